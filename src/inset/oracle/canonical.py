"""A canonical form for equal meanings, so that a compiled card and the hand-written one can be compared.

Instructions joined for the sake of their text become plain sequences; the parts of a conjunction are sorted; slots and
targets are numbered in the order of their use; what nothing refers to keeps nothing.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    selections as s,
    statics as st,
    subtypes,
    values as v,
)
from inset.language.card import Card
from inset.language.node import Filter, Node

SAVERS = ("save", "rest")


def canonical(card: Card) -> Card:
    faces = tuple(
        dataclasses.replace(face, abilities=tuple(ability(part) for part in face.abilities)) for face in card.faces
    )
    return dataclasses.replace(card, faces=faces)


def ability(node: Any) -> Any:
    if isinstance(node, (a.Activated, a.Triggered, a.StaticAbility, a.Spell)) and node.name:
        node = dataclasses.replace(node, name="")  # ability words mean nothing (207.2c)
    simple = _simple(node)
    simple = _unread(simple, _read(simple))
    return _slots(_overwritten(simple, _asked(simple)))


def _simple(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(part for item in value for part in _flat(_simple(item)))
    if not isinstance(value, Node):
        return value
    fields = {name: _simple(getattr(value, name)) for name in value.__dataclass_fields__}
    made = type(value)(**fields)
    if isinstance(made, m.ModifyPT):
        return _change(made)
    if isinstance(made, m.SetTypes) and made.keep_types and made.subtypes:
        if subtypes.fits(made.subtypes[0], made.types):  # which of its subtypes they replace follows from them (205.1a)
            return dataclasses.replace(made, types=0)
    if isinstance(made, f.And):
        return _conjunction(made)
    if isinstance(made, f.Or):
        return f.Or(tuple(sorted(made.parts, key=repr)))
    if isinstance(made, f.HasSubtype):
        return f.HasSubtype(tuple(sorted(made.names)))
    if isinstance(made, st.CostChange):  # only spells are cast
        parts = made.where.parts if isinstance(made.where, f.And) else (made.where,)
        spells = _conjunction(f.And(tuple(part for part in parts if part != f.IsSpell())))
        return dataclasses.replace(made, where=spells)
    if isinstance(made, e.Move) and isinstance(made.what, s.Saved) and made.save == made.what.slot:
        return dataclasses.replace(made, save=-1)  # what is kept is followed as it moves (400.7)
    if isinstance(made, (e.CreateCopy, e.BecomeCopy, st.EntersAsCopy)):  # their order does not matter (707.9)
        return dataclasses.replace(made, exceptions=tuple(sorted(made.exceptions, key=repr)))
    if isinstance(made, c.TapOthers):
        return c.TapOthers(_tappable(made.where), made.count)
    if isinstance(made, s.Each) and made.zone == t.GRAVEYARD | t.EXILE:
        return _kept(made)
    if isinstance(made, a.Body):
        return _targets(made)
    return made


def _tappable(where: Filter) -> Filter:
    """Only untapped permanents that one controls are tapped to pay (118.3): saying so adds nothing."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    said = (f.Not(f.IsTapped()), f.ControlledBy(s.You()))
    return _conjunction(f.And(tuple(part for part in parts if part not in said)))


def _kept(node: s.Each) -> Any:
    """Those of the kept cards that fit, looked for where they must be, are those among them that fit."""
    parts = node.where.parts if isinstance(node.where, f.And) else (node.where,)
    kept = [part for part in parts if isinstance(part, f.IsOneOf) and isinstance(part.what, s.Saved)]
    if len(kept) != 1:
        return node
    return s.Among(kept[0].what, _conjunction(f.And(tuple(part for part in parts if part != kept[0]))))


def _overwritten(node: Any, asked: frozenset[int]) -> Any:
    """A choice that keeps in the slot of what is done in it keeps nothing of its own, unless "if you do" asks for it."""
    if isinstance(node, tuple):
        return tuple(_overwritten(part, asked) for part in node)
    if not isinstance(node, Node):
        return node
    made = type(node)(**{name: _overwritten(getattr(node, name), asked) for name in node.__dataclass_fields__})
    if isinstance(made, e.May):
        if made.save not in asked:
            return dataclasses.replace(made, save=-1)
    return made


def _unread(node: Any, read: frozenset[int]) -> Any:
    """What is discarded or sacrificed after "if you do" is not kept where nothing looks for it."""
    if isinstance(node, tuple):
        return tuple(_unread(part, read) for part in node)
    if not isinstance(node, Node):
        return node
    made = type(node)(**{name: _unread(getattr(node, name), read) for name in node.__dataclass_fields__})
    if isinstance(made, e.If) and isinstance(made.condition, k.Did) and made.condition.slot not in read:
        slot = made.condition.slot
        then = tuple(
            dataclasses.replace(part, save=-1)
            if isinstance(part, (e.Discard, e.Sacrifice)) and part.save == slot
            else part
            for part in made.then
        )
        return dataclasses.replace(made, then=then)
    return made


def _read(value: Any) -> frozenset[int]:
    own = frozenset({value.slot}) if isinstance(value, (s.Saved, v.SavedNumber)) else frozenset()
    return own.union(*(_read(part) for part in _parts(value)))


def _asked(value: Any) -> frozenset[int]:
    own: frozenset[int] = frozenset()
    if isinstance(value, k.Did):
        own = frozenset({value.slot})
    elif isinstance(value, e.WhenYouDo):
        own = frozenset({value.did})
    return own.union(*(_asked(part) for part in _parts(value)))


def _change(node: m.ModifyPT) -> m.ModifyPT:
    """The sign of a printed number belongs to the number."""
    power, toughness, signs = node.power, node.toughness, [node.power_sign, node.toughness_sign]
    if isinstance(power, int):
        power, signs[0] = power * signs[0], 1
    if isinstance(toughness, int):
        toughness, signs[1] = toughness * signs[1], 1
    return m.ModifyPT(power, toughness, *signs)


def _flat(value: Any) -> tuple[Any, ...]:
    if isinstance(value, e.Joined):
        return value.effects
    return (value,)


def _conjunction(node: f.And) -> Filter:
    parts = [p for part in node.parts for p in (part.parts if isinstance(part, f.And) else (part,))]
    parts = [part for part in parts if not isinstance(part, f.Anything)]
    parts = sorted(dict.fromkeys(parts), key=repr)
    return f.Anything() if not parts else parts[0] if len(parts) == 1 else f.And(tuple(parts))


def _targets(body: a.Body) -> a.Body:
    order: list[int] = []
    _find_targets(body.effects, order)
    for i in range(len(body.targets)):
        if i not in order:
            order.append(i)
    place = {slot: i for i, slot in enumerate(order)}
    if all(slot == i for i, slot in enumerate(order)):
        return body
    specs = tuple(_move_targets(body.targets[slot], place) for slot in order if slot < len(body.targets))
    return a.Body(_move_targets(body.effects, place), specs, body.divided)


def _find_targets(value: Any, order: list[int]) -> None:
    if isinstance(value, (s.Target, s.TargetPlayers)) and value.slot not in order:
        order.append(value.slot)
    for part in _parts(value):
        if not isinstance(part, a.Body):
            _find_targets(part, order)


def _move_targets(value: Any, place: dict[int, int]) -> Any:
    if isinstance(value, (s.Target, s.TargetPlayers)):
        return type(value)(place.get(value.slot, value.slot))
    if isinstance(value, tuple):
        return tuple(_move_targets(part, place) for part in value)
    if isinstance(value, Node) and not isinstance(value, a.Body):
        return type(value)(**{n: _move_targets(getattr(value, n), place) for n in value.__dataclass_fields__})
    return value


def _parts(value: Any) -> list[Any]:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Node):
        return [getattr(value, name) for name in value.__dataclass_fields__]
    return []


def _slots(node: Any) -> Any:
    used: dict[int, int] = {}
    _find_slots(node, used)
    return _move_slots(node, used)


def _find_slots(value: Any, used: dict[int, int]) -> None:
    if isinstance(value, (s.Saved, s.SavedPlayers, v.SavedNumber, k.Did)):
        used.setdefault(value.slot, len(used))
    if isinstance(value, e.WhenYouDo) and value.did >= 0:
        used.setdefault(value.did, len(used))
    for part in _parts(value):
        _find_slots(part, used)


def _move_slots(value: Any, used: dict[int, int]) -> Any:
    if isinstance(value, tuple):
        return tuple(_move_slots(part, used) for part in value)
    if not isinstance(value, Node):
        return value
    fields: dict[str, Any] = {}
    for name in value.__dataclass_fields__:
        old = getattr(value, name)
        saver = name in SAVERS and isinstance(old, int)
        reader = name in ("slot", "did") and not isinstance(value, (s.Target, s.TargetPlayers))
        if saver or reader:
            fields[name] = used.get(old, -1)
        else:
            fields[name] = _move_slots(old, used)
    return type(value)(**fields)
