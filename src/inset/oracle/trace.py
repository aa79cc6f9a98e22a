"""Which words said what: the phrases that express a text, with the places of their words.

The trace is not remembered from reading: it is found again by telling the value (``retells``), so it shows what the grammar
makes of the meaning, word for word.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from inset.language.node import Node
from inset.oracle.lexer import Line
from inset.oracle.parser import Teller, prepare
from inset.oracle.phrase import Nonterminal, Phrase, Symbol, Terminal, Words


class Step(NamedTuple):
    """A value, the phrase that says it, and its words: from ``start`` to before ``end``."""

    phrase: Phrase
    value: Any
    start: int
    end: int
    depth: int


def steps(start: Nonterminal, value: Any, words: Words) -> list[Step]:
    """Every phrase, the outer before the inner; none if the value can't be said in these words."""
    prepare(start)
    teller = Teller(words)
    if len(words) not in teller.ends(start, value, 0):
        return []
    found: list[Step] = []
    _unfold(teller, start, value, 0, len(words), 0, found)
    return found


def nodes(start: Nonterminal, value: Any, words: Words) -> list[Step]:
    """Only the nodes; of several with the same words, the innermost."""
    kept: list[Step] = []
    for step in steps(start, value, words):
        if not isinstance(step.value, Node):
            continue
        if kept and (kept[-1].start, kept[-1].end) == (step.start, step.end):
            kept[-1] = step._replace(depth=kept[-1].depth)
        else:
            kept.append(step)
    return _levelled(kept)


def _levelled(found: list[Step]) -> list[Step]:
    """Depths by what holds what, without the levels that were left out."""
    open_ends: list[tuple[int, int]] = []
    made = []
    for step in found:
        while open_ends and not (open_ends[-1][0] <= step.start and step.end <= open_ends[-1][1]):
            open_ends.pop()
        made.append(step._replace(depth=len(open_ends)))
        open_ends.append((step.start, step.end))
    return made


def _unfold(teller: Teller, symbol: Symbol, value: Any, at: int, end: int, depth: int, found: list[Step]) -> None:
    if isinstance(symbol, Terminal):
        return
    assert isinstance(symbol, Nonterminal)
    for made in symbol.candidates(value):
        parts = made.unbuild(value)
        if parts is None:
            continue
        places = next(_ways(teller, made, parts, 0, 0, at, end), None)
        if places is None:
            continue
        found.append(Step(made, value, at, end, depth))
        inner = [element for element in made.elements if not isinstance(element, str)]
        for element, part, (first, last) in zip(inner, parts, places, strict=True):
            _unfold(teller, element, part, first, last, depth + 1, found)
        return
    raise AssertionError(f"{symbol} does not tell what it was said to tell")


def _ways(
    teller: Teller, made: Phrase, parts: tuple[Any, ...], place: int, part: int, at: int, end: int
) -> Iterator[list[tuple[int, int]]]:
    """Where the parts of a phrase can lie, so that it ends at ``end``."""
    if place == len(made.elements):
        if at == end:
            yield []
        return
    element = made.elements[place]
    if isinstance(element, str):
        if teller.words[at] == element:
            yield from _ways(teller, made, parts, place + 1, part, at + 1, end)
        return
    for after in sorted(teller.ends(element, parts[part], at)):
        if after <= end:
            for rest in _ways(teller, made, parts, place + 1, part + 1, after, end):
                yield [(at, after), *rest]


# --- places in the text ---------------------------------------------------------------------------------------------------
def span(line: Line, start: int, end: int) -> tuple[int, int]:
    """The characters of a block that some of its words were written with."""
    written = line.written
    first = len("".join(written[:start]))
    if start < len(written):
        first += len(written[start]) - len(written[start].lstrip())
    return first, max(first, len("".join(written[:end])))


def caret(line: Line, at: int) -> tuple[str, int]:
    """The line of the text in which a word is written, and its column; after the end for the word after the last."""
    text = "".join(line.written) + line.rest
    place = span(line, at, at)[0] if at < len(line.written) else len("".join(line.written))
    first = text.rfind("\n", 0, place) + 1
    last = text.find("\n", place)
    return text[first : last if last >= 0 else len(text)], place - first
