"""601.3, 601.2c–e, 305, 205.4e: what prevents an offer: timing, prohibitions, permissions, limits, targets, costs.

``judge`` collects reasons, each with its rule, so that the same code lists what can be done and says why something
can't.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.types import (
    ANY_ZONE,
    ARTIFACT,
    BATTLE,
    CREATURE,
    ENCHANTMENT,
    EXILE,
    LAND,
    LEGENDARY,
    MAIN_STEPS,
    PLANESWALKER,
    SPELL_ONLY_TYPES,
)  # fmt: skip
from inset.language import statics as sta
from inset.language.abilities import TargetSpec
from inset.language.node import Condition
from inset.rules.events.damage import player_rule_total
from inset.rules.events.replacement_process import source_name
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import holds, passes, who
from inset.rules.meaning.timing import sorcery_time, split_second
from inset.rules.meaning.x_values import targets_name_x
from inset.rules.model.reason import Reason
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects import keyword_casts
from inset.rules.objects.abilities import traits, traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.playing.alternative_costs import FLASH_AT, FLASH_COST
from inset.rules.playing.effects_on_playing import OCCASIONS, Occasion
from inset.rules.playing.marked_cards import rows_for
from inset.rules.playing.prohibitions import bans, covers, legal_with_x
from inset.rules.playing.proposal import can_pay, greatest_x
from inset.rules.playing.prospective_spell import PERMISSION_TALLY, Offer, is_fast, prospect, spell_chars
from inset.rules.playing.targets import at_a_glance, enough, spell_specs

Check = Callable[[State, Offer, Chars, bool, list[Reason]], None]


def judge(st: State, offer: Offer, now: bool = False, pay: bool = True, first_only: bool = True) -> list[Reason]:
    """What prevents an offer. ``now``: during a resolution, where timing doesn't matter (608.2g)."""
    if offer.land:
        return _judge_land(st, offer, now)
    reasons: list[Reason] = []
    chars = spell_chars(st, offer)
    for check in CHECKS.values():
        check(st, offer, chars, now, reasons)
        if reasons and first_only:
            return reasons
    if pay and not reasons:
        if not can_pay(st, offer):
            reasons.append(_TOO_DEAR)
    return reasons


def may_begin(st: State, offer: Offer) -> bool:
    """601.3, 702.62a: could the player begin to cast it? Timing and prohibitions count, costs and targets do not."""
    reasons: list[Reason] = []
    chars = spell_chars(st, offer)
    _timing(st, offer, chars, False, reasons)
    _prohibitions(st, offer, chars, False, reasons)
    return not reasons


_TOO_DEAR: Final = Reason("601.2h", "its costs can't be paid")


def against_land_plays(st: State, player: int, now: bool = False) -> list[Reason]:
    """305.1–3, 116.2a: a land is played in the player's own main phase with an empty stack, one each turn."""
    reasons: list[Reason] = []
    if st.active != player:
        reasons.append(Reason("305.3", "a land can be played only during its player's own turn"))
    elif not now and (st.step not in MAIN_STEPS or st.stack):
        reasons.append(Reason("305.1", "a land can be played only in a main phase while the stack is empty"))
    if st.players[player].lands_played >= 1 + player_rule_total(st, player, sta.EXTRA_LAND_PLAYS):
        reasons.append(Reason("305.2b", "no more land plays this turn"))
    for ctx, _, static, _ in statics(st, sta.CantPlayLands):
        if static.zones == ANY_ZONE and player in who(st, ctx, static.who):
            reasons.append(Reason("305.2", "an effect says that lands can't be played"))
            break
    return reasons


def _judge_land(st: State, offer: Offer, now: bool) -> list[Reason]:
    """What prevents playing any land, or playing this one this way: a permission's limit, what a keyword asks for."""
    reasons = against_land_plays(st, offer.player, now)
    for ctx, _, static, _ in statics(st, sta.CantPlayLands):
        if static.zones != ANY_ZONE and offer.obj.zone & static.zones and offer.player in who(st, ctx, static.who):
            reasons.append(Reason("305.2", "an effect says that lands can't be played from there"))
    if offer.tally is not None and _used(st, offer) >= offer.limit:
        reasons.append(Reason("601.3", "the permission was used this turn"))
    row = keyword_casts.BY_NAME.get(offer.cost_name)
    if row is not None and row.needs is not None and not holds(st, Ctx(offer.obj.id, offer.player), row.needs):
        reasons.append(Reason(row.rule, row.why_not))
    return reasons


def _is_bound_otherwise(chars: Chars) -> bool:
    """305.9, 118.6, 205.4e, 702.127a. A permission and a keyword's cost concern only those who use them."""
    if chars.types & LAND or chars.cost is None or chars.keywords & keyword_casts.BOUND:
        return True
    return bool(chars.supertypes & LEGENDARY and chars.types & SPELL_ONLY_TYPES)


OCCASIONS["whether it may be cast"] = Occasion(_is_bound_otherwise)


def _may(st: State, offer: Offer, chars: Chars, now: bool, reasons: list[Reason]) -> None:
    if chars.types & LAND:
        reasons.append(Reason("305.9", "a land can't be cast"))
    elif chars.cost is None and offer.cost is None:
        reasons.append(Reason("118.6", "it has no mana cost"))
    if chars.supertypes & LEGENDARY and chars.types & SPELL_ONLY_TYPES and not _has_a_legend(st, offer.player):
        reasons.append(Reason("205.4e", "its player controls no legendary creature or planeswalker"))
    if offer.asks:
        spell, _ = prospect(st, offer)
        if not covers(st, offer, spell, chars) and not _some_x(st, offer, spell, chars):
            reasons.append(Reason("601.3e", "the permission does not cover this spell"))
    if offer.tally is not None and _used(st, offer) >= offer.limit:
        reasons.append(Reason("601.3", "the permission was used this turn"))
    if chars.keywords & keyword_casts.BOUND and not keyword_casts.marks(chars.keywords, offer.obj.zone):
        reasons.append(Reason("702.127a", "this half can be cast only from a graveyard"))
    row = keyword_casts.BY_NAME.get(offer.cost_name)
    if row is not None and row.needs is not None and not _meets(st, offer, row.needs):
        reasons.append(Reason(row.rule, row.why_not))


def _meets(st: State, offer: Offer, condition: Condition) -> bool:
    """Does what a keyword asks for hold, with the spell that it would be as "this spell"?"""
    spell, chars = prospect(st, offer)
    return holds(st.supposing(spell, chars), Ctx(spell.id, offer.player), condition)


def _has_a_legend(st: State, player: int) -> bool:
    for oid in st.battlefield:
        chars = chars_of(st, st.objs[oid])
        if chars.supertypes & LEGENDARY and chars.types & (CREATURE | PLANESWALKER) and chars.controller == player:
            if not st.objs[oid].phased:
                return True
    return False


def _has_flash_if(chars: Chars) -> bool:
    return bool(traits_of(chars).flash_if)


OCCASIONS["time"] = Occasion(_has_flash_if, (sta.AsThoughFlash, sta.CastOnlyAsSorcery))


def _timing(st: State, offer: Offer, chars: Chars, now: bool, reasons: list[Reason]) -> None:
    player = offer.player
    if now:  # 608.2g: no time to cast a sorcery
        if only_as_sorcery(st, offer, chars):
            reasons.append(Reason("601.3", "an effect lets it be cast only at sorcery speed"))
        return
    for marked in rows_for(offer.obj) if offer.obj.zone == EXILE and not offer.asks else ():
        later = marked.later
        if later is not None and later.cost in ("", offer.cost_name):
            if offer.obj.mark >= st.turn or (later.slow and not sorcery_time(st, player)):
                reasons.append(Reason(later.rule, later.why_not))
    row = keyword_casts.BY_NAME.get(offer.cost_name)
    if sorcery_time(st, player):
        return
    if only_as_sorcery(st, offer, chars):
        reasons.append(Reason("601.3", "an effect lets it be cast only at sorcery speed"))
        return
    if is_fast(chars) or (row is not None and row.fast):
        return
    for ability in traits(chars.abilities).flash_if:
        if ability.cost is not None and offer.cost_name == FLASH_COST:  # 601.3c
            return
        if ability.whom is not None and offer.cost_name == FLASH_AT:
            return
        if ability.condition is not None and holds(st, Ctx(offer.obj.id, player), ability.condition):  # 601.3d
            return
    for ctx, _, static, _ in statics(st, sta.AsThoughFlash):
        if player in who(st, ctx, static.who) and passes(st, ctx, static.where, prospect(st, offer)[0], chars):
            return
    rule = next((rule for kind, rule in _SLOW if chars.types & kind), "307.1")
    reasons.append(Reason(rule, "it can be cast only in its player's main phase while the stack is empty"))


# the rule that says when a card of that type can be cast
_SLOW: Final = (
    (CREATURE, "302.1"), (PLANESWALKER, "306.1"), (BATTLE, "310.1"), (ARTIFACT, "301.1"), (ENCHANTMENT, "303.1"),
)  # fmt: skip


def only_as_sorcery(st: State, offer: Offer, chars: Chars) -> bool:
    for ctx, _, static, _ in statics(st, sta.CastOnlyAsSorcery):
        if offer.player in who(st, ctx, static.who) and passes(st, ctx, static.where, prospect(st, offer)[0], chars):
            return True
    return False


def _has_conditions(chars: Chars) -> bool:
    return bool(traits_of(chars).cast_only)


OCCASIONS["prohibitions"] = Occasion(_has_conditions, (sta.CantCast, sta.CastOnlyIf), split_second)


def _prohibitions(st: State, offer: Offer, chars: Chars, now: bool, reasons: list[Reason]) -> None:
    """101.2: "can't" wins."""
    player = offer.player
    for ctx, _, cant, _ in statics(st, sta.CantCast):
        spell, _ = prospect(st, offer)
        if bans(st, offer, ctx, cant, spell, chars) and not _some_x(st, offer, spell, chars):
            reasons.append(Reason("101.2", "an effect says that it can't be cast", source_name(st, ctx.source)))
    for ctx, _, only, _ in statics(st, sta.CastOnlyIf):
        if player in who(st, ctx, only.who) and passes(st, ctx, only.where, prospect(st, offer)[0], chars):
            about = ctx.dup()
            about.each_player = player
            if not holds(st, about, only.condition):
                reasons.append(
                    Reason("101.2", "an effect lets it be cast only under a condition", source_name(st, ctx.source))
                )
    if split_second(st):
        reasons.append(Reason("702.61a", "a spell with split second is on the stack"))
    for ability in traits_of(chars).cast_only:
        if not holds(st, Ctx(offer.obj.id, player), ability.condition):
            reasons.append(Reason("601.3", "the card says that it can be cast only under a condition"))


def _some_x(st: State, offer: Offer, spell: Obj, chars: Chars) -> bool:
    """601.3a: could a choice of X, one that can be paid for, make the spell legal?"""
    if offer.cost is not None or chars.cost is None or not chars.cost.x:
        return False
    most = greatest_x(st, offer, spell, chars)
    return any(legal_with_x(st, offer, spell, chars, x) for x in range(1, most + 1))


def _used(st: State, offer: Offer) -> int:
    assert offer.tally is not None
    return st.tallies.get((*offer.tally, PERMISSION_TALLY), 0)


def _targets(st: State, offer: Offer, chars: Chars, now: bool, reasons: list[Reason]) -> None:
    if not targets_exist(st, offer, chars):
        reasons.append(Reason("601.2c", "there are not enough legal targets"))


def targets_exist(st: State, offer: Offer, chars: Chars) -> bool:
    ways = spell_specs(chars, offer.cost_name)
    if () in ways:
        return True
    ctx = Ctx(offer.obj.id, offer.player)
    known = at_a_glance(st, ctx, ways)
    if known is not None:
        return known
    spell, _ = prospect(st, offer)
    as_cast = st.supposing(spell, chars)
    for specs in ways:
        if enough(as_cast, ctx, specs):
            return True
    return targets_name_x(ways) and _some_x_has_targets(as_cast, offer, spell, chars, ways)


def _some_x_has_targets(st: State, offer: Offer, spell: Obj, chars: Chars, ways: list[tuple[TargetSpec, ...]]) -> bool:
    """Could a choice of X, one that can be paid for, give it targets: "target creature with mana value X"?"""
    values = range(1, greatest_x(st, offer, spell, chars) + 1)
    return any(enough(st, Ctx(spell.id, offer.player, x), specs) for x in values for specs in ways)


# By the name of its occasion: without one, only ``time`` and ``targets`` need checking.
CHECKS: Final[dict[str, Check]] = {
    "whether it may be cast": _may,
    "time": _timing,
    "prohibitions": _prohibitions,
    "targets": _targets,
}
