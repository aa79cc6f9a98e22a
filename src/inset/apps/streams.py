"""The standard streams of a command, whatever they are: full, closed, of few letters, or bytes that are not text."""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final, TextIO, cast

_ESCAPES: Final = "inset.escapes"


def _escaped(error: UnicodeError) -> tuple[str, int]:
    """Characters that a stream can't hold, as JSON writes them: so JSON stays JSON."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2)), error.end


def prepare() -> None:
    """Makes the streams take any text. One that is closed becomes one that leads nowhere."""
    codecs.register_error(_ESCAPES, _escaped)
    if sys.stdin is None:
        sys.stdin = _nowhere(0, "r")
    if sys.stdout is None:
        sys.stdout = _nowhere(1, "w")
    if sys.stderr is None:
        sys.stderr = _nowhere(2, "w")
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, _ESCAPES), (sys.stderr, _ESCAPES)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _nowhere(number: int, mode: str) -> TextIO:
    """A stream under the number of the one that is missing, so that processes started later have it too."""
    made = os.open(os.devnull, os.O_RDWR)
    os.dup2(made, number)
    if made != number:
        os.close(made)
    os.set_inheritable(number, True)
    return cast(TextIO, open(number, mode, encoding="utf-8", closefd=False))


def abandon_output() -> None:
    """Nothing more is written to an output that failed, also not when Python ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # it has no number, or there is no such device
        sys.stdout = io.StringIO()
