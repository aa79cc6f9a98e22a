"""608.2c: what one instruction stores for a later one isn't overwritten by an optional one between them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from inset import cards
from inset.language import effects as e
from inset.language.abilities import Body
from inset.language.node import Node
from inset.language.selections import Saved, SavedPlayers
from inset.language.values import SavedNumber
from tests.harness import A, Scene, cr


def _nodes(part: object) -> Iterator[Node]:
    if isinstance(part, tuple):
        for item in part:
            yield from _nodes(item)
    elif isinstance(part, Node):
        yield part
        for field in dataclasses.fields(part):
            yield from _nodes(getattr(part, field.name))


def _reads(part: object, slot: int) -> bool:
    return any(isinstance(node, (Saved, SavedNumber, SavedPlayers)) and node.slot == slot for node in _nodes(part))


def _makes(part: object, slot: int) -> bool:
    return any(getattr(node, "save", -1) == slot for node in _nodes(part) if not isinstance(node, e.May))


def _overwritten(body: Body) -> bool:
    for place, effect in enumerate(body.effects):
        for node in _nodes(effect):
            if isinstance(node, e.May) and any(_makes(earlier, node.save) for earlier in body.effects[:place]):
                inside = _reads(node.effects, node.save) and not _makes(node.effects, node.save)
                if inside or _reads(body.effects[place + 1 :], node.save):
                    return True
    return False


def test_no_optional_instruction_takes_the_slot_of_another() -> None:
    bodies = [(card.name, node) for card in cards.all_cards() for node in _nodes(card.faces) if isinstance(node, Body)]
    assert len(bodies) > 1000
    assert [name for name, body in bodies if _overwritten(body)] == []


@cr("608.2d")
def test_ajani_may_put_the_revealed_card_on_the_bottom() -> None:
    scene = Scene.duel(mine=["Ajani, Sleeper Agent"], ann={"library": ["Forest", "Island"]})
    scene.play(A, "Ajani, Sleeper Agent: +1", True)
    assert scene.names("library", A)[:1] == ["Island"] and scene.names("library", A)[-1] == "Forest"
