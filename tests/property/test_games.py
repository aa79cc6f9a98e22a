"""Random games: every state is possible, every copy plays on identically, every record replays."""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from inset.agents.random_player import RandomPlayer
from inset.game import Game
from inset.kernel.errors import InvalidRecord
from inset.play.fingerprint import fingerprint
from inset.rules.checks import invariants
from inset.rules.model.state import State
from tests.harness import cr
from tests.harness.games import asked, random_game

SEEDS = range(int(os.environ.get("INSET_GAMES", "8")))  # a thousand take some minutes


def check_game(seed: int, decks: Sequence[str], **more: Any) -> Game:
    """Plays a game at random and checks every state of it."""
    game = None
    cards: dict[int, str] = {}
    for game in random_game(seed, decks=decks, **more):
        decision = game.decision
        invariants.check(game.state, decision is not None and decision.kind == "priority")
        now = invariants.census(game.state)
        cards = cards or now
        if not any(player.lost for player in game.state.players):
            assert now == cards, "cards appeared or disappeared"
    assert game is not None
    assert game.outcome is not None
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_every_state_of_a_game_is_possible(seed: int) -> None:
    check_game(seed, ("fables", "skies"))


@pytest.mark.parametrize("decks", [("machines", "dragons"), ("scholars", "machines"), ("dragons", "scholars")])
def test_every_state_is_possible_with_the_other_decks(decks: tuple[str, str]) -> None:
    check_game(1, decks)


@cr("903.8", "903.9a")
def test_every_state_of_a_game_of_commander_is_possible() -> None:
    check_game(1, ("kellan", "kess", "kess"), format="commander")


@cr("800.4a", "802.1")
@pytest.mark.parametrize("seed", range(2))
def test_every_state_of_a_game_of_three_is_possible(seed: int) -> None:
    check_game(seed, ("fables", "skies", "fables"))


@pytest.mark.parametrize("seed", range(2))
def test_every_state_is_possible_when_mana_abilities_are_listed(seed: int) -> None:
    check_game(seed, ("fables", "skies"), mana=False, forced=False)


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_and_taking_back(seed: int) -> None:
    """At any decision: a copy has the same options, goes on in the same way, and can go back."""
    player = RandomPlayer(seed)
    for step, game in enumerate(random_game(seed, most=250)):
        if game.decision is None or step % 4:
            continue
        before, values = game.fingerprint(), list(asked(game).options.answers)
        answer = player.pick(values)
        copy, other = game.copy(), game.copy()
        other._known = None  # so that it lists its options itself
        assert list(asked(other).options.answers) == values
        assert other.fingerprint() == before
        copy.choose(answer)
        other.choose(answer)
        after = copy.fingerprint()
        assert other.fingerprint() == after
        assert game.fingerprint() == before, "a copy changed the game that it was made of"
        copy.undo()
        assert copy.fingerprint() == before
        assert list(asked(copy).options.answers) == values
        copy.choose(answer)
        assert copy.fingerprint() == after


@pytest.mark.parametrize("passing", [False, True])
def test_the_first_copy_is_made_as_well_as_any_other(passing: bool) -> None:
    """A game of which nobody has made a copy has stored few of its states."""
    positions: list[str] = []
    for game in random_game(3, most=260, passing=passing):
        positions.append(game.copy().fingerprint())
    for last in range(0, len(positions), 7):
        *_, game = random_game(3, most=last, passing=passing)
        copy = game.copy()
        assert copy.fingerprint() == positions[last]
        assert copy.key() == game.key()
        if last:
            copy.undo()
            game.undo()
            assert copy.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("seed", range(4))
def test_a_state_that_is_kept_never_changes(seed: int) -> None:
    """Records are replaced, never changed: else a copy would not go on from where it was made."""
    kept: tuple[State, str] | None = None
    for game in random_game(seed, most=400):
        if kept is not None:
            assert fingerprint(kept[0]) == kept[1]
        kept = (game._checkpoint.state, fingerprint(game._checkpoint.state))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_listed_can_be_done(seed: int) -> None:
    """Each option of each decision can be taken, and the game goes on to a possible state."""
    for step, game in enumerate(random_game(seed, most=400)):
        if game.decision is None or step % 12:
            continue
        for value in list(asked(game).options.answers)[:12]:
            copy = game.copy()
            copy.choose(value)
            decision = copy.decision
            invariants.check(copy.state, decision is not None and decision.kind == "priority")


@pytest.mark.parametrize("seed", range(4))
def test_listing_options_changes_nothing(seed: int) -> None:
    for game in random_game(seed, most=150):
        before = game.fingerprint()
        words = [option.text for option in game.options[:40]]
        assert all(words)
        assert game.log is not None
        assert game.fingerprint() == before


@pytest.mark.parametrize("seed", range(4))
def test_records_replay(seed: int) -> None:
    games = list(random_game(seed, most=300))
    game = games[-1]
    record = game.record()
    for check in (True, False):
        again = Game.replay(record, check=check)
        assert again.fingerprint() == game.fingerprint()
        assert again.record() == record
        assert again.log == game.log


@cr("104.3a", "800.4a")
@pytest.mark.parametrize("seed", range(6))
def test_a_player_may_leave_at_any_time(seed: int) -> None:
    """A concession at any decision leaves a possible state; it can be taken back and is in the record."""
    decks = ("fables", "skies", "fables", "skies")
    for step, game in enumerate(random_game(seed, decks=decks, most=300)):
        if step % 11 or game.decision is None:
            continue
        copy = game.copy()
        player = (step // 11) % len(decks)
        if copy.state.players[player].lost:
            continue
        copy.concede(player)
        invariants.check(copy.state)
        assert copy.state.players[player].lost == "104.3a"
        again = Game.replay(copy.record())
        assert again.fingerprint() == copy.fingerprint()
        for _ in range(20):
            if (decision := copy.decision) is None:
                break
            assert not copy.state.players[decision.player].lost
            copy.choose(decision.options.answers[-1])
            invariants.check(copy.state, asked(copy).kind == "priority" if copy.decision else False)


@pytest.mark.parametrize(("limit", "most"), [("MOST_ANSWERS", 130), ("MOST_OBJECTS", 120)])
def test_limits_end_a_game(limit: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from inset.play import session

    monkeypatch.setattr(session, limit, most)
    *_, game = random_game(2)
    assert game.outcome is not None
    assert game.outcome.kind == "limit"
    assert str(most) in game.outcome.reason
    copy = game.copy()
    assert copy.outcome == game.outcome
    assert Game.replay(game.record()).outcome == game.outcome
    monkeypatch.undo()
    with pytest.raises(InvalidRecord, match="does not end here by a limit"):
        Game.replay(game.record())
