"""601.2c, 603.3b, 608.2d, 616.1: questions of one kind: numbers go in, answers are put to the player, a number comes out.

The rules refer to objects and players by number, and 0 is nothing; the player who is asked sees answers with names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from inset.rules.model.characteristics import is_player, player_of
from inset.rules.model.choices import (
    DONE,
    DONT_ATTACK,
    DONT_BLOCK,
    NO_MORE_MODES,
    ApplyEffect,
    Attack,
    Block,
    Choose,
    ChoosePlayer,
    Course,
    Done,
    DontAttack,
    DontBlock,
    Mode,
    Next,
    NoMoreModes,
    Target,
    ref_of,
)
from inset.rules.model.decision import ATTACK, BLOCK, MODE, OBJECT, ORDER, PLAYER, REPLACE, TARGET, Ask, Decision, ask
from inset.rules.model.subjects import NO_OBJECT, Effects, Subject

NO_MORE: Final = 0  # among objects and targets: no more of them; no object has this id
ENOUGH: Final = -1  # among modes: no more of them


def _chosen(ref: int) -> Choose | Done:
    if not ref:
        return DONE
    return Choose(0, player_of(ref)) if is_player(ref) else Choose(ref)


def _target(ref: int) -> Target | Done:
    if not ref:
        return DONE
    return Target(0, player_of(ref)) if is_player(ref) else Target(ref)


def _attack(ref: int) -> Attack | DontAttack:
    if not ref:
        return DONT_ATTACK
    return Attack(0, player_of(ref)) if is_player(ref) else Attack(ref)


def _block(ref: int) -> Block | DontBlock:
    return Block(ref) if ref else DONT_BLOCK


def ask_object(player: int, rule: str, prompt: str, refs: Iterable[int], subject: Subject = NO_OBJECT) -> Ask[int]:
    """One of some objects, or players; ``NO_MORE`` among them is an option too."""
    values = [_chosen(ref) for ref in refs]
    answer = yield from ask(Decision(OBJECT, player, rule, prompt, values, subject=subject))
    return ref_of(answer)


def pick_object(player: int, rule: str, prompt: str, refs: Sequence[int], subject: Subject = NO_OBJECT) -> Ask[int]:
    """The same; nobody is asked where there is only one answer."""
    if len(refs) == 1:
        return refs[0]
    ref = yield from ask_object(player, rule, prompt, refs, subject)
    return ref


def ask_target(player: int, rule: str, prompt: str, refs: Iterable[int], subject: Subject) -> Ask[int]:
    """601.2c: one of some targets, or ``NO_MORE``."""
    values = [_target(ref) for ref in refs]
    answer = yield from ask(Decision(TARGET, player, rule, prompt, values, subject=subject))
    return ref_of(answer)


def pick_attack(player: int, rule: str, prompt: str, refs: Sequence[int], subject: Subject) -> Ask[int]:
    """508.1b: what a creature attacks; 0: nothing. Nobody is asked where there is only one answer."""
    if len(refs) == 1:
        return refs[0]
    values = [_attack(ref) for ref in refs]
    answer = yield from ask(Decision(ATTACK, player, rule, prompt, values, subject=subject))
    return ref_of(answer)


def pick_block(player: int, rule: str, prompt: str, refs: Sequence[int], subject: Subject) -> Ask[int]:
    """509.1a: what a creature blocks; 0: nothing. Nobody is asked where there is only one answer."""
    if len(refs) == 1:
        return refs[0]
    values = [_block(ref) for ref in refs]
    answer = yield from ask(Decision(BLOCK, player, rule, prompt, values, subject=subject))
    return ref_of(answer)


def ask_player(player: int, rule: str, prompt: str, players: Iterable[int], subject: Subject = NO_OBJECT) -> Ask[int]:
    """One of some players."""
    values = [ChoosePlayer(one) for one in players]
    answer = yield from ask(Decision(PLAYER, player, rule, prompt, values, subject=subject))
    return answer.player


def pick_player(player: int, rule: str, prompt: str, players: Sequence[int], subject: Subject = NO_OBJECT) -> Ask[int]:
    """The same; nobody is asked where there is only one answer."""
    if len(players) == 1:
        return players[0]
    one = yield from ask_player(player, rule, prompt, players, subject)
    return one


def ask_mode(player: int, rule: str, prompt: str, numbers: Iterable[int], subject: Subject) -> Ask[int]:
    """One of several things that the subject holds, by its number; ``ENOUGH`` among them is an option too."""
    values: list[Mode | NoMoreModes] = [NO_MORE_MODES if number == ENOUGH else Mode(number) for number in numbers]
    answer = yield from ask(Decision(MODE, player, rule, prompt, values, subject=subject))
    return answer.number if isinstance(answer, Mode) else ENOUGH


def ask_course(player: int, rule: str, prompt: str, courses: Sequence[Course], subject: Subject) -> Ask[Course]:
    """One of two or three courses."""
    answer = yield from ask(Decision(MODE, player, rule, prompt, courses, subject=subject))
    return answer


def ask_next(player: int, rule: str, prompt: str, oids: Iterable[int], subject: Subject) -> Ask[int]:
    """Which of some objects comes next."""
    values = [Next(oid) for oid in oids]
    answer = yield from ask(Decision(ORDER, player, rule, prompt, values, subject=subject))
    return answer.object


def ask_effect(player: int, rule: str, prompt: str, labels: tuple[str, ...]) -> Ask[int]:
    """616.1: which of some effects applies, by its place."""
    values = [ApplyEffect(number) for number in range(len(labels))]
    answer = yield from ask(Decision(REPLACE, player, rule, prompt, values, subject=Effects(labels)))
    return answer.number
