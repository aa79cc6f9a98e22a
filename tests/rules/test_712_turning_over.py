"""712: what turns over, what stays where it is, what a back face costs; 616.1d: entering with the back face up."""

import pytest

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.kernel.types import BATTLEFIELD, BLUE, EXILE
from inset.language import effects as e, patterns as p
from inset.language.abilities import Body
from inset.language.card import Card
from inset.language.costs import PayMana
from inset.language.selections import AllPlayers, This
from inset.language.words.kinds import (
    activated,
    creature,
    enchantment,
    instant,
    land,
    modal,
    sorcery,
    tap_for,
    transforming,
)  # fmt: skip
from inset.language.words.nouns import (
    cards,
    creatures,
    each,
    in_graveyard,
    mana_value_at_most,
    power_at_least,
    saved,
    subtype,
    target,
    top_cards,
    you,
)  # fmt: skip
from inset.language.words.verbs import create_copy, destroy, enters_tapped, gain_life, to_battlefield
from inset.rules.events.instructions import perform_now
from inset.rules.mechanics import day_and_night
from inset.rules.model import event_records as ev, state
from inset.rules.model.answers import PASS
from inset.rules.model.state import Ctx
from inset.rules.objects import frames
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, HIDE, TURN
from tests.harness.table import kw

MOTH = transforming(creature("Grub", "{2}{U}", "Insect", 1, 1), creature("Moth", None, "Insect", 3, 3, colors=BLUE))
TWINS = modal(creature("Left Twin", "{G}", "Elf", 1, 1), creature("Right Twin", "{3}{G}{G}", "Elf", 5, 5))
SCHOLAR = modal(creature("Scholar", "{U}", "Wizard", 1, 1), sorcery("Lecture", "{2}{U}", gain_life(2)))
PATHS = modal(land("East Path", "", tap_for("{R}")), land("West Path", "", tap_for("{G}")))
WOLF = transforming(
    creature("Villager", "{G}", "Human", 1, 1, kw("daybound")), creature("Howler", None, "Wolf", 4, 4, kw("nightbound"))
)
WOLF_UNBOUND = transforming(creature("Villager", "{G}", "Human", 1, 1), creature("Howler", None, "Wolf", 4, 4))


def at_night(*hand: Card, **more: object) -> Scene:
    scene = Scene({"hand": list(hand), **more})
    scene.st.day = state.NIGHT
    return scene


# --- transforming ----------------------------------------------------------------------------------------------------


@cr("712.9", "712.8f", "701.27a")
def test_a_modal_permanent_turns_over_as_well() -> None:
    scene = Scene({"hand": [TURN], "battlefield": [TWINS]})
    scene.play(A, "Cast Turn", "Left Twin")
    assert (scene.chars("Left Twin").name, scene.size("Left Twin"), scene.value("Left Twin")) == (
        "Right Twin",
        (5, 5),
        5,
    )


@cr("712.9", "701.27c")
def test_nothing_happens_to_a_permanent_with_one_face() -> None:
    scene = Scene({"hand": [TURN], "battlefield": [BEAR]})
    scene.play(A, "Cast Turn", "Bear")
    assert scene.happened(ev.TRANSFORMED) == 0


@cr("712.10", "701.27d")
def test_nothing_turns_into_a_sorcery() -> None:
    scene = Scene({"hand": [TURN], "battlefield": [SCHOLAR]})
    scene.play(A, "Cast Turn", "Scholar")
    assert (scene.chars("Scholar").name, scene.happened(ev.TRANSFORMED)) == ("Scholar", 0)


@cr("701.27f")
def test_its_own_ability_turns_it_over_once() -> None:
    """Activated twice in response to itself, it does not turn back."""
    flip = activated("{U}", e.Transform(This()))
    grub = transforming(creature("Grub", "{U}", "Insect", 1, 1, flip), creature("Moth", None, "Insect", 3, 3, flip))
    scene = Scene({"battlefield": [grub]})
    scene.do(A, "{U}")
    scene.do(A, "{U}")
    scene.settle()
    assert (scene.chars("Grub").name, scene.happened(ev.TRANSFORMED)) == ("Moth", 1)
    scene.play(A, "{U}")  # an ability that is activated afterwards does turn it
    assert scene.chars("Grub").name == "Grub"


@cr("701.27f")
@pytest.mark.parametrize(("step", "turn"), [(t.END, 1), (t.UPKEEP, 2)])
@pytest.mark.parametrize("meanwhile", [True, False])
def test_a_delayed_ability_of_its_own_turns_it_over_if_nothing_has_since(step: int, turn: int, meanwhile: bool) -> None:
    """It counts from when the ability was created, be it in a turn before, not from when it was put onto the stack."""
    later = e.Later(p.BeginningOf(step, AllPlayers()), Body((e.Transform(This()),)))
    grub = transforming(
        creature("Grub", "{U}", "Insect", 1, 1, activated("{U}", later)), creature("Moth", None, "Insect", 3, 3)
    )
    scene = Scene({"hand": [TURN], "battlefield": [grub]})
    scene.play(A, "Grub: {U}")
    if meanwhile:
        scene.play(A, "Cast Turn", "Grub")
    scene.until(step, turn=turn)
    scene.settle()
    assert (scene.chars("Grub").name, scene.happened(ev.TRANSFORMED)) == ("Moth", 1)


@cr("701.27f")
def test_what_is_not_its_own_ability_turns_it_over_again() -> None:
    scene = Scene({"hand": [TURN, TURN], "battlefield": [MOTH]})
    scene.cast(A, "Cast Turn", "Grub")
    scene.cast(A, "Cast Turn", "Grub")
    scene.settle()
    assert (scene.chars("Grub").name, scene.happened(ev.TRANSFORMED)) == ("Grub", 2)


@cr("712.18", "712.9")
def test_a_double_faced_permanent_that_is_a_copy_turns_over_and_stays_a_copy() -> None:
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(creatures), target(creatures), duration=e.THIS_TURN))
    scene = Scene({"hand": [mimic, TURN], "battlefield": [MOTH, BEAR]})
    scene.play(A, "Cast Mimic", "Grub", "Bear")
    assert scene.chars("Grub").name == "Bear"
    scene.play(A, "Cast Turn", scene.one("Grub").id)
    assert (scene.chars("Grub").name, scene.happened(ev.TRANSFORMED)) == ("Bear", 1)
    scene.next_turn()
    assert scene.chars("Grub").name == "Moth"


# --- what a back face costs -----------------------------------------------------------------------------------------------


@cr("712.8e", "202.3b")
def test_the_mana_value_of_a_back_face_is_that_of_the_front() -> None:
    scene = Scene({"battlefield": [(MOTH, {"in_use": 1})]})
    assert (scene.chars("Grub").name, scene.value("Grub")) == ("Moth", 3)


@cr("712.8e", "202.3b")
def test_the_mana_value_of_a_copy_of_a_back_face_is_zero() -> None:
    """Even if what has become the copy is double-faced and has its own back face up."""
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(creatures), target(creatures)))
    other = transforming(creature("Pup", "{4}{R}", "Dog", 1, 1), creature("Hound", None, "Dog", 6, 6))
    scene = Scene({"hand": [mimic], "battlefield": [(MOTH, {"in_use": 1}), (other, {"in_use": 1})]})
    assert scene.value("Pup") == 5
    scene.play(A, "Cast Mimic", "Hound", "Moth")
    assert (scene.chars("Pup").name, scene.value("Pup")) == ("Moth", 0)


@cr("707.8a", "712.8e", "202.3b")
def test_a_double_faced_token_has_the_mana_value_of_its_front() -> None:
    mirror = sorcery("Mirror", "{U}", create_copy(target(creatures)))
    scene = Scene({"hand": [mirror], "battlefield": [(MOTH, {"in_use": 1})]})
    scene.play(A, "Cast Mirror", "Moth")
    assert scene.names("battlefield", A) == ["Moth", "Moth"]
    perform_now(scene.st, Ctx(scene.all("Grub")[0].id, A), (destroy(each(creatures & mana_value_at_most(2))),))
    assert scene.names("battlefield", A) == ["Moth", "Moth"]


# --- face down (712.15, 712.16) --------------------------------------------------------------------------------------------


@cr("712.16")
def test_no_double_faced_permanent_is_turned_face_down() -> None:
    for card, name in ((MOTH, "Grub"), (TWINS, "Left Twin"), (BEAR, "Bear")):
        scene = Scene({"hand": [HIDE], "battlefield": [card]})
        scene.play(A, "Cast Hide", name)
        assert (scene.one(name).face_down is not None) == (card is BEAR)


@cr("712.15", "712.15a", "701.40a")
def test_a_double_faced_card_that_is_manifested_does_not_turn_over() -> None:
    manifest = sorcery("Manifest", "{U}", e.Manifest(you))
    scene = Scene({"hand": [manifest, TURN], "library": [MOTH]})
    scene.play(A, "Cast Manifest")
    assert scene.size("Grub") == (2, 2)
    scene.play(A, "Cast Turn", scene.one("Grub").id)
    assert scene.happened(ev.TRANSFORMED) == 0
    scene.do(A, "face up")
    assert (scene.chars("Grub").name, scene.size("Grub")) == ("Grub", (1, 1))


# --- entering (712.13, 712.14) -------------------------------------------------------------------------------------------------

RISE = sorcery("Rise", "{B}", to_battlefield(in_graveyard(cards)))
RISE_TURNED = sorcery("Rise Turned", "{B}", e.Move(in_graveyard(cards), BATTLEFIELD, transformed=True))


@cr("712.14", "712.13")
def test_it_enters_with_its_front_face_up_by_default() -> None:
    for card, name in ((MOTH, "Grub"), (TWINS, "Left Twin")):
        scene = Scene({"hand": [RISE], "graveyard": [card]})
        scene.play(A, "Cast Rise", name)
        assert (scene.zone(name), scene.chars(name).name) == ("battlefield", name)
    scene = Scene({"hand": [TWINS]})
    scene.play(A, "Cast Right Twin")
    assert scene.chars("Left Twin").name == "Right Twin"


@cr("712.14a")
def test_what_has_no_back_face_stays_where_it_is() -> None:
    for card, name, zone in (
        (MOTH, "Grub", "battlefield"),
        (TWINS, "Left Twin", "battlefield"),
        (BEAR, "Bear", "graveyard"),
    ):
        scene = Scene({"hand": [RISE_TURNED], "graveyard": [card]})
        scene.play(A, "Cast Rise Turned", name)
        assert scene.zone(name) == zone
        assert scene.chars(name).name == {"Grub": "Moth", "Left Twin": "Right Twin"}.get(name, name)


@cr("712.14a", "400.7")
def test_a_copy_that_would_come_back_transformed_stays_in_exile() -> None:
    """A one-faced card that has become a copy of a permanent which exiles itself and returns transformed."""
    effects = (e.Move(This(), EXILE, save=0), e.Move(saved(0), BATTLEFIELD, transformed=True))
    leave = activated("{U}", *effects)
    healer = transforming(creature("Healer", "{W}", "Human", 1, 1, leave), creature("Planar", None, "Human", 4, 4))
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(creatures), target(creatures)))
    scene = Scene({"hand": [mimic], "battlefield": [BEAR, healer]})
    scene.play(A, "Cast Mimic", "Bear", "Healer")
    ctx = Ctx(scene.one("Bear").id, A)
    perform_now(scene.st, ctx, effects)
    assert scene.zone("Bear") == "exile"
    perform_now(scene.st, Ctx(scene.one("Healer").id, A), effects)
    assert (scene.zone("Healer"), scene.chars("Healer").name) == ("battlefield", "Planar")


@cr("712.14b", "400.4a")
def test_a_modal_card_whose_front_is_not_a_permanent_stays_where_it_is() -> None:
    lecture = modal(sorcery("Lecture", "{2}{U}", gain_life(2)), creature("Scholar", "{U}", "Wizard", 1, 1))
    scene = Scene({"hand": [RISE], "graveyard": [lecture]})
    scene.play(A, "Cast Rise", "Lecture")
    assert scene.zone("Lecture") == "graveyard"


@cr("712.12", "305.1")
def test_a_modal_land_is_played_with_either_of_its_land_faces() -> None:
    scene = Scene({"hand": [PATHS]})
    assert scene.could(A, "Play East Path")
    scene.do(A, "Play West Path")
    assert scene.chars("East Path").name == "West Path"
    scene = Scene({"hand": [SCHOLAR]})
    assert not scene.could(A, "Play Scholar") and not scene.could(A, "Play Lecture")


@cr("712.11c", "712.11b")
def test_only_the_face_that_is_cast_is_evaluated() -> None:
    """A sorcery on the back of a creature with flash-like timing is still a sorcery."""
    fast = modal(creature("Quick", "{G}", "Elf", 1, 1, kw("flash")), sorcery("Slow", "{G}", gain_life(1)))
    scene = Scene({}, {"hand": [fast]})
    assert scene.could(B, "Cast Quick") and not scene.could(B, "Cast Slow")


# --- with the back face up, before anything else (616.1d) ------------------------------------------------------------


@cr("616.1d", "702.145b", "614.12")
def test_at_night_it_enters_with_its_back_face_up_before_others_look_at_it() -> None:
    frost = enchantment("Frost", "{W}", enters_tapped(creatures & power_at_least(3)))
    scene = at_night(WOLF, battlefield=[frost])
    scene.play(A, "Cast Villager")
    assert (scene.chars("Villager").name, scene.one("Villager").tapped) == ("Howler", True)
    assert scene.happened(ev.TRANSFORMED) == 0
    scene = Scene({"hand": [WOLF], "battlefield": [frost]})
    scene.play(A, "Cast Villager")
    assert (scene.chars("Villager").name, scene.one("Villager").tapped) == ("Villager", False)


@cr("616.1d", "616.1e")
def test_effects_on_its_front_face_do_not_come_first() -> None:
    """Humans enter tapped; at night it is no Human by the time they ask, and nobody chooses between the two effects."""
    frost = enchantment("Frost", "{W}", enters_tapped(creatures & subtype("Human")))
    scene = at_night(WOLF, battlefield=[frost])
    scene.play(A, "Cast Villager")
    assert (scene.chars("Villager").name, scene.one("Villager").tapped) == ("Howler", False)


@cr("702.145b", "702.145c", "707.8a")
def test_a_token_is_not_a_card_and_turns_only_once_it_is_there() -> None:
    frost = enchantment("Frost", "{W}", enters_tapped(creatures & power_at_least(3)))
    mirror = sorcery("Mirror", "{U}", create_copy(in_graveyard(creatures)))
    scene = at_night(mirror, battlefield=[frost], graveyard=[WOLF])
    scene.play(A, "Cast Mirror", "Villager")
    token = next(o for o in scene.all("Villager") if o.token)
    assert not token.tapped and scene.happened(ev.TRANSFORMED) == 1
    assert scene.names("battlefield", A) == ["Frost", "Howler"]


@cr("702.145c", "702.145f")
def test_a_copy_of_a_bound_creature_turns_once() -> None:
    """A double-faced card that has become a copy of the front: its back face is up then, and it is left alone."""
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(creatures), target(creatures)))
    scene = Scene({"hand": [mimic], "battlefield": [MOTH, WOLF]})
    scene.play(A, "Cast Mimic", "Grub", "Villager")
    assert list(day_and_night.become(scene.st, state.NIGHT, "731.1")) == []
    assert [scene.one(name).in_use for name in ("Grub", "Villager")] == [1, 1]
    assert list(day_and_night.follow(scene.st)) == []
    assert [scene.one(name).in_use for name in ("Grub", "Villager")] == [1, 1]
    assert sorted(scene.names("battlefield", A)) == ["Howler", "Villager"]


@cr("613.7m", "613.7g")
def test_what_turns_over_together_gets_its_timestamps_in_turn_order() -> None:
    for active, names in ((A, ["Grub", "Villager"]), (B, ["Villager", "Grub"])):
        scene = Scene({"battlefield": [MOTH]}, {"battlefield": [WOLF_UNBOUND]})
        scene.st.active = active
        perform_now(scene.st, Ctx(scene.one("Grub").id, A), (e.Transform(each(creatures)),))
        assert sorted(names, key=lambda name: scene.one(name).timestamp) == names


# --- cast transformed, hidden, named ----------------------------------------------------------------------------------

CAST_TURNED = sorcery("Cast Turned", "{U}", e.CastNow(in_graveyard(cards), cost=PayMana(FREE), transformed=True))


@cr("712.11a", "712.8c", "712.13")
def test_a_card_that_is_cast_transformed_has_its_back_face_up_on_the_stack() -> None:
    scene = Scene({"hand": [CAST_TURNED], "graveyard": [MOTH]})
    scene.do(A, "Cast Cast Turned")
    scene._answer_all(["Grub"])
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert not any("Grub" in words for words in scene.words() if words.startswith("Cast"))
    scene.answer(next(words for words in scene.words() if "Moth" in words))
    assert (scene.zone("Grub"), scene.chars("Grub").name, scene.value("Grub")) == ("stack", "Moth", 3)
    scene.settle()
    assert (scene.zone("Grub"), scene.chars("Grub").name) == ("battlefield", "Moth")


@cr("712.11a")
def test_a_card_with_one_face_is_not_cast_transformed() -> None:
    scene = Scene({"hand": [CAST_TURNED], "graveyard": [BEAR]})
    scene.play(A, "Cast Cast Turned", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("712.17", "406.3")
def test_a_double_faced_card_exiled_face_down_shows_neither_face() -> None:
    hide = sorcery("Hide", "{U}", e.Move(top_cards(1), EXILE, face_down=True))
    scene = Scene({"hand": [hide], "library": [MOTH]})
    scene.play(A, "Cast Hide")
    assert scene.zone("Grub") == "exile"
    for player in (A, B):
        shown = scene.game.view(player).json()
        assert "Grub" not in shown and "Moth" not in shown


@cr("712.19", "201.4")
def test_either_face_may_be_named_but_not_both() -> None:
    assert frames.choosable_names(MOTH) == (("Grub", 0), ("Moth", 1))
    assert frames.choosable_names(TWINS) == (("Left Twin", 0), ("Right Twin", 1))
