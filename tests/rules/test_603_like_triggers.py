"""603.2, 603.3: very many triggered abilities at once: those that are alike are held as one, and each resolves by itself."""

from collections.abc import Iterator

import pytest

from inset import cards
from inset.game import Game
from inset.language.filters import IsAbility
from inset.language.words.kinds import creature, instant, whenever
from inset.language.words.nouns import creatures, target, target_player
from inset.language.words.verbs import counter, dies, enters, gain_life, lose_life, together
from inset.rules.events.like_triggers import counted_together
from inset.rules.model.answers import Pass
from inset.rules.model.state import Ctx, Event, Pending
from tests.harness import cr

MOURNER = creature(
    "Mourner", "{1}{B}", "Vampire", 0, 1,
    whenever(dies(creatures), together(lose_life(1, target_player()), gain_life(1))),
)  # fmt: skip
GREETER = creature("Greeter", "{W}", "Human", 1, 1, whenever(enters(creatures), gain_life(1)))
HUSH = instant("Hush", "{U}", counter(target(IsAbility())))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    cards.add(MOURNER, GREETER, HUSH)
    yield
    cards.remove("Mourner", "Greeter", "Hush")


def wiped(number: int, life: int, hand: tuple[str, ...] = ()) -> Game:
    """So many Mourners, and their triggers about to be announced."""
    board = ["4 Plains", "Island", {"card": "Mourner", "count": number}]
    game = Game.from_position(
        {"A": {"hand": ["Day of Judgment", *hand], "battlefield": board}, "B": {"life": life}}, paying=True
    )
    game.choose(game.options.find("Cast Day of Judgment"))
    while game.decision is not None and game.decision.kind == "priority":
        game.pass_priority()
    return game


def announce(game: Game, most: int = 10**6) -> None:
    """Each ability targets the opponent, at most this many at once."""
    while game.decision is not None and game.decision.kind != "priority":
        answers = game.options.answers
        if game.decision.kind == "number":
            game.choose(min(most, max(answer for answer in answers if isinstance(answer, int))))
        else:
            game.choose(answers[-1])


def waiting(game: Game) -> int:
    found = [game.state.objs[oid].stack for oid in game.state.stack]
    return sum(1 + len(stack.more) for stack in found if stack is not None)


@cr("603.2c", "603.3d", "608.1")
def test_four_thousand_triggers_are_played_to_the_end() -> None:
    game = wiped(64, 200)
    announce(game)
    assert (len(game.state.stack), waiting(game)) == (64, 64 * 64)
    game.pass_priority()
    game.pass_priority()
    assert (waiting(game), game.state.players[1].life) == (4095, 199)
    while game.decision is not None:
        game.pass_priority()
    assert game.state.players[0].life == 20 + 200
    assert game.outcome is not None and game.outcome.winners == (0,)


@cr("603.3d")
def test_each_of_them_may_have_another_target() -> None:
    game = wiped(46, 5_000)
    while game.decision is not None and game.decision.kind != "priority":
        last = game.options.answers[-1]  # one at a time: a number, and the opponent
        first = game.options.answers[0]
        game.choose(last if game.decision.kind == "number" or len(game.state.stack) % 2 else first)
        if len(game.state.stack) > 60:
            break
    found = [game.state.objs[oid].stack for oid in game.state.stack]
    assert {stack.targets for stack in found[:-1] if stack is not None} == {((-1,),), ((-2,),)}


@cr("701.6a", "405.2")
def test_one_of_them_is_countered_and_the_others_resolve() -> None:
    game = wiped(50, 5_000, ("Hush",))
    announce(game)
    assert waiting(game) == 2500
    game.choose(game.options.find("Cast Hush"))
    game.choose(game.options.answers[0])
    while not isinstance(game.options.answers[0], Pass):
        game.choose(game.options.answers[0])
    game.pass_priority()
    game.pass_priority()
    assert waiting(game) == 2499


@cr("603.2")
def test_those_of_several_sources_are_not_alike() -> None:
    ability = MOURNER.faces[0].abilities[0]
    some = [
        Pending(ability, Ctx(source, 0, event=Event(1, "", obj=number))) for number in range(3) for source in (7, 8)
    ]
    found = counted_together(some)
    assert [(p.ctx.source, [event.obj for event in p.more]) for p in found] == [(7, [1, 2]), (8, [1, 2])]
    assert counted_together(found)[0].more == found[0].more


def test_too_many_that_are_not_alike_end_the_game() -> None:
    board = ["2 Forest", {"card": "Greeter", "count": 2_001}]
    game = Game.from_position({"A": {"hand": ["Grizzly Bears"], "battlefield": board}, "B": {}}, paying=True)
    game.choose(game.options.find("Cast Grizzly Bears"))
    while game.decision is not None and game.state.stack:
        game.pass_priority()
    assert game.outcome is not None and "too many triggered abilities" in game.outcome.reason
