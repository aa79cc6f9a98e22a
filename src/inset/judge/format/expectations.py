"""Expectations: one form for each row of the page's table, and the shape of every fact.

A map is recognised by its head, the first of `HEADS` that it contains; `object` comes before `zone` and
`counters`, which are facts of an object too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping as Table
from typing import Any

from inset.decklists.basics import FORMATS
from inset.judge.format.actions import ACTIONS, DECLARATIONS, Keys, action, possible
from inset.judge.format.answers import plain_answer
from inset.judge.format.errors import Place
from inset.judge.format.players import card_types, counters, supertypes
from inset.judge.format.scenario import (
    Can,
    CanName,
    Cannot,
    ColorIdentity,
    Cost,
    DeckIs,
    DeckList,
    Devotion,
    EveryFacts,
    Expectation,
    Fact,
    FactValue,
    Happened,
    Library,
    Life,
    Lost,
    ManaPool,
    ObjectFacts,
    Pending,
    PermanentCount,
    PlayerCounters,
    Possible,
    StackIs,
    Told,
    TurnIs,
    Winner,
    ZoneCount,
)
from inset.judge.format.value_readers import (
    Form,
    Reader,
    Scope,
    any_whole,
    color,
    flag,
    head_of,
    list_of,
    lower,
    mana_cost,
    mana_pool,
    one_of,
    one_or_list,
    or_none,
    pairs,
    player,
    rule_number,
    text,
    whole,
    zone,
)
from inset.judge.format.vocabulary import (
    ALTERNATIVES,
    CAST_AS,
    EVENTS,
    FALSE_WORDS,
    NUMBERED,
    STEPS,
    TIMES,
    TRUE_WORDS,
)
from inset.judge.format.yaml_nodes import Mapping, Node, Scalar
from inset.position.read import COUNTED
from inset.position.schema import MARKS

_TEXTS = list_of(text)
_WORDS = list_of(lower)
_ALTERNATIVES = list_of(one_of(ALTERNATIVES, "kind of alternative characteristics"))
_MARKS = list_of(one_of(MARKS, "mark"))


def _flag_or_text(scope: Scope, node: Node) -> bool | str:
    """Whether, or whom: `attacking: true`, `attacking: B`."""
    said = isinstance(node, Scalar) and node.plain and node.text in TRUE_WORDS | FALSE_WORDS
    return flag(scope, node) if said else text(scope, node)


def _player_or_any(scope: Scope, node: Node) -> str | None:
    if isinstance(node, Scalar) and node.text == "any":
        return None
    return player(scope, node)


FACTS: Table[str, Reader[FactValue]] = {
    "zone": zone,
    "controller": player,
    "owner": player,
    "name": or_none(text),
    "mana_cost": or_none(mana_cost),
    "mana_value": whole(),
    "colors": list_of(color),
    "types": card_types,
    "subtypes": _WORDS,
    "supertypes": supertypes,
    "power": or_none(any_whole),
    "toughness": or_none(any_whole),
    "loyalty": or_none(any_whole),
    "keywords": _WORDS,
    "lacks": _WORDS,
    "tapped": flag,
    "damage": whole(),
    "counters": counters,
    "token": flag,
    "face_down": flag,
    "attached_to": or_none(text),
    "paired_with": or_none(text),
    "haunting": or_none(text),
    "encoded_on": or_none(text),
    "attacking": _flag_or_text,
    "blocking": _flag_or_text,
    "cast_as": or_none(one_of(CAST_AS, "way of casting")),
    "has": _ALTERNATIVES,
    "lacks_alternative": _ALTERNATIVES,
    "prepared": flag,
    "room": text,
    "unlocked": _TEXTS,
    "marked": _MARKS,
    "colorless": flag,
    "position": whole(1),
    "exists": flag,
}


def _fact(name: str, read: Reader[FactValue]) -> Reader[Fact]:
    return lambda scope, node: Fact(name=name, value=read(scope, node), place=scope.at(node))


_READ_FACTS: Keys = {name: _fact(name, read) for name, read in FACTS.items()}


def _object_facts(place: Place, object: str, **facts: Fact) -> ObjectFacts:
    return ObjectFacts(place=place, object=object, facts=tuple(facts.values()))


def _every_facts(place: Place, every: str, controller: str | None = None, **facts: Fact) -> EveryFacts:
    return EveryFacts(place=place, name=every, controller=controller, facts=tuple(facts.values()))


def _permanents(
    place: Place, permanents: str, name: Fact | None = None, count: int = 1, **facts: Fact
) -> PermanentCount:
    called = None if name is None else str(name.value or "none")
    return PermanentCount(place=place, controller=permanents, name=called, facts=tuple(facts.values()), count=count)


_NAME = Form("the action 'name'", dict, {"name": text, "by": player}, required=("name", "by"))


def _can(holds: Callable[..., Expectation], offered: bool) -> Callable[..., Expectation]:
    def make(place: Place, action: Possible | dict[str, Any]) -> Expectation:
        if isinstance(action, dict):
            return CanName(place=place, offered=offered, name=action["name"], by=action["by"])
        return holds(place=place, action=action)

    return make


def _action_or_name(scope: Scope, node: Node) -> Possible | dict[str, Any]:
    if head_of(scope, node, (*ACTIONS, *DECLARATIONS, "name"), "action") == "name":
        return _NAME.gather(scope, node)
    return possible(scope, node)


def _questions(place: Place, **got: Any) -> dict[str, Any]:
    return got


_PENDING = Form(
    "'pending'",
    _questions,
    {"by": player, "offers": list_of(plain_answer), "lacks": list_of(plain_answer)},
)
_TURN = Form(
    "'turn'",
    _questions,
    {
        "number": whole(1), "active": player, "step": one_of(STEPS, "step of a turn"),
        "time": one_of(TIMES, "time"),
    },
)  # fmt: skip


def _spread(kind: Callable[..., Expectation]) -> Callable[..., Expectation]:
    """For an expectation whose head contains the map of its fields."""
    return lambda place, fields: kind(place=place, **fields)


def _form(
    head: str,
    make: Callable[..., Expectation],
    keys: Keys,
    required: tuple[str, ...] = (),
    names: Table[str, str] | None = None,
) -> Form:
    return Form(f"the expectation '{head}'", make, keys, (head, *required), names, others=HEADS)


HEADS = (
    "object", "every", "permanents", "happened", "log", "deck", "cost", "can", "cannot", "pending", "library", "zone",
    "life", "counters", "mana", "devotion", "stack", "color_identity", "winner", "lost", "turn",
)  # fmt: skip

_HAPPENED: Keys = {
    "happened": one_of(EVENTS, "event"),
    "player": player,
    "source": text,
    "card": text,
    "name": text,
    "as": text,
    "count": whole(),
    "number": whole(),
    "amount": whole(),
    "rule": text,
    "never": flag,
}
_PERMANENTS: Keys = {**_READ_FACTS, "permanents": player, "count": whole()}


def _cards_of_a_deck(scope: Scope, node: Node) -> tuple[tuple[str, int], ...]:
    """`4 Shock` or `Shock`, one or a list; or a map of names and numbers."""
    if isinstance(node, Mapping):
        return pairs(text, whole(1))(scope, node)
    found = []
    for word in one_or_list(text)(scope, node):
        counted = COUNTED.fullmatch(word)
        found.append((counted[2], int(counted[1])) if counted is not None else (word, 1))
    return tuple(found)


def _deck(place: object, commander: Any = (), **got: Any) -> DeckList:
    return DeckList(commanders=commander, **got)


_DECK = Form(
    "a deck",
    _deck,
    {
        "cards": _cards_of_a_deck, "sideboard": _cards_of_a_deck, "commander": _cards_of_a_deck,
        "format": one_of(FORMATS, "format"),
    },
    required=("cards",),
    names={"cards": "main", "sideboard": "side"},
)  # fmt: skip
_DECK_IS: Keys = {"deck": _DECK.read, "legal": flag, "rules": one_or_list(rule_number)}

FORMS: Table[str, Form] = {
    form.what.split("'")[1]: form
    for form in (
        _form("object", _object_facts, {"object": text, **_READ_FACTS}),
        _form("every", _every_facts, {"every": text, **_READ_FACTS, "controller": player}),
        _form("permanents", _permanents, _PERMANENTS),
        _form("happened", Happened, _HAPPENED, names={"happened": "event", "as": "way", "amount": "number"}),
        _form("deck", DeckIs, _DECK_IS, ("legal",)),
        _form("log", Told, {"log": text, "never": flag}, names={"log": "words"}),
        _form("cost", Cost, {"cost": action, "is": mana_cost}, ("is",), {"cost": "action", "is": "total"}),
        _form("can", _can(Can, True), {"can": _action_or_name}, names={"can": "action"}),
        _form("cannot", _can(Cannot, False), {"cannot": _action_or_name}, names={"cannot": "action"}),
        _form("pending", _spread(Pending), {"pending": _PENDING.gather}, names={"pending": "fields"}),
        _form(
            "library",
            Library,
            {"library": player, "top": _TEXTS, "bottom": _TEXTS},
            names={"library": "player"},
        ),
        _form("zone", ZoneCount, {"zone": zone, "of": _player_or_any, "card": text, "count": whole()}, ("of",)),
        _form("life", Life, {"life": pairs(player, any_whole)}),
        _form("counters", PlayerCounters, {"counters": pairs(player, counters)}),
        _form("mana", ManaPool, {"mana": pairs(player, mana_pool)}),
        _form("devotion", Devotion, {"devotion": pairs(player, pairs(color, whole()))}),
        _form("stack", StackIs, {"stack": _TEXTS}, names={"stack": "names"}),
        _form(
            "color_identity",
            ColorIdentity,
            {"color_identity": pairs(text, list_of(color))},
            names={"color_identity": "identities"},
        ),
        _form("winner", Winner, {"winner": player}, names={"winner": "player"}),
        _form("lost", Lost, {"lost": player}, names={"lost": "player"}),
        _form("turn", _spread(TurnIs), {"turn": _TURN.gather}, names={"turn": "fields"}),
    )
}


def _asks_nothing(made: Expectation) -> str | None:
    """Why the expectation says nothing, if it doesn't."""
    match made:
        case ObjectFacts(facts=()) | EveryFacts(facts=()):
            return "no fact is given to check"
        case Library(top=None, bottom=None):
            return "a library needs 'top' or 'bottom'"
        case Library(top=(), bottom=None | ()) | Library(top=None, bottom=()):
            return "no card is asked for"
        case Life(life=()) | PlayerCounters(counters=()) | ManaPool(mana=()) | Devotion(devotion=()):
            return "no player is asked for"
        case ColorIdentity(identities=()):
            return "no card is asked for"
        case Devotion(devotion=asked) if not all(colors for _, colors in asked):
            return "no color is asked for"
        case Pending(by=None, offers=(), lacks=()):
            return "nothing is asked about the question"
        case TurnIs(number=None, active=None, step=None, time=None):
            return "a turn needs 'number', 'active', 'step' or 'time'"
        case Happened(never=True, count=int()):
            return "'never' and 'count' don't go together"
        case Happened(event=event, number=int()) if event not in NUMBERED:
            return f"'number' is not for {event!r}, only for {', '.join(NUMBERED)}; how often it happened is 'count'"
        case DeckIs(legal=True, rules=broken) if broken:
            return "a legal deck breaks no rules"
        case _:
            return None


def _expectation(scope: Scope, node: Node) -> Expectation:
    made: Expectation = FORMS[head_of(scope, node, HEADS, "expectation")].read(scope, node)
    if isinstance(node, Mapping) and (problem := _asks_nothing(made)):
        raise scope.error(node, problem)
    return made


_list = list_of(_expectation)


def expectations(scope: Scope, node: Node) -> tuple[Expectation, ...]:
    """What must be true: at least one thing, or nothing would be proved."""
    found = _list(scope, node)
    if not found:
        raise scope.error(node, "nothing is expected")
    return found
