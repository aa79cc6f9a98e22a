"""What travels between a page and the service: JSON objects, read with suspicion (docs/adr/0020-one-front-end-two-engines.md).

A request has ``do``, the name of what is wanted, and ``id``, which its reply repeats. A reply has ``ok`` or ``error``.
An unrequested message, such as another person's move, has ``push`` instead of an ``id``.
"""

from __future__ import annotations

from typing import Any, Final

from inset.kernel.errors import InsetError
from inset.kernel.plain_text import printable_lines

Message = dict[str, Any]

VERSION: Final = 1
LARGEST_MESSAGE: Final = 4 << 20  # bytes; a long game's record has about one tenth of it
LONGEST_TEXT: Final = 1_000_000  # characters of a scenario, a deck list, a card
LONGEST_RECORD: Final = LARGEST_MESSAGE  # characters
LONGEST_WORD: Final = 200  # characters of a name
MOST_LISTED: Final = 64  # options that are sent without a search


class Refused(InsetError):
    """A message that makes no sense here: a fault of the page, or of another sender."""


def word(message: Message, key: str, default: str | None = None, longest: int = LONGEST_WORD) -> str:
    """A field that is text."""
    found = message.get(key, default)
    if not isinstance(found, str) or len(found) > longest:
        raise Refused(f"{key}: expected text of at most {longest:,} characters")
    return found


def text(message: Message, key: str, default: str | None = None, longest: int = LONGEST_TEXT) -> str:
    """A field that is a longer text."""
    return word(message, key, default, longest)


def number(message: Message, key: str, default: int | None = None) -> int:
    """A field that is a whole number."""
    found = message.get(key, default)
    if type(found) is not int or abs(found) > 1 << 53:
        raise Refused(f"{key}: expected a whole number")
    return found


def flag(message: Message, key: str, default: bool | None = None) -> bool:
    """A field that is true or false."""
    found = message.get(key, default)
    if not isinstance(found, bool):
        raise Refused(f"{key}: expected true or false")
    return found


def words(message: Message, key: str, most: int = 200) -> list[str]:
    """A field that is a list of short texts."""
    found = message.get(key)
    if not isinstance(found, list) or len(found) > most:
        raise Refused(f"{key}: expected a list of at most {most} words")
    return [word({key: each}, key) for each in found]


def rows(message: Message, key: str, most: int) -> list[Message]:
    """A field that is a list of objects."""
    found = message.get(key)
    if not isinstance(found, list) or len(found) > most or not all(isinstance(each, dict) for each in found):
        raise Refused(f"{key}: expected a list of at most {most} objects")
    return found


def problem(error: InsetError) -> Message:
    """An error as a page shows it: a sentence, and the rule if there is one."""
    said = getattr(error, "message", "") or str(error)
    return {"message": printable_lines(said), "rule": getattr(error, "rule", "") or ""}
