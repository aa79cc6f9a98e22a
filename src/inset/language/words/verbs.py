"""Verbs of the card language: instructions, the events that trigger abilities, and what is simply true."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.kernel.mana import FREE, parse
from inset.language import costs as c, effects as e, mods as m, patterns as p, statics as st
from inset.language.abilities import Body, Keyword
from inset.language.card import Token
from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Mod,
    Pattern,
    Players,
    Selection,
    Static,
)
from inset.language.words.nouns import anything, each_player, one_of, players_of, this, this_one, you

# --- costs ------------------------------------------------------------------------------------------------
tap_symbol: Final = c.TapThis()
sacrifice_this: Final = c.SacrificeThis()
discard_this: Final = c.DiscardThis()
exile_this: Final = c.ExileThis()
free: Final = c.PayMana(FREE)


def cost(*parts: str | Cost) -> Cost:
    """``cost("{1}{W}", tap_symbol)``."""
    made = tuple(c.PayMana(parse(part)) if isinstance(part, str) else part for part in parts)
    return made[0] if len(made) == 1 else c.All(made)


def pay_life(amount: Amount) -> Cost:
    return c.PayLife(amount)


def sacrificing(where: Filter, count: Amount = 1) -> Cost:
    return c.SacrificeOther(where, count)


def discarding(count: Amount = 1, where: Filter = anything) -> Cost:
    return c.DiscardCards(where, count)


def removing(kind: str, count: Amount = 1) -> Cost:
    return c.RemoveCounters(kind, count)


# --- moving -----------------------------------------------------------------------------------------------
def destroy(what: Selection) -> Effect:
    return e.Destroy(what)


def exile(what: Selection, save: int = -1, link: bool = False) -> Effect:
    return e.Move(what, t.EXILE, save=save, link=link)


def to_hand(what: Selection) -> Effect:
    return e.Move(what, t.HAND)


def to_battlefield(what: Selection, under: Players | None = None, tapped: bool = False, save: int = -1) -> Effect:
    return e.Move(what, t.BATTLEFIELD, under=under, tapped=tapped, save=save)


def to_library(what: Selection, position: int = e.TOP) -> Effect:
    return e.Move(what, t.LIBRARY, position=position)


def to_graveyard(what: Selection) -> Effect:
    return e.Move(what, t.GRAVEYARD)


def sacrifice(what: Selection = this) -> Effect:
    return e.SacrificeIt(what)


def sacrifices(who: Players, where: Filter, count: Amount = 1) -> Effect:
    return e.Sacrifice(who, where, count)


def discard(count: Amount = 1, who: Players = you, where: Filter = anything) -> Effect:
    return e.Discard(who, count, where)


def draw(count: Amount = 1, who: Players = you) -> Effect:
    return e.Draw(who, count)


def mill(count: Amount, who: Players = you) -> Effect:
    return e.Mill(who, count)


def scry(count: Amount) -> Effect:
    return e.Scry(count)


def surveil(count: Amount) -> Effect:
    return e.Surveil(count)


def search(
    where: Filter,
    to: int = t.HAND,
    *,
    most: Amount = 1,
    tapped: bool = False,
    rest_to: int = 0,
    least: Amount = 0,
) -> Effect:
    """Search your library; cards that go to the hand by a description are revealed (701.23b, 701.20)."""
    shown = t.HAND in (to, rest_to) and where != anything
    return e.Search(you, where, to, least, most, tapped=tapped, reveal=shown, rest_to=rest_to)


def counter(what: Selection, to: int = t.GRAVEYARD) -> Effect:
    return e.Counter(what, to)


# --- permanents -------------------------------------------------------------------------------------------
def tap(what: Selection) -> Effect:
    return e.Tap(what)


def untap(what: Selection) -> Effect:
    return e.Untap(what)


def put_counters(what: Selection, count: Amount = 1, kind: str = "+1/+1") -> Effect:
    return e.PutCounters(what, kind, count)


def distribute(count: Amount, among: Selection, kind: str = "+1/+1") -> Effect:
    """ "Distribute X +1/+1 counters among …" (601.2d)."""
    return e.PutCounters(among, kind, count, divided=True)


def remove_all_counters(what: Selection) -> Effect:
    return e.TakeCounters(what)


def gets(what: Selection, power: Amount, toughness: Amount, *gained: Ability, duration: int = e.THIS_TURN) -> Effect:
    """ "Gets +2/+0 and gains haste until end of turn"."""
    return e.Modify(what, (plus(power, toughness), *map(m.AddAbility, gained)), duration)


def gains(what: Selection, *gained: Ability, duration: int = e.THIS_TURN) -> Effect:
    return e.Modify(what, tuple(map(m.AddAbility, gained)), duration)


def becomes(what: Selection, *mods: Mod, duration: int = e.THIS_TURN) -> Effect:
    return e.Modify(what, mods, duration)


def stays_tapped(what: Selection) -> Effect:
    """ "It doesn't untap during its controller's next untap step"."""
    return e.Establish((st.Restrict(st.DOESNT_UNTAP, one_of(what)),), e.NEXT_UNTAP_STEP)


def fight(a: Selection, b: Selection) -> Effect:
    return e.Fight(a, b)


def create(token: Token, count: Amount = 1, who: Players = you, tapped: bool = False, save: int = -1) -> Effect:
    return e.CreateToken(token, count, who, tapped, save=save)


def create_on(token: Token, host: Selection) -> Effect:
    """A token that enters attached to something: a Role."""
    return e.CreateToken(token, attach_to=host)


def create_sized(token: Token, size: Amount, count: Amount = 1, save: int = -1) -> Effect:
    """An X/X token."""
    return e.CreateToken(token, count, save=save, power=size, toughness=size)


def create_copy(of: Selection, count: Amount = 1, *exceptions: Mod) -> Effect:
    return e.CreateCopy(of, count, exceptions)


def copy_spell(what: Selection) -> Effect:
    return e.CopySpell(what)


def prepare(what: Selection = this) -> Effect:
    return e.Designate(what)


# --- life, damage, mana -----------------------------------------------------------------------------------
def deal(amount: Amount, to: Selection | Players, source: Selection = this) -> Effect:
    if isinstance(to, Players):
        return e.DealDamage(amount, players=to, source=source)
    return e.DealDamage(amount, to, players_of(to), source)


def deal_also(amount: Amount, to: Selection, more: Amount, whom: Players) -> Effect:
    """ "4 damage to any target and 2 damage to you", at the same time."""
    return e.DealDamage(amount, to, players_of(to), also=e.DealDamage(more, players=whom))


def deal_divided(amount: Amount, among: Selection) -> Effect:
    """ "… divided as you choose among …" (601.2d)."""
    return e.DealDamage(amount, among, players_of(among), divided=True)


def prevent_next(amount: Amount, to: Selection) -> Effect:
    return e.PreventNext(amount, to, players_of(to))


def gain_life(amount: Amount, who: Players = you) -> Effect:
    return e.GainLife(who, amount)


def lose_life(amount: Amount, who: Players = you) -> Effect:
    return e.LoseLife(who, amount)


def add(mana: str, count: Amount = 1, who: Players = you) -> Effect:
    return e.AddMana(parse(mana), count=count, who=who)


def add_one_of(choices: int, count: Amount = 1) -> Effect:
    """ "Add one mana of any color": the choices are a mask of colors."""
    return e.AddMana(choices=choices, count=count)


# --- structure --------------------------------------------------------------------------------------------
def may(*effects: Effect, who: Players = you) -> Effect:
    return e.May(effects, who)


def when(condition: Condition, *effects: Effect, otherwise: tuple[Effect, ...] = ()) -> Effect:
    """ "If …, …" as an instruction."""
    return e.If(condition, effects, otherwise)


def then(*effects: Effect) -> Effect:
    """One sentence: "draw three cards, then discard a card"."""
    return e.Joined(effects, e.THEN)


def together(*effects: Effect) -> Effect:
    """One sentence: "you draw a card and you lose 1 life"."""
    return e.Joined(effects, e.AND)


def using(choice: Effect, *effects: Effect) -> Effect:
    """ "Put two cards from your hand on top of your library": the choice is said where it is used."""
    return e.Joined((choice, *effects), e.AS_ONE)


def sentences(*effects: Effect) -> Effect:
    """Sentences of one paragraph, where a paragraph of its own follows."""
    return e.Joined(effects, e.SENTENCES)


def lines(*effects: Effect) -> Effect:
    """A paragraph for each."""
    return e.Joined(effects, e.LINES)


def establish(*statics: Static, duration: int = e.THIS_TURN) -> Effect:
    return e.Establish(statics, duration)


def when_you_do(body: Body) -> Effect:
    """A reflexive ability (603.12) after something that a player may do."""
    return e.WhenYouDo(body, did=0)


def unless_pays(who: Players, price: Cost, *effects: Effect) -> Effect:
    """ "… unless they pay …"."""
    return e.PayOr(who, price, unpaid=effects)


def at_next(step: int, body: Body, whose: Players = each_player) -> Effect:
    """ "At the beginning of the next end step, …" (603.7); nobody's upkeep in particular is the next turn's."""
    return e.Later(p.BeginningOf(step, whose, next_turn=step == t.UPKEEP and whose == each_player), body)


# --- parts of continuous effects --------------------------------------------------------------------------
def plus(power: Amount, toughness: Amount) -> Mod:
    return m.ModifyPT(power, toughness)


def minus(power: Amount, toughness: Amount) -> Mod:
    return m.ModifyPT(power, toughness, -1, -1)


def has(ability: Ability) -> Mod:
    return m.AddAbility(ability)


def also(types: int = 0, *subtypes: str) -> Mod:
    """In addition to its other types."""
    return m.AddTypes(types, subtypes)


def base(power: Amount | None, toughness: Amount | None) -> Mod:
    return m.SetPT(power, toughness)


# --- events -----------------------------------------------------------------------------------------------
def enters(where: Filter = this_one, batch: bool = False) -> Pattern:
    return p.Moves(where, destination=t.BATTLEFIELD, batch=batch)


def dies(where: Filter = this_one, batch: bool = False) -> Pattern:
    return p.Moves(where, t.BATTLEFIELD, t.GRAVEYARD, batch)


def leaves(where: Filter = this_one) -> Pattern:
    return p.Moves(where, t.BATTLEFIELD)


def attacks(where: Filter = this_one) -> Pattern:
    return p.Attacks(where)


def blocks(where: Filter = this_one) -> Pattern:
    return p.Blocks(where)


def casts(who: Players, where: Filter = anything, nth: int = 0) -> Pattern:
    return p.Casts(who, where, nth)


def becomes_target(where: Filter, of: Filter = anything) -> Pattern:
    return p.BecomesTarget(where, of)


def deals_combat_damage(source: Filter = this_one, to: Players = each_player, batch: bool = False) -> Pattern:
    """To a player; ``batch``: "one or more …"."""
    return p.DealsDamage(source, to_players=to, combat=True, batch=batch)


def gains_life(who: Players) -> Pattern:
    return p.GainsLife(who)


def draws(who: Players, nth: int = 0) -> Pattern:
    return p.DrawsCard(who, nth)


def either(*parts: Pattern) -> Pattern:
    return p.Either(parts)


# --- what is simply true ----------------------------------------------------------------------------------
def have(where: Filter, *mods: Mod) -> Static:
    """Permanents that pass have these modifications."""
    return st.Continuous(where, mods)


def cant_block(where: Filter = this_one) -> Static:
    return st.Restrict(st.CANT_BLOCK, where)


def cant_attack(where: Filter = this_one) -> Static:
    return st.Restrict(st.CANT_ATTACK, where)


def cant_be_blocked(where: Filter = this_one, by: Filter = anything) -> Static:
    return st.Restrict(st.CANT_BE_BLOCKED, where, by)


def blocks_only(whom: Filter, where: Filter = this_one) -> Static:
    return st.Restrict(st.CAN_BLOCK_ONLY, where, whom)


def doesnt_untap(where: Filter = this_one) -> Static:
    return st.Restrict(st.DOESNT_UNTAP, where)


def enters_tapped(where: Filter = this_one, unless: Condition | None = None) -> Static:
    return st.EntersTapped(where, unless)


def enters_with(count: Amount, kind: str = "+1/+1", where: Filter = this_one) -> Static:
    return st.EntersWithCounters(where, kind, count)


def enters_as_copy(of: Filter, *exceptions: Mod, own_size: bool = False) -> Static:
    return st.EntersAsCopy(this_one, of, exceptions, own_size=own_size)


def enters_prepared() -> Static:
    return st.EntersDesignated(this_one)


def as_enters(*effects: Effect) -> Static:
    return st.AsEnters(this_one, effects)


def choose_name(where: Filter = anything) -> Effect:
    return e.ChooseWord(e.NAME, where)


def as_though_flash(where: Filter) -> Static:
    return st.AsThoughFlash(you, where)


def cost_more(where: Filter, amount: Amount, who: Players = each_player) -> Static:
    return st.CostChange(where, amount, who, sign=1)


def cost_less(where: Filter, amount: Amount, who: Players = you) -> Static:
    return st.CostChange(where, amount, who, sign=-1)


def choose_keyword(what: Selection, *keywords: Keyword) -> Effect:
    return e.ChooseKeyword(what, tuple(k.keyword for k in keywords))
