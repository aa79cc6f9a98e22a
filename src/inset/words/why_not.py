"""601.3, 305, 602.5: why a card can't be played: every way of playing it, each with the rule and the reason.

The reasons come from the same code that lists what can be done (``rules.offers``); here they get their words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from inset.kernel.arguments import NumberOrWord
from inset.kernel.errors import InsetError
from inset.kernel.types import BATTLEFIELD, HAND
from inset.language.abilities import Activated
from inset.language.node import Cost
from inset.rules.events import face_down
from inset.rules.model.answers import SpecialAction
from inset.rules.model.reason import Reason
from inset.rules.model.state import SPELL, Obj, State
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_abilities import pays
from inset.rules.playing import priority_actions, special_actions, unlocking
from inset.rules.playing.activating import abilities_of, can_activate
from inset.rules.playing.prospective_spell import Offer
from inset.words.option_words import ability_words, cost_words, face_of, from_where, how, name_of, offer_cost

Seen = Callable[[Obj], bool]


def why_not(st: State, player: int, card: NumberOrWord, seen: Seen | None = None) -> list[str]:
    """Every way of playing a card, each with what prevents it. ``seen``: whose face the player sees; None: all."""
    obj = _card_for(st, player, card) if seen is None else _seen_card(st, player, card, seen)
    lines = [_ability_line(st, player, obj, a) for a in abilities_of(st, obj) if a.zone & obj.zone]
    lines += [_door_line(st, player, obj, half) for half in copiable_values.halves(st, obj, unlocked=False)]
    if obj.zone == BATTLEFIELD:
        if obj.face_down is not None and chars_of(st, obj).controller != player:
            lines.append("Turn face up: only its controller can (708.7)")
        else:
            lines += [_turning_line(st, player, obj, word, cost) for word, cost in face_down.ways_up(st, obj)]
        return lines or [f"{name_of(st, obj.id)} is on the battlefield: there is nothing to cast or activate (110.1)"]
    casts = priority_actions.offers(st, player, obj.id)
    found = [f"{_way(st, offer)}: {_verdict(st, player, offer, reasons)}" for offer, reasons in casts]
    if obj.zone == HAND and obj.owner == player:
        lines += [
            _hand_line(st, player, obj, *row) for row in special_actions.in_hand(st, player, obj, chars_of(st, obj))
        ]
    return found + lines


def _hand_line(
    st: State, player: int, obj: Obj, action: type[SpecialAction], cost: Cost, against: Reason | None
) -> str:
    """116.2f, 116.2h, 116.2k: foretelling, suspending and plotting are not casting, but lead to it."""
    reasons: list[object] = [] if against is None else [against]
    if not special_actions.affordable(st, player, obj.id, cost):
        reasons.append(f"its cost can't be paid ({special_actions.IN_HAND_RULE[action]})")
    return f"{action.kind.capitalize()}: {_said(st, player, reasons, f'on offer for {cost_words(cost)}')}"


def _said(st: State, player: int, reasons: Sequence[object], open_: str = "on offer") -> str:
    """What stands against something, beginning with itself; who has no priority can do none of this (117.1)."""
    found = [str(reason) for reason in reasons]
    if st.priority != player:
        found.append(f"{st.players[player].name} does not have priority (117.1)")
    return "; ".join(found) or open_


def _turning_line(st: State, player: int, obj: Obj, word: str, cost: Cost) -> str:
    """708.7, 116.2b: by which rule a face-down permanent could be turned face up."""
    dear = not special_actions.affordable(st, player, obj.id, cost)
    reasons = [f"its cost can't be paid ({face_down.TABLE[word].rule})"] if dear else []
    return f"Turn face up with {word}: {_said(st, player, reasons, f'on offer for {cost_words(cost)}')}"


def _way(st: State, offer: Offer) -> str:
    card = offer.obj.definition
    name = frames.name_of_way(card, offer.way)
    if offer.way and name == card.name:
        name += f" as {frames.way_word(card, offer.way)}"
    verb = "Play" if offer.land else "Cast"
    return f"{verb} {name}{how(st, offer)}{from_where(st, offer.obj, offer.player)}"


def _verdict(st: State, player: int, offer: Offer, reasons: list[Reason]) -> str:
    found = _said(st, player, reasons, "")
    return found or ("on offer" if offer.land else f"on offer for {offer_cost(st, offer)}")


def _ability_line(st: State, player: int, obj: Obj, ability: Activated) -> str:
    words = ability_words(ability, face_of(obj))
    waits = st.auto_mana and pays(ability)  # the automation that asks for mana only where something is to be paid
    open_ = "on offer while a cost is paid (605.3a)" if waits else "on offer"
    return f"Activate “{words}”: {_said(st, player, can_activate(st, player, obj, ability), open_)}"


def _door_line(st: State, player: int, obj: Obj, half: int) -> str:
    cost = cost_words(unlocking.unlock_cost(st, player, obj, half))
    said = _said(st, player, unlocking.against(st, player, obj, half), f"on offer for {cost}")
    return f"Unlock {unlocking.name_of_half(st, obj, half)}: {said}"


def _card_for(st: State, player: int, card: NumberOrWord) -> Obj:
    """The card meant: by its number, or by its name, the player's own hand first."""
    if isinstance(card, int) and not isinstance(card, bool):
        if card not in st.objs:
            raise InsetError(f"there is no object {card}")
        return st.objs[card]
    name = _name(card)
    found = _by_name(st, player, name, st.objs.values())
    if found is None:
        raise InsetError(f"there is no {name[:60]!r} in this game")
    return found


def _seen_card(st: State, player: int, card: NumberOrWord, seen: Seen) -> Obj:
    """The same, of what the player sees. What is hidden and what does not exist are refused in the same words."""
    viewer = st.players[player].name
    if isinstance(card, int) and not isinstance(card, bool):
        obj = st.objs.get(card)
        if obj is None or not (seen(obj) or obj.zone == BATTLEFIELD):
            raise InsetError(f"{viewer} can't see object {card}")
        return obj
    name = _name(card)
    found = _by_name(st, player, name, [obj for obj in st.objs.values() if seen(obj)])
    if found is None:
        raise InsetError(f"{viewer} can't see {name[:60]!r}")
    return found


def _name(card: object) -> str:
    if not isinstance(card, str) or not card.strip():
        raise InsetError(f"name a card by its name or number, not by {str(card)[:60]!r}")
    return card


def _by_name(st: State, player: int, name: str, objs: Iterable[Obj]) -> Obj | None:
    word = name.lower()
    found: list[tuple[bool, bool, bool, Obj]] = []
    for obj in objs:
        names = [face.name.lower() for face in obj.definition.faces] + [obj.definition.full_name.lower()]
        if word in names and (obj.stack is None or obj.stack.kind == SPELL):
            own = chars_of(st, obj).controller == player
            found.append((obj.zone == HAND and obj.owner == player, word in (names[0], names[-1]), own, obj))
    return max(found, key=lambda row: row[:3])[3] if found else None
