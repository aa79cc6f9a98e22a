"""Options and decisions in plain words: "Cast Stomp {1}{R}", "Grizzly Bears (Bob's)", "Attack Bob", "Done".

Nothing here decides anything. Each kind of decision has one function from a value to words, found in a
table; what the log says is next door, in ``telling.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from inset.kernel.errors import IllegalAnswer, InsetError
from inset.kernel.types import BATTLEFIELD, HAND, OWNED_ZONES, STACK, ZONE_WORD
from inset.language.abilities import Activated, Body, Modes
from inset.language.card import Card, Face
from inset.language.node import Ability, Cost
from inset.rules import casting, frames
from inset.rules import decision as kinds
from inset.rules.activating import abilities_of
from inset.rules.costs import spell_total
from inset.rules.evaluate import look
from inset.rules.layers import chars_of
from inset.rules.offers import Offer, Reason, prospect
from inset.rules.state import SPELL, Obj, State, is_player, player_of

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
        return "a face-down creature" if obj.zone == BATTLEFIELD else "a face-down card"
    return chars.name or "something"


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
        return "an ability"


def cost_words(cost: Cost) -> str:
    from inset.language.text import NoText, cost_text

    try:
        return cost_text(cost)
    except NoText:
        return "a cost"


def face_of(obj: Obj) -> Face:
    """The set of characteristics that an object's own words are printed in."""
    card = obj.copied.definition if obj.copied is not None else obj.definition
    in_use = obj.copied.in_use if obj.copied is not None else obj.in_use
    face = card.faces[frames.in_force(card, obj.zone, in_use)]
    return face if face.name else card.faces[0]


# --- priority -------------------------------------------------------------------------------------


def _action(st: State, question: kinds.Decision, value: Any) -> str:
    what = value[0]
    if what == "pass":
        return "Pass"
    player = question.subject if isinstance(question.subject, int) else question.player
    return _ACTIONS[what](st, player, value)


def _play(st: State, player: int, value: Any) -> str:
    obj = st.objs[value[1]]
    return f"Play {frames.name_of_way(obj.definition, value[2])}{_from(st, obj, player)}"


def _cast(st: State, player: int, value: Any) -> str:
    obj = st.objs[value[1]]
    name = frames.name_of_way(obj.definition, value[2])
    if value[2] and name == obj.definition.name:  # a set without a name of its own (718.5)
        name += f" as {frames.way_word(obj.definition, value[2])}"
    try:
        offer = casting.find_offer(st, player, value)
    except IllegalAnswer:
        return f"Cast {name}"
    return f"Cast {name} {offer_cost(st, offer)}{_how(st, offer)}{_from(st, obj, player)}"


def offer_cost(st: State, offer: Offer) -> str:
    """The mana that it would cost now, X still open, and the other costs in words."""
    spell, chars = prospect(st, offer)
    total = spell_total(st, offer, spell, chars, 0, ())
    text = str(total.mana)
    cost = chars.cost if offer.cost is None else None
    if cost is not None and cost.x:
        text = "{X}" * cost.x + ("" if text == "{0}" else text)
    others = [cost_words(part) for part in total.parts]
    return ", ".join([text, *others])


def _how(st: State, offer: Offer) -> str:
    if not offer.cost_name:
        return ""
    if offer.cost_name in ("free", "effect"):
        by = f" ({name_of(st, offer.permit)})" if offer.permit else ""
        return (" for free" if offer.cost_name == "free" else " for another cost") + by
    return f" with {offer.cost_name}"


def _from(st: State, obj: Obj, player: int) -> str:
    if obj.zone == HAND and obj.owner == player:
        return ""
    zone = ZONE_WORD[obj.zone]
    if obj.owner != player and obj.zone & OWNED_ZONES:
        return f" from {whose(st, obj.owner)} {zone}"
    return f" from {zone}" if not obj.zone & OWNED_ZONES else f" from the {zone}"


def _activate(st: State, player: int, value: Any) -> str:
    obj = st.objs[value[1]]
    ability = abilities_of(st, obj)[value[2]]
    return f"{name_of(st, obj.id)}: {ability_words(ability, face_of(obj))}"


def _special(st: State, player: int, value: Any) -> str:
    name = st.objs[value[2]].definition.name
    if value[1] == "turn face up":
        return f"Turn {name} face up"
    return f"{value[1].capitalize()} {name}"


_ACTIONS: Final[dict[str, Callable[[State, int, Any], str]]] = {
    "land": _play,
    "cast": _cast,
    "activate": _activate,
    "special": _special,
}


# --- other kinds ----------------------------------------------------------------------------------


def _object(st: State, question: kinds.Decision, value: Any) -> str:
    if value == kinds.DONE:
        return "Done"
    return described(st, value)


def _player(st: State, question: kinds.Decision, value: int) -> str:
    return st.players[value].name


def _mode(st: State, question: kinds.Decision, value: Any) -> str:
    if value == -1:
        return "Done"
    subject = question.subject
    if isinstance(subject, tuple) and subject:
        if subject[0] == "mode" and isinstance(subject[2], Modes):
            return _body_words(st, subject[1], subject[2].bodies[value])
        options = subject[-1]
        if isinstance(value, int) and isinstance(options, (tuple, list)) and 0 <= value < len(options):
            return _words(options[value])
    return _words(value)


def _words(part: Any) -> str:
    if isinstance(part, Cost):
        return cost_words(part)
    return str(part)


def _body_words(st: State, source: int, body: Body) -> str:
    from inset.language.abilities import Spell

    return ability_words(Spell(body), face_of(look(st, source)[0]))


def _number(st: State, question: kinds.Decision, value: Any) -> str:
    return str(value)


def _confirm(st: State, question: kinds.Decision, value: Any) -> str:
    return "Yes" if value else "No"


def _order(st: State, question: kinds.Decision, value: Any) -> str:
    subject = question.subject
    if isinstance(subject, list) and isinstance(value, int) and 0 <= value < len(subject):
        return f"the ability of {name_of(st, subject[value])}"
    return described(st, value)


def _word(st: State, question: kinds.Decision, value: Any) -> str:
    return str(value)


def _pay(st: State, question: kinds.Decision, value: Any) -> str:
    if value == ("plan",):
        cost = question.subject[0] if isinstance(question.subject, tuple) else ""
        return f"Pay {cost}"
    obj = st.objs[value[1]]
    ability = abilities_of(st, obj)[value[2]]
    return f"{name_of(st, value[1])}: {ability_words(ability, face_of(obj))}"


def _attack(st: State, question: kinds.Decision, value: Any) -> str:
    return f"Attack {described(st, value)}" if value else "Don't attack"


def _block(st: State, question: kinds.Decision, value: Any) -> str:
    return f"Block {described(st, value)}" if value else "Don't block"


def _replace(st: State, question: kinds.Decision, value: Any) -> str:
    labels = question.subject
    return str(labels[value]) if isinstance(labels, (list, tuple)) else str(value)


def _mulligan(st: State, question: kinds.Decision, value: Any) -> str:
    return "Keep" if value else "Mulligan"


_OPTION: Final[dict[str, Callable[[State, kinds.Decision, Any], str]]] = {
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
_OBJECTS: Final = frozenset([kinds.TARGET, kinds.OBJECT, kinds.ATTACK, kinds.BLOCK])


def option(st: State, question: kinds.Decision, value: Any) -> str:
    """One option in words."""
    return _OPTION[question.kind](st, question, value)


def object_of(kind: str, value: Any) -> int:
    """The number of the object that an option is about; 0 if there is none."""
    if kind in _OBJECTS:
        return value if isinstance(value, int) and value > 0 else 0
    if isinstance(value, tuple) and len(value) > 1:
        oid = value[2] if value[0] == "special" else value[1]
        return oid if isinstance(oid, int) else 0
    return 0


def prompt(st: State, question: kinds.Decision) -> str:
    """The question in words, with what it is about."""
    text = question.prompt
    about = _about(st, question)
    return f"{about}: {text[:1].lower()}{text[1:]}" if about else text


def _about(st: State, question: kinds.Decision) -> str:
    subject = question.subject
    if question.kind == kinds.PAY and isinstance(subject, tuple):
        return name_of(st, subject[1]) if subject[1] else ""
    if question.kind == kinds.TARGET and isinstance(subject, tuple):
        return name_of(st, subject[0]) if subject[0] else ""
    if question.kind in (kinds.ATTACK, kinds.BLOCK, kinds.OBJECT, kinds.NUMBER) and isinstance(subject, int):
        return name_of(st, subject) if subject else ""
    if question.kind == kinds.MODE and isinstance(subject, tuple) and subject[0] == "mode":
        return name_of(st, subject[1])
    return ""


# --- why not --------------------------------------------------------------------------------------


def why_not(st: State, player: int, card: int | str) -> list[str]:
    """Every way of playing a card, each with what stands against it."""
    obj = _card_for(st, player, card)
    lines: list[str] = []
    for offer, reasons in casting.offers(st, player, obj.id):
        lines.append(f"{_way(st, offer)}: {_verdict(st, player, offer, reasons)}")
    lines += [_ability_line(st, player, obj, a) for a in abilities_of(st, obj) if a.zone & obj.zone]
    return lines


def _way(st: State, offer: Offer) -> str:
    card = offer.obj.definition
    name = frames.name_of_way(card, offer.way)
    if offer.way and name == card.name:
        name += f" as {frames.way_word(card, offer.way)}"
    verb = "Play" if offer.land else "Cast"
    return f"{verb} {name}{_how(st, offer)}{_from(st, offer.obj, offer.player)}"


def _verdict(st: State, player: int, offer: Offer, reasons: list[Reason]) -> str:
    found = [str(reason) for reason in reasons]
    if st.priority != player:
        found.append(f"{st.players[player].name} does not have priority (117.1)")
    if not found:
        return "on offer" if offer.land else f"on offer for {offer_cost(st, offer)}"
    return "; ".join(found)


def _ability_line(st: State, player: int, obj: Obj, ability: Activated) -> str:
    from inset.rules.activating import can_activate

    reasons = [str(reason) for reason in can_activate(st, player, obj, ability)]
    words = ability_words(ability, face_of(obj))
    return f"Activate “{words}”: {'; '.join(reasons) or 'on offer'}"


def _card_for(st: State, player: int, card: int | str) -> Obj:
    """The card meant: by its number, or by its name, the player's own hand first."""
    if isinstance(card, int):
        if card not in st.objs:
            raise InsetError(f"there is no object {card}")
        return st.objs[card]
    best: Obj | None = None
    for obj in st.objs.values():
        names = [face.name.lower() for face in obj.definition.faces] + [obj.definition.full_name.lower()]
        if card.lower() not in names or (obj.stack is not None and obj.stack.kind != SPELL):
            continue
        if obj.zone == HAND and obj.owner == player:
            return obj
        if best is None or chars_of(st, obj).controller == player != chars_of(st, best).controller:
            best = obj
    if best is None:
        raise InsetError(f"there is no {card[:60]!r} in this game")
    return best
