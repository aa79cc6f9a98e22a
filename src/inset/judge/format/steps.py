"""Steps: what happens, in order. Actions are in their own file; the other steps are here."""

from __future__ import annotations

from collections.abc import Mapping as Table
from typing import Any

from inset.judge.format.actions import ACTIONS, DECLARATIONS, possible, step_form
from inset.judge.format.errors import near, quote
from inset.judge.format.expectations import expectations
from inset.judge.format.scenario import Concede, Expect, Goto, Illegal, Moment, Pass, Resolve, Step
from inset.judge.format.value_readers import Form, Reader, Scope, head_of, one_of, player, rule_number, text, whole
from inset.judge.format.vocabulary import NO_PRIORITY, STEPS
from inset.judge.format.yaml_nodes import Node, Scalar


def _moment(place: object, **got: Any) -> Moment:
    return Moment(**got)


_TURN_AND_STEP = {"turn": whole(1), "step": one_of(STEPS, "step of a turn")}
START = Form("'start'", _moment, _TURN_AND_STEP)
_GOTO = Form("'goto'", _moment, _TURN_AND_STEP, required=("turn", "step"))


def _goto(scope: Scope, node: Node) -> Moment:
    moment: Moment = _GOTO.read(scope, node)
    if moment.step in NO_PRIORITY:
        raise scope.error(node, f"can't go to the step {quote(moment.step)}: nobody has priority in it")
    return moment


_read_which = one_of(("top", "all"), "thing to resolve")


def _is_all(scope: Scope, node: Node) -> bool:
    return _read_which(scope, node) == "all"


FORMS: Table[str, Form] = {
    **ACTIONS,
    "resolve": step_form("resolve", Resolve, {"resolve": _is_all, "by": player}, names={"resolve": "all"}),
    "pass": step_form("pass", Pass, {"pass": player}, names={"pass": "by"}),
    "concede": step_form("concede", Concede, {"concede": player}, names={"concede": "by"}),
    "illegal": step_form(
        "illegal", Illegal, {"illegal": possible, "rule": rule_number, "by": player}, names={"illegal": "action"}
    ),
    "goto": step_form("goto", Goto, {"goto": _goto, "by": player}, names={"goto": "to"}),
    "expect": step_form("expect", Expect, {"expect": expectations, "by": player}, names={"expect": "expectations"}),
}  # fmt: skip

READERS: Table[str, Reader[Step]] = {**{head: form.read for head, form in FORMS.items()}, **DECLARATIONS}
_BARE: Table[str, bool] = {"resolve": False, "resolve all": True}


def step(scope: Scope, node: Node) -> Step:
    """A step, written as a map or as one of the two bare words."""
    if isinstance(node, Scalar):
        word = text(scope, node)
        if word not in _BARE:
            raise scope.error(node, f"unknown step {quote(word)}{near(word, _BARE) or near(word, READERS)}")
        return Resolve(place=scope.at(node), all=_BARE[word])
    head = head_of(scope, node, READERS, "step")
    read: Step = READERS[head](scope, node)
    return read
