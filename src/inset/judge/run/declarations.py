"""508.1, 509.1: declaring attackers and blockers: one step of a scenario, a series of picks for the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from inset.judge.format.scenario import Attack, Block
from inset.judge.run.fitting_options import by_reference, reference_value
from inset.judge.run.references import Board
from inset.judge.run.table import Failure, Table
from inset.kernel.types import DECLARE_ATTACKERS, DECLARE_BLOCKERS, STEP_WORD
from inset.rules.combat.attacking import why_not_attack
from inset.rules.combat.blocking import why_not_block
from inset.rules.events.combat_membership import mates
from inset.rules.model import decision as kinds
from inset.rules.model.choices import DONE, DONT_ATTACK, DONT_BLOCK
from inset.rules.model.decision import Question
from inset.rules.model.state import State
from inset.rules.objects.layers import chars_of

Reasons = Callable[[], list[tuple[int, str]]]  # creatures that should have been declared, each with what prevents it
Declared = dict[int, list[int]]  # creatures, each with what it attacks or blocks


def attack(table: Table, step: Attack) -> None:
    """Moves on to the declaration, declares exactly these attackers, and stops at the next priority."""
    player = table.board.player(step.by)
    st = table.st

    def reasons() -> list[tuple[int, str]]:
        found = creatures(table.board, step.attackers, player)
        return [(oid, why_not_attack(st, player, oid)) for oid, _ in found]

    _move_on(table, DECLARE_ATTACKERS, kinds.ATTACK, f"{step.by} attacks", reasons)
    if st.active != player:
        raise Failure(f"{step.by} attacks", f"it is {table.board.keys[st.active]}'s turn")
    wanted = wanted_attack(table.board, step, player)
    bands = bands_of(table.board, step.bands, list(wanted))
    _declare(table, kinds.ATTACK, player, wanted)
    _band(table, bands)
    table.settle()  # what it costs (508.1g–j)
    if table.at_priority():
        _compare(table, "attack", wanted, attacking(table.st), reasons)
        _compare_bands(table, bands)


def block(table: Table, step: Block) -> None:
    """Moves on to the declaration and declares exactly these blockers of one player."""
    player = table.board.player(step.by)
    attackers = list(attacking(table.st))

    def reasons() -> list[tuple[int, str]]:
        found = creatures(table.board, step.blockers, player)
        pairs = [(oid, table.board.pick(ref, attackers)) for oid, whom in found for ref in whom]
        return [(oid, why_not_block(table.st, player, oid, whom)) for oid, whom in pairs if whom is not None]

    _move_on(table, DECLARE_BLOCKERS, kinds.BLOCK, f"{step.by} blocks", reasons)
    while table.at_declaration() and table.question is not None and table.question.player != player:
        table.decline()
    wanted = wanted_block(table.board, step, player)
    _declare(table, kinds.BLOCK, player, wanted)
    last = not table.at_declaration()  # other defending players are asked first
    table.settle()
    if last and table.at_priority():
        _compare(table, "block", wanted, blocking(table.st, player), reasons)


def _declare(table: Table, kind: str, player: int, wanted: Declared) -> None:
    """Answers for each creature of the player that is asked about."""
    left = {oid: list(whom) for oid, whom in wanted.items()}
    while (question := table.question) is not None and question.kind == kind and question.player == player:
        if not table.at_declaration():
            return
        value = next_pick(question, left)
        if value not in question.values:
            raise Failure(f"{kind}: {words_of(table.board, wanted)}", table.unanswered().actual)
        table.choose(value)


def next_pick(question: Question, left: Declared) -> Any:
    """What the creature in question does, taken from what is left to declare."""
    mine = left.get(question.subject.oid, [])
    offered = by_reference(question)
    ref = next((ref for ref in mine if ref in offered), 0)
    if not ref:
        return DONT_ATTACK if question.kind == kinds.ATTACK else DONT_BLOCK
    mine.remove(ref)
    return offered[ref]


def _compare(table: Table, word: str, wanted: Declared, declared: Declared, reasons: Reasons) -> None:
    """A creature that can't be declared is not asked about, and one that must be has no choice."""
    if wanted != declared:
        legal = only_legal(table.board, word, declared)
        missing = [(oid, why) for oid, why in reasons() if oid not in declared]
        raise Failure(f"{word}: {words_of(table.board, wanted)}", legal + said_against(table.board, missing))


def only_legal(board: Board, word: str, declared: Declared) -> str:
    rule = "508.1" if word == "attack" else "509.1"
    return f"only this can be declared: {words_of(board, declared)} ({rule})"


def said_against(board: Board, reasons: list[tuple[int, str]]) -> str:
    """What prevents each creature from being declared, if there is a reason that applies to it alone."""
    return "".join(f"; {board.describe(oid)}: {why}" for oid, why in reasons if why)


def attacking(st: State) -> Declared:
    """What attacks, and whom."""
    parts = [(oid, st.objs[oid].combat) for oid in st.battlefield]
    return {oid: [part.attacking] for oid, part in parts if part is not None and part.attacking}


def blocking(st: State, player: int) -> Declared:
    """Which of that player's creatures block, and whom."""
    mine = [oid for oid in st.battlefield if chars_of(st, st.objs[oid]).controller == player]
    parts = [(oid, st.objs[oid].combat) for oid in mine]
    return {oid: _declared(st, part.blocking) for oid, part in parts if part is not None and part.blocking}


def _declared(st: State, blocked: tuple[int, ...]) -> list[int]:
    """702.22h: without those that are blocked because another of their band is."""
    found: list[int] = []
    for attacker in blocked:
        if not any(attacker in mates(st, other) for other in found):
            found.append(attacker)
    return found


def move_on(table: Table, action: Attack | Block) -> None:
    """All pass, until the declaration."""
    if isinstance(action, Attack):
        _move_on(table, DECLARE_ATTACKERS, kinds.ATTACK, f"{action.by} attacks", list)
    else:
        _move_on(table, DECLARE_BLOCKERS, kinds.BLOCK, f"{action.by} blocks", list)


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
        raise Failure(what, f"no creature can be declared{said_against(table.board, reasons())}")


def bands_of(board: Board, bands: tuple[tuple[str, ...], ...], attackers: list[int]) -> list[list[int]]:
    """702.22c: the creatures of each band, each of them once."""
    left = list(attackers)
    found = []
    for refs in bands:
        members = []
        for ref in refs:
            oid = board.pick(ref, left)
            if oid is None:
                raise Failure(
                    f"{ref} is in a band", f"no such creature attacks, or it is in a band already ({', '.join(refs)})"
                )
            left.remove(oid)
            members.append(oid)
        found.append(members)
    return found


def _band(table: Table, bands: list[list[int]]) -> None:
    """508.1e: each creature in question joins a member of its band that it may join."""
    while (question := table.question) is not None and question.rule == "508.1e":
        table.choose(joined_band(question, bands))


def joined_band(question: Question, bands: list[list[int]]) -> Any:
    """508.1e: whose band the creature in question joins."""
    band = next((members for members in bands if question.subject.oid in members), [])
    offered = by_reference(question)
    return next((value for first, value in offered.items() if first in band), DONE)


def _compare_bands(table: Table, bands: list[list[int]]) -> None:
    for members in bands:
        parts = [table.st.objs[oid].combat for oid in members]
        if len({part.band for part in parts if part is not None}) > 1 or any(p is None or not p.band for p in parts):
            words = ", ".join(table.board.describe(oid) for oid in members)
            raise Failure(f"a band: {words}", "they can't be in one band (702.22c–d)")


W = TypeVar("W")


def wanted_attack(board: Board, step: Attack, player: int) -> Declared:
    return {oid: [reference_value(board, whom)] for oid, whom in creatures(board, step.attackers, player)}


def wanted_block(board: Board, step: Block, player: int) -> Declared:
    return {oid: _attackers(board, whom) for oid, whom in creatures(board, step.blockers, player)}


def creatures(board: Board, pairs: tuple[tuple[str, W], ...], player: int) -> list[tuple[int, W]]:
    """Each creature once, with the reference to what it attacks or blocks."""
    st = board.st
    found: dict[int, W] = {}
    for ref, whom in pairs:
        mine = [oid for oid in st.battlefield if chars_of(st, st.objs[oid]).controller == player and oid not in found]
        oid = board.pick(ref, mine)
        if oid is None:
            raise Failure(f"{ref} is declared", f"{board.keys[player]} controls no {ref}")
        found[oid] = whom
    return list(found.items())


def _attackers(board: Board, refs: tuple[str, ...]) -> list[int]:
    """Each of them once, in battlefield order."""
    found: list[int] = []
    for ref in refs:
        attacker = board.pick(ref, [oid for oid in attacking(board.st) if oid not in found])
        if attacker is None:
            raise Failure(f"{ref} is blocked", f"no {ref} is attacking")
        found.append(attacker)
    return [oid for oid in board.st.battlefield if oid in found]


def words_of(board: Board, declared: Declared) -> str:
    describe = board.describe
    pairs = [f"{describe(oid)} → {', '.join(describe(ref) for ref in whom)}" for oid, whom in declared.items()]
    return "; ".join(pairs) or "nothing"
