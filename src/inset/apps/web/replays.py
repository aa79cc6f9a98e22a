"""A recorded game for a page: its turns, any place in it through anybody's eyes, and what was answered there."""

from __future__ import annotations

from inset.apps.replay import Replay
from inset.apps.web.protocol import Message, Refused
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


def place(replay: Replay, at: int, eyes: int, pictures: Pictures) -> Message:
    """One place: the board as a player saw it, the question and its answer, and the log up to there."""
    if not 0 <= eyes < len(replay.game.players):
        raise Refused(f"there is no seat {eyes} in this game")
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
