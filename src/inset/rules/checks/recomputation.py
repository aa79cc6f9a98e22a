"""613, 603.2, 604.1, 601.3: every cached result equals what would be computed now.

Each declared field of the caches has an entry here that recomputes it in a copy with empty caches, and compares. The
check goes through the declared fields, so that one without an entry fails immediately.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel.build import slots
from inset.kernel.types import LIBRARY
from inset.language.abilities import StaticAbility
from inset.language.node import Static
from inset.rules.events.triggers import Index, Watch, index
from inset.rules.meaning.color_identity import identity_of
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.caches import Caches, OfAbilities, OfEffects, OfPermanents, PlayerCards
from inset.rules.model.object_records import held_by
from inset.rules.model.state import Chars, Ctx, Mana, Obj, State
from inset.rules.objects.layer_order import Live
from inset.rules.objects.layers import NAMED_ONLY, all_chars, base_chars, chars_of, zone_reach
from inset.rules.payment.mana_sources import Board, board_of, taps_freely, taps_of, with_activated
from inset.rules.payment.mana_terms import Unit
from inset.rules.payment.pay_mana import Purse, purse_of
from inset.rules.playing import special_actions
from inset.rules.playing.effects_on_playing import Terms, terms
from inset.rules.playing.permissions_to_play import Permit, permits
from inset.rules.playing.priority_actions import (
    acting_elsewhere,
    acting_permanents,
    actions,
    cards_look_at,
    least_mana,
    permanents_look_at,
)
from inset.rules.playing.quick_legality import Candidate, Sight, candidate, candidates
from inset.rules.turn.state_based_actions import Interest, of_interest


def check_caches(st: State) -> None:
    """Raises ``AssertionError`` if a cached result is out of date."""
    fresh = st.clone()
    fresh.forget()
    for field in slots(Caches):
        CACHES[field](st, fresh)


def _same(what: str, known: object, now: object) -> None:
    assert known == now, f"{what}: {known} is kept, and it is {now}"


# --- characteristics (613) ---------------------------------------------------------------------------------------------


def _chars(st: State, fresh: State) -> None:
    for oid, known in st.caches.chars.items():
        _same_chars(st, fresh, oid, known)


def _singles(st: State, fresh: State) -> None:
    for oid, known in st.caches.singles.items():
        _same_chars(st, fresh, oid, known)


def _same_chars(st: State, fresh: State, oid: int, known: Chars) -> None:
    obj = st.objs.get(oid)
    if obj is not None and oid:
        _alike(obj, known, chars_of(fresh, obj))


def _base(st: State, fresh: State) -> None:
    for oid, known in (st.caches.base or {}).items():
        obj = st.objs.get(oid)
        now = base_chars(fresh, obj) if obj is not None and oid else None
        if obj is not None and now is not None:
            _alike(obj, known, now)


def _alike(obj: Obj, known: Chars, now: Chars) -> None:
    if not known.same_as(now):
        differences = ", ".join(
            f"{slot} {getattr(known, slot)!r} is {getattr(now, slot)!r}"
            for slot in slots(Chars)
            if getattr(known, slot) != getattr(now, slot)
        )
        raise AssertionError(f"object {obj.id} ({obj.definition.name}): cached characteristics differ: {differences}")


def _reach(st: State, fresh: State) -> None:
    all_chars(fresh)
    for zone, known in st.caches.reach.items():
        now = fresh.caches.reach.get(zone) if zone in (0, NAMED_ONLY) else zone_reach(fresh, zone)
        _same(f"what reaches zone {zone}", [_live(x) for x in known], now and [_live(x) for x in now])


def _live(live: Live) -> tuple[object, ...]:
    return (live.source, live.timestamp, live.mods, live.static)


# --- what looks out and what is in force (603.2, 604.1) -----------------------------------------------------------------


def _index(st: State, fresh: State) -> None:
    if st.caches.index is not None:
        known, now = st.caches.index, index(fresh)
        for field in slots(Index):
            if field in _IN_INDEX:
                read = _IN_INDEX[field]
                _same(f"{field} of the index", read(known), read(now))
            else:
                _OF_INDEX[field](st, fresh)


def _by_kind(of: Index) -> dict[int, list[tuple[int, int, int]]]:
    return {kind: [_watched(watch) for watch in row] for kind, row in of.by_kind.items() if row}


def _watched(watch: Watch) -> tuple[int, int, int]:
    return (watch.source, watch.controller, watch.place)


def _statics(of: Index) -> dict[type, list[tuple[int, int, Static, int]]]:
    return {kind: [_in_force(row) for row in rows] for kind, rows in of.statics.items() if rows}


def _in_force(row: tuple[Ctx, StaticAbility | None, Static, int]) -> tuple[int, int, Static, int]:
    return (row[0].source, row[0].controller, row[2], row[3])


_IN_INDEX: Final[dict[str, Callable[[Index], object]]] = {
    "by_kind": _by_kind,
    "keywords": lambda of: of.keywords,
    "permanents": lambda of: [oid for oid, *_ in of.permanents],
    "reads": lambda of: of.reads,
    "state_triggers": lambda of: [_watched(watch) for watch in of.state_triggers],
    "statics": _statics,
    "unconditional": lambda of: of.unconditional,
}


def _of_permanents(st: State, fresh: State) -> None:
    known = index(st).of_permanents
    for field in slots(OfPermanents):
        OF_PERMANENTS[field](st, fresh, known)


def _interest(st: State, fresh: State, known: OfPermanents) -> None:
    if known.interest is not None:
        _same("what state-based actions look at", _rows(known.interest), _rows(of_interest(fresh)))


def _before(st: State, fresh: State, known: OfPermanents) -> None:
    if known.before is not None:
        _same("what state-based actions look at now", _rows(of_interest(st)), _rows(of_interest(fresh)))


def _rows(of: Interest) -> tuple[object, object]:
    return [(oid, always) for oid, _, always in of.rows], of.namesakes


def _controllers_noticed(st: State, fresh: State, known: OfPermanents) -> None:
    if known.controllers_noticed:
        for oid in st.battlefield:
            obj = st.objs[oid]
            if not obj.phased:
                _same(f"controller of object {oid}", held_by(obj), chars_of(fresh, obj).controller)


def _odd(st: State, fresh: State, known: OfPermanents) -> None:
    if known.odd is not None:
        _same("permanents face down or locked", known.odd, special_actions.odd_permanents(fresh))


OF_PERMANENTS: Final[dict[str, Callable[[State, State, OfPermanents], None]]] = {
    "before": _before, "controllers_noticed": _controllers_noticed, "interest": _interest, "odd": _odd,
}  # fmt: skip


def _of_abilities(st: State, fresh: State) -> None:
    known = index(st).of_abilities
    for field in slots(OfAbilities):
        for player, found in getattr(known, field).items():
            OF_ABILITIES[field](fresh, player, found)


# Any: the rows of a table that the cache declares; what they hold is compared, whatever it is.
def _activated(fresh: State, player: int, known: Any) -> None:
    now = with_activated(fresh, player)
    _same("permanents with activated abilities", [row[0] for row in known], [row[0] for row in now])


def _acting(fresh: State, player: int, known: object) -> None:
    _same("permanents to act with", known, acting_permanents(fresh, player))


# Any: the same for what can be tapped.
def _taps(fresh: State, player: int, known: Any) -> None:
    now = taps_of(fresh, player)
    _same("mana abilities", [(tap.oid, tap.ability) for tap in known], [(tap.oid, tap.ability) for tap in now])


def _looks(fresh: State, player: int, known: object) -> None:
    _same("what permanents to act with look at", known, permanents_look_at(fresh, player))


OF_ABILITIES: Final[dict[str, Callable[[State, int, Any], None]]] = {
    "acting": _acting, "activated": _activated, "looks": _looks, "taps": _taps,
}  # fmt: skip


def _of_effects(st: State, fresh: State) -> None:
    known = index(st).of_effects
    for field in slots(OfEffects):
        OF_EFFECTS[field](st, fresh, known)


def _terms(st: State, fresh: State, known: OfEffects) -> None:
    if known.terms is not None:
        now = terms(fresh)
        for field in slots(Terms):
            _same(f"{field} of the terms", getattr(known.terms, field), getattr(now, field))


def _taps_freely(st: State, fresh: State, known: OfEffects) -> None:
    if known.taps_freely is not None:
        _same("does no effect change what is tapped for mana", known.taps_freely, taps_freely(fresh))


def _known_candidates(st: State, fresh: State, known: OfEffects) -> None:
    for (player, oid), row in known.candidates.items():
        obj = st.objs.get(oid)
        if obj is row[0] and obj.zone != LIBRARY:
            _same(f"ways of playing object {oid}", _ways([row]), _ways([candidate(fresh, player, obj)]))


def _ways(rows: list[Candidate]) -> list[tuple[object, ...]]:
    """The rows with what their ways say: of a card whose ways were forgotten and built again they are other objects."""
    return [(row[0], [[getattr(way, slot) for slot in slots(Sight)] for way in row[1]], *row[2:]) for row in rows]


OF_EFFECTS: Final[dict[str, Callable[[State, State, OfEffects], None]]] = {
    "candidates": _known_candidates, "taps_freely": _taps_freely, "terms": _terms,
}  # fmt: skip

_OF_INDEX: Final[dict[str, Callable[[State, State], None]]] = {
    "of_abilities": _of_abilities, "of_effects": _of_effects, "of_permanents": _of_permanents,
}  # fmt: skip


# --- the cards that players might use (601.3, 116.2) ---------------------------------------------------------------------


def _cards(st: State, fresh: State) -> None:
    for player, known in st.caches.cards.items():
        for field in slots(PlayerCards):
            value = getattr(known, field)
            if value is not None and (field not in ("needed", "too_little") or _is_up_to_date(st, known)):
                _same(f"{field} of player {player}", *PLAYER_CARDS[field](fresh, player, value))


def _is_up_to_date(st: State, known: PlayerCards) -> bool:
    """Was the least mana found with the abilities and effects that there are now?"""
    now = st.caches.index
    return now is not None and known.with_abilities is now.of_abilities and known.with_effects is now.of_effects


def _permits(fresh: State, player: int, known: dict[int, list[Permit]]) -> tuple[object, object]:
    there = [fresh.objs[oid] for oid in known if oid in fresh.objs]
    now = [permits(fresh, player, obj, chars_of(fresh, obj)) for obj in there]
    return [_leaves(known[obj.id]) for obj in there], [_leaves(rows) for rows in now]


def _leaves(rows: list[Permit]) -> list[tuple[object, ...]]:
    return [(asker.source, asker.controller, static, sid, place) for _, asker, static, sid, place in rows]


def _timely(fresh: State, player: int, known: list[Candidate]) -> tuple[object, object]:
    return _ways(known), _ways([card for card in candidates(fresh, player) if any(sight.fast for sight in card[1])])


def _too_little(fresh: State, player: int, known: tuple[Board, tuple[Mana, ...]]) -> tuple[object, object]:
    most = known[0].means()[0] + len(known[1])
    return sorcery_time(fresh, player) or most < least_mana(fresh, player), True


PLAYER_CARDS: Final[dict[str, Callable[[State, int, Any], tuple[object, object]]]] = {
    "abilities": lambda fresh, player, known: (known, acting_elsewhere(fresh, player)),
    "candidates": lambda fresh, player, known: (_ways(known), _ways(candidates(fresh, player))),
    "needed": lambda fresh, player, known: (known, known if sorcery_time(fresh, player) else least_mana(fresh, player)),
    "identity": lambda fresh, player, known: (known, identity_of(fresh, player)),
    "looks": lambda fresh, player, known: (known, cards_look_at(fresh, player)),
    "permits": _permits,
    "special": lambda fresh, player, known: (known, special_actions.special_in_hand(fresh, player)),
    "timely": _timely,
    "too_little": _too_little,
    "with_abilities": lambda fresh, player, known: (None, None),  # say what ``needed`` was found with
    "with_effects": lambda fresh, player, known: (None, None),
}


# --- mana and lists (106, 117.1) ------------------------------------------------------------------------------------------


def _boards(st: State, fresh: State) -> None:
    for player, known in st.caches.boards.items():
        now = board_of(fresh, player)
        mine, theirs = ([(payer.oid, payer.ability) for payer in board.payers] for board in (known, now))
        _same(f"mana that player {player} can make", (mine, known.means()), (theirs, now.means()))
        _same(f"does the time decide what mana player {player} can make", known.timed, now.timed)
        kept, fresh_one = known.purse, purse_of(fresh, player)
        if isinstance(kept, Purse) and kept.holds(st, player) and fresh_one is not None:
            _same(f"what player {player} can pay with", _coins(kept), _coins(fresh_one))
        _same(f"do the mana sources of player {player} just tap", known.plain, now.plain)


def _purses(st: State, fresh: State) -> None:
    for player, known in (st.caches.purses or {}).items():
        _same(f"what player {player} can pay with", _coins(known), _coins(purse_of(fresh, player)))


def _coins(purse: Purse | None) -> object:
    if purse is None:
        return None
    units = [tuple(getattr(unit, slot) for slot in slots(Unit)) for unit in purse.wallet.units]
    return units, [payer.oid for payer in purse.wallet.payers], purse.wallet.life


def _offered(st: State, fresh: State) -> None:
    for key, known in st.caches.offered.items():
        if key == _key(fresh, key[0]):
            _same(f"what player {key[0]} may do", known[1], actions(fresh, key[0]))


def _listed(st: State, fresh: State) -> None:
    for key, known in (st.caches.listed or {}).items():
        if key == _key(fresh, key[0]):
            _same(f"what player {key[0]} may do", known, actions(fresh, key[0]))


def _key(st: State, player: int) -> tuple[int, bool, bool]:
    return (player, sorcery_time(st, player), st.active == player)


def _plan(st: State, fresh: State) -> None:
    """No rule depends on a plan; but it is dropped before the objects it refers to are gone."""
    plan = st.caches.plan
    if plan is not None:
        oids = [*plan.attackers, *(oid for row in plan.blocks.values() for oid in row)]
        assert all(oid in st.objs for oid in oids), f"a plan refers to {oids}, one of which is gone"


CACHES: Final[dict[str, Callable[[State, State], None]]] = {
    "base": _base, "boards": _boards, "cards": _cards, "chars": _chars, "index": _index, "listed": _listed,
    "offered": _offered, "plan": _plan, "purses": _purses, "reach": _reach, "singles": _singles,
}  # fmt: skip
