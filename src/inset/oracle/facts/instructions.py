"""What instructions, costs and targets tell."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.card import Token
from inset.language.effects.structure import OPPONENT
from inset.language.keywords import KEYWORD_WORD
from inset.oracle.facts.walk import ALL_TOLD, WHO, Walk, inner, tells
from inset.oracle.spoken import LevelLine, PrototypeLine, Size


# --- effects --------------------------------------------------------------------------------------------------------------
@tells(e.DealDamage)
def _damage(walk: Walk, node: e.DealDamage) -> None:
    walk.amount("damage", node.amount)
    if node.divided:
        walk.note("divided", "divided")


@tells(e.GainLife, e.LoseLife, c.PayLife)
def _life(walk: Walk, node: Any) -> None:
    walk.amount("life", node.amount)


@tells(e.Draw)
def _draw(walk: Walk, node: e.Draw) -> None:
    walk.amount("draw", node.count)


@tells(e.Mill, c.MillCards)
def _mill(walk: Walk, node: Any) -> None:
    walk.amount("mill", node.count)


@tells(e.Discard, c.DiscardCards)
def _discard(walk: Walk, node: Any) -> None:
    walk.amount("discard", node.count)
    if node.at_random:
        walk.note("random", "random")


@tells(e.Scry)
def _scry(walk: Walk, node: e.Scry) -> None:
    walk.amount("scry", node.count)


@tells(e.Surveil)
def _surveil(walk: Walk, node: e.Surveil) -> None:
    walk.amount("surveil", node.count)


@tells(e.PutCounters)
def _put_counters(walk: Walk, node: e.PutCounters) -> None:
    walk.note("counter", node.kind)
    if isinstance(node.count, v.CountersOn) and node.count.on == node.what:
        walk.note("number", 2)  # as many again: doubled
    if node.divided:
        walk.note("divided", "divided")


@tells(e.TakeCounters, e.GiveCounters, st.EntersWithCounters, c.RemoveCounters, c.PutCounters,
       c.PayCounters, f.HasCounter, v.CountersOn, v.PlayerCounters, p.PutsCounters, p.LastCounterRemoved,
       e.MoveCounters, st.CounterLimit)  # fmt: skip
def _counters(walk: Walk, node: Any) -> bool | None:
    if node.kind == "energy" and isinstance(node, (e.GiveCounters, c.PayCounters)):  # written with symbols
        many = node.amount if isinstance(node, c.PayCounters) else node.count
        if isinstance(many, int):
            walk.note("mana", "e")
            return ALL_TOLD
    if node.kind and not (
        isinstance(node, (c.PayCounters, c.PutCounters, c.RemoveCounters)) and node.kind == "loyalty"
    ):
        walk.note("counter", node.kind)
    least = getattr(node, "least", 1)
    if isinstance(least, int) and least > 1:
        walk.note("compared", f">={least}")
    return None


@tells(e.Move)
def _move(walk: Walk, node: e.Move) -> None:
    walk.zones(node.to)
    for kind, count in node.counters:
        walk.note("counter", kind)
        walk.number(count)


@tells(e.ExileUntilLeaves)
def _exile_until(walk: Walk, node: e.ExileUntilLeaves) -> None:
    walk.note("zone", "exile")
    walk.note("duration", "while it remains")


@tells(e.Search)
def _search(walk: Walk, node: e.Search) -> None:
    walk.zones(node.zones | node.to | node.rest_to)


@tells(e.CreateToken)
def _create(walk: Walk, node: e.CreateToken) -> None:
    for kind, count in node.counters:
        walk.note("counter", kind)
        walk.number(count)
    walk.computed = node.power is not None


_PREDEFINED: Final = frozenset(
    "Treasure Food Clue Gold Blood Map Powerstone Junk Heartwood Shard Lander Mutagen Incubator".split()
)


@tells(Token)
def _token(walk: Walk, node: Token) -> bool | None:
    face = node.face
    if face.name == "Walker":
        return ALL_TOLD
    if "Role" in face.subtypes or (
        face.subtypes[-1:] and face.subtypes[-1] in _PREDEFINED and face.power is None
    ):  # 111.10: by its name alone
        walk.note("subtype", *(word for word in ("Sorcerer", "Hero") if word in face.name), face.subtypes[-1])
        return ALL_TOLD
    walk.note("type", *t.type_words(face.types))
    walk.note("supertype", *t.supertype_words(face.supertypes))
    walk.note("subtype", *face.subtypes)
    walk.note("color", *t.color_words(face.color_mask()))
    if isinstance(face.power, int) and isinstance(face.toughness, int) and not walk.computed:
        walk.note("size", f"{face.power}/{face.toughness}")
        walk.number(face.power, face.toughness)
    walk.into(face.abilities)
    return ALL_TOLD


@tells(e.Clash)
def _clash(walk: Walk, node: e.Clash) -> None:
    walk.note("player", "opponent")


@tells(v.Kept)
def _devoured(walk: Walk, node: v.Kept) -> None:
    walk.note("type", "creature")


@tells(p.Deed)
def _deed(walk: Walk, node: p.Deed) -> None:
    if node.which in (p.EXPLOITS, p.ENLISTS, p.CHOOSES_BEARER) or (
        node.which == p.TEMPTED and node.where != f.Anything()
    ):
        walk.note("type", "creature")


@tells(f.IsMarked)
def _marked(walk: Walk, node: f.IsMarked) -> None:
    if node.mark == f.TRIBUTE_PAID:
        walk.note("keyword", "tribute")


@tells(st.FaceAgain)
def _face_again(walk: Walk, node: st.FaceAgain) -> None:
    walk.note("condition", "if")


@tells(st.ExtraVote)
def _extra_vote(walk: Walk, node: st.ExtraVote) -> None:
    walk.note("condition", "if")  # "while voting"
    if node.optional:
        walk.note("may", "may")


@tells(e.Incubate)
def _incubate(walk: Walk, node: e.Incubate) -> bool:
    walk.number(node.count)
    walk.into(node.count)
    return ALL_TOLD


@tells(e.ChangeTargets)
def _change_targets(walk: Walk, node: e.ChangeTargets) -> None:
    if node.how == e.ANY_TARGETS:
        walk.note("may", "may")


@tells(e.Amass)
def _amass(walk: Walk, node: e.Amass) -> None:
    walk.note("subtype", node.subtype)


@tells(e.AddMana)
def _add(walk: Walk, node: e.AddMana) -> None:
    if 0 < node.choices < t.ALL_COLORS:
        walk.note("mana", *(t.COLOR_LETTER[bit].lower() for bit in t.MANA_TYPES if node.choices & bit))
    if node.barred is not None:
        walk.note("verb", "can't")


@tells(st.CostChange, st.AbilityCostChange, a.OwnCost, c.PayGeneric)
def _generic(walk: Walk, node: Any) -> bool:
    if isinstance(node, st.AbilityCostChange) and node.keyword:
        walk.note("keyword", KEYWORD_WORD[node.keyword])
    if isinstance(node.amount, int):
        if node.amount and getattr(node, "colored", FREE) == FREE:
            walk.note("mana", node.amount)
    for name in inner(type(node)):
        part = getattr(node, name)
        if not isinstance(part, int) and part != FREE:
            walk.into(part)
    return ALL_TOLD


@tells(c.ExileThis)
def _exile_this(walk: Walk, node: Any) -> None:
    walk.note("zone", "exile")


@tells(c.DiscardHand, e.DiscardHand, e.RevealHand, c.ReturnToHand, e.Wish, c.RevealCards)
def _hand(walk: Walk, node: Any) -> None:
    walk.note("zone", "hand")
    if isinstance(node, e.RevealHand):
        walk.holder = WHO[type(node.who)]


@tells(e.DiscardIt)
def _discard_it(walk: Walk, node: e.DiscardIt) -> None:
    if walk.holder:
        walk.note("doer", f"discard:{walk.holder}")


@tells(v.BasicLandTypesAmong)
def _domain(walk: Walk, node: v.BasicLandTypesAmong) -> None:
    walk.note("supertype", "basic")
    walk.note("type", "land")


@tells(v.Devotion)
def _devotion(walk: Walk, node: v.Devotion) -> None:
    walk.note("color", *t.color_words(node.colors))


@tells(st.MayExert)
def _exert(walk: Walk, node: st.MayExert) -> None:
    walk.note("may", "may")
    if node.body is not None:
        walk.note("condition", "if")


@tells(e.RevealUntil)
def _reveal_until(walk: Walk, node: e.RevealUntil) -> None:
    walk.note("zone", "library", *(("exile",) if node.exile else ()))


@tells(e.Counter)
def _counter(walk: Walk, node: e.Counter) -> None:
    if node.to != t.GRAVEYARD:
        walk.zones(node.to)


@tells(s.Among)
def _the_rest(walk: Walk, node: s.Among) -> bool | None:
    """ "The rest": those that were not chosen."""
    if not isinstance(node.where, f.Not) or not isinstance(node.where.part, f.IsOneOf):
        return None
    walk.into(node.what)
    return ALL_TOLD


@tells(e.LookAt)
def _look_at(walk: Walk, node: e.LookAt) -> None:
    if isinstance(node.what, s.Each) and node.what.zone == t.HAND:
        walk.holder = WHO[type(node.what.of)]


@tells(e.PhaseOut)
def _phase_out(walk: Walk, node: e.PhaseOut) -> None:
    if node.until_leaves:
        walk.note("duration", "while it remains")


@tells(e.FlipCoin, st.MoreCoins, st.MoreDice)
def _chance(walk: Walk, node: Any) -> None:
    if not isinstance(node, e.FlipCoin) or node.won or node.lost:
        walk.note("condition", "if")
    if isinstance(node, st.MoreCoins):
        walk.note("number", 2)


@tells(e.PreventNext, e.RedirectNext)
def _shield(walk: Walk, node: Any) -> None:
    walk.amount("damage", node.amount)
    walk.note("duration", "turn")


@tells(e.Guard)
def _guard(walk: Walk, node: e.Guard) -> None:
    walk.note("duration", "turn")
    if any(isinstance(effect, e.DealDamage) for effect in node.then):
        walk.note("condition", "if")  # "if damage is prevented this way"


@tells(st.PreventDamage, st.RedirectDamage)
def _damage_elsewhere(walk: Walk, node: Any) -> None:
    if node.combat:
        walk.note("verb", "combat damage")


_TEXT_WORDS: Final = {
    e.COLOR: (), e.CREATURE_TYPE: (("type", "creature"),), e.BASIC_LAND_TYPE: (("type", "land"), ("supertype", "basic")),
}  # fmt: skip


@tells(e.ChangeText)
def _change_text(walk: Walk, node: e.ChangeText) -> None:
    walk.note("verb", "other")
    if node.never:
        walk.note("verb", "can't")
        walk.note("subtype", node.never)
    if node.duration == e.THIS_TURN:
        walk.note("duration", "turn")
    for kind in node.kinds:
        for fact, word in _TEXT_WORDS[kind]:
            walk.note(fact, word)


@tells(e.Modify, e.Establish, e.BecomeCopy)
def lasting(walk: Walk, node: Any) -> None:
    word = _DURATION.get(node.duration)
    if word:
        walk.note("duration", word)


_DURATION: Final = {
    e.THIS_TURN: "turn", e.UNTIL_YOUR_NEXT_TURN: "your next turn", e.UNTIL_END_OF_YOUR_NEXT_TURN: "end of your next turn",
    e.END_OF_COMBAT: "combat", e.WHILE_THIS_REMAINS: "while it remains", e.NEXT_UNTAP_STEP: "untap step",
    e.WHILE_EXILED: "while exiled", e.UNTIL_YOUR_NEXT_END_STEP: "your next end step",
}  # fmt: skip


@tells(e.ChooseKeyword)
def _choose_keyword(walk: Walk, node: e.ChooseKeyword) -> None:
    walk.note("keyword", *(KEYWORD_WORD[bit] for bit in node.keywords))
    lasting(walk, node)


@tells(e.TurnFaceDown)
def _face_down(walk: Walk, node: e.TurnFaceDown) -> None:
    if node.mods:
        walk.note("size", "2/2")  # 708.2a
        walk.number(2)


@tells(e.Later)
def _later(walk: Walk, node: e.Later) -> None:
    lasting(walk, node)


@tells(e.ForEachPlayer)
def _each_player(walk: Walk, node: e.ForEachPlayer) -> bool:
    outer, walk.each = walk.each, WHO[type(node.who)]
    walk.into(node.who)
    walk.into(node.effects)
    walk.each = outer
    return ALL_TOLD


@tells(st.DrawsChanged)
def _draws(walk: Walk, node: st.DrawsChanged) -> None:
    walk.note("doer", f"draw:{WHO[type(node.who)]}")


@tells(e.ChooseWord)
def _choose_word(walk: Walk, node: e.ChooseWord) -> None:
    if node.kind == OPPONENT:
        walk.note("player", "opponent")


@tells(st.ManaMultiplied, st.TriggersAgain, st.CountersChanged, st.LifeGainChanged, st.TokensMultiplied, st.DrawInstead)
def _if_it_would(walk: Walk, node: Any) -> None:
    walk.note("condition", "if")
    if isinstance(node, st.CountersChanged) and node.kind:
        walk.note("counter", node.kind)
    if isinstance(node, st.TokensMultiplied):
        walk.note("verb", "create")
    if isinstance(node, st.LifeGainChanged):
        walk.note("doer", f"gain:{WHO[type(node.who)]}")


@tells(f.WasCastFrom, st.OfferAlternativeCost)
def _cast_from(walk: Walk, node: Any) -> None:
    walk.zones(node.zones)
    if isinstance(node, st.OfferAlternativeCost):
        walk.note("may", "may")


@tells(e.Multiply)
def _multiply(walk: Walk, node: e.Multiply) -> bool:
    walk.number(node.factor)
    lasting(walk, node)
    walk.into(node.what)
    return ALL_TOLD


@tells(e.CastNow, e.Permit)
def _without_paying(walk: Walk, node: Any) -> bool:
    if isinstance(node, e.Permit):
        lasting(walk, node)
    for name in inner(type(node)):
        part = getattr(node, name)
        if part != c.PayMana(FREE):  # "without paying its mana cost"
            walk.into(part)
    return ALL_TOLD


@tells(st.MayPayLifeForMana)
def _channel(walk: Walk, node: st.MayPayLifeForMana) -> None:
    walk.note("may", "may")
    walk.note("condition", "if")
    walk.note("life", 1)
    walk.note("mana", "c")


@tells(PrototypeLine)
def _prototype(walk: Walk, node: PrototypeLine) -> None:
    walk.note("keyword", "prototype")
    size = node.size
    assert isinstance(size, Size)
    walk.note("size", f"{size.power}/{size.toughness}")


@tells(LevelLine)
def _level_line(walk: Walk, node: LevelLine) -> None:
    walk.number(node.level)


@tells(e.Mark)
def _mark(walk: Walk, node: e.Mark) -> None:
    if node.mark == f.FLIPPED:
        walk.note("verb", "flip")


@tells(p.BecomesMarked)
def _becomes_marked(walk: Walk, node: p.BecomesMarked) -> None:
    walk.number(*(level for level, mark in f.LEVELS.items() if mark == node.mark))


@tells(e.May)
def _may(walk: Walk, node: e.May) -> None:
    walk.note("may", "may")


@tells(e.If)
def _if(walk: Walk, node: Any) -> None:
    walk.note("condition", "if")


@tells(e.PayOr)
def _pay_or(walk: Walk, node: e.PayOr) -> None:
    if node.paid or node.unpaid:
        walk.note("condition", "if")
    if not node.unpaid:
        walk.note("may", "may")


@tells(a.AdditionalCost)
def _additional(walk: Walk, node: a.AdditionalCost) -> None:
    if node.name:
        walk.note("may", "may")


@tells(e.WhenYouDo)
def _when_you_do(walk: Walk, node: e.WhenYouDo) -> None:
    walk.note("condition", "if")


@tells(st.EntersAsCopy, st.MovesInstead)
def _optional(walk: Walk, node: Any) -> None:
    if node.optional:
        walk.note("may", "may")
    if isinstance(node, st.MovesInstead):
        walk.zones(node.destination | node.instead)


@tells(a.Modes)
def _modes(walk: Walk, node: a.Modes) -> bool:
    walk.note("choice", len(node.bodies))
    if not node.costs and (node.most < len(node.bodies) or node.most == 2):  # "one or more" says no number
        walk.number(node.least, node.most)
    walk.into(node.costs)
    walk.into(node.bodies)
    return ALL_TOLD


@tells(a.Body)
def _body(walk: Walk, node: a.Body) -> None:
    if node.divided is not None:
        walk.note("divided", "divided")


@tells(a.TargetSpec)
def _target(walk: Walk, node: a.TargetSpec) -> bool:
    least, most = node.least, node.most
    many = f"{_shown(least)}-{_shown(most)}"
    walk.zones(node.zones)
    if node.other:
        walk.note("verb", "other")
    chosen = _chosen(node)
    walk.targets.append(f"{many}:{chosen}")
    walk.number(least, most)
    if chosen == "any" and isinstance(node.where, f.And):
        walk.into(tuple(part for part in node.where.parts if isinstance(part, f.Not)))
    if chosen != "any":
        walk.into(node.where)
        walk.into(node.players)
    return ALL_TOLD


def _shown(amount: Any) -> str:
    if isinstance(amount, int):
        return "*" if amount > 50 else str(amount)
    return "x" if isinstance(amount, v.X) else "?"


def _chosen(node: a.TargetSpec) -> str:
    kinds: set[str] = set()
    if node.where is not None:
        kinds |= _types_of(node.where)
    if node.players is not None:
        kinds.add("opponent" if isinstance(node.players, s.Opponents) else "player")
    if {"creature", "planeswalker", "player"} <= kinds and "any" not in kinds:
        return "any"
    return "/".join(sorted(kinds))


def _types_of(where: Any) -> set[str]:
    if isinstance(where, f.HasType):
        return set() if where.types == t.PERMANENT_TYPES else set(t.type_words(where.types))
    if isinstance(where, f.IsSpell):
        return {"spell"}
    if isinstance(where, f.IsAbility):
        return {"ability"}
    if isinstance(where, (f.And, f.Or)):
        return set().union(*(_types_of(part) for part in where.parts))
    return set()


@tells(a.OpeningHand, a.OpeningReveal, a.MulliganAction)
def _opening(walk: Walk, node: Any) -> None:
    walk.note("may", "may")
    if not isinstance(node, a.MulliganAction):
        walk.note("condition", "if")
        walk.zones(t.HAND)


@tells(f.CostHasX)
def _has_x(walk: Walk, node: f.CostHasX) -> None:
    walk.note("mana", "x")


@tells(f.IsPaired)
def _paired(walk: Walk, node: f.IsPaired) -> None:
    walk.note("type", "creature")
    if node.partner is None:
        walk.note("verb", "other")


@tells(s.LinkedCards)
def _linked(walk: Walk, node: s.LinkedCards) -> None:
    walk.note("zone", "exile")


@tells(e.Meld)
def _meld(walk: Walk, node: e.Meld) -> None:
    walk.note("zone", "exile")
