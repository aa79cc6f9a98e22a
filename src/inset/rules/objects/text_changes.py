"""612.1–612.4: text-changing effects: one word in an object's text is another, wherever it is used in the right way.

The types of the fields say which ones hold such words (``language.node``), never the kind of the node: a filter, a
token's colors, what a land becomes. Names and mana symbols aren't such words (612.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel.known import MOST
from inset.kernel.types import ALL_COLORS, LAND, WORD_COLOR
from inset.language.card import Face
from inset.language.node import Ability, Node
from inset.language.set_up import ReplaceWord
from inset.rules.model.state import Chars
from inset.rules.objects import frames


def _colors(mask: int, old: str, new: str) -> int:
    bit = WORD_COLOR.get(old, 0)
    if mask == ALL_COLORS or not mask & bit:
        return mask
    return mask & ~bit | WORD_COLOR[new]


def _subtypes(names: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    if old not in names:
        return names
    return tuple(dict.fromkeys(new if name == old else name for name in names))


def _subtype(name: str, old: str, new: str) -> str:
    return new if name == old else name


_WORDS: Final[dict[str, Callable[[Any, str, str], Any]]] = {
    "ColorWords": _colors,
    "ColorWords | None": _colors,
    "Subtypes": _subtypes,
    "Subtype": _subtype,
}


# Any: a part of a card's text is a node, a tuple or a plain value, and what comes back is of the same type.
def reworded(part: Any, old: str, new: str) -> Any:
    """A node or a tuple of nodes with one word for another; itself if the word is not in it."""
    if isinstance(part, tuple):
        items = [reworded(item, old, new) for item in part]
        same = all(a is b for a, b in zip(items, part, strict=True))
        return part if same else tuple(items)
    if not isinstance(part, Node):
        return part
    changed: dict[str, Any] = {}
    for name, field in part.__dataclass_fields__.items():
        value = getattr(part, name)
        if value is not None:
            replace = _WORDS.get(field.type)
            made = reworded(value, old, new) if replace is None else replace(value, old, new)
            if made is not value:
                changed[name] = made
    if not changed:
        return part
    if isinstance(part, Face) and "subtypes" in changed:
        changed["name"] = _token_name(part, changed["subtypes"])
    values = {name: getattr(part, name) for name in part.__dataclass_fields__}
    return type(part)(**{**values, **changed})


def _token_name(face: Face, subtypes: tuple[str, ...]) -> str:
    """612.2a: creature types that define a token's name as well (111.4)."""
    return f"{' '.join(subtypes)} Token" if face.name == f"{' '.join(face.subtypes)} Token" else face.name


def replace_word(chars: Chars, mod: ReplaceWord) -> None:
    """Rules text and type line; with a basic land type goes its mana ability (305.6)."""
    old, new = mod.old, mod.new
    intrinsic = chars.types & LAND != 0 and old in chars.subtypes
    chars.abilities = _text(chars.abilities, old, new, intrinsic, intrinsic and new not in chars.subtypes)
    if old in chars.subtypes:
        chars.subtypes = chars.subtypes - {old} | {new}


def _text(abilities: tuple[Ability, ...], old: str, new: str, loses: bool, gains: bool) -> tuple[Ability, ...]:
    """The abilities in other words, made once for each text, since what is known about a text is kept by its
    identity."""
    key = (id(abilities), old, new, loses, gains)
    found = _KNOWN.get(key)
    if found is None or found[0] is not abilities:
        if len(_KNOWN) >= MOST:
            _KNOWN.clear()
        gone = frames.intrinsic_abilities((old,)) if loses else ()
        come = frames.intrinsic_abilities((new,)) if gains else ()
        kept = tuple(a for a in abilities if not any(a is other for other in gone)) if gone else abilities
        found = _KNOWN[key] = (abilities, reworded(kept, old, new) + come if come else reworded(kept, old, new))
    return found[1]


_KNOWN: Final[dict[tuple[int, str, str, bool, bool], tuple[tuple[Ability, ...], tuple[Ability, ...]]]] = {}
