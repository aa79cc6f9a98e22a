"""Instants and sorceries from H to Z: each is cast, each way is used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.cards import card
from inset.language import keywords as k
from tests.cards.bench import ANGEL, BEARS, GIANT, Bench, Try, counters, keyword
from tests.support import cr

# --- instants and sorceries -------------------------------------------------------------------------------------
TRIES = (
    Try("Hydroblast", lambda t: t.names("battlefield", 1) == [BEARS], (GIANT,), theirs=(GIANT, BEARS)),
    Try("Hydroblast", lambda t: t.names("battlefield", 1) == [BEARS], theirs=(BEARS,)),
    Try("Pyroblast", lambda t: not t.names("battlefield", 1), theirs=("Air Elemental",)),
    Try("Inspiration", lambda t: len(t.names("hand", 1)) == 2, ("Bob",)),
    Try("Krosan Grip", lambda t: t.names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Lich's Caress", lambda t: t.names("graveyard", 1) == [BEARS] and t.life == (23, 20), theirs=(BEARS,)),
    Try("Maximize Velocity", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.HASTE), mine=(BEARS,)),
    Try("Memory Theft", lambda t: sorted(t.names("graveyard", 1)) == ["Bonecrusher Giant", "Shock"],
        ("Shock", "Yes"), bob={"hand": ["Shock", "Island", "Opt"], "exile": ["Bonecrusher Giant", "Opt"]}),
    Try("Memory Theft", lambda t: t.names("graveyard", 1) == ["Shock"] and len(t.names("exile", 1)) == 2,
        bob={"hand": ["Shock", "Island"], "exile": [BEARS, "Opt"]}),
    Try("Mirrorweave", lambda t: t.names("battlefield", 1) == [GIANT] and t.names("battlefield") == [GIANT, GIANT],
        (GIANT,), mine=(BEARS, ANGEL), theirs=(GIANT,)),
    Try("Omen", lambda t: t.names("hand") == ["Opt"], ("Opt", "Shock", "No"),
        ann={"library": ["Shock", "Opt", "Island"]}),
    Try("Pain", lambda t: t.names("graveyard", 1) == ["Shock"], ("Bob", "Shock"), bob={"hand": ["Shock", "Opt"]}),
    Try("Suffering", lambda t: t.names("graveyard", 1) == ["Island"], theirs=("Island",)),
    Try("Path to Exile", lambda t: t.names("exile", 1) == [BEARS] and t.obj("Forest").tapped, ("Yes", "Forest"),
        theirs=(BEARS,), bob={"library": ["Shock", "Forest"], "library_exact": True}),
    Try("Path to Exile", lambda t: t.names("exile", 1) == [BEARS] and not t.names("battlefield", 1), ("No",),
        theirs=(BEARS,), bob={"library": ["Shock", "Forest"], "library_exact": True}),
    Try("Psychic Intrusion", lambda t: t.has("Cast Shock") and t.names("hand", 1) == ["Island"], ("Shock",),
        bob={"hand": ["Shock", "Island"], "graveyard": ["Opt", "Forest"]}),
    Try("Psychic Intrusion", lambda t: t.has("Cast Opt") and t.names("graveyard", 1) == ["Forest"], ("Opt",),
        bob={"hand": ["Shock", "Island"], "graveyard": ["Opt", "Forest"]}),
    Try("Pull from Eternity", lambda t: t.names("graveyard", 1) == ["Opt"], ("Opt",), bob={"exile": ["Opt"]},
        ann={"exile": ["Shock"]}),
    Try("Reality Shift", lambda t: t.names("exile", 1) == [BEARS] and t.names("battlefield", 1) == ["Shock"],
        theirs=(BEARS,), bob={"library": ["Shock"]}),
    Try("Recommission", lambda t: t.size(BEARS) == (3, 3), ann={"graveyard": [BEARS, ANGEL, "Shock"]}),
    Try("Recommission", lambda t: not counters(t, "Sol Ring"), ann={"graveyard": ["Sol Ring"]}),
    Try("Slip Out the Back", lambda t: counters(t, BEARS) == 1 and t.obj(BEARS).phased == 1, theirs=(BEARS,)),
    Try("Solve the Equation", lambda t: t.names("hand") == ["Opt"], ("Opt",),
        ann={"library": ["Shock", "Island", "Opt"]}),
    Try("Soul Summons", lambda t: t.size("") == (2, 2), ann={"library": [BEARS]}),
    Try("Sram's Expertise", lambda t: t.names("battlefield") == ["Servo Token"] * 3 and t.life == (20, 18),
        ("Cast Shock", "Bob"), ann={"hand": ["Sram's Expertise", "Shock", ANGEL]}),
    Try("Sublime Epiphany", lambda t: t.names("hand", 1) == ["Sol Ring"] and t.names("battlefield").count(BEARS) == 2
        and len(t.names("hand")) == 1, (2, 3, 4, "Sol Ring", "Ann"), mine=(BEARS,), theirs=("Sol Ring",)),
    Try("Thoughtseize", lambda t: t.names("graveyard", 1) == ["Opt"] and t.life == (18, 20), ("Bob", "Opt"),
        bob={"hand": ["Opt", BEARS, "Island"]}),
    Try("Turn to Frog", lambda t: t.size(ANGEL) == (1, 1) and not keyword(t, ANGEL, k.FLYING)
        and t.chars(ANGEL).subtypes == {"Frog"} and t.chars(ANGEL).colors == 2, theirs=(ANGEL,)),
    Try("Reanimate", lambda t: t.names("battlefield") == [ANGEL] and t.life == (15, 20),
        bob={"graveyard": [ANGEL, "Shock"]}),
    Try("Sign in Blood", lambda t: t.life == (20, 18) and len(t.names("hand", 1)) == 2, ("Bob",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=lambda row: row.spell)
def test_each_spell_does_what_it_says(row: Try) -> None:
    hand = row.ann.get("hand", [card(row.spell).name])
    t = Bench(hand, row.mine, row.theirs, {x: y for x, y in row.ann.items() if x != "hand"}, row.bob)
    t.play(f"Cast {row.spell} ", *row.answers)
    assert row.check(t)


# --- spells on the stack ----------------------------------------------------------------------------------------


def in_response(mine: str, theirs: str, *answers: str | int, targets: tuple[str, ...] = (), **fields: Any) -> Bench:
    """Ann casts ``mine``; Bob, who has all the mana, answers with ``theirs``; then everything resolves."""
    t = Bench([mine], bob={"hand": [theirs], "mana": "{W}{U}{B}{R}{G}{C}" * 4}, **fields)
    t.choose(f"Cast {mine} ")
    asked = t.game.decision
    for word in targets:
        t.choose(word)
    t.choose("Pass")
    asked = t.game.decision
    assert asked is not None
    assert asked.player == 1
    return t.play(f"Cast {theirs} ", *answers)


def test_spells_that_counter() -> None:
    assert in_response("Lightning Bolt", "Hydroblast", targets=("Bob",)).life == (20, 20)
    assert in_response("Opt", "Hydroblast", "Keep").names("hand") != []  # a legal target that isn't red
    t = in_response("Opt", "Remand")
    assert t.names("hand") == ["Opt"]
    assert len(t.names("hand", 1)) == 1
    assert in_response(BEARS, "Spell Snare").names("graveyard") == [BEARS]
    assert in_response(BEARS, "Stern Scolding").names("graveyard") == [BEARS]
    assert in_response(BEARS, "Sublime Epiphany", 0, 4, "Bob").names("graveyard") == [BEARS]
    t = in_response(BEARS, "Mindbreak Trap", "Grizzly Bears")
    assert t.names("exile") == [BEARS]


def test_only_what_fits_is_countered() -> None:
    for first, second in ((GIANT, "Spell Snare"), (GIANT, "Stern Scolding"), ("Loxodon Smiter", "Stern Scolding")):
        t = Bench([first], bob={"hand": [second], "mana": "{U}{U}"})
        t.choose(f"Cast {first}").choose("Pass")
        assert not t.has(f"Cast {second}")


@cr("101.2")
def test_loxodon_smiter_cant_be_countered() -> None:
    assert in_response("Loxodon Smiter", "Counterspell").names("battlefield") == ["Loxodon Smiter"]


def test_loxodon_smiter_is_put_onto_the_battlefield_when_an_opponent_makes_its_owner_discard_it() -> None:
    t = Bench(["Thoughtseize"], bob={"hand": ["Loxodon Smiter"]}).play("Cast Thoughtseize", "Bob")
    assert t.names("battlefield", 1) == ["Loxodon Smiter"]
    t = Bench(["Pain // Suffering", "Loxodon Smiter"]).play("Cast Pain", "Ann")
    assert "Loxodon Smiter" in t.names("graveyard")  # its owner's own spell


@cr("707.10")
def test_narsets_reversal_copies_the_spell_and_returns_the_card() -> None:
    t = in_response("Lightning Bolt", "Narset's Reversal", "Yes", "Ann", targets=("Bob",))
    assert t.life == (17, 20)
    assert t.names("hand") == ["Lightning Bolt"]


def test_mindbreak_trap_is_free_after_three_spells_of_one_opponent() -> None:
    t = Bench(["Shock"] * 3, bob={"hand": ["Mindbreak Trap"]})
    for times in (1, 2, 3):
        t.choose("Cast Shock").choose("Bob").choose("Pass")
        assert t.has("Cast Mindbreak Trap") is (times == 3)
        if times < 3:
            t.game.undo()
    t.play("Cast Mindbreak Trap", "Shock", "Shock", "Shock")
    assert t.names("exile") == ["Shock"] * 3
    assert t.life == (20, 20)


def test_spells_with_more_than_one_way() -> None:
    t = Bench(["Forest"], mine=[BEARS], ann={"graveyard": ["Maximize Velocity"]}).play("Cast Maximize Velocity")
    assert t.size(BEARS) == (3, 3)
    assert t.names("exile") == ["Maximize Velocity"]
    cards = {"graveyard": ["Shock", BEARS], "exile": ["Maximize Velocity", "Cackling Counterpart"]}
    t = Bench(["Sorceress's Schemes"], ann={**cards, "mana": "{R}{R}{R}{R}"}).play("Cast Sorceress's Schemes", "Shock")
    assert t.names("hand") == ["Shock"]
    assert len(t.game.state.players[0].pool) == 1
    t = Bench(ann={"graveyard": ["Sorceress's Schemes"], "exile": ["Cackling Counterpart", "Opt"]})
    t.play("Cast Sorceress's Schemes")
    assert t.names("hand") == ["Cackling Counterpart"]
    assert t.names("exile") == ["Opt", "Sorceress's Schemes"]


@cr("702.61a")
def test_nobody_responds_to_krosan_grip() -> None:
    bob = {"hand": ["Counterspell"], "mana": "{U}{U}", "battlefield": ["Sol Ring"]}
    t = Bench(["Krosan Grip"], bob=bob).choose("Cast Krosan Grip").choose("Pass")
    assert not t.has("Cast Counterspell")


def test_sublime_epiphany_counters_an_ability() -> None:
    bob = {"hand": ["Sublime Epiphany"], "mana": "{U}{U}{U}{U}{U}{U}"}
    t = Bench(mine=["Scourge of Valkas"], bob=bob).choose("Scourge of Valkas: ").choose("Pass")
    t.play("Cast Sublime Epiphany", "Counter target activated", "Done")
    assert t.size("Scourge of Valkas") == (4, 4)


@cr("514.2")
def test_mirrorweave_wears_off() -> None:
    t = Bench(["Mirrorweave"], mine=[BEARS], theirs=[GIANT]).play("Cast Mirrorweave", GIANT)
    assert t.until("upkeep", 2).names("battlefield") == [BEARS]
