"""Artifacts and enchantments that other cards meet in tests, scenarios and decks."""

from __future__ import annotations

from inset.kernel.types import EXILE, GRAVEYARD, HAND
from inset.language.card import Card
from inset.language.mods import LoseAllAbilities
from inset.language.statics import CANT_ACTIVATE, MovesInstead, OfferAlternativeCost, Restrict
from inset.language.words.kinds import (
    artifact,
    crew,
    enchantment,
    equip,
    equipment,
    flying,
    tap_for,
    vehicle,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    a_player,
    anything,
    cards,
    counters_on,
    creatures,
    each,
    enchanted_or_equipped,
    if_you_do,
    mana_value_of,
    spells,
    that_spell,
    this,
    with_chosen_name,
    x,
    you,
    you_control,
)
from inset.language.words.verbs import (
    as_enters,
    attacks,
    base,
    blocks,
    casts,
    choose_name,
    counter,
    discard,
    draw,
    either,
    enters_with,
    exile,
    free,
    have,
    may,
    plus,
    when,
)

CARDS: tuple[Card, ...] = (
    artifact("Sol Ring", "{1}", tap_for("{C}{C}")),
    artifact(
        "Pithing Needle", "{1}", as_enters(choose_name()),
        Restrict(CANT_ACTIVATE, with_chosen_name, spare_mana=True),
    ),
    artifact(
        "Chalice of the Void", "{X}{X}", enters_with(x, "charge"),
        whenever(casts(a_player, spells & mana_value_of(counters_on(this, "charge"))), counter(that_spell)),
    ),
    equipment("Bonesplitter", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}")),
    vehicle(
        "Smuggler's Copter", "{2}", 3, 3, flying,
        whenever(either(attacks(), blocks()), may(draw()), when(if_you_do, discard())), crew(1),
    ),
    enchantment("Humility", "{2}{W}{W}", have(creatures, LoseAllAbilities(), base(1, 1))),
    enchantment("Glorious Anthem", "{1}{W}{W}", have(creatures & you_control, plus(1, 1))),
    enchantment(
        "Rest in Peace", "{1}{W}", when_enters(exile(each(cards, GRAVEYARD))),
        MovesInstead(anything, GRAVEYARD, EXILE),
    ),
    enchantment("Omniscience", "{7}{U}{U}{U}", OfferAlternativeCost(you, spells, free, zones=HAND)),
)  # fmt: skip
