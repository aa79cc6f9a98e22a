"""608.2c, 603.12: what depends on earlier sentences: "if you do", "when you do", "if they don't", "if you can't", "otherwise"."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final

from inset.kernel import types as t
from inset.language import conditions as k, effects as e, filters as f, mods as m, selections as s
from inset.language.abilities import Body
from inset.language.node import Condition, Effect
from inset.language.trees import found_in
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound

SEVERAL_PLAYERS: Final = (s.Opponents, s.AllPlayers)


def _somebody_else(last: Effect, who: sp.ThatPlayer) -> None:
    """ "If that player does": a player other than you was given the choice; "if a player does": any of several."""
    chooser = getattr(last, "who", None)
    several = isinstance(chooser, SEVERAL_PLAYERS)
    if not isinstance(last, (e.May, e.PayOr, e.Sacrifice, e.Discard)) or chooser is None or isinstance(chooser, s.You):
        raise Unbound("“if that player does” what?")
    if several != (who.noun in ("a player", "no one", "no player", "no opponent")) and not (
        several and who.noun == "they"
    ):
        raise Unbound("if which player does?")


DONE_OR_NOT: Final = (
    e.PutCounters,
    e.SacrificeIt,
    e.Draw,
    e.TakeCounters,
    e.TakeSomeCounters,
    e.DiscardIt,
)  # they record what was really done


def _else(made: list[Effect], effects: Callable[[], tuple[Effect, ...]]) -> bool:
    """ "If you do, …. If you don't, …": the other half of the previous sentence."""
    last = made[-1]
    if isinstance(last, e.PayOr) and last.paid and not last.unpaid:
        made[-1] = dataclasses.replace(last, unpaid=effects())
    elif isinstance(last, e.If) and isinstance(last.condition, k.Did) and not last.otherwise:
        made[-1] = dataclasses.replace(last, otherwise=effects())
    else:
        return False
    return True


def if_you_do(binder: Binder, made: list[Effect], node: sp.IfYouDo) -> None:
    if not made:
        raise Unbound("“if you do” what?")
    last = made[-1]
    if isinstance(node.who, sp.ThatPlayer):
        _somebody_else(last, node.who)
        if (
            isinstance(last, e.PayOr) and not last.paid and last.unpaid
        ):  # "… unless its controller pays {4}. If they do, …"
            done = binder.effects(node.deed)
            made[-1] = (
                dataclasses.replace(last, unpaid=(*last.unpaid, *done)) if node.negated
                else dataclasses.replace(last, paid=done)
            )  # fmt: skip
            return
    if isinstance(last, e.PayOr) and not last.paid and not last.unpaid and not node.reflexive:
        done = binder.effects(node.deed)
        if node.negated and last.save in binder.demanded:
            binder.demanded.remove(last.save)
        made[-1] = dataclasses.replace(last, unpaid=done) if node.negated else dataclasses.replace(last, paid=done)
        return
    if node.negated and _else(made, lambda: binder.effects(node.deed)):
        return
    if isinstance(last, e.If) and not last.otherwise and not node.negated:
        if not isinstance(last.then[-1], e.May):  # "if it has no counters on it, sacrifice it. When you do, …"
            then = list(last.then)
            if_you_do(binder, then, node)
            made[-1] = dataclasses.replace(last, then=tuple(then))
            return
        last = last.then[-1]  # "if it's a Cleric, you may draw a card. If you do, …"
    if isinstance(last, e.May) and isinstance(last.effects[-1], e.If) and not last.effects[-1].otherwise:
        asked = last.effects[-1].then[-1]
        last = (
            asked if isinstance(asked, e.May) else last
        )  # "you may look at it. If …, you may reveal it. If you do, …"
    if node.negated and isinstance(last, e.If) and not last.otherwise and isinstance(last.then[-1], e.May):
        made.append(e.If(k.Unless(k.Did(last.then[-1].save)), binder.effects(node.deed)))  # for whatever reason
        return
    if isinstance(last, e.LookAt):
        raise Unbound("“if you do”, with no cards too?")
    if isinstance(last, e.Later) and not node.reflexive and len(last.body.targets) == 0:
        _if_you_do_later(binder, made, last, node)
        return
    if node.reflexive and isinstance(last, e.ChooseWord) and last.at_random:  # nobody decides: it is always done
        made[-1:] = [last, e.Remember(binder.new_slot(), number=1)]
        last = made[-1]
    slot = getattr(last, "save", -1)
    if (slot < 0 and isinstance(last, DONE_OR_NOT)) or isinstance(last, e.CastNow):
        slot = binder.new_slot()
        last = made[-1] = dataclasses.replace(last, save=slot)
    if slot < 0:
        raise Unbound("“if you do” what?")
    if node.reflexive:
        outer, binder.targets = binder.targets, []
        divided, binder.divided = binder.divided, None
        effects = binder.effects(node.deed)
        if found_in(effects, m.AddThisAbility):
            raise Unbound("which ability?")
        body = Body(effects, tuple(binder.targets), binder.divided)
        binder.targets, binder.divided = outer, divided
        made.append(e.WhenYouDo(body, slot))
        return
    did = k.Unless(k.Did(slot)) if node.negated else k.Did(slot)
    made.append(e.If(did, binder.effects(node.deed)))


def _if_you_do_later(binder: Binder, made: list[Effect], last: e.Later, node: sp.IfYouDo) -> None:
    """ "At the beginning of the next end step, sacrifice it. If you do, …": this is a part of what is done then."""
    known, aimed = binder.known(), len(binder.targets)
    later = list(last.body.effects)
    if_you_do(binder, later, node)
    if isinstance(last.body.effects[-1], e.Move) and binder.referred:
        raise Unbound("what came back, or what it was before?")
    if len(binder.targets) != aimed:
        raise Unbound("targets of a later ability")
    binder.undo(known)
    made[-1] = dataclasses.replace(last, body=dataclasses.replace(last.body, effects=tuple(later)))


def is_of_what_returns(made: list[Effect], sentence: Effect) -> bool:
    """ "At the beginning of the next end step, return that card to the battlefield. If it entered under your control, …":
    is this about what comes back then?"""
    last = made[-1] if made else None
    if not isinstance(last, e.Later) or not isinstance(sentence, sp.Conditional):
        return False
    back = last.body.effects[-1]
    asked = k.Matches(sp.It(), f.ControlledBy(s.You()))
    return isinstance(back, e.Move) and back.to == t.BATTLEFIELD and sentence.condition == asked


def of_what_returns(binder: Binder, made: list[Effect], sentence: Effect) -> None:
    last = made[-1]
    assert isinstance(last, e.Later)
    *before, back = last.body.effects
    known, aimed, slot = binder.known(), len(binder.targets), binder.new_slot()
    binder.mention(s.Saved(slot), ("card", "permanent"))
    then = binder.effects(sentence)
    if len(binder.targets) != aimed:
        raise Unbound("targets of a later ability")
    binder.undo(known)
    body = dataclasses.replace(last.body, effects=(*before, dataclasses.replace(back, save=slot), *then))
    made[-1] = dataclasses.replace(last, body=body)


def if_you_cant(binder: Binder, made: list[Effect], node: sp.IfYouCant) -> None:
    """609.3: if a mandatory action was not taken, it was impossible."""
    last = made[-1] if made else None
    if not isinstance(last, (e.Sacrifice, e.Discard)) or last.count != 1 or last.up_to:
        raise Unbound("what can't be done?")
    if (last.who != s.You()) if node.who is None else isinstance(last.who, (s.You, *SEVERAL_PLAYERS)):
        raise Unbound("who can't do it?")
    if_you_do(binder, made, sp.IfYouDo(node.deed, s.You(), negated=True))


def may_be_put(made: list[Effect]) -> bool:
    """ "You may put it onto the battlefield (if …). If you don't, …": it is where it was."""
    last = made[-1] if made else None
    if isinstance(last, e.If) and not last.otherwise:
        last = last.then[-1]
    return isinstance(last, e.May) and isinstance(last.effects[-1], e.Move)


def otherwise(binder: Binder, made: list[Effect], node: sp.Otherwise, before: Effect | None) -> None:
    """In no case that the sentences before it asked about: "if it's a …, …. If it's a …, …. Otherwise, …"."""
    last = made[-1] if made else None
    if not isinstance(last, e.If) or last.otherwise:
        raise Unbound("“otherwise” than what?")
    if may_be_put(made) and isinstance(before, sp.Conditional) and before.after:
        if_you_do(binder, made, sp.IfYouDo(node.deed, s.You(), negated=True))
        return
    if any(isinstance(effect, e.May) for effect in last.then):
        raise Unbound("“otherwise”: if it may not be done, or if it was not done?")
    cases = _cases(made)
    effects = binder.effects(node.deed)
    if len(cases) == 1:
        made[-1] = dataclasses.replace(last, otherwise=effects)
    else:
        made.append(e.If(k.AllOf(tuple([k.Unless(case) for case in cases])), effects))


def _cases(made: list[Effect]) -> tuple[Condition, ...]:
    """The conditions of the last instructions, if they ask about the same object."""
    found: list[Condition] = []
    for effect in reversed(made):
        if not isinstance(effect, e.If) or effect.otherwise:
            break
        if found and not (
            isinstance(effect.condition, k.Matches)
            and isinstance(found[0], k.Matches)
            and effect.condition.what == found[0].what
        ):
            raise Unbound("“otherwise”: in neither case?")
        found.insert(0, effect.condition)
    return tuple(found)
