"""603.2: does an event fit a pattern? The same patterns trigger abilities and ask about the turn so far.

Each pattern class names the kinds of events that it can fit, so that triggers can be indexed by kind.
"""

from __future__ import annotations

from inset.kernel.types import (
    ANY_ZONE,
    BATTLEFIELD,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NOWHERE,
    OUTSIDE,
    PERMANENT_TYPES,
    POSTCOMBAT_MAIN,
)
from inset.language import patterns as pat
from inset.language.abilities import Activated
from inset.language.filters import And, Anything, IsFaceDown, IsThis
from inset.language.node import Filter, Pattern, Players
from inset.language.selections import AllPlayers, Opponents
from inset.rules.meaning.descriptions import is_the_target
from inset.rules.meaning.references import blockers_of, holds, look, number, passes, passes_attacked, passes_id, who
from inset.rules.meaning.saga_chapters import reached
from inset.rules.model import event_records as ev
from inset.rules.model.dispatch import MATCH, matches as matches
from inset.rules.model.move_causes import MILLING, RESOLVING
from inset.rules.model.state import Ctx, Event, State
from inset.rules.objects.abilities import stands_for


def _is_one(st: State, ctx: Ctx, players: Players, player: int) -> bool:
    """Is the player of an event one of these? 800.4i: who has left is still found among those who acted."""
    if isinstance(players, AllPlayers):
        return player >= 0
    if isinstance(players, Opponents):
        return player >= 0 and player != ctx.controller
    return player in who(st, ctx, players)


def kinds_of(pattern: Pattern) -> tuple[int, ...]:
    """The kinds of events that can fit a pattern."""
    if isinstance(pattern, pat.Either):
        return tuple(sorted({kind for part in pattern.parts for kind in kinds_of(part)}))
    if isinstance(pattern, (pat.While, pat.AmountAtLeast)):
        return kinds_of(pattern.what)
    return MATCH[type(pattern)][0]


def looks_back(pattern: Pattern) -> bool:
    """603.10a: leaves-the-battlefield triggers and the like look at the game as it was before the event."""
    if isinstance(pattern, pat.Moves):
        if pattern.destination == BATTLEFIELD or pattern.origin == BATTLEFIELD:
            return pattern.origin == BATTLEFIELD
        if pattern.origin == GRAVEYARD:
            return True
        return not pattern.destination & ~(HAND | LIBRARY)  # "from anywhere" never looks back otherwise (603.6c)
    if isinstance(pattern, pat.Either):
        return any(looks_back(part) for part in pattern.parts)
    if isinstance(pattern, (pat.While, pat.AmountAtLeast)):
        return looks_back(pattern.what)
    if isinstance(pattern, pat.Deed):
        return pattern.which == pat.EXPLOITS  # it may exploit itself
    if isinstance(pattern, pat.Phases):
        return pattern.out
    return isinstance(pattern, (pat.Sacrifices, pat.BecomesUnattached, pat.LosesControl))  # 603.10a, c–d


def _moves(st: State, ctx: Ctx, node: pat.Moves, event: Event) -> bool:
    if not event.destination & node.destination and not _left_game(node, event):
        return False
    if not event.origin & node.origin and not (event.origin == NOWHERE and node.origin == ANY_ZONE):
        return False  # a token comes from nowhere
    if event.origin == event.destination or (node.resolving and not _resolving(event)):
        return False
    if node.milled and event.cause != MILLING:
        return False
    subject = event.other if looks_back(node) else event.obj
    if subject not in st.objs and subject not in st.lki:
        return False
    obj, chars = look(st, subject)
    if event.then is not None and subject == event.obj:
        chars = event.then  # however it has changed since: what entered was that
    return passes(st, ctx, node.where, obj, chars)


def _resolving(event: Event) -> bool:
    """608.2n: was it a spell that resolved?"""
    return event.cause == RESOLVING


def _left_game(node: pat.Moves, event: Event) -> bool:
    """603.6c: a permanent leaves the battlefield, without dying, when it leaves the game with its owner."""
    return event.destination == OUTSIDE and node.origin == BATTLEFIELD and node.destination | GRAVEYARD == ANY_ZONE


def _casts(st: State, ctx: Ctx, node: pat.Casts, event: Event) -> bool:
    if not _is_one(st, ctx, node.who, event.player) or not passes_id(st, ctx, node.where, event.obj):
        return False
    if node.nth:
        place = 0
        for other in st.events:
            if other.kind == ev.CAST and other.player == event.player and passes_id(st, ctx, node.where, other.obj):
                place += 1
                if other is event or other.obj == event.obj:
                    break
        return place == node.nth
    return True


def _activates(st: State, ctx: Ctx, node: pat.Activates, event: Event) -> bool:
    if not _is_one(st, ctx, node.who, event.player) or not passes_id(st, ctx, node.where, event.other):
        return False
    if not node.keyword and not node.loyalty:
        return True
    stack = look(st, event.obj)[0].stack
    ability = stack.ability if stack is not None else None
    if not isinstance(ability, Activated) or (node.loyalty and not ability.loyalty):
        return False
    return not node.keyword or stands_for(look(st, event.other)[1], ability, node.keyword)


def _plays(st: State, ctx: Ctx, node: pat.PlaysCard, event: Event) -> bool:
    """701.18b; 108.2: a copy that is cast isn't a card."""
    return (
        _is_one(st, ctx, node.who, event.player)
        and look(st, event.obj)[0].card != 0
        and event.origin & node.origin != 0
        and passes_id(st, ctx, node.where, event.obj)
    )


def _attacks(st: State, ctx: Ctx, node: pat.Attacks, event: Event) -> bool:
    if (node.alone and event.amount != 1) or not passes_id(st, ctx, node.where, event.obj):
        return False
    return node.whom is None or passes_attacked(st, ctx, node.whom, event.other)


def _copies(st: State, ctx: Ctx, node: pat.Copies, event: Event) -> bool:
    obj = st.objs.get(event.obj)
    return (
        obj is not None
        and obj.spell_copy
        and _is_one(st, ctx, node.who, event.player)
        and passes_id(st, ctx, node.where, event.obj)
    )


def _deed(st: State, ctx: Ctx, node: pat.Deed, event: Event) -> bool:
    if event.deed != node.which or not _is_one(st, ctx, node.who, event.player):
        return False
    return isinstance(node.where, Anything) or (event.obj != 0 and passes_id(st, ctx, node.where, event.obj))


def _player_attacks(st: State, ctx: Ctx, node: pat.PlayerAttacks, event: Event) -> bool:
    if not _is_one(st, ctx, node.who, event.player):
        return False
    fitting = sum(1 for o in event.oids if passes_id(st, ctx, node.where, o) and _against(st, ctx, node, event, o))
    return fitting >= node.least


def narrowed(st: State, ctx: Ctx, node: Pattern, event: Event) -> Event:
    """ "Whenever one or more Elves attack, … those creatures", "… that many": the event with only the attackers that pass."""
    while isinstance(node, (pat.While, pat.AmountAtLeast)):
        node = node.what
    if not isinstance(node, pat.PlayerAttacks):
        return event
    those = tuple([o for o in event.oids if passes_id(st, ctx, node.where, o) and _against(st, ctx, node, event, o)])
    return Event(event.kind, event.rule, event.player, amount=len(those), detail=those, batch=event.batch)


def _against(st: State, ctx: Ctx, node: pat.PlayerAttacks, event: Event, oid: int) -> bool:
    """Was this creature declared as attacking what the pattern asks for (508.3e)?"""
    if node.whom is None:
        return True
    for other in st.events:
        if other.kind == ev.ATTACKED and other.batch == event.batch and other.obj == oid:
            return passes_attacked(st, ctx, node.whom, other.other)
    return False


def _attacks_each(st: State, ctx: Ctx, node: pat.AttacksEach, event: Event) -> bool:
    """508.3e: as the last of so many attackers of the same player is noticed."""
    if not _is_one(st, ctx, node.who, event.player) or not passes_attacked(st, ctx, node.whom, event.other):
        return False
    if not passes_id(st, ctx, node.where, event.obj):
        return False
    fitting = 1
    for other in st.events:
        if other is event:
            break
        if other.kind == ev.ATTACKED and other.batch == event.batch and other.other == event.other:
            fitting += passes_id(st, ctx, node.where, other.obj)
    return fitting == node.least


OfObject = pat.AttacksUnblocked | pat.BecomesUnattached | pat.TapsForMana | pat.BecomesUntapped | pat.Mutates


def _subject(st: State, ctx: Ctx, node: OfObject, event: Event) -> bool:
    return passes_id(st, ctx, node.where, event.obj)


def _turns_face_up(st: State, ctx: Ctx, node: pat.TurnsFaceUp, event: Event) -> bool:
    """ "A face-down permanent is turned face up": it is face up afterwards (708.8)."""
    parts = node.where.parts if isinstance(node.where, And) else (node.where,)
    return all(isinstance(part, IsFaceDown) or passes_id(st, ctx, part, event.obj) for part in parts)


def _becomes_tapped(st: State, ctx: Ctx, node: pat.BecomesTapped, event: Event) -> bool:
    return passes_id(st, ctx, node.where, event.obj) and (not node.attacking or event.rule == "508.1f")


def _blocks(st: State, ctx: Ctx, node: pat.Blocks, event: Event) -> bool:
    """509.3a: once, even if it blocks several; 509.3b: once for each creature that it blocks."""
    if not passes_id(st, ctx, node.where, event.obj):
        return False
    if node.least:
        part = st.objs[event.obj].combat if event.obj in st.objs else None
        return event.amount == 1 and part is not None and _so_many(st, ctx, node.whom, list(part.blocking), node.least)
    if node.whom is not None:
        return passes_id(st, ctx, node.whom, event.other)
    return event.amount <= 1


def _becomes_blocked(st: State, ctx: Ctx, node: pat.BecomesBlocked, event: Event) -> bool:
    together = event.kind == ev.BECAME_BLOCKED
    if not passes_id(st, ctx, node.where, event.obj):
        return False
    if not node.least:
        return together if node.by is None else not together and passes_id(st, ctx, node.by, event.other)
    if not together and not event.amount:
        return False  # those that were declared are counted together
    blockers = blockers_of(st, event.obj)
    before = [] if together else [b for b in blockers if b != event.other]
    return _so_many(st, ctx, node.by, blockers, node.least) and not _so_many(st, ctx, node.by, before, node.least)


def _so_many(st: State, ctx: Ctx, where: Filter | None, found: list[int], least: int) -> bool:
    return sum(1 for oid in found if where is None or passes_id(st, ctx, where, oid)) >= least


def _transforms(st: State, ctx: Ctx, node: pat.Transforms, event: Event) -> bool:
    """701.27e: what converts transforms into something too, but it doesn't transform."""
    return (node.into or not event.yes) and passes_id(st, ctx, node.where, event.obj)


def _phases(st: State, ctx: Ctx, node: pat.Phases, event: Event) -> bool:
    return (event.amount > 0) == node.out and passes_id(st, ctx, node.where, event.obj)


def _loses_control(st: State, ctx: Ctx, node: pat.LosesControl, event: Event) -> bool:
    """A player who leaves an object without a controller has lost it as well: it left the battlefield (109.4)."""
    if event.kind == ev.MOVED:
        if event.origin != BATTLEFIELD or node.to is not None:
            return False
        obj, chars = look(st, event.other)
        return chars.controller in who(st, ctx, node.who) and passes(st, ctx, node.where, obj, chars)
    if event.amount not in who(st, ctx, node.who) or not passes_id(st, ctx, node.where, event.obj):
        return False
    return node.to is None or _is_one(st, ctx, node.to, event.player)


def _is_countered(st: State, ctx: Ctx, node: pat.IsCountered, event: Event) -> bool:
    if node.by is not None and event.amount not in who(st, ctx, node.by):
        return False
    return passes_id(st, ctx, node.where, event.obj)


def _deals_damage(st: State, ctx: Ctx, node: pat.DealsDamage, event: Event) -> bool:
    if node.combat is not None and event.dealt.combat != node.combat:
        return False
    if node.to is not None or node.to_players is not None:
        if event.obj:
            if node.to is None or not passes_id(st, ctx, node.to, event.obj):
                return False
        elif node.to_players is None or not _is_one(st, ctx, node.to_players, event.player):
            return False
    if isinstance(node.source, Anything):
        return True
    return passes(st, ctx, node.source, look(st, event.other)[0], event.dealt.source)  # as it was at that time


def _prevents(st: State, ctx: Ctx, node: pat.PreventsDamage, event: Event) -> bool:
    if event.obj:
        return node.to is not None and passes_id(st, ctx, node.to, event.obj)
    return node.to_players is not None and _is_one(st, ctx, node.to_players, event.player)


def _descends(st: State, ctx: Ctx, node: pat.Descends, event: Event) -> bool:
    if event.destination != GRAVEYARD or event.origin == GRAVEYARD:
        return False
    obj, chars = look(st, event.obj)
    return bool(obj.card) and chars.types & PERMANENT_TYPES != 0 and obj.owner in who(st, ctx, node.who)


def _flips(st: State, ctx: Ctx, node: pat.FlipsCoin, event: Event) -> bool:
    return event.amount == int(node.won) and _is_one(st, ctx, node.who, event.player)


OfPlayer = (
    pat.CommitsCrime | pat.RollsDice | pat.LosesLife | pat.Foretells | pat.LosesGame | pat.CompletesDungeon
    | pat.TakesInitiative | pat.BecomesMonarch
)  # fmt: skip


def _shuffles(st: State, ctx: Ctx, node: pat.Shuffles, event: Event) -> bool:
    """What resolves is the topmost object of the stack; noticed as it happens, not looked back at."""
    if node.own and (not st.stack or st.objs[st.stack[-1]].controller != event.player):
        return False
    return _is_one(st, ctx, node.who, event.player)


def _by_player(st: State, ctx: Ctx, node: OfPlayer, event: Event) -> bool:
    return _is_one(st, ctx, node.who, event.player)


def _gains_life(st: State, ctx: Ctx, node: pat.GainsLife, event: Event) -> bool:
    if not _is_one(st, ctx, node.who, event.player):
        return False
    if node.first:
        first = next(e for e in st.events if e.kind == ev.GAINED_LIFE and e.player == event.player)
        return first is event
    return True


def _draws(st: State, ctx: Ctx, node: pat.DrawsCard, event: Event) -> bool:
    return _is_one(st, ctx, node.who, event.player) and (not node.nth or event.amount == node.nth)


def _discards(st: State, ctx: Ctx, node: pat.Discards, event: Event) -> bool:
    if not _is_one(st, ctx, node.who, event.player):
        return False
    if node.by is not None and (not event.number or not _is_one(st, ctx, node.by, event.number - 1)):
        return False
    itself = isinstance(node.where, IsThis) and event.obj == ctx.source  # the card that was discarded, where it is now
    return itself or passes_id(st, ctx, node.where, event.other)


def _scries(st: State, ctx: Ctx, node: pat.Scries, event: Event) -> bool:
    return _is_one(st, ctx, node.who, event.player) and (node.scry if event.word == "scry" else node.surveil)


def _beginning(st: State, ctx: Ctx, node: pat.BeginningOf, event: Event) -> bool:
    if event.amount != node.step:
        return False
    if not isinstance(node.whose, AllPlayers) and event.player not in who(st, ctx, node.whose):
        return False  # 800.4j: a turn without an active player is nobody's, but has its steps
    return node.each or node.step != POSTCOMBAT_MAIN or _is_second_main(st, event)


def _is_second_main(st: State, event: Event) -> bool:
    """505.1a, 505.1b: the first of the turn's postcombat main phases; those that effects add are third and fourth."""
    for other in st.events:
        if other.kind == ev.STEP_BEGAN and other.amount == POSTCOMBAT_MAIN:
            return other is event
    return True


def _becomes_target(st: State, ctx: Ctx, node: pat.BecomesTarget, event: Event) -> bool:
    if not event.obj and node.players is not None:
        return event.player in who(st, ctx, node.players) and passes_id(st, ctx, node.of, event.other)
    if not event.obj:
        return False
    return is_the_target(st, ctx, node.where, event.obj) and passes_id(st, ctx, node.of, event.other)


def _puts_counters(st: State, ctx: Ctx, node: pat.PutsCounters, event: Event) -> bool:
    if not event.obj or (node.kind and event.word != node.kind):
        return False
    if node.nth and not event.origin < node.nth <= event.origin + event.amount:
        return False
    if node.who is not None and not _is_one(st, ctx, node.who, event.player):
        return False
    return passes_id(st, ctx, node.where, event.obj)


def _excess(st: State, ctx: Ctx, node: pat.DealtExcess, event: Event) -> bool:
    return (node.combat is None or event.yes == node.combat) and passes_id(st, ctx, node.where, event.obj)


def _takes_counters(st: State, ctx: Ctx, node: pat.TakesCounters, event: Event) -> bool:
    return (not node.kind or event.word == node.kind) and passes_id(st, ctx, node.where, event.obj)


def _last_counter(st: State, ctx: Ctx, node: pat.LastCounterRemoved, event: Event) -> bool:
    return event.word == node.kind and event.other == 0 and passes_id(st, ctx, node.where, event.obj)


def _day_turns(st: State, ctx: Ctx, node: pat.DayTurns, event: Event) -> bool:
    """731.1a: the first time that it becomes day or night, nothing turns into it."""
    return event.number != 0


def _exerts(st: State, ctx: Ctx, node: pat.Exerts, event: Event) -> bool:
    return _is_one(st, ctx, node.who, event.player) and passes_id(st, ctx, node.where, event.obj)


def _expends(st: State, ctx: Ctx, node: pat.Expends, event: Event) -> bool:
    before = event.number
    return _is_one(st, ctx, node.who, event.player) and before < node.amount <= before + event.amount


def _chapter(st: State, ctx: Ctx, node: pat.ChapterReached, event: Event) -> bool:
    return event.obj == ctx.source and reached(st, node, event) > 0


def _enters_room(st: State, ctx: Ctx, node: pat.EntersRoom, event: Event) -> bool:
    return event.obj == ctx.source and event.word == node.room


def _unlocks(st: State, ctx: Ctx, node: pat.UnlocksDoor, event: Event) -> bool:
    return event.obj == ctx.source and event.amount == node.half and _is_one(st, ctx, node.who, event.player)


def _fully_unlocks(st: State, ctx: Ctx, node: pat.FullyUnlocks, event: Event) -> bool:
    return event.yes and _is_one(st, ctx, node.who, event.player) and passes_id(st, ctx, node.where, event.obj)


def _becomes_marked(st: State, ctx: Ctx, node: pat.BecomesMarked, event: Event) -> bool:
    return event.amount == node.mark and passes_id(st, ctx, node.where, event.obj)


def _creates(st: State, ctx: Ctx, node: pat.CreatesToken, event: Event) -> bool:
    if not _is_one(st, ctx, node.who, event.player) or not passes_id(st, ctx, node.where, event.obj):
        return False
    return not node.batch or not _created_before(st, ctx, node, event)


def _created_before(st: State, ctx: Ctx, node: pat.CreatesToken, event: Event) -> bool:
    """Was another such token noticed before, of those that entered at the same time as this one?"""
    entered = {e.obj: e.batch for e in st.events if e.kind == ev.MOVED and e.destination == BATTLEFIELD}
    for other in st.events:
        if other is event:
            break
        if other.kind == ev.CREATED_TOKEN and entered.get(other.obj) == entered.get(event.obj):
            if other.player == event.player and passes_id(st, ctx, node.where, other.obj):
                return True
    return False


def _sacrifices(st: State, ctx: Ctx, node: pat.Sacrifices, event: Event) -> bool:
    return _is_one(st, ctx, node.who, event.player) and passes_id(st, ctx, node.where, event.other)


def _either(st: State, ctx: Ctx, node: pat.Either, event: Event) -> bool:
    return any(matches(st, ctx, part, event) for part in node.parts)


def _while(st: State, ctx: Ctx, node: pat.While, event: Event) -> bool:
    if not matches(st, ctx, node.what, event):
        return False
    inner = ctx.dup()
    inner.event = event
    return holds(st, inner, node.condition)


def _amount_at_least(st: State, ctx: Ctx, node: pat.AmountAtLeast, event: Event) -> bool:
    return matches(st, ctx, node.what, event) and event.amount >= number(st, ctx, node.amount)


def _never(st: State, ctx: Ctx, node: pat.StateIs, event: Event) -> bool:
    return False


MATCH.update(
    {
        pat.Moves: ((ev.MOVED,), _moves),
        pat.Casts: ((ev.CAST,), _casts),
        pat.Activates: ((ev.ACTIVATED,), _activates),
        pat.PlaysCard: ((ev.CAST, ev.PLAYED_LAND), _plays),
        pat.Attacks: ((ev.ATTACKED,), _attacks),
        pat.Copies: ((ev.COPIED,), _copies),
        pat.Deed: ((ev.DEED,), _deed),
        pat.PlayerAttacks: ((ev.PLAYER_ATTACKED,), _player_attacks),
        pat.AttacksEach: ((ev.ATTACKED,), _attacks_each),
        pat.AttacksUnblocked: ((ev.UNBLOCKED,), _subject),
        pat.Phases: ((ev.PHASED,), _phases),
        pat.BecomesUnattached: ((ev.UNATTACHED,), _subject),
        pat.LosesControl: ((ev.CONTROL_CHANGED, ev.MOVED), _loses_control),
        pat.IsCountered: ((ev.COUNTERED,), _is_countered),
        pat.Blocks: ((ev.BLOCKED,), _blocks),
        pat.BecomesBlocked: ((ev.BECAME_BLOCKED, ev.BLOCKED_BY), _becomes_blocked),
        pat.DealsDamage: ((ev.DAMAGE,), _deals_damage),
        pat.PreventsDamage: ((ev.PREVENTED,), _prevents),
        pat.DealtExcess: ((ev.EXCESS,), _excess),
        pat.Descends: ((ev.MOVED,), _descends),
        pat.CommitsCrime: ((ev.CRIME,), _by_player),
        pat.FlipsCoin: ((ev.FLIPPED,), _flips),
        pat.RollsDice: ((ev.ROLLED,), _by_player),
        pat.GainsLife: ((ev.GAINED_LIFE,), _gains_life),
        pat.LosesLife: ((ev.LOST_LIFE,), _by_player),
        pat.DrawsCard: ((ev.DREW,), _draws),
        pat.Discards: ((ev.DISCARDED,), _discards),
        pat.Sacrifices: ((ev.SACRIFICED,), _sacrifices),
        pat.Shuffles: ((ev.SHUFFLED,), _shuffles),
        pat.Scries: ((ev.SCRIED,), _scries),
        pat.BeginningOf: ((ev.STEP_BEGAN,), _beginning),
        pat.BecomesTarget: ((ev.TARGETED,), _becomes_target),
        pat.TapsForMana: ((ev.TAPPED_FOR_MANA,), _subject),
        pat.BecomesTapped: ((ev.TAPPED,), _becomes_tapped),
        pat.BecomesUntapped: ((ev.UNTAPPED,), _subject),
        pat.PutsCounters: ((ev.COUNTERS_PUT,), _puts_counters),
        pat.TakesCounters: ((ev.COUNTERS_REMOVED,), _takes_counters),
        pat.LastCounterRemoved: ((ev.COUNTERS_REMOVED,), _last_counter),
        pat.Mutates: ((ev.MUTATED,), _subject),
        pat.Foretells: ((ev.FORETOLD,), _by_player),
        pat.Expends: ((ev.SPENT_MANA,), _expends),
        pat.LosesGame: ((ev.LOST_GAME,), _by_player),
        pat.TurnsFaceUp: ((ev.TURNED_FACE_UP,), _turns_face_up),
        pat.Transforms: ((ev.TRANSFORMED,), _transforms),
        pat.UnlocksDoor: ((ev.UNLOCKED,), _unlocks),
        pat.FullyUnlocks: ((ev.UNLOCKED,), _fully_unlocks),
        pat.BecomesMarked: ((ev.MARKED,), _becomes_marked),
        pat.CreatesToken: ((ev.CREATED_TOKEN,), _creates),
        pat.StateIs: ((), _never),
        pat.ChapterReached: ((ev.CHAPTER,), _chapter),
        pat.EntersRoom: ((ev.ENTERED_ROOM,), _enters_room),
        pat.CompletesDungeon: ((ev.COMPLETED_DUNGEON,), _by_player),
        pat.TakesInitiative: ((ev.INITIATIVE,), _by_player),
        pat.BecomesMonarch: ((ev.MONARCH,), _by_player),
        pat.Exerts: ((ev.EXERTED,), _exerts),
        pat.DayTurns: ((ev.DAY_OR_NIGHT,), _day_turns),
        pat.Either: ((), _either),
        pat.While: ((), _while),
        pat.FinishVoting: ((ev.VOTED,), lambda st, ctx, node, event: True),
        pat.AmountAtLeast: ((), _amount_at_least),
    }
)
