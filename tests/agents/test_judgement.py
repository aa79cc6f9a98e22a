"""What the greedy player weighs against each other: mana now and mana later, a target and its price, one block and another."""

from typing import Any

import pytest

from inset import Game
from inset.agents import GreedyPlayer, answer
from tests.agents.test_greedy import blocks_of
from tests.harness.games import asked, position


def side(battlefield: list[Any], hand: list[str], **more: Any) -> dict[str, Any]:
    return {"battlefield": battlefield, "hand": hand, "library": ["20 Forest"], **more}


def turn_of(game: Game) -> str:
    """The log of a turn between greedy players."""
    player = GreedyPlayer()
    while game.state.turn == 1:
        answer(game, player)
    return "\n".join(game.log)


def test_a_trick_does_not_take_the_mana_of_a_better_spell() -> None:
    """Two more damage now, or a creature after combat: there is mana for one of them."""
    mine = side(["4 Mountain", "Grizzly Bears"], ["Rimrock Knight", "Hill Giant"])
    told = turn_of(position(mine, side([], []), paying=True))
    assert "casts Hill Giant" in told
    assert "Boulder Rush" not in told


def test_a_trick_is_used_if_there_is_mana_for_both() -> None:
    mine = side(["5 Mountain", "Grizzly Bears"], ["Rimrock Knight", "Hill Giant"])
    told = turn_of(position(mine, side([], []), paying=True))
    assert "casts Hill Giant" in told
    assert "casts Boulder Rush" in told


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["Clifftop Retreat", "Mountain", "Hill Giant"], "Clifftop Retreat"),
        (["Clifftop Retreat", "Mountain", "Lightning Bolt"], "Mountain"),
        (["Clifftop Retreat", "Mountain", "Rimrock Knight"], "Mountain"),
    ],
)
def test_a_land_enters_tapped_while_its_mana_is_not_missed(hand: list[str], played: str) -> None:
    game = position(side(["Island"], hand), side([], []))
    assert GreedyPlayer().choose(game.view(0), asked(game)).text == f"Play {played}"


def test_ward_is_part_of_the_price() -> None:
    """702.21a: tapping a creature for a turn is not worth a card."""

    def first(theirs: str) -> str:
        game = position(side(["4 Plains", "Giant Killer"], ["Serra Angel", "Serra Angel"]), side([theirs], []))
        return GreedyPlayer().choose(game.view(0), asked(game)).text

    assert "Giant Killer" in first("Serra Angel")
    assert first("Scavenger Regent") == "Pass"


def test_blocks_are_revised_to_stay_alive() -> None:
    """Two creatures would destroy the larger attacker together, but the smaller one would win the game."""
    attackers, bears = ["Hill Giant", "Heartflame Duelist"], ["Grizzly Bears", "Grizzly Bears"]
    done = " ".join(blocks_of(attackers, bears, 3))
    assert "Block Heartflame Duelist" in done and "Block Hill Giant" in done
    assert " ".join(blocks_of(attackers, bears, 20)).count("Block Hill Giant") == 2
