"""Write docs/generated/rendering-differences.md: how many cards of the goal set are rendered as printed, and which are not.

Texts are compared without reminder text, with one sign for whatever an object calls itself (201.5). The printed text
is read from the reference data and never copied: a difference is shown by Inset's own rendering.

python tools/rendering.py [--check]
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.cards import card  # noqa: E402
from inset.language.text import face_text, short_name  # noqa: E402
from tests.cards.oracle import (  # noqa: E402
    KINDS,
    SLIPS,
    comparable,
    faces_of,
    family,
    printed,
    record_faces,
    without_reminders,
)
from tools.generated import PAGES, Files, main, reference  # noqa: E402

TARGET = PAGES / "rendering-differences.md"
FAMILIES = ("adventure", "omen", "prototype", "prepare")
LEAST = 0.95
SLIP = "the reference data has a slip or a gap"
SLIP_NOTES = {  # what is wrong with the data, if there is more to say
    "Glamdring, Foe-hammer": "the reference data has the keyword equip, but no line for it; other public sources have {2}",
    "Scale Deflection": 'the reference data has "the end of turn", as no other card has it',
}
LINES = "the same keywords, on one line or on several, which follows no rule in print"
WORDING = "another wording of the same, which follows no rule in print"  # see ``comparable`` in tests/cards/oracle.py
WORDS = "**differs in words**"


@dataclass(frozen=True, slots=True)
class Difference:
    """A set of characteristics whose text differs from the printed text."""

    card: str
    name: str
    ours: str
    why: str


def plain(text: str, name: str) -> str:
    """The text without reminders, with ``~`` for the object's own name and for "this creature"."""
    text = without_reminders(text).replace("−", "-")
    for own in sorted({name, short_name(name)}, key=len, reverse=True):
        text = re.sub(rf"(?<![\w'-]){re.escape(own)}(?![\w-])", "~", text)
    return re.sub(rf"\b[Tt]his ({'|'.join(KINDS)})\b", "~", text)


def differences(shared: Path) -> tuple[dict[str, tuple[int, int]], list[Difference]]:
    """For each family how many cards are equal, of how many; and every difference."""
    data = printed(shared)
    counts: dict[str, tuple[int, int]] = {}
    found: list[Difference] = []
    for kind in FAMILIES:
        names = family(kind, shared)
        equal = 0
        for name in names:
            mine = [part for part in _of_card(name, data[name]) if part is not None]
            equal += not mine
            found += mine
        counts[kind] = equal, len(names)
    return counts, found


def _of_card(name: str, record: dict[str, object]) -> list[Difference | None]:
    made = card(name.split(" // ")[0])
    parts: list[Difference | None] = []
    for face, theirs in zip(faces_of(made), record_faces(record), strict=True):
        ours, text = face_text(face, made), theirs.get("oracle_text") or ""
        if plain(ours, face.name) == plain(text, face.name):
            parts.append(None)
        else:
            parts.append(Difference(made.full_name, face.name, ours, _why(face.name, ours, text)))
    return parts


def _why(name: str, ours: str, theirs: str) -> str:
    """What kind of difference it is."""
    if name in SLIPS:
        return SLIP_NOTES.get(name, SLIP)
    if re.split(r"[,\n]\s*", plain(ours, name).lower()) == re.split(r"[,\n]\s*", plain(theirs, name).lower()):
        return LINES
    return WORDING if comparable(ours, name) == comparable(theirs, name) else WORDS


def render(shared: Path) -> str:
    counts, found = differences(shared)
    equal, total = (sum(pair[i] for pair in counts.values()) for i in (0, 1))
    lines = [
        "# Rendering differences",
        "",
        "Inset stores no printed text: the rules text of a card is rendered from its nodes. This page compares it with the",
        "reference data for every card of the goal set, reminder text and what an object calls itself (201.5) aside.",
        "Written by `python tools/generate.py`; the text shown is Inset's.",
        "",
        "| family | equal | of | share |",
        "|---|---|---|---|",
        *(f"| {kind} | {a} | {b} | {a / b:.1%} |" for kind, (a, b) in counts.items()),
        f"| all | {equal} | {total} | {equal / total:.1%} |",
        "",
        "## Every difference",
        "",
    ]
    for part in found:
        lines += [f"### {part.card}", "", f"{part.name}: {part.why}.", ""]
        lines += [f"> {line}" for line in "\n>\n> ".join(part.ours.splitlines()).splitlines()]
        lines.append("")
    if not found:
        lines += ["None.", ""]
    return "\n".join(line.replace("> >", ">") for line in lines)


def files() -> Files:
    return {TARGET: render(reference())}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
