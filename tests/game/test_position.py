"""Positions: everything that the page about scenarios lists, and what can't be."""

from typing import Any

import pytest

from inset import Game, InvalidPosition, UnknownCard, WrongType
from inset.kernel.types import BLUE, COLORLESS_MANA, EXILE, RED
from inset.rules.checks import invariants
from inset.rules.model.answers import PASS
from inset.rules.model.state import COMMANDER, DESIGNATED, FORETOLD, PLOTTED, Chars, Obj
from inset.rules.objects.layers import chars_of
from tests.harness import cr
from tests.harness.games import position, texts


def find(game: Game, label: str) -> tuple[Obj, Chars]:
    number = game.labels[label]
    obj = next(obj for obj in game.state.objs.values() if number in (obj.id, obj.card))
    return obj, chars_of(game.state, obj)


def one(zone: str, item: Any, **more: Any) -> tuple[Game, Obj, Chars]:
    """A position with one labelled object."""
    made = {"label": "it", **item}
    game = Game.from_position({"A": {zone: [made], **more.pop("A", {})}, "B": more.pop("B", {})}, **more)
    invariants.check(game.state)
    return game, *find(game, "it")


def test_players() -> None:
    game = position(
        {"life": 7, "counters": {"poison": 2}, "lands_played": 1, "mana": "{R}{U}{2}", "library": ["Opt", "2 Shock"]},
        {"library": ["Opt"], "library_exact": True},
    )
    st = game.state
    assert (st.players[0].life, st.players[0].counters, st.players[0].lands_played) == (7, {"poison": 2}, 1)
    assert [mana.kind for mana in st.players[0].pool] == [RED, BLUE, COLORLESS_MANA, COLORLESS_MANA]
    names = [st.objs[oid].definition.name for oid in st.libraries[0]]
    assert names == ["Opt", "Shock", "Shock"] + ["Wastes"] * 20
    assert len(st.libraries[1]) == 1
    assert (st.turn, st.active, st.priority) == (1, 0, 0)


@cr("500.5")
def test_the_pool_lasts() -> None:
    game = position({"mana": "{R}"}, passing=True)
    while game.state.turn == 1:
        game.choose(PASS)
    assert len(game.state.players[0].pool) in (0, 1)


def test_permanents() -> None:
    _, obj, chars = one("battlefield", {"card": "Hill Giant", "tapped": True, "damage": 2, "counters": {"+1/+1": 2}})
    assert (obj.tapped, obj.damage, chars.power) == (True, 2, 5)


@cr("302.6")
def test_summoning_sickness() -> None:
    game = position([{"card": "Llanowar Elves", "sick": True}], mana=False)
    assert texts(game) == ["Pass"]
    assert len(texts(position(["Llanowar Elves"], mana=False))) == 2


@cr("302.6")
@pytest.mark.parametrize("sick", [False, True])
def test_a_creature_that_was_taken_is_as_sick_as_it_is_said_to_be(sick: bool) -> None:
    """And a position that is written says the same again."""
    mine = [{"card": "Control Magic", "attached_to": "elves"}]
    theirs = [{"card": "Llanowar Elves", "label": "elves", "sick": sick}]
    game = Game.from_position({"A": {"battlefield": mine}, "B": {"battlefield": theirs}}, mana=False)
    assert (len(texts(game)) == 2) is not sick
    assert ("sick: true" in game.to_scenario()) is sick


@cr("718.3b")
def test_prototyped() -> None:
    _, _, chars = one("battlefield", {"card": "Blitz Automaton", "as": "prototype"})
    assert (chars.power, chars.toughness, chars.colors) == (3, 2, RED)


def test_attached() -> None:
    game = position(
        [{"card": "Bonesplitter", "attached_to": "Grizzly Bears"}, {"card": "Grizzly Bears", "label": "bear"}]
    )
    assert find(game, "bear")[1].power == 4


def test_owner() -> None:
    _, obj, chars = one("battlefield", {"card": "Grizzly Bears", "owner": "B"})
    assert (obj.owner, chars.controller) == (1, 0)


def test_tokens() -> None:
    bear = {
        "name": "Bear",
        "types": ["creature"],
        "subtypes": ["bear"],
        "colors": ["green"],
        "power": 2,
        "toughness": 2,
    }
    _, obj, chars = one("battlefield", {"token": bear})
    assert (obj.token, obj.card, chars.name, chars.subtypes) == (True, 0, "Bear", frozenset(["Bear"]))
    for name in ("Food", "Food Token"):
        _, obj, chars = one("battlefield", {"card": name})
        assert (obj.token, chars.name) == (True, "Food Token")
    _, obj, chars = one("battlefield", {"card": "Hill Giant", "token": True})
    assert (obj.token, chars.name) == (True, "Hill Giant")


@cr("718.3d")
def test_copies() -> None:
    rows = [
        {"card": "Blitz Automaton", "as": "prototype", "label": "small"},
        {"card": "Clone", "copy_of": "small", "label": "it"},
        {"token": True, "copy_of": "small", "label": "token"},
        {"token": True, "copy_of": "Blitz Automaton", "label": "large"},
    ]
    game = position(rows)
    assert [find(game, label)[1].power for label in ("it", "token", "large")] == [3, 3, 6]


@cr("708.2a")
def test_face_down() -> None:
    _, obj, chars = one("battlefield", {"card": "Bonecrusher Giant", "face_down": True})
    assert (chars.name, chars.power, obj.face_down is not None) == ("", 2, True)


def test_chosen() -> None:
    _, obj, _ = one("battlefield", {"card": "Pithing Needle", "chosen": "Chop Down"})
    assert list(obj.chosen.values()) == ["Chop Down"]


@cr("715.3d")
def test_on_an_adventure() -> None:
    game, obj, _ = one("exile", {"card": "Bonecrusher Giant", "on_adventure": "A"}, A={"mana": "{R}{R}{R}"})
    assert obj.zone == EXILE
    assert texts(game) == ["Pass", "Cast Bonecrusher Giant {2}{R} from exile"]


@cr("722.3a", "722.3c")
def test_prepared() -> None:
    game, obj, _ = one("battlefield", {"card": "Adventurous Eater", "prepared": True}, A={"mana": "{B}"})
    assert obj.flags & DESIGNATED
    assert [text for text in texts(game) if "Have a Bite" in text]


def test_exile() -> None:
    game, obj, _ = one("exile", {"card": "Shock", "plotted": True})
    assert obj.flags & PLOTTED
    assert "Cast Shock {0} with plot from exile" in texts(game)
    _, obj, _ = one("exile", {"card": "Shock", "foretold": True})
    assert obj.flags & FORETOLD
    _, obj, _ = one("exile", {"card": "Shock", "suspended": 3})
    assert obj.counters == {"time": 3}


def test_exiled_with() -> None:
    rows = {"battlefield": [{"card": "Sol Ring", "label": "ring"}], "exile": [{"card": "Opt", "exiled_with": "ring"}]}
    game = position(rows)
    assert len(find(game, "ring")[0].linked) == 1


@cr("903.3")
def test_commander() -> None:
    card = {"card": "Kess, Dissident Mage", "commander": True}
    game, obj, _ = one("command", card, A={"mana": "{4}{U}{B}{R}"}, format="commander")
    assert obj.flags & COMMANDER
    assert game.state.players[0].life == 40
    assert "Cast Kess, Dissident Mage {1}{U}{B}{R} from command" in texts(game)


@cr("306.5b")
def test_planeswalkers_have_their_loyalty() -> None:
    _, obj, _ = one("battlefield", {"card": "Teferi, Time Raveler"})
    assert obj.counters == {"loyalty": 4}


def test_turn_and_step() -> None:
    game = position([], turn=4, step="end")
    assert (game.state.active, game.state.turn) == (1, 4)
    assert "end" in repr(game.view(0))


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ({"A": {}}, "needs two to"),
        ({"A": {"hands": []}, "B": {}}, "no 'hands'"),
        ({"A": {"hand": "Opt"}, "B": {}}, "hand: expected a list"),
        ({"A": {"life": "many"}, "B": {}}, "life"),
        ({"A": {"mana": "{X}"}, "B": {}}, "pool"),
        ({"A": {"mana": "R"}, "B": {}}, "mana cost"),
        ({"A": {"counters": {"poison": -1}}, "B": {}}, "poison"),
        ({"A": {"battlefield": ["Shock"]}, "B": {}}, "110.4"),
        ({"A": {"battlefield": [{"card": "Opt", "colour": 1}]}, "B": {}}, "no 'colour'"),
        ({"A": {"battlefield": [{"count": 2}]}, "B": {}}, "needs 'card'"),
        ({"A": {"battlefield": [{"card": "Forest", "count": 0}]}, "B": {}}, "count"),
        ({"A": {"battlefield": [{"card": "Forest", "as": "prototype"}]}, "B": {}}, "prototype"),
        ({"A": {"battlefield": [{"card": "Forest", "owner": "C"}]}, "B": {}}, "no player"),
        ({"A": {"battlefield": [{"card": "Bonesplitter", "attached_to": "Opt"}]}, "B": {}}, "no permanent"),
        ({"A": {"battlefield": [{"card": "Grizzly Bears", "damage": 2}]}, "B": {}}, "704.5g"),
        ({"A": {"battlefield": [{"card": "Grizzly Bears", "prepared": True}]}, "B": {}}, "722.3a"),
        ({"A": {"battlefield": [{"card": "Grizzly Bears", "chosen": "red"}]}, "B": {}}, "chosen"),
        ({"A": {"hand": [{"card": "Grizzly Bears", "token": True}]}, "B": {}}, "704.5d"),
        ({"A": {"hand": [{"card": "Grizzly Bears", "face_down": True}]}, "B": {}}, "708.2"),
        ({"A": {"exile": [{"card": "Grizzly Bears", "on_adventure": "A"}]}, "B": {}}, "715.3d"),
        ({"A": {"hand": [{"card": "Opt", "label": "x"}, {"card": "Opt", "label": "x"}]}, "B": {}}, "label"),
        ({"A": {"battlefield": [{"token": {"types": ["thing"]}}]}, "B": {}}, "thing"),
        ({"A": {"battlefield": [{"token": {"name": "Bear"}}]}, "B": {}}, "a token needs 'types'"),
    ],
)
def test_what_cant_be(players: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        Game.from_position(players)


def test_unknown_cards_are_named() -> None:
    with pytest.raises(UnknownCard, match="Grizzly Bears"):
        position({"hand": ["Grizly Bears"]})


@pytest.mark.parametrize(
    "row",
    [
        None, 3, "Forest", [], {3: []}, {"hand": {}}, {"hand": 3}, {"hand": [3]}, {"hand": [None]}, {"hand": [[]]},
        {"hand": [b"Forest"]}, {"hand": [object()]}, {"hand": [""]}, {"hand": [" "]}, {"hand": ["0 Forest"]},
        {"life": True}, {"life": 1.5}, {"life": 10**30}, {"counters": 3}, {"counters": ["poison"]},
        {"counters": {3: 1}}, {"counters": {"poison": True}}, {"mana": 3}, {"mana": "{R}" * 5000},
        {"mana": "{1000000}"}, {"lands_played": -1}, {"library_exact": "no"}, {"completed": 3}, {"completed": [[]]},
        {"monarch": "no"}, {"note": []},
    ],
)  # fmt: skip
def test_a_player_of_the_wrong_kind(row: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position({"A": row, "B": {}})


@pytest.mark.parametrize(
    "more",
    [
        {"card": 3}, {"card": []}, {"count": True}, {"count": "3"}, {"count": 10**9}, {"label": 3}, {"label": []},
        {"label": "B"}, {"tapped": "yes"}, {"tapped": 7}, {"sick": "no"}, {"counters": []}, {"counters": {"+1/+1": 0}},
        {"counters": {"+1/+1": 1.5}}, {"damage": -1}, {"damage": "1"}, {"as": 3}, {"as": []}, {"owner": []},
        {"copy_of": 3}, {"face_down": 7}, {"face_down": []}, {"chosen": 3}, {"chosen": ["a"]}, {"exiled_with": 3},
        {"unlocked": 3}, {"unlocked": "x"}, {"marked": 3}, {"marked": [[]]}, {"timestamp": "x"}, {"timestamp": 0},
        {"room": 4}, {"token": 5}, {"token": "Bear"}, {"note": {}},
    ],
)  # fmt: skip
def test_an_item_of_the_wrong_kind(more: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position({"A": {"battlefield": [{"card": "Grizzly Bears"} | more]}, "B": {}})


@pytest.mark.parametrize(
    "token",
    [
        {"types": [3]}, {"types": "creature"}, {"types": ["creature"]}, {"types": ["instant"]},
        {"types": ["creature"], "power": "x", "toughness": 1}, {"types": ["creature"], "power": 10**40, "toughness": 1},
        {"types": ["artifact"], "name": 7}, {"types": ["artifact"], "name": []}, {"types": ["artifact"], "subtypes": [1]},
        {"types": ["artifact"], "subtypes": [""]}, {"types": ["artifact"], "keywords": ["flyyying"]}, {"typ": []},
    ],
)  # fmt: skip
def test_a_token_of_the_wrong_kind(token: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position({"A": {"battlefield": [{"token": token}]}, "B": {}})


@pytest.mark.parametrize(
    "players",
    [
        None, 3, "AB", [1, 2], [{}, {}], {}, {1: {}, 2: {}}, {"": {}, "B": {}}, {" ": {}, "B": {}}, {None: {}, "B": {}},
        {("A",): {}, "B": {}}, {"A\nB": {}, "B": {}}, {"A" * 100: {}, "B": {}}, {str(i): {} for i in range(100)},
    ],
)  # fmt: skip
def test_players_that_cant_be(players: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position(players)


def test_what_lies_too_deep_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for players in ({"A": {"note": deep}, "B": {}}, {"A": {"hand": [{"card": "Opt", "note": deep}]}, "B": {}}):
        with pytest.raises(InvalidPosition):
            Game.from_position(players)


@cr("117.5", "704.3", "704.5a", "704.5c", "704.5f", "704.5j", "704.5m", "704.5n", "704.5p", "704.5q", "704.5s")
@pytest.mark.parametrize(
    ("row", "rule"),
    [
        ({"life": 0}, "704.5a"),
        ({"counters": {"poison": 10}}, "704.5c"),
        ({"battlefield": [{"card": "Grizzly Bears", "counters": {"-1/-1": 2}}]}, "704.5f"),
        ({"battlefield": ["Clone"]}, "704.5f"),
        ({"battlefield": ["2 Thalia, Guardian of Thraben"]}, "704.5j"),
        ({"battlefield": ["Pacifism"]}, "704.5m"),
        ({"battlefield": [{"card": "Pacifism", "attached_to": "B"}]}, "704.5m"),
        ({"battlefield": ["Forest", {"card": "Pacifism", "attached_to": "Forest"}]}, "704.5m"),
        ({"battlefield": ["Forest", {"card": "Bonesplitter", "attached_to": "Forest"}]}, "704.5n"),
        ({"battlefield": ["Forest", {"card": "Grizzly Bears", "attached_to": "Forest"}]}, "704.5p"),
        ({"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1, "-1/-1": 1}}]}, "704.5q"),
        ({"battlefield": [{"card": "History of Benalia", "counters": {"lore": 3}}]}, "704.5s"),
    ],
)
def test_what_a_state_based_action_would_change_immediately_is_refused(row: Any, rule: str) -> None:
    with pytest.raises(InvalidPosition, match=rule):
        Game.from_position({"A": row, "B": {}})


@pytest.mark.parametrize(
    ("zone", "more", "words"),
    [
        ("hand", {"tapped": True}, "only in battlefield"),
        ("hand", {"damage": 1}, "only in battlefield"),
        ("hand", {"attached_to": "B"}, "only in battlefield"),
        ("hand", {"copy_of": "Grizzly Bears"}, "only in battlefield"),
        ("hand", {"marked": ["monstrous"]}, "only in battlefield"),
        ("hand", {"plotted": True}, "only in exile"),
        ("battlefield", {"foretold": True}, "only in exile"),
        ("battlefield", {"suspended": 3}, "only in exile"),
        ("battlefield", {"on_adventure": "A"}, "only in exile"),
        ("battlefield", {"copy_of": "Shock"}, "110.4"),
        ("exile", {"plotted": True, "foretold": True}, "one of them"),
        ("command", {}, "408.1"),
        ("command", {"commander": True}, "903.1"),
    ],
)
def test_what_has_no_meaning_there(zone: str, more: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        Game.from_position({"A": {zone: [{"card": "Bonecrusher Giant"} | more]}, "B": {}})


def test_a_label_that_is_a_cards_name_makes_no_other_card() -> None:
    game = position({"battlefield": [{"card": "Forest", "label": "Island"}, "Island"]})
    assert [game.state.objs[oid].definition.name for oid in game.state.battlefield] == ["Forest", "Island"]


@cr("502.4")
def test_nobody_has_priority_in_the_untap_step() -> None:
    with pytest.raises(InvalidPosition, match=r"502\.4"):
        position([], step="untap")


@pytest.mark.parametrize("turn", [True, 10**30, 1.0, "1", None, -1])
def test_turns_are_numbers(turn: Any) -> None:
    with pytest.raises((InvalidPosition, WrongType)):
        position([], turn=turn)


@pytest.mark.parametrize("more", [{"step": "lunch"}, {"format": []}, {"turn": 0}, {"format": "sealed"}])
def test_there_is_no_such_moment(more: dict[str, Any]) -> None:
    with pytest.raises((InvalidPosition, WrongType)):
        position([], **more)


@cr("715.4", "720.4", "722.4", "712.8a", "709.4a")
@pytest.mark.parametrize(
    ("zone", "name", "words"),
    [
        ("battlefield", "Stomp", "Stomp is the adventure of Bonecrusher Giant"),
        ("hand", "Stomp", "a card there is called Bonecrusher Giant"),
        ("library", "The Prismatic Bridge", "The Prismatic Bridge is the back face of Esika, God of the Tree"),
        ("graveyard", "Insectile Aberration", "is the back face of Delver of Secrets"),
    ],
)
def test_a_card_is_not_called_by_a_name_that_it_has_not_there(zone: str, name: str, words: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Game.from_position({"A": {zone: [name]}, "B": {}})
    assert words in str(caught.value)


@cr("712.8d", "709.4a")
def test_a_back_face_on_the_battlefield_and_a_half_elsewhere_are_called_by_their_names() -> None:
    _, _, chars = one("battlefield", {"card": "The Prismatic Bridge"})
    assert chars.name == "The Prismatic Bridge"
    _, _, chars = one("hand", {"card": "Ice"})
    assert chars.name == "Fire // Ice"
