"""401, 701.20: looking at cards, revealing them, and putting them in order; cards from outside the game (400.11)."""

from __future__ import annotations

from inset.kernel.types import DUNGEON, EXILE, HAND, LIBRARY
from inset.language import effects as ef
from inset.language.selections import AllPlayers, Opponents
from inset.rules import atoms
from inset.rules.events import moving
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, living, performs
from inset.rules.events.zone_change import Change
from inset.rules.meaning.color_identity import may_bring_in
from inset.rules.meaning.references import number, one, passes, who
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.choices import KEEP_ON_TOP, PUT_INTO_GRAVEYARD, PUT_ON_BOTTOM
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_course, ask_next
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import CardOrder, Deed, DeedWord, LibraryEnd
from inset.rules.objects.layers import chars_of


def piles(
    st: State, player: int, cards: tuple[int, ...], word: DeedWord, rule: str
) -> Ask[tuple[list[int], list[int]]]:
    """The player looks at cards of a library. Card by card: stay on top or go; then the order of each pile."""
    if cards:
        atoms.tell(st, Event(ev.LOOKED, rule, player, detail=cards))
    ways = (KEEP_ON_TOP, PUT_ON_BOTTOM if word == "scry" else PUT_INTO_GRAVEYARD)
    up: list[int] = []
    down: list[int] = []
    for oid in cards:
        goes = yield from ask_course(player, rule, "Keep it on top?", ways, Deed(word, oid))
        (up if goes == KEEP_ON_TOP else down).append(oid)
    down = [oid for oid in down if oid in st.objs]  # a player who has left took their library along
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
    if node.reveal and isinstance(node.who, (AllPlayers, Opponents)):  # each of them reveals their own
        for player in who(st, ctx, node.who):
            own = tuple([oid for oid in cards if st.objs[oid].owner == player])
            if own:
                atoms.emit(st, Event(ev.REVEALED, "701.20a", player, detail=own))
        keep(ctx, node.save, cards)
        return
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


@performs(ef.RevealUntil)
def _reveal_until(st: State, ctx: Ctx, node: ef.RevealUntil) -> Ask[None]:
    """701.20c: one card at a time from the top until one passes; several players in turn order (101.4)."""
    found: list[int] = []
    rest: list[int] = []
    for player in who(st, ctx, node.who):
        yield from _until_found(st, ctx, node, player, found, rest)
    keep(ctx, node.save, found)
    keep(ctx, node.rest, rest)


def _until_found(
    st: State, ctx: Ctx, node: ef.RevealUntil, player: int, found: list[int], rest: list[int]
) -> Ask[None]:
    place, wanted = 0, len(found) + number(st, ctx, node.count)
    while len(found) < wanted and (place < len(st.libraries[player]) or (node.exile and st.libraries[player])):
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
    """309.2d: a dungeon enters the game only in another way."""
    known = [(o, st.objs[o], chars_of(st, st.objs[o])) for o in st.outside[player] if may_bring_in(st, player, o)]
    return [o for o, obj, chars in known if passes(st, ctx, node.where, obj, chars) and not chars.types & DUNGEON]


def _can_wish(st: State, ctx: Ctx, node: ef.Wish, player: int) -> bool:
    return bool(_wishes(st, ctx, node, player))


POSSIBLE[ef.Wish] = _can_wish
