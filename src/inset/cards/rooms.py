"""Rooms, split permanent cards with a shared type line (709.5), and cards that speak of their doors."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BLACK, ENCHANTMENT, END, GRAVEYARD, RED, WHITE
from inset.language.abilities import AS_SORCERY
from inset.language.card import Card
from inset.language.effects import Unlock
from inset.language.node import Effect, Pattern
from inset.language.patterns import Attacks, FullyUnlocks, PlayerAttacks, UnlocksDoor
from inset.language.statics import UnlockCostChange
from inset.language.values import UnlockedDoors
from inset.language.words.kinds import (
    Part,
    activated,
    artifact,
    at_beginning,
    creature,
    creature_token,
    deathtouch,
    enchantment,
    flash,
    flying,
    hexproof,
    room,
    static,
    whenever,
)
from inset.language.words.nouns import (
    at_least,
    attacking,
    basic,
    creatures,
    each,
    each_opponent,
    enchantments,
    in_graveyard,
    it,
    lands,
    mana_value_at_most,
    opponents_control,
    other,
    permanents,
    power_at_least,
    subtype,
    target,
    the_target,
    this_one,
    up_to,
    you,
    you_control,
    you_have,
    your,
)
from inset.language.words.verbs import (
    cost,
    cost_less,
    create,
    deal,
    deals_combat_damage,
    destroy,
    dies,
    discard,
    draw,
    either,
    enters,
    enters_as_copy,
    gain_life,
    gets,
    has,
    have,
    lose_life,
    plus,
    put_counters,
    sacrifice_this,
    search,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    together,
    when,
)

DEMON: Final = creature_token("Demon", 6, 6, BLACK, flying)
GLIMMER: Final = creature_token("Glimmer", 1, 1, WHITE, types=ENCHANTMENT)
GREMLIN: Final = creature_token("Gremlin", 1, 1, RED)
ROOMS: Final = subtype("Room")


def door(name: str, price: str, *parts: Part) -> Card:
    """A half of a Room; the type line is shared (709.5a)."""
    return enchantment(name, price, *parts, subtypes="Room")


def unlocked(*effects: Effect) -> Part:
    """ "When you unlock this door, …" (709.5h)."""
    return whenever(UnlocksDoor(you), *effects)


def eerie() -> Pattern:
    """ "Whenever an enchantment you control enters and whenever you fully unlock a Room"."""
    return either(enters(enchantments & you_control), FullyUnlocks(you, ROOMS))


CARDS: Final[list[Card]] = [
    room(
        door("Derelict Attic", "{2}{B}", unlocked(together(draw(2), lose_life(2)))),
        door("Widow's Walk", "{3}{B}", whenever(Attacks(creatures & you_control, alone=True), gets(it, 1, 0, deathtouch))),
    ),
    room(
        door(
            "Funeral Room", "{2}{B}",
            whenever(dies(creatures & you_control), together(lose_life(1, each_opponent), gain_life(1))),
        ),
        door("Awakening Hall", "{6}{B}{B}", unlocked(to_battlefield(each(creatures, GRAVEYARD, you)))),
    ),
    room(
        door("Glassworks", "{2}{R}", unlocked(deal(4, target(creatures & opponents_control)))),
        door("Shattered Yard", "{4}{R}", at_beginning(END, deal(1, each_opponent))),
    ),
    room(
        door("Grand Entryway", "{1}{W}", unlocked(create(GLIMMER))),
        door("Elegant Rotunda", "{2}{W}", unlocked(put_counters(up_to(2, creatures)))),
    ),
    room(
        door("Meat Locker", "{2}{U}", unlocked(together(tap(up_to(1, creatures)), put_counters(the_target, 2, "stun")))),
        door("Drowned Diner", "{3}{U}{U}", unlocked(then(draw(3), discard()))),
    ),
    room(
        door("Restricted Office", "{2}{W}{W}", unlocked(destroy(each(creatures & power_at_least(3))))),
        door("Lecture Hall", "{5}{U}{U}", static(have(permanents & other & you_control, has(hexproof)))),
    ),
    room(
        door("Surgical Suite", "{1}{W}", unlocked(to_battlefield(in_graveyard(creatures & mana_value_at_most(3) & your)))),
        door("Hospital Room", "{3}{W}", whenever(PlayerAttacks(you), put_counters(target(creatures & attacking)))),
    ),
    room(
        door(
            "Unholy Annex", "{2}{B}",
            at_beginning(
                END, draw(),
                when(
                    you_have(subtype("Demon")), together(lose_life(2, each_opponent), gain_life(2)),
                    otherwise=(lose_life(2),),
                ),
            ),
        ),
        door("Ritual Chamber", "{3}{B}{B}", unlocked(create(DEMON))),
    ),
    # --- cards that speak of doors, and one that copies them ---
    enchantment("Copy Enchantment", "{2}{U}", enters_as_copy(enchantments)),
    creature("Entity Tracker", "{2}{U}", "Human Scout", 2, 3, flash, whenever(eerie(), draw(), name="Eerie")),
    creature(
        "Ghostly Keybearer", "{3}{U}", "Spirit", 3, 3, flying,
        whenever(deals_combat_damage(), Unlock(up_to(1, ROOMS & you_control))),
    ),
    creature("Gremlin Tamer", "{W}{U}", "Human Scout", 2, 2, whenever(eerie(), create(GREMLIN), name="Eerie")),
    creature(
        "Inquisitive Glimmer", "{W}{U}", "Fox Glimmer", 2, 3, cost_less(enchantments, 1), UnlockCostChange(you, 1),
        types=ENCHANTMENT,
    ),
    artifact(
        "Keys to the House", "{1}",
        activated(cost("{1}", tap_symbol, sacrifice_this), search(basic & lands)),
        activated(
            cost("{3}", tap_symbol, sacrifice_this), Unlock(target(ROOMS & you_control), or_lock=True), timing=AS_SORCERY,
        ),
    ),
    creature(
        "Rampaging Soulrager", "{2}{R}", "Spirit", 1, 4,
        static(have(this_one, plus(3, 0)), only_if=at_least(UnlockedDoors(each(ROOMS & you_control)), 2)),
    ),
]  # fmt: skip
