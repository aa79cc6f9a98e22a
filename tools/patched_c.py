"""Mypyc's C code, patched before it is compiled (docs/adr/0030-patched-c-code.md).

Each function takes the code of one file and returns it changed, or as it was if mypyc writes something else: then the
build is only slower. ``native/quick.h`` and ``native/quick.c`` have the C code that is put in.
"""

from __future__ import annotations

import re
from collections.abc import Set
from pathlib import Path

NATIVE = Path(__file__).resolve().parent.parent / "native"
MARK = "// Patched (tools/patched_c.py)\n"

# What runs only when something has gone wrong, or when a whole number is huge, is kept apart: of a function's code it is a third.
RARELY_CALLED = (
    "CPy_AddTraceback", "CPy_TypeError", "CPy_TypeErrorTraceback", "CPy_AttributeError", "CPyError_OutOfMemory",
    "CPyTagged_IncRef", "CPyTagged_DecRef", "CPyTagged_XDecRef", "CPyTagged_Add_", "CPyTagged_Subtract_",
)  # fmt: skip
RARE = "#include <CPy.h>\n" + "".join(f"__typeof__({name}) {name} __attribute__((cold));\n" for name in RARELY_CALLED)


def patched(name: str, code: str, hot: Set[str]) -> str:
    """A file of C code with everything patched; ``hot``: the functions that run often."""
    if code.startswith(MARK):  # by an earlier build
        return code
    if name == "__native_inset.h":
        return MARK + with_quick_header(code)
    if name == "int_ops.c":
        code = with_quick_masks(with_kept_numbers(code))
    return MARK + with_hot(with_quick_arguments(with_quick_items(without_trashcan(code))), hot)


def without_trashcan(code: str) -> str:
    """In long chains CPython puts objects aside in a list that it keeps in the collector's part of them, which those of an
    acyclic class don't have (``inset.kernel.compiling``)."""

    def changed(function: re.Match[str]) -> str:
        known = "PyObject_GC_UnTrack" in function[0]
        return (
            function[0] if known else re.sub(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\n", "", function[0], flags=re.MULTILINE)
        )

    return re.sub(r"^\w+_dealloc\(.*\n\{\n(?:.*\n)*?\}\n", changed, code, flags=re.MULTILINE)


def with_quick_header(code: str) -> str:
    return code.replace("#include <CPy.h>\n", "#include <CPy.h>\n" + (NATIVE / "quick.h").read_text("utf-8"), 1)


# A number becomes an object of Python whenever it is looked up in a dictionary: ids of objects, hundreds of times in a choice.
_MADE = "CPyLong_FromSsize_t(CPyTagged_ShortAsSsize_t(x))"


def with_kept_numbers(code: str) -> str:
    """The objects of small numbers are made once."""
    before, first, after = code.partition("PyObject *CPyTagged_AsObject(CPyTagged x) {")
    if _MADE not in after:
        return code
    quick = '#include "__native_inset.h"\n' + (NATIVE / "quick.c").read_text("utf-8")
    return before + quick + first + after.replace(_MADE, "inset_number(CPyTagged_ShortAsSsize_t(x))")


_LOOKED_UP = re.compile(
    r"(?P<key>\w+) = CPyTagged_StealAsObject\((?P<number>\w+)\);\n"
    r"(?P<before>\s*)(?P<found>\w+) = CPyDict_(?P<how>GetItem|GetWithNone)\((?P<dict>\w+), (?P=key)\);\n"
    r"(?P<freed>\s*CPy_DECREF(?:_NO_IMM)?\((?P=dict)\);\n)?"
    r"\s*CPy_DECREF\((?P=key)\);\n"
)


def with_quick_items(code: str) -> str:
    """What is looked up by a number is found without hashing an object."""

    def changed(found: re.Match[str]) -> str:
        function = "inset_item" if found["how"] == "GetItem" else "inset_get"
        return f"{found['found']} = {function}({found['dict']}, {found['number']});\n{found['freed'] or ''}"

    return _LOOKED_UP.sub(changed, code)


_ARGUMENTS = re.compile(
    r"if \(!CPyArg_ParseStackAndKeywordsSimple\(args, nargs, kwnames, &parser(?P<places>(?:, &\w+)+)\)\) \{"
)


def with_quick_arguments(code: str) -> str:
    """Functions that are called through a table get all their arguments by position."""

    def changed(found: re.Match[str]) -> str:
        names = re.findall(r"&(\w+)", found["places"])
        taken = " ".join(f"{name} = args[{place}];" for place, name in enumerate(names))
        return (
            f"if (likely(kwnames == NULL && PyVectorcall_NARGS(nargs) == {len(names)})) {{ {taken} }} else {found[0]}"
        )

    return _ARGUMENTS.sub(changed, code)


_AND = "    if (op == '&') {\n        for (i = 0; i < asize; i++) {"
_SMALL_AND = """#if PyLong_SHIFT == 30 && SIZEOF_SIZE_T == 8
    if (op == '&') {
        while (asize > 0 && (adigits[asize - 1] & bdigits[asize - 1]) == 0)
            asize--;
        if (asize <= 2) {
            size_t small = asize > 0 ? adigits[0] & bdigits[0] : 0;
            if (asize > 1)
                small |= (size_t)(adigits[1] & bdigits[1]) << PyLong_SHIFT;
            return CPyTagged_ShortFromSsize_t((Py_ssize_t)small);
        }
    }
#endif
    void *digits = NULL;
"""


def with_quick_masks(code: str) -> str:
    """The keywords that two masks share are mostly none, or fit a small number: no object is made for it."""
    return code.replace("    void *digits = NULL;\n", _SMALL_AND, 1) if _AND in code else code


_FUNCTION = re.compile(
    r"^(?P<front>[ \t]*(?:static )?(?:[A-Za-z_]\w* ?){1,2}[*\s]+)(?P<name>\w+)(?=\([^;{}()]*\)\s*\{)", re.MULTILINE
)


_HOT = """#if defined(__GNUC__)
#define INSET_HOT __attribute__((hot))
#else
#define INSET_HOT
#endif
"""


def with_hot(code: str, hot: Set[str]) -> str:
    """Functions that run often lie side by side."""

    def changed(function: re.Match[str]) -> str:
        return f"INSET_HOT {function[0]}" if function["name"] in hot else function[0]

    found = _FUNCTION.sub(changed, code)
    return _HOT + found if found != code else code


def hot_functions() -> frozenset[str]:
    """The functions that ran often in games: ``tools/hot_functions.py`` writes the list. Names that are missing there, or
    that mypyc doesn't use any more, do no harm."""
    found = NATIVE / "hot.txt"
    return frozenset(found.read_text("utf-8").split() if found.exists() else ()).difference(RARELY_CALLED)
