"""pytest collects scenario files, and leaves other YAML alone."""

from importlib.metadata import distributions
from pathlib import Path

import pytest

from tests.judge.test_run_command import BAD, CROW, GOOD

pytest_plugins = ["pytester"]


def run(pytester: pytest.Pytester, *words: str) -> pytest.RunResult:
    installed = any(point.name == "inset_scenarios" for found in distributions() for point in found.entry_points)
    loaded = [] if installed else ["-p", "inset.judge.pytest_plugin"]
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", *loaded, *words)


@pytest.fixture
def files(pytester: pytest.Pytester) -> Path:
    root = pytester.path
    (root / "good.yaml").write_text(GOOD, encoding="utf-8")
    (root / "bad.yml").write_text(BAD, encoding="utf-8")
    (root / "crow.yaml").write_text(CROW, encoding="utf-8")
    (root / "compose.yaml").write_text("services: {web: {image: x}}\n", encoding="utf-8")
    (root / "broken.yaml").write_text("a: [b\n", encoding="utf-8")
    (root / "latin.yaml").write_bytes(b"name: \xe4\n")
    return root


def test_each_scenario_is_a_test(pytester: pytest.Pytester, files: Path) -> None:
    result = run(pytester, "-v")
    result.assert_outcomes(passed=1, failed=1, skipped=1)
    result.stdout.fnmatch_lines(
        ["*good.yaml::good PASSED*", "*expected: life of B: 17*", "*actual:   18*", "*deals 2 damage to B*"]
    )
    result.stdout.no_fnmatch_line("*Traceback*")


def test_one_can_be_chosen(pytester: pytest.Pytester, files: Path) -> None:
    run(pytester, "good.yaml::good").assert_outcomes(passed=1)
    run(pytester, "-k", "good").assert_outcomes(passed=1, deselected=2)


def test_what_cannot_be_played_may_fail(pytester: pytest.Pytester, files: Path) -> None:
    pytester.makeini("[pytest]\ninset_unsupported = fail\n")
    result = run(pytester, "crow.yaml")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*can't be played: Storm Crow: not in the library*"])


def test_a_configured_folder_is_strict(pytester: pytest.Pytester, files: Path) -> None:
    pytester.makeini("[pytest]\ninset_scenarios = rulings\n")
    (files / "rulings").mkdir()
    (files / "rulings" / "odd.yaml").write_text("sceanrio: x\n", encoding="utf-8")
    result = run(pytester, "rulings")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*rulings/odd.yaml:1:1*did you mean 'scenario'?*"])


def test_an_error_in_a_scenario_is_a_failing_test(pytester: pytest.Pytester, files: Path) -> None:
    (files / "good.yaml").write_text(GOOD + BAD.replace("life:", "live:"), encoding="utf-8")
    result = run(pytester, "good.yaml")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*did you mean 'life'?*"])
