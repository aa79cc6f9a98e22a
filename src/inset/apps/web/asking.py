"""117, 508.1, 509.1, 601.2: the question that a person is asked, as a message: options in words, and the main button.

The main button says what it does: "Pass priority: Stomp resolves if Bob passes too", "Go to combat", "Done".
"""

from __future__ import annotations

from typing import Final

from inset.apps.table import Table
from inset.apps.web import payment
from inset.apps.web.protocol import MOST_LISTED, Message
from inset.kernel.types import (
    BEGIN_COMBAT,
    COMBAT_DAMAGE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DRAW,
    END,
    END_COMBAT,
    FIRST_STRIKE_DAMAGE,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    STEP_WORD,
    UPKEEP,
)  # fmt: skip
from inset.play.options import Decision, Option
from inset.rules.events import combat_membership
from inset.rules.model import decision as kinds
from inset.rules.model.answers import PLAN
from inset.rules.model.choices import DONE, Choice, ChoosePlayer
from inset.rules.model.state import State
from inset.words.option_words import name_of

AFTER: Final = {
    UPKEEP: DRAW, DRAW: PRECOMBAT_MAIN, PRECOMBAT_MAIN: BEGIN_COMBAT, BEGIN_COMBAT: DECLARE_ATTACKERS,
    DECLARE_ATTACKERS: DECLARE_BLOCKERS, DECLARE_BLOCKERS: COMBAT_DAMAGE, FIRST_STRIKE_DAMAGE: COMBAT_DAMAGE,
    COMBAT_DAMAGE: END_COMBAT, END_COMBAT: POSTCOMBAT_MAIN, POSTCOMBAT_MAIN: END,
}  # fmt: skip
OBJECTS: Final = (kinds.TARGET, kinds.OBJECT)


def question(table: Table, decision: Decision) -> Message:
    """The question with everything that its person needs to answer it."""
    found: Message = {"kind": decision.kind, "prompt": decision.prompt, "rule": decision.rule}
    if decision.kind == kinds.ATTACK and decision.rule == "508.1a":
        rows = [{"id": oid, "whom": refs} for oid, refs in table.attackers()]
        return found | {"prompt": "Who attacks?", "declare": "attack", "creatures": rows, "options": []}
    if decision.kind == kinds.BLOCK:
        attackers, blockers = table.blockers()
        rows = [{"id": oid, "whom": attackers} for oid in blockers]
        return found | {"prompt": "Who blocks?", "declare": "block", "creatures": rows, "options": []}
    if decision.kind == kinds.NUMBER:
        values = list(decision.options.answers)
        found["numbers"] = [values[0], values[-1]]
    found["many"] = len(decision.options)
    listed = decision.options if decision.kind == kinds.PRIORITY else decision.options[:MOST_LISTED]
    found["options"] = [option(n, each) for n, each in enumerate(listed)]
    if decision.kind == kinds.PRIORITY:
        for row, each in zip(found["options"], listed, strict=True):
            if pays := payment.plan(table.game, each.answer):
                row["pays"] = pays
    found["subject"] = _subject(decision)
    found["main"] = main_button(table, decision)
    return found


def matching(decision: Decision, words: str) -> list[Message]:
    """Options of a long list that contain these words; those that begin with them first."""
    wanted = words.casefold()
    if decision.kind == kinds.WORD:
        fits = [n for n, value in enumerate(decision.options.answers) if wanted in str(value).casefold()]
    else:
        fits = [n for n, each in enumerate(decision.options) if wanted in each.text.casefold()]
    fits.sort(key=lambda n: not decision.options[n].text.casefold().startswith(wanted))
    return [option(n, decision.options[n]) for n in fits[:MOST_LISTED]]


def option(n: int, each: Option) -> Message:
    """One option: its number, its words, and the object or player that it is about."""
    found: Message = {"n": n, "text": each.text}
    if each.id:
        found["card"] = each.id
    if isinstance(each.answer, (Choice, ChoosePlayer)) and each.answer.player is not None:
        found["player"] = each.answer.player
    return found


def _subject(decision: Decision) -> int | None:
    """The object that the question is about, if there is one."""
    return decision.subject if decision.subject > 0 else None


def main_button(table: Table, decision: Decision) -> Message | None:
    """What the main button does, and what happens then; None if there is no obvious choice."""
    if decision.kind == kinds.PRIORITY:
        return {"n": 0, **_passing(table.game.state, decision.player)}
    if decision.kind == kinds.PAY:
        return {"n": 0, "title": decision.options[0].text, "detail": payment.plan(table.game, PLAN)}
    if decision.kind in OBJECTS and DONE in decision.options.answers:
        return {"n": decision.options.place_of(DONE), "title": "Done", "detail": decision.prompt}
    if decision.kind == kinds.MULLIGAN:
        return {"n": decision.options.place_of(True), "title": "Keep this hand", "detail": ""}
    return None


def _passing(st: State, seat: int) -> dict[str, str]:
    """What happens when this player passes, unless somebody else acts."""
    others = [player for player in st.in_game() if player != seat]
    left = len(st.in_game()) - st.passes - 1
    names = " and ".join(st.players[player].name for player in others) if len(others) < 3 else "the others"
    verb = "pass" if len(others) > 1 else "passes"
    unless = f" if {names} {verb} too" if left > 0 else ""
    if st.stack:
        return {"title": "Pass priority", "detail": f"{_upper(name_of(st, st.stack[-1]))} resolves{unless}"}
    mine = st.active == seat
    if mine and st.step == PRECOMBAT_MAIN:
        return {"title": "Go to combat", "detail": f"your first main phase ends{unless}"}
    if mine and st.step in (POSTCOMBAT_MAIN, END):
        return {"title": "End your turn", "detail": f"{st.players[_next(st)].name} is next{unless}"}
    if st.step == DECLARE_BLOCKERS and combat_membership.attackers(st):
        return {"title": "Pass priority", "detail": f"combat damage is dealt{unless}"}
    following = AFTER.get(st.step)
    onward = f"on to the {STEP_WORD[following]} step{unless}" if following is not None else f"the turn ends{unless}"
    return {"title": "Pass priority", "detail": onward.replace("main step", "main phase")}


def _next(st: State) -> int:
    seats = list(st.in_game())
    return seats[(seats.index(st.active) + 1) % len(seats)] if st.active in seats else seats[0]


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
