"""Instructions: subjects, sequences, choices, damage, moves, counters, tokens."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k
from inset.language import effects as e
from inset.language import filters as f
from inset.language import mods as m
from inset.language import selections as s
from inset.language import values as v
from inset.language.abilities import Body, TargetSpec
from inset.language.card import Face, Token
from inset.language.node import Effect, Mod, Node, Players, Selection, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds

SEVERAL_PLAYERS: Final = (s.Opponents, s.AllPlayers)


# --- subjects ---------------------------------------------------------------------------------------------------------
@binds(sp.Does)
def _does(binder: Binder, node: sp.Does) -> tuple[Effect, ...]:
    binder.clause()
    who = binder.bind(node.who)
    outer, used = binder.subject, binder.they_used
    try:
        if isinstance(who, SEVERAL_PLAYERS):
            return _each_does(binder, who, node.deed)
        binder.subject = who
        return binder.effects(node.deed)
    finally:
        binder.subject, binder.they_used = outer, used


def _each_does(binder: Binder, who: Players, deed: Effect) -> tuple[Effect, ...]:
    """ "Each player … their …": one after the other if the deed speaks of each of them, else all at once."""
    marks = len(binder.targets), len(binder.mentions)
    binder.subject, binder.they_used = s.ThatOne(), False
    effects = binder.effects(deed)
    if binder.they_used or any(isinstance(effect, e.Choose) for effect in effects):
        return (e.ForEachPlayer(who, effects),)
    del binder.targets[marks[0] :], binder.mentions[marks[1] :]
    binder.subject = who
    return binder.effects(deed)


@binds(sp.ThingDoes)
def _thing_does(binder: Binder, node: sp.ThingDoes) -> tuple[Effect, ...]:
    binder.clause()
    outer = binder.subject_thing
    binder.subject_thing = binder.thing(node.what)
    try:
        return binder.effects(node.deed)
    finally:
        binder.subject_thing = outer


@binds(sp.Sequence)
def _sequence(binder: Binder, node: sp.Sequence) -> tuple[Effect, ...]:
    made: list[Effect] = []
    for part in node.parts:
        made.extend(binder.effects(part))
    return tuple(made)


@binds(sp.ThenSentence)
def _then(binder: Binder, node: sp.ThenSentence) -> tuple[Effect, ...]:
    return binder.effects(node.deed)


# --- choices and conditions -------------------------------------------------------------------------------------------
@binds(sp.Allowed)
def _allowed(binder: Binder, node: sp.Allowed) -> Effect:
    who = binder.subject or s.You()
    if isinstance(node.deed, sp.Pays):
        return e.PayOr(who, binder.bind(node.deed.cost), save=binder.new_slot())
    return e.May(binder.effects(node.deed), who, binder.new_slot())


@binds(sp.UnlessPaid)
def _unless(binder: Binder, node: sp.UnlessPaid) -> Effect:
    effects = binder.effects(node.deed)
    who = binder.bind(node.who)
    return e.PayOr(who, binder.bind(node.cost), (), effects)


@binds(sp.Conditional)
def _conditional(binder: Binder, node: sp.Conditional) -> Effect:
    binder.clause()
    if node.after:
        effects = binder.effects(node.deed)
        return e.If(binder.bind(node.condition), effects)
    condition = binder.bind(node.condition)
    return e.If(condition, binder.effects(node.deed))


def sentences(binder: Binder, spoken: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """One after the other; "if you do" and "otherwise" belong to the one before."""
    made: list[Effect] = []
    for sentence in spoken:
        binder.clause()
        if isinstance(sentence, sp.IfYouDo):
            _if_you_do(binder, made, sentence)
        elif isinstance(sentence, sp.Otherwise):
            if not made or not isinstance(made[-1], e.If) or made[-1].otherwise:
                raise Unbound("“otherwise” than what?")
            made[-1] = dataclasses.replace(made[-1], otherwise=binder.effects(sentence.deed))
        else:
            made.extend(binder.effects(sentence))
    return tuple(made)


def _if_you_do(binder: Binder, made: list[Effect], node: sp.IfYouDo) -> None:
    if not made:
        raise Unbound("“if you do” what?")
    last = made[-1]
    if isinstance(last, e.PayOr) and not last.paid and not last.unpaid and not node.reflexive:
        made[-1] = dataclasses.replace(last, paid=binder.effects(node.deed))
        return
    slot = getattr(last, "save", -1)
    if slot < 0:
        raise Unbound("“if you do” what?")
    if node.reflexive:
        outer, binder.targets = binder.targets, []
        effects = binder.effects(node.deed)
        body = Body(effects, tuple(binder.targets))
        binder.targets = outer
        made.append(e.WhenYouDo(body, slot))
        return
    made.append(e.If(k.Did(slot), binder.effects(node.deed)))


# --- numbers ----------------------------------------------------------------------------------------------------------
NUMBER_OF: Final[dict[type[Any], str]] = {
    e.Draw: "count", e.Discard: "count", e.Mill: "count", e.GainLife: "amount", e.LoseLife: "amount",
    e.DealDamage: "amount", e.PutCounters: "count", e.CreateToken: "count", e.AddMana: "count", e.Scry: "count",
}  # fmt: skip


@binds(sp.PerEach)
def _per_each(binder: Binder, node: sp.PerEach) -> tuple[Effect, ...]:
    effects = binder.effects(node.deed)
    each = binder.bind(node.what)
    last = effects[-1]
    if isinstance(last, e.Modify) and isinstance(last.mods[0], m.ModifyPT):
        return (*effects[:-1], dataclasses.replace(last, mods=(_scaled(last.mods[0], each), *last.mods[1:])))
    field = NUMBER_OF.get(type(last))
    if field is None or not isinstance(getattr(last, field), int):
        raise Unbound("“for each” of what?")
    return (*effects[:-1], dataclasses.replace(last, **{field: times(getattr(last, field), each)}))


def times(n: int, value: Value) -> Value:
    return value if n == 1 else v.Times(n, value)


def _scaled(change: m.ModifyPT, each: Value) -> m.ModifyPT:
    made: list[Any] = []
    for n in (change.power, change.toughness):
        if not isinstance(n, int):
            raise Unbound("“for each” of X?")
        made.append((0, 1) if n == 0 else (times(abs(n), each), 1 if n > 0 else -1))
    return m.ModifyPT(made[0][0], made[1][0], made[0][1], made[1][1])


@binds(sp.WhereX)
def _where_x(binder: Binder, node: sp.WhereX) -> tuple[Effect, ...]:
    effects = binder.effects(node.deed)
    value = binder.bind(node.x)
    made: tuple[Effect, ...] = replaced(effects, v.X(), value)
    if made == effects:
        raise Unbound("where is X?")
    binder.targets[:] = [replaced(spec, v.X(), value) for spec in binder.targets]
    return made


def replaced(node: Any, old: Node, new: Any) -> Any:
    if node == old:
        return new
    if isinstance(node, tuple):
        return tuple(replaced(part, old, new) for part in node)
    if isinstance(node, Node):
        changed = {
            name: replaced(getattr(node, name), old, new)
            for name in node.__dataclass_fields__
            if isinstance(getattr(node, name), (Node, tuple))
        }
        return dataclasses.replace(node, **changed) if changed else node
    return node


# --- damage and moves -------------------------------------------------------------------------------------------------
@binds(sp.Damages)
def _damages(binder: Binder, node: sp.Damages) -> Effect:
    source = binder.subject_thing
    if source is None:
        raise Unbound("what deals the damage?")
    amount = binder.bind(node.amount)
    to = binder.bind(node.to)
    if isinstance(to, Players):
        return e.DealDamage(amount, None, to, source)
    players = s.TargetPlayers(to.slot) if isinstance(to, s.Target) and _players_too(binder.targets[to.slot]) else None
    return e.DealDamage(amount, to, players, source)


def _players_too(spec: TargetSpec) -> bool:
    return spec.players is not None


PLACE: Final = {"": e.TOP, "top": e.TOP, "bottom": e.BOTTOM}


@binds(sp.Puts)
def _puts(binder: Binder, node: sp.Puts) -> Effect:
    what = binder.thing(node.what, moved=True)
    _check_whose(binder, node, what)
    slot = binder.new_slot()
    under = None if node.under is None else binder.bind(node.under)
    if node.to == t.BATTLEFIELD and node.under is None and not _is_yours(binder, what):
        under = binder.subject or s.You()  # 110.2a
    nouns = next((x.nouns for x in reversed(binder.mentions) if x.what == what), ("card",))
    binder.mention(what, nouns, _many(binder, what), moved=s.Saved(slot))
    return e.Move(what, node.to, under=under, position=PLACE[node.place], tapped=node.tapped, save=slot)


def _many(binder: Binder, what: Selection) -> bool:
    return any(mention.what == what and mention.many for mention in binder.mentions)


def _check_whose(binder: Binder, node: sp.Puts, what: Selection) -> None:
    """Cards go to their owner's hand, library and graveyard (400.3): the text must say so."""
    if node.whose is None:
        return
    whose = node.whose
    if isinstance(whose, s.OwnerOf) and isinstance(whose.what, (sp.It, sp.Them, sp.That)):
        return
    bound = binder.bind(whose)
    if isinstance(bound, s.You) and _is_yours(binder, what):
        return
    raise Unbound("into whose zone?")


def _is_yours(binder: Binder, what: Selection) -> bool:
    if isinstance(what, s.Target):
        return f.OwnedBy(s.You()) in _filters(binder.targets[what.slot].where)
    if isinstance(what, s.Each):
        return what.of == s.You()
    if isinstance(what, s.TopOfLibrary):
        return what.who == s.You()
    if isinstance(what, s.Saved):
        chosen = [x.what for x in binder.before if isinstance(x, e.Choose) and x.save == what.slot]
        return bool(chosen) and isinstance(chosen[0], s.Each) and chosen[0].of == s.You()
    return isinstance(what, s.This)


def _filters(where: Any) -> tuple[Any, ...]:
    return where.parts if isinstance(where, f.And) else (where,)


@binds(sp.PutsCounters)
def _puts_counters(binder: Binder, node: sp.PutsCounters) -> tuple[Effect, ...]:
    counters = [(kind, binder.bind(count)) for kind, count in node.counters]
    what = binder.thing(node.what)
    return tuple(e.PutCounters(what, kind, count) for kind, count in counters)


# --- modifications ----------------------------------------------------------------------------------------------------
def mods(binder: Binder, spoken: tuple[Any, ...]) -> tuple[Mod, ...]:
    made: list[Mod] = []
    for mod in spoken:
        if isinstance(mod, sp.Granted):
            made.extend(m.AddAbility(part) for part in granted(binder, mod.abilities))
        else:
            made.append(binder.bind(mod))
    return tuple(made)


def granted(binder: Binder, abilities: tuple[Any, ...]) -> list[Any]:
    from inset.oracle.binding.abilities import finished

    return [part for ability in abilities for part in finished(ability, False, binder.predefined)]


@binds(e.Modify)
def _modify(binder: Binder, node: e.Modify) -> Effect:
    what = binder.bind(node.what)
    return e.Modify(what, mods(binder, node.mods), node.duration)


# --- tokens and mana --------------------------------------------------------------------------------------------------
@binds(sp.Creates)
def _creates(binder: Binder, node: sp.Creates) -> Effect:
    assert isinstance(node.token, sp.TokenText)
    count, who = binder.bind(node.count), binder.bind(node.who)
    token, size = token_of(binder, node.token)
    made = e.CreateToken(token, count, who, node.tapped, node.attacking)
    if size is not None:
        made = dataclasses.replace(made, power=size.power, toughness=size.toughness)
    return made


def token_of(binder: Binder, text: sp.TokenText) -> tuple[Token, sp.Size | None]:
    if text.size is None:
        if binder.predefined is None:
            raise Unbound(f"{text.name} tokens are not known here")
        return binder.predefined(text.name), None
    assert isinstance(text.size, sp.Size)
    types = sum(kind.types for kind in text.kinds if isinstance(kind, f.HasType))
    subtypes = tuple(name for kind in text.kinds if isinstance(kind, f.HasSubtype) for name in kind.names)
    fixed = isinstance(text.size.power, int) and isinstance(text.size.toughness, int)
    face = Face(
        name=text.name or f"{' '.join(subtypes)} Token",
        types=types,
        subtypes=subtypes,
        supertypes=t.LEGENDARY if text.legendary else 0,
        power=text.size.power if isinstance(text.size.power, int) else 0,
        toughness=text.size.toughness if isinstance(text.size.toughness, int) else 0,
        abilities=tuple(granted(binder, text.abilities)),
        colors=text.colors,
    )
    return Token(face), None if fixed else text.size


@binds(sp.ManaOf)
def _mana_of(binder: Binder, node: sp.ManaOf) -> Effect:
    mask = 0
    for option in node.options:
        if option.generic or option.x or len(option.pips) != 1 or option.pips[0] not in t.MANA_TYPES:
            raise Unbound("a choice of several mana")
        mask |= option.pips[0]
    return e.AddMana(choices=mask)


