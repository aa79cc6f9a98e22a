"""Control characters, escape sequences and marks of direction, in whatever people can name or write."""

from __future__ import annotations

import dataclasses
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from inset import Game, cards, sim
from inset.apps import cli
from inset.apps.mcp import questions
from inset.apps.mcp.compact import shown
from inset.apps.web.rooms import Link
from inset.apps.web.service import Service
from inset.data import fetch, own_cards
from inset.data.scryfall import BadCardFile, load
from inset.decklists import decks
from inset.decklists.decks import Deck
from inset.drawing.picture import tile
from inset.kernel.errors import InsetError, InvalidDeck, InvalidPosition, InvalidRecord
from inset.kernel.plain_text import printable, printable_lines, unprintable
from inset.sim.journal import Journal

HOSTILE = ["\x1b[2J", "\x07", "\x9b31m", "\u202e", "\u2066", "\u200f", "\u2028", "\x7f", "\x00"]
hostile = pytest.mark.parametrize("text", HOSTILE, ids=lambda text: f"U+{ord(text[0]):04X}")
BEAR: dict[str, Any] = {"name": "Bear", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
SEA = "".join(f"{count} {name}\n" for name, count in decks.deck("fables").main)


@hostile
def test_escaped_text_can_be_printed_and_says_what_it_was(text: str) -> None:
    assert printable(text).isprintable() and "\\" in printable(text)
    assert unprintable(text) == f"U+{ord(text[0]):04X}"
    assert unprintable("Lim-Dûl’s Vault — “ok”\u00a0") == ""


def test_lines_stay_lines() -> None:
    assert printable_lines("a\x1b\nb") == "a\\x1b\nb"
    assert unprintable("a\nb", lines=True) == "" and unprintable("a\nb") == "U+000A"


@hostile
@pytest.mark.parametrize("field", ["name", "type_line", "oracle_text", "mana_cost", "power", "set"])
def test_a_record_of_a_card_is_named_and_skipped(tmp_path: Path, text: str, field: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{**BEAR, field: f"x{text}"}, BEAR]), encoding="utf-8")
    found = load(path)
    assert len(found.cards) == 1
    (line,) = found.broken
    assert line.isprintable() and f"U+{ord(text[0]):04X} is not allowed" in line


@hostile
def test_a_face_of_a_card_is_looked_at(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{"name": "A // B", "card_faces": [BEAR, {**BEAR, "oracle_text": text}]}, BEAR]))
    assert len(load(path).cards) == 1


@pytest.mark.parametrize("text", [one for one in HOSTILE if one != "\u2028"])  # which ends a line
def test_cards_of_ones_own_are_refused(text: str) -> None:
    with pytest.raises(BadCardFile, match="line 3: the character U"):
        own_cards.read(f"Bear\nCreature — Bear\nTrample{text}\n2/2\n")


@hostile
def test_a_card_written_in_python_is_refused(text: str) -> None:
    made = cards.card("Grizzly Bears")
    bear = dataclasses.replace(made, faces=(dataclasses.replace(made.faces[0], name=f"Bear{text}"),))
    with pytest.raises(InsetError, match="is not allowed"):
        cards.add(bear)
    assert f"Bear{text}" not in cards.names()


@pytest.mark.parametrize("text", ["\u202e", "\u2066", "\x9b", "\u200f"])
@pytest.mark.parametrize(
    "written",
    [
        f"[metadata]\nName=Fine{{text}}\n[Main]\n{SEA}",
        '<?xml version="1.0"?><cockatrice_deck><deckname>Fine{text}</deckname></cockatrice_deck>',
        "<Deck><DeckName>Fine{text}</DeckName></Deck>",
    ],
)
def test_a_deck_list_with_such_a_name_is_refused(text: str, written: str) -> None:
    with pytest.raises(InvalidDeck, match=r"U\+"):
        decks.from_text(written.replace("{text}", text))


@hostile
def test_a_deck_is_refused_with_such_a_name(text: str) -> None:
    with pytest.raises(InvalidDeck) as refused:
        Deck(f"deck{text}", (("Forest", 60),))
    assert str(refused.value).isprintable()


def test_the_name_of_a_file_is_shown_escaped(tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[2Jb.txt"
    path.write_text(SEA, encoding="utf-8")
    assert decks.load(path).name == "a\\x1b[2Jb"


@hostile
def test_players_are_refused(text: str) -> None:
    with pytest.raises(InvalidDeck):
        Game.new(["fables", "skies"], names=["Ann", f"Bob{text}"])
    with pytest.raises(InvalidPosition):
        Game.from_position({"Ann": {}, f"Bob{text}": {}})


@hostile
def test_positions_are_refused(text: str) -> None:
    token = {"name": text, "types": ["creature"], "power": 1, "toughness": 1}
    items: list[dict[str, Any]] = [
        {"token": token},
        {"token": {**token, "name": "x", "subtypes": [text]}},
        {"card": "Grizzly Bears", "counters": {f"a{text}": 1}},
        {"card": "Grizzly Bears", "label": f"a{text}"},
    ]
    for item in items:
        with pytest.raises(InvalidPosition) as refused:
            Game.from_position({"Ann": {"battlefield": [item]}, "Bob": {}})
        assert str(refused.value).isprintable()


@hostile
def test_records_are_refused(text: str) -> None:
    good = json.loads(Game.new(["fables", "skies"]).record())
    named = {**good, "names": ["Ann", f"Bob{text}"]}
    deck = {**good, "decks": [{**good["decks"][0], "name": f"fables{text}"}, good["decks"][1]]}
    for data in (named, deck, {**good, text: 1}, {**good, "format": text}):
        with pytest.raises(InvalidRecord) as refused:
            Game.replay(json.dumps(data))
        assert str(refused.value).isprintable()


@hostile
def test_pictures_do_not_hold_them(text: str) -> None:
    shown = {"name": f"Bear{text}", "types": ["creature"], "power": 2, "toughness": 2, "text": f"a{text}b"}
    assert printable(text[0]) != text[0]
    assert text[0] not in tile(shown)


def test_errors_are_printed_escaped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["inset", "replay", "/nowhere/\x1b[2J.json"])
    with pytest.raises(SystemExit):
        cli.main()
    assert "\\x1b[2J.json can't be read" in capsys.readouterr().err


def test_a_bad_record_is_named_without_its_escape_sequences(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{**BEAR, "name": "Evil\x1b[2J"}, {"name": "\x1b[1m", "layout": 5}, BEAR]))
    done = CliRunner().invoke(cli.app, ["cards", "check", str(path)])
    assert done.exit_code == 1
    assert "\x1b" not in done.output and "Evil\\x1b[2J" in done.output


SCENARIO = """- scenario: NAME
  players: {A: {hand: [Shock], battlefield: [Mountain]}, B: {life: 2}}
  steps: [{cast: Shock, targets: [B], by: A}, resolve]
"""


def strings(told: Any) -> list[str]:
    """Every text in a reply, keys as well."""
    if isinstance(told, dict):
        return [text for pair in told.items() for one in pair for text in strings(one)]
    if isinstance(told, list):
        return [text for one in told for text in strings(one)]
    return [told] if isinstance(told, str) else []


@hostile
def test_pages_are_sent_escaped_text(text: str) -> None:
    service, page = Service(), Link()
    sent: list[dict[str, Any]] = [
        {"do": "judge", "text": SCENARIO.replace("steps", f"steps{text}")},
        {"do": "judge", "text": SCENARIO.replace("Shock", f"Shock{text}")},
        {"do": "judge", "text": SCENARIO.replace("NAME", f'"na{text}me"')},
        {"do": "deck", "text": f"4 Shock{text}\n20 Mountain\n"},
        {"do": "card", "name": f"Shock{text}"},
        {"do": "compile", "text": f"Bear{text}\nCreature — Bear\n2/2\n"},
        {"do": f"hello{text}"},
        {"do": "new", "seats": [{"player": f"person{text}", "deck": "fables"}, {"player": "random", "deck": "skies"}]},
        {"do": "rule", "number": f"601{text}"},
        {"do": "load", "record": f"{{{text}"},
    ]
    for message in sent:
        reply = service.handle(page, {"id": 1, **message})
        assert [one for one in strings(reply) if unprintable(one, lines=True)] == [], message


@hostile
def test_agents_are_told_escaped_text(text: str) -> None:
    said: list[str] = []
    asked: list[Callable[[], str]] = [
        lambda: questions.judge(SCENARIO.replace("steps", f"steps{text}"), 1),
        lambda: questions.card(f"Shock{text}"),
        lambda: questions.compile_card(f"Bear{text}\nCreature — Bear\n2/2\n", False),
    ]
    for ask in asked:
        try:
            said.append(shown(ask()))
        except InsetError as error:
            said.append(shown(str(error)))
    assert [one for one in said if unprintable(one, lines=True)] == []


@hostile
@pytest.mark.parametrize("field", ["download_uri", "updated_at"])
def test_what_a_server_offers_is_refused(text: str, field: str) -> None:
    offer = {"type": "oracle_cards", "download_uri": "https://cards.test/a.json", "updated_at": "2026"}
    raw = json.dumps({"data": [{**offer, field: f"{offer[field]}{text}"}]}).encode()
    with pytest.raises(fetch.FetchFailed, match="is not allowed in it"):
        fetch.entry(raw, "https://cards.test", "oracle_cards")
    raw = json.dumps({"data": [{**offer, "type": f"oracle{text}"}]}).encode()
    with pytest.raises(fetch.FetchFailed) as refused:
        fetch.entry(raw, "https://cards.test", "oracle_cards")
    assert str(refused.value).isprintable()


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> tuple[sim.Report, list[bytes]]:
    path = tmp_path_factory.mktemp("journals") / "games.jsonl"
    report = sim.run(["fables", "skies"], games=1, players=("random",), seed=7, journal=path)
    return report, path.read_bytes().splitlines(keepends=True)


@hostile
@pytest.mark.parametrize("field", ["rule", "card", "way"])
def test_a_line_of_a_journal_is_passed_over(journal: Any, text: str, field: str, tmp_path: Path) -> None:
    report, (head, line) = journal
    data = json.loads(line)
    del data["crc"]
    if field == "rule":
        data["rule"] = text
    else:
        data["cards"][0] = {f"Opt{text}": [1, {}, 0]} if field == "card" else {"Opt": [1, {text: 1}, 0]}
    raw = json.dumps(data, separators=(",", ":")).encode()[:-1]
    path = tmp_path / "games.jsonl"
    path.write_bytes(head + raw + b',"crc":%d}\n' % zlib.crc32(raw))
    kept = Journal(path, report.settings, resume=True)
    assert (list(kept.read()), kept.skipped) == ([], 1)
