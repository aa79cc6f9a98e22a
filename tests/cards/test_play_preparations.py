"""Preparation cards, played: each is cast, becomes prepared in its own way, and its spell is cast from exile.

A spell that is a card of its own as well is cast from hand too: the same tries hold for both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import card, names, preparations
from inset.game import Game
from inset.kernel.types import ARTIFACT, BEGIN_COMBAT, GREEN, POSTCOMBAT_MAIN, RED
from inset.language import keywords as k
from inset.language.abilities import StaticAbility
from inset.language.statics import EntersDesignated
from inset.rules.model.state import DESIGNATED
from inset.rules.objects.layers import chars_of
from inset.rules.turn.added_steps import add_phases
from tests.cards.tries import counters, keyword
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

CARDS = {made.name: made for made in preparations.CARDS}
HOLDER = {made.faces[1].name: made.name for made in CARDS.values()}
OWN = {*HOLDER} & {*names()}  # spells that are cards of their own


def prepared(t: Scene, name: str) -> bool:
    return t.called(name).flags & DESIGNATED != 0


def enters_prepared(name: str) -> bool:
    abilities = [a for a in CARDS[name].faces[0].abilities if isinstance(a, StaticAbility)]
    return any(isinstance(static, EntersDesignated) for ability in abilities for static in ability.statics)


# --- the creatures ------------------------------------------------------------------------------------
ENTERING: dict[str, tuple[str | int, ...]] = {
    "Emeritus of Truce": ("Bob",),
    "Jadzi, Steward of Fate": ("Shock", "Shock"),
}


@cr("722.3a", "722.3c")
@pytest.mark.parametrize("name", CARDS)
def test_each_is_cast_and_enters_prepared_if_it_says_so(name: str) -> None:
    t = Scene.duel([name, "Shock", "Shock"]).play(A, f"Cast {name} ", *ENTERING.get(name, ()))
    front, inset = CARDS[name].faces
    assert t.size(name) == (front.power, front.toughness)
    assert prepared(t, name) == (enters_prepared(name) or name == "Inspired Skypainter")
    assert t.sorted_names("exile") == [inset.name] * prepared(t, name)


# --- their spells -------------------------------------------------------------------------------------
class Try(NamedTuple):
    """A spell: the answers as it is cast and resolves, what must be true then, and what there is before."""

    check: Callable[[Scene], object]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012


def own(t: Scene, name: str) -> int:
    return t.sorted_names("battlefield").count(name)


DIG = ["Shock", "Forest", BEARS, GIANT, "Opt", "Island", "Sol Ring", "Murder", "Plains"]
AURA = {"graveyard": ["Glorious Anthem", "Omniscience", "Sol Ring"]}
SPELLS: dict[str, Try] = {
    "Heroic Stanza": Try(lambda t: counters(t, ANGEL) == 1, (ANGEL,), theirs=(ANGEL,)),
    "Have a Bite": Try(lambda t: counters(t, BEARS) == 1 and t.lives == (21, 20), (BEARS,), (BEARS,)),
    "Seething Song": Try(lambda t: len(t.st.players[0].pool) == 45 - 3 + 5),
    "Ancestral Craving": Try(lambda t: len(t.sorted_names("hand", 1)) == 3 and t.lives == (20, 17), ("Bob",)),
    "Aqueous Aria": Try(
        lambda t: t.size("Elemental Token") == (3, 3) and keyword(t, "Elemental Token", k.FLYING)
    ),
    "Raise Dead": Try(
        lambda t: t.sorted_names("hand") == [GIANT], (GIANT,), ann={"graveyard": [BEARS, GIANT, "Opt"]}
    ),
    "Vandal's Edit": Try(lambda t: len(t.sorted_names("hand")) == 2 and t.lives == (18, 18)),
    "Braingeyser": Try(lambda t: len(t.sorted_names("hand", 1)) == 4, (4, "Bob")),
    "Turn Stones": Try(lambda t: own(t, "Pest Token") == 1),
    "Replenish": Try(lambda t: own(t, "Glorious Anthem") == own(t, "Omniscience") == 1, ann=AURA),
    "Rejoinder": Try(
        lambda t: t.called(ANGEL).tapped and len(t.sorted_names("hand")) == 1, (ANGEL, "Yes"), theirs=(ANGEL,)
    ),
    "Regrowth": Try(lambda t: t.sorted_names("hand") == ["Opt"], ("Opt",), ann={"graveyard": [BEARS, "Opt"]}),
    "Lightning Bolt": Try(lambda t: t.lives == (20, 17), ("Bob",)),
    "Ancestral Recall": Try(lambda t: len(t.sorted_names("hand")) == 3, ("Ann",)),
    "Swords to Plowshares": Try(
        lambda t: t.sorted_names("exile", 1) == [ANGEL] and t.lives == (20, 24), (ANGEL,), theirs=(ANGEL, BEARS)
    ),
    "Demonic Tutor": Try(lambda t: t.sorted_names("hand") == ["Murder"], ("Murder",), ann={"library": DIG}),
    "Jump": Try(lambda t: keyword(t, BEARS, k.FLYING), (BEARS,), (BEARS, ANGEL)),
    "Craft with Pride": Try(lambda t: own(t, "Treasure Token") == 1),
    "Reanimate": Try(
        lambda t: own(t, ANGEL) == 1 and t.lives == (15, 20), (ANGEL,), bob={"graveyard": [ANGEL, BEARS]}
    ),
    "Brainstorm": Try(
        lambda t: t.sorted_names("hand") == ["Murder", "Opt"] and top(t, 2) == ["Shock", "Forest"],
        ("Shock", "Forest", "Forest"),
        ann={"hand": ["Murder"], "library": ["Shock", "Forest", "Opt"]},
    ),
    "Forum's Favor": Try(
        lambda t: t.size(BEARS) == (3, 2) and keyword(t, BEARS, k.FLYING), (BEARS,), (BEARS,)
    ),
    "Stream of Life": Try(lambda t: t.lives == (20, 25), (5, "Bob")),
    "Maestro's Gift": Try(lambda t: own(t, BEARS) == 2 and hasty_tokens(t) == 1, (BEARS,), (BEARS,)),
    "Oracle's Gift": Try(lambda t: own(t, "Fractal Token") == 3 and t.size("Fractal Token") == (3, 3), (3,)),
    "Secret Rendezvous": Try(lambda t: len(t.sorted_names("hand")) == len(t.sorted_names("hand", 1)) == 3),
    "Pack a Punch": Try(
        lambda t: counters(t, BEARS) == 2 and keyword(t, BEARS, k.TRAMPLE) and "Opt" in t.sorted_names("graveyard"),
        (BEARS,), (BEARS,), ann={"library": ["Opt"]},
    ),
    "Vibrant Idea": Try(lambda t: len(t.sorted_names("hand")) == 2),
    "Bloodletting": Try(lambda t: t.lives == (20, 18)),
    "Pest Friend": Try(lambda t: own(t, "Pest Token") == 1),
    "Restore Relic": Try(
        lambda t: t.sorted_names("exile") == ["Sol Ring"] and own(t, "Sol Ring") == 1, ("Sol Ring",),
        ann={"graveyard": ["Sol Ring", BEARS]},
    ),
    "Rocket Volley": Try(lambda t: t.sorted_names("battlefield", 1) == ["Forest"], theirs=("Taiga", "Forest")),
    "Wheel of Fortune": Try(
        lambda t: len(t.sorted_names("hand")) == len(t.sorted_names("hand", 1)) == 7
        and "Murder" not in t.sorted_names("hand", 1),
        ann={"hand": ["Opt"]}, bob={"hand": ["Murder", "Opt"]},
    ),
    "Omit Variables": Try(lambda t: len(t.sorted_names("graveyard")) == 3),
    "Striking Palette": Try(
        lambda t: t.play(A, "Cast Shock", "Bob", "No").lives == (20, 16), ann={"hand": ["Shock"]}
    ),
    "Peer Review": Try(
        lambda t: own(t, "Cadet") == 1 and t.sorted_names("graveyard") == ["Opt"], (1,), ann={"library": ["Opt"]}
    ),
    "Twofold Intent": Try(
        lambda t: t.size(BEARS) == (3, 2) and keyword(t, BEARS, k.DOUBLE_STRIKE), (BEARS,), (BEARS,)
    ),
    "Wild Idea": Try(lambda t: t.sorted_names("hand") == ["Murder"], ("Murder",), ann={"library": DIG}),
    "Venomous Words": Try(
        lambda t: t.size(BEARS) == (4, 2) and keyword(t, BEARS, k.DEATHTOUCH), (BEARS,), (BEARS,), (ANGEL,)
    ),
    "Sign in Blood": Try(lambda t: len(t.sorted_names("hand", 1)) == 2 and t.lives == (20, 18), ("Bob",)),
    "All Aboard": Try(
        lambda t: counters(t, BEARS) == 0 and own(t, BEARS) == 1, (),
        ({"card": BEARS, "counters": {"+1/+1": 1}},)
    ),
    "Careful Study": Try(
        lambda t: t.sorted_names("hand") == ["Opt", "Sol Ring"] and "Shock" in t.sorted_names("graveyard"),
        ("Shock", "Murder"),
        ann={"hand": ["Shock", "Opt"], "library": ["Murder", "Sol Ring"]},
    ),
    "Scrollboost": Try(
        lambda t: t.size(BEARS) == (4, 4) and t.size(ANGEL) == (6, 6), (BEARS, ANGEL), (BEARS,), (ANGEL,)
    ),
    "Exsanguinate": Try(lambda t: t.lives == (24, 16), (4,)),
    "Vicious Verse": Try(lambda t: t.lives == (20, 19)),
    "Run the Play": Try(
        lambda t: counters(t, BEARS) == counters(t, ANGEL) == 1 and keyword(t, BEARS, k.FLYING)
        and len(t.sorted_names("hand")) == 1,
        (3, BEARS, ANGEL), (BEARS,), (ANGEL,),
    ),
    "Awaken the Ages": Try(lambda t: own(t, "Spirit Token") == 2),
    "Rampant Growth": Try(
        lambda t: t.sorted_names("battlefield").count("Island") == 1 and t.called("Island").tapped, ("Island",),
        ann={"library": DIG}
    ),
    "Deep Sight": Try(lambda t: len(t.sorted_names("hand")) == 1 and t.lives == (21, 20)),
    "Bind to Life": Try(
        lambda t: own(t, GIANT) == 1 and len([n for n in t.sorted_names("graveyard") if n != GIANT]) == 6, (GIANT,),
        ann={"library": DIG},
    ),
    "Seed Suture": Try(lambda t: counters(t, BEARS) == 1 and t.lives == (21, 20), (BEARS,), (BEARS,)),
    "Soul Tether": Try(
        lambda t: t.chars("Heartwood Token").types == ARTIFACT
        and t.chars("Heartwood Token").colors == RED | GREEN
    ),
    "Channel": Try(
        lambda t: own(t.play(A, "Cast Walking Ballista", 9), "Walking Ballista") == 1 and t.lives == (2, 20),
        ann={"hand": ["Walking Ballista"], "mana": "{G}{G}"},
    ),
}  # fmt: skip


def top(t: Scene, count: int) -> list[str]:
    st = t.st
    return [st.objs[o].definition.name for o in st.libraries[0][:count]]


def hasty_tokens(t: Scene) -> int:
    st = t.st
    return sum(1 for o in st.objs.values() if o.token and chars_of(st, o).keywords & k.HASTE)


@cr("722.3c", "601.2i")
@pytest.mark.parametrize("spell", HOLDER)
def test_each_spell_is_cast_from_exile(spell: str) -> None:
    holder, case = HOLDER[spell], SPELLS[spell]
    t = Scene.duel((), [*case.mine, {"card": holder, "prepared": True}], case.theirs, case.ann, case.bob)
    t.play(A, f"Cast {spell} ", *case.answers)
    assert case.check(t)
    assert not prepared(t, holder)
    assert spell not in t.sorted_names("exile") + t.sorted_names("graveyard")


@cr("722.4", "201.4")
@pytest.mark.parametrize("spell", sorted(OWN))
def test_a_card_of_that_name_does_the_same(spell: str) -> None:
    case = SPELLS[spell]
    assert card(spell).faces[0] == card(HOLDER[spell]).faces[1]
    t = Scene.duel((), case.mine, case.theirs, {**case.ann, "hand": [*case.ann.get("hand", ()), spell]}, case.bob)
    t.play(A, f"Cast {spell} ", *case.answers)
    assert case.check(t)
    assert spell in t.sorted_names("graveyard")


# --- how they become prepared -------------------------------------------------------------------------
class Way(NamedTuple):
    """What makes a creature prepared, and what does not; its first card is the creature's own."""

    act: Callable[[Scene], object]
    yes: dict[str, Any] = {}  # noqa: RUF012
    no: dict[str, Any] | None = None
    other: Callable[[Scene], object] | None = None


def next_upkeep(*answers: str | int) -> Callable[[Scene], Scene]:
    return lambda t: t.until("upkeep", 3).settle(*answers)


def attack(*names: str, answers: tuple[str | int, ...] = ()) -> Callable[[Scene], Scene]:
    return lambda t: t.fight(*names).until("declare attackers").settle(*answers)


def strike(*names: str) -> Callable[[Scene], Scene]:
    """To the second main phase, with whatever triggers on the way."""
    return lambda t: t.fight(*names).until("postcombat main").settle()


def end(action: str = "", *answers: str | int) -> Callable[[Scene], Scene]:
    return lambda t: (t.play(A, action, *answers) if action else t).until("end").settle()


def play(*actions: str) -> Callable[[Scene], None]:
    def act(t: Scene) -> None:
        for action in actions:
            name, *answers = action.split(" > ")
            t.play(A, name, *(int(a) if a.isdigit() else a for a in answers))

    return act


SOLDIER = {"token": {"name": "Soldier", "types": ["creature"], "power": 1, "toughness": 1}}
EIGHT = {"graveyard": ["8 Forest"]}
THREE_BEARS = (BEARS, BEARS, BEARS)
WAYS: dict[str, Way] = {
    "Abigale, Poet Laureate": Way(
        play("Cast Grizzly"), {"hand": [BEARS]}, {"hand": ["Shock"]}, play("Cast Shock > Bob")
    ),
    "Bloodline Recollector": Way(
        end("Cast Pyroclasm"), {"hand": ["Pyroclasm"], "mine": ["Glorious Anthem"], "theirs": [*THREE_BEARS]},
        {"hand": ["Murder"], "theirs": [BEARS, ANGEL]}, end("Cast Murder", ANGEL),
    ),
    "Defacing Duskmage": Way(
        play("Cast Ancestral > Bob"), {"hand": ["Ancestral Recall"]}, None, play("Cast Ancestral > Ann")
    ),
    "Dirgur Focusmage": Way(
        play("Cast Braingeyser > 3 > Ann"), {"hand": ["Braingeyser"]}, None,
        play("Cast Braingeyser > 2 > Ann")
    ),
    "Eccentric Pestfinder": Way(
        end("Cast Stream", 1, "Ann"), {"hand": ["Stream of Life"]}, None, end("Cast Stream", 1, "Bob")
    ),
    "Eiganjo Dynastorian": Way(
        attack(BEARS, "Eiganjo Dynastorian"), {"mine": [BEARS]}, None, attack("Eiganjo Dynastorian")
    ),
    "Emeritus of Abundance": Way(
        attack("Emeritus of Abundance"), {"mine": ["8 Forest"]}, {"mine": ["7 Forest"]}
    ),
    "Emeritus of Conflict": Way(
        play("Cast Shock > Bob", "Cast Shock > Bob", "Cast Shock > Bob"), {"hand": ["3 Shock"]}, None,
        play("Cast Shock > Bob", "Cast Shock > Bob"),
    ),
    "Emeritus of Ideation": Way(
        attack("Emeritus of Ideation", answers=("Yes",)), {"ann": EIGHT}, None,
        attack("Emeritus of Ideation", answers=("No",)),
    ),
    "Emeritus of Woe": Way(
        end("Cast Pyroclasm"), {"hand": ["Pyroclasm"], "theirs": [BEARS, BEARS]},
        {"hand": ["Pyroclasm"], "theirs": [BEARS]},
    ),
    "Encouraging Aviator": Way(attack("Encouraging Aviator"), {}, None, attack()),
    "Grave Researcher": Way(
        next_upkeep(1), {"ann": {"graveyard": [BEARS, GIANT], "library": [ANGEL]}}, None, next_upkeep(0)
    ),
    "Harmonized Trio": Way(play("Harmonized Trio: {T}"), {"mine": [BEARS, BEARS]}, None, play()),
    "Inspired Skypainter": Way(strike("Soldier"), {"mine": [SOLDIER]}, {"mine": [BEARS]}, strike(BEARS)),
    "Joined Researchers": Way(end(), {"bob": {"hand": ["Opt"]}}, {"bob": {"hand": ["Opt"]}, "hand": ["Opt"]}),
    "Kirol, History Buff": Way(
        play("Cast Regrowth > Forest"), {"hand": ["Regrowth"], "ann": {"graveyard": ["Forest", "Opt"]}},
        {"hand": ["Shock"]},
        play("Cast Shock > Bob"),
    ),
    "Leech Collector": Way(
        play("Cast Stream > 1 > Ann"), {"hand": ["Stream of Life"]}, None, play("Cast Stream > 1 > Bob")
    ),
    "Lluwen, Exchange Student": Way(
        play("Lluwen, Exchange Student: Exile"), {"ann": {"graveyard": [BEARS]}},
        {"ann": {"graveyard": ["Opt"]}}, play()
    ),
    "Lorehold Archivist": Way(
        next_upkeep(), {"ann": {"graveyard": [BEARS, "Sol Ring", GIANT]}},
        {"ann": {"graveyard": [BEARS, "Opt", GIANT]}}
    ),
    "Naktamun Lorespinner": Way(
        next_upkeep(), {"hand": ["Opt", "Opt"]}, {"hand": ["Opt", "Opt"], "bob": {"hand": ["Opt", "Opt"]}}
    ),
    "Paradox Shaper": Way(next_upkeep()),
    "Scathing Shadelock": Way(lambda t: t.until("precombat main", 3).settle(), {}, None, next_upkeep()),
    "Scheming Silvertongue": Way(
        lambda t: (t.play(A, "Cast Stream", 2, "Ann"), t.until("postcombat main").settle()),
        {"hand": ["Stream of Life"]}, None,
        lambda t: (t.play(A, "Cast Stream", 1, "Ann"), t.until("postcombat main").settle()),
    ),
    "Spiritcall Enthusiast": Way(
        play("Cast Cackling > Grizzly"), {"hand": ["Cackling Counterpart", BEARS], "mine": [BEARS]}, None,
        play("Cast Grizzly")
    ),
    "Stensian Sanguinist": Way(
        lambda t: t.fight(BEARS).until("declare attackers", 0, BEARS).until("postcombat main").settle(),
        {"mine": [BEARS]},
        {"mine": [BEARS], "theirs": [GIANT]},
        lambda t: t.fight(BEARS).until("declare attackers", 0, GIANT).until("postcombat main").settle(),
    ),
    "Stingerquill Voxmancer": Way(next_upkeep()),
    "Striding Shotcaller": Way(strike(BEARS), {"mine": [BEARS]}, None, strike()),
    "Tam, Observant Sequencer": Way(
        play("Play Forest"), {"hand": ["Forest", BEARS]}, None, play("Cast Grizzly")
    ),
    "Woodwork Prodigy": Way(next_upkeep()),
    "Yavimaya Bloomsage": Way(
        lambda t: t.until("end", 0, "Depth Charge").settle(), {"mine": ["Depth Charge Colossus"]}, None,
        lambda t: t.until("end", 0, "Yavimaya").settle(),
    ),
}  # fmt: skip


def test_every_creature_becomes_prepared_somehow() -> None:
    assert {name for name in CARDS if not enters_prepared(name)} - {"Emeritus of Truce"} <= set(WAYS)


def seat(name: str, case: dict[str, Any]) -> Scene:
    return Scene.duel(**{**case, "mine": [name, *case.get("mine", ())]})


@cr("722.3a")
@pytest.mark.parametrize("name", WAYS)
def test_each_becomes_prepared(name: str) -> None:
    case = WAYS[name]
    t = seat(name, case.yes)
    assert not prepared(t, name)
    case.act(t)
    assert prepared(t, name)
    assert t.sorted_names("exile").count(CARDS[name].faces[1].name) == 1


@pytest.mark.parametrize("name", [name for name, case in WAYS.items() if case.no is not None or case.other])
def test_and_not_without_cause(name: str) -> None:
    case = WAYS[name]
    t = seat(name, case.yes if case.no is None else case.no)
    (case.other or case.act)(t)
    assert not prepared(t, name)


# --- what else they do --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("bears", "whom", "ready"), [(1, "Bob", True), (1, "Ann", False), (2, "Ann", False), (3, "Ann", True)]
)
def test_truce_compares_after_the_token_was_made(bears: int, whom: str, ready: bool) -> None:
    t = Scene.duel(["Emeritus of Truce"], theirs=[BEARS] * bears).play(A, "Cast Emeritus", whom)
    assert t.size("Inkling Token") == (1, 1)
    assert keyword(t, "Inkling Token", k.FLYING)
    assert prepared(t, "Emeritus of Truce") == ready


@cr("118.12")
def test_ideation_may_exile_exactly_eight_of_more_cards() -> None:
    t = Scene.duel(mine=["Emeritus of Ideation"], ann={"graveyard": ["8 Forest", "Opt"]})
    attack("Emeritus of Ideation", answers=("Yes", *["Forest"] * 8))(t)
    assert prepared(t, "Emeritus of Ideation")
    assert t.sorted_names("graveyard") == ["Opt"]
    t = Scene.duel(mine=["Emeritus of Ideation"], ann={"graveyard": ["7 Forest"]})
    attack("Emeritus of Ideation")(t)
    assert len(t.sorted_names("graveyard")) == 7


def test_focusmage_makes_instants_and_sorceries_cheaper() -> None:
    t = Scene.duel(["Divination", BEARS], ["Dirgur Focusmage"])
    assert t.offers("Cast Divination {1}{U}")
    assert t.offers("Cast Grizzly Bears {1}{G}")


@cr("722.3a")
def test_becoming_prepared_again_changes_nothing() -> None:
    t = Scene.duel([BEARS, BEARS], ["Abigale, Poet Laureate"])
    t.play(A, "Cast Grizzly").play(A, "Cast Grizzly")
    assert t.sorted_names("exile") == ["Heroic Stanza"]


@cr("603.4")
def test_a_shaper_that_is_prepared_does_not_trigger() -> None:
    t = Scene.duel(mine=[{"card": "Paradox Shaper", "prepared": True}]).until("upkeep", 3)
    assert not t.st.stack


def test_shaper_puts_a_card_on_the_bottom() -> None:
    t = Scene.duel(mine=["Paradox Shaper"], ann={"graveyard": ["Opt", "Shock"]}).play(A, "Paradox Shaper: {2}", "Opt")
    st = t.st
    assert st.objs[st.libraries[0][-1]].definition.name == "Opt"
    assert t.sorted_names("graveyard") == ["Shock"]


@cr("603.2")
def test_fateseer_triggers_once_each_turn() -> None:
    t = Scene.duel(["Opt", "Opt"], ["Prudent Fateseer", BEARS], [ANGEL])
    t.play(A, "Cast Opt", 0).play(A, "Cast Opt", 0)
    assert (t.size("Prudent Fateseer"), t.size(BEARS), t.size(ANGEL)) == ((2, 4), (3, 2), (4, 4))


def test_fateseer_sees_its_own_spell_surveil() -> None:
    t = Scene.duel(mine=[{"card": "Prudent Fateseer", "prepared": True}]).play(A, "Cast Peer Review", 0)
    assert t.size("Cadet") == (3, 2)


def test_vanguard_gives_vigilance_to_those_with_counters() -> None:
    t = Scene.duel(mine=["Vigorbloom Vanguard", {"card": BEARS, "counters": {"+1/+1": 1}}], theirs=[GIANT])
    assert keyword(t, BEARS, k.VIGILANCE)
    assert not keyword(t, "Vigorbloom Vanguard", k.VIGILANCE)


def test_sanar_makes_treasure_only_after_an_instant_or_sorcery() -> None:
    t = Scene.duel(["Shock", BEARS], ["Sanar, Unfinished Genius"])
    assert not t.play(A, "Cast Grizzly").offers("Sanar")
    assert own(t.play(A, "Cast Shock", "Bob").play(A, "Sanar"), "Treasure Token") == 1


@cr("602.5d")
def test_lluwen_only_as_a_sorcery() -> None:
    t = Scene.duel(["Shock"], ["Lluwen, Exchange Student"], ann={"graveyard": [BEARS]})
    assert t.offers("Lluwen")
    t.choose("Cast Shock").choose("Bob")
    assert not t.offers("Lluwen")


def test_the_pests_gain_life() -> None:
    t = Scene.duel(["Pyroclasm"], [{"card": "Eccentric Pestfinder", "prepared": True}])
    assert t.play(A, "Cast Turn Stones").play(A, "Cast Pyroclasm").lives == (21, 20)
    t = Scene.duel(mine=[{"card": "Lluwen, Exchange Student", "prepared": True}]).play(A, "Cast Pest Friend")
    assert t.fight("Pest Token").until("postcombat main", 3).lives == (21, 19)


def test_heartwood_makes_mana() -> None:
    t = Scene.duel(["Opt", "Shock"], [{"card": "Woodwork Prodigy", "prepared": True}], ann={"mana": "{G}{G}{G}"})
    t.play(A, "Cast Soul Tether")
    assert t.offers("Cast Shock")
    assert not t.offers("Cast Opt")


@cr("303.4g")
def test_replenish_leaves_an_aura_with_nothing_to_enchant() -> None:
    t = Scene.duel(["Replenish"], ann={"graveyard": ["Slimebind", "Glorious Anthem"]}).play(A, "Cast Replenish")
    assert t.sorted_names("battlefield") == ["Glorious Anthem"]
    assert "Slimebind" in t.sorted_names("graveyard")


@cr("303.4f")
def test_replenish_lets_its_controller_choose_what_an_aura_enchants() -> None:
    t = Scene.duel(["Replenish"], theirs=[BEARS, ANGEL], ann={"graveyard": ["Slimebind"]})
    t.play(A, "Cast Replenish", ANGEL)
    assert t.size(ANGEL) == (0, 4)


@cr("701.23d")
def test_a_tutor_without_a_quality_finds_a_card() -> None:
    t = Scene.duel(["Demonic Tutor"], ann={"library": ["Shock"]})
    t.choose("Cast Demonic Tutor").choose("Pass").choose("Pass")
    assert "Done" not in [option.text for option in t.game.options]


@cr("400.7j")
def test_reanimate_asks_what_the_permanent_became() -> None:
    """The card entered as a copy of something cheaper: its mana value is that of the permanent."""
    t = Scene.duel(["Reanimate"], [BEARS], ann={"graveyard": ["Clone"]}).play(A, "Cast Reanimate", BEARS)
    assert t.sorted_names("battlefield") == [BEARS, BEARS]
    assert t.lives == (18, 20)


def test_the_copies_of_a_striking_palette_go_with_the_next_spell_only() -> None:
    t = Scene.duel(["Shock", "Shock"], [{"card": "Pigment Wrangler", "prepared": True}])
    t.play(A, "Cast Striking Palette")
    assert t.play(A, "Cast Shock", "Bob", "No").play(A, "Cast Shock", "Bob").lives == (20, 14)


@cr("500.5a")
def test_the_sanguinists_eye_is_on_the_creature_for_this_combat() -> None:
    t = Scene.duel(mine=["Stensian Sanguinist", BEARS], theirs=[ANGEL])
    t.fight(BEARS, Serra_Angel=BEARS).until("declare attackers", 0, BEARS).until("postcombat main")
    assert t.sorted_names("battlefield", 1) == []
    assert not t.st.delayed
    assert not prepared(t, "Stensian Sanguinist")


@cr("603.2c")
def test_drawing_many_cards_is_drawing_the_second_once() -> None:
    t = Scene.duel(["Secret Rendezvous"], ["Defacing Duskmage"]).play(A, "Cast Secret")
    assert t.sorted_names("exile") == ["Vandal's Edit"]


def test_bind_to_life_puts_a_creature_if_there_is_one() -> None:
    t = Scene.duel(mine=[{"card": "Vastlands Scavenger", "prepared": True}], ann={"library": [BEARS, "7 Forest"]})
    assert own(t.play(A, "Cast Bind to Life"), BEARS) == 1
    t = Scene.duel(mine=[{"card": "Vastlands Scavenger", "prepared": True}], ann={"library": ["7 Forest"]})
    assert t.play(A, "Cast Bind to Life").sorted_names("battlefield") == ["Vastlands Scavenger"]


def test_all_aboard_returns_a_stolen_creature_to_its_owner() -> None:
    t = Scene.duel(mine=[{"card": "Skycoach Conductor", "prepared": True}, {"card": BEARS, "owner": "Bob"}])
    assert t.play(A, "Cast All Aboard").sorted_names("battlefield", 1) == [BEARS]


@cr("106.4", "605.1a")
def test_seething_song_is_a_spell_that_can_be_answered() -> None:
    t = Scene.duel(["Seething Song"]).choose("Cast Seething Song")
    assert t.st.stack


@cr("702.21a")
@pytest.mark.parametrize(("name", "left"), [("Campus Composer", 7), ("Strife Scholar", 8)])
def test_ward(name: str, left: int) -> None:
    """What is aimed at it is countered unless its controller pays {2}, or 2 life."""
    t = Scene.duel(["Unsummon"], theirs=[name], ann={"mana": "{U}{U}{U}"}).play(A, "Cast Unsummon", "Yes")
    assert t.sorted_names("hand", 1) == [name]
    t = Scene.duel(["Unsummon"], theirs=[name], ann={"mana": "{U}{U}{U}"}).play(A, "Cast Unsummon", "No")
    assert t.sorted_names("battlefield", 1) == [name]


@cr("116.2c", "119.4")
def test_channel_makes_mana_whenever_a_mana_ability_could() -> None:
    t = Scene.duel(["Channel"], ann={"mana": "{G}{G}", "life": 2}, mana=False).play(A, "Cast Channel")
    t.choose("Pay 1 life").choose("Pay 1 life")
    assert (t.lives, t.game.outcome is not None) == ((0, 20), True)


@cr("505.1b")
def test_a_third_main_phase_is_not_the_second() -> None:
    t = Scene.duel(["Stream of Life"], ["Scheming Silvertongue"]).until("postcombat main")
    st = t.play(A, "Cast Stream", 2, "Ann").game.state
    add_phases(st, (BEGIN_COMBAT, POSTCOMBAT_MAIN))
    t.game = Game(t.game._setup, st)
    t.until("end of combat").until("postcombat main").settle()
    assert not prepared(t, "Scheming Silvertongue")
