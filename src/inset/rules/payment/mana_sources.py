"""605, 106: what can make mana while a player pays: mana abilities, and keywords that let other things pay.

Each source is described to the solver of ``mana_plan`` by what it yields and what it costs; ``Payer`` remembers how to use it.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from inset.kernel.mana import BENT, BENT_X, ManaCost
from inset.kernel.types import (
    ARTIFACT,
    COLORS,
    CREATURE,
    LAND,
    SNOW,
)  # fmt: skip
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.abilities import Activated, Body
from inset.language.effects import AddMana
from inset.language.node import Cost
from inset.language.values import X
from inset.rules.events.damage import payable_life
from inset.rules.events.triggers import index, statics
from inset.rules.meaning.references import number, passes, who
from inset.rules.model import event_records as ev
from inset.rules.model.state import BENT_NOW, ONLY_NOW, Chars, Ctx, Mana, Obj, State
from inset.rules.objects.abilities import Traits, traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.activation_terms import may_activate, total_cost, uses_left
from inset.rules.payment.cost_parts import can_pay_part, flatten, summoning_sick
from inset.rules.payment.costs import Said
from inset.rules.payment.mana_abilities import alternatives, hurts, mana_abilities, names_paid, taps
from inset.rules.payment.mana_terms import BENDING, Demand, Token
from inset.rules.payment.resources import leaving, one, satisfiable, tapping, tokens_of
from inset.rules.payment.shared_parts import demands_of
from inset.rules.payment.solver import ANY_COST, NOT_MANA, Source, Unit

ABILITY: Final[int] = 1
CONVOKE: Final[int] = 2
IMPROVISE: Final[int] = 3
DELVE: Final[int] = 4
LIFE: Final[int] = 5
WATERBEND: Final[int] = 6
MOST_X: Final = 6  # of mana that is turned into as much other mana
MOST_TIMES: Final = 40  # how often a mana ability is activated for one payment, at most


class Payer:
    """Something that can pay: a mana ability of a permanent, a creature that convokes, a card to delve away."""

    __slots__ = ("ability", "free", "kind", "makes", "oid", "picks", "source", "whole", "x")

    def __init__(
        self, kind: int, oid: int, ability: Activated | None, source: Source, makes: tuple[tuple[Mana, ...], ...],
        whole: tuple[tuple[Mana, ...], ...] = (), x: int = 0, picks: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.x = x  # the value of X in what it costs
        self.picks = picks  # which of several costs
        self.whole = whole or makes  # all that is made, with what can't be spent on this
        self.free = all(mana.unrestricted() for way in makes for mana in way)  # spendable on anything
        self.kind = kind
        self.oid = oid
        self.ability = ability
        self.source = source
        self.makes = makes  # for each alternative, the mana with its restrictions

    def by(self, source: Source, makes: tuple[tuple[Mana, ...], ...], whole: tuple[tuple[Mana, ...], ...]) -> Payer:
        """The same as another source, with what it makes of that."""
        return Payer(self.kind, self.oid, self.ability, source, makes, whole, self.x, self.picks)

    def paid_for(self) -> Payer:
        """See ``Source.paid_for``."""
        return self.by(self.source.paid_for(), self.makes, self.whole)


class Spending:
    """What mana would be spent on, so that restrictions can be checked (106.6)."""

    __slots__ = ("bending", "chars", "obj", "player")

    def __init__(
        self, player: int, obj: Obj | None = None, chars: Chars | None = None, cost: ManaCost | None = None
    ) -> None:
        self.player = player
        self.bending = cost is not None and (BENT in cost.pips or BENT_X in cost.pips)  # is it a waterbend cost?
        self.obj = obj  # the spell; none for an ability or another cost
        self.chars = chars


def may_spend(st: State, mana: Mana, on: Spending) -> bool:
    if mana.spells is None and not mana.abilities:
        return True
    if on.obj is None or on.chars is None:
        return mana.abilities
    return mana.spells is not None and passes(st, Ctx(on.obj.id, on.player), mana.spells, on.obj, on.chars)


def payers(st: State, player: int, on: Spending) -> list[Payer]:
    """Everything that the player could use now."""
    board = board_of(st, player)
    if board.free:
        found = board.payers.copy()
    else:
        found = []
        for payer in board.payers:
            usable = payer if payer.free else _restricted(st, payer, on)
            if usable is not None:
                found.append(usable)
    if on.obj is not None and on.chars is not None:
        _keyword_payers(st, player, on, found)
    if on.bending:
        _benders(st, player, found)
    for ctx, _, static, _ in statics(st, sta.MayPayLifeForMana):
        if player in who(st, ctx, static.who):
            made = ((Mana(32),),)
            for _ in range(min(1000, payable_life(st, player))):
                found.append(Payer(LIFE, 0, None, Source(0, -1, ((32,),), False, 3, None, 1), made))
            break
    return found


class Tap:
    """A mana ability of a permanent that a player controls. ``payer``: known beforehand, if tapping is all it takes."""

    __slots__ = ("ability", "chars", "oid", "payer", "sick", "taps")

    def __init__(self, oid: int, chars: Chars, ability: Activated, payer: Payer | None = None) -> None:
        self.oid = oid
        self.chars = chars
        self.ability = ability
        self.payer = payer
        self.taps = taps(ability.cost)
        self.sick = chars.types & CREATURE != 0 and not chars.keywords & kw.HASTE  # 302.6 is about it


class Board:
    """The mana abilities that a player can activate now; ``free``: could all they make be spent on anything (106.6)?
    ``takes``: what those can take that choose among others. ``timed``: does one depend on the turn or step?"""

    __slots__ = ("free", "known", "payers", "takes", "timed")

    def __init__(self, payers: list[Payer], takes: set[Token], timed: bool) -> None:
        self.payers = payers
        self.free = False not in [payer.free for payer in payers]
        self.takes = takes
        self.timed = timed
        self.known: tuple[int, int] | None = None

    def means(self) -> tuple[int, int]:
        """The most mana that they could make together, and its types."""
        if self.known is None:
            total = best = types = 0
            group = -1
            for payer in self.payers:
                source = payer.source
                types |= source.types
                if source.group < 0:
                    total += (source.longest if source.needs is None else source.most) * source.times
                    continue
                if source.group != group:  # those of one permanent come one after another
                    total += best
                    best, group = 0, source.group
                if best < source.longest:
                    best = source.longest
            self.known = (total + best, types)
        return self.known


def board_of(st: State, player: int) -> Board:
    """The mana abilities that the player can activate now, whatever the mana would be spent on."""
    known = st.caches.boards.get(player)
    if known is not None:
        return known
    found: list[Payer] = []
    takes: set[Token] = set()
    timed = False
    began = st.players[player].turn_began
    for tap in taps_of(st, player):
        obj = st.objs[tap.oid]
        if tap.taps and (obj.tapped or (tap.sick and obj.since >= began)):  # 107.5, 302.6
            continue
        if tap.payer is not None:
            found.append(tap.payer)
            continue
        if tap.ability.timing or tap.ability.condition is not None:
            timed = True
        if can_activate_mana(st, player, obj, tap.chars, tap.ability):
            more = _payers_of(st, player, obj, tap.chars, tap.ability)
            takes |= tokens_of([demand for payer in more for demand in payer.source.takes])
            found += more
    known = st.caches.boards[player] = Board(found, takes, timed)
    return known


def with_activated(st: State, player: int) -> list[tuple[int, Chars, Traits]]:
    """The permanents with activated abilities that the player controls, or that anybody may activate."""
    now = index(st)
    known = now.of_abilities.activated.get(player)
    if known is None:
        known = now.of_abilities.activated[player] = [
            row for row in now.permanents if row[2].activated and (row[1].controller == player or row[2].by_anyone)
        ]
    return known


def taps_of(st: State, player: int) -> list[Tap]:
    """The mana abilities of the player's permanents, usable now or not."""
    now = index(st)
    known = now.of_abilities.taps.get(player)
    if known is None:
        known = []
        free = _taps_freely(st) and ev.TAPPED_FOR_MANA not in now.by_kind
        for oid, chars, found in with_activated(st, player):
            if chars.controller == player:
                if free:
                    known += _taps_known(st, player, oid, chars, found)
                else:
                    known += [Tap(oid, chars, ability) for ability in mana_abilities(found)]
        now.of_abilities.taps[player] = known
    return known


def _taps_freely(st: State) -> bool:
    """Is there no effect that says which abilities can be activated or what they cost, or multiplies mana?"""
    if bool(statics(st, sta.CantActivate)) or bool(statics(st, sta.ManaMultiplied)):
        return False
    if statics(st, sta.AbilityCostChange):
        return False
    return not any(static.kind == sta.CANT_ACTIVATE for _, _, static, _ in statics(st, sta.Restrict))


def _just_taps(ability: Activated) -> bool:
    """Does nothing but the permanent itself say when it can be activated and what it makes?"""
    if not isinstance(ability.cost, co.TapThis) or ability.timing or ability.condition is not None or ability.limit:
        return False
    assert isinstance(ability.body, Body)
    for effect in ability.body.effects:
        if not isinstance(effect, AddMana) or not isinstance(effect.count, int):
            return False
        if effect.could_produce is not None or effect.cost_of is not None or effect.identity:
            return False
    return True


def _taps_known(st: State, player: int, oid: int, chars: Chars, found: Traits) -> list[Tap]:
    """The mana abilities of a permanent. Those that just tap are the same each time, as long as it has them and is, as far
    as that matters, what it was; what others make is not known beforehand."""
    known = _TAPS.get(oid)
    if known is not None and (known[0] is chars or _alike(known[0], chars)):
        return known[1]
    obj = st.objs[oid]
    taps = []
    for ability in mana_abilities(found):
        known_of = _payers_of(st, player, obj, chars, ability) if _just_taps(ability) else None
        taps.append(Tap(oid, chars, ability, known_of[0] if known_of else None))
    if None not in [tap.payer for tap in taps]:
        if len(_TAPS) > 4_000:
            _TAPS.clear()
        _TAPS[oid] = (chars, taps)
    return taps


def _alike(one: Chars, other: Chars) -> bool:
    """Are two alike in what decides how a permanent is tapped for mana?"""
    if (one.types ^ other.types) & (LAND | CREATURE) or (one.supertypes ^ other.supertypes) & SNOW:
        return False
    if (one.keywords ^ other.keywords) & kw.HASTE:
        return False
    return mana_abilities(traits_of(one)) == mana_abilities(traits_of(other))


_TAPS: Final[dict[int, tuple[Chars, list[Tap]]]] = {}  # by the permanent, with what it was


def all_free(st: State, player: int) -> bool:
    """Could all the mana that the player has or could make be spent on anything (106.6)?"""
    if not board_of(st, player).free:
        return False
    for mana in st.players[player].pool:
        if not mana.unrestricted():
            return False
    return True


def most_mana(st: State, player: int) -> int:
    """No more mana than this can the player spend now, whatever on."""
    return means(st, player)[0]


def means(st: State, player: int) -> tuple[int, int]:
    """The most mana that the player could spend now, and its types."""
    most, types = board_of(st, player).means()
    record = st.players[player]
    if record.pool:
        most += len(record.pool)
        for mana in record.pool:
            types |= mana.kind
    if statics(st, sta.MayPayLifeForMana):
        most += payable_life(st, player)
    return most, types


def _restricted(st: State, payer: Payer, on: Spending) -> Payer | None:
    """106.6: the same with the mana that may be spent on this."""
    pairs = [(tuple(m for m in made if may_spend(st, m, on)), made) for made in payer.makes]
    usable = tuple(way for way, _ in pairs if way)
    if not usable:
        return None
    kinds = tuple(tuple(mana.kind for mana in way) for way in usable)
    return payer.by(payer.source.making(kinds), usable, tuple(made for way, made in pairs if way))


def can_activate_mana(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> bool:
    """Permission, and for {T} an untapped permanent that is not summoning sick (107.5, 302.6)."""
    if taps(ability.cost) and (obj.tapped or summoning_sick(st, obj)):
        return False
    return may_activate(st, player, obj, chars, ability)


def _payers_of(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> list[Payer]:
    """A mana ability as a source; several where what it makes depends on X, or on what is given up for it, and where there is
    a choice of costs."""
    found: list[Payer] = []
    several = [range(len(part.options)) for part in flatten(ability.cost) if isinstance(part, co.OneOf)]
    for x, *picks in product(_values_of_x(st, player, obj, ability), *several):
        price = Price(st, player, obj, chars, ability, x, tuple(picks))
        if price.payable:
            for made, takes in _outcomes(st, player, obj, chars, ability, price):
                found.append(_payer(obj, chars, ability, price, made, takes))
    return found


def _values_of_x(st: State, player: int, obj: Obj, ability: Activated) -> range:
    """107.3: the values of X in "remove X counters", or in its mana."""
    for part in flatten(ability.cost):
        if isinstance(part, co.RemoveCounters) and isinstance(part.count, X):
            return range(min(MOST_TIMES, obj.counters.get(part.kind, 0)) + 1)
        if isinstance(part, co.PayMana) and part.cost.x:
            return range(min(MOST_X, len(taps_of(st, player)) + len(st.players[player].pool)) + 1)
    return range(1)


def _outcomes(
    st: State, player: int, obj: Obj, chars: Chars, ability: Activated, price: Price
) -> list[tuple[list[tuple[Mana, ...]], tuple[Demand, ...]]]:
    """What it can make, with what it takes for that; nothing if it makes no mana."""
    if not names_paid(ability) or len(price.takes) != 1 or price.takes[0][0] != 1:
        made = alternatives(st, player, obj, chars, ability, price.x)
        return [(made, price.takes)] if made else []
    by_outcome: dict[tuple[tuple[int, ...], ...], tuple[list[tuple[Mana, ...]], list[Token]]] = {}
    for token in price.takes[0][1]:
        made = alternatives(st, player, obj, chars, ability, price.x, (token[0],))
        if made:
            key = tuple(tuple(mana.kind for mana in way) for way in made)
            by_outcome.setdefault(key, (made, []))[1].append(token)
    return [(made, ((1, tuple(tokens)),)) for made, tokens in by_outcome.values()]


def _payer(
    obj: Obj, chars: Chars, ability: Activated, price: Price, made: list[tuple[Mana, ...]], takes: tuple[Demand, ...]
) -> Payer:
    rank = 1 if not price.rank and not chars.types & LAND else price.rank
    kinds = tuple([tuple([mana.kind for mana in way]) for way in made])
    source = Source(
        obj.id, obj.id if price.taps else -1, kinds, chars.supertypes & SNOW != 0, rank, price.mana, price.life, ANY_COST,
        price.own, takes, price.times, hurts(ability),
    )  # fmt: skip
    return Payer(ABILITY, obj.id, ability, source, tuple(made), x=price.x, picks=price.picks)


class Price:
    """What activating a mana ability costs once: mana, life, tokens; a rank that grows with what is given up; how often."""

    __slots__ = ("life", "mana", "own", "payable", "picks", "rank", "takes", "taps", "times", "x")

    def __init__(
        self, st: State, player: int, obj: Obj, chars: Chars, ability: Activated, x: int, picks: tuple[int, ...]
    ) -> None:
        self.x = x
        self.picks = picks
        self.mana: ManaCost | None = None
        self.life = self.rank = 0
        self.times = 1
        self.own: tuple[Token, ...] = ()
        self.takes: tuple[Demand, ...] = ()
        self.payable = True
        self.taps = isinstance(ability.cost, co.TapThis)
        self.work_out(st, player, obj, chars, ability)

    def work_out(self, st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> None:
        if self.taps and not statics(st, sta.AbilityCostChange):
            self.own = (tapping(obj.id),)
            return
        total = total_cost(st, player, obj, chars, ability, self.x, Said(self.picks))
        self.mana = None if total.mana.is_free() else total.mana
        for part in total.parts:
            self.add(st, Ctx(obj.id, player, self.x), part)
        self.finish(st, player, leaving(obj.id), uses_left(st, obj, chars, ability))

    def finish(self, st: State, player: int, itself: Token, most: int) -> None:
        """Once all parts are known: can they be paid together, and how often?"""
        if self.own or self.takes:
            self.payable = self.payable and satisfiable((*map(one, self.own), *self.takes))
        if self.payable and not self.taps and itself not in self.own:
            self.times = min(most, self.how_often(st, player))

    def add(self, st: State, ctx: Ctx, part: Cost) -> None:
        if isinstance(part, co.PayLife):
            self.life += number(st, ctx, part.amount)
            self.rank = max(self.rank, 2)
            return
        if isinstance(part, co.TapThis):
            self.taps = True
        elif not can_pay_part(st, ctx, part):
            self.payable = False
            return
        else:
            self.rank = max(self.rank, 3)
        for demand in demands_of(st, ctx, part):
            if demand in (one(tapping(ctx.source)), one(leaving(ctx.source))):
                self.own += demand[1]
            else:
                self.takes += (demand,)

    def how_often(self, st: State, player: int) -> int:
        """605.3a: as often as it can be paid for; what only turns one mana into another, as often as is of use."""
        most = [sum([have for _, _, have in tokens]) // count for count, tokens in self.takes]
        if self.life:
            most.append(payable_life(st, player) // self.life)
        return max(1, min([*most, MOST_TIMES]))


def _keyword_payers(st: State, player: int, on: Spending, found: list[Payer]) -> None:
    """702.51 convoke, 702.126 improvise, 702.66 delve."""
    assert on.chars is not None and on.obj is not None
    keywords = on.chars.keywords
    if not keywords & (kw.CONVOKE | kw.IMPROVISE | kw.DELVE):
        return
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.tapped or obj.phased:
            continue
        chars = chars_of(st, obj)
        if chars.controller != player:
            continue
        if keywords & kw.CONVOKE and chars.types & CREATURE:
            kinds = tuple((c,) for c in COLORS if chars.colors & c) or ((0,),)
            made = tuple((Mana(k[0], lasting=ONLY_NOW),) for k in kinds)
            found.append(_instead(CONVOKE, oid, kinds, 4, tapping(oid), made))
        elif keywords & kw.IMPROVISE and chars.types & ARTIFACT:
            found.append(_instead(IMPROVISE, oid, ((0,),), 4, tapping(oid), ((Mana(0, lasting=ONLY_NOW),),)))
    if keywords & kw.DELVE:
        for oid in st.graveyards[player]:
            if oid != on.obj.id:
                found.append(_instead(DELVE, oid, ((0,),), 5, leaving(oid), ((Mana(0, lasting=ONLY_NOW),),)))


def _instead(
    kind: int, oid: int, kinds: tuple[tuple[int, ...], ...], rank: int, token: Token, made: tuple[tuple[Mana, ...], ...]
) -> Payer:
    return Payer(kind, oid, None, Source(oid, oid, kinds, False, rank, None, 0, NOT_MANA, (token,)), made)


def _benders(st: State, player: int, found: list[Payer]) -> None:
    """701.67a: untapped artifacts and creatures that the player controls."""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if not obj.tapped and not obj.phased:
            chars = chars_of(st, obj)
            if chars.controller == player and chars.types & (ARTIFACT | CREATURE):
                source = Source(oid, oid, ((0,),), False, 4, None, 0, BENDING, (tapping(oid),))
                found.append(Payer(WATERBEND, oid, None, source, ((Mana(0, lasting=BENT_NOW),),)))


def pool_units(st: State, player: int, on: Spending) -> tuple[tuple[Unit, ...], tuple[int, ...]]:
    """The mana in the pool that may be spent on this, with its places in the pool.

    Mana of the spell's own colours comes first, that which there is most of before the rest; so other colours are kept.
    """
    pool = st.players[player].pool
    if not pool:
        return (), ()
    places = [place for place, mana in enumerate(pool) if may_spend(st, mana, on)]
    own = on.chars.colors if on.chars is not None else 0
    left = dict.fromkeys((mana.kind for mana in pool), 0)
    rank: dict[int, int] = {}
    for place in reversed(places):
        left[pool[place].kind] += 1
        rank[place] = left[pool[place].kind] if pool[place].kind & own else 0
    places.sort(key=lambda place: -rank[place])
    return tuple(unit_of(pool[place]) for place in places), tuple(places)


def unit_of(mana: Mana) -> Unit:
    """What is tapped or exiled instead of paying mana is no mana, though it waits in the pool with it."""
    return Unit(mana.kind, mana.snow, _NO_MANA.get(mana.lasting, ANY_COST))


_NO_MANA: Final = {BENT_NOW: BENDING, ONLY_NOW: NOT_MANA}
