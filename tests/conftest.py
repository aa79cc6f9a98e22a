"""The `cr` marker is checked as tests are collected; `shared` is the reference data beside the project."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from inset import cards
from tests.harness.citations import wrong_citations

ROOT = Path(__file__).resolve().parent.parent
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # how long an example takes says more about the machine than about Inset
Collected = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, Collected, Collected]:
    """An unknown rule number is an error of its file, and a file with an error stops the run."""
    made = yield
    complaints: list[str] = []
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item):
            complaints += complaints_about(item)
    if complaints:
        raise pytest.Collector.CollectError("\n".join(complaints))
    return made


def complaints_about(item: pytest.Item) -> list[str]:
    found: list[str] = []
    for mark in item.iter_markers("cr"):
        if not mark.args or mark.kwargs:
            found.append("cr takes one or more rule numbers and nothing else")
        found += wrong_citations(mark.args)
    return [f"{item.name}: {complaint}" for complaint in found]


@pytest.fixture(autouse=True)
def _library_as_it_was() -> Iterator[None]:
    """Cards that a test adds to the library are gone after it."""
    before = set(cards._ADDED)
    yield
    added = cards._ADDED - before
    if added:
        cards.remove(*added)


@pytest.fixture(scope="session")
def shared() -> Path:
    """Reference data that is not part of the project: INSET_SHARED, or the directory `shared` beside it."""
    path = Path(os.environ.get("INSET_SHARED") or ROOT.parent / "shared")
    if not path.is_dir():
        pytest.skip("no reference data: set INSET_SHARED, or put it in ../shared")
    return path
