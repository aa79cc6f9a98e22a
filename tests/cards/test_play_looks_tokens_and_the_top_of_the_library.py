"""Cards of many decks that look at the top of a library, make tokens, or watch what is cast: each ability is used."""

from __future__ import annotations

import pytest

from inset.kernel.types import ARTIFACT, CREATURE, ENCHANTMENT, GREEN, RED, WHITE
from inset.language import keywords as k
from inset.language.words.kinds import artifact_token, instant
from inset.language.words.verbs import create
from inset.rules.model.answers import PASS
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, ELVES, GIANT, KILL

OPTS = ["Opt"] * 8
CORPSE = "Walking Corpse"


def loyal(name: str, loyalty: int) -> dict[str, object]:
    return {"card": name, "counters": {"loyalty": loyalty}}


@cr("508.3e")
def test_gideon_the_oathsworn_leads_attacks_and_clears_the_way() -> None:
    name = "Gideon, the Oathsworn"
    t = Scene.duel(mine=[loyal(name, 4), BEARS, GIANT]).until("declare attackers", 1, attack=[BEARS, GIANT]).settle()
    assert counters(t, BEARS) == counters(t, GIANT) == 1
    t = Scene.duel(mine=[loyal(name, 4), BEARS]).until("declare attackers", 1, attack=[BEARS]).settle()
    assert counters(t, BEARS) == 0
    t = Scene.duel(["Shock"], [loyal(name, 4)]).play(A, f"{name}: +2").play(A, "Cast Shock", "Gideon")
    assert t.size(name) == (5, 5) and counters(t, name, "loyalty") == 6
    t = Scene.duel(mine=[loyal(name, 9), BEARS], theirs=[ANGEL]).play(A, f"{name}: −9")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([BEARS], [])


@pytest.mark.parametrize(("land", "damage"), [("Mountain", 4), ("Forest", 2)])
def test_goblin_charbelcher_counts_cards_until_a_land(land: str, damage: int) -> None:
    t = Scene.duel(mine=["Goblin Charbelcher"], ann={"library": ["Opt", BEARS, land, "Opt"]})
    t.do(A, "Goblin Charbelcher: ", "Bob")
    while t.st.stack:
        t.choose(t.game.options[0] if t.asked() != "priority" else PASS)
    while t.asked() != "priority":
        t.choose(t.game.options[0])
    assert t.life(B) == 20 - damage and t.st.objs[t.st.libraries[0][-1]].definition.name in ("Opt", BEARS, land)


def test_helga_draws_for_large_creatures_and_pays_for_them() -> None:
    t = Scene.exactly({"battlefield": ["Helga, Skittish Seer", "4 Plains"], "hand": [ANGEL, BEARS, "Opt"]}, {})
    assert t.offers(f"Cast {ANGEL}") and not t.offers("Cast Opt")
    t.play(A, f"Cast {ANGEL}", "W", "W")
    assert counters(t, "Helga, Skittish Seer") == 1 and t.life(A) == 21


@cr("603.2h")
def test_jin_gitaxias_copies_and_counters_once_each_turn() -> None:
    name = "Jin-Gitaxias, Progress Tyrant"
    t = Scene.duel(["Shock", "Shock"], [name]).play(A, "Cast Shock", "Bob", "No")
    assert t.life(B) == 16
    assert t.play(A, "Cast Shock", "Bob").life(B) == 14
    t = Scene.duel(mine=[name], bob={"hand": ["Shock", "Shock"], "mana": "{R}{R}"}).play(B, "Cast Shock", "Ann")
    assert t.life(A) == 20 and t.play(B, "Cast Shock", "Ann").life(A) == 18


def test_mechanized_production_wins_with_eight_alike() -> None:
    def after(count: int) -> Scene:
        mine = ["Sol Ring"] * count
        t = Scene.duel(["Mechanized Production"], mine).play(
            A, "Cast Mechanized", *([] if count == 1 else ["Sol Ring"])
        )
        while t.asked() and not (t.st.turn == 3 and t.st.step > 1):
            t.choose(PASS if t.asked() == "priority" else t.game.options[0])
        return t

    t = after(1)
    assert t.sorted_names("battlefield").count("Sol Ring") == 2 and t.game.decision is not None
    assert after(7).game.decision is None


def test_niv_mizzet_takes_a_card_of_each_pair() -> None:
    library = ["Terminate", "Terminate", "Dissolve", "Baleful Strix", "Opt", *OPTS]
    t = Scene.duel(["Niv-Mizzet Reborn"], ann={"library": library}).play(A, "Cast Niv-Mizzet", "Terminate")
    assert t.sorted_names("hand") == ["Baleful Strix", "Terminate"]


def test_pinnacle_starcage_turns_cards_into_robots() -> None:
    t = Scene.duel(["Pinnacle Starcage"], [BEARS], ["Sol Ring", GIANT]).play(A, "Cast Pinnacle")
    assert t.sorted_names("battlefield", 1) == [GIANT]
    t.play(A, "Pinnacle Starcage: {6}")
    assert t.sorted_names("battlefield") == ["Robot Token"] * 2
    assert t.sorted_names("graveyard", 1) == ["Sol Ring"] and BEARS in t.sorted_names("graveyard")


def test_rise_of_the_hobgoblins_pays_for_goblins() -> None:
    t = Scene.duel(["Rise of the Hobgoblins"], [ANGEL, BEARS]).play(A, "Cast Rise", "Yes", 3)
    assert t.sorted_names("battlefield").count("Goblin Soldier Token") == 3
    t.play(A, "Rise of the Hobgoblins: ")
    assert keyword(t, ANGEL, k.FIRST_STRIKE) and not keyword(t, BEARS, k.FIRST_STRIKE)


def test_zur_wakes_enchantments() -> None:
    t = Scene.duel(mine=["Zur, Eternal Schemer", "Doom Foretold"]).play(A, "Zur, Eternal Schemer: ")
    assert t.size("Doom Foretold") == (4, 4) and t.chars("Doom Foretold").types == ENCHANTMENT | CREATURE
    assert keyword(t, "Doom Foretold", k.LIFELINK)


def test_kianne_and_imbraham_study() -> None:
    t = Scene.duel(mine=["Kianne, Dean of Substance"], ann={"library": [BEARS]}).play(
        A, "Kianne, Dean of Substance: {T}"
    )
    assert t.sorted_names("exile") == [BEARS] and counters(t, BEARS, "study", "exile") == 1
    t.play(A, "Kianne, Dean of Substance: {4}")
    assert t.size("Fractal Token") == (1, 1)
    t = Scene.duel(mine=["Kianne, Dean of Substance"], ann={"library": ["Forest"]}).play(
        A, "Kianne, Dean of Substance: {T}"
    )
    assert t.sorted_names("hand") == ["Forest"]
    t = Scene.duel(["Kianne, Dean of Substance"], ann={"library": [GIANT, BEARS, "Opt"]}).play(A, "Cast Imbraham")
    t.until("precombat main", 3).play(A, "Imbraham, Dean of Theory: ", 2, "Yes", BEARS)
    assert BEARS in t.sorted_names("hand") and len(t.sorted_names("exile")) == 1


@cr("400.11b")
def test_mastermind_finds_a_card_anywhere() -> None:
    t = Scene.duel(["Mastermind's Acquisition"], ann={"library": [BEARS]}, outside=[ANGEL])
    t.play(A, "Cast Mastermind", "Reveal")
    assert t.sorted_names("hand") == [ANGEL]


def test_great_hall_becomes_a_wizard_for_good() -> None:
    name = "Great Hall of the Biblioplex"
    t = Scene.duel(["Shock"], [name]).play(A, f"{name}: {{5}}").play(A, "Cast Shock", "Bob")
    assert t.size(name) == (3, 4) and t.until("upkeep", 2).size(name) == (2, 4)


@cr("603.12")
def test_dream_eater_returns_a_permanent() -> None:
    t = Scene.duel(["Dream Eater"], theirs=[GIANT, "Forest"], ann={"library": OPTS, "library_exact": True})
    t.do(A, "Cast Dream Eater")
    while t.st.stack or t.asked() != "priority":
        t.choose(PASS if t.asked() == "priority" else ("Yes" if t.offers("Yes") else t.game.options[0]))
    assert t.sorted_names("hand", 1) == [GIANT]


def test_basri_sends_soldiers_after_the_attackers() -> None:
    t = Scene.duel(mine=[loyal("Basri Ket", 3), BEARS, GIANT]).play(A, "Basri Ket: −2")
    t.until("declare attackers", 1, attack=[BEARS, GIANT]).settle()
    assert t.sorted_names("battlefield").count("Soldier Token") == 2 and t.called("Soldier Token").tapped
    t = Scene.duel(mine=[loyal("Basri Ket", 3), BEARS]).play(A, "Basri Ket: +1", BEARS)
    assert counters(t, BEARS) == 1 and keyword(t, BEARS, k.INDESTRUCTIBLE)
    t = Scene.duel(mine=[loyal("Basri Ket", 6), BEARS]).play(A, "Basri Ket: −6").until("declare attackers", 1)
    assert counters(t, BEARS) == 1 and counters(t, "Soldier Token") == 1


def test_charge_of_the_mites_counts_creatures_or_makes_mites() -> None:
    t = Scene.duel(["Charge of the Mites"], [BEARS, BEARS, ELVES], [GIANT]).play(A, "Cast Charge", 0, GIANT)
    assert t.sorted_names("graveyard", 1) == [GIANT]
    t = Scene.duel(["Charge of the Mites"]).play(A, "Cast Charge")
    assert t.sorted_names("battlefield") == ["Phyrexian Mite Token"] * 2


@cr("601.2f")
def test_defense_grid_taxes_spells_in_the_turns_of_others() -> None:
    bob = {"hand": ["Opt"], "battlefield": ["Island", "Island"]}
    assert not any("Opt" in words for words in Scene.exactly({"battlefield": ["Defense Grid"]}, bob).options(B))
    t = Scene.exactly({"battlefield": ["Defense Grid", "Island"], "hand": ["Opt"]})
    assert t.offers("Cast Opt {U}")


def test_dyadrine_trades_counters_for_a_robot() -> None:
    name = "Dyadrine, Synthesis Amalgam"
    t = Scene.duel([name], [{"card": BEARS, "counters": {"+1/+1": 1}}]).play(A, f"Cast {name}", 1)
    assert counters(t, name) == 3
    t.until("declare attackers", 1, attack=[BEARS]).settle("Yes")
    assert (counters(t, name), counters(t, BEARS)) == (2, 0) and "Robot Token" in t.sorted_names("battlefield")


@pytest.mark.parametrize(("graveyard", "found"), [(["Opt", "Opt"], [BEARS, GIANT]), (["Opt"], [BEARS])])
def test_gather_the_pack_masters_spells(graveyard: list[str], found: list[str]) -> None:
    library = [BEARS, GIANT, "Opt", "Opt", "Opt"]
    t = Scene.duel(["Gather the Pack"], ann={"library": library, "graveyard": graveyard})
    t.play(A, "Cast Gather", *found)
    assert t.sorted_names("hand") == found


def test_godsire_and_hunted_nightmare_give_beasts_and_counters() -> None:
    t = Scene.duel(mine=["Godsire"]).play(A, "Godsire: ")
    assert t.size("Beast Token") == (8, 8) and t.chars("Beast Token").colors == RED | GREEN | WHITE
    t = Scene.duel(["Hunted Nightmare"], theirs=[BEARS, GIANT]).play(A, "Cast Hunted", GIANT)
    assert counters(t, GIANT, "deathtouch") == 1


@cr("707.10e")
def test_ivy_copies_spells_onto_herself() -> None:
    t = Scene.duel(["Giant Growth"], ["Ivy, Gleeful Spellthief", BEARS]).play(A, "Cast Giant Growth", BEARS, "Yes")
    assert t.size("Ivy, Gleeful Spellthief") == (5, 4) and t.size(BEARS) == (5, 5)


@cr("614.1a")
def test_lashknife_barrier_takes_one_off() -> None:
    t = Scene.duel(["Lashknife Barrier", "Shock"], [GIANT], ann={"library": OPTS}).play(A, "Cast Lashknife")
    assert t.play(A, "Cast Shock", GIANT).called(GIANT).damage == 1 and "Opt" in t.sorted_names("hand")


def test_nahiri_strikes_first_and_burns_tapped_creatures() -> None:
    name = "Nahiri, Storm of Stone"
    t = Scene.duel(mine=[loyal(name, 6), BEARS, "Vulshok Morningstar"], theirs=[{"card": ANGEL, "tapped": True}])
    assert keyword(t, BEARS, k.FIRST_STRIKE)
    t.play(A, f"{name}: ", 4)
    assert t.sorted_names("graveyard", 1) == [ANGEL] and counters(t, name, "loyalty") == 2
    assert not keyword(t.until("upkeep", 2), BEARS, k.FIRST_STRIKE)


def test_ral_zarek_turns_things_and_flips_coins() -> None:
    t = Scene.duel(mine=[loyal("Ral Zarek", 4), {"card": "Forest", "tapped": True}], theirs=[GIANT])
    t.play(A, "Ral Zarek: +1", GIANT, "Forest")
    assert t.called(GIANT).tapped and not t.called("Forest").tapped
    t = Scene.duel(mine=[loyal("Ral Zarek", 7)]).play(A, "Ral Zarek: −7")
    heads = [str(line) for line in t.game.log if "heads [" in str(line)]
    assert t.st.extra_turns.count(A) == sum(int(line[0]) if "×" in line else 1 for line in heads)


@cr("707.10f")
def test_sage_of_the_skies_copies_itself_after_another_spell() -> None:
    t = Scene.duel(["Sage of the Skies", "Opt"]).play(A, "Cast Sage")
    assert t.sorted_names("battlefield") == ["Sage of the Skies"]
    t = Scene.duel(["Sage of the Skies", "Shock"]).play(A, "Cast Shock", "Bob").play(A, "Cast Sage")
    assert t.sorted_names("battlefield") == ["Sage of the Skies"] * 2


@cr("607.2a")
def test_severance_priest_leaves_a_spirit_of_that_size() -> None:
    t = Scene.duel(["Severance Priest", KILL], bob={"hand": [GIANT, "Forest"]}).play(A, "Cast Severance", GIANT)
    assert t.sorted_names("exile", 1) == [GIANT]
    t.play(A, "Cast Kill")
    assert t.sorted_names("battlefield", 1) == ["Spirit Token"] and t.size("Spirit Token") == (4, 4)


def test_svella_makes_mana_and_finds_spells() -> None:
    t = Scene.duel(mine=["Svella, Ice Shaper"]).play(A, "Svella, Ice Shaper: {3}")
    assert t.chars("Icy Manalith").types == ARTIFACT
    t = Scene.duel(mine=["Svella, Ice Shaper"], ann={"library": [ANGEL, "Forest", "Opt", "Opt", BEARS]})
    t.play(A, "Svella, Ice Shaper: {6}", f"Cast {ANGEL}")
    assert ANGEL in t.sorted_names("battlefield")


def test_thassas_intervention_looks_or_counters() -> None:
    t = Scene.duel(["Thassa's Intervention"], ann={"library": [BEARS, GIANT, "Opt"]})
    t.play(A, "Cast Thassa", 3, BEARS, GIANT)
    assert t.sorted_names("hand") == [BEARS, GIANT]
    t = Scene.duel(["Thassa's Intervention"], bob={"hand": ["Opt"], "mana": "{U}{U}{U}{U}"}, turn=2)
    t.cast(B, "Cast Opt").play(A, "Cast Thassa", 1, 2)
    assert t.sorted_names("graveyard", 1) == ["Opt"] and t.sorted_names("hand", 1) == []


@cr("702.18a")
def test_thrun_fears_no_spells_but_green_ones() -> None:
    name = "Thrun, Breaker of Silence"
    bob = {"hand": [BOLT, "Giant Growth"], "mana": "{R}{G}", "battlefield": [{"card": "Acorn Catapult"}, BEARS]}
    t = Scene.duel(mine=[name], bob=bob)
    assert name not in " ".join(t.do(B, "Cast Bolt").words())
    t = Scene.duel(mine=[name], bob=bob)
    assert name in " ".join(t.do(B, "Cast Giant Growth").words())
    assert keyword(t, name, k.INDESTRUCTIBLE)


def test_munda_stacks_allies_on_top() -> None:
    library = ["Opt", "Munda, Ambush Leader", "Forest", "Opt", GIANT]
    t = Scene.duel(["Munda, Ambush Leader"], ann={"library": library, "library_exact": True})
    t.do(A, "Cast Munda")
    while t.st.stack or t.asked() != "priority":
        t.choose(PASS if t.asked() == "priority" else ("Yes" if t.offers("Yes") else t.game.options[0]))
    ends = {t.st.objs[t.st.libraries[0][0]].definition.name, t.st.objs[t.st.libraries[0][-1]].definition.name}
    assert "Munda, Ambush Leader" in ends


@cr("702.34a")
def test_backdraft_hellkite_and_flashback_give_flashback() -> None:
    t = Scene.duel(mine=["Backdraft Hellkite"], ann={"graveyard": ["Shock", BEARS]})
    t.until("postcombat main", 1, attack=["Backdraft Hellkite"]).play(A, "Cast Shock", "Bob")
    assert t.life(B) == 14 and t.sorted_names("exile") == ["Shock"]
    t = Scene.duel(["Flashback"], ann={"graveyard": ["Shock", "Opt"]}).play(A, "Cast Flashback", "Shock")
    assert t.offers("Cast Shock") and not t.offers("Cast Opt")


@cr("707.9b", "707.9d")
def test_ratadrabik_raises_legends_as_zombies() -> None:
    t = Scene.duel([KILL], ["Ratadrabik of Urborg", "Gaddock Teeg"]).play(A, "Cast Kill", "Gaddock Teeg")
    found = t.chars("Gaddock Teeg", "battlefield")
    assert (found.power, found.toughness) == (2, 2) and "Zombie" in found.subtypes and not found.supertypes
    assert found.keywords & k.VIGILANCE


def test_the_jolly_balloon_man_blows_up_copies_for_a_turn() -> None:
    t = Scene.duel(mine=["The Jolly Balloon Man", GIANT]).play(A, "The Jolly Balloon Man: ")
    token = next(o for o in t.in_zone("battlefield") if o.token)
    assert t.sizes(GIANT)[-1] == (1, 1) and token.token
    t.until("upkeep", 2)
    assert t.sorted_names("battlefield") == [GIANT, "The Jolly Balloon Man"]


def test_voldaren_bloodcaster_becomes_a_summoner_of_bats() -> None:
    blood = instant("Bleed", "{B}", create(artifact_token("Blood"), 5))
    t = Scene.duel([blood, KILL], ["Voldaren Bloodcaster", BEARS]).play(A, "Cast Kill", BEARS)
    assert t.sorted_names("battlefield") == ["Blood Token", "Voldaren Bloodcaster"]
    t.play(A, "Cast Bleed")
    assert "Bloodbat Summoner" in t.sorted_names("battlefield")
    while t.st.step != 4 or t.asked() != "priority":
        t.choose(PASS if t.asked() == "priority" else t.game.options[0])
    t.resolve_all()
    assert any(t.sizes("Blood Token")[i] == (2, 2) for i in range(6))


def test_annihilating_glare_costs_mana_or_a_permanent() -> None:
    t = Scene.exactly({"battlefield": ["Swamp", BEARS], "hand": ["Annihilating Glare"]}, {"battlefield": [ANGEL]})
    t.play(A, "Cast Annihilating", ANGEL)
    assert t.sorted_names("graveyard", 1) == [ANGEL] and BEARS in t.sorted_names("graveyard")


def test_baleful_stare_counts_red_cards_and_mountains() -> None:
    t = Scene.duel(["Baleful Stare"], ann={"library": OPTS}, bob={"hand": ["Mountain", "Shock", "Opt"]})
    assert len(t.play(A, "Cast Baleful").sorted_names("hand")) == 2


def test_bladehold_war_whip_makes_other_equipment_cheaper() -> None:
    mine = ["Bladehold War-Whip", "Vulshok Morningstar", BEARS, "Forest"]
    t = Scene.exactly({"battlefield": mine}, {})
    assert t.offers("Vulshok Morningstar: ") and not t.offers("Bladehold War-Whip: ")


def test_bronze_horse_ignores_spells_aimed_at_it() -> None:
    t = Scene.duel(["Shock"], ["Bronze Horse", BEARS]).play(A, "Cast Shock", "Bronze Horse")
    assert t.called("Bronze Horse").damage == 0
    t = Scene.duel(["Shock"], ["Bronze Horse"]).play(A, "Cast Shock", "Bronze Horse")
    assert t.called("Bronze Horse").damage == 2


def test_dack_fayden_steals_what_his_spells_target() -> None:
    t = Scene.duel(["Shock"], [loyal("Dack Fayden", 6)], [GIANT, "Sol Ring"]).play(A, "Dack Fayden: −6")
    t.play(A, "Cast Shock", GIANT)
    assert GIANT in t.sorted_names("battlefield") and t.sorted_names("battlefield", 1) == ["Sol Ring"]
    t = Scene.duel(mine=[loyal("Dack Fayden", 3)], theirs=["Sol Ring"]).play(A, "Dack Fayden: −2")
    assert "Sol Ring" in t.sorted_names("battlefield")


@cr("709.5")
def test_dollmakers_shop_makes_toys_and_the_gallery_measures_them() -> None:
    t = Scene.duel(["Dollmaker's Shop"], [GIANT]).play(A, "Cast Dollmaker")
    t.until("declare attackers", 1, attack=[GIANT]).settle()
    assert "Toy Token" in t.sorted_names("battlefield")
    t = Scene.duel(["Dollmaker's Shop"], [GIANT, BEARS, ELVES]).play(A, "Cast Porcelain")
    assert t.size(GIANT) == t.size(ELVES) == (3, 3)


def test_emiel_blinks_and_blesses() -> None:
    t = Scene.duel(mine=["Emiel the Blessed", BEARS], theirs=[]).play(A, "Emiel the Blessed: ", "Yes")
    assert counters(t, BEARS) == 1


def test_golos_fetches_and_plays_for_nothing() -> None:
    t = Scene.duel(["Golos, Tireless Pilgrim"], ann={"library": ["Forest", "Opt"]})
    t.play(A, "Cast Golos", "Yes", "Forest")
    assert t.called("Forest").tapped
    t = Scene.duel(mine=["Golos, Tireless Pilgrim"], ann={"library": [ANGEL, "Forest", "Opt"]})
    t.play(A, "Golos, Tireless Pilgrim: ")
    assert t.offers("Play Forest") and any(ANGEL in words for words in t.words())


def test_hellfire_burns_for_each_that_died() -> None:
    t = Scene.duel(["Hellfire"], [BEARS, CORPSE], [GIANT]).play(A, "Cast Hellfire")
    assert t.life(A) == 15 and t.sorted_names("battlefield") == [CORPSE]


@pytest.mark.parametrize(("life", "left"), [(10, 0), (11, 11), (9, 9)])
def test_hidetsugus_second_rite_needs_exactly_ten(life: int, left: int) -> None:
    t = Scene.duel(["Hidetsugu's Second Rite"], bob={"life": life}).play(A, "Cast Hidetsugu", "Bob")
    assert t.life(B) == left


def test_invoke_prejudice_taxes_other_colors() -> None:
    bob = {"hand": [BEARS], "mana": "{G}{G}{G}{G}"}
    t = Scene.duel(mine=["Invoke Prejudice", ANGEL], bob=bob, turn=2).play(B, f"Cast {BEARS}", "No")
    assert t.sorted_names("graveyard", 1) == [BEARS]
    t = Scene.duel(mine=["Invoke Prejudice", ELVES], bob=bob, turn=2).play(B, f"Cast {BEARS}")
    assert t.sorted_names("battlefield", 1) == [BEARS]


def test_kogla_and_yidaro_fight_or_are_shuffled_away() -> None:
    t = Scene.duel(["Kogla and Yidaro"], theirs=[GIANT]).play(A, "Cast Kogla", 1)
    assert t.sorted_names("graveyard", 1) == [GIANT] and t.called("Kogla and Yidaro").damage == 3
    t = Scene.duel(["Kogla and Yidaro"], theirs=["Sol Ring"], ann={"library": ["Opt"]})
    t.play(A, "Kogla and Yidaro: ", "Sol Ring")
    assert t.sorted_names("graveyard", 1) == ["Sol Ring"] and t.sorted_names("graveyard") == []
    assert len(t.sorted_names("hand")) == 1


def test_loot_finds_a_creature_that_your_lands_allow() -> None:
    t = Scene.duel(mine=["Loot, Exuberant Explorer", "Forest", "Forest"], ann={"library": [BEARS, ANGEL, *OPTS]})
    t.play(A, "Loot, Exuberant Explorer: ", BEARS)
    assert BEARS in t.sorted_names("battlefield") and ANGEL not in t.sorted_names("battlefield")


def test_nether_spirit_returns_alone() -> None:
    def back(*graveyard: str) -> list[str]:
        t = Scene.duel(ann={"graveyard": ["Nether Spirit", *graveyard]}, turn=2, step="end")
        while t.asked() and t.st.step != 3:
            t.choose(PASS if t.asked() == "priority" else "Yes")
        while t.st.turn < 3 or t.st.step != 3:
            t.choose(PASS if t.asked() == "priority" else "Yes")
        return t.sorted_names("battlefield")

    assert back("Opt") == ["Nether Spirit"] and back(BEARS) == []
