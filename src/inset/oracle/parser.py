"""Words to values and values to words, by the phrases of a grammar.

``read`` returns *all* values that a nonterminal can give the whole of some words; equal values are one. It walks the trie of
each nonterminal with a memo per place, and looks at the next word before it tries anything (FIRST sets). ``retells`` says
whether the grammar could say a value in just these words, with no memory of how it was parsed; ``say`` prints one way.

What fills the holes of a meaning is found there again, so a reading prints back in its words unless code had a part in it: a
terminal or a computed phrase. These are asked at once whether they would say what they have just read (``Reading.told``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from inset.oracle.phrase import Branch, ByCode, GrammarError, Nonterminal, Phrase, Symbol, Terminal, Ways, Words

MOST_STEPS: Final = 40_000  # about a tenth of a second
LONGEST: Final = 600  # words
LONGEST_KNOWN: Final = 80  # words that are remembered for other texts
MOST_READINGS: Final = 64  # of one nonterminal at one place
MOST_KEPT: Final = 32  # texts that were just read: the paragraphs of a card
DEEPEST: Final = 220
END: Final = ""
NOT_READ: Final = "not read"
STOPS: Final = frozenset({",", ".", ":", "”", END})  # where a clause ends
MARKS: Final = {",": "a comma", ".": "a period", ":": "a colon", ";": "a semicolon", "—": "a dash"}  # spelled out
NOWHERE: Final[frozenset[int]] = frozenset()


class Decline(NamedTuple):
    """Where reading stopped, and what could have come there."""

    at: int
    reason: str = NOT_READ


class Reading(NamedTuple):
    """``told``: all values are said in these words again; if it is False, only ``retells`` knows."""

    values: list[Any]
    decline: Decline | None
    told: bool = False


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
Known = tuple[Found, int, int]  # … with the furthest word that was looked at, and the furthest that did not fit


class Parser:
    """For one text. A place remembers what was found there; and what a nonterminal that ``recurs`` gave some words, it gives the
    same words in the next text."""

    def __init__(self, words: Words, asked: int = -1) -> None:
        """``asked``: where the branches that don't fit are noted in ``tried``."""
        self.words: Words = (*words, END)
        self.memo: dict[int, Known] = {}
        self.left = MOST_STEPS
        self.depth = 0
        self.reach = self.far = -1
        self.asked = asked
        self.tried: list[Branch] = []
        self.told = True  # so far each part can be said in the words that it was read from
        self._stops: list[tuple[int, ...]] = []

    def parse(self, symbol: Symbol, at: int) -> Found:
        known = self.memo.get(symbol.key | at)
        if known is None:
            return self.find(symbol, at)
        found, reach, far = known
        if reach > self.reach:
            self.reach = reach
        if far > self.far:
            self.far = far
        return found

    def find(self, symbol: Symbol, at: int) -> Found:
        """What nobody has asked for yet."""
        reach, far = self.reach, self.far
        self.reach, self.far = at, at - 1
        if isinstance(symbol, Nonterminal):
            recalls = symbol.recurs and self.asked < 0
            known = self.recall(symbol, at) if recalls else None
            if known is None:
                found: Found = []
                self.depth += 1
                if self.depth > DEEPEST:
                    raise TooMuch
                root = symbol.root
                self.walk(root if root.phrases is None else root.open(), at, (), found)
                self.depth -= 1
                if len(found) > 1:
                    found = _distinct(found)
                if recalls:
                    self.remember(symbol, at, found)
            else:
                found = known
        else:
            assert isinstance(symbol, Terminal)
            found = self.match(symbol, at)
        self.memo[symbol.key | at] = found, self.reach, self.far
        if reach > self.reach:
            self.reach = reach
        if far > self.far:
            self.far = far
        return found

    def match(self, symbol: Terminal, at: int) -> Found:
        found = symbol.match(self.words, at)
        for value, end in found:
            if symbol.say(value) != self.words[at:end]:
                self.told = False
        if not found:
            self.far = at
        self.reach = at + symbol.looks - 1
        return found

    def recall(self, symbol: Nonterminal, at: int) -> Found | None:
        """What an earlier text had, if nothing but these words was looked at there."""
        for stop in self.stops(at):
            before = symbol.known.get(self.words[at : stop + 1])
            if before is not None:
                found, reach, far, told = before
                self.reach, self.far = at + reach, at + far
                self.told &= told
                return [(value, at + size) for value, size in found]
        return None

    def remember(self, symbol: Nonterminal, at: int, found: Found) -> None:
        for stop in self.stops(at):
            if self.reach <= stop < at + LONGEST_KNOWN:
                inside = [(value, end - at) for value, end in found]
                symbol.remember(self.words[at : stop + 1], (inside, self.reach - at, self.far - at, self.told))
                return

    def stops(self, at: int) -> tuple[int, ...]:
        """Where the clause and the sentence end that a place is in."""
        if not self._stops:
            clause = sentence = len(self.words) - 1
            for place in range(sentence, -1, -1):
                if (word := self.words[place]) in STOPS:
                    clause = place
                    if word == ".":
                        sentence = place
                self._stops.append((clause, sentence) if clause < sentence else (clause,))
            self._stops.reverse()
        return self._stops[at]

    def walk(self, branch: Branch, at: int, parts: tuple[Any, ...], found: Found) -> None:
        """Adds what the phrases that come through a branch make of the words from here on."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        words = self.words
        while True:
            for made in branch.ends:
                value = made.build(parts)
                found.append((value, at))
                if type(made) is ByCode and made.unbuild(value) != parts:
                    self.told = False
            if branch.is_leaf:
                if at > self.reach:
                    self.reach = at - 1
                return
            try:
                ways = branch.dispatch[words[at]]
            except KeyError:
                ways = ways_of(branch, words[at])
            if type(ways) is not Branch:
                break
            branch = ways
            at += 1
        if at > self.reach:
            self.reach = at
        if not ways:
            if at > self.far:
                self.far = at
            if at == self.asked:
                self.tried.append(branch)
            return
        for symbol, following in ways:
            if symbol is None:
                self.walk(following, at + 1, parts, found)
            elif following.is_last:  # most phrases end with a hole
                build = following.ends[0].build
                for value, end in self.parse(symbol, at):
                    found.append((build((*parts, value)), end))
            else:
                for value, end in self.parse(symbol, at):
                    self.walk(following, end, (*parts, value), found)


def _distinct(found: Found) -> Found:
    """Equal values with the same end are one."""
    by_end: dict[int, list[Any]] = {}
    kept: Found = []
    for item in found:
        value, end = item
        same = by_end.get(end)
        if same is None:
            by_end[end] = [value]
        elif value in same:
            continue
        else:
            same.append(value)
        kept.append(item)
    if len(kept) > MOST_READINGS:
        raise TooMuch
    return kept


def root_of(symbol: Nonterminal) -> Branch:
    root = symbol.root
    return root if root.phrases is None else root.open()


def ways_of(branch: Branch, word: str) -> Ways:
    """How a branch can go on with a word: a branch, if nothing but this word can follow."""
    ways = branch.dispatch.get(word)
    if ways is not None:
        return ways
    kind = kind_of(word)
    several: list[tuple[Symbol | None, Branch]] = []
    if word in branch.words:
        several.append((None, branch.words[word].open()))
    for symbol, following in branch.edges:
        first = symbol.first
        if word in first or kind in first:
            several.append((symbol, following.open()))
    ways = several[0][1] if len(several) == 1 and several[0][0] is None else several
    if len(branch.dispatch) < 4096:
        branch.dispatch[word] = ways
    return ways


_kept: dict[tuple[Nonterminal, Words], Parser] = {}


def parser_of(start: Nonterminal, words: Words) -> Parser:
    """The one that has read these words, if that was just now; otherwise one that reads them again."""
    parser = _kept.pop((start, words), None)
    if parser is None or start.version != Symbol.revision:
        prepare(start)
        parser = Parser(words)
        parser.parse(start, 0)
    return parser


def read(start: Nonterminal, words: Words) -> Reading:
    """Every value that ``start`` gives all of the words."""
    prepare(start)
    if len(words) > LONGEST:
        return Reading([], Decline(0, "too long"))
    parser = Parser(words)
    try:
        found = parser.parse(start, 0)
    except (TooMuch, RecursionError):
        return Reading([], Decline(max(parser.far, 0), "too much to try"))
    whole = [value for value, end in found if end == len(words)]
    if not whole:
        return Reading([], Decline(max([parser.far, *(end for _, end in found)])))
    if len(_kept) == MOST_KEPT:
        del _kept[next(iter(_kept))]
    _kept[start, words] = parser
    return Reading(whole, None, parser.told)


def expected(start: Nonterminal, words: Words, at: int) -> tuple[str, ...]:
    """What could have come where reading stopped, for people: words, and names of phrases without their number."""
    prepare(start)
    parser = Parser(words[:LONGEST], at)
    try:
        found = parser.parse(start, 0)
    except (TooMuch, RecursionError):
        return ()
    if any(end == at for _, end in found):
        return ("the end",)
    names: dict[str, None] = {}
    for branch in parser.tried:
        names.update(dict.fromkeys(MARKS.get(word, word) for word in branch.words))
        names.update(dict.fromkeys(symbol.name.partition(".")[0] for symbol, _ in branch.edges))
    return tuple(names)[:12]


# --- preparing the tries ----------------------------------------------------------------------------------------------
def prepare(start: Nonterminal) -> None:
    """Computes FIRST sets and looks for left recursion; again after new phrases."""
    if start.version == Symbol.revision:
        return
    every = reachable(start)
    for nonterminal in every:
        nonterminal.tellers.clear()
        nonterminal.known.clear()
        nonterminal.root = Branch()
        nonterminal.root.phrases = list(nonterminal.phrases)
        nonterminal.first = frozenset()
    begins = {one: dict.fromkeys(made.elements[0] for made in one.phrases) for one in every}
    _find_first(begins)
    _forbid_left_recursion(begins)
    for nonterminal in every:
        nonterminal.version = Symbol.revision


def reachable(start: Nonterminal) -> list[Nonterminal]:
    """What it is made of, but for what is prepared already."""
    found = {start: None}
    todo = [start]
    while todo:
        for made in todo.pop().phrases:
            for part in made.elements:
                if type(part) is Nonterminal and part not in found and part.version != Symbol.revision:
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


def _tellers(symbol: Nonterminal, kind: type[Any], word: str, following: str) -> list[Phrase]:
    """The phrases that might print a value of a kind and begin with a word, and another one after it."""
    found = []
    for made in symbol.by_type.get(kind, []) + symbol.of_any_type:
        first = made.elements[0]
        if not isinstance(first, str):
            fits = can_begin(first, word)
        elif first == word and len(made.elements) > 1:
            second = made.elements[1]
            fits = second == following if isinstance(second, str) else can_begin(second, following)
        else:
            fits = first == word
        if fits:
            found.append(made)
    if len(symbol.tellers) < 4096:
        symbol.tellers[kind, word, following] = found
    return found


def can_begin(symbol: Symbol, word: str) -> bool:
    return word in symbol.first or kind_of(word) in symbol.first


class Teller:
    def __init__(self, words: Words) -> None:
        self.words = (*words, "\n", "\n")  # no words, and nothing that a value says
        self.all_words = frozenset(words)
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
            words, every = self.words, self.all_words
            made = symbol.tellers.get((type(value), words[at], words[at + 1]))
            if made is None:
                made = _tellers(symbol, type(value), words[at], words[at + 1])
            found = NOWHERE
            for one in made:
                if one.said <= every:
                    found = found | self.phrase_ends(one, value, at) if found else self.phrase_ends(one, value, at)
        else:
            assert isinstance(symbol, Terminal)
            said = symbol.say(value)
            size = -1 if said is None else len(said)
            found = frozenset((at + size,)) if said is not None and self.words[at : at + size] == said else NOWHERE
        self.memo[key] = found
        return found

    def phrase_ends(self, made: Phrase, value: Any, at: int) -> frozenset[int]:
        parts = made.unbuild(value)
        return NOWHERE if parts is None else self.rest_ends(made.elements, parts, 0, 0, at)

    def rest_ends(
        self, elements: tuple[str | Symbol, ...], parts: tuple[Any, ...], first: int, part: int, at: int
    ) -> frozenset[int]:
        """Where the elements from ``first`` on can end, of which the first with a hole has ``parts[part]``."""
        words = self.words
        for place in range(first, len(elements)):
            element = elements[place]
            if isinstance(element, str):
                if words[at] != element:
                    return NOWHERE
                at += 1
                continue
            ends = self.ends(element, parts[part], at)
            part += 1
            if len(ends) != 1:
                return NOWHERE.union(*[self.rest_ends(elements, parts, place + 1, part, end) for end in ends])
            (at,) = ends
        return frozenset((at,))
