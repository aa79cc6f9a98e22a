"""310.4b, 310.8, 310.11: a battle enters with its defense in counters, and a Siege with a protector."""

from __future__ import annotations

from inset.kernel.types import BATTLE
from inset.rules.events.entering import INTRINSIC, entering_object, enters_with
from inset.rules.events.replacement_process import ANY, Candidate
from inset.rules.events.zone_change import Change
from inset.rules.model.decision import Ask
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.questions import ask_player
from inset.rules.model.state import Chars, Ctx, State
from inset.rules.model.subjects import About
from inset.rules.objects.layers import chars_as_spell


def _enters(st: State, change: Change, chars: Chars, own: Ctx, found: list[Candidate[Change]]) -> None:
    if chars.types & BATTLE and chars.defense is not None:
        found.append(Candidate("defense", ANY, "defense", _defense, own, harmless=True, rule="310.4b"))


def _defense(st: State, change: Change, cand: Candidate[Change]) -> Ask[None]:
    """310.4b, 310.8, 310.11: defense counters, and a Siege's controller chooses an opponent as its protector."""
    chars = chars_as_spell(st, entering_object(st, change))
    yield from enters_with(st, change, "defense", chars.defense or 0)
    choices = st.opponents(change.controller) if "Siege" in chars.subtypes else [change.controller]
    if choices:
        change.notes = PROTECTOR.put(change.notes, choices[0])
        if len(choices) > 1:
            pick = yield from ask_player(
                change.controller, "310.11a", "Who protects it?", choices, About(change.obj.id)
            )
            change.notes = PROTECTOR.put(change.notes, pick)


INTRINSIC.append(_enters)
