"""The games of a batch in a file, so that it can be stopped at any moment and continued (docs/adr/0021).

The first line says what determines the games; each other line is a game. The file appears whole or not at all, lines
are only appended, and one program at a time has it open. A damaged line is skipped and counted; its game is played again.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from inset.kernel.errors import InsetError
from inset.sim.identity import differences, identity
from inset.sim.lock import InUse, lock
from inset.sim.results import Result, read_line, write_line
from inset.sim.settings import Settings

FORMAT: Final = 2
LONGEST_LINE: Final = 1 << 24  # bytes
LONGEST_HEADER: Final = 1 << 16
BLOCK: Final = 1 << 20  # bytes that are read at a time
SYNC_SECONDS: Final = 2.0  # seconds of games that a power cut may cost


class Journal:
    """The finished games: a file that stays, or a temporary one.

    An existing file is never overwritten: with ``resume`` it is continued, otherwise it is refused.
    """

    def __init__(self, path: Path | None, settings: Settings, resume: bool = False) -> None:
        self.path = path
        self.skipped = 0  # lines that could not be read
        self.known = 0  # games that were there before
        self._settings = settings
        self._synced = time.monotonic()
        if path is None:
            self._file: IO[bytes] = tempfile.TemporaryFile("w+b", buffering=0)  # noqa: SIM115
        else:
            self._file = _opened(path, settings, resume)
        self._start = self._file.tell()
        self._end = self._file.seek(0, os.SEEK_END)

    def read(self) -> Iterator[tuple[int, Result]]:
        """The games of the journal, each once, with their places in the file."""
        seen = Numbers(self._settings.total)
        self.skipped = 0
        for place, line in _lines(self._file, self._start, self._end):
            result = read_line(line, self._settings) if line is not None else None
            if result is None or (result.number < self._settings.total and result.number in seen):
                self.skipped += 1
            elif result.number < self._settings.total:
                seen.add(result.number)
                yield place, result

    def at(self, place: int) -> Result:
        """The game at a place in the file."""
        self._file.seek(place)
        found = read_line(self._file.readline(LONGEST_LINE).rstrip(b"\n"), self._settings)
        assert found is not None, "it was read from there before"
        return found

    def go_on(self) -> None:
        """Cuts off an unfinished last line, and continues after it."""
        self._end = _end_of_lines(self._file, self._start, self._end)
        try:
            self._file.truncate(self._end)
        except OSError as error:
            raise self._unwritable(error) from None

    def write(self, results: list[Result]) -> None:
        """Appends games. They survive the end of this program immediately, and a power cut within seconds."""
        content = memoryview(b"".join(write_line(result) + b"\n" for result in results))
        try:
            self._file.seek(self._end)
            while content:
                written = self._file.write(content)
                self._end += written
                content = content[written:]
            if time.monotonic() - self._synced > SYNC_SECONDS:
                self.sync()
        except OSError as error:
            raise self._unwritable(error) from None

    def sync(self) -> None:
        """Makes sure that everything written is on the disk."""
        self._synced = time.monotonic()
        if self.path is not None:
            try:
                os.fsync(self._file.fileno())
            except OSError as error:
                raise self._unwritable(error) from None

    def close(self) -> None:
        """Releases the file for others. It can still be read."""
        if self.path is not None:
            self.sync()
            reading = open(self.path, "rb", buffering=0)  # noqa: SIM115
            self._file.close()
            self._file = reading

    def _unwritable(self, error: OSError) -> InsetError:
        why = error.strerror or error
        return InsetError(
            f"{self.path} can't be written: {why}. The games so far are kept; --resume continues from them"
        )


class Numbers:
    """A set of numbers below a bound, one bit each."""

    def __init__(self, bound: int) -> None:
        self._bits = bytearray(bound // 8 + 1)
        self.count = 0

    def __contains__(self, number: int) -> bool:
        return bool(self._bits[number >> 3] >> (number & 7) & 1)

    def add(self, number: int) -> None:
        self.count += number not in self
        self._bits[number >> 3] |= 1 << (number & 7)


# --- opening ---------------------------------------------------------------------------------------------


def _opened(path: Path, settings: Settings, resume: bool) -> IO[bytes]:
    """The file, locked, and read up to the end of its header."""
    wanted = identity(settings)
    try:
        if not path.exists():
            _create(path, wanted)
            resume = True  # it is ours
        elif not path.is_file():
            raise InsetError(f"{path} can't be written: it is not a file")
        file = open(path, "r+b", buffering=0)  # noqa: SIM115
    except OSError as error:
        raise InsetError(f"{path} can't be written: {error.strerror or error}") from None
    except ValueError:  # a name that isn't valid for a file
        raise InsetError(f"{str(path)!r} can't be written: it is not the name of a file") from None
    try:
        lock(file)
        _check_header(file, path, wanted, resume)
    except InUse:
        file.close()
        raise InsetError(
            f"{path} is in use by another batch; wait for it, or name another file with --journal"
        ) from None
    except InsetError:
        file.close()
        raise
    return file


def _create(path: Path, wanted: dict[str, Any]) -> None:
    """Creates a journal with its header, whole or not at all; never over another file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(prefix=".inset-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(json.dumps({"inset_journal": FORMAT, **wanted}, ensure_ascii=True).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        _put(part, path)
    finally:
        Path(part).unlink(missing_ok=True)
    _sync_folder(path.parent)


def _put(part: str, path: Path) -> None:
    try:
        os.link(part, path)  # fails if somebody else was faster
    except OSError:
        if path.exists():
            raise InsetError(f"{path} has just been created by another batch") from None
        os.replace(part, path)  # a file system without links


def _sync_folder(folder: Path) -> None:
    """Makes sure that the name of a new file is on the disk too, where folders can be synced."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def _check_header(file: IO[bytes], path: Path, wanted: dict[str, Any], resume: bool) -> None:
    """Refuses a file that isn't a journal, belongs to another batch, or must not be continued."""
    found = _header(file)
    if found is None:
        raise InsetError(f"{path} is not a journal of inset sim and was not changed; name another file with --journal")
    if found.get("inset_journal") != FORMAT:
        raise InsetError(f"{path} is a journal of another version of Inset; name another file with --journal")
    if others := differences(wanted, found):
        raise InsetError(f"{path} is the journal of another batch, which differs in: {'; '.join(others)}")
    if not resume:
        raise InsetError(f"{path} already exists: --resume continues it, --journal names another file")


def _header(file: IO[bytes]) -> dict[str, Any] | None:
    file.seek(0)
    line = file.readline(LONGEST_HEADER)
    try:
        found = json.loads(line) if line.endswith(b"\n") else None
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and "inset_journal" in found else None


# --- lines -----------------------------------------------------------------------------------------------


def _lines(file: IO[bytes], start: int, end: int) -> Iterator[tuple[int, bytes | None]]:
    """The finished lines between two places, with the start of each; None for one that is longer than any game."""
    place = at = start
    rest = b""
    too_long = False
    while place < end:
        file.seek(place)
        block = file.read(min(BLOCK, end - place))
        if not block:
            return
        place += len(block)
        *lines, rest = (rest + block).split(b"\n")
        for line in lines:
            yield at, None if too_long else line
            too_long = False
            at += len(line) + 1
        if len(rest) > LONGEST_LINE:
            at += len(rest)
            rest, too_long = b"", True


def _end_of_lines(file: IO[bytes], start: int, end: int) -> int:
    """Where the last finished line ends."""
    while end > start:
        begin = max(start, end - BLOCK)
        file.seek(begin)
        found = file.read(end - begin).rfind(b"\n")
        if found >= 0:
            return begin + found + 1
        end = begin
    return start
