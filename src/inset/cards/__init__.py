"""The embedded library: cards by name, so that the engine is of use with no download at all.

>>> card("Stomp").name
'Bonecrusher Giant'
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeVar

from inset.kernel.errors import InsetError, UnknownCard
from inset.language.card import Card

MODULES = (
    "eldraine",
    "adventures_a_to_d",
    "adventures_e_to_h",
    "adventures_h_to_m",
    "adventures_n_to_s",
    "adventures_t_to_z",
    "tarkir",
    "brothers_war",
    "card_types",
    "preparations_a_to_i",
    "preparations_j_to_z",
    "classics",
    "combat",
    "combat_more",
    "day_and_night",
    "keywords",
    "keywords_of_permanents",
    "keywords_more",
    "bonds",
    "creatures_a_to_g",
    "creatures_a_to_g_more",
    "legends_a_to_g",
    "spells_a_to_g",
    "permanents_a_to_g",
    "double_faced",
    "melds",
    "dungeons",
    "rooms",
    "staples_creatures",
    "staples_permanents",
    "staples_spells",
    "lands",
    "creatures_h_to_z",
    "permanents_h_to_z",
    "spells_h_to_z",
    "elsewhere",
    "sagas",
    "classes_and_cases",
    "replacements",
    "chance",
    "groups",
    "equipment",
    "auras",
    "planeswalkers",
    "vehicles",
    "more_spells",
    "more_permanents",
    "face_down",
    "seldom",
    "game_concepts",
    "commander",
    "cast_otherwise",
    "keyword_actions",
    "paid_otherwise",
    "mana_at_a_price",
)


@cache
def library() -> dict[str, Card]:
    """Every card under its own name. The modules are read on the first call."""
    found: dict[str, Card] = {}
    for module in MODULES:
        for made in importlib.import_module(f"{__name__}.{module}").CARDS:
            if made.name in found:
                raise ValueError(f"{made.name} is in the library twice")
            found[made.name] = made
    return found


T = TypeVar("T")
_ADDED: Final[set[str]] = set()
_ASKED: Final[list[Callable[[str], Card | None]]] = []
_ASKED_NEAR: Final[list[Callable[[str], list[str]]]] = []
_ON_CHANGE: Final[list[Callable[[], None]]] = []


def on_change(forget: Callable[[], None]) -> None:
    """Calls this whenever cards are added or removed, so that nobody remembers what was made of the old library."""
    _ON_CHANGE.append(forget)


def of_library(function: Callable[[], T]) -> Callable[[], T]:
    """A ``cache`` for what is made of the whole library: made anew after cards were added."""
    cached = cache(function)
    on_change(cached.cache_clear)
    return cached


def add(*made: Card) -> None:
    """Adds cards of one's own, for as long as the program runs. Their names must be free, and they must have a text."""
    for one in made:
        if not isinstance(one, Card):
            raise TypeError(f"a Card is wanted, not {one!r}")
        if not one.name or one.name in library():
            raise InsetError(
                f"a card can't be called {one.name!r}: " + ("there is one" if one.name else "it needs a name")
            )
        one.text()  # a part that has no text raises
        library()[one.name] = one
        _ADDED.add(one.name)
    _changed()


def remove(*names: str) -> None:
    """Takes cards out again that were added."""
    for name in names:
        if name not in _ADDED:
            raise InsetError(f"{name!r} was not added")
        _ADDED.discard(name)
        del library()[name]
    _changed()


def _changed() -> None:
    for forget in _ON_CHANGE:
        forget()


@of_library
def _other_names() -> dict[str, Card]:
    """``A // B`` and the names of insets; a card's own name wins (Opt is not the inset of another card)."""
    found: dict[str, Card] = {}
    for made in library().values():
        for name in (made.full_name, *(face.name for face in made.faces[1:] if face.name)):
            if name not in library():
                found.setdefault(name, made)
    return found


def ask(source: Callable[[str], Card | None] | None, near: Callable[[str], list[str]] | None = None) -> None:
    """Says who is asked for cards that the library has not, and for names that come close; None: nobody."""
    _ASKED[:] = [] if source is None else [source]
    _ASKED_NEAR[:] = [] if near is None else [near]


def card(name: str) -> Card:
    """The card of that name, of that inset, or of ``A // B``."""
    made = library().get(name) or _other_names().get(name)
    for source in _ASKED:
        made = made or source(name)
    if made is None:
        known = [*library(), *_other_names()]
        lower = {word.lower(): word for word in known}
        lower |= {word.lower(): word for source in _ASKED_NEAR for word in source(name)}
        near = get_close_matches(name.lower(), lower, 3)
        raise UnknownCard(name, tuple(lower[word] for word in near))
    return made


def names() -> list[str]:
    return sorted(library())


def all_cards() -> list[Card]:
    return [library()[name] for name in names()]
