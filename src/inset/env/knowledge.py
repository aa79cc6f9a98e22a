"""400.2, 701.20: the cards that a player was shown, kept up to date instead of being searched for in the whole log.

The answer is the same as that of ``play.view.shown``, which reads the whole log backwards: a test compares the two. The
events come from a ``LogReader``, each once.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.types import HIDDEN_ZONES, LIBRARY
from inset.play.options import Decision
from inset.play.view import ASKED_ABOUT, eyes
from inset.rules.model import event_records as ev
from inset.rules.model.state import Event, State
from inset.words.option_words import object_of

_NOTHING: Final[set[int]] = set()  # nobody adds to it


class Knowledge:
    """What was shown to each player in the part of a game's log that has been read."""

    __slots__ = ("_looked", "_revealed")

    def __init__(self) -> None:
        self._revealed: set[int] = set()
        self._looked: dict[int, set[int]] = {}

    def shown(self, st: State, viewer: int, decision: Decision | None) -> set[int]:
        """The objects that the player was shown and that have not moved since, or is asked about now."""
        asked = decision is not None and decision.player == viewer and decision.kind in ASKED_ABOUT
        if not (asked or self._revealed or self._looked):
            return _NOTHING
        found: set[int] = set()
        if self._revealed:
            found = {oid for oid in self._revealed if oid in st.objs}
            if len(found) < len(self._revealed):  # what is gone doesn't come back
                self._revealed = set(found)
        for player in eyes(st, viewer) if self._looked else ():
            found.update(oid for oid in self._looked.get(player, ()) if oid in st.objs)
        if decision is not None and asked:
            for answer in decision.options.answers:
                obj = st.objs.get(object_of(answer))
                if obj is not None and obj.zone & HIDDEN_ZONES:
                    found.add(obj.id)
        return found

    def hear(self, st: State, event: Event) -> None:
        """Something was shown, or a library was shuffled."""
        if event.kind == ev.SHUFFLED:
            self._shuffle(st, event.player)
        elif event.kind in (ev.REVEALED, ev.SHOWN):
            self._revealed.update(event.oids)
        else:
            self._looked.setdefault(event.player, set()).update(event.oids)

    def _shuffle(self, st: State, owner: int) -> None:
        """701.24a: nobody knows where the cards of this library are, nor which is which."""
        for known in (self._revealed, *self._looked.values()):
            gone = [
                oid
                for oid in known
                if (obj := st.objs.get(oid)) is None or (obj.zone == LIBRARY and obj.owner == owner)
            ]
            known.difference_update(gone)
