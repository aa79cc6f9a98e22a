"""701.28, 702.162: convert, and more than meets the eye: a card cast with its back face up."""

import pytest

from inset.kernel.types import END_COMBAT, EXILE, GRAVEYARD, UPKEEP, WHITE
from inset.language import effects as e, keywords as k, patterns as p, statics as sta
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.node import Ability
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    body,
    creature,
    enchantment,
    flash,
    instant,
    sorcery,
    transforming,
    vehicle,
    whenever,
)
from inset.language.words.nouns import artifacts, creatures, permanents, spells, target, this, this_one, you
from inset.language.words.verbs import cost, cost_more, counter, gain_life
from inset.rules.model.state import COMMANDER
from tests.harness import A, B, Scene, cr

CONVERT = e.Transform(this, convert=True)
TURN = activated("{W}", CONVERT)


def robot(*front: Ability, back: tuple[Ability, ...] = ()) -> Card:
    """Robot {5}{W} 3/3 // Racer, a white Vehicle 1/4 that is also a creature on its controller's turn."""
    eye = Keyword(k.MORE_THAN_MEETS_THE_EYE, cost("{W}"))
    return transforming(
        artifact_creature("Robot", "{5}{W}", "Robot", 3, 3, eye, *front),
        vehicle("Racer", None, 1, 4, Keyword(k.LIVING_METAL), *back, colors=WHITE),
    )


def up(scene: Scene) -> str:
    """The face of the Robot that is up."""
    return scene.chars("Robot").name


@cr("702.162a", "712.8c", "712.11a", "712.13")
def test_it_is_cast_converted_for_its_cost_and_enters_so() -> None:
    scene = Scene({"hand": [robot()], "mana": "{W}"})
    scene.do(A, "Cast Racer")
    assert (scene.stack(), scene.value("Robot"), scene.chars("Robot").types) == (["Racer"], 6, 1)
    scene.settle()
    assert (scene.zone("Robot"), up(scene), scene.size("Robot"), scene.value("Robot")) == (
        "battlefield",
        "Racer",
        (1, 4),
        6,
    )


@cr("702.162a", "601.2b")
def test_it_may_be_cast_for_its_mana_cost_with_its_front_face_up() -> None:
    scene = Scene({"hand": [robot()]})
    scene.play(A, "Cast Robot")
    assert (up(scene), scene.size("Robot")) == ("Robot", (3, 3))
    assert not Scene({"hand": [robot()], "mana": "{W}"}).could(A, "Cast Robot")


@cr("712.11c", "712.11d", "601.3e")
def test_the_face_that_will_be_up_is_judged() -> None:
    """A Racer with flash is cast at any time, though a Robot is not; who can't cast creatures casts a Racer."""
    scene = Scene({"hand": [robot(back=(flash,))]})
    scene.until(UPKEEP, 2)
    assert scene.could(A, "Cast Racer") and not scene.could(A, "Cast Robot")
    bar = enchantment("Bar", "{W}", sta.CantCast(you, creatures))
    scene = Scene({"hand": [robot()], "battlefield": [bar]})
    assert scene.could(A, "Cast Racer") and not scene.could(A, "Cast Robot")
    bar = enchantment("Bar", "{W}", sta.CantCast(you, ~creatures))
    scene = Scene({"hand": [robot()], "battlefield": [bar]})
    assert scene.could(A, "Cast Robot") and not scene.could(A, "Cast Racer")


@cr("702.162a", "118.9d", "601.2f")
def test_what_makes_spells_cost_more_is_added_to_the_alternative_cost() -> None:
    tax = enchantment("Tax", "{W}", cost_more(artifacts & spells, 2, you))
    assert not Scene({"hand": [robot()], "battlefield": [tax], "mana": "{W}"}).could(A, "Cast Racer")
    assert Scene({"hand": [robot()], "battlefield": [tax], "mana": "{W}{W}{W}"}).could(A, "Cast Racer")


@cr("702.162a", "118.9a")
def test_what_is_cast_for_nothing_is_not_cast_converted() -> None:
    free = enchantment("Free", "{W}", sta.MayPlay(you, GRAVEYARD, cost=cost("{0}")))
    scene = Scene({"graveyard": [robot()], "battlefield": [free]})
    assert scene.could(A, "Cast Robot") and not scene.could(A, "Cast Racer")


@cr("702.162a")
@pytest.mark.parametrize("zone", ["graveyard", "exile", "command"])
def test_it_functions_wherever_the_card_may_be_cast(zone: str) -> None:
    leave = enchantment("Leave", "{B}", sta.MayPlay(you, GRAVEYARD | EXILE))
    made = robot() if zone != "command" else (robot(), {"flags": COMMANDER})
    scene = Scene({zone: [made], "battlefield": [leave]})
    scene.play(A, "Cast Racer")
    assert (scene.zone("Robot"), up(scene)) == ("battlefield", "Racer")
    assert not Scene({"graveyard": [robot()]}).could(A, "Cast Racer")  # it permits nothing by itself


@cr("702.162a", "712.14a")
def test_a_card_with_one_face_has_nothing_to_be_cast_as() -> None:
    one = artifact_creature("Dud", "{W}", "Robot", 1, 1, Keyword(k.MORE_THAN_MEETS_THE_EYE, cost("{W}")))
    assert [words for words in Scene({"hand": [one]}).options(A) if "Cast" in words] == ["Cast Dud {W}"]


@cr("702.162a", "712.8a")
def test_a_converted_spell_that_is_countered_is_its_front_face_again() -> None:
    stop = instant("Stop", "{U}", counter(target(spells)))
    scene = Scene({"hand": [robot()]}, {"hand": [stop]})
    scene.cast(A, "Cast Racer")
    scene.do(A, "Pass")
    scene.play(B, "Cast Stop", "Racer")
    assert scene.names("graveyard", A) == ["Robot"]


# --- convert (701.28) ---------------------------------------------------------------------------------------------


@cr("701.28a", "712.18")
def test_a_permanent_converts_and_back_and_keeps_what_was_done_to_it() -> None:
    grow = sorcery("Grow", "{G}", e.PutCounters(target(creatures), "+1/+1"))
    scene = Scene({"battlefield": [robot(TURN, back=(TURN,))], "hand": [grow]})
    old = scene.one("Robot").id
    scene.play(A, "Cast Grow", "Robot")
    scene.play(A, "Robot:")
    assert (up(scene), scene.one("Robot").id, scene.size("Robot")) == ("Racer", old, (2, 5))
    scene.play(A, "Racer:")
    assert (up(scene), scene.one("Robot").id, scene.size("Robot")) == ("Robot", old, (4, 4))


@cr("701.28b")
def test_what_converts_is_not_turned_face_up() -> None:
    watch = enchantment("Watch", "{W}", whenever(p.TurnsFaceUp(permanents), gain_life(1)))
    scene = Scene({"battlefield": [robot(TURN, back=(TURN,)), watch]})
    scene.play(A, "Robot:")
    scene.play(A, "Racer:")
    assert (up(scene), scene.life(A)) == ("Robot", 20)


@cr("701.28c", "712.9")
def test_what_is_not_a_double_faced_card_does_not_convert() -> None:
    scene = Scene({"battlefield": [creature("Bear", "{G}", "Bear", 2, 2, TURN)]})
    scene.play(A, "Bear:")
    assert scene.size("Bear") == (2, 2)


@cr("701.28d", "712.10")
def test_nothing_converts_into_an_instant_or_sorcery() -> None:
    odd = transforming(creature("Sage", "{G}", "Human", 2, 2, TURN), sorcery("Lesson", "{G}", gain_life(1)))
    scene = Scene({"battlefield": [odd]})
    scene.play(A, "Sage:")
    assert (scene.zone("Sage"), scene.chars("Sage").name) == ("battlefield", "Sage")


@cr("701.28e", "701.27f")
@pytest.mark.parametrize("converts", [False, True])
def test_its_own_ability_converts_it_only_if_it_has_not_turned_over_since(converts: bool) -> None:
    """Whether it transformed or converted meanwhile."""
    scene = Scene({"battlefield": [robot(TURN, activated("{U}", e.Transform(this, convert=converts)))]})
    scene.do(A, "Robot: {W}")
    scene.do(A, "Robot: {U}")
    assert len(scene.stack()) == 2
    scene.settle()
    assert up(scene) == "Racer"


@cr("701.28e")
def test_a_delayed_ability_converts_it_only_if_it_has_not_turned_over_since_it_was_created() -> None:
    later = e.Later(p.BeginningOf(END_COMBAT, you), body(CONVERT))
    for turned, face in ((False, "Racer"), (True, "Racer")):
        scene = Scene({"battlefield": [robot(activated("{U}", later), TURN)]})
        scene.play(A, "Robot: {U}")
        if turned:
            scene.play(A, "Robot: {W}")
        scene.until(END_COMBAT)
        scene.settle()
        assert up(scene) == face


@cr("701.28f")
def test_what_cant_transform_cant_convert() -> None:
    stay = enchantment("Stay", "{W}", sta.Restrict(sta.CANT_TRANSFORM, creatures))
    scene = Scene({"battlefield": [robot(TURN), stay]})
    scene.play(A, "Robot:")
    assert up(scene) == "Robot"


@cr("701.27e", "701.28a")
def test_what_transforms_into_something_may_have_converted_but_what_transforms_has_not() -> None:
    into = whenever(p.Transforms(this_one, True), gain_life(3))
    watch = enchantment("Watch", "{W}", whenever(p.Transforms(permanents), gain_life(10)))
    scene = Scene({"battlefield": [robot(TURN, back=(into, activated("{U}", e.Transform(this)))), watch]})
    scene.play(A, "Robot:")
    assert (up(scene), scene.life(A)) == ("Racer", 23)
    scene.play(A, "Racer:")
    assert (up(scene), scene.life(A)) == ("Robot", 33)


@cr("701.28a", "608.2d")
def test_who_may_convert_what_cannot_convert_is_not_asked() -> None:
    """Ratchet: no artifact card is returned, for nothing was converted."""
    stay = enchantment("Stay", "{W}", sta.Restrict(sta.CANT_TRANSFORM, creatures))
    heal = sorcery("Heal", "{W}", gain_life(3))
    scene = Scene({"battlefield": ["Ratchet, Field Medic", stay], "graveyard": ["Memnite"], "hand": [heal]})
    scene.play(A, "Cast Heal")
    assert scene.zone("Memnite") == "graveyard"
    free = Scene({"battlefield": ["Ratchet, Field Medic"], "graveyard": ["Memnite"], "hand": [heal]})
    free.play(A, "Cast Heal", "Yes", "Memnite")
    assert (free.zone("Memnite"), free.chars("Ratchet, Field Medic").name) == ("battlefield", "Ratchet, Rescue Racer")
