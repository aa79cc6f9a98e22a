"""Seeded bad inputs: every input must be accepted, or refused with one of Inset's own errors, in bounded time.

python tools/attack.py --from 0 --to 500 [--seconds 5]

An input is a good one that was damaged: records, deck lists, scenarios, card files, typed cards, positions, answers,
messages to the web service, what an agent asks for, journals, and what a server says it offers. Messages about it must be
safe to show: no control characters, no direction marks. The same number makes the same input. The last line
says how many were accepted and how many refused; the exit code is 1 if something else was raised, or took longer.
"""

import argparse
import json
import re
import sys
import tempfile
import time
import traceback
import zlib
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, cast

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import Game, sim  # noqa: E402
from inset.apps.failures import told as printed  # noqa: E402
from inset.apps.mcp import questions  # noqa: E402
from inset.apps.mcp.compact import shown  # noqa: E402
from inset.apps.web.rooms import Link  # noqa: E402
from inset.apps.web.service import Service  # noqa: E402
from inset.data import fetch, own_cards, scryfall  # noqa: E402
from inset.decklists import decks  # noqa: E402
from inset.judge.format.reader import survey_text  # noqa: E402
from inset.kernel.errors import InsetError  # noqa: E402
from inset.kernel.plain_text import unprintable  # noqa: E402
from inset.sim.journal import Journal  # noqa: E402
from inset.sim.settings import Settings  # noqa: E402

SECONDS: Final = 5.0  # of processor time for one input
SCENARIO: Final = """- scenario: shock
  players: {A: {hand: [Shock], battlefield: [Mountain]}, B: {life: 2}}
  steps:
  - {cast: Shock, targets: [B], by: A}
  - resolve
"""
DECK: Final = "Deck\n4 Shock\n20 Mountain (XLN) 65\n\nSideboard\n2 Opt\n"
CARD: Final = "Bear {1}{G}\nCreature — Bear\nFlying\nWhen Bear enters, draw a card.\n2/2\n"
CARDS: Final = json.dumps([{"name": "Bear", "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "power": "2",
                            "toughness": "2", "colors": ["G"], "oracle_text": "Flying"}])  # fmt: skip
POSITION: Final = {"Ann": {"hand": ["Shock"], "life": 3, "battlefield": ["Mountain", {"card": "Bear Cub", "tapped": True}]},
                   "Bob": {"graveyard": ["2 Opt"], "counters": {"poison": 1}}}  # fmt: skip
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"id": 1, "do": "hello"},
    {
        "id": 2,
        "do": "new",
        "seats": [{"player": "person", "deck": "fables"}, {"player": "random", "deck": "skies"}],
        "seed": 1,
    },
    {"id": 3, "do": "pick", "at": 0, "n": 0},
    {"id": 4, "do": "ways", "card": 3},
    {"id": 5, "do": "deck", "text": DECK},
    {"id": 6, "do": "compile", "text": CARD},
    {"id": 7, "do": "concede"},
    {"id": 8, "do": "search", "text": "bear"},
    {"id": 9, "do": "card", "name": "Shock"},
    {"id": 10, "do": "rule", "number": "601.2"},
    {"id": 11, "do": "judge", "text": SCENARIO},
)
STRANGE: Final = (
    "", "\0", "\x1b[2J", "\u202e", "\ud800", "9" * 400, "-1", "1e999", "null", "[" * 300, "{" * 300, "\n" * 50, "A" * 5000,
    "'", '"', ": ", "- ", "// ", "{X}{X}", "&a", "*a", "!!python/object", "../../x", "%s%n", "∞", "½",
)  # fmt: skip
DOING: Final = ("\x1b[2J", "\u202e", "\x07", "\x9b31m", "\u2066x", "\x00")  # characters with side effects
VALUES: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 10**30, 1.5, float("nan"), "", "x", "\x1b[31m", "\ud800", [], {}, [[]], {"x": {}}, "A" * 2000, b"x", (),
)  # fmt: skip


# --- damage -----------------------------------------------------------------------------------------


def damaged(text: str, chance: Random) -> str:
    """The text with one to six places cut, doubled, moved or overwritten."""
    for _ in range(chance.randint(1, 6)):
        a, b = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        piece = text[a:b]
        how = chance.randrange(5)
        if how == 0:
            text = text[:a] + text[b:]
        elif how == 1:
            text = text[:b] + piece[:2000] + text[b:]
        elif how == 2:
            text = text[:a] + chance.choice(STRANGE) + text[a:]
        elif how == 3:
            text = (
                text[:a]
                + chr(chance.choice((0, 9, 27, 127, 0x200F, 0xFFFD, chance.randrange(32, 0xD7FF))))
                + text[a + 1 :]
            )
        else:
            text = text[:a] + piece[::-1] + text[b:]
    return text


def twisted(value: Any, chance: Random) -> Any:
    """The data with something else in one place."""
    if chance.random() < 0.3 or not isinstance(value, (dict, list)) or not value:
        return chance.choice(VALUES)
    if isinstance(value, list):
        at = chance.randrange(len(value))
        return [twisted(one, chance) if i == at else one for i, one in enumerate(value)]
    key = chance.choice(list(value))
    if chance.random() < 0.2:
        return {**value, chance.choice(STRANGE): chance.choice(VALUES)}
    return {name: twisted(one, chance) if name == key else one for name, one in value.items()}


def named(text: str, chance: Random) -> str:
    """The text with a character in one of its names that has side effects."""
    word = chance.choice(re.findall(r"[A-Za-z]{2,}", text) or [""])
    return text.replace(word, word + chance.choice(DOING), 1)


def check_shown(told: Any) -> None:
    """Refuses text that is unsafe to show."""
    if isinstance(told, str) and (found := unprintable(told, lines=True)):
        raise AssertionError(f"{found} is shown: {told[:200]!r}")
    if isinstance(told, dict):
        check_shown([*told, *told.values()])
    elif isinstance(told, (list, tuple)):
        for one in told:
            check_shown(one)


# --- what is attacked -------------------------------------------------------------------------------


def attack_record(chance: Random) -> None:
    game = Game.new(["fables", "skies"], seed=1)
    for _ in range(6):
        game.choose(game.options[0])
    if chance.random() < 0.5:
        Game.replay(damaged(game.record(), chance))
    else:
        Game.replay(json.dumps(twisted(json.loads(game.record()), chance), default=str))


def attack_deck(chance: Random) -> None:
    decks.from_text(damaged(DECK, chance))


def attack_scenario(chance: Random) -> None:
    survey_text(damaged(SCENARIO, chance), "attack.yaml", lambda number: True)


def attack_typed_card(chance: Random) -> None:
    own_cards.read(damaged(CARD, chance))


def attack_card_file(chance: Random) -> None:
    text = damaged(CARDS, chance)
    if chance.random() < 0.5:
        text = json.dumps([twisted(json.loads(CARDS)[0], chance)], default=str)
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(text.encode("utf-8", "replace"))
        file.flush()
        scryfall.load(Path(file.name))


def attack_position(chance: Random) -> None:
    Game.from_position(twisted(POSITION, chance))


def attack_answer(chance: Random) -> None:
    game = Game.new(["fables", "skies"], seed=chance.randrange(99))
    before = game.fingerprint()
    seat = game.seat(chance.randrange(2))
    given = chance.choice((*VALUES, *STRANGE, ("cast", 5, 0, "", 6), ("pass",), [1, [2]]))
    try:
        chance.choice((seat.choose, seat.why_not, game.choose))(given)
    except InsetError:
        if game.fingerprint() != before:
            raise AssertionError("a refused answer has changed the game") from None
        raise


def attack_service(chance: Random) -> None:
    service, page = Service(), Link()
    for message in MESSAGES:
        sent = twisted(message, chance) if chance.random() < 0.4 else message
        if chance.random() < 0.3 and "text" in message:
            sent = {**message, "text": named(message["text"], chance)}
        reply = service.handle(page, sent)
        json.dumps(reply)
        check_shown(reply)
        if "error" in reply and chance.random() < 0.2:
            raise InsetError("refused")


def attack_agent(chance: Random) -> None:
    ask, text = chance.choice(ASKED)
    text = named(text, chance) if chance.random() < 0.5 else damaged(text, chance)
    check_shown(shown(ask(text)))


ASKED: Final[tuple[tuple[Callable[[str], str], str], ...]] = (
    (partial(questions.compile_card, keep=False), CARD), (partial(questions.judge, part=1), SCENARIO), (questions.card, "Shock"),
)  # fmt: skip


def attack_journal(chance: Random) -> None:
    settings, lines = journal()
    head, *games = lines
    at = chance.randrange(len(games))
    if chance.random() < 0.6:
        data = json.loads(games[at])
        del data["crc"]
        text = json.dumps(_with_name(data, chance), default=str, separators=(",", ":")).encode()[:-1]
        games[at] = text + b',"crc":%d}\n' % zlib.crc32(text)  # a line with the right checksum
    else:
        games[at] = damaged(games[at].decode(), chance).encode("utf-8", "replace")
    if chance.random() < 0.2:
        head = damaged(head.decode(), chance).encode("utf-8", "replace")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        path.write_bytes(head + b"".join(games))
        kept = Journal(path, settings, resume=True)
        results = [result for _, result in kept.read()]
        kept.close()
    check_shown([[result.rule, result.kind, *result.cards[0], *result.cards[1]] for result in results])
    if kept.skipped:
        raise InsetError("a line was refused")


def _with_name(data: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The game with an unsafe name, or with something else in one place."""
    if chance.random() < 0.5:
        return cast("dict[str, Any]", twisted(data, chance)) if chance.random() < 0.9 else {**data, "x": 1}
    if chance.random() < 0.5:
        return {**data, "rule": chance.choice(DOING)}
    side = {name + chance.choice(DOING): use for name, use in data["cards"][0].items()}
    return {**data, "cards": [side, data["cards"][1]]}


@cache
def _journal() -> tuple[Settings, tuple[bytes, ...]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        report = sim.run(["fables", "skies"], games=2, players=("random",), seed=7, journal=path)
        return report.settings, tuple(path.read_bytes().splitlines(keepends=True))


def journal() -> tuple[Settings, list[bytes]]:
    """What a batch follows from, and the lines of its journal."""
    settings, lines = _journal()
    return settings, list(lines)


def attack_reply(chance: Random) -> None:
    data = {
        "data": [{"type": "oracle_cards", "download_uri": "https://cards.test/a.json", "updated_at": "2026", "size": 5}]
    }
    text = json.dumps(twisted(data, chance), default=str) if chance.random() < 0.4 else json.dumps(data)
    raw = (named(text, chance) if chance.random() < 0.5 else damaged(text, chance)).encode("utf-8", "replace")
    offer = fetch.entry(raw, "https://cards.test/list", "oracle_cards")
    check_shown([offer.type, offer.download_uri, offer.updated_at])


ATTACKS: Final[tuple[Callable[[Random], None], ...]] = (
    attack_record, attack_deck, attack_scenario, attack_typed_card, attack_card_file, attack_position, attack_answer,
    attack_service, attack_agent, attack_journal, attack_reply,
)  # fmt: skip


def attack(number: int, seconds: float = SECONDS) -> str:
    """``taken``, ``refused``, or what went wrong with the input of that number."""
    chance = Random(number)
    target = ATTACKS[number % len(ATTACKS)]
    start = time.process_time()
    verdict = "taken"
    try:
        target(chance)
    except InsetError as error:
        verdict = "refused"
        try:
            check_shown(printed(error))
        except AssertionError as wrong:
            return f"{target.__name__} {number}: {wrong}"
    except Exception:
        return f"{target.__name__} {number}: {traceback.format_exc(limit=-3)}"
    took = time.process_time() - start
    return verdict if took <= seconds else f"{target.__name__} {number}: took {took:.1f} s"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="last", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for one input")
    given = parser.parse_args(words)
    counts: Counter[str] = Counter()
    for number in range(given.first, given.last):
        found = attack(number, given.seconds)
        if found in ("taken", "refused"):
            counts[found] += 1
        else:
            counts["wrong"] += 1
            print(found, flush=True)
    print(
        f"inputs {given.first} to {given.last}: {counts['taken']} taken, {counts['refused']} refused, {counts['wrong']} wrong"
    )
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
