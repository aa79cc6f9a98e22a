"""What is repeated, done for each of those, or by each of several targets; two targets that are spoken of: read and played."""

from __future__ import annotations

import pytest

from inset.kernel.types import END_COMBAT
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import declined, made


@cr("608.2c")
def test_a_process_is_repeated_so_often() -> None:
    drip = made("Drip {B}", "Sorcery", "You gain 1 life. Repeat this process two more times.")
    scene = Scene({"hand": [drip]})
    scene.play(A, "Cast Drip")
    assert scene.life(A) == 23


@cr("608.2d")
def test_a_process_is_repeated_as_often_as_you_like() -> None:
    dig = made("Dig {B}", "Sorcery", "Draw a card. You lose 1 life. You may repeat this process any number of times.")
    scene = Scene({"hand": [dig], "library": ["Forest"] * 9})
    scene.play(A, "Cast Dig", "Yes", "Yes", "No")
    assert scene.count(A, "hand") == 3 and scene.life(A) == 17


@cr("608.2c", "701.30d")
@pytest.mark.parametrize(("card", "life"), [("Forest", 18), ("Grizzly Bears", 16)])
def test_a_process_is_repeated_while_a_clash_is_won(card: str, life: int) -> None:
    greed = made(
        "Wager {B}", "Sorcery", "You lose 2 life, then clash with an opponent. If you win, repeat this process."
    )
    scene = Scene({"hand": [greed], "library": [card, "Forest", "Forest"]}, {"library": ["Forest"] * 4})
    scene.play(A, "Cast Wager", "Yes", "No", "No", "No")
    assert scene.life(A) == life


@cr("701.14a")
def test_two_targets_fight_each_other() -> None:
    brawl = made(
        "Scrap {G}",
        "Sorcery",
        "Choose target creature you control and target creature you don't control. Put a +1/+1 counter on the creature you "
        "control. Then those creatures fight each other.",
    )
    scene = Scene({"hand": [brawl], "battlefield": ["Grizzly Bears"]}, {"battlefield": ["Serra Angel"]})
    scene.play(A, "Cast Scrap", "Grizzly Bears", "Serra Angel")
    assert scene.one("Serra Angel").damage == 3 and scene.zone("Grizzly Bears") == "graveyard"


@cr("601.2c", "115.1")
def test_targets_controlled_by_different_players() -> None:
    part = made(
        "Part {U}", "Instant", "Choose two target creatures controlled by different players. Tap those creatures."
    )
    scene = Scene(
        {"hand": [part], "battlefield": ["Grizzly Bears", "Llanowar Elves"]}, {"battlefield": ["Serra Angel"]}
    )
    scene.do(A, "Cast Part", "Grizzly Bears")
    assert not any("Llanowar" in words for words in scene.words())
    scene.settle("Serra Angel")
    assert scene.one("Grizzly Bears").tapped and scene.one("Serra Angel").tapped


@cr("608.2h", "608.2c")
def test_for_each_of_those_that_were_destroyed() -> None:
    exchange = made(
        "Exchange {W}",
        "Sorcery",
        "Destroy up to two target creatures. For each of those creatures, its controller creates a 3/3 green Beast creature "
        "token.",
    )
    scene = Scene({"hand": [exchange], "battlefield": [BEAR]}, {"battlefield": ["Serra Angel"]})
    scene.play(A, "Cast Exchange", "Bear", "Serra Angel")
    assert [scene.count(player, "battlefield") for player in (A, B)] == [1, 1]


@cr("707.2", "603.7")
def test_copies_of_each_of_them_are_those_tokens() -> None:
    mirror = made(
        "Mirror {R}",
        "Sorcery",
        "Choose any number of target creatures. For each of them, create a token that's a copy of that creature. Those tokens "
        "gain haste. Exile them at the beginning of the next end step.",
    )
    scene = Scene({"hand": [mirror]}, {"battlefield": [BEAR, "Grizzly Bears"], "library": ["Forest"] * 3})
    scene.play(A, "Cast Mirror", "Grizzly Bears", "Bear")
    assert scene.sorted_names("battlefield", A) == ["Bear", "Grizzly Bears"]
    scene.next_turn()
    assert scene.names("battlefield", A) == []


@cr("608.2c")
def test_each_of_several_target_players_counts_their_own() -> None:
    drown = made(
        "Drown {U}",
        "Sorcery",
        "Any number of target players each mill cards equal to the number of cards in their hand.",
    )
    mine = {"hand": [drown, "Forest"], "library": ["Island"] * 9}
    scene = Scene(mine, {"hand": ["Forest"] * 3, "library": ["Island"] * 9})
    scene.play(A, "Cast Drown", "A", "B", "Done")
    assert [scene.names("graveyard", player).count("Island") for player in (A, B)] == [1, 3]


@cr("121.2", "608.2c")
def test_that_many_is_as_many_as_were_discarded_not_as_much_as_was_dealt() -> None:
    shocker = made(
        "Shock Beetle {R}",
        "Creature — Insect",
        "Whenever Shock Beetle deals combat damage to a player, that player discards all the cards in their hand, then draws "
        "that many cards.",
        "1/1",
    )
    scene = Scene({"battlefield": [shocker]}, {"hand": ["Forest"] * 3, "library": ["Island"] * 9})
    scene.until(END_COMBAT, attack=["Shock Beetle"])
    assert scene.names("hand", B) == ["Island"] * 3


@cr("608.2d")
def test_creatures_of_a_type_that_is_chosen_as_it_resolves() -> None:
    cull = made("Cull {B}", "Sorcery", "Destroy all creatures of the creature type of your choice.")
    scene = Scene({"hand": [cull], "battlefield": ["Grizzly Bears"]}, {"battlefield": ["Llanowar Elves"]})
    scene.play(A, "Cast Cull", "Elf")
    assert scene.zone("Llanowar Elves") == "graveyard" and scene.zone("Grizzly Bears") == "battlefield"
    assert declined("Tap target creature of the creature type of your choice.")


@cr("615.12")
def test_damage_that_can_not_be_prevented() -> None:
    sure = made("Sure Bolt {R}", "Instant", "Sure Bolt deals 3 damage to any target. The damage can't be prevented.")
    fog = made("Shelter {W}", "Instant", "Prevent the next 9 damage that would be dealt to any target this turn.")
    scene = Scene({"hand": [sure, fog, "Lightning Bolt"]})
    scene.play(A, "Cast Shelter", "B")
    scene.play(A, "Cast Sure Bolt", "B")
    assert scene.life(B) == 17
    scene.play(A, "Cast Lightning Bolt", "B")
    assert scene.life(B) == 17


@cr("611.2c", "502.3")
def test_permanents_that_come_later_do_not_untap_either() -> None:
    weary = made("Weary {U}", "Sorcery", "Creatures target opponent controls don't untap during their next untap step.")
    scene = Scene(
        {"hand": [weary], "library": ["Forest"] * 5},
        {"battlefield": [(BEAR, {"tapped": True})], "library": ["Forest"] * 5},
    )
    scene.play(A, "Cast Weary", "B")
    scene.next_turn()
    assert scene.one("Bear").tapped
    scene.next_turn().next_turn()
    assert not scene.one("Bear").tapped


@cr("101.4", "608.2c")
def test_each_player_puts_a_card_of_their_own_onto_the_battlefield() -> None:
    dig = made(
        "Unearthing {B}", "Sorcery", "Each player puts a creature card from their graveyard onto the battlefield."
    )
    scene = Scene({"hand": [dig], "graveyard": [BEAR]}, {"graveyard": ["Serra Angel", "Grizzly Bears"]})
    scene.play(A, "Cast Unearthing", "Serra Angel")
    assert scene.names("battlefield", A) == ["Bear"] and scene.names("battlefield", B) == ["Serra Angel"]


@cr("701.24a")
def test_a_player_shuffles_target_cards_of_theirs_into_their_library() -> None:
    forget = made(
        "Forget {U}",
        "Instant",
        "Target player shuffles up to two target cards from their graveyard into their library.",
    )
    scene = Scene({"hand": [forget], "graveyard": ["Forest"]}, {"graveyard": ["Island", "Swamp", "Plains"]})
    scene.do(A, "Cast Forget", "B")
    assert not any("Forest" in words for words in scene.words())
    scene.settle("Island", "Swamp")
    assert scene.names("graveyard", B) == ["Plains"]


@cr("702.143d")
@pytest.mark.parametrize("foretold", [True, False])
def test_it_is_asked_whether_the_spell_was_foretold(foretold: bool) -> None:
    omen = made("Portent {U}", "Sorcery", "You gain 1 life. If this spell was foretold, you gain 5 life.\nForetell {U}")
    scene = Scene({"hand": [omen], "library": ["Forest"] * 5}, {"library": ["Forest"] * 5})
    if foretold:
        scene.do(A, "Foretell")
        scene.next_turn().next_turn()
    scene.play(A, "Cast Portent")
    assert scene.life(A) == (26 if foretold else 21)
