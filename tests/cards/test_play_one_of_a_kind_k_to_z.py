"""Cards of many kinds whose text says something of its own, from Kefka to Zhulodok: each ability is used."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT
from inset.language import keywords as k
from inset.language.abilities import Activated, Keyword
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT


def test_azorius_aethermage_pays_for_a_card() -> None:
    t = Scene.duel(["Stormfront Riders"], mine=["Azorius Aethermage", BEARS, ELVES])
    t.play(A, "Cast Stormfront Riders ", BEARS, ELVES, 0, 0, 0, "Yes", "No")
    assert t.sorted_names("hand") == [BEARS, ELVES, "Wastes"]


def test_darkstar_augur_pays_life_for_its_card() -> None:
    t = Scene.duel(mine=["Darkstar Augur"], ann={"library": [ANGEL, "Opt"]})
    t.until("draw", 3)
    assert t.life(0) == 15 and ANGEL in t.sorted_names("hand")


@cr("702.140c")
def test_illuna_finds_a_permanent() -> None:
    for answer, zone in ((0, "battlefield"), (1, "hand")):
        t = Scene.duel(["Illuna, Apex of Wishes"], mine=[BEARS], ann={"library": ["Forest", "Opt", ANGEL, "Shock"]})
        t.play(A, "Cast Illuna, Apex of Wishes {3}{R/G}", "Over", answer)
        assert ANGEL in t.sorted_names(zone)


@cr("608.2g")
def test_kefka_casts_from_the_opponents_graveyard() -> None:
    t = Scene.duel(mine=["Kefka, Dancing Mad"], bob={"graveyard": ["Divination"]}, ann={"library": ["Opt"] * 3})
    assert keyword(t, "Kefka, Dancing Mad", k.INDESTRUCTIBLE)
    t.until("end").settle("Cast Divination")
    assert (t.lives, len(t.sorted_names("hand"))) == ((20, 17), 2)
    assert not keyword(t.until("upkeep", 2), "Kefka, Dancing Mad", k.INDESTRUCTIBLE)


@cr("707.9a")
def test_kimahri_becomes_what_he_taps_and_goes_on() -> None:
    t = Scene.duel(mine=["Kimahri, Valiant Guardian"], theirs=[ANGEL, BEARS])
    t.until("beginning of combat", 1, ANGEL).settle("Yes")
    assert t.size("Kimahri, Valiant Guardian") == (5, 5) and t.called(ANGEL).tapped
    assert keyword(t, "Kimahri, Valiant Guardian", k.VIGILANCE) and keyword(t, "Kimahri, Valiant Guardian", k.FLYING)
    t.until("beginning of combat", 3, BEARS)
    assert t.settle("No").size("Kimahri, Valiant Guardian") == (6, 6)


def test_kosei_needs_all_three() -> None:
    kosei = {"card": "Kosei, Penitent Warlord", "counters": {"+1/+1": 1}}
    t = Scene.duel(["Curiosity"], mine=[kosei, "Bonesplitter"], ann={"library": ["Opt"] * 6})
    t.play(A, "Bonesplitter: {1}").play(A, "Cast Curiosity ").fight("Kosei, Penitent Warlord")
    t.until("combat damage", 0, 0).settle("No")
    assert (t.lives, len(t.sorted_names("hand"))) == ((20, 17), 3)
    t = Scene.duel(mine=[kosei, "Bonesplitter"], ann={"library": ["Opt"] * 6}).play(A, "Bonesplitter: {1}")
    t.fight("Kosei, Penitent Warlord").until("postcombat main")
    assert not t.sorted_names("hand")


@cr("903.6")
def test_leadership_vacuum_sends_commanders_home() -> None:
    t = Scene.duel(
        ["Leadership Vacuum"], theirs=[{"card": "Gaddock Teeg", "commander": True}, BEARS], format="commander",
        ann={"library": ["Opt"]},
    )  # fmt: skip
    t.play(A, "Cast Leadership Vacuum ", "Bob")
    assert (t.sorted_names("battlefield", 1), t.sorted_names("command", 1)) == ([BEARS], ["Gaddock Teeg"])


def test_ludevic_lets_everybody_draw_after_an_opponents_loss() -> None:
    t = Scene.duel(["Shock"], mine=["Ludevic, Necro-Alchemist"], ann={"library": ["Opt"]}).play(A, "Cast Shock ", "Bob")
    assert t.until("end").settle("Yes").sorted_names("hand") == ["Opt"]
    t = Scene.duel(["Shock"], mine=["Ludevic, Necro-Alchemist"], ann={"library": ["Opt"]}).play(A, "Cast Shock ", "Ann")
    assert not t.until("end").settle().sorted_names("hand")


def test_mana_charged_dragon_takes_mana_from_all() -> None:
    t = Scene.duel(mine=["Mana-Charged Dragon", "3 Forest"], theirs=["Forest"], ann={"mana": ""})
    t.fight("Mana-Charged Dragon").until("declare attackers").settle(2, 1)
    assert t.size("Mana-Charged Dragon") == (8, 5)


def test_marcus_draws_or_grows() -> None:
    t = Scene.duel(mine=["Marcus, Mutant Mayor", BEARS], ann={"library": ["Opt"] * 4}).fight(BEARS)
    t.until("postcombat main")
    assert (counters(t, BEARS), t.sorted_names("hand")) == (1, [])
    t.until("postcombat main", 3)
    assert (counters(t, BEARS), len(t.sorted_names("hand"))) == (1, 2)


@cr("205.1a")
def test_minimus_containment_makes_a_treasure() -> None:
    t = Scene.duel(["Minimus Containment"], theirs=[ANGEL]).play(A, "Cast Minimus Containment ")
    found = t.chars(ANGEL)
    assert (found.types, set(found.subtypes), found.keywords) == (ARTIFACT, {"Treasure"}, 0)
    assert any(isinstance(found, Activated) for found in t.chars(ANGEL).abilities)


@cr("707.10d")
def test_mirrorwing_dragon_spreads_spells() -> None:
    t = Scene.duel(["Giant Growth"], mine=["Mirrorwing Dragon", BEARS, ELVES], theirs=[GIANT])
    t.play(A, "Cast Giant Growth ", "Mirrorwing Dragon", BEARS)
    assert [t.size(name) for name in ("Mirrorwing Dragon", BEARS, ELVES, GIANT)] == [(7, 8), (5, 5), (4, 4), (3, 3)]


@cr("611.2a", "702.26b")
def test_mist_dragon_flies_for_good() -> None:
    t = Scene.duel(mine=["Mist Dragon"]).play(A, "Mist Dragon: {0}: This creature gains flying")
    assert keyword(t.until("upkeep", 3), "Mist Dragon", k.FLYING)
    assert not keyword(t.play(A, "Mist Dragon: {0}: This creature loses flying"), "Mist Dragon", k.FLYING)
    assert t.play(A, "Mist Dragon: {3}").called("Mist Dragon").phased


def test_multiclass_baldric_lends_what_the_party_knows() -> None:
    party = ["Cosi's Trickster", "Topan Freeblade", "Chief Engineer"]
    t = Scene.duel(["Shock"], mine=["Multiclass Baldric", BEARS, *party]).play(A, "Multiclass Baldric: {2}", BEARS)
    assert keyword(t, BEARS, k.FLYING) and not keyword(t, BEARS, k.LIFELINK)


def test_myriad_construct_falls_apart() -> None:
    t = Scene.duel(["Myriad Construct", "Shock"], theirs=["Command Tower", "Forest"])
    t.play(A, "Cast Myriad Construct ", "Yes")
    assert t.size("Myriad Construct") == (5, 5)
    t.play(A, "Cast Shock ", "Myriad Construct")
    assert t.sorted_names("battlefield") == ["Construct Token"] * 5


def test_nurturing_pixie_grows_if_something_returned() -> None:
    t = Scene.duel(["Nurturing Pixie"], mine=[BEARS, "Forest"]).play(A, "Cast Nurturing Pixie ", BEARS)
    assert (t.sorted_names("hand"), counters(t, "Nurturing Pixie")) == ([BEARS], 1)
    t = Scene.duel(["Nurturing Pixie"], mine=["Forest"]).play(A, "Cast Nurturing Pixie ")
    assert counters(t, "Nurturing Pixie") == 0


def test_octavia_is_cheap_after_many_spells() -> None:
    t = Scene.duel(["Octavia, Living Thesis", "Opt"], mine=[BEARS], ann={"graveyard": ["8 Opt"]})
    assert t.offers("Cast Octavia, Living Thesis {U}{U}")
    t.play(A, "Cast Octavia, Living Thesis ").play(A, "Cast Opt ", BEARS, "Keep")
    assert t.size(BEARS) == (8, 8)


def test_odric_shares_keywords() -> None:
    t = Scene.duel(mine=["Odric, Lunarch Marshal", ANGEL, BEARS]).until("beginning of combat").settle()
    assert keyword(t, BEARS, k.FLYING) and keyword(t, BEARS, k.VIGILANCE) and not keyword(t, BEARS, k.HASTE)


@cr("603.4")
def test_pelt_collector_follows_larger_creatures() -> None:
    t = Scene.duel([BEARS, ELVES], mine=["Pelt Collector"]).play(A, f"Cast {BEARS} ").play(A, f"Cast {ELVES} ")
    assert t.size("Pelt Collector") == (2, 2) and not keyword(t, "Pelt Collector", k.TRAMPLE)
    t = Scene.duel(["Murder"], mine=[{"card": "Pelt Collector", "counters": {"+1/+1": 2}}, ANGEL])
    t.play(A, "Cast Murder ", ANGEL)
    assert t.size("Pelt Collector") == (4, 4) and keyword(t, "Pelt Collector", k.TRAMPLE)


def test_plasm_capture_gives_mana_later() -> None:
    t = Scene.duel([BEARS, "Plasm Capture", "Concordant Crossroads"], ann={"mana": "{G}{G}{G}{G}{U}{U}"})
    t.do(A, f"Cast {BEARS} ").play(A, "Cast Plasm Capture ")
    assert BEARS in t.sorted_names("graveyard")
    t.until("upkeep", 3)
    assert not t.could(A, "Cast Concordant Crossroads")
    t.until("precombat main", 3).settle("{R}{G}")
    assert t.could(A, "Cast Concordant Crossroads")


@cr("707.10d")
def test_precursor_golem_spreads_spells_among_golems() -> None:
    t = Scene.duel(["Precursor Golem", "Giant Growth"], mine=[BEARS]).play(A, "Cast Precursor Golem ")
    t.play(A, "Cast Giant Growth ", "Precursor Golem", "Golem Token")
    assert (t.size("Precursor Golem"), t.size("Golem Token"), t.size(BEARS)) == ((6, 6), (6, 6), (2, 2))


def test_reins_of_power_swaps_the_creatures() -> None:
    t = Scene.duel(["Reins of Power"], mine=[tapped(BEARS)], theirs=[ANGEL, ELVES])
    t.play(A, "Cast Reins of Power ")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([ELVES, ANGEL], [BEARS])
    assert not t.called(BEARS).tapped and keyword(t, BEARS, k.HASTE) and keyword(t, ANGEL, k.HASTE)
    assert t.until("upkeep", 2).sorted_names("battlefield") == [BEARS]


@cr("702.62a")
def test_riftmarked_knight_brings_another() -> None:
    t = Scene.duel(["Riftmarked Knight"]).play(A, "Suspend")
    t.until("upkeep", 7).settle(0, "Cast Riftmarked Knight")
    assert t.sorted_names("battlefield") == ["Knight Token", "Riftmarked Knight"]
    assert keyword(t, "Knight Token", k.HASTE) and keyword(t, "Knight Token", k.FLANKING)


def test_sanctum_of_eternity_returns_a_commander() -> None:
    t = Scene.duel(mine=["Sanctum of Eternity", {"card": "Gaddock Teeg", "commander": True}, BEARS], format="commander")
    t.play(A, "Sanctum of Eternity: {2}", "No")
    assert t.sorted_names("hand") == ["Gaddock Teeg"]


def test_sanwell_flies_safely_and_finds_a_vehicle() -> None:
    t = Scene.duel(mine=["Sanwell, Avenger Ace"], ann={"library": ["Opt", BEARS, "Walking Ballista", "Forest"]})
    t.fight("Sanwell, Avenger Ace").until("declare attackers").settle("Cast Walking Ballista", 1)
    assert "Walking Ballista" in t.sorted_names("battlefield") and "Opt" in t.sorted_names("library")


def test_sapling_of_colfenor_takes_creatures() -> None:
    t = Scene.duel(mine=["Sapling of Colfenor"], ann={"library": ["Caprichrome", "Opt"]})
    t.fight("Sapling of Colfenor").until("declare attackers").settle()
    assert (t.lives[0], t.sorted_names("hand")) == (20, ["Caprichrome"])
    t = Scene.duel(mine=["Sapling of Colfenor"], ann={"library": ["Opt"]})
    t.fight("Sapling of Colfenor").until("declare attackers").settle()
    assert not t.sorted_names("hand")


def test_selvala_rewards_the_strongest() -> None:
    t = Scene.duel([ANGEL, BEARS], mine=["Selvala, Heart of the Wilds"], ann={"library": ["Opt", "Shock"]})
    t.play(A, f"Cast {ANGEL} ", "Yes").play(A, f"Cast {BEARS} ")
    assert t.sorted_names("hand") == ["Opt"]


@cr("122.5")
def test_slippery_bogbonder_gathers_counters() -> None:
    t = Scene.duel(["Slippery Bogbonder"], mine=[{"card": BEARS, "counters": {"+1/+1": 2}}, ELVES])
    t.play(A, "Cast Slippery Bogbonder ", ELVES, 2)
    assert (counters(t, ELVES), counters(t, ELVES, "hexproof"), counters(t, BEARS)) == (2, 1, 0)


@cr("603.10a")
def test_stormfront_riders_bring_soldiers() -> None:
    t = Scene.duel(["Stormfront Riders"], mine=[BEARS]).play(A, "Cast Stormfront Riders ")
    assert t.sorted_names("battlefield") == ["Soldier Token", "Soldier Token"]
    assert t.sorted_names("hand") == [BEARS, "Stormfront Riders"]


@cr("205.1a")
def test_swift_reconfiguration_makes_a_vehicle() -> None:
    t = Scene.duel(["Swift Reconfiguration"], theirs=[ANGEL]).play(A, "Cast Swift Reconfiguration ")
    found = t.chars(ANGEL)
    assert (found.types, set(found.subtypes)) == (ARTIFACT, {"Vehicle"}) and found.keywords & k.FLYING
    assert found.keywords & k.CREW


def test_sword_of_hours_counts_and_rolls() -> None:
    t = Scene.duel(mine=["Sword of Hours", BEARS], seed=3).play(A, "Sword of Hours: {2}").fight(BEARS)
    t.until("postcombat main")
    roll = next(event.amount for event in t.game.events if event.rule == "706.2")
    assert counters(t, BEARS) == (2 if roll > 3 or roll == 12 else 1)


def test_tales_end_counters_abilities_and_legends() -> None:
    t = Scene.duel(["Tale's End", "Gaddock Teeg", BEARS]).do(A, "Cast Gaddock Teeg ").play(A, "Cast Tale's End ")
    assert "Gaddock Teeg" in t.sorted_names("graveyard")
    t = Scene.duel(["Tale's End", BEARS]).do(A, f"Cast {BEARS} ")
    assert not t.could(A, "Cast Tale's End")


@cr("601.3c")
def test_tegwylls_scouring_is_fast_with_three_flyers() -> None:
    t = Scene.duel(["Tegwyll's Scouring"], mine=[f"3 {ANGEL}"]).until("upkeep", 2)
    t.play(A, "Cast Tegwyll's Scouring ")
    assert t.sorted_names("battlefield") == ["Faerie Rogue Token"] * 3
    assert not Scene.duel(["Tegwyll's Scouring"], mine=[f"2 {ANGEL}"]).until("upkeep", 2).could(A, "Cast Tegwyll")


def test_theater_of_horrors_plays_after_blood() -> None:
    t = Scene.duel(mine=["Theater of Horrors"], ann={"library": ["Opt", "Forest"]})
    t.until("precombat main", 3)
    assert not t.could(A, "Cast Opt")
    t.play(A, "Theater of Horrors: {3}")
    assert t.life(1) == 19
    assert t.play(A, "Cast Opt ", "Keep").sorted_names("graveyard") == ["Opt"]


def test_tomb_tyrant_raises_at_random() -> None:
    t = Scene.duel(mine=["Tomb Tyrant", BEARS], ann={"graveyard": ["3 Feral Ghoul"]}).play(A, "Tomb Tyrant", BEARS)
    assert t.size("Feral Ghoul") == (3, 3)
    assert not Scene.duel(mine=["Tomb Tyrant", BEARS], ann={"graveyard": ["2 Feral Ghoul"]}).offers("Tomb Tyrant")


@cr("104.2b", "402.2")
def test_twenty_toed_toad_wins_with_twenty_cards() -> None:
    t = Scene.duel(["20 Opt"], mine=["Twenty-Toed Toad", BEARS], ann={"library": ["Opt"] * 3})
    t.fight("Twenty-Toed Toad", BEARS).until("declare attackers", 1, 0)
    assert t.settle().game.decision is None


def test_twilight_prophet_drains_with_the_blessing() -> None:
    t = Scene.duel(mine=["Twilight Prophet", "9 Forest"], ann={"library": [ANGEL, "Opt"]}).until("draw", 3)
    assert t.lives == (25, 15) and ANGEL in t.sorted_names("hand")
    t = Scene.duel(mine=["Twilight Prophet", "8 Forest"], ann={"library": ["Opt", ANGEL]}).until("draw", 3)
    assert t.lives == (20, 20)


@cr("406.3", "603.7")
def test_ugin_keeps_a_card_for_the_spirit() -> None:
    t = Scene.duel(["Murder", BEARS, "Sol Ring"], mine=["Ugin, the Ineffable"], ann={"library": [ANGEL]})
    assert t.offers("Cast Sol Ring {0}")
    t.play(A, "Ugin, the Ineffable: +1")
    assert ANGEL not in t.sorted_names("hand")
    t.play(A, "Cast Murder ")
    assert ANGEL in t.sorted_names("hand")


def test_viviens_stampede_draws_in_the_next_main_phase() -> None:
    t = Scene.duel(["Vivien's Stampede"], mine=[BEARS], ann={"library": ["Opt"] * 3})
    t.play(A, "Cast Vivien's Stampede ")
    assert keyword(t, BEARS, k.TRAMPLE) and keyword(t, BEARS, k.MELEE)
    t.fight(BEARS).until("postcombat main").settle()
    assert (t.life(1), len(t.sorted_names("hand"))) == (17, 1)


def test_warped_devotion_makes_the_owner_discard() -> None:
    t = Scene.duel(["Cyclonic Rift", "Opt"], mine=["Warped Devotion"], theirs=[BEARS])
    t.play(A, "Cast Cyclonic Rift {1}{U}")
    assert t.sorted_names("graveyard", 1) == [BEARS] and t.sorted_names("hand") == ["Opt"]


def test_winter_blast_hurts_flyers() -> None:
    t = Scene.duel(["Winter Blast"], theirs=[BEARS, ANGEL, GIANT]).play(A, "Cast Winter Blast ", 2, BEARS, ANGEL)
    assert (t.called(BEARS).tapped, t.called(ANGEL).tapped, t.called(GIANT).tapped) == (True, True, False)
    assert (t.called(BEARS).damage, t.called(ANGEL).damage) == (0, 2)


@cr("702.85c")
def test_zhulodok_cascades_twice() -> None:
    t = Scene.duel(
        ["Flayer of Loyalties"], mine=["Zhulodok, Void Gorger"], theirs=[BEARS],
        ann={"library": ["Opt", "Shock", "Forest"], "mana": "{C}" * 10},
    )  # fmt: skip
    t.do(A, "Cast Flayer of Loyalties ")
    found = t.chars("Flayer of Loyalties").abilities
    assert sum(1 for one in found if isinstance(one, Keyword) and one.keyword == k.CASCADE) == 2


@cr("701.38c")
def test_erestor_rewards_those_who_agree() -> None:
    for ballot, made, answers in (("carnage", 0, ["Keep"]), ("homage", 1, [])):
        t = Scene.duel(mine=["Erestor of the Council", "Coercive Portal"])
        t.until("upkeep", 3).choose("Pass").choose("Pass").choose("homage").choose(ballot)
        t.settle(*answers)
        assert t.sorted_names("battlefield", 1) == ["Treasure Token"] * made
