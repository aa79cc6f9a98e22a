"""A download from a hostile server: wrong redirects, drips, bodies that end early. The old file stays."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from inset.data import web_reading
from inset.data.fetch import FetchFailed, fetch, offered
from inset.data.web_reading import UnsafeAddress

LINES = "".join(json.dumps({"name": f"Card {i}", "type_line": "Land"}) + "\n" for i in range(200)).encode()
Answer = Callable[[socket.socket], None]


class Server(threading.Thread):
    """Answers each connection with the next of its answers, and the last one again and again."""

    def __init__(self, *answers: Answer) -> None:
        super().__init__(daemon=True)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.answers = list(answers)
        self.asked: list[str] = []
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def run(self) -> None:
        while True:
            try:
                link, _ = self.listener.accept()
            except OSError:
                return
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            with link:
                try:
                    self.asked.append(link.recv(65536).decode().split(" ")[1])
                    answer(link)
                except OSError:
                    continue


def sends(head: str, body: bytes = b"", drip: float = 0.0, head_drip: float = 0.0) -> Answer:
    """``drip``: seconds after each byte of the body; ``head_drip``: of the head."""

    def answer(link: socket.socket) -> None:
        for part, pause in ((f"HTTP/1.1 {head}\r\n\r\n".encode(), head_drip), (body, drip)):
            if not pause:
                link.sendall(part)
                continue
            for byte in part:
                link.sendall(bytes([byte]))
                time.sleep(pause)

    return answer


def moved(to: str) -> Answer:
    return sends(f"302 Found\r\nLocation: {to}\r\nContent-Length: 0")


def good(body: bytes = LINES) -> Answer:
    return sends(f"200 OK\r\nContent-Length: {len(body)}", body)


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def start(*answers: Answer) -> Server:
        made.append(Server(*answers))
        return made[-1]

    yield start
    for server in made:
        server.listener.close()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that was downloaded before."""
    path = tmp_path / "cards.json"
    path.write_bytes(LINES)
    (tmp_path / "cards.json.from").write_text(json.dumps({"uri": "http://before/"}), encoding="utf-8")
    return path


def refused(server: Server, path: Path, words: str, **more: float) -> None:
    before = path.read_bytes()
    with pytest.raises(FetchFailed, match=words):
        fetch(f"{server.url}/cards.jsonl", path=path, attempts=1, pause=0.0, **more)  # type: ignore[arg-type]
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "to",
    ["file:///etc/passwd", "ftp://127.0.0.1/cards.jsonl", "data:text/plain,x", "//[::1", "gopher://x/"],
)
def test_a_redirect_leads_to_the_web_and_nowhere_else(serve: Callable[..., Server], old: Path, to: str) -> None:
    refused(serve(moved(to)), old, "not a web address|is not allowed|giving up")


def test_a_redirect_within_the_web_is_followed(serve: Callable[..., Server], old: Path) -> None:
    server = serve(moved("/other.jsonl"), good())
    assert fetch(f"{server.url}/cards.jsonl", path=old, attempts=1).cards == 200
    assert server.asked == ["/cards.jsonl", "/other.jsonl"]


def test_redirects_without_end(serve: Callable[..., Server], old: Path) -> None:
    refused(serve(moved("/cards.jsonl")), old, "redirect|30|infinite")


def test_https_stays_https() -> None:
    request = urllib.request.Request("https://example.org/list")
    with pytest.raises(UnsafeAddress, match="from https to http://example"):
        web_reading._Redirects().redirect_request(request, None, 302, "", {}, "http://example.org/cards")
    assert web_reading._Redirects().redirect_request(request, None, 302, "", {}, "https://example.org/cards")
    with pytest.raises(UnsafeAddress):
        web_reading.check_address("http://example.org/cards.json", before="https://example.org/list")


def test_what_a_list_offers_is_an_address_of_the_web(serve: Callable[..., Server]) -> None:
    listed = json.dumps({"data": [{"type": "oracle_cards", "download_uri": "file:///etc/passwd"}]}).encode()
    with pytest.raises(FetchFailed, match="not a web address"):
        offered(f"{serve(good(listed)).url}/bulk-data", "oracle_cards", attempts=1)


@pytest.mark.parametrize(
    "answer",
    [
        sends(f"200 OK\r\nContent-Length: {len(LINES)}", LINES, drip=0.05),
        sends(f"200 OK\r\nContent-Length: {len(LINES)}\r\nX: {'x' * 500}", LINES, head_drip=0.05),
        sends("200 OK\r\nTransfer-Encoding: chunked", b"1\r\n{\r\n" * 500, drip=0.05),
    ],
    ids=["body", "head", "chunks"],
)
def test_a_server_that_drips_is_given_up(serve: Callable[..., Server], old: Path, answer: Answer) -> None:
    start = time.monotonic()
    refused(serve(answer), old, "takes too long", seconds=0.6)
    assert time.monotonic() - start < 6


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (sends(f"200 OK\r\nContent-Length: {len(LINES) * 2}", LINES), "received only"),
        (sends("200 OK", LINES), "does not say how long it is"),
        (sends("200 OK\r\nTransfer-Encoding: chunked", b"%x\r\n%s\r\n" % (len(LINES), LINES)), "giving up"),
        (good(LINES[: len(LINES) // 2 - 10]), "cards, but .* has 200|not a card file"),
        (good(b""), "not a card file"),
        (sends("200 OK\r\nContent-Length: -5", LINES), "does not say how long it is"),
    ],
    ids=["short", "no length", "unfinished chunks", "half the cards", "nothing", "negative length"],
)
def test_a_body_that_ends_early(serve: Callable[..., Server], old: Path, answer: Answer, words: str) -> None:
    refused(serve(answer), old, words)


def test_a_file_that_was_not_downloaded_is_not_replaced(serve: Callable[..., Server], tmp_path: Path) -> None:
    path = tmp_path / "precious.json"
    path.write_text("mine", encoding="utf-8")
    refused(serve(good()), path, "was not downloaded")
    server = serve(good())
    assert fetch(f"{server.url}/cards.jsonl", path=path, attempts=1, force=True).cards == 200
