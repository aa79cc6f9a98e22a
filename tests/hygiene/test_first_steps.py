"""The pages for newcomers are true: their phrase is read once it is added, their test passes, and so on."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "guide"


def block(page: str, after: str, kind: str = "") -> str:
    """The first block of a kind behind some words of a page."""
    text = (GUIDE / page).read_text(encoding="utf-8").partition(after)[2]
    found = re.search(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def compiled(card: Path, line: str) -> str:
    """What ``inset compile --text`` prints with a line more in the grammar."""
    program = (
        "import sys\n"
        "from inset.oracle.grammar.players.player_actions import *\n"
        "from inset.oracle.grammar.players.player_actions import DEED, SUBJECT, e, phrase\n"
        f"{line}\n"
        "from inset.apps.cli import app\n"
        f"app(['compile', '--text', {str(card)!r}], standalone_mode=False)\n"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT).stdout


def test_the_first_phrase(tmp_path: Path) -> None:
    card = tmp_path / "price.txt"
    card.write_text(block("first-phrase.md", "in `price.txt`:"), encoding="utf-8")
    caret = block("first-phrase.md", "discard every card in your hand.\n```").splitlines()[1:]
    before = compiled(card, "")
    assert all(line in before for line in caret) and "Playable." not in before
    line = block("first-phrase.md", "## 3.", "phrase")
    after = compiled(card, line)
    meaning = next(line for line in block("first-phrase.md", "Try it:").splitlines() if "= Spell" in line)
    assert meaning.strip() in after and "Playable." in after


def test_the_neighbour_of_the_first_phrase_is_there() -> None:
    grammar = (ROOT / "src/inset/oracle/grammar/players/player_actions.py").read_text(encoding="utf-8")
    assert block("first-phrase.md", "## 2.", "python").strip() in grammar


def test_the_first_card() -> None:
    lines = (ROOT / "src/inset/cards/ba_to_bl.py").read_text(encoding="utf-8")
    assert all(line in lines for line in block("first-card.md", "## 2.", "text").splitlines())
    space: dict[str, object] = {}
    exec(compile(block("first-card.md", "## 3.", "python"), "first-card.md", "exec"), space)
    test = space["test_baleful_strix_draws"]
    assert callable(test)
    test()
