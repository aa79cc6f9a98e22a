"""903.8, 903.9: a commander may be cast from the command zone, for more each time, and may return there."""

from __future__ import annotations

from inset.kernel.mana import ManaCost
from inset.kernel.types import ANY_ZONE, COMMAND, HAND, LIBRARY
from inset.rules import atoms
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.replacing_moves import CLAUSES
from inset.rules.events.zone_change import Change
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.state import COMMANDER, LEFT_THERE, Obj, State
from inset.rules.model.subjects import About
from inset.rules.playing.marked_cards import MARKED, Row, Tax
from inset.rules.playing.prospective_spell import Offer, plain_offer


def _castable(st: State, player: int, obj: Obj, ways: tuple[int, ...]) -> list[Offer]:
    """903.8: by its owner, from the command zone."""
    return [plain_offer(st, player, obj, way) for way in ways] if obj.owner == player else []


def _tax(st: State, offer: Offer) -> Tax:
    """903.8: {2} more for each time that it was cast from there before."""
    before = st.players[offer.player].commander_casts.get(offer.obj.card, 0)
    return Tax(ManaCost(2 * before), "903.8", "commander tax")


def _once_cast(st: State, offer: Offer) -> None:
    casts = dict(st.players[offer.player].commander_casts)
    casts[offer.obj.card] = casts.get(offer.obj.card, 0) + 1
    atoms.change_player(st, offer.player, commander_casts=casts)


MARKED.add(Row(COMMANDER, COMMAND, _castable, tax=_tax, once_cast=_once_cast))


def _may_be_saved(st: State, change: Change, found: list[Candidate[Change]]) -> None:
    if change.obj.flags & COMMANDER and not change.obj.token and st.format == "commander":
        found.append(Candidate("commander", ANY, "commander", _to_command_zone, rule="903.9b"))


def _to_command_zone(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    """903.9b: more than once if need be, an exception to 614.5; 903.9c: what is merged with the commander goes where it
    would have gone."""
    yes = yield from ask(
        Decision(CONFIRM, change.obj.owner, "903.9b", "Put your commander into the command zone instead?", YES_NO)
    )
    if yes:
        change.besides = change.destination
        change.destination = COMMAND
        change.applied.discard(cand.key)


CLAUSES.append((ANY_ZONE, HAND | LIBRARY, _may_be_saved))


def rescued_commanders(st: State) -> Ask[list[int]]:
    """704.6d, 903.9a: a commander put into a graveyard or exile since the last check: its owner may move it."""
    rescued: list[int] = []
    for oid in [*st.exile, *(o for row in st.graveyards for o in row)]:
        obj = st.objs.get(oid)
        if obj is not None and obj.flags & COMMANDER and not obj.flags & LEFT_THERE:
            yes = yield from ask(
                Decision(
                    CONFIRM,
                    obj.owner,
                    "903.9a",
                    "Put your commander into the command zone?",
                    YES_NO,
                    subject=About(oid),
                )
            )
            if yes:
                rescued.append(oid)
            elif oid in st.objs:
                atoms.set_flag(st, oid, LEFT_THERE)
    return rescued
