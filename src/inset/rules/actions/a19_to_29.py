"""701.19 regenerate, 701.20 reveal, 701.21 sacrifice, 701.22 scry, 701.23 search, 701.24 shuffle, 701.25 surveil,
701.26 tap and untap, 701.27–28 transform and convert, 701.29 fateseal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from inset.kernel.types import GRAVEYARD, HAND, LIBRARY
from inset.language import effects as ef, patterns as pat, statics as sta, subtypes
from inset.language.statics import CANT_TRANSFORM, Restrict
from inset.language.values import ANY_NUMBER
from inset.rules import atoms
from inset.rules.actions.library import piles
from inset.rules.actions.permanents import is_this_entering, permanents
from inset.rules.actions.zones import _keep_permanents
from inset.rules.events import moving
from inset.rules.events.damage import player_rule
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, living, performs, say_choice
from inset.rules.events.linked_records import link
from inset.rules.events.tapping import untap
from inset.rules.events.triggers import statics
from inset.rules.events.zone_change import Change
from inset.rules.meaning.filters import names_of
from inset.rules.meaning.references import number, passes, who, zone_ids
from inset.rules.mechanics.day_and_night import BOUND, can_turn, has_turned_meanwhile, turn_all
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.lasting_effects import REGENERATION
from inset.rules.model.questions import ask_player
from inset.rules.model.state import Ctx, Event, Floating, State
from inset.rules.model.subjects import About
from inset.rules.objects.layers import chars_of


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
            role=REGENERATION,
        )
        atoms.add_floating(st, shield)


@does(ef.RevealHand)
def _reveal_hand(st: State, ctx: Ctx, node: ef.RevealHand) -> None:
    for player in who(st, ctx, node.who):
        atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=st.hands[player]))


@performs(ef.Sacrifice)
def _sacrifice(st: State, ctx: Ctx, node: ef.Sacrifice) -> Ask[None]:
    """701.21: each player, who is ``ThatOne``, chooses in turn order, then all sacrifice at the same time (101.4)."""
    chosen: list[tuple[int, int]] = []
    players = who(st, ctx, node.who)
    outer = ctx.each_player
    for player in players:
        ctx.each_player = player
        count = number(st, ctx, node.count)
        options = sacrificeable(st, ctx, node, player)
        most = len(options) if node.count == ANY_NUMBER else count
        least = 0 if node.up_to else most
        picked = yield from choose_some(st, player, options, least, most, "Sacrifice what?", "701.21a", ctx.source)
        if player != players[-1]:
            say_choice(st, player, picked)
        chosen += [(player, oid) for oid in picked]
    ctx.each_player = outer
    changes = [
        Change(st.objs[o], GRAVEYARD, move_causes.SACRIFICING, "701.21a", by=p) for p, o in chosen if o in st.objs
    ]
    gone = [change.obj.id for change in changes]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [old for old, new in zip(gone, made, strict=True) if new])  # as they were there (608.2h)


def sacrificeable(st: State, ctx: Ctx, node: ef.Sacrifice, player: int) -> list[int]:
    return [
        oid for oid in st.battlefield
        if moving.can_be_sacrificed(st, player, oid) and passes(st, ctx, node.where, st.objs[oid], chars_of(st, st.objs[oid]))
    ]  # fmt: skip


def _can_sacrifice(st: State, ctx: Ctx, node: ef.Sacrifice, player: int) -> bool:
    least = 1 if node.up_to or node.count == ANY_NUMBER else number(st, ctx, node.count)
    return any(len(sacrificeable(st, ctx, node, p)) >= least for p in who(st, ctx, node.who))


POSSIBLE[ef.Sacrifice] = _can_sacrifice


@performs(ef.SacrificeIt)
def _sacrifice_it(st: State, ctx: Ctx, node: ef.SacrificeIt) -> Ask[None]:
    """701.21a: a player can't sacrifice what they don't control."""
    made: list[int] = []
    for player in who(st, ctx, node.who):
        made += yield from moving.sacrifice(st, player, living(st, ctx, node.what))
    _keep_permanents(st, ctx, node.save, made)


def _can_sacrifice_it(st: State, ctx: Ctx, node: ef.SacrificeIt, player: int) -> bool:
    return any(moving.can_be_sacrificed(st, player, oid) for oid in living(st, ctx, node.what))


POSSIBLE[ef.SacrificeIt] = _can_sacrifice_it


@performs(ef.Scry)
def _scry(st: State, ctx: Ctx, node: ef.Scry) -> Ask[None]:
    """701.22: any number to the bottom, the rest back on top, each in any order."""
    count = max(0, number(st, ctx, node.count))
    for player in who(st, ctx, node.who):
        top = st.libraries[player][:count]
        if not count:
            continue
        up, down = yield from piles(st, player, top, "scry", "701.22a")
        rest = st.libraries[player][len(top) :]
        atoms.reorder_library(st, player, (*up, *rest, *down))
        atoms.emit(st, Event(ev.SCRIED, "701.22a", player, amount=len(top), detail="scry"))


@performs(ef.Search)
def _search(st: State, ctx: Ctx, node: ef.Search) -> Ask[None]:
    """701.23: in a hidden zone a player needn't find cards described by qualities (701.23b)."""
    for player in who(st, ctx, node.who):
        owners = [player] if node.whose is None else who(st, ctx, node.whose)
        chosen: list[int] = []
        if not player_rule(st, player, sta.CANT_SEARCH):
            cards = _within_reach(st, player, owners, zone_ids(st, node.zones, owners))
            options = [o for o in cards if passes(st, ctx, node.where, st.objs[o], chars_of(st, st.objs[o]))]
            atoms.tell(st, Event(ev.SEARCHED, "701.23a", player, detail=tuple(cards)))
            if node.zones & LIBRARY and player in owners:
                atoms.emit(st, Event(ev.DEED, "701.23a", player, ctx.source, detail=pat.SEARCHES))
            if node.all:  # what lies open must be found, what is hidden needn't (701.23b)
                open_ = [o for o in options if not st.objs[o].zone & (HAND | LIBRARY)]
                hidden = [o for o in options if o not in open_]
                for found, least in ((open_, len(open_)), (hidden, 0)):
                    chosen += yield from choose_some(
                        st, player, found, least, len(found), "Find which card?", "701.23b", ctx.source
                    )
            else:
                most = number(st, ctx, node.most)
                least = number(st, ctx, node.least)
                if most == 1 and any(not st.objs[o].zone & (HAND | LIBRARY) for o in options):
                    least = 1  # only in a hidden zone needn't it be found (701.23b)
                if node.alike:
                    chosen = yield from choose_some(
                        st, player, options, 0, 1, "Find which card?", "701.23a", ctx.source
                    )
                    options = [o for o in options if chosen and o not in chosen and _share_land_type(st, o, chosen[0])]
                    most -= 1
                apart = partial(_names, st) if node.different else None
                if node.and_one is not None:
                    chosen = yield from choose_some(
                        st, player, options, 0, 1, "Find which card?", "701.23a", ctx.source
                    )
                    others = [o for o in cards if o not in chosen]
                    options = [o for o in others if passes(st, ctx, node.and_one, st.objs[o], chars_of(st, st.objs[o]))]
                chosen += yield from choose_some(
                    st, player, options, least, most, "Find which card?", "701.23a", ctx.source, apart
                )
        if node.reveal and chosen:
            atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=tuple(chosen)))
        yield from _put_found(st, ctx, node, player, owners, chosen)


def _within_reach(st: State, player: int, owners: Sequence[int], cards: list[int]) -> list[int]:
    """614.1a: of a library perhaps only the cards on top."""
    limits = [
        static.count for ctx, _, static, _ in statics(st, sta.SearchesTopOnly) if player in who(st, ctx, static.who)
    ]
    if not limits:
        return cards
    top = [oid for owner in owners for oid in st.libraries[owner][: min(limits)]]
    return [oid for oid in cards if st.objs[oid].zone != LIBRARY or oid in top]


def _share_land_type(st: State, one: int, other: int) -> bool:
    """205.3i."""
    return any(
        name in subtypes.LAND_TYPES
        for name in chars_of(st, st.objs[one]).subtypes
        if name in chars_of(st, st.objs[other]).subtypes
    )


def _names(st: State, oid: int) -> list[str]:
    return names_of(chars_of(st, st.objs[oid]))


def _put_found(
    st: State, ctx: Ctx, node: ef.Search, player: int, owners: Sequence[int], chosen: list[int]
) -> Ask[None]:
    if node.to == LIBRARY:  # "shuffle and put that card on top"
        if node.shuffle:
            for owner in owners:
                atoms.shuffle(st, owner)
        for oid in chosen:
            owner = st.objs[oid].owner
            rest = tuple(o for o in st.libraries[owner] if o != oid)
            order = (*rest, oid) if node.position == ef.BOTTOM else (oid, *rest)
            atoms.reorder_library(st, owner, order)
        keep(ctx, node.save, chosen)
        return
    if node.rest_to and len(chosen) > 1:  # "put one … and the other …"
        first = yield from choose_some(st, player, chosen, 1, 1, "Which goes there?", "701.23a", ctx.source)
        others = [
            Change(st.objs[o], node.rest_to, move_causes.EFFECT, "701.23a", by=player)
            for o in chosen
            if o not in first and o in st.objs
        ]
        yield from moving.move(st, others)
        chosen = first
    if node.to:
        changes = [
            Change(st.objs[o], node.to, move_causes.EFFECT, "701.23a", controller=player, by=player, tapped=node.tapped)
            for o in chosen
        ]
        made = yield from moving.move(st, changes)
        if node.link:
            link(st, ctx.source, tuple(n for n in made if n in st.objs))
        keep(ctx, node.save, [n for n in made if n])
    else:
        keep(ctx, node.save, chosen)
    if node.shuffle:
        for owner in owners:
            atoms.shuffle(st, owner)


@does(ef.Shuffle)
def _shuffle(st: State, ctx: Ctx, node: ef.Shuffle) -> None:
    for player in who(st, ctx, node.who):
        atoms.shuffle(st, player)


@performs(ef.Surveil)
def _surveil(st: State, ctx: Ctx, node: ef.Surveil) -> Ask[None]:
    """701.25: any number into the graveyard, the rest back on top in any order."""
    count = max(0, number(st, ctx, node.count))
    for player in who(st, ctx, node.who):
        top = st.libraries[player][:count]
        if not count:
            continue
        up, down = yield from piles(st, player, top, "surveil", "701.25a")
        rest = st.libraries[player][len(top) :]
        atoms.reorder_library(st, player, (*up, *down, *rest))
        yield from moving.move(
            st, [Change(st.objs[o], GRAVEYARD, move_causes.EFFECT, "701.25a", by=player) for o in down]
        )
        atoms.emit(st, Event(ev.SCRIED, "701.25a", player, amount=len(top), detail="surveil"))


@does(ef.Tap)
def _tap(st: State, ctx: Ctx, node: ef.Tap) -> None:
    if is_this_entering(st, ctx, node.what):
        ctx.change.tapped = True  # "as this enters … it enters tapped"
        return
    done = [o for o in permanents(st, ctx, node.what) if atoms.set_tapped(st, o, True, "701.26a")]
    keep(ctx, node.save, done)


def _can_tap(st: State, ctx: Ctx, node: ef.Tap, player: int) -> bool:
    """118.3, 701.26a: a tapped permanent can't be tapped for something."""
    return is_this_entering(st, ctx, node.what) or any(
        not st.objs[oid].tapped for oid in permanents(st, ctx, node.what)
    )


POSSIBLE[ef.Tap] = _can_tap


@does(ef.Untap)
def _untap(st: State, ctx: Ctx, node: ef.Untap) -> None:
    for oid in permanents(st, ctx, node.what):
        untap(st, oid)


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


@performs(ef.Fateseal)
def _fateseal(st: State, ctx: Ctx, node: ef.Fateseal) -> Ask[None]:
    """701.29a: as scrying, in the library of an opponent of the player's choice."""
    player, against = ctx.controller, st.opponents(ctx.controller)
    if not against:
        return
    whose = against[0]
    if len(against) > 1:
        whose = yield from ask_player(player, "701.29a", "Whose library?", against, About(ctx.source))
    top = st.libraries[whose][: max(0, number(st, ctx, node.count))]
    if top:
        up, down = yield from piles(st, player, top, "scry", "701.29a")
        rest = st.libraries[whose][len(top) :]
        atoms.reorder_library(st, whose, (*up, *rest, *down))
