"""715, 718, 720, 722, 709, 710, 712: cards with more than one set of characteristics, as one table.

A row answers, for one kind of frame, every question that the rest of the engine asks: which characteristics the other
set replaces, in which zones it may be in use, whether a player may choose it, what the card has elsewhere, what the
choice needs, and what happens as such a spell resolves. No other file of ``rules/`` knows these words. An object stores
*which* set was chosen for it (``in_use``), never swapped values: this module says what it has in a zone.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import (
    ALL_COLORS,
    BASIC_LAND_MANA,
    BATTLE,
    BATTLEFIELD,
    EXILE,
    HAND,
    LAND,
    LIBRARY,
    NOWHERE,
    SPELL_ONLY_TYPES,
    STACK,
)  # fmt: skip
from inset.language import card as kinds, keywords as kw
from inset.language.abilities import Activated, Body, Keyword, Modes, Spell, Triggered
from inset.language.card import Card, Face
from inset.language.costs import PayMana, TapThis
from inset.language.effects import AddMana, CastNow, Move
from inset.language.filters import FLIPPED, IsThis
from inset.language.node import Ability
from inset.language.patterns import LastCounterRemoved
from inset.language.selections import Saved, This
from inset.language.values import ColorSpent, Half
from inset.rules.model.state import LEFT_UNLOCKED, MELDED, UNLOCKED, Chars, Obj

# --- the answers that a row may give --------------------------------------------------------------------------
EVERYTHING: Final = 1  # the other set replaces every characteristic
COST_AND_SIZE: Final = 2  # mana cost, power and toughness, and with the cost the color (718.3b)
ALL_BUT_COST: Final = 3  # name, text, type line, power and toughness; not mana cost and color (710.1c)
NO_OBJECT: Final = 0  # the question does not arise: no object ever has the other set in use beside a normal one (722.4)
NORMAL: Final = 1  # elsewhere the card has only its normal characteristics
COMBINED: Final = 2  # elsewhere it has the characteristics of both halves (709.4)


class Row:
    """What one kind of frame means. There are no defaults, so that a row answers every question, or says that it does not
    arise: by None, or by NO_OBJECT."""

    __slots__ = (
        "both",
        "can_play",
        "elsewhere",
        "flips",
        "goes_to",
        "kind",
        "lives_in",
        "locks",
        "named_by",
        "needs",
        "replaces",
        "rule",
        "set_by",
        "then_play",
        "word",
    )

    def __init__(
        self, *, kind: int, word: str, replaces: int, lives_in: int, can_play: bool, elsewhere: int,
        needs: int | None, both: int, locks: bool, flips: bool, goes_to: int | None, then_play: bool | None, rule: str,
        set_by: str, named_by: str,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.word = word
        self.replaces = replaces
        self.lives_in = lives_in  # zones in which the other set may be in use
        self.can_play = can_play  # may a player choose it as they play the card?
        self.elsewhere = elsewhere
        self.needs = needs  # a keyword ability that gives the choice, or 0; None: there is no choice
        self.both = both  # a keyword ability by which both sets may be chosen together (702.102a), or 0
        self.locks = locks  # does a permanent have only those halves that are unlocked (709.5)?
        self.flips = flips  # does a permanent have the other set if it is flipped (710.2)?
        # Where such a spell goes instead of its owner's graveyard as it resolves; NOWHERE: no clause; None: no such spell
        # would go there.
        self.goes_to = goes_to
        self.rule = rule  # the rule that says where it goes
        self.set_by = set_by  # the rule by which an object has the other set; "": none ever has
        self.named_by = named_by  # the rule by which the other set's name may be chosen (201.4); "": it has none
        self.then_play = (
            then_play  # may its controller then play the card from there, not this way again? None: it goes nowhere
        )


TABLE: Final[dict[int, Row]] = {
    row.kind: row
    for row in (
        Row(kind=kinds.ADVENTURE, word="adventure", replaces=EVERYTHING, lives_in=STACK, can_play=True,
            elsewhere=NORMAL, needs=0, both=0, locks=False, flips=False, goes_to=EXILE, then_play=True, rule="715.3d",
            set_by="715.3b", named_by="201.4f"),
        Row(kind=kinds.OMEN, word="omen", replaces=EVERYTHING, lives_in=STACK, can_play=True,
            elsewhere=NORMAL, needs=0, both=0, locks=False, flips=False, goes_to=LIBRARY, then_play=False, rule="720.3d",
            set_by="720.3b", named_by="720.5"),
        Row(kind=kinds.PROTOTYPE, word="prototype", replaces=COST_AND_SIZE, lives_in=STACK | BATTLEFIELD, can_play=True,
            elsewhere=NORMAL, needs=kw.PROTOTYPE, both=0, locks=False, flips=False, goes_to=None, then_play=None, rule="",
            set_by="718.3b", named_by=""),
        Row(kind=kinds.PREPARE, word="prepare", replaces=NO_OBJECT, lives_in=NOWHERE, can_play=False,
            elsewhere=NORMAL, needs=None, both=0, locks=False, flips=False, goes_to=None, then_play=None, rule="",
            set_by="", named_by="722.5"),
        Row(kind=kinds.SPLIT, word="split", replaces=EVERYTHING, lives_in=STACK, can_play=True,
            elsewhere=COMBINED, needs=0, both=kw.FUSE, locks=False, flips=False, goes_to=NOWHERE, then_play=None, rule="",
            set_by="709.3b", named_by="201.4b"),
        Row(kind=kinds.ROOM, word="room", replaces=EVERYTHING, lives_in=STACK, can_play=True,
            elsewhere=COMBINED, needs=0, both=0, locks=True, flips=False, goes_to=NOWHERE, then_play=None, rule="",
            set_by="709.3b", named_by="201.4b"),
        Row(kind=kinds.MODAL, word="modal", replaces=EVERYTHING, lives_in=STACK | BATTLEFIELD, can_play=True,
            elsewhere=NORMAL, needs=0, both=0, locks=False, flips=False, goes_to=NOWHERE, then_play=None, rule="",
            set_by="712.8f", named_by="201.4d"),
        Row(kind=kinds.TRANSFORM, word="transform", replaces=EVERYTHING, lives_in=STACK | BATTLEFIELD, can_play=False,
            elsewhere=NORMAL, needs=0, both=0, locks=False, flips=False, goes_to=NOWHERE, then_play=None, rule="",
            set_by="712.8e", named_by="201.4d"),
        Row(kind=kinds.MELD, word="meld", replaces=EVERYTHING, lives_in=BATTLEFIELD, can_play=False,
            elsewhere=NORMAL, needs=0, both=0, locks=False, flips=False, goes_to=NOWHERE, then_play=None, rule="",
            set_by="712.8g", named_by="201.4e"),
        Row(kind=kinds.FLIP, word="flip", replaces=ALL_BUT_COST, lives_in=BATTLEFIELD, can_play=False,
            elsewhere=NORMAL, needs=0, both=0, locks=False, flips=True, goes_to=NOWHERE, then_play=None, rule="",
            set_by="710.2", named_by="201.4c"),
    )
}  # fmt: skip


def ways(card: Card, keywords: int, zone: int = HAND) -> tuple[int, ...]:
    """The sets of characteristics that a player may choose as they play the card (715.3, 718.3, 720.3, 722.3).

    ``keywords`` are those that the card has where it is: the choice may need one of them (702.160a); with another, in its
    owner's hand, both halves may be cast as one spell (702.102a).
    """
    row = TABLE.get(card.frame)
    if row is None or not row.can_play or (row.needs and not keywords & row.needs):
        return _ONLY_NORMAL
    if row.both and zone == HAND and keywords & row.both:
        return _FUSED
    return _BOTH


FUSED: Final = 2  # the number of the choice of both sets at once
_ONLY_NORMAL: Final = (0,)
_BOTH: Final = (0, 1)
_FUSED: Final = (0, 1, FUSED)


def every_way(card: Card) -> range:
    """The numbers of all sets of characteristics, including both together if the frame allows that."""
    row = TABLE.get(card.frame)
    return range(len(card.faces) + (1 if row is not None and row.both else 0))


def back_faces(card: Card) -> tuple[int, ...]:
    """712.11a: the set that the card would have on the stack if it were cast transformed."""
    return (1,) if turns_over(card) else ()


def is_double_faced(card: Card) -> bool:
    """712.1; none of them is turned face down (712.16)."""
    return card.frame in kinds.DOUBLE_FACED


def turns_over(card: Card) -> bool:
    """712.9, 712.14a: can it transform, convert, or be put somewhere with its back face up? No meld card can (712.4c)."""
    return is_double_faced(card) and card.frame != kinds.MELD


def form_a_pair(one: Card, other: Card, into: str) -> bool:
    """701.42b, 712.5: are they the two cards of the meld pair that forms this?"""
    if one.frame != kinds.MELD or other.frame != kinds.MELD or one.name == other.name:
        return False
    return one.faces[1].name == into == other.faces[1].name


def cards_of(obj: Obj) -> tuple[Card, ...]:
    """The cards that represent a permanent, the topmost first (730.2)."""
    return obj.definition, *(part[1] for part in obj.merged)


def stays_face_down(obj: Obj) -> bool:
    """701.40g, 701.58g, 730.2g: what contains an instant or sorcery card can't be turned face up."""
    return any(card.faces[0].types & SPELL_ONLY_TYPES for card in cards_of(obj))


def face_up(obj: Obj) -> int:
    """712.8: which face of the card, or of a double-faced token, is up; becoming a copy doesn't turn it over (712.18)."""
    return obj.copied.in_use if obj.copied is not None and is_token_with_both_faces(obj) else obj.in_use


def is_token_with_both_faces(obj: Obj) -> bool:
    """707.8a: a token that was created as a copy of a double-faced object has both of its faces."""
    return obj.token and obj.copied is not None and obj.copied.definition is obj.definition


def front_value(obj: Obj) -> int:
    """202.3b–c, 712.8e, 712.8g: the mana value of what has its back face up: that of the front face, or of both if melded."""
    others = [card for _, card, in_use, *_ in obj.merged if in_use == MELDED]
    if obj.definition.frame != kinds.TRANSFORM and not others:
        return 0
    costs = [card.faces[0].cost for card in (obj.definition, *others)]
    return sum(cost.value(0) for cost in costs if cost is not None)


def in_force(card: Card, zone: int, in_use: int) -> int:
    """Which set an object of this card has in a zone, given the one chosen for it (715.4, 718.4, 720.4, 722.4)."""
    row = TABLE.get(card.frame)
    if row is None or not row.lives_in & zone:
        return 0
    return in_use


def shown(card: Card, zone: int, in_use: int, flags: int) -> int:
    """What ``printed`` is to show of an object: the set chosen for it; of a permanent the unlocked halves (709.5), or the
    other set if it is flipped (710.2)."""
    row = TABLE.get(card.frame)
    if row is None or zone != BATTLEFIELD:
        return in_use
    if row.locks:
        return (flags & UNLOCKED) // LEFT_UNLOCKED
    return int(flags & FLIPPED != 0) if row.flips else in_use


SHOWN_BY: Final = UNLOCKED | FLIPPED  # flags of a permanent that decide what of its card it shows


def printed(card: Card, zone: int, in_use: int, controller: int) -> Chars:
    """The characteristics that the card itself gives an object in a zone. Shared: never to be changed.

    Of a permanent whose halves can be locked, ``in_use`` is the sum of those that are unlocked: 1 the left, 2 the right.
    """
    # as in ``kernel.known``, without a call: it is asked for each new record of an object
    of_card = _PRINTED.get(id(card))
    if of_card is None or of_card[0] is not card:
        if len(_PRINTED) > MOST_CARDS:
            _PRINTED.clear()
        of_card = _PRINTED[id(card)] = (card, {})
    key = (zone << 8 | in_use & 255) << 8 | controller & 255
    found = of_card[1].get(key)
    if found is None:
        found = of_card[1][key] = _make(card, zone, in_use, controller)
    return found


MOST_CARDS: Final = 4_000
_PRINTED: Final[dict[int, tuple[Card, dict[int, Chars]]]] = {}


def given(obj: Obj) -> Chars:
    """What its card gives an object where it is. The record keeps it, if nothing else has a say in its copiable values."""
    found = obj.base
    if found is None:
        found = printed(obj.definition, obj.zone, obj.in_use, obj.controller)
        if obj.face_down is None and obj.copied is None and not obj.merged and not obj.flags & SHOWN_BY:
            obj.base = found
    return found


def _make(card: Card, zone: int, in_use: int, controller: int) -> Chars:
    row = TABLE.get(card.frame)
    normal = card.faces[0]
    if row is None:
        return from_face(normal, controller)
    if row.locks and zone == BATTLEFIELD:
        return _unlocked(card, in_use, controller)
    if row.elsewhere == COMBINED and not row.lives_in & zone:
        return _combined(card, controller)
    if in_force(card, zone, in_use) == 0:
        return from_face(normal, controller)
    if in_use == FUSED:
        return _fused(card, controller)
    other = card.faces[in_use]
    if row.replaces == EVERYTHING:
        return from_face(other, controller)
    if row.replaces == ALL_BUT_COST:
        chars = from_face(other, controller)
        chars.cost = normal.cost
        chars.colors = normal.color_mask()
        return chars
    chars = from_face(normal, controller)
    chars.cost = other.cost
    chars.colors = other.color_mask()
    chars.power = other.power
    chars.toughness = other.toughness
    return chars


def _combined(card: Card, controller: int) -> Chars:
    """709.4: the characteristics of both halves together; two names, and a mana value that is the sum."""
    left = from_face(card.faces[0], controller)
    right = from_face(card.faces[1], controller)
    left.name = f"{left.name} // {right.name}"
    left.cost = (left.cost or ManaCost()).plus(right.cost or ManaCost())
    left.colors |= right.colors
    left.types |= right.types
    left.supertypes |= right.supertypes
    left.subtypes |= right.subtypes
    left.abilities += right.abilities
    left.keywords |= right.keywords
    return left


def _fused(card: Card, controller: int) -> Chars:
    """702.102b, 709.4d: the halves combined; 702.102d: it does what the left half says, then what the right half says."""
    chars = _combined(card, controller)
    texts = [ability for ability in chars.abilities if isinstance(ability, Spell)]
    bodies = tuple(text.body for text in texts if isinstance(text.body, Body))  # none has modes (``support``)
    rest = tuple(ability for ability in chars.abilities if not isinstance(ability, Spell))
    chars.abilities = (*rest, Spell(Modes(bodies, len(bodies), len(bodies))))
    return chars


def _unlocked(card: Card, halves: int, controller: int) -> Chars:
    """709.5: without the name, mana cost and rules text of locked halves; the type line is shared (709.5a)."""
    if halves == _ALL_HALVES:
        return _combined(card, controller)
    if halves:
        return from_face(card.faces[halves - 1], controller)
    line = card.faces[0]
    return from_face(Face(types=line.types, subtypes=line.subtypes, supertypes=line.supertypes), controller)


_ALL_HALVES: Final = UNLOCKED // LEFT_UNLOCKED


def from_face(face: Face, controller: int) -> Chars:
    abilities = face.abilities + intrinsic_abilities(face.subtypes if face.types & (LAND | BATTLE) else ())
    return Chars(
        face.name, face.cost, face.color_mask(), face.types, face.supertypes, frozenset(face.subtypes), abilities,
        keyword_mask(abilities), face.power, face.toughness, face.loyalty, face.defense, controller,
    )  # fmt: skip


def keyword_mask(abilities: tuple[Ability, ...]) -> int:
    mask = 0
    for ability in abilities:
        if isinstance(ability, Keyword):
            mask |= ability.keyword
    return mask


def intrinsic_abilities(subtypes: tuple[str, ...]) -> tuple[Ability, ...]:
    """305.6: a land with a basic land type has the mana ability of that type; 310.11b: a Siege is cast when defeated."""
    return tuple(_INTRINSIC[name] for name in subtypes if name in _INTRINSIC)


def _tap_for(kind: int) -> Activated:
    return Activated(TapThis(), Body((AddMana(mana=ManaCost(0, (kind,))),)))


_DEFEATED: Final = Triggered(
    LastCounterRemoved(IsThis(), "defense"),
    Body((Move(This(), EXILE, save=0), CastNow(Saved(0), cost=PayMana(FREE), transformed=True))),
)  # 310.11b
_INTRINSIC: Final[dict[str, Ability]] = {
    **{name: _tap_for(kind) for name, kind in BASIC_LAND_MANA.items()}, "Siege": _DEFEATED,
}  # fmt: skip


# --- questions about a card ------------------------------------------------------------------------------------


def has(card: Card, kind: int) -> bool:
    """Does the card have alternative characteristics of this kind, in use or not (715.2a, 720.2a, 722.2a)?"""
    return card.frame == kind


def word_in_use(card: Card, in_use: int) -> str:
    """``adventure``, ``omen``, ``prototype`` … if that set was chosen, else ``none``."""
    row = TABLE.get(card.frame)
    if in_use == FUSED:
        return "fused"
    return row.word if row is not None and in_use else "none"


def why_never(card: Card) -> tuple[str, str] | None:
    """The rule and the reason if the other set can't be chosen for the card as it is now; None: nobody would ask."""
    row = TABLE.get(card.frame)
    if row is None:
        return None
    if row.kind == kinds.PREPARE:
        return "722.3", "the card can't be cast this way; its permanent, once prepared, lets a copy be cast"
    return ("702.160a", "it has lost the ability that gives the choice") if row.needs else None


def part_word(card: Card) -> str:
    """What the other set is called as a part of the card: ``adventure``, ``half``, ``back face`` …"""
    row = TABLE[card.frame]
    if row.elsewhere == COMBINED:
        return "half"
    return row.word if card.frame not in kinds.DOUBLE_FACED else "back face"


def way_word(card: Card, way: int) -> str:
    """What a player calls a way of playing the card."""
    return word_in_use(card, way) if way else "normal"


def name_of_way(card: Card, way: int) -> str:
    """The name that the spell would have: the inset's own, or the card's (718.5)."""
    if way == FUSED:
        return card.full_name
    return card.faces[way].name or card.faces[0].name


def color_identity(card: Card) -> int:
    """903.4, 903.4e: colors of all symbols in costs and text of every set of characteristics."""
    mask = 0
    for face in card.faces:
        mask |= face.color_mask() | _symbols(face.abilities)
        mask |= sum(BASIC_LAND_MANA[s] for s in face.subtypes if s in BASIC_LAND_MANA)
    return mask & 31


def _symbols(part: object) -> int:
    """The colors of the mana symbols in any part of a card's text."""
    if isinstance(part, ManaCost):
        return part.colors()
    if isinstance(part, tuple):
        mask = 0
        for item in part:
            mask |= _symbols(item)
        return mask
    if isinstance(part, (int, str)) or part is None:
        return 0
    mask = 0
    if isinstance(part, Half) and isinstance(part.of, ColorSpent) and isinstance(part.of.color, int):
        mask = part.of.color  # "for each {G}{G} spent to cast it"
    if isinstance(part, AddMana) and part.choices & ALL_COLORS != ALL_COLORS:  # "any color" has no symbol
        mask = part.choices & ALL_COLORS
    for name in getattr(part, "__dataclass_fields__", ()):
        mask |= _symbols(getattr(part, name))
    return mask


def name_rule(card: Card, in_use: int) -> str:
    """The rule by which the name of one of the card's sets may be chosen."""
    row = TABLE.get(card.frame)
    return row.named_by if row is not None and (in_use or row.elsewhere == COMBINED) else "201.4"


def choosable_names(card: Card) -> tuple[tuple[str, int], ...]:
    """201.4, 201.4f, 715.5, 720.5, 722.5: each name that may be chosen for the card, with the set that it goes with."""
    return tuple((face.name, i) for i, face in enumerate(card.faces) if face.name)


# --- halves that can be locked (709.5) ---------------------------------------------------------------------------


def has_locks(card: Card) -> bool:
    """Does the card have a shared type line, and so halves that are locked or unlocked on the battlefield?"""
    row = TABLE.get(card.frame)
    return row is not None and row.locks


def designation(half: int) -> int:
    """709.5c: the flag of a permanent whose left (0) or right (1) half is unlocked."""
    return LEFT_UNLOCKED << half


def half_unlocked(flags: int) -> int:
    """The half that a permanent has just entered with: there is one at most (709.5d)."""
    return (flags & UNLOCKED) // LEFT_UNLOCKED - 1


def unlocked_as_cast(card: Card, in_use: int) -> int:
    """709.5d: the designation with which a permanent enters if that half was cast as a spell."""
    return designation(in_use) if has_locks(card) else 0


# --- preparation (722.3) ----------------------------------------------------------------------------------------


def prepare_spell(card: Card) -> Card | None:
    """The card that a copy made under 722.3c is: the inset's characteristics are its normal ones."""
    if not has(card, kinds.PREPARE):
        return None
    found = _PREPARED.get(id(card))
    if found is None:
        found = (card, Card((card.faces[1],)))
        _PREPARED[id(card)] = found
    return found[1]


_PREPARED: Final[dict[int, tuple[Card, Card]]] = {}
