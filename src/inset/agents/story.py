"""What a text's instructions are worth, read in order: cards that are looked at, chosen and moved are followed to where
they go.

Every kind of instruction has a value here, or is known to be worth nothing by itself (a test makes sure that none is
missing). What happens to targets is not counted: that is ``target_worth``. Nothing here knows a card by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from inset.agents import aims, combat, tricks, worth
from inset.agents.aims import Use
from inset.agents.sight import Sight
from inset.agents.target_worth import (
    CANT_SAY,
    DISCARDED,
    EXTRA_TURN,
    GUESS,
    LETHAL,
    amount_of,
    draws,
    life_gained,
    life_lost,
    names,
    one,
    sacrificed,
)
from inset.kernel.types import BATTLEFIELD, CREATURE, DECLARE_ATTACKERS, EXILE, GRAVEYARD, HAND, LAND, LIBRARY
from inset.language import (
    conditions as cond,
    costs as co,
    effects as ef,
    keywords as kw,
    mods,
    selections as sel,
    values as val,
)
from inset.language.abilities import CastOnly
from inset.language.node import Amount, Effect, Players
from inset.language.statics import PlayerRule, PreventDamage
from inset.rules.meaning.references import holds, select, who
from inset.rules.model.state import Ctx
from inset.rules.objects.layers import chars_of
from inset.rules.objects.what_text_reads import types_needed
from inset.rules.payment.cost_parts import flatten

ANYWHERE: Final = 0
MOST_FOUND: Final = 10  # cards of a search that count
SOME: Final = 0.4  # of the cards that are looked at, how many pass a filter
MOVED: Final = {  # what it is worth to a player that a card of theirs goes from one zone to another
    (LIBRARY, HAND): 2.0, (GRAVEYARD, HAND): 2.0, (EXILE, HAND): 2.0, (ANYWHERE, HAND): 1.5, (BATTLEFIELD, HAND): -1.2,
    (LIBRARY, BATTLEFIELD): 3.5, (GRAVEYARD, BATTLEFIELD): 3.5, (HAND, BATTLEFIELD): 1.8, (EXILE, BATTLEFIELD): 2.5,
    (ANYWHERE, BATTLEFIELD): 2.5,
    (HAND, LIBRARY): -1.6, (HAND, GRAVEYARD): -1.6, (HAND, EXILE): -1.6,
    (BATTLEFIELD, GRAVEYARD): -3.0, (BATTLEFIELD, EXILE): -3.0, (BATTLEFIELD, LIBRARY): -3.0,
    (LIBRARY, GRAVEYARD): 0.1, (LIBRARY, EXILE): 0.1, (GRAVEYARD, EXILE): -0.1, (GRAVEYARD, LIBRARY): 0.2,
}  # fmt: skip


_NOT_YET: Final = (cond.Did, val.ColorSpent, val.SavedNumber)  # what is known only when it is carried out


class Group(NamedTuple):
    """Some cards that a text mentions: where they are, roughly how many, and whether they are the player's (1) or not
    (-1)."""

    zone: int
    size: float
    sign: float


def instructions(sight: Sight, ctx: Ctx, effects: tuple[Effect, ...], targeted: bool = False) -> float:
    """What the instructions are worth, apart from what they do to targets."""
    return Story(sight, ctx, targeted).told(effects)


class Story:
    """The part of a text that has been read."""

    def __init__(self, sight: Sight, ctx: Ctx, targeted: bool) -> None:
        self.sight = sight
        self.ctx = ctx
        self.targeted = targeted
        self.kept: dict[int, Group] = {}
        self.things: dict[int, list[int]] = {}

    def told(self, effects: tuple[Effect, ...]) -> float:
        return worth.total_of(self.value(effect) for effect in self.flat(effects))

    def flat(self, effects: tuple[Effect, ...]) -> Iterator[Effect]:
        """Every instruction, including nested ones; of "if", the branch that would be taken now."""
        for effect in effects:
            if isinstance(effect, ef.If):
                yield from self.flat(effect.then if self.holds(effect) else effect.otherwise)
            elif isinstance(effect, (ef.May, ef.Joined)):
                yield from self.flat(effect.effects)
            else:
                yield effect

    def holds(self, effect: ef.If) -> bool:
        if names(effect.condition, _NOT_YET):
            return bool(effect.then)
        try:
            return holds(self.sight.st, self.ctx, effect.condition)
        except CANT_SAY:
            return bool(effect.then)

    def value(self, effect: Effect) -> float:
        found = VALUES.get(type(effect))
        if found is not None:
            return found(self, effect)
        return 0.0 if type(effect) in NOTHING or self.targeted else UNKNOWN

    # --- what the words refer to --------------------------------------------------------------------

    def amount(self, amount: Amount) -> int:
        return amount_of(self.sight, self.ctx, amount)

    def sign(self, players: Players | None) -> float:
        """Whom it concerns: +1 the player, -1 an opponent, 0 both or a target."""
        if players is None or isinstance(players, sel.You):
            return 1.0
        if isinstance(players, sel.TargetPlayers):
            return 0.0
        return worth.total_of(1.0 if player == self.sight.me else -1.0 for player in self.players(players))

    def players(self, players: Players) -> list[int]:
        try:
            return list(who(self.sight.st, self.ctx, players))
        except CANT_SAY:
            return []

    def group(self, selection: Any) -> Group:
        """The cards of a selection that can be known."""
        match selection:
            case sel.Saved(slot=slot):
                return self.kept.get(slot, Group(ANYWHERE, 1.0, 1.0))
            case sel.Among(what=what):
                found = self.group(what)
                return found._replace(size=max(1.0, SOME * found.size))
            case sel.TopOfLibrary(who=players, count=count):
                return Group(LIBRARY, max(1, self.amount(count)), self.sign(players) or 1.0)
            case sel.Each(zone=zone, of=players) if zone == HAND and players is not None:
                sign = self.sign(players)
                whose = self.sight.me if sign > 0 else self.sight.foe
                return Group(HAND, self.sight.hand_size(whose), sign or -1.0)
            case sel.Each(zone=zone):
                found_there = self.each(selection)
                theirs = [oid for oid in found_there if self.sight.controller(oid) != self.sight.me]
                return Group(zone, len(found_there), -1.0 if found_there and len(theirs) == len(found_there) else 1.0)
            case sel.This() | sel.Target():
                return Group(ANYWHERE, 0.0, 0.0)
            case _:
                return Group(ANYWHERE, 1.0, 1.0)

    def keep(self, slot: int, found: Group) -> None:
        if slot >= 0:
            self.kept[slot] = found

    def each(self, selection: Any) -> list[int]:
        """The objects of a selection that names no target."""
        if isinstance(selection, sel.Union):
            return list(dict.fromkeys(oid for part in selection.parts for oid in self.each(part)))
        if isinstance(selection, sel.Saved):
            return self.things.get(selection.slot, [])
        if not isinstance(selection, (sel.Each, sel.This, sel.Host, sel.EventObject, sel.ThatThing)):
            return []
        try:
            return [oid for oid in select(self.sight.st, self.ctx, selection) if oid in self.sight.st.objs]
        except CANT_SAY:
            return []

    def each_gets(self, selection: Any, use: Use) -> float:
        if self.targeted and names(selection, (sel.Target, sel.TargetPlayers)):
            return 0.0  # counted with the target
        return worth.total_of(one(self.sight, self.ctx, use, oid) for oid in self.each(selection))


# --- cards that move --------------------------------------------------------------------------------------------------------
def _look(story: Story, effect: ef.LookAt) -> float:
    story.keep(effect.save, story.group(effect.what))
    return 0.1


def _reveal(story: Story, effect: ef.RevealUntil) -> float:
    story.keep(effect.save, Group(LIBRARY, 1.0, story.sign(effect.who) or 1.0))
    return 0.1


def _choose(story: Story, effect: ef.Choose) -> float:
    found = story.group(effect.what)
    story.keep(effect.save, found._replace(size=min(story.amount(effect.most), found.size)))
    return 0.0


def _remember(story: Story, effect: ef.Remember) -> float:
    if effect.what is not None:
        story.keep(effect.save, story.group(effect.what))
        if effect.save >= 0:
            story.things[effect.save] = story.each(effect.what)
    return 0.0


def _move(story: Story, effect: ef.Move) -> float:
    if isinstance(effect.what, sel.Union) and any(isinstance(part, sel.Saved) for part in effect.what.parts):
        groups = [story.group(part) for part in effect.what.parts]
        return worth.total_of(MOVED.get((one.zone, effect.to), 0.0) * one.size * one.sign for one in groups)
    if isinstance(effect.what, (sel.Each, sel.Union, sel.This, sel.Host, sel.EventObject, sel.ThatThing)):
        use = Use(aims.BOUNCE) if effect.to == HAND else Use(aims.REGAIN if effect.to == BATTLEFIELD else aims.KILL)
        story.keep(effect.save, Group(effect.to, len(story.each(effect.what)), 1.0))
        return story.each_gets(effect.what, use)
    found = story.group(effect.what)
    story.keep(effect.save, found._replace(zone=effect.to))
    return MOVED.get((found.zone, effect.to), 0.0) * found.size * found.sign


def _draw(story: Story, effect: ef.Draw) -> float:
    count = story.amount(effect.count)
    sign = story.sign(effect.who)
    story.keep(effect.save, Group(HAND, count, sign or 1.0))
    if not isinstance(effect.who, sel.You) and sign == 0.0 and not isinstance(effect.who, sel.TargetPlayers):
        return 0.3 * count  # each player draws: the cards are worth more to the player with more mana
    return sign * draws(story.sight, story.sight.me, count)


def _discard(story: Story, effect: ef.Discard) -> float:
    count, total = story.amount(effect.count), 0.0
    if isinstance(effect.who, sel.TargetPlayers):
        return 0.0
    for player in story.players(effect.who):
        cards = min(count, max(0, story.sight.hand_size(player) - (player == story.sight.me)))
        total += (-1.0 if player == story.sight.me else 1.0) * DISCARDED * cards
    return total


def _discard_it(story: Story, effect: ef.DiscardIt) -> float:
    found = story.group(effect.what)  # the best cards, if an opponent's hand was seen
    return -found.sign * (3.0 if found.sign < 0 else DISCARDED) * min(found.size, GUESS)


def _discard_hand(story: Story, effect: ef.DiscardHand) -> float:
    return worth.total_of(
        (-1.0 if player == story.sight.me else 1.0) * DISCARDED * story.sight.hand_size(player)
        for player in (story.players(effect.who) if not isinstance(effect.who, sel.TargetPlayers) else ())
    )


def _sacrifice(story: Story, effect: ef.Sacrifice) -> float:
    if isinstance(effect.who, sel.TargetPlayers):
        return 0.0
    count = story.amount(effect.count)
    return worth.total_of(
        (-1.0 if player == story.sight.me else 1.0) * sacrificed(story.sight, player, count)
        for player in story.players(effect.who)
    )


def _search(story: Story, effect: ef.Search) -> float:
    sight = story.sight
    onto = effect.to == BATTLEFIELD
    value = 2.4
    if onto and types_needed(effect.where) != LAND:
        value = MOVED[LIBRARY, BATTLEFIELD]
    elif onto:
        value = 3.0 if sight.lands(sight.me) < worth.LANDS_WANTED else 0.8
    most = min(MOST_FOUND, max(1, story.amount(effect.most)))
    return story.sign(effect.who) * value * (1.0 + 0.7 * (most - 1))


def _token(story: Story, effect: ef.CreateToken) -> float:
    face = effect.token.face
    each = worth.face(face) if face.types & CREATURE else 0.9
    if face.types & CREATURE and effect.power is not None:
        each = 0.6 + 1.7 * story.amount(effect.power)
    story.keep(effect.save, Group(BATTLEFIELD, 1.0, 1.0))
    return story.sign(effect.who) * each * story.amount(effect.count)


# --- damage, life, creatures --------------------------------------------------------------------------------------------------
def _damage(story: Story, effect: ef.DealDamage) -> float:
    total = story.each_gets(effect.to, Use(aims.HURT, effect.amount))
    if effect.players is not None and not isinstance(effect.players, sel.TargetPlayers):
        amount = story.amount(effect.amount)
        for player in story.players(effect.players):
            total += (-1.0 if player == story.sight.me else 1.0) * life_lost(story.sight, player, amount, 0.8)
    return total


def _lose_life(story: Story, effect: ef.LoseLife) -> float:
    if isinstance(effect.who, sel.TargetPlayers):
        return 0.0
    amount = story.amount(effect.amount)
    return worth.total_of(
        (-1.0 if player == story.sight.me else 1.0) * life_lost(story.sight, player, amount)
        for player in story.players(effect.who)
    )


def _gain_life(story: Story, effect: ef.GainLife) -> float:
    if isinstance(effect.who, sel.TargetPlayers):
        return 0.0
    amount = story.amount(effect.amount)
    return worth.total_of(
        (1.0 if player == story.sight.me else -1.0) * life_gained(story.sight, player, amount)
        for player in story.players(effect.who)
    )


def _modify(story: Story, effect: ef.Modify) -> float:
    """A change to all objects of a selection. Everything on one side grows for the turn: worth something in combat."""
    use = aims.modified(effect.mods, effect.duration)
    total = _pumped(story, effect.what, use) if use.kind == aims.PUMP else story.each_gets(effect.what, use)
    for part in effect.mods:
        if isinstance(part, mods.ModifyPT) and use.kind == aims.PUMP:
            total += _before_attack(story, effect, part)
    return total


def _pumped(story: Story, what: Any, use: Use) -> float:
    """Many creatures grow for the turn: before blockers are declared, what matters is how they block together."""
    sight = story.sight
    if sight.mine or sight.st.stack or sight.st.step != DECLARE_ATTACKERS:
        return story.each_gets(what, use)
    power, toughness = story.amount(use.power), story.amount(use.toughness)
    keywords = use.keywords | (kw.INDESTRUCTIBLE if use.keywords & kw.PROTECTION else 0)
    those = story.each(what)
    grown = [
        combat.fighter(obj, chars).grown(power, toughness, keywords)
        for obj, chars in sight.creatures(sight.me)
        if obj.id in those and not use.sets
    ]
    return tricks.blocking_as(sight, grown)


def _regenerate(story: Story, effect: ef.Regenerate) -> float:
    return _pumped(story, effect.what, Use(aims.PUMP, keywords=kw.INDESTRUCTIBLE))


def _before_attack(story: Story, effect: ef.Modify, part: mods.ModifyPT) -> float:
    """Before an attack of several creatures, each that can attack brings its share of the damage."""
    sight = story.sight
    if not sight.mine or sight.st.step >= DECLARE_ATTACKERS:
        return 0.0
    ready = [oid for oid in story.each(effect.what) if sight.ready(oid, sight.me)]
    more = story.amount(part.power)
    damage = sum((sight.chars(oid).power or 0) + more for oid in ready)
    blockers = len(sight.creatures(sight.foe))
    if len(ready) > blockers and damage >= sight.life(sight.foe):
        return LETHAL
    return 0.5 * more * max(0, len(ready) - 1)


def _fog(story: Story, effect: ef.Establish) -> float:
    """An effect that lasts a while. Prevented combat damage is worth the attack that it stops."""
    for static in effect.statics:
        if isinstance(static, PreventDamage) and static.combat is not False:
            general = static.to is None and static.to_players is None
            if story.targeted and names((static.to, static.to_players), (sel.Target, sel.TargetPlayers)):
                return 0.0
            if static.to is not None and static.to_players is None and static.source is None:
                return _pumped(story, sel.Each(static.to), Use(aims.PUMP, keywords=kw.INDESTRUCTIBLE))
            harmless = None if static.source is None else story.each(sel.Each(static.source))
            to_player, to_creatures = general or static.to_players is not None, general or static.to is not None
            return 0.7 * tricks.spared(story.sight, to_player, to_creatures, harmless, _at_once(story))
    return 0.3 if any(isinstance(static, PlayerRule) for static in effect.statics) else 0.0


def _at_once(story: Story) -> bool:
    """Does its card say when it may be cast?"""
    obj = story.sight.obj(story.ctx.source)
    return obj is not None and any(isinstance(one, CastOnly) for face in obj.definition.faces for one in face.abilities)


def _stopped(story: Story, effect: Effect) -> float:
    """The turn or the combat ends: worth the attack that it stops."""
    return 0.7 * tricks.spared(story.sight, True, True)


def _guard(story: Story, effect: ef.Guard) -> float:
    """One source deals no damage: the largest attacker, most likely."""
    return 0.5 * tricks.spared(story.sight, True, False) if isinstance(effect.players, sel.You) else 0.0


def _each_damages(story: Story, effect: ef.EachDealsDamage) -> float:
    """Each creature deals damage to itself, by its power."""
    if not effect.itself:
        return 0.5
    total = 0.0
    for oid in story.each(effect.sources):
        amount = effect.amount if effect.amount is not None else max(0, story.sight.chars(oid).power or 0)
        total += one(story.sight, story.ctx, Use(aims.HURT, amount), oid)
    return total


def _later(story: Story, effect: ef.Later) -> float:
    return 0.6 * instructions(story.sight, story.ctx, effect.body.effects, bool(effect.body.targets))


def _for_each(story: Story, effect: ef.ForEach) -> float:
    """For each of them, with "it" in mind."""
    found = story.each(effect.what)[:MOST_FOUND]
    if not found:
        return story.told(effect.effects)
    total = 0.0
    for oid in found:
        ctx = story.ctx.dup()
        ctx.each = oid
        total += instructions(story.sight, ctx, effect.effects, story.targeted)
    return total


def _for_each_player(story: Story, effect: ef.ForEachPlayer) -> float:
    """For each of them, with "that player" in mind."""
    total = 0.0
    for player in story.players(effect.who):
        ctx = story.ctx.dup()
        ctx.each_player = player
        total += instructions(story.sight, ctx, effect.effects, story.targeted)
    return total


def _coin(story: Story, effect: ef.FlipCoin) -> float:
    return 0.5 * (story.told(effect.won) + story.told(effect.lost))


def _die(story: Story, effect: ef.RollDie) -> float:
    return worth.total_of((last - first + 1) * story.told(row) for first, last, row in effect.rows) / max(
        1, effect.sides
    )


def _ransom(story: Story, effect: ef.PayOr) -> float:
    unpaid = story.told(effect.unpaid)
    if not isinstance(effect.who, sel.You):
        return unpaid if effect.unpaid else story.told(effect.paid)
    price = 0.0
    for part in flatten(effect.cost):
        price += 0.3 * part.cost.value() if isinstance(part, co.PayMana) else 1.0
    return max(unpaid, story.told(effect.paid) - price) if effect.unpaid else story.told(effect.paid)


def _options(story: Story, effect: Any) -> float:
    values = [instructions(story.sight, story.ctx, option, story.targeted) for option in effect.options]
    return max(values) if isinstance(effect, ef.ChooseMode) else min(values)


def _set_life(story: Story, effect: ef.SetLife) -> float:
    if isinstance(effect.who, sel.TargetPlayers):
        return 0.0
    to = worth.life(story.amount(effect.amount))
    return worth.total_of(
        (1.0 if player == story.sight.me else -1.0) * (to - worth.life(story.sight.life(player)))
        for player in story.players(effect.who)
    )


def _extra_combat(story: Story, effect: ef.ExtraCombat) -> float:
    sight = story.sight
    able = [chars for obj, chars in sight.creatures(sight.me) if sight.ready(obj.id, sight.me)]
    return 0.5 * sum(max(0, chars.power or 0) for chars in able) if sight.mine else 0.0


def _counters(story: Story, effect: ef.PutCounters) -> float:
    if isinstance(effect.what, sel.Saved):
        found = story.group(effect.what)
        return (
            (-1.2 if effect.kind == "-1/-1" else 1.2) * story.amount(effect.count) * min(1.0, found.size) * found.sign
        )
    use = Use(aims.SHRINK, 0, effect.count, effect.count) if effect.kind == "-1/-1" else Use(aims.GROW, effect.count)
    return story.each_gets(effect.what, use)


def _given(story: Story, effect: ef.GiveCounters) -> float:
    bad = effect.kind in ("poison", "rad")
    return story.sign(effect.who) * (-1.5 if bad else 0.5) * story.amount(effect.count)


def _untap(story: Story, effect: ef.Untap) -> float:
    objs = [story.sight.st.objs[oid] for oid in story.each(effect.what)]
    return worth.total_of(
        0.4 if chars_of(story.sight.st, obj).controller == story.sight.me else -0.4 for obj in objs if obj.tapped
    )


# --- the table ----------------------------------------------------------------------------------------------------------------
Value = Callable[[Story, Any], float]


def _worth(value: float) -> Value:
    return lambda story, effect: value


def _for_whom(value: float, count: str = "") -> Value:
    """This value, times the number if there is one, for the player it affects."""

    def found(story: Story, effect: Any) -> float:
        times = story.amount(getattr(effect, count)) if count else 1
        return story.sign(getattr(effect, "who", None)) * value * times

    return found


def _all_of(use: Use) -> Value:
    return lambda story, effect: story.each_gets(effect.what, use)


VALUES: Final[dict[type, Value]] = {
    ef.LookAt: _look, ef.RevealUntil: _reveal, ef.Choose: _choose, ef.Remember: _remember, ef.Move: _move, ef.Draw: _draw,
    ef.Discard: _discard, ef.DiscardIt: _discard_it, ef.DiscardHand: _discard_hand, ef.Sacrifice: _sacrifice,
    ef.Search: _search, ef.CreateToken: _token, ef.DealDamage: _damage, ef.LoseLife: _lose_life,
    ef.GainLife: _gain_life, ef.SetLife: _set_life, ef.Modify: _modify, ef.Establish: _fog, ef.Later: _later,
    ef.ForEach: _for_each, ef.ForEachPlayer: _for_each_player, ef.FlipCoin: _coin, ef.RollDie: _die,
    ef.PayOr: _ransom, ef.ChooseMode: _options, ef.VillainousChoice: _options, ef.ExtraCombat: _extra_combat,
    ef.DoWhile: lambda story, effect: story.told(effect.effects),
    ef.Repeat: lambda story, effect: story.amount(effect.times) * story.told(effect.effects),
    ef.WhenYouDo: lambda story, effect: 0.8 * story.told(effect.body.effects),
    ef.Regenerate: _regenerate, ef.Destroy: _all_of(Use(aims.KILL)), ef.Tap: _all_of(Use(aims.HINDER)), ef.PutCounters: _counters,
    ef.GiveCounters: _given, ef.Untap: _untap, ef.ExileUntilLeaves: _all_of(Use(aims.KILL)),
    ef.PhaseOut: _all_of(Use(aims.HINDER)), ef.Detain: _all_of(Use(aims.HINDER)), ef.Goad: _all_of(Use(aims.HINDER)),
    ef.Scry: _for_whom(0.4), ef.Surveil: _for_whom(0.5), ef.Mill: _worth(0.1), ef.Permit: _for_whom(1.5),
    ef.CastNow: _for_whom(2.5), ef.Wish: _worth(2.0), ef.Learn: _worth(1.8), ef.Cascade: _worth(3.0),
    ef.Discover: lambda story, effect: 0.8 * story.amount(effect.amount),
    ef.CreateCopy: _for_whom(2.5, "count"), ef.Emblem: _for_whom(5.0), ef.Populate: _worth(2.0),
    ef.Amass: lambda story, effect: 0.6 + 1.5 * story.amount(effect.count),
    ef.Investigate: lambda story, effect: 0.9 * story.amount(effect.times),
    ef.Incubate: lambda story, effect: story.sign(effect.who) * (0.5 + 1.2 * story.amount(effect.count)),
    ef.Explore: _worth(1.2), ef.Proliferate: _worth(1.0), ef.ExtraTurn: _for_whom(EXTRA_TURN), ef.SkipNext: _for_whom(-2.0),
    ef.ExtraStep: _for_whom(0.5), ef.ControlTurn: _worth(6.0), ef.WinGame: _for_whom(LETHAL),
    ef.LoseGame: _for_whom(-LETHAL), ef.Venture: _for_whom(1.5), ef.TakeInitiative: _for_whom(2.5),
    ef.BecomeMonarch: _for_whom(2.5), ef.TemptedByRing: _for_whom(1.2),
    ef.Adapt: lambda story, effect: 1.4 * story.amount(effect.count),
    ef.Bolster: lambda story, effect: 1.4 * story.amount(effect.count) * bool(story.sight.creatures(story.sight.me)),
    ef.Monstrosity: lambda story, effect: 1.4 * story.amount(effect.count),
    ef.Endure: lambda story, effect: 1.4 * story.amount(effect.count),
    ef.Connive: lambda story, effect: 1.0 * story.amount(effect.count),
    ef.Earthbend: lambda story, effect: 1.0 + 1.2 * story.amount(effect.count),
    ef.Blight: _for_whom(-0.8, "count"), ef.Manifest: _for_whom(2.2, "count"), ef.Cloak: _for_whom(2.6, "count"),
    ef.ManifestDread: _worth(2.6), ef.SpeedUp: _for_whom(0.6), ef.Vote: _worth(0.5), ef.TimeTravel: _worth(0.4),
    ef.Fateseal: _worth(0.4), ef.Exploit: _worth(0.2), ef.Clash: _worth(0.3), ef.Meld: _worth(4.0),
    ef.Transform: _worth(0.8), ef.Unlock: _worth(1.0), ef.ChangeTargets: _worth(0.5), ef.CopySpell: _worth(0.5),
    ef.EachDealsDamage: _each_damages, ef.EndTurn: _stopped, ef.EndCombat: _stopped, ef.Guard: _guard,
    ef.PutSameCounters: _worth(0.8), ef.MoveCounters: _worth(0.2), ef.BecomePlotted: _worth(1.5),
    ef.GainSuspend: _worth(0.5), ef.TurnFaceUp: _worth(0.8), ef.SacrificeIt: _all_of(Use(aims.KILL)),
    ef.Suspect: _worth(0.0), ef.Airbend: _worth(0.0), ef.Separate: _worth(1.0), ef.ExchangeWithCard: _worth(0.5),
}  # fmt: skip
UNKNOWN: Final = 0.5  # whatever it is, it was printed to be useful
NOTHING: Final = frozenset([  # worth nothing by themselves, or counted with the target or in priority
    ef.PayAny,  # what it pays for comes after it
    ef.ChooseProtection, ef.BecomeChosen,
    ef.Shuffle, ef.ChooseWord, ef.ChooseAnchor, ef.ChooseKeyword, ef.PutBack, ef.AddMana, ef.RevealHand, ef.Keep, ef.Tell,
    ef.Counter, ef.CopyCards, ef.ExileOnResolution, ef.ChangeText, ef.Mark, ef.Designate, ef.GetBlessing,
    ef.RemoveDamage, ef.RemoveFromCombat, ef.ReselectAttacked, ef.PreventNext,
    ef.RedirectNext, ef.Multiply, ef.Support, ef.Unattach, ef.LendAbilities, ef.Pair, ef.TakeCounters,
    ef.TakeSomeCounters, ef.TurnDay, ef.LoseMana,
    ef.RedistributeLife, ef.ExchangeLifeAndSize, ef.Planar, ef.PilesAtRandom, ef.JoinAttack, ef.ChooseSides,
    ef.LoseCounters, ef.ExchangeControl, ef.ExchangeLife, ef.AttachTo, ef.TurnFaceDown, ef.BecomeCopy, ef.Fight, ef.TakeForm,
])  # fmt: skip
