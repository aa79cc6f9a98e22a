"""506-508, 510, 511: combat: who attacks whom, combat damage, leaving combat. Blocks are in ``blocking.py``.

A declaration is a series of picks, one per creature in battlefield order; ``plans`` says which can be completed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import (
    BATTLE,
    BATTLEFIELD,
    BEGIN_COMBAT,
    COMBAT_STEPS,
    CREATURE,
    FIRST_STRIKE_DAMAGE,
    PLANESWALKER,
)
from inset.language import keywords as kw, statics as sta
from inset.language.effects import YOUR_NEXT_UNTAP_STEP
from inset.language.filters import And, ControlledBy, IsOneOf
from inset.language.selections import ThatThing, You
from inset.rules import atoms
from inset.rules.combat import banding, enlist
from inset.rules.combat.attack_costs import Price, affordable, helpers, owed, pay, prices, stands_against
from inset.rules.combat.blocking import declare_blockers
from inset.rules.combat.damage_assignment import assign
from inset.rules.combat.declaration import Declaration
from inset.rules.combat.declaration_picks import Rule, choose_places, company, number_limits
from inset.rules.combat.declaration_terms import Fighter, Place
from inset.rules.events.combat_membership import _not_attacked, attackers, remove_from_combat, stops_fighting
from inset.rules.events.damage import deal
from inset.rules.events.impossible import still_there
from inset.rules.events.triggers import reflexive, statics
from inset.rules.meaning.references import defending_player, look, passes, passes_attacked
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.picks import Given, together
from inset.rules.model.questions import pick_attack
from inset.rules.model.state import Chars, Combat, Ctx, Event, Obj, State, is_player, player_ref
from inset.rules.model.subjects import About, Deed
from inset.rules.objects.layers import chars_of
from inset.rules.playing.reversing import attempt

__all__ = [
    "attacked_by",
    "attackers",
    "choose_defender",
    "clear",
    "deal_damage",
    "declare_attackers",
    "declare_blockers",
    "defenders",
    "first_strike",
    "had_attackers",
    "remove_from_combat",
    "stops_fighting",
    "tidy",
]

# --- who is in combat ------------------------------------------------------------------------------


def had_attackers(st: State) -> bool:
    """508.8: was any creature declared as an attacker in this combat, or put onto the battlefield attacking?"""
    if attackers(st):
        return True
    for event in reversed(st.events):
        if event.kind == ev.ATTACKED or (event.kind == ev.REMOVED_FROM_COMBAT and event.other):
            return True
        if event.kind == ev.MOVED and event.origin == BATTLEFIELD and _attacked(st, event.other):
            return True
        if event.kind == ev.STEP_BEGAN and event.amount == BEGIN_COMBAT:
            return False
    return False


def _attacked(st: State, oid: int) -> bool:
    """Was it attacking when it left the battlefield?"""
    part = look(st, oid)[0].combat
    return part is not None and part.attacking != 0


def first_strike(st: State) -> bool:
    """510.4: has an attacking or blocking creature first strike or double strike?"""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.combat is not None and chars_of(st, obj).keywords & (kw.FIRST_STRIKE | kw.DOUBLE_STRIKE):
            return True
    return False


def tidy(st: State) -> None:
    """506.4: who stops being a creature, or becomes a battle, leaves combat; so does what can't be attacked."""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.combat is not None:
            types = chars_of(st, obj).types
            if not types & CREATURE or types & BATTLE:
                stops_fighting(st, oid, "506.4")  # 506.4d: an attacked planeswalker that blocks is still attacked
            elif obj.combat.attacking > 0 and obj.combat.attacking in st.objs:
                target = st.objs[obj.combat.attacking]
                if target.phased or not _can_be_attacked(st, target):
                    _not_attacked(st, target.id)


def _can_be_attacked(st: State, target: Obj) -> bool:
    """506.4e: what was a battle and is a planeswalker alone is attacked on only if its protector controls it."""
    chars = chars_of(st, target)
    if not chars.types & PLANESWALKER or chars.types & BATTLE:
        return chars.types & BATTLE != 0
    protector: int = target.chosen.get(PROTECTOR, chars.controller)
    return protector == chars.controller


def clear(st: State) -> None:
    """511.3: everything is removed from combat."""
    for oid in st.battlefield:
        if st.objs[oid].combat is not None:
            atoms.set_combat(st, oid, None)


# --- what may attack what --------------------------------------------------------------------------


def defenders(st: State, attacker: int) -> list[int]:
    """506.2, 802.2: each opponent, then the planeswalkers they control and the battles they protect."""
    found: list[int] = []
    for player in st.opponents(attacker):
        found.append(player_ref(player))
        for oid in st.battlefield:
            obj = st.objs[oid]
            if obj.phased:
                continue
            chars = chars_of(st, obj)
            if chars.types & BATTLE:
                if obj.chosen.get(PROTECTOR, chars.controller) == player:
                    found.append(oid)
            elif chars.types & PLANESWALKER and chars.controller == player:
                found.append(oid)
    return found


def attacked_by(st: State, creatures: list[int], player: int) -> int:
    """702.49c, 508.4a: what this creature attacks or attacked, if it can still be attacked; otherwise 0."""
    parts = [look(st, oid)[0].combat for oid in creatures]
    whom = defenders(st, player) if player == st.active and st.step in COMBAT_STEPS else []
    return next((part.attacking for part in parts if part is not None and part.attacking in whom), 0)


def choose_defender(st: State, player: int, oid: int, players: Sequence[int] | None = None) -> Ask[int]:
    """508.4, 506.3b: a creature is put onto the battlefield attacking: its controller chooses whom; ``players``: one of
    these or a planeswalker of theirs."""
    whom = defenders(st, player) if player == st.active and st.step in COMBAT_STEPS else []
    if players is not None:
        whom = [ref for ref in whom if is_player(ref) or not chars_of(st, st.objs[ref]).types & BATTLE]
        whom = [ref for ref in whom if defending_player(st, ref) in players]
    if not whom:
        return 0
    pick = yield from pick_attack(player, "508.4", "Attack whom?", whom, About(oid))
    return pick


def reselect(st: State, player: int, oid: int) -> Ask[None]:
    """508.7: any opponent of its controller, or a permanent of theirs, whatever keeps creatures from attacking them. It
    goes on attacking, and has attacked what it was declared as attacking."""
    part = st.objs[oid].combat
    if part is None or not part.attacking:
        return
    whom = defenders(st, chars_of(st, st.objs[oid]).controller)
    if whom:
        ref = yield from pick_attack(player, "508.7", "Attack whom?", whom, About(oid))
        part = st.objs[oid].combat if oid in st.objs else None
        if part is None:
            return  # its owner has left meanwhile
        atoms.set_combat(st, oid, Combat(ref, part.blocked, part.blocking, part.dealt_first, part.band))


def _restrictions(st: State) -> dict[int, list[Rule]]:
    """The rules about attacking that are in force, by kind."""
    found: dict[int, list[Rule]] = {}
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind in _ATTACK_RULES:
            found.setdefault(static.kind, []).append((ctx, static))
    return found


_ATTACK_RULES: Final = (
    sta.CANT_ATTACK,
    sta.MUST_ATTACK,
    sta.CANT_ATTACK_ALONE,
    sta.ATTACKS_ONLY_ALONE,
    sta.CAN_ATTACK_DESPITE_DEFENDER,
    sta.NO_MORE_ATTACK,
)


def able_to_attack(st: State, player: int, oid: int) -> bool:
    """508.1a, 302.6: an untapped creature, no battle, controlled since the turn began or with haste."""
    return not bars_attacking(st, player, oid)


def bars_attacking(st: State, player: int, oid: int) -> str:
    """What keeps it from being chosen as an attacker, with the rule; nothing if nothing does."""
    obj = st.objs[oid]
    if obj.phased:
        return "it is phased out (702.26b)"
    if obj.tapped:
        return "it is tapped (508.1a)"
    chars = chars_of(st, obj)
    if chars.controller != player:
        return "another player controls it (508.1a)"
    if not chars.types & CREATURE or chars.types & BATTLE:
        return "it is no creature that can attack (508.1a)"
    if obj.since < st.players[player].turn_began or chars.keywords & kw.HASTE:
        return ""
    return "it came under that player's control this turn (302.6)"


def why_not_attack(st: State, player: int, oid: int) -> str:
    """508.1a–c: what keeps a permanent from attacking anything at all, with the rule; nothing if it could attack."""
    bar = bars_attacking(st, player, oid)
    if bar:
        return bar
    rules = _restrictions(st)
    if _places(st, oid, defenders(st, player), rules):
        return ""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    if chars.keywords & kw.DEFENDER and not _applying(st, rules, sta.CAN_ATTACK_DESPITE_DEFENDER, obj, chars):
        return "it has defender (702.3b)"
    return "an effect says that it can't (508.1c)"


def _applying(st: State, rules: dict[int, list[Rule]], kind: int, obj: Obj, chars: Chars) -> list[Rule]:
    return [(ctx, s) for ctx, s in rules.get(kind, ()) if passes(st, ctx, s.where, obj, chars)]


def _fits(st: State, rule: Rule | Price, ref: int) -> bool:
    """Does a rule speak of attacking this player, planeswalker or battle?"""
    ctx, static = rule
    return passes_attacked(st, ctx, static.against, ref)


def declaration(st: State, player: int) -> Declaration:
    """508.1a-d: every creature that could attack, with what it could attack."""
    whom = defenders(st, player)
    rules = _restrictions(st)
    able = []
    for oid in st.battlefield:
        if able_to_attack(st, player, oid):
            places = _places(st, oid, whom, rules)
            if places:
                able.append((oid, places))
    due = prices(st, blocking=False) if able else []
    creatures = [oid for oid, _ in able]
    home = [oid for oid in creatures if not chars_of(st, st.objs[oid]).keywords & kw.VIGILANCE] if due else []
    useful = helpers(st, player, due, home)
    fighters = [_fighter(st, oid, places, whom, rules, due, creatures, useful) for oid, places in able]
    limits = number_limits(st, rules.get(sta.NO_MORE_ATTACK, []), creatures, whom, _fits)

    def can_pay(counts: tuple[int, ...], part: tuple[int, ...]) -> bool:
        return affordable(st, player, owed(due, counts), [creatures[i] for i in part])

    return Declaration(whom, fighters, [Place() for _ in whom], limits, len(due), can_pay)


def _places(st: State, oid: int, whom: list[int], rules: dict[int, list[Rule]]) -> tuple[int, ...]:
    """508.1c: what this creature can attack, as far as it depends on nobody else."""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    if chars.keywords & kw.DEFENDER and not _applying(st, rules, sta.CAN_ATTACK_DESPITE_DEFENDER, obj, chars):
        return ()  # 702.3b
    cant = _applying(st, rules, sta.CANT_ATTACK, obj, chars)
    if not cant:
        return tuple(range(len(whom)))
    return tuple([p for p, ref in enumerate(whom) if not any(_fits(st, rule, ref) for rule in cant)])


def _fighter(
    st: State, oid: int, places: tuple[int, ...], whom: list[int], rules: dict[int, list[Rule]], due: list[Price],
    creatures: list[int], useful: list[int],
) -> Fighter:  # fmt: skip
    if not rules and not due:
        return Fighter(oid, places)
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    musts = []
    for rule in _applying(st, rules, sta.MUST_ATTACK, obj, chars):
        fitting = [p for p in places if _fits(st, rule, whom[p])]
        if fitting:
            musts.append(frozenset(fitting))
    costs: dict[int, tuple[int, ...]] = {}
    own = [i for i, price in enumerate(due) if stands_against(st, price, oid)]
    for p in places if own else ():
        there = tuple([i for i in own if _fits(st, due[i], whom[p])])
        if there:
            costs[p] = there
    needs = company(st, _applying(st, rules, sta.CANT_ATTACK_ALONE, obj, chars), oid, creatures)
    alone = bool(_applying(st, rules, sta.ATTACKS_ONLY_ALONE, obj, chars))
    return Fighter(oid, places, 1, tuple(musts), costs, needs, alone, oid if oid in useful else 0)


# --- declaring attackers (508.1) -------------------------------------------------------------------


def declare_attackers(st: State) -> Ask[None]:
    """508.1; 733.1: if somebody leaves meanwhile, the declaration is made anew, as far as it must be."""
    player = st.active
    given: list[Given] = []
    done = None
    while done is None and not st.players[player].lost:
        declared = yield from together(st, _declare(st, player), given)
        if declared is not None:
            present = st.in_game()
            done = yield from attempt(st, player, _attack(st, player, *declared))
            assert done is not None or st.in_game() != present, "what was declared can't be paid for"


Exerted = tuple[Ctx, sta.MayExert]
# Whom each creature attacks, what is owed for it, who is exerted or tapped for it, and who attacks in which band.
Declared = tuple[list[tuple[int, int]], list[Price], list[Exerted], list[enlist.Enlisted], dict[int, int]]


def _declare(st: State, player: int) -> Ask[Declared]:
    """508.1a–d, g: who attacks whom, creature by creature; what it costs; who is exerted or tapped for it."""
    whole = declaration(st, player)
    picked, counts = yield from choose_places(player, whole, pick_attack, "508.1a", "Attack whom?")
    due = owed(prices(st, blocking=False), counts) if any(counts) else []
    bands = yield from banding.announce(st, player, picked)  # 508.1e
    attacking = [oid for oid, _ in picked]
    exerted = yield from _exert(st, player, attacking)
    enlisted = yield from enlist.announce(st, player, attacking, due)
    return picked, due, exerted, enlisted, bands


def _exert(st: State, player: int, declared: list[int]) -> Ask[list[Exerted]]:
    """508.1g, 701.43d: "you may exert this creature as it attacks" is an optional cost."""
    chosen: list[Exerted] = []
    for ctx, _, static, _ in statics(st, sta.MayExert):
        if ctx.source in declared:
            yes = yield from ask(
                Decision(CONFIRM, player, "508.1g", "Exert it?", YES_NO, subject=Deed("exert", ctx.source))
            )
            if yes:
                chosen.append((ctx, static))
    return chosen


def _attack(
    st: State,
    player: int,
    declared: list[tuple[int, int]],
    due: list[Price],
    exerted: list[Exerted],
    enlisted: list[enlist.Enlisted],
    bands: dict[int, int],
) -> Ask[bool]:
    """508.1f-m: tapped, paid for, attacking; then abilities trigger."""
    for oid, _ in declared:
        if not chars_of(st, st.objs[oid]).keywords & kw.VIGILANCE:
            atoms.set_tapped(st, oid, True, "508.1f")
    enlist.enlist(st, player, enlisted)
    for ctx, static in exerted:  # 508.1j: costs are paid in any order, so it may be sacrificed afterwards
        still_there(st, (ctx.source,), 1)
        exert(st, ctx.source, player)
        if static.body is not None:
            reflexive(st, ctx, static.body)
    yield from pay(st, player, due)
    declared = [(o, ref) for o, ref in declared if o in st.objs and chars_of(st, st.objs[o]).controller == player]
    if not declared:
        return True
    for oid, ref in declared:
        atoms.set_combat(st, oid, Combat(ref, band=bands.get(oid, 0)))
    count = len(declared)
    batch = atoms.new_batch(st)
    for oid, ref in declared:
        atoms.emit(st, Event(ev.ATTACKED, "508.1k", player, oid, ref, count, batch=batch))
    everyone = tuple(oid for oid, _ in declared)
    atoms.emit(st, Event(ev.PLAYER_ATTACKED, "508.1m", player, amount=count, detail=everyone, batch=batch))
    return True


def exert(st: State, oid: int, player: int) -> None:
    """701.43a: it won't untap during this player's next untap step, if it is theirs by then."""
    ctx = Ctx(oid, player, each=oid)
    stays = sta.Restrict(sta.DOESNT_UNTAP, And((IsOneOf(ThatThing()), ControlledBy(You()))))
    atoms.new_floating(st, ctx, YOUR_NEXT_UNTAP_STEP, statics=(stays,), objects=(oid,))
    atoms.emit(st, Event(ev.EXERTED, "701.43a", player, oid))


# --- combat damage (510) ---------------------------------------------------------------------------


def deal_damage(st: State) -> Ask[None]:
    """510.1, 510.2, 510.4: damage is assigned by each player in turn order, then dealt at the same time."""
    hits = None
    given: list[Given] = []
    while hits is None:  # until it is dealt nothing has happened: if somebody leaves meanwhile, it is assigned anew
        taking_part = _taking_part(st)
        hits = yield from together(st, assign(st, taking_part), given)
    if st.step == FIRST_STRIKE_DAMAGE:
        for oid in taking_part:
            part = st.objs[oid].combat
            assert part is not None
            atoms.set_combat(st, oid, Combat(part.attacking, part.blocked, part.blocking, True, part.band))
    yield from deal(st, hits, "510.2")


def _taking_part(st: State) -> list[int]:
    """510.4: who assigns damage in this combat damage step."""
    fast = st.step == FIRST_STRIKE_DAMAGE
    taking_part = []
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.combat is not None and obj.zone == BATTLEFIELD and not obj.phased:
            keywords = chars_of(st, obj).keywords
            quick = keywords & (kw.FIRST_STRIKE | kw.DOUBLE_STRIKE) != 0
            if quick if fast else not obj.combat.dealt_first or keywords & kw.DOUBLE_STRIKE:
                taking_part.append(oid)
    return taking_part
