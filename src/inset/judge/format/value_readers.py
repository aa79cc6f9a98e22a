"""The shapes of values in scenario files: readers of one node each, and ways to combine them.

A reader is a function of a scope and a node; it returns the value or raises a ScenarioError that says
what was expected. `list_of`, `pairs`, `one_or_list` and `or_none` make readers of readers, and a `Form`
is a map with fixed keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping as Table
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from inset.judge.format.errors import Gather, Place, ScenarioError, near, quote
from inset.judge.format.vocabulary import FALSE_WORDS, TRUE_WORDS, ZONES
from inset.judge.format.yaml_nodes import Mapping, Node, Scalar, Sequence
from inset.position.schema import COLORS

T = TypeVar("T")
K = TypeVar("K")

NOTE = "note"
MOST = 999_999_999

_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,8})", re.ASCII)
_LONG = re.compile(r"-?[1-9][0-9]{9,}", re.ASCII)  # beyond MOST
_MANA = re.compile(r"(\{([0-9]{1,7}|[WUBRGCSXYZ]|[WUBRGC0-9]{1,2}(/[WUBRGCP]){1,2})\})*", re.ASCII)
_POOL = re.compile(r"(\{[WUBRGCS]\})*")
_RULE = re.compile(r"[1-9][0-9]{2}(\.[0-9]{1,3}[a-z]?)?(@[a-z]+)?", re.ASCII)
_KINDS: Table[type[Node], str] = {Scalar: "text", Sequence: "a list", Mapping: "a map"}


@dataclass(frozen=True, slots=True)
class Scope:
    """What a reader knows about its surroundings; if no players are known, any player's key is accepted."""

    file: str
    scenario: str | None = None
    step: int | None = None
    players: tuple[str, ...] = ()
    life: int = 20
    rule_exists: Callable[[str], bool] | None = None

    def at(self, node: Node) -> Place:
        return Place(self.file, self.scenario, self.step, node.line, node.column)

    def error(self, node: Node, message: str) -> ScenarioError:
        return ScenarioError(message, self.at(node))


Reader: TypeAlias = Callable[[Scope, Node], T]


def shown(node: Node) -> str:
    """The node as error messages describe it."""
    if isinstance(node, Scalar):
        return "nothing" if node.empty else quote(node.text)
    return _KINDS[type(node)]


def is_none(node: Node) -> bool:
    return isinstance(node, Scalar) and node.text == "none"


# --- one value --------------------------------------------------------------------------------------


def text(scope: Scope, node: Node) -> str:
    """Text as it was written, whatever YAML would have turned it into."""
    if not isinstance(node, Scalar) or node.empty or not node.text.strip():
        raise scope.error(node, f"expected text, not {shown(node)}")
    return node.text


def lower(scope: Scope, node: Node) -> str:
    return text(scope, node).lower()


def remark(scope: Scope, node: Node) -> str:
    """Text for people, which may be empty."""
    if not isinstance(node, Scalar):
        raise scope.error(node, f"expected text, not {shown(node)}")
    return "" if node.empty else node.text


def flag(scope: Scope, node: Node) -> bool:
    if isinstance(node, Scalar) and node.plain:
        if node.text in TRUE_WORDS:
            return True
        if node.text in FALSE_WORDS:
            return False
    raise scope.error(node, f"expected true or false, not {shown(node)}")


def is_whole(node: Node) -> bool:
    return isinstance(node, Scalar) and node.plain and _WHOLE.fullmatch(node.text) is not None


def whole(least: int = 0, most: int = MOST) -> Reader[int]:
    """A reader of whole numbers from `least` to `most`."""

    def read(scope: Scope, node: Node) -> int:
        if isinstance(node, Scalar) and node.plain and _LONG.fullmatch(node.text):
            limit = f"at least {least}" if node.text.startswith("-") else f"at most {most}"
            raise scope.error(node, f"the number must be {limit}, not {shown(node)}")
        if not (isinstance(node, Scalar) and is_whole(node)):
            raise scope.error(node, f"expected a number, not {shown(node)}")
        number = int(node.text)
        if not least <= number <= most:
            limit = f"at least {least}" if number < least else f"at most {most}"
            raise scope.error(node, f"the number must be {limit}, not {number}")
        return number

    return read


any_whole = whole(-MOST)


def whole_or_text(scope: Scope, node: Node) -> int | str:
    return whole(1)(scope, node) if is_whole(node) else text(scope, node)


def rule_number(scope: Scope, node: Node) -> str:
    """A rule number, such as 715.3d, or 716.3d@old for the numbering of an older edition."""
    number = text(scope, node)
    if not _RULE.fullmatch(number):
        raise scope.error(node, f"{quote(number)} is not a rule number, such as '715.3d'")
    exists = scope.rule_exists
    if exists is None or exists(number):
        return number
    parent = number.partition("@")[0].rstrip("abcdefghijklmnopqrstuvwxyz")
    hint = f"; did you mean {quote(parent)}?" if parent != number and exists(parent) else ""
    raise scope.error(node, f"there is no rule {quote(number)}{hint}")


def one_of(words: Collection[str], what: str) -> Reader[str]:
    """A reader of one of these words, in any case; `_` and `-` may replace a space."""

    def read(scope: Scope, node: Node) -> str:
        word = text(scope, node)
        spaced = word.lower().replace("_", " ").replace("-", " ")
        for known in (word.lower(), spaced):
            if known in words:
                return known
        raise scope.error(node, f"unknown {what} {quote(word)}{near(word, words)}")

    return read


def flag_or(words: Collection[str], what: str) -> Reader[bool | str]:
    """A reader of true, false, or one of these words."""
    word = one_of(words, what)

    def read(scope: Scope, node: Node) -> bool | str:
        plain = isinstance(node, Scalar) and node.plain and node.text in TRUE_WORDS | FALSE_WORDS
        return flag(scope, node) if plain else word(scope, node)

    return read


zone = one_of(ZONES, "zone")
color = one_of(COLORS, "color")


def player(scope: Scope, node: Node) -> str:
    key = text(scope, node)
    if scope.players and key not in scope.players:
        known = ", ".join(quote(name) for name in scope.players)
        raise scope.error(node, f"unknown player {quote(key)}; the players are {known}")
    return key


def _symbols(pattern: re.Pattern[str], what: str) -> Reader[str]:
    def read(scope: Scope, node: Node) -> str:
        if isinstance(node, Mapping):
            raise scope.error(node, f'{what} expected, not a map; put it in quotes: "{{R}}"')
        if not isinstance(node, Scalar) or (node.empty and node.text) or not pattern.fullmatch(node.text):
            raise scope.error(node, f"{what} expected, such as '{{R}}{{R}}', not {shown(node)}")
        return node.text

    return read


mana_cost = _symbols(_MANA, "mana symbols")
mana_pool = _symbols(_POOL, "mana of a color or {C}")


# --- readers of readers -----------------------------------------------------------------------------


def or_none(read: Reader[T]) -> Reader[T | None]:
    """The word `none`, or what `read` reads."""
    return lambda scope, node: None if is_none(node) else read(scope, node)


def list_of(read: Reader[T]) -> Reader[tuple[T, ...]]:
    def read_all(scope: Scope, node: Node) -> tuple[T, ...]:
        if not isinstance(node, Sequence):
            raise scope.error(node, f"expected a list, not {shown(node)}")
        gather = Gather()
        values: list[T] = []
        for item in node.items:
            try:
                values.append(read(scope, item))
            except ScenarioError as error:
                gather.add(error)
        gather.finish()
        return tuple(values)

    return read_all


def one_or_list(read: Reader[T]) -> Reader[tuple[T, ...]]:
    several = list_of(read)
    return lambda scope, node: several(scope, node) if isinstance(node, Sequence) else (read(scope, node),)


def pairs(read_key: Reader[K], read_value: Reader[T]) -> Reader[tuple[tuple[K, T], ...]]:
    """A reader of maps whose keys are names; a `note` among them is a note."""

    def read_all(scope: Scope, node: Node) -> tuple[tuple[K, T], ...]:
        gather = Gather()
        found: list[tuple[K, T]] = []
        for key, value in entries(scope, node, gather):
            try:
                found.append((read_key(scope, key), read_value(scope, value)))
            except ScenarioError as error:
                gather.add(error)
        gather.finish()
        return tuple(found)

    return read_all


def entries(scope: Scope, node: Node, gather: Gather) -> list[tuple[Scalar, Node]]:
    """The map's entries without its note; repeated keys and a note that is not text are errors."""
    if not isinstance(node, Mapping):
        raise scope.error(node, f"expected a map, not {shown(node)}")
    for key in node.repeated:
        gather.add(scope.error(key, f"the key {quote(key.text)} appears twice in one map"))
    note = node.get(NOTE)
    if note is not None and not isinstance(note, Scalar):
        gather.add(scope.error(note, f"a note is text, not {shown(note)}"))
    return [(key, value) for key, value in node.entries if key.text != NOTE]


@dataclass(frozen=True, slots=True)
class Form:
    """A map with fixed keys.

    `make` gets the values by keyword, together with the place; `names` gives the keyword of a key if it isn't the key
    itself. `others` are words to suggest for an unknown key.
    """

    what: str
    make: Callable[..., Any]
    keys: Table[str, Reader[Any]]
    required: tuple[str, ...] = ()
    names: Table[str, str] | None = None
    others: tuple[str, ...] = ()

    def read(self, scope: Scope, node: Node) -> Any:
        got = self.gather(scope, node)
        names = self.names or {}
        return self.make(place=scope.at(node), **{names.get(key, key): value for key, value in got.items()})

    def gather(self, scope: Scope, node: Node) -> dict[str, Any]:
        """The values by their keys in the file; every wrong, unknown, repeated and missing key is reported."""
        gather = Gather()
        got: dict[str, Any] = {}
        for key, value in entries(scope, node, gather):
            if key.text not in self.keys:
                hint = near(key.text, (*self.keys, *self.others))
                gather.add(scope.error(key, f"unknown key {quote(key.text)} in {self.what}{hint}"))
                continue
            try:
                got[key.text] = self.keys[key.text](scope, value)
            except ScenarioError as error:
                gather.add(error)
        written = {key.text for key, _ in node.entries} if isinstance(node, Mapping) else set()
        for missing in self.required:
            if missing not in written:
                gather.add(scope.error(node, f"{self.what} needs the key {quote(missing)}"))
        gather.finish()
        return got


def head_of(scope: Scope, node: Node, heads: Collection[str], what: str) -> str:
    """The key that decides which form a map has: the first of `heads` that it contains."""
    if not isinstance(node, Mapping):
        raise scope.error(node, f"expected a map as {what}, not {shown(node)}")
    held = {key.text for key, _ in node.entries}
    for head in heads:
        if head in held:
            return head
    if not node.entries:
        raise scope.error(node, f"an empty map is not a {what}")
    for key, _ in node.entries:
        if hint := near(key.text, heads):
            raise scope.error(key, f"unknown {what} {quote(key.text)}{hint}")
    raise scope.error(node, f"unknown {what} {', '.join(quote(key.text) for key, _ in node.entries[:8])}")
