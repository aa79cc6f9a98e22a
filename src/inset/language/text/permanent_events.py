"""Combat, damage and other events of permanents in words: "this creature attacks", "a land becomes tapped"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, statics as st
from inset.language.node import Filter
from inset.language.text.describe import OPPONENTS, YOU, noun_of, one, several
from inset.language.text.english import listed, number, ordinal, verb
from inset.language.text.events import subject, who_does
from inset.language.text.writer import PATTERNS, NoText, Ref, Writer, writes


@writes(PATTERNS, p.Attacks)
def _attacks(writer: Writer, node: p.Attacks) -> str:
    whom = "" if node.whom is None else f" {_attacked(writer, node.whom)}"
    attacks = f"{subject(writer, node.where)} attacks{whom}{' alone' if node.alone else ''}"
    if whom and node.whom != st.YOU_ALONE:
        writer.topic = None  # a planeswalker was mentioned
    return attacks


def _attacked(writer: Writer, whom: Filter) -> str:
    """What is attacked: types distinguish players, planeswalkers and battles (508.3b)."""
    if whom == st.YOU_ALONE:
        return "you"
    if whom == st.YOU_OR_PLANESWALKERS:
        return "you or a planeswalker you control"
    if whom == st.ENCHANTED_PLAYER:
        return "enchanted player"
    if whom == st.ENCHANTED_PLAYER_OR_PLANESWALKERS:
        return "enchanted player or a planeswalker they control"
    if whom == st.PLANESWALKERS:
        return "a planeswalker you control"
    if whom == st.OPPONENT_OR_PLANESWALKERS:
        return "one of your opponents or a planeswalker an opponent controls"
    if whom == st.AN_OPPONENT:
        return "one of your opponents"
    if whom == st.A_PLAYER:
        return "a player"
    if whom == f.HasType(t.BATTLE):
        return "a battle"
    if whom == f.HasType(t.PLANESWALKER):
        return "a planeswalker"
    if isinstance(whom, f.And) and whom.parts[0] == f.ControlledBy(s.MostLife()):
        return "the player with the most life or tied for most life"
    if isinstance(whom, f.And) and whom.parts[0] == f.ControlledBy(s.InitiativeHolder()):
        return "the player who has the initiative"
    raise NoText("no words for what is attacked")


@writes(PATTERNS, p.PlayerAttacks)
def _player_attacks(writer: Writer, node: p.PlayerAttacks) -> str:
    attack = who_does(writer, node.who, "attack")
    writer.name(s.EventObject(), Ref("those creatures", True, "creatures"))
    if node.whom is not None and node.who == s.AllPlayers() and node.whom == st.YOU_ALONE:
        return "you're attacked"
    if node.whom is not None:
        attack += f" {_attacked(writer, node.whom)}"
    if node.least == 1 and isinstance(node.where, f.Anything):
        return attack
    if node.least == 1:
        return f"{attack} with one or more {several(writer, node.where)}"
    where = f.HasType(t.CREATURE) if isinstance(node.where, f.Anything) else node.where
    return f"{attack} with {number(node.least)} or more {several(writer, where)}"


@writes(PATTERNS, p.AttacksEach)
def _attacks_each(writer: Writer, node: p.AttacksEach) -> str:
    whom = _attacked(writer, node.whom)
    writer.known[s.DefendingPlayer(s.EventObject())] = Ref("that player", False, "player")
    if node.who == s.AllPlayers():
        return f"{number(node.least)} or more {several(writer, _creatures(node.where))} attack {whom}"
    attack = f"{who_does(writer, node.who, 'attack')} {whom}"
    if node.least == 1 and isinstance(node.where, f.Anything):
        return attack
    return f"{attack} with {number(node.least)} or more {several(writer, _creatures(node.where))}"


def _creatures(where: Filter) -> Filter:
    """What attacks is called a creature if nothing else says what it is."""
    if isinstance(where, f.Anything):
        return f.HasType(t.CREATURE)
    parts = where.parts if isinstance(where, f.And) else (where,)
    named = any(isinstance(part, (f.HasType, f.HasSubtype, f.IsToken, f.Or)) for part in parts)
    return where if named else f.And((f.HasType(t.CREATURE), *parts))


@writes(PATTERNS, p.Blocks)
def _blocks(writer: Writer, node: p.Blocks) -> str:
    who = subject(writer, node.where)
    return f"{who} blocks{_others(writer, node.whom, node.least)}"


@writes(PATTERNS, p.BecomesBlocked)
def _blocked(writer: Writer, node: p.BecomesBlocked) -> str:
    who = subject(writer, node.where, node.batch)
    by = _others(writer, node.by, node.least)
    return f"{who} {verb('become', node.batch)} blocked{' by' if by else ''}{by}"


def _others(writer: Writer, where: Filter | None, least: int) -> str:
    """Who is blocked or blocks: one creature, which is then referred to, or at least this many."""
    if least:
        return f" {number(least)} or more {several(writer, where or f.HasType(t.CREATURE))}"
    if where is None:
        return ""
    words = one(writer, where)
    writer.known[s.EventOther()] = Ref("that", False, noun_of(where))
    writer.topic = None  # another object was mentioned
    return f" {words}"


@writes(PATTERNS, p.PreventsDamage)
def _prevents(writer: Writer, node: p.PreventsDamage) -> str:
    whom = [] if node.to_players is None else [writer.players(node.to_players)]
    whom += [] if node.to is None else [one(writer, node.to)]
    return f"damage that would be dealt to {listed(whom, 'or')} is prevented"


@writes(PATTERNS, p.DealsDamage)
def _deals(writer: Writer, node: p.DealsDamage) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    if isinstance(node.source, f.Anything) and node.to is not None:
        if node.to_players == YOU:
            return f"{kind}damage is dealt to you or {subject(writer, node.to)}"
        if node.batch or node.to_players is not None:
            return f"{subject(writer, node.to)} is dealt {kind}damage"
        return f"a source deals {kind}damage to {subject(writer, node.to)}"  # each of several
    if isinstance(node.source, f.Anything) and node.batch and node.to_players is not None:
        whose = {OPPONENTS: "an opponent is", s.AllPlayers(): "a player is", YOU: "you're"}.get(node.to_players)
        return f"{whose or writer.players(node.to_players) + ' is'} dealt {kind}damage"
    whom = node.to is not None or node.to_players is not None
    who = subject(writer, node.source, node.batch and whom)  # alone, it is all damage that one source deals (603.2c)
    if not isinstance(node.source, (f.IsThis, f.IsOneOf)) and not _on_the_battlefield(node.source):
        who = who.replace("permanent", "source")  # 120.7
    to = []
    if node.to_players is not None:
        words = {OPPONENTS: "an opponent", s.AllPlayers(): "a player", YOU: "you"}.get(node.to_players)
        if node.to_several:
            words = "one or more of your opponents" if node.to_players == OPPONENTS else "one or more players"
        to.append(words or writer.players(node.to_players))
    if node.to is not None:
        to.append(f"one or more {several(writer, node.to)}" if node.to_several else one(writer, node.to))
        writer.known[s.EventOther()] = Ref("that", False, noun_of(node.to))
    target = f" to {listed(to, 'or')}" if to else ""
    return f"{who} {verb('deal', who.startswith('one or more'))} {kind}damage{target}"


def _on_the_battlefield(where: Filter) -> bool:
    """A permanent, not any source: "whenever a permanent deals damage to you"."""
    return f.IsIn(t.BATTLEFIELD) in (where.parts if isinstance(where, f.And) else (where,))


@writes(PATTERNS, p.Phases)
def _phases(writer: Writer, node: p.Phases) -> str:
    return f"{subject(writer, node.where)} phases {'out' if node.out else 'in'}"


@writes(PATTERNS, p.BecomesUnattached)
def _unattached(writer: Writer, node: p.BecomesUnattached) -> str:
    writer.known[s.EventOther()] = Ref("that permanent", False, "permanent")
    return f"{subject(writer, node.where)} becomes unattached from a permanent"


@writes(PATTERNS, p.IsCountered)
def _is_countered(writer: Writer, node: p.IsCountered) -> str:
    if node.by is not None:
        return f"a spell or ability {writer.players(node.by)} control counters {one(writer, node.where, t.STACK)}"
    spell = one(writer, node.where, t.STACK).replace("you cast", "you've cast")
    return f"{spell} is countered"


@writes(PATTERNS, p.DealtExcess)
def _dealt_excess(writer: Writer, node: p.DealtExcess) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    return f"{subject(writer, node.where)} is dealt excess {kind}damage"


@writes(PATTERNS, p.BecomesTarget)
def _becomes_target(writer: Writer, node: p.BecomesTarget) -> str:
    who = subject(writer, node.where)
    by = "a spell or ability" if isinstance(node.of, f.Anything) else one(writer, node.of, t.STACK)
    if isinstance(node.of, f.ControlledBy):
        by = by.replace("a spell", "a spell or ability", 1)
    noun = "spell" if f"{by} ".startswith("a spell ") and " or ability" not in by else "spell or ability"
    writer.name(s.EventOther(), Ref(by, False, noun))
    who = who if node.players is None else f"{writer.players(node.players)} or {who}"
    return f"{who} becomes the target of {by}"


@writes(PATTERNS, p.BecomesTapped)
def _becomes_tapped(writer: Writer, node: p.BecomesTapped) -> str:
    return f"{subject(writer, node.where)} becomes tapped"


@writes(PATTERNS, p.BecomesUntapped)
def _becomes_untapped(writer: Writer, node: p.BecomesUntapped) -> str:
    return f"{subject(writer, node.where)} becomes untapped"


@writes(PATTERNS, p.PutsCounters)
def _puts_counters(writer: Writer, node: p.PutsCounters) -> str:
    kind = f"{node.kind} counters".strip()
    if node.nth:
        return f"the {ordinal(node.nth)} {node.kind} counter is put on {subject(writer, node.where)}"
    if node.who is not None:
        much = f"a {kind.removesuffix('s')}" if node.each else f"one or more {kind}"
        return f"{who_does(writer, node.who, 'put')} {much} on {subject(writer, node.where)}"
    if node.each:
        return f"a {kind.removesuffix('s')} is put on {subject(writer, node.where)}"
    return f"one or more {kind} are put on {subject(writer, node.where)}"


@writes(PATTERNS, p.Mutates)
def _mutates(writer: Writer, node: p.Mutates) -> str:
    return f"{subject(writer, node.where)} mutates"


@writes(PATTERNS, p.TurnsFaceUp)
def _face_up(writer: Writer, node: p.TurnsFaceUp) -> str:
    return f"{subject(writer, node.where)} is turned face up"


@writes(PATTERNS, p.Transforms)
def _transforms(writer: Writer, node: p.Transforms) -> str:
    if node.into and isinstance(node.where, f.IsThis):
        return f"{subject(writer, node.where)} transforms into {writer.face.name}"
    if node.into:
        return f"a permanent transforms into {one(writer, node.where)}"
    return f"{subject(writer, node.where)} transforms"


@writes(PATTERNS, p.FullyUnlocks)
def _fully_unlocks(writer: Writer, node: p.FullyUnlocks) -> str:
    return f"{who_does(writer, node.who, 'fully unlock')} {one(writer, node.where)}"


@writes(PATTERNS, p.BecomesMarked)
def _becomes_marked(writer: Writer, node: p.BecomesMarked) -> str:
    return f"{subject(writer, node.where)} becomes {f.MARK_WORD[node.mark]}"


@writes(PATTERNS, p.TakesCounters)
def _takes_counters(writer: Writer, node: p.TakesCounters) -> str:
    kind = f"{node.kind} counter".strip()
    much = f"a {kind} is" if node.each else f"one or more {kind}s are"
    return f"{much} removed from {subject(writer, node.where)}"


@writes(PATTERNS, p.LastCounterRemoved)
def _last_counter(writer: Writer, node: p.LastCounterRemoved) -> str:
    return f"the last {node.kind} counter is removed from {subject(writer, node.where)}"
