"""Creatures from A to G that rules questions are asked about: those with the longer texts."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD, BEGIN_COMBAT, EXILE, GRAVEYARD, HAND, LIBRARY
from inset.language.abilities import ONE_PER_PLAYER
from inset.language.card import Card
from inset.language.conditions import Exists
from inset.language.costs import PayCounters, PayManaOf
from inset.language.effects import (
    THIS_TURN,
    BecomePlotted,
    CastNow,
    Choose,
    ForEachPlayer,
    GiveCounters,
    Permit,
    RevealUntil,
)
from inset.language.filters import HasKeyword, SharesTypeWith
from inset.language.keywords import FORETELL
from inset.language.patterns import Foretells, Mutates
from inset.language.statics import (
    LOOK_AT_TOP,
    SPEND_SNOW_AS_ANY_COLOR,
    Continuous,
    EntersAsCopy,
    MayPlay,
    MovesInstead,
    PlayerRule,
)
from inset.language.words.kinds import (
    activated,
    at_beginning,
    creature,
    first_strike,
    flash,
    flying,
    foretell,
    haste,
    menace,
    mutate,
    ninjutsu,
    reach,
    shadow,
    snow,
    static,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    artifacts,
    cards,
    cast_by_you,
    cast_from,
    creatures,
    each,
    each_opponent,
    each_player,
    enchantments,
    if_you_do,
    instants,
    is_a,
    lands,
    linked_cards,
    mana_value,
    nontoken,
    opponents_control,
    opponents_own,
    other,
    power_of,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    that_player,
    they,
    this,
    this_one,
    top_cards,
    up_to,
    with_counter,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    attacks,
    cost,
    cost_more,
    deals_combat_damage,
    destroy,
    dies,
    draw,
    either,
    enters,
    exile,
    free,
    gets,
    has,
    have,
    may,
    put_counters,
    sacrifice_this,
    sacrifices,
    tap,
    tap_symbol,
    then,
    together,
    using,
    when,
)

CARDS: tuple[Card, ...] = (
    creature(
        "Amped Raptor", "{1}{R}", "Dinosaur", 2, 1, first_strike,
        when_enters(
            GiveCounters(you, "energy", 2),
            then(when(
                is_a(this, cast_by_you & cast_from(HAND)),
                RevealUntil(you, ~lands, save=0, rest=1, exile=True),
                CastNow(saved(0), cost=PayCounters("energy", mana_value(this))),
            )),
        ),
    ),
    creature(
        "Anger", "{3}{R}", "Incarnation", 2, 2, haste,
        static(
            have(creatures & you_control, has(haste)), only_if=Exists(each(subtype("Mountain") & you_control)), zone=GRAVEYARD
        ),
    ),
    creature("Augury Raven", "{3}{U}", "Bird", 3, 3, flying, foretell("{1}{U}")),
    creature(
        "Aven Interrupter", "{1}{W}{W}", "Bird Rogue", 2, 2, flash, flying,
        when_enters(exile(target(spells), save=0), BecomePlotted(saved(0))),
        cost_more(spells & cast_from(GRAVEYARD, EXILE), 2, each_opponent),
    ),
    creature(
        "Cemetery Illuminator", "{1}{U}{U}", "Spirit", 2, 3, flying,
        whenever(
            either(enters(), attacks()),
            using(Choose(each(cards, GRAVEYARD), save=0), exile(saved(0), link=True)),
        ),
        PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, spell=SharesTypeWith(linked_cards), top_only=True, limit=1),
    ),
    creature(
        "Dauthi Voidwalker", "{B}{B}", "Dauthi Rogue", 3, 2, shadow,
        MovesInstead(nontoken & opponents_own, GRAVEYARD, EXILE, counter="void"),
        activated(
            cost(tap_symbol, sacrifice_this),
            Choose(each(opponents_own & with_counter("void"), EXILE), save=0),
            Permit(saved(0), THIS_TURN, cost=free),
        ),
    ),
    creature(
        "Desecration Demon", "{2}{B}{B}", "Demon", 6, 6, flying,
        at_beginning(
            BEGIN_COMBAT, may(sacrifices(they, creatures), who=each_opponent),
            when(if_you_do, together(tap(this), put_counters(this))), of=each_player,
        ),
    ),
    creature(
        "Diluvian Primordial", "{5}{U}{U}", "Avatar", 5, 5, flying,
        when_enters(
            CastNow(
                up_to(99, (instants | sorceries) & opponents_own, zone=GRAVEYARD, group=ONE_PER_PLAYER),
                cost=free, most=99, exile_after=True,
            ),
        ),
    ),
    snow(creature(
        "Draugr Necromancer", "{3}{B}", "Zombie Cleric", 4, 4,
        MovesInstead(nontoken & creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD, counter="ice"),
        MayPlay(you, EXILE, card=opponents_own & with_counter("ice"), any_color=SPEND_SNOW_AS_ANY_COLOR),
    )),
    creature(
        "Dream Devourer", "{1}{B}", "Demon Cleric", 0, 3,
        Continuous(
            ~lands & your & ~HasKeyword(FORETELL), (has(foretell(PayManaOf(this, less=2))),), HAND
        ),
        whenever(Foretells(you), gets(this, 2, 0)),
    ),
    creature(
        "Dreamtail Heron", "{4}{U}", "Elemental Bird", 3, 4, mutate("{3}{U}"), flying,
        whenever(Mutates(this_one), draw()),
    ),
    creature(
        "Essence of the Wild", "{3}{G}{G}{G}", "Avatar", 6, 6,
        EntersAsCopy(creatures & you_control, this_one, optional=False),
    ),
    creature(
        "Fallen Shinobi", "{3}{U}{B}", "Zombie Ninja", 5, 4, ninjutsu("{2}{U}{B}"),
        whenever(
            deals_combat_damage(),
            ForEachPlayer(that_player, (exile(top_cards(2, they), save=0),)),
            Permit(saved(0), THIS_TURN, cost=free),
        ),
    ),
    creature(
        "Gemrazer", "{3}{G}", "Beast", 4, 4, mutate("{1}{G}{G}"), reach, trample,
        whenever(Mutates(this_one), destroy(target((artifacts | enchantments) & opponents_control))),
    ),
    creature(
        "Feral Ghoul", "{2}{B}", "Zombie Mutant", 2, 2, menace,
        whenever(dies(other & creatures & you_control), put_counters(this)),
        whenever(dies(), GiveCounters(each_opponent, "rad", power_of(this))),
    ),
)  # fmt: skip
