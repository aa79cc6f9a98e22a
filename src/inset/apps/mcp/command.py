"""``inset mcp``: the server for language-model agents, over standard input and output."""

from __future__ import annotations

import sys
from pathlib import Path

from inset.data import places
from inset.kernel.errors import InsetError


def serve(records: str | None) -> None:
    """Serves until the input ends."""
    try:
        from inset.apps.mcp.server import make
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] == "inset":
            raise
        raise InsetError("inset mcp needs the mcp package: pip install 'inset[mcp]'") from None
    folder = Path(records) if records else places.cache() / "mcp"
    server = make(folder)
    if sys.stdin.isatty():
        print("inset mcp: waiting for a client on standard input; see docs/guide/language-models.md", file=sys.stderr)
    server.run("stdio")
