"""118.3, 601.2g–h, 605.3: paying mana: the solver's plan first, then single sources, until the cost is met."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from inset.kernel.errors import IllegalAnswer
from inset.kernel.mana import BENT, ManaCost
from inset.language import keywords as kw, statics as sta
from inset.language.abilities import Activated, Body
from inset.language.effects import AddMana
from inset.rules import atoms
from inset.rules.events import damage
from inset.rules.events.damage import payable_life
from inset.rules.events.impossible import CantComplete, still_there
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import passes, who
from inset.rules.model.answers import BY_ABILITY, PLAN, KeepMana, PayByPlan, Payment, UseKey, UseManaSource
from inset.rules.model.decision import PAY, Ask, Decision, ask
from inset.rules.model.object_notes import CONVOKED
from inset.rules.model.state import Chars, Mana, Obj, State
from inset.rules.model.subjects import Price
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.alike_sources import Alike
from inset.rules.payment.mana_sources import LIFE_FOR_MANA, all_free, board_of, is_tapped_at_once, payers, tap_for_mana
from inset.rules.payment.mana_spent import count_spent, exile_delved, ride
from inset.rules.payment.mana_terms import Demand, Token, phyrexian
from inset.rules.payment.resources import (
    LEAVE,
    TAP,
    Guard,
    gone,
    is_contested,
    leaving,
    one,
    satisfiable,
    tokens_of,
    without,
)
from inset.rules.payment.shared_parts import NOBODY, Kept, still_open
from inset.rules.payment.solver import Plan, Source, gather, largest_x, payable, solve, solve_with
from inset.rules.payment.usable_together import ordered
from inset.rules.payment.what_pays import (
    ABILITY,
    CONVOKE,
    DELVE,
    IMPROVISE,
    LIFE,
    WATERBEND,
    Payer,
    Spending,
    mana_mask,
    pool_units,
    unit_of,
)

_SPEND_AS_THOUGH: Final = sta.SpendAsThough  # read more quickly in the compiled build
FEW: Final = 10  # what needs mana and makes mana in more ways is left to the plan


Activate = Callable[
    [State, int, int, Activated, tuple[Mana, ...] | None, bool, int, Guard | None, tuple[int, ...]], Ask[None]
]
ACTIVATE: Final[list[Activate]] = []  # 605.3b: how a mana ability is activated; filled by playing/activating.py


Named = tuple[UseKey, int, int]  # how answers name the use of a source, its place, and that of what it makes


class Wallet:
    """What a player can pay with, in the solver's terms. ``kept``: what the other parts of the cost take."""

    __slots__ = (
        "any_color", "any_type", "epoch", "kept", "life", "named", "payers", "places", "snow_any", "sources", "units",
    )  # fmt: skip

    def __init__(self, st: State, player: int, on: Spending, kind: int, kept: Kept, aside: Sequence[Mana] = ()) -> None:
        self.epoch = st.epoch
        self.units, self.places = pool_units(st, player, on)
        if aside:
            self.leave(st.players[player].pool, aside)
        self.payers = payers(st, player, on)
        self.kept = kept.demands
        if on.delved:
            self.kept += tuple([one(leaving(oid)) for oid in on.delved])
        if on.obj is not None and on.obj.id in st.objs and board_of(st, player).takes:
            self.kept += (one(leaving(on.obj.id)),)  # 601.2a: the card will be on the stack by then
        if self.kept:
            self.keep_back()
        self.sources = tuple([p.source for p in self.payers])
        self.life = payable_life(st, player)
        if kept.life:
            self.owe(kept.life)
        self.named: list[Named] = []  # see ``_named``
        self.any_color = self.any_type = self.snow_any = False
        if kind or statics(st, _SPEND_AS_THOUGH):
            kinds = {kind} | _as_though(st, player, on)
            self.any_color = sta.SPEND_ANY_COLOR in kinds or sta.SPEND_ANY_TYPE in kinds
            self.any_type = sta.SPEND_ANY_TYPE in kinds
            self.snow_any = sta.SPEND_SNOW_AS_ANY_COLOR in kinds

    def leave(self, pool: tuple[Mana, ...], aside: Sequence[Mana]) -> None:
        """601.2h: mana that the player keeps in the pool; one for each, as mana that is alike may be one record."""
        left = list(aside)
        open_: list[int] = []
        for at, place in enumerate(self.places):
            found = next((i for i, mana in enumerate(left) if mana is pool[place]), -1)
            if found < 0:
                open_.append(at)
            else:
                del left[found]
        self.units = tuple([self.units[at] for at in open_])
        self.places = tuple([self.places[at] for at in open_])

    def keep_back(self) -> None:
        """Anything certain to be taken makes no mana. If nothing else is contested, the solver doesn't need the
        rest."""
        certain = {token for count, some in self.kept for token in some if count >= len(some) and token[2] == 1}
        certain |= {leaving(token[0]) for token in certain if token[1] == TAP}
        self.payers = [payer for payer in self.payers if certain.isdisjoint(payer.source.own)]
        if not is_contested(self.kept, [payer.source for payer in self.payers]):
            self.kept = ()

    def owe(self, life: int) -> None:
        """601.2g–h: life for other parts of the cost is paid after the mana was made: then it must still be there."""
        self.life = max(0, self.life - life)
        if any(source.hurts for source in self.sources):
            self.payers = [payer.paid_for() if payer.source.hurts else payer for payer in self.payers]
            self.sources = tuple([p.source for p in self.payers])

    def after(self, used: Source, spent: frozenset[Token]) -> tuple[Source, ...]:
        """The sources that remain once one was used, and these tokens were taken for it."""
        rest = [s for s in self.sources if s is not used and (s.group < 0 or s.group != used.group)]
        if used.times > 1:
            rest.append(used.used_once())
        if not spent:
            return tuple(rest)
        left = {token[0] for token in spent if token[1] == LEAVE}
        rest = [source for source in rest if source.key not in left and spent.isdisjoint(source.own)]
        rest = [source.without(spent) if source.takes else source for source in rest]
        return tuple([source for source in rest if not source.takes or satisfiable(source.takes)])

    def sees(self) -> bool:
        """Is some mana spent as though it were of another color or type?"""
        return self.any_color or self.any_type or self.snow_any


def _as_though(st: State, player: int, on: Spending) -> set[int]:
    """609.4b: effects that let mana be spent as though it were of any color or type."""
    kinds = set()
    for ctx, _, static, _ in statics(st, sta.SpendAsThough):
        if player in who(st, ctx, static.who):
            if on.obj is None or on.chars is None or passes(st, ctx, static.where, on.obj, on.chars):
                kinds.add(static.kind)
    return kinds


def can_pay_mana(
    st: State, player: int, cost: ManaCost, spell: Obj | None, chars: Chars | None, kind: int = 0,
    kept: Kept = NOBODY, source: int = 0,
) -> bool:  # fmt: skip
    """``kept``: what the other parts of the cost take; ``source``: the object whose ability is activated."""
    cost = cost.with_x(0)
    if cost.is_free():
        return True
    if kind or kept is not NOBODY or (chars is not None and chars.keywords & HELPERS) or BENT in cost.pips:
        return _payable(Wallet(st, player, Spending(player, spell, chars, cost, source), kind, kept), cost)
    known = from_purse(st, player, cost)
    if known is not None:
        return known
    return _payable(Wallet(st, player, Spending(player, spell, chars, None, source), kind, kept), cost)


def from_purse(st: State, player: int, cost: ManaCost) -> bool | None:
    """Can the player pay this with what pays for anything? None if what they have depends on what it is for."""
    purse = purse_of(st, player)
    return purse.pays(cost) if purse is not None else None


def _payable(wallet: Wallet, cost: ManaCost) -> bool:
    return payable(
        cost, wallet.units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any, wallet.kept
    )


HELPERS: Final = kw.CONVOKE | kw.IMPROVISE | kw.DELVE


class Purse:
    """What a player can pay anything with, gathered for the solver if it is simple; and what is known to be payable."""

    __slots__ = ("known", "pool", "simple", "wallet")

    def __init__(self, wallet: Wallet, pool: tuple[Mana, ...]) -> None:
        self.wallet = wallet
        self.pool = pool
        self.simple = gather(wallet.units, wallet.sources)
        self.known: dict[tuple[int, tuple[int, ...]], bool] = {}

    def holds(self, st: State, player: int) -> bool:
        """With the same sources as before: are the pool and the life that the player can pay the same, too?"""
        if self.pool is not st.players[player].pool or statics(st, LIFE_FOR_MANA):
            return False
        return self.wallet.life == payable_life(st, player)

    def pays(self, cost: ManaCost) -> bool:
        key = (cost.generic, cost.pips)
        found = self.known.get(key)
        if found is None:
            simple, wallet = self.simple, self.wallet
            if simple is None or phyrexian(cost.pips):
                found = _payable(wallet, cost)
            else:
                found = simple.pays(cost, wallet.life)
            self.known[key] = found
        return found


def purse_of(st: State, player: int) -> Purse | None:
    """None if what the player can pay with depends on what is paid for."""
    purses = st.caches.purses
    if purses is None:
        purses = st.caches.purses = {}
    elif player in purses:
        return purses[player]
    board = board_of(st, player)
    known: Purse | None = None
    if not statics(st, _SPEND_AS_THOUGH) and all_free(st, player) and not board.takes:
        kept = board.purse
        if isinstance(kept, Purse) and kept.holds(st, player):
            known = kept
        else:
            wallet = Wallet(st, player, Spending(player), 0, NOBODY)
            board.purse = known = Purse(wallet, st.players[player].pool)
    purses[player] = known
    return known


def most_for_x(
    st: State, player: int, cost: ManaCost, spell: Obj | None, chars: Chars | None, kind: int = 0,
    kept: Kept = NOBODY, source: int = 0,
) -> int:  # fmt: skip
    """The largest X that the player can pay for."""
    wallet = Wallet(st, player, Spending(player, spell, chars, cost, source), kind, kept)
    return largest_x(
        cost, wallet.units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any, wallet.kept
    )


def pay_mana(
    st: State, player: int, cost: ManaCost, spell: Obj | None, chars: Chars | None, kind: int = 0,
    kept: Kept = NOBODY, source: int = 0,
) -> Ask[tuple[int, ...]]:  # fmt: skip
    """Pays; returns the kinds of mana spent. The first option is the plan; the others use one source by hand, or keep mana
    of the pool."""
    on = Spending(player, spell, chars, cost, source)
    aside: list[Mana] = []
    while True:
        if cost.is_free():
            yield from exile_delved(st, on)
            return ()
        wallet = Wallet(st, player, on, kind, kept.now(st), aside)
        lister = partial(_pay_options, st, wallet, cost, on, kind, kept, aside)
        answer = yield from ask(
            Decision(PAY, player, "601.2g", "Pay", lister=lister, subject=Price(spell.id if spell else 0, cost))
        )
        if wallet.epoch != st.epoch:  # somebody left meanwhile
            wallet = Wallet(st, player, on, kind, kept.now(st), aside)
        if isinstance(answer, KeepMana):
            aside.append(_kept_mana(st, player, answer))
            continue
        if isinstance(answer, PayByPlan):
            plan = _solve(wallet, cost)
            if plan is None:
                raise CantComplete  # it was payable when it was announced
            yield from _carry_out(st, player, wallet, plan, on)
            pool = st.players[player].pool
            if any(mana.lasting < 0 for mana in pool):
                atoms.set_pool(st, player, tuple(mana for mana in pool if mana.lasting >= 0))
            yield from exile_delved(st, on)
            return plan.spent
        place, alternative = _use_named(st, wallet, answer)
        payer = wallet.payers[place]
        if payer.source.needs is not None:
            fed = _fed(wallet, cost, place, alternative)
            if fed is None:
                raise CantComplete
            yield from _carry_out(st, player, wallet, fed, on)
            continue
        guard = _ByHand(wallet, cost, payer, alternative) if payer.source.takes else None
        yield from use(st, player, payer, alternative, on=on, guard=guard)


def _kept_mana(st: State, player: int, answer: KeepMana) -> Mana:
    pool = st.players[player].pool
    if not 0 <= answer.place < len(pool):
        raise IllegalAnswer("there is no such mana", "601.2h")
    return pool[answer.place]


_WORD: Final = {
    ABILITY: BY_ABILITY, CONVOKE: "convoke", IMPROVISE: "improvise", DELVE: "delve", LIFE: "life", WATERBEND: "waterbend",
}  # fmt: skip
_TAPPED_BY: Final = {CONVOKE: "702.51a", IMPROVISE: "702.126a", WATERBEND: "701.67a"}


def _names(st: State, payer: Payer) -> list[UseKey]:
    """How answers name the uses of a source: what it is, which of its abilities, for which cost, the mana that it makes."""
    known = payer.named
    if known is None:
        word, ability, pick = _WORD[payer.kind], -1, sum(payer.picks)
        if payer.ability is not None:
            ability = traits_of(chars_of(st, st.objs[payer.oid])).activated.index(payer.ability)
        known = payer.named = [(word, payer.oid, ability, pick, kinds) for kinds in payer.source.alternatives]
    return known


def _named(st: State, wallet: Wallet) -> list[Named]:
    """Each name, with the place of the source and of what it makes; of uses that come to the same the first."""
    named = wallet.named
    if not named:
        seen: dict[tuple[int, ...], list[Payer]] = {}  # by the mana that they make
        names: set[UseKey] = set()
        before = 0
        for place, payer in enumerate(wallet.payers):
            mine = _names(st, payer)
            if payer.oid == before or _is_followed(wallet, place):
                if payer.oid != before:  # those of one permanent come one after another
                    seen.clear()
                for alternative, name in enumerate(mine):
                    like = seen.setdefault(payer.source.alternatives[alternative], [])
                    if name not in names and not (like and _look(payer) in [_look(other) for other in like]):
                        like.append(payer)
                        names.add(name)
                        named.append((name, place, alternative))
            else:
                for alternative, name in enumerate(mine):
                    if not alternative or name not in mine[:alternative]:
                        named.append((name, place, alternative))
            before = payer.oid
    return named


def _is_followed(wallet: Wallet, place: int) -> bool:
    """Is there another source of the same permanent?"""
    return place + 1 < len(wallet.payers) and wallet.payers[place + 1].oid == wallet.payers[place].oid


def _look(payer: Payer) -> object:
    """Equal for abilities of one permanent that cost the same and do the same beside adding mana."""
    if payer.ability is None:
        return payer.kind
    body = payer.ability.body
    assert isinstance(body, Body)
    beside = tuple([x.rider if isinstance(x, AddMana) else x for x in body.effects])
    return (payer.ability.cost, payer.x, payer.picks, payer.free, beside)


def _use_named(st: State, wallet: Wallet, answer: UseManaSource) -> tuple[int, int]:
    """The same for one name, whether they were listed or not."""
    key = answer.key()
    for name, place, alternative in wallet.named:
        if name == key:
            return place, alternative
    for place, payer in enumerate(wallet.payers):
        if payer.oid == answer.source:
            names = _names(st, payer)
            if key in names:
                return place, names.index(key)
    raise IllegalAnswer("that source can't be used", "601.2g")


def _solve(wallet: Wallet, cost: ManaCost) -> Plan | None:
    return solve(
        cost, wallet.units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any, wallet.kept
    )


def _pay_options(
    st: State, wallet: Wallet, cost: ManaCost, on: Spending, kind: int, kept: Kept, aside: Sequence[Mana]
) -> Iterator[Payment]:
    """The plan, then each use of a source after which the cost can still be met, and each mana that can be kept."""
    if wallet.epoch != st.epoch:
        wallet = Wallet(st, on.player, on, kind, kept.now(st), aside)
    yield PLAN
    simple = gather(wallet.units, wallet.sources) if not wallet.sees() and not wallet.kept else None
    if simple is not None and simple.life:
        simple = None
    alike = Alike(cost, wallet.sources, wallet.kept, wallet.sees()) if simple is None else None
    known: dict[object, bool] = {}  # uses that come to the same need one answer
    for name, place, alternative in _named(st, wallet):
        payer = wallet.payers[place]
        source, way = payer.source, payer.makes[alternative]
        if wallet.life < source.life:
            continue
        key: object
        if alike is not None:
            key = alike.use(source, way)
            if key not in known:
                known[key] = _fits(wallet, cost, place, alternative, alike)
        else:
            assert simple is not None
            supply = simple.supply_of(place)
            mask = mana_mask(way[0])
            key = (mask, simple.masks[supply])
            if key not in known:
                known[key] = simple.pays_with(supply, mask, cost, wallet.life)
        if known[key]:
            yield UseManaSource(name[0], name[1], name[2], name[3], name[4])
    if len(wallet.units) > 1 and not st.auto_mana:
        yield from _keepable(st.players[on.player].pool, wallet, cost)


def _fits(wallet: Wallet, cost: ManaCost, place: int, alternative: int, alike: Alike) -> bool:
    """Can the cost still be met once a source is used in this way?"""
    source = wallet.sources[place]
    if source.needs is not None:
        return len(source.alternatives) <= FEW and _fed(wallet, cost, place, alternative) is not None
    return _usable_by_hand(wallet, cost, wallet.payers[place], alternative, alike)


def _keepable(pool: tuple[Mana, ...], wallet: Wallet, cost: ManaCost) -> list[Payment]:
    """601.2h: one of each kind of mana in the pool without which the cost can be met, where the pool has several kinds.
    It is offered to players who make mana by hand; others have little in the pool to keep."""
    kinds: dict[object, int] = {}
    for at, place in enumerate(wallet.places):
        mana = pool[place]
        if mana.lasting >= 0:
            kinds.setdefault((mana.kind, mana.snow, mana.use, mana.rider, mana.lasting), at)
    if len(kinds) < 2:
        return []
    found: list[Payment] = []
    for at in kinds.values():
        units = wallet.units[:at] + wallet.units[at + 1 :]
        if payable(
            cost, units, wallet.sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any, wallet.kept
        ):
            found.append(KeepMana(wallet.places[at]))
    return found


def _payable_after(
    wallet: Wallet, cost: ManaCost, used: Source, way: tuple[Mana, ...], taken: tuple[Demand, ...] = ()
) -> bool:
    """Can the cost still be met once a source has made this mana, and this was taken for it?"""
    units = wallet.units + tuple(unit_of(mana) for mana in way)
    if not satisfiable((*wallet.kept, *taken)):
        return False
    spent = frozenset([tokens[0] for count, tokens in taken if count and len(tokens) == 1 and tokens[0][2] == 1])
    later = [demand for demand in taken if demand[0] and not (len(demand[1]) == 1 and demand[1][0] in spent)]
    rest, kept = wallet.after(used, spent), tuple([without(demand, spent) for demand in (*wallet.kept, *later)])
    life = max(0, wallet.life - used.life - used.hurts)
    kept = kept if is_contested(kept, rest) else ()
    return payable(cost, units, rest, life, wallet.any_color, wallet.any_type, wallet.snow_any, kept)


def _fed(wallet: Wallet, cost: ManaCost, place: int, alternative: int) -> Plan | None:
    """The beginning of a plan that uses a source that needs mana: what feeds it, and itself. None if the cost could not be
    met; if something would have to be picked for it, or if it could be used on and on, that is left to a whole plan."""
    source = wallet.sources[place]
    if source.needs is None or phyrexian(source.needs.pips) or source.takes or source.times > 1:
        return None
    only = source.making((source.alternatives[alternative],))
    sources = (*wallet.sources[:place], only, *wallet.sources[place + 1 :])
    plan = solve_with(
        place, cost, wallet.units, sources, wallet.life, wallet.any_color, wallet.any_type, wallet.snow_any, wallet.kept
    )
    if plan is None:
        return None
    at = next(at for at, (index, _) in enumerate(plan.uses) if index == place)
    feed = plan.feeds[at]
    first = sorted({use_ for use_, _ in feed if use_ >= 0})
    if any(wallet.sources[plan.uses[use_][0]].takes for use_ in first):
        return None
    uses = (*[plan.uses[use_] for use_ in first], (place, alternative))
    feeds = ((),) * len(first) + (tuple([(first.index(use_) if use_ >= 0 else -1, piece) for use_, piece in feed]),)
    return Plan(tuple([piece for use_, piece in feed if use_ < 0]), uses, 0, (), feeds, ())


def _usable_by_hand(wallet: Wallet, cost: ManaCost, payer: Payer, alternative: int, alike: Alike) -> bool:
    """Can the cost still be met once this was used, whatever it takes?"""
    source = payer.source
    if not source.takes:
        return _payable_after(wallet, cost, source, payer.makes[alternative], gone(source.own))
    (count, tokens), *others = source.takes
    guard = _ByHand(wallet, cost, payer, alternative).before((*map(one, source.own), *others))
    return any(guard.allows([tokens[at]], count - 1, tokens[at + 1 :]) for at in alike.tokens(tokens))


class _ByHand(Guard):
    """While a source is used by hand: the cost must stay payable."""

    __slots__ = ("alternative", "cost", "payer", "wallet")

    def __init__(self, wallet: Wallet, cost: ManaCost, payer: Payer, alternative: int) -> None:
        super().__init__((), frozenset(tokens_of(payer.source.takes)))
        self.wallet = wallet
        self.cost = cost
        self.payer = payer
        self.alternative = alternative

    def before(self, later: tuple[Demand, ...]) -> Guard:
        if not later:
            return self
        guard = _ByHand(self.wallet, self.cost, self.payer, self.alternative)
        guard.rest = self.rest + later
        return guard

    def allows(self, taken: Sequence[Token], more: int, among: Sequence[Token]) -> bool:
        own = leaving(self.payer.oid)  # it has to be the last of what it takes, if it takes itself
        return super().allows(taken, more, [token for token in among if token != own])

    def leaves(self, demands: tuple[Demand, ...]) -> bool:
        source, way = self.payer.source, self.payer.makes[self.alternative]
        return _payable_after(self.wallet, self.cost, source, way, (*demands, *self.rest))


def _carry_out(st: State, player: int, wallet: Wallet, plan: Plan, on: Spending) -> Ask[None]:
    """Activates what the plan uses, then takes exactly what it spends out of the pool."""
    pieces = [*plan.paid, *(piece for feed in plan.feeds for piece in feed)]
    places = {wallet.places[at] for use_, at in pieces if use_ < 0}
    spent = [wallet.payers[plan.uses[use_][0]].makes[plan.uses[use_][1]][at] for use_, at in pieces if use_ >= 0]
    pool = st.players[player].pool
    riding = _riding(pool, wallet, plan) if on.obj is not None else []
    atoms.set_pool(st, player, tuple(m for i, m in enumerate(pool) if i not in places))
    guards = _guards(wallet, plan) if any(wallet.sources[index].takes for index, _ in plan.uses) else []
    for place, (index, alternative) in enumerate(plan.uses):
        payer = wallet.payers[index]
        guard = None
        if payer.source.takes:
            within, rest = guards[place]
            guard = Guard(still_open(st, rest), within, still_open(st, wallet.kept))
        yield from use(st, player, payer, alternative, True, on, guard)
    left = list(st.players[player].pool)
    for mana in spent:
        del left[next(i for i in range(len(left) - 1, -1, -1) if left[i] is mana)]
    atoms.set_pool(st, player, tuple(left))
    if plan.life_pips:
        damage.lose(st, player, 2 * plan.life_pips, "107.4f")
    count_spent(st, player, len(plan.spent), on)
    for mana in riding:
        yield from ride(st, mana, on)


def _riding(pool: tuple[Mana, ...], wallet: Wallet, plan: Plan) -> list[Mana]:
    """The mana with a rider that is spent on the cost itself."""
    paid = [
        pool[wallet.places[at]] if use_ < 0 else wallet.payers[plan.uses[use_][0]].makes[plan.uses[use_][1]][at]
        for use_, at in plan.paid
    ]
    return [mana for mana in paid if mana.rider is not None]


def _guards(wallet: Wallet, plan: Plan) -> list[tuple[frozenset[Token], tuple[Demand, ...]]]:
    """For each use in a plan: what it may take, and what the uses after it take. What is used later is not given up before."""
    uses = [wallet.sources[index] for index, _ in plan.uses]
    takes = ordered(uses)
    rest: list[tuple[Demand, ...]] = [()]
    for source, some in zip(reversed(uses), reversed(takes), strict=True):
        rest.append((*map(one, source.own), *some, *rest[-1]))
    later = rest[-2::-1]
    return [(frozenset(tokens_of(some)), then) for some, then in zip(takes, later, strict=True)]


def use(
    st: State, player: int, payer: Payer, alternative: int, prepaid: bool = False, on: Spending | None = None,
    guard: Guard | None = None,
) -> Ask[None]:  # fmt: skip
    """Uses one payer: activates the mana ability with its outcome chosen, or taps, exiles, pays life.

    ``prepaid``: the mana that activating costs has been set aside. ``on``: what is paid for. ``guard``: what must stay possible.
    """
    made = payer.whole[alternative]
    if payer.kind != LIFE:
        still_there(st, (payer.oid,), 1)
    if payer.kind == ABILITY:
        assert payer.ability is not None
        if is_tapped_at_once(st, payer):
            tap_for_mana(st, player, payer.oid, made)
            return
        yield from ACTIVATE[0](st, player, payer.oid, payer.ability, made, prepaid, payer.x, guard, payer.picks)
        return
    if payer.kind == DELVE:
        assert on is not None
        on.delved.append(payer.oid)
    elif payer.kind == LIFE:
        damage.lose(st, player, 1, "119.4")
    else:
        atoms.set_tapped(st, payer.oid, True, _TAPPED_BY[payer.kind])
        if payer.kind == CONVOKE and on is not None and on.obj is not None:
            notes = st.objs[on.obj.id].notes
            atoms.change(st, on.obj.id, notes=CONVOKED.put(notes, (*CONVOKED.get(notes, ()), payer.oid)))
    atoms.set_pool(st, player, (*st.players[player].pool, *made))
