"""A real terminal for tests: a program in a pseudo-terminal of a given size, and what its screen shows."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

PATIENCE = 30.0  # seconds
PROMPT = "\n> "


class Terminal:
    """``inset …`` in a terminal. What is printed is kept as it comes, with its control codes."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 24) -> None:
        self.out = ""
        self._main, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "PYTEST_CURRENT_TEST")}
        environment |= {"TERM": "xterm", "NO_COLOR": "1"}
        command = [sys.executable, "-m", "inset", *words]
        self._running = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment)
        os.close(other)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._running.kill()
        self._running.wait()
        os.close(self._main)

    def until(self, *words: str) -> str:
        """Reads until some of the words have come; returns what came since the last look."""
        end = time.monotonic() + PATIENCE
        came = ""
        while not any(one in came for one in words):
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._main], [], [], left)[0]:
                raise AssertionError(f"no {words!r} in {came!r}")
            try:
                data = os.read(self._main, 65536)
            except OSError:  # the program has ended
                data = b""
            if not data:
                raise AssertionError(f"ended without {words!r}: {came!r}")
            came += data.decode("utf-8", "replace")
        self.out += came
        return came

    def type(self, line: str, *until: str) -> str:
        """Types a line; returns what the program answers with, up to some words or to the next prompt."""
        os.write(self._main, f"{line}\n".encode())
        return self.until(*until or (PROMPT,))

    @staticmethod
    def screen(came: str) -> list[str]:
        """The lines since the screen was last cleared."""
        return came.rpartition("\x1b[2J\x1b[H")[2].replace("\r", "").split("\n")
