"""508.1a, 509.1a: another player than usual decides which creatures attack, or which block and how.

Costs are still the business of the player whose creatures they are: nobody else can make them pay (508.1h, 509.1d).
"""

from __future__ import annotations

from inset.language import statics as sta
from inset.rules.combat.declaration import Declaration
from inset.rules.combat.declaration_terms import Fighter
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import one
from inset.rules.model.decision import CONFIRM, YES_NO, Ask, Decision, ask
from inset.rules.model.state import State
from inset.rules.model.subjects import About


def chooser(st: State, kind: type[sta.ChoosesAttackers] | type[sta.ChoosesBlockers], player: int) -> int:
    """Who decides for this player: as the last effect says (613.11)."""
    found = player
    for ctx, _, static, _ in statics(st, kind):
        other = one(st, ctx, static.who)
        if other >= 0 and not st.players[other].lost:
            found = other
    return found


def unwilling(player: int, whole: Declaration, rule: str) -> Ask[frozenset[int]]:
    """The creatures that the player won't pay for."""
    found = []
    for fighter in whole.fighters:
        if fighter.costs:
            asked = Decision(CONFIRM, player, rule, "May it be chosen, at a cost?", YES_NO, subject=About(fighter.oid))
            if not (yield from ask(asked)):
                found.append(fighter.oid)
    return frozenset(found)


def all_take_part(fighters: list[Fighter]) -> list[Fighter]:
    """The same creatures, all of which must attack: that outweighs every other requirement."""
    many = 1 + sum(len(fighter.musts) for fighter in fighters)
    return [
        Fighter(
            f.oid, f.places, f.most, f.musts + (frozenset(f.places),) * many, f.costs, f.needs, f.only_alone, f.mark
        )
        for f in fighters
    ]
