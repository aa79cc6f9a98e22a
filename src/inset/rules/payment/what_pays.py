"""106.6, 702.51, 702.66, 702.126, 701.67: what pays: mana in the pool, and what keywords let pay in place of mana."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import BENT, BENT_X, ManaCost
from inset.kernel.types import ARTIFACT, COLORS, CREATURE
from inset.language import keywords as kw
from inset.language.abilities import Activated
from inset.rules.meaning.references import passes, passes_id
from inset.rules.model.answers import UseKey
from inset.rules.model.state import BENT_NOW, ONLY_NOW, Chars, Ctx, Mana, Obj, State
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_terms import BENDING, Token, mask_of
from inset.rules.payment.resources import leaving, tapping
from inset.rules.payment.solver import ANY_COST, NOT_MANA, Source, Unit

ABILITY: Final[int] = 1
CONVOKE: Final[int] = 2
IMPROVISE: Final[int] = 3
DELVE: Final[int] = 4
LIFE: Final[int] = 5
WATERBEND: Final[int] = 6


class Payer:
    """Something that can pay: a mana ability of a permanent, a creature that convokes, a card to delve away."""

    __slots__ = ("ability", "free", "kind", "makes", "named", "oid", "picks", "source", "taps", "whole", "x")

    def __init__(
        self, kind: int, oid: int, ability: Activated | None, source: Source, makes: tuple[tuple[Mana, ...], ...],
        whole: tuple[tuple[Mana, ...], ...] = (), x: int = 0, picks: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.x = x  # the value of X in what it costs
        self.picks = picks  # which of several costs
        self.whole = whole or makes  # all that is made, with what can't be spent on this
        self.free = _is_free(makes)  # spendable on anything
        self.kind = kind
        self.oid = oid
        self.ability = ability
        self.source = source
        self.makes = makes  # for each alternative, the mana with its restrictions
        self.taps = False  # is it tapped for its mana and nothing else, if no effect has a say (``mana_sources.Tap``)?
        self.named: list[UseKey] | None = (
            None  # how answers name its uses, once that was asked for (``pay_mana._names``)
        )

    def by(self, source: Source, makes: tuple[tuple[Mana, ...], ...], whole: tuple[tuple[Mana, ...], ...]) -> Payer:
        """The same as another source, with that one's mana."""
        return Payer(self.kind, self.oid, self.ability, source, makes, whole, self.x, self.picks)

    def for_another(self, oid: int, own: tuple[Token, ...]) -> Payer:
        """The same for another permanent that is tapped."""
        made = Payer(
            self.kind, oid, self.ability, self.source.for_another(oid, own), self.makes, self.whole, self.x, self.picks
        )
        made.taps = self.taps
        return made

    def paid_for(self) -> Payer:
        """See ``Source.paid_for``."""
        return self.by(self.source.paid_for(), self.makes, self.whole)


def _is_free(makes: tuple[tuple[Mana, ...], ...]) -> bool:
    for way in makes:
        for mana in way:
            if not mana.unrestricted():
                return False
    return True


class Spending:
    """What mana would be spent on, so that restrictions can be checked (106.6)."""

    __slots__ = ("bending", "chars", "delved", "obj", "player", "source")

    def __init__(
        self,
        player: int,
        obj: Obj | None = None,
        chars: Chars | None = None,
        cost: ManaCost | None = None,
        source: int = 0,
    ) -> None:
        self.player = player
        self.bending = cost is not None and (BENT in cost.pips or BENT_X in cost.pips)  # is it a waterbend cost?
        self.obj = obj  # the spell; none for an ability or another cost
        self.chars = chars
        self.source = source  # the object whose ability is activated
        self.delved: list[int] = []  # cards that will be exiled for it


def may_spend(st: State, mana: Mana, on: Spending) -> bool:
    """106.6. The restriction speaks for the source of the mana."""
    use = mana.use
    if use is None:
        return True
    ctx = Ctx(mana.source, on.player)
    if on.obj is not None and on.chars is not None:
        return use.spells is not None and passes(st, ctx, use.spells, on.obj, on.chars)
    if not on.source:
        return use.others
    return use.abilities is not None and passes_id(st, ctx, use.abilities, on.source)


def keyword_payers(st: State, player: int, on: Spending, found: list[Payer]) -> None:
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


def benders(st: State, player: int, found: list[Payer]) -> None:
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

    Mana of the spell's own colors comes first, that which there is most of before the rest; so other colors are kept.
    """
    pool = st.players[player].pool
    if not pool:
        return (), ()
    places = [place for place, mana in enumerate(pool) if mana.use is None or may_spend(st, mana, on)]
    if len(places) == 1:
        return (unit_of(pool[places[0]]),), (places[0],)
    own = on.chars.colors if on.chars is not None else 0
    if own:
        left: dict[int, int] = {}
        rank: dict[int, int] = {}
        for place in reversed(places):
            kind = pool[place].kind
            if kind & own:
                left[kind] = left.get(kind, 0) + 1
                rank[place] = left[kind]
        if rank:
            places.sort(key=lambda place: -rank.get(place, 0))
    return tuple([unit_of(pool[place]) for place in places]), tuple(places)


def unit_of(mana: Mana) -> Unit:
    """What is tapped or exiled instead of paying mana isn't mana, though it waits in the pool with it."""
    key = (mana.kind, mana.snow, _NO_MANA.get(mana.lasting, ANY_COST))
    found = _UNITS.get(key)
    if found is None:
        found = _UNITS[key] = Unit(*key)
    return found


_UNITS: Final[dict[tuple[int, bool, int], Unit]] = {}  # a few dozen: nothing else about the mana matters


def mana_mask(mana: Mana) -> int:
    """What it can pay for."""
    return mask_of(mana.kind, mana.snow, _NO_MANA.get(mana.lasting, ANY_COST))


_NO_MANA: Final = {BENT_NOW: BENDING, ONLY_NOW: NOT_MANA}
