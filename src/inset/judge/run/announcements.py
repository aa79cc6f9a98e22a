"""601.2, 602.2: what an action says about itself: modes, X, targets, division, costs, sources of mana.

The same record answers the questions of a real announcement and of one that is only tried (`can`,
`cannot`, `cost`).
"""

from __future__ import annotations

from typing import Any

from inset.judge.format.scenario import Action, Activate, Cast, Special
from inset.judge.run.answer_series import NOTHING, Group, Misfit, ModeList, Shares
from inset.judge.run.fitting_options import question_text
from inset.judge.run.object_facts import said
from inset.judge.run.references import Board
from inset.kernel.mana import parse
from inset.kernel.types import COLOR_LETTER
from inset.rules.model import decision as kinds, subjects as about
from inset.rules.model.answers import PLAN, KeepMana, Payment, UseManaSource
from inset.rules.model.choices import DONE, Choose, Done
from inset.rules.model.decision import Question
from inset.rules.model.state import Mana
from inset.words import option_words

CHOOSING_X = ("601.2b", "107.3")
DIVIDING = "601.2d"
SPLICING = "702.47a"


class Announcement:
    """An action in progress, with everything it specifies that hasn't been asked for yet."""

    def __init__(self, action: Action, pay: tuple[str, ...] = ()) -> None:
        self.action = action
        self.pay = list(pay)  # additional costs; the alternative cost is part of the way that was chosen
        self.x: int | None = None
        self.targets: Group | None = None
        self.modes: ModeList | None = None
        self.shares: Shares | None = None
        self.tap: list[str] = []
        self._tapping = False  # are creatures being tapped as `tap` says?
        self.spend = action.spend if isinstance(action, (Cast, Activate, Special)) else None
        self._pool: tuple[Mana, ...] | None = None  # as the paying began
        self._keep: list[Mana] = []  # the part of it that must still be kept
        if isinstance(action, (Cast, Activate)):
            self.targets = Group(action.targets) if action.targets is not None else None
            self.modes = ModeList(action.modes) if action.modes else None
            self.shares = Shares(action.divide) if action.divide else None
        if isinstance(action, (Cast, Activate, Special)):
            self.x = action.x
            self.tap = list(action.tap)
        if isinstance(action, (Activate, Special)):
            self.pay = list(action.pay)

    def answer(self, board: Board, question: Question) -> Any:
        """The option that the action specifies; `NOTHING` if it doesn't."""
        kind = question.kind
        if kind == kinds.TARGET:
            return self._target(board, question)
        if kind == kinds.PAY:
            return self._pay(board, question)
        if kind == kinds.CONFIRM and isinstance(question.subject, about.OptionalCost):
            return self._optional_cost(question)
        if kind == kinds.MODE:
            return self._mode(board, question)
        if kind == kinds.NUMBER:
            return self._number(board, question)
        if kind == kinds.OBJECT and question.rule == SPLICING:
            return self._spliced(board, question)
        if kind == kinds.OBJECT and (self.tap or self._tapping):
            return self._tapped_as_a_cost(board, question)
        return NOTHING

    def left(self, board: Board, made: int) -> str | None:
        """What was specified but never asked for; ``made`` is the spell or ability on the stack, 0 if there is none."""
        for name, rest in (
            ("targets", self.targets.left() if self.targets is not None else ""),
            ("modes", self.modes.left() if self.modes is not None else ""),
            ("pay", said(self.pay) if self.pay else ""),
            ("tap", said(self.tap) if self.tap else ""),
            ("spend", self.spend or "" if self.spend is not None and not self._is_spent_so(board) else ""),
            ("x", str(self.x) if self.x is not None else ""),
            ("divide", self.shares.text() if self.shares is not None and not self._is_divided_so(board, made) else ""),
        ):
            if rest:
                return f"{name}: {rest}"
        return None

    def _is_divided_so(self, board: Board, oid: int) -> bool:
        """601.2d: was everything divided as specified, even if there was only one possibility and nothing was asked?"""
        assert self.shares is not None
        stack = board.st.objs[oid].stack if oid in board.st.objs else None
        if stack is None or not stack.divided:
            return False
        refs = [ref for slot in stack.targets for ref in slot]
        made = dict(zip(refs, stack.divided[0], strict=False))
        said_so = {ref: self.shares.share_of(board, ref) for ref in made}
        return made == said_so and sum(said_so.values()) == self.shares.total

    # --- 601.2b -----------------------------------------------------------------------------------

    def _optional_cost(self, question: Question) -> bool:
        assert isinstance(question.subject, about.OptionalCost)
        name = question.subject.name.casefold()
        keyword = name.rstrip(" 0123456789")  # a further instance of a keyword is numbered: "offspring 2"
        for word in self.pay:
            if word.casefold() in (name, keyword):
                self.pay.remove(word)
                return True
        return False

    def _spliced(self, board: Board, question: Question) -> Choose | Done:
        """The next card whose splice cost is paid; they are named in the order in which their effects happen."""
        for word in self.pay:
            for value in question.values:
                if isinstance(value, Choose) and value.ref in board.find(word):
                    self.pay.remove(word)
                    return value
        return DONE

    def _how_often(self, board: Board, question: Question) -> int:
        """A cost that may be paid several times is paid as often as `pay` names it."""
        times = 0
        while self._optional_cost(question):
            times += 1
        if times not in question.values:
            raise Misfit(f"it can't be paid {times} times: {question_text(board.st, question)}")
        return times

    def _mode(self, board: Board, question: Question) -> Any:
        if isinstance(question.subject, about.ModeOf) and self.modes is not None:
            return self.modes.next(board, question)
        if isinstance(question.subject, about.OneCost):
            return self._named_cost(board, question)
        return NOTHING

    def _named_cost(self, board: Board, question: Question) -> Any:
        """One of several costs, named by a word of its text."""
        for word in self.pay:
            for value in question.values:
                if word.casefold() in option_words.option(board.st, question, value).casefold():
                    self.pay.remove(word)
                    return value
        return NOTHING

    def _number(self, board: Board, question: Question) -> Any:
        if isinstance(question.subject, about.OptionalCost):
            return self._how_often(board, question)
        if question.rule in CHOOSING_X and self.x is not None:
            x = self.x
            if x not in question.values:
                raise Misfit(f"X can't be {x}: {question_text(board.st, question)}")
            self.x = None
            return x
        if question.rule == DIVIDING and self.shares is not None:
            return self.shares.next(board, question)
        return NOTHING

    # --- 601.2c -----------------------------------------------------------------------------------

    def _target(self, board: Board, question: Question) -> Any:
        if self.targets is None:
            return NOTHING
        if isinstance(self.action, (Cast, Activate)) and not self.action.targets and DONE not in question.values:
            raise Misfit(f"`targets: []` says that nothing is targeted: {question_text(board.st, question)}")
        return self.targets.next(board, question)

    # --- 601.2g-h ---------------------------------------------------------------------------------

    def _pay(self, board: Board, question: Question) -> Any:
        """The plan, unless `tap` names sources: those are used one after another, then the plan spends their mana."""
        if self.spend is not None and self._pool is None:
            self._divide_pool(board, question)
        for word in self.tap:
            wanted = board.find(word)
            for value in question.values:
                if isinstance(value, UseManaSource) and value.source in wanted:
                    self.tap.remove(word)
                    return value
        return self._kept(board, question)

    def _divide_pool(self, board: Board, question: Question) -> None:
        """`spend` says which mana of the pool pays: the rest of it is kept."""
        self._pool = board.st.players[question.player].pool
        wanted = list(parse(self.spend or "").pips)
        for mana in self._pool:
            if mana.kind in wanted:
                wanted.remove(mana.kind)
            else:
                self._keep.append(mana)
        if wanted:
            raise Misfit(f"{self.spend} is not in the pool: {_symbols(self._pool) or 'it is empty'}")

    def _kept(self, board: Board, question: Question) -> Payment:
        """Keeps one mana after another, then pays; if one can't be kept, it is spent, and `left` reports it."""
        pool = board.st.players[question.player].pool
        while self._keep:
            kind = self._keep.pop(0).kind
            for value in question.values:
                if isinstance(value, KeepMana) and pool[value.place].kind == kind:
                    return value
        return PLAN

    def _is_spent_so(self, board: Board) -> bool:
        """Was exactly the mana spent from the pool that `spend` names?"""
        if self._pool is None:
            return False
        left = [mana for player in board.st.players for mana in player.pool]
        spent = [mana.kind for mana in self._pool if not any(mana is other for other in left)]
        return sorted(spent) == sorted(parse(self.spend or "").pips)

    def _tapped_as_a_cost(self, board: Board, question: Question) -> Any:
        """`tap` also names creatures tapped for crew, conspire and the like."""
        if not self.tap:
            self._tapping = False
            return DONE if DONE in question.values else NOTHING
        group = Group(self.tap)
        value = group.pick(board, question)
        if value is not NOTHING:
            self._tapping = True
            self.tap = group.words
        return value


def _symbols(pool: tuple[Mana, ...]) -> str:
    return "".join(f"{{{COLOR_LETTER[mana.kind]}}}" for mana in pool)
