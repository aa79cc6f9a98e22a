"""The card file is downloaded from a server on this machine: whole, broken off and resumed, wrong in every way."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from inset.data.fetch import FetchFailed, fetch, offered
from inset.data.scryfall import load

CARDS = json.dumps([{"name": f"Card {i}", "type_line": "Land", "oracle_text": "x" * 50} for i in range(3000)]).encode()


class Server(ThreadingHTTPServer):
    """What it does with a request is set by the test."""

    daemon_threads = True
    data = CARDS
    tag = '"one"'
    breaks: list[int]  # after how many bytes the next answers break off
    codes: list[int]  # the codes of the next answers
    seen: list[tuple[str, str]]  # paths, and the parts that were asked for
    extra: dict[str, str]
    said: int | None  # the length that is said, if not the true one
    size: int | None  # as the list has it
    ranges = True

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        server = self.server
        server.seen.append((self.path, self.headers.get("Range", "")))
        if server.codes:
            self.send_error(server.codes.pop(0))
        elif self.path == "/bulk-data":
            entry = {"object": "bulk_data", "type": "oracle_cards", "download_uri": f"{server.url}/moved/cards-1.json"}
            rest = {"updated_at": "2026-01-02T03:04:05", "size": server.size} if server.size else {}
            self._whole(json.dumps({"object": "list", "data": [{"type": "rulings"}, entry | rest]}).encode())
        elif self.path.startswith("/moved/"):
            self.send_response(302)
            self.send_header("Location", self.path.removeprefix("/moved"))
            self.end_headers()
        elif self.path.startswith("/cards"):
            self._file()
        elif self.path == "/page":
            self._whole(b"<html>")
        else:
            self.send_error(404)

    def _whole(self, data: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def _file(self) -> None:
        server, start = self.server, 0
        asked = self.headers.get("Range", "")
        if server.ranges and asked and self.headers.get("If-Range") == server.tag:
            start = int(asked.removeprefix("bytes=").rstrip("-"))
            if start >= len(server.data):
                self.send_error(416)
                return
            self.send_response(206)
            self.send_header("Content-Range", f"bytes {start}-{len(server.data) - 1}/{len(server.data)}")
        else:
            self.send_response(200)
        data = server.data[start:]
        self.send_header("Content-Length", str(server.said or len(data)))
        self.send_header("ETag", server.tag)
        for name, value in server.extra.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data[: server.breaks.pop(0)] if server.breaks else data)


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server(("127.0.0.1", 0), Handler)
    made.breaks, made.codes, made.seen, made.extra, made.said, made.size = [], [], [], {}, None, len(CARDS)
    thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield made
    made.shutdown()
    thread.join()
    made.server_close()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "data" / "cards.json"


def _fetch(server: Server, place: Path, **more: Any) -> Any:
    return fetch(f"{server.url}/bulk-data", path=place, pause=0.0, **more)


def test_the_file_is_found_in_the_list_and_downloaded(server: Server, place: Path) -> None:
    told: list[tuple[int, int | None]] = []
    found = _fetch(server, place, progress=lambda done, total: told.append((done, total)))
    assert (found.path, found.cards, found.is_new, found.updated_at[:4]) == (place, 3000, True, "2026")
    assert place.read_bytes() == CARDS
    assert told[-1] == (len(CARDS), len(CARDS))
    assert sorted(path.name for path in place.parent.iterdir()) == ["cards.json", "cards.json.from"]
    assert [path for path, _ in server.seen] == ["/bulk-data", "/moved/cards-1.json", "/cards-1.json"]


def test_what_is_there_is_not_downloaded_again(server: Server, place: Path) -> None:
    _fetch(server, place)
    server.seen.clear()
    assert not _fetch(server, place).is_new
    assert server.seen == [("/bulk-data", "")]
    assert _fetch(server, place, again=True).is_new


def test_a_packed_answer_is_kept_packed(server: Server, place: Path) -> None:
    server.data = gzip.compress(CARDS, mtime=0)
    server.extra = {"Content-Encoding": "gzip"}
    assert _fetch(server, place).cards == 3000
    assert place.stat().st_size < len(CARDS) / 2
    assert len(load(place).cards) == 3000


def test_a_broken_connection_is_resumed(server: Server, place: Path) -> None:
    server.breaks = [70_000, 50_000, 0]
    assert _fetch(server, place).cards == 3000
    assert place.read_bytes() == CARDS
    parts = [part for path, part in server.seen if path == "/cards-1.json"]
    assert parts == ["", "bytes=70000-", "bytes=120000-", "bytes=120000-"]


def test_a_later_call_goes_on_where_the_first_gave_up(server: Server, place: Path) -> None:
    server.breaks = [90_000]
    with pytest.raises(FetchFailed, match=f"received only 90000 of {len(CARDS)} bytes"):
        _fetch(server, place, attempts=1)
    assert not place.exists()
    server.seen.clear()
    assert _fetch(server, place).cards == 3000
    assert server.seen[-1] == ("/cards-1.json", "bytes=90000-")
    assert place.read_bytes() == CARDS


def test_a_part_of_an_older_file_is_not_gone_on_with(server: Server, place: Path) -> None:
    server.breaks = [90_000]
    with pytest.raises(FetchFailed):
        _fetch(server, place, attempts=1)
    server.data, server.tag, server.size = CARDS.replace(b"Land", b"Cave"), '"two"', None
    assert _fetch(server, place).cards == 3000
    assert place.read_bytes() == server.data


def test_a_server_that_gives_no_parts(server: Server, place: Path) -> None:
    server.ranges = False
    server.breaks = [90_000]
    assert _fetch(server, place).cards == 3000
    assert place.read_bytes() == CARDS


def test_a_part_that_is_too_long_is_thrown_away(server: Server, place: Path) -> None:
    server.breaks = [90_000]
    with pytest.raises(FetchFailed):
        _fetch(server, place, attempts=1)
    place.with_name("cards.json.part").write_bytes(b"x" * (len(CARDS) + 5))
    assert _fetch(server, place).cards == 3000


def test_a_length_that_is_never_reached(server: Server, place: Path) -> None:
    server.said, server.ranges = len(CARDS) + 10, False
    with pytest.raises(FetchFailed, match=r"giving up on 127.0.0.1:\d+ after 3 attempts"):
        _fetch(server, place, attempts=3)
    assert not place.exists()


def test_a_length_other_than_the_list_says(server: Server, place: Path) -> None:
    place.parent.mkdir()
    place.write_bytes(b"the old one")
    server.size = 12
    with pytest.raises(FetchFailed, match="the list says 12"):
        _fetch(server, place, force=True)
    assert place.read_bytes() == b"the old one"


def test_a_digest_that_is_told_is_checked(server: Server, place: Path) -> None:
    right = base64.b64encode(hashlib.sha256(CARDS).digest()).decode()
    server.extra = {"Digest": f"sha-256={right}"}
    assert _fetch(server, place).is_new
    server.extra = {"Repr-Digest": f"sha-256=:{'A' * 43}=:"}
    with pytest.raises(FetchFailed, match="checksum is wrong"):
        _fetch(server, place, again=True)
    assert place.read_bytes() == CARDS


def test_what_is_not_a_card_file_is_not_kept(server: Server, place: Path) -> None:
    server.data = b"<html>" + b"x" * 100
    server.size = None
    with pytest.raises(FetchFailed, match="not a card file"):
        _fetch(server, place)
    assert not place.with_name("cards.json.part").exists()


def test_a_busy_server_is_asked_again(server: Server, place: Path) -> None:
    server.codes = [503, 429]
    assert _fetch(server, place).cards == 3000


@pytest.mark.parametrize(
    ("path", "words"),
    [("/nothing", "404 Not Found"), ("/page", "not a list of bulk files"), ("/no.json", "404 Not Found")],
)
def test_wrong_addresses(server: Server, place: Path, path: str, words: str) -> None:
    with pytest.raises(FetchFailed, match=words):
        fetch(server.url + path, path=place, pause=0.0)


def test_a_kind_that_is_not_offered(server: Server) -> None:
    with pytest.raises(FetchFailed, match=r"offers no 'pictures'; it has rulings, oracle_cards"):
        offered(f"{server.url}/bulk-data", "pictures")


def test_the_file_itself_may_be_named(server: Server, place: Path) -> None:
    assert fetch(f"{server.url}/cards.json", path=place, pause=0.0).cards == 3000


def test_offline(server: Server, place: Path) -> None:
    server.server_close()
    with pytest.raises(FetchFailed, match=r"giving up on 127.0.0.1:\d+ after 2 attempts: Connection refused.*--cards"):
        _fetch(server, place, attempts=2)


def test_a_machine_without_a_network_is_told_at_once(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*address: object, **more: object) -> None:
        raise socket.gaierror(-3, "Temporary failure in name resolution")

    monkeypatch.setattr(socket, "getaddrinfo", nobody)
    with pytest.raises(FetchFailed, match=r"cards\.example was not found: is this machine online"):
        fetch("https://cards.example/bulk-data", path=place, pause=60.0)


@pytest.mark.parametrize("url", ["file:///etc/hosts", "ftp://a/b", "cards", ""])
def test_only_the_web(url: str, place: Path) -> None:
    with pytest.raises(FetchFailed, match="not a web address"):
        fetch(url, path=place, pause=0.0)


def test_a_place_that_can_not_be_written(server: Server, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no directory")
    with pytest.raises(FetchFailed, match="can't be written"):
        _fetch(server, tmp_path / "taken" / "cards.json")
