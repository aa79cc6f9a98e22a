"""117: what to do with priority: which land, which spells for the mana there is, what to hold until when.

``wants`` says, without listing anything, whether there is anything to think about: most priorities are passed.
``best`` scores the options: a spell by what it would bring now, less the card that it costs; then the mana is spent so
that the sum is largest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.agents import aims, valuing, worth
from inset.agents.sight import Sight
from inset.agents.target_worth import CANT_SAY, NEVER
from inset.kernel.mana import ManaCost
from inset.kernel.types import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    COLORS,
    CREATURE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    END,
    EXILE,
    HAND,
    INSTANT,
    LAND,
    LEGENDARY,
    MAIN_STEPS,
    PERMANENT_TYPES,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    STACK,
)  # fmt: skip
from inset.language import card as frame, costs as co, keywords as kw, selections as sel, values as val
from inset.language.abilities import Activated, AdditionalCost, Body, Keyword, Modes, StaticAbility
from inset.language.effects import AddMana
from inset.language.entering import EntersTapped
from inset.language.filters import IsThis
from inset.rules.meaning.references import holds, select
from inset.rules.model import event_records as ev
from inset.rules.model.answers import FOR_FREE, PASS, Action, Activate, CastSpell, PlayLand
from inset.rules.model.state import SPELL, Chars, Ctx, Obj
from inset.rules.objects import frames
from inset.rules.objects.abilities import traits
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.mana_abilities import is_mana_ability
from inset.rules.playing.activating import abilities_of

OPEN_STEPS: Final = (DECLARE_ATTACKERS, DECLARE_BLOCKERS, END)  # of an opponent's turn
MOST_ACTIVATIONS: Final = 2  # of one permanent's abilities in a turn
CASCADES: Final = 3.0  # another spell for nothing
NO_TEXT: Final = Body(())
ENOUGH: Final = 0.3  # a gain that is worth an action


def wants(sight: Sight) -> bool:
    """Might the player want to do anything now?"""
    st = sight.st
    if st.stack:
        top = st.objs[st.stack[-1]]
        return chars_of(st, top).controller != sight.me and has_fast(sight)
    if sight.mine:
        if st.step in MAIN_STEPS:
            return True
        return st.step in (BEGIN_COMBAT, DECLARE_BLOCKERS) and has_fast(sight)
    return st.step in OPEN_STEPS and has_fast(sight)


def has_fast(sight: Sight) -> bool:
    """Is there a card or an ability that could be used at instant speed?"""
    if not sight.mana():
        return False
    st = sight.st
    cards = sight.hand() + [st.objs[oid] for oid in st.exile if st.objs[oid].owner == sight.me]
    if any(_is_fast(obj, sight.me) for obj in cards):
        return True
    return any(_has_ability(sight, obj) for obj, _ in sight.permanents(sight.me))


def _is_fast(obj: Obj, me: int) -> bool:
    card = obj.definition
    for way in range(len(card.faces)):
        chars = frames.printed(card, STACK, way, me)
        if chars.types & INSTANT or chars.keywords & kw.FLASH:
            return True
    return False


def _has_ability(sight: Sight, obj: Obj) -> bool:
    return any(not is_mana_ability(ability) for ability in abilities_of(sight.st, obj))


# --- scoring -----------------------------------------------------------------------------------------


class Deed:
    """Something that could be done: what it gains, how much mana it takes, which card it uses up."""

    __slots__ = ("card", "cost", "gain", "later", "order", "value")

    def __init__(
        self, value: Action, gain: float, cost: int, card: int, order: float = 0.0, later: bool = False
    ) -> None:
        self.value = value
        self.gain = gain
        self.cost = cost
        self.card = card
        self.order = order  # which of several comes first
        self.later = later  # better after combat: until then its mana is kept for it


def best(sight: Sight, values: Sequence[Action]) -> Action:
    """The action to take, which may be to pass."""
    found = deeds(sight, values)
    if found and sight.mine and sight.st.step in (BEGIN_COMBAT, DECLARE_BLOCKERS):
        found += _after_combat(sight)
    return plan(found, sight.mana()) if found else PASS


def ranked(sight: Sight, values: Sequence[Action]) -> list[tuple[Action, float]]:
    """Every sensible action with its score, the best first, then passing; for a search to explore."""
    found = sorted(deeds(sight, values, least=-2.0), key=lambda deed: -deed.gain)
    return [(deed.value, deed.gain) for deed in found] + [(PASS, 0.0)]


def deeds(sight: Sight, values: Sequence[Action], least: float = ENOUGH) -> list[Deed]:
    found: list[Deed] = []
    lands: list[PlayLand] = []
    for value in values:
        deed: Deed | None = None
        if isinstance(value, PlayLand):
            lands.append(value)
        elif isinstance(value, CastSpell):
            deed = _cast(sight, value)
        elif isinstance(value, Activate):
            deed = _activate(sight, value)
        if deed is not None and deed.gain > least:
            found.append(deed)
    if lands:
        chosen = max(lands, key=lambda value: _land(sight, value))
        found.append(Deed(chosen, 50.0, 0, chosen.card, 100.0))
    return found


def _after_combat(sight: Sight) -> list[Deed]:
    """The permanents that the player could cast after combat, for which the mana may be needed."""
    sources = [_colors(chars) for _, chars in sight.permanents(sight.me)]
    mana, found = sight.mana(), list[Deed]()
    for obj in sight.hand():
        chars = frames.printed(obj.definition, STACK, 0, sight.me)
        cost = chars.cost
        if cost is None or not chars.types & PERMANENT_TYPES or chars.keywords & kw.FLASH:
            continue
        if cost.value() <= mana and _has_colors(cost, sources):
            found.append(Deed(PASS, _permanent(sight, obj, chars, 0), cost.value(), obj.card, later=True))
    return [deed for deed in found if deed.gain > ENOUGH]


def plan(found: list[Deed], mana: int) -> Action:
    """Spends the mana so that the gains are largest, and begins with what should come first."""
    found = sorted(found, key=lambda deed: -deed.gain)[:9]
    best_gain, chosen = _fill(found, 0, mana, frozenset())
    if best_gain <= 0 or not chosen:
        chosen = [max(found, key=lambda deed: deed.gain)]  # costs may be lower than they look
    now = [deed for deed in chosen if not deed.later]
    return max(now, key=lambda deed: (deed.order, deed.gain)).value if now else PASS


def _fill(found: list[Deed], start: int, mana: int, used: frozenset[int]) -> tuple[float, list[Deed]]:
    top, chosen = 0.0, list[Deed]()
    for place in range(start, len(found)):
        deed = found[place]
        if deed.cost <= mana and deed.card not in used:
            gain, rest = _fill(found, place + 1, mana - deed.cost, used | {deed.card})
            if gain + deed.gain > top:
                top, chosen = gain + deed.gain, [deed, *rest]
    return top, chosen


# --- lands -------------------------------------------------------------------------------------------


def _land(sight: Sight, land: PlayLand) -> float:
    """Which land to play: one that makes what the hand needs and the lands do not make yet."""
    obj = sight.st.objs[land.card]
    chars = frames.printed(obj.definition, BATTLEFIELD, land.way, sight.me)
    made = _colors(chars)
    have = 0
    for _, other in sight.permanents(sight.me):
        if other.types & LAND:
            have |= _colors(other)
    wanted = 0
    for card in sight.hand():
        for face in card.definition.faces:
            if face.cost is not None:
                wanted |= face.cost.colors()
    score = 0.0
    for color in COLORS:
        if made & color:
            score += 0.1 + (2.0 if wanted & color and not have & color else 0.2 if wanted & color else 0.0)
    if _enters_tapped(sight, obj, chars):
        score += -1.5 if needs_untapped(sight, obj) else 0.6  # while its mana is not missed
    return score


def _enters_tapped(sight: Sight, land: Obj, chars: Chars) -> bool:
    """Does it say that it would enter tapped now?"""
    statics = [static for one in chars.abilities if isinstance(one, StaticAbility) for static in one.statics]
    for static in statics:
        if isinstance(static, EntersTapped) and isinstance(static.where, IsThis):
            try:
                return static.unless is None or not holds(sight.st, Ctx(land.id, sight.me), static.unless)
            except CANT_SAY:
                return True
    return False


def needs_untapped(sight: Sight, land: Obj) -> bool:
    """Would its mana let the player spend more this turn, on cards in hand, than without it?"""
    mine = _colors(frames.printed(land.definition, BATTLEFIELD, land.in_use, sight.me))
    others = [_colors(chars) for _, chars in sight.permanents(sight.me)]
    cards = [card for card in sight.hand() if card.id != land.id and (sight.mine or _is_fast(card, sight.me))]
    mana = sight.mana()
    return _most_spent(cards, [*others, mine], mana + 1) > _most_spent(cards, others, mana)


def _most_spent(cards: list[Obj], sources: list[int], mana: int) -> int:
    """The largest sum of costs for this much mana, each card once, counting only cards whose colors these sources
    make."""
    sums = {0}
    for card in cards:
        costs = [face.cost for face in card.definition.faces if face.cost is not None]
        spent = {mana if cost.x else cost.value() for cost in costs if _has_colors(cost, sources)}
        sums |= {total + more for total in sums for more in spent if total + more <= mana}
    return max(sums)


def _has_colors(cost: ManaCost, sources: list[int]) -> bool:
    return all(sum(1 for made in sources if made & color) >= cost.pips.count(color) for color in COLORS)


def _colors(chars: Chars) -> int:
    mask = 0
    for ability in chars.abilities:
        if isinstance(ability, Activated) and isinstance(ability.body, Body):
            for effect in ability.body.effects:
                if isinstance(effect, AddMana):
                    mask |= effect.choices | (effect.mana.colors() if effect.mana is not None else 0)
    return mask


# --- spells ------------------------------------------------------------------------------------------


def _cast(sight: Sight, spell_cast: CastSpell) -> Deed | None:
    oid, way = spell_cast.card, spell_cast.way
    obj = sight.st.objs[oid]
    card = obj.definition
    chars = frames.printed(card, STACK, way, sight.me)
    cost = 0 if spell_cast.cost == FOR_FREE else (chars.cost.value() if chars.cost is not None else 0)
    x = _x(sight, oid, chars, cost)
    if x and chars.cost is not None:
        cost += x * chars.cost.x
    ctx = Ctx(oid, sight.me, x)
    later = False
    if chars.types & PERMANENT_TYPES:
        gain = _permanent(sight, obj, chars, way)
        later = _can_wait(sight, obj, chars)
        order = 1.0 if chars.keywords & kw.HASTE else 0.0
    else:
        spell = traits(chars.abilities).spell
        text = spell.body if spell is not None else NO_TEXT
        gain, order = _spell(sight, ctx, text, chars)
        while gain <= NEVER / 2 and x > 0 and chars.cost is not None and chars.cost.x:  # a smaller X may have a target
            x, cost, ctx = x - 1, cost - chars.cost.x, Ctx(oid, sight.me, x - 1)
            gain, order = _spell(sight, ctx, text, chars)
        if any(isinstance(one, Keyword) and one.keyword == kw.STORM for one in chars.abilities):
            gain *= 1 + sum(event.kind == ev.CAST for event in sight.st.events)
        ritual = _ritual(sight, ctx, text, cost)
        gain, order = gain + ritual - _card_price(sight, obj, way), 3.0 if ritual else order
    gain += CASCADES * any(isinstance(one, Keyword) and one.keyword == kw.CASCADE for one in chars.abilities)
    more, mana = _both_halves(sight, obj, way, cost) if gain > 0 else (0.0, 0)
    return Deed(spell_cast, gain + more, cost + mana, obj.card or oid, order + (0.5 if mana else 0.0), later)


def _x(sight: Sight, oid: int, chars: Chars, cost: int) -> int:
    """107.3a: X is what the rest of the mana pays for, or as much as an additional cost in X can take."""
    if chars.cost is not None and chars.cost.x:
        return max(0, sight.mana() - cost) // chars.cost.x
    for ability in chars.abilities:
        if isinstance(ability, AdditionalCost):
            for part in flatten(ability.cost):
                if isinstance(part, (co.ExileCards, co.ReturnToHand, co.SacrificeOther)) and isinstance(
                    part.count, val.X
                ):
                    zone = part.zone if isinstance(part, co.ExileCards) else BATTLEFIELD
                    return _how_many(sight, oid, sel.Each(part.where, zone, None if zone == BATTLEFIELD else sel.You()))
    return 0


def _how_many(sight: Sight, source: int, what: sel.Each) -> int:
    """How many such objects the player has."""
    found = select(sight.st, Ctx(source, sight.me), what)
    return sum(1 for oid in found if oid != source and sight.controller(oid) == sight.me)


def _ritual(sight: Sight, ctx: Ctx, text: Body | Modes, cost: int) -> float:
    """A spell that adds mana is worth the best card in hand that it lets the player cast this turn."""
    if isinstance(text, Modes) or not sight.mine or sight.st.step not in MAIN_STEPS:
        return 0.0
    made = sum(_mana_of(sight, ctx, effect) for effect in text.effects if isinstance(effect, AddMana))
    mana = sight.mana()
    if made <= cost:
        return 0.0
    found = 0.0
    for obj in sight.hand():
        chars = frames.printed(obj.definition, STACK, 0, sight.me)
        dear = chars.cost is not None and mana < chars.cost.value() <= mana - cost + made
        if obj.id != ctx.source and dear:
            found = max(found, 0.9 * _worth_casting(sight, obj, chars))
    return found


def _mana_of(sight: Sight, ctx: Ctx, effect: AddMana) -> int:
    return effect.mana.value() if effect.mana is not None else valuing.amount_of(sight, ctx, effect.count)


def _worth_casting(sight: Sight, obj: Obj, chars: Chars) -> float:
    if chars.types & PERMANENT_TYPES:
        return _permanent(sight, obj, chars, 0)
    spell = traits(chars.abilities).spell
    return 0.0 if spell is None else valuing.body(sight, Ctx(obj.id, sight.me), spell.body) - _card_price(sight, obj, 0)


def _can_wait(sight: Sight, obj: Obj, chars: Chars) -> bool:
    """Before combat the mana may be wanted for a trick; there is another main phase."""
    if not sight.mine or sight.st.step != PRECOMBAT_MAIN or chars.keywords & kw.HASTE:
        return False
    return _holds_trick(sight, obj)


def _card_price(sight: Sight, obj: Obj, way: int) -> float:
    """What using the card costs: nothing if it goes on an adventure, the creature if it doesn't come back."""
    if not obj.card:
        return 0.0  # a copy
    if way and frames.has(obj.definition, frame.ADVENTURE):
        return 0.0
    if way and frames.has(obj.definition, frame.OMEN):
        return 1.2 if sight.lands(sight.me) < _printed_cost(obj, 0) - 1 else 1.8
    return 1.5


def _printed_cost(obj: Obj, way: int) -> int:
    cost = obj.definition.faces[way].cost
    return cost.value() if cost is not None else 0


def _both_halves(sight: Sight, obj: Obj, way: int, cost: int) -> tuple[float, int]:
    """715: with mana for both, the adventure comes first, and the creature is cast from exile in the same turn.

    Returns what the creature adds, and the mana that it takes.
    """
    if not way or not frames.has(obj.definition, frame.ADVENTURE) or sight.st.step not in MAIN_STEPS or not sight.mine:
        return 0.0, 0
    mana = _printed_cost(obj, 0)
    if not mana or cost + mana > sight.mana():
        return 0.0, 0
    gain = _permanent(sight, obj, frames.printed(obj.definition, STACK, 0, sight.me), 0)
    return (gain + _adventure_ahead(sight, obj), mana) if gain > 0 else (0.0, 0)


def _permanent(sight: Sight, obj: Obj, chars: Chars, way: int) -> float:
    st = sight.st
    if chars.supertypes & LEGENDARY and any(c.name == chars.name for _, c in sight.permanents(sight.me)):
        return -1.0
    if chars.types & CREATURE and not sight.mine and st.step != END and st.step != DECLARE_ATTACKERS:
        return -1.0
    if chars.keywords & kw.FLASH and sight.mine and st.step != POSTCOMBAT_MAIN:
        return -1.0  # it can wait until the opponent's turn
    value = worth.permanent(chars) + valuing.entering(sight, obj.id, chars)
    if not chars.types & CREATURE or (chars.toughness or 0) <= 0:
        value = max(value, 1.0 + 0.9 * (chars.cost.value() if chars.cost is not None else 0))
    if obj.zone == HAND and not way and frames.has(obj.definition, frame.ADVENTURE):
        value -= _adventure_ahead(sight, obj)
    if way and frames.has(obj.definition, frame.PROTOTYPE):
        full = _printed_cost(obj, 0)
        if sight.lands(sight.me) + 1 >= full:  # the large one next turn
            value -= 0.6 * max(0.0, worth.face(obj.definition.faces[0]) - value)
    return value + 0.1 * (chars.cost.value() if chars.cost is not None else 0)


def _adventure_ahead(sight: Sight, obj: Obj) -> float:
    """What is given up by casting the creature without its adventure."""
    spell = traits(obj.definition.faces[1].abilities).spell
    if spell is None:
        return 0.0
    if aims.counters_spells(spell.body):
        return 0.8
    gain = valuing.body(sight, Ctx(obj.id, sight.me), spell.body)
    return max(0.3, min(2.0, 0.5 * gain))


def _holds_trick(sight: Sight, but: Obj) -> bool:
    """Is there an instant that makes a creature larger, and a creature to attack with?"""
    if not any(sight.ready(o.id, sight.me) for o, _ in sight.creatures(sight.me)):
        return False
    for obj in sight.hand():
        if obj is but:
            continue
        for face in obj.definition.faces:
            spell = traits(face.abilities).spell if face.types & INSTANT else None
            if spell is not None and _is_trick(spell.body) and face.cost is not None:
                if face.cost.value() <= sight.mana():
                    return True
    return False


def _is_trick(text: Body | Modes) -> bool:
    if isinstance(text, Modes) or not text.targets:
        return False
    uses = aims.uses(text, 0)
    return bool(uses) and all(use.kind == aims.PUMP for use in uses)


def _spell(sight: Sight, ctx: Ctx, text: Body | Modes, chars: Chars) -> tuple[float, float]:
    """An instant or sorcery: what it brings now, and whether it should come before other things."""
    st = sight.st
    gain = valuing.body(sight, ctx, text)
    if chars.types & INSTANT and not _is_trick(text) and not _urgent(sight, text):
        if sight.mine and st.step in MAIN_STEPS and gain < 4.0 and ctx.source in st.hands[sight.me]:
            gain -= 0.8  # it can wait for the opponent's turn
    if sight.mine and not st.stack and st.step not in MAIN_STEPS and gain < 4.0 and not _is_trick(text):
        gain = min(gain, 0.0)  # after combat its mana may be wanted for something better
    return gain, 2.0 if isinstance(text, Body) and text.targets else 0.2


def _urgent(sight: Sight, text: Body | Modes) -> bool:
    """Removal before an attack."""
    return sight.st.step == PRECOMBAT_MAIN and any(sight.ready(o.id, sight.me) for o, _ in sight.creatures(sight.me))


# --- abilities ---------------------------------------------------------------------------------------


def _activate(sight: Sight, use: Activate) -> Deed | None:
    st, oid = sight.st, use.source
    obj = st.objs[oid]
    ability = abilities_of(st, obj)[use.ability]
    if _used(sight, oid) >= MOST_ACTIVATIONS or any(_is_from(st.objs[other], oid) for other in st.stack):
        return None
    ctx = Ctx(oid, sight.me)
    price, mana = _price(sight, ctx, obj, ability)
    gain = valuing.body(sight, ctx, ability.body) - price
    if obj.attached and isinstance(ability.body, Body) and ability.body.targets:
        gain -= 3.0  # it is where it should be
    return Deed(use, gain, mana, oid, 0.1)


def _used(sight: Sight, oid: int) -> int:
    return sum(1 for event in sight.st.events if event.kind == ev.ACTIVATED and event.other == oid)


def _is_from(obj: Obj, source: int) -> bool:
    return obj.stack is not None and obj.stack.kind != SPELL and obj.stack.ctx.source == source


def _price(sight: Sight, ctx: Ctx, obj: Obj, ability: Activated) -> tuple[float, int]:
    """What an activation costs: in worth, and in mana."""
    price, mana = 0.2, 0
    chars = chars_of(sight.st, obj)
    for part in flatten(ability.cost):
        match part:
            case co.PayMana(cost=cost):
                mana += cost.value()
            case co.TapThis():
                price += 0.3 if chars.types & CREATURE else 0.0
            case co.SacrificeThis() | co.ExileThis():
                price += worth.permanent(chars, obj.token) if obj.zone != EXILE else 0.0
            case co.SacrificeOther():
                price += 2.5
            case co.DiscardThis():
                price += 1.5
            case co.DiscardCards() | co.ExileCards():
                price += 2.0
            case co.PayLife(amount=amount):
                price += 0.4 * valuing.amount_of(sight, ctx, amount)
            case co.RemoveCounters(count=count):
                price += 0.6 * valuing.amount_of(sight, ctx, count)
            case co.PutCounters(count=count):
                price -= 0.5 * valuing.amount_of(sight, ctx, count)
            case _:
                price += 0.3
    return price + 0.1 * mana, mana
