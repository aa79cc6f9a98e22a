"""The optional compiled build: ``INSET_COMPILE=1 pip install .`` (docs/performance.md, docs/adr/0007-what-is-compiled.md).

Without the variable nothing here does anything, and the package is pure Python.

    INSET_COMPILE=1         compile the modules of ``COMPILED`` with mypyc
    INSET_COMPILE=trained   the same twice, with games in between that show gcc what runs (docs/adr/0031-a-trained-build.md)
    INSET_COMPILE_OPT=0     the C compiler's -O: 0 is built fastest; 2 if not set
    INSET_COMPILE_JOBS=2    how many C files at once; if not set, as many as there are cores
"""

from __future__ import annotations

import os
import shlex
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import trained_c
from patched_c import RARE, hot_functions, patched

COMPILED = (
    "kernel", "language/keywords.py", "language/trees.py", "oracle/deletions.py", "oracle/lexer.py", "oracle/parser.py",
    "oracle/phrase.py", "rules", "play/options.py", "play/new_game.py", "play/past.py", "play/session.py",
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

    profile: Sequence[str] = ()  # what the compiler is told about profiles, while it makes a trained build

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
        self.force = True  # what an earlier build left is linked again
        if os.environ["INSET_COMPILE"] == "trained":
            self._train()
        super().run()

    def _train(self) -> None:
        """Builds everything with counters in it, elsewhere, and plays; what is built next uses what was counted."""
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
        why_not = trained_c.why_not(compiler) if compiler else "this compiler is not known"
        if why_not:
            self.warn(f"the build is not trained: {why_not}")
            return
        objects, library = Path(self.build_temp), Path(self.build_temp, "training")
        trained_c.forget(objects)
        place, untouched = (self.inplace, self.build_lib), [vars(ext).copy() for ext in self.extensions]
        self.inplace, self.build_lib, self.profile = False, str(library), trained_c.COUNTING
        super().run()
        trained_c.train(library, Path("src"), objects)
        for ext, before in zip(self.extensions, untouched, strict=True):
            vars(ext).update(before)
        (self.inplace, self.build_lib), self.profile = place, trained_c.TRAINED
        self.compiler = None  # as before ``run``, which makes one

    def build_extension(self, ext: Extension) -> None:
        jobs = int(os.environ.get("INSET_COMPILE_JOBS", os.cpu_count() or 1))
        flags = [*ext.extra_compile_args, *self.profile]  # the extensions share one list
        if self.compiler.compiler_type == "unix":
            flags.append("-fvisibility=hidden")  # calls from one module to another need not go through a table then …
            flags.append("-fno-plt")  # … and those into Python not through two
            if ext.name.endswith("__mypyc"):  # the one that has the code of all modules
                rare = Path(self.build_temp, "rare.h")
                rare.parent.mkdir(parents=True, exist_ok=True)
                rare.write_text(RARE, encoding="utf-8")
                flags += ["-include", str(rare)]

        def compiled(source: str) -> list[str]:
            found: list[str] = self.compiler.compile(
                [source],
                output_dir=str(Path(self.build_temp).absolute()),  # where profiles are written, and looked for
                include_dirs=ext.include_dirs,
                extra_postargs=flags,
                depends=ext.depends,
            )
            return found

        with ThreadPoolExecutor(jobs) as pool:
            made = [one for found in pool.map(compiled, ext.sources) for one in found]
        ext.sources, ext.extra_objects = [], [*ext.extra_objects, *made]
        ext.extra_link_args = [*ext.extra_link_args, *self.profile]
        super().build_extension(ext)


def settings() -> dict[str, Any]:
    if os.environ.get("INSET_COMPILE", "0") in ("", "0"):
        return {}
    # What there is to build is known when it is built; something must be named before, or the wheel would be a pure one.
    return {"ext_modules": [Extension("inset", [])], "cmdclass": {"build_ext": Compile}}


setup(**settings())
