"""Votes that lead to other planes, piles, sides that players take, and players who decide for others."""

from __future__ import annotations

from typing import Any

from inset.kernel.types import ARTIFACT, CREATURE
from inset.language.effects import BecomeMonarch, ExtraTurn
from inset.language.keywords import DEATHTOUCH
from inset.language.words.kinds import instant
from inset.language.words.nouns import you
from tests.cards.tries import counters, duel
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, CUB, ELVES, FORK, GIANT, KILL, MAGE

NAMES = ("Ann", "Bob", "Cid")
AGAIN = instant("Again", "{U}", ExtraTurn(you))
CROWN = instant("Crown", "{W}", BecomeMonarch(you))


def three(*rows: dict[str, Any]) -> Scene:
    return Scene(*rows, names=NAMES)


def pass_to_combat(scene: Scene) -> Scene:
    while scene.asked() == "priority":
        scene.choose("Pass")
    return scene


def decider(scene: Scene) -> int:
    assert scene.game.decision is not None
    return scene.game.decision.player


def asked_about(scene: Scene) -> str:
    assert scene.game.decision is not None
    return scene.st.objs[scene.game.decision.subject].definition.name


@cr("701.31a", "901.3")
def test_nothing_of_planechase_happens_in_other_games() -> None:
    scene = duel(mine=["Fractured Powerstone", "Fractured Powerstone"], ann={"mana": ""}).play(
        A, "Fractured Powerstone: {T}: Roll"
    )
    assert scene.lives == (20, 20) and scene.st.stack == ()
    ann = {"library": ["Opt"] * 4}
    scene = duel(["Path of the Enigma"], ann=ann).play(A, "Cast Path", "Ann", "planeswalk", "chaos")
    assert scene.count(A, "hand") == 4


def test_path_of_the_schemer_makes_an_artifact_of_what_it_returns() -> None:
    bob = {"library": [ANGEL, "Shock"]}
    scene = duel(["Path of the Schemer"], ann={"library": ["Opt"] * 2}, bob=bob)
    scene.play(A, "Cast Path", ANGEL, "chaos", "chaos")
    assert scene.names("battlefield", A) == [ANGEL] and scene.chars(ANGEL).types == ARTIFACT | CREATURE


def test_knights_of_the_black_rose_drain_who_takes_the_crown() -> None:
    scene = duel(mine=["Knights of the Black Rose"], hand=[CROWN], bob={"hand": [CROWN], "mana": "{W}{W}"})
    scene.play(A, "Cast Crown").play(B, "Cast Crown")
    assert scene.lives == (20, 20)
    scene = duel(["Knights of the Black Rose"], bob={"hand": [CROWN], "mana": "{W}{W}"}).play(A, "Cast Knights")
    scene.next_turn().play(B, "Cast Crown")
    assert scene.lives == (22, 18)


@cr("500.7", "614.10")
def test_stranglehold_takes_extra_turns_from_opponents() -> None:
    scene = duel(theirs=["Stranglehold"], hand=[AGAIN]).play(A, "Cast Again").next_turn()
    assert (scene.st.active == B and scene.st.extra_turns == ()) or scene.st.active == B
    assert scene.next_turn().st.active == A
    scene = duel(mine=["Stranglehold"], hand=[AGAIN]).play(A, "Cast Again").next_turn()
    assert scene.st.active == A


@cr("723.1")
def test_cruel_entertainment_swaps_the_deciders() -> None:
    scene = three({"hand": ["Cruel Entertainment"]}, {}, {}).play(A, "Cast Cruel", "Bob", "Cid")
    assert scene.next_turn().st.players[B].controlled_by == C
    assert scene.next_turn().st.players[C].controlled_by == B
    scene = three({"hand": ["Cruel Entertainment"]}, {}, {}).do(A, "Cast Cruel", "Bob")
    assert scene.words() == ["Ann", "Cid"]


@cr("700.3a")
def test_make_an_example_lets_all_separate_before_a_pile_is_chosen() -> None:
    rows: list[dict[str, Any]] = [
        {"hand": ["Make an Example"], "battlefield": [CUB]},
        {"battlefield": [BEARS, GIANT]},
        {"battlefield": [ANGEL]},
    ]
    scene = three(*rows).play(A, "Cast Make", GIANT, 0, 1)
    assert sorted(scene.names("battlefield")) == ["Cub", GIANT, ANGEL]


def test_whims_of_the_fates_takes_one_of_three_piles() -> None:
    scene = duel(["Whims of the Fates"], [BEARS, GIANT, "Forest"], [ANGEL])
    scene.play(A, "Cast Whims", BEARS, "Done", GIANT, "Done", "Done", "Done")
    assert scene.count(A, "battlefield") == 2 and scene.count(B, "battlefield") in (0, 1)


@cr("120.3d")
def test_everlasting_torment_makes_all_damage_wither() -> None:
    scene = duel([BOLT], ["Everlasting Torment"], [ANGEL]).play(A, "Cast Bolt", ANGEL)
    assert counters(scene, ANGEL, "-1/-1") == 3 and scene.size(ANGEL) == (1, 1) and scene.one(ANGEL).damage == 0


@cr("508.4", "506.4")
def test_tahngarth_joins_an_opponents_attack() -> None:
    tahngarth = {"card": "Tahngarth, First Mate", "tapped": True}
    scene = three({"battlefield": [tahngarth]}, {"battlefield": [BEARS]}, {}).next_turn()
    pass_to_combat(scene).choose("Attack Cid").settle("Yes")
    assert scene.chars("Tahngarth, First Mate").controller == B
    while scene.st.turn == 2 and scene.asked() == "priority":
        scene.choose("Pass")
    assert scene.lives == (20, 20, 13) and scene.chars("Tahngarth, First Mate").controller == A


def test_boreas_charger_finds_the_difference() -> None:
    ann = {"library": ["Plains", "Plains", "Plains", "Opt"]}
    scene = duel([KILL], ["Boreas Charger", "Forest"], ["Swamp"] * 3, ann=ann)
    scene.play(A, "Cast Kill", "Boreas", "Bob", "Plains", "Plains", "Plains", "Plains")
    assert scene.names("battlefield", A) == ["Forest", "Plains"] and scene.sorted_names("hand") == ["Plains"]
    scene = duel([KILL], ["Boreas Charger", "Forest"], ["Swamp"], ann=ann).play(A, "Cast Kill", "Boreas")
    assert scene.count(A, "hand") == 0 and "Plains" not in scene.names("battlefield")


@cr("707.10")
def test_twinning_staff_copies_once_more_with_new_targets() -> None:
    scene = duel([BOLT, FORK], ["Twinning Staff"], [BEARS]).do(A, "Cast Bolt", "Bob")
    scene.play(A, "Cast Fork", "Bolt", "No", "Yes", BEARS)
    assert scene.lives == (20, 14) and scene.zone(BEARS) == "graveyard"


@cr("702.16k")
def test_eon_frolicker_protects_from_the_player_who_gets_a_turn() -> None:
    bob = {"hand": [BOLT, BOLT], "mana": "{R}{R}"}
    scene = duel(["Eon Frolicker"], [MAGE], bob=bob).play(A, "Cast Eon", "Bob").pass_to(B)
    scene.choose("Cast Bolt")
    assert not any(word in ("Ann", "Mage") for word in scene.words())
    scene = duel(["Eon Frolicker"], bob={"library": ["Opt"] * 9}).play(A, "Cast Eon", "Bob").next_turn()
    assert scene.st.active == B and scene.next_turn().st.active == B and scene.next_turn().st.active == A


def test_archangel_of_strife_strengthens_by_side() -> None:
    scene = duel(["Archangel of Strife"], [BEARS], [GIANT]).play(A, "Cast Archangel", "war", "peace")
    assert scene.size(BEARS) == (5, 2) and scene.size("Archangel of Strife") == (9, 6) and scene.size(GIANT) == (3, 6)


@cr("508.1a", "509.1a")
def test_master_warcraft_lets_another_player_decide_who_attacks_and_blocks() -> None:
    rows: list[dict[str, Any]] = [
        {"hand": ["Master Warcraft"], "battlefield": [ANGEL]},
        {"battlefield": [BEARS, GIANT]},
        {"battlefield": [CUB]},
    ]
    scene = three(*rows).next_turn().play(A, "Cast Master")
    pass_to_combat(scene)
    assert decider(scene) == A
    while scene.asked() == "attack" and decider(scene) == A:
        scene.choose("Attack Cid" if asked_about(scene) == BEARS else "Don't")
    assert decider(scene) == B and set(scene.words()) == {"Attack Ann", "Attack Cid"}
    scene.choose("Attack Cid")
    assert scene.one(BEARS).combat is not None and scene.one(GIANT).combat is None
    pass_to_combat(scene)
    assert scene.asked() == "block" and decider(scene) == A


@cr("509.1a")
def test_odric_decides_how_opponents_block() -> None:
    mine = ["Odric, Master Tactician", BEARS, ELVES]
    scene = duel(mine=[*mine, CUB], theirs=[ANGEL, GIANT])
    scene.until("declare attackers", 1, attack=["Odric, Master Tactician", BEARS, ELVES, "Cub"]).settle()
    pass_to_combat(scene)
    assert scene.asked() == "block" and decider(scene) == A
    scene.choose("Block Grizzly").choose("Block Grizzly")
    assert [o.combat is not None and len(o.combat.blocking) for o in map(scene.one, (ANGEL, GIANT))] == [1, 1]
    scene = duel(mine=mine, theirs=[ANGEL])
    scene.until("declare attackers", 1, attack=mine).settle()
    assert decider(pass_to_combat(scene)) == B


@cr("702.62a", "107.3a")
def test_aeon_chronicler_is_suspended_for_x_and_draws() -> None:
    scene = duel(["Aeon Chronicler"], ann={"library": ["Opt"] * 9, "mana": "{U}{U}{U}{U}{U}{U}"})
    scene.do(A, "Suspend")
    assert scene.words() == ["1", "2"]
    scene.choose("2")
    assert counters(scene, "Aeon Chronicler", "time", "exile") == 2
    scene.until("draw", 3)
    assert counters(scene, "Aeon Chronicler", "time", "exile") == 1 and scene.count(A, "hand") == 2
    assert not duel(["Aeon Chronicler"], ann={"mana": "{U}{U}{U}{U}"}).offers("Suspend")


@cr("601.3d")
def test_timely_ward_is_fast_only_for_a_commander() -> None:
    chief = {"card": BEARS, "commander": True}
    rows: list[dict[str, Any]] = [{"hand": ["Timely Ward"], "battlefield": [chief, ELVES]}, {"battlefield": [GIANT]}]
    scene = Scene(*rows, names=("Ann", "Bob"), format="commander").next_turn()
    scene.do(A, "Cast Timely Ward")
    assert scene.asked() == "priority" and len(scene.st.stack) == 1
    assert scene.settle().one("Timely Ward").attached == scene.one(BEARS).id
    rows[0]["battlefield"] = [BEARS, ELVES]
    assert not Scene(*rows, names=("Ann", "Bob")).next_turn().pass_to(A).offers("Cast Timely")
    assert Scene(*rows, names=("Ann", "Bob")).offers("Cast Timely")


@cr("605.1a")
def test_moonsilver_key_finds_what_makes_mana() -> None:
    library = ["Sol Ring", "Night Soil", "Sword of Fire and Ice", "Forest", "Command Tower"]
    scene = duel(mine=["Moonsilver Key"], ann={"library": library}).do(A, "Moonsilver Key: ")
    while scene.asked() == "priority":
        scene.choose("Pass")
    found = {name for name in library if any(word.startswith(name) for word in scene.words())}
    assert found == {"Sol Ring", "Forest"}, scene.words()


def test_moorland_rescuer_returns_creatures_with_little_power_together() -> None:
    there = [BEARS, GIANT, ELVES, ANGEL]
    scene = duel([KILL], ["Moorland Rescuer"], ann={"graveyard": there}).do(A, "Cast Kill")
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert "Moorland Rescuer" not in scene.words()
    scene.choose(GIANT)
    assert ANGEL not in scene.words() and BEARS not in scene.words()
    scene.settle(ELVES)
    assert sorted(scene.names("battlefield")) == [GIANT, ELVES] and scene.zone("Moorland Rescuer") == "exile"


def test_midnight_arsonist_spares_what_makes_mana() -> None:
    scene = duel(["Midnight Arsonist"], theirs=["Sol Ring", "Panoptic Projektor"])
    scene.play(A, "Cast Midnight", "Panoptic Projektor")
    assert scene.names("battlefield", B) == ["Sol Ring"]


def test_summon_valefor_returns_the_greatest_of_each_opponent() -> None:
    rows: list[dict[str, Any]] = [
        {"hand": ["Summon: Valefor"]},
        {"battlefield": [BEARS, ANGEL]},
        {"battlefield": [GIANT]},
    ]
    scene = three(*rows).play(A, "Cast Summon")
    assert sorted(scene.names("battlefield")) == [BEARS, "Summon: Valefor"]


def test_yuna_strengthens_the_next_creature_and_passes_counters_on() -> None:
    scene = duel([BEARS, ELVES], ["Yuna, Grand Summoner", "Forest", "Forest"], ann={"mana": ""})
    scene.play(A, "Cast Grizzly").play(A, "Cast Llanowar")
    paid = {scene.size(BEARS), scene.size(ELVES)}
    assert paid in ({(4, 4), (1, 1)}, {(2, 2), (3, 3)}) and scene.one("Yuna, Grand Summoner").tapped
    big = {"card": BEARS, "counters": {"+1/+1": 2, "charge": 1}}
    scene = duel([KILL], ["Yuna, Grand Summoner", big, ELVES]).play(A, "Cast Kill", BEARS, ELVES, "Yes")
    assert scene.size(ELVES) == (4, 4)


def test_gift_of_the_deity_depends_on_color() -> None:
    scene = duel(["Gift of the Deity"], [BEARS], [CUB, GIANT]).play(A, "Cast Gift", BEARS)
    assert scene.size(BEARS) == (3, 3) and not scene.keywords(BEARS) & DEATHTOUCH
    scene.until("declare blockers", 1, attack=[BEARS], block={"Cub": BEARS, GIANT: BEARS})
    assert [o.combat is not None for o in map(scene.one, ("Cub", GIANT))] == [True, True]
