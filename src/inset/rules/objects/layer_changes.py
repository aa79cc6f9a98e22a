"""613.1: what each part of a continuous effect does to an object's characteristics; the layers say when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from inset.kernel.known import Known
from inset.kernel.types import CREATURE, KINDRED, LAND
from inset.language import mods as m, subtypes
from inset.language.abilities import Body, Keyword, Spell
from inset.language.node import Ability, Amount, Mod, nodes_in
from inset.language.selections import ThatThing
from inset.language.set_up import AddText, ReplaceWord
from inset.rules.model.dispatch import number, one
from inset.rules.model.state import Chars, Ctx, Obj, State
from inset.rules.objects import frames
from inset.rules.objects.granted_names import given
from inset.rules.objects.text_changes import replace_word


def _set_controller(st: State, ctx: Ctx, mod: m.SetController, obj: Obj, chars: Chars) -> None:
    player = one(st, ctx, mod.who)
    if player >= 0 and not st.players[player].lost:  # 800.4b
        chars.controller = player


def _add_types(st: State, ctx: Ctx, mod: m.AddTypes, obj: Obj, chars: Chars) -> None:
    chars.types |= mod.types
    chars.supertypes |= mod.supertypes
    if mod.replaces:  # 205.1b
        chars.subtypes -= subtypes.CREATURE_TYPES
    if mod.subtypes:
        new = tuple(s for s in mod.subtypes if s not in chars.subtypes and subtypes.fits(s, chars.types))  # 205.3d
        chars.subtypes |= frozenset(new)
        if chars.types & LAND:
            chars.abilities += frames.intrinsic_abilities(new)


def set_types(st: State, ctx: Ctx, mod: m.SetTypes, obj: Obj, chars: Chars) -> None:
    """205.1a: an object loses the subtypes of types that it no longer has; 305.7: a land that gets a basic type
    loses its text; 205.3d: what is no creature becomes no Spirit."""
    if mod.keep_types and not _may_gain(mod.subtypes, chars):
        return
    if not mod.keep_types:
        chars.types = mod.types
        chars.subtypes = frozenset(s for s in chars.subtypes if subtypes.fits(s, mod.types))
    if mod.subtypes or mod.keep_types:
        kind = mod.types or subtypes.types_for(mod.subtypes[0])
        chars.subtypes = frozenset(s for s in chars.subtypes if not subtypes.fits(s, kind)) | frozenset(mod.subtypes)
        if kind & LAND:
            chars.abilities = frames.intrinsic_abilities(mod.subtypes)


def _may_gain(words: tuple[str, ...], chars: Chars) -> bool:
    return not words or any(subtypes.fits(word, chars.types) for word in words)


def _all_creature_types(st: State, ctx: Ctx, mod: m.AddAllCreatureTypes, obj: Obj, chars: Chars) -> None:
    if chars.types & (CREATURE | KINDRED):
        chars.subtypes |= subtypes.CREATURE_TYPES


def _lose_types(st: State, ctx: Ctx, mod: m.LoseTypes, obj: Obj, chars: Chars) -> None:
    chars.types &= ~mod.types
    chars.subtypes = frozenset(s for s in chars.subtypes if subtypes.fits(s, chars.types))


def _lose_subtypes(st: State, ctx: Ctx, mod: m.LoseSubtypes, obj: Obj, chars: Chars) -> None:
    chars.subtypes = chars.subtypes - frozenset(mod.subtypes)


def _lose_supertypes(st: State, ctx: Ctx, mod: m.LoseSupertypes, obj: Obj, chars: Chars) -> None:
    chars.supertypes &= ~mod.supertypes


def _set_colors(st: State, ctx: Ctx, mod: m.SetColors, obj: Obj, chars: Chars) -> None:
    chars.colors = mod.colors


def _add_colors(st: State, ctx: Ctx, mod: m.AddColors, obj: Obj, chars: Chars) -> None:
    chars.colors |= mod.colors


def _add_ability(st: State, ctx: Ctx, mod: m.AddAbility, obj: Obj, chars: Chars) -> None:
    chars.abilities = _with(chars.abilities, given(st, mod.ability, ctx.source))


def _with(abilities: tuple[Ability, ...], added: Ability) -> tuple[Ability, ...]:
    """The same tuple each time, so that cached results about it are found again."""
    grown = _GROWN.of(abilities)
    if grown is None or len(grown) > 100:
        grown = _GROWN.keep(abilities, {})
    found = grown.get(id(added))
    if found is None:  # the tuple keeps the ability alive, so that its id isn't reused
        found = grown[id(added)] = (*abilities, added)
    return found


_GROWN: Final[Known[dict[int, tuple[Ability, ...]]]] = Known()


def _lose_all(st: State, ctx: Ctx, mod: m.LoseAllAbilities, obj: Obj, chars: Chars) -> None:
    chars.abilities = ()


def _lose_keyword(st: State, ctx: Ctx, mod: m.LoseKeyword, obj: Obj, chars: Chars) -> None:
    chars.abilities = tuple(a for a in chars.abilities if not (isinstance(a, Keyword) and a.keyword & mod.keyword))


def _lose_ability(st: State, ctx: Ctx, mod: m.LoseAbility, obj: Obj, chars: Chars) -> None:
    chars.abilities = tuple(a for a in chars.abilities if a != mod.ability)


def _cant_have(st: State, ctx: Ctx, mod: m.CantHaveKeyword, obj: Obj, chars: Chars) -> None:
    chars.abilities = tuple(a for a in chars.abilities if not (isinstance(a, Keyword) and a.keyword & mod.keyword))


def _gain_activated(st: State, ctx: Ctx, mod: m.GainActivatedAbilitiesOf, obj: Obj, chars: Chars) -> None:
    chars.abilities = (*chars.abilities, *(mod.abilities or ()))


def _types_of_another(st: State, ctx: Ctx, mod: m.HasCreatureTypesOf, obj: Obj, chars: Chars) -> None:
    if chars.types & (CREATURE | KINDRED):
        others = frozenset(s for s in chars.subtypes if not subtypes.fits(s, CREATURE))
        chars.subtypes = others | frozenset(mod.subtypes) | frozenset(mod.still)


def _define_pt(st: State, ctx: Ctx, mod: m.DefinePT | m.SetPT, obj: Obj, chars: Chars) -> None:
    ctx = _about(ctx, mod, obj)
    if mod.power is not None:
        chars.power = number(st, ctx, mod.power)
    if mod.toughness is not None:
        chars.toughness = number(st, ctx, mod.toughness)


def _modify_pt(st: State, ctx: Ctx, mod: m.ModifyPT, obj: Obj, chars: Chars) -> None:
    ctx = _about(ctx, mod, obj)
    if chars.power is not None:
        chars.power += mod.power_sign * bonus(st, ctx, mod.power)
    if chars.toughness is not None:
        chars.toughness += mod.toughness_sign * bonus(st, ctx, mod.toughness)


def bonus(st: State, ctx: Ctx, amount: Amount) -> int:
    """107.1b: by how much something gets larger or smaller; what is worked out to be less than nothing is nothing."""
    return amount if isinstance(amount, int) else max(0, number(st, ctx, amount))


_EACH_ITS_OWN: Final[Known[bool]] = Known()


def _each_its_own(mod: m.DefinePT | m.SetPT | m.ModifyPT) -> bool:
    """Is there a number in it that each object has its own of: "each creature gets +1/+1 for each … attached to it"?"""
    if isinstance(mod.power, int) and isinstance(mod.toughness, int):
        return False
    found = _EACH_ITS_OWN.of(mod)
    if found is None:
        found = _EACH_ITS_OWN.keep(mod, any(isinstance(node, ThatThing) for node in nodes_in(mod)))
    return found


def _about(ctx: Ctx, mod: m.DefinePT | m.SetPT | m.ModifyPT, obj: Obj) -> Ctx:
    """In such a number the object is ``ThatThing``."""
    if ctx.each or not _each_its_own(mod):
        return ctx
    about = ctx.dup()
    about.each = obj.id
    return about


def _switch_pt(st: State, ctx: Ctx, mod: m.SwitchPT, obj: Obj, chars: Chars) -> None:
    chars.power, chars.toughness = chars.toughness, chars.power


def _each_for_target(st: State, ctx: Ctx, mod: m.EachForTarget, obj: Obj, chars: Chars) -> None:
    """702.96c: this changes only the spell's instructions; no other ability says "target" while it is on the stack."""
    chars.abilities = tuple(_untargeted(a) if isinstance(a, Spell) else a for a in chars.abilities)


def _untargeted(ability: Spell) -> Spell:
    body = ability.body
    if isinstance(body, Body):
        return Spell(replace(body, each=True))
    return Spell(replace(body, bodies=tuple(replace(part, each=True) for part in body.bodies)))


def _without_brackets(st: State, ctx: Ctx, mod: m.WithoutBrackets, obj: Obj, chars: Chars) -> None:
    """702.148b."""
    chars.abilities = tuple(
        Spell(a.cleaved) if isinstance(a, Spell) and a.cleaved is not None else a for a in chars.abilities
    )


def _add_text(st: State, ctx: Ctx, mod: AddText, obj: Obj, chars: Chars) -> None:
    """612.10: after its own text."""
    chars.abilities = (*chars.abilities, *mod.abilities)


def _set_name(st: State, ctx: Ctx, mod: m.SetName, obj: Obj, chars: Chars) -> None:
    chars.name = mod.name


def _replace_word(st: State, ctx: Ctx, mod: ReplaceWord, obj: Obj, chars: Chars) -> None:
    replace_word(chars, mod)


def _lose_mana_cost(st: State, ctx: Ctx, mod: m.LoseManaCost, obj: Obj, chars: Chars) -> None:
    chars.cost = None


def _add_this_ability(st: State, ctx: Ctx, mod: m.AddThisAbility, obj: Obj, chars: Chars) -> None:
    raise AssertionError("which ability it is, is known as the copy is made (707.9a)")


APPLY: Final[dict[type, Callable[[State, Ctx, Any, Obj, Chars], None]]] = {  # linked_abilities.py adds to it
    m.SetController: _set_controller,
    m.AddTypes: _add_types,
    m.SetTypes: set_types,
    m.AddAllCreatureTypes: _all_creature_types,
    m.LoseSupertypes: _lose_supertypes,
    m.LoseSubtypes: _lose_subtypes,
    m.LoseTypes: _lose_types,
    m.HasCreatureTypesOf: _types_of_another,
    m.SetColors: _set_colors,
    m.AddColors: _add_colors,
    m.AddAbility: _add_ability,
    m.LoseAllAbilities: _lose_all,
    m.LoseKeyword: _lose_keyword,
    m.LoseAbility: _lose_ability,
    m.CantHaveKeyword: _cant_have,
    m.GainActivatedAbilitiesOf: _gain_activated,
    m.DefinePT: _define_pt,
    m.SetPT: _define_pt,
    m.ModifyPT: _modify_pt,
    m.SwitchPT: _switch_pt,
    m.SetName: _set_name,
    AddText: _add_text,
    ReplaceWord: _replace_word,
    m.LoseManaCost: _lose_mana_cost,
    m.AddThisAbility: _add_this_ability,
    m.EachForTarget: _each_for_target,
    m.WithoutBrackets: _without_brackets,
}


# --- what a part would do, before it is applied -----------------------------------------------------------------------


# Parts that take something from other objects, and what they come to; filled by meaning/taken_from_others.py
TAKEN: Final[dict[type, Callable[[State, Ctx, Any], Mod]]] = {}


def settled(st: State, ctx: Ctx, mod: Mod) -> Mod:
    """The part with its numbers computed, if they are the same for all objects that it applies to."""
    if isinstance(mod, (m.ModifyPT, m.SetPT, m.DefinePT)) and not ctx.each and _each_its_own(mod):
        return mod
    match mod:
        case m.ModifyPT(power=int(), toughness=int()) | m.SetPT(power=int(), toughness=int()):
            return mod
        case m.ModifyPT():
            return m.ModifyPT(
                mod.power_sign * bonus(st, ctx, mod.power), mod.toughness_sign * bonus(st, ctx, mod.toughness)
            )
        case m.SetPT():
            return m.SetPT(_some(st, ctx, mod.power), _some(st, ctx, mod.toughness))
        case m.DefinePT():
            return m.DefinePT(_some(st, ctx, mod.power), _some(st, ctx, mod.toughness))
        case m.GainActivatedAbilitiesOf() | m.HasCreatureTypesOf():
            return TAKEN[type(mod)](st, ctx, mod)
    return mod


def _some(st: State, ctx: Ctx, amount: Amount | None) -> int | None:
    return None if amount is None else number(st, ctx, amount)


def deed(st: State, ctx: Ctx, mod: Mod, objects: list[Chars]) -> object:
    """613.8a: what the part would do to these objects; only compared, never carried out."""
    match mod:
        case m.SetController():
            return one(st, ctx, mod.who)
        case m.AddTypes():
            return [[s for s in mod.subtypes if subtypes.fits(s, chars.types | mod.types)] for chars in objects]
        case m.SetTypes():
            return settled(st, ctx, mod), [_may_gain(mod.subtypes, chars) for chars in objects if mod.keep_types]
        case m.AddChosenType() | m.AddAllCreatureTypes():
            return [chars.types & (CREATURE | KINDRED) != 0 for chars in objects]
    return settled(st, ctx, mod)
