"""The optional compiled build: ``INSET_COMPILE=1 pip install .`` (docs/performance.md, docs/adr/0007-what-is-compiled.md).

Without the variable nothing here does anything, and the package is pure Python.

    INSET_COMPILE=1         compile the modules of ``COMPILED`` with mypyc
    INSET_COMPILE_OPT=0     the C compiler's -O: 0 is built fastest; 2 if not set
    INSET_COMPILE_JOBS=2    how many C files at once; if not set, as many as there are cores
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from patched_c import RARE, hot_functions, patched

COMPILED = (
    "kernel", "language/keywords.py", "rules", "play/options.py", "play/new_game.py", "play/past.py", "play/session.py",
    "game.py", "env/characteristics.py",
    "env/episode.py", "env/global_row.py", "env/history_rows.py", "env/knowledge.py", "env/log_reader.py",
    "env/object_rows.py", "env/option_rows.py", "env/quiet_zones.py", "env/reader.py", "env/rows.py", "env/sheet.py",
    "env/slot.py",
    "play/chronicle.py", "play/fingerprint.py", "play/hand_stories.py", "play/key.py", "play/key_parts.py",
    "play/playout.py", "play/retold_log.py", "play/sampling.py", "play/view.py",
    "agents/aims.py", "agents/combat.py", "agents/evaluation.py", "agents/greedy.py", "agents/moves.py", "agents/priority.py",
    "agents/sight.py", "agents/story.py", "agents/target_worth.py", "agents/tricks.py", "agents/tries.py", "agents/valuing.py",
    "agents/worth.py",
)  # fmt: skip
NOT_COMPILED = (
    "src/inset/kernel/compiling.py",  # it tells the compiler something, and nothing to anybody else
    "src/inset/kernel/rng.py",  # whole numbers of 64 bits: the interpreter is quicker with them
    "src/inset/kernel/watching.py",  # Python delivers signals there
    "src/inset/kernel/wrong_type.py",  # it inherits from TypeError
    "src/inset/rules/checks/invariants.py", "src/inset/rules/checks/recomputation.py",
)  # fmt: skip


def sources() -> list[str]:
    places = [Path("src/inset", name) for name in COMPILED]
    found = [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    return [path.as_posix() for path in found if path.as_posix() not in NOT_COMPILED]


class Compile(build_ext):
    """Mypyc's C files, one for each module, compiled side by side."""

    def run(self) -> None:
        from mypyc.build import mypycify

        self.distribution.ext_modules = mypycify(
            ["--config-file=", "--strict", "--follow-imports=silent", *sources()],
            opt_level=os.environ.get("INSET_COMPILE_OPT", "2"),
            debug_level="0",
            multi_file=True,
            group_name="inset",
        )
        hot = hot_functions()
        made = {Path(path) for extension in self.distribution.ext_modules for path in extension.sources}
        for path in made | {one.parent / "__native_inset.h" for one in made if one.name == "__native_inset.c"}:
            code = path.read_text(encoding="utf-8")
            better = patched(path.name, code, hot)
            if better != code:
                path.write_text(better, encoding="utf-8")
        inplace, editable = self.inplace, self.editable_mode
        self.initialize_options()
        self.inplace, self.editable_mode = inplace, editable
        self.finalize_options()
        super().run()

    def build_extension(self, ext: Extension) -> None:
        jobs = int(os.environ.get("INSET_COMPILE_JOBS", os.cpu_count() or 1))
        flags = list(ext.extra_compile_args)  # the extensions share one list
        if self.compiler.compiler_type == "unix":
            flags.append("-fvisibility=hidden")  # calls from one module to another need not go through a table then …
            flags.append("-fno-plt")  # … and those into Python not through two
            if ext.name.endswith("__mypyc"):  # the one that has the code of all modules
                rare = Path(self.build_temp, "rare.h")
                rare.parent.mkdir(parents=True, exist_ok=True)
                rare.write_text(RARE, encoding="utf-8")
                flags += ["-include", str(rare)]

        def compiled(source: str) -> list[str]:
            made: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=flags,
                depends=ext.depends,
            )
            return made

        with ThreadPoolExecutor(jobs) as pool:
            for objects in pool.map(compiled, ext.sources):
                ext.extra_objects += objects
        ext.sources = []
        super().build_extension(ext)


def settings() -> dict[str, Any]:
    if os.environ.get("INSET_COMPILE", "0") in ("", "0"):
        return {}
    # What there is to build is known when it is built; something must be named before, or the wheel would be a pure one.
    return {"ext_modules": [Extension("inset", [])], "cmdclass": {"build_ext": Compile}}


setup(**settings())
