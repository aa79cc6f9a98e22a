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
SLOW = ("inset.rules", "inset.language", "inset.cards", "inset.oracle", "inset.game", "pydantic", "http.client", "yaml")


@pytest.mark.parametrize("arguments", [["--help"], ["decks"], ["deck", "--help"], ["sim", "--help"]], ids=" ".join)
def test_what_a_command_does_not_load(arguments: list[str]) -> None:
    program = PROBE.format(arguments=arguments, slow=SLOW)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout and done.stderr.split() == []


@pytest.mark.parametrize("name", decks.names())
def test_the_colors_that_are_told_without_loading_a_card(name: str) -> None:
    assert EMBEDDED[name].colors == decks.deck(name).colors
