"""702.139, 103.2b: companions: revealed before the game if the starting deck fulfils their condition, fetched for {3}."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.kernel.types import HAND
from inset.language import keywords as kw
from inset.language.abilities import Keyword
from inset.language.costs import PayMana
from inset.rules import atoms
from inset.rules.events.moving import move_one
from inset.rules.events.zone_change import Change
from inset.rules.meaning.color_identity import may_bring_in
from inset.rules.meaning.references import passes
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.questions import NO_MORE, pick_object
from inset.rules.model.state import COMMANDER, COMPANION, Ctx, Event, State
from inset.rules.objects.layers import chars_of

COST: Final = PayMana(ManaCost(3))


def reveal(st: State, player: int) -> Ask[None]:
    """103.2b: a player may reveal one such card that they own from outside the game."""
    options = [oid for oid in st.outside[player] if may_bring_in(st, player, oid) and fits(st, player, oid)]
    if options:
        pick = yield from pick_object(player, "103.2b", "Reveal a companion?", [*options, NO_MORE])
        if pick != NO_MORE:
            atoms.set_flag(st, pick, COMPANION)
            atoms.emit(st, Event(ev.REVEALED, "103.2b", player, detail=(pick,)))


def fits(st: State, player: int, oid: int) -> bool:
    """Does every card of the starting deck, the commanders with it (702.139b), fulfil the condition?"""
    deck = [*st.libraries[player], *st.hands[player]]
    deck += [o for o in st.command if st.objs[o].owner == player and st.objs[o].flags & COMMANDER]
    for ability in chars_of(st, st.objs[oid]).abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.COMPANION and ability.where is not None:
            ctx, where = Ctx(oid, player), ability.where
            return all(passes(st, ctx, where, st.objs[o], chars_of(st, st.objs[o])) for o in deck)
    return False


def waiting(st: State, player: int) -> int:
    """The player's companion that they may put into their hand now, any time they could cast a sorcery; 0 if none."""
    if sorcery_time(st, player):
        for oid in st.outside[player]:
            if st.objs[oid].flags & COMPANION:
                return oid
    return 0


def fetch(st: State, player: int, oid: int) -> Ask[None]:
    """702.139a: once it is in the hand it is a card like any other."""
    yield from move_one(st, Change(st.objs[oid], HAND, move_causes.EFFECT, "702.139a", by=player))
