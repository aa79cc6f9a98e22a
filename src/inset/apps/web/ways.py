"""601.3, 602.5: every way of using a card, each with its name, cost and effect; if it isn't open, with the reasons.

The reasons come from the code that lists the options, like those of ``why_not``. An open way has the number of its
option.
"""

from __future__ import annotations

from collections.abc import Sequence

from inset.apps.web import explaining, payment
from inset.apps.web.protocol import Message
from inset.game import Game
from inset.kernel.types import BATTLEFIELD, CREATURE
from inset.language.abilities import Activated
from inset.rules.combat.attacking import why_not_attack
from inset.rules.model import decision as kinds
from inset.rules.model.answers import Action, Activate
from inset.rules.model.reason import Reason
from inset.rules.model.state import Obj, State
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from inset.rules.payment.mana_abilities import pays
from inset.rules.playing import priority_actions
from inset.rules.playing.activating import abilities_of, can_activate
from inset.rules.playing.prospective_spell import Offer
from inset.words.card_words import size_of, text_of
from inset.words.option_words import ability_words, face_of, from_where, how, offer_cost


def ways(game: Game, seat: int, oid: int) -> list[Message]:
    """Every way of using a card. The card must be one that the seat sees."""
    st = game.state
    obj = st.objs[oid]
    places = _open(game, seat, oid)
    found: list[Message] = []
    if obj.zone != BATTLEFIELD:
        for offer, reasons in priority_actions.offers(st, seat, oid):
            found.append(_way(st, offer, reasons, places.pop(offer.answer(), None)))
            found[-1]["why"] = explaining.cost(st, seat, offer.answer())
    for place, ability in enumerate(abilities_of(st, obj)):
        if ability.zone & obj.zone:
            n = places.pop(Activate(oid, place), None)
            found.append(_ability(st, seat, obj, ability, n))
            found[-1]["why"] = explaining.cost(st, seat, Activate(oid, place))
    decision = game.decision
    if decision is not None:
        for way in found:
            if way["n"] is not None:
                way["pays"] = payment.plan(game, decision.options.answers[way["n"]])
        for n in places.values():  # foretelling, unlocking, turning face up and the like
            found.append({"verb": "", "title": decision.options[n].text, "cost": "", "text": "", "n": n, "reasons": []})
    if _could_attack(st, seat, obj):
        why = why_not_attack(st, seat, oid)
        if why:
            found.append({"verb": "", "title": "Attack", "cost": "", "text": "", "n": None, "reasons": [_split(why)]})
    return found


def _open(game: Game, seat: int, oid: int) -> dict[Action, int]:
    """What the seat can do with the card now: the numbers of the options, by answer."""
    decision = game.decision
    if decision is None or decision.player != seat or decision.kind != kinds.PRIORITY:
        return {}
    rows = enumerate(decision.options.answers)
    return {value: n for n, value in rows if n and isinstance(value, Action) and decision.options[n].id == oid}


def _way(st: State, offer: Offer, reasons: Sequence[Reason], n: int | None) -> Message:
    card = offer.obj.definition
    name = frames.name_of_way(card, offer.way)
    face = card.faces[offer.way % len(card.faces)]
    kind = frames.way_word(card, offer.way) if offer.way else ""
    if offer.way and name == card.name:
        name += f" as {kind}"
    source = face if face.name else card.faces[0]
    text = text_of(source, card) if source.abilities else ""
    return {
        "verb": "Play" if offer.land else "Cast",
        "title": f"{name}{how(st, offer)}{from_where(st, offer.obj, offer.player)}",
        "kind": kind,
        "cost": "" if offer.land else offer_cost(st, offer),
        "text": text,
        "size": size_of(face),
        "n": n,
        "reasons": [] if n is not None else _against(st, offer.player, reasons),
    }


def _ability(st: State, seat: int, obj: Obj, ability: Activated, n: int | None) -> Message:
    cost, _, effect = ability_words(ability, face_of(obj)).partition(": ")
    reasons: list[Message] = []
    if n is None:
        reasons = _against(st, seat, can_activate(st, seat, obj, ability))
        if not reasons and st.auto_mana and pays(ability):
            reasons = [{"text": "used by itself while a cost is paid", "rule": "605.3a"}]
    words = effect or cost
    return {"verb": "Activate", "title": words, "cost": cost if effect else "", "text": "", "n": n, "reasons": reasons}


def _against(st: State, seat: int, reasons: Sequence[Reason]) -> list[Message]:
    found = [_split(str(reason)) for reason in reasons]
    if st.priority != seat:
        found.append({"text": "you do not have priority", "rule": "117.1"})
    return found


def _split(reason: str) -> Message:
    """ "flying (702.9b)": the sentence and its rule."""
    head, _, tail = reason.rpartition(" (")
    return {"text": head, "rule": tail[:-1]} if head and tail.endswith(")") else {"text": reason, "rule": ""}


def _could_attack(st: State, seat: int, obj: Obj) -> bool:
    if obj.zone != BATTLEFIELD:
        return False
    chars = chars_of(st, obj)
    return bool(chars.types & CREATURE) and chars.controller == seat == st.active
