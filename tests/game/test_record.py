"""Games as text: replaying in another process, and reading what is not a record."""

import contextlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from inset import Game, InvalidRecord, card, cards
from inset.cards import all_cards
from inset.language.card import Card, Face
from inset.rules.meaning.card_names import NameBook
from inset.rules.model.answers import PASS
from tests.harness import cr
from tests.harness.games import DECKS, asked, play, position, random_game, started

REPLAY = "import sys, inset; print(inset.Game.replay(sys.stdin.read()).fingerprint())"


def replayed_elsewhere(record: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", REPLAY]
    done = subprocess.run(command, input=record, capture_output=True, text=True, check=True, env=environment)
    return done.stdout.strip()


def test_a_record_replays_in_another_process() -> None:
    *_, game = random_game(11, most=300)
    record = game.record()
    assert replayed_elsewhere(record, "1") == replayed_elsewhere(record, "4242") == game.fingerprint()


def test_a_position_is_recorded_with_its_answers() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "battlefield": ["3 Mountain"]}, ["Grizzly Bears"])
    play(game, "Cast Stomp", "Grizzly", "Pay")
    again = Game.replay(game.record())
    assert again.fingerprint() == game.fingerprint()
    play(again, "Pass", "Pass")


def test_concessions_and_automations_are_recorded() -> None:
    game = started()
    game.automate(mana=False, passing=True)
    game.choose(PASS)
    game.concede(0)
    again = Game.replay(game.record())
    assert again.outcome == game.outcome
    assert again.fingerprint() == game.fingerprint()
    assert not again.automation("mana")
    again.undo()
    assert again.outcome is None


def test_a_recorded_game_goes_on_with_its_automations() -> None:
    game = started(passing=True)
    again = Game.replay(game.record())
    assert again.automation("passing")


def test_a_replayed_game_can_be_taken_back() -> None:
    *_, game = random_game(5, most=50)
    again = Game.replay(game.record())
    game.undo()
    again.undo()
    assert again.fingerprint() == game.fingerprint()


@cr("201.4")
def test_a_name_is_recorded_as_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a record replays though more cards are known, and a name costs nothing until it is read."""
    game = position({"hand": ["Pithing Needle"], "mana": "{1}"}, paying=True)
    play(game, "Cast Pithing Needle", "Pass", "Pass")
    assert asked(game).kind == "word"
    assert asked(game).question._values is None
    play(game, "Stomp")
    record = game.record()
    assert '"Stomp"' in record
    more = [*all_cards(), *(Card((Face(f"Card {number}"),)) for number in range(20_000))]
    monkeypatch.setattr("inset.position.build.name_book", lambda: NameBook(more))
    again = Game.replay(record)
    assert again.fingerprint() == game.fingerprint()
    again.undo()
    assert len(again.options) > 20_000
    assert "Stomp" in again.options
    assert "Stump" not in again.options


def test_a_position_is_not_replayed_with_cards_that_say_something_else() -> None:
    """Those that are only copied count too."""
    face = replace(card("Opt").faces[0], name="Late Opt")
    cards.add(Card((face,)))
    clone = {"card": "Clone", "copy_of": "Late Bears"}
    bears = card("Grizzly Bears").faces[0]
    cards.add(Card((replace(bears, name="Late Bears"),)))
    try:
        records = [position({"hand": ["Late Opt"]}).record(), position([clone]).record()]
        for record in records:
            assert Game.replay(record).record() == record
        cards.remove("Late Opt", "Late Bears")
        cards.add(Card((replace(face, cost=None),)), Card((replace(bears, name="Late Bears", power=3),)))
        for record in records:
            with pytest.raises(InvalidRecord, match="other card texts"):
                Game.replay(record)
    finally:
        cards.remove("Late Opt", "Late Bears")


def test_a_sampled_game_has_no_record() -> None:
    with pytest.raises(Exception, match="no record"):
        started().view(0).sample(1).record()


# --- reading what is no record ----------------------------------------------------------------------


def changed(**more: Any) -> str:
    return json.dumps({**json.loads(started().record()), **more})


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "not a game record"),
        ("{", "not a game record"),
        ("[" * 100_000, "not a game record"),
        ("[]", "expected a JSON object"),
        ("{}", "not a game record"),
        ('{"inset": 99}', "version"),
        ('{"inset": true}', "version"),
        (changed(extra=1), "no 'extra'"),
        (changed(seed="1"), "seed"),
        (changed(seed=None), "seed"),
        (changed(format="sealed"), "format"),
        (changed(names=["A"]), "name"),
        (changed(names=[1, 2]), "names"),
        (changed(first=7), "can't begin"),
        (changed(first="x"), "first"),
        (changed(automations={"winning": True}), "automations"),
        (changed(automations=[]), "automations"),
        (changed(decks=[]), "decks"),
        (changed(decks=[1, 2]), r"decks\[0\]"),
        (changed(decks=[{"name": "x", "main": [["Forest", 60]]}] * 2), "cards"),
        (changed(decks=[{"name": "x", "main": [["Forest", 5]]}] * 2), "100.2a"),
        (changed(decks=[{"name": "x", "main": [["Nothing at all", 60]]}] * 2), "Nothing at all"),
        (changed(decks=[{"name": "x", "main": [["Forest", 10**9]]}] * 2), "more than"),
        (changed(cards="0"), "cards"),
        (changed(sources=1), "sources"),
        (changed(answers={}), "answers"),
        (changed(answers=[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]), "answers"),
        (changed(answers=[1.5]), r"answers\[0\]"),
        (changed(answers=[{"auto": 1, "x": 2}]), r"answers\[0\]"),
        (changed(answers=[{"explode": [1, 2]}]), "explode"),
        (changed(answers=[{"concede": ["x", None]}]), "concede"),
        (changed(answers=[{"concede": [9, None]}]), "answer 0"),
        (changed(answers=[{"automate": ["sleep", True]}]), "answer 0"),
        (changed(answers=[17]), "answer 0"),
        (changed(answers=[True, True, ["cast", 1, 0, "", 0]]), "answer 2"),
        (changed(answers=[{"loop": [None, None]}]), "does not end here by a loop"),
        (changed(answers=[{"limit": ["because", None]}]), "does not end here by a limit"),
        (changed(answers=[{"chance": ["-5", None]}]), "chance"),
        (changed(answers=[{"chance": ["9" * 5000, None]}]), "chance"),
        (changed(inset=1.0), "version"),
        (changed(position={}, turn=1, step="end"), ", not both"),
        (changed(answers=[{"concede": [0, None]}, True]), "answer 1"),
        (changed(answers=[{"concede": [0, None]}, {"concede": [1, None]}]), "answer 1"),
    ],
)
def test_what_is_not_a_record_is_refused(text: str, place: str) -> None:
    with pytest.raises(InvalidRecord, match=place):
        Game.replay(text)


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"position": {"A": {"hand": ["Nothing at all"]}, "B": {}}}, "position: no card"),
        ({"position": {"A": {"hand": 3}, "B": {}}}, "position: A: hand"),
        ({"position": {"A": {"life": 0}, "B": {}}}, "position: .*704.5a"),
        ({"position": {"A": {}}}, "position: .*needs two to"),
        ({"turn": 0}, "position: the turn must be at least 1"),
        ({"step": "lunch"}, "position: no step"),
        ({"format": "sealed"}, "position: no format"),
        ({"names": ["B", "A"]}, "names"),
        ({"cards": "00"}, "cards"),
        ({"cards": None}, "cards"),
    ],
)
def test_a_record_of_a_position_that_cant_be_is_refused(more: dict[str, Any], place: str) -> None:
    record = json.loads(position([]).record())
    with pytest.raises(InvalidRecord, match=place):
        Game.replay(json.dumps(record | more))


RECORD = json.loads(Game.new(DECKS).record())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(RECORD)), JSON)
def test_any_part_may_be_anything(key: str, value: Any) -> None:
    with contextlib.suppress(InvalidRecord):
        Game.replay(json.dumps({**RECORD, key: value}))


@given(st.text(max_size=40) | st.binary(max_size=40))
def test_any_text_is_a_record_or_refused(text: str | bytes) -> None:
    with pytest.raises(InvalidRecord):
        Game.replay(text)
