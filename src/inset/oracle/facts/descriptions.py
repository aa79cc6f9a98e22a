"""Facts in descriptions, conditions, modifications, abilities and events."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.card import FRAME_SUBTYPE
from inset.language.keywords import CHOOSE_BACKGROUND, GIFT, KEYWORD_WORD
from inset.oracle.facts.walk import ALL_TOLD, WHO, Walk, tells


# --- who ------------------------------------------------------------------------------------------------------------------
@tells(s.Opponents)
def _opponents(walk: Walk, node: s.Opponents) -> None:
    walk.note("player", "opponent")


@tells(f.ControlledBy)
def _controlled(walk: Walk, node: f.ControlledBy) -> None:
    if isinstance(node.who, s.You):
        walk.note("player", "you control")
    elif isinstance(node.who, s.Opponents):
        walk.note("player", "others control")
    elif not isinstance(node.who, (s.ControllerOf, s.OwnerOf, s.DefendingPlayer)):
        walk.note("player", "they control")


@tells(f.DefendedBy)
def _defended(walk: Walk, node: f.DefendedBy) -> None:
    walk.note("player", "they control")


@tells(f.And)
def _and(walk: Walk, node: f.And) -> bool | None:
    if node == f.YOUR_RING_BEARER:  # "your Ring-bearer"
        return ALL_TOLD
    exact = {part.which: part.amount for part in node.parts if isinstance(part, f.StatIs) and part.op == f.EQ}
    for power, toughness in ((v.POWER, v.TOUGHNESS), (v.BASE_POWER, v.BASE_TOUGHNESS)):
        if exact.keys() >= {power, toughness}:
            walk.note("size", f"{exact[power]}/{exact[toughness]}")
    both = [part for part in node.parts if isinstance(part, f.And)]
    for part in both:
        _and(walk, part)
    return None


@tells(f.Not)
def _not(walk: Walk, node: f.Not) -> bool | None:
    part = node.part
    if isinstance(part, f.HasType):
        walk.note("not type", *t.type_words(part.types))
    elif isinstance(part, f.HasColor):
        walk.note("not color", *t.color_words(part.colors))
    elif isinstance(part, f.HasSupertype):
        walk.note("not supertype", *t.supertype_words(part.supertypes))
    elif isinstance(part, f.HasSubtype):
        walk.note("not subtype", *part.names)
    elif isinstance(part, (f.IsThis, f.IsOneOf)):
        walk.note("verb", "other")
    elif isinstance(part, f.ControlledBy) and isinstance(part.who, s.You):
        walk.note("player", "others control")
    else:
        return None
    return ALL_TOLD


# --- filters ----------------------------------------------------------------------------------------------------------------
@tells(f.HasType)
def _has_type(walk: Walk, node: f.HasType) -> None:
    if node.types != t.PERMANENT_TYPES:
        walk.note("type", *t.type_words(node.types))


@tells(f.HasSubtype)
def _has_subtype(walk: Walk, node: f.HasSubtype) -> None:
    walk.note("subtype", *node.names)


_CANT: Final = frozenset({
    st.CANT_ATTACK, st.CANT_BLOCK, st.CANT_BE_BLOCKED, st.CANT_BE_COUNTERED, st.CANT_BE_SACRIFICED, st.CANT_TRANSFORM,
    st.CANT_ACTIVATE, st.CANT_BE_TARGETED, st.CANT_BLOCK_ALONE, st.CANT_ATTACK_ALONE,
    st.CANT_BE_BLOCKED_BY_FEWER, st.CANT_BE_BLOCKED_BY_MORE, st.NO_MORE_UNTAP,
})  # fmt: skip
_COUNTS_CREATURES: Final = frozenset({
    st.CANT_BE_BLOCKED_BY_FEWER, st.CANT_BE_BLOCKED_BY_MORE, st.CAN_BLOCK_MORE, st.CAN_BLOCK_ANY_NUMBER,
})  # fmt: skip
_PLAYERS_CANT: Final = frozenset({
    st.CANT_GAIN_LIFE, st.CANT_LOSE_GAME, st.CANT_WIN_GAME, st.CANT_SEARCH, st.LIFE_CANT_CHANGE, st.CANT_DRAW_MORE,
})  # fmt: skip


ATTACKED: Final = (
    st.YOU_OR_PLANESWALKERS, st.PLANESWALKERS, st.YOU_ALONE, st.AN_OPPONENT, st.OPPONENT_OR_PLANESWALKERS,
)  # fmt: skip


def attacked(walk: Walk, whom: Any) -> None:
    """What is attacked; its parts are not printed."""
    if whom in (st.YOU_OR_PLANESWALKERS, st.PLANESWALKERS):
        walk.note("type", "planeswalker")
        walk.note("player", "you control")
    if whom in (st.AN_OPPONENT, st.OPPONENT_OR_PLANESWALKERS):
        walk.note("player", "opponent")
    if whom == st.OPPONENT_OR_PLANESWALKERS:
        walk.note("type", "planeswalker")
        walk.note("player", "others control")
    if isinstance(whom, f.HasType):
        walk.note("type", t.TYPE_WORD[whom.types])


@tells(f.IsAttacking)
def _is_attacking(walk: Walk, node: f.IsAttacking) -> bool | None:
    if node.what is None:
        return None
    attacked(walk, node.what)
    return ALL_TOLD


@tells(st.Restrict)
def _restrict(walk: Walk, node: st.Restrict) -> bool | None:
    if node.kind in _CANT:
        walk.note("verb", "can't")
    if node.kind == st.CANT_CREW:
        walk.note("keyword", "crew")
        walk.note("subtype", "Vehicle")
    if node.kind in _COUNTS_CREATURES:
        walk.note("type", "creature")
    if node.kind in (st.ASSIGNS_DAMAGE_BY_TOUGHNESS, st.ASSIGNS_NO_COMBAT_DAMAGE):
        walk.note("verb", "combat damage")
    if node.kind == st.CANT_BE_BLOCKED_BY_FEWER and isinstance(node.number, int):  # "except by … or more"
        walk.note("compared", f">={node.number}")
    if node.kind in (st.CANT_ATTACK_ALONE, st.CANT_BLOCK_ALONE):
        if node.against != f.Anything():
            walk.note("condition", "if")  # "unless … also attacks"
        elif node.number != 1:
            walk.note("condition", "if")  # "unless at least … other creatures attack"
            walk.note("type", "creature")
            walk.note("verb", "other")
    if node.kind in (st.ASSIGNS_NO_COMBAT_DAMAGE, st.ASSIGNS_AS_UNBLOCKED):
        walk.note("verb", "combat damage")
    if node.kind == st.ASSIGNS_AS_UNBLOCKED:
        walk.note("may", "may")
    if node.kind == st.CANT_TRANSFORM:
        walk.note("verb", "transform")
    if node.kind == st.ACTS_AS_THOUGH_HASTE:
        walk.note("keyword", "haste")
        walk.note("may", "may")
    if node.kind in (st.MAY_STAY_TAPPED, st.NO_MORE_UNTAP):
        walk.note("verb", "untap")
    if node.kind == st.MAY_STAY_TAPPED:
        walk.note("may", "may")
    if node.kind == st.UNTAPS_WITH_OTHERS:
        walk.note("verb", "untap")
        walk.note("player", "opponent")
    if node.kind == st.CANT_ATTACK and node.against in ATTACKED:
        attacked(walk, node.against)
        if node.against == st.YOU_ALONE:
            walk.note("player", "you are attacked")
        walk.into(node.where)
        return ALL_TOLD
    if node.kind == st.MUST_ATTACK and isinstance(node.against, f.And):  # a player, and nothing else of theirs
        walk.into(node.where)
        return ALL_TOLD
    if node.kind == st.NO_MORE_ATTACK and node.against == st.YOU_ALONE:  # its parts are not printed
        walk.note("player", "you are attacked")
        walk.number(node.number)
        walk.into((node.where, node.number))
        return ALL_TOLD
    if node.kind == st.CANT_BE_BLOCKED and isinstance(node.against, f.Not):  # "except by …"
        walk.into(node.where)
        walk.into(node.against.part)
        return ALL_TOLD
    return None


@tells(st.PlayerRule)
def _player_rule(walk: Walk, node: st.PlayerRule) -> bool | None:
    if node.kind == st.SKIP_STEP:  # its amount is a step of the turn
        walk.into(node.who)
        return ALL_TOLD
    if node.kind in _PLAYERS_CANT:
        walk.note("verb", "can't")
    if node.kind == st.CANT_DRAW_MORE:
        walk.note("doer", f"draw:{WHO[type(node.who)]}")
    if node.kind == st.CANT_GAIN_LIFE:
        walk.note("doer", f"gain:{WHO[type(node.who)]}")
    if node.kind == st.CANT_SEARCH:
        walk.note("verb", "search")
    if node.kind in (st.LOOK_AT_TOP, st.REVEAL_TOP, st.CANT_SEARCH):
        walk.note("zone", "library")
    if node.kind == st.LOOK_AT_TOP:
        walk.note("may", "may")
    if node.kind == st.HAND_REVEALED:
        walk.note("zone", "hand")
    if node.kind in _PLAYER_KEYWORDS:
        walk.note("keyword", _PLAYER_KEYWORDS[node.kind])
    return None


_PLAYER_KEYWORDS: Final = {st.PLAYER_HEXPROOF: "hexproof", st.PLAYER_SHROUD: "shroud"}


@tells(f.HasAlternative)
def _has_alternative(walk: Walk, node: f.HasAlternative) -> None:
    walk.note("subtype", FRAME_SUBTYPE[node.kind])


@tells(f.HasSupertype)
def _has_supertype(walk: Walk, node: f.HasSupertype) -> None:
    walk.note("supertype", *t.supertype_words(node.supertypes))


@tells(f.HasColor, m.SetColors, m.AddColors)
def _has_color(walk: Walk, node: Any) -> None:
    walk.note("color", *t.color_words(node.colors))


@tells(f.HasKeyword, m.LoseKeyword, m.CantHaveKeyword)
def _has_keyword(walk: Walk, node: Any) -> None:
    walk.note("keyword", KEYWORD_WORD[node.keyword])


@tells(f.HasLandwalk)
def _has_landwalk(walk: Walk, node: f.HasLandwalk) -> None:
    walk.note("keyword", "landwalk")
    walk.note("subtype", node.name)


@tells(f.StatIs, k.Compare)
def _compared(walk: Walk, node: Any) -> bool | None:
    if isinstance(node, k.Compare):
        walk.note("condition", "if")
        if isinstance(node.a, v.PartySize):
            return ALL_TOLD  # "you have a full party"
    amount = node.b if isinstance(node, k.Compare) else node.amount
    if isinstance(amount, (int, v.X)) and node.op in (f.LE, f.GE):
        walk.note("compared", f"{'<=' if node.op == f.LE else '>='}{'x' if isinstance(amount, v.X) else amount}")
    return None


@tells(v.PartySize)
def _party(walk: Walk, node: v.PartySize) -> None:
    walk.note("type", "creature")


@tells(k.SorceryTime)
def _sorcery_time(walk: Walk, node: k.SorceryTime) -> None:
    walk.note("type", "sorcery")


@tells(k.AllOf, k.AnyOf, k.Unless, k.Exists, k.Matches, k.DayIs, k.TurnOf, k.InStep, k.PointInTurn, k.PlayerIs, k.Did,
       k.CompletedDungeon,
       k.CastLastTurn, k.ActivatedSoOften, k.CostWasPaid, k.HeldAsCast, k.EventMatches)  # fmt: skip
def _condition(walk: Walk, node: Any) -> None:
    walk.note("condition", "if")
    least = getattr(node, "least", 1)
    if isinstance(least, int) and least > 1:
        walk.note("compared", f">={least}")


@tells(v.CountPlayers)
def _count_players(walk: Walk, node: v.CountPlayers) -> None:
    if isinstance(node.who, s.PlayersWhere):
        walk.note("condition", "if")  # "the number of opponents who control …"


@tells(k.ResolvedTimes)
def _resolved(walk: Walk, node: k.ResolvedTimes) -> None:
    walk.note("duration", "turn")
    _condition(walk, node)


@tells(st.PlayerProtection)
def _player_protection(walk: Walk, node: st.PlayerProtection) -> None:
    walk.note("keyword", "protection")


@tells(s.PlayersExcept)
def _players_except(walk: Walk, node: s.PlayersExcept) -> bool:
    walk.note("verb", "other")
    walk.into(node.who)
    return ALL_TOLD


@tells(s.PlayersWhere)
def _players_where(walk: Walk, node: s.PlayersWhere) -> bool | None:
    """ "Each player who controls …" isn't a condition."""
    if not isinstance(node.condition, k.Exists) or node.condition.least != 1:
        return None
    walk.into(node.who)
    walk.into(node.condition.what)
    return ALL_TOLD


@tells(k.Happened, v.TimesHappened, f.DidThisTurn, f.Crewed, f.EnteredThisTurn, f.NthCast, s.PlayersInEvents)
def _this_turn(walk: Walk, node: Any) -> bool | None:
    if not getattr(node, "this_step", False):
        walk.note("duration", "turn")
    if isinstance(node, k.Happened):
        _condition(walk, node)
    if isinstance(node, f.DidThisTurn) and isinstance(
        node.what, p.DealsDamage
    ):  # "dealt damage by …": no event of a trigger
        walk.into(node.what.source)
        if node.source and node.what.to_players is not None:
            walk.into(node.what.to_players)
        if node.source and node.what.combat:
            walk.note("verb", "combat damage")
        return ALL_TOLD
    return None


# --- mods -----------------------------------------------------------------------------------------------------------------
@tells(m.AddTypes, m.SetTypes)
def _types(walk: Walk, node: Any) -> None:
    if not getattr(node, "keep_types", False):  # "becomes a Bear" names no card type
        walk.note("type", *t.type_words(node.types))
    walk.note("subtype", *node.subtypes)
    if isinstance(node, m.AddTypes):
        walk.note("supertype", *t.supertype_words(node.supertypes))


@tells(m.LoseTypes, m.LoseSupertypes)
def _types_lost(walk: Walk, node: Any) -> None:
    if isinstance(node, m.LoseTypes):
        walk.note("type", *t.type_words(node.types))
    else:
        walk.note("supertype", *t.supertype_words(node.supertypes))


@tells(m.ModifyPT)
def _modify(walk: Walk, node: m.ModifyPT) -> None:
    if isinstance(node.power, int) and isinstance(node.toughness, int):
        power, toughness = node.power * node.power_sign, node.toughness * node.toughness_sign
        walk.note("change", f"{_signed(power, toughness)}/{_signed(toughness, power)}")


def _signed(n: int, other: int) -> str:
    return f"-{abs(n)}" if n < 0 or (n == 0 and other < 0) else f"+{n}"


@tells(m.SetPT)
def _set(walk: Walk, node: m.SetPT) -> None:
    if isinstance(node.power, int) and isinstance(node.toughness, int):
        walk.note("size", f"{node.power}/{node.toughness}")


# --- abilities ----------------------------------------------------------------------------------------------------------------
@tells(a.Keyword)
def _keyword(walk: Walk, node: a.Keyword) -> None:
    walk.note("keyword", KEYWORD_WORD[node.keyword])
    if node.keyword == GIFT:  # 702.174d–i
        walk.note("subtype", *(word for word in node.text.split() if word[0].isupper()))
    if node.keyword == CHOOSE_BACKGROUND:
        walk.note("subtype", "Background")


@tells(a.Spell)
def _spell(walk: Walk, node: a.Spell) -> bool:
    walk.into(node.body)
    return ALL_TOLD


@tells(a.Activated)
def _activated(walk: Walk, node: a.Activated) -> None:
    walk.zones(node.zone)
    if node.limit == 1 and not node.loyalty:
        walk.note("limit", "once each turn")
    walk.number(node.limit)
    if node.timing == a.AS_SORCERY and not node.loyalty:
        walk.note("limit", "as a sorcery")
    if node.timing == a.AS_INSTANT:
        walk.note("limit", "as an instant")
    if node.timing == a.YOUR_TURN:
        walk.note("condition", "if")


@tells(a.StaticAbility)
def _static(walk: Walk, node: a.StaticAbility) -> None:
    walk.zones(node.zone)


@tells(a.Triggered)
def _triggered(walk: Walk, node: a.Triggered) -> None:
    events = node.when.parts if isinstance(node.when, p.Either) else (node.when,)
    if not any(isinstance(one, p.Deed) and one.which == p.CYCLES for one in events):  # 702.29c: wherever it is by then
        walk.zones(node.zone)
    if node.limit == 1:
        walk.note("limit", "once each turn")


@tells(c.TapThis)
def _tap(walk: Walk, node: c.TapThis) -> None:
    walk.note("tap", "{t}")


# --- events -------------------------------------------------------------------------------------------------------------------
@tells(p.Moves)
def _moves(walk: Walk, node: p.Moves) -> None:
    walk.zones(node.origin if node.origin != t.BATTLEFIELD and not node.milled else 0)
    walk.zones(node.destination)
    if node.destination == t.BATTLEFIELD:
        walk.happens("enters")
    if node.origin == t.BATTLEFIELD and node.destination == t.GRAVEYARD:
        walk.happens("dies")


@tells(p.Attacks, p.AttacksUnblocked, p.PlayerAttacks, p.AttacksEach)
def _attacks(walk: Walk, node: Any) -> None:
    if isinstance(node, (p.PlayerAttacks, p.AttacksEach)) and node.least > 1:
        walk.note("compared", f">={node.least}")
    attacked(walk, getattr(node, "whom", None))
    if isinstance(node, p.PlayerAttacks) and node.where == f.HasSupertype(t.LEGENDARY):
        walk.note("type", "creature")  # what attacks is one
    walk.happens("attacks")


@tells(a.FlashIf)
def _flash_if(walk: Walk, node: a.FlashIf) -> None:
    walk.note("condition", "if")


@tells(st.CombatCost)
def _combat_cost(walk: Walk, node: st.CombatCost) -> None:
    walk.note("condition", "if")
    walk.note("verb", "can't")
    if node.against == st.YOU_OR_PLANESWALKERS:
        walk.note("type", "planeswalker")
        walk.note("player", "you control")
    elif node.against == st.YOU_ALONE:
        walk.note("player", "they control")


@tells(p.IsCountered)
def _countered(walk: Walk, node: p.IsCountered) -> None:
    if node.by is not None:
        walk.note("player", "you control")


@tells(p.Blocks, p.BecomesBlocked)
def _blocks(walk: Walk, node: Any) -> None:
    if node.least > 1:
        walk.note("compared", f">={node.least}")
    if isinstance(node, p.Blocks):
        walk.happens("blocks")


@tells(p.Casts)
def _casts(walk: Walk, node: p.Casts) -> None:
    walk.happens("casts")


@tells(p.BeginningOf)
def _begins(walk: Walk, node: p.BeginningOf) -> None:
    if node.step == t.UPKEEP:
        walk.happens("upkeep")
    if node.step == t.END:
        walk.happens("end step")


@tells(p.DealsDamage)
def _deals(walk: Walk, node: p.DealsDamage) -> None:
    walk.happens("damages")
    if node.combat:
        walk.note("verb", "combat damage")


@tells(p.AmountAtLeast)
def _amount_at_least(walk: Walk, node: p.AmountAtLeast) -> None:
    walk.note("compared", f">={node.amount}")


@tells(p.PlaysCard)
def _plays_card(walk: Walk, node: p.PlaysCard) -> None:
    walk.zones(node.origin)


@tells(p.DrawsCard)
def _draws(walk: Walk, node: Any) -> None:
    walk.happens("draws")


@tells(p.Discards)
def _discards(walk: Walk, node: Any) -> None:
    walk.happens("discards")


@tells(p.Sacrifices)
def _sacrifices(walk: Walk, node: Any) -> None:
    walk.happens("sacrifices")


# --- zones --------------------------------------------------------------------------------------------------------------------
@tells(s.Each, st.Continuous, st.MayPlay, c.ExileCards)
def _in_zone(walk: Walk, node: Any) -> None:
    walk.zones(node.zone)
    if isinstance(node, st.Continuous) and m.SetController(s.You()) in node.mods:
        walk.note("player", "you control")
    if isinstance(node, c.ExileCards):
        walk.note("zone", "exile")
    if isinstance(node, st.MayPlay) and node.lands:
        walk.note("type", "land")


@tells(f.IsIn)
def _is_in(walk: Walk, node: f.IsIn) -> None:
    if node.zones != t.BATTLEFIELD:
        walk.zones(node.zones)


@tells(s.Materials)
def _materials(walk: Walk, node: Any) -> None:
    walk.note("zone", "exile")


@tells(s.TopOfLibrary, e.Manifest, e.Cloak)
def _top(walk: Walk, node: Any) -> None:
    walk.note("zone", "library")
