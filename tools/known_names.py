"""Write src/inset/data/known_names.bin: which names printed cards have, from the ledger.

python tools/known_names.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from inset.data.known_names import FILE, packed

LEDGER = Path(__file__).resolve().parent.parent / "docs" / "generated" / "ledger.tsv"


def content() -> bytes:
    return packed(line.partition("\t")[0] for line in LEDGER.read_text(encoding="utf-8").splitlines())


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 0 if FILE.read_bytes() == content() else 1
    FILE.write_bytes(content())
    return 0


if __name__ == "__main__":
    sys.exit(main())
