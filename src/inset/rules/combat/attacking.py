"""508: attackers are declared. Blocks are in ``blocking``, damage is in ``damage_assignment``.

A declaration is a series of picks, one per creature in battlefield order; ``declaration`` says which can be completed.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import (
    BATTLE,
    CREATURE,
)
from inset.language import keywords as kw, statics as sta
from inset.language.filters import Anything
from inset.rules import atoms
from inset.rules.combat import banding, enlist
from inset.rules.combat.attack_costs import Price, affordable, helpers, owed, pay, prices, stands_against
from inset.rules.combat.declaration import Declaration
from inset.rules.combat.declaration_picks import Rule, choose_places, company, number_limits
from inset.rules.combat.declaration_terms import Fighter, Place
from inset.rules.combat.other_deciders import all_take_part, chooser, unwilling
from inset.rules.combat.participants import (
    defenders,
)
from inset.rules.events.exerting import exert
from inset.rules.events.impossible import still_there
from inset.rules.events.triggers import reflexive, statics
from inset.rules.meaning.references import passes, passes_attacked
from inset.rules.model import event_records as ev
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.picks import Given, together
from inset.rules.model.questions import pick_attack
from inset.rules.model.state import Chars, Combat, Ctx, Event, Obj, State
from inset.rules.model.subjects import Deed
from inset.rules.objects.layers import chars_of
from inset.rules.playing.reversing import attempt


def rules_about_attacking(st: State) -> dict[int, list[Rule]]:
    """The rules about attacking that are in force, by kind."""
    found: dict[int, list[Rule]] = {}
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind == sta.GOADED:  # 701.15b: two requirements
            for against in (Anything(), sta.ANOTHER_PLAYER):
                must = sta.Restrict(sta.MUST_ATTACK, static.where, against)
                found.setdefault(sta.MUST_ATTACK, []).append((ctx, must))
        elif static.kind in _ATTACK_RULES:
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
    """508.1a, 302.6: an untapped creature that isn't a battle, controlled since the turn began or with haste."""
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
        return "it is not a creature that can attack (508.1a)"
    if obj.since < st.players[player].turn_began or chars.keywords & kw.HASTE:
        return ""
    return "it came under that player's control this turn (302.6)"


def why_not_attack(st: State, player: int, oid: int) -> str:
    """508.1a–c: what keeps a permanent from attacking anything at all, with the rule; nothing if it could attack."""
    bar = bars_attacking(st, player, oid)
    if bar:
        return bar
    rules = rules_about_attacking(st)
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
    """Does a rule refer to attacking this player, planeswalker or battle?"""
    ctx, static = rule
    return passes_attacked(st, ctx, static.against, ref)


def declaration(
    st: State, player: int, first: int = 0, but: frozenset[int] = frozenset(), only: frozenset[int] | None = None
) -> Declaration:
    """508.1a-d: every creature that could attack, with what it could attack. ``first``: the one that is asked first; ``but``:
    without these; ``only``: these and no others, and all of them."""
    whom = defenders(st, player)
    rules = rules_about_attacking(st)
    able = []
    for oid in st.battlefield:
        if oid not in but and (only is None or oid in only) and able_to_attack(st, player, oid):
            places = _places(st, oid, whom, rules)
            if places:
                able.append((oid, places))
    if first:
        able.sort(key=lambda row: row[0] != first)
    due = prices(st, blocking=False) if able else []
    creatures = [oid for oid, _ in able]
    home = [oid for oid in creatures if not chars_of(st, st.objs[oid]).keywords & kw.VIGILANCE] if due else []
    useful = helpers(st, player, due, home)
    fighters = [_fighter(st, oid, places, whom, rules, due, creatures, useful) for oid, places in able]
    if only is not None:
        fighters = all_take_part(fighters)
    limits = number_limits(st, rules.get(sta.NO_MORE_ATTACK, []), creatures, whom, _fits)

    def can_pay(counts: tuple[int, ...], part: tuple[int, ...]) -> bool:
        return affordable(st, player, owed(due, counts), [creatures[i] for i in part])

    return Declaration(whom, fighters, [Place() for _ in whom], limits, len(due), can_pay)


def _places(st: State, oid: int, whom: list[int], rules: dict[int, list[Rule]]) -> tuple[int, ...]:
    """508.1c: what this creature can attack, considering it alone."""
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
    """508.1; 733.1: if somebody leaves meanwhile, the declaration is made again where necessary."""
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
    asked = chooser(st, sta.ChoosesAttackers, player)
    if asked == player:
        whole = declaration(st, player)
    else:
        those = yield from _chosen_by(st, player, asked)
        whole = declaration(st, player, only=those)
    picked, counts = yield from choose_places(player, whole, pick_attack, "508.1a", "Attack whom?")
    due = owed(prices(st, blocking=False), counts) if any(counts) else []
    bands = yield from banding.announce(st, player, picked)  # 508.1e
    attacking = [oid for oid, _ in picked]
    exerted = yield from _exert(st, player, attacking)
    enlisted = yield from enlist.announce(st, player, attacking, due)
    return picked, due, exerted, enlisted, bands


def _chosen_by(st: State, player: int, asked: int) -> Ask[frozenset[int]]:
    """Another player chooses which creatures attack; what they attack is decided by the attacking player afterwards."""
    but = yield from unwilling(player, declaration(st, player), "508.1h")
    whole = declaration(st, player, but=but)
    picked, _ = yield from choose_places(asked, whole, pick_attack, "508.1a", "Attack whom?")
    return frozenset([oid for oid, _ in picked])


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
