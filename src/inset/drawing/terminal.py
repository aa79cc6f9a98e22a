"""715.1, 718.1, 720.1, 722.1: a card as lines of text, in its two-part frame, in any width from 24 columns on.

Lines are plain; ``colored`` adds colors for terminals that support them, ``ascii_only`` uses ASCII characters only.
"""

from __future__ import annotations

import textwrap
from typing import Final

from inset.drawing.words import SYMBOL, Paragraph, basic_symbols, cost_symbols, paragraphs, size, type_line
from inset.kernel.types import BLACK, BLUE, COLORS, GREEN, RED, WHITE
from inset.language.card import ADVENTURE, DOUBLE_FACED, FLIP, HALVES, OMEN, PREPARE, PROTOTYPE, Card, Face

NARROWEST: Final = 24
WIDEST: Final = 80
MOST_SIZE: Final = 9  # letters in the lower right corner
ONE_COLUMN: Final = 56  # wide enough for a card without an inset
_ASCII: Final = str.maketrans(dict.fromkeys("╭╮╰╯├┤┬┴┼", "+") | {"─": "-", "│": "|", "•": "*", "—": "-", "−": "-"})
_ANSI: Final = {"W": "38;5;230", "U": "38;5;75", "B": "38;5;141", "R": "38;5;203", "G": "38;5;77"}
_LETTER: Final = {WHITE: "W", BLUE: "U", BLACK: "B", RED: "R", GREEN: "G"}
_GOLD: Final = "38;5;179"
_GREY: Final = "38;5;250"
_BORDER: Final = frozenset("╭╮╰╯├┤┬┴┼─│")


def terminal(card: Card, width: int = WIDEST) -> list[str]:
    """The card in lines of at most ``width`` characters.

    >>> from inset.cards import card
    >>> print(*terminal(card("Blitz Automaton"), 40), sep="\\n")
    ╭──────────────────────────────────────╮
    │ Blitz Automaton                  {7} │
    ├──────────────────────────────────────┤
    │ Artifact Creature — Construct        │
    ├──────────────────────────────────────┤
    │ Prototype {2}{R}                 3/2 │
    ├──────────────────────────────────────┤
    │ Haste                                │
    ╰─────────────────────────────┤ 6/4 ├──╯
    """
    width = max(NARROWEST, min(width, WIDEST))
    if card.frame in (*DOUBLE_FACED, FLIP, *HALVES):
        return _side_by_side(card, width)
    if card.frame in (ADVENTURE, OMEN, PREPARE):
        return _framed(card, card.faces[0], width)
    return _framed(card, card.faces[0], min(width, ONE_COLUMN))


def _side_by_side(card: Card, width: int) -> list[str]:
    """Both faces, or both halves; one above the other if there is no room for two."""
    first, second = card.faces[:2]
    if width < 2 * NARROWEST + 6:
        return [*_framed(card, first, width), *_framed(card, second, width)]
    half = (width - 2) // 2
    most = max(len(_framed(card, face, half)) for face in (first, second))
    left, right = (_framed(card, face, half, most) for face in (first, second))
    return [f"{a}  {b}" for a, b in zip(left, right, strict=True)]


def _framed(card: Card, face: Face, width: int, rows: int = 0) -> list[str]:
    """One frame; ``rows``: how high it is at least."""
    inner = width - 4
    lines = [f"╭{'─' * (width - 2)}╮", *_boxed(_heading(face, inner), inner), _rule(width)]
    lines += _boxed(_wrapped(type_line(face), inner), inner)
    if card.frame == PROTOTYPE:
        small = card.faces[1]
        lines += [_rule(width), *_boxed(_ends(f"Prototype {''.join(_braced(small))}", size(small), inner), inner)]
    if card.frame in (ADVENTURE, OMEN, PREPARE):
        body, at = _columns(card, face, width)
    else:
        text = _text(paragraphs(face, card), inner) or _lands(face)
        body, at = ([_rule(width), *_boxed(text, inner)] if text else []), 0
    lines += body
    lines += _boxed([""] * (rows - len(lines) - 1), inner)
    return [*lines, _bottom(width, size(face), at)]


def printed(name: str, cost: str, types: str, text: str, shown: str, width: int = ONE_COLUMN) -> list[str]:
    """A frame for a card that is not in the library; ``shown``: what goes in the lower right corner.

    >>> print(*printed("Ox", "{1}{W}", "Creature — Ox", "", "2/4", 24), sep="\\n")
    ╭──────────────────────╮
    │ Ox            {1}{W} │
    ├──────────────────────┤
    │ Creature — Ox        │
    ╰─────────────┤ 2/4 ├──╯
    """
    width = max(NARROWEST, min(width, ONE_COLUMN))
    inner = width - 4
    lines = [f"╭{'─' * (width - 2)}╮", *_boxed(_ends(name, cost, inner), inner), _rule(width)]
    lines += _boxed(_wrapped(types, inner), inner)
    rows = _text([Paragraph(line) for line in text.splitlines() if line.strip()], inner)
    lines += [_rule(width), *_boxed(rows, inner)] if rows else []
    return [*lines, _bottom(width, shown if len(shown) <= MOST_SIZE else f"{shown[:MOST_SIZE]}…", 0)]


def _columns(card: Card, face: Face, width: int) -> tuple[list[str], int]:
    """The text box with its inset: on the left, or for a prepare spell on the right; and where the line between is."""
    inset = card.faces[1]
    own, other = paragraphs(face, card), paragraphs(inset, card)
    room = width - 7
    best: tuple[list[str], list[str], int] | None = None
    for share in range(room * 36 // 100, room * 62 // 100 + 1):
        narrow, wide = _inset(inset, other, share), _text(own, room - share)
        if best is None or max(len(narrow), len(wide)) < max(len(best[0]), len(best[1])):
            best = narrow, wide, share
    assert best is not None
    narrow, wide, share = best
    left = card.frame != PREPARE
    split = share + 3 if left else room - share + 3
    first, second = (narrow, wide) if left else (wide, narrow)
    w1, w2 = (share, room - share) if left else (room - share, share)
    rows = max(len(first), len(second))
    lines = [f"├{'─' * (w1 + 2)}┬{'─' * (w2 + 2)}┤"]
    for number in range(rows):
        a = first[number] if number < len(first) else ""
        b = second[number] if number < len(second) else ""
        if a == _RULE:
            lines.append(f"├{'─' * (w1 + 2)}┤ {b:{w2}} │")
        elif b == _RULE:
            lines.append(f"│ {a:{w1}} ├{'─' * (w2 + 2)}┤")
        else:
            lines.append(f"│ {a:{w1}} │ {b:{w2}} │")
    return lines, split


_RULE: Final = "\0rule"


def _inset(inset: Face, text: list[Paragraph], width: int) -> list[str]:
    return [*_heading(inset, width), *_wrapped(type_line(inset), width), _RULE, *_text(text, width)]


def _heading(face: Face, width: int) -> list[str]:
    return _ends(face.name, "".join(_braced(face)), width)


def _ends(left: str, right: str, width: int) -> list[str]:
    """Two words at the two ends of a line; on lines of their own if they don't fit on one."""
    if not right:
        return _wrapped(left, width)
    if len(left) + len(right) + 1 <= width:
        return [left + " " * (width - len(left) - len(right)) + right]
    rows = _wrapped(right.replace("}{", "} {"), width)  # cut between two symbols only
    return [*_wrapped(left, width), *(row.replace(" ", "").rjust(width) for row in rows)]


def _braced(face: Face) -> list[str]:
    return [f"{{{symbol}}}" for symbol in cost_symbols(face)]


def _lands(face: Face) -> list[str]:
    symbols = basic_symbols(face)
    return [" ".join(f"{{{symbol}}}" for symbol in symbols)] if symbols else []


def _text(text: list[Paragraph], width: int) -> list[str]:
    lines: list[str] = []
    for number, paragraph in enumerate(text):
        badge = "• " if paragraph.badge == "•" else f"[{paragraph.badge}] " if paragraph.badge else ""
        if number and paragraph.badge != "•":
            lines.append("")
        lines += _wrapped(paragraph.text, width, badge)
    return lines


def _wrapped(text: str, width: int, badge: str = "") -> list[str]:
    """Lines of words. A word that is longer than a line is cut."""
    return textwrap.wrap(text, width, initial_indent=badge, subsequent_indent=" " * min(len(badge), width // 3))


def _boxed(lines: list[str], width: int) -> list[str]:
    return [f"│ {line:{width}} │" for line in lines]


def _rule(width: int) -> str:
    return f"├{'─' * (width - 2)}┤"


def _bottom(width: int, shown: str, at: int) -> str:
    line = list("╰" + "─" * (width - 2) + "╯")
    if at:
        line[at] = "┴"
    if shown:
        plate = f"┤ {shown} ├"
        line[width - 3 - len(plate) : width - 3] = plate
    return "".join(line)


# --- colors and plainer signs --------------------------------------------------------------------------------


def ascii_only(lines: list[str]) -> list[str]:
    """For terminals that support only ASCII.

    >>> ascii_only(["├─ • −1"])
    ['+- * -1']
    """
    return [line.translate(_ASCII).encode("ascii", "replace").decode("ascii") for line in lines]


def colored(lines: list[str], card: Card) -> list[str]:
    """Frames in the card's color, mana symbols in theirs."""
    border = _border_color(card.faces[0])
    return [_colored_line(line, border) for line in lines]


def _border_color(face: Face) -> str:
    found = [color for color in COLORS if face.color_mask() & color]
    if not found:
        return _GREY
    return _ANSI[_LETTER[found[0]]] if len(found) == 1 else _GOLD


def _colored_line(line: str, border: str) -> str:
    """Runs of border signs are colored as one; symbols one by one."""
    made: list[str] = []
    run = ""
    for letter in line:
        if letter in _BORDER:
            run += letter
            continue
        if run:
            made.append(f"\x1b[{border}m{run}\x1b[0m")
            run = ""
        made.append(letter)
    if run:
        made.append(f"\x1b[{border}m{run}\x1b[0m")
    return colored_symbols("".join(made))


def colored_symbols(line: str) -> str:
    """Mana symbols in their colors."""
    return SYMBOL.sub(lambda found: _colored_symbol(found[1]), line)


def _colored_symbol(text: str) -> str:
    inner = "/".join(f"\x1b[1;{_ANSI[part]}m{part}\x1b[0m" if part in _ANSI else part for part in text.split("/"))
    return f"{{{inner}}}"
