"""Class cards (716), Case cards (719) and flip cards (710)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BLUE, END, GREEN, HAND, RED, UPKEEP
from inset.language.abilities import ClassLevel, StaticAbility, ToSolve, WhileSolved
from inset.language.card import Card
from inset.language.conditions import Compare
from inset.language.costs import PayMana
from inset.language.effects import DiscardHand, Mark, Remember
from inset.language.filters import EQ, FLIPPED, LEVELS
from inset.language.node import Ability, Condition, Effect, Static
from inset.language.patterns import BecomesMarked, PlayerAttacks, StateIs
from inset.language.statics import LifeGainChanged
from inset.language.values import Count
from inset.language.words.kinds import (
    Part,
    activated,
    at_beginning,
    creature,
    creature_token,
    enchantment,
    flipping,
    flying,
    legendary,
    prowess,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    attacking,
    cards,
    creatures,
    each,
    each_player,
    happened,
    having,
    in_graveyard,
    instants,
    is_a,
    power_at_least,
    power_of,
    saved,
    sorceries,
    spells,
    target,
    that_player,
    this,
    this_one,
    toughness_of,
    you,
    you_control,
    you_dont_control,
    you_have,
    your,
)
from inset.language.words.verbs import (
    attacks,
    casts,
    cost,
    cost_less,
    create,
    deal,
    dies,
    discard,
    draw,
    gain_life,
    gains_life,
    gets,
    has,
    have,
    plus,
    put_counters,
    sacrifices,
    sacrificing,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    when,
)

OTTER: Final = creature_token("Otter", 1, 1, BLUE | RED, prowess)
SNAKE: Final = creature_token("Snake", 1, 1, GREEN)
IN_HAND: Final = Count(each(cards, HAND, you))
MINE: Final = target(creatures & you_control)
THEIRS: Final = target(creatures & you_dont_control)
FLIP_THIS: Final = Mark(this, FLIPPED)


def class_card(name: str, price: str, *parts: Part) -> Card:
    return enchantment(name, price, *parts, subtypes="Class")


def level(number: int, price: str, *abilities: Ability) -> Part:
    """716.2a: a class level bar and its section."""
    made = cost(price)
    assert isinstance(made, PayMana)
    return ClassLevel(made, number, abilities)


def becomes_level(number: int, *effects: Effect) -> Ability:
    return whenever(BecomesMarked(this_one, LEVELS[number]), *effects)


def case(name: str, price: str, first: Part, condition: Condition, then_on: Ability | Static) -> Card:
    """719.3: what it has from the start, what solves it, and what it has then."""
    last = StaticAbility((then_on,)) if isinstance(then_on, Static) else then_on
    return enchantment(name, price, first, ToSolve(condition), WhileSolved(last), subtypes="Case")


CARDS: Final[list[Card]] = [
    class_card(
        "Cleric Class", "{W}", LifeGainChanged(you, plus=1),
        level(2, "{3}{W}", whenever(gains_life(you), put_counters(target(creatures & you_control)))),
        level(3, "{4}{W}", becomes_level(
            3, to_battlefield(in_graveyard(creatures & your), save=0), gain_life(toughness_of(saved(0))),
        )),
    ),
    class_card(
        "Stormchaser's Talent", "{U}", when_enters(create(OTTER)),
        level(2, "{3}{U}", becomes_level(2, to_hand(in_graveyard((instants | sorceries) & your)))),
        level(3, "{5}{U}", whenever(casts(you, (instants | sorceries) & spells), create(OTTER))),
    ),
    class_card(
        "Hunter's Talent", "{1}{G}",
        when_enters(deal(power_of(MINE), target(creatures & you_dont_control), source=MINE)),
        level(2, "{1}{G}", whenever(PlayerAttacks(you), gets(target(attacking & creatures), 1, 0, trample))),
        level(3, "{3}{G}", at_beginning(END, draw(1), only_if=you_have(creatures & power_at_least(4)))),
    ),
    case(
        "Case of the Gateway Express", "{1}{W}",
        when_enters(Remember(-1, THEIRS), deal(1, THEIRS, source=each(creatures & you_control))),
        happened(attacks(creatures), 3), have(creatures & you_control, plus(1, 0)),
    ),
    case(
        "Case of the Ransacked Lab", "{2}{U}", cost_less((instants | sorceries) & spells, 1),
        happened(casts(you, (instants | sorceries) & spells), 4),
        whenever(casts(you, (instants | sorceries) & spells), draw(1)),
    ),
    case(
        "Case of the Crimson Pulse", "{2}{R}", when_enters(then(discard(1), draw(2))),
        Compare(IN_HAND, EQ, 0), at_beginning(UPKEEP, then(DiscardHand(you), draw(2))),
    ),
    flipping(
        creature(
            "Orochi Eggwatcher", "{2}{G}", "Snake Shaman", 1, 1,
            activated(cost("{2}{G}", tap_symbol), create(SNAKE), when(you_have(creatures, 10), FLIP_THIS)),
        ),
        legendary(creature(
            "Shidako, Broodmistress", None, "Snake Shaman", 3, 3,
            activated(cost("{G}", sacrificing(creatures)), gets(target(creatures), 3, 3)),
        )),
    ),
    flipping(
        creature("Student of Elements", "{1}{U}", "Human Wizard", 1, 1,
                 whenever(StateIs(is_a(this, having(flying))), FLIP_THIS)),
        legendary(creature("Tobita, Master of Winds", None, "Human Wizard", 3, 3,
                           have(creatures & you_control, has(flying)))),
    ),
    flipping(
        legendary(creature(
            "Kuon, Ogre Ascendant", "{B}{B}{B}", "Ogre Monk", 2, 4,
            at_beginning(END, FLIP_THIS, of=each_player, only_if=happened(dies(creatures), 3)),
        )),
        legendary(enchantment(
            "Kuon's Essence", None, at_beginning(UPKEEP, sacrifices(that_player, creatures), of=each_player),
        )),
    ),
]  # fmt: skip
