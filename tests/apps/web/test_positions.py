"""A position is read out of a scenario's text and written back into it; everything else stays as it was typed."""

import pytest

from inset.apps.web import positions
from inset.apps.web.protocol import Refused
from inset.judge.format.reader import read_text

TEXT = """\
# a question
- scenario: a-question
  title: A question
  rules: ["117.1"]
  players:
    Ann: {hand: [Bonecrusher Giant, 3 Forest], mana: "{R}{R}"}
    Bob:
      life: 12
      battlefield: [{card: Grizzly Bears, tapped: true}]
  # what happens
  steps:
    - expect:
      - {life: {Bob: 12}}
"""


def test_the_zones_of_each_player_are_read() -> None:
    ann, bob = positions.read(TEXT, 0)["players"]
    assert ann["zones"]["hand"] == [{"card": "Bonecrusher Giant"}, {"card": "Forest", "count": 3}]
    assert ann["rest"] == {"mana": "{R}{R}"}
    assert bob["zones"]["battlefield"] == [{"card": "Grizzly Bears", "tapped": True}] and bob["rest"] == {"life": 12}


def test_only_the_players_are_written_again() -> None:
    players = positions.read(TEXT, 0)["players"]
    players[1]["zones"]["graveyard"] = [{"card": "Fire // Ice"}, {"card": "Shock", "count": 1}]
    made = positions.written(TEXT, 0, players)["text"]
    before, after = TEXT.split("    Ann:")[0], TEXT.split("tapped: true}]")[1]
    assert made.startswith(before) and made.endswith(after)
    assert positions.read(made, 0)["players"] == [
        players[0],
        {**players[1], "zones": {**players[1]["zones"], "graveyard": [{"card": "Fire // Ice"}, {"card": "Shock"}]}},
    ]
    assert read_text(made, "made")[0].name == "a-question"


def test_writing_what_was_read_changes_nothing_more() -> None:
    once = positions.written(TEXT, 0, positions.read(TEXT, 0)["players"])["text"]
    assert positions.written(once, 0, positions.read(once, 0)["players"])["text"] == once


def test_an_empty_text_becomes_a_scenario() -> None:
    players = positions.read("", 0)["players"]
    players[0]["zones"]["hand"] = [{"card": "Shock"}]
    made = positions.written("", 0, players)["text"]
    assert "Ann: {hand: [Shock]}" in made and read_text(made, "made")


def test_one_of_several_scenarios_is_meant() -> None:
    both = TEXT + TEXT.replace("a-question", "another")
    players = positions.read(both, 1)["players"]
    players[0]["rest"]["life"] = 3
    made = positions.written(both, 1, players)["text"]
    assert [positions.read(made, place)["players"][0]["rest"].get("life") for place in (0, 1)] == [None, 3]


@pytest.mark.parametrize(
    ("text", "words"),
    [("- {scenario", "fix this first"), ("- scenario: x\n  players: 3\n", "each player's name")],
)
def test_what_can_not_be_laid_out_says_why(text: str, words: str) -> None:
    with pytest.raises(Refused, match=words):
        positions.read(text, 0)


def test_a_node_that_stands_for_itself_many_times_is_refused() -> None:
    lines = ["- a0: &a0 [x, x, x, x, x, x, x, x]"]
    lines += [f"  a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 8)}]" for n in range(1, 8)]
    with pytest.raises(Refused, match="more parts"):
        positions.read("\n".join([*lines, "  players: {Ann: {hand: *a7}}"]), 0)
