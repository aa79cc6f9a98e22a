"""The documentation site: ``python tools/site.py [DIR]`` builds it into a folder, with the engine inside, and checks every link.

``--no-engine`` leaves the engine out, whose Pyodide comes from the npm registry; what its pages link to is then not checked.
Needs ``inset[docs]``. Exit code 1 if the build warns, or if a link is dead.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
STAGED, BUILT = ROOT / "build" / "docs", ROOT / "build" / "site"  # as zensical.toml has them
ENGINE = "engine"
FROM_ROOT = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}


class Page(HTMLParser):
    """What a page links to, and the places on it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.links.append(value)
            if value and name in ("id", "name"):
                self.anchors.add(value)


def dead_links(site: Path, apart: str = "") -> Iterator[str]:
    """Every dead link of the site, except for those into the folder ``apart``; other hosts are not asked."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in _documents(site)}
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or path.name == "404.html":  # the last is shown at any address
                continue
            wanted = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if apart and wanted.is_relative_to((site / apart).resolve()):
                continue
            wanted = wanted / "index.html" if wanted.is_dir() else wanted
            found = pages.get(wanted)
            if found is None and not wanted.is_file():
                yield f"{path.relative_to(site.resolve())}: {link} is not there"
            elif found is not None and parts.fragment and unquote(parts.fragment) not in found.anchors:
                yield f"{path.relative_to(site.resolve())}: {link} has no such place"


def _documents(site: Path) -> Iterator[Path]:
    return (path for path in sorted(site.rglob("*.html")) if path.relative_to(site).parts[0] != ENGINE)


def stage() -> None:
    """Puts the pages together: those of docs, and those at the root, with their links adjusted."""
    for folder in (STAGED, BUILT):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGED)
    for name, page in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (STAGED / page).write_text(_as_page(text), encoding="utf-8")


def _as_page(text: str) -> str:
    """A page of the root, with links as they are on the site."""
    for name, page in FROM_ROOT.items():
        text = text.replace(f"]({name}", f"]({page}")
    return text.replace("](docs/", "](")


def build(engine: bool, pyodide: Path | None = None) -> list[str]:
    """Builds the site where zensical.toml says, and returns what is wrong with it."""
    stage()
    program = Path(sys.executable).with_name("zensical")
    made = subprocess.run([program, "build", "--strict", "--clean"], cwd=ROOT, capture_output=True, text=True)
    if made.returncode:
        return [made.stdout + made.stderr]
    if engine:
        from inset.apps.web.site import build as build_engine

        build_engine(BUILT / ENGINE, pyodide)
    return list(dead_links(BUILT, "" if engine else ENGINE))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, help="where to put the site; defaults to build/site")
    parser.add_argument("--no-engine", action="store_true", help="leave the engine out")
    parser.add_argument("--pyodide", type=Path, help="a folder with Pyodide, where there is no network")
    chosen = parser.parse_args()
    if chosen.folder is not None and chosen.folder.exists():
        parser.error(f"{chosen.folder} already exists")
    wrong = build(not chosen.no_engine, chosen.pyodide)
    print(*wrong, sep="\n", file=sys.stderr, end="\n" if wrong else "")
    if not wrong and chosen.folder is not None:
        shutil.copytree(BUILT, chosen.folder)
    count = len(list(_documents(BUILT)))
    print(f"{count} pages, {len(wrong)} problems: {chosen.folder or BUILT.relative_to(ROOT)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
