"""Names of states: everything that decides how the game goes on is in them; loops come back to the same position."""

from typing import Any

from inset import Game, position
from inset.fingerprint import DERIVED, SLOTS, STATE_SLOTS, position_key
from inset.kernel.build import slots
from inset.language.card import Card, Face
from inset.language.patterns import GainsLife, LosesLife
from inset.language.words.kinds import enchantment, whenever
from inset.language.words.nouns import you
from inset.language.words.verbs import gain_life, lose_life
from inset.record import Setup
from inset.rules import atoms
from inset.rules.state import State
from tests.game.helpers import asked, random_game, started
from tests.support import cr


def test_every_part_of_a_state_is_in_the_name_or_follows_from_it() -> None:
    assert {*STATE_SLOTS, *DERIVED} == set(slots(State))
    assert all(slots for slots in SLOTS.values())


def test_different_states_have_different_names() -> None:
    names = []
    for game in random_game(1, most=80):
        if asked(game).kind == "priority":
            names.append(game.fingerprint())
    assert len(set(names)) == len(names)


def test_one_field_changes_the_name() -> None:
    game = started()
    before = game.fingerprint()
    oid = game.state.hands[0][0]
    atoms.change(game.state, oid, flags=1 << 20)
    assert game.fingerprint() != before


def test_positions_are_the_same_whatever_the_numbers_are() -> None:
    def made(first: list[Any]) -> Game:
        return Game.from_position({"A": {"battlefield": first}, "B": {}})

    one, other = made(["Forest"]), made(["Forest"])
    other.state.next_id += 100
    other.state.turn += 2
    assert position_key(one.state) == position_key(other.state)
    assert position_key(one.state) != position_key(made(["Island"]).state)


def looping_state() -> State:
    """Two enchantments: whenever you gain life, you lose 1 life; whenever you lose life, you gain 1 life."""
    loss = enchantment("First", "{W}", whenever(GainsLife(you), lose_life(1)))
    gain = enchantment("Second", "{W}", whenever(LosesLife(you), gain_life(1)))
    made = position.build({"A": {"battlefield": ["Sol Ring", "Sol Ring"]}, "B": {}}, 0, "duel", 1, "precombat main")
    for oid, definition in zip(made.state.battlefield, (loss, gain), strict=True):
        atoms.change(made.state, oid, definition=definition)
    atoms.lose_life(made.state, 0, 1, "119.3")
    return made.state


@cr("104.4b")
def test_a_loop_without_a_choice_is_a_draw() -> None:
    game = Game(Setup(names=("A", "B")), looping_state())
    for _ in range(1000):
        if game.outcome is not None:
            break
        game.choose(("pass",))
    assert game.outcome is not None
    assert (game.outcome.kind, game.outcome.rule) == ("draw", "104.4b")
    copy = game.copy()
    assert copy.outcome == game.outcome
    game.undo()
    assert game.outcome is None


@cr("104.4b")
def test_a_loop_with_a_choice_is_no_draw() -> None:
    state = looping_state()
    atoms.new_object(state, 1, 2, Card((Face("Free", cost=None),)))
    game = Game(Setup(names=("A", "B")), state, {})
    game.automate(mana=False)
    forest = next(iter(state.libraries[1]))
    atoms.relocate(state, state.objs[forest], 4, 1)
    game = Game(Setup(names=("A", "B"), automations=(("mana", False),)), state)
    for _ in range(600):
        assert game.outcome is None
        assert asked(game).kind == "priority"
        game.choose(("pass",))
