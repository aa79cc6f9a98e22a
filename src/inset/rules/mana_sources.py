"""605, 106: what can make mana while a player pays: mana abilities, and keywords that let other things pay.

Each source is described to the solver of ``mana_plan`` by what it yields and what it costs; ``Payer`` remembers how to use it.
"""

from __future__ import annotations

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
from inset.rules import happenings as ev
from inset.rules.damage import payable_life
from inset.rules.evaluate import number, passes, who
from inset.rules.layers import chars_of
from inset.rules.mana_made import alternatives, mana_abilities, taps
from inset.rules.mana_plan import ANY_COST, Source, Unit
from inset.rules.mana_supply import BENDING
from inset.rules.state import BENT_NOW, ONLY_NOW, TIMED, Chars, Ctx, Mana, Obj, State
from inset.rules.traits import Traits, traits_of
from inset.rules.triggers import index, statics

ABILITY, CONVOKE, IMPROVISE, DELVE, LIFE, WATERBEND = 1, 2, 3, 4, 5, 6


class Payer:
    """Something that can pay: a mana ability of a permanent, a creature that convokes, a card to delve away."""

    __slots__ = ("ability", "free", "kind", "makes", "oid", "source", "whole")

    def __init__(
        self, kind: int, oid: int, ability: Activated | None, source: Source, makes: tuple[tuple[Mana, ...], ...],
        whole: tuple[tuple[Mana, ...], ...] = (),
    ) -> None:  # fmt: skip
        self.whole = whole or makes  # all that is made, with what can't be spent on this
        self.free = all(mana.unrestricted() for way in makes for mana in way)  # spendable on anything
        self.kind = kind
        self.oid = oid
        self.ability = ability
        self.source = source
        self.makes = makes  # for each alternative, the mana with its restrictions


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


def payers(st: State, player: int, on: Spending, barred: frozenset[int] = frozenset()) -> list[Payer]:
    """Everything that the player could use now; ``barred`` objects are needed otherwise (to be tapped as a cost)."""
    board = board_of(st, player)
    if board.free and not barred:
        found = board.payers.copy()
    else:
        found = []
        for payer in board.payers:
            if payer.oid not in barred:
                usable = payer if payer.free else _restricted(st, payer, on)
                if usable is not None:
                    found.append(usable)
    if on.obj is not None and on.chars is not None:
        _keyword_payers(st, player, on, barred, found)
    if on.bending:
        _benders(st, player, barred, found)
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
    """The mana abilities that a player can activate now; ``free``: could all they make be spent on anything (106.6)?"""

    __slots__ = ("free", "known", "payers")

    def __init__(self, payers: list[Payer]) -> None:
        self.payers = payers
        self.free = False not in [payer.free for payer in payers]
        self.known: tuple[int, int] | None = None

    def means(self) -> tuple[int, int]:
        """The most mana that they could make together, and its types."""
        if self.known is None:
            total = best = types = 0
            group = -1
            for payer in self.payers:
                source = payer.source
                types |= source.types
                if source.group != group:  # those of one permanent come one after another
                    total += best
                    best, group = 0, source.group
                if best < source.longest:
                    best = source.longest
            self.known = (total + best, types)
        return self.known


def board_of(st: State, player: int) -> Board:
    """The mana abilities that the player can activate now, whatever the mana would be spent on."""
    known: Board | None = st.board.get(player)
    if known is not None:
        return known
    found: list[Payer] = []
    began = st.players[player].turn_began
    for tap in _taps_of(st, player):
        obj = st.objs[tap.oid]
        if tap.taps and (obj.tapped or (tap.sick and obj.since >= began)):  # 107.5, 302.6
            continue
        payer = tap.payer
        if payer is None:
            if tap.ability.timing or tap.ability.condition is not None:
                st.board[TIMED] = True
            if can_activate_mana(st, player, obj, tap.chars, tap.ability):
                payer = _payer(st, player, obj, tap.chars, tap.ability)
        if payer is not None:
            found.append(payer)
    known = st.board[player] = Board(found)
    return known


def with_activated(st: State, player: int) -> list[tuple[int, Chars, Traits]]:
    """The permanents with activated abilities that the player controls, or that anybody may activate."""
    now = index(st)
    known: list[tuple[int, Chars, Traits]] | None = now.of_abilities.get(("activated", player))
    if known is None:
        known = now.of_abilities["activated", player] = [
            row for row in now.permanents if row[2].activated and (row[1].controller == player or row[2].by_anyone)
        ]
    return known


def _taps_of(st: State, player: int) -> list[Tap]:
    """The mana abilities of the player's permanents, usable now or not."""
    now = index(st)
    known: list[Tap] | None = now.of_abilities.get(("taps", player))
    if known is None:
        known = []
        free = _taps_freely(st) and ev.TAPPED_FOR_MANA not in now.by_kind
        for oid, chars, found in with_activated(st, player):
            if chars.controller == player:
                if free:
                    known += _taps_known(st, player, oid, chars, found)
                else:
                    known += [Tap(oid, chars, ability) for ability in mana_abilities(found)]
        now.of_abilities["taps", player] = known
    return known


def _taps_freely(st: State) -> bool:
    """Is there no effect that says which abilities can be activated, or multiplies mana?"""
    if statics(st, sta.CantActivate) or statics(st, sta.ManaMultiplied):
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
    taps = [
        Tap(oid, chars, ability, _payer(st, player, obj, chars, ability) if _just_taps(ability) else None)
        for ability in mana_abilities(found)
    ]
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
    old = payer.source
    kinds = tuple(tuple(mana.kind for mana in way) for way in usable)
    source = Source(old.key, old.group, kinds, old.snow, old.rank, old.needs, old.life)
    return Payer(payer.kind, payer.oid, payer.ability, source, usable, tuple(made for way, made in pairs if way))


def can_activate_mana(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> bool:
    """Permission, and for {T} an untapped permanent that is not summoning sick (107.5, 302.6)."""
    from inset.rules.activating import may_activate
    from inset.rules.cost_parts import summoning_sick

    if taps(ability.cost) and (obj.tapped or summoning_sick(st, obj)):
        return False
    return may_activate(st, player, obj, chars, ability)


def _payer(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> Payer | None:
    made = alternatives(st, player, obj, chars, ability)
    if not made:
        return None
    needs, life, rank = _price(st, player, obj, ability.cost)
    if rank < 0:
        return None
    if rank == 0 and not chars.types & LAND:
        rank = 1
    kinds = tuple(tuple(mana.kind for mana in alternative) for alternative in made)
    source = Source(0, obj.id, kinds, chars.supertypes & SNOW != 0, rank, needs, life)
    return Payer(ABILITY, obj.id, ability, source, tuple(made))


def _price(st: State, player: int, obj: Obj, cost: Cost) -> tuple[ManaCost | None, int, int]:
    """What activating costs: mana, life, and a rank that grows with what is given up; a negative rank: it can't be paid."""
    from inset.rules.cost_parts import can_pay_part
    from inset.rules.costs import flatten

    needs: ManaCost | None = None
    life, rank = 0, 0
    ctx = Ctx(obj.id, player)
    for part in flatten(cost):
        if isinstance(part, co.PayMana):
            needs = part.cost if needs is None else needs.plus(part.cost)
        elif isinstance(part, co.PayLife):
            life += number(st, ctx, part.amount)
            rank = max(rank, 2)
        elif isinstance(part, co.TapThis):
            continue
        elif not can_pay_part(st, ctx, part):
            return None, 0, -1
        else:
            rank = max(rank, 3)
    return needs, life, rank


def _keyword_payers(st: State, player: int, on: Spending, barred: frozenset[int], found: list[Payer]) -> None:
    """702.51 convoke, 702.126 improvise, 702.66 delve."""
    assert on.chars is not None and on.obj is not None
    keywords = on.chars.keywords
    if not keywords & (kw.CONVOKE | kw.IMPROVISE | kw.DELVE):
        return
    for oid in st.battlefield:
        obj = st.objs[oid]
        if obj.tapped or obj.phased or oid in barred:
            continue
        chars = chars_of(st, obj)
        if chars.controller != player:
            continue
        if keywords & kw.CONVOKE and chars.types & CREATURE:
            kinds = tuple((c,) for c in COLORS if chars.colors & c) or ((0,),)
            made = tuple((Mana(k[0], lasting=ONLY_NOW),) for k in kinds)
            found.append(Payer(CONVOKE, oid, None, Source(0, oid, kinds, False, 4, None, 0), made))
        elif keywords & kw.IMPROVISE and chars.types & ARTIFACT:
            found.append(
                Payer(IMPROVISE, oid, None, Source(0, oid, ((0,),), False, 4, None, 0), ((Mana(0, lasting=ONLY_NOW),),))
            )
    if keywords & kw.DELVE:
        for oid in st.graveyards[player]:
            if oid != on.obj.id:
                found.append(
                    Payer(DELVE, oid, None, Source(0, oid, ((0,),), False, 5, None, 0), ((Mana(0, lasting=ONLY_NOW),),))
                )


def _benders(st: State, player: int, barred: frozenset[int], found: list[Payer]) -> None:
    """701.67a: untapped artifacts and creatures that the player controls."""
    for oid in st.battlefield:
        obj = st.objs[oid]
        if not obj.tapped and not obj.phased and oid not in barred:
            chars = chars_of(st, obj)
            if chars.controller == player and chars.types & (ARTIFACT | CREATURE):
                source = Source(0, oid, ((0,),), False, 4, None, 0, BENDING)
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
    return Unit(mana.kind, mana.snow, BENDING if mana.lasting == BENT_NOW else ANY_COST)
