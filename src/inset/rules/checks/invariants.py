"""109.1, 400.1, 110.5, 117.1: what must be true of every state between two answers.

``check`` raises ``AssertionError`` with what is wrong. Tests call it after every transition of random
games; nothing else in the engine does.
"""

from __future__ import annotations

from inset.kernel.types import (
    BATTLEFIELD,
    COMMAND,
    DUNGEON,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MANA_TYPES,
    NOWHERE,
    OUTSIDE,
    STACK,
    ZONE_WORD,
)  # fmt: skip
from inset.rules.checks.recomputation import check_caches
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model.answers import Action, Activate
from inset.rules.model.reason import Reason
from inset.rules.model.state import DESIGNATED_COPY, Obj, State, is_player, player_of
from inset.rules.objects import frames
from inset.rules.objects.layers import zone_reach
from inset.rules.payment.mana_abilities import pays
from inset.rules.players.ending_the_game import ACTING
from inset.rules.playing import special_actions
from inset.rules.playing.activating import abilities_of, can_activate
from inset.rules.playing.effects_on_playing import OCCASIONS, terms
from inset.rules.playing.legality import CHECKS, judge
from inset.rules.playing.offers import all_cards, offers_for
from inset.rules.playing.priority_actions import actions
from inset.rules.playing.prospective_spell import Offer, is_fast, spell_chars


def check(st: State, settled: bool = True) -> None:
    """Raises if the state is impossible. ``settled``: somebody has priority, so state-based actions are done."""
    places = _places(st)
    _check_zones(st, places, settled)
    _check_cards(st)
    for obj in st.objs.values():
        _check_object(st, obj)
        if settled and st.outcome is None:
            _check_settled(st, obj)
    _check_players(st, settled)
    _check_turn(st)
    check_caches(st)
    if settled and st.outcome is None:
        _check_occasions(st)
        _check_listing(st)


def census(st: State) -> dict[int, str]:
    """Every card in the game by its number, with its name: what must be the same from the first to the last moment.

    Dungeons come from outside the game and leave it (309.2b).
    """
    found: dict[int, str] = {}
    for obj in st.objs.values():
        if obj.card and not obj.definition.faces[0].types & DUNGEON:
            found[obj.card] = obj.definition.name
        for card, definition, *_ in obj.merged:
            if card:
                found[card] = definition.name
    return found


def _places(st: State) -> dict[int, tuple[int, int]]:
    """Where each object lies: zone and, where each player has one, whose."""
    found: dict[int, tuple[int, int]] = {}
    rows: list[tuple[int, int, tuple[int, ...]]] = [
        (BATTLEFIELD, -1, st.battlefield), (STACK, -1, st.stack), (EXILE, -1, st.exile), (COMMAND, -1, st.command),
    ]  # fmt: skip
    for zone, owned in ((LIBRARY, st.libraries), (HAND, st.hands), (GRAVEYARD, st.graveyards), (OUTSIDE, st.outside)):
        rows += [(zone, player, row) for player, row in enumerate(owned)]
    for zone, player, row in rows:
        for oid in row:
            assert oid not in found, f"object {oid} is in two places: {found[oid]} and {(zone, player)}"
            found[oid] = (zone, player)
    return found


def _check_zones(st: State, places: dict[int, tuple[int, int]], settled: bool) -> None:
    for oid, (zone, player) in places.items():
        obj = st.objs.get(oid)
        assert obj is not None, f"{ZONE_WORD[zone]} lists object {oid}, which does not exist"
        assert obj.zone == zone, f"{_said(obj)} is listed in {ZONE_WORD[zone]}"
        assert player in (-1, obj.owner), f"{_said(obj)} is in player {player}'s {ZONE_WORD[zone]} (400.3)"
    for oid, obj in st.objs.items():
        assert oid == obj.id, f"{_said(obj)} is kept under the number {oid}"
        making = not settled and obj.zone == NOWHERE  # a token that something is asked about before it exists
        ceasing = not settled and obj.token and obj.zone != BATTLEFIELD  # 704.5d: a token elsewhere is in no list
        assert oid in places or making or ceasing, f"{_said(obj)} is in no zone's list"
        assert oid < st.next_id, f"{_said(obj)} has a number that was not given yet"


def _check_cards(st: State) -> None:
    seen: dict[int, Obj] = {}
    for obj in st.objs.values():
        cards = [obj.card, *(part[0] for part in obj.merged)]
        for card in cards:
            if card:
                assert card not in seen, f"card {card} is both {_said(obj)} and {_said(seen[card])}"
                seen[card] = obj


def _check_object(st: State, obj: Obj) -> None:
    assert 0 <= obj.owner < len(st.players), f"{_said(obj)} has no owner"
    assert 0 <= obj.controller < len(st.players), f"{_said(obj)} has no controller"
    assert not st.players[obj.owner].lost or _is_ability(obj) or st.outcome, (
        f"{_said(obj)}: its owner has left (800.4a)"
    )
    assert obj.damage >= 0, f"{_said(obj)} has negative damage"
    for kind, count in obj.counters.items():
        assert count > 0, f"{_said(obj)} has {count} {kind} counters"
    assert (obj.stack is not None) == (obj.zone == STACK), f"{_said(obj)}: only what is on the stack has targets"
    if obj.zone != BATTLEFIELD:
        for name in ("tapped", "damage", "attached", "combat", "phased"):
            assert not getattr(obj, name), f"{_said(obj)} has {name}, though it is not on the battlefield (110.5d)"
        assert obj.face_down is None or obj.zone & (EXILE | STACK), f"{_said(obj)} is face down"


def _is_ability(obj: Obj) -> bool:
    return obj.stack is not None and obj.card == 0


def _check_settled(st: State, obj: Obj) -> None:
    """What state-based actions have taken care of before anybody gets priority (704.3)."""
    if obj.token:
        assert obj.zone == BATTLEFIELD, f"{_said(obj)}: a token outside the battlefield (704.5d)"
    if obj.spell_copy:
        held = obj.zone == EXILE and obj.flags & DESIGNATED_COPY
        assert obj.zone == STACK or held, f"{_said(obj)}: a copy outside the stack (704.5e)"
    if obj.attached > 0:
        host = st.objs.get(obj.attached)
        there = host is not None and host.zone & (BATTLEFIELD | GRAVEYARD) != 0
        assert there, f"{_said(obj)} is attached to what is not there (704.5m, n)"
        assert obj.attached != obj.id, f"{_said(obj)} is attached to itself (301.5c)"
    elif is_player(obj.attached):
        assert not st.players[player_of(obj.attached)].lost, f"{_said(obj)} is attached to a player who has left"
    if obj.combat is not None:
        for ref in obj.combat.blocking:
            assert ref in st.objs or ref in st.lki, f"{_said(obj)} blocks {ref}, which never was"


def _check_players(st: State, settled: bool) -> None:
    for player, record in enumerate(st.players):
        for kind, count in record.counters.items():
            assert count > 0, f"player {player} has {count} {kind} counters"
        for mana in record.pool:
            paying = not settled and mana.kind == 0  # 702.51a: what pays for generic mana and isn't mana
            assert mana.kind in MANA_TYPES or paying, f"player {player} has mana of the type {mana.kind}"
        assert record.lands_played >= 0, f"player {player} has played {record.lands_played} lands"


def _check_turn(st: State) -> None:
    if st.outcome is not None or st.turn == 0:
        return
    left = st.in_game()
    assert len(left) > 1, "the game continues with fewer than two players (104.2a)"
    if st.stage == 0:
        assert not st.stack, f"the stack holds {st.stack} between two steps (500.2)"
    else:
        assert st.priority in left, f"player {st.priority} has priority and is not in the game (117.1)"
        assert ACTING <= st.passes <= len(left), f"{st.passes} passes by {len(left)} players (117.4)"


def _check_listing(st: State) -> None:
    """The quick no is never wrong: the list equals the one found by checking every card in full (601.3)."""
    fresh = st.clone()
    fresh.forget()
    player = st.priority
    listed = set(actions(st, player))
    every: set[Action] = {
        offer.answer() for obj in all_cards(fresh, player) for offer in offers_for(fresh, player, obj)
        if not judge(fresh, offer)
    }  # fmt: skip
    every |= {
        Activate(obj.id, place)
        for obj in fresh.objs.values() if obj.zone != LIBRARY and not obj.phased and obj.zone != STACK
        for place, ability in enumerate(abilities_of(fresh, obj))
        if not (fresh.auto_mana and pays(ability)) and not can_activate(fresh, player, obj, ability)
    }  # fmt: skip
    every |= set(special_actions.actions(fresh, player))
    assert listed == every, f"listed but not open: {listed - every}; open but not listed: {every - listed}"


def _check_occasions(st: State) -> None:
    """A check that has no occasion finds nothing: time, mana and targets decide by themselves (``Occasion``)."""
    player = st.priority
    now = terms(st)
    if now.permits & HAND or zone_reach(st, STACK):
        return
    for oid in st.hands[player]:
        for way in frames.every_way(st.objs[oid].definition):
            offer = Offer(player, st.objs[oid], way)
            chars = spell_chars(st, offer)
            for name, check in CHECKS.items():
                if name in OCCASIONS and not OCCASIONS[name].arises(st, chars):
                    reasons: list[Reason] = []
                    check(st, offer, chars, False, reasons)
                    late = name == "time" and not is_fast(chars) and not sorcery_time(st, player)
                    assert bool(reasons) == late, (
                        f"{_said(offer.obj)}, way {way}: {name} had no occasion and found {reasons}"
                    )


def _said(obj: Obj) -> str:
    return f"object {obj.id} ({obj.definition.name}, {ZONE_WORD.get(obj.zone, '?')})"
