"""``view.data`` is what its types say: held against real views, key by key."""

from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from inset import Game
from inset.agents.random_player import RandomPlayer
from inset.play.view_data import CardData, ViewData
from tests.harness.games import play, position


def misfits(value: Any, kind: Any, where: str, used: set[str]) -> list[str]:
    """What in a value is not as the type says."""
    if get_origin(kind) in (Annotated, NotRequired):
        return misfits(value, get_args(kind)[0], where, used)
    if get_origin(kind) is UnionType:
        tried = [misfits(value, one, where, used) for one in get_args(kind)]
        return [] if [] in tried else tried[0]
    if is_typeddict(kind):
        return _mapping(value, kind, where, used)
    if get_origin(kind) is list:
        return [
            wrong
            for place, one in enumerate(value)
            for wrong in misfits(one, get_args(kind)[0], f"{where}[{place}]", used)
        ]
    if get_origin(kind) is dict:
        key, of = get_args(kind)
        return [
            w
            for k, v in value.items()
            for w in (*misfits(k, key, where, used), *misfits(v, of, f"{where}[{k!r}]", used))
        ]
    wanted = NoneType if kind is None else kind
    return [] if type(value) is wanted else [f"{where}: {value!r} is no {wanted.__name__}"]


def _mapping(value: Any, kind: Any, where: str, used: set[str]) -> list[str]:
    if type(value) is not dict:
        return [f"{where}: {value!r} is no mapping"]
    hints = get_type_hints(kind, include_extras=True)
    wrong = [f"{where}: {key!r} is not described" for key in value if key not in hints]
    always = [key for key, hint in hints.items() if get_origin(hint) is not NotRequired]
    wrong += [f"{where}: no {key!r}" for key in always if key not in value]
    for key in value:
        if key in hints:
            used.add(f"{kind.__name__}.{key}")
            wrong += misfits(value[key], hints[key], f"{where}.{key}", used)
    return wrong


@pytest.mark.parametrize("decks", [["fables", "skies"], ["omens", "nightfall"], ["embers", "hearth"]])
def test_views_of_random_games_fit_their_types(decks: list[str]) -> None:
    game = Game.new(decks, seed=3, paying=True)
    player = RandomPlayer(3)
    used: set[str] = set()
    looked = 0
    while (found := game.decision) is not None:
        if game.answers % 5 == 0:
            for seat in (0, 1):
                assert misfits(game.view(seat).data, ViewData, "view", used) == []
                looked += 1
        game.choose(player.pick(found.options.answers))
    assert misfits(game.view(0).data, ViewData, "view", used) == []
    assert looked > 20
    assert {f"ViewData.{key}" for key in ViewData.__annotations__} <= used


def test_views_of_odd_positions_fit_and_use_the_rare_keys() -> None:
    used: set[str] = set()
    game = position({"battlefield": ["6 Plains"], "hand": ["Exalted Angel"]}, ["Grizzly Bears"], paying=True)
    play(game, next(option.text for option in game.options if "face down" in option.text or "morph" in option.text))
    for seat in (0, 1):
        assert misfits(game.view(seat).data, ViewData, "view", used) == []
    assert {"CardData.face_down", "CardData.really", "CardData.kind", "CardData.targets"} <= used
    commanders = Game.new(["mentor", "mentor"], seed=1, format="commander")
    assert misfits(commanders.view(1).data, ViewData, "view", used) == []


def test_what_does_not_fit_is_found() -> None:
    data: Any = position({"battlefield": ["Grizzly Bears"]}, {}).view(0).data
    assert misfits(data | {"secret": 1}, ViewData, "view", set()) == ["view: 'secret' is not described"]
    assert misfits({**data, "turn": "one"}, ViewData, "view", set()) == ["view.turn: 'one' is no int"]
    assert misfits({"id": 1, "owner": 0}, CardData, "card", set()) == ["card: no 'controller'"]
    assert misfits({**data, "deciding": 1.5}, ViewData, "view", set()) != []
