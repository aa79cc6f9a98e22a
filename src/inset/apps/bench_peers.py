"""``inset bench --compare``: other engines that pip can install, played at random beside Inset in one run.

None of them is required: a missing one is reported with the command that installs it, a failing one with its error.
"""

from __future__ import annotations

import importlib
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Played:
    """What one engine did: random moves, games, and copies of a position."""

    moves: int
    games: int
    seconds: float
    copy_us: float | None


@dataclass(frozen=True, slots=True)
class Peer:
    name: str
    install: str
    about: str
    play: Callable[[float], Played]


def spent() -> float:
    """Processor seconds of this process and of the children it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def chess_moves(seconds: float) -> float | None:
    """python-chess's random moves per second, if it is installed: another engine as a yardstick."""
    try:
        found = play_chess(seconds)
    except ImportError:
        return None
    return round(found.moves / found.seconds, 1)


def play_chess(seconds: float) -> Played:
    chess = importlib.import_module("chess")
    chance = random.Random(0)

    def game(board: Any) -> Any:
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            yield board

    return _play(lambda: game(chess.Board()), lambda board: board.copy(), seconds)


def play_pokerkit(seconds: float) -> Played:
    poker = importlib.import_module("pokerkit")
    chance = random.Random(0)
    automation = poker.Automation
    automatic = tuple(
        step for step in automation if step.name not in ("HOLE_DEALING", "BOARD_DEALING", "CARD_BURNING")
    )  # fmt: skip

    def hand() -> Any:
        state = poker.NoLimitTexasHoldem.create_state(automatic, True, 0, (1, 2), 2, 200, 6)
        while state.status:
            if state.can_burn_card():
                state.burn_card()
            elif state.can_deal_hole():
                state.deal_hole()
            elif state.can_deal_board():
                state.deal_board()
            else:
                ways = [state.fold, state.check_or_call, state.complete_bet_or_raise_to]
                can = [state.can_fold(), state.can_check_or_call(), state.can_complete_bet_or_raise_to()]
                chance.choice([way for way, possible in zip(ways, can, strict=True) if possible])()
                yield state

    copy = importlib.import_module("copy")
    return _play(hand, copy.deepcopy, seconds)


def play_rlcard(seconds: float) -> Played:
    rlcard = importlib.import_module("rlcard")
    chance = random.Random(0)
    table = rlcard.make("uno", config={"seed": 0})

    def game() -> Any:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(chance.choice(list(state["legal_actions"])))
            yield table

    copy = importlib.import_module("copy")
    return _play(game, lambda table: copy.deepcopy(table.game), seconds)


def play_open_spiel(seconds: float) -> Played:
    spiel = importlib.import_module("pyspiel")
    chance = random.Random(0)
    chess = spiel.load_game("chess")

    def game() -> Any:
        state = chess.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            yield state

    return _play(game, lambda state: state.clone(), seconds)


def play_python_mtg(seconds: float) -> Played:
    mtg = importlib.import_module("mtg")
    chance = random.Random(0)

    def game() -> Any:
        table = mtg.Game()
        while not table.is_game_over():
            table.push(chance.choice(list(table.legal_moves)), checked=False)
            yield table

    return _play(game, lambda table: table.copy(), seconds)


PEERS: Final = (
    Peer("python-chess", "chess", "chess, Python", play_chess),
    Peer("pokerkit", "pokerkit", "poker, no-limit hold'em for six, Python", play_pokerkit),
    Peer("rlcard", "rlcard", "Uno, Python", play_rlcard),
    Peer("open_spiel", "open_spiel", "chess, C++", play_open_spiel),
    Peer("python-mtg", "python-mtg", "Magic, its demonstration decks, Datalog", play_python_mtg),
)


def _play(game: Callable[[], Any], copy: Callable[[Any], Any], seconds: float, every: int = 10) -> Played:
    """Random games for this long; every tenth position is copied, off the clock."""
    moves = games = copied = 0
    copying = 0.0
    begun, until = spent(), time.perf_counter() + 4 * seconds  # whatever else the machine is doing
    while spent() - begun - copying < seconds and time.perf_counter() < until:
        for position in game():
            moves += 1
            if moves % every == 0:
                start = time.process_time()
                copy(position)
                copying += time.process_time() - start
                copied += 1
            if spent() - begun - copying > seconds:
                break
        else:
            games += 1
    return Played(moves, games, spent() - begun - copying, copying / copied * 1e6 if copied else None)


def compare(seconds: float, inset: Callable[[float], Played]) -> list[dict[str, Any]]:
    """One row for each engine, Inset first."""
    rows = [row("inset", "Magic, Adventures and their kin", "", inset, seconds)]
    rows += [row(peer.name, peer.about, peer.install, peer.play, seconds) for peer in PEERS]
    return rows


def row(name: str, about: str, install: str, play: Callable[[float], Played], seconds: float) -> dict[str, Any]:
    """What one engine did, or why it did nothing."""
    shown: dict[str, Any] = {"engine": name, "plays": about}
    try:
        found = play(seconds)
    except ImportError:
        return shown | {"missing": f"pip install {install}"}
    except Exception as error:  # somebody else's engine may fail in any way; the comparison continues
        return shown | {"failed": f"{type(error).__name__}: {error}"}
    shown["moves_per_second"] = round(found.moves / found.seconds, 1)
    shown["games_per_second"] = round(found.games / found.seconds, 2)
    shown["copy_us"] = None if found.copy_us is None else round(found.copy_us, 1)
    return shown
