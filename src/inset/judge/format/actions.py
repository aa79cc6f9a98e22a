"""Actions: casting, playing, activating and special actions, as steps and inside `can`, `cannot`, `cost`."""

from __future__ import annotations

from collections.abc import Callable, Mapping as Table
from dataclasses import replace
from typing import Any

from inset.judge.format.answers import choices, shares
from inset.judge.format.errors import quote
from inset.judge.format.scenario import Action, Activate, Answer, Cast, Play, Special, ZoneOf
from inset.judge.format.value_readers import (
    Form,
    Reader,
    Scope,
    head_of,
    list_of,
    one_of,
    one_or_list,
    player,
    text,
    whole,
    whole_or_text,
    zone,
)
from inset.judge.format.vocabulary import FLIPS, SPECIAL_ACTIONS
from inset.judge.format.yaml_nodes import Node, Scalar

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


_TEXTS = list_of(text)
_MODES = list_of(whole_or_text)

_CAST: Keys = {
    "cast": text,
    "by": player,
    "as": text,
    "from": zone_of,
    "targets": _TEXTS,
    "modes": _MODES,
    "x": whole(),
    "pay": one_or_list(text),
    "tap": _TEXTS,
    "divide": shares,
    "label": text,
}
_PLAY: Keys = {"play": text, "by": player, "as": text, "from": zone_of}
_ACTIVATE: Keys = {
    "activate": text,
    "by": player,
    "ability": whole_or_text,
    "targets": _TEXTS,
    "modes": _MODES,
    "x": whole(),
    "pay": one_or_list(text),
    "tap": _TEXTS,
    "divide": shares,
}
_SPECIAL: Keys = {
    "special": one_of(SPECIAL_ACTIONS, "special action"),
    "card": text,
    "by": player,
    "as": text,
    "x": whole(),
    "pay": one_or_list(text),
    "tap": _TEXTS,
}

ACTIONS: Table[str, Form] = {
    "cast": step_form("cast", Cast, _CAST, ("by",), {"cast": "card", "as": "way", "from": "source"}),
    "play": step_form("play", Play, _PLAY, ("by",), {"play": "card", "as": "way", "from": "source"}),
    "activate": step_form("activate", Activate, _ACTIVATE, ("by",), {"activate": "object"}),
    "special": step_form("special", Special, _SPECIAL, ("card", "by"), {"special": "action", "as": "way"}),
}


def action(scope: Scope, node: Node) -> Action:
    read: Action = ACTIONS[head_of(scope, node, ACTIONS, "action")].read(scope, node)
    return read
