"""113, 604, 702: the abilities of an object, sorted by use.

Abilities come as a tuple; here they are sorted once for each distinct tuple: triggered abilities, activated ones,
static ones and so on, with keyword abilities written out in the card language (``rules/keywords``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from inset.kernel.known import MOST, Known
from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, STACK
from inset.language import keywords as kw
from inset.language.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Body,
    CastOnly,
    FlashIf,
    Keyword,
    Modes,
    OwnCost,
    Spell,
    StaticAbility,
    Triggered,
    XRule,
)
from inset.language.card import Card
from inset.language.conditions import HeldAsCast
from inset.language.costs import All, PayMana, TapThis
from inset.language.node import Ability, Condition, Static
from inset.language.statics import Continuous
from inset.language.trees import found_in
from inset.language.values import ColorSpent, ColorsSpent
from inset.rules.model.changes import HISTORY
from inset.rules.model.characteristics import Chars
from inset.rules.model.object_records import Obj
from inset.rules.objects.keyword_casts import ALTERNATIVES
from inset.rules.objects.spell_text import joined, spliced
from inset.rules.objects.what_text_reads import (
    ANYTHING,
    costs_life,
    effect_reads,
    far_target,
    looks_elsewhere,
    mentions,
    reads,
)

ON_VIEW: Final = BATTLEFIELD | STACK

Expander = Callable[[Keyword], tuple[Ability, ...]]
EXPANSIONS: Final[dict[int, Expander]] = {}  # filled by rules/keywords
WRITTEN_OUT: Final[dict[type[Ability], Callable[[Any], tuple[Ability, ...]]]] = {}  # class levels, cases; so too
COMPLETIONS: Final[dict[int, Callable[[Activated], Activated]]] = {}  # what a keyword adds to an activated ability
# What keywords add to the instructions of an instant or sorcery, before all others or after them.
BEFORE_SPELL: Final[dict[int, Callable[[Keyword], Body]]] = {}
AFTER_SPELL: Final[dict[int, Callable[[Keyword], Body]]] = {}


class Traits:
    """One tuple of abilities, sorted."""

    __slots__ = (
        "activated",
        "acts",
        "additional",
        "afar",
        "all",
        "alternative",
        "as_cast",
        "by_anyone",
        "cast_only",
        "colorful",
        "continuous",
        "costly_modes",
        "flash_if",
        "looks",
        "mana",
        "noticed",
        "of_any_number",
        "plain_cost",
        "reads",
        "source",
        "spell",
        "statics",
        "triggered",
        "x_rule",
        "zones",
    )

    def __init__(self, source: tuple[Ability, ...]) -> None:
        self.source = source
        everything: list[Ability] = []
        for ability, told_apart in zip(source, numbered(source), strict=True):
            everything.append(ability)
            if isinstance(ability, Keyword):
                expand = EXPANSIONS.get(ability.keyword)
                if expand is not None:
                    assert isinstance(told_apart, Keyword)
                    everything.extend(expand(told_apart))
            elif type(ability) in WRITTEN_OUT:
                everything.extend(WRITTEN_OUT[type(ability)](ability))
            elif isinstance(ability, Activated) and ability.keyword:
                everything[-1] = COMPLETIONS[ability.keyword](ability)
        self.all = tuple(everything)
        self.cast_only = tuple(a for a in source if isinstance(a, CastOnly))
        self.x_rule = next((a for a in source if isinstance(a, XRule)), None)
        self.spell = _whole_spell(source)
        self.triggered = tuple(a for a in everything if isinstance(a, Triggered))
        self.activated = tuple(a for a in everything if isinstance(a, Activated))
        self.statics = tuple(a for a in everything if isinstance(a, StaticAbility))
        self.continuous = tuple(a for a in self.statics if any(isinstance(s, Continuous) for s in a.statics))
        self.afar = (
            0  # zones of exiled or buried cards from which one of them changes characteristics of others (113.6)
        )
        for there in self.continuous:
            if not there.zone & BATTLEFIELD and any(
                isinstance(s, Continuous) and s.zone & ON_VIEW for s in there.statics
            ):
                self.afar |= there.zone & (EXILE | GRAVEYARD)
        zones, noticed = 0, 0
        for ability in everything:
            if isinstance(ability, (Triggered, StaticAbility)):
                noticed |= ability.zone
            elif isinstance(ability, Activated):
                zones |= ability.zone
        self.zones = zones | noticed  # zones in which any of them functions
        self.noticed = noticed  # zones in which one of them is triggered or static
        self.by_anyone = any(a.by_anyone for a in self.activated)
        self.acts: bool | None = None  # is one of the activated abilities not a mana ability? Computed on demand
        self.mana: tuple[Activated, ...] | None = None  # those that are mana abilities. Computed on demand
        self.colorful: bool | None = None  # does one of them ask for the colors of mana spent? Computed on demand
        self.as_cast: tuple[Condition, ...] | None = None  # what they ask about the time of casting. Found when asked
        self.looks = -1  # what decides whether they can be used, but mana and targets (``looks_at``). Found when asked
        self.plain_cost = not any(isinstance(a, OwnCost) or _helps_pay(a) or _lowers_it(a) for a in everything)
        self.costly_modes = (
            self.spell is not None and isinstance(self.spell.body, Modes) and bool(self.spell.body.costs)
        )
        self.additional = tuple(a.cost for a in source if isinstance(a, AdditionalCost) and not a.name)
        self.of_any_number = tuple(a for a in source if isinstance(a, AdditionalCost) and a.of_any_number)
        self.flash_if = tuple(a for a in source if isinstance(a, FlashIf))
        self.alternative = any(isinstance(a, AlternativeCost) or _pays_otherwise(a) for a in everything)
        self.alternative = self.alternative or any(a.condition is None for a in self.flash_if)
        self.reads = 0
        for static in self.statics:
            self.reads |= effect_reads(static.statics, (), static.condition)

    def of_kind(self, kind: type[Static], zone: int = BATTLEFIELD) -> list[tuple[StaticAbility, Static]]:
        return [(a, s) for a in self.statics if a.zone & zone for s in a.statics if isinstance(s, kind)]


def _whole_spell(source: tuple[Ability, ...]) -> Spell | None:
    """113.3a: what the spell does, with what keyword abilities add before it and after it."""
    texts = [a for a in source if isinstance(a, Spell)]
    if len(texts) > 1:  # 702.47b: what was spliced onto it happens after its own effects
        own = _whole_spell((texts[0], *(a for a in source if not isinstance(a, Spell))))
        assert own is not None
        for text in texts[1:]:
            own = Spell(spliced(own.body, text.body))
        return own
    spell = texts[0] if texts else None
    if spell is None or not isinstance(spell.body, Body):
        return spell
    body = spell.body
    for ability in source:
        if isinstance(ability, Keyword):
            if ability.keyword in BEFORE_SPELL:
                body = joined(BEFORE_SPELL[ability.keyword](ability), body)
            if ability.keyword in AFTER_SPELL:
                body = joined(body, AFTER_SPELL[ability.keyword](ability))
    return spell if body is spell.body else Spell(body)


def looks_at(abilities: tuple[Ability, ...]) -> int:
    """What the words of these abilities look at that changes often. Of those that look at what has happened, or are used in
    an unusual way: all of it, but the step and turn only if they say so."""
    found = traits(abilities)
    if found.looks < 0:
        found.looks = reads(found.all)
        if found.looks & HISTORY or not all(_is_usual(ability) for ability in found.activated):
            found.looks |= ANYTHING
    return found.looks


def _is_usual(ability: Activated) -> bool:
    """Do only mana, the permanent itself and targets on the battlefield decide whether it can be activated?"""
    if ability.limit or ability.in_all or ability.loyalty or looks_elsewhere(ability.condition):
        return False
    parts = ability.cost.parts if isinstance(ability.cost, All) else (ability.cost,)
    if not all(
        isinstance(part, TapThis) or (isinstance(part, PayMana) and not costs_life(part.cost)) for part in parts
    ):
        return False
    bodies = ability.body.bodies if isinstance(ability.body, Modes) else (ability.body,)
    return not any(far_target(spec) for body in bodies for spec in body.targets)


def asks_for_colors(abilities: tuple[Ability, ...]) -> bool:
    """Do these abilities ask which colors of mana were spent to cast the spell?"""
    found = traits(abilities)
    if found.colorful is None:
        found.colorful = mentions(found.all, (ColorsSpent, ColorSpent))
    return found.colorful


def asks_as_cast(abilities: tuple[Ability, ...]) -> tuple[Condition, ...]:
    """The conditions about which these abilities ask whether they held as the spell became cast."""
    found = traits(abilities)
    if found.as_cast is None:
        found.as_cast = tuple(dict.fromkeys(asked.part for asked in found_in(found.all, HeldAsCast)))
    return found.as_cast


def _helps_pay(ability: Ability) -> bool:
    return isinstance(ability, Keyword) and ability.keyword & PAYING_KEYWORDS != 0


def _lowers_it(ability: Ability) -> bool:
    return isinstance(ability, AdditionalCost) and ability.less > 0


def _pays_otherwise(ability: Ability) -> bool:
    return isinstance(ability, Keyword) and ability.keyword & (ALTERNATIVES | FACE_DOWN_KEYWORDS) != 0


PAYING_KEYWORDS: Final = kw.AFFINITY | kw.CONVOKE | kw.IMPROVISE | kw.DELVE  # with them less mana is needed
FACE_DOWN_KEYWORDS: Final = kw.MORPH | kw.MEGAMORPH | kw.DISGUISE  # 708.4: for casting it face down
# Keywords of permanents that stand for no other abilities: the rules ask for the word itself.
PLAIN_ON_BATTLEFIELD: Final = (
    kw.DEATHTOUCH | kw.DEFENDER | kw.DOUBLE_STRIKE | kw.ENCHANT | kw.FIRST_STRIKE | kw.FLYING | kw.HASTE | kw.HEXPROOF
    | kw.INDESTRUCTIBLE | kw.INTIMIDATE | kw.LANDWALK | kw.LIFELINK | kw.PROTECTION | kw.REACH | kw.SHROUD | kw.TRAMPLE
    | kw.VIGILANCE | kw.BANDING | kw.PHASING | kw.SHADOW | kw.HORSEMANSHIP | kw.FEAR | kw.WITHER | kw.INFECT | kw.MENACE
    | kw.SKULK | kw.TOXIC | kw.ASCEND | kw.DAYBOUND | kw.NIGHTBOUND | kw.START_YOUR_ENGINES | kw.READ_AHEAD
)  # fmt: skip
# Of these each instance is paid for by itself, and means only what was paid for it (702.56b, 702.153b, 702.157b).
PAID_APART: Final = kw.KICKER | kw.REPLICATE | kw.CASUALTY | kw.SQUAD | kw.CONSPIRE | kw.OFFSPRING
TOLD_APART: Final = PAID_APART | kw.BACKUP  # and of this one each means what is printed below it (702.165a)


def numbered(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The same abilities; the second and further instances of such a keyword get a number."""
    seen = 0
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.keyword & TOLD_APART:
            if ability.keyword & seen:
                break
            seen |= ability.keyword
    else:
        return abilities
    counts: dict[int, int] = {}
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.keyword & TOLD_APART:
            nth = counts[ability.keyword] = counts.get(ability.keyword, 0) + 1
            found.append(replace(ability, text=str(nth)) if nth > 1 else ability)
        else:
            found.append(ability)
    return tuple(found)


def instance_name(ability: Keyword) -> str:
    """The name by which what was paid for a keyword is remembered: a multikicker cost is a kicker cost (702.33c)."""
    word = "kicker" if ability.keyword == kw.MULTIKICKER else kw.KEYWORD_WORD[ability.keyword]
    return f"{word} {ability.text}" if ability.text and ability.keyword & PAID_APART else word


def traits(abilities: tuple[Ability, ...]) -> Traits:
    found = _CACHE.get(id(abilities))
    if found is None or found.source is not abilities:
        found = Traits(abilities)
        if len(_CACHE) >= MOST:
            _CACHE.clear()
        _CACHE[id(abilities)] = found
    return found


_CACHE: Final[dict[int, Traits]] = {}


def alone(ability: Ability) -> Traits:
    """The same of a single ability."""
    return _ALONE.of(ability) or _ALONE.keep(ability, Traits((ability,)))


_ALONE: Final[Known[Traits]] = Known()


def traits_of(chars: Chars) -> Traits:
    """The abilities among some characteristics, sorted; the record keeps them."""
    found: Traits | None = chars.sorted
    if found is None or found.source is not chars.abilities:
        found = chars.sorted = traits(chars.abilities)
    return found


def functions_in(card: Card) -> int:
    """Zones in which a card that nothing changes has an ability that functions."""
    found = _FUNCTIONS.get(id(card))  # as in ``kernel.known``, without a call: it is asked for each card that moves
    if found is None or found[0] is not card:
        zones = 0
        for face in card.faces:
            zones |= traits(face.abilities).zones
        if len(_FUNCTIONS) >= MOST:
            _FUNCTIONS.clear()
        found = _FUNCTIONS[id(card)] = (card, zones)
    return found[1]


_FUNCTIONS: Final[dict[int, tuple[Card, int]]] = {}


def works(obj: Obj) -> int:
    """The same for an object; its record keeps it."""
    found = obj.works
    if found < 0:
        found = obj.works = functions_in(obj.definition)
    return found


def is_for_the_battlefield(ability: Ability) -> bool:
    """Does the ability, or one of those that a keyword stands for, function on the battlefield (113.6)?"""
    if alone(ability).zones & BATTLEFIELD:
        return True
    return isinstance(ability, Keyword) and ability.keyword & PLAIN_ON_BATTLEFIELD != 0


def works_from(card: Card) -> int:
    """Those of them, exile and graveyards, from which one changes characteristics of other objects (113.6b, 613.1)."""
    zones = 0
    for face in card.faces:
        zones |= traits(face.abilities).afar
    return zones


def stands_for(chars: Chars, ability: Activated, keyword: int) -> bool:
    """702.1b: is it the activated ability that this keyword stands for, or is written after it (702.142b)?"""
    if ability.keyword & keyword:
        return True
    own = [part for part in chars.abilities if isinstance(part, Keyword) and part.keyword & keyword]
    return any(ability in EXPANSIONS[part.keyword](part) for part in own if part.keyword in EXPANSIONS)
