"""Nouns of the card language: who and what a card refers to, how it is described, how much, and when.

Filters are in the plural (``creatures & you_control``), selections in the singular (``this``, ``it``).
"""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import card as frames, filters as f, selections as s, values as v
from inset.language.abilities import NO_RULE, SINGLE_GRAVEYARD, Keyword, TargetSpec
from inset.language.conditions import AllOf, AnyOf, Compare, Did, Exists, Happened, Matches, PlayerIs, TurnOf, Unless
from inset.language.node import Amount, Condition, Filter, Pattern, Players, Selection, Value

# --- players ----------------------------------------------------------------------------------------------
you: Final = s.You()
each_opponent: Final = s.Opponents()
each_player: Final = s.AllPlayers()
a_player: Final = s.AllPlayers()
an_opponent: Final = s.Opponents()
that_player: Final = s.EventPlayer()
they: Final = s.ThatOne()


def controller_of(what: Selection) -> Players:
    return s.ControllerOf(what)


def owner_of(what: Selection) -> Players:
    return s.OwnerOf(what)


# --- objects by their role --------------------------------------------------------------------------------
this: Final = s.This()
it: Final = s.EventObject()
that_spell: Final = s.EventObject()
that_creature: Final = s.EventObject()
the_other: Final = s.EventOther()
host: Final = s.Host()
that_one: Final = s.ThatThing()
linked_cards: Final = s.LinkedCards()
the_target: Final = s.Target(0)
second_target: Final = s.Target(1)
the_target_player: Final = s.TargetPlayers(0)


def saved(slot: int = 0) -> Selection:
    return s.Saved(slot)


def each(where: Filter, zone: int = t.BATTLEFIELD, of: Players | None = None) -> Selection:
    return s.Each(where, zone, of)


def top_cards(count: Amount = 1, of: Players = you) -> Selection:
    return s.TopOfLibrary(of, count)


# --- descriptions -----------------------------------------------------------------------------------------
anything: Final = f.Anything()
permanents: Final = f.Anything()
cards: Final = f.Anything()
artifacts: Final = f.HasType(t.ARTIFACT)
battles: Final = f.HasType(t.BATTLE)
creatures: Final = f.HasType(t.CREATURE)
enchantments: Final = f.HasType(t.ENCHANTMENT)
instants: Final = f.HasType(t.INSTANT)
lands: Final = f.HasType(t.LAND)
planeswalkers: Final = f.HasType(t.PLANESWALKER)
sorceries: Final = f.HasType(t.SORCERY)
permanent_cards: Final = f.HasType(t.PERMANENT_TYPES)
spells: Final = f.IsSpell()
spell_or_permanent: Final = f.Or((f.IsSpell(), f.IsIn(t.BATTLEFIELD)))
basic: Final = f.HasSupertype(t.BASIC)
legendaries: Final = f.HasSupertype(t.LEGENDARY)
white: Final = f.HasColor(t.WHITE)
blue: Final = f.HasColor(t.BLUE)
black: Final = f.HasColor(t.BLACK)
red: Final = f.HasColor(t.RED)
green: Final = f.HasColor(t.GREEN)
colorless: Final = f.HasColor(0)
multicolored: Final = f.ColorCount(f.GE, 2)
tokens: Final = f.IsToken()
nontoken: Final = f.Not(f.IsToken())
face_down: Final = f.IsFaceDown()
foretold: Final = f.IsForetold()
tapped: Final = f.IsTapped()
untapped: Final = f.Not(f.IsTapped())
modified: Final = f.IsModified()
attacking: Final = f.IsAttacking()
blocking: Final = f.IsBlocking()
this_one: Final = f.IsThis()
other: Final = f.Not(f.IsThis())
you_control: Final = f.ControlledBy(you)
they_control: Final = f.ControlledBy(s.ThatOne())
you_dont_control: Final = f.Not(f.ControlledBy(you))
opponents_control: Final = f.ControlledBy(each_opponent)
you_own: Final = f.OwnedBy(you)
your: Final = f.OwnedBy(you)  # "from your graveyard"
opponents_own: Final = f.OwnedBy(each_opponent)
with_chosen_name: Final = f.ChosenName()
of_chosen_type: Final = f.OfChosenType()
of_chosen_color: Final = f.OfChosenColor()
with_adventure: Final = f.HasAlternative(frames.ADVENTURE)
with_omen: Final = f.HasAlternative(frames.OMEN)
cast_by_you: Final = f.WasCastBy(you)
enchanted_or_equipped: Final = f.IsOneOf(host)


def subtype(*names: str) -> Filter:
    """``subtype("Dragon")``; with several names, any of them."""
    return f.HasSubtype(names)


def named(name: str) -> Filter:
    return f.HasName(name)


def having(keyword: Keyword) -> Filter:
    """``having(flying)``; without it: ``~having(flying)``."""
    return f.HasKeyword(keyword.keyword)


def power_at_least(n: Amount) -> Filter:
    return f.StatIs(v.POWER, f.GE, n)


def power_at_most(n: Amount) -> Filter:
    return f.StatIs(v.POWER, f.LE, n)


def toughness_at_least(n: Amount) -> Filter:
    return f.StatIs(v.TOUGHNESS, f.GE, n)


def toughness_at_most(n: Amount) -> Filter:
    return f.StatIs(v.TOUGHNESS, f.LE, n)


def mana_value_at_least(n: Amount) -> Filter:
    return f.StatIs(v.MANA_VALUE, f.GE, n)


def mana_value_at_most(n: Amount) -> Filter:
    return f.StatIs(v.MANA_VALUE, f.LE, n)


def mana_value_of(n: Amount) -> Filter:
    return f.StatIs(v.MANA_VALUE, f.EQ, n)


def sized(power: int, toughness: int) -> Filter:
    """ "A 1/1 creature"."""
    return f.And((f.StatIs(v.POWER, f.EQ, power), f.StatIs(v.TOUGHNESS, f.EQ, toughness)))


def with_counter(kind: str = "", least: int = 1) -> Filter:
    return f.HasCounter(kind, least)


def controlled_by(who: Players) -> Filter:
    return f.ControlledBy(who)


def owned_by(who: Players) -> Filter:
    return f.OwnedBy(who)


def one_of(what: Selection) -> Filter:
    return f.IsOneOf(what)


def targeting(where: Filter) -> Filter:
    return f.TargetsSome(where)


def cast_from(*zones: int) -> Filter:
    return f.WasCastFrom(sum(zones))


cast_from_a_graveyard: Final = f.WasCastFrom(t.GRAVEYARD, True)


def that_did(what: Pattern) -> Filter:
    """ "That was dealt damage this turn"."""
    return f.DidThisTurn(what)


# --- targets ----------------------------------------------------------------------------------------------
class Aim(Selection):
    """A target where it is first named. ``body`` numbers the slots; no finished card holds one.

    The same ``Aim`` used twice is one target; two of them are two, however alike.
    """

    __slots__ = ("spec",)

    def __init__(self, spec: TargetSpec) -> None:
        self.spec = spec


class AimAtPlayer(Players):
    """The players' side of an ``Aim``."""

    __slots__ = ("aim",)

    def __init__(self, aim: Aim) -> None:
        self.aim = aim


def target(
    where: Filter, count: Amount = 1, *, zone: int = t.BATTLEFIELD, least: Amount = -1, group: int = NO_RULE,
    besides: bool = False,
) -> Selection:  # fmt: skip
    """``target(creatures & opponents_control)``; spells are sought on the stack. ``besides``: other than the targets
    named before ("another target creature")."""
    zones = t.STACK if zone == t.BATTLEFIELD and _on_stack(where) else zone
    lowest = count if least == -1 else least
    return Aim(TargetSpec(where, zones, None, lowest, count, besides, group))


ANY_NUMBER: Final = v.ANY_NUMBER  # "any number of target creatures"


def up_to(count: Amount, where: Filter, *, zone: int = t.BATTLEFIELD, group: int = NO_RULE) -> Selection:
    return target(where, count, zone=zone, least=0, group=group)


def from_one_graveyard(count: Amount, where: Filter) -> Selection:
    return up_to(count, where, zone=t.GRAVEYARD, group=SINGLE_GRAVEYARD)


def in_graveyard(where: Filter, count: Amount = 1) -> Selection:
    """A target card in a graveyard; ``& your`` for yours."""
    return target(where, count, zone=t.GRAVEYARD)


def any_target(count: Amount = 1, least: Amount = -1, other: bool = False, but: Filter | None = None) -> Selection:
    """115.4: a creature, player, planeswalker or battle; ``but``: and no permanent that passes."""
    where: Filter = f.HasType(t.CREATURE | t.PLANESWALKER | t.BATTLE)
    if but is not None:
        where = f.And((where, f.Not(but)))
    lowest = count if least == -1 else least
    return Aim(TargetSpec(where, t.BATTLEFIELD, each_player, lowest, count, other=other))


def target_player(who: Players = each_player, count: Amount = 1, *, least: Amount = -1) -> Players:
    return AimAtPlayer(Aim(TargetSpec(None, 0, who, count if least == -1 else least, count)))


def target_opponent() -> Players:
    return target_player(each_opponent)


def target_player_or(where: Filter, who: Players = each_player) -> Selection:
    return Aim(TargetSpec(where, t.BATTLEFIELD, who))


def players_of(aim: Selection) -> Players | None:
    """The players among the targets that an ``any_target`` chose."""
    if isinstance(aim, Aim):
        return AimAtPlayer(aim) if aim.spec.players is not None else None
    return s.TargetPlayers(aim.slot) if isinstance(aim, s.Target) else None


def _on_stack(where: Filter) -> bool:
    if isinstance(where, (f.And, f.Or)):
        return any(_on_stack(part) for part in where.parts)
    return isinstance(where, (f.IsSpell, f.IsAbility))


# --- numbers ----------------------------------------------------------------------------------------------
x: Final = v.X()
that_much: Final = v.EventAmount()


def number_of(where: Filter, zone: int = t.BATTLEFIELD, of: Players | None = None) -> Value:
    return v.Count(s.Each(where, zone, of))


def power_of(what: Selection) -> Value:
    return v.Stat(v.POWER, what)


def toughness_of(what: Selection) -> Value:
    return v.Stat(v.TOUGHNESS, what)


def mana_value(what: Selection) -> Value:
    return v.Stat(v.MANA_VALUE, what)


def times(factor: int, of: Amount) -> Value:
    return v.Times(factor, of)


def counters_on(what: Selection, kind: str = "") -> Value:
    return v.CountersOn(kind, what)


# --- conditions -------------------------------------------------------------------------------------------
your_turn: Final = TurnOf(you)
if_you_do: Final = Did(0)
you_cast_it: Final = Matches(this, cast_by_you)


def you_have(where: Filter, least: Amount = 1) -> Condition:
    """ "If you control …"."""
    return Exists(s.Each(f.conjunction(where, you_control)), least)


def there_are(what: Selection, least: Amount = 1) -> Condition:
    return Exists(what, least)


def unless(condition: Condition) -> Condition:
    return Unless(condition)


def is_a(what: Selection, where: Filter) -> Condition:
    return Matches(what, where)


def happened(what: Pattern, least: Amount = 1) -> Condition:
    """Something happened this turn."""
    return Happened(what, least)


def all_of(*parts: Condition) -> Condition:
    return AllOf(parts)


def any_of(*parts: Condition) -> Condition:
    return AnyOf(parts)


def some_player(who: Players, condition: Condition) -> Condition:
    """ "An opponent has …": in the condition it is ``they`` who have."""
    return PlayerIs(who, s.PlayersWhere(who, condition))


def more(a: Amount, b: Amount) -> Condition:
    return Compare(a, f.GT, b)


def at_most(a: Amount, b: Amount) -> Condition:
    return Compare(a, f.LE, b)


def at_least(a: Amount, b: Amount) -> Condition:
    return Compare(a, f.GE, b)
