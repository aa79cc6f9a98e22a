"""A person at the table: what is shown, what is typed, what is passed without asking."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset import Game
from inset.agents import GreedyPlayer
from inset.apps import screen
from inset.apps.cli import app
from inset.apps.play import HELP, Seat
from inset.apps.table import Table
from inset.words.table import WIDTH, board
from tests.harness.games import asked

runner = CliRunner()


def script(*lines: str) -> Callable[[str], str]:
    left = list(lines)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def seat(game: Game, *lines: str, plain: bool = True) -> Seat:
    return Seat(Table(game, {1: GreedyPlayer()}), plain, script(*lines))


def position(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Game:
    library = {"library": ["20 Forest"]}
    return Game.from_position({"Ann": library | mine, "Bob": library | (theirs or {})}, paying=True, **more)


@pytest.fixture
def adventure() -> Game:
    return position(
        {"battlefield": ["5 Mountain", "Grizzly Bears"], "hand": ["Bonecrusher Giant", "Steel Seraph"]},
        {"battlefield": ["Llanowar Elves", "2 Forest"], "graveyard": ["Opt"]},
    )


def test_a_whole_adventure(adventure: Game, capsys: pytest.CaptureFixture[str]) -> None:
    at = seat(adventure, "cast stomp", "llanowar", "board", "why bonecrusher", "cast bonecrusher", "undo", "quit")
    at.run()
    out = capsys.readouterr().out
    assert "exile: Bonecrusher Giant (on an adventure: you may play it)" in out
    assert "Steel Seraph {6} 5/4 // prototype {1}{W}{W} 3/3" in out
    assert "Cast Bonecrusher Giant from exile: on offer for {2}{R}" in out
    assert "graveyard: Llanowar Elves, Opt" in out
    assert "Your last answer is undone." in out
    assert asked(at.game).options.find("Cast Bonecrusher Giant")


def test_attack_and_block_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    game = position({"battlefield": ["2 Grizzly Bears", "Hill Giant"]}, {"battlefield": ["Serra Angel"]})
    at = seat(game, "1 9", "1 3", "quit")
    at.run()
    out = capsys.readouterr().out
    assert "Attack with numbers" in out
    assert sum("attacks Bob" in line for line in out.splitlines()) == 2
    game = position({"battlefield": ["2 Grizzly Bears"]}, {"battlefield": ["Hill Giant"]})
    while asked(game).kind == "priority":
        game.pass_priority()
    table = Table(game, {0: GreedyPlayer()})
    game.choose(asked(game).options.answers[-1])
    game.choose(asked(game).options.answers[-1])
    table.settle()
    attackers, blockers = table.blockers()
    assert len(attackers) == 2
    assert table.declare({blockers[0]: attackers}).endswith("can't block Grizzly Bears")
    assert table.declare({blockers[0]: [attackers[1]]}) == ""
    assert "Hill Giant blocks Grizzly Bears [509.1g]" in table.game.log


def test_nothing_is_asked_where_nothing_can_be_done() -> None:
    game = position({"battlefield": ["Forest"]}, {"battlefield": ["Forest"]}, turn=2)
    table = Table(game, {1: GreedyPlayer()})
    table.settle()
    assert table.game.state.turn >= 3, "the first question comes with the first card that can be played"


def test_stops(adventure: Game, capsys: pytest.CaptureFixture[str]) -> None:
    at = seat(adventure, "stops", "stops my upkeep", "stops nowhere", "stops own", "quit")
    at.run()
    out = capsys.readouterr().out
    assert "On your turn: main 1, blockers, main 2" in out
    assert "On your turn: upkeep, main 1, blockers, main 2" in out
    assert "After your own spells: yes" in out
    assert "Names: upkeep" in out


def test_save_and_load(adventure: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    at = seat(
        adventure, "cast stomp", "bob", f"save {path}", "cast bonecrusher", f"load {path}", "load nowhere", "quit"
    )
    at.run()
    out = capsys.readouterr().out
    assert "Loaded, turn 1." in out
    assert "can't be read" in out
    assert at.game.fingerprint() == Game.replay(path.read_text()).fingerprint()


def test_other_commands(adventure: Game, capsys: pytest.CaptureFixture[str]) -> None:
    at = seat(
        adventure, "help", "log", "zones", "card stomp", "card no such card", "why", "why Opt", "99", "nonsense", "pay",
        "concede", "n", "concede", "y",
    )  # fmt: skip
    at.run()
    out = capsys.readouterr().out
    for words in (
        "take back your answer",
        "Stomp (adventure of Bonecrusher Giant), {1}{R}",
        "Bob, graveyard: Opt",
        "There are",
        "is not on offer",
        "You are asked how to pay mana.",
        "You lose. [104.2a]",
    ):
        assert words in out


def test_the_opponents_hand_is_not_revealed(capsys: pytest.CaptureFixture[str]) -> None:
    game = position({"battlefield": ["Forest"], "hand": ["Opt"]}, {"hand": ["Serra Angel"]})
    at = seat(game, "board", "why Serra Angel", "log all", "zones", "quit")
    at.run()
    out = capsys.readouterr().out
    assert "you see no 'Serra Angel'" in out.replace('"', "'")
    assert out.count("Serra") == 1


def test_eighty_columns() -> None:
    game = Game.new(["fables", "skies"], seed=6, paying=True)
    players = [GreedyPlayer(), GreedyPlayer()]
    while (decision := game.decision) is not None:
        if game.answers % 9 == 0:
            assert all(len(line) <= WIDTH for line in board(game, 0))
        option = players[decision.player].choose(game.view(decision.player), decision)
        game.choose(option)


@pytest.mark.parametrize("plain", [True, False])
def test_a_game_from_the_command_line(plain: bool) -> None:
    options = ["play", "fables", "--against", "embers", "--opponent", "random", "--seed", "4"]
    done = runner.invoke(app, [*options, *(["--plain"] if plain else [])], input="1\n" + "\n" * 400)
    assert done.exit_code == 0, done.output
    assert ("You lose." in done.output) or ("You win." in done.output) or ("The game is at" in done.output)
    assert ("─" in done.output) is not plain


def test_the_help_has_eighty_columns() -> None:
    assert all(len(line) <= WIDTH for line in HELP.splitlines())


def test_everything_fits_a_small_screen(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With 80 columns and 24 lines the whole table, the last news and every option are visible."""
    monkeypatch.setattr(screen, "height", lambda: 24)
    game = Game.new(["fables", "skies"], seed=8, paying=True)
    at = seat(game, plain=False)
    at.redraw = True
    players = [GreedyPlayer(), GreedyPlayer()]
    shown = 0
    while (decision := game.decision) is not None:
        if decision.player == 0 and not at.table.passes(decision):
            rows = "\n".join(at.page(decision, [f"{n} happened" for n in range(9)], [])[0]).split("\n")
            assert len(rows) < 24, "\n".join(rows)
            assert all(len(row) <= WIDTH for row in rows)
            shown += 1
        option = players[decision.player].choose(game.view(decision.player), decision)
        game.choose(option)
    assert shown > 20


def test_without_colors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert screen.style()("Ann plays Taiga [305.1]") == "Ann plays Taiga\x1b[2m [305.1]\x1b[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert screen.can_redraw()
    assert screen.style()("Ann plays Taiga [305.1]") == "Ann plays Taiga [305.1]"
    monkeypatch.setenv("TERM", "dumb")
    assert not screen.can_redraw()


def test_names_by_any_of_their_words(adventure: Game, capsys: pytest.CaptureFixture[str]) -> None:
    seat(adventure, "why seraph", "why opt", "why", "card", "quit").run()
    out = capsys.readouterr().out
    assert "Steel Seraph {6} 5/4 // prototype {1}{W}{W} 3/3; you have 5 mana: 5×{R}" in out
    assert "Cast Steel Seraph as prototype: its costs can't be paid (601.2h)" in out
    assert "Cast Opt from Bob's graveyard: no rule or effect lets this player play it" in out
    assert out.count("as in: why stomp") == 2


def test_explain_tells_layers_costs_and_combat(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.from_position(
        {"Ann": {"battlefield": ["Serra Angel", "Humility", "Mountain"], "hand": ["Shock"]}, "Bob": {"hand": ["Opt"]}}
    )
    seat(
        game, "explain serra", "explain 2", "explain serra attack", "explain opt", "explain 99", "explain", "quit"
    ).run()
    out = capsys.readouterr().out
    assert "power 1: printed 4; 7b Humility sets 1" in out
    assert "cost {R}: mana cost {R}" in out
    assert "attack allowed" in out
    assert "you see no 'opt'" in out
    assert "there is no option 99" in out


def test_a_game_that_is_left_is_kept(adventure: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    at = seat(adventure)
    at.read, at.kept = interrupt, tmp_path / "new" / "last.json"
    at.run()
    assert f"Resume it with: inset play --load {at.kept}" in capsys.readouterr().out
    assert Game.replay(at.kept.read_text()).fingerprint() == adventure.fingerprint()


@pytest.mark.parametrize("word", ["²", "9" * 5000, "-1", "0", "1a", "٣", "a1 b", ">", "x" * 3000])
def test_nonsense_is_answered_with_a_line(adventure: Game, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    at = seat(adventure, word, f"why {word}", f"card {word}", f"stops {word}", "", word, word, "quit")
    at.run()
    out = capsys.readouterr().out
    assert "The game is at turn" in out
    assert all(len(line) <= WIDTH for line in out.splitlines())


def test_whose_prepared_spell_it_is() -> None:
    mine = {"battlefield": [{"card": "Elite Interceptor", "prepared": True}]}
    game = position(mine, mine)
    rows = [" ".join(row.split()) for row in board(game, 0) if "exile" in row]
    assert rows[0] == "exile: Rejoinder (a copy: Elite Interceptor is prepared, Bob may cast it)"
    assert rows[1] == "exile: Rejoinder (a copy: Elite Interceptor is prepared, you may cast it)"


def test_permanents_of_one_name_that_look_different_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    bears = [
        {"card": "Grizzly Bears", "tapped": True},
        "2 Grizzly Bears",
        {"card": "Grizzly Bears", "counters": {"+1/+1": 1}},
    ]
    game = position({"hand": ["Shock"], "battlefield": ["Mountain"]}, {"battlefield": bears})
    seat(game, "cast shock", "99", "quit").run()
    out = capsys.readouterr().out
    assert "Grizzly Bears (Bob's): 2/2 tapped\n" in out
    assert out.count("Grizzly Bears (Bob's): 2/2\n") == 2
    assert "Grizzly Bears (Bob's): 3/3 1 +1/+1 counter\n" in out


def test_of_two_legends_the_one_that_can_attack_may_be_kept(capsys: pytest.CaptureFixture[str]) -> None:
    mine = [{"card": "Nadaar, Selfless Paladin", "counters": {"+1/+1": 2}}, "6 Plains"]
    game = position({"hand": ["Nadaar, Selfless Paladin"], "battlefield": mine})
    at = seat(game, "cast nadaar", "99", "1", "quit")
    at.run()
    out = capsys.readouterr().out
    assert "1 Nadaar, Selfless Paladin (Ann's): 5/5 vigilance, 2 +1/+1 counters" in out
    assert "2 Nadaar, Selfless Paladin (Ann's): 3/3 vigilance, can't attack yet" in out
    assert "There are 2 options." in out


def test_the_table_tells_whether_it_is_day_or_night() -> None:
    game = position({"battlefield": ["3 Forest"], "hand": ["Bird Admirer"]})
    assert "Turn 1: your turn, precombat main ─" in board(game, 0)[0]
    for word in ("Cast", "Pass", "Pass"):
        game.choose(game.options.find(word))
    assert "Turn 1: your turn, precombat main, day ─" in board(game, 0)[0]


def test_why_a_creature_cannot_attack_or_block_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    bears = {"card": "Grizzly Bears", "sick": True}
    game = Game.from_position({"Ann": {"battlefield": [bears, "Hill Giant"]}, "Bob": {}}, paying=True)
    seat(game, "why grizzly", "why hill").run()
    out = capsys.readouterr().out
    assert "Attack: it came under that player's control this turn (302.6)" in out
    assert "Attack: it can, as attackers are declared (508.1a)" in out


def test_an_impossible_block_is_reported_with_the_rule() -> None:
    game = Game.from_position(
        {"Bob": {"battlefield": ["Serra Angel", "Hill Giant"]}, "Ann": {"battlefield": ["Grizzly Bears"]}},
        step="beginning of combat",
    )
    while game.decision is not None and game.decision.kind != "block":
        attacks = game.decision.kind == "attack"
        game.choose(game.options[-1 if attacks else 0])
    angel, giant, grizzly = game.state.battlefield
    table = Table(game, {0: GreedyPlayer()})
    assert table.declare({grizzly: [angel]}) == "Grizzly Bears can't block Serra Angel: flying (702.9b)"
    assert table.declare({grizzly: [giant]}) == ""


def test_options_that_are_alike_are_listed_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = runner.invoke(app, ["play", "fables", "--seed", "3", "--plain"], input=f"save {path}\nquit\n")
    assert done.exit_code == 0, done.output
    assert Game.replay(path.read_text(encoding="utf-8")).automation("merging")
