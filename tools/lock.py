"""Writes .ci/lock.txt: the versions of everything that CI installs, so that a check gives the same result tomorrow.

``python -m tools.lock`` takes them from the environment that it runs in: names and versions, no addresses. It follows what
pyproject.toml requires, with all extras. ``--check`` says what the lock lacks from pyproject.toml.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCK: Final = ROOT / ".ci" / "lock.txt"
HEAD: Final = "# What CI installs: made by tools/lock.py.\n"


def name_of(requirement: str) -> str:
    """The name that a requirement begins with, spelt as an index spells it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def direct(project: dict[str, Any]) -> set[str]:
    """What the project itself requires, in any extra."""
    rows = [project["dependencies"], *project["optional-dependencies"].values()]
    return {name_of(requirement) for row in rows for requirement in row}


def closure(names: set[str]) -> dict[str, str]:
    """These packages and what they need, as far as it is installed, with their versions."""
    found: dict[str, str] = {}
    left = sorted(names)
    while left:
        name = left.pop()
        if name in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = package.version
        left += [name_of(one) for one in package.requires or () if "extra ==" not in one]
    return found


def read(path: Path = LOCK) -> dict[str, str]:
    rows = [line.partition("==") for line in path.read_text(encoding="utf-8").splitlines() if "==" in line]
    return {name_of(name): version for name, _, version in rows}


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the lock lacks something")
    wanted = direct(project())
    if parser.parse_args(words).check:
        missing = sorted(wanted - set(read()))
        print(f"not in the lock: {', '.join(missing)}" if missing else "the lock has everything")
        return 1 if missing else 0
    found = closure(wanted)
    LOCK.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(found.items())), encoding="utf-8")
    missing = sorted(wanted - set(found))
    print(f"{len(found)} packages locked{'; not installed: ' + ', '.join(missing) if missing else ''}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
