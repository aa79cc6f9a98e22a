"""The garbage collector of a process is its owner's: Inset changes it only when asked."""

import gc
import subprocess
import sys

from inset.play import garbage


def test_nothing_changes_unasked() -> None:
    code = (
        "import gc; before = gc.get_threshold()\n"
        "from inset import Game; import inset.sim, inset.apps.cli\n"
        "game = Game.new(['fables', 'skies'], seed=1); game.choose(game.options[0])\n"
        "assert gc.get_threshold() == before, gc.get_threshold()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_process_that_asks_collects_less_often() -> None:
    before = gc.get_threshold()
    default = (700, 10, 10)
    try:
        gc.set_threshold(*default)  # another test may have asked already
        garbage.collect_rarely()
        assert all(now > then for now, then in zip(gc.get_threshold(), default, strict=True))
    finally:
        gc.set_threshold(*before)
