"""Legendary creatures from A to G that rules questions are asked about."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import GUENHWYVAR
from inset.kernel.types import ARTIFACT, END, EXILE, GRAVEYARD, HAND, LIBRARY
from inset.language.abilities import Keyword, OwnCost
from inset.language.card import Card
from inset.language.conditions import EventMatches, TurnOf
from inset.language.costs import PayManaOf
from inset.language.effects import (
    FOREVER,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    ControlTurn,
    CreateCopy,
    ExileOnResolution,
    GainSuspend,
    Permit,
    Remember,
)
from inset.language.filters import GT, BecameThis, CostHasX, StatIs
from inset.language.keywords import PLOT
from inset.language.patterns import PlayerAttacks, While
from inset.language.selections import PlayersAttacked
from inset.language.statics import LOOK_AT_TOP, CantCast, Continuous, MayPlay, PlayerRule
from inset.language.values import MANA_VALUE, POWER, CardTypesAmong, CountPlayers, Greatest, Minus
from inset.language.words.kinds import (
    activated,
    affinity,
    body,
    creature,
    double_strike,
    flying,
    haste,
    legendary,
    protection,
    trample,
    vigilance,
    ward,
    when_cast,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_of,
    artifacts,
    cards,
    cast_by_you,
    cast_from,
    creatures,
    each,
    each_opponent,
    each_player,
    if_you_do,
    in_graveyard,
    instants,
    is_a,
    it,
    lands,
    mana_value_at_least,
    nontoken,
    one_of,
    power_of,
    saved,
    sorceries,
    spells,
    subtype,
    target_opponent,
    targeting,
    that_one,
    this,
    top_cards,
    unless,
    you,
    you_control,
    your,
    your_turn,
)
from inset.language.words.verbs import (
    also,
    at_next,
    attacks,
    casts,
    copy_spell,
    cost,
    cost_less,
    create,
    dies,
    discarding,
    draw,
    enters,
    establish,
    exile,
    gains,
    gets,
    has,
    may,
    mill,
    put_counters,
    sacrifice,
    tap_symbol,
    to_hand,
    when,
)

ATTACKED: Final = CountPlayers(PlayersAttacked())

CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Alania, Divergent Storm", "{3}{U}{R}", "Otter Wizard", 3, 5,
        whenever(
            casts(you, spells), may(draw(1, target_opponent())), when(if_you_do, copy_spell(it)),
            only_if=any_of(
                EventMatches(casts(you, instants & spells, nth=1)),
                EventMatches(casts(you, sorceries & spells, nth=1)),
                EventMatches(casts(you, subtype("Otter") & spells & ~BecameThis(), nth=1)),
            ),
        ),
    )),
    legendary(creature(
        "Chainer, Nightmare Adept", "{2}{B}{R}", "Human Minion", 3, 2,
        activated(discarding(), establish(MayPlay(you, GRAVEYARD, spell=creatures, limit=1)), limit=1),
        whenever(
            enters(nontoken & creatures & you_control), gains(it, haste, duration=UNTIL_YOUR_NEXT_TURN),
            only_if=unless(is_a(it, cast_by_you & cast_from(HAND))),
        ),
    )),
    legendary(creature(
        "Commander Liara Portyr", "{3}{R}{W}", "Human Soldier", 5, 3,
        whenever(
            PlayerAttacks(you), establish(cost_less(spells & cast_from(EXILE), ATTACKED)),
            exile(top_cards(ATTACKED), save=0), Permit(saved(0), THIS_TURN, lands=False),
        ),
    )),
    legendary(creature(
        "Drizzt Do'Urden", "{3}{G}{W}", "Elf Ranger", 3, 3, double_strike, when_enters(create(GUENHWYVAR)),
        whenever(
            dies(creatures), put_counters(this, Minus(power_of(it), power_of(this))),
            only_if=is_a(it, StatIs(POWER, GT, power_of(this))),
        ),
    )),
    legendary(creature(
        "Edgar, Master Machinist", "{2}{R}{W}", "Human Artificer Noble", 2, 4,
        MayPlay(you, GRAVEYARD, spell=artifacts, limit=1, condition=your_turn, enters_tapped=True),
        whenever(attacks(), gets(this, Greatest(MANA_VALUE, each(artifacts & you_control)), 0), name="Tools"),
    )),
    legendary(creature(
        "Emrakul, the Promised End", "{13}", "Eldrazi", 13, 13,
        OwnCost(CardTypesAmong(each(cards, GRAVEYARD, you))),
        when_cast(ControlTurn(target_opponent(), extra_turn=True)), flying, trample, protection(instants),
    )),
    legendary(creature(
        "Emry, Lurker of the Loch", "{2}{U}", "Merfolk Wizard", 1, 2, affinity(artifacts),
        when_enters(mill(4)),
        activated(
            tap_symbol, Remember(0, in_graveyard(artifacts & your)), Permit(saved(0), THIS_TURN, lands=False)
        ),
    )),
    legendary(creature(
        "Fblthp, Lost on the Range", "{1}{U}{U}", "Homunculus", 1, 1, ward("{2}"),
        PlayerRule(LOOK_AT_TOP, you),
        Continuous(one_of(top_cards()), (has(Keyword(PLOT, PayManaOf(this))),), LIBRARY),
        MayPlay(you, LIBRARY, card=~lands, top_only=True, plot_only=True),
    )),
    legendary(creature(
        "Feather, the Redeemed", "{R}{W}{W}", "Angel", 3, 4, flying,
        whenever(
            casts(you, (instants | sorceries) & spells & targeting(creatures & you_control)),
            ExileOnResolution(it, then=(at_next(END, body(to_hand(that_one))),)),
        ),
    )),
    legendary(creature(
        "Feldon of the Third Path", "{1}{R}{R}", "Human Artificer", 2, 3,
        activated(
            cost("{2}{R}", tap_symbol),
            CreateCopy(in_graveyard(creatures & your), exceptions=(also(ARTIFACT),), save=0),
            gains(saved(0), haste, duration=FOREVER), at_next(END, body(sacrifice(saved(0)))),
        ),
    )),
    legendary(creature(
        "Gaddock Teeg", "{G}{W}", "Kithkin Advisor", 2, 2,
        CantCast(each_player, ~creatures & spells & mana_value_at_least(4)),
        CantCast(each_player, ~creatures & spells & CostHasX()),
    )),
    legendary(creature(
        "Gandalf of the Secret Fire", "{1}{U}{R}{W}", "Avatar Wizard", 3, 4,
        whenever(
            While(casts(you, (instants | sorceries) & spells & cast_from(HAND)), TurnOf(each_opponent)),
            ExileOnResolution(it, (("time", 3),), (GainSuspend(that_one),)),
        ),
    )),
    legendary(creature(
        "Gorion, Wise Mentor", "{G}{W}{U}", "Human Wizard", 3, 4, vigilance,
        whenever(casts(you, subtype("Adventure") & spells), may(copy_spell(it))),
    )),
)  # fmt: skip
