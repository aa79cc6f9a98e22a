"""Systems that are not Unix: what Unix alone has is not imported at start, and everything works without it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNIX = ["fcntl", "resource", "termios", "tty", "pty", "grp", "pwd", "readline", "curses", "syslog"]

AT_START = f"""
import sys
import typer  # which has its own ways on other systems
before = set(sys.modules)
import inset, inset.apps.cli
inset.Game.new(["fables", "skies"], seed=1).options
print(sorted((set(sys.modules) - before) & set({UNIX!r})))
"""

WITHOUT = f"""
import importlib, os, pkgutil, signal, sys
for name in {UNIX!r}:
    sys.modules[name] = None
for name in ("setitimer", "getitimer", "pthread_sigmask", "SIGVTALRM", "ITIMER_VIRTUAL", "SIGALRM", "SIGHUP", "SIGUSR1"):
    if hasattr(signal, name):
        delattr(signal, name)
for name in ("sched_getaffinity", "fork", "getuid", "nice", "killpg", "setsid"):
    if hasattr(os, name):
        delattr(os, name)
import inset
"""

EXTRAS = """
EXTRAS = {"starlette", "uvicorn", "ray", "mcp", "matplotlib", "pyarrow", "duckdb", "numpy", "gymnasium", "pettingzoo",
          "rapidfuzz", "websockets", "pytest"}
for extra in sorted(EXTRAS):  # other people's packages look after themselves
    try:
        __import__("mcp.server" if extra == "mcp" else extra)
    except ImportError:
        pass
"""

IMPORTS = """
count = 0
for found in pkgutil.walk_packages(inset.__path__, "inset.", onerror=lambda name: None):
    if found.name.endswith("__main__") or "__mypyc" in found.name:
        continue
    try:
        importlib.import_module(found.name)
        count += 1
    except (ImportError, inset.InsetError) as error:
        missing = (getattr(error, "name", None) or "").partition(".")[0]
        assert missing in EXTRAS or any(f"needs {extra}" in str(error) for extra in EXTRAS), (found.name, error)
print(count)
"""

PLAYS = """
from inset import agents, sim
from inset.apps import bench, compile_report
from inset.data import rulebook
from inset.judge.format.reader import read_text
from inset.judge.run.runner import run

game = inset.Game.new(["fables", "skies"], seed=1, paying=True)
agents.play(game, [agents.make("greedy", 1), agents.make("greedy", 2)])
assert game.outcome is not None
assert inset.Game.replay(game.record()).fingerprint() == game.fingerprint()
report = sim.run(["fables", "skies"], games=2, players=("random", "random"), seed=3, jobs=1, journal=sys.argv[1])
assert report.games == 2 and sim.default_jobs() >= 1
(one,) = read_text("scenario: s\\nplayers: {A: {}, B: {}}\\nsteps: [{expect: [{life: {A: 20}}]}]\\n", "s", rulebook.exists)
assert run(one, seconds=5).status == "passed"
print(game.outcome.kind)
"""


def python(code: str, *words: str) -> str:
    done = subprocess.run([sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_nothing_of_unix_alone_is_imported_at_start() -> None:
    assert python(AT_START) == "[]"


def test_every_module_is_imported_without_unix() -> None:
    assert int(python(EXTRAS + WITHOUT + IMPORTS)) > 300


def test_games_batches_and_scenarios_without_unix(tmp_path: Path) -> None:
    assert python(WITHOUT + PLAYS, str(tmp_path / "journal.jsonl")) in ("win", "draw")
