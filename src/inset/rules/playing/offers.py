"""601.3, 116, 305: every way that a player might play a card, and for each what stands against it.

An *offer* is one way: a card in some zone, the set of characteristics chosen (601.3e), the rule or effect that permits
it, and the cost that would be paid. ``judge`` tests an offer and collects reasons, each with its rule, so that the same code
lists what can be done and tells why something can't.
"""

from __future__ import annotations

from typing import Any, Final

from inset.kernel.mana import FREE
from inset.kernel.types import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
    INSTANT,
    LAND,
    LIBRARY,
    OWNED_ZONES,
    STACK,
)  # fmt: skip
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import AlternativeCost, FlashIf, Keyword
from inset.language.costs import All, PayMana, SacrificeOther
from inset.language.filters import WARPED, Anything, HasType
from inset.language.node import Ability, Cost
from inset.language.selections import You
from inset.language.set_up import Give
from inset.rules.events import designations, face_down
from inset.rules.events.triggers import statics
from inset.rules.meaning.filters import came_from
from inset.rules.meaning.linked_abilities import may_look
from inset.rules.meaning.numbers import mana_value
from inset.rules.meaning.references import holds, passes, who
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.answers import FOR_FREE, MANA_COST, SET_BY_EFFECT, CastSpell, Play, PlayLand
from inset.rules.model.object_notes import FORETELL_COSTS
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED_COPY,
    FORETOLD,
    PLOTTED,
    SPELL,
    Cast,
    Chars,
    Copied,
    Ctx,
    FaceDown,
    Obj,
    OnStack,
    State,
)
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.abilities import FACE_DOWN_KEYWORDS, traits_of
from inset.rules.objects.copiable_values import copy_effects
from inset.rules.objects.keyword_casts import ALTERNATIVES, BOUND, MADE_OTHERWISE, PERMITTING
from inset.rules.objects.layers import NO_CHARS, chars_as_spell, chars_of, zone_reach
from inset.rules.playing.effects_on_playing import OCCASIONS, Occasion, terms

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
        self.less = 0  # so much generic mana less, for a permanent that is given for it (``castings``)
        self.cut = FREE  # … and these symbols less (702.48c)
        self.makes = 0  # flags that the spell has because it is cast this way (``castings``)
        self.enters_tapped = False
        self.face: Chars | None = None  # what the card itself gives the spell
        self.face_down: FaceDown | None = None  # cast face down (708.4)
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

    def printed(self) -> Chars:
        if self.face is None:
            self.face = frames.printed(self.obj.definition, STACK, self.way, self.player)
        return self.face

    def twin(self, way: int | None = None) -> Offer:
        """The same offer; with a way, whether it is another or not, nothing is known of the spell that it would be."""
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
        other.less = self.less
        other.limit = self.limit
        other.makes = self.makes
        other.permit = self.permit
        other.spell = self.spell
        other.tally = self.tally
        other.trigger = self.trigger
        return other


# --- the spell that it would be ----------------------------------------------------------------------------------


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
    """A copy of a card keeps its copiable values; the player chooses the set anew as it is cast (707.12)."""
    if obj.copied is None or not obj.spell_copy:
        return None
    return Copied(obj.copied.definition, way, obj.copied.exceptions)


def _changes_itself(chars: Chars) -> bool:
    return bool(traits_of(chars).continuous)


OCCASIONS["characteristics of the spell"] = Occasion(_changes_itself)  # and what reaches spells (``Terms.silent``)


def spell_chars(st: State, offer: Offer) -> Chars:
    """The same characteristics; where nothing reaches spells they are the printed ones, and no spell need be imagined."""
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


# --- listing --------------------------------------------------------------------------------------------------------


def offers_for(st: State, player: int, obj: Obj, ways: tuple[int, ...] | None = None) -> list[Offer]:
    """Every way, or each of those given, that rules and effects might permit the player to play this card."""
    found: list[Offer] = []
    if obj.zone == BATTLEFIELD:
        return found
    if ways is None:
        ways = frames.ways(obj.definition, chars_of(st, obj).keywords, obj.zone)
    if obj.zone == HAND and obj.owner == player:
        for way in ways:
            found.append(_plain(st, player, obj, way))
    elif obj.flags & DESIGNATED_COPY:
        holder = designations.holder(st, obj.id)
        if holder and chars_of(st, st.objs[holder]).controller == player:
            offer = _plain(st, player, obj, 0)
            offer.permit = holder
            found.append(offer)
    elif obj.zone == COMMAND and obj.flags & COMMANDER and obj.owner == player:
        found += [_plain(st, player, obj, way) for way in ways]  # 903.8
    if terms(st).permits & obj.zone:
        found += _permitted(st, player, obj, chars_of(st, obj), ways)
    if obj.zone & (GRAVEYARD | EXILE):
        found += _by_keywords(st, player, obj, chars_of(st, obj), ways)
    return found + alternative_costs(st, player, found)


FLASH_COST: Final = "flash"  # the name of an offer that pays more to be cast as though it had flash


def is_fast(chars: Chars) -> bool:
    return bool(chars.types & INSTANT or chars.keywords & kw.FLASH)


def _plain(st: State, player: int, obj: Obj, way: int) -> Offer:
    face = frames.printed(obj.definition, STACK, way, player)
    offer = Offer(player, obj, way, land=face.types & LAND != 0)
    offer.face = face
    if face.keywords & BOUND:
        offer.makes = keyword_casts.marks(face.keywords, obj.zone)
    return offer


def _permitted(st: State, player: int, obj: Obj, chars: Chars, ways: tuple[int, ...]) -> list[Offer]:
    """Permissions by effects (601.3): each is asked about the card where it lies, and about each way."""
    found: list[Offer] = []
    for ctx, asker, static, sid, place in permits(st, player, obj, chars):
        for way in ways:
            if (static.inset_only and not way) or (static.normal_only and way):
                continue
            offer = _plain(st, player, obj, way)
            _take_terms(offer, asker, static, sid, place)
            if static.trigger:
                offer.ctx = ctx.dup()
                offer.ctx.each_player = player  # "when they do": the ability is the permission's controller's
            if offer.land and static.spells and static.cost is None:
                found += _face_down(offer, chars.abilities)
            if static.lands if offer.land else static.spells:
                found.append(offer)
    return found


Permit = tuple[Ctx, Ctx, sta.MayPlay, int, int]  # (its context, with the player as "you", what it says, source, place)
_NO_PERMITS: Final[list[Permit]] = []


def permits(st: State, player: int, obj: Obj, chars: Chars) -> list[Permit]:
    """The effects that let the player play a card from where it lies, found once until something changes."""
    everything = statics(st, sta.MayPlay)
    if not everything:
        return _NO_PERMITS
    cards = st.caches.cards.get(player) or st.caches.of_player(player)
    found = cards.permits.get(obj.id)
    if found is None:
        found = []
        for place, (ctx, _, static, sid) in enumerate(everything):
            if static.zone & obj.zone and not static.plot_only:
                asker = _permit(st, player, obj, chars, ctx, static)
                if asker is not None:
                    found.append((ctx, asker, static, sid, place))
        cards.permits[obj.id] = found
    return found


def _permit(st: State, player: int, obj: Obj, chars: Chars, ctx: Ctx, static: sta.MayPlay) -> Ctx | None:
    """Does the effect let the player play this card? If so, its context with the player as "you"."""
    if ctx.controller != player if isinstance(static.who, You) else player not in who(st, ctx, static.who):
        return None
    owners = [player] if static.whose is None else who(st, ctx, static.whose)
    if obj.zone & OWNED_ZONES and obj.owner not in owners:
        return None
    if static.top_only and obj.zone == LIBRARY and st.libraries[obj.owner][:1] != (obj.id,):
        return None
    asker = ctx
    if player != ctx.controller:
        asker = Ctx(ctx.source, player, ctx.x, ctx.targets, ctx.event, ctx.saved, ctx.numbers)
    if static.condition is not None and not holds(st, asker, static.condition):
        return None
    if obj.zone == EXILE and obj.face_down is not None and not may_look(st, obj, player):  # 406.3b
        if not isinstance(static.spell, Anything):
            return None
        chars = NO_CHARS
    return asker if passes(st, asker, static.card, obj, chars) else None


def _take_terms(offer: Offer, ctx: Ctx, static: sta.MayPlay, sid: int, place: int) -> None:
    offer.permit = sid
    offer.asks = ((ctx, static),)
    offer.any_color = static.any_color
    offer.exiler = ctx.source if static.exile_after else 0
    offer.enters_tapped = static.enters_tapped
    offer.trigger = static.trigger
    if static.add is not None:
        offer.add += (static.add,)
    if static.cost is not None and not offer.land:
        offer.cost = static.cost
        offer.cost_name = FOR_FREE if static.cost == _FREE_COST else SET_BY_EFFECT
    if static.limit:
        offer.tally = (sid, 0)
        offer.limit = static.limit


_FREE_COST: Final = PayMana(FREE)


def _by_keywords(st: State, player: int, obj: Obj, chars: Chars, ways: tuple[int, ...]) -> list[Offer]:
    """Keyword abilities of the card that permit playing it from where it is, or for another cost."""
    found: list[Offer] = []
    if obj.owner != player and not obj.flags & (PLOTTED | FORETOLD):
        return found
    if obj.zone == GRAVEYARD:
        if chars.keywords & PERMITTING:
            for ability in chars.abilities:
                if isinstance(ability, Keyword) and ability.keyword & PERMITTING:
                    row = keyword_casts.TABLE[ability.keyword]
                    for way in keyword_casts.ways(row, obj.definition, ways):
                        offer = _by_row(st, player, obj, way, row, ability)
                        if not offer.land or keyword_casts.lets_play(row, ability):
                            found += _given(st, offer, row, ability)
    elif obj.zone == EXILE and obj.owner == player:
        if obj.flags & PLOTTED:
            found += _spells([_keyworded(st, player, obj, way, "plot", _FREE_COST) for way in ways])
        if obj.flags & WARPED:  # 702.185a
            found += _spells([_plain(st, player, obj, way) for way in ways])
        if obj.flags & FORETOLD:
            costs = obj.chosen.get(FORETELL_COSTS) or foretell_costs(chars_if_face_up(st, obj))
            found += _spells([_keyworded(st, player, obj, way, "foretell", cost) for cost in costs for way in ways])
    return found


def _spells(found: list[Offer]) -> list[Offer]:
    """These keywords let a card be cast, not a land be played."""
    return [offer for offer in found if not offer.land]


def foretell_costs(chars: Chars) -> tuple[Cost, ...]:
    """702.143a: any foretell cost that the card has; as it is foretold, those are kept with it (702.143e)."""
    found = [a.cost for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.FORETELL]
    return tuple(cost for cost in found if cost is not None)


def chars_if_face_up(st: State, obj: Obj) -> Chars:
    return frames.printed(obj.definition, obj.zone, 0, obj.controller)


def _by_row(st: State, player: int, obj: Obj, way: int, row: keyword_casts.Row, ability: Keyword) -> Offer:
    offer = _plain(st, player, obj, way)
    _take_row(offer, row, ability)
    return offer


def _take_row(offer: Offer, row: keyword_casts.Row, ability: Keyword) -> None:
    """The terms of a keyword that lets the card be cast otherwise."""
    offer.cost_name = kw.KEYWORD_WORD[row.keyword]
    offer.cost = keyword_casts.cost_of(row, ability)
    offer.makes |= row.makes
    if not row.priced and row.besides is not None:
        offer.add += (row.besides,)


def _given(st: State, offer: Offer, row: keyword_casts.Row, ability: Keyword) -> list[Offer]:
    """702.48b, 702.119c, 702.180b: the same for each permanent that could be given for the spell, which makes it cost less."""
    if row.cut == keyword_casts.NO_CUT:
        return [offer]
    tapped = row.cut == keyword_casts.BY_POWER
    ctx = Ctx(offer.obj.id, offer.player)
    where = (
        ability.where if ability.where is not None else _A_CREATURE
    )  # 702.119b: emerge from a permanent of another kind
    found = [offer] if tapped else []
    for oid in st.battlefield:
        obj = st.objs[oid]
        chars = chars_of(st, obj)
        if obj.phased or chars.controller != offer.player or (tapped and obj.tapped):
            continue
        if passes(st, ctx, where, obj, chars):
            twin = _paying(offer, Give(oid, tapped))
            twin.permit = oid
            if row.cut == keyword_casts.BY_MANA_COST:
                twin.cut = (chars.cost or FREE).with_x(0)
            else:
                twin.less = max(0, chars.power or 0) if tapped else mana_value(st, obj, chars)
            found.append(twin)
    return found or [_paying(offer, SacrificeOther(where))]  # there is nothing to give, and that is why not


_A_CREATURE: Final = HasType(CREATURE)


def _paying(offer: Offer, part: Cost) -> Offer:
    """The same offer with something else to pay, as part of an alternative cost or besides the mana cost."""
    twin = offer.twin()
    if offer.cost is None:
        twin.add += (part,)
    else:
        twin.cost = All((offer.cost, part))
    return twin


def _keyworded(st: State, player: int, obj: Obj, way: int, name: str, cost: Cost) -> Offer:
    offer = _plain(st, player, obj, way)
    offer.cost_name = name
    offer.cost = cost
    return offer


def _costs_otherwise(chars: Chars) -> bool:
    return traits_of(chars).alternative


OCCASIONS["alternative costs"] = Occasion(_costs_otherwise, (sta.OfferAlternativeCost,))


def alternative_costs(st: State, player: int, found: list[Offer]) -> list[Offer]:
    """118.9: the same ways with another cost, one alternative cost at most (118.9a)."""
    more: list[Offer] = []
    by_effects = terms(st).alternatives
    for offer in found:
        if offer.land and not offer.permit:
            more += _face_down(offer, chars_of(st, offer.obj).abilities)
        if offer.land or offer.cost is not None:
            continue
        if not by_effects and not traits_of(offer.printed()).alternative:
            continue
        spell, chars = prospect(st, offer)
        for ctx, _, static, sid in statics(st, sta.OfferAlternativeCost):
            own = offer.obj.owner == player
            if not came_from(static.zones, offer.obj.zone, own) or player not in who(st, ctx, static.who):
                continue
            if passes(st, ctx, static.where, spell, chars):
                twin = offer.twin()
                twin.cost = static.cost
                twin.cost_name = FOR_FREE if static.cost == _FREE_COST else SET_BY_EFFECT
                twin.permit = sid
                if static.limit:
                    twin.tally = (sid, 1)
                    twin.limit = static.limit
                more.append(twin)
        for ability in chars.abilities:
            if isinstance(ability, AlternativeCost):
                if holds(st, Ctx(spell.id, player), ability.condition):
                    twin = offer.twin()
                    twin.cost = ability.cost
                    twin.cost_name = ability.name or FOR_FREE
                    more.append(twin)
            elif isinstance(ability, FlashIf) and ability.cost is not None and not sorcery_time(st, player):
                twin = offer.twin()
                twin.add += (ability.cost,)
                twin.cost_name = FLASH_COST
                more.append(twin)
            elif isinstance(ability, Keyword) and ability.keyword & ALTERNATIVES:
                row = keyword_casts.TABLE[ability.keyword]
                if row.zones & offer.obj.zone and (ability.cost is not None or not row.priced):
                    for way in keyword_casts.ways(row, offer.obj.definition, (offer.way,)):
                        twin = offer.twin(way)
                        _take_row(twin, row, ability)
                        more += _given(st, twin, row, ability)
        more += _face_down(offer, chars.abilities)
    return more


def _face_down(offer: Offer, abilities: tuple[Ability, ...]) -> list[Offer]:
    """708.4, 702.37c, 702.168b: the card cast face down, for the alternative cost that goes with it; even a land card."""
    found = []
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.keyword & FACE_DOWN_KEYWORDS:
            row = face_down.BY_KEYWORD[ability.keyword]
            twin = offer.twin(offer.way)
            twin.land = False
            twin.cost = row.cast_for
            twin.cost_name = row.word
            twin.face_down = face_down.face_down(row.word)
            found.append(twin)
    return found


def all_cards(st: State, player: int) -> list[Obj]:
    """The cards that the player might play, wherever they are (601.3)."""
    objs = st.objs
    zones = terms(st).permits
    found = [objs[o] for o in st.hands[player]]
    for oid in st.command:
        if objs[oid].owner == player and objs[oid].flags & COMMANDER:
            found.append(objs[oid])
    for oid in st.exile:
        if zones & EXILE or objs[oid].flags & BY_RULE:
            found.append(objs[oid])
    reached = zones & GRAVEYARD or zone_reach(st, GRAVEYARD)
    for oid in st.graveyards[player]:
        if reached or frames.given(objs[oid]).keywords & PERMITTING:
            found.append(objs[oid])
    if zones & ~EXILE:
        for other in st.in_game():
            if zones & LIBRARY:
                found += [objs[o] for o in st.libraries[other][:1]]
            if other != player:
                if zones & HAND:
                    found += [objs[o] for o in st.hands[other]]
                if zones & GRAVEYARD:
                    found += [objs[o] for o in st.graveyards[other]]
    return found


BY_RULE: Final = PLOTTED | FORETOLD | WARPED | DESIGNATED_COPY  # exiled cards that a rule lets be played
