"""Commands start quickly because they load little: counted by modules, not by the clock."""

import subprocess
import sys

import pytest

from inset.decklists import decks
from inset.decklists.embedded import EMBEDDED

PROBE = """
import sys
from inset.apps.cli import app
try:
    app({arguments!r}, standalone_mode=False)
except SystemExit:
    pass
print(*(name for name in {slow!r} if name in sys.modules), file=sys.stderr)
"""
SLOW = (
    "inset.rules", "inset.language", "inset.cards", "inset.oracle", "inset.game", "inset.data.card_records",
    "inset.data.deck_dialects", "msgspec", "hashlib", "pydantic", "http.client", "yaml",
)  # fmt: skip
MOST_OF_OURS = {"--help": 19, "decks": 21}  # modules of Inset: a new one is a hint that something is imported too early


@pytest.mark.parametrize("arguments", [["--help"], ["decks"], ["deck", "--help"], ["sim", "--help"]], ids=" ".join)
def test_what_a_command_does_not_load(arguments: list[str]) -> None:
    program = PROBE.format(arguments=arguments, slow=SLOW)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout and done.stderr.split() == []


@pytest.mark.parametrize("argument", MOST_OF_OURS)
def test_how_many_modules_of_ours_a_command_loads(argument: str) -> None:
    program = PROBE.format(arguments=[argument], slow=()) + "print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    ours = [name for name in done.stderr.split() if name.partition(".")[0] == "inset"]
    assert len(ours) <= MOST_OF_OURS[argument], sorted(ours)


@pytest.mark.parametrize("name", decks.names())
def test_the_colors_that_are_told_without_loading_a_card(name: str) -> None:
    assert EMBEDDED[name].colors == decks.deck(name).colors
