"""109, 613: the facts of one object, by their names on the page, as they are now.

Each fact has one function from the object to its value in the page's words; `differs` compares it with
what is expected. `types`, `subtypes`, `supertypes` and `colors` are exact sets, `keywords` and `has`
are subsets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.judge.format.errors import near, quote
from inset.judge.format.scenario import Fact
from inset.judge.format.vocabulary import ALTERNATIVES, CAST_AS
from inset.judge.run.references import Board, Wrong, called
from inset.kernel.mana import parse
from inset.kernel.types import (
    BATTLEFIELD,
    LIBRARY,
    PLANESWALKER,
    STACK,
    ZONE_WORD,
    color_words,
    supertype_words,
    type_words,
)  # fmt: skip
from inset.language.card import FRAME_WORD
from inset.language.keywords import KEYWORD_WORD
from inset.language.selections import ENCODED, HAUNTING
from inset.language.text import NoText, ability_text
from inset.rules.events.designations import marks_of
from inset.rules.events.soulbond import partner
from inset.rules.meaning.numbers import mana_value
from inset.rules.model.object_notes import BORNE_BY, ROOM
from inset.rules.model.state import DESIGNATED, Chars, Obj, State, is_player, player_of
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import copiable, definition_of
from inset.rules.objects.layers import chars_of
from inset.rules.playing import unlocking

WORD_KEYWORD: Final = {word: bit for bit, word in KEYWORD_WORD.items()}
WORD_FRAME: Final = {word: kind for kind, word in FRAME_WORD.items()}
BONDS: Final = {"haunting": HAUNTING, "encoded_on": ENCODED}

Look = Callable[[Board, Obj, Chars], Any]


def _zone(board: Board, obj: Obj, chars: Chars) -> str:
    return ZONE_WORD[obj.zone]


def _loyalty(board: Board, obj: Obj, chars: Chars) -> int | None:
    """306.5: the number of its loyalty counters on the battlefield, the printed number elsewhere."""
    if obj.zone == BATTLEFIELD and chars.types & PLANESWALKER:
        return obj.counters.get("loyalty", 0)
    return chars.loyalty


def _attached_to(board: Board, obj: Obj, chars: Chars) -> str | None:
    return named(board, obj.attached) if obj.attached else None


def _paired_with(board: Board, obj: Obj, chars: Chars) -> str | None:
    mate = partner(board.st, obj.id)
    return named(board, mate) if mate else None


def _bound_by(obj: Obj, bond: int) -> list[int]:
    """702.55b, 702.99b: the creature that a card in exile haunts, or is encoded on."""
    kind, creature = BORNE_BY.get(obj.notes, (0, 0))
    return [creature] if kind == bond else []


def _bound_to(board: Board, obj: Obj, bond: int) -> str | None:
    return next((named(board, creature) for creature in _bound_by(obj, bond)), None)


def _attacking(board: Board, obj: Obj, chars: Chars) -> str | None:
    return named(board, obj.combat.attacking) if obj.combat is not None and obj.combat.attacking else None


def _blocking(board: Board, obj: Obj, chars: Chars) -> list[str]:
    return [named(board, ref) for ref in obj.combat.blocking] if obj.combat is not None else []


def named(board: Board, ref: int) -> str:
    if is_player(ref):
        return board.keys[player_of(ref)]
    return chars_of(board.st, board.st.objs[ref]).name if ref in board.st.objs else "something that is gone"


def cast_as(st: State, obj: Obj) -> str | None:
    """Which set was chosen for the spell that it is, was, or copies (718.3d); none off stack and battlefield."""
    if not obj.zone & (STACK | BATTLEFIELD):
        return None
    values = copiable(st, obj)
    word = frames.word_in_use(values.definition, frames.in_force(values.definition, obj.zone, values.in_use))
    return word if word in CAST_AS else None


def alternatives(st: State, obj: Obj) -> list[str]:
    """The kinds of alternative characteristics that it has (715.2a)."""
    definition = definition_of(st, obj)
    if definition is None:
        return []
    return [word for word in ALTERNATIVES if frames.has(definition, WORD_FRAME[word])]


def _position(board: Board, obj: Obj, chars: Chars) -> int | None:
    if obj.zone != LIBRARY:
        return None
    return board.st.libraries[obj.owner].index(obj.id) + 1


LOOK: Final[dict[str, Look]] = {
    "zone": _zone,
    "controller": lambda board, obj, chars: board.keys[board.belongs_to(obj)],
    "owner": lambda board, obj, chars: board.keys[obj.owner],
    "name": lambda board, obj, chars: chars.name or None,
    "mana_cost": lambda board, obj, chars: str(chars.cost) if chars.cost is not None else None,
    "mana_value": lambda board, obj, chars: mana_value(board.st, obj, chars),
    "colors": lambda board, obj, chars: color_words(chars.colors),
    "types": lambda board, obj, chars: type_words(chars.types),
    "subtypes": lambda board, obj, chars: sorted(word.lower() for word in chars.subtypes),
    "supertypes": lambda board, obj, chars: supertype_words(chars.supertypes),
    "power": lambda board, obj, chars: chars.power,
    "toughness": lambda board, obj, chars: chars.toughness,
    "loyalty": _loyalty,
    "tapped": lambda board, obj, chars: obj.tapped,
    "damage": lambda board, obj, chars: obj.damage,
    "counters": lambda board, obj, chars: dict(obj.counters),
    "token": lambda board, obj, chars: obj.token,
    "face_down": lambda board, obj, chars: obj.face_down is not None,
    "attached_to": _attached_to,
    "paired_with": _paired_with,
    "haunting": lambda board, obj, chars: _bound_to(board, obj, HAUNTING),
    "encoded_on": lambda board, obj, chars: _bound_to(board, obj, ENCODED),
    "attacking": _attacking,
    "blocking": _blocking,
    "cast_as": lambda board, obj, chars: cast_as(board.st, obj),
    "has": lambda board, obj, chars: alternatives(board.st, obj),
    "lacks_alternative": lambda board, obj, chars: alternatives(board.st, obj),
    "keywords": lambda board, obj, chars: keyword_words(obj, chars),
    "lacks": lambda board, obj, chars: keyword_words(obj, chars),
    "prepared": lambda board, obj, chars: bool(obj.flags & DESIGNATED),
    "room": lambda board, obj, chars: ROOM.get(obj.notes, None),
    "unlocked": lambda board, obj, chars: unlocking.unlocked_names(board.st, obj),
    "marked": lambda board, obj, chars: marks_of(obj.flags),
    "colorless": lambda board, obj, chars: chars.colors == 0,
    "position": _position,
    "exists": lambda board, obj, chars: True,
}
EXACT_SETS: Final = frozenset(["colors", "types", "subtypes", "supertypes", "unlocked", "marked"])


# --- keywords -------------------------------------------------------------------------------------


def keyword_words(obj: Obj, chars: Chars) -> list[str]:
    return [word for bit, word in KEYWORD_WORD.items() if chars.keywords & bit]


def has_keyword(obj: Obj, chars: Chars, wanted: str) -> bool:
    """`flying`, `ward {2}`, `protection from red`: the bare word, or an ability's whole text."""
    if wanted in WORD_KEYWORD:
        return chars.keywords & WORD_KEYWORD[wanted] != 0
    if not any(wanted.startswith((f"{word} ", f"{word}—")) for word in WORD_KEYWORD):
        raise Wrong(f"unknown keyword {quote(wanted)}{near(wanted, WORD_KEYWORD)}")
    face = obj.definition.faces[0]
    for ability in chars.abilities:
        try:
            if ability_text(ability, face).lower().rstrip(".") == wanted.rstrip("."):
                return True
        except NoText:
            continue
    return False


# --- comparing ------------------------------------------------------------------------------------


def differs(board: Board, obj: Obj, fact: Fact) -> str | None:
    """The actual value, in words; None if it is as expected."""
    chars = chars_of(board.st, obj)
    now = LOOK[fact.name](board, obj, chars)
    if _holds(board, obj, chars, fact, now):
        return None
    return said(now)


def _holds(board: Board, obj: Obj, chars: Chars, fact: Fact, now: Any) -> bool:
    wanted: Any = fact.value
    name = fact.name
    if name == "unlocked":
        for half in wanted:
            board.check(half)
    if name in EXACT_SETS:
        return set(wanted) == set(now)
    if name == "mana_cost":
        return (wanted is None) == (now is None) and (wanted is None or parse(wanted) == chars.cost)
    if name == "keywords":
        return all(has_keyword(obj, chars, word) for word in wanted)
    if name == "lacks":
        return not any(has_keyword(obj, chars, word) for word in wanted)
    if name == "has":
        return set(wanted) <= set(now)
    if name == "lacks_alternative":
        return not set(wanted) & set(now)
    if name == "counters":
        return same_counters(dict(wanted), now)
    if name == "name":
        return names_agree(board, obj, wanted)
    if name == "attached_to":
        return _is_meant(board, wanted, [obj.attached] if obj.attached else [])
    if name == "paired_with":
        return _is_meant(board, wanted, [mate] if (mate := partner(board.st, obj.id)) else [])
    if name in BONDS:
        return _is_meant(board, wanted, _bound_by(obj, BONDS[name]))
    if name == "attacking":
        whom = [obj.combat.attacking] if obj.combat is not None and obj.combat.attacking else []
        return bool(whom) == wanted if isinstance(wanted, bool) else _is_meant(board, wanted, whom)
    if name == "blocking":
        blocked = list(obj.combat.blocking) if obj.combat is not None else []
        return bool(blocked) == wanted if isinstance(wanted, bool) else _is_meant(board, wanted, blocked)
    return type(wanted) is type(now) and bool(wanted == now)


def names_agree(board: Board, obj: Obj, wanted: str | None) -> bool:
    if wanted is not None:
        board.check(wanted)
    names = called(board.st, obj, strictly=True) if obj.face_down is None else ()
    return wanted in names if wanted is not None else not names


def same_counters(wanted: dict[str, int], now: dict[str, int]) -> bool:
    """Are there exactly that many of the named counters? `{}` means none at all."""
    if not wanted:
        return not any(now.values())
    return all(now.get(kind, 0) == count for kind, count in wanted.items())


def _is_meant(board: Board, wanted: str | None, refs: list[int]) -> bool:
    if wanted is None:
        return not refs
    board.check(wanted)
    return any(ref in board.find(wanted) for ref in refs)


def said(value: Any) -> str:
    """A value as the format writes it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        if value and all(isinstance(part, tuple) and len(part) == 2 for part in value):
            return said(dict(value))
        return f"[{', '.join(said(part) for part in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {said(part)}" for key, part in value.items()) + "}"
    return str(value)
