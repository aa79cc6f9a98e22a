"""702.55: haunt: a card in exile that is bound to a creature, and triggers there when that creature dies."""

import json
from typing import Any

from inset.kernel.types import LAND
from inset.language import effects as e, keywords as k
from inset.language.abilities import Keyword
from inset.language.mods import SetTypes
from inset.language.selections import HAUNTING
from inset.language.words.kinds import instant, sorcery
from inset.language.words.nouns import creatures, permanents, spells, target
from inset.language.words.verbs import becomes, counter, destroy
from inset.rules.model.object_notes import BORNE_BY
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import AWAY, BLINK, KILL, OX, TAKE, TWIN

STOP = instant("Stop", "{U}", counter(target(spells)))
FORK = instant("Fork", "{R}", e.CopySpell(target(spells)))
PETRIFY = sorcery("Petrify", "{G}", becomes(target(creatures), SetTypes(LAND, ()), duration=e.FOREVER))
SMASH = instant("Smash", "{B}", destroy(target(permanents)))
HAUNT = Keyword(k.HAUNT)


def haunted(*hand: object, more: tuple[object, ...] = ()) -> Scene:
    """A Blind Hunter has died and haunts an Ox of the other player; nobody has lost life yet."""
    scene = Scene({"battlefield": ["Blind Hunter", *more], "hand": [KILL, KILL, *hand]}, {"battlefield": [OX]}, {})
    scene.play(A, "Cast Kill", "Blind Hunter", "Ox")
    assert (scene.zone("Blind Hunter"), scene.life(B)) == ("exile", 20)
    assert BORNE_BY.of(scene.one("Blind Hunter").notes) == (HAUNTING, scene.one("Ox").id)
    return scene


@cr("702.55a", "702.55b", "702.55c")
def test_a_creature_that_dies_haunts_another_and_triggers_in_exile_when_that_one_dies() -> None:
    scene = haunted()
    scene.play(A, "Cast Kill", "Ox", "B")
    assert (scene.life(A), scene.life(B), scene.zone("Blind Hunter")) == (22, 18, "exile")


@cr("603.10", "603.6a")
def test_an_ability_that_triggers_on_entering_and_on_something_that_looks_back_triggers_on_both() -> None:
    scene = Scene({"hand": ["Blind Hunter"]}, {})
    scene.play(A, "Cast Blind Hunter", "B")
    assert (scene.life(A), scene.life(B)) == (22, 18)


@cr("702.55a")
def test_with_no_creature_to_haunt_it_stays_in_the_graveyard() -> None:
    scene = Scene({"battlefield": ["Blind Hunter"], "hand": [KILL]}, {})
    scene.play(A, "Cast Kill", "Blind Hunter")
    assert scene.zone("Blind Hunter") == "graveyard"


@cr("702.55a", "608.2b")
def test_if_the_creature_is_gone_as_the_ability_resolves_the_card_stays_in_the_graveyard() -> None:
    scene = Scene({"battlefield": ["Blind Hunter"], "hand": [KILL, AWAY]}, {"battlefield": [OX]})
    scene.cast(A, "Cast Kill", "Blind Hunter")
    scene.resolve()
    assert scene.stack() == ["Blind Hunter"]
    scene.play(A, "Cast Away", "Ox")
    assert (scene.zone("Ox"), scene.zone("Blind Hunter")) == ("hand", "graveyard")


@cr("702.55a", "614.6")
def test_a_creature_that_is_exiled_instead_of_dying_haunts_nothing() -> None:
    scene = Scene({"battlefield": ["Blind Hunter", "Rest in Peace"], "hand": [KILL]}, {"battlefield": [OX]})
    scene.play(A, "Cast Kill", "Blind Hunter")
    assert scene.zone("Blind Hunter") == "exile" and BORNE_BY not in scene.one("Blind Hunter").notes


@cr("702.55a", "111.8")
def test_a_token_that_dies_triggers_and_haunts_nothing() -> None:
    scene = Scene({"battlefield": ["Blind Hunter"], "hand": [TWIN, KILL, KILL]}, {"battlefield": [OX]})
    scene.play(A, "Cast Twin", "Blind Hunter", "B")
    assert scene.life(B) == 18
    token = next(o for o in scene.all("Blind Hunter") if o.token)
    scene.play(A, "Cast Kill", token.id, "Ox")
    scene.play(A, "Cast Kill", "Ox")
    assert (scene.life(A), scene.life(B)) == (22, 18)


@cr("702.55a")
def test_a_spell_haunts_when_it_is_put_into_a_graveyard_as_it_resolves() -> None:
    scene = Scene({"hand": ["Benediction of Moons", KILL]}, {"battlefield": [OX]}, {})
    scene.play(A, "Cast Benediction of Moons", "Ox")
    assert (scene.life(A), scene.zone("Benediction of Moons")) == (23, "exile")
    scene.play(A, "Cast Kill", "Ox")
    assert scene.life(A) == 26


@cr("702.55a", "701.6a")
def test_a_spell_that_is_countered_haunts_nothing() -> None:
    scene = Scene({"hand": ["Benediction of Moons"]}, {"battlefield": [OX], "hand": [STOP]})
    scene.cast(A, "Cast Benediction of Moons")
    scene.do(A, "Pass")
    scene.play(B, "Cast Stop", "Benediction of Moons")
    assert (scene.zone("Benediction of Moons"), scene.stack()) == ("graveyard", [])


@cr("702.55a", "608.2b")
def test_a_spell_that_does_not_resolve_haunts_nothing() -> None:
    slay = sorcery("Slay", "{B}", destroy(target(creatures)), HAUNT)
    scene = Scene({"hand": [slay, AWAY]}, {"battlefield": [OX, "Memnite"]})
    scene.cast(A, "Cast Slay", "Memnite")
    scene.play(A, "Cast Away", "Memnite")
    assert (scene.zone("Slay"), scene.zone("Ox")) == ("graveyard", "battlefield")


@cr("702.55a", "707.10a")
def test_a_copy_of_a_spell_haunts_nothing() -> None:
    scene = Scene({"hand": ["Benediction of Moons", FORK]}, {"battlefield": [OX]})
    scene.cast(A, "Cast Benediction of Moons")
    scene.play(A, "Cast Fork", "Benediction of Moons", "Ox")
    assert (scene.life(A), len(scene.all("Benediction of Moons"))) == (24, 1)


@cr("702.55b")
def test_what_is_not_a_creature_any_more_is_still_the_creature_it_haunts() -> None:
    scene = haunted(PETRIFY, SMASH)
    scene.play(A, "Cast Petrify", "Ox")
    scene.play(A, "Cast Smash", "Ox", "B")
    assert scene.life(B) == 18


@cr("702.55b", "400.7")
def test_a_creature_that_left_and_came_back_is_not_haunted() -> None:
    scene = haunted(BLINK)
    scene.play(A, "Cast Blink", "Ox")
    scene.play(A, "Cast Kill", "Ox")
    assert scene.life(B) == 20


@cr("702.55b", "702.55c")
def test_a_creature_that_goes_elsewhere_does_not_die() -> None:
    scene = haunted(AWAY)
    scene.play(A, "Cast Away", "Ox")
    assert (scene.zone("Ox"), scene.life(B)) == ("hand", 20)


@cr("702.55c")
def test_another_creature_that_dies_is_not_the_haunted_one() -> None:
    scene = haunted(more=("Memnite",))
    scene.play(A, "Cast Kill", "Memnite")
    assert scene.life(B) == 20


@cr("702.55c", "109.5")
def test_in_exile_the_ability_is_its_owners_whoever_controlled_the_creature() -> None:
    """Bob's Hunter, which Alice has taken, dies: Alice chooses what it haunts; then it triggers for Bob."""
    scene = Scene({"battlefield": [OX], "hand": [TAKE, KILL, KILL]}, {"battlefield": ["Blind Hunter"]}, {})
    scene.play(A, "Cast Take", "Blind Hunter")
    scene.play(A, "Cast Kill", "Blind Hunter", "Ox")
    scene.play(A, "Cast Kill", "Ox", "C")
    assert (scene.life(A), scene.life(B), scene.life(C)) == (20, 22, 18)


@cr("702.55c")
def test_several_cards_haunt_one_creature_and_each_triggers() -> None:
    scene = haunted("Benediction of Moons")
    scene.play(A, "Cast Benediction of Moons", "Ox")
    before = scene.life(A)
    scene.play(A, "Cast Kill", "Ox", 0, "B")
    assert (scene.life(A) - before, scene.life(B)) == (5, 18)


@cr("702.55b", "400.7")
def test_a_card_that_left_exile_haunts_nothing() -> None:
    scene = haunted("Pull from Eternity")
    scene.play(A, "Cast Pull from Eternity", "Blind Hunter")
    assert scene.zone("Blind Hunter") == "graveyard"
    scene.play(A, "Cast Kill", "Ox")
    assert scene.life(B) == 20


@cr("702.55b", "406.3")
def test_everybody_sees_what_a_card_haunts() -> None:
    scene = haunted()
    card, ox = scene.one("Blind Hunter").id, scene.one("Ox").id
    for player in (A, B, C):
        assert any(
            row.get("id") == card and row.get("haunting") == ox
            for row in rows(json.loads(scene.game.view(player).json()))
        )


def rows(part: Any) -> list[dict[str, Any]]:
    """Every mapping within."""
    inside = list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []
    return ([part] if isinstance(part, dict) else []) + [row for item in inside for row in rows(item)]
