"""A real browser, a real server: Chromium from the system, driven by playwright.

With ``INSET_NO_BROWSER=1`` these tests are skipped; otherwise a missing browser is a failure. ``INSET_SCREENSHOTS`` names a
folder for pictures of what the tests see.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

CHROMIUM = os.environ.get("INSET_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
HERE = Path(__file__).parent
expect.set_options(timeout=20_000)  # milliseconds; machines that run tests are busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("INSET_NO_BROWSER") == "1":
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="INSET_NO_BROWSER=1"))


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server on a port of its own."""
    command = [sys.executable, "-m", "inset.apps.cli", "web", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found.group(0)
        server.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[Callable[[], Page]]:
    """Makes pages that fail the test when anything goes wrong in them."""
    wrong: list[str] = []
    pages: list[Page] = []

    def make(width: int = 1440, height: int = 900) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": height}, accept_downloads=True)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.add_init_script("localStorage.setItem('inset.pace', localStorage.getItem('inset.pace') ?? 'off')")
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        pages.append(page)
        return page

    yield make
    found = list(wrong)  # what is still being fetched when a page is closed fails, and may
    for page in pages:
        page.context.close()
    assert found == []
