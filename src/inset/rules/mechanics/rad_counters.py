"""728, 122.1i: rad counters: an inherent triggered ability, kept as an object in the command zone as long as it is needed."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import COMMAND, LAND, PRECOMBAT_MAIN
from inset.language import (
    conditions as con,
    effects as ef,
    filters as fil,
    patterns as pat,
    selections as sel,
    values as val,
)
from inset.language.abilities import Body, Triggered
from inset.language.card import Card, Face
from inset.rules import atoms
from inset.rules.meaning.references import standing_for
from inset.rules.model.state import RADIATION, State

YOU: Final = sel.You()
RAD: Final = val.PlayerCounters("rad", YOU)
NONLAND: Final = val.Count(sel.Among(sel.Saved(0), fil.Not(fil.HasType(LAND))))
CARD: Final = Card(
    (
        Face(
            "Radiation",
            abilities=(
                Triggered(
                    pat.BeginningOf(PRECOMBAT_MAIN, YOU),
                    Body((
                        ef.Mill(YOU, RAD, save=0),
                        ef.Repeat(NONLAND, (ef.LoseLife(YOU, 1), ef.LoseCounters(YOU, "rad", 1))),
                    )),
                    condition=con.Compare(RAD, fil.GE, 1),
                    zone=COMMAND,
                ),
            ),
        ),
    )
)  # fmt: skip


def follow(st: State, player: int) -> None:
    """728.1: before the player's precombat main phase begins, the ability is there if they have rad counters."""
    mine = standing_for(st, RADIATION, player)
    if st.players[player].counters.get("rad") and not st.players[player].lost:
        if not mine:
            atoms.new_object(st, player, COMMAND, CARD, flags=RADIATION)
    else:
        for oid in mine:
            atoms.cease(st, st.objs[oid], "728.1")
