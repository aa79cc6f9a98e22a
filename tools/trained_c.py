"""Compiling twice with training in between, as gcc can do it (docs/adr/0031-a-trained-build.md).

The first time, the code counts how often each branch is taken; the games of ``tools/training.py`` are played with it; the second
time, gcc lays the code out for what it saw. Profiles are read where they were written, so both go to the same objects.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]  # games are played in one thread
TRAINED = ["-fprofile-use", "-Wno-missing-profile", "-Wno-error"]  # much is never played, and is made small
TRAINING = Path(__file__).resolve().parent / "training.py"
PROFILES = "*.gcda"


def why_not(compiler: Sequence[str]) -> str:
    """Why this compiler can't be trained; empty if it can."""
    try:
        told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        return f"{' '.join(compiler)} doesn't tell its version: {error}"
    if "Free Software Foundation" not in told:
        return f"{told.splitlines()[0] if told else compiler[0]} is not gcc"
    return ""


def forget(place: Path) -> None:
    """Profiles of an earlier build would be added to."""
    for profile in place.rglob(PROFILES):
        profile.unlink()


def train(library: Path, source: Path, objects: Path) -> None:
    """Plays the games with the extensions in ``library``, beside a copy of the package in ``source``. Their profiles are written
    beside the ``objects``."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(source / "inset", library / "inset", ignore=ignored, dirs_exist_ok=True)
    paths = [str(library.absolute()), os.environ.get("PYTHONPATH", "")]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, str(TRAINING), "--compiled"], env=settings, check=True)
    if next(objects.rglob(PROFILES), None) is None:
        raise RuntimeError(f"the training left no profiles in {objects}")
