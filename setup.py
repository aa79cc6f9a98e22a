"""The optional compiled build: ``INSET_COMPILE=1 pip install .`` (docs/performance.md, docs/adr/0007-what-is-compiled.md).

Without the variable nothing here does anything, and the package is pure Python.

    INSET_COMPILE=1         compile the modules of ``COMPILED`` with mypyc
    INSET_COMPILE_OPT=0     the C compiler's -O: 0 is built fastest; 2 if not set
    INSET_COMPILE_JOBS=2    how many C files at once; if not set, as many as there are cores
"""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = (
    "kernel", "language/keywords.py", "rules", "play/options.py", "play/new_game.py", "play/past.py", "play/session.py",
    "game.py", "env/characteristics.py",
    "env/episode.py", "env/global_row.py", "env/history_rows.py", "env/knowledge.py", "env/log_reader.py",
    "env/object_rows.py", "env/option_rows.py", "env/quiet_zones.py", "env/reader.py", "env/rows.py", "env/sheet.py",
    "env/slot.py",
    "play/chronicle.py", "play/hand_stories.py", "play/key.py", "play/playout.py", "play/retold_log.py",
    "play/sampling.py", "play/view.py",
    "agents/aims.py", "agents/combat.py", "agents/greedy.py", "agents/moves.py", "agents/priority.py", "agents/sight.py",
    "agents/story.py", "agents/target_worth.py", "agents/tree.py", "agents/tricks.py", "agents/valuing.py", "agents/worth.py",
)  # fmt: skip
NOT_COMPILED = (
    "src/inset/kernel/compiling.py",  # it tells the compiler something, and nothing to anybody else
    "src/inset/kernel/rng.py",  # whole numbers of 64 bits: the interpreter is quicker with them
    "src/inset/kernel/watching.py",  # Python delivers signals there
    "src/inset/kernel/wrong_type.py",  # it inherits from TypeError
    "src/inset/rules/checks/invariants.py", "src/inset/rules/checks/recomputation.py",
)  # fmt: skip

# What runs only when something has gone wrong is kept apart from the rest: of a function's code it is a third.
FAILURES = ("CPy_AddTraceback", "CPy_TypeError", "CPy_TypeErrorTraceback", "CPy_AttributeError", "CPyError_OutOfMemory")
RARE = "#include <CPy.h>\n" + "".join(f"__typeof__({name}) {name} __attribute__((cold));\n" for name in FAILURES)


def sources() -> list[str]:
    places = [Path("src/inset", name) for name in COMPILED]
    found = [path for place in places for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    return [path.as_posix() for path in found if path.as_posix() not in NOT_COMPILED]


def without_trashcan(code: str) -> str:
    """Mypyc's C code for a module, mended: in long chains CPython puts objects aside in a list that it keeps in the collector's
    part of them, which those of an acyclic class don't have (``inset.kernel.compiling``)."""

    def mended(function: re.Match[str]) -> str:
        known = "PyObject_GC_UnTrack" in function[0]
        return (
            function[0] if known else re.sub(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\n", "", function[0], flags=re.MULTILINE)
        )

    return re.sub(r"^\w+_dealloc\(.*\n\{\n(?:.*\n)*?\}\n", mended, code, flags=re.MULTILINE)


# A number becomes an object of Python whenever it is looked up in a dictionary: ids of objects, hundreds of times in a choice.
MADE = "CPyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(x))"
KEPT = """static PyObject *inset_kept[8192];

static inline PyObject *inset_number(Py_ssize_t number) {
    if ((size_t)number >= sizeof(inset_kept) / sizeof(inset_kept[0]))
        return PyLong_FromSsize_t(number);
    if (unlikely(inset_kept[number] == NULL)) {
        inset_kept[number] = PyLong_FromSsize_t(number);
        if (inset_kept[number] == NULL)
            return NULL;
    }
    Py_INCREF(inset_kept[number]);
    return inset_kept[number];
}

"""


def with_kept_numbers(code: str) -> str:
    """Mypyc's C code for whole numbers, mended: the objects of small ones are made once."""
    before, first, after = code.partition("PyObject *CPyTagged_AsObject(CPyTagged x) {")
    if MADE not in after:
        return code
    return before + KEPT + first + after.replace(MADE, "inset_number(CPyTagged_ShortAsSsize_t(x))")


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
        for made in {path for extension in self.distribution.ext_modules for path in extension.sources}:
            code = Path(made).read_text(encoding="utf-8")
            mended = with_kept_numbers(without_trashcan(code))
            if mended != code:
                Path(made).write_text(mended, encoding="utf-8")
        inplace, editable = self.inplace, self.editable_mode
        self.initialize_options()
        self.inplace, self.editable_mode = inplace, editable
        self.finalize_options()
        super().run()

    def build_extension(self, ext: Extension) -> None:
        jobs = int(os.environ.get("INSET_COMPILE_JOBS", os.cpu_count() or 1))
        flags = list(ext.extra_compile_args)  # the extensions share one list
        if self.compiler.compiler_type == "unix":
            flags.append("-fvisibility=hidden")  # calls from one module to another need not go through a table then
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
