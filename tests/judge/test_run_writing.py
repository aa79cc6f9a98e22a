"""`game.to_scenario()`: the position comes back the same, or the error says why it can't be expressed."""

import random

import pytest

from inset import Game
from inset.judge.format.reader import read_text
from inset.judge.run.runner import PASSED, run
from inset.language.keywords import HEXPROOF
from inset.position.write import CannotSay
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness import cr

RICH = {
    "Ann": {
        "life": 13,
        "hand": ["Shock", "2 Island"],
        "battlefield": [
            {"card": "Grizzly Bears", "tapped": True, "counters": {"+1/+1": 2}, "damage": 1, "label": "bear"},
            {"card": "Bonesplitter", "attached_to": "bear"},
            {"card": "Blitz Automaton", "as": "prototype"},
            {"card": "Pithing Needle", "chosen": "Stomp"},
            {"card": "Clone", "copy_of": "Serra Angel"},
            {"token": {"name": "Bear", "types": ["creature"], "subtypes": ["bear"], "power": 2, "toughness": 2}},
            "2 Food Token",
            {"card": "Serra Angel", "owner": "Bea", "sick": True},
            {"card": "Encouraging Aviator", "prepared": True},
            {"card": "Cleric Class", "marked": ["level 2"]},
            {"card": "Orochi Eggwatcher", "marked": ["flipped"]},
            {"card": "Hill Giant", "face_down": True},
        ],
        "exile": [
            {"card": "Bonecrusher Giant", "on_adventure": "Ann"},
            {"card": "Divination", "plotted": True},
            {"card": "Augury Raven", "foretold": True},
        ],
        "library": ["Opt", "3 Forest"],
        "library_exact": True,
        "mana": "{R}{G}",
        "lands_played": 1,
    },
    "Bea": {"graveyard": ["Opt", "Murder"], "counters": {"poison": 3}, "library": ["Swamp"]},
}


def back(text: str) -> Game:
    (scenario,) = read_text(text, "written.yaml")
    assert run(scenario).status == PASSED
    game = Game.from_position(
        scenario.players, scenario.seed, scenario.format, scenario.start.turn, scenario.start.step
    )
    for _ in scenario.steps:
        game.choose(PASS)
    return game


def test_more_alike_than_the_short_form_counts_are_written_as_a_mapping() -> None:
    game = Game.from_position({"Ann": {"battlefield": [{"card": "Forest", "count": 1200}]}, "Bea": {}})
    text = game.to_scenario()
    assert "card: Forest, count: 1200" in text
    assert back(text).to_scenario() == text


def test_what_a_position_can_say_is_said() -> None:
    text = Game.from_position(RICH, turn=4, step="upkeep").to_scenario("rich", "Everything at once")
    assert back(text).to_scenario("rich", "Everything at once") == text
    for words in (
        "on_adventure: Ann",
        "as: prototype",
        "chosen: Stomp",
        "prepared: true",
        "2 Food Token",
        "3 Forest",
        "level 2",
    ):
        assert words in text


def test_who_passed_is_a_step() -> None:
    game = Game.from_position({"A": {}, "B": {}, "C": {}}, turn=2)
    game.choose(PASS)
    text = game.to_scenario()
    assert "- {pass: B}" in text
    assert back(text).state.priority == game.state.priority


def test_names_that_are_no_keys() -> None:
    text = Game.from_position({"first player": {"life": 7}, "no": {}}).to_scenario()
    assert "  A:\n    life: 7\n" in text
    assert back(text).players == ("A", "B")


def spell(name: str, *targets: str) -> Game:
    players = {
        "A": {"hand": ["Shock", "Giant Growth"], "battlefield": ["Hill Giant"], "mana": "{R}{G}"},
        "B": {"battlefield": ["Grizzly Bears"]},
    }
    game = Game.from_position(players, paying=True)
    for words in (f"Cast {name}", *targets):
        game.choose(game.options.find(words))
    return game


def test_what_cannot_be_said() -> None:
    with pytest.raises(CannotSay, match="the stack is not empty"):
        spell("Shock", "B").to_scenario()
    with pytest.raises(CannotSay, match="a question is being answered"):
        spell("Shock").to_scenario()
    growth = spell("Giant Growth", "Hill Giant")
    for _ in range(2):
        growth.choose(PASS)
    with pytest.raises(CannotSay, match="an effect of Giant Growth is still in force"):
        growth.to_scenario()


def test_mid_combat_and_the_end_of_a_game() -> None:
    game = Game.from_position({"A": {"battlefield": ["Hill Giant"]}, "B": {"life": 3}}, step="beginning of combat")
    for _ in range(2):
        game.choose(PASS)
    game.choose(game.options.find("Attack B"))
    with pytest.raises(CannotSay, match="creatures are in combat"):
        game.to_scenario()
    while game.outcome is None:
        game.choose(game.options.answers[0])
    with pytest.raises(CannotSay, match="the game is over"):
        game.to_scenario()


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_whole_games(seed: int) -> None:
    game = Game.new(["fables", "skies"], seed=seed, passing=True)
    chance = random.Random(seed)
    said = 0
    for number in range(250):
        if game.outcome is not None:
            break
        game.choose(chance.choice(game.options.answers))
        if number % 5:
            continue
        try:
            text = game.to_scenario()
        except CannotSay:
            continue
        assert back(text).to_scenario() == text
        said += 1
    assert said > 3


HALL = {"card": "Restricted Office // Lecture Hall", "unlocked": ["Lecture Hall"]}


def hexproof(game: Game) -> bool:
    bears = next(obj for obj in game.state.objs.values() if obj.definition.name == "Grizzly Bears")
    return bool(chars_of(game.state, bears).keywords & HEXPROOF)


@cr("613.7", "613.7d")
def test_timestamps_between_players_are_said() -> None:
    """Listed player by player, Bea's Hall would be the younger effect and win."""
    bea = {"battlefield": [{**HALL, "timestamp": 1}, "Grizzly Bears"]}
    game = Game.from_position({"Ann": {"battlefield": [{"card": "Humility", "timestamp": 2}]}, "Bea": bea})
    text = game.to_scenario()
    assert text.count("timestamp:") == 2
    assert not hexproof(game) and not hexproof(back(text))
    bare = text.replace(", timestamp: 1", "").replace(", timestamp: 2", "")
    assert hexproof(back(bare))


def test_timestamps_that_the_list_tells_are_not_said() -> None:
    players = {"Ann": {"battlefield": ["Glorious Anthem"]}, "Bea": {"battlefield": ["Glorious Anthem", "Island"]}}
    assert "timestamp" not in Game.from_position(players).to_scenario()
