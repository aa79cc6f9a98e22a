"""The game object: decisions, options, answers, taking back, conceding, automations."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from inset import Game, IllegalAnswer, InsetError, InvalidDeck, Option, WrongType
from inset.rules.model.answers import PASS
from inset.rules.model.outcome import Outcome
from tests.harness import cr
from tests.harness.games import DECKS, asked, play, position, random_game, started, texts


@cr("103.5")
def test_a_game_begins_with_mulligans() -> None:
    game = Game.new(DECKS, seed=1, names=["Ann", "Ben"])
    assert game.players == ("Ann", "Ben")
    decision = asked(game)
    assert (decision.kind, decision.player, decision.rule) == ("mulligan", 0, "103.5")
    assert texts(game) == ["Keep", "Mulligan"]
    play(game, "Mulligan", "Keep")
    assert asked(game).player == 0
    assert len(game.state.hands[0]) == 7
    assert game.outcome is None


@cr("103.1")
def test_who_begins_is_said_or_left_to_chance() -> None:
    assert Game.new(DECKS, first=1).state.active == 1
    assert {Game.new(DECKS, seed=seed, first=None).state.active for seed in range(12)} == {0, 1}


@cr("715.3", "601.2c")
def test_options_are_words() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "battlefield": ["3 Mountain"]}, ["Grizzly Bears"])
    assert texts(game) == ["Pass", "Cast Bonecrusher Giant {2}{R}", "Cast Stomp {1}{R}"]
    play(game, "Cast Stomp")
    assert asked(game).kind == "target"
    assert asked(game).prompt == "Stomp: choose a target"
    assert texts(game) == ["A", "B", "Grizzly Bears (B's)"]
    play(game, "Grizzly Bears")
    assert asked(game).kind == "pay"
    assert texts(game)[0] == "Pay {1}{R}"
    play(game, "Pay", "Pass", "Pass")
    assert texts(game) == ["Pass"]
    assert [line for line in game.log if "Grizzly" in line] == [
        "A casts Stomp (adventure of Bonecrusher Giant), targeting Grizzly Bears [601.2i]",
        "Stomp deals 2 damage to Grizzly Bears [120.1]",
        "Grizzly Bears is destroyed [704.5g]",
    ]


def test_identical_objects_have_ids() -> None:
    game = position({"hand": ["Unsummon"], "battlefield": ["Island"]}, ["2 Grizzly Bears"])
    play(game, "Cast Unsummon")
    first, second = game.options
    assert first.text == second.text
    assert first.id != second.id
    assert first != second
    game.choose(second)
    assert first.text == "Grizzly Bears (B's)"


def test_an_option_keeps_its_words_when_it_was_chosen() -> None:
    game = started()
    option = game.options[0]
    game.choose(option)
    assert str(option) == "Pass"


def test_options_are_lazy() -> None:
    game = started()
    options = game.options
    assert len(options) == len(list(options))
    assert options[0] in options
    assert PASS in options
    assert ("fly",) not in options
    assert options[-1] == options[len(options) - 1]
    with pytest.raises(IndexError):
        options[len(options)]


def test_find_wants_one_meaning() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "battlefield": ["3 Mountain"]})
    with pytest.raises(IllegalAnswer, match="several"):
        game.options.find("Cast")
    with pytest.raises(IllegalAnswer, match="not on offer"):
        game.options.find("Cast Shock")


def test_what_is_wrong_with_an_answer_is_said() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "battlefield": ["3 Mountain"]})
    with pytest.raises(IllegalAnswer, match=r"the text of an option; ``options.find\('Pass'\)``"):
        game.choose("Pass")
    with pytest.raises(IllegalAnswer, match="17 is not on offer; choose from: Pass, Cast Bonecrusher Giant"):
        game.choose(17)


def test_the_table_in_words_shows_one_hand() -> None:
    game = Game.from_position({"Ann": {"hand": ["Shock"]}, "Bob": {"hand": ["Opt"], "battlefield": ["Grizzly Bears"]}})
    assert "Shock" in str(game)
    assert "Opt" not in str(game)
    assert "Grizzly Bears 2/2" in str(game)
    assert "Opt" in str(game.view(1))
    assert "Shock" not in str(game.view(1))
    game.concede(1)
    assert str(game) == str(game.view(0))
    assert game.view(1).data["outcome"] == {"kind": "win", "winners": [0], "rule": "104.2a", "reason": "104.3a"}


@pytest.mark.parametrize("answer", [("pass", 1), 17, "Pass", None, True, (), ("cast", 3, 0, "", 0), [], {}])
def test_an_answer_that_is_not_on_offer_changes_nothing(answer: object) -> None:
    game = started()
    before = game.fingerprint()
    with pytest.raises(IllegalAnswer):
        game.choose(answer)
    assert game.fingerprint() == before
    game.choose(PASS)


def test_yes_is_not_a_number() -> None:
    game = Game.new(DECKS)
    with pytest.raises(IllegalAnswer):
        game.choose(1)
    game.choose(True)


def test_an_exception_of_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from inset.language.effects import DealDamage
    from inset.rules.events.instructions import PERFORM

    game = position({"hand": ["Shock"], "battlefield": ["Mountain"]})
    play(game, "Cast Shock", "B", "Pay", "Pass")
    before = game.fingerprint()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setitem(PERFORM, DealDamage, broken)
        with pytest.raises(ZeroDivisionError):
            play(game, "Pass")
    assert game.fingerprint() == before
    play(game, "Pass")
    assert game.state.players[1].life == 18


@cr("104.3a")
def test_conceding_ends_a_game_of_two() -> None:
    game = started()
    game.concede(1)
    assert game.decision is None
    assert len(game.options) == 0
    assert game.outcome == Outcome("win", (0,), "104.2a", "104.3a")
    with pytest.raises(IllegalAnswer):
        game.choose(PASS)
    with pytest.raises(IllegalAnswer):
        game.concede(1)
    game.undo()
    assert asked(game).kind == "priority"


@cr("104.3a", "800.4a")
def test_conceding_in_a_game_of_three_goes_on() -> None:
    game = Game.new(["fables", "skies", "fables"], seed=3)
    while asked(game).kind == "mulligan":
        game.choose(True)
    game.concede(0)
    assert game.outcome is None
    assert asked(game).player in (1, 2)
    game.concede(2)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_undo_goes_back_answer_by_answer() -> None:
    names = []
    game = None
    for game in random_game(4, most=60):
        names.append(game.fingerprint())
    assert game is not None
    for name in reversed(names[:-1]):
        game.undo()
        assert game.fingerprint() == name
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        game.undo()


def test_forced_questions_answer_themselves() -> None:
    game = position({"hand": ["Murder"], "battlefield": ["3 Swamp"]}, ["Grizzly Bears"])
    play(game, "Cast Murder")
    assert asked(game).kind == "pay"
    other = position({"hand": ["Murder"], "battlefield": ["3 Swamp"]}, ["Grizzly Bears"], forced=False)
    play(other, "Cast Murder")
    assert texts(other) == ["Grizzly Bears (B's)"]


@cr("117.1d")
def test_mana_abilities_are_listed_at_priority_if_one_wants_that() -> None:
    game = position(["Mountain"])
    assert texts(game) == ["Pass"]
    game.automate(mana=False)
    assert texts(game) == ["Pass", "Mountain: {T}: Add {R}."]
    play(game, "Mountain")
    assert [mana.kind for mana in game.state.players[0].pool] == [8]


def test_passing_and_paying_can_be_automatic() -> None:
    game = position(
        {"hand": ["Shock"], "battlefield": ["Mountain"]}, {"hand": ["Shock"], "battlefield": ["Mountain"]},
        passing=True, paying=True,
    )  # fmt: skip
    play(game, "Cast Shock", "B")
    assert asked(game).player == 1
    play(game, "Pass")
    assert game.state.players[1].life == 18


@cr("603.3b")
@pytest.mark.parametrize("ordering", [True, False])
def test_the_order_of_triggers_that_are_alike_is_asked_if_one_wants_that(ordering: bool) -> None:
    game = position({"hand": ["Beanstalk Giant"], "battlefield": ["7 Forest", "2 Kavu Lair"]}, paying=True)
    game.automate(ordering=ordering)
    play(game, "Cast Beanstalk Giant", "Pass", "Pass")
    assert (asked(game).kind == "order") != ordering
    if not ordering:
        assert texts(game) == ["the ability of Kavu Lair"] * 2
        assert len({option.id for option in game.options}) == 2
        game.choose(game.options[1])
        assert Game.replay(game.record()).fingerprint() == game.fingerprint()
    assert len(game.state.stack) == 2


def test_cards_to_be_put_in_an_order_have_ids() -> None:
    game = position({"hand": ["Preordain"], "battlefield": ["Island"], "library": ["Plains", "Plains"]}, paying=True)
    play(game, "Cast Preordain", "Pass", "Pass", "Keep it on top", "Keep it on top")
    assert asked(game).kind == "order"
    assert len(game.options) == len({option.id for option in game.options}) == 2
    assert all(option.id for option in game.options)


def test_unknown_automations_are_refused() -> None:
    with pytest.raises(TypeError, match="no automation"):
        Game.new(DECKS, winning=True)


def test_an_option_says_what_it_is_about() -> None:
    game = position({"hand": ["Forest"]})
    option = game.options.find("Play Forest")
    assert isinstance(option, Option)
    assert game.state.objs[option.id].definition.name == "Forest"
    assert repr(option) == f"<Play Forest #{option.id}>"


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_by_the_standard_library_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game = started()
    other = copied(game)
    before = game.fingerprint()
    assert other.fingerprint() == before
    other.choose(other.options[0])
    assert game.fingerprint() == before
    other.undo()
    assert other.fingerprint() == before


@pytest.mark.parametrize("results", [["x"], [-1], [True], [1.5], [10**100]])
def test_chance_that_can_not_be_changes_nothing(results: list[Any]) -> None:
    game = started()
    before = game.fingerprint()
    with pytest.raises(IllegalAnswer, match="can't show that"):
        game.fix_chance(results)
    assert game.copy().fingerprint() == before


@cr("706.2")
def test_a_die_shows_what_it_can_show() -> None:
    """What was fixed and can't be is refused as the die is rolled; before it nothing has changed."""
    hand = ["Shock", "Gale's Redirection"]
    game = position({"hand": hand, "battlefield": ["Mountain", "5 Island"]}, paying=True)
    play(game, "Cast Shock", "B", "Cast Gale's Redirection", "Pass")
    game.fix_chance([21])
    before = game.fingerprint()
    with pytest.raises(IllegalAnswer, match="from 1 to 20"):
        play(game, "Pass")
    assert game.fingerprint() == before


@pytest.mark.parametrize("more", [{"seed": True}, {"passing": "yes"}, {"passing": 1}])
def test_what_a_record_could_not_hold_is_refused(more: Any) -> None:
    with pytest.raises(WrongType):
        Game.new(DECKS, **more)


@pytest.mark.parametrize("value", [None, 1.5, True, "3", [], b"1", {}])
@pytest.mark.parametrize("name", ["seed", "format", "turn", "step"])
def test_values_of_a_wrong_type_are_refused_in_our_own_words(name: str, value: Any) -> None:
    """In the compiled build too, which checks the types of arguments itself where it knows them."""
    if isinstance(value, str) and name in ("format", "step"):
        value = 3
    with pytest.raises(WrongType, match=f"a {name} is a (whole number|word), not"):
        Game.from_position({"Ann": {}, "Bob": {}}, **{name: value})
    if name in ("seed", "format"):
        with pytest.raises(WrongType, match=f"a {name} is"):
            Game.new(DECKS, **{name: value})


@pytest.mark.parametrize(
    "more", [{"first": True}, {"first": "0"}, {"first": 1.0}, {"names": [1, 2]}, {"names": [" ", "B"]}]
)
def test_who_plays_and_who_begins_must_make_sense(more: Any) -> None:
    with pytest.raises(InvalidDeck):
        Game.new(DECKS, **more)


@pytest.mark.parametrize("player", [True, "x", None, 1.0, -1, 2, 10**30])
def test_a_player_is_a_number(player: Any) -> None:
    game = started()
    for ask in (game.concede, lambda one: game.why_not(one, "Forest"), game.view):
        with pytest.raises((IllegalAnswer, IndexError), match="no player"):
            ask(player)


def test_what_makes_no_sense_is_said() -> None:
    with pytest.raises(InvalidDeck, match="a list"):
        Game.new("fables")
    with pytest.raises(WrongType, match="a seed is a whole number, not 'x'"):
        Game.new(DECKS, seed="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="no automation called 'speed'"):
        started().automation("speed")
    with pytest.raises(IllegalAnswer, match="no player 7"):
        started().why_not(7, "Shock")
    nothing: tuple[Any, ...] = (None, 1.5, [], True, "", " ")
    for card in nothing:
        with pytest.raises(InsetError, match="its name or number"):
            started().why_not(0, card)
