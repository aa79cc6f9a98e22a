"""509: the declare blockers step: evasion, restrictions, requirements.

Each able creature is asked in battlefield order whom it blocks; ``plans`` says which picks can still be completed.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ARTIFACT, BATTLE, BLACK, CREATURE, LAND
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Keyword
from inset.language.filters import HasSubtype
from inset.language.node import Filter
from inset.rules import atoms
from inset.rules.combat import banding
from inset.rules.combat.attack_costs import Price, affordable, owed, pay, prices, stands_against
from inset.rules.combat.declaration import Declaration
from inset.rules.combat.declaration_picks import Places, Rule, choose_places, company, number_limits
from inset.rules.combat.declaration_terms import PLENTY, Fighter, Place
from inset.rules.combat.other_deciders import chooser, unwilling
from inset.rules.events.protection import protected
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import defending_player, number, passes
from inset.rules.model import event_records as ev
from inset.rules.model.decision import Ask
from inset.rules.model.picks import Given, together
from inset.rules.model.questions import pick_block
from inset.rules.model.state import Chars, Combat, Ctx, Event, Obj, State
from inset.rules.objects.layers import chars_of
from inset.rules.playing.reversing import attempt

_KINDS: Final = (
    sta.CANT_BLOCK,
    sta.CANT_BE_BLOCKED,
    sta.CAN_BLOCK_ONLY,
    sta.MUST_BLOCK,
    sta.MUST_BE_BLOCKED,
    sta.CAN_BLOCK_ANY_NUMBER,
    sta.CAN_BLOCK_MORE,
    sta.CANT_BLOCK_ALONE,
    sta.CANT_BE_BLOCKED_BY_FEWER,
    sta.CANT_BE_BLOCKED_BY_MORE,
    sta.NO_MORE_BLOCK,
)


# --- may this creature block that one? -------------------------------------------------------------


def rules_about_blocking(st: State) -> dict[int, list[Rule]]:
    found: dict[int, list[Rule]] = {}
    for ctx, _, static, _ in statics(st, sta.Restrict):
        if static.kind in _KINDS:
            found.setdefault(static.kind, []).append((ctx, static))
    return found


def able_to_block(st: State, player: int, oid: int) -> bool:
    """509.1a: an untapped creature that is not a battle."""
    return not bars_blocking(st, player, oid)


def bars_blocking(st: State, player: int, oid: int) -> str:
    """What keeps it from being chosen as a blocker, with the rule; nothing if nothing does."""
    obj = st.objs[oid]
    if obj.phased:
        return "it is phased out (702.26b)"
    if obj.tapped:
        return "it is tapped (509.1a)"
    chars = chars_of(st, obj)
    if chars.controller != player:
        return "another player controls it (509.1a)"
    return "" if chars.types & CREATURE and not chars.types & BATTLE else "it is not a creature that can block (509.1a)"


def why_not_block(st: State, player: int, oid: int, attacker: int) -> str:
    """509.1a–b: what keeps a permanent from blocking an attacker, with the rule; nothing if it could by itself."""
    bar = bars_blocking(st, player, oid)
    if bar or can_block(st, rules_about_blocking(st), oid, attacker):
        return bar
    keyword = evades(st, chars_of(st, st.objs[attacker]), chars_of(st, st.objs[oid]), attacker, oid)
    return (
        f"{kw.KEYWORD_WORD[keyword]} ({EVASION_RULE[keyword]})" if keyword else "an effect says that it can't (509.1b)"
    )


def can_block(st: State, rules: dict[int, list[Rule]], blocker: int, attacker: int) -> bool:
    """509.1b: what one pair of creatures decides; restrictions on numbers come with the whole declaration."""
    b, a = st.objs[blocker], st.objs[attacker]
    bc, ac = chars_of(st, b), chars_of(st, a)
    if not evades(st, ac, bc, attacker, blocker):
        for ctx, static in rules.get(sta.CANT_BLOCK, ()):
            if passes(st, ctx, static.where, b, bc) and passes(st, ctx, static.against, a, ac):
                return False
        for ctx, static in rules.get(sta.CANT_BE_BLOCKED, ()):
            if passes(st, ctx, static.where, a, ac) and passes(st, ctx, static.against, b, bc):
                return False
        for ctx, static in rules.get(sta.CAN_BLOCK_ONLY, ()):
            if passes(st, ctx, static.where, b, bc) and not passes(st, ctx, static.against, a, ac):
                return False
        return True
    return False


def evades(st: State, ac: Chars, bc: Chars, attacker: int, blocker: int) -> int:
    """702: the evasion ability that keeps this creature from blocking that one; 0 if none does."""
    theirs, ours = ac.keywords, bc.keywords
    if (theirs ^ ours) & kw.SHADOW and not (theirs & kw.SHADOW and _set_aside(st, kw.SHADOW, attacker, blocker)):
        return kw.SHADOW
    if not theirs & _EVASION:
        return 0
    if theirs & kw.FLYING and not ours & (kw.FLYING | kw.REACH) and not _set_aside(st, kw.FLYING, attacker, blocker):
        return kw.FLYING
    if theirs & kw.HORSEMANSHIP and not ours & kw.HORSEMANSHIP:
        return kw.HORSEMANSHIP
    if theirs & kw.FEAR and not (bc.types & ARTIFACT or bc.colors & BLACK):
        return kw.FEAR
    if theirs & kw.INTIMIDATE and not (bc.types & ARTIFACT or bc.colors & ac.colors):
        return kw.INTIMIDATE
    if theirs & kw.SKULK and (bc.power or 0) > (ac.power or 0):
        return kw.SKULK
    if theirs & kw.LANDWALK and _walks(st, ac, bc, attacker, blocker):
        return kw.LANDWALK
    return kw.PROTECTION if theirs & kw.PROTECTION and protected(st, attacker, blocker) else 0


EVASION_RULE: Final = {
    kw.SHADOW: "702.28b", kw.FLYING: "702.9b", kw.HORSEMANSHIP: "702.31b", kw.FEAR: "702.36b", kw.INTIMIDATE: "702.13b",
    kw.SKULK: "702.118b", kw.LANDWALK: "702.14c", kw.PROTECTION: "702.16f",
}  # fmt: skip
_EVASION: Final = kw.FLYING | kw.HORSEMANSHIP | kw.FEAR | kw.INTIMIDATE | kw.SKULK | kw.LANDWALK | kw.PROTECTION


def _set_aside(st: State, keyword: int, attacker: int, blocker: int, walk: Filter | None = None) -> bool:
    """609.4: may the one block the other as though this evasion ability weren't there?"""
    a, b = st.objs[attacker], st.objs[blocker]
    for ctx, _, static, _ in statics(st, sta.BlocksAsThough):
        if static.keyword == keyword and (not static.land or walk == HasSubtype((static.land,))):
            if passes(st, ctx, static.where, b, chars_of(st, b)) and passes(
                st, ctx, static.against, a, chars_of(st, a)
            ):
                return True
    return False


def _walks(st: State, ac: Chars, bc: Chars, attacker: int, blocker: int) -> bool:
    """702.14c: the defending player controls a land of the kind named."""
    ctx = Ctx(attacker, ac.controller)
    for ability in ac.abilities:
        if isinstance(ability, Keyword) and ability.keyword == kw.LANDWALK:
            if _set_aside(st, kw.LANDWALK, attacker, blocker, ability.where):
                continue
            for oid in st.battlefield:
                land = st.objs[oid]
                chars = chars_of(st, land)
                if not land.phased and chars.types & LAND and chars.controller == bc.controller:
                    if ability.where is None or passes(st, ctx, ability.where, land, chars):
                        return True
    return False


# --- the whole declaration -------------------------------------------------------------------------


def declaration(st: State, player: int, first: int = 0, but: frozenset[int] = frozenset()) -> Declaration:
    """509.1a-c: the attackers that this player may block, and the creatures that could block them. ``first``: the one that
    is asked first; ``but``: without these."""
    rules = rules_about_blocking(st)
    attackers = []
    for oid in st.battlefield:
        part = st.objs[oid].combat
        if part is not None and part.attacking and defending_player(st, part.attacking) == player:
            attackers.append(oid)
    able = []
    for oid in st.battlefield if attackers else ():
        if oid not in but and able_to_block(st, player, oid):
            places = tuple([p for p, a in enumerate(attackers) if can_block(st, rules, oid, a)])
            if places:
                able.append((oid, places))
    if first:
        able.sort(key=lambda row: row[0] != first)
    creatures = [oid for oid, _ in able]
    due = prices(st, blocking=True) if able else []
    blockers = [_blocker(st, rules, oid, places, attackers, due, creatures) for oid, places in able]
    limits = number_limits(st, rules.get(sta.NO_MORE_BLOCK, []), creatures, attackers, _speaks_of)

    def can_pay(counts: tuple[int, ...], part: tuple[int, ...]) -> bool:
        return affordable(st, player, owed(due, counts), [])

    return Declaration(attackers, blockers, [_place(st, rules, a) for a in attackers], limits, len(due), can_pay)


def _speaks_of(st: State, rule: Rule, attacker: int) -> bool:
    ctx, static = rule
    return _passes_id(st, ctx, static.against, attacker)


def _place(st: State, rules: dict[int, list[Rule]], attacker: int) -> Place:
    """How many may block this attacker; how many requirements say that somebody must."""
    least = 2 if chars_of(st, st.objs[attacker]).keywords & kw.MENACE else 1  # 702.111b
    most = PLENTY
    if rules:
        least = max([least, *_numbers(st, rules, sta.CANT_BE_BLOCKED_BY_FEWER, attacker)])
        most = min([most, *_numbers(st, rules, sta.CANT_BE_BLOCKED_BY_MORE, attacker)])
    return Place(least, most, _count(st, rules, sta.MUST_BE_BLOCKED, st.objs[attacker]))


def _numbers(st: State, rules: dict[int, list[Rule]], kind: int, oid: int) -> list[int]:
    return [number(st, ctx, s.number) for ctx, s in rules.get(kind, ()) if _passes_id(st, ctx, s.where, oid)]


def _count(st: State, rules: dict[int, list[Rule]], kind: int, obj: Obj) -> int:
    return sum(1 for ctx, static in rules.get(kind, ()) if passes(st, ctx, static.where, obj, chars_of(st, obj)))


def _costs(
    st: State, due: list[Price], oid: int, places: tuple[int, ...], attackers: list[int]
) -> dict[int, tuple[int, ...]]:
    """509.1d: which of the prices apply to this creature blocking each of the attackers."""
    own = [i for i, price in enumerate(due) if stands_against(st, price, oid)]
    found: dict[int, tuple[int, ...]] = {}
    for place in places:
        there = tuple(i for i in own if _passes_id(st, due[i][0], due[i][1].against, attackers[place]))
        if there:
            found[place] = there
    return found


def _blocker(
    st: State, rules: dict[int, list[Rule]], oid: int, places: tuple[int, ...], attackers: list[int], due: list[Price],
    creatures: list[int],
) -> Fighter:  # fmt: skip
    if not rules and not due:
        return Fighter(oid, places)
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    musts = []
    for ctx, static in rules.get(sta.MUST_BLOCK, ()):
        if passes(st, ctx, static.where, obj, chars):
            fitting = [p for p in places if _passes_id(st, ctx, static.against, attackers[p])]
            if fitting:
                musts.append(frozenset(fitting))
    most = 1 + sum(_numbers(st, rules, sta.CAN_BLOCK_MORE, oid))
    if _count(st, rules, sta.CAN_BLOCK_ANY_NUMBER, obj):
        most = len(attackers)
    alone = [rule for rule in rules.get(sta.CANT_BLOCK_ALONE, ()) if passes(st, rule[0], rule[1].where, obj, chars)]
    costs = _costs(st, due, oid, places, attackers) if due else {}
    return Fighter(oid, places, most, tuple(musts), costs, company(st, alone, oid, creatures))


def _passes_id(st: State, ctx: Ctx, where: Filter, oid: int) -> bool:
    return passes(st, ctx, where, st.objs[oid], chars_of(st, st.objs[oid]))


# --- declaring (509.1) -----------------------------------------------------------------------------


def declare_blockers(st: State) -> Ask[None]:
    """509.1, 802.4: each defending player in turn order; when all have declared, abilities trigger."""
    pairs: list[tuple[int, int]] = []
    for player in st.opponents(st.active):
        pairs += yield from _declare_and_pay(st, player)
    pairs = [(blocker, attacker) for blocker, attacker in pairs if blocker in st.objs and attacker in st.objs]
    together_with = banding.blocked_together(st, pairs)  # 702.22h
    _take_up(st, pairs + together_with)
    blocked = list(dict.fromkeys(attacker for _, attacker in pairs + together_with))
    for attacker in blocked:
        part = st.objs[attacker].combat
        assert part is not None
        atoms.set_combat(st, attacker, Combat(part.attacking, True, part.blocking, part.dealt_first, part.band))
    _announce(st, pairs, together_with, blocked)


def _declare_and_pay(st: State, player: int) -> Ask[list[tuple[int, int]]]:
    """509.1a–f; 733.1: if somebody leaves meanwhile, the declaration is made again where necessary."""
    given: list[Given] = []
    while not st.players[player].lost:
        made = yield from together(st, _choose(st, player), given)
        if made is None:
            continue
        chosen, counts = made
        due = owed(prices(st, blocking=True), counts) if any(counts) else []
        present = st.in_game()
        paid = yield from attempt(st, player, pay(st, player, due))
        if paid:
            return [pair for pair in chosen if _still(st, player, *pair)]
        assert st.in_game() != present, "what was declared can't be paid for"
    return []


def _choose(st: State, player: int) -> Ask[Places]:
    whole, asked = declaration(st, player), chooser(st, sta.ChoosesBlockers, player)
    if asked != player:
        whole = declaration(st, player, but=(yield from unwilling(player, whole, "509.1d")))
    made = yield from choose_places(asked, whole, pick_block, "509.1a", "Block whom?")
    return made


def _still(st: State, player: int, blocker: int, attacker: int) -> bool:
    """509.1g: after the costs are paid, is the blocker still the defending player's, and the attacker attacking?"""
    if blocker not in st.objs or attacker not in st.objs:
        return False
    part = st.objs[attacker].combat
    chars = chars_of(st, st.objs[blocker])
    return part is not None and part.attacking != 0 and chars.controller == player and chars.types & CREATURE != 0


def _take_up(st: State, pairs: list[tuple[int, int]]) -> None:
    """509.1g: each chosen creature becomes a blocking creature."""
    for blocker in dict.fromkeys(blocker for blocker, _ in pairs):
        atoms.set_combat(st, blocker, Combat(blocking=tuple(a for b, a in pairs if b == blocker)))


def _announce(
    st: State, pairs: list[tuple[int, int]], together_with: list[tuple[int, int]], blocked: list[int]
) -> None:
    """509.1i; 509.3g: so do abilities that look for attackers that aren't blocked. Nobody was declared as blocking those that
    are blocked as part of a band, but they are blocked by somebody."""
    if not pairs:
        _unblocked(st, st.next_batch - 1)  # the last one was the attack's, which has no events of this kind
        return
    batch = atoms.new_batch(st)
    before: dict[int, int] = {}
    for blocker, attacker in pairs:
        player = chars_of(st, st.objs[blocker]).controller
        nth = before[blocker] = before.get(blocker, 0) + 1
        atoms.emit(st, Event(ev.BLOCKED, "509.1g", player, blocker, attacker, nth, batch=batch))
    for blocker, attacker in pairs + together_with:
        player = chars_of(st, st.objs[blocker]).controller
        atoms.notice(st, Event(ev.BLOCKED_BY, "509.3d", player, attacker, blocker, batch=batch))
    for attacker in blocked:
        count = sum(1 for _, a in pairs + together_with if a == attacker)
        atoms.emit(st, Event(ev.BECAME_BLOCKED, "509.1h", obj=attacker, amount=count, batch=batch))
    _unblocked(st, batch)


def _unblocked(st: State, batch: int) -> None:
    for oid in st.battlefield:
        part = st.objs[oid].combat
        if part is not None and part.attacking and not part.blocked:
            atoms.notice(st, Event(ev.UNBLOCKED, "509.3g", obj=oid, other=part.attacking, batch=batch))
