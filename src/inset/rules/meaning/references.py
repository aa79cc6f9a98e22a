"""109.5, 608.2h: what the words of card text stand for right now: players, objects.

Each class of node has one function, found in a table. ``look`` gives an object with its characteristics, by last known
information if it is gone (608.2h, 113.7a). Numbers, filters and conditions are next door, in ``numbers.py`` and ``filters.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from inset.kernel.types import (
    BATTLE,
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    OUTSIDE,
    PLANESWALKER,
    STACK,
)  # fmt: skip
from inset.language import selections as sel
from inset.language.card import Card, Face
from inset.language.effects import OPPONENT, PLAYER, SIDES
from inset.language.node import Filter, Selection
from inset.language.set_up import TheObject, ThePlayer
from inset.rules.meaning.linked_abilities import choice, chosen_player, linked
from inset.rules.meaning.tracking import found_again, moved, this_object
from inset.rules.model import event_records as ev
from inset.rules.model.dispatch import (
    ASK as ASK,
    CONDITIONS as CONDITIONS,
    NUMBERS as NUMBERS,
    PLAYERS as PLAYERS,
    holds as holds,
    matches,
    number as number,
    one as one,
    passes as passes,
    who as who,
)
from inset.rules.model.object_notes import BORNE_BY, CONVOKED, MATERIALS, PROTECTOR
from inset.rules.model.state import (
    INITIATIVE,
    MONARCH,
    SPELL,
    Chars,
    Ctx,
    Event,
    Obj,
    State,
    is_player,
    player_of,
    player_ref,
)
from inset.rules.objects.layers import NO_CHARS, chars_of


def blockers_of(st: State, attacker: int) -> list[int]:
    """The creatures that are blocking an attacker now."""
    found = []
    for oid in st.battlefield:
        part = st.objs[oid].combat
        if part is not None and attacker in part.blocking:
            found.append(oid)
    return found


def passes_attacked(st: State, ctx: Ctx, where: Filter, ref: int) -> bool:
    """Does what is attacked pass? A player passes as an object that they control and that has no type."""
    if is_player(ref):
        player = player_of(ref)
        chars = Chars("", None, 0, 0, 0, frozenset(), (), 0, None, None, None, None, player)
        return passes(st, ctx, where, Obj(0, 0, player, player, 0, _NOBODY), chars)
    return passes_id(st, ctx, where, ref)


_NOBODY: Final = Card((Face(),))


def passes_id(st: State, ctx: Ctx, where: Filter, oid: int) -> bool:
    obj, chars = look(st, oid)
    return ASK[type(where)](st, ctx, where, obj, chars)


def look(st: State, oid: int) -> tuple[Obj, Chars]:
    """An object and its characteristics, now or as they last were (608.2h)."""
    obj = st.objs.get(oid)
    if obj is None:
        return st.lki[oid]
    return obj, chars_of(st, obj)


def exists(st: State, oid: int) -> bool:
    """702.26b: what is phased out is treated as though it did not exist."""
    obj = st.objs.get(oid)
    return obj is not None and not obj.phased


# --- players ---------------------------------------------------------------------------------------------------


def _all_players(st: State, ctx: Ctx, node: sel.AllPlayers) -> Sequence[int]:
    return st.in_game()


def _target_players(st: State, ctx: Ctx, node: sel.TargetPlayers) -> list[int]:
    if node.slot >= len(ctx.targets):
        return []
    return [player_of(ref) for ref in ctx.targets[node.slot] if is_player(ref)]


def _controller_of(st: State, ctx: Ctx, node: sel.ControllerOf) -> list[int]:
    found: list[int] = []
    for oid in select(st, ctx, node.what):
        known = past(ctx, oid)
        if not isinstance(node.what, sel.Target):  # a target in a graveyard is its owner's (108.4a)
            known = _when_controlled(st, known)
        player = look(st, known)[1].controller
        if player not in found:
            found.append(player)
    return found


def _when_controlled(st: State, oid: int) -> int:
    """109.4, 608.2h: what is neither on the battlefield nor on the stack has no controller, but may have had one there."""
    obj = st.objs.get(oid)
    if obj is None or obj.zone & (BATTLEFIELD | STACK):
        return oid
    for event in reversed(st.events):
        if event.kind == ev.MOVED and event.obj == oid:
            return event.other if event.origin & (BATTLEFIELD | STACK) and event.other in st.lki else oid
    return oid


def _owner_of(st: State, ctx: Ctx, node: sel.OwnerOf) -> list[int]:
    found: list[int] = []
    for oid in select(st, ctx, node.what):
        player = look(st, oid)[0].owner
        if player not in found:
            found.append(player)
    return found


def standing_for(st: State, flag: int, player: int | None = None) -> list[int]:
    """The objects in the command zone that stand for something, a title or a designation: of a player, or of anybody."""
    return [oid for oid in st.command if st.objs[oid].flags & flag and (player is None or st.objs[oid].owner == player)]


def holder(st: State, title: int) -> int:
    """725, 726: the player who is the monarch, or has the initiative; -1 if there is none."""
    found = standing_for(st, title)
    return st.objs[found[0]].owner if found else -1


def _the_holder(st: State, title: int) -> list[int]:
    player = holder(st, title)
    return [player] if player >= 0 else []


def _event_player(st: State, ctx: Ctx, node: sel.EventPlayer) -> list[int]:
    return [ctx.event.player] if ctx.event is not None and ctx.event.player >= 0 else []


def defending_player(st: State, ref: int) -> int:
    """508.5: the player attacked, the planeswalker's controller or the battle's protector; -1 if none."""
    if ref == 0:
        return -1
    if is_player(ref):
        return player_of(ref)
    obj, chars = look(st, ref)
    return PROTECTOR.get(obj.notes, chars.controller) if attacked_as_battle(st, ref) else chars.controller


def attacked_as_battle(st: State, ref: int) -> bool:
    """Is a permanent that is attacked a battle, or was it one? 310.8g: what is none any more keeps its protector."""
    obj, chars = look(st, ref)
    return chars.types & BATTLE != 0 or (not chars.types & PLANESWALKER and PROTECTOR in obj.notes)


def _defending(st: State, ctx: Ctx, node: sel.DefendingPlayer) -> list[int]:
    for oid in select(st, ctx, node.what):
        obj, _ = look(st, oid)
        if obj.combat is not None and obj.combat.attacking:
            return [_once_defending(st, oid, obj.combat.attacking)]
        for event in reversed(st.events):
            if event.kind == ev.REMOVED_FROM_COMBAT and event.obj == oid and event.other:
                return [event.player]
    if ctx.event is not None and ctx.event.kind == ev.ATTACKED:
        return [defending_player(st, ctx.event.other)]
    return []


def attacked_by(st: State, ctx: Ctx, what: Selection) -> int:
    """What a creature is attacking, or was attacking before it was removed from combat (506.4); 0 if nothing."""
    for oid in select(st, ctx, what):
        obj, _ = look(st, oid)
        if obj.combat is not None and obj.combat.attacking:
            return obj.combat.attacking
        for event in reversed(st.events):
            if event.kind == ev.REMOVED_FROM_COMBAT and event.obj == oid and event.other:
                return event.other
    return 0


def _attacked_player(st: State, ctx: Ctx, node: sel.AttackedPlayer) -> list[int]:
    ref = attacked_by(st, ctx, node.what)
    return [player_of(ref)] if is_player(ref) else []


def _attacked_permanent(st: State, ctx: Ctx, node: sel.AttackedPermanent) -> list[int]:
    ref = attacked_by(st, ctx, node.what)
    return [ref] if ref > 0 else []


def _once_defending(st: State, oid: int, ref: int) -> int:
    """508.5: of a creature that is gone, who controlled the planeswalker when it went."""
    if oid not in st.objs and not is_player(ref) and not attacked_as_battle(st, ref):
        left = next((n for n, e in enumerate(st.events) if e.kind == ev.MOVED and e.other == oid), len(st.events))
        for event in st.events[left:]:
            if event.kind == ev.CONTROL_CHANGED and event.obj == ref:
                return event.amount
    return defending_player(st, ref)


def _players_where(st: State, ctx: Ctx, node: sel.PlayersWhere) -> list[int]:
    found = []
    for player in who(st, ctx, node.who):
        inner = ctx.dup()
        inner.each_player = player
        if holds(st, inner, node.condition):
            found.append(player)
    return found


def _players_in_events(st: State, ctx: Ctx, node: sel.PlayersInEvents) -> list[int]:
    affected = {e.player for e in st.events if matches(st, ctx, node.what, e)}
    return [p for p in who(st, ctx, node.who) if p in affected]


def _players_except(st: State, ctx: Ctx, node: sel.PlayersExcept) -> list[int]:
    but = who(st, ctx, node.but)
    return [p for p in who(st, ctx, node.who) if p not in but]


def _player_union(st: State, ctx: Ctx, node: sel.PlayerUnion) -> list[int]:
    found: list[int] = []
    for part in node.parts:
        found += [p for p in who(st, ctx, part) if p not in found]
    return found


def _players_attacked(st: State, ctx: Ctx, node: sel.PlayersAttacked) -> list[int]:
    parts = [st.objs[oid].combat for oid in st.battlefield]
    refs = [part.attacking for part in parts if part is not None]
    return [p for p in st.in_game() if player_ref(p) in refs]


def _enchanted_player(st: State, ctx: Ctx, node: sel.EnchantedPlayer) -> list[int]:
    ref = look(st, ctx.source)[0].attached
    return [player_of(ref)] if is_player(ref) and not st.players[player_of(ref)].lost else []


def _chosen_player(st: State, ctx: Ctx, node: sel.ChosenPlayer) -> list[int]:
    for key in (OPPONENT, PLAYER):
        found = chosen_player(st, look(st, ctx.source)[0], key) if ctx.change is None else ctx.change.chosen.get(key)
        if found is not None:
            return [found]
    return []


def _chose_side(st: State, ctx: Ctx, node: sel.ChoseSide) -> list[int]:
    source = look(st, ctx.source)[0]
    return [player for player in st.in_game() if choice(st, source, SIDES + player) == node.word]


PLAYERS.update(
    {
        sel.You: lambda st, ctx, node: [ctx.controller],
        sel.Opponents: lambda st, ctx, node: [p for p in st.in_game() if p != ctx.controller],  # 101.4
        sel.AllPlayers: _all_players,
        sel.TargetPlayers: _target_players,
        sel.ControllerOf: _controller_of,
        sel.OwnerOf: _owner_of,
        sel.EventPlayer: _event_player,
        sel.TheMonarch: lambda st, ctx, node: _the_holder(st, MONARCH),
        sel.InitiativeHolder: lambda st, ctx, node: _the_holder(st, INITIATIVE),
        sel.ActivePlayer: lambda st, ctx, node: [st.active],
        sel.DefendingPlayer: _defending,
        sel.AttackedPlayer: _attacked_player,
        sel.ControlsExiler: lambda st, ctx, node: [look(st, ctx.source)[1].controller],
        sel.ThatOne: lambda st, ctx, node: [ctx.each_player] if ctx.each_player >= 0 else [],
        sel.ChosenPlayer: _chosen_player,
        sel.ChoseSide: _chose_side,
        ThePlayer: lambda st, ctx, node: [node.player],
        sel.EnchantedPlayer: _enchanted_player,
        sel.PlayersWhere: _players_where,
        sel.PlayersInEvents: _players_in_events,
        sel.SavedPlayers: lambda st, ctx, node: [player_of(r) for r in ctx.saved.get(node.slot, ()) if is_player(r)],
        sel.PlayersAttacked: _players_attacked,
        sel.PlayerUnion: _player_union,
        sel.PlayersExcept: _players_except,
    }
)


# --- objects ---------------------------------------------------------------------------------------------------


def select(st: State, ctx: Ctx, selection: Selection) -> list[int]:
    """The objects that a selection names now, in a fixed order."""
    return _SELECT[type(selection)](st, ctx, selection)


def is_entering(ctx: Ctx, oid: int) -> bool:
    """614.13a: while "as this enters" is carried out: the object that enters, or one that enters at the same time."""
    change = ctx.change
    return change is not None and (oid == change.obj.id or oid in change.together)


def past(ctx: Ctx, oid: int) -> int:
    """What an object that changed zones in the event at hand was before (603.10, 608.2h), for asking about it."""
    event = ctx.event
    if event is None or event.kind != ev.MOVED or event.obj != oid or event.destination == BATTLEFIELD:
        return oid
    return event.other if event.origin & (BATTLEFIELD | STACK) else oid


def _event_object(st: State, ctx: Ctx, node: sel.EventObject) -> list[int]:
    """Whom the event is about: of damage, the source that deals it (120.7); of several at the same time, all of them."""
    event = ctx.event
    if event is None:
        return []
    if event.also is None:
        return _about(st, event)
    found: dict[int, None] = {}
    rest: Event | None = event
    while rest is not None:
        for oid in _about(st, rest):
            found[oid] = None
        rest = rest.also
    return list(found)


def _about(st: State, event: Event) -> list[int]:
    if event.kind == ev.MOVED:
        return moved(st, event)
    if event.kind == ev.PLAYER_ATTACKED:
        return found_again(st, event.oids)
    ref = event.other if event.kind == ev.DAMAGE else event.obj
    return [ref] if ref else []


def _event_other(st: State, ctx: Ctx, node: sel.EventOther) -> list[int]:
    """The other one: of damage, the permanent that is dealt it."""
    event = ctx.event
    if event is None:
        return []
    ref = event.obj if event.kind == ev.DAMAGE else event.other
    return [ref] if ref > 0 else []


def _target(st: State, ctx: Ctx, node: sel.Target) -> list[int]:
    if node.slot >= len(ctx.targets):
        return []
    return [ref for ref in ctx.targets[node.slot] if not is_player(ref)]


def zone_ids(st: State, zone: int, players: Sequence[int]) -> list[int]:
    """All objects in a zone (or in several), of these players where each has their own."""
    found: list[int] = []
    if zone & BATTLEFIELD:
        found += [o for o in st.battlefield if not st.objs[o].phased]  # 702.26d
    if zone & STACK:
        found += st.stack
    if zone & EXILE:
        found += [o for o in st.exile if st.objs[o].owner in players and not st.objs[o].spell_copy]  # 722.3c: no card
    if zone & COMMAND:
        found += [o for o in st.command if st.objs[o].owner in players]
    for player in players:
        if zone & GRAVEYARD:
            found += st.graveyards[player]
        if zone & HAND:
            found += st.hands[player]
        if zone & LIBRARY:
            found += st.libraries[player]
        if zone & OUTSIDE:
            found += st.outside[player]
    return found


def _each(st: State, ctx: Ctx, node: sel.Each) -> list[int]:
    players = st.in_game() if node.of is None else who(st, ctx, node.of)
    ask = ASK[type(node.where)]
    found = []
    for oid in zone_ids(st, node.zone, players):
        obj = st.objs[oid]
        hidden = obj.face_down is not None and obj.zone == EXILE  # 406.3a: no characteristics
        if ask(st, ctx, node.where, obj, NO_CHARS if hidden else chars_of(st, obj)):
            found.append(oid)
    return found


def _host(st: State, ctx: Ctx, node: sel.Host) -> list[int]:
    obj = look(st, ctx.source)[0]
    return [obj.attached] if obj.attached > 0 else []


def _bearer(st: State, ctx: Ctx, node: sel.Bearer) -> list[int]:
    """702.55b, 702.99c: it need not be a creature any more, and is remembered though it is gone."""
    bond, creature = BORNE_BY.get(look(st, ctx.source)[0].notes, (0, 0))
    return [creature] if bond == node.bond else []


def _top(st: State, ctx: Ctx, node: sel.TopOfLibrary) -> list[int]:
    count = max(0, number(st, ctx, node.count))
    found: list[int] = []
    for player in who(st, ctx, node.who):
        found += cards_on_top(st, ctx, player, count)
    return found


def cards_on_top(st: State, ctx: Ctx, player: int, count: int) -> tuple[int, ...]:
    """614.13c: without those that are entering the battlefield from there meanwhile."""
    library = st.libraries[player]
    return library[:count] if ctx.change is None else tuple(o for o in library if not is_entering(ctx, o))[:count]


def _union(st: State, ctx: Ctx, node: sel.Union) -> list[int]:
    found: list[int] = []
    for part in node.parts:
        found += [o for o in select(st, ctx, part) if o not in found]
    return found


def _among(st: State, ctx: Ctx, node: sel.Among) -> list[int]:
    return [o for o in select(st, ctx, node.what) if passes_id(st, ctx, node.where, o)]


def _last(st: State, ctx: Ctx, node: sel.Last) -> list[int]:
    return select(st, ctx, node.what)[-1:]


def _targets_of(st: State, ctx: Ctx, node: sel.TargetsOf) -> list[int]:
    found: list[int] = []
    for oid in select(st, ctx, node.what):
        obj, _ = look(st, oid)
        if obj.stack is not None:
            found += [r for slot in obj.stack.targets for r in slot if not is_player(r)]
    return found


def _source_of(st: State, ctx: Ctx, node: sel.SourceOf) -> list[int]:
    found = []
    for oid in select(st, ctx, node.what):
        obj, _ = look(st, oid)
        if obj.stack is not None:
            found.append(oid if obj.stack.kind == SPELL else obj.stack.ctx.source)
    return found


_SELECT: Final[dict[type, Callable[[State, Ctx, Any], list[int]]]] = {
    sel.This: lambda st, ctx, node: this_object(st, ctx),
    sel.Target: _target,
    sel.Each: _each,
    sel.EventObject: _event_object,
    sel.EventOther: _event_other,
    sel.Host: _host,
    sel.AttackedPermanent: _attacked_permanent,
    TheObject: lambda st, ctx, node: [node.oid] if node.oid in st.objs or node.oid in st.lki else [],
    sel.Saved: lambda st, ctx, node: found_again(st, ctx.saved.get(node.slot, ())),
    sel.ThatThing: lambda st, ctx, node: [ctx.each] if ctx.each else [],
    sel.ConvokedWith: lambda st, ctx, node: [
        oid for spell in select(st, ctx, node.spell) for oid in CONVOKED.get(look(st, spell)[0].notes, ())
    ],
    sel.Materials: lambda st, ctx, node: [o for o in MATERIALS.get(look(st, ctx.source)[0].notes, ()) if o in st.objs],
    sel.Bearer: _bearer,
    sel.LinkedCards: lambda st, ctx, node: linked(st, look(st, ctx.source)[0], node.put),
    sel.TopOfLibrary: _top,
    sel.Union: _union,
    sel.Among: _among,
    sel.Last: _last,
    sel.TargetsOf: _targets_of,
    sel.SourceOf: _source_of,
}
