"""Cards whose keywords are about costs: prowl, freerunning, splice, offering, assist, craft and others."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import CostWasPaid, Did, Matches
from inset.language.costs import ExileMaterials
from inset.language.effects import BOTTOM, Emblem, GiveCounters, LookAt, May
from inset.language.filters import HasSubtype, HasType, Or
from inset.language.node import Cost, Filter
from inset.language.patterns import Moves
from inset.language.selections import Materials
from inset.language.values import POWER, Total
from inset.language.words.kinds import (
    activated,
    artifact,
    at_beginning,
    aura,
    creature,
    defines_size,
    enchant,
    flying,
    instant,
    kindred,
    land,
    legendary,
    loyalty,
    planeswalker,
    sorcery,
    transforming,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    each_opponent,
    enchanted_or_equipped,
    saved,
    spells,
    target,
    target_player,
    this_one,
    top_cards,
    up_to,
    you,
    you_control,
)
from inset.language.words.verbs import (
    add_one_of,
    attacks,
    casts,
    cost,
    deal,
    discard,
    distribute,
    draw,
    enters_tapped,
    gain_life,
    gains,
    gets,
    has,
    have,
    lose_life,
    may,
    mill,
    put_counters,
    sacrifices,
    sacrificing,
    search,
    tap_symbol,
    to_hand,
    to_library,
    together,
    when,
)

_PLAYER: Final = target_player()


_ARCANE: Final = HasSubtype(("Arcane",))
_INSTANT_OR_SORCERY: Final = Or((HasType(t.INSTANT), HasType(t.SORCERY)))


_UP_TO_THREE: Final = up_to(3, creatures)


def _splice(where: Filter, price: str | Cost) -> Keyword:
    return Keyword(k.SPLICE, cost(price), where=where)


def _craft(price: str, where: Filter, count: int = 1, or_more: bool = False) -> Keyword:
    return Keyword(k.CRAFT, cost(price, ExileMaterials(where, count, or_more)))


def _for(keyword: int, price: str | Cost) -> Keyword:
    return Keyword(keyword, cost(price))


CARDS: list[Card] = [
    creature(
        "Latchkey Faerie", "{3}{U}", "Faerie Rogue", 3, 1, flying, _for(k.PROWL, "{2}{U}"),
        when_enters(draw(1), only_if=CostWasPaid("prowl")),
    ),
    kindred(sorcery(
        "Morsel Theft", "{2}{B}{B}", _for(k.PROWL, "{1}{B}"),
        together(lose_life(3, _PLAYER), gain_life(3)), when(CostWasPaid("prowl"), draw(1)), subtypes="Rogue",
    )),
    sorcery("Eagle Vision", "{4}{U}", _for(k.FREERUNNING, "{1}{U}"), draw(3)),
    creature(
        "Merciless Harlequin", "{2}{B}", "Human Assassin", 2, 1, _for(k.FREERUNNING, "{1}{B}"),
        when_enters(together(draw(1), lose_life(1))),
    ),
    instant("Reach Through Mists", "{U}", draw(1), subtypes="Arcane"),
    instant("Glacial Ray", "{1}{R}", deal(2, any_target()), _splice(_ARCANE, "{1}{R}"), subtypes="Arcane"),
    instant("Dampen Thought", "{1}{U}", mill(4, _PLAYER), _splice(_ARCANE, "{1}{U}"), subtypes="Arcane"),
    instant(
        "Torrent of Stone", "{3}{R}", deal(4, target(creatures)),
        _splice(_ARCANE, sacrificing(HasSubtype(("Mountain",)), 2)), subtypes="Arcane",
    ),
    instant("Everdream", "{1}{U}", draw(1), _splice(_INSTANT_OR_SORCERY, "{2}{U}")),
    transforming(
        artifact(
            "Tithing Blade", "{1}{B}", when_enters(sacrifices(each_opponent, creatures)), _craft("{4}{B}", creatures)
        ),
        artifact(
            "Consuming Sepulcher", None, at_beginning(t.UPKEEP, together(lose_life(1, each_opponent), gain_life(1))),
            colors=t.BLACK,
        ),
    ),
    transforming(
        artifact(
            "Saheeli's Lattice", "{1}{R}", when_enters(May((discard(1),), save=0), when(Did(0), draw(2))),
            _craft("{4}{R}", HasSubtype(("Dinosaur",)), 1, or_more=True),
        ),
        creature(
            "Mastercraft Raptor", None, "Dinosaur", 0, 4, defines_size(Total(POWER, Materials()), None),
            types=t.ARTIFACT, colors=t.RED,
        ),
    ),
    legendary(creature(
        "Patron of the Akki", "{4}{R}{R}", "Spirit", 5, 5, Keyword(k.OFFERING, where=HasSubtype(("Goblin",))),
        whenever(attacks(), gets(each(creatures & you_control), 2, 0)),
    )),
    legendary(creature(
        "Patron of the Kitsune", "{4}{W}{W}", "Spirit", 5, 6, Keyword(k.OFFERING, where=HasSubtype(("Fox",))),
        whenever(attacks(creatures), may(gain_life(1))),
    )),
    creature("Fleshwrither", "{2}{B}{B}", "Horror", 3, 3, _for(k.TRANSFIGURE, "{1}{B}{B}")),
    instant("Surging Flame", "{1}{R}", Keyword(k.RIPPLE, number=4), deal(2, any_target())),
    land(
        "Oscorp Industries", "", enters_tapped(), whenever(Moves(this_one, t.GRAVEYARD, t.BATTLEFIELD), lose_life(2)),
        activated(tap_symbol, add_one_of(t.BLUE | t.BLACK | t.RED)), Keyword(k.MAYHEM),
    ),
    planeswalker(
        "Ajani, Sleeper Agent", "{1}{G}{G/W/P}{W}", "Ajani", 4, Keyword(k.COMPLEATED),
        loyalty(+1, LookAt(top_cards(1), reveal=True, save=0), when(
            Matches(saved(0), HasType(t.CREATURE | t.PLANESWALKER)), to_hand(saved(0)),
            otherwise=(may(to_library(saved(0), BOTTOM)),),
        )),
        loyalty(-3, distribute(3, _UP_TO_THREE), gains(_UP_TO_THREE, vigilance)),
        loyalty(-6, Emblem((whenever(
            casts(you, HasType(t.CREATURE | t.PLANESWALKER) & spells), GiveCounters(target_player(each_opponent), "poison", 2),
        ),))),
    ),
    sorcery("Enduring Ideal", "{5}{W}{W}", search(HasType(t.ENCHANTMENT), t.BATTLEFIELD), Keyword(k.EPIC)),
    sorcery(
        "Germination Practicum", "{3}{G}{G}", put_counters(each(creatures & you_control), 2), Keyword(k.PARADIGM),
        subtypes="Lesson",
    ),
    sorcery(
        "Decorum Dissertation", "{3}{B}{B}", together(draw(2, _PLAYER), lose_life(2, _PLAYER)), Keyword(k.PARADIGM),
        subtypes="Lesson",
    ),
    aura(
        "Arcanum Wings", "{1}{U}", enchant(creatures), have(enchanted_or_equipped, has(flying)),
        _for(k.AURA_SWAP, "{2}{U}"),
    ),
]  # fmt: skip
