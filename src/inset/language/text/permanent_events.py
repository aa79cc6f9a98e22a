"""Combat, damage and what else befalls permanents, as an event in words: "this creature attacks", "a land becomes tapped"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, statics as st
from inset.language.node import Filter
from inset.language.text.describe import OPPONENTS, YOU, noun_of, one, several
from inset.language.text.english import ORDINAL, listed, number, verb
from inset.language.text.events import subject, who_does
from inset.language.text.scribe import PATTERNS, NoText, Ref, Scribe, writes


@writes(PATTERNS, p.Attacks)
def _attacks(scribe: Scribe, node: p.Attacks) -> str:
    whom = "" if node.whom is None else f" {_attacked(scribe, node.whom)}"
    attacks = f"{subject(scribe, node.where)} attacks{whom}{' alone' if node.alone else ''}"
    if whom and node.whom != st.YOU_ALONE:
        scribe.topic = None  # a planeswalker was mentioned
    return attacks


def _attacked(scribe: Scribe, whom: Filter) -> str:
    """What is attacked: players, planeswalkers and battles are told apart by their types (508.3b)."""
    if whom == st.YOU_ALONE:
        return "you"
    if whom == st.YOU_OR_PLANESWALKERS:
        return "you or a planeswalker you control"
    if whom == st.PLANESWALKERS:
        return "a planeswalker you control"
    raise NoText("no words for what is attacked")


@writes(PATTERNS, p.PlayerAttacks)
def _player_attacks(scribe: Scribe, node: p.PlayerAttacks) -> str:
    attack = who_does(scribe, node.who, "attack")
    if node.whom is not None and node.who == s.AllPlayers() and node.whom == st.YOU_ALONE:
        return "you're attacked"
    if node.whom is not None:
        attack += f" {_attacked(scribe, node.whom)}"
    if node.least == 1 and isinstance(node.where, f.Anything):
        return attack
    if node.least == 1:
        return f"{attack} with one or more {several(scribe, node.where)}"
    where = f.HasType(t.CREATURE) if isinstance(node.where, f.Anything) else node.where
    return f"{attack} with {number(node.least)} or more {several(scribe, where)}"


@writes(PATTERNS, p.Blocks)
def _blocks(scribe: Scribe, node: p.Blocks) -> str:
    who = subject(scribe, node.where)
    return f"{who} blocks{_others(scribe, node.whom, node.least)}"


@writes(PATTERNS, p.BecomesBlocked)
def _blocked(scribe: Scribe, node: p.BecomesBlocked) -> str:
    who = subject(scribe, node.where, node.batch)
    by = _others(scribe, node.by, node.least)
    return f"{who} {verb('become', node.batch)} blocked{' by' if by else ''}{by}"


def _others(scribe: Scribe, where: Filter | None, least: int) -> str:
    """Who is blocked or blocks: one creature, which is then spoken of, or at least so many."""
    if least:
        return f" {number(least)} or more {several(scribe, where or f.HasType(t.CREATURE))}"
    if where is None:
        return ""
    words = one(scribe, where)
    scribe.known[s.EventOther()] = Ref("that", False, noun_of(where))
    scribe.topic = None  # another object was mentioned
    return f" {words}"


@writes(PATTERNS, p.PreventsDamage)
def _prevents(scribe: Scribe, node: p.PreventsDamage) -> str:
    whom = [] if node.to_players is None else [scribe.players(node.to_players)]
    whom += [] if node.to is None else [one(scribe, node.to)]
    return f"damage that would be dealt to {listed(whom, 'or')} is prevented"


@writes(PATTERNS, p.DealsDamage)
def _deals(scribe: Scribe, node: p.DealsDamage) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    if isinstance(node.source, f.Anything) and node.to is not None:
        return f"{subject(scribe, node.to)} is dealt {kind}damage"
    who = subject(scribe, node.source, node.batch)
    if not isinstance(node.source, (f.IsThis, f.IsOneOf)):
        who = who.replace("permanent", "source")  # 120.7
    to = []
    if node.to_players is not None:
        words = {OPPONENTS: "an opponent", s.AllPlayers(): "a player", YOU: "you"}.get(node.to_players)
        to.append(words or scribe.players(node.to_players))
    if node.to is not None:
        to.append(one(scribe, node.to))
        scribe.known[s.EventOther()] = Ref("that", False, noun_of(node.to))
    target = f" to {listed(to, 'or')}" if to else ""
    return f"{who} {verb('deal', who.startswith('one or more'))} {kind}damage{target}"


@writes(PATTERNS, p.Phases)
def _phases(scribe: Scribe, node: p.Phases) -> str:
    return f"{subject(scribe, node.where)} phases {'out' if node.out else 'in'}"


@writes(PATTERNS, p.BecomesUnattached)
def _unattached(scribe: Scribe, node: p.BecomesUnattached) -> str:
    scribe.known[s.EventOther()] = Ref("that permanent", False, "permanent")
    return f"{subject(scribe, node.where)} becomes unattached from a permanent"


@writes(PATTERNS, p.IsCountered)
def _is_countered(scribe: Scribe, node: p.IsCountered) -> str:
    if node.by is not None:
        return f"a spell or ability {scribe.players(node.by)} control counters {one(scribe, node.where, t.STACK)}"
    spell = one(scribe, node.where, t.STACK).replace("you cast", "you've cast")
    return f"{spell} is countered"


@writes(PATTERNS, p.DealtExcess)
def _dealt_excess(scribe: Scribe, node: p.DealtExcess) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    return f"{subject(scribe, node.where)} is dealt excess {kind}damage"


@writes(PATTERNS, p.BecomesTarget)
def _becomes_target(scribe: Scribe, node: p.BecomesTarget) -> str:
    who = subject(scribe, node.where)
    by = "a spell or ability" if isinstance(node.of, f.Anything) else one(scribe, node.of, t.STACK)
    noun = "spell" if noun_of(node.of, t.STACK) == "spell" else "spell or ability"
    scribe.name(s.EventOther(), Ref(by, False, noun))
    return f"{who} becomes the target of {by}"


@writes(PATTERNS, p.BecomesTapped)
def _becomes_tapped(scribe: Scribe, node: p.BecomesTapped) -> str:
    return f"{subject(scribe, node.where)} becomes tapped"


@writes(PATTERNS, p.BecomesUntapped)
def _becomes_untapped(scribe: Scribe, node: p.BecomesUntapped) -> str:
    return f"{subject(scribe, node.where)} becomes untapped"


@writes(PATTERNS, p.PutsCounters)
def _puts_counters(scribe: Scribe, node: p.PutsCounters) -> str:
    kind = f"{node.kind} counters".strip()
    if node.nth:
        return f"the {ORDINAL[node.nth]} {node.kind} counter is put on {subject(scribe, node.where)}"
    return f"one or more {kind} are put on {subject(scribe, node.where)}"


@writes(PATTERNS, p.Mutates)
def _mutates(scribe: Scribe, node: p.Mutates) -> str:
    return f"{subject(scribe, node.where)} mutates"


@writes(PATTERNS, p.TurnsFaceUp)
def _face_up(scribe: Scribe, node: p.TurnsFaceUp) -> str:
    return f"{subject(scribe, node.where)} is turned face up"


@writes(PATTERNS, p.Transforms)
def _transforms(scribe: Scribe, node: p.Transforms) -> str:
    if node.into and isinstance(node.where, f.IsThis):
        return f"{subject(scribe, node.where)} transforms into {scribe.face.name}"
    if node.into:
        return f"a permanent transforms into {one(scribe, node.where)}"
    return f"{subject(scribe, node.where)} transforms"


@writes(PATTERNS, p.FullyUnlocks)
def _fully_unlocks(scribe: Scribe, node: p.FullyUnlocks) -> str:
    return f"{who_does(scribe, node.who, 'fully unlock')} {one(scribe, node.where)}"


@writes(PATTERNS, p.BecomesMarked)
def _becomes_marked(scribe: Scribe, node: p.BecomesMarked) -> str:
    return f"{subject(scribe, node.where)} becomes {f.MARK_WORD[node.mark]}"


@writes(PATTERNS, p.LastCounterRemoved)
def _last_counter(scribe: Scribe, node: p.LastCounterRemoved) -> str:
    return f"the last {node.kind} counter is removed from {subject(scribe, node.where)}"
