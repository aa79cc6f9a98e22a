"""The automation ``passing``: passes that the rules give by themselves are those that a session would have given."""

from __future__ import annotations

from random import Random

import pytest

from inset import Game
from inset.kernel.build import COMPILED
from inset.play import session
from inset.play.session import Session
from tests.harness import cr

PAIRS = [("fables", "skies"), ("omens", "foundry"), ("ironwood", "inkwell"), ("scholars", "embers")]


def played(number: int, merging: bool = False) -> list[str]:
    """A random game, and what was seen on the way: questions, keys, copies, what undo returns to."""
    chance = Random(number)
    game = Game.new(PAIRS[number % len(PAIRS)], seed=number, passing=True, paying=True, merging=merging)
    seen: list[str] = []
    for count in range(250):
        found = game.decision
        if found is None:
            break
        answers = found.options.answers
        seen.append(f"{found.kind} {found.player} {len(answers)} {game.answers}")
        if count % 9 == 0:
            seen.append(game.key())
            seen.append(game.copy().fingerprint())
        if count % 31 == 30:
            again = game.copy()
            again.undo()
            seen.append(again.fingerprint())
        if count % 50 == 49:
            seen.append(game.view(found.player).sample(count).fingerprint())
        game.choose(answers[int(chance.random() * len(answers))])
    return [*seen, game.record(), game.fingerprint()]


def asked_each_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Session, "_passing", lambda self: None)


needs_patches = pytest.mark.skipif(COMPILED, reason="compiled functions can't be replaced")


def test_a_record_is_followed_by_asking_for_each_pass() -> None:
    *_, record, fingerprint = played(5)
    assert Game.replay(record).fingerprint() == fingerprint


@needs_patches
@pytest.mark.parametrize("number", range(4))
@cr("117.3d")
def test_passes_that_nobody_is_asked_for_change_nothing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    unasked = played(number, merging=number % 2 == 1)
    asked_each_time(monkeypatch)
    assert unasked == played(number, merging=number % 2 == 1)


@needs_patches
@cr("104.4b")
def test_a_loop_is_found_after_as_many_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends() -> tuple[str, str]:
        monkeypatch.setattr(session, "LOOP_AFTER", 20)
        game = Game.from_position(
            {"Ann": {"battlefield": ["Plains"], "library": ["Plains"] * 20}, "Bob": {"library": ["Plains"] * 20}},
            passing=True,
        )
        return game.record(), game.fingerprint()

    unasked = ends()
    asked_each_time(monkeypatch)
    assert unasked == ends()


@needs_patches
@pytest.mark.parametrize(("limit", "value"), [("MOST_ANSWERS", 40), ("MOST_OBJECTS", 39)])
def test_the_limits_hold_exactly(limit: str, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, limit, value)

    def ends() -> tuple[str, str, int]:
        game = Game.from_position(
            {"Ann": {"library": ["Plains"] * 20}, "Bob": {"library": ["Plains"] * 19}}, passing=True
        )
        return game.record(), str(game.outcome), game.answers

    unasked = ends()
    assert unasked[2] > 0 or limit == "MOST_OBJECTS"
    asked_each_time(monkeypatch)
    assert unasked == ends()


def test_a_copy_of_a_state_never_passes_by_itself() -> None:
    game = Game.new(PAIRS[0], seed=1, passing=True)
    game.choose(game.options[0])
    assert game.state.passing is None and game.state.clone().passing is None
