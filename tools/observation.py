"""Write docs/generated/observation.md: every column of an observation and every code, from the tables of inset.env.schema.

python tools/observation.py [--check]
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.env.schema import PARTS, VERSION, Shape, codes  # noqa: E402
from tools.generated import PAGES, Files, main  # noqa: E402

TARGET = PAGES / "observation.md"


def page() -> str:
    """The page, from the tables."""
    shape, four = Shape(), Shape(seats=4)
    lines = [
        "# Observations, column by column",
        "",
        "Written by `python tools/generate.py` from `inset.env.schema`. What an observation is made of and why:",
        "[ADR 25](../adr/0025-observations.md); how to use it: [the guide](../guide/environments.md).",
        "",
        f'Version {VERSION}. `info["schema"]` is `{shape.digest()}` for two seats and `{four.digest()}` for four,',
        "at the default sizes.",
        "",
        "| array | shape | type |",
        "|---|---|---|",
        f"| `cards` | ({shape.cards}, {len(PARTS['cards'])}) | int32 |",
        f"| `globals` | ({shape.globals},) for two seats, ({four.globals},) for four | int32 |",
        f"| `options` | ({shape.options}, {len(PARTS['options'])}) | int32 |",
        f"| `history` | ({shape.history}, {len(PARTS['history'])}) | int32 |",
        f"| `action_mask` | ({shape.options},) | int8 |",
        "",
        "A *reference* is 0 for nothing, k > 0 for row k - 1 of `cards`, -1 for the player who observes, -2 for the next",
        "player in turn order, and so on. A *seat* is 0 for nobody, 1 for the player who observes, 2 for the next in turn",
        "order. `globals` has its own columns first, then those of each seat, the player who observes first.",
        "",
    ]
    for part, columns in PARTS.items():
        lines += [f"## {part}", "", "| column | name | meaning |", "|---|---|---|"]
        lines += [f"| {place} | `{one.name}` | {one.meaning} |" for place, one in enumerate(columns)]
        lines.append("")
    lines += ["## Codes", ""]
    for name, meanings in codes().items():
        lines += [f"**{name}**: " + ", ".join(f"{code} {word}" for code, word in enumerate(meanings)) + ".", ""]
    return "\n".join(lines)


def files() -> Files:
    return {TARGET: page()}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
