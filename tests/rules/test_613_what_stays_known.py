"""What is known of permanents and effects stays known when a card moves that is nothing to them; and it is still true."""

from __future__ import annotations

from inset import Game
from inset.kernel.types import GRAVEYARD, HAND, STACK
from inset.rules import atoms
from inset.rules.checks.recomputation import check_caches
from inset.rules.events.triggers import Index, index
from inset.rules.model.state import DESIGNATED, State
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.playing.priority_actions import actions
from tests.harness import A, Scene, cr
from tests.harness.compiled import made


def looked_at(hand: list[str], battlefield: list[str]) -> tuple[State, Index]:
    """A state about which everything is known, and its index."""
    st = Game.from_position({"Ann": {"hand": hand, "battlefield": battlefield}, "Bob": {}}).state
    actions(st, 0)
    check_caches(st)
    return st, index(st)


def named(st: State, name: str) -> int:
    return next(oid for oid, obj in st.objs.items() if obj.definition.name == name)


@cr("613.1f")
def test_an_effect_on_spells_is_nothing_to_cards_that_go_elsewhere() -> None:
    st, before = looked_at(["Opt"], ["Chief Engineer", "Mountain"])
    atoms.relocate(st, st.objs[named(st, "Opt")], GRAVEYARD, 0)
    assert st.caches.index is before
    check_caches(st)


@cr("613.1f", "611.3a")
def test_a_plain_permanent_comes_and_goes_beside_an_effect_on_spells() -> None:
    st, before = looked_at([], ["Chief Engineer", "Mountain", "Grizzly Bears"])
    atoms.relocate(st, st.objs[named(st, "Grizzly Bears")], GRAVEYARD, 0)
    assert st.caches.index is not None and st.caches.index.statics is before.statics
    check_caches(st)


@cr("613.1f")
def test_the_effect_goes_with_the_permanent_that_it_comes_from() -> None:
    st, _ = looked_at([], ["Chief Engineer", "Mountain"])
    atoms.relocate(st, st.objs[named(st, "Chief Engineer")], HAND, 0)
    check_caches(st)
    assert not zone_reach(st, STACK)


@cr("613.4c")
def test_what_grows_for_a_turn_is_nothing_to_others() -> None:
    game = Game.from_position(
        {"Ann": {"hand": ["Giant Growth", "Forest"], "battlefield": ["Grizzly Bears", "Forest"]}, "Bob": {}}
    )
    game.choose(game.options.find("Cast Giant Growth"))
    while game.state.stack or game.options.answers[0] != game.options.find("Pass").answer:
        game.choose(game.options[0])
    st = game.state
    actions(st, 0)
    known = dict(st.caches.chars)
    assert chars_of(st, st.objs[named(st, "Grizzly Bears")]).power == 5
    game.choose(game.options.find("Play Forest"))
    assert all(game.state.caches.chars[oid] is chars for oid, chars in known.items())
    check_caches(game.state)


@cr("722.3a")
def test_a_designation_changes_no_characteristics() -> None:
    st, before = looked_at(["Opt"], ["Grizzly Bears", "Mountain"])
    atoms.set_flag(st, named(st, "Grizzly Bears"), DESIGNATED)
    assert st.caches.index is before
    check_caches(st)


# --- a size that counts its own zone ----------------------------------------------------------------------------------
@cr("604.3a", "613.4a")
def test_a_card_elsewhere_keeps_its_size_while_a_permanent_counts_it() -> None:
    hollow = made(
        "Hollow Host {3}{B}", "Creature — Zombie Avatar",
        "Hollow Host's power and toughness are each equal to the number of Zombies on the battlefield plus the number of Zombie "
        "cards in all graveyards.",
        "*/*",
    )  # fmt: skip
    scene = Scene({"battlefield": [hollow], "graveyard": [(hollow, {})]})
    [buried] = scene.st.graveyards[A]
    assert [chars_of(scene.st, scene.st.objs[oid]).power for oid in (*scene.st.battlefield, buried)] == [2, 2]
