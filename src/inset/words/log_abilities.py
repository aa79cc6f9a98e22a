"""113, 611.2a, 704.5e: what the log says of abilities, of effects that last, and of copies that are gone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from inset.language.abilities import Activated, Body, Keyword, Modes, Spell, Triggered
from inset.language.card import Card, Face
from inset.language.effects import Establish
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Ability, Pattern
from inset.language.selections import Saved
from inset.language.statics import MUST_BLOCK, Restrict
from inset.rules.model.state import SPELL, Chars, Ctx, Event
from inset.rules.objects.abilities import EXPANSIONS

if TYPE_CHECKING:
    from inset.words.log import Teller

_EMPTY: Final = Ctx(0, 0)


def says(t: Teller, oid: int) -> str:
    """What an ability on the stack does, in its own words; the modes that were chosen for it."""
    found = t.look(oid)
    stack = found[0].stack if found is not None else None
    if stack is None or not isinstance(stack.ability, (Activated, Triggered)):
        return ""
    body = stack.ability.body
    bodies = [body.bodies[mode] for mode in stack.modes] if isinstance(body, Modes) else [body]
    when = stack.ability.when if isinstance(stack.ability, Triggered) else None
    texts = [_text(t, stack.ctx.source, part, stack.ctx, when) for part in bodies]
    for place, part in enumerate(bodies):
        texts[place] = texts[place] or _otherwise(t, stack.ctx, stack.ability, part)
    return f": {' '.join(texts)}" if texts else ""


def _face(t: Teller, source: int) -> tuple[Face, Card | None]:
    """Whose words they are: nobody's in particular if the viewer must not know what the source is."""
    found = t.look(source)
    if found is None or (found[0].face_down is not None and t.viewer >= 0):
        return Face(), None
    card = found[0].copied.definition if found[0].copied is not None else found[0].definition
    return (card.faces[0], card) if card.faces else (Face(), None)


def _text(t: Teller, source: int, body: Body, ctx: Ctx = _EMPTY, when: Pattern | None = None, called: str = "") -> str:
    """The words of a body, without a capital and a full stop; objects that were kept for it by their names.
    ``when``: what it is about, "that spell". ``called``: what "this" is called."""
    from inset.language.text import NoText, own_name, self_word
    from inset.language.text.events import trigger
    from inset.language.text.writer import Ref, Writer

    face, card = _face(t, source)
    text = ""
    for about in (when, None) if when is not None else (None,):
        writer = Writer(face, card)
        for slot, oids in ctx.saved.items():
            if oids:
                writer.fixed[Saved(slot)] = Ref(" and ".join(t.name(oid) for oid in oids), len(oids) > 1)
        try:
            if about is not None:
                trigger(writer, about)
                writer.topic = None  # the clause is not written: nothing is "it" yet
            text = writer.ability(Spell(body)).replace("\n", " ").rstrip(".")
            break
        except (NoText, IndexError):
            continue
    if called:
        return text.replace("~", called)
    keep = text.startswith("~") and self_word(face)[:1].isupper()  # a name
    text = own_name(text, face)
    return text if keep else text[:1].lower() + text[1:]


def _otherwise(t: Teller, ctx: Ctx, ability: Ability, body: Body) -> str:
    """A body without words as a whole: the keyword that gives it, the instructions that have words, or their kinds."""
    some = [text for text in (_text(t, ctx.source, Body((part,), body.targets), ctx) for part in body.effects) if text]
    return _keyword(t, ctx.source, ability) or ". ".join(some) or _kinds(body)


def _keyword(t: Teller, source: int, ability: Ability) -> str:
    """The keyword that gives its source this ability: "storm"."""
    found = t.look(source)
    own: Chars | None = found[1] if found is not None else None
    for part in own.abilities if own is not None else ():
        if isinstance(part, Keyword) and part.keyword in EXPANSIONS and ability in EXPANSIONS[part.keyword](part):
            return KEYWORD_WORD[part.keyword]
    return ""


def _kinds(body: Body) -> str:
    """What kind of thing each of its instructions does, if it can't be put into words: "(copy spell)"."""
    kinds = dict.fromkeys(_HUMP.sub(" ", type(effect).__name__).lower() for effect in body.effects)
    return f"({', '.join(kinds)})" if kinds else "(nothing)"


_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def changed(t: Teller, e: Event) -> str:
    """611.2a: what an effect that lasts makes of an object, "gets +3/+3 until end of turn", or the rule that it makes."""
    body = Body((e.instruction,))
    if not e.obj:
        text = _text(t, e.other, body)
        return f"{t.name(e.other)}: {text}" if text else ""
    name = t.name(e.obj)
    if isinstance(e.instruction, Establish) and isinstance(e.instruction.statics[0], Restrict):
        if e.instruction.statics[0].kind == MUST_BLOCK:
            return f"{name} must block {t.name(e.other)} if able"
    text = _text(t, e.obj, body, called=name)
    return text.replace("your next untap step", "its controller's next untap step")


def became_copy(t: Teller, e: Event) -> str:
    """707.2: what a permanent was called before, and what it is a copy of."""
    from inset.language.text.instructions import DURATION

    lasting = DURATION.get(e.amount, "").replace("~", "it")
    return f"{e.word or t.name(e.obj)} becomes a copy of {t.name(e.other)} {lasting}".rstrip()


def ceased(t: Teller, e: Event) -> str:
    """707.10a, 704.5e: a copy of a spell or card is gone."""
    found = t.look(e.obj)
    if found is None or not found[0].spell_copy or (found[0].stack is not None and found[0].stack.kind != SPELL):
        return ""
    return f"{t.name(e.obj)} ceases to exist"
