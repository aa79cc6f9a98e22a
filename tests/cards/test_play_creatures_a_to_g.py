"""Creatures from Aegis Turtle to Gray Merchant of Asphodel: each ability is used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.rules.objects.layers import chars_of
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, counters, keyword
from tests.support import cr


def test_sacrifices_and_lifegain_grow_vampires() -> None:
    t = Bench(["Chaplain's Blessing"], mine=["Blood Bairn", "Blood Researcher", BEARS])
    t.play("Blood Bairn", BEARS).play("Cast Chaplain's Blessing ")
    assert (t.size("Blood Bairn"), t.size("Blood Researcher")) == ((4, 4), (3, 3))


@cr("702.85a")
def test_bloodbraid_elf_cascades_into_a_cheaper_spell() -> None:
    t = Bench(["Bloodbraid Elf"], ann={"library": ["Forest", ANGEL, "Shock", "Opt"]})
    t.play("Cast Bloodbraid Elf ", "Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert t.names("battlefield") == ["Bloodbraid Elf"]
    assert t.game.state.libraries[0][0] == t.obj("Opt", "library").id


@cr("702.51a")
def test_chief_engineer_gives_artifact_spells_convoke() -> None:
    t = Bench(["Sol Ring", "Bonesplitter"], mine=["Chief Engineer", BEARS], ann={"mana": ""})
    t.play("Cast Sol Ring ")
    assert t.names("battlefield") == ["Chief Engineer", BEARS, "Sol Ring"]
    assert t.obj("Chief Engineer").tapped or t.obj(BEARS).tapped


@cr("702.175a")
def test_coruscation_mage_with_offspring() -> None:
    t = Bench(["Coruscation Mage", "Opt"]).play("Cast Coruscation Mage ", "Yes").play("Cast Opt ", "Keep")
    assert t.names("battlefield") == ["Coruscation Mage"] * 2
    assert t.life == (20, 18)
    assert sorted(chars_of(t.game.state, o).power or 0 for o in t.in_zone("battlefield")) == [1, 2]


def test_cosis_trickster_grows_as_an_opponent_shuffles() -> None:
    t = Bench(["Demonic Tutor", "Cranial Extraction"], mine=["Cosi's Trickster"])
    t.play("Cast Demonic Tutor ", "Wastes")
    assert t.size("Cosi's Trickster") == (1, 1)
    t.play("Cast Cranial Extraction ", "Bob", "Opt", "Yes")
    assert t.size("Cosi's Trickster") == (2, 2)


@cr("202.3")
def test_dark_confidant_costs_life_by_mana_value() -> None:
    t = Bench(mine=["Dark Confidant"], ann={"library": ["Wastes", "Realm-Cloaked Giant"]}, turn=2, step="end")
    t.until("draw", 3)
    assert t.life[0] == 20
    t = Bench(mine=["Dark Confidant"], ann={"library": ["Realm-Cloaked Giant"]}, turn=2, step="end").until("draw", 3)
    assert t.life[0] == 13


@cr("702.12b")
def test_darksteel_myr_is_not_destroyed() -> None:
    t = Bench(["Murder"], mine=["Darksteel Myr"]).play("Cast Murder ")
    assert t.names("battlefield") == ["Darksteel Myr"]


def test_costs_less_and_more() -> None:
    t = Bench(
        ["Bloomvine Regent", "Sol Ring", "Opt"],
        mine=["Dragonspeaker Shaman", "Foundry Inspector", "Goblin Electromancer"],
    )
    assert t.has("Cast Bloomvine Regent {1}{G}{G}")
    assert t.has("Cast Claim Territory {1}{G}")
    assert t.has("Cast Sol Ring {0}")
    assert t.has("Cast Opt {U}")


@cr("601.3")
def test_drannith_magistrate_and_grafdiggers_cage_stop_casting_from_elsewhere() -> None:
    mine = {"graveyard": ["Deep Analysis"], "exile": [{"card": "Bonecrusher Giant", "on_adventure": "Ann"}]}
    t = Bench(ann=mine)
    assert t.has("Cast Deep Analysis")
    assert t.has("Cast Bonecrusher Giant")
    t = Bench(theirs=["Drannith Magistrate"], ann=mine)
    assert not t.has("Cast Deep Analysis")
    assert not t.has("Cast Bonecrusher Giant")
    t = Bench(["Reanimate"], mine=["Grafdigger's Cage"], ann={**mine, "graveyard": ["Deep Analysis", BEARS]})
    assert not t.has("Cast Deep Analysis")
    assert t.has("Cast Bonecrusher Giant")
    t.play("Cast Reanimate ")
    assert BEARS in t.names("graveyard")


def test_eternal_witness_may_return_a_card() -> None:
    t = Bench(["Eternal Witness"], ann={"graveyard": ["Opt", "Shock"]}).play("Cast Eternal Witness ", "Opt", "Yes")
    assert t.names("hand") == ["Opt"]


@cr("702.114a")
def test_creatures_that_watch_others_enter() -> None:
    t = Bench(
        ["Flayer Drone", "Foundry Street Denizen", GIANT, "Memnite"], mine=["Flayer Drone", "Foundry Street Denizen"]
    )
    t.play("Cast Flayer Drone ")
    assert t.life == (20, 19)
    t.play(f"Cast {GIANT} ")
    assert (t.life, t.size("Foundry Street Denizen")) == ((20, 19), (2, 1))


def test_freewind_falcon_is_protected_from_red() -> None:
    t = Bench(["Shock"], theirs=["Freewind Falcon"]).choose("Cast Shock ")
    assert not t.has("Freewind Falcon")


@cr("715.2a")
def test_garenbrig_squire_and_gorion_watch_adventures() -> None:
    t = Bench(["Bonecrusher Giant", "Bonecrusher Giant"], mine=["Garenbrig Squire", "Gorion, Wise Mentor"])
    t.play("Cast Bonecrusher Giant ")
    assert t.size("Garenbrig Squire") == (3, 3)
    t.play("Cast Stomp ", "Bob", "Yes", "No")
    assert t.life == (20, 16)
    assert t.size("Garenbrig Squire") == (3, 3)


@cr("601.3")
def test_garruks_horde_casts_creatures_from_the_top() -> None:
    t = Bench(mine=["Garruk's Horde"], ann={"library": [BEARS, "Opt", GIANT]})
    t.play(f"Cast {BEARS} ")
    assert t.names("battlefield") == ["Garruk's Horde", BEARS]
    assert not t.has("Cast Opt")


@cr("700.5")
def test_gray_merchant_drains_by_devotion() -> None:
    t = Bench(["Gray Merchant of Asphodel"], mine=["Phyrexian Fleshgorger", "Dauthi Voidwalker"])
    t.play("Cast Gray Merchant of Asphodel ")
    assert t.life == (24, 16)


@cr("107.14")
def test_amped_raptor_casts_for_energy() -> None:
    t = Bench(["Amped Raptor"], ann={"library": ["Forest", "Opt", ANGEL]})
    t.play("Cast Amped Raptor ", "Cast Opt", "Keep")
    assert t.names("hand") == [ANGEL]
    assert t.game.state.players[0].counters.get("energy") == 1
    t = Bench(["Amped Raptor"], ann={"library": ["Forest", ANGEL]}).play("Cast Amped Raptor ")
    assert t.names("exile") == ["Forest", ANGEL]
    t = Bench(["Reanimate"], ann={"graveyard": ["Amped Raptor"]}).play("Cast Reanimate ")
    assert (t.names("exile"), t.game.state.players[0].counters.get("energy")) == ([], 2)


@cr("702.143a")
def test_augury_raven_is_foretold() -> None:
    t = Bench(["Augury Raven"]).play("Foretell")
    assert not t.has("Cast Augury Raven")
    t.until("precombat main", 3).play("Cast Augury Raven {1}{U}")
    assert t.names("battlefield") == ["Augury Raven"]


@cr("607.2a")
def test_cemetery_illuminator_casts_what_shares_a_type_with_exiled_cards() -> None:
    mine, theirs = {"library": ["Shock", "Opt", "Wastes"]}, {"graveyard": ["Unsummon", BEARS]}
    t = Bench(["Cemetery Illuminator"], ann=mine, bob=theirs).play("Cast Cemetery Illuminator ", "Unsummon")
    assert t.names("exile", 1) == ["Unsummon"]
    t.play("Cast Shock ", "Bob")
    assert t.life == (20, 18)
    assert not t.has("Cast Opt")  # once each turn
    t = Bench(["Cemetery Illuminator"], ann=mine, bob=theirs).play("Cast Cemetery Illuminator ", BEARS)
    assert not t.has("Cast Shock")


@cr("614.1a")
def test_dauthi_voidwalker_exiles_and_plays_opponents_cards() -> None:
    t = Bench(["Murder", "Divination"], mine=["Dauthi Voidwalker", ELVES], theirs=[ANGEL]).play("Cast Murder ", ANGEL)
    assert counters(t, ANGEL, "void", "exile") == 1
    t.play("Cast Divination ")
    assert t.names("graveyard") == ["Divination", "Murder"]
    t.play("Dauthi Voidwalker").play(f"Cast {ANGEL} ")
    assert ANGEL in t.names("battlefield")
    assert t.names("graveyard") == ["Dauthi Voidwalker", "Divination", "Murder"]


@cr("702.28b")
def test_shadow_creatures_are_blocked_by_shadow_creatures_only() -> None:
    t = Bench(mine=["Dauthi Voidwalker"], theirs=[BEARS]).fight("Dauthi Voidwalker", Grizzly_Bears="Dauthi Voidwalker")
    assert t.until("end of combat").life == (20, 17)


def test_desecration_demon_is_bought_off_with_creatures() -> None:
    t = Bench(mine=["Desecration Demon"], theirs=[BEARS]).until("beginning of combat").settle("Yes")
    assert (t.names("graveyard", 1), t.size("Desecration Demon")) == ([BEARS], (7, 7))
    assert t.obj("Desecration Demon").tapped
    t = Bench(mine=["Desecration Demon"], theirs=[BEARS]).until("beginning of combat").settle("No")
    assert (t.names("battlefield", 1), t.size("Desecration Demon")) == ([BEARS], (6, 6))


@cr("608.2g", "614.1a")
def test_diluvian_primordial_casts_opponents_spells() -> None:
    t = Bench(["Diluvian Primordial"], bob={"graveyard": ["Shock", "Opt", BEARS]})
    t.play("Cast Diluvian Primordial ", "Shock", "Cast Shock", "Bob")
    assert (t.life, t.names("exile", 1)) == ((20, 18), ["Shock"])
    t = Bench(["Diluvian Primordial"], bob={"graveyard": ["Shock", "Opt", BEARS]})
    t.play("Cast Diluvian Primordial ", "Done")
    assert t.names("exile", 1) == []


@cr("614.1a", "601.3")
def test_draugr_necromancer_freezes_creatures_and_casts_them_with_snow_mana() -> None:
    snow = {"card": "Snow-Covered Swamp", "count": 5}
    t = Bench(["Murder"], mine=["Draugr Necromancer", snow], theirs=[ANGEL]).play("Cast Murder ", ANGEL)
    assert counters(t, ANGEL, "ice", "exile") == 1
    t.play(f"Cast {ANGEL} ")
    assert ANGEL in t.names("battlefield")
    frozen = {"exile": [{"card": ANGEL, "counters": {"ice": 1}}]}
    t = Bench(mine=["Draugr Necromancer", snow], ann={"mana": ""}, bob=frozen)
    assert t.has(f"Cast {ANGEL} ")
    t = Bench(mine=["Draugr Necromancer", "5 Swamp"], ann={"mana": ""}, bob=frozen)
    assert not t.has(f"Cast {ANGEL} ")


@cr("702.143a")
def test_dream_devourer_foretells_any_card() -> None:
    t = Bench([ANGEL, "Augury Raven", "Forest"], mine=["Dream Devourer"])
    t.choose(f"Foretell {ANGEL}").settle()
    assert t.size("Dream Devourer") == (2, 3)
    assert not t.has("Foretell Forest")
    t.choose("Foretell Augury Raven").settle().until("precombat main", 3)
    assert t.has(f"Cast {ANGEL} {{1}}{{W}}{{W}}")
    assert t.has("Cast Augury Raven {1}{U}")
    t.play(f"Cast {ANGEL} ")
    assert ANGEL in t.names("battlefield")


@cr("702.140a", "702.140c", "702.140e", "608.3d")
def test_mutating_creatures() -> None:
    t = Bench(["Dreamtail Heron"], mine=[BEARS]).play("Cast Dreamtail Heron {3}{U}", "Over")
    assert (t.names("battlefield"), t.size("Dreamtail Heron"), len(t.names("hand"))) == (["Dreamtail Heron"], (3, 4), 1)
    t = Bench(["Gemrazer"], mine=[ELVES], theirs=["Sol Ring"]).play("Cast Gemrazer {1}{G}{G}", "Under")
    assert (t.names("battlefield"), t.size(ELVES), t.names("graveyard", 1)) == ([ELVES], (1, 1), ["Sol Ring"])
    assert keyword(t, ELVES, k.TRAMPLE)
    t = Bench(["Dreamtail Heron", "Gemrazer"], theirs=[BEARS])
    assert not t.has("Cast Dreamtail Heron {3}{U}")
    assert t.play("Cast Dreamtail Heron ").size("Dreamtail Heron") == (3, 4)


@cr("614.1c", "707.5")
def test_creatures_enter_as_essence_of_the_wild() -> None:
    t = Bench(["Baleful Strix", "Walking Ballista"], mine=["Essence of the Wild", BEARS])
    t.play("Cast Baleful Strix ")
    assert t.names("battlefield") == ["Essence of the Wild"] * 2 + [BEARS]
    assert len(t.names("hand")) == 1  # nobody drew: what entered was no Strix
    t.play("Cast Walking Ballista ", 0, 0)
    assert t.names("battlefield").count("Essence of the Wild") == 3
    t = Bench([ELVES], theirs=["Essence of the Wild"]).play(f"Cast {ELVES} ")
    assert t.names("battlefield") == [ELVES]


@cr("702.49a", "601.3", "118.9")
def test_fallen_shinobi_plays_what_it_exiles() -> None:
    t = Bench(["Fallen Shinobi"], mine=[BEARS], bob={"library": ["Shock", "Mountain", "Opt"]})
    t.fight(BEARS).until("declare blockers").play("Fallen Shinobi").until("combat damage").settle()
    assert (t.life, t.names("hand"), t.names("exile", 1)) == ((20, 15), [BEARS], ["Mountain", "Shock"])
    t.until("postcombat main").play("Play Mountain").play("Cast Shock ", "Bob")
    assert (t.life, t.names("graveyard", 1)) == ((20, 13), ["Shock"])
