// What mypyc's C code asks for most often, with less work (docs/adr/0030-patched-c-code.md). Included after CPy.h.
#ifndef INSET_QUICK_H
#define INSET_QUICK_H

// The names of CPython that are used here exist up to 3.13.
#if PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED)
#define INSET_QUICK 1
#else
#define INSET_QUICK 0
#endif

#define INSET_KEPT 8192
extern PyObject *inset_kept[INSET_KEPT]; // the objects of small numbers, as soon as they are needed

PyObject *inset_item(PyObject *dict, CPyTagged number); // dict[number]; both take the number over
PyObject *inset_get(PyObject *dict, CPyTagged number);  // dict.get(number)

#if INSET_QUICK && defined(__GNUC__)
// Where objects of the class that was last read here have the slot of this name. CPython gives a version to one class only, and
// another one to the class when it is changed.
typedef struct {
    PyObject *name; // held, so that no other name gets its place; with getattr() it may be another one each time
    unsigned int version;
    Py_ssize_t offset;
} InsetSlot;

PyObject *inset_find_slot(PyObject *object, PyObject *name, InsetSlot *slot);

static inline PyObject *inset_attribute(PyObject *object, PyObject *name, InsetSlot *slot) {
    PyTypeObject *type = Py_TYPE(object);
    if (likely(type->tp_version_tag == slot->version && name == slot->name &&
               PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG))) {
        PyObject *found = *(PyObject **)((char *)object + slot->offset);
        if (likely(found != NULL)) {
            Py_INCREF(found);
            return found;
        }
    }
    return inset_find_slot(object, name, slot);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name) ({ static InsetSlot slot_here; inset_attribute((object), (name), &slot_here); })
#endif

#endif
