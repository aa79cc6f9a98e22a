"""616: the interaction of replacement and prevention effects: one process, whatever they would modify.

A proposed event (a move, damage, counters, life, tokens, a draw) goes through ``apply_in_turn``: the affected player
chooses one of the effects that would modify it, it is applied, and the process repeats. If the order can't matter,
nobody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Generic, TypeVar

from inset.language import statics as sta
from inset.language.node import Static
from inset.rules import atoms
from inset.rules.meaning.references import look
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.object_records import Facts, Replaced
from inset.rules.model.questions import ask_effect
from inset.rules.model.state import Ctx, Event, State

SELF, CONTROL, COPY, BACK, ANY = 0, 1, 2, 3, 4  # the steps of 616.1a–e


class Proposed:
    """Something that would happen, as it stands after the effects applied so far: a move, damage, an amount …"""

    __slots__ = ()

    def about(self) -> tuple[int, int]:
        """The object and the player that it is about; 0 and -1 for none."""
        raise NotImplementedError

    def facts(self) -> Facts:
        """Its kind, and what effects may change about it, for the log."""
        raise NotImplementedError

    def changed(self, before: Facts, rule: str) -> None:
        """An effect has been applied by this rule; ``before``: the facts until then."""


E = TypeVar("E", bound=Proposed)
Apply = Callable[[State, E, "Candidate[E]"], Ask[None] | None]


class Candidate(Generic[E]):
    """An effect that would modify an event. ``rank`` is the step of 616.1 in which it must be chosen.

    ``harmless``: whether it comes before or after others that are harmless can't matter. ``rule``: the rule by which it
    does what it does.
    """

    __slots__ = ("apply", "ctx", "harmless", "key", "label", "rank", "rule", "static")

    def __init__(
        self, key: Hashable, rank: int, label: str, apply: Apply[E], ctx: Ctx | None = None, static: object = None,
        harmless: bool = False, rule: str = "614.6",
    ) -> None:  # fmt: skip
        self.key = key
        self.rank = rank
        self.label = label
        self.apply = apply
        self.ctx = ctx
        self.static: Any = static  # what it says; the code that applies it knows the class
        self.harmless = harmless
        self.rule = rule


def apply_in_turn(
    st: State, event: E, applied: set[Hashable], find: Callable[[], Sequence[Candidate[E]]], affected: Callable[[], int],
    indifferent: Callable[[Sequence[Candidate[E]]], bool],
) -> Ask[None]:  # fmt: skip
    """616.1: applies what would modify the event, each effect once (614.5), until nothing is left to apply (616.1f).

    ``find`` lists the effects that would modify it now, ``affected`` is the player who chooses among them, and
    ``indifferent`` says whether their order can't matter.
    """
    while True:
        found = [c for c in find() if c.key not in applied]
        if not found:
            return
        rank = min(c.rank for c in found)
        found = [c for c in found if c.rank == rank]
        found = _distinct(found)
        chosen = found[0]
        chooser = -1
        over: tuple[str, ...] = ()
        if len(found) > 1 and not indifferent(found):
            labels = _labels(st, found)
            chooser = affected()
            pick = yield from ask_effect(chooser, "616.1", "Which effect applies first?", labels)
            chosen = found[pick]
            over = (*labels[:pick], *labels[pick + 1 :])
        applied.add(chosen.key)
        told = Replaced(chosen.label, event.facts(), chooser, over)
        oid, player = event.about()
        source = chosen.ctx.source if chosen.ctx is not None else 0
        atoms.tell(st, Event(ev.REPLACED, chosen.rule, player, oid, source, detail=told))
        result = chosen.apply(st, event, chosen)
        if result is not None:
            yield from result
        told.after = event.facts()
        event.changed(told.before, chosen.rule)


def _labels(st: State, found: Sequence[Candidate[E]]) -> tuple[str, ...]:
    """The names of the effects: by their sources, and by player if several players have effects of the same name."""
    labels = [c.label for c in found]
    whose = {(c.label, c.ctx.controller) for c in found if c.ctx is not None}
    shared = {label for label in labels if sum(1 for other, _ in whose if other == label) > 1}
    return tuple(
        f"{st.players[c.ctx.controller].name}'s {c.label}" if c.label in shared and c.ctx is not None else c.label
        for c in found
    )


_PLAIN: Final = (
    sta.CountersChanged, sta.LifeGainChanged, sta.TokensMultiplied, sta.DamageChanged, sta.MovesInstead,
)  # fmt: skip


def _distinct(found: list[Candidate[E]]) -> list[Candidate[E]]:
    """Of effects that say the same, and nothing about their sources, one: which of them comes first can't matter."""
    if len(found) == 1:
        return found
    kept: list[Candidate[E]] = []
    for cand in found:
        plain = isinstance(cand.static, _PLAIN) and not getattr(
            cand.static, "link", False
        )  # 614.14: its source remembers
        if not (plain and any(_same(cand, other) for other in kept)):
            kept.append(cand)
    return kept


def _same(a: Candidate[E], b: Candidate[E]) -> bool:
    if a.ctx is None or b.ctx is None:
        return False
    return a.label == b.label and a.static == b.static and a.ctx.controller == b.ctx.controller


def source_name(st: State, oid: int) -> str:
    return look(st, oid)[1].name if oid in st.objs or oid in st.lki else "an effect"


# --- amounts ----------------------------------------------------------------------------------------------------


class Quantity(Proposed):
    """This much of something. ``noun``: one of them; ``oid``: the object that gets them, or 0; ``player``: who is
    affected."""

    __slots__ = ("amount", "noun", "oid", "player")

    def __init__(self, amount: int, noun: str, player: int, oid: int = 0) -> None:
        self.amount = amount
        self.noun = noun
        self.player = player
        self.oid = oid

    def about(self) -> tuple[int, int]:
        return self.oid, self.player

    def facts(self) -> Facts:
        return AMOUNT, self.amount, self.noun


AMOUNT: Final = "amount"


def changed_amount(
    st: State, quantity: Quantity, found: Sequence[tuple[Ctx, Static, int]], rule: str = "614.6"
) -> Ask[int]:
    """What effects that multiply an amount and add to it make of it: (context, static, source) for each that applies."""
    amount, affected = quantity.amount, quantity.player
    if amount <= 0 or not found:
        return max(amount, 0)
    effects = [
        Candidate((id(static), sid), ANY, source_name(st, ctx.source), change_amount, ctx, static, rule=rule)
        for ctx, static, sid in found
    ]
    yield from apply_in_turn(
        st, quantity, set(), lambda: effects if quantity.amount > 0 else (), lambda: affected, commute
    )
    return quantity.amount


def change_amount(st: State, event: Quantity, cand: Candidate[Quantity]) -> None:
    event.amount = scaled(event.amount, cand)


def scaled(amount: int, cand: Candidate[E]) -> int:
    if _halves(cand):
        return amount // 2
    return max(0, int(amount * cand.static.times + cand.static.plus))


def _halves(cand: Candidate[E]) -> bool:
    return isinstance(cand.static, sta.CountersChanged) and cand.static.halved


def commute(found: Sequence[Candidate[E]]) -> bool:
    """Do these effects, which multiply and add, come to the same in any order? Two doublings do, a doubling and one more
    don't."""
    parts = {(c.static.times, c.static.plus) for c in found}
    if any(_halves(c) for c in found):
        return all(c.static == found[0].static for c in found)
    if any(plus < 0 for _, plus in parts):
        return len(parts) == 1  # nothing goes below zero
    return all(t2 * p1 + p2 == t1 * p2 + p1 for t1, p1 in parts for t2, p2 in parts)
