"""Cards of card files: read, compiled and added to the library when something asks for them by name.

``use`` says which files are searched when the library has no card of a name. A card whose text can't be read is refused
with the reason; it is never added in part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from inset import cards
from inset.data.card_records import CardRecord, names_of
from inset.data.close_names import closest
from inset.kernel.errors import InsetError, UnsupportedText
from inset.kernel.types import LETTER_COLOR
from inset.language.card import Card

if TYPE_CHECKING:
    from inset.data.card_index import CardFile
    from inset.oracle.compiled_cache import Verdict

_USED: Final[list[CardFile]] = []


def use(paths: Iterable[str | Path]) -> None:
    """From now on these files are searched, in this order, and no others."""
    from inset.data.card_index import CardFile  # this imports the JSON decoder: only if there is a file

    _USED[:] = [CardFile(path) for path in paths]
    cards.ask(_found if _USED else None, near if _USED else None)


def use_cards(*paths: str | Path) -> None:
    """Cards that the library lacks come from these files, in this order: Scryfall's or MTGJSON's JSON, or texts with cards
    of your own. They replace the files named before; with no path, no file is used.

    A file that isn't card data is refused immediately. Cards are compiled when they are first asked for by name.
    """
    for path in paths:
        _check(path)
    use(paths)


def _check(path: str | Path) -> None:
    from inset.data.card_index import CardFile

    CardFile(path).get("")


def used() -> list[Path]:
    return [file.path for file in _USED]


def record(name: str) -> CardRecord | None:
    """The record of that name in the files in use."""
    for file in _USED:
        found = file.get(name)
        if found is not None:
            return found
    return None


def near(name: str) -> list[str]:
    """Names in the files that are spelt similarly."""
    wanted = name.casefold()
    close = closest(wanted, [known for file in _USED for known in file.names()])
    found = [one for known in close if (one := record(known)) is not None]
    return [name for one in found for name in names_of(one) if name.casefold() in close]


def _found(name: str) -> Card | None:
    printed = record(name)
    if printed is None:
        return None
    known = cards.library().get(printed.name) or cards.library().get(printed.faces[0].name)
    if known is not None:
        return known
    made = _verdict(printed)
    return _added(printed, _playable(printed, made.card, made.refusal))


def compiled(printed: CardRecord) -> Card:
    """The card with that text, or UnsupportedText with the reason; it isn't added to the library."""
    from inset.oracle.compile import compile_card  # the grammar: only if a text must be read
    from inset.oracle.proof_ladder import refusal

    made = compile_card(printed)
    return _playable(printed, made.card, refusal(made))


def add(printed: CardRecord) -> Card:
    """Compiles a card and adds it to the library."""
    return _added(printed, compiled(printed))


def unread(printed: CardRecord) -> tuple[str, ...]:
    """The words at which reading stops, for each paragraph that can't be read."""
    return _verdict(printed).unread


def _verdict(printed: CardRecord) -> Verdict:
    """The same from the cache, without the grammar, if the card was compiled before."""
    from inset.oracle.compiled_cache import verdict  # this imports the JSON decoder

    return verdict(printed)


def _playable(printed: CardRecord, made: Card | None, why: str) -> Card:
    if made is None or why:
        raise UnsupportedText(f"{printed.name} can't be played: {why}")
    return made


def _added(printed: CardRecord, made: Card) -> Card:
    try:
        cards.add(made)
    except InsetError as error:
        raise UnsupportedText(f"{printed.name} can't be played: {error}") from error
    return made


_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")
_REMINDER: Final = re.compile(r"\([^()]*\)")


def printed_identity(printed: CardRecord) -> int:
    """903.4: the colors of the mana symbols in its cost and text, and of its color indicator."""
    mask = 0
    for face in printed.faces:
        letters = [*(face.color_indicator or ())]
        for symbol in _SYMBOL.findall(f"{face.mana_cost} {_REMINDER.sub('', face.oracle_text)}"):
            letters += symbol.split("/")
        for letter in letters:
            mask |= LETTER_COLOR.get(letter, 0)
    return mask
