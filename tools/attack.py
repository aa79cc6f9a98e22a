"""Seeded bad inputs: whatever is read must be taken, or refused with an error of Inset's own, in bounded time.

python tools/attack.py --from 0 --to 500 [--seconds 5]

An input is a good one that was damaged: records, deck lists, scenarios, card files, cards as one types them, positions, answers,
messages to the web service. The same number makes the same input. The last line says how many were taken and how many
refused; the exit code is 1 if something else was raised, or took longer.
"""

import argparse
import json
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from inset import Game  # noqa: E402
from inset.apps.web.rooms import Link  # noqa: E402
from inset.apps.web.service import Service  # noqa: E402
from inset.data import own_cards, scryfall  # noqa: E402
from inset.decklists import decks  # noqa: E402
from inset.judge.format.reader import survey_text  # noqa: E402
from inset.kernel.errors import InsetError  # noqa: E402

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
)
STRANGE: Final = (
    "", "\0", "\x1b[2J", "\u202e", "\ud800", "9" * 400, "-1", "1e999", "null", "[" * 300, "{" * 300, "\n" * 50, "A" * 5000,
    "'", '"', ": ", "- ", "// ", "{X}{X}", "&a", "*a", "!!python/object", "../../x", "%s%n", "∞", "½",
)  # fmt: skip
VALUES: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 10**30, 1.5, float("nan"), "", "x", "\x1b[31m", "\ud800", [], {}, [[]], {"x": {}}, "A" * 2000, b"x", (),
)  # fmt: skip


# --- damage -----------------------------------------------------------------------------------------


def damaged(text: str, chance: Random) -> str:
    """The text with one to six places cut, doubled, moved or written over."""
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
        reply = service.handle(page, twisted(message, chance) if chance.random() < 0.4 else message)
        json.dumps(reply)
        if "error" in reply and chance.random() < 0.2:
            raise InsetError("refused")


ATTACKS: Final[tuple[Callable[[Random], None], ...]] = (
    attack_record, attack_deck, attack_scenario, attack_typed_card, attack_card_file, attack_position, attack_answer,
    attack_service,
)  # fmt: skip


def attack(number: int, seconds: float = SECONDS) -> str:
    """``taken``, ``refused``, or what went wrong with the input of that number."""
    chance = Random(number)
    target = ATTACKS[number % len(ATTACKS)]
    start = time.process_time()
    verdict = "taken"
    try:
        target(chance)
    except InsetError:
        verdict = "refused"
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
