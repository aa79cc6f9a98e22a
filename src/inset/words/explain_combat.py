"""508.1c–d, 509.1b–c: why a creature must attack or block, or can't."""

from __future__ import annotations

from inset.kernel.errors import InsetError
from inset.kernel.types import BATTLEFIELD, CREATURE
from inset.language.abilities import StaticAbility
from inset.language.keywords import KEYWORD_WORD
from inset.rules.combat.declaration_reasons import COST, Bearing, on_attacking, on_blocking
from inset.rules.meaning.references import look
from inset.rules.model.state import Obj, State
from inset.rules.objects.layers import chars_of
from inset.words.explanation import Explanation, ExplanationRow, ExplanationStep
from inset.words.option_words import ability_words, face_of, known, name_of, whose

ATTACK, BLOCK = "attack", "block"
IF_PAID = "if the cost is paid"


def explain_combat(st: State, obj: Obj, deed: str, viewer: int | None) -> Explanation:
    """Whether it may attack or block now, whether it must, and everything that affects that.

    ``viewer``: who asks, if not everything may be revealed: whether another player could pay a cost depends on their
    hand.
    """
    chars = chars_of(st, obj)
    if obj.zone != BATTLEFIELD or not chars.types & CREATURE:
        raise InsetError(f"{name_of(st, obj.id)} is not a creature on the battlefield: it can't {deed}")
    found = on_attacking(st, obj.id) if deed == ATTACK else on_blocking(st, obj.id)
    word = found.word
    if viewer not in (None, chars.controller) and any(bearing.role == COST for bearing in found.bearings):
        word = IF_PAID
    steps = tuple(_step(st, obj, bearing) for bearing in found.bearings)
    if not steps:
        words = "nothing requires or forbids it" if found.refs else "there is nobody to attack"
        rule = "508.1a" if deed == ATTACK else "509.1a"
        steps = (ExplanationStep("", "", 0, words, word, 0, (), rule),)
    heading = f"{name_of(st, obj.id)} ({whose(st, chars.controller)}), {deed}"
    return Explanation(heading[:1].upper() + heading[1:], obj.id, (ExplanationRow(deed, word, steps),))


def _step(st: State, obj: Obj, bearing: Bearing) -> ExplanationStep:
    if bearing.bar:
        return ExplanationStep(bearing.role, "", 0, bearing.bar, None, 0, (), bearing.rule)
    if bearing.keyword:
        word = KEYWORD_WORD[bearing.keyword]
        owner = bearing.attacker or obj.id
        holder = name_of(st, owner) if bearing.attacker else ""
        return ExplanationStep(bearing.role, holder, owner, f"has {word}", None, 0, (), bearing.rule)
    assert bearing.ctx is not None and bearing.static is not None
    source = bearing.ctx.source
    words = f"“{_text(st, source, bearing)}”"
    name = "its own ability" if source == obj.id else name_of(st, source)
    return ExplanationStep(bearing.role, f"{name}:", source, words, None, 0, (), bearing.rule)


def _text(st: State, source: int, bearing: Bearing) -> str:
    """What the effect says, as its source would."""
    assert bearing.static is not None
    if not known(st, source):
        return "an effect"
    return ability_words(StaticAbility((bearing.static,)), face_of(look(st, source)[0])).rstrip(".")
