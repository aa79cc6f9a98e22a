"""What a text would say if any one of its words were missing: one walk for all words, beside the reading of the whole text.

Up to the missing word everything is as it was read in the whole text, and so is all that begins after it. Only a phrase that has
words on both sides of the gap is new. It is found from the smallest nonterminal that has both: where that could go on with the
word in hand, it also tries to go on with the next one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from inset.oracle.parser import LONGEST_KNOWN, TooMuch, parser_of, root_of, ways_of
from inset.oracle.phrase import Branch, Nonterminal, Symbol, Terminal, Words

MOST_STEPS: Final = 100_000  # about a quarter of a second, for all words together

Lacking = list[tuple[Any, int, int]]  # values, the place after each, and that of the word that is missing


class Deletions:
    """Places are those of the whole text. ``places``: the words that may be missing."""

    def __init__(self, start: Nonterminal, words: Words, places: Collection[int]) -> None:
        self.whole = parser_of(start, words)
        self.whole.left = MOST_STEPS
        self.words = self.whole.words
        self.may_go = bytes(place in places for place in range(len(self.words)))
        self.memo: dict[int, tuple[Lacking, int]] = {}  # as the parser's, and the furthest word that was looked at
        self.left = MOST_STEPS
        self.readings: dict[int, list[Any]] = {}
        end = len(words)
        try:
            found = list(self.parse(start, 0))
            if self.may_go[end - 1]:
                found += [(value, end, end - 1) for value, last in self.whole.parse(start, 0) if last == end - 1]
            if self.may_go[0]:
                found += [(value, last, 0) for value, last in self.whole.parse(start, 1)]
        except (TooMuch, RecursionError):
            return
        for value, last, gap in found:
            if last == end:
                self.readings.setdefault(gap, []).append(value)

    def without(self, place: int) -> list[Any]:
        """The readings of the words without one; none where there is too much to try, as in ``read``."""
        return self.readings.get(place, [])

    def parse(self, symbol: Symbol, at: int) -> Lacking:
        """What a symbol gives the words from a place on if one of them is missing: one between two of its own."""
        known = self.memo.get(symbol.key | at)
        if known is None:
            return self.find(symbol, at)
        found, reach = known
        if reach > self.whole.reach:
            self.whole.reach = reach
        return found

    def find(self, symbol: Symbol, at: int) -> Lacking:
        """What nobody has asked for yet."""
        whole = self.whole
        reach, whole.reach = whole.reach, at
        if isinstance(symbol, Nonterminal):
            known = self.recall(symbol, at) if symbol.recurs else None
            if known is None:
                found: Lacking = []
                self.walk(root_of(symbol), at, (), found, False)
                if len(found) > 1:
                    found = _distinct(found)
                if symbol.recurs:
                    self.remember(symbol, at, found)
            else:
                found = known
        else:
            assert isinstance(symbol, Terminal)
            found = self.match(symbol, at)
        self.memo[symbol.key | at] = found, whole.reach
        if reach > whole.reach:
            whole.reach = reach
        return found

    def recall(self, symbol: Nonterminal, at: int) -> Lacking | None:
        """What an earlier text had, if nothing but these words was looked at there, and the same ones might be missing."""
        for stop in self.whole.stops(at):
            before = symbol.known.get((self.words[at : stop + 1], self.may_go[at : stop + 1]))
            if before is not None:
                found, reach = before
                self.whole.reach = at + reach
                return [(value, at + size, at + gap) for value, size, gap in found]
        return None

    def remember(self, symbol: Nonterminal, at: int, found: Lacking) -> None:
        for stop in self.whole.stops(at):
            if self.whole.reach <= stop < at + LONGEST_KNOWN:
                inside = [(value, end - at, gap - at) for value, end, gap in found]
                words = self.words[at : stop + 1], self.may_go[at : stop + 1]
                symbol.remember(words, (inside, self.whole.reach - at))
                return

    def match(self, symbol: Terminal, at: int) -> Lacking:
        """One that looks ahead also says what it is if the word after it is missing."""
        words = self.words
        found: Lacking = []
        self.whole.reach = at + symbol.looks
        for gap in range(at + 1, min(at + symbol.looks + 1, len(words) - 1)):
            if self.may_go[gap]:
                shorter = symbol.match(words[:gap] + words[gap + 1 :], at)
                found += [(value, end + 1, gap) for value, end in shorter if end >= gap]
        return found

    def walk(self, branch: Branch, at: int, parts: tuple[Any, ...], found: Lacking, may_go: bool = True) -> None:
        """What can follow after the words before ``at``, of which none is missing. ``may_go``: the next one may be."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        words, whole = self.words, self.whole
        while not branch.is_leaf:
            dispatch = branch.dispatch
            word = words[at]
            if may_go and self.may_go[at]:
                after = words[at + 1]
                if at >= whole.reach:
                    whole.reach = at + 1
                ways = dispatch.get(after)
                if ways or (ways is None and ways_of(branch, after)):
                    self.go_on(branch, at + 1, parts, at, found, len(branch.ends))
            ways = dispatch.get(word)
            if ways is None:
                ways = ways_of(branch, word)
            if type(ways) is not Branch:
                break
            branch = ways
            at += 1
            may_go = True
        else:
            if at > whole.reach:
                whole.reach = at - 1
            return
        if at > whole.reach:
            whole.reach = at
        for symbol, following in ways:
            if symbol is None:
                self.walk(following, at + 1, parts, found)
                continue
            looks_ahead = type(symbol) is Terminal and symbol.looks > 1
            for value, end, gap in self.parse(symbol, at) if looks_ahead or type(symbol) is Nonterminal else ():
                if following.is_last:
                    found.append((following.ends[0].build((*parts, value)), end, gap))
                else:
                    self.go_on(following, end, (*parts, value), gap, found)
            if not following.is_leaf:
                for value, end in whole.parse(symbol, at):
                    self.walk(following, end, (*parts, value), found, not looks_ahead)

    def go_on(self, branch: Branch, at: int, parts: tuple[Any, ...], gap: int, found: Lacking, ended: int = 0) -> None:
        """A word is missing: the rest is read as it stands. ``ended``: how many phrases end before the gap."""
        rest: list[tuple[Any, int]] = []
        self.whole.walk(branch, at, parts, rest)
        found += [(value, end, gap) for value, end in rest[ended:]]


def _distinct(found: Lacking) -> Lacking:
    known: dict[tuple[int, int], list[Any]] = {}
    kept: Lacking = []
    for item in found:
        value, end, gap = item
        same = known.setdefault((end, gap), [])
        if value not in same:
            same.append(value)
            kept.append(item)
    return kept
