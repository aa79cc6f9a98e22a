"""Why a card of a list is missing: there is no such card, there are no data about it, or it can't be played yet."""

from __future__ import annotations

from typing import Final

from inset.data.known_names import exists
from inset.decklists import card_files
from inset.kernel.errors import UnknownCard, UnsupportedText

NOT_FETCHED: Final = "not in the embedded library: get card data with `inset cards fetch`"
_EXISTS: Final = " exists, but is "


def why(name: str, error: UnknownCard | UnsupportedText) -> str:
    """The reason in one sentence."""
    return _unread(name, error) if isinstance(error, UnsupportedText) else _absent(name, error)


def not_fetched(reason: str) -> str:
    """The name of a card that exists, but about which there are no data; empty if the reason is another one."""
    name, _, rest = reason.partition(_EXISTS)
    return name if rest == NOT_FETCHED else ""


def _absent(name: str, error: UnknownCard) -> str:
    if not exists(name):
        return error.message
    files = card_files.used()
    if not files:
        return f"{name}{_EXISTS}{NOT_FETCHED}"
    return f"{name}{_EXISTS}neither in the embedded library nor in {', '.join(path.name for path in files)}"


def _unread(name: str, error: UnsupportedText) -> str:
    printed = card_files.record(name)
    clauses = [] if printed is None else [f"'{clause}'" for clause in card_files.unread(printed)]
    if printed is None or not clauses:
        return error.message.replace("can't be played:", "can't be played yet:")
    return f"{printed.name} can't be played yet: it does not read {', nor '.join(clauses)}"
