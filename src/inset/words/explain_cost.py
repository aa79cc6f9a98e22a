"""601.2f, 602.2b: why an option costs what it costs: base, additional costs, increases, reductions, in order, with sources.

The steps come from the code that adds the cost up (``CostTrace``); here they are put into words.
"""

from __future__ import annotations

from inset.kernel.errors import IllegalAnswer, InsetError
from inset.kernel.mana import FREE, ManaCost
from inset.language.node import Cost
from inset.language.set_up import Give
from inset.rules.events import face_down
from inset.rules.model.answers import (
    FOR_FREE,
    SET_BY_EFFECT,
    Action,
    Activate,
    AnyAnswer,
    CastSpell,
    PlayLand,
    TurnFaceUp,
    Unlock,
)
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of
from inset.rules.payment.activation_terms import traced_cost
from inset.rules.payment.cost_trace import BASE, REDUCTION, CostStep, CostTrace
from inset.rules.payment.costs import Total
from inset.rules.playing import priority_actions, unlocking
from inset.rules.playing.activating import abilities_of
from inset.rules.playing.prospective_spell import prospect
from inset.rules.playing.spell_cost import traced_total
from inset.words.explanation import Explanation, ExplanationRow, ExplanationStep
from inset.words.option_words import action_words, cost_words, known, name_of, permit_name


def explain_cost(st: State, player: int, action: AnyAnswer, x: int | None = None) -> Explanation:
    """What an option costs, and why. X is chosen only as the option is taken (107.3a, 601.2b): it stays X, unless it is asked
    about with a value for it."""
    if not isinstance(action, Action):
        raise InsetError("only what a player may do with priority has a cost that can be explained")
    trace = CostTrace()
    match action:
        case CastSpell():
            total = _spell(st, player, action, trace, x or 0)
        case Activate():
            obj = st.objs[action.source]
            ability = abilities_of(st, obj)[action.ability]
            total = traced_cost(st, player, obj, chars_of(st, obj), ability, trace, x or 0)
        case Unlock():
            price = unlocking.unlock_cost(st, player, st.objs[action.card], action.half)
            return _one_cost(st, player, action, cost_words(price), "709.5e")
        case TurnFaceUp():
            due = dict(face_down.ways_up(st, st.objs[action.card]))[action.by]
            return _one_cost(st, player, action, cost_words(due), face_down.TABLE[action.by].rule)
        case PlayLand():
            raise InsetError("playing a land costs nothing (305.1)")
        case _:
            raise InsetError(f"“{action_words(st, player, action)}” has no cost that could be explained")
    words = action_words(st, player, action)
    if x is not None and not any(step.mana.x for step in trace.steps):
        raise InsetError(f"there is no X in what “{words}” costs")
    source = action.source if isinstance(action, Activate) else action.card
    return Explanation(words, source, (_row(st, trace, total, source, x),))


def _spell(st: State, player: int, action: CastSpell, trace: CostTrace, x: int) -> Total:
    try:
        offer = priority_actions.find_offer(st, player, action)
    except IllegalAnswer as error:
        raise InsetError("its cost is set by what is resolving, and can't be explained here") from error
    spell, chars = prospect(st, offer)
    return traced_total(st, offer, spell, chars, trace, x)


def _one_cost(st: State, player: int, action: Unlock | TurnFaceUp, words: str, rule: str) -> Explanation:
    step = ExplanationStep(BASE, "", 0, words, words, 0, (), rule)
    return Explanation(action_words(st, player, action), action.card, (ExplanationRow("cost", words, (step,)),))


def _row(st: State, trace: CostTrace, total: Total, subject: int, x: int | None) -> ExplanationRow:
    steps: list[ExplanationStep] = []
    mana, owed, has_x = FREE, 0, False
    others: list[str] = []
    for step in trace.in_order():
        added = step.mana if x is None else step.mana.with_x(x)
        has_x = has_x or step.mana.x > 0
        mana, left = _after(mana, step, added)
        owed += left
        others += [_part(st, part) for part in step.parts]
        value = ", ".join([_mana(mana, owed), *others])
        steps.append(ExplanationStep(step.stage, _source(st, step, subject), step.source, _words(st, step), value, 0, (),
                                     step.rule))  # fmt: skip
    if not has_x:
        return ExplanationRow("cost", ", ".join([str(total.mana), *others]), tuple(steps))
    said = "X is chosen as this is done" if x is None else f"with X = {x}"
    whole = ", ".join([_mana(mana, owed) if x is None else str(total.mana), *others])
    steps.append(ExplanationStep("", "", 0, said, whole, 0, (), "107.3a"))
    return ExplanationRow("cost", whole, tuple(steps))


def _mana(mana: ManaCost, owed: int) -> str:
    """With what a reduction takes from X once that is chosen (118.7a)."""
    return f"{mana} less up to {{{owed}}} of {{X}}" if owed and mana.x else str(mana)


def _after(mana: ManaCost, step: CostStep, added: ManaCost) -> tuple[ManaCost, int]:
    """The cost after a step, never below zero; and how much of a reduction is left."""
    if step.stage != REDUCTION:
        return mana.plus(added), 0
    before = mana
    if added.pips:
        mana = mana.less(ManaCost(0, added.pips), step.only_colored)
    mana = mana.less_generic(added.generic)
    taken = before.generic - mana.generic + len(before.pips) - len(mana.pips)
    asked = added.generic + (0 if step.only_colored else len(added.pips))
    return mana, max(0, asked - taken)


def _words(st: State, step: CostStep) -> str:
    parts = [_part(st, part) for part in step.parts]
    if step.stage == BASE:
        named = "" if step.word in ("", FOR_FREE, SET_BY_EFFECT) else step.word
        mana = [str(step.mana)] if not step.mana.is_free() or not parts else []
        return f"{named} {', '.join([*mana, *parts])}".strip()
    sign = "-" if step.stage == REDUCTION else "+"
    mana = [f"{sign}{step.mana}"] if not step.mana.is_free() else []
    return f"{step.word} {', '.join([*mana, *parts])}".strip()


def _part(st: State, part: Cost) -> str:
    if isinstance(part, Give):
        return f"{'tap' if part.tapped else 'sacrifice'} {name_of(st, part.oid)}"
    return cost_words(part)


def _source(st: State, step: CostStep, subject: int) -> str:
    """Nothing for the card's own cost; the name of whatever else changes it."""
    if not step.source or (step.source == subject and step.word):
        return ""
    if step.source == subject:
        return "its own text"
    return name_of(st, step.source) if known(st, step.source) else permit_name(st, step.source)
