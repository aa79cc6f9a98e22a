"""Cards that choose a kind, a copy or a player: each is cast, each ability used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import keywords as k
from inset.language.words.kinds import activated, creature, instant
from inset.language.words.nouns import any_target
from inset.language.words.verbs import deal, tap_symbol
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, GIANT, KILL

PINGER = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))
PRICK = instant("Prick", "{R}", deal(1, any_target()))
EXACT: dict[str, Any] = {"library_exact": True}
OPTS = {"library": ["Opt"] * 9}


def with_counters(name: str, **found: int) -> dict[str, Any]:
    return {"card": name, "counters": found}


@cr("714.2c")
def test_founding_the_third_path() -> None:
    name = "Founding the Third Path"
    t = Scene.duel([name, "Shock", "Memnite", "Lightning Helix", "Concentrate"], ann={**OPTS, "mana": "{U}{U}"})
    t.play(A, f"Cast {name}", 1, "Cast Shock", "Bob")
    assert t.lives == (20, 18)
    t = Scene.duel([name], ann=OPTS, bob={"library": ["Forest"] * 9}).play(A, f"Cast {name}", 2, "Bob")
    assert t.sorted_names("graveyard", 1) == ["Forest"] * 4
    t = Scene.duel([name], ann={"graveyard": ["Night's Whisper", BEARS], **OPTS})
    t.play(A, f"Cast {name}", 3, "Cast Night's Whisper")
    assert t.lives == (18, 20) and t.sorted_names("exile") == ["Night's Whisper"]


@pytest.mark.parametrize(("kind", "found", "left"), [(0, "Forest", "Opt"), (1, "Opt", "Forest")])
def test_abundant_harvest_finds_a_land_or_something_else(kind: int, found: str, left: str) -> None:
    t = Scene.duel(["Abundant Harvest"], ann={"library": [left, found, "Shock"], **EXACT})
    t.play(A, "Cast Abundant Harvest", kind)
    assert t.sorted_names("hand") == [found]
    assert [t.st.objs[oid].definition.name for oid in t.st.libraries[A]] == ["Shock", left]


@pytest.mark.parametrize(("life", "size"), [(20, (4, 4)), (21, (5, 5)), (29, (5, 5)), (30, (10, 10))])
def test_elenda_grows_with_life(life: int, size: tuple[int, int]) -> None:
    name = "Elenda, Saint of Dusk"
    t = Scene.duel(
        [], mine=[name], ann={"life": life}, bob={"hand": [PRICK, KILL, "Murder"], "mana": "{R}{B}{B}{B}{B}"}
    )
    assert t.size(name) == size and keyword(t, name, k.MENACE) == (life > 20)
    assert "Elenda" not in str(t.do(B, "Cast Prick").words())


def test_fall_of_the_impostor_exiles_the_strongest() -> None:
    name = "Fall of the Impostor"
    saga = with_counters(name, lore=2)
    t = Scene.duel(mine=[saga], theirs=[ANGEL, GIANT, BEARS, "Air Elemental"], ann=OPTS, bob=OPTS, turn=2)
    t.until("precombat main", 3).settle("Serra Angel")
    assert t.sorted_names("exile", 1) == [ANGEL]
    t = Scene.duel([name], mine=[BEARS]).play(A, f"Cast {name}", BEARS)
    assert counters(t, BEARS) == 1


def test_goddric_celebrates_as_a_dragon() -> None:
    name = "Goddric, Cloaked Reveler"
    t = Scene.duel(["Memnite", "Ornithopter", "Forest"], mine=[name]).play(A, "Play Forest").play(A, "Cast Memnite")
    assert t.size(name) == (3, 3) and set(t.chars(name).subtypes) == {"Human", "Noble"}
    t.play(A, "Cast Ornithopter")
    assert t.size(name) == (4, 4) and set(t.chars(name).subtypes) == {"Dragon"} and keyword(t, name, k.FLYING | k.HASTE)
    assert t.play(A, f"{name}: ").size(name) == (5, 4)
    assert t.next_turn().size(name) == (3, 3)


@pytest.mark.parametrize(("mana", "size"), [("{R}{R}{R}", 3), ("{R}{R}{G}", 2), ("{C}{C}{C}", 2)])
def test_henge_walker_counts_mana_of_one_color(mana: str, size: int) -> None:
    t = Scene.duel(["Henge Walker"], ann={"mana": mana}).play(A, "Cast Henge Walker")
    assert t.size("Henge Walker") == (size, size)


@cr("707.9a")
def test_likeness_looter_becomes_what_died() -> None:
    t = Scene.duel(mine=["Likeness Looter"], ann={"graveyard": [GIANT, BEARS]})
    t.play(A, "Likeness Looter: {X}", 4)
    assert t.size(GIANT) == (3, 3) and t.chars(GIANT, "battlefield").keywords & k.FLYING
    t.play(A, "Hill Giant: {X}", 2)
    assert t.size(BEARS) == (2, 2) and t.chars(BEARS, "battlefield").keywords & k.FLYING
    t = Scene.duel(["Shock"], mine=["Likeness Looter"], ann=OPTS).play(A, "Likeness Looter: {T}", "Shock")
    assert t.sorted_names("hand") == ["Opt"]


@cr("603.12")
def test_obscura_interceptor_connives_and_returns_a_spell() -> None:
    bob = {"hand": ["Shock"], "mana": "{R}"}
    t = Scene.duel(["Obscura Interceptor"], ann={"library": [GIANT]}, bob=bob, turn=2).do(B, "Cast Shock", "Ann")
    t.play(A, "Cast Obscura Interceptor", "Shock")
    assert t.lives == (20, 20) and t.sorted_names("hand", 1) == ["Shock"]
    assert t.sorted_names("graveyard") == [GIANT] and t.size("Obscura Interceptor") == (4, 2)


@cr("611.2b")
def test_rocco_lets_each_player_play_their_card() -> None:
    name = "Rocco, Street Chef"
    t = Scene.duel(mine=[name], ann={"library": ["Memnite", "Opt", "Opt"]}, bob={"library": ["Forest", "Opt"]})
    t.until("end", 1).settle()
    assert t.sorted_names("exile") == ["Memnite"] and t.sorted_names("exile", 1) == ["Forest"]
    t.until("precombat main", 2).do(B, "Play Forest").settle()
    assert counters(t, name) == 1 and t.sorted_names("battlefield") == ["Food Token", name]
    t.until("precombat main", 3).do(A, "Cast Memnite").settle()
    assert counters(t, name) == 2


def test_silver_fur_master_leads_ninjas_and_rogues() -> None:
    rogue, ninja = creature("Thief", "{B}", "Rogue", 1, 1), creature("Shadow", "{B}", "Ninja", 1, 1)
    t = Scene.duel(mine=["Silver-Fur Master", rogue, ninja, BEARS])
    assert t.size("Thief") == t.size("Shadow") == (2, 2) and t.size(BEARS) == t.size("Silver-Fur Master") == (2, 2)
    t = Scene.exactly({"battlefield": ["Silver-Fur Master", BEARS], "hand": ["Silver-Fur Master"], "mana": "{U}"})
    assert not t.offers("Silver-Fur Master: ninjutsu")


@cr("608.2h")
def test_izzet_staticaster_and_wojek_embermage_reach_those_alike() -> None:
    t = Scene.duel(mine=["Izzet Staticaster"], theirs=["Memnite", "Memnite", "Ornithopter"])
    t.play(A, "Izzet Staticaster", "Memnite")
    assert t.sorted_names("battlefield", 1) == ["Ornithopter"]
    t = Scene.duel(mine=["Wojek Embermage"], theirs=["Goblin Piker", "Raging Goblin", "Savannah Lions"])
    t.play(A, "Wojek Embermage", "Raging Goblin")
    assert t.sorted_names("battlefield", 1) == ["Savannah Lions"] and t.sorted_names("graveyard", 1) == [
        "Goblin Piker", "Raging Goblin",
    ]  # fmt: skip
    assert t.called("Wojek Embermage").damage == 1


def test_abeyance_stops_spells_and_abilities() -> None:
    bob = {"hand": ["Shock", "Memnite"], "mana": "{R}{R}"}
    t = Scene.duel(["Abeyance"], theirs=[PINGER, "Sol Ring"], bob=bob, ann={"library": ["Opt"]}, turn=2)
    t.play(A, "Cast Abeyance", "Bob").pass_to(B)
    assert not t.offers("Cast Shock") and not t.offers("Pinger") and t.offers("Cast Memnite")
    assert t.sorted_names("hand") == ["Opt"]


def test_benevolent_unicorn_and_plated_pegasus_soften_spells() -> None:
    t = (
        Scene.duel(["Shock", "Shock"], mine=["Benevolent Unicorn", PINGER])
        .play(A, "Cast Shock", "Bob")
        .play(A, "Pinger", "Bob")
    )
    assert t.lives == (20, 18)
    t = Scene.duel([BOLT, PRICK], mine=["Plated Pegasus", PINGER]).play(A, "Cast Bolt", "Bob").play(A, "Pinger", "Bob")
    assert t.lives == (20, 17) and t.play(A, "Cast Prick", "Plated Pegasus").called("Plated Pegasus").damage == 0
    t = Scene.duel([PRICK], mine=["Benevolent Unicorn"]).play(A, "Cast Prick", "Bob")
    assert t.lives == (20, 20)


@pytest.mark.parametrize(("theirs", "found"), [([BEARS] * 3, [ANGEL, GIANT]), ([BEARS] * 2, [])])
def test_defense_of_the_heart(theirs: list[str], found: list[str]) -> None:
    name = "Defense of the Heart"
    t = Scene.duel(mine=[name], theirs=theirs, ann={"library": [ANGEL, GIANT, "Opt"], **EXACT}, turn=2).until(
        "upkeep", 3
    )
    t.settle(*sorted(found, reverse=True))
    assert t.sorted_names("battlefield") == (sorted(found) or [name])


def test_elder_land_wurm_attacks_once_it_blocked() -> None:
    t = Scene.duel(mine=["Elder Land Wurm"], theirs=[BEARS], ann=OPTS, bob=OPTS, turn=2)
    assert keyword(t, "Elder Land Wurm", k.DEFENDER)
    t.until("postcombat main", 2, attack=[BEARS], block={"Elder Land Wurm": BEARS})
    assert not keyword(t, "Elder Land Wurm", k.DEFENDER)
    assert t.until("postcombat main", 3, attack=["Elder Land Wurm"]).lives == (20, 15)
