"""``inset compile NAME``, ``inset compile --text FILE``: one card in detail: which words became which nodes, by which rules.

If a card can't be read, it shows where reading stopped and what could have come there; if it can be read in several
ways, it shows all of them. The exit code is 0 if the card can be played.
"""

from __future__ import annotations

import dataclasses
import json
import shlex
import textwrap
from pathlib import Path
from typing import Any, Final

from inset.apps.card_files import record
from inset.apps.compile_data import as_data, placed, traced, warnings
from inset.data import own_cards
from inset.data.card_records import FaceRecord
from inset.data.scryfall import read_bytes
from inset.kernel import types as t
from inset.kernel.errors import near
from inset.language.card import Face
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Node
from inset.language.text import face_text
from inset.language.text.writer import NoText
from inset.oracle.compile import Compiled, compile_card, is_spell
from inset.oracle.governing_rules import rules_of
from inset.oracle.paragraphs import Declined, Paragraph, alternatives, start_of
from inset.oracle.proof_ladder import refusal
from inset.oracle.spelled_out import meaning
from inset.oracle.trace import caret, span

WIDTH: Final = 116
EXCERPT: Final = 60
MOST_EXPECTED: Final = 12


def show_card(cards: Path, name: str, as_json: bool, spelled: bool = False) -> int:
    """Prints a card of a file in detail, or with its pronouns ``spelled`` out."""
    made = compile_card(record(cards, name))
    if spelled:
        print(
            json.dumps({"name": made.record.name, "meaning": meaning(made)}, ensure_ascii=False)
            if as_json
            else as_meaning(made)
        )
        return 0 if not refusal(made) else 1
    print(json.dumps(as_data(made), ensure_ascii=False, indent=1) if as_json else as_text(made))
    return 0 if not refusal(made) else 1


def show_text(path: Path, as_json: bool = False) -> int:
    """Prints the cards of a text in detail, and how to play them."""
    made = [compile_card(card) for card in own_cards.load(path, read_bytes(path)).cards]
    if as_json:
        print(json.dumps([as_data(one) for one in made], ensure_ascii=False, indent=1))
    else:
        print("\n\n".join("\n".join([as_text(one), *warnings(one)]) for one in made))
        good = [one.record.faces[0].name for one in made if not refusal(one)]
        if good:
            file = shlex.quote(str(path))
            adding = " ".join(f"--add {shlex.quote(f'4 {name}')}" for name in good)
            print(f"\nPlay it:  inset play --cards {file} {adding}")
            print(f"Or name it in a deck list:  inset play mydeck.txt --cards {file}")
    return 0 if all(not refusal(one) for one in made) else 1


# --- for people -----------------------------------------------------------------------------------------------------------
def as_text(made: Compiled) -> str:
    lines: list[str] = []
    for face, found in zip(made.record.faces, made.paragraphs, strict=True):
        lines += ["//"] if lines else []
        lines += heading(face)
        spell = is_spell(face)
        for paragraph, offset in placed(face, found):
            lines += ["", *(f"  {line}" for line in paragraph.line.plain.split("\n"))]
            lines += understood(paragraph, offset, spell) if paragraph.declined is None else declined(paragraph, spell)
    wordless = [f"! {why.reason}" for why in made.declined if not why.words]
    lines += ["", *wordless] if wordless else []
    lines += ["", f"Not playable: {headline(made)}." if refusal(made) else "Playable."]
    return "\n".join(lines)


def as_meaning(made: Compiled) -> str:
    """The text with every pronoun replaced by what it stands for, and below it the text rendered from the engine's
    nodes."""
    lines: list[str] = []
    for i, (face, found) in enumerate(zip(made.record.faces, meaning(made), strict=True)):
        lines += ["//"] if lines else []
        lines += [*heading(face), "", *(f"  {line}" for text in found for line in text.split("\n"))]
        if made.card is not None and i < len(made.card.faces):
            lines += ["", "  In the words of the nodes:", *_told(made.card.faces[i], made)]
    lines += ["", f"Not playable: {headline(made)}." if refusal(made) else "Playable."]
    return "\n".join(lines)


def _told(face: Face, made: Compiled) -> list[str]:
    try:
        return [f"  {line}" for line in face_text(face, made.card).split("\n")]
    except NoText as error:
        return [f"  ! {error}"]


def heading(face: FaceRecord) -> list[str]:
    size = f"  {face.power}/{face.toughness}" if face.power is not None else ""
    size += f"  loyalty {face.loyalty}" if face.loyalty else ""
    size += f"  defense {face.defense}" if face.defense else ""
    return [f"{face.name} {face.mana_cost}".strip(), f"{face.type_line}{size}"]


def headline(made: Compiled) -> str:
    count = len(made.declined)
    if made.card is None:
        return "1 part can't be read" if count == 1 else f"{count} parts can't be read"
    return refusal(made)


def understood(found: Paragraph, offset: int, spell: bool) -> list[str]:
    """A row for each node: its place, its words, its name, its rules; then what the paragraph means."""
    lines = []
    for step in traced(found, spell):
        first, last = span(found.line, step.start, step.end)
        text = ("".join(found.line.written) + found.line.rest)[first:last].replace("\n", " ")
        shown = f"{'  ' * step.depth}{text}"
        shown = shown if len(shown) <= EXCERPT else f"{shown[: EXCERPT - 1]}…"
        rules = ", ".join(rules_of(step.value))
        place = f"{offset + first}–{offset + last}"
        lines.append(f"    {place:>9}  {shown:{EXCERPT}}  {type(step.value).__name__:20} {rules}".rstrip())
    for ability in found.abilities:
        rules = ", ".join(rules_of(ability))
        lines += textwrap.wrap(
            f"= {spelled(ability)}  [{rules}]" if rules else f"= {spelled(ability)}",
            WIDTH, initial_indent="    ", subsequent_indent="      ", break_long_words=False,
        )  # fmt: skip
    return lines


def declined(found: Paragraph, spell: bool) -> list[str]:
    why = found.declined
    assert why is not None
    if why.readings or "readings" in why.reason:
        return several(why)
    if why.at < 0:
        return [f"  ! {why.reason}"]
    line, column = caret(found.line, why.at)
    known = why.expected if why.at else start_of(spell).first
    hint = near(found.line.words[why.at], known) if why.at < len(found.line.words) else ""
    lines = [f"  {' ' * column}^ {why.reason}{hint}"]
    if line != found.line.plain:
        lines.insert(0, f"  {line}")
    if why.expected:
        some = alternatives(why.expected[:MOST_EXPECTED])
        lines += textwrap.wrap(f"expected: {some}", WIDTH, initial_indent="    ", subsequent_indent="      ")
    return lines


def several(why: Declined) -> list[str]:
    """All that the words could mean, one under the other."""
    lines = [f"  ! {why.reason}, and they differ:"]
    for i, reading in enumerate(why.readings, 1):
        text = "; ".join(spelled(ability) for ability in reading)
        lines += textwrap.wrap(
            text, WIDTH, initial_indent=f"    {i}. ", subsequent_indent="       ", break_long_words=False
        )
    return lines


def spelled(value: Any) -> str:
    """A node in short: default values are left out."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(spelled, value))}]"
    if not isinstance(value, Node):
        return str(value) if not isinstance(value, str) else repr(value)
    parts = []
    skipped = False
    for field in dataclasses.fields(value):
        part = getattr(value, field.name)
        if part == field.default:
            skipped = True
        else:
            shown = _bits(field.name, part) or spelled(part)
            parts.append(f"{field.name}={shown}" if skipped else shown)
    return f"{type(value).__name__}({', '.join(parts)})" if parts else type(value).__name__


def _bits(field: str, value: Any) -> str:
    """Masks in words."""
    if type(value) is not int or value <= 0:
        return ""
    if field == "keyword":
        return KEYWORD_WORD.get(value, "")
    if field in ("types", "type"):
        return "|".join(t.type_words(value))
    if field in ("zone", "origin", "destination", "zones"):
        return "|".join(word for bit, word in t.ZONE_WORD.items() if bit & value)
    if field in ("colors", "color"):
        return "|".join(word for word, bit in t.WORD_COLOR.items() if bit & value)
    return ""
