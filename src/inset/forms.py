"""What the parts of a position are made of: each key with the values that it takes, and the zones where it has a meaning.

Positions come from records and from people, so that nothing is taken for granted: what is not as it
should be is an ``InvalidPosition`` that says where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from inset.kernel.errors import InvalidPosition, near

LONGEST_NAME: Final = 60  # letters of a player's name
LONGEST_TEXT: Final = 1_000  # letters of a name, a label, a reference
MOST: Final = 1_000_000_000
MOST_ALIKE: Final = 5_000
MOST_MANA: Final = 1_000  # in a pool
NOTE: Final = "note"


def is_name(value: Any) -> bool:
    """Can that be a player's name?"""
    return isinstance(value, str) and 0 < len(value.strip()) <= len(value) <= LONGEST_NAME and value.isprintable()


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of value, and its words for people."""

    words: str
    fits: Callable[[Any], bool]


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT and value.strip() != ""


def _is_whole(value: Any) -> bool:
    return type(value) is int and -MOST <= value <= MOST


def whole(least: int, most: int = MOST) -> Form:
    words = (
        f"a number from {least} to {most}"
        if most < MOST
        else "a number"
        if least == -MOST
        else f"a number from {least} on"
    )
    return Form(words, lambda value: _is_whole(value) and least <= value <= most)


def some(form: Form, words: str) -> Form:
    return Form(words, lambda value: isinstance(value, (list, tuple)) and all(form.fits(part) for part in value))


def either(*forms: Form) -> Form:
    words = " or ".join(form.words for form in forms)
    return Form(words, lambda value: any(form.fits(value) for form in forms))


TEXT: Final = Form("text", _is_text)
TEXTS: Final = some(TEXT, "a list of texts")
FLAG: Final = Form("true or false", lambda value: isinstance(value, bool))
ANY_NUMBER: Final = whole(-MOST)
LIST: Final = Form("a list", lambda value: isinstance(value, (list, tuple)))
REMARK: Final = Form("text", lambda value: isinstance(value, str))
COUNTERS: Final = Form(
    "a mapping of kinds to numbers from 1 on",
    lambda value: isinstance(value, Mapping) and all(_is_text(k) and _is_whole(n) and n > 0 for k, n in value.items()),
)
POOL: Final = Form("mana symbols", lambda value: isinstance(value, str) and len(value) <= 3 * MOST_MANA)

TOKEN: Final[dict[str, Form]] = {
    "name": TEXT, "types": TEXTS, "supertypes": TEXTS, "subtypes": TEXTS, "colors": TEXTS, "power": ANY_NUMBER,
    "toughness": ANY_NUMBER, "keywords": TEXTS,
}  # fmt: skip
ITEM: Final[dict[str, Form]] = {
    "card": TEXT, "count": whole(1, MOST_ALIKE), "label": TEXT, "tapped": FLAG, "sick": FLAG, "counters": COUNTERS,
    "damage": whole(0), "as": TEXT, "attached_to": TEXT, "owner": TEXT,
    "token": either(FLAG, Form("a mapping", lambda value: isinstance(value, Mapping))),
    "copy_of": TEXT, "face_down": either(FLAG, TEXT), "chosen": TEXT, "commander": FLAG, "on_adventure": TEXT,
    "exiled_with": TEXT, "prepared": FLAG, "unlocked": TEXTS, "marked": TEXTS, "timestamp": whole(1), "room": TEXT,
    "plotted": FLAG, "foretold": FLAG, "suspended": whole(1), NOTE: REMARK,
}  # fmt: skip
PLAYER: Final[dict[str, Form]] = {
    **dict.fromkeys(("library", "hand", "battlefield", "graveyard", "exile", "command"), LIST),
    "life": ANY_NUMBER, "counters": COUNTERS, "library_exact": FLAG, "lands_played": whole(0), "mana": POOL,
    "completed": TEXTS, "monarch": FLAG, "initiative": FLAG, NOTE: REMARK,
}  # fmt: skip

# keys that have a meaning in one zone only
ONLY_IN: Final[dict[str, str]] = {
    **dict.fromkeys(
        ("tapped", "sick", "damage", "as", "attached_to", "token", "copy_of", "chosen", "prepared", "unlocked", "marked",
         "timestamp"),
        "battlefield",
    ),
    **dict.fromkeys(("on_adventure", "exiled_with", "plotted", "foretold", "suspended"), "exile"),
    "room": "command",
}  # fmt: skip


def read(data: Mapping[Any, Any], forms: Mapping[str, Form], place: str, what: str) -> dict[str, Any]:
    """The entries of a mapping, each as its form asks; what is None is not there."""
    found: dict[str, Any] = {}
    for key, value in data.items():
        form = forms.get(key) if isinstance(key, str) else None
        if form is None:
            raise InvalidPosition(f"{place}: {what} has no {str(key)[:40]!r}{near(key, forms)}")
        if value is None:
            continue
        if not form.fits(value):
            raise InvalidPosition(f"{place}: {key}: {form.words} is expected, not {shown(value)}")
        found[key] = value
    return found


def shown(value: Any) -> str:
    """A value as an error tells it, however large or deep it is."""
    if isinstance(value, Mapping):
        some = [f"{_scalar(key)}: {_scalar(part)}" for key, part in list(value.items())[:3]]
        return f"{{{', '.join(some)}{', …' if len(value) > len(some) else ''}}}"
    return _scalar(value)


def _scalar(value: Any) -> str:
    if isinstance(value, (list, tuple, Mapping)):
        return "a mapping" if isinstance(value, Mapping) else "a list"
    if isinstance(value, int) and abs(value) > 10**20:
        return "a number of many digits"
    return repr(value[:40] if isinstance(value, str) else value)[:60]
