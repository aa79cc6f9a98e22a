"""A recorded game for a page: its turns, any place in it from any player's view, and the answer given there."""

from __future__ import annotations

from bisect import bisect_left

from inset.apps.replay import Replay
from inset.apps.web.protocol import Message
from inset.apps.web.rooms import line_of
from inset.apps.web.seen import Pictures, board


def opened(replay: Replay) -> Message:
    """What the timeline shows: how many places there are, and where each turn begins."""
    turns: list[Message] = []
    for place, game in enumerate(replay.states):
        st = game.state
        if not turns or turns[-1]["turn"] != st.turn:
            turns.append({"turn": st.turn, "place": place, "player": game.players[st.active] if st.turn else ""})
    return {"last": replay.last, "turns": turns, "players": list(replay.game.players)}


def place_of_line(replay: Replay, line: int, eyes: int) -> int:
    """The first place where the log, as a player sees it, has this line (counted from 0)."""
    places = range(replay.last + 1)
    found = bisect_left(places, line + 1, key=lambda place: len(replay.states[place].view(eyes).log))
    return min(found, replay.last)


def place(replay: Replay, at: int, eyes: int, pictures: Pictures) -> Message:
    """One place: the board as a player saw it, the question and its answer, and the log up to there."""
    replay.go(at)
    game = replay.game
    decision = game.decision
    return {
        "place": replay.place,
        "board": board(game, eyes, pictures),
        "log": [line_of(line) for line in game.view(eyes).log],
        "asked": "" if decision is None else f"{game.players[decision.player]}: {decision.prompt}",
        "answered": replay.answered()
        if decision is None or decision.player == eyes or decision.kind != "mulligan"
        else "",
    }
