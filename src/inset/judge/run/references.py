"""References: what the words of a scenario mean in the current state of the game.

A label follows its card through every zone; a name is the one that the object has now; `A/Name` is the
one that the player controls (owns, outside battlefield and stack); `Name (copy)`, `Name (token)` and
`Name (ability)` say what kind of object is meant; `none` is a permanent or spell without a name. If several objects fit
and it matters which, nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from inset.judge.format.errors import near, quote
from inset.kernel.types import BATTLEFIELD, EXILE, NOWHERE, OUTSIDE, STACK
from inset.rules.meaning.references import look
from inset.rules.model.state import SPELL, Obj, State, is_player, player_of, player_ref
from inset.rules.objects import copiable_values
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of

NAMELESS: Final = "none"
COPY, TOKEN, ABILITY = " (copy)", " (token)", " (ability)"
KINDS: Final = (COPY, TOKEN, ABILITY)


class Wrong(Exception):
    """The scenario is wrong here: what it says is meaningless in this game."""

    reading = False  # may another reading of the answers help?


class Ambiguous(Wrong):
    """A reference that fits several different objects."""


def is_ability(obj: Obj) -> bool:
    return obj.stack is not None and obj.stack.kind != SPELL


def called(st: State, obj: Obj, strictly: bool = False) -> tuple[str, ...]:
    """Every name that the object answers to now; none for a face-down permanent or an ability.

    A permanent with locked halves answers to `A // B` as well, though that is not its name (709.5): not ``strictly``.
    """
    if is_ability(obj):
        return ()
    if obj.face_down is not None:
        card = obj.definition
        return (card.name, card.full_name) if obj.zone == EXILE else ()
    name = chars_of(st, obj).name
    locked = copiable_values.halves(st, obj, unlocked=False)
    names = [name, *(name.split(" // ") if " // " in name else ())] if name else []
    full = copiable(st, obj).definition.full_name
    if (locked and not strictly) or (name and not locked and name in full.split(" // ")):
        names.append(full)
    if obj.token and name:
        names += [word for word in token_words(name, "Role" in chars_of(st, obj).subtypes) if word != name]
    return tuple(names)


def token_words(name: str, role: bool) -> tuple[str, ...]:
    """What a token may be called: with and without the word "Token" (111.4), a Role with and without "Role" (111.10)."""
    bare = name.removesuffix(" Token")
    words = (bare, f"{bare} Token")
    return (*words, f"{bare} Role", f"{bare} Role Token") if role else words


def source_names(st: State, obj: Obj) -> tuple[str, ...]:
    """The names of an ability's source, as it is or last was."""
    assert obj.stack is not None
    source = obj.stack.ctx.source
    if source in st.objs:
        return called(st, st.objs[source]) or (st.objs[source].definition.name,)
    if source in st.lki:
        return (look(st, source)[1].name,)
    return (obj.definition.name,)


def split_reference(ref: str) -> tuple[str, str]:
    """The name, and what kind of object is meant."""
    for kind in KINDS:
        if ref.endswith(kind):
            return ref.removesuffix(kind), kind
    return ref, ""


class Board:
    """The game as references see it. `labels` gives the number that a card keeps in all zones, or a token's own."""

    def __init__(self, st: State, labels: Mapping[str, int], known: Iterable[str] = ()) -> None:
        self.st = st
        self.labels = labels
        self.keys = [player.name for player in st.players]
        self.known = known  # names that mean something even if no object has them now

    # --- players ----------------------------------------------------------------------------------

    def player(self, key: str) -> int:
        return self.keys.index(key)

    # --- objects ----------------------------------------------------------------------------------

    def find(self, ref: str) -> list[int]:
        """Everything that the reference fits, players as references to them."""
        if ref in self.keys:
            return [player_ref(self.keys.index(ref))]
        if ref in self.labels:
            return self._labelled(self.labels[ref])
        return [obj.id for obj in self._objects() if self.fits(ref, obj)]

    def _objects(self) -> list[Obj]:
        return [obj for obj in self.st.objs.values() if obj.zone not in (NOWHERE, OUTSIDE)]

    def _labelled(self, number: int) -> list[int]:
        found = [obj.id for obj in self._objects() if obj.card == number and obj.card]
        if not found and number in self.st.objs and self.st.objs[number].zone != NOWHERE:
            found = [number]  # a token or a copy keeps its own number as long as it exists
        if not found:  # a part of a merged permanent (730.2)
            found = [obj.id for obj in self._objects() if any(part[0] == number for part in obj.merged)]
        return found

    def fits(self, ref: str, obj: Obj) -> bool:
        """Does the reference, read now, fit this object?"""
        if ref in self.labels:
            return obj.id in self._labelled(self.labels[ref])
        key, slash, rest = ref.partition("/")
        if slash and key in self.keys and not rest.startswith("/"):
            return self.belongs_to(obj) == self.keys.index(key) and self.fits(rest, obj)
        name, kind = split_reference(ref)
        if kind == ABILITY:
            return is_ability(obj) and name in source_names(self.st, obj)
        if (kind == COPY and not obj.spell_copy) or (kind == TOKEN and not obj.token):
            return False
        if name == NAMELESS:
            return bool(obj.zone & (BATTLEFIELD | STACK)) and not is_ability(obj) and not called(self.st, obj)
        return name in called(self.st, obj)

    def belongs_to(self, obj: Obj) -> int:
        if obj.zone & (BATTLEFIELD | STACK):
            return chars_of(self.st, obj).controller
        return obj.owner

    def in_zone(self, ref: str, zone: int, owner: int | None) -> list[int]:
        """The cards there that the reference fits; `owner` None is anybody's."""
        found = [o for o in self.find(ref) if not is_player(o) and self.st.objs[o].zone == zone]
        return [o for o in found if owner is None or self.st.objs[o].owner == owner]

    # --- one of several ---------------------------------------------------------------------------

    def pick(self, ref: str, among: Sequence[int]) -> int | None:
        """The one of these that is meant; any of them if they are identical; None if the reference fits none of
        them."""
        wanted = self.find(ref)
        fitting = [one for one in among if one in wanted]
        if not fitting:
            self.check(ref)
            return None
        return self.any_of(ref, fitting)

    def any_of(self, ref: str, fitting: Sequence[int]) -> int:
        """The first of these, if it does not matter which."""
        if len(fitting) > 1 and len({self._likeness(one) for one in fitting}) > 1:
            listed = ", ".join(self.describe(one) for one in fitting[:6])
            raise Ambiguous(f"{quote(ref)} fits several objects, and it matters which: {listed}")
        return fitting[0]

    def _likeness(self, ref: int) -> Any:
        """Objects with the same likeness can stand for each other."""
        if is_player(ref):
            return ref
        obj = self.st.objs[ref]
        chars = chars_of(self.st, obj)
        guests = tuple(sorted(o for o in self.st.battlefield if self.st.objs[o].attached == obj.id))
        values = copiable(self.st, obj)
        return (
            chars.name, chars.controller, chars.power, chars.toughness, chars.keywords, chars.types, chars.colors,
            chars.subtypes, chars.supertypes, chars.loyalty, id(values.definition), values.in_use, obj.owner, obj.zone,
            obj.tapped, obj.damage, tuple(sorted(obj.counters.items())), obj.attached, guests, obj.token,
            obj.spell_copy, obj.flags, obj.phased, obj.face_down is not None, obj.combat.attacking if obj.combat else 0,
            tuple(sorted(obj.chosen.items(), key=repr)), tuple(sorted(obj.notes.items(), key=repr)), obj.linked,
        )  # fmt: skip

    def describe(self, ref: int) -> str:
        from inset.words import option_words

        if is_player(ref):
            return self.keys[player_of(ref)]
        return option_words.described(self.st, ref)

    # --- unknown names ----------------------------------------------------------------------------

    def check(self, ref: str) -> None:
        """Something that is not a label, a player or a name of anything is a mistake."""
        if ref in self.keys or ref in self.labels:
            return
        key, slash, rest = ref.partition("/")
        name = split_reference(rest if slash and key in self.keys else ref)[0]
        if name in self.labels or name in self.known or name == NAMELESS:
            return
        if any(name in called(self.st, obj) for obj in self._objects()):
            return
        hints = [*self.keys, *self.labels, *self.names(), *self.known]
        raise Wrong(f"unknown reference {quote(ref)}{near(name, hints)}")

    def names(self) -> list[str]:
        """The names of all objects now."""
        return sorted({name for obj in self._objects() for name in called(self.st, obj)})
