"""The standard streams of a command in any condition: full, closed, with a small character set, or not text at all."""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final, TextIO, cast

_ESCAPES: Final = "inset.escapes"


def _escaped(error: UnicodeError) -> tuple[str, int]:
    """Writes characters that a stream can't encode the way JSON does, so that JSON stays JSON."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2)), error.end


def prepare() -> None:
    """Makes the streams accept any text. A closed one is replaced by one that discards everything."""
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
    """A stream with the file number of the missing one, so that child processes have it too."""
    made = os.open(os.devnull, os.O_RDWR)
    os.dup2(made, number)
    if made != number:
        os.close(made)
    os.set_inheritable(number, True)
    return cast(TextIO, open(number, mode, encoding="utf-8", closefd=False))


def abandon_output() -> None:
    """Writes nothing more to an output that failed, not even when Python exits."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # it has no number, or there is no such device
        sys.stdout = io.StringIO()
