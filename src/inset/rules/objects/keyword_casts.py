"""702, 118.9, 601.3: keyword abilities that let a card be cast from elsewhere, or for another cost, as one table.

A row answers, for one keyword, every question that listing, judging and casting ask: from where, whether the keyword's cost
takes the place of the mana cost, what must be paid besides, under which condition, with which set of characteristics,
what the choice does to the spell, what it targets, how it enters. No other file of ``rules/`` distinguishes these
keywords for that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from inset.kernel.marks import BESTOWED, CLEAVED, EXILE_ON_LEAVE, OVERLOADED, SPLICED
from inset.kernel.types import (
    ANY_ZONE,
    CREATURE,
    DECLARE_BLOCKERS,
    ENCHANTMENT,
    GRAVEYARD,
    HAND,
    INSTANT,
    LAND,
    STACK,
)
from inset.language import costs as co, filters as fil, keywords as kw, mods as m, patterns as pat, selections as sel
from inset.language.abilities import Keyword, TargetSpec
from inset.language.card import Card
from inset.language.conditions import AllOf, Happened, InStep, TurnOf
from inset.language.node import Condition, Cost, Filter, Mod
from inset.language.set_up import AddText
from inset.rules.model.characteristics import Chars
from inset.rules.model.object_notes import SPLICED_TEXT
from inset.rules.model.object_records import Cast, Obj
from inset.rules.objects import frames

# --- which sets of characteristics the keyword lets a player choose ---------------------------------------------
EACH_WAY: Final = 1  # those that the card offers wherever it is cast
BACK: Final = 2  # the back face: the card is cast transformed, or converted (712.8c)
OWN_HALF: Final = 3  # the half that has the keyword (702.127a)


# --- which value of a permanent given for the spell reduces its cost ----------------------------------------------
NO_CUT: Final = 0
BY_MANA_VALUE: Final = 1  # of a sacrificed permanent (702.119a)
BY_POWER: Final = 2  # of a creature that is tapped, if one is (702.180a)
BY_MANA_COST: Final = 3  # of a sacrificed permanent, symbol by symbol (702.48c)


# --- how the permanent that the spell becomes enters --------------------------------------------------------------
AS_USUAL: Final = 0
MERGED: Final = 1  # with the target of the spell (702.140b)
ATTACKING: Final = 2  # tapped, what the creature attacked that was returned for it (702.190b)


class Row:
    """What one keyword means for casting. There are no defaults, so that a row answers every question."""

    __slots__ = (
        "besides",
        "cut",
        "enters",
        "faces",
        "fast",
        "keyword",
        "makes",
        "needs",
        "permits",
        "priced",
        "rule",
        "target",
        "why_not",
        "zones",
    )

    def __init__(
        self, *, keyword: int, rule: str, permits: bool, zones: int, priced: bool, besides: Cost | None,
        needs: Condition | None, why_not: str, fast: bool, cut: int, faces: int, makes: int, target: TargetSpec | None,
        enters: int,
    ) -> None:  # fmt: skip
        self.keyword = keyword
        self.rule = rule
        self.permits = permits  # does it let the card be cast from those zones, or only for another cost there?
        self.zones = zones
        self.priced = priced  # is its cost an alternative cost (118.9)? Otherwise the mana cost is paid
        self.besides = besides  # what is paid as well
        self.needs = needs  # asked with the spell as "this" and its player as "you"
        self.why_not = why_not
        self.fast = fast  # may it be cast at any time that the condition allows?
        self.cut = cut  # which value of a permanent given for it reduces the total cost
        self.faces = faces
        self.makes = makes  # flags that a spell cast this way has
        self.target = target  # what it targets, whatever its text says
        self.enters = enters


def _row(
    keyword: int, rule: str, permits: bool, zones: int, priced: bool = True, besides: Cost | None = None,
    needs: Condition | None = None, why_not: str = "", fast: bool = False, cut: int = NO_CUT, faces: int = EACH_WAY,
    makes: int = 0, target: TargetSpec | None = None, enters: int = AS_USUAL,
) -> Row:  # fmt: skip
    return Row(
        keyword=keyword, rule=rule, permits=permits, zones=zones, priced=priced, besides=besides, needs=needs,
        why_not=why_not, fast=fast, cut=cut, faces=faces, makes=makes, target=target, enters=enters,
    )  # fmt: skip


def _anywhere(
    keyword: int, rule: str, besides: Cost | None = None, needs: Condition | None = None, why_not: str = "",
    fast: bool = False, cut: int = NO_CUT, makes: int = 0, target: TargetSpec | None = None, enters: int = AS_USUAL,
) -> Row:  # fmt: skip
    """Another cost, from wherever the card may be cast."""
    return _row(
        keyword, rule, False, ANY_ZONE, True, besides, needs, why_not, fast, cut, EACH_WAY, makes, target, enters
    )


_A_CARD: Final = co.DiscardCards(fil.Anything())
_A_LAND: Final = co.DiscardCards(fil.HasType(LAND))
_HURT: Final = Happened(pat.LosesLife(sel.Opponents()))
_CAST: Final = Happened(pat.Casts(sel.You()))


def _hit(source: Filter) -> Condition:
    """A player was dealt combat damage this turn by a source that was this, and under your control, as it dealt it."""
    yours = fil.And((fil.ControlledBy(sel.You()), source))
    return Happened(pat.DealsDamage(yours, to_players=sel.AllPlayers(), combat=True))


_BY_KIN: Final = _hit(fil.SharesCreatureTypeWith(sel.This()))
_ASSASSIN: Final = fil.Or((fil.HasSubtype(("Assassin",)), fil.IsCommander()))
_BY_ASSASSIN: Final = _hit(fil.And((fil.HasType(CREATURE), _ASSASSIN)))

_DISCARDED: Final = Happened(pat.Discards(sel.You(), fil.IsThis()))
_TAPPED: Final = fil.And((fil.HasType(CREATURE), fil.IsTapped()))
_UNBLOCKED: Final = fil.And((fil.HasType(CREATURE), fil.IsUnblocked()))
_SAME_OWNER: Final = fil.OwnedBy(sel.OwnerOf(sel.This()))
_NO_HUMAN: Final = fil.And((fil.HasType(CREATURE), fil.Not(fil.HasSubtype(("Human",))), _SAME_OWNER))
_BLOCKERS: Final = AllOf((TurnOf(sel.You()), InStep((DECLARE_BLOCKERS,))))

TABLE: Final[dict[int, Row]] = {
    row.keyword: row
    for row in (
        _row(kw.FLASHBACK, "702.34a", True, GRAVEYARD, makes=EXILE_ON_LEAVE),
        _row(kw.JUMP_START, "702.133a", True, GRAVEYARD, priced=False, besides=_A_CARD, makes=EXILE_ON_LEAVE),
        _row(kw.RETRACE, "702.81a", True, GRAVEYARD, priced=False, besides=_A_LAND),
        _row(kw.ESCAPE, "702.138a", True, GRAVEYARD),
        _row(kw.DISTURB, "702.146a", True, GRAVEYARD, faces=BACK),
        _row(kw.MORE_THAN_MEETS_THE_EYE, "702.162a", False, ANY_ZONE, faces=BACK),
        _row(kw.AFTERMATH, "702.127a", True, GRAVEYARD, priced=False, faces=OWN_HALF, makes=EXILE_ON_LEAVE),
        _anywhere(kw.EVOKE, "702.74a"),
        _anywhere(kw.DASH, "702.109a"),
        _anywhere(kw.BLITZ, "702.152a"),
        _anywhere(kw.MUTATE, "702.140a", target=TargetSpec(_NO_HUMAN), enters=MERGED),
        _anywhere(kw.OVERLOAD, "702.96a", makes=OVERLOADED),
        _anywhere(kw.CLEAVE, "702.148a", makes=CLEAVED),
        _anywhere(kw.BESTOW, "702.103a", makes=BESTOWED),
        _anywhere(kw.SPECTACLE, "702.137a", needs=_HURT, why_not="no opponent lost life this turn"),
        _row(kw.HARMONIZE, "702.180a", True, GRAVEYARD, cut=BY_POWER, makes=EXILE_ON_LEAVE),
        _row(kw.MAYHEM, "702.187b", True, GRAVEYARD, needs=_DISCARDED, why_not="it was not discarded this turn"),
        _row(kw.WARP, "702.185a", False, HAND),
        _anywhere(kw.EMERGE, "702.119a", cut=BY_MANA_VALUE),
        _row(kw.OFFERING, "702.48a", False, ANY_ZONE, priced=False, fast=True, cut=BY_MANA_COST),
        _anywhere(kw.AWAKEN, "702.113a"),
        _anywhere(kw.IMPENDING, "702.176a"),
        _anywhere(kw.WEB_SLINGING, "702.188a", besides=co.ReturnToHand(_TAPPED)),
        _anywhere(kw.SNEAK, "702.190a", besides=co.ReturnToHand(_UNBLOCKED), needs=_BLOCKERS, fast=True, enters=ATTACKING,
                  why_not="it is not your declare blockers step"),
        _anywhere(kw.SURGE, "702.117a", needs=_CAST, why_not="no other spell was cast this turn"),
        _anywhere(kw.PROWL, "702.76a", needs=_BY_KIN,
                  why_not="nothing of yours that shares a creature type with it dealt combat damage to a player this turn"),
        _anywhere(kw.FREERUNNING, "702.173a", needs=_BY_ASSASSIN,
                  why_not="no Assassin or commander of yours dealt combat damage to a player this turn"),
    )
}  # fmt: skip

BY_NAME: Final[dict[str, Row]] = {kw.KEYWORD_WORD[row.keyword]: row for row in TABLE.values()}


def _mask(rows: Iterable[Row]) -> int:
    mask = 0
    for row in rows:
        mask |= row.keyword
    return mask


PERMITTING: Final = _mask(row for row in TABLE.values() if row.permits)  # they let the card be cast from where it is
ALTERNATIVES: Final = _mask(row for row in TABLE.values() if not row.permits)  # they only offer another cost (118.9)
BACKWARDS: Final = _mask(row for row in TABLE.values() if row.faces == BACK)
FAST: Final = _mask(row for row in TABLE.values() if row.fast)
BOUND: Final = kw.AFTERMATH  # what has it can be cast from nowhere else, and is marked however it is cast from there


def target_of(cost_name: str) -> TargetSpec | None:
    """What a spell that is cast for this cost targets, whatever its text says."""
    row = BY_NAME.get(cost_name)
    return row.target if row is not None else None


def enters(cast: Cast | None) -> int:
    """How the permanent enters if the spell was cast this way."""
    row = BY_NAME.get(cast.cost_name) if cast is not None else None
    return row.enters if row is not None else AS_USUAL


def marks(keywords: int, zone: int) -> int:
    """702.127a: the flags that a spell with these keywords has if it is cast from a zone, whatever lets it be cast."""
    row = TABLE[kw.AFTERMATH]
    return row.makes if keywords & BOUND and zone & row.zones else 0


def is_fast_otherwise(card: Card, face: Chars) -> bool:
    """Could the card, cast by one of these keywords, be cast at any time, though this set of characteristics could not?"""
    if face.keywords & FAST:
        return True
    if not face.keywords & BACKWARDS:
        return False
    backs = (frames.printed(card, STACK, way, 0) for way in frames.back_faces(card))
    return any(back.types & INSTANT or back.keywords & kw.FLASH for back in backs)


def ways(row: Row, card: Card, open_ways: tuple[int, ...]) -> tuple[int, ...]:
    """The sets of characteristics with which the keyword lets the card be cast."""
    if row.faces == BACK:
        return frames.back_faces(card)
    if row.faces == OWN_HALF:
        return tuple(way for way in open_ways if frames.printed(card, STACK, way, 0).keywords & row.keyword)
    return open_ways


def lets_play(row: Row, ability: Keyword) -> bool:
    """702.187c: does the keyword let the card be played, a land too? It does if it could have a cost and has none."""
    return row.priced and ability.cost is None


def cost_of(row: Row, ability: Keyword) -> Cost | None:
    """The alternative cost: the keyword's own, with what is paid as a part of it; none if the mana cost is paid."""
    if not row.priced or ability.cost is None:
        return None
    return ability.cost if row.besides is None else co.All((ability.cost, row.besides))


# --- what the way of casting does to a spell (702.96a, 702.103b)
# -------------------------------------------------------
_ENCHANT_CREATURE: Final = Keyword(kw.ENCHANT, where=fil.HasType(CREATURE))
MAKES: Final[dict[int, tuple[Mod, ...]]] = {
    OVERLOADED: (m.EachForTarget(),),
    CLEAVED: (m.WithoutBrackets(),),
    BESTOWED: (m.SetTypes(ENCHANTMENT, ("Aura",)), m.AddAbility(_ENCHANT_CREATURE)),
}
MADE_OTHERWISE: Final = OVERLOADED | CLEAVED | BESTOWED | SPLICED


def made(obj: Obj) -> tuple[Mod, ...]:
    """The continuous effects on a spell, or on the permanent that it became, because of how it was cast.

    What was spliced onto it comes first: other changes of the text depend on that (613.8a).
    """
    found: tuple[Mod, ...] = (AddText(SPLICED_TEXT.of(obj.notes)),) if obj.flags & SPLICED else ()
    for flag, mods in MAKES.items():
        if obj.flags & flag:
            found += mods
    return found
