"""Picks in words: an option by its text or number, a whole declaration, or "pass turn".

A pick is accepted only if it matches an option. A number alone is accepted only for the first pick of a call, for which
the agent has seen the list; later picks need words, so that nothing unintended happens.
"""

from __future__ import annotations

import re
from typing import Final

from inset.apps.table import Table
from inset.kernel.errors import IllegalAnswer, InsetError
from inset.kernel.types import POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from inset.play.options import Decision, Option
from inset.rules.model import decision as kinds
from inset.words.option_words import name_of

PASS_TURN: Final = "pass turn"  # noqa: S105  a word of the game, and no password
ALL: Final = "attack with everything"
NO_ATTACK: Final = "no attack"
NO_BLOCK: Final = "no block"
_NUMBERED: Final = re.compile(r"(\d+)[.):]?\s*(.*)", re.DOTALL)
_ATTACK: Final = re.compile(r"attack(?: (?P<whom>.+?))? with (?P<who>.+)", re.IGNORECASE)
_BLOCK: Final = re.compile(r"block (?P<whom>.+?) with (?P<who>.+)", re.IGNORECASE)


class Surprise(InsetError):
    """The pick is not on offer."""


def take(table: Table, pick: str, first: bool) -> None:
    """Takes one pick. Raises ``Surprise`` or ``IllegalAnswer`` if it is not on offer; then nothing has changed."""
    decision = table.game.decision
    if decision is None:
        raise Surprise("the game is over")
    words = " ".join(pick.split())
    folded = _folded(words)
    if decision.kind == kinds.PRIORITY and (folded in (ALL, NO_ATTACK) or _ATTACK.fullmatch(words)):
        _attack_from_main(table, words, folded)
        return
    if decision.kind in (kinds.ATTACK, kinds.BLOCK) and _declare(table, decision, words, folded):
        return
    if folded == PASS_TURN:
        if decision.kind != kinds.PRIORITY:
            raise Surprise(f"first answer the question: {decision.prompt}; {_offered(decision)}")
        table.pass_turn()
        return
    table.choose(_option(decision, words, first))


def passes_turn(pick: str) -> bool:
    """Is it the pick that passes for the rest of the turn?"""
    return _folded(" ".join(pick.split())) == PASS_TURN


def _folded(words: str) -> str:
    return words.casefold().rstrip(".")


def _option(decision: Decision, words: str, first: bool) -> Option:
    """The option that is meant: by number and words, by words, or by number alone."""
    options = decision.options
    numbered = _NUMBERED.fullmatch(words)
    if numbered is not None and not any(option.text == words for option in options):
        number, rest = int(numbered[1]), numbered[2].casefold()
        if not 1 <= number <= len(options):
            raise Surprise(f"there is no option {number}; {_offered(decision)}")
        option = options[number - 1]
        if not rest and not first:
            raise Surprise(f"a later pick needs words, not only a number; {_offered(decision)}")
        if rest not in option.text.casefold():
            raise Surprise(f"option {number} is {option.text!r}; {_offered(decision)}")
        return option
    try:
        return options.find(words)
    except IllegalAnswer as error:
        raise Surprise(error.message) from None


def _offered(decision: Decision) -> str:
    texts = list(dict.fromkeys(option.text for option in decision.options[:40]))
    return f"choose from: {', '.join(texts[:8])}{', …' if len(texts) > 8 else ''}"


# --- declarations ---------------------------------------------------------------------------------


def _attack_from_main(table: Table, words: str, folded: str) -> None:
    """Moves from the first main phase to the declaration and makes it; if it can't be made, nothing changes."""
    before, decision = table.game.copy(), table.game.decision
    st = table.game.state
    assert decision is not None
    if st.active != decision.player or st.step != PRECOMBAT_MAIN or st.stack:
        raise Surprise(f"attackers are declared after your first main phase; {_offered(decision)}")
    table.remember()
    table.game.pass_priority()
    reached = table.settle()
    try:
        if reached is not None and reached.kind == kinds.ATTACK:
            _declare(table, reached, words, folded)
        elif folded != NO_ATTACK or reached is None or table.game.state.step != POSTCOMBAT_MAIN:
            raise Surprise("no creature can attack, or an opponent did something first")
    except Surprise:
        table.game = before
        raise


def _declare(table: Table, decision: Decision, words: str, folded: str) -> bool:
    """508.1, 509.1: a whole declaration in one pick. Returns whether the pick was one."""
    if decision.kind == kinds.ATTACK:
        if folded == NO_ATTACK:
            wanted: dict[int, list[int]] = {}
        elif folded == ALL:
            wanted = {oid: refs[:1] for oid, refs in table.attackers()}
        elif (found := _ATTACK.fullmatch(words)) is not None:
            wanted = _attack(table, found["who"], found["whom"])
        else:
            return False
    elif folded == NO_BLOCK:
        wanted = {}
    elif (found := _BLOCK.fullmatch(words)) is not None:
        wanted = _block(table, words)
    else:
        return False
    if wrong := table.declare(wanted):
        raise Surprise(wrong)
    return True


def _attack(table: Table, who: str, whom: str | None) -> dict[int, list[int]]:
    """The attacking creatures, each with the named defender, or the first that it may attack."""
    able = table.attackers()
    wanted: dict[int, list[int]] = {}
    for name in _names(who):
        oid = _find(table, name, [oid for oid, _ in able if oid not in wanted], "attack")
        refs = dict(able)[oid]
        if whom is not None:
            fitting = [ref for ref in refs if _called(table, ref).casefold() == whom.casefold()]
            if not fitting:
                raise Surprise(f"{name} can't attack {whom}")
            refs = fitting
        wanted[oid] = refs[:1]
    return wanted


def _block(table: Table, words: str) -> dict[int, list[int]]:
    """``block A with B, C; block D with E``."""
    attackers, able = table.blockers()
    wanted: dict[int, list[int]] = {}
    for part in words.split(";"):
        found = _BLOCK.fullmatch(part.strip())
        if found is None:
            raise Surprise(
                f"not understood: {part.strip()[:60]!r}; write: block ATTACKER with BLOCKER, BLOCKER; block …"
            )
        taken = [ref for refs in wanted.values() for ref in refs]
        free = [ref for ref in attackers if ref not in taken]
        attacker = _find(table, found["whom"], [*free, *taken], "be blocked")
        for name in _names(found["who"]):
            wanted.setdefault(_find(table, name, [oid for oid in able if oid not in wanted], "block"), []).append(
                attacker
            )
    return wanted


def _names(text: str) -> list[str]:
    return [name.strip() for name in re.split(r",| and ", text) if name.strip()]


def _find(table: Table, name: str, among: list[int], verb: str) -> int:
    folded = name.casefold()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for ref in among:
            if fits(_called(table, ref).casefold(), folded):
                return ref
    could = ", ".join(dict.fromkeys(_called(table, ref) for ref in among)) or "nothing"
    raise Surprise(f"no {name!r} can {verb}; {could} can")


def _called(table: Table, ref: int) -> str:
    return name_of(table.game.state, ref)
