"""Downloads Scryfall's bulk file: looks it up in the list of bulk files, resumes an interrupted download, checks the
file, then puts it in place.

A partial download is stored beside the file (``.part``) with a note of its origin, so that a later call can resume it.
A file only replaces the previous one if it has the announced length and about as many cards. Redirects and time limits
are in ``web_reading``.
"""

from __future__ import annotations

import base64
import hashlib
import http.client
import os
import re
import socket
import time
import urllib.error
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import SplitResult

import msgspec

from inset.data import places, web_reading
from inset.data.scryfall import LARGEST, BadCardFile, load, read_bytes
from inset.kernel.errors import InsetError
from inset.kernel.plain_text import printable, unprintable
from inset.kernel.version import VERSION

BULK: Final = "https://api.scryfall.com/bulk-data"
KIND: Final = "oracle_cards"  # one record for each card, not for each printing
HEADERS: Final = {"User-Agent": f"inset/{VERSION} (rules engine)", "Accept": "application/json;q=0.9,*/*;q=0.8"}
DEADLINE: Final = 3600.0  # seconds for everything
FEWEST: Final = 0.9  # share of the previous file's cards
ATTEMPTS: Final = 5
BLOCK: Final = 1 << 16
LONGEST_LIST: Final = 1 << 20
MOST_TOLD: Final = 20  # entries of the list that an error names
AGAIN: Final = frozenset({408, 425, 429, 500, 502, 503, 504})  # status codes worth retrying
HINT: Final = "the partial download is kept; run the same command to resume. --cards takes any other card file"

SLOW: Final = "gave up: it takes too long; the partial download is kept"

T = TypeVar("T")
Progress = Callable[[int, int | None], None]  # bytes so far, and of how many


class FetchFailed(InsetError):
    """The card file could not be downloaded."""


class _BrokenOff(Exception):
    """The connection ended too early: worth retrying."""


class _DoesNotFit(_BrokenOff):
    """The partial download doesn't belong to the offered file: start over."""


class Offer(msgspec.Struct):
    """One entry in the list of bulk files."""

    type: str = ""
    download_uri: str = ""
    updated_at: str = ""
    size: int | None = None  # bytes, unpacked


class _List(Offer):
    """The list; or a single entry of it."""

    data: list[Offer] | None = None


class _Note(msgspec.Struct):
    """Where a file was downloaded from."""

    uri: str
    updated_at: str = ""
    mark: str = ""  # an entity tag or a date, by which a server recognises a part of the same file (RFC 9110, 13.1.5)
    total: int | None = None


class Fetched(NamedTuple):
    path: Path
    cards: int
    broken: list[str]
    updated_at: str
    is_new: bool  # False: the local file is up to date


_LIST: Final = msgspec.json.Decoder(_List)
_NOTE: Final = msgspec.json.Decoder(_Note)


def fetch(
    url: str = BULK, kind: str = KIND, path: Path | None = None, progress: Progress | None = None,
    again: bool = False, attempts: int = ATTEMPTS, pause: float = 1.0, force: bool = False, seconds: float = DEADLINE,
) -> Fetched:  # fmt: skip
    """Downloads the card file that ``url`` lists, unless it is up to date. ``again``: even then.

    ``force``: replace a file that wasn't downloaded, or that has many more cards. ``seconds``: how long everything may
    take.
    """
    path = path or places.data() / places.CARDS
    until = time.monotonic() + seconds
    offer = offered(url, kind, attempts, pause, until)
    note = _read_note(_beside(path, ".from"))
    if path.is_file() and note is not None and note.uri == offer.download_uri and not again:
        found = load(path)
        return Fetched(path, len(found.cards), found.broken, offer.updated_at, False)
    if path.is_file() and note is None and path.stat().st_size and not force:
        raise FetchFailed(f"{path} exists and was not downloaded by Inset: choose another name, or add --force")
    part = _beside(path, ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if again:
            part.unlink(missing_ok=True)
        note = _download(offer, part, progress or (lambda done, total: None), attempts, pause, until)
        cards, broken = _checked(part, offer)
        if not force:
            _check_count(path, part, cards)
        _keep(part, path)
    except OSError as error:
        raise FetchFailed(f"{error.filename or path} can't be written: {error.strerror or error}") from error
    places.write(_beside(path, ".from"), msgspec.json.encode(note))
    _beside(part, ".from").unlink(missing_ok=True)
    return Fetched(path, cards, broken, offer.updated_at, True)


# --- the list -------------------------------------------------------------------------------------------------------------
def offered(url: str, kind: str, attempts: int = ATTEMPTS, pause: float = 1.0, until: float | None = None) -> Offer:
    """The entry for a kind of file; ``url`` may also be that of one entry, or of a file itself."""
    until = time.monotonic() + DEADLINE if until is None else until
    if re.search(r"\.jsonl?(\.gz)?$", _split(url).path):
        return Offer(kind, url)

    def ask() -> bytes:
        with _open(url, {}, until) as answer:
            found = b""
            while len(found) <= LONGEST_LIST and (block := _read(answer, BLOCK)):
                found += block
            return found

    return entry(_tried(ask, url, attempts, pause), url, kind)


def entry(raw: bytes, url: str, kind: str) -> Offer:
    """The entry for a kind of file in the list that a server sent."""
    try:
        found = _LIST.decode(raw[:LONGEST_LIST])
    except (msgspec.DecodeError, RecursionError) as error:
        raise FetchFailed(f"{url} is not a list of bulk files: {error}") from error
    entries = [found] if found.data is None else found.data
    for offer in entries:
        if offer.type == kind and offer.download_uri:
            if character := unprintable(f"{offer.download_uri}{offer.updated_at}"):
                raise FetchFailed(f"{url} is not a list of bulk files: the character {character} is not allowed in it")
            _split(offer.download_uri, url)
            return offer
    there = ", ".join(printable(offer.type[:40]) for offer in entries[:MOST_TOLD])
    raise FetchFailed(f"{url} offers no {kind!r}; it has {there or 'nothing'}")


# --- the file -------------------------------------------------------------------------------------------------------------
def _download(offer: Offer, part: Path, progress: Progress, attempts: int, pause: float, until: float) -> _Note:
    def take() -> _Note:
        try:
            return _take(offer, part, progress, until)
        except _DoesNotFit:
            part.unlink(missing_ok=True)
            raise

    return _tried(take, offer.download_uri, attempts, pause)


def _take(offer: Offer, part: Path, progress: Progress, until: float) -> _Note:
    """Continues the partial download, or starts over if it belongs to something else."""
    known = _read_note(_beside(part, ".from"))
    have = part.stat().st_size if part.is_file() else 0
    if known is None or known.uri != offer.download_uri or not known.mark:
        have = 0
    if known is not None and have and have == known.total:
        return known
    headers = {"Accept-Encoding": "gzip"}
    if have and known is not None:
        headers |= {"Range": f"bytes={have}-", "If-Range": known.mark}
    with _open(offer.download_uri, headers, until) as answer:
        start, total = _extent(answer, have)
        if total is None and offer.size is None and not getattr(answer, "chunked", False):
            raise FetchFailed(f"{offer.download_uri}: the answer does not say how long it is")
        if total is not None and total > LARGEST:
            raise FetchFailed(f"{offer.download_uri} is {total >> 20} MB; {LARGEST >> 20} MB is the limit")
        note = _Note(offer.download_uri, offer.updated_at, _mark(answer), total)
        places.write(_beside(part, ".from"), msgspec.json.encode(note))
        done = start
        with part.open("r+b" if start else "wb") as file:
            file.seek(start)
            while block := _read(answer, BLOCK):
                file.write(block)
                done += len(block)
                if done > (total or LARGEST):
                    break
                progress(done, total)
        if total is not None and done < total:
            raise _BrokenOff(f"received only {done} of {total} bytes")
        if total is not None and done > total:
            part.unlink()
            raise FetchFailed(f"{offer.download_uri}: received more than the {total} bytes announced")
        _check_digest(answer, part, offer.download_uri)
        return note


def _extent(answer: Any, have: int) -> tuple[int, int | None]:
    """Where the response begins in the file, and the total length, if given."""
    if answer.status == 206:
        found = re.fullmatch(r"bytes (\d+)-\d+/(\d+|\*)", answer.headers.get("Content-Range") or "")
        if found is None or int(found.group(1)) != have:
            raise _DoesNotFit("the server sent a different part than requested")
        return have, None if found.group(2) == "*" else int(found.group(2))
    length = answer.headers.get("Content-Length") or ""
    return 0, int(length) if length.isdigit() else None


def _mark(answer: Any) -> str:
    tag = answer.headers.get("ETag") or ""
    return tag if tag and not tag.startswith("W/") else answer.headers.get("Last-Modified") or ""


def _check_digest(answer: Any, part: Path, url: str) -> None:
    """Checks the digest of the whole file, if the response has one (RFC 3230, RFC 9530)."""
    told = f"{answer.headers.get('Repr-Digest') or ''},{answer.headers.get('Digest') or ''}"
    found = re.search(r"sha-256=:?([A-Za-z0-9+/]{43}=)", told)
    if found is None:
        return
    with part.open("rb") as file:
        whole = hashlib.file_digest(file, "sha256").digest()
    if whole != base64.b64decode(found.group(1)):
        part.unlink()
        raise FetchFailed(f"{url}: the download is corrupt: its checksum is wrong")


def _checked(part: Path, offer: Offer) -> tuple[int, list[str]]:
    """The number of cards; a file without cards, or with a length other than announced, is deleted."""
    try:
        if offer.size is not None:
            size = len(read_bytes(part))
            if size != offer.size:
                raise BadCardFile(f"it has {size} bytes, and the list says {offer.size}")
        found = load(part)
    except BadCardFile as error:
        part.unlink()
        raise FetchFailed(f"{offer.download_uri}: the download is not a card file: {error}") from error
    return len(found.cards), found.broken


def _check_count(path: Path, part: Path, cards: int) -> None:
    """A file with far fewer cards doesn't replace the previous one."""
    try:
        before = len(load(path).cards) if path.is_file() else 0
    except BadCardFile:
        return
    if cards < FEWEST * before:
        part.unlink()
        raise FetchFailed(
            f"the download has {cards:,} cards, but {path} has {before:,}: keeping the old file; --force replaces it"
        )


def _keep(part: Path, path: Path) -> None:
    with part.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(part, path)


# --- the wire -------------------------------------------------------------------------------------------------------------
def _split(url: str, before: str = "") -> SplitResult:
    """The parts of an address of the web; anything else is refused."""
    try:
        return web_reading.check_address(url, before)
    except web_reading.UnsafeAddress as error:
        raise FetchFailed(str(error)) from None


def _open(url: str, headers: dict[str, str], until: float) -> Any:
    _split(url)
    try:
        return web_reading.open_address(url, HEADERS | headers, until)
    except web_reading.UnsafeAddress as error:
        raise FetchFailed(str(error)) from None
    except web_reading.TooSlow:
        raise FetchFailed(f"{url}: {SLOW}") from None
    except urllib.error.HTTPError as error:
        if error.code in AGAIN:
            raise _BrokenOff(f"the server answered {error.code} {error.reason}") from error
        if error.code == 416:  # the partial download doesn't belong to the offered file
            raise _DoesNotFit("the partial download does not fit") from error
        raise FetchFailed(f"{url}: the server answered {error.code} {error.reason}") from error
    except urllib.error.URLError as error:
        if isinstance(error.reason, socket.gaierror):  # retrying wouldn't help
            host = _split(url).hostname
            raise FetchFailed(f"{host} was not found: is this machine online? ({HINT})") from error
        raise _BrokenOff(str(getattr(error.reason, "strerror", None) or error.reason)) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _BrokenOff(str(error) or type(error).__name__) from error


def _read(answer: Any, size: int) -> bytes:
    try:
        return bytes(answer.read1(size))
    except web_reading.TooSlow:
        raise FetchFailed(SLOW) from None
    except (OSError, http.client.HTTPException) as error:
        raise _BrokenOff(str(error) or type(error).__name__) from error


def _tried(what: Callable[[], T], url: str, attempts: int, pause: float) -> T:
    """Retries until it works, with growing delays."""
    for attempt in range(1, attempts + 1):
        try:
            return what()
        except _BrokenOff as error:
            if attempt == attempts:
                host = _split(url).netloc
                raise FetchFailed(f"giving up on {host} after {attempts} attempts: {error} ({HINT})") from error
            time.sleep(pause * 2 ** (attempt - 1))
    raise AssertionError("no attempt was made")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _read_note(path: Path) -> _Note | None:
    try:
        return _NOTE.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError):
        return None
