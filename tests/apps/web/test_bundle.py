"""The bundle in the package, and the lock file that it is built with."""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
STATIC = ROOT / "src" / "inset" / "apps" / "web" / "static"


def packages() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return found


def test_the_lock_names_no_address_and_every_package_has_its_sum() -> None:
    for name, package in packages().items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name


def test_the_lock_has_every_optional_package_so_that_it_installs_on_any_system() -> None:
    """``npm ci`` refuses a lock that lacks one, on systems that do not need it too."""
    locked = packages()
    for name, package in locked.items():
        for wanted in package.get("optionalDependencies", {}):
            places = (f"{name}/node_modules/{wanted}", f"node_modules/{wanted}")
            assert any(place in locked for place in places), f"{name} wants {wanted}"


def test_the_bundle_asks_nothing_of_another_origin() -> None:
    """The only addresses in it are the names of XML's vocabularies and where Svelte explains its errors."""
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            found = set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8")))
            assert found <= {"http://www.w3.org", "https://svelte.dev"}, path.name
