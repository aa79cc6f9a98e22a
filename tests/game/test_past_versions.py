"""What earlier versions wrote is still read; and a record that no longer fits says which version made it."""

import json
from pathlib import Path

import pytest

import inset
from inset import Game
from inset.data import rulebook
from inset.judge.format.reader import read_text
from inset.judge.run.runner import PASSED, run
from inset.kernel.errors import InvalidRecord

PAST = sorted((Path(__file__).parents[1] / "past").iterdir())


@pytest.mark.parametrize("version", PAST, ids=lambda path: str(path.name))
def test_a_record_of_a_past_version_is_played_again(version: Path) -> None:
    game = Game.replay((version / "record.json").read_text(encoding="utf-8"))
    assert game.outcome is not None
    again = Game.replay(game.record())
    assert again.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("version", PAST, ids=lambda path: str(path.name))
def test_scenarios_of_a_past_version_pass(version: Path) -> None:
    found = read_text((version / "scenarios.yaml").read_text(encoding="utf-8"), str(version), rulebook.exists)
    assert len(found) > 4
    assert [scenario.name for scenario in found if run(scenario).status != PASSED] == []


def broken(made_by: str | None) -> str:
    """A record whose third answer is not on offer, and who is said to have made it."""
    game = Game.new(["fables", "skies"], seed=1)
    for _ in range(3):
        game.choose(game.options[0])
    data = json.loads(game.record())
    assert data.pop("made_by") == inset.__version__
    data["answers"][2] = ["cast", 1, 0, "", 0]
    return json.dumps(data if made_by is None else data | {"made_by": made_by})


@pytest.mark.parametrize(("made_by", "told"), [("0.0.7", "0.0.7"), (None, "0.1.0"), ("\x1b[2J", r"\x1b[2J")])
def test_a_replay_that_stops_says_which_version_made_the_record(
    made_by: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = broken(made_by)
    monkeypatch.setattr("inset.play.record.THIS", "9.9")
    with pytest.raises(InvalidRecord) as caught:
        Game.replay(text)
    assert str(caught.value).startswith("answer 2: ")
    assert f"Inset {told} made the record, and this is 9.9" in caught.value.message


def test_a_record_of_this_version_says_nothing_about_versions() -> None:
    with pytest.raises(InvalidRecord) as caught:
        Game.replay(broken(inset.__version__))
    assert "made the record" not in caught.value.message
