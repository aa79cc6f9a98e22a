"""Whether this is the pure or the compiled build, and the one thing that looks different in the two."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")


def slots(kind: type) -> tuple[str, ...]:
    """The names of a record's fields. A compiled class has no ``__slots__``, and keeps them under another name."""
    found: tuple[str, ...] | None = getattr(kind, "__slots__", None)
    if found is None:
        found = getattr(kind, "__mypyc_attrs__", None)
    if found is None:
        raise TypeError(f"{kind.__name__} is not a record: it has no slots")
    return found
