"""Phrases: rules of grammar that parse *and* print, because both directions follow from one declaration.

    what = THINGS("what")
    phrase(DEED, "destroy <what>", Destroy(what))

The words and the *meaning*, a node with holes, must name the same holes, or the phrase can't be constructed. To parse is to
fill the holes of the meaning; to print is to match a value with the meaning and to print what was found in its holes.

In the words, ``<name>`` is a hole; ``[…]`` may be left out if each hole in it has a default; ``(a|b)`` are alternatives
that mean the same. In a phrase of a ``Pair`` a word with ``*`` is a verb and agrees with its subject, a word with ``#`` is a
noun in the singular or plural.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from sys import intern
from typing import Any, ClassVar, Final, final

from inset.kernel.errors import InsetError
from inset.oracle.lexicon import plural
from inset.oracle.meanings import (
    REQUIRED,
    Chain,
    Cons as Cons,
    Default,
    Hole,
    Parts,
    builder,
    holes_in,
    matcher,
    without,
)

Words = tuple[str, ...]
NOTHING: Final[dict[str, Any]] = {}
MOST_KNOWN: Final = 32_768  # clauses that a nonterminal has read


class GrammarError(InsetError):
    """The grammar itself is wrong: a phrase that can't be printed, a nonterminal that begins with itself."""


class Symbol:
    """What a hole can hold: a nonterminal or a terminal. ``revision`` changes with every new phrase."""

    revision: ClassVar[int] = 0
    count: ClassVar[int] = 0
    first: frozenset[str]  # words, and kinds of words, with which it can begin

    def __init__(self, name: str) -> None:
        self.name = name
        Symbol.count += 1
        self.number = Symbol.count
        self.key = self.number << 12  # with a place in a text added, the key of a memo

    def __call__(self, hole: str, default: Default = REQUIRED) -> Any:
        return Hole(hole, self, default)

    def __repr__(self) -> str:
        return self.name


class Terminal(Symbol):
    """Words that are matched by code: numbers, mana, names. ``first`` are words or kinds of words (``kind_of``).

    ``looks``: how many words ``match`` looks at, at most.
    """

    def __init__(
        self,
        name: str,
        first: Iterable[str],
        match: Callable[[Words, int], list[tuple[Any, int]]],
        say: Callable[[Any], Words | None],
        looks: int = 1,
    ) -> None:
        super().__init__(name)
        self.first = frozenset(first)
        self.looks = looks
        self.match = match
        self.say = say


class Nonterminal(Symbol):
    def __init__(self, name: str, recurs: bool = False) -> None:
        """``recurs``: it has much to read, and many texts have the same words for it."""
        super().__init__(name)
        self.recurs = recurs
        self.known: dict[Any, Any] = {}  # a cache of the parser's
        self.phrases: list[Phrase] = []
        self.by_type: dict[type[Any], list[Phrase]] = {}
        self.of_any_type: list[Phrase] = []
        self.root = Branch()
        self.first = frozenset()
        self.version = -1  # of the grammar for which ``first`` holds
        self.tellers: dict[tuple[type[Any], str, str], list[Phrase]] = {}  # a cache of the parser's

    def remember(self, words: object, found: object) -> None:
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[words] = found

    def candidates(self, value: Any) -> list[Phrase]:
        """The phrases that might print a value."""
        return self.by_type.get(type(value), []) + self.of_any_type

    def add(self, made: Phrase) -> None:
        self.phrases.append(made)
        kind = made.root_type()
        if kind is None:
            self.of_any_type.append(made)
        else:
            self.by_type.setdefault(kind, []).append(made)
        Symbol.revision += 1


class Pair:
    """Two nonterminals that differ in number: ``one`` ("draws", "creature") and ``many`` ("draw", "creatures").

    The base form of a verb, with "you" or as an order, is that of ``many``.
    """

    def __init__(self, name: str, recurs: bool = False) -> None:
        self.name = name
        self.one = Nonterminal(f"{name}.one", recurs)
        self.many = Nonterminal(f"{name}.many", recurs)

    def __call__(self, hole: str, default: Default = REQUIRED) -> Any:
        return Hole(hole, self, default)


@final
class Branch:
    """A node of the trie of a nonterminal's phrases; ``dispatch`` caches which edges a word can take.

    What follows is made when something gets here (``open``): a card needs a few hundred branches of a hundred thousand.
    """

    __slots__ = ("depth", "dispatch", "edges", "ends", "is_last", "is_leaf", "phrases", "words")
    words: dict[str, Branch]
    edges: list[tuple[Symbol, Branch]]
    ends: list[Phrase]
    dispatch: dict[str, Ways]

    def __init__(self, depth: int = 0) -> None:
        self.phrases: list[Phrase] | None = []  # all that come through here; None when open
        self.depth = depth
        self.is_leaf = self.is_last = False  # nothing goes on from here; and just one phrase ends, not one by code

    def open(self) -> Branch:
        if self.phrases is not None:
            phrases, self.phrases = self.phrases, None
            self.words, self.edges, self.ends, self.dispatch = {}, [], [], {}
            for made in phrases:
                self.pass_on(made)
            self.is_leaf = not self.words and not self.edges
            self.is_last = self.is_leaf and len(self.ends) == 1 and type(self.ends[0]) is Phrase
        return self

    def pass_on(self, made: Phrase) -> None:
        if self.depth == len(made.elements):
            self.ends.append(made)
        else:
            following = self.follow(made.elements[self.depth]).phrases
            assert following is not None
            following.append(made)

    def follow(self, part: str | Symbol) -> Branch:
        if isinstance(part, str):
            known = self.words.get(part)
            if known is None:
                known = self.words[part] = Branch(self.depth + 1)
            return known
        for symbol, branch in self.edges:
            if symbol is part:
                return branch
        made = Branch(self.depth + 1)
        self.edges.append((part, made))
        return made


Ways = Branch | list[tuple[Symbol | None, Branch]]


class Phrase:
    """One way to say one thing. ``elements``: words and symbols; ``build`` takes what the symbols gave, in order."""

    __slots__ = ("_said", "build", "elements", "meaning", "of", "order", "text", "unbuild", "unsaid")

    def __init__(
        self,
        of: Nonterminal,
        text: str,
        elements: tuple[str | Symbol, ...],
        meaning: Any,
        order: Sequence[str] = (),
        unsaid: dict[str, Any] = NOTHING,
    ) -> None:
        self.of = of
        self.text = text
        self.elements = elements
        self.meaning = meaning
        self.order = order  # of the holes, in the words
        self.unsaid = unsaid  # what is in the other holes of the meaning
        # Code is written, and words are collected, when they are needed: of thousands of phrases a card needs a few.
        self.build: Callable[[Parts], Any] = self._first_build
        self.unbuild: Callable[[Any], Parts | None] = self._first_unbuild
        self._said: frozenset[str] | None = None

    def _whole(self) -> Any:
        return without(self.meaning, self.unsaid) if self.unsaid else self.meaning

    def _first_build(self, parts: Parts) -> Any:
        self.build = builder(self._whole(), self.order)
        return self.build(parts)

    def _first_unbuild(self, value: Any) -> Parts | None:
        self.unbuild = matcher(self._whole(), self.order)
        return self.unbuild(value)

    @property
    def said(self) -> frozenset[str]:
        """Its words."""
        if self._said is None:
            self._said = frozenset(part for part in self.elements if isinstance(part, str))
        return self._said

    def root_type(self) -> type[Any] | None:
        if self.meaning is None or isinstance(self.meaning, Hole):
            return None
        return tuple if isinstance(self.meaning, Chain) else type(self.meaning)

    def __repr__(self) -> str:
        return f"{self.of.name}: {self.text}"


class ByCode(Phrase):
    """A phrase whose meaning code makes and takes apart."""

    __slots__ = ()

    def __init__(
        self,
        of: Nonterminal,
        text: str,
        elements: tuple[str | Symbol, ...],
        build: Callable[[Parts], Any],
        unbuild: Callable[[Any], Parts | None],
    ) -> None:
        super().__init__(of, text, elements, None)
        self.build = build
        self.unbuild = unbuild


# --- declaring --------------------------------------------------------------------------------------------------------
def phrase(of: Nonterminal | Pair, text: str, meaning: Any) -> None:
    """Words for a meaning. The holes are those in the meaning; each must be in the words, or have a default."""
    holes = {hole.name: hole for hole in holes_in(meaning)}
    for target, many in _targets(of):
        for variant in _variants_of(text):
            _declare(target, text, variant, meaning, holes, many, isinstance(of, Pair))


def computed(
    of: Nonterminal,
    text: str,
    holes: tuple[Any, ...],
    build: Callable[..., Any],
    unbuild: Callable[[Any], Parts | None],
) -> None:
    """A phrase whose meaning a node with holes can't state. ``unbuild`` undoes ``build`` or returns None."""
    if not callable(build) or not callable(unbuild):
        raise GrammarError(f"{text!r} needs both directions")
    named = {hole.name: hole for hole in holes}
    for variant in _variants_of(text):
        elements, order = _elements(variant, named, True, False, text)
        if [hole.name for hole in holes] != order:
            raise GrammarError(f"{text!r} must name {list(named)} in this order")
        of.add(ByCode(of, text, elements, lambda parts: build(*parts), unbuild))


def words_for(of: Nonterminal | Pair, table: dict[str, Any]) -> None:
    """Fixed words for fixed values."""
    for text, value in table.items():
        phrase(of, text, value)


def listed(name: str, item: Symbol, joint: str = "and", least: int = 1) -> Nonterminal:
    """``a``; ``a and b``; ``a, b, and c``: a tuple."""
    made = Nonterminal(name)
    rest = Nonterminal(f"{name}…")
    first, second = item("first"), item("second")
    if least < 2:
        phrase(made, "<first>", (first,))
    phrase(made, f"<first> {joint} <second>", (first, second))
    phrase(made, "<first>, <rest>", Cons(first, rest("rest")))
    phrase(rest, f"<first>, {joint} <second>", (first, second))
    phrase(rest, "<first>, <rest>", Cons(first, rest("rest")))
    return made


def listed_pair(name: str, item: Pair, joint: str = "and") -> Pair:
    """The same in both numbers: "gets +1/+1 and gains flying" | "get +1/+1 and gain flying"."""
    made = Pair(name)
    made.one = listed(f"{name}.one", item.one, joint)
    made.many = listed(f"{name}.many", item.many, joint)
    return made


def _targets(of: Nonterminal | Pair) -> list[tuple[Nonterminal, bool]]:
    return [(of.one, False), (of.many, True)] if isinstance(of, Pair) else [(of, True)]


def _declare(
    of: Nonterminal, text: str, variant: Words, meaning: Any, holes: dict[str, Hole], many: bool, paired: bool
) -> None:
    elements, order = _elements(variant, holes, many, paired, text)
    unsaid = {name: hole.default for name, hole in holes.items() if name not in order}
    for name, default in unsaid.items():
        if default is REQUIRED:
            raise GrammarError(f"{text!r} never says <{name}>, which its meaning needs")
    of.add(Phrase(of, text, elements, meaning, order, unsaid))


def _elements(
    variant: Words, holes: dict[str, Hole], many: bool, paired: bool, text: str
) -> tuple[tuple[str | Symbol, ...], list[str]]:
    made: list[str | Symbol] = []
    order: list[str] = []
    for word in variant:
        sign = word[-1]
        if sign == ">" and word[0] == "<":
            name = word[1:-1]
            if name not in holes:
                raise GrammarError(f"{text!r} says <{name}>, which its meaning drops")
            if name in order:
                raise GrammarError(f"{text!r} says <{name}> twice")
            kind = holes[name].of
            made.append((kind.many if many else kind.one) if isinstance(kind, Pair) else kind)
            order.append(name)
        elif paired and sign == "*":
            made.append(intern(word[:-1] if many else third(word[:-1])))
        elif paired and sign == "#":
            made.append(intern(plural(word[:-1]) if many else word[:-1]))
        else:
            made.append(intern(word))
    if not made:
        raise GrammarError(f"{text!r} says nothing")
    return tuple(made), order


_THIRD: Final = {
    "have": "has",
    "are": "is",
    "be": "is",
    "don't": "doesn't",
    "aren't": "isn't",
    "do": "does",
    "were": "was",
}


def third(verb: str) -> str:
    """``draw`` → ``draws``."""
    if verb in _THIRD:
        return _THIRD[verb]
    if verb.endswith(("s", "x", "ch", "sh", "o")):
        return verb + "es"
    return verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + "s"


_PIECE: Final = re.compile(
    r"<\w+>|\[|\]|\(|\)|\||,\^|--|non-(?=<)|\b(?:it|that|there)'s\b|'s"  # holes, brackets, the signs of the lexer
    r"|[,.:;!](?=\s|$|\)|\]|\|)|(?:(?!'s\b)[^\s<>\[\]()|,.:;!])+!?|[.!]"  # punctuation, words
)


def _variants_of(text: str) -> Iterable[Words]:
    if "[" not in text and "(" not in text:
        return [tuple(_PIECE.findall(text))]
    return _variants(_parse_text(text))


def _parse_text(text: str) -> list[Any]:
    """Words, with ``["opt", …]`` for optional groups and ``["alt", …]`` for alternatives."""
    stack: list[list[Any]] = [[]]
    kinds: list[str] = []
    for piece in _PIECE.findall(text):
        if piece in ("[", "("):
            kinds.append(piece)
            stack.append([[]] if piece == "(" else [])
        elif piece == "|" and kinds and kinds[-1] == "(":
            stack[-1].append([])
        elif piece in ("]", ")"):
            group = stack.pop()
            made = ("opt", group) if kinds.pop() == "[" else ("alt", group)
            _into(stack, kinds).append(made)
        else:
            _into(stack, kinds).append(piece)
    if len(stack) != 1:
        raise GrammarError(f"{text!r} has a bracket too many")
    return stack[0]


def _into(stack: list[list[Any]], kinds: list[str]) -> list[Any]:
    top = stack[-1]
    return top[-1] if kinds and kinds[-1] == "(" else top


def _variants(parts: list[Any]) -> Iterator[Words]:
    choices: list[list[Words]] = []
    for part in parts:
        if isinstance(part, str):
            choices.append([(part,)])
        elif part[0] == "opt":
            inside = list(_variants(part[1]))
            if not all(any(word.startswith("<") for word in words) for words in inside):
                raise GrammarError("words that may be left out must hold a hole with a default")
            choices.append([*inside, ()])
        else:
            choices.append([words for option in part[1] for words in _variants(option)])
    for chosen in itertools.product(*choices):
        yield tuple(word for words in chosen for word in words)
