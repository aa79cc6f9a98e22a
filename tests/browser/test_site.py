"""The static site: the engine inside the browser, under a sub-path, offline, and with the same games."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from inset.agents import make, play
from inset.apps.web import site
from inset.game import Game
from tests.browser.player import answer, open_table, open_trial, picture, play_to_the_end, saved, settled
from tests.browser.test_pages import check_a_card_file
from tests.browser.test_table import check_explanations

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOADING = 60_000  # milliseconds; on a quiet machine it takes about six seconds
NewPage = Callable[..., Page]
AGAIN = (
    "import hashlib, pathlib, sys; from inset.apps.web import site; "
    "print(hashlib.md5(site.files(pathlib.Path(sys.argv[1]))['inset.zip.gz']).hexdigest())"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("hosted") / "some" / "where"
    site.build(made, PYODIDE)
    return made


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def hosted(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """The site under a sub-path of a server that knows nothing about it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder.parents[1])))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/some/where/", server
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_whole_game_in_the_browser_alone_and_its_record(
    new_page: NewPage, hosted: tuple[str, object], keyboard: bool
) -> None:
    page = new_page()
    page.set_default_timeout(LOADING)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, hosted[0])
    play_to_the_end(page, keyboard)
    record, fingerprint = saved(page)
    game = Game.replay(record)
    assert game.outcome is not None and game.answers > 20
    assert game.fingerprint() == fingerprint
    assert all(url.startswith((hosted[0], "blob:", "data:")) for url in asked), asked


def test_costs_permanents_and_dropped_cards_are_explained_in_the_browser_alone(
    new_page: NewPage, hosted: tuple[str, object]
) -> None:
    page = new_page()
    page.set_default_timeout(LOADING)
    open_trial(page, hosted[0])
    check_explanations(page)
    check_a_card_file(page, hosted[0])


def test_it_works_offline_once_it_was_loaded(new_page: NewPage, hosted: tuple[str, ThreadingHTTPServer]) -> None:
    page = new_page()
    page.set_default_timeout(LOADING)
    open_table(page, hosted[0])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    hosted[1].shutdown()
    hosted[1].server_close()
    page.reload()
    page.wait_for_selector("form.start")
    page.get_by_role("button", name="Shuffle and draw").click()
    for _ in range(8):
        answer(page)
    settled(page)
    picture(page, "offline")


def test_python_in_node_plays_the_same_game(folder: Path) -> None:
    """Pyodide is another Python, of another version: the same seed and the same players give the same fingerprint."""
    script = ROOT / "web" / "tests" / "smoke.mjs"
    found = subprocess.run(["node", script, folder, "3"], capture_output=True, text=True, check=True, timeout=300)
    game = Game.new(["fables", "skies"], seed=3, names=["Ann", "Bob"], first=0, paying=True)
    assert found.stdout.strip() == play(game, [make("greedy"), make("greedy")]).fingerprint()


def test_opened_as_a_file_it_says_what_to_do(chromium: Browser, folder: Path) -> None:
    page = chromium.new_page()  # whose console may complain
    page.goto((folder / "index.html").as_uri())
    assert "python -m http.server" in page.inner_text("body")
    page.close()


def test_it_is_small_and_always_the_same(folder: Path) -> None:
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert sum(len(gzip.compress(content, 6)) for content in files.values()) <= 10_000_000
    seed = os.environ | {"PYTHONHASHSEED": "7"}
    again = subprocess.run([sys.executable, "-c", AGAIN, PYODIDE], capture_output=True, text=True, check=True, env=seed)
    assert again.stdout.strip() == hashlib.md5(files["inset.zip.gz"]).hexdigest()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("mine")
    with pytest.raises(site.BadSite, match="choose another folder"):
        site.build(tmp_path, PYODIDE)
    with pytest.raises(site.BadSite, match=r"lacks pyodide\.mjs"):
        site.python(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]
