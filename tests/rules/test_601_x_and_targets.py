"""601.2b–c: X is chosen before targets, and only so that all of them can be chosen."""

from typing import Any

from inset import Game, cards
from inset.language.card import Card
from inset.language.filters import EQ, StatIs
from inset.language.values import MANA_VALUE
from inset.language.words.kinds import activated, artifact, instant
from inset.language.words.nouns import creatures, lands, target, x
from inset.language.words.verbs import cost, tap, tap_symbol, to_hand, untap
from tests.harness import cr
from tests.harness.games import asked, play

REPEAL = instant("Away", "{X}{U}", to_hand(target(creatures & StatIs(MANA_VALUE, EQ, x))))
TAPPING = instant("Slumber", "{X}{U}", tap(target(creatures, x)))
CANDLE = artifact("Candle", "{1}", activated(cost("{X}", tap_symbol), untap(target(lands, x))))


def board(made: Card, mine: dict[str, Any], theirs: list[str]) -> Game:
    cards.add(made)
    try:
        return Game.from_position({"A": mine, "B": {"battlefield": theirs}}, paying=True)
    finally:
        cards.remove(made.name)


def numbers(game: Game) -> list[int]:
    assert asked(game).kind == "number"
    return [answer for answer in asked(game).options.answers if isinstance(answer, int)]


@cr("601.2c", "107.3a")
def test_no_more_targets_are_announced_than_there_are() -> None:
    game = board(
        TAPPING, {"hand": ["Slumber"], "battlefield": ["6 Island"]}, ["Memnite", "Grizzly Bears", "Ornithopter"]
    )
    play(game, "Cast Slumber")
    assert numbers(game) == [0, 1, 2, 3]
    game.choose(2)
    play(game, "Memnite", "Grizzly Bears")
    assert asked(game).kind == "priority"


@cr("601.2c", "601.3a")
def test_a_target_that_only_one_x_allows() -> None:
    game = board(REPEAL, {"hand": ["Away"], "battlefield": ["6 Island"]}, ["Grizzly Bears", "Hill Giant"])
    play(game, "Cast Away")
    assert numbers(game) == [2, 4]
    game.choose(4)
    play(game, "Pass", "Pass")  # there was one target
    assert [game.state.objs[oid].definition.name for oid in game.state.hands[1]] == ["Hill Giant"]


@cr("601.2c")
def test_a_target_that_no_affordable_x_allows() -> None:
    game = board(REPEAL, {"hand": ["Away"], "battlefield": ["2 Island"]}, ["Grizzly Bears"])
    assert [option.text for option in game.options] == ["Pass"]
    assert "targets" in str(game.why_not(0, "Away")[0])


@cr("602.2b", "601.2c")
def test_the_x_of_an_ability_is_bounded_by_its_targets() -> None:
    game = board(CANDLE, {"battlefield": ["Candle", "Island", "2 Sol Ring"]}, ["Plains"])
    play(game, "Candle")
    assert numbers(game) == [0, 1, 2]
