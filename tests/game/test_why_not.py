"""Why a card can't be played: every way, with the rule and the reason."""

import pytest

from inset import InsetError
from tests.game.helpers import play, position
from tests.support import cr


@cr("715.3a", "601.3e", "307.1")
def test_each_way_has_its_own_reasons() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "battlefield": ["2 Mountain"]}, ["Grizzly Bears"])
    normal, inset = game.why_not(0, "Bonecrusher Giant")
    assert normal == "Cast Bonecrusher Giant: its costs can't be paid (601.2h)"
    assert inset == "Cast Stomp: on offer for {1}{R}"
    play(game, "Cast Stomp", "Grizzly", "Pay")


@cr("305.2b", "117.1")
def test_lands() -> None:
    game = position({"hand": ["2 Forest"], "lands_played": 1}, {"hand": ["Forest"]})
    (mine,) = game.why_not(0, "Forest")
    assert "305.2b" in mine
    (theirs,) = game.why_not(1, "Forest")
    assert "305.3" in theirs
    assert "does not have priority (117.1)" in theirs


@cr("101.2")
def test_prohibitions_name_their_source() -> None:
    game = position(
        {"hand": ["Bonecrusher Giant"], "mana": "{R}{R}{R}"}, [{"card": "Meddling Mage", "chosen": "Stomp"}]
    )
    normal, inset = game.why_not(0, "Stomp")
    assert "on offer" in normal
    assert "Meddling Mage (101.2)" in inset


def test_what_is_on_the_battlefield_has_abilities() -> None:
    game = position(["Giant Killer"])
    lines = game.why_not(0, "Giant Killer")
    assert any("Activate" in line and "602.2b" in line for line in lines)


def test_what_is_not_in_the_game() -> None:
    with pytest.raises(InsetError, match="Opt"):
        position([]).why_not(0, "Opt")
    with pytest.raises(InsetError):
        position([]).why_not(0, 12345)
