"""Sagas (714): those with chapters only, with read ahead, those that turn over, and those that are creatures."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import KNIGHT, TREASURE
from inset.kernel.types import ARTIFACT, BATTLEFIELD, BLACK, BLUE, END, RED, WHITE
from inset.language.abilities import Modes
from inset.language.card import Card
from inset.language.effects import (
    THIS_TURN,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    CreateCopy,
    DealDamage,
    Discard,
    Later,
    Move,
    Permit,
)
from inset.language.node import Effect
from inset.language.patterns import ChapterReached
from inset.language.selections import PlayerUnion
from inset.language.values import Count
from inset.language.words.kinds import (
    Part,
    activated,
    body,
    creature_token,
    deathtouch,
    defender,
    enchantment,
    enchantment_creature,
    flying,
    haste,
    menace,
    read_ahead,
    transforming,
    whenever,
)
from inset.language.words.nouns import (
    ANY_NUMBER,
    basic,
    creatures,
    each,
    each_opponent,
    if_you_do,
    in_graveyard,
    lands,
    legendaries,
    number_of,
    opponents_control,
    other,
    planeswalkers,
    saved,
    spells,
    subtype,
    tapped,
    target,
    target_opponent,
    this,
    top_cards,
    up_to,
    you,
    you_control,
)
from inset.language.words.verbs import (
    add,
    at_next,
    attacks,
    casts,
    cost,
    create,
    deal,
    destroy,
    discard,
    draw,
    exile,
    gain_life,
    gains,
    gets,
    has,
    have,
    lose_life,
    may,
    put_counters,
    sacrifice,
    sacrifices,
    search,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    together,
    when,
)

GOBLIN_SHAMAN: Final = creature_token(
    "Goblin Shaman", 2, 2, RED, whenever(attacks(), create(TREASURE))
)  # fmt: skip
BIRD: Final = creature_token("Bird", 1, 1, WHITE, flying)
DRAGON: Final = creature_token("Dragon", 4, 4, RED, flying)
WALL: Final = creature_token("Wall", 0, 4, 0, defender, types=ARTIFACT)


def chapter(numbers: int | tuple[int, ...], *effects: Effect | Modes, name: str = "") -> Part:
    """714.2b: a chapter ability; several numbers are one of each (714.2c). ``name`` is a flavour word."""
    return whenever(ChapterReached(numbers if isinstance(numbers, tuple) else (numbers,)), *effects, name=name)


def turns_over(number: int) -> Part:
    """ "Exile this Saga, then return it to the battlefield transformed under your control"."""
    return chapter(number, then(exile(this, save=0), Move(saved(0), BATTLEFIELD, under=you, transformed=True)))


def saga(name: str, cost: str, *parts: Part) -> Card:
    return enchantment(name, cost, *parts, subtypes="Saga")


def creature_saga(name: str, cost: str, subtypes: str, power: int, toughness: int, *parts: Part) -> Card:
    """714.1a."""
    return enchantment_creature(name, cost, f"Saga {subtypes}", power, toughness, *parts)


_STUNNED: Final = target(creatures & opponents_control)

CARDS: Final[list[Card]] = [
    saga(
        "History of Benalia", "{1}{W}{W}", chapter((1, 2), create(KNIGHT)),
        chapter(3, gets(each(subtype("Knight") & you_control), 2, 1)),
    ),
    saga(
        "The Birth of Meletis", "{1}{W}", chapter(1, search(basic & subtype("Plains"))), chapter(2, create(WALL)),
        chapter(3, gain_life(2)),
    ),
    saga(
        "The Eldest Reborn", "{4}{B}", chapter(1, sacrifices(each_opponent, creatures | planeswalkers)),
        chapter(2, discard(1, each_opponent)),
        chapter(3, to_battlefield(in_graveyard(creatures | planeswalkers), you)),
    ),
    saga(
        "Binding the Old Gods", "{2}{B}{G}", chapter(1, destroy(target(~lands & opponents_control))),
        chapter(2, search(subtype("Forest"), BATTLEFIELD, tapped=True)),
        chapter(3, gains(each(creatures & you_control), deathtouch)),
    ),
    saga(
        "Showdown of the Skalds", "{2}{R}{W}",
        chapter(1, exile(top_cards(4), save=0), Permit(saved(0), UNTIL_END_OF_YOUR_NEXT_TURN)),
        chapter((2, 3), Later(
            casts(you, spells), body(put_counters(target(creatures & you_control))), once=False, duration=THIS_TURN
        )),
    ),
    # --- read ahead (702.155) ------------------------------------------------------------------------------------
    saga(
        "Love Song of Night and Day", "{2}{W}", read_ahead, chapter(1, draw(2, PlayerUnion((you, target_opponent())))),
        chapter(2, create(BIRD)), chapter(3, put_counters(up_to(2, creatures))),
    ),
    saga(
        "The Elder Dragon War", "{2}{R}{R}", read_ahead, chapter(1, DealDamage(2, each(creatures), each_opponent)),
        chapter(2, then(Discard(you, ANY_NUMBER, up_to=True), draw(Count(saved(0))))), chapter(3, create(DRAGON)),
    ),
    # --- Sagas that become creatures (712.2) ----------------------------------------------------------------------
    transforming(
        saga("The Modern Age", "{1}{U}", chapter((1, 2), then(draw(), discard())), turns_over(3)),
        enchantment_creature("Vector Glider", None, "Spirit", 2, 3, flying, colors=BLUE),
    ),
    transforming(
        saga(
            "Befriending the Moths", "{3}{W}", chapter((1, 2), gets(target(creatures & you_control), 1, 1, flying)),
            turns_over(3),
        ),
        enchantment_creature("Imperial Moth", None, "Insect", 2, 4, flying, colors=WHITE),
    ),
    transforming(
        saga(
            "Okiba Reckoner Raid", "{B}", chapter((1, 2), together(lose_life(1, each_opponent), gain_life(1))), turns_over(3)
        ),
        enchantment_creature(
            "Nezumi Road Captain", None, "Rat Rogue", 2, 2, menace,
            have(subtype("Vehicle") & you_control, has(menace)), colors=BLACK,
        ),
    ),
    transforming(
        saga(
            "Fable of the Mirror-Breaker", "{2}{R}", chapter(1, create(GOBLIN_SHAMAN)),
            chapter(2, may(Discard(you, 2, save=1, up_to=True)), when(if_you_do, draw(Count(saved(1))))),
            turns_over(3),
        ),
        enchantment_creature(
            "Reflection of Kiki-Jiki", None, "Goblin Shaman", 2, 2,
            activated(
                cost("{1}", tap_symbol),
                CreateCopy(target(other & ~legendaries & creatures & you_control), exceptions=(has(haste),), save=0),
                at_next(END, body(sacrifice(saved(0)))),
            ),
            colors=RED,
        ),
    ),
    # --- Sagas that are creatures (714.1a) ------------------------------------------------------------------------
    creature_saga(
        "Summon: Choco/Mog", "{2}{W}", "Bird Moogle", 3, 3,
        chapter((1, 2, 3, 4), gets(each(other & creatures & you_control), 1, 0), name="Stampede!"),
    ),
    creature_saga(
        "Summon: Shiva", "{3}{U}{U}", "Elemental", 4, 5,
        chapter((1, 2), tap(_STUNNED), put_counters(_STUNNED, 1, "stun"), name="Heavenly Strike"),
        chapter(3, draw(number_of(tapped & creatures & opponents_control)), name="Diamond Dust"),
    ),
    creature_saga(
        "Summon: G.F. Ifrit", "{2}{R}", "Demon", 3, 2, chapter((1, 2), may(discard()), when(if_you_do, draw())),
        chapter((3, 4), add("{R}")),
    ),
    creature_saga(
        "Summon: Primal Garuda", "{3}{W}", "Harpy", 3, 3,
        chapter(1, deal(4, to=target(tapped & creatures & opponents_control)), name="Aerial Blast"),
        chapter((2, 3), gets(target(other & creatures & you_control), 1, 0, flying), name="Slipstream"), flying,
    ),
]  # fmt: skip
