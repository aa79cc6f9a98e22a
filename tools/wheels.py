"""Build the release, install each wheel into its own environment, and play recorded games with it.

    python tools/wheels.py DIR                              an sdist and the pure wheel, tried with this Python
    python tools/wheels.py DIR --python python3.12 --python python3.13
    python tools/wheels.py DIR --all                        with every Python from 3.11 on that is installed (tools/pythons.py)
    python tools/wheels.py DIR --compiled                   also a compiled wheel for each of these Pythons (with gcc, trained)
    python tools/wheels.py DIR --compiled --optimise 0      quick to build, slow to play

Needs ``pip install build``. The pure wheel may have at most 2.5 MB. Tried with an installed wheel, outside the project's
folder: ``inset --version``, a rule with its proofs, a scenario, and the committed records, which must end as they did.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

from tools import pythons  # noqa: E402

ROOT: Final = Path(__file__).resolve().parent.parent
LARGEST: Final = 2_500_000  # bytes of the pure wheel
SCENARIO: Final = """\
scenario: it-plays
players:
  A: {hand: [Bonecrusher Giant], battlefield: [2 Mountain]}
  B: {}
steps:
  - {cast: Bonecrusher Giant, by: A, as: Stomp, targets: [B]}
  - resolve
  - expect: [{life: {B: 18}}, {zone: exile, of: A, card: Bonecrusher Giant}]
"""


class Failed(Exception):
    """A wheel that can't be built, is too large, or does not play."""


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """What a command printed; its errors, if it fails."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    done = subprocess.run(list(map(str, command)), cwd=cwd, env=variables, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def build_pure(folder: Path) -> Path:
    """The sdist, and the wheel that is built from it."""
    if importlib.util.find_spec("build") is None:
        raise Failed("the package build is missing: pip install build")
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT)
    [wheel] = folder.glob("inset-*-py3-none-any.whl")
    if wheel.stat().st_size > LARGEST:
        raise Failed(f"{wheel.name} has {wheel.stat().st_size:,} bytes, more than {LARGEST:,}")
    return wheel


def build_compiled(folder: Path, python: str, optimise: int) -> Path:
    """The compiled wheel for one Python."""
    with tempfile.TemporaryDirectory() as made:
        run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", made, ROOT,
            INSET_COMPILE="trained" if optimise == 2 else "1", INSET_COMPILE_OPT=str(optimise))  # fmt: skip
        [wheel] = Path(made).glob("inset-*.whl")
        return wheel.replace(folder / wheel.name)


def try_out(wheel: Path, python: str) -> str:
    """Installs a wheel for a Python, and plays with it; returns its version line."""
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        run(python, "-m", "venv", place / "env")
        inside = place / "env" / ("Scripts" if os.name == "nt" else "bin")
        run(inside / "python", "-m", "pip", "install", "--quiet", wheel)
        (place / "plays.yaml").write_text(SCENARIO, encoding="utf-8")
        told = run(inside / "inset", "--version", cwd=place).strip()
        if "715.3d" not in run(inside / "inset", "rules", "715.3d", cwd=place):
            raise Failed(f"{wheel.name}: inset rules says nothing of 715.3d")
        run(inside / "inset", "judge", "plays.yaml", cwd=place)
        run(
            inside / "python",
            ROOT / "tools" / "replays.py",
            "check",
            ROOT / "tests" / "game" / "replays.jsonl.gz",
            cwd=place,
        )
        version = run(inside / "python", "--version").strip()
        return f"{wheel.name}: {wheel.stat().st_size:,} bytes; {told}; {version}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the files go; made if it is not there, and must be empty")
    parser.add_argument("--python", action="append", help="an interpreter to try; may be repeated")
    parser.add_argument("--all", action="store_true", help="try every Python from 3.11 on that is installed")
    parser.add_argument("--compiled", action="store_true", help="also build compiled wheels")
    parser.add_argument("--optimise", type=int, choices=(0, 1, 2), default=2, help="the C compiler's -O")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if any(chosen.folder.iterdir()):
        parser.error(f"{chosen.folder} is not empty")
    try:
        wheel = build_pure(chosen.folder)
        for python in pythons.installed().values() if chosen.all else chosen.python or [sys.executable]:
            print(try_out(wheel, python), flush=True)
            if chosen.compiled:
                print(try_out(build_compiled(chosen.folder, python, chosen.optimise), python), flush=True)
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
