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


class _TooMuch(Exception):
    pass


Found = list[tuple[Any, int]]  # values, and the place after each


class _Parser:
    """For one text. A place remembers what was found there and how far it was looked for (``reach``).

    With a ``base``, the same words but for the one at ``gap``: what the base found after the gap, or without looking as far
    as the gap, is found again. Places are those of the base, so no value ends at the gap itself.
    """

    def __init__(self, words: Words, base: _Parser | None = None, gap: int = -1) -> None:
        self.words: Words = base.words if base is not None else (*words, END)
        self.shorter = (*words[:gap], *words[gap + 1 :], END) if base is not None else self.words
        self.base = base
        self.gap = gap
        self.memo: dict[int, tuple[Found, int]] = {}
        self.steps = 0
        self.depth = 0
        self.reach = -1
        self.far = -1
        self.tried: list[Branch] = []

    def parse(self, symbol: Symbol, at: int) -> Found:
        key = symbol.number << 12 | at
        known = self.memo.get(key)
        if known is None and self.base is not None:
            known = self.borrowed(self.base, key, at)
        if known is not None:
            if known[1] > self.reach:
                self.reach = known[1]
            return known[0]
        outer, self.reach = self.reach, at
        if type(symbol) is Terminal:
            found = self.match(symbol, at)
        else:
            self.depth += 1
            if self.depth > DEEPEST:
                raise _TooMuch
            found = []
            self.walk(symbol.root.open(), at, (), found)  # type: ignore[attr-defined]
            self.depth -= 1
            if len(found) > 1:
                found = _distinct(found)
        memo = self.base.memo if self.base is not None and at > self.gap else self.memo
        memo[key] = found, self.reach
        if outer > self.reach:
            self.reach = outer
        return found

    def borrowed(self, base: _Parser, key: int, at: int) -> tuple[Found, int] | None:
        known = base.memo.get(key)
        if known is None or at > self.gap:
            return known
        found, reach = known
        if reach >= self.gap:
            return None
        known = [(value, end + (end == self.gap)) for value, end in found], reach
        self.memo[key] = known
        return known

    def match(self, symbol: Terminal, at: int) -> Found:
        self.reach = at + symbol.looks - 1
        if self.base is None or at > self.gap:
            found = symbol.match(self.words, at)
        else:
            found = [(value, end + (end >= self.gap)) for value, end in symbol.match(self.shorter, at)]
        if not found and at >= self.far:
            self.missed(at)
        return found

    def walk(self, branch: Branch, at: int, parts: tuple[Any, ...], found: Found) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise _TooMuch
        words = self.words
        while True:
            for made in branch.ends:
                found.append((made.build(parts), at))
            if branch.is_leaf:
                return
            word = words[at]
            ways = branch.dispatch.get(word)
            if ways is None:
                ways = _dispatch(branch, word)
            after = at + 1 if at + 1 != self.gap else at + 2
            if len(ways) == 1 and ways[0][0] is None:  # nothing but this word can follow
                branch = ways[0][1]
                if at > self.reach:
                    self.reach = at
                at = after
                continue
            break
        if at > self.reach:
            self.reach = at
        if not ways:
            if at >= self.far:
                self.missed(at)
                self.tried.append(branch)
            return
        for symbol, following in ways:
            if symbol is None:
                self.walk(following, after, parts, found)
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
                raise _TooMuch
    return kept


def _dispatch(branch: Branch, word: str) -> list[tuple[Symbol | None, Branch]]:
    kind = kind_of(word)
    ways: list[tuple[Symbol | None, Branch]] = []
    if word in branch.words:
        ways.append((None, branch.words[word].open()))
    for symbol, following in branch.edges:
        first = symbol.first
        if word in first or kind in first:
            ways.append((symbol, following.open()))
    if len(branch.dispatch) < 4096:
        branch.dispatch[word] = ways
    return ways


def read(start: Nonterminal, words: Words) -> Reading:
    """Every value that ``start`` gives all of the words."""
    prepare(start)
    if len(words) > 600:
        return Reading([], Decline(0, (), "too long"))
    parser = _Parser(words)
    try:
        found = parser.parse(start, 0)
    except (_TooMuch, RecursionError):
        return Reading([], Decline(max(parser.far, 0), (), "too much to try"))
    whole = [value for value, end in found if end == len(words)]
    if whole:
        return Reading(whole, None)
    ends = max((end for _, end in found), default=-1)
    if ends >= parser.far:
        return Reading([], Decline(ends, ("the end",)))
    return Reading([], Decline(parser.far, _expected(parser.tried)))


class Deletions:
    """What some words would say if any one of them were missing."""

    def __init__(self, start: Nonterminal, words: Words) -> None:
        prepare(start)
        self.start = start
        self.words = words
        self.base = _Parser(words)
        self.base.parse(start, 0)

    def without(self, place: int) -> list[Any]:
        """The readings of the words without one; none where there is too much to try, as in ``read``."""
        parser = _Parser(self.words, self.base, place)
        try:
            found = parser.parse(self.start, 1 if place == 0 else 0)
        except (_TooMuch, RecursionError):
            return []
        return [value for value, end in found if end == len(self.words)]


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
