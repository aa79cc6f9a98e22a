"""601.3, 602.2, 116: an action of a scenario and the ways that the rules offer for it.

`ways` lists every way that fits the words, each with what stands against it. `attempt` tries an action
to its end on a copy of the state, as if the player had priority now; `total_cost` reads off what it
would cost (601.2f).
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final

from inset.judge.format.errors import near, quote
from inset.judge.format.scenario import Action, Activate, Cast, Play, Special, ZoneOf
from inset.judge.format.vocabulary import CAST_AS
from inset.judge.run.announcements import Announcement
from inset.judge.run.answer_series import NOTHING, Misfit
from inset.judge.run.catalogue import playable
from inset.judge.run.fitting_options import way_of
from inset.judge.run.given_answers import Answers, Guesses
from inset.judge.run.references import Board, Wrong
from inset.kernel.errors import InsetError
from inset.kernel.mana import FREE, ManaCost
from inset.kernel.types import BATTLEFIELD, EXILE, MANA_TYPES, STACK, WORD_ZONE
from inset.language.card import HALVES
from inset.language.keywords import KEYWORD_WORD
from inset.rules import atoms
from inset.rules.events import face_down
from inset.rules.model import answers as rules, decision as kinds, subjects as about
from inset.rules.model.answer_codec import WITH_A_CARD
from inset.rules.model.choices import DONE
from inset.rules.model.decision import Question
from inset.rules.model.state import Mana, Obj, State, is_player
from inset.rules.objects import copiable_values, frames
from inset.rules.playing import priority_actions, special_actions, unlocking
from inset.rules.playing.activating import abilities_of, can_activate
from inset.rules.playing.legality import judge
from inset.rules.playing.offers import offers_for
from inset.rules.playing.prospective_spell import Offer
from inset.words import option_words
from inset.words.why_not import why_not as reasons_against

RICH: Final = 30  # mana of each type, so that a cost can be read off whether or not it can be paid
MOST_QUESTIONS: Final = 1_000
# What a spell never asks for can't be what stands against it; too many targets or a cost that it hasn't can.
NEVER_ASKED: Final = ("x:", "modes:", "divide:")


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take an action: the answer that takes it at a priority, and what stands against it."""

    answer: rules.Action
    oid: int
    reasons: tuple[str, ...]
    pay: tuple[str, ...] = ()  # additional costs that are still to be paid


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


def check_way(board: Board, word: str) -> None:
    """A word of `as` that no card could have is a mistake."""
    known = ["normal", *CAST_AS, "split", "fused", "modal", *playable()]
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
    """709.3: which half of a card with two halves is cast must be said, by `as` or by its name."""
    definition = obj.definition
    if action.way != "normal" or definition.frame not in HALVES:
        return way_of(definition, action.way)
    name = action.card.rpartition("/")[2].strip()
    halves = [face.name for face in definition.faces]
    if action.card != definition.full_name and name in halves:
        return halves.index(name)
    raise Wrong(f"{definition.full_name} has two halves: say which, by `as`")


def _said_by(board: Board, offers: list[Offer], pay: tuple[str, ...]) -> list[tuple[Offer, tuple[str, ...]]]:
    """The offers that `pay` means, each with the additional costs that are still to be paid.

    An effect that lets a spell be cast may require a certain cost (118.9b): where all that fit do, it need not be
    named.
    """
    fit = [(offer, rest) for offer in offers if (rest := _rest_to_pay(board, offer, pay)) is not None]
    return fit or [(offer, pay) for offer in offers if offer.asks and offer.cost is not None]


def check_pay(board: Board, pay: tuple[str, ...], cards: list[int]) -> None:
    """A word of `pay` that is no keyword, no name, and in no text of these cards is a mistake."""
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
    objects = [o for o in board.find(action.object) if not is_player(o)]
    if not objects:
        board.check(action.object)
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
            raise Wrong(f"{board.describe(oid)} has {len(abilities)} activated abilities: say which, by `ability`")
        return list(range(len(abilities)))
    face = option_words.face_of(obj)
    texts = [option_words.ability_words(ability, face).casefold() for ability in abilities]
    fit = [place for place, text in enumerate(texts) if which.casefold() in text]
    if not fit and not _is_printed(board, which):
        raise Wrong(f"{quote(which)} is in no ability of any card in this game")
    if len(fit) > 1:
        raise Wrong(f"{quote(which)} is in several abilities of {board.describe(oid)}")
    return fit


def _is_printed(board: Board, words: str) -> bool:
    """An ability may have been lost; but some card must have said it."""
    cards = {id(obj.definition): obj.definition for obj in board.st.objs.values()}
    return any(words.casefold() in card.text().casefold() for card in cards.values())


def _ways_to_act(board: Board, action: Special) -> list[Way]:
    player = board.player(action.by)
    if action.action == "unlock":
        return _ways_to_unlock(board, action, player)
    if action.way is not None and action.action != "turn face up":  # 708.7: for which of several costs
        raise Wrong(f"`as` says which door to unlock, or how to turn up; it has no meaning for {quote(action.action)}")
    objects = [o for o in board.find(action.card) if not is_player(o)]
    if not objects:
        board.check(action.card)
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
        raise Wrong(f"both doors of {card} are locked: say which, by `as`")
    return locked or list(names.values())


# --- what stands against it -----------------------------------------------------------------------


def why_not(board: Board, action: Action, found: list[Way]) -> str:
    """In words: why an action can't be taken, from what stands against each way."""
    reasons = [f"{_called(board, way)}: {'; '.join(way.reasons)}" for way in found if way.reasons]
    if reasons:
        return " | ".join(reasons)
    if isinstance(action, (Cast, Play)):
        return _why_no_way(board, action)
    if isinstance(action, Special) and action.action == "unlock":
        return f"there is no such door on the battlefield: {action.way or action.card}"
    return "there is no such ability" if isinstance(action, Activate) else "there is no such card"


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
    there_is = f"; there is: {' | '.join(others)}" if others else ""
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


# --- trying ---------------------------------------------------------------------------------------


def with_priority(st: State, player: int) -> State:
    """A copy in which the player has priority, everything else as it is."""
    other = st.clone()
    atoms.set_priority(other, player, 0)
    return other


@dataclass(frozen=True, slots=True)
class Attempt:
    """Whether an action can be taken, and if not, why."""

    possible: bool
    why: str = ""


def attempt(board: Board, action: Action) -> Attempt:
    """Could the player take the action now, if they had priority? Nothing of the game is touched."""
    player = board.player(action.by)
    if board.st.outcome is not None or board.st.players[player].lost:
        return Attempt(False, f"{action.by} is not in the game any more")
    st = with_priority(board.st, player)
    inner = Board(st, board.labels, board.known)
    found = ways(inner, action)
    last = ""
    for way in found:
        if not way.reasons:
            trial = Board(with_priority(board.st, player), board.labels, board.known)
            problem = _try(trial, action, way)
            if problem is None:
                return Attempt(True)
            last = problem
    return Attempt(False, last or why_not(inner, action, found))


def _try(board: Board, action: Action, way: Way) -> str | None:
    """Takes the action to its end; what went wrong, if anything."""
    announcement = Announcement(action, way.pay)
    has_x = _has_x(board.st.objs[way.oid])
    try:
        run = priority_actions.take(board.st, board.player(action.by), way.answer)
        for _ in _drive(board, run, announcement, action):
            pass
    except (Misfit, InsetError) as error:
        return str(error)
    left = announcement.left(board, board.st.stack[-1] if board.st.stack else 0)
    if left and left.startswith(NEVER_ASKED) and not (has_x and left.startswith("x:")):
        raise Wrong(f"{board.describe(way.oid)} does not ask for {left}")
    return f"it does not ask for {left}" if left else None


def _has_x(obj: Obj) -> bool:
    """Has the card an X at all? Where it costs nothing, say, X is not chosen (107.3b)."""
    return any("X" in f"{face.cost}" for face in obj.definition.faces) or "X" in obj.definition.text()


def _drive(
    board: Board, run: Generator[Question, Any, Any], announcement: Announcement, action: Action
) -> Generator[Question, None, None]:
    """Answers as the action says; where it says nothing, any option will do. Yields each question before it."""
    answers = Answers(Guesses())
    answers.add(action.choices)
    try:
        question = next(run)
        for _ in range(MOST_QUESTIONS):
            yield question
            value = announcement.answer(board, question)
            if value is NOTHING:
                value = answers.value(board, question)
            if value is NOTHING:
                value = _any_option(question)
            question = run.send(value)
    except StopIteration:
        return


def _any_option(question: Question) -> Any:
    values = question.values
    if not values:
        raise Misfit(f"nothing can be chosen: {question.prompt} ({question.rule})")
    if question.kind == kinds.CONFIRM:
        return False
    if question.kind == kinds.PAY:
        return rules.PLAN
    if question.kind == kinds.OBJECT and DONE in values:
        return DONE
    return values[0]


# --- what it costs --------------------------------------------------------------------------------


def total_cost(board: Board, action: Action) -> ManaCost:
    """601.2f, 602.2b: the mana that the action would cost now, whether or not it can be paid."""
    player = board.player(action.by)
    st = with_priority(board.st, player)
    atoms.set_pool(st, player, tuple(Mana(kind) for kind in MANA_TYPES for _ in range(RICH)))
    rich = Board(st, board.labels, board.known)
    found = ways(rich, action)
    if not found:
        raise Wrong(f"there is no such action: {why_not(rich, action, found)}")
    way = next((one for one in found if not one.reasons), found[0])
    announcement = Announcement(action, way.pay)
    run = priority_actions.take(st, player, way.answer)
    try:
        for question in _drive(rich, run, announcement, action):
            if isinstance(question.subject, about.Price):
                return question.subject.cost
    except Misfit as misfit:
        raise Wrong(str(misfit)) from None
    return FREE
