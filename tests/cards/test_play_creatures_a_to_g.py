"""Creatures from Aegis Turtle to Gray Merchant of Asphodel: each ability is used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.rules.objects.layers import chars_of
from tests.cards.tries import counters, keyword
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT


def test_sacrifices_and_lifegain_grow_vampires() -> None:
    t = Scene.duel(["Chaplain's Blessing"], mine=["Blood Bairn", "Blood Researcher", BEARS])
    t.play(A, "Blood Bairn", BEARS).play(A, "Cast Chaplain's Blessing ")
    assert (t.size("Blood Bairn"), t.size("Blood Researcher")) == ((4, 4), (3, 3))


@cr("702.85a")
def test_bloodbraid_elf_cascades_into_a_cheaper_spell() -> None:
    t = Scene.duel(["Bloodbraid Elf"], ann={"library": ["Forest", ANGEL, "Shock", "Opt"]})
    t.play(A, "Cast Bloodbraid Elf ", "Cast Shock", "Bob")
    assert t.lives == (20, 18)
    assert t.sorted_names("battlefield") == ["Bloodbraid Elf"]
    assert t.st.libraries[0][0] == t.called("Opt", "library").id


@cr("702.51a")
def test_chief_engineer_gives_artifact_spells_convoke() -> None:
    t = Scene.duel(["Sol Ring", "Bonesplitter"], mine=["Chief Engineer", BEARS], ann={"mana": ""})
    t.play(A, "Cast Sol Ring ")
    assert t.sorted_names("battlefield") == ["Chief Engineer", BEARS, "Sol Ring"]
    assert t.called("Chief Engineer").tapped or t.called(BEARS).tapped


@cr("702.175a")
def test_coruscation_mage_with_offspring() -> None:
    t = Scene.duel(["Coruscation Mage", "Opt"]).play(A, "Cast Coruscation Mage ", "Yes").play(A, "Cast Opt ", "Keep")
    assert t.sorted_names("battlefield") == ["Coruscation Mage"] * 2
    assert t.lives == (20, 18)
    assert sorted(chars_of(t.st, o).power or 0 for o in t.in_zone("battlefield", A)) == [1, 2]


def test_cosis_trickster_grows_as_an_opponent_shuffles() -> None:
    t = Scene.duel(["Demonic Tutor", "Cranial Extraction"], mine=["Cosi's Trickster"])
    t.play(A, "Cast Demonic Tutor ", "Wastes")
    assert t.size("Cosi's Trickster") == (1, 1)
    t.play(A, "Cast Cranial Extraction ", "Bob", "Opt", "Yes")
    assert t.size("Cosi's Trickster") == (2, 2)


@cr("202.3")
def test_dark_confidant_costs_life_by_mana_value() -> None:
    t = Scene.duel(mine=["Dark Confidant"], ann={"library": ["Wastes", "Realm-Cloaked Giant"]}, turn=2, step="end")
    t.until("draw", 3)
    assert t.lives[0] == 20
    t = Scene.duel(mine=["Dark Confidant"], ann={"library": ["Realm-Cloaked Giant"]}, turn=2, step="end").until(
        "draw", 3
    )
    assert t.lives[0] == 13


@cr("702.12b")
def test_darksteel_myr_is_not_destroyed() -> None:
    t = Scene.duel(["Murder"], mine=["Darksteel Myr"]).play(A, "Cast Murder ")
    assert t.sorted_names("battlefield") == ["Darksteel Myr"]


def test_costs_less_and_more() -> None:
    t = Scene.duel(
        ["Bloomvine Regent", "Sol Ring", "Opt"],
        mine=["Dragonspeaker Shaman", "Foundry Inspector", "Goblin Electromancer"],
    )
    assert t.offers("Cast Bloomvine Regent {1}{G}{G}")
    assert t.offers("Cast Claim Territory {1}{G}")
    assert t.offers("Cast Sol Ring {0}")
    assert t.offers("Cast Opt {U}")


@cr("601.3")
def test_drannith_magistrate_and_grafdiggers_cage_stop_casting_from_elsewhere() -> None:
    mine = {"graveyard": ["Deep Analysis"], "exile": [{"card": "Bonecrusher Giant", "on_adventure": "Ann"}]}
    t = Scene.duel(ann=mine)
    assert t.offers("Cast Deep Analysis")
    assert t.offers("Cast Bonecrusher Giant")
    t = Scene.duel(theirs=["Drannith Magistrate"], ann=mine)
    assert not t.offers("Cast Deep Analysis")
    assert not t.offers("Cast Bonecrusher Giant")
    t = Scene.duel(["Reanimate"], mine=["Grafdigger's Cage"], ann={**mine, "graveyard": ["Deep Analysis", BEARS]})
    assert not t.offers("Cast Deep Analysis")
    assert t.offers("Cast Bonecrusher Giant")
    t.play(A, "Cast Reanimate ")
    assert BEARS in t.sorted_names("graveyard")


def test_eternal_witness_may_return_a_card() -> None:
    t = Scene.duel(["Eternal Witness"], ann={"graveyard": ["Opt", "Shock"]}).play(
        A, "Cast Eternal Witness ", "Opt", "Yes"
    )
    assert t.sorted_names("hand") == ["Opt"]


@cr("702.114a")
def test_creatures_that_watch_others_enter() -> None:
    t = Scene.duel(
        ["Flayer Drone", "Foundry Street Denizen", GIANT, "Memnite"], mine=["Flayer Drone", "Foundry Street Denizen"]
    )
    t.play(A, "Cast Flayer Drone ")
    assert t.lives == (20, 19)
    t.play(A, f"Cast {GIANT} ")
    assert (t.lives, t.size("Foundry Street Denizen")) == ((20, 19), (2, 1))


def test_freewind_falcon_is_protected_from_red() -> None:
    t = Scene.duel(["Shock"], theirs=["Freewind Falcon"]).choose("Cast Shock ")
    assert not t.offers("Freewind Falcon")


@cr("715.2a")
def test_garenbrig_squire_and_gorion_watch_adventures() -> None:
    t = Scene.duel(["Bonecrusher Giant", "Bonecrusher Giant"], mine=["Garenbrig Squire", "Gorion, Wise Mentor"])
    t.play(A, "Cast Bonecrusher Giant ")
    assert t.size("Garenbrig Squire") == (3, 3)
    t.play(A, "Cast Stomp ", "Bob", "Yes", "No")
    assert t.lives == (20, 16)
    assert t.size("Garenbrig Squire") == (3, 3)


@cr("601.3")
def test_garruks_horde_casts_creatures_from_the_top() -> None:
    t = Scene.duel(mine=["Garruk's Horde"], ann={"library": [BEARS, "Opt", GIANT]})
    t.play(A, f"Cast {BEARS} ")
    assert t.sorted_names("battlefield") == ["Garruk's Horde", BEARS]
    assert not t.offers("Cast Opt")


@cr("700.5")
def test_gray_merchant_drains_by_devotion() -> None:
    t = Scene.duel(["Gray Merchant of Asphodel"], mine=["Phyrexian Fleshgorger", "Dauthi Voidwalker"])
    t.play(A, "Cast Gray Merchant of Asphodel ")
    assert t.lives == (24, 16)


@cr("107.14")
def test_amped_raptor_casts_for_energy() -> None:
    t = Scene.duel(["Amped Raptor"], ann={"library": ["Forest", "Opt", ANGEL]})
    t.play(A, "Cast Amped Raptor ", "Cast Opt", "Keep")
    assert t.sorted_names("hand") == [ANGEL]
    assert t.st.players[0].counters.get("energy") == 1
    t = Scene.duel(["Amped Raptor"], ann={"library": ["Forest", ANGEL]}).play(A, "Cast Amped Raptor ")
    assert t.sorted_names("exile") == ["Forest", ANGEL]
    t = Scene.duel(["Reanimate"], ann={"graveyard": ["Amped Raptor"]}).play(A, "Cast Reanimate ")
    assert (t.sorted_names("exile"), t.st.players[0].counters.get("energy")) == ([], 2)


@cr("702.143a")
def test_augury_raven_is_foretold() -> None:
    t = Scene.duel(["Augury Raven"]).play(A, "Foretell")
    assert not t.offers("Cast Augury Raven")
    t.until("precombat main", 3).play(A, "Cast Augury Raven {1}{U}")
    assert t.sorted_names("battlefield") == ["Augury Raven"]


@cr("607.2a")
def test_cemetery_illuminator_casts_what_shares_a_type_with_exiled_cards() -> None:
    mine, theirs = {"library": ["Shock", "Opt", "Wastes"]}, {"graveyard": ["Unsummon", BEARS]}
    t = Scene.duel(["Cemetery Illuminator"], ann=mine, bob=theirs).play(A, "Cast Cemetery Illuminator ", "Unsummon")
    assert t.sorted_names("exile", 1) == ["Unsummon"]
    t.play(A, "Cast Shock ", "Bob")
    assert t.lives == (20, 18)
    assert not t.offers("Cast Opt")  # once each turn
    t = Scene.duel(["Cemetery Illuminator"], ann=mine, bob=theirs).play(A, "Cast Cemetery Illuminator ", BEARS)
    assert not t.offers("Cast Shock")


@cr("614.1a")
def test_dauthi_voidwalker_exiles_and_plays_opponents_cards() -> None:
    t = Scene.duel(["Murder", "Divination"], mine=["Dauthi Voidwalker", ELVES], theirs=[ANGEL]).play(
        A, "Cast Murder ", ANGEL
    )
    assert counters(t, ANGEL, "void", "exile") == 1
    t.play(A, "Cast Divination ")
    assert t.sorted_names("graveyard") == ["Divination", "Murder"]
    t.play(A, "Dauthi Voidwalker").play(A, f"Cast {ANGEL} ")
    assert ANGEL in t.sorted_names("battlefield")
    assert t.sorted_names("graveyard") == ["Dauthi Voidwalker", "Divination", "Murder"]


@cr("702.28b")
def test_shadow_creatures_are_blocked_by_shadow_creatures_only() -> None:
    t = Scene.duel(mine=["Dauthi Voidwalker"], theirs=[BEARS]).fight(
        "Dauthi Voidwalker", Grizzly_Bears="Dauthi Voidwalker"
    )
    assert t.until("end of combat").lives == (20, 17)


def test_desecration_demon_is_bought_off_with_creatures() -> None:
    t = Scene.duel(mine=["Desecration Demon"], theirs=[BEARS]).until("beginning of combat").settle("Yes")
    assert (t.sorted_names("graveyard", 1), t.size("Desecration Demon")) == ([BEARS], (7, 7))
    assert t.called("Desecration Demon").tapped
    t = Scene.duel(mine=["Desecration Demon"], theirs=[BEARS]).until("beginning of combat").settle("No")
    assert (t.sorted_names("battlefield", 1), t.size("Desecration Demon")) == ([BEARS], (6, 6))


@cr("608.2g", "614.1a")
def test_diluvian_primordial_casts_opponents_spells() -> None:
    t = Scene.duel(["Diluvian Primordial"], bob={"graveyard": ["Shock", "Opt", BEARS]})
    t.play(A, "Cast Diluvian Primordial ", "Shock", "Cast Shock", "Bob")
    assert (t.lives, t.sorted_names("exile", 1)) == ((20, 18), ["Shock"])
    t = Scene.duel(["Diluvian Primordial"], bob={"graveyard": ["Shock", "Opt", BEARS]})
    t.play(A, "Cast Diluvian Primordial ", "Done")
    assert t.sorted_names("exile", 1) == []


@cr("614.1a", "601.3")
def test_draugr_necromancer_freezes_creatures_and_casts_them_with_snow_mana() -> None:
    snow = {"card": "Snow-Covered Swamp", "count": 5}
    t = Scene.duel(["Murder"], mine=["Draugr Necromancer", snow], theirs=[ANGEL]).play(A, "Cast Murder ", ANGEL)
    assert counters(t, ANGEL, "ice", "exile") == 1
    t.play(A, f"Cast {ANGEL} ")
    assert ANGEL in t.sorted_names("battlefield")
    frozen = {"exile": [{"card": ANGEL, "counters": {"ice": 1}}]}
    t = Scene.duel(mine=["Draugr Necromancer", snow], ann={"mana": ""}, bob=frozen)
    assert t.offers(f"Cast {ANGEL} ")
    t = Scene.duel(mine=["Draugr Necromancer", "5 Swamp"], ann={"mana": ""}, bob=frozen)
    assert not t.offers(f"Cast {ANGEL} ")


@cr("702.143a")
def test_dream_devourer_foretells_any_card() -> None:
    t = Scene.duel([ANGEL, "Augury Raven", "Forest"], mine=["Dream Devourer"])
    t.choose(f"Foretell {ANGEL}").settle()
    assert t.size("Dream Devourer") == (2, 3)
    assert not t.offers("Foretell Forest")
    t.choose("Foretell Augury Raven").settle().until("precombat main", 3)
    assert t.offers(f"Cast {ANGEL} {{1}}{{W}}{{W}}")
    assert t.offers("Cast Augury Raven {1}{U}")
    t.play(A, f"Cast {ANGEL} ")
    assert ANGEL in t.sorted_names("battlefield")


@cr("702.140a", "702.140c", "702.140e", "608.3d")
def test_mutating_creatures() -> None:
    t = Scene.duel(["Dreamtail Heron"], mine=[BEARS]).play(A, "Cast Dreamtail Heron {3}{U}", "Over")
    assert (t.sorted_names("battlefield"), t.size("Dreamtail Heron"), len(t.sorted_names("hand"))) == (
        ["Dreamtail Heron"],
        (3, 4),
        1,
    )
    t = Scene.duel(["Gemrazer"], mine=[ELVES], theirs=["Sol Ring"]).play(A, "Cast Gemrazer {1}{G}{G}", "Under")
    assert (t.sorted_names("battlefield"), t.size(ELVES), t.sorted_names("graveyard", 1)) == (
        [ELVES],
        (1, 1),
        ["Sol Ring"],
    )
    assert keyword(t, ELVES, k.TRAMPLE)
    t = Scene.duel(["Dreamtail Heron", "Gemrazer"], theirs=[BEARS])
    assert not t.offers("Cast Dreamtail Heron {3}{U}")
    assert t.play(A, "Cast Dreamtail Heron ").size("Dreamtail Heron") == (3, 4)


@cr("614.1c", "707.5")
def test_creatures_enter_as_essence_of_the_wild() -> None:
    t = Scene.duel(["Baleful Strix", "Walking Ballista"], mine=["Essence of the Wild", BEARS])
    t.play(A, "Cast Baleful Strix ")
    assert t.sorted_names("battlefield") == ["Essence of the Wild"] * 2 + [BEARS]
    assert len(t.sorted_names("hand")) == 1  # nobody drew: what entered was no Strix
    t.play(A, "Cast Walking Ballista ", 0, 0)
    assert t.sorted_names("battlefield").count("Essence of the Wild") == 3
    t = Scene.duel([ELVES], theirs=["Essence of the Wild"]).play(A, f"Cast {ELVES} ")
    assert t.sorted_names("battlefield") == [ELVES]


@cr("702.49a", "601.3", "118.9")
def test_fallen_shinobi_plays_what_it_exiles() -> None:
    t = Scene.duel(["Fallen Shinobi"], mine=[BEARS], bob={"library": ["Shock", "Mountain", "Opt"]})
    t.fight(BEARS).until("declare blockers").play(A, "Fallen Shinobi").until("combat damage").settle()
    assert (t.lives, t.sorted_names("hand"), t.sorted_names("exile", 1)) == ((20, 15), [BEARS], ["Mountain", "Shock"])
    t.until("postcombat main").play(A, "Play Mountain").play(A, "Cast Shock ", "Bob")
    assert (t.lives, t.sorted_names("graveyard", 1)) == ((20, 13), ["Shock"])
