"""The documentation site has what it promises, builds without a warning, and no link on it leads nowhere."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import inset
from tools import site

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
DIRECTIVES = [
    name
    for page in sorted((DOCS / "api").glob("*.md"))
    for name in re.findall(r"^::: (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE)
]


def pages(nav: list[dict[str, Any]]) -> Iterator[str]:
    for entry in nav:
        for page in entry.values():
            yield from [page] if isinstance(page, str) else pages(page)


def test_every_public_name_is_described() -> None:
    described = {name.rpartition(".")[2] for name in DIRECTIVES} | {"add_card"}
    errors = {name for name in inset.__all__ if isinstance(getattr(inset, name), type)}
    errors = {name for name in errors if issubclass(getattr(inset, name), Exception)}
    assert "inset.kernel.errors" in DIRECTIVES and "inset.cards.add" in DIRECTIVES
    assert set(inset.__all__) - errors <= described


def test_what_a_class_inherits_is_described_too() -> None:
    page = (DOCS / "api" / "inset.md").read_text(encoding="utf-8")
    heirs = [
        name
        for name in inset.__all__
        if isinstance(made := getattr(inset, name), type)
        and not issubclass(made, Exception)
        and any(not each.startswith("_") for base in made.__mro__[1:] for each in vars(base))
    ]
    assert "Game" in heirs
    described = r"^::: inset\.[\w.]*\b{}\n    options:\n(      .*\n)*      inherited_members: true$"
    assert [name for name in heirs if not re.search(described.format(name), page, re.MULTILINE)] == []


def test_every_public_module_is_described() -> None:
    """Each name of the table in docs/public.md, with its module or by itself."""
    rows = re.findall(r"^\| `(inset\.[\w.]+)` \| (.*?) \|", (DOCS / "public.md").read_text(encoding="utf-8"), re.M)
    assert len(rows) > 15
    described = {name.rpartition(".")[2] for name in DIRECTIVES}
    missing = [
        f"{module}.{name}"
        for module, names in rows
        if module not in DIRECTIVES
        for name in re.findall(r"`(\w+)`", names)
        if name not in described
    ]
    assert missing == []


def test_the_navigation_names_pages_that_are_there() -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    named = set(pages(nav))
    assert len(named) > 20
    assert [page for page in named - set(site.FROM_ROOT.values()) if not (DOCS / page).is_file()] == []
    written = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert {page for page in written if not page.startswith("adr/0")} <= named


def test_every_decision_is_in_the_list() -> None:
    listed = (DOCS / "adr" / "index.md").read_text(encoding="utf-8")
    assert [path.name for path in sorted((DOCS / "adr").glob("0*.md")) if f"({path.name})" not in listed] == []


def test_it_builds_without_a_warning_and_no_link_is_dead() -> None:
    assert site.build(engine=False) == []
    assert (site.BUILT / "guide" / "play" / "index.html").is_file()


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<a href="there.html#x">a</a> <a href="gone.html">b</a> <a href="#me" id="me">c</a>'
    )
    (tmp_path / "there.html").write_text('<p id="y">')
    assert list(site.dead_links(tmp_path)) == [
        "index.html: there.html#x has no such place",
        "index.html: gone.html is not there",
    ]
