"""508.1c–h, 509.1b–f: what permanents can't, may or must do, and what it costs to attack, in words."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.language import filters as f, selections as s, statics as st, values as v
from inset.language.conditions import Unless
from inset.language.node import Filter, Players
from inset.language.text.describe import (
    OPPONENTS,
    player_named_by,
    several,
    single,
    so_many,
    so_many_of,
)
from inset.language.text.english import article, lower, number, verb
from inset.language.text.numbers import for_each
from inset.language.text.references import player_possessive
from inset.language.text.statics import UNLESS_MANA, people, subject
from inset.language.text.writer import STATICS, NoText, Ref, Writer, writes

_RESTRICTION = {
    st.CANT_ATTACK: "can't attack",
    st.CANT_BLOCK: "can't block",
    st.MUST_BE_BLOCKED: "must be blocked if able",
    st.CANT_BE_SACRIFICED: "can't be sacrificed",
    st.CANT_TRANSFORM: "can't transform",
    st.CANT_CREW: "can't crew Vehicles",
    st.CAN_BLOCK_ANY_NUMBER: "can block any number of creatures",
    st.CANT_REGENERATE: "can't be regenerated",
    st.ATTACKS_ONLY_ALONE: "can only attack alone",
    st.CANT_BE_COUNTERED: "can't be countered",
}


@writes(STATICS, st.Restrict)
def _restrict(writer: Writer, node: st.Restrict) -> str:
    if node.kind == st.CANT_ACTIVATE:
        return _cant_activate(writer, node)
    zone = t.STACK if node.kind == st.CANT_BE_COUNTERED else t.BATTLEFIELD
    if node.kind == st.CANT_BE_BLOCKED and _compares_with_this(node.against):
        weak = several(writer, node.against)
        blocked = writer.object(s.This()) if node.where == f.IsThis() else several(writer, node.where)
        return f"{weak} can't block {blocked}"
    if node.kind == st.NO_MORE_UNTAP:
        assert isinstance(node.number, int)
        most = single(writer, node.where) if node.number == 1 else several(writer, node.where)
        return f"players can't untap more than {number(node.number)} {most} during their untap steps"
    if node.kind in (st.NO_MORE_ATTACK, st.NO_MORE_BLOCK):
        return _no_more(writer, node)
    if node.kind == st.DOESNT_UNTAP and (player := player_named_by(node.where)) is not None:
        return _stay_tapped(writer, node.where, player)
    who = subject(writer, node.where, zone)
    anyone = isinstance(node.against, f.Anything)
    if node.kind == st.CANT_BLOCK and isinstance(node.where, f.And):
        rest = tuple(part for part in node.where.parts if part != f.ControlledBy(OPPONENTS))
        if len(rest) < len(node.where.parts) and any(isinstance(part, f.ManaValueParity) for part in rest):
            return f"your opponents can't block with {several(writer, f.And(rest))}"
    if node.kind == st.CANT_ATTACK and node.against == st.YOU_OR_PLANESWALKERS:
        return f"{who.words} can't attack you or planeswalkers you control"
    if node.kind == st.CANT_ATTACK and node.against == st.YOU_ALONE:
        return f"{who.words} can't attack you"
    if node.kind == st.CANT_ATTACK and isinstance(node.against, f.DefendedBy):
        return f"{who.words} can't attack {_defender(writer, node.against.who)}"
    if node.kind in _RESTRICTION:
        return f"{who.words} {_RESTRICTION[node.kind]}"
    if node.kind == st.CAN_ATTACK_DESPITE_DEFENDER:
        return f"{who.words} can attack as though {'they' if who.many else 'it'} didn't have defender"
    if node.kind == st.CAN_BLOCK_MORE and who.many:
        return f"each {single(writer, node.where)} {_blocks_more(writer, node)}"
    if node.kind in _COUNTED:
        return f"{who.words} {_COUNTED[node.kind](writer, node)}"
    if node.kind == st.CANT_BE_BLOCKED:
        if isinstance(node.against, f.Not):
            return f"{who.words} can't be blocked except by {several(writer, node.against.part)}"
        by = "" if anyone else f" by {several(writer, node.against)}"
        if isinstance(node.against, f.HasSubtype):
            by = by.replace(" and ", " or ")
        return f"{who.words} can't be blocked{by}"
    if node.kind == st.CAN_BLOCK_ONLY:
        return f"{who.words} can block only {several(writer, node.against)}"
    if node.kind == st.NO_LEGEND_RULE:
        whom = "" if isinstance(node.where, f.Anything) else f" to {several(writer, node.where)}"
        return f'the "legend rule" doesn\'t apply{whom}'
    if node.kind == st.ACTS_AS_THOUGH_HASTE:
        return f"you may activate abilities of {who.words} as though those creatures had haste"
    if node.kind == st.MAY_STAY_TAPPED:
        return f"you may choose not to untap {who.words} during your untap step"
    if node.kind == st.UNTAPS_WITH_OTHERS:
        return f"untap all {several(writer, node.where)} during each other player's untap step"
    if node.kind == st.GOADED:
        return f"{who.words} {verb('are', who.many)} goaded"
    if node.kind == st.MUST_ATTACK and isinstance(node.against, f.And):
        return f"{who.words} {verb('attack', who.many)} {_whom(writer, node.against)} each combat if able"
    if node.kind == st.MUST_ATTACK:
        parts = node.against.parts if isinstance(node.against, f.And) else ()
        one_player = any(isinstance(part, f.ControlledBy) and part.who == s.ThatOne() for part in parts)
        whom = " that player" if one_player else ""
        return f"{who.words} {verb('attack', who.many)}{whom} each combat if able"
    if node.kind == st.MUST_BLOCK and not anyone and isinstance(node.where, (f.IsThis, f.IsOneOf)):
        return f"{who.words} {verb('block', who.many)} {subject(writer, node.against).words} if able"
    if node.kind == st.MUST_BLOCK and not anyone:
        return f"all {several(writer, node.where)} able to block {subject(writer, node.against).words} do so"
    if node.kind == st.MUST_BLOCK:
        return f"{who.words} {verb('block', who.many)} each combat if able"
    if node.kind == st.DOESNT_UNTAP:
        whose = "your" if isinstance(node.where, f.IsThis) else "their controllers'" if who.many else "its controller's"
        negated = verb("don't", who.many)
        return f"{who.words} {negated} untap during {whose} untap step{'s' if who.many else ''}"
    if node.kind == st.ASSIGNS_DAMAGE_BY_TOUGHNESS:
        assign = verb("assign", who.many)
        its = "their" if who.many else "its"
        return f"{who.words} {assign} combat damage equal to {its} toughness rather than {its} power"
    if node.kind == st.ASSIGNS_AS_UNBLOCKED:
        return f"you may have {who.words} assign its combat damage as though it weren't blocked"
    if node.kind == st.ASSIGNS_NO_COMBAT_DAMAGE:
        return f"{who.words} {verb('assign', who.many)} no combat damage"
    if node.kind == st.CANT_BE_TARGETED:
        by = "spells or abilities" if anyone else several(writer, node.against, t.STACK)
        return f"{who.words} can't be the target of {by}"
    raise NoText(f"restriction {node.kind} has no text")


def _stay_tapped(writer: Writer, where: Filter, player: Players) -> str:
    those = (
        next((part for part in where.parts if isinstance(part, f.IsOneOf)), None) if isinstance(where, f.And) else None
    )
    if those is not None and isinstance(those.what, s.Each):
        what = Ref(several(writer, those.what.where, those.what.zone), True)
    else:
        what = subject(writer, where) if those is None else writer.subject(those.what)
    whose = player_possessive(writer, writer.players(player))
    return f"{what.words} {'don' if what.many else 'doesn'}'t untap during {whose} untap step"


def _defender(writer: Writer, who: Players) -> str:
    """ "Unless defending player controls an Island", "if defending player controls an untapped creature"."""
    if not isinstance(who, s.PlayersWhere):
        raise NoText("no words for such defending players")
    spared = isinstance(who.condition, Unless)
    told = Writer(writer.face, writer.card).condition(
        who.condition.part if isinstance(who.condition, Unless) else who.condition
    )
    told = re.sub(r"^they(?:'re| are)\b", "defending player is", told)
    told = re.sub(r"^they (have|has)\b", "defending player has", told)
    told = re.sub(r"^they (\w+?)s?\b", lambda found: f"defending player {verb(found[1], False)}", told)
    return f"{'unless' if spared else 'if'} {told.replace(' they ', ' that player ')}"


def _whom(writer: Writer, against: f.And) -> str:
    """ "A player other than you", "the chosen player"."""
    if against == st.ANOTHER_PLAYER:
        return "a player other than you"
    who = next((part.who for part in against.parts if isinstance(part, f.ControlledBy)), None)
    if who is None:
        raise NoText("no words for what must be attacked")
    return writer.players(who)


def _no_more(writer: Writer, node: st.Restrict) -> str:
    who = so_many_of(writer, node.number, node.where)
    whom = "" if isinstance(node.against, f.Anything) else " you" if node.against == st.YOU_ALONE else None
    if whom is None:
        whom = f" {subject(writer, node.against).words}"
    return f"no more than {who} can {'attack' if node.kind == st.NO_MORE_ATTACK else 'block'}{whom} each combat"


def _not_alone(writer: Writer, node: st.Restrict) -> str:
    """ "Can't attack alone", "can't block unless at least two other creatures block"."""
    deed = "attack" if node.kind == st.CANT_ATTACK_ALONE else "block"
    if not isinstance(node.against, f.Anything):
        with_it = "creature with greater power" if _compares_with_this(node.against) else single(writer, node.against)
        return f"can't {deed} unless {article(with_it)} {with_it} also {deed}s"
    if node.number == 1:
        return f"can't {deed} alone"
    return f"can't {deed} unless at least {so_many(writer, node.number)} other creatures {deed}"


def _blocks_more(writer: Writer, node: st.Restrict) -> str:
    each = for_each(writer, node.number)
    if each or node.number == 1:
        return f"can block an additional creature each combat {each}".rstrip()
    return f"can block an additional {so_many_of(writer, node.number)} each combat"


def _by_fewer(writer: Writer, node: st.Restrict) -> str:
    return f"can't be blocked except by {so_many(writer, node.number)} or more creatures"


def _by_more(writer: Writer, node: st.Restrict) -> str:
    return f"can't be blocked by more than {so_many_of(writer, node.number)}"


_COUNTED: Final = {
    st.CANT_ATTACK_ALONE: _not_alone,
    st.CANT_BLOCK_ALONE: _not_alone,
    st.CAN_BLOCK_MORE: _blocks_more,
    st.CANT_BE_BLOCKED_BY_FEWER: _by_fewer,
    st.CANT_BE_BLOCKED_BY_MORE: _by_more,
}


def _compares_with_this(where: Filter) -> bool:
    """ "With power less than this creature's power"."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    return any(isinstance(part, f.StatIs) and isinstance(part.amount, v.Stat) for part in parts)


@writes(STATICS, st.CombatCost)
def _combat_cost(writer: Writer, node: st.CombatCost) -> str:
    who = f"{several(writer, node.where)} can't"
    price = f"unless their controller pays {writer.cost(node.cost)} for each"
    if node.blocking:
        return f"{who} block {price} of those creatures"
    if node.against == st.YOU_ALONE:
        return f"{who} attack you {price} creature they control that's attacking you"
    if node.against == st.YOU_OR_PLANESWALKERS:
        return f"{who} attack you or planeswalkers you control {price} of those creatures"
    if node.against == st.PLANESWALKERS:
        return f"{who} attack planeswalkers you control {price} of those creatures"
    return f"{who} attack {price} of those creatures"


@writes(STATICS, st.ChoosesAttackers)
def _chooses_attackers(writer: Writer, node: st.ChoosesAttackers) -> str:
    return f"{people(writer, node.who).words} choose which creatures attack"


@writes(STATICS, st.ChoosesBlockers)
def _chooses_blockers(writer: Writer, node: st.ChoosesBlockers) -> str:
    return f"{people(writer, node.who).words} choose which creatures block"


@writes(STATICS, st.MayExert)
def _may_exert(writer: Writer, node: st.MayExert) -> str:
    from inset.language.text.abilities import body_text

    words = f"you may exert {writer.object(s.This())} as it attacks"
    return words if node.body is None else f"{words}. When you do, {lower(body_text(writer, node.body)).rstrip('.')}"


def _cant_activate(writer: Writer, node: st.Restrict) -> str:
    spared = UNLESS_MANA if node.spare_mana else ""
    if isinstance(node.where, (f.IsThis, f.IsOneOf)):
        who = subject(writer, node.where)
        return f"{who.words}'s activated abilities can't be activated{spared}".replace("it's", "its")
    if isinstance(node.where, f.ChosenName):
        return f"activated abilities of sources with the chosen name can't be activated{spared}"
    return f"activated abilities of {several(writer, node.where)} can't be activated{spared}"
