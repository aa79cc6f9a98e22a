"""Cards that show keyword actions (701): the Ring tempts you (701.54)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import UPKEEP
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import EventMatches, Happened
from inset.language.effects import PayOr, TemptedByRing
from inset.language.filters import YOUR_RING_BEARER
from inset.language.keywords import PARTNER_WITH
from inset.language.patterns import CHOOSES_BEARER, TEMPTED, Deed, GainsLife
from inset.language.values import Temptations
from inset.language.words.kinds import (
    at_beginning,
    creature,
    enchantment,
    flash,
    legendary,
    sorcery,
    static,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    all_of,
    at_least,
    is_a,
    sorceries,
    spells,
    this,
    this_one,
    you,
)
from inset.language.words.verbs import as_though_flash, attacks, draw, pay_life, then, when

TEMPT: Final = TemptedByRing()
BEARS_THE_RING: Final = is_a(this, YOUR_RING_BEARER)
CHOSE_ANOTHER: Final = EventMatches(Deed(TEMPTED, ~this_one, you))

CARDS: tuple[Card, ...] = (
    sorcery("Birthday Escape", "{U}", draw(), TEMPT),
    enchantment(
        "Call of the Ring", "{1}{B}", at_beginning(UPKEEP, TEMPT),
        whenever(Deed(CHOOSES_BEARER, who=you), PayOr(you, pay_life(2), (draw(),))),
    ),
    legendary(
        creature(
            "Frodo, Adventurous Hobbit", "{W}{B}", "Halfling Scout", 1, 3,
            Keyword(PARTNER_WITH, text="Sam, Loyal Attendant"), vigilance,
            whenever(
                attacks(), TEMPT, then(when(all_of(BEARS_THE_RING, at_least(Temptations(you), 2)), draw())),
                only_if=Happened(GainsLife(you), 3, amounts=True),
            ),
        )
    ),
    legendary(
        creature(
            "Gandalf, Friend of the Shire", "{3}{U}", "Avatar Wizard", 2, 4, flash,
            static(as_though_flash(sorceries & spells)),
            whenever(Deed(TEMPTED, who=you), draw(), only_if=CHOSE_ANOTHER),
        )
    ),
    creature("Relentless Rohirrim", "{3}{R}", "Human Knight", 4, 3, when_enters(TEMPT)),
)  # fmt: skip
