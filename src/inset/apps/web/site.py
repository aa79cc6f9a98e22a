"""``inset web build``: the table as a folder of files, with the engine inside the browser.

The bundle and the fonts come from the package, Python from the pinned Pyodide of the npm registry, PyYAML's own Python files
from this installation, and Inset from its own ``.py`` files, with fixed times, so that the same sources give the same files.
If Node is installed, Pyodide itself compiles those (``bytecode.py``).
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import tarfile
import urllib.request
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import inset
from inset.apps.web.bytecode import compiled
from inset.data import places
from inset.drawing import font_css, font_files
from inset.kernel.errors import InsetError

PYODIDE: Final = "314.0.7"
PYODIDE_HASH: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="  # SHA-512
)
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LARGEST: Final = 64 << 20  # bytes of the tarball
TIMEOUT: Final = 60.0  # seconds without an answer
STATIC: Final = Path(__file__).parent / "static"
ENGINE_DATA: Final = frozenset({".py", ".json", ".tsv", ".txt", ".bin"})  # of the package; fonts are files of the site
LEFT_OUT: Final = (
    "inset/sim/",
    "inset/env/",
    "inset/apps/mcp/",
    "inset/data/exercised.tsv",
    "inset/data/mutants.tsv",
)  # no page uses them
ZIP_TIME: Final = (1980, 1, 1, 0, 0, 0)
OFFLINE: Final = """\
// Keeps the site for when there is no network: everything once, under the name of its contents.
const NAME = "inset-VERSION";
const FILES = LISTED;
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("inset-") && name !== NAME);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)));
});
"""


ENGINE: Final = b'{"engine": "worker"}\n'  # marks an earlier site


class BadSite(InsetError):
    """The site can't be built."""


def build(folder: Path, pyodide: Path | None = None) -> dict[str, int]:
    """Writes the site; returns the size of each file. A folder that holds anything but an earlier site is refused."""
    made = files(pyodide)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())) and not _is_a_site(folder):
        raise BadSite(f"{folder} is not empty and holds no earlier site; choose another folder")
    for name, content in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with places.whole_file(path) as part:
            part.write_bytes(content)
    return {name: len(content) for name, content in made.items()}


def _is_a_site(folder: Path) -> bool:
    try:
        return (folder / "engine.json").read_bytes() == ENGINE
    except OSError:
        return False


def files(pyodide: Path | None = None) -> dict[str, bytes]:
    """Every file of the site by its path."""
    if not (STATIC / "index.html").is_file():
        raise BadSite("the page is not built: npm ci && npm run build, in web/")
    found = {
        path.relative_to(STATIC).as_posix(): path.read_bytes() for path in sorted(STATIC.rglob("*")) if path.is_file()
    }
    page = found["index.html"].decode()
    found["index.html"] = page.replace(
        "<title>", '<meta name="inset-offline" content="yes" />\n    <title>', 1
    ).encode()
    found["engine.json"] = ENGINE
    found["fonts/fonts.css"] = font_css("").encode()
    found |= {f"fonts/{name}": content for name, content in font_files().items()}
    interpreter = python(pyodide)
    found |= {f"pyodide/{name}": content for name, content in interpreter.items()}
    sources = engine()
    found["inset.zip.gz"] = gzip.compress(compiled(sources, interpreter) or sources, 9, mtime=0)
    found["offline.js"] = _offline(found)
    return dict(sorted(found.items()))


def _offline(found: dict[str, bytes]) -> bytes:
    whole = hashlib.blake2b(digest_size=10)
    for name, content in sorted(found.items()):
        whole.update(f"{name}\0{len(content)}\0".encode())
        whole.update(content)
    listed = json.dumps(["./", *sorted(found)])
    return OFFLINE.replace("VERSION", whole.hexdigest()).replace("LISTED", listed).encode()


# --- Inset and PyYAML ---------------------------------------------------------------------------------


def engine() -> bytes:
    """Inset's own files and PyYAML's, as one archive. Compressing it as a whole makes it smaller than compressing each
    file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in sorted(_sources()):
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return packed.getvalue()


def _sources() -> Iterator[tuple[str, bytes]]:
    import yaml

    for package, root in (("inset", Path(inset.__file__).parent), ("yaml", Path(yaml.__file__).parent)):
        for path in root.rglob("*"):
            name = f"{package}/{path.relative_to(root).as_posix()}"
            if (
                path.suffix in ENGINE_DATA
                and path.is_file()
                and STATIC not in path.parents
                and not name.startswith(LEFT_OUT)
            ):
                yield name, path.read_bytes()


# --- Pyodide --------------------------------------------------------------------------------------------


def python(folder: Path | None = None) -> dict[str, bytes]:
    """The files of Pyodide: from a folder, or from the pinned tarball."""
    if folder is not None:
        missing = [name for name in PYODIDE_FILES if not (folder / name).is_file()]
        if missing:
            raise BadSite(f"{folder} lacks {', '.join(missing)}: it is not an unpacked pyodide package")
        return {name: (folder / name).read_bytes() for name in PYODIDE_FILES}
    with tarfile.open(fileobj=io.BytesIO(_tarball()), mode="r:gz") as archive:
        return {name: _member(archive, f"package/{name}") for name in PYODIDE_FILES}


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    try:
        found = archive.extractfile(name)
    except KeyError:
        found = None
    if found is None:
        raise BadSite(f"the Pyodide package has no {name}")
    return found.read()


def _registry() -> str:
    """The npm registry that this machine uses, from the environment or from npm's configuration."""
    named = os.environ.get("NPM_CONFIG_REGISTRY", "")
    npm = shutil.which("npm")
    if not named and npm is not None:
        asked = subprocess.run([npm, "config", "get", "registry"], capture_output=True, text=True, timeout=TIMEOUT)
        named = asked.stdout.strip()
    if not named:
        raise BadSite(
            "Pyodide comes from an npm registry: set NPM_CONFIG_REGISTRY to its address, install npm, "
            "or give an unpacked pyodide package with --pyodide"
        )
    return named


def _tarball() -> bytes:
    """The tarball, from the cache or the registry, checked against its hash."""
    kept = places.cache() / f"pyodide-{PYODIDE}.tgz"
    if kept.is_file() and _is_right(content := kept.read_bytes()):
        return content
    address = f"{_registry().rstrip('/')}/pyodide/-/pyodide-{PYODIDE}.tgz"
    if not address.startswith("https://"):
        raise BadSite(f"{address}: Pyodide is downloaded over https only; give a folder with --pyodide")
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:  # noqa: S310  https, checked above
            content = bytes(answer.read(LARGEST + 1))
    except (OSError, ValueError) as error:
        raise BadSite(
            f"Pyodide can't be downloaded ({error}); give an unpacked pyodide package with --pyodide"
        ) from None
    if not _is_right(content):
        raise BadSite(f"{address} is not the Pyodide that this version of Inset was made for: its hash differs")
    places.write(kept, content)
    return content


def _is_right(content: bytes) -> bool:
    return b64encode(hashlib.sha512(content).digest()).decode() == PYODIDE_HASH
