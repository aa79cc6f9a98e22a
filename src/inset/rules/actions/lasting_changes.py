"""611.2, 707.4: instructions whose effects last: changes of characteristics, static effects, permissions, copies."""

from __future__ import annotations

from dataclasses import replace

from inset.kernel.types import COLOR_WORD, COLORS, WORD_COLOR
from inset.language import effects as ef, keywords as kw, mods as m
from inset.language.abilities import Keyword
from inset.language.conditions import Always
from inset.language.filters import And, ControlledBy, HasColor, IsOneOf, IsThis, OfChosenColor
from inset.language.node import Filter, Mod, Static
from inset.language.selections import AllPlayers, Each, EventPlayer, Granter, TargetPlayers, ThatThing, This, You
from inset.language.set_up import ThePlayer
from inset.language.statics import Continuous, CostChange, MayPlay, MovesInstead, Restrict
from inset.rules import atoms
from inset.rules.actions.permanents import is_this_entering, permanents
from inset.rules.events import permissions
from inset.rules.events.control_changes import change_hands
from inset.rules.events.durations import WAITS_FOR, combats_to_come
from inset.rules.events.instructions import does, living, performs
from inset.rules.events.triggers import index
from inset.rules.meaning.chosen_words import as_chosen
from inset.rules.meaning.references import look, number, one, passes, past, select, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import WORD, Ask, Decision, ask
from inset.rules.model.questions import ask_mode
from inset.rules.model.state import Copied, Ctx, Event, State
from inset.rules.model.subjects import Keywords, WordOf
from inset.rules.objects.abilities import traits
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layer_changes import bonus
from inset.rules.objects.layers import chars_of


def fixed(st: State, ctx: Ctx, mod: Mod) -> Mod:
    """608.2h, 611.2c: numbers are worked out once, as the effect begins."""
    if isinstance(mod, m.ModifyPT):
        if isinstance(mod.power, int) and isinstance(mod.toughness, int):
            return mod
        return replace(mod, power=bonus(st, ctx, mod.power), toughness=bonus(st, ctx, mod.toughness))
    if isinstance(mod, (m.SetPT, m.DefinePT)):
        power = None if mod.power is None else number(st, ctx, mod.power)
        toughness = None if mod.toughness is None else number(st, ctx, mod.toughness)
        return m.SetPT(power, toughness)
    if isinstance(mod, m.AddAbility) and isinstance(mod.ability, Keyword):
        return _fixed_keyword(st, ctx, mod, mod.ability)
    if isinstance(mod, m.SetController) and not isinstance(mod.who, You):  # 611.2c: whoever that is now
        player = one(st, ctx, mod.who)
        return mod if player < 0 else m.SetController(ThePlayer(player))
    if isinstance(mod, m.GainActivatedAbilitiesOf):
        found = [ability for oid in select(st, ctx, mod.what) for ability in look(st, oid)[1].abilities]
        return replace(mod, abilities=tuple(replace(a) for a in traits(tuple(found)).activated))  # 602.5c: each its own
    return mod


def _fixed_keyword(st: State, ctx: Ctx, mod: m.AddAbility, gained: Keyword) -> Mod:
    """ "Protection from that player", "protection from the chosen color": known once and for all."""
    where = gained.where
    if isinstance(where, OfChosenColor) and isinstance(where.of, Granter):
        return m.AddAbility(replace(gained, where=as_chosen(st, ctx, where)))
    if isinstance(where, ControlledBy) and isinstance(where.who, (TargetPlayers, EventPlayer)):
        return m.AddAbility(replace(gained, where=ControlledBy(ThePlayer(one(st, ctx, where.who)))))
    return mod


def all_fixed(st: State, ctx: Ctx, mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """The same for several; if nothing has to be worked out, they are the node's own, about which much is known already."""
    found = tuple([fixed(st, ctx, mod) for mod in mods])
    return mods if all(one is other for one, other in zip(found, mods, strict=True)) else found


@does(ef.Modify)
def _modify(st: State, ctx: Ctx, node: ef.Modify) -> None:
    if is_this_entering(st, ctx, node.what):  # 611.2e
        speaker = ctx.dup()
        ctx.change.mods += tuple((speaker, fixed(st, ctx, mod)) for mod in node.mods)
        return
    objects = tuple(living(st, ctx, node.what))
    if not objects:
        return
    mods = all_fixed(st, ctx, node.mods)
    barred = [oid for oid in objects if any(cant_gain(st, oid, mod) for mod in mods)]
    if barred:
        objects = _without_what_cant_be(st, ctx, node, objects, barred, mods)
    before = {o: chars_of(st, st.objs[o]).controller for o in objects} if _changes_control(mods) else {}
    condition = None if isinstance(node.condition, Always) else node.condition
    atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=mods, condition=condition)
    tell_change(st, ctx, objects, mods, node.duration)
    for oid, old in before.items():
        note_control(st, oid, old)


def tell_change(st: State, ctx: Ctx, objects: tuple[int, ...], mods: tuple[Mod, ...], duration: int) -> None:
    """611.2a: the log says what an effect that lasts changes; control is logged separately."""
    told = tuple(mod for mod in mods if not isinstance(mod, m.SetController))
    for oid in objects if told else ():
        change = ef.Modify(This(), told, duration)
        atoms.tell(st, Event(ev.CHANGED, "611.2a", ctx.controller, oid, ctx.source, detail=change))


def cant_gain(st: State, oid: int, mod: Mod) -> bool:
    """113.11: does an effect say that the object can't have the keyword that would be added?"""
    if not isinstance(mod, m.AddAbility) or not isinstance(mod.ability, Keyword):
        return False
    obj = st.objs[oid]
    for source, chars, found in index(st).permanents:
        for static in (s for ability in found.continuous for s in ability.statics if isinstance(s, Continuous)):
            if any(isinstance(part, m.CantHaveKeyword) and part.keyword & mod.ability.keyword for part in static.mods):
                if passes(st, Ctx(source, chars.controller), static.where, obj, chars_of(st, obj)):
                    return True
    return False


def _without_what_cant_be(
    st: State, ctx: Ctx, node: ef.Modify, objects: tuple[int, ...], barred: list[int], mods: tuple[Mod, ...]
) -> tuple[int, ...]:
    """113.11: that part of the effect doesn't apply, now or later; the other parts do. Returns the other objects."""
    condition = None if isinstance(node.condition, Always) else node.condition
    for oid in barred:
        rest = tuple(mod for mod in mods if not cant_gain(st, oid, mod))
        if rest:
            atoms.new_floating(st, ctx.dup(), node.duration, objects=(oid,), mods=rest, condition=condition)
    return tuple(oid for oid in objects if oid not in barred)


def _changes_control(mods: tuple[Mod, ...]) -> bool:
    return any(isinstance(mod, m.SetController) for mod in mods)


def note_control(st: State, oid: int, old: int) -> None:
    """302.6, 506.4, 613.1b: a permanent or spell whose controller changed is newly under control, and leaves combat."""
    new = chars_of(st, st.objs[oid]).controller
    if new != old:
        change_hands(st, oid, new, "613.1b")


@does(ef.Establish)
def _establish(st: State, ctx: Ctx, node: ef.Establish) -> None:
    condition = None if isinstance(node.condition, Always) else node.condition
    if node.duration == ef.UNTIL_NEXT_OF_THIS:
        atoms.drop_floating(
            st, [f.id for f in st.floating if f.duration == node.duration and f.ctx.source == ctx.source]
        )
    if node.duration in (ef.NEXT_UNTAP_STEP, ef.NEXT_COMBAT):
        _one_for_each(st, ctx, node)
        return
    statics = tuple(_fixed_static(st, ctx, static) for static in node.statics)
    if node.duration == ef.THAT_COMBAT:
        ctx = ctx.dup()
        ctx.numbers[WAITS_FOR] = combats_to_come(st) - 1
    there = tuple(_while_yours(static) for static in statics) if node.duration == ef.YOUR_NEXT_UNTAP_STEP else statics
    atoms.new_floating(st, ctx.dup(), node.duration, statics=there, uses=node.uses, condition=condition)
    _tell_rule(st, ctx, replace(node, statics=statics))


def _while_yours(static: Static) -> Static:
    """ "During your next untap step": in nobody else's, whoever controls it by then."""
    assert isinstance(static, Restrict)
    return replace(static, where=And((static.where, ControlledBy(You()))))


def _tell_rule(st: State, ctx: Ctx, node: ef.Establish) -> None:
    """611.2a: the log says which rule an effect makes for a while; about certain objects, for each of them."""
    if any(isinstance(static, CostChange) and static.amount == 0 for static in node.statics):
        return  # no cost changes
    rules = [static for static in node.statics if isinstance(static, (Restrict, MovesInstead))]
    where = rules[0].where if len({rule.where for rule in rules}) == 1 and len(rules) == len(node.statics) else None
    oids: tuple[int, ...] = (0,)
    if isinstance(where, IsOneOf) and not isinstance(where.what, Each):
        oids = tuple(select(st, ctx, where.what))
        node = replace(node, statics=tuple(replace(rule, where=IsThis()) for rule in rules))
    elif isinstance(where, IsThis):
        oids = (ctx.source,)
    for oid in oids:
        atoms.tell(st, Event(ev.CHANGED, "611.2a", ctx.controller, oid, ctx.source, detail=node))


def _fixed_static(st: State, ctx: Ctx, static: Static) -> Static:
    """608.2h: how much spells cost more or less is worked out once, as the effect begins; so is what was chosen (608.2d)."""
    static = as_chosen(st, ctx, static)
    return replace(static, amount=number(st, ctx, static.amount)) if isinstance(static, CostChange) else static


def _one_for_each(st: State, ctx: Ctx, node: ef.Establish) -> None:
    """502.3, 506.1: each permanent waits for an untap step or combat phase of its own, its controller's next: an effect for
    each."""
    for static in node.statics:
        assert isinstance(static, Restrict)
        for oid in select(st, ctx, Each(static.where)):
            inner = ctx.dup()
            inner.each = oid
            own = replace(static, where=_this_one(static.where))
            atoms.new_floating(st, inner, node.duration, statics=(own,), objects=(oid,))
            told = replace(node, statics=(replace(static, where=IsThis()),))
            atoms.tell(st, Event(ev.CHANGED, "611.2a", ctx.controller, oid, ctx.source, detail=told))


def _this_one(where: Filter) -> Filter:
    """The permanent at hand; "during that player's next untap step": only while that player controls it."""
    parts = where.parts if isinstance(where, And) else ()
    whose = [part for part in parts if isinstance(part, ControlledBy)]
    itself = IsOneOf(ThatThing())
    return And((itself, *whose)) if whose else itself


@does(ef.Permit)
def _permit(st: State, ctx: Ctx, node: ef.Permit) -> None:
    """601.3: permission for these very cards, wherever they are now."""
    oids = tuple(o for o in living(st, ctx, node.what) if not node.zone or st.objs[o].zone == node.zone)
    if not oids:
        return
    if node.duration == ef.UNTIL_NEXT_OF_THIS:
        atoms.drop_floating(
            st, [f.id for f in st.floating if f.duration == node.duration and f.ctx.source == ctx.source]
        )
    for player in who(st, ctx, node.who):
        condition = None if isinstance(node.condition, Always) else node.condition
        leave = MayPlay(
            You(), st.objs[oids[0]].zone, card=permissions.OF_THE_CARDS, spell=node.spell, lands=node.lands,
            inset_only=node.inset_only, cost=node.cost, add=node.add, any_color=node.any_color, condition=condition,
            exile_after=node.exile_after, limit=node.limit, whose=You() if node.zone else AllPlayers(),
        )  # fmt: skip
        permissions.grant(st, ctx, oids, player, node.duration, leave)


@performs(ef.ChooseProtection)
def _choose_protection(st: State, ctx: Ctx, node: ef.ChooseProtection) -> Ask[None]:
    objects = tuple(living(st, ctx, node.what))
    if objects:
        words = [COLOR_WORD[color] for color in COLORS]
        subject = WordOf(ef.COLOR)
        word = yield from ask(Decision(WORD, ctx.controller, "702.16a", "Choose a color", words, subject=subject))
        gained = Keyword(kw.PROTECTION, where=HasColor(WORD_COLOR[word]))
        atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=(m.AddAbility(gained),))
        tell_change(st, ctx, objects, (m.AddAbility(gained),), node.duration)


@performs(ef.ChooseKeyword)
def _choose_keyword(st: State, ctx: Ctx, node: ef.ChooseKeyword) -> Ask[None]:
    objects = tuple(living(st, ctx, node.what))
    if objects:
        values = range(len(node.keywords))
        pick = yield from ask_mode(ctx.controller, "608.2d", "Which ability?", values, Keywords(node.keywords))
        mods = (m.AddAbility(Keyword(node.keywords[pick])),)
        atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=mods)
        tell_change(st, ctx, objects, mods, node.duration)


@does(ef.BecomeCopy)
def _become_copy(st: State, ctx: Ctx, node: ef.BecomeCopy) -> None:
    """707.4: the copiable values of the original as they are now; no "enters" or "leaves"."""
    originals = select(st, ctx, node.of)
    if not originals:
        return
    original = look(st, past(ctx, originals[0]))[0]
    values = copiable(st, original)
    exceptions = tuple([_this_ability(st) if isinstance(x, m.AddThisAbility) else x for x in node.exceptions])
    copied = Copied(values.definition, values.in_use, values.exceptions + exceptions, values.face_down)
    objects = tuple(permanents(st, ctx, node.what))
    if objects:
        before = [
            (oid, "" if st.objs[oid].face_down is not None else chars_of(st, st.objs[oid]).name) for oid in objects
        ]
        atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, copied=copied)
        for oid, name in before:
            atoms.tell(st, Event(ev.BECAME_COPY, "707.2", ctx.controller, oid, original.id, node.duration, detail=name))


def _this_ability(st: State) -> m.AddAbility:
    """707.9a: the ability that is resolving."""
    stack = st.objs[st.stack[-1]].stack
    assert stack is not None and stack.ability is not None
    return m.AddAbility(stack.ability)
