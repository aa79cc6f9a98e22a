"""Facts in instructions and costs that aren't about zones, counters, tokens or choices."""

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
from inset.language.conditions import AllOf, Always
from inset.language.effects.structure import OPPONENT
from inset.language.keywords import FLYING, KEYWORD_WORD, LANDWALK
from inset.oracle.facts.walk import ALL_TOLD, WHO, Walk, inner, tells
from inset.oracle.spoken import LevelLine, PrototypeLine, Size


@tells(e.DealDamage)
def _damage(walk: Walk, node: e.DealDamage) -> None:
    walk.amount("damage", node.amount)
    if node.divided:
        walk.note("divided", "divided")
    if node.sure:
        walk.note("verb", "can't")


@tells(e.EachDealsDamage)
def _damage_of_each(walk: Walk, node: e.EachDealsDamage) -> None:
    walk.amount("damage", node.amount)


@tells(e.GainLife, e.LoseLife, c.PayLife)
def _life(walk: Walk, node: Any) -> None:
    walk.amount("life", node.amount)


@tells(c.OthersGainLife)
def _others_gain(walk: Walk, node: c.OthersGainLife) -> None:
    walk.amount("life", node.amount)
    walk.note("player", "opponent")
    walk.note("doer", "gain:opponents" if node.each else "gain:you")  # "you may have an opponent gain"


@tells(e.Clash)
def _clash(walk: Walk, node: e.Clash) -> None:
    walk.note("player", "opponent")


@tells(v.Kept)
@tells(v.Convokers)
def _devoured(walk: Walk, node: v.Kept | v.Convokers) -> None:
    walk.note("type", "creature")


@tells(p.Deed)
def _deed(walk: Walk, node: p.Deed) -> None:
    if node.which in (p.EXPLOITS, p.ENLISTS, p.CHOOSES_BEARER) or (
        node.which == p.TEMPTED and node.where != f.Anything()
    ):
        walk.note("type", "creature")
    if node.which == p.CREWING:
        walk.note("subtype", "Vehicle")
    if node.which == p.SEARCHES:
        walk.note("zone", "library")


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


@tells(e.ChangeTargets)
def _change_targets(walk: Walk, node: e.ChangeTargets) -> None:
    if node.how == e.ANY_TARGETS:
        walk.note("may", "may")


@tells(e.AddMana)
def _add(walk: Walk, node: e.AddMana) -> None:
    if 0 < node.choices < t.ALL_COLORS:
        walk.note("mana", *(t.COLOR_LETTER[bit].lower() for bit in t.MANA_TYPES if node.choices & bit))
    if node.use is not None and node.use.others:
        walk.note("verb", "can't")
    if node.lasting == e.UNTIL_TURN_ENDS:
        walk.note("duration", "turn")


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


@tells(v.Evenly)
def _evenly(walk: Walk, node: v.Evenly) -> bool | None:
    if isinstance(node.of, v.Plus) and isinstance(node.of.a, v.LifeTotal):  # "a third of their life, rounded up"
        walk.number(node.by)
        return ALL_TOLD
    walk.note("divided", "divided")
    return None


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


@tells(e.Counter)
def _counter(walk: Walk, node: e.Counter) -> None:
    if node.to != t.GRAVEYARD:
        walk.zones(node.to)


@tells(e.PhaseOut)
def _phase_out(walk: Walk, node: e.PhaseOut) -> None:
    if node.until_leaves:
        walk.note("duration", "while it remains")


@tells(e.GainSuspend)
def _gain_suspend(walk: Walk, node: e.GainSuspend) -> None:
    walk.note("condition", "if")
    walk.note("keyword", "suspend")


@tells(st.BlocksAsThough)
def _blocks_as_though(walk: Walk, node: st.BlocksAsThough) -> None:
    if node.keyword == LANDWALK:
        walk.note("keyword", "landwalk")
    if node.keyword != FLYING:
        walk.note("type", "creature")
    if node.land:
        walk.note("subtype", node.land)


@tells(st.CrewsAsThough)
def _crews(walk: Walk, node: st.CrewsAsThough) -> None:
    for bit, name in ((st.SADDLES, "Mount"), (st.CREWS, "Vehicle")):
        if node.deeds & bit:
            walk.note("subtype", name)


@tells(st.CantPlayLands)
def _no_lands(walk: Walk, node: st.CantPlayLands) -> None:
    walk.note("type", "land")


@tells(e.RollDie)
def _roll(walk: Walk, node: e.RollDie) -> bool:
    walk.into(node.plus)
    for _, _, effects in node.rows:
        walk.into(effects)
    return ALL_TOLD


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


@tells(st.PreventDamage, st.RedirectDamage, st.DamageChanged, st.DamageCantBePrevented)
def _damage_elsewhere(walk: Walk, node: Any) -> None:
    if node.combat:
        walk.note("verb", "combat damage")


_TEXT_WORDS: Final = {
    e.COLOR: (), e.SOME_COLORS: (),
    e.CREATURE_TYPE: (("type", "creature"),), e.BASIC_LAND_TYPE: (("type", "land"), ("supertype", "basic")),
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


@tells(e.Modify)
def _modify(walk: Walk, node: e.Modify) -> bool | None:
    lasting(walk, node)
    if node.condition == Always():
        return None
    walk.note("duration", "while it remains")  # 611.2b: "for as long as you control this"
    for part in node.condition.parts if isinstance(node.condition, AllOf) else (node.condition,):
        walk.into(tuple(getattr(part, name) for name in inner(type(part))))
    walk.into((node.what, node.mods))
    return ALL_TOLD


@tells(e.Establish)
def _establish(walk: Walk, node: e.Establish) -> bool | None:
    lasting(walk, node)
    if node.condition == Always():
        return None
    walk.note("duration", "while it remains")
    walk.into(tuple(getattr(node.condition, name) for name in inner(type(node.condition))))
    walk.into(node.statics)
    return ALL_TOLD


@tells(e.BecomeCopy)
def lasting(walk: Walk, node: Any) -> None:
    word = _DURATION.get(node.duration)
    if word:
        walk.note("duration", word)


_DURATION: Final = {
    e.THIS_TURN: "turn", e.UNTIL_YOUR_NEXT_TURN: "your next turn", e.UNTIL_END_OF_YOUR_NEXT_TURN: "end of your next turn",
    e.END_OF_COMBAT: "combat", e.WHILE_THIS_REMAINS: "while it remains", e.NEXT_UNTAP_STEP: "untap step",
    e.THEIR_NEXT_UNTAP_STEP: "untap step", e.YOUR_NEXT_UNTAP_STEP: "untap step",
    e.NEXT_COMBAT: "combat", e.THAT_COMBAT: "combat",
    e.WHILE_EXILED: "while exiled", e.UNTIL_YOUR_NEXT_END_STEP: "your next end step",
}  # fmt: skip


@tells(e.ChooseProtection)
def _choose_protection(walk: Walk, node: e.ChooseProtection) -> None:
    walk.note("keyword", "protection")
    lasting(walk, node)


@tells(e.BecomeChosen)
def _become_chosen(walk: Walk, node: e.BecomeChosen) -> None:
    if node.kind == e.BASIC_LAND_TYPE:
        walk.note("supertype", "basic")  # the word
    lasting(walk, node)


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
    who = node.who.who if isinstance(node.who, s.PlayersWhere) else node.who
    outer, walk.each = walk.each, WHO[type(who)]
    walk.into(node.who)
    walk.into(node.effects)
    walk.each = outer
    return ALL_TOLD


@tells(e.ForEach)
def _each_thing(walk: Walk, node: e.ForEach) -> bool:
    """A number of cards for each of them is not a number of cards."""
    drawn = set(walk.found.get("draw", ()))
    walk.into((node.what, *node.effects))
    if "draw" in walk.found:
        walk.found["draw"] = drawn
    return ALL_TOLD


@tells(st.DrawsChanged)
def _draws(walk: Walk, node: st.DrawsChanged) -> None:
    walk.note("doer", f"draw:{WHO[type(node.who)]}")


@tells(e.ChooseWord)
def _choose_word(walk: Walk, node: e.ChooseWord) -> None:
    if node.kind == OPPONENT:
        walk.note("player", "opponent")
    if node.at_random:
        walk.note("random", "random")
    if node.never:
        walk.note("color", node.never)
        walk.note("verb", "other")


@tells(
    st.ManaMultiplied, st.TriggersAgain, st.CountersChanged, st.LifeGainChanged, st.TokensMultiplied, st.TokensInstead,
    st.DrawInstead,
)  # fmt: skip
def _if_it_would(walk: Walk, node: Any) -> None:
    walk.note("condition", "if")
    if isinstance(node, st.CountersChanged) and node.kind:
        walk.note("counter", node.kind)
    if isinstance(node, (st.TokensMultiplied, st.TokensInstead)):
        walk.note("verb", "create")
    if isinstance(node, st.LifeGainChanged):
        walk.note("doer", f"gain:{WHO[type(node.who)]}")


@tells(e.Multiply)
def _multiply(walk: Walk, node: e.Multiply) -> bool:
    walk.number(node.factor)
    lasting(walk, node)
    walk.into(node.what)
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


@tells(f.CostHasX)
def _has_x(walk: Walk, node: f.CostHasX) -> None:
    walk.note("mana", "x")


@tells(f.IsPaired)
def _paired(walk: Walk, node: f.IsPaired) -> None:
    walk.note("type", "creature")
    if node.partner is None:
        walk.note("verb", "other")


@tells(e.Meld)
def _meld(walk: Walk, node: e.Meld) -> None:
    walk.note("zone", "exile")
