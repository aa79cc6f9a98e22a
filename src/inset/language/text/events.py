"""603: trigger events in words: "when this creature enters", "whenever you cast a creature spell"; events joined.

Events of other kinds are in ``player_events`` and ``permanent_events``.
"""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as c, filters as f, patterns as p, selections as s
from inset.language.node import Filter, Pattern, Players
from inset.language.text.describe import OPPONENTS, YOU, noun_of, one, several, single
from inset.language.text.english import listed, ordinal, verb
from inset.language.text.references import player_possessive
from inset.language.text.writer import PATTERNS, NoText, Ref, Writer, speaks_of_this, writes
from inset.language.values import TimesHappened

MAIN_PHASES: Final = p.Either((p.BeginningOf(t.PRECOMBAT_MAIN, YOU), p.BeginningOf(t.POSTCOMBAT_MAIN, YOU, each=True)))


def trigger(writer: Writer, pattern: Pattern) -> str:
    """With its "when", "whenever" or "at"."""
    writer.event = pattern
    if isinstance(pattern, p.BeginningOf):
        return f"at {writer.pattern(pattern)}"
    if (
        isinstance(pattern, p.Either)
        and happens_once(pattern.parts[0])
        and not any(happens_once(part) or speaks_of_this(part) for part in pattern.parts[1:])
    ):  # "when this creature enters and whenever you …"
        first, *others = pattern.parts
        return " and ".join([f"when {writer.pattern(first)}", *(f"whenever {writer.pattern(o)}" for o in others)])
    if pattern == MAIN_PHASES:
        return "at the beginning of each of your main phases"
    if isinstance(pattern, p.Either) and any(isinstance(part, p.BeginningOf) for part in pattern.parts):
        return " or ".join([trigger_of(writer, part) for part in pattern.parts])
    clause = writer.pattern(pattern)
    return f"{'when' if happens_once(pattern) else 'whenever'} {clause}"


def trigger_of(writer: Writer, part: Pattern) -> str:
    """One of several events with its own word."""
    if isinstance(part, p.BeginningOf):
        return f"at {writer.pattern(part)}"
    return f"{'when' if happens_once(part) else 'whenever'} {writer.pattern(part)}"


def happens_once(pattern: Pattern) -> bool:
    """ "When": the object itself enters, dies or leaves, or is cast; a state is reached (603.8)."""
    if isinstance(pattern, p.Either):
        return all(happens_once(part) for part in pattern.parts)
    if isinstance(pattern, p.While):
        return happens_once(pattern.what)
    if isinstance(pattern, (p.Moves, p.Casts, p.TurnsFaceUp)):
        where = pattern.where
        if isinstance(where, f.IsOneOf):
            return isinstance(where.what, s.Bearer)
        return isinstance(where, (f.IsThis, f.CameFrom)) or (isinstance(where, f.And) and f.IsThis() in where.parts)
    if isinstance(pattern, p.Deed):
        return pattern.where == f.IsThis() and pattern.which in (p.EXPLOITS, p.CYCLES)
    if isinstance(pattern, p.PutsCounters):
        return pattern.nth > 0
    return isinstance(pattern, (p.StateIs, p.LosesGame, p.LastCounterRemoved, p.UnlocksDoor, p.BecomesMarked))


def who_does(writer: Writer, who: Players, base: str) -> str:
    """ "You cast", "an opponent casts", "a player casts"."""
    if who == YOU:
        return f"you {base}"
    words = {OPPONENTS: "an opponent", s.AllPlayers(): "a player"}.get(who)
    return f"{words or writer.players(who)} {verb(base, False)}"


def subject(writer: Writer, where: Filter, batch: bool = False, zone: int = t.BATTLEFIELD) -> str:
    """What the event happens to; from now on it is "it"."""
    if isinstance(where, f.IsThis):
        return writer.subject(s.This()).words
    if isinstance(where, f.IsOneOf):
        writer.same[s.EventObject()] = writer.role(where.what)
        return writer.subject(where.what).words
    words = f"one or more {several(writer, where, zone)}" if batch else one(writer, where, zone)
    noun = noun_of(where, zone)
    if isinstance(where, f.Or) and isinstance(where.parts[0], f.IsThis):
        noun = noun_of(where.parts[1], zone)
    mentioned = writer.topic
    writer.name(s.EventObject(), Ref(words, batch, f"{noun}s" if batch else noun))
    if mentioned == s.This() and "~" in words and not words.startswith("~"):
        writer.topic = mentioned  # the description itself ended with another object
    return words


@writes(PATTERNS, p.Moves)
def _moves(writer: Writer, node: p.Moves) -> str:
    batch = node.batch
    if node.destination == t.BATTLEFIELD:
        where, how = _how_it_enters(writer, node.where)
        who = subject(writer, where, batch)
        parts = node.where.parts if isinstance(node.where, f.And) else (node.where,)
        whose = "your" if f.OwnedBy(s.You()) in parts else "a"
        origin = "" if node.origin == t.ANY_ZONE else f" from {_zone(node.origin, whose)}"
        return f"{who} {verb('enter', batch)}{how}{origin}"
    if node.origin == t.BATTLEFIELD:
        who = subject(writer, node.where, batch)
        if node.destination == t.GRAVEYARD:
            if _is_creature(writer, node.where):
                return f"{who} {verb('die', batch)}"
            return f"{who} {verb('are', batch)} put into a graveyard from the battlefield"
        if node.destination == t.ANY_ZONE:
            return f"{who} {verb('leave', batch)} the battlefield"
        owner = "your" if isinstance(node.where, f.IsThis) else _owner_words(node.where)
        whose = "a player's" if owner == "a" else owner
        return f"{who} {verb('are', batch)} put into {_zone(node.destination, whose)} from the battlefield"
    zone = node.origin if node.destination == t.ANY_ZONE else node.destination
    if node.milled:
        return f"{subject(writer, node.where, batch, zone)} {verb('are', batch)} milled"
    who = subject(writer, node.where, batch, zone)
    whose = _owner_words(node.where)
    if node.destination == t.ANY_ZONE:
        return f"{who} {verb('leave', batch)} {_zone(node.origin, whose)}"
    origin = _zone(node.origin, whose)
    if node.origin == t.ANY_ZONE:
        origin = "anywhere"
    elif node.origin == t.ANY_ZONE & ~t.BATTLEFIELD:
        origin = "anywhere other than the battlefield"
    into = "exiled" if node.destination == t.EXILE else f"put into {_zone(node.destination, whose)}"
    if node.resolving:
        return f"{who} {verb('are', batch)} {into} as {'they resolve' if batch else 'it resolves'}"
    return f"{who} {verb('are', batch)} {into} from {origin}"


def _how_it_enters(writer: Writer, where: Filter) -> tuple[Filter, str]:
    """ "Enters untapped", "enters attached to a creature": what is asked of an object besides being this one."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    if f.IsThis() not in parts or len(parts) < 2:
        return where, ""
    said = ""
    for part in parts:
        if part == f.Not(f.IsTapped()):
            said += " untapped"
        elif isinstance(part, f.IsAttachedTo) and isinstance(part.what, s.Each):
            said += f" attached to {one(writer, part.what.where)}"
            writer.known[s.Host()] = Ref("that", False, noun_of(part.what.where))
        elif part != f.IsThis():
            raise NoText(f"no text for entering {type(part).__name__}")
    return f.IsThis(), said


def _owner_words(where: Filter) -> str:
    parts = where.parts if isinstance(where, f.And) else (where,)
    owner = next((part.who for part in parts if isinstance(part, f.OwnedBy)), None)
    return {YOU: "your", OPPONENTS: "an opponent's"}.get(owner, "a")  # type: ignore[arg-type]


def _zone(zones: int, whose: str = "your") -> str:
    words = [
        t.ZONE_WORD[bit] if bit == t.EXILE else f"{whose} {t.ZONE_WORD[bit]}"
        for bit in t.ZONE_WORD
        if bit and zones & bit
    ]
    said = listed(words, "or").replace(f"{whose} battlefield", "the battlefield")
    return said.replace(f"{whose} command", "the command zone")


def _is_creature(writer: Writer, where: Filter) -> bool:
    """Only creatures and planeswalkers die (700.4)."""
    if isinstance(where, f.IsThis):
        return bool(writer.face.types & (t.CREATURE | t.PLANESWALKER)) or "Vehicle" in writer.face.subtypes
    if isinstance(where, f.HasType):
        return not where.types & ~(t.CREATURE | t.PLANESWALKER)
    if isinstance(where, f.HasSubtype):
        return True
    if isinstance(where, f.IsOneOf):
        return True
    return isinstance(where, (f.And, f.Or)) and any(_is_creature(writer, part) for part in where.parts)


@writes(PATTERNS, p.Casts)
def _casts(writer: Writer, node: p.Casts) -> str:
    if isinstance(node.where, f.IsThis):
        writer.name(s.This(), Ref("this spell", False, "spell"))
        return f"{who_does(writer, node.who, 'cast')} this spell"
    if isinstance(node.where, f.CameFrom):
        writer.same[s.EventObject()] = writer.role(node.where.what)
        return f"{who_does(writer, node.who, 'cast')} {writer.object(node.where.what)}"
    if node.nth:
        spell = single(writer, node.where, t.STACK)
        writer.name(s.EventObject(), Ref(spell, False, "spell"))
        whose = "your" if node.who == YOU else "their"
        return f"{who_does(writer, node.who, 'cast')} {whose} {ordinal(node.nth)} {spell} each turn"
    writer.topic, writer.caster = None, node.who
    spell = one(writer, node.where, t.STACK)
    last, writer.caster = writer.topic, YOU
    writer.name(s.EventObject(), Ref(spell, False, "spell"))
    if last is not None:
        writer.topic = last
    return f"{who_does(writer, node.who, 'cast')} {spell}"


@writes(PATTERNS, p.PlaysCard)
def _plays(writer: Writer, node: p.PlaysCard) -> str:
    card = "a land" if node.where == f.HasType(t.LAND) else one(writer, node.where, t.EXILE)
    writer.name(s.EventObject(), Ref(card, False, "card"))
    origin = "" if node.origin == t.ANY_ZONE else f" from {_zone(node.origin)}"
    return f"{who_does(writer, node.who, 'play')} {card}{origin}"


@writes(PATTERNS, p.BeginningOf)
def _beginning(writer: Writer, node: p.BeginningOf) -> str:
    if node.step == t.BEGIN_COMBAT:
        each = "each " if node.whose == s.AllPlayers() else ""
        return f"the beginning of {each}combat{_on_turn(writer, node.whose)}"
    if node.step == t.END_COMBAT:
        return "end of combat" + ("" if node.whose == s.AllPlayers() else _on_turn(writer, node.whose))
    step = {t.UPKEEP: "upkeep", t.DRAW: "draw step", t.END: "end step", t.PRECOMBAT_MAIN: "first main phase",
            t.POSTCOMBAT_MAIN: "second main phase", t.CLEANUP: "cleanup step"}[node.step]  # fmt: skip
    if node.each and node.whose == YOU:
        return "the beginning of each of your postcombat main phases"
    if node.whose == YOU:
        return f"the beginning of your {step}"
    if node.whose == s.AllPlayers():
        return f"the beginning of each {step}" if node.step == t.END else f"the beginning of each player's {step}"
    return f"the beginning of {player_possessive(writer, writer.players(node.whose))} {step}"


def _on_turn(writer: Writer, whose: Players) -> str:
    if whose == YOU:
        return " on your turn"
    return " on each opponent's turn" if whose == OPPONENTS else ""


@writes(PATTERNS, p.StateIs)
def _state(writer: Writer, node: p.StateIs) -> str:
    return writer.condition(node.condition)


@writes(PATTERNS, p.Either)
def _either(writer: Writer, node: p.Either) -> str:
    """ "This creature attacks or blocks": a subject that both parts share is said once."""
    clauses = [writer.pattern(node.parts[0])]
    if (
        isinstance(node.parts[0], p.Blocks)
        and isinstance(node.parts[1], p.BecomesBlocked)
        and node.parts[1].by is not None
    ):
        clauses = [writer.pattern(p.Blocks(node.parts[0].where))]
    shared = all(
        speaks_of_this(part) and not isinstance(part, (p.Casts, p.LosesControl, p.Sacrifices)) for part in node.parts
    )
    first = node.parts[0]
    same = isinstance(first, p.PlaysCard) and all(getattr(part, "who", None) == first.who for part in node.parts)
    doer = clauses[0].partition(" play")[0] + " " if same else ""  # "you play a land or cast a spell"
    for part in node.parts[1:]:
        clause = writer.pattern(part)
        clauses.append(clause.partition(" ")[2] if shared else clause.removeprefix(doer))
    if any(isinstance(part, p.FullyUnlocks) for part in node.parts):
        return " and whenever ".join(clauses)
    if not shared and len(clauses) > 2:
        return ", or ".join(clauses)
    return listed(clauses, "or")


@writes(PATTERNS, p.While)
def _while(writer: Writer, node: p.While) -> str:
    if isinstance(node.condition, c.TurnOf) and node.condition.who == OPPONENTS:
        return f"{writer.pattern(node.what)} during an opponent's turn"
    if isinstance(node.condition, c.InStep):
        return f"{writer.pattern(node.what)} during the {t.STEP_WORD[node.condition.steps[0]]} step"
    if isinstance(node.condition, c.Matches) and node.condition.where == f.IsMarked(f.SADDLED):
        return f"{writer.pattern(node.what)} while saddled"
    if isinstance(node.condition, c.Compare) and node.condition.a == TimesHappened(node.what, before=True):
        return f"{writer.pattern(node.what)} for the first time each turn"
    if isinstance(node.what, p.DrawsCard) and isinstance(node.condition, c.Unless):
        return f"{writer.pattern(node.what)} except the first one they draw in each of their draw steps"
    clause = f"{writer.pattern(node.what)} while {writer.condition(node.condition)}"
    if isinstance(node.condition, c.Exists):
        writer.topic = None  # another object was mentioned
    return clause


@writes(PATTERNS, p.ChapterReached)
def _chapter(writer: Writer, node: p.ChapterReached) -> str:
    return ", ".join(p.ROMAN[chapter - 1] for chapter in node.chapters)


@writes(PATTERNS, p.AmountAtLeast)
def _amount(writer: Writer, node: p.AmountAtLeast) -> str:
    inner: Any = node.what
    clause = writer.pattern(inner)
    if "damage" not in clause and "life" not in clause:
        raise NoText(f"no amount in {type(inner).__name__}")
    for word in ("combat damage", "damage", "life"):
        if word in clause:
            return clause.replace(word, f"{writer.value(node.amount)} or more {word}", 1)
    return clause
