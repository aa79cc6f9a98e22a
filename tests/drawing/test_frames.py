"""715.1, 718.1, 720.1, 722.1: what is drawn is on the card, in its place, and fits."""

import re
import xml.etree.ElementTree as ET
from functools import cache

import pytest

from inset.cards import all_cards, card
from inset.drawing import svg, terminal
from inset.drawing.layout import GAP, HEIGHT, WIDTH, layout
from inset.drawing.metrics import fit
from inset.drawing.palette import GOLD, OF_COLOR, STEEL, of_face, rim
from inset.drawing.sheet import Box, Icon, Rect, Sheet, Words, overflows
from inset.drawing.symbols import symbol
from inset.drawing.terminal import ascii_only, colored
from inset.drawing.typeface import width_of
from inset.drawing.words import Paragraph, size, type_line, typeset
from inset.kernel.mana import parse
from inset.kernel.types import BATTLE, BLACK, BLUE, ENCHANTMENT, LEGENDARY, RED
from inset.language.abilities import Triggered
from inset.language.card import ADVENTURE, MODAL, OMEN, PREPARE, PROTOTYPE, SPLIT, TRANSFORM, Card, Face
from inset.language.patterns import ChapterReached
from inset.language.words.kinds import body
from inset.language.words.verbs import draw, gain_life
from tests.harness import cr

LEGIBLE = 16.0  # of 880 for the height of a card: 1.6 millimetres
LETTERS = sorted({made.name[0] for made in all_cards()})
EVERY = {"title", "desc", "g", "rect", "path", "circle", "text", "svg", "style"}


@cache
def sheets() -> dict[str, Sheet]:
    return {made.name: layout(made) for made in all_cards()}


def words(sheet: Sheet) -> list[Words]:
    return [part for part in sheet.parts if isinstance(part, Words)]


def said(sheet: Sheet) -> str:
    return " ".join(part.text for part in words(sheet))


def place_of(sheet: Sheet, text: str) -> Words:
    return next(part for part in words(sheet) if part.text == typeset(text))


def test_nothing_overflows_on_any_card() -> None:
    assert {name: found for name, sheet in sheets().items() if (found := overflows(sheet))} == {}


def test_every_text_is_legible() -> None:
    small = {name: min(part.size for part in words(sheet)) for name, sheet in sheets().items()}
    assert {name: least for name, least in small.items() if least < LEGIBLE} == {}


def test_overflows_are_found() -> None:
    sheet = Sheet(100, 100, "")
    box = Box(10, 10, 30, 20)
    sheet.parts += [Words(10, 25, 31, "wide", 10, box), Icon("W", 5, 20, 10, box), Rect(Box(90, 0, 20, 5), "#fff")]
    assert [found.split(" sticks")[0] for found in overflows(sheet)] == ["'wide'", "'{W}'", "the box of 'a box'"]


@pytest.mark.parametrize("letter", LETTERS)
def test_pictures_are_plain_svg(letter: str) -> None:
    """Well-formed, self-contained, and nothing in it that could run or be fetched."""
    for made in all_cards():
        if made.name.startswith(letter):
            check_svg(made)


def check_svg(made: Card) -> None:
    picture = svg(made)
    root = ET.fromstring(picture)
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in EVERY
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on")
            assert "href" not in name
            assert "url(" not in value
    assert picture.count("http") == 1  # the namespace
    assert picture.count("url(") == picture.count("url(data:font/woff2;base64,") > 0
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == made.full_name


@pytest.mark.parametrize("letter", LETTERS)
def test_pictures_say_everything(letter: str) -> None:
    """Each name, type line, size and word of text is drawn, and each symbol of a cost."""
    for made in all_cards():
        if made.name.startswith(letter):
            check_words(made)


def check_words(made: Card) -> None:
    sheet = sheets()[made.name]
    shown = said(sheet).split()
    icons = [part.text for part in sheet.parts if isinstance(part, Icon)]
    for face in made.faces:
        wanted = [face.name, size(face), type_line(face) if face.name else ""]
        assert all(word in shown for part in wanted for word in typeset(part).split())
        for found in re.findall(r"\{([^}]*)\}", str(face.cost) if face.cost is not None else ""):
            assert found in icons
    for line in made.text().splitlines():
        for word in re.sub(r"\{[^}]*\}", " ", typeset(line)).split():
            drawn = any(word in other for other in shown)
            assert drawn or made.frame == PROTOTYPE or re.fullmatch(r"\W+|[+−]\w+:|0:|[IVX]+,", word), (made.name, word)


@cr("715.1", "720.1", "722.1")
def test_the_inset_is_on_its_side() -> None:
    for made in all_cards():
        if made.frame in (ADVENTURE, OMEN, PREPARE):
            sheet = sheets()[made.name]
            inset = place_of(sheet, made.faces[1].name)
            assert inset.y > place_of(sheet, type_line(made.faces[0])).y
            if made.frame == PREPARE:
                assert inset.x > sheet.width * 0.35
            else:
                assert inset.x < sheet.width * 0.1


@cr("718.1")
def test_a_prototypes_cost_and_size_are_below_the_type_line() -> None:
    for made in all_cards():
        if made.frame == PROTOTYPE:
            sheet = sheets()[made.name]
            types, small, large = (
                place_of(sheet, text) for text in (type_line(made.faces[0]), size(made.faces[1]), size(made.faces[0]))
            )
            assert types.y < small.y < large.y or small.text == large.text
            assert "Prototype" in said(sheet).split()
            assert said(sheet).count("Prototype ") == 2  # the strip and the note, not the text


@cr("712.1", "709.1")
def test_both_faces_and_both_halves_are_drawn() -> None:
    for made in all_cards():
        if made.frame in (MODAL, TRANSFORM, SPLIT):
            sheet = sheets()[made.name]
            front, back = (place_of(sheet, face.name) for face in made.faces)
            one, other = made.faces
            crowned = (one.supertypes ^ other.supertypes) & LEGENDARY  # a crown pushes the name down
            smaller = abs(front.size - back.size) / 2  # a long name
            assert abs(front.y - back.y) <= smaller or one.types & BATTLE or crowned
            assert front.x < sheet.width / 2 < back.x


@cr("714.1", "714.1a")
def test_sagas_look_like_sagas() -> None:
    for made in all_cards():
        face = made.faces[0]
        if "Saga" not in face.subtypes:
            continue
        sheet = sheets()[made.name]
        types = place_of(sheet, type_line(face))
        chapters = [part for part in words(sheet) if re.fullmatch("[IVX]+", part.text)]
        assert chapters
        assert all(part.y < types.y for part in chapters)
        assert all(part.x < WIDTH * 0.2 for part in chapters)
        assert types.y > HEIGHT * 0.7
    garuda = layout(card("Summon: Primal Garuda"))
    assert place_of(garuda, "Flying").y > place_of(garuda, "Enchantment Creature — Saga Harpy").y
    mog = [part for part in words(layout(card("Summon: Choco/Mog"))) if re.fullmatch("[IVX]+", part.text)]
    assert [part.text for part in mog] == ["I", "II", "III", "IV"]
    assert len({part.y for part in mog}) == 4


@cr("310.4a")
def test_battles_lie_on_their_side() -> None:
    sheet = layout(card("Invasion of Dominaria"))
    assert (sheet.width, sheet.height) == (HEIGHT + GAP + WIDTH, HEIGHT)
    assert place_of(sheet, "5").x < HEIGHT


@cr("306.5", "714.2")
def test_loyalty_costs_and_chapters_stand_before_their_text() -> None:
    walker = layout(card("Teferi, Time Raveler"))
    assert [part.text for part in words(walker) if part.text in ("+1", "−3")] == ["+1", "−3"]
    assert place_of(walker, "−3").x < next(part for part in words(walker) if "Draw a card." in part.text).x
    parts = (Triggered(ChapterReached((1, 2)), body(draw())), Triggered(ChapterReached((3,)), body(gain_life(4))))
    saga = Card((Face("The Long Tale", parse("{2}{W}"), ENCHANTMENT, ("Saga",), abilities=parts),))
    assert place_of(layout(saga), "III").y > place_of(layout(saga), "II").y > place_of(layout(saga), "I").y
    assert overflows(layout(saga)) == []
    assert any("[I, II] Draw a card." in line for line in terminal(saga))


def test_colors() -> None:
    assert of_face(card("Bonecrusher Giant").faces[0]) == OF_COLOR[RED]
    assert of_face(card("Beluna Grandsquall").faces[0]) == GOLD
    assert of_face(card("Steel Seraph").faces[0]) == STEEL
    assert of_face(card("Arcane Proxy").faces[1]) == OF_COLOR[BLUE]
    assert rim(card("Callous Sell-Sword")) == (OF_COLOR[BLACK].deep, OF_COLOR[RED].deep)


def test_any_text_fits() -> None:
    """However long: the font shrinks."""
    text = [Paragraph("Draw a card, then discard a card. " * 60), Paragraph("Unpronounceableness" * 9)]
    made = fit(text, 200, 150, 28)
    assert made.height <= 150
    assert max(run.x + run.width for run in made.runs) <= 200.1
    long = Card((Face(name="Our Market Research Shows That Players Like Really Long Card Names" * 2, types=4),))
    assert overflows(layout(long)) == []


@pytest.mark.parametrize("kind", [ADVENTURE, OMEN, PREPARE, PROTOTYPE, SPLIT, TRANSFORM])
@pytest.mark.parametrize(
    "name", ["W" * 300, "Our Market Research Shows That Players Like Long Names " * 4, "龍の" * 60, "a\0<&"]
)
def test_hostile_names_fit_in_every_frame(name: str, kind: int) -> None:
    face = Face(name, parse("{10}{W/U}{2/B}{G/P}" + "{W}" * 12), 4, (name,), 2, 10**9, -(10**9))
    made = Card((face, face), kind)
    assert overflows(layout(made)) == []
    ET.fromstring(svg(made))


def test_widths_are_those_of_print() -> None:
    assert width_of("i", 10) < width_of("m", 10)
    assert width_of("é", 10) == width_of("e", 10)
    assert width_of("AV", 100) < width_of("A", 100) + width_of("V", 100)  # kerning
    assert width_of("龍", 10) >= 10  # other scripts: as wide as they can be
    assert width_of("abc", 20) == pytest.approx(2 * width_of("abc", 10))


@pytest.mark.parametrize(
    "text",
    [
        "W",
        "U",
        "B",
        "R",
        "G",
        "C",
        "S",
        "T",
        "Q",
        "E",
        "X",
        "0",
        "12",
        "W/U",
        "2/W",
        "C/W",
        "G/P",
        "R/W/P",
        "½",
        "∞",
        "TK",
        "P",
        "CHAOS",
    ],
)
def test_symbols(text: str) -> None:
    drawn = symbol(text, 0, 0, 20)
    ET.fromstring(drawn)
    assert drawn != symbol("?", 0, 0, 20)


def test_pages_do_not_stretch_the_art() -> None:
    """A rule for every ``svg`` of a page must not reach the window that the art is cut by."""
    inner = re.findall(r"<svg [^>]*>", svg(card("Opt"), "page"))[1:]
    assert inner
    assert all(re.search(r'style="width:[0-9.]+px;height:[0-9.]+px"', tag) for tag in inner)


def test_hostile_names_are_escaped() -> None:
    made = Card((Face(name='<script>"&', types=4, subtypes=("<b>",)),))
    root = ET.fromstring(svg(made))
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= EVERY


# --- terminal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [24, 33, 40, 60, 80, 200])
def test_lines_are_equally_wide_and_fit(width: int) -> None:
    for made in all_cards():
        lines = terminal(made, width)
        assert len({len(line) for line in lines}) == 1, made.name
        assert len(lines[0]) <= min(width, 80)
        joined = "".join(lines)
        assert joined.isprintable(), made.name


def test_a_terminal_says_everything() -> None:
    for made in all_cards():
        shown = re.sub(r"[│├┤╭╮╰╯┬┴─]", " ", " ".join(terminal(made))).split()
        for face in made.faces:
            assert all(word in shown for word in f"{face.name} {type_line(face) if face.name else ''}".split())
            assert not size(face) or size(face) in shown


@cr("715.1", "722.1")
def test_the_sides_of_a_terminal_card() -> None:
    lines = terminal(card("Stomp"), 60)
    row = next(line for line in lines if "Stomp " in line)
    assert row.index("Stomp") == 2
    row = next(line for line in terminal(card("Emeritus of Conflict"), 60) if "Lightning Bolt " in line)
    assert row.index("Lightning Bolt") > 25


def test_colors_change_nothing_else() -> None:
    for name in ("Oakhame Ranger", "Steel Seraph", "Fire"):
        lines = terminal(card(name))
        assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in colored(lines, card(name))] == lines
        assert colored(lines, card(name)) != lines
        assert all(line.isascii() for line in ascii_only(lines))
