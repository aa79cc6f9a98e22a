"""Words to values and values to words, by the phrases of a grammar.

``read`` returns *all* values that a nonterminal can give the whole of some words; equal values are one. It walks the trie of
each nonterminal with a memo per place, and looks at the next word before it tries anything (FIRST sets). ``retells`` says
whether the grammar could say a value in just these words, with no memory of how it was parsed; ``say`` prints one way.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from inset.oracle.phrase import Branch, GrammarError, Nonterminal, Phrase, Symbol, Terminal, Words

MOST_STEPS: Final = 40_000  # about a tenth of a second
MOST_READINGS: Final = 64  # of one nonterminal at one place
MOST_KEPT: Final = 32  # texts that were just read: the paragraphs of a card
DEEPEST: Final = 220
END: Final = ""
NOT_READ: Final = "not read"
MARKS: Final = {",": "a comma", ".": "a period", ":": "a colon", ";": "a semicolon", "—": "a dash"}  # spelled out
NOWHERE: Final[frozenset[int]] = frozenset()


class Decline(NamedTuple):
    """Where reading stopped, and what could have come there."""

    at: int
    expected: tuple[str, ...]
    reason: str = NOT_READ


class Reading(NamedTuple):
    values: list[Any]
    decline: Decline | None


@lru_cache(maxsize=65536)
def kind_of(word: str) -> str:
    """The kind of a word that no phrase spells out: a number, mana, a size, a word with a capital."""
    if not word:
        return ""
    first = word[0]
    if first == "{":
        return "#mana"
    if "/" in word and (first.isdigit() or first in "+-−X"):
        return "#size"
    if first.isdigit():
        return "#number"
    if first in "+−-" and len(word) > 1:
        return "#loyalty"
    return "#name" if first.isupper() else ""


class TooMuch(Exception):
    """There is more to try than anybody wants to wait for."""


Found = list[tuple[Any, int]]  # values, and the place after each


class Parser:
    """For one text. A place remembers what was found there."""

    def __init__(self, words: Words) -> None:
        self.words: Words = (*words, END)
        self.memo: dict[int, Found] = {}
        self.left = MOST_STEPS
        self.depth = 0
        self.far = -1
        self.tried: list[Branch] = []

    def parse(self, symbol: Symbol, at: int) -> Found:
        key = symbol.number << 12 | at
        found = self.memo.get(key)
        if found is not None:
            return found
        if type(symbol) is Terminal:
            found = symbol.match(self.words, at)
            if not found and at >= self.far:
                self.missed(at)
        else:
            self.depth += 1
            if self.depth > DEEPEST:
                raise TooMuch
            found = []
            self.walk(symbol.root.open(), at, (), found)  # type: ignore[attr-defined]
            self.depth -= 1
            if len(found) > 1:
                found = _distinct(found)
        self.memo[key] = found
        return found

    def walk(self, branch: Branch, at: int, parts: tuple[Any, ...], found: Found) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        words = self.words
        while True:
            for made in branch.ends:
                found.append((made.build(parts), at))
            if branch.is_leaf:
                return
            word = words[at]
            ways = branch.dispatch.get(word)
            if ways is None:
                ways = ways_of(branch, word)
            if len(ways) == 1 and ways[0][0] is None:  # nothing but this word can follow
                branch = ways[0][1]
                at += 1
                continue
            break
        if not ways:
            if at >= self.far:
                self.missed(at)
                self.tried.append(branch)
            return
        for symbol, following in ways:
            if symbol is None:
                self.walk(following, at + 1, parts, found)
                continue
            for value, end in self.parse(symbol, at):
                if following.is_last:  # most phrases end with a hole
                    found.append((following.ends[0].build((*parts, value)), end))
                else:
                    self.walk(following, end, (*parts, value), found)

    def missed(self, at: int) -> None:
        if at > self.far:
            self.far = at
            self.tried = []


def _distinct(found: list[tuple[Any, int]]) -> list[tuple[Any, int]]:
    kept: list[tuple[Any, int]] = []
    for item in found:
        if item not in kept:
            kept.append(item)
            if len(kept) > MOST_READINGS:
                raise TooMuch
    return kept


def ways_of(branch: Branch, word: str) -> list[tuple[Symbol | None, Branch]]:
    """How a branch can go on with a word."""
    ways = branch.dispatch.get(word)
    if ways is not None:
        return ways
    kind = kind_of(word)
    ways = []
    if word in branch.words:
        ways.append((None, branch.words[word].open()))
    for symbol, following in branch.edges:
        first = symbol.first
        if word in first or kind in first:
            ways.append((symbol, following.open()))
    if len(branch.dispatch) < 4096:
        branch.dispatch[word] = ways
    return ways


_kept: dict[tuple[Nonterminal, Words], Parser] = {}


def parser_of(start: Nonterminal, words: Words) -> Parser:
    """The one that has read these words, if that was just now; otherwise one that reads them again."""
    parser = _kept.pop((start, words), None)
    if parser is None or start.version != Symbol.version:
        prepare(start)
        parser = Parser(words)
        parser.parse(start, 0)
    return parser


def read(start: Nonterminal, words: Words) -> Reading:
    """Every value that ``start`` gives all of the words."""
    prepare(start)
    if len(words) > 600:
        return Reading([], Decline(0, (), "too long"))
    parser = Parser(words)
    try:
        found = parser.parse(start, 0)
    except (TooMuch, RecursionError):
        return Reading([], Decline(max(parser.far, 0), (), "too much to try"))
    whole = [value for value, end in found if end == len(words)]
    if whole:
        if len(_kept) == MOST_KEPT:
            del _kept[next(iter(_kept))]
        _kept[start, words] = parser
        return Reading(whole, None)
    ends = max((end for _, end in found), default=-1)
    if ends >= parser.far:
        return Reading([], Decline(ends, ("the end",)))
    return Reading([], Decline(parser.far, _expected(parser.tried)))


def _expected(tried: list[Branch]) -> tuple[str, ...]:
    """What could have come next, for people: words, and names of phrases without their number."""
    names: dict[str, None] = {}
    for branch in tried:
        names.update(dict.fromkeys(MARKS.get(word, word) for word in branch.words))
        names.update(dict.fromkeys(symbol.name.partition(".")[0] for symbol, _ in branch.edges))
    return tuple(names)[:12]


# --- preparing the tries ----------------------------------------------------------------------------------------------
def prepare(start: Nonterminal) -> None:
    """Computes FIRST sets and looks for left recursion; again after new phrases."""
    if start.version == Symbol.version:
        return
    every = reachable(start)
    for nonterminal in every:
        nonterminal.tellers.clear()
        nonterminal.root = Branch()
        nonterminal.root.phrases = list(nonterminal.phrases)
        nonterminal.first = frozenset()
    begins = {one: dict.fromkeys(made.elements[0] for made in one.phrases) for one in every}
    _find_first(begins)
    _forbid_left_recursion(begins)
    for nonterminal in every:
        nonterminal.version = Symbol.version


def reachable(start: Nonterminal) -> list[Nonterminal]:
    """What it is made of, but for what is prepared already."""
    found = {start: None}
    todo = [start]
    while todo:
        for made in todo.pop().phrases:
            for part in made.elements:
                if type(part) is Nonterminal and part not in found and part.version != Symbol.version:
                    found[part] = None
                    todo.append(part)
    return list(found)


Begins = dict[Nonterminal, dict[str | Symbol, None]]  # with what each can begin


def _find_first(begins: Begins) -> None:
    """The words, and kinds of words, with which each begins: a change is handed on to those that begin with it."""
    above: dict[Symbol, list[Nonterminal]] = {}
    for nonterminal, parts in begins.items():
        first = {part for part in parts if isinstance(part, str)}
        for part in parts:
            if not isinstance(part, str):
                first |= part.first
                above.setdefault(part, []).append(nonterminal)
        nonterminal.first = frozenset(first)
    todo = list(begins)
    while todo:
        part = todo.pop()
        for nonterminal in above.get(part, ()):
            if not part.first <= nonterminal.first:
                nonterminal.first |= part.first
                todo.append(nonterminal)


def _forbid_left_recursion(begins: Begins) -> None:
    done: set[Nonterminal] = set()

    def visit(nonterminal: Nonterminal, path: tuple[Nonterminal, ...]) -> None:
        if nonterminal in path:
            names = " → ".join(part.name for part in (*path[path.index(nonterminal) :], nonterminal))
            raise GrammarError(f"a nonterminal begins with itself: {names}")
        if nonterminal in done:
            return
        for part in begins.get(nonterminal, ()):  # the others are prepared
            if isinstance(part, Nonterminal):
                visit(part, (*path, nonterminal))
        done.add(nonterminal)

    for nonterminal in begins:
        visit(nonterminal, ())


# --- printing -----------------------------------------------------------------------------------------------------------
def say(symbol: Symbol, value: Any) -> Words | None:
    """The first way in which the grammar can say a value; None if it can't."""
    if isinstance(symbol, Terminal):
        return symbol.say(value)
    assert isinstance(symbol, Nonterminal)
    for made in symbol.candidates(value):
        words = _say_phrase(made, value)
        if words is not None:
            return words
    return None


def _say_phrase(made: Phrase, value: Any) -> Words | None:
    parts = made.unbuild(value)
    if parts is None:
        return None
    words: list[str] = []
    place = 0
    for element in made.elements:
        if isinstance(element, str):
            words.append(element)
            continue
        inner = say(element, parts[place])
        if inner is None:
            return None
        words.extend(inner)
        place += 1
    return tuple(words)


def retells(start: Nonterminal, value: Any, words: Words) -> bool:
    """Whether the grammar, given the value alone, could say it in exactly these words."""
    prepare(start)
    return len(words) in Teller(words).ends(start, value, 0)


def _tellers(symbol: Nonterminal, kind: type[Any], word: str) -> list[Phrase]:
    """The phrases that might print a value of a kind and begin with a word."""
    shape = kind_of(word)
    found = []
    for made in symbol.by_type.get(kind, []) + symbol.of_any_type:
        first = made.elements[0]
        if first == word or (not isinstance(first, str) and (word in first.first or shape in first.first)):
            found.append(made)
    if len(symbol.tellers) < 4096:
        symbol.tellers[kind, word] = found
    return found


class Teller:
    def __init__(self, words: Words) -> None:
        self.words = (*words, "\n")  # no word, and nothing that a value says
        self.memo: dict[tuple[int, int, int], frozenset[int]] = {}
        self.kept: list[Any] = []  # values stay alive, so that their ids stay theirs

    def ends(self, symbol: Symbol, value: Any, at: int) -> frozenset[int]:
        key = (symbol.number, id(value), at)
        known = self.memo.get(key)
        if known is not None:
            return known
        self.kept.append(value)
        self.memo[key] = NOWHERE
        if type(symbol) is Nonterminal:
            word = self.words[at]
            made = symbol.tellers.get((type(value), word))
            if made is None:
                made = _tellers(symbol, type(value), word)
            if not made:
                found = NOWHERE
            elif len(made) == 1:
                found = self.phrase_ends(made[0], value, at)
            else:
                found = frozenset().union(*[self.phrase_ends(one, value, at) for one in made])
        else:
            assert isinstance(symbol, Terminal)
            said = symbol.say(value)
            size = -1 if said is None else len(said)
            found = frozenset((at + size,)) if said is not None and self.words[at : at + size] == said else NOWHERE
        self.memo[key] = found
        return found

    def phrase_ends(self, made: Phrase, value: Any, at: int) -> frozenset[int]:
        parts = made.unbuild(value)
        if parts is None:
            return NOWHERE
        words = self.words
        ends: Iterable[int] = (at,)
        place = 0
        for element in made.elements:
            if type(element) is str:
                ends = [end + 1 for end in ends if words[end] == element]
            else:
                part = parts[place]
                place += 1
                ends = {after for end in ends for after in self.ends(element, part, end)}  # type: ignore[arg-type]
            if not ends:
                return NOWHERE
        return frozenset(ends)
