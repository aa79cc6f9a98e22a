"""Adventurer cards (715), N to S."""

from __future__ import annotations

from inset.cards.tokens import HUMAN, PEGASUS, RAT, VAMPIRE_DEMON
from inset.kernel.types import ALL_COLORS, END, HAND
from inset.language.card import Card
from inset.language.conditions import Compare
from inset.language.effects import UNTIL_YOUR_NEXT_END_STEP, Choose, Mill, Permit, Populate
from inset.language.filters import LE
from inset.language.patterns import DealsDamage, While
from inset.language.selections import Among, DefendingPlayer
from inset.language.words.kinds import (
    activated,
    at_beginning,
    creature,
    double_strike,
    enchantment,
    first_strike,
    flying,
    instant,
    legendary,
    lifelink,
    sorcery,
    static,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    ANY_NUMBER,
    an_opponent,
    artifacts,
    black,
    blue,
    cards,
    creatures,
    each,
    each_opponent,
    enchantments,
    happened,
    if_you_do,
    in_graveyard,
    instants,
    lands,
    mana_value_at_most,
    modified,
    number_of,
    one_of,
    opponents_control,
    other,
    owner_of,
    power_at_least,
    power_at_most,
    red,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    target_opponent,
    that_player,
    the_other,
    the_target,
    this,
    this_one,
    tokens,
    top_cards,
    up_to,
    white,
    you,
    you_control,
    you_have,
    your,
    your_turn,
)
from inset.language.words.verbs import (
    add_one_of,
    attacks,
    becomes,
    blocks,
    cant_be_blocked,
    cant_block,
    casts,
    counter,
    create,
    deal,
    destroy,
    dies,
    discard,
    distribute,
    either,
    establish,
    exile,
    gain_life,
    gains,
    gets,
    has,
    have,
    leaves,
    lose_life,
    may,
    plus,
    put_counters,
    sacrifices,
    scry,
    stays_tapped,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    together,
    untap,
    using,
    when,
)

CARDS: tuple[Card, ...] = (
    creature(
        "Oakhame Ranger", "{G/W}{G/W}{G/W}{G/W}", "Elf Knight Ranger", 2, 2,
        activated(tap_symbol, gets(each(creatures & you_control), 1, 1)),
        adventure=sorcery("Bring Back", "{G/W}{G/W}{G/W}{G/W}", create(HUMAN, 2)),
    ),
    creature(
        "Obyra's Attendants", "{4}{U}", "Faerie Wizard", 3, 4, flying,
        adventure=instant("Desperate Parry", "{1}{U}", gets(target(creatures), -4, 0)),
    ),
    creature(
        "Ondu Knotmaster", "{2}{W}{B}", "Kor Rogue", 2, 2, lifelink,
        whenever(dies(other & modified & creatures & you_control), put_counters(this, 2)),
        adventure=sorcery("Throw a Line", "{W}{B}", distribute(2, target(creatures, 2, least=1))),
    ),
    creature(
        "Order of Midnight", "{1}{B}", "Human Knight", 2, 2, flying, cant_block(),
        adventure=sorcery("Alter Fate", "{1}{B}", to_hand(in_graveyard(creatures & your))),
    ),
    creature(
        "Pegasus Guardian", "{5}{W}", "Pegasus", 3, 3, flying,
        at_beginning(END, create(PEGASUS), only_if=happened(leaves(you_control))),
        adventure=instant(
            "Rescue the Foal", "{1}{W}",
            then(
                exile(target(creatures & you_control), save=0),
                to_battlefield(saved(0), under=owner_of(saved(0))),
            ),
        ),
    ),
    creature(
        "Picklock Prankster", "{1}{U}", "Faerie Rogue", 1, 3, flying, vigilance,
        adventure=instant(
            "Free the Fae", "{1}{U}",
            Mill(you, 4, save=0),
            then(using(
                Choose(Among(saved(0), instants | sorceries | subtype("Faerie")), save=1), to_hand(saved(1))
            )),
        ),
    ),
    creature(
        "Picnic Ruiner", "{1}{R}", "Goblin Rogue", 2, 2,
        whenever(While(attacks(), you_have(creatures & power_at_least(4))), gains(this, double_strike)),
        adventure=sorcery(
            "Stolen Goodies", "{3}{G}", distribute(3, up_to(ANY_NUMBER, creatures & you_control))
        ),
    ),
    creature(
        "Pollen-Shield Hare", "{1}{W}", "Rabbit", 2, 2, have(creatures & tokens & you_control, plus(1, 1)),
        adventure=sorcery(
            "Hare Raising", "{G}",
            becomes(
                target(creatures & you_control), has(vigilance),
                plus(number_of(creatures & you_control), number_of(creatures & you_control)),
            ),
        ),
    ),
    enchantment(
        "Promise of Aclazotz", "{1}{B}",
        at_beginning(END, may(sacrifices(you, ~subtype("Demon") & creatures)), when(if_you_do, Populate())),
        adventure=sorcery(
            "Foul Rebirth", "{2}{B}",
            sacrifices(you, ~subtype("Demon") & creatures), when(if_you_do, create(VAMPIRE_DEMON)),
        ),
    ),
    creature(
        "Queen of Ice", "{2}{U}", "Human Noble Wizard", 2, 3,
        whenever(DealsDamage(this_one, to=creatures, combat=True), tap(the_other), stays_tapped(the_other)),
        adventure=sorcery("Rage of Winter", "{1}{U}", tap(target(creatures)), stays_tapped(the_target)),
    ),
    creature(
        "Questing Druid", "{1}{G}", "Human Druid", 1, 1,
        whenever(casts(you, (white | blue | black | red) & spells), put_counters(this)),
        adventure=instant(
            "Seek the Beast", "{1}{R}", exile(top_cards(2), save=0), Permit(saved(0), UNTIL_YOUR_NEXT_END_STEP)
        ),
    ),
    creature(
        "Ratcatcher Trainee", "{1}{R}", "Human Peasant", 2, 1,
        static(have(this_one, has(first_strike)), only_if=your_turn),
        adventure=instant("Pest Problem", "{2}{R}", create(RAT, 2)),
    ),
    creature(
        "Reaper of Night", "{5}{B}{B}", "Specter", 4, 5,
        whenever(
            attacks(), gains(this, flying),
            only_if=Compare(number_of(cards, HAND, DefendingPlayer(this)), LE, 2),
        ),
        adventure=sorcery("Harvest Fear", "{3}{B}", discard(2, target_opponent())),
    ),
    creature(
        "Rosethorn Acolyte", "{2}{G}", "Elf Druid", 2, 3, activated(tap_symbol, add_one_of(ALL_COLORS)),
        adventure=sorcery("Seasonal Ritual", "{G}", add_one_of(ALL_COLORS)),
    ),
    creature(
        "Sapphire Dragon", "{5}{U}{U}", "Dragon", 5, 6, flying, whenever(either(attacks(), blocks()), scry(2)),
        adventure=instant("Psionic Pulse", "{2}{U}", counter(target(~creatures & spells))),
    ),
    creature(
        "Scalding Viper", "{1}{R}", "Elemental Snake", 2, 1,
        whenever(casts(an_opponent, spells & mana_value_at_most(3)), deal(1, to=that_player)),
        adventure=sorcery("Steam Clean", "{1}{U}", to_hand(target(~lands))),
    ),
    creature(
        "Sea Hag", "{4}{U}", "Hag", 3, 5, when_enters(gets(each(creatures & opponents_control), -4, 0)),
        adventure=instant(
            "Aquatic Ingress", "{2}{U}",
            together(gets(up_to(2, creatures), 1, 0), establish(cant_be_blocked(one_of(the_target)))),
        ),
    ),
    creature(
        "Shepherd of the Flock", "{1}{W}", "Human Peasant", 3, 1,
        adventure=instant("Usher to Safety", "{W}", to_hand(target(you_control))),
    ),
    creature(
        "Shrouded Shepherd", "{1}{W}", "Spirit Warrior", 2, 2,
        when_enters(gets(target(creatures & you_control), 2, 2)),
        adventure=sorcery("Cleave Shadows", "{1}{B}", gets(each(creatures & opponents_control), -1, -1)),
    ),
    creature(
        "Silverflame Squire", "{1}{W}", "Human Soldier", 2, 1,
        adventure=instant("On Alert", "{2}{W}", gets(target(creatures), 2, 2), untap(the_target)),
    ),
    legendary(creature(
        "Smaug, the Great Calamity", "{5}{R}{R}", "Dragon", 5, 5, flying,
        adventure=sorcery("Spew Flame", "{4}{R}", deal(5, to=target(creatures))),
    )),
    creature(
        "Smitten Swordmaster", "{1}{B}", "Human Knight", 2, 1, lifelink,
        adventure=sorcery(
            "Curry Favor", "{B}",
            together(
                gain_life(number_of(subtype("Knight") & you_control)),
                lose_life(number_of(subtype("Knight") & you_control), each_opponent),
            ),
        ),
    ),
    creature(
        "Spellscorn Coven", "{3}{B}", "Faerie Warlock", 2, 3, flying, when_enters(discard(1, each_opponent)),
        adventure=instant("Take It Back", "{2}{U}", to_hand(target(spells))),
    ),
    creature(
        "Stormkeld Vanguard", "{4}{G}{G}", "Giant Warrior", 6, 7, cant_be_blocked(by=creatures & power_at_most(2)),
        adventure=sorcery("Bear Down", "{1}{G}", destroy(target(artifacts | enchantments))),
    ),
    creature(
        "Sword Coast Serpent", "{5}{U}{U}", "Serpent Dragon", 6, 6,
        static(cant_be_blocked(), only_if=happened(casts(you, ~creatures & spells))),
        adventure=instant("Capsizing Wave", "{1}{U}", to_hand(target(creatures))),
    ),
)  # fmt: skip
