"""Conditions that compare numbers, in words: "you have 5 or more life", "an opponent controls more lands than you"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import conditions as c, filters as f, patterns as p, selections as s, values as v
from inset.language.node import Amount
from inset.language.text.clauses import comparison
from inset.language.text.describe import several
from inset.language.text.english import number, verb
from inset.language.text.references import in_zone
from inset.language.text.writer import CONDITIONS, Writer, writes


def _mana_of(color: int, least: int) -> str:
    """ "{G}{G}", or "at least three white mana" (adamant)."""
    if least < 3:
        return f"{{{t.COLOR_LETTER[color]}}}" * least
    word = t.COLOR_WORD.get(color, "colorless")
    return f"at least {number(least)} {word} mana"


@writes(CONDITIONS, c.Compare)
def _compare(writer: Writer, node: c.Compare) -> str:
    if isinstance(node.a, v.PartySize) and (node.op, node.b) == (f.EQ, 4):
        return "you have a full party"  # 700.8c
    if isinstance(node.a, v.Count) and isinstance(node.a.what, s.Saved) and (node.op, node.b) == (f.LT, 1):
        return writer.doer.replace("do", "don't")
    if node.a == v.CountPlayers(s.MostLife()) and (node.op, node.b) == (f.EQ, 1):
        return "a player has more life than each other player"
    if isinstance(node.a, v.Speed) and (node.op, node.b) == (f.GE, v.MAX_SPEED):
        return "you have max speed"
    if isinstance(node.a, v.SavedNumber) and node.a.slot in writer.ballots:
        return f"{writer.ballots[node.a.slot]} gets more votes{' or the vote is tied' if node.op == f.GE else ''}"
    if isinstance(node.a, v.Temptations) and isinstance(node.b, int) and node.op == f.GE:
        return f"the Ring has tempted {writer.players(node.a.who)} {number(node.b)} or more times this game"
    if isinstance(node.a, v.LifeTotal) and isinstance(node.b, int):
        who = writer.players(node.a.who)
        have = "have" if who == "you" else "has"
        return f"{who} {have} {comparison(writer, node.op, node.b).replace('greater', 'more')} life"
    if isinstance(node.a, v.PlayerCounters) and isinstance(node.b, int) and node.op == f.GE:
        who = writer.players(node.a.who)
        return f"{who} {'have' if who in ('you', 'they') else 'has'} {number(node.b)} or more {node.a.kind} counters"
    if isinstance(node.a, v.UnlockedDoors) and isinstance(node.b, int) and node.op == f.GE:
        many = writer.value(node.a).removeprefix("the number of ")
        return f"there are {number(node.b)} or more {many}"
    if isinstance(node.a, (v.ColorsAmong, v.CardTypesAmong)) and isinstance(node.b, int) and node.op == f.GE:
        return _kinds_among(writer, node.a, node.b)
    if isinstance(node.a, v.Total) and isinstance(node.a.among, s.Each):
        them, total = several(writer, node.a.among.where), f"total {v.STAT_WORD[node.a.which]}"
        return f"{them} have {total} {comparison(writer, node.op, node.b)}"
    if isinstance(node.a, v.ColorSpent) and isinstance(node.b, int) and node.op == f.GE:
        return f"{_mana_of(node.a.color, node.b)} was spent to cast {writer.object(node.a.on)}"
    if isinstance(node.a, v.TimesHappened) and node.a.amounts and (so_much := _so_much(writer, node)):
        return so_much
    held, other = _held(writer, node.a), _held(writer, node.b)
    if held is not None and other is not None and (so_many := _than(node.op, held, other)):
        return so_many
    if held is not None and isinstance(node.b, int):
        so_many = {f.LE: " or fewer", f.GE: " or more"}.get(node.op, "")
        if node.op == f.LT:
            return f"{held[0]} {verb(held[1], held[0] in ('you', 'they'))} fewer than {number(node.b)} {held[2]}"
        exactly = "exactly " if node.op == f.EQ else ""
        count = "no" if node.op == f.EQ and node.b == 0 else f"{exactly}{number(node.b)}{so_many}"
        return f"{held[0]} {verb(held[1], held[0] in ('you', 'they'))} {count} {held[2]}"
    return f"{writer.value(node.a)} is {comparison(writer, node.op, node.b)}"


def _than(op: int, one: tuple[str, str, str], other: tuple[str, str, str]) -> str:
    """ "You control more lands than defending player", "they have less life than you": it is about them, if it can be."""
    if op not in _THAN:
        return ""
    if other[0] == "they":
        one, other, op = other, one, _TURNED[op]
    much = one[2] == "life"
    amount = _THAN[op].replace("fewer", "less").replace("many", "much") if much else _THAN[op]
    than = "as" if amount.endswith(("many", "much")) else "than"
    return f"{one[0]} {verb(one[1], one[0] in ('you', 'they'))} {amount} {one[2]} {than} {other[0]}"


_THAN: Final = {f.GT: "more", f.LT: "fewer", f.GE: "at least as many", f.LE: "at most as many"}
_TURNED: Final = {f.GT: f.LT, f.LT: f.GT, f.GE: f.LE, f.LE: f.GE}


def _so_much(writer: Writer, node: c.Compare) -> str:
    """ "An opponent lost 3 or more life this turn", "they were dealt 3 or more damage this turn"."""
    assert isinstance(node.a, v.TimesHappened)
    if node.op != f.GE or not isinstance(node.b, int):
        return ""
    least = "" if node.b == 1 else f"{node.b} or more "
    match node.a.what:
        case p.LosesLife(who=s.ThatOne()):
            return f"they lost {least}life this turn"
        case p.DealsDamage(to=None, to_players=s.ThatOne(), combat=combat):
            return f"they were dealt {least}{'combat ' if combat else ''}damage this turn"
    return ""


def _kinds_among(writer: Writer, amount: v.ColorsAmong | v.CardTypesAmong, least: int) -> str:
    """ "There are five colors among permanents you control", "six or more card types among …"."""
    noun = "colors" if isinstance(amount, v.ColorsAmong) else "card types"
    groups = amount.what.parts if isinstance(amount.what, s.Union) else (amount.what,)
    said = [several(writer, x.where, x.zone) + in_zone(writer, x) for x in groups if isinstance(x, s.Each)]
    count = number(least) if noun == "colors" and least == 5 else f"{number(least)} or more"
    return f"there are {count} {noun} among {' and/or '.join(said)}"


def _held(writer: Writer, amount: Amount) -> tuple[str, str, str] | None:
    """Who has what, if a number counts what a player controls or has: "they", "have", "cards in hand"."""
    if isinstance(amount, v.LifeTotal):
        return writer.players(amount.who), "have", "life"
    if not isinstance(amount, v.Count) or not isinstance(amount.what, s.Each):
        return None
    what = amount.what
    if what.zone == t.HAND and what.of is not None:
        who = writer.players(what.of)
        return who, "have", f"{several(writer, what.where, t.HAND)} in hand"
    if what.zone in (t.LIBRARY, t.GRAVEYARD) and what.of == s.ThatOne():
        return "they", "have", f"{several(writer, what.where, what.zone)} in their {t.ZONE_WORD[what.zone]}"
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    for part in parts:
        if isinstance(part, f.ControlledBy) and what.zone == t.BATTLEFIELD:
            rest = f.And(tuple(other for other in parts if other != part))
            return writer.players(part.who), "control", several(writer, rest)
    return None
