"""What something becomes or has: changes of characteristics, tokens, mana of a choice of types."""

from __future__ import annotations

import dataclasses
import functools
import operator
from typing import Any

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, selections as s, values as v
from inset.language.card import Face, Token
from inset.language.node import Effect, Mod, Selection
from inset.language.subtypes import types_for
from inset.language.trees import found_in, replaced
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.characteristic_changes import form
from inset.oracle.binding.numbers import scaled


def mods(binder: Binder, spoken: tuple[Any, ...]) -> tuple[Mod, ...]:
    made: list[Mod] = []
    for mod in (part for said in spoken for part in (said if isinstance(said, tuple) else (said,))):
        if isinstance(mod, sp.Granted):
            parts = granted(binder, mod.abilities)
            if mod.verb == "lose":
                made.extend(m.LoseAbility(_of_itself(part)) for part in parts)
            else:
                made.extend(m.AddAbility(_own(binder, part)) for part in parts)
        elif isinstance(mod, sp.PerEachMod):
            assert isinstance(mod.change, m.ModifyPT)
            made.append(scaled(mod.change, binder.bind(mod.each)))
        elif isinstance(mod, sp.ScaledMod):
            change = replaced(mod.change, v.X(), binder.bind(mod.x))
            if change == mod.change:
                raise Unbound("where is X?")
            made.append(change)
        elif isinstance(mod, sp.Size):
            made.append(m.SetPT(binder.bind(mod.power), binder.bind(mod.toughness)))
        elif isinstance(mod, sp.Form):
            made.extend(form(binder, mod, granted))
        else:
            bound = binder.bind(mod)
            made.extend(bound if isinstance(bound, tuple) else (bound,))
    return tuple(made)


@binds(sp.NothingElse)
def _nothing_else(binder: Binder, node: sp.NothingElse) -> tuple[Mod, ...]:
    """205.1a: the types that it has now replace all others."""
    made = mods(binder, (node.form,))
    return tuple(m.SetTypes(mod.types, mod.subtypes) if isinstance(mod, m.AddTypes) else mod for mod in made)


def _own(binder: Binder, ability: Any) -> Any:
    """201.5a: the ability's name means the object that gives itself the ability."""
    if binder.subject_filter != f.IsThis():
        return replaced(ability, f.OfChosenColor(), f.OfChosenColor(s.Granter()))  # 607.2d: chosen for what gives it
    return _of_itself(ability)


def _of_itself(ability: Any) -> Any:
    return replaced(replaced(ability, f.IsOneOf(s.Granter()), f.IsThis()), s.Granter(), s.This())


def granted(binder: Binder, abilities: tuple[Any, ...]) -> list[Any]:
    from inset.oracle.binding.abilities import finished

    return [part for ability in abilities for part in finished(ability, False, binder.predefined, binder.doubts)]


@binds(e.Modify)
def _modify(binder: Binder, node: e.Modify) -> Effect:
    what = binder.bind(node.what)
    made = mods(binder, node.mods)
    if found_in(node.condition, sp.It) and any(x.what == what and x.many for x in binder.mentions):
        return _for_each(binder, what, made, node)
    return e.Modify(what, made, node.duration, binder.bind(node.condition))


def _for_each(binder: Binder, what: Selection, made: tuple[Mod, ...], node: e.Modify) -> Effect:
    """ "Each of those creatures has flying for as long as it has a counter on it": for each as long as is true of it."""
    known = binder.mentions
    nouns = next(x.nouns for x in reversed(known) if x.what == what)
    binder.mentions = []
    binder.mention(s.ThatThing(), nouns)
    condition = binder.bind(node.condition)
    binder.mentions = known
    return e.ForEach(what, (e.Modify(s.ThatThing(), made, node.duration, condition),))


@binds(sp.Creates)
def _creates(binder: Binder, node: sp.Creates) -> Effect:
    assert isinstance(node.token, sp.TokenText)
    count, who = binder.bind(node.count), binder.bind(node.who)
    token, size = token_of(binder, node.token)
    made = e.CreateToken(token, count, who, node.tapped, node.attacking, whom=node.whom)
    if size is not None:
        made = dataclasses.replace(made, power=size.power, toughness=size.toughness)
    return made


def token_of(binder: Binder, text: sp.TokenText) -> tuple[Token, sp.Size | None]:
    if text.size is None and text.kinds:
        return _sizeless(binder, text), None
    if text.size is None:
        if binder.predefined is None:
            raise Unbound(f"{text.name} tokens are not known here")
        return binder.predefined(text.name), None
    assert isinstance(text.size, sp.Size)
    types = sum(kind.types for kind in text.kinds if isinstance(kind, f.HasType))
    subtypes = tuple(name for kind in text.kinds if isinstance(kind, f.HasSubtype) for name in kind.names)
    if not types:  # "a 2/2 black Zombie token": each card type has subtypes of its own (205.3b)
        types = functools.reduce(operator.or_, (types_for(name) & (t.CREATURE | t.ARTIFACT) for name in subtypes), 0)
    fixed = isinstance(text.size.power, int) and isinstance(text.size.toughness, int)
    abilities = tuple(granted(binder, text.abilities))
    if found_in(abilities, s.Granter):
        raise Unbound("a token that names what made it")
    face = Face(
        name=text.name or f"{' '.join(subtypes)} Token",
        types=types,
        subtypes=subtypes,
        supertypes=t.LEGENDARY if text.legendary else 0,
        power=text.size.power if isinstance(text.size.power, int) else 0,
        toughness=text.size.toughness if isinstance(text.size.toughness, int) else 0,
        abilities=abilities,
        colors=text.colors,
    )
    return Token(face), None if fixed else text.size


def _sizeless(binder: Binder, text: sp.TokenText) -> Token:
    """208.2a: a creature whose size its own ability defines, or a token that isn't a creature."""
    made, _ = token_of(binder, dataclasses.replace(text, size=sp.Size(0, 0)))
    defined = bool(found_in(made.face.abilities, m.DefinePT))
    if defined != bool(made.face.types & t.CREATURE):
        raise Unbound("a token of which size?")
    return made if defined else Token(dataclasses.replace(made.face, power=None, toughness=None))


def _two_of(options: tuple[Any, ...]) -> int:
    """ "{R}{R}, {R}{W}, or {W}{W}": two mana in any combination of two types; 0 if it is another choice."""
    pips = [tuple(sorted(option.pips)) for option in options if not option.generic and not option.x]
    kinds = sorted({pip for pair in pips for pip in pair})
    if len(kinds) != 2 or len(options) != 3 or any(kind not in t.MANA_TYPES for kind in kinds):
        return 0
    a, b = kinds
    return a | b if sorted(pips) == [(a, a), (a, b), (b, b)] else 0


@binds(sp.OrChosen)
def _or_chosen(binder: Binder, node: sp.OrChosen) -> Effect:
    if node.mana.generic or node.mana.x or len(node.mana.pips) != 1 or node.mana.pips[0] not in t.COLORS:
        raise Unbound("a choice of several mana")
    return e.AddMana(choices=node.mana.pips[0], chosen=True)


@binds(sp.CouldProduce)
def _could_produce(binder: Binder, node: sp.CouldProduce) -> Effect:
    kinds = t.ALL_COLORS | t.COLORLESS_MANA if node.type else t.ALL_COLORS
    return e.AddMana(choices=kinds, could_produce=s.Each(binder.bind(node.what)))


@binds(sp.ManaOf)
def _mana_of(binder: Binder, node: sp.ManaOf) -> Effect:
    mask = 0
    if (pair := _two_of(node.options)) and node.count == 1:
        return e.AddMana(choices=pair, count=2)
    for option in node.options:
        if option.generic or option.x or len(option.pips) != 1 or option.pips[0] not in t.MANA_TYPES:
            raise Unbound("a choice of several mana")
        mask |= option.pips[0]
    return e.AddMana(choices=mask, count=binder.bind(node.count))
