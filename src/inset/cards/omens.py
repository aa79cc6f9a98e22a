"""Omen cards (720)."""

from inset.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    creature(
        "Bloomvine Regent", "{3}{G}{G}", "Dragon", 4, 5, flying,
        whenever(enters(this_one | subtype("Dragon") & you_control), gain_life(3)),
        omen=sorcery(
            "Claim Territory", "{2}{G}",
            search(basic & subtype("Forest"), BATTLEFIELD, most=2, tapped=True, rest_to=HAND),
        ),
    ),
    creature(
        "Dirgur Island Dragon", "{5}{U}", "Dragon", 4, 4, flying, ward("{2}"),
        omen=instant("Skimming Strike", "{1}{U}", tap(up_to(1, creatures)), draw()),
    ),
    creature(
        "Disruptive Stormbrood", "{4}{G}", "Dragon", 3, 3, flying,
        when_enters(destroy(up_to(1, artifacts | enchantments))),
        omen=sorcery("Petty Revenge", "{1}{B}", destroy(target(creatures & power_at_most(3)))),
    ),
    creature(
        "Feral Deathgorger", "{5}{B}", "Dragon", 3, 5, flying, deathtouch,
        when_enters(exile(from_one_graveyard(2, cards))),
        omen=sorcery("Dusk Sight", "{1}{B}", put_counters(up_to(1, creatures)), draw()),
    ),
    creature(
        "Marang River Regent", "{4}{U}{U}", "Dragon", 6, 7, flying,
        when_enters(to_hand(up_to(2, other & ~lands))),
        omen=instant("Coil and Catch", "{3}{U}", then(draw(3), discard())),
    ),
    creature(
        "Purging Stormbrood", "{4}{B}", "Dragon", 4, 4, flying, ward(pay_life(2)),
        when_enters(remove_all_counters(up_to(1, creatures))),
        omen=instant("Absorb Essence", "{1}{W}", gets(target(creatures), 2, 2, lifelink, hexproof)),
    ),
    creature(
        "Riling Dawnbreaker", "{4}{W}", "Dragon", 3, 4, flying, vigilance,
        at_beginning(BEGIN_COMBAT, gets(target(other & creatures & you_control), 1, 0)),
        omen=sorcery("Signaling Roar", "{1}{W}", create(SOLDIER_2_2)),
    ),
    creature(
        "Runescale Stormbrood", "{3}{R}", "Dragon", 2, 4, flying,
        whenever(casts(you, (~creatures | subtype("Dragon")) & spells), gets(this, 2, 0)),
        omen=instant("Chilling Screech", "{1}{U}", counter(target(spells & mana_value_at_most(2)))),
    ),
    creature(
        "Sagu Wildling", "{4}{G}", "Dragon", 3, 3, flying, when_enters(gain_life(3)),
        omen=sorcery("Roost Seek", "{G}", search(basic & lands)),
    ),
    creature(
        "Scavenger Regent", "{3}{B}", "Dragon", 4, 4, flying, ward(discarding()),
        omen=sorcery("Exude Toxin", "{X}{B}{B}", becomes(each(~subtype("Dragon") & creatures), minus(x, x))),
    ),
    creature(
        "Stormshriek Feral", "{4}{R}", "Dragon", 3, 3, flying, haste, activated("{1}{R}", gets(this, 1, 0)),
        omen=sorcery("Flush Out", "{1}{R}", discard(), when(if_you_do, draw(2))),
    ),
    creature(
        "Twinmaw Stormbrood", "{5}{W}", "Dragon", 5, 4, flying, when_enters(gain_life(5)),
        omen=sorcery("Charring Bite", "{1}{R}", deal(5, to=target(creatures & ~having(flying)))),
    ),
    creature(
        "Whirlwing Stormbrood", "{4}{U}", "Dragon", 4, 3, flash, flying,
        as_though_flash((sorceries | subtype("Dragon")) & spells),
        omen=sorcery("Dynamic Soar", "{2}{G}", put_counters(target(creatures & you_control), 3)),
    ),
)  # fmt: skip
