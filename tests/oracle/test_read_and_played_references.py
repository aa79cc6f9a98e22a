"""Phrases that are read, and then played: what "that creature", "that player" and "it" stand for."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, KILL, OX, PEEK
from tests.harness.compiled import made

# --- what this is attached to -----------------------------------------------------------------------------------------
GRUDGE = made(
    "Odd Grudge {B}",
    "Enchantment — Aura",
    "Enchant creature",
    "Whenever enchanted creature becomes tapped, this Aura deals 3 damage to that creature's controller.",
)
ROT = made(
    "Odd Rot {B}",
    "Enchantment — Aura",
    "Enchant creature",
    "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on that creature.",
)
RETURN = made(
    "Odd Return {W}",
    "Enchantment — Aura",
    "Enchant creature",
    "When enchanted creature dies, return that card to the battlefield under its owner's control. "
    "Return this Aura to the battlefield attached to that creature at the beginning of the next end step.",
)


@cr("603.2", "303.4")
def test_that_creature_is_the_enchanted_one_that_the_event_is_about() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": [GRUDGE]})
    scene.play(A, "Cast Odd Grudge", "Bear")
    scene.until("declare attackers", attack=["Bear"]).settle()
    assert scene.life(A) == 17


@cr("503.1a")
def test_that_creature_is_the_enchanted_one_whose_controller_has_an_upkeep() -> None:
    scene = Scene({"hand": [ROT], "library": ["Forest"] * 3}, {"battlefield": [BEAR], "library": ["Forest"] * 3})
    scene.play(A, "Cast Odd Rot", "Bear")
    scene.next_turn()
    scene.settle()
    assert scene.size("Bear") == (1, 1)


@cr("400.7", "603.7")
def test_an_aura_comes_back_to_the_creature_that_came_back() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": [RETURN, KILL]})
    scene.play(A, "Cast Odd Return", "Bear")
    scene.play(A, "Cast Kill", "Bear")
    assert scene.names("battlefield", A) == ["Bear"]
    scene.until("end").settle()
    assert sorted(scene.names("battlefield", A)) == ["Bear", "Odd Return"]
    assert scene.one("Odd Return").attached == scene.one("Bear").id


# --- what was manifested ----------------------------------------------------------------------------------------------
@cr("701.40a", "608.2c")
def test_counters_are_put_on_what_was_manifested() -> None:
    call = made("Odd Call {G}", "Sorcery", "Manifest the top card of your library, then put two +1/+1 counters on it.")
    scene = Scene({"hand": [call], "library": [OX, CAT]})
    scene.play(A, "Cast Odd Call")
    (down,) = [obj for obj in scene.st.objs.values() if obj.counters]
    assert down.counters == {"+1/+1": 2}


@cr("701.62a", "301.5b")
def test_an_equipment_is_attached_to_what_was_manifested() -> None:
    hood = made(
        "Odd Hood {2}",
        "Artifact — Equipment",
        "When this Equipment enters, manifest dread, then attach this Equipment to that creature.",
        "Equipped creature gets +2/+0.",
        "Equip {2}",
    )
    scene = Scene({"hand": [hood], "library": [OX, CAT]})
    scene.play(A, "Cast Odd Hood", "Ox")
    host = scene.st.objs[scene.one("Odd Hood").attached]
    assert host.face_down


# --- players ----------------------------------------------------------------------------------------------------------
@cr("608.2c")
def test_that_player_is_the_target_of_what_is_done_instead() -> None:
    cloud = made(
        "Odd Cloud {B}",
        "Sorcery",
        "Kicker {1}",
        "Target player discards a card. If this spell was kicked, that player discards two cards instead.",
    )
    for answers, left in ((("No", "B", "Bear"), 2), (("Yes", "B", "Bear", "Ox"), 1)):
        scene = Scene({"hand": [cloud]}, {"hand": [BEAR, OX, CAT]})
        scene.play(A, "Cast Odd Cloud", *answers)
        assert len(scene.names("hand", B)) == left


@cr("109.5", "404.1")
def test_that_player_owns_the_graveyard() -> None:
    theft = made(
        "Odd Theft {B}",
        "Sorcery",
        "Put target creature card from an opponent's graveyard onto the battlefield under your control. "
        "Then that player mills two cards.",
    )
    scene = Scene({"hand": [theft], "library": ["Forest"] * 4}, {"graveyard": [BEAR], "library": ["Forest"] * 4})
    scene.play(A, "Cast Odd Theft", "Bear")
    assert scene.chars("Bear").controller == A
    assert len(scene.names("graveyard", B)) == 2


@cr("608.2c", "701.21")
def test_if_they_do_asks_whether_a_creature_was_sacrificed() -> None:
    edict = made("Odd Edict {B}", "Sorcery", "Target opponent sacrifices a creature. If they do, they lose 2 life.")
    for creatures, life in (([BEAR], 18), ([], 20)):
        scene = Scene({"hand": [edict]}, {"battlefield": creatures})
        scene.play(A, "Cast Odd Edict")
        assert scene.life(B) == life


# --- it ----------------------------------------------------------------------------------------------------------------
@cr("707.2", "608.2c")
def test_it_is_the_token_and_not_what_was_copied() -> None:
    twin = made(
        "Odd Twin {R}",
        "Sorcery",
        "Create a token that's a copy of target creature. It gains haste. "
        "Sacrifice it at the beginning of the next end step.",
    )
    scene = Scene({"battlefield": [BEAR], "hand": [twin]})
    scene.play(A, "Cast Odd Twin", "Bear")
    assert len(scene.names("battlefield", A)) == 2
    scene.until("end").settle()
    (left,) = [obj for obj in scene.st.objs.values() if obj.zone == 4]
    assert not left.token


@cr("707.9b", "205.4d")
def test_a_copy_is_made_whether_or_not_the_original_is_legendary() -> None:
    forge = made(
        "Odd Forge {2}",
        "Sorcery",
        "Create a token that's a copy of target creature you control, except the token isn't legendary if that creature "
        "is legendary.",
    )
    scene = Scene({"battlefield": [BEAR], "hand": [forge]})
    scene.play(A, "Cast Odd Forge", "Bear")
    assert len(scene.names("battlefield", A)) == 2


@cr("509.1c")
def test_a_creature_blocks_the_attacker_and_not_itself() -> None:
    lure = made(
        "Odd Lure {2}{G}",
        "Creature — Beast",
        "Whenever this creature attacks, target creature defending player controls blocks it this combat if able.",
        "4/4",
    )
    scene = Scene({"battlefield": [lure]}, {"battlefield": [BEAR, OX]})
    scene.until("declare attackers", 0, "Bear", attack=["Odd Lure"]).settle()
    scene.until("end of combat", block={"Bear": "Odd Lure"})
    assert "Bear" in scene.names("graveyard", B)


# --- groups -----------------------------------------------------------------------------------------------------------
@cr("608.2c")
def test_those_creatures_get_more_instead() -> None:
    unity = made(
        "Odd Unity {W}",
        "Instant",
        "Kicker {1}",
        "Creatures you control get +1/+1 until end of turn. If this spell was kicked, those creatures get +3/+3 until end "
        "of turn instead.",
    )
    for answer, size in (("No", (3, 3)), ("Yes", (5, 5))):
        scene = Scene({"battlefield": [BEAR], "hand": [unity]}, {"battlefield": [OX]})
        scene.play(A, "Cast Odd Unity", answer)
        assert scene.size("Bear") == size
        assert scene.size("Ox") == (1, 4)


@cr("508.3d")
def test_those_creatures_are_the_attackers_that_fit() -> None:
    flag = made(
        "Odd Flag {1}",
        "Artifact",
        "Whenever one or more Cats you control attack, draw that many cards. Those creatures get +2/+0 until end of turn.",
    )
    scene = Scene({"battlefield": [flag, CAT, BEAR], "library": [OX] * 3})
    before = len(scene.names("hand", A))
    scene.until("declare attackers", attack=["Cat", "Bear"]).settle()
    assert len(scene.names("hand", A)) == before + 1
    assert scene.size("Cat") == (3, 1)
    assert scene.size("Bear") == (2, 2)


@cr("701.20a", "101.4")
def test_each_player_reveals_and_all_the_cards_count() -> None:
    parley = made(
        "Odd Parley {1}",
        "Sorcery",
        "Each player reveals the top card of their library. For each nonland card revealed this way, you gain 2 life.",
    )
    scene = Scene({"hand": [parley], "library": [OX]}, {"library": [BEAR]})
    scene.play(A, "Cast Odd Parley")
    assert scene.life(A) == 24


@cr("701.9", "608.2c")
def test_cards_of_a_hand_that_was_discarded_this_way_count() -> None:
    rage = made(
        "Odd Rage {1}", "Sorcery", "Discard your hand. Each opponent loses 1 life for each card discarded this way."
    )
    scene = Scene({"hand": [rage, OX, CAT]})
    scene.play(A, "Cast Odd Rage")
    assert scene.life(B) == 18


@cr("118.8", "701.20a")
def test_the_revealed_card_is_the_one_that_the_cost_was_paid_with() -> None:
    destiny = made(
        "Odd Destiny {1}",
        "Instant",
        "As an additional cost to cast this spell, reveal a creature card from your hand.",
        "You gain life equal to the revealed card's mana value.",
    )
    scene = Scene({"hand": [destiny, BEAR, CAT]})
    scene.play(A, "Cast Odd Destiny", "Bear")
    assert scene.life(A) == 22


@cr("603.6a", "400.7")
def test_a_creature_that_enters_from_your_graveyard() -> None:
    devil = made(
        "Odd Devil {1}",
        "Creature — Devil",
        "Whenever this creature or another creature enters from your graveyard, that creature deals damage equal to its power "
        "to any target.",
        "3/3",
    )
    wake = made("Odd Wake {1}", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    scene = Scene({"battlefield": [devil], "hand": [wake], "graveyard": [BEAR]})
    scene.play(A, "Cast Odd Wake", "B")
    assert scene.life(B) == 18


@cr("903.8", "707.10")
def test_a_spell_is_copied_for_each_time_the_commander_was_cast() -> None:
    storm = made(
        "Odd Storm {U}",
        "Sorcery",
        "When you cast this spell, copy it for each time you've cast your commander from the command zone this game.",
        "You gain 2 life.",
    )
    scene = Scene({"hand": [storm, PEEK]})
    scene.play(A, "Cast Odd Storm")
    scene.resolve_all()
    assert scene.life(A) == 22


# --- said once for several, or about one alone ------------------------------------------------------------------------------
@cr("115.1", "601.2c")
def test_where_several_targets_are_is_said_once() -> None:
    dig = made(
        "Odd Dig {1}",
        "Sorcery",
        "Return up to one target creature card and up to one target land card from your graveyard to your hand.",
    )
    scene = Scene({"hand": [dig], "graveyard": [BEAR, "Forest"]})
    scene.play(A, "Cast Odd Dig", "Bear", "Forest")
    assert {"Bear", "Forest"} <= set(scene.names("hand", A))


@cr("205.4c", "701.23b")
def test_a_gate_need_not_be_basic() -> None:
    gate = made("Odd Gate", "Land — Gate", "{T}: Add {G}.")
    path = made(
        "Odd Path {1}",
        "Sorcery",
        "Search your library for a basic land card or Gate card, put it into your hand, then shuffle.",
    )
    scene = Scene({"hand": [path], "library": [gate, OX]})
    scene.play(A, "Cast Odd Path", "Odd Gate")
    assert "Odd Gate" in scene.names("hand", A)


@cr("702.138a")
def test_an_instant_that_escapes_is_not_one_of_the_other_cards() -> None:
    ghost = made(
        "Odd Ghost {1}", "Sorcery", "You gain 1 life.", "Escape—{1}, Exile two other cards from your graveyard."
    )
    scene = Scene({"graveyard": [ghost, BEAR]})
    assert not any("Odd Ghost" in option for option in scene.options(A))
    scene = Scene({"graveyard": [ghost, BEAR, OX]})
    assert any("Odd Ghost" in option for option in scene.options(A))


@cr("603.12", "122.6")
def test_when_you_do_after_counters() -> None:
    guard = made(
        "Odd Guard {1}",
        "Creature — Human",
        "Whenever this creature attacks, put a +1/+1 counter on it. When you do, this creature deals 2 damage to target "
        "creature defending player controls.",
        "1/1",
    )
    scene = Scene({"battlefield": [guard]}, {"battlefield": [BEAR]})
    scene.until("declare attackers", attack=["Odd Guard"]).settle()
    assert "Bear" in scene.names("graveyard", B)


@cr("603.7", "608.2c")
def test_if_you_do_of_a_later_instruction() -> None:
    embrace = made(
        "Odd Embrace {1}",
        "Sorcery",
        "Gain control of target creature. At the beginning of the next end step, sacrifice it. If you do, you gain life equal "
        "to its toughness.",
    )
    scene = Scene({"hand": [embrace]}, {"battlefield": [OX]})
    scene.play(A, "Cast Odd Embrace", "Ox")
    scene.until("end").settle()
    assert scene.life(A) == 24


@cr("120.3", "608.2c")
def test_that_creature_is_the_one_that_has_this_name() -> None:
    venom = made(
        "Odd Venom {1}",
        "Creature — Snake",
        "Whenever a Snake you control deals combat damage to a creature, tap that creature. It doesn't untap during its "
        "controller's next untap step.",
        "1/5",
    )
    scene = Scene({"battlefield": [venom]}, {"battlefield": [OX]})
    scene.until("declare attackers", attack=["Odd Venom"])
    scene.until("end of combat", block={"Ox": "Odd Venom"})
    assert scene.one("Ox").tapped
    assert scene.one("Odd Venom").tapped  # it attacked


@cr("509.3c")
def test_one_or_more_blockers_are_noticed_once() -> None:
    mare = made(
        "Odd Mare {1}",
        "Creature — Horse",
        "Whenever this creature becomes blocked by one or more white creatures, you gain 1 life.",
        "4/4",
    )
    scene = Scene({"battlefield": [mare]}, {"battlefield": [OX, CAT]})
    scene.until("declare attackers", attack=["Odd Mare"])
    scene.until("declare blockers", block={"Ox": "Odd Mare", "Cat": "Odd Mare"}).settle()
    assert scene.life(A) == 21


@cr("406.1", "608.2c")
def test_cards_of_a_whole_graveyard_that_were_exiled() -> None:
    sweep = made(
        "Odd Sweep {1}",
        "Sorcery",
        "Exile target opponent's graveyard. For each creature card exiled this way, you gain 3 life.",
    )
    scene = Scene({"hand": [sweep]}, {"graveyard": [BEAR, OX, "Forest"]})
    scene.play(A, "Cast Odd Sweep")
    assert scene.life(A) == 26
