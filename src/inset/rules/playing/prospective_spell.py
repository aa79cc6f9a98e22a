"""601.3e: an offer to play a card one way, and the spell that it would be.

An *offer* is one way: a card in some zone, the set of characteristics chosen, the rule or effect that permits it, and the cost
that would be paid."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel.mana import FREE
from inset.kernel.types import INSTANT, LAND, STACK
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.language.filters import Anything
from inset.language.node import Cost
from inset.rules.model.answers import MANA_COST, CastSpell, Play, PlayLand
from inset.rules.model.state import SPELL, Cast, Chars, Copied, Ctx, FaceDown, Obj, OnStack, State
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.copiable_values import copy_effects
from inset.rules.objects.keyword_casts import BOUND, MADE_OTHERWISE
from inset.rules.objects.layers import chars_as_spell, zone_reach
from inset.rules.playing.effects_on_playing import OCCASIONS, Occasion

PERMISSION_TALLY: Final = 2  # kinds of tallies: uses of a permission or alternative cost with a limit


class Offer:
    """One way to play one card."""

    __slots__ = (
        "add",
        "any_color",
        "asks",
        "chars",
        "cost",
        "cost_name",
        "ctx",
        "cut",
        "enters_tapped",
        "exiler",
        "face",
        "face_down",
        "given",
        "land",
        "less",
        "limit",
        "makes",
        "obj",
        "permit",
        "player",
        "spell",
        "tally",
        "trigger",
        "way",
    )  # fmt: skip

    def __init__(self, player: int, obj: Obj, way: int, land: bool = False) -> None:
        self.player = player
        self.obj = obj
        self.way = way
        self.land = land
        self.cost_name = MANA_COST  # "" for the mana cost; otherwise the name of the alternative cost
        self.cost: Cost | None = None  # an alternative cost
        self.add: tuple[Cost, ...] = ()  # additional costs that come with the permission
        self.permit = 0  # the object whose effect permits it; 0 for a rule
        self.any_color = 0
        self.exiler = 0  # the source of an effect that exiles the spell instead of letting it into a graveyard
        self.less = 0  # this much generic mana less, for a permanent that is given for it (``castings``)
        self.cut = FREE  # … and these symbols less (702.48c)
        self.makes = 0  # flags that the spell has because it is cast this way (``castings``)
        self.enters_tapped = False
        self.face: Chars | None = None  # what the card itself gives the spell
        self.face_down: FaceDown | None = None  # cast face down (708.4)
        self.given: tuple[
            Keyword, ...
        ] = ()  # the keyword that it is cast by, if an effect gave it to the card (400.7g)
        self.asks: tuple[tuple[Ctx, sta.MayPlay], ...] = ()  # what the permission asks of the spell
        self.tally: tuple[int, int] | None = None  # (source, number) of a permission with a limit
        self.limit = 0
        self.trigger: tuple[Any, ...] = ()
        self.ctx: Ctx | None = None
        self.spell: Obj | None = None
        self.chars: Chars | None = None

    def answer(self) -> Play:
        """The answer that takes this offer."""
        if self.land:
            return PlayLand(self.obj.id, self.way, self.cost_name, self.permit)
        return CastSpell(self.obj.id, self.way, self.cost_name, self.permit)

    def is_like_from_hand(self) -> bool:
        """Is the spell cast just as it would be from a hand, whatever permits that?"""
        obj = self.obj
        if self.land or self.makes or self.any_color or self.add or self.cost is not None or self.tally is not None:
            return False
        if self.cost_name != MANA_COST or (self.face_down or obj.face_down or obj.copied) is not None:
            return False
        for _, static in self.asks:
            if not isinstance(static.spell, Anything):
                return False
        return True

    def printed(self) -> Chars:
        if self.face is None:
            self.face = frames.printed(self.obj.definition, STACK, self.way, self.player)
        return self.face

    def twin(self, way: int | None = None) -> Offer:
        """The same offer; if a way is given, nothing is known about the resulting spell yet."""
        if way is not None:
            anew = self.twin()
            anew.way, anew.spell, anew.chars = way, None, None
            anew.face = self.face if way == self.way else None
            return anew
        other = Offer(self.player, self.obj, self.way, self.land)
        other.add = self.add
        other.any_color = self.any_color
        other.asks = self.asks
        other.chars = self.chars
        other.cost = self.cost
        other.cost_name = self.cost_name
        other.ctx = self.ctx
        other.cut = self.cut
        other.enters_tapped = self.enters_tapped
        other.exiler = self.exiler
        other.face = self.face
        other.face_down = self.face_down
        other.given = self.given
        other.less = self.less
        other.limit = self.limit
        other.makes = self.makes
        other.permit = self.permit
        other.spell = self.spell
        other.tally = self.tally
        other.trigger = self.trigger
        return other


def prospect(st: State, offer: Offer) -> tuple[Obj, Chars]:
    """601.3e: the spell with the characteristics that it would have, through the layers."""
    if offer.spell is None:
        spell = offer.obj.dup()
        spell.zone = STACK
        spell.controller = offer.player
        spell.in_use = offer.way
        spell.face_down = offer.face_down
        spell.copied = copied_for(spell, offer.way)
        spell.flags |= offer.makes
        spell.cast = Cast(offer.player, offer.obj.zone, offer.cost_name, 0, (), 0)
        spell.stack = OnStack(SPELL, None, Ctx(spell.id, offer.player))
        offer.spell = spell
        if offer.chars is None:
            offer.chars = chars_as_spell(st, spell)
    assert offer.chars is not None
    return offer.spell, offer.chars


def copied_for(obj: Obj, way: int) -> Copied | None:
    """A copy of a card keeps its copiable values; the player chooses the set again as it is cast (707.12)."""
    if obj.copied is None or not obj.spell_copy:
        return None
    return Copied(obj.copied.definition, way, obj.copied.exceptions)


def _changes_itself(chars: Chars) -> bool:
    return bool(traits_of(chars).continuous)


OCCASIONS["characteristics of the spell"] = Occasion(_changes_itself)  # and what reaches spells (``Terms.spoken``)


def spell_chars(st: State, offer: Offer) -> Chars:
    """The same characteristics; if nothing reaches spells they are the printed ones, and no hypothetical spell is
    needed."""
    if offer.chars is None:
        obj = offer.obj
        if (
            offer.face_down is None
            and not offer.makes & MADE_OTHERWISE
            and obj.copied is None
            and not zone_reach(st, STACK)
            and not (st.floating and copy_effects(st))
        ):
            base = offer.face if offer.face is not None else offer.printed()
            if not traits_of(base).continuous:
                offer.chars = base
                return base
        return prospect(st, offer)[1]
    return offer.chars


def is_fast(chars: Chars) -> bool:
    return bool(chars.types & INSTANT or chars.keywords & kw.FLASH)


def plain_offer(st: State, player: int, obj: Obj, way: int) -> Offer:
    face = frames.printed(obj.definition, STACK, way, player)
    offer = Offer(player, obj, way, land=face.types & LAND != 0)
    offer.face = face
    if face.keywords & BOUND:
        offer.makes = keyword_casts.marks(face.keywords, obj.zone)
    return offer
