"""Creatures and spells that forbid, count, copy themselves or end the game anew: each is cast or used."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import activated, artifact, creature, cycling, instant
from inset.language.words.nouns import creatures, in_graveyard, spells, target, your
from inset.language.words.verbs import counter, gain_life, to_battlefield
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT, KILL

NO = instant("No", "{U}", counter(target(spells)))
RAISE = instant("Raise", "{B}", to_battlefield(in_graveyard(creatures & your)))
PINGER = artifact("Old Pinger", "{1}", activated("{1}", gain_life(1)))
WHEEL = creature("Old Wheel", "{9}", "Ox", 1, 1, cycling("{1}"))
HUMAN = creature("Old Human", "{W}", "Human", 1, 1)
ROBOT = creature("Old Robot", "{1}", "Construct", 3, 3, types=t.ARTIFACT)
DECK = {"library": ["Opt"] * 9}


def at(name: str, number: int, kind: str, **more: object) -> dict[str, object]:
    return {"card": name, "counters": {kind: number}, **more}


def test_hellkite_hatchling_flies_if_it_ate() -> None:
    scene = duel(["Hellkite Hatchling"], [BEARS]).play(A, "Cast Hellkite", BEARS)
    assert keyword(scene, "Hellkite Hatchling", k.FLYING) and scene.size("Hellkite Hatchling") == (3, 3)
    scene = duel(["Hellkite Hatchling"], [BEARS]).play(A, "Cast Hellkite", "Done")
    assert not keyword(scene, "Hellkite Hatchling", k.FLYING)


def test_moonmist_lets_only_wolves_bite() -> None:
    wolf = creature("Old Wolf", "{G}", "Wolf", 2, 2)
    scene = duel(["Moonmist"], [wolf, GIANT]).play(A, "Cast Moonmist")
    scene.until("combat damage", 1, attack=["Old Wolf", GIANT])
    assert scene.lives == (20, 18)


def test_petra_sphinx_asks_for_the_top_card() -> None:
    for named, zone in ((BEARS, "hand"), ("Shock", "graveyard")):
        scene = duel(mine=["Petra Sphinx"], bob={"library": [BEARS]}).play(A, "Petra Sphinx: ", "Bob", named)
        assert scene.zone(BEARS) == zone


def test_toshiro_casts_an_instant_from_the_graveyard() -> None:
    scene = duel([KILL], ["Toshiro Umezawa"], [BEARS], ann={"graveyard": ["Shock"]})
    scene.play(A, "Cast Kill", BEARS, "Shock", "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and scene.zone("Shock") == "exile"


def test_sensei_golden_tail_trains_a_samurai() -> None:
    scene = duel(mine=["Sensei Golden-Tail", BEARS], theirs=[GIANT]).play(A, "Sensei Golden-Tail: ", BEARS)
    assert counters(scene, BEARS, "training") == 1 and "Samurai" in scene.chars(BEARS).subtypes
    scene.until("declare blockers", 1, attack=[BEARS], block={GIANT: BEARS}).settle()
    assert scene.size(BEARS) == (3, 3)


def test_sharp_eyed_rookie_follows_the_larger() -> None:
    scene = duel([ELVES, GIANT], ["Sharp-Eyed Rookie"]).play(A, "Cast Llanowar")
    assert scene.size("Sharp-Eyed Rookie") == (2, 2)
    scene.play(A, "Cast Hill Giant")
    assert scene.size("Sharp-Eyed Rookie") == (3, 3) and scene.all("Clue Token")


def test_sigarda_finds_a_human_in_company() -> None:
    ann = {"library": [HUMAN, "Opt", "Opt", "Opt", "Opt"]}
    scene = duel(mine=["Sigarda, Champion of Light", BEARS, ELVES], ann=ann)
    scene.until("declare attackers", 1, attack=["Sigarda, Champion of Light"]).settle("Yes", "Old Human")
    assert scene.zone("Old Human") == "hand"
    assert duel(mine=["Sigarda, Champion of Light", HUMAN]).size("Old Human") == (2, 2)


def test_swimmer_in_nightmares_counts_one_graveyard() -> None:
    for ann, bob, size in ((10, 0, (4, 4)), (9, 9, (1, 4)), (0, 10, (4, 4))):
        scene = duel(mine=["Swimmer in Nightmares"], ann={"graveyard": ["Opt"] * ann}, bob={"graveyard": ["Opt"] * bob})
        assert scene.size("Swimmer in Nightmares") == size


def test_tameshi_rebuilds_for_a_land() -> None:
    ann = {"graveyard": ["Sol Ring", "Amulet of Kroog"], **DECK}
    scene = duel(mine=["Tameshi, Reality Architect", "Forest"], ann=ann)
    scene.play(A, "Tameshi, Reality Architect: ", 1, "Sol Ring")
    assert scene.zone("Sol Ring") == "battlefield" and scene.sorted_names("hand") == ["Forest", "Opt"]


def test_forbidden_crypt_draws_from_the_graveyard() -> None:
    scene = duel(["Opt"], ["Forbidden Crypt"], ann={"graveyard": [BEARS], **DECK}).play(A, "Cast Opt", "Keep")
    assert scene.sorted_names("hand") == [BEARS] and "Opt" in scene.names("exile")
    scene = duel(["Opt"], ["Forbidden Crypt"], ann=DECK).play(A, "Cast Opt", "Keep")
    assert scene.asked() == ""


def test_emet_selch_turns_with_fourteen_cards_and_plays_them() -> None:
    scene = duel(mine=["Emet-Selch, Unsundered"], ann={"graveyard": ["Opt"] * 14, **DECK}, bob=DECK)
    scene.until("upkeep", 3).settle("Yes")
    assert scene.size("Emet-Selch, Unsundered") == (6, 6)
    hades = {"card": "Emet-Selch, Unsundered", "as": "Hades, Sorcerer of Eld"}
    scene = (
        duel(mine=[hades], ann={"graveyard": ["Shock", "Forest"]}).play(A, "Cast Shock", "Bob").play(A, "Play Forest")
    )
    assert scene.zone("Shock") == "exile" and scene.zone("Forest") == "battlefield"


def test_stangg_and_his_twin_leave_together() -> None:
    scene = duel(["Stangg", KILL]).play(A, "Cast Stangg")
    assert scene.sizes("Stangg Twin") == [(3, 4)]
    assert not scene.play(A, "Cast Kill", "Stangg Twin").names("battlefield")
    scene = duel(["Stangg", KILL]).play(A, "Cast Stangg")
    scene.play(A, "Cast Kill", "Stangg (Ann")
    assert not scene.names("battlefield")


def test_sway_of_the_stars_begins_anew() -> None:
    scene = duel(["Sway of the Stars", "Shock"], [BEARS], [ANGEL], ann={"graveyard": ["Opt"]}).play(
        A, "Cast Sway", "Opt", "Shock", BEARS
    )
    assert scene.lives == (7, 7) and not scene.names("battlefield") and scene.count(A, "hand") == 7
    assert scene.names("graveyard") == ["Sway of the Stars"]


def test_suppression_field_taxes_all_but_mana_abilities() -> None:
    scene = duel([WHEEL], ["Suppression Field", PINGER], ann={"mana": "{2}"})
    assert not scene.could(A, "Old Pinger: ") and not scene.could(A, "Old Wheel")
    scene = duel([WHEEL], ["Suppression Field", PINGER], ann={"mana": "{3}", **DECK})
    assert scene.could(A, "Old Pinger: ") and scene.could(A, "Old Wheel")
    assert duel([ELVES], ["Suppression Field", ELVES], ann={"mana": ""}).could(A, "Cast Llanowar")


def test_grindstone_grinds_while_colors_agree() -> None:
    scene = duel(mine=["Grindstone"], bob={"library": ["Opt", "Opt", "Shock", "Shock", "Shock", BEARS, "Opt", "Opt"]})
    scene.play(A, "Grindstone: ", "Bob")
    assert scene.count(B, "graveyard") == 6


def test_concussive_bolt_stuns_with_metalcraft() -> None:
    three = ["Sol Ring", PINGER, ROBOT]
    scene = duel(["Concussive Bolt"], [GIANT, *three], [BEARS]).play(A, "Cast Concussive", "Bob")
    assert scene.lives == (20, 16)
    scene.until("combat damage", 1, attack=[GIANT], block={BEARS: GIANT})
    assert scene.lives == (20, 13)
    scene = duel(["Concussive Bolt"], [GIANT], [BEARS]).play(A, "Cast Concussive", "Bob")
    scene.until("combat damage", 1, attack=[GIANT], block={BEARS: GIANT})
    assert scene.lives == (20, 16)


def test_electrostatic_bolt_hates_robots() -> None:
    for name, zone in ((ROBOT, "graveyard"), (GIANT, "battlefield")):
        words = name if isinstance(name, str) else "Old Robot"
        assert duel(["Electrostatic Bolt"], theirs=[name]).play(A, "Cast Electrostatic", words).zone(words) == zone


def test_dwarven_armorer_hardens_or_sharpens() -> None:
    for place, size in ((0, (2, 3)), (1, (3, 2))):
        scene = duel(["Opt"], ["Dwarven Armorer", BEARS]).play(A, "Dwarven Armorer: ", BEARS, "Opt", place)
        assert scene.size(BEARS) == size


def test_glittering_frost_makes_a_land_snow_and_rich() -> None:
    scene = duel([BEARS], [{"card": "Glittering Frost", "attached_to": "Forest"}, "Forest"], ann={"mana": ""})
    assert scene.chars("Forest").supertypes & t.SNOW and scene.could(A, "Cast Grizzly")


def test_hope_of_ghirapur_silences_whom_it_hit() -> None:
    scene = duel(mine=["Hope of Ghirapur"], bob={"hand": ["Shock", ELVES], "mana": "{R}{G}"})
    assert not scene.could(A, "Hope of Ghirapur: ")
    scene.until("combat damage", 1, attack=["Hope of Ghirapur"]).play(A, "Hope of Ghirapur: ", "Bob")
    assert not scene.could(B, "Cast Shock")


def test_toxrill_slimes_everything_but_yours() -> None:
    scene = duel(mine=["Toxrill, the Corrosive", BEARS], theirs=[ELVES, ANGEL], ann=DECK).until("end", 1).settle()
    assert scene.zone(ELVES) == "graveyard" and scene.size(ANGEL) == (3, 3) and scene.size(BEARS) == (2, 2)
    assert scene.sizes("Slug Token") == [(1, 1)]
    assert scene.play(A, "Toxrill, the Corrosive: ", "Slug").count(A, "hand") == 1


def test_vexing_shusher_hushes_counterspells() -> None:
    scene = duel([ELVES], ["Vexing Shusher"], bob={"hand": [NO], "mana": "{U}"}).cast(A, "Cast Llanowar")
    scene.do(A, "Vexing Shusher: ").resolve().play(B, "Cast No", "Llanowar")
    assert scene.zone(ELVES) == "battlefield"


def test_dragonspark_reactor_strikes_twice() -> None:
    scene = duel(mine=[at("Dragonspark Reactor", 3, "charge")], theirs=[GIANT]).play(
        A, "Dragonspark Reactor: ", "Bob", GIANT
    )
    assert scene.lives == (20, 17) and scene.zone(GIANT) == "graveyard"
    assert counters(duel(["Dragonspark Reactor"]).play(A, "Cast Dragonspark"), "Dragonspark Reactor", "charge") == 1
