"""Instructions: subjects, sequences, choices, damage, moves, counters, tokens."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.abilities import Body, TargetSpec
from inset.language.card import Face, Token
from inset.language.node import Condition, Effect, Mod, Node, Players, Selection, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, binds, mentions, replaced
from inset.oracle.binding.characteristic_changes import form
from inset.oracle.binding.previous_sentence import SAID_OF_THE_LAST, said_of_the_last
from inset.oracle.binding.references import described

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
    if (cost := _exiled_cost(binder, node.deed)) is not None:
        return e.PayOr(who, cost, save=binder.new_slot())
    effects = binder.effects(node.deed)
    if len(effects) == 1 and isinstance(effects[0], (e.Sacrifice, e.Discard)):
        return e.May(effects, who, effects[0].save)  # "if you do" asks whether it was really done
    return e.May(effects, who, binder.new_slot())


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


@binds(sp.UnlessPaid)
def _unless(binder: Binder, node: sp.UnlessPaid) -> Effect:
    effects = binder.effects(node.deed)
    who = binder.bind(node.who)
    return e.PayOr(who, binder.bind(node.cost), (), effects)


@binds(sp.Conditional)
def _conditional(binder: Binder, node: sp.Conditional) -> Effect:
    binder.clause()
    first = len(binder.targets)
    if node.after:
        effects = binder.effects(node.deed)
        condition = binder.bind(node.condition)
    else:
        condition = binder.bind(node.condition)
        effects = binder.effects(node.deed)
    if isinstance(condition, k.CostWasPaid):  # 702.33g: what it targets is chosen only if the cost was paid
        for slot in range(first, len(binder.targets)):
            binder.targets[slot] = dataclasses.replace(binder.targets[slot], only_if=condition)
    return e.If(condition, effects)


@binds(sp.WasPaid)
def _was_paid(binder: Binder, node: sp.WasPaid) -> Condition:
    _of_itself(binder, node.what)
    return k.CostWasPaid(node.name)


@binds(sp.PaidTimes)
def _paid_times(binder: Binder, node: sp.PaidTimes) -> Value:
    _of_itself(binder, node.what)
    return v.TimesPaid(node.name)


def _of_itself(binder: Binder, what: Selection) -> None:
    """607.2i: only costs of the object that speaks are spoken of."""
    found = binder.bind(what)
    if found == s.EventObject() and isinstance(binder.event, p.Moves) and isinstance(binder.event.where, f.IsThis):
        found = s.This()
    if found != s.This():
        raise Unbound("a cost of something else")


def sentences(binder: Binder, spoken: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """One after the other; "if you do" and "otherwise" belong to the one before."""
    made: list[Effect] = []
    before: list[tuple[Mention, Any, Any]] = []
    last = 0  # where the instructions of the sentence before begin
    for sentence in spoken:
        first, last, before_last = last, len(made), before
        if isinstance(sentence, sp.Otherwise):
            _undo(binder, before)
        before = [(mention, mention.what, mention.moved) for mention in binder.mentions]
        binder.clause()
        if isinstance(sentence, sp.IfYouDo):
            _if_you_do(binder, made, sentence)
        elif isinstance(sentence, sp.Otherwise):
            if not made or not isinstance(made[-1], e.If) or made[-1].otherwise:
                raise Unbound("“otherwise” than what?")
            if any(isinstance(effect, e.May) for effect in made[-1].then):
                raise Unbound("“otherwise”: if it may not be done, or if it was not done?")
            made[-1] = dataclasses.replace(made[-1], otherwise=binder.effects(sentence.deed))
        elif isinstance(sentence, sp.NoRegeneration):
            _no_regeneration(binder, made, sentence)
        elif isinstance(sentence, sp.NewTargets):
            _new_targets(made)
        elif isinstance(sentence, sp.ExcessToController):
            _excess_to_controller(made)
        elif isinstance(sentence, sp.TheTokenHas):
            _token_has(binder, made, sentence)
        elif isinstance(sentence, SAID_OF_THE_LAST):
            said_of_the_last(binder, made, sentence)
        elif isinstance(sentence, sp.InsteadOf):
            _undo(binder, before_last)
            _instead(binder, made, first, sentence)
        elif isinstance(sentence, sp.Permits):
            made.extend(binder.effects(sentence))
            made[:] = [_looked_at(effect) for effect in made]
        else:
            made.extend(binder.effects(sentence))
    if any(isinstance(sentence, sp.WhereX) for sentence in spoken) and mentions(tuple(made), v.X()):
        raise Unbound("an X of another sentence")
    return tuple(made)


def _instead(binder: Binder, made: list[Effect], first: int, node: sp.InsteadOf) -> None:
    """ "If …, … instead": one of the two happens (614.1 aside: the text chooses as it is carried out, 608.2c)."""
    usual = tuple(made[first:])
    if not usual or any(isinstance(effect, (e.May, e.PayOr, e.WhenYouDo)) for effect in usual):
        raise Unbound("instead of what?")
    known = len(binder.targets)
    condition = binder.bind(node.condition)
    deed, last = node.deed, usual[-1]
    if isinstance(last, e.DealDamage) and isinstance(deed, sp.ThingDoes) and isinstance(deed.what, sp.It):
        deed = dataclasses.replace(deed, what=last.source)  # what deals the damage otherwise
    effects = binder.effects(deed)
    if len(binder.targets) != known:
        raise Unbound("a target of something that happens instead")
    made[first:] = [e.If(condition, effects, usual)]


def _undo(binder: Binder, before: list[tuple[Mention, Any, Any]]) -> None:
    """What is done in the one case is not done in the other; what was aimed at is aimed at in both."""
    known = len(before)
    for mention, what, moved in before:
        mention.what, mention.moved = what, moved
    binder.mentions[known:] = [
        x for x in binder.mentions[known:] if isinstance(x.what, (s.Target, s.This, s.Host)) and x.moved is None
    ]  # fmt: skip


def _no_regeneration(binder: Binder, made: list[Effect], node: sp.NoRegeneration) -> None:
    last = made[-1] if made else None
    if not isinstance(last, e.Destroy) or not last.regenerate:
        raise Unbound("what can't be regenerated?")
    marks = dict(binder.groups)
    what = binder.thing(node.what)
    if what != last.what and not (isinstance(last.what, s.Each) and what == s.Saved(binder.groups.get(last.what, -1))):
        raise Unbound("what can't be regenerated?")
    binder.groups = marks
    made[-1] = dataclasses.replace(last, regenerate=False)


def _token_has(binder: Binder, made: list[Effect], node: sp.TheTokenHas) -> None:
    last = made[-1] if made else None
    if isinstance(last, e.May):  # "you may create a … token. It has …"
        inner = list(last.effects)
        _token_has(binder, inner, node)
        made[-1] = dataclasses.replace(last, effects=tuple(inner))
        return
    if not isinstance(last, e.CreateToken) or node.many == (last.count == 1) or last.token.face.abilities:
        raise Unbound("what has it?")
    face = dataclasses.replace(last.token.face, abilities=tuple(granted(binder, node.abilities)))
    made[-1] = dataclasses.replace(last, token=Token(face))


@binds(sp.GetsEmblem)
def _gets_emblem(binder: Binder, node: sp.GetsEmblem) -> Effect:
    return e.Emblem(tuple(granted(binder, node.abilities)), binder.bind(node.who))


def _excess_to_controller(made: list[Effect]) -> None:
    last = made[-1] if made else None
    if not isinstance(last, e.DealDamage) or not isinstance(last.to, s.Target) or last.players or last.excess_to:
        raise Unbound("excess damage of what?")
    made[-1] = dataclasses.replace(last, excess_to=s.ControllerOf(last.to))


def _new_targets(made: list[Effect]) -> None:
    """ "You may choose new targets for the copy": of the copying just before."""
    last = made[-1] if made else None
    if isinstance(last, e.Later):
        inner = list(last.body.effects)
        _new_targets(inner)
        made[-1] = dataclasses.replace(last, body=dataclasses.replace(last.body, effects=tuple(inner)))
    elif isinstance(last, e.CopySpell) and not last.new_targets:
        made[-1] = dataclasses.replace(last, new_targets=True)
    else:
        raise Unbound("new targets for what?")


def _looked_at(effect: Effect) -> Effect:
    """Who may play a card that is exiled face down may look at it."""
    if isinstance(effect, e.Move) and effect.face_down:
        return dataclasses.replace(effect, look=s.You())
    return effect


def _if_you_do(binder: Binder, made: list[Effect], node: sp.IfYouDo) -> None:
    if not made:
        raise Unbound("“if you do” what?")
    last = made[-1]
    if isinstance(last, e.PayOr) and not last.paid and not last.unpaid and not node.reflexive:
        done = binder.effects(node.deed)
        made[-1] = dataclasses.replace(last, unpaid=done) if node.negated else dataclasses.replace(last, paid=done)
        return
    slot = getattr(last, "save", -1)
    if slot < 0:
        raise Unbound("“if you do” what?")
    if node.reflexive:
        outer, binder.targets = binder.targets, []
        divided, binder.divided = binder.divided, None
        effects = binder.effects(node.deed)
        body = Body(effects, tuple(binder.targets), binder.divided)
        binder.targets, binder.divided = outer, divided
        made.append(e.WhenYouDo(body, slot))
        return
    did = k.Unless(k.Did(slot)) if node.negated else k.Did(slot)
    made.append(e.If(did, binder.effects(node.deed)))


# --- numbers ----------------------------------------------------------------------------------------------------------
NUMBER_OF: Final[dict[type[Any], str]] = {
    e.Draw: "count", e.Discard: "count", e.Mill: "count", e.GainLife: "amount", e.LoseLife: "amount",
    e.DealDamage: "amount", e.PutCounters: "count", e.CreateToken: "count", e.AddMana: "count", e.Scry: "count",
    e.Sacrifice: "count",
}  # fmt: skip


@binds(sp.PerEach)
def _per_each(binder: Binder, node: sp.PerEach) -> tuple[Effect, ...]:
    known = binder.mentions
    if node.front:  # "for each creature, … that creature": a deed for each of them, not one deed so many times
        binder.mentions = []
    effects = binder.effects(node.deed)
    if node.front:
        binder.mentions = [*known, *binder.mentions]
    each = binder.bind(node.what)
    if node.front and isinstance(each, v.SavedNumber):
        return (_for_each_vote(binder, each.slot, effects),)
    last = effects[-1]
    if isinstance(last, e.Modify) and isinstance(last.mods[0], m.ModifyPT):
        return (*effects[:-1], dataclasses.replace(last, mods=(_scaled(last.mods[0], each), *last.mods[1:])))
    field = NUMBER_OF.get(type(last))
    if field is None or not isinstance(getattr(last, field), int):
        raise Unbound("“for each” of what?")
    return (*effects[:-1], dataclasses.replace(last, **{field: times(getattr(last, field), each)}))


def _for_each_vote(binder: Binder, slot: int, effects: tuple[Effect, ...]) -> Effect:
    """ "For each death vote, …": if it speaks of the voter, it is done for each of them."""
    used, binder.voter_used = binder.voter_used, False
    return e.ForEachPlayer(s.SavedPlayers(slot), effects) if used else e.Repeat(v.SavedNumber(slot), effects)


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
    named = len(binder.mentions)
    value = binder.bind(node.x)
    del binder.mentions[named:]  # what a number is taken from is not what the text speaks of next
    made: tuple[Effect, ...] = replaced(effects, v.X(), value)
    if made == effects:
        raise Unbound("where is X?")
    binder.divided = replaced(binder.divided, v.X(), value)
    binder.targets[:] = [replaced(spec, v.X(), value) for spec in binder.targets]
    return made


# --- damage and moves -------------------------------------------------------------------------------------------------
@binds(sp.Damages)
def _damages(binder: Binder, node: sp.Damages) -> Effect:
    source = binder.subject_thing
    if source is None:
        raise Unbound("what deals the damage?")
    if node.late:
        to = binder.bind(node.to)
        amount = binder.bind(node.amount)
    else:
        amount = binder.bind(node.amount)
        to = binder.bind(node.to)
    if node.divided:
        assert isinstance(to, s.Target)
        players = s.TargetPlayers(to.slot) if _players_too(binder.targets[to.slot]) else None
        return e.DealDamage(_divide(binder, amount), to, players, source, divided=True)
    if isinstance(to, sp.Both):
        return e.DealDamage(amount, to.things, to.players, source)
    if isinstance(to, Players):
        return e.DealDamage(amount, None, to, source)
    players = s.TargetPlayers(to.slot) if isinstance(to, s.Target) and _players_too(binder.targets[to.slot]) else None
    return e.DealDamage(amount, to, players, source)


def _players_too(spec: TargetSpec) -> bool:
    return spec.players is not None


def _divide(binder: Binder, amount: Any) -> Any:
    if binder.divided is not None:
        raise Unbound("divided twice")
    binder.divided = amount
    return amount


def _whom(binder: Binder, node: Node | None) -> tuple[Any, Any]:
    """Objects and players apart."""
    if node is None:
        return None, None
    made = binder.bind(node)
    if isinstance(made, sp.Both):
        return made.things, made.players
    if isinstance(made, Players):
        return None, made
    players = isinstance(made, s.Target) and _players_too(binder.targets[made.slot])
    return made, s.TargetPlayers(made.slot) if players else None


@binds(sp.Flips)
def _flips(binder: Binder, node: sp.Flips) -> Effect:
    won = () if node.won is None else binder.effects(node.won)
    return e.FlipCoin(won, () if node.lost is None else binder.effects(node.lost))


@binds(sp.Shields)
def _shields(binder: Binder, node: sp.Shields) -> Effect:
    amount = binder.bind(node.amount)
    to, players = _whom(binder, node.to)
    if node.onto is None:
        return e.PreventNext(amount, to, players)
    return e.RedirectNext(amount, to, players, *_whom(binder, node.onto))


@binds(sp.Guards)
def _guards(binder: Binder, node: sp.Guards) -> Effect:
    to, players = _whom(binder, node.to)
    return e.Guard(binder.bind(node.where), to, players, node.once, *_whom(binder, node.onto), node.then)


@binds(sp.Distributes)
def _distributes(binder: Binder, node: sp.Distributes) -> Effect:
    count = _divide(binder, binder.bind(node.count))
    return e.PutCounters(binder.bind(node.what), node.kind, count, divided=True)


PLACE: Final = {"": e.TOP, "top": e.TOP, "bottom": e.BOTTOM, "top in any order": e.TOP, "bottom in any order": e.BOTTOM,
                "bottom in a random order": e.BOTTOM}  # fmt: skip


@binds(sp.Puts)
def _puts(binder: Binder, node: sp.Puts) -> Effect:
    what = binder.thing(node.what, moved=True)
    _check_whose(binder, node, what)
    slot = binder.new_slot()
    under = None if node.under is None else binder.bind(node.under)
    if isinstance(node.under, s.OwnerOf) and isinstance(node.under.what, (sp.It, sp.Them)):
        assert isinstance(under, s.OwnerOf)
        if any(mention.what == under.what and mention.moved == what for mention in binder.mentions):
            under = s.OwnerOf(what)  # the same card, as it is by now
    if node.to == t.BATTLEFIELD and node.under is None and not _is_yours(binder, what):
        under = binder.subject or s.You()  # 110.2a
    nouns = next((x.nouns for x in reversed(binder.mentions) if x.what == what), ("card",))
    if node.to == t.BATTLEFIELD:  # from now on the permanent is spoken of (400.7)
        binder.became(what, s.Saved(slot), (*nouns, "permanent"), _many(binder, what))
    else:
        binder.mention(what, nouns, _many(binder, what), moved=s.Saved(slot))
    if binder.picked is not None and what == s.Saved(binder.picked.slot) and node.to == t.LIBRARY:
        binder.picked = binder.picked._replace(stays=True)
    order = e.RANDOM_ORDER if "random" in node.place else e.ANY_ORDER
    return e.Move(
        what, node.to, under=under, position=PLACE[node.place], tapped=node.tapped, save=slot, order=order,
        face_down=node.verb == "exile face down", transformed=node.transformed,
        counters=tuple((kind, binder.bind(count)) for kind, count in node.counters),
        attach_to=None if node.attach_to is None else binder.thing(node.attach_to),
    )  # fmt: skip


def _many(binder: Binder, what: Selection) -> bool:
    if isinstance(what, s.TopOfLibrary):
        return what.count != 1
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
        return f.OwnedBy(s.You()) in filters_of(binder.targets[what.slot].where)
    if isinstance(what, s.Each):
        return what.of == s.You()
    if isinstance(what, s.TopOfLibrary):
        return what.who == s.You()
    if isinstance(what, s.Among):
        return _is_yours(binder, what.what)
    if isinstance(what, s.Saved) and what.slot in binder.yours:
        return True
    if isinstance(what, s.Saved):
        chosen = [x.what for x in binder.before if isinstance(x, e.Choose) and x.save == what.slot]
        return bool(chosen) and isinstance(chosen[0], s.Each) and chosen[0].of == s.You()
    return isinstance(what, s.This)


def filters_of(where: Any) -> tuple[Any, ...]:
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
        elif isinstance(mod, sp.PerEachMod):
            assert isinstance(mod.change, m.ModifyPT)
            made.append(_scaled(mod.change, binder.bind(mod.each)))
        elif isinstance(mod, sp.ScaledMod):
            scaled = replaced(mod.change, v.X(), binder.bind(mod.x))
            if scaled == mod.change:
                raise Unbound("where is X?")
            made.append(scaled)
        elif isinstance(mod, sp.Size):
            made.append(m.SetPT(mod.power, mod.toughness))
        elif isinstance(mod, sp.Form):
            made.extend(form(binder, mod, granted))
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
    return e.AddMana(choices=mask, count=binder.bind(node.count))
