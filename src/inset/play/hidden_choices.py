"""400.2, 402.3: what others have chosen among cards that a player can't see, for that player's samples (``sampling``).

The player knows neither which cards were picked nor, until the choice is finished, how many. So a sample takes back the picks
of a choice that is not finished, and makes those of a finished one again at random.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, Final

from inset.kernel import rng
from inset.kernel.types import HIDDEN_ZONES
from inset.play.options import Decision
from inset.play.past import Past
from inset.play.record import SPECIAL
from inset.play.session import Session
from inset.play.view import eyes, sees
from inset.rules.model.choices import Choose, Course, Next
from inset.rules.model.decision import Question
from inset.rules.model.state import State
from inset.words.option_words import object_of

PICKS: Final = (Choose, Next, Course)  # answers that may refer to cards in a hand or library


class Answered:
    """What was answered since the last priority, as a sample may know it.

    ``cells``: the answers. ``secret``: the places in it of picks that the player can't know. ``told``: the other answers.
    ``unfinished``: how many of the last ones belong to a hidden choice in progress.
    """

    __slots__ = ("cells", "secret", "told", "unfinished")

    def __init__(self, cells: Sequence[Past], secret: Set[int], unfinished: int = 0) -> None:
        self.cells = cells
        self.secret = secret
        self.unfinished = unfinished
        self.told = [cell.value for place, cell in enumerate(cells) if cell.how != SPECIAL and place not in secret]

    def finished(self) -> Answered:
        """The same without the picks of a choice in progress."""
        left = len(self.cells) - self.unfinished
        return Answered(self.cells[:left], {place for place in self.secret if place < left})


def has_picks(cells: Sequence[Past]) -> bool:
    """May one of these answers be a pick among hidden cards?"""
    return any(isinstance(cell.value, PICKS) for cell in cells)


def answered(game: Session, viewer: int, cells: Sequence[Past], hidden: Set[int]) -> Answered:
    """``hidden``: the cards that the player can't see."""
    if not has_picks(cells):
        return Answered(cells, set())
    through = eyes(game.state, viewer)
    deciders: dict[int, int] = {}
    for place, question in enumerate(game._questions(cells)):
        if question is not None and question.player not in through:
            if _card(game.state, _picked(question, cells[place].value)) in hidden:
                deciders[place] = question.player
    now = game.decision
    goes_on = now is not None and any(
        _card(game.state, _picked(now.question, value)) in hidden for value in now.question.values
    )
    unfinished = 0
    while goes_on and now is not None and deciders.get(len(cells) - 1 - unfinished) == now.player:
        unfinished += 1
    return Answered(cells, set(deciders), unfinished)


def _picked(question: Question, answer: Any) -> int:
    """The object that a pick is about; 0 if the answer is none."""
    if isinstance(answer, Course):
        return question.subject.oid
    return object_of(answer) if isinstance(answer, PICKS) else 0


def _card(st: State, oid: int) -> int:
    """The card that the object is, or last was."""
    if (obj := st.objs.get(oid)) is not None:
        return obj.card
    return st.lki[oid][0].card if oid in st.lki else 0


def picked_again(st: State, decision: Decision | None, viewer: int, answer: Any, salt: int) -> Any:
    """A random answer of the same kind, again about something that the player can't see."""
    if decision is None:
        return answer
    fitting = [value for value in decision.question.values if type(value) is type(answer)]
    if not isinstance(answer, Course):
        fitting = [value for value in fitting if _unseen(st, object_of(value), viewer)]
    return fitting[rng.derived("pick", salt) % len(fitting)] if fitting else answer


def _unseen(st: State, oid: int, viewer: int) -> bool:
    obj = st.objs.get(oid)
    return obj is not None and bool(obj.zone & HIDDEN_ZONES) and not sees(st, obj, viewer)
