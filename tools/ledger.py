"""Write docs/generated/ledger.tsv: a line for each card of the reference data, with how far the compiler takes it.

python tools/ledger.py [--check]

`inset compile --report` says what the letters mean; cards compiled before that have not changed come from its cache.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.cards import library  # noqa: E402
from inset.data.scryfall import load  # noqa: E402
from inset.oracle.ladder_cache import standings  # noqa: E402
from inset.oracle.ladder_report import ledger  # noqa: E402
from tools.generated import PAGES, Files, main, reference  # noqa: E402

TARGET = PAGES / "ledger.tsv"


def files() -> Files:
    cards = load(reference("cards", "oracle-cards.jsonl.gz")).cards
    records = [card for card in cards if card.is_card and not card.is_flagged]
    return {TARGET: ledger(standings(records, library).standings)}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
