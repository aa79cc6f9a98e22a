"""Cards of commander decks: the next spell of a turn, energy that is paid, piles in exile."""

from __future__ import annotations

import pytest

from inset.rules.model import event_records as ev
from tests.cards.tries import counters
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

FREE = {"library": ["Memnite"] * 9}


@cr("702.40a", "611.2c")
def test_crackling_spellslinger_gives_the_next_spell_storm() -> None:
    t = Scene.duel(["Opt", "Crackling Spellslinger", "Shock", "Shock"], ann={"library": ["Forest"] * 9})
    t.play(A, "Cast Opt", "Keep it on top")
    t.play(A, "Cast Crackling Spellslinger")
    t.play(A, "Cast Shock", "Bob", "No", "No")
    assert t.lives == (20, 14)  # two copies, for the two spells before it
    t.play(A, "Cast Shock", "Bob")
    assert t.lives == (20, 12)


@cr("702.85a")
def test_dark_apostle_gives_the_next_noncreature_spell_cascade() -> None:
    t = Scene.duel(["Shock", "Shock"], ["Dark Apostle"], ann=FREE)
    t.play(A, "Dark Apostle")
    t.play(A, "Cast Shock", "Bob", "Cast Memnite")
    assert t.sorted_names("battlefield") == ["Dark Apostle", "Memnite"]
    t.play(A, "Cast Shock", "Bob")
    assert t.sorted_names("battlefield") == ["Dark Apostle", "Memnite"]


@cr("702.85a")
def test_sloppity_bilepiper_waits_for_a_creature_spell() -> None:
    t = Scene.duel(["Shock", BEARS], ["Sloppity Bilepiper", GIANT], ann=FREE)
    t.play(A, "Sloppity Bilepiper", GIANT)
    t.play(A, "Cast Shock", "Bob")
    assert t.sorted_names("battlefield") == ["Sloppity Bilepiper"]
    t.play(A, f"Cast {BEARS}", "Cast Memnite")
    assert t.sorted_names("battlefield") == [BEARS, "Memnite", "Sloppity Bilepiper"]


@cr("702.85a", "603.4")
@pytest.mark.parametrize(("mate", "found"), [("The Valeyard", 1), (BEARS, 0)])
def test_tardis_needs_a_time_lord(mate: str, found: int) -> None:
    t = Scene.duel(["Shock"], ["TARDIS", mate, GIANT], ann=FREE)
    t.play(A, "TARDIS: Tap", GIANT)
    t.until("postcombat main", 1, attack=["TARDIS"])
    t.play(A, "Cast Shock", "Bob", *(["Cast Memnite"] if found else []))
    assert t.sorted_names("battlefield").count("Memnite") == found


@cr("107.16", "603.12")
@pytest.mark.parametrize(("paid", "damage"), [(2, 2), (0, 0)])
def test_territorial_aetherkite_deals_what_is_paid(paid: int, damage: int) -> None:
    t = Scene.duel(["Territorial Aetherkite"], [ANGEL], theirs=[GIANT])
    t.play(A, "Cast Territorial Aetherkite", paid)
    assert t.one(GIANT).damage == t.one(ANGEL).damage == damage and t.one("Territorial Aetherkite").damage == 0
    assert t.st.players[A].counters.get("energy", 0) == 2 - paid


@cr("107.16")
def test_rampaging_aetherhood_grows_by_what_is_paid() -> None:
    t = Scene.duel(mine=["Rampaging Aetherhood"], turn=2)
    t.until("upkeep", 3)
    t.settle(3)
    assert counters(t, "Rampaging Aetherhood") == 3 and t.st.players[A].counters["energy"] == 1


@cr("701.17a", "608.2d")
def test_stitcher_geralf_exiles_what_was_milled() -> None:
    bob = {"library": [GIANT, "Shock", "Shock"]}
    t = Scene.duel(mine=["Stitcher Geralf"], ann={"library": [BEARS, "Opt", ANGEL, "Forest"]}, bob=bob)
    t.play(A, "Stitcher Geralf", ANGEL, GIANT)
    assert t.size("Zombie Token") == (7, 7)
    assert t.sorted_names("exile") == [ANGEL] and t.sorted_names("exile", B) == [GIANT]


@cr("406.3", "700.3")
@pytest.mark.parametrize(
    ("pile", "cast", "hand", "buried"),
    [
        ("the face-up pile", "Cast Serra Angel", ["Forest", BEARS, "Opt"], [GIANT, "Island", "Murder", "Shock"]),
        ("the face-down pile", "Don't", [GIANT, "Island", "Murder", "Shock"], ["Forest", BEARS, "Opt", ANGEL]),
    ],
)
def test_abstract_performance(pile: str, cast: str, hand: list[str], buried: list[str]) -> None:
    library = [BEARS, "Opt", ANGEL, "Forest", "Murder", "Shock", GIANT, "Island"]
    t = Scene.duel(["Abstract Performance"], ann={"library": library})
    t.play(A, "Cast Abstract Performance", pile, cast)
    assert t.sorted_names("hand") == hand and t.sorted_names("exile") == []
    assert t.sorted_names("graveyard") == sorted([*buried, "Abstract Performance"])
    assert (ANGEL in t.sorted_names("battlefield")) == (cast != "Don't")


@cr("601.2d", "107.3")
@pytest.mark.parametrize(("x", "first", "second"), [(5, 2, 3), (6, 3, 9)])
def test_shatterskull_smashing_deals_twice_as_much_from_six_on(x: int, first: int, second: int) -> None:
    t = Scene.duel(["Shatterskull Smashing"], theirs=[ANGEL, GIANT])
    t.play(A, "Cast Shatterskull Smashing", x, ANGEL, GIANT, first)
    assert t.one(ANGEL).damage == first and t.sorted_names("graveyard", B) == [GIANT]
    hits = [event.amount for event in t.st.events if event.kind == ev.DAMAGE]
    assert hits == [first, second]


@cr("614.12")
def test_shatterskull_the_hammer_pass() -> None:
    t = Scene.duel(["Shatterskull Smashing"])
    t.play(A, "Play Shatterskull, the Hammer Pass", "Yes")
    assert t.lives == (17, 20) and not t.st.objs[t.st.battlefield[0]].tapped


@cr("702.85a")
def test_smoldering_stagecoach_speaks_of_an_instant_and_a_sorcery() -> None:
    ann = {**FREE, "graveyard": ["Opt", "Divination", BEARS]}
    t = Scene.duel(["Shock", "Shock", "Divination"], ["Smoldering Stagecoach", GIANT], ann=ann)
    t.play(A, "Smoldering Stagecoach: Tap")
    assert t.size("Smoldering Stagecoach") == (2, 5)
    t.until("postcombat main", 1, attack=["Smoldering Stagecoach"])
    t.play(A, "Cast Shock", "Bob", "Cast Memnite")
    t.play(A, "Cast Shock", "Bob")
    assert t.sorted_names("battlefield").count("Memnite") == 1
    t.play(A, "Cast Divination", "Cast Memnite")
    assert t.sorted_names("battlefield").count("Memnite") == 2


@cr("107.16", "111.3")
def test_pia_nalaar_builds_an_aetherjet_of_what_is_paid() -> None:
    t = Scene.duel(mine=["Pia Nalaar, Chief Mechanic", "Ornithopter", "Memnite"])
    t.until("end", 1, attack=["Memnite"])
    t.settle(2)
    assert t.st.players[A].counters.get("energy", 0) == 0
    jet = t.one("Nalaar Aetherjet").definition.faces[0]
    assert (jet.power, jet.toughness) == (2, 2)


@cr("106.4", "118.12")
@pytest.mark.parametrize(("answer", "buried", "tapped"), [("Yes", [], 0), ("No", ["Shock"], 2)])
def test_power_sink_taps_lands_and_empties_the_pool(answer: str, buried: list[str], tapped: int) -> None:
    bob = {"hand": ["Shock"], "battlefield": ["Mountain", "Forest"], "mana": "{R}{R}{R}"}
    t = Scene.duel(["Power Sink"], bob=bob, turn=2)
    t.do(B, "Cast Shock", "Ann")
    t.do(A, "Cast Power Sink", 2)
    t.settle(answer)
    assert t.sorted_names("graveyard", B) == (buried or ["Shock"])
    assert t.life(A) == (20 if buried else 18)
    lands = [oid for oid in t.st.battlefield if t.st.objs[oid].owner == B]
    assert sum(t.st.objs[oid].tapped for oid in lands) == tapped
    assert answer == "Yes" or t.st.players[B].pool == ()
