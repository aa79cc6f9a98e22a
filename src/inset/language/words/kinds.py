"""Cards, tokens and abilities: the words that a card starts with.

``body`` gives the targets named in instructions their slots, in the order in which they are named (115.1).
"""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import (
    card as frames,
    costs as c,
    effects as e,
    filters as f,
    keywords as k,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import (
    ANY_TIME,
    Activated,
    Body,
    Keyword,
    Modes,
    Spell,
    StaticAbility,
    TargetSpec,
    Triggered,
)
from inset.language.card import Card, Face, Token
from inset.language.conditions import AllOf, AnchorChosen, Compare, Exists, Matches, Unless
from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Node,
    Pattern,
    Players,
    Static,
)
from inset.language.selections import Target, TargetPlayers
from inset.language.words.nouns import Aim, AimAtPlayer, creatures, this_one, you
from inset.language.words.soundness import check_face, check_insets
from inset.language.words.verbs import add, cost as make_cost, enters

Part = Ability | Effect | Modes | Static


# --- bodies -----------------------------------------------------------------------------------------------
def body(*effects: Effect, divided: Amount | None = None) -> Body:
    """``divided`` comes from the instruction that divides, if there is one (601.2d)."""
    slots: list[Aim] = []
    numbered = tuple(_numbered(effect, slots) for effect in effects)
    for effect in numbered:
        if divided is None and getattr(effect, "divided", False):
            divided = effect.amount if isinstance(effect, e.DealDamage) else effect.count
    specs = tuple(_spec(aim, slots) for aim in slots)
    return Body(numbered, specs, divided)


def _spec(aim: Aim, slots: list[Aim]) -> TargetSpec:
    """A description may refer to an earlier target ("that player controls")."""
    spec = _numbered(aim.spec, slots)
    assert isinstance(spec, TargetSpec)
    return spec


def _numbered(value: Any, slots: list[Aim]) -> Any:
    """The value with every ``Aim`` replaced by its slot; the very same object if it holds none."""
    if isinstance(value, Aim):
        return Target(_slot(value, slots))
    if isinstance(value, AimAtPlayer):
        return TargetPlayers(_slot(value.aim, slots))
    if isinstance(value, tuple):
        parts = tuple(_numbered(part, slots) for part in value)
        return value if all(a is b for a, b in zip(parts, value, strict=True)) else parts
    if isinstance(value, Node) and not isinstance(value, (Body, Card, Token)):
        changed = {}
        for name in value.__dataclass_fields__:
            old = getattr(value, name)
            if isinstance(old, (Node, tuple)):
                new = _numbered(old, slots)
                if new is not old:
                    changed[name] = new
        return dataclasses.replace(value, **changed) if changed else value
    return value


def _slot(aim: Aim, slots: list[Aim]) -> int:
    for i, known in enumerate(slots):
        if known is aim:
            return i
    slots.append(aim)
    return len(slots) - 1


def modes(*bodies: Body | Effect, least: int = 1, most: int = 1) -> Modes:
    return Modes(tuple(b if isinstance(b, Body) else body(b) for b in bodies), least, most)


def _body(parts: tuple[Effect | Modes, ...]) -> Body | Modes:
    if len(parts) == 1 and isinstance(parts[0], Modes):
        return parts[0]
    return body(*[part for part in parts if isinstance(part, Effect)])


# --- abilities --------------------------------------------------------------------------------------------
def whenever(
    when: Pattern, *effects: Effect | Modes, only_if: Condition | None = None, limit: int = 0, name: str = ""
) -> Ability:
    """``name`` is an ability word (207.2c): it means nothing."""
    return Triggered(when, _body(effects), only_if, limit=limit, name=name)


def when_haunted_dies(*effects: Effect | Modes, enters_too: bool = False) -> Ability:
    """702.55c: "When the creature it haunts dies"; it can trigger in exile. ``enters_too``: "When this enters or …"."""
    haunted = p.Moves(f.IsOneOf(s.Bearer(s.HAUNTING)), t.BATTLEFIELD, t.GRAVEYARD)
    when = p.Either((enters(), haunted)) if enters_too else haunted
    return Triggered(when, _body(effects), zone=t.BATTLEFIELD | t.EXILE)


def when_enters(*effects: Effect | Modes, only_if: Condition | None = None) -> Ability:
    return Triggered(enters(), _body(effects), only_if)


def when_cast(*effects: Effect | Modes) -> Ability:
    """ "When you cast this spell": functions on the stack (603.2)."""
    return Triggered(p.Casts(you, f.IsThis()), _body(effects), zone=t.STACK)


def at_beginning(step: int, *effects: Effect | Modes, of: Players = you, only_if: Condition | None = None) -> Ability:
    """ "At the beginning of your upkeep"."""
    return Triggered(p.BeginningOf(step, of), _body(effects), only_if)


def activated(
    price: str | Cost, *effects: Effect | Modes, timing: int = ANY_TIME, limit: int = 0,
    zone: int = t.BATTLEFIELD, only_if: Condition | None = None, keyword: int = 0,
) -> Ability:  # fmt: skip
    """``keyword``: what it is written after: boast, exhaust."""
    paid = make_cost(price)
    return Activated(paid, _body(effects), timing, limit, zone, only_if, keyword=keyword)


def tap_for(mana: str) -> Ability:
    """ "{T}: Add {G}."""
    return Activated(c.TapThis(), body(add(mana)))


def loyalty(number: int, *effects: Effect | Modes) -> Ability:
    """606: a loyalty ability; the number is +1, -3, 0."""
    price: Cost = c.PutCounters("loyalty", number) if number >= 0 else c.RemoveCounters("loyalty", -number)
    return Activated(price, _body(effects), loyalty=True)


def static(*statics: Static, only_if: Condition | None = None, zone: int = t.BATTLEFIELD) -> Ability:
    return StaticAbility(statics, only_if, zone)


def anchored(word: str, ability: Ability) -> Ability:
    """614.12c: what the permanent has as long as this anchor word was chosen for it."""
    return StaticAbility((st.Continuous(f.IsThis(), (m.AddAbility(ability),)),), AnchorChosen(word))


def level(least: int, most: int, power: int, toughness: int, *gained: Ability) -> Ability:
    """711.2: a level symbol with what is printed in its striation; ``most`` 0 means no end: ``LEVEL 5+``."""
    enough: Condition = Matches(s.This(), f.HasCounter("level", least))
    name = f"LEVEL {least}+"
    if most:
        name = f"LEVEL {least}-{most}"
        enough = AllOf((enough, Unless(Matches(s.This(), f.HasCounter("level", most + 1)))))
    mods = (m.SetPT(power, toughness), *map(m.AddAbility, gained))
    return StaticAbility((st.Continuous(f.IsThis(), mods),), enough, name=name)


def max_speed(ability: Ability) -> Ability:
    """702.178a: the permanent has the ability as long as your speed is 4; 702.178b: in the zones where that functions."""
    zone = ability.zone if isinstance(ability, (Activated, Triggered, StaticAbility)) else t.BATTLEFIELD
    fast = Compare(v.Speed(you), f.GE, v.MAX_SPEED)
    return StaticAbility((st.Continuous(f.IsThis(), (m.AddAbility(ability),), zone),), fast, zone, "Max speed")


def infinity(ability: Ability) -> Ability:
    """702.186b: "∞ — [ability]": the permanent has it as long as it is harnessed (701.64)."""
    harnessed = Matches(s.This(), f.IsMarked(f.HARNESSED))
    return StaticAbility((st.Continuous(f.IsThis(), (m.AddAbility(ability),)),), harnessed, name="∞")


def station_symbol(least: int, *gained: Ability, size: tuple[int, int] | None = None) -> Ability:
    """721.2: a station symbol with the abilities, and the size, that are printed in its striation."""
    enough = Matches(s.This(), f.HasCounter("charge", least))
    alive = () if size is None else (m.AddTypes(t.CREATURE), m.SetPT(*size))
    mods = (*alive, *map(m.AddAbility, gained))
    return StaticAbility((st.Continuous(f.IsThis(), mods),), enough, name=f"{least}+")


def ability_word(name: str, ability: Ability) -> Ability:
    """207.2c: "Landfall — …", a word in italics that means nothing."""
    assert isinstance(ability, (Activated, Triggered, StaticAbility))
    return dataclasses.replace(ability, name=name)


def defines_size(power: Amount | None, toughness: Amount | None) -> Ability:
    """604.3: a characteristic-defining ability, which functions in all zones."""
    size = m.DefinePT(power, toughness)
    return StaticAbility((st.Continuous(this_one, (size,), t.ANY_ZONE),), zone=t.ANY_ZONE)


# --- keywords (702) ---------------------------------------------------------------------------------------
deathtouch: Final = Keyword(k.DEATHTOUCH)
defender: Final = Keyword(k.DEFENDER)
double_strike: Final = Keyword(k.DOUBLE_STRIKE)
first_strike: Final = Keyword(k.FIRST_STRIKE)
flash: Final = Keyword(k.FLASH)
flying: Final = Keyword(k.FLYING)
haste: Final = Keyword(k.HASTE)
hexproof: Final = Keyword(k.HEXPROOF)
indestructible: Final = Keyword(k.INDESTRUCTIBLE)
lifelink: Final = Keyword(k.LIFELINK)
menace: Final = Keyword(k.MENACE)
prowess: Final = Keyword(k.PROWESS)
reach: Final = Keyword(k.REACH)
shroud: Final = Keyword(k.SHROUD)
trample: Final = Keyword(k.TRAMPLE)
vigilance: Final = Keyword(k.VIGILANCE)
changeling: Final = Keyword(k.CHANGELING)
convoke: Final = Keyword(k.CONVOKE)
cascade: Final = Keyword(k.CASCADE)
persist: Final = Keyword(k.PERSIST)
undying: Final = Keyword(k.UNDYING)
conspire: Final = Keyword(k.CONSPIRE)
devoid: Final = Keyword(k.DEVOID)
rebound: Final = Keyword(k.REBOUND)
shadow: Final = Keyword(k.SHADOW)
read_ahead: Final = Keyword(k.READ_AHEAD)


def ward(price: str | Cost) -> Keyword:
    return Keyword(k.WARD, make_cost(price))


def equip(price: str | Cost) -> Keyword:
    return Keyword(k.EQUIP, make_cost(price))


def fortify(price: str | Cost) -> Keyword:
    return Keyword(k.FORTIFY, make_cost(price))


def crew(power: int) -> Keyword:
    return Keyword(k.CREW, number=power)


def flashback(price: str | Cost) -> Keyword:
    return Keyword(k.FLASHBACK, make_cost(price))


def cycling(price: str | Cost) -> Keyword:
    return Keyword(k.CYCLING, make_cost(price))


def kicker(price: str | Cost) -> Keyword:
    return Keyword(k.KICKER, make_cost(price))


def morph(price: str | Cost) -> Keyword:
    return Keyword(k.MORPH, make_cost(price))


def megamorph(price: str | Cost) -> Keyword:
    return Keyword(k.MEGAMORPH, make_cost(price))


def disguise(price: str | Cost) -> Keyword:
    return Keyword(k.DISGUISE, make_cost(price))


def foretell(price: str | Cost) -> Keyword:
    return Keyword(k.FORETELL, make_cost(price))


def mutate(price: str | Cost) -> Keyword:
    return Keyword(k.MUTATE, make_cost(price))


def ninjutsu(price: str | Cost) -> Keyword:
    return Keyword(k.NINJUTSU, make_cost(price))


def offspring(price: str | Cost) -> Keyword:
    return Keyword(k.OFFSPRING, make_cost(price))


def affinity(where: Filter) -> Keyword:
    return Keyword(k.AFFINITY, where=where)


def protection(where: Filter) -> Keyword:
    return Keyword(k.PROTECTION, where=where)


def enchant(where: Filter) -> Keyword:
    return Keyword(k.ENCHANT, where=where)


# --- kinds of cards ---------------------------------------------------------------------------------------
def _abilities(parts: tuple[Part, ...], spell: bool) -> tuple[Ability, ...]:
    """Instructions written side by side are one spell ability; statics stand for abilities of their own."""
    made: list[Ability] = []
    effects: list[Effect | Modes] = []
    place = 0
    for part in parts:
        if isinstance(part, Ability):
            made.append(part)
        elif isinstance(part, Static):
            made.append(StaticAbility((part,)))
        elif isinstance(part, (Effect, Modes)):
            if not effects:
                place = len(made)
            effects.append(part)
        else:
            raise TypeError(f"{part!r} is no ability and no instruction, but {type(part).__name__}")
    if effects:
        if not spell:
            raise TypeError(
                f"{type(effects[0]).__name__} is an instruction: on a permanent card it belongs to an ability, such as "
                "when_enters(…), whenever(…, …) or activated(…, …)"
            )
        made.insert(place, Spell(_body(tuple(effects))))
    return tuple(made)


def _words(text: str) -> tuple[str, ...]:
    """Subtypes of a type line; ``Time_Lord`` is one."""
    return tuple(word.replace("_", " ") for word in text.split())


def face(
    name: str, cost: str | None, types: int, subtypes: str, parts: tuple[Part, ...], power: int | None = None,
    toughness: int | None = None, supertypes: int = 0, colors: int | None = None, loyalty: int | None = None,
) -> Face:  # fmt: skip
    try:
        paid = None if cost is None else parse(cost)
        abilities = _abilities(parts, bool(types & t.SPELL_ONLY_TYPES))
    except (TypeError, ValueError) as error:
        raise type(error)(f"{name}: {error}") from None
    return check_face(
        Face(name, paid, types, _words(subtypes), supertypes, power, toughness, abilities, colors, loyalty)
    )


def _card(
    front: Face, adventure: Card | None = None, omen: Card | None = None, prepares: Card | None = None,
    prototype: tuple[str, int, int] | None = None,
) -> Card:  # fmt: skip
    check_insets(front, adventure=adventure, omen=omen, prepares=prepares, prototype=prototype)
    if adventure is not None:
        return Card((front, _inset(adventure, "Adventure")), frames.ADVENTURE)
    if omen is not None:
        return Card((front, _inset(omen, "Omen")), frames.OMEN)
    if prepares is not None:
        return Card((front, prepares.faces[0]), frames.PREPARE)
    if prototype is not None:
        price, power, toughness = prototype
        small = Face(cost=parse(price), power=power, toughness=toughness)
        ability = Keyword(k.PROTOTYPE, c.PayMana(parse(price)))
        return Card((dataclasses.replace(front, abilities=(ability, *front.abilities)), small), frames.PROTOTYPE)
    return Card((front,))


def _inset(card: Card, subtype: str) -> Face:
    inner = card.faces[0]
    return dataclasses.replace(inner, subtypes=(*inner.subtypes, subtype))


def creature(
    name: str, cost: str | None, subtypes: str, power: int, toughness: int, *parts: Part, types: int = 0,
    adventure: Card | None = None, omen: Card | None = None, prepares: Card | None = None,
    prototype: tuple[str, int, int] | None = None, colors: int | None = None,
) -> Card:  # fmt: skip
    front = face(name, cost, types | t.CREATURE, subtypes, parts, power, toughness, colors=colors)
    return _card(front, adventure, omen, prepares, prototype)


def artifact_creature(
    name: str, cost: str, subtypes: str, power: int, toughness: int, *parts: Part,
    adventure: Card | None = None, prototype: tuple[str, int, int] | None = None,
) -> Card:  # fmt: skip
    front = face(name, cost, t.ARTIFACT | t.CREATURE, subtypes, parts, power, toughness)
    return _card(front, adventure, prototype=prototype)


def enchantment_creature(
    name: str, cost: str | None, subtypes: str, power: int, toughness: int, *parts: Part, colors: int | None = None
) -> Card:
    return _card(face(name, cost, t.ENCHANTMENT | t.CREATURE, subtypes, parts, power, toughness, colors=colors))


def artifact(
    name: str, cost: str | None, *parts: Part, subtypes: str = "", adventure: Card | None = None, colors: int | None = None,
) -> Card:  # fmt: skip
    return _card(face(name, cost, t.ARTIFACT, subtypes, parts, colors=colors), adventure)


def equipment(name: str, cost: str, *parts: Part, adventure: Card | None = None) -> Card:
    return artifact(name, cost, *parts, subtypes="Equipment", adventure=adventure)


def vehicle(name: str, cost: str | None, power: int, toughness: int, *parts: Part, colors: int | None = None) -> Card:
    return _card(face(name, cost, t.ARTIFACT, "Vehicle", parts, power, toughness, colors=colors))


def enchantment(
    name: str, cost: str | None, *parts: Part, subtypes: str = "", adventure: Card | None = None, colors: int | None = None,
) -> Card:  # fmt: skip
    return _card(face(name, cost, t.ENCHANTMENT, subtypes, parts, colors=colors), adventure)


def aura(name: str, cost: str, *parts: Part) -> Card:
    return enchantment(name, cost, *parts, subtypes="Aura")


def planeswalker(
    name: str, cost: str | None, subtypes: str, loyalty: int, *parts: Part, colors: int | None = None
) -> Card:
    front = face(name, cost, t.PLANESWALKER, subtypes, parts, supertypes=t.LEGENDARY, loyalty=loyalty, colors=colors)
    return _card(front)


def battle(name: str, cost: str, subtypes: str, defense: int, *parts: Part) -> Card:
    return _card(dataclasses.replace(face(name, cost, t.BATTLE, subtypes, parts), defense=defense))


def instant(name: str, cost: str, *parts: Part, subtypes: str = "") -> Card:
    return _card(face(name, cost, t.INSTANT, subtypes, parts))


def sorcery(name: str, cost: str, *parts: Part, subtypes: str = "", adventure: Card | None = None) -> Card:
    return _card(face(name, cost, t.SORCERY, subtypes, parts), adventure)


def land(name: str, subtypes: str = "", *parts: Part, adventure: Card | None = None) -> Card:
    return _card(face(name, None, t.LAND, subtypes, parts), adventure)


def basic_land(name: str, subtypes: str = "", *parts: Part, snow: bool = False) -> Card:
    return _card(face(name, None, t.LAND, subtypes, parts, supertypes=t.BASIC | (t.SNOW if snow else 0)))


def legendary(card: Card) -> Card:
    return _with_supertype(card, t.LEGENDARY)


def snow(card: Card) -> Card:
    return _with_supertype(card, t.SNOW)


def world(card: Card) -> Card:
    return _with_supertype(card, t.WORLD)


def kindred(card: Card) -> Card:
    """308: with the other card type that it has."""
    front = dataclasses.replace(card.faces[0], types=card.faces[0].types | t.KINDRED)
    return dataclasses.replace(card, faces=(front, *card.faces[1:]))


def _with_supertype(card: Card, supertype: int) -> Card:
    front = dataclasses.replace(card.faces[0], supertypes=card.faces[0].supertypes | supertype)
    return dataclasses.replace(card, faces=(front, *card.faces[1:]))


# --- cards with two faces or halves -----------------------------------------------------------------------
def split(left: Card, right: Card) -> Card:
    """709: two halves, each with a name of its own."""
    return Card((left.faces[0], right.faces[0]), frames.SPLIT)


def room(left: Card, right: Card) -> Card:
    """709.5: two halves with a shared type line. What refers to "this door" learns on which half it stands."""
    halves = []
    for half, part in enumerate((left.faces[0], right.faces[0])):
        abilities = tuple(_on_half(ability, half) for ability in part.abilities)
        halves.append(dataclasses.replace(part, abilities=abilities))
    return Card(tuple(halves), frames.ROOM)


def dungeon(name: str, *parts: Part, subtypes: str = "") -> Card:
    """309: its rooms from the topmost to the bottommost."""
    return _card(face(name, None, t.DUNGEON, subtypes, parts))


def dungeon_room(name: str, *effects: Effect, leads: tuple[str, ...] = ()) -> Ability:
    return Triggered(p.EntersRoom(name, leads), _body(effects), zone=t.COMMAND)


def _on_half(ability: Ability, half: int) -> Ability:
    if isinstance(ability, Triggered) and isinstance(ability.when, p.UnlocksDoor):
        return dataclasses.replace(ability, when=dataclasses.replace(ability.when, half=half))
    return ability


def flipping(normal: Card, flipped: Card) -> Card:
    """710: the other half has no mana cost and no color of its own."""
    return Card((normal.faces[0], flipped.faces[0]), frames.FLIP)


def modal(front: Card, back: Card) -> Card:
    """712.3: either face may be played."""
    return Card((front.faces[0], back.faces[0]), frames.MODAL)


def transforming(front: Card, back: Card) -> Card:
    """712.2: the back face has no mana cost; its colors are those of an indicator (204)."""
    return Card((front.faces[0], back.faces[0]), frames.TRANSFORM)


def meld_pair(one: Card, other: Card, combined: Card) -> tuple[Card, Card]:
    """712.4: two cards whose back faces are one face when they are melded."""
    back = combined.faces[0]
    return Card((one.faces[0], back), frames.MELD), Card((other.faces[0], back), frames.MELD)


def both_own_and_control(counterpart: Filter) -> Condition:
    """ "If you both own and control this and its counterpart": ``yours`` of both."""
    mine = (f.OwnedBy(you), f.ControlledBy(you))
    return AllOf((Exists(s.Each(f.And((f.IsThis(), *mine)))), Exists(s.Each(counterpart))))


# --- tokens (111) -----------------------------------------------------------------------------------------
def creature_token(
    subtypes: str, power: int, toughness: int, colors: int, *parts: Part, types: int = 0, name: str = "",
    supertypes: int = 0,
) -> Token:  # fmt: skip
    called = name or f"{subtypes} Token"  # 111.4
    return Token(face(called, None, types | t.CREATURE, subtypes, parts, power, toughness, supertypes, colors))


def artifact_token(subtypes: str, *parts: Part, name: str = "", colors: int = 0) -> Token:
    return Token(face(name or f"{subtypes} Token", None, t.ARTIFACT, subtypes, parts, colors=colors))


def role_token(name: str, *parts: Part) -> Token:
    """303.7, 111.10j–r: an Aura that enchants a creature."""
    whole = (enchant(creatures), *parts)
    return Token(face(name, None, t.ENCHANTMENT, "Aura Role", whole, colors=0))
