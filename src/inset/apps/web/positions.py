"""The position of a scenario, read out of its text for a page that lays it out, and written back into it.

Only the lines of ``players`` are rewritten; everything before and after them stays as typed, comments included.
"""

from __future__ import annotations

import re
from typing import Any, Final

from inset.apps.web.protocol import Message, Refused
from inset.kernel.errors import InsetError

ZONES: Final = ("hand", "battlefield", "graveyard", "exile", "library", "command")
MOST_NODES: Final = 5_000  # of one position
WIDEST: Final = 110  # characters of a line with a whole player
_COUNTED: Final = re.compile(r"(\d{1,3}) (\S.*)")
EMPTY: Final = """\
- scenario: my-question
  title: What do I ask?
  rules: ["117.1"]
  players:
    Ann: {}
    Bob: {}
  steps: []
"""


def read(text: str, place: int) -> Message:
    """The players of the scenario at that place in the text: the items of each zone, and everything else unchanged."""
    count, scenario = _scenario(text, place)
    found = _value(scenario, "players") if scenario is not None else None
    if found is None:
        return {"count": count, "players": [_player("Ann", {}), _player("Bob", {})]}
    data = _Plain().of(found)
    if not isinstance(data, dict):
        raise Refused("players: expected each player's name, with their cards by zone")
    return {"count": count, "players": [_player(str(name), rows or {}) for name, rows in data.items()]}


def written(text: str, place: int, players: object) -> Message:
    """The text with these players in the scenario at that place; a text without a scenario gets one."""
    if not text.strip():
        text = EMPTY
    _, scenario = _scenario(text, place)
    if scenario is None:
        raise Refused("the text has no scenario to put the position into")
    rows = _checked(players)
    for key, value in scenario.value:
        if key.value == "players":
            column = key.start_mark.column + 2
            return {"text": f"{text[: key.end_mark.index]}:\n{_block(rows, column)}{text[_end(value) :]}"}
    for key, _ in scenario.value:
        if key.value == "steps":
            start, column = key.start_mark.index, key.start_mark.column
            block = f"players:\n{_block(rows, column + 2)}\n{' ' * column}"
            return {"text": text[:start] + block + text[start:]}
    raise Refused("the scenario has neither players nor steps yet")


# --- out of the text ----------------------------------------------------------------------------------


def _scenario(text: str, place: int) -> tuple[int, Any]:
    """How many scenarios there are, and the one at that place as a node of YAML."""
    import yaml

    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise Refused(f"line {line}: {error.problem}: fix this first") from None
    except (yaml.YAMLError, RecursionError):
        raise Refused("the text can't be read as YAML: fix this first") from None
    listed = root.value if isinstance(root, yaml.SequenceNode) else [root] if root is not None else []
    found = [node for node in listed if isinstance(node, yaml.MappingNode)]
    if not found:
        return 0, None
    if not 0 <= place < len(found):
        raise Refused(f"there are {len(found)} scenarios in the text")
    return len(found), found[place]


def _value(scenario: Any, key: str) -> Any:
    return next((value for name, value in scenario.value if name.value == key), None)


class _Plain:
    """Nodes of YAML as plain data, with a limit on their number: aliases can repeat a node many times."""

    def __init__(self) -> None:
        self.left = MOST_NODES

    def of(self, node: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise Refused("the position has more parts than a page can lay out")
        if node.id == "mapping":
            return {str(self.of(key)): self.of(value) for key, value in node.value}
        if node.id == "sequence":
            return [self.of(each) for each in node.value]
        tag = node.tag.rpartition(":")[2]
        if tag == "int" and re.fullmatch(r"-?\d{1,9}", node.value):
            return int(node.value)
        if tag == "bool":
            return node.value.casefold() in ("true", "yes", "on")
        return None if tag == "null" else node.value


def _player(name: str, rows: Any) -> Message:
    if not isinstance(rows, dict):
        raise Refused(f"{name}: expected cards by zone, such as hand: […], battlefield: […]")
    zones = {zone: [_item(each) for each in _listed(rows.get(zone))] for zone in ZONES}
    return {"name": name, "zones": zones, "rest": {key: value for key, value in rows.items() if key not in ZONES}}


def _listed(found: Any) -> list[Any]:
    return found if isinstance(found, list) else [] if found is None else [found]


def _item(each: Any) -> Message:
    """An item of a zone as a map: ``3 Forest`` is a card and a count."""
    if isinstance(each, dict):
        return each
    counted = _COUNTED.fullmatch(str(each))
    return {"card": counted[2], "count": int(counted[1])} if counted else {"card": str(each)}


# --- into the text ------------------------------------------------------------------------------------


def _checked(players: object) -> list[Message]:
    if not isinstance(players, list) or not 1 <= len(players) <= 8:
        raise Refused("players: expected a list of one to eight")
    for row in players:
        if not isinstance(row, dict) or not isinstance(row.get("name"), str) or not row["name"].strip():
            raise Refused("players: each needs a name")
        if not isinstance(row.get("zones"), dict) or not isinstance(row.get("rest", {}), dict):
            raise Refused("players: each needs zones")
    return players


def _block(players: list[Message], column: int) -> str:
    return "\n".join(line for row in players for line in _lines(row, column))


def _lines(row: Message, column: int) -> list[str]:
    """A player: in one line if it fits, else a line for each zone."""
    pad = " " * column
    found = {key: value for key, value in row.get("rest", {}).items() if key not in ZONES}
    for zone in ZONES:
        items = row["zones"].get(zone, [])
        if items:
            found[zone] = [_short(each) for each in items]
    name = _flow(row["name"].strip())
    if len(pad) + len(name) + 2 + len(whole := _flow(found)) <= WIDEST:
        return [f"{pad}{name}: {whole}"]
    return [f"{pad}{name}:", *(f"{pad}  {key}: {_flow(value)}" for key, value in found.items())]


def _short(each: Message) -> object:
    """``3 Forest`` if it has no other attributes."""
    if not isinstance(each, dict):
        raise Refused("an item of a zone must be a card with its facts")
    kept = {key: value for key, value in each.items() if not (key == "count" and value == 1)}
    if set(kept) == {"card"}:
        return kept["card"]
    if set(kept) == {"card", "count"}:
        return f"{kept['count']} {kept['card']}"
    return kept


def _flow(value: object) -> str:
    """Data on one line of YAML."""
    import yaml

    try:
        made = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1 << 20)
    except yaml.YAMLError as error:
        raise InsetError(f"the position can't be written: {error}") from None
    return str(made).removesuffix("\n").removesuffix("\n...")


def _end(node: Any) -> int:
    """Where a value ends in the text, without the blank lines and comments after it."""
    while node.id != "scalar" and not node.flow_style and node.value:
        node = node.value[-1] if node.id == "sequence" else node.value[-1][1]
    return int(node.end_mark.index)
