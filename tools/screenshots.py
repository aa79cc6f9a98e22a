"""Draws the screens of the guide: runs the commands in a terminal of 80 by 24 and writes their screens as SVG.

python tools/screenshots.py            # writes docs/guide/pictures
"""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import struct
import sys
import tempfile
import termios
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from inset import Game, agents, card
from inset.apps.screen import CLEAR
from inset.drawing.layout import layout
from inset.drawing.look import of_entry
from inset.drawing.picture import drawn
from inset.drawing.sheet import Sheet, Words
from inset.drawing.tile import tile as laid_out
from inset.drawing.typeface import embedded
from inset.language.card import Card

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "guide" / "pictures"
ROWS, COLUMNS = 24, 80
PROMPT = b"> "  # ends a screen that waits for a line
QUIET = 0.5  # seconds without further output after a prompt


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "frames.svg").write_text(frames(), encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        Path("game.json").write_text(adventure().record(), encoding="utf-8")
        draw("play", ["play", "--load", "game.json"], [])
        draw("card", ["play", "--load", "game.json"], ["why bonecrusher", "card bonecrusher"])
        draw("attack", ["play", "--load", "game.json"], [""])
        draw("replay", ["replay", "game.json"], ["end", "ba"])
        draw(
            "sim",
            ["sim", "fables", "skies", "--games", "8", "--seed", "5", "--quiet", "--journal", "journal"],
            [],
            first=True,
        )


def frames() -> str:
    """A frame of each kind of inset, and tiles below them, as one picture."""
    cards = [
        card(name) for name in ("Bonecrusher Giant", "Marang River Regent", "Steel Seraph", "Emeritus of Conflict")
    ]
    sheets = [layout(made) for made in cards]
    wide = sum(sheet.width + 30 for sheet in sheets) - 30
    parts = [_placed(drawn(sheet), sheet, n * 660, 0, 1.0) for n, sheet in enumerate(sheets)]
    tiles = [laid_out(of_entry(*pair)) for pair in permanents()]
    step = wide / len(tiles)
    parts += [_placed(drawn(sheet), sheet, n * step, 910, (step - 20) / sheet.width) for n, sheet in enumerate(tiles)]
    high = 910 + max(sheet.height * (step - 20) / sheet.width for sheet in tiles)
    words = [(part.face, part.text) for sheet in (*sheets, *tiles) for part in sheet.parts if isinstance(part, Words)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" role="img">'
    title = "<title>Four kinds of inset, and tiles of permanents</title>"
    return "\n".join([head, title, f"<style>{embedded(words)}</style>", *parts, "</svg>"]) + "\n"


def _placed(lines: list[str], sheet: Sheet, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{"".join(lines)}</g>'


def permanents() -> list[tuple[dict[str, Any], Card | None]]:
    """What the tiles of the guide show."""
    game = Game.from_position({
        "Ann": {"battlefield": [
            {"card": "Bonecrusher Giant", "damage": 2},
            {"card": "Steel Seraph", "as": "prototype", "counters": {"+1/+1": 1}},
            {"card": "Edgewall Innkeeper", "label": "host", "tapped": True},
            {"card": "Clone", "copy_of": "host"},
            {"card": "Teferi, Time Raveler", "counters": {"loyalty": 5}},
            "Forest",
        ]},
        "Bob": {},
    })  # fmt: skip
    shown = [(dict(entry), card(entry["name"])) for entry in game.view(0).data["battlefield"]]
    treasure = {"name": "Treasure", "types": ["artifact"], "subtypes": ["Treasure"], "token": True}
    return [*shown, (treasure, None)]


def adventure() -> Game:
    """A game in progress: each player has a card on an adventure, and there is a prototype."""
    for seed in range(200):
        game = Game.new(["fables", "skies"], seed=seed, names=["Ann", "Greedy"], paying=True)
        players = [agents.make("greedy"), agents.make("greedy")]
        while (decision := game.decision) is not None and game.state.turn < 11:
            if decision.player == 0 and decision.kind == "priority" and is_telling(game):
                return game
            agents.answer(game, players[decision.player])
    raise SystemExit("no game shows everything")


def is_telling(game: Game) -> bool:
    data = game.view(0).data
    prototype = any(card.get("cast_as") == "prototype" for card in data["battlefield"])
    away = {card["owner"] for card in data["exile"]}
    creatures = sum("creature" in card["types"] for card in data["battlefield"] if card["controller"] == 0)
    hand = any(card["name"] == "Bonecrusher Giant" for card in data["players"][0]["hand"])
    asked = data["step"] == "precombat main" and data["active"] == 0 and not data["stack"]
    return prototype and 0 in away and hand and creatures > 1 and asked and len(game.options) > 3


def draw(name: str, words: list[str], keys: list[str], first: bool = False) -> None:
    """Runs a command, types lines, and draws the last screen, or the first."""
    seen = run(words, keys)
    last = seen.rpartition(CLEAR)[2].replace("\r\n", "\n").replace("\r", "")
    rows = re.sub(r"\x1b\[[?0-9;]*[A-LN-Za-ln-z]", "", last).rstrip().split("\n")
    rows = rows[:ROWS] if first else rows[-ROWS:]
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="256")
    for row in rows:
        console.print(Text.from_ansi(row), soft_wrap=False, overflow="crop", no_wrap=True)
    svg = console.export_svg(title=" ".join(["inset", *words[:7]]), unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S).replace(
        "Fira Code", "DejaVu Sans Mono, Menlo, Consolas"
    )
    svg = svg.replace("<!-- Generated with Rich https://www.textualize.io -->", "")
    (FOLDER / f"{name}.svg").write_text("\n".join(line.rstrip() for line in svg.split("\n")) + "\n", encoding="utf-8")
    print(f"{name}.svg: {len(rows)} rows")


def run(words: list[str], keys: list[str]) -> str:
    """What a command writes on a terminal of 80 by 24, with these lines typed one after another."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS=str(COLUMNS), LINES=str(ROWS))
        os.environ.pop("NO_COLOR", None)
        os.execv(sys.executable, [sys.executable, "-m", "inset.apps.cli", *words])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    seen = settled(terminal)
    for line in keys:
        os.write(terminal, line.encode() + b"\n")
        seen += settled(terminal)
    os.close(terminal)
    os.waitpid(child, 0)
    return seen


def settled(terminal: int) -> str:
    """What comes until the program asks for a line, or ends."""
    found = b""
    while not found.endswith(PROMPT) or select.select([terminal], [], [], QUIET)[0]:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # it has ended
            break
        if not part:
            break
        found += part
    return found.decode("utf-8", "replace")


if __name__ == "__main__":
    main()
