"""733.1: an action that can't be completed is reversed as a whole, except that players who left stay out.

Only leaving players can make an action impossible once it has begun (104.3a): what can't be completed is not offered.
So with two players nothing is stored for going back, and an action that fails although nobody has left is an error of the
engine, not something to reverse. Mana abilities that drew, milled, shuffled or revealed cards of a library are not
reversed: they are done once more.
"""

from __future__ import annotations

from typing import Any

from inset.kernel.types import LIBRARY, STACK
from inset.rules.events.impossible import IMPOSSIBLE, Action, CantComplete
from inset.rules.model import event_records as ev
from inset.rules.model.answers import BY_ABILITY, UseManaSource
from inset.rules.model.decision import Ask, Question, T, ask
from inset.rules.model.state import Event, State
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_abilities import alternatives
from inset.rules.players.ending_the_game import ACTING, concede
from inset.rules.playing.activating import activate_mana


def attempt(st: State, player: int, steps: Ask[T]) -> Ask[T | None]:
    """What a player does step by step; None if it could not be completed and has been reversed.

    It may have been offered before somebody left: so the number of players at the start matters, not how many remain.
    """
    return steps if len(st.players) < 3 else _reversibly(st, player, steps)


def _reversibly(st: State, player: int, steps: Ask[T]) -> Ask[T | None]:
    before = st.clone()
    kept: list[UseManaSource] = []
    answer: Any = None
    question: Question | None = None
    while True:
        log = st.log
        try:
            question = steps.send(answer)
        except StopIteration as completed:
            result: T = completed.value
            return result
        except CantComplete:
            if before.passes == ACTING and not _gone(st, before):
                raise
            question = None
        if isinstance(answer, UseManaSource) and answer.how == BY_ABILITY and _turned_cards(st, log):
            kept.append(answer)
        if question is None:
            break
        action = Action(player, st.stack[len(before.stack) :])
        question.action = question.action or action
        answer = yield from ask(question)
        if answer is IMPOSSIBLE or not action.goes_on(st):
            steps.close()
            break
    yield from _reverse(st, before, player, kept)
    return None


def _reverse(st: State, before: State, player: int, kept: list[UseManaSource]) -> Ask[None]:
    gone = _gone(st, before)
    st.restore(before)
    for use in kept:
        yield from _make_again(st, player, use)
    for leaver in gone:
        concede(st, leaver)


def _gone(st: State, before: State) -> list[int]:
    """Who has left since then."""
    return [p for p, record in enumerate(st.players) if record.lost and not before.players[p].lost]


def _make_again(st: State, player: int, use: UseManaSource) -> Ask[None]:
    """The mana ability that turned cards of a library: its mana stays in the pool."""
    obj = st.objs[use.source]
    chars = chars_of(st, obj)
    ability = traits_of(chars).activated[use.ability]
    ways = alternatives(st, player, obj, chars, ability)
    chosen = next(way for way in ways if tuple(mana.kind for mana in way) == use.mana)
    yield from activate_mana(st, player, obj.id, ability, chosen)


def _turned_cards(st: State, log: object) -> bool:
    """Has a library been shuffled, or a card moved to it, out of it or been revealed from it, since the log was this?"""
    cell = st.log
    while cell is not log:
        cell, event = cell
        if _turns_cards(st, event):
            return True
    return False


def _turns_cards(st: State, event: Event) -> bool:
    if event.kind == ev.MOVED:
        return event.destination == LIBRARY or (event.origin == LIBRARY and event.destination != STACK)
    if event.kind == ev.REVEALED:
        return any(oid in st.objs and st.objs[oid].zone == LIBRARY for oid in event.oids)
    return event.kind == ev.SHUFFLED
