"""Trigger events in words: "when this creature enters", "whenever you cast a creature spell"."""

from __future__ import annotations

from typing import Any

from inset.kernel import types as t
from inset.language import conditions as c, filters as f, patterns as p, selections as s, statics as st
from inset.language.node import Filter, Pattern, Players
from inset.language.text.describe import OPPONENTS, YOU, noun_of, one, several, single
from inset.language.text.english import ORDINAL, listed, number, verb
from inset.language.text.scribe import PATTERNS, NoText, Ref, Scribe, speaks_of_this, writes
from inset.language.text.things import player_possessive


def trigger(scribe: Scribe, pattern: Pattern) -> str:
    """With its "when", "whenever" or "at"."""
    scribe.event = pattern
    if isinstance(pattern, p.BeginningOf):
        return f"at {scribe.pattern(pattern)}"
    if (
        isinstance(pattern, p.Either)
        and happens_once(pattern.parts[0])
        and not any(happens_once(part) or speaks_of_this(part) for part in pattern.parts[1:])
    ):  # "when this creature enters and whenever you …"
        first, *others = pattern.parts
        return " and ".join([f"when {scribe.pattern(first)}", *(f"whenever {scribe.pattern(o)}" for o in others)])
    clause = scribe.pattern(pattern)
    return f"{'when' if happens_once(pattern) else 'whenever'} {clause}"


def happens_once(pattern: Pattern) -> bool:
    """ "When": the object itself enters, dies or leaves, or is cast; a state is reached (603.8)."""
    if isinstance(pattern, p.Either):
        return all(happens_once(part) for part in pattern.parts)
    if isinstance(pattern, p.While):
        return happens_once(pattern.what)
    if isinstance(pattern, (p.Moves, p.Casts, p.TurnsFaceUp)):
        where = pattern.where
        return isinstance(where, (f.IsThis, f.CameFrom)) or (isinstance(where, f.And) and f.IsThis() in where.parts)
    if isinstance(pattern, p.Deed):
        return pattern == p.Deed(p.EXPLOITS, f.IsThis())
    if isinstance(pattern, p.PutsCounters):
        return pattern.nth > 0
    return isinstance(pattern, (p.StateIs, p.LosesGame, p.LastCounterRemoved, p.UnlocksDoor, p.BecomesMarked))


def who_does(scribe: Scribe, who: Players, base: str) -> str:
    """ "You cast", "an opponent casts", "a player casts"."""
    if who == YOU:
        return f"you {base}"
    words = {OPPONENTS: "an opponent", s.AllPlayers(): "a player"}.get(who)
    return f"{words or scribe.players(who)} {verb(base, False)}"


def subject(scribe: Scribe, where: Filter, batch: bool = False, zone: int = t.BATTLEFIELD) -> str:
    """What the event happens to; from now on it is "it"."""
    if isinstance(where, f.IsThis):
        return scribe.subject(s.This()).words
    if isinstance(where, f.IsOneOf):
        scribe.same[s.EventObject()] = scribe.role(where.what)
        return scribe.subject(where.what).words
    words = f"one or more {several(scribe, where, zone)}" if batch else one(scribe, where, zone)
    noun = noun_of(where, zone)
    if isinstance(where, f.Or) and isinstance(where.parts[0], f.IsThis):
        noun = noun_of(where.parts[1], zone)
    mentioned = scribe.topic
    scribe.name(s.EventObject(), Ref(words, batch, f"{noun}s" if batch else noun))
    if mentioned == s.This() and "~" in words and not words.startswith("~"):
        scribe.topic = mentioned  # the description itself ended with another object
    return words


@writes(PATTERNS, p.Moves)
def _moves(scribe: Scribe, node: p.Moves) -> str:
    batch = node.batch
    if node.destination == t.BATTLEFIELD:
        where, how = _how_it_enters(scribe, node.where)
        who = subject(scribe, where, batch)
        origin = "" if node.origin == t.ANY_ZONE else f" from {_zone(node.origin)}"
        return f"{who} {verb('enter', batch)}{how}{origin}"
    if node.origin == t.BATTLEFIELD:
        who = subject(scribe, node.where, batch)
        if node.destination == t.GRAVEYARD:
            if _is_creature(scribe, node.where):
                return f"{who} {verb('die', batch)}"
            return f"{who} {verb('are', batch)} put into a graveyard from the battlefield"
        if node.destination == t.ANY_ZONE:
            return f"{who} {verb('leave', batch)} the battlefield"
        return f"{who} {verb('are', batch)} put into {_zone(node.destination)} from the battlefield"
    zone = node.origin if node.destination == t.ANY_ZONE else node.destination
    who = subject(scribe, node.where, batch, zone)
    whose = _owner_words(node.where)
    if node.destination == t.ANY_ZONE:
        return f"{who} {verb('leave', batch)} {_zone(node.origin, whose)}"
    origin = _zone(node.origin, whose)
    if node.origin == t.ANY_ZONE:
        origin = "anywhere"
    elif node.origin == t.ANY_ZONE & ~t.BATTLEFIELD:
        origin = "anywhere other than the battlefield"
    into = "exiled" if node.destination == t.EXILE else f"put into {_zone(node.destination, whose)}"
    return f"{who} {verb('are', batch)} {into} from {origin}"


def _how_it_enters(scribe: Scribe, where: Filter) -> tuple[Filter, str]:
    """ "Enters untapped", "enters attached to a creature": what is asked of an object besides being this one."""
    parts = where.parts if isinstance(where, f.And) else (where,)
    if f.IsThis() not in parts or len(parts) < 2:
        return where, ""
    said = ""
    for part in parts:
        if part == f.Not(f.IsTapped()):
            said += " untapped"
        elif isinstance(part, f.IsAttachedTo) and isinstance(part.what, s.Each):
            said += f" attached to {one(scribe, part.what.where)}"
            scribe.known[s.Host()] = Ref("that", False, noun_of(part.what.where))
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
    return listed(words, "or").replace(f"{whose} battlefield", "the battlefield")


def _is_creature(scribe: Scribe, where: Filter) -> bool:
    """Only creatures and planeswalkers die (700.4)."""
    if isinstance(where, f.IsThis):
        return bool(scribe.face.types & (t.CREATURE | t.PLANESWALKER)) or "Vehicle" in scribe.face.subtypes
    if isinstance(where, f.HasType):
        return not where.types & ~(t.CREATURE | t.PLANESWALKER)
    if isinstance(where, f.HasSubtype):
        return True
    if isinstance(where, f.IsOneOf):
        return True
    return isinstance(where, (f.And, f.Or)) and any(_is_creature(scribe, part) for part in where.parts)


@writes(PATTERNS, p.Casts)
def _casts(scribe: Scribe, node: p.Casts) -> str:
    if isinstance(node.where, f.IsThis):
        scribe.name(s.This(), Ref("this spell", False, "spell"))
        return f"{who_does(scribe, node.who, 'cast')} this spell"
    if isinstance(node.where, f.CameFrom):
        scribe.same[s.EventObject()] = scribe.role(node.where.what)
        return f"{who_does(scribe, node.who, 'cast')} {scribe.object(node.where.what)}"
    if node.nth:
        spell = single(scribe, node.where, t.STACK)
        scribe.name(s.EventObject(), Ref(spell, False, "spell"))
        whose = "your" if node.who == YOU else "their"
        return f"{who_does(scribe, node.who, 'cast')} {whose} {ORDINAL[node.nth]} {spell} each turn"
    scribe.topic = None
    spell = one(scribe, node.where, t.STACK)
    last = scribe.topic
    scribe.name(s.EventObject(), Ref(spell, False, "spell"))
    if last is not None:
        scribe.topic = last
    return f"{who_does(scribe, node.who, 'cast')} {spell}"


@writes(PATTERNS, p.PlaysCard)
def _plays(scribe: Scribe, node: p.PlaysCard) -> str:
    card = one(scribe, node.where, t.EXILE)
    scribe.name(s.EventObject(), Ref(card, False, "card"))
    origin = "" if node.origin == t.ANY_ZONE else f" from {_zone(node.origin)}"
    return f"{who_does(scribe, node.who, 'play')} {card}{origin}"


@writes(PATTERNS, p.Activates)
def _activates(scribe: Scribe, node: p.Activates) -> str:
    if isinstance(node.where, f.Anything):
        return who_does(scribe, node.who, "activate an ability")
    return f"{who_does(scribe, node.who, 'activate an ability of')} {one(scribe, node.where)}"


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


@writes(PATTERNS, p.Descends)
def _descends(scribe: Scribe, node: p.Descends) -> str:
    return who_does(scribe, node.who, "descend")


@writes(PATTERNS, p.CommitsCrime)
def _crime(scribe: Scribe, node: p.CommitsCrime) -> str:
    return f"{who_does(scribe, node.who, 'commit')} a crime"


@writes(PATTERNS, p.FlipsCoin)
def _flips(scribe: Scribe, node: p.FlipsCoin) -> str:
    return f"{who_does(scribe, node.who, 'win' if node.won else 'lose')} a coin flip"


@writes(PATTERNS, p.RollsDice)
def _rolls(scribe: Scribe, node: p.RollsDice) -> str:
    return f"{who_does(scribe, node.who, 'roll')} one or more dice"


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
    return f"{who} {verb('deal', node.batch)} {kind}damage{target}"


@writes(PATTERNS, p.Phases)
def _phases(scribe: Scribe, node: p.Phases) -> str:
    return f"{subject(scribe, node.where)} phases {'out' if node.out else 'in'}"


@writes(PATTERNS, p.BecomesUnattached)
def _unattached(scribe: Scribe, node: p.BecomesUnattached) -> str:
    scribe.known[s.EventOther()] = Ref("that permanent", False, "permanent")
    return f"{subject(scribe, node.where)} becomes unattached from a permanent"


@writes(PATTERNS, p.LosesControl)
def _loses_control(scribe: Scribe, node: p.LosesControl) -> str:
    if node.to is None:
        return f"{who_does(scribe, node.who, 'lose control of')} {subject(scribe, node.where)}"
    scribe.explicit_you = scribe.explicit_you or node.who == YOU
    return f"{who_does(scribe, node.to, 'gain control of')} {one(scribe, node.where)} from {scribe.players(node.who)}"


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


@writes(PATTERNS, p.GainsLife)
def _gains(scribe: Scribe, node: p.GainsLife) -> str:
    first = " for the first time each turn" if node.first else ""
    return who_does(scribe, node.who, "gain life") + first


@writes(PATTERNS, p.LosesLife)
def _loses(scribe: Scribe, node: p.LosesLife) -> str:
    return who_does(scribe, node.who, "lose life")


@writes(PATTERNS, p.DrawsCard)
def _draws(scribe: Scribe, node: p.DrawsCard) -> str:
    if node.nth:
        whose = "your" if node.who == YOU else "their"
        return f"{who_does(scribe, node.who, 'draw')} {whose} {ORDINAL[node.nth]} card each turn"
    return who_does(scribe, node.who, "draw a card")


@writes(PATTERNS, p.Discards)
def _discards(scribe: Scribe, node: p.Discards) -> str:
    if node.batch:
        return f"{who_does(scribe, node.who, 'discard')} one or more {several(scribe, node.where, t.HAND)}"
    card = one(scribe, node.where, t.HAND)
    scribe.name(s.EventObject(), Ref(card, False, "card"))
    return f"{who_does(scribe, node.who, 'discard')} {card}"


@writes(PATTERNS, p.Sacrifices)
def _sacrifices(scribe: Scribe, node: p.Sacrifices) -> str:
    what = one(scribe, node.where)
    scribe.name(s.EventObject(), Ref(what, False, noun_of(node.where)))
    return f"{who_does(scribe, node.who, 'sacrifice')} {what}"


@writes(PATTERNS, p.Shuffles)
def _shuffles(scribe: Scribe, node: p.Shuffles) -> str:
    return who_does(scribe, node.who, "shuffle") + f" {'your' if node.who == YOU else 'their'} library"


@writes(PATTERNS, p.Scries)
def _scries(scribe: Scribe, node: p.Scries) -> str:
    words = (["scry"] if node.scry else []) + (["surveil"] if node.surveil else [])
    return listed([who_does(scribe, node.who, words[0]), *words[1:]], "or")


@writes(PATTERNS, p.BeginningOf)
def _beginning(scribe: Scribe, node: p.BeginningOf) -> str:
    if node.step == t.BEGIN_COMBAT:
        each = "each " if node.whose == s.AllPlayers() else ""
        return f"the beginning of {each}combat{_on_turn(scribe, node.whose)}"
    if node.step == t.END_COMBAT:
        return "end of combat" + ("" if node.whose == s.AllPlayers() else _on_turn(scribe, node.whose))
    step = {t.UPKEEP: "upkeep", t.DRAW: "draw step", t.END: "end step", t.PRECOMBAT_MAIN: "first main phase",
            t.POSTCOMBAT_MAIN: "second main phase"}[node.step]  # fmt: skip
    if node.whose == YOU:
        return f"the beginning of your {step}"
    if node.whose == s.AllPlayers():
        return f"the beginning of each {step}" if node.step == t.END else f"the beginning of each player's {step}"
    return f"the beginning of {player_possessive(scribe, scribe.players(node.whose))} {step}"


def _on_turn(scribe: Scribe, whose: Players) -> str:
    if whose == YOU:
        return " on your turn"
    return " on each opponent's turn" if whose == OPPONENTS else ""


@writes(PATTERNS, p.BecomesTarget)
def _becomes_target(scribe: Scribe, node: p.BecomesTarget) -> str:
    who = subject(scribe, node.where)
    by = "a spell or ability" if isinstance(node.of, f.Anything) else one(scribe, node.of, t.STACK)
    noun = "spell" if noun_of(node.of, t.STACK) == "spell" else "spell or ability"
    scribe.name(s.EventOther(), Ref(by, False, noun))
    return f"{who} becomes the target of {by}"


@writes(PATTERNS, p.TapsForMana)
def _taps_for_mana(scribe: Scribe, node: p.TapsForMana) -> str:
    return f"{subject(scribe, node.where)} is tapped for mana"


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


@writes(PATTERNS, p.Foretells)
def _foretells(scribe: Scribe, node: p.Foretells) -> str:
    return who_does(scribe, node.who, "foretell a card")


@writes(PATTERNS, p.Expends)
def _expends(scribe: Scribe, node: p.Expends) -> str:
    return who_does(scribe, node.who, f"expend {node.amount}")


@writes(PATTERNS, p.LosesGame)
def _loses_game(scribe: Scribe, node: p.LosesGame) -> str:
    return who_does(scribe, node.who, "lose the game")


@writes(PATTERNS, p.TurnsFaceUp)
def _face_up(scribe: Scribe, node: p.TurnsFaceUp) -> str:
    return f"{subject(scribe, node.where)} is turned face up"


@writes(PATTERNS, p.Transforms)
def _transforms(scribe: Scribe, node: p.Transforms) -> str:
    return f"{subject(scribe, node.where)} transforms"


@writes(PATTERNS, p.UnlocksDoor)
def _unlocks(scribe: Scribe, node: p.UnlocksDoor) -> str:
    return f"{who_does(scribe, node.who, 'unlock')} this door"


@writes(PATTERNS, p.FullyUnlocks)
def _fully_unlocks(scribe: Scribe, node: p.FullyUnlocks) -> str:
    return f"{who_does(scribe, node.who, 'fully unlock')} {one(scribe, node.where)}"


@writes(PATTERNS, p.BecomesMarked)
def _becomes_marked(scribe: Scribe, node: p.BecomesMarked) -> str:
    return f"{subject(scribe, node.where)} becomes {f.MARK_WORD[node.mark]}"


@writes(PATTERNS, p.CreatesToken)
def _creates(scribe: Scribe, node: p.CreatesToken) -> str:
    return f"{who_does(scribe, node.who, 'create')} {one(scribe, f.both(node.where, f.IsToken()))}"


@writes(PATTERNS, p.LastCounterRemoved)
def _last_counter(scribe: Scribe, node: p.LastCounterRemoved) -> str:
    return f"the last {node.kind} counter is removed from {subject(scribe, node.where)}"


@writes(PATTERNS, p.StateIs)
def _state(scribe: Scribe, node: p.StateIs) -> str:
    return scribe.condition(node.condition)


@writes(PATTERNS, p.Either)
def _either(scribe: Scribe, node: p.Either) -> str:
    """ "This creature attacks or blocks": a subject that both parts share is said once."""
    clauses = [scribe.pattern(node.parts[0])]
    if (
        isinstance(node.parts[0], p.Blocks)
        and isinstance(node.parts[1], p.BecomesBlocked)
        and node.parts[1].by is not None
    ):
        clauses = [scribe.pattern(p.Blocks(node.parts[0].where))]
    shared = all(speaks_of_this(part) for part in node.parts)
    for part in node.parts[1:]:
        clause = scribe.pattern(part)
        clauses.append(clause.partition(" ")[2] if shared else clause)
    if any(isinstance(part, p.FullyUnlocks) for part in node.parts):
        return " and whenever ".join(clauses)
    if not shared and len(clauses) > 2:
        return ", or ".join(clauses)
    return listed(clauses, "or")


@writes(PATTERNS, p.While)
def _while(scribe: Scribe, node: p.While) -> str:
    if isinstance(node.condition, c.TurnOf) and node.condition.who == OPPONENTS:
        return f"{scribe.pattern(node.what)} during an opponent's turn"
    if isinstance(node.condition, c.InStep):
        return f"{scribe.pattern(node.what)} during the {t.STEP_WORD[node.condition.steps[0]]} step"
    if isinstance(node.condition, c.Matches) and node.condition.where == f.IsMarked(f.SADDLED):
        return f"{scribe.pattern(node.what)} while saddled"
    clause = f"{scribe.pattern(node.what)} while {scribe.condition(node.condition)}"
    if isinstance(node.condition, c.Exists):
        scribe.topic = None  # another object was mentioned
    return clause


@writes(PATTERNS, p.ChapterReached)
def _chapter(scribe: Scribe, node: p.ChapterReached) -> str:
    return ", ".join(p.ROMAN[chapter - 1] for chapter in node.chapters)


@writes(PATTERNS, p.EntersRoom)
def _enters_room(scribe: Scribe, node: p.EntersRoom) -> str:
    """What is not printed (309.4c)."""
    return "you move your venture marker into this room"


@writes(PATTERNS, p.CompletesDungeon)
def _completes(scribe: Scribe, node: p.CompletesDungeon) -> str:
    who = scribe.players(node.who)
    return f"{who} {verb('complete', who == 'you')} a dungeon"


@writes(PATTERNS, p.TakesInitiative)
def _takes_initiative(scribe: Scribe, node: p.TakesInitiative) -> str:
    who = scribe.players(node.who)
    return f"{who} {verb('take', who == 'you')} the initiative"


@writes(PATTERNS, p.AmountAtLeast)
def _amount(scribe: Scribe, node: p.AmountAtLeast) -> str:
    inner: Any = node.what
    clause = scribe.pattern(inner)
    if "damage" not in clause and "life" not in clause:
        raise NoText(f"no amount in {type(inner).__name__}")
    for word in ("combat damage", "damage", "life"):
        if word in clause:
            return clause.replace(word, f"{scribe.value(node.amount)} or more {word}", 1)
    return clause
