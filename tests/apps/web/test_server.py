"""The server: what it serves, whom it refuses, and that a page comes back to its game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from inset.apps.cli import app
from inset.apps.web.protocol import LARGEST_MESSAGE
from inset.apps.web.server import MOST_PAGES, application, is_loopback

SEATS = [{"player": "person", "deck": "fables"}, {"player": "guest", "deck": "skies"}]


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(application(), base_url="http://127.0.0.1:8715") as made:
        yield made


def ask(socket: Any, do: str, **fields: Any) -> Any:
    socket.send_text(json.dumps({"id": 1, "do": do, **fields}))
    return json.loads(socket.receive_text())


def test_the_page_its_fonts_and_its_engine(client: TestClient) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert "Inset" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert client.get("/engine.json").json() == {"engine": "socket"}
    assert "Inset Serif" in client.get("/fonts/fonts.css").text
    assert client.get("/fonts/serif-basic.woff2").content[:4] == b"wOF2"
    assert client.get("/fonts/../server.py").status_code == 404
    assert client.get("/nowhere").status_code == 404


def test_the_page_asks_nothing_of_another_origin(client: TestClient) -> None:
    text = client.get("/").text
    for path in re.findall(r'(?:src|href)="([^"]+)"', text):
        assert not re.match(r"[a-z]+:|//", path), path
        assert client.get(f"/{path}").status_code == 200, path


def test_a_page_of_another_origin_is_refused(client: TestClient) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:9999"):
        headers = {"origin": origin, "host": "127.0.0.1:8715"}
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=headers):
            pass
    headers = {"origin": "http://127.0.0.1:8715", "host": "127.0.0.1:8715"}
    with client.websocket_connect("/ws", headers=headers) as socket:
        assert ask(socket, "hello")["ok"]["version"] == 1


def test_another_name_for_this_machine_is_refused() -> None:
    """A page elsewhere must not reach the server by pointing a name of its own at this machine."""
    with TestClient(application(hosts=frozenset({"127.0.0.1"})), base_url="http://127.0.0.1") as client:
        assert client.get("/engine.json").status_code == 200
        assert client.get("/engine.json", headers={"host": "evil.example"}).status_code == 400


def test_nonsense_gets_an_answer_and_the_connection_stays(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        for text in ("", "{", "[]", "[" * 100_000, '"x"'):
            socket.send_text(text)
            assert json.loads(socket.receive_text())["error"]["message"]
        assert "ok" in ask(socket, "hello")


def test_no_more_pages_than_it_can_hold(client: TestClient) -> None:
    server = client.app.state.server  # type: ignore[attr-defined]
    server.pages |= dict.fromkeys(range(MOST_PAGES))
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws"):
        pass


def test_a_move_is_pushed_to_the_other_page(client: TestClient) -> None:
    with client.websocket_connect("/ws") as host, client.websocket_connect("/ws") as guest:
        opened = ask(host, "new", seats=SEATS, first=0)["ok"]
        [invite] = opened["invites"]
        joined = ask(guest, "join", table=opened["state"]["table"], key=invite["key"])["ok"]
        assert joined["state"]["waiting"] == "Ann"
        ask(host, "pick", at=opened["state"]["at"], n=0)
        pushed = json.loads(guest.receive_text())
        assert pushed["push"] == "table"
        assert pushed["state"]["question"]["kind"] == "mulligan"


def test_a_dropped_connection_comes_back_to_the_same_game(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        opened = ask(socket, "new", seats=[SEATS[0], {"player": "greedy", "deck": "skies"}])["ok"]
    with client.websocket_connect("/ws") as socket:
        again = ask(socket, "join", table=opened["state"]["table"], key=opened["key"])["ok"]
        assert again["state"]["at"] == opened["state"]["at"]


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    command = [sys.executable, "-m", "inset.apps.cli", "web", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://(\S+)/", server.stdout.readline())
        assert found is not None
        yield found.group(1)
        server.terminate()


def test_an_oversized_message_ends_the_connection_and_not_the_server(running: str) -> None:
    def hello(socket: ClientConnection) -> bool:
        socket.send('{"id": 1, "do": "hello"}')
        return '"ok"' in str(socket.recv(10))

    with connect(f"ws://{running}/ws", max_size=None) as socket:
        assert hello(socket)
        socket.send("x" * (LARGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    with connect(f"ws://{running}/ws", max_size=None) as socket:
        assert hello(socket)


def test_a_port_that_is_taken_is_reported(running: str) -> None:
    port = running.rpartition(":")[2]
    found = subprocess.run(
        [sys.executable, "-m", "inset.apps.cli", "web", "--no-open", "--port", port],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert found.returncode == 2
    assert f"port {port} is in use; choose another with --port" in found.stderr


def test_an_address_of_another_machine_is_not_a_port_in_use() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "inset.apps.cli", "web", "--no-open", "--host", "192.0.2.1", "--port", "0"],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert found.returncode == 2
    assert "can't serve on 192.0.2.1, port 0: " in found.stderr
    assert "in use" not in found.stderr


def test_without_the_extra_it_says_how_to_get_it() -> None:
    code = (
        "import sys; sys.modules['starlette'] = None; sys.argv[1:] = ['web']; from inset.apps.cli import main; main()"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert found.returncode == 2
    assert "pip install 'inset[web]'" in found.stderr
    assert "Traceback" not in found.stderr


def test_loopback_is_known() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert is_loopback("localhost")
    assert not is_loopback("0.0.0.0")
    assert "--no-open" in CliRunner().invoke(app, ["web", "--help"], terminal_width=100).output
