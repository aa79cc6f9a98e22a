"""601.3, 601.2f, 609.4b: how the effects in force change playing cards, summed up once until something changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.types import HAND, STACK
from inset.language import keywords as kw, mods as m, statics as sta
from inset.language.abilities import AlternativeCost, Keyword, OwnCost
from inset.language.filters import And, WasCastBy
from inset.language.node import Ability, Filter, Mod, Players, Static
from inset.language.selections import Opponents, You
from inset.rules.events.triggers import index, statics
from inset.rules.model.state import Chars, State
from inset.rules.objects.abilities import PAYING_KEYWORDS
from inset.rules.objects.keyword_casts import ALTERNATIVES
from inset.rules.objects.layer_order import LAYER, Live
from inset.rules.objects.layers import zone_reach
from inset.rules.objects.what_text_reads import types_needed

UNKNOWN: Final = -1  # a discount that is not a plain number
EVERYBODY: Final = -1  # all players, as bits
ANY_TYPE: Final = -1  # all types of cards
SPEED, PRICE, ALTERNATIVE = 1, 2, 4  # what effects may give to spells
TYPES: Final = 40  # the layer of types


class Occasion:
    """When a check of how a card is played has anything to say about a card in hand that is cast for its mana cost, besides
    whether it is the time, whether the mana is there, and whether there are targets. Each check declares its own beside it.

    ``card``: if this is true of the characteristics that the spell would have. ``effects``: if an effect of one of these classes
    is in force. ``state``: if this is true of the state.
    """

    __slots__ = ("card", "effects", "state")

    def __init__(
        self,
        card: Callable[[Chars], bool] | None = None,
        effects: tuple[type[Static], ...] = (),
        state: Callable[[State], bool] | None = None,
    ) -> None:
        self.card = card
        self.effects = effects
        self.state = state

    def arises(self, st: State, chars: Chars) -> bool:
        for kind in self.effects:
            if statics(st, kind):
                return True
        if self.card is not None and self.card(chars):
            return True
        return self.state is not None and self.state(st)


OCCASIONS: Final[dict[str, Occasion]] = {}  # by check; each check registers its own


def _spoken_to(st: State, reaching: list[Live]) -> tuple[int, ...]:
    """By player: the types of the cards that effects say anything about. An effect that does no more than give abilities
    changes no types, so each says by itself which spells it is about."""
    spoken = [0] * len(st.players)
    for live in reaching:
        gives = live.static is not None and all(isinstance(mod, m.AddAbility) for mod in live.mods)
        if live.static is None or not gives:
            return (ANY_TYPE,) * len(spoken)
        _speak(spoken, live.ctx.controller, _who_casts(live.static.where), live.static.where)
    in_force = index(st).statics
    for occasion in OCCASIONS.values():
        for kind in occasion.effects:
            if kind in in_force:
                for ctx, _, static, _ in in_force[kind]:
                    _speak(spoken, ctx.controller, static.who, static.where)
    return tuple(spoken)


def _speak(spoken: list[int], controller: int, who: Players | None, where: Filter) -> None:
    types = types_needed(where) or ANY_TYPE
    for player in range(len(spoken)):
        if (player == controller or not isinstance(who, You)) and (
            player != controller or not isinstance(who, Opponents)
        ):
            spoken[player] |= types


def _who_casts(where: Filter) -> Players | None:
    """Who casts everything that passes the filter, as far as it says so."""
    for part in where.parts if isinstance(where, And) else (where,):
        if isinstance(part, WasCastBy):
            return part.who
    return None


class Terms:
    """``permits``: zones from which effects let cards be played. ``speed``: the players, as bits, who may cast some spells as
    though they had flash. ``alternatives``: for another cost. ``discount``: no spell costs less than its mana cost by more
    than this. ``any_type``: mana may be spent as though it were of another type. ``spoken``: by player, the types of the
    cards in hand of which an effect affects how they are played, or what the spells would be."""

    __slots__ = ("alternatives", "any_type", "discount", "permits", "speed", "spoken")

    def __init__(self, st: State) -> None:
        gifts = 0
        reaching = zone_reach(st, STACK)
        for live in reaching:
            for mod in live.mods:
                gifts |= _gift(mod)
        in_hand = 0  # 400.7g
        for live in zone_reach(st, HAND):
            for mod in live.mods:
                in_hand |= _gift(mod) & ALTERNATIVE
        self.permits = 0
        for _, _, permit, _ in statics(st, sta.MayPlay):
            self.permits |= permit.zone
        self.speed = EVERYBODY if gifts & SPEED else _given_flash(st)
        self.alternatives = (gifts | in_hand) & ALTERNATIVE != 0 or bool(statics(st, sta.OfferAlternativeCost))
        self.discount = UNKNOWN if gifts & PRICE or self.alternatives else _discount(st)
        self.any_type = bool(statics(st, sta.SpendAsThough) or statics(st, sta.MayPayLifeForMana))
        spoken_to = not self.permits & HAND and not in_hand
        self.spoken = _spoken_to(st, reaching) if spoken_to else (ANY_TYPE,) * len(st.players)


def terms(st: State) -> Terms:
    known = st.caches.index
    now = (known if known is not None else index(st)).of_effects
    found = now.terms
    if found is None:
        found = now.terms = Terms(st)
    return found


def _given_flash(st: State) -> int:
    """Whose spells effects treat as though they had flash: the players, as bits."""
    players = 0
    for ctx, _, static, _ in statics(st, sta.AsThoughFlash):
        if not isinstance(static.who, You):
            return EVERYBODY
        players |= 1 << ctx.controller
    return players


def _discount(st: State) -> int:
    total = 0
    for _, _, change, _ in statics(st, sta.CostChange):
        if change.sign < 0:
            if not isinstance(change.amount, int) or not change.colored.is_free():
                return UNKNOWN
            total += change.amount
    return total


def _gift(mod: Mod) -> int:
    """What a continuous effect may change about playing the spells that it reaches."""
    if isinstance(mod, m.AddAbility):
        return _ability(mod.ability)
    if isinstance(mod, m.GainActivatedAbilitiesOf) or LAYER[type(mod)] != TYPES:
        return 0
    return SPEED | PRICE | ALTERNATIVE


def _ability(ability: Ability) -> int:
    if isinstance(ability, Keyword):
        found = SPEED if ability.keyword & kw.FLASH else 0
        if ability.keyword & PAYING_KEYWORDS:
            found |= PRICE
        if ability.keyword & ALTERNATIVES:
            found |= ALTERNATIVE
        return found
    if isinstance(ability, OwnCost):
        return PRICE
    return ALTERNATIVE if isinstance(ability, AlternativeCost) else 0
