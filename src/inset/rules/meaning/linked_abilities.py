"""607: linked abilities: what an ability finds that another one of the same object chose or exiled.

What was chosen and exiled is kept on the object with the name of the card whose ability did it. An object that has become a
copy of something else has other abilities, to which it means nothing (607.2a, 607.2d); a choice that was never made for them
is undefined, and what refers to it does nothing (607.5a). When the object is itself again, so are its choices.
"""

from __future__ import annotations

from inset.language import subtypes
from inset.language.effects import BASIC_LAND_TYPE, CREATURE_TYPE
from inset.language.mods import AddChosenType, SetTypes
from inset.rules.model.object_notes import LINKED_FOR, MADE_FOR
from inset.rules.model.state import EXILERS_CONTROLLER, Chars, Ctx, Obj, State
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layer_changes import APPLY, set_types
from inset.rules.objects.layers import chars_of


def speakers(st: State, obj: Obj) -> list[str]:
    """The names of the cards that the object's own abilities come from now (707.2, 702.140e)."""
    return [copiable(st, obj).definition.name, *(definition.name for _, definition, *_ in obj.merged)]


def choice(st: State, obj: Obj, kind: int) -> str | None:
    """607.2d: the word that was chosen for the abilities that the object has; None if none was."""
    word = obj.chosen.get(kind)
    return word if isinstance(word, str) and _means_it(st, obj, kind) else None


def chosen_player(st: State, obj: Obj, kind: int) -> int | None:
    """The same for a player."""
    player = obj.chosen.get(kind)
    return player if isinstance(player, int) and _means_it(st, obj, kind) else None


def _means_it(st: State, obj: Obj, kind: int) -> bool:
    names = MADE_FOR.get(obj.notes, None)
    return names is None or kind not in names or names[kind] in speakers(st, obj)


def linked(st: State, obj: Obj, gone_too: bool = False) -> list[int]:
    """The cards that are still where an ability that the object has exiled them; ``gone_too``: and those that aren't."""
    names = LINKED_FOR.get(obj.notes, None)
    found = [oid for oid in obj.linked if gone_too or oid in st.objs]
    if names is None or len(names) != len(obj.linked):
        return found
    own = speakers(st, obj)
    return [oid for oid, name in zip(obj.linked, names, strict=True) if oid in found and name in own]


def may_look(st: State, obj: Obj, player: int) -> bool:
    """406.3, 702.75a: may the player look at a card that is exiled face down?"""
    looks = obj.face_down.looks if obj.face_down is not None else ()
    if player in looks or EXILERS_CONTROLLER not in looks:
        return player in looks
    holders = [st.objs[o] for o in st.battlefield if obj.id in st.objs[o].linked and not st.objs[o].phased]
    return any(chars_of(st, holder).controller == player for holder in holders)


def _add_chosen_type(st: State, ctx: Ctx, mod: AddChosenType, obj: Obj, chars: Chars) -> None:
    source = st.objs.get(ctx.source)
    chosen = choice(st, source, CREATURE_TYPE) if source is not None else None
    if chosen is not None and subtypes.fits(chosen, chars.types):
        chars.subtypes |= {chosen}


def _set_types(st: State, ctx: Ctx, mod: SetTypes, obj: Obj, chars: Chars) -> None:
    """205.1a, 305.7; a type that was chosen is known here."""
    if mod.chosen:
        source = st.objs.get(ctx.source)
        word = choice(st, source, BASIC_LAND_TYPE) if source is not None else None
        if word is None:
            return
        mod = SetTypes(mod.types, (word,), mod.keep_types)
    set_types(st, ctx, mod, obj, chars)


APPLY[AddChosenType] = _add_chosen_type
APPLY[SetTypes] = _set_types
