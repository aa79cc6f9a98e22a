"""The fonts that come with Inset: measured as they are, embedded where they are used, and free to be passed on."""

import json
import re
from base64 import b64decode
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import inset.drawing
from inset.cards import card
from inset.drawing import font_css, font_files, svg
from inset.drawing.palette import EARTH, GOLD, INK, OF_COLOR, PALE, STEEL, Palette
from inset.drawing.typeface import FACES, RANGES, knows, shrink, width_of

FOLDER = Path(inset.drawing.__file__).parent / "fonts"
WIDTHS = json.loads((FOLDER / "widths.json").read_text(encoding="utf-8"))


def font(face: str, part: str) -> TTFont:
    return TTFont(BytesIO(font_files()[f"{face}-{part}.woff2"]))


@pytest.mark.parametrize(("face", "part"), list(product(FACES, RANGES)))
def test_the_table_of_widths_is_that_of_the_font(face: str, part: str) -> None:
    made = font(face, part)
    unit, letters = made["head"].unitsPerEm, made.getBestCmap()
    found = {chr(code): round(made["hmtx"][glyph][0] * 1000 / unit) for code, glyph in letters.items()}
    assert found == {letter: int(width) for width, row in WIDTHS[face][part].items() for letter in row}
    assert "GSUB" not in made and "GPOS" not in made  # nothing that would change the width of a line


@pytest.mark.parametrize("face", FACES)
def test_the_table_of_kerning_is_that_of_the_font(face: str) -> None:
    made = font(face, "basic")
    unit = made["head"].unitsPerEm
    letters = {glyph: chr(code) for code, glyph in sorted(made.getBestCmap().items(), reverse=True)}
    (table,) = made["kern"].kernTables
    found = {
        (letters[first], letters[second]): round(value * 1000 / unit)
        for (first, second), value in table.kernTable.items()
    }
    told = {
        (first, second): int(moved)
        for first, rows in WIDTHS[face]["kerning"].items()
        for moved, seconds in rows.items()
        for second in seconds
    }
    assert found == told


@pytest.mark.parametrize("face", FACES)
def test_the_letters_of_european_languages_are_there(face: str) -> None:
    assert knows("Lim-Dûl’s Æther — Łódź, Dvořák, façade", face)
    assert not knows("龍", face)


@pytest.mark.parametrize("part", RANGES)
def test_the_ranges_hold_every_letter_of_their_file(part: str) -> None:
    codes: set[int] = set()
    for row in RANGES[part].split(","):
        first, _, last = row.removeprefix("U+").partition("-")
        codes.update(range(int(first, 16), int(last or first, 16) + 1))
    for face in FACES:
        assert set(font(face, part).getBestCmap()) <= codes


def test_a_picture_carries_the_fonts_that_it_uses_and_no_others() -> None:
    rules = re.findall(r"@font-face\{.*?\}", svg(card("Opt")))
    assert len(rules) == 2  # text and titles; no Latin Extended, no sans
    for rule in rules:
        data = re.search(r"base64,([^)]*)\)", rule)
        assert data is not None
        assert b64decode(data[1]) in font_files().values()
    assert "@font-face" not in svg(card("Opt"), "page")


def test_a_page_has_every_font_once() -> None:
    assert font_css("/fonts/").count("@font-face") == len(font_files()) == 6
    assert all(f"url(/fonts/{name})" in font_css("/fonts/") for name in font_files())
    assert "url(data:" in font_css()


def test_the_licences_lie_beside_the_fonts() -> None:
    for name in ("EB-GARAMOND-OFL.txt", "INTER-OFL.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FOLDER / name).read_text(encoding="utf-8")


def test_the_fonts_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < 160_000


@pytest.mark.parametrize("text", ["Inset", "W" * 50, "龍" * 9, "fi AV To"])
def test_shrunk_words_fit(text: str) -> None:
    for face in FACES:
        assert width_of(text, shrink(text, 100, 40, face), face) <= 100


@pytest.mark.parametrize("palette", [*OF_COLOR.values(), GOLD, STEEL, EARTH, PALE])
def test_words_can_be_read_on_their_ground(palette: Palette) -> None:
    for ink, ground in ((INK, palette.bar), (INK, palette.paper), (palette.note, palette.frame)):
        assert contrast(ink, ground) >= 4.5


def contrast(first: str, second: str) -> float:
    """As the accessibility guidelines of the web count it."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: str) -> float:
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
