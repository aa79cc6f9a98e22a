"""A card's text with every pronoun replaced by what it stands for: "it" by "the creature that entered", for people to check.

The words are those that are printed; the binder says what replaces them as it binds them.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any, Final

from inset.data.card_records import FaceRecord
from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, values as v
from inset.language.card import Face
from inset.language.costs import COST_SLOT
from inset.language.node import Effect, Filter, Node, Pattern
from inset.language.text.describe import one, single
from inset.language.text.writer import Writer
from inset.language.trees import found_in
from inset.oracle import spoken as sp
from inset.oracle.binder import PRONOUNS, Binder, listening
from inset.oracle.compile import Compiled, is_spell
from inset.oracle.paragraphs import Paragraph, predefined, start_of
from inset.oracle.trace import steps


def meaning(made: Compiled) -> list[list[str]]:
    """The paragraphs of each face, spelled out; of a paragraph that was declined, its text as it is."""
    return [
        [spelled_out(paragraph, face, is_spell(face)) for paragraph in found]
        for face, found in zip(made.record.faces, made.paragraphs, strict=True)
    ]


def spelled_out(paragraph: Paragraph, face: FaceRecord, spell: bool) -> str:
    line = paragraph.line
    if paragraph.declined is not None or not line.words:
        return line.plain
    spoken = _apart(paragraph.spoken[0])
    if isinstance(spoken, sp.AnchorLine):
        return line.plain  # several abilities, each with a binder of its own
    parts = tuple(_each_keyword(spoken))
    own = [Binder(spell, predefined) for _ in parts]
    with listening(lambda binder, bound: _Words(face, binder, binder in own).of(bound)) as heard:
        whole = tuple(binder.bind(part) for binder, part in zip(own, parts, strict=True))
    written = list(line.written)
    for step in steps(start_of(spell), spoken, line.words):
        if type(step.value) in REPLACED and id(step.value) in heard:  # several phrases may say it, one in the other
            words = _with_makers(heard.pop(id(step.value)), whole)
            if words:
                _put(written, step.start, step.end, words, type(step.value) in ADDED)
    return ("".join(written) + line.rest).strip()


def _each_keyword(spoken: Any) -> Iterator[Any]:
    """ "Flying, protection from black and from red": a list may hold another one."""
    if isinstance(spoken, sp.Keywords):
        for part in spoken.parts:
            yield from _each_keyword(part)
    else:
        yield spoken


ADDED: Final = (sp.Other, sp.Aimed)  # what is said besides, not instead
REPLACED: Final = (*PRONOUNS, *ADDED)


def _put(written: list[str], start: int, end: int, words: str, added: bool) -> None:
    said = "".join(written[start:end])
    if added:
        written[end - 1] += f" ({words})"
        return
    space = said[: len(said) - len(said.lstrip())]
    owner = said.strip() in ("its", "Its", "their", "Their") or said.endswith("'s")
    if said.strip()[:1].isupper():
        words = words[:1].upper() + words[1:]
    written[start:end] = [f"{space}{words}{_possessive(words) if owner else ''}", *[""] * (end - start - 1)]


def _possessive(words: str) -> str:
    return "'" if words.endswith("s") else "'s"


def _apart(node: Any) -> Any:
    """A copy in which no two pronouns are the same object, so that they can be distinguished."""
    if isinstance(node, tuple):
        return tuple(map(_apart, node))
    if not isinstance(node, Node):
        return node
    changed = {name: _apart(getattr(node, name)) for name in node.__dataclass_fields__}
    if type(node) in REPLACED or any(changed[name] is not getattr(node, name) for name in changed):
        return dataclasses.replace(node, **changed)
    return node


# --- what it stands for -----------------------------------------------------------------------------------------------
DID: Final[dict[type[Any], str]] = {
    p.Casts: "that was cast", p.Attacks: "that attacked", p.AttacksEach: "that attacked",
    p.AttacksUnblocked: "that attacked", p.Blocks: "that blocked",
    p.BecomesBlocked: "that became blocked", p.DealsDamage: "that dealt the damage", p.BecomesTapped: "that became tapped",
    p.BecomesUntapped: "that became untapped", p.BecomesTarget: "that became the target", p.Discards: "that was discarded",
    p.Sacrifices: "that was sacrificed", p.TurnsFaceUp: "that was turned face up", p.CreatesToken: "that was created",
    p.PutsCounters: "that got counters", p.TapsForMana: "that was tapped for mana", p.DrawsCard: "that was drawn",
}  # fmt: skip
MET: Final[dict[type[Any], str]] = {
    p.DealsDamage: "the object that was dealt damage", p.BecomesTarget: "the spell or ability that targets it",
    p.Blocks: "the creature that it blocks", p.BecomesBlocked: "the creature that blocks it",
    p.BecomesUnattached: "what it was attached to",
}  # fmt: skip
MADE: Final[dict[type[Any], str]] = {
    e.CreateToken: "created", e.CreateCopy: "created", e.Choose: "chosen", e.Search: "found", e.Mill: "milled",
    e.LookAt: "looked at", e.Sacrifice: "sacrificed", e.Discard: "discarded", e.RevealUntil: "revealed",
    e.Destroy: "destroyed", e.Remember: "spoken of", e.PutCounters: "given counters", e.Tap: "tapped", e.Untap: "untapped",
    e.Populate: "created",
}  # fmt: skip
TO: Final = {
    t.BATTLEFIELD: "put onto the battlefield", t.EXILE: "exiled", t.HAND: "put into a hand",
    t.LIBRARY: "put into a library", t.GRAVEYARD: "put into a graveyard",
}  # fmt: skip
PLAYERS: Final[dict[type[Any], str]] = {
    s.You: "you", s.EventPlayer: "the player of the event", s.ThatOne: "each player in turn",
    s.AllPlayers: "all players", s.Opponents: "the opponents",
}  # fmt: skip


class _Words:
    """Words for what the binder found, in one paragraph."""

    def __init__(self, face: FaceRecord, binder: Binder, own: bool) -> None:
        """``own``: an ability of the card itself, not one that it gives."""
        self.this = face.name if own else "the object with this ability"
        self.binder = binder
        self.writer = Writer(Face(face.name))

    def of(self, bound: Any) -> str:
        match bound:
            case f.Not(part=f.IsThis()):
                return f"other than {self.this}"
            case f.Not(part=f.IsOneOf(what=what)):
                return f"other than {self.of(what)}"
            case f.And(parts=parts):
                return next((self.of(part) for part in parts if isinstance(part, f.Not) and _is_other(part)), "")
            case f.Not():
                return ""
            case s.This():
                return self.this
            case s.Union(parts=parts):
                return " and ".join(map(self.of, parts))
            case s.Host():
                return f"what {self.this} is attached to"
            case s.EventObject():
                return self.object_of(self.binder.event)
            case s.EventOther():
                return next(
                    (words for kind, words in MET.items() if isinstance(self.binder.event, kind)), "the other one"
                )
            case s.Target(slot=slot):
                return self.target(slot)
            case s.TargetPlayers(slot=slot):
                return f"target player {slot + 1}" if len(self.binder.targets) > 1 else "the target player"
            case s.Each(where=where, zone=zone):
                return f"each {self.described(where, zone)}"
            case s.Saved(slot=slot):
                return self.saved(slot)
            case s.ControllerOf(what=what):
                return f"the controller of {self.of(what)}"
            case s.OwnerOf(what=what):
                return f"the owner of {self.of(what)}"
            case s.DefendingPlayer(what=what):
                return f"the defending player of {self.of(what)}"
            case v.EventAmount():
                return "the number in the event"
        return PLAYERS.get(type(bound), "") or ("the linked card" if isinstance(bound, s.LinkedCards) else "")

    def described(self, where: Filter | None, zone: int) -> str:
        if where is None or where == f.Anything():
            return "permanent" if zone == t.BATTLEFIELD else "card"
        return single(self.writer, where, zone).replace("~", self.this)

    def target(self, slot: int) -> str:
        spec = self.binder.targets[slot]
        number = f" {slot + 1}" if len(self.binder.targets) > 1 else ""
        return f"target{number} ({self.described(spec.where, spec.zones)})"

    def object_of(self, event: Pattern | None) -> str:
        if isinstance(event, p.Either):
            return self.object_of(event.parts[0])
        if isinstance(event, (p.While, p.AmountAtLeast)):
            return self.object_of(event.what)
        where = getattr(event, "where", getattr(event, "source", None))
        if isinstance(where, f.IsOneOf):
            return self.of(where.what)  # "whenever enchanted land is tapped for mana, its …"
        zone = t.STACK if isinstance(event, p.Casts) else t.BATTLEFIELD
        noun = "object" if not isinstance(where, Filter) or where == f.Anything() else one(self.writer, where, zone)
        noun = re.sub(r"^(a |an |an(?=other ))", "", noun.replace("~", self.this))
        if where == f.IsThis():
            return self.this
        if isinstance(event, p.Moves):
            return f"the {noun} that {_moved(event)}"
        return f"the {noun} {DID.get(type(event), 'of the event')}"

    def saved(self, slot: int) -> str:
        found = [x for x in reversed(self.binder.mentions) if s.Saved(slot) in (x.what, x.moved)]
        nouns = found[0].nouns if found else ()
        noun = next(
            (word for word in reversed(nouns) if word in t.WORD_TYPE or word in ("card", "permanent")), "object"
        )
        noun = "token" if "token" in nouns else noun
        if found and found[0].many:
            return f"the {noun}s that were {{{slot}}}"
        return f"the {noun} that was {{{slot}}}"


def _with_makers(words: str, whole: Any) -> str:
    """What an instruction stored is described by what it did, which is known once all of it is bound."""

    def done(found: re.Match[str]) -> str:
        slot = int(found[1])
        for effect in found_in(whole, Effect):
            if slot in (getattr(effect, "save", -1), getattr(effect, "rest", -1)):
                return TO.get(effect.to, "moved") if isinstance(effect, e.Move) else MADE.get(type(effect), "handled")
        return "paid" if slot == COST_SLOT else "handled before"

    return re.sub(r"\{(\d+)\}", done, words)


def _is_other(part: f.Not) -> bool:
    return isinstance(part.part, (f.IsThis, f.IsOneOf))


def _moved(event: p.Moves) -> str:
    if event.destination == t.BATTLEFIELD:
        return "entered"
    if event.destination == t.GRAVEYARD:
        return "died" if event.origin == t.BATTLEFIELD else "was put into a graveyard"
    return "left the battlefield" if event.origin == t.BATTLEFIELD else "moved"
