"""Copies of a state share what was worked out, and what happens to one of them is nothing to the others."""

from inset import Game
from inset.rules import atoms
from inset.rules.events.triggers import index
from inset.rules.model.caches import Caches
from inset.rules.payment.mana_sources import board_of
from tests.harness import cr
from tests.harness.games import position


def elves() -> Game:
    return position(
        {"battlefield": ["Llanowar Elves"], "hand": ["Giant Growth"]}, {"library": ["9 Forest"]}, paying=True
    )


@cr("605.3a")
def test_a_source_that_one_copy_taps_is_there_in_another() -> None:
    """The abilities were known when the copy was made; nothing had been asked about mana."""
    state = elves().state.clone()
    state.forget()
    index(state)
    other = state.clone()
    atoms.set_tapped(other, other.battlefield[0], True, "107.5")
    assert not board_of(other, 0).payers
    assert len(board_of(state, 0).payers) == 1


def test_what_is_forgotten_is_not_shared_even_if_there_was_nothing() -> None:
    """Whatever is worked out after a change would otherwise be found by states that didn't change."""
    caches = Caches()
    one, two, three = Caches(caches), Caches(caches), Caches(caches)
    one.forget_mana_of(0)
    two.forget_odd_mana()
    three.forget_timed_mana()
    assert all(copy.boards is not caches.boards for copy in (one, two, three))
    one.forget_cards_of(0)
    assert one.cards is not caches.cards


def test_what_taps_for_mana_is_known_in_each_of_several_games() -> None:
    """Their permanents have the same ids. Each game still finds what it found before the other was asked."""
    one, other = (position({"battlefield": [land]}, {"library": ["9 Forest"]}).state for land in ("Forest", "Island"))
    assert one.battlefield == other.battlefield
    found, others = board_of(one, 0).payers, board_of(other, 0).payers
    assert found[0].source.types != others[0].source.types
    one.forget()
    assert board_of(one, 0).payers[0] is found[0]
