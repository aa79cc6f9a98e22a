"""614, 615: replacement and prevention effects in words."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    selections as s,
    statics as st,
)
from inset.language.card import Token
from inset.language.node import Filter, Players
from inset.language.text.copies import token_words
from inset.language.text.describe import OPPONENTS, YOU, one, one_of_them, phrase, several
from inset.language.text.english import capital, listed, lower, number, with_article
from inset.language.text.statics import people, subject
from inset.language.text.writer import STATICS, NoText, Writer, writes


@writes(STATICS, st.MovesInstead)
def _instead(writer: Writer, node: st.MovesInstead) -> str:
    """ "If a card or token would be put into a graveyard from anywhere, exile it instead"."""
    where = node.where
    this = isinstance(where, f.IsThis)
    if node.instead == t.EXILE:
        does = "exile it"
    elif node.instead == t.LIBRARY:
        does = "shuffle it into its owner's library" if node.shuffled else "put it on top of its owner's library"
    elif node.instead == t.HAND:
        does = "return it to its owner's hand"
    elif node.instead == t.BATTLEFIELD:
        does = "put it onto the battlefield"
    else:
        raise NoText(f"no text for going to {t.ZONE_WORD[node.instead]} instead")
    if node.counter:
        does += f" with {'an' if node.counter[0] in 'aeiou' else 'a'} {node.counter} counter on it"
    happens = _would_go(writer, where, this, node)
    may = "you may " if node.optional else ""
    if node.then:
        return f"if {happens}, instead {does} and {' and '.join(writer.effect(one) for one in node.then)}"
    rest = " of putting it into your graveyard" if node.discarded and node.caused_by_opponent else ""
    if node.counter and node.origin == t.ANY_ZONE and not rest:
        return f"if {happens}, instead {may}{does}"
    return f"if {happens}, {may}{does} instead{rest}"


def _would_go(writer: Writer, where: Filter, this: bool, node: st.MovesInstead) -> str:
    if node.discarded:
        card = "~" if this else one(writer, where, t.HAND)
        if node.caused_by_opponent:
            return f"a spell or ability an opponent controls causes you to discard {card}"
        return f"you would discard {card}"
    who, place = _who_and_where(writer, where, node.destination)
    if this:
        who = "~"
    if node.origin == t.BATTLEFIELD and node.destination == t.GRAVEYARD:
        return (
            f"{who} would die" if this or isinstance(where, f.And | f.HasType) else f"{who} would be put into {place}"
        )
    if node.origin == t.BATTLEFIELD and node.destination == t.ANY_ZONE & ~t.EXILE:
        return f"{who} would leave the battlefield"
    origin = "anywhere" if node.origin == t.ANY_ZONE else "the battlefield"
    return f"{who} would be put into {place} from {origin}"


def _who_and_where(writer: Writer, where: Filter, destination: int) -> tuple[str, str]:
    parts = where.parts if isinstance(where, f.And) else (where,)
    owner = next((part.who for part in parts if isinstance(part, f.OwnedBy)), None)
    place = t.ZONE_WORD[destination & -destination]
    whose = f"your {place}" if owner == YOU else f"an opponent's {place}" if owner == OPPONENTS else f"a {place}"
    rest = tuple(part for part in parts if not isinstance(part, f.OwnedBy))
    if not rest or rest == (f.Anything(),):
        return "a card or token", whose
    if rest == (f.Not(f.IsToken()),):
        return "a card", whose
    permanent = any(isinstance(part, (f.HasType, f.ControlledBy)) for part in rest)
    if destination == t.GRAVEYARD and permanent:
        return one(writer, f.And(rest)), whose
    return one(writer, f.And(rest), t.GRAVEYARD), whose


def _damage(writer: Writer, source: Filter | None, to: Filter | None, who: Players | None, combat: bool | None) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[combat]
    by = "" if source is None or isinstance(source, f.Anything) else f" by {_sources(writer, source)}"
    targets = []
    if who is not None:
        targets.append(people(writer, who).words)
    if to is not None:
        targets.append(_single_or_all(writer, to))
    at = f" to {listed(targets)}" if targets else ""
    return f"{kind}damage that would be dealt{at}{by}"


def _sources(writer: Writer, where: Filter) -> str:
    """ "Sources of the chosen color", "red sources": not only permanents deal damage (120.7)."""
    return re.sub(r"\bpermanents\b", "sources", _single_or_all(writer, where))


def _single_or_all(writer: Writer, where: Filter) -> str:
    if isinstance(where, f.IsThis | f.IsOneOf):
        return subject(writer, where).words
    return several(writer, where)


@writes(STATICS, st.PreventDamage)
def _prevent(writer: Writer, node: st.PreventDamage) -> str:
    if isinstance(node.to, f.IsThis) and not node.amount and node.then:
        return _prevent_to_this(writer, node)
    damage = _damage(writer, node.source, node.to, node.to_players, node.combat)
    amount = "all " if not node.amount else f"{node.amount} of the "
    if node.but:
        amount = f"all but {node.but} of the "
    clause = f"prevent {amount}{damage}"
    return clause if not node.then else f"{clause}. {capital(writer.sentences(node.then))}".rstrip(".")


def _prevent_to_this(writer: Writer, node: st.PreventDamage) -> str:
    """ "If noncombat damage would be dealt to this creature, prevent that damage. Put a counter on it for each 1 …"."""
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    clause = f"if {kind}damage would be dealt to {subject(writer, f.IsThis()).words}, prevent that damage"
    writer.topic = None
    then = writer.sentences(node.then).rstrip(".")
    many = re.search(r"that many (\S+) counters on (\S+)", then)
    if many:
        each = f"a {many[1]} counter on {many[2]} for each 1 damage prevented this way"
        then = then.replace(many[0], each)
    return f"{clause}. {capital(then)}"


@writes(STATICS, st.DamageInstead)
def _damage_instead(writer: Writer, node: st.DamageInstead) -> str:
    source = subject(writer, node.source).words if isinstance(node.source, f.IsThis) else one(writer, node.source)
    source = source.replace("a permanent ", "a source ")
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    to = "" if node.to is None else f" to {one(writer, node.to)}"
    if node.to_players is not None:
        to += f" to {one_of_them(writer, node.to_players)}"
    effects = (e.Joined(node.effects, e.AND),) if len(node.effects) > 1 else node.effects
    return f"if {source} would deal {kind}damage{to}, instead {lower(writer.sentences(effects)).rstrip('.')}"


@writes(STATICS, st.SearchesTopOnly)
def _top_only(writer: Writer, node: st.SearchesTopOnly) -> str:
    top = f"the top {number(node.count)} cards"
    return (
        f"if {one_of_them(writer, node.who)} would search a library, that player searches {top} of that library instead"
    )


@writes(STATICS, st.RedirectDamage)
def _redirect(writer: Writer, node: st.RedirectDamage) -> str:
    damage = _damage(writer, node.source, node.to, node.to_players, node.combat)
    onto = writer.refer(node.onto).words if node.onto is not None else writer.players(node.onto_players or YOU)
    return f"all {damage} is dealt to {onto} instead"


@writes(STATICS, st.MoreCoins)
def _more_coins(writer: Writer, node: st.MoreCoins) -> str:
    return "if you would flip a coin, instead flip two coins and ignore one"


@writes(STATICS, st.CoinsComeUpHeads)
def _heads(writer: Writer, node: st.CoinsComeUpHeads) -> str:
    return "the first time you flip one or more coins each turn, those coins come up heads and you win those flips"


@writes(STATICS, st.MoreDice)
def _more_dice(writer: Writer, node: st.MoreDice) -> str:
    if node.planar:
        return "if you would roll one or more planar dice, instead roll that many planar dice plus one and ignore one"
    return "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll"


@writes(STATICS, st.DamageChanged)
def _damage_changed(writer: Writer, node: st.DamageChanged) -> str:
    source = one(writer, node.source).replace("permanent", "source")
    targets = []
    if node.to is not None:
        targets.append("a permanent" if isinstance(node.to, f.Anything) else one(writer, node.to))
    if node.to_players is not None:
        other = "that player" if isinstance(node.to_players, s.SavedPlayers) else "you"
        targets.append(_HARMED.get(node.to_players, other))
    to = f" to {listed(targets, 'or')}" if targets else ""
    change = _changed("that much damage", node.times, node.plus)
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    return f"if {source} would deal {kind}damage{to}, it deals {change} instead"


_HARMED: Final = {OPPONENTS: "an opponent", s.AllPlayers(): "a player", s.EnchantedPlayer(): "enchanted player"}


def _changed(what: str, times: int, plus: int) -> str:
    said = {1: what, 2: f"double {what}", 3: f"triple {what}"}[times]
    return f"{said} plus {plus}" if plus else said


@writes(STATICS, st.TokensMultiplied)
def _tokens(writer: Writer, node: st.TokensMultiplied) -> str:
    change = _that_many(node.times, node.plus)
    if node.who == s.AllPlayers():
        return f"if one or more tokens would be created, {change} of those tokens are created instead"
    return (
        f"if an effect would create one or more tokens under your control, it creates {change} of those tokens instead"
    )


@writes(STATICS, st.EntersWithFewer)
def _enters_with_fewer(writer: Writer, node: st.EntersWithFewer) -> str:
    fewer = writer.value(node.fewer)
    return (
        f"if ~ would enter with one or more {node.kind} counters on it, it enters with that many minus {fewer} instead"
    )


@writes(STATICS, st.CountersChanged)
def _counters(writer: Writer, node: st.CountersChanged) -> str:
    kind = f"{node.kind} counters".strip()
    change = "half that many" if node.halved else _that_many(node.times, node.plus)
    if node.by is not None:
        return _counters_by(writer, node, change)
    if node.where is None:
        return f"if you would get one or more {kind}, you get {change} of each of those kinds of counters instead"
    what = one(writer, node.where)
    if node.by_effect:
        return f"if an effect would put one or more {kind} on {what}, it puts {change} of those {kind} on that permanent instead"
    if not node.kind:
        change = f"{change} of each of those kinds of counters are put on that permanent"
    elif node.plus < 0:
        change = f"that many {kind} minus {number(-node.plus)} are put on it"
    else:
        change = f"{change} {kind} are put on it"
    return f"if one or more {kind} would be put on {what}, {change} instead"


def _counters_by(writer: Writer, node: st.CountersChanged, change: str) -> str:
    """ "If you would put one or more counters on a permanent or player, …"."""
    whom = [] if node.where is None else [one(writer, node.where)]
    they = [] if node.where is None else ["permanent"]
    if node.players is not None:
        whom.append({YOU: "yourself", OPPONENTS: "an opponent"}.get(node.players, "player"))
        they.append("player")
    who, puts = ("you", "put") if node.by == YOU else ("an opponent", "they put")
    rounded = ", rounded down" if node.halved else ""
    on = f"{change} of each of those kinds of counters on that {' or '.join(they)} instead{rounded}"
    return f"if {who} would put one or more counters on {' or '.join(whom)}, {puts} {on}"


def _that_many(times: int, plus: int) -> str:
    said = {1: "that many", 2: "twice that many", 3: "three times that many"}[times]
    return f"{said} plus {number(plus)}" if plus > 0 else said


@writes(STATICS, st.CounterLimit)
def _counter_limit(writer: Writer, node: st.CounterLimit) -> str:
    return f"{subject(writer, node.where).words} can't have more than {number(node.most)} {node.kind} counters on it"


@writes(STATICS, st.CantHaveCounters)
def _cant_have_counters(writer: Writer, node: st.CantHaveCounters) -> str:
    if node.where == f.IsThis():
        return f"~ can't have {node.kind} counters put on it".replace("  ", " ")
    those = phrase(writer, node.where, t.BATTLEFIELD, many=True)
    those.joint = "or"
    what = those.words()
    return f"{what} can't have {node.kind} counters put on them" if node.kind else f"counters can't be put on {what}"


@writes(STATICS, st.CantGetCounters)
def _cant_get_counters(writer: Writer, node: st.CantGetCounters) -> str:
    who = {YOU: "you", OPPONENTS: "opponents"}.get(node.who, "players")
    return f"{who} can't get {node.kind} counters".replace("  ", " ")


@writes(STATICS, st.LifeGainChanged)
def _life_gain(writer: Writer, node: st.LifeGainChanged) -> str:
    amount = {0: "no life", 1: "that much life", 2: "twice that much life"}[node.times]
    plus = f" plus {node.plus}" if node.plus else ""
    who = writer.players(node.who)
    return f"if {who} would gain life, {who} {'gain' if who == 'you' else 'gains'} {amount}{plus} instead"


@writes(STATICS, st.ManaMultiplied)
def _mana(writer: Writer, node: st.ManaMultiplied) -> str:
    amount = {2: "twice", 3: "three times"}[node.times]
    return f"if you tap {one(writer, node.where)} for mana, it produces {amount} as much of that mana instead"


@writes(STATICS, st.DrawInstead)
def _draw_instead(writer: Writer, node: st.DrawInstead) -> str:
    who = {YOU: "you", OPPONENTS: "an opponent"}.get(node.who, "a player")
    effects = [writer.finish(writer.effect(effect)) for effect in node.effects]
    may = "you may " if node.optional else ""
    they, their = ("you", "your") if who == "you" else ("they", "their")
    spared = f" except the first one {they} draw in each of {their} draw steps" if node.spare_first else ""
    return f"if {who} would draw a card{spared}, {may}{' and '.join(effects)} instead"


@writes(STATICS, st.DrawsChanged)
def _draws_changed(writer: Writer, node: st.DrawsChanged) -> str:
    who = {YOU: "you", OPPONENTS: "an opponent"}.get(node.who, "a player")
    they = f"{'you' if who == 'you' else 'they'} draw"
    many = {1: "that many", 2: "twice that many"}.get(node.times, f"{number(node.times)} times that many")
    plus = f" plus {number(node.plus)}" if node.plus else ""
    return f"if {who} would draw one or more cards, {they} {many} cards{plus} instead"


@writes(STATICS, st.TokensInstead)
def _tokens_instead(writer: Writer, node: st.TokensInstead) -> str:
    kinds = several(writer, node.where)
    would = f"if one or more {kinds} would be created under your control"
    if len(node.tokens) > 1:
        kinds = listed([_kind_of(writer, token, True) for token in node.tokens])
        return f"{would}, that many of each of {kinds} are created instead"
    [token] = node.tokens
    if node.one:
        return f"{would}, those tokens plus {with_article('additional ' + _kind_of(writer, token, False))} are created instead"
    plus = "those tokens plus " if node.besides else ""
    return f"{would}, {plus}that many {_kind_of(writer, token, True)} are created instead"


def _kind_of(writer: Writer, token: Token, many: bool) -> str:
    size = "" if token.face.power is None else f"{token.face.power}/{token.face.toughness}"
    return token_words(writer, token, size, many)
