"""Errors that end a command, as text: one line; for a player that failed also its traceback, and a record."""

from __future__ import annotations

import hashlib
import shlex

from inset.data import places
from inset.kernel.errors import InsetError
from inset.kernel.plain_text import printable, printable_lines


def told(error: InsetError) -> list[str]:
    """The text printed for an error that is meant for people."""
    trace, record = getattr(error, "trace", ""), getattr(error, "record", "")
    lines = [f"inset: {printable_lines(str(error))}"]
    if not trace:
        return lines
    lines += [f"  {printable(line)}" for line in trace.splitlines() if line.startswith("  ")]
    path = places.cache() / "failed" / f"{hashlib.blake2b(record.encode(), digest_size=6).hexdigest()}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with places.whole_file(path) as part:
            part.write_text(record, encoding="utf-8")
    except OSError as problem:
        return [*lines, f"inset: its game can't be saved in {path}: {problem.strerror or problem}"]
    return [*lines, f"inset: see the game up to that point with: inset replay {shlex.quote(str(path))}"]
