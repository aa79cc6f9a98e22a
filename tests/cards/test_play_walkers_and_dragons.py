"""Planeswalkers, dragons and what legends ask for: each card is cast, each ability used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import keywords as k
from inset.language.words.kinds import creature, instant
from inset.language.words.nouns import creatures, spells, target
from inset.language.words.verbs import counter, put_counters
from tests.cards.tries import counters, duel, keyword, library, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, ELVES, GIANT, KILL

DRAGON = creature("Old Dragon", "{R}", "Dragon", 4, 4)
GROWTH = instant("Little Growth", "{G}", put_counters(target(creatures)))


def walker(name: str, loyalty: int, **ann: Any) -> Any:
    mine = ann.pop("mine", ())
    theirs = ann.pop("theirs", ())
    return duel(ann.pop("hand", ()), [{"card": name, "counters": {"loyalty": loyalty}}, *mine], theirs, ann=ann)


def test_kaya_usurper_exiles_and_counts_exiled_cards() -> None:
    name = "Kaya, Orzhov Usurper"
    scene = walker(name, 5, graveyard=[BEARS, "Opt"]).play(A, f"{name}: +1", BEARS, "Opt")
    assert scene.lives == (22, 20) and scene.count(A, "exile") == 2
    assert walker(name, 5, graveyard=["Shock", "Opt"]).play(A, f"{name}: +1", "Shock", "Opt").lives == (20, 20)
    scene = walker(name, 5, theirs=[ELVES, ANGEL]).play(A, f"{name}: −1")
    assert scene.zone(ELVES) == "exile"
    scene = duel(mine=[{"card": name, "counters": {"loyalty": 5}}], bob={"exile": [BEARS, "Opt", "Shock"]})
    assert scene.play(A, f"{name}: −5", "Bob").lives == (23, 17)


@cr("603.3")
def test_quakebringer_burns_from_the_graveyard_beside_a_giant() -> None:
    assert duel(mine=["Quakebringer"]).until("precombat main", 3).lives == (20, 18)
    assert duel(mine=[GIANT], ann={"graveyard": ["Quakebringer"]}).until("precombat main", 3).lives == (20, 18)
    assert duel(mine=[BEARS], ann={"graveyard": ["Quakebringer"]}).until("precombat main", 3).lives == (20, 20)


def test_depala_leads_dwarves_and_finds_vehicles() -> None:
    name = "Depala, Pilot Exemplar"
    scene = duel(mine=[name, "Colossal Plow", "Aboroth"], ann={"library": ["Colossal Plow", BEARS, "Opt"]})
    assert scene.size("Colossal Plow") == (None, None)
    scene.play(A, "Colossal Plow: ", "Aboroth")
    assert scene.size("Colossal Plow") == (7, 4)
    scene.until("declare attackers", 1, attack=[name])
    scene.settle("Yes", 2)
    assert scene.sorted_names("hand") == ["Colossal Plow"] and library(scene)[0] == "Opt"


def test_earth_surge_makes_land_creatures_larger() -> None:
    animate = {"card": "Arixmethes, Slumbering Isle"}
    scene = duel(mine=["Earth Surge", "Forest", animate, "Dryad Arbor"])
    assert scene.size("Dryad Arbor") == (3, 3) and scene.size("Arixmethes, Slumbering Isle") == (12, 12)


def test_kaya_the_inexorable_saves_and_casts_legends() -> None:
    name = "Kaya the Inexorable"
    scene = walker(name, 8, mine=[BEARS], hand=[KILL]).play(A, f"{name}: +1", BEARS).play(A, "Cast Kill", BEARS)
    assert scene.sorted_names("hand") == [BEARS] and scene.size("Spirit Token") == (1, 1)
    assert walker(name, 8, theirs=[ANGEL]).play(A, f"{name}: −3", ANGEL).zone(ANGEL) == "exile"
    scene = walker(name, 8, graveyard=["Depala, Pilot Exemplar", BEARS]).play(A, f"{name}: −7")
    scene.until("upkeep", 3)
    scene.settle("Cast Depala")
    assert scene.zone("Depala, Pilot Exemplar") == "battlefield"


def test_ashiok_muse_takes_cards_and_casts_them() -> None:
    name = "Ashiok, Nightmare Muse"
    scene = walker(name, 8).play(A, f"{name}: +1").next_turn().next_turn()
    scene.until("declare attackers", 3, attack=["Nightmare Token"]).settle()
    assert scene.count(B, "exile") == 2
    scene = duel(mine=[{"card": name, "counters": {"loyalty": 8}}], theirs=[BEARS], bob={"hand": ["Shock"]})
    scene.play(A, f"{name}: −3", BEARS, "Shock")
    assert scene.sorted_names("hand", B) == [BEARS] and scene.zone("Shock") == "exile"
    scene = duel(mine=[{"card": name, "counters": {"loyalty": 8}}], bob={"exile": [BEARS, ANGEL]})
    scene.play(A, f"{name}: −7", "Cast Grizzly", "Cast Serra")
    assert {ANGEL, BEARS} <= {*scene.names("battlefield", A)}


def test_elspeth_resplendent_gives_counters_and_angels() -> None:
    name = "Elspeth Resplendent"
    scene = walker(name, 7, mine=[BEARS]).play(A, f"{name}: +1", BEARS, "Put a lifelink")
    assert counters(scene, BEARS) == 1 and keyword(scene, BEARS, k.LIFELINK)
    scene = walker(name, 7, library=[ANGEL, BEARS, "Shock"]).play(A, f"{name}: −3", "Yes", BEARS)
    assert counters(scene, BEARS, "shield") == 1
    assert walker(name, 7).play(A, f"{name}: −7").sizes("Angel Token") == [(3, 3)] * 5


def test_etali_casts_what_all_exile_and_poisons() -> None:
    name = "Etali, Primal Conqueror"
    scene = duel([name], ann={"library": [BEARS]}, bob={"library": ["Forest", "Shock"], "life": 40})
    scene.play(A, f"Cast {name}", "Cast Shock", "Bob", "Cast Grizzly")
    assert scene.lives == (20, 38) and scene.zone(BEARS) == "battlefield"
    scene.play(A, f"{name}: ", "No").next_turn().next_turn()
    with pytest.raises(AssertionError, match="the game is over"):  # eleven poison counters
        scene.until("postcombat main", 3, attack=["Etali, Primal Sickness"])
    assert scene.st.players[B].counters == {"poison": 11}


def test_surrak_draws_when_a_creature_or_creature_spell_is_aimed_at() -> None:
    no = instant("No Way", "{U}", counter(target(spells)))
    scene = duel(
        [BEARS],
        mine=["Surrak, Elusive Hunter"],
        ann={"library": ["Opt"] * 4},
        bob={"hand": [no, BOLT], "mana": "{U}{R}"},
    )
    scene.cast(A, "Cast Grizzly").play(B, "Cast No Way", BEARS)
    assert scene.sorted_names("hand") == ["Opt"]
    scene.play(B, "Cast Bolt", "Surrak, Elusive Hunter")
    assert scene.sorted_names("hand") == ["Opt", "Opt"]


def test_obzedat_comes_and_goes() -> None:
    name = "Obzedat, Ghost Council"
    scene = duel([name]).play(A, f"Cast {name}")
    assert scene.lives == (22, 18)
    scene.until("end", 1)
    scene.settle("Yes")
    assert scene.zone(name) == "exile"
    scene.until("precombat main", 3)
    assert scene.zone(name) == "battlefield" and keyword(scene, name, k.HASTE) and scene.lives == (24, 16)


def test_koma_leaves_coils() -> None:
    scene = duel(mine=["Koma, World-Eater"]).until("postcombat main", 1, attack=["Koma, World-Eater"])
    assert scene.sizes("Koma's Coil") == [(3, 3)] * 4


@cr("120.10")
def test_unleash_the_inferno_destroys_by_its_excess() -> None:
    scene = duel(["Unleash the Inferno"], theirs=[ANGEL, "Sol Ring", "Colossal Plow", "Heroes' Podium"])
    scene.play(A, "Cast Unleash", ANGEL, "Colossal Plow")
    assert scene.zone("Colossal Plow") == "graveyard" and scene.zone("Heroes' Podium") == "battlefield"
    scene = duel(["Unleash the Inferno"], theirs=[creature("Wall", "{W}", "Wall", 0, 9), "Sol Ring"])
    assert scene.play(A, "Cast Unleash", "Wall").zone("Sol Ring") == "battlefield"


def test_greenbelt_rampager_stays_for_energy() -> None:
    name = "Greenbelt Rampager"
    scene = duel([name])
    for _ in range(2):
        scene.play(A, f"Cast {name}")
        assert scene.zone(name) == "hand"
    scene.play(A, f"Cast {name}")
    assert scene.zone(name) == "battlefield" and not scene.st.players[A].counters.get("energy")


def test_moment_of_truth_parts_three_cards() -> None:
    scene = duel(["Moment of Truth"], ann={"library": ["Opt", "Shock", BEARS]})
    scene.play(A, "Cast Moment", "Shock", BEARS)
    assert scene.sorted_names("hand") == ["Shock"] and library(scene)[-1] == "Opt"
    assert scene.sorted_names("graveyard") == [BEARS, "Moment of Truth"]


def test_braids_punishes_those_who_dont_follow() -> None:
    name = "Braids, Arisen Nightmare"
    scene = duel(mine=[name, BEARS], theirs=[ANGEL, "Sol Ring"], ann={"library": ["Opt"] * 4})
    scene.until("end", 1)
    scene.settle("Yes", BEARS, "Yes")
    assert scene.zone(ANGEL) == "graveyard" and scene.lives == (20, 20) and scene.count(A, "hand") == 0
    scene = duel(mine=[name, BEARS], theirs=[ANGEL, "Sol Ring"], ann={"library": ["Opt"] * 4})
    scene.until("end", 1)
    scene.settle("Yes", BEARS, "No")
    assert scene.lives == (20, 18) and scene.count(A, "hand") == 1


def test_oblivious_bookworm_keeps_the_card_after_a_face_was_shown() -> None:
    scene = duel(mine=["Oblivious Bookworm"], ann={"library": ["Opt"] * 4}).until("end", 1)
    assert scene.settle("Yes").count(A, "hand") == 0
    scene = duel(["Battering Craghorn"], mine=["Oblivious Bookworm"], ann={"library": ["Opt"] * 4})
    scene.play(A, "Cast Battering Craghorn face down").until("end", 1)
    assert scene.settle("Yes").count(A, "hand") == 1


def test_once_and_future_returns_two_for_green_mana() -> None:
    ann = {"graveyard": ["Shock", "Opt"], "mana": "{G}{G}{G}{G}"}
    scene = duel(["Once and Future"], ann=ann).play(A, "Cast Once", "Shock", "Opt")
    assert scene.sorted_names("hand") == ["Opt", "Shock"] and scene.zone("Once and Future") == "exile"
    scene = duel(["Once and Future"], ann={**ann, "mana": "{G}{R}{R}{R}"}).play(A, "Cast Once", "Shock", "Opt")
    assert scene.sorted_names("hand") == ["Shock"] and library(scene)[0] == "Opt"


def test_sliver_legion_and_heroes_podium_count_the_others() -> None:
    sliver = creature("Bit Sliver", "{G}", "Sliver", 1, 1)
    scene = duel(mine=["Sliver Legion"], theirs=[])
    assert scene.size("Sliver Legion") == (7, 7)
    scene = Scene({"battlefield": ["Sliver Legion", sliver]}, {"battlefield": [sliver]})
    assert scene.size("Sliver Legion") == (9, 9) and scene.sizes("Bit Sliver") == [(3, 3)] * 2
    scene = duel(
        mine=["Heroes' Podium", "Depala, Pilot Exemplar", "Koma, World-Eater", BEARS],
        ann={"library": ["Opt", "Rory Williams", "Shock"]},
    )
    assert scene.size("Koma, World-Eater") == (9, 13) and scene.size(BEARS) == (2, 2)
    scene.play(A, "Heroes' Podium: ", 3, "Yes")
    assert scene.sorted_names("hand") == ["Rory Williams"]


def test_skeletal_swarming_grows_in_numbers() -> None:
    scene = duel(mine=["Skeletal Swarming"]).until("end", 1)
    scene.settle()
    assert scene.size("Skeleton Token") == (1, 1) and keyword(scene, "Skeleton Token", k.TRAMPLE)
    scene = duel([KILL], mine=["Skeletal Swarming"], theirs=[BEARS]).play(A, "Cast Kill").until("end", 1)
    assert scene.settle().sizes("Skeleton Token") == [(2, 1)] * 2 and all(s.tapped for s in scene.all("Skeleton Token"))


def test_palantir_tempts_an_opponent() -> None:
    name = "Palantír of Orthanc"
    scene = duel(mine=[name], ann={"library": [ANGEL, BEARS]}).until("end", 1)
    scene.settle("Keep", "Keep", ANGEL, "No")
    assert scene.life(B) == 15 and scene.names("graveyard", A) == [ANGEL]
    scene = duel(mine=[name], ann={"library": [ANGEL, BEARS]}).until("end", 1)
    scene.settle("Keep", "Keep", ANGEL, "Yes")
    assert scene.life(B) == 20 and scene.sorted_names("hand") == [ANGEL]


def test_botanical_brawler_grows_once_for_each_permanent() -> None:
    brawler = {"card": "Botanical Brawler", "counters": {"+1/+1": 2}}
    scene = duel([GROWTH, GROWTH, GROWTH], mine=[brawler, BEARS, GIANT])
    sizes = []
    for name in (BEARS, BEARS, GIANT):
        sizes.append(scene.play(A, "Cast Little Growth", name).size("Botanical Brawler"))
    assert sizes == [(3, 3), (3, 3), (4, 4)]


def test_dovin_baan_weakens_and_slows() -> None:
    name = "Dovin Baan"
    scene = walker(name, 7, theirs=[ELVES]).play(A, f"{name}: +1", ELVES)
    assert scene.size(ELVES) == (-2, 1) and not scene.could(B, ELVES)
    scene = walker(name, 7, library=["Opt"]).play(A, f"{name}: −1")
    assert scene.lives == (22, 20) and scene.sorted_names("hand") == ["Opt"]
    scene = walker(name, 7, theirs=[tapped("Forest"), tapped("Forest"), tapped("Forest")]).play(A, f"{name}: −7")
    scene.until("upkeep", 2, "Forest", "Forest")
    assert [land.tapped for land in scene.all("Forest")].count(True) == 1


def test_ivory_gargoyle_returns_for_a_draw() -> None:
    scene = duel([KILL], mine=["Ivory Gargoyle"], ann={"library": ["Opt"] * 4}).play(A, "Cast Kill")
    scene.until("upkeep", 2)
    assert scene.zone("Ivory Gargoyle") == "battlefield"
    scene.until("precombat main", 3)
    assert scene.count(A, "hand") == 0
    assert scene.play(A, "Ivory Gargoyle: ").zone("Ivory Gargoyle") == "exile"


def test_mind_grind_digs_for_lands() -> None:
    scene = duel(["Mind Grind"], bob={"library": ["Opt", "Forest", "Shock", "Forest", "Duress"]})
    scene.play(A, "Cast Mind Grind", 2)
    assert scene.sorted_names("graveyard", B) == ["Forest", "Forest", "Opt", "Shock"]


def test_pyromancer_ascension_copies_once_charged() -> None:
    name = "Pyromancer Ascension"
    scene = duel([BOLT, BOLT, BOLT], mine=[name], ann={"graveyard": [BOLT]})
    scene.play(A, "Cast Bolt", "Bob", "Yes").play(A, "Cast Bolt", "Bob", "Yes")
    assert counters(scene, name, "quest") == 2 and scene.lives == (20, 14)
    scene.play(
        A,
        "Cast Bolt",
        "Bob",
        "the ability of Pyromancer Ascension: “Whenever you cast an instant or sorcery spell while",
        "Yes",
        "Yes",
        "Yes",
        "Bob",
        "Bob",
    )
    assert scene.life(B) == 8


@cr("122.8")
def test_the_ozolith_keeps_counters() -> None:
    mine = ["The Ozolith", {"card": BEARS, "counters": {"+1/+1": 2, "flying": 1}}, GIANT]
    scene = duel([KILL], mine=mine).play(A, "Cast Kill", BEARS)
    assert counters(scene, "The Ozolith") == 2 and counters(scene, "The Ozolith", "flying") == 1
    scene.until("begin combat" if False else "beginning of combat", 1)
    scene.settle("Yes")
    assert scene.size(GIANT) == (5, 5) and keyword(scene, GIANT, k.FLYING)


def test_vivien_hunts_smaller_creatures() -> None:
    name = "Vivien, Monsters' Advocate"
    scene = walker(name, 5, library=[BEARS]).play(A, f"{name}: +1", "Put a reach")
    assert keyword(scene, "Beast Token", k.REACH) and scene.offers("Cast Grizzly Bears")
    scene = walker(name, 5, hand=[GIANT], library=["Forest", ANGEL, BEARS]).play(A, f"{name}: −2")
    scene.play(A, "Cast Hill Giant", BEARS)
    assert {BEARS, GIANT} <= {*scene.names("battlefield", A)}


def test_breach_the_multiverse_takes_one_of_each_graveyard() -> None:
    scene = duel(["Breach the Multiverse"], ann={"graveyard": [BEARS]}, bob={"graveyard": [ANGEL, GIANT]})
    scene.play(A, "Cast Breach", BEARS, ANGEL)
    assert scene.names("battlefield", A) == [BEARS, ANGEL] or {ANGEL, BEARS} == {*scene.names("battlefield", A)}
    assert "Phyrexian" in scene.chars(ANGEL).subtypes and scene.count(B, "graveyard") == 11


def test_kaya_hunter_doubles_tokens() -> None:
    name = "Kaya, Geist Hunter"
    scene = walker(name, 7, mine=[BEARS]).play(A, f"{name}: +1")
    assert keyword(scene, BEARS, k.DEATHTOUCH)
    scene = walker(name, 7, mine=["Staff of the Storyteller"], hand=["Staff of the Storyteller"]).play(A, f"{name}: −2")
    scene.play(A, "Cast Staff")
    assert len(scene.all("Spirit Token")) == 2
    scene = duel(
        mine=[{"card": name, "counters": {"loyalty": 7}}], ann={"graveyard": ["Opt"]}, bob={"graveyard": [BEARS]}
    )
    assert len(scene.play(A, f"{name}: −6").all("Spirit Token")) == 2 and scene.count(B, "exile") == 1


@pytest.mark.parametrize("pick", ["Shock", BEARS])
def test_agonizing_remorse_looks_at_two_places(pick: str) -> None:
    scene = duel(["Agonizing Remorse"], bob={"hand": ["Shock", "Forest"], "graveyard": [BEARS, "Island"]})
    scene.play(A, "Cast Agonizing", pick)
    assert scene.zone(pick) == "exile" and scene.life(A) == 19


def test_akiri_draws_and_saves_the_bearer() -> None:
    name = "Akiri, Fearless Voyager"
    blade = {"card": "Tenza, Godo's Maul", "attached_to": BEARS}
    scene = duel(mine=[name, BEARS, blade], ann={"library": ["Opt"] * 4}).until("declare blockers", 1, attack=[BEARS])
    assert scene.count(A, "hand") == 1
    scene.play(A, f"{name}: ", "Yes")
    assert keyword(scene, BEARS, k.INDESTRUCTIBLE) and not scene.called("Tenza, Godo's Maul").attached
    scene = duel(mine=[name, BEARS], ann={"library": ["Opt"] * 4}).until("declare blockers", 1, attack=[BEARS])
    assert scene.count(A, "hand") == 0


def test_bloodbraid_marauder_cascades_with_delirium() -> None:
    graveyard = [BEARS, "Opt", "Sol Ring", "Forest"]
    scene = duel(["Bloodbraid Marauder"], ann={"graveyard": graveyard, "library": [ELVES]})
    scene.play(A, "Cast Bloodbraid", "Cast Llanowar")
    assert scene.zone(ELVES) == "battlefield"
    scene = duel(["Bloodbraid Marauder"], ann={"graveyard": graveyard[1:], "library": [ELVES]}).play(A, "Cast Blood")
    assert scene.zone(ELVES) == "library"


def test_deepway_navigator_rouses_merfolk() -> None:
    fish = creature("Some Fish", "{U}", "Merfolk", 1, 1)
    scene = duel(["Deepway Navigator"], mine=[(fish, {"tapped": True})]).play(A, "Cast Deepway")
    assert not scene.called("Some Fish").tapped and scene.size("Some Fish") == (1, 1)
    scene = duel(mine=["Deepway Navigator", fish, fish]).until(
        "declare blockers", 1, attack=["Deepway Navigator", "Some Fish"]
    )
    assert scene.size("Deepway Navigator") == (3, 2)


def test_katilda_lets_humans_tap_for_their_colors() -> None:
    name = "Katilda, Dawnhart Prime"
    scene = Scene.exactly({"hand": [GROWTH, KILL], "battlefield": [name]})
    assert scene.offers("Cast Little Growth") and not scene.offers("Cast Kill")
    scene = duel(mine=[name, BEARS]).play(A, f"{name}: {{4}}")
    assert scene.size(BEARS) == (3, 3)


def test_spells_cost_less_by_what_they_target() -> None:
    mana = {"mana": "{B}{B}{B}{B}"}
    assert not duel(["No One Left Behind"], ann={"graveyard": [ANGEL], **mana}).offers("Cast No One")
    scene = duel(["No One Left Behind"], ann={"graveyard": [BEARS], "mana": "{B}{B}"}).play(A, "Cast No One", BEARS)
    assert scene.zone(BEARS) == "battlefield"


def test_momo_helps_the_first_flier_of_a_turn() -> None:
    scene = Scene.exactly({"hand": [ANGEL, ANGEL], "battlefield": ["Momo, Friendly Flier", *["Plains"] * 8]})
    scene.play(A, "Cast Serra Angel")
    assert scene.size("Momo, Friendly Flier") == (2, 2) and not scene.offers("Cast Serra Angel")


@cr("603.8")
def test_olivia_takes_a_creature_along() -> None:
    name = "Olivia, Crimson Bride"
    scene = duel([KILL], mine=[name], ann={"graveyard": [ANGEL]}).until("declare attackers", 1, attack=[name])
    scene.settle(ANGEL)
    assert scene.called(ANGEL).tapped and scene.called(ANGEL).combat
    scene.play(A, "Cast Kill", name)
    assert scene.zone(ANGEL) == "exile"


def test_prosperous_thief_steals_once() -> None:
    scene = duel(mine=["Prosperous Thief", "Prosperous Thief"])
    scene.until("postcombat main", 1, attack=["Prosperous Thief"])
    assert len(scene.all("Treasure Token")) == 2


def test_roxanne_drops_meteorites_that_make_more_mana() -> None:
    name = "Roxanne, Starfall Savant"
    scene = Scene({"hand": [name]}, {}).play(A, f"Cast {name}", "B")
    assert scene.lives == (20, 18) and scene.called("Meteorite").tapped
    scene = Scene.exactly({"hand": [BEARS], "battlefield": [name]})


def test_skull_raid_makes_up_the_difference() -> None:
    scene = duel(["Skull Raid"], ann={"library": ["Opt"] * 4}, bob={"hand": ["Shock"]}).play(A, "Cast Skull Raid")
    assert scene.count(A, "hand") == 1 and scene.count(B, "hand") == 0


@cr("608.2n")
def test_unsubstantiate_returns_spells_and_creatures() -> None:
    scene = duel(["Unsubstantiate"], theirs=[BEARS]).play(A, "Cast Unsub")
    assert scene.zone(BEARS) == "hand"
    scene = duel(["Unsubstantiate"], bob={"hand": [BOLT], "mana": "{R}"}).cast(B, "Cast Bolt", "Ann")
    scene.play(A, "Cast Unsub", "Bolt")
    assert scene.lives == (20, 20) and scene.count(B, "hand") == 1


def test_tenza_likes_red_legends() -> None:
    maul = "Tenza, Godo's Maul"
    scene = duel(mine=["Depala, Pilot Exemplar", BEARS, {"card": maul, "attached_to": BEARS}])
    assert scene.size(BEARS) == (3, 3)
    scene.play(A, f"{maul}: ", "Depala")
    assert scene.size("Depala, Pilot Exemplar") == (6, 6) and keyword(scene, "Depala, Pilot Exemplar", k.TRAMPLE)


def test_akroma_counts_keywords_in_each_combat() -> None:
    scene = duel(mine=["Akroma, Vision of Ixidor", ANGEL, BEARS]).until("declare attackers", 1, attack=[ANGEL])
    assert scene.size(ANGEL) == (6, 6) and scene.size(BEARS) == (2, 2)
    assert scene.size("Akroma, Vision of Ixidor") == (6, 6)


def test_bloodfeather_phoenix_rises_from_fire() -> None:
    scene = duel([BOLT], ann={"graveyard": ["Bloodfeather Phoenix"]}).play(A, "Cast Bolt", "Bob", "Yes")
    assert scene.zone("Bloodfeather Phoenix") == "battlefield"
    assert keyword(scene, "Bloodfeather Phoenix", k.HASTE)


def test_dragons_disciple_shows_or_has_a_dragon() -> None:
    name = "Dragon's Disciple"
    assert duel([name]).play(A, f"Cast {name}").size(name) == (1, 3)
    assert duel([name, DRAGON]).play(A, f"Cast {name}", "Yes").size(name) == (2, 4)
    assert duel([name, DRAGON]).play(A, f"Cast {name}", "No").size(name) == (1, 3)
    scene = Scene({"hand": [name], "battlefield": [DRAGON]}, {}).play(A, f"Cast {name}")
    assert scene.size(name) == (2, 4) and keyword(scene, "Old Dragon", k.WARD)
