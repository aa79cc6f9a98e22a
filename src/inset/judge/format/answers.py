"""Answers to questions that come up: `choices`, and the options of a pending question.

Unquoted `yes` and `true`, `no` and `false` are Yes and No; in quotes they are names.
"""

from __future__ import annotations

from collections.abc import Mapping as Table
from dataclasses import replace

from inset.judge.format.scenario import (
    Answer,
    Divide,
    IfAsked,
    ListOf,
    No,
    Number,
    Order,
    Pile,
    PlainAnswer,
    Text,
    Yes,
)
from inset.judge.format.value_readers import (
    Form,
    Reader,
    Scope,
    any_whole,
    head_of,
    is_whole,
    list_of,
    pairs,
    player,
    text,
    whole,
)
from inset.judge.format.vocabulary import FALSE_WORDS, TRUE_WORDS
from inset.judge.format.yaml_nodes import Mapping, Node, Scalar, Sequence

shares = pairs(text, whole())


def _one(scope: Scope, node: Node) -> Yes | No | Number | Text:
    """An answer in one word."""
    if isinstance(node, Scalar) and node.plain and node.text in TRUE_WORDS:
        return Yes()
    if isinstance(node, Scalar) and node.plain and node.text in FALSE_WORDS:
        return No()
    if is_whole(node):
        return Number(any_whole(scope, node))
    return Text(text(scope, node))


_several = list_of(_one)


def _pile(scope: Scope, node: Node) -> Pile:
    if isinstance(node, Mapping):
        return Pile(pairs(text, list_of(text))(scope, node))
    return Pile(((None, list_of(text)(scope, node)),))


def _order(scope: Scope, node: Node) -> Order:
    return Order(list_of(text)(scope, node))


def _divide(scope: Scope, node: Node) -> Divide:
    return Divide(shares(scope, node))


_TAGS: Table[str, Reader[PlainAnswer]] = {"pile": _pile, "order": _order, "divide": _divide}


def plain_answer(scope: Scope, node: Node) -> PlainAnswer:
    """A bare answer: without its player, and one that must be used."""
    if isinstance(node, Sequence):
        return ListOf(_several(scope, node))
    if isinstance(node, Scalar):
        return _one(scope, node)
    tag = head_of(scope, node, _TAGS, "answer")
    value: PlainAnswer = Form("an answer", _value, {tag: _TAGS[tag]}, names={tag: "value"}).read(scope, node)
    return value


def _value(place: object, value: PlainAnswer) -> PlainAnswer:
    return value


def _answer(scope: Scope, node: Node) -> Answer:
    """An answer as written in `choices`; its player is None if it doesn't name one."""
    if not isinstance(node, Mapping):
        return Answer(place=scope.at(node), value=plain_answer(scope, node))
    head = head_of(scope, node, (*_FORMS, *_TAGS), "answer")
    if head in _TAGS:
        return Answer(place=scope.at(node), value=plain_answer(scope, node))
    answer: Answer = _FORMS[head].read(scope, node)
    return answer


def _for_a_player(scope: Scope, node: Node) -> Answer:
    answer = _answer(scope, node)
    if answer.by is not None:
        raise scope.error(node, "an answer has one player")
    return answer


def _that_may_be_asked(scope: Scope, node: Node) -> Answer:
    answer = _answer(scope, node)
    if isinstance(answer.value, IfAsked):
        raise scope.error(node, "'if_asked' appears twice")
    return replace(answer, value=IfAsked(answer.value))


def _said_by(place: object, answer: Answer, by: str) -> Answer:
    return replace(answer, by=by)


def _if_asked(place: object, answer: Answer) -> Answer:
    return answer


_FORMS: Table[str, Form] = {
    "answer": Form("an answer", _said_by, {"by": player, "answer": _for_a_player}, required=("by", "answer")),
    "if_asked": Form("an answer", _if_asked, {"if_asked": _that_may_be_asked}, names={"if_asked": "answer"}),
}

_answers = list_of(_answer)


def choices(scope: Scope, node: Node) -> tuple[Answer, ...]:
    return _answers(scope, node)
