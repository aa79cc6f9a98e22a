"""Numbers in words: "two cards", "for each creature you control", "X, where X is its power"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, values as v
from inset.language.abilities import Keyword
from inset.language.conditions import Matches
from inset.language.keywords import KICKER
from inset.language.node import Amount, Filter, Players, Selection
from inset.language.text.describe import OPPONENTS, YOU, one, plural_phrase, several, single
from inset.language.text.english import counted, listed, number, plural
from inset.language.text.references import in_zone, player_possessive, players_in_plural, x_or_where
from inset.language.text.writer import VALUES, NoText, Writer, writes

MILLED = "the milled cards"


def amount_of(writer: Writer, amount: Amount, noun: str) -> str:
    """ "A card", "two cards", "X cards", "that many cards"."""
    if isinstance(amount, int):
        return counted(amount, noun)
    if isinstance(amount, v.EventAmount) or _is_up_to_somebody(writer, amount):
        return f"that many {plural_phrase(noun)}"
    factor, each = per_each(writer, amount)
    if each:
        return f"{counted(factor, noun)} {each}"
    return f"{x_or_where(writer, amount)} {plural_phrase(noun)}"


def per_each(writer: Writer, amount: Amount) -> tuple[int, str]:
    """How many for each: of votes "two counters for each death vote", of anything else one."""
    if isinstance(amount, v.Times) and _is_vote(writer, amount.of):
        return amount.factor, for_each(writer, amount.of)
    return 1, for_each(writer, amount)


def _is_vote(writer: Writer, amount: Amount) -> bool:
    return isinstance(amount, v.SavedNumber) and amount.slot in writer.ballots


def _is_up_to_somebody(writer: Writer, amount: Amount) -> bool:
    """Whether it counts what was just said to be "any number of cards", "up to two cards"."""
    if not isinstance(amount, v.Count) or amount.what not in writer.known:
        return False
    return writer.known[amount.what].words.startswith(("any number of ", "up to "))


@writes(VALUES, v.Depending)
def _depending(writer: Writer, node: v.Depending) -> str:
    paid = node.condition.where if isinstance(node.condition, Matches) else None
    when = (
        f"this spell's {paid.name} cost was paid"
        if isinstance(paid, f.WasCastFor)
        else writer.condition(node.condition)
    )
    return f"{writer.value(node.no)} (or {writer.value(node.yes)} if {when})"


@writes(VALUES, v.GreatestSeen)
def _greatest_seen(writer: Writer, node: v.GreatestSeen) -> str:
    what = several(writer, node.what.where, t.STACK) if isinstance(node.what, p.Casts) else "those objects"
    return f"the greatest {v.STAT_WORD[node.which]} among {what} you've cast this turn"


def for_each(writer: Writer, amount: Amount) -> str:
    """ "For each creature you control", if the number counts things."""
    if amount in writer.called_x:
        return ""
    if isinstance(amount, v.TimesHappened) and isinstance(amount.what, p.Moves) and not amount.amounts:
        return f"for each {_that_died(writer, amount.what)} this turn"
    if isinstance(amount, v.TimesHappened) and isinstance(amount.what, p.DealsDamage) and amount.sources:
        done = "dealt combat damage" if amount.what.combat else "dealt damage"
        sources = single(writer, amount.what.source).replace(" you control", " you controlled")
        return f"for each {sources} that {done} to a player this turn"
    if isinstance(amount, v.CountMatching) and isinstance(amount.what, s.LinkedCards):
        return f"for each {single(writer, amount.where, t.EXILE, 'and')} exiled with {writer.object(s.This())}"
    if isinstance(amount, v.CountMatching) and _were_milled(writer, amount.what):
        return f"for each {_put_there(writer, amount.where)}"
    if isinstance(amount, v.CountMatching) and writer.role(amount.what) in writer.exiled:
        return f"for each {single(writer, amount.where, t.EXILE)} exiled this way"
    if isinstance(amount, v.Count) and isinstance(amount.what, s.Each) and not mixed(amount.what.where):
        what = amount.what
        each = single(writer, what.where, what.zone, "and").replace("an opponent controls", "your opponents control")
        return f"for each {each}{in_zone(writer, what)}"
    if amount == v.CountPlayers(s.AllPlayers()):
        return "for each player"
    if isinstance(amount, v.FurtherTargets):
        return "for each target beyond the first"
    if isinstance(amount, v.PartySize):
        return f"for each creature in {_their(writer, amount.who)} party"
    if isinstance(amount, v.TimesPaid):
        return f"for each time {paid_for(writer, amount.name)}"
    if isinstance(amount, v.CardTypesAmong):
        return f"for each card type among {_plural_of(writer, amount.what)}"
    if isinstance(amount, v.BasicLandTypesAmong):
        return f"for each basic land type among {_plural_of(writer, amount.what)}"
    if isinstance(amount, v.Plus):
        parts = [for_each(writer, part) for part in (amount.a, amount.b)]
        return f"{parts[0]} and {parts[1].removeprefix('for ')}" if all(parts) else ""
    if isinstance(amount, v.SavedNumber) and _is_vote(writer, amount):
        return f"for each {writer.ballots[amount.slot]} vote"
    if isinstance(amount, v.Convokers):
        return f"for each creature that convoked {writer.object(amount.of)}"
    if isinstance(amount, v.ColorsSpent):
        return f"for each color of mana spent to cast {writer.object(amount.on)}"
    if isinstance(amount, v.Kept) and amount.which == e.DEVOURED:
        return f"for each creature {writer.subject(amount.of).words} devoured"
    if isinstance(amount, v.CountersOn):
        return f"for each {amount.kind} counter on {writer.object(amount.on)}".replace("  ", " ")
    return ""


def paid_for(writer: Writer, name: str) -> str:
    """ "It was kicked", of a permanent; "this spell was kicked", of an instant or sorcery (702.33d, 702.166b)."""
    spell = writer.face.types & t.SPELL_ONLY_TYPES
    if name == "gift":
        return "the gift was promised"
    kickers = [part.cost for part in writer.face.abilities if isinstance(part, Keyword) and part.keyword == KICKER]
    if name.startswith("kicker") and len(kickers) > 1:
        price = kickers[int(name.removeprefix("kicker") or 1) - 1]
        assert price is not None
        return f"{'this spell' if spell else 'it'} was kicked with its {writer.cost(price)} kicker"
    if name in PAST:
        return f"{'this spell' if spell else 'it'} was {PAST[name]}"
    return f"{'this spell' if spell else 'it'}'s {name} cost was paid".replace("it's", "its")


PAST: Final = {"kicker": "kicked", "bargain": "bargained"}


MOVED: Final = {
    (t.BATTLEFIELD, t.GRAVEYARD): "died",
    (t.BATTLEFIELD, t.EXILE): "were exiled",
    (t.BATTLEFIELD, t.ANY_ZONE): "left the battlefield",
    (t.ANY_ZONE, t.BATTLEFIELD): "entered the battlefield",
}


def _that_died(writer: Writer, what: p.Moves, many: bool = False) -> str:
    """ "Creature that died under your control", "Goblins that entered the battlefield under your control"."""
    did = MOVED.get((what.origin, what.destination))
    if (what.origin, what.destination) == (t.ANY_ZONE, t.GRAVEYARD):
        return _buried(writer, what.where, many)
    if did is None:
        raise NoText("no words for how often something moved")
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    rest = tuple(part for part in parts if part != f.ControlledBy(YOU))
    under = " under your control" if len(rest) < len(parts) else ""
    noun = several(writer, f.And(rest)) if many else single(writer, f.And(rest))
    return f"{noun} that {did}{under}"


def _buried(writer: Writer, where: Filter, many: bool) -> str:
    """ "Cards put into an opponent's graveyard from anywhere"."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    owner = next((part.who for part in parts if isinstance(part, f.OwnedBy)), None)
    rest = f.And(tuple(part for part in parts if not isinstance(part, (f.OwnedBy, f.IsCard))))
    cards = several(writer, rest, t.GRAVEYARD) if many else single(writer, rest, t.GRAVEYARD)
    whose = "a" if owner is None else player_possessive(writer, writer.players(owner))
    return f"{cards} put into {whose} graveyard from anywhere"


def _put_there(writer: Writer, where: Filter, many: bool = False) -> str:
    """ "Land card milled this way", "creature cards put into a graveyard this way"."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    rest = f.And(tuple(part for part in parts if part != f.IsIn(t.GRAVEYARD)))
    how = "milled" if len(rest.parts) == len(parts) else "put into a graveyard"
    return f"{several(writer, rest, t.GRAVEYARD) if many else single(writer, rest, t.GRAVEYARD)} {how} this way"


def _were_milled(writer: Writer, what: Selection) -> bool:
    return what in writer.known and writer.known[what].words == MILLED


def mixed(where: Filter) -> bool:
    """Kinds of cards and cards that have something, which no one noun phrase says."""
    return isinstance(where, f.Or) and any(isinstance(part, f.HasAlternative) for part in where.parts)


def _mixed_cards(writer: Writer, what: s.Each) -> str:
    """ "Cards in your graveyard that are instant cards, sorcery cards, and/or have an Adventure"."""
    assert isinstance(what.where, f.Or)
    said = []
    for part in what.where.parts:
        if isinstance(part, f.HasType):
            said += [f"{word} cards" for word in t.type_words(part.types)]
        else:
            said.append(several(writer, part, what.zone).removeprefix("cards that "))
    if what.zone == t.EXILE | t.GRAVEYARD and what.of == YOU:
        kinds = [f"are {words}" if words.endswith("cards") else words for words in said]
        return f"cards you own in exile and in your graveyard that {listed(kinds, 'and/or')}"
    return f"cards{in_zone(writer, what)} that are {listed(said, 'and/or')}"


@writes(VALUES, v.X)
def _x(writer: Writer, node: v.X) -> str:
    return "X"


@writes(VALUES, v.Count)
def _count(writer: Writer, node: v.Count) -> str:
    if isinstance(node.what, s.Each) and mixed(node.what.where):
        return f"the number of {_mixed_cards(writer, node.what)}"
    if isinstance(node.what, s.Each):
        where = node.what
        return f"the number of {several(writer, where.where, where.zone)}{in_zone(writer, where)}"
    ref = writer.refer(node.what)
    if ref.noun in ("card", "cards") and ref.words.startswith(("that card", "those card")):
        return "the number of those cards"
    if ref.words.startswith(("each ", "all ")):
        role = writer.role(node.what)
        noun = ref.noun if ref.noun.endswith("s") else plural(ref.noun)
        if isinstance(role, s.Each) and role.zone & t.OWNED_ZONES:
            noun = "cards"
        if role in writer.exiled or role in writer.gone:
            return f"the number of {noun} {'exiled' if role in writer.exiled else 'destroyed'} this way"
        return f"the number of those {noun}"
    return f"the number of {ref.words}"


@writes(VALUES, v.IdentityColors)
def _identity(writer: Writer, node: v.IdentityColors) -> str:
    return "the number of colors in your commanders' color identity"


@writes(VALUES, v.CountMatching)
def _count_matching(writer: Writer, node: v.CountMatching) -> str:
    if _were_milled(writer, node.what):
        return f"the number of {_put_there(writer, node.where, many=True)}"
    return f"the number of {several(writer, node.where, t.EXILE)} among {writer.refer(node.what).words}"


@writes(VALUES, v.MostOwned)
def _most_owned(writer: Writer, node: v.MostOwned) -> str:
    if isinstance(node.what, s.Each) and node.what.zone == t.HAND:
        return "the greatest number of cards in a player's hand"
    return "the greatest number of cards a player discarded this way"


@writes(VALUES, v.MostControlled)
def _most_controlled(writer: Writer, node: v.MostControlled) -> str:
    where = node.what.where if isinstance(node.what, s.Each) else f.Anything()
    return f"the greatest number of {several(writer, where)} a player controls"


@writes(VALUES, v.MostAlike)
def _most_alike(writer: Writer, node: v.MostAlike) -> str:
    return f"the greatest number of {_plural_of(writer, node.what)} that have a creature type in common"


@writes(VALUES, v.NamesAmong)
def _names_among(writer: Writer, node: v.NamesAmong) -> str:
    assert isinstance(node.what, s.Each)
    return f"the number of differently named {several(writer, node.what.where, node.what.zone)}"


@writes(VALUES, v.CountPlayers)
def _count_players(writer: Writer, node: v.CountPlayers) -> str:
    if node.who == OPPONENTS:
        return "the number of opponents you have"
    if isinstance(node.who, (s.PlayersWhere, s.PlayersInEvents)):
        return f"the number of {players_in_plural(writer, node.who)}"
    if isinstance(node.who, s.Voted):
        return f"the number of {writer.players(node.who).replace('each opponent', 'opponents')}"
    return "the number of players" + (" being attacked" if isinstance(node.who, s.PlayersAttacked) else "")


@writes(VALUES, v.Stat)
def _stat(writer: Writer, node: v.Stat) -> str:
    if isinstance(node.of, s.Materials):
        return f"the {v.STAT_WORD[node.which]} of the exiled card used to craft it"
    return f"{writer.owner(node.of)} {v.STAT_WORD[node.which]}"


@writes(VALUES, v.Greatest)
def _greatest(writer: Writer, node: v.Greatest) -> str:
    return f"the greatest {v.STAT_WORD[node.which]} among {_plural_of(writer, node.among)}"


@writes(VALUES, v.Total)
def _total(writer: Writer, node: v.Total) -> str:
    return f"the total {v.STAT_WORD[node.which]} of {_plural_of(writer, node.among)}"


def _plural_of(writer: Writer, what: Selection) -> str:
    if isinstance(what, s.Each):
        return several(writer, what.where, what.zone) + in_zone(writer, what)
    return writer.refer(what).words


@writes(VALUES, v.CountersOn)
def _counters(writer: Writer, node: v.CountersOn) -> str:
    kind = f"{node.kind} counters".strip()
    return f"the number of {kind} on {writer.object(node.on)}"


@writes(VALUES, v.PlayerCounters)
def _player_counters(writer: Writer, node: v.PlayerCounters) -> str:
    have = "you have" if node.who == YOU else f"{writer.players(node.who)} has"
    return f"the number of {f'{node.kind} counters'.strip()} {have}"


@writes(VALUES, v.Plus)
def _plus(writer: Writer, node: v.Plus) -> str:
    if isinstance(node.a, int):
        return f"{number(node.a)} plus {writer.value(node.b)}"
    return f"{writer.value(node.a)} plus {number(node.b) if isinstance(node.b, int) else writer.value(node.b)}"


@writes(VALUES, v.Minus)
def _minus(writer: Writer, node: v.Minus) -> str:
    return f"{writer.value(node.a)} minus {number(node.b) if isinstance(node.b, int) else writer.value(node.b)}"


@writes(VALUES, v.Times)
def _times(writer: Writer, node: v.Times) -> str:
    factor = "twice" if node.factor == 2 else f"{number(node.factor)} times"
    return f"{factor} {writer.value(node.of)}"


@writes(VALUES, v.Half)
def _half(writer: Writer, node: v.Half) -> str:
    if isinstance(node.of, v.ColorSpent) and not node.up:
        pair = f"{{{t.COLOR_LETTER[node.of.color]}}}" * 2
        return f"the number of {pair} spent to cast {writer.object(node.of.on)}"
    return f"half {writer.value(node.of)}, rounded {'up' if node.up else 'down'}"


@writes(VALUES, v.Evenly)
def _evenly(writer: Writer, node: v.Evenly) -> str:
    return f"{writer.value(node.of)} divided by {writer.value(node.by)}, rounded down"


@writes(VALUES, v.FurtherTargets)
def _further_targets(writer: Writer, node: v.FurtherTargets) -> str:
    return "the number of targets beyond the first"


@writes(VALUES, v.LifeTotal)
def _life(writer: Writer, node: v.LifeTotal) -> str:
    if isinstance(node.who, s.MostLife):
        return "the highest life total among all players"
    return f"{player_possessive(writer, writer.players(node.who))} life total"


@writes(VALUES, v.StartingLife)
def _starting_life(writer: Writer, node: v.StartingLife) -> str:
    return f"{player_possessive(writer, writer.players(node.who))} starting life total"


@writes(VALUES, v.PartySize)
def _party(writer: Writer, node: v.PartySize) -> str:
    return f"the number of creatures in {_their(writer, node.who)} party"


def _their(writer: Writer, who: Players) -> str:
    return "your" if who == s.You() else f"{writer.players(who)}'s"


@writes(VALUES, v.Devotion)
def _devotion(writer: Writer, node: v.Devotion) -> str:
    return f"your devotion to {listed(t.color_words(node.colors))}"


@writes(VALUES, v.SymbolsAmong)
def _symbols_among(writer: Writer, node: v.SymbolsAmong) -> str:
    if isinstance(node.what, s.ThatThing):
        return f"the number of {listed(t.color_words(node.colors), 'and/or')} mana symbols in its mana cost"
    of = _plural_of(writer, node.what) if isinstance(node.what, s.Each) else writer.refer(node.what).words
    costs = "mana costs of" if isinstance(node.what, s.Each) else "mana cost of"
    return f"the number of {listed(t.color_words(node.colors), 'and/or')} mana symbols in the {costs} {of}"


@writes(VALUES, v.CardTypesAmong)
def _card_types(writer: Writer, node: v.CardTypesAmong) -> str:
    return f"the number of card types among {_plural_of(writer, node.what)}"


@writes(VALUES, v.BasicLandTypesAmong)
def _basic_land_types(writer: Writer, node: v.BasicLandTypesAmong) -> str:
    return f"the number of basic land types among {_plural_of(writer, node.what)}"


@writes(VALUES, v.ColorsAmong)
def _colors(writer: Writer, node: v.ColorsAmong) -> str:
    return f"the number of colors among {_plural_of(writer, node.what)}"


@writes(VALUES, v.StatsAmong)
def _stats_among(writer: Writer, node: v.StatsAmong) -> str:
    return f"the number of different {_STATS[node.which]} among {_plural_of(writer, node.what)}"


_STATS: Final = {v.POWER: "powers", v.TOUGHNESS: "toughnesses", v.MANA_VALUE: "mana values"}


@writes(VALUES, v.CounterKindsAmong)
def _counter_kinds(writer: Writer, node: v.CounterKindsAmong) -> str:
    joint = "among" if isinstance(node.what, s.Each) or writer.refer(node.what).many else "on"
    return f"the number of kinds of counters {joint} {_plural_of(writer, node.what)}"


@writes(VALUES, v.UnlockedDoors)
def _unlocked_doors(writer: Writer, node: v.UnlockedDoors) -> str:
    return f"the number of unlocked doors among {_plural_of(writer, node.among)}"


@writes(VALUES, v.EventAmount)
def _event_amount(writer: Writer, node: v.EventAmount) -> str:
    return "that much"


@writes(VALUES, v.TimesPaid)
def _times_paid(writer: Writer, node: v.TimesPaid) -> str:
    return f"the number of times {paid_for(writer, node.name)}"


@writes(VALUES, v.SavedNumber)
def _saved_number(writer: Writer, node: v.SavedNumber) -> str:
    return writer.kept.get(node.slot, "that much")


@writes(VALUES, v.TimesHappened)
def _times_happened(writer: Writer, node: v.TimesHappened) -> str:
    before = " before it" if node.before else ""
    if isinstance(node.what, p.Casts) and node.what.who == YOU:
        return f"the number of {several(writer, node.what.where, t.STACK)} you've cast{before} this turn"
    if isinstance(node.what, p.Casts) and isinstance(node.what.who, s.AllPlayers):
        return f"the number of {several(writer, node.what.where, t.STACK)} cast{before} this turn"
    if isinstance(node.what, p.Casts):
        spells = several(writer, node.what.where, t.STACK)
        return f"the number of {spells} {writer.players(node.what.who)} has cast this turn"
    if isinstance(node.what, p.DrawsCard) and node.what.who == YOU:
        return "the number of cards you've drawn this turn"
    if isinstance(node.what, p.DrawsCard):
        return f"the number of cards {writer.players(node.what.who)} has drawn this turn"
    if isinstance(node.what, p.GainsLife) and node.amounts:
        return "the amount of life you gained this turn"
    if isinstance(node.what, p.LosesLife) and node.amounts:
        return f"the amount of life {writer.players(node.what.who)} lost this turn"
    if isinstance(node.what, p.Moves) and not node.amounts:
        return f"the number of {_that_died(writer, node.what, True)} this turn"
    if isinstance(node.what, p.Discards) and node.what.who == YOU and isinstance(node.what.where, f.Anything):
        return "the number of cards you've discarded this turn"
    if isinstance(node.what, p.PutsCounters) and not node.amounts:
        before = " before" if node.before else ""
        return f"the number of times {node.what.kind} counters were put on {one(writer, node.what.where)} this turn{before}"
    if isinstance(node.what, p.Sacrifices) and node.what.who == YOU:
        return f"the number of {several(writer, node.what.where)} you've sacrificed this turn"
    if isinstance(node.what, p.Descends):
        return "the number of times you descended this turn"
    if isinstance(node.what, p.Attacks):
        return f"the number of {several(writer, node.what.where)} that attacked this turn"
    if (
        isinstance(node.what, p.DealsDamage)
        and node.amounts
        and node.what.to_players is not None
        and node.what.to is None
    ):
        return (
            f"the damage that {one(writer, node.what.source)} dealt to {writer.players(node.what.to_players)} this turn"
        )
    raise NoText(f"no words for how often {type(node.what).__name__}")
