"""The position: players, and the items of their zones, read from a file by the schema of ``inset.position``.

Keys that make sense in one zone only are refused elsewhere.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from inset.decklists.basics import STARTING_LIFE
from inset.judge.format.errors import Gather, ScenarioError, quote
from inset.judge.format.value_readers import (
    MOST,
    Form,
    Reader,
    Scope,
    entries,
    flag,
    flag_or,
    is_whole,
    list_of,
    lower,
    mana_pool,
    one_of,
    or_none,
    pairs,
    player,
    shown,
    text,
    whole,
)
from inset.judge.format.yaml_nodes import Mapping, Node, Scalar
from inset.position import schema
from inset.position.read import COUNTED
from inset.position.schema import (
    CARD_TYPES,
    ONLY_IN,
    PLAYER_KEY,
    RESERVED,
    SUPERTYPES,
    Item,
    PlayerSetup,
    keys_of,
    mismatch,
)

FEWEST_PLAYERS = 2

T = TypeVar("T")

card_types = list_of(one_of(CARD_TYPES, "card type"))
supertypes = list_of(one_of(SUPERTYPES, "supertype"))
counters = pairs(text, whole())


def _some_counters(scope: Scope, node: Node) -> schema.Numbers:
    """Zero counters of a kind may be written, and mean the same as leaving them out."""
    return tuple((kind, count) for kind, count in counters(scope, node) if count)


def _flag_or_number(scope: Scope, node: Node) -> bool | int:
    return whole()(scope, node) if is_whole(node) else flag(scope, node)


def _map_or(kind: str, other: Reader[Any]) -> Reader[Any]:
    """A map with the keys of a record, or something else."""
    return lambda scope, node: FORMS[kind].read(scope, node) if isinstance(node, Mapping) else other(scope, node)


def _flag_or(more: schema.Word | schema.Whole | schema.MapOf) -> Reader[Any]:
    match more:
        case schema.Word(known=known, what=what):
            return flag_or(known, what)
        case schema.Whole():
            return _flag_or_number
        case schema.MapOf(record=kind):
            return _map_or(kind, flag)


def _no_map(kind: str) -> Reader[Any]:
    def refuse(scope: Scope, node: Node) -> Any:
        raise scope.error(node, f'expected a map, such as {{{kind}: {{text: "Flying"}}}}, not {shown(node)}')

    return refuse


def reader_of(shape: schema.Shape) -> Reader[Any]:
    """The reader for values of that kind."""
    match shape:
        case schema.Text():
            return text
        case schema.PlayerKey():
            return player
        case schema.Word(known=known, what=what):
            return one_of(known, what) if known else lower
        case schema.Flag():
            return flag
        case schema.Whole(least=least, most=most):
            read = whole(max(least, -MOST), min(most, MOST))
            return or_none(read) if shape.or_none else read
        case schema.Counters():
            return _some_counters
        case schema.Pool():
            return mana_pool
        case schema.FlagOr(more=more):
            return _flag_or(more)
        case schema.TextOr(more=schema.MapOf(record=kind)):
            return _map_or(kind, text)
        case schema.MapOf(record=kind):
            return _map_or(kind, _no_map(kind))
        case schema.Stat():
            return text
        case schema.Several(of=of):
            return list_of(reader_of(of))
        case schema.Items(zone=zone):
            return _items_of(zone)


def _form(what: str, record: type[T]) -> Form:
    """A map with the keys of a record."""
    keys = keys_of(record).values()

    def make(place: object, **got: Any) -> T:
        return record(**got)

    return Form(
        what,
        make,
        {key.name: reader_of(key.shape) for key in keys},
        required=tuple(key.name for key in keys if key.required),
        names={key.name: key.field for key in keys},
    )


def _items_of(zone: str) -> Reader[tuple[Item, ...]]:
    """The reader for the items of that zone."""

    def read(scope: Scope, node: Node) -> Item:
        return _short_item(scope, node) if isinstance(node, Scalar) else _item(scope, node, zone)

    return list_of(read)


def _short_item(scope: Scope, node: Scalar) -> Item:
    name = text(scope, node)
    counted = COUNTED.fullmatch(name)
    if counted is None:
        return Item(place=scope.at(node), card=name)
    if int(counted[1]) == 0:
        raise scope.error(node, f"{quote(name)} is zero cards; leave it out")
    return Item(place=scope.at(node), card=counted[2], count=int(counted[1]))


def _item(scope: Scope, node: Node, zone: str) -> Item:
    read: Item = ITEM.read(scope, node)
    item = replace(read, place=scope.at(node))
    gather = Gather()
    for key, _ in entries(scope, node, gather):
        where = ONLY_IN.get(key.text, zone)
        if where != zone:
            gather.add(scope.error(key, f"{quote(key.text)} has no meaning in the {zone} zone, only in {where}"))
    if problem := mismatch(item):
        gather.add(scope.error(node, problem))
    gather.finish()
    return item


FORMS: dict[str, Form] = {
    kind: _form(f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}", record) for kind, record in schema.RECORDS.items()
}
ITEM = _form("an item of a zone", Item)
PLAYER = _form("a player", PlayerSetup)


def player_key(scope: Scope, node: Node) -> str:
    """A new player's key: a word that can't be mistaken for anything else."""
    key = text(scope, node)
    if not PLAYER_KEY.fullmatch(key) or key.lower() in RESERVED:
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
            found.append(PlayerSetup(key=name, **got))
        except ScenarioError as error:
            gather.add(error)
    if len(rows) < FEWEST_PLAYERS:
        gather.add(scope.error(node, "a scenario needs at least two players"))
    gather.finish()
    return tuple(found)


def life_of(format_: Node | None) -> int:
    """The starting life in the format as written."""
    word = format_.text.lower() if isinstance(format_, Scalar) else ""
    return STARTING_LIFE.get(word, STARTING_LIFE["duel"])


def player_names(node: Node | None) -> tuple[str, ...]:
    """The players' keys as written, for checking references to them."""
    rows = node.entries if isinstance(node, Mapping) else ()
    return tuple(key.text for key, _ in rows if key.text != "note")
