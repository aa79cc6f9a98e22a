"""A deck against nobody: on which turn it wins, what it does with its mana until then, how often it mulligans.

The opponent keeps its hand, does nothing and never blocks. A game not won within ``MOST_TURNS`` of the player's turns
counts as no kill.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from inset import agents
from inset.cards import card
from inset.decklists import decks
from inset.decklists.decks import Deck
from inset.game import Game
from inset.kernel.types import LAND
from inset.play.options import Decision, Option
from inset.play.view import View
from inset.rules.model import decision as kinds, event_records as ev
from inset.rules.model.choices import DONT_BLOCK
from inset.rules.objects.layers import chars_of
from inset.sim import match
from inset.sim.shapes import Progress, Shape, mean, median, run

MOST_TURNS: Final = 20  # of the player
MOST_ANSWERS: Final = 20_000
ME: Final = 0


class Nobody(agents.Player):
    """Keeps, passes, never blocks."""

    def choose(self, view: View, decision: Decision) -> Option:
        if decision.kind == kinds.PRIORITY:
            return agents.base.pass_option(decision)
        if decision.kind == kinds.BLOCK and DONT_BLOCK in decision.options.answers:
            return Option(DONT_BLOCK, decision.options)
        return decision.options[0]


@dataclass(slots=True)
class Turn:
    """The player's progress at the end of one of their turns."""

    lands: int
    spells: int  # cast so far
    mana: int  # spent so far
    damage: int  # dealt so far


@dataclass(slots=True)
class Alone:
    """The result of one game."""

    deck: int
    kill: int  # the player's turn; 0: none
    mulligans: int
    turns: list[Turn]
    drawn: dict[str, int]
    cast: dict[str, int]


def play_one(shape: Shape, number: int) -> Alone:
    place = number % len(shape.decks)
    deck = shape.decks[place]
    game = Game.new(
        [deck, _opposite(shape.format)], seed=shape.game_seed(number), format=shape.format, names=["Player", "Nobody"],
        first=number // len(shape.decks) % 2, paying=True,
    )  # fmt: skip
    players = [shape.player(ME, number), Nobody()]
    turns: list[Turn] = []
    own, seen = 0, 0
    life = game.state.players[1].life
    for _ in range(MOST_ANSWERS):
        decision = game.decision
        if decision is None or own > MOST_TURNS:
            break
        agents.answer(game, players[decision.player])
        if game.state.turn != seen:
            if own:
                turns[own - 1 :] = [_stand(game, life)]
            seen = game.state.turn
            own += game.state.active == ME
    if own:
        turns[own - 1 :] = [_stand(game, life)]
    won = game.outcome is not None and ME in game.outcome.winners
    found = match.uses(game)[ME]
    return Alone(
        place, own if won else 0, game.state.players[ME].mulligans, turns,
        {name: use.drawn for name, use in found.items() if use.drawn},
        {name: sum(use.cast.values()) for name, use in found.items() if use.cast},
    )  # fmt: skip


def _opposite(format: str) -> Deck:
    """A deck for the opponent: its cards are never played."""
    return Deck.of("nobody", {"Plains": 60}) if format == "duel" else decks.deck("mentor")


def _stand(game: Game, life: int) -> Turn:
    st = game.state
    lands = sum(
        1 for oid in st.battlefield if (chars := chars_of(st, st.objs[oid])).controller == ME and chars.types & LAND
    )
    events = [event for event in game.events if event.player == ME]
    spells = sum(event.kind == ev.CAST for event in events)
    mana = sum(event.amount for event in events if event.kind == ev.SPENT_MANA)
    return Turn(lands, spells, mana, life - st.players[1].life)


# --- many games -----------------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Goldfish:
    """The results of a deck."""

    deck: Deck
    games: int = 0
    kills: dict[int, int] = field(default_factory=dict)  # turn -> games
    mulligans: dict[int, int] = field(default_factory=dict)
    turns: list[list[int]] = field(default_factory=list)  # by turn: games that reached it, and the sums over them
    drawn: dict[str, int] = field(default_factory=dict)
    cast: dict[str, int] = field(default_factory=dict)

    def add(self, found: Alone) -> None:
        self.games += 1
        if found.kill:
            self.kills[found.kill] = self.kills.get(found.kill, 0) + 1
        self.mulligans[found.mulligans] = self.mulligans.get(found.mulligans, 0) + 1
        for place, turn in enumerate(found.turns):
            if place == len(self.turns):
                self.turns.append([0] * 5)
            seen = (1, turn.lands, turn.spells, turn.mana, turn.damage)
            self.turns[place] = [mine + more for mine, more in zip(self.turns[place], seen, strict=True)]
        for mine, theirs in ((self.drawn, found.drawn), (self.cast, found.cast)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count

    @property
    def killed(self) -> list[int]:
        return sorted(turn for turn, count in self.kills.items() for _ in range(count))

    def curve(self, most: int = 10) -> list[dict[str, Any]]:
        """For each turn, over the games that reached it: lands, spells, mana and damage so far, and kills by
        then."""
        rows = []
        for place, (games, *sums) in enumerate(self.turns[:most]):
            killed = sum(count for turn, count in self.kills.items() if turn <= place + 1)
            lands, spells, mana, damage = (round(total / games, 2) for total in sums)
            rows.append({
                "turn": place + 1, "games": games, "lands": lands, "spells": spells, "mana": mana, "damage": damage,
                "killed": round(killed / self.games, 4),
            })  # fmt: skip
        return rows

    def never_cast(self) -> dict[str, int]:
        """Cards other than lands that were drawn and never cast, and how often they were drawn."""
        return never_cast(self.drawn, self.cast)

    def data(self) -> dict[str, Any]:
        return {
            "deck": self.deck.name, "games": self.games, "kills": sum(self.kills.values()),
            "kill_turn": {
                "mean": mean(self.killed), "median": median(self.killed),
                "histogram": {str(turn): self.kills[turn] for turn in sorted(self.kills)},
            },
            "mulligans": {str(count): self.mulligans[count] for count in sorted(self.mulligans)},
            "curve": self.curve(), "drawn_and_never_cast": self.never_cast(), "blanks": dict(self.deck.blanks),
        }  # fmt: skip

    def lines(self) -> Iterator[str]:
        killed = self.killed
        yield f"{self.deck.name}: {self.games} games against nobody"
        if killed:
            yield (
                f"kills in {len(killed)} of {self.games}, turn: mean {mean(killed)}, median {median(killed)}, "
                f"range {killed[0]}–{killed[-1]}"
            )
        else:
            yield f"no kill in {MOST_TURNS} turns"
        told = ", ".join(f"{count}: {self.mulligans[count]}" for count in sorted(self.mulligans))
        yield f"mulligans, games: {told}"
        yield f"{'turn':>5}{'lands':>8}{'spells':>8}{'mana':>8}{'damage':>8}{'killed':>9}"
        for row in self.curve():
            yield (
                f"{row['turn']:>5}{row['lands']:>8.2f}{row['spells']:>8.2f}{row['mana']:>8.2f}{row['damage']:>8.2f}"
                f"{100 * row['killed']:>8.1f}%"
            )
        if dead := self.never_cast():
            yield "drawn and never cast: " + ", ".join(f"{name} ({count})" for name, count in dead.items())


def never_cast(drawn: dict[str, int], cast: dict[str, int]) -> dict[str, int]:
    rows = {name: count for name, count in drawn.items() if not cast.get(name) and not card(name).faces[0].types & LAND}
    return dict(sorted(rows.items(), key=lambda item: (-item[1], item[0])))


def goldfish(
    shape: Shape, games: int, jobs: int = 1, on: str = "", progress: Progress | None = None
) -> tuple[list[Goldfish], list[str]]:
    """Plays this many games of each deck against nobody; also returns why some failed."""
    found = [Goldfish(deck) for deck in shape.decks]
    lost = run(
        shape, play_one, games * len(shape.decks), lambda alone: found[alone.deck].add(alone), jobs, on, progress
    )
    return found, lost


def draw(found: Sequence[Goldfish], path: str | Path, force: bool = False) -> None:
    """The turn of the kill, and the curve of each deck, as PNG, SVG or PDF."""
    from inset.sim.plots import page

    with page(path, 2, force=force) as (_, axes):
        for one in found:
            turns = range(1, max([*one.kills, 10]) + 1)
            done = [100 * sum(n for turn, n in one.kills.items() if turn <= last) / max(1, one.games) for last in turns]
            axes[0].plot(list(turns), done, marker="o", label=one.deck.name[:26])
            rows = one.curve()
            axes[1].plot(
                [row["turn"] for row in rows], [row["mana"] for row in rows], label=f"{one.deck.name[:20]}, mana"
            )
            axes[1].plot(
                [row["turn"] for row in rows],
                [row["lands"] for row in rows],
                "--",
                label=f"{one.deck.name[:20]}, lands",
            )
        axes[0].set_title("Games won by each turn (%)")
        axes[0].set_ylim(0, 105)
        axes[1].set_title("Lands, and mana spent so far")
        for axis in axes:
            axis.set_xlabel("turn")
            axis.legend(frameon=False)
