"""Walks over trees of nodes look only at fields that may hold nodes: they must miss none."""

from __future__ import annotations

import dataclasses
from typing import Any

from inset.cards import library
from inset.language import effects as e, selections as s
from inset.language.node import FIELDS_INSIDE, INSIDE, Node, nodes_in
from inset.language.trees import found_in, holds, mentions, replaced
from inset.oracle.lexer import lex
from inset.oracle.paragraphs import read_words


def every_node(part: Any) -> list[Node]:
    if isinstance(part, tuple):
        return [node for one in part for node in every_node(one)]
    if not isinstance(part, Node):
        return []
    fields = [getattr(part, field.name) for field in dataclasses.fields(part)]
    return [part, *(node for one in fields for node in every_node(one))]


def test_no_field_with_a_node_is_left_out() -> None:
    for card in library().values():
        nodes = every_node(card)
        assert [id(node) for node in found_in(card, Node)] == [id(node) for node in nodes], card.name
        assert len(nodes_in(card)) == len(nodes)


def test_spoken_nodes_are_found_too() -> None:
    words = lex("Whenever another creature you control dies, you may pay {2}. If you do, draw a card.").words
    spoken = read_words(words, False).spoken
    assert len(spoken) == 1
    assert [id(node) for node in found_in(spoken, Node)] == [id(node) for node in every_node(spoken)]


def test_what_is_inside_is_a_tuple_even_of_one() -> None:
    for kind, names in FIELDS_INSIDE.items():
        node: Any = object.__new__(kind)
        for name in names:
            getattr(kind, name).__set__(node, name)
        assert [part for part in INSIDE[kind](node) if isinstance(part, str)] == names


def test_replacing_makes_only_what_changes() -> None:
    kept = e.Draw(s.You(), 1)
    tree = (kept, e.GainLife(s.Opponents(), 2))
    made = replaced(tree, s.Opponents(), s.AllPlayers())
    assert made == (kept, e.GainLife(s.AllPlayers(), 2))
    assert made[0] is kept
    assert replaced(tree, s.AllPlayers(), s.You()) is tree
    assert mentions(tree, s.Opponents()) and not mentions(made, s.Opponents())
    assert holds(tree, e.GainLife) and not holds(tree, (e.Destroy, s.AllPlayers))
