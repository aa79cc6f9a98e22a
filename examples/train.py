"""Train a small policy by self-play on the CPU, and play with it.

    pip install '.[env]'
    pip install torch --index-url https://download.pytorch.org/whl/cpu    # the CPU build
    python examples/train.py --minutes 10 --seed 0 --out policy.pt

    cd examples
    INSET_POLICY=../policy.pt inset sim fables skies --mirror --games 200 --players train:Policy,random

The policy scores the rows of options: each by what it does, the cards that it refers to, and the table as a whole. It learns from
the ends of games that it plays against itself (proximal policy optimisation, no look ahead, no reward but the result). With the
compiled build (INSET_COMPILE=1 pip install .) it sees two to three times as many games.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from inset.env import Shape, VectorEnv, card_ids, schema
from inset.env.player import PolicyPlayer

DECKS = ["fables", "skies"]
ROWS, OPTIONS, HISTORY = 64, 32, 1  # of an observation: smaller than the default, because most tables are
WIDTH = 64
LONG = 600  # actions after which a game is worth nothing
BATCH = 4096  # decisions between two updates
CLIP, EPOCHS, MINIBATCH, ENTROPY, VALUE = 0.2, 2, 512, 0.01, 0.5

COUNT, CARD = (schema.column(schema.CARDS, name) for name in ("count", "card"))
ZONE, CONTROLLER = (schema.column(schema.CARDS, name) for name in ("zone", "controller"))
KIND, OF, SOURCE, NAME = (schema.column(schema.OPTION, name) for name in ("kind", "card", "source", "name"))
DECISION, SUBJECT = (schema.column(schema.GLOBALS, name) for name in ("decision", "subject"))
GROUPS = ((1, 1), (1, 2), (3, 1), (2, 0))  # zone and controller: my permanents, theirs, my hand, the stack


def scaled(numbers: torch.Tensor) -> torch.Tensor:
    """Small numbers stay apart, large ones do not drown them."""
    return torch.sign(numbers) * torch.log1p(numbers.abs())


class Net(nn.Module):
    """Scores for the options, and what the position is worth."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        shape = Shape(seats, ROWS, OPTIONS, HISTORY)
        self.names = nn.Embedding(card_ids.size() + 1000, 16)  # room for cards of later versions
        self.card = nn.Sequential(nn.Linear(len(schema.CARDS) + 16, WIDTH), nn.ReLU())
        self.table = nn.Sequential(
            nn.Linear(shape.globals + len(schema.DECISIONS) + WIDTH * (len(GROUPS) + 1), 2 * WIDTH), nn.ReLU()
        )
        self.option = nn.Linear(len(schema.OPTION) + len(schema.OPTIONS) + 16 + 2 * WIDTH, WIDTH)
        self.context = nn.Linear(2 * WIDTH, WIDTH)
        self.score = nn.Linear(WIDTH, 1)
        self.value = nn.Linear(2 * WIDTH, 1)

    def forward(
        self, cards: torch.Tensor, told: torch.Tensor, options: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        names = self.names(cards[..., CARD].long())
        rows = self.card(torch.cat([scaled(cards.float()), names], -1)) * (cards[..., COUNT, None] > 0)
        pooled = [(rows * self.group(cards, zone, whose)).sum(1) for zone, whose in GROUPS]
        about = self.pick(rows, told[:, SUBJECT, None].long())[:, 0]
        asked = nn.functional.one_hot(told[:, DECISION].long(), len(schema.DECISIONS))
        table = self.table(torch.cat([scaled(told.float()), asked, *[scaled(one) for one in pooled], about], -1))
        kinds = nn.functional.one_hot(options[..., KIND].long(), len(schema.OPTIONS))
        parts = [
            scaled(options.float()), kinds, self.names(options[..., NAME].long()),
            self.pick(rows, options[..., OF].long()), self.pick(rows, options[..., SOURCE].long()),
        ]  # fmt: skip
        hidden = torch.relu(self.option(torch.cat(parts, -1)) + self.context(table)[:, None])
        scores = self.score(hidden)[..., 0].masked_fill(mask == 0, -1e9)
        return scores, torch.tanh(self.value(table)[:, 0])

    @staticmethod
    def group(cards: torch.Tensor, zone: int, whose: int) -> torch.Tensor:
        """Which rows are in a zone, by how many objects they stand for."""
        there = cards[..., ZONE] == zone
        if whose:
            there = there & (cards[..., CONTROLLER] == whose)
        return (there * cards[..., COUNT])[..., None].float()

    @staticmethod
    def pick(rows: torch.Tensor, references: torch.Tensor) -> torch.Tensor:
        """The rows that references name; nothing for players and for nothing."""
        found = torch.gather(rows, 1, (references - 1).clamp(0)[..., None].expand(-1, -1, rows.shape[-1]))
        return found * (references > 0)[..., None]


Parts = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]


def tensors(observation: dict[str, Any]) -> Parts:
    """What the net reads of observations, copied out of the environment's arrays."""
    kept = (observation[part] for part in ("cards", "globals", "options", "action_mask"))
    cards, told, options, mask = (torch.from_numpy(np.clip(part, -30_000, 30_000).astype(np.int16)) for part in kept)
    return cards, told, options, mask


class Policy(PolicyPlayer):
    """The learned policy as a player, for ``inset sim … --players train:Policy,greedy``: it takes what it scores highest."""

    cards, options, history = ROWS, OPTIONS, HISTORY

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self.net = load(Path(os.environ.get("INSET_POLICY", "policy.pt")))

    def act(self, observation: dict[str, Any]) -> int:
        with torch.no_grad():
            scores, _ = self.net(*[part[None] for part in tensors(observation)])
        return int(scores.argmax())


def load(path: Path) -> Net:
    kept = torch.load(path, weights_only=True)
    if kept["schema"] != Shape(2, ROWS, OPTIONS, HISTORY).digest():
        raise SystemExit(f"{path} was trained on other observations: train it again")
    net = Net()
    net.load_state_dict(kept["weights"])
    return net.eval()


class Memory:
    """Decisions of games that go on, until their ends say what they were worth."""

    def __init__(self, games: int) -> None:
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(games)]
        self.done: list[tuple[Any, ...]] = []
        self.results: list[float] = []

    def keep(self, observation: Parts, seats: Any, actions: Any, chances: Any, values: Any) -> None:
        for game, decisions in enumerate(self.open):
            parts = tuple(part[game] for part in observation)
            decisions.append((parts, int(seats[game]), int(actions[game]), float(chances[game]), float(values[game])))

    def end(self, game: int, worth: Any) -> None:
        """The game is over: each decision was worth what its player got."""
        for parts, seat, action, chance, value in self.open[game]:
            self.done.append((parts, action, chance, value, float(worth[seat])))
        self.open[game] = []


def update(net: Net, optimiser: torch.optim.Optimizer, done: list[tuple[Any, ...]]) -> None:
    """Makes what went better than expected likelier, in small steps."""
    columns = [torch.stack([one[0][part] for one in done]) for part in range(4)]
    actions = torch.tensor([one[1] for one in done])
    chances, values, worth = (torch.tensor([one[place] for one in done]) for place in (2, 3, 4))
    better = worth - values
    better = (better - better.mean()) / (better.std() + 1e-6)
    net.train()
    for _ in range(EPOCHS):
        for places in torch.randperm(len(done)).split(MINIBATCH):
            scores, value = net(*[column[places] for column in columns])
            spread = torch.distributions.Categorical(logits=scores)
            ratio = torch.exp(spread.log_prob(actions[places]) - chances[places])
            gain = torch.min(ratio * better[places], ratio.clamp(1 - CLIP, 1 + CLIP) * better[places]).mean()
            loss = -gain + VALUE * (value - worth[places]).square().mean() - ENTROPY * spread.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    net.eval()


def train(net: Net, minutes: float, seed: int, games: int, workers: int, curve: Path | None) -> None:
    """Plays against itself until the time is over, and tells how it does."""
    env = VectorEnv(games, decks=DECKS, workers=workers, cards=ROWS, options=OPTIONS, history=HISTORY, max_steps=LONG)
    optimiser = torch.optim.Adam(net.parameters(), lr=5e-4)
    memory = Memory(games)
    observation, infos = env.reset(seed=seed)
    worth = np.zeros((games, 2))
    fresh = np.zeros(games, bool)  # games whose last step began them again
    start, steps, ended = time.monotonic(), 0, 0
    while time.monotonic() - start < 60 * minutes:
        seen = tensors(observation)
        with torch.no_grad():
            scores, values = net(*seen)
            spread = torch.distributions.Categorical(logits=scores)
            actions = spread.sample()
            chances = spread.log_prob(actions)
        memory.keep(seen, infos["seat"], actions, chances, values)
        observation, _, terminated, truncated, infos = env.step(actions.numpy())
        steps += games
        worth += infos["rewards"]
        for game in np.flatnonzero(fresh):  # the action was not taken: it only began the next game
            memory.open[game].pop()
        fresh = terminated | truncated
        for game in np.flatnonzero(fresh):
            memory.end(game, worth[game])
            worth[game] = 0
            ended += 1
        if len(memory.done) >= BATCH:
            update(net, optimiser, memory.done)
            memory.done = []
            line = {"minutes": round((time.monotonic() - start) / 60, 2), "steps": steps, "games": ended}
            print(json.dumps(line), flush=True)
            if curve is not None:
                save(net, curve / f"{ended:06d}.pt")
    env.close()


def save(net: Net, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save({"schema": Shape(2, ROWS, OPTIONS, HISTORY).digest(), "weights": net.state_dict()}, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=32, help="played side by side")
    parser.add_argument("--workers", type=int, default=2, help="processes that play them")
    parser.add_argument("--threads", type=int, default=1, help="of torch; more help on an idle machine only")
    parser.add_argument("--out", type=Path, default=Path("policy.pt"))
    parser.add_argument("--curve", type=Path, help="keep the weights after each update in this folder")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    net = Net().eval()
    train(net, given.minutes, given.seed, given.games, given.workers, given.curve)
    save(net, given.out)
    print(f"kept in {given.out}")


if __name__ == "__main__":
    main()
