"""What a spell or ability would do to its targets and to the players, read from the nodes of its text.

``uses`` says for one use of the word "target" whether being chosen is good or bad, and how: destroyed, dealt damage,
made larger. Nothing here knows a card by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from inset.kernel.types import BATTLEFIELD, GRAVEYARD, HAND, STACK
from inset.language import effects as ef, keywords as kw, mods, selections as sel
from inset.language.abilities import Body, Keyword, Modes, Triggered
from inset.language.filters import IsOneOf
from inset.language.node import Amount, Effect, Node, Selection
from inset.language.patterns import Moves
from inset.language.statics import PreventDamage, Restrict

KILL: Final = "kill"  # destroyed, exiled, sacrificed
TAKE: Final = "take"  # control of it is gained
HURT: Final = "hurt"  # dealt ``amount`` damage
SHRINK: Final = "shrink"  # gets -N/-M
BOUNCE: Final = "bounce"
HINDER: Final = "hinder"  # tapped, can't block, loses abilities
COUNTER: Final = "counter"
PUMP: Final = "pump"  # gets +N/+M or an ability for the turn
GROW: Final = "grow"  # for good
COPY: Final = "copy"
REGAIN: Final = "regain"  # a card comes back from a graveyard
FIGHT: Final = "fight"
HELP: Final = "help"
HARM: Final = "harm"
DRAWS: Final = "draws"  # of players: ``amount`` cards
DISCARDS: Final = "discards"
LOSES: Final = "loses"  # life
GAINS: Final = "gains"
SACRIFICES: Final = "sacrifices"
SHOWS: Final = "shows"  # their hand
TURN: Final = "turn"  # an extra one
BAD: Final = frozenset([KILL, TAKE, HURT, SHRINK, BOUNCE, HINDER, COUNTER, HARM, DISCARDS, LOSES, SACRIFICES, SHOWS])


class Use:
    """What happens to one target."""

    __slots__ = ("amount", "each", "factor", "keywords", "kind", "power", "sets", "slot", "toughness")

    def __init__(
        self,
        kind: str,
        amount: Amount = 0,
        power: Amount = 0,
        toughness: Amount = 0,
        keywords: int = 0,
        sets: bool = False,
        factor: int = 1,
        each: Selection | None = None,
        slot: int = 0,
    ) -> None:
        self.keywords = keywords  # that it gains
        self.sets = sets  # power and toughness are not added, but replace the base ones
        self.factor = factor  # its power is multiplied by this
        self.each = each  # not the target itself: these objects, which the target in this slot says
        self.slot = slot
        self.kind = kind
        self.amount = amount
        self.power = power
        self.toughness = toughness

    @property
    def bad(self) -> bool:
        return self.kind in BAD

    def __repr__(self) -> str:
        return f"<{self.kind}>"


def uses(body: Body, slot: int) -> tuple[Use, ...]:
    """What a body does to the targets of a slot, in the order of its text."""
    key = (id(body), slot)
    known = _USES.get(key)
    if known is None or known[0] is not body:
        if len(_USES) > MOST_KEPT:
            _USES.clear()
        known = _USES[key] = (body, _joined([use for effect in _told(body) for use in _of(effect, slot)]))
    return known[1]


def _joined(found: list[Use]) -> tuple[Use, ...]:
    """What makes a creature larger for the turn, in several instructions, is one change."""
    pumps = [use for use in found if use.kind == PUMP and use.each is None and not use.sets]
    if len(pumps) < 2:
        return tuple(found)
    keywords, factor, power, toughness = 0, 1, 0, 0
    for use in pumps:
        keywords |= use.keywords
        factor *= use.factor
        power += use.power if isinstance(use.power, int) else 0
        toughness += use.toughness if isinstance(use.toughness, int) else 0
    powers = [use.power for use in pumps if not isinstance(use.power, int)]
    toughnesses = [use.toughness for use in pumps if not isinstance(use.toughness, int)]
    one = Use(PUMP, 0, powers[0] if powers else power, toughnesses[0] if toughnesses else toughness, keywords)
    one.factor = factor
    return (one, *(use for use in found if use not in pumps))


def _told(body: Body) -> Iterator[Effect]:
    """Its instructions; what is moved and then put onto the battlefield again is put there at once."""
    told = list(flat(body.effects))
    back = {part.slot for effect in told for part in _put_back(effect)}
    for effect in told:
        if isinstance(effect, ef.Move) and effect.to != BATTLEFIELD and effect.save in back:
            effect = replace(effect, to=BATTLEFIELD)
        yield effect


def _put_back(effect: Effect) -> Iterator[sel.Saved]:
    """What was kept and is put onto the battlefield, now or later."""
    if isinstance(effect, ef.Later):
        for inner in flat(effect.body.effects):
            yield from _put_back(inner)
    elif isinstance(effect, ef.Move) and effect.to == BATTLEFIELD and isinstance(effect.what, sel.Saved):
        yield effect.what


MOST_KEPT: Final = 20_000  # a batch of games with many cards must not grow forever
_USES: dict[tuple[int, int], tuple[Body, tuple[Use, ...]]] = {}


def slots(body: Body | Modes, modes: tuple[int, ...]) -> list[tuple[Body, int]]:
    """For each use of the word "target" over all chosen modes: its body, and which it is in there."""
    found: list[tuple[Body, int]] = []
    for part in (body,) if isinstance(body, Body) else tuple(body.bodies[mode] for mode in modes):
        found += [(part, place) for place in range(len(part.targets))]
    return found


def flat(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Every instruction, including nested ones; for "if" and "unless" the more likely branch."""
    for effect in effects:
        match effect:
            case (
                ef.May(effects=inner) | ef.Joined(effects=inner) | ef.Repeat(effects=inner) | ef.DoWhile(effects=inner)
            ):
                yield from flat(inner)
            case ef.ForEach(effects=inner) | ef.ForEachPlayer(effects=inner):
                yield effect
                yield from flat(inner)
            case ef.If(then=then, otherwise=otherwise):
                yield from flat(then or otherwise)
            case ef.PayOr(paid=paid, unpaid=unpaid):
                yield from flat(unpaid or paid)
            case ef.WhenYouDo(body=body):
                yield from flat(body.effects)
            case ef.ChooseMode(options=options) | ef.VillainousChoice(options=options):
                yield from flat(options[0])
            case _:
                yield effect


def aims_at(part: object, slot: int) -> bool:
    """Does a selection or set of players contain the target of this slot?"""
    if isinstance(part, (sel.Target, sel.TargetPlayers)):
        return part.slot == slot
    if isinstance(part, Node) and not isinstance(part, Effect):
        return any(aims_at(getattr(part, name), slot) for name in part.__dataclass_fields__)
    return isinstance(part, tuple) and any(aims_at(inner, slot) for inner in part)


def _through(what: object, slot: int) -> bool:
    """Does a selection name the target only to say which other objects are meant?"""
    match what:
        case sel.Each():
            return True
        case sel.Union(parts=parts):
            return all(_through(part, slot) for part in parts if aims_at(part, slot))
        case sel.Among(what=inner):
            return _through(inner, slot)
        case _:
            return False


def _those(use: Use, what: Selection, slot: int) -> Use:
    """The same for other objects that the target decides."""
    return Use(use.kind, use.amount, use.power, use.toughness, use.keywords, use.sets, use.factor, each=what, slot=slot)


def _of(effect: Effect, slot: int) -> Iterator[Use]:
    """What one instruction does to a target."""
    if isinstance(effect, (ef.Choose, ef.LookAt, ef.Remember)):
        return  # it matters what is chosen, and what happens to it
    what = getattr(effect, "what", None)
    if what is not None and aims_at(what, slot):
        yield _those(_to_object(effect), what, slot) if _through(what, slot) else _to_object(effect)
        return
    match effect:
        case ef.DealDamage(amount=amount, to=to, players=players):
            if to is not None and aims_at(to, slot):
                parts = to.parts if isinstance(to, sel.Union) else (to,)
                others = [part for part in parts if aims_at(part, slot) and _through(part, slot)]
                if len(others) < len(parts) or aims_at(players, slot):
                    yield Use(HURT, amount)
                for part in others:
                    yield Use(HURT, amount, each=part, slot=slot)
            elif aims_at(players, slot):
                yield Use(HURT, amount)
        case ef.EachDealsDamage(to=to, players=players, amount=amount):
            if aims_at(to, slot) or aims_at(players, slot):
                yield Use(HURT, 3 if amount is None else amount)
        case ef.Fight(a=a, b=b):
            if aims_at(a, slot):
                yield Use(FIGHT)
            elif aims_at(b, slot):
                yield Use(HURT, 3)
        case ef.CreateCopy(of=of) | ef.BecomeCopy(of=of):
            if aims_at(of, slot):
                yield Use(COPY)
        case ef.AttachTo(to=to):
            if aims_at(to, slot):
                yield Use(GROW)
        case ef.ExchangeControl():
            if aims_at(effect.a, slot) or aims_at(effect.b, slot):
                yield Use(TAKE)
        case ef.Establish(statics=statics):
            if aims_at(statics, slot):
                if any(isinstance(part, PreventDamage) and aims_at(part.to, slot) for part in statics):
                    yield Use(PUMP, keywords=kw.INDESTRUCTIBLE)
                elif any(isinstance(part, PreventDamage) and aims_at(part.source, slot) for part in statics):
                    yield Use(SHOWS)  # it matters only in combat: counted there
                else:
                    yield Use(HINDER if any(isinstance(part, Restrict) for part in statics) else HELP)
        case ef.Later(when=Moves(where=IsOneOf(what=those), destination=destination), body=body):
            if destination == GRAVEYARD and aims_at(those, slot) and _comes_back(body):
                yield Use(PUMP, keywords=kw.INDESTRUCTIBLE)
        case ef.PreventNext(amount=amount, to=to, players=players):
            if aims_at(to, slot) or aims_at(players, slot):
                yield Use(PUMP, toughness=amount)
        case _:
            who = getattr(effect, "who", None)
            if who is not None and aims_at(who, slot):
                yield _to_player(effect)


def _to_player(effect: Effect) -> Use:
    match effect:
        case ef.Draw(count=count):
            return Use(DRAWS, count)
        case ef.Discard(count=count):
            return Use(DISCARDS, count)
        case ef.DiscardHand():
            return Use(DISCARDS, WHOLE_HAND)
        case ef.LoseLife(amount=amount):
            return Use(LOSES, amount)
        case ef.GainLife(amount=amount):
            return Use(GAINS, amount)
        case ef.Sacrifice(count=count):
            return Use(SACRIFICES, count)
        case ef.RevealHand() | ef.Shuffle():
            return Use(SHOWS)
        case ef.ExtraTurn():
            return Use(TURN)
        case (
            ef.Mill()
            | ef.LoseGame()
            | ef.ControlTurn()
            | ef.SkipNext()
            | ef.Blight()
            | ef.GiveCounters(kind="poison" | "rad")
        ):
            return Use(HARM)
        case _:
            return Use(HELP)


WHOLE_HAND: Final = 99


def _to_object(effect: Effect) -> Use:
    match effect:
        case ef.Destroy() | ef.ExileUntilLeaves() | ef.SacrificeIt():
            return Use(KILL)
        case ef.Move(to=to):
            if to == BATTLEFIELD:
                return Use(REGAIN)
            return Use(BOUNCE if to == HAND else KILL)
        case ef.Tap() | ef.RemoveFromCombat() | ef.PhaseOut() | ef.TurnFaceDown() | ef.Detain() | ef.Goad():
            return Use(HINDER)
        case ef.Suspect(on=True):
            return Use(HINDER)
        case ef.Airbend():
            return Use(BOUNCE)
        case ef.Counter():
            return Use(COUNTER)
        case ef.ChangeTargets():
            return Use(COUNTER)  # or better: it does to its controller's objects what it would do to others
        case ef.CopySpell():
            return Use(COPY)
        case ef.Regenerate():
            return Use(PUMP, keywords=kw.INDESTRUCTIBLE)
        case ef.ChooseProtection(duration=duration):
            return Use(PUMP if duration in _BRIEF else GROW, keywords=kw.PROTECTION)
        case ef.Multiply(duration=duration, factor=factor, power=True):
            return Use(PUMP if duration in _BRIEF else GROW, factor=factor)
        case ef.PutCounters(kind=kind, count=count):
            if kind == "-1/-1":
                return Use(SHRINK, 0, count, count)
            if kind in ("stun", "finality"):
                return Use(HINDER)
            return Use(GROW, count, count, count) if kind == "+1/+1" else Use(GROW, count)
        case ef.TakeCounters():
            return Use(HARM)
        case ef.Modify(mods=parts, duration=duration):
            return modified(parts, duration)
        case _:
            return Use(HELP)


def modified(parts: tuple[object, ...], duration: int) -> Use:
    """A continuous effect: who gets control, loses abilities, becomes small or large."""
    power: Amount = 0
    toughness: Amount = 0
    keywords = 0
    sets = False
    for part in parts:
        match part:
            case mods.SetController():
                return Use(TAKE)
            case mods.LoseAllAbilities():
                if not any(
                    isinstance(part, mods.SetPT) and isinstance(part.power, int) and part.power > 1 for part in parts
                ):
                    return Use(HINDER)
            case mods.ModifyPT(power=p, toughness=t, power_sign=ps, toughness_sign=ts):
                if ps < 0 or ts < 0 or _negative(p) or _negative(t):
                    return Use(SHRINK, 0, _size(p), _size(t))
                power, toughness = p, t
            case mods.SetPT(power=p, toughness=t):
                if isinstance(p, int) and p <= 1:
                    return Use(HINDER)
                if p is not None and t is not None:
                    power, toughness, sets = p, t, True
            case mods.AddAbility(ability=Keyword(keyword=keyword)):
                keywords |= keyword
            case mods.AddAbility(ability=Triggered(when=Moves(destination=there), body=Body() as body)):
                keywords |= kw.INDESTRUCTIBLE if there == GRAVEYARD and _comes_back(body) else 0
            case _:
                pass
    return Use(PUMP if duration in _BRIEF else GROW, 0, power, toughness, keywords, sets)


def _comes_back(body: Body) -> bool:
    """Does what has died return to the battlefield?"""
    moves = [effect for effect in flat(body.effects) if isinstance(effect, ef.Move)]
    return any(move.to == BATTLEFIELD and isinstance(move.what, sel.EventObject) for move in moves)


_BRIEF: Final = (ef.THIS_TURN, ef.END_OF_COMBAT)


def _negative(amount: Amount) -> bool:
    return isinstance(amount, int) and amount < 0


def _size(amount: Amount) -> Amount:
    return abs(amount) if isinstance(amount, int) else amount


def counters_spells(body: Body | Modes) -> bool:
    """Should it be held until an opponent casts a spell?"""
    bodies = (body,) if isinstance(body, Body) else body.bodies
    return any(spec.zones & STACK for part in bodies for spec in part.targets)
