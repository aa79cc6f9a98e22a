"""Conditions in words: "if you control a Giant", "as long as it's your turn", "unless …"."""

from __future__ import annotations

import dataclasses
import re
from typing import Final

from inset.kernel import types as t
from inset.language import conditions as c, filters as f, patterns as p, selections as s, values as v
from inset.language.costs import EVIDENCE, OPTIONAL, WATER
from inset.language.node import Amount, Condition, Filter, Players
from inset.language.text.clauses import comparison
from inset.language.text.describe import OPPONENTS, YOU, in_zones, one, phrase, returned_of, several, single, zone_words
from inset.language.text.english import counted, listed, number, ordinal, verb, with_article
from inset.language.text.numbers import MILLED, paid_for
from inset.language.text.references import in_zone, player_possessive
from inset.language.text.writer import CONDITIONS, NoText, Writer, writes


@writes(CONDITIONS, c.Always)
def _always(writer: Writer, node: c.Always) -> str:
    return ""


@writes(CONDITIONS, c.AllOf)
def _all_of(writer: Writer, node: c.AllOf) -> str:
    if len(node.parts) == 2 and node.parts[0] == THIS_IS_MINE and isinstance(node.parts[1], c.Exists):
        return _both_mine(writer, node.parts[1])
    said = [writer.condition(part) for part in node.parts]
    return listed(said) if len(said) > 2 else " and ".join(said)


MINE: Final = (f.OwnedBy(YOU), f.ControlledBy(YOU))
THIS_IS_MINE: Final = c.Exists(s.Each(f.And((f.IsThis(), *MINE))))


def _both_mine(writer: Writer, node: c.Exists) -> str:
    """712.4a: "you both own and control ~ and a creature named …"."""
    assert isinstance(node.what, s.Each) and isinstance(node.what.where, f.And)
    other = f.And(tuple(part for part in node.what.where.parts if part not in MINE))
    return f"you both own and control ~ and {one(writer, other)}"


@writes(CONDITIONS, c.AnyOf)
def _any_of(writer: Writer, node: c.AnyOf) -> str:
    firsts = [part.what for part in node.parts if isinstance(part, c.EventMatches)]
    if len(firsts) == len(node.parts) and all(isinstance(what, p.Casts) and what.nth == 1 for what in firsts):
        spells = [f"the first {single(writer, what.where, t.STACK)}" for what in firsts if isinstance(what, p.Casts)]
        return f"it's {listed(spells, 'or')} you've cast this turn"
    return " or ".join(writer.condition(part) for part in node.parts)


@writes(CONDITIONS, c.Unless)
def _unless(writer: Writer, node: c.Unless) -> str:
    """ "If you don't …"; after a statement, ``conditional`` says "unless" instead."""
    part = node.part
    if isinstance(part, c.Did):
        return {"you do": "you don't", "they do": "they don't"}.get(writer.doer, "no one does")
    if isinstance(part, c.TurnOf) and part.who == YOU:
        return "it's not your turn"
    if isinstance(part, c.TurnOf) and part.who == s.EventPlayer():
        return "it's not their turn"
    if isinstance(part, c.Exists) and isinstance(part.what, s.Each):
        where = part.what.where
        parts = where.parts if isinstance(where, f.And) else (where,)
        if f.ControlledBy(YOU) in parts and part.least == 1:
            rest = tuple(x for x in parts if x != f.ControlledBy(YOU))
            return f"you control no {several(writer, f.And(rest))}"
        if part.what.zone == t.BATTLEFIELD and not _is_somebodys(where):
            return f"there are no {several(writer, where)} on the battlefield"
    if isinstance(part, c.Matches):
        if isinstance(part.where, f.And) and isinstance(part.where.parts[0], f.WasCastBy):
            return writer.condition(part).replace("you cast", "you didn't cast", 1)
        if part.where == f.IsMarked(f.TRIBUTE_PAID):
            return "tribute wasn't paid"
        subject = writer.subject(part.what)
        if isinstance(part.where, f.HasCounter) and part.where.least == 1:
            return f"{subject.words} has no {part.where.kind} counters on it".replace("  ", " ")
        if clause := _clause_of(writer, part.where):
            return f"{subject.words} {_NOT_DONE.get(clause) or f'is not one that {clause}'}"
        if isinstance(part.where, (f.IsDesignated, f.IsMarked, f.IsTapped)):
            return f"{subject.words} isn't {' '.join(phrase(writer, part.where).before)}"
        return f"{subject.words} isn't {one(writer, part.where)}"
    if isinstance(part, c.EventMatches) and isinstance(part.what, p.BecomesTapped) and part.what.attacking:
        return "it isn't being declared as an attacker"
    if isinstance(part, c.CostWasPaid):
        return re.sub(r"\b(was|were)\b", r"\1n't", writer.condition(part), count=1)
    if isinstance(part, c.AnyOf):
        return f"it isn't true that {writer.condition(part)}"
    if isinstance(part, c.InStep):
        return writer.condition(part).replace("it's ", "it isn't ", 1)
    if part == c.CastLastTurn():
        return "no spells were cast last turn"
    if part == c.Happened(p.BeginningOf(t.BEGIN_COMBAT), 2):
        return "it's the first combat phase of the turn"
    if isinstance(part, (c.Happened, c.CompletedDungeon)) and writer.condition(part).startswith("you've "):
        return writer.condition(part).replace("you've ", "you haven't ", 1)
    if isinstance(part, c.Happened) and isinstance(part.what, p.PlayerAttacks) and part.what.who == YOU:
        return "you didn't attack this turn"
    if isinstance(part, c.Happened) and isinstance(part.what, p.Moves) and part.least == 1:
        if (part.what.origin, part.what.destination) == (t.BATTLEFIELD, t.GRAVEYARD):
            return f"no {several(writer, part.what.where)} died this turn"
    if isinstance(part, c.Happened) and isinstance(part.what, p.LosesLife) and part.what.who == YOU:
        return "you didn't lose life this turn"
    if isinstance(part, c.Exists) and isinstance(part.what, s.Among) and part.what.what in writer.done_to:
        parts = part.what.where.parts if isinstance(part.what.where, f.And) else (part.what.where,)
        others = [other for other in parts if other != f.OwnedBy(s.ThatOne())]
        return f"they didn't {writer.done_to[part.what.what]} {one(writer, f.And(tuple(others)), t.HAND)} this way"
    if isinstance(part, c.Happened) and isinstance(part.what, p.Casts):
        who = "they" if part.what.who in (s.ThatOne(), s.EventPlayer()) else writer.players(part.what.who)
        return f"{who} didn't cast {one(writer, part.what.where, t.STACK)} this turn"
    if isinstance(part, c.Exists) and isinstance(part.what, s.Each) and part.least == 1:
        return _none(writer, part.what)
    if isinstance(part, c.PlayerIs) and isinstance(part.among, s.PlayersWhere) and part.among.who == part.who:
        if isinstance(part.among.condition, c.Unless):  # there is none who doesn't
            everybody = c.PlayerIs(part.who, dataclasses.replace(part.among, condition=part.among.condition.part))
            return re.sub(r"^an? ", "each ", Writer(writer.face, writer.card).condition(everybody))
        nobody = "no opponent" if part.who == s.Opponents() else "no player"
        inner = Writer(writer.face, writer.card)
        return re.sub(r"^they (\w+)", lambda m: f"{nobody} {verb(m[1], False)}", inner.condition(part.among.condition))
    raise NoText(f"no words for the contrary of {type(part).__name__}")


def _none(writer: Writer, what: s.Each) -> str:
    """ "Defending player controls no Walls", "there are no cards in your graveyard"."""
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    who = next((part.who for part in parts if isinstance(part, f.ControlledBy)), None)
    rest = tuple(part for part in parts if not isinstance(part, f.ControlledBy))
    if who is not None and what.zone == t.BATTLEFIELD:
        words = "your opponents" if who == OPPONENTS else writer.players(who)
        return (
            f"{words} {verb('control', words in ('you', 'they', 'your opponents'))} no {several(writer, f.And(rest))}"
        )
    if what.zone == t.BATTLEFIELD:
        return f"there are no {several(writer, what.where)} on the battlefield"
    whose = "your " if what.of == s.You() else ""
    return f"there are no {several(writer, what.where, what.zone)} in {whose}{t.ZONE_WORD[what.zone]}"


@writes(CONDITIONS, c.Exists)
def _exists(writer: Writer, node: c.Exists) -> str:
    if node.powers:
        return f"{_exists(writer, c.Exists(node.what, node.least))} with different powers"
    if node.alike:
        return f"{_exists(writer, c.Exists(node.what, node.least))} with the same name"
    if node.different:
        return f"{_exists(writer, c.Exists(node.what, node.least))} with different names"
    if node.one_color:
        return f"{_exists(writer, c.Exists(node.what, node.least))} that share a color"
    what = node.what
    if isinstance(what, s.LinkedCards) and node.least == 1:
        return f"a card is exiled with {writer.object(s.This())}"
    if isinstance(what, s.Among) and isinstance(writer.role(what.what), s.TopOfLibrary) and node.least == 1:
        return f"{one(writer, what.where, t.LIBRARY)} is revealed this way"
    if isinstance(what, s.Among) and isinstance(what.what, s.LinkedCards) and node.least == 1:
        return f"a card exiled with {writer.object(s.This())} is {one(writer, what.where, t.EXILE)}"
    if (back := returned_of(what)) is not None:
        count = number(node.least) if isinstance(node.least, int) else "X"
        return f"you return {count} or more {writer.refer(back).words.removeprefix('all ')} this way"
    if isinstance(what, s.Among) and what.where == f.IsIn(t.GRAVEYARD) and node.least == 1:
        return f"{writer.subject(what.what).words} was put into a graveyard this way"
    if isinstance(what, s.Saved) and node.least == 1:
        return "there is one" if not writer.refer(what).many else "there are any"
    if isinstance(what, s.Among) and node.least == 1 and (said := _of_those(writer, what)):
        return said
    if not isinstance(what, s.Each):
        return f"there are {writer.value(node.least)} or more {writer.refer(what).words}"
    where = what.where
    parts = where.parts if isinstance(where, f.And) else (where,)
    who = next((part.who for part in parts if isinstance(part, f.ControlledBy)), None)
    if who is not None and what.zone == t.BATTLEFIELD:
        rest = f.And(tuple(part for part in parts if not isinstance(part, f.ControlledBy)))
        if who == YOU and set(rest.parts) == {f.IsCommander(), f.OwnedBy(YOU)} and node.least == 1:
            return "you control your commander"
        one_of_them = "an opponent controls" if node.least == 1 else "your opponents control"
        subject = {YOU: "you control", OPPONENTS: one_of_them}.get(who)
        so_many = _so_many(writer, rest, node.least, t.BATTLEFIELD)
        if len(rest.parts) == 1 and isinstance(rest.parts[0], f.HasSubtype) and node.least == 1:
            so_many = listed([with_article(name) for name in rest.parts[0].names], "or")  # "a Plains or an Island"
        return f"{subject or writer.players(who) + ' controls'} {so_many}"
    if f.IsThis() in parts and len(parts) > 1 and what.zone == t.BATTLEFIELD:
        others = [part for part in parts if part != f.IsThis()]
        return writer.condition(c.Matches(s.This(), others[0] if len(others) == 1 else f.And(tuple(others))))
    if what.of == s.ThatOne():
        return f"they have {_so_many(writer, where, node.least, what.zone)}{in_zone(writer, what)}"
    if isinstance(node.least, int) and node.least == 1:
        return f"{one(writer, where, what.zone)} is{in_zone(writer, what) or ' on the battlefield'}"
    return f"there are {_so_many(writer, where, node.least, what.zone)}{in_zone(writer, what)}"


def _of_those(writer: Writer, what: s.Among) -> str:
    """ "A creature card was exiled this way": one of those that an instruction before handled."""
    role = writer.role(what.what)
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    if f.OwnedBy(s.ThatOne()) in parts and role in writer.done_to:
        others = f.And(tuple(part for part in parts if part != f.OwnedBy(s.ThatOne())))
        return f"they {writer.done_to[role]}ed {one(writer, others, t.HAND)} this way"
    if role in writer.exiled:
        done, zone = "exiled", t.EXILE
    elif role in writer.known and writer.known[role].words == MILLED:
        done, zone = "milled", t.GRAVEYARD
    elif role in writer.done_to:
        done, zone = f"{writer.done_to[role]}ed", t.HAND
    else:
        return ""
    writer.topic = role
    return f"{one(writer, what.where, zone)} was {done} this way"


def _so_many(writer: Writer, where: Filter, least: Amount, zone: int) -> str:
    if least == 1:
        return one(writer, where, zone)
    count = number(least) if isinstance(least, int) else writer.value(least)
    words = several(writer, where, zone)
    if isinstance(where, f.HasType):
        words = words.replace(" and ", " and/or ")
    return f"{count} or more {words}"


BOTH_ZONES: Final = f.IsIn(t.COMMAND | t.BATTLEFIELD)


@writes(CONDITIONS, c.Matches)
def _matches(writer: Writer, node: c.Matches) -> str:
    where = node.where
    if isinstance(where, f.WasCastBy):
        if where.who == s.AllPlayers():
            return f"{writer.object(node.what)} was cast"
        return f"you cast {writer.object(node.what)}"
    if isinstance(where, f.And) and len(where.parts) == 2 and isinstance(where.parts[0], f.WasCastBy):
        origin = where.parts[1]
        if isinstance(origin, f.WasCastFrom):
            whose = "a" if origin.anyones else "your"
            return f"you cast {writer.object(node.what)} from {zone_words(origin.zones, whose)}"
    if where == f.IsForetold():
        return f"{'this spell' if node.what == s.This() else writer.object(node.what)} was foretold"
    subject = writer.subject(node.what)
    if where == f.IsIn(t.GRAVEYARD):
        return f"{subject.words} is in a graveyard"
    if where == BOTH_ZONES:
        return f"{subject.words} is in the command zone or on the battlefield"
    if isinstance(where, f.IsIn):
        return f"{subject.words} is {in_zones(where.zones)}"
    if isinstance(where, f.WasCastFrom):
        return f"{subject.words} was cast from {zone_words(where.zones, 'a' if where.anyones else 'your')}"
    if isinstance(where, f.HasCounter):
        kind = f"{where.kind} counter".strip()
        least = number(where.least) if isinstance(where.least, int) else writer.value(where.least)
        count = counted(1, kind) if where.least == 1 else f"{least} or more {kind}s"
        return f"{subject.words} has {count} on {'them' if subject.many else 'it'}"
    if where in (f.IsTapped(), f.Not(f.IsTapped())):
        return f"{subject.words} is {'tapped' if where == f.IsTapped() else 'untapped'}".replace("it is ", "it's ")
    if isinstance(where, f.IsPaired):
        return f"{subject.words} is paired with another creature"
    if isinstance(where, f.HasKeyword):
        made = phrase(writer, where)
        return f"{subject.words} has {made.words().partition('with ')[2]}"
    if isinstance(where, f.IsAttacking) and where.what is not None:
        whom = phrase(writer, where).after[0].removeprefix("that's ")
        return f"{subject.words} is {whom}".replace("it is ", "it's ")
    if isinstance(where, (f.HasColor, f.IsDesignated, f.IsMarked, f.IsModified, f.IsAttacking)):
        return f"{subject.words} is {' '.join(phrase(writer, where).before)}".replace("it is ", "it's ")
    if isinstance(where, f.StatIs):
        if isinstance(writer.event, p.Moves) and writer.event.origin == t.BATTLEFIELD and subject.words == "it":
            return f"it had {v.STAT_WORD[where.which]} {comparison(writer, where.op, where.amount)}"
        if subject.words == "it":
            return f"its {v.STAT_WORD[where.which]} is {comparison(writer, where.op, where.amount)}"
        return f"{subject.words} has {phrase(writer, where).after[0].removeprefix('with ')}"
    if isinstance(where, f.ControlledBy) and writer.role(node.what) in writer.gone:
        return f"{phrase(writer, where).after[0]}led that permanent"
    if isinstance(where, f.ControlledBy):
        return f"{phrase(writer, where).after[0]} {subject.words}"
    if clause := _clause_of(writer, where):
        return f"{subject.words} {clause}"
    card = subject.noun in ("card", "cards") or (isinstance(where, f.And) and f.IsCard() in where.parts)
    zone = t.GRAVEYARD if card else t.BATTLEFIELD
    if subject.words == "it":
        return f"it's {one(writer, where, zone)}"
    return f"{subject.words} is {one(writer, where, zone)}"


_NOT_DONE: Final = {"attacked this turn": "didn't attack this turn", "entered this turn": "didn't enter this turn"}


def _clause_of(writer: Writer, where: Filter) -> str:
    """What a relative clause says, if the description is nothing else: "targets a tapped creature"."""
    if isinstance(where, (f.And, f.Or, f.Not)):
        return ""
    made = phrase(writer, where)
    alone = not (made.before or made.heads or made.noun or made.whole or made.token or made.other)
    fits = alone and len(made.after) == 1 and made.after[0].startswith("that ")
    return made.after[0].removeprefix("that ") if fits else ""


@writes(CONDITIONS, c.TurnOf)
def _turn_of(writer: Writer, node: c.TurnOf) -> str:
    if node.who == YOU:
        return "it's your turn"
    if node.who == OPPONENTS:
        return "it's an opponent's turn"
    return f"it's {player_possessive(writer, writer.players(node.who))} turn"


@writes(CONDITIONS, c.InStep)
def _in_step(writer: Writer, node: c.InStep) -> str:
    if node.steps == t.MAIN_STEPS:
        return "it's a main phase"
    if tuple(node.steps) == tuple(t.COMBAT_STEPS):
        return "it's combat"
    return f"it's the {listed([t.STEP_WORD[step] for step in node.steps], 'or')} step"


_POINTS: Final = {
    t.UPKEEP: "upkeep step",
    t.BEGIN_COMBAT: "combat",
    t.DECLARE_ATTACKERS: "attackers are declared",
    t.DECLARE_BLOCKERS: "blockers are declared",
    t.FIRST_STRIKE_DAMAGE: "the combat damage step",
    t.END_COMBAT: "the end of combat step",
}


@writes(CONDITIONS, c.PointInTurn)
def _point_in_turn(writer: Writer, node: c.PointInTurn) -> str:
    """After "only", not after "if"."""
    point = "combat" if node.after and node.step == t.END_COMBAT else _POINTS[node.step]
    return f"{'during combat ' if node.in_combat else ''}{'after' if node.after else 'before'} {point}"


def only_when(writer: Writer, condition: Condition) -> list[str]:
    """ "Activate only during your upkeep and only if you control a Swamp": the rules that one condition stands for."""
    parts = condition.parts if isinstance(condition, c.AllOf) else (condition,)
    turn = next((part for part in parts if isinstance(part, c.TurnOf)), None)
    whose = "" if turn is None else "your" if turn.who == YOU else "an opponent's"
    found = []
    for part in parts:
        if isinstance(part, c.InStep) and tuple(part.steps) == tuple(t.COMBAT_STEPS):
            found.append("during combat")
        elif isinstance(part, c.InStep):
            step = t.STEP_WORD[part.steps[0]]
            found.append(f"during {whose or 'the'} {step}{'' if step == 'upkeep' else ' step'}")
            whose = ""
        elif isinstance(part, c.PointInTurn) and whose and not part.in_combat:
            joint = " after their " if part.step == t.UPKEEP else ", before "
            found.append(f"during {whose} turn{joint}{_POINTS[part.step]}")
            whose = ""
        elif isinstance(part, c.PointInTurn):
            found.append(writer.condition(part))
        elif part is not turn:
            found.append(f"if {writer.condition(part)}")
    return [f"during {whose} turn", *found] if whose else found


def _is_somebodys(where: Filter) -> bool:
    return any(isinstance(part, f.ControlledBy) for part in (where.parts if isinstance(where, f.And) else (where,)))


def _is_theirs(where: Filter) -> bool:
    return f.ControlledBy(s.ThatOne()) in (where.parts if isinstance(where, f.And) else (where,))


@writes(CONDITIONS, c.Happened)
def _happened(writer: Writer, node: c.Happened) -> str:
    """The perfect tense of a few events."""
    what, least = node.what, node.least
    if isinstance(what, p.Moves) and what.destination == t.BATTLEFIELD and _is_theirs(what.where):
        entering = _so_many(writer, what.where, least, t.BATTLEFIELD).replace(" they control", "")
        return f"they had {entering} enter the battlefield under their control this turn"
    if isinstance(what, p.PlayerAttacks) and what.who == YOU and what.whom is not None and _is_theirs(what.whom):
        return f"you attacked this {'step' if node.this_step else 'turn'}"  # "each opponent who you attacked …"
    if isinstance(what, p.Casts) and what.who == s.ThatOne():
        return f"they cast {_so_many(writer, what.where, least, t.STACK)} this turn"
    if isinstance(what, p.DealsDamage) and node.since_last_turn:
        kind = "combat damage" if what.combat else "damage"
        return f"you've been dealt {kind} since your last turn"
    if isinstance(what, p.GainsLife | p.LosesLife):
        done = "gained" if isinstance(what, p.GainsLife) else "lost"
        return f"{_somebody(writer, what.who)} {done} {'' if least == 1 else f'{writer.value(least)} or more '}life this turn"
    if isinstance(what, p.Moves) and what.destination == t.GRAVEYARD and what.origin == t.BATTLEFIELD:
        return f"{_so_many(writer, what.where, least, t.BATTLEFIELD)} died this turn"
    if isinstance(what, p.Moves) and (what.origin, what.destination) == (t.ANY_ZONE, t.GRAVEYARD):
        parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
        cards = f.And(tuple(part for part in parts if part not in (f.OwnedBy(YOU), f.IsCard())))
        whose = "your" if f.OwnedBy(YOU) in parts else "a"
        return f"{_so_many(writer, cards, least, t.GRAVEYARD)} was put into {whose} graveyard from anywhere this turn"
    if isinstance(what, p.Moves) and what.destination == t.BATTLEFIELD:
        return f"{_so_many(writer, what.where, least, t.BATTLEFIELD)} entered this turn".replace(
            "you control entered", "entered the battlefield under your control"
        )
    if isinstance(what, p.Moves) and what.origin == t.BATTLEFIELD and what.destination == t.ANY_ZONE:
        who = _so_many(writer, what.where, least, t.BATTLEFIELD).replace("you control", "you controlled")
        return f"{who} left the battlefield this turn"
    if isinstance(what, p.Moves) and (what.origin, what.destination) == (t.BATTLEFIELD, t.HAND):
        parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
        permanents = f.And(tuple(part for part in parts if part != f.OwnedBy(YOU)))
        whose = "your" if f.OwnedBy(YOU) in parts else "a player's"
        return f"{_so_many(writer, permanents, least, t.BATTLEFIELD)} was put into {whose} hand from the battlefield this turn"
    if isinstance(what, p.Moves) and what.origin == t.GRAVEYARD and what.destination == t.ANY_ZONE:
        parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
        cards = f.And(tuple(part for part in parts if part not in (f.IsCard(), f.OwnedBy(YOU))))
        whose = "your" if f.OwnedBy(YOU) in parts else "a"
        return f"{_so_many(writer, cards, least, t.GRAVEYARD)} left {whose} graveyard this turn"
    if isinstance(what, p.PlayerAttacks) and what.whom is not None:
        return f"you've been attacked this {'step' if node.this_step else 'turn'}"
    if isinstance(what, (p.Attacks, p.PlayerAttacks)):
        who = "they" if isinstance(what, p.PlayerAttacks) and what.who == s.ThatOne() else "you"
        if isinstance(what, p.PlayerAttacks) and not isinstance(what.where, f.Anything):
            return f"{who} attacked with {one(writer, what.where)} this turn"
        return f"{who} attacked this turn" if isinstance(what, p.PlayerAttacks) else (
            f"{_so_many(writer, what.where, least, t.BATTLEFIELD)} attacked this turn"
        )  # fmt: skip
    if isinstance(what, p.DrawsCard):
        has = "they drew" if what.who == s.ThatOne() else "you've drawn"
        return f"{has} {writer.value(least)} or more cards this turn"
    if isinstance(what, p.Discards):
        return "you discarded a card this turn"
    if isinstance(what, p.Sacrifices):
        return f"you sacrificed {_so_many(writer, what.where, least, t.BATTLEFIELD)} this turn"
    if isinstance(what, p.CreatesToken) and what.who == YOU:
        return f"you created {'a token' if isinstance(what.where, f.Anything) else one(writer, what.where)} this turn"
    if isinstance(what, p.DealsDamage) and what.to_players == s.ThatOne() and what.to is None:
        amount = "" if least == 1 else f"{writer.value(least)} or more "
        by = " by ~" if what.source == f.IsThis() else ""
        return f"they were dealt {amount}{'combat ' if what.combat else ''}damage{by} this turn"
    if isinstance(what, p.DealsDamage) and what.source == f.IsThis() and node.amounts:
        return f"{writer.subject(s.This()).words} has dealt {writer.value(least)} or more damage this turn"
    if isinstance(what, p.DealsDamage) and what.to_players is not None and what.to is None:
        kind = "combat damage" if what.combat else "damage"
        return f"{_somebody(writer, what.to_players)} was dealt {kind} by {one(writer, what.source)} this turn"
    if isinstance(what, p.Descends):
        return "you descended this turn"
    if isinstance(what, p.CommitsCrime):
        return "you've committed a crime this turn"
    if isinstance(what, p.PlaysCard):
        return f"you've played {'a land' if least == 1 else f'{writer.value(least)} or more lands'} this turn"
    if isinstance(what, p.Deed) and what.which == p.CYCLES:
        return f"you've cycled {writer.value(least)} or more cards this turn"
    if isinstance(what, p.Casts) and isinstance(what.where, f.WasCastFor):
        return f"a spell was cast for its {what.where.name} cost this turn"
    if isinstance(what, p.Casts):
        who = "you've" if what.who == YOU else _somebody(writer, what.who)
        return f"{who} cast {_so_many(writer, what.where, least, t.STACK)} this turn"
    if isinstance(what, p.Deed) and what.which == p.SEARCHES:
        who = _somebody(writer, what.who)
        return f"{who} searched {'your' if who == 'you' else 'their'} library this turn"
    if isinstance(what, p.PutsCounters) and what.who in (YOU, None) and not what.nth:
        kind = f"a {what.kind} counter" if what.kind else "a counter"
        on = writer.subject(s.This()).words if what.where == f.IsThis() else one(writer, what.where)
        return f"you put {kind} on {on} this turn" if what.who == YOU else f"{kind} was put on {on} this turn"
    if isinstance(what, p.Activates):
        return f"you've activated an ability of {one(writer, what.where)} this turn"
    if isinstance(what, p.Exerts):
        return f"{one(writer, what.where)} has been exerted this turn"
    if isinstance(what, p.TurnsFaceUp):
        return f"{one(writer, what.where)} was turned face up this turn"
    if isinstance(what, p.IsCountered) and what.by == OPPONENTS:
        return (
            f"{one(writer, what.where, t.STACK)} was countered this turn by a spell or ability an opponent controlled"
        )
    raise NoText(f"no perfect tense for {type(what).__name__}")


def _somebody(writer: Writer, who: Players) -> str:
    """One of them, it doesn't matter which."""
    return {OPPONENTS: "an opponent", s.AllPlayers(): "a player"}.get(who) or writer.players(who)


@writes(CONDITIONS, c.NewlyControlled)
def _newly_controlled(writer: Writer, node: c.NewlyControlled) -> str:
    return f"{writer.subject(s.This()).words} came under your control since the beginning of your last upkeep"


@writes(CONDITIONS, c.BeganTurnUntapped)
def _began_untapped(writer: Writer, node: c.BeganTurnUntapped) -> str:
    return f"{writer.subject(s.This()).words} started the turn untapped"


@writes(CONDITIONS, c.PlayerIs)
def _player_is(writer: Writer, node: c.PlayerIs) -> str:
    among = node.among
    if isinstance(among, s.PlayersWhere) and among.who == node.who:  # there is one who …
        words = {OPPONENTS: "an opponent", s.AllPlayers(): "a player"}.get(node.who) or writer.players(node.who)
        if isinstance(among.condition, c.Happened):
            told = writer.condition(among.condition).removeprefix("they ")
            return f"{words} {re.sub('^were ', 'was ', told)}"
        told = writer.condition(among.condition)
        if not told.startswith("they "):
            return told.replace("their", f"{words}'s", 1)
        told = told.removeprefix("they ")
        told = f"was {told.removeprefix('were ')}" if told.startswith("were ") else told
        agrees = told.startswith(("controls ", "has ", "lost ", "was "))
        return f"{words} {told if agrees else verb(told, False)}"
    words = {OPPONENTS: "an opponent", YOU: "you"}.get(node.who) or writer.players(node.who)
    if among == s.Blessed():
        return f"{words} {'have' if words == 'you' else 'has'} the city's blessing"
    if among == s.InitiativeHolder():
        return f"{words} {'have' if words == 'you' else 'has'} the initiative"
    subject = {"you": "you're", "they": "they are"}.get(words) or f"{words} is"
    return f"{subject} {writer.players(node.among)}"


@writes(CONDITIONS, c.FirstToResolve)
def _first_to_resolve(writer: Writer, node: c.FirstToResolve) -> str:
    return "this is the first time a spell you control with this spell's name has resolved this game"


@writes(CONDITIONS, c.ResolvedTimes)
def _resolved_times(writer: Writer, node: c.ResolvedTimes) -> str:
    return f"this is the {ordinal(node.nth)} time this ability has resolved this turn"


@writes(CONDITIONS, c.ActivatedSoOften)
def _activated_so_often(writer: Writer, node: c.ActivatedSoOften) -> str:
    return f"this ability has been activated {number(node.least)} or more times this turn"


@writes(CONDITIONS, c.CastLastTurn)
def _cast_last_turn(writer: Writer, node: c.CastLastTurn) -> str:
    return (
        f"a player cast {number(node.least)} or more spells last turn"
        if node.least > 1
        else "a spell was cast last turn"
    )


@writes(CONDITIONS, c.CompletedDungeon)
def _completed(writer: Writer, node: c.CompletedDungeon) -> str:
    who = writer.players(node.who)
    have = "you've" if who == "you" else f"{who} has"
    return f"{have} completed {node.name or 'a dungeon'}"


@writes(CONDITIONS, c.Did)
def _did(writer: Writer, node: c.Did) -> str:
    return "you win" if node.clash else writer.doer


@writes(CONDITIONS, c.AnchorChosen)
def _anchor(writer: Writer, node: c.AnchorChosen) -> str:
    return f"{node.word} was chosen"


@writes(CONDITIONS, c.HeldAsCast)
def _held_as_cast(writer: Writer, node: c.HeldAsCast) -> str:
    if node.part == c.Unless(c.SorceryTime()):
        return "you cast it any time a sorcery couldn't have been cast"
    return f"{writer.condition(node.part).replace('you control ', 'you controlled ')} as you cast this spell"


@writes(CONDITIONS, c.SorceryTime)
def _sorcery_time(writer: Writer, node: c.SorceryTime) -> str:
    return "you could cast a sorcery"


@writes(CONDITIONS, c.CostWasPaid)
def _paid(writer: Writer, node: c.CostWasPaid) -> str:
    if node.name in (WATER, OPTIONAL):
        return "this spell's additional cost was paid"
    return "evidence was collected" if node.name == EVIDENCE else paid_for(writer, node.name)


@writes(CONDITIONS, c.DayIs)
def _day_is(writer: Writer, node: c.DayIs) -> str:
    return {c.DAY: "it's day", c.NIGHT: "it's night"}.get(node.which, "it's neither day nor night")


@writes(CONDITIONS, c.EventMatches)
def _event_matches(writer: Writer, node: c.EventMatches) -> str:
    if isinstance(node.what, p.Deed) and node.what.which == p.TEMPTED:
        but = "a creature other than ~" if node.what.where == f.Not(f.IsThis()) else one(writer, node.what.where)
        return f"you chose {but} as your Ring-bearer"
    return writer.pattern(node.what)


def conditional(writer: Writer, statement: str, condition: Condition) -> str:
    """ "… as long as …", "… unless …", after a statement."""
    if isinstance(condition, c.Unless):
        return f"{statement} unless {writer.condition(condition.part)}"
    if condition == c.TurnOf(YOU):
        return f"during your turn, {statement}"
    if isinstance(condition, c.Exists) and isinstance(condition.what, s.Each):
        if condition.what.zone == t.GRAVEYARD and condition.what.where != f.Anything():
            return f"as long as {writer.condition(condition)}, {statement}"
    if " unless " in statement or condition == c.Matches(s.This(), f.IsPaired()):
        return f"as long as {writer.condition(condition)}, {statement}"
    return f"{statement} as long as {writer.condition(condition)}"
