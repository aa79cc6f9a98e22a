"""Instants and sorceries from H to Z: each is cast, each way is used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.cards import card
from inset.language import keywords as k
from tests.cards.tries import Try, counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

# --- instants and sorceries -------------------------------------------------------------------------------------
TRIES = (
    Try("Hydroblast", lambda t: t.sorted_names("battlefield", 1) == [BEARS], (GIANT,), theirs=(GIANT, BEARS)),
    Try("Hydroblast", lambda t: t.sorted_names("battlefield", 1) == [BEARS], theirs=(BEARS,)),
    Try("Pyroblast", lambda t: not t.sorted_names("battlefield", 1), theirs=("Air Elemental",)),
    Try("Inspiration", lambda t: len(t.sorted_names("hand", 1)) == 2, ("Bob",)),
    Try("Krosan Grip", lambda t: t.sorted_names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Lich's Caress", lambda t: t.sorted_names("graveyard", 1) == [BEARS] and t.lives == (23, 20), theirs=(BEARS,)),
    Try("Maximize Velocity", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.HASTE), mine=(BEARS,)),
    Try("Memory Theft", lambda t: sorted(t.sorted_names("graveyard", 1)) == ["Bonecrusher Giant", "Shock"],
        ("Shock", "Yes"), bob={"hand": ["Shock", "Island", "Opt"], "exile": ["Bonecrusher Giant", "Opt"]}),
    Try("Memory Theft", lambda t: t.sorted_names("graveyard", 1) == ["Shock"] and len(t.sorted_names("exile", 1)) == 2,
        bob={"hand": ["Shock", "Island"], "exile": [BEARS, "Opt"]}),
    Try("Mirrorweave", lambda t: t.sorted_names("battlefield", 1) == [GIANT] and t.sorted_names("battlefield") == [GIANT, GIANT],
        (GIANT,), mine=(BEARS, ANGEL), theirs=(GIANT,)),
    Try("Omen", lambda t: t.sorted_names("hand") == ["Opt"], ("Opt", "Shock", "No"),
        ann={"library": ["Shock", "Opt", "Island"]}),
    Try("Pain", lambda t: t.sorted_names("graveyard", 1) == ["Shock"], ("Bob", "Shock"), bob={"hand": ["Shock", "Opt"]}),
    Try("Suffering", lambda t: t.sorted_names("graveyard", 1) == ["Island"], theirs=("Island",)),
    Try("Path to Exile", lambda t: t.sorted_names("exile", 1) == [BEARS] and t.called("Forest").tapped, ("Yes", "Forest"),
        theirs=(BEARS,), bob={"library": ["Shock", "Forest"], "library_exact": True}),
    Try("Path to Exile", lambda t: t.sorted_names("exile", 1) == [BEARS] and not t.sorted_names("battlefield", 1), ("No",),
        theirs=(BEARS,), bob={"library": ["Shock", "Forest"], "library_exact": True}),
    Try("Psychic Intrusion", lambda t: t.offers("Cast Shock") and t.sorted_names("hand", 1) == ["Island"], ("Shock",),
        bob={"hand": ["Shock", "Island"], "graveyard": ["Opt", "Forest"]}),
    Try("Psychic Intrusion", lambda t: t.offers("Cast Opt") and t.sorted_names("graveyard", 1) == ["Forest"], ("Opt",),
        bob={"hand": ["Shock", "Island"], "graveyard": ["Opt", "Forest"]}),
    Try("Pull from Eternity", lambda t: t.sorted_names("graveyard", 1) == ["Opt"], ("Opt",), bob={"exile": ["Opt"]},
        ann={"exile": ["Shock"]}),
    Try("Reality Shift", lambda t: t.sorted_names("exile", 1) == [BEARS] and t.sorted_names("battlefield", 1) == ["Shock"],
        theirs=(BEARS,), bob={"library": ["Shock"]}),
    Try("Recommission", lambda t: t.size(BEARS) == (3, 3), ann={"graveyard": [BEARS, ANGEL, "Shock"]}),
    Try("Recommission", lambda t: not counters(t, "Sol Ring"), ann={"graveyard": ["Sol Ring"]}),
    Try("Slip Out the Back", lambda t: counters(t, BEARS) == 1 and t.called(BEARS).phased == 1, theirs=(BEARS,)),
    Try("Solve the Equation", lambda t: t.sorted_names("hand") == ["Opt"], ("Opt",),
        ann={"library": ["Shock", "Island", "Opt"]}),
    Try("Soul Summons", lambda t: t.size("") == (2, 2), ann={"library": [BEARS]}),
    Try("Sram's Expertise", lambda t: t.sorted_names("battlefield") == ["Servo Token"] * 3 and t.lives == (20, 18),
        ("Cast Shock", "Bob"), ann={"hand": ["Sram's Expertise", "Shock", ANGEL]}),
    Try("Sublime Epiphany", lambda t: t.sorted_names("hand", 1) == ["Sol Ring"]
        and t.sorted_names("battlefield").count(BEARS) == 2 and len(t.sorted_names("hand")) == 1,
        (2, 3, 4, "Sol Ring", "Ann"), mine=(BEARS,), theirs=("Sol Ring",)),
    Try("Thoughtseize", lambda t: t.sorted_names("graveyard", 1) == ["Opt"] and t.lives == (18, 20), ("Bob", "Opt"),
        bob={"hand": ["Opt", BEARS, "Island"]}),
    Try("Turn to Frog", lambda t: t.size(ANGEL) == (1, 1) and not keyword(t, ANGEL, k.FLYING)
        and t.chars(ANGEL).subtypes == {"Frog"} and t.chars(ANGEL).colors == 2, theirs=(ANGEL,)),
    Try("Reanimate", lambda t: t.sorted_names("battlefield") == [ANGEL] and t.lives == (15, 20),
        bob={"graveyard": [ANGEL, "Shock"]}),
    Try("Sign in Blood", lambda t: t.lives == (20, 18) and len(t.sorted_names("hand", 1)) == 2, ("Bob",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=lambda row: row.spell)
def test_each_spell_does_what_it_says(row: Try) -> None:
    hand = row.ann.get("hand", [card(row.spell).name])
    t = Scene.duel(hand, row.mine, row.theirs, {x: y for x, y in row.ann.items() if x != "hand"}, row.bob)
    t.play(A, f"Cast {row.spell} ", *row.answers)
    assert row.check(t)


# --- spells on the stack ----------------------------------------------------------------------------------------


def in_response(mine: str, theirs: str, *answers: str | int, targets: tuple[str, ...] = (), **fields: Any) -> Scene:
    """Ann casts ``mine``; Bob, who has all the mana, answers with ``theirs``; then everything resolves."""
    t = Scene.duel([mine], bob={"hand": [theirs], "mana": "{W}{U}{B}{R}{G}{C}" * 4}, **fields)
    t.choose(f"Cast {mine} ")
    asked = t.game.decision
    for word in targets:
        t.choose(word)
    t.choose("Pass")
    asked = t.game.decision
    assert asked is not None
    assert asked.player == 1
    return t.play(B, f"Cast {theirs} ", *answers)


def test_spells_that_counter() -> None:
    assert in_response("Lightning Bolt", "Hydroblast", targets=("Bob",)).lives == (20, 20)
    assert in_response("Opt", "Hydroblast", "Keep").sorted_names("hand") != []  # a legal target that isn't red
    t = in_response("Opt", "Remand")
    assert t.sorted_names("hand") == ["Opt"]
    assert len(t.sorted_names("hand", 1)) == 1
    assert in_response(BEARS, "Spell Snare").sorted_names("graveyard") == [BEARS]
    assert in_response(BEARS, "Stern Scolding").sorted_names("graveyard") == [BEARS]
    assert in_response(BEARS, "Sublime Epiphany", 0, 4, "Bob").sorted_names("graveyard") == [BEARS]
    t = in_response(BEARS, "Mindbreak Trap", "Grizzly Bears")
    assert t.sorted_names("exile") == [BEARS]


def test_only_what_fits_is_countered() -> None:
    for first, second in ((GIANT, "Spell Snare"), (GIANT, "Stern Scolding"), ("Loxodon Smiter", "Stern Scolding")):
        t = Scene.duel([first], bob={"hand": [second], "mana": "{U}{U}"})
        t.choose(f"Cast {first}").choose("Pass")
        assert not t.offers(f"Cast {second}")


@cr("101.2")
def test_loxodon_smiter_cant_be_countered() -> None:
    assert in_response("Loxodon Smiter", "Counterspell").sorted_names("battlefield") == ["Loxodon Smiter"]


def test_loxodon_smiter_is_put_onto_the_battlefield_when_an_opponent_makes_its_owner_discard_it() -> None:
    t = Scene.duel(["Thoughtseize"], bob={"hand": ["Loxodon Smiter"]}).play(A, "Cast Thoughtseize", "Bob")
    assert t.sorted_names("battlefield", 1) == ["Loxodon Smiter"]
    t = Scene.duel(["Pain // Suffering", "Loxodon Smiter"]).play(A, "Cast Pain", "Ann")
    assert "Loxodon Smiter" in t.sorted_names("graveyard")  # its owner's own spell


@cr("707.10")
def test_narsets_reversal_copies_the_spell_and_returns_the_card() -> None:
    t = in_response("Lightning Bolt", "Narset's Reversal", "Yes", "Ann", targets=("Bob",))
    assert t.lives == (17, 20)
    assert t.sorted_names("hand") == ["Lightning Bolt"]


def test_mindbreak_trap_is_free_after_three_spells_of_one_opponent() -> None:
    t = Scene.duel(["Shock"] * 3, bob={"hand": ["Mindbreak Trap"]})
    for times in (1, 2, 3):
        t.choose("Cast Shock").choose("Bob").choose("Pass")
        assert t.offers("Cast Mindbreak Trap") is (times == 3)
        if times < 3:
            t.game.undo()
    t.play(B, "Cast Mindbreak Trap", "Shock", "Shock", "Shock")
    assert t.sorted_names("exile") == ["Shock"] * 3
    assert t.lives == (20, 20)


def test_spells_with_more_than_one_way() -> None:
    t = Scene.duel(["Forest"], mine=[BEARS], ann={"graveyard": ["Maximize Velocity"]}).play(A, "Cast Maximize Velocity")
    assert t.size(BEARS) == (3, 3)
    assert t.sorted_names("exile") == ["Maximize Velocity"]
    cards = {"graveyard": ["Shock", BEARS], "exile": ["Maximize Velocity", "Cackling Counterpart"]}
    t = Scene.duel(["Sorceress's Schemes"], ann={**cards, "mana": "{R}{R}{R}{R}"}).play(
        A, "Cast Sorceress's Schemes", "Shock"
    )
    assert t.sorted_names("hand") == ["Shock"]
    assert len(t.st.players[0].pool) == 1
    t = Scene.duel(ann={"graveyard": ["Sorceress's Schemes"], "exile": ["Cackling Counterpart", "Opt"]})
    t.play(A, "Cast Sorceress's Schemes")
    assert t.sorted_names("hand") == ["Cackling Counterpart"]
    assert t.sorted_names("exile") == ["Opt", "Sorceress's Schemes"]


@cr("702.61a")
def test_nobody_responds_to_krosan_grip() -> None:
    bob = {"hand": ["Counterspell"], "mana": "{U}{U}", "battlefield": ["Sol Ring"]}
    t = Scene.duel(["Krosan Grip"], bob=bob).choose("Cast Krosan Grip").choose("Pass")
    assert not t.offers("Cast Counterspell")


def test_sublime_epiphany_counters_an_ability() -> None:
    bob = {"hand": ["Sublime Epiphany"], "mana": "{U}{U}{U}{U}{U}{U}"}
    t = Scene.duel(mine=["Scourge of Valkas"], bob=bob).choose("Scourge of Valkas: ").choose("Pass")
    t.play(B, "Cast Sublime Epiphany", "Counter target activated", "Done")
    assert t.size("Scourge of Valkas") == (4, 4)


@cr("514.2")
def test_mirrorweave_wears_off() -> None:
    t = Scene.duel(["Mirrorweave"], mine=[BEARS], theirs=[GIANT]).play(A, "Cast Mirrorweave", GIANT)
    assert t.until("upkeep", 2).sorted_names("battlefield") == [BEARS]
