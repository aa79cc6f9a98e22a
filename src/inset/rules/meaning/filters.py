"""109.3, 608.2c: filters: yes-or-no questions about an object."""

from __future__ import annotations

from collections.abc import Sequence

from inset.kernel.types import (
    ARTIFACT,
    BATTLEFIELD,
    COLORS,
    COMBAT_STEPS,
    DECLARE_BLOCKERS,
    EXILE,
    LEGENDARY,
    OWNED_ZONES,
    STACK,
    WORD_COLOR,
    WORD_TYPE,
)
from inset.language import filters as fil, keywords as kw
from inset.language.abilities import Activated, Keyword
from inset.language.effects import CARD_TYPE, COLOR, CREATURE_TYPE, NAME
from inset.language.patterns import CREWING, Casts
from inset.language.subtypes import CREATURE_TYPES
from inset.rules.meaning.descriptions import is_the_target
from inset.rules.meaning.event_patterns import matches
from inset.rules.meaning.linked_abilities import choice
from inset.rules.meaning.numbers import stat
from inset.rules.meaning.references import (
    ASK,
    defending_player,
    look,
    number,
    passes,
    passes_attacked,
    passes_id,
    select,
    who,
)
from inset.rules.meaning.tracking import BECAME, this_object
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import ATTACHED, CONVOKED, EXILER
from inset.rules.model.state import (
    COMMANDER,
    DESIGNATED,
    FORETOLD,
    GOADING,
    SPELL,
    Chars,
    Ctx,
    Obj,
    State,
    is_player,
    player_of,
)
from inset.rules.objects import frames
from inset.rules.objects.copiable_values import definition_of
from inset.rules.objects.layers import chars_of


def compare(a: int, op: int, b: int) -> bool:
    if op == fil.EQ:
        return a == b
    if op == fil.LE:
        return a <= b
    if op == fil.GE:
        return a >= b
    if op == fil.LT:
        return a < b
    if op == fil.GT:
        return a > b
    return a != b


# --- filters -----------------------------------------------------------------------------------------------------


def _anything(st: State, ctx: Ctx, node: fil.Anything, obj: Obj, chars: Chars) -> bool:
    return True


def _and(st: State, ctx: Ctx, node: fil.And, obj: Obj, chars: Chars) -> bool:
    for part in node.parts:
        if not ASK[type(part)](st, ctx, part, obj, chars):
            return False
    return True


def _or(st: State, ctx: Ctx, node: fil.Or, obj: Obj, chars: Chars) -> bool:
    for part in node.parts:
        if ASK[type(part)](st, ctx, part, obj, chars):
            return True
    return False


def _not(st: State, ctx: Ctx, node: fil.Not, obj: Obj, chars: Chars) -> bool:
    return not ASK[type(node.part)](st, ctx, node.part, obj, chars)


def _is_this(st: State, ctx: Ctx, node: fil.IsThis, obj: Obj, chars: Chars) -> bool:
    """400.7e: to an ability that triggered as the object moved, it is what the object became; 400.7d: to an ability of a
    permanent, also the spell that became it."""
    if obj.zone == STACK and obj.id not in st.objs and ctx.source and _spell_that_became(st, obj.id, ctx.source):
        return True
    if obj.id == ctx.source or ctx.event is None or ctx.event.kind != ev.MOVED or ctx.event.other != ctx.source:
        return obj.id == ctx.source or obj.id in ctx.saved.get(BECAME, ())
    return ctx.source not in st.objs and obj.id in this_object(st, ctx)


def _has_type(st: State, ctx: Ctx, node: fil.HasType, obj: Obj, chars: Chars) -> bool:
    return chars.types & node.types != 0


def _has_supertype(st: State, ctx: Ctx, node: fil.HasSupertype, obj: Obj, chars: Chars) -> bool:
    return chars.supertypes & node.supertypes != 0


def _has_subtype(st: State, ctx: Ctx, node: fil.HasSubtype, obj: Obj, chars: Chars) -> bool:
    for name in node.names:
        if name in chars.subtypes:
            return True
    return False


def _has_color(st: State, ctx: Ctx, node: fil.HasColor, obj: Obj, chars: Chars) -> bool:
    return chars.colors & node.colors != 0 if node.colors else chars.colors == 0


def _color_count(st: State, ctx: Ctx, node: fil.ColorCount, obj: Obj, chars: Chars) -> bool:
    return compare(sum(1 for c in COLORS if chars.colors & c), node.op, node.count)


def names_of(chars: Chars) -> list[str]:
    """201.2a: an object may have no name, and 709.4a: it may have two."""
    return chars.name.split(" // ") if chars.name else []


def most_apart(groups: Sequence[Sequence[str]]) -> int:
    """201.2b: how many at most, each with a name, of which no two have one in common."""
    single = {names[0] for names in groups if len(names) == 1}  # one with a single name is never in the way of more
    several = [names for names in groups if len(names) > 1 and not single.intersection(names)]
    if not several:
        return len(single)
    first = several[0]
    apart = [names for names in several[1:] if not set(first).intersection(names)]
    return len(single) + max(most_apart(several[1:]), 1 + most_apart(apart))


def _has_name(st: State, ctx: Ctx, node: fil.HasName, obj: Obj, chars: Chars) -> bool:
    return node.name in names_of(chars)


def _chosen_name(st: State, ctx: Ctx, node: fil.ChosenName, obj: Obj, chars: Chars) -> bool:
    return (choice(st, look(st, ctx.source)[0], NAME) or "") in names_of(chars)


def _of_chosen_type(st: State, ctx: Ctx, node: fil.OfChosenType, obj: Obj, chars: Chars) -> bool:
    speaker = look(st, ctx.source)[0]
    word = choice(st, speaker, CREATURE_TYPE)
    if word is not None and word in chars.subtypes:
        return True
    word = choice(st, speaker, CARD_TYPE)
    return word is not None and chars.types & WORD_TYPE[word] != 0


def _of_chosen_color(st: State, ctx: Ctx, node: fil.OfChosenColor, obj: Obj, chars: Chars) -> bool:
    for oid in select(st, ctx, node.of):
        word = choice(st, look(st, oid)[0], COLOR)
        return word is not None and chars.colors & WORD_COLOR[word] != 0
    return False


def _controlled_by(st: State, ctx: Ctx, node: fil.ControlledBy, obj: Obj, chars: Chars) -> bool:
    return chars.controller in who(st, ctx, node.who)


def _defended_by(st: State, ctx: Ctx, node: fil.DefendedBy, obj: Obj, chars: Chars) -> bool:
    # a player passes as an object without a number
    player = defending_player(st, obj.id) if obj.id else chars.controller
    return player in who(st, ctx, node.who)


def _owned_by(st: State, ctx: Ctx, node: fil.OwnedBy, obj: Obj, chars: Chars) -> bool:
    return obj.owner in who(st, ctx, node.who)


def _stat_is(st: State, ctx: Ctx, node: fil.StatIs, obj: Obj, chars: Chars) -> bool:
    value = stat(st, obj, chars, node.which)
    if node.own:
        ctx = ctx.dup()
        ctx.each = obj.id
    return value is not None and compare(value, node.op, number(st, ctx, node.amount))


def _compares_stats(st: State, ctx: Ctx, node: fil.ComparesStats, obj: Obj, chars: Chars) -> bool:
    value, other = stat(st, obj, chars, node.which), stat(st, obj, chars, node.other)
    return value is not None and other is not None and compare(value, node.op, other)


def _parity(st: State, ctx: Ctx, node: fil.ManaValueParity, obj: Obj, chars: Chars) -> bool:
    return ((stat(st, obj, chars, 3) or 0) % 2 == 0) == node.even


def _has_keyword(st: State, ctx: Ctx, node: fil.HasKeyword, obj: Obj, chars: Chars) -> bool:
    return chars.keywords & node.keyword != 0


def _has_landwalk(st: State, ctx: Ctx, node: fil.HasLandwalk, obj: Obj, chars: Chars) -> bool:
    if not chars.keywords & kw.LANDWALK:
        return False
    walks = [a.where for a in chars.abilities if isinstance(a, Keyword) and a.keyword == kw.LANDWALK]
    return fil.HasSubtype((node.name,)) in walks


def _no_abilities(st: State, ctx: Ctx, node: fil.HasNoAbilities, obj: Obj, chars: Chars) -> bool:
    return not chars.abilities


def _has_counter(st: State, ctx: Ctx, node: fil.HasCounter, obj: Obj, chars: Chars) -> bool:
    have = obj.counters.get(node.kind, 0) if node.kind else sum(obj.counters.values())
    return have >= number(st, ctx, node.least)


def _is_attacking(st: State, ctx: Ctx, node: fil.IsAttacking, obj: Obj, chars: Chars) -> bool:
    if obj.combat is None or not obj.combat.attacking:
        return False
    if node.what is not None and not passes_attacked(st, ctx, node.what, obj.combat.attacking):
        return False
    return node.whom is None or defending_player(st, obj.combat.attacking) in who(st, ctx, node.whom)


def _is_historic(st: State, ctx: Ctx, node: fil.IsHistoric, obj: Obj, chars: Chars) -> bool:
    return chars.supertypes & LEGENDARY != 0 or chars.types & ARTIFACT != 0 or "Saga" in chars.subtypes


def _is_outlaw(st: State, ctx: Ctx, node: fil.IsOutlaw, obj: Obj, chars: Chars) -> bool:
    return any(name in chars.subtypes for name in fil.OUTLAWS)


def _is_modified(st: State, ctx: Ctx, node: fil.IsModified, obj: Obj, chars: Chars) -> bool:
    """700.9."""
    if obj.counters:
        return True
    for theirs in _attachments(st, obj):
        if "Equipment" in theirs.subtypes or ("Aura" in theirs.subtypes and theirs.controller == chars.controller):
            return True
    return False


def _attachments(st: State, obj: Obj) -> list[Chars]:
    """What is attached to a permanent; of one that is gone, what left at the same time with it too (603.10a)."""
    found = [chars_of(st, st.objs[o]) for o in st.battlefield if st.objs[o].attached == obj.id]
    if obj.id not in st.objs:
        left = {e.other: e.batch for e in st.events if e.kind == ev.MOVED}
        order = list(st.lki)
        for oid, (other, chars) in st.lki.items():
            if other.attached == obj.id and other.zone == BATTLEFIELD:
                later = order.index(oid) > order.index(obj.id)  # of the same batch, and not yet reported
                if left[oid] == left.get(obj.id) if oid in left else later:
                    found.append(chars)
    return found


def _has_alternative(st: State, ctx: Ctx, node: fil.HasAlternative, obj: Obj, chars: Chars) -> bool:
    definition = definition_of(st, obj)
    return definition is not None and frames.has(definition, node.kind)


def _is_ability(st: State, ctx: Ctx, node: fil.IsAbility, obj: Obj, chars: Chars) -> bool:
    if obj.stack is None or obj.stack.kind == SPELL:
        return False
    return node.activated if isinstance(obj.stack.ability, Activated) else node.triggered


def _source_is(st: State, ctx: Ctx, node: fil.SourceIs, obj: Obj, chars: Chars) -> bool:
    if obj.stack is None:
        return False
    return passes_id(st, ctx, node.where, obj.stack.ctx.source)


def _is_attached_to(st: State, ctx: Ctx, node: fil.IsAttachedTo, obj: Obj, chars: Chars) -> bool:
    return obj.attached in select(st, ctx, node.what)


def _has_attached(st: State, ctx: Ctx, node: fil.HasAttached, obj: Obj, chars: Chars) -> bool:
    if obj.id not in st.objs:  # 608.2h
        return any(passes_id(st, ctx, node.where, o) for o in ATTACHED.get(obj.notes, ()))
    return any(st.objs[o].attached == obj.id and passes_id(st, ctx, node.where, o) for o in st.battlefield)


def _shares_type(st: State, ctx: Ctx, node: fil.SharesTypeWith, obj: Obj, chars: Chars) -> bool:
    return any(look(st, o)[1].types & chars.types for o in select(st, ctx, node.what))


def _shares_creature_type(st: State, ctx: Ctx, node: fil.SharesCreatureTypeWith, obj: Obj, chars: Chars) -> bool:
    mine = chars.subtypes & CREATURE_TYPES
    return any(look(st, o)[1].subtypes & mine for o in select(st, ctx, node.what))


def _is_blocking(st: State, ctx: Ctx, node: fil.IsBlocking, obj: Obj, chars: Chars) -> bool:
    if obj.combat is None or not obj.combat.blocking:
        return False
    return node.whom is None or any(o in obj.combat.blocking and _attacks(st, o) for o in select(st, ctx, node.whom))


def _attacks(st: State, oid: int) -> bool:
    """506.4: nobody blocks a creature that was removed from combat; of one that is gone its last record counts."""
    part = look(st, oid)[0].combat
    return part is not None and part.attacking != 0


def _shares_color(st: State, ctx: Ctx, node: fil.SharesColorWith, obj: Obj, chars: Chars) -> bool:
    return any(look(st, o)[1].colors & chars.colors for o in select(st, ctx, node.what))


def _shares_name(st: State, ctx: Ctx, node: fil.SharesNameWith, obj: Obj, chars: Chars) -> bool:
    mine = names_of(chars)
    return any(name in mine for o in select(st, ctx, node.what) for name in names_of(look(st, o)[1]) if name)


def _is_token(st: State, ctx: Ctx, node: fil.IsToken, obj: Obj, chars: Chars) -> bool:
    """108.2: where cards are mentioned, anything that isn't a token is one; outside the stack a copy of a spell isn't a
    card either."""
    return obj.token or (obj.spell_copy and obj.zone != STACK)


def came_from(zones: int, origin: int, own: bool) -> bool:
    """109.5: "from your hand", "from your graveyard or exile": another player's is none of these, but it is "anywhere other
    than your hand"."""
    anywhere = zones & STACK != 0  # from where nothing is cast: all zones, with or without some
    return origin & zones != 0 if own or not origin & OWNED_ZONES else anywhere


def _cast_from(st: State, ctx: Ctx, node: fil.WasCastFrom, obj: Obj, chars: Chars) -> bool:
    cast = obj.cast
    if cast is None:
        return False
    return came_from(node.zones, cast.origin, node.anyones or cast.by == obj.owner)


def _cast_by(st: State, ctx: Ctx, node: fil.WasCastBy, obj: Obj, chars: Chars) -> bool:
    return obj.cast is not None and obj.cast.by in who(st, ctx, node.who)


def _was_kicked(st: State, ctx: Ctx, node: fil.WasKicked, obj: Obj, chars: Chars) -> bool:
    return obj.cast is not None and any(name.startswith("kicker") for name in obj.cast.optional)


def _cast_for(st: State, ctx: Ctx, node: fil.WasCastFor, obj: Obj, chars: Chars) -> bool:
    return obj.cast is not None and obj.cast.cost_name == node.name


def _nth_cast(st: State, ctx: Ctx, node: fil.NthCast, obj: Obj, chars: Chars) -> bool:
    """Asked of a spell that is being cast too: its place is then the next one, if it fits (601.3e)."""
    if obj.cast is None or obj.cast.by < 0:
        return False
    place = 0
    for event in st.events:
        if event.kind == ev.CAST and matches(st, ctx, node.what, event):
            place += 1
            if event.obj == obj.id:
                return place == number(st, ctx, node.nth)
    if not isinstance(node.what, Casts) or obj.cast.by not in who(st, ctx, node.what.who):
        return False
    return obj.zone == STACK and place + 1 == number(st, ctx, node.nth) and passes(st, ctx, node.what.where, obj, chars)


def _came_from(st: State, ctx: Ctx, node: fil.CameFrom, obj: Obj, chars: Chars) -> bool:
    before = select(st, ctx, node.what)
    return any(e.kind == ev.MOVED and e.obj == obj.id and e.other in before for e in st.events)


def _exiled_by(st: State, ctx: Ctx, node: fil.ExiledBy, obj: Obj, chars: Chars) -> bool:
    return obj.zone == EXILE and EXILER.get(obj.notes, None) in who(st, ctx, node.who)


def _targets_some(st: State, ctx: Ctx, node: fil.TargetsSome, obj: Obj, chars: Chars) -> bool:
    if obj.stack is None:
        return False
    refs = [r for slot in obj.stack.targets for r in slot]
    if node.players is not None and any(is_player(r) and player_of(r) in who(st, ctx, node.players) for r in refs):
        return True
    where = node.where
    return where is not None and any(is_the_target(st, ctx, where, r) for r in refs if not is_player(r))


def _has_targets(st: State, ctx: Ctx, node: fil.HasTargets, obj: Obj, chars: Chars) -> bool:
    return obj.stack is not None and sum(len(slot) for slot in obj.stack.targets) == node.count


def _targets_only(st: State, ctx: Ctx, node: fil.TargetsOnly, obj: Obj, chars: Chars) -> bool:
    refs = {r for slot in obj.stack.targets for r in slot} if obj.stack is not None else set()
    if len(refs) != 1:
        return False
    only = refs.pop()
    if is_player(only):
        return node.players is not None and player_of(only) in who(st, ctx, node.players)
    return node.where is not None and is_the_target(st, ctx, node.where, only)


def _crewed(st: State, ctx: Ctx, node: fil.Crewed, obj: Obj, chars: Chars) -> bool:
    vehicles = select(st, ctx, node.what)
    return any(e.kind == ev.DEED and e.deed == CREWING and e.obj == obj.id and e.other in vehicles for e in st.events)


def _convoked(st: State, ctx: Ctx, node: fil.Convoked, obj: Obj, chars: Chars) -> bool:
    return any(obj.id in CONVOKED.get(look(st, oid)[0].notes, ()) for oid in select(st, ctx, node.what))


def _did_this_turn(st: State, ctx: Ctx, node: fil.DidThisTurn, obj: Obj, chars: Chars) -> bool:
    if node.source:
        return any(e.kind == ev.DAMAGE and e.other == obj.id and matches(st, ctx, node.what, e) for e in st.events)
    return any(e.obj == obj.id and matches(st, ctx, node.what, e) for e in st.events)


def goaders(st: State, oid: int) -> list[int]:
    """701.15c: the players who have goaded a creature."""
    return [f.ctx.controller for f in st.floating if f.role is GOADING and oid in f.objects]


def _is_blocked(st: State, ctx: Ctx, node: fil.IsBlocked, obj: Obj, chars: Chars) -> bool:
    if node.by is None:
        return obj.combat is not None and obj.combat.blocked
    blockers = [
        look(st, oid)[0].combat for oid in select(st, ctx, node.by)
    ]  # 608.2b: of one that is gone, the last record
    return any(part is not None and obj.id in part.blocking for part in blockers)


def _is_unblocked(st: State, ctx: Ctx, node: fil.IsUnblocked, obj: Obj, chars: Chars) -> bool:
    """509.1h: not before blockers are declared."""
    part = obj.combat
    declared = st.step in COMBAT_STEPS and st.step >= DECLARE_BLOCKERS
    return part is not None and part.attacking != 0 and not part.blocked and declared


def _became_this(st: State, ctx: Ctx, node: fil.BecameThis, obj: Obj, chars: Chars) -> bool:
    return _spell_that_became(st, obj.id, ctx.source)


def _spell_that_became(st: State, spell: int, permanent: int) -> bool:
    return any(e.kind == ev.MOVED and e.other == spell and e.obj == permanent for e in st.events)


def _is_spell(st: State, ctx: Ctx, node: fil.IsSpell, obj: Obj, chars: Chars) -> bool:
    return obj.zone == STACK and (obj.stack is None or obj.stack.kind == SPELL)


ASK.update(
    {
        fil.Anything: _anything,
        fil.And: _and,
        fil.Or: _or,
        fil.Not: _not,
        fil.HasType: _has_type,
        fil.HasSupertype: _has_supertype,
        fil.HasSubtype: _has_subtype,
        fil.HasColor: _has_color,
        fil.ColorCount: _color_count,
        fil.HasName: _has_name,
        fil.ChosenName: _chosen_name,
        fil.OfChosenType: _of_chosen_type,
        fil.OfChosenColor: _of_chosen_color,
        fil.ControlledBy: _controlled_by,
        fil.DefendedBy: _defended_by,
        fil.OwnedBy: _owned_by,
        fil.StatIs: _stat_is,
        fil.ComparesStats: _compares_stats,
        fil.ManaValueParity: _parity,
        fil.HasManaCost: lambda st, ctx, node, obj, chars: chars.cost in node.costs,
        fil.HasKeyword: _has_keyword,
        fil.HasLandwalk: _has_landwalk,
        fil.HasNoAbilities: _no_abilities,
        fil.HasCounter: _has_counter,
        fil.IsTapped: lambda st, ctx, node, obj, chars: obj.tapped,
        fil.IsAttacking: _is_attacking,
        fil.IsBlocking: _is_blocking,
        fil.IsUnblocked: _is_unblocked,
        fil.IsMarked: lambda st, ctx, node, obj, chars: obj.flags & node.mark == node.mark,
        fil.IsBlocked: _is_blocked,
        fil.IsToken: _is_token,
        fil.IsCard: lambda st, ctx, node, obj, chars: obj.card != 0,
        fil.IsModified: _is_modified,
        fil.IsHistoric: _is_historic,
        fil.IsOutlaw: _is_outlaw,
        fil.IsFaceDown: lambda st, ctx, node, obj, chars: obj.face_down is not None,
        fil.IsCommander: lambda st, ctx, node, obj, chars: obj.flags & COMMANDER != 0,
        fil.IsDesignated: lambda st, ctx, node, obj, chars: obj.flags & DESIGNATED != 0,
        fil.IsSuspended: lambda st, ctx, node, obj, chars: (
            obj.zone == EXILE and chars.keywords & kw.SUSPEND != 0 and obj.counters.get("time", 0) > 0
        ),
        fil.IsForetold: lambda st, ctx, node, obj, chars: obj.flags & FORETOLD != 0,
        fil.HasAlternative: _has_alternative,
        fil.IsSpell: _is_spell,
        fil.IsAbility: _is_ability,
        fil.SourceIs: _source_is,
        fil.IsThis: _is_this,
        fil.IsOneOf: lambda st, ctx, node, obj, chars: obj.id in select(st, ctx, node.what),
        fil.IsAttachedTo: _is_attached_to,
        fil.HasAttached: _has_attached,
        fil.SharesTypeWith: _shares_type,
        fil.SharesCreatureTypeWith: _shares_creature_type,
        fil.SharesColorWith: _shares_color,
        fil.SharesNameWith: _shares_name,
        fil.WasCastFrom: _cast_from,
        fil.WasCastBy: _cast_by,
        fil.WasKicked: _was_kicked,
        fil.WasCastFor: _cast_for,
        fil.TargetsSome: _targets_some,
        fil.HasTargets: _has_targets,
        fil.TargetsOnly: _targets_only,
        fil.NthCast: _nth_cast,
        fil.IsIn: lambda st, ctx, node, obj, chars: obj.zone & node.zones != 0,
        fil.CameFrom: _came_from,
        fil.ExiledBy: _exiled_by,
        fil.DidThisTurn: _did_this_turn,
        fil.Crewed: _crewed,
        fil.Convoked: _convoked,
        fil.CostHasX: lambda st, ctx, node, obj, chars: chars.cost is not None and chars.cost.x > 0,
        fil.BecameThis: _became_this,
        fil.EnteredThisTurn: lambda st, ctx, node, obj, chars: obj.zone == BATTLEFIELD and obj.mark == st.turn,
    }
)
