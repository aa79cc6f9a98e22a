"""Decklists of other programs, in and out: Arena, MTGO (text and .dek), Moxfield and plain text, Forge, Cockatrice.

Reading expects the worst: sizes are bounded, XML may define nothing, and a line that is not understood is an error with
its number, never left out. Cards that a list names but doesn't play (a maybeboard, tokens) go to ``aside``. Names are
as written, except for the separator of two halves, which is always `` // ``; which cards exist is not known here.

>>> read("4 Bonecrusher Giant/Stomp\\n\\nSideboard\\n1 Opt").side
(Row(count=1, name='Opt', line=4),)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from inset.data.deck_xml import LONGEST_NAME, MOST_ROWS, Row, read_cockatrice, read_dek
from inset.data.dialect_names import check_dialect
from inset.kernel.errors import InvalidDeck
from inset.kernel.plain_text import unprintable

LONGEST: Final = 1_000_000  # characters of a list
LONGEST_LINE: Final = 1_000  # characters
SUFFIXES: Final = {".dek": "dek", ".cod": "cockatrice", ".dck": "forge", ".txt": "", ".dec": "", ".deck": ""}

MAIN: Final = "main"
COMMANDERS: Final = "commanders"
SIDE: Final = "side"
ASIDE: Final = "aside"
COMPANION: Final = "companion"
_HEADS: Final = {
    "deck": MAIN, "main": MAIN, "mainboard": MAIN, "main deck": MAIN, "maindeck": MAIN,
    "commander": COMMANDERS, "commanders": COMMANDERS,
    "sideboard": SIDE, "side": SIDE,
    "companion": COMPANION,
    "maybeboard": ASIDE, "considering": ASIDE, "tokens": ASIDE, "attractions": ASIDE, "stickers": ASIDE,
    "schemes": ASIDE, "planes": ASIDE, "avatar": ASIDE, "conspiracy": ASIDE, "dungeon": ASIDE,
}  # fmt: skip
_TITLE: Final = re.compile(r"name(?: |=)\s*(.{1,120})", re.IGNORECASE)
_CARD: Final = re.compile(r"(?:(sb:) *)?(?:([0-9]{1,4})x? +)?(\S.*)", re.ASCII | re.IGNORECASE)
_PRINTINGS: Final = (  # at the end of a line, one after another: "(ELD) 115 *F*", "[ELD]", "<115>"
    re.compile(r" \([A-Za-z0-9_]{2,8}\)(?: [A-Za-z0-9★†-]{1,10})?$"),
    re.compile(r" \[[^\]\[]{1,40}\]$"),
    re.compile(r" <[^<>]{1,40}>$"),
    re.compile(r" \*[A-Za-z]{1,3}\*$"),
)
_BETWEEN: Final = re.compile(r" */{1,3} *")


@dataclass(frozen=True, slots=True)
class Decklist:
    """What a file says: rows of each part, and the dialect that it is written in."""

    dialect: str
    name: str = ""
    main: tuple[Row, ...] = ()
    commanders: tuple[Row, ...] = ()
    side: tuple[Row, ...] = ()
    aside: tuple[Row, ...] = ()

    def rows(self) -> tuple[Row, ...]:
        return (*self.commanders, *self.main, *self.side)


def canonical(name: str) -> str:
    """The separator of two halves is `` // ``, apostrophes are straight, blanks are single.

    >>> canonical("Bonecrusher Giant/Stomp"), canonical("Heart’s  Desire")
    ('Bonecrusher Giant // Stomp', "Heart's Desire")
    """
    return _BETWEEN.sub(" // ", " ".join(name.replace("’", "'").split()))


def detect(text: str) -> str:
    """Detects the dialect; plain if it is none of the others.

    >>> detect("[Main]\\n4 Opt|XLN"), detect("4 Opt (XLN) 65"), detect("4 Opt")
    ('forge', 'arena', 'plain')
    """
    start = text.lstrip("\ufeff \t\r\n")[:2000]
    if start.startswith("<"):
        return "cockatrice" if "<cockatrice_deck" in start else "dek"
    lines = [line.strip() for line in start.splitlines()]
    if any(line.lower() in ("[metadata]", "[main]") for line in lines):
        return "forge"
    if any(line == "About" or re.search(r" \([A-Z0-9_]{2,8}\) [A-Za-z0-9★†-]+$", line) for line in lines):
        return "arena"
    if any(re.fullmatch(r"[0-9]+ [^/]+[^ /]/[^ /][^/]*", line) for line in lines):
        return "mtgo"
    heads = {word for line in text.splitlines() if (word := line.strip()).lower().rstrip(":") in _HEADS}
    return "mtgo" if heads == {"Sideboard"} else "plain"


def read(text: str | bytes, dialect: str | None = None) -> Decklist:
    """A list in any dialect, or in the one that is named."""
    if isinstance(text, bytes):
        text = _decoded(text)
    if len(text) > LONGEST:
        raise InvalidDeck(f"the decklist is longer than {LONGEST:,} characters")
    kind = detect(text) if dialect is None else dialect
    check_dialect(kind)
    if kind in ("dek", "cockatrice"):
        zones, name = (read_dek if kind == "dek" else read_cockatrice)(text)
        parts = {part: [_clean(row) for row in rows] for part, rows in zones.items()}
    else:
        reader = _Reader(kind)
        reader.read(text)
        parts, name = reader.parts, reader.name
    if kind in ("dek", "cockatrice", "mtgo"):
        _crown(parts)
    if character := unprintable(name):
        raise InvalidDeck(f"the name of the deck has the character {character}, which is not allowed")
    return Decklist(kind, name, *(tuple(parts.get(part, ())) for part in (MAIN, COMMANDERS, SIDE, ASIDE)))


def _decoded(raw: bytes) -> str:
    """UTF-8, or UTF-16 with its mark."""
    if len(raw) > 4 * LONGEST:
        raise InvalidDeck(f"the decklist is longer than {LONGEST:,} characters")
    try:
        return raw.decode("utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidDeck("the decklist is not text in UTF-8") from None


def _clean(row: Row) -> Row:
    return Row(row.count, canonical(row.name), row.line)


def _crown(parts: dict[str, list[Row]]) -> None:
    """903.5a: these dialects have no place for a commander: it is the one card next to 99, or the two next to 98."""
    side, main = parts.get(SIDE, []), parts.get(MAIN, [])
    beside = sum(row.count for row in side)
    if not parts.get(COMMANDERS) and beside in (1, 2) and beside + sum(row.count for row in main) == 100:
        parts[COMMANDERS], parts[SIDE] = side, []


@dataclass(slots=True)
class _Reader:
    """Reads lines one after another."""

    dialect: str
    name: str = ""
    part: str = MAIN
    parts: dict[str, list[Row]] = field(default_factory=dict)
    rows: int = 0
    headed: bool = False  # is there any heading?
    blanks: list[int] = field(default_factory=list)  # the rows before each blank line
    meta: bool = False  # in Arena's About or Forge's [metadata]

    def read(self, text: str) -> None:
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
            if len(line) > LONGEST_LINE:
                raise InvalidDeck(f"line {number} is longer than {LONGEST_LINE} characters")
            self._line(number, " ".join(line.split()))
        companion = self.parts.pop(COMPANION, [])
        known = {row.name for row in self.parts.get(SIDE, [])}
        for row in companion:  # 103.2b: Arena names the companion above, and again in the sideboard
            if row.name not in known:
                self.parts.setdefault(SIDE, []).append(row)
        self._unheaded_sideboard()

    def _line(self, number: int, line: str) -> None:
        if not line:
            if self.rows and not (self.blanks and self.blanks[-1] == self.rows):
                self.blanks.append(self.rows)
            return
        if self._is_head(number, line) or self._is_remark(line):
            return
        self._card(number, line)

    def _is_head(self, number: int, line: str) -> bool:
        word = line.strip("[]").removeprefix("//").strip().rstrip(":")
        word = re.sub(r" *\([0-9]+\)$", "", word).lower()
        if word == "about" or line.lower() == "[metadata]":
            self.meta = self.headed = True
            return True
        if line.startswith("[") and line.endswith("]") and word not in _HEADS:
            raise InvalidDeck(f"line {number}: no section of a deck called {line[:40]!r}")
        found = _HEADS.get(word)
        if found is None:
            return False
        self.part, self.headed, self.meta = found, True, False
        return True

    def _is_remark(self, line: str) -> bool:
        """Is it information about the deck, or a comment?"""
        if self.meta:
            titled = _TITLE.fullmatch(line)
            self.name = titled[1].strip() if titled else self.name
            return titled is not None or "=" in line
        return line.startswith(("#", "//"))

    def _card(self, number: int, line: str) -> None:
        found = _CARD.fullmatch(line)
        if found is None:
            raise InvalidDeck(f"line {number} should be a count and a card name, not {line[:60]!r}")
        beside, count, rest = found.groups()
        name = canonical(_unprinted(rest.partition("|")[0] if self.dialect == "forge" else rest))
        many = int(count) if count else 1
        self.rows += 1
        good = name and len(name) <= LONGEST_NAME and name.isprintable() and (count or not name[0].isdigit())
        if not good or many == 0:
            raise InvalidDeck(f"line {number} should be a count and a card name, not {line[:60]!r}")
        if self.rows > MOST_ROWS:
            raise InvalidDeck(f"the decklist has more than {MOST_ROWS:,} lines")
        self.parts.setdefault(SIDE if beside else self.part, []).append(Row(many, name, number))

    def _unheaded_sideboard(self) -> None:
        """MTGO's way: with no heading at all, what follows the one blank line after 60 cards is the sideboard."""
        rows = self.parts.get(MAIN, [])
        cuts = [cut for cut in self.blanks if 0 < cut < len(rows)]
        if self.headed or self.parts.get(SIDE) or len(cuts) != 1:
            return
        first, second = rows[: cuts[0]], rows[cuts[0] :]
        if sum(row.count for row in first) >= 60 and sum(row.count for row in second) <= 15:
            self.parts[MAIN], self.parts[SIDE] = first, second


def _unprinted(words: str) -> str:
    """A name without what follows it: tags, and which printing it is."""
    for sign in (" #", " ^"):
        words = words.partition(sign)[0]
    while True:
        words = words.rstrip()
        shorter = words
        for printing in _PRINTINGS:
            shorter = printing.sub("", shorter)
        if shorter == words:
            return words
        words = shorter


def total(rows: Sequence[Row]) -> int:
    return sum(row.count for row in rows)
