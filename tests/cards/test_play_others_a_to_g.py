"""The cards from A to G that rules questions are asked about, played: each is cast, each ability is used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.cards import (
    creatures_a_to_g,
    creatures_a_to_g_more,
    double_faced,
    legends_a_to_g,
    permanents_a_to_g,
    spells_a_to_g,
)
from inset.kernel.types import ARTIFACT, BLUE, CREATURE, GREEN, LAND
from inset.language import keywords as k
from inset.rules.happenings import ROLLED
from inset.rules.layers import chars_of
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, MANA, Bench, Try, counters, keyword
from tests.support import cr

PERMANENTS = {
    made.name: made
    for module in (creatures_a_to_g, creatures_a_to_g_more, legends_a_to_g, permanents_a_to_g, double_faced)
    for made in module.CARDS
    if made.name != "Fire"
}
SPELLS = {made.name: made for made in spells_a_to_g.CARDS}


# --- permanents -----------------------------------------------------------------------------------------
ENTERING: dict[str, tuple[str | int, ...]] = {"Emrakul, the Promised End": (), "Coruscation Mage": ("No",)}
STARS = {"Alrund, God of the Cosmos": (1, 1)}


@pytest.mark.parametrize("name", PERMANENTS)
def test_each_permanent_is_played(name: str) -> None:
    t = Bench([name], mine=["Wastes"], theirs=["Wastes"])
    front = PERMANENTS[name].faces[0]
    t.play(f"Play {name}" if front.types & LAND else f"Cast {name} ", *ENTERING.get(name, ()))
    assert name in t.names("battlefield")
    assert t.size(name) == STARS.get(name, (front.power, front.toughness))


# --- instants and sorceries -----------------------------------------------------------------------------
def frog_of(t: Bench, name: str) -> bool:
    """A token that is 1/1, green, a Frog and of no other creature type; otherwise the original (707.9b)."""
    (token,) = (o for o in t.game.state.objs.values() if o.token)
    chars = chars_of(t.game.state, token)
    found = (chars.name, chars.power, chars.toughness, chars.colors, sorted(chars.subtypes))
    return found == (name, 1, 1, GREEN, ["Frog"])


TALES = {
    "graveyard": ["Opt", "Bonecrusher Giant", BEARS],
    "exile": ["Divination", "Lovestruck Beast", "Forest"],
}
LOOKED_AT = ["Shock", BEARS, ANGEL, ELVES, "Forest", "Opt", "Island"]
TRIES = (
    Try("Abandon Hope",
        lambda t: t.names("graveyard", 1) == ["Opt", "Shock"]
        and t.names("graveyard") == ["Abandon Hope", BEARS, "Opt"],
        (2, "Opt", BEARS, "Opt", "Shock"), hand=("Opt", BEARS, GIANT), bob={"hand": ["Opt", GIANT, "Shock"]}),
    Try("Abandon Hope", lambda t: t.names("hand", 1) == ["Opt"], bob={"hand": ["Opt"]}),
    Try("Act of Treason", lambda t: (
        t.names("battlefield") == [ANGEL] and not t.obj(ANGEL).tapped and keyword(t, ANGEL, k.HASTE)
        and t.until("upkeep", 2).names("battlefield", 1) == [ANGEL]
    ), theirs=({"card": ANGEL, "tapped": True},)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 4) and t.names("graveyard", 1) == [BEARS],
        (ANGEL, BEARS), theirs=(BEARS, ANGEL)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Angelic Purge", lambda t: t.names("exile", 1) == [ANGEL] and BEARS in t.names("graveyard"),
        (ANGEL, BEARS),
        mine=(BEARS, "Wastes"), theirs=(ANGEL,)),
    Try("Barkshell Blessing", lambda t: t.size(BEARS) == (4, 4), (BEARS,), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Barkshell Blessing",
        lambda t: t.size(BEARS) == (4, 4) and t.size(ANGEL) == (6, 6) and t.obj(ELVES).tapped,
        ("Yes", BEARS, "Yes", ANGEL), mine=(BEARS, ELVES), theirs=(ANGEL,)),
    Try("Break Open", lambda t: t.size(ANGEL) == (4, 4), theirs=({"card": ANGEL, "face_down": True},)),
    Try("Cabal Therapy",
        lambda t: t.names("graveyard", 1) == ["Opt", "Opt"] and t.names("hand", 1) == ["Shock"],
        ("Bob", "Opt"),
        bob={"hand": ["Opt", "Shock", "Opt"]}),
    Try("Call to Mind", lambda t: t.names("hand") == ["Opt"], ann={"graveyard": ["Opt", BEARS]}),
    Try("Candlekeep Inspiration",
        lambda t: t.size(ELVES) == (4, 4) and t.size(ANGEL) == (4, 4) and t.size(BEARS) == (2, 2),
        mine=(ELVES, ANGEL), theirs=(BEARS,), ann=TALES),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("{1}",), theirs=(ANGEL,),
        hand=("Bloomvine Regent",)),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("Behold",), theirs=(ANGEL,),
        hand=("Bloomvine Regent",)),
    Try("Chaplain's Blessing", lambda t: t.life == (25, 20)),
    Try("Cloudshift",
        lambda t: t.names("battlefield") == [BEARS] and not t.obj(BEARS).tapped and not t.obj(BEARS).counters,
        mine=({"card": BEARS, "tapped": True, "counters": {"+1/+1": 1}},)),
    Try("Cloudshift",
        lambda t: t.names("battlefield") == [ANGEL] and t.until("upkeep", 2).names("battlefield") == [ANGEL],
        mine=({"card": ANGEL, "owner": "Bob"},)),
    Try("Collected Company",
        lambda t: t.names("battlefield") == [BEARS, ELVES] and len(t.in_zone("library")) == 25,
        (BEARS, ELVES, "Shock", ANGEL, "Forest"), ann={"library": LOOKED_AT}),
    Try("Collected Company", lambda t: t.names("battlefield") == [], ("Done", *LOOKED_AT[:5]),
        ann={"library": LOOKED_AT}),
    Try("Covetous Urge", lambda t: t.names("exile", 1) == [ANGEL] and t.has(f"Cast {ANGEL}"), (ANGEL,),
        bob={"hand": ["Opt", "Forest"], "graveyard": [ANGEL, "Plains"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt", "Opt", "Opt"],
        ("Bob", "Opt", "Opt (in Bob's hand)", "Opt"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt"], ("Bob", "Opt", "Done"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Croaking Counterpart", lambda t: frog_of(t, ANGEL), theirs=(ANGEL,)),
    Try("Cut Down", lambda t: t.names("graveyard", 1) == [BEARS], theirs=(BEARS, ANGEL)),
    Try("Cyber Conversion",
        lambda t: t.chars("").subtypes == {"Cyberman"} and t.size("") == (2, 2) and t.chars("").types == 5,
        theirs=(ANGEL,)),
    Try("Deep Analysis", lambda t: len(t.names("hand")) == 2, ("Ann",)),
    Try("Diminish", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Discover the Impossible", lambda t: t.names("hand") == [ANGEL] and t.names("exile") == [], (ANGEL,),
        ann={"library": LOOKED_AT}),
    Try("Discover the Impossible",
        lambda t: t.life == (20, 18) and t.names("graveyard") == ["Discover the Impossible", "Shock"],
        ("Shock", "Cast Shock", "Bob"), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.names("hand") == ["Shock"], ("Shock", "Don't"),
        ann={"library": LOOKED_AT}),
    Try("Duress", lambda t: t.names("graveyard", 1) == ["Opt"], bob={"hand": ["Opt", BEARS, "Forest"]}),
    Try("Graceful Reprieve", lambda t: t.play("Cast Doom Blade ").names("battlefield", 1) == [BEARS],
        theirs=(BEARS,), hand=("Doom Blade",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.spell}" for i, row in enumerate(TRIES)])
def test_each_spell_is_cast(row: Try) -> None:
    t = Bench([row.spell, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.spell} ", *row.answers)
    assert row.check(t)


# --- spells that answer other spells --------------------------------------------------------------------
def answered(mine: str, theirs: str, *answers: str | int, hand: tuple[str, ...] = (), **more: Any) -> Bench:
    """Ann casts a spell, which takes the first answers; Bob casts another in response; both resolve."""
    rows = {"hand": [theirs, *hand], "mana": MANA, **more.pop("bob", {})}
    t = Bench([mine], bob=rows, **more)
    t.choose(f"Cast {mine} ")
    left = list(answers)
    while t.game.decision is not None and t.game.decision.kind != "priority":
        t.choose(left.pop(0))
    t.choose("Pass").choose(f"Cast {theirs} ")
    return t.settle(*left)


@cr("202.3", "701.6a")
def test_access_denied_makes_thopters_by_the_mana_value_of_the_countered_spell() -> None:
    t = answered(ANGEL, "Access Denied")
    assert t.names("battlefield", 1) == ["Thopter Token"] * 5
    assert t.names("graveyard") == [ANGEL]
    assert keyword(t, "Thopter Token", k.FLYING)


@cr("105.2c")
def test_ceremonious_rejection_counters_colorless_spells() -> None:
    t = answered("Sol Ring", "Ceremonious Rejection")
    assert t.names("graveyard") == ["Sol Ring"]
    t = Bench([BEARS], bob={"hand": ["Ceremonious Rejection"], "mana": MANA}).choose(f"Cast {BEARS} ").choose("Pass")
    assert not t.has("Cast Ceremonious Rejection")


@cr("118.9", "608.3a")
def test_commandeer_takes_a_spell_for_two_blue_cards_or_its_mana_cost() -> None:
    t = answered("Divination", "Commandeer", hand=("Opt", "Unsummon", "Shock"), bob={"mana": ""})
    assert t.names("hand", 1) == ["Shock", "Wastes", "Wastes"]
    assert t.names("exile", 1) == ["Opt", "Unsummon"]
    assert t.names("graveyard") == ["Divination"]
    t = answered("Sol Ring", "Commandeer")
    assert t.names("battlefield", 1) == ["Sol Ring"]
    assert t.obj("Sol Ring").owner == 0


@cr("115.7d")
def test_commandeer_may_choose_new_targets() -> None:
    t = answered("Shock", "Commandeer", "Bob", "Yes", "Ann")
    assert t.life == (18, 20)


@cr("702.62a", "702.62b")
def test_delay_suspends_what_it_counters() -> None:
    t = answered(BEARS, "Delay")
    assert t.names("exile") == [BEARS]
    assert counters(t, BEARS, "time", "exile") == 3
    t.until("upkeep", 7).settle(f"Cast {BEARS}")
    assert t.names("battlefield") == [BEARS]
    assert keyword(t, BEARS, k.HASTE)


@cr("702.62a", "400.7a")
def test_a_suspended_creature_has_haste_until_its_controller_loses_control_of_it() -> None:
    bob = {"hand": ["Act of Treason"], "mana": MANA}
    t = Bench(ann={"exile": [{"card": BEARS, "suspended": 1}]}, bob=bob, turn=2, step="end")
    t.until("upkeep", 3).settle(f"Cast {BEARS}")
    assert keyword(t, BEARS, k.HASTE)
    t.until("precombat main", 4).play("Cast Act of Treason ").until("precombat main", 5)
    assert t.names("battlefield") == [BEARS]
    assert not keyword(t, BEARS, k.HASTE)


@cr("707.10", "707.9b")
def test_double_major_copies_a_creature_spell_and_the_copy_is_not_legendary() -> None:
    t = Bench(["Kess, Dissident Mage", "Double Major"]).choose("Cast Kess").play("Cast Double Major ")
    assert t.names("battlefield") == ["Kess, Dissident Mage"] * 2
    assert sum(o.token for o in t.game.state.objs.values()) == 1


@cr("707.9b")
def test_fork_makes_a_red_copy() -> None:
    t = Bench(["Unsummon", "Fork"], theirs=["Freewind Falcon", BEARS])
    t.choose("Cast Unsummon ").choose("Freewind Falcon").choose("Cast Fork ").settle("Yes", BEARS)
    assert t.names("hand", 1) == ["Freewind Falcon", BEARS]
    t = Bench(["Unsummon", "Fork"], theirs=["Freewind Falcon", BEARS])
    t.choose("Cast Unsummon ").choose("Freewind Falcon").choose("Cast Fork ").settle("No")
    assert t.names("hand", 1) == ["Freewind Falcon"]  # by Unsummon itself: the red copy's target was illegal


@cr("706.2")
@pytest.mark.parametrize("seed", range(6))
def test_gales_redirection_lets_its_controller_cast_the_exiled_card(seed: int) -> None:
    t = answered(ANGEL, "Gale's Redirection", seed=seed)
    assert t.names("exile") == [ANGEL]
    rolled = next(e for e in t.game.events if e.kind == ROLLED)
    assert rolled.data == rolled.amount + 5
    t.until("precombat main", 2)
    assert t.has(f"Cast {ANGEL} {{0}} for free" if rolled.data >= 15 else f"Cast {ANGEL} {{3}}{{W}}{{W}}")


@cr("701.6a")
def test_douse_counters_red_spells() -> None:
    t = Bench([GIANT, BEARS], bob={"battlefield": ["Douse"], "mana": MANA})
    t.choose(f"Cast {GIANT} ").choose("Pass").choose("Douse").settle()
    assert t.names("graveyard") == [GIANT]
    t.choose(f"Cast {BEARS} ").choose("Pass")
    assert not t.has("Douse")


@cr("702.170c")
def test_aven_interrupter_plots_a_spell_for_its_owner() -> None:
    t = answered(ANGEL, "Aven Interrupter")
    assert t.names("exile") == [ANGEL]
    assert not t.has(f"Cast {ANGEL}")
    t.until("precombat main", 3)
    assert t.has(f"Cast {ANGEL} {{2}} with plot")  # from exile, it costs an opponent {2} more
    t.play(f"Cast {ANGEL}")
    assert t.names("battlefield") == [ANGEL]


# --- spells with flashback ------------------------------------------------------------------------------
@cr("702.34a")
def test_flashback_costs() -> None:
    t = Bench(
        mine=[BEARS],
        ann={"graveyard": ["Cabal Therapy", "Deep Analysis", "Croaking Counterpart"]},
        bob={"hand": ["Opt"]},
    )
    t.play("Cast Cabal Therapy", "Bob", "Opt")
    assert (t.names("exile"), t.names("graveyard", 1)) == (["Cabal Therapy"], ["Opt"])
    assert t.names("battlefield") == []
    t.play("Cast Deep Analysis", "Ann")
    assert (t.life, len(t.names("hand"))) == ((17, 20), 2)
    assert not t.has("Cast Croaking Counterpart")
    assert t.names("exile") == ["Cabal Therapy", "Deep Analysis"]


# --- creatures ------------------------------------------------------------------------------------------
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


@cr("702.140a", "702.140c", "702.140e")
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


# --- legendary creatures --------------------------------------------------------------------------------
@cr("603.4", "707.10")
def test_alania_copies_first_spells_for_a_card() -> None:
    t = Bench(["Alania, Divergent Storm", "Shock", "Opt", "Divination", "Coruscation Mage"])
    t.play("Cast Alania, Divergent Storm ")
    t.play("Cast Shock ", "Bob", "Yes", "No")
    assert (t.life, len(t.names("hand", 1))) == ((20, 16), 1)
    t.play("Cast Opt ", "Keep").play("Cast Divination ", "No")
    assert len(t.names("hand", 1)) == 1
    t.play("Cast Coruscation Mage ", "No", "Yes")
    assert t.names("battlefield").count("Coruscation Mage") == 2


@cr("602.5b")
def test_chainer_casts_creatures_from_the_graveyard_with_haste() -> None:
    t = Bench(["Opt", ELVES], mine=["Chainer, Nightmare Adept"], ann={"graveyard": [BEARS, ANGEL, "Shock"]})
    assert not t.has(f"Cast {BEARS}")
    t.play("Chainer", "Opt").play(f"Cast {BEARS} ")
    assert keyword(t, BEARS, k.HASTE)
    assert not t.has(f"Cast {ANGEL}")
    assert not t.has("Chainer")
    t.play(f"Cast {ELVES} ")
    assert not keyword(t, ELVES, k.HASTE)
    assert keyword(t.until("upkeep", 2), BEARS, k.HASTE)
    assert not keyword(t.until("upkeep", 3), BEARS, k.HASTE)


@cr("608.2h")
def test_liara_exiles_cards_and_makes_them_cheaper() -> None:
    giant = {"card": "Bonecrusher Giant", "on_adventure": "Ann"}
    t = Bench(mine=["Commander Liara Portyr"], ann={"library": [ANGEL, "Opt"], "exile": [giant]})
    t.fight("Commander Liara Portyr").until("declare attackers").settle().until("postcombat main")
    assert t.names("exile") == ["Bonecrusher Giant", ANGEL]
    assert t.has(f"Cast {ANGEL} {{2}}{{W}}{{W}}")
    assert t.has("Cast Bonecrusher Giant {1}{R}")
    t = Bench(mine=["Commander Liara Portyr"], ann={"library": ["Forest"]})
    t.fight("Commander Liara Portyr").until("declare attackers").settle().until("postcombat main")
    assert t.names("exile") == ["Forest"]
    assert not t.has("Play Forest")


@cr("111.4", "608.2h")
def test_drizzt_grows_by_the_difference() -> None:
    t = Bench(["Drizzt Do'Urden", "Murder", "Murder"], theirs=["Garruk's Horde", BEARS]).play("Cast Drizzt Do'Urden ")
    assert t.size("Guenhwyvar") == (4, 1)
    t.play("Cast Murder ", BEARS)
    assert t.size("Drizzt Do'Urden") == (3, 3)
    t.play("Cast Murder ", "Garruk's Horde")
    assert t.size("Drizzt Do'Urden") == (7, 7)


@cr("601.3", "614.1c")
def test_edgar_casts_an_artifact_each_turn_which_enters_tapped() -> None:
    t = Bench(mine=["Edgar, Master Machinist"], ann={"graveyard": ["Sol Ring", "Bonesplitter", "Opt"]})
    t.play("Cast Sol Ring ")
    assert t.obj("Sol Ring").tapped
    assert not t.has("Cast Bonesplitter")
    t.fight("Edgar, Master Machinist").until("declare attackers").settle()
    assert t.size("Edgar, Master Machinist") == (3, 4)
    t.until("precombat main", 2)
    assert not t.has("Cast Bonesplitter")


@cr("723.1", "723.3")
def test_emrakul_costs_less_and_takes_the_next_turn() -> None:
    t = Bench(
        ["Emrakul, the Promised End"],
        ann={"graveyard": ["Opt", BEARS, "Sol Ring", "Darksteel Myr"]},
        bob={"hand": ["Shock"]},
    )
    assert t.has("Cast Emrakul, the Promised End {10}")
    t.play("Cast Emrakul, the Promised End ")
    assert t.size("Emrakul, the Promised End") == (13, 13)
    assert keyword(t, "Emrakul, the Promised End", k.PROTECTION)
    t.until("precombat main", 2)
    assert (t.game.state.active, t.game.decision.player if t.game.decision else None) == (1, 0)
    t.until("precombat main", 3)
    assert (t.game.state.active, t.game.decision.player if t.game.decision else None) == (1, 1)
    assert t.until("precombat main", 4).game.state.active == 0


@cr("702.41a", "601.3")
def test_emry_casts_an_artifact_from_the_graveyard() -> None:
    t = Bench(
        ["Emry, Lurker of the Loch"],
        mine=["Sol Ring"],
        ann={"library": ["Bonesplitter", "Opt", "Chalice of the Void", BEARS]},
    )
    assert t.has("Cast Emry, Lurker of the Loch {1}{U}")
    t.play("Cast Emry, Lurker of the Loch ")
    assert len(t.names("graveyard")) == 4
    t = Bench(mine=["Emry, Lurker of the Loch"], ann={"graveyard": ["Bonesplitter", "Sol Ring"]})
    t.play("Emry", "Bonesplitter")
    assert not t.has("Cast Sol Ring")
    assert t.play("Cast Bonesplitter ").names("battlefield") == ["Bonesplitter", "Emry, Lurker of the Loch"]


@cr("702.170a", "702.170d")
def test_fblthp_plots_from_the_top() -> None:
    t = Bench(mine=["Fblthp, Lost on the Range"], ann={"library": [BEARS, "Forest", "Opt"]})
    assert not t.has(f"Cast {BEARS}")
    t.play("Plot")
    assert t.names("exile") == [BEARS]
    assert not t.has("Plot")
    assert not t.has(f"Cast {BEARS}")
    t.until("precombat main", 3).play(f"Cast {BEARS} ")
    assert BEARS in t.names("battlefield")


@cr("614.1a", "603.7")
def test_feather_returns_spells() -> None:
    t = Bench(["Giant Growth", "Opt"], mine=["Feather, the Redeemed"], theirs=[BEARS])
    t.play("Cast Giant Growth ", "Feather")
    assert t.names("exile") == ["Giant Growth"]
    t.play("Cast Opt ", "Keep").until("end").settle()
    assert "Giant Growth" in t.names("hand")
    assert t.names("graveyard") == ["Opt"]


@cr("707.2", "603.7")
def test_feldon_copies_a_creature_card_for_a_turn() -> None:
    t = Bench(mine=["Feldon of the Third Path"], ann={"graveyard": [ANGEL]}).play("Feldon")
    assert t.chars(ANGEL).types == ARTIFACT | CREATURE
    assert keyword(t, ANGEL, k.HASTE)
    t.until("end").settle()
    assert t.names("battlefield") == ["Feldon of the Third Path"]


@cr("601.3e", "715.3a")
def test_gaddock_teeg_forbids_large_and_x_spells() -> None:
    hand = [ANGEL, "Omniscience", "Chalice of the Void", "Walking Ballista", "Opt", "Realm-Cloaked Giant"]
    t = Bench(hand, theirs=["Gaddock Teeg"])
    assert t.has(f"Cast {ANGEL}")
    assert t.has("Cast Walking Ballista")
    assert t.has("Cast Opt")
    assert t.has("Cast Realm-Cloaked Giant")
    assert not t.has("Cast Omniscience")
    assert not t.has("Cast Chalice")
    assert not t.has("Cast Cast Off")


@cr("702.62a", "614.1a")
def test_gandalf_suspends_spells_cast_in_opponents_turns() -> None:
    t = Bench(["Shock", "Opt"], mine=["Gandalf of the Secret Fire"]).play("Cast Opt ", "Keep")
    assert t.names("graveyard") == ["Opt"]
    t.until("upkeep", 2).choose("Pass")  # Bob, whose turn it is
    t.play("Cast Shock ", "Bob")
    assert counters(t, "Shock", "time", "exile") == 3
    t.until("upkeep", 7).settle("Cast Shock", "Bob")
    assert t.life == (20, 16)


# --- artifacts, enchantments, lands ---------------------------------------------------------------------
@cr("615.7")
def test_amulet_of_kroog_prevents_one_damage() -> None:
    t = Bench(["Shock"], mine=["Amulet of Kroog"], theirs=[BEARS]).play("Amulet", BEARS).play("Cast Shock ", BEARS)
    assert (t.names("battlefield", 1), t.obj(BEARS).damage) == ([BEARS], 1)


@cr("614.1c")
def test_ancient_amphitheater_wants_a_giant() -> None:
    t = Bench(["Ancient Amphitheater", GIANT]).play("Play Ancient Amphitheater", "Yes")
    assert not t.obj("Ancient Amphitheater").tapped
    t = Bench(["Ancient Amphitheater", GIANT]).play("Play Ancient Amphitheater", "No")
    assert t.obj("Ancient Amphitheater").tapped
    t = Bench(["Ancient Amphitheater", BEARS]).play("Play Ancient Amphitheater")
    assert t.obj("Ancient Amphitheater").tapped


@cr("118.9", "119.4")
def test_bolass_citadel_pays_life() -> None:
    t = Bench(
        mine=["Bolas's Citadel"],
        ann={"library": ["Forest", ANGEL, "Bonecrusher Giant", "Walking Ballista", "Wastes"], "mana": ""},
    )
    t.play("Play Forest").play(f"Cast {ANGEL} ")
    assert (t.life, t.names("battlefield")) == ((15, 20), ["Bolas's Citadel", "Forest", ANGEL])
    t.play("Cast Stomp ", "Bob")
    assert t.life == (13, 18)
    t.play("Cast Walking Ballista ")
    assert t.names("graveyard") == ["Walking Ballista"]  # X is 0
    t = Bench(mine=["Bolas's Citadel"], ann={"library": [ANGEL], "life": 4})
    assert not t.has(f"Cast {ANGEL}")
    t = Bench(mine=["Bolas's Citadel", f"9 {BEARS}"]).play("Bolas's Citadel")
    assert t.life == (20, 10)


@cr("702.88a")
def test_cast_through_time_gives_rebound() -> None:
    t = Bench(["Divination"], mine=["Cast Through Time"]).play("Cast Divination ")
    assert t.names("exile") == ["Divination"]
    t.until("upkeep", 3).settle("Cast Divination")
    assert (t.names("graveyard"), len(t.names("hand"))) == (["Divination"], 4)


def test_crucible_of_worlds_plays_lands_from_the_graveyard() -> None:
    t = Bench(mine=["Crucible of Worlds"], ann={"graveyard": ["Forest", BEARS]}).play("Play Forest")
    assert t.names("battlefield") == ["Crucible of Worlds", "Forest"]


@cr("613.1f")
def test_dress_down_silences_creatures_until_the_end() -> None:
    t = Bench(["Dress Down"], theirs=[ANGEL]).play("Cast Dress Down ")
    assert len(t.names("hand")) == 1
    assert not keyword(t, ANGEL, k.FLYING)
    t.until("end").settle()
    assert (t.names("graveyard"), keyword(t, ANGEL, k.FLYING)) == (["Dress Down"], True)


@cr("106.7")
def test_exotic_orchard_makes_what_an_opponents_lands_could() -> None:
    rows = {"mana": ""}
    t = Bench(["Unsummon", "Shock"], mine=["Exotic Orchard", BEARS], theirs=["Island"], ann=rows)
    assert t.has("Cast Unsummon")
    assert not t.has("Cast Shock")
    assert not Bench(["Unsummon"], mine=["Exotic Orchard", BEARS], ann=rows).has("Cast Unsummon")


@cr("118.9", "601.3")
def test_fires_of_invention() -> None:
    t = Bench([ELVES, "Opt", "Shock", BEARS], mine=["Fires of Invention", "Forest"], ann={"mana": ""})
    assert t.has(f"Cast {ELVES} {{0}} for free")
    assert not t.has(f"Cast {BEARS}")
    t.play(f"Cast {ELVES} {{0}}").play("Cast Opt {0}", "Keep")
    assert not t.has("Cast Shock")
    t = Bench(["Shock"], mine=["Fires of Invention", "Forest"]).until("upkeep", 2)
    assert not t.has("Cast Shock")


def test_flowstone_surge() -> None:
    t = Bench(mine=["Flowstone Surge", BEARS], theirs=[ANGEL])
    assert (t.size(BEARS), t.size(ANGEL)) == ((3, 1), (4, 4))


def test_frontier_bivouac_makes_three_colors() -> None:
    t = Bench(["Frontier Bivouac"], mine=["Frontier Bivouac"], ann={"mana": ""}).play("Play Frontier Bivouac")
    assert [o.tapped for o in t.in_zone("battlefield")] == [False, True]
    for spell, castable in (("Unsummon", True), ("Shock", True), ("Giant Growth", True), ("Cut Down", False)):
        t = Bench([spell], mine=["Frontier Bivouac", BEARS], ann={"mana": ""})
        assert t.has(f"Cast {spell}") == castable


# --- split and double-faced cards -----------------------------------------------------------------------
@cr("709.3", "709.4", "601.2d")
def test_fire_and_ice() -> None:
    t = Bench(["Fire"], theirs=[ELVES]).play("Cast Fire ", "Bob", ELVES)
    assert (t.life, t.names("graveyard", 1), t.names("graveyard")) == ((20, 19), [ELVES], ["Fire // Ice"])
    t = Bench(["Fire"], theirs=[ELVES]).play("Cast Ice ")
    assert (t.obj(ELVES).tapped, len(t.names("hand"))) == (True, 1)


@cr("712.3", "712.8")
def test_alrund_and_hakka() -> None:
    t = Bench(
        ["Alrund, God of the Cosmos", "Opt"],
        ann={"library": [BEARS, "Shock", "Wastes"], "exile": [{"card": "Augury Raven", "foretold": True}]},
    )
    t.play("Cast Alrund, God of the Cosmos ")
    assert t.size("Alrund, God of the Cosmos") == (3, 3)
    t.until("end").settle("creature")
    assert t.names("hand") == [BEARS, "Opt"]
    assert t.game.state.libraries[0][-1] == t.obj("Shock", "library").id
    t = Bench(mine=[], hand=["Alrund, God of the Cosmos"]).play("Cast Hakka, Whispering Raven ")
    assert t.size("Hakka, Whispering Raven") == (2, 3)
    t.fight("Hakka, Whispering Raven").until("combat damage", 3).settle("Keep", "Keep", "Wastes")
    assert "Alrund, God of the Cosmos" in t.names("hand")


@cr("113.7a")
def test_alrunds_ability_goes_on_without_alrund() -> None:
    t = Bench(["Murder"], mine=["Alrund, God of the Cosmos"], ann={"library": [BEARS, "Shock"]}).until("end")
    t.choose("Cast Murder ").settle("creature")
    assert (t.names("hand"), t.names("battlefield")) == ([BEARS], [])


@cr("712.3")
def test_blackbloom_rogue_and_bog() -> None:
    t = Bench(["Blackbloom Rogue"], mine=["Blackbloom Rogue"], bob={"graveyard": ["7 Opt"]})
    assert t.size("Blackbloom Rogue") == (2, 3)
    t = Bench(["Blackbloom Rogue"], mine=["Blackbloom Rogue"], bob={"graveyard": ["8 Opt"]})
    assert t.size("Blackbloom Rogue") == (5, 3)
    t.play("Play Blackbloom Bog")
    assert t.obj("Blackbloom Bog").tapped


@cr("701.27a", "712.8")
def test_delver_of_secrets_transforms() -> None:
    t = (
        Bench(mine=["Delver of Secrets"], ann={"library": ["Opt", BEARS]}, turn=2, step="end")
        .until("upkeep", 3)
        .settle("Yes")
    )
    assert t.size("Insectile Aberration") == (3, 2)
    assert t.chars("Insectile Aberration").colors == BLUE
    assert keyword(t, "Insectile Aberration", k.FLYING)
    t = Bench(mine=["Delver of Secrets"], ann={"library": [BEARS]}, turn=2, step="end").until("upkeep", 3).settle("Yes")
    assert t.names("battlefield") == ["Delver of Secrets"]
    t = Bench(mine=["Delver of Secrets"], ann={"library": ["Opt"]}, turn=2, step="end").until("upkeep", 3).settle("No")
    assert t.names("battlefield") == ["Delver of Secrets"]


@cr("712.3")
def test_esika_and_the_prismatic_bridge() -> None:
    t = Bench(["Shock"], mine=["Esika, God of the Tree", "Kess, Dissident Mage"], ann={"mana": ""})
    assert keyword(t, "Kess, Dissident Mage", k.VIGILANCE)
    t.play("Cast Shock ", "Bob")
    assert t.life == (20, 18)
    t = Bench(["Esika, God of the Tree"], ann={"library": [*["Wastes"] * 3, "Opt", "Teferi, Time Raveler", "Island"]})
    t.play("Cast The Prismatic Bridge ").until("upkeep", 3).settle()
    assert "Teferi, Time Raveler" in t.names("battlefield")
    assert len(t.in_zone("library")) == 25
