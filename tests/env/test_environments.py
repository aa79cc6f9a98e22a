"""The standards' own checks, and what they do not look at: rewards, limits, pages, seeds."""

import subprocess
import sys
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import inset
from inset.env import Shape, VectorEnv, aec_env, card_ids
from inset.env.schema import CARDS, GLOBALS, OPTIONS, SEAT, column

FORMATS = ["duel", "commander"]
DECKS = ["fables", "skies"]
LIFE = len(GLOBALS) + column(SEAT, "life")


@pytest.mark.filterwarnings("ignore:.*Observation:UserWarning", "ignore:.*Action mask:UserWarning")
@pytest.mark.parametrize("format", FORMATS)
def test_pettingzoo_finds_nothing_wrong(format: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(format=format), num_cycles=40)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: aec_env(format=format), num_cycles=40)


@pytest.mark.parametrize("name", ["inset/Duel-v0", "inset/Commander-v0"])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*we recommend.*")
        check_env(gymnasium.make(name, opponent="random").unwrapped, skip_render_check=True)


def rollout(env: Any, seed: int, most: int = 100_000) -> dict[str, float]:
    """Plays at random; returns what each agent got in all."""
    chance = np.random.default_rng(seed)
    total: dict[str, float] = {}
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        action = None if terminated or truncated else chance.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
    return total


@pytest.mark.parametrize("seed", range(3))
def test_rewards_add_up_to_nothing_and_somebody_wins(seed: int) -> None:
    env = aec_env(decks=DECKS)
    env.reset(seed=seed)
    total = rollout(env, seed)
    assert sum(total.values()) == 0
    outcome = env.unwrapped.game.outcome
    assert outcome is not None and outcome.kind == "win"
    assert total[f"player_{outcome.winners[0]}"] == 1


def test_four_players_leave_one_after_another() -> None:
    env = aec_env(format="commander")
    assert env.unwrapped.setting.seats == 4
    env.reset(seed=2)
    total = rollout(env, 2)
    assert sum(total.values()) == pytest.approx(0)
    assert sorted(round(value, 6) for value in total.values()) == [pytest.approx(-1 / 3, abs=1e-6)] * 3 + [1]


def test_a_limit_truncates() -> None:
    env = aec_env(decks=DECKS, max_steps=20)
    env.reset(seed=1)
    total = rollout(env, 1)
    assert set(total.values()) == {0.0}
    assert env.unwrapped.game.outcome is None
    one = gymnasium.make("inset/Duel-v0", decks=DECKS, max_steps=5, opponent="random")
    observation, _ = one.reset(seed=1)
    ends = []
    for _ in range(5):
        observation, reward, terminated, truncated, _ = one.step(int(np.flatnonzero(observation["action_mask"])[0]))
        ends.append((terminated, truncated))
    assert ends[-1] == (False, True)
    assert reward == 0


def test_an_action_that_is_not_an_option_ends_the_game() -> None:
    env = aec_env(decks=DECKS)
    env.reset(seed=1)
    loser = env.agent_selection
    env.last()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(63)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1
    before = env.unwrapped.game.fingerprint()
    env.reset(seed=1)
    with pytest.raises(inset.IllegalAnswer, match="no option in row 63"):
        env.unwrapped.step(63)
    assert env.unwrapped.game.fingerprint() == before
    one = gymnasium.make("inset/Duel-v0", decks=DECKS)
    one.reset(seed=1)
    _, reward, terminated, _, info = one.step(63)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        one.unwrapped.step(0)


def test_pages_reach_every_option_and_change_nothing() -> None:
    env = aec_env(decks=DECKS, options=3)
    more = OPTIONS.index("more")
    env.reset(seed=3)
    turned = 0
    for _ in range(150):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        game = env.unwrapped.game
        count = int(observation["globals"][column(GLOBALS, "options")])
        pages = int(observation["globals"][column(GLOBALS, "pages")])
        assert count == len(game.options)
        if count > 3:
            assert pages == -(-count // 2)
            seen = 0
            before = game.fingerprint()
            for page in range(pages):
                observation = env.last()[0]
                assert observation["globals"][column(GLOBALS, "page")] == page
                kinds = observation["options"][observation["action_mask"] == 1][:, 0]
                assert kinds[-1] == more
                seen += len(kinds) - 1
                env.step(len(kinds) - 1)
                turned += 1
            assert seen == count
            assert game.fingerprint() == before
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert turned > 10


def test_the_schema_the_table_and_everything_are_in_the_info() -> None:
    env = aec_env(decks=DECKS, full_state=True)
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert info["schema"] == Shape().digest() != Shape(seats=4).digest() != Shape(cards=10).digest()
    assert info["card_ids"] == card_ids.version()
    assert observation["cards"][:, 0].sum() < 20
    assert info["full_state"]["cards"][:, 0].sum() >= 120
    assert info["full_state"]["globals"].tolist()[LIFE] == 20
    assert env.state().shape == (1000, len(CARDS))


def test_every_game_of_an_environment_is_one_that_its_record_replays() -> None:
    """The decks are checked once; each game has a seed and a setup of its own."""
    env = aec_env(decks=DECKS, paying=False)
    found = []
    for seed in (1, 2):
        env.reset(seed=seed)
        env.step(0)
        game = env.unwrapped.game
        again = inset.Game.replay(game.record())
        assert again.fingerprint() == game.fingerprint()
        assert again.players == ("player_0", "player_1")
        assert not again.automation("paying")
        assert again.automation("passing")
        found.append(game.fingerprint())
    assert found[0] != found[1]


def test_a_belief_fits_what_the_agent_knows() -> None:
    env = aec_env(decks=DECKS)
    env.reset(seed=1)
    inner = env.unwrapped
    acting = inner.possible_agents.index(inner.agent_selection)
    one, again, other = (inner.belief_sample(seed) for seed in (4, 4, 5))
    assert one.view(acting).data == inner.game.view(acting).data
    assert one.fingerprint() == again.fingerprint() != other.fingerprint()
    assert inner.belief_sample(4, inner.possible_agents[1 - acting]).fingerprint() != one.fingerprint()


# --- many games -------------------------------------------------------------------------------------


def played(n: int, workers: int, **more: Any) -> list[Any]:
    """What the first two games show, step by step."""
    env = VectorEnv(n, decks=DECKS, workers=workers, max_steps=40, **more)
    observation, infos = env.reset(seed=5)
    chance = [np.random.default_rng(place) for place in range(n)]
    found: list[Any] = []
    for _ in range(100):
        actions = np.zeros(n, np.int64)
        for place in range(n):
            legal = np.flatnonzero(observation["action_mask"][place])
            actions[place] = chance[place].choice(legal) if len(legal) else 0
        observation, *ends, infos = env.step(actions)
        shown = [*observation.values(), *ends, infos["seat"], infos["rewards"]]
        found.append([array[:2].tolist() for array in shown])
    found.append((env.record(1), env.belief_sample(1, 3).fingerprint()))
    env.close()
    return found


def test_the_same_seeds_give_the_same_games_whoever_plays_them() -> None:
    alone = played(2, 0)
    assert any(step[7] != [False, False] for step in alone[:-1])  # some were truncated, and others began
    assert played(5, 0) == alone
    assert played(3, 2) == alone


def test_a_place_plays_as_an_environment_of_its_own() -> None:
    many = VectorEnv(2, decks=DECKS, opponent="random")
    observation, _ = many.reset(seed=[7, 8])
    one = gymnasium.make("inset/Duel-v0", decks=DECKS, opponent="random")
    alone, info = one.reset(seed=8)
    for _ in range(30):
        assert np.array_equal(observation["cards"][1], alone["cards"])
        action = int(np.flatnonzero(alone["action_mask"])[-1])
        alone, reward, terminated, truncated, info = one.step(action)
        observation, rewards, _, _, infos = many.step(np.array([0, action]))
        assert (rewards[1], infos["seat"][1]) == (reward, info["seat"])
        if terminated or truncated:
            break


def test_arrays_are_written_in_place_or_copied() -> None:
    env = VectorEnv(2, decks=DECKS)
    first, _ = env.reset(seed=1)
    second, *_ = env.step(np.zeros(2, np.int64))
    assert first["cards"] is second["cards"]
    env = VectorEnv(2, decks=DECKS, copy=True)
    first, _ = env.reset(seed=1)
    before = first["globals"].copy()
    second, *_ = env.step(np.zeros(2, np.int64))
    assert first["cards"] is not second["cards"]
    assert np.array_equal(before, first["globals"])


def test_a_worker_that_fails_is_reported() -> None:
    env = VectorEnv(2, decks=DECKS, workers=2, opponent="no_such_module:Bot")
    with pytest.raises(inset.InsetError, match="no_such_module"):
        env.reset(seed=1)
    env.close()


# --- what is asked for --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"decks": ["fables"]}, "two decks"),
        ({"decks": DECKS, "seats": 3}, "3 seats, but 2 decks"),
        ({"format": "nonsense"}, "nonsense"),
        ({"decks": DECKS, "format": "commander"}, "ommander"),
        ({"decks": DECKS, "passing": 1}, "passing must be True or False"),
    ],
)
def test_what_can_not_be_is_said(given: dict[str, Any], message: str) -> None:
    with pytest.raises(inset.InsetError, match=message):
        aec_env(**given)


def test_without_the_extra_it_is_said_how_to_get_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nimport inset.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'inset[env]'" in done.stderr
    code = (
        "import sys, inset; inset.Game; print([m for m in ('numpy', 'gymnasium', 'mcp', 'torch') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[]"
