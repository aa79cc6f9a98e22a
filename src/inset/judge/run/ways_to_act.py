"""601.3, 602.2, 116: an action of a scenario and the ways that the rules offer for it.

`ways` lists every way that fits the words, each with what prevents it.
"""

from __future__ import annotations

from dataclasses import dataclass

from inset.judge.format.errors import near, quote
from inset.judge.format.scenario import Action, Activate, Cast, Play, Special, ZoneOf
from inset.judge.format.vocabulary import CAST_AS
from inset.judge.run.catalogue import playable
from inset.judge.run.fitting_options import way_of
from inset.judge.run.references import Board, Wrong
from inset.kernel.types import BATTLEFIELD, EXILE, STACK, WORD_ZONE
from inset.language.abilities import Activated as Printed, Keyword
from inset.language.card import HALVES
from inset.language.keywords import KEYWORD_WORD
from inset.rules.events import face_down
from inset.rules.model import answers as rules
from inset.rules.model.answer_codec import WITH_A_CARD
from inset.rules.model.state import Obj, is_player
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.abilities import EXPANSIONS
from inset.rules.objects.layers import chars_of
from inset.rules.playing import special_actions, unlocking
from inset.rules.playing.activating import abilities_of, can_activate
from inset.rules.playing.legality import judge
from inset.rules.playing.offers import offers_for
from inset.rules.playing.prospective_spell import Offer
from inset.words import option_words
from inset.words.why_not import why_not as reasons_against


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take an action: the answer that takes it at a priority, and what prevents it."""

    answer: rules.Action
    oid: int
    reasons: tuple[str, ...]
    pay: tuple[str, ...] = ()  # additional costs still to be paid


# --- finding --------------------------------------------------------------------------------------


def ways(board: Board, action: Action) -> list[Way]:
    """Every way that fits the action's words; empty if there is no such card, ability or way."""
    match action:
        case Cast() | Play():
            return _ways_to_play(board, action)
        case Activate():
            return _ways_to_activate(board, action)
        case Special():
            return _ways_to_act(board, action)


def cards_meant(board: Board, ref: str, source: ZoneOf, player: int) -> list[int]:
    """The cards in a zone that a reference fits: exile, battlefield and stack are everybody's."""
    zone = WORD_ZONE[source.zone]
    owner: int | None = player if source.player is None else board.player(source.player)
    if source.player is None and zone & (EXILE | BATTLEFIELD | STACK):
        owner = None
    found = board.in_zone(ref, zone, owner)
    if not found:
        board.check(ref)
    return found


def _objects_meant(board: Board, ref: str, source: ZoneOf | None, player: int) -> list[int]:
    """What a reference fits, anywhere or in one zone."""
    if source is not None:
        return cards_meant(board, ref, source, player)
    objects = [o for o in board.find(ref) if not is_player(o)]
    if not objects:
        board.check(ref)
    return objects


def check_way(board: Board, word: str) -> None:
    """A word of `as` that no card could have is a mistake."""
    known = ["normal", *CAST_AS, "split", "fused", "modal", *playable(), *board.known]
    names = {word.casefold() for word in known}
    if word.casefold() not in names:
        raise Wrong(f"unknown way {quote(word)}{near(word, known)}")


def _ways_to_play(board: Board, action: Cast | Play) -> list[Way]:
    check_way(board, action.way)
    player = board.player(action.by)
    found: list[Way] = []
    cards = cards_meant(board, action.card, action.source, player)
    if isinstance(action, Cast):
        check_pay(board, action.pay, cards)
    for oid in cards:
        obj = board.st.objs[oid]
        way = _way_meant(obj, action)
        if way is None:
            continue
        offers = [
            offer for offer in offers_for(board.st, player, obj)
            if offer.way == way and offer.land == isinstance(action, Play)
        ]  # fmt: skip
        said = _said_by(board, offers, action.pay) if isinstance(action, Cast) else [(offer, ()) for offer in offers]
        for offer, pay in said:
            reasons = tuple(str(reason) for reason in judge(board.st, offer, first_only=False))
            found.append(Way(offer.answer(), oid, reasons, pay))
    return sorted(found, key=lambda one: len(one.pay))  # a cost that the words name comes first


def _way_meant(obj: Obj, action: Cast | Play) -> int | None:
    """709.3: for a card with two halves, `as` or the name must say which half is cast."""
    definition = obj.definition
    if action.way != "normal" or definition.frame not in HALVES:
        return way_of(definition, action.way)
    name = action.card.rpartition("/")[2].strip()
    halves = [face.name for face in definition.faces]
    if action.card != definition.full_name and name in halves:
        return halves.index(name)
    raise Wrong(f"{definition.full_name} has two halves: say which with `as`")


def _said_by(board: Board, offers: list[Offer], pay: tuple[str, ...]) -> list[tuple[Offer, tuple[str, ...]]]:
    """The offers that `pay` means, each with the additional costs still to be paid.

    An effect that lets a spell be cast may require a certain cost (118.9b): if all that fit do, it needn't be named.
    """
    fit = [(offer, rest) for offer in offers if (rest := _rest_to_pay(board, offer, pay)) is not None]
    return fit or [(offer, pay) for offer in offers if offer.asks and offer.cost is not None]


def check_pay(board: Board, pay: tuple[str, ...], cards: list[int]) -> None:
    """A word of `pay` that is not a keyword or a name, and is in no text of these cards, is a mistake."""
    texts = " ".join(board.st.objs[oid].definition.text().casefold() for oid in cards)
    known = [*KEYWORD_WORD.values(), rules.FOR_FREE, "alternative", rules.SET_BY_EFFECT, "life"]
    for word in pay:
        if word.casefold() not in known and word.casefold() not in texts and word not in board.labels:
            if not any(name.casefold() == word.casefold() for name in board.known):
                raise Wrong(f"unknown cost {quote(word)}{near(word.casefold(), known)}")


def _rest_to_pay(board: Board, offer: Offer, pay: tuple[str, ...]) -> tuple[str, ...] | None:
    """The additional costs among these, if the others name just this offer's cost; else None."""
    if not offer.cost_name:
        return pay
    names = _cost_names(board, offer)
    for word in pay:
        if word.casefold() in names:
            rest = list(pay)
            rest.remove(word)
            return tuple(rest)
    return None


def _cost_names(board: Board, offer: Offer) -> set[str]:
    """What the cost of an offer is called: by its keyword, `free`, or what offers it: a permanent, or the card itself."""
    names = {offer.cost_name.casefold()}
    if offer.cost is not None and not offer.permit:
        names |= {"alternative", frames.name_of_way(offer.obj.definition, offer.way).casefold()}
    if offer.permit:
        source = offer.permit
        for floating in board.st.floating:
            if floating.id == source:
                source = floating.ctx.source
        names.add(option_words.name_of(board.st, source).casefold())
    return names


def _ways_to_activate(board: Board, action: Activate) -> list[Way]:
    player = board.player(action.by)
    objects = _objects_meant(board, action.object, action.source, player)
    found: list[Way] = []
    for oid in objects:
        obj = board.st.objs[oid]
        for place in _abilities_meant(board, oid, action.ability):
            ability = abilities_of(board.st, obj)[place]
            reasons = tuple(str(reason) for reason in can_activate(board.st, player, obj, ability))
            found.append(Way(rules.Activate(oid, place), oid, reasons))
    return found


def _abilities_meant(board: Board, oid: int, which: int | str | None) -> list[int]:
    """Places among the object's activated abilities, in printed order."""
    obj = board.st.objs[oid]
    abilities = abilities_of(board.st, obj)
    if isinstance(which, int):
        return [which - 1] if which <= len(abilities) else []
    if which is None:
        if len(abilities) > 1:
            raise Wrong(f"{board.describe(oid)} has {len(abilities)} activated abilities: say which with `ability`")
        return list(range(len(abilities)))
    face = option_words.face_of(obj)
    texts = [option_words.ability_words(ability, face).casefold() for ability in abilities]
    fit = [place for place, text in enumerate(texts) if which.casefold() in text]
    fit = fit or _of_a_keyword(board, obj, abilities, which)
    if not fit and not _is_printed(board, which):
        raise Wrong(f"{quote(which)} is in no ability of any card in this game")
    if len(fit) > 1:
        raise Wrong(f"{quote(which)} is in several abilities of {board.describe(oid)}")
    return fit


def _of_a_keyword(board: Board, obj: Obj, abilities: tuple[Printed, ...], words: str) -> list[int]:
    """The abilities that a keyword stands for, by a part of its text: `cycling`, `equip {2}`."""
    places: list[int] = []
    for part in chars_of(board.st, obj).abilities:
        if isinstance(part, Keyword) and part.keyword in EXPANSIONS:
            if words.casefold() in option_words.ability_words(part, option_words.face_of(obj)).casefold():
                places += [
                    place for place, ability in enumerate(abilities) if ability in EXPANSIONS[part.keyword](part)
                ]
    return list(dict.fromkeys(places))


def _is_printed(board: Board, words: str) -> bool:
    """The ability may have been lost, but some card must have it printed."""
    cards = {id(obj.definition): obj.definition for obj in board.st.objs.values()}
    return any(words.casefold() in card.text().casefold() for card in cards.values())


def _ways_to_act(board: Board, action: Special) -> list[Way]:
    player = board.player(action.by)
    if action.action == "unlock":
        return _ways_to_unlock(board, action, player)
    if action.way is not None and action.action != "turn face up":  # 708.7: for which of several costs
        raise Wrong(f"`as` says which door to unlock, or how to turn up; it has no meaning for {quote(action.action)}")
    objects = _objects_meant(board, action.card, action.source, player)
    open_now = special_actions.actions(board.st, player)
    found: list[Way] = []
    if action.action == "turn face up":
        return [way for oid in objects for way in _ways_up(board, action, player, oid, open_now)]
    for oid in objects:
        value = WITH_A_CARD[action.action](oid)
        reasons = () if value in open_now else (f"{action.by} can't {action.action} it now (116.2)",)
        found.append(Way(value, oid, reasons))
    return found


def _ways_up(board: Board, action: Special, player: int, oid: int, open_now: list[rules.Action]) -> list[Way]:
    """708.7: `as` says by which rule, where there are several: `morph`, `manifest` …"""
    words = [word for word, _ in face_down.ways_up(board.st, board.st.objs[oid])]
    if action.way is not None:
        words = [word for word in words if word == action.way]
    if not words:
        return [Way(rules.TurnFaceUp(oid, ""), oid, ("no rule lets it be turned face up (708.7)",))]
    against = (f"{action.by} can't turn it face up now (116.2b)",)
    values = [rules.TurnFaceUp(oid, word) for word in words]
    return [Way(value, oid, () if value in open_now else against) for value in values]


def _ways_to_unlock(board: Board, action: Special, player: int) -> list[Way]:
    """709.5e: `card` names a door, or the permanent; then `as` says which door if both are locked."""
    found: list[Way] = []
    check_way(board, action.way or "normal")
    for oid in board.st.battlefield:
        obj = board.st.objs[oid]
        for half in _doors_meant(board, action, obj):
            reasons = tuple(str(reason) for reason in unlocking.against(board.st, player, obj, half))
            found.append(Way(rules.Unlock(oid, half), oid, reasons))
    board.check(action.card)
    return found


def _doors_meant(board: Board, action: Special, obj: Obj) -> list[int]:
    key, slash, rest = action.card.partition("/")
    own = slash and key in board.keys and not rest.startswith("/")
    if own and board.belongs_to(obj) != board.player(key):
        return []
    card = rest if own else action.card
    names = {unlocking.name_of_half(board.st, obj, half): half for half in unlocking.all_halves(board.st, obj)}
    if action.way is not None:
        return [names[action.way]] if action.way in names and (card in names or board.fits(card, obj)) else []
    if card in names:
        return [names[card]]
    if not names or not board.fits(card, obj):
        return []
    locked = copiable_values.halves(board.st, obj, unlocked=False)
    if len(locked) > 1:
        raise Wrong(f"both doors of {card} are locked: say which with `as`")
    return locked or list(names.values())


# --- what prevents it -----------------------------------------------------------------------------


def why_not(board: Board, action: Action, found: list[Way]) -> str:
    """In words: why an action can't be taken, from what prevents each way."""
    reasons = [f"{_called(board, way)}: {'; '.join(way.reasons)}" for way in found if way.reasons]
    if reasons:
        return " | ".join(reasons)
    if isinstance(action, (Cast, Play)):
        return _why_no_way(board, action)
    if isinstance(action, Special) and action.action == "unlock":
        return f"there is no such door on the battlefield: {action.way or action.card}"
    what = "there is no such ability" if isinstance(action, Activate) else "there is no such card"
    return f"{what} in {_where(action.source, action.by)}" if action.source is not None else what


def _why_no_way(board: Board, action: Cast | Play) -> str:
    """There is no card, no such way, or nothing that permits it."""
    player = board.player(action.by)
    cards = cards_meant(board, action.card, action.source, player)
    if not cards:
        return f"there is no {action.card} in {_where(action.source, action.by)} to {_verb(action)}"
    if all(way_of(board.st.objs[oid].definition, action.way) is None for oid in cards):
        return f"{action.card} can't be {_verb(action, done=True)} as {action.way}"
    way = f" as {action.way}" if action.way != "normal" else ""
    cost = f" for {', '.join(action.pay)}" if isinstance(action, Cast) and action.pay else ""
    others = [line for oid in cards[:2] for line in reasons_against(board.st, player, oid)]
    there_is = f"; possible: {' | '.join(others)}" if others else ""
    where = _where(action.source, action.by)
    return f"no rule or effect lets {action.by} {_verb(action)} it{way} from {where}{cost} (601.3){there_is}"


def _verb(action: Cast | Play, done: bool = False) -> str:
    if isinstance(action, Cast):
        return "cast"
    return "played" if done else "play"


def _where(source: ZoneOf, by: str) -> str:
    """ "B's hand", "exile"."""
    shared = source.zone in ("battlefield", "exile", "stack") and not source.player
    return source.zone if shared else f"{source.player or by}'s {source.zone}"


def _called(board: Board, way: Way) -> str:
    answer, obj = way.answer, board.st.objs[way.oid]
    if isinstance(answer, rules.PlayCard):
        verb = "playing" if isinstance(answer, rules.PlayLand) else "casting"
        return f"{verb} {frames.name_of_way(obj.definition, answer.way)}"
    if isinstance(answer, rules.Unlock):
        return f"unlock {unlocking.name_of_half(board.st, obj, answer.half)}"
    return f"{answer.kind} {board.describe(way.oid)}"
