"""``game.explain``: characteristics through the layers, costs, attacks and blocks, each step with its source and rule."""

import json
from collections.abc import Iterator
from typing import cast

import pytest

from inset import Explanation, IllegalAnswer, InsetError, cards
from inset.data.scryfall import CardRecord
from inset.game import Game
from inset.kernel.build import COMPILED
from inset.kernel.types import BATTLEFIELD, STACK
from inset.oracle.compile import compile_card
from inset.rules import atoms
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from inset.words.explain_object import type_line
from tests.harness import cr
from tests.harness.games import asked, play, position, random_game


@pytest.fixture
def hothead() -> Iterator[str]:
    """A creature that attacks each combat if able."""
    made = compile_card(
        CardRecord(
            "Hothead", type_line="Creature — Goblin", mana_cost="{R}", power="1", toughness="1",
            oracle_text="This creature attacks each combat if able.",
        )
    ).card  # fmt: skip
    assert made is not None
    cards.add(made)
    yield made.name
    cards.remove(made.name)


def row(game: Game, what: int | str, name: str) -> str:
    return str(game.explain(what)[name])


# --- layers -----------------------------------------------------------------------------------------------------------


@cr("613.4b", "613.4c", "613.1f")
def test_humility_and_an_anthem() -> None:
    game = position(["Serra Angel", "Humility", "Glorious Anthem"])
    why = game.explain("Serra Angel")
    assert str(why["power"]) == "power 2: printed 4; 7b Humility sets 1; 7c Glorious Anthem +1"
    assert str(why["abilities"]) == "abilities none: printed flying and vigilance; 6 Humility removes all"
    _, humility, anthem = why["power"].steps
    assert (humility.layer, humility.rule, humility.value) == ("7b", "613.4b", 1)
    assert (anthem.layer, anthem.rule, anthem.value) == ("7c", "613.4c", 2)
    assert humility.source_id == game.explain("Humility").id
    assert 0 < humility.timestamp < anthem.timestamp


@cr("613.8a", "613.8b", "305.7")
def test_urborg_waits_for_blood_moon_and_is_gone() -> None:
    game = position(["Urborg, Tomb of Yawgmoth", "Blood Moon", "Forest"])
    assert row(game, "Forest", "type") == (
        "type Basic Land — Forest: printed Basic Land — Forest; 4 Urborg, Tomb of Yawgmoth does nothing: its ability is gone "
        "by then (after Blood Moon, on which it depends)"
    )
    gone = game.explain("Forest")["type"].steps[-1]
    assert (gone.depends_on, gone.rule) == (("Blood Moon",), "613.8")
    urborg = game.explain("Urborg, Tomb of Yawgmoth")
    assert str(urborg["type"].steps[1]) == "4 Blood Moon adds Mountain"
    assert urborg["abilities"].value == "“{T}: Add {R}”"


@cr("613.7")
def test_without_a_dependency_the_timestamp_decides() -> None:
    game = position(["Grizzly Bears", "Humility", {"card": "Kenrith's Transformation", "attached_to": "Grizzly Bears"}])
    assert row(game, "Grizzly Bears", "power") == (
        "power 3: printed 2; 7b Humility sets 1; 7b Kenrith's Transformation sets 3"
    )


@cr("718.3b", "613.4b")
def test_a_prototyped_permanent_under_humility() -> None:
    game = position([{"card": "Blitz Automaton", "as": "prototype"}, "Humility"])
    why = game.explain("Blitz Automaton")
    assert str(why["power"]) == "power 1: printed 6; prototype 3; 7b Humility sets 1"
    assert str(why["mana cost"]) == "mana cost {2}{R}: printed {7}; prototype {2}{R}"
    assert why["power"].steps[1].rule == "718.3b"


@cr("613.4c", "122.1a", "122.1b")
def test_counters_are_logged_by_their_kind() -> None:
    game = position([{"card": "Grizzly Bears", "counters": {"+1/+1": 3, "+0/+1": 1, "flying": 1}}])
    assert row(game, "Grizzly Bears", "power") == "power 5: printed 2; 7c 3 +1/+1 counters +3"
    assert row(game, "Grizzly Bears", "toughness") == (
        "toughness 6: printed 2; 7c 3 +1/+1 counters +3; 7c 1 +0/+1 counter +1"
    )
    assert row(game, "Grizzly Bears", "abilities") == "abilities flying: printed none; 6 flying counter adds flying"


@cr("613.4a", "208.2a")
def test_an_ability_that_defines_power() -> None:
    game = position({"battlefield": ["Maro"], "hand": ["2 Shock"]})
    assert row(game, "Maro", "power") == "power 2: printed *; 7a its own ability defines 2"


@cr("613.1b", "110.2")
def test_who_controls_it_and_why() -> None:
    game = position([{"card": "Mind Control", "attached_to": "Grizzly Bears"}], ["Grizzly Bears"])
    assert row(game, "Grizzly Bears", "controller") == (
        "controller A: entered under B's control; 2 Mind Control gives A control"
    )


@cr("707.2", "613.2a")
def test_a_copy_tells_what_it_was() -> None:
    game = position({"hand": ["Clone"], "battlefield": ["Serra Angel"], "mana": "{U}{U}{U}{U}"})
    play(game, "Cast Clone", "Pass", "Pass", "Yes" if "Yes" in [o.text for o in game.options] else "Serra Angel")
    copies = [oid for oid in game.state.battlefield if game.state.objs[oid].copied is not None]
    assert row(game, copies[0], "power") == "power 4: printed 0; 1a copy of Serra Angel: 4"


@cr("208.3")
def test_a_vehicle_has_no_power() -> None:
    game = position(["Smuggler's Copter"])
    assert str(game.explain("Smuggler's Copter")["power"]).endswith("not a creature, so it has none")


@cr("715.3b", "718.3b", "720.3b", "709.3b", "712.8e", "712.8f", "712.8g", "710.2")
def test_each_frame_names_the_rule_that_gives_the_other_set() -> None:
    assert {row.word: row.set_by for row in frames.TABLE.values()} == {
        "adventure": "715.3b", "omen": "720.3b", "prototype": "718.3b", "prepare": "", "split": "709.3b", "room": "709.3b",
        "modal": "712.8f", "transform": "712.8e", "meld": "712.8g", "flip": "710.2",
    }  # fmt: skip


@cr("715.3b")
def test_an_adventure_on_the_stack() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "mana": "{1}{R}"}, ["Grizzly Bears"])
    play(game, "Cast Stomp", "Grizzly")
    why = game.explain("Stomp")
    assert str(why["name"]) == "name Stomp: printed Bonecrusher Giant; adventure Stomp"
    assert why["name"].steps[1].rule == "715.3b"
    assert str(why["controller"]) == "controller A: put on the stack by A"


def test_an_explanation_is_data() -> None:
    game = position(["Serra Angel", "Humility"])
    why = game.explain("Serra Angel")
    assert isinstance(why, Explanation)
    assert json.loads(why.json()) == why.data
    assert why.data["rows"][-1]["characteristic"] == "controller"
    assert "power" in why
    assert "loyalty" not in why
    with pytest.raises(KeyError, match="loyalty"):
        why["loyalty"]
    assert str(why).splitlines()[0] == "Serra Angel (A's), on the battlefield"
    assert str(why).splitlines()[-1] == "  as printed: name, mana cost, color, type"


# --- costs ------------------------------------------------------------------------------------------------------------


@cr("601.2f", "118.7a")
def test_two_reducers_and_a_tax() -> None:
    game = position(
        {"hand": ["Divination"], "battlefield": ["Goblin Electromancer", "Baral, Chief of Compliance", "6 Island"]},
        ["Sphere of Resistance"],
    )
    why = game.explain(game.options.find("Cast Divination"))
    assert str(why["cost"]) == (
        "cost {1}{U}: mana cost {2}{U}; Sphere of Resistance +{1}; Goblin Electromancer -{1}; "
        "Baral, Chief of Compliance -{1}"
    )
    assert [step.layer for step in why["cost"].steps] == ["base", "increase", "reduction", "reduction"]
    assert [step.value for step in why["cost"].steps] == ["{2}{U}", "{3}{U}", "{2}{U}", "{1}{U}"]


@cr("118.7a")
def test_a_reduction_finds_nothing_to_take() -> None:
    game = position({"hand": ["Opt"], "battlefield": ["Goblin Electromancer", "Island"]})
    assert (
        str(game.explain(game.options.find("Cast Opt"))["cost"]) == "cost {U}: mana cost {U}; Goblin Electromancer -{1}"
    )


@cr("118.9")
def test_an_alternative_cost_is_named() -> None:
    game = position({"graveyard": ["Think Twice"], "battlefield": ["3 Island"]})
    assert str(game.explain(game.options.find("Cast Think Twice"))["cost"]) == "cost {2}{U}: flashback {2}{U}"


@cr("903.8")
def test_commander_tax() -> None:
    game = Game.from_position(
        {"A": {"command": [{"card": "Serra Angel", "commander": True}], "battlefield": ["7 Plains"]}, "B": {}},
        format="commander",
    )
    card = game.state.objs[game.state.command[0]].card
    atoms.change_player(game.state, 0, commander_casts={card: 1})
    found = game.explain(game.options.find("Cast Serra Angel"))["cost"]
    assert str(found) == "cost {5}{W}{W}: mana cost {3}{W}{W}; commander tax +{2}"
    assert found.steps[-1].rule == "903.8"


@cr("602.1a")
def test_an_activation_cost() -> None:
    game = position(["Mutavault", "Island"])
    assert str(game.explain(game.options.find("Mutavault"))["cost"]) == "cost {1}: activation cost {1}"


def test_what_has_no_cost() -> None:
    game = position({"hand": ["Island"]})
    for words in ("Pass", "Play Island"):
        with pytest.raises(InsetError):
            game.explain(game.options.find(words))
    option = game.options.find("Pass")
    game.choose(option)
    with pytest.raises(IllegalAnswer):
        game.explain(game.options[0], 0)


# --- combat -----------------------------------------------------------------------------------------------------------


@cr("508.1d")
def test_why_it_must_attack(hothead: str) -> None:
    game = position([hothead, "Grizzly Bears"], step="beginning of combat")
    found = game.explain((hothead, "attack"))["attack"]
    assert str(found) == "attack required: its own ability: “This creature attacks each combat if able”"
    assert game.explain(("Grizzly Bears", "attack"))["attack"].value == "allowed"
    assert [(step.layer, step.rule) for step in found.steps] == [("requirement", "508.1d")]


@cr("508.1c", "508.1h")
def test_why_it_can_t_attack() -> None:
    game = position(
        ["Grizzly Bears", {"card": "Pacifism", "attached_to": "Grizzly Bears"}, "Secret Door"], ["Propaganda"]
    )
    bears = game.explain(("Grizzly Bears", "attack"))["attack"]
    assert bears.value == "forbidden"
    assert [(step.layer, step.source) for step in bears.steps] == [
        ("restriction", "Pacifism:"),
        ("cost", "Propaganda:"),
    ]
    wall = game.explain(("Secret Door", "attack"))["attack"]
    assert (wall.value, str(wall.steps[0]), wall.steps[0].rule) == ("forbidden", "has defender", "702.3b")


@cr("509.1b", "702.9b")
def test_why_it_can_t_block() -> None:
    game = position(["Serra Angel"], ["Grizzly Bears"], step="beginning of combat")
    assert game.explain(("Grizzly Bears", "block"))["block"].value == "forbidden"
    while asked(game).kind != "attack":
        play(game, "Pass")
    play(game, "Attack B")
    while game.state.objs[game.explain("Serra Angel").id].combat is None:
        play(game, "Pass")
    found = game.explain(("Grizzly Bears", "block"))["block"]
    assert (found.value, str(found.steps[0])) == ("forbidden", "Serra Angel has flying")


def test_what_is_not_a_creature_is_not_asked_about_combat() -> None:
    game = position(["Humility"])
    wrong: list[tuple[str, ...]] = [("Humility", "attack"), ("Humility", "dance")]
    for what in wrong if COMPILED else [*wrong, ("Humility",)]:  # mypyc checks the length itself
        with pytest.raises(InsetError):
            game.explain(what)  # type: ignore[arg-type]


# --- what is hidden ---------------------------------------------------------------------------------------------------


@cr("400.2")
def test_a_hidden_card_is_not_there() -> None:
    game = position({"hand": ["Shock"]}, {"hand": ["Opt"]})
    hidden = game.explain("Opt").id
    messages = []
    for what in (hidden, 999_999):
        with pytest.raises(InsetError) as caught:
            game.explain(what, 0)
        messages.append(str(caught.value).replace(str(what), "N"))
    assert messages[0] == messages[1]
    with pytest.raises(InsetError):
        game.explain("Opt", 0)
    assert game.explain("Opt", 1).id == hidden
    with pytest.raises(IllegalAnswer):
        game.explain("Opt", 7)


@cr("508.1h", "400.2")
def test_whether_another_player_could_pay_is_not_revealed() -> None:
    game = position(["Grizzly Bears"], ["Propaganda"])
    assert game.explain(("Grizzly Bears", "attack"), 0)["attack"].value == "forbidden"
    assert game.seat(1).explain(("Grizzly Bears", "attack"))["attack"].value == "if the cost is paid"


@cr("708.2a", "708.5")
def test_a_face_down_permanent_is_explained_as_one() -> None:
    game = position([{"card": "Exalted Angel", "face_down": True}, "Glorious Anthem"])
    (oid,) = [oid for oid in game.state.battlefield if game.state.objs[oid].face_down is not None]
    for player in (0, 1, None):
        why = game.explain(oid, player)
        assert str(why["power"]) == "power 3: 1b face down 2; 7c Glorious Anthem +1"
        assert "Exalted" not in why.json()
    assert game.explain("Exalted Angel", 0).id == oid
    with pytest.raises(InsetError):
        game.explain("Exalted Angel", 1)


# --- not a second implementation ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_an_explanation_ends_where_the_rules_do(seed: int) -> None:
    """In random games: every row's last step is the value, and the value is the characteristic."""
    decks = (("fables", "skies"), ("foundry", "omens"), ("machines", "dragons"), ("menagerie", "inkwell"))[seed]
    for turn, game in enumerate(random_game(seed, 400, decks=decks)):
        if turn % 9:
            continue
        st = game.state
        for oid in (*st.battlefield, *st.stack, *st.hands[0]):
            obj = st.objs[oid]
            if obj.zone == STACK and obj.stack is not None and obj.stack.kind != 1:
                continue
            chars = chars_of(st, obj)
            why = game.explain(oid)
            for found in why.rows:
                assert found.steps[-1].value == found.value, f"{why}"
            assert why["type"].value == type_line(chars)
            assert why["name"].value == (chars.name or None)
            if obj.zone == BATTLEFIELD and "power" in why:
                assert (why["power"].value, why["toughness"].value) == (chars.power, chars.toughness)
            if obj.zone == BATTLEFIELD:
                assert why["controller"].value == game.players[chars.controller]
        _costs_add_up(game)


def _costs_add_up(game: Game) -> None:
    for option in game.options if game.decision is not None and game.decision.kind == "priority" else ():
        if option.kind in ("cast", "activate"):
            (found,) = game.explain(option).rows
            assert found.steps[-1].value == found.value, f"{option}: {found}"


@cr("107.3a", "601.2f", "118.7a")
def test_x_stays_x_in_an_explained_cost_unless_a_value_is_asked_about() -> None:
    game = position({"hand": ["Braingeyser"], "battlefield": ["9 Island", "Goblin Electromancer"]})
    option = game.options.find("Cast Braingeyser")
    row = game.explain(option)["cost"]
    assert row.value == "{X}{U}{U} less up to {1} of {X}"
    assert row.steps[-1].rule == "107.3a" and row.steps[-1].value == row.value
    assert [game.explain(option, x=x)["cost"].value for x in (0, 1, 3)] == ["{U}{U}", "{U}{U}", "{2}{U}{U}"]
    assert game.seat(0).explain(option, x=2)["cost"].value == "{1}{U}{U}"
    for x in (-1, True, "2"):
        with pytest.raises(IllegalAnswer):
            game.explain(option, x=cast(int, x))


@cr("107.3a")
def test_a_value_for_x_is_refused_where_there_is_none() -> None:
    game = position({"hand": ["Shock"], "battlefield": ["Mountain"]})
    with pytest.raises(InsetError, match="no X"):
        game.explain(game.options.find("Cast Shock"), x=2)
    with pytest.raises(IllegalAnswer, match="option"):
        game.explain("Mountain", x=2)
