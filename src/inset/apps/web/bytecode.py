"""Precompiles the modules needed for the first board with the Python that will run them, which saves more than a second
on the first visit. Modules needed later stay source files, which are smaller. The bytecode has no column numbers
(PYTHONNODEBUGRANGES), a fifth of its size; tracebacks still name lines.

That Python is Pyodide, which runs under Node. Without Node, or if it can't run Pyodide, the site contains the sources
instead and starts a little slower.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TIMEOUT: Final = 300.0  # seconds; it takes about ten
SCRIPT: Final = r"""
import { readFileSync, writeFileSync } from "node:fs";
const { loadPyodide } = await import("./pyodide.mjs");
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" };
const python = await loadPyodide({ indexURL: import.meta.dirname, env });
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(import.meta.dirname + "/sources.zip")));
python.runPython(`
import importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

sys.path.insert(0, "/sources.zip")
from inset.apps.web.service import Link, Service
seats = [{"player": "person", "deck": "fables"}, {"player": "greedy", "deck": "skies"}]
opened = Service().handle(Link(), {"id": 1, "do": "new", "seats": seats, "seed": 1})
assert "ok" in opened, opened
places = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
started = {place.removeprefix("/sources.zip/") for place in places}

with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/made.zip", "w") as made:
    for entry in sources.infolist():
        content, name = sources.read(entry), entry.filename
        if name in started:
            code = compile(content, name, "exec", dont_inherit=True)
            content, name = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), False)), name + "c"
        kept = zipfile.ZipInfo(name, entry.date_time)
        kept.external_attr = entry.external_attr
        made.writestr(kept, content)
`);
writeFileSync(import.meta.dirname + "/made.zip", python.FS.readFile("/made.zip"));
"""


def compiled(sources: bytes, pyodide: Mapping[str, bytes]) -> bytes | None:
    """The same archive with bytecode for the modules that are imported first; None if it can't be made."""
    node = shutil.which("node")
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name, content in {**pyodide, "sources.zip": sources, "compile.mjs": SCRIPT.encode()}.items():
            (place / name).write_bytes(content)
        try:
            subprocess.run([node, "compile.mjs"], cwd=place, check=True, capture_output=True, timeout=TIMEOUT)
            return (place / "made.zip").read_bytes()
        except (OSError, subprocess.SubprocessError):  # a Node that is too old, or not allowed to
            return None
