"""601.2g–h: what the automatic payment will use, shown in advance: "Forest, Llanowar Elves".

The spell or ability is tried on a copy of the game, which shows what it used. Questions on the way get the simplest
answer: options are declined, and if a number is asked for, nothing can be predicted.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from inset.game import Game
from inset.kernel.errors import InsetError
from inset.rules.model import decision as kinds
from inset.rules.model.answers import Activate, CastSpell, SpecialAction
from inset.rules.model.choices import DONE
from inset.rules.model.state import State
from inset.words.option_words import name_of

MOST_QUESTIONS: Final = 12  # on the way to the payment
PAID: Final = (CastSpell, Activate, SpecialAction)


def plan(game: Game, answer: object) -> str:
    """What would be tapped, sacrificed and spent for this answer; nothing if it is free or can't be predicted."""
    decision = game.decision
    if decision is None:
        return ""
    if decision.kind == kinds.PRIORITY and not isinstance(answer, PAID):
        return ""
    trial = game.copy()
    try:
        trial.choose(answer)
        if not _carried_through(trial, decision.player):
            return ""
    except InsetError:  # the simplest answer was wrong: then nothing is predicted
        return ""
    return taken(game.state, trial.state, decision.player, _source(answer))


def _source(answer: object) -> int:
    """The permanent whose ability it is: its cost already says that it taps."""
    return answer.source if isinstance(answer, Activate) else 0


def _carried_through(trial: Game, player: int) -> bool:
    """Answers questions until the costs are paid. False if that depends on the player."""
    for _ in range(MOST_QUESTIONS):
        decision = trial.decision
        if decision is None or decision.kind == kinds.PRIORITY or decision.player != player:
            return True
        if decision.kind == kinds.NUMBER:
            return False
        answers = decision.options.answers
        trial.choose(DONE if DONE in answers else False if False in answers else answers[0])
    return False


def taken(before: State, after: State, player: int, source: int = 0) -> str:
    """What a payment used, in words."""
    names: list[str] = []
    for oid in before.battlefield:
        if oid == source:
            continue
        if oid not in after.battlefield or (not before.objs[oid].tapped and after.objs[oid].tapped):
            names.append(name_of(before, oid))
    found = [name if count == 1 else f"{name} ×{count}" for name, count in Counter(names).items()]
    mine, then = before.players[player], after.players[player]
    floating = len(mine.pool) - len(then.pool)
    if floating > 0:
        found.append(f"{floating} mana that you have")
    if mine.life > then.life:
        found.append(f"{mine.life - then.life} life")
    return ", ".join(found)
