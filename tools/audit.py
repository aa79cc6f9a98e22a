"""Known vulnerabilities of the installed packages, as pip-audit reports them.

All are reported. The exit code is 1 only for a package that pyproject.toml itself requires and that has a fixed version.
If the service can't be reached, it says so, and nothing fails.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from typing import Any, Final

from tools.lock import direct, name_of, project

SECONDS: Final = 300  # that pip-audit may take


def problems(found: Iterable[dict[str, Any]], own: set[str]) -> tuple[list[str], bool]:
    """A line for each vulnerability, and whether one of them must be fixed here."""
    lines: list[str] = []
    fails = False
    for package in found:
        name = name_of(str(package.get("name", "")))
        for one in package.get("vulns", ()):
            fixed = [str(version) for version in one.get("fix_versions", ())]
            ours = name in own
            fails = fails or (ours and bool(fixed))
            remedy = f"fixed in {', '.join(fixed)}" if fixed else "no fix yet"
            lines.append(
                f"{name} {package.get('version', '?')}: {one.get('id', '?')}, {remedy}{'' if ours else ' (indirect)'}"
            )
    return lines, fails


def main() -> int:
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--skip-editable"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        found = json.loads(done.stdout)["dependencies"]
    except (OSError, ValueError, KeyError, TypeError, subprocess.TimeoutExpired):
        print("pip-audit had no answer: is the service reachable? Nothing is known of vulnerabilities.")
        return 0
    lines, fails = problems(found, direct(project()))
    print("\n".join(lines) or "no known vulnerabilities")
    return 1 if fails else 0


if __name__ == "__main__":
    sys.exit(main())
