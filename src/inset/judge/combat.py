"""508.1, 509.1: declarations of attackers and blockers: one step of a scenario, a series of picks in the engine."""

from __future__ import annotations

from inset.judge.driving import Failure, Table
from inset.judge.questions import reference_value
from inset.judge.scenario import Attack, Block
from inset.kernel.types import DECLARE_ATTACKERS, DECLARE_BLOCKERS, STEP_WORD
from inset.rules import decision as kinds
from inset.rules.layers import chars_of
from inset.rules.state import is_player


def attack(table: Table, step: Attack) -> None:
    """Moves on to the declaration, declares just these attackers, and stops at the next priority."""
    player = table.board.player(step.by)
    _move_on(table, DECLARE_ATTACKERS, kinds.ATTACK, f"{step.by} attacks")
    if table.st.active != player:
        raise Failure(f"{step.by} attacks", f"it is {table.board.keys[table.st.active]}'s turn")
    wanted = _pairs(table, step.attackers, player)
    while table.at_declaration() and (question := table.question) is not None:
        value = wanted.get(question.subject, 0)
        if value not in question.values:
            raise Failure(f"attack: {_described(table, wanted)}", table.unanswered().actual)
        table.choose(value)
    declared = {
        oid: obj.combat.attacking
        for oid in table.st.battlefield
        if (obj := table.st.objs[oid]).combat is not None and obj.combat.attacking
    }
    if declared != wanted:
        raise Failure(f"attack: {_described(table, wanted)}", f"legal is: {_described(table, declared)} (508.1)")
    table.settle()


def block(table: Table, step: Block) -> None:
    """Moves on to the declaration and declares just these blockers of one player."""
    player = table.board.player(step.by)
    _move_on(table, DECLARE_BLOCKERS, kinds.BLOCK, f"{step.by} blocks")
    wanted = _pairs(table, step.blockers, player, several=True)
    while table.at_declaration() and (question := table.question) is not None and question.player != player:
        table.decline()
    left = {oid: list(whom) for oid, whom in wanted.items()}
    while table.at_declaration() and (question := table.question) is not None and question.player == player:
        mine = left.get(question.subject, [])
        value = next((ref for ref in mine if ref in question.values), 0)
        if value:
            mine.remove(value)
        if value not in question.values:
            raise Failure(f"block: {_all_blocks(table, wanted)}", table.unanswered().actual)
        table.choose(value)
    declared = {
        oid: sorted(obj.combat.blocking)
        for oid in table.st.battlefield
        if (obj := table.st.objs[oid]).combat is not None and obj.combat.blocking
        and chars_of(table.st, obj).controller == player
    }  # fmt: skip
    asked = {oid: sorted(whom) for oid, whom in wanted.items()}
    if not table.at_declaration() and declared != asked:
        raise Failure(f"block: {_all_blocks(table, asked)}", f"legal is: {_all_blocks(table, declared)} (509.1)")
    table.settle()


def _move_on(table: Table, step: int, kind: str, what: str) -> None:
    """All pass, until the declaration."""
    st = table.st
    if st.step > step or (st.step == step and not table.at_declaration()):
        if not (table.at_declaration() and table.question is not None and table.question.kind == kind):
            raise Failure(what, f"it is {STEP_WORD[st.step]} of turn {st.turn} already")
    turn = st.turn

    def there() -> bool:
        question = table.question
        declaring = table.at_declaration() and question is not None and question.kind == kind
        return declaring or table.st.turn > turn or table.st.step > step

    table.pass_on(there)
    if table.over():
        raise Failure(what, f"the game is over: {table.game.outcome}")
    if not table.at_declaration():
        raise Failure(what, "no creature could be declared") if table.at_priority() else table.unanswered()


def _pairs(table: Table, pairs: tuple[tuple[str, str], ...], player: int, several: bool = False) -> dict[int, int]:
    """Each creature once, with whom it attacks or blocks."""
    board, found = table.board, {}
    for creature, whom in pairs:
        mine = [
            oid for oid in table.st.battlefield
            if oid not in found and chars_of(table.st, table.st.objs[oid]).controller == player
        ]  # fmt: skip
        oid = board.pick(creature, mine)
        if oid is None:
            raise Failure(f"{creature} is declared", f"{board.keys[player]} controls no {creature}")
        found[oid] = [_attacker(table, whom)] if several else reference_value(board, whom)
    return found  # type: ignore[return-value]


def _attacker(table: Table, ref: str) -> int:
    board = table.board
    attackers = [oid for oid in table.st.battlefield if (part := table.st.objs[oid].combat) is not None and part.attacking]
    found = board.pick(ref, attackers)
    if found is None:
        raise Failure(f"{ref} is blocked", f"no {ref} is attacking")
    return found


def _described(table: Table, declared: dict[int, int]) -> str:
    board = table.board
    return ", ".join(f"{board.describe(a)} → {board.describe(d)}" for a, d in declared.items()) or "nobody attacks"


def _all_blocks(table: Table, declared: dict[int, list[int]]) -> str:
    board = table.board
    blocks = [f"{board.describe(b)} → {', '.join(board.describe(a) for a in whom)}" for b, whom in declared.items()]
    return "; ".join(blocks) or "nobody blocks"


__all__ = ["attack", "block", "is_player"]
