"""Cards that say something slightly different: one reference, choice, duration or branch of a card changed (``mutants.py``).

A reference becomes another one that its ability knows, "may" becomes "do" or the reverse, "until end of turn" becomes "for good",
and what an "if" guards is done in any case. Each change represents a way to misread a text.
"""

import dataclasses
from collections.abc import Iterator
from typing import Any, NamedTuple

from inset.language import effects as e, filters as f, selections as s
from inset.language.abilities import Body, Triggered
from inset.language.card import Card
from inset.language.node import Effect, Node, Selection

Path = tuple[str | int, ...]
SWAPPED = (s.This, s.Target, s.EventObject, s.Saved, s.Host)
ATTACHED = ("Aura", "Equipment", "Fortification")


class Mutant(NamedTuple):
    """A card with one change, and where it was made: ``0.2.body.effects.0.what``."""

    place: str
    change: str
    card: Card


class Scope(NamedTuple):
    """What an instruction can refer to."""

    known: tuple[Selection, ...]

    def within(self, node: Node) -> "Scope":
        if isinstance(node, Triggered):
            own = getattr(node.when, "where", None) == f.IsThis()  # "when this creature attacks": one object, two names
            return self if own else Scope((*self.known, s.EventObject()))
        if isinstance(node, Body):
            targets = tuple(s.Target(slot) for slot, spec in enumerate(node.targets) if spec.where is not None)
            return Scope((*self.known, *targets))
        return self

    def after(self, effect: Effect) -> "Scope":
        """Also what an earlier instruction stored."""
        slot = getattr(effect, "save", -1)
        kept = s.Saved(slot)
        if slot < 0 or isinstance(effect, e.May) or kept in self.known:
            return self
        return Scope((*self.known, kept))


def mutants(card: Card) -> Iterator[Mutant]:
    """Every card that differs from this one by a single change."""
    for number, face in enumerate(card.faces):
        known: tuple[Selection, ...] = (s.This(),)
        if set(ATTACHED) & set(face.subtypes):
            known = (*known, s.Host())
        for place, ability in enumerate(face.abilities):
            for path, change, new in _changes(ability, (), Scope(known), False):
                changed = _put(ability, path, new)
                if changed == ability:
                    continue
                abilities = (*face.abilities[:place], changed, *face.abilities[place + 1 :])
                faces = list(card.faces)
                faces[number] = dataclasses.replace(face, abilities=abilities)
                where = ".".join(map(str, (number, place, *path)))
                yield Mutant(where, change, dataclasses.replace(card, faces=tuple(faces)))


Change = tuple[Path, str, object]  # where, in words, and what is there now


def _changes(node: Node, path: Path, scope: Scope, doing: bool) -> Iterator[Change]:
    """The changes of a node and of all below it; ``doing``: within an instruction, where references are put to use."""
    scope = scope.within(node)
    if isinstance(node, SWAPPED) and doing and node in scope.known:
        for other in scope.known:
            if other != node:
                yield path, f"{_word(node)} -> {_word(other)}", other
    if isinstance(node, e.Modify) and node.duration == e.THIS_TURN:
        yield path, "until end of turn -> for good", dataclasses.replace(node, duration=e.FOREVER)
    for field in dataclasses.fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node):
            yield from _changes(value, (*path, field.name), scope, doing or isinstance(value, Effect))
        elif isinstance(value, tuple):
            yield from _in_a_row(value, (*path, field.name), scope, doing)


def _in_a_row(row: tuple[object, ...], path: Path, scope: Scope, doing: bool) -> Iterator[Change]:
    for place, item in enumerate(row):
        if not isinstance(item, Node):
            continue
        if isinstance(item, e.May):
            yield path, "may -> do", (*row[:place], *item.effects, *row[place + 1 :])
        elif isinstance(item, e.If):
            yield path, "if … -> always", (*row[:place], *item.then, *row[place + 1 :])
        yield from _changes(item, (*path, place), scope, doing or isinstance(item, Effect))
        if isinstance(item, Effect):
            scope = scope.after(item)


def _word(node: Node) -> str:
    slot = getattr(node, "slot", None)
    return type(node).__name__ + ("" if slot is None else f" {slot}")


def _put(part: Any, path: Path, new: object) -> Any:
    """The part with something else at a place within it."""
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        return (*part[:first], _put(part[first], rest, new), *part[first + 1 :])
    return dataclasses.replace(part, **{first: _put(getattr(part, first), rest, new)})
