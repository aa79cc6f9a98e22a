"""What a text says about counters and tokens."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import costs as c, effects as e, filters as f, mods as m, patterns as p, statics as st, values as v
from inset.language.abilities import StaticAbility
from inset.language.card import Token
from inset.language.node import Ability, Mod
from inset.language.statics import Continuous
from inset.oracle.facts.walk import ALL_TOLD, Walk, tells


@tells(e.PutCounters)
def _put_counters(walk: Walk, node: e.PutCounters) -> None:
    walk.note("counter", node.kind)
    if isinstance(node.count, v.CountersOn) and node.count.on == node.what:
        walk.note("number", 2)  # as many again: doubled
    if node.divided:
        walk.note("divided", "divided")


@tells(e.PutSameCounters)
def _put_same(walk: Walk, node: e.PutSameCounters) -> None:
    if node.of == node.on:
        walk.note("number", 2)  # doubled


@tells(e.TakeCounters, e.GiveCounters, st.EntersWithCounters, c.RemoveCounters, c.PutCounters, c.PutCountersOn,
       c.TakeCountersFrom,
       c.PayCounters, f.HasCounter, v.CountersOn, v.PlayerCounters, p.PutsCounters, p.TakesCounters,
       p.LastCounterRemoved,
       e.MoveCounters, st.CounterLimit, st.CantHaveCounters, st.CantGetCounters)  # fmt: skip
def _counters(walk: Walk, node: Any) -> bool | None:
    if node.kind == "energy" and isinstance(node, (e.GiveCounters, c.PayCounters)):  # written with symbols
        many = node.amount if isinstance(node, c.PayCounters) else node.count
        walk.note("mana", "e")
        if not isinstance(many, int):
            walk.into(many)
        elif many > 5:  # "eight {E}"
            walk.number(many)
        return ALL_TOLD
    if node.kind and not (
        isinstance(node, (c.PayCounters, c.PutCounters, c.RemoveCounters)) and node.kind == "loyalty"
    ):
        walk.note("counter", node.kind)
    least = getattr(node, "least", 1)
    if isinstance(least, int) and least > 1:
        walk.note("compared", f">={least}")
    return None


@tells(e.CreateToken)
def _create(walk: Walk, node: e.CreateToken) -> None:
    for kind, count in node.counters:
        walk.note("counter", kind)
        walk.number(count)
    walk.computed = node.power is not None
    if node.whom is not None:  # "that player or a planeswalker they control"
        walk.note("type", "planeswalker")
        walk.note("player", "they control")


_PREDEFINED: Final = frozenset(
    "Treasure Food Clue Gold Blood Map Powerstone Junk Heartwood Shard Lander Mutagen Incubator".split()
)


@tells(Token)
def _token(walk: Walk, node: Token) -> bool | None:
    face = node.face
    if face.name == "Walker":
        return ALL_TOLD
    if "Role" in face.subtypes or (
        face.subtypes[-1:] and face.subtypes[-1] in _PREDEFINED and face.power is None
    ):  # 111.10: by its name alone
        walk.note("subtype", *(word for word in ("Sorcerer", "Hero") if word in face.name), face.subtypes[-1])
        return ALL_TOLD
    walk.note("type", *t.type_words(face.types))
    walk.note("supertype", *t.supertype_words(face.supertypes))
    walk.note("subtype", *face.subtypes)
    walk.note("color", *t.color_words(face.color_mask()))
    defined = any(
        isinstance(mod, m.DefinePT) for mod in static_mods(face.abilities)
    )  # by its own ability: no size is said
    if isinstance(face.power, int) and isinstance(face.toughness, int) and not walk.computed and not defined:
        walk.note("size", f"{face.power}/{face.toughness}")
        walk.number(face.power, face.toughness)
    walk.into(face.abilities)
    return ALL_TOLD


@tells(e.Incubate)
def _incubate(walk: Walk, node: e.Incubate) -> bool:
    walk.number(node.count)
    walk.into(node.count)
    return ALL_TOLD


@tells(e.Amass)
def _amass(walk: Walk, node: e.Amass) -> None:
    walk.note("subtype", node.subtype)


def static_mods(abilities: tuple[Ability, ...]) -> list[Mod]:
    """What the static abilities of an object change."""
    statics = [static for ability in abilities if isinstance(ability, StaticAbility) for static in ability.statics]
    return [mod for static in statics if isinstance(static, Continuous) for mod in static.mods]
