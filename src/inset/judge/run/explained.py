"""613, 601.2f: for `--explain`: how the values that a scenario checks came about, layer by layer or cost by cost."""

from __future__ import annotations

from typing import Final

from inset.judge.format import scenario as s
from inset.judge.run.attempts import with_priority
from inset.judge.run.pending_question import Scene
from inset.judge.run.references import Board
from inset.judge.run.ways_to_act import ways
from inset.kernel.errors import InsetError
from inset.rules.model.state import is_player
from inset.words.explain_cost import explain_cost
from inset.words.explain_object import explain_object
from inset.words.explanation import ExplanationRow

# Facts of scenarios, each with the row of an explanation about it.
ROWS: Final = {
    "power": "power", "toughness": "toughness", "loyalty": "loyalty", "defense": "defense", "name": "name",
    "mana_cost": "mana cost", "mana_value": "mana cost", "colors": "color", "types": "type", "subtypes": "type",
    "supertypes": "type", "keywords": "abilities", "abilities": "abilities", "controller": "controller",
}  # fmt: skip
MOST_OBJECTS: Final = 3


def explained(scene: Scene, expectation: s.Expectation) -> list[str]:
    """A line for each value that is checked and isn't simply as printed."""
    match expectation:
        case s.ObjectFacts():
            return _objects(scene.board, expectation.object, expectation.facts)
        case s.EveryFacts():
            return _objects(scene.board, expectation.name, expectation.facts)
        case s.Cost():
            return _cost(scene.board, expectation.action)
        case _:
            return []


def _objects(board: Board, name: str, facts: tuple[s.Fact, ...]) -> list[str]:
    wanted = dict.fromkeys(ROWS[fact.name] for fact in facts if fact.name in ROWS)
    lines: list[str] = []
    for oid in [ref for ref in board.find(name) if not is_player(ref)][:MOST_OBJECTS] if wanted else ():
        why = explain_object(board.st, board.st.objs[oid], lambda obj: True)
        lines += [str(why[row]) for row in wanted if row in why and _has_a_story(why[row])]
    return list(dict.fromkeys(lines))


def _has_a_story(row: ExplanationRow) -> bool:
    return len(row.steps) > 1


def _cost(board: Board, action: s.Action) -> list[str]:
    player = board.player(action.by)
    st = with_priority(board.st, player)
    found = ways(Board(st, board.labels, board.known), action)
    try:
        return [str(row) for way in found[:1] for row in explain_cost(st, player, way.answer).rows if _has_a_story(row)]
    except InsetError:
        return []  # it has no cost
