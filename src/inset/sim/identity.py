"""What determines the games of a batch: the engine, the cards, the code of the players, and the settings.

Two runs that agree in all of this play the same games. A journal begins with it, so that it is never continued by anything
else; a worker on another machine must agree with it, too.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import Any, Final

import inset
from inset.kernel.build import COMPILED
from inset.kernel.errors import InsetError
from inset.play.fingerprint import digest
from inset.play.record import cards_digest
from inset.sim.settings import Maker, Settings, player_name

_NOT_ENGINE: Final = frozenset(["apps", "drawing", "env", "judge", "oracle"])  # parts that no game depends on
_SIZE: Final = 8  # bytes of a digest

# how differences are described
WORDS: Final = {
    "version": "the version of Inset",
    "build": "the build of Inset",
    "engine": "the code of Inset",
    "cards": "the text of the cards",
    "decks": "the decks",
    "players": "the players",
    "code": "the code of the players",
    "seed": "the seed",
    "format": "the format",
    "games": "the number of games of each pairing",
    "decision_seconds": "--decision-seconds",
    "game_answers": "--game-answers",
    "mirrored": "--mirror",
}


def request(settings: Settings) -> dict[str, Any]:
    """What was requested. More games of one pairing are the same batch; with several pairings, games are numbered
    differently."""
    return {
        "decks": [[deck.name, digest(repr((deck.main, deck.commanders, deck.side)), _SIZE)] for deck in settings.decks],
        "players": [player_name(player) for player in settings.players],
        "seed": settings.seed,
        "format": settings.format,
        "games": settings.games if len(settings.pairings) > 1 else 0,
        "decision_seconds": settings.decision_seconds,
        "game_answers": settings.game_answers,
        **({"mirrored": True} if settings.mirrored else {}),
    }


def identity(settings: Settings) -> dict[str, Any]:
    """Everything that determines the games."""
    return {
        "version": inset.__version__,
        "engine": engine_code(),
        "cards": cards_digest(settings.decks),
        "code": [player_code(player) for player in settings.players],
        **request(settings),
    }


def site(settings: Settings) -> dict[str, Any]:
    """What a worker must agree with: the identity, and the build, which has its own speed and limits."""
    return {**identity(settings), "build": "compiled" if COMPILED else "pure"}


def batch_key(settings: Settings) -> str:
    """A short name for the request, by which unnamed journals are found."""
    return digest(repr(sorted(request(settings).items())), _SIZE)


def differences(wanted: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """How two identities differ, in words."""
    return [
        f"{word} ({_shown(found.get(key))}, not {_shown(wanted.get(key))})"
        for key, word in WORDS.items()
        if found.get(key) != wanted.get(key)
    ]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(_shown(part[0] if isinstance(part, list) and part else part) for part in value)
    return str(value)[:40] if value not in (None, "") else "nothing"


# --- code ------------------------------------------------------------------------------------------------


@cache
def engine_code() -> str:
    """A digest of the Python files that games depend on."""
    root = Path(inset.__file__).parent
    return _digest_of(
        [path for path in sorted(root.rglob("*.py")) if path.relative_to(root).parts[0] not in _NOT_ENGINE], root
    )


def player_code(player: Maker) -> str:
    """A digest of a custom player's code, without running it: its file, or the whole package it is in. Anything it
    reads or imports from elsewhere is not included.
    """
    if isinstance(player, str):
        module, colon, detail = player.partition(":")
        if not colon or detail.isdigit():
            return ""  # the players that come with Inset are part of the engine
    else:
        module = getattr(player, "__module__", "") or type(player).__module__
        if module == "__main__" or module.startswith("inset."):
            return ""
    found = find_module(module)
    if found is None or not found.origin:
        return ""
    path = Path(found.origin)
    if "." not in module and path.name != "__init__.py":
        return _digest_of([path], path.parent)
    return _digest_of(sorted(path.parent.glob("*.py")), path.parent)


def find_module(name: str) -> ModuleSpec | None:
    """Where a module is, without running it or the packages around it."""
    places: list[str] | None = None
    found: ModuleSpec | None = None
    for part in name.split("."):
        try:
            found = PathFinder.find_spec(part, places)
        except (ImportError, ValueError):
            return None
        if found is None:
            return None
        places = list(found.submodule_search_locations or [])
    return found


def check_player(name: str) -> None:
    """Refuses the name of a player whose module doesn't exist. Whether the player can be made is checked by the
    workers."""
    module, _, word = name.partition(":")
    if not module or not word.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise InsetError(f"no player called {name[:60]!r}; your own is module:Class, such as bots:Mine")
    if find_module(module) is None and module not in sys.modules:
        raise InsetError(f"no player called {name[:60]!r}: there is no module {module}")


def _digest_of(paths: list[Path], root: Path) -> str:
    total = blake2b(digest_size=_SIZE)
    for path in paths:
        try:
            total.update(f"{path.relative_to(root).as_posix()}\n".encode())
            total.update(blake2b(path.read_bytes()).digest())
        except OSError:
            continue
    return total.hexdigest()
