"""611.2, 701, 707.4, 708, 702.26: instructions that change permanents, for a while or for good."""

from __future__ import annotations

from dataclasses import replace

from inset.kernel.types import BATTLEFIELD
from inset.language import effects as ef, mods as m
from inset.language.abilities import Keyword
from inset.language.conditions import Always
from inset.language.filters import MONSTROUS, OF_CARDS, HasCounter, IsOneOf
from inset.language.node import Mod, Selection, Static
from inset.language.selections import AllPlayers, Each, ThatThing, You
from inset.language.statics import (
    ANOTHER_PLAYER,
    CANT_TRANSFORM,
    MUST_ATTACK,
    Continuous,
    CostChange,
    MayPlay,
    Restrict,
)
from inset.rules import atoms
from inset.rules.combat.participants import reselect
from inset.rules.events import (
    attaching,
    counters,
    designations,
    destroying,
    entering,
    face_down,
    moving,
    permissions,
    timestamp_order,
)
from inset.rules.events.combat_membership import remove_from_combat
from inset.rules.events.control_changes import change_hands
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, living, performs
from inset.rules.events.phasing import UNTIL, phase_out
from inset.rules.events.tapping import untap
from inset.rules.events.triggers import index, statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.filters import goaders
from inset.rules.meaning.references import look, number, passes, past, select, who
from inset.rules.mechanics.day_and_night import BOUND, can_turn, has_turned_meanwhile, turn_all
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import NUMBER, Ask, Decision, ask
from inset.rules.model.questions import ask_mode
from inset.rules.model.state import GOADING, Copied, Ctx, Event, Floating, State, is_player, player_of, player_ref
from inset.rules.model.subjects import About, CounterKinds, Keywords
from inset.rules.objects import frames
from inset.rules.objects.abilities import traits
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of


def permanents(st: State, ctx: Ctx, selection: Selection) -> list[int]:
    return [o for o in living(st, ctx, selection) if st.objs[o].zone == BATTLEFIELD and not st.objs[o].phased]


def is_this_entering(st: State, ctx: Ctx, what: Selection) -> bool:
    """Does an instruction speak of the object that is entering while "as this enters" is carried out?"""
    return ctx.change is not None and select(st, ctx, what) == [ctx.source]


@does(ef.Tap)
def _tap(st: State, ctx: Ctx, node: ef.Tap) -> None:
    if is_this_entering(st, ctx, node.what):
        ctx.change.tapped = True  # "as this enters … it enters tapped"
        return
    done = [o for o in permanents(st, ctx, node.what) if atoms.set_tapped(st, o, True, "701.26a")]
    keep(ctx, node.save, done)


@does(ef.Untap)
def _untap(st: State, ctx: Ctx, node: ef.Untap) -> None:
    for oid in permanents(st, ctx, node.what):
        untap(st, oid)


@performs(ef.PutCounters)
def _put_counters(st: State, ctx: Ctx, node: ef.PutCounters) -> Ask[None]:
    if is_this_entering(st, ctx, node.what):  # "it enters with …"
        yield from entering.enters_with(st, ctx.change, node.kind, number(st, ctx, node.count))
        keep(ctx, node.save, [ctx.source])
        return
    if node.divided:
        shares = [(ref, share) for ref, share in ctx.divided]
    else:
        shares = [(oid, -1) for oid in living(st, ctx, node.what)]
    keep(ctx, node.save, [oid for oid, _ in shares])
    settled = []
    for oid, share in shares:
        count = share if share >= 0 else number(st, ctx, node.count)
        count = yield from counters.settled(st, oid, node.kind, count)
        settled.append((oid, count))
    for oid, count in settled:
        counters.commit(st, oid, node.kind, count, "122.6")


@does(ef.TakeCounters)
def _take_counters(st: State, ctx: Ctx, node: ef.TakeCounters) -> None:
    gone = 0
    for oid in living(st, ctx, node.what):
        if node.kind:
            gone += atoms.take_counters(st, oid, node.kind, number(st, ctx, node.count), "122.1")
        else:
            for kind, have in sorted(st.objs[oid].counters.items()):
                gone += atoms.take_counters(st, oid, kind, have, "122.1")
    if node.save >= 0:
        ctx.numbers[node.save] = gone


@performs(ef.MoveCounters)
def _move_counters(st: State, ctx: Ctx, node: ef.MoveCounters) -> Ask[None]:
    """122.5: taken from one object and put on another, or not at all."""
    for source, host, kinds in _movable(st, ctx, node):
        if node.how == ef.SO_MANY_COUNTERS and len(kinds) > 1:
            pick = yield from ask_mode(
                ctx.controller, "122.5", "Which counter?", range(len(kinds)), CounterKinds(tuple(kinds))
            )
            kinds = [kinds[pick]]
        for kind in kinds:
            count = st.objs[source].counters[kind]
            if node.how == ef.SO_MANY_COUNTERS:
                count = min(count, number(st, ctx, node.count))
            elif node.how == ef.ANY_COUNTERS:
                count = yield from ask(
                    Decision(
                        NUMBER, ctx.controller, "122.5", "How many counters?", range(count + 1), subject=About(source)
                    )
                )
            if count > 0 and source in st.objs and host in st.objs:
                atoms.take_counters(st, source, kind, count, "122.5")
                yield from counters.put(st, host, kind, count, "122.5")


def _movable(st: State, ctx: Ctx, node: ef.MoveCounters) -> list[tuple[int, int, list[str]]]:
    """From where, onto what, and of which kinds; empty if it can't be done."""
    hosts = permanents(st, ctx, node.to)
    if len(hosts) != 1:
        return []
    host = st.objs[hosts[0]]
    found = []
    for oid in permanents(st, ctx, node.source):
        kinds = [kind for kind in sorted(st.objs[oid].counters) if node.kind in ("", kind)]
        kinds = [kind for kind in kinds if counters.can_have(st, host, chars_of(st, host), kind)]
        if kinds and oid != host.id:
            found.append((oid, host.id, kinds))
    return found


POSSIBLE[ef.MoveCounters] = lambda st, ctx, node, player: bool(_movable(st, ctx, node))


@performs(ef.PutSameCounters)
def _put_same_counters(st: State, ctx: Ctx, node: ef.PutSameCounters) -> Ask[None]:
    """122.8, 122.9: nothing is moved: as many are put as the object had when it was last there."""
    had = [look(st, past(ctx, oid))[0].counters for oid in select(st, ctx, node.of)[:1]]
    for oid in permanents(st, ctx, node.on):
        for kind, count in sorted(item for have in had for item in have.items()):
            yield from counters.put(st, oid, kind, count, "122.8")


@performs(ef.GiveCounters)
def _give_counters(st: State, ctx: Ctx, node: ef.GiveCounters) -> Ask[None]:
    for player in who(st, ctx, node.who):
        yield from counters.put(st, player_ref(player), node.kind, number(st, ctx, node.count), "122.1")


@does(ef.LoseCounters)
def _lose_counters(st: State, ctx: Ctx, node: ef.LoseCounters) -> None:
    for player in who(st, ctx, node.who):
        have = st.players[player].counters.get(node.kind, 0)
        atoms.player_counters(st, player, node.kind, -min(have, number(st, ctx, node.count)), "122.1")


@performs(ef.Proliferate)
def _proliferate(st: State, ctx: Ctx, node: ef.Proliferate) -> Ask[None]:
    """701.34a: any number of permanents and players with counters get another of each kind that they have."""
    refs = permanents(st, ctx, Each(HasCounter("")))
    refs += [player_ref(player) for player in st.in_game() if any(st.players[player].counters.values())]
    chosen = yield from choose_some(st, ctx.controller, refs, 0, len(refs), "Proliferate what?", "701.34a", ctx.source)
    for ref in chosen:
        if is_player(ref):
            for kind in sorted(st.players[player_of(ref)].counters):
                yield from counters.put(st, ref, kind, 1, "701.34a")
        else:
            for kind in sorted(st.objs[ref].counters):
                yield from counters.put(st, ref, kind, 1, "701.34a")


# --- effects that last (611.2) -------------------------------------------------------------------------------------------


def fixed(st: State, ctx: Ctx, mod: Mod) -> Mod:
    """608.2h, 611.2c: numbers are worked out once, as the effect begins."""
    if isinstance(mod, m.ModifyPT):
        return replace(mod, power=number(st, ctx, mod.power), toughness=number(st, ctx, mod.toughness))
    if isinstance(mod, (m.SetPT, m.DefinePT)):
        power = None if mod.power is None else number(st, ctx, mod.power)
        toughness = None if mod.toughness is None else number(st, ctx, mod.toughness)
        return m.SetPT(power, toughness)
    if isinstance(mod, m.GainActivatedAbilitiesOf):
        found = [ability for oid in select(st, ctx, mod.what) for ability in look(st, oid)[1].abilities]
        return replace(mod, abilities=tuple(replace(a) for a in traits(tuple(found)).activated))  # 602.5c: each its own
    return mod


@does(ef.Modify)
def _modify(st: State, ctx: Ctx, node: ef.Modify) -> None:
    if is_this_entering(st, ctx, node.what):  # 611.2e
        speaker = ctx.dup()
        ctx.change.mods += tuple((speaker, fixed(st, ctx, mod)) for mod in node.mods)
        return
    objects = tuple(living(st, ctx, node.what))
    if not objects:
        return
    mods = tuple(fixed(st, ctx, mod) for mod in node.mods)
    barred = [oid for oid in objects if any(cant_gain(st, oid, mod) for mod in mods)]
    if barred:
        objects = _without_what_cant_be(st, ctx, node, objects, barred, mods)
    before = {o: chars_of(st, st.objs[o]).controller for o in objects} if _changes_control(mods) else {}
    condition = None if isinstance(node.condition, Always) else node.condition
    atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=mods, condition=condition)
    for oid, old in before.items():
        note_control(st, oid, old)


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
    """113.11: that part of the effect does not apply, now or later; the other parts do. Returns the other objects."""
    condition = None if isinstance(node.condition, Always) else node.condition
    for oid in barred:
        rest = tuple(mod for mod in mods if not cant_gain(st, oid, mod))
        if rest:
            atoms.new_floating(st, ctx.dup(), node.duration, objects=(oid,), mods=rest, condition=condition)
    return tuple(oid for oid in objects if oid not in barred)


def _changes_control(mods: tuple[Mod, ...]) -> bool:
    return any(isinstance(mod, m.SetController) for mod in mods)


def note_control(st: State, oid: int, old: int) -> None:
    """302.6, 506.4: a permanent whose controller changed is newly under control, and leaves combat."""
    new = chars_of(st, st.objs[oid]).controller
    if new != old:
        change_hands(st, oid, new, "110.2")


@does(ef.Mark)
def _mark(st: State, ctx: Ctx, node: ef.Mark) -> None:
    if is_this_entering(st, ctx, node.what):
        ctx.change.flags |= node.mark
        return
    if node.mark & OF_CARDS:
        for oid in living(st, ctx, node.what):
            atoms.set_flag(st, oid, node.mark)
        return
    for oid in permanents(st, ctx, node.what):
        designations.mark(st, oid, node.mark)


@performs(ef.Monstrosity)
def _monstrosity(st: State, ctx: Ctx, node: ef.Monstrosity) -> Ask[None]:
    """701.37a."""
    obj = st.objs.get(ctx.source)
    if obj is not None and obj.zone == BATTLEFIELD and not obj.phased and not obj.flags & MONSTROUS:
        yield from counters.put(st, obj.id, "+1/+1", number(st, ctx, node.count), "701.37a")
        designations.mark(st, obj.id, MONSTROUS)


@does(ef.Goad)
def _goad(st: State, ctx: Ctx, node: ef.Goad) -> None:
    """701.15: it attacks each combat if able, and a player other than the goader if able; each player's goad counts once."""
    for oid in living(st, ctx, node.what):
        if ctx.controller in goaders(st, oid) or st.objs[oid].zone != BATTLEFIELD:
            continue  # 701.15d
        inner = Ctx(ctx.source, ctx.controller, each=oid)
        itself = IsOneOf(ThatThing())
        musts = (Restrict(MUST_ATTACK, itself), Restrict(MUST_ATTACK, itself, ANOTHER_PLAYER))
        atoms.new_floating(st, inner, ef.UNTIL_YOUR_NEXT_TURN, statics=musts, objects=(oid,), uses=GOADING)
        atoms.emit(st, Event(ev.GOADED, "701.15a", ctx.controller, oid))


@does(ef.Establish)
def _establish(st: State, ctx: Ctx, node: ef.Establish) -> None:
    condition = None if isinstance(node.condition, Always) else node.condition
    if node.duration == ef.UNTIL_NEXT_OF_THIS:
        atoms.drop_floating(
            st, [f.id for f in st.floating if f.duration == node.duration and f.ctx.source == ctx.source]
        )
    if node.duration == ef.NEXT_UNTAP_STEP:
        _keep_tapped(st, ctx, node)
        return
    statics = tuple(_fixed_static(st, ctx, static) for static in node.statics)
    atoms.new_floating(st, ctx.dup(), node.duration, statics=statics, uses=node.uses, condition=condition)


def _fixed_static(st: State, ctx: Ctx, static: Static) -> Static:
    """608.2h: how much spells cost more or less is worked out once, as the effect begins."""
    return replace(static, amount=number(st, ctx, static.amount)) if isinstance(static, CostChange) else static


def _keep_tapped(st: State, ctx: Ctx, node: ef.Establish) -> None:
    """502.3: each permanent waits for an untap step of its own, its controller's next: an effect for each."""
    for static in node.statics:
        assert isinstance(static, Restrict)
        for oid in select(st, ctx, Each(static.where)):
            inner = ctx.dup()
            inner.each = oid
            own = replace(static, where=IsOneOf(ThatThing()))
            atoms.new_floating(st, inner, node.duration, statics=(own,), objects=(oid,))


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


@performs(ef.ChooseKeyword)
def _choose_keyword(st: State, ctx: Ctx, node: ef.ChooseKeyword) -> Ask[None]:
    objects = tuple(living(st, ctx, node.what))
    if objects:
        values = range(len(node.keywords))
        pick = yield from ask_mode(ctx.controller, "608.2d", "Which ability?", values, Keywords(node.keywords))
        mods = (m.AddAbility(Keyword(node.keywords[pick])),)
        atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=mods)


@does(ef.Multiply)
def _multiply(st: State, ctx: Ctx, node: ef.Multiply) -> None:
    """701.10b–c, 701.11b–c: gets +X/+Y by what they are now, which may be less than 0."""
    for oid in permanents(st, ctx, node.what):
        chars = chars_of(st, st.objs[oid])
        power = (chars.power or 0) * (node.factor - 1) if node.power else 0
        toughness = (chars.toughness or 0) * (node.factor - 1) if node.toughness else 0
        atoms.new_floating(st, ctx.dup(), node.duration, objects=(oid,), mods=(m.ModifyPT(power, toughness),))


@does(ef.ExchangeControl)
def _exchange(st: State, ctx: Ctx, node: ef.ExchangeControl) -> None:
    """701.12b: all or nothing; nothing happens between permanents of the same player."""
    pair = permanents(st, ctx, node.a) + (permanents(st, ctx, node.b) if node.b is not None else [])
    if len(pair) != 2:
        return
    first, second = pair
    a, b = chars_of(st, st.objs[first]).controller, chars_of(st, st.objs[second]).controller
    if a == b:
        return
    for oid, new, old in ((first, b, a), (second, a, b)):
        inner = Ctx(ctx.source, new)
        atoms.new_floating(st, inner, ef.FOREVER, objects=(oid,), mods=(m.SetController(You()),))
        note_control(st, oid, old)


@performs(ef.AttachTo)
def _attach(st: State, ctx: Ctx, node: ef.AttachTo) -> Ask[None]:
    """701.3a; 613.7m: whose timestamps are the earlier, if several become attached."""
    hosts = [o for o in select(st, ctx, node.to) if o in st.objs]
    records = []
    for oid in permanents(st, ctx, node.what):
        if hosts and attaching.can_be_attached(st, oid, hosts[0]):
            record = st.objs[oid].dup()
            record.attached = hosts[0]
            records.append(record)
    ordered = yield from timestamp_order.renewed(st, records)
    for oid in ordered:
        atoms.attach(st, oid, hosts[0], "701.3a")


# --- faces (708, 712) -------------------------------------------------------------------------------------------------------


@performs(ef.Transform)
def _transform(st: State, ctx: Ctx, node: ef.Transform) -> Ask[None]:
    """701.27a, 701.28a: so that the other face is up."""
    able = _able_to_turn(st, ctx, node)
    yield from turn_all(st, able, "701.28a" if node.convert else "701.27a", node.convert)


def _able_to_turn(st: State, ctx: Ctx, node: ef.Transform) -> list[int]:
    """701.27: only a double-faced permanent that may transform does; 701.28a, 701.28f: the same goes for converting."""
    able = []
    for oid in permanents(st, ctx, node.what):
        obj = st.objs[oid]
        if not can_turn(obj) or has_turned_meanwhile(st, oid):
            continue
        blocked = chars_of(st, obj).keywords & BOUND != 0 or any(  # 702.145b, e
            s.kind == CANT_TRANSFORM and passes(st, c, s.where, obj, chars_of(st, obj))
            for c, _, s, _ in statics(st, Restrict)
        )
        if not blocked:
            able.append(oid)
    return able


POSSIBLE[ef.Transform] = lambda st, ctx, node, player: bool(_able_to_turn(st, ctx, node))


@does(ef.TurnFaceDown)
def _face_down(st: State, ctx: Ctx, node: ef.TurnFaceDown) -> None:
    for oid in permanents(st, ctx, node.what):
        if not any(frames.is_double_faced(card) for card in frames.cards_of(st.objs[oid])):  # 712.16, 730.2j
            face_down.turn_face_down(st, oid, node.mods)


@performs(ef.TurnFaceUp)
def _face_up(st: State, ctx: Ctx, node: ef.TurnFaceUp) -> Ask[None]:
    records = [st.objs[oid].dup() for oid in permanents(st, ctx, node.what)]
    for record in records:
        record.face_down = None
    ordered = yield from timestamp_order.renewed(st, records)  # 613.7m
    for oid in ordered:
        yield from face_down.turn_face_up(st, oid)


@performs(ef.Manifest)
def _manifest(st: State, ctx: Ctx, node: ef.Manifest) -> Ask[None]:
    yield from _put_face_down(st, ctx, node, "manifest", "701.40a")


@performs(ef.Cloak)
def _cloak(st: State, ctx: Ctx, node: ef.Cloak) -> Ask[None]:
    yield from _put_face_down(st, ctx, node, "cloak", "701.58a")


def _put_face_down(st: State, ctx: Ctx, node: ef.Manifest | ef.Cloak, word: str, rule: str) -> Ask[None]:
    """701.40e, 701.58e: the top cards of a library, one at a time, onto the battlefield face down."""
    for player in who(st, ctx, node.who):
        for _ in range(number(st, ctx, node.count)):
            if st.libraries[player]:
                card = st.objs[st.libraries[player][0]]
                down = face_down.face_down(word)
                change = Change(
                    card, BATTLEFIELD, move_causes.EFFECT, rule, controller=player, by=player, face_down=down
                )
                yield from moving.move_one(st, change)


@does(ef.PhaseOut)
def _phase_out(st: State, ctx: Ctx, node: ef.PhaseOut) -> None:
    """610.4b–c: if what it waits for has happened already, nothing happens."""
    if not node.until_leaves:
        phase_out(st, permanents(st, ctx, node.what))
    elif ctx.source in st.battlefield:
        going = [oid for oid in permanents(st, ctx, node.what) if not st.objs[oid].phased]
        phase_out(st, going, how=UNTIL)
        uses = moving.PHASE_IN_TAPPED if node.tapped else moving.PHASE_IN
        moving.until_leaves(st, ctx, tuple(going), uses)


@does(ef.Designate)
def _designate(st: State, ctx: Ctx, node: ef.Designate) -> None:
    for oid in permanents(st, ctx, node.what):
        if node.on:
            designations.designate(st, oid)
        else:
            designations.undesignate(st, oid)


@does(ef.BecomeCopy)
def _become_copy(st: State, ctx: Ctx, node: ef.BecomeCopy) -> None:
    """707.4: the copiable values of the original as they are now; no "enters" or "leaves"."""
    originals = select(st, ctx, node.of)
    if not originals:
        return
    original = look(st, past(ctx, originals[0]))[0]
    values = copiable(st, original)
    copied = Copied(values.definition, values.in_use, values.exceptions + node.exceptions, values.face_down)
    objects = tuple(permanents(st, ctx, node.what))
    if objects:
        atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, copied=copied)


@does(ef.Regenerate)
def _regenerate(st: State, ctx: Ctx, node: ef.Regenerate) -> None:
    """701.19a: a shield until the end of the turn."""
    for oid in permanents(st, ctx, node.what):
        shield = Floating(
            atoms.new_id(st),
            ctx.dup(),
            ef.THIS_TURN,
            st.turn,
            atoms.tick(st),
            objects=(oid,),
            uses=destroying.REGENERATION,
        )
        atoms.add_floating(st, shield)


@does(ef.RemoveDamage)
def _remove_damage(st: State, ctx: Ctx, node: ef.RemoveDamage) -> None:
    for oid in permanents(st, ctx, node.what):
        atoms.heal(st, oid)


@does(ef.RemoveFromCombat)
def _remove_from_combat(st: State, ctx: Ctx, node: ef.RemoveFromCombat) -> None:
    for oid in permanents(st, ctx, node.what):
        remove_from_combat(st, oid)


@performs(ef.ReselectAttacked)
def _reselect(st: State, ctx: Ctx, node: ef.ReselectAttacked) -> Ask[None]:
    for oid in permanents(st, ctx, node.what):
        yield from reselect(st, ctx.controller, oid)
