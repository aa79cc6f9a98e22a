"""605, 106: mana abilities and what they make: each way in which one can turn out is a tuple of mana (106.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations, combinations_with_replacement
from operator import or_
from typing import Final

from inset.kernel.known import Known
from inset.kernel.mana import FREE, TWO_GENERIC, ManaCost
from inset.kernel.types import ALL_COLORS, BATTLEFIELD, COLORLESS_MANA, MANA_TYPES, SNOW, WORD_COLOR
from inset.language import costs as co, statics as sta
from inset.language.abilities import AS_INSTANT, Activated, Body, Triggered
from inset.language.effects import COLOR, AddMana, DealDamage, If, LoseLife, PayOr
from inset.language.filters import HasManaAbility
from inset.language.node import Cost, Effect
from inset.language.patterns import TapsForMana
from inset.language.selections import Opponents, Saved, TargetPlayers
from inset.language.values import THAT_COLOR, DevotionToThat
from inset.rules.events.triggers import index, statics
from inset.rules.meaning.color_identity import identity_of
from inset.rules.meaning.event_patterns import matches
from inset.rules.meaning.linked_abilities import choice
from inset.rules.meaning.references import ASK, holds, look, number, passes, select, who
from inset.rules.model import event_records as ev
from inset.rules.model.state import Chars, Ctx, Event, Mana, Obj, Pending, State
from inset.rules.objects.abilities import Traits, traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.objects.what_text_reads import mentions


def is_mana_ability(ability: Activated) -> bool:
    """605.1a: no target, could add mana, not a loyalty ability."""
    found = _MANA.of(ability)
    if found is None:
        body = ability.body
        yes = isinstance(body, Body) and not body.targets and not ability.loyalty and _adds(body.effects)
        found = _MANA.keep(ability, yes)
    return found


_MANA: Final[Known[bool]] = Known()


def mana_abilities(found: Traits) -> tuple[Activated, ...]:
    """The activated mana abilities of a permanent that may be activated while something is paid for."""
    known = found.mana
    if known is None:
        known = found.mana = tuple([a for a in found.activated if pays(a) and a.zone & BATTLEFIELD])
    return known


def pays(ability: Activated) -> bool:
    """605.3a: a mana ability that may be activated while something is paid for, not only with priority (602.5e). What is known
    only once it has done something else can't be planned with: it is activated beforehand."""
    found = _PAYS.of(ability)
    if found is None:
        yes = is_mana_ability(ability) and ability.timing != AS_INSTANT
        found = _PAYS.keep(ability, yes and not before_mana(ability) and not _waits(ability))
    return found


_PAYS: Final[Known[bool]] = Known()


def _waits(ability: Activated) -> bool:
    """Does somebody choose whether it adds mana?"""
    assert isinstance(ability.body, Body)
    return any(isinstance(effect, PayOr) and _adds((effect,)) for effect in ability.body.effects)


def before_mana(ability: Activated) -> tuple[Effect, ...]:
    """608.2c: what a mana ability does before it adds mana; that may decide how much, or whose it is."""
    found = _BEFORE.of(ability)
    if found is None:
        assert isinstance(ability.body, Body)
        effects = ability.body.effects
        found = _BEFORE.keep(ability, effects[: [_adds((effect,)) for effect in effects].index(True)])
    return found


_BEFORE: Final[Known[tuple[Effect, ...]]] = Known()


def _adds(effects: tuple[Effect, ...]) -> bool:
    for e in effects:
        if isinstance(e, AddMana):
            return True
        if isinstance(e, If) and (_adds(e.then) or _adds(e.otherwise)):
            return True
        if isinstance(e, PayOr) and (_adds(e.paid) or _adds(e.unpaid)):
            return True
    return False


def taps(cost: Cost) -> bool:
    if isinstance(cost, co.All):
        return any(taps(part) for part in cost.parts)
    return isinstance(cost, co.TapThis)


def names_paid(ability: Activated) -> bool:
    """Does what it makes depend on what is given up for it: "the sacrificed creature's mana value"?"""
    found = _PAID.of(ability)
    if found is None:
        found = _PAID.keep(ability, mentions(ability.body, Saved))
    return found


_PAID: Final[Known[bool]] = Known()


def alternatives(
    st: State, player: int, obj: Obj, chars: Chars, ability: Activated, x: int = 0, paid: tuple[int, ...] = (),
    ctx: Ctx | None = None,
) -> list[tuple[Mana, ...]]:  # fmt: skip
    """The ways in which a mana ability can turn out: each a tuple of mana (106.4). ``paid``: what is given up for it; ``ctx``:
    what it has already done."""
    if ctx is None:
        ctx = Ctx(obj.id, player, x, saved={co.COST_SLOT: paid} if paid else None)
    ways = _once(st, ctx, chars, ability)
    times = _times(st, player, obj, chars, ability)
    if taps(ability.cost) and ev.TAPPED_FOR_MANA in index(st).by_kind:
        return _and_triggered(st, player, obj, _multiplied(ways, times))
    return _multiplied(ways, times)


def _once(st: State, ctx: Ctx, chars: Chars, ability: Activated) -> list[tuple[Mana, ...]]:
    """What the ability itself adds."""
    assert isinstance(ability.body, Body)
    ways: list[tuple[Mana, ...]] = [()]
    for effect in _flat(st, ctx, ability.body.effects):
        made = mana_of(st, ctx, effect, chars.supertypes & SNOW != 0)
        ways = joined(ways, made)
    return ways


def _times(st: State, player: int, obj: Obj, chars: Chars, ability: Activated) -> int:
    """106.12b: how many times as much is made of what is tapped for mana."""
    times = 1
    if taps(ability.cost):
        for sctx, _, static, _ in statics(st, sta.ManaMultiplied):
            if player in who(st, sctx, static.who) and passes(st, sctx, static.where, obj, chars):
                times *= static.times
    return times


def is_cut_short(st: State, player: int, obj: Obj, chars: Chars, ability: Activated, x: int = 0) -> bool:
    """Would it make more mana than one activation may make?"""
    times = _times(st, player, obj, chars, ability)
    return any(len(way) * times > MOST_AT_ONCE for way in _once(st, Ctx(obj.id, player, x), chars, ability))


Ways = list[tuple[Mana, ...]]
MOST_AT_ONCE: Final = 5_000  # every mana is held in memory: one activation makes no more, and the log says so


def _multiplied(ways: Ways, times: int) -> Ways:
    """Multiplied, up to the amount that anybody can use."""
    return [way * min(times, max(1, MOST_AT_ONCE // len(way))) for way in ways if way]


def joined(ways: Ways, made: Ways) -> Ways:
    """Each way to make the one and the other; those that come to the same mana are one."""
    found = [way + more for way in ways for more in made]
    if len(ways) < 2 or len(made) < 2:
        return found
    distinct: dict[tuple[tuple[int, ...], ...], tuple[Mana, ...]] = {}
    for way in found:
        distinct.setdefault(tuple(sorted([_key(mana) for mana in way])), way)
    return list(distinct.values())


def _key(mana: Mana) -> tuple[int, ...]:
    """Equal for mana that can be spent on the same."""
    return (
        mana.kind, mana.snow, 0 if mana.use is None else id(mana.use), mana.lasting,
        0 if mana.rider is None else id(mana.rider),
    )  # fmt: skip


def hurts(ability: Activated) -> int:
    """The life that its player may lose by what it does, beside what it costs: a land that deals damage to them."""
    found = _HURTS.of(ability)
    if found is None:
        assert isinstance(ability.body, Body)
        found = _HURTS.keep(ability, sum([_harm(effect) for effect in ability.body.effects]))
    return found


_HURTS: Final[Known[int]] = Known()


def _harm(effect: Effect) -> int:
    if isinstance(effect, If):
        return max(sum(map(_harm, effect.then)), sum(map(_harm, effect.otherwise)))
    if isinstance(effect, DealDamage):
        struck, amount = effect.players, effect.amount
    elif isinstance(effect, LoseLife):
        struck, amount = effect.who, effect.amount
    else:
        return 0
    if struck is None or isinstance(struck, (Opponents, TargetPlayers)):
        return 0
    return amount if isinstance(amount, int) else UNKNOWN_HARM


UNKNOWN_HARM: Final = 1_000


def added_for(st: State, ctx: Ctx, ability: Activated) -> Sequence[int]:
    """Whose pool the mana goes to: usually the pool of the player who activated the ability (106.4)."""
    assert isinstance(ability.body, Body)
    found = _flat(st, ctx, ability.body.effects)
    return who(st, ctx, found[0].who) if found else [ctx.controller]


def besides_mana(st: State, ctx: Ctx, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What a mana ability does beside adding mana."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, If) and (_adds(effect.then) or _adds(effect.otherwise)):
            found += besides_mana(st, ctx, effect.then if holds(st, ctx, effect.condition) else effect.otherwise)
        elif not isinstance(effect, AddMana):
            found.append(effect)
    return tuple(found)


def triggered_mana(st: State, player: int, oid: int) -> list[Pending]:
    """605.1b: the triggered mana abilities that would trigger if the player tapped the permanent for mana, once each."""
    found: list[Pending] = []
    watches = index(st).by_kind.get(ev.TAPPED_FOR_MANA)
    if watches is None:
        return found
    event = Event(ev.TAPPED_FOR_MANA, "106.12", player, oid)
    for watch in watches:
        ability, ctx = watch.ability, Ctx(watch.source, watch.controller, event=event)
        if ability.limit or body_of_triggered_mana(ability) is None or not matches(st, ctx, ability.when, event):
            continue
        if ability.condition is None or holds(st, ctx, ability.condition):
            found.append(Pending(ability, ctx))
    return found


def body_of_triggered_mana(ability: object) -> Body | None:
    """605.1b: what a triggered mana ability does; none if it isn't one: it has a target, or does more than to add mana."""
    if not isinstance(ability, Triggered) or not isinstance(ability.body, Body) or ability.body.targets:
        return None
    return ability.body if all(isinstance(effect, AddMana) for effect in ability.body.effects) else None


def _has_mana_ability(st: State, ctx: Ctx, node: HasManaAbility, obj: Obj, chars: Chars) -> bool:
    """605.1a–b: activated ones, and triggered ones that trigger on mana."""
    if any(is_mana_ability(ability) for ability in traits_of(chars).activated):
        return True
    return any(
        body_of_triggered_mana(ability) is not None and isinstance(ability.when, TapsForMana)
        for ability in traits_of(chars).triggered
    )


ASK[HasManaAbility] = _has_mana_ability


def _and_triggered(st: State, player: int, obj: Obj, ways: list[tuple[Mana, ...]]) -> list[tuple[Mana, ...]]:
    """605.4a: mana from triggered mana abilities comes immediately, so it can be counted on."""
    for pending in triggered_mana(st, player, obj.id):
        snow = look(st, pending.ctx.source)[1].supertypes & SNOW != 0
        for effect in mana_for(st, pending, player):
            if effect.produced:
                ways = _as_produced(ways, effect, snow, pending.ctx.source)
            else:
                ways = joined(ways, mana_of(st, pending.ctx, effect, snow))
    return ways


def _as_produced(ways: Ways, effect: AddMana, snow: bool, source: int) -> Ways:
    """106.12a: one more mana of a type that was produced, in each way; those that come to the same are one."""
    if effect.mana is not None:
        return [_and_alike(way, effect, snow, source) for way in ways]
    found = [(*way, _mana(kind, effect, snow, source)) for way in ways for kind in sorted({mana.kind for mana in way})]
    return joined(found, [()]) if found else ways


def _and_alike(way: tuple[Mana, ...], effect: AddMana, snow: bool, source: int) -> tuple[Mana, ...]:
    """106.12a: mana of a specified type was produced, and so more of it comes."""
    assert effect.mana is not None
    kinds = _symbols(effect.mana)[0]
    produced = [mana.kind for mana in way]
    return (*way, *[_mana(kind, effect, snow, source) for kind in kinds]) if all(k in produced for k in kinds) else way


def mana_for(st: State, pending: Pending, player: int) -> list[AddMana]:
    """The instructions of a triggered mana ability that add mana for the player."""
    body = body_of_triggered_mana(pending.ability)
    assert body is not None
    return [e for e in body.effects if isinstance(e, AddMana) and player in who(st, pending.ctx, e.who)]


def _flat(st: State, ctx: Ctx, effects: tuple[Effect, ...]) -> list[AddMana]:
    found: list[AddMana] = []
    for effect in effects:
        if isinstance(effect, AddMana):
            found.append(effect)
        elif isinstance(effect, If):
            found += _flat(st, ctx, effect.then if holds(st, ctx, effect.condition) else effect.otherwise)
    return found


def mana_of(st: State, ctx: Ctx, effect: AddMana, snow: bool) -> list[tuple[Mana, ...]]:
    """What one instruction to add mana can yield."""
    count = max(0, number(st, ctx, effect.count))
    if effect.mana is not None or effect.cost_of is not None:
        return [
            tuple(_mana(kind, effect, snow, ctx.source) for kind in kinds) * count
            for kinds in _symbols(_cost(st, ctx, effect))
        ]
    choices = effect.choices
    if effect.identity:  # 903.4f: undefined without a commander
        choices &= max(0, identity_of(st, ctx.controller))
    if effect.chosen:
        word = choice(st, look(st, ctx.source)[0], COLOR)
        choices |= WORD_COLOR[word] if word is not None else 0
    if effect.could_produce is not None:
        choices = producible(st, ctx, effect)
    if effect.among is not None:
        choices |= reduce(or_, [look(st, oid)[1].colors for oid in select(st, ctx, effect.among)], 0)
    kinds = [kind for kind in MANA_TYPES if choices & kind]
    if effect.every:
        return [tuple(_mana(kind, effect, snow, ctx.source) for kind in kinds) * count]
    if mentions(effect.count, DevotionToThat):
        return [_devoted(st, ctx, effect, kind, snow) for kind in kinds]
    if not kinds or count == 0:
        return [()]
    if effect.same or count == 1:
        return [tuple(_mana(kind, effect, snow, ctx.source) for _ in range(count)) for kind in kinds]
    if effect.different:
        count = min(count, len(kinds))
        return [tuple(_mana(k, effect, snow, ctx.source) for k in way) for way in combinations(kinds, count)]
    free = min(count, 16) if len(kinds) > 2 else count  # beyond that the rest is of one kind: there are ways enough
    combos = combinations_with_replacement(kinds, free)
    ends = [(kind,) * (count - free) for kind in kinds] if count > free else [()]
    return [tuple(_mana(k, effect, snow, ctx.source) for k in combo + end) for combo in combos for end in ends]


def _devoted(st: State, ctx: Ctx, effect: AddMana, kind: int, snow: bool) -> tuple[Mana, ...]:
    """ "Choose a color. Add an amount of mana of that color equal to your devotion to that color": for one of them."""
    inner = ctx.dup()
    inner.numbers[THAT_COLOR] = kind
    return (_mana(kind, effect, snow, ctx.source),) * max(0, number(st, inner, effect.count))


def _cost(st: State, ctx: Ctx, effect: AddMana) -> ManaCost:
    if effect.mana is not None:
        return effect.mana
    assert effect.cost_of is not None
    found = select(st, ctx, effect.cost_of)
    return (look(st, found[0])[1].cost if found else None) or FREE


def _symbols(cost: ManaCost) -> list[tuple[int, ...]]:
    """What is added for symbols: generic ones and snow are colorless mana (106.10, 106.11), Phyrexian ones their color
    (106.9); of a hybrid symbol one half is chosen (106.8). {X} is 0 (107.3g)."""
    ways: list[tuple[int, ...]] = [()]
    for pip in cost.pips:
        halves: list[tuple[int, ...]] = [(kind,) for kind in MANA_TYPES if pip & kind] or [(COLORLESS_MANA,)]
        if pip & TWO_GENERIC:
            halves.append((COLORLESS_MANA, COLORLESS_MANA))
        ways = [way + half for way in ways for half in halves]
        if len(halves) > 1:
            ways = list({tuple(sorted(way)): way for way in ways}.values())
    return [way + (COLORLESS_MANA,) * cost.generic for way in ways]


def _mana(kind: int, effect: AddMana, snow: bool, source: int) -> Mana:
    if effect.use is None and effect.rider is None:
        return Mana(kind, snow, None, int(effect.lasting))
    return Mana(kind, snow, effect.use, int(effect.lasting), effect.rider, source)


def producible(st: State, ctx: Ctx, effect: AddMana) -> int:
    """106.7: the types of mana that some permanents could produce. Those that ask each other define nothing by that: each
    is taken to produce what is known about it so far, until no more comes to be known."""
    known: dict[tuple[int, int], int] = {}
    while True:
        before = known
        known = {}
        found = _producible(st, ctx, effect, before, known)
        if known == before:
            return found


def _producible(
    st: State, ctx: Ctx, effect: AddMana, before: dict[tuple[int, int], int], known: dict[tuple[int, int], int]
) -> int:
    """One round: for those still being asked, the previous result is used."""
    assert effect.could_produce is not None
    here = (ctx.source, id(effect))
    if here in known:
        return known[here]
    mask = known[here] = before.get(here, 0)
    for oid in select(st, ctx, effect.could_produce):
        chars = chars_of(st, st.objs[oid])
        asker = Ctx(oid, chars.controller)
        for ability in traits_of(chars).activated:
            if not is_mana_ability(ability):
                continue
            assert isinstance(ability.body, Body)
            for inner in _flat(st, asker, ability.body.effects):
                if inner.could_produce is not None:
                    mask |= _producible(st, asker, inner, before, known)
                    continue
                for way in mana_of(st, asker, inner, False):
                    for mana in way:
                        mask |= mana.kind
    known[here] = mask = mask & (effect.choices or ALL_COLORS)
    return mask
