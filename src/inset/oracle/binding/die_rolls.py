"""706: rolling dice, with a text for each result, and references to the result."""

from __future__ import annotations

from inset.language import effects as e, values as v
from inset.language.node import Effect, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.sentences import sentences


@binds(sp.RollsDie)
def _rolls_die(binder: Binder, node: sp.RollsDie) -> Effect:
    """706.3: each row may refer to what was named before the roll; nothing that it names is referred to afterwards."""
    plus = binder.bind(node.plus)
    binder.rolled = binder.new_slot()
    known, aimed = binder.known(), len(binder.targets)
    rows: list[tuple[int, int, tuple[Effect, ...]]] = []
    for row in node.rows:
        assert isinstance(row, sp.DieRow)
        assert isinstance(row.text, sp.Text)
        rows.append((row.low, row.high, sentences(binder, row.text.sentences)))
        binder.undo(known)
        if len(binder.targets) != aimed:
            raise Unbound("a target of one of several results")
    return e.RollDie(node.sides, tuple(rows), plus, binder.rolled)


@binds(sp.TheResult)
def _result(binder: Binder, node: sp.TheResult) -> Value:
    if binder.rolled < 0:
        raise Unbound("the result of what?")
    return v.SavedNumber(binder.rolled)
