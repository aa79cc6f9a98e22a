"""``inset web``: the page and its WebSocket, served from this machine to this machine.

One worker thread runs the service, one message after the other. Pages from other origins and oversized messages are
refused; a page that comes back with its key finds its game.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import webbrowser
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from inset.apps.web.protocol import LARGEST_MESSAGE
from inset.apps.web.rooms import Link, Rooms
from inset.apps.web.service import Service
from inset.drawing import font_css, font_files
from inset.kernel.errors import InsetError

STATIC: Final = Path(__file__).parent / "static"
MOST_PAGES: Final = 256
REFUSED: Final = 1008  # the WebSocket code for a policy
POLICY: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


class NotFree(InsetError):
    """The address or port can't be used."""


class Server:
    """The pages that are connected, and the one thread that answers them."""

    def __init__(self, rooms: Rooms | None = None) -> None:
        self.service = Service(rooms)
        self.pages: dict[Link, WebSocket] = {}
        self.worker = ThreadPoolExecutor(1, "inset")

    async def connect(self, socket: WebSocket) -> None:
        """One page, from its first message to its last."""
        if not same_origin(socket) or len(self.pages) >= MOST_PAGES:
            await socket.close(REFUSED)
            return
        await socket.accept()
        link = Link()
        self.pages[link] = socket
        try:
            while True:
                await self._answer(link, socket, await socket.receive_text())
        except (WebSocketDisconnect, RuntimeError, KeyError):  # a page that left, or sent bytes
            pass
        finally:
            del self.pages[link]
            link.leave()

    async def _answer(self, link: Link, socket: WebSocket, text: str) -> None:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None
        loop = asyncio.get_running_loop()
        reply = await loop.run_in_executor(self.worker, self.service.handle, link, message)
        await socket.send_text(json.dumps(reply))
        for other, page in list(self.pages.items()):
            while other.pushes:
                with suppress(RuntimeError, WebSocketDisconnect):  # it is about to leave
                    await page.send_text(json.dumps(other.pushes.pop(0)))


def same_origin(socket: WebSocket) -> bool:
    """Was the requesting page served by this server? Programs other than browsers send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


def application(rooms: Rooms | None = None, hosts: frozenset[str] | None = None) -> Starlette:
    """The whole site. ``hosts``: the host names that it answers to; any, if empty."""
    server = Server(rooms)
    fonts = font_files()

    async def engine(request: Request) -> Response:
        return JSONResponse({"engine": "socket"}, headers=POLICY)

    async def font(request: Request) -> Response:
        name = request.path_params["name"]
        if name == "fonts.css":
            return Response(font_css(""), media_type="text/css", headers=POLICY)
        if name not in fonts:
            return PlainTextResponse("no such font", 404)
        return Response(fonts[name], media_type="font/woff2", headers=POLICY)

    made = Starlette(
        routes=[
            WebSocketRoute("/ws", server.connect),
            Route("/engine.json", engine),
            Route("/fonts/{name}", font),
            Mount("/", Files(directory=STATIC, html=True)),
        ]
    )
    made.state.server = server
    if hosts is not None:
        from starlette.middleware.trustedhost import TrustedHostMiddleware

        made.add_middleware(TrustedHostMiddleware, allowed_hosts=sorted(hosts))
    return made


class Files(StaticFiles):
    """The bundle, with the policy of the site."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: object, status_code: int = 200
    ) -> Response:
        found = super().file_response(full_path, stat_result, scope, status_code)  # type: ignore[arg-type]
        found.headers.update(POLICY)
        return found


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def serve(host: str, port: int, open_page: bool) -> None:
    """Serves until it is interrupted."""
    if not (STATIC / "index.html").is_file():
        raise InsetError("the page is not built: npm ci && npm run build, in web/")
    hosts = frozenset({host, "localhost", "127.0.0.1", "[::1]"}) if is_loopback(host) else None
    config = uvicorn.Config(
        application(hosts=hosts), host=host, port=port, log_level="warning", ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
    )  # fmt: skip
    try:
        socket = config.bind_socket()
    except SystemExit as stopped:  # what went wrong is in its context
        problem = stopped.__context__
        if isinstance(problem, OSError) and problem.errno != errno.EADDRINUSE:
            raise NotFree(f"can't serve on {host}, port {port}: {problem.strerror or problem}") from None
        raise NotFree(f"port {port} is in use; choose another with --port") from None
    socket.listen(100)  # a page may ask as soon as the address is printed
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{socket.getsockname()[1]}/"
    print(f"Inset is at {address}  (Ctrl-C ends it)", flush=True)
    if open_page:
        webbrowser.open(address)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[socket])
