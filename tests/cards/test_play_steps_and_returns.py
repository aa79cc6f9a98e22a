"""Cards that wait for a step, an attacker or a loss, and cards that come back: each is cast, and each ability used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inset.language import keywords as k
from inset.language.words.kinds import creature, instant, sorcery
from inset.language.words.nouns import artifacts, creatures, in_graveyard, target, your
from inset.language.words.verbs import destroy, put_counters, to_battlefield
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT, KILL

FILL = {"library": ["Forest"] * 12}
WARRIOR = creature("Old Warrior", "{R}", "Warrior", 2, 2)
DRAGON = creature("Old Dragon", "{R}", "Dragon", 2, 2)
VAMPIRE = creature("Old Vampire", "{B}", "Vampire", 2, 2)
DARK = creature("Old Dark", "{B}", "Shade", 1, 1)
WALL = creature("Old Wall", "{W}", "Wall", 0, 4)
GOLD = creature("Gold Bear", "{R}{R}{R}", "Bear", 2, 2)
RAISE = sorcery("Raise", "{B}", to_battlefield(in_graveyard(creatures & your)))
SWELL = instant("Swell", "{G}", put_counters(target(creatures)))
BREAK = instant("Break", "{R}", destroy(target(artifacts)))


def duel(
    hand: Sequence[Any] = (), mine: Sequence[Any] = (), theirs: Sequence[Any] = (),
    ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None,
) -> Scene:  # fmt: skip
    """Ann, who has plenty of mana, against Bob; answers to what isn't asked are skipped."""
    return Scene(
        {"hand": list(hand), "battlefield": list(mine), **FILL, **(ann or {})},
        {"battlefield": list(theirs), "mana": "", **FILL, **(bob or {})},
        names=("Ann", "Bob"),
    )


# --- the graveyard ------------------------------------------------------------------------------------------------------
def test_emeria_shepherd_returns_by_the_land() -> None:
    row = {"graveyard": [BEARS]}
    t = duel(["Forest"], ["Emeria Shepherd"], ann=row).play(A, "Play Forest", BEARS, "Yes")
    assert t.sorted_names("hand") == [BEARS]
    t = duel(["Plains"], ["Emeria Shepherd"], ann=row).play(A, "Play Plains", BEARS, "Yes", "battlefield")
    assert BEARS in t.names("battlefield", A)


def test_anafenza_exiles_theirs() -> None:
    t = duel([KILL, KILL], ["Anafenza, the Foremost", BEARS], [GIANT]).play(A, "Cast Kill", GIANT)
    assert t.sorted_names("exile", 1) == [GIANT]
    assert t.play(A, "Cast Kill", BEARS).zone(BEARS) == "graveyard"
    t = duel(mine=["Anafenza, the Foremost", tapped(BEARS)]).fight("Anafenza, the Foremost").until("end")
    assert t.size(BEARS) == (3, 3)


def test_celes_discards_and_rewards_returning() -> None:
    name = "Celes, Rune Knight"
    t = duel([name, "Opt", "Shock"]).play(A, f"Cast {name}", "Opt", "Shock", "Done")
    assert t.names("hand", A) == ["Forest"] * 3
    t = duel([RAISE, ELVES], [name], ann={"graveyard": [BEARS]}).play(A, "Cast Raise", BEARS)
    assert t.size(name) == (5, 5) and t.size(BEARS) == (3, 3)
    assert t.play(A, f"Cast {ELVES}").size(name) == (5, 5)


def test_a_phoenix_returns_to_hand_after_red_damage() -> None:
    row = {"graveyard": ["Chandra's Phoenix"]}
    t = duel(["Shock"], ann=row).play(A, "Cast Shock", "Bob")
    assert t.sorted_names("hand") == ["Chandra's Phoenix"]
    t = duel(["Shock"], [], [BEARS], ann=row).play(A, "Cast Shock", BEARS)
    assert t.sorted_names("hand") == []


def test_phoenix_chick_rises_with_three_attackers() -> None:
    t = duel(mine=[BEARS, GIANT, ANGEL], ann={"graveyard": ["Phoenix Chick"]}).fight(BEARS, GIANT, ANGEL)
    t.until("end", 1, "Yes")
    assert t.life(B) == 9 and t.size("Phoenix Chick") == (2, 2)
    t = duel(mine=[BEARS, GIANT], ann={"graveyard": ["Phoenix Chick"]}).fight(BEARS, GIANT).until("end")
    assert t.zone("Phoenix Chick") == "graveyard"


def test_ebondeath_is_cast_after_a_death() -> None:
    t = duel([KILL], [BEARS], ann={"graveyard": ["Ebondeath, Dracolich"]})
    assert not t.could(A, "Cast Ebondeath")
    t.play(A, "Cast Kill", BEARS).play(A, "Cast Ebondeath")
    assert t.called("Ebondeath, Dracolich").tapped


def test_boneyard_scourge_rises_for_dragons() -> None:
    row = {"graveyard": ["Boneyard Scourge"]}
    t = duel([KILL], [DRAGON], ann=row).play(A, "Cast Kill", "Old Dragon", "Yes")
    assert t.zone("Boneyard Scourge") == "battlefield"
    assert duel([KILL], [BEARS], ann=row).play(A, "Cast Kill", BEARS).zone("Boneyard Scourge") == "graveyard"


# --- attacks --------------------------------------------------------------------------------------------------------------
def test_mindblade_render_draws_once() -> None:
    t = duel(mine=["Mindblade Render", WARRIOR]).fight("Mindblade Render", "Old Warrior").until("end")
    assert len(t.names("hand", A)) == 1 and t.life(A) == 19
    t = duel(mine=["Mindblade Render", BEARS]).fight(BEARS).until("end")
    assert t.names("hand", A) == []


def test_scourge_of_the_throne_attacks_twice() -> None:
    t = duel(mine=["Scourge of the Throne"]).fight("Scourge of the Throne").until("end", 1, "put a +1/+1")
    assert t.life(B) == 20 - 6 - 6 and t.size("Scourge of the Throne") == (6, 6)
    t = duel(mine=["Scourge of the Throne"], bob={"life": 10}).fight("Scourge of the Throne").until("end")
    assert t.life(B) == 5


def test_varchild_gives_survivors_and_takes_them_back() -> None:
    name = "Varchild, Betrayer of Kjeldor"
    t = duel([KILL], [name]).fight(name).until("postcombat main")
    assert t.names("battlefield", B) == ["Survivor Token"] * 3
    t.play(A, "Cast Kill", name)
    assert t.names("battlefield", A) == ["Survivor Token"] * 3


def test_conformer_shuriken_levels() -> None:
    t = duel(mine=[BEARS, "Conformer Shuriken"], theirs=[ANGEL]).play(A, "Conformer Shuriken", BEARS).fight(BEARS)
    t.until("declare blockers")
    assert t.size(BEARS) == (4, 4) and t.called(ANGEL).tapped


def test_master_of_cruelties_leaves_one_life() -> None:
    t = duel(mine=["Master of Cruelties"]).fight("Master of Cruelties").until("end")
    assert t.life(B) == 1
    t = duel(mine=["Master of Cruelties"], theirs=[BEARS]).fight(
        "Master of Cruelties", Grizzly_Bears="Master of Cruelties"
    )
    assert t.until("end").life(B) == 20 and t.zone(BEARS) == "graveyard"


def test_ride_down_gives_trample() -> None:
    t = duel(["Ride Down"], [GIANT], [BEARS]).fight(GIANT, Grizzly_Bears=GIANT).until("declare blockers")
    t.play(A, "Cast Ride Down", BEARS).until("end")
    assert t.life(B) == 17


def test_angelic_skirmisher_teaches() -> None:
    t = duel(mine=["Angelic Skirmisher", BEARS]).until("beginning of combat").settle("Lifelink")
    t.fight(BEARS).until("end")
    assert t.life(A) == 22


def test_jungle_wurm_shrinks() -> None:
    t = duel(mine=["Jungle Wurm"], theirs=[BEARS, ELVES, GIANT])
    t.fight("Jungle Wurm", Grizzly_Bears="Jungle Wurm", Llanowar_Elves="Jungle Wurm", Hill_Giant="Jungle Wurm")
    assert t.until("declare blockers").settle().size("Jungle Wurm") == (3, 3)


def test_woolly_razorback_thaws() -> None:
    ice = {"card": "Woolly Razorback", "counters": {"ice": 1}}
    t = Scene({"battlefield": [GIANT], **FILL}, {"battlefield": [ice], **FILL})
    t.fight(GIANT, Woolly_Razorback=GIANT).until("declare blockers")
    assert keyword(t, "Woolly Razorback", k.DEFENDER)
    t.until("end")
    assert counters(t, "Woolly Razorback", "ice") == 0 and not keyword(t, "Woolly Razorback", k.DEFENDER)
    assert t.zone(GIANT) == "graveyard"
    ice = {"card": "Woolly Razorback", "counters": {"ice": 2}}
    t = Scene({"battlefield": [GIANT], **FILL}, {"battlefield": [ice], **FILL}).fight(GIANT, Woolly_Razorback=GIANT)
    assert t.until("end").zone(GIANT) == "battlefield"


def test_thunderous_orator_learns() -> None:
    t = duel(mine=["Thunderous Orator", ANGEL]).fight("Thunderous Orator").until("declare blockers")
    assert keyword(t, "Thunderous Orator", k.FLYING) and not keyword(t, "Thunderous Orator", k.TRAMPLE)


def test_hundred_handed_one_reaches() -> None:
    t = duel(mine=["Hundred-Handed One"]).play(A, "Hundred-Handed One")
    assert t.size("Hundred-Handed One") == (6, 8) and keyword(t, "Hundred-Handed One", k.REACH)


def test_royal_guard_takes_the_damage() -> None:
    t = Scene({"battlefield": [BEARS], **FILL}, {"battlefield": ["Kjeldoran Royal Guard"], **FILL}).fight(BEARS)
    t.until("declare blockers").play(B, "Kjeldoran Royal Guard").until("end")
    assert t.life(B) == 20 and t.called("Kjeldoran Royal Guard").damage == 2


def test_enclave_and_brotherhood() -> None:
    name = "Struggle for Project Purity"
    t = duel([name]).play(A, f"Cast {name}", "Brotherhood").until("draw", 3)
    assert len(t.names("hand", A)) == 2 and len(t.names("hand", B)) == 2
    t = duel([name], [], [BEARS, GIANT]).play(A, f"Cast {name}", "Enclave").fight(BEARS, GIANT).until("end", 2)
    assert t.st.players[B].counters.get("rad") == 4


# --- damage and life --------------------------------------------------------------------------------------------------------
def test_archfiend_of_spite_answers() -> None:
    t = Scene(
        {"battlefield": ["Archfiend of Spite"]}, {"hand": ["Shock"], "battlefield": ["Forest", "Forest", "Forest"]}
    )
    t.play(B, "Cast Shock", "Archfiend", "No")
    assert t.life(B) == 18
    t = Scene(
        {"battlefield": ["Archfiend of Spite"]}, {"hand": ["Shock"], "battlefield": ["Forest", "Forest", "Forest"]}
    )
    t.play(B, "Cast Shock", "Archfiend", "Yes", "Forest", "Forest")
    assert t.life(B) == 20 and t.names("battlefield", B) == ["Forest"]


def test_gatta_and_luzzu_grow_a_creature() -> None:
    t = duel(["Gatta and Luzzu", "Shock"], [BEARS]).play(A, "Cast Gatta", BEARS).play(A, "Cast Shock", BEARS)
    assert t.size(BEARS) == (4, 4)


def test_the_beast_sleeps_and_wakes() -> None:
    name = "The Beast, Deathless Prince"
    t = duel([name], [], [BEARS]).play(A, f"Cast {name}", BEARS)
    assert t.called(name).tapped and counters(t, name, "stun") == 6
    assert BEARS in t.names("battlefield", A) and keyword(t, BEARS, k.MENACE)
    t.fight(BEARS).until("end")
    assert t.life(B) == 18 and counters(t, name, "stun") == 5 and len(t.names("hand", A)) == 1


def test_marath_spends_counters() -> None:
    name = "Marath, Will of the Wild"
    t = duel([name]).play(A, f"Cast {name}")
    assert t.size(name) == (3, 3)
    t.play(A, name, "damage", 2, "Bob")
    assert t.size(name) == (1, 1) and t.life(B) == 18


def test_malignant_growth_feeds_and_hurts() -> None:
    growth = {"card": "Malignant Growth", "counters": {"growth": 2}}
    t = duel(mine=[growth]).until("precombat main", 2)
    assert t.life(B) == 18 and len(t.names("hand", B)) == 3


def test_lolth_counts_to_eight() -> None:
    lolth = {"card": "Lolth, Spider Queen", "counters": {"loyalty": 8}}
    t = duel(mine=[lolth, BEARS]).play(A, "Lolth, Spider Queen: −8").fight(BEARS).until("end")
    assert t.life(B) == 12
    t = duel(mine=[lolth]).play(A, "Lolth, Spider Queen: −3")
    assert t.names("battlefield", A)[1:] == ["Spider Token"] * 2


def test_floodgate_bursts() -> None:
    t = duel([KILL], ["Floodgate", "Island", "Island", "Island", "Island"], [BEARS, ANGEL]).play(
        A, "Cast Kill", "Floodgate"
    )
    assert t.names("battlefield", B) == [ANGEL]


# --- making and taking --------------------------------------------------------------------------------------------------------
def test_capricious_efreet_destroys_something() -> None:
    t = duel(mine=["Capricious Efreet"], theirs=[BEARS]).until("draw", 3, BEARS)
    assert len(t.names("battlefield")) == 1


def test_kaito_is_a_ninja_by_day() -> None:
    kaito = {"card": "Kaito, Bane of Nightmares", "counters": {"loyalty": 4}}
    t = duel(["Shock"], [kaito], [GIANT]).play(A, "Cast Shock", "Bob")
    assert t.size("Kaito, Bane of Nightmares") == (3, 4) and keyword(t, "Kaito, Bane of Nightmares", k.HEXPROOF)
    t.play(A, "Kaito, Bane of Nightmares: 0", "Keep", "Put", "Keep", "Put", "Forest")
    assert len(t.names("hand", A)) == 1
    t.until("upkeep", 2)
    assert t.size("Kaito, Bane of Nightmares") == (None, None)
    t = duel(mine=[kaito], theirs=[GIANT]).play(A, "Kaito, Bane of Nightmares: −2", GIANT)
    assert t.called(GIANT).tapped and counters(t, GIANT, "stun") == 2
    assert duel(mine=[kaito]).play(A, "Kaito, Bane of Nightmares: +1").size("Kaito, Bane of Nightmares") == (4, 5)


def test_zameck_guildmage() -> None:
    t = duel([BEARS], ["Zameck Guildmage"]).play(A, "Zameck Guildmage: {G}{U}:").play(A, f"Cast {BEARS}")
    assert t.size(BEARS) == (3, 3)
    t.play(A, "Zameck Guildmage: {G}{U}, Remove")
    assert t.size(BEARS) == (2, 2) and len(t.names("hand", A)) == 1
    t = duel(mine=["Zameck Guildmage"], theirs=[{"card": BEARS, "counters": {"+1/+1": 1}}])
    assert not t.offers("Zameck Guildmage: {G}{U}, Remove")  # only from a creature that you control


def test_convert_to_slime_with_delirium() -> None:
    row = {"graveyard": [BEARS, "Opt", "Forest", "Sol Ring"]}
    t = duel(["Convert to Slime"], [], ["Sol Ring", GIANT], ann=row).play(A, "Cast Convert", "Sol Ring", GIANT, "Done")
    assert t.size("Ooze Token") == (5, 5)
    t = duel(["Convert to Slime"], [], ["Sol Ring", GIANT]).play(A, "Cast Convert", "Sol Ring", GIANT, "Done")
    assert t.names("battlefield") == []


def test_gyome_cooks_for_newcomers() -> None:
    t = (
        duel([BEARS, GIANT], ["Gyome, Master Chef"])
        .play(A, f"Cast {BEARS}")
        .play(A, f"Cast {GIANT}")
        .until("upkeep", 2)
    )
    assert t.names("battlefield", A).count("Food Token") == 2
    t = duel([BEARS], ["Gyome, Master Chef"]).play(A, f"Cast {BEARS}").until("upkeep", 2)
    t.play(A, "Gyome, Master Chef: {1}", BEARS)
    assert t.called(BEARS).tapped and keyword(t, BEARS, k.INDESTRUCTIBLE)


def test_ovinomancer_makes_sheep() -> None:
    t = duel(["Ovinomancer"], ["Forest", "Forest"]).play(A, "Cast Ovinomancer")
    assert t.zone("Ovinomancer") == "graveyard"
    t = duel(mine=["Ovinomancer"], theirs=[GIANT]).play(A, "Ovinomancer", GIANT)
    assert t.zone("Ovinomancer") == "hand" and t.names("battlefield", B) == ["Sheep Token"]


def test_immovable_rod_holds() -> None:
    t = duel(mine=["Immovable Rod"], theirs=[ANGEL]).play(A, "Immovable Rod", ANGEL)
    assert not keyword(t, ANGEL, k.FLYING)
    t.fight(ANGEL).until("end", 2)
    assert t.life(A) == 20


def test_ashiok_steals_from_a_library() -> None:
    ashiok = {"card": "Ashiok, Nightmare Weaver", "counters": {"loyalty": 3}}
    t = duel(mine=[ashiok], bob={"library": [BEARS, "Opt", "Forest", GIANT]}).play(A, "Ashiok, Nightmare Weaver: +2")
    assert t.sorted_names("exile", 1) == ["Forest", BEARS, "Opt"]
    t.until("precombat main", 3).play(A, "Ashiok, Nightmare Weaver: −X", 2, BEARS)
    assert BEARS in t.names("battlefield", A) and "Nightmare" in t.chars(BEARS).subtypes


def test_anje_bleeds() -> None:
    name = "Anje, Maid of Dishonor"
    t = duel([name, VAMPIRE]).play(A, f"Cast {name}").play(A, "Cast Old Vampire")
    assert t.names("battlefield", A).count("Blood Token") == 1
    t.play(A, name, "Blood Token")
    assert (t.life(A), t.life(B)) == (22, 18)


def test_gideon_of_the_trials() -> None:
    name = "Gideon of the Trials"
    gideon = {"card": name, "counters": {"loyalty": 3}}
    t = duel(mine=[gideon], theirs=[GIANT]).play(A, f"{name}: +1", GIANT)
    while t.asked() != "attack":
        t.choose(t.game.options[0])
    assert t.choose("Attack Ann").until("end", 2).life(A) == 20
    zero = [word for word in duel(mine=[gideon]).options(A) if f"{name}: 0" in word]
    t = duel(["Shock"], [gideon]).play(A, zero[0])
    assert t.size(name) == (4, 4) and keyword(t, name, k.INDESTRUCTIBLE)
    assert t.play(A, "Cast Shock", name).called(name).damage == 0
    t = duel(["Shock"], [gideon], ann={"life": 2}).play(A, zero[1]).play(A, "Cast Shock", "Ann")
    assert t.life(A) == 0 and t.asked()


def test_demon_of_deaths_gate_is_bought_with_life() -> None:
    t = Scene.exactly({"hand": ["Demon of Death's Gate"], "battlefield": [DARK, DARK, DARK], **FILL})
    t.play(A, "Cast Demon")
    assert t.life(A) == 14 and t.names("battlefield", A) == ["Demon of Death's Gate"]


def test_withercrown_takes_power() -> None:
    t = duel(["Withercrown"], [], [GIANT]).play(A, "Cast Withercrown", GIANT)
    assert t.size(GIANT) == (0, 3)
    assert t.until("draw", 2, "No").life(B) == 19


def test_golden_demise_spares_the_blessed() -> None:
    t = duel(["Golden Demise"], [BEARS], [BEARS]).play(A, "Cast Golden")
    assert t.names("battlefield") == []
    t = duel(["Golden Demise"], [BEARS] + ["Forest"] * 9, [BEARS]).play(A, "Cast Golden")
    assert BEARS in t.names("battlefield", A) and t.names("battlefield", B) == []


def test_hunting_wilds_wakes_forests() -> None:
    t = duel(["Hunting Wilds"]).play(A, "Cast Hunting", "Yes", "Forest", "Forest")
    assert t.sizes("Forest").count((3, 3)) == 2
    assert [o.tapped for o in t.in_zone("battlefield", A)] == [False, False]


def test_blow_your_house_down() -> None:
    t = duel(["Blow Your House Down"], [], [BEARS, WALL]).play(A, "Cast Blow", BEARS, "Old Wall", "Done")
    assert t.names("battlefield", B) == [BEARS]


def test_carry_away_takes_equipment() -> None:
    t = duel(["Carry Away"], [], [BEARS, "Bonesplitter"]).play(A, "Cast Carry Away", "Bonesplitter")
    assert "Bonesplitter" in t.names("battlefield", A)


def test_phantasmal_mount_and_war_barge() -> None:
    t = duel([KILL], ["Phantasmal Mount", BEARS]).play(A, "Phantasmal Mount", BEARS)
    assert t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.FLYING)
    assert t.play(A, "Cast Kill", BEARS).zone("Phantasmal Mount") == "graveyard"
    t = (
        duel([KILL], ["Phantasmal Mount", BEARS])
        .play(A, "Phantasmal Mount", BEARS)
        .play(A, "Cast Kill", "Phantasmal Mount")
    )
    assert t.zone(BEARS) == "graveyard"
    t = duel([BREAK], ["War Barge"], [BEARS]).play(A, "War Barge", BEARS)
    assert keyword(t, BEARS, k.LANDWALK)
    assert t.play(A, "Cast Break", "War Barge").zone(BEARS) == "graveyard"


def test_dwarven_armory_arms_in_upkeeps() -> None:
    t = duel(mine=["Dwarven Armory", BEARS, "Forest"])
    assert not t.could(A, "Dwarven Armory")
    t.until("upkeep", 2).play(A, "Dwarven Armory", BEARS)
    assert t.size(BEARS) == (4, 4)


def test_kami_of_whispered_hopes() -> None:
    t = duel([SWELL], ["Kami of Whispered Hopes"]).play(A, "Cast Swell", "Kami of Whispered Hopes")
    assert t.size("Kami of Whispered Hopes") == (3, 3)
    bare = Scene.exactly(
        {"battlefield": [{"card": "Kami of Whispered Hopes", "counters": {"+1/+1": 2}}], "hand": [GOLD]}
    )
    assert bare.could(A, "Cast Gold Bear")


def test_emergent_sequence_counts_lands() -> None:
    t = duel(["Emergent Sequence", "Forest"]).play(A, "Play Forest").play(A, "Cast Emergent", "Forest")
    assert (2, 2) in t.sizes("Forest")


# --- at instant speed, and with an additional cost ----------------------------------------------------------------------------
def test_equip_and_loyalty_abilities_at_instant_speed() -> None:
    row = {"battlefield": ["Leonin Shikari", "Bonesplitter"], **FILL}
    t = Scene(row, FILL).until("upkeep", 2).play(A, "Bonesplitter", "Leonin Shikari")
    assert t.size("Leonin Shikari") == (4, 2)
    plain = Scene({"battlefield": [BEARS, "Bonesplitter"], **FILL}, FILL).until("upkeep", 2)
    assert not plain.could(A, "Bonesplitter")
    teferi = {"card": "Teferi, Master of Time", "counters": {"loyalty": 3}}
    t = Scene({"battlefield": [teferi], **FILL}, {"battlefield": [BEARS], **FILL}).until("upkeep", 2)
    t.play(A, "Teferi, Master of Time: −3", BEARS)
    assert t.one(BEARS).phased and not t.could(A, "Teferi, Master of Time: +1")


def test_the_wandering_emperor_acts_as_she_enters() -> None:
    name = "The Wandering Emperor"
    t = Scene({"hand": [name], **FILL}, {"battlefield": [BEARS], **FILL}).until("upkeep", 2)
    t.play(A, f"Cast {name}").play(A, f"{name}: −1")
    assert t.names("battlefield", A) == [name, "Samurai Token"]
    emperor = {"card": name, "counters": {"loyalty": 4}}
    assert not Scene({"battlefield": [emperor], **FILL}, FILL).until("upkeep", 2).could(A, name)
    t = duel(mine=[emperor], theirs=[tapped(GIANT)]).play(A, f"{name}: −2", GIANT)
    assert t.sorted_names("exile", 1) == [GIANT] and t.life(A) == 22


def test_an_additional_cost_that_may_be_paid() -> None:
    t = duel(["Voltage Surge"], ["Sol Ring"], [GIANT]).play(A, "Cast Voltage", GIANT, "Yes")
    assert t.zone(GIANT) == "graveyard" and t.zone("Sol Ring") == "graveyard"
    t = duel(["Voltage Surge"], ["Sol Ring"], [GIANT]).play(A, "Cast Voltage", GIANT, "No")
    assert t.called(GIANT).damage == 2 and t.zone("Sol Ring") == "battlefield"
    t = duel(["Requiting Hex"], [GIANT], [BEARS]).play(A, "Cast Requiting", BEARS, "Yes")
    assert t.life(A) == 22 and t.size(GIANT) == (2, 2) and t.zone(BEARS) == "graveyard"
    t = duel(["Burning Curiosity"], [GIANT]).play(A, "Cast Burning", "Yes")
    assert t.names("exile", A) == ["Forest"] * 3
    assert duel(["Burning Curiosity"], [GIANT]).play(A, "Cast Burning", "No").names("exile", A) == ["Forest"] * 2
