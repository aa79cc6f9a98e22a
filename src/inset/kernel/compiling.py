"""What the compiler of the compiled build is told about classes. The interpreter does nothing with it.

``@mypyc_attr(acyclic=True)``: no object of this class can be part of a cycle, because it only refers to what was there before
it. The garbage collector then doesn't look at these objects, nor at the dictionaries and tuples that hold nothing else
(docs/adr/0007-what-is-compiled.md). Not for links of long chains: those are taken apart one inside another.

This module is not compiled: Inset doesn't need ``mypy_extensions`` when it runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda kind: kind
