"""Cards that let players choose, keep, share or lose something in ways of their own: each ability is used."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT, CREATURE, ENCHANTMENT
from inset.language import keywords as k
from inset.language.abilities import Activated
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT

KEPT = ["Sol Ring", "Bonesplitter", BEARS, ANGEL, "Concordant Crossroads", "Forest"]


# --- choices of each player ---------------------------------------------------------------------------------------------
@cr("101.4")
def test_cataclysmic_gearhulk_leaves_one_of_each() -> None:
    t = Scene.duel(["Cataclysmic Gearhulk"], mine=KEPT, theirs=[GIANT, ELVES])
    t.play(A, "Cast Cataclysmic Gearhulk ", "Sol Ring", ANGEL, ELVES)
    assert t.sorted_names("battlefield") == ["Concordant Crossroads", "Forest", ANGEL, "Sol Ring"]
    assert t.sorted_names("battlefield", 1) == [ELVES]


def test_tragic_arrogance_chooses_for_all() -> None:
    t = Scene.duel(["Tragic Arrogance"], mine=[BEARS, ANGEL], theirs=[GIANT, ELVES, "Forest"])
    t.play(A, "Cast Tragic Arrogance ", ANGEL, ELVES)
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([ANGEL], ["Forest", ELVES])


def test_tragic_arrogance_may_choose_a_land_that_is_a_creature() -> None:
    """Only what is sacrificed is nonland; any permanent can be chosen."""
    t = Scene.duel(["Tragic Arrogance"], theirs=[GIANT, "Dryad Arbor"])
    t.play(A, "Cast Tragic Arrogance ", "Dryad Arbor")
    assert t.names("battlefield", 1) == ["Dryad Arbor"]


def test_cataclysm_spares_no_second_land() -> None:
    t = Scene.duel(["Cataclysm"], mine=[BEARS, "2 Forest"], theirs=["3 Island"])
    t.play(A, "Cast Cataclysm ", "Forest", "Island")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == (["Forest", BEARS], ["Island"])


@cr("305.6")
def test_global_ruin_leaves_one_land_of_each_type() -> None:
    t = Scene.duel(["Global Ruin"], mine=["2 Forest", "Island", "Command Tower"], theirs=[BEARS, "Swamp"])
    t.play(A, "Cast Global Ruin ", "Forest")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == (["Forest", "Island"], [BEARS, "Swamp"])


def test_liliana_leaves_opponents_one_of_each_type() -> None:
    liliana = {"card": "Liliana, Dreadhorde General", "counters": {"loyalty": 9}}
    t = Scene.duel(mine=[liliana, BEARS, "Forest"], theirs=[GIANT, ELVES, "2 Forest", "Sol Ring"])
    t.play(A, "Liliana, Dreadhorde General: −9", GIANT, "Forest")
    assert t.sorted_names("battlefield") == ["Forest", BEARS]
    assert t.sorted_names("battlefield", 1) == ["Forest", GIANT, "Sol Ring"]
    t = Scene.duel(["Murder"], mine=["Liliana, Dreadhorde General", BEARS], ann={"library": ["Opt"]})
    assert t.play(A, "Cast Murder ").sorted_names("hand") == ["Opt"]


def test_ghouls_night_out_raises_one_for_each_player() -> None:
    t = Scene.duel(["Ghouls' Night Out"], ann={"graveyard": [BEARS, ELVES]}, bob={"graveyard": [ANGEL, "Opt"]})
    t.play(A, "Cast Ghouls' Night Out ", ELVES)
    assert t.sorted_names("battlefield") == [ELVES, ANGEL]
    assert "Zombie" in t.chars(ANGEL).subtypes and keyword(t, ANGEL, k.DECAYED) and t.chars(ANGEL).colors == 5


def test_seize_the_spotlight_takes_fame_or_pays_fortune() -> None:
    t = Scene.duel(["Seize the Spotlight"], theirs=[tapped(BEARS), ANGEL])
    t.play(A, "Cast Seize the Spotlight ", "fame", BEARS)
    assert t.sorted_names("battlefield") == [BEARS] and keyword(t, BEARS, k.HASTE) and not t.called(BEARS).tapped
    t = Scene.duel(["Seize the Spotlight"], theirs=[BEARS]).play(A, "Cast Seize the Spotlight ", "fortune")
    assert (t.sorted_names("battlefield"), len(t.sorted_names("hand"))) == (["Treasure Token"], 1)


def test_master_of_ceremonies_gives_to_both() -> None:
    for word, mine in (("money", "Treasure Token"), ("friends", "Citizen Token")):
        t = Scene.duel(mine=["Master of Ceremonies"]).until("upkeep", 3).settle(word)
        assert (t.sorted_names("battlefield", 1), mine in t.sorted_names("battlefield")) == ([mine], True)
    t = Scene.duel(mine=["Master of Ceremonies"]).until("upkeep", 3).settle("secrets")
    assert (len(t.sorted_names("hand")), len(t.sorted_names("hand", 1))) == (1, 2)


def test_zndrsplts_judgment_knows_friend_and_foe() -> None:
    t = Scene.duel(["Zndrsplt's Judgment"], mine=[BEARS, ELVES], theirs=[GIANT, ANGEL])
    t.play(A, "Cast Zndrsplt's Judgment ", "friend", "foe", BEARS, ANGEL)
    assert (t.sorted_names("battlefield"), t.sorted_names("hand", 1)) == ([BEARS, BEARS, ELVES], [ANGEL])


def test_eye_of_doom_marks_and_destroys() -> None:
    t = Scene.duel(["Eye of Doom"], mine=[BEARS], theirs=[ANGEL, GIANT])
    t.play(A, "Cast Eye of Doom ", ANGEL, BEARS).play(A, "Eye of Doom")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([], [GIANT])


def test_mog_makes_everybody_dance() -> None:
    t = Scene.duel([BEARS], mine=["Mog, Moogle Warrior"], bob={"hand": ["Opt", "Shock"]})
    t.until("end").settle(BEARS, "Shock")
    assert t.size("Mog, Moogle Warrior") == (2, 3) and t.size("Moogle Token") == (2, 3)
    assert (len(t.sorted_names("hand")), t.sorted_names("graveyard", 1)) == (1, ["Shock"])


def test_snort_burns_those_who_took_part() -> None:
    t = Scene.duel(["Snort", "Opt"], bob={"hand": ["Shock"]}).play(A, "Cast Snort ", "Yes", "Yes")
    assert (t.lives, len(t.sorted_names("hand")), len(t.sorted_names("hand", 1))) == ((20, 15), 5, 5)
    t = Scene.duel(["Snort", "Opt"], bob={"hand": ["Shock"]}).play(A, "Cast Snort ", "Yes", "No")
    assert t.lives == (20, 20)


def test_model_of_unity_lets_those_scry_who_agree() -> None:
    for word, asked in (("homage", ["No", "No"]), ("carnage", ["No"])):
        t = Scene.duel(mine=["Model of Unity", "Coercive Portal"])
        t.until("upkeep", 3).choose("Pass").choose("Pass").choose("homage").choose(word)
        t.settle(*asked)
        assert t.sorted_names("battlefield") == ["Coercive Portal", "Model of Unity"]


# --- different powers, sweeps -------------------------------------------------------------------------------------------
def test_sigardas_vanguard_chooses_different_powers() -> None:
    t = Scene.duel(["Sigarda's Vanguard"], mine=[BEARS, "Topan Freeblade", ELVES])
    t.play(A, "Cast Sigarda's Vanguard ", BEARS, ELVES, "Done")
    has = [keyword(t, name, k.DOUBLE_STRIKE) for name in (BEARS, ELVES, "Topan Freeblade", "Sigarda's Vanguard")]
    assert has == [True, True, False, False]


def test_sigardian_zealot_shares_its_power() -> None:
    t = Scene.duel(mine=["Sigardian Zealot", BEARS, "Topan Freeblade"]).until("beginning of combat")
    t.settle("Sigardian Zealot", BEARS)
    assert (t.size("Sigardian Zealot"), t.size(BEARS), t.size("Topan Freeblade")) == ((6, 6), (5, 5), (2, 2))
    assert keyword(t, BEARS, k.VIGILANCE)


def test_sweeps_count_the_lands_that_return() -> None:
    t = Scene.duel(["Barrel Down Sokenzan"], mine=["3 Mountain"], theirs=[ANGEL])
    t.play(A, "Cast Barrel Down Sokenzan ", "Mountain", "Mountain", "Done")
    assert (t.sorted_names("battlefield", 1), len(t.sorted_names("hand"))) == ([], 2)
    t = Scene.duel(["Charge Across the Araba"], mine=["Plains", BEARS]).play(A, "Cast Charge", "Plains")
    assert t.size(BEARS) == (3, 3)
    t = Scene.duel(["Plow Through Reito"], mine=["Plains", BEARS]).play(A, "Cast Plow", "Plains")
    assert t.size(BEARS) == (3, 3)
    t = Scene.duel(["Sink into Takenuma"], mine=["Swamp"], bob={"hand": ["Opt", "Shock"]})
    assert t.play(A, "Cast Sink", "Bob", "Swamp", "Opt").sorted_names("hand", 1) == ["Shock"]


# --- tokens that are attached, goaded, or as large as something else -----------------------------------------------------
@cr("303.7")
def test_preston_garvey_settles_a_land() -> None:
    t = Scene.duel(mine=["Preston Garvey, Minuteman", tapped("Forest")])
    t.fight("Preston Garvey, Minuteman").until("beginning of combat", 1, "Forest").settle()
    assert "Settlement" in t.names("battlefield")
    t.until("declare attackers").settle()
    assert not t.called("Forest").tapped and sum(isinstance(x, Activated) for x in t.chars("Forest").abilities) == 2


def test_scriv_writes_a_contract() -> None:
    t = Scene.duel(["Scriv, the Obligator"], theirs=[BEARS]).play(A, "Cast Scriv, the Obligator ")
    t.fight(BEARS).until("declare attackers", 2).settle()
    assert t.lives == (20, 18) and t.size(BEARS) == (2, 2)


@cr("701.15b")
def test_the_rani_marks_a_creature() -> None:
    t = Scene.duel(["The Rani"], theirs=[BEARS]).play(A, "Cast The Rani ")
    assert t.size(BEARS) == (4, 4)
    assert t.until("declare attackers", 2).called(BEARS).tapped
    t = Scene.duel(mine=["The Rani", ANGEL])
    t.fight(ANGEL).until("postcombat main")
    assert "Clue Token" not in t.sorted_names("battlefield")


@cr("702.89a")
def test_estrid_masks_and_returns_auras_last() -> None:
    t = Scene.duel(["Murder"], mine=["Estrid, the Masked", BEARS]).play(A, "Estrid, the Masked: −1")
    assert t.play(A, "Cast Murder ").sorted_names("battlefield") == ["Estrid, the Masked", BEARS]
    estrid = {"card": "Estrid, the Masked", "counters": {"loyalty": 8}}
    t = Scene.duel(mine=[estrid], ann={"graveyard": ["Concordant Crossroads"]}).play(A, "Estrid, the Masked: −7")
    assert t.sorted_names("battlefield") == ["Concordant Crossroads", "Estrid, the Masked"]


def test_life_of_the_party_spreads_goaded() -> None:
    t = Scene.duel(["Life of the Party"]).play(A, "Cast Life of the Party ")
    assert t.sorted_names("battlefield", 1) == ["Life of the Party"]
    t.until("declare attackers", 2)
    assert t.game.state.objs[t.in_zone("battlefield", B)[0].id].tapped


def test_nettling_nuisance_sends_a_pirate() -> None:
    t = Scene.duel(mine=["Nettling Nuisance"]).fight("Nettling Nuisance").until("postcombat main")
    assert t.sorted_names("battlefield", 1) == ["Pirate Token"] and t.size("Pirate Token") == (4, 2)
    assert t.until("declare attackers", 2).called("Pirate Token").tapped
    assert t.until("declare attackers", 4).called("Pirate Token").tapped


@cr("604.3")
def test_tokens_as_large_as_something() -> None:
    t = Scene.duel(["Concordant Crossroads"], mine=["Daxos the Returned"])
    t.play(A, "Cast Concordant Crossroads ").play(A, "Daxos the Returned: {1}")
    assert (t.size("Spirit Token"), t.chars("Spirit Token").types) == ((1, 1), ENCHANTMENT | CREATURE)
    ajani = {"card": "Ajani Goldmane", "counters": {"loyalty": 8}}
    t = Scene.duel(["Lightning Helix"], mine=[ajani, BEARS]).play(A, "Ajani Goldmane: −6")
    assert t.play(A, "Cast Lightning Helix ", "Bob").size("Avatar Token") == (23, 23)
    t = Scene.duel(mine=["Ajani Goldmane", BEARS]).play(A, "Ajani Goldmane: −1")
    assert t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.VIGILANCE)


# --- combat once more -----------------------------------------------------------------------------------------------------
def test_additional_combat_phases() -> None:
    t = Scene.duel(["Grim Reaper's Sprint"], mine=[tapped(BEARS)]).play(A, "Cast Grim Reaper's Sprint ")
    assert t.size(BEARS) == (4, 4) and not t.called(BEARS).tapped
    t.fight(BEARS).until("postcombat main")
    assert t.life(1) == 16
    t = Scene.duel(["All-Out Assault"], mine=[BEARS]).play(A, "Cast All-Out Assault ").fight(BEARS)
    t.until("end")
    assert t.life(1) == 14 and keyword(t, BEARS, k.DEATHTOUCH)
    t = Scene.duel(mine=["Tifa, Martial Artist", "Garruk's Horde"]).fight("Garruk's Horde").until("end")
    assert t.life(1) == 6
    t = Scene.duel(mine=["Combat Celebrant", BEARS])
    t.fight("Combat Celebrant", BEARS).until("end", 1, "Yes")
    assert t.life(1) == 12


@cr("122.6")
def test_danny_pink_draws_for_first_counters() -> None:
    t = Scene.duel(["Lead by Example", "Lead by Example"], mine=["Danny Pink", ELVES])
    t.play(A, "Cast Lead by Example ", "Danny Pink", ELVES, 0)
    assert len(t.sorted_names("hand")) == 3
    assert len(t.play(A, "Cast Lead by Example ", "Danny Pink", ELVES).sorted_names("hand")) == 2


def test_empires_work_together() -> None:
    three = ["Crown of Empires", "Scepter of Empires", "Throne of Empires"]
    t = Scene.duel(mine=three, theirs=[BEARS]).play(A, "Crown of Empires").play(A, "Scepter of Empires", "Bob")
    t.play(A, "Throne of Empires")
    assert t.life(1) == 17 and t.sorted_names("battlefield").count("Soldier Token") == 5 and t.called(BEARS)
    assert BEARS in t.sorted_names("battlefield")
    t = Scene.duel(mine=three[:2], theirs=[BEARS]).play(A, "Crown of Empires").play(A, "Scepter of Empires", "Bob")
    assert t.life(1) == 19 and t.called(BEARS).tapped and BEARS in t.sorted_names("battlefield", 1)
    t = Scene.duel(mine=three[2:]).play(A, "Throne of Empires")
    assert t.sorted_names("battlefield") == ["Soldier Token", "Throne of Empires"]


# --- the stack and other zones --------------------------------------------------------------------------------------------
def test_aethersnatch_takes_a_spell() -> None:
    t = Scene.duel(["Aethersnatch", "Shock"]).do(A, "Cast Shock ", "Bob")
    assert t.play(A, "Cast Aethersnatch ", "No").zone("Shock") == "graveyard"


@cr("113.7a")
def test_tishanas_tidebinder_silences_the_source() -> None:
    t = Scene.duel(["Tishana's Tidebinder"], mine=["Syr Carah, the Bold"])
    t.do(A, "Syr Carah, the Bold", "Bob").play(A, "Cast Tishana's Tidebinder ", "Syr Carah")
    assert t.life(1) == 20 and not t.chars("Syr Carah, the Bold").abilities


def test_scythe_specter_punishes_the_dearest_card() -> None:
    t = Scene.duel(mine=["Scythe Specter"], bob={"hand": [ANGEL]}).fight("Scythe Specter").until("postcombat main")
    assert t.lives == (20, 11) and t.sorted_names("graveyard", 1) == [ANGEL]


def test_surveyors_scope_counts_richer_players() -> None:
    t = Scene.duel(mine=["Surveyor's Scope"], theirs=["2 Forest"], ann={"library": ["Forest", "Opt"]})
    assert t.play(A, "Surveyor's Scope", "Forest").sorted_names("battlefield") == ["Forest"]
    t = Scene.duel(mine=["Surveyor's Scope"], theirs=["Forest"], ann={"library": ["Forest", "Opt"]})
    assert t.play(A, "Surveyor's Scope").sorted_names("battlefield") == []


def test_creeping_dread_asks_for_another_type() -> None:
    for card, life in ((BEARS, 17), ("Opt", 20)):
        t = Scene.duel([ELVES], mine=["Creeping Dread"], bob={"hand": [card]}, ann={"library": ["Forest"]})
        assert t.until("upkeep", 3).settle(card).life(1) == life


def test_cards_come_back_changed() -> None:
    t = Scene.duel(["Dance of the Manse"], ann={"graveyard": ["Sol Ring", "Concordant Crossroads", BEARS]})
    t.play(A, "Cast Dance of the Manse ", 6, "Sol Ring", "Concordant Crossroads")
    assert t.size("Sol Ring") == (4, 4) and t.chars("Concordant Crossroads").types & ENCHANTMENT
    t = Scene.duel(["Abuelo's Awakening"], ann={"graveyard": ["Sol Ring", BEARS]})
    t.play(A, "Cast Abuelo's Awakening ", 2)
    assert t.size("Sol Ring") == (3, 3) and keyword(t, "Sol Ring", k.FLYING)
    assert t.chars("Sol Ring").types == ARTIFACT | CREATURE


def test_shadows_verdict_reaches_graveyards() -> None:
    t = Scene.duel(["Shadows' Verdict"], mine=[BEARS, ANGEL], bob={"graveyard": [ELVES, "Opt"]})
    t.play(A, "Cast Shadows' Verdict ")
    assert (t.sorted_names("battlefield"), t.sorted_names("graveyard", 1)) == ([ANGEL], ["Opt"])


def test_sorin_takes_what_he_destroys() -> None:
    sorin = {"card": "Sorin, Lord of Innistrad", "counters": {"loyalty": 7}}
    t = Scene.duel(mine=[sorin], theirs=[BEARS, ANGEL]).play(A, "Sorin, Lord of Innistrad: −6", BEARS, ANGEL)
    assert t.sorted_names("battlefield") == [BEARS, ANGEL, "Sorin, Lord of Innistrad"]
    t = Scene.duel(mine=["Sorin, Lord of Innistrad", BEARS]).play(A, "Sorin, Lord of Innistrad: −2")
    assert t.size(BEARS) == (3, 2)


@cr("700.2")
def test_henrika_runs_out_of_modes() -> None:
    t = Scene.duel(mine=["Henrika Domnathi"]).until("beginning of combat", 1, 1).settle()
    assert (t.life(0), len(t.sorted_names("hand"))) == (19, 1)
    t.until("beginning of combat", 3, "Transform").settle()
    assert t.chars("Henrika Domnathi").name == "Henrika, Infernal Seer"
    assert t.play(A, "Henrika, Infernal Seer: {1}").size("Henrika Domnathi") == (4, 4)


def test_ajani_exiles_everything_with_much_life() -> None:
    t = Scene.duel(mine=["Ajani, Strength of the Pride"], theirs=[BEARS, "Sol Ring", "Forest"], ann={"life": 35})
    t.play(A, "Ajani, Strength of the Pride: 0")
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([], ["Forest"])
    t = Scene.duel(mine=["Ajani, Strength of the Pride", BEARS]).play(A, "Ajani, Strength of the Pride: +1")
    assert t.life(0) == 22


def test_finneas_counts_power() -> None:
    t = Scene.duel(mine=["Finneas, Ace Archer", ANGEL, ANGEL, BEARS]).fight("Finneas, Ace Archer")
    t.until("declare attackers").settle()
    assert len(t.sorted_names("hand")) == 1 and counters(t, BEARS) == 0


def test_aurelia_asks_for_colors() -> None:
    t = Scene.duel(mine=["Aurelia, Exemplar of Justice"]).until("beginning of combat", 1, "Aurelia").settle()
    assert t.size("Aurelia, Exemplar of Justice") == (4, 5)
    assert keyword(t, "Aurelia, Exemplar of Justice", k.TRAMPLE | k.VIGILANCE)


@cr("701.27a")
def test_smoldering_egg_hatches() -> None:
    egg = {"card": "Smoldering Egg", "counters": {"ember": 4}}
    t = Scene.duel(["Divination", "Shock"], mine=[egg], ann={"library": ["Opt", "Opt"]}).play(A, "Cast Divination ")
    assert t.chars("Smoldering Egg").name == "Ashmouth Dragon" and not counters(t, "Ashmouth Dragon", "ember")
    assert t.play(A, "Cast Shock ", "Bob", "Bob").life(1) == 16


@cr("607.2a")
def test_angel_of_serenity_keeps_creatures() -> None:
    t = Scene.duel(["Angel of Serenity", "Murder"], theirs=[BEARS], bob={"graveyard": [ELVES]})
    t.play(A, "Cast Angel of Serenity ", BEARS, ELVES, "Yes")
    assert t.sorted_names("exile", 1) == [BEARS, ELVES]
    assert t.play(A, "Cast Murder ").sorted_names("hand", 1) == [BEARS, ELVES]


def test_azure_beastbinder_tames() -> None:
    t = Scene.duel(mine=["Azure Beastbinder"], theirs=[ANGEL]).fight("Azure Beastbinder")
    t.until("declare attackers", 1, ANGEL).settle()
    assert t.size(ANGEL) == (2, 2) and not keyword(t, ANGEL, k.FLYING)
    assert t.until("upkeep", 3).size(ANGEL) == (4, 4)


def test_syr_carah_plays_the_top_card() -> None:
    t = Scene.duel(["Shock"], mine=["Syr Carah, the Bold"], ann={"library": ["Forest", "Opt"]})
    t.play(A, "Cast Shock ", "Bob").play(A, "Play Forest").play(A, "Syr Carah, the Bold", "Bob")
    assert t.could(A, "Cast Opt")


def test_sanctifier_exiles_black_and_red() -> None:
    t = Scene.duel(["Sanctifier en-Vec", "Shock"], bob={"graveyard": ["Murder", "Opt"]})
    t.play(A, "Cast Sanctifier en-Vec ")
    assert t.sorted_names("exile", 1) == ["Murder"]
    assert t.play(A, "Cast Shock ", "Bob").sorted_names("exile") == ["Shock"]


@cr("702.62a", "115.1")
def test_suspended_cards_are_targets() -> None:
    rift = {"card": "Riftmarked Knight", "suspended": 3}
    t = Scene.duel(
        ["Fury Charm", "Timecrafting", "Venser's Diffusion"], mine=["Jhoira's Timebug"], ann={"exile": [rift]}
    )
    t.play(A, "Jhoira's Timebug", "Riftmarked Knight", "Yes", 1)
    assert counters(t, "Riftmarked Knight", "time", "exile") == 4
    t.play(A, "Cast Fury Charm ", "Remove", "Riftmarked Knight")
    assert counters(t, "Riftmarked Knight", "time", "exile") == 2
    t.play(A, "Cast Timecrafting ", "Put", 2)
    assert counters(t, "Riftmarked Knight", "time", "exile") == 4
    assert "Riftmarked Knight" in t.play(A, "Cast Venser's Diffusion ", "Riftmarked Knight").sorted_names("hand")


def test_bring_the_ending_is_final_for_the_poisoned() -> None:
    t = Scene.duel(["Bring the Ending", BEARS], ann={"counters": {"poison": 3}}).do(A, f"Cast {BEARS} ")
    assert BEARS in t.play(A, "Cast Bring the Ending ").sorted_names("graveyard")
    t = Scene.duel(["Bring the Ending", BEARS]).do(A, f"Cast {BEARS} ")
    assert BEARS in t.play(A, "Cast Bring the Ending ", "Yes").sorted_names("battlefield")


# --- sizes, costs, rules --------------------------------------------------------------------------------------------------
def test_parallax_inhibitor_feeds_fading() -> None:
    t = Scene.duel(mine=["Parallax Inhibitor", {"card": "Blastoderm", "counters": {"fade": 2}}, BEARS])
    t.play(A, "Parallax Inhibitor")
    assert counters(t, "Blastoderm", "fade") == 3 and counters(t, BEARS, "fade") == 0


@cr("704.5j")
def test_brothers_yamazaki_are_two() -> None:
    t = Scene.duel(["Brothers Yamazaki", "Brothers Yamazaki"], mine=["Brothers Yamazaki"])
    t.play(A, "Cast Brothers Yamazaki ")
    assert t.size("Brothers Yamazaki") == (4, 3)
    assert t.sorted_names("battlefield") == ["Brothers Yamazaki"] * 2


def test_unerring_sling_throws_a_creature() -> None:
    t = Scene.duel(mine=["Unerring Sling", GIANT], theirs=[ANGEL]).fight(ANGEL).until("declare attackers", 2)
    assert t.play(A, "Unerring Sling").called(ANGEL).damage == 3


def test_avatar_of_might_is_cheap_against_many() -> None:
    assert Scene.duel(["Avatar of Might"], theirs=[f"4 {BEARS}"]).offers("Cast Avatar of Might {G}{G}")
    assert Scene.duel(["Avatar of Might"], mine=[BEARS], theirs=[f"4 {BEARS}"]).offers("Cast Avatar of Might {6}")
