"""What the log says: what abilities do, which spells are copies, what is alike told once, and the viewer as "you"."""

import pytest

from inset.words.second_person import spoken_to
from tests.harness import cr
from tests.harness.games import play, position


@cr("608.2d", "611.2a")
def test_the_log_says_what_an_ability_does() -> None:
    game = position(["Steel Seraph"])
    play(game, "Pass", "Pass", "Pass", "Pass", "Flying")
    assert "Steel Seraph gains flying until end of turn [611.2a]" in game.log
    (line,) = [line for line in game.log if line.startswith("Steel Seraph's ability")]
    assert line.startswith("Steel Seraph's ability: target creature you control gains your choice of flying")
    assert not any("ability of Steel Seraph resolves" in line for line in game.log)


@cr("707.10a", "704.5e")
def test_the_log_says_copy_of_copies_and_that_they_cease_to_exist() -> None:
    game = position({"battlefield": [{"card": "Emeritus of Conflict", "prepared": True}], "mana": "{R}"})
    play(game, "Cast Lightning", "B", "Pass", "Pass")
    assert "A casts the copy of Lightning Bolt from exile, targeting B [601.2i]" in game.log
    assert game.log[-1] == "The copy of Lightning Bolt ceases to exist [704.5e]"


@cr("111.1", "614.16")
def test_what_is_alike_is_told_once() -> None:
    game = position({"hand": ["Call of the Nightwing"], "mana": "{U}{U}{U}{B}", "battlefield": ["4 Doubling Season"]})
    play(game, "Cast", "Pass", "Pass")
    assert "16 × A creates Horror Token [111.1]" in game.log
    assert sum("creates" in line for line in game.log) == 1


@cr("611.2a")
def test_a_viewer_is_spoken_to() -> None:
    game = position({"hand": ["Giant Growth"], "battlefield": ["Grizzly Bears"], "mana": "{G}"})
    play(game, "Cast Giant Growth", "Pass", "Pass")
    mine, theirs = game.view(0).log, game.view(1).log
    assert mine[0] == "You cast Giant Growth, targeting Grizzly Bears [601.2i]"
    assert theirs[0] == "A casts Giant Growth, targeting Grizzly Bears [601.2i]"
    assert mine[2:] == [
        "Grizzly Bears gets +3/+3 until end of turn [611.2a]",
        "Giant Growth goes to your graveyard [608.2n]",
    ]
    assert game.seat(0).log == mine


@pytest.mark.parametrize(
    ("words", "said"),
    [("you draws Opt", "you draw Opt"), ("you scries 2", "you scry 2"), ("you searches a library", "you search a library"),
     ("you loses 2 life", "you lose 2 life"), ("you now controls Ox", "you now control Ox"), ("A draws Opt", "A draws Opt"),
     ("you does not draw", "you do not draw"), ("you takes a mulligan", "you take a mulligan")],
)  # fmt: skip
def test_verbs_agree_with_you(words: str, said: str) -> None:
    assert spoken_to(words) == said
