"""Seeds: the same purpose and numbers, the same seed; and nothing can be worked back from one."""

import pytest

from inset import agents, sim
from inset.agents.base import Player
from inset.apps import play as play_command
from inset.game import Game
from inset.kernel import rng
from inset.sim.settings import seeds

_MASK = (1 << 64) - 1


def turned_back(bits: int) -> int:
    """The state of the generator that gave these bits: what ``step`` does is done in reverse."""
    z = _unshifted(bits, 31) * pow(0x94D049BB133111EB, -1, 1 << 64) & _MASK
    z = _unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & _MASK
    return _unshifted(z, 30)


def _unshifted(value: int, by: int) -> int:
    found = value
    for _ in range(64 // by):
        found = value ^ (found >> by)
    return found


def test_bits_of_the_generator_give_its_state_away() -> None:
    """Which is why no seed is handed out that came from it."""
    state, bits = rng.step(rng.start(7))
    assert turned_back(bits) == state


@pytest.mark.parametrize("count", [0, 1, 2, 3, 60, 100, 255, 256, 300])
def test_cards_are_shuffled_as_by_one_random_number_after_another(count: int) -> None:
    for seed in (0, 7, _MASK):
        start = state = rng.start(seed)
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            state, place = rng.below(state, last + 1)
            order[last], order[place] = order[place], order[last]
        assert rng.shuffled(start, tuple(range(count))) == (state, tuple(order))


def test_a_number_that_would_favour_some_orders_is_not_used() -> None:
    """Three divides all but one of the numbers of 64 bits; the generator is turned back to the state that gives that one."""
    start = (turned_back(_MASK) - 0x9E3779B97F4A7C15) & _MASK
    again, bits = rng.step(start)
    assert bits == _MASK
    assert rng.shuffled(start, (0, 1, 2)) == rng.shuffled(again, (0, 1, 2))


def test_the_seed_of_a_player_does_not_lead_to_the_seed_of_the_game() -> None:
    settings = sim.make_settings(["fables", "skies"], 8, ["random"], 5)
    for number in range(8):
        game, *players = seeds(settings, number)
        for bits in players:
            for back in range(-2, 4):
                state = (turned_back(bits) - back * 0x9E3779B97F4A7C15) & _MASK
                assert rng.step(state)[1] >> 16 != game
        assert len({game, *players}) == 3


def test_seeds_differ_by_purpose_and_by_number() -> None:
    found = [
        rng.derived(purpose, *numbers) for purpose in ("a", "b") for numbers in ((1, 23), (12, 3), (-1,), (1 << 70,))
    ]
    assert len(set(found)) == len(found)
    assert found[0] == rng.derived("a", 1, 23)
    assert all(0 <= seed < 1 << 63 for seed in found)
    assert agents.seed_of(7, 0) != agents.seed_of(7, 1) != 8


def test_a_game_at_the_terminal_begins_with_a_seed_that_no_clock_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the opponent gets another one."""
    games: list[int] = []
    opponents: list[int] = []
    new, make = Game.new, agents.make

    def noted_game(*given: object, seed: int, **more: object) -> Game:
        games.append(seed)
        return new(["fables", "skies"], seed=seed)

    def noted_player(name: str, seed: int = 0) -> Player:
        opponents.append(seed)
        return make(name, seed)

    monkeypatch.setattr(Game, "new", noted_game)
    monkeypatch.setattr(agents, "make", noted_player)
    monkeypatch.setattr(play_command.Seat, "run", lambda seat: None)
    for _ in range(3):
        play_command.play(["fables", "skies"], ["greedy"], "duel", None, True, None)
    play_command.play(["fables", "skies"], ["greedy"], "duel", 7, True, None)
    assert len(set(games)) == 4
    assert max(games) >= 1_000_000
    assert games[-1] == 7
    assert opponents[-1] == agents.seed_of(7, 1)
