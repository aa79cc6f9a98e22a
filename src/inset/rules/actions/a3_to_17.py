"""701.3 attach, 701.6 counter, 701.8 destroy, 701.9 discard, 701.10–11 double and triple, 701.12 exchange, 701.14 fight,
701.15 goad, 701.16 investigate, 701.17 mill."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD, CREATURE, GRAVEYARD, HAND, STACK
from inset.language import effects as ef, mods as m
from inset.language.filters import IsOneOf
from inset.language.selections import ThatThing, You
from inset.language.statics import ANOTHER_PLAYER, MUST_ATTACK, Restrict
from inset.language.values import POWER
from inset.rules import atoms
from inset.rules.actions.copies import create
from inset.rules.actions.created_tokens import token_card
from inset.rules.actions.lasting_changes import note_control, tell_change
from inset.rules.actions.life import _make_life
from inset.rules.actions.permanents import permanents
from inset.rules.actions.spells import cant_be_countered
from inset.rules.actions.zones import _keep_permanents
from inset.rules.events import attaching, damage, destroying, moving, timestamp_order
from inset.rules.events.attaching import could_be_attached
from inset.rules.events.damage import Hit
from inset.rules.events.instructions import POSSIBLE, choose_some, does, keep, living, performs
from inset.rules.events.zone_change import Change
from inset.rules.meaning.filters import goaders
from inset.rules.meaning.references import cards_on_top, is_entering, look, number, one, passes, select, who
from inset.rules.model import event_records as ev, move_causes
from inset.rules.model.decision import Ask
from inset.rules.model.questions import ask_player
from inset.rules.model.state import GOADING, SPELL, Ctx, Event, Obj, State, player_ref
from inset.rules.model.subjects import About
from inset.rules.objects.layers import chars_of


@performs(ef.AttachTo)
def _attach(st: State, ctx: Ctx, node: ef.AttachTo) -> Ask[None]:
    """701.3a; 613.7m: whose timestamps are the earlier, if several become attached."""
    hosts = [o for o in select(st, ctx, node.to) if o in st.objs]
    records = []
    for oid in permanents(st, ctx, node.what):
        if hosts and attaching.can_be_attached(st, oid, hosts[0]):
            record = st.objs[oid].dup()
            record.attached = hosts[0]
            records.append(record)
    ordered = yield from timestamp_order.renewed(st, records)
    for oid in ordered:
        atoms.attach(st, oid, hosts[0], "701.3a")


@does(ef.Unattach)
def _unattach(st: State, ctx: Ctx, node: ef.Unattach) -> None:
    """701.3d."""
    for oid in permanents(st, ctx, node.what):
        if st.objs[oid].attached:
            atoms.attach(st, oid, 0, "701.3d")


@performs(ef.Counter)
def _counter(st: State, ctx: Ctx, node: ef.Counter) -> Ask[None]:
    """701.6: a spell that can't be countered stays; a countered ability simply ceases to exist."""
    gone: list[int] = []
    for oid in living(st, ctx, node.what):
        obj = st.objs[oid]
        if obj.zone != STACK or obj.stack is None or cant_be_countered(st, obj):
            continue
        atoms.single_out(st, oid)
        obj = st.objs[oid]
        assert obj.stack is not None
        atoms.emit(st, Event(ev.COUNTERED, "701.6a", chars_of(st, obj).controller, oid, ctx.source, ctx.controller))
        if obj.stack.kind != SPELL:
            atoms.cease(st, obj, "701.6a")
            continue
        counters = {kind: number(st, ctx, count) for kind, count in node.counters}
        change = Change(obj, node.to, move_causes.COUNTERING, "701.6a", by=ctx.controller, counters=counters)
        change.position = ef.BOTTOM if node.bottom else ef.TOP
        new = yield from moving.move_one(st, change)
        gone.append(new)
    keep(ctx, node.save, gone)


@performs(ef.Destroy)
def _destroy(st: State, ctx: Ctx, node: ef.Destroy) -> Ask[None]:
    before = living(st, ctx, node.what)
    made = yield from destroying.destroy(st, before, regenerate=node.regenerate)
    _keep_permanents(st, ctx, node.save, made)


@performs(ef.Discard)
def _discard(st: State, ctx: Ctx, node: ef.Discard) -> Ask[None]:
    """701.9: each player chooses, then all discard at the same time."""
    chosen: list[tuple[int, int]] = []
    outer = ctx.each_player
    for player in who(st, ctx, node.who):
        ctx.each_player = player if outer < 0 else outer
        count = max(0, number(st, ctx, node.count))
        options = _discardable(st, ctx, node, player)
        if node.at_random:
            picked = list(atoms.random_order(st, tuple(options))[:count])
        else:
            least = 0 if node.up_to else count
            picked = yield from choose_some(st, player, options, least, count, "Discard what?", "701.9b", ctx.source)
        chosen += [(player, oid) for oid in picked]
    ctx.each_player = outer
    there = [o for _, o in chosen if o in st.objs]
    changes = [Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, "701.9a", by=ctx.controller) for o in there]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [n for n in made if n])


def _discardable(st: State, ctx: Ctx, node: ef.Discard, player: int) -> list[int]:
    return [
        oid for oid in st.hands[player]
        if not is_entering(ctx, oid) and passes(st, ctx, node.where, st.objs[oid], chars_of(st, st.objs[oid]))
    ]  # fmt: skip


def _can_discard(st: State, ctx: Ctx, node: ef.Discard, player: int) -> bool:
    least = 1 if node.up_to else number(st, ctx, node.count)
    return any(len(_discardable(st, ctx, node, p)) >= least for p in who(st, ctx, node.who))


POSSIBLE[ef.Discard] = _can_discard


@performs(ef.DiscardIt)
def _discard_it(st: State, ctx: Ctx, node: ef.DiscardIt) -> Ask[None]:
    oids = [o for o in living(st, ctx, node.what) if st.objs[o].zone == HAND]
    changes = [Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, "701.9a", by=ctx.controller) for o in oids]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [n for n in made if n])


@performs(ef.DiscardHand)
def _discard_hand(st: State, ctx: Ctx, node: ef.DiscardHand) -> Ask[None]:
    cards = [o for p in who(st, ctx, node.who) for o in st.hands[p]]
    changes = [Change(st.objs[o], GRAVEYARD, move_causes.DISCARDING, "701.9a", by=ctx.controller) for o in cards]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [new for new in made if new])


@does(ef.Multiply)
def _multiply(st: State, ctx: Ctx, node: ef.Multiply) -> None:
    """701.10b–c, 701.11b–c: gets +X/+Y by what they are now, which may be less than 0."""
    for oid in permanents(st, ctx, node.what):
        chars = chars_of(st, st.objs[oid])
        power = (chars.power or 0) * (node.factor - 1) if node.power else 0
        toughness = (chars.toughness or 0) * (node.factor - 1) if node.toughness else 0
        mods = (m.ModifyPT(power, toughness),)
        atoms.new_floating(st, ctx.dup(), node.duration, objects=(oid,), mods=mods)
        tell_change(st, ctx, (oid,), mods, node.duration)


@does(ef.ExchangeControl)
def _exchange(st: State, ctx: Ctx, node: ef.ExchangeControl) -> None:
    """701.12b: all or nothing; nothing happens between permanents of the same player."""
    pair = permanents(st, ctx, node.a) + (permanents(st, ctx, node.b) if node.b is not None else [])
    if len(pair) != 2:
        return
    first, second = pair
    a, b = chars_of(st, st.objs[first]).controller, chars_of(st, st.objs[second]).controller
    if a == b:
        return
    for oid, new, old in ((first, b, a), (second, a, b)):
        inner = Ctx(ctx.source, new)
        atoms.new_floating(st, inner, ef.FOREVER, objects=(oid,), mods=(m.SetController(You()),))
        note_control(st, oid, old)


@performs(ef.ExchangeLife)
def _exchange_life(st: State, ctx: Ctx, node: ef.ExchangeLife) -> Ask[None]:
    """701.12a, 701.12c: all of it or nothing; 119.7, 119.8: a player who can't gain or lose life can't exchange it that
    way."""
    players = who(st, ctx, node.who)
    if len(players) != 2:
        return
    a, b = players
    totals = st.players[a].life, st.players[b].life
    if damage.can_become(st, a, totals[1]) and damage.can_become(st, b, totals[0]):
        yield from _make_life(st, a, totals[1])
        yield from _make_life(st, b, totals[0])


@performs(ef.ExchangeLifeAndSize)
def _exchange_size(st: State, ctx: Ctx, node: ef.ExchangeLifeAndSize) -> Ask[None]:
    """701.12g: all of it or nothing; the number is set by a continuous effect."""
    there = permanents(st, ctx, node.what)
    player = one(st, ctx, node.who)
    if len(there) != 1 or player < 0:
        return
    chars = chars_of(st, st.objs[there[0]])
    size = chars.power if node.which == POWER else chars.toughness
    life = st.players[player].life
    if size is None or not damage.can_become(st, player, size):
        return
    yield from _make_life(st, player, size)
    mods = (m.SetPT(life, None) if node.which == POWER else m.SetPT(None, life),)
    atoms.new_floating(st, ctx.dup(), ef.FOREVER, objects=tuple(there), mods=mods)
    tell_change(st, ctx, tuple(there), mods, ef.FOREVER)


@performs(ef.RedistributeLife)
def _redistribute(st: State, ctx: Ctx, node: ef.RedistributeLife) -> Ask[None]:
    """119.5: each player gets one of the totals, perhaps their own; 119.7, 119.8: not one that they can't have."""
    players = list(who(st, ctx, node.who))
    totals = {player: st.players[player].life for player in players}
    left, chosen = list(players), []
    for place, player in enumerate(players):
        fitting = [
            other for other in left if damage.can_become(st, player, totals[other])
            and _can_go_round(st, totals, players[place + 1 :], [o for o in left if o != other])
        ]  # fmt: skip
        subject = About(player_ref(player))
        pick = yield from ask_player(ctx.controller, "119.5", "Gets whose life total?", fitting, subject)
        left.remove(pick)
        chosen.append(pick)
    for player, other in zip(players, chosen, strict=True):
        if other != player:
            yield from _make_life(st, player, totals[other])


def _can_go_round(st: State, totals: dict[int, int], players: list[int], left: list[int]) -> bool:
    """Could each of these players get one of the totals that are left?"""
    if not players:
        return True
    return any(
        damage.can_become(st, players[0], totals[other])
        and _can_go_round(st, totals, players[1:], [o for o in left if o != other])
        for other in left
    )


@performs(ef.ExchangeWithCard)
def _exchange_with_card(st: State, ctx: Ctx, node: ef.ExchangeWithCard) -> Ask[None]:
    """701.12d: only with a card of the same owner; 701.12e: what it is attached to the other will be attached to."""
    for oid in living(st, ctx, node.what):
        options = _partners(st, ctx, node, st.objs[oid])
        if options:
            player = ctx.controller
            chosen = yield from choose_some(st, player, options, 1, 1, "Exchange it with which card?", "701.12d", oid)
            here, there = st.objs[oid], st.objs[chosen[0]]
            away = Change(here, HAND, move_causes.EFFECT, "701.12d", by=player)
            enters = Change(there, BATTLEFIELD, move_causes.EFFECT, "701.12d", controller=player, by=player)
            enters.attached = here.attached
            yield from moving.move(st, [away, enters])


def _partners(st: State, ctx: Ctx, node: ef.ExchangeWithCard, obj: Obj) -> list[int]:
    """The cards in the player's hand with which the whole exchange can be completed (701.12a, 702.65b)."""
    player = ctx.controller
    if (
        obj.zone != BATTLEFIELD
        or obj.phased
        or obj.token
        or obj.owner != player
        or chars_of(st, obj).controller != player
    ):
        return []
    found = []
    for oid in st.hands[player]:
        card = st.objs[oid]
        chars = chars_of(st, card)
        if passes(st, ctx, node.where, card, chars):
            if not obj.attached or could_be_attached(st, card, chars, obj.attached):
                found.append(oid)
    return found


POSSIBLE[ef.ExchangeWithCard] = lambda st, ctx, node, player: any(
    _partners(st, ctx, node, st.objs[oid]) for oid in living(st, ctx, node.what)
)


@performs(ef.Fight)
def _fight(st: State, ctx: Ctx, node: ef.Fight) -> Ask[None]:
    """701.14: each deals damage equal to its power to the other; 701.14b: if both are there and still creatures."""
    a, b = fighters(st, ctx, node)
    if a and b:
        hits = [Hit(a[0], b[0], look(st, a[0])[1].power or 0), Hit(b[0], a[0], look(st, b[0])[1].power or 0)]
        yield from damage.deal(st, hits, "701.14a")


def fighters(st: State, ctx: Ctx, node: ef.Fight) -> tuple[list[int], list[int]]:
    """Those of the two that can fight."""
    sides = permanents(st, ctx, node.a), permanents(st, ctx, node.b)
    a, b = [[oid for oid in side if chars_of(st, st.objs[oid]).types & CREATURE] for side in sides]
    return a, b


@does(ef.Goad)
def _goad(st: State, ctx: Ctx, node: ef.Goad) -> None:
    """701.15: it attacks each combat if able, and a player other than the goader if able; each player's goad counts once."""
    for oid in living(st, ctx, node.what):
        if ctx.controller in goaders(st, oid) or st.objs[oid].zone != BATTLEFIELD:
            continue  # 701.15d
        inner = Ctx(ctx.source, ctx.controller, each=oid)
        itself = IsOneOf(ThatThing())
        musts = (Restrict(MUST_ATTACK, itself), Restrict(MUST_ATTACK, itself, ANOTHER_PLAYER))
        atoms.new_floating(st, inner, ef.UNTIL_YOUR_NEXT_TURN, statics=musts, objects=(oid,), role=GOADING)
        atoms.emit(st, Event(ev.GOADED, "701.15a", ctx.controller, oid))


@performs(ef.Investigate)
def _investigate(st: State, ctx: Ctx, node: ef.Investigate) -> Ask[None]:
    """701.16a: a Clue token, which is an event of its own each time."""
    for player in who(st, ctx, node.who):
        for _ in range(max(0, number(st, ctx, node.times))):
            yield from create(st, player, token_card(node.clue), 1)


def _can_mill(st: State, ctx: Ctx, node: ef.Mill, player: int) -> bool:
    """701.17b: nobody can choose to mill more cards than they have."""
    return list(who(st, ctx, node.who)) != [player] or len(st.libraries[player]) >= number(st, ctx, node.count)


POSSIBLE[ef.Mill] = _can_mill


@performs(ef.Mill)
def _mill(st: State, ctx: Ctx, node: ef.Mill) -> Ask[None]:
    changes = []
    for player in who(st, ctx, node.who):
        inner = ctx.dup()
        inner.each_player = player
        count = max(0, number(st, inner, node.count))
        top = cards_on_top(st, ctx, player, count)
        changes += [Change(st.objs[o], GRAVEYARD, move_causes.MILLING, "701.17a") for o in top]
    made = yield from moving.move(st, changes)
    keep(ctx, node.save, [n for n in made if n])
