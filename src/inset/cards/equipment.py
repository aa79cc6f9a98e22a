"""Equipment (301.5)."""

from __future__ import annotations

from typing import Final

from inset.language.abilities import OwnCost
from inset.language.card import Card
from inset.language.effects import AttachTo
from inset.language.keywords import FLYING, HEXPROOF, INDESTRUCTIBLE
from inset.language.mods import LoseKeyword
from inset.language.node import Effect, Filter
from inset.language.patterns import DealsDamage
from inset.language.words.kinds import (
    activated,
    deathtouch,
    double_strike,
    equip,
    equipment,
    first_strike,
    flash,
    flying,
    haste,
    hexproof,
    legendary,
    lifelink,
    modes,
    protection,
    shroud,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    attacking,
    black,
    blue,
    creatures,
    each,
    enchanted_or_equipped,
    green,
    host,
    if_you_do,
    lands,
    number_of,
    opponents_control,
    permanents,
    red,
    target,
    that_player,
    this,
    you_control,
)
from inset.language.words.verbs import (
    becomes,
    create_copy,
    deal,
    deals_combat_damage,
    dies,
    discard,
    draw,
    gain_life,
    gets,
    has,
    have,
    may,
    minus,
    plus,
    put_counters,
    removing,
    together,
    untap,
    when,
)

equipped: Final = enchanted_or_equipped


def _sword(name: str, first: Filter, second: Filter, *effects: Effect) -> Card:
    """Protection from two colours, and something whenever it hits a player."""
    return equipment(
        name, "{3}", have(equipped, plus(2, 2), has(protection(first)), has(protection(second))),
        whenever(deals_combat_damage(equipped), *effects), equip("{2}"),
    )  # fmt: skip


CARDS: Final[list[Card]] = [
    equipment("Basilisk Collar", "{1}", have(equipped, has(deathtouch), has(lifelink)), equip("{2}")),
    equipment("Behemoth Sledge", "{1}{G}{W}", have(equipped, plus(2, 2), has(trample), has(lifelink)), equip("{3}")),
    equipment(
        "Bloodforged Battle-Axe", "{1}", have(equipped, plus(2, 0)),
        whenever(deals_combat_damage(equipped), create_copy(this)), equip("{2}"),
    ),
    equipment("Colossus Hammer", "{1}", have(equipped, plus(10, 10), LoseKeyword(FLYING)), equip("{8}")),
    legendary(equipment(
        "Embercleave", "{4}{R}{R}", flash, OwnCost(number_of(attacking & creatures & you_control)),
        when_enters(AttachTo(this, target(creatures & you_control))),
        have(equipped, plus(1, 1), has(double_strike), has(trample)), equip("{3}"),
    )),
    equipment("Lightning Greaves", "{2}", have(equipped, has(haste), has(shroud)), equip("{0}")),
    equipment("Loxodon Warhammer", "{3}", have(equipped, plus(3, 0), has(trample), has(lifelink)), equip("{3}")),
    equipment(
        "Mask of Memory", "{2}", whenever(deals_combat_damage(equipped), may(draw(2)), when(if_you_do, discard())),
        equip("{1}"),
    ),
    equipment(
        "Maul of the Skyclaves", "{2}{W}", when_enters(AttachTo(this, target(creatures & you_control))),
        have(equipped, plus(2, 2), has(flying), has(first_strike)), equip("{2}{W}{W}"),
    ),
    legendary(equipment(
        "Shadowspear", "{1}", have(equipped, plus(1, 1), has(trample), has(lifelink)),
        activated("{1}", becomes(each(permanents & opponents_control), LoseKeyword(HEXPROOF), LoseKeyword(INDESTRUCTIBLE))),
        equip("{2}"),
    )),
    equipment(
        "Skullclamp", "{1}", have(equipped, plus(1, -1)), whenever(dies(equipped), draw(2)), equip("{1}"),
    ),
    equipment("Swiftfoot Boots", "{2}", have(equipped, has(hexproof), has(haste)), equip("{1}")),
    _sword("Sword of Feast and Famine", black, green, together(discard(1, that_player), untap(each(lands & you_control)))),
    _sword("Sword of Fire and Ice", red, blue, together(deal(2, to=any_target()), draw())),
    legendary(equipment(
        "Umezawa's Jitte", "{2}", whenever(DealsDamage(equipped, combat=True, batch=True), put_counters(this, 2, "charge")),
        activated(removing("charge"), modes(
            gets(host, 2, 2), becomes(target(creatures), minus(1, 1)), gain_life(2),
        )),
        equip("{2}"),
    )),
    equipment("Vulshok Morningstar", "{2}", have(equipped, plus(2, 2)), equip("{2}")),
]  # fmt: skip
