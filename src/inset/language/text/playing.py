"""601.3, 601.2f: who may or can't cast spells, activate abilities or play cards, from where and at what cost, in words."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import filters as f, selections as s, statics as st
from inset.language.conditions import TurnOf
from inset.language.costs import PayCounters, PayMana
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Cost, Filter
from inset.language.text.describe import (
    OPPONENTS,
    YOU,
    apart_from_zones,
    noun_of,
    one,
    phrase,
    several,
    single,
    zone_words,
    zones_of_players,
)
from inset.language.text.english import gerund, number, verb
from inset.language.text.references import player_possessive, x_or_where
from inset.language.text.statics import UNLESS_MANA, people
from inset.language.text.writer import STATICS, Ref, Writer, writes

YOUR_TURN: Final = TurnOf(YOU)
THAT_PLAYERS: Final = "that player's"
WITHOUT_PAYING: Final = PayMana(FREE)


@writes(STATICS, st.CantCast)
def _cant_cast(writer: Writer, node: st.CantCast) -> str:
    where, zones = apart_from_zones(node.where, node.zones)
    spells = several(writer, where, t.STACK)
    if node.more_than:
        who = "each player" if node.who == s.AllPlayers() else writer.players(node.who)
        most = single(writer, node.where, t.STACK) if node.more_than == 1 else several(writer, node.where, t.STACK)
        if node.who == YOU and node.more_than > 1:
            return f"you can cast no more than {number(node.more_than)} {most} each turn"
        return f"{who} can't cast more than {number(node.more_than)} {most} each turn"
    if node.who == s.AllPlayers() and zones == t.ANY_ZONE:
        return f"{spells} can't be cast"
    origin = "" if zones == t.ANY_ZONE else f" from {zones_of_players(zones)}"
    return f"{people(writer, node.who).words} can't cast {spells}{origin}"


@writes(STATICS, st.CantActivate)
def _cant_activate_any(writer: Writer, node: st.CantActivate) -> str:
    of = "" if isinstance(node.where, f.Anything) else f" of {several(writer, node.where)}"
    if node.loyalty:
        return f"{people(writer, node.who).words} can't activate loyalty abilities{of}"
    spared = " that aren't mana abilities" if node.spare_mana else ""
    if node.loyalty is False:
        spared += " or loyalty abilities" if spared else " that aren't loyalty abilities"
    return f"{people(writer, node.who).words} can't activate abilities{of}{spared}"


@writes(STATICS, st.CantPlayLands)
def _cant_play_lands(writer: Writer, node: st.CantPlayLands) -> str:
    where = "" if node.zones == t.ANY_ZONE else f" from {zone_words(node.zones)}"
    return f"{people(writer, node.who).words} can't play lands{where}"


@writes(STATICS, st.CastOnlyAsSorcery)
def _as_sorcery(writer: Writer, node: st.CastOnlyAsSorcery) -> str:
    return f"{writer.players(node.who)} can cast {several(writer, node.where, t.STACK)} only any time they could cast a sorcery"


@writes(STATICS, st.CastOnlyIf)
def _cast_only_if(writer: Writer, node: st.CastOnlyIf) -> str:
    spells = several(writer, node.where, t.STACK)
    who = people(writer, node.who).words
    if node.condition == YOUR_TURN:
        return f"{who} can cast {spells} only during your turn"
    return f"{who} can cast {spells} only if {writer.condition(node.condition)}"


@writes(STATICS, st.AsThoughFlash)
def _flash(writer: Writer, node: st.AsThoughFlash) -> str:
    return f"{people(writer, node.who).words} may cast {several(writer, node.where, t.STACK)} as though they had flash"


def price(writer: Writer, cost: Cost | None, it: str = "its") -> str:
    """ " without paying its mana cost", " by paying … rather than paying its mana cost"."""
    if cost is None:
        return ""
    costs = "mana costs" if it == "their" else "mana cost"
    if cost == WITHOUT_PAYING:
        return f" without paying {it} {costs}"
    return f" by paying {cost_of_it(writer, cost).removeprefix('pay ')} rather than paying {it} {costs}"


def cost_of_it(writer: Writer, cost: Cost) -> str:
    """A cost that refers to the spell that it is paid for: "pay life equal to its mana value"."""
    inner = Writer(writer.face, writer.card)
    inner.name(s.This(), Ref("it", False, "spell"))
    return inner.cost(cost)


@writes(STATICS, st.MayPlay)
def _may_play(writer: Writer, node: st.MayPlay) -> str:
    """From another zone. "Play" if lands go too, else "cast"."""
    its = "its" if node.limit else "their"
    shared = node.who == s.AllPlayers() and node.condition == YOUR_TURN
    who = "that player" if shared else people(writer, node.who).words
    paid = node.cost if not node.lands or node.cost == WITHOUT_PAYING else None
    clause = f"{who} may {_played(writer, node)}{price(writer, paid, its)}"
    if isinstance(node.spell, f.WasCastFor):
        clause += f" using its {node.spell.name} ability"
    if node.cost is not None and paid is None:
        clause += f". If you cast a spell this way, {cost_of_it(writer, node.cost)} rather than pay its mana cost"
    if node.add is not None:
        clause += f" by {gerund(writer.cost(node.add))} in addition to paying {its} other costs"
    clause = _when_played(writer, node, clause, shared)
    if node.any_color:
        clause += f", and {_mana_for(node, 'they' if shared else 'you')}"
    if node.exile_after:
        clause += ". If a spell cast this way would be put into your graveyard, exile it instead"
    if node.enters_tapped:
        clause += f". If you cast a spell this way, {_that_permanent(node.spell)} enters tapped"
    if node.trigger:
        does = [writer.effect(effect) for effect in node.trigger]
        clause += f". When {'they' if shared else 'you'} do, {' and '.join(does)}"
    return clause


def _that_permanent(where: Filter) -> str:
    noun = noun_of(where)
    return f"that {noun}"


def _when_played(writer: Writer, node: st.MayPlay, clause: str, shared: bool) -> str:
    condition = node.condition
    if shared:
        return f"during each player's turn, {clause}"
    if node.limit and condition == YOUR_TURN:
        once = "once " if node.add is not None or node.enters_tapped else ""
        return f"{once}during each of your turns, {clause}"
    if node.limit == 1:
        clause = f"once each turn, {clause}"
    if condition is None:
        return clause
    if condition == YOUR_TURN:
        return clause if node.limit else f"during your turn, {clause}"
    if isinstance(node.card, f.IsThis):
        return f"{clause} as long as {writer.condition(condition)}"
    return f"as long as {writer.condition(condition)}, {clause}"


def _mana_for(node: st.MayPlay, who: str) -> str:
    """ "You may spend mana as though it were mana of any color to cast those spells"."""
    spells = "that spell" if node.limit else "spells this way" if node.top_only else "those spells"
    if node.any_color == st.SPEND_ANY_TYPE:
        return f"mana of any type can be spent to cast {spells}"
    mana = "mana from snow sources" if node.any_color == st.SPEND_SNOW_AS_ANY_COLOR else "mana"
    return f"{who} may spend {mana} as though it were mana of any color to cast {spells}"


def _played(writer: Writer, node: st.MayPlay) -> str:
    """ "Cast a creature spell from your graveyard", "play lands and cast spells from among cards exiled with …"."""
    if isinstance(node.card, f.IsThis):
        return f"{'play' if node.lands else 'cast'} this card from {zone_words(node.zone)}"
    whose = "your" if node.whose is None else player_possessive(writer, writer.players(node.whose))
    if node.top_only and node.lands and node.whose is not None:
        return f"play the top card of {whose.replace(THAT_PLAYERS, 'their')} library"
    place = t.ZONE_WORD[node.zone] if node.zone == t.EXILE else f"{whose} {t.ZONE_WORD[node.zone]}"
    if node.top_only:
        place = f"the top of {place}"
    if node.plot_only:
        return f"plot {several(writer, node.card, t.HAND)} from {place}"
    from_some = node.zone == t.EXILE and not isinstance(node.card, f.Anything)
    if from_some:
        place = f"among {_cards_in_exile(writer, node.card)}"
    if node.zone == t.GRAVEYARD and not any(isinstance(part, f.Anything) for part in (node.card, node.spell)):
        place = f"among cards in {place} {' '.join(phrase(writer, node.card, t.GRAVEYARD, many=True).after)}".rstrip()
    described = node.spell if from_some or not isinstance(node.spell, f.Anything) else node.card
    if isinstance(described, f.SharesTypeWith) and node.limit == 1:  # "… if it shares a card type with …"
        return f"cast a spell from {place} if it {phrase(writer, described, t.STACK).after[0].removeprefix('that ')}"
    return f"{_what_is_played(writer, node, described)} from {place}"


def _what_is_played(writer: Writer, node: st.MayPlay, described: Filter) -> str:
    if not node.spells:
        return "play a land" if node.limit else "play lands"
    many = not node.limit
    if many or isinstance(described, f.Anything):
        spells = several(writer, described, t.STACK) if many else "a spell"
    elif node.limit and f.HasType(t.PERMANENT_TYPES) in (described.parts if isinstance(described, f.And) else ()):
        spells = f"one {single(writer, described, t.STACK)}"  # "one permanent spell"
    else:
        spells = one(writer, described, t.STACK)
    if not node.lands:
        return f"cast {spells}"
    return f"play lands and cast {spells}" if many else f"play a land or cast {spells}"


def _cards_in_exile(writer: Writer, where: Filter) -> str:
    """ "Cards exiled with this", "cards you exiled that have fetch counters on them"."""
    if where == f.IsOneOf(s.LinkedCards()):
        return f"cards exiled with {writer.object(s.This())}"
    words = several(writer, where, t.EXILE)
    if " exiled" in words:
        return words.replace(" with ", " that have ", 1)
    return words.replace("cards", "cards in exile", 1)


@writes(STATICS, st.SpendAsThough)
def _spend(writer: Writer, node: st.SpendAsThough) -> str:
    kind = {
        st.SPEND_ANY_COLOR: "mana as though it were mana of any color",
        st.SPEND_ANY_TYPE: "mana as though it were mana of any type",
        st.SPEND_SNOW_AS_ANY_COLOR: "snow mana as though it were mana of any color",
    }[node.kind]
    use = "" if isinstance(node.where, f.Anything) else f" to cast {several(writer, node.where, t.STACK)}"
    return f"{people(writer, node.who).words} may spend {kind}{use}"


_NOT_THEIR_TURN: Final = s.PlayersExcept(s.AllPlayers(), s.ActivePlayer())


@writes(STATICS, st.CostChange)
def _cost_change(writer: Writer, node: st.CostChange) -> str:
    caster = {YOU: "you cast", OPPONENTS: "your opponents cast"}.get(node.who, "")
    nth = isinstance(node.where, f.NthCast)
    spells = several(writer, node.where, t.STACK, "" if nth else caster).replace(" cast cast ", " cast ")
    if node.who == OPPONENTS:  # "from graveyards or from exile"
        spells = spells.replace("a graveyard", "graveyards").replace(" or exile", " or from exile")
    amount = "" if node.amount == 0 else f"{{{x_or_where(writer, node.amount)}}}"
    colored = "" if node.colored.is_free() else str(node.colored)
    if node.who == _NOT_THEIR_TURN:
        price = f"{amount}{colored} more to cast except during its controller's turn"
        return f"each {single(writer, node.where, t.STACK)} costs {price}"
    only = ". This effect reduces only the amount of colored mana you pay" if node.only_colored else ""
    return f"{spells} {verb('cost', not nth)} {amount}{colored} {'more' if node.sign > 0 else 'less'} to cast{only}"


@writes(STATICS, st.AbilityCostChange)
def _ability_cost_change(writer: Writer, node: st.AbilityCostChange) -> str:
    if node.keyword and node.who == YOU and isinstance(node.where, f.Anything):
        less = "more" if node.sign > 0 else "less"
        word = KEYWORD_WORD[node.keyword]
        return f"{word} abilities you activate cost {{{x_or_where(writer, node.amount)}}} {less} to activate"
    kind = "activated" if not node.keyword else KEYWORD_WORD[node.keyword]
    change = "more" if node.sign > 0 else "less"
    amount = x_or_where(writer, node.amount)
    what = f"{kind} abilities of {several(writer, node.where)}"
    if not node.keyword and node.who == OPPONENTS and isinstance(node.where, f.Anything):
        what = "abilities your opponents activate"
    elif not node.keyword and isinstance(node.where, f.Anything):
        what = "activated abilities"
    clause = f"{what} cost {{{amount}}} {change} to activate{UNLESS_MANA if node.spare_mana else ''}"
    return f"{clause}. This effect can't reduce the mana in that cost to less than one mana" if node.least else clause


@writes(STATICS, st.UnlockCostChange)
def _unlock_cost_change(writer: Writer, node: st.UnlockCostChange) -> str:
    change = "more" if node.sign > 0 else "less"
    return f"unlock costs {people(writer, node.who).words} pay cost {{{x_or_where(writer, node.amount)}}} {change}"


@writes(STATICS, st.OfferAlternativeCost)
def _offer(writer: Writer, node: st.OfferAlternativeCost) -> str:
    who = people(writer, node.who).words
    origin = "" if node.zones == t.ANY_ZONE else f" from {zone_words(node.zones)}"
    if node.limit:
        spells, its = one(writer, node.where, t.STACK), "its"
    else:
        spells, its = several(writer, node.where, t.STACK), "their"
    if node.cost == WITHOUT_PAYING and node.zones & t.HAND and not node.limit:
        clause = f"{who} may cast {spells}{origin}{price(writer, node.cost, its)}"
    else:
        cost = writer.cost(node.cost)
        paid = f"pay {cost}" if isinstance(node.cost, (PayMana, PayCounters)) else cost
        that = " that" if isinstance(node.where, f.IsSpell) else ""
        if isinstance(node.where, f.NthCast):
            paid = re.sub(r"equal to .*'s mana value", "equal to that spell's mana value", paid)
            return f"{who} may {paid} rather than pay the mana cost of {spells}"
        clause = f"{who} may {paid} rather than pay the mana cost for {spells}{that} you cast{origin}"
    return f"once each turn, {clause}" if node.limit else clause
