"""Tiles: what a view shows of a permanent, readable when small."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from inset.cards import all_cards, card
from inset.drawing import frame, svg, tile
from inset.drawing.layout import layout_of
from inset.drawing.look import of_card, of_entry
from inset.drawing.sheet import Art, Sheet, Words, overflows
from inset.drawing.tile import CHIP_LEAST, NAME_LEAST, shortened, tile as laid_out
from inset.drawing.typeface import SANS, width_of
from inset.game import Game
from tests.harness import cr

SERAPH: dict[str, Any] = {
    "id": 7, "name": "Steel Seraph", "cost": "{1}{W}{W}", "types": ["artifact", "creature"], "subtypes": ["Angel"],
    "supertypes": [], "colors": ["white"], "keywords": ["flying", "prototype"], "power": 3, "toughness": 3,
    "tapped": False, "damage": 0, "token": False, "phased": False, "cast_as": "prototype",
}  # fmt: skip


def chips(entry: dict[str, Any], name: str = "Steel Seraph") -> list[str]:
    return [chip.text for chip in of_entry(entry, card(name)).chips]


def said(sheet: Sheet) -> list[str]:
    return [part.text for part in sheet.parts if isinstance(part, Words)]


def test_nothing_overflows_on_any_tile() -> None:
    for low in (False, True):
        for made in all_cards():
            sheet = laid_out(of_card(made), low)
            assert overflows(sheet) == [], made.name
            assert min(part.size for part in sheet.parts if isinstance(part, Words)) >= NAME_LEAST


@pytest.mark.parametrize(
    "name",
    ["W" * 200, "Our Market Research Shows That Players Like Really Long Names " * 3, "龍" * 40, "", " ", "a\0b<"],
)
@pytest.mark.parametrize("low", [False, True])
def test_nothing_overflows_with_hostile_data(name: str, low: bool) -> None:
    entry = {
        "name": name, "types": ["creature"], "power": 10**5, "toughness": -(10**5), "damage": 10**6, "tapped": True,
        "counters": {f"{name} {n}": 10**n for n in range(9)}, "keywords": [name] * 30, "token": True,
    }  # fmt: skip
    sheet = laid_out(of_entry(entry), low, count=1000)
    assert overflows(sheet) == []
    assert min(part.size for part in sheet.parts if isinstance(part, Words)) >= CHIP_LEAST
    ET.fromstring(tile(entry, low=low, count=1000))
    assert overflows(layout_of(of_entry({**entry, "text": f"{name} " * 300}))) == []
    ET.fromstring(frame(entry))


def test_a_long_name_is_cut_where_it_no_longer_fits() -> None:
    assert shortened("Island", 200, 20) == "Island"
    cut = shortened("Island" * 20, 200, 20)
    assert cut.endswith("…") and 150 < width_of(cut, 20, SANS) <= 200


@cr("718.3b", "122.1", "120.3e")
def test_what_differs_from_print_is_on_the_tile() -> None:
    entry = SERAPH | {"counters": {"+1/+1": 2, "stun": 1}, "power": 5, "toughness": 5, "damage": 2}
    entry["keywords"] = ["lifelink", "prototype"]
    assert chips(entry) == ["prototype", "+1/+1 ×2", "stun", "+ lifelink", "− flying"]
    shown = said(laid_out(of_entry(entry, card("Steel Seraph"))))
    assert {"Steel Seraph", "5/5", "2 damage", "prototype", "+1/+1 ×2", "+ lifelink"} <= set(shown)


@cr("718.3b")
def test_a_prototype_is_compared_with_its_own_size() -> None:
    seraph = card("Steel Seraph")
    assert of_entry(SERAPH, seraph).grown == 0
    assert of_entry(SERAPH | {"power": 4}, seraph).grown == 1
    assert of_entry(SERAPH | {"toughness": 1}, seraph).grown == -1
    assert of_entry({**SERAPH, "cast_as": "none"}, seraph).grown == -1


@cr("715.2a")
def test_a_creature_that_has_an_adventure_says_so() -> None:
    entry = {"name": "Bonecrusher Giant", "types": ["creature"], "power": 4, "toughness": 3, "tapped": False}
    assert chips(entry, "Bonecrusher Giant") == ["Adventure"]
    assert chips({**entry, "name": "Grizzly Bears"}, "Grizzly Bears") == []


@cr("707.2", "111.1")
def test_copies_and_tokens_say_so() -> None:
    bear = {"name": "Grizzly Bears", "types": ["creature"], "power": 2, "toughness": 2, "tapped": False}
    assert chips({**bear, "copy": True}, "Grizzly Bears") == ["copy"]
    assert chips({**bear, "token": True}, "Grizzly Bears") == ["token"]


@cr("708.2a", "708.5")
def test_a_face_down_card_shows_what_the_view_shows() -> None:
    entry = {"id": 3, "face_down": True, "face_down_by": "morph", "name": "", "types": ["creature"], "tapped": False}
    hidden = of_entry({**entry, "power": 2, "toughness": 2})
    assert (hidden.title, hidden.size, [chip.text for chip in hidden.chips]) == ("Face down", "2/2", ["morph"])
    own = of_entry({**entry, "really": "Exalted Angel"})
    assert [chip.text for chip in own.chips] == ["morph", "Exalted Angel"]
    assert of_entry({"id": 4, "owner": 0, "controller": 0, "face_down": True}).unknown


@cr("306.5c", "310.4c")
def test_loyalty_and_defense_are_counters() -> None:
    walker = {"name": "Teferi, Time Raveler", "types": ["planeswalker"], "supertypes": ["legendary"], "tapped": False}
    made = of_entry({**walker, "counters": {"loyalty": 6, "stun": 1}}, card("Teferi, Time Raveler"))
    assert (made.size, [chip.text for chip in made.chips]) == ("6", ["stun"])


@cr("707.2")
def test_a_view_says_what_is_a_copy() -> None:
    game = Game.from_position({
        "Ann": {"battlefield": [{"card": "Grizzly Bears", "label": "bear"}, {"card": "Clone", "copy_of": "bear"}]},
        "Bob": {},
    })  # fmt: skip
    bears = [of_entry(entry, card("Grizzly Bears")) for entry in game.view(1).data["battlefield"]]
    assert [(made.title, [chip.text for chip in made.chips]) for made in bears] == [
        ("Grizzly Bears", []),
        ("Grizzly Bears", ["copy"]),
    ]


def test_tiles_of_a_real_game() -> None:
    game = Game.from_position({
        "Ann": {"battlefield": ["Bonecrusher Giant", "2 Forest", {"card": "Steel Seraph", "tapped": True}]},
        "Bob": {"battlefield": ["Grizzly Bears"]},
    })  # fmt: skip
    for entry in game.view(0).data["battlefield"]:
        made = of_entry(entry, card(entry["name"]))
        assert made.grown == 0
        assert [chip for chip in made.chips if chip.text != "Adventure"] == []
        ET.fromstring(tile(entry, card(entry["name"])))
        assert tile(entry, fonts="page") == tile(dict(entry), fonts="page")


def test_a_picture_says_in_words_what_it_shows() -> None:
    text = tile(SERAPH | {"tapped": True, "damage": 1}, card("Steel Seraph"), "page")
    assert "<desc>3/3, prototype, 1 damage, tapped</desc>" in text


def test_unknown_fonts_are_refused() -> None:
    with pytest.raises(ValueError, match="embedded"):
        tile(SERAPH, fonts="none")  # type: ignore[arg-type]


# --- frames of what a view shows ------------------------------------------------------------------


def test_a_frame_shows_the_present_characteristics() -> None:
    entry = SERAPH | {"counters": {"+1/+1": 2}, "power": 5, "toughness": 5, "damage": 3, "name": "Steel Seraph"}
    sheet = layout_of(of_entry(entry, card("Steel Seraph")))
    assert {"5/5", "3/3", "3 damage", "+1/+1 ×2", "prototype", "Flying"} <= set(said(sheet))
    assert overflows(sheet) == []


@cr("111.4")
def test_a_token_needs_no_card() -> None:
    entry = {"name": "Drake", "types": ["creature"], "subtypes": ["Drake"], "colors": ["blue"], "keywords": ["flying"]}
    sheet = layout_of(of_entry({**entry, "power": 2, "toughness": 2, "token": True, "tapped": False}))
    assert {"Drake", "Creature — Drake", "Flying", "2/2", "Token"} <= set(said(sheet))


def test_an_entry_may_bring_its_text() -> None:
    entry = {"name": "Clue", "types": ["artifact"], "subtypes": ["Clue"], "text": "{2}, Sacrifice this: Draw a card."}
    assert ", Sacrifice this: Draw a card." in said(layout_of(of_entry(entry)))


def test_what_nobody_may_see_is_drawn_from_behind() -> None:
    sheet = layout_of(of_entry({"id": 9, "owner": 1, "controller": 1}))
    assert said(sheet) == []
    assert any(isinstance(part, Art) for part in sheet.parts)


@cr("712.8a")
def test_a_double_faced_permanent_shows_the_face_that_is_up() -> None:
    name = "Reflection of Kiki-Jiki"
    entry = {"name": name, "types": ["enchantment", "creature"], "power": 2, "toughness": 2, "tapped": False}
    shown = said(layout_of(of_entry(entry, card("Fable of the Mirror-Breaker"))))
    assert name in shown and "Fable of the Mirror-Breaker" not in shown


def test_a_view_of_a_printed_card_is_the_printed_frame() -> None:
    """Every card in a hand is drawn as it is printed."""
    names = ["Bonecrusher Giant", "Marang River Regent", "Steel Seraph", "Emeritus of Conflict", "Opt", "Forest"]
    game = Game.from_position({"Ann": {"hand": names}, "Bob": {}})
    for entry in game.view(0).data["players"][0]["hand"]:
        printed = svg(card(entry["name"]), "page").split("</desc>")[1]
        assert frame(entry, card(entry["name"]), "page").split("</desc>")[1] == printed


@pytest.mark.parametrize("chips_of", [2, 5, 9, 30])
@pytest.mark.parametrize("low", [False, True])
def test_nothing_on_a_tile_lies_over_anything_else(chips_of: int, low: bool) -> None:
    entry = SERAPH | {"damage": 12, "power": 12, "toughness": 12, "counters": {f"kind {n}": n for n in range(chips_of)}}
    sheet = laid_out(of_entry(entry, card("Steel Seraph")), low)
    boxes = [part.within for part in sheet.parts if isinstance(part, Words)]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
            assert apart, (one, other)
