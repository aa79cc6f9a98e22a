"""Names of states: everything that affects how the game continues is in them; loops return to the same position."""

from typing import Any

import pytest

from inset import Game
from inset.kernel.build import COMPILED
from inset.kernel.mana import FREE
from inset.kernel.types import BATTLEFIELD, DRAW
from inset.language.costs import PayMana
from inset.language.effects import PayOr
from inset.language.patterns import GainsLife, LosesLife
from inset.language.statics import SKIP_STEP, PlayerRule
from inset.language.words.kinds import enchantment, whenever
from inset.language.words.nouns import each_player, you
from inset.language.words.verbs import gain_life, lose_life
from inset.play import fingerprint
from inset.play.key import state_key
from inset.play.record import Setup
from inset.position.build import build
from inset.rules import atoms
from inset.rules.model.answers import PASS
from inset.rules.model.state import Obj, State
from tests.harness import cr
from tests.harness.games import asked, random_game, started


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


def test_a_name_is_the_same_whether_records_were_written_before_or_not() -> None:
    """Cached parts of earlier names make no difference: each record is written again for the second one."""
    for seed in (2, 3):
        for game in random_game(seed, most=150):
            kept = game.fingerprint()
            fingerprint._TEXTS.clear()
            assert game.fingerprint() == kept


@pytest.mark.skipif(COMPILED, reason="calls inside compiled modules are not seen")
def test_of_a_thousand_permanents_only_what_changed_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    side = {"battlefield": [{"card": "Grizzly Bears", "count": 500}], "hand": ["Forest"]}
    game = Game.from_position({"A": side, "B": side})
    game.fingerprint()
    written: list[int] = []
    really = fingerprint._row

    def row(obj: Obj) -> str:
        written.append(obj.id)
        return really(obj)

    monkeypatch.setattr(fingerprint, "_row", row)
    game.choose(game.options.find("Play Forest"))
    game.fingerprint()
    assert 1 <= len(written) <= 3


def test_positions_are_the_same_whatever_the_numbers_are() -> None:
    def made(first: list[Any]) -> Game:
        return Game.from_position({"A": {"battlefield": first}, "B": {}})

    one, other = made(["Forest"]), made(["Forest"])
    other.state.next_id += 100
    assert state_key(one.state) == state_key(other.state)
    other.state.turn += 2  # a loop (104.4b) may take turns
    assert state_key(one.state, history=False) == state_key(other.state, history=False)
    for history in (True, False):
        assert state_key(one.state, history) != state_key(made(["Island"]).state, history)


def looping_state() -> State:
    """Two enchantments: whenever you gain life, you lose 1 life; whenever you lose life, you gain 1 life."""
    loss = enchantment("First", "{W}", whenever(GainsLife(you), lose_life(1)))
    gain = enchantment("Second", "{W}", whenever(LosesLife(you), gain_life(1)))
    made = build({"A": {"battlefield": ["Sol Ring", "Sol Ring"]}, "B": {}}, 0, "duel", 1, "precombat main")
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
        game.choose(PASS)
    assert game.outcome is not None
    assert (game.outcome.kind, game.outcome.rule) == ("draw", "104.4b")
    copy = game.copy()
    assert copy.outcome == game.outcome
    game.undo()
    assert game.outcome is None


def with_a_forest() -> Game:
    """The same loop, and a land that its controller could tap at any time."""
    state = looping_state()
    forest = next(iter(state.libraries[1]))
    atoms.relocate(state, state.objs[forest], 4, 1)
    return Game(Setup(names=("A", "B"), automations=(("mana", False),)), state)


@cr("732.4", "732.5", "104.4b")
def test_a_loop_is_a_draw_though_somebody_could_act() -> None:
    """A loop with mandatory actions only; nobody is forced to do something else that would end it."""
    game = with_a_forest()
    game.choose(PASS)
    assert len(game.options) > 1
    for _ in range(1000):
        if game.outcome is not None:
            break
        game.choose(PASS)
    assert game.outcome is not None and (game.outcome.kind, game.outcome.rule) == ("draw", "104.4b")


@cr("104.4b", "732.4")
def test_a_loop_in_which_somebody_acts_is_not_a_draw_yet() -> None:
    game = with_a_forest()
    for number in range(600):
        assert game.outcome is None
        acts = [option for option in game.options if option.answer != PASS]
        if number % 90 == 89 and acts:
            game.choose(acts[0])
            atoms.change(game.state, acts[0].source, tapped=False)
        else:
            game.choose(PASS)


@cr("732.6", "732.4")
@pytest.mark.parametrize("ransom", [False, True])
def test_nobody_must_pay_to_break_a_loop(ransom: bool) -> None:
    """ "Lose 1 life unless you pay {0}": if nobody does, the loop continues as though the loss were mandatory."""
    state = looping_state()
    unless = PayOr(you, PayMana(FREE), unpaid=(lose_life(1),))
    atoms.change(state, state.battlefield[0], definition=enchantment("First", "{W}", whenever(GainsLife(you), unless)))
    game = Game(Setup(names=("A", "B")), state)
    for _ in range(1500):
        if game.outcome is not None or not game.state.stack:
            break
        game.choose(PASS if asked(game).kind == "priority" else ransom)
    assert (game.outcome is None) is ransom
    assert game.outcome is None or game.outcome.rule == "104.4b"


@cr("104.4b")
def test_turns_in_which_players_only_pass_are_not_a_loop() -> None:
    """Nobody draws, so that each round is like the last; but they could act, and a turn is no mandatory action."""
    row = {"battlefield": ["Mountain"], "library": ["Wastes"], "library_exact": True}
    game = Game.from_position({"A": {**row, "hand": ["Shock"]}, "B": row})
    still = enchantment("Still", "{W}", PlayerRule(SKIP_STEP, each_player, DRAW))
    atoms.new_object(game.state, 0, BATTLEFIELD, still)
    game = Game(game._setup, game.state)
    rounds = 0
    while rounds < 30:
        assert game.outcome is None
        game.choose(PASS)
        rounds = game.state.turn // 2
