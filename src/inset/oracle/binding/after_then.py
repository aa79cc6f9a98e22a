"""What the end of a sentence is about: in "mill two cards, then destroy it if …" only what comes after "then" (608.2c)."""

from __future__ import annotations

import dataclasses

from inset.language.node import Effect
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound


def before_then(binder: Binder, deed: Effect) -> tuple[tuple[Effect, ...], Effect]:
    """Binds what comes before the last "then". Returns it, and what comes after."""
    first, last = _split(deed)
    return () if first is None else binder.effects(first), last


def _split(deed: Effect) -> tuple[Effect | None, Effect]:
    if isinstance(deed, sp.Sequence) and deed.how.startswith("then"):
        whole = len(deed.parts) > 2
        return (dataclasses.replace(deed, parts=deed.parts[:-1]) if whole else deed.parts[0]), deed.parts[-1]
    if isinstance(deed, (sp.Does, sp.ThingDoes)):
        optional = isinstance(deed.deed, sp.Allowed)
        first, last = _split(deed.deed.deed if isinstance(deed.deed, sp.Allowed) else deed.deed)
        if first is not None and optional:
            raise Unbound("is all of it optional, or only what comes before “then”?")
        if first is not None:
            return dataclasses.replace(deed, deed=first), dataclasses.replace(deed, deed=last)
    return None, deed
