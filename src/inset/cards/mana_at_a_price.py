"""Cards whose mana abilities cost more than a tap: others are sacrificed, tapped, discarded or exiled for them, life is paid,
counters are removed (605, 118.3)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import FOOD
from inset.kernel.types import ALL_COLORS, ARTIFACT, BLUE, GRAVEYARD, WHITE
from inset.language import keywords as k
from inset.language.abilities import AS_SORCERY, Keyword
from inset.language.card import Card
from inset.language.costs import COST_SLOT, ExileCards, PayCounters, TapOthers
from inset.language.effects import AddMana, GiveCounters
from inset.language.filters import HasSubtype, IsToken
from inset.language.patterns import DealsDamage
from inset.language.values import MANA_VALUE, Stat, X
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    flying,
    land,
    legendary,
    tap_for,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    an_opponent,
    anything,
    artifacts,
    creatures,
    saved,
    spells,
    this,
    you,
    you_control,
)
from inset.language.words.verbs import (
    add,
    add_one_of,
    attacks,
    casts,
    cost,
    create,
    discarding,
    mill,
    pay_life,
    put_counters,
    removing,
    sacrifice_this,
    sacrifices,
    sacrificing,
    tap_symbol,
)

_ANY: Final = add_one_of(ALL_COLORS)
_ELVES: Final = HasSubtype(("Elf",))
_FOODS: Final = HasSubtype(("Food",))
_WORTH: Final = Stat(MANA_VALUE, saved(COST_SLOT))
_ZOMBIE: Final = creature_token("Zombie", 3, 3, 0, types=ARTIFACT)

CARDS: Final[tuple[Card, ...]] = (
    artifact("Ashnod's Altar", "{3}", activated(sacrificing(creatures), add("{C}{C}"))),
    artifact("Phyrexian Altar", "{3}", activated(sacrificing(creatures), _ANY)),
    artifact("Krark-Clan Ironworks", "{4}", activated(sacrificing(artifacts), add("{C}{C}"))),
    artifact("Springleaf Drum", "{1}", activated(cost(tap_symbol, TapOthers(creatures)), _ANY)),
    artifact(
        "Transmogrant Altar", "{3}", activated(cost("{B}", tap_symbol, sacrificing(creatures)), add("{C}{C}{C}")),
        activated(cost("{2}", tap_symbol, sacrificing(creatures)), create(_ZOMBIE), timing=AS_SORCERY),
    ),
    enchantment(
        "Druids' Repository", "{1}{G}{G}", whenever(attacks(creatures & you_control), put_counters(this, 1, "charge")),
        activated(removing("charge"), _ANY),
    ),
    creature("Heritage Druid", "{G}", "Elf Druid", 1, 1, activated(TapOthers(_ELVES, 3), add("{G}{G}{G}"))),
    creature("Skirk Prospector", "{R}", "Goblin", 1, 1, activated(sacrificing(HasSubtype(("Goblin",))), add("{R}"))),
    creature("Blood Pet", "{B}", "Thrull", 1, 1, activated(sacrifice_this, add("{B}"))),
    creature("Bog Initiate", "{1}{B}", "Human Wizard", 1, 1, activated("{1}", add("{B}"))),
    creature(
        "Treasonous Ogre", "{3}{R}", "Ogre Shaman", 2, 3, Keyword(k.DETHRONE), activated(pay_life(3), add("{R}")),
    ),
    creature("Skirge Familiar", "{4}{B}", "Phyrexian Imp", 3, 2, flying, activated(discarding(), add("{B}"))),
    creature(
        "Priest of Yawgmoth", "{1}{B}", "Phyrexian Human Cleric", 1, 2,
        activated(cost(tap_symbol, sacrificing(artifacts)), add("{B}", _WORTH)),
    ),
    creature(
        "Gilded Goose", "{G}", "Bird", 0, 2, flying, when_enters(create(FOOD)),
        activated(cost("{1}{G}", tap_symbol), create(FOOD)),
        activated(cost(tap_symbol, sacrificing(_FOODS)), _ANY),
    ),
    creature(
        "Molt Tender", "{G}", "Insect Druid", 1, 1, activated(tap_symbol, mill(1)),
        activated(cost(tap_symbol, ExileCards(anything, GRAVEYARD)), _ANY),
    ),
    legendary(
        creature(
            "The Cabbage Merchant", "{2}{G}", "Human Citizen", 2, 2,
            whenever(casts(an_opponent, ~creatures & spells), create(FOOD)),
            whenever(DealsDamage(creatures, to_players=you, combat=True), sacrifices(you, _FOODS & IsToken())),
            activated(TapOthers(_FOODS, 2), _ANY),
        )
    ),
    land(
        "Aether Hub", "", when_enters(GiveCounters(you, "energy", 1)), tap_for("{C}"),
        activated(cost(tap_symbol, PayCounters("energy", 1)), _ANY),
    ),
    land("Holdout Settlement", "", tap_for("{C}"), activated(cost(tap_symbol, TapOthers(creatures)), _ANY)),
    land(
        "Calciform Pools", "", tap_for("{C}"), activated(cost("{1}", tap_symbol), put_counters(this, 1, "storage")),
        activated(cost("{1}", removing("storage", X())), AddMana(choices=WHITE | BLUE, count=X())),
    ),
)  # fmt: skip
