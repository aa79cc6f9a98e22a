"""101.1, 702: can the engine play everything that a card says? A card it can't play is refused before a game begins.

Every class of node must be known to the table that carries it out or asks it, and every keyword ability must be one that the
engine knows. A card that fails is unsupported; it is never played in part.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from inset.kernel.errors import UnsupportedText
from inset.language import keywords as kw
from inset.language.abilities import Activated, Body, Keyword, Modes, OwnCost, Spell
from inset.language.card import Card, Face
from inset.language.conditions import ActivatedSoOften, Always
from inset.language.costs import All, Forage, PayGeneric, PayMana, PayManaOf, Repeated
from inset.language.effects import FOREVER, AddMana, Establish
from inset.language.filters import IsGoaded
from inset.language.node import Condition, Cost, Effect, Filter, Mod, Node, Pattern, nodes_in
from inset.language.statics import Continuous, CostChange
from inset.language.trees import found_in, kinds_in
from inset.rules.checks import registry
from inset.rules.events.instructions import is_performed
from inset.rules.meaning.references import ASK, CONDITIONS
from inset.rules.model.dispatch import MATCH
from inset.rules.objects import frames
from inset.rules.objects.abilities import AFTER_SPELL, BEFORE_SPELL, COMPLETIONS, EXPANSIONS
from inset.rules.objects.keyword_casts import ALTERNATIVES, PERMITTING
from inset.rules.objects.layer_changes import APPLY
from inset.rules.payment.cost_parts import PARTS
from inset.rules.payment.mana_abilities import is_mana_ability

assert registry.FILLED  # the tables below are filled

# Keywords that some part of the rules looks for; those with an expansion are known besides.
LOOKED_FOR: Final = (
    kw.DEATHTOUCH | kw.DEFENDER | kw.DOUBLE_STRIKE | kw.ENCHANT | kw.FIRST_STRIKE | kw.FLASH | kw.FLYING | kw.HASTE
    | kw.HEXPROOF | kw.INDESTRUCTIBLE | kw.INTIMIDATE | kw.LANDWALK | kw.LIFELINK | kw.PROTECTION | kw.REACH | kw.SHROUD
    | kw.TRAMPLE | kw.VIGILANCE | kw.PHASING | kw.BUYBACK | kw.SHADOW | kw.HORSEMANSHIP | kw.KICKER | kw.FLASHBACK | kw.FEAR
    | kw.AFFINITY | kw.CONVOKE | kw.SPLIT_SECOND | kw.DELVE | kw.WITHER | kw.RETRACE | kw.REBOUND | kw.INFECT
    | kw.MENACE | kw.SKULK | kw.PARTNER | kw.PARTNER_WITH | kw.IMPROVISE | kw.JUMP_START | kw.ESCAPE | kw.COMPANION
    | kw.MUTATE | kw.READ_AHEAD | kw.FORETELL | kw.PLOT | kw.TOXIC | kw.SPECTACLE | kw.DAYBOUND | kw.NIGHTBOUND
    | kw.MORPH | kw.MEGAMORPH | kw.DISGUISE | kw.MIRACLE | kw.ENTWINE | kw.ESCALATE | kw.SPREE | kw.TIERED
    | kw.BARGAIN | kw.MULTIKICKER | kw.BANDING | kw.ASCEND | kw.CHOOSE_BACKGROUND | kw.DOCTORS_COMPANION
    | kw.START_YOUR_ENGINES | kw.SPLICE
)  # fmt: skip


@cache
def known_keywords() -> int:
    mask = LOOKED_FOR | sum((row.needs or 0) | row.both for row in frames.TABLE.values()) | PERMITTING | ALTERNATIVES
    for bit in (*EXPANSIONS, *COMPLETIONS, *BEFORE_SPELL, *AFTER_SPELL):
        mask |= bit
    return mask


def problems(card: Card) -> list[str]:
    """What the engine could not carry out, in words; empty for a card that it plays."""
    found: list[str] = []
    for face in card.faces:
        for ability in face.abilities:
            _walk(ability, found)
        if any(isinstance(a, Spell) and isinstance(a.body, Modes) for a in face.abilities):
            adds = frames.keyword_mask(face.abilities) & sum((*BEFORE_SPELL, *AFTER_SPELL))
            if adds:
                found.append("a keyword that adds instructions to modes")
            if frames.keyword_mask(face.abilities) & kw.SPLICE:
                found.append("modes can't be spliced onto a spell")
    row = frames.TABLE.get(card.frame)
    if row is not None and row.both and any(_fuses(face, row.both) for face in card.faces):
        if any(isinstance(a, Spell) and isinstance(a.body, Modes) for face in card.faces for a in face.abilities):
            found.append("halves with modes can't be cast as one spell")
    return list(dict.fromkeys(found))


def _fuses(face: Face, keyword: int) -> bool:
    return frames.keyword_mask(face.abilities) & keyword != 0


def require(card: Card) -> None:
    found = problems(card)
    if found:
        raise UnsupportedText(f"{card.name} can't be played: {'; '.join(found)}")


def _walk(tree: object, found: list[str]) -> None:
    kinds = kinds_in(tree)
    if kinds <= _PLAIN or all(map(_is_plain, kinds)):
        return
    for part in found_in(tree, Node):
        kind = type(part)
        if kind not in _PLAIN and not _is_known(kind):
            found.append(f"{kind.__name__} can't be carried out")
        if kind in _CLOSER:
            _look_closer(part, found)


_CLOSER: Final = frozenset({Keyword, CostChange, OwnCost, Activated, Body, Establish, Continuous})
_WITHIN: Final = {Body: AddMana, Continuous: IsGoaded}  # what makes these worth a closer look
_NOTED: Final = _CLOSER.difference(_WITHIN).union(_WITHIN.values())


_PLAIN: Final[set[type[object]]] = set()  # classes whose nodes need no second look


def _is_plain(kind: type[object]) -> bool:
    plain = not issubclass(kind, Node) or (kind not in _NOTED and _is_known(kind))
    if plain:
        _PLAIN.add(kind)
    return plain


def _look_closer(part: Node, found: list[str]) -> None:
    if isinstance(part, Keyword):
        if not part.keyword & known_keywords():
            found.append(f"the keyword {kw.KEYWORD_WORD[part.keyword]} is not known")
    elif isinstance(part, (CostChange, OwnCost)):
        if part.sign < 0 and part.colored.has_hybrid():
            found.append("a cost can't be reduced by hybrid symbols")  # 118.7e
    elif isinstance(part, Activated):
        if is_mana_ability(part):
            if _mentions(part.body, ActivatedSoOften):
                found.append("a mana ability that counts its activations")
            if part.own_cost is not None:
                found.append("a mana ability that changes what it costs")
    elif isinstance(part, Body) and len(part.effects) > 1 and _mentions(part, AddMana, "produced"):
        found.append("mana of a type that was produced, and more")
    elif isinstance(part, Establish) and any(isinstance(static, Continuous) for static in part.statics):
        if part.duration != FOREVER and not isinstance(part.condition, Always):
            found.append("a continuous effect that is off and on")  # the layers don't ask whether it is on
    elif isinstance(part, Continuous) and _mentions(part.where, IsGoaded):
        found.append("a continuous effect on what is goaded")  # which rules are in force is known after the layers


def _is_known(kind: type[Node]) -> bool:
    if issubclass(kind, Effect):
        return is_performed(kind)
    if issubclass(kind, Filter):
        return kind in ASK
    if issubclass(kind, Condition):
        return kind in CONDITIONS
    if issubclass(kind, Pattern):
        return kind in MATCH
    if issubclass(kind, Mod):
        return kind in APPLY
    if issubclass(kind, Cost):
        return kind in PARTS or kind in (All, Forage, PayMana, PayManaOf, PayGeneric, Repeated)
    return True


def _mentions(part: object, kind: type[Node], field: str = "") -> bool:
    return any(isinstance(node, kind) and (not field or bool(getattr(node, field))) for node in nodes_in(part))
