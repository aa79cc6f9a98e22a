"""702.165 backup: which abilities of its own an object lends another is settled as the ability is put on the stack."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from inset.kernel.known import Known
from inset.language import effects as ef, keywords as kw
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.mods import AddAbility
from inset.language.node import Ability, Node
from inset.rules import atoms
from inset.rules.events.instructions import DO, does
from inset.rules.meaning.references import look
from inset.rules.model.state import Chars, Copied, Ctx, Obj, Pending, State
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of
from inset.rules.objects.what_text_reads import mentions

_LENDS: Final[Known[tuple[bool]]] = Known()


def settled(st: State, pending: Pending) -> Pending:
    """The ability as it goes on the stack: the very same unless it lends abilities of its source."""
    ability = pending.ability
    lends = _LENDS.of(ability)
    if lends is None:
        lends = _LENDS.keep(ability, (mentions(ability, ef.LendAbilities),))
    return Pending(_settled(st, pending.ctx, ability), pending.ctx) if lends[0] else pending


# Any: a part of a card's text is a node, a tuple or a plain value, and what comes back is of the same type.
def _settled(st: State, ctx: Ctx, part: Any) -> Any:
    if isinstance(part, ef.LendAbilities):
        return replace(part, nth=0, abilities=printed_below(st, ctx.source, part.nth))
    if isinstance(part, tuple):
        return tuple(_settled(st, ctx, item) for item in part)
    if not isinstance(part, Node) or not mentions(part, ef.LendAbilities):
        return part
    return replace(part, **{name: _settled(st, ctx, getattr(part, name)) for name in part.__dataclass_fields__})


def printed_below(st: State, oid: int, nth: int) -> tuple[Ability, ...]:
    """702.165a–d: the other abilities printed below the nth backup ability, on the object or on what it is a copy of, that it
    has now; none below a backup ability that it was given."""
    obj, chars = look(st, oid)
    values = copiable(st, obj)
    if values.face_down:
        return ()
    shown = frames.shown(values.definition, obj.zone, values.in_use, obj.flags)
    printed = frames.printed(values.definition, obj.zone, shown, obj.controller).abilities
    places = [place for place, ability in enumerate(printed) if _is_backup(ability)]
    if nth > len(places):
        return ()
    below = [
        ability for ability in printed[places[nth - 1] :] if ability in chars.abilities and not _is_backup(ability)
    ]
    if oid not in st.objs or not any(isinstance(ability, Keyword) for ability in below):
        return tuple(below)
    kept = _with_marks(st, obj, values).abilities
    return tuple(ability for ability in below if not isinstance(ability, Keyword) or _marked(ability) in kept)


def _with_marks(st: State, obj: Obj, values: Copied) -> Chars:
    """702.165c: the object's characteristics if its printed keywords could be distinguished from those that effects
    give it, so that
    one that it has lost and was given again isn't taken for the printed one."""
    card = _MARKED.of(values.definition)
    if card is None:
        faces = [replace(face, abilities=tuple(map(_marked, face.abilities))) for face in values.definition.faces]
        card = _MARKED.keep(values.definition, replace(values.definition, faces=tuple(faces)))
    other = st.clone()
    mark = obj.dup()
    mark.copied = Copied(card, values.in_use, values.exceptions, values.face_down)
    atoms.drop_floating(other, [f.id for f in st.floating if f.copied is not None and f.objects == (obj.id,)])
    other.write(mark)
    other.forget()
    return chars_of(other, mark)


def _marked(ability: Ability) -> Ability:
    """The same with a word that nobody reads; a keyword whose own words are read is left alone."""
    if isinstance(ability, Keyword) and not ability.text and ability.keyword != kw.BACKUP:
        return replace(ability, text="printed")
    return ability


_MARKED: Final[Known[Card]] = Known()


def _is_backup(ability: Ability) -> bool:
    return isinstance(ability, Keyword) and ability.keyword == kw.BACKUP


@does(ef.LendAbilities)
def _lend(st: State, ctx: Ctx, node: ef.LendAbilities) -> None:
    """702.165a."""
    given = tuple(AddAbility(ability) for ability in node.abilities)
    DO[ef.Modify](st, ctx, ef.Modify(node.what, given))
