"""In which zones an operand of a verb can be (109.2, 701): only a permanent is tapped, only a spell or ability is countered.

The binder asks which of several things a pronoun can stand for; the rung *Roles* asks whether what was found can be at all.
"""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, mods as m
from inset.language.node import Node

PERMANENT: Final = t.BATTLEFIELD
ON_STACK: Final = t.STACK
COUNTED: Final = t.BATTLEFIELD | t.EXILE  # what can have counters; cards in exile have time counters (702.62a)

# By class of instruction: its operands, and where they can be. What is not named here can be anywhere.
OPERANDS: Final[dict[type[Any], dict[str, int]]] = {
    e.Tap: {"what": PERMANENT}, e.Untap: {"what": PERMANENT}, e.Destroy: {"what": PERMANENT},
    e.Regenerate: {"what": PERMANENT}, e.SacrificeIt: {"what": PERMANENT}, e.Transform: {"what": PERMANENT},
    e.Explore: {"what": PERMANENT}, e.Connive: {"what": PERMANENT}, e.Detain: {"what": PERMANENT},
    e.Suspect: {"what": PERMANENT}, e.Endure: {"what": PERMANENT}, e.Goad: {"what": PERMANENT},
    e.PhaseOut: {"what": PERMANENT}, e.RemoveFromCombat: {"what": PERMANENT}, e.RemoveDamage: {"what": PERMANENT},
    e.Multiply: {"what": PERMANENT}, e.TurnFaceDown: {"what": PERMANENT}, e.TurnFaceUp: {"what": PERMANENT},
    e.BecomeCopy: {"what": PERMANENT}, e.ExchangeControl: {"a": PERMANENT, "b": PERMANENT},
    e.Fight: {"a": PERMANENT, "b": PERMANENT}, e.AttachTo: {"what": PERMANENT, "to": PERMANENT},
    e.Unattach: {"what": PERMANENT}, e.Support: {"what": PERMANENT}, e.Earthbend: {"what": PERMANENT},
    e.ReselectAttacked: {"what": PERMANENT}, e.Designate: {"what": PERMANENT}, e.Unlock: {"what": PERMANENT},
    e.Mark: {"what": PERMANENT}, e.ChooseKeyword: {"what": PERMANENT}, e.ChooseProtection: {"what": PERMANENT},
    e.Pair: {"one": PERMANENT, "other": PERMANENT}, e.DealDamage: {"to": PERMANENT},
    e.EachDealsDamage: {"sources": PERMANENT, "to": PERMANENT}, e.PreventNext: {"to": PERMANENT},
    e.RedirectNext: {"to": PERMANENT, "onto": PERMANENT},
    e.PutCounters: {"what": COUNTED}, e.TakeCounters: {"what": COUNTED},
    e.TakeSomeCounters: {"what": COUNTED},
    e.MoveCounters: {"source": COUNTED, "to": COUNTED}, e.PutSameCounters: {"on": COUNTED},
    e.Counter: {"what": ON_STACK}, e.CopySpell: {"what": ON_STACK}, e.ChangeTargets: {"what": ON_STACK},
}  # fmt: skip
OF_CREATURES: Final = (m.ModifyPT, m.SetPT, m.SwitchPT)


def where_operand_is(node: Node, field: str) -> int:
    """The zones in which an operand of an instruction can be."""
    if isinstance(node, e.Modify):
        return PERMANENT if field == "what" and any(isinstance(mod, OF_CREATURES) for mod in node.mods) else t.ANY_ZONE
    return OPERANDS.get(type(node), {}).get(field, t.ANY_ZONE)
