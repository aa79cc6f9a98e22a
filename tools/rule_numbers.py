"""Write src/inset/data/rule_numbers.txt from a rules file (one JSON object a line, with `number` and `kind`).

    python tools/rule_numbers.py [RULES.jsonl] [--check]

Only numbers are kept: sections, rules and subrules, in the order of the file.
"""

import argparse
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "inset" / "data" / "rule_numbers.txt"
KINDS = frozenset({"section", "rule", "subrule"})


def numbers(source: Path) -> list[str]:
    """The numbers of every section, rule and subrule in the rules file."""
    with source.open(encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines if line.strip()]
    found = [str(entry["number"]) for entry in entries if entry["kind"] in KINDS]
    if len(set(found)) != len(found):
        raise ValueError(f"{source}: a number occurs twice")
    return found


def main() -> int:
    shared = Path(os.environ.get("INSET_SHARED", ROOT.parent / "shared"))
    parser = argparse.ArgumentParser(description="Write the index of rule numbers.")
    parser.add_argument("source", nargs="?", type=Path, default=shared / "rules" / "cr.jsonl")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the index is out of date")
    arguments = parser.parse_args()
    text = "\n".join(numbers(arguments.source)) + "\n"
    if not arguments.check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/rule_numbers.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
