"""Cards of decks that say what no other card does: what was paid, what returns, what each player gives up."""

from __future__ import annotations

import pytest

from inset.language import keywords as k
from tests.cards.tries import Try, counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

TRIES = (
    Try("Dredge the Mire",
        lambda t: t.sorted_names("battlefield") == [ANGEL] and t.sorted_names("graveyard", 1) == [BEARS, "Opt"],
        (ANGEL,), bob={"graveyard": [ANGEL, BEARS, "Opt"]}),
    Try("Essence Flux", lambda t: counters(t, "Dimir Infiltrator") == 1, mine=("Dimir Infiltrator",)),
    Try("Essence Flux", lambda t: not counters(t, BEARS), (BEARS,), mine=(BEARS, "Dimir Infiltrator")),
    Try("Grim Contest", lambda t: t.sorted_names("battlefield") == [] and t.sorted_names("battlefield", 1) == [],
        mine=(BEARS,), theirs=(BEARS,)),
    Try("Grim Contest", lambda t: t.called(ANGEL).damage == 2 and t.sorted_names("battlefield") == [],
        mine=(BEARS,), theirs=(ANGEL,)),
    Try("Journey of Discovery", lambda t: t.sorted_names("hand") == ["Forest", "Island"],
        ("No", 0, "Forest", "Island"), ann={"library": ["Forest", "Opt", "Island"]}),
    Try("Malicious Affliction", lambda t: t.sorted_names("battlefield", 1) == ["Walking Corpse"],
        theirs=(BEARS, "Walking Corpse")),
    Try("Soul Shatter", lambda t: t.sorted_names("battlefield", 1) == [BEARS, "Sol Ring"], theirs=(ANGEL, BEARS, "Sol Ring")),
    Try("Aether Gust", lambda t: BEARS in t.sorted_names("library", 1), ("Bottom",),
        theirs=(BEARS, "Sol Ring", "Walking Corpse")),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=lambda row: row.spell)
def test_each_spell_does_what_it_says(row: Try) -> None:
    t = Scene.duel([row.spell], row.mine, row.theirs, row.ann, row.bob)
    t.play(A, f"Cast {row.spell} ", *row.answers)
    assert row.check(t)


@cr("707.10c")
def test_malicious_affliction_is_copied_if_a_creature_died() -> None:
    t = Scene.duel(["Shock", "Malicious Affliction"], theirs=(BEARS, ANGEL, GIANT)).play(A, "Cast Shock", BEARS)
    t.play(A, "Cast Malicious Affliction", ANGEL, "Yes", "Yes", GIANT)
    assert t.sorted_names("battlefield", 1) == []


def red_and_green(mana: str) -> Scene:
    return Scene.duel(mine=[BEARS], theirs=[ANGEL], ann={"hand": ["Firespout"], "mana": mana}).play(A, "Cast Firespout")


@cr("106.3", "608.2c")
def test_firespout_asks_which_mana_was_spent() -> None:
    both = red_and_green("{R}{G}{C}")
    assert (both.sorted_names("graveyard"), both.called(ANGEL).damage) == (["Firespout", BEARS], 3)
    red = red_and_green("{R}{C}{C}")
    assert (red.sorted_names("graveyard"), red.called(ANGEL).damage) == (["Firespout", BEARS], 0)
    green = red_and_green("{G}{C}{C}")
    assert (green.sorted_names("graveyard"), green.called(ANGEL).damage) == (["Firespout"], 3)


@pytest.mark.parametrize(("mana", "life"), [("{G}{W}", 22), ("{G}{G}", 21), ("{W}{C}", 21)])
def test_dawnglow_infusion_counts_each_color_that_was_spent(mana: str, life: int) -> None:
    t = Scene.duel(ann={"hand": ["Dawnglow Infusion"], "mana": mana}).play(A, "Cast Dawnglow Infusion", 1)
    assert t.lives == (life, 20)


@cr("702.45a")
def test_fumikos_bushido_counts_attackers_and_opponents_creatures_must_attack() -> None:
    t = Scene.duel(mine=["Fumiko the Lowblood", BEARS], theirs=[ANGEL])
    t.until("declare blockers", 1, attack=["Fumiko the Lowblood", BEARS], block={ANGEL: "Fumiko the Lowblood"})
    t.settle()
    assert t.size("Fumiko the Lowblood") == (5, 4)


def test_ill_timed_explosion_deals_the_greatest_mana_value_discarded() -> None:
    t = Scene.duel(["Ill-Timed Explosion", ANGEL, "Opt"], theirs=[GIANT, ANGEL], ann={"library": ["Island", "Forest"]})
    t.play(A, "Cast Ill-Timed Explosion", "Yes", ANGEL, "Opt")
    assert t.sorted_names("battlefield", 1) == []
    t = Scene.duel(["Ill-Timed Explosion", "Opt"], theirs=[BEARS], ann={"library": ["Island", "Forest"]})
    t.play(A, "Cast Ill-Timed Explosion", "No")
    assert t.sorted_names("battlefield", 1) == [BEARS]


@cr("603.10a")
def test_not_dead_after_all_returns_the_creature_tapped_with_a_role() -> None:
    t = Scene.duel(["Not Dead After All", "Shock"], mine=[BEARS]).play(A, "Cast Not Dead After All")
    t.play(A, "Cast Shock", BEARS)
    assert t.called(BEARS).tapped and t.size(BEARS) == (3, 3)


def test_oath_of_nissa() -> None:
    t = Scene.duel(["Oath of Nissa"], ann={"library": ["Opt", "Forest", BEARS, "Shock"]})
    t.play(A, "Cast Oath of Nissa", "Yes", BEARS, "Opt")
    assert t.sorted_names("hand") == [BEARS]
    t = Scene.duel(mine=["Oath of Nissa"], ann={"hand": ["Liliana of the Veil", "Walking Corpse"], "mana": "{G}{G}{G}"})
    assert t.offers("Cast Liliana of the Veil") and not t.offers("Cast Vampire Nighthawk")


@pytest.mark.parametrize(
    ("spell", "kick", "countered"), [(BEARS, "No", True), (GIANT, "No", False), (GIANT, "Yes", True)]
)
def test_prohibit(spell: str, kick: str, countered: bool) -> None:
    t = Scene.duel([spell], bob={"hand": ["Prohibit"], "mana": "{U}{U}{U}{U}"})
    t.do(A, f"Cast {spell}")
    t.play(B, "Cast Prohibit", kick)
    assert (spell in t.sorted_names("graveyard")) == countered


@cr("702.137a")
def test_rix_maadi_reveler_for_its_spectacle_cost() -> None:
    t = Scene.duel(["Rix Maadi Reveler", "Opt", "Shock"], ann={"library": [BEARS]})
    t.play(A, "Cast Rix Maadi Reveler", "Opt")
    assert t.sorted_names("hand") == [BEARS, "Shock"]
    t = Scene.duel(["Rix Maadi Reveler", "Opt", "Shock"], ann={"library": [BEARS, BEARS, BEARS, ANGEL]})
    t.play(A, "Cast Shock", "Bob").play(A, "Cast Rix Maadi Reveler {2}{B}{R}")
    assert t.sorted_names("hand") == [BEARS] * 3


@cr("609.7")
def test_surge_of_salvation_prevents_damage_of_red_spells_too() -> None:
    t = Scene.duel(["Surge of Salvation", "Pyroclasm"], mine=[BEARS], theirs=[BEARS])
    t.play(A, "Cast Surge of Salvation").play(A, "Cast Pyroclasm")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([BEARS], [])
    assert keyword(t, BEARS, k.HEXPROOF)
    t = Scene.duel(["Surge of Salvation"], bob={"hand": ["Lightning Bolt"], "mana": "{R}"}).play(A, "Cast Surge")
    assert "Ann" not in t.do(B, "Cast Lightning Bolt").words()


@cr("119.3", "120.3")
def test_tephraderm_hits_back_at_each_creature_and_at_the_controller_of_a_spell() -> None:
    t = Scene.duel(mine=["Tephraderm"], theirs=[GIANT, BEARS], turn=2)
    t.until("postcombat main", 2, attack=[BEARS], block={"Tephraderm": BEARS})
    assert t.sorted_names("graveyard", 1) == [BEARS]
    t = Scene.duel(["Lightning Bolt"], theirs=["Tephraderm"]).play(A, "Cast Lightning Bolt", "Tephraderm")
    assert t.lives == (17, 20)


@cr("611.2c")
def test_trench_gorger_is_as_large_as_what_it_exiled() -> None:
    t = Scene.duel(["Trench Gorger"], ann={"library": ["Forest", "Island", "Opt", "Swamp"], "library_exact": True})
    t.play(A, "Cast Trench Gorger", "Yes", "Forest", "Swamp")
    assert t.size("Trench Gorger") == (2, 2) and t.sorted_names("exile") == ["Forest", "Swamp"]
    assert Scene.duel(["Trench Gorger"]).play(A, "Cast Trench Gorger", "No").size("Trench Gorger") == (6, 6)


def test_wasteland_strangler_processes_an_exiled_card() -> None:
    t = Scene.duel(["Wasteland Strangler"], theirs=[BEARS], bob={"exile": ["Opt"]})
    t.play(A, "Cast Wasteland Strangler", BEARS, "Yes")
    assert t.sorted_names("graveyard", 1) == [BEARS, "Opt"]
    t = Scene.duel(["Wasteland Strangler"], theirs=[BEARS]).play(A, "Cast Wasteland Strangler", BEARS)
    assert t.sorted_names("battlefield", 1) == [BEARS]


@cr("603.12")
def test_zoraline_pays_and_returns_a_permanent_with_a_finality_counter() -> None:
    t = Scene.duel(["Zoraline, Cosmos Caller"], ann={"graveyard": ["Sol Ring", ANGEL, "Forest"]})
    t.play(A, "Cast Zoraline", "Yes")
    assert t.lives == (18, 20) and counters(t, "Sol Ring", "finality") == 1
    t = Scene.duel(["Zoraline, Cosmos Caller"], ann={"graveyard": ["Sol Ring"]}).play(A, "Cast Zoraline", "No")
    assert t.lives == (20, 20) and t.sorted_names("graveyard") == ["Sol Ring"]


@cr("603.7a")
def test_cauldron_dance_returns_one_and_sacrifices_the_other() -> None:
    t = Scene.duel(["Cauldron Dance", ANGEL], ann={"graveyard": [BEARS]})
    assert not t.offers("Cast Cauldron Dance")
    t.until("beginning of combat").play(A, "Cast Cauldron Dance", "Yes")
    assert t.sorted_names("battlefield") == [BEARS, ANGEL] and keyword(t, BEARS, k.HASTE) and keyword(t, ANGEL, k.HASTE)
    t.until("end", 1, 0).settle()
    assert t.sorted_names("hand") == [BEARS] and ANGEL in t.sorted_names("graveyard")


@cr("714.2b")
def test_elspeth_conquers_death() -> None:
    name = "Elspeth Conquers Death"
    t = Scene.duel([name], theirs=[GIANT, BEARS], ann={"graveyard": [ANGEL]}).play(A, f"Cast {name}")
    assert t.sorted_names("battlefield", 1) == [BEARS]
    t.until("precombat main", 3).settle()
    t.until("precombat main", 5).settle("+1/+1")
    assert counters(t, ANGEL) == 1
