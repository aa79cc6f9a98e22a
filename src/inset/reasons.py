"""601.3, 305, 602.5: why a card can't be played: every way of playing it, each with the rule and the reason.

The reasons come from the same code that lists what can be done (``rules.offers``); here they get their words.
"""

from __future__ import annotations

from inset.kernel.errors import InsetError
from inset.kernel.types import BATTLEFIELD, HAND
from inset.language.abilities import Activated
from inset.language.node import Cost
from inset.rules import casting, doors, frames, hiding, special
from inset.rules.activating import abilities_of, can_activate
from inset.rules.layers import chars_of
from inset.rules.offers import Offer, Reason
from inset.rules.state import SPELL, Obj, State
from inset.wording import ability_words, cost_words, face_of, from_where, how, name_of, offer_cost


def why_not(st: State, player: int, card: int | str) -> list[str]:
    """Every way of playing a card, each with what stands against it."""
    obj = _card_for(st, player, card)
    lines = [_ability_line(st, player, obj, a) for a in abilities_of(st, obj) if a.zone & obj.zone]
    lines += [_door_line(st, player, obj, half) for half in doors.halves(st, obj, unlocked=False)]
    if obj.zone == BATTLEFIELD:
        if obj.face_down is not None and chars_of(st, obj).controller != player:
            lines.append("Turn face up: only its controller can (708.7)")
        else:
            lines += [_turning_line(st, player, obj, word, cost) for word, cost in hiding.ways_up(st, obj)]
        return lines or [f"{name_of(st, obj.id)} is on the battlefield: there is nothing to cast or activate (110.1)"]
    casts = casting.offers(st, player, obj.id)
    found = [f"{_way(st, offer)}: {_verdict(st, player, offer, reasons)}" for offer, reasons in casts]
    return found + lines


def _turning_line(st: State, player: int, obj: Obj, word: str, cost: Cost) -> str:
    """708.7, 116.2b: by which rule a face-down permanent could be turned face up."""
    if not special.affordable(st, player, obj.id, cost):
        return f"Turn face up with {word}: its cost can't be paid ({hiding.TABLE[word].rule})"
    return f"Turn face up with {word}: on offer for {cost_words(cost)}"


def _way(st: State, offer: Offer) -> str:
    card = offer.obj.definition
    name = frames.name_of_way(card, offer.way)
    if offer.way and name == card.name:
        name += f" as {frames.way_word(card, offer.way)}"
    verb = "Play" if offer.land else "Cast"
    return f"{verb} {name}{how(st, offer)}{from_where(st, offer.obj, offer.player)}"


def _verdict(st: State, player: int, offer: Offer, reasons: list[Reason]) -> str:
    found = [str(reason) for reason in reasons]
    if st.priority != player:
        found.append(f"{st.players[player].name} does not have priority (117.1)")
    if not found:
        return "on offer" if offer.land else f"on offer for {offer_cost(st, offer)}"
    return "; ".join(found)


def _ability_line(st: State, player: int, obj: Obj, ability: Activated) -> str:
    reasons = [str(reason) for reason in can_activate(st, player, obj, ability)]
    words = ability_words(ability, face_of(obj))
    return f"Activate “{words}”: {'; '.join(reasons) or 'on offer'}"


def _door_line(st: State, player: int, obj: Obj, half: int) -> str:
    reasons = [str(reason) for reason in doors.against(st, player, obj, half)]
    cost = cost_words(doors.unlock_cost(st, player, obj, half))
    return f"Unlock {doors.name_of_half(st, obj, half)}: {'; '.join(reasons) or f'on offer for {cost}'}"


def _card_for(st: State, player: int, card: int | str) -> Obj:
    """The card meant: by its number, or by its name, the player's own hand first."""
    if isinstance(card, int) and not isinstance(card, bool):
        if card not in st.objs:
            raise InsetError(f"there is no object {card}")
        return st.objs[card]
    if not isinstance(card, str) or not card.strip():
        raise InsetError(f"a card is told by its name or its number, not by {str(card)[:60]!r}")
    word = card.lower()
    found: list[tuple[bool, bool, bool, Obj]] = []
    for obj in st.objs.values():
        names = [face.name.lower() for face in obj.definition.faces] + [obj.definition.full_name.lower()]
        if word in names and (obj.stack is None or obj.stack.kind == SPELL):
            own = chars_of(st, obj).controller == player
            found.append((obj.zone == HAND and obj.owner == player, word in (names[0], names[-1]), own, obj))
    if not found:
        raise InsetError(f"there is no {card[:60]!r} in this game")
    return max(found, key=lambda row: row[:3])[3]
