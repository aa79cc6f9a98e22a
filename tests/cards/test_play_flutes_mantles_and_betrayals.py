"""Artifacts, enchantments, lands and planeswalkers that are played rarely: each does what only it does."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import creature, hexproof, land
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B
from tests.harness.cards import ANGEL, BEARS, ELVES, KILL

DRAGON = creature("Old Dragon", "{U}", "Dragon", 1, 1)
DESERT = land("Old Desert", "Desert")
DECK = {"library": ["Opt"] * 6}


def at(name: str, number: int, kind: str, **more: object) -> dict[str, object]:
    return {"card": name, "counters": {kind: number}, **more}


def walker(name: str, loyalty: int, **more: object) -> dict[str, object]:
    return at(name, loyalty, "loyalty", **more)


def test_battle_of_wits_counts_to_two_hundred() -> None:
    scene = duel(mine=["Battle of Wits"], ann={"library": ["Opt"] * 205}, bob=DECK).until("upkeep", 3)
    scene.settle()
    assert scene.asked() == ""


def test_bonds_of_mortality_strips_protection() -> None:
    sly = creature("Old Sly", "{U}", "Rogue", 1, 1, hexproof)
    scene = duel([KILL], ["Bonds of Mortality"], [sly])
    assert not scene.could(A, "Cast Kill")
    scene.play(A, "Bonds of Mortality: ").play(A, "Cast Kill", "Old Sly")
    assert scene.zone("Old Sly") == "graveyard"


def test_celestial_mantle_doubles_life() -> None:
    scene = duel(["Celestial Mantle"], [BEARS]).play(A, "Cast Celestial", BEARS)
    scene.until("combat damage", 1, attack=[BEARS]).settle()
    assert scene.lives == (40, 15)


def test_confounding_conundrum_returns_the_second_land() -> None:
    bob = {"hand": ["Forest"], **DECK}
    scene = duel(mine=["Confounding Conundrum"], theirs=["Island"], bob=bob, ann=DECK).next_turn()
    scene.play(B, "Play Forest")
    assert len(scene.names("battlefield", B)) == 2


def test_corroding_dragonstorm_returns_with_a_dragon() -> None:
    scene = duel(["Corroding Dragonstorm", DRAGON], ann=DECK).play(A, "Cast Corroding", "Keep", "Keep", "Opt", "Opt")
    assert scene.lives == (22, 18)
    assert scene.play(A, "Cast Old Dragon").zone("Corroding Dragonstorm") == "hand"


def test_counterbalance_counters_equal_values() -> None:
    for top, zone in (("Shock", "graveyard"), (BEARS, "battlefield")):
        scene = duel([ELVES], theirs=["Counterbalance"], bob={"library": [top]}).play(A, "Cast Llanowar", "Yes")
        assert scene.zone(ELVES) == zone


def test_dead_iron_sledge_destroys_both() -> None:
    scene = duel(mine=[BEARS, {"card": "Dead-Iron Sledge", "attached_to": BEARS}], theirs=[ANGEL])
    scene.until("declare blockers", 1, attack=[BEARS], block={ANGEL: BEARS}).settle()
    assert scene.zone(BEARS) == scene.zone(ANGEL) == "graveyard"


def test_disruptor_flute_taxes_and_stops() -> None:
    scene = duel(["Disruptor Flute"], theirs=["Amulet of Kroog"], bob={"mana": "{2}"})
    assert scene.could(B, "Amulet of Kroog: ")
    scene.play(A, "Cast Disruptor", "Amulet of Kroog")
    assert not scene.could(B, "Amulet of Kroog: ")


def test_erosion_costs_mana_or_life() -> None:
    scene = duel(["Erosion"], theirs=["Forest"], bob={"mana": ""}).play(A, "Cast Erosion", "Forest").until("upkeep", 2)
    scene.settle("No")
    assert scene.zone("Forest") == "graveyard"


def test_eternity_vessel_restores_life() -> None:
    scene = duel(["Eternity Vessel", "Forest"], ann={"life": 7}).play(A, "Cast Eternity")
    assert counters(scene, "Eternity Vessel", "charge") == 7
    scene = duel(["Forest"], [at("Eternity Vessel", 30, "charge")]).play(A, "Play Forest", "Yes")
    assert scene.lives == (30, 20)


def test_fevered_visions_hurts_full_hands() -> None:
    scene = duel(mine=["Fevered Visions"], ann=DECK, bob={"hand": ["Opt"] * 3, **DECK}).until("end", 2).settle()
    assert scene.count(B, "hand") == 5 and scene.lives == (20, 18)


def test_grave_betrayal_raises_their_dead() -> None:
    scene = duel([KILL], ["Grave Betrayal"], [BEARS]).play(A, "Cast Kill", BEARS)
    assert scene.zone(BEARS) == "graveyard"
    scene.until("end", 1).settle()
    assert BEARS in scene.names("battlefield", A) and scene.size(BEARS) == (3, 3)
    assert "Zombie" in scene.chars(BEARS).subtypes


def test_inventive_iteration_draws_without_artifacts() -> None:
    for buried, hand in ((["Sol Ring"], "Sol Ring"), ([], "Opt")):
        scene = duel(mine=[at("Inventive Iteration", 1, "lore")], ann={"graveyard": buried, **DECK}, bob=DECK)
        scene.until("precombat main", 3).settle()
        assert hand in scene.sorted_names("hand")


def test_living_breakthrough_forbids_equal_values() -> None:
    back = {"card": "Inventive Iteration", "as": "Living Breakthrough"}
    bob = {"hand": ["Shock", ELVES], "mana": "{R}{G}"}
    scene = duel([ELVES, BEARS], [back], bob=bob).play(A, "Cast Grizzly")
    assert scene.could(B, "Cast Shock")
    scene.play(A, "Cast Llanowar")
    assert not scene.could(B, "Cast Shock")


def test_karn_looks_as_deep_as_he_is_paid() -> None:
    scene = duel(
        mine=[walker("Karn, Living Legacy", 4)], ann={"library": ["Opt", "Shock", ANGEL, BEARS], "mana": "{3}"}
    )
    scene.play(A, "Karn, Living Legacy: −1", 3, "Serra")
    assert scene.sorted_names("hand") == [ANGEL] and scene.st.players[A].pool == ()


def test_king_narfi_lets_the_buried_be_cast() -> None:
    scene = duel(
        ["King Narfi's Betrayal"], ann={"library": [BEARS] + ["Opt"] * 3}, bob={"library": [ANGEL] + ["Opt"] * 3}
    )
    scene.play(A, "Cast King", "Yes", BEARS, "Yes", ANGEL)
    assert scene.zone(ANGEL) == "exile"
    assert not scene.could(A, "Cast Serra")
    saga = at("King Narfi's Betrayal", 1, "lore")
    scene = duel(
        mine=[saga, *["Forest"] * 5],
        ann={"mana": "", "exile": [{"card": ANGEL, "exiled_with": "King Narfi's Betrayal"}]},
    )
    scene.until("precombat main", 3).settle()
    assert scene.could(A, "Cast Serra")


def test_lifecraft_engine_leads_the_chosen_type() -> None:
    scene = duel(["Lifecraft Engine"], [BEARS]).play(A, "Cast Lifecraft", "Bear")
    assert scene.size(BEARS) == (3, 3)


def test_obelisk_of_undoing_returns_your_own() -> None:
    scene = duel(mine=["Obelisk of Undoing", BEARS], theirs=[ANGEL]).play(A, "Obelisk of Undoing: ", BEARS)
    assert scene.zone(BEARS) == "hand"


def test_one_with_the_stars_is_no_creature() -> None:
    scene = duel(["One with the Stars"], theirs=[ANGEL]).play(A, "Cast One with", ANGEL)
    assert scene.chars(ANGEL).types == t.ENCHANTMENT and keyword(scene, ANGEL, k.FLYING)


def test_perennial_behemoth_plays_buried_lands() -> None:
    scene = duel(mine=["Perennial Behemoth"], ann={"graveyard": ["Forest", ELVES]}).play(A, "Play Forest")
    assert scene.zone("Forest") == "battlefield" and not scene.could(A, "Cast Llanowar")


def test_power_artifact_leaves_one_mana_to_pay() -> None:
    scene = duel(
        mine=["Amulet of Kroog", {"card": "Power Artifact", "attached_to": "Amulet of Kroog"}], ann={"mana": "{1}"}
    )
    assert scene.could(A, "Amulet of Kroog: ")
    scene = duel(
        mine=["Amulet of Kroog", {"card": "Power Artifact", "attached_to": "Amulet of Kroog"}], ann={"mana": ""}
    )
    assert not scene.could(A, "Amulet of Kroog: ")


def test_radiant_destiny_is_more_with_the_blessing() -> None:
    scene = duel(["Radiant Destiny"], [BEARS]).play(A, "Cast Radiant", "Bear")
    assert scene.size(BEARS) == (3, 3) and not keyword(scene, BEARS, k.VIGILANCE)
    scene = duel(["Radiant Destiny"], [BEARS, *["Forest"] * 9]).play(A, "Cast Radiant", "Bear")
    assert keyword(scene, BEARS, k.VIGILANCE)


def test_angrath_sacrifices_what_is_cheap() -> None:
    for name, zone in ((BEARS, "graveyard"), (ANGEL, "battlefield")):
        scene = duel(mine=[walker("Angrath, the Flame-Chained", 4)], theirs=[name]).play(
            A, "Angrath, the Flame-Chained: −3", name
        )
        assert name in scene.names("battlefield", A)
        scene.until("end", 1).settle()
        assert scene.zone(name) == zone


def test_arid_archway_surveils_for_another_desert() -> None:
    scene = duel(["Arid Archway"], ["Forest"], ann=DECK).play(A, "Play Arid", "Forest")
    assert scene.zone("Forest") == "hand"
    scene = duel(["Arid Archway"], [DESERT], ann=DECK).play(A, "Play Arid", "Old Desert", "graveyard")
    assert scene.zone("Old Desert") == "hand" and scene.count(A, "graveyard") == 1


def test_blood_spatter_analysis_ends_with_a_return() -> None:
    scene = duel([KILL], [at("Blood Spatter Analysis", 4, "bloodstain")], [BEARS], ann={"graveyard": [ANGEL], **DECK})
    scene.play(A, "Cast Kill", BEARS, ANGEL)
    assert scene.zone(ANGEL) == "hand" and scene.zone("Blood Spatter Analysis") == "graveyard"


def test_bloodbond_march_brings_namesakes_back() -> None:
    scene = duel([BEARS], ["Bloodbond March"], ann={"graveyard": [BEARS, ELVES]}, bob={"graveyard": [BEARS]})
    scene.play(A, "Cast Grizzly")
    assert scene.names("battlefield", A).count(BEARS) == 2 and scene.names("battlefield", B) == [BEARS]


def test_brand_of_ill_omen_forbids_creatures() -> None:
    aura = {"card": "Brand of Ill Omen", "attached_to": BEARS}
    scene = duel([ELVES, "Shock"], [BEARS], [aura])
    assert not scene.could(A, "Cast Llanowar") and scene.could(A, "Cast Shock")
