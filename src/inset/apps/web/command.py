"""``inset web``: the table in the browser; ``inset web build``: the same as a folder of files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from inset.kernel.errors import InsetError

HOW: Final = "the web table needs more packages: pip install 'inset[web]'"
web_app = typer.Typer(invoke_without_command=True, help="Play, judge and design cards in the browser.")


@web_app.callback()
def web(
    context: typer.Context,
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = 8715,
    host: Annotated[
        str, typer.Option(help="The address to serve on. Beyond loopback, anyone who can reach it can play.")
    ] = "127.0.0.1",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = True,
) -> None:
    """Serve the table on this machine and open it in the browser."""
    if context.invoked_subcommand is not None:
        return
    try:
        from inset.apps.web.server import is_loopback, serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("starlette", "uvicorn", "websockets"):
            raise
        raise InsetError(HOW) from None
    if not is_loopback(host):
        print(f"inset: other machines can reach {host}: anyone who finds the page can play", file=sys.stderr)
    serve(host, port, open_page)


@web_app.command()
def build(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the site goes.")],
    pyodide: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="An unpacked pyodide package from npm, to build without a network."),
    ] = None,
) -> None:
    """Write the table as a folder of files that any web server can host; the engine runs in the browser."""
    from inset.apps.web.site import build as write_site

    sizes = write_site(folder, pyodide)
    print(f"{folder}: {len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB")
    print(f"Try it:  python -m http.server --directory {folder} 8000")
