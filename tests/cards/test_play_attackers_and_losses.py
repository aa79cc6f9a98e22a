"""Cards about attacks, damage, dying and what players lose: each is cast, and each ability used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inset.language import keywords as k
from inset.language.words.kinds import creature, instant, planeswalker
from inset.language.words.nouns import artifacts, target
from inset.language.words.verbs import destroy
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT, SIP

FILL = {"library": ["Forest"] * 12}
SHATTER = instant("Shatter", "{R}", destroy(target(artifacts)))
SAUR = creature("Big Saur", "{G}", "Dinosaur", 4, 6)
GIANT_ELF = creature("Giant Elf", "{2}{G}", "Elf", 3, 3)
CORPSE = creature("Old Corpse", "{B}", "Zombie", 2, 2)
BAT = creature("Old Bat", "{B}", "Vampire", 2, 3)
GHOST = creature("Old Ghost", "{W}", "Spirit", 2, 6)
LILIANA = planeswalker("Some Liliana", "{B}", "Liliana", 5)


def duel(
    hand: Sequence[Any] = (), mine: Sequence[Any] = (), theirs: Sequence[Any] = (),
    ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None,
) -> Scene:  # fmt: skip
    """Ann, who has plenty of mana, against Bob; answers to what isn't asked are skipped."""
    return Scene(
        {"hand": list(hand), "battlefield": list(mine), **(ann or {})},
        {"battlefield": list(theirs), "mana": "", **(bob or {})},
        names=("Ann", "Bob"),
    )


def fight(*mine: object, block: dict[str, str] | None = None, theirs: tuple[object, ...] = (), **more: object) -> Scene:
    """The first of mine attacks, and combat is over."""
    first = mine[0]["card"] if isinstance(mine[0], dict) else mine[0]
    scene = Scene({"battlefield": list(mine), **FILL, **more}, {"battlefield": list(theirs), **FILL})
    return scene.fight(str(first), **(block or {}))


# --- when creatures die or are sacrificed ---------------------------------------------------------------------------
def test_eloise_investigates_and_surveils() -> None:
    t = duel(["Doom Blade"], ["Eloise, Nephalia Sleuth", BEARS], ann=FILL).play(A, "Cast Doom Blade", BEARS)
    assert t.names("battlefield", A)[-1] == "Clue Token"
    t.play(A, "Clue Token", "Put it")
    assert t.sorted_names("graveyard").count("Forest") == 1


def test_a_demolished_artifact_that_was_yours_leaves_goblins() -> None:
    mine = duel(["Gleeful Demolition"], ["Sol Ring"]).play(A, "Cast Gleeful")
    assert mine.names("battlefield", A) == ["Phyrexian Goblin Token"] * 3
    theirs = duel(["Gleeful Demolition"], theirs=["Sol Ring"]).play(A, "Cast Gleeful")
    assert theirs.names("battlefield") == []


def test_boggart_trawler_empties_a_graveyard() -> None:
    t = duel(["Boggart Trawler"], bob={"graveyard": [BEARS, "Opt"]}).play(A, "Cast Boggart Trawler", "Bob")
    assert t.sorted_names("exile", B) == ["Grizzly Bears", "Opt"]


def test_rocksteady_strengthens_when_others_enter() -> None:
    t = duel([BEARS], ["Rocksteady, Mutant Marauder"]).play(A, f"Cast {BEARS}", BEARS)
    assert t.size(BEARS) == (3, 3)


def test_hidetsugu_and_kairi() -> None:
    name = "Hidetsugu and Kairi"
    t = duel([name], ann={"library": ["Opt", "Forest", "Island", "Swamp"]}).play(
        A, f"Cast {name}", "Opt", "Forest", "Opt"
    )
    assert len(t.sorted_names("hand")) == 1
    t = duel(["Doom Blade"], [name], ann={"library": ["Opt"] + ["Forest"] * 3, "hand": ["Murder"]})
    t.play(A, "Cast Murder", name, "Bob", "Cast Opt", "Keep")
    assert t.life(B) == 19


def test_king_darien_leads_and_falls() -> None:
    name = "King Darien XLVIII"
    t = duel(mine=[name, BEARS]).play(A, name + ": {3}{G}{W}")
    assert t.size(name) == (3, 4) and t.size(BEARS) == (3, 3)
    t.play(A, "Sacrifice")
    assert keyword(t, "Soldier Token", k.HEXPROOF) and not keyword(t, BEARS, k.HEXPROOF)


def test_skeletonize_and_fell_shepherd() -> None:
    t = duel(["Skeletonize"], theirs=[BEARS, GIANT]).play(A, "Cast Skeletonize", BEARS)
    assert t.names("battlefield", A) == ["Skeleton Token"]
    t = fight("Fell Shepherd", BEARS, hand=["Murder"]).play(A, "Cast Murder", BEARS).until("end", 1, "Yes")
    assert t.sorted_names("hand") == ["Grizzly Bears"]


def test_one_with_the_kami_counts_power() -> None:
    t = duel(["One with the Kami", "Murder"], [GIANT]).play(A, "Cast One with", GIANT).play(A, "Cast Murder", GIANT)
    assert t.names("battlefield", A) == ["Spirit Token"] * 3


def test_descendants_come_out_of_the_library() -> None:
    t = Scene(
        {"battlefield": ["Descendants' Fury", BEARS], "library": ["Forest", "Llanowar Elves", BEARS] + ["Forest"] * 4}
    )
    t.fight(BEARS).until("end of combat", 1, "Yes")
    assert t.names("battlefield", A) == ["Descendants' Fury", BEARS] and t.sorted_names("graveyard") == [BEARS]


def test_unstoppable_slasher_returns_once() -> None:
    name = "Unstoppable Slasher"
    t = duel(["Murder", "Murder"], [name]).play(A, "Cast Murder", name)
    assert t.called(name).tapped and counters(t, name, "stun") == 2
    t.play(A, "Cast Murder", name)
    assert t.sorted_names("graveyard") == ["Murder", "Murder", name]
    assert fight(name).until("end").life(B) == 9


def test_xathrid_demon_is_fed_or_angry() -> None:
    name = "Xathrid Demon"
    t = Scene({"battlefield": [name, GIANT], **FILL}, FILL).until("draw", 3)
    assert (t.life(A), t.life(B), t.called(name).tapped) == (20, 17, False)
    t = Scene({"battlefield": [name], **FILL}, FILL).until("draw", 3)
    assert (t.life(A), t.life(B), t.called(name).tapped) == (13, 20, True)


# --- attacks ------------------------------------------------------------------------------------------------------------
def test_kaalia_brings_an_attacker() -> None:
    t = fight("Kaalia of the Vast", hand=[ANGEL, BEARS]).until("end", 1, "Yes")
    assert t.life(B) == 14 and t.called(ANGEL).tapped


def test_ragavan_attacks_and_leaves() -> None:
    t = fight("Kari Zev, Skyship Raider").until("declare blockers")
    assert t.names("battlefield", A) == ["Kari Zev, Skyship Raider", "Ragavan"]
    t.until("end")
    assert t.life(B) == 17 and t.names("battlefield", A) == ["Kari Zev, Skyship Raider"]


def test_cloud_attacks_with_arms() -> None:
    name = "Cloud, Ex-SOLDIER"
    t = duel([name], ["Vulshok Morningstar"]).play(A, f"Cast {name}", "Vulshok Morningstar")
    assert t.size(name) == (6, 6)
    armed = Scene({"battlefield": [name, "Vulshok Morningstar", "Bonesplitter"], **FILL})
    armed.play(A, "Vulshok Morningstar: {2}", name).play(A, "Bonesplitter: {1}", name)
    armed.fight(name).until("end")
    assert len(armed.names("hand", A)) == 1 and armed.names("battlefield", A)[-2:] == ["Treasure Token"] * 2


def test_anowon_mills_for_each_damage() -> None:
    t = Scene({"battlefield": ["Anowon, the Ruin Thief"], **FILL}, {"library": [BEARS, "Forest", "Opt", "Swamp"]})
    t.fight("Anowon, the Ruin Thief").until("end")
    assert t.count(B, "graveyard") == 2 and len(t.names("hand", A)) == 1


def test_caustic_bronco_hurts_its_rider_unless_saddled() -> None:
    t = fight("Caustic Bronco", library=[GIANT]).until("end")
    assert (t.life(A), t.life(B), t.names("hand", A)) == (16, 18, [GIANT])
    t = fight("Caustic Bronco", GIANT, library=[GIANT]).play(A, "Caustic Bronco: Tap", GIANT).until("end")
    assert (t.life(A), t.life(B)) == (20, 14)


def test_augury_adept_reveals() -> None:
    t = fight("Augury Adept", library=[GIANT]).until("end")
    assert (t.life(A), t.names("hand", A)) == (24, [GIANT])


def test_agrus_kos_and_aurochs() -> None:
    t = fight("Agrus Kos, Wojek Veteran").until("declare blockers")
    assert t.size("Agrus Kos, Wojek Veteran") == (5, 5)
    t = Scene({"battlefield": ["Aurochs", "Aurochs"]}).fight("Aurochs").until("end")
    assert t.life(B) == 14


def test_rakdos_takes_half() -> None:
    name = "Rakdos the Defiler"
    t = Scene({"battlefield": [name, BEARS, ELVES, "Forest"], **FILL}, {"battlefield": ["Forest", "Swamp", "Island"]})
    t.fight(name).until("end", 1, BEARS, "Forest", "Forest", "Swamp")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([ELVES, name], ["Island"])


def test_fireflux_squad_trades_an_attacker() -> None:
    t = Scene({"battlefield": ["Fireflux Squad", BEARS], "library": ["Forest", GIANT, "Opt"]})
    t.fight("Fireflux Squad", BEARS).until("end", 1, "Yes")
    assert t.life(B) == 13 and t.sorted_names("exile") == [BEARS]


def test_tidus_moves_a_counter_and_cheers() -> None:
    name = "Tidus, Yuna's Guardian"
    t = Scene({"battlefield": [{"card": name, "counters": {"+1/+1": 2}}, BEARS], **FILL})
    t.until("beginning of combat", 1, name).settle("Yes")
    assert t.size(BEARS) == (3, 3)
    t.fight(BEARS).until("end", 1, "Yes", "Done")
    assert len(t.names("hand", A)) == 1


def test_kusari_gama_sweeps() -> None:
    t = Scene({"battlefield": [GIANT, "Kusari-Gama"]}, {"battlefield": [BEARS, ELVES, ANGEL]})
    t.play(A, "Kusari-Gama: {3}", GIANT).fight(GIANT, Grizzly_Bears=GIANT).until("end")
    assert t.sorted_names("battlefield", 1) == [ANGEL]
    assert t.called(ANGEL).damage == 3


def test_wand_of_orcus_raises_the_dead() -> None:
    t = Scene({"battlefield": [BEARS, "Wand of Orcus"]}).play(A, "Wand of Orcus: {3}", BEARS).fight(BEARS)
    t.until("declare blockers")
    assert keyword(t, BEARS, k.DEATHTOUCH)
    assert t.until("end").names("battlefield", A)[-2:] == ["Zombie Token"] * 2


def test_wake_the_dead_is_cast_in_their_combat() -> None:
    row = {"hand": ["Wake the Dead"], "graveyard": [BEARS, GIANT], **FILL}
    assert not Scene(row).could(A, "Cast Wake the Dead")


# --- damage -------------------------------------------------------------------------------------------------------------
def test_marauding_raptor_grows_by_hurting_dinosaurs() -> None:
    t = duel([BEARS, SAUR], ["Marauding Raptor"]).play(A, f"Cast {BEARS}")
    assert t.size("Marauding Raptor") == (2, 3) and t.sorted_names("graveyard") == [BEARS]
    t.play(A, "Cast Big Saur")
    assert t.size("Marauding Raptor") == (4, 3)


def test_rending_flame_hurts_the_owner_of_a_spirit() -> None:
    t = duel(["Rending Flame"], theirs=[GHOST, BEARS]).play(A, "Cast Rending", "Old Ghost")
    assert t.life(B) == 18
    assert duel(["Rending Flame"], theirs=[BEARS]).play(A, "Cast Rending").life(B) == 20


def test_jagged_poppet_discards() -> None:
    t = duel(["Shock", "Opt", "Forest", "Swamp"], ["Jagged Poppet"]).play(
        A, "Cast Shock", "Jagged Poppet", "Opt", "Forest"
    )
    assert t.sorted_names("hand") == ["Swamp"]


def test_stigma_lasher_ends_the_gaining_of_life() -> None:
    t = Scene({"battlefield": ["Stigma Lasher"], **FILL}, {"hand": [SIP], **FILL}).fight("Stigma Lasher").until("end")
    t.play(B, "Cast Sip")
    assert t.life(B) == 18


def test_sekki_becomes_spirits() -> None:
    name = "Sekki, Seasons' Guide"
    t = duel([name, "Shock"]).play(A, f"Cast {name}").play(A, "Cast Shock", name)
    assert t.size(name) == (6, 6) and t.names("battlefield", A)[1:] == ["Spirit Token"] * 2


def test_mishras_war_machine_must_be_fed() -> None:
    name = "Mishra's War Machine"
    t = Scene({"battlefield": [name], **FILL}, FILL).until("precombat main", 3)
    assert t.life(A) == 17 and t.called(name).tapped


def test_cosmic_horror_and_elder_spawn() -> None:
    t = Scene.exactly({"battlefield": ["Cosmic Horror"], **FILL}, FILL).until("precombat main", 3)
    assert t.life(A) == 13 and t.sorted_names("graveyard") == ["Cosmic Horror"]
    t = Scene.exactly({"battlefield": ["Elder Spawn"], **FILL}, FILL).until("precombat main", 3)
    assert t.life(A) == 14 and t.sorted_names("graveyard") == ["Elder Spawn"]


def test_serendib_djinn_eats_islands() -> None:
    t = Scene({"battlefield": ["Serendib Djinn", "Island"], **FILL}, FILL).until("precombat main", 3)
    assert t.life(A) == 17 and t.sorted_names("battlefield") == []


# --- life -----------------------------------------------------------------------------------------------------------------
def test_wound_reflection_doubles_the_loss() -> None:
    t = Scene({"battlefield": ["Wound Reflection"], "hand": ["Shock"], **FILL}, FILL).play(A, "Cast Shock", "B")
    t.until("upkeep", 2)
    assert (t.life(A), t.life(B)) == (20, 16)


def test_warlock_class_rises() -> None:
    t = Scene({"hand": ["Warlock Class", "Shock"], "library": ["Opt", "Forest", "Swamp", "Island"] * 3}, FILL)
    t.play(A, "Cast Warlock Class").play(A, "Warlock Class: {1}{B}", "Opt")
    assert t.sorted_names("graveyard") == ["Forest", "Swamp"]
    t.play(A, "Warlock Class: {6}{B}").play(A, "Cast Shock", "B").until("upkeep", 2)
    assert t.life(B) == 16


def test_sorin_counts_the_highest_life() -> None:
    name = "Sorin, Grim Nemesis"
    t = duel(mine=[{"card": name, "counters": {"loyalty": 12}}], ann={"library": [GIANT], "life": 3}, bob={"life": 7})
    t.play(A, f"{name}: −9")
    assert t.names("battlefield", A).count("Vampire Knight Token") == 7
    t = duel(mine=[{"card": name, "counters": {"loyalty": 6}}], ann={"library": [GIANT]}).play(A, f"{name}: +1")
    assert t.life(B) == 16 and t.sorted_names("hand") == [GIANT]


def test_amalia_explores() -> None:
    t = duel([SIP], ["Amalia Benavides Aguirre"], ann=FILL).play(A, "Cast Sip")
    assert t.sorted_names("hand") == ["Forest"]
    twenty = {"card": "Amalia Benavides Aguirre", "counters": {"+1/+1": 17}}
    t = duel([SIP], [twenty, BEARS], [GIANT], ann={"library": ["Opt"]})
    t.play(A, "Cast Sip", "Top")
    assert t.names("battlefield") == ["Amalia Benavides Aguirre"]


def test_revival_and_revenge() -> None:
    t = duel(["Revival // Revenge"], ann={"life": 7, "graveyard": [BEARS]}, bob={"life": 9}).play(A, "Cast Revenge")
    assert (t.life(A), t.life(B)) == (14, 4)
    t = duel(["Revival // Revenge"], ann={"graveyard": [BEARS]}).play(A, "Cast Revival")
    assert t.names("battlefield", A) == [BEARS]


def test_ocelot_pride_copies_with_the_blessing() -> None:
    row = {"battlefield": ["Ocelot Pride"], "hand": [SIP], **FILL}
    t = Scene(row, FILL).play(A, "Cast Sip").until("upkeep", 2)
    assert t.names("battlefield", A).count("Cat Token") == 1
    t = Scene({**row, "battlefield": ["Ocelot Pride"] + ["Forest"] * 10}, FILL).play(A, "Cast Sip")
    assert t.until("upkeep", 2).names("battlefield", A).count("Cat Token") == 2


# --- counters and tokens ------------------------------------------------------------------------------------------------
def test_nissa_grows_horrors() -> None:
    name = "Nissa, Ascended Animist"
    t = duel(mine=[{"card": name, "counters": {"loyalty": 7}}, BEARS, "Forest"]).play(A, f"{name}: +1")
    assert t.size("Phyrexian Horror Token") == (8, 8)
    t = duel(mine=[{"card": name, "counters": {"loyalty": 7}}, BEARS, "Forest", "Forest"]).play(A, f"{name}: −7")
    assert t.size(BEARS) == (4, 4) and keyword(t, BEARS, k.TRAMPLE)
    t = duel(mine=[{"card": name, "counters": {"loyalty": 7}}], theirs=["Sol Ring"]).play(A, f"{name}: −1", "Sol Ring")
    assert t.sorted_names("graveyard", 1) == ["Sol Ring"]


def test_finale_of_glory_from_ten() -> None:
    t = duel(["Finale of Glory"]).play(A, "Cast Finale", 3)
    assert t.names("battlefield", A) == ["Soldier Token"] * 3
    t = duel(["Finale of Glory"]).play(A, "Cast Finale", 10)
    assert t.names("battlefield", A).count("Angel Token") == 10


def test_phylactery_lich_needs_an_artifact() -> None:
    t = duel(["Phylactery Lich", SHATTER], ["Sol Ring"]).play(A, "Cast Phylactery Lich")
    assert counters(t, "Sol Ring", "phylactery") == 1
    t.play(A, "Cast Shatter")
    assert t.names("battlefield", A) == []


def test_moving_counters() -> None:
    t = duel(["Daghatar the Adamant"], [BEARS]).play(A, "Cast Daghatar").play(A, "Daghatar", "Daghatar", BEARS)
    assert t.size(BEARS) == (3, 3) and t.size("Daghatar the Adamant") == (3, 3)
    bonder = {"card": "Leech Bonder", "counters": {"-1/-1": 2}, "tapped": True}
    t = duel(mine=[bonder], theirs=[BEARS]).play(A, "Leech Bonder", "Leech Bonder", BEARS)
    assert t.size(BEARS) == (1, 1) and t.size("Leech Bonder") == (2, 2)


def test_gatewatch_beacon_lends_loyalty() -> None:
    beacon = {"card": "Gatewatch Beacon", "counters": {"loyalty": 3}}
    t = duel(["Jace Beleren"], [beacon]).play(A, "Cast Jace", "Yes")
    assert counters(t, "Jace Beleren", "loyalty") == 4 and counters(t, "Gatewatch Beacon", "loyalty") == 2


def test_evolving_adaptive_evolves() -> None:
    t = duel(["Evolving Adaptive", BEARS, ELVES]).play(A, "Cast Evolving Adaptive")
    assert t.size("Evolving Adaptive") == (1, 1)
    t.play(A, f"Cast {ELVES}")
    assert t.size("Evolving Adaptive") == (1, 1)
    assert t.play(A, f"Cast {BEARS}").size("Evolving Adaptive") == (2, 2)


def test_apocalypse_hydra_doubles_from_five() -> None:
    assert duel(["Apocalypse Hydra"]).play(A, "Cast Apocalypse", 4).size("Apocalypse Hydra") == (4, 4)
    t = duel(["Apocalypse Hydra"]).play(A, "Cast Apocalypse", 5)
    assert t.size("Apocalypse Hydra") == (10, 10)
    t.play(A, "Apocalypse Hydra", "Bob")
    assert t.life(B) == 19 and t.size("Apocalypse Hydra") == (9, 9)


def test_vault_12_counts_rads() -> None:
    t = duel(["Vault 12: The Necropolis"]).play(A, "Cast Vault 12")
    assert [player.counters.get("rad") for player in t.st.players] == [3, 3]


def test_omarthis_manifests() -> None:
    name = "Omarthis, Ghostfire Initiate"
    t = duel([name, "Murder"], ann=FILL).play(A, f"Cast {name}", 3).play(A, "Cast Murder", name)
    assert len(t.names("battlefield", A)) == 3


def test_arcbound_overseer_and_glissa() -> None:
    t = Scene({"battlefield": [{"card": "Arcbound Overseer", "counters": {"+1/+1": 6}}], **FILL}, FILL).until("draw", 3)
    assert t.size("Arcbound Overseer") == (7, 7)
    glissa = "Glissa, Herald of Predation"
    t = Scene({"battlefield": [glissa], **FILL}).until("beginning of combat", 1, "Incubate")
    t.resolve_all()
    assert t.names("battlefield", A).count("Incubator Token") == 2


# --- others -----------------------------------------------------------------------------------------------------------------
def test_cruel_ultimatum() -> None:
    t = duel(["Cruel Ultimatum"], [], [BEARS], ann={"graveyard": [GIANT], **FILL}, bob={"hand": ["Opt"] * 3})
    t.play(A, "Cast Cruel")
    assert (t.life(A), t.life(B), t.count(B, "hand"), t.names("battlefield")) == (25, 15, 0, [])
    assert sorted(t.names("hand", A)) == ["Forest", "Forest", "Forest", GIANT]


def test_urge_to_feed_feeds_vampires() -> None:
    t = duel(["Urge to Feed"], [BAT], [GIANT]).play(A, "Cast Urge", GIANT, "Yes", "Old Bat")
    assert t.size("Old Bat") == (3, 4) and t.called("Old Bat").tapped
    assert t.names("battlefield", B) == []


def test_ixidron_turns_all_others_down() -> None:
    t = duel(["Ixidron"], [ANGEL], [BEARS]).play(A, "Cast Ixidron")
    assert t.size("Ixidron") == (2, 2)
    assert [t.chars(name).name for name in (ANGEL, BEARS)] == ["", ""]


def test_skyclave_relic_is_made_thrice() -> None:
    t = duel(["Skyclave Relic"]).play(A, "Cast Skyclave", "Yes")
    assert t.names("battlefield", A) == ["Skyclave Relic"] * 3
    assert [o.tapped for o in t.in_zone("battlefield", A)] == [False, True, True]


def test_lilianas_triumph() -> None:
    t = duel(["Liliana's Triumph"], theirs=[BEARS], bob={"hand": ["Opt"]}).play(A, "Cast Liliana")
    assert t.names("battlefield", B) == [] and t.count(B, "hand") == 1
    t = duel(["Liliana's Triumph"], [(LILIANA, {"counters": {"loyalty": 5}})], [BEARS], bob={"hand": ["Opt"]}).play(
        A, "Cast Liliana"
    )
    assert t.count(B, "hand") == 0


def test_sneak_attack_lends_a_creature() -> None:
    t = Scene({"battlefield": ["Sneak Attack"], "hand": [ANGEL], **FILL}, FILL).play(A, "Sneak Attack", "Yes")
    assert keyword(t, ANGEL, k.HASTE)
    assert t.until("upkeep", 2).sorted_names("graveyard") == [ANGEL]


def test_detention_sphere_takes_all_of_a_name() -> None:
    t = duel(["Detention Sphere", "Disenchant"], [], [BEARS, BEARS, GIANT]).play(A, "Cast Detention", BEARS, "Yes")
    assert t.names("battlefield", B) == [GIANT]
    t.play(A, "Cast Disenchant", "Detention Sphere")
    assert t.sorted_names("battlefield", 1) == [BEARS, BEARS, GIANT]


def test_on_wings_of_gold() -> None:
    t = duel(["Raise Dead"], ["On Wings of Gold"], ann={"graveyard": [BEARS]}).play(A, "Cast Raise Dead")
    assert t.size("Zombie Token") == (2, 2) and keyword(t, "Zombie Token", k.FLYING)


def test_berserk_destroys_attackers() -> None:
    t = Scene({"battlefield": [BEARS], "hand": ["Berserk"], **FILL}, FILL).fight(BEARS).until("declare blockers")
    t.play(A, "Cast Berserk", BEARS)
    assert t.size(BEARS) == (4, 2)
    assert t.until("upkeep", 2).sorted_names("graveyard") == ["Berserk", BEARS]
    idle = Scene({"battlefield": [BEARS], "hand": ["Berserk"], **FILL}, FILL).play(A, "Cast Berserk", BEARS)
    assert idle.until("upkeep", 2).names("battlefield", A) == [BEARS]


def test_norin_hides() -> None:
    t = Scene({"battlefield": ["Norin the Wary"], "hand": ["Shock"], **FILL}, FILL).play(A, "Cast Shock", "B")
    assert t.zone("Norin the Wary") == "exile"
    assert t.until("upkeep", 2).zone("Norin the Wary") == "battlefield"


def test_the_elderspell_feeds_a_walker() -> None:
    jace = {"card": "Jace Beleren", "counters": {"loyalty": 3}}
    t = duel(["The Elderspell"], [jace], [{"card": "Domri Rade", "counters": {"loyalty": 3}}])
    t.play(A, "Cast The Elderspell", "Domri Rade", "Done")
    assert counters(t, "Jace Beleren", "loyalty") == 5


def test_spore_cloud_holds_everybody() -> None:
    t = Scene({"battlefield": [BEARS], "hand": ["Spore Cloud"], **FILL}, {"battlefield": [GIANT], **FILL})
    t.fight(BEARS, Hill_Giant=BEARS).until("declare blockers")
    t.play(A, "Cast Spore Cloud")
    assert t.called(GIANT).tapped
    t.until("draw", 2)
    assert t.called(GIANT).tapped and t.called(BEARS).tapped


def test_unified_will_counts_creatures() -> None:
    row = {"hand": ["Shock"]}
    t = Scene({"hand": ["Unified Will"], "battlefield": [BEARS]}, row).do(B, "Cast Shock", "A")
    assert t.play(A, "Cast Unified Will").life(A) == 20
    even = Scene({"hand": ["Unified Will"]}, row).do(B, "Cast Shock", "A")
    assert even.play(A, "Cast Unified Will").life(A) == 18


def test_shizuko_gives_mana_that_stays() -> None:
    t = Scene.exactly({"battlefield": ["Shizuko, Caller of Autumn"], **FILL}, {"hand": [GIANT_ELF], **FILL})
    assert t.until("precombat main", 2).could(B, "Cast Giant Elf")


def test_ravenous_rotbelly_eats() -> None:
    t = duel(["Ravenous Rotbelly"], [CORPSE], [BEARS]).play(A, "Cast Ravenous", "Yes", "Old Corpse", "Done")
    assert t.names("battlefield") == ["Ravenous Rotbelly"]


def test_arcades_protects_those_at_home() -> None:
    t = duel(mine=["Arcades Sabboth", BEARS, tapped(GIANT)])
    assert (t.size("Arcades Sabboth"), t.size(BEARS), t.size(GIANT)) == ((7, 9), (2, 4), (3, 3))
