"""The cards that rules questions are asked about, from A to Gray Merchant of Asphodel, played: each way, each ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import creatures_a_to_g, creatures_a_to_g_more, double_faced, legends_a_to_g, permanents_a_to_g, spells_a_to_g
from inset.kernel.types import BATTLEFIELD, GREEN, LAND
from inset.language import keywords as k
from inset.rules.happenings import ROLLED
from inset.rules.layers import chars_of
from tests.cards.bench import MANA, Bench
from tests.support import cr

BEARS, ANGEL, GIANT, ELVES = "Grizzly Bears", "Serra Angel", "Hill Giant", "Llanowar Elves"
PERMANENTS = {
    made.name: made
    for module in (creatures_a_to_g, creatures_a_to_g_more, legends_a_to_g, permanents_a_to_g, double_faced)
    for made in module.CARDS
    if made.name != "Fire"
}
SPELLS = {made.name: made for made in spells_a_to_g.CARDS}


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def counters(t: Bench, name: str, kind: str = "+1/+1", zone: str = "battlefield") -> int:
    return t.obj(name, zone).counters.get(kind, 0)


# --- permanents -------------------------------------------------------------------------------------------------
ENTERING: dict[str, tuple[str | int, ...]] = {"Emrakul, the Promised End": (), "Coruscation Mage": ("No",)}
STARS = {"Alrund, God of the Cosmos": (1, 1)}


@pytest.mark.parametrize("name", PERMANENTS)
def test_each_permanent_is_played(name: str) -> None:
    t = Bench([name], mine=["Wastes"], theirs=["Wastes"])
    front = PERMANENTS[name].faces[0]
    t.play(f"Play {name}" if front.types & LAND else f"Cast {name} ", *ENTERING.get(name, ()))
    assert name in t.names("battlefield")
    assert t.size(name) == STARS.get(name, (front.power, front.toughness))


# --- instants and sorceries --------------------------------------------------------------------------------------
class Try(NamedTuple):
    """A spell cast from hand: who has what, the answers, and what must be true afterwards."""

    name: str
    check: Callable[[Bench], bool]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012
    hand: tuple[str, ...] = ()


def frog_of(t: Bench, name: str) -> bool:
    """A token of Ann's: 1/1, green, a Frog and no other creature type, and for the rest the original (707.9b)."""
    (token,) = (o for o in t.game.state.objs.values() if o.token)
    chars = chars_of(t.game.state, token)
    return (chars.power, chars.toughness, chars.colors, chars.subtypes, chars.name) == (1, 1, GREEN, {"Frog"}, name)


TALES = {"graveyard": ["Opt", "Bonecrusher Giant", BEARS], "exile": ["Divination", "Lovestruck Beast", "Forest"]}
LOOKED_AT = ["Shock", BEARS, ANGEL, ELVES, "Forest", "Opt", "Island"]
TRIES = (
    Try("Abandon Hope", lambda t: t.names("graveyard", 1) == ["Opt", "Shock"] and t.names("graveyard") == ["Abandon Hope", BEARS, "Opt"],
        (2, "Opt", BEARS, "Opt", "Shock"), hand=("Opt", BEARS, GIANT), bob={"hand": ["Opt", GIANT, "Shock"]}),
    Try("Abandon Hope", lambda t: t.names("hand", 1) == ["Opt"], bob={"hand": ["Opt"]}),
    Try("Act of Treason", lambda t: (
        t.names("battlefield") == [ANGEL] and not t.obj(ANGEL).tapped and keyword(t, ANGEL, k.HASTE)
        and t.until("upkeep", 2).names("battlefield", 1) == [ANGEL]
    ), theirs=({"card": ANGEL, "tapped": True},)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 4) and t.names("graveyard", 1) == [BEARS], (ANGEL, BEARS), theirs=(BEARS, ANGEL)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Angelic Purge", lambda t: t.names("exile", 1) == [ANGEL] and BEARS in t.names("graveyard"), (ANGEL, BEARS),
        mine=(BEARS, "Wastes"), theirs=(ANGEL,)),
    Try("Barkshell Blessing", lambda t: t.size(BEARS) == (4, 4), (BEARS,), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Barkshell Blessing", lambda t: t.size(BEARS) == (4, 4) and t.size(ANGEL) == (6, 6) and t.obj(ELVES).tapped,
        ("Yes", BEARS, "Yes", ANGEL), mine=(BEARS, ELVES), theirs=(ANGEL,)),
    Try("Break Open", lambda t: t.size(ANGEL) == (4, 4), theirs=({"card": ANGEL, "face_down": True},)),
    Try("Cabal Therapy", lambda t: t.names("graveyard", 1) == ["Opt", "Opt"] and t.names("hand", 1) == ["Shock"], ("Bob", "Opt"),
        bob={"hand": ["Opt", "Shock", "Opt"]}),
    Try("Call to Mind", lambda t: t.names("hand") == ["Opt"], ann={"graveyard": ["Opt", BEARS]}),
    Try("Candlekeep Inspiration", lambda t: t.size(ELVES) == (4, 4) and t.size(ANGEL) == (4, 4) and t.size(BEARS) == (2, 2),
        mine=(ELVES, ANGEL), theirs=(BEARS,), ann=TALES),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("{1}",), theirs=(ANGEL,), hand=("Bloomvine Regent",)),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("Behold",), theirs=(ANGEL,), hand=("Bloomvine Regent",)),
    Try("Chaplain's Blessing", lambda t: t.life == (25, 20)),
    Try("Cloudshift", lambda t: t.names("battlefield") == [BEARS] and not t.obj(BEARS).tapped and not t.obj(BEARS).counters,
        mine=({"card": BEARS, "tapped": True, "counters": {"+1/+1": 1}},)),
    Try("Cloudshift", lambda t: t.names("battlefield") == [ANGEL] and t.until("upkeep", 2).names("battlefield") == [ANGEL],
        mine=({"card": ANGEL, "owner": "Bob"},)),
    Try("Collected Company", lambda t: t.names("battlefield") == [BEARS, ELVES] and len(t.in_zone("library")) == 25,
        (BEARS, ELVES, "Shock", ANGEL, "Forest"), ann={"library": LOOKED_AT}),
    Try("Collected Company", lambda t: t.names("battlefield") == [], ("Done", *LOOKED_AT[:5]), ann={"library": LOOKED_AT}),
    Try("Covetous Urge", lambda t: t.names("exile", 1) == [ANGEL] and t.has(f"Cast {ANGEL}"), (ANGEL,),
        bob={"hand": ["Opt", "Forest"], "graveyard": [ANGEL, "Plains"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt", "Opt", "Opt"], ("Bob", "Opt", "Opt (in Bob's hand)", "Opt"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Cranial Extraction", lambda t: t.names("exile", 1) == ["Opt"], ("Bob", "Opt", "Done"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Croaking Counterpart", lambda t: frog_of(t, ANGEL), theirs=(ANGEL,)),
    Try("Cut Down", lambda t: t.names("graveyard", 1) == [BEARS], theirs=(BEARS, ANGEL)),
    Try("Cyber Conversion", lambda t: t.chars("").subtypes == {"Cyberman"} and t.size("") == (2, 2) and t.chars("").types == 5,
        theirs=(ANGEL,)),
    Try("Deep Analysis", lambda t: len(t.names("hand")) == 2, ("Ann",)),
    Try("Diminish", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Discover the Impossible", lambda t: t.names("hand") == [ANGEL] and t.names("exile") == [], (ANGEL,), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.life == (20, 18) and t.names("graveyard") == ["Discover the Impossible", "Shock"],
        ("Shock", "Cast Shock", "Bob"), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.names("hand") == ["Shock"], ("Shock", "Don't"), ann={"library": LOOKED_AT}),
    Try("Duress", lambda t: t.names("graveyard", 1) == ["Opt"], bob={"hand": ["Opt", BEARS, "Forest"]}),
    Try("Graceful Reprieve", lambda t: t.play("Cast Doom Blade ").names("battlefield", 1) == [BEARS], theirs=(BEARS,), hand=("Doom Blade",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.name}" for i, row in enumerate(TRIES)])
def test_each_spell_is_cast(row: Try) -> None:
    t = Bench([row.name, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(f"Cast {row.name} ", *row.answers)
    assert row.check(t)


# --- spells that answer other spells ------------------------------------------------------------------------------
def answered(mine: str, theirs: str, *answers: str | int, hand: tuple[str, ...] = (), **more: Any) -> Bench:
    """Ann casts a spell, with the first words among the answers; Bob casts another in response; both resolve."""
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


@cr("702.160a", "718.3b")
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


@cr("707.10", "707.9a")
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


# --- spells with flashback ----------------------------------------------------------------------------------------
@cr("702.34a")
def test_flashback_costs() -> None:
    t = Bench(mine=[BEARS], ann={"graveyard": ["Cabal Therapy", "Deep Analysis", "Croaking Counterpart"]}, bob={"hand": ["Opt"]})
    t.play("Cast Cabal Therapy", "Bob", "Opt")
    assert (t.names("exile"), t.names("battlefield"), t.names("graveyard", 1)) == (["Cabal Therapy"], [], ["Opt"])
    t.play("Cast Deep Analysis", "Ann")
    assert (t.life, len(t.names("hand"))) == ((17, 20), 2)
    assert not t.has("Cast Croaking Counterpart")
    assert t.names("exile") == ["Cabal Therapy", "Deep Analysis"]


# --- creatures ----------------------------------------------------------------------------------------------------
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
    t.play("Cast Sol Ring ", *(["Chief Engineer"] if t.game.options is None else []))
    assert t.names("battlefield") == ["Chief Engineer", BEARS, "Sol Ring"]
    assert t.obj("Chief Engineer").tapped or t.obj(BEARS).tapped


@cr("702.175a")
def test_coruscation_mage_with_offspring() -> None:
    t = Bench(["Coruscation Mage", "Opt"]).play("Cast Coruscation Mage ", "Yes").play("Cast Opt ", "Keep")
    assert t.names("battlefield") == ["Coruscation Mage"] * 2
    assert t.life == (20, 18)
    sizes = sorted(chars_of(t.game.state, o).power or 0 for o in t.game.state.objs.values() if o.zone == BATTLEFIELD)
    assert sizes == [1, 2]


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
    t = Bench(["Bloomvine Regent", "Sol Ring", "Opt"], mine=["Dragonspeaker Shaman", "Foundry Inspector", "Goblin Electromancer"])
    assert t.has("Cast Bloomvine Regent {1}{G}{G}")
    assert t.has("Cast Claim Territory {1}{G}")
    assert t.has("Cast Sol Ring {0}")
    assert t.has("Cast Opt {U}")


@cr("601.3")
def test_drannith_magistrate_and_grafdiggers_cage_stop_casting_from_elsewhere() -> None:
    mine = {"graveyard": ["Deep Analysis"], "exile": [{"card": "Bonecrusher Giant", "on_adventure": "Ann"}]}
    t = Bench(ann=mine)
    assert t.has("Cast Deep Analysis") and t.has("Cast Bonecrusher Giant")
    t = Bench(theirs=["Drannith Magistrate"], ann=mine)
    assert not t.has("Cast Deep Analysis") and not t.has("Cast Bonecrusher Giant")
    t = Bench(["Reanimate"], mine=["Grafdigger's Cage"], ann={**mine, "graveyard": ["Deep Analysis", BEARS]})
    assert not t.has("Cast Deep Analysis") and t.has("Cast Bonecrusher Giant")
    t.play("Cast Reanimate ")
    assert BEARS in t.names("graveyard")


def test_eternal_witness_may_return_a_card() -> None:
    t = Bench(["Eternal Witness"], ann={"graveyard": ["Opt", "Shock"]}).play("Cast Eternal Witness ", "Opt", "Yes")
    assert t.names("hand") == ["Opt"]


@cr("702.114a")
def test_creatures_that_watch_others_enter() -> None:
    t = Bench(["Flayer Drone", "Foundry Street Denizen", GIANT, "Memnite"], mine=["Flayer Drone", "Foundry Street Denizen"])
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


@cr("601.3e", "607.2a")
def test_cemetery_illuminator_casts_what_shares_a_type_with_exiled_cards() -> None:
    t = Bench(["Cemetery Illuminator"], ann={"library": ["Opt", "Shock", "Wastes"]}, bob={"graveyard": ["Unsummon", BEARS]})
    t.play("Cast Cemetery Illuminator ", "Unsummon")
    assert t.names("exile", 1) == ["Unsummon"]
    t.play("Cast Opt ", "Keep")
    assert not t.has("Cast Shock") or t.names("hand") == ["Shock"]


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
    assert (t.names("graveyard", 1), t.obj("Desecration Demon").tapped, t.size("Desecration Demon")) == ([BEARS], True, (7, 7))
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
