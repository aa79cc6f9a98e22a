"""Randomness that lives in the state: a 64-bit SplitMix generator, the same on every machine.

A game is determined by seed, decks and answers. Nothing here reads a clock or the global generator, and the state is
one integer, so copying it costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import Final

from inset.kernel.wrong_type import WrongType

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def start(seed: int) -> int:
    """The state that a seed begins with."""
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise WrongType(f"a seed is a whole number, not {seed!r}")
    return (seed * _GAMMA + 0xD1B54A32D192ED03) & _MASK


def derived(purpose: str, *numbers: int) -> int:
    """A 63-bit seed for one purpose: a keyed hash, so that it reveals nothing about the numbers or other seeds.

    ``step`` can be inverted, and a player that gets a seed must not be able to derive the game's own from it.
    """
    key = blake2b(purpose.encode(), digest_size=32).digest()
    text = " ".join(str(number) for number in numbers).encode()
    return int.from_bytes(blake2b(text, digest_size=8, key=key).digest()) >> 1


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = z = (state + _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
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
    if len(order) > LAST_LIMIT:
        return _shuffled_slowly(state, order)
    i = last = len(order) - 1
    for bits in _many(state, last):
        if bits >= _LIMITS[i + 1]:  # ``below`` would take another number
            return _shuffled_slowly(state, list(items))
        j = bits % (i + 1)
        order[i], order[j] = order[j], order[i]
        i -= 1
    return (state + max(0, last) * _GAMMA) & _MASK, tuple(order)


def _shuffled_slowly(state: int, order: list[int]) -> tuple[int, tuple[int, ...]]:
    for i in range(len(order) - 1, 0, -1):
        state, j = below(state, i + 1)
        order[i], order[j] = order[j], order[i]
    return state, tuple(order)


def _many(state: int, count: int) -> tuple[int, ...]:
    """The results of so many steps.

    They are computed side by side in one long number that has 128 bits for each, so that products don't run into each other:
    for Python that is a few operations instead of hundreds.
    """
    if count <= 0:
        return ()
    ones, gammas, mask, unpack = _lanes(count)
    z = (gammas + state * ones) & mask
    z = (((z ^ (z >> 30)) & mask) * _FIRST) & mask
    z = (((z ^ (z >> 27)) & mask) * _SECOND) & mask
    return unpack((z ^ (z >> 31)).to_bytes(16 * count, "little"))


@cache
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For so many steps: a one in each place, what is added to the state in each, the bits that are kept; how to read them."""
    ones = sum([1 << 128 * place for place in range(count)])
    gammas = sum([((place + 1) * _GAMMA & _MASK) << 128 * place for place in range(count)])
    return ones, gammas, ones * _MASK, Struct("<" + "Q8x" * count).unpack
