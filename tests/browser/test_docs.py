"""The documentation site: a scenario on a page runs where it stands, in the engine that comes with the site."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.player import picture
from tools import site

PYODIDE = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
LOADING = 60_000  # milliseconds


def test_a_scenario_runs_where_it_stands(new_page: Callable[..., Page]) -> None:
    assert site.build(engine=True, pyodide=PYODIDE) == []
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(site.BUILT))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = new_page()
        address = f"http://127.0.0.1:{server.server_port}/"
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        picture(page, "docs")
        page.get_by_role("button", name="Run it here").first.click()
        judge = page.frame_locator("iframe")
        expect(judge.get_by_role("heading", name="It is so")).to_be_visible(timeout=LOADING)
        picture(page, "docs-judge")
        assert all(url.startswith((address, "blob:", "data:")) for url in asked), asked
        server.shutdown()
