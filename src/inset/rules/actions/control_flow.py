"""608.2c-h, 118.12: instructions that hold others, choices, and payments as something resolves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inset.kernel.mana import parse
from inset.kernel.types import EXILE
from inset.language import effects as ef
from inset.language.conditions import Did
from inset.language.costs import All, PayCounters, PayGeneric, PayLife, PayMana
from inset.language.node import Cost, Filter
from inset.language.selections import AllPlayers, Opponents, SavedPlayers, ThatOne
from inset.language.values import X
from inset.rules import atoms
from inset.rules.actions.life import hits_of, strike
from inset.rules.actions.step_by_step import are_steps, step_by_step
from inset.rules.events.damage import Hit
from inset.rules.events.instructions import (
    choose_some,
    does,
    keep,
    keep_number,
    living,
    perform_all,
    performs,
    possible,
    say_choice,
)
from inset.rules.events.triggers import reflexive
from inset.rules.meaning import x_values
from inset.rules.meaning.chosen_words import as_chosen
from inset.rules.meaning.conditions import place_among
from inset.rules.meaning.numbers import stat
from inset.rules.meaning.references import holds, is_entering, number, passes_id, select, who
from inset.rules.meaning.tracking import this_object
from inset.rules.model.decision import CONFIRM, NUMBER, YES_NO, Ask, Decision, ask
from inset.rules.model.object_notes import EXILER
from inset.rules.model.questions import ask_mode
from inset.rules.model.state import CREATED, Ctx, Delayed, State, player_ref
from inset.rules.model.subjects import About, MayDo, OptionOf, PayOrNot
from inset.rules.objects.layers import chars_of
from inset.rules.payment.bill import affordable, bill_of, choose_x, settle_and_pay
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.costs import split
from inset.rules.payment.keyword_costs import multiplied
from inset.rules.playing.reversing import attempt

DONE_TALLY: Final = 6  # kinds of tallies: what an ability lets a player do once each turn


def _place(st: State, ctx: Ctx) -> int:
    resolving = st.objs[st.stack[-1]].stack if st.stack else None
    return place_among(st, ctx.source, None if resolving is None else resolving.ability)


def done_this_turn(st: State, ctx: Ctx) -> bool:
    return (ctx.source, _place(st, ctx), DONE_TALLY) in st.tallies


WILLING: Final = 903  # who chose to do it
UNPAID: Final = 902  # a slot of ``saved``: who didn't pay
ANY_AMOUNT: Final = parse("{X}")


@performs(ef.May)
def _may(st: State, ctx: Ctx, node: ef.May) -> Ask[None]:
    """603.5, 608.2d: the player decides as it happens; what can't be done is not offered. "Any opponent may" asks each."""
    ctx.saved.pop(node.save, None)
    ctx.numbers[node.save] = 0
    outer, done = ctx.each_player, 0
    several = isinstance(node.who, (AllPlayers, Opponents))
    if several:
        ctx.saved.pop(node.doers, None)
    players = who(st, ctx, node.who)
    for player in sorted(players, key=lambda p: (p - st.active) % len(st.players)) if several else players:
        if several:
            ctx.each_player = player
        if not possible(st, ctx, node.effects, player) or (node.once and done_this_turn(st, ctx)):
            continue
        yes = yield from ask(Decision(CONFIRM, player, "608.2d", "Do it?", YES_NO, subject=MayDo(ctx.source, node)))
        if yes:
            if node.once:
                atoms.tally(st, ctx.source, _place(st, ctx), DONE_TALLY)
            ctx.numbers.pop(node.save, None)
            yield from perform_all(st, ctx, node.effects)
            ctx.numbers.setdefault(node.save, 1)  # unless an instruction stored its objects in the same slot
            done = max(done, ctx.numbers[node.save])
            if node.doers >= 0:
                keep(ctx, node.doers, (*ctx.saved.get(node.doers, ()), player_ref(player)))
    ctx.numbers[node.save] = done
    ctx.each_player = outer


@performs(ef.Joined)
def _joined(st: State, ctx: Ctx, node: ef.Joined) -> Ask[None]:
    if node.how == ef.AND:
        yield from perform_all(st, ctx, node.effects)
        return
    for effect in node.effects:  # "create a Clue, then create a Food": two instructions
        yield from perform_all(st, ctx, (effect,))


@performs(ef.If)
def _if(st: State, ctx: Ctx, node: ef.If) -> Ask[None]:
    yield from perform_all(st, ctx, node.then if holds(st, ctx, node.condition) else node.otherwise)


@performs(ef.ForEach)
def _for_each(st: State, ctx: Ctx, node: ef.ForEach) -> Ask[None]:
    outer = ctx.each
    for oid in select(st, ctx, node.what):
        ctx.each = oid
        yield from perform_all(st, ctx, node.effects)
    ctx.each = outer


@performs(ef.ForEachPlayer)
def _for_each_player(st: State, ctx: Ctx, node: ef.ForEachPlayer) -> Ask[None]:
    outer = ctx.each_player
    deed = node.effects[0] if len(node.effects) == 1 else None
    if isinstance(deed, ef.Sacrifice) or (isinstance(deed, ef.Discard) and outer < 0):
        if isinstance(deed.who, ThatOne) and not node.from_you:  # chosen one by one, done together (101.4)
            yield from perform_all(st, ctx, (replace(deed, who=node.who),))
            return
    players = _in_order(st, ctx, node, who(st, ctx, node.who))
    if outer < 0 and not node.from_you and are_steps(node.effects):
        yield from step_by_step(st, ctx, node.who, players, node.effects)
        return
    if outer < 0 and not node.from_you and isinstance(deed, ef.May) and deed.who == ThatOne() and not deed.once:
        yield from _each_may(st, ctx, deed, players)
        return
    hits: list[Hit] = []
    unpaid: list[int] = []
    for player in players:
        ctx.each_player = player
        if isinstance(deed, ef.PayOr) and isinstance(deed.who, ThatOne):
            if (yield from _is_paid(st, ctx, deed)):
                yield from perform_all(st, ctx, deed.paid)
            else:
                unpaid.append(player_ref(player))
        elif isinstance(deed, ef.DealDamage):
            hits += hits_of(st, ctx, deed)
        else:
            yield from perform_all(st, ctx, node.effects)
    ctx.each_player = outer
    if isinstance(deed, ef.DealDamage):  # to each by their own number, at the same time
        yield from strike(st, ctx, deed, hits)
    elif isinstance(deed, ef.PayOr) and unpaid:
        yield from _all_who_did_not_pay(st, ctx, deed, unpaid)


def _each_may(st: State, ctx: Ctx, deed: ef.May, players: list[int]) -> Ask[None]:
    """101.4: all have chosen whether they do it; those who do it then do it together."""
    willing: list[int] = []
    subject = MayDo(ctx.source, deed)
    for player in players:
        ctx.each_player = player
        if possible(st, ctx, deed.effects, player):
            if (yield from ask(Decision(CONFIRM, player, "101.4", "Do it?", YES_NO, subject=subject))):
                willing.append(player_ref(player))
    ctx.each_player = -1
    ctx.saved.pop(deed.save, None)
    ctx.numbers[deed.save] = 0
    if willing:
        ctx.numbers.pop(deed.save, None)
        keep(ctx, WILLING, willing)
        yield from perform_all(st, ctx, (ef.ForEachPlayer(SavedPlayers(WILLING), deed.effects),))
        ctx.numbers.setdefault(deed.save, 1)
    keep(ctx, deed.doers, willing)


def _all_who_did_not_pay(st: State, ctx: Ctx, deed: ef.PayOr, players: list[int]) -> Ask[None]:
    """101.4: all have chosen whether they pay; those who haven't do the rest at the same time."""
    keep(ctx, UNPAID, players)
    if deed.unpaid:
        yield from perform_all(st, ctx, (ef.ForEachPlayer(SavedPlayers(UNPAID), deed.unpaid),))


@performs(ef.Repeat)
def _repeat(st: State, ctx: Ctx, node: ef.Repeat) -> Ask[None]:
    for _ in range(max(0, number(st, ctx, node.times))):
        yield from perform_all(st, ctx, node.effects)


@performs(ef.DoWhile)
def _do_while(st: State, ctx: Ctx, node: ef.DoWhile) -> Ask[None]:
    while True:
        yield from perform_all(st, ctx, node.effects)
        if not holds(st, ctx, node.condition):
            return
        if node.may:
            if not possible(st, ctx, node.effects, ctx.controller):
                return
            again = MayDo(ctx.source, ef.May(node.effects))
            if not (yield from ask(Decision(CONFIRM, ctx.controller, "608.2d", "Again?", YES_NO, subject=again))):
                return


def _told(st: State, ctx: Ctx, cost: Cost) -> Cost:
    """109.5: a number in the cost is that of the ability's controller, whoever pays."""
    if isinstance(cost, PayGeneric) and not isinstance(cost.amount, (int, X)):
        return PayGeneric(number(st, ctx, cost.amount))
    if isinstance(cost, PayLife) and not isinstance(cost.amount, (int, X)):
        return PayLife(number(st, ctx, cost.amount))
    if isinstance(cost, All):
        return All(tuple([_told(st, ctx, part) for part in cost.parts]))
    return cost


@performs(ef.PayOr)
def _pay_or(st: State, ctx: Ctx, node: ef.PayOr) -> Ask[None]:
    """118.12: "unless" and "if you do": the player pays or not as the ability resolves."""
    paid = yield from _is_paid(st, ctx, node)
    yield from perform_all(st, ctx, node.paid if paid else node.unpaid)


def _is_paid(st: State, ctx: Ctx, node: ef.PayOr) -> Ask[bool]:
    paid = False
    players = who(st, ctx, node.who)
    if isinstance(node.who, (AllPlayers, Opponents)):  # 101.4
        players = sorted(players, key=lambda p: (p - st.active) % len(st.players))
    for player in players:
        inner = ctx.dup()
        inner.controller = player
        inner.change = ctx.change
        cost = multiplied(st, inner, _told(st, ctx, node.cost))
        open_x = split(st, inner, flatten(cost)).mana.x > 0 and not x_values.is_chosen(st, ctx)
        if open_x:
            inner.x = 0
        if affordable(st, bill_of(st, inner, cost)):
            yes = yield from ask(
                Decision(CONFIRM, player, "118.12", "Pay?", YES_NO, subject=PayOrNot(ctx.source, node))
            )
            if yes:
                most = None if node.most is None else number(st, ctx, node.most)
                used = yield from attempt(st, player, _pay(st, inner, cost, open_x, most))
                if used is None:
                    continue  # 733.1, 800.4f
                ctx.saved.update(used)
                if open_x:
                    ctx.x = inner.x
                paid = True
                break
    ctx.numbers[node.save] = int(paid)
    ctx.saved.pop(node.save, None)
    return paid


@performs(ef.PayAny)
def _pay_any(st: State, ctx: Ctx, node: ef.PayAny) -> Ask[None]:
    """118.1, 119.4: each chooses how much, in turn order from the controller on, and pays it."""
    total = 0
    mana = not node.counter and not node.life
    cost: Cost = PayMana(ANY_AMOUNT) if mana else PayLife(X()) if node.life else PayCounters(node.counter, X())
    for player in sorted(who(st, ctx, node.who), key=lambda p: (p - ctx.controller) % len(st.players)):
        inner = ctx.dup()
        inner.controller, inner.x = player, 0
        if not mana:
            having = st.players[player]
            most = max(having.life, 0) if node.life else having.counters.get(node.counter, 0)
            asked = Decision(NUMBER, player, "118.1", "Pay how much?", range(most + 1), subject=About(ctx.source))
            inner.x = yield from ask(asked)
        if mana or inner.x:
            used = yield from attempt(st, player, _pay(st, inner, cost, mana))
            if used is None:
                continue
        total += inner.x
    keep_number(ctx, node.save, total)


def _pay(st: State, ctx: Ctx, cost: Cost, open_x: bool, most: int | None = None) -> Ask[dict[int, tuple[int, ...]]]:
    bill = bill_of(st, ctx, cost)
    if open_x:  # 107.3f: nothing defines X
        yield from choose_x(st, bill, "107.3f", most)
    used = yield from settle_and_pay(st, bill)
    return used


@does(ef.WhenYouDo)
def _when_you_do(st: State, ctx: Ctx, node: ef.WhenYouDo) -> None:
    if node.did < 0 or holds(st, ctx, Did(node.did)):
        reflexive(st, ctx, node.body)


@does(ef.Later)
def _later(st: State, ctx: Ctx, node: ef.Later) -> None:
    own = ctx.dup()
    if ctx.event is not None and ctx.event.other != ctx.source:  # an Aura is found in the graveyard
        own.source = next(iter(this_object(st, ctx)), ctx.source)
    own.numbers[CREATED] = atoms.tick(st)
    when, body = as_chosen(st, ctx, node.when), as_chosen(st, ctx, node.body)
    delayed = Delayed(atoms.new_id(st), own, when, body, node.once, node.duration, st.turn, node.condition)
    atoms.add_delayed(st, delayed)


@does(ef.Remember)
def _remember(st: State, ctx: Ctx, node: ef.Remember) -> None:
    if node.what is not None:
        keep(ctx, node.save, select(st, ctx, node.what))
    elif node.who is not None:
        keep(ctx, node.save, [player_ref(p) for p in who(st, ctx, node.who)])
    else:
        keep_number(ctx, node.save, number(st, ctx, node.number))


@performs(ef.Choose)
def _choose(st: State, ctx: Ctx, node: ef.Choose) -> Ask[None]:
    """101.4: several players choose in turn order, each of them ``ThatOne`` in what they choose from."""
    found: list[int] = []
    outer = ctx.each_player
    turns = _turns(st, ctx, node)
    for place, about in enumerate(turns):
        ctx.each_player = outer if about is None else about
        choosers = [about] if about is not None and node.whose is None else who(st, ctx, node.who)
        for player in choosers:
            picked: list[int] = []
            for kind in node.kinds or (None,):
                picked += yield from _chosen(st, ctx, node, player, kind)
            if place < len(turns) - 1:
                say_choice(st, player, picked)
            found += picked
    ctx.each_player = outer
    keep(ctx, node.save, list(dict.fromkeys(found)) if node.kinds or node.whose is not None else found)


def _in_order(st: State, ctx: Ctx, node: ef.Choose | ef.ForEachPlayer, players: Sequence[int]) -> list[int]:
    """101.4: in turn order, from the active player on, unless the text says with whom it starts."""
    first = ctx.controller if node.from_you else st.active
    return sorted(players, key=lambda p: (p - first) % len(st.players))


def _turns(st: State, ctx: Ctx, node: ef.Choose) -> list[int | None]:
    """Whose turn it is to choose, or to be chosen for, in turn order; none: nobody's in particular."""
    if node.whose is None and not isinstance(node.who, (AllPlayers, Opponents)):
        return [None]
    return [*_in_order(st, ctx, node, who(st, ctx, node.who if node.whose is None else node.whose))]


def _chosen(st: State, ctx: Ctx, node: ef.Choose, player: int, kind: Filter | None) -> Ask[list[int]]:
    options = [oid for oid in living(st, ctx, node.what) if not is_entering(ctx, oid)]
    if kind is not None:
        options = [oid for oid in options if passes_id(st, ctx, kind, oid)]
    least, most = number(st, ctx, node.least), number(st, ctx, node.most)
    if node.at_random:
        return list(atoms.random_order(st, tuple(options))[:most])

    def words(oid: int) -> list[str]:
        obj = st.objs[oid]
        return [str(stat(st, obj, chars_of(st, obj), node.apart))]

    def weight(oid: int) -> int:
        obj = st.objs[oid]
        return stat(st, obj, chars_of(st, obj), node.total_of) or 0

    apart = words if node.apart else None
    picked = yield from choose_some(
        st, player, options, least, most, "Choose", "608.2d", ctx.source, apart, weight if node.total_of else None,
        number(st, ctx, node.total),
    )  # fmt: skip
    return from_piles(st, player, picked, options)


def from_piles(st: State, player: int, chosen: list[int], options: list[int]) -> list[int]:
    """406.4: of face-down exiled cards that the player may not look at only a pile is chosen, and the card at random."""
    made = [oid for oid in chosen if _pile(st, player, oid) is None]
    piles = dict.fromkeys(_pile(st, player, oid) for oid in chosen if oid not in made)
    for pile in piles:
        whole = tuple(oid for oid in options if _pile(st, player, oid) == pile)
        count = sum(1 for oid in chosen if _pile(st, player, oid) == pile)
        made += atoms.random_order(st, whole)[:count]
    return made


def _pile(st: State, player: int, oid: int) -> tuple[object, ...] | None:
    """When and by whom a card was exiled face down that the player may not look at; none of any other object."""
    obj = st.objs.get(oid)
    if obj is None or obj.zone != EXILE or obj.face_down is None or player in obj.face_down.looks:
        return None
    return obj.owner, obj.mark, EXILER.get(obj.notes, None)


@performs(ef.ChooseMode)
def _choose_mode(st: State, ctx: Ctx, node: ef.ChooseMode) -> Ask[None]:
    for player in who(st, ctx, node.who):
        values = [i for i, effects in enumerate(node.options) if possible(st, ctx, effects, player)]
        if not values:
            return
        pick = yield from ask_mode(player, "608.2d", "Choose one", values, OptionOf(ctx.source, node))
        yield from perform_all(st, ctx, node.options[pick])
