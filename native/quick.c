// The rest of quick.h: it is put into mypyc's int_ops.c.

PyObject *inset_kept[INSET_KEPT];

static inline PyObject *inset_number(Py_ssize_t number) {
    if ((size_t)number >= INSET_KEPT)
        return PyLong_FromSsize_t(number);
    if (unlikely(inset_kept[number] == NULL)) {
        inset_kept[number] = PyLong_FromSsize_t(number);
        if (inset_kept[number] == NULL)
            return NULL;
    }
    Py_INCREF(inset_kept[number]);
    return inset_kept[number];
}

// A small number is its own hash.
static inline int inset_is_kept(CPyTagged number) {
    return CPyTagged_CheckShort(number) && number >> 1 < INSET_KEPT && inset_kept[number >> 1] != NULL;
}

PyObject *inset_item(PyObject *dict, CPyTagged number) {
#if INSET_QUICK
    if (likely(PyDict_CheckExact(dict) && inset_is_kept(number))) {
        PyObject *found = _PyDict_GetItem_KnownHash(dict, inset_kept[number >> 1], (Py_hash_t)(number >> 1));
        if (likely(found != NULL)) {
            Py_INCREF(found);
            return found;
        }
    }
#endif
    PyObject *key = CPyTagged_StealAsObject(number);
    PyObject *found = CPyDict_GetItem(dict, key);
    Py_DECREF(key);
    return found;
}

PyObject *inset_get(PyObject *dict, CPyTagged number) {
#if INSET_QUICK
    if (likely(inset_is_kept(number))) {
        PyObject *found = _PyDict_GetItem_KnownHash(dict, inset_kept[number >> 1], (Py_hash_t)(number >> 1));
        if (found == NULL) {
            if (unlikely(PyErr_Occurred() != NULL))
                return NULL;
            found = Py_None;
        }
        Py_INCREF(found);
        return found;
    }
#endif
    PyObject *key = CPyTagged_StealAsObject(number);
    PyObject *found = CPyDict_GetWithNone(dict, key);
    Py_DECREF(key);
    return found;
}

#if INSET_QUICK && defined(__GNUC__)
#include <structmember.h>

// Reads an attribute as usual. If it is a slot, the next object of the class is read without looking for it.
PyObject *inset_find_slot(PyObject *object, PyObject *name, InsetSlot *slot) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && PyType_IsSubtype(type, ((PyMemberDescrObject *)found)->d_common.d_type) &&
                PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
                Py_INCREF(name);
                Py_XSETREF(slot->name, name);
                slot->version = type->tp_version_tag;
                slot->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}
#endif

