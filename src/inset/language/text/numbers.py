"""Numbers in words: "two cards", "for each creature you control", "X, where X is its power"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, values as v
from inset.language.node import Amount, Filter, Players, Selection
from inset.language.text.describe import OPPONENTS, YOU, plural_phrase, several, single
from inset.language.text.english import counted, listed, number
from inset.language.text.scribe import VALUES, NoText, Scribe, writes
from inset.language.text.things import in_zone, player_possessive, players_in_plural, x_or_where

MILLED = "the milled cards"


def amount_of(scribe: Scribe, amount: Amount, noun: str) -> str:
    """ "A card", "two cards", "X cards", "that many cards"."""
    if isinstance(amount, int):
        return counted(amount, noun)
    if isinstance(amount, v.EventAmount) or _is_up_to_somebody(scribe, amount):
        return f"that many {plural_phrase(noun)}"
    factor, each = per_each(scribe, amount)
    if each:
        return f"{counted(factor, noun)} {each}"
    return f"{x_or_where(scribe, amount)} {plural_phrase(noun)}"


def per_each(scribe: Scribe, amount: Amount) -> tuple[int, str]:
    """How many for each: of votes "two counters for each death vote", of anything else one."""
    if isinstance(amount, v.Times) and _is_vote(scribe, amount.of):
        return amount.factor, for_each(scribe, amount.of)
    return 1, for_each(scribe, amount)


def _is_vote(scribe: Scribe, amount: Amount) -> bool:
    return isinstance(amount, v.SavedNumber) and amount.slot in scribe.ballots


def _is_up_to_somebody(scribe: Scribe, amount: Amount) -> bool:
    """Whether it counts what was just said to be "any number of cards", "up to two cards"."""
    if not isinstance(amount, v.Count) or amount.what not in scribe.known:
        return False
    return scribe.known[amount.what].words.startswith(("any number of ", "up to "))


def for_each(scribe: Scribe, amount: Amount) -> str:
    """ "For each creature you control", if the number counts things."""
    if amount in scribe.called_x:
        return ""
    if isinstance(amount, v.TimesHappened) and isinstance(amount.what, p.Moves) and not amount.amounts:
        return f"for each {_that_died(scribe, amount.what)} this turn"
    if isinstance(amount, v.CountMatching) and isinstance(amount.what, s.LinkedCards):
        return f"for each {single(scribe, amount.where, t.EXILE, 'and')} exiled with {scribe.object(s.This())}"
    if isinstance(amount, v.CountMatching) and _were_milled(scribe, amount.what):
        return f"for each {single(scribe, amount.where, t.GRAVEYARD)} milled this way"
    if isinstance(amount, v.CountMatching) and scribe.role(amount.what) in scribe.exiled:
        return f"for each {single(scribe, amount.where, t.EXILE)} exiled this way"
    if isinstance(amount, v.Count) and isinstance(amount.what, s.Each) and not mixed(amount.what.where):
        what = amount.what
        each = single(scribe, what.where, what.zone, "and").replace("an opponent controls", "your opponents control")
        return f"for each {each}{in_zone(scribe, what)}"
    if amount == v.CountPlayers(s.AllPlayers()):
        return "for each player"
    if isinstance(amount, v.PartySize):
        return f"for each creature in {_their(scribe, amount.who)} party"
    if isinstance(amount, v.TimesPaid):
        return f"for each time {paid_for(scribe, amount.name)}"
    if isinstance(amount, v.CardTypesAmong):
        return f"for each card type among {_plural_of(scribe, amount.what)}"
    if isinstance(amount, v.BasicLandTypesAmong):
        return f"for each basic land type among {_plural_of(scribe, amount.what)}"
    if isinstance(amount, v.Plus):
        parts = [for_each(scribe, part) for part in (amount.a, amount.b)]
        return f"{parts[0]} and {parts[1].removeprefix('for ')}" if all(parts) else ""
    if isinstance(amount, v.SavedNumber) and _is_vote(scribe, amount):
        return f"for each {scribe.ballots[amount.slot]} vote"
    if isinstance(amount, v.ColorsSpent):
        return f"for each color of mana spent to cast {scribe.object(amount.on)}"
    if isinstance(amount, v.Kept):
        return f"for each creature {scribe.subject(amount.of).words} devoured"
    if isinstance(amount, v.CountersOn):
        return f"for each {amount.kind} counter on {scribe.object(amount.on)}".replace("  ", " ")
    return ""


def paid_for(scribe: Scribe, name: str) -> str:
    """ "It was kicked", of a permanent; "this spell was kicked", of an instant or sorcery (702.33d, 702.166b)."""
    spell = scribe.face.types & t.SPELL_ONLY_TYPES
    if name == "gift":
        return "the gift was promised"
    if name in PAST:
        return f"{'this spell' if spell else 'it'} was {PAST[name]}"
    return f"{'this spell' if spell else 'it'}'s {name} cost was paid".replace("it's", "its")


PAST: Final = {"kicker": "kicked", "bargain": "bargained"}


def _that_died(scribe: Scribe, what: p.Moves) -> str:
    """ "Creature that died under your control"."""
    if (what.origin, what.destination) != (t.BATTLEFIELD, t.GRAVEYARD):
        raise NoText("no words for how often something moved")
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    rest = tuple(part for part in parts if part != f.ControlledBy(YOU))
    under = " under your control" if len(rest) < len(parts) else ""
    return f"{single(scribe, f.And(rest))} that died{under}"


def _were_milled(scribe: Scribe, what: Selection) -> bool:
    return what in scribe.known and scribe.known[what].words == MILLED


def mixed(where: Filter) -> bool:
    """Kinds of cards and cards that have something, which no one noun phrase says."""
    return isinstance(where, f.Or) and any(isinstance(part, f.HasAlternative) for part in where.parts)


def _mixed_cards(scribe: Scribe, what: s.Each) -> str:
    """ "Cards in your graveyard that are instant cards, sorcery cards, and/or have an Adventure"."""
    assert isinstance(what.where, f.Or)
    said = []
    for part in what.where.parts:
        if isinstance(part, f.HasType):
            said += [f"{word} cards" for word in t.type_words(part.types)]
        else:
            said.append(several(scribe, part, what.zone).removeprefix("cards that "))
    if what.zone == t.EXILE | t.GRAVEYARD and what.of == YOU:
        kinds = [f"are {words}" if words.endswith("cards") else words for words in said]
        return f"cards you own in exile and in your graveyard that {listed(kinds, 'and/or')}"
    return f"cards{in_zone(scribe, what)} that are {listed(said, 'and/or')}"


@writes(VALUES, v.X)
def _x(scribe: Scribe, node: v.X) -> str:
    return "X"


@writes(VALUES, v.Count)
def _count(scribe: Scribe, node: v.Count) -> str:
    if isinstance(node.what, s.Each) and mixed(node.what.where):
        return f"the number of {_mixed_cards(scribe, node.what)}"
    if isinstance(node.what, s.Each):
        where = node.what
        return f"the number of {several(scribe, where.where, where.zone)}{in_zone(scribe, where)}"
    return f"the number of {scribe.refer(node.what).words}"


@writes(VALUES, v.IdentityColors)
def _identity(scribe: Scribe, node: v.IdentityColors) -> str:
    return "the number of colors in your commanders' color identity"


@writes(VALUES, v.CountMatching)
def _count_matching(scribe: Scribe, node: v.CountMatching) -> str:
    return f"the number of {several(scribe, node.where, t.EXILE)} among {scribe.refer(node.what).words}"


@writes(VALUES, v.CountPlayers)
def _count_players(scribe: Scribe, node: v.CountPlayers) -> str:
    if node.who == OPPONENTS:
        return "the number of opponents you have"
    if isinstance(node.who, (s.PlayersWhere, s.PlayersInEvents)):
        return f"the number of {players_in_plural(scribe, node.who)}"
    return "the number of players" + (" being attacked" if isinstance(node.who, s.PlayersAttacked) else "")


@writes(VALUES, v.Stat)
def _stat(scribe: Scribe, node: v.Stat) -> str:
    if isinstance(node.of, s.Materials):
        return f"the {v.STAT_WORD[node.which]} of the exiled card used to craft it"
    return f"{scribe.owner(node.of)} {v.STAT_WORD[node.which]}"


@writes(VALUES, v.Greatest)
def _greatest(scribe: Scribe, node: v.Greatest) -> str:
    return f"the greatest {v.STAT_WORD[node.which]} among {_plural_of(scribe, node.among)}"


@writes(VALUES, v.Total)
def _total(scribe: Scribe, node: v.Total) -> str:
    return f"the total {v.STAT_WORD[node.which]} of {_plural_of(scribe, node.among)}"


def _plural_of(scribe: Scribe, what: Selection) -> str:
    if isinstance(what, s.Each):
        return several(scribe, what.where, what.zone) + in_zone(scribe, what)
    return scribe.refer(what).words


@writes(VALUES, v.CountersOn)
def _counters(scribe: Scribe, node: v.CountersOn) -> str:
    kind = f"{node.kind} counters".strip()
    return f"the number of {kind} on {scribe.object(node.on)}"


@writes(VALUES, v.PlayerCounters)
def _player_counters(scribe: Scribe, node: v.PlayerCounters) -> str:
    have = "you have" if node.who == YOU else f"{scribe.players(node.who)} has"
    return f"the number of {node.kind} counters {have}"


@writes(VALUES, v.Plus)
def _plus(scribe: Scribe, node: v.Plus) -> str:
    if isinstance(node.a, int):
        return f"{number(node.a)} plus {scribe.value(node.b)}"
    return f"{scribe.value(node.a)} plus {number(node.b) if isinstance(node.b, int) else scribe.value(node.b)}"


@writes(VALUES, v.Minus)
def _minus(scribe: Scribe, node: v.Minus) -> str:
    return f"{scribe.value(node.a)} minus {number(node.b) if isinstance(node.b, int) else scribe.value(node.b)}"


@writes(VALUES, v.Times)
def _times(scribe: Scribe, node: v.Times) -> str:
    factor = "twice" if node.factor == 2 else f"{number(node.factor)} times"
    return f"{factor} {scribe.value(node.of)}"


@writes(VALUES, v.Half)
def _half(scribe: Scribe, node: v.Half) -> str:
    return f"half {scribe.value(node.of)}, rounded {'up' if node.up else 'down'}"


@writes(VALUES, v.LifeTotal)
def _life(scribe: Scribe, node: v.LifeTotal) -> str:
    return f"{player_possessive(scribe, scribe.players(node.who))} life total"


@writes(VALUES, v.StartingLife)
def _starting_life(scribe: Scribe, node: v.StartingLife) -> str:
    return f"{player_possessive(scribe, scribe.players(node.who))} starting life total"


@writes(VALUES, v.PartySize)
def _party(scribe: Scribe, node: v.PartySize) -> str:
    return f"the number of creatures in {_their(scribe, node.who)} party"


def _their(scribe: Scribe, who: Players) -> str:
    return "your" if who == s.You() else f"{scribe.players(who)}'s"


@writes(VALUES, v.Devotion)
def _devotion(scribe: Scribe, node: v.Devotion) -> str:
    return f"your devotion to {listed(t.color_words(node.colors))}"


@writes(VALUES, v.CardTypesAmong)
def _card_types(scribe: Scribe, node: v.CardTypesAmong) -> str:
    return f"the number of card types among {_plural_of(scribe, node.what)}"


@writes(VALUES, v.BasicLandTypesAmong)
def _basic_land_types(scribe: Scribe, node: v.BasicLandTypesAmong) -> str:
    return f"the number of basic land types among {_plural_of(scribe, node.what)}"


@writes(VALUES, v.ColorsAmong)
def _colors(scribe: Scribe, node: v.ColorsAmong) -> str:
    return f"the number of colors among {_plural_of(scribe, node.what)}"


@writes(VALUES, v.UnlockedDoors)
def _unlocked_doors(scribe: Scribe, node: v.UnlockedDoors) -> str:
    return f"the number of unlocked doors among {_plural_of(scribe, node.among)}"


@writes(VALUES, v.EventAmount)
def _event_amount(scribe: Scribe, node: v.EventAmount) -> str:
    return "that much"


@writes(VALUES, v.TimesPaid)
def _times_paid(scribe: Scribe, node: v.TimesPaid) -> str:
    return f"the number of times {paid_for(scribe, node.name)}"


@writes(VALUES, v.SavedNumber)
def _saved_number(scribe: Scribe, node: v.SavedNumber) -> str:
    return "that much"


@writes(VALUES, v.TimesHappened)
def _times_happened(scribe: Scribe, node: v.TimesHappened) -> str:
    if isinstance(node.what, p.Casts) and node.what.who == YOU:
        return f"the number of {several(scribe, node.what.where, t.STACK)} you've cast this turn"
    if isinstance(node.what, p.DrawsCard) and node.what.who == YOU:
        return "the number of cards you've drawn this turn"
    if isinstance(node.what, p.GainsLife) and node.amounts:
        return "the amount of life you gained this turn"
    if isinstance(node.what, p.LosesLife) and node.amounts:
        return f"the amount of life {scribe.players(node.what.who)} lost this turn"
    raise NoText(f"no words for how often {type(node.what).__name__}")
