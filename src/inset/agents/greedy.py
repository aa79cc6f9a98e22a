"""A player with sound heuristics and no lookahead: the same view and decision always get the same answer.

Each kind of decision has one function, found in a table. Attacks and blocks are planned as a whole and given pick by
pick: nothing changes between the picks, so the plan stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from inset.agents import aims, combat, priority, valuing, worth
from inset.agents.sight import Sight
from inset.kernel.types import CREATURE, HAND, LAND, LIBRARY, STACK, WORD_COLOR
from inset.language import effects as ef, keywords as kw, selections as sel
from inset.language.abilities import Activated, Modes, Spell, Triggered
from inset.play.alike import in_order
from inset.play.options import Decision
from inset.rules.combat.attacking import declaration
from inset.rules.combat.damage_assignment import lethal
from inset.rules.model import decision as kinds, subjects as about
from inset.rules.model.answers import PASS, Action, AnyAnswer
from inset.rules.model.caches import Plan
from inset.rules.model.choices import (
    DONE,
    DONT_ATTACK,
    DONT_BLOCK,
    NO_MORE_MODES,
    Attack,
    Block,
    Choose,
    ChoosePlayer,
    Done,
    DontAttack,
    DontBlock,
    Mode,
    Pick,
    Target,
)
from inset.rules.model.state import Ctx, is_player
from inset.rules.objects.abilities import traits
from inset.rules.objects.layers import chars_of

LONG_TURN: Final = 4000  # events: more happens only in loops, which whoever can stop them has to end (732.2a)


def decide(sight: Sight, decision: Decision) -> Any:
    """The value of the option to choose."""
    if decision.kind == kinds.PRIORITY and (not priority.wants(sight) or len(sight.st.events) > LONG_TURN):
        return PASS
    return weigh(sight, decision)


def weigh(sight: Sight, decision: Decision) -> Any:
    """The same for a player who wants to do something at this priority."""
    return _KINDS[decision.kind](sight, decision)


# --- priority, paying, hands ---------------------------------------------------------------------------


def _priority(sight: Sight, decision: Decision) -> Any:
    return priority.best(sight, actions_in(decision.options.answers))


def actions_in(answers: Sequence[AnyAnswer]) -> list[Action]:
    """What may be done at a priority."""
    return [answer for answer in answers if isinstance(answer, Action)]


def _first(sight: Sight, decision: Decision) -> Any:
    return decision.options.answers[0]


def _mulligan(sight: Sight, decision: Decision) -> Any:
    """Keeps two to five lands of seven, and nearly everything of five cards or less."""
    cards = [obj.definition for obj in sight.hand()]
    lands = sum(1 for card in cards if card.faces[0].types & LAND)
    kept = len(cards) - sight.st.players[sight.me].mulligans
    if kept <= 4:
        return True
    early = sum(1 for card in cards if any(face.cost is not None and face.cost.value() <= 3 for face in card.faces))
    if kept == 7:
        return (2 <= lands <= 5) and (lands > 2 or early >= 3)
    return 2 <= lands <= 5 or (kept == 5 and 1 <= lands <= 6)


def keep_value(sight: Sight, oid: int) -> float:
    """How much a player wants a card in hand: lands while there are few, then what can be cast."""
    obj = sight.st.objs[oid]
    face = obj.definition.faces[0]
    lands = sight.lands(sight.me)
    if face.types & LAND:
        held = sum(1 for card in sight.hand() if card.definition.faces[0].types & LAND)
        missing = 5 - lands
        return 6.0 if held <= missing else (2.5 if lands < worth.LANDS_WANTED else 0.5)
    cost = face.cost.value() if face.cost is not None else 0
    value = worth.permanent(chars_of(sight.st, obj)) if face.types & CREATURE else 2.0 + 0.6 * cost
    least = min((f.cost.value() for f in obj.definition.faces if f.cost is not None), default=0)
    if len(obj.definition.faces) > 1:
        value += 1.0
    return value - 0.7 * max(0, least - lands - 2)


# --- objects -------------------------------------------------------------------------------------------


def _object(sight: Sight, decision: Decision) -> Any:
    """Chooses an object: the best to gain, the worst to give up."""
    values = [value for value in decision.options.answers if isinstance(value, (Choose, Done))]
    objects = [value for value in values if isinstance(value, Choose)]
    if not objects:
        return DONE
    if decision.rule in _GIVEN_UP or decision.options.question.prompt.startswith(_GIVING):
        return min(objects, key=lambda value: _worth(sight, value.ref))
    best = max(objects, key=lambda value: _for_me(sight, value.ref))
    if DONE in values and _for_me(sight, best.ref) < 0:
        return DONE
    return best


_GIVEN_UP: Final = frozenset(["514.1", "701.21a", "701.9b", "601.2h", "103.5", "702.122a"])
_GIVING: Final = ("Sacrifice", "Discard", "Exile", "Return", "Tap", "Put a card on the bottom")


def _worth(sight: Sight, oid: int) -> float:
    obj = sight.obj(oid)
    if obj is None:
        return 0.0
    if obj.zone == HAND:
        return keep_value(sight, oid)
    return worth.permanent(chars_of(sight.st, obj), obj.token) + (0.5 if not obj.tapped else 0.0)


def _for_me(sight: Sight, oid: int) -> float:
    """The value of choosing it: a card to find, a creature to copy."""
    obj = sight.obj(oid)
    if obj is None:
        return 0.0
    if obj.zone & (HAND | LIBRARY):
        return keep_value(sight, oid) if obj.owner == sight.me else _worth(sight, oid)
    return _worth(sight, oid)


def _target(sight: Sight, decision: Decision) -> Any:
    """The best target, and no more of them than are worth it."""
    values = [value for value in decision.options.answers if isinstance(value, (Target, Done))]
    found = aim(sight, decision)
    if found is None:
        return _at_an_opponent(sight, values)
    ctx, uses = found
    targets = [value for value in values if isinstance(value, Target)]
    best = max(targets, key=lambda value: valuing.target(sight, ctx, uses, value.ref))
    if DONE in values and valuing.target(sight, ctx, uses, best.ref) <= 0:
        return DONE
    return best


def aim(sight: Sight, decision: Decision) -> tuple[Ctx, tuple[aims.Use, ...]] | None:
    """What would happen to the target that is being chosen."""
    st = sight.st
    subject = decision.about
    if not st.stack or not isinstance(subject, about.Aim):
        return None
    on_stack = st.objs[st.stack[-1]].stack
    ability = on_stack.ability if on_stack is not None else None
    if on_stack is None or not isinstance(ability, (Spell, Activated, Triggered)):
        return _aura(sight, subject.oid)
    modes = on_stack.modes
    if isinstance(ability.body, Modes) and not modes:
        modes = (0,)
    slots = aims.slots(ability.body, modes)
    if subject.slot >= len(slots):
        return None
    body, slot = slots[subject.slot]
    return on_stack.ctx, aims.uses(body, slot)


def _aura(sight: Sight, source: int) -> tuple[Ctx, tuple[aims.Use, ...]] | None:
    """303.4a: an Aura that restricts goes on an opponent's creature, any other on the player's own."""
    from inset.language.statics import Restrict

    obj = sight.obj(source)
    if obj is None or obj.zone != STACK:
        return None
    chars = chars_of(sight.st, obj)
    text = repr(chars.abilities)
    bad = Restrict.__name__ in text or "power=-" in text or "SetController" in text
    return Ctx(source, sight.me), (aims.Use(aims.KILL if bad else aims.GROW),)


def _at_an_opponent(sight: Sight, values: Sequence[Target | Done]) -> Target | Done:
    for value in values:
        if isinstance(value, Target) and sight.controller(value.ref) != sight.me:
            return value
    return DONE if DONE in values else values[0]


def _player(sight: Sight, decision: Decision) -> Any:
    values = [value for value in decision.options.answers if isinstance(value, ChoosePlayer)]
    return next((value for value in values if value.player != sight.me), values[0])


# --- modes, numbers, yes or no ---------------------------------------------------------------------------


def _mode(sight: Sight, decision: Decision) -> Any:
    subject, values = decision.about, decision.options.answers
    picks = [value for value in values if isinstance(value, Pick)]
    if isinstance(subject, about.Deed) and subject.word in ("scry", "surveil", "explore"):
        return _keep_on_top(sight, subject.oid, values)
    if isinstance(subject, about.ModeOf):
        ctx, bodies = Ctx(subject.oid, sight.me), subject.body.bodies
        modes = [value for value in values if isinstance(value, Mode)]
        best = max(modes, key=lambda mode: valuing.body(sight, ctx, bodies[mode.number]))
        if NO_MORE_MODES in values and valuing.body(sight, ctx, bodies[best.number]) <= 0:
            return NO_MORE_MODES
        return best
    if isinstance(subject, about.OptionOf):
        ctx, options = Ctx(subject.oid, sight.me), subject.node.options
        return max(picks, key=lambda v: valuing.instructions(sight, ctx, options[v.number]))
    if isinstance(subject, about.Villainy):
        ctx, choices = Ctx(subject.oid, subject.controller, each_player=sight.me), subject.node.options
        return max(picks, key=lambda v: valuing.instructions(sight, ctx, choices[v.number]))
    if isinstance(subject, about.Keywords):
        return _keyword(sight, subject.bits, values)
    if isinstance(subject, about.Casts):
        return next((value for value in values if value != PASS), values[0])
    return values[0]


def _keep_on_top(sight: Sight, oid: int, values: Any) -> Any:
    """Lands while they are wanted, spells once there are lands enough."""
    obj = sight.st.objs[oid]
    lands = sight.lands(sight.me) + sum(1 for card in sight.hand() if card.definition.faces[0].types & LAND)
    if obj.definition.faces[0].types & LAND:
        return values[0] if lands < 5 else values[1]
    least = min((face.cost.value() for face in obj.definition.faces if face.cost is not None), default=0)
    return values[1] if lands < 3 or least > lands + 2 else values[0]


def _keyword(sight: Sight, keywords: tuple[int, ...], values: Any) -> Any:
    """A keyword to choose: evasion before an attack, then lifelink."""
    for bit in (kw.FLYING, kw.LIFELINK, kw.MENACE, kw.TRAMPLE, kw.VIGILANCE):
        for value in values:
            if keywords[value.number] == bit and not (bit == kw.FLYING and _target_flies(sight)):
                return value
    return values[0]


def _target_flies(sight: Sight) -> bool:
    top = sight.st.objs[sight.st.stack[-1]].stack if sight.st.stack else None
    refs = [ref for slot in top.targets for ref in slot] if top is not None else []
    return any(ref in sight.st.objs and sight.chars(ref).keywords & kw.FLYING for ref in refs)


def _number(sight: Sight, decision: Decision) -> Any:
    values, subject = decision.options.answers, decision.about
    if isinstance(subject, about.Share) and decision.rule == "510.1":
        return _share(sight, subject.oid, values, sight.chars(subject.source).keywords & kw.DEATHTOUCH != 0)
    if isinstance(subject, about.Share) and decision.rule == "601.2d":
        return _share(sight, subject.oid, values, False)
    if isinstance(subject, about.About) and decision.question.prompt == "Choose X":
        return _x(sight, subject.oid, values)
    return values[-1]


def _x(sight: Sight, oid: int, values: Any) -> Any:
    """The X of a spell that is worth most; the largest of those."""
    obj = sight.obj(oid)
    spell = traits(chars_of(sight.st, obj).abilities).spell if obj is not None and obj.zone == STACK else None
    if spell is None:
        return values[-1]
    return max(values, key=lambda x: (valuing.body(sight, Ctx(oid, sight.me, x), spell.body), x))


def _share(sight: Sight, ref: int, values: Any, deathtouch: bool) -> Any:
    """As much as is needed to destroy it, and no more; nothing for what survives anyway."""
    if is_player(ref):
        return values[-1]
    need = lethal(sight.st, ref, [])
    if deathtouch:
        need = min(need, 1)
    enough = [value for value in values if value >= need]
    return enough[0] if enough else values[0]


LOW_LIFE: Final = 4  # no land is worth it


def _confirm(sight: Sight, decision: Decision) -> Any:
    """Says yes to what a card offers, unless it clearly does harm; pays to save things, except with mana that is
    needed."""
    if len(sight.st.events) > LONG_TURN and False in decision.options.answers:
        return False
    subject = decision.about
    if isinstance(subject, about.PayOrNot):
        land = sight.obj(subject.oid)
        if land is not None and subject.node.unpaid == (ef.Tap(sel.This()),) and land.definition.faces[0].types & LAND:
            return sight.life(sight.me) > LOW_LIFE and priority.needs_untapped(sight, land)
    if isinstance(subject, about.MayDo):
        return valuing.instructions(sight, Ctx(subject.oid, sight.me), subject.node.effects, targeted=True) > -1.0
    return True


def _word(sight: Sight, decision: Decision) -> Any:
    """A color or type: one that the player's own cards have the most of."""
    values = decision.options.answers
    counts: dict[str, int] = {}
    for _, chars in sight.permanents(sight.me):
        for word in chars.subtypes:
            counts[word] = counts.get(word, 0) + 1
    if len(values) > 500:
        return values[0]
    if all(str(value) in WORD_COLOR for value in values) and (threats := _threats(sight)):
        return max(values, key=lambda value: sum(1 for colors in threats if colors & WORD_COLOR[str(value)]))
    return max(values, key=lambda value: counts.get(str(value), 0))


def _threats(sight: Sight) -> list[int]:
    """The colors of opponents' spells on the stack; if there are none, of their creatures in combat."""
    st = sight.st
    chars = [chars_of(st, st.objs[oid]) for oid in st.stack]
    found = [one.colors for one in chars if one.controller != sight.me]
    return found or [one.colors for obj, one in sight.creatures(sight.foe) if obj.combat is not None]


# --- combat ----------------------------------------------------------------------------------------------


def attackers(sight: Sight) -> frozenset[int]:
    """The creatures that should attack."""
    return attack(sight)[0]


def attack(sight: Sight) -> tuple[frozenset[int], int]:
    """The creatures that should attack, and the opponent they should attack: of several, the one it pays most to attack.

    Of attacks that are worth the same, the one on the opponent with the strongest board comes first.
    """
    able = [fighter.oid for fighter in declaration(sight.st, sight.me).fighters]
    if len(sight.foes) <= 1:
        return combat.plan_attack(sight, able)[0], sight.foe
    found = [(*combat.plan_attack(sight.against(foe), able), foe) for foe in sight.foes]
    chosen, _, foe = max(found, key=lambda row: row[1] + (THREAT * combat.strength(sight, row[2]) if row[0] else 0.0))
    return chosen, foe


THREAT: Final = 0.1  # for each point of the opponent's board


def _attack(sight: Sight, decision: Decision) -> Any:
    values = [value for value in decision.options.answers if isinstance(value, (Attack, DontAttack))]
    if decision.rule != "508.1a":
        return decision.options.answers[0]
    plan = sight.st.caches.plan
    if plan is None or plan.player != sight.me:
        chosen, foe = attack(sight)
        if decision.question.merges:
            chosen = frozenset(in_order(sight.st, dict.fromkeys(chosen, 0)))
        plan = sight.st.caches.plan = Plan(sight.me, chosen, {}, foe)
    return attack_with(sight, values, decision.subject in plan.attackers, plan.foe)


def attack_with(
    sight: Sight, values: Sequence[Attack | DontAttack], attacks: bool, foe: int | None = None
) -> Attack | DontAttack:
    """The pick for one creature: whom it attacks, if it should and may: ``foe`` first, then whoever has the least life."""
    whom = [value for value in values if isinstance(value, Attack)]
    if not whom or (not attacks and DONT_ATTACK in values):
        return DONT_ATTACK

    def key(value: Attack) -> tuple[bool, bool, int]:
        player = value.player
        return player is None, player != foe, 0 if player is None else sight.life(player)

    return min(whom, key=key)


def blocks(sight: Sight) -> combat.Blocks:
    """Which blockers go with which attackers."""
    field, attacking = combat.battle(sight)
    return combat.best_blocks(field, attacking)


def _block(sight: Sight, decision: Decision) -> Any:
    values = [value for value in decision.options.answers if isinstance(value, (Block, DontBlock))]
    plan = sight.st.caches.plan
    if plan is None or plan.player != sight.me:
        planned = blocks(sight)
        if decision.question.merges:
            planned = _blocks_in_order(sight, planned)
        plan = sight.st.caches.plan = Plan(sight.me, frozenset(), planned)
    wanted = {attacker for attacker, blockers in plan.blocks.items() if decision.subject in blockers}
    return block_with(values, wanted)


def _blocks_in_order(sight: Sight, planned: combat.Blocks) -> combat.Blocks:
    found: combat.Blocks = {}
    doing = {blocker: attacker for attacker, blockers in planned.items() for blocker in blockers}
    for blocker, attacker in in_order(sight.st, doing).items():
        found.setdefault(attacker, []).append(blocker)
    return found


def block_with(values: Sequence[Block | DontBlock], wanted: Collection[int]) -> Block | DontBlock:
    """The pick for one creature: the first of the attackers that it is to block, if it may."""
    for value in values:
        if isinstance(value, Block) and value.object in wanted:
            return value
    return DONT_BLOCK if DONT_BLOCK in values else values[0]


_KINDS: Final[dict[str, Callable[[Sight, Decision], Any]]] = {
    kinds.PRIORITY: _priority,
    kinds.TARGET: _target,
    kinds.OBJECT: _object,
    kinds.PLAYER: _player,
    kinds.MODE: _mode,
    kinds.NUMBER: _number,
    kinds.CONFIRM: _confirm,
    kinds.ORDER: _first,
    kinds.WORD: _word,
    kinds.PAY: _first,
    kinds.ATTACK: _attack,
    kinds.BLOCK: _block,
    kinds.REPLACE: _first,
    kinds.MULLIGAN: _mulligan,
}
