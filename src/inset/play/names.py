"""Default names for players, and numbers that make equal names unique."""

from __future__ import annotations

from collections.abc import Sequence


def default_names(count: int) -> tuple[str, ...]:
    known = ("Alice", "Bob", "Carol", "Dave")
    return tuple(known[i] if i < len(known) else f"Player {i + 1}" for i in range(count))


def unique(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number after repeated ones."""
    found: list[str] = []
    for name in names:
        number = 2
        free = name
        while free in found:
            free, number = f"{name} {number}", number + 1
        found.append(free)
    return tuple(found)
