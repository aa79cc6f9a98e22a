"""611, 613: static abilities in words: what they are about, and what is true of it."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import filters as f, mods as m, selections as s, statics as st
from inset.language.abilities import Keyword
from inset.language.node import Filter, Mod, Players
from inset.language.text.describe import (
    OPPONENTS,
    YOU,
    noun_of,
    phrase,
    several,
    single,
)
from inset.language.text.mods import predicates, price_sentence
from inset.language.text.writer import STATICS, Ref, Writer, writes

UNLESS_MANA: Final = " unless they're mana abilities"


def subject(writer: Writer, where: Filter, zone: int = t.BATTLEFIELD) -> Ref:
    """What a statement is about: "this creature", "equipped creature", "creatures you control"."""
    if isinstance(where, f.IsThis):
        return writer.subject(s.This())
    if isinstance(where, f.IsOneOf):
        return writer.subject(where.what)
    if isinstance(where, f.NthCast):
        return Ref(single(writer, where, zone), False, "spell")
    if isinstance(where, f.Anything) and zone == t.ANY_ZONE:
        return Ref("all cards that aren't on the battlefield, spells, and permanents", True, "card")
    words = several(writer, where, zone)
    if zone & ~(t.BATTLEFIELD | t.STACK) and f.OwnedBy(YOU) in (where.parts if isinstance(where, f.And) else (where,)):
        several_zones = zone & (zone - 1)
        words += " you own that aren't on the battlefield" if several_zones else f" in your {t.ZONE_WORD[zone]}"
    elif zone == t.GRAVEYARD and isinstance(where, f.Anything):
        return Ref("cards in graveyards", True, "card")
    kinds = isinstance(where, f.And) and all(isinstance(part, (f.HasSubtype, f.HasType)) for part in where.parts)
    if isinstance(where, (f.HasType, f.Anything)) or kinds:
        words = f"all {words}"
    return Ref(words, True, noun_of(where))


@writes(STATICS, st.Continuous)
def _continuous(writer: Writer, node: st.Continuous) -> str:
    if len(node.mods) == 1 and isinstance(node.mods[0], m.DefinePT):
        return f"{writer.owner(s.This())} {writer.mod(node.mods[0])}"
    if node.where == f.THE_PAIR:  # 702.95
        both = all(isinstance(mod, m.AddAbility) and isinstance(mod.ability, Keyword) for mod in node.mods)
        words = "both creatures" if both else "each of those creatures"
        return f"{words} {predicates(writer, node.mods, both, lasting=True)}"
    who = named = subject(writer, node.where, node.zone)
    if _one_by_one(node.where):
        each = phrase(writer, node.where, node.zone)
        each.joint = "and"
        place = f" in your {t.ZONE_WORD[node.zone]}" if node.zone in (t.GRAVEYARD, t.HAND) else ""
        who = Ref(f"each {'other ' if each.other else ''}{each.words()}{place}", False, who.noun)
    if isinstance(node.mods[0], m.AddTypes) and isinstance(node.where, f.HasType) and node.where.types == t.LAND:
        who = Ref("each land", False, "land")
    if len(node.mods) == 1 and isinstance(node.mods[0], m.SetController):
        return f"you control {who.words}"
    if len(node.mods) == 1 and _is_land_type(node.mods[0]) and isinstance(node.where, f.HasType):
        added = writer.mod(node.mods[0]).replace("other types", "other land types")
        return f"each {single(writer, node.where, node.zone)} is {added}"
    if node.mods == (m.LoseAllAbilities(),):
        who = who._replace(words=who.words.removeprefix("all "))
    price = price_sentence(writer, node.mods, "its" if node.zone & (t.HAND | t.LIBRARY) else "the card's")
    if price:
        who = Ref(f"each {_in_zone(single(writer, node.where, node.zone), node.zone)}", False, "card")
    if isinstance(node.where, f.IsOneOf):
        who = named
    bearer = "" if isinstance(node.where, f.IsThis) else who.noun
    return f"{who.words} {predicates(writer, node.mods, who.many, lasting=True, bearer=bearer)}{price}"


def _is_land_type(mod: Mod) -> bool:
    """ "Each land is a Swamp in addition to its other land types"."""
    return isinstance(mod, m.AddTypes) and not mod.types and mod.subtypes in [(kind,) for kind in t.BASIC_LAND_MANA]


def _in_zone(words: str, zone: int) -> str:
    """ "Nonland card in your hand without foretell"."""
    if zone == t.ANY_ZONE & ~t.BATTLEFIELD:
        return f"{words} you own that isn't on the battlefield"
    first, without, rest = words.partition(" without ")
    return f"{first} in your {t.ZONE_WORD[zone]}{without}{rest}"


def _one_by_one(where: Filter) -> bool:
    """ "Each creature you control with a +1/+1 counter on it", "each Fungus and Saproling you control"."""
    parts = where.parts if isinstance(where, f.And) else ()
    several_kinds = any(isinstance(part, f.HasSubtype) and len(part.names) > 1 for part in parts)
    return several_kinds or any(isinstance(part, f.HasCounter) for part in parts)


def people(writer: Writer, who: Players) -> Ref:
    """As the subject of a rule: "players", "your opponents", "you", "each opponent"."""
    if who == s.AllPlayers():
        return Ref("players", True)
    if who == OPPONENTS:
        return Ref("your opponents", True)
    words = writer.players(who)
    return Ref(words, words in ("you", "they"))
