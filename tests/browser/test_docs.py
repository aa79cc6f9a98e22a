"""The documentation site: scenarios and cards on its pages run where they stand, in the engine that comes with the site."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import picture
from tools import site

PYODIDE = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
LOADING = 60_000  # milliseconds


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The whole site, served from this machine."""
    assert site.build(engine=True, pyodide=PYODIDE) == []
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(site.BUILT))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def page(new_page: Callable[..., Page], address: str) -> Iterator[Page]:
    """A page that must not ask any other address for anything."""
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    assert all(url.startswith((address, "blob:", "data:")) for url in asked), asked


def test_a_scenario_runs_where_it_stands(page: Page, address: str) -> None:
    page.goto(address)
    picture(page, "docs")
    page.get_by_role("button", name="Run it here").first.click()
    judge = page.frame_locator("iframe")
    expect(judge.get_by_role("heading", name="That's right")).to_be_visible(timeout=LOADING)
    picture(page, "docs-judge")


def test_a_typed_card_is_read_drawn_and_played_where_it_stands(page: Page, address: str) -> None:
    page.goto(f"{address}guide/compile-cards/")
    page.get_by_role("button", name="Read and draw it here").click()
    studio = page.frame_locator("iframe")
    expect(studio.locator(".pictures svg title").first).to_have_text("Ember Sprite // Singe", timeout=LOADING)
    expect(studio.get_by_label("What was understood")).to_contain_text("Playable.")
    picture(page, "docs-studio")
    studio.get_by_role("button", name="Play with it").click()
    hand = studio.locator(".hand").get_by_role("button", name="Ember Sprite")
    expect(hand.first).to_be_visible(timeout=LOADING)


def test_a_changed_card_says_where_reading_stops(page: Page, address: str) -> None:
    page.goto(f"{address}guide/compile-cards/")
    page.get_by_role("button", name="Read and draw it here").click()
    studio = page.frame_locator("iframe")
    expect(studio.get_by_label("What was understood")).to_contain_text("Playable.", timeout=LOADING)
    studio.get_by_label("The card").fill(
        "Ember Sprite {1}{R}\nCreature — Faerie\nWhen this creature enters, draw a banana.\n2/1\n"
    )
    expect(studio.locator("mark")).to_have_text("banana.")
    expect(studio.get_by_role("button", name="Play with it")).to_be_disabled()
