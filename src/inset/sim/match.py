"""One game of a batch: who plays what with which seed, and what is kept of it.

Games come in pairs: the same seed twice, with the seats swapped. Everything about a game follows from the batch's
settings and the game's number, so that it does not matter which process plays it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from inset import agents
from inset.decklists.decks import Deck
from inset.game import Game
from inset.kernel import rng
from inset.kernel.types import LIBRARY
from inset.rules.model import event_records as ev
from inset.rules.model.state import Obj
from inset.rules.objects import frames

Maker = str | Callable[[int], agents.Player]  # a player's name, or whatever makes one from a seed

NORMAL: Final = "normal"
LAND: Final = "land"
COPY: Final = "copy"
BOTH: Final = "both"


@dataclass(frozen=True, slots=True)
class Settings:
    """What a batch is: the decks, who plays them, how many games of each pairing, the seed."""

    decks: tuple[Deck, ...]
    players: tuple[Maker, Maker] = ("greedy", "greedy")
    games: int = 100
    seed: int = 0
    format: str = "duel"

    @property
    def pairings(self) -> tuple[tuple[int, int], ...]:
        """Which decks meet: each with each other; a single deck meets itself."""
        if len(self.decks) == 1:
            return ((0, 0),)
        return tuple(combinations(range(len(self.decks)), 2))

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    @property
    def mirror(self) -> bool:
        """Are all decks the same, so that it is the players who are compared?"""
        return all(deck.main == self.decks[0].main for deck in self.decks)

    def side_names(self) -> tuple[str, ...]:
        """What the sides are called in the result: decks, or players where the decks are the same."""
        if not self.mirror or len(self.decks) > 2:
            return unique([deck.name for deck in self.decks])
        return unique([player_name(player) for player in self.players])


def player_name(player: Maker) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def unique(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number after those that were there before."""
    found: list[str] = []
    for name in names:
        number = 2
        free = name
        while free in found:
            free, number = f"{name} {number}", number + 1
        found.append(free)
    return tuple(found)


@dataclass(slots=True)
class CardUse:
    """What one player did with the copies of one card in one game."""

    drawn: int = 0
    cast: dict[str, int] = field(default_factory=dict)  # way -> how often
    both: int = 0  # copies of which both halves were cast


@dataclass(slots=True)
class Result:
    """What is kept of a game. Sides, not seats: side 0 is the pairing's first deck, wherever it sat."""

    number: int
    pairing: tuple[int, int]
    seed: int
    first: int  # the side that was on the play
    winner: int = -1  # a side; -1: nobody
    kind: str = ""  # "win", "draw", "limit", or "failure"
    rule: str = ""
    turns: int = 0
    answers: int = 0
    mulligans: tuple[int, int] = (0, 0)
    life: tuple[int, int] = (0, 0)
    cards: tuple[dict[str, CardUse], dict[str, CardUse]] = field(default_factory=lambda: ({}, {}))
    error: str = ""
    record: str = ""


def seeds(settings: Settings, number: int) -> tuple[int, int, int]:
    """The seed of a game and of its two players' sides."""
    pairing, place = divmod(number, settings.games)
    state = rng.start(settings.seed * 1_000_003 + pairing * 7_919 + place // 2)
    state, game = rng.step(state)
    state, one = rng.step(state + place % 2)
    _, two = rng.step(state)
    return game >> 16, one, two


def play_one(settings: Settings, number: int) -> Result:
    """Plays the game with this number. Whatever goes wrong becomes part of the result."""
    pairing = settings.pairings[number // settings.games]
    game_seed, *player_seeds = seeds(settings, number)
    swapped = number % settings.games % 2 == 1
    result = Result(number, pairing, game_seed, first=1 if swapped else 0)
    seats = (1, 0) if swapped else (0, 1)  # the side that sits at each seat
    game: Game | None = None
    try:
        decks = [settings.decks[pairing[side]] for side in seats]
        names = unique([f"{settings.decks[pairing[side]].name}" for side in seats])
        game = Game.new(decks, seed=game_seed, format=settings.format, names=names, first=0, paying=True)
        players = [_make(settings.players[side], player_seeds[side]) for side in seats]
        agents.play(game, players)
        _fill(result, game, seats)
    except Exception as error:
        result.kind = "failure"
        result.error = "".join(traceback.format_exception(error, limit=-6)).strip()
        result.record = _record(game)
    return result


def _make(player: Maker, seed: int) -> agents.Player:
    return agents.make(player, seed) if isinstance(player, str) else player(seed)


def _record(game: Game | None) -> str:
    try:
        return game.record() if game is not None else ""
    except Exception:  # the record of a broken game may be broken too
        return ""


def _fill(result: Result, game: Game, seats: tuple[int, int]) -> None:
    outcome = game.outcome
    assert outcome is not None
    st = game.state
    result.kind, result.rule = outcome.kind, outcome.reason or outcome.rule
    result.winner = seats[outcome.winners[0]] if outcome.winners else -1
    result.turns, result.answers = st.turn, game.answers
    result.mulligans = (st.players[seats.index(0)].mulligans, st.players[seats.index(1)].mulligans)
    result.life = (st.players[seats.index(0)].life, st.players[seats.index(1)].life)
    found = uses(game)
    result.cards = (found[seats.index(0)], found[seats.index(1)])


# --- what was done with the cards ----------------------------------------------------------------------


def uses(game: Game) -> list[dict[str, CardUse]]:
    """For each seat, what its player did with each card of the deck: drawn, cast in which ways."""
    st = game.state
    events = game._log_events()
    known: dict[int, Obj] = {}
    for event in events:
        if event.kind == ev.FORGOT:
            known.update((oid, pair[0]) for oid, pair in event.past.items())
    known.update((oid, pair[0]) for oid, pair in st.lki.items())
    known.update(st.objs)
    drawn: list[dict[int, str]] = [{} for _ in st.players]  # the physical cards that were drawn
    cast: list[dict[int, set[str]]] = [{} for _ in st.players]  # and in which ways each was cast
    found: list[dict[str, CardUse]] = [{} for _ in st.players]
    for event in events:
        obj = known.get(event.obj)
        if obj is None:
            continue
        if event.kind == ev.DREW and event.player == obj.owner:
            drawn[obj.owner][obj.card] = obj.definition.name
        elif event.kind == ev.MOVED and event.rule == "103.5" and event.destination == LIBRARY:
            drawn[obj.owner].pop(obj.card, None)  # put back by a mulligan
        elif event.kind in (ev.CAST, ev.PLAYED_LAND) and event.player == obj.owner:
            way = LAND if event.kind == ev.PLAYED_LAND else way_of(obj)
            use = found[obj.owner].setdefault(obj.definition.name, CardUse())
            use.cast[way] = use.cast.get(way, 0) + 1
            if obj.card:
                ways = cast[obj.owner].setdefault(obj.card, set())
                if way not in ways and len(ways) == 1:
                    use.both += 1
                ways.add(way)
    for seat, cards in enumerate(drawn):
        for name in cards.values():
            found[seat].setdefault(name, CardUse()).drawn += 1
    return found


def way_of(obj: Obj) -> str:
    """How a spell was cast: ``normal``, or the word of its inset; ``copy`` for what is no card."""
    if not obj.card:
        return COPY
    word = frames.word_in_use(obj.definition, obj.in_use)
    return NORMAL if word == "none" else word


def to_json(result: Result) -> dict[str, Any]:
    """A result as plain data, for journals."""
    data: dict[str, Any] = {
        "number": result.number, "pairing": list(result.pairing), "seed": result.seed, "first": result.first,
        "winner": result.winner, "kind": result.kind, "rule": result.rule, "turns": result.turns,
        "answers": result.answers, "mulligans": list(result.mulligans), "life": list(result.life),
        "cards": [{name: [use.drawn, use.cast, use.both] for name, use in side.items()} for side in result.cards],
    }  # fmt: skip
    if result.error:
        data |= {"error": result.error, "record": result.record}
    return data


def from_json(data: dict[str, Any]) -> Result:
    sides = [{name: CardUse(row[0], row[1], row[2]) for name, row in side.items()} for side in data["cards"]]
    return Result(
        data["number"], (data["pairing"][0], data["pairing"][1]), data["seed"], data["first"], data["winner"],
        data["kind"], data["rule"], data["turns"], data["answers"], (data["mulligans"][0], data["mulligans"][1]),
        (data["life"][0], data["life"][1]), (sides[0], sides[1]), data.get("error", ""), data.get("record", ""),
    )  # fmt: skip
