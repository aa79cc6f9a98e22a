"""Write every generated file: the pages of docs/generated, the rule numbers and the proofs.

    python tools/generate.py            everything listed below
    python tools/generate.py --quick    without what takes more than a few seconds
    python tools/generate.py --check    write nothing; fail if a file is out of date

Files that need reference data stay as they are if there is none. docs/generated/every-card.md comes from hours of random
games and is written by `tools/every_card.py --write` only.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from tools import (  # noqa: E402
    by_hand,
    card_ids,
    keywords,
    ledger,
    map as map_of_files,
    observation,
    proofs,
    rendering,
    rule_numbers,
    rule_words,
    view_page,
)
from tools.generated import ROOT, Files, NoReferenceData, changed, write  # noqa: E402


class Maker(NamedTuple):
    name: str
    make: Callable[[], Files]
    quick: bool = True


MAKERS = (
    Maker("map", map_of_files.files),
    Maker("rule numbers", rule_numbers.files),
    Maker("keywords", keywords.files),
    Maker("proofs", proofs.files),
    Maker("words about rules", rule_words.files),
    Maker("rendering", rendering.files),
    Maker("by hand", by_hand.files),
    Maker("card ids", card_ids.files),
    Maker("observation", observation.files),
    Maker("view", view_page.files),
    Maker("ledger", ledger.files, quick=False),
)


def outdated(quick: bool) -> dict[Path, str]:
    """The files that would be written differently now, with their new text."""
    found: dict[Path, str] = {}
    for maker in MAKERS:
        if maker.quick or not quick:
            try:
                files = maker.make()
            except NoReferenceData as error:
                print(f"{maker.name}: left as it is, {error}", file=sys.stderr)
                continue
            found |= {path: files[path] for path in changed(files)}
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="skip what takes more than a few seconds")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    given = parser.parse_args()
    try:
        found = outdated(given.quick)
    except proofs.Unproved as error:
        print(error, file=sys.stderr)
        return 1
    if not given.check:
        write(found)
    for path in found:
        print(
            f"{path.relative_to(ROOT)} {'is out of date: run python tools/generate.py' if given.check else 'written'}"
        )
    return 1 if given.check and found else 0


if __name__ == "__main__":
    sys.exit(main())
