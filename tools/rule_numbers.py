"""Write src/inset/data/rule_numbers.txt from the reference data.

    python tools/rule_numbers.py [--check]

Only numbers are kept: sections, rules and subrules, in the order of the file.
"""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from tools.generated import DATA, Files, main, reference  # noqa: E402

TARGET = DATA / "rule_numbers.txt"
KINDS = frozenset({"section", "rule", "subrule"})


def numbers(source: Path) -> list[str]:
    """The numbers of every section, rule and subrule in the rules file."""
    with source.open(encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines if line.strip()]
    found = [str(entry["number"]) for entry in entries if entry["kind"] in KINDS]
    if len(set(found)) != len(found):
        raise ValueError(f"{source}: a number occurs twice")
    return found


def files() -> Files:
    return {TARGET: "\n".join(numbers(reference("rules", "cr.jsonl"))) + "\n"}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
