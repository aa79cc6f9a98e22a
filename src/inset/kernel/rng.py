"""Randomness that lives in the state: a 64-bit SplitMix generator, the same on every machine.

A game is determined by seed, decks and answers. Nothing here reads a clock or the global generator, and the state is
one integer, so copying it costs nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from inset.kernel.wrong_type import WrongType

_MASK: Final = (1 << 64) - 1


def start(seed: int) -> int:
    """The state that a seed begins with."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise WrongType(f"a seed is a whole number, not {seed!r}")
    return (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK


def derived(purpose: str, *numbers: int) -> int:
    """A 63-bit seed for one purpose: a keyed hash, so that it reveals nothing about the numbers or other seeds.

    ``step`` can be inverted, and a player that gets a seed must not be able to derive the game's own from it.
    """
    key = blake2b(purpose.encode(), digest_size=32).digest()
    text = " ".join(str(number) for number in numbers).encode()
    return int.from_bytes(blake2b(text, digest_size=8, key=key).digest()) >> 1


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """The next state and a uniform number in ``range(bound)``, without bias."""
    limit = _LIMITS[bound] if bound <= LAST_LIMIT else _limit(bound)
    while True:
        state, bits = step(state)
        if bits < limit:
            return state, bits % bound


def _limit(bound: int) -> int:
    """The greatest multiple of a bound that fits into 64 bits: larger values would favour small numbers."""
    return (1 << 64) - (1 << 64) % bound


LAST_LIMIT: Final = 255
_LIMITS: Final = (0, *(_limit(bound) for bound in range(1, LAST_LIMIT + 1)))


def shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The next state and the items in random order (Fisher-Yates)."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        limit = _LIMITS[i + 1] if i < LAST_LIMIT else _limit(i + 1)
        z = limit
        while z >= limit:  # as in ``below``, without calls: most random numbers are for this
            state = z = (state + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
        j = z % (i + 1)
        order[i], order[j] = order[j], order[i]
    return state, tuple(order)
