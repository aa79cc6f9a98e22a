"""A sample of playable cards for somebody to read: each with its printed text, that text spelled out, and the text that
the nodes print. It contains printed text, so it is written outside the project.

python tools/sample.py CARDS.jsonl.gz --seed 1 [--number 300] [--before OLD_LEDGER.tsv] [--ledger docs/generated/ledger.tsv]
    [NAME …]

With ``--before``, only cards that were not playable according to that older ledger; with names, just those cards.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import inset  # noqa: E402
from inset.data.card_records import CardRecord  # noqa: E402
from inset.data.scryfall import load  # noqa: E402
from inset.language.text.writer import NoText  # noqa: E402
from inset.oracle.compile import Compiled, compile_card  # noqa: E402
from inset.oracle.spelled_out import meaning  # noqa: E402

LEDGER = ROOT / "docs" / "generated" / "ledger.tsv"


def playable(ledger: Path) -> list[str]:
    rows = (line.split("\t") for line in ledger.read_text(encoding="utf-8").splitlines())
    return sorted(row[0] for row in rows if row[-1] == "yes")


def drawn(names: Sequence[str], seed: int, number: int) -> list[str]:
    """The same names for the same seed, in the order in which they were drawn."""
    return random.Random(seed).sample(names, min(number, len(names)))


def nodes_text(made: Compiled) -> str:
    by_hand = made.card is None
    card = inset.card(made.record.name) if made.card is None else made.card
    try:
        return ("(written by hand)\n" if by_hand else "") + card.text()
    except NoText as error:
        return f"! {error}"


def page(record: CardRecord) -> str:
    made = compile_card(record)
    lines = [f"### {record.name}"]
    for face, spelled in zip(record.faces, meaning(made), strict=True):
        printed = face.oracle_text
        size = f" {face.power}/{face.toughness}" if face.power is not None else ""
        lines.append(f"[{face.mana_cost} {face.type_line}{size}] {printed}")
        lines += (f"  = {text}" for text in spelled if text not in printed)
    return "\n".join([*lines, f"--- {nodes_text(made)}", ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path, help="a card file")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--ledger", type=Path, default=LEDGER)
    parser.add_argument("--before", type=Path)
    given = parser.parse_args()
    known = set(playable(given.before)) if given.before else set()
    some = [name for name in playable(given.ledger) if name not in known]
    names = given.names or drawn(some, given.seed, given.number)
    records = {record.name: record for record in load(given.cards).cards if not record.is_flagged}
    for name in names:
        print(page(records[name]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
