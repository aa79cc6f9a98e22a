"""The second opinion on compiled cards: facts in the printed words against facts in the nodes (``inset.oracle.facts``).

Lists every paragraph of a card file where the two disagree, and fails if there is one. With names: the facts of those cards,
as the words and as the nodes have them.

python tools/facts.py CARDS.jsonl.gz [NAME …]
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset.data.scryfall import load  # noqa: E402
from inset.oracle.compile import Compiled, compile_card, is_spell  # noqa: E402
from inset.oracle.facts import doubts  # noqa: E402
from inset.oracle.facts.in_nodes import meant  # noqa: E402
from inset.oracle.facts.in_text import said  # noqa: E402
from inset.oracle.paragraphs import blocks, own_names, paragraph  # noqa: E402


def show(made: Compiled) -> None:
    for face in made.record.faces:
        names, spell = own_names(face), is_spell(face)
        for text in blocks(face.oracle_text):
            found = paragraph(text, names, spell)
            if found is None:
                continue
            print(f"{face.name}: {found.line.plain}")
            words, nodes = said(text, names), meant(found.abilities)
            for kind in sorted({*words, *nodes}):
                print(f"    {kind:>14}  said {words.get(kind, [])}  meant {nodes.get(kind, [])}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare facts in printed words with facts in compiled cards.")
    parser.add_argument("cards", type=Path, help="a card file")
    parser.add_argument("names", nargs="*", help="show the facts of these cards")
    given = parser.parse_args()
    records = [record for record in load(given.cards).cards if not record.is_flagged]
    if given.names:
        for record in records:
            if record.name in given.names:
                show(compile_card(record))
        return 0
    made = [one for one in map(compile_card, records) if one.is_told and one.is_executable]
    found = list(doubts(made))
    for doubt in found:
        print(f"{doubt.card}: {doubt.where}: {doubt.text}")
    print(f"{len(made)} cards, {len(found)} disagreements")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
