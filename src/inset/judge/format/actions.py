"""Actions: casting, playing, activating, special actions and declarations, as steps and inside `can`, `cannot`, `illegal`,
and (except for declarations) `cost`."""

from __future__ import annotations

from collections.abc import Callable, Mapping as Table
from dataclasses import replace
from typing import Any

from inset.judge.format.answers import choices, shares
from inset.judge.format.errors import quote
from inset.judge.format.scenario import (
    Action,
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    Play,
    Possible,
    Special,
    ZoneOf,
)
from inset.judge.format.value_readers import (
    Form,
    Reader,
    Scope,
    head_of,
    list_of,
    mana_pool,
    one_of,
    one_or_list,
    pairs,
    player,
    text,
    whole,
    whole_or_text,
    zone,
)
from inset.judge.format.vocabulary import FLIPS, SPECIAL_ACTIONS
from inset.judge.format.yaml_nodes import Mapping, Node, Scalar

Keys = Table[str, Reader[Any]]

COMMON: Keys = {
    "choices": choices,
    "rolls": list_of(whole(1)),
    "flips": list_of(one_of(FLIPS, "side of a coin")),
}


def zone_of(scope: Scope, node: Node) -> ZoneOf:
    """`exile`, or `B/hand` for another player's."""
    whose, slash, name = text(scope, node).partition("/")
    if not slash or not isinstance(node, Scalar):
        return ZoneOf(zone(scope, node))
    return ZoneOf(zone(scope, replace(node, text=name)), player(scope, replace(node, text=whose)))


def step_form(
    head: str,
    kind: Callable[..., Any],
    keys: Keys,
    required: tuple[str, ...] = (),
    names: Table[str, str] | None = None,
) -> Form:
    """The form of a step; an answer that names no player is its `by` player's."""

    def make(choices: tuple[Answer, ...] = (), **got: Any) -> Any:
        by = got.get("by")
        said = tuple(answer if answer.by else replace(answer, by=by) for answer in choices)
        return kind(choices=said, **got)

    return Form(f"the step {quote(head)}", make, {**keys, **COMMON}, (head, *required), names)


_TARGETS = one_or_list(text)
_SOURCES = one_or_list(text)
_MODES = one_or_list(whole_or_text)

_CAST: Keys = {
    "cast": text,
    "by": player,
    "as": text,
    "from": zone_of,
    "targets": _TARGETS,
    "modes": _MODES,
    "x": whole(),
    "pay": one_or_list(text),
    "tap": _SOURCES,
    "spend": mana_pool,
    "divide": shares,
    "label": text,
}
_PLAY: Keys = {"play": text, "by": player, "as": text, "from": zone_of}
_ACTIVATE: Keys = {
    "activate": text,
    "by": player,
    "ability": whole_or_text,
    "from": zone_of,
    "targets": _TARGETS,
    "modes": _MODES,
    "x": whole(),
    "pay": one_or_list(text),
    "tap": _SOURCES,
    "spend": mana_pool,
    "divide": shares,
}
_SPECIAL: Keys = {
    "special": one_of(SPECIAL_ACTIONS, "special action"),
    "card": text,
    "by": player,
    "as": text,
    "from": zone_of,
    "x": whole(),
    "pay": one_or_list(text),
    "tap": _SOURCES,
    "spend": mana_pool,
}

ACTIONS: Table[str, Form] = {
    "cast": step_form("cast", Cast, _CAST, ("by",), {"cast": "card", "as": "way", "from": "source"}),
    "play": step_form("play", Play, _PLAY, ("by",), {"play": "card", "as": "way", "from": "source"}),
    "activate": step_form("activate", Activate, _ACTIVATE, ("by",), {"activate": "object", "from": "source"}),
    "special": step_form(
        "special", Special, _SPECIAL, ("card", "by"), {"special": "action", "as": "way", "from": "source"}
    ),
}


def _attackers(scope: Scope, node: Node) -> tuple[tuple[str, str | None], ...]:
    """Each with whom it attacks; a list of attackers, or one of them, where there is one opponent."""
    if isinstance(node, Mapping):
        return pairs(text, text)(scope, node)
    if len(scope.players) > 2:
        raise scope.error(node, "whom does it attack? With several opponents write a map: {ATTACKER: DEFENDER}")
    return tuple((word, None) for word in one_or_list(text)(scope, node))


def _attack(scope: Scope, node: Node) -> Attack:
    read: Attack = _ATTACK.read(scope, node)
    other = next((key for key in scope.players if key != read.by), read.by)
    return replace(read, attackers=tuple((word, whom or other) for word, whom in read.attackers))


_ATTACK = step_form(
    "attack",
    Attack,
    {"attack": _attackers, "bands": list_of(list_of(text)), "by": player},
    ("by",),
    {"attack": "attackers"},
)
_BLOCK = step_form(
    "block", Block, {"block": pairs(text, one_or_list(text)), "by": player}, ("by",), {"block": "blockers"}
)
DECLARATIONS: Table[str, Reader[Any]] = {"attack": _attack, "block": _BLOCK.read}


def action(scope: Scope, node: Node) -> Action:
    read: Action = ACTIONS[head_of(scope, node, ACTIONS, "action")].read(scope, node)
    return read


def possible(scope: Scope, node: Node) -> Possible:
    """What a player can or cannot do: an action or a declaration."""
    head = head_of(scope, node, (*ACTIONS, *DECLARATIONS), "action")
    if head in DECLARATIONS:
        declared: Possible = DECLARATIONS[head](scope, node)
        return declared
    return action(scope, node)
