"""Creatures, artifacts and enchantments that decks and rules questions need: clones, cost changers, prohibitions, anthems."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import END, GRAVEYARD, HAND
from inset.language.card import Card
from inset.language.effects import Discover
from inset.language.mods import LoseAllAbilities
from inset.language.statics import CANT_ACTIVATE, CantCast, Continuous, Restrict
from inset.language.words.kinds import (
    artifact,
    artifact_creature,
    body,
    cascade,
    creature,
    defines_size,
    enchantment,
    flash,
    flying,
    haste,
    land,
    legendary,
    modal,
    tap_for,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    blue,
    cards,
    creatures,
    each_opponent,
    each_player,
    instants,
    lands,
    linked_cards,
    number_of,
    other,
    owner_of,
    permanents,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    tokens,
    white,
    with_chosen_name,
    you,
    you_cast_it,
    you_control,
)
from inset.language.words.verbs import (
    also,
    as_enters,
    at_next,
    choose_name,
    copy_spell,
    cost_less,
    cost_more,
    enters_as_copy,
    enters_tapped,
    exile,
    has,
    have,
    leaves,
    may,
    plus,
    then,
    to_battlefield,
)

_WISPED: Final = target(other & permanents)

CARDS: Final[list[Card]] = [
    # --- clones and copies ----------------------------------------------------------------------------------------
    creature("Stunt Double", "{3}{U}", "Shapeshifter", 0, 0, flash, enters_as_copy(creatures)),
    modal(
        creature(
            "Glasspool Mimic", "{2}{U}", "Shapeshifter Rogue", 0, 0,
            enters_as_copy(creatures & you_control, also(0, "Shapeshifter", "Rogue")),
        ),
        land("Glasspool Shore", "", enters_tapped(), tap_for("{U}")),
    ),
    creature(
        "Dualcaster Mage", "{1}{R}{R}", "Human Wizard", 2, 2, flash,
        when_enters(copy_spell(target((instants | sorceries) & spells))),
    ),
    # --- blink ----------------------------------------------------------------------------------------------------
    creature(
        "Restoration Angel", "{3}{W}", "Angel", 3, 4, flash, flying,
        when_enters(may(then(
            exile(target(~subtype("Angel") & creatures & you_control), save=1), to_battlefield(saved(1), you)
        ))),
    ),
    creature(
        "Flickerwisp", "{1}{W}{W}", "Elemental", 3, 1, flying,
        when_enters(
            exile(_WISPED, save=0), at_next(END, body(to_battlefield(saved(0), owner_of(saved(0))))),
        ),
    ),
    # --- cascade and discover -------------------------------------------------------------------------------------
    artifact_creature("Shardless Agent", "{1}{G}{U}", "Human Rogue", 2, 2, cascade),
    creature("Geological Appraiser", "{2}{R}{R}", "Human Artificer", 3, 2, when_enters(Discover(3), only_if=you_cast_it)),
    # --- costs ----------------------------------------------------------------------------------------------------
    creature(
        "Goblin Warchief", "{1}{R}{R}", "Goblin Warrior", 2, 2, cost_less(subtype("Goblin") & spells, 1),
        have(subtype("Goblin") & you_control, has(haste)),
    ),
    legendary(creature(
        "Grand Arbiter Augustin IV", "{2}{W}{U}", "Human Advisor", 2, 3, cost_less(white & spells, 1),
        cost_less(blue & spells, 1), cost_more(spells, 1, each_opponent),
    )),
    artifact("Helm of Awakening", "{2}", cost_less(spells, 1, each_player)),
    artifact("Sphere of Resistance", "{2}", cost_more(spells, 1)),
    # --- prohibitions and names -----------------------------------------------------------------------------------
    enchantment("Rule of Law", "{2}{W}", CantCast(each_player, spells, more_than=1)),
    enchantment("Deafening Silence", "{W}", CantCast(each_player, ~creatures & spells, more_than=1)),
    enchantment("Nevermore", "{1}{W}{W}", as_enters(choose_name(~lands)), CantCast(each_player, with_chosen_name)),
    artifact_creature(
        "Phyrexian Revoker", "{2}", "Phyrexian Horror", 2, 1, as_enters(choose_name(~lands)),
        Restrict(CANT_ACTIVATE, with_chosen_name),
    ),
    artifact("Cursed Totem", "{2}", Restrict(CANT_ACTIVATE, creatures)),
    # --- anthems, sizes and types ---------------------------------------------------------------------------------
    enchantment("Honor of the Pure", "{1}{W}", have(white & creatures & you_control, plus(1, 1))),
    enchantment("Intangible Virtue", "{1}{W}", have(creatures & tokens & you_control, plus(1, 1), has(vigilance))),
    creature("Maro", "{2}{G}{G}", "Elemental", 0, 0, defines_size(number_of(cards, HAND, you), number_of(cards, HAND, you))),
    creature("Yixlid Jailer", "{1}{B}", "Zombie Wizard", 2, 1, Continuous(cards, (LoseAllAbilities(),), GRAVEYARD)),
    enchantment(
        "Oblivion Ring", "{2}{W}", when_enters(exile(target(other & ~lands), link=True)),
        whenever(leaves(), to_battlefield(linked_cards, owner_of(linked_cards))),
    ),
]  # fmt: skip
