"""Sentences: who acts, what is optional or conditional, and what refers to the previous sentence."""

from __future__ import annotations

import dataclasses
from functools import reduce
from operator import and_
from typing import Any

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.card import Token
from inset.language.node import Condition, Cost, Effect, Node, Players, Selection, Value
from inset.language.trees import found_in, holds, mentions, replaced
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Picked, Unbound, binds
from inset.oracle.binding.after_then import before_then
from inset.oracle.binding.descriptions import CREATURES_HAVE, described, join, parts_of
from inset.oracle.binding.if_you_do import (
    SEVERAL_PLAYERS,
    if_you_cant,
    if_you_do,
    is_of_what_returns,
    may_be_put,
    of_what_returns,
    otherwise,
)
from inset.oracle.binding.instead import instead, settled_by_casting
from inset.oracle.binding.outcomes import kept_by_all
from inset.oracle.binding.prevention import prevented_also
from inset.oracle.binding.previous_sentence import (
    SAID_OF_THE_LAST,
    enters_so,
    excess_to_controller,
    new_targets,
    said_of_the_last,
    sure_damage,
)
from inset.oracle.binding.repeated import repeat
from inset.oracle.binding.spent_mana import AS_IT_ENTERS
from inset.oracle.binding.tokens_and_changes import granted
from inset.oracle.verb_domains import where_operand_is


# --- subjects ---------------------------------------------------------------------------------------------------------
@binds(sp.Does)
def _does(binder: Binder, node: sp.Does) -> tuple[Effect, ...]:
    binder.clause()
    who = binder.bind(node.who)
    outer, used = binder.subject, binder.they_used
    try:
        if isinstance(who, SEVERAL_PLAYERS) or _are_several(binder, who):
            return _each_does(binder, who, node.deed)
        binder.subject = who
        return binder.effects(node.deed)
    finally:
        binder.subject, binder.they_used = outer, used


def _are_several(binder: Binder, who: Players) -> bool:
    """ "Any number of target players each …"."""
    if not isinstance(who, s.TargetPlayers) or binder.targets[who.slot].most == 1:
        return False
    binder.mentions = [mention for mention in binder.mentions if mention.what != who]
    return True


def _each_does(binder: Binder, who: Players, deed: Effect) -> tuple[Effect, ...]:
    """ "Each player … their …": one after the other if the action refers to each of them, otherwise all at once."""
    marks = len(binder.targets), len(binder.mentions)
    binder.subject, binder.they_used = s.ThatOne(), False
    effects = binder.effects(deed)
    if found_in(effects, e.Choose):
        return _chosen_first(binder, who, effects)
    if len(effects) == 1 and isinstance(effects[0], e.LookAt) and effects[0].reveal:
        return _all_reveal(binder, who, effects[0])
    if binder.they_used or found_in(effects, e.May):  # a player who declines does none of it
        return (e.ForEachPlayer(who, effects),)
    del binder.targets[marks[0] :], binder.mentions[marks[1] :]
    binder.subject = who
    return binder.effects(deed)


def _all_reveal(binder: Binder, who: Players, shown: e.LookAt) -> tuple[Effect, ...]:
    """ "Each player reveals the top card of their library": all of them are "the cards revealed this way"."""
    if not isinstance(shown.what, s.TopOfLibrary) or shown.what.who != s.ThatOne():
        raise Unbound("each of several players reveals")
    for mention in binder.mentions:
        mention.many = mention.many or mention.what == s.Saved(shown.save)
    return (dataclasses.replace(shown, what=dataclasses.replace(shown.what, who=who), who=who),)


def _chosen_first(binder: Binder, who: Players, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """101.4: all of them choose first, in turn order, and what they chose moves at once."""
    if isinstance(who, SEVERAL_PLAYERS) and (kept := kept_by_all(binder, who, effects)) is not None:
        return kept
    may = len(effects) == 1 and isinstance(effects[0], e.May) and effects[0].who == s.ThatOne()
    match effects[0].effects if may and isinstance(effects[0], e.May) else effects:
        case (e.Choose() as choice,) if not may:
            return (_each_chooses(binder, who, choice),)
        case (e.Choose() as choice, e.Move() as move):
            theirs = isinstance(choice.what, s.Each) and (
                choice.what.of == s.ThatOne() or f.ControlledBy(s.ThatOne()) in parts_of(choice.what.where)
            )
            if not theirs or choice.who != s.ThatOne() or move.what != s.Saved(choice.save):
                raise Unbound("each of several players chooses")
            for mention in binder.mentions:
                mention.many = mention.many or mention.what in (move.what, s.Saved(move.save))
            under = None if move.under == s.ThatOne() else move.under  # each card is its player's own
            first = dataclasses.replace(choice, who=who, least=0 if may else choice.least)
            return first, dataclasses.replace(move, under=under)
        case (e.Choose() as choice, e.PutCounters() as put) if put.what == s.Saved(choice.save):
            theirs = isinstance(choice.what, s.Each) and f.ControlledBy(s.ThatOne()) in parts_of(choice.what.where)
            if not theirs or choice.who != s.ThatOne():
                raise Unbound("each of several players chooses")
            for mention in binder.mentions:
                mention.many = mention.many or mention.what == put.what
            return dataclasses.replace(choice, who=who, least=0 if may else choice.least), put
    raise Unbound("each of several players chooses")


def _each_chooses(binder: Binder, who: Players, choice: e.Choose) -> Effect:
    """ "Each player chooses a creature they control. Destroy the rest": the rest of what all of them control."""
    what, theirs = choice.what, f.ControlledBy(s.ThatOne())
    if not isinstance(what, s.Each) or choice.who != s.ThatOne():
        raise Unbound("each of several players chooses")
    rest = [part for part in parts_of(what.where) if part != theirs]
    if what.of != s.ThatOne() and theirs not in parts_of(what.where):
        raise Unbound("each of several players chooses")
    for mention in binder.mentions:
        mention.many = mention.many or mention.what == s.Saved(choice.save)
    binder.picked = None
    if what.zone == t.BATTLEFIELD and not found_in(tuple(rest), s.ThatOne):
        whose = [] if isinstance(who, s.AllPlayers) else [f.ControlledBy(who)]
        binder.picked = Picked(s.Each(join([*rest, *whose])), choice.save, True)
    return dataclasses.replace(choice, who=who)


@binds(sp.ThingDoes)
def _thing_does(binder: Binder, node: sp.ThingDoes) -> tuple[Effect, ...]:
    binder.clause()
    outer = binder.subject_thing
    binder.subject_thing = binder.thing(node.what, role=where_subject_is(node.deed))
    try:
        return binder.effects(node.deed)
    finally:
        binder.subject_thing = outer


def where_subject_is(deed: Node) -> int:
    """In which zones the subject of an action can be."""
    match deed:
        case sp.Sequence(parts=parts):
            return reduce(and_, map(where_subject_is, parts))
        case sp.PerEach(deed=inner) | sp.WhereX(deed=inner) | sp.Lasting(deed=inner):
            return where_subject_is(inner)
        case e.Modify(mods=mods) if any(isinstance(mod, (sp.PerEachMod, sp.ScaledMod, sp.Form)) for mod in mods):
            return t.BATTLEFIELD
        case e.Modify(mods=mods) if all(isinstance(mod, sp.Granted) and _no_card_has(mod) for mod in mods):
            return t.BATTLEFIELD | t.STACK
        case e.Establish():
            return t.BATTLEFIELD
    places = [name for name in deed.__dataclass_fields__ if isinstance(getattr(deed, name), sp.SubjectThing)]
    return reduce(and_, (where_operand_is(deed, name) for name in places), t.ANY_ZONE)


def _no_card_has(mod: sp.Granted) -> bool:
    """Flying, haste and the like are given to permanents, and to spells that become permanents."""
    return all(isinstance(one, a.Keyword) and one.keyword & CREATURES_HAVE for one in mod.abilities)


@binds(sp.Sequence)
def _sequence(binder: Binder, node: sp.Sequence) -> tuple[Effect, ...]:
    made: list[Effect] = []
    for part in node.parts:
        if isinstance(part, sp.SureDamage):
            sure_damage(made)
        else:
            made.extend(binder.effects(part))
    return _for_as_long(made) if node.how == "and" and binder.subject_thing is not None else tuple(made)


def _for_as_long(effects: list[Effect]) -> tuple[Effect, ...]:
    """ "Becomes an artifact creature and gets +1/+1 until end of turn": a duration at the end applies to everything
    said about the subject."""
    last = effects[-1]
    if not isinstance(last, (e.Modify, e.Establish)) or last.duration == e.FOREVER:
        return tuple(effects)
    if any(isinstance(effect, e.BecomeCopy) and effect.duration == e.FOREVER for effect in effects):
        raise Unbound("for how long is it a copy?")
    made: list[Effect] = []
    for effect in effects:
        longer = isinstance(effect, e.Modify) and effect.duration == e.FOREVER
        made.append(dataclasses.replace(effect, duration=last.duration) if longer else effect)
    return tuple(made)


@binds(sp.ThenSentence)
def _then(binder: Binder, node: sp.ThenSentence) -> tuple[Effect, ...]:
    return binder.effects(node.deed)


# --- choices and conditions -------------------------------------------------------------------------------------------
@binds(sp.Allowed)
def _allowed(binder: Binder, node: sp.Allowed) -> Effect | tuple[Effect, ...]:
    who = binder.subject or s.You()
    if isinstance(node.deed, sp.Pays):
        if isinstance(who, SEVERAL_PLAYERS):
            raise Unbound("each of several players pays: who did?")  # ``PayOr`` ends as soon as one of them has paid
        return e.PayOr(who, binder.bind(node.deed.cost), save=binder.new_slot())
    if (cost := _exiled_cost(binder, node.deed)) is not None:
        return e.PayOr(who, cost, save=binder.new_slot())
    if isinstance(node.deed, sp.Sequence) and any(isinstance(part, sp.Pays) for part in node.deed.parts):
        return e.PayOr(who, _paid_together(binder, node.deed), save=binder.new_slot())
    effects = binder.effects(node.deed)
    binder.doers = binder.new_slot() if isinstance(who, (s.ThatOne, *SEVERAL_PLAYERS)) else -1
    match effects:
        case (e.Choose(least=0, most=v.ANY_NUMBER, save=slot), e.Tap(what=s.Saved(slot=tapped))) if slot == tapped:
            return effects  # "you may tap any number of …": that may be none
    if len(effects) == 1 and isinstance(effects[0], (e.Sacrifice, e.Discard)):
        return e.May(effects, who, effects[0].save, doers=binder.doers)  # "if you do" asks whether it was really done
    return e.May(effects, who, binder.new_slot(), doers=binder.doers)


@binds(sp.Pays)
def _pays(binder: Binder, node: sp.Pays) -> Effect:
    """ "Pay {3}. If you don't, …": nobody has to pay what a resolving ability asks for (118.12)."""
    who = binder.subject or s.You()
    if who != s.You() or not isinstance(node.cost, c.PayMana):
        raise Unbound("pays what?")
    binder.demanded.append(binder.new_slot())
    return e.PayOr(who, binder.bind(node.cost), save=binder.demanded[-1])


def _paid_together(binder: Binder, deed: sp.Sequence) -> c.All:
    """ "You may pay {1} and discard a card": both or neither, so it is paid like one cost."""
    parts: list[Cost] = []
    for part in deed.parts:
        if isinstance(part, sp.Pays):
            parts.append(binder.bind(part.cost))
            continue
        match binder.bind(part):
            case e.Sacrifice(who=s.You(), where=where, count=int() as count):
                parts.append(c.SacrificeOther(where, count))
            case e.Discard(who=s.You(), where=where, count=int() as count, at_random=at_random, up_to=False):
                parts.append(c.DiscardCards(where, count, at_random))
            case e.SacrificeIt(what=s.This()):
                parts.append(c.SacrificeThis())
            case _:
                raise Unbound("what is paid besides?")
    if deed.how != "and":
        raise Unbound("what is paid first?")
    return c.All(tuple(parts))


def _exiled_cost(binder: Binder, deed: Effect) -> c.ExileCards | None:
    """ "You may exile eight cards from your graveyard": all of them or none, so it is paid like a cost."""
    if not isinstance(deed, sp.Puts) or deed.to != t.EXILE or not isinstance(deed.what, sp.Some):
        return None
    some = deed.what
    if some.least != some.most or some.least == 1:
        return None
    found = described(binder, some.what)
    return (
        c.ExileCards(found.where, t.GRAVEYARD, some.most)
        if found.zones == t.GRAVEYARD and found.owner == s.You()
        else None
    )


@binds(sp.Conditional)
def _conditional(binder: Binder, node: sp.Conditional) -> Effect | tuple[Effect, ...]:
    binder.clause()
    before: tuple[Effect, ...] = ()
    if node.after:
        before, deed = before_then(binder, node.deed)
        first = len(binder.targets)
        effects = binder.effects(deed)
        condition = _asked_first(binder, node.condition, effects)
        if _is_of_the_exception(condition, effects[-1]):
            return (*before, *effects)
    else:
        first = len(binder.targets)
        condition = binder.bind(node.condition)
        effects = binder.effects(node.deed)
    if settled_by_casting(condition):  # 601.2c, 702.33g: it has these targets only if it is cast this way
        for slot in range(first, len(binder.targets)):
            binder.targets[slot] = dataclasses.replace(binder.targets[slot], only_if=condition)
    made = e.If(condition, effects)
    return (*before, made) if before else made


def _is_of_the_exception(condition: Condition, last: Effect) -> bool:
    """ "A copy of it, except the token isn't legendary if that creature is legendary": the copy is made in any case."""
    exceptions = last.exceptions if isinstance(last, (e.CreateCopy, e.BecomeCopy, e.CopySpell)) else ()
    if not exceptions:
        return False
    of = (
        last.what
        if isinstance(last, e.CopySpell)
        else last.of
        if isinstance(last, (e.CreateCopy, e.BecomeCopy))
        else s.This()
    )
    if exceptions[-1] != m.LoseSupertypes(t.LEGENDARY) or condition != k.Matches(of, f.HasSupertype(t.LEGENDARY)):
        raise Unbound("is a copy made, or is it different, if …?")
    return True


def _asked_first(binder: Binder, condition: Condition, effects: tuple[Effect, ...]) -> Condition:
    """A condition at the end is checked before anything is done, about things as they are before they move."""
    done = [one for effect in effects for one in (effect.effects if isinstance(effect, e.May) else (effect,))]
    before = {s.Saved(move.save): move.what for move in done if isinstance(move, e.Move)}
    moved = [(mention, mention.what, mention.zones) for mention in binder.mentions if mention.what in before]
    for mention, what, _ in moved:
        assert isinstance(what, s.Saved)
        mention.what, mention.zones = before[what], t.ANY_ZONE
    tokens = [s.Saved(effect.save) for effect in effects if isinstance(effect, (e.CreateToken, e.CreateCopy))]
    unmade = [mention for mention in binder.mentions if mention.what in tokens]
    binder.mentions = [mention for mention in binder.mentions if mention not in unmade]
    made: Condition = binder.bind(condition)
    binder.mentions += unmade
    for mention, what, zones in moved:
        mention.what, mention.zones = what, zones
    return made


@binds(sp.WasPaid)
def _was_paid(binder: Binder, node: sp.WasPaid) -> Condition:
    _of_itself(binder, node.what)
    return k.CostWasPaid(node.name)


@binds(sp.PaidTimes)
def _paid_times(binder: Binder, node: sp.PaidTimes) -> Value:
    _of_itself(binder, node.what)
    return v.TimesPaid(node.name)


def _of_itself(binder: Binder, what: Selection) -> None:
    """607.2i: only costs of the ability's own object are referred to."""
    found = binder.bind(what)
    if found == s.EventObject() and isinstance(binder.event, p.Moves) and isinstance(binder.event.where, f.IsThis):
        found = s.This()
    if found != s.This():
        raise Unbound("a cost of something else")


def sentences(binder: Binder, spoken: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Binds sentences one after another; "if you do" and "otherwise" belong to the one before."""
    made: list[Effect] = []
    before = binder.known()
    # What was first named in the last instruction made, if that is carried out only in some cases.
    inside: list[Any] = []
    last = 0  # where the instructions of the previous sentence begin
    previous: Effect | None = None
    found_x: list[int] = []  # where the instructions of sentences with "where X is …" begin
    for sentence in spoken:
        first, last, before_last = last, len(made), before
        if (
            isinstance(sentence, (sp.Otherwise, sp.IfNotPut))
            or (
                isinstance(sentence, sp.IfYouDo)
                and sentence.negated
                and (isinstance(previous, sp.IfYouDo) or may_be_put(made))
            )
            or _is_another_case(previous, sentence)
        ):
            binder.undo(before)
        before_sentence, previous = previous, sentence
        if isinstance(sentence, sp.WhereX) and not _removed(sentence):
            found_x.append(last)
        before = binder.known()
        binder.clause()
        binder.referred = []
        if isinstance(sentence, sp.IfYouDo):
            if_you_do(binder, made, sentence)
        elif isinstance(sentence, sp.IfYouCant):
            if_you_cant(binder, made, sentence)
        elif isinstance(sentence, sp.Otherwise):
            otherwise(binder, made, sentence, before_sentence)
        elif isinstance(sentence, sp.IfNotPut):
            _if_not_put(binder, made, sentence)
        elif isinstance(sentence, sp.Repeats):
            repeat(binder, made, sentence)
        elif isinstance(sentence, sp.NoRegeneration):
            _no_regeneration(binder, made, sentence)
        elif isinstance(sentence, sp.NewTargets):
            new_targets(made, sentence)
        elif isinstance(sentence, sp.ExcessToController):
            excess_to_controller(made)
        elif isinstance(sentence, sp.TheTokenHas):
            _token_has(binder, made, sentence)
        elif holds(sentence, sp.DamagePrevented):
            prevented_also(binder, made, sentence)
        elif isinstance(sentence, SAID_OF_THE_LAST):
            said_of_the_last(binder, made, sentence)
        elif isinstance(sentence, sp.InsteadOf):
            groups = [x for x in binder.mentions[len(before_last) :] if isinstance(x.what, s.Each)]
            binder.undo(before_last)
            instead(binder, made, first, sentence, groups)
        elif is_of_what_returns(made, sentence):
            of_what_returns(binder, made, sentence)
        elif made and isinstance(made[-1], e.WhenYouDo):
            _when_you_did(binder, made, sentence, inside)
        else:
            effects = binder.effects(sentence)
            if isinstance(sentence, sp.Permits):
                made[:] = [_looked_at(effect) for effect in made]
            named = [what for what in inside if what in binder.referred]
            if isinstance(sentence, sp.Permits) and made and isinstance(made[-1], e.May):
                named = []  # nothing may be played unless it was set aside
            if enters_so(made, effects):
                continue
            if _in_its_case(made, effects, named):
                inside += _first_named(binder, before)
                continue
            made.extend(effects)
        inside = _first_named(binder, before) if _opens_a_case(sentence, made) else []
    if binder.enters_with and any(put.save == AS_IT_ENTERS for put in found_in(made, e.PutCounters)):
        raise Unbound("which spell is meant?")
    if found_x:
        _one_x(binder, made, found_x)
    return tuple(made)


def _one_x(binder: Binder, made: list[Effect], places: list[int]) -> None:
    """ "You may draw X cards, where X is …. If you do, you lose X life": the number is computed once (107.3i)."""
    if not mentions(tuple(made), v.X()):
        return
    value = binder.x_is
    if len(places) != 1 or not isinstance(value, Value) or mentions((*made[: places[0]], *binder.targets), v.X()):
        raise Unbound("an X of another sentence")
    slot = binder.new_slot()
    made[places[0] :] = [
        e.Remember(slot, number=value),
        *replaced(tuple(made[places[0] :]), v.X(), v.SavedNumber(slot)),
    ]


def _removed(sentence: sp.WhereX) -> bool:
    """ "Where X is the number of counters removed this way": that is the X of the cost, in every sentence."""
    return isinstance(sentence.x, sp.RemovedThisWay)


def _is_another_case(previous: Effect | None, sentence: Effect) -> bool:
    """ "If it's a land card, put it onto the battlefield. If it's a … card, …": about the same card, where it was."""
    asked = [
        one.condition
        for one in (previous, sentence)
        if isinstance(one, sp.Conditional) and not one.after and isinstance(one.condition, k.Matches)
    ]
    return len(asked) == 2 and all(
        isinstance(one.what, sp.It)
        and isinstance(one.where, sp.Described)
        and isinstance(one.where.head, sp.Head)
        and one.where.head.noun == "card"
        for one in asked
    )


def _opens_a_case(sentence: Effect, made: list[Effect]) -> bool:
    """Is the last instruction conditional or optional?"""
    inner = sentence.deed if isinstance(sentence, sp.ThenSentence) else sentence
    last = made[-1] if made else None
    if isinstance(inner, (sp.IfYouDo, sp.IfYouCant)) or isinstance(last, e.May):
        return True
    return isinstance(last, e.If) and isinstance(inner, sp.Conditional) and not inner.after


def _first_named(binder: Binder, before: list[Any]) -> list[Any]:
    known = [what for _, what, _, _ in before]
    return [x.what for x in binder.mentions[len(before) :] if x.what not in known and not isinstance(x.what, s.This)]


def _in_its_case(made: list[Effect], effects: tuple[Effect, ...], found: list[Any]) -> bool:
    """A sentence that refers to something named only in the previous one is carried out only if that one is."""
    last = made[-1] if made else None
    if isinstance(last, e.May):  # the target exists whatever the player decides
        found = [what for what in found if not isinstance(what, (s.Target, s.TargetPlayers))]
    if not found or last is None:
        return False
    if isinstance(last, e.May):
        made[-1] = dataclasses.replace(last, effects=(*last.effects, *effects))
    elif isinstance(last, e.PayOr) and last.paid:
        made[-1] = dataclasses.replace(last, paid=(*last.paid, *effects))
    elif isinstance(last, e.PayOr) and last.unpaid:
        made[-1] = dataclasses.replace(last, unpaid=(*last.unpaid, *effects))
    elif isinstance(last, e.If) and not last.otherwise:
        made[-1] = dataclasses.replace(last, then=(*last.then, *effects))
    else:
        raise Unbound("in which of the cases?")
    return True


def _when_you_did(binder: Binder, made: list[Effect], sentence: Effect, inside: list[Any]) -> None:
    """603.12: what follows "when you do, …" and refers to it is a part of that ability."""
    last = made[-1]
    assert isinstance(last, e.WhenYouDo)
    outer, binder.targets = binder.targets, list(last.body.targets)
    effects = binder.effects(sentence)
    if not any(what in inside for what in binder.referred):
        raise Unbound("when you do, or in any case?")
    body = dataclasses.replace(last.body, effects=(*last.body.effects, *effects), targets=tuple(binder.targets))
    made[-1] = dataclasses.replace(last, body=body)
    binder.targets = outer


def _no_regeneration(binder: Binder, made: list[Effect], node: sp.NoRegeneration) -> None:
    last = made[-1] if made else None
    if isinstance(last, e.If) and node.what is None:
        _also_in_this_case(binder, made, last, node)
        return
    if not isinstance(last, e.Destroy) or not last.regenerate:
        raise Unbound("what can't be regenerated?")
    if node.what is None:
        made[-1] = dataclasses.replace(last, regenerate=False)
        return
    marks = dict(binder.groups)
    what = binder.thing(node.what)
    if what != last.what and not (isinstance(last.what, s.Each) and what == s.Saved(binder.groups.get(last.what, -1))):
        raise Unbound("what can't be regenerated?")
    binder.groups = marks
    made[-1] = dataclasses.replace(last, regenerate=False)


def _also_in_this_case(binder: Binder, made: list[Effect], last: e.If, node: sp.NoRegeneration) -> None:
    """ "… instead destroy all creatures, then …. Creatures destroyed this way can't be regenerated"."""
    then = list(last.then)
    at = [i for i, effect in enumerate(then) if isinstance(effect, e.Destroy)]
    if len(at) != 1:
        raise Unbound("what can't be regenerated?")
    inner: list[Effect] = [then[at[0]]]
    _no_regeneration(binder, inner, node)
    then[at[0]] = inner[0]
    made[-1] = dataclasses.replace(last, then=tuple(then))


def _token_has(binder: Binder, made: list[Effect], node: sp.TheTokenHas) -> None:
    last = made[-1] if made else None
    if isinstance(last, e.May):  # "you may create a … token. It has …"
        inner = list(last.effects)
        _token_has(binder, inner, node)
        made[-1] = dataclasses.replace(last, effects=tuple(inner))
        return
    if isinstance(last, e.If) and not last.otherwise:  # "if you do, create a … token. It has …"
        inner = list(last.then)
        _token_has(binder, inner, node)
        made[-1] = dataclasses.replace(last, then=tuple(inner))
        return
    if not isinstance(last, e.CreateToken) or node.many == (last.count == 1):
        raise Unbound("what has it?")
    own = last.token.face.abilities
    face = dataclasses.replace(last.token.face, abilities=(*own, *granted(binder, node.abilities)))
    made[-1] = dataclasses.replace(last, token=Token(face))


@binds(sp.GetsEmblem)
def _gets_emblem(binder: Binder, node: sp.GetsEmblem) -> Effect:
    return e.Emblem(tuple(granted(binder, node.abilities)), binder.bind(node.who))


def _looked_at(effect: Effect) -> Effect:
    """A player who may play a card exiled face down may look at it."""
    if isinstance(effect, e.Move) and effect.face_down:
        return dataclasses.replace(effect, look=s.You())
    if isinstance(effect, e.If):
        return dataclasses.replace(effect, then=tuple(map(_looked_at, effect.then)))
    if isinstance(effect, e.May):
        return dataclasses.replace(effect, effects=tuple(map(_looked_at, effect.effects)))
    return effect


def _if_not_put(binder: Binder, made: list[Effect], node: sp.IfNotPut) -> None:
    """Either the player chose not to put it there, or was never allowed to."""
    last = made[-1] if made else None
    may = last.then[-1] if isinstance(last, e.If) and not last.otherwise else last
    if not isinstance(may, e.May) or not any(isinstance(move, e.Move) and move.to == node.to for move in may.effects):
        raise Unbound("what is not put there?")
    made.append(e.If(k.Unless(k.Did(may.save)), binder.effects(node.deed)))
