"""Records that the page saved in a browser, replayed here: each must give the fingerprint that the page showed.

    python tools/page_records.py DIR

The browser tests write them to the directory that INSET_RECORDS names, each under its fingerprint.
"""

import sys
from pathlib import Path

from inset import Game


def main(folder: Path) -> int:
    records = sorted(folder.glob("*.json"))
    wrong = [path.stem for path in records if Game.replay(path.read_text(encoding="utf-8")).fingerprint() != path.stem]
    print(f"{len(records)} records of the page: {len(wrong)} differ", *wrong)
    return 1 if wrong or not records else 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
