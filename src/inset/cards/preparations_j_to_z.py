"""Preparation cards (722) by name, from Jadzi to Yavimaya Bloomsage; ``classics`` has the old spells."""

from __future__ import annotations

from typing import Final

from inset.cards import classics
from inset.cards.tokens import TREASURE
from inset.kernel.types import (
    BLACK,
    BLUE,
    END,
    GRAVEYARD,
    GREEN,
    HAND,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    RED,
    UPKEEP,
    WHITE,
)
from inset.language.abilities import AS_SORCERY
from inset.language.card import Card
from inset.language.conditions import Happened
from inset.language.costs import ExileCards
from inset.language.effects import BOTTOM, END_OF_COMBAT, THIS_TURN, Choose, CreateCopy, Later, Mill
from inset.language.filters import IsDesignated
from inset.language.patterns import GainsLife, Moves, PlayerAttacks, Scries
from inset.language.selections import Among
from inset.language.words.kinds import (
    activated,
    artifact_token,
    at_beginning,
    body,
    creature,
    creature_token,
    deathtouch,
    double_strike,
    first_strike,
    flash,
    flying,
    haste,
    instant,
    legendary,
    lifelink,
    reach,
    sorcery,
    trample,
    vigilance,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    an_opponent,
    artifacts,
    at_most,
    basic,
    cards,
    creatures,
    each,
    each_opponent,
    each_player,
    happened,
    in_graveyard,
    instants,
    is_a,
    it,
    lands,
    more,
    number_of,
    one_of,
    owner_of,
    power_at_least,
    saved,
    some_player,
    sorceries,
    spells,
    subtype,
    target,
    target_opponent,
    the_target,
    there_are,
    they,
    this,
    tokens,
    unless,
    up_to,
    with_counter,
    x,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    add_one_of,
    attacks,
    casts,
    copy_spell,
    create,
    deal,
    deals_combat_damage,
    destroy,
    discard,
    draw,
    enters,
    enters_prepared,
    exile,
    gain_life,
    gains,
    gains_life,
    gets,
    has,
    have,
    lose_life,
    mill,
    pay_life,
    prepare,
    put_counters,
    search,
    surveil,
    tap_symbol,
    then,
    to_battlefield,
    to_library,
    together,
    using,
    when,
)

CADET: Final = creature_token("Wizard Soldier", 2, 2, 0, name="Cadet")
FRACTAL: Final = creature_token("Fractal", 0, 0, GREEN | BLUE)
HEARTWOOD: Final = artifact_token("Heartwood", activated(tap_symbol, add_one_of(RED | GREEN)), colors=RED | GREEN)
PEST_FRIEND: Final = creature_token("Pest", 1, 1, BLACK | GREEN, whenever(attacks(), gain_life(1)))
SPIRIT: Final = creature_token("Spirit", 2, 2, RED | WHITE)
_not_prepared: Final = unless(is_a(this, IsDesignated()))
_hand_of_each: Final = number_of(cards, HAND, they)

CARDS: tuple[Card, ...] = (
    legendary(creature(
        "Jadzi, Steward of Fate", "{2}{U}", "Human Wizard", 2, 4, enters_prepared(),
        when_enters(then(draw(2), discard(2))),
        prepares=sorcery(
            "Oracle's Gift", "{X}{X}{U}",
            then(create(FRACTAL, x), put_counters(each(subtype("Fractal") & you_control), x)),
        ),
    )),
    creature(
        "Joined Researchers", "{1}{W}", "Human Cleric Wizard", 2, 2, first_strike,
        at_beginning(
            END, prepare(), of=each_player,
            only_if=some_player(an_opponent, more(_hand_of_each, number_of(cards, HAND, you))),
        ),
        prepares=classics.SECRET_RENDEZVOUS,
    ),
    legendary(creature(
        "Kirol, History Buff", "{R}{W}", "Vampire Cleric", 2, 3,
        whenever(Moves(cards & your, GRAVEYARD, batch=True), prepare()),
        prepares=sorcery(
            "Pack a Punch", "{1}{R}{W}",
            mill(1), put_counters(target(creatures), 2), gains(the_target, trample),
        ),
    )),
    creature(
        "Landscape Painter", "{1}{U}", "Merfolk Wizard", 2, 1, enters_prepared(),
        prepares=sorcery("Vibrant Idea", "{4}{U}", draw(2)),
    ),
    creature(
        "Leech Collector", "{1}{B}", "Human Warlock", 2, 2, whenever(GainsLife(you, first=True), prepare()),
        prepares=sorcery("Bloodletting", "{B}", lose_life(2, each_opponent)),
    ),
    legendary(creature(
        "Lluwen, Exchange Student", "{2}{B}{G}", "Elf Druid", 3, 4, enters_prepared(),
        activated(ExileCards(creatures, GRAVEYARD), prepare(), timing=AS_SORCERY),
        prepares=sorcery("Pest Friend", "{B/G}", create(PEST_FRIEND)),
    )),
    creature(
        "Lorehold Archivist", "{1}{R}{W}", "Dwarf Artificer", 3, 2, first_strike,
        at_beginning(UPKEEP, prepare(), only_if=there_are(each(artifacts | creatures, GRAVEYARD, you), 3)),
        prepares=sorcery(
            "Restore Relic", "{2}{R}{W}",
            exile(in_graveyard((artifacts | creatures) & your), save=0), CreateCopy(saved(0)),
        ),
    ),
    creature(
        "Maelstrom Artisan", "{1}{R}{R}", "Minotaur Sorcerer", 3, 2, haste, enters_prepared(),
        prepares=sorcery("Rocket Volley", "{1}{R}", destroy(target(~basic & lands))),
    ),
    creature(
        "Naktamun Lorespinner", "{2}{R}", "Jackal Wizard", 3, 3,
        at_beginning(UPKEEP, prepare(), only_if=some_player(each_player, at_most(_hand_of_each, 1))),
        prepares=classics.WHEEL_OF_FORTUNE,
    ),
    creature(
        "Paradox Shaper", "{1}{U/B}", "Octopus Wizard", 1, 3,
        at_beginning(UPKEEP, prepare(), only_if=_not_prepared),
        activated("{2}", to_library(in_graveyard(cards & your), BOTTOM)),
        prepares=sorcery("Omit Variables", "{U/B}", mill(3)),
    ),
    creature(
        "Pigment Wrangler", "{4}{R}", "Orc Sorcerer", 4, 4, flying, enters_prepared(),
        prepares=sorcery(
            "Striking Palette", "{R}",
            Later(casts(you, (instants | sorceries) & spells), body(copy_spell(it)), duration=THIS_TURN),
        ),
    ),
    creature(
        "Prudent Fateseer", "{1}{W/U}{W/U}", "Dwarf Wizard", 1, 4, enters_prepared(),
        whenever(Scries(you), gets(each(creatures & you_control), 1, 0), limit=1),
        prepares=sorcery("Peer Review", "{2}{W/U}", create(CADET), surveil(1)),
    ),
    creature(
        "Quill-Blade Laureate", "{1}{W}", "Human Cleric", 1, 1, double_strike, enters_prepared(),
        prepares=sorcery("Twofold Intent", "{1}{W}", gets(target(creatures), 1, 0, double_strike)),
    ),
    legendary(creature(
        "Sanar, Unfinished Genius", "{U}{R}", "Goblin Sorcerer", 0, 4, enters_prepared(),
        activated(tap_symbol, create(TREASURE),
            only_if=happened(casts(you, (instants | sorceries) & spells))),
        prepares=sorcery("Wild Idea", "{3}{U}{R}", search(instants | sorceries)),
    )),
    creature(
        "Scathing Shadelock", "{4}{B}", "Snake Warlock", 4, 6, at_beginning(PRECOMBAT_MAIN, prepare()),
        prepares=sorcery("Venomous Words", "{B}", gets(target(creatures & you_control), 2, 0, deathtouch)),
    ),
    creature(
        "Scheming Silvertongue", "{1}{B}", "Vampire Warlock", 1, 3, flying, lifelink,
        at_beginning(POSTCOMBAT_MAIN, prepare(), only_if=Happened(gains_life(you), 2, amounts=True)),
        prepares=classics.SIGN_IN_BLOOD,
    ),
    creature(
        "Skycoach Conductor", "{2}{U}", "Bird Pilot", 2, 3, flash, flying, vigilance, enters_prepared(),
        prepares=instant(
            "All Aboard", "{U}",
            then(
                exile(target(~subtype("Pilot") & creatures & you_control), save=0),
                to_battlefield(saved(0), under=owner_of(saved(0))),
            ),
        ),
    ),
    creature(
        "Spellbook Seeker", "{3}{U}", "Bird Wizard", 3, 3, flying, enters_prepared(),
        prepares=classics.CAREFUL_STUDY,
    ),
    creature(
        "Spiritcall Enthusiast", "{2}{W}", "Cat Cleric", 3, 3,
        whenever(enters(tokens & you_control, batch=True), prepare()),
        prepares=sorcery("Scrollboost", "{1}{W}", gets(target(creatures, 2, least=1), 2, 2)),
    ),
    creature(
        "Stensian Sanguinist", "{1}{B}", "Vampire Cleric", 2, 2,
        whenever(
            PlayerAttacks(you), gains(target(creatures), deathtouch),
            Later(
                deals_combat_damage(one_of(the_target)), body(prepare()), once=False, duration=END_OF_COMBAT
            ),
        ),
        prepares=classics.EXSANGUINATE,
    ),
    creature(
        "Stingerquill Voxmancer", "{B/R}", "Goblin Sorcerer", 1, 2,
        at_beginning(UPKEEP, prepare(), only_if=_not_prepared),
        prepares=sorcery("Vicious Verse", "{B/R}", deal(1, to=target_opponent())),
    ),
    creature(
        "Striding Shotcaller", "{G}{U}", "Troll Druid", 0, 4, reach,
        whenever(deals_combat_damage(creatures & you_control, batch=True), prepare()),
        prepares=sorcery(
            "Run the Play", "{X}{G}{U}", put_counters(up_to(x, creatures)), gains(the_target, flying), draw()
        ),
    ),
    creature(
        "Strife Scholar", "{2}{R}", "Orc Sorcerer", 3, 2, ward(pay_life(2)), enters_prepared(),
        prepares=sorcery("Awaken the Ages", "{5}{R}", create(SPIRIT, 2)),
    ),
    creature(
        "Studious First-Year", "{G}", "Bear Wizard", 1, 1, enters_prepared(), prepares=classics.RAMPANT_GROWTH
    ),
    legendary(creature(
        "Tam, Observant Sequencer", "{2}{G}{U}", "Gorgon Wizard", 4, 3,
        whenever(enters(lands & you_control), prepare(), name="Landfall"),
        prepares=sorcery("Deep Sight", "{G}{U}", together(draw(), gain_life(1))),
    )),
    creature(
        "Vastlands Scavenger", "{1}{G}{G}", "Bear Druid", 4, 4, deathtouch, enters_prepared(),
        prepares=instant(
            "Bind to Life", "{4}{G}", Mill(you, 7, save=0),
            then(using(Choose(Among(saved(0), creatures), save=1), to_battlefield(saved(1)))),
        ),
    ),
    creature(
        "Vigorbloom Vanguard", "{1}{G/W}", "Troll Druid", 2, 2, enters_prepared(),
        have(creatures & you_control & with_counter("+1/+1"), has(vigilance)),
        prepares=sorcery("Seed Suture", "{G/W}", put_counters(target(creatures)), gain_life(1)),
    ),
    creature(
        "Woodwork Prodigy", "{2}{R/G}", "Cat Druid", 3, 3,
        at_beginning(UPKEEP, prepare(), only_if=_not_prepared),
        prepares=sorcery("Soul Tether", "{2}{R/G}", create(HEARTWOOD)),
    ),
    creature(
        "Yavimaya Bloomsage", "{2}{G}", "Dryad Druid", 2, 2,
        at_beginning(
            END, put_counters(target(creatures & you_control)),
            then(when(is_a(the_target, power_at_least(7)), prepare())),
        ),
        prepares=classics.CHANNEL,
    ),
)  # fmt: skip
