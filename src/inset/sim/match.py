"""One game of a batch: plays it to its end, and counts what the players did with their cards."""

from __future__ import annotations

import traceback
from typing import Final

from inset import agents
from inset.game import Game
from inset.kernel.types import LIBRARY
from inset.play.names import unique
from inset.rules.model import event_records as ev
from inset.rules.model.state import Obj
from inset.rules.objects import frames
from inset.sim.executor import Watch
from inset.sim.results import FAILURE, CardUse, Result, begun
from inset.sim.settings import Maker, Settings, pairing_of, seeds

NORMAL: Final = "normal"
LAND: Final = "land"
COPY: Final = "copy"
BOTH: Final = "both"
MOST_TOLD: Final = 8_000  # characters of an error
MOST_LIFE: Final = 10**18  # the largest number written down: journals hold 64-bit numbers
_FRAMES: Final = 6  # of a traceback, from its end


class TooLong(Exception):
    """A game took more answers than it may."""


def play_one(settings: Settings, number: int, watch: Watch | None = None) -> Result:
    """Plays the game with this number. Anything a player does, short of ending the process, becomes part of the
    result."""
    watch = watch or Watch()
    result = begun(settings, number)
    pairing = pairing_of(settings, number)
    game_seed, *player_seeds = seeds(settings, number)
    seats = (1, 0) if result.first == 1 else (0, 1)  # the side that sits at each seat
    game: Game | None = None
    try:
        decks = [settings.decks[pairing[side]] for side in seats]
        names = unique([deck.name for deck in decks])
        game = Game.new(decks, seed=game_seed, format=settings.format, names=names, first=0, paying=True)
        players = [_make(settings.players[side], player_seeds[side]) for side in seats]
        _play(game, players, settings, watch)
        _fill(result, game, seats)
    except BaseException as error:  # SystemExit, KeyboardInterrupt and GeneratorExit of a player, too
        if isinstance(error, KeyboardInterrupt) and watch.interrupted():
            raise  # it was the user
        result = begun(settings, number)
        result.kind = FAILURE
        result.error = _told(error)
        result.record = _record(game)
    return result


def _play(game: Game, players: list[agents.Player], settings: Settings, watch: Watch) -> None:
    """Plays to the end; with a clock or a limit, each answer is counted."""
    if not settings.game_answers and not watch.needed:
        agents.play(game, players)
        return
    watch.begin(game)
    given = 0
    while (decision := game.decision) is not None:
        if settings.game_answers and given >= settings.game_answers:
            raise TooLong(f"the game did not end within {settings.game_answers} answers (--game-answers)")
        agents.answer(game, players[decision.player])
        watch.answered(game)
        given += 1


def _make(player: Maker, seed: int) -> agents.Player:
    return agents.make(player, seed) if isinstance(player, str) else player(seed)


def _told(error: BaseException) -> str:
    """The end of the traceback, as printable text."""
    if isinstance(error, TooLong):
        return str(error)
    if isinstance(error, agents.PlayerFailed):
        return error.trace[-MOST_TOLD:].encode("utf-8", "backslashreplace").decode()
    try:
        text = "".join(traceback.format_exception(error, limit=-_FRAMES)).strip()
    except Exception:  # an error that can't be printed
        text = f"{type(error).__name__}, whose message could not be printed"
    return text[-MOST_TOLD:].encode("utf-8", "backslashreplace").decode()


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
    result.life = (_life(game, seats.index(0)), _life(game, seats.index(1)))
    found = uses(game)
    result.cards = (found[seats.index(0)], found[seats.index(1)])


def _life(game: Game, seat: int) -> int:
    return max(-MOST_LIFE, min(MOST_LIFE, game.state.players[seat].life))


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
    cast: list[dict[int, set[str]]] = [{} for _ in st.players]  # and the ways in which each was cast
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
    """How a spell was cast: ``normal``, or the word for its inset; ``copy`` if it isn't a card."""
    if not obj.card:
        return COPY
    word = frames.word_in_use(obj.definition, obj.in_use)
    return NORMAL if word == "none" else word
