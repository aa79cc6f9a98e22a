"""Printed text to tokens and back.

``lex`` cuts a line into *words* (what the grammar sees) and keeps how each was written, so that
``restore(lex(text)) == text`` for any text at all. The words are normal forms: no capital at the start of a sentence,
"an" is "a", the card's own name and "this creature" are ``~``, reminder text is dropped but remembered. ``write`` goes the
other way with no memory but how the card called itself and ended its quotations: ``write(line.words, line.selves,
line.stops)`` is the text without its reminders, or the text was not written the usual way.
"""

from __future__ import annotations

import re
from functools import lru_cache
from sys import intern
from typing import Final, NamedTuple

from inset.oracle.lexicon import PROPER, SELF_NOUNS, SUBTYPES

SELF: Final = "~"
NAMED_SELF: Final = (
    "~~"  # the card's own name in quotation marks: in an ability that is given, the one who gives it (201.5a)
)
NEXT_COST: Final = ",^"  # the comma between two costs: a capital follows
OPEN: Final = "“"
CLOSE: Final = "”"
TIGHT_DASH: Final = "--"  # "Ward—Pay 2 life": no spaces
DASH: Final = "—"
BULLET: Final = "•"
LONGEST: Final = 600  # words in a block; no card has more than half of it

_TOKEN: Final = re.compile(
    r"""
    \((?:[^()]|\([^()]*\))*\)             # reminder text
    | (?:\{[^{}\s]{1,12}\})+              # symbols
    | [+\-−]?(?:\d+|X)/[+\-−]?(?:\d+|X)(?![\w/])   # power and toughness, modifications, +1/+1 counters
    | [+\-−](?:\d+|X)(?![\w/])            # loyalty
    | \d+
    | \w+(?:['’]\w+)?(?:-\w+(?:'\w+)?)*(?:/or)?!?  # words
    | [^\w\s]
    """,
    re.VERBOSE,
)
_PIECE: Final = re.compile(rf"\s*(?:{_TOKEN.pattern})", re.VERBOSE)  # with the spaces before it
_WHOLE: Final = frozenset(
    "it's that's there's what's who's he's she's let's can't don't doesn't isn't aren't wasn't weren't didn't couldn't "
    "hasn't haven't won't you're they're you've they've you'd they'd shouldn't wouldn't it'd".split()
)
_SELF_NOUNS: Final = frozenset(SELF_NOUNS)
_MARKS: Final = frozenset({'"', "'", ",", DASH, "("})  # that mean something else in other places
_ENDS_QUOTE: Final = frozenset({".", "!", "?"})


class Line(NamedTuple):
    """A block of text. ``written[i]`` is how ``words[i]`` was written, with what came before it; ``rest`` came after all."""

    words: tuple[str, ...]
    written: tuple[str, ...]
    rest: str
    selves: tuple[str, ...]
    reminders: tuple[str, ...]
    stops: tuple[bool, ...] = ()  # of each quotation within a sentence that goes on: is its full stop written?

    @property
    def plain(self) -> str:
        """The text without reminders."""
        text = restore(self)
        for reminder in self.reminders:
            text = text.replace(f" {reminder}", "", 1) if f" {reminder}" in text else text.replace(reminder, "", 1)
        return text


def restore(line: Line) -> str:
    return "".join(line.written) + line.rest


class _Lexer:
    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[str] = []
        self.written: list[str] = []
        self.selves: list[str] = []
        self.reminders: list[str] = []
        self.stops: list[bool] = []
        self.ability = False  # the quotation begins like a sentence: it is not the "legend rule"
        self.quoted = 0  # how many quotations are open, one in the other
        self.done = 0  # how far the text has been used

    def add(self, word: str, end: int) -> None:
        self.words.append(intern(word))  # the grammar looks for it many times
        self.written.append(self.text[self.done : end])
        self.done = max(self.done, end)

    def starts(self) -> bool:
        """Whether a capital is expected here."""
        return starts_sentence(self.words)


def starts_sentence(words: list[str]) -> bool:
    if not words:
        return True
    return words[-1] in _STARTERS


_STARTERS: Final = frozenset({".", ":", DASH, TIGHT_DASH, BULLET, OPEN, NEXT_COST, "!", "|"})


def lex(text: str, names: tuple[str, ...] = ()) -> Line:
    """One block of text: a paragraph, or a paragraph with the bullets that belong to it."""
    lexer = _Lexer(text)
    own = _own_names(text, names)
    tokens = _token_names(text) if '"' in text else ()
    if "a legendary " in text:
        named = [found.span(1) for found in _TOKEN_NAME.finditer(text) if found.group(1)]
        own = [(a, b) for a, b in own if not any(first <= a and b <= last for first, last in named)]
    if tokens:
        own = sorted({*own, *_own_names(text, tokens)})
    costs = _cost_spans(text) if "," in text else []
    next_own = 0
    words, written = lexer.words, lexer.written
    end = 0
    for piece in _PIECE.findall(text):
        before, end = end, end + len(piece)
        word = _as_it_is(piece)
        apart = next_own == len(own) or end <= own[next_own][0]
        if word and apart and words and words[-1] != CLOSE:
            words.append(word)
            written.append(piece if lexer.done == before else text[lexer.done : end])
            lexer.done = end
            continue
        raw = piece.lstrip()
        start = end - len(raw)
        while next_own < len(own) and own[next_own][1] <= start:
            next_own += 1
        if next_own < len(own) and end > own[next_own][0]:
            first, last = own[next_own]
            is_token = text[first:last] in tokens
            by_name = bool(lexer.quoted) and not is_token and text[first:last] == names[0]
            spoken = bool(lexer.quoted) == is_token
            if start == first and (by_name or spoken):
                _close(lexer)
                lexer.selves.append(text[first:last])
                lexer.add(NAMED_SELF if by_name else SELF, last)
                if end > last:  # the name and an apostrophe after it
                    lexer.add(text[last:end], end)
                continue
            if start > first and (by_name or spoken):
                if end > last:
                    lexer.add(text[last:end], end)
                continue
        if raw[0] == "(":
            lexer.reminders.append(raw)
            continue
        _take(lexer, raw, start, end, costs)
    _close(lexer)
    return Line(
        tuple(lexer.words), tuple(lexer.written), text[lexer.done :], tuple(lexer.selves), tuple(lexer.reminders),
        tuple(lexer.stops),
    )  # fmt: skip


@lru_cache(maxsize=65536)
def _as_it_is(piece: str) -> str:
    """The word that this is wherever it stands, as most are; empty if that depends on what is around it."""
    raw = piece.lstrip()
    if raw[0].isalpha():
        plain = raw.isalpha() and raw[0].islower() and raw not in _SELF_NOUNS
    else:
        plain = raw[0] not in _MARKS
    return intern("a" if raw == "an" else raw) if plain else ""


def _take(lexer: _Lexer, raw: str, start: int, end: int, costs: list[tuple[int, int]]) -> None:
    text = lexer.text
    if raw == '"' or (raw == "'" and _is_inner_quote(lexer, start, end)):
        _quote(lexer, raw, end)
        return
    _close(lexer)
    if raw == ",":
        capital = text[end : end + 2].strip()[:1]
        in_cost = any(a <= start < b for a, b in costs)
        symbol = capital == "{" or capital.isupper()
        lexer.add(NEXT_COST if in_cost and symbol and not _proper_next(text, end) else ",", end)
        return
    if raw == DASH:
        lexer.add(
            DASH if text[end : end + 1] in (" ", "\n", "") and text[start - 1 : start] == " " else TIGHT_DASH, end
        )
        return
    if not raw[0].isalpha():
        lexer.add(raw, end)
        return
    _word(lexer, raw, end)


def _proper_next(text: str, place: int) -> bool:
    found = _TOKEN.match(text, place + 1)
    return found is not None and found.group() in PROPER


def _word(lexer: _Lexer, raw: str, end: int) -> None:
    base, mark = _split(raw)
    if base.startswith("non-") and len(base) > 4:
        first = end - len(raw) + 4
        _plain(lexer, "non-", first)
        base = base[4:]
    elif base.startswith("Non-") and len(base) > 4:
        lexer.add("non-" if lexer.starts() else "Non-", end - len(raw) + 4)
        base = base[4:]
    _plain(lexer, base, end - len(mark))
    if mark:
        lexer.add(mark, end)


def _split(raw: str) -> tuple[str, str]:
    """``controller's`` is two words, ``it's`` one."""
    lower = raw.lower()
    if lower in _WHOLE or lower == "urza's":
        return raw, ""
    if lower.endswith("'s"):
        return raw[:-2], raw[-2:]
    return raw, ""


def _plain(lexer: _Lexer, word: str, end: int) -> None:
    if lexer.starts() and word[0].isupper() and word not in PROPER and word != "X" and not _is_roman(word):
        word = word[0].lower() + word[1:]
    if word == "an":
        word = "a"
    if word in _SELF_NOUNS and lexer.words and lexer.words[-1] == "this":
        whole = lexer.written[-1].lstrip() + lexer.text[lexer.done : end]
        lexer.words[-1] = SELF
        lexer.selves.append(whole)
        lexer.written[-1] += lexer.text[lexer.done : end]
        lexer.done = end
        return
    lexer.add(word, end)


def _is_roman(word: str) -> bool:
    return set(word) <= set("IV")


def _is_inner_quote(lexer: _Lexer, start: int, end: int) -> bool:
    """A single quotation mark within a quotation, not the apostrophe of "players'"."""
    before, after = lexer.text[start - 1 : start], lexer.text[end : end + 1]
    if lexer.quoted == 1:
        return before == " " and (after == "{" or after.isalnum())
    return lexer.quoted == 2 and (before in _ENDS_QUOTE or after == '"')


def _quote(lexer: _Lexer, mark: str, end: int) -> None:
    depth = 1 if mark == '"' else 2
    if lexer.quoted < depth:
        _close(lexer)
        lexer.add(OPEN, end)
        lexer.quoted = depth
        lexer.ability = not lexer.text[end : end + 1].islower()
        return
    if lexer.words[-1] == CLOSE:
        _close(lexer)
    elif lexer.words[-1] in _ENDS_QUOTE:
        if lexer.text[end : end + 2].strip().islower():
            lexer.stops.append(True)
    elif lexer.ability:  # the sentence goes on: the full stop of the quotation is not written
        lexer.add(".", lexer.done)
        if lexer.words[-2] != ",":
            lexer.stops.append(False)
    comma = lexer.words[-2:] == [
        ",",
        ".",
    ]  # "…," where X is …: it is written within, and belongs to the sentence around it
    if comma:
        del lexer.words[-2], lexer.written[-1]
    lexer.add(CLOSE, end)
    if comma:
        lexer.add(",", end)
    lexer.quoted = depth - 1


def _close(lexer: _Lexer) -> None:
    """A quotation that ends the sentence has swallowed its full stop: it is put back as a word that was not written."""
    words = lexer.words
    if len(words) > 1 and words[-1] == CLOSE and words[-2] in _ENDS_QUOTE:
        after = lexer.text[lexer.done :].lstrip(" ")
        if after[:1].isupper() or not after or after[0] in '\n(•"':
            words.append(".")
            lexer.written.append("")


def _own_names(text: str, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where the card refers to itself by name; of names that overlap, the longest."""
    spans: list[tuple[int, int]] = []
    said = [name for name in dict.fromkeys(names) if name and name in text]
    for name in sorted(said, key=len, reverse=True):
        start = text.find(name)
        while start >= 0:
            end = start + len(name)
            alone = not (text[start - 1 : start].isalnum() or text[start - 1 : start] in ("-", "'")) or start == 0
            after = text[end : end + 1]
            kind = name in SUBTYPES and (text.startswith(" creature", end) or text.endswith("other ", 0, start))
            if alone and not kind and not (after.isalnum() or after == "-"):
                if not any(a < end and start < b for a, b in spans):
                    spans.append((start, end))
            start = text.find(name, end)
    return sorted(spans)


_TOKEN_NAME: Final = re.compile(
    r"[Cc]reates? ([A-Z][\w']*(?:,? (?:of |the )*[A-Z][\w']*)*), a legendary "
    r"|tokens? named ([A-Z][\w']*(?: (?:of |the )*[A-Z][\w']*)*) with "
)


def _token_names(text: str) -> tuple[str, ...]:
    """201.5: in its own text a token calls itself by the name that it is given."""
    return tuple(name for found in _TOKEN_NAME.finditer(text) for name in found.groups() if name)


_COSTS: Final = re.compile(r'(?:^|["\n—]|[.] )([^".:\n]*):')
_PRICE: Final = re.compile(r"\w—[^.\n]*")


def _cost_spans(text: str) -> list[tuple[int, int]]:
    """Where costs are written: from the start of a line, sentence or quotation to a colon; after a tight dash."""
    spans = [found.span() for found in _COSTS.finditer(text)] if ":" in text else []
    if DASH in text:
        spans += [found.span() for found in _PRICE.finditer(text)]
    return spans


# --- the other way ------------------------------------------------------------------------------------------------
_NO_SPACE_BEFORE: Final = frozenset({"]", ",", NEXT_COST, ".", ":", ";", "'s", "'", CLOSE, TIGHT_DASH, "!", "?"})
_NO_SPACE_AFTER: Final = frozenset({"[", OPEN, TIGHT_DASH, "non-"})
ENCHANT: Final = "enchant"
LEGEND_RULE: Final = ("legend", "rule", CLOSE)  # in quotation marks, but no sentence (704.5j)


def write(words: tuple[str, ...], selves: tuple[str, ...], stops: tuple[bool, ...] = ()) -> str:
    """The text that these words stand for. ``selves``: how the object calls itself, each time in turn; ``stops``: which
    quotations within a sentence keep their full stop."""
    made: list[str] = []
    before = ""
    own, kept = iter(selves), iter(stops)
    for i, word in enumerate(words):
        following = words[i + 1] if i + 1 < len(words) else ""
        if word == "." and following == CLOSE and words[i + 2 : i + 3] == (",",):
            word = ","
        elif (word in (".", ",") and before == CLOSE) or (
            word == "." and following == CLOSE and _goes_on(words, i + 2) and not next(kept, False)
        ):
            before = word
            continue
        shown = word
        if word in _OTHERWISE:
            inner = word in (OPEN, CLOSE) and _depth(words[: i + 1], word) > 1
            shown = "'" if inner else _shown(word, following, own)
        if (not before or before in _STARTERS) and word not in (SELF, NAMED_SELF) and not _is_small(words, i):
            shown = shown[:1].upper() + shown[1:]
        if word == BULLET or (word == "+" and made and following != "|") or (made and _starts_row(words, i)):
            made.append("\n")
        elif word == "+" and following == "|":
            pass
        elif made and word not in _NO_SPACE_BEFORE and before not in _NO_SPACE_AFTER:
            made.append(" ")
        made.append(shown)
        before = word
    return "".join(made)


def _is_small(words: tuple[str, ...], at: int) -> bool:
    """What is in quotation marks without a capital: the “legend rule”, and “enchant …”."""
    return words[at : at + 3] == LEGEND_RULE or words[at - 1 : at + 1] == (OPEN, ENCHANT)


def _goes_on(words: tuple[str, ...], after: int) -> bool:
    """Does the sentence around a quotation go on after it?"""
    return after < len(words) and words[after] not in (".", CLOSE, BULLET)


def _depth(words: tuple[str, ...], last: str) -> int:
    """Of how many quotations the last word is a part."""
    return words.count(OPEN) - words.count(CLOSE) + (1 if last == CLOSE else 0)


def _starts_row(words: tuple[str, ...], at: int) -> bool:
    """706.3: "1—9 | …", "20 | …", "15+ | …"."""
    if not words[at].isdigit():
        return False
    if words[at + 1 : at + 2] == ("|",):
        return at < 2 or words[at - 1] != TIGHT_DASH
    return words[at + 1 : at + 3] == ("+", "|") or words[at + 1 : at + 4 : 2] == (TIGHT_DASH, "|")


_VOWEL: Final = re.compile(r"(?:8|11\b|11/|18\b|18/|X\b|X/|hour\b|[aeioAEIO]|[uU](?!ni|se))")
_CONSONANT: Final = re.compile(r"(?:one|once|eu|Eu)")


_OTHERWISE: Final = frozenset({SELF, NAMED_SELF, "a", NEXT_COST, TIGHT_DASH, OPEN, CLOSE})  # than they are


def _shown(word: str, following: str, own: object) -> str:
    if word in (SELF, NAMED_SELF):
        return str(next(own, SELF))  # type: ignore[call-overload]
    if word == "a":
        vowel = _VOWEL.match(following) and not _CONSONANT.match(following)
        return "an" if vowel else "a"
    if word == NEXT_COST:
        return ","
    if word == TIGHT_DASH:
        return DASH
    if word in (OPEN, CLOSE):
        return '"'
    return word
