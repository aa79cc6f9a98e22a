"""Train a small policy by self-play on the CPU, and play with it.

    pip install '.[env]'                      # or INSET_COMPILE=1 pip install '.[env]': twice as many games
    pip install torch --index-url https://download.pytorch.org/whl/cpu    # the CPU build
    python examples/train.py --minutes 10 --processes 2 --seed 0 --out policy.pt

    cd examples
    INSET_POLICY=../policy.pt inset sim fables skies --mirror --games 400 --players train:Policy,random

The policy scores the rows of options: each by what it does, the cards that it refers to, and the table as a whole. It learns
from games against itself as it is and as it was (proximal policy optimisation; it never looks ahead). The reward is the result of
the game. A potential of life and cards says on the way what was good; over a whole game it cancels out. Each process plays games
of its own, and they share their gradients. ``--minutes`` is processor time of each process: what the clock shows if every
process has a core to itself.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from inset.env import Shape, VectorEnv, card_ids, schema
from inset.env.player import PolicyPlayer

try:
    import torch
    from torch import distributed, multiprocessing, nn
except ModuleNotFoundError:
    if __name__ == "__main__":
        raise SystemExit(f"{__doc__}\ntorch is not installed: the second command above gets it.") from None
    raise

DECKS = ["fables", "skies"]
ROWS, OPTIONS, HISTORY = 64, 32, 1  # of an observation: smaller than the default, because most tables are
WIDTH = 64
LONG = 600  # actions after which a game is worth nothing
BATCH, MINIBATCHES, EPOCHS = 4096, 4, 3  # decisions between two updates, of each process; how they are gone through
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
DISCOUNT, TRACE = 0.999, 0.95
AGAINST_THE_PAST = 0.4  # of the games

COUNT, CARD, POWER, TOUGHNESS, LAND = (
    schema.column(schema.CARDS, name) for name in ("count", "card", "power", "toughness", "land")
)
ZONE, CONTROLLER = (schema.column(schema.CARDS, name) for name in ("zone", "controller"))
KIND, OF, SOURCE, NAME = (schema.column(schema.OPTION, name) for name in ("kind", "card", "source", "name"))
DECISION, SUBJECT, USED = (schema.column(schema.GLOBALS, name) for name in ("decision", "subject", "rows"))
LIFE, HAND = (len(schema.GLOBALS) + schema.column(schema.SEAT, name) for name in ("life", "hand"))
GROUPS = ((1, 1), (1, 2), (3, 1), (2, 1), (2, 2))  # zone and controller: my permanents, theirs, my hand, spells
BATTLEFIELD = 1  # the code of the zone
PROGRESS = "progress.jsonl"  # in the folder of a learning curve: what was told after each update


class Seen:
    """Observations without their empty rows: all rows of cards in one array, all options in another."""

    def __init__(self, cards: Any, told: Any, options: Any, rows: Any, counts: Any) -> None:
        self.cards, self.told, self.options = cards, told, options
        self.rows, self.counts = rows, counts  # how many rows of cards and of options each observation has

    @staticmethod
    def of(observation: dict[str, Any]) -> Seen:
        """Copied out of the environment's arrays."""
        rows = observation["globals"][:, USED].clip(0, ROWS)
        counts = observation["action_mask"].sum(1).clip(1)
        cards = observation["cards"][np.arange(ROWS) < rows[:, None]]
        options = observation["options"][np.arange(OPTIONS) < counts[:, None]]
        return Seen(small(cards), small(observation["globals"]), small(options), rows.astype(int), counts.astype(int))

    def split(self) -> list[tuple[Any, ...]]:
        """Each observation by itself."""
        cards = np.split(self.cards, np.cumsum(self.rows)[:-1])
        options = np.split(self.options, np.cumsum(self.counts)[:-1])
        return list(zip(cards, self.told, options, strict=True))

    @staticmethod
    def join(parts: list[tuple[Any, ...]]) -> Seen:
        cards, told, options = zip(*parts, strict=True)
        rows, counts = (np.array([len(one) for one in several]) for several in (cards, options))
        return Seen(np.concatenate(cards), np.stack(told), np.concatenate(options), rows, counts)


def small(numbers: Any) -> Any:
    return np.clip(numbers, -30_000, 30_000).astype(np.int16)


def scaled(numbers: torch.Tensor) -> torch.Tensor:
    """Small numbers stay apart, large ones do not drown them."""
    return torch.sign(numbers) * torch.log1p(numbers.abs())


class Net(nn.Module):
    """Scores for the options, and what the position is worth."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        shape = Shape(seats, ROWS, OPTIONS, HISTORY)
        self.names = nn.Embedding(card_ids.size() + 1000, 16)  # room for cards of later versions
        nn.init.normal_(self.names.weight, std=0.3)
        self.card = nn.Sequential(nn.Linear(len(schema.CARDS) + 16, WIDTH), nn.ReLU())
        self.table = nn.Sequential(
            nn.Linear(shape.globals + len(schema.DECISIONS) + WIDTH * (len(GROUPS) + 1), 2 * WIDTH), nn.ReLU(),
            nn.Linear(2 * WIDTH, 2 * WIDTH), nn.ReLU(),
        )  # fmt: skip
        self.option = nn.Linear(len(schema.OPTION) + len(schema.OPTIONS) + 16 + 3 * WIDTH, 2 * WIDTH)
        self.context = nn.Linear(2 * WIDTH, 2 * WIDTH)
        self.score = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.value = nn.Linear(2 * WIDTH, 1)
        nn.init.zeros_(self.score[2].weight)  # in the beginning every option is equally likely

    def forward(self, seen: Seen) -> tuple[torch.Tensor, torch.Tensor]:
        cards, told, options = (torch.from_numpy(part).float() for part in (seen.cards, seen.told, seen.options))
        size = len(told)
        whose = torch.repeat_interleave(torch.arange(size), torch.from_numpy(seen.rows))
        asked = torch.repeat_interleave(torch.arange(size), torch.from_numpy(seen.counts))
        first = torch.from_numpy(np.cumsum(seen.rows) - seen.rows)  # of each observation its first row of cards
        rows = self.card(torch.cat([scaled(cards), self.names(cards[:, CARD].long())], 1))
        rows = torch.cat([rows, rows.new_zeros(1, WIDTH)])  # the last one stands for nothing
        pooled = [self.pooled(rows[:-1], cards, whose, size, *group) for group in GROUPS]
        about = self.pick(rows, told[:, SUBJECT], first)
        decision = nn.functional.one_hot(told[:, DECISION].long(), len(schema.DECISIONS)).float()
        table = self.table(torch.cat([scaled(told), decision, *pooled, about], 1))
        kinds = nn.functional.one_hot(options[:, KIND].long(), len(schema.OPTIONS)).float()
        parts = [
            scaled(options), kinds, self.names(options[:, NAME].long()), about[asked],
            self.pick(rows, options[:, OF], first[asked]), self.pick(rows, options[:, SOURCE], first[asked]),
        ]  # fmt: skip
        hidden = torch.relu(self.option(torch.cat(parts, 1)) + self.context(table)[asked])
        scores = torch.full((size, int(seen.counts.max())), -1e9)
        place = torch.arange(len(asked)) - torch.from_numpy(np.cumsum(seen.counts) - seen.counts)[asked]
        scores = scores.index_put((asked, place), self.score(hidden)[:, 0])
        return scores, torch.tanh(self.value(table)[:, 0])

    @staticmethod
    def pooled(
        rows: torch.Tensor, cards: torch.Tensor, whose: torch.Tensor, size: int, zone: int, controller: int
    ) -> torch.Tensor:
        """The rows of a zone and a player together, each as often as there are such objects."""
        there = ((cards[:, ZONE] == zone) & (cards[:, CONTROLLER] == controller)).nonzero()[:, 0]
        found = torch.zeros(size, rows.shape[1])
        return scaled(found.index_add(0, whose[there], rows[there] * cards[there, COUNT, None]))

    @staticmethod
    def pick(rows: torch.Tensor, references: torch.Tensor, first: torch.Tensor) -> torch.Tensor:
        """The rows that references name; nothing for players and for nothing."""
        return rows[torch.where(references > 0, first + references.long() - 1, len(rows) - 1)]


def potential(seen: Seen) -> Any:
    """How good a position looks to the player who observes it, between -1 and 1: life, creatures, lands, cards in hand."""
    whose = np.repeat(np.arange(len(seen.told)), seen.rows)
    cards = seen.cards.astype(float)
    worth = cards[:, COUNT] * (0.5 * cards[:, POWER] + 0.3 * cards[:, TOUGHNESS] + 1.0 * cards[:, LAND] + 0.5)
    worth *= (cards[:, ZONE] == BATTLEFIELD) * np.where(cards[:, CONTROLLER] == 1, 1, -1)
    there = np.bincount(whose, worth, len(seen.told))
    told, other = seen.told.astype(float), len(schema.SEAT)
    life = np.sqrt(told[:, LIFE].clip(0)) - np.sqrt(told[:, LIFE + other].clip(0))  # the last points count most
    return 0.8 * np.tanh((there + 3.0 * life + 0.8 * (told[:, HAND] - told[:, HAND + other])) / 15)


class Policy(PolicyPlayer):
    """The learned policy as a player, for ``inset sim … --players train:Policy,greedy``: it takes what it scores highest."""

    cards, options, history = ROWS, OPTIONS, HISTORY

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self.net = load(Path(os.environ.get("INSET_POLICY", "policy.pt")))

    def act(self, observation: dict[str, Any]) -> int:
        with torch.no_grad():
            scores, _ = self.net(Seen.of({part: numbers[None] for part, numbers in observation.items()}))
        return int(scores.argmax())


def load(path: Path) -> Net:
    kept = torch.load(path, weights_only=True)
    if kept["schema"] != Shape(2, ROWS, OPTIONS, HISTORY).digest():
        raise SystemExit(f"{path} was trained on other observations: train it again")
    net = Net()
    net.load_state_dict(kept["weights"])
    return net.eval()


def save(net: Net, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save({"schema": Shape(2, ROWS, OPTIONS, HISTORY).digest(), "weights": net.state_dict()}, path)


class Memory:
    """Decisions of games that go on, until their ends say what they were worth."""

    def __init__(self, games: int) -> None:
        self.open: list[dict[int, list[list[Any]]]] = [{} for _ in range(games)]
        self.done: list[list[Any]] = []

    def keep(self, game: int, seat: int, decision: list[Any]) -> None:
        self.open[game].setdefault(seat, []).append(decision)

    def end(self, game: int, worth: Any) -> None:
        """The game is over: what each decision led to, from the last to the first (generalised advantage estimation)."""
        for seat, decisions in self.open[game].items():
            later, value, potential = 0.0, 0.0, 0.0
            reward = float(worth[seat])
            for decision in reversed(decisions):
                parts, action, chance, expected, looks = decision
                surprise = reward + DISCOUNT * (value + potential) - looks - expected
                later = surprise + DISCOUNT * TRACE * later
                self.done.append([parts, action, chance, later, later + expected])
                reward, value, potential = 0.0, expected, looks
        self.open[game] = {}


def update(net: Net, optimiser: torch.optim.Optimizer, done: list[list[Any]], processes: int) -> None:
    """Makes what went better than expected likelier, in small steps, together with the other processes."""
    parts = [one[0] for one in done]
    actions = torch.tensor([one[1] for one in done])
    chances, better, worth = (torch.tensor([one[place] for one in done]) for place in (2, 3, 4))
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for places in torch.randperm(len(done)).chunk(MINIBATCHES):
            scores, value = net(Seen.join([parts[place] for place in places]))
            spread = torch.distributions.Categorical(logits=scores)
            ratio = torch.exp(spread.log_prob(actions[places]) - chances[places])
            gain = torch.min(ratio * better[places], ratio.clamp(1 - CLIP, 1 + CLIP) * better[places]).mean()
            loss = -gain + VALUE * (value - worth[places]).square().mean() - ENTROPY * spread.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            if processes > 1:
                for weights in net.parameters():
                    distributed.all_reduce(weights.grad)
                    weights.grad /= processes
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def mean(number: float, processes: int) -> float:
    """The mean over all processes, so that they stop and slow down together."""
    if processes == 1:
        return number
    shared = torch.tensor(number)
    distributed.all_reduce(shared)
    return float(shared) / processes


class Seats:
    """Who sits where: in some games the policy as it was has one of the seats."""

    def __init__(self, net: Net, games: int, chance: np.random.Generator) -> None:
        self._pool = [copy.deepcopy(net)]
        self._chance = chance
        self.old = self._pool[0]
        self.taken = np.array([self._seat() for _ in range(games)])  # by the old one; -1: by none

    def _seat(self) -> int:
        return int(self._chance.integers(2)) if self._chance.random() < AGAINST_THE_PAST else -1

    def begin(self, game: int) -> None:
        self.taken[game] = self._seat()

    def updated(self, net: Net, count: int) -> None:
        """Now and then the present policy joins those of the past; after each update another one sits down."""
        if count % 5 == 0:
            self._pool.append(copy.deepcopy(net))
        self.old = self._pool[int(self._chance.integers(len(self._pool)))]


def actions_of(net: Net, old: Net, seen: Seen, by_old: Any) -> tuple[Any, Any, Any]:
    """What is done in each game, how likely that was, and what the policy expects."""
    with torch.no_grad():
        scores, values = net(seen)
        if by_old.any():
            scores[by_old] = old(seen)[0][by_old]
        spread = torch.distributions.Categorical(logits=scores)
        actions = spread.sample()
        return actions.numpy(), spread.log_prob(actions).numpy(), values.numpy()


def train(process: int, given: argparse.Namespace) -> None:
    """Plays against itself until the time is up, and reports its progress."""
    torch.set_num_threads(1)
    if given.processes > 1:
        store = f"tcp://127.0.0.1:{given.port}"
        distributed.init_process_group("gloo", store, rank=process, world_size=given.processes)
    torch.manual_seed(given.seed)
    net = Net()  # the same in every process
    torch.manual_seed(given.seed + 1000 * process)
    env = VectorEnv(given.games, decks=DECKS, cards=ROWS, options=OPTIONS, history=HISTORY, max_steps=LONG)
    observation, infos = env.reset(seed=given.seed + 1000 * process)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    memory, seats = Memory(given.games), Seats(net, given.games, np.random.default_rng(given.seed + 1000 * process))
    worth = np.zeros((given.games, 2))
    fresh = np.zeros(given.games, bool)  # games whose next step only begins another one
    start, steps, ended, updates, spent = time.process_time(), 0, 0, 0, 0.0
    if process == 0:
        tell(net, given, {"minutes": 0.0, "updates": 0, "steps": 0, "games": 0})
    while spent < given.minutes:
        seen, acting = Seen.of(observation), infos["seat"].copy()
        by_old = seats.taken == acting
        actions, chances, values = actions_of(net, seats.old, seen, by_old)
        looks = potential(seen)
        for game, parts in enumerate(seen.split()):
            if not by_old[game] and not fresh[game]:
                decision = [parts, int(actions[game]), float(chances[game]), float(values[game]), float(looks[game])]
                memory.keep(game, int(acting[game]), decision)
        observation, _, terminated, truncated, infos = env.step(actions)
        steps += given.games - int(fresh.sum())
        worth += infos["rewards"]
        fresh = terminated | truncated
        for game in np.flatnonzero(fresh):
            memory.end(game, worth[game])
            worth[game] = 0
            ended += 1
            seats.begin(game)
        if len(memory.done) >= BATCH:
            updates += 1
            update(net, optimiser, memory.done, given.processes)
            memory.done = []
            seats.updated(net, updates)
            spent = mean((time.process_time() - start) / 60, given.processes)
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.1, 1 - spent / given.minutes)
            if process == 0:
                tell(net, given, {"minutes": round(spent, 2), "updates": updates, "steps": steps, "games": ended})
    env.close()
    if process == 0:
        save(net, given.out)
        print(f"kept in {given.out}")


def tell(net: Net, given: argparse.Namespace, line: dict[str, Any]) -> None:
    """How far the first process is."""
    print(json.dumps(line), flush=True)
    if given.curve is not None:
        save(net, given.curve / f"{line['updates']:05d}.pt")
        with (given.curve / PROGRESS).open("a" if line["updates"] else "w") as file:
            print(json.dumps(line), file=file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time, for each process")
    parser.add_argument("--processes", type=int, default=2, help="as many as there are cores")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=64, help="played side by side by each process")
    parser.add_argument("--port", type=int, default=29_517, help="of this machine, over which the processes speak")
    parser.add_argument("--out", type=Path, default=Path("policy.pt"))
    parser.add_argument("--curve", type=Path, help="keep the weights after each update in this folder")
    given = parser.parse_args()
    if given.processes > 1:
        multiprocessing.spawn(train, (given,), given.processes)
    else:
        train(0, given)


if __name__ == "__main__":
    main()
