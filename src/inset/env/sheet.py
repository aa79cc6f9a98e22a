"""The arrays of one observation, written as bytes."""

from __future__ import annotations

from typing import Any, Final

from inset.env.reader import PARTS, Content

_ZEROS: Final = memoryview(bytes(1 << 18))


class Sheet:
    """The arrays of one observation, which are written again and again: after the first time, zeros are only put where
    something else was. Nobody else may write into them."""

    __slots__ = ("_filled", "_memory")

    def __init__(self, out: dict[str, Any]) -> None:
        self._memory: list[memoryview] = [out[part].data.cast("B") for part in PARTS]
        self._filled = [len(memory) for memory in self._memory]

    def write(self, content: Content) -> None:
        filled = self._filled
        for place, memory in enumerate(self._memory):
            numbers = content[place]
            size, before = len(numbers), filled[place]
            memory[:size] = numbers
            if before > size:
                memory[size:before] = _ZEROS[: before - size] if before <= len(_ZEROS) else bytes(before - size)
            filled[place] = size
