"""113, 611.2a, 704.5e: what the log says of abilities, of effects that last, and of copies that are gone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from inset.language.abilities import Body, Modes, Spell
from inset.rules.model.state import SPELL, Event

if TYPE_CHECKING:
    from inset.words.log import Teller


def says(t: Teller, oid: int) -> str:
    """What an ability on the stack does, in its own words; the modes that were chosen for it."""
    found = t.look(oid)
    stack = found[0].stack if found is not None else None
    body = getattr(stack.ability, "body", None) if stack is not None else None
    if isinstance(body, Modes) and stack is not None:
        texts = [_text(t, stack.ctx.source, body.bodies[mode]) for mode in stack.modes]
        return f": {' '.join(texts)}" if all(texts) and texts else ""
    text = _text(t, stack.ctx.source, body) if isinstance(body, Body) and stack is not None else ""
    return f": {text}" if text else ""


def _text(t: Teller, source: int, body: Body) -> str:
    from inset.language.text import NoText, ability_text

    found = t.look(source)
    if found is None or (found[0].face_down is not None and t.viewer >= 0):
        return ""
    card = found[0].copied.definition if found[0].copied is not None else found[0].definition
    try:
        text = ability_text(Spell(body), card.faces[0]).replace("\n", " ").rstrip(".")
    except (NoText, IndexError):
        return ""
    return text[:1].lower() + text[1:]


def changed(t: Teller, e: Event) -> str:
    """611.2a: what an effect that lasts makes of an object: "gets +3/+3 until end of turn"."""
    text = _text(t, e.obj, Body((e.instruction,)))
    verb = _THIS.match(text)
    return f"{t.name(e.obj)} {text[verb.end() :]}" if verb is not None else ""


_THIS: Final = re.compile(r"this \w+ ")


def ceased(t: Teller, e: Event) -> str:
    """707.10a, 704.5e: a copy of a spell or card is gone."""
    found = t.look(e.obj)
    if found is None or not found[0].spell_copy or (found[0].stack is not None and found[0].stack.kind != SPELL):
        return ""
    return f"{t.name(e.obj)} ceases to exist"
