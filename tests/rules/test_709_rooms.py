"""709.5: split permanent cards with a shared type line, whose halves are locked and unlocked."""

import pytest

from inset.game import Game
from inset.kernel.errors import InvalidPosition
from inset.kernel.types import BATTLEFIELD, BLACK, COMMAND, ENCHANTMENT, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from inset.language.abilities import Triggered
from inset.language.card import ROOM
from inset.language.codec import from_data, to_data
from inset.language.effects import FOREVER, BecomeCopy, CreateCopy, Unlock
from inset.language.filters import HasName
from inset.language.patterns import UnlocksDoor
from inset.language.selections import Each, This, You
from inset.rules import atoms
from inset.rules.events.instructions import perform_now
from inset.rules.model import event_records as ev
from inset.rules.model.state import LEFT_UNLOCKED, UNLOCKED, Ctx, FaceDown
from inset.rules.objects import copiable_values, frames
from inset.rules.objects.layers import chars_of
from inset.rules.playing import unlocking
from tests.harness import A, B, Scene, cr

ATTIC = "Derelict Attic"  # {2}{B} // Widow's Walk {3}{B}
WHOLE = "Derelict Attic // Widow's Walk"
GLASS = "Glassworks // Shattered Yard"


def attic(*unlocked: str, **more: object) -> Scene:
    return Scene.exactly({"battlefield": [{"card": WHOLE, "unlocked": list(unlocked)}], "mana": "{B}{B}{B}{B}", **more})


@cr("709.3", "709.3a", "709.3b")
def test_either_half_is_cast_and_only_that_half_exists_on_the_stack() -> None:
    seats = Scene.exactly({"hand": [WHOLE], "mana": "{B}{B}{B}{B}"})
    assert seats.could(A, "Cast Derelict Attic {2}{B}") and seats.could(A, "Cast Widow's Walk {3}{B}")
    assert {way for way, _ in seats.ways(A, ATTIC)} == {"normal", "room"}
    seats.do(A, "Cast Widow's Walk")
    chars = seats.chars(ATTIC)
    assert (chars.name, str(chars.cost), chars.colors, len(chars.abilities)) == ("Widow's Walk", "{3}{B}", BLACK, 1)
    assert seats.has(ATTIC, ROOM)  # 709.5b


@cr("709.4", "709.4a", "709.4b", "709.4c", "709.5a")
def test_elsewhere_it_is_both_halves_together() -> None:
    for zone in ("hand", "graveyard", "exile", "library"):
        seats = Scene.exactly({zone: [WHOLE]})
        chars = seats.chars(ATTIC)
        assert (chars.name, str(chars.cost), seats.value(ATTIC)) == (WHOLE, "{5}{B}{B}", 7)
        assert (chars.types, chars.subtypes, len(chars.abilities)) == (ENCHANTMENT, frozenset({"Room"}), 2)
    card = Scene.exactly({"hand": [WHOLE]}).one(ATTIC).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [STACK]


@cr("709.5", "709.5c", "105.2", "202.3a")
@pytest.mark.parametrize(
    ("unlocked", "name", "cost", "colors", "abilities"),
    [
        ((), "", None, 0, 0),
        ((ATTIC,), ATTIC, "{2}{B}", BLACK, 1),
        (("Widow's Walk",), "Widow's Walk", "{3}{B}", BLACK, 1),
        ((ATTIC, "Widow's Walk"), WHOLE, "{5}{B}{B}", BLACK, 2),
    ],
)
def test_a_permanent_lacks_what_is_locked(
    unlocked: tuple[str, ...], name: str, cost: str | None, colors: int, abilities: int
) -> None:
    chars = attic(*unlocked).chars(ATTIC)
    assert (chars.name, str(chars.cost) if chars.cost else None, chars.colors) == (name, cost, colors)
    assert (chars.types, chars.subtypes, len(chars.abilities)) == (ENCHANTMENT, frozenset({"Room"}), abilities)


@cr("709.5d")
def test_it_enters_with_the_half_that_was_cast_unlocked() -> None:
    for words, name in (("Cast Derelict Attic", ATTIC), ("Cast Widow's Walk", "Widow's Walk")):
        seats = Scene.exactly({"hand": [WHOLE], "mana": "{B}{B}{B}{B}"})
        seats.do(A, words)
        seats.resolve()
        assert (seats.zone(ATTIC), seats.chars(ATTIC).name, seats.happened(ev.UNLOCKED)) == ("battlefield", name, 1)
        assert seats.one(ATTIC).in_use == 0


@cr("709.5d", "110.2a", "116.2m")
def test_put_onto_the_battlefield_it_enters_locked() -> None:
    lands = ["Plains"] * 4 + ["Swamp"] * 8
    seats = Scene.exactly({"hand": ["Replenish"], "graveyard": [WHOLE], "battlefield": lands})
    seats.do(A, "Cast Replenish")
    seats.resolve()
    assert (seats.zone(ATTIC), seats.chars(ATTIC).name, seats.happened(ev.UNLOCKED)) == ("battlefield", "", 0)
    assert seats.could(A, "Unlock Derelict Attic") and seats.could(A, "Unlock Widow's Walk")


@cr("116.2m", "709.5e", "709.5h")
def test_unlocking_is_a_special_action_that_uses_no_stack() -> None:
    seats = attic("Widow's Walk", library=["Opt", "Shock"])
    assert seats.could(A, "Unlock Derelict Attic {2}{B}") and not seats.could(A, "Unlock Widow's Walk")
    assert not seats.could(B, "Unlock")
    seats.do(A, "Unlock Derelict Attic")
    assert [seats.st.objs[oid].stack.ability.when for oid in seats.st.stack] == [UnlocksDoor(You(), 0)]  # type: ignore[union-attr]
    assert seats.chars(ATTIC).name == WHOLE and not seats.could(A, "Unlock")


@cr("709.5h")
def test_each_half_hears_of_itself_only() -> None:
    """Both halves have such an ability: the one that is unlocked later triggers alone."""
    seats = Scene.exactly({"battlefield": [{"card": "Grand Entryway // Elegant Rotunda"}], "mana": "{W}{W}{W}{W}{W}"})
    seats.do(A, "Unlock Grand Entryway")
    assert len(seats.st.stack) == 1
    seats.resolve()
    seats.do(A, "Unlock Elegant Rotunda", "Glimmer")
    assert len(seats.st.stack) == 1


@cr("709.5", "709.5b", "707.2")
def test_a_copy_has_both_halves_and_no_designation() -> None:
    seats = attic(ATTIC, "Widow's Walk")
    perform_now(seats.st, Ctx(seats.one(ATTIC).id, A), (CreateCopy(This()),))
    token = next(obj for obj in seats.all(ATTIC) if obj.token)
    assert (chars_of(seats.st, token).name, copiable_values.halves(seats.st, token, unlocked=False)) == ("", [0, 1])


@cr("709.5", "709.5c", "707.4")
def test_becoming_a_copy_of_another_room_keeps_the_designations() -> None:
    seats = Scene.exactly(
        {"battlefield": [{"card": WHOLE, "unlocked": [ATTIC]}, {"card": GLASS, "unlocked": ["Shattered Yard"]}]}
    )
    yard = Each(HasName("Shattered Yard"))
    perform_now(seats.st, Ctx(seats.one(ATTIC).id, A), (BecomeCopy(This(), yard, duration=FOREVER),))
    assert seats.chars(ATTIC).name == "Glassworks"
    assert unlocking.unlocked_names(seats.st, seats.one(ATTIC)) == ["Glassworks"]


@cr("709.5c")
def test_what_is_not_a_room_has_no_halves() -> None:
    seats = Scene.exactly({"battlefield": ["Grizzly Bears"], "hand": [WHOLE, "Fire // Ice"]})
    for obj in seats.st.objs.values():
        assert unlocking.all_halves(seats.st, obj) == []
    assert not frames.has_locks(seats.one("Fire").definition)


@cr("708.2", "709.5")
def test_face_down_it_has_no_halves() -> None:
    seats = attic(ATTIC)
    atoms.change(seats.st, seats.one(ATTIC).id, face_down=FaceDown())
    chars = seats.chars(ATTIC)
    assert (chars.name, chars.power, unlocking.all_halves(seats.st, seats.one(ATTIC))) == ("", 2, [])
    atoms.change(seats.st, seats.one(ATTIC).id, face_down=None)
    assert seats.chars(ATTIC).name == ATTIC


@cr("709.5f", "709.5g", "709.5i")
def test_locking_and_unlocking_by_effects() -> None:
    seats = attic(ATTIC)
    room = seats.one(ATTIC).id
    perform_now(seats.st, Ctx(room, A), (Unlock(This()),))  # one locked half: nothing to ask
    assert seats.one(ATTIC).flags & UNLOCKED == UNLOCKED
    assert [event.yes for event in seats.game.events if event.kind == ev.UNLOCKED] == [True]
    perform_now(seats.st, Ctx(room, A), (Unlock(This()),))  # none is left: nothing happens
    assert seats.happened(ev.UNLOCKED) == 1
    atoms.lock(seats.st, room, 1, A)
    assert seats.one(ATTIC).flags & UNLOCKED == LEFT_UNLOCKED and seats.chars(ATTIC).name == ATTIC


@cr("709.5h")
def test_every_door_knows_its_half() -> None:
    from inset.cards import all_cards

    for card in all_cards():
        for half, face in enumerate(card.faces):
            for ability in face.abilities:
                if isinstance(ability, Triggered) and isinstance(ability.when, UnlocksDoor):
                    assert (card.frame, ability.when.half) == (ROOM, half), card.full_name
        if card.frame == ROOM:  # 709.5a
            assert (card.faces[0].types, card.faces[0].subtypes) == (card.faces[1].types, card.faces[1].subtypes)
            assert from_data(to_data(card)) == card


# --- telling about it -------------------------------------------------------------------------------------


@cr("709.5c")
def test_what_the_game_says_of_a_room() -> None:
    game = attic(ATTIC).game
    seen = game.view(A).data["battlefield"][0]
    assert (seen["name"], seen["locked"], seen["unlocked"]) == (ATTIC, ["Widow's Walk"], [ATTIC])
    assert "Unlock Widow's Walk {3}{B}" in [option.text for option in game.options]
    assert game.why_not(A, "Widow's Walk")[-1] == "Unlock Widow's Walk: on offer for {3}{B}"
    assert "only its controller" in game.why_not(B, "Widow's Walk")[-1]
    game.choose(game.options.find("Unlock Widow's Walk"))
    assert any(line.startswith("A unlocks Widow's Walk, now fully unlocked [709.5e]") for line in game.log)


@cr("709.5c")
def test_a_position_with_rooms_is_written_and_read() -> None:
    from inset.judge.format.reader import read_text

    game = attic(ATTIC, hand=["Fire // Ice", GLASS]).game
    text = game.to_scenario()
    assert "unlocked" in text and WHOLE in text
    (scenario,) = read_text(text, "here")
    again = Game.from_position(scenario.players)
    assert chars_of(again.state, again.state.objs[again.state.battlefield[0]]).name == ATTIC


@cr("709.5c")
@pytest.mark.parametrize(
    ("item", "words"),
    [
        (
            {"card": WHOLE, "unlocked": ["Glassworks"]},
            "no locked half 'Glassworks'; it has Derelict Attic and Widow's Walk",
        ),
        ({"card": WHOLE, "unlocked": [ATTIC, ATTIC]}, "twice"),
        ({"card": "Grizzly Bears", "unlocked": [ATTIC]}, "no locked half"),
        (ATTIC, "unlocked: [Derelict Attic]"),
        ("Widow's Walk", "unlocked: [Widow's Walk]"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(item: object, words: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Game.from_position({"A": {"battlefield": [item]}, "B": {}})
    assert words in str(caught.value)
