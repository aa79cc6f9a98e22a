"""Players that misbehave in their third turn, if they sit second: in every other game of a batch."""

import os
import signal
import sys
import time
from typing import NoReturn

from inset import Decision, Option, View, agents


class Hostile(agents.Player):
    def __init__(self, seed: int = 0) -> None:
        self.inner = agents.GreedyPlayer()

    def choose(self, view: View, decision: Decision) -> Option:
        if view.player == 1 and view.data["turn"] >= 3:
            self.misbehave()
        return self.inner.choose(view, decision)

    def misbehave(self) -> None:
        raise NotImplementedError


class Exits(Hostile):
    def misbehave(self) -> NoReturn:
        sys.exit(3)


class Interrupts(Hostile):
    def misbehave(self) -> NoReturn:
        raise KeyboardInterrupt


class Leaves(Hostile):
    def misbehave(self) -> NoReturn:
        raise GeneratorExit


class Unprintable(Hostile):
    def misbehave(self) -> NoReturn:
        raise ValueError("\ud800 \x1b[31m")


class Recurses(Hostile):
    def misbehave(self) -> None:
        self.misbehave()


class Kills(Hostile):
    def misbehave(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Ends(Hostile):
    def misbehave(self) -> NoReturn:
        os._exit(7)


class Hangs(Hostile):
    def misbehave(self) -> NoReturn:
        while True:
            pass


class Sleeps(Hostile):
    def misbehave(self) -> None:
        time.sleep(3600)


class Dithers(Hostile):
    """Always answers, and never does anything."""

    def choose(self, view: View, decision: Decision) -> Option:
        return decision.options[0]


class Prints(Hostile):
    def misbehave(self) -> None:
        print("thinking…")
        os.write(1, b"thinking without Python\n")


class DiesOnce(Hostile):
    """Dies if a file is there, and removes the file first."""

    def misbehave(self) -> None:
        try:
            os.unlink(os.environ["INSET_TEST_FUSE"])
        except FileNotFoundError:
            return
        os._exit(1)


class CannotBeMade(Hostile):
    def __init__(self, seed: int = 0) -> None:
        sys.exit("no licence")
