"""People at a game: who is asked what, which priorities are passed automatically, undo, declarations in one line.

The other seats belong to bots. A priority is passed where nothing can be done, and where the person has set no stop;
other players' spells and abilities always ask, except abilities that the person yields to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from inset.agents import Player, answer
from inset.game import Game
from inset.kernel.types import (
    BEGIN_COMBAT,
    COMBAT_DAMAGE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DRAW,
    END,
    END_COMBAT,
    FIRST_STRIKE_DAMAGE,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    UPKEEP,
)  # fmt: skip
from inset.play.options import Decision, Option
from inset.rules.combat import attacking, blocking
from inset.rules.events import combat_membership
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PASS, Answer
from inset.rules.model.choices import DONT_ATTACK, DONT_BLOCK, ref_of
from inset.rules.model.state import SPELL, Obj
from inset.rules.objects.layers import chars_of
from inset.words.option_words import name_of

MOST_UNDO: Final = 500
STOPS: Final = {
    "upkeep": (UPKEEP,),
    "draw": (DRAW,),
    "main 1": (PRECOMBAT_MAIN,),
    "combat": (BEGIN_COMBAT,),
    "attackers": (DECLARE_ATTACKERS,),
    "blockers": (DECLARE_BLOCKERS,),
    "damage": (FIRST_STRIKE_DAMAGE, COMBAT_DAMAGE),
    "end of combat": (END_COMBAT,),
    "main 2": (POSTCOMBAT_MAIN,),
    "end": (END,),
}
DECLINED: Final[dict[str, Answer]] = {kinds.ATTACK: DONT_ATTACK, kinds.BLOCK: DONT_BLOCK}
MINE: Final = ("main 1", "blockers", "main 2")
THEIRS: Final = ("attackers", "blockers", "end")


class Person:
    """What one person wants to be asked."""

    def __init__(self) -> None:
        self.mine = set(MINE)  # stops on the person's own turn
        self.theirs = set(THEIRS)  # stops on the turns of others
        self.own_spells = False  # also ask after each of your own spells
        self.yields: set[str] = set()  # names of sources whose abilities are always passed
        self.skip_turn = 0  # pass until this turn is over
        self.until_something = False  # pass until an opponent does something, or the person's own turn has come

    def wakes(self) -> None:
        """Cancels all automatic passing."""
        self.skip_turn = 0
        self.until_something = False


class Table:
    """A game with people and bots at it. ``game`` is replaced when something is taken back or loaded."""

    def __init__(self, game: Game, bots: Mapping[int, Player]) -> None:
        self.game = game
        self.bots = dict(bots)
        self.people = {seat: Person() for seat in range(len(game.players)) if seat not in self.bots}
        self.history: list[Game] = []

    # --- who is asked -------------------------------------------------------------------------------

    def settle(self, watch: Callable[[], None] | None = None) -> Decision | None:
        """Lets bots answer, and passes, until a person must be asked; None when the game is over.

        ``watch`` is called after each answer that was given without a person.
        """
        while (decision := self.game.decision) is not None:
            if decision.player in self.bots:
                answer(self.game, self.bots[decision.player])
            elif decision.kind == kinds.PRIORITY and self.passes(decision):
                self.game.pass_priority()
            else:
                return decision
            if watch is not None:
                watch()
        return None

    def waits(self) -> bool:
        """Is it a bot's turn to answer?"""
        decision = self.game.decision
        return decision is not None and decision.player in self.bots

    def passes(self, decision: Decision) -> bool:
        """Is this priority passed without asking?"""
        st = self.game.state
        seat = decision.player
        person = self.people[seat]
        if len(decision.options.answers) == 1:
            return True
        if st.stack:
            top = st.objs[st.stack[-1]]
            if chars_of(st, top).controller == seat:
                return not person.own_spells
            return self.yielded_to(top) in person.yields
        attacked = st.step == DECLARE_ATTACKERS and bool(combat_membership.attackers(st))
        if person.skip_turn and st.turn <= person.skip_turn:
            return not (st.active != seat and attacked)
        person.skip_turn = 0
        if person.until_something and st.active != seat:
            return not attacked
        chosen = person.mine if st.active == seat else person.theirs
        if st.step in (DECLARE_ATTACKERS, DECLARE_BLOCKERS) and not combat_membership.attackers(st):
            return True
        return not any(st.step in STOPS[name] for name in chosen)

    def yielded_to(self, top: Obj) -> str:
        """The name to yield to, for an ability on the stack; nothing for a spell."""
        on_stack = top.stack
        if on_stack is None or on_stack.kind == SPELL:
            return ""
        return name_of(self.game.state, on_stack.ctx.source)

    def pass_turn(self) -> None:
        """Passes until the turn is over, or until an opponent acts or attacks."""
        seat = self._asked()
        self.remember()
        self.people[seat].wakes()
        self.people[seat].skip_turn = self.game.state.turn
        self.game.pass_priority()

    def pass_until_something(self) -> None:
        """Passes this turn and those of the others, until an opponent acts or attacks or the person's own turn
        begins."""
        seat = self._asked()
        self.pass_turn()
        self.people[seat].until_something = True

    def _asked(self) -> int:
        decision = self.game.decision
        assert decision is not None
        return decision.player

    # --- answering ----------------------------------------------------------------------------------

    def remember(self) -> None:
        self.history.append(self.game.copy())
        del self.history[:-MOST_UNDO]

    def choose(self, option: Option, by_hand: bool = False) -> None:
        """Answers with an option. ``by_hand``: what it costs is paid source by source."""
        self.remember()
        self.people[self._asked()].wakes()
        if option.answer == PASS:
            self.game.pass_priority()
            return
        if by_hand:
            self.game.automate(paying=False)
        self.game.choose(option.answer)

    def undo(self) -> bool:
        """Back to the last question that a person was asked."""
        if not self.history:
            return False
        self.game = self.history.pop()
        for person in self.people.values():
            person.wakes()
        return True

    # --- declarations -------------------------------------------------------------------------------

    def attackers(self) -> list[tuple[int, list[int]]]:
        """The creatures that may attack, each with whom it may attack."""
        whole = attacking.declaration(self.game.state, self._asked())
        return [(fighter.oid, [whole.refs[place] for place in fighter.places]) for fighter in whole.fighters]

    def blockers(self) -> tuple[list[int], list[int]]:
        """The attackers, and the creatures that may block one of them."""
        whole = blocking.declaration(self.game.state, self._asked())
        return whole.refs, [blocker.oid for blocker in whole.fighters]

    def declare(self, wanted: Mapping[int, Sequence[int]]) -> str:
        """Makes a whole declaration, creature by creature. Returns what is wrong with it; then nothing has changed."""
        trial = self.game.copy()
        decision = trial.decision
        assert decision is not None
        seat, kind, rule = decision.player, decision.kind, decision.rule
        left = {oid: list(refs) for oid, refs in wanted.items()}
        st = trial.state
        before = {oid: name_of(st, oid) for oid in st.battlefield}
        while decision is not None and decision.kind == kind and decision.rule == rule and decision.player == seat:
            refs = left.get(decision.subject, [])
            value = next((one for one in decision.options.answers if ref_of(one) in refs), DECLINED[kind])
            if ref_of(value) in refs:
                refs.remove(ref_of(value))
            if value not in decision.options.answers:
                must = " or ".join(option.text.lower() for option in decision.options)
                return f"{before[decision.subject]} must {must}"
            trial.choose(value)
            decision = trial.decision
        for oid, refs in left.items():
            part = trial.state.objs[oid].combat if oid in trial.state.objs else None
            refs = [ref for ref in refs if part is None or ref not in (part.attacking, *part.blocking)]
            if refs:
                return f"{before.get(oid, 'that creature')} can't {self._why_not(kind, oid, refs[0])}"
        self.remember()
        self.people[seat].wakes()
        self.game = trial
        return ""

    def _why_not(self, kind: str, oid: int, whom: int) -> str:
        """ "Block Serra Angel: flying (702.9b)"; without the reason if it is the whole declaration that is wrong."""
        st = self.game.state
        if kind == kinds.ATTACK:
            verb, why = "attack", attacking.why_not_attack(st, self._asked(), oid)
        else:
            verb, why = "block", blocking.why_not_block(st, self._asked(), oid, whom)
        return f"{verb} {name_of(st, whom)}{f': {why}' if why else ''}"
