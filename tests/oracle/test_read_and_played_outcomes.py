"""What follows from how an instruction turned out, read and then played: reflexive triggers of one outcome, the rest that is
sacrificed, effects that last as long as a counter, permissions for owners, other opponents."""

from __future__ import annotations

import pytest

from inset.kernel import types as t
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, OX
from tests.harness.compiled import declined, made


@cr("603.12", "608.2c")
@pytest.mark.parametrize(("card", "damage"), [("Grizzly Bears", 2), ("Forest", 0)])
def test_one_outcome_of_a_discard_triggers(card: str, damage: int) -> None:
    wit = made(
        "Wit {R}",
        "Sorcery",
        "Draw a card, then discard a card. When you discard a nonland card this way, Wit deals damage equal to that card's mana "
        "value to target creature.",
    )
    scene = Scene({"hand": [wit, card], "library": ["Island"]}, {"battlefield": [OX]})
    scene.play(A, "Cast Wit", card, *(["Ox"] if damage else []))
    assert scene.one("Ox").damage == damage


@cr("101.4", "701.21a")
def test_all_choose_what_they_keep_before_anything_is_sacrificed() -> None:
    cull = made("Cull {W}", "Sorcery", "Each player chooses a creature they control, then sacrifices the rest.")
    scene = Scene({"hand": [cull], "battlefield": [BEAR, CAT]}, {"battlefield": [OX, BEAR]})
    scene.play(A, "Cast Cull", "Cat", "Ox")
    assert scene.names("battlefield", A) == ["Cat"] and scene.names("battlefield", B) == ["Ox"]


@cr("611.2b", "508.1c")
def test_each_of_several_is_bound_as_long_as_it_has_its_counter() -> None:
    oath = made(
        "Oath {W}",
        "Sorcery",
        "Each player puts a vow counter on a creature they control and sacrifices the rest. Each of those creatures can't attack "
        "you or planeswalkers you control for as long as it has a vow counter on it.",
    )
    scene = Scene({"hand": [oath], "battlefield": [CAT]}, {"battlefield": [OX, BEAR]})
    scene.play(A, "Cast Oath", "Ox")
    assert scene.names("battlefield", B) == ["Ox"] and scene.one("Ox").counters == {"vow": 1}
    scene.next_turn()
    assert not any("Ox" in option for option in scene.options(B) if "ttack" in option)


@cr("611.2b", "613.4b")
def test_a_size_lasts_as_long_as_a_counter() -> None:
    charm = made(
        "Plume {W}",
        "Sorcery",
        "Put a feather counter on target creature. That creature has base power and toughness 3/1 and has flying for as long as "
        "it has a feather counter on it.",
    )
    wipe = made("Wipe {W}", "Sorcery", "Remove all counters from target creature.")
    scene = Scene({"hand": [charm, wipe]}, {"battlefield": [OX]})
    before = scene.size("Ox")
    scene.play(A, "Cast Plume", "Ox")
    assert scene.size("Ox") == (3, 1)
    scene.play(A, "Cast Wipe", "Ox")
    assert scene.size("Ox") == before


@cr("603.7", "603.10d")
def test_control_that_is_lost_again_triggers() -> None:
    lure = made(
        "Lure {U}",
        "Instant",
        "Gain control of target creature an opponent controls until end of turn. When you lose control of the creature, tap it.",
    )
    scene = Scene({"hand": [lure]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Lure", "Bear")
    assert scene.names("battlefield", A) == ["Bear"] and not scene.one("Bear").tapped
    scene.next_turn()
    assert scene.names("battlefield", B) == ["Bear"]


@cr("608.2c")
@pytest.mark.parametrize(("card", "life"), [("Ornithopter", 23), ("Forest", 20)])
def test_it_is_asked_what_was_put_into_the_hand(card: str, life: int) -> None:
    courier = made(
        "Pick {W}",
        "Sorcery",
        "Reveal the top two cards of your library. Put one of them into your hand and the other into your graveyard. If you put "
        "an artifact card into your hand this way, you gain 3 life.",
    )
    scene = Scene({"hand": [courier], "library": ["Ornithopter", "Forest", "Island"]})
    scene.play(A, "Cast Pick", card)
    assert scene.life(A) == life and scene.names("hand", A) == [card]


@cr("608.2c")
def test_nothing_was_put_into_the_hand() -> None:
    look = made(
        "Peer {G}",
        "Sorcery",
        "Look at the top two cards of your library. You may reveal a creature card from among them and put it into your hand. "
        "Put the rest on the bottom of your library in a random order. If you didn't put a card into your hand this way, you "
        "gain 4 life.",
    )
    scene = Scene({"hand": [look], "library": ["Forest", "Island", "Swamp"]})
    assert scene.play(A, "Cast Peer").life(A) == 24
    taken = Scene({"hand": [look], "library": ["Grizzly Bears", "Island", "Swamp"]})
    taken.play(A, "Cast Peer", "Yes", "Grizzly Bears")
    assert taken.life(A) == 20 and taken.names("hand", A) == ["Grizzly Bears"]


@cr("701.20a", "608.2d")
def test_cards_revealed_from_a_hand_are_counted() -> None:
    scent = made(
        "Whiff {B}",
        "Instant",
        "Reveal any number of green cards in your hand. You gain 2 life for each card revealed this way.",
    )
    scene = Scene({"hand": [scent, "Grizzly Bears", "Grizzly Bears", BOLT]})
    scene.play(A, "Cast Whiff", "Grizzly Bears", "Grizzly Bears", "Done")
    assert scene.life(A) == 24


@cr("608.2c", "608.2d")
@pytest.mark.parametrize(("card", "size"), [("Grizzly Bears", (3, 3)), ("Forest", (2, 2))])
def test_a_card_that_was_looked_at_is_revealed(card: str, size: tuple[int, int]) -> None:
    kin = made(
        "Kinfolk {G}",
        "Creature — Bear",
        "{1}: You may look at the top card of your library. If it shares a creature type with this creature, you may reveal it. "
        "If you do, put a +1/+1 counter on this creature.",
        "2/2",
    )
    scene = Scene({"battlefield": [kin], "library": [card, "Island"]})
    scene.play(A, "Kinfolk: {1}", "Yes", *(["Yes"] if size == (3, 3) else []))
    assert scene.size("Kinfolk") == size


@cr("601.3", "601.2f")
def test_the_owner_may_play_it_at_a_higher_cost() -> None:
    gaol = made(
        "Gaol {W}",
        "Sorcery",
        "Exile target nonland permanent. For as long as that card remains exiled, its owner may play it. A spell cast this way "
        "costs {2} more to cast.",
    )
    for lands, castable in ((3, False), (4, True)):
        scene = Scene({"hand": [gaol]}, {"battlefield": ["Grizzly Bears", *["Forest"] * lands], "mana": ""})
        scene.play(A, "Cast Gaol", "Grizzly Bears")
        assert scene.zone("Grizzly Bears") == "exile"
        assert not any("Grizzly Bears" in option for option in scene.options(A))
        scene.next_turn()
        assert any("Cast Grizzly Bears" in option for option in scene.options(B)) is castable
    assert declined("Draw a card. A spell cast this way costs {2} more to cast.")


@cr("118.12", "701.9a")
def test_one_thing_or_another_is_given_up() -> None:
    bargain = made(
        "Barter {R}", "Sorcery", "You may sacrifice an artifact or discard a card. If you do, you gain 2 life."
    )
    scene = Scene({"hand": [bargain, BEAR], "battlefield": ["Ornithopter"]})
    scene.play(A, "Cast Barter", "Yes", "Discard a card", "Bear")
    assert scene.life(A) == 22 and scene.names("hand", A) == [] and scene.zone("Ornithopter") == "battlefield"


@cr("702.185c")
def test_a_spell_that_was_cast_for_its_warp_cost() -> None:
    late = made("Late Ship {5}{R}", "Creature — Robot", "Warp {R}", "3/3")
    rift = made(
        "Rift {R}",
        "Sorcery",
        "If a nonland permanent left the battlefield this turn or a spell was warped this turn, you gain 3 life.",
    )
    scene = Scene({"hand": [late, rift], "battlefield": ["Mountain"] * 3})
    scene.play(A, "Cast Late Ship {R} with warp")
    scene.play(A, "Cast Rift")
    assert scene.life(A) == 23
    assert Scene({"hand": [rift, BEAR]}).play(A, "Cast Bear").play(A, "Cast Rift").life(A) == 20


@cr("102.3", "608.2c")
def test_other_opponents_share_the_harm() -> None:
    hydra = made(
        "Many Heads {G}",
        "Creature — Hydra",
        "{1}: This creature deals 3 damage to target opponent.",
        "Whenever this creature deals damage to an opponent, each other opponent loses that much life.",
        "3/3",
    )
    scene = Scene({"battlefield": [hydra]}, {}, {})
    scene.play(A, "Many Heads: {1}", "B")
    assert [scene.life(player) for player in range(3)] == [20, 17, 17]


@cr("118.9", "601.2b")
def test_another_cost_is_offered_for_spells_of_a_kind() -> None:
    storm = made("Roof {5}", "Enchantment", "You may pay {0} rather than pay the mana cost for Bear spells you cast.")
    scene = Scene.exactly({"hand": ["Grizzly Bears"], "battlefield": [storm]})
    assert any("Grizzly Bears" in option for option in scene.options(A))
    bare = Scene.exactly({"hand": ["Grizzly Bears"]})
    assert not any("Grizzly Bears" in option for option in bare.options(A))


@cr("707.4", "611.2a")
def test_a_copy_for_a_while() -> None:
    mimic = made(
        "Mimic {U}",
        "Creature — Shapeshifter",
        "{1}: Until end of turn, Mimic becomes a copy of target creature.",
        "0/4",
    )
    scene = Scene({"battlefield": [mimic, OX]})
    scene.play(A, "Mimic: {1}", "Ox")
    assert scene.names("battlefield", A) == ["Ox", "Ox"]
    scene.next_turn()
    assert sorted(scene.names("battlefield", A)) == ["Mimic", "Ox"]


@cr("511.2", "509.1h")
def test_at_end_of_combat_those_that_blocked_are_destroyed() -> None:
    frost = made(
        "Frost Beast {G}",
        "Creature — Beast",
        "At end of combat, destroy all creatures blocking or blocked by this creature.",
        "1/5",
    )
    scene = Scene({"battlefield": [frost]}, {"battlefield": [OX]})
    scene.until(t.POSTCOMBAT_MAIN, attack=["Frost Beast"], block={"Ox": "Frost Beast"})
    assert scene.zone("Ox") == "graveyard"
