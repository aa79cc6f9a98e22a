"""The strict reader of scenario files (docs/scenarios.md).

`read_text` and `read_path` return scenarios or raise a ScenarioError that lists what is wrong, each
with its file, scenario, step, line and column. `survey_text`, `survey_path` and `survey_paths` return both,
so that one bad scenario doesn't hide the others. Nothing else is ever raised, whatever the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping as Table
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from inset.decklists.basics import FORMATS
from inset.judge.format.errors import Gather, Place, ScenarioError, quote
from inset.judge.format.players import life_of, player_names, players
from inset.judge.format.scenario import Cast, Scenario, Step
from inset.judge.format.steps import START, step
from inset.judge.format.value_readers import (
    Form,
    Reader,
    Scope,
    one_of,
    one_or_list,
    remark,
    rule_number,
    shown,
    text,
    whole,
)
from inset.judge.format.vocabulary import BASES
from inset.judge.format.yaml_nodes import MOST_BYTES, Mapping, Node, Scalar, Sequence, compose

RuleExists = Callable[[str], bool]

SUFFIXES = (".yaml", ".yml")
MOST_ERRORS_OF_A_CALL = 1000

LONGEST_SLUG = 200
_SLUG = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,198}[A-Za-z0-9])?")


@dataclass(frozen=True, slots=True)
class Survey:
    """What could be read, and what was wrong with the rest."""

    scenarios: tuple[Scenario, ...]
    errors: tuple[ScenarioError, ...]


def read_text(text: str, source_name: str, rule_exists: RuleExists | None = None) -> list[Scenario]:
    """The scenarios of a file's text; `source_name` stands for the file in errors."""
    return _or_raise(survey_text(text, source_name, rule_exists))


def read_path(path: str | Path, rule_exists: RuleExists | None = None) -> list[Scenario]:
    """The scenarios of a file, or of every .yaml and .yml file in a folder, in sorted order."""
    return _or_raise(survey_path(path, rule_exists))


def survey_text(text: str, source_name: str, rule_exists: RuleExists | None = None) -> Survey:
    call = _Call(rule_exists)
    call.run(lambda: call.text(text, source_name))
    return call.survey()


def survey_path(path: str | Path, rule_exists: RuleExists | None = None) -> Survey:
    return survey_paths([path], rule_exists)


def survey_paths(paths: Iterable[str | Path], rule_exists: RuleExists | None = None) -> Survey:
    """The same for several files and folders; slugs are unique across all of them."""
    call = _Call(rule_exists)
    for path in paths:
        call.run(partial(call.path, Path(path)))
    return call.survey()


def _or_raise(survey: Survey) -> list[Scenario]:
    gather = Gather(MOST_ERRORS_OF_A_CALL * 2)
    for error in survey.errors:
        gather.add(error)
    gather.finish()
    return list(survey.scenarios)


class _Call:
    """One call of the reader: slugs are unique across it."""

    def __init__(self, rule_exists: RuleExists | None) -> None:
        self._rule_exists = rule_exists
        self._scenarios: dict[str, Scenario] = {}
        self._gather = Gather(MOST_ERRORS_OF_A_CALL)

    def survey(self) -> Survey:
        return Survey(tuple(self._scenarios.values()), tuple(self._gather.found))

    def run(self, read: Callable[[], None]) -> None:
        """Read until done, or until there are too many errors to continue; they are kept in either case."""
        try:
            read()
        except ScenarioError as error:
            known = {id(found) for found in self._gather.found}
            self._gather.found.extend(one for one in error.errors if id(one) not in known)

    def path(self, path: Path) -> None:
        for file in _files(path):
            try:
                content = _content(file)
            except ScenarioError as error:
                self._gather.add(error)
                continue
            self.text(content, str(file))

    def text(self, content: str, file: str) -> None:
        scope = Scope(file, rule_exists=self._rule_exists)
        try:
            nodes = _scenario_nodes(scope, compose(content, file))
        except ScenarioError as error:
            self._gather.add(error)
            return
        for node in nodes:
            try:
                self._keep(scenario(scope, node))
            except ScenarioError as error:
                self._gather.add(error)

    def _keep(self, read: Scenario) -> None:
        first = self._scenarios.setdefault(read.name, read)
        if first is not read:
            raise ScenarioError(f"the name {quote(read.name)} is taken: {first.place}", read.place)


def _files(path: Path) -> Iterator[Path]:
    try:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        else:
            found = [path]
    except (OSError, ValueError) as error:
        raise ScenarioError(f"can't be read: {_why(error)}", Place(str(path))) from None
    yield from found


def _why(error: OSError | ValueError) -> str:
    """The system's message, without its number and path; the place has the path."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _content(file: Path) -> str:
    place = Place(str(file))
    if file.suffix not in SUFFIXES:
        raise ScenarioError("the name of a scenario file must end in .yaml or .yml", place)
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise ScenarioError(f"the file is larger than {MOST_BYTES:,} bytes", place)
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ScenarioError(f"the file is not UTF-8 at byte {error.start}", place) from None
    except (OSError, ValueError) as error:
        raise ScenarioError(f"can't be read: {_why(error)}", place) from None


def _scenario_nodes(scope: Scope, root: Node | None) -> tuple[Node, ...]:
    """A file is one scenario or a list of them; a file without any is a mistake."""
    if root is None or (isinstance(root, Sequence) and not root.items):
        raise ScenarioError("there is no scenario in the file", Place(scope.file))
    return root.items if isinstance(root, Sequence) else (root,)


# --- one scenario -----------------------------------------------------------------------------------


def _slug(scope: Scope, node: Node) -> str:
    slug = text(scope, node)
    if not _SLUG.fullmatch(slug):
        raise scope.error(
            node, f"{quote(slug)} is not a valid name: use letters, digits and hyphens, such as 'stomp-twice'"
        )
    return slug


def _steps(scope: Scope, node: Node) -> tuple[Step, ...]:
    if not isinstance(node, Sequence):
        raise scope.error(node, f"expected a list of steps, not {shown(node)}")
    gather = Gather()
    found: list[Step] = []
    for number, item in enumerate(node.items, 1):
        try:
            found.append(step(replace(scope, step=number), item))
        except ScenarioError as error:
            gather.add(error)
    gather.finish()
    return tuple(found)


_KEYS: Table[str, Reader[Any]] = {
    "scenario": _slug,
    "title": text,
    "source": remark,
    "family": remark,
    "basis": one_of(BASES, "basis"),
    "rules": one_or_list(rule_number),
    "format": one_of(FORMATS, "format"),
    "players": players,
    "start": START.read,
    "seed": whole(),
    "steps": _steps,
}
_SCENARIO = Form("a scenario", Scenario, _KEYS, ("scenario", "players", "steps"), {"scenario": "name"})


def scenario(scope: Scope, node: Node) -> Scenario:
    """The scenario that a map describes."""
    if not isinstance(node, Mapping):
        raise scope.error(node, f"a scenario is a map, not {shown(node)}")
    slug, note = node.get("scenario"), node.get("note")
    inner = replace(
        scope,
        scenario=slug.text[:LONGEST_SLUG] if isinstance(slug, Scalar) and not slug.empty else None,
        players=player_names(node.get("players")),
        life=life_of(node.get("format")),
    )
    read: Scenario = _SCENARIO.read(inner, node)
    _check_labels(inner, read)
    return replace(read, note=remark(inner, note)) if note is not None else read


def _check_labels(scope: Scope, read: Scenario) -> None:
    """A label names one thing, and not a player."""
    gather = Gather()
    taken: dict[str, Place] = {}
    for label, place in _labels(read):
        if label in scope.players or label == "note":
            gather.add(ScenarioError(f"{quote(label)} can't be a label: it is a reserved word", place))
        elif label in taken:
            line = taken[label].line
            gather.add(ScenarioError(f"the label {quote(label)} is already used in line {line}", place))
        taken.setdefault(label, place)
    gather.finish()


def _labels(read: Scenario) -> Iterator[tuple[str, Place]]:
    for setup in read.players:
        for zone in (
            setup.hand,
            setup.battlefield,
            setup.graveyard,
            setup.exile,
            setup.command,
            setup.library,
        ):
            for item in zone:
                if item.label is not None and isinstance(item.place, Place):
                    yield item.label, item.place
    for act in read.steps:
        if isinstance(act, Cast) and act.label is not None:
            yield act.label, act.place
