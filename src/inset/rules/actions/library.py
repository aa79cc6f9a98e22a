"""701.20, 701.22–25, 701.44, 401: looking at, revealing, searching and ordering cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from inset.kernel.types import DUNGEON, EXILE, GRAVEYARD, HAND, LIBRARY
from inset.language import effects as ef, statics as sta
from inset.language.selections import AllPlayers
from inset.rules import atoms
from inset.rules.events import moving
from inset.rules.events.damage import player_rule
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, living, performs
from inset.rules.events.zone_change import Change
from inset.rules.meaning.color_identity import may_bring_in
from inset.rules.meaning.filters import names_of
from inset.rules.meaning.references import number, one, passes, who, zone_ids
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import KEEP_ON_TOP, PUT_INTO_GRAVEYARD, PUT_ON_BOTTOM
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_course, ask_next, ask_player
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import About, CardOrder, Deed, DeedWord, LibraryEnd
from inset.rules.objects.layers import chars_of


@performs(ef.Scry)
def _scry(st: State, ctx: Ctx, node: ef.Scry) -> Ask[None]:
    """701.22: any number to the bottom, the rest back on top, each in any order."""
    count = max(0, number(st, ctx, node.count))
    for player in who(st, ctx, node.who):
        top = st.libraries[player][:count]
        if not count:
            continue
        if top:
            atoms.tell(st, Event(ev.LOOKED, "701.22a", player, detail=top))
        up, down = yield from piles(st, player, top, "scry", "701.22a")
        rest = st.libraries[player][len(top) :]
        atoms.reorder_library(st, player, (*up, *rest, *down))
        atoms.emit(st, Event(ev.SCRIED, "701.22a", player, amount=len(top), detail="scry"))


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
        atoms.tell(st, Event(ev.LOOKED, "701.29a", player, detail=top))
        up, down = yield from piles(st, player, top, "scry", "701.29a")
        rest = st.libraries[whose][len(top) :]
        atoms.reorder_library(st, whose, (*up, *rest, *down))


@performs(ef.Surveil)
def _surveil(st: State, ctx: Ctx, node: ef.Surveil) -> Ask[None]:
    """701.25: any number into the graveyard, the rest back on top in any order."""
    count = max(0, number(st, ctx, node.count))
    for player in who(st, ctx, node.who):
        top = st.libraries[player][:count]
        if not count:
            continue
        if top:
            atoms.tell(st, Event(ev.LOOKED, "701.25a", player, detail=top))
        up, down = yield from piles(st, player, top, "surveil", "701.25a")
        rest = st.libraries[player][len(top) :]
        atoms.reorder_library(st, player, (*up, *down, *rest))
        yield from moving.move(
            st, [Change(st.objs[o], GRAVEYARD, move_causes.EFFECT, "701.25a", by=player) for o in down]
        )
        atoms.emit(st, Event(ev.SCRIED, "701.25a", player, amount=len(top), detail="surveil"))


def piles(
    st: State, player: int, cards: tuple[int, ...], word: DeedWord, rule: str
) -> Ask[tuple[list[int], list[int]]]:
    """Card by card: stay on top or go; then the order of each pile."""
    ways = (KEEP_ON_TOP, PUT_ON_BOTTOM if word == "scry" else PUT_INTO_GRAVEYARD)
    up: list[int] = []
    down: list[int] = []
    for oid in cards:
        goes = yield from ask_course(player, rule, "Keep it on top?", ways, Deed(word, oid))
        (up if goes == KEEP_ON_TOP else down).append(oid)
    down = [oid for oid in down if oid in st.objs]  # who has left took their library along
    up = yield from in_order(st, player, up, rule, word, "top")
    if word == "scry":
        down = yield from in_order(st, player, down, rule, word, "bottom")
    return up, down


def in_order(st: State, player: int, cards: list[int], rule: str, word: DeedWord, end: LibraryEnd) -> Ask[list[int]]:
    """The player puts cards in order, the first pick on top."""
    rest, ordered = list(cards), []
    while len(rest) > 1:
        pick = yield from ask_next(player, rule, "Which card comes next?", list(rest), CardOrder((), word, end))
        ordered.append(pick)
        rest.remove(pick)
    return [oid for oid in (*ordered, *rest) if oid in st.objs]


@does(ef.LookAt)
def _look_at(st: State, ctx: Ctx, node: ef.LookAt) -> None:
    cards = tuple(living(st, ctx, node.what))
    player = one(st, ctx, node.who)
    if cards:
        if node.reveal:
            atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=cards))
        else:
            atoms.tell(st, Event(ev.LOOKED, "701.20e", player, detail=cards))
    keep(ctx, node.save, cards)


@performs(ef.PutBack)
def _put_back(st: State, ctx: Ctx, node: ef.PutBack) -> Ask[None]:
    """401.4: on top of the library that they are in, in the order that the player chooses."""
    player = one(st, ctx, node.who)
    cards = [oid for oid in living(st, ctx, node.what) if st.objs[oid].zone == LIBRARY]
    ordered = yield from in_order(st, player, cards, "401.4", "put back", "top")
    for owner in who(st, ctx, AllPlayers()):
        own = [oid for oid in ordered if st.objs[oid].owner == owner]
        if own:
            atoms.reorder_library(st, owner, (*own, *(o for o in st.libraries[owner] if o not in own)))


@does(ef.RevealHand)
def _reveal_hand(st: State, ctx: Ctx, node: ef.RevealHand) -> None:
    for player in who(st, ctx, node.who):
        atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=st.hands[player]))


@performs(ef.RevealUntil)
def _reveal_until(st: State, ctx: Ctx, node: ef.RevealUntil) -> Ask[None]:
    """701.20c: one card at a time from the top until one passes."""
    player = one(st, ctx, node.who)
    found: list[int] = []
    rest: list[int] = []
    place = 0
    while place < len(st.libraries[player]) or (node.exile and st.libraries[player]):
        oid = st.libraries[player][0 if node.exile else place]
        fits = passes(st, ctx, node.until, st.objs[oid], chars_of(st, st.objs[oid]))
        if node.exile:
            new = yield from moving.move_one(
                st, Change(st.objs[oid], EXILE, move_causes.EFFECT, "701.13a", by=ctx.controller)
            )
            oid = new
        else:
            atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=(oid,)))
            place += 1
        (found if fits else rest).append(oid)
        if fits:
            break
    keep(ctx, node.save, found)
    keep(ctx, node.rest, rest)


@does(ef.Shuffle)
def _shuffle(st: State, ctx: Ctx, node: ef.Shuffle) -> None:
    for player in who(st, ctx, node.who):
        atoms.shuffle(st, player)


@performs(ef.Search)
def _search(st: State, ctx: Ctx, node: ef.Search) -> Ask[None]:
    """701.23: in a hidden zone a player needn't find cards described by qualities (701.23b)."""
    for player in who(st, ctx, node.who):
        owners = [player] if node.whose is None else who(st, ctx, node.whose)
        chosen: list[int] = []
        if not player_rule(st, player, sta.CANT_SEARCH):
            cards = zone_ids(st, node.zones, owners)
            options = [o for o in cards if passes(st, ctx, node.where, st.objs[o], chars_of(st, st.objs[o]))]
            atoms.tell(st, Event(ev.SEARCHED, "701.23a", player, detail=tuple(cards)))
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
                apart = partial(_names, st) if node.different else None
                chosen = yield from choose_some(
                    st, player, options, least, most, "Find which card?", "701.23a", ctx.source, apart
                )
        if node.reveal and chosen:
            atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=tuple(chosen)))
        yield from _put_found(st, ctx, node, player, owners, chosen)


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
        keep(ctx, node.save, [n for n in made if n])
    else:
        keep(ctx, node.save, chosen)
    if node.shuffle:
        for owner in owners:
            atoms.shuffle(st, owner)


@performs(ef.Wish)
def _wish(st: State, ctx: Ctx, node: ef.Wish) -> Ask[None]:
    """400.11b: a card that the player owns from outside the game (in a tournament, their sideboard)."""
    player = ctx.controller
    options = _wishes(st, ctx, node, player)
    chosen = yield from choose_some(
        st, player, options, 1, 1, "Which card from outside the game?", "400.11b", ctx.source
    )
    for oid in chosen:
        atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=(oid,)))
        yield from moving.move_one(st, Change(st.objs[oid], HAND, move_causes.EFFECT, "400.11b", by=player))


def _wishes(st: State, ctx: Ctx, node: ef.Wish, player: int) -> list[int]:
    """309.2d: a dungeon comes into the game in another way only."""
    known = [(o, st.objs[o], chars_of(st, st.objs[o])) for o in st.outside[player] if may_bring_in(st, player, o)]
    return [o for o, obj, chars in known if passes(st, ctx, node.where, obj, chars) and not chars.types & DUNGEON]


def _can_wish(st: State, ctx: Ctx, node: ef.Wish, player: int) -> bool:
    return bool(_wishes(st, ctx, node, player))


POSSIBLE[ef.Wish] = _can_wish
