"""A pod: three or four Commander decks at one table, seats rotated: who wins, when, and who knocked out whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from inset.game import Game
from inset.play.names import unique
from inset.rules.model import event_records as ev
from inset.sim import match
from inset.sim.goldfish import never_cast
from inset.sim.shapes import Progress, Shape, mean, median, play_out, run
from inset.sim.tally import Rate

NOBODY: Final = -1
MOST_ANSWERS: Final = 60_000  # answers of a game, if no other limit is given


@dataclass(slots=True)
class Sitting:
    """The result of one game, by deck, not by seat."""

    first: int
    winner: int = NOBODY
    turns: int = 0
    out: list[tuple[int, int, str, int]] = field(default_factory=list)  # who, by whom, the rule, the turn
    drawn: list[dict[str, int]] = field(default_factory=list)
    cast: list[dict[str, int]] = field(default_factory=list)


def play_one(shape: Shape, number: int) -> Sitting:
    """One game; deck i sits at seat i + number."""
    count = len(shape.decks)
    deck_at = [(seat - number) % count for seat in range(count)]
    names = unique([deck.name[:40] or "deck" for deck in shape.decks])
    game = Game.new(
        [shape.decks[deck] for deck in deck_at], seed=shape.game_seed(number), format=shape.format,
        names=[names[deck] for deck in deck_at], first=0, paying=True,
    )  # fmt: skip
    play_out(shape, game, [shape.player(deck, number) for deck in deck_at])
    found = Sitting(deck_at[0], turns=game.state.turn)
    if game.outcome is not None and len(game.outcome.winners) == 1:
        found.winner = deck_at[game.outcome.winners[0]]
    for player, by, rule, turn in knocked_out(game):
        found.out.append((deck_at[player], deck_at[by] if by >= 0 else NOBODY, rule, turn))
    uses = match.uses(game)
    order = [deck_at.index(deck) for deck in range(count)]
    found.drawn = [{name: use.drawn for name, use in uses[seat].items() if use.drawn} for seat in order]
    found.cast = [{name: sum(use.cast.values()) for name, use in uses[seat].items() if use.cast} for seat in order]
    return found


def knocked_out(game: Game) -> Iterator[tuple[int, int, str, int]]:
    """Each player who lost, who knocked them out, the rule, and the turn: the controller of the object that last took
    life from them."""
    st = game.state
    controller: dict[int, int] = {}
    events = game._log_events()
    for event in events:
        if event.kind == ev.FORGOT:
            controller.update((oid, pair[1].controller) for oid, pair in event.past.items())
    controller.update((oid, pair[1].controller) for oid, pair in st.lki.items())
    controller.update((oid, obj.controller) for oid, obj in st.objs.items() if obj.controller >= 0)
    last = [NOBODY] * len(st.players)
    turn = acting = 0
    for event in events:
        if event.kind == ev.TURN_BEGAN:
            turn += 1
        elif event.kind == ev.RESOLVED:
            acting = controller.get(event.obj, NOBODY)
        elif event.kind == ev.DAMAGE and not event.obj and event.player >= 0:
            last[event.player] = controller.get(event.other, NOBODY)
        elif event.kind == ev.LOST_LIFE and event.rule != "120.3a" and event.player >= 0:
            last[event.player] = acting
        elif event.kind == ev.LOST_GAME and event.player >= 0:
            by = last[event.player] if event.rule in ("704.5a", "704.6c", "704.5c") else NOBODY
            yield event.player, by if by != event.player else NOBODY, event.rule, turn


# --- many games -----------------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Pod:
    """The results of all games."""

    shape: Shape
    games: int = 0
    unfinished: int = 0
    wins: list[Rate] = field(default_factory=list)
    when_first: list[Rate] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    kills: dict[tuple[int, int], int] = field(default_factory=dict)  # by whom, whom
    out_turns: list[list[int]] = field(default_factory=list)
    drawn: list[dict[str, int]] = field(default_factory=list)
    cast: list[dict[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = len(self.shape.decks)
        self.wins, self.when_first = [Rate() for _ in range(count)], [Rate() for _ in range(count)]
        self.out_turns = [[] for _ in range(count)]
        self.drawn, self.cast = [{} for _ in range(count)], [{} for _ in range(count)]

    @property
    def names(self) -> tuple[str, ...]:
        return unique([deck.name for deck in self.shape.decks])

    def add(self, found: Sitting) -> None:
        self.games += 1
        self.unfinished += found.winner == NOBODY
        self.turns.append(found.turns)
        for deck, rate in enumerate(self.wins):
            rate.add(found.winner == deck)
        self.when_first[found.first].add(found.winner == found.first)
        for player, by, _, turn in found.out:
            self.kills[by, player] = self.kills.get((by, player), 0) + 1
            self.out_turns[player].append(turn)
        for mine, theirs in ((self.drawn, found.drawn), (self.cast, found.cast)):
            for deck, cards in enumerate(theirs):
                for name, count in cards.items():
                    mine[deck][name] = mine[deck].get(name, 0) + count

    def data(self) -> dict[str, Any]:
        names = self.names
        return {
            "games": self.games, "without_a_winner": self.unfinished,
            "turns": {"mean": mean(self.turns), "median": median(self.turns)},
            "decks": {
                name: {
                    "wins": self.wins[deck].data(), "when_first": self.when_first[deck].data(),
                    "knocked_out": {
                        "times": len(self.out_turns[deck]), "median_turn": median(self.out_turns[deck]),
                        "by": {names[by] if by >= 0 else "nobody": count
                               for (by, whom), count in sorted(self.kills.items()) if whom == deck},
                    },
                    "drawn_and_never_cast": never_cast(self.drawn[deck], self.cast[deck]),
                    "blanks": dict(self.shape.decks[deck].blanks),
                }
                for deck, name in enumerate(names)
            },
        }  # fmt: skip

    def lines(self) -> Iterator[str]:
        yield (
            f"{self.games} games at a table of {len(self.names)}, turns: mean {mean(self.turns)}, median {median(self.turns)}"
            + (f", {self.unfinished} without a winner" if self.unfinished else "")
        )
        yield f"{'':22}{'wins':>6}{'rate':>8}{'95 %':>15}{'first':>8}{'out, median turn':>18}"
        for deck, name in enumerate(self.names):
            data, first = self.wins[deck].data(), self.when_first[deck].data()
            bounds = f"{100 * data['low']:.1f}–{100 * data['high']:.1f} %"
            when = median(self.out_turns[deck])
            began = "–" if first["rate"] is None else f"{100 * first['rate']:.1f}%"
            yield (
                f"{name[:22]:22}{self.wins[deck].wins:>6}{100 * (data['rate'] or 0):>7.1f}%{bounds:>15}"
                f"{began:>8}{'–' if when is None else when:>18}"
            )
        yield "knocked out, row by column:"
        yield f"{'':22}" + "".join(f"{number + 1:>6}" for number in range(len(self.names))) + f"{'else':>6}"
        for whom, name in enumerate(self.names):
            cells = [self.kills.get((by, whom), 0) for by in (*range(len(self.names)), NOBODY)]
            yield f"{f'{whom + 1} {name}'[:22]:22}" + "".join(f"{count or '–':>6}" for count in cells)
        for deck, name in enumerate(self.names):
            if dead := never_cast(self.drawn[deck], self.cast[deck]):
                rows = ", ".join(f"{card} ({count})" for card, count in list(dead.items())[:12])
                yield f"{name}, drawn and never cast: {rows}"


def pod(
    shape: Shape, games: int, jobs: int = 1, on: str = "", progress: Progress | None = None
) -> tuple[Pod, list[str]]:
    """Plays this many games at one table; also returns why some failed."""
    found = Pod(shape)
    lost = run(shape, play_one, games, found.add, jobs, on, progress)
    return found, lost


def draw(found: Pod, path: str | Path, force: bool = False) -> None:
    """Win rates, and how long games took, as PNG, SVG or PDF."""
    from inset.sim.plots import page

    with page(path, 2, force=force) as (_, axes):
        rates = [rate.data() for rate in found.wins]
        values = [100 * (rate["rate"] or 0.0) for rate in rates]
        low = [value - 100 * rate["low"] for value, rate in zip(values, rates, strict=True)]
        high = [100 * rate["high"] - value for value, rate in zip(values, rates, strict=True)]
        axes[0].bar(range(len(values)), values, yerr=[low, high], capsize=6, color="#4c78a8")
        axes[0].set_xticks(range(len(values)), [name[:22] for name in found.names], rotation=20, ha="right")
        axes[0].set_title("Win rate (%), 95 % interval")
        axes[1].hist(found.turns, bins=20, color="#4c78a8")
        axes[1].set_xlabel("turns")
        axes[1].set_title("How long games took")
