"""Whatever the text, the reader returns scenarios or raises ScenarioError, and soon."""

import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from inset.judge.format.errors import ScenarioError
from inset.judge.format.reader import read_text, survey_text

FILES = sorted((Path(__file__).resolve().parents[1] / "scenarios").glob("*.yaml"))
EXAMPLES = [
    "- scenario:" + piece
    for file in FILES
    for piece in ("\n" + file.read_text(encoding="utf-8")).split("\n- scenario:")[1:]
]
CHARACTERS = "{}[]:,-?&*!|>'\"#%@`~\\\t\n\0\ud800\ufeff\u2028é"
WORDS = (
    "yes no null none 1e9 0x1 1:30 -5 99999999999 note by as from cast expect zone object"
    " {A:1} [[]] <<: *a &a --- ... !!python/object:os.system"
).split(" ")
SPLINTERS = st.sampled_from([*CHARACTERS, *WORDS])
SLOWEST = 20.0  # seconds on a slow machine; the texts that are refused at once are half a megabyte

quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def read_or_complain(text: str) -> None:
    survey = survey_text(text, "x.yaml", lambda number: len(number) % 2 == 0)
    assert survey.scenarios or survey.errors
    assert all(one.place.file == "x.yaml" and str(one).encode() for one in survey.errors)
    if survey.errors:
        with pytest.raises(ScenarioError):
            read_text(text, "x.yaml", lambda number: len(number) % 2 == 0)


@quick
@given(st.text(alphabet=st.characters(codec=None), max_size=300))
def test_any_text(text: str) -> None:
    read_or_complain(text)


@quick
@given(st.lists(SPLINTERS | st.sampled_from([" ", "\n", "\n  ", "a", "A"]), max_size=60).map("".join))
def test_yaml_like_text(text: str) -> None:
    read_or_complain(text)


@quick
@given(st.sampled_from(EXAMPLES), st.data())
def test_truncated_examples(text: str, data: st.DataObject) -> None:
    read_or_complain(text[: data.draw(st.integers(0, len(text)))])


@settings(quick, max_examples=300)
@given(st.sampled_from(EXAMPLES), st.data())
def test_mutated_examples(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + data.draw(SPLINTERS | st.text(max_size=4)) + text[end:]
    read_or_complain(text)


@settings(quick, max_examples=300)
@given(st.sampled_from(EXAMPLES), st.sampled_from(EXAMPLES), st.data())
def test_words_of_one_example_in_another(text: str, other: str, data: st.DataObject) -> None:
    words, others = text.split(" "), other.split(" ")
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(words) - 1))
        words[at] = others[data.draw(st.integers(0, len(others) - 1))]
    read_or_complain(" ".join(words))


PLAYERS = "players: {A: {}, B: {}}"
HUGE = {
    "brackets": "[" * 1_900_000,
    "braces": "{" * 1_900_000,
    "dashes": "- " * 950_000,
    "questions": "? " * 950_000,
    "nested maps": "".join(" " * level + "a:\n" for level in range(1_900)),
    "one word": "a" * 1_900_000,
    "quotes": "'" * 1_900_000,
    "open quote": '"' + "\n" * 1_900_000,
    "keys": "".join(f"k{number}: 1\n" for number in range(20_000)),
    "the same key": "a: 1\n" * 50_000,
    "bad scenarios": "- {scenaro: x}\n" * 15_000,
    "bad steps": f"scenario: a\n{PLAYERS}\nsteps:\n" + "- {csat: x}\n" * 15_000,
    "bad items": "scenario: a\nplayers: {A: {hand: [" + "{crd: x}, " * 20_000 + "]}, B: {}}\nsteps: []\n",
    "many items": "scenario: a\nplayers: {A: {hand: [" + "x, " * 60_000 + "]}, B: {}}\nsteps: []\n",
    "long name": f"scenario: {'a' * 1_900_000}\n{PLAYERS}\nsteps: []\n",
    "long step": f"scenario: a\n{PLAYERS}\nsteps: [{'resolv' * 300_000}]\n",
    "long count": f"scenario: a\nplayers: {{A: {{life: {'9' * 1_900_000}}}, B: {{}}}}\nsteps: []\n",
    "directive": "%YAML " + "1" * 100_000 + ".1\n---\na",
    "comments": "#\n" * 950_000,
}


@pytest.mark.parametrize("name", HUGE)
def test_huge_text_takes_bounded_time(name: str) -> None:
    started = time.process_time()
    survey = survey_text(HUGE[name], "x.yaml")
    assert time.process_time() - started < SLOWEST
    assert len(survey.errors) <= 1_100
    assert all(len(error.message) < 1_000 for error in survey.errors)


def test_too_large_and_too_deep() -> None:
    with pytest.raises(ScenarioError, match="larger than"):
        read_text("é" * 1_000_001, "x.yaml")
    with pytest.raises(ScenarioError, match="nested deeper than 50"):
        read_text("[" * 51 + "]" * 51, "x.yaml")
    with pytest.raises(ScenarioError, match="a scenario is a map"):
        read_text("[" * 50 + "]" * 50, "x.yaml")
