"""605, 106: the mana abilities that a player can activate, as sources for the solver.

Each source is described to ``solver`` by what it yields and what it costs; a ``Payer`` remembers how to use it.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from inset.kernel.known import MOST, Known
from inset.kernel.types import (
    CREATURE,
    LAND,
    SNOW,
)  # fmt: skip
from inset.language import costs as co, keywords as kw, statics as sta
from inset.language.abilities import Activated, Body
from inset.language.effects import AddMana
from inset.language.values import X
from inset.rules import atoms
from inset.rules.events.damage import payable_life
from inset.rules.events.triggers import index, statics
from inset.rules.meaning.references import who
from inset.rules.model import event_records as ev
from inset.rules.model.state import Chars, Event, Mana, Obj, State
from inset.rules.objects.abilities import Traits, traits_of
from inset.rules.payment.activation_terms import may_activate
from inset.rules.payment.cost_parts import acts_as_though_haste, flatten, summoning_sick
from inset.rules.payment.mana_abilities import alternatives, hurts, mana_abilities, names_paid, taps
from inset.rules.payment.mana_ability_price import MOST_TIMES, Price
from inset.rules.payment.mana_terms import Demand, Token
from inset.rules.payment.resources import tapping, tokens_of
from inset.rules.payment.solver import ANY_COST, Source
from inset.rules.payment.what_pays import ABILITY, LIFE, Payer, Spending, benders, keyword_payers, may_spend

LIFE_FOR_MANA: Final = sta.MayPayLifeForMana  # read more quickly in the compiled build
MOST_X: Final = 6  # of mana that is turned into as much other mana


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
        keyword_payers(st, player, on, found)
    if on.bending:
        benders(st, player, found)
    for ctx, _, static, _ in statics(st, LIFE_FOR_MANA):
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
    ``takes``: what those can take that choose among others. ``timed``: does one depend on the turn or step? ``plain``: does
    nothing decide which they are but what is tapped or came under the player's control since the turn began? ``purse``: what
    can be paid with them and the mana of a pool, once that was asked for."""

    __slots__ = ("free", "known", "payers", "plain", "purse", "takes", "timed")

    def __init__(self, payers: list[Payer], takes: set[Token], timed: bool, plain: bool) -> None:
        self.plain = plain
        self.payers = payers
        self.free = True
        for payer in payers:
            if not payer.free:
                self.free = False
        self.takes = takes
        self.timed = timed
        self.known: tuple[int, int] | None = None
        self.purse: object = None  # a ``pay_mana.Purse``

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
    plain = True
    began = st.players[player].turn_began
    objs = st.objs
    for tap in taps_of(st, player):
        obj = objs[tap.oid]
        if tap.taps:  # 107.5, 302.6
            if obj.tapped or (tap.sick and obj.since >= began and not acts_as_though_haste(st, obj)):
                continue
        if tap.payer is not None:
            found.append(tap.payer)
            continue
        plain = False
        if tap.ability.timing or tap.ability.condition is not None:
            timed = True
        if can_activate_mana(st, player, obj, tap.chars, tap.ability):
            more = _payers_of(st, player, obj, tap.chars, tap.ability)
            takes |= tokens_of([demand for payer in more for demand in payer.source.takes])
            found += more
    known = st.caches.boards[player] = Board(found, takes, timed, plain)
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
        free = taps_freely(st) and ev.TAPPED_FOR_MANA not in now.by_kind
        for oid, chars, found in with_activated(st, player):
            if chars.controller == player:
                if free:
                    known += _taps_known(st, player, oid, chars, found)
                else:
                    known += [Tap(oid, chars, ability) for ability in mana_abilities(found)]
        now.of_abilities.taps[player] = known
    return known


def taps_freely(st: State) -> bool:
    """Is there no effect that says which abilities can be activated or what they cost, or multiplies mana?"""
    kept = index(st).of_effects
    known = kept.taps_freely
    if known is None:
        known = not statics(st, sta.CantActivate) and not statics(st, sta.ManaMultiplied)
        known = known and not statics(st, sta.AbilityCostChange)
        known = known and not any(static.kind == sta.CANT_ACTIVATE for _, _, static, _ in statics(st, sta.Restrict))
        kept.taps_freely = known
    return known


def is_tapped_at_once(st: State, payer: Payer) -> bool:
    """Is tapping it for mana no more than that: nothing changes what it costs or makes, and nothing waits for it?"""
    if not payer.taps or st.delayed or st.objs[payer.oid].tapped or ev.TAPPED_FOR_MANA in index(st).by_kind:
        return False
    return taps_freely(st)


def tap_for_mana(st: State, player: int, oid: int, made: tuple[Mana, ...]) -> None:
    """605.3b: a mana ability that does no more than that (``is_tapped_at_once``)."""
    atoms.set_tapped(st, oid, True, "107.5")
    add_mana(st, player, made, oid)
    atoms.emit(st, Event(ev.TAPPED_FOR_MANA, "106.12", player, oid))


def add_mana(st: State, player: int, made: tuple[Mana, ...], source: int) -> None:
    if made:
        atoms.set_pool(st, player, (*st.players[player].pool, *made))
        kinds = tuple([mana.kind for mana in made])
        atoms.tell(st, Event(ev.MANA_ADDED, "106.4", player, other=source, detail=kinds))


def _just_taps(ability: Activated) -> bool:
    """Does only the permanent itself decide when it can be activated and what it makes?"""
    if not isinstance(ability.cost, co.TapThis) or ability.timing or ability.condition is not None or ability.limit:
        return False
    assert isinstance(ability.body, Body)
    for effect in ability.body.effects:
        if not isinstance(effect, AddMana) or not isinstance(effect.count, int):
            return False
        if effect.could_produce is not None or effect.cost_of is not None or effect.identity or effect.chosen:
            return False
        if effect.among is not None or effect.produced:
            return False
    return True


def _taps_known(st: State, player: int, oid: int, chars: Chars, found: Traits) -> list[Tap]:
    """The mana abilities of a permanent. Those that just tap are the same each time, as long as it has them and is, as far
    as that matters, what it was; what others make is not known beforehand."""
    there = _TAPS.table.get(id(found))  # as ``of`` does, without a call
    same = there[1] if there is not None and there[0] is found else _TAPS.keep(found, {})
    known = same.get(oid)
    if known is not None and (known[0] is chars or _alike(known[0], chars)):
        return known[1]
    obj = st.objs[oid]
    taps = []
    for ability in mana_abilities(found):
        payer = _payer_that_taps(st, player, obj, chars, ability) if _just_taps(ability) else None
        taps.append(Tap(oid, chars, ability, payer))
    if None not in [tap.payer for tap in taps]:
        if len(same) >= MOST:
            same.clear()
        same[oid] = (chars, taps)
    return taps


def _payer_that_taps(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> Payer | None:
    """An ability that just taps, as a source: the same for each permanent that has it, but for the permanent."""
    look = (chars.types & LAND != 0, chars.supertypes & SNOW != 0)
    known = _LIKE.of(ability)
    if known is not None and known[0] == look:
        return known[1].for_another(obj.id, (tapping(obj.id),))
    found = _payers_of(st, player, obj, chars, ability)
    if not found:
        return None
    found[0].taps = True
    if not any(mana.source for way in found[0].makes for mana in way):
        _LIKE.keep(ability, (look, found[0]))
    return found[0]


_LIKE: Final[Known[tuple[tuple[bool, bool], Payer]]] = Known()


def _alike(one: Chars, other: Chars) -> bool:
    """Are two the same in everything that decides how a permanent is tapped for mana?"""
    if (one.types ^ other.types) & (LAND | CREATURE) or (one.supertypes ^ other.supertypes) & SNOW:
        return False
    if (one.keywords ^ other.keywords) & kw.HASTE:
        return False
    return traits_of(one) is traits_of(other)


# By what permanents have, then by the permanent, with what it was. Games that are played side by side use the same ids, but for
# different permanents.
_TAPS: Final[Known[dict[int, tuple[Chars, list[Tap]]]]] = Known()


def all_free(st: State, player: int) -> bool:
    """Could all the mana that the player has or could make be spent on anything (106.6)?"""
    if not board_of(st, player).free:
        return False
    for mana in st.players[player].pool:
        if not mana.unrestricted():
            return False
    return True


def most_mana(st: State, player: int) -> int:
    """An upper bound of the mana that the player can spend now."""
    return means(st, player)[0]


def means(st: State, player: int) -> tuple[int, int]:
    """The most mana that the player could spend now, and its types."""
    most, types = board_of(st, player).means()
    record = st.players[player]
    if record.pool:
        most += len(record.pool)
        for mana in record.pool:
            types |= mana.kind
    if statics(st, LIFE_FOR_MANA):
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
            most = min(MOST_TIMES, obj.counters.get(part.kind, 0))
            return range(most, most + 1) if part.every else range(most + 1)
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
