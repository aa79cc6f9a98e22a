"""Careful downloads: https stays https, redirects lead only to web addresses, and every wait has a limit.

``open_address`` is ``urlopen`` with these limits. A server that sends a byte from time to time is given up at the deadline,
even in the middle of its headers.
"""

from __future__ import annotations

import http.client
import io
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from typing import Any, Final

TIMEOUT: Final = 30.0  # seconds without a byte
MOST_REDIRECTS: Final = 5


class UnsafeAddress(Exception):
    """An address that is not followed; the message says why."""


class TooSlow(Exception):
    """The deadline has passed."""


def check_address(url: str, before: str = "") -> urllib.parse.SplitResult:
    """The parts of an address of the web; ``before``: the one that led to it."""
    try:
        found = urllib.parse.urlsplit(url)
        fits = found.scheme in ("http", "https") and bool(found.hostname)
    except ValueError:  # such as half a bracket around the host
        fits = False
    if not fits:
        raise UnsafeAddress(f"{url[:200]} is not a web address")
    if before and urllib.parse.urlsplit(before).scheme == "https" and found.scheme != "https":
        raise UnsafeAddress(f"{before[:200]} leads from https to {url[:200]}")
    return found


def open_address(url: str, headers: dict[str, str], deadline: float) -> Any:
    """The response of a server. ``deadline``: when it must be complete, by ``time.monotonic``."""
    check_address(url)
    make = _connections(deadline)
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(), _Http(make), _Https(make), _Redirects(), urllib.request.HTTPErrorProcessor(),
        urllib.request.HTTPDefaultErrorHandler(), urllib.request.UnknownHandler(),
    ):  # fmt: skip
        opener.add_handler(handler)
    request = urllib.request.Request(url, headers=headers)  # noqa: S310  checked above, and after each redirect
    return opener.open(request, timeout=max(0.1, min(TIMEOUT, deadline - time.monotonic())))


class _Redirects(urllib.request.HTTPRedirectHandler):
    max_redirections = MOST_REDIRECTS
    max_repeats = MOST_REDIRECTS

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        check_address(newurl, req.full_url)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


# --- a deadline for every byte ----------------------------------------------------------------------


class _Watched(io.RawIOBase):
    """Data from a socket, until the deadline."""

    def __init__(self, sock: socket.socket, deadline: float) -> None:
        self._sock = sock
        self._deadline = deadline
        self._file = sock.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise TooSlow
        self._sock.settimeout(min(TIMEOUT, left))
        try:
            return self._file.readinto(buffer)
        except TimeoutError:
            if time.monotonic() >= self._deadline:
                raise TooSlow from None
            raise

    def close(self) -> None:
        self._file.close()
        super().close()


class _Sock:
    """A socket as ``HTTPResponse`` uses it."""

    def __init__(self, sock: socket.socket, deadline: float) -> None:
        self._made = sock, deadline

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Watched(*self._made))


def _connections(deadline: float) -> Callable[[type, str, Any], http.client.HTTPConnection]:
    def answer(sock: Any, *args: Any, **more: Any) -> http.client.HTTPResponse:
        return http.client.HTTPResponse(_Sock(sock, deadline), *args, **more)  # type: ignore[arg-type]

    def make(kind: type, host: str, more: Any) -> http.client.HTTPConnection:
        made: http.client.HTTPConnection = kind(host, **more)
        made.response_class = answer  # type: ignore[assignment]
        return made

    return make


class _Http(urllib.request.HTTPHandler):
    def __init__(self, make: Any) -> None:
        super().__init__()
        self._make = make

    def http_open(self, req: Any) -> Any:
        return self.do_open(lambda host, **more: self._make(http.client.HTTPConnection, host, more), req)


class _Https(urllib.request.HTTPSHandler):
    def __init__(self, make: Any) -> None:
        super().__init__()
        self._make = make

    def https_open(self, req: Any) -> Any:
        return self.do_open(lambda host, **more: self._make(http.client.HTTPSConnection, host, more), req)
