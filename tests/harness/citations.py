"""`@cr("715.3d")` says which rules a test proves; a number that does not exist stops the run."""

from collections.abc import Iterable

import pytest

from inset.data import rulebook

cr = pytest.mark.cr


def wrong_citations(numbers: Iterable[object]) -> list[str]:
    """A sentence for each number that isn't a rule."""
    return [_complaint(number) for number in numbers if not _holds(number)]


def _holds(number: object) -> bool:
    return isinstance(number, str) and rulebook.exists(number)


def _complaint(number: object) -> str:
    near = rulebook.near(number) if isinstance(number, str) else []
    hint = f" (near it: {', '.join(near[:8])})" if near else ""
    return f"no rule has the number {number!r}{hint}"
