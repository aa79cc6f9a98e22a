"""Cards of commander decks that copy, return and steal things, or prepare the next spell: each ability is used."""

from __future__ import annotations

from inset.cards import card
from inset.kernel.types import ARTIFACT, CREATURE
from inset.language import keywords as k
from inset.language.words.kinds import creature_token, instant
from inset.language.words.nouns import any_target
from inset.language.words.verbs import create, deal
from inset.rules.model.answers import PASS
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT, KILL

WEAK = instant("Weak", "{R}", deal(1, any_target()))


@cr("614.1c", "614.12")
def test_master_biomancer_makes_larger_mutants_of_others() -> None:
    t = Scene.duel([BEARS, KILL], mine=["Master Biomancer"]).play(A, f"Cast {BEARS}")
    assert counters(t, BEARS) == 2 and t.chars(BEARS).subtypes == {"Bear", "Mutant"}
    t.play(A, "Cast Kill", "Master Biomancer")
    assert t.chars(BEARS).subtypes == {"Bear", "Mutant"}


def test_master_biomancer_leaves_itself_and_opponents_alone() -> None:
    t = Scene.duel(["Master Biomancer"], mine=[], bob={"hand": [BEARS], "mana": "{1}{G}"}, turn=2)
    assert t.chars("Master Biomancer").subtypes == {"Elf", "Wizard"}
    t = Scene.duel(mine=["Master Biomancer"], bob={"hand": [BEARS], "mana": "{1}{G}"}, turn=2).play(B, f"Cast {BEARS}")
    assert t.size(BEARS) == (2, 2) and t.chars(BEARS).subtypes == {"Bear"}


@cr("707.9b")
def test_tawnos_copies_artifact_tokens_and_artifacts_of_the_graveyard() -> None:
    tokens = [{"card": "Sol Ring", "token": True}] * 2
    t = Scene.duel(mine=["Tawnos, Solemn Survivor", *tokens], ann={"library": ["Opt", "Opt"], "graveyard": [ANGEL]})
    t.play(A, "Tawnos, Solemn Survivor: {1}{W}{U}{B}")
    assert t.chars("Serra Angel", "battlefield").types == ARTIFACT | CREATURE
    assert t.sorted_names("exile") == [ANGEL] and "Sol Ring" not in t.sorted_names("battlefield")
    t = Scene.duel(mine=["Tawnos, Solemn Survivor", tokens[0]], ann={"library": ["Opt", "Opt", "Opt"]})
    t.play(A, "Tawnos, Solemn Survivor: {2}", "Sol Ring")
    assert t.names("battlefield", A).count("Sol Ring") == 2 and t.sorted_names("graveyard") == ["Opt", "Opt"]


def test_soul_foundry_copies_the_exiled_creature_for_its_mana_value() -> None:
    t = Scene.exactly({"hand": ["Soul Foundry", BEARS, "Opt"], "battlefield": ["6 Island"]}, {}, strict=True)
    t.play(A, "Cast Soul Foundry", "Yes")
    t.play(A, "Soul Foundry: ")
    assert BEARS in t.sorted_names("battlefield") and t.sorted_names("exile") == [BEARS]
    assert sum(o.tapped for o in t.in_zone("battlefield")) == 7


def test_nissas_encouragement_finds_one_card_of_each_name() -> None:
    t = Scene.duel(
        ["Nissa's Encouragement"], ann={"library": ["Forest", "Forest", "Opt"], "graveyard": ["Forest", BEARS]}
    ).play(A, "Cast Nissa's", "Forest (in Ann's g")
    assert t.sorted_names("hand") == ["Forest"]


@cr("702.16k")
def test_cliffside_rescuer_protects_from_what_opponents_control() -> None:
    t = Scene.duel(["Shock"], mine=["Cliffside Rescuer", BEARS], bob={"hand": ["Shock"], "mana": "{R}"})
    t.play(A, "Cliffside Rescuer: ", BEARS)
    assert BEARS not in " ".join(t.pass_to(B).do(B, "Cast Shock").words())
    t = Scene.duel(["Shock"], mine=["Cliffside Rescuer", BEARS]).play(A, "Cliffside Rescuer: ", BEARS)
    assert t.play(A, "Cast Shock", BEARS).sorted_names("graveyard") == ["Cliffside Rescuer", BEARS, "Shock"]


def test_sokenzan_renegade_goes_to_who_holds_most_cards() -> None:
    def renegade(mine: int, theirs: int) -> Scene:
        t = Scene.duel(["Opt"] * mine, ["Sokenzan Renegade"], bob={"hand": ["Opt"] * theirs}, turn=2, step="end")
        return t.until("draw", 3)

    assert renegade(1, 2).sorted_names("battlefield", 1) == ["Sokenzan Renegade"]
    for mine, theirs in ((2, 2), (2, 1), (0, 0)):
        assert renegade(mine, theirs).sorted_names("battlefield") == ["Sokenzan Renegade"]


def test_fertile_thicket_puts_a_basic_land_on_top() -> None:
    cards = ["Opt", "Forest", "Shock", "Opt", "Opt", BEARS]
    t = Scene.duel(["Fertile Thicket"], ann={"library": cards, "library_exact": True})
    t.play(A, "Play Fertile Thicket", "Yes", "Forest", *["Opt"] * 3)
    names = [t.st.objs[o].definition.name for o in t.st.libraries[0]]
    assert (names[0], names[1]) == ("Forest", BEARS) or (names[-1], names[-2]) == ("Forest", BEARS)
    assert t.called("Fertile Thicket").tapped


def test_glamer_spinners_moves_auras() -> None:
    theirs = [BEARS, ANGEL, (card("Pacifism"), {"attached": BEARS}), (card("Rancor"), {"attached": BEARS})]
    t = Scene.duel(["Glamer Spinners"], theirs=theirs).play(A, "Cast Glamer Spinners", BEARS, ANGEL)
    assert t.called("Pacifism").attached == t.called("Rancor").attached == t.called(ANGEL).id


def test_monstrous_hound_needs_more_lands() -> None:
    def could(mine: int, theirs: int, turn: int = 1) -> bool:
        t = Scene.duel(mine=["Monstrous Hound", *["Forest"] * mine], theirs=[BEARS, *["Forest"] * theirs], turn=turn)
        if turn == 1:
            t.until("declare attackers", 1, attack=["Monstrous Hound"])
            return t.called("Monstrous Hound").tapped
        t.until("declare blockers", 2, attack=[BEARS], block={"Monstrous Hound": BEARS})
        return t.until("end", 2).sorted_names("graveyard", 1) == [BEARS]

    assert could(2, 1) and not could(1, 1) and not could(0, 1)
    assert could(2, 1, 2) and not could(1, 1, 2)


@cr("603.7c")
def test_rescue_from_the_underworld_returns_both_creatures() -> None:
    t = Scene.duel(["Rescue from the Underworld"], [BEARS], ann={"graveyard": [ANGEL, GIANT]})
    t.play(A, "Cast Rescue", ANGEL)
    assert t.sorted_names("graveyard") == [BEARS, GIANT, ANGEL] and t.sorted_names("battlefield") == []
    assert t.sorted_names("exile") == ["Rescue from the Underworld"]
    t.until("upkeep", 3).settle()
    assert t.sorted_names("battlefield") == [BEARS, ANGEL] and t.sorted_names("graveyard") == [GIANT]


def test_celebrate_the_harvest_counts_different_powers() -> None:
    t = Scene.duel(["Celebrate the Harvest"], [BEARS, BEARS, GIANT], ann={"library": ["Forest"] * 4})
    t.play(A, "Cast Celebrate", "Forest", "Forest")
    assert t.sorted_names("battlefield").count("Forest") == 2 and t.called("Forest").tapped


def test_haunting_imitation_copies_creatures_on_top() -> None:
    t = Scene.duel(["Haunting Imitation"], ann={"library": [ANGEL]}, bob={"library": [GIANT]})
    t.play(A, "Cast Haunting")
    assert t.sizes(ANGEL)[-1] == (1, 1) and t.chars(GIANT, "battlefield").subtypes == {"Giant", "Spirit"}
    assert keyword(t, GIANT, k.FLYING) and t.sorted_names("graveyard") == ["Haunting Imitation"]
    t = Scene.duel(["Haunting Imitation"], ann={"library": ["Opt"]}, bob={"library": ["Opt"]})
    assert t.play(A, "Cast Haunting").sorted_names("hand") == ["Haunting Imitation"]


@cr("707.12")
def test_spelltwine_casts_copies_of_two_cards() -> None:
    t = Scene.duel(["Spelltwine"], ann={"graveyard": ["Shock"]}, bob={"graveyard": ["Divination"]})
    t.play(A, "Cast Spelltwine", "Shock", "Bob")
    assert t.life(B) == 18 and len(t.sorted_names("hand")) == 2
    assert t.sorted_names("exile") == ["Shock", "Spelltwine"] and t.sorted_names("exile", 1) == ["Divination"]


@cr("508.7")
def test_misleading_signpost_works_only_among_attackers() -> None:
    t = Scene(
        {"battlefield": [], "hand": ["Misleading Signpost"]}, {"battlefield": [GIANT]}, {}, names=("Ann", "Bob", "Cat"),
        turn=2, strict=True,
    )  # fmt: skip
    while t.asked() != "attack":
        t.choose(PASS)
    t.choose("Attack Ann").play(A, "Cast Misleading", "Yes", "Cat").until("end", 2)
    assert [t.life(player) for player in range(3)] == [20, 20, 17]
    t = Scene.duel(["Misleading Signpost"], theirs=[GIANT]).play(A, "Cast Misleading")
    assert t.sorted_names("battlefield") == ["Misleading Signpost"]


def test_thallid_omnivore_gains_life_for_a_saproling() -> None:
    sprout = instant("Sprout", "{G}", create(creature_token("Saproling", 1, 1, 16)))
    t = Scene.duel([sprout], ["Thallid Omnivore", BEARS]).play(A, "Cast Sprout")
    t.play(A, "Thallid Omnivore: ", BEARS)
    assert t.lives == (20, 20) and t.size("Thallid Omnivore") == (5, 5)
    t.play(A, "Thallid Omnivore: ")
    assert t.lives == (22, 20) and t.size("Thallid Omnivore") == (7, 7)


@cr("601.2f")
def test_hardened_berserker_makes_only_the_next_spell_cheaper() -> None:
    t = Scene.exactly(
        {"hand": ["Divination", "Divination"], "battlefield": ["Hardened Berserker", "5 Island"]}, {}, strict=True
    )
    t.until("declare attackers", 1, attack=["Hardened Berserker"]).settle().until("postcombat main", 1)
    assert "Cast Divination {2}{U}" not in t.words()
    t.play(A, "Cast Divination")
    assert sum(o.tapped for o in t.all("Island")) == 2 and not t.offers("Cast Divination {1}{U}")
    t.play(A, "Cast Divination")
    assert sum(o.tapped for o in t.all("Island")) == 5


def test_flockchaser_phantom_gives_convoke_to_the_next_spell() -> None:
    t = Scene.exactly(
        {"hand": ["Divination", "Opt"], "battlefield": ["Flockchaser Phantom", BEARS, ELVES, "Island"]}, {}, strict=True
    )
    t.until("declare attackers", 1, attack=["Flockchaser Phantom"]).settle().until("postcombat main", 1)
    assert t.offers("Cast Divination")
    t.play(A, "Cast Opt", 0)
    assert not t.offers("Cast Divination")


@cr("603.7", "707.12")
def test_surge_to_victory_copies_the_card_for_each_creature_that_hits() -> None:
    t = Scene.duel(["Surge to Victory"], [BEARS, GIANT], ann={"graveyard": ["Divination"], "library": ["Opt"] * 4})
    t.play(A, "Cast Surge")
    assert t.size(BEARS) == (5, 2)
    t.until("combat damage", 1, attack=[BEARS, GIANT]).settle("Cast Divination", "Cast Divination")
    assert t.life(B) == 9 and len(t.sorted_names("hand")) == 4


def test_yidris_gives_cascade_to_spells_from_the_hand() -> None:
    t = Scene.duel([GIANT], ["Yidris, Maelstrom Wielder"], ann={"library": ["Forest", BEARS, "Opt"]})
    t.until("postcombat main", 1, attack=["Yidris, Maelstrom Wielder"])
    t.play(A, f"Cast {GIANT}", f"Cast {BEARS}")
    assert t.sorted_names("battlefield") == [BEARS, GIANT, "Yidris, Maelstrom Wielder"]


@cr("702.96a")
def test_mizzixs_mastery_copies_one_card_or_all() -> None:
    t = Scene.duel(["Mizzix's Mastery"], ann={"graveyard": ["Shock", "Divination"], "library": ["Opt"] * 4})
    t.play(A, "Cast Mizzix's Mastery {3}{R}", "Shock", "Cast Shock", "Bob")
    assert t.life(B) == 18 and t.sorted_names("exile") == ["Mizzix's Mastery", "Shock"]
    t = Scene.duel(["Mizzix's Mastery"], ann={"graveyard": ["Shock", "Divination"], "library": ["Opt"] * 4})
    t.play(A, "Cast Mizzix's Mastery {5}", "Cast Shock", "Bob", "Cast Divination")
    assert t.life(B) == 18 and len(t.sorted_names("hand")) == 2


def test_will_kenrith_shrinks_draws_and_gives_an_emblem() -> None:
    will = {"card": "Will Kenrith", "counters": {"loyalty": 8}}
    t = Scene.duel(mine=[will], theirs=[ANGEL]).play(A, "Will Kenrith: +2", ANGEL)
    assert t.size(ANGEL) == (0, 3) and not keyword(t, ANGEL, k.FLYING)
    assert t.until("upkeep", 2).size(ANGEL) == (0, 3) and t.until("upkeep", 3).size(ANGEL) == (4, 4)
    t = Scene.exactly(
        {"battlefield": [will], "library": ["Divination", "Opt"]}, {"library": ["Opt"], "battlefield": ["3 Island"]}
    )
    t.play(A, "Will Kenrith: −2", "A")
    assert not t.offers("Cast Divination {0}") and sorted(t.names("hand", A)) == ["Divination", "Opt"]
    t = Scene.duel(["Shock"], [will]).play(A, "Will Kenrith: −8", "Ann")
    t.play(A, "Cast Shock", "Bob", "No")
    assert t.life(B) == 16


def test_will_kenrith_makes_spells_cheaper_for_whom_he_targets() -> None:
    will = {"card": "Will Kenrith", "counters": {"loyalty": 8}}
    t = Scene.exactly({"battlefield": [will, "Island"], "hand": ["Divination"]}, {}).play(A, "Will Kenrith: −2", "A")
    assert t.offers("Cast Divination")
    t = Scene.exactly({"battlefield": [will, "Island"], "hand": ["Divination"]}, {}).play(A, "Will Kenrith: −2", "B")
    assert not t.offers("Cast Divination")


def test_from_under_the_floorboards_makes_three_zombies_or_x() -> None:
    t = Scene.duel(["From Under the Floorboards"]).play(A, "Cast From Under")
    assert t.sorted_names("battlefield") == ["Zombie Token"] * 3 and t.lives == (23, 20)
    assert t.called("Zombie Token").tapped
    t = Scene.duel(["From Under the Floorboards", "Careful Study", "Opt"]).play(
        A, "Cast Careful Study", "From Under", "Opt", "Cast From", 5
    )
    assert t.sorted_names("battlefield") == ["Zombie Token"] * 5 and t.lives == (25, 20)


@cr("700.3")
def test_boneyard_parley_gives_you_the_pile_that_you_choose() -> None:
    t = Scene.duel(["Boneyard Parley"], ann={"graveyard": [BEARS]}, bob={"graveyard": [ANGEL, GIANT]})
    t.play(A, "Cast Boneyard", BEARS, ANGEL, GIANT, ANGEL, "Done", ANGEL)
    assert t.sorted_names("battlefield") == [ANGEL]
    assert t.sorted_names("graveyard") == ["Boneyard Parley", BEARS] and t.sorted_names("graveyard", 1) == [GIANT]


def test_hydroid_krasis_halves_x_rounded_down() -> None:
    t = Scene.duel(["Hydroid Krasis"], ann={"library": ["Opt"] * 4}).play(A, "Cast Hydroid Krasis", 5)
    assert (t.lives, len(t.sorted_names("hand")), t.size("Hydroid Krasis")) == ((22, 20), 2, (5, 5))
    assert "you gain half X life, rounded down" in t.called("Hydroid Krasis").definition.text()


def test_brainstealer_dragon_plays_and_punishes() -> None:
    t = Scene.duel(mine=["Brainstealer Dragon"], bob={"library": [BEARS]}).until("end", 1).settle()
    assert t.sorted_names("exile", 1) == [BEARS]
    t.until("precombat main", 3)
    t.play(A, f"Cast {BEARS}")
    assert t.lives == (20, 18) and BEARS in t.sorted_names("battlefield")


def test_agility_bobblehead_lets_creatures_through() -> None:
    t = Scene.duel(mine=["Agility Bobblehead", "Agility Bobblehead", BEARS, GIANT, ANGEL], theirs=[BEARS])
    t.play(A, "Agility Bobblehead: {3}", f"{BEARS} (Ann's)", GIANT)
    assert keyword(t, GIANT, k.HASTE) and not keyword(t, ANGEL, k.HASTE)
    t.until("declare blockers", 1, attack=[GIANT], block={BEARS: GIANT})
    assert t.until("end", 1).life(B) == 17


@cr("508.1h", "509.1d")
def test_cowed_by_wisdom_taxes_by_the_cards_in_your_hand() -> None:
    t = Scene.exactly(
        {"hand": ["Cowed by Wisdom", "Opt", "Opt"], "battlefield": ["Plains"]},
        {"battlefield": [BEARS, "Forest"]}, strict=True,
    ).play(A, "Cast Cowed")  # fmt: skip
    t.until("precombat main", 2)
    t.until("end", 2, attack=[BEARS])
    assert t.life(A) == 20


def test_gonti_makes_what_you_dont_own_cheaper() -> None:
    t = Scene.duel(mine=["Gonti, Canny Acquisitor"], bob={"library": [GIANT]})
    t.until("postcombat main", 1, attack=["Gonti, Canny Acquisitor"])
    assert t.offers(f"Cast {GIANT}") and t.called(GIANT, "exile").face_down is not None
    assert any("{2}{R}" in words for words in t.words() if GIANT in words)
    t.play(A, f"Cast {GIANT}")
    assert GIANT in t.sorted_names("battlefield")


@cr("707.9b", "205.1b")
def test_imposter_mech_is_a_vehicle_only() -> None:
    t = Scene.duel(["Imposter Mech"], [GIANT], theirs=[ANGEL]).play(A, "Cast Imposter", ANGEL)
    found = t.chars("Imposter Mech")
    assert (found.name, found.types) == (ANGEL, ARTIFACT) and found.subtypes == {"Vehicle"}
    assert found.keywords & k.FLYING and found.keywords & k.CREW


@cr("500.8")
def test_lightning_runner_fights_again_for_energy() -> None:
    t = Scene.duel(mine=["Lightning Runner"], ann={"counters": {"energy": 6}})
    t.until("declare attackers", 1, attack=["Lightning Runner"]).settle("Yes")
    assert not t.called("Lightning Runner").tapped
    t.until("postcombat main", 1, attack=["Lightning Runner"])
    assert t.life(B) == 12
    t = Scene.duel(mine=["Lightning Runner"], ann={"counters": {"energy": 5}})
    assert t.until("postcombat main", 1, attack=["Lightning Runner"]).life(B) == 16


def test_sinister_waltz_returns_two_and_buries_the_other() -> None:
    t = Scene.duel(["Sinister Waltz"], ann={"graveyard": [BEARS, ANGEL, GIANT], "library": ["Opt"]})
    t.play(A, "Cast Sinister")
    assert len(t.sorted_names("battlefield")) == 2 and t.sorted_names("graveyard") == ["Sinister Waltz"]
    assert {BEARS, ANGEL, GIANT} - set(t.sorted_names("battlefield")) <= set(t.sorted_names("library"))


def test_the_warring_triad_wakes_with_eight_cards() -> None:
    t = Scene.duel(mine=["The Warring Triad"], ann={"graveyard": ["Opt"] * 7, "library": ["Opt"]})
    assert not t.chars("The Warring Triad").types & CREATURE
    t.play(A, "The Warring Triad: ", "Bob", "{G}")
    assert t.chars("The Warring Triad").types & CREATURE


@cr("702.16k")
def test_true_name_nemesis_cant_be_touched_by_the_chosen_player() -> None:
    t = Scene.duel(["True-Name Nemesis"], theirs=[BEARS], bob={"hand": ["Shock"], "mana": "{R}"})
    t.play(A, "Cast True-Name", "Bob")
    assert "Nemesis" not in " ".join(t.do(B, "Cast Shock").words())
    t = Scene.duel(["True-Name Nemesis", "Shock"]).play(A, "Cast True-Name", "Bob")
    t.play(A, "Cast Shock", "True-Name")
    assert t.sorted_names("battlefield") == []


def test_stalking_yeti_fights_if_it_is_there() -> None:
    t = Scene.duel(["Stalking Yeti"], theirs=[GIANT]).play(A, "Cast Stalking Yeti")
    assert t.sorted_names("graveyard", 1) == [GIANT] and t.sorted_names("graveyard") == ["Stalking Yeti"]
    t = Scene.duel(["Stalking Yeti", KILL], theirs=[GIANT]).do(A, "Cast Stalking Yeti").resolve()
    t.play(A, "Cast Kill", "Stalking Yeti")
    assert t.sorted_names("battlefield", 1) == [GIANT]


@cr("701.6a")
def test_summary_dismissal_exiles_spells_and_counters_abilities() -> None:
    t = Scene.duel(["Summary Dismissal", "Opt"], mine=["Acorn Catapult"])
    t.do(A, "Acorn Catapult: ", "Bob").cast(A, "Cast Opt").play(A, "Cast Summary")
    assert t.lives == (20, 20) and t.sorted_names("exile") == ["Opt"]


def test_horizon_of_progress_makes_mana_and_lands() -> None:
    t = Scene.duel(["Forest"], mine=["Horizon of Progress", "Horizon of Progress", "Wastes"], ann={"library": ["Opt"]})
    t.play(A, "Horizon of Progress: {3}", "Yes")
    assert t.called("Forest").tapped
    t.play(A, "Horizon of Progress: {1}")
    assert t.sorted_names("graveyard") == ["Horizon of Progress"] and t.sorted_names("hand") == ["Opt"]


@cr("603.7c", "614.1c")
def test_semesters_end_brings_them_back_stronger() -> None:
    jace = {"card": "Jace Beleren", "counters": {"loyalty": 1}}
    t = Scene.duel(["Semester's End"], [BEARS, jace]).play(A, "Cast Semester's", BEARS, "Jace Beleren")
    assert t.sorted_names("battlefield") == []
    t.until("end", 1).settle()
    assert counters(t, BEARS) == 1 and counters(t, "Jace Beleren", "loyalty") == 4


def test_intet_plays_the_hidden_card_as_long_as_he_stays() -> None:
    t = Scene.duel([KILL], ["Intet, the Dreamer"], ann={"library": [GIANT]})
    t.until("postcombat main", 1, "Yes", attack=["Intet, the Dreamer"])
    assert t.offers(f"Cast {GIANT}") and t.called(GIANT, "exile").face_down is not None
    t.play(A, "Cast Kill")
    assert not t.offers(f"Cast {GIANT}")
