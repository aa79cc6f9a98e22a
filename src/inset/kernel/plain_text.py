"""Text that is safe to display: no control characters, no escape sequences, no direction marks.

Input with such characters is refused; when Inset repeats somebody else's words, they are escaped.
"""

from __future__ import annotations

from unicodedata import category


def printable(text: str) -> str:
    """The text with every unprintable character escaped.

    >>> print(printable("Bear\\x1b[2J"))
    Bear\\x1b[2J
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "replace").decode() for c in text)


def printable_lines(text: str) -> str:
    """The same for text of several lines."""
    return "\n".join(map(printable, text.split("\n")))


def unprintable(text: str, lines: bool = False) -> str:
    """The first character that is not a letter, sign or space, such as ``U+001B``; nothing if there is none.

    ``lines``: the text may have several.
    """
    if text.isprintable() or (lines and text.replace("\n", "").isprintable()):
        return ""
    allowed = "\n" if lines else ""
    found = (c for c in text if not c.isprintable() and c not in allowed and category(c) != "Zs")
    return next((f"U+{ord(c):04X}" for c in found), "")
