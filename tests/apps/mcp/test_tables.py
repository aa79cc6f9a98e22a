"""Games and questions of an agent: short answers, picks that stop at surprises, nothing hidden, records."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import inset
from inset import Game
from inset.apps.mcp import questions
from inset.apps.mcp.compact import LONGEST, eventful, newest, oldest, page
from inset.apps.mcp.tables import Tables
from tests.apps.mcp.agent import Agent

BOARD: dict[str, Any] = {
    "Ann": {"hand": ["Bonecrusher Giant", "Shock", "Mountain"], "battlefield": ["3 Mountain", "Grizzly Bears"]},
    "Bob": {"battlefield": ["Serra Angel", "2 Grizzly Bears"], "hand": ["Murder"], "life": 7},
}


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(tmp_path)


def name_in(text: str) -> str:
    return text.split()[1].rstrip(",")


def record(tables: Tables, name: str) -> Game:
    return Game.replay((tables._folder / f"{name}.json").read_text(encoding="utf-8"))


def test_a_whole_duel_takes_few_calls_and_short_answers(tables: Tables) -> None:
    for seed in range(4):
        agent = Agent(tables.choose)
        text = agent.play(tables.new(["fables", "skies"], "greedy", seed, "duel", seed % 2))
        assert "The game is over" in text
        assert agent.calls <= 60
        assert max(map(len, agent.answers)) <= LONGEST
        outcome = record(tables, agent.name).outcome
        assert outcome is not None and outcome.kind == "win"


def test_four_players_and_their_tables_fit_too(tables: Tables) -> None:
    decks = [one for one in inset.decks() if inset.deck(one).format == "commander"][:4]
    agent = Agent(tables.choose, most=30)
    agent.play(tables.new(decks, "greedy", 3, "commander", 0))
    assert max(map(len, agent.answers)) <= LONGEST


def test_no_answer_has_anything_that_the_seat_may_not_know(tables: Tables) -> None:
    agent = Agent(tables.choose, most=40)
    agent.play(tables.new(["fables", "skies"], "greedy", 5, "duel", 0))
    game = record(tables, agent.name)
    seen = "\n".join(line for line in game.seat(0).log)
    told = "\n".join(agent.answers)
    st = game.state
    hidden = {st.objs[oid].definition.name for oid in (*st.hands[1], *st.libraries[1])}
    mine = {
        st.objs[oid].definition.name
        for zone in (st.hands[0], st.libraries[0], st.graveyards[0], st.battlefield)
        for oid in zone
    }
    secret = [name for name in hidden - mine if name not in seen]
    assert secret
    assert [name for name in secret if name in told] == []
    assert "seed" not in told


def test_a_wrong_pick_changes_nothing_and_says_what_is_on_offer(tables: Tables) -> None:
    name = name_in(tables.position(BOARD, "me", 3, "precombat main", 0, "duel"))
    before = record(tables, name).fingerprint()
    text = tables.choose(name, ["Cast Fireball"])
    assert "nothing was done" in text and "Cast Shock" in text and "0 of 1 picks" in text
    assert "choose from: Pass" in text
    assert tables._find(name).table.game.fingerprint() == before == record(tables, name).fingerprint()
    for wrong in ("99", "2 Pass", "attack with Serra Angel", "block Serra Angel with Grizzly Bears", ""):
        assert "nothing was done" in tables.choose(name, [wrong]), wrong
        assert tables._find(name).table.game.fingerprint() == before


def test_picks_go_on_until_one_is_not_on_offer(tables: Tables) -> None:
    name = name_in(tables.position(BOARD, "me", 3, "precombat main", 0, "duel"))
    text = tables.choose(name, ["Play Mountain", "Cast Stomp", "Serra Angel", "Cast Fireball", "Pass"])
    assert "Stopped at pick 4" in text and "3 of 5 picks were taken" in text
    assert "You" not in text.splitlines()[-1]
    assert "You cast Stomp" in text
    assert "Stomp (Bonecrusher Giant) is exiled" in text
    assert "a later pick needs words" in tables.choose(name, ["Pass", "1"])


def test_an_answer_of_an_opponent_stops_the_picks(tables: Tables) -> None:
    board = {
        "Ann": {"hand": ["Grizzly Bears", "Forest"], "battlefield": ["2 Forest"]},
        "Bob": {"hand": ["Counterspell"], "battlefield": ["2 Island"], "library": ["10 Island"]},
    }
    text = tables.position(board, "greedy", 3, "precombat main", 0, "duel")
    text = tables.choose(name_in(text), ["Cast Grizzly Bears", "Play Forest"])
    assert "an opponent did something" in text and "is countered" in text
    assert "1 of 2 picks were taken" in text


def test_a_turn_that_has_passed_by_itself_is_not_passed_twice(tables: Tables) -> None:
    board = {"Ann": {"hand": ["Shock", "Opt"], "battlefield": ["Mountain"]}, "Bob": {"library": ["9 Forest"]}}
    board["Ann"]["library"] = ["9 Island"]
    name = name_in(tables.position(board, "random", 1, "precombat main", 0, "duel"))
    text = tables.choose(name, ["Cast Shock", "Bob", "pass turn"])  # with nothing left to do, the turn ends at once
    assert "Turn 3: your turn, precombat main" in text
    assert "Play Island" in text
    text = tables.choose(name, ["pass turn"])
    assert "Turn 5: your turn, precombat main" in text


def test_steps_without_events_are_left_out() -> None:
    log = [
        "Your upkeep step [503.1]",
        "Your draw step [504.1]",
        "You draw Opt [504.1]",
        "Your end step [513.1]",
        "— Turn 2: Bob — [500.1]",
    ]
    assert eventful(log) == ["Your draw step [504.1]", "You draw Opt [504.1]", "— Turn 2: Bob — [500.1]"]
    assert eventful(log[:1]) == log[:1]


def test_declarations_are_one_pick(tables: Tables) -> None:
    name = name_in(tables.position(BOARD, "me", 3, "precombat main", 0, "duel"))
    text = tables.choose(name, ["attack with Grizzly Bears"])
    assert "Grizzly Bears attacks you" in text
    while "[block" not in text:
        text = tables.choose(name, ["Pass"])
    text = tables.choose(name, ["block Grizzly Bears with Serra Angel"])
    assert "Serra Angel blocks Grizzly Bears" in text or "Serra Angel blocks" in tables.view(name, "log", 1)


def test_a_declaration_that_can_not_be_made_leaves_the_main_phase(tables: Tables) -> None:
    name = name_in(tables.position(BOARD, "me", 3, "precombat main", 0, "duel"))
    before = tables._find(name).table.game.fingerprint()
    text = tables.choose(name, ["attack with Serra Angel"])
    assert "no 'Serra Angel' can attack; Grizzly Bears can" in text
    assert tables._find(name).table.game.fingerprint() == before


def test_options_that_are_alike_are_listed_once(tables: Tables) -> None:
    side = {"hand": ["2 Mountain", "Shock"], "library": ["9 Forest"]}
    name = name_in(tables.position({"Ann": side, "Bob": side}, "me", 3, "precombat main", 0, "duel"))
    game = tables._find(name).table.game
    assert game.automation("merging")
    assert [option.text for option in game.options].count("Play Mountain") == 1


def test_a_game_goes_on_from_its_record(tables: Tables, tmp_path: Path) -> None:
    agent = Agent(tables.choose, most=6)
    agent.play(tables.new(["fables", "skies"], "greedy", 5, "duel", 0))
    again = Tables(tmp_path)
    text = again.resume(agent.name, "greedy", 0)
    assert f"game {agent.name}" in text
    assert again._find(agent.name).table.game.fingerprint() == tables._find(agent.name).table.game.fingerprint()
    for wrong in ("../etc", "zzzzzz", "ffffff"):
        with pytest.raises(inset.InsetError, match=r"no game|no record"):
            again.resume(wrong, "greedy", 0)
    with pytest.raises(inset.InsetError, match="no game called 'nope'; open:"):
        again.choose("nope", ["Pass"])


def test_looking_asking_why_not_and_explaining(tables: Tables) -> None:
    name = name_in(tables.position(BOARD, "greedy", 3, "precombat main", 0, "duel"))
    assert "Serra Angel 4/4" in tables.view(name, "table", 1)
    assert "Cast Shock" in tables.view(name, "options", 1)
    assert tables.view(name, "log", 1) == ""
    assert "Cast Stomp" in tables.why_not(name, "Bonecrusher Giant")
    assert "as printed: name" in tables.explain(name, "Serra Angel")
    assert "{1}{R}" in tables.explain(name, "Cast Stomp")
    with pytest.raises(inset.InsetError, match="can't see 'Murder'"):
        tables.why_not(name, "Murder")
    with pytest.raises(inset.InsetError, match="table, log or options"):
        tables.view(name, "hand", 1)


# --- questions without a game -------------------------------------------------------------------------


def test_a_scenario_is_judged_with_its_story() -> None:
    text = """
scenario: stomp
players:
  A: {hand: [Bonecrusher Giant], battlefield: [2 Mountain]}
  B: {}
steps:
  - {cast: Bonecrusher Giant, by: A, as: Stomp, targets: [B]}
  - resolve
  - expect:
    - {life: {B: 17}}
"""
    told = questions.judge(text, 1)
    assert "stomp: failed" in told and "expected" in told and "715.3d" in told
    assert questions.judge(text.replace("17", "18"), 1).startswith("stomp: passed")
    assert "line 2" in questions.judge("\nscenaro: x\n", 1)
    assert "no scenario" in questions.judge("", 1)


def test_cards_rules_and_texts() -> None:
    assert "Stomp" in questions.card("Bonecrusher Giant")
    assert "715.3d" in questions.rule("715.3d")
    with pytest.raises(inset.UnknownCard, match="did you mean"):
        questions.card("Bonecrusher Gian")
    good = "Ember Ghost {1}{R}\nCreature — Spirit\nFlying\n2/1\n"
    assert "Ember Ghost: playable" in questions.compile_card(good, keep=True)
    assert "Ember Ghost" in questions.card("Ember Ghost")
    bad = questions.compile_card("Idea {U}\nSorcery\nDraw a banana.\n", keep=False)
    assert "not playable" in bad and "^" in bad and "expected: " in bad


def test_what_does_not_fit_is_said() -> None:
    lines = [f"line {number}" for number in range(2000)]
    first = page(lines, 1, "ask again")
    assert len(first) <= LONGEST and "page 1 of" in first and "ask again" in first
    pages = int(re.findall(r"of (\d+)", first)[0])
    whole = "\n".join(page(lines, number, "ask again").rpartition("\n")[0] for number in range(1, pages + 1))
    assert whole.splitlines() == lines
    assert newest(lines, 300, "look")[0].endswith("earlier lines: look)")
    assert newest(lines, 300, "look")[-1] == "line 1999"
    assert oldest(lines, 300, "look")[-1].endswith("more: look)")
    assert len(page(["x" * 9000], 1, "")) <= LONGEST
    assert json.dumps(oldest(["a", "b"], 300, "look")) == '["a", "b"]'
