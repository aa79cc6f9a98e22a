"""What is listed at a glance is what is found with everything asked: whatever the card, whatever has a say (601.3)."""

from collections.abc import Iterator
from typing import Any

import pytest

from inset import cards
from inset.game import Game
from inset.kernel.types import ARTIFACT, CREATURE, DUNGEON, EXILE, PERMANENT_TYPES, PRECOMBAT_MAIN, STACK, UPKEEP
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import TurnOf
from inset.language.costs import PayLife
from inset.language.effects import THIS_TURN
from inset.language.filters import And, HasType, IsSpell, WasCastBy
from inset.language.mods import AddAbility, SetPT
from inset.language.node import Static
from inset.language.selections import AllPlayers, Opponents, You
from inset.rules import atoms
from inset.rules.checks import invariants
from inset.rules.model.state import Ctx, State
from inset.rules.objects.abilities import traits
from inset.rules.playing import priority_actions
from inset.rules.playing.effects_on_playing import ANY_TYPE, OCCASIONS, terms
from inset.rules.playing.offers import offers_for
from inset.rules.playing.quick_legality import sights_in_hand
from inset.rules.playing.targets import at_a_glance
from tests.harness import cr
from tests.harness.games import asked

LANDS = ["3 Forest", "3 Mountain", "3 Island", "3 Swamp", "3 Plains"]
FEW = ["Forest", "Mountain"]
PLAIN = ["Grizzly Bears", "Lightning Bolt", "Giant Growth", "Divination", "Bonecrusher Giant", "Forest"]
NAMES = sorted(name for name in cards.names() if not cards.card(name).faces[0].types & DUNGEON)  # 309.3: never in hand
KINDS = (
    sta.AsThoughFlash, sta.CantCast, sta.CastOnlyAsSorcery, sta.CastOnlyIf, sta.CostChange, sta.OfferAlternativeCost,
)  # fmt: skip


def says(card: Card, kind: type) -> bool:
    found = traits(card.faces[0].abilities).statics
    return any(isinstance(static, kind) for ability in found for static in ability.statics)


def speakers() -> Iterator[tuple[str, str]]:
    """The permanents of the library with a static ability that has a say in how cards are played."""
    for name in NAMES:
        card = cards.card(name)
        if card.faces[0].types & PERMANENT_TYPES:
            yield from ((name, kind.__name__) for kind in KINDS if says(card, kind))


def at(game: Game, step: int, active: int, player: int) -> State:
    st = game.state.clone()
    st.step, st.active, st.priority = step, active, player
    st.forget()
    return st


def check(game: Game) -> None:
    """In a main phase and in an upkeep, on the player's own turn and on another's."""
    for step in (PRECOMBAT_MAIN, UPKEEP):
        for active in (0, 1):
            for player in (0, 1):
                invariants._check_listing(at(game, step, active, player))


def test_the_cards_of_these_hands_are_plain() -> None:
    assert all(sights_in_hand(cards.card(name))[1] for name in PLAIN)
    game = Game.from_position({"A": {"hand": PLAIN, "battlefield": LANDS}, "B": {}})
    assert not any(terms(game.state).spoken)


def test_each_kind_of_effect_that_has_a_say_is_in_the_library() -> None:
    assert {kind for _, kind in speakers()} == {kind.__name__ for kind in KINDS}
    assert set(KINDS) == {kind for occasion in OCCASIONS.values() for kind in occasion.effects}


@pytest.mark.parametrize(
    ("word", "static"),
    [("land", sta.CantPlayLands(You())), ("cast", sta.CastOnlyIf(You(), TurnOf(Opponents())))],
)
def test_an_effect_of_a_resolved_spell_is_asked(word: str, static: Static) -> None:
    game = Game.from_position({"A": {"hand": PLAIN, "battlefield": LANDS}, "B": {}})
    st = game.state.clone()
    assert word in {action.kind for action in priority_actions.actions(st, 0)}
    atoms.new_floating(st, Ctx(0, 0), THIS_TURN, statics=(static,))
    assert word not in {action.kind for action in priority_actions.actions(st, 0)}


ARTIFACT_SPELLS = And((HasType(ARTIFACT), IsSpell()))
IMPROVISE = (AddAbility(Keyword(kw.IMPROVISE)),)
SMALL = (SetPT(0, 1),)


@pytest.mark.parametrize(
    ("static", "spoken"),
    [
        (sta.CostChange(ARTIFACT_SPELLS, 1, You()), (ARTIFACT, 0)),
        (sta.CostChange(IsSpell(), 1, Opponents(), sign=1), (0, ANY_TYPE)),
        (sta.CantCast(AllPlayers(), HasType(CREATURE)), (CREATURE, CREATURE)),
        (sta.Continuous(And((HasType(ARTIFACT), WasCastBy(You()))), IMPROVISE, STACK), (ARTIFACT, 0)),
        (sta.Continuous(And((HasType(ARTIFACT), IsSpell())), IMPROVISE, STACK), (ARTIFACT, ARTIFACT)),
        (sta.Continuous(And((HasType(ARTIFACT), WasCastBy(You()))), SMALL, STACK), (ANY_TYPE, ANY_TYPE)),
    ],
)
def test_an_effect_has_a_say_about_some_cards_of_some_players(static: Static, spoken: tuple[int, int]) -> None:
    side = {"hand": [*PLAIN, "Arcbound Worker", "Arcane Signet"], "battlefield": FEW}
    game = Game.from_position({"A": side, "B": side})
    st = game.state.clone()
    atoms.new_floating(st, Ctx(0, 0), THIS_TURN, statics=(static,))
    assert terms(st).spoken == spoken
    for active, player in ((0, 0), (0, 1), (1, 0), (1, 1)):
        st.active, st.priority = active, player
        st.forget()
        invariants._check_listing(st)


def test_flash_for_a_player_is_none_for_another() -> None:
    game = Game.from_position({"A": {"hand": PLAIN, "battlefield": LANDS}, "B": {"hand": PLAIN, "battlefield": LANDS}})
    st = at(game, UPKEEP, 0, 0)
    atoms.new_floating(st, Ctx(0, 1), THIS_TURN, statics=(sta.AsThoughFlash(You(), HasType(CREATURE)),))
    assert terms(st).speed == 2
    bears = [{a.names() for a in priority_actions.actions(st, player) if a.kind == "cast"} for player in (0, 1)]
    assert len(bears[1]) == len(bears[0]) + 1  # the Bears; the Giant could be cast as an instant anyway
    invariants._check_listing(st)


IN_EXILE = ["Grizzly Bears", "Lightning Bolt", "Counterspell", "Bonecrusher Giant", "Rimrock Knight", "Forest"]


@pytest.mark.parametrize(
    ("leave", "alike"),
    [
        (sta.MayPlay(You(), EXILE, lands=True), True),
        (sta.MayPlay(You(), EXILE, normal_only=True, exile_after=True), True),
        (sta.MayPlay(You(), EXILE, spell=HasType(CREATURE)), False),
        (sta.MayPlay(You(), EXILE, any_color=sta.SPEND_ANY_COLOR), False),
        (sta.MayPlay(You(), EXILE, cost=PayLife(3)), False),
        (sta.MayPlay(You(), EXILE, add=PayLife(30)), False),
    ],
)
def test_cards_in_exile_are_cast_as_from_a_hand_if_a_permission_says_no_more(leave: sta.MayPlay, alike: bool) -> None:
    side = {"exile": IN_EXILE, "hand": ["Grizzly Bears"]}
    for lands in (LANDS, FEW):
        game = Game.from_position({"A": {**side, "battlefield": [*lands, "Grizzly Bears"]}, "B": side})
        st = game.state.clone()
        atoms.new_floating(st, Ctx(0, 0), THIS_TURN, statics=(leave,))
        bears = next(st.objs[oid] for oid in st.exile if st.objs[oid].definition.name == "Grizzly Bears")
        assert [offer.is_like_from_hand() for offer in offers_for(st, 0, bears)] == [alike]
        for step in (PRECOMBAT_MAIN, UPKEEP):
            st.step = step
            st.forget()
            invariants._check_listing(st)


@cr("115.5", "601.2c")
def test_a_spell_that_targets_a_spell_needs_one_on_the_stack() -> None:
    game = Game.from_position({"A": {"hand": ["Counterspell", "Lightning Bolt"], "battlefield": LANDS}, "B": {}})
    st = game.state
    ways = sights_in_hand(cards.card("Counterspell"))[0][0].targets
    assert at_a_glance(st, Ctx(0, 0), ways) is False
    game.choose(game.options.find("Cast Lightning Bolt"))
    game.choose(game.options.find("B"))
    while asked(game).kind != "priority":
        game.choose(asked(game).options[0])
    assert at_a_glance(game.state, Ctx(0, 0), ways) is not False
    assert game.options.find("Cast Counterspell")


@pytest.mark.parametrize(("name", "kind"), list(speakers()))
def test_an_effect_that_has_a_say_is_asked(name: str, kind: str) -> None:
    for lands in (LANDS, FEW):
        side = {"hand": PLAIN, "battlefield": lands}
        there: list[Any] = [name]
        if "Aura" in cards.card(name).faces[0].subtypes:
            there = [{"card": "Grizzly Bears", "label": "host"}, {"card": name, "attached_to": "host"}]
        check(Game.from_position({"A": {**side, "battlefield": [*lands, *there]}, "B": side}))


@pytest.mark.parametrize("first", range(0, len(NAMES), 40))
def test_each_card_in_hand(first: int) -> None:
    hand = NAMES[first : first + 40]
    for lands in (LANDS, FEW):
        side = {"hand": hand, "battlefield": [*lands, "Grizzly Bears"]}
        check(Game.from_position({"A": side, "B": side}))
