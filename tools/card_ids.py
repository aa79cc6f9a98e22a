"""Add the names of new cards to the table of card ids that environments use (src/inset/env/card_ids.txt).

    python tools/card_ids.py            add them, under a new version
    python tools/card_ids.py --check    write nothing; fail if a name is missing

Names keep their places for good: a model trained with an older version of the table stays valid.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset import cards  # noqa: E402
from inset.cards import tokens  # noqa: E402
from inset.env.card_ids import HEAD, TABLE, read  # noqa: E402
from inset.language.card import Token  # noqa: E402
from inset.language.node import Node  # noqa: E402
from tools.generated import Files, main  # noqa: E402


def names() -> list[str]:
    """Every name of the embedded library: of each set of characteristics, and of each token that a card makes."""
    found = {face.name for card in cards.all_cards() for face in card.faces if face.name}
    seen: set[int] = set()
    for card in cards.all_cards():
        _tokens(card, found, seen)
    for value in vars(tokens).values():
        _tokens(value, found, seen)
    return sorted(found)


def _tokens(part: object, found: set[str], seen: set[int]) -> None:
    if isinstance(part, tuple):
        for one in part:
            _tokens(one, found, seen)
    elif isinstance(part, Node) and id(part) not in seen:
        seen.add(id(part))
        if isinstance(part, Token):
            found.update(face.name for face in (part.face, part.back) if face is not None and face.name)
        for field in part.__dataclass_fields__:
            _tokens(getattr(part, field), found, seen)


def files() -> Files:
    version, known = read(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else (0, [])
    new = [name for name in names() if name not in set(known)]
    return {TABLE: "\n".join([f"{HEAD}{version + bool(new)}", *known, *new]) + "\n"}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
