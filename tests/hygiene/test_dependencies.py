"""What Inset depends on: the oldest versions are those that are tested, the lock has all of them, and pip-audit is heeded."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import audit
from tools.audit import problems
from tools.lock import LOCK, direct, name_of, project, read

ROOT = Path(__file__).resolve().parents[2]
OLDEST = read(ROOT / ".ci" / "oldest.txt")


def test_the_oldest_versions_that_are_allowed_are_those_that_are_tested() -> None:
    bounds = {name_of(one): re.search(r">=([0-9.]+)", one) for one in project()["dependencies"]}
    assert set(bounds) == set(OLDEST)
    for name, bound in bounds.items():
        assert bound is not None, f"{name} has no lower bound"
        assert (OLDEST[name] + ".").startswith(bound[1] + "."), name


def test_the_lock_has_everything_and_no_addresses() -> None:
    assert direct(project()) <= set(read())
    lines = [line for line in LOCK.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9A-Za-z.+!]+", line) for line in lines)


VULNERABLE = {"name": "Rich", "version": "13.7.0", "vulns": [{"id": "CVE-1", "fix_versions": ["14.0"]}]}


@pytest.mark.parametrize(
    ("found", "fails", "words"),
    [
        ([VULNERABLE], True, "rich 13.7.0: CVE-1, fixed in 14.0"),
        ([{**VULNERABLE, "name": "mdurl"}], False, "mdurl 13.7.0: CVE-1, fixed in 14.0 (indirect)"),
        ([{**VULNERABLE, "vulns": [{"id": "CVE-2", "fix_versions": []}]}], False, "rich 13.7.0: CVE-2, no fix yet"),
        ([{"name": "rich", "version": "1"}], False, ""),
    ],
)
def test_only_a_package_of_our_own_with_a_fix_fails(found: list[dict[str, Any]], fails: bool, words: str) -> None:
    lines, failed = problems(found, direct(project()))
    assert ("\n".join(lines), failed) == (words, fails)


def test_a_service_that_is_not_reached_fails_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(*args: object, **more: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "ConnectionError")

    monkeypatch.setattr(subprocess, "run", offline)
    assert audit.main() == 0
    assert "Nothing is known" in capsys.readouterr().out
