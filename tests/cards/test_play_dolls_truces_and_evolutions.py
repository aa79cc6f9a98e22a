"""Spells, artifacts and creatures with something of their own: each is cast or used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.words.kinds import activated, artifact, creature, instant
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import gain_life, gets
from tests.cards.tries import counters, duel, keyword, library
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BLADE, BOLT, CUB, ELVES, GIANT, KILL

FAERIE = creature("Old Faerie", "{U}", "Faerie", 1, 1)
PINGER = artifact("Old Pinger", "{1}", activated("{0}", gain_life(1)))
VISIONARY = creature("Old Visionary", "{1}{G}", "Elf Shaman", 1, 1)
TOUCH = instant("Touch", "{G}", gets(target(creatures), 0, 0))


def at(name: str, kind: str, number: int) -> dict[str, object]:
    return {"card": name, "counters": {kind: number}}


def three(*rows: dict[str, object]) -> Scene:
    return Scene(*rows, names=("Ann", "Bob", "Cid"))


def test_providence_sets_life() -> None:
    assert duel(["Providence"]).play(A, "Cast Providence").lives == (26, 20)


def test_infernal_offering_costs_and_returns_for_two() -> None:
    scene = three(
        {"hand": ["Infernal Offering"], "battlefield": [BEARS], "library": ["Opt"] * 3, "graveyard": [ELVES]},
        {"battlefield": [GIANT], "library": ["Shock"] * 3, "graveyard": [ANGEL]},
        {"battlefield": [ANGEL]},
    )
    scene.play(A, "Cast Infernal", "Bob", "Bob", BEARS, GIANT, "Llanowar", ANGEL)
    assert scene.count(A, "hand") == 2 and scene.count(B, "hand") == 2 and scene.count(C, "hand") == 0
    assert len(scene.names("battlefield")) == 3


def test_commanders_insight_counts_casts_of_the_player() -> None:
    depala = {"card": "Depala, Pilot Exemplar", "commander": True}
    ann = {"command": [depala], "library": ["Opt"] * 9}
    scene = duel(["Commander's Insight"], ann=ann, format="commander").play(A, "Cast Depala")
    scene.play(A, "Cast Commander's Insight", 2, "Ann")
    assert scene.count(A, "hand") == 3


def test_archmage_of_echoes_copies_permanents() -> None:
    scene = duel([BEARS, FAERIE], ["Archmage of Echoes"]).play(A, "Cast Old Faerie").play(A, "Cast Grizzly")
    assert scene.names("battlefield").count("Old Faerie") == 2 and scene.names("battlefield").count(BEARS) == 1


def test_solar_array_gives_sunburst() -> None:
    scene = duel(["Sol Ring"], ["Solar Array"], ann={"mana": ""}).play(A, "Cast Sol Ring")
    assert counters(scene, "Sol Ring", "charge") == 1


def test_combat_calligrapher_rewards_attacks_elsewhere() -> None:
    scene = three({"battlefield": ["Combat Calligrapher", BEARS]}, {}, {})
    while scene.asked() == "priority":
        scene.choose("Pass")
    scene.choose("Don't").choose("Attack Bob").settle()
    assert scene.sizes("Inkling Token") == [(2, 1)] and scene.one("Inkling Token").combat is not None


def test_tenuous_truce_lasts_until_an_attack() -> None:
    scene = duel(["Tenuous Truce"], [BEARS], ann={"library": ["Opt"] * 4}, bob={"library": ["Shock"] * 4})
    scene.play(A, "Cast Tenuous").until("end", 2).settle()
    assert scene.count(A, "hand") == 1 and scene.count(B, "hand") == 2
    scene.until("declare attackers", 3, attack=[BEARS]).settle()
    assert scene.zone("Tenuous Truce") == "graveyard"


def test_gunner_conscript_leaves_junk_if_it_was_equipped() -> None:
    blade = (BLADE, {"attached": "Gunner Conscript"})
    scene = duel([KILL], ["Gunner Conscript", blade], ann={"library": ["Shock", "Opt"]})
    assert scene.size("Gunner Conscript") == (5, 3)
    scene.play(A, "Cast Kill", "Gunner Conscript")
    assert scene.names("battlefield").count("Junk Token") == 1
    scene.play(A, "Junk Token: ")
    assert scene.play(A, "Cast Shock", "Bob").lives == (20, 18)


def test_shadowgrange_archfiend_takes_the_strongest() -> None:
    scene = duel(["Shadowgrange Archfiend"], [ELVES], [BEARS, ANGEL]).play(A, "Cast Shadowgrange")
    assert scene.zone(ANGEL) == "graveyard" and scene.zone(BEARS) == "battlefield" and scene.lives == (24, 20)


def test_lock_and_load_counts_other_spells() -> None:
    scene = duel(["Lock and Load", "Shock", BEARS], ann={"library": ["Opt"] * 5}).play(A, "Cast Shock", "Bob")
    scene.play(A, "Cast Grizzly").play(A, "Cast Lock")
    assert scene.sorted_names("hand") == ["Opt", "Opt"]


def test_eldritch_evolution_goes_two_higher() -> None:
    scene = duel(["Eldritch Evolution"], [ELVES], ann={"library": [ANGEL, BEARS]}).play(A, "Cast Eldritch", BEARS)
    assert scene.zone(BEARS) == "battlefield" and scene.zone("Eldritch Evolution") == "exile"


def test_sunken_citadel_pays_double_for_lands() -> None:
    scene = duel(["Sunken Citadel"], ["Faerie Conclave"], ann={"mana": ""}).play(A, "Play Sunken", 0, "Blue")
    assert scene.one("Sunken Citadel").tapped
    scene.next_turn().next_turn().play(A, "Faerie Conclave: {1}{U}")
    assert scene.size("Faerie Conclave") == (2, 1)


def test_gigantoplasm_is_as_large_as_its_mana() -> None:
    scene = duel(["Gigantoplasm"], theirs=[ANGEL]).play(A, "Cast Gigantoplasm", "Yes", ANGEL)
    scene.play(A, "Serra Angel: {X}", 7)
    assert scene.size("Gigantoplasm") == (7, 7) and keyword(scene, "Gigantoplasm", k.FLYING)


def test_nightkin_ambusher_slips_past_the_irradiated() -> None:
    scene = duel(["Nightkin Ambusher"], theirs=[GIANT]).play(A, "Cast Nightkin", "Bob")
    assert scene.st.players[B].counters == {"rad": 4}
    scene.next_turn()
    scene.until("postcombat main", 3, attack=["Nightkin Ambusher"], block={GIANT: "Nightkin Ambusher"})
    assert scene.zone(GIANT) == "battlefield"


def test_five_mana_values_spare_a_discard() -> None:
    values = ["Forest", "Shock", BEARS, "Divination", ANGEL]
    scene = duel(["Tainted Indulgence"], ann={"library": ["Opt"] * 3, "graveyard": values[:4]})
    assert scene.play(A, "Cast Tainted", "Opt").count(A, "hand") == 1
    scene = duel(["Tainted Indulgence"], ["Aven Heartstabber"], ann={"library": ["Opt"] * 3, "graveyard": values})
    assert scene.size("Aven Heartstabber") == (3, 3) and scene.play(A, "Cast Tainted").count(A, "hand") == 2
    scene = duel([KILL], ["Aven Heartstabber"], ann={"library": ["Opt"] * 3})
    assert scene.play(A, "Cast Kill", "Aven").count(A, "hand") == 1


def test_soul_partition_costs_opponents_more() -> None:
    scene = duel(["Soul Partition"], theirs=[ELVES], bob={"mana": "{G}{G}"}).play(A, "Cast Soul", ELVES)
    scene.next_turn()
    assert not scene.offers("Cast Llanowar")
    scene = duel(["Soul Partition"], [ELVES], ann={"mana": "{W}{W}{G}"}).play(A, "Cast Soul", ELVES)
    assert scene.offers("Cast Llanowar")


def test_trenzalore_clocktower_winds_back_for_time_lords() -> None:
    clock = at("Trenzalore Clocktower", "time", 12)
    scene = duel([BEARS], [clock, "The Twelfth Doctor"], ann={"graveyard": ["Opt"] * 9})
    scene.play(A, "Trenzalore Clocktower: {1}{U}")
    assert (
        scene.count(A, "hand") == 7
        and scene.count(A, "graveyard") == 0
        and scene.zone("Trenzalore Clocktower") == "exile"
    )
    scene = duel(mine=[clock])
    assert not scene.offers("Trenzalore Clocktower: {1}{U}")


def test_thawing_glaciers_returns_in_the_cleanup_step() -> None:
    scene = duel(mine=["Thawing Glaciers"], ann={"library": ["Forest", "Opt"]}).play(A, "Thawing Glaciers: ", "Forest")
    scene.until("end", 1)
    assert scene.zone("Thawing Glaciers") == "battlefield"
    scene.until("upkeep", 2)
    assert scene.zone("Thawing Glaciers") == "hand"


def test_any_player_may_cast_with_flash() -> None:
    scene = duel(mine=["Tidal Barracuda"], theirs=[BEARS], bob={"hand": [ELVES], "mana": "{G}"}, ann={"hand": [ELVES]})
    assert scene.offers("Cast Llanowar")
    scene.pass_to(B)
    assert not scene.offers("Cast Llanowar")
    scene = duel([ELVES], ["Tidal Barracuda"]).until("upkeep", 2).pass_to(A)
    assert scene.offers("Cast Llanowar")
    sliver = creature("Old Sliver", "{G}", "Sliver", 1, 1)
    scene = duel([sliver, ELVES], ["Quick Sliver"]).until("upkeep", 2).pass_to(A)
    assert scene.offers("Cast Old Sliver") and not scene.offers("Cast Llanowar")


def test_tithe_taker_taxes_spells_and_abilities_on_your_turn() -> None:
    theirs = [PINGER, "Forest"]
    assert not duel(mine=["Tithe Taker"], theirs=theirs[:1]).could(B, "Old Pinger: ")
    assert duel(mine=["Tithe Taker"], theirs=theirs).could(B, "Old Pinger: ")
    assert duel(mine=["Tithe Taker"], theirs=theirs[:1]).next_turn().could(B, "Old Pinger: ")
    scene = duel([KILL], ["Tithe Taker"]).play(A, "Cast Kill", "Tithe Taker")
    assert scene.sizes("Spirit Token") == [(1, 1)]


def test_beseech_the_mirror_casts_what_it_finds_if_bargained() -> None:
    scene = duel(["Beseech the Mirror"], ["Sol Ring"], ann={"library": [BEARS, ANGEL]})
    scene.play(A, "Cast Beseech", "No", BEARS)
    assert scene.sorted_names("hand") == [BEARS]
    scene = duel(["Beseech the Mirror"], ["Sol Ring"], ann={"library": [BEARS, ANGEL]})
    scene.play(A, "Cast Beseech", "Yes", BEARS, "Cast Grizzly")
    assert scene.zone(BEARS) == "battlefield" and scene.zone("Sol Ring") == "graveyard"


def test_wand_of_ith_costs_a_card_or_life() -> None:
    scene = duel(mine=["Wand of Ith"], bob={"hand": [ANGEL]}).play(A, "Wand of Ith: ", "Bob", "Yes")
    assert scene.lives == (20, 15) and scene.zone(ANGEL) == "hand"
    scene = duel(mine=["Wand of Ith"], bob={"hand": ["Forest"]}).play(A, "Wand of Ith: ", "Bob", "No")
    assert scene.zone("Forest") == "graveyard"


def test_surtland_flinger_throws_giants_twice_as_hard() -> None:
    for name, life in ((BEARS, 18), (GIANT, 14)):
        scene = duel(mine=["Surtland Flinger", name])
        scene.until("declare attackers", 1, attack=["Surtland Flinger"]).settle("Yes", "Bob")
        assert scene.lives == (20, life)


def test_quest_for_ulas_temple_counts_creatures_and_frees_a_kraken() -> None:
    scene = duel(mine=["Quest for Ula's Temple"], ann={"library": [BEARS, "Opt"]})
    scene.next_turn().until("upkeep", 3)
    scene.settle("Yes", "Yes")
    assert counters(scene, "Quest for Ula's Temple", "quest") == 1
    kraken = creature("Old Kraken", "{9}", "Kraken", 9, 9)
    scene = duel([kraken], [at("Quest for Ula's Temple", "quest", 3)]).until("end", 1)
    assert scene.settle("Yes").zone("Old Kraken") == "battlefield"


def test_kitesail_larcenist_turns_things_to_treasure() -> None:
    name = "Kitesail Larcenist"
    scene = duel([name, KILL], [BEARS], [ANGEL]).play(A, f"Cast {name}", BEARS, ANGEL)
    assert scene.size(ANGEL) == (None, None) and "Treasure" in scene.chars(ANGEL).subtypes
    assert not keyword(scene, ANGEL, k.FLYING)
    assert scene.play(A, "Cast Kill", name).size(ANGEL) == (4, 4)


def test_call_to_the_kindred_finds_relatives() -> None:
    ann = {"library": ["Opt", "Forest", ANGEL, CUB, "Shock", "Opt"]}
    scene = duel(["Call to the Kindred"], [BEARS], ann=ann)
    scene.play(A, "Cast Call", BEARS).next_turn().until("upkeep", 3)
    scene.settle("Yes", "Yes", *["Opt"] * 2, "Forest", "Serra")
    assert scene.zone("Cub") == "battlefield" and scene.zone(ANGEL) == "library" and library(scene)[0] == "Opt"


def test_volatile_arsonist_burns_one_of_each() -> None:
    scene = duel(mine=["Volatile Arsonist"], theirs=[BEARS, ELVES])
    scene.until("declare attackers", 1, ELVES, "Bob", attack=["Volatile Arsonist"]).settle()
    assert scene.zone(ELVES) == "graveyard" and scene.lives == (20, 19)


def test_voodoo_doll_sticks_pins() -> None:
    scene = duel(mine=[at("Voodoo Doll", "pin", 3)], ann={"mana": "{6}"}).play(A, "Voodoo Doll: ", "Bob")
    assert scene.lives == (20, 17) and scene.st.players[A].pool == ()
    scene = duel(mine=[at("Voodoo Doll", "pin", 3)]).until("end", 1).settle()
    assert scene.lives == (17, 20) and scene.zone("Voodoo Doll") == "graveyard"


def test_temporary_truce_gives_life_for_cards_not_drawn() -> None:
    scene = duel(["Temporary Truce"], ann={"library": ["Opt"] * 3}, bob={"library": ["Shock"] * 3})
    scene.play(A, "Cast Temporary", 2, 1)
    assert scene.lives == (20, 22) and scene.count(A, "hand") == 2 and scene.count(B, "hand") == 1


def test_moonshadow_grows_as_permanents_go() -> None:
    scene = duel(["Moonshadow", KILL]).play(A, "Cast Moonshadow")
    assert scene.size("Moonshadow") == (1, 1)
    scene = duel([KILL], [BEARS, at("Moonshadow", "-1/-1", 6)]).play(A, "Cast Kill", BEARS)
    assert scene.size("Moonshadow") == (2, 2)
    rat = {"token": {"name": "Rat", "types": ["creature"], "power": 1, "toughness": 1}}
    scene = duel([KILL], [rat, at("Moonshadow", "-1/-1", 6)])
    assert scene.play(A, "Cast Kill", "Rat").size("Moonshadow") == (1, 1)  # a token isn't a card


def test_demilich_casts_copies_and_returns_for_four() -> None:
    spells = ["Opt", "Shock", "Shock", "Shock", "Shock"]
    scene = duel(["Shock"], ann={"graveyard": ["Demilich", *spells[1:]], "mana": "{R}{U}{U}{U}"})
    assert not scene.offers("Cast Demilich")
    scene.play(A, "Cast Shock", "Bob").play(A, "Cast Demilich", *["Shock"] * 4)
    assert scene.zone("Demilich") == "battlefield"
    scene = duel(mine=["Demilich"], ann={"graveyard": ["Shock"]})
    scene.until("declare attackers", 1, "Shock", attack=["Demilich"]).settle("Cast Shock", "Bob")
    assert scene.lives == (20, 18) and scene.zone("Shock") == "exile"


def test_increasing_confusion_mills_twice_from_the_graveyard() -> None:
    bob = {"library": ["Opt"] * 9}
    scene = duel(["Increasing Confusion"], bob=bob).play(A, "Cast Increasing", 3, "Bob")
    assert scene.count(B, "graveyard") == 3
    scene.play(A, "Cast Increasing", 2, "Bob")
    assert scene.count(B, "graveyard") == 7


def test_reckless_handling_burns_if_an_artifact_is_lost() -> None:
    scene = duel(["Reckless Handling"], ann={"library": ["Sol Ring"]}).play(A, "Cast Reckless", "Sol Ring")
    assert scene.zone("Sol Ring") == "graveyard" and scene.lives == (20, 18)


def test_whispering_specter_takes_a_card_for_each_poison_counter() -> None:
    scene = duel(mine=["Whispering Specter"], bob={"hand": ["Opt", "Opt", "Shock"], "counters": {"poison": 1}})
    scene.until("combat damage", 1, attack=["Whispering Specter"]).settle("Yes", "Opt", "Opt")
    assert scene.sorted_names("hand", B) == ["Shock"]


def test_unexpected_results_casts_or_comes_back() -> None:
    scene = duel(["Unexpected Results"], ann={"library": ["Shock"] * 60}).play(
        A, "Cast Unexpected", "Cast Shock", "Bob"
    )
    assert scene.lives == (20, 18) and scene.zone("Unexpected Results") == "graveyard"
    scene = duel(["Unexpected Results"], ann={"library": ["Forest"]})
    scene.play(A, "Cast Unexpected", "Yes")
    assert len(scene.names("battlefield")) == 1 and scene.zone("Unexpected Results") == "hand"


def test_tek_gains_from_each_land_type() -> None:
    assert duel(mine=["Tek"]).size("Tek") == (2, 2)
    scene = duel(mine=["Tek", "Plains", "Island", "Swamp", "Mountain", "Forest"])
    assert scene.size("Tek") == (4, 4) and keyword(scene, "Tek", k.FLYING | k.FIRST_STRIKE | k.TRAMPLE)


def test_sunbirds_invocation_casts_what_is_not_dearer() -> None:
    scene = duel([BEARS], ["Sunbird's Invocation"], ann={"library": ["Shock", ANGEL, "Opt"]})
    scene.play(A, "Cast Grizzly", "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and library(scene)[0] == "Opt"


def test_silverquill_silencer_punishes_a_name() -> None:
    scene = duel(["Silverquill Silencer"], bob={"hand": ["Shock"], "mana": "{R}"}, ann={"library": ["Opt"]})
    scene.play(A, "Cast Silverquill", "Shock").play(B, "Cast Shock", "Ann")
    assert scene.lives == (18, 17) and scene.sorted_names("hand") == ["Opt"]


def test_shape_stealer_is_as_large_as_its_foe() -> None:
    scene = duel(mine=["Shape Stealer"], theirs=[ANGEL])
    scene.until("declare blockers", 1, attack=["Shape Stealer"], block={ANGEL: "Shape Stealer"}).settle()
    assert scene.size("Shape Stealer") == (4, 4)


def test_sage_of_hours_takes_turns() -> None:
    scene = duel([TOUCH], [at("Sage of Hours", "+1/+1", 9)]).play(A, "Cast Touch", "Sage of Hours")
    assert counters(scene, "Sage of Hours") == 10
    scene.play(A, "Sage of Hours: ").until("precombat main", 3)
    assert scene.st.active == A


def test_reparations_answers_aimed_spells() -> None:
    scene = duel(
        mine=["Reparations", BEARS], bob={"hand": ["Shock", "Shock"], "mana": "{R}{R}"}, ann={"library": ["Opt"] * 3}
    )
    scene.play(B, "Cast Shock", BEARS, "Yes").play(B, "Cast Shock", "Ann", "Yes")
    assert scene.count(A, "hand") == 2


def test_pyre_of_heroes_goes_one_higher_in_the_family() -> None:
    scene = duel(mine=["Pyre of Heroes", ELVES], ann={"library": [ANGEL, BEARS, VISIONARY]})
    scene.play(A, "Pyre of Heroes: ", "Old Visionary")
    assert scene.zone("Old Visionary") == "battlefield"


def test_pit_of_offerings_makes_the_colors_it_holds() -> None:
    scene = duel(
        ["Pit of Offerings", ELVES, "Shock"], bob={"graveyard": ["Shock", "Opt", "Sol Ring"]}, ann={"mana": ""}
    )
    scene.play(A, "Play Pit", "Shock", "Opt", "Sol Ring").next_turn().next_turn()
    assert scene.count(B, "exile") == 3 and scene.offers("Cast Shock") and not scene.offers("Cast Llanowar")


def test_noble_quarry_and_its_host_must_be_blocked() -> None:
    scene = duel(["Noble Quarry"], [BEARS], [GIANT]).play(A, "Cast Noble Quarry {5}{G}", BEARS)
    assert scene.size(BEARS) == (3, 3)
    scene.until("declare attackers", 1, attack=[BEARS])
    scene.until("declare blockers", 1, block={GIANT: BEARS})
    assert scene.one(BEARS).combat is not None


def test_mutable_explorer_brings_a_mutavault() -> None:
    scene = duel(["Mutable Explorer"]).play(A, "Cast Mutable")
    assert scene.called("Mutavault").tapped
    scene.play(A, "Mutavault: {1}")
    assert scene.size("Mutavault") == (2, 2) and "Goblin" in scene.chars("Mutavault").subtypes


def test_kutzils_flanker_counts_what_left() -> None:
    scene = duel([KILL, "Kutzil's Flanker"], [BEARS]).play(A, "Cast Kill", BEARS).play(A, "Cast Kutzil's", 0)
    assert counters(scene, "Kutzil's Flanker") == 1
    scene = duel(["Kutzil's Flanker"], bob={"graveyard": ["Opt"]}).play(A, "Cast Kutzil's", 2, "Bob")
    assert scene.zone("Opt") == "exile"


def test_irencrag_feat_leaves_one_spell() -> None:
    scene = duel(["Irencrag Feat", "Shock", "Opt"], ann={"mana": "{1}{R}{R}{R}{U}"}).play(A, "Cast Irencrag")
    scene.play(A, "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and not scene.offers("Cast Opt")


def test_giant_albatross_takes_its_killers_with_it() -> None:
    scene = duel(mine=["Giant Albatross"], theirs=[ANGEL]).next_turn()
    scene.until("combat damage", 2, attack=[ANGEL], block={"Giant Albatross": ANGEL})
    scene.settle("Yes", "No")
    assert scene.zone(ANGEL) == "graveyard"


def test_full_bore_adds_to_what_was_warped() -> None:
    scene = duel(["Full Bore"], [BEARS]).play(A, "Cast Full Bore", BEARS)
    assert scene.size(BEARS) == (5, 4) and not keyword(scene, BEARS, k.TRAMPLE)


def test_eternal_scourge_flees_and_returns() -> None:
    scene = duel(mine=["Eternal Scourge"], bob={"hand": ["Shock"], "mana": "{R}"}).play(
        B, "Cast Shock", "Eternal Scourge"
    )
    assert scene.zone("Eternal Scourge") == "exile"
    assert scene.play(A, "Cast Eternal").zone("Eternal Scourge") == "battlefield"


def test_doppelgang_copies_each_as_often() -> None:
    scene = duel(["Doppelgang"], [BEARS], [ANGEL]).play(A, "Cast Doppelgang", 2, BEARS, ANGEL)
    assert scene.names("battlefield", A).count(BEARS) == 3 and scene.names("battlefield", A).count(ANGEL) == 2


def test_curse_of_bloodletting_doubles() -> None:
    scene = duel(["Curse of Bloodletting", "Shock"]).play(A, "Cast Curse", "Bob").play(A, "Cast Shock", "Bob")
    assert scene.lives == (20, 16)


def test_collective_restraint_asks_for_each_type() -> None:
    theirs = ["Collective Restraint", "Plains", "Island"]
    scene = duel(mine=[BEARS], theirs=theirs, ann={"mana": ""})
    assert scene.until("postcombat main", 1).lives == (20, 20)
    scene = duel(mine=[BEARS], theirs=theirs, ann={"mana": "{2}"}).until("postcombat main", 1, attack=[BEARS])
    assert scene.lives == (20, 18)


def test_catalyst_stone_changes_flashback_costs() -> None:
    scene = duel(mine=["Catalyst Stone"], ann={"graveyard": ["Faithless Looting"], "mana": "{R}"})
    assert scene.offers("Cast Faithless")
    scene = duel(theirs=["Catalyst Stone"], ann={"graveyard": ["Faithless Looting"], "mana": "{R}{R}{R}{R}"})
    assert not scene.offers("Cast Faithless")
    scene = duel(["Faithless Looting"], ["Catalyst Stone"], ann={"mana": ""})
    assert not scene.offers("Cast Faithless")


def test_blood_scrivener_draws_twice_with_an_empty_hand() -> None:
    scene = duel(["Opt"], ["Blood Scrivener"], ann={"library": ["Shock"] * 4}).play(A, "Cast Opt", 0)
    assert scene.count(A, "hand") == 2 and scene.lives == (19, 20)


def test_belligerent_yearling_measures_itself() -> None:
    dino = creature("Old Dinosaur", "{G}", "Dinosaur", 6, 6)
    scene = duel([dino], ["Belligerent Yearling"]).play(A, "Cast Old", "Yes")
    assert scene.size("Belligerent Yearling") == (6, 2)


def test_samite_alchemist_shields_and_tires() -> None:
    scene = duel([BOLT], ["Samite Alchemist", BEARS]).play(A, "Samite Alchemist: ", BEARS).play(A, "Cast Bolt", BEARS)
    assert scene.zone(BEARS) == "battlefield" and scene.one(BEARS).tapped
    assert scene.next_turn().next_turn().one(BEARS).tapped


@cr("614.5")
def test_chains_of_mephistopheles_turn_draws_into_discards() -> None:
    scene = duel(["Opt", "Shock"], ["Chains of Mephistopheles"], ann={"library": [BEARS] * 4}).play(A, "Cast Opt", 0)
    assert scene.zone("Shock") == "graveyard" and scene.sorted_names("hand") == [BEARS]
    scene = duel(["Opt"], ["Chains of Mephistopheles"], ann={"library": [BEARS] * 4}).play(A, "Cast Opt", 0)
    assert scene.count(A, "hand") == 0 and scene.count(A, "graveyard") == 2


def test_overburden_and_natures_wrath_charge_for_what_enters() -> None:
    scene = duel([BEARS], ["Overburden", "Forest"]).play(A, "Cast Grizzly")
    assert scene.zone("Forest") == "hand"
    scene = duel(mine=["Nature's Wrath", "Swamp"], bob={"hand": ["Swamp"]}).next_turn()
    scene.play(B, "Play Swamp")
    assert "Swamp" not in scene.names("battlefield", B) and "Swamp" in scene.names("battlefield", A)


def test_kaerveks_purge_burns_if_the_creature_dies() -> None:
    scene = duel(["Kaervek's Purge"], theirs=[ANGEL]).play(A, "Cast Kaervek's", 5, ANGEL)
    assert scene.lives == (20, 16)


def test_winds_of_abandon_give_lands_for_creatures() -> None:
    bob = {"library": ["Forest", "Plains", "Opt"]}
    scene = duel(["Winds of Abandon"], [BEARS], [ANGEL, GIANT], bob=bob)
    scene.play(A, "Cast Winds of Abandon {4}{W}{W}", "Forest", "Plains")
    assert scene.names("battlefield") == [BEARS, "Forest", "Plains"] and scene.one("Forest").tapped


def test_wheel_and_deal_renews_hands() -> None:
    scene = duel(["Wheel and Deal"], bob={"hand": ["Opt"], "library": ["Shock"] * 9}, ann={"library": ["Opt"] * 2})
    scene.play(A, "Cast Wheel", "Bob")
    assert scene.count(B, "hand") == 7 and scene.count(A, "hand") == 1
