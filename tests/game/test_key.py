"""The key of a position: equal for equivalent positions, and different where something distinguishes them."""

from random import Random
from typing import Any

import pytest

from inset import Game
from inset.kernel.types import HAND
from inset.play import key, key_parts
from inset.rules import atoms
from inset.rules.model.event_records import COUNTERS_PUT
from inset.rules.model.object_notes import HELD_BY
from inset.rules.model.state import Cast, Event, FaceDown
from tests.harness.games import asked, play, position, random_game

CARDS = [
    "Shock",
    "Opt",
    "Grizzly Bears",
    "Serra Angel",
    "Giant Growth",
    "Bonecrusher Giant",
    "Brazen Borrower",
    "Murder",
    "Forest",
]
LANDS = ["3 Island", "3 Mountain", "2 Forest", "2 Swamp", "2 Plains"]
BOARDS = [
    ["Grizzly Bears", "Serra Angel"],
    ["Glorious Anthem", "2 Grizzly Bears"],
    ["Young Pyromancer", "Grizzly Bears"],
    [],
]


def twins(seed: int) -> tuple[Game, Game]:
    """The same position twice: with hands in another order, so that nearly all objects have other numbers."""
    chance = Random(seed)
    rows: list[dict[str, Any]] = []
    for _ in range(2):
        hand = chance.choices(CARDS, k=5)
        rows.append({
            "hand": hand, "exile": chance.sample(CARDS, 2), "battlefield": [*chance.choice(BOARDS), *LANDS],
            "library": chance.choices(CARDS, k=20), "graveyard": chance.sample(CARDS, 3),
        })  # fmt: skip
    games = []
    for turned in (False, True):
        sides = {
            name: {**row, "hand": row["hand"][::-1] if turned else row["hand"],
                   "exile": row["exile"][::-1] if turned else row["exile"]}
            for name, row in zip(("Ann", "Bob"), rows, strict=True)
        }  # fmt: skip
        games.append(Game.from_position(sides, seed=seed, turn=4, paying=True))
    return games[0], games[1]


def offered(game: Game) -> list[str]:
    return sorted(option.text for option in game.options)


@pytest.mark.parametrize("seed", range(12))
def test_positions_with_equal_keys_play_on_alike(seed: int) -> None:
    """Both get the same answers, in words; what is offered, asked and happens stays the same, and so do the keys."""
    one, two = twins(seed)
    chance = Random(seed)
    assert one.fingerprint() != two.fingerprint()
    for _ in range(120):
        if one.decision is None or one.decision.kind == "priority":
            assert one.key() == two.key()
        if one.decision is None:
            assert two.decision is None and one.outcome == two.outcome
            break
        first, second = asked(one), asked(two)
        assert (first.kind, first.player, first.rule) == (second.kind, second.player, second.rule)
        assert offered(one) == offered(two)
        words = [option.text for option in one.options]
        wanted = chance.randrange(len(words))
        if words.count(words[wanted]) > 1 and len({str(one.explain(o.id)) for o in one.options if o.id > 0}) > 1:
            break  # different options with the same words: the words don't say which is meant
        one.choose(one.options[wanted])
        two.choose(next(option for option in two.options if option.text == words[wanted]))


def test_different_positions_of_a_game_have_different_keys() -> None:
    seen: dict[str, str] = {}
    for game in random_game(5, most=150):
        if asked(game).kind == "priority":
            assert seen.setdefault(game.key(), game.fingerprint()) == game.fingerprint()


def test_what_cards_can_ask_for_tells_positions_apart() -> None:
    def made(*rows: Any) -> str:
        return position({"battlefield": list(rows), "hand": ["Shock"]}, {}).key()

    base = made("Grizzly Bears")
    assert base == made("Grizzly Bears")
    assert base != made({"card": "Grizzly Bears", "tapped": True})
    assert base != made({"card": "Grizzly Bears", "damage": 1})
    assert base != made({"card": "Grizzly Bears", "counters": {"+1/+1": 1}})
    assert base != made("Serra Angel")
    assert base != position({"battlefield": ["Grizzly Bears"], "hand": ["Shock"]}, {"life": 19}).key()


def test_the_order_of_timestamps_counts() -> None:
    """613.7: of two effects on the same thing the later one wins."""
    assert position(["Humility", "Glorious Anthem"]).key() != position(["Glorious Anthem", "Humility"]).key()


def test_what_happened_this_turn_counts() -> None:
    """Two ways to the same board: in one of them a spell was cast this turn."""
    cast = position({"battlefield": ["Mountain"], "hand": ["Shock"]}, {"life": 20}, paying=True)
    play(cast, "Cast Shock", "B", "Pass", "Pass")
    quiet = position({"battlefield": [{"card": "Mountain", "tapped": True}], "graveyard": ["Shock"]}, {"life": 18})
    assert cast.state.players[1].life == quiet.state.players[1].life == 18
    assert cast.key() != quiet.key()


def test_within_an_action_the_answers_since_the_last_priority_count() -> None:
    game = position({"battlefield": ["Mountain"], "hand": ["Shock"]}, ["Grizzly Bears", "Serra Angel"], paying=True)
    before = game.key()
    play(game, "Cast Shock")
    assert asked(game).kind == "target"
    during = game.key()
    assert during != before and during == game.copy().key()


def test_own_parts_are_kept_by_record() -> None:
    game = position({"battlefield": ["Grizzly Bears"] * 3, "hand": ["Forest"]}, {})
    game.key()
    kept = {oid: game.state.objs[oid].own for oid in game.state.battlefield}
    oid = game.state.battlefield[0]
    before = key_parts.own_part(game.state.objs[oid])
    atoms.change(game.state, oid, tapped=True)
    assert key_parts.own_part(game.state.objs[oid]) != before
    assert kept[game.state.battlefield[1]] == before


def test_own_parts_tell_of_everything_that_is_seldom_there() -> None:
    game = position({"battlefield": ["Grizzly Bears"]}, {})
    plain = game.state.objs[game.state.battlefield[0]]
    changes: list[dict[str, Any]] = [
        {"damage": 1 << 70}, {"damage": 1}, {"phased": 1}, {"phased": 2}, {"tapped": True}, {"token": True},
        {"deathtouched": True}, {"controller": 1}, {"owner": 1}, {"flags": 1 << 51}, {"counters": {"+1/+1": 1}},
        {"chosen": {1: "red"}}, {"face_down": FaceDown()}, {"cast": Cast(0, HAND, "", 0, (), 2)},
        {"cast": Cast(0, HAND, "kicker", 0, (), 2)}, {"notes": HELD_BY.put({}, 1)},
    ]  # fmt: skip
    parts = {key_parts.own_part(plain)}
    for change in changes:
        other = plain.dup()
        for name, value in change.items():
            setattr(other, name, value)
        parts.add(key_parts.own_part(other))
    assert len(parts) == 1 + len(changes) and len({len(part) for part in parts}) == 1


def test_an_event_with_a_large_number_counts() -> None:
    """How many counters there were is written where other events have a zone."""
    game = position({"battlefield": ["Grizzly Bears"]}, {})
    oid, found = game.state.battlefield[0], set()
    for before in (0, 1, 255, 256, 1 << 70):
        copy = game.copy()
        copy.state.events.append(Event(COUNTERS_PUT, "122.6", 0, oid, amount=1, origin=before, detail="+1/+1"))
        found.add(key.state_key(copy.state))
    assert len(found) == 5
