"""Split cards (709) and double-faced cards (712)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ALL_COLORS, BATTLEFIELD, BLUE, END, EXILE, GRAVEYARD, HAND, LIBRARY, UPKEEP, WHITE
from inset.language.abilities import Keyword, Spell
from inset.language.card import Card
from inset.language.effects import (
    BOTTOM,
    CARD_TYPE,
    RANDOM_ORDER,
    ChooseWord,
    LookAt,
    Move,
    RevealUntil,
    Transform,
    WhenYouDo,
)
from inset.language.keywords import LIVING_METAL, MORE_THAN_MEETS_THE_EYE
from inset.language.patterns import GainsLife, Moves
from inset.language.selections import Among
from inset.language.values import Plus, TimesHappened
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    at_beginning,
    body,
    creature,
    enchantment,
    flying,
    instant,
    land,
    legendary,
    lifelink,
    menace,
    modal,
    split,
    static,
    tap_for,
    transforming,
    vehicle,
    vigilance,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    cards,
    creatures,
    each,
    each_opponent,
    foretold,
    instants,
    legendaries,
    mana_value_at_most,
    nontoken,
    number_of,
    of_chosen_type,
    other,
    permanents,
    planeswalkers,
    saved,
    some_player,
    sorceries,
    target,
    there_are,
    they,
    this,
    this_one,
    top_cards,
    you,
    you_control,
    you_own,
    your,
)
from inset.language.words.verbs import (
    add_one_of,
    cost,
    deal_divided,
    deals_combat_damage,
    draw,
    enters_tapped,
    has,
    have,
    lines,
    may,
    plus,
    scry,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    to_library,
    together,
    when,
)

ANY_COLOR: Final = activated(tap_symbol, add_one_of(ALL_COLORS))
COSMOS: Final = Plus(number_of(cards, HAND, you), number_of(foretold & you_own, EXILE))

AFFORDED: Final = artifacts & mana_value_at_most(TimesHappened(GainsLife(you), amounts=True)) & your

CARDS: tuple[Card, ...] = (
    split(
        instant("Fire", "{1}{R}", Spell(body(deal_divided(2, any_target(2, least=1)), divided=2))),
        instant("Ice", "{1}{U}", lines(tap(target(permanents)), draw())),
    ),
    modal(
        legendary(creature(
            "Alrund, God of the Cosmos", "{3}{U}{U}", "God", 1, 1,
            have(this_one, plus(COSMOS, COSMOS)),
            at_beginning(
                END, then(ChooseWord(CARD_TYPE), LookAt(top_cards(2), reveal=True, save=0)),
                together(Move(Among(saved(0), of_chosen_type), HAND), to_library(saved(0), BOTTOM)),
            ),
        )),
        legendary(creature(
            "Hakka, Whispering Raven", "{1}{U}", "Bird", 2, 3, flying,
            whenever(deals_combat_damage(), then(to_hand(this), scry(2))),
        )),
    ),
    modal(
        creature(
            "Blackbloom Rogue", "{2}{B}", "Human Rogue", 2, 3, menace,
            static(
                have(this_one, plus(3, 0)),
                only_if=some_player(each_opponent, there_are(each(cards, GRAVEYARD, they), 8)),
            ),
        ),
        land("Blackbloom Bog", "", enters_tapped(), tap_for("{B}")),
    ),
    transforming(
        creature(
            "Delver of Secrets", "{U}", "Human Wizard", 1, 1,
            at_beginning(
                UPKEEP, LookAt(top_cards(), save=1), may(LookAt(saved(1), reveal=True, save=2)),
                when(there_are(Among(saved(2), instants | sorceries)), Transform(this)),
            ),
        ),
        creature("Insectile Aberration", None, "Human Insect", 3, 2, flying, colors=BLUE),
    ),
    modal(
        legendary(creature(
            "Esika, God of the Tree", "{1}{G}{G}", "God", 1, 4, vigilance, ANY_COLOR,
            have(other & legendaries & creatures & you_control, has(vigilance), has(ANY_COLOR)),
        )),
        legendary(enchantment(
            "The Prismatic Bridge", "{W}{U}{B}{R}{G}",
            at_beginning(
                UPKEEP, RevealUntil(you, creatures | planeswalkers, save=0, rest=1),
                together(
                    to_battlefield(saved(0)), Move(saved(1), LIBRARY, position=BOTTOM, order=RANDOM_ORDER)
                ),
            ),
        )),
    ),
    transforming(
        legendary(artifact_creature(
            "Ratchet, Field Medic", "{2}{W}", "Robot", 2, 4, Keyword(MORE_THAN_MEETS_THE_EYE, cost("{1}{W}")), lifelink,
            whenever(
                GainsLife(you), may(Transform(this, convert=True)),
                WhenYouDo(body(to_battlefield(target(AFFORDED, zone=GRAVEYARD), tapped=True)), 0),
            ),
        )),
        legendary(vehicle(
            "Ratchet, Rescue Racer", None, 1, 4, Keyword(LIVING_METAL), lifelink,
            whenever(
                Moves(nontoken & artifacts & you_control, BATTLEFIELD, GRAVEYARD, batch=True), Transform(this, convert=True),
                limit=1,
            ),
            colors=WHITE,
        )),
    ),
)  # fmt: skip
