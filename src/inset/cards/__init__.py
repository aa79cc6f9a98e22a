"""The embedded library: cards by name, so that the engine works without any download.

Adventurer, Omen, Prototype and Preparation cards have their own files, every other card is in the file of its first
letter; a
card file imports ``vocabulary`` and nothing else. ``inset card NAME --source`` finds the lines (adr/0015).

>>> card("Stomp").name
'Bonecrusher Giant'
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from inset.cards import blanks
from inset.data.close_names import closest
from inset.kernel.errors import InsetError, UnknownCard
from inset.kernel.plain_text import unprintable
from inset.language.card import Card

MODULES: Final = (
    "adventurers.a_to_c", "adventurers.d_to_g", "adventurers.h_to_l", "adventurers.m_to_r", "adventurers.s_to_z",
    "omens", "prototypes", "preparations",
    "a_to_am", "an_to_az", "ba_to_bl", "bo_to_bz", "c_to_ck", "cl_to_cz", "da_to_de", "di_to_dz", "ea_to_em", "en_to_ez", "f",
    "ga_to_gn", "go_to_gz", "h", "i_to_j", "k", "l", "ma_to_me", "mi_to_mz", "n", "o", "pa_to_pe", "ph_to_po", "pr_to_q", "r",
    "sa_to_sg", "sh_to_sn", "so_to_ss", "st_to_sz", "ta_to_te", "th_to_ti", "to_to_tz", "u_to_v", "w_to_z",
)  # fmt: skip


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
    """Calls this whenever cards are added or removed, so that caches of the old library can be dropped."""
    _ON_CHANGE.append(forget)


def of_library(function: Callable[[], T]) -> Callable[[], T]:
    """A ``cache`` for results that depend on the whole library: rebuilt after cards are added."""
    cached = cache(function)
    on_change(cached.cache_clear)
    return cached


def add(*made: Card) -> None:
    """Adds your own cards, for as long as the program runs. Their names must be free, and every part must have a
    text."""
    for one in made:
        if not isinstance(one, Card):
            raise TypeError(f"expected a Card, not {one!r}")
        if not one.name or one.name in library():
            raise InsetError(
                f"a card can't be called {one.name!r}: " + ("there is one" if one.name else "it needs a name")
            )
        text = one.text()  # a part that has no text raises
        if character := unprintable(one.full_name) or unprintable(text, lines=True):
            raise InsetError(f"{one.full_name!r}: the character {character} is not allowed in names and text")
        library()[one.name] = one
        _ADDED.add(one.name)
    _changed()


def remove(*names: str) -> None:
    """Removes cards that were added."""
    for name in names:
        if name not in _ADDED:
            raise InsetError(f"{name!r} was not added")
        _ADDED.discard(name)
        del library()[name]
    _changed()


def added() -> list[Card]:
    """The cards that were added, by name."""
    return [library()[name] for name in sorted(_ADDED)]


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
    """Sets who is asked for cards that the library doesn't have, and for similar names; None: nobody."""
    _ASKED[:] = [] if source is None else [source]
    _ASKED_NEAR[:] = [] if near is None else [near]


def card(name: str, hints: bool = True) -> Card:
    """The card of that name, of that inset, or of ``A // B``. ``hints``: whether the error suggests similar names."""
    made = library().get(name) or _other_names().get(name) or blanks.made(name)
    for source in _ASKED:
        made = made or source(name)
    if made is None and not hints:
        raise UnknownCard(name)
    if made is None:
        known = [*library(), *_other_names()]
        lower = {word.lower(): word for word in known}
        lower |= {word.lower(): word for source in _ASKED_NEAR for word in source(name)}
        near = closest(name.lower(), lower)
        raise UnknownCard(name, tuple(lower[word] for word in near))
    return made


def names() -> list[str]:
    return sorted(library())


def all_cards() -> list[Card]:
    return [library()[name] for name in names()]
