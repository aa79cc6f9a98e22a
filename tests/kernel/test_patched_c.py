"""The C code of the compiled build is changed before it is compiled; what mypyc doesn't write any more is left alone."""

import pytest

from tools import hot_functions, patched_c
from tools.patched_c import MARK, patched

LOOKED_UP = """PyObject *CPyDef_layers___chars_of(PyObject *cpy_r_st, PyObject *cpy_r_obj) {
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_oid);
    cpy_r_r15 = CPyDict_GetItem(cpy_r_r2, cpy_r_r14);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = CPyDict_GetWithNone(cpy_r_r26, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
"""


def test_what_is_looked_up_by_a_number_needs_no_object() -> None:
    assert patched("layers.c", LOOKED_UP, set()) == (
        MARK
        + """PyObject *CPyDef_layers___chars_of(PyObject *cpy_r_st, PyObject *cpy_r_obj) {
    cpy_r_r15 = inset_item(cpy_r_r2, cpy_r_oid);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r15 == NULL)) {
    cpy_r_r29 = inset_get(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
"""
    )


def test_an_object_that_is_used_again_is_made() -> None:
    code = LOOKED_UP.replace("    CPy_DECREF(cpy_r_r14);\n", "").replace("    CPy_DECREF(cpy_r_r28);\n", "")
    assert patched("layers.c", code, set()) == MARK + code


def test_arguments_by_position_are_taken_as_they_are() -> None:
    parsed = "if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_st, &obj_ctx)) {\n"
    assert patched_c.with_quick_arguments(parsed) == (
        "if (likely(kwnames == NULL && PyVectorcall_NARGS(nargs) == 2)) { obj_st = args[0]; obj_ctx = args[1]; } else "
        + parsed
    )


@pytest.mark.parametrize(
    "definition",
    [
        "PyObject *CPyDef_turn___run(PyObject *cpy_r_st) {",
        "static void\nstate___State_dealloc(inset___rules___model___state___StateObject *self)\n{",
        "        PyObject *CPyPy_filters____and(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {",
        "tuple_T2II CPyDef_costs___mana_part(CPyTagged cpy_r_a)\n{",
    ],
)
def test_a_function_that_runs_often_is_marked(definition: str) -> None:
    name = definition.partition("(")[0].split()[-1].lstrip("*")
    found = patched_c.with_hot(definition, {name})
    assert found.endswith(f"INSET_HOT {definition}")
    assert patched_c.with_hot(definition, {"another"}) == definition
    assert patched_c.with_hot(definition.replace("{", ";"), {name}) == definition.replace("{", ";")  # only declared


def test_code_is_patched_once() -> None:
    found = patched("layers.c", LOOKED_UP, {"CPyDef_layers___chars_of"})
    assert "INSET_HOT PyObject *CPyDef_layers___chars_of(" in found
    assert patched("layers.c", found, {"CPyDef_layers___chars_of"}) == found


def test_other_code_stays_as_it_is() -> None:
    code = "int main(void) {\n    return 0;\n}\n"
    for name in ("int_ops.c", "main.c"):
        assert patched(name, code, patched_c.hot_functions()) == MARK + code


def test_calls_are_counted_by_function_of_the_library() -> None:
    written = """fn=(1) main
ob=(1) /usr/bin/python
cob=(2) /venv/inset__mypyc.so
cfn=(2) CPyDef_turn___run
calls=20 0
0 100
cfn=(3) PyDict_New
calls=7 0
0 9
ob=(2)
fn=(2)
cfn=(4) CPyDef_turn___settle.part.0
calls=3 0
0 5
cfn=(2)
calls=2 0
0 5
cob=(1)
cfn=(3)
calls=4 0
0 5
"""
    assert hot_functions.called(written) == {"CPyDef_turn___run": 22, "CPyDef_turn___settle": 3}


def test_the_list_is_sorted() -> None:
    names = hot_functions.LIST.read_text(encoding="utf-8").split()
    assert names == sorted(set(names))
