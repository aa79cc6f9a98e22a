"""YAML text to nodes that know their line and column.

The parser is PyYAML's safe one, read event by event, so that a scalar keeps exactly the text that was written:
`702.10`, `no` and `on` become numbers or truth values only where one is expected.
Refused: anchors, aliases, tags, merge keys, keys that are not scalars, several documents, more than
half a megabyte, 30,000 nodes or 50 levels. Repeated keys are collected for the reader to report.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import yaml

from inset.judge.format.errors import Place, ScenarioError, quote

MOST_BYTES = 500_000
MOST_NODES = 30_000  # words, lists and maps: some 1,000 scenarios, which are read in half a second
MOST_LEVELS = 50

_NULLS = frozenset({"", "~", "null", "Null", "NULL"})


@dataclass(frozen=True, slots=True)
class Scalar:
    """One piece of text; `plain` if it was written without quotes."""

    text: str
    plain: bool
    line: int
    column: int

    @property
    def empty(self) -> bool:
        return self.plain and self.text in _NULLS


@dataclass(frozen=True, slots=True)
class Sequence:
    items: tuple[Node, ...]
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys in file order; `repeated` holds the second and later occurrences of a key."""

    entries: tuple[tuple[Scalar, Node], ...]
    repeated: tuple[Scalar, ...]
    line: int
    column: int

    def get(self, key: str) -> Node | None:
        return next((value for name, value in self.entries if name.text == key), None)


Node: TypeAlias = Scalar | Sequence | Mapping


def compose(text: str, file: str) -> Node | None:
    """The single document of the text as nodes; None if it is empty."""
    _check_size(text, file)
    return _Composer(_events(text, file), file).document()


def _check_size(text: str, file: str) -> None:
    try:
        size = len(text) if len(text) > MOST_BYTES else len(text.encode("utf-8"))
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise ScenarioError("a character that is not valid text (a lone surrogate)", Place(file, line=line)) from None
    if size > MOST_BYTES:
        raise ScenarioError(f"the file is larger than {MOST_BYTES:,} bytes", Place(file))


def _events(text: str, file: str) -> Iterator[Any]:
    """The parser's events; whatever the parser raises becomes a ScenarioError."""
    try:
        yield from yaml.parse(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Place(file, line=mark.line + 1, column=mark.column + 1) if mark else Place(file)
        reason = ", ".join(part for part in (error.context, error.problem) if part)
        raise ScenarioError(f"not YAML: {reason}", place) from None
    except yaml.YAMLError as error:
        raise ScenarioError(f"not YAML: {' '.join(str(error).split())}", Place(file)) from None
    except (ValueError, OverflowError) as error:
        # PyYAML lets a few through, for instance from chr() for the escape "\UFFFFFFFF".
        raise ScenarioError(f"not YAML: {error}", Place(file)) from None


class _Composer:
    """Builds nodes from events."""

    def __init__(self, events: Iterator[Any], file: str) -> None:
        self._events = events
        self._file = file
        self._nodes = 0

    def document(self) -> Node | None:
        root: Node | None = None
        for event in self._events:
            if isinstance(event, yaml.NodeEvent):
                if root is not None:
                    raise self._error(event, "a second YAML document; write a list of scenarios instead")
                root = self._node(event, 1)
        return None if isinstance(root, Scalar) and root.empty else root

    def _node(self, event: Any, level: int) -> Node:
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise self._error(event, "anchors and aliases are not allowed")
        if event.tag is not None:
            raise self._error(event, f"tags such as {quote(event.tag)} are not allowed")
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise self._error(event, f"more than {MOST_NODES:,} words, lists and maps; write several files instead")
        if level > MOST_LEVELS:
            raise self._error(event, f"nested deeper than {MOST_LEVELS} levels")
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        if isinstance(event, yaml.ScalarEvent):
            self._check_characters(event)
            return Scalar(event.value, bool(event.implicit[0]), line, column)
        if isinstance(event, yaml.SequenceStartEvent):
            items = tuple(self._node(child, level + 1) for child in self._children(yaml.SequenceEndEvent))
            return Sequence(items, line, column)
        return self._mapping(level, line, column)

    def _mapping(self, level: int, line: int, column: int) -> Mapping:
        entries: dict[str, tuple[Scalar, Node]] = {}
        repeated: list[Scalar] = []
        for event in self._children(yaml.MappingEndEvent):
            key = self._node(event, level + 1)
            if not isinstance(key, Scalar):
                raise self._error(event, "a key must be a word, not a list or a map")
            if key.plain and key.text == "<<":
                raise self._error(event, "merge keys are not allowed")
            value = self._node(next(self._events), level + 1)
            if key.text in entries:
                repeated.append(key)
            else:
                entries[key.text] = (key, value)
        return Mapping(tuple(entries.values()), tuple(repeated), line, column)

    def _children(self, end: type) -> Iterator[Any]:
        while not isinstance(event := next(self._events), end):
            yield event

    def _check_characters(self, event: Any) -> None:
        for character in event.value:
            if (character < " " and character not in "\n\t") or "\ud800" <= character <= "\udfff":
                raise self._error(event, f"the character U+{ord(character):04X} is not allowed in text")

    def _error(self, event: Any, message: str) -> ScenarioError:
        mark = event.start_mark
        return ScenarioError(message, Place(self._file, line=mark.line + 1, column=mark.column + 1))
