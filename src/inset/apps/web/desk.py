"""Questions that need no table: decks, cards and their frames, rules, a card typed by hand, a scenario, a deck list.

The grammar and the judge are imported when somebody first asks for them: a table in the browser opens seconds sooner.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

from inset import cards as embedded, drawing
from inset.agents import GreedyPlayer, play
from inset.apps.rules import SHOWN, proofs_of, told_about
from inset.apps.web.protocol import Message, Refused, problem
from inset.apps.web.seen import frame
from inset.data import deck_dialects, own_cards, rulebook
from inset.data.card_records import CardRecord
from inset.data.known_names import exists
from inset.data.sentences import today
from inset.decklists import decks as library, judging
from inset.decklists.card_files import add
from inset.game import Game
from inset.kernel import rng
from inset.kernel.errors import InsetError, InvalidDeck, UnknownCard, UnsupportedText
from inset.kernel.mana import parse
from inset.kernel.plain_text import printable, printable_lines
from inset.kernel.types import LAND, STEP_WORD, WORD_SUPERTYPE, WORD_TYPE, color_words
from inset.language.card import FRAME_WORD, Card
from inset.words.card_words import cost_of, plain, size_of, text_of, type_line

if TYPE_CHECKING:
    from inset.judge.format.errors import ScenarioError
    from inset.judge.run.runner import Result
    from inset.oracle.compile import Compiled

MOST_FOUND: Final = 60  # cards of one answer to a search
MOST_COMPLETED: Final = 8
VOCABULARY: Final = (
    "scenario:", "title:", "rules:", "family:", "basis: official", "source:", "players:", "hand:", "battlefield:",
    "graveyard:", "exile:", "library:", "life:", "mana:", "tapped: true", "counters:", "start:", "steps:", "cast:", "play:",
    "activate:", "resolve", "resolve: all", "pass", "attack:", "block:", "goto:", "expect:", "choices:", "targets:", "object:",
    "zone:", "power:", "toughness:", "can:", "cannot:", "happened:", "stack:", "controller:", "basis: unclear", "illegal:",
    "concede:", "special:", "spend:", "custom:", "emblem:", "text:", "permanents:", "deck:", "legal:", "number:", "if_asked:",
    *STEP_WORD,
)  # fmt: skip  # words of docs/scenarios.md that are typed most often
MOST_ANSWERS: Final = 20_000  # of a simulated game, after which nobody wins
MOST_SCENARIOS: Final = 40  # of one text
SCENARIO_SECONDS: Final = 10.0  # of processor time for a scenario; the slowest of the project takes less than one
TEXT_SECONDS: Final = 30.0  # for all scenarios of one text: others wait meanwhile
MOST_CARDS: Final = 20  # of one text
_SPOT: Final = re.compile(r":(\d+):(\d+)")


# --- cards ----------------------------------------------------------------------------------------


def decks() -> list[Message]:
    """The embedded decks."""
    found = [library.deck(name) for name in library.names()]
    return [
        {"name": made.name, "format": made.format, "colors": made.colors, "about": made.about, "size": made.size}
        for made in found
    ]


def search(wanted: str, start: int) -> Message:
    """Cards of the library by name, type and text."""
    parts = wanted.casefold().split()
    found = [made for made in _sorted() if all(part in _searched(made) for part in parts)]
    found.sort(key=lambda made: _fitness(made, wanted.casefold().strip()))
    start = max(0, start)
    return {"count": len(found), "cards": [brief(made) for made in found[start : start + MOST_FOUND]]}


def _fitness(made: Card, wanted: str) -> int:
    """The name itself first, then names that begin with the words, then all others."""
    names = [face.name.casefold() for face in made.faces if face.name]
    return 0 if wanted in names else 1 if any(name.startswith(wanted) for name in names) else 2


@embedded.of_library
def _sorted() -> list[Card]:
    return sorted(embedded.all_cards(), key=lambda made: made.full_name)


@cache
def _searched(made: Card) -> str:
    return " ".join([FRAME_WORD[made.frame], *plain(made)]).casefold()


def brief(made: Card) -> Message:
    """A card in a list: each set of characteristics in words."""
    return {
        "name": made.full_name,
        "kind": FRAME_WORD[made.frame],
        "faces": [
            {
                "name": face.name or made.name,
                "cost": cost_of(face),
                "line": type_line(face if face.types else made.faces[0]),
                "text": text_of(face, made) if face.abilities else "",
                "size": size_of(face),
            }
            for face in made.faces
        ],
    }


def card(name: str) -> Message:
    """One card with its frame."""
    made = library.known(name)
    return brief(made) | {"svg": frame(made)}


def rule(number: str) -> Message:
    """What Inset does about a rule, in its own words, and what proves it."""
    if not rulebook.exists(number):
        raise Refused(f"there is no rule {number[:20]}")
    now = today(number)
    about = told_about(now)
    found = proofs_of(now)
    return {
        "number": now,
        "what": " ".join(about.words),
        "where": about.where,
        "proofs": found[:SHOWN],
        "count": len(found),
    }


# --- the card studio --------------------------------------------------------------------------------


def compile_text(text: str) -> Message:
    """Typed cards: what was understood of each, its frame, and where reading stopped."""
    from inset.oracle.compile import compile_card

    try:
        records = _typed(text)
    except InsetError as error:
        return {"problem": problem(error), "cards": []}
    return {"problem": None, "cards": [compiled(compile_card(record)) for record in records]}


def _typed(text: str) -> list[CardRecord]:
    """The cards of a text, which must not be too many for a page."""
    records = own_cards.read(text)
    if len(records) > MOST_CARDS:
        raise Refused(
            f"{len(records)} cards, but a page reads at most {MOST_CARDS} at once; `inset compile` reads any number"
        )
    return records


def compiled(made: Compiled) -> Message:
    from inset.apps.compile_data import as_data, warnings
    from inset.oracle.proof_ladder import refusal

    data = as_data(made)
    why = refusal(made)
    found: Message = {"name": data["name"], "playable": data["playable"], "refused": why, "faces": []}
    for face in data["faces"]:
        found["faces"].append({"name": face["name"], "blocks": [_block(block) for block in face["blocks"]]})
    found["warnings"] = warnings(made)
    found["svg"] = frame(made.card) if made.card is not None else _sketch(made.record)
    found["card"] = brief(made.card) if made.card is not None else None
    return found


def _sketch(record: CardRecord) -> str:
    """The frame of a card whose text is not read yet: its first face, as typed."""
    face = record.faces[0]
    types, _, subtypes = face.type_line.partition(" — ")
    shown = [word.casefold() for word in types.split()]
    entry: Message = {
        "name": face.name, "cost": face.mana_cost, "types": [word for word in shown if word in WORD_TYPE],
        "supertypes": [word for word in shown if word in WORD_SUPERTYPE], "subtypes": subtypes.split(), "text": face.oracle_text,
    }  # fmt: skip
    if face.power is not None and face.toughness is not None and f"{face.power}{face.toughness}".isdecimal():
        entry |= {"power": int(face.power), "toughness": int(face.toughness)}
    try:
        cost = parse(face.mana_cost) if face.mana_cost else None
        entry["colors"] = color_words(cost.colors()) if cost is not None else []
        return drawing.frame(entry, None, "page")
    except (InsetError, ValueError):  # a cost that doesn't exist
        return ""


def _block(block: Message) -> Message:
    """A paragraph: its text, and what it means or where reading stopped."""
    found: Message = {"text": block["text"], "start": block["span"][0]}
    if "declined" in block:
        return found | {"declined": block["declined"], "at": block["at"], "expected": block["expected"][:12]}
    rules = [number for part in (*block["abilities"], *block["parts"]) for number in part["rules"]]
    return found | {"parts": block["parts"], "rules": list(dict.fromkeys(rules))}


def added(text: str) -> list[str]:
    """Adds typed cards to the library, replacing earlier versions of them; returns their names."""
    names: list[str] = []
    for record in _typed(text):
        name = record.faces[0].name
        if name in embedded.library() and name not in _OWN:
            raise Refused(f"the library already has a card called {name}; give yours another name")
        if name in _OWN:
            embedded.remove(name)
            _OWN.discard(name)
        add(record)
        _OWN.add(name)
        names.append(name)
    return names


_OWN: Final[set[str]] = set()  # names of cards that were typed by hand


def trial(names: list[str], seed: int) -> Game:
    """A game with two of each of these cards in hand, lands of every color to cast them, and opposing targets."""
    lands = [land for land in ("Plains", "Island", "Swamp", "Mountain", "Forest") for _ in range(2)]
    mine = [name for name, count in library.deck("fables").main for _ in range(count)]
    theirs = [name for name, count in library.deck("skies").main for _ in range(count)]
    state, order = rng.shuffled(rng.start(seed), tuple(range(len(mine))))
    _, other = rng.shuffled(state, tuple(range(len(theirs))))
    players = {
        "Ann": {"hand": [*names, *names], "battlefield": lands, "library": [mine[place] for place in order]},
        "Bob": {
            "hand": [theirs[place] for place in other[:5]],
            "battlefield": ["Plains", "Plains", "Grizzly Bears", "Serra Angel"],
            "library": [theirs[place] for place in other[5:]],
        },
    }
    return Game.from_position(players, seed, paying=True)


# --- the judge ----------------------------------------------------------------------------------------


def judge(text: str) -> Message:
    """Runs the scenarios of a text: errors with their positions, and the result of each scenario. One that runs for too
    long is stopped and says so."""
    from inset.judge.format.errors import ScenarioError
    from inset.judge.format.reader import survey_text
    from inset.judge.run.catalogue import Catalogue
    from inset.judge.run.runner import run

    survey = survey_text(text, "scenario", rulebook.exists)
    errors = [_error(one) for error in survey.errors for one in error.errors]
    results: list[Message] = []
    start = time.process_time()
    for each in survey.scenarios[:MOST_SCENARIOS]:
        left = TEXT_SECONDS - (time.process_time() - start)
        if left <= 0:
            errors.append(
                _error(ScenarioError(f"not run: this text has used up its {TEXT_SECONDS:g} seconds", each.place))
            )
            break
        results.append(_result(run(each, Catalogue(), explain=True, seconds=min(SCENARIO_SECONDS, left))))
    if len(survey.scenarios) > MOST_SCENARIOS:
        place = survey.scenarios[MOST_SCENARIOS].place
        errors.append(_error(ScenarioError(f"not run: a text may have at most {MOST_SCENARIOS} scenarios", place)))
    return {"errors": errors, "results": results}


def _error(error: ScenarioError) -> Message:
    place = error.place
    name = None if place.scenario is None else printable(place.scenario)
    return {"message": printable_lines(error.message), "line": place.line, "column": place.column, "scenario": name}


def _result(result: Result) -> Message:
    spot = _SPOT.search(result.where)
    return {
        "name": printable(result.scenario),
        "status": result.status,
        "step": result.step,
        "expected": printable_lines(result.expected),
        "actual": printable_lines(result.actual),
        "line": int(spot.group(1)) if spot else None,
        "missing": [printable_lines(str(one)) for one in result.missing],
        "story": [printable_lines(line) for line in result.story],
        "log": [printable_lines(line) for line in result.log],
    }


def completions(begun: str) -> list[str]:
    """What a word of a scenario may become: keys and steps of the format, then names of cards."""
    wanted = begun.casefold().lstrip()
    if not wanted:
        return []
    found = [word for word in VOCABULARY if word.startswith(wanted) and word != wanted]
    names = [face.name for made in _sorted() for face in made.faces if face.name.casefold().startswith(wanted)]
    return list(dict.fromkeys([*found, *sorted(names)]))[:MOST_COMPLETED]


# --- deck lists ---------------------------------------------------------------------------------------


def deck(text: str, format: str, blanks: bool = False) -> Message:
    """A deck list of any dialect: its cards, what can't be played and why, its curve, and what the format says.

    With ``blanks``, blanks replace the cards that can't be played. Each row says whether that is possible.
    """
    try:
        found = deck_dialects.read(text)
    except InvalidDeck as error:
        return {"problem": problem(error), "rows": []}
    format = format or ("commander" if found.commanders else "duel")
    rows: list[Message] = []
    curve: Counter[int] = Counter()
    for part, listed in (("commander", found.commanders), ("main", found.main), ("side", found.side)):
        for row in listed:
            one: Message = {
                "part": part,
                "count": row.count,
                "name": printable(row.name),
                "line": row.line,
                "problem": "",
            }
            try:
                made = library.known(row.name, len(rows) < library.MOST_HINTS)
            except (UnknownCard, UnsupportedText) as error:
                one["problem"] = printable_lines(error.message)
                one["blank"] = isinstance(error, UnsupportedText) or exists(row.name)
                if isinstance(error, UnknownCard) and one["blank"]:
                    one["problem"] = "is not in the library; a card file may have it"
            else:
                one |= brief(made)
                face = made.faces[0]
                if part != "side" and not face.types & LAND and face.cost is not None:
                    curve[min(face.cost.value(), 7)] += row.count
            rows.append(one)
    stand_in = library.with_blanks(found) if blanks else found
    left = [row for row in rows if row["problem"] and not (blanks and row["blank"])]
    wrong = [] if left else judging.violations_of_list(stand_in, "deck", format)
    return {
        "problem": None,
        "name": printable(found.name),
        "dialect": found.dialect,
        "format": format,
        "rows": rows,
        "curve": [curve[value] for value in range(8)],
        "size": sum(row["count"] for row in rows if row["part"] != "side"),
        "violations": [{"message": printable_lines(one.message), "rule": one.rule} for one in wrong],
        "aside": [printable(f"{row.count} {row.name}") for row in found.aside],
    }


def simulate(text: str, against: str, format: str, seed: int, blanks: bool = False) -> Message:
    """One game of a deck list against an embedded deck: who won, in which turn, and whether it was stopped."""
    decks = [library.from_text(text, blanks=blanks), library.deck(against)]
    game = Game.new(decks, seed, format, names=["Ann", "Bob"], first=None, paying=True)
    play(game, [GreedyPlayer(), GreedyPlayer()], MOST_ANSWERS)
    outcome = game.outcome
    stopped = outcome is None or outcome.kind == "limit"
    return {"winners": [] if outcome is None else list(outcome.winners), "turn": game.state.turn, "stopped": stopped}
