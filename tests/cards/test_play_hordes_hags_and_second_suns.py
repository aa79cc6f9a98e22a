"""Creatures and spells that are played rarely: each is cast or used, and does what only it does."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import activated, artifact, creature, creature_token, instant, sorcery
from inset.language.words.nouns import spells, target
from inset.language.words.verbs import counter, create, gain_life
from inset.rules.objects.layers import chars_of
from tests.cards.tries import counters, duel, keyword, tapped
from tests.harness import A, B, Scene
from tests.harness.cards import ANGEL, BEARS, BOLT, ELVES, GIANT, KILL

NO = instant("No", "{U}", counter(target(spells)))
PINGER = artifact("Old Pinger", "{1}", activated("{1}", gain_life(1)))
DINO = creature("Old Dino", "{G}", "Dinosaur", 1, 1)
KNIGHT = creature("Old Knight", "{W}", "Knight", 2, 2)
MAKER = sorcery("Make", "{G}", create(creature_token("Saproling", 1, 1, t.GREEN)))
DECK = {"library": ["Opt"] * 6}


def at(name: str, number: int, kind: str, **more: object) -> dict[str, object]:
    return {"card": name, "counters": {kind: number}, **more}


def hit(*mine: object, attackers: tuple[str, ...] = (), **more: object) -> Scene:
    """Ann's creatures hit Bob."""
    scene = duel(mine=list(mine), **more)
    return scene.until("combat damage", 1, attack=attackers)


# --- instants and sorceries ---------------------------------------------------------------------------------
def test_summoning_trap_is_free_after_a_creature_spell_was_countered() -> None:
    bob = {"hand": [NO], "mana": "{U}"}
    scene = duel(
        ["Summoning Trap", BEARS], ann={"mana": "{1}{G}", "library": ["Opt", ANGEL], "library_exact": True}, bob=bob
    )
    assert not scene.could(A, "Cast Summoning")
    scene.cast(A, "Cast Grizzly").play(B, "Cast No", "Grizzly")
    scene.play(A, "Cast Summoning", "Yes", "Serra")
    assert scene.zone(ANGEL) == "battlefield"


def test_seeds_of_innocence_pays_for_what_it_takes() -> None:
    scene = duel(["Seeds of Innocence"], ["Sol Ring"], [PINGER, BEARS]).play(A, "Cast Seeds")
    assert scene.lives == (21, 21) and scene.sorted_names("battlefield", B) == [BEARS]


def test_burning_of_xinye_burns_lands_of_both() -> None:
    scene = duel(["Burning of Xinye"], ["Forest"] * 5, ["Plains"] * 3 + [BEARS])
    scene.play(A, "Cast Burning", *["Forest"] * 4, *["Plains"] * 3)
    assert scene.names("battlefield") == ["Forest"]


def test_check_for_traps_costs_one_of_the_two_a_life() -> None:
    for held, lives in (("Opt", (20, 19)), (BEARS, (19, 20)), ("Forest", (19, 20))):
        scene = duel(["Check for Traps"], bob={"hand": [held]}).play(A, "Cast Check", held)
        assert scene.lives == lives and scene.zone(held) == ("hand" if held == "Forest" else "exile")


def test_cinder_cloud_burns_the_owner_of_a_white_creature() -> None:
    for name, life in ((ANGEL, 16), (BEARS, 20)):
        assert duel(["Cinder Cloud"], theirs=[name]).play(A, "Cast Cinder", name).lives == (20, life)


def test_clear_the_land_puts_lands_and_exiles_the_rest() -> None:
    ann, bob = {"library": ["Forest", "Opt", "Opt", "Opt", "Opt", "Plains"]}, {"library": ["Shock"] * 4 + ["Island"]}
    scene = duel(["Clear the Land"], ann=ann, bob=bob).play(A, "Cast Clear")
    assert scene.one("Forest").tapped and scene.zone("Island") == "battlefield" and scene.zone("Plains") == "library"
    assert scene.count(A, "exile") == 4 and scene.count(B, "exile") == 4


def test_ever_after_brings_zombies_back() -> None:
    scene = duel(["Ever After"], ann={"graveyard": [ANGEL, BEARS]}).play(A, "Cast Ever", ANGEL, BEARS)
    angel = scene.chars(ANGEL)
    assert angel.colors == t.WHITE | t.BLACK and {"Angel", "Zombie"} <= angel.subtypes
    assert scene.zone("Ever After") == "library"


def test_fire_and_brimstone_needs_an_attacker() -> None:
    scene = duel(["Fire and Brimstone"], theirs=[BEARS])
    assert not scene.offers("Cast Fire and")
    scene.until("combat damage", 2, attack=[BEARS]).pass_to(A).play(A, "Cast Fire and", "Bob")
    assert scene.lives == (14, 16)


def test_flare_of_fortitude_costs_a_white_creature_and_freezes_life() -> None:
    scene = duel(["Flare of Fortitude"], [ANGEL, BEARS], ann={"mana": ""}, bob={"hand": ["Shock"], "mana": "{R}"})
    scene.play(A, "Cast Flare", ANGEL)
    scene.play(B, "Cast Shock", "Ann")
    assert scene.lives == (20, 20) and keyword(scene, BEARS, k.HEXPROOF | k.INDESTRUCTIBLE)


def test_irenicus_makes_a_flying_twin() -> None:
    scene = duel(["Irenicus's Vile Duplication"], [GIANT]).play(A, "Cast Irenicus", GIANT)
    token = next(o for o in scene.in_zone("battlefield") if o.card == 0)
    assert chars_of(scene.st, token).name == GIANT and chars_of(scene.st, token).keywords & k.FLYING
    assert not chars_of(scene.st, scene.in_zone("battlefield")[0]).keywords & k.FLYING


def test_johanns_stopgap_is_cheaper_if_bargained() -> None:
    scene = duel(["Johann's Stopgap"], ["Sol Ring"], [BEARS], ann={"mana": "{U}{U}", **DECK})
    scene.play(A, "Cast Johann", "Yes", BEARS, "Sol Ring")
    assert scene.zone(BEARS) == "hand" and scene.zone("Sol Ring") == "graveyard"


def test_joint_assault_helps_the_partner() -> None:
    scene = duel(["Joint Assault", "Silverblade Paladin"], [BEARS])
    scene.play(A, "Cast Silverblade", "Yes", BEARS).play(A, "Cast Joint", BEARS)
    assert scene.size(BEARS) == (4, 4) and scene.size("Silverblade Paladin") == (4, 4)


def test_kaerveks_spite_costs_everything() -> None:
    scene = duel(["Kaervek's Spite", "Opt", "Opt"], [BEARS, "Forest"]).play(A, "Cast Kaervek", "Bob")
    assert scene.lives == (20, 15) and not scene.names("battlefield", A) and scene.count(A, "hand") == 0


def test_legions_end_ends_them_all() -> None:
    bob = {"hand": [BEARS, "Opt"], "graveyard": [BEARS]}
    scene = duel(["Legion's End"], [BEARS], [BEARS, BEARS, ELVES], bob=bob)
    scene.play(A, "Cast Legion", BEARS)
    assert scene.count(B, "exile") == 4 and scene.sorted_names("hand", B) == ["Opt"]
    assert scene.names("battlefield", A) == [BEARS] and scene.names("battlefield", B) == [ELVES]


def test_perish_the_thought_shuffles_a_card_away() -> None:
    scene = duel(["Perish the Thought"], bob={"hand": [BEARS, "Opt"]}).play(A, "Cast Perish", "Grizzly")
    assert scene.zone(BEARS) == "library" and scene.sorted_names("hand", B) == ["Opt"]


def test_pulse_of_the_forge_returns_while_they_lead() -> None:
    assert duel(["Pulse of the Forge"]).play(A, "Cast Pulse", "Bob").zone("Pulse of the Forge") == "graveyard"
    scene = duel(["Pulse of the Forge"], bob={"life": 25}).play(A, "Cast Pulse", "Bob")
    assert scene.zone("Pulse of the Forge") == "hand" and scene.lives == (20, 21)


def test_reverse_polarity_doubles_damage_from_artifacts() -> None:
    robot = creature("Old Robot", "{1}", "Construct", 3, 3, types=t.ARTIFACT)
    scene = duel(["Reverse Polarity"], theirs=[robot, BEARS])
    scene.until("combat damage", 2, attack=["Old Robot", BEARS]).play(A, "Cast Reverse")
    assert scene.lives == (21, 20)


def test_an_havva_inn_counts_green_creatures() -> None:
    assert duel(["An-Havva Inn"], [BEARS], [ELVES, ANGEL]).play(A, "Cast An-Havva").lives == (23, 20)


def test_arm_the_cathars_arms_three() -> None:
    scene = duel(["Arm the Cathars"], [BEARS, ELVES, GIANT]).play(A, "Cast Arm", BEARS, ELVES, GIANT)
    assert [scene.size(name) for name in (BEARS, ELVES, GIANT)] == [(5, 5), (3, 3), (4, 4)]
    assert keyword(scene, GIANT, k.VIGILANCE)
    scene = duel(["Arm the Cathars"], [BEARS, ELVES]).play(A, "Cast Arm", BEARS, "Done", "Done")
    assert scene.size(BEARS) == (5, 5) and scene.size(ELVES) == (1, 1)


# --- creatures -----------------------------------------------------------------------------------------------
def test_knight_of_the_mists_may_pay_for_a_knight() -> None:
    scene = duel(["Knight of the Mists"], theirs=[KNIGHT]).play(A, "Cast Knight of", "Old Knight", "No")
    assert scene.zone("Old Knight") == "graveyard"
    scene = duel(["Knight of the Mists"], theirs=[KNIGHT]).play(A, "Cast Knight of", "Old Knight", "Yes")
    assert scene.zone("Old Knight") == "battlefield"


def test_thousand_faced_shadow_copies_an_attacker() -> None:
    scene = duel(["Thousand-Faced Shadow"], [BEARS, ANGEL])
    scene.until("declare blockers", 1, attack=[BEARS, ANGEL])
    scene.play(A, "Thousand-Faced Shadow", BEARS, ANGEL)
    token = next(o for o in scene.in_zone("battlefield", A) if o.card == 0)
    assert scene.st.objs[token.id].tapped and token.combat is not None and scene.zone(BEARS) == "hand"


def test_kefka_draws_for_kinds_that_were_discarded() -> None:
    scene = duel(["Kefka, Court Mage", "Opt"], ann=DECK, bob={"hand": [BEARS]})
    scene.play(A, "Cast Kefka")
    assert scene.count(A, "hand") == 2 and scene.count(B, "hand") == 0
    ruler = {"card": "Kefka, Court Mage", "as": "Kefka, Ruler of Ruin"}
    scene = duel(["Shock"], [ruler], ann=DECK).play(A, "Cast Shock", "Bob")
    assert scene.count(A, "hand") == 2


def test_borborygmos_and_fblthp_throws_lands() -> None:
    scene = duel(["Borborygmos and Fblthp", "Forest", "Island", "Opt"], theirs=[ANGEL], ann=DECK)
    scene.play(A, "Cast Borborygmos", "Forest", "Island", ANGEL)
    assert scene.zone(ANGEL) == "graveyard" and scene.zone("Forest") == "graveyard"
    scene.play(A, "Borborygmos and Fblthp: ")
    assert scene.zone("Borborygmos and Fblthp") == "library"


def test_brine_hag_shrivels_its_killers() -> None:
    scene = duel(mine=[ANGEL, GIANT], theirs=["Brine Hag"])
    scene.until("combat damage", 1, attack=[ANGEL, GIANT], block={"Brine Hag": GIANT}).settle()
    assert scene.zone(GIANT) == "graveyard" and scene.size(ANGEL) == (4, 4)


def test_bull_elephant_needs_two_forests() -> None:
    scene = duel(["Bull Elephant"], ["Forest", "Forest"]).play(A, "Cast Bull", "Yes")
    assert scene.zone("Bull Elephant") == "battlefield" and scene.count(A, "hand") == 2
    assert duel(["Bull Elephant"], ["Forest"]).play(A, "Cast Bull").zone("Bull Elephant") == "graveyard"


def test_cephalid_constable_returns_as_many_as_it_hit_for() -> None:
    scene = duel(mine=[at("Cephalid Constable", 1, "+1/+1")], theirs=[tapped(BEARS), "Forest", "Island"])
    scene.until("combat damage", 1, BEARS, "Forest", attack=["Cephalid Constable"]).settle()
    assert scene.names("battlefield", B) == ["Island"]


def test_celestial_gatekeeper_opens_the_gate() -> None:
    cleric = creature("Old Cleric", "{W}", "Cleric", 1, 1)
    scene = duel([KILL], ["Celestial Gatekeeper"], ann={"graveyard": [cleric, BEARS]})
    scene.play(A, "Cast Kill", "Old Cleric", "Done")
    assert scene.zone("Old Cleric") == "battlefield" and scene.zone("Celestial Gatekeeper") == "exile"


def test_countryside_crusher_digs_through_lands() -> None:
    scene = duel(mine=["Countryside Crusher"], ann={"library": ["Forest", "Island", "Opt", "Forest"]}, bob=DECK)
    scene.until("upkeep", 3).settle()
    assert scene.size("Countryside Crusher") == (5, 5)
    assert scene.count(A, "graveyard") == 2 and counters(scene, "Countryside Crusher") == 2


def test_demonic_hordes_take_a_land_if_unpaid() -> None:
    scene = duel(mine=["Demonic Hordes", "Forest", "Swamp"], ann={"mana": "", **DECK}, bob=DECK)
    scene.until("upkeep", 3).settle("Swamp")
    assert scene.zone("Swamp") == "graveyard" and scene.one("Demonic Hordes").tapped
    scene = duel(mine=["Demonic Hordes"], theirs=["Plains"]).play(A, "Demonic Hordes: ", "Plains")
    assert scene.zone("Plains") == "graveyard"


def test_drana_gets_what_the_defender_allows() -> None:
    scene = duel(mine=["Drana, the Last Bloodchief"], ann={"graveyard": [BEARS, ANGEL]})
    scene.until("declare attackers", 1, attack=["Drana, the Last Bloodchief"]).settle(BEARS)
    assert scene.size(BEARS) == (3, 3) and "Vampire" in scene.chars(BEARS).subtypes and scene.zone(ANGEL) == "graveyard"


def test_emberwilde_djinn_goes_to_whoever_pays() -> None:
    scene = duel(mine=["Emberwilde Djinn"], bob={"mana": ""}).until("upkeep", 2)
    scene.settle("Yes")
    assert scene.names("battlefield", B) == ["Emberwilde Djinn"] and scene.lives == (20, 18)
    scene.until("upkeep", 3)
    scene.settle("No")
    assert scene.names("battlefield", B) == ["Emberwilde Djinn"]


def test_ghazban_ogre_follows_the_leader() -> None:
    scene = duel(mine=["Ghazbán Ogre"], ann=DECK, bob={"life": 21, **DECK}).until("upkeep", 3).settle()
    assert scene.names("battlefield", B) == ["Ghazbán Ogre"]
    scene = duel(mine=["Ghazbán Ogre"], ann=DECK, bob=DECK).until("upkeep", 3).settle()
    assert scene.names("battlefield", A) == ["Ghazbán Ogre"]


def test_firebending_student_bends_as_strongly_as_it_is() -> None:
    scene = duel(mine=[at("Firebending Student", 2, "+1/+1")], ann={"mana": ""})
    scene.until("declare attackers", 1, attack=["Firebending Student"]).settle()
    assert len(scene.st.players[A].pool) == 3


def test_anti_venom_heals_and_grows_if_cast() -> None:
    name = "Anti-Venom, Horrifying Healer"
    scene = duel([name, BOLT], ann={"graveyard": [BEARS]}).play(A, f"Cast {name}", BEARS).play(A, "Cast Bolt", name)
    assert scene.zone(BEARS) == "battlefield" and scene.size(name) == (8, 8)


def test_guardian_of_the_ages_wakes_once() -> None:
    scene = duel(mine=["Guardian of the Ages"], theirs=[BEARS]).until("declare attackers", 2, attack=[BEARS]).settle()
    assert keyword(scene, "Guardian of the Ages", k.TRAMPLE) and not keyword(scene, "Guardian of the Ages", k.DEFENDER)


def test_irini_sengir_taxes_two_colors_of_enchantments() -> None:
    scene = duel(["Pacifism"], ["Irini Sengir", BEARS], ann={"mana": "{W}{W}{W}"})
    assert not scene.could(A, "Cast Pacifism")
    assert duel(["Pacifism"], ["Irini Sengir", BEARS], ann={"mana": "{W}{W}{W}{W}"}).could(A, "Cast Pacifism")
    assert duel(["Claustrophobia"], ["Irini Sengir", BEARS], ann={"mana": "{U}{U}{U}"}).could(A, "Cast Claustrophobia")


def test_lightning_staggers_one_player() -> None:
    scene = hit(
        "Lightning, Army of One", attackers=("Lightning, Army of One",), hand=["Shock", "Shock"], theirs=[tapped(ANGEL)]
    )
    scene.settle().play(A, "Cast Shock", "Bob")
    assert scene.life(B) == 13
    scene.play(A, "Cast Shock", "Ann")
    assert scene.life(A) == 21


def test_littjara_kinseekers_counts_kin() -> None:
    scene = duel(["Littjara Kinseekers"], [BEARS, BEARS], ann=DECK)
    scene.play(A, "Cast Littjara", "Keep")
    assert scene.size("Littjara Kinseekers") == (3, 5)
    assert duel(["Littjara Kinseekers"], [BEARS]).play(A, "Cast Littjara").size("Littjara Kinseekers") == (2, 4)


def test_long_feng_counts_creatures_and_lands() -> None:
    name = "Long Feng, Grand Secretariat"
    scene = duel([KILL, "Burning of Xinye"], [name, BEARS, "Forest"]).play(A, "Cast Kill", BEARS, name)
    assert scene.size(name) == (3, 4)


def test_madame_null_buys_counters_with_life() -> None:
    scene = duel([ANGEL], ["Madame Null, Power Broker"]).play(A, "Cast Serra", "Yes")
    assert scene.size(ANGEL) == (8, 8) and scene.lives == (16, 20)


def test_ojer_pakpatiq_gives_rebound_and_becomes_a_temple() -> None:
    name = "Ojer Pakpatiq, Deepest Epoch"
    scene = duel(["Opt", KILL], [name], ann=DECK).play(A, "Cast Opt", "Keep")
    assert scene.names("exile") == ["Opt"]
    scene.play(A, "Cast Kill", name)
    temple = scene.called("Temple of Cyclical Time")
    assert temple.tapped and temple.counters == {"time": 3}


def test_the_temple_of_cyclical_time_counts_down() -> None:
    temple = at("Ojer Pakpatiq, Deepest Epoch", 1, "time", **{"as": "Temple of Cyclical Time"})
    scene = duel(["Opt"], [temple], ann={"mana": "", **DECK})
    scene.play(A, "Cast Opt", "Keep")
    assert scene.called("Temple of Cyclical Time").counters.get("time", 0) == 0


def test_ojer_taq_triples_creature_tokens_only() -> None:
    scene = duel([MAKER, KILL], ["Ojer Taq, Deepest Foundation"]).play(A, "Cast Make")
    assert scene.names("battlefield").count("Saproling Token") == 3
    scene.play(A, "Cast Kill", "Ojer Taq")
    assert scene.called("Temple of Civilization").tapped


def test_phyrexian_marauder_pays_for_its_counters() -> None:
    name = "Phyrexian Marauder"
    scene = duel(mine=[at(name, 3, "+1/+1"), "Forest", "Forest"], ann={"mana": ""})
    scene.until("end", 1, attack=[name])
    assert scene.lives == (20, 20)


def test_radioactive_spider_finds_a_spider_hero() -> None:
    hero = creature("Old Hero", "{W}", "Spider Hero", 1, 1)
    scene = duel(mine=["Radioactive Spider"], ann={"library": [hero, BEARS]}).play(
        A, "Radioactive Spider: ", "Old Hero"
    )
    assert scene.zone("Old Hero") == "hand"


def test_rhys_removes_counters_and_gives_persist() -> None:
    scene = duel(["Rhys, the Evermore", KILL], [at(BEARS, 2, "+1/+1")]).play(A, "Cast Rhys", BEARS)
    scene.play(A, "Cast Kill", BEARS)
    assert scene.size(BEARS) == (1, 1)
    scene = duel(mine=["Rhys, the Evermore", at(BEARS, 2, "+1/+1")])
    assert scene.play(A, "Rhys, the Evermore: ", BEARS, 1).size(BEARS) == (3, 3)


def test_vren_makes_rats_for_what_was_exiled() -> None:
    scene = duel([KILL, KILL], ["Vren, the Relentless"], [BEARS, ANGEL]).play(A, "Cast Kill", BEARS)
    scene.play(A, "Cast Kill", ANGEL)
    assert scene.zone(BEARS) == "exile"
    scene.until("end", 1).settle()
    assert scene.sizes("Rat Token") == [(3, 3), (3, 3)]


def test_abigale_silences_and_gives_counters() -> None:
    name = "Abigale, Eloquent First-Year"
    scene = duel([name], theirs=[ANGEL]).play(A, f"Cast {name}", ANGEL)
    assert not keyword(scene, ANGEL, k.VIGILANCE) and keyword(scene, ANGEL, k.FLYING | k.LIFELINK | k.FIRST_STRIKE)


def test_armored_kincaller_gains_life_with_company() -> None:
    assert duel(["Armored Kincaller"], [DINO]).play(A, "Cast Armored").lives == (23, 20)
    assert duel(["Armored Kincaller", DINO]).play(A, "Cast Armored", "Yes", "Old Dino").lives == (23, 20)
    assert duel(["Armored Kincaller"]).play(A, "Cast Armored").lives == (20, 20)


def test_automated_artificer_pays_for_artifacts_and_abilities() -> None:
    scene = duel([ELVES, "Sol Ring"], ["Automated Artificer", PINGER], ann={"mana": ""})
    assert scene.could(A, "Cast Sol Ring") and scene.could(A, "Old Pinger: ") and not scene.could(A, "Cast Llanowar")


def test_ayaras_oathsworn_searches_at_four() -> None:
    for before, found in ((3, 1), (2, 0)):
        scene = hit(
            at("Ayara's Oathsworn", before, "+1/+1"), attackers=("Ayara's Oathsworn",), ann={"library": [ANGEL]}
        )
        scene.settle("Serra")
        assert scene.count(A, "hand") == found and counters(scene, "Ayara's Oathsworn") == before + 1


def test_ayara_turns_and_reanimates_each_turn() -> None:
    name = "Ayara, Widow of the Realm"
    scene = duel(mine=[name, ANGEL]).play(A, f"{name}: {{T}}", ANGEL, "Bob")
    assert scene.lives == (25, 15)
    back = {"card": name, "as": "Ayara, Furnace Queen"}
    scene = duel(mine=[back], ann={"graveyard": [ANGEL]})
    scene.until("beginning of combat", 1, ANGEL).settle()
    assert keyword(scene, ANGEL, k.HASTE)
    scene.until("end", 1).settle()
    assert scene.zone(ANGEL) == "exile"


def test_black_cat_steals_two_of_nine() -> None:
    name = "Black Cat, Cunning Thief"
    scene = duel([name], bob={"library": [BEARS, "Shock", *["Opt"] * 7, ANGEL]}).play(A, f"Cast {name}", BEARS, "Shock")
    assert scene.play(A, "Cast Shock", "Bob").lives == (20, 18) and scene.could(A, "Cast Grizzly")
    assert scene.zone(ANGEL) == "library"


def test_bogardan_phoenix_comes_back_once() -> None:
    scene = duel([KILL, KILL], ["Bogardan Phoenix"]).play(A, "Cast Kill", "Bogardan")
    assert counters(scene, "Bogardan Phoenix", "death") == 1
    assert scene.play(A, "Cast Kill", "Bogardan").zone("Bogardan Phoenix") == "exile"


def test_brigid_and_grub_turn_for_mana() -> None:
    scene = duel(["Brigid, Clachan's Heart"], [BEARS]).play(A, "Cast Brigid")
    assert scene.sizes("Kithkin Token") == [(1, 1)]
    doun = {"card": "Brigid, Clachan's Heart", "as": "Brigid, Doun's Mind"}
    two = creature("Old Pair", "{G}{G}", "Cat", 1, 1)
    mixed = creature("Old Mix", "{G}{W}", "Cat", 1, 1)
    scene = duel([two, mixed], [doun, BEARS, GIANT], ann={"mana": ""})
    assert scene.could(A, "Cast Old Pair") and not scene.could(A, "Cast Old Mix")
    grub = {"card": "Grub, Storied Matriarch", "as": "Grub, Notorious Auntie"}
    scene = duel(mine=[grub, ANGEL]).until("declare attackers", 1, attack=["Grub, Notorious Auntie"])
    scene.settle("Yes", ANGEL)
    assert scene.names("battlefield", A).count(ANGEL) == 2 and counters(scene, ANGEL, "-1/-1") == 1
