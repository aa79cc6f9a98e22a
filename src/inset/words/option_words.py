"""Options and decisions in plain words: "Cast Stomp {1}{R}", "Grizzly Bears (Bob's)", "Attack Bob", "Done".

Nothing here decides anything. Each kind of decision has one function from a value to words, found in a
table; what the log says is next door, in ``log.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, assert_never

from inset.kernel.errors import IllegalAnswer
from inset.kernel.types import BATTLEFIELD, COLOR_LETTER, CREATURE, HAND, OWNED_ZONES, STACK, ZONE_WORD
from inset.language.abilities import Body, Spell
from inset.language.card import Card, Face
from inset.language.costs import WATERBENDING, OneOf
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Ability, Cost, Effect
from inset.language.set_up import Give
from inset.rules.events import face_down
from inset.rules.meaning.references import look
from inset.rules.model import decision as kinds, subjects as about
from inset.rules.model.answers import (
    BY_ABILITY,
    FOR_FREE,
    MANA_COST,
    SET_BY_EFFECT,
    Action,
    Activate,
    Answer,
    CastSpell,
    KeepMana,
    Pass,
    PayByPlan,
    PayLifeForMana,
    Payment,
    Play,
    PlayLand,
    SpecialAction,
    TurnFaceUp,
    Unlock,
    UseManaSource,
)
from inset.rules.model.choices import (
    ApplyEffect,
    Attack,
    Block,
    Choice,
    ChoosePlayer,
    Course,
    Done,
    DontAttack,
    DontBlock,
    Mode,
    Next,
    NextTrigger,
    NoMoreModes,
)
from inset.rules.model.state import SPELL, Obj, State, is_player, player_of
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.abilities import traits_of
from inset.rules.objects.layers import chars_of
from inset.rules.payment.cost_parts import flatten
from inset.rules.payment.cost_trace import CostTrace
from inset.rules.playing import priority_actions, unlocking
from inset.rules.playing.activating import abilities_of
from inset.rules.playing.prospective_spell import Offer, prospect
from inset.rules.playing.spell_cost import mandatory_costs, spell_total, traced_total
from inset.words.log import FACE_DOWN_NAME, nameless

# --- names ----------------------------------------------------------------------------------------


def known(st: State, oid: int) -> bool:
    return oid in st.objs or oid in st.lki


def name_of(st: State, ref: int) -> str:
    """What an object is called now, or was last; a player's name."""
    if is_player(ref):
        return st.players[player_of(ref)].name
    if not known(st, ref):
        return "something"
    obj, chars = look(st, ref)
    if obj.stack is not None and obj.stack.kind != SPELL and obj.zone == STACK:
        return f"the ability of {name_of(st, obj.stack.ctx.source)}"
    if obj.face_down is not None:
        return FACE_DOWN_NAME.get(obj.zone, "a face-down card")
    return chars.name or nameless(obj) or "something"


def whose(st: State, player: int) -> str:
    name = st.players[player].name
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def described(st: State, ref: int) -> str:
    """``Grizzly Bears (Bob's)``, ``Opt (in Bob's graveyard)``, ``Bob``."""
    if is_player(ref) or not known(st, ref):
        return name_of(st, ref)
    obj, chars = look(st, ref)
    if obj.zone & (BATTLEFIELD | STACK):
        return f"{name_of(st, ref)} ({whose(st, chars.controller)})"
    if obj.zone & OWNED_ZONES:
        return f"{name_of(st, ref)} (in {whose(st, obj.owner)} {ZONE_WORD[obj.zone]})"
    return f"{name_of(st, ref)} ({whose(st, obj.owner)}, in {ZONE_WORD[obj.zone]})"


def ability_words(ability: Ability, card: Card | Face) -> str:
    from inset.language.text import NoText, ability_text

    try:
        return ability_text(ability, card).replace("\n", " ")
    except NoText:
        return getattr(ability, "name", "").capitalize() or "an ability"


def effect_words(st: State, source: int, effects: tuple[Effect, ...]) -> str:
    """Instructions in words, as the source would say them; targets are those of what is resolving."""
    body = getattr(st.objs[st.stack[-1]].stack, "ability", None) if st.stack else None
    targets = getattr(getattr(body, "body", None), "targets", ())
    return body_words(st, source, Body(effects, targets))


def body_words(st: State, source: int, body: Body) -> str:
    try:
        return ability_words(Spell(body), face_of(look(st, source)[0]))
    except IndexError:  # it refers to a target that it has not got here
        return "Do it"


def cost_words(cost: Cost) -> str:
    from inset.language.text import NoText, cost_text

    if cost == WATERBENDING:  # how the generic mana may be paid, which is shown with the rest of the mana
        return "waterbend"
    try:
        return cost_text(cost)
    except NoText:
        return "a cost"


FACE_DOWN: Final = Face(types=CREATURE, power=2, toughness=2)  # 708.2a


def face_of(obj: Obj) -> Face:
    """The set of characteristics that an object's own words are printed in; of a face-down one, what everybody sees."""
    if obj.face_down is not None:
        return FACE_DOWN
    card = obj.copied.definition if obj.copied is not None else obj.definition
    in_use = obj.copied.in_use if obj.copied is not None else obj.in_use
    face = card.faces[frames.in_force(card, obj.zone, in_use) % len(card.faces)]
    return face if face.name else card.faces[0]


# --- priority -------------------------------------------------------------------------------------


def _action(st: State, question: kinds.Question, action: Action) -> str:
    return action_words(st, question.whose, action)


def action_words(st: State, player: int, action: Action) -> str:
    """What a player does with priority, or while something resolves."""
    match action:
        case Pass():
            return "Pass"
        case PlayLand():
            obj = st.objs[action.card]
            return f"Play {frames.name_of_way(obj.definition, action.way)}{from_where(st, obj, player)}"
        case CastSpell():
            return _cast(st, player, action)
        case Activate():
            obj = st.objs[action.source]
            ability = abilities_of(st, obj)[action.ability]
            return f"{name_of(st, obj.id)}: {ability_words(ability, face_of(obj))}"
        case PayLifeForMana():
            return action.kind.capitalize()
        case SpecialAction():
            return _special(st, player, action)
        case _:
            assert_never(action)


def _cast(st: State, player: int, action: CastSpell) -> str:
    obj = st.objs[action.card]
    name = frames.name_of_way(obj.definition, action.way)
    if action.way and name == obj.definition.name:  # a set without a name of its own (718.5)
        name += f" as {frames.way_word(obj.definition, action.way)}"
    try:
        offer = priority_actions.find_offer(st, player, action)
    except IllegalAnswer:  # as something resolves: no permission but that one lets it be cast
        return f"Cast {name}{_at_another_cost(st, action.cost, action.leave)}"
    down = " face down" if offer.face_down is not None else ""
    return f"Cast {name}{down} {offer_cost(st, offer)}{how(st, offer)}{from_where(st, obj, player)}"


def _at_another_cost(st: State, cost_name: str, permit: int) -> str:
    if cost_name in face_down.TABLE:
        return " face down"
    if cost_name in (MANA_COST, FOR_FREE, SET_BY_EFFECT):
        source = permit_name(st, permit)
        return f" ({source})" if source else ""
    return f" with {cost_name}"


def offer_cost(st: State, offer: Offer) -> str:
    """The mana that it would cost now, X still open, and the other costs in words."""
    spell, chars = prospect(st, offer)
    if offer.cost is None and not offer.add and not mandatory_costs(chars):
        total = spell_total(st, offer, spell, chars, 0, ())
        count = chars.cost.x if chars.cost is not None else 0
    else:
        trace = CostTrace()
        total = traced_total(st, offer, spell, chars, trace)
        count = sum([step.mana.x for step in trace.steps])
    text = str(total.mana)
    if count:
        text = "{X}" * count + ("" if text == "{0}" else text)
    others = [_given(st, part) if isinstance(part, Give) else cost_words(part) for part in total.parts]
    return ", ".join([text, *others])


def _given(st: State, part: Give) -> str:
    """The permanent that is given for it: emerge, offering, harmonize."""
    return f"{'tap' if part.tapped else 'sacrifice'} {name_of(st, part.oid)}"


def how(st: State, offer: Offer) -> str:
    if not offer.cost_name:
        return ""
    if offer.cost_name in (FOR_FREE, SET_BY_EFFECT):
        source = permit_name(st, offer.permit)
        by = f" ({source})" if source else ""
        return (" for free" if offer.cost_name == FOR_FREE else " for another cost") + by
    return f" with {offer.cost_name}"


def permit_name(st: State, permit: int) -> str:
    """What lets a card be played: a permanent, or the source of an effect that lasts (611.2); nothing if it is a rule."""
    for floating in st.floating:
        if floating.id == permit:
            permit = floating.ctx.source
    return name_of(st, permit) if permit and known(st, permit) else ""


def from_where(st: State, obj: Obj, player: int) -> str:
    if obj.zone == HAND and obj.owner == player:
        return ""
    zone = ZONE_WORD[obj.zone]
    if obj.owner != player and obj.zone & OWNED_ZONES:
        return f" from {whose(st, obj.owner)} {zone}"
    return f" from {zone}" if not obj.zone & OWNED_ZONES else f" from the {zone}"


def _special(st: State, player: int, action: SpecialAction) -> str:
    obj = st.objs[action.card]
    name = obj.definition.name
    if isinstance(action, Unlock):
        cost = unlocking.unlock_cost(st, player, obj, action.half)
        return f"Unlock {unlocking.name_of_half(st, obj, action.half)} {cost_words(cost)}"
    if isinstance(action, TurnFaceUp):
        price = cost_words(dict(face_down.ways_up(st, obj))[action.by])
        return f"Turn {name} face up {price} ({action.by})"
    return f"{action.kind.capitalize()} {name}"


# --- other kinds ----------------------------------------------------------------------------------


def _object(st: State, question: kinds.Question, answer: Choice | Done) -> str:
    return "Done" if isinstance(answer, Done) else described(st, answer.ref)


def _player(st: State, question: kinds.Question, answer: ChoosePlayer) -> str:
    return st.players[answer.player].name


def _mode(st: State, question: kinds.Question, answer: Mode | NoMoreModes | Course | Pass | Play) -> str:
    if isinstance(answer, NoMoreModes):
        return "Done"
    if isinstance(answer, Mode):
        return _one_of_several(st, question, answer.number)
    if isinstance(answer, Course):
        word = question.subject.word if isinstance(question.subject, about.Deed) else "mutate"
        return _COURSES[word][answer.word]
    return "Don't" if isinstance(answer, Pass) else action_words(st, question.player, answer)


def _one_of_several(st: State, question: kinds.Question, value: int) -> str:
    """One of several, by its number: the subject says what it is."""
    match question.subject:
        case about.ModeOf():
            return body_words(st, question.subject.oid, question.subject.body.bodies[value])
        case about.OptionOf():
            node = question.subject.node
            return node.labels[value] if node.labels else effect_words(st, question.subject.oid, node.options[value])
        case about.Villainy():
            return effect_words(st, question.subject.oid, question.subject.node.options[value])
        case about.ManaKinds():
            return "".join(f"{{{COLOR_LETTER[kind]}}}" for kind in question.subject.ways[value])
        case about.OneCost():
            return cost_words(question.subject.options[value])
        case about.Keywords():
            return KEYWORD_WORD[question.subject.bits[value]].capitalize()
        case about.CounterKinds():
            return f"{question.subject.kinds[value]} counter"
        case about.Piles():
            names = [name_of(st, oid) for oid in question.subject.piles[value] if oid in st.objs]
            return ", ".join(names) if names else "The empty pile"
        case about.OldTargets():
            return described(st, question.subject.refs[value])
        case about.Door():
            return _mode_of_door(st, question.subject.oid, value)
        case _:
            return str(value)


def _mode_of_door(st: State, oid: int, value: int) -> str:
    obj = st.objs[oid]
    verb = "Unlock" if value in copiable_values.halves(st, obj, unlocked=False) else "Lock"
    return f"{verb} {unlocking.name_of_half(st, obj, value)}"


_COURSES: Final[dict[str, dict[str, str]]] = {
    "scry": {"top": "Keep it on top", "bottom": "Put it on the bottom"},
    "surveil": {"top": "Keep it on top", "graveyard": "Put it into the graveyard"},
    "explore": {"top": "Keep it on top", "graveyard": "Put it into the graveyard"},
    "time": {"none": "Leave it", "add": "Add a time counter", "remove": "Remove a time counter"},
    "end": {"top": "Top", "bottom": "Bottom"},
    "mutate": {"over": "Over", "under": "Under"},
}


def _number(st: State, question: kinds.Question, value: int) -> str:
    return str(value)


def _confirm(st: State, question: kinds.Question, value: bool) -> str:
    return "Yes" if value else "No"


def _order(st: State, question: kinds.Question, answer: Next | NextTrigger) -> str:
    """A card, or a trigger (603.3b): by its source, and by its words or by what it triggered on where that does not tell."""
    if isinstance(answer, Next) or not isinstance(question.subject, about.TriggerOrder):
        return described(st, answer.names() or answer.uses())
    waiting = question.subject.pending
    pending = waiting[answer.number]
    name = name_of(st, pending.ctx.source)
    others = [waiting[other.number] for other in question.values if other != answer]
    alike = [other for other in others if name_of(st, other.ctx.source) == name]
    if any(other.ability != pending.ability for other in alike):
        return f"the ability of {name}: “{ability_words(pending.ability, face_of(look(st, pending.ctx.source)[0]))}”"
    event = pending.ctx.event
    if any(other.ctx.source == pending.ctx.source for other in alike) and event is not None and known(st, event.obj):
        return f"the ability of {name} ({name_of(st, event.obj)})"
    return f"the ability of {name}"


def _word(st: State, question: kinds.Question, value: str) -> str:
    return value


def _pay(st: State, question: kinds.Question, answer: Payment) -> str:
    if isinstance(answer, PayByPlan):
        return f"Pay {question.subject.cost if isinstance(question.subject, about.Price) else ''}"
    if isinstance(answer, KeepMana):
        mana = st.players[question.player].pool[answer.place]
        return f"Keep {{{COLOR_LETTER[mana.kind]}}}"
    if answer.how == "life":
        return "Pay 1 life for {C}"
    symbols = "".join(f"{{{COLOR_LETTER[kind]}}}" if kind else "{1}" for kind in answer.mana)
    how = "" if answer.how == BY_ABILITY else f" ({answer.how})"
    return f"{name_of(st, answer.source)}{how} for {symbols}{_by_cost(st, answer)}"


def _by_cost(st: State, use: UseManaSource) -> str:
    """Of a mana ability with a choice of costs: which."""
    if use.ability < 0:
        return ""
    parts = flatten(traits_of(chars_of(st, st.objs[use.source])).activated[use.ability].cost)
    options = next((part.options for part in parts if isinstance(part, OneOf)), ())
    return f" ({cost_words(options[use.pick])})" if options else ""


def _attack(st: State, question: kinds.Question, answer: Attack | DontAttack) -> str:
    return f"Attack {described(st, answer.ref)}" if isinstance(answer, Attack) else "Don't attack"


def _block(st: State, question: kinds.Question, answer: Block | DontBlock) -> str:
    return f"Block {described(st, answer.ref)}" if isinstance(answer, Block) else "Don't block"


def _replace(st: State, question: kinds.Question, answer: ApplyEffect) -> str:
    labels = question.subject.labels if isinstance(question.subject, about.Effects) else ()
    return labels[answer.number] if labels else str(answer.number)


def _mulligan(st: State, question: kinds.Question, value: bool) -> str:
    return "Keep" if value else "Mulligan"


_OPTION: Final[dict[str, Callable[[State, kinds.Question, Any], str]]] = {
    kinds.PRIORITY: _action,
    kinds.TARGET: _object,
    kinds.OBJECT: _object,
    kinds.PLAYER: _player,
    kinds.MODE: _mode,
    kinds.NUMBER: _number,
    kinds.CONFIRM: _confirm,
    kinds.ORDER: _order,
    kinds.WORD: _word,
    kinds.PAY: _pay,
    kinds.ATTACK: _attack,
    kinds.BLOCK: _block,
    kinds.REPLACE: _replace,
    kinds.MULLIGAN: _mulligan,
}


def option(st: State, question: kinds.Question, value: Any) -> str:
    """One option in words."""
    return _OPTION[question.kind](st, question, value)


def object_of(answer: Any) -> int:
    """The number of the object that an answer is about; 0 if there is none."""
    return answer.names() or answer.uses() if isinstance(answer, Answer) else 0


def prompt(st: State, question: kinds.Question) -> str:
    """The question in words, with what it is about."""
    text = _asked(st, question)
    head = _head(st, question)
    if head and text.startswith(head):
        return text
    return f"{head}: {text[:1].lower()}{text[1:]}" if head else text


def _asked(st: State, question: kinds.Question) -> str:
    subject = question.subject
    if isinstance(subject, about.MayDo):
        words = effect_words(st, subject.oid, (subject.node,)).rstrip(".").removeprefix("You may ")
        return f"{words[:1].upper()}{words[1:]}?"
    if isinstance(subject, about.PayOrNot):
        words = cost_words(subject.node.cost)
        return f"Pay {words}?" if words.startswith("{") else f"{words}?"
    return question.prompt


def _head(st: State, question: kinds.Question) -> str:
    """What the question is about, if that is said: the spell, the attacker, the card that is looked at."""
    subject = question.subject
    if isinstance(subject, about.Share):
        return " to ".join(name_of(st, ref) for ref in (subject.source, subject.oid) if ref)
    if isinstance(subject, about.About):
        said = question.kind in _ABOUT
    elif isinstance(subject, about.OptionalCost):
        said = question.kind == kinds.NUMBER
    elif isinstance(subject, about.Deed):
        said = subject.word in _DEEDS
    else:
        said = isinstance(subject, _SAID)
    return name_of(st, subject.oid) if said and subject.oid else ""


_ABOUT: Final = frozenset([kinds.ATTACK, kinds.BLOCK, kinds.OBJECT, kinds.NUMBER, kinds.PLAYER])
_DEEDS: Final = frozenset(["scry", "surveil", "explore", "time", "end", "new targets", "exert", "skip", "untap"])
_SAID: Final = (
    about.Aim, about.Price, about.ModeOf, about.OptionOf, about.Villainy, about.MayDo, about.PayOrNot, about.Door,
)  # fmt: skip
