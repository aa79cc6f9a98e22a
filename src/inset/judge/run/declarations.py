"""508.1, 509.1: declaring attackers and blockers: one step of a scenario, a series of picks for the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from inset.judge.format.scenario import Attack, Block
from inset.judge.run.fitting_options import by_reference, reference_value
from inset.judge.run.table import Failure, Table
from inset.kernel.types import DECLARE_ATTACKERS, DECLARE_BLOCKERS, STEP_WORD
from inset.rules.combat.attacking import why_not_attack
from inset.rules.combat.blocking import why_not_block
from inset.rules.events.combat_membership import mates
from inset.rules.model import decision as kinds
from inset.rules.model.choices import DONE, DONT_ATTACK, DONT_BLOCK
from inset.rules.objects.layers import chars_of

Reasons = Callable[[], list[tuple[int, str]]]  # creatures that were to be declared, each with what keeps it from that
Declared = dict[int, list[int]]  # creatures, each with what it attacks or blocks


def attack(table: Table, step: Attack) -> None:
    """Moves on to the declaration, declares just these attackers, and stops at the next priority."""
    player = table.board.player(step.by)
    st = table.st

    def reasons() -> list[tuple[int, str]]:
        creatures = _creatures(table, step.attackers, player)
        return [(oid, why_not_attack(st, player, oid)) for oid, _ in creatures]

    _move_on(table, DECLARE_ATTACKERS, kinds.ATTACK, f"{step.by} attacks", reasons)
    if st.active != player:
        raise Failure(f"{step.by} attacks", f"it is {table.board.keys[st.active]}'s turn")
    wanted = {oid: [reference_value(table.board, whom)] for oid, whom in _creatures(table, step.attackers, player)}
    bands = _bands(table, step.bands, list(wanted))
    _declare(table, kinds.ATTACK, player, wanted)
    _band(table, bands)
    table.settle()  # what it costs (508.1g–j)
    if table.at_priority():
        _compare(table, "attack", wanted, _attacking(table), reasons)
        _compare_bands(table, bands)


def block(table: Table, step: Block) -> None:
    """Moves on to the declaration and declares just these blockers of one player."""
    player = table.board.player(step.by)
    attackers = list(_attacking(table))

    def reasons() -> list[tuple[int, str]]:
        creatures = _creatures(table, step.blockers, player)
        pairs = [(oid, table.board.pick(ref, attackers)) for oid, whom in creatures for ref in whom]
        return [(oid, why_not_block(table.st, player, oid, whom)) for oid, whom in pairs if whom is not None]

    _move_on(table, DECLARE_BLOCKERS, kinds.BLOCK, f"{step.by} blocks", reasons)
    while table.at_declaration() and table.question is not None and table.question.player != player:
        table.decline()
    wanted = {oid: _attackers(table, whom) for oid, whom in _creatures(table, step.blockers, player)}
    _declare(table, kinds.BLOCK, player, wanted)
    last = not table.at_declaration()  # other defending players are asked first
    table.settle()
    if last and table.at_priority():
        _compare(table, "block", wanted, _blocking(table, player), reasons)


def _declare(table: Table, kind: str, player: int, wanted: Declared) -> None:
    """Answers for each creature of the player that is asked about."""
    left = {oid: list(whom) for oid, whom in wanted.items()}
    while (question := table.question) is not None and question.kind == kind and question.player == player:
        if not table.at_declaration():
            return
        mine = left.get(question.subject.oid, [])
        offered = by_reference(question)
        ref = next((ref for ref in mine if ref in offered), 0)
        value = offered.get(ref, DONT_ATTACK if kind == kinds.ATTACK else DONT_BLOCK)
        if value not in question.values:
            raise Failure(f"{kind}: {_text(table, wanted)}", table.unanswered().actual)
        if ref:
            mine.remove(ref)
        table.choose(value)


def _compare(table: Table, word: str, wanted: Declared, declared: Declared, reasons: Reasons) -> None:
    """A creature that can't be declared is not asked about, and one that must be has no choice."""
    if wanted != declared:
        legal = f"only this can be declared: {_text(table, declared)} ({'508.1' if word == 'attack' else '509.1'})"
        missing = [(oid, why) for oid, why in reasons() if oid not in declared]
        raise Failure(f"{word}: {_text(table, wanted)}", legal + _said(table, missing))


def _said(table: Table, reasons: list[tuple[int, str]]) -> str:
    """What keeps each creature from being declared, as far as something does by itself."""
    return "".join(f"; {table.board.describe(oid)}: {why}" for oid, why in reasons if why)


def _attacking(table: Table) -> Declared:
    st = table.st
    parts = [(oid, st.objs[oid].combat) for oid in st.battlefield]
    return {oid: [part.attacking] for oid, part in parts if part is not None and part.attacking}


def _blocking(table: Table, player: int) -> Declared:
    st = table.st
    mine = [oid for oid in st.battlefield if chars_of(st, st.objs[oid]).controller == player]
    parts = [(oid, st.objs[oid].combat) for oid in mine]
    return {oid: _declared(table, part.blocking) for oid, part in parts if part is not None and part.blocking}


def _declared(table: Table, blocking: tuple[int, ...]) -> list[int]:
    """702.22h: without those that are blocked because another of their band is."""
    found: list[int] = []
    for attacker in blocking:
        if not any(attacker in mates(table.st, other) for other in found):
            found.append(attacker)
    return found


def _move_on(table: Table, step: int, kind: str, what: str, reasons: Reasons) -> None:
    """All pass, until the declaration."""
    turn = table.st.turn

    def declaring() -> bool:
        question = table.question
        return table.at_declaration() and question is not None and question.kind == kind

    def there() -> bool:
        return declaring() or table.st.turn > turn or table.st.step > step

    if not declaring() and table.st.step >= step:
        raise Failure(what, f"it is {STEP_WORD[table.st.step]} of turn {turn} already")
    table.pass_on(there)
    if table.over():
        raise Failure(what, f"the game is over: {table.game.outcome}")
    if not declaring() and not table.at_priority():
        raise table.unanswered()
    if not declaring():
        raise Failure(what, f"no creature can be declared{_said(table, reasons())}")


def _bands(table: Table, bands: tuple[tuple[str, ...], ...], attackers: list[int]) -> list[list[int]]:
    """702.22c: the creatures of each band, each of them once."""
    left = list(attackers)
    found = []
    for refs in bands:
        members = []
        for ref in refs:
            oid = table.board.pick(ref, left)
            if oid is None:
                raise Failure(
                    f"{ref} is in a band", f"no such creature attacks, or it is in a band already ({', '.join(refs)})"
                )
            left.remove(oid)
            members.append(oid)
        found.append(members)
    return found


def _band(table: Table, bands: list[list[int]]) -> None:
    """508.1e: each creature that is asked about joins who of its band may be joined."""
    while (question := table.question) is not None and question.rule == "508.1e":
        band = next((members for members in bands if question.subject.oid in members), [])
        offered = by_reference(question)
        table.choose(next((value for first, value in offered.items() if first in band), DONE))


def _compare_bands(table: Table, bands: list[list[int]]) -> None:
    for members in bands:
        parts = [table.st.objs[oid].combat for oid in members]
        if len({part.band for part in parts if part is not None}) > 1 or any(p is None or not p.band for p in parts):
            words = ", ".join(table.board.describe(oid) for oid in members)
            raise Failure(f"a band: {words}", "they can't be in one band (702.22c–d)")


W = TypeVar("W")


def _creatures(table: Table, pairs: tuple[tuple[str, W], ...], player: int) -> list[tuple[int, W]]:
    """Each creature once, with the reference to what it attacks or blocks."""
    board, st = table.board, table.st
    found: dict[int, W] = {}
    for ref, whom in pairs:
        mine = [oid for oid in st.battlefield if chars_of(st, st.objs[oid]).controller == player and oid not in found]
        oid = board.pick(ref, mine)
        if oid is None:
            raise Failure(f"{ref} is declared", f"{board.keys[player]} controls no {ref}")
        found[oid] = whom
    return list(found.items())


def _attackers(table: Table, refs: tuple[str, ...]) -> list[int]:
    """Each of them once, in battlefield order."""
    found: list[int] = []
    for ref in refs:
        attacker = table.board.pick(ref, [oid for oid in _attacking(table) if oid not in found])
        if attacker is None:
            raise Failure(f"{ref} is blocked", f"no {ref} is attacking")
        found.append(attacker)
    return [oid for oid in table.st.battlefield if oid in found]


def _text(table: Table, declared: Declared) -> str:
    describe = table.board.describe
    pairs = [f"{describe(oid)} → {', '.join(describe(ref) for ref in whom)}" for oid, whom in declared.items()]
    return "; ".join(pairs) or "nothing"
