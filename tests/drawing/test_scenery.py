"""Pictures differ by card, color and type, and are the same every time."""

import subprocess
import sys
from dataclasses import replace

import pytest

from inset.cards import all_cards, card
from inset.drawing.figures import BEASTS, HAMMER, THINGS, WEAPONS, creature, thing
from inset.drawing.palette import land_mask
from inset.drawing.scenery import draw
from inset.drawing.schemes import OF
from inset.drawing.sheet import Art, Box, Sheet, pen
from inset.drawing.silhouettes import EARS, GAUZE, WINGS
from inset.kernel.types import BLACK, CREATURE, ENCHANTMENT, INSTANT, SORCERY
from inset.language.card import Face


def art(face: Face) -> Art:
    sheet = Sheet(200, 150, "")
    draw(sheet, Box(0, 0, 200, 150), face)
    (found,) = sheet.parts
    assert isinstance(found, Art)
    return found


def test_every_card_has_a_picture_of_its_own() -> None:
    faces = [face for made in all_cards() for face in made.faces if face.name]
    pictures = {art(face).shapes for face in faces}
    assert len(pictures) == len({(face.name, face.types) for face in faces})


def test_colors_and_types_change_the_picture() -> None:
    bear = card("Grizzly Bears").faces[0]
    black = replace(bear, colors=BLACK)
    assert {shape.fill for shape in art(bear).shapes}.isdisjoint(
        {shape.fill for shape in art(black).shapes} - {"none", "#ffffff"}
    )
    kinds = [replace(bear, types=types, subtypes=()) for types in (CREATURE, INSTANT, SORCERY, ENCHANTMENT)]
    assert len({art(face).shapes for face in kinds}) == 4


def test_a_picture_does_not_depend_on_the_process() -> None:
    """No clock, no salted hash: another interpreter draws the same."""
    code = "from inset.cards import card; from inset.drawing import svg; print(svg(card('Opt')))"
    made = set()
    for seed in ("1", "2"):
        env = {"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "utf-8"}
        made.add(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=env).stdout)
    assert len(made) == 1


def test_creatures_look_like_what_they_are() -> None:
    assert creature(("Dragon",), 0) == BEASTS["Dragon"][0]
    assert creature(("Bird", "Bard"), 0) == BEASTS["Bird"][0]
    assert creature(("Human", "Werewolf", "Knight"), 0) not in BEASTS["Werewolf"]
    assert WINGS in creature(("Angel",), 0).strokes
    assert EARS in creature(("Elf", "Druid"), 0).strokes
    assert GAUZE in creature(("Faerie", "Rogue"), 0).strokes
    small, large = (creature((race, "Warrior"), 0).scale for race in ("Goblin", "Giant"))
    assert small < creature(("Human", "Warrior"), 0).scale < large


def test_things_look_like_what_they_are_called() -> None:
    assert thing("Hammer of Bogardan", ("Equipment",), 0) == HAMMER
    assert thing("Any", ("Food",), 3) == THINGS["Food"][0]
    assert {thing("Any", ("Equipment",), bits) for bits in range(20)} == set(WEAPONS)


def test_unknown_creature_types_are_people() -> None:
    assert creature(("Xyzzy",), 0).strokes
    assert creature((), 0) != creature((), 1)


@pytest.mark.parametrize("name", ["Plains", "Island", "Swamp", "Mountain", "Forest"])
def test_basic_lands_have_the_light_of_their_color(name: str) -> None:
    face = card(name).faces[0]
    assert {OF[land_mask(face)][0].near, OF[land_mask(face)][0].high} <= {shape.fill for shape in art(face).shapes}


@pytest.mark.parametrize(("parts", "path"), [(("M", 1, 2), "M1 2"), (("M", -1.25, 0, "Z"), "M-1.2 0Z"), ((), "")])
def test_paths(parts: tuple[str | float, ...], path: str) -> None:
    assert pen(*parts) == path
