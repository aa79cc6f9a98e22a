"""Descriptions: what matches, where it is, whose it is, and what it may be called later; "other" than what."""

from __future__ import annotations

import dataclasses
from functools import reduce
from operator import or_
from typing import Final, NamedTuple, cast

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    filters as f,
    keywords as kw,
    patterns as p,
    selections as s,
    subtypes,
    values as v,
)
from inset.language.node import Filter, Players, Selection
from inset.oracle import spoken as sp
from inset.oracle.binder import CARD_ZONES, Binder, Mention, Unbound, binds

OWN_NAME: Final = "~"  # until the compiler knows which card it is on
SPELL_OR_PERMANENT: Final = f.Or((f.IsSpell(), f.IsIn(t.BATTLEFIELD)))
SPELL_OR_NONLAND: Final = f.Or((f.IsSpell(), f.And((f.IsIn(t.BATTLEFIELD), f.Not(f.HasType(t.LAND))))))
THEIR_SPELL_OR_NONLAND: Final = f.And((SPELL_OR_NONLAND, f.ControlledBy(s.Opponents())))


# --- descriptions -----------------------------------------------------------------------------------------------------
class Found(NamedTuple):
    where: Filter
    zones: int
    owner: Players | None
    nouns: tuple[str, ...]
    among: Selection | None = None

    @property
    def selection(self) -> Selection:
        if self.among is not None:
            return s.Among(self.among, self.where)
        return s.Each(self.where, self.zones, self.owner)

    @property
    def owned(self) -> Filter:
        return join([*parts_of(self.where), f.OwnedBy(self.owner)]) if self.owner is not None else self.where


def described(binder: Binder, node: Filter) -> Found:
    """A description: what matches it, where, whose, and what it may be called later."""
    if isinstance(node, f.And) and len(node.parts) == 2 and isinstance(node.parts[0], sp.Other):
        inner = described(binder, node.parts[1])
        apart = other(binder, inner)
        binder.tell(node.parts[0], apart)
        return inner._replace(where=join([apart, *parts_of(inner.where)]))
    if isinstance(node, sp.AbilityHead):
        source = [] if node.source is None else [f.SourceIs(binder.bind(node.source))]
        yours: list[Filter] = [f.ControlledBy(s.You())] if node.yours else []
        if node.others:
            yours = [f.Not(f.ControlledBy(s.You()))]
        if node.theirs:
            yours = [f.ControlledBy(s.Opponents())]
        kind: Filter = f.Or((f.IsSpell(), f.IsAbility())) if node.or_spell else f.IsAbility()
        if node.only:
            kind = f.IsAbility(node.only == "activated", node.only == "triggered")
        single = [f.HasTargets(1)] if node.single else []
        nouns = ("spell", "ability") if node.or_spell else ("ability",)
        aims = [] if node.aims is None else [_aiming(binder, node.aims)]
        return Found(join([kind, *source, *yours, *single, *aims]), t.STACK, None, nouns)
    if node in (SPELL_OR_PERMANENT, SPELL_OR_NONLAND, THEIR_SPELL_OR_NONLAND):
        return Found(node, t.STACK | t.BATTLEFIELD, None, ("spell", "permanent"))
    if isinstance(node, sp.EitherDescribed):
        return _either_found(binder, node)
    if not isinstance(node, sp.Described):
        made = binder.bind(node)
        return Found(made, binder.zone, None, nouns_of(made, binder.zone))
    node = _of_what_it_targets(node)
    head = node.head
    assert isinstance(head, sp.Head)
    if head.mixed and node.before:
        node, head = _first_only(node, head)
    if head.noun == "spell" and any(isinstance(after, sp.InZone) and after.how == "in" for after in node.after):
        head = dataclasses.replace(head, noun="card")  # 112.1: what lies in a zone is no spell
    zones, owner, among = _default_zone(binder, head), None, None
    parts: list[Filter] = []
    for before in node.before:
        parts.extend([before] if isinstance(before, sp.Other) else _adjective(binder, before))
    afters: list[Filter] = []
    for after in node.after:
        if isinstance(after, sp.FromAmong):
            among, zones = binder.bind(after.what), t.GRAVEYARD
            if after.how == "put":  # something else may have become of it (614.6)
                afters.append(f.IsIn(t.GRAVEYARD))
        elif isinstance(after, sp.FromIt):
            if binder.hand is None:
                raise Unbound("“it” refers to nothing")
            zones, owner = t.HAND, binder.hand
        elif isinstance(after, sp.PutThere):
            zones = t.GRAVEYARD
            afters.append(binder.bind(after))
        elif isinstance(after, sp.ExiledWith):
            zones = t.EXILE
            afters.append(binder.bind(after))
        elif isinstance(after, sp.InZone) and head.noun == "spell" and after.whose in (None, s.You()):
            afters.append(f.WasCastFrom(after.zones, after.whose is None and bool(after.zones & t.OWNED_ZONES)))
        elif isinstance(after, sp.InZone):
            zones = after.zones
            owner = None if after.whose is None else binder.bind(after.whose)
        else:
            afters.append(binder.bind(after))
    if zones == t.BATTLEFIELD:
        last = [part for part in afters if _of_the_last(head, part)]
        afters = [part for part in afters if part not in last]
    else:
        last = []
    parts += [*_kinds(head, last), *afters]
    if head.noun == "card" and not zones & CARD_ZONES:
        raise Unbound("a card, but in which zone?")
    if head.noun != "card" and zones & ~(t.BATTLEFIELD | t.STACK):
        raise Unbound("only cards are in that zone")
    found = Found(join(parts), zones, owner, nouns_of(join(parts), zones), among)
    if not any(isinstance(part, sp.Other) for part in parts):
        return found
    # "all other cards revealed this way": than the one that ended it
    apart = f.Not(f.IsOneOf(among.parts[0])) if isinstance(among, s.Union) else other(binder, found)
    for part in node.before:
        if isinstance(part, sp.Other):
            binder.tell(part, apart)
    return found._replace(where=join([apart if isinstance(part, sp.Other) else part for part in parts]))


def _aiming(binder: Binder, node: Filter) -> Filter:
    """What a spell or ability targets is on the battlefield, unless the text says otherwise."""
    outer, binder.zone = binder.zone, t.BATTLEFIELD
    try:
        made: Filter = binder.bind(node)
        return made
    finally:
        binder.zone = outer


def _counts_cards(amount: object) -> bool:
    """ "The number of cards" before the text says where they are: "in your hand" follows."""
    what = amount.what if isinstance(amount, sp.CountOf) else None
    return (
        isinstance(what, sp.Described)
        and not what.after
        and isinstance(what.head, sp.Head)
        and what.head.noun == "card"
    )


def _of_what_it_targets(node: sp.Described) -> sp.Described:
    """ "A spell that targets a permanent you control": what follows describes the target; if it described the
    spell, it would come first. Likewise "power greater than the number of cards in your hand"."""
    for place, after in enumerate(node.after):
        if isinstance(after, f.StatIs) and _counts_cards(after.amount) and node.after[place + 1 :]:
            assert isinstance(after.amount, sp.CountOf)
            assert isinstance(after.amount.what, sp.Described)
            cards = dataclasses.replace(after.amount.what, after=node.after[place + 1 :])
            counted = dataclasses.replace(after.amount, what=cards)
            return dataclasses.replace(node, after=(*node.after[:place], dataclasses.replace(after, amount=counted)))
        if isinstance(after, f.TargetsSome) and isinstance(after.where, sp.Described) and node.after[place + 1 :]:
            inner = dataclasses.replace(after.where, after=(*after.where.after, *node.after[place + 1 :]))
            return dataclasses.replace(node, after=(*node.after[:place], dataclasses.replace(after, where=inner)))
    return node


def _first_only(node: sp.Described, head: sp.Head) -> tuple[sp.Described, sp.Head]:
    """ "Noncreature artifact or noncreature enchantment": an adjective that is repeated describes only its own noun."""
    (adjective,), (first, *rest) = (node.before, head.kinds) if len(node.before) == 1 else ((None,), head.kinds)
    if adjective == f.HasSupertype(t.BASIC) and all(_is_never_basic(kinds) for kinds in rest):
        head = dataclasses.replace(head, kinds=((adjective, *first), *rest))  # "a basic land card or Gate card"
        return dataclasses.replace(node, before=(), head=head), head
    if adjective is None or not all(kinds[0] == adjective for kinds in rest):
        raise Unbound("an adjective that may belong to both")
    head = dataclasses.replace(head, kinds=((adjective, *first), *rest))
    return dataclasses.replace(node, before=(), head=head), head


def _is_never_basic(kinds: tuple[Filter, ...]) -> bool:
    """Land types that are on nonbasic lands only."""
    return any(isinstance(kind, f.HasSubtype) and NEVER_BASIC.issuperset(kind.names) for kind in kinds)


NEVER_BASIC: Final = frozenset({"Cave", "Desert", "Gate", "Locus", "Sphere", "Town"})


def _default_zone(binder: Binder, head: sp.Head) -> int:
    if head.noun == "spell":
        return t.STACK
    if head.noun == "card":
        return binder.zone
    return t.BATTLEFIELD if binder.zone & CARD_ZONES else binder.zone


def _adjective(binder: Binder, node: Filter) -> list[Filter]:
    if isinstance(node, sp.Size):
        return [f.StatIs(v.POWER, f.EQ, node.power), f.StatIs(v.TOUGHNESS, f.EQ, node.toughness)]
    if isinstance(node, f.Or) and all(isinstance(part, f.HasColor) for part in node.parts):
        return [f.HasColor(reduce(or_, (part.colors for part in node.parts if isinstance(part, f.HasColor))))]
    return [binder.bind(node)]


def other(binder: Binder, of: Found, announced: bool = False) -> Filter:
    """ "Other": than the last thing named that could be meant; a permanent that names nothing refers to itself.

    ``announced``: of a target, which is chosen before anything moves.
    """
    if binder.of_itself:
        return f.Not(f.IsThis())
    if binder.affected is not None and could_be_one(binder.affected, of):
        raise Unbound("other than each of them?")  # the layers compute numbers once for all objects

    def could_be(mention: Mention) -> bool:
        if not _is_object(mention) or mention.many or binder.apart == mention.what:
            return False
        if mention.what == s.This():
            return not binder.spell and (of.zones != t.EXILE or bool(binder.home))
        if mention.what == s.EventObject() and getattr(binder.event, "where", None) == f.IsThis():
            return False  # the ability's own object, by another word
        there = mention.zones & of.zones or (announced and mention.zones & CARD_ZONES and of.zones & CARD_ZONES)
        return bool(there) and could_be_one(mention.nouns, of) and not _others_have(binder, mention, of)

    for fits in (could_be, _is_one, _is_group, _is_made):
        if any(map(fits, binder.mentions)):
            named = binder.find("other", fits)
            break
        if not binder.spell and (of.zones != t.EXILE or binder.home):
            return f.Not(f.IsThis())
    else:
        raise Unbound("other than what?")
    if named.many and named.unit == binder.unit:
        raise Unbound("other than each of them?")
    assert isinstance(named.what, Selection)
    if of.zones == t.EXILE and named.zones == t.EXILE and named.moved is not None:
        return f.Not(f.IsOneOf(named.moved))  # what it became in exile (400.7)
    return f.Not(f.IsThis() if named.what == s.This() else f.IsOneOf(named.what))


def _is_object(mention: Mention) -> bool:
    return isinstance(mention.what, Selection)


def _is_one(mention: Mention) -> bool:
    """Something that may no longer be there."""
    return _is_object(mention) and not mention.many and mention.what != s.This()


def _is_group(mention: Mention) -> bool:
    return isinstance(mention.what, s.Each) and "counted" not in mention.nouns


def _is_made(mention: Mention) -> bool:
    """Tokens that the previous instruction created: "create X tokens. … destroy all other creatures"."""
    return isinstance(mention.what, s.Saved) and mention.many and "token" in mention.nouns


def _others_have(binder: Binder, mention: Mention, of: Found) -> bool:
    """Was a thing named that an opponent controls, and you are referred to now?"""
    if not isinstance(mention.what, s.Target) or f.ControlledBy(s.You()) not in parts_of(of.where):
        return False
    where = binder.targets[mention.what.slot].where
    return where is not None and bool(
        {f.ControlledBy(s.Opponents()), f.Not(f.ControlledBy(s.You()))} & {*parts_of(where)}
    )


GENERAL: Final = frozenset({"permanent", "card", "spell", "token"})


def could_be_one(nouns: tuple[str, ...], of: Found) -> bool:
    """Can a thing with these nouns be among those that are described?"""
    kinds, wanted = GENERAL.symmetric_difference(nouns) - GENERAL, set(of.nouns) - GENERAL
    return not kinds or not wanted or bool(kinds & wanted)


CREATURES_HAVE: Final = (
    kw.FLYING | kw.REACH | kw.DEFENDER | kw.HASTE | kw.TRAMPLE | kw.DEATHTOUCH | kw.LIFELINK | kw.VIGILANCE | kw.FIRST_STRIKE
    | kw.DOUBLE_STRIKE | kw.MENACE | kw.INFECT | kw.SHADOW | kw.HORSEMANSHIP | kw.FLANKING | kw.TOXIC
)  # fmt: skip
SIZES: Final = (v.POWER, v.TOUGHNESS, v.POWER_PLUS_TOUGHNESS, v.BASE_POWER, v.BASE_TOUGHNESS)


def _of_the_last(head: sp.Head, after: Filter) -> bool:
    """ "Artifact, enchantment, or creature with flying": what only creatures have describes the last of several kinds."""
    part = after.part if isinstance(after, f.Not) else after
    of_creatures = isinstance(part, f.HasKeyword) and part.keyword & CREATURES_HAVE
    if len(head.kinds) < 2 or not (of_creatures or (isinstance(part, f.StatIs) and part.which in SIZES)):
        return False
    *others, last = ("creature" in nouns_of(join(list(kinds)), t.BATTLEFIELD) for kinds in head.kinds)
    if all(others) == last:
        return False
    if not last or any(others):
        raise Unbound("a clause that may belong to some of them")
    return True


def _kinds(head: sp.Head, of_the_last: list[Filter]) -> list[Filter]:
    made: list[Filter] = []
    if len(head.kinds) == 1:
        made.extend(sorted(head.kinds[0], key=lambda part: part == PERMANENT))  # "Rebel permanent card"
    elif head.kinds:
        shared, rest = _shared(head.kinds)
        made.extend(shared)
        of_a_type = None if of_the_last else _all_of_a_type(head)
        options = [join(list(kinds)) for kinds in rest]
        options[-1] = join([options[-1], *of_the_last]) if of_a_type is None else head.kinds[-1][0]
        made.append(reduce(f.disjunction, options))
        if of_a_type is not None:
            made.append(of_a_type)
    if head.noun == "spell":
        made.append(f.IsSpell())
    elif head.noun == "token":
        made.append(f.IsToken())
    return made


def _all_of_a_type(head: sp.Head) -> Filter | None:
    """ "Cleric or Wizard creature": a type after the last of several subtypes describes all of them."""
    match head.kinds:
        case (*others, (f.HasSubtype(), f.HasType(types=types) as of_a_type)) if not head.mixed:
            return of_a_type if all(len(kinds) == 1 and _is_subtype_of(kinds[0], types) for kinds in others) else None
    return None


def _is_subtype_of(kind: Filter, types: int) -> bool:
    return isinstance(kind, f.HasSubtype) and all(subtypes.fits(name, types) for name in kind.names)


PERMANENT: Final = f.HasType(t.PERMANENT_TYPES)
SPELL_SUBTYPES: Final = frozenset({"Adventure", "Arcane", "Lesson", "Omen", "Trap"})


def _shared(kinds: tuple[tuple[Filter, ...], ...]) -> tuple[tuple[Filter, ...], tuple[tuple[Filter, ...], ...]]:
    """ "Adventure instant or sorcery": a subtype that instants and sorceries share describes both."""
    first = kinds[0][0]
    if not isinstance(first, f.HasSubtype) or first.names[0] not in SPELL_SUBTYPES or len(kinds[0]) == 1:
        return (), kinds
    return (first,), (kinds[0][1:], *kinds[1:])


def join(parts: list[Filter]) -> Filter:
    flat = [inner for part in parts for inner in parts_of(part)]
    flat = [part for part in flat if not isinstance(part, f.Anything)]
    return f.Anything() if not flat else flat[0] if len(flat) == 1 else f.And(tuple(flat))


def parts_of(where: Filter) -> tuple[Filter, ...]:
    return where.parts if isinstance(where, f.And) else (where,)


NEVER_CREATURES: Final = frozenset(
    "Food Treasure Clue Blood Map Gold Powerstone Junk Aura Equipment Saga Class Role Plains Island Swamp Mountain Forest".split()
)


def nouns_of(where: Filter, zones: int) -> tuple[str, ...]:
    """The nouns by which an object described this way may be called: "that creature", "that permanent"."""
    if zones == t.STACK:
        return ("spell",)
    nouns = ["card"] if zones & CARD_ZONES else ["permanent"]
    for part in parts_of(where):
        if isinstance(part, f.HasType):
            nouns.extend(word for bit, word in t.TYPE_WORD.items() if part.types & bit)
        elif isinstance(part, f.HasSubtype):
            nouns.extend(part.names)
            if not NEVER_CREATURES.issuperset(part.names):
                nouns.append("creature")
        elif isinstance(part, f.IsToken):
            nouns.append("token")
    return tuple(nouns)


@binds(sp.Described)
def _described(binder: Binder, node: sp.Described) -> Filter:
    found = described(binder, node)
    if found.zones != _default_zone(binder, node.head) or found.zones not in (binder.zone, t.STACK):  # type: ignore[arg-type]
        raise Unbound("the zone is not clear here")
    return found.owned


@binds(sp.Enchantable)
def _enchantable(binder: Binder, node: sp.Enchantable) -> Filter:
    """303.4a: what it says without a zone is a permanent."""
    if not isinstance(node.what, sp.Described):
        return cast(Filter, binder.bind(node.what))
    found = described(binder, node.what)
    if found.zones == t.GRAVEYARD:
        return join([found.owned, f.IsIn(t.GRAVEYARD)])
    if found.zones != t.BATTLEFIELD:
        raise Unbound("the zone is not clear here")
    return found.owned


@binds(sp.ExiledWith)
def _exiled_with(binder: Binder, node: sp.ExiledWith) -> Filter:
    return f.IsOneOf(linked(binder, node.by))


@binds(sp.AllExiledWith)
def _all_exiled_with(binder: Binder, node: sp.AllExiledWith) -> Selection:
    return linked(binder, node.by)


def linked(binder: Binder, by: Selection) -> s.LinkedCards:
    """607.2a: the compiler looks for the abilities that exile them. The object is named only to identify the cards: anything else
    that the clause names is nearer."""
    known = len(binder.mentions)
    found = binder.bind(by)
    said = binder.mentions[known:]
    del binder.mentions[known:]
    first = next((i for i, mention in enumerate(binder.mentions) if mention.unit == binder.unit), known)
    for mention in said:
        mention.unit -= 1
    binder.mentions[first:first] = said
    if found == s.EventObject() and getattr(binder.event, "where", None) == f.IsThis():
        found = s.This()
    if binder.spell or found != s.This():
        raise Unbound("exiled with what?")
    return s.LinkedCards()


@binds(k.Happened)
def _happened(binder: Binder, node: k.Happened) -> k.Happened:
    """ "You've cast another spell this turn": other than the one with this text, whatever was named. What was put into a
    graveyard from anywhere is described as a card there."""
    outer, binder.of_itself = (binder.of_itself, binder.zone), isinstance(node.what, p.Casts)
    if isinstance(node.what, p.Moves) and (node.what.origin, node.what.destination) == (t.ANY_ZONE, t.GRAVEYARD):
        binder.zone = t.GRAVEYARD
    made = binder.rebuild(node)
    binder.of_itself, binder.zone = outer
    assert isinstance(made, k.Happened)
    return made


@binds(v.TimesHappened)
def _times_happened(binder: Binder, node: v.TimesHappened) -> v.TimesHappened:
    """ "The number of other spells you've cast this turn": other than the one with this text, whatever was named."""
    outer, binder.of_itself = binder.of_itself, isinstance(node.what, p.Casts)
    made = binder.rebuild(node)
    binder.of_itself = outer
    assert isinstance(made, v.TimesHappened)
    return made


@binds(f.And)
def _and(binder: Binder, node: f.And) -> Filter:
    rest = join([binder.bind(part) for part in node.parts if not isinstance(part, sp.Other)])
    others = [part for part in node.parts if isinstance(part, sp.Other)]
    if not others:
        return rest
    zone = t.STACK if f.IsSpell() in parts_of(rest) else binder.zone
    apart = other(binder, Found(rest, zone, None, nouns_of(rest, zone)))
    binder.tell(others[0], apart)
    return join([apart, rest])


@binds(f.StatIs)
def _stat_is(binder: Binder, node: f.StatIs) -> Filter:
    match node.amount:
        case v.Stat(which=other, of=sp.It() | sp.Them()) if {node.which, other} <= set(SIZES) and other != node.which:
            return f.ComparesStats(node.which, node.op, other)  # "with toughness greater than its power": its own
    found = binder.rebuild(node)
    assert isinstance(found, f.StatIs)
    return found


@binds(f.SharesColorWith, f.SharesCreatureTypeWith)
def _shares(binder: Binder, node: f.SharesColorWith | f.SharesCreatureTypeWith) -> Filter:
    """ "~ deals 2 damage to target creature and each other creature that shares a color with it": with the target."""
    aimed = binder.mentions and isinstance(binder.mentions[-1].what, s.Target) and isinstance(node.what, sp.It)
    if not aimed:
        made: Filter = binder.rebuild(node)
        return made
    return type(node)(binder.beside(node.what, s.This()))


@binds(sp.ThisOr)
def _this_or(binder: Binder, node: sp.ThisOr) -> Filter:
    return f.disjunction(f.IsThis(), binder.bind(node.what))


@binds(f.SharesNameWith)
def _shares_name(binder: Binder, node: f.SharesNameWith) -> Filter:
    """ "The same name as that card": as what became of the permanent that was exiled."""
    card = isinstance(node.what, sp.That) and node.what.noun == "card"
    return f.SharesNameWith(binder.thing(node.what, moved=card))


@binds(sp.OwnName)
def _own_name(binder: Binder, node: sp.OwnName) -> Filter:
    return f.HasName(OWN_NAME)


@binds(sp.SubjectFilter)
def _subject_filter(binder: Binder, node: sp.SubjectFilter) -> Filter:
    if binder.subject_filter is None:
        raise Unbound("there is no subject")
    return binder.subject_filter


WITH: Final = (
    f.StatIs,
    f.HasKeyword,
    f.HasCounter,
    f.HasName,
)  # "a land card or a creature card with mana value 1 or less"
PLACES: Final = (sp.InZone, sp.FromAmong, sp.FromIt)


def _either_found(binder: Binder, node: sp.EitherDescribed) -> Found:
    """ "A creature card or a land card from your graveyard": where they are is said once, for both."""
    last = node.parts[-1]
    if not isinstance(last, sp.Described) or not all(isinstance(part, sp.Described) for part in node.parts):
        raise Unbound("one of more than two")
    places = tuple(part for part in last.after if isinstance(part, PLACES))
    last = dataclasses.replace(last, after=tuple(part for part in last.after if part not in places))
    parts: list[Filter] = []
    for part in (*node.parts[:-1], last):
        assert isinstance(part, sp.Described)
        if any(isinstance(after, PLACES) for after in part.after):
            raise Unbound("one of two places")
        parts.append(dataclasses.replace(part, after=(*part.after, *places)))
    _said_of_both(node.parts[:-1], last)
    found = [described(binder, part) for part in parts]
    if any(one[1:3] != found[0][1:3] or one.among != found[0].among for one in found[1:]):
        raise Unbound("one of two places")
    nouns = tuple(noun for noun in found[0].nouns if all(noun in one.nouns for one in found))
    return found[0]._replace(where=_disjunction([list(parts_of(one.where)) for one in found]), nouns=nouns)


def _said_of_both(others: tuple[Filter, ...], last: sp.Described) -> None:
    """A clause after the last could describe all of them, unless it is what sets the last one apart."""
    bare = not last.before and isinstance(last.head, sp.Head) and not last.head.kinds
    of_the_last = bare or all(isinstance(part, WITH) for part in last.after)
    if last.after and not of_the_last and not all(isinstance(part, sp.Described) and part.after for part in others):
        raise Unbound("a clause that may belong to both")


@binds(sp.EitherDescribed)
def _either(binder: Binder, node: sp.EitherDescribed) -> Filter:
    last = node.parts[-1]
    if isinstance(last, sp.Described):
        _said_of_both(node.parts[:-1], last)
    return _disjunction([list(parts_of(binder.bind(part))) for part in node.parts])


def _disjunction(options: list[list[Filter]]) -> Filter:
    common = [part for part in options[0] if all(part in option for option in options[1:])]
    rest = [join([part for part in option if part not in common]) for option in options]
    if any(isinstance(part, f.Anything) for part in rest):
        raise Unbound("one of the two is the other")
    whole = rest[0]
    for option in rest[1:]:
        whole = f.disjunction(whole, option)
    return join([whole, *common])
