"""Write docs/generated/view.md: every key of view.data, from the types in inset.play.view_data.

python tools/view_page.py [--check]
"""

import sys
from pathlib import Path
from typing import Annotated, Any, NotRequired, get_args, get_origin, get_type_hints

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.play import view_data  # noqa: E402
from tools.generated import PAGES, Files, main  # noqa: E402

TARGET = PAGES / "view.md"
PARTS = (view_data.ViewData, view_data.PlayerData, view_data.CardData, view_data.OutcomeData)


def told(kind: Any) -> str:
    """A type as one writes it."""
    if isinstance(kind, type) and not get_args(kind):
        return kind.__name__
    return str(kind).replace("inset.play.view_data.", "").replace("typing.", "").replace("NoneType", "None")


def rows(part: Any) -> list[tuple[str, str, bool, str]]:
    """Of each key: its name, its type, whether it is always there, and what it means."""
    found = []
    for key, hint in get_type_hints(part, include_extras=True).items():
        always = get_origin(hint) is not NotRequired
        inner = hint if always else get_args(hint)[0]
        assert get_origin(inner) is Annotated
        kind, meaning = get_args(inner)
        found.append((key, told(kind), always, meaning))
    return found


def page() -> str:
    lines = [
        "# What a view holds",
        "",
        "Written by `python tools/generate.py` from the types in `inset.play.view_data`. `game.view(player).data` and",
        "`game.seat(player).view.data` are plain data: numbers, strings, lists and mappings with these keys. Objects are",
        "named by their ids, players by their seats, from 0 in turn order; a *reference* is the id of an object, or",
        "-1 - seat for a player.",
        "",
    ]
    for part in PARTS:
        lines += [
            f"## {part.__name__}",
            "",
            str(part.__doc__),
            "",
            "| key | type | always there | meaning |",
            "|---|---|---|---|",
        ]
        for key, kind, always, meaning in rows(part):
            lines.append(f"| `{key}` | `{kind.replace('|', chr(92) + '|')}` | {'yes' if always else ''} | {meaning} |")
        lines.append("")
    return "\n".join(lines)


def files() -> Files:
    return {TARGET: page()}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
