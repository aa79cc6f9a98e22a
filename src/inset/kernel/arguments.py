"""What users hand over: checked by Inset, in its own words.

The compiled build checks every argument against its annotation first, and says what is wrong in words of its own. So what
users may get wrong is annotated with one of these names, which let everything through, and is then checked here.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import SupportsIndex

from inset.kernel.wrong_type import WrongType

WholeNumber = int | SupportsIndex  # an int, or what counts as one, such as a number of numpy; but no truth value
Word = str | Hashable  # a str; anything else is refused
NumberOrWord = int | str | Hashable  # an int or a str; anything else is refused


def is_whole(value: object) -> bool:
    """Is it a whole number? A truth value is not."""
    return isinstance(value, SupportsIndex) and not isinstance(value, bool)


def whole_number(value: object, what: str) -> int:
    """The number that was given as ``what``."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise WrongType(f"{what} is a whole number, not {shortly(value)}")
    return value.__index__()


def word(value: object, what: str) -> str:
    """The word that was given as ``what``."""
    if not isinstance(value, str):
        raise WrongType(f"{what} is a word, not {shortly(value)}")
    return value


def shortly(value: object) -> str:
    """A value as Python writes it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
