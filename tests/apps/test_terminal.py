"""``inset play``, ``inset replay`` and ``inset card`` as a person uses them, in a real terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pty", reason="a pseudo-terminal")

from inset import Game, agents
from tests.apps.pty_terminal import PROMPT, Terminal
from tests.harness.games import asked

LIBRARY = {"library": ["20 Forest"]}


def saved(where: Path, ann: dict[str, Any], bob: dict[str, Any], **more: Any) -> str:
    game = Game.from_position({"Ann": LIBRARY | ann, "Bob": LIBRARY | bob}, paying=True, **more)
    path = where / "game.json"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


def attackers(count: int) -> dict[str, Any]:
    return {"battlefield": [{"card": "Hill Giant", "sick": False} for _ in range(count)]}


def test_the_opponents_turn_is_shown_and_life_lost_is_seen(tmp_path: Path) -> None:
    """On a small screen the news comes on separate pages; the change of life is above the question."""
    path = saved(tmp_path, {"battlefield": ["Forest"], "hand": ["8 Llanowar Elves"]}, attackers(5), step="end")
    with Terminal("play", "--load", path, lines=20) as terminal:
        terminal.until(PROMPT)
        came = ""
        while "Life: you" not in came:
            came = terminal.type("", PROMPT, "continue > ")
        assert "Life: you 20 → 5" in came
        assert "5 × Hill Giant deals 3 combat damage to you (now 5)" in terminal.out
        assert "Enter to continue" in terminal.out, "more has happened than the screen has room for"
        assert "\n…" not in terminal.out.replace("\r", "")
        assert len(terminal.screen(came)) <= 20


def test_a_resumed_game_shows_this_turn_and_not_the_whole_log(tmp_path: Path) -> None:
    game = Game.new(["fables", "skies"], seed=3, names=["Ann", "Bob"], first=0, paying=True)
    bots = [agents.make("greedy"), agents.make("greedy")]
    while game.state.turn < 5 or asked(game).player != 0:
        agents.answer(game, bots[asked(game).player])
    path = tmp_path / "game.json"
    path.write_text(game.record(), encoding="utf-8")
    with Terminal("play", "--load", str(path)) as terminal:
        came = terminal.until(PROMPT, "continue > ")
        assert "Enter to continue" not in came
        assert "— Turn 5: you —" in came
        assert "Turn 4:" not in came


@pytest.mark.parametrize("columns", [60, 80, 132])
def test_the_width_of_the_terminal_is_used(tmp_path: Path, columns: int) -> None:
    path = saved(tmp_path, {"battlefield": ["Forest"], "hand": ["Llanowar Elves"]}, {})
    with Terminal("play", "--load", path, columns=columns, lines=40) as terminal:
        rows = terminal.screen(terminal.until(PROMPT))
        assert max(map(len, rows)) == columns
        assert sum(row == "─" * columns for row in rows) == 2


def test_plain_lines_say_when_the_step_changes(tmp_path: Path) -> None:
    path = saved(tmp_path, {"battlefield": ["Forest", "Grizzly Bears"], "hand": ["Llanowar Elves"]}, {})
    with Terminal("play", "--load", path, "--plain") as terminal:
        assert "Turn 1: your turn, precombat main" in terminal.until(PROMPT)
        assert "Turn 1: your turn, declare attackers" in terminal.type("")
        came = terminal.type("bears")
        assert "Turn 1: your turn, postcombat main" in came
        assert "Your combat damage step [510.1]" in came
        assert "Life: Bob 20 to 18" in came
        assert "\x1b" not in terminal.out


def test_names_are_taken_where_numbers_are(tmp_path: Path) -> None:
    ann = {"battlefield": ["Grizzly Bears", "Hill Giant", "Serra Angel"]}
    with Terminal("play", "--load", saved(tmp_path, ann, {}), "--plain") as terminal:
        terminal.until(PROMPT)
        came = terminal.type("angel, bears > bob")
        assert "Serra Angel attacks Bob" in came
        assert "Grizzly Bears attacks Bob" in came
        assert "Hill Giant attacks" not in came


def test_a_block_by_names(tmp_path: Path) -> None:
    ann = LIBRARY | {"battlefield": ["Grizzly Bears", "Serra Angel"]}
    game = Game.from_position({"Ann": ann, "Bob": LIBRARY | attackers(2)}, step="end", paying=True)
    while asked(game).kind != "block":
        game.choose(game.options[-1 if asked(game).kind == "attack" else 0])
    path = tmp_path / "game.json"
    path.write_text(game.record(), encoding="utf-8")
    with Terminal("play", "--load", str(path), "--plain") as terminal:
        assert "Block with which creatures? (1a 2b, names; Enter: none)" in terminal.until(PROMPT)
        assert "such as 1a 2b" in terminal.type("nobody i know")
        assert "Serra Angel blocks Hill Giant" in terminal.type("serra blocks b")


def test_equal_targets_are_told_apart(tmp_path: Path) -> None:
    bears = ["Grizzly Bears", {"card": "Grizzly Bears", "tapped": True}, {"card": "Grizzly Bears", "damage": 1}]
    path = saved(tmp_path, {"battlefield": ["Mountain"], "hand": ["Shock"]}, {"battlefield": bears})
    with Terminal("play", "--load", path) as terminal:
        terminal.until(PROMPT)
        came = terminal.type("cast shock")
        for look in ("2/2\r", "2/2 tapped\r", "2/2 1 damage\r"):
            assert f"Grizzly Bears (Bob's): {look}" in came


def test_a_card_that_cannot_be_cast_says_why(tmp_path: Path) -> None:
    path = saved(tmp_path, {"battlefield": ["Mountain"], "hand": ["Shock", "Serra Angel"]}, {})
    with Terminal("play", "--load", path) as terminal:
        terminal.until(PROMPT)
        assert "Cast Serra Angel: its costs can't be paid (601.2h)" in terminal.type("cast serra")
        assert "'gibberish' is not on offer" in terminal.type("gibberish")


def test_conceding_asks_and_a_question_mark_is_help(tmp_path: Path) -> None:
    path = saved(tmp_path, {"battlefield": ["Mountain"], "hand": ["Shock"]}, {})
    with Terminal("play", "--load", path) as terminal:
        terminal.until(PROMPT)
        assert "why CARD" in terminal.type("?")
        terminal.type("concede", "Concede the game? (y/N) ")
        terminal.type("")
        terminal.type("concede", "Concede the game? (y/N) ")
        assert "You lose. [104.2a]" in terminal.type("y", "Turn 1.")


def test_another_game_after_the_last(tmp_path: Path) -> None:
    with Terminal("play", "embers", "--against", "omens", "--seed", "5") as terminal:
        assert "Seed 5." in terminal.until(PROMPT)
        terminal.type("concede", "(y/N) ")
        assert "You lose" in terminal.type("y", "Play again? (y/N) ")
        came = terminal.type("y")
        assert "You are Ann and play embers; Greedy plays omens. Seed 6." in came.replace("\r\n    ", " ")


def test_a_replay_steps_by_event(tmp_path: Path) -> None:
    game = Game.from_position(
        {"Ann": LIBRARY | {"battlefield": ["Mountain"], "hand": ["Shock"]}, "Bob": LIBRARY}, paying=True
    )
    game.choose(asked(game).options.find("Cast Shock"))
    game.choose(asked(game).options.find("Bob"))
    while game.state.stack:
        game.pass_priority()
    path = tmp_path / "game.json"
    path.write_text(game.record(), encoding="utf-8")
    with Terminal("replay", str(path), lines=40) as terminal:
        assert "Enter: the next event." in terminal.until(PROMPT)
        seen: list[str] = []
        for _ in range(4):
            rows = terminal.screen(terminal.type(""))
            assert [row for row in rows if row.startswith("answer ")]
            seen += [row for row in rows if row.endswith("]") and not row.startswith("answer ")]
        assert seen == [
            "Ann casts Shock, targeting Bob [601.2i]",
            "Shock deals 2 damage to Bob (now 18) [120.1]",
            "Shock goes to Ann's graveyard [608.2n]",
            "Shock resolves [608.2]",
        ]
        back = terminal.screen(terminal.type("b 3"))
        assert any("Bob: 20 life" in row for row in back), "the table is as it was before the damage"
        assert any(row.startswith("Ann: 20 life") for row in terminal.screen(terminal.type("v bob")))


def test_a_card_that_cannot_be_played_is_drawn_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    card = {"name": "Odd Duck", "mana_cost": "{1}{G}", "type_line": "Creature — Bird", "power": "2", "toughness": "1"}
    path.write_text(json.dumps([card | {"oracle_text": "Odd Duck hums a tune."}]), encoding="utf-8")
    with Terminal("card", "odd duck", "--cards", str(path)) as terminal:
        came = terminal.until("a tune. (expected")
        assert "│ Odd Duck                                      {1}{G} │" in came
        assert "┤ 2/1 ├──╯" in came
        assert "Odd Duck can't be played: its text can't be read: " in came.replace("\r\n", " ")
        assert "not read:" not in came
