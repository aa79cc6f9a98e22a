"""712: modal and transforming double-faced cards."""

from inset.kernel.types import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    ENCHANTMENT,
    EXILE,
    GRAVEYARD,
    HAND,
    LAND,
    LIBRARY,
    RED,
    STACK,
)  # fmt: skip
from inset.language.effects import Transform
from inset.language.filters import FLIPPED
from inset.language.selections import This
from inset.language.words.kinds import creature, modal, transforming
from inset.rules import atoms
from inset.rules.events.instructions import perform_now
from inset.rules.model.state import Ctx
from inset.rules.objects import frames
from tests.harness import A, B, Scene, cr

ROGUE = "Blackbloom Rogue"
ESIKA = "Esika, God of the Tree"
DELVER = "Delver of Secrets"


@cr("712.11b", "305.1")
def test_a_modal_card_is_played_with_either_face() -> None:
    seats = Scene.exactly({"hand": [ROGUE], "mana": "{B}{B}{B}"})
    assert seats.could(A, f"Cast {ROGUE}") and seats.could(A, "Play Blackbloom Bog")
    seats.do(A, "Play Blackbloom Bog")
    assert seats.chars(ROGUE).types == LAND and seats.chars(ROGUE).name == "Blackbloom Bog"


@cr("712.8d", "712.8f")
def test_a_modal_permanent_has_the_face_that_was_chosen() -> None:
    seats = Scene.exactly({"hand": [ESIKA], "mana": "{W}{U}{B}{R}{G}"})
    seats.do(A, "Cast The Prismatic Bridge")
    assert seats.chars(ESIKA).name == "The Prismatic Bridge"
    seats.resolve()
    assert seats.chars(ESIKA).types == ENCHANTMENT
    front = Scene.exactly({"hand": [ESIKA], "mana": "{G}{G}{G}"})
    front.do(A, f"Cast {ESIKA}")
    front.resolve()
    assert front.chars(ESIKA).types == CREATURE


@cr("712.8a")
def test_elsewhere_it_has_its_front_face() -> None:
    for zone in ("hand", "graveyard", "exile", "library"):
        seats = Scene.exactly({zone: [ESIKA, DELVER]})
        assert (seats.chars(ESIKA).name, seats.value(ESIKA)) == (ESIKA, 3)
        assert seats.chars(DELVER).name == DELVER
    left = Scene.exactly({"hand": [ESIKA, "Disenchant"], "mana": "{W}{U}{B}{R}{G}{W}{W}"})
    left.do(A, "Cast The Prismatic Bridge")
    left.resolve()
    left.do(A, "Cast Disenchant")
    left.resolve()
    assert (left.zone(ESIKA), left.chars(ESIKA).name) == ("graveyard", ESIKA)


@cr("712.11", "712.8a")
def test_a_transforming_card_is_cast_with_its_front_face_only() -> None:
    seats = Scene.exactly({"hand": [DELVER], "mana": "{U}{U}{U}"})
    assert seats.ways(A, DELVER) == [("normal", "hand")]


@cr("701.27a", "712.18")
def test_transforming_turns_it_over() -> None:
    seats = Scene.exactly({"battlefield": [DELVER]})
    obj = seats.one(DELVER)
    perform_now(seats.st, Ctx(obj.id, A), (Transform(This()),))
    chars = seats.chars(DELVER)
    assert (chars.name, chars.power, chars.toughness) == ("Insectile Aberration", 3, 2)
    perform_now(seats.st, Ctx(obj.id, A), (Transform(This()),))
    assert seats.chars(DELVER).name == DELVER


@cr("712.8a", "400.7")
def test_a_transformed_permanent_is_its_front_again_elsewhere() -> None:
    seats = Scene.exactly({"battlefield": [DELVER], "hand": ["Unsummon"], "mana": "{U}"})
    perform_now(seats.st, Ctx(seats.one(DELVER).id, A), (Transform(This()),))
    atoms.change(seats.st, seats.one(DELVER).id)
    seats.do(A, "Cast Unsummon")
    seats.resolve()
    assert (seats.zone(DELVER), seats.chars(DELVER).name) == ("hand", DELVER)


@cr("712.18")
def test_what_the_other_face_is_called() -> None:
    seats = Scene.exactly({"battlefield": [DELVER], "hand": [ESIKA]})
    assert frames.word_in_use(seats.one(DELVER).definition, 1) == "transform"
    assert frames.word_in_use(seats.one(ESIKA).definition, 1) == "modal"


@cr("712.8a", "712.8d", "712.11")
def test_in_which_zones_the_chosen_face_is_in_use() -> None:
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    for name, ways in ((ESIKA, (0, 1)), (DELVER, (0,))):
        card = Scene.exactly({"hand": [name]}).one(name).definition
        assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [BATTLEFIELD, STACK]
        assert frames.ways(card, 0) == ways


RIDER = transforming(creature("Rider", "{1}{W}", "Human", 2, 2), creature("Ghost", None, "Spirit", 1, 1, colors=RED))
TWINS = modal(creature("Left Twin", "{G}", "Elf", 1, 1), creature("Right Twin", "{3}{G}", "Elf", 5, 5))


@cr("712.8e", "202.3b", "204.1")
def test_a_back_face_has_no_mana_cost_and_the_colors_of_its_indicator() -> None:
    scene = Scene({"battlefield": [(RIDER, {"in_use": 1})]})
    chars = scene.chars("Rider")
    assert (chars.name, chars.cost, chars.colors, scene.value("Rider")) == ("Ghost", None, RED, 2)


@cr("712.8d", "110.5")
def test_being_flipped_turns_no_face_up() -> None:
    """A double-faced permanent is no flip card: its status of that name says nothing about its faces."""
    scene = Scene({"battlefield": [(RIDER, {"flags": FLIPPED}), (TWINS, {"flags": FLIPPED})]})
    assert [scene.chars(name).name for name in ("Rider", "Left Twin")] == ["Rider", "Left Twin"]


@cr("712.6")
def test_who_may_look_at_a_card_sees_both_of_its_sides() -> None:
    scene = Scene({"hand": [RIDER], "battlefield": [(TWINS, {"in_use": 1})], "library": [RIDER]}, {})
    mine, theirs = scene.game.view(A), scene.game.view(B)
    assert [card["card"] for card in mine.data["players"][A]["hand"]] == ["Rider // Ghost"]
    assert [card["card"] for card in theirs.data["battlefield"]] == ["Left Twin // Right Twin"]
    assert "Ghost" not in theirs.json()
