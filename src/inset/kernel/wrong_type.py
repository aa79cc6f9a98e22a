"""The error for a value of the wrong type. Not compiled: a compiled class can't inherit from ``TypeError``."""

from __future__ import annotations

from inset.kernel.errors import InsetError


class WrongType(InsetError, TypeError):
    """A value of the wrong type, such as a seed that is not a number."""
