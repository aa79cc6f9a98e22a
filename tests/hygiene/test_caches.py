"""What is kept is declared once, dropped by one table, and compared with what would be worked out now
(docs/adr/0017-one-cache-one-way-to-forget.md)."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from inset import Game
from inset.kernel.build import COMPILED, slots
from inset.rules.checks import recomputation
from inset.rules.checks.recomputation import check_caches
from inset.rules.meaning.timing import sorcery_time
from inset.rules.model import caches, changes
from inset.rules.model.answers import Activate
from inset.rules.model.caches import FIELDS, Caches, Plan
from inset.rules.model.changes import NOBODY, TABLE, Change
from inset.rules.model.state import Ctx, State
from inset.rules.objects.layer_order import Live
from inset.rules.objects.layers import base_chars, chars_of
from inset.rules.payment.pay_mana import purse_of
from inset.rules.playing import quick_legality
from inset.rules.playing.priority_actions import actions

RULES = Path(__file__).resolve().parents[2] / "src" / "inset" / "rules"
PARTS = {  # what stands for a part of a group, and the group
    changes.OWN_CARDS: changes.CARDS,
    changes.TIMED_MANA: changes.MANA,
    changes.ODD_MANA: changes.MANA,
    changes.OWN_MANA: changes.MANA,
    changes.LISTS_CONCERNED: changes.LISTS,
}


def in_play() -> State:
    """A state of a game in its course, about which everything is known."""
    game = Game.new(("fables", "skies"), seed=3)
    dice = random.Random(5)
    while (asked := game.decision) is not None and (game.state.turn < 9 or asked.kind != "priority"):
        game.choose(dice.choice(asked.options.answers))
    st = game.state
    for player in range(2):
        actions(st, player)
        purse_of(st, player)
        for oid in st.hands[player]:
            chars_of(st, st.objs[oid])
    for oid in st.battlefield:
        base_chars(st, st.objs[oid])
    check_caches(st)
    return st


def test_every_field_has_a_group_and_is_compared() -> None:
    assert set(FIELDS) == set(slots(Caches)) == set(recomputation.CACHES)
    assert set(recomputation.OF_PERMANENTS) == set(slots(caches.OfPermanents))
    assert set(recomputation.OF_ABILITIES) == set(slots(caches.OfAbilities))
    assert set(recomputation.OF_EFFECTS) == set(slots(caches.OfEffects))
    assert set(recomputation.PLAYER_CARDS) == set(slots(caches.PlayerCards))


def test_the_table_names_every_change_once() -> None:
    defined = [value for value in vars(changes).values() if isinstance(value, Change)]
    assert sorted(change.name for change in defined) == sorted(change.name for change in TABLE)
    assert len({change.name for change in TABLE}) == len(TABLE)


def test_every_change_is_reported_by_an_atom() -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in sorted((RULES / "atoms").glob("*.py")))
    named = [name for name, value in vars(changes).items() if isinstance(value, Change)]
    assert [name for name in named if f"st.forget({name}" not in told] == ["EVERYTHING"]
    assert "st.forget()" in told


@pytest.mark.parametrize("change", TABLE, ids=lambda change: change.name)
def test_a_change_drops_what_the_table_says(change: Change) -> None:
    st = in_play()
    assert st.caches.index is not None
    st.caches.index.reads = 0
    before, epoch = Caches(st.caches), st.epoch
    before.plan = st.caches.plan = Plan(0, frozenset(), {})
    st.forget(change, NOBODY)
    assert st.epoch == epoch + change.settles
    for field, group in FIELDS.items():
        same = getattr(before, field) is getattr(st.caches, field)
        if (change.drops | changes.ASKED) & group:
            assert not same, f"{field} stays"
        elif not any(change.drops & part for part, whole in PARTS.items() if whole == group):
            assert same, f"{field} goes"


@pytest.mark.parametrize("change", [change for change in TABLE if change.looked_at], ids=lambda change: change.name)
def test_what_something_in_force_looks_at_drops_everything(change: Change) -> None:
    st = in_play()
    assert st.caches.index is not None
    st.caches.index.reads = change.looked_at
    st.forget(change, NOBODY)
    assert st.caches.chars == {} and st.caches.index is None


@pytest.mark.parametrize("change", TABLE, ids=lambda change: change.name)
def test_mana_that_is_more_than_tapping_is_dropped_when_anything_could_decide_about_it(change: Change) -> None:
    st = in_play()
    assert st.caches.index is not None
    st.caches.index.reads = 0
    assert all(board.plain for board in st.caches.boards.values())
    st.caches.boards[1].plain = False
    before = dict(st.caches.boards)
    st.forget(change, 0)
    parts = change.drops & (changes.MANA | changes.ODD_MANA | changes.OWN_MANA)
    left = {changes.MANA: {}, changes.ODD_MANA: {0: before[0]}, changes.OWN_MANA: {}, 0: before}[parts]
    assert st.caches.boards == left


@pytest.mark.parametrize("change", [changes.TAPPING, changes.PLAYER], ids=lambda change: change.name)
def test_mana_of_others_stays_if_it_is_no_more_than_tapping(change: Change) -> None:
    st = in_play()
    assert st.caches.index is not None
    st.caches.index.reads = 0
    before = dict(st.caches.boards)
    st.forget(change, 0)
    assert st.caches.boards == {1: before[1]}


def spoil_first(field: str, make: Callable[[Any], Any]) -> Callable[[State], None]:
    def spoil(st: State) -> None:
        kept = getattr(st.caches, field)
        key = next(key for key in kept if key or field == "purses")
        kept[key] = make(kept[key])

    return spoil


def other_size(chars: Any) -> Any:
    made = chars.dup()
    made.name = "Somebody Else"
    return made


def spoil_index(st: State) -> None:
    assert st.caches.index is not None
    st.caches.index.keywords ^= 1


def spoil_cards(st: State) -> None:
    st.caches.cards[0].looks = -1


def spoil_reach(st: State) -> None:
    st.caches.reach[0] = [Live(1, Ctx(1, 0), (), 1, None, None, None)]


def spoil_plan(st: State) -> None:
    st.caches.plan = Plan(0, frozenset([99_999]), {})


def spoil_offered(st: State) -> None:
    st.caches.offered = {key: (looks, [*row, Activate(0, 0)]) for key, (looks, row) in st.caches.offered.items()}


def spoil_listed(st: State) -> None:
    key = (st.priority, sorcery_time(st, st.priority), st.active == st.priority)
    st.caches.listed = {key: [Activate(0, 0)]}
    st.caches.offered = {}


SPOILED: dict[str, Callable[[State], None]] = {
    "chars": spoil_first("chars", other_size),
    "base": spoil_first("base", other_size),
    "singles": spoil_first("singles", other_size),
    "boards": lambda st: st.caches.boards[0].payers.clear(),
    "purses": spoil_first("purses", lambda purse: None),
    "offered": spoil_offered,
    "index": spoil_index,
    "cards": spoil_cards,
    "plan": spoil_plan,
    "reach": spoil_reach,
    "listed": spoil_listed,
}


def test_every_field_is_spoiled_below() -> None:
    assert set(SPOILED) == set(FIELDS)


@pytest.mark.parametrize("field", SPOILED)
def test_what_is_out_of_date_is_found(field: str) -> None:
    st = in_play()
    SPOILED[field](st)
    with pytest.raises(AssertionError):
        check_caches(st)


def test_caches_knows_the_rooms_above_for_their_types_only() -> None:
    """The contracts on imports leave out what this module imports: so it must be for types alone."""
    tree = ast.parse((RULES / "model" / "caches.py").read_text(encoding="utf-8"))
    top = [node.module for node in tree.body if isinstance(node, ast.ImportFrom)]
    assert [name for name in top if name and name.startswith("inset.") and ".rules.model." not in name] == []


@pytest.mark.skipif(COMPILED, reason="tables of compiled modules are their own")
def test_what_is_known_of_a_card_may_be_forgotten_and_made_again() -> None:
    """A table that has become full is emptied; what was made from it before is not out of date."""
    st = in_play()
    quick_legality._SIGHTS.clear()
    quick_legality._IN_HAND.clear()
    check_caches(st)
