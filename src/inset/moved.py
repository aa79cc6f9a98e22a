"""Modules that can still be imported under their former names: doing so warns, and gives the module itself.

``MOVED`` is only consulted when Python finds no module of that name, so it costs nothing until then. What is public,
and
for how long an old name stays, is in docs/public.md.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from importlib.abc import Loader  # imports more than Inset needs

MOVED: Final[dict[str, str]] = {  # the name before -> the name now
    "inset.cards.decks": "inset.decklists.decks",
    "inset.cards.files": "inset.decklists.card_files",
    "inset.cards.formats": "inset.decklists.formats",
    "inset.rules.invariants": "inset.rules.checks.invariants",
}


class Finder:
    """The last in ``sys.meta_path``, and the loader of what it finds."""

    def __init__(self) -> None:
        self._specs: dict[str, ModuleSpec | None] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, cast("Loader", self)) if name in MOVED else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        now = MOVED[spec.name]
        warnings.warn(f"{spec.name} is {now} now", DeprecationWarning, stacklevel=2)
        module = importlib.import_module(now)
        self._specs[spec.name] = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is executed twice; the module gets its own spec back, which the import has overwritten."""
        assert module.__spec__ is not None
        module.__spec__ = self._specs.pop(module.__spec__.name)


def install() -> None:
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.append(Finder())
