"""The position: players, and the items of their zones.

An item is `Name`, `3 Name` (up to 999, so that the card 1996 World Champion keeps its name) or a map.
Keys that make sense in one zone only are refused elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping as Table
from typing import Any

from inset.forms import ONLY_IN
from inset.items import mismatch
from inset.judge.format.errors import Gather, ScenarioError, quote
from inset.judge.format.scenario import Item, PlayerSetup, Token
from inset.judge.format.value_readers import (
    Form,
    Reader,
    Scope,
    any_whole,
    color,
    entries,
    flag,
    flag_or,
    list_of,
    lower,
    mana_pool,
    one_of,
    or_none,
    pairs,
    player,
    text,
    whole,
)
from inset.judge.format.vocabulary import CARD_TYPES, FACE_DOWN, MARKS, RESERVED, SUPERTYPES
from inset.judge.format.yaml_nodes import Mapping, Node, Scalar

LIFE: Table[str, int] = {"duel": 20, "commander": 40}  # 119.1, 903.7
MOST_ALIKE = 999
FEWEST_PLAYERS = 2

_SHORT = re.compile(r"([0-9]{1,3}) +(\S.*)", re.ASCII | re.DOTALL)
_KEY = re.compile(r"[^\W\d_][\w-]{0,39}")

card_types = list_of(one_of(CARD_TYPES, "card type"))
supertypes = list_of(one_of(SUPERTYPES, "supertype"))
counters = pairs(text, whole())


def _token(place: object, **got: Any) -> Token:
    return Token(**got)


TOKEN = Form(
    "a token",
    _token,
    {
        "name": text,
        "types": card_types,
        "supertypes": supertypes,
        "subtypes": list_of(lower),
        "colors": list_of(color),
        "power": or_none(any_whole),
        "toughness": or_none(any_whole),
        "keywords": list_of(lower),
    },
    required=("types",),
)


def token(scope: Scope, node: Node) -> bool | Token:
    if isinstance(node, Mapping):
        made: Token = TOKEN.read(scope, node)
        return made
    return flag(scope, node)


ITEM = Form(
    "an item of a zone",
    Item,
    {
        "card": text,
        "count": whole(1, MOST_ALIKE),
        "label": text,
        "tapped": flag,
        "sick": flag,
        "counters": counters,
        "damage": whole(),
        "as": text,
        "attached_to": text,
        "owner": player,
        "token": token,
        "copy_of": text,
        "face_down": flag_or(FACE_DOWN, "way of being face down"),
        "chosen": text,
        "commander": flag,
        "on_adventure": player,
        "exiled_with": text,
        "prepared": flag,
        "unlocked": list_of(text),
        "marked": list_of(one_of(MARKS, "mark")),
        "timestamp": whole(1),
        "room": text,
        "plotted": flag,
        "foretold": flag,
        "suspended": whole(),
    },
    names={"as": "way"},
)


def items_of(zone: str) -> Reader[tuple[Item, ...]]:
    """A reader of what lies in that zone."""

    def read(scope: Scope, node: Node) -> Item:
        return _short_item(scope, node) if isinstance(node, Scalar) else _item(scope, node, zone)

    return list_of(read)


def _short_item(scope: Scope, node: Scalar) -> Item:
    name = text(scope, node)
    counted = _SHORT.fullmatch(name)
    if counted is None:
        return Item(place=scope.at(node), card=name)
    if int(counted[1]) == 0:
        raise scope.error(node, f"{quote(name)} is no card at all; leave it out")
    return Item(place=scope.at(node), card=counted[2], count=int(counted[1]))


def _item(scope: Scope, node: Node, zone: str) -> Item:
    item: Item = ITEM.read(scope, node)
    gather = Gather()
    for key, _ in entries(scope, node, gather):
        where = ONLY_IN.get(key.text, zone)
        if where != zone:
            gather.add(scope.error(key, f"{quote(key.text)} has no meaning in the {zone} zone, only in {where}"))
    if problem := mismatch(item):
        gather.add(scope.error(node, problem))
    gather.finish()
    return item


PLAYER_KEYS: Table[str, Reader[Any]] = {
    "life": any_whole,
    "hand": items_of("hand"),
    "battlefield": items_of("battlefield"),
    "graveyard": items_of("graveyard"),
    "exile": items_of("exile"),
    "command": items_of("command"),
    "library": items_of("library"),
    "counters": counters,
    "library_exact": flag,
    "lands_played": whole(),
    "mana": mana_pool,
    "completed": list_of(text),
    "monarch": flag,
    "initiative": flag,
}
PLAYER = Form("a player", PlayerSetup, PLAYER_KEYS)


def player_key(scope: Scope, node: Node) -> str:
    """A new player's key: a word that can't be taken for anything else."""
    key = text(scope, node)
    if not _KEY.fullmatch(key) or key.lower() in RESERVED:
        raise scope.error(node, f"{quote(key)} can't be a player's key")
    return key


def players(scope: Scope, node: Node) -> tuple[PlayerSetup, ...]:
    """Every player, in turn order."""
    gather = Gather()
    found: list[PlayerSetup] = []
    rows = entries(scope, node, gather)
    for key, value in rows:
        try:
            name = player_key(scope, key)
            got = {"life": scope.life, **PLAYER.gather(scope, value)}
            found.append(PlayerSetup(place=scope.at(key), key=name, **got))
        except ScenarioError as error:
            gather.add(error)
    if len(rows) < FEWEST_PLAYERS:
        gather.add(scope.error(node, "a scenario needs two players or more"))
    gather.finish()
    return tuple(found)


def life_of(format_: Node | None) -> int:
    """What the players begin with in the format as written."""
    return LIFE.get(format_.text.lower(), LIFE["duel"]) if isinstance(format_, Scalar) else LIFE["duel"]


def player_names(node: Node | None) -> tuple[str, ...]:
    """The players' keys as written, for checking references to them."""
    rows = node.entries if isinstance(node, Mapping) else ()
    return tuple(key.text for key, _ in rows if key.text != "note")
