"""The dialects of decklists by name. They are apart from their readers so that ``inset --help`` can list them quickly."""

from __future__ import annotations

from typing import Final

from inset.kernel.errors import InvalidDeck

DIALECTS: Final = ("arena", "mtgo", "dek", "plain", "forge", "cockatrice")
LISTED: Final = f"{', '.join(DIALECTS[:-1])} or {DIALECTS[-1]}"


def check_dialect(dialect: str) -> None:
    """Refuses an unknown dialect."""
    if dialect not in DIALECTS:
        raise InvalidDeck(f"no dialect called {dialect[:40]!r}; choose {LISTED}")
