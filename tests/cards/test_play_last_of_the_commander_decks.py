"""Cards of commander decks: who may attack or cast, what is exiled and cast again, and counters that are counted."""

from __future__ import annotations

import pytest

from inset.cards import card
from inset.kernel.types import ARTIFACT
from inset.language import keywords as k
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

CORPSE = "Walking Corpse"
FULL = {"library": ["Forest"] * 9}
MANA = "{R}{R}{R}{R}{G}{G}{G}{G}{U}{U}{U}{U}"


def with_counters(name: str, **kinds: int) -> dict[str, object]:
    return {"card": name, "counters": kinds}


def walker(name: str, loyalty: int) -> dict[str, object]:
    return with_counters(name, loyalty=loyalty)


def test_angelic_arbiter_lets_opponents_attack_or_cast() -> None:
    t = Scene.duel(mine=["Angelic Arbiter"], theirs=[BEARS], bob={"hand": ["Shock", "Opt"], "mana": MANA}, turn=2)
    t.play(B, "Cast Shock", "Ann")
    assert t.could(B, "Cast Opt")
    t.until("end", 2, attack=[BEARS])
    assert t.lives == (18, 20)
    t = Scene.duel(mine=["Angelic Arbiter"], theirs=[BEARS], bob={"hand": ["Shock"], "mana": MANA}, turn=2)
    t.until("postcombat main", 2, attack=[BEARS])
    assert t.lives == (18, 20) and not t.could(B, "Cast Shock")


def test_angelic_arbiter_remembers_who_attacked() -> None:
    """Not the creature, which may have died or changed hands by then."""
    bob = {"hand": ["Lightning Bolt"], "mana": MANA}
    t = Scene.duel(mine=["Angelic Arbiter"], theirs=[BEARS], bob=bob, turn=2)
    t.until("postcombat main", 2, attack=[BEARS], block={"Angelic Arbiter": BEARS})
    assert t.sorted_names("graveyard", 1) == [BEARS] and not t.could(B, "Cast Lightning Bolt")
    t.until("upkeep", 3)
    assert t.could(B, "Cast Lightning Bolt")


def test_angelic_arbiter_leaves_its_controller_alone() -> None:
    t = Scene.duel(["Shock", "Opt"], mine=["Angelic Arbiter", BEARS]).play(A, "Cast Shock", "Bob")
    t.until("postcombat main", 1, attack=[BEARS])
    assert t.lives == (20, 16) and t.could(A, "Cast Opt")


@cr("702.21a", "701.68a")
def test_auntie_ool() -> None:
    name = "Auntie Ool, Cursewretch"
    t = Scene.duel(mine=[name], theirs=[GIANT], bob={"hand": ["Lightning Bolt"], "mana": "{R}"})
    t.play(B, "Cast Lightning Bolt", name, "Yes")
    assert counters(t, GIANT, "-1/-1") == 2 and t.lives == (20, 19)
    t = Scene.duel(mine=[name], theirs=[GIANT], bob={"hand": ["Lightning Bolt"], "mana": "{R}"})
    t.play(B, "Cast Lightning Bolt", name, "No")
    assert t.called(name).damage == 0 and t.lives == (20, 20)


def test_auntie_ool_draws_for_a_creature_of_yours() -> None:
    t = Scene.duel(mine=["Auntie Ool, Cursewretch"], theirs=["Oft-Nabbed Goat"], ann={"library": ["Opt", "Shock"]})
    t.play(A, "Oft-Nabbed Goat")
    assert t.sorted_names("hand") == ["Opt", "Shock"] and t.lives == (20, 20)


def test_declaration_in_stone() -> None:
    t = Scene.duel(["Declaration in Stone"], mine=[BEARS], theirs=[BEARS, BEARS, {"card": BEARS, "token": True}, ANGEL])
    t.play(A, "Cast Declaration in Stone", t.in_zone("battlefield", B)[0].id)
    assert t.sorted_names("battlefield") == [BEARS]
    assert t.sorted_names("battlefield", 1) == ["Clue Token", "Clue Token", ANGEL]


def test_eventides_shadow() -> None:
    mine, theirs = with_counters(BEARS, **{"+1/+1": 2}), with_counters(GIANT, **{"+1/+1": 3})
    t = Scene.duel(["Eventide's Shadow"], mine=[mine], theirs=[theirs], ann={"library": ["Opt"] * 9})
    t.play(A, "Cast Eventide's Shadow", 1, 3)
    assert (counters(t, BEARS), counters(t, GIANT)) == (1, 0)
    assert t.lives == (16, 20) and t.sorted_names("hand") == ["Opt"] * 4


@cr("608.2b")
def test_goblin_welder() -> None:
    t = Scene.duel(
        ["Opt"], mine=["Goblin Welder"], theirs=["Sol Ring"], bob={"graveyard": ["Bonesplitter"]},
        ann={"graveyard": ["Pithing Needle"]},
    )  # fmt: skip
    t.play(A, "Goblin Welder")
    assert t.sorted_names("battlefield", 1) == ["Bonesplitter"] and t.sorted_names("graveyard", 1) == ["Sol Ring"]
    assert t.sorted_names("graveyard") == ["Pithing Needle"]


@cr("601.2c")
@pytest.mark.parametrize(("mine", "back"), [("Bonesplitter", "Opt"), ("Sol Ring", "Pithing Needle")])
def test_goblin_welder_takes_both_from_one_player(mine: str, back: str) -> None:
    """A card in the graveyard of the player who controls the artifact, and of nobody else."""
    t = Scene.duel(
        mine=["Goblin Welder", mine], ann={"graveyard": [back]}, bob={"graveyard": ["Staff of the Flame Magus"]}
    )
    assert t.could(A, "Goblin Welder") == (back == "Pithing Needle")


@cr("608.2b")
def test_goblin_welder_needs_both_targets() -> None:
    t = Scene.duel(["Disenchant"], mine=["Goblin Welder"], theirs=["Sol Ring"], bob={"graveyard": ["Bonesplitter"]})
    t.do(A, "Goblin Welder").play(A, "Cast Disenchant")
    assert t.sorted_names("battlefield", 1) == []
    assert t.sorted_names("graveyard", 1) == ["Bonesplitter", "Sol Ring"]


def test_jace_architect_of_thought_weakens_attackers() -> None:
    name = "Jace, Architect of Thought"
    t = Scene.duel(mine=[walker(name, 4), BEARS], theirs=[ANGEL, GIANT], ann=FULL, bob=FULL)
    t.play(A, f"{name}: +1")
    t.until("upkeep", 2)
    while t.asked() != "attack":
        t.choose("Pass")
    for _ in range(2):
        t.choose("Attack Ann")
    t.settle()
    assert t.size(ANGEL) == (3, 4) and t.size(GIANT) == (2, 3)
    t.until("declare attackers", 3, attack=[BEARS]).settle()
    assert t.size(BEARS) == (2, 2)


def test_jace_architect_of_thought_has_an_opponent_make_piles() -> None:
    name = "Jace, Architect of Thought"
    t = Scene.duel(mine=[walker(name, 4)], ann={"library": ["Opt", "Forest", BEARS, "Shock"], "library_exact": True})
    t.do(A, f"{name}: −2").settle("Forest", "Done", 1, "Opt")
    assert t.sorted_names("hand") == ["Forest"]
    assert t.names("library", A)[0] == "Shock" and sorted(t.names("library", A)[1:]) == [BEARS, "Opt"]


@pytest.mark.parametrize("loyalty", [8, 9])
def test_jace_architect_of_thought_casts_from_each_library(loyalty: int) -> None:
    name = "Jace, Architect of Thought"
    t = Scene.duel(mine=[walker(name, loyalty)], ann={"library": ["Forest", ANGEL]}, bob={"library": ["Forest", GIANT]})
    t.play(A, f"{name}: −8", ANGEL, GIANT, f"Cast {ANGEL}", f"Cast {GIANT}")
    assert [n for n in t.sorted_names("battlefield") if n != name] == [GIANT, ANGEL]


def test_oft_nabbed_goat_is_for_opponents_alone() -> None:
    name = "Oft-Nabbed Goat"
    t = Scene.duel(mine=[name], ann={"library": ["Opt"]})
    assert not t.could(A, name)
    t = Scene.duel(theirs=[name], ann={"library": ["Opt"]}).play(A, name)
    assert t.sorted_names("battlefield") == [name] and t.sorted_names("hand") == ["Opt"]
    assert counters(t, name, "-1/-1") == 1 and not t.could(A, name)


def test_oft_nabbed_goat_rewards_its_owner() -> None:
    goat = with_counters("Oft-Nabbed Goat", **{"-1/-1": 3})
    t = Scene.duel(["Shock"], mine=[goat], ann={"library": ["Opt"] * 5}).play(A, "Cast Shock", "Oft-Nabbed Goat")
    assert t.sorted_names("hand") == ["Opt"] * 3 and t.lives == (20, 17)


@cr("611.2a", "611.2c")
def test_perrie_counts_kinds_of_counters() -> None:
    name = "Perrie, the Pulverizer"
    t = Scene.duel([name], theirs=[GIANT]).play(A, f"Cast {name}", GIANT)
    assert counters(t, GIANT, "shield") == 1
    mine = [name, with_counters(BEARS, **{"+1/+1": 2, "shield": 1}), with_counters("Sol Ring", charge=1, shield=1)]
    t = Scene.duel(mine=mine, theirs=[with_counters(GIANT, stun=1)])
    t.until("declare blockers", 1, BEARS, attack=[name])
    assert t.size(BEARS) == (7, 7) and keyword(t, BEARS, k.TRAMPLE)
    t.until("upkeep", 2)
    assert t.size(BEARS) == (7, 7) and keyword(t, BEARS, k.TRAMPLE)


RASHMI: tuple[tuple[str, str, tuple[str, ...], list[str]], ...] = (
    (ANGEL, BEARS, (f"Cast {BEARS}",), []),
    (ANGEL, BEARS, ("Don't",), [BEARS]),
    (BEARS, ANGEL, (), [ANGEL]),
    (BEARS, CORPSE, (), [CORPSE]),
    (ANGEL, "Forest", (), ["Forest"]),
)


@pytest.mark.parametrize(("spell", "top", "answers", "hand"), RASHMI)
def test_rashmi(spell: str, top: str, answers: tuple[str, ...], hand: list[str]) -> None:
    t = Scene.duel([spell], mine=["Rashmi, Eternities Crafter"], ann={"library": [top, "Opt"]})
    t.play(A, f"Cast {spell}", *answers)
    assert t.sorted_names("hand") == hand
    assert (top in t.sorted_names("battlefield")) == (not hand)


@pytest.mark.parametrize(("others", "zone"), [(5, "hand"), (6, "battlefield")])
def test_stitch_together(others: int, zone: str) -> None:
    t = Scene.duel(["Stitch Together"], ann={"graveyard": [BEARS] + ["Opt"] * others}).play(A, "Cast Stitch Together")
    assert t.sorted_names(zone) == [BEARS]


@cr("702.33e")
def test_strength_of_the_tajuru() -> None:
    t = Scene.duel(["Strength of the Tajuru"], mine=[BEARS, CORPSE], theirs=[GIANT])
    t.play(A, "Cast Strength of the Tajuru", 1, 3, BEARS, CORPSE)
    assert (counters(t, BEARS), counters(t, CORPSE), counters(t, GIANT)) == (3, 3, 0)


def test_vraska_makes_a_treasure() -> None:
    name = "Vraska, Betrayal's Sting"
    t = Scene.duel(mine=[walker(name, 6)], theirs=[ANGEL], bob={"library": ["Opt"]}).play(A, f"{name}: −2")
    assert t.chars(ANGEL).types == ARTIFACT and not keyword(t, ANGEL, k.FLYING)
    assert "Treasure" in t.chars(ANGEL).subtypes and len(t.chars(ANGEL).abilities) == 1


@pytest.mark.parametrize(("before", "after"), [(1, 9), (4, 9), (9, 9)])
def test_vraska_poisons(before: int, after: int) -> None:
    name = "Vraska, Betrayal's Sting"
    t = Scene.duel(mine=[walker(name, 9)], bob={"counters": {"poison": before}})
    t.play(A, f"{name}: −9", "Bob")
    assert t.st.players[B].counters["poison"] == after


def test_vraska_draws_and_proliferates() -> None:
    name = "Vraska, Betrayal's Sting"
    t = Scene.duel(mine=[walker(name, 6), tapped(BEARS)], ann={"library": ["Opt"]}).play(A, f"{name}: 0", name)
    assert t.lives == (19, 20) and t.sorted_names("hand") == ["Opt"] and counters(t, name, "loyalty") == 7


@cr("122.6a", "603.6a")
def test_denry_klin_gives_its_counters_to_creatures_and_first_to_itself() -> None:
    name = "Denry Klin, Editor in Chief"
    t = Scene.duel([name, BEARS], mine=[CORPSE]).play(A, f"Cast {name}", "Put a first strike")
    assert counters(t, name, "first strike") == 2
    t.play(A, f"Cast {BEARS}")
    assert counters(t, BEARS, "first strike") == 2 and counters(t, CORPSE, "first strike") == 0
    t = Scene.duel([BEARS], mine=[name]).play(A, f"Cast {BEARS}")
    assert t.called(BEARS).counters == {}


@pytest.mark.parametrize(("kind", "bears"), [("+1/+1", (4, 4)), ("vigilance", (2, 2))])
def test_denry_klin_enters_with_the_chosen_counter(kind: str, bears: tuple[int, int]) -> None:
    name = "Denry Klin, Editor in Chief"
    t = Scene.duel([name, BEARS]).play(A, f"Cast {name}", f"Put a {kind}").play(A, f"Cast {BEARS}")
    assert t.size(BEARS) == bears and t.called(BEARS).counters == {kind: 2}


@cr("107.3m", "702.33c")
def test_thieving_skydiver_takes_what_it_paid_for() -> None:
    t = Scene.duel(["Thieving Skydiver"], theirs=["Sol Ring", "Bonesplitter"])
    t.play(A, "Cast Thieving Skydiver", "Yes", 1, "Bonesplitter")
    assert t.sorted_names("battlefield") == ["Bonesplitter", "Thieving Skydiver"]
    assert t.size("Thieving Skydiver") == (4, 1)
    t = Scene.duel(["Thieving Skydiver"], theirs=["Sol Ring"]).play(A, "Cast Thieving Skydiver", "Yes", 3)
    assert t.sorted_names("battlefield") == ["Sol Ring", "Thieving Skydiver"]


@cr("107.3a", "702.33d")
def test_thieving_skydiver_takes_nothing_unkicked_or_too_dear() -> None:
    t = Scene.duel(["Thieving Skydiver"], theirs=["Sol Ring"]).play(A, "Cast Thieving Skydiver", "No")
    assert t.sorted_names("battlefield", 1) == ["Sol Ring"]
    t = Scene.duel(["Thieving Skydiver"], theirs=["Staff of the Flame Magus"])
    t.play(A, "Cast Thieving Skydiver", "Yes", 2)
    assert t.sorted_names("battlefield") == ["Thieving Skydiver"]


@cr("508.1")
def test_who_attacked_is_said_of_them() -> None:
    assert card("Angelic Arbiter").text().endswith("who attacked with a creature this turn can't cast spells.")


@cr("608.2c")
def test_what_is_gathered_from_each_player_is_called_those_cards() -> None:
    last = card("Jace, Architect of Thought").text().splitlines()[-1]
    assert "from among them" in last and "then ." not in last


def test_rashmi_reveals_for_the_first_spell_of_a_turn_alone() -> None:
    t = Scene.duel([ANGEL, GIANT], mine=["Rashmi, Eternities Crafter"], ann={"library": ["Forest", BEARS]})
    t.play(A, f"Cast {ANGEL}").play(A, f"Cast {GIANT}")
    assert t.sorted_names("hand") == ["Forest"]


@cr("115.1", "601.2c")
def test_vraska_leaves_the_treasure_no_creature_and_its_color() -> None:
    name = "Vraska, Betrayal's Sting"
    t = Scene.duel(mine=[walker(name, 6)], theirs=[ANGEL]).play(A, f"{name}: −2")
    assert t.size(ANGEL) == (None, None) and t.chars(ANGEL).colors
    t.until("upkeep", 3)
    assert t.chars(ANGEL).types == ARTIFACT


@cr("702.150a")
@pytest.mark.parametrize(("answer", "life", "loyalty"), [("No", 20, 6), ("Yes", 18, 4)])
def test_vraska_is_compleated(answer: str, life: int, loyalty: int) -> None:
    name = "Vraska, Betrayal's Sting"
    t = Scene({"hand": [name], "mana": "{B}{B}{B}{B}{B}{B}"}, {}).play(A, f"Cast {name}", answer)
    assert t.life(A) == life and counters(t, name, "loyalty") == loyalty
