"""Creatures and planeswalkers that other cards meet in tests, scenarios and decks."""

from __future__ import annotations

from inset.cards.tokens import ELEMENTAL
from inset.kernel.types import GRAVEYARD, HAND
from inset.language.card import Card
from inset.language.effects import UNTIL_YOUR_NEXT_TURN, Choose, ExileUntilLeaves, Explore, RevealHand
from inset.language.patterns import EXPLORES, Deed
from inset.language.statics import CantCast, CastOnlyAsSorcery, MayPlay
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    creature,
    first_strike,
    flying,
    legendary,
    loyalty,
    planeswalker,
    tap_for,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    each,
    each_opponent,
    each_player,
    enchantments,
    instants,
    lands,
    saved,
    sorceries,
    spells,
    target_opponent,
    this,
    up_to,
    with_chosen_name,
    x,
    you,
    you_control,
    your_turn,
)
from inset.language.words.verbs import (
    as_enters,
    as_though_flash,
    casts,
    choose_name,
    cost_more,
    create,
    deal,
    draw,
    enters_as_copy,
    enters_with,
    establish,
    gain_life,
    put_counters,
    removing,
    to_hand,
    together,
)

_ROBBED = target_opponent()

CARDS: tuple[Card, ...] = (
    creature("Grizzly Bears", "{1}{G}", "Bear", 2, 2),
    creature("Hill Giant", "{3}{R}", "Giant", 3, 3),
    creature("Merfolk Branchwalker", "{1}{G}", "Merfolk Scout", 2, 1, when_enters(Explore(this))),
    creature(
        "Wildgrowth Walker", "{1}{G}", "Elemental", 1, 3,
        whenever(Deed(EXPLORES, creatures & you_control), together(put_counters(this), gain_life(3))),
    ),
    creature(
        "Kitesail Freebooter", "{1}{B}", "Human Pirate", 1, 2, flying,
        when_enters(
            RevealHand(_ROBBED), Choose(each(~creatures & ~lands, HAND, _ROBBED), 0), ExileUntilLeaves(saved(0)),
        ),
    ),
    creature("Serra Angel", "{3}{W}{W}", "Angel", 4, 4, flying, vigilance),
    creature("Llanowar Elves", "{G}", "Elf Druid", 1, 1, tap_for("{G}")),
    creature("Elvish Mystic", "{G}", "Elf Druid", 1, 1, tap_for("{G}")),
    creature("Clone", "{3}{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures)),
    creature(
        "Young Pyromancer", "{1}{R}", "Human Shaman", 2, 1,
        whenever(casts(you, (instants | sorceries) & spells), create(ELEMENTAL)),
    ),
    creature(
        "Meddling Mage", "{W}{U}", "Human Wizard", 2, 2, as_enters(choose_name(~lands)),
        CantCast(each_player, with_chosen_name),
    ),
    legendary(creature(
        "Thalia, Guardian of Thraben", "{1}{W}", "Human Soldier", 2, 1, first_strike, cost_more(~creatures, 1)
    )),
    legendary(creature(
        "Kess, Dissident Mage", "{1}{U}{B}{R}", "Human Wizard", 3, 4, flying,
        MayPlay(you, GRAVEYARD, spell=instants | sorceries, limit=1, condition=your_turn, exile_after=True),
    )),
    artifact_creature(
        "Walking Ballista", "{X}{X}", "Construct", 0, 0, enters_with(x), activated("{4}", put_counters(this)),
        activated(removing("+1/+1"), deal(1, to=any_target())),
    ),
    planeswalker(
        "Teferi, Time Raveler", "{1}{W}{U}", "Teferi", 4, CastOnlyAsSorcery(each_opponent),
        loyalty(+1, establish(as_though_flash(sorceries & spells), duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(-3, to_hand(up_to(1, artifacts | creatures | enchantments)), draw()),
    ),
)  # fmt: skip
