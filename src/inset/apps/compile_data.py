"""One compiled card as plain data: which words became which nodes, by which rules, and where reading stopped."""

from __future__ import annotations

from typing import Any

from inset.cards import library
from inset.data.card_records import FaceRecord
from inset.language.codec import to_data
from inset.oracle.compile import Compiled, is_spell
from inset.oracle.governing_rules import rules_of
from inset.oracle.paragraphs import Paragraph, blocks, start_of
from inset.oracle.proof_ladder import refusal
from inset.oracle.trace import Step, nodes, span


def warnings(made: Compiled) -> list[str]:
    """Warnings about things that can be played but are probably not intended."""
    face = made.record.faces[0]
    said = []
    if face.name in library():
        said.append(
            f"The library already has a card called {face.name}, which takes precedence: give yours another name."
        )
    if not face.mana_cost and "Land" not in face.type_line:
        said.append(
            "It has no mana cost, so it can only be cast in some other way (118.6); write a cost after the name."
        )
    return said


def placed(face: FaceRecord, found: tuple[Paragraph, ...]) -> list[tuple[Paragraph, int]]:
    """Each paragraph with its position in the text of the face."""
    places = []
    offset = 0
    left = list(found)
    for block in blocks(face.oracle_text):
        if left and f"{''.join(left[0].line.written)}{left[0].line.rest}\n".startswith(f"{block}\n"):
            places.append((left.pop(0), offset))
        offset += len(block) + 1
    return places


def traced(found: Paragraph, spell: bool) -> list[Step]:
    return nodes(start_of(spell), found.spoken[0], found.line.words) if found.spoken else []


def as_data(made: Compiled) -> dict[str, Any]:
    return {
        "name": made.record.name,
        "playable": not refusal(made),
        "refused": refusal(made),
        "card": None if made.card is None else to_data(made.card),
        "faces": [_face_data(face, found) for face, found in zip(made.record.faces, made.paragraphs, strict=True)],
        "declined": [str(why) for why in made.declined],
    }


def _face_data(face: FaceRecord, found: tuple[Paragraph, ...]) -> dict[str, Any]:
    spell = is_spell(face)
    return {"name": face.name, "blocks": [_block_data(one, offset, spell) for one, offset in placed(face, found)]}


def _block_data(found: Paragraph, offset: int, spell: bool) -> dict[str, Any]:
    whole = "".join(found.line.written) + found.line.rest
    data: dict[str, Any] = {"text": whole, "span": [offset, offset + len(whole)]}
    why = found.declined
    if why is not None:
        at = None if why.at < 0 else offset + span(found.line, why.at, why.at)[0]
        readings = [[to_data(ability) for ability in reading] for reading in why.readings]
        return data | {"declined": why.reason, "at": at, "expected": list(why.expected), "readings": readings}
    return data | {
        "abilities": [{"node": to_data(ability), "rules": list(rules_of(ability))} for ability in found.abilities],
        "parts": [
            {
                "span": [offset + place for place in span(found.line, step.start, step.end)],
                "node": type(step.value).__name__,
                "rules": list(rules_of(step.value)),
            }
            for step in traced(found, spell)
        ],
    }
