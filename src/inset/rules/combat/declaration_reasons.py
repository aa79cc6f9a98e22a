"""508.1c–d, 509.1b–c: what requires a creature to attack or block, what forbids it, what it costs, and the verdict.

The verdict is the declaration's own: which of its picks can be completed legally, if this creature is the first to be asked.
"""

from __future__ import annotations

from typing import Final

from inset.language import keywords as kw, statics as sta
from inset.rules.combat import attacking, blocking
from inset.rules.combat.attack_costs import prices, stands_against
from inset.rules.combat.declaration import STOP, Declaration
from inset.rules.combat.declaration_picks import Rule
from inset.rules.meaning.references import passes
from inset.rules.model.state import Ctx, State
from inset.rules.objects.layers import chars_of

FORBIDDEN: Final = "forbidden"
REQUIRED: Final = "required"
ALLOWED: Final = "allowed"

RESTRICTION: Final = "restriction"  # 508.1c, 509.1b
REQUIREMENT: Final = "requirement"  # 508.1d, 509.1c
COST: Final = "cost"  # 508.1h, 509.1d
PERMISSION: Final = "permission"  # takes a restriction away, or lets it block more

_ROLE: Final[dict[int, str]] = {
    sta.CANT_ATTACK: RESTRICTION,
    sta.CANT_ATTACK_ALONE: RESTRICTION,
    sta.ATTACKS_ONLY_ALONE: RESTRICTION,
    sta.NO_MORE_ATTACK: RESTRICTION,
    sta.MUST_ATTACK: REQUIREMENT,
    sta.CAN_ATTACK_DESPITE_DEFENDER: PERMISSION,
    sta.CANT_BLOCK: RESTRICTION,
    sta.CAN_BLOCK_ONLY: RESTRICTION,
    sta.CANT_BLOCK_ALONE: RESTRICTION,
    sta.NO_MORE_BLOCK: RESTRICTION,
    sta.MUST_BLOCK: REQUIREMENT,
    sta.CAN_BLOCK_MORE: PERMISSION,
    sta.CAN_BLOCK_ANY_NUMBER: PERMISSION,
    sta.CANT_BE_BLOCKED: RESTRICTION,
    sta.CANT_BE_BLOCKED_BY_FEWER: RESTRICTION,
    sta.CANT_BE_BLOCKED_BY_MORE: RESTRICTION,
    sta.MUST_BE_BLOCKED: REQUIREMENT,
}
_OF_ATTACKERS: Final = (
    sta.CANT_BE_BLOCKED,
    sta.CANT_BE_BLOCKED_BY_FEWER,
    sta.CANT_BE_BLOCKED_BY_MORE,
    sta.MUST_BE_BLOCKED,
)


class Bearing:
    """One thing that affects an attack or block.

    ``static`` and ``ctx``: what an effect says, and of which source; or ``keyword``: an ability of this creature or, if
    ``attacker`` is not 0, of that one; or ``bar``: what keeps it from being chosen at all, with its rule.
    """

    __slots__ = ("attacker", "bar", "ctx", "keyword", "role", "rule", "static")

    def __init__(
        self, role: str, rule: str, ctx: Ctx | None = None, static: sta.Restrict | sta.CombatCost | None = None,
        keyword: int = 0, attacker: int = 0, bar: str = "",
    ) -> None:  # fmt: skip
        self.role = role
        self.rule = rule
        self.ctx = ctx
        self.static = static
        self.keyword = keyword
        self.attacker = attacker
        self.bar = bar


class Verdict:
    """``word``: ``forbidden``, ``required`` or ``allowed``. ``refs``: what it may attack, or whom it may block."""

    __slots__ = ("bearings", "refs", "word")

    def __init__(self, word: str, refs: list[int], bearings: list[Bearing]) -> None:
        self.word = word
        self.refs = refs
        self.bearings = bearings


def on_attacking(st: State, oid: int) -> Verdict:
    """If attackers were declared now: may it attack, must it, and why?"""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    player = chars.controller
    found: list[Bearing] = []
    if player != st.active:
        found.append(Bearing(RESTRICTION, "508.1", bar="only the active player declares attackers"))
    _barred(found, attacking.bars_attacking(st, player, oid))
    if chars.keywords & kw.DEFENDER:
        found.append(Bearing(RESTRICTION, "702.3b", keyword=kw.DEFENDER))
    for kind, rules in attacking.rules_about_attacking(st).items():
        for ctx, static in rules:
            if passes(st, ctx, static.where, obj, chars):
                found.append(Bearing(_ROLE[kind], _rule(_ROLE[kind], False), ctx, static))
    found += _costs(st, oid, False)
    whole = attacking.declaration(st, player, oid) if player == st.active else None
    return _verdict(whole, oid, found)


def on_blocking(st: State, oid: int) -> Verdict:
    """If blockers were declared now, with the creatures that attack: may it block, must it, and why?"""
    obj = st.objs[oid]
    chars = chars_of(st, obj)
    player = chars.controller
    found: list[Bearing] = []
    _barred(found, blocking.bars_blocking(st, player, oid))
    whole = blocking.declaration(st, player, oid)
    if not whole.refs:
        found.append(Bearing(RESTRICTION, "509.1a", bar="no creature attacks its controller"))
    rules = blocking.rules_about_blocking(st)
    for kind, rows in rules.items():
        for ctx, static in rows:
            if kind not in _OF_ATTACKERS and passes(st, ctx, static.where, obj, chars):
                found.append(Bearing(_ROLE[kind], _rule(_ROLE[kind], True), ctx, static))
    for attacker in whole.refs:
        found += _of_attacker(st, rules, oid, attacker)
    found += _costs(st, oid, True)
    return _verdict(whole, oid, found)


def _of_attacker(st: State, rules: dict[int, list[Rule]], oid: int, attacker: int) -> list[Bearing]:
    obj, other = st.objs[oid], st.objs[attacker]
    chars, theirs = chars_of(st, obj), chars_of(st, other)
    found: list[Bearing] = []
    keyword = blocking.evades(st, theirs, chars, attacker, oid)
    if keyword:
        found.append(Bearing(RESTRICTION, blocking.EVASION_RULE[keyword], keyword=keyword, attacker=attacker))
    if theirs.keywords & kw.MENACE:
        found.append(Bearing(RESTRICTION, "702.111b", keyword=kw.MENACE, attacker=attacker))
    for kind in _OF_ATTACKERS:
        for ctx, static in rules.get(kind, ()):
            if passes(st, ctx, static.where, other, theirs) and passes(st, ctx, static.against, obj, chars):
                found.append(Bearing(_ROLE[kind], _rule(_ROLE[kind], True), ctx, static, attacker=attacker))
    return found


def _costs(st: State, oid: int, block: bool) -> list[Bearing]:
    rule = "509.1d" if block else "508.1h"
    return [Bearing(COST, rule, *price) for price in prices(st, block) if stands_against(st, price, oid)]


def _rule(role: str, block: bool) -> str:
    if role == REQUIREMENT:
        return "509.1c" if block else "508.1d"
    return "509.1b" if block else "508.1c"


def _barred(found: list[Bearing], bar: str) -> None:
    """``bar``: words with their rule in brackets at the end."""
    if bar:
        words, _, rule = bar.rstrip(")").rpartition(" (")
        found.append(Bearing(RESTRICTION, rule, bar=words))


def _verdict(whole: Declaration | None, oid: int, found: list[Bearing]) -> Verdict:
    if whole is None or not whole.fighters or whole.fighters[0].oid != oid:
        return Verdict(FORBIDDEN, [], found)
    places = whole.allowed(whole.start())
    refs = [whole.refs[place] for place in places if place != STOP]
    word = FORBIDDEN if not refs else ALLOWED if STOP in places else REQUIRED
    return Verdict(word, refs, found)
