"""614.1c–d: how permanents enter the battlefield, or are turned face up, in words."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    mods as m,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import Keyword
from inset.language.conditions import Matches, Unless
from inset.language.costs import PayLife
from inset.language.effects import FOREVER
from inset.language.keywords import KEYWORD_BIT
from inset.language.node import Static
from inset.language.text.describe import YOU, one, single
from inset.language.text.english import capital, listed, lower, small, verb, with_article
from inset.language.text.mods import exceptions
from inset.language.text.numbers import amount_of, for_each
from inset.language.text.statics import subject
from inset.language.text.writer import STATICS, Writer, writes


@writes(STATICS, st.EntersTapped)
def _enters_tapped(writer: Writer, node: st.EntersTapped) -> str:
    who = subject(writer, node.where)
    if isinstance(node.unless, Unless):
        return f"if {writer.condition(node.unless.part)}, {who.words} {verb('enter', who.many)} tapped"
    unless = "" if node.unless is None else f" unless {writer.condition(node.unless)}"
    return f"{who.words} {verb('enter', who.many)} tapped{unless}"


@writes(STATICS, st.EntersWithCounters)
def _enters_with(writer: Writer, node: st.EntersWithCounters) -> str:
    who = subject(writer, node.where)
    on = "them" if who.many else "it"
    lone = node.kind in KEYWORD_BIT  # another flying counter adds nothing to one
    extra = "" if isinstance(node.where, f.IsThis) or lone else "additional "
    kind = f"{extra}{node.kind} counter"
    each = for_each(writer, node.count)
    if each:
        counters = f"{amount_of(writer, 1, kind)} on {on} {each}"
    elif isinstance(node.count, (int, v.X)):
        counters = f"{amount_of(writer, node.count, kind)} on {on}"
    else:
        counters = f"a number of {kind}s on {on} equal to {writer.value(node.count)}"
    clause = f"{who.words} {verb('enter', who.many)} with {counters}"
    if who.many and not lone:
        clause = clause.replace(f"{who.words} enter", f"each {single(writer, node.where)} enters")
        clause = clause.replace(f" on {on}", " on it", 1)
    for mod in node.mods:
        if isinstance(mod, m.AddAbility):
            said = Writer(writer.face, writer.card).ability(mod.ability)
            clause += f" and with {lower(said)}" if isinstance(mod.ability, Keyword) else f' and with "{said}"'
            continue
        assert isinstance(mod, m.AddTypes)
        clause += f" and as {with_article(' '.join(mod.subtypes))} in addition to its other types"
    return clause if node.condition is None else f"{clause} if {writer.condition(node.condition)}"


@writes(STATICS, st.AsEnters)
def _as_enters(writer: Writer, node: st.AsEnters) -> str:
    who = subject(writer, node.where)
    first, *rest = node.effects
    if isinstance(first, e.PayOr) and first.unpaid == (e.Tap(s.This()),):
        it = "it" if isinstance(first.cost, PayLife) else "~"  # a card that the cost refers to came between
        return f"as {who.words} enters, you may {writer.cost(first.cost)}. If you don't, {it} enters tapped"
    clause = f"as {who.words} {verb('enter', who.many)}, {writer.finish(writer.effect(first))}"
    further = writer.sentences(tuple(rest)).rstrip(".")
    return f"{clause}. {further}" if further else clause


@writes(STATICS, st.AsTurnedFaceUp)
def _as_turned_up(writer: Writer, node: st.AsTurnedFaceUp) -> str:
    who = subject(writer, f.IsThis())
    first, *rest = node.effects
    clause = f"as {who.words} is turned face up, {writer.finish(writer.effect(first))}"
    return clause if not rest else f"{clause}. {writer.sentences(tuple(rest)).rstrip('.')}"


@writes(STATICS, st.EntersAsCopy)
def _as_copy(writer: Writer, node: st.EntersAsCopy) -> str:
    who = subject(writer, node.where)
    writer.topic = None
    if isinstance(node.of, f.IsThis):
        return f"{who.words} {verb('enter', who.many)} as a copy of ~"
    if node.first:
        before = writer.finish(writer.sentences(node.first)).rstrip(".")
        copy = f"{who.words} enters as a copy of one of those cards"
        for other in node.entering:
            if isinstance(other, st.EntersWithCounters) and isinstance(
                other.count, v.Stat
            ):  # of the one that is not copied
                copy += f" with additional {other.kind} counters on it equal to the other's {v.STAT_WORD[other.count.which]}"
        return f"as {who.words} enters, {small(before)}. {capital(copy)}"
    of = one(writer, node.of)
    limited = isinstance(node.of, f.And) and any(isinstance(part, (f.ControlledBy, f.Not)) for part in node.of.parts)
    if not limited and not isinstance(node.of, f.IsOneOf):
        where = "on the battlefield" if node.zone == t.BATTLEFIELD else "card in a graveyard"
        of = f"any {of.partition(' ')[2]} {where}"
    said = exceptions(writer, node.exceptions)
    if node.made_by:
        whole = exceptions(writer, node.made).removeprefix(", except ").replace("it has", "the token has", 1)
        said += f"{', and' if said else ', except'} if {who.words} was {node.made_by}ed, {whole}"
    if node.own_size:
        size = "its power and toughness are equal to ~'s power and toughness"
        said = f"{said}, and {size}" if said else f", except {size}"
    if node.duration != FOREVER:
        return f"as {who.words} enters, you may have it become a copy of {of} until end of turn{said}"
    tapped = " tapped" if st.EntersTapped(f.IsThis()) in node.entering else ""
    extra = tuple(static for static in node.entering if static != st.EntersTapped(f.IsThis()))
    if extra:
        whole = said.removeprefix(", except ")
        if m.LoseSupertypes(t.LEGENDARY) in node.exceptions:
            whole += " if that permanent is legendary"
        said = f", except {listed([*(_extra(writer, static) for static in extra), *([whole] if whole else [])])}"
    if node.optional:
        return f"you may have {who.words} enter{tapped} as a copy of {of}{said}"
    return f"{who.words} {verb('enter', who.many)}{tapped} as a copy of {of}{said}"


def _extra(writer: Writer, static: Static) -> str:
    """707.9e–f: "it enters with an additional loyalty counter on it if it's a planeswalker"."""
    assert isinstance(static, st.EntersWithCounters)
    clause = f"it enters with {amount_of(writer, static.count, f'additional {static.kind} counter')} on it"
    parts = static.where.parts if isinstance(static.where, f.And) else ()
    kinds = [one(writer, part) for part in parts if not isinstance(part, f.IsThis)]
    clause += "".join(f" and {writer.mod(mod)}" for mod in static.mods)
    if isinstance(static.condition, Matches):
        kinds = [one(writer, static.condition.where)]
    return f"{clause} if it's {kinds[0]}" if kinds else clause


@writes(STATICS, st.EntersUnderControl)
def _under_control(writer: Writer, node: st.EntersUnderControl) -> str:
    parts = node.where.parts if isinstance(node.where, f.And) else (node.where,)
    theirs = f.ControlledBy(s.Opponents()) in parts
    whose = " under an opponent's control" if theirs else ""
    what = single(writer, f.And(tuple(part for part in parts if part != f.ControlledBy(s.Opponents()))))
    under = "your" if node.who == YOU else "that player's"
    return f"if a {what} would enter the battlefield{whose}, it enters under {under} control instead"


@writes(STATICS, st.EntersUntapped)
def _enters_untapped(writer: Writer, node: st.EntersUntapped) -> str:
    who = subject(writer, node.where)
    return f"{who.words} {verb('enter', who.many)} untapped"


@writes(STATICS, st.EntersDesignated)
def _prepared(writer: Writer, node: st.EntersDesignated) -> str:
    who = subject(writer, node.where)
    return f"{who.words} {verb('enter', who.many)} prepared"
