"""Sorceries, sagas and creatures that search, mill, choose and come back: each is played for what is special about it."""

from __future__ import annotations

from inset.cards import card
from inset.language import keywords as k
from inset.language.words.kinds import creature, sorcery
from inset.language.words.nouns import target_opponent, target_player
from inset.language.words.verbs import discard, mill
from inset.rules.objects.layers import chars_of
from tests.cards.tries import counters, duel, keyword, library, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, CUB, ELVES, GIANT, GROW, KILL, PEEK, SHOCK, SIP

GRIND = sorcery("Grind", "{U}", mill(4, target_player()))
PARTY = [creature(f"Hero {kind}", "{1}", kind, 1, 1) for kind in ("Cleric", "Rogue", "Warrior", "Wizard")]


def test_those_who_search_shuffle_together() -> None:
    scene = duel(["Boldwyr Heavyweights"], bob={"library": ["Opt", ANGEL, "Opt"]}).play(A, "Cast Boldwyr", "Yes", ANGEL)
    assert scene.sorted_names("battlefield", B) == [ANGEL]
    scene = duel(
        ["From the Ashes"], ["Temple of Silence"], ["Temple of Malice", "Forest"],
        ann={"library": ["Plains"]}, bob={"library": ["Swamp"]},
    )  # fmt: skip
    scene.play(A, "Cast From", "Yes", "Plains", "Yes", "Swamp")
    assert scene.sorted_names("battlefield") == ["Plains"] and scene.sorted_names("battlefield", B) == [
        "Forest",
        "Swamp",
    ]


def test_walking_sponge_takes_one_ability() -> None:
    scene = duel(mine=["Walking Sponge"], theirs=[ANGEL]).play(A, "Walking Sponge:", ANGEL, 0)
    assert not keyword(scene, ANGEL, k.FLYING) and keyword(scene, ANGEL, k.VIGILANCE)


def test_halo_forager_casts_what_costs_as_much_as_was_paid() -> None:
    scene = duel(["Halo Forager"], bob={"graveyard": ["Shock", "Divination"]})
    scene.play(A, "Cast Halo", "Yes", 1, "Shock", "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and scene.zone("Shock") == "exile"


def test_sevinnes_reclamation_is_copied_from_the_graveyard() -> None:
    scene = duel(ann={"graveyard": ["Sevinne's Reclamation", BEARS, ELVES]})
    scene.play(A, "Cast Sevinne", BEARS, "Yes", "Yes", ELVES)
    assert scene.sorted_names("battlefield") == [BEARS, ELVES]


def test_stick_together_keeps_a_party() -> None:
    scene = duel(["Stick Together"], [BEARS, *PARTY], [ANGEL]).play(A, "Cast Stick")
    assert scene.sorted_names("battlefield") == sorted(
        f"Hero {kind}" for kind in ("Cleric", "Rogue", "Warrior", "Wizard")
    )
    assert scene.sorted_names("battlefield", B) == []


def test_charge_counters_become_mana_in_the_first_main_phase() -> None:
    scene = duel(mine=[{"card": "Coalition Relic", "counters": {"charge": 2}}]).until("precombat main", 3)
    before = len(scene.st.players[A].pool)
    scene.settle(0)
    assert counters(scene, "Coalition Relic", "charge") == 0 and len(scene.st.players[A].pool) == before + 2
    scene = duel(mine=["Ventifact Bottle"]).play(A, "Ventifact Bottle:", 3).until("precombat main", 3)
    before = len(scene.st.players[A].pool)
    scene.settle()
    assert scene.called("Ventifact Bottle").tapped and len(scene.st.players[A].pool) == before + 3


def test_damage_taken_instead() -> None:
    scene = duel(mine=["Dwarven Scorcher"], theirs=[ELVES]).play(A, "Dwarven Scorcher:", ELVES, "No")
    assert scene.zone(ELVES) == "graveyard" and scene.lives == (20, 20)
    scene = duel(mine=["Dwarven Scorcher"], theirs=[ELVES]).play(A, "Dwarven Scorcher:", ELVES, "Yes")
    assert scene.zone(ELVES) == "battlefield" and scene.lives == (20, 18)
    for answer, zone, life in (("No", "hand", 20), ("Yes", "graveyard", 17)):
        scene = duel([KILL], ["Pia's Revolution", "Ornithopter"]).play(A, "Cast Kill", "Ornithopter", answer)
        assert scene.zone("Ornithopter") == zone and scene.lives == (20, life)


def test_sail_into_the_west_by_vote() -> None:
    row = {"graveyard": [BEARS, ELVES, ANGEL], "library": ["Opt"] * 8}
    scene = duel(["Sail into the West"], ann=row).play(A, "Cast Sail", "return", "return", BEARS, ELVES, "Done")
    assert scene.sorted_names("hand") == [BEARS, ELVES] and scene.zone("Sail into the West") == "exile"
    scene = duel(["Sail into the West"], ann=row).play(A, "Cast Sail", "return", "embark", "Yes", "No")
    assert scene.count(A, "hand") == 7 and scene.zone("Sail into the West") == "graveyard"


def test_gandalf_compares_card_types() -> None:
    ann = {"library": ["Opt"] * 3}
    scene = duel(["Time Stretch"], ["Gandalf, Westward Voyager"], ann=ann, bob={"library": ["Divination"] * 2})
    scene.play(A, "Cast Time Stretch", "Ann", "No")
    assert scene.count(B, "hand") == 1 and scene.count(A, "hand") == 0
    scene = duel(["Time Stretch"], ["Gandalf, Westward Voyager"], ann=ann, bob={"library": [BEARS] * 2})
    scene.play(A, "Cast Time Stretch", "Ann")
    assert scene.count(B, "hand") == 0 and scene.count(A, "hand") == 1


@cr("119.7")
def test_screaming_nemesis_ends_the_gaining_of_life() -> None:
    bob = {"hand": [SIP], "mana": "{W}"}
    scene = duel([SHOCK], ["Screaming Nemesis"], bob=bob).play(A, "Cast Shock", "Screaming Nemesis", "Bob")
    assert scene.play(B, "Cast Sip").lives == (20, 18)
    scene = duel([SHOCK], ["Screaming Nemesis"], [ANGEL], bob=bob).play(A, "Cast Shock", "Screaming Nemesis", ANGEL)
    assert scene.play(B, "Cast Sip").lives == (20, 21)


@cr("115.1")
def test_blatant_thievery_takes_one_permanent_of_each_opponent() -> None:
    scene = duel(["Blatant Thievery"], [], [BEARS, "Forest"]).play(A, "Cast Blatant", BEARS)
    assert scene.sorted_names("battlefield") == [BEARS] and scene.sorted_names("battlefield", B) == ["Forest"]


@cr("702.63b")
def test_tidewalker_vanishes_with_its_time() -> None:
    scene = duel(["Tidewalker"], ["Island", "Island"]).play(A, "Cast Tidewalker")
    assert scene.size("Tidewalker") == (2, 2)
    assert scene.until("draw", 3).size("Tidewalker") == (1, 1)
    assert scene.until("draw", 5).zone("Tidewalker") == "graveyard"


@cr("701.17a")
def test_nonland_cards_are_milled() -> None:
    bob = {"library": ["Opt"] * 2 + ["Plains"] * 4}
    scene = duel([GRIND], ["The Wise Mothman", BEARS, ELVES], bob=bob)
    scene.play(A, "Cast Grind", "Bob", BEARS, ELVES)
    assert counters(scene, BEARS) == counters(scene, ELVES) == 1 and counters(scene, "The Wise Mothman") == 0
    assert duel([GRIND], ["Glowing One"], bob=bob).play(A, "Cast Grind", "Bob").lives == (22, 20)


def test_hunted_creatures_change_or_are_copied() -> None:
    scene = duel(["Hunted by The Family"], [], [ANGEL, GIANT]).play(A, "Cast Hunted", ANGEL, GIANT, "Done", 0, 1)
    assert scene.size(ANGEL) == (1, 1) and not keyword(scene, ANGEL, k.FLYING)
    assert scene.sorted_names("battlefield") == [GIANT]


@cr("702.51b")
def test_everything_comes_to_dust_but_for_the_kind_of_its_helpers() -> None:
    scene = duel(["Everything Comes to Dust"], [BEARS], [GIANT, "Ornithopter", "Forest"], ann={"mana": "{W}" * 9})
    scene.do(A, "Cast Everything").settle("Grizzly")
    assert scene.sorted_names("battlefield") == [BEARS] and scene.sorted_names("battlefield", B) == ["Forest"]


@cr("608.2h", "702.51c")
def test_everything_comes_to_dust_but_for_the_kind_of_a_helper_that_has_left() -> None:
    bob = {"hand": ["Lightning Bolt"], "mana": "{R}"}
    scene = duel(["Everything Comes to Dust"], [BEARS], [CUB, GIANT], ann={"mana": "{W}" * 9}, bob=bob)
    scene.cast(A, "Cast Everything", "Grizzly")
    scene.cast(B, "Cast Lightning Bolt", BEARS).settle()
    assert scene.zone(BEARS) == "graveyard" and scene.sorted_names("battlefield", B) == ["Cub"]


def test_vanish_into_memory_draws_by_power_and_discards_by_toughness() -> None:
    scene = duel(["Vanish into Memory"], [], [GIANT], ann={"library": ["Opt"] * 9}).play(A, "Cast Vanish", GIANT)
    assert scene.count(A, "hand") == 3
    scene.until("draw", 3)
    assert scene.count(A, "hand") == 1 and scene.zone(GIANT) == "battlefield"


@cr("707.9f")
def test_moritte_is_a_legendary_snow_copy() -> None:
    scene = duel(["Moritte of the Frost"], [BEARS]).play(A, "Cast Moritte", "Yes", BEARS)
    made = chars_of(scene.st, scene.one("Moritte of the Frost"))
    assert (made.name, made.power, made.supertypes) == (BEARS, 4, 6) and made.keywords & k.CHANGELING


def test_earthbender_ascension_rewards_the_fourth_land() -> None:
    start = [{"card": "Earthbender Ascension", "counters": {"quest": 3}}, BEARS]
    scene = duel(["Forest"], start).play(A, "Play Forest", BEARS)
    assert counters(scene, BEARS) == 1 and keyword(scene, BEARS, k.TRAMPLE)
    scene = duel(["Forest"], ["Earthbender Ascension", BEARS]).play(A, "Play Forest", BEARS)
    assert counters(scene, BEARS) == 0


def test_sphinxs_tutelage_goes_on_for_a_shared_color() -> None:
    bob = {"library": ["Opt", "Divination", "Opt", "Shock", "Opt"]}
    assert duel([PEEK], ["Sphinx's Tutelage"], bob=bob).play(A, "Cast Peek", "Bob").count(B, "graveyard") == 4


def test_emergent_ultimatum_casts_what_the_opponent_leaves() -> None:
    scene = duel(["Emergent Ultimatum"], ann={"library": ["Divination", "Time Stretch", "Shock", *["Opt"] * 5]})
    scene.play(
        A,
        "Cast Emergent",
        "Divination",
        "Time Stretch",
        "Shock",
        "Time Stretch",
        "Cast Divination",
        "Cast Shock",
        "Bob",
    )
    assert scene.lives == (20, 18) and scene.zone("Time Stretch") == "library" and scene.count(A, "hand") == 2


def test_hakoda_casts_allies_from_the_library() -> None:
    name = "Hakoda, Selfless Commander"
    assert duel(mine=[name], ann={"library": [name]}).could(A, "Cast Hakoda")
    scene = duel(mine=[name, BEARS], ann={"library": ["Opt"]})
    assert not scene.could(A, "Cast Opt")
    assert scene.play(A, f"{name}:").size(BEARS) == (2, 7) and keyword(scene, BEARS, k.INDESTRUCTIBLE)


def test_dreams_of_steel_and_oil_take_one_card_each() -> None:
    bob = {"hand": [BEARS, "Opt"], "graveyard": [ANGEL, "Divination"]}
    scene = duel(["Dreams of Steel and Oil"], bob=bob).play(A, "Cast Dreams")
    assert scene.sorted_names("exile", B) == [BEARS, ANGEL]


def test_quarantine_field_holds_as_many_as_its_counters() -> None:
    scene = duel(["Quarantine Field"], [], [BEARS, ANGEL, GIANT]).play(A, "Cast Quarantine", 2, BEARS, ANGEL)
    assert scene.sorted_names("battlefield", B) == [GIANT]


def test_violent_urge_with_delirium() -> None:
    scene = duel(["Violent Urge"], [BEARS], ann={"graveyard": ["Opt", "Divination", "Forest", ANGEL]})
    scene.play(A, "Cast Violent", BEARS)
    assert keyword(scene, BEARS, k.DOUBLE_STRIKE) and scene.size(BEARS) == (3, 2)
    scene = duel(["Violent Urge"], [BEARS]).play(A, "Cast Violent", BEARS)
    assert keyword(scene, BEARS, k.FIRST_STRIKE) and not keyword(scene, BEARS, k.DOUBLE_STRIKE)


def test_godsend_exiles_a_blocker_and_bars_its_name() -> None:
    scene = duel(
        mine=[BEARS, (card("Godsend"), {"attached": BEARS})], theirs=[ANGEL, *["Plains"] * 5], bob={"hand": [GIANT]}
    )
    scene.until("declare blockers", 1, attack=[BEARS], block={ANGEL: BEARS}).settle("Yes")
    assert scene.sorted_names("exile", B) == [ANGEL]


def test_godsend_bars_the_names_of_exiled_cards() -> None:
    scene = duel([KILL], ["Godsend"], [GIANT], bob={"hand": [GIANT], "mana": "{R}" * 4})
    assert scene.until("precombat main", 2).could(B, "Cast Hill Giant")


def test_withering_gaze_counts_a_green_forest_once() -> None:
    scene = duel(
        ["Withering Gaze"], bob={"hand": [BEARS, "Forest", "Opt", "Dryad Arbor"]}, ann={"library": ["Opt"] * 5}
    )
    assert scene.play(A, "Cast Withering").count(A, "hand") == 3


def test_the_third_spell_turns_the_blasting_cannons_over() -> None:
    scene = duel([PEEK, SIP, SHOCK], ["Vance's Blasting Cannons"])
    scene.play(A, "Cast Peek").play(A, "Cast Sip")
    assert scene.sorted_names("battlefield") == ["Vance's Blasting Cannons"]
    scene.play(A, "Cast Shock", "Bob", "Yes")
    assert scene.sorted_names("battlefield") == ["Spitfire Bastion"]
    assert scene.play(A, "Spitfire Bastion: {2}", "Bob").lives == (21, 15)


@cr("700.5")
def test_thassas_oracle_counts_devotion_against_the_library() -> None:
    scene = duel(["Thassa's Oracle"], ann={"library": ["Opt", "Shock", "Divination"]}).play(A, "Cast Thassa", "Shock")
    assert library(scene)[0] == "Shock" and library(scene)[-1] == "Opt"
    scene = duel(["Thassa's Oracle"], ["Thassa's Oracle"] * 12).play(A, "Cast Thassa", "Done")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (A,)


def test_stalwart_valkyrie_is_paid_with_a_dead_creature() -> None:
    scene = Scene.exactly({"hand": ["Stalwart Valkyrie"], "graveyard": [BEARS], "battlefield": ["Plains"] * 2})
    scene.play(A, "Cast Stalwart")
    assert scene.zone("Stalwart Valkyrie") == "battlefield" and scene.zone(BEARS) == "exile"


def test_razorlash_transmogrant_is_cheap_against_nonbasic_lands() -> None:
    ann = {"graveyard": ["Razorlash Transmogrant"], "battlefield": ["Swamp"] * 2}
    scene = Scene.exactly(ann, {"battlefield": ["Temple of Malice"] * 4}).play(A, "Razorlash Transmogrant")
    assert scene.size("Razorlash Transmogrant") == (4, 2)
    assert not Scene.exactly(ann, {"battlefield": ["Temple of Malice"] * 3}).could(A, "Razorlash Transmogrant")


@cr("603.12")
def test_inferno_strikes_at_a_power_of_twenty() -> None:
    name = "Inferno of the Star Mounts"
    scene = duel(mine=[{"card": name, "counters": {"+1/+1": 12}}], bob={"life": 30}).play(A, f"{name}:")
    assert scene.lives == (20, 30)
    assert scene.play(A, f"{name}:", "Bob").lives == (20, 10)
    assert scene.play(A, f"{name}:").lives == (20, 10)


def test_hidetsugu_becomes_a_vessel_that_kills_with_ten_damage() -> None:
    scene = duel(mine=[{"card": "Hidetsugu Consumes All", "counters": {"lore": 2}}, ELVES], ann={"graveyard": ["Opt"]})
    scene.until("precombat main", 3).settle()
    assert scene.sorted_names("battlefield") == [ELVES, "Vessel of the All-Consuming"]
    vessel = "Vessel of the All-Consuming"
    scene.until("combat damage", 5, attack=[vessel]).settle()
    assert scene.size(vessel) == (4, 4) and scene.lives == (20, 17)


def test_eternal_flame_burns_its_owner_half_as_much() -> None:
    assert duel(["Eternal Flame"], ["Mountain"] * 3).play(A, "Cast Eternal", "Bob").lives == (18, 17)


def test_highcliff_felidar_destroys_the_strongest() -> None:
    scene = duel(["Highcliff Felidar"], [GIANT], [BEARS, ANGEL]).play(A, "Cast Highcliff")
    assert scene.sorted_names("battlefield", B) == [BEARS] and scene.zone(GIANT) == "battlefield"


def test_recall_returns_a_card_for_each_card_discarded() -> None:
    scene = duel(["Recall", BEARS, ELVES], ann={"graveyard": [ANGEL, GIANT]})
    scene.play(A, "Cast Recall", 2, ANGEL, GIANT, "Done")
    assert scene.sorted_names("hand") == [GIANT, ANGEL] and scene.zone("Recall") == "exile"


@cr("613.1c")
def test_witness_protection_gives_a_new_name() -> None:
    scene = duel(["Witness Protection"], [], [ANGEL]).play(A, "Cast Witness", ANGEL)
    made = chars_of(scene.st, scene.one(ANGEL))
    assert (made.name, made.power, made.keywords, made.subtypes) == (
        "Legitimate Businessperson", 1, 0, frozenset({"Citizen"}),
    )  # fmt: skip


def test_wandering_archaic_copies_what_isnt_paid_for() -> None:
    bob = {"hand": ["Divination"], "mana": "{2}{U}{U}"}
    scene = duel(mine=["Wandering Archaic"], bob=bob, ann={"library": ["Opt"] * 5}).until("precombat main", 2)
    assert scene.play(B, "Cast Divination", "Yes").count(A, "hand") == 2
    scene = duel(["Wandering Archaic"], ann={"library": ["Forest", "Opt", BEARS, ANGEL, GIANT, "Opt"]})
    scene.play(A, "Cast Explore", "Forest", "Opt", "Done")
    assert scene.sorted_names("hand") == ["Forest", "Opt"] and scene.lives == (23, 23)
    assert library(scene)[0] == "Opt"


def test_vitalizing_cascade_and_urborg_repossession() -> None:
    assert duel(["Vitalizing Cascade"]).play(A, "Cast Vitalizing", 2).lives == (25, 20)
    ann = {"graveyard": [BEARS, "Forest"]}
    scene = duel(["Urborg Repossession"], ann=ann).play(A, "Cast Urborg", "Yes", BEARS, "Forest")
    assert scene.sorted_names("hand") == ["Forest", BEARS] and scene.lives == (22, 20)
    scene = duel(["Urborg Repossession"], ann=ann).play(A, "Cast Urborg", "No", BEARS)
    assert scene.sorted_names("hand") == [BEARS]


def test_tornado_costs_life_for_its_velocity() -> None:
    scene = duel(mine=[{"card": "Tornado", "counters": {"velocity": 1}}], theirs=[BEARS]).play(A, "Tornado:", BEARS)
    assert scene.lives == (17, 20) and counters(scene, "Tornado", "velocity") == 2 and scene.zone(BEARS) == "graveyard"


def test_the_three_seasons_shuffle_graveyards() -> None:
    ann = {"graveyard": [BEARS, ELVES, ANGEL, "Opt"]}
    scene = duel(mine=[{"card": "The Three Seasons", "counters": {"lore": 2}}], ann=ann, bob={"graveyard": ["Opt"]})
    scene.until("precombat main", 3).settle(BEARS, ELVES, ANGEL)
    assert scene.sorted_names("graveyard") == ["Opt", "The Three Seasons"] and scene.sorted_names("graveyard", B) == []
    assert ANGEL in library(scene)


def test_storm_entity_counts_other_spells() -> None:
    scene = duel([SIP, PEEK, "Storm Entity"]).play(A, "Cast Sip").play(A, "Cast Peek").play(A, "Cast Storm")
    assert scene.size("Storm Entity") == (3, 3)


def test_squirming_emergence_and_screaming_swarm() -> None:
    scene = duel(["Squirming Emergence"], ann={"graveyard": [BEARS, ANGEL]}).play(A, "Cast Squirming")
    assert scene.zone(BEARS) == "battlefield"
    scene = duel(mine=["Screaming Swarm", BEARS], bob={"library": ["Opt"] * 5})
    scene.until("declare attackers", 1, "Bob", attack=["Screaming Swarm", BEARS]).settle()
    assert scene.count(B, "graveyard") == 2
    scene = duel(ann={"graveyard": ["Screaming Swarm"], "library": ["Opt", "Shock"]}).play(A, "Screaming Swarm:")
    assert library(scene)[:3] == ["Opt", "Screaming Swarm", "Shock"]


def test_sands_of_time_turn_everything_over() -> None:
    scene = duel(mine=["Sands of Time", BEARS, tapped(GIANT)]).until("draw", 3)
    assert scene.called(BEARS).tapped and scene.called("Sands of Time").tapped and not scene.called(GIANT).tapped


def test_all_that_can_block_do() -> None:
    scene = duel(["Revenge of the Hunted"], [BEARS], [ELVES, GIANT]).play(A, "Cast Revenge", BEARS)
    scene.until("declare blockers", 1, attack=[BEARS], block={ELVES: BEARS, GIANT: BEARS})
    assert scene.size(BEARS) == (8, 8)
    assert scene.until("end of combat", 1, 4, 4).zone(ELVES) == "graveyard" and scene.zone(GIANT) == "graveyard"
    scene = duel(["Indrik Umbra"], [BEARS]).play(A, "Cast Indrik", BEARS)
    assert scene.size(BEARS) == (6, 6) and keyword(scene, BEARS, k.FIRST_STRIKE)


def test_radiant_scrollwielder_lends_a_spell() -> None:
    scene = duel(mine=["Radiant Scrollwielder"], ann={"graveyard": ["Shock"]}).until("upkeep", 3).settle()
    scene.play(A, "Cast Shock", "Bob")
    assert scene.lives == (22, 18) and scene.zone("Shock") == "exile"


def test_equipment_made_cheaper() -> None:
    row = {"battlefield": ["Plate Armor", "Plains", "Plains", BEARS]}
    assert not Scene.exactly(row).could(A, "Plate Armor:")
    assert Scene.exactly({"battlefield": ["Plate Armor", *row["battlefield"]]}).could(A, "Plate Armor:")
    scene = Scene.exactly({"battlefield": ["Auriok Steelshaper", "Plate Armor", "Plains", "Plains"]})
    scene.play(A, "Plate Armor:")
    assert scene.size("Auriok Steelshaper") == (5, 5)


@cr("603.10")
def test_orvar_copies_what_is_targeted_and_what_it_is_discarded_for() -> None:
    scene = duel([GROW, BOLT], ["Orvar, the All-Form", BEARS]).play(A, "Cast Grow", BEARS)
    assert len(scene.all(BEARS)) == 2
    assert len(scene.play(A, "Cast Bolt", "Bob").all(BEARS)) == 2
    rot = sorcery("Rot", "{B}", discard(1, target_opponent()))
    scene = duel(theirs=[ANGEL], ann={"hand": ["Orvar, the All-Form"]}, bob={"hand": [rot], "mana": "{B}"})
    scene.until("precombat main", 2).play(B, "Cast Rot", ANGEL)
    assert scene.sorted_names("battlefield") == [ANGEL]
