"""508.1, 509.1: could these creatures, and no others, be declared as attackers or blockers now?

The declaration is made on a copy of the state, as if it were due; anything that would happen before it is left out.
"""

from __future__ import annotations

from typing import Any

from inset.judge.format.scenario import Attack, Block
from inset.judge.run import declarations
from inset.judge.run.answer_series import NOTHING, Misfit
from inset.judge.run.attempts import Attempt, any_option
from inset.judge.run.declarations import Declared
from inset.judge.run.fitting_options import question_text
from inset.judge.run.given_answers import Answers, Guesses
from inset.judge.run.references import Board
from inset.judge.run.table import Failure
from inset.kernel.errors import InsetError
from inset.kernel.types import DECLARE_ATTACKERS, DECLARE_BLOCKERS
from inset.rules.combat.attacking import declare_attackers, why_not_attack
from inset.rules.combat.blocking import declare_blockers, why_not_block
from inset.rules.model import decision as kinds
from inset.rules.model.decision import Ask, Question
from inset.rules.model.state import State

DECLARING = {kinds.ATTACK: "508.1a", kinds.BLOCK: "509.1a"}
BANDS = "508.1e"


def attempt_declaration(board: Board, action: Attack | Block, pending: Question | None) -> Attempt:
    """Whether the declaration could be made, and if not, why."""
    player = board.player(action.by)
    trial = Board(board.st.clone(), board.labels, board.known)
    too_late = _not_now(board, action, pending)
    try:
        if isinstance(action, Attack):
            wanted = declarations.wanted_attack(trial, action, player)
        else:
            wanted = declarations.wanted_block(trial, action, player)
    except Failure as failure:
        return Attempt(False, too_late or failure.actual)
    if too_late:
        return Attempt(False, too_late)
    try:
        why = _declare(trial, action, player, wanted)
    except (Failure, Misfit, InsetError) as error:
        why = str(error)
    return Attempt(not why, why)


def _not_now(board: Board, action: Attack | Block, pending: Question | None) -> str:
    """Why that player can't make such a declaration in this combat any more; nothing if they can."""
    st, player = board.st, board.player(action.by)
    if st.outcome is not None or st.players[player].lost:
        return f"{action.by} is no longer in the game"
    attacks = isinstance(action, Attack)
    step = DECLARE_ATTACKERS if attacks else DECLARE_BLOCKERS
    due = pending is not None and pending.rule in DECLARING.values()
    if attacks and st.active != player:
        return f"it is {board.keys[st.active]}'s turn (508.1)"
    if not attacks and st.active == player:
        return f"{action.by} is the attacking player (509.1)"
    if not attacks and not declarations.attacking(st):
        return "no creature is attacking (509.1a)"
    if st.step > step or (st.step == step and not due):
        return f"{'attackers' if attacks else 'blockers'} have already been declared"
    return ""


def _declare(board: Board, action: Attack | Block, player: int, wanted: Declared) -> str:
    """Makes the declaration; returns what went wrong, if anything."""
    st = board.st
    attacks = isinstance(action, Attack)
    bands = declarations.bands_of(board, action.bands, list(wanted)) if isinstance(action, Attack) else []
    reasons = _reasons(st, player, wanted, attacks)
    answers = Answers(Guesses())
    answers.add(action.choices)
    left = {oid: list(whom) for oid, whom in wanted.items()}
    run = declare_attackers(st) if attacks else declare_blockers(st)
    _drive(board, run, player, left, bands, answers)
    made = declarations.attacking(st) if attacks else declarations.blocking(st, player)
    if made == wanted:
        return ""
    against = declarations.said_against(board, [(oid, why) for oid, why in reasons if oid not in made])
    return declarations.only_legal(board, "attack" if attacks else "block", made) + against


def _reasons(st: State, player: int, wanted: Declared, attacks: bool) -> list[tuple[int, str]]:
    if attacks:
        return [(oid, why_not_attack(st, player, oid)) for oid in wanted]
    return [(oid, why_not_block(st, player, oid, whom)) for oid, each in wanted.items() for whom in each]


def _drive(board: Board, run: Ask[None], player: int, left: Declared, bands: list[list[int]], answers: Answers) -> None:
    """Answers creature by creature, as the declaration says; other questions as `choices` say, or arbitrarily."""
    try:
        question = next(run)
        while True:
            question = run.send(_answer(board, question, player, left, bands, answers))
    except StopIteration:
        return


def _answer(
    board: Board, question: Question, player: int, left: Declared, bands: list[list[int]], answers: Answers
) -> Any:
    if question.rule == DECLARING.get(question.kind, ""):
        value = declarations.next_pick(question, left if question.player == player else {})
        if value in question.values:
            return value
        if question.player == player:
            raise Misfit(question_text(board.st, question))
        return question.values[0]
    if question.rule == BANDS:
        return declarations.joined_band(question, bands)
    value = answers.value(board, question)
    return any_option(question) if value is NOTHING else value
