"""Artifacts, enchantments, lands, planeswalkers and battles, H to Z, that judges ask about."""

from __future__ import annotations

from inset.kernel.mana import parse
from inset.kernel.types import ALL_COLORS, ANY_ZONE, ARTIFACT, BLACK, DRAW, EXILE, GRAVEYARD, HAND, UPKEEP
from inset.language.abilities import Activated, OpeningHand, OwnCost
from inset.language.card import Card
from inset.language.conditions import Happened
from inset.language.costs import PayCounters, RemoveCounters
from inset.language.effects import (
    BOTTOM,
    UNTIL_NEXT_OF_THIS,
    UNTIL_YOUR_NEXT_TURN,
    AddMana,
    BecomeCopy,
    BecomePlotted,
    CastNow,
    Choose,
    CopyCards,
    CopySpell,
    DealDamage,
    GiveCounters,
    LookAt,
    May,
    Move,
    Permit,
    WinGame,
)
from inset.language.filters import EQ, GE, ColorCount, IsAbility, IsAttachedTo, Or, StatIs
from inset.language.mods import SetColors
from inset.language.patterns import DealsDamage
from inset.language.selections import Union
from inset.language.statics import (
    NO_MAXIMUM_HAND_SIZE,
    SKIP_STEP,
    Continuous,
    EntersAsCopy,
    MovesInstead,
    PlayerProtection,
    PlayerRule,
    SpendAsThough,
    TriggersAgain,
)
from inset.language.values import POWER, CardTypesAmong, ColorsAmong, LifeTotal, StartingLife
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    at_beginning,
    aura,
    battle,
    body,
    creature,
    deathtouch,
    enchant,
    enchantment,
    flash,
    land,
    legendary,
    loyalty,
    menace,
    modes,
    planeswalker,
    reach,
    tap_for,
    transforming,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    all_of,
    any_target,
    anything,
    artifacts,
    at_least,
    cards,
    cast_from,
    colorless,
    controller_of,
    counters_on,
    creatures,
    each,
    each_opponent,
    each_player,
    enchanted_or_equipped,
    host,
    if_you_do,
    in_graveyard,
    instants,
    it,
    lands,
    legendaries,
    linked_cards,
    mana_value_at_least,
    mana_value_at_most,
    mana_value_of,
    nontoken,
    number_of,
    one_of,
    opponents_control,
    opponents_own,
    other,
    permanent_cards,
    permanents,
    planeswalkers,
    power_at_least,
    power_of,
    red,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    target_player,
    there_are,
    this,
    this_one,
    top_cards,
    unless,
    untapped,
    up_to,
    with_chosen_name,
    x,
    you,
    you_control,
    you_have,
    your,
)
from inset.language.words.verbs import (
    add,
    also,
    as_enters,
    as_though_flash,
    attacks,
    casts,
    choose_name,
    copy_spell,
    cost,
    cost_less,
    deal,
    destroy,
    draw,
    either,
    enters,
    enters_as_copy,
    enters_tapped,
    exile,
    free,
    gain_life,
    gains,
    have,
    lose_life,
    may,
    minus,
    pay_life,
    put_counters,
    remove_all_counters,
    sacrifice_this,
    search,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    to_library,
    together,
    using,
    when,
)

CARDS: tuple[Card, ...] = (
    # --- artifacts ---------------------------------------------------------------------------------------------
    artifact(
        "Isochron Scepter", "{2}",
        ability_word("Imprint", when_enters(
            may(using(Choose(each(instants & mana_value_at_most(2), HAND, you), 0), exile(saved(0), link=True))),
        )),
        activated(
            cost("{2}", tap_symbol), May((CopyCards(linked_cards, 1),)),
            when(if_you_do, CastNow(saved(1), cost=free)),
        ),
    ),
    legendary(artifact(
        "Lithoform Engine", "{4}",
        activated(cost("{2}", tap_symbol), copy_spell(target(IsAbility() & you_control))),
        activated(cost("{3}", tap_symbol), copy_spell(target((instants | sorceries) & spells & you_control))),
        activated(
            cost("{4}", tap_symbol), CopySpell(target(permanent_cards & spells & you_control), new_targets=False)
        ),
    )),
    artifact(
        "Mycosynth Lattice", "{6}", have(permanents, also(ARTIFACT)),
        Continuous(anything, (SetColors(0),), ANY_ZONE), SpendAsThough(each_player),
    ),
    artifact("Panharmonicon", "{4}", TriggersAgain(permanents & you_control, enters(artifacts | creatures))),
    artifact(
        "Ratchet Bomb", "{2}", activated(tap_symbol, put_counters(this, 1, "charge")),
        activated(
            cost(tap_symbol, sacrifice_this),
            destroy(each(~lands & mana_value_of(counters_on(this, "charge")))),
        ),
    ),
    artifact("Ruby Medallion", "{2}", cost_less(red & spells, 1)),
    artifact("Sculpting Steel", "{3}", enters_as_copy(artifacts)),
    artifact(
        "Staff of the Flame Magus", "{3}",
        whenever(either(casts(you, red & spells), enters(subtype("Mountain") & you_control)), gain_life(1)),
    ),
    legendary(artifact(
        "The Magic Mirror", "{6}{U}{U}{U}", OwnCost(number_of(instants | sorceries, GRAVEYARD, you)),
        PlayerRule(NO_MAXIMUM_HAND_SIZE, you),
        at_beginning(
            UPKEEP, then(put_counters(this, 1, "knowledge"), draw(counters_on(this, "knowledge"))),
        ),
    )),
    artifact(
        "Tormod's Crypt", "{0}",
        activated(cost(tap_symbol, sacrifice_this), exile(each(cards, GRAVEYARD, target_player()))),
    ),
    artifact(
        "Unstable Amulet", "{1}{R}", when_enters(GiveCounters(you, "energy", 2)),
        whenever(casts(you, spells & ~cast_from(HAND)), deal(1, to=each_opponent)),
        activated(
            cost(tap_symbol, PayCounters("energy", 2)), exile(top_cards(), save=0),
            Permit(saved(0), UNTIL_NEXT_OF_THIS),
        ),
    ),
    # --- enchantments ------------------------------------------------------------------------------------------
    enchantment(
        "Happily Ever After", "{2}{W}", when_enters(together(gain_life(5, each_player), draw(1, each_player))),
        at_beginning(
            UPKEEP, WinGame(),
            only_if=all_of(
                at_least(ColorsAmong(each(permanents & you_control)), 5),
                at_least(CardTypesAmong(Union((each(permanents & you_control), each(cards, GRAVEYARD, you)))), 6),
                at_least(LifeTotal(you), StartingLife(you)),
            ),
        ),
    ),
    aura(
        "Infinite Reflection", "{5}{U}", enchant(creatures),
        whenever(
            enters(this_one & IsAttachedTo(each(creatures))),
            BecomeCopy(each(~one_of(host) & nontoken & creatures & you_control), host),
        ),
        EntersAsCopy(nontoken & creatures & you_control, one_of(host), optional=False),
    ),
    enchantment(
        "Kavu Lair", "{2}{G}",
        whenever(enters(creatures & power_at_least(4)), draw(1, controller_of(it))),
    ),
    legendary(enchantment(
        "Kellan Joins Up", "{G}{W}{U}",
        when_enters(
            may(using(Choose(each(~lands & mana_value_at_most(3), HAND, you), 1), exile(saved(1), save=0))),
            when(if_you_do, BecomePlotted(saved(0))),
        ),
        whenever(enters(legendaries & creatures & you_control), put_counters(each(creatures & you_control))),
    )),
    enchantment(
        "Leyline of the Void", "{2}{B}{B}", OpeningHand(), MovesInstead(nontoken & opponents_own, GRAVEYARD, EXILE)
    ),
    enchantment("Runed Halo", "{W}{W}", as_enters(choose_name()), PlayerProtection(you, with_chosen_name)),
    enchantment(
        "Sarkhan's Unsealing", "{3}{R}",
        whenever(
            casts(you, creatures & spells & Or(tuple(StatIs(POWER, EQ, power) for power in (4, 5, 6)))),
            deal(4, to=any_target()),
        ),
        whenever(
            casts(you, creatures & spells & power_at_least(7)),
            DealDamage(4, each((creatures | planeswalkers) & opponents_control), each_opponent),
        ),
    ),
    aura("Slimebind", "{1}{U}", flash, enchant(creatures), have(enchanted_or_equipped, minus(4, 0))),
    enchantment(
        "Up the Beanstalk", "{1}{G}",
        whenever(either(enters(), casts(you, spells & mana_value_at_least(5))), draw()),
    ),
    enchantment(
        "Warstorm Surge", "{5}{R}",
        whenever(enters(creatures & you_control), deal(power_of(it), to=any_target(), source=it)),
    ),
    enchantment(
        "Yawgmoth's Bargain", "{4}{B}{B}", PlayerRule(SKIP_STEP, you, DRAW), activated(pay_life(1), draw())
    ),
    # --- lands -------------------------------------------------------------------------------------------------
    land(
        "Maelstrom of the Spirit Dragon", "", tap_for("{C}"),
        activated(tap_symbol, AddMana(
            choices=ALL_COLORS, spells=(subtype("Dragon") & spells) | (subtype("Omen") & spells)
        )),
        activated(cost("{4}", tap_symbol, sacrifice_this), search(subtype("Dragon"))),
    ),
    land("Mishra's Workshop", "", activated(tap_symbol, AddMana(parse("{C}{C}{C}"), spells=artifacts))),
    land(
        "Mystic Sanctuary", "Island", enters_tapped(unless=you_have(other & subtype("Island"), 3)),
        whenever(
            enters(this_one & untapped),
            may(to_library(in_graveyard((instants | sorceries) & your))),
        ),
    ),
    land(
        "Ugin's Labyrinth", "",
        ability_word("Imprint", when_enters(
            may(using(
                Choose(each(colorless & mana_value_at_least(7), HAND, you), 0), exile(saved(0), link=True)
            )),
        )),
        activated(tap_symbol, when(there_are(linked_cards), add("{C}{C}"), otherwise=(add("{C}"),))),
        activated(tap_symbol, to_hand(linked_cards)),
    ),
    # --- battles -----------------------------------------------------------------------------------------------
    transforming(
        battle(
            "Invasion of Fiora", "{4}{B}{B}", "Siege", 4,
            when_enters(modes(
                destroy(each(legendaries & creatures)), destroy(each(~legendaries & creatures)), most=2
            )),
        ),
        legendary(creature(
            "Marchesa, Resolute Monarch", None, "Human Noble", 3, 6, menace, deathtouch,
            whenever(attacks(), remove_all_counters(up_to(1, permanents))),
            at_beginning(
                UPKEEP, together(draw(), lose_life(1)),
                only_if=unless(Happened(
                    DealsDamage(anything, to_players=you, combat=True), since_last_turn=True
                )),
            ),
            colors=BLACK,
        )),
    ),
    # --- planeswalkers -----------------------------------------------------------------------------------------
    planeswalker(
        "Ugin, the Spirit Dragon", "{8}", "Ugin", 7,
        loyalty(+2, deal(3, to=any_target())),
        Activated(
            RemoveCounters("loyalty", x), body(exile(each(mana_value_at_most(x) & ColorCount(GE, 1)))), loyalty=True
        ),
        loyalty(-10, then(
            gain_life(7), draw(7),
            using(Choose(each(permanent_cards, HAND, you), 0, 0, 7), to_battlefield(saved(0))),
        )),
    ),
    planeswalker(
        "Vivien, Champion of the Wilds", "{2}{G}", "Vivien", 4, as_though_flash(creatures & spells),
        loyalty(+1, gains(up_to(1, creatures), vigilance, reach, duration=UNTIL_YOUR_NEXT_TURN)),
        loyalty(
            -2, LookAt(top_cards(3), save=0),
            together(
                using(Choose(saved(0), 1), Move(saved(1), EXILE, face_down=True, look=you, save=2)),
                to_library(saved(0), BOTTOM),
            ),
            Permit(saved(2), lands=False, spell=creatures & spells),
        ),
    ),
)  # fmt: skip
