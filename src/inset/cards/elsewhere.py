"""Cards, H to Z, that let players play cards from elsewhere: graveyard, library, exile, another hand (601.3)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import TREASURE
from inset.kernel.types import END, EXILE, GRAVEYARD, HAND, LIBRARY, UPKEEP
from inset.language.abilities import Keyword, OwnCost
from inset.language.card import Card
from inset.language.conditions import Compare
from inset.language.costs import ExileCards, PayManaOf
from inset.language.effects import (
    BOTTOM,
    FOREVER,
    RANDOM_ORDER,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    Choose,
    EachDealsDamage,
    Emblem,
    Mill,
    Move,
    Permit,
    Remember,
    RevealUntil,
)
from inset.language.filters import GT, ExiledBy, StatIs
from inset.language.keywords import COMPANION, ESCAPE, PARTNER_WITH, RETRACE
from inset.language.patterns import LosesGame, PlayerAttacks, PlaysCard
from inset.language.selections import Among, DefendingPlayer, ThatOne
from inset.language.statics import (
    HAND_REVEALED,
    LOOK_AT_TOP,
    REVEAL_TOP,
    SPEND_ANY_COLOR,
    CantActivate,
    CantCast,
    Continuous,
    MayPlay,
    PlayerRule,
)
from inset.language.values import MANA_VALUE, CountMatching
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    artifact_creature,
    at_beginning,
    creature,
    deathtouch,
    enchantment,
    flash,
    flashback,
    haste,
    legendary,
    lifelink,
    loyalty,
    planeswalker,
    reach,
    static,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    cards,
    cast_from,
    colorless,
    creatures,
    each,
    each_opponent,
    each_player,
    happened,
    in_graveyard,
    instants,
    it,
    lands,
    linked_cards,
    mana_value,
    mana_value_at_most,
    number_of,
    one_of,
    other,
    permanent_cards,
    planeswalkers,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    target_opponent,
    the_target,
    this,
    this_one,
    top_cards,
    up_to,
    with_counter,
    you,
    you_control,
    you_have,
    your,
    your_turn,
)
from inset.language.words.verbs import (
    attacks,
    casts,
    copy_spell,
    cost,
    create,
    deal,
    either,
    enters,
    establish,
    exile,
    gains,
    has,
    may,
    pay_life,
    put_counters,
    sacrifice,
    sacrificing,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    together,
    using,
)

_RETRACE: Final = has(Keyword(RETRACE))
_MUTED = target_opponent()
_WATCHED = target_opponent()

CARDS: tuple[Card, ...] = (
    # --- graveyard ---------------------------------------------------------------------------------------------
    legendary(creature(
        "Karador, Ghost Chieftain", "{5}{W}{B}{G}", "Centaur Spirit", 3, 4,
        OwnCost(number_of(creatures, GRAVEYARD, you)),
        MayPlay(you, GRAVEYARD, spell=creatures, limit=1, condition=your_turn),
    )),
    legendary(creature(
        "Lurrus of the Dream-Den", "{1}{W/B}{W/B}", "Cat Nightmare", 3, 2,
        Keyword(COMPANION, where=~permanent_cards | mana_value_at_most(2)), lifelink,
        MayPlay(
            you, GRAVEYARD, spell=permanent_cards & mana_value_at_most(2), limit=1, condition=your_turn
        ),
    )),
    enchantment(
        "Maestros Ascendancy", "{U}{B}{R}",
        MayPlay(
            you, GRAVEYARD, spell=instants | sorceries, limit=1, condition=your_turn,
            add=sacrificing(creatures), exile_after=True,
        ),
    ),
    legendary(creature(
        "Six", "{2}{G}", "Treefolk", 2, 4, reach,
        whenever(
            attacks(), Mill(you, 3, save=1),
            may(using(Choose(Among(saved(1), lands), 2), to_hand(saved(2)))),
        ),
        static(Continuous(~lands & permanent_cards & your, (_RETRACE,), GRAVEYARD), only_if=your_turn),
    )),
    creature(
        "Snapcaster Mage", "{1}{U}", "Human Wizard", 2, 1, flash,
        when_enters(gains(in_graveyard((instants | sorceries) & your), flashback(PayManaOf(this)))),
    ),
    enchantment(
        "Underworld Breach", "{1}{R}",
        Continuous(
            ~lands & your,
            (has(Keyword(ESCAPE, cost(PayManaOf(this), ExileCards(other, GRAVEYARD, 3)))),), GRAVEYARD,
        ),
        at_beginning(END, sacrifice(), of=each_player),
    ),
    planeswalker(
        "Wrenn and Six", "{R}{G}", "Wrenn", 3,
        loyalty(+1, to_hand(up_to(1, lands & your, zone=GRAVEYARD))),
        loyalty(-1, deal(1, to=any_target())),
        loyalty(-7, Emblem((static(Continuous((instants | sorceries) & your, (_RETRACE,), GRAVEYARD)),))),
    ),
    # --- library -----------------------------------------------------------------------------------------------
    legendary(creature(
        "Melek, Izzet Paragon", "{4}{U}{R}", "Weird Wizard", 2, 4, PlayerRule(REVEAL_TOP, you),
        MayPlay(you, LIBRARY, spell=instants | sorceries, top_only=True),
        whenever(casts(you, (instants | sorceries) & spells & cast_from(LIBRARY)), copy_spell(it)),
    )),
    artifact(
        "Mystic Forge", "{4}", PlayerRule(LOOK_AT_TOP, you),
        MayPlay(you, LIBRARY, spell=artifacts | colorless, top_only=True),
        activated(cost(tap_symbol, pay_life(1)), exile(top_cards())),
    ),
    legendary(creature(
        "Xanathar, Guild Kingpin", "{4}{U}{B}", "Beholder", 5, 6,
        at_beginning(
            UPKEEP, Remember(0, who=_WATCHED),
            establish(
                CantCast(_WATCHED),
                PlayerRule(LOOK_AT_TOP, you, whose=_WATCHED),
                MayPlay(you, LIBRARY, whose=_WATCHED, top_only=True, lands=True, any_color=SPEND_ANY_COLOR),
            ),
        ),
    )),
    # --- exile -------------------------------------------------------------------------------------------------
    legendary(creature(
        "Haldan, Avid Arcanist", "{2}{U}", "Human Wizard", 1, 4,
        Keyword(PARTNER_WITH, text="Pako, Arcane Retriever"),
        MayPlay(
            you, EXILE, card=ExiledBy(you) & with_counter("fetch"), spell=~creatures & spells, lands=True,
            any_color=SPEND_ANY_COLOR,
        ),
    )),
    legendary(creature(
        "Pako, Arcane Retriever", "{3}{R}{G}", "Elemental Dog", 3, 3,
        Keyword(PARTNER_WITH, text="Haldan, Avid Arcanist"), haste,
        whenever(
            attacks(),
            together(exile(top_cards(1, each_player), save=0), put_counters(saved(0), 1, "fetch")),
            put_counters(this, CountMatching(saved(0), ~creatures)),
        ),
    )),
    planeswalker(
        "Lukka, Coppercoat Outcast", "{3}{R}{R}", "Lukka", 5,
        loyalty(
            +1, exile(top_cards(3), save=0),
            gains(
                Among(saved(0), creatures),
                static(
                    MayPlay(you, EXILE, card=this_one, condition=you_have(subtype("Lukka") & planeswalkers)),
                    zone=EXILE,
                ),
                duration=FOREVER,
            ),
        ),
        loyalty(
            -2,
            then(
                exile(target(creatures & you_control)),
                RevealUntil(you, creatures & StatIs(MANA_VALUE, GT, mana_value(the_target)), 0, 1),
            ),
            together(
                to_battlefield(saved(0)),
                Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
            ),
        ),
        loyalty(-7, EachDealsDamage(each(creatures & you_control), players=each_opponent)),
    ),
    legendary(creature(
        "Prosper, Tome-Bound", "{2}{B}{R}", "Tiefling Warlock", 1, 4, deathtouch,
        ability_word("Mystic Arcanum", at_beginning(
            END, exile(top_cards(), save=0), Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN)
        )),
        ability_word("Pact Boon", whenever(PlaysCard(you, origin=EXILE), create(TREASURE))),
    )),
    creature(
        "Robber of the Rich", "{1}{R}", "Human Archer Rogue", 2, 2, reach, haste,
        whenever(
            attacks(), exile(top_cards(1, DefendingPlayer(this)), save=0),
            Permit(
                saved(0), FOREVER, lands=False, any_color=SPEND_ANY_COLOR,
                condition=happened(PlayerAttacks(you, where=subtype("Rogue"))),
            ),
            only_if=Compare(number_of(cards, HAND, DefendingPlayer(this)), GT, number_of(cards, HAND, you)),
        ),
    ),
    enchantment(
        "Share the Spoils", "{1}{R}",
        whenever(either(enters(), LosesGame(each_opponent)), exile(top_cards(1, each_player), link=True)),
        MayPlay(
            each_player, EXILE, card=one_of(linked_cards), lands=True, limit=1, condition=your_turn,
            any_color=SPEND_ANY_COLOR, trigger=(exile(top_cards(1, ThatOne()), link=True),),
        ),
    ),
    # --- another player's hand ---------------------------------------------------------------------------------
    legendary(artifact_creature(
        "Sen Triplets", "{2}{W}{U}{B}", "Human Wizard", 3, 3,
        at_beginning(
            UPKEEP, Remember(0, who=_MUTED),
            establish(CantCast(_MUTED), CantActivate(_MUTED, spare_mana=False), PlayerRule(HAND_REVEALED, _MUTED)),
            establish(MayPlay(you, HAND, whose=_MUTED, lands=True)),
        ),
    )),
)  # fmt: skip
