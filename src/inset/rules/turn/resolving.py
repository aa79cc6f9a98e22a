"""608: resolving the top object of the stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inset.kernel.known import Known
from inset.kernel.types import BATTLEFIELD, GRAVEYARD, SPELL_ONLY_TYPES
from inset.language.abilities import Activated, Body, Modes, Spell, TargetSpec, Triggered
from inset.language.conditions import ResolvedTimes
from inset.language.effects import LIFE_FOR_SYMBOLS, OPPONENT
from inset.language.node import Ability, nodes_in
from inset.language.set_up import ReplaceWord
from inset.rules import atoms
from inset.rules.events.delayed_triggers import leaves_at_end
from inset.rules.events.instructions import perform_all
from inset.rules.events.moving import move_one
from inset.rules.events.zone_change import Change
from inset.rules.meaning.conditions import RESOLUTION_TALLY, place_among
from inset.rules.meaning.references import holds
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import AS_CAST, CONVOKED, ENTERS_TAPPED, MANA_SPENT
from inset.rules.model.state import SPELL, Chars, Ctx, Event, Obj, OnStack, State
from inset.rules.objects import frames, keyword_casts
from inset.rules.objects.abilities import is_for_the_battlefield
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of, granted_by_statics
from inset.rules.objects.text_changes import reworded
from inset.rules.playing import targets


def resolve_top(st: State) -> Ask[None]:
    oid = st.stack[-1]
    atoms.single_out(st, oid)
    obj = st.objs[oid]
    assert obj.stack is not None
    if obj.stack.kind == SPELL:
        yield from _resolve_spell(st, obj)
    else:
        yield from _resolve_ability(st, obj)


def _body_of(ability: object) -> Body | Modes | None:
    if isinstance(ability, (Spell, Activated, Triggered)):
        return ability.body
    return None


def _said(st: State, obj: Obj) -> object:
    """What a spell or ability on the stack says: of a spell, with the words that effects have put into its text (612.1)."""
    assert obj.stack is not None
    ability = obj.stack.ability
    if obj.stack.kind == SPELL and st.floating:
        for effect in st.floating:  # in the order of their timestamps (613.7b)
            if obj.id in effect.objects:
                for mod in effect.mods:
                    if isinstance(mod, ReplaceWord):
                        ability = reworded(ability, mod.old, mod.new)
    return ability


def body_specs(st: State, obj: Obj) -> tuple[TargetSpec, ...]:
    """The uses of the word "target" that a spell or ability on the stack has."""
    assert obj.stack is not None
    instead = keyword_casts.target_of(obj.cast.cost_name) if obj.cast is not None else None
    if instead is not None:
        return (instead,)
    body = _body_of(_said(st, obj))
    return targets.specs_of(body, obj.stack.modes) if body is not None else targets.aura_specs(chars_of(st, obj))


def speaking(st: State, obj: Obj) -> Ctx:
    """109.5: "you" in a spell or ability is the player who controls it now, who may not have cast it."""
    assert obj.stack is not None
    ctx = obj.stack.ctx
    controller = chars_of(st, obj).controller
    if ctx.controller != controller:
        ctx = ctx.dup()
        ctx.controller = controller
    return ctx


def _legal_targets(st: State, obj: Obj, specs: tuple[TargetSpec, ...]) -> tuple[tuple[int, ...], ...] | None:
    """608.2b: the targets that are still legal; none if there were targets and all are illegal."""
    assert obj.stack is not None
    ctx = speaking(st, obj)
    chosen = obj.stack.targets
    kept = []
    had = False
    for slot, refs in enumerate(chosen):
        legal = tuple(r for r in refs if targets.is_legal(st, ctx, specs[slot], r))
        if legal and not targets.still_fit(st, ctx, specs[slot], refs):
            legal = ()
        had = had or bool(refs)
        kept.append(legal)
    if had and not any(kept):
        return None
    return tuple(kept)


def _resolve_ability(st: State, obj: Obj) -> Ask[None]:
    assert obj.stack is not None
    ability = obj.stack.ability
    ctx = obj.stack.ctx.dup()
    body = _body_of(ability)
    assert body is not None
    if isinstance(ability, Triggered) and ability.condition is not None and not holds(st, ctx, ability.condition):
        atoms.cease(st, obj, "603.4")  # … and again as the ability resolves
        return
    legal = _legal_targets(st, obj, targets.specs_of(body, obj.stack.modes))
    if legal is None:
        atoms.emit(st, Event(ev.FIZZLED, "608.2b", obj=obj.id))
        atoms.cease(st, obj, "608.2b")
        return
    if counts_resolutions(ability):
        atoms.tally(st, ctx.source, place_among(st, ctx.source, ability), RESOLUTION_TALLY)
    yield from run_bodies(st, ctx, body, obj.stack, legal)
    if obj.id in st.objs:
        atoms.cease(st, st.objs[obj.id], "608.2n")
    atoms.tell(st, Event(ev.RESOLVED, "608.2", obj=obj.id))


_COUNTS: Final[Known[tuple[bool]]] = Known()


def counts_resolutions(ability: Ability | None) -> bool:
    if ability is None:
        return False
    found = _COUNTS.of(ability)
    if found is None:
        found = _COUNTS.keep(ability, (any(isinstance(part, ResolvedTimes) for part in nodes_in(ability)),))
    return found[0]


def run_bodies(
    st: State, ctx: Ctx, body: Body | Modes, stack: OnStack, legal: tuple[tuple[int, ...], ...]
) -> Ask[None]:
    """Carries out the chosen bodies, each with its own slots of targets."""
    start = 0
    for part in targets.bodies(body, stack.modes):
        count = len(targets.needed(part))
        if part.each:
            ctx.targets = targets.each_of(st, ctx, part)
        elif count or start:  # 603.7c: a delayed ability without targets speaks of those of the ability that created it
            ctx.targets = legal[start : start + count]
        ctx.divided = _shares(stack, legal, start + targets.divided_slot(part)) if part.divided is not None else ()
        start += count
        yield from perform_all(st, ctx, part.effects)


def _shares(stack: OnStack, legal: tuple[tuple[int, ...], ...], slot: int) -> tuple[tuple[int, ...], ...]:
    """608.2b: what was divided stays as announced; the share of an illegal target is lost."""
    if not stack.divided:
        return ()
    shares = dict(zip(stack.targets[slot], stack.divided[0], strict=False))
    return tuple((ref, shares.get(ref, 0)) for ref in legal[slot])


def _resolve_spell(st: State, obj: Obj) -> Ask[None]:
    assert obj.stack is not None
    chars = chars_of(st, obj)
    if chars.types & SPELL_ONLY_TYPES:
        resolved = yield from _resolve_instant(st, obj, chars)
    else:
        resolved = yield from _resolve_permanent(st, obj, chars)
    if resolved:
        atoms.tell(st, Event(ev.RESOLVED, "608.2", obj=obj.id))


# What a keyword of an instant or sorcery spell does before and after its instructions; filled by the keywords.
AS_IT_RESOLVES: Final[dict[int, Callable[[State, Ctx], None]]] = {}
ONCE_IT_RESOLVED: Final[dict[int, Callable[[State, Chars], None]]] = {}


def _resolve_instant(st: State, obj: Obj, chars: Chars) -> Ask[bool]:
    """608.2: did it resolve? It doesn't if all its targets are illegal (608.2b)."""
    assert obj.stack is not None
    body = _body_of(_said(st, obj))
    ctx = speaking(st, obj).dup()
    if body is not None:
        legal = _legal_targets(st, obj, targets.specs_of(body, obj.stack.modes))
        if legal is None:
            atoms.emit(st, Event(ev.FIZZLED, "608.2b", obj=obj.id))
            yield from move_one(st, Change(obj, GRAVEYARD, move_causes.FIZZLING, "608.2b"))
            return False
        for keyword, begin in AS_IT_RESOLVES.items():
            if chars.keywords & keyword:
                begin(st, ctx)
        yield from run_bodies(st, ctx, body, obj.stack, legal)
    for keyword, end in ONCE_IT_RESOLVED.items():
        if chars.keywords & keyword:
            end(st, chars)
    now = st.objs.get(obj.id)
    if now is not None:  # 608.2n
        yield from move_one(st, Change(now, GRAVEYARD, move_causes.RESOLVING, "608.2n", by=chars.controller))
    return True


# What keywords say about a permanent spell: it does something else than enter, with its target, or enters in some way (both by
# ``keyword_casts.enters``); and marks that make it an Aura spell, without which it goes on if its target is illegal (608.3b) and
# which the permanent keeps. Filled by the keywords.
INSTEAD_OF_ENTERING: Final[dict[int, Callable[[State, Obj, int], Ask[None]]]] = {}
AS_IT_ENTERS: Final[dict[int, Callable[[State, Obj, Change], None]]] = {}
ONLY_WITH_HOST: Final[list[int]] = []


def _resolve_permanent(st: State, obj: Obj, chars: Chars) -> Ask[bool]:
    """608.3: a permanent spell becomes a permanent, unless it is an Aura whose target is illegal: did it resolve?"""
    assert obj.stack is not None
    attached = 0
    instead = INSTEAD_OF_ENTERING.get(keyword_casts.enters(obj.cast))
    if instead is not None:
        legal = _legal_targets(st, obj, body_specs(st, obj))
        if legal is not None:
            yield from instead(st, obj, legal[0][0])
            return True
    elif obj.stack.targets:
        legal = _legal_targets(st, obj, targets.aura_specs(chars))
        mark = obj.flags & sum(ONLY_WITH_HOST)
        if legal is None and mark:
            atoms.set_flag(st, obj.id, mark, on=False)
            obj = st.objs[obj.id]
            chars = chars_of(st, obj)
        elif legal is None:
            atoms.emit(st, Event(ev.FIZZLED, "608.3b", obj=obj.id))
            yield from move_one(st, Change(obj, GRAVEYARD, move_causes.FIZZLING, "608.3b"))
            return False
        else:
            attached = legal[0][0]
    made = yield from move_one(st, becoming(st, obj, chars.controller, attached))
    if not made and obj.id in st.objs:  # 608.3e
        yield from move_one(st, Change(st.objs[obj.id], GRAVEYARD, move_causes.RESOLVING, "608.3e"))
    if obj.cast is not None and obj.cast.cost_name:
        leaves_at_end(st, made, chars.controller, obj.cast.cost_name)
    return True


_REMEMBERED: Final = (OPPONENT, LIFE_FOR_SYMBOLS)  # about its casting, by the permanent (702.174a)


def becoming(st: State, obj: Obj, controller: int, attached: int = 0) -> Change:
    """The move by which a spell becomes a permanent, with what is remembered of its casting (400.7d, 608.3) and what static
    abilities have given it for the battlefield (400.7b)."""
    assert obj.stack is not None
    values = copiable(st, obj)
    in_use = frames.in_force(obj.definition, BATTLEFIELD, obj.in_use)
    change = Change(
        obj, BATTLEFIELD, move_causes.RESOLVING, "608.3a", controller=controller, by=controller, in_use=in_use,
        attached=attached, cast=obj.cast, x=obj.stack.ctx.x, tapped=ENTERS_TAPPED.get(obj.notes, False), face_down=obj.face_down,
    )  # fmt: skip
    change.chosen = {kind: obj.chosen[kind] for kind in _REMEMBERED if kind in obj.chosen}
    if MANA_SPENT in obj.notes:
        change.notes = MANA_SPENT.put(change.notes, MANA_SPENT.of(obj.notes))
    if AS_CAST in obj.notes:
        change.notes = AS_CAST.put(change.notes, AS_CAST.of(obj.notes))
    if CONVOKED in obj.notes:
        change.notes = CONVOKED.put(change.notes, CONVOKED.of(obj.notes))
    if obj.copied is not None or obj.spell_copy:
        change.copied = values
    if obj.cast is not None and obj.cast.by >= 0 and not values.face_down:
        change.flags = frames.unlocked_as_cast(values.definition, values.in_use)  # 709.5d
    change.flags |= obj.flags & sum(ONLY_WITH_HOST)
    change.mods = tuple([(ctx, mod) for ctx, mod in granted_by_statics(st, obj) if is_for_the_battlefield(mod.ability)])
    as_it_enters = AS_IT_ENTERS.get(keyword_casts.enters(obj.cast))
    if as_it_enters is not None:
        as_it_enters(st, obj, change)
    return change
