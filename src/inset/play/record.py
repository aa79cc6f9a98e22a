"""A game as text: how it began, and every answer since. That is enough to replay it.

Answers are written as values: numbers of objects, ways of casting, names; never as positions in a list, so a record
doesn't depend on how options are listed or how many cards are known. Reading treats its text as hostile.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from inset import cards
from inset.decklists import decks as library
from inset.decklists.decks import Deck
from inset.kernel.errors import InsetError, InvalidDeck, InvalidRecord
from inset.kernel.plain_text import printable
from inset.kernel.version import VERSION as THIS
from inset.language.card import Card
from inset.play.fingerprint import digest, node_digest
from inset.play.names import default_names
from inset.play.past import Past
from inset.position.schema import LONGEST_NAME, is_player_name
from inset.rules.model.answer_codec import plain
from inset.rules.model.state import MOST_PLAYERS, State

VERSION: Final = 1
FIRST: Final = "0.1.0"  # whose records do not say who made them
LONGEST: Final = 64_000_000  # characters of a record
MOST_ANSWERS: Final = 1_000_000
OTHER_CARDS: Final = "cards: the record was made with other card texts"
DEEPEST: Final = 12  # lists within lists of one answer
AUTOMATIONS: Final = {  # the default
    "forced": True, "mana": True, "passing": False, "paying": False, "ordering": True, "merging": False,
}  # fmt: skip

# how an answer came about
CHOSEN: Final = 0
AUTOMATIC: Final = 1
SPECIAL: Final = 2  # no answer to a question: a concession, a change of the automations …

SPECIALS: Final[dict[str, tuple[type, type]]] = {
    "concede": (int, type(None)),
    "loop": (type(None), type(None)),
    "limit": (str, type(None)),
    "automate": (str, bool),
    "chance": (str, type(None)),
}


class Special:
    """Something that changed the game without being an answer."""

    __slots__ = ("key", "value", "what")

    def __init__(self, what: str, key: Any = None, value: Any = None) -> None:
        self.what = what
        self.key = key
        self.value = value


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How a game began: with decks, or from a position."""

    seed: int = 0
    format: str = "duel"
    names: tuple[str, ...] = ()
    decks: tuple[Deck, ...] = ()
    first: int | None = 0
    automations: tuple[tuple[str, bool], ...] = ()
    position: Mapping[str, Any] | None = None
    turn: int = 1
    step: str = "precombat main"
    sampled: bool = False  # sampled from somebody's view: it can't be replayed


def new_setup(
    decks: Sequence[Deck | str | Path],
    seed: int,
    format: str,
    names: Sequence[str] | None,
    first: object,
    automations: Mapping[str, bool],
) -> Setup:
    """Checks how a game should begin."""
    library.check_format(format)
    if isinstance(decks, str):
        raise InvalidDeck("decks must be a list with one deck for each player")
    if not 2 <= len(decks) <= MOST_PLAYERS:
        raise InvalidDeck(f"a game has two to {MOST_PLAYERS} players with a deck each, not {len(decks)}", "100.1")
    made = tuple(deck if isinstance(deck, Deck) else library.find(deck) for deck in decks)
    for deck in made:
        library.check(deck, format)
    called = tuple(names) if names is not None else default_names(len(made))
    if not all(map(is_player_name, called)):
        raise InvalidDeck(f"a player's name has one to {LONGEST_NAME} letters")
    if len(called) != len(made) or len(set(called)) != len(called):
        raise InvalidDeck(f"there are {len(made)} players, and each needs a different name")
    if first is not None and not (type(first) is int and 0 <= first < len(made)):
        raise InvalidDeck(f"player {first} can't begin: there are {len(made)}", "103.1")
    return Setup(
        seed=seed, format=format, names=called, decks=made, first=first, automations=tuple(sorted(automations.items()))
    )


# --- writing --------------------------------------------------------------------------------------


def write(setup: Setup, start: State, past: Past | None) -> str:
    """``start``: the state that the game began with."""
    if setup.sampled:
        raise InsetError("a game sampled from a view has no record")
    data: dict[str, Any] = {
        "inset": VERSION, "made_by": THIS, "seed": setup.seed, "format": setup.format, "names": list(setup.names),
        "automations": dict(setup.automations),
    }  # fmt: skip
    if setup.position is not None:
        data |= {"position": setup.position, "turn": setup.turn, "step": setup.step, "cards": position_digest(start)}
    else:
        data |= {"decks": [_deck_data(deck) for deck in setup.decks], "first": setup.first}
        data["cards"] = cards_digest(setup.decks)
    data["sources"] = sources_digest()
    data["answers"] = written_since(past, None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def written_since(past: Past | None, known: Past | None) -> list[Any]:
    """The answers after ``known``, oldest first, as a record holds them."""
    found: list[Any] = []
    while past is not None and past is not known:
        found.append(_written(past))
        past = past.rest
    found.reverse()
    return found


def _written(cell: Past) -> Any:
    if cell.how == SPECIAL:
        special: Special = cell.value
        return {special.what: [special.key, special.value]}
    value = answer_to_json(cell.value)
    return {"auto": value} if cell.how == AUTOMATIC else value


def answer_to_json(answer: Any) -> Any:
    """An answer as records hold it: a number, a string, yes, no, nothing, or a list of those."""
    value = plain(answer)
    return [answer_to_json(part) for part in value] if isinstance(value, tuple) else value


def _deck_data(deck: Deck) -> dict[str, Any]:
    data: dict[str, Any] = {"name": deck.name, "main": [list(row) for row in deck.main]}
    if deck.commanders:
        data["commanders"] = list(deck.commanders)
    if deck.side:
        data["side"] = [list(row) for row in deck.side]
    return data


def cards_digest(decks: Sequence[Deck]) -> str:
    """A digest of the text of these decks' cards, so that a record isn't played with other cards."""
    return _digest_of(made for deck in decks for made in (*deck.cards(), *deck.commander_cards(), *deck.side_cards()))


def library_digest() -> str:
    """The same for every card of the library: two installations with the same digest play the same cards."""
    return _digest_of(cards.library().values())


def position_digest(start: State) -> str:
    """The same for what is in a position, and for what is copied there."""
    objs = start.objs.values()
    return _digest_of(
        [*(obj.definition for obj in objs), *(obj.copied.definition for obj in objs if obj.copied is not None)]
    )


def _digest_of(found: Iterable[Card]) -> str:
    return digest(repr(sorted({(made.name, node_digest(made)) for made in found})), 8)


@cards.of_library
def sources_digest() -> str:
    """A digest of the cards that names are chosen from (201.4). Others may be known when the record is replayed."""
    return digest(repr(cards.names()), 8)


# --- reading --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    setup: Setup
    answers: list[tuple[Any, int]]
    cards: str  # the name of what the cards say
    made_by: str  # the version of Inset


def read(text: str | bytes) -> Found:
    """The parts of a record; anything wrong raises an ``InvalidRecord`` that says where."""
    if len(text) > LONGEST:
        raise InvalidRecord(f"the record is longer than {LONGEST} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(f"not a game record: {error}") from error
    if not isinstance(data, dict):
        raise InvalidRecord("not a game record: expected a JSON object")
    if "inset" not in data:
        raise InvalidRecord("not a game record: the key 'inset' is missing")
    version = data["inset"]
    if type(version) is not int or version != VERSION:
        raise InvalidRecord(f"inset: version {str(version)[:20]!r} of records can't be read, only {VERSION}")
    known = {
        "inset", "made_by", "seed", "format", "names", "automations", "position", "turn", "step", "decks", "first", "cards",
        "sources", "answers",
    }  # fmt: skip
    for key in data:
        if key not in known:
            raise InvalidRecord(f"a record has no {key[:40]!r}")
    made_by = printable(str(data.get("made_by", FIRST)))[:20]
    try:
        setup = _setup(data)
    except InvalidRecord as error:
        raise told_by(error, made_by) from None
    return Found(setup, _answers(data.get("answers")), str(data.get("cards"))[:100], made_by)


def told_by(error: InvalidRecord, made_by: str) -> InvalidRecord:
    """The same error; for a record made by another version, it says which."""
    if made_by == THIS:
        return error
    versions = f"Inset {made_by} made the record, and this is {THIS}: a rule or a card may have been corrected"
    return InvalidRecord(f"{error.message}; {versions}", error.rule)


def _setup(data: dict[str, Any]) -> Setup:
    seed = _need(data, "seed", int)
    _need(data, "sources", str)
    format = _need(data, "format", str)
    names = _strings(data.get("names"), "names", MOST_PLAYERS)
    automations = _need(data, "automations", dict)
    for key, on in automations.items():
        if not isinstance(on, bool) or key not in AUTOMATIONS:
            raise InvalidRecord(f"automations: {str(key)[:40]!r} is not one of them, on or off")
    if "position" in data:
        position = _need(data, "position", dict)
        if twice := sorted({"decks", "first"} & set(data)):
            raise InvalidRecord(f"{twice[0]}: a game begins with decks or from a position, not both")
        turn, step = _need(data, "turn", int), _need(data, "step", str)
        _need(data, "cards", str)
        return Setup(seed=seed, format=format, names=tuple(names), position=position, turn=turn, step=step,
                     automations=tuple(sorted(automations.items())))  # fmt: skip
    rows = _need(data, "decks", list)
    decks = [_deck(row, f"decks[{i}]") for i, row in enumerate(rows[: MOST_PLAYERS + 1])]
    first = data.get("first")
    if first is not None and (not isinstance(first, int) or isinstance(first, bool)):
        raise InvalidRecord("first: not a number")
    try:
        setup = new_setup(decks, seed, format, names, first, automations)
        digest_now = cards_digest(decks)
    except InsetError as error:
        raise InvalidRecord(f"decks: {error}") from error
    if data.get("cards") != digest_now:
        raise InvalidRecord(OTHER_CARDS)
    return setup


def _deck(data: Any, place: str) -> Deck:
    if not isinstance(data, dict) or not set(data) <= {"name", "main", "commanders", "side"}:
        raise InvalidRecord(f"{place}: not a deck")
    name = data.get("name")
    if not isinstance(name, str):
        raise InvalidRecord(f"{place}.name: not a string")
    commanders = _strings(data.get("commanders", []), f"{place}.commanders", 4)
    main, side = _rows(data.get("main"), f"{place}.main"), _rows(data.get("side", []), f"{place}.side")
    try:
        return Deck(name, main, tuple(commanders), side)
    except InvalidDeck as error:
        raise InvalidRecord(f"{place}: {error}") from None


def _rows(data: Any, place: str) -> tuple[tuple[str, int], ...]:
    if not isinstance(data, list) or len(data) > library.MOST_CARDS:
        raise InvalidRecord(f"{place}: not a list of cards")
    for i, row in enumerate(data):
        if not (isinstance(row, list) and len(row) == 2 and isinstance(row[0], str) and type(row[1]) is int):
            raise InvalidRecord(f"{place}[{i}]: not a name and a number")
    return tuple((row[0], row[1]) for row in data)


def _need(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        words = {int: "a number", str: "a string", dict: "an object", list: "a list"}
        raise InvalidRecord(f"{key}: {'missing' if key not in data else 'not ' + words[kind]}")
    return value


def _strings(data: Any, place: str, most: int) -> list[str]:
    if not isinstance(data, list) or len(data) > most or not all(isinstance(part, str) for part in data):
        raise InvalidRecord(f"{place}: not a list of at most {most} strings")
    return data


def _answers(data: Any) -> list[tuple[Any, int]]:
    if not isinstance(data, list):
        raise InvalidRecord("answers: not a list")
    if len(data) > MOST_ANSWERS:
        raise InvalidRecord(f"answers: more than {MOST_ANSWERS}")
    return [_answer(part, f"answers[{i}]") for i, part in enumerate(data)]


def _answer(data: Any, place: str) -> tuple[Any, int]:
    if not isinstance(data, dict):
        return answer_from_json(data, place), CHOSEN
    if len(data) != 1:
        raise InvalidRecord(f"{place}: an object with one key, not {len(data)}")
    ((what, content),) = data.items()
    if what == "auto":
        return answer_from_json(content, place), AUTOMATIC
    kinds = SPECIALS.get(what)
    if kinds is None:
        raise InvalidRecord(f"{place}: nothing in a record is called {what[:40]!r}")
    if not isinstance(content, list) or [type(part) for part in content] != list(kinds):
        raise InvalidRecord(f"{place}.{what}: not a valid value")
    if what == "chance" and not all(word.isdecimal() and len(word) < 10 for word in content[0].split()):
        raise InvalidRecord(f"{place}.{what}: results of dice and coins must be numbers")
    return Special(what, content[0], content[1]), SPECIAL


def answer_from_json(data: Any, place: str = "answer", depth: int = 0) -> Any:
    """What ``answer_to_json`` wrote, in tuples instead of lists: the question that it answers gives the parts their names
    (``answers.named``). ``place`` says where it stands, if it is not an answer."""
    if data is None or isinstance(data, (bool, int, str)):
        return data
    if isinstance(data, list) and depth < DEEPEST:
        return tuple(answer_from_json(part, place, depth + 1) for part in data)
    raise InvalidRecord(f"{place}: an answer is a number, a string, yes, no, nothing, or a list of those")
