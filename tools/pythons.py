"""Which Pythons are on this machine: those on the path, and those that pyenv has installed.

python tools/pythons.py        lists them, one for each minor version from 3.11 on
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

OLDEST: Final = (3, 11)
NEWEST_TRIED: Final = 20  # the minor version up to which names such as python3.14 are looked for
ASK: Final = "import sys, venv; print(*sys.version_info[:2]); print(sys.executable)"
SECONDS: Final = 20.0  # for an interpreter to say its version


def _asked(python: str | Path) -> tuple[tuple[int, int], str] | None:
    """The version of an interpreter and its own path; None if it doesn't run or can't make environments."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    try:
        done = subprocess.run([python, "-c", ASK], capture_output=True, text=True, env=variables, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return None
    if done.returncode:
        return None
    version, path = done.stdout.splitlines()
    major, minor = map(int, version.split())
    return (major, minor), path


@cache
def installed() -> dict[tuple[int, int], str]:
    """Minor version -> an interpreter; this one for its own version."""
    names = [f"python3.{minor}" for minor in range(OLDEST[1], NEWEST_TRIED + 1)]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found = {sys.version_info[:2]: sys.executable}
    places: list[str | Path] = [path for name in names if (path := shutil.which(name))]
    for python in [*places, *sorted(pyenv.glob("3.*/bin/python3"))]:
        known = _asked(python)
        if known is not None and known[0] >= OLDEST:
            found.setdefault(*known)
    return dict(sorted(found.items()))


def others() -> dict[str, str]:
    """The installed Pythons other than this one: version, such as 3.13 -> interpreter."""
    return {
        f"{major}.{minor}": path
        for (major, minor), path in installed().items()
        if (major, minor) != sys.version_info[:2]
    }


if __name__ == "__main__":
    for (major, minor), path in installed().items():
        print(f"{major}.{minor}\t{path}")
