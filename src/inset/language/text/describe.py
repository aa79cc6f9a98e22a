"""Descriptions (filters) as noun phrases: "nonland permanent an opponent controls with mana value 3 or less".

A conjunction is read part by part, in the order written: each part is a word before the noun, the noun
itself, or a clause after it (``adjectives``). What no single phrase can say becomes alternatives: "a
noncreature spell or a Dragon spell".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, values as v
from inset.language.node import Amount, Filter, Players, Selection
from inset.language.subtypes import types_for
from inset.language.text.english import listed, number, plural, with_article
from inset.language.text.writer import NoText, Writer

OPPONENTS: Final = s.Opponents()
YOU: Final = s.You()
CREATURES: Final = f.HasType(t.CREATURE)


class Phrase:
    """A noun phrase in the making."""

    def __init__(self, zone: int, many: bool) -> None:
        self.zone = zone
        self.many = many
        self.before: list[str] = []
        self.heads: list[list[str]] = []  # "artifact creature" is two, "artifact or creature" one of two
        self.noun = ""
        self.after: list[str] = []
        self.other = False
        self.token = False
        self.owner: Players | None = None
        self.whole = ""  # words that stand for everything: "equipped creature"
        self.joint = "and" if many else "or"  # between alternatives: targets are "creatures and/or lands"

    def words(self) -> str:
        if self.whole:
            return " ".join([self.whole, *self.after])
        heads = [listed(words, self.joint) for words in self.heads]
        noun = self.noun or self._default_noun()
        if self.token and noun != "token":
            noun = f"{noun} token" if noun else "token"
        if noun:
            heads.append(plural_phrase(noun) if self.many else noun)
        elif self.many:
            heads[-1] = listed([plural(word) for word in self.heads[-1]], self.joint)
        return " ".join([*commas(self.before), *heads, *self.after])

    def _default_noun(self) -> str:
        if self.zone == t.BATTLEFIELD:
            if self.token:
                return "token"
            return "" if self.heads else "permanent"
        return "spell" if self.zone == t.STACK else "card"


def plural_phrase(noun: str) -> str:
    first, _, last = noun.rpartition(" ")
    return f"{first} {plural(last)}".strip()


def commas(words: list[str]) -> list[str]:
    """ "Noncreature, nonland": two adjectives of exclusion have a comma between them."""
    made = list(words)
    for i in range(len(made) - 1):
        if made[i].startswith("non") and made[i + 1].startswith("non") and made[i] != "nontoken":
            made[i] += ","
    return made


Describer = Callable[[Writer, Phrase, Any], None]
FILTERS: Final[dict[type[Any], Describer]] = {}
NEGATED: Final[dict[type[Any], Describer]] = {}


DAMAGED: Final = f.DidThisTurn(p.DealsDamage(f.IsThis(), f.Anything()))


def phrase(writer: Writer, where: Filter, zone: int = t.BATTLEFIELD, many: bool = False) -> Phrase:
    made = Phrase(zone, many)
    parts = where.parts if isinstance(where, f.And) else (where,)
    if DAMAGED in parts and any(isinstance(part, f.IsOneOf) for part in parts):
        parts = tuple(part for part in parts if part != DAMAGED and not isinstance(part, f.IsOneOf))
        made.noun = made.noun if parts else "permanent"
        made.after.append("dealt damage this way")
    sizes = [part for part in parts if _is_exact_size(part)]
    if len(sizes) == 2:
        made.before.append("/".join(str(part.amount) for part in sizes if isinstance(part, f.StatIs)))
        parts = tuple(part for part in parts if part not in sizes)
    for part in parts:
        add(writer, made, part)
    if where == f.YOUR_RING_BEARER:
        made.whole, made.after = "your Ring-bearer", []
    base = [after for after in made.after if after.startswith("with base ")]
    if len(base) == 2:  # "with base power and toughness 2/2"
        made.after = [after for after in made.after if after not in base]
        made.after.append(f"with base power and toughness {'/'.join(after.split()[-1] for after in base)}")
    return made


def _is_exact_size(part: Filter) -> bool:
    fits = isinstance(part, f.StatIs) and part.op == f.EQ and isinstance(part.amount, int)
    return fits and part.which in (v.POWER, v.TOUGHNESS)  # type: ignore[attr-defined]


def add(writer: Writer, made: Phrase, part: Filter) -> None:
    if isinstance(part, f.Not):
        describe = NEGATED.get(type(part.part))
        part = part.part
    else:
        describe = FILTERS.get(type(part))
    if describe is None:
        raise NoText(f"{type(part).__name__} has no description")
    describe(writer, made, part)


# --- whole phrases ----------------------------------------------------------------------------------------
def alternatives(where: Filter, zone: int) -> list[Filter]:
    """The filters that must be said one after the other; mostly one."""
    if isinstance(where, f.Or):
        simple = all(_names_kind(part, zone) for part in where.parts) or where == SPELL_OR_ABILITY
        if not simple and not _all_adjectives(where):
            return list(where.parts)
    if isinstance(where, f.And):
        for i, part in enumerate(where.parts):
            if isinstance(part, f.Or) and not _all_adjectives(part) and not _fits_one_noun(part, where, zone):
                rest = where.parts[:i], where.parts[i + 1 :]
                return [f.And((*rest[0], *_flat(option), *rest[1])) for option in part.parts]
    return [where]


SPELL_OR_ABILITY: Final = f.Or((f.IsSpell(), f.IsAbility()))


def _flat(part: Filter) -> tuple[Filter, ...]:
    return part.parts if isinstance(part, f.And) else (part,)


def _names_kind(part: Filter, zone: int) -> bool:
    """ "Artifact", "Dragon", "token"; of a card also "legendary"."""
    if isinstance(part, f.HasSupertype):
        return zone & (t.BATTLEFIELD | t.STACK) == 0
    return isinstance(part, (f.HasType, f.HasSubtype, f.IsToken))


def _fits_one_noun(part: f.Or, whole: f.And, zone: int) -> bool:
    """ "Creature or Vehicle you control", but "a sorcery spell or a Dragon spell"."""
    if all(isinstance(option, (f.IsSpell, f.IsAbility)) for option in part.parts):
        return True
    simple = all(_names_kind(option, zone) for option in part.parts)
    return simple and not any(isinstance(other, f.IsSpell) for other in whole.parts)


def is_one_stat(part: f.Or) -> bool:
    """One clause says all: "with power 4, 5, or 6", "with power or toughness 2 or less"."""
    stats = [option for option in part.parts if isinstance(option, f.StatIs)]
    if len(stats) < len(part.parts):
        return False
    same_amount = all((x.op, x.amount) == (stats[0].op, stats[0].amount) for x in stats)
    return same_amount or all(x.which == stats[0].which and x.op == f.EQ for x in stats)


def _all_adjectives(part: f.Or) -> bool:
    if is_one_stat(part):
        return True
    kinds = (f.IsAttacking, f.IsBlocking, f.IsTapped, f.HasColor, f.HasSupertype, f.ColorCount, f.IsToken)
    return all(isinstance(option, kinds) for option in part.parts)


def one(writer: Writer, where: Filter, zone: int = t.BATTLEFIELD) -> str:
    """With an article: "a creature", "another Dragon you control", "this creature or another Dragon"."""
    if where == f.THE_PAIR:
        return "~ or a creature it's paired with"  # 702.95b
    options = alternatives(where, zone)
    if isinstance(options[0], f.IsThis):
        rest = [one(writer, f.conjunction(f.Not(f.IsThis()), option), zone) for option in options[1:]]
        return listed(["~", *rest], "or")
    return listed([_one(writer, option, zone) for option in options], "or")


def _one(writer: Writer, where: Filter, zone: int) -> str:
    if isinstance(where, f.IsThis):
        return writer.refer(s.This()).words
    made = phrase(writer, where, zone)
    if made.whole:
        return made.words()
    return f"another {made.words()}" if made.other else with_article(made.words())


def several(writer: Writer, where: Filter, zone: int = t.BATTLEFIELD, whose: str = "") -> str:
    """In the plural, with no article: "creatures you control", "sorcery spells and Dragon spells".

    ``whose`` comes right after the last noun: "permanent spells you cast that have an Adventure".
    """
    made = []
    options = alternatives(where, zone)
    for option in options:
        part = phrase(writer, option, zone, many=True)
        if whose and option is options[-1]:
            part.after.insert(0, whose)
        made.append(f"other {part.words()}" if part.other else part.words())
    return listed(made, "and")


def single(writer: Writer, where: Filter, zone: int = t.BATTLEFIELD, joint: str = "or") -> str:
    """In the singular, with no article: "creature you control"; "for each instant and sorcery card"."""
    made = [phrase(writer, option, zone) for option in alternatives(where, zone)]
    for part in made:
        part.joint = joint
    return listed([f"other {part.words()}" if part.other else part.words() for part in made], "or")


def is_other(where: Filter) -> bool:
    parts = where.parts if isinstance(where, f.And) else (where,)
    return f.Not(f.IsThis()) in parts


def without_other(where: Filter) -> Filter:
    parts = where.parts if isinstance(where, f.And) else (where,)
    left = tuple(part for part in parts if part != f.Not(f.IsThis()))
    return left[0] if len(left) == 1 else f.And(left) if left else f.Anything()


def noun_of(where: Filter | None, zone: int = t.BATTLEFIELD) -> str:
    """The noun for "that …": spell, card, creature, land, token, permanent."""
    if where is None:
        return "player"
    parts = where.parts if isinstance(where, f.And) else (where,)
    if any(isinstance(part, f.IsSpell) for part in parts) or zone == t.STACK:
        return "ability" if any(isinstance(part, f.IsAbility) for part in parts) else "spell"
    if zone & ~t.BATTLEFIELD:
        return "card"
    for part in parts:
        if isinstance(part, f.HasType) and part.types in t.TYPE_WORD:
            return t.TYPE_WORD[part.types]
    if any(isinstance(part, f.IsToken) for part in parts):
        return "token"
    if any(isinstance(part, f.HasSubtype) and part.names == ("Vehicle",) for part in parts):
        return "Vehicle"
    kinds = [types_for(part.names[0]) for part in parts if isinstance(part, f.HasSubtype)]
    return t.TYPE_WORD.get(kinds[0] & ~t.KINDRED, "creature") if kinds else "permanent"


def in_zones(zones: int) -> str:
    """ "In exile", "on the battlefield or in your graveyard"."""
    bits = [bit for bit in t.ZONE_WORD if bit and zones & bit]
    return listed([f"{'on the' if bit == t.BATTLEFIELD else 'in'} {zone_words(bit)}" for bit in bits], "or")


def zone_words(zones: int, who: str = "your") -> str:
    """ "Your graveyard", "exile", "your graveyard or exile"."""
    words = [
        f"{who} {t.ZONE_WORD[bit]}" if bit & t.OWNED_ZONES else t.ZONE_WORD[bit]
        for bit in t.ZONE_WORD
        if bit and zones & bit
    ]
    return listed(words, "or")


def begun(from_you: bool, who: Players, said: str) -> str:
    """What several players do one after another, and with whom it starts."""
    first = "the next opponent in turn order" if isinstance(who, s.Opponents) else "you"
    return f"starting with {first}, {said}" if from_you else said


def one_of_them(writer: Writer, players: Players) -> str:
    return {OPPONENTS: "an opponent", s.AllPlayers(): "a player"}.get(players) or writer.players(players)


def returned_of(what: Selection) -> Selection | None:
    """Those that were returned to hands of some that were kept before."""
    parts = what.where.parts if isinstance(what, s.Among) and isinstance(what.where, f.And) else ()
    if len(parts) == 2 and parts[0] == f.IsIn(t.HAND) and isinstance(parts[1], f.CameFrom):
        return parts[1].what
    return None


def apart_from_zones(where: Filter, zones: int) -> tuple[Filter, int]:
    """Spells "from graveyards or libraries": what they are, and from where."""
    last = where.parts[-1] if isinstance(where, f.And) else where
    if not isinstance(last, f.WasCastFrom) or last.zones & (last.zones - 1) == 0:
        return where, zones
    return f.And(where.parts[:-1]) if isinstance(where, f.And) else f.IsSpell(), last.zones


def zones_of_players(zones: int) -> str:
    """ "Graveyards or libraries", "anywhere other than their hands"."""
    if zones == t.ANY_ZONE & ~t.HAND:
        return "anywhere other than their hands"
    words = [
        f"{t.ZONE_WORD[bit][:-1]}ies" if bit == t.LIBRARY else f"{t.ZONE_WORD[bit]}s" if bit & t.OWNED_ZONES
        else t.ZONE_WORD[bit]
        for bit in (t.GRAVEYARD, t.LIBRARY, t.HAND, t.EXILE)
        if zones & bit
    ]  # fmt: skip
    return listed(words, "or")


def so_many(writer: Writer, amount: Amount) -> str:
    return number(amount) if isinstance(amount, int) else writer.value(amount)


def so_many_of(writer: Writer, amount: Amount, where: Filter = CREATURES) -> str:
    """ "One creature", "three creatures"."""
    return f"one {single(writer, where)}" if amount == 1 else f"{so_many(writer, amount)} {several(writer, where)}"


def player_named_by(where: Filter) -> Players | None:
    """ "Those creatures don't untap during that player's next untap step"."""
    parts = where.parts if isinstance(where, f.And) else ()
    return next((x.who for x in parts if isinstance(x, f.ControlledBy) and isinstance(x.who, s.TargetPlayers)), None)
