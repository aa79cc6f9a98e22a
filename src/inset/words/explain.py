"""``game.explain``: finds the object in question among those that may be seen, and hands it to the right module."""

from __future__ import annotations

from collections.abc import Callable

from inset.kernel.errors import InsetError
from inset.kernel.types import BATTLEFIELD, HAND, STACK
from inset.rules.model.answers import Answer
from inset.rules.model.state import SPELL, Obj, State
from inset.rules.objects.layers import chars_of
from inset.words.explain_combat import ATTACK, BLOCK, explain_combat
from inset.words.explain_object import explain_object
from inset.words.explanation import Explanation

May = Callable[[Obj], bool]


def explain(st: State, what: object, may_see: May, near: int, viewer: int | None) -> Explanation:
    """An object, by its number or name, or a pair of one and ``"attack"`` or ``"block"``.

    ``may_see``: may the viewer see the face of this object? ``near``: of several objects of a name, prefer those that
    this player controls. ``viewer``: who asks; None may know everything.
    """
    if isinstance(what, tuple):
        if len(what) != 2 or what[1] not in (ATTACK, BLOCK):
            raise InsetError("a creature is asked about with what it does: (creature, 'attack') or (creature, 'block')")
        return explain_combat(st, find(st, what[0], may_see, near), what[1], viewer)
    return explain_object(st, find(st, what, may_see, near), may_see)


def find(st: State, what: object, may_see: May, near: int) -> Obj:
    """The object meant. An unseen one is refused like one that doesn't exist."""
    if isinstance(what, Answer):
        raise InsetError("an answer is explained as an option of the game: game.explain(option)")
    if isinstance(what, int) and not isinstance(what, bool):
        obj = st.objs.get(what)
        if obj is None or not _is_there(obj, may_see):
            raise InsetError(f"no object {what} is visible")
        return obj
    if not isinstance(what, str) or not what.strip():
        raise InsetError(f"name an object by its name or number, not by {str(what)[:60]!r}")
    word = " ".join(what.casefold().split())
    found: list[tuple[int, Obj]] = []
    for obj in st.objs.values():
        if _is_there(obj, may_see) and word in _names(st, obj, may_see):
            found.append((_nearness(st, obj, near), obj))
    if not found:
        raise InsetError(f"no {what[:60]!r} is visible")
    return max(found, key=lambda row: row[0])[1]


def _is_there(obj: Obj, may_see: May) -> bool:
    """400.2: objects in public zones exist for everybody, face down or not; others only for those who may see them."""
    return bool(obj.zone & (BATTLEFIELD | STACK)) or may_see(obj)


def _names(st: State, obj: Obj, may_see: May) -> set[str]:
    """The names that a viewer may use for an object: its current name, and those on its card if that can be seen."""
    if obj.stack is not None and obj.stack.kind != SPELL:
        return set()
    names = {chars_of(st, obj).name}
    if may_see(obj):
        names |= {face.name for face in obj.definition.faces} | {obj.definition.full_name}
    return {name.casefold() for name in names if name}


def _nearness(st: State, obj: Obj, near: int) -> int:
    """The battlefield and the stack first, then a hand; of these, what the player controls first."""
    place = 4 if obj.zone & (BATTLEFIELD | STACK) else 2 if obj.zone == HAND else 0
    return place + (chars_of(st, obj).controller == near)
