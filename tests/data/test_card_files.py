"""Card files: Scryfall's and MTGJSON's shapes, cards of your own, broken and hostile ones."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from inset.data import scryfall
from inset.data.scryfall import BadCardFile, load

BEAR: dict[str, Any] = {
    "object": "card", "id": "0", "lang": "en", "name": "Test Bear", "layout": "normal", "mana_cost": "{1}{G}", "cmc": 2.0,
    "type_line": "Creature — Bear", "oracle_text": "", "power": "2", "toughness": "2", "colors": ["G"], "keywords": [],
    "legalities": {"modern": "legal", "vintage": "restricted", "standard": "not_legal"}, "set": "tst",
    "released_at": "2024-02-03", "prices": {"usd": None}, "set_type": "expansion", "digital": False,
}  # fmt: skip
GIANT: dict[str, Any] = {
    "name": "Test Giant // Test Stomp", "layout": "adventure", "mana_cost": "{2}{R} // {1}{R}",
    "card_faces": [
        {"object": "card_face", "name": "Test Giant", "mana_cost": "{2}{R}", "type_line": "Creature — Giant",
         "oracle_text": "Trample", "power": "4", "toughness": "3"},
        {"object": "card_face", "name": "Test Stomp", "mana_cost": "{1}{R}", "type_line": "Instant — Adventure",
         "oracle_text": "Test Stomp deals 2 damage to any target."},
    ],
}  # fmt: skip


def _array(*cards: Any) -> bytes:
    return json.dumps(cards).encode()


def _lines(*cards: Any) -> bytes:
    return b"".join(json.dumps(card).encode() + b"\n" for card in cards)


def _file(tmp_path: Path, data: bytes, name: str = "cards.json") -> Path:
    path = tmp_path / name
    path.write_bytes(data)
    return path


# --- Scryfall -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("write", [_array, _lines])
@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_an_array_or_a_line_each_gzipped_or_not(tmp_path: Path, write: Any, packed: bool, mark: bytes) -> None:
    data = mark + write(BEAR, GIANT)
    found = load(_file(tmp_path, gzip.compress(data, mtime=0) if packed else data))
    assert [record.name for record in found.cards] == ["Test Bear", "Test Giant // Test Stomp"]
    assert found.broken == []
    bear, giant = found.cards
    assert (bear.set, bear.released_at[:4], bear.legalities["vintage"]) == ("tst", "2024", "restricted")
    assert [face.name for face in giant.faces] == ["Test Giant", "Test Stomp"]


def test_a_gzip_file_may_have_several_members(tmp_path: Path) -> None:
    data = gzip.compress(_lines(BEAR), mtime=0) + gzip.compress(_lines(GIANT), mtime=0)
    assert len(load(_file(tmp_path, data)).cards) == 2


@pytest.mark.parametrize("write", [_array, _lines])
def test_a_broken_record_is_named_and_skipped(tmp_path: Path, write: Any) -> None:
    data = write(BEAR, {"name": "Odd One", "power": 3}, {"layout": "normal"}, GIANT)
    found = load(_file(tmp_path, data))
    assert len(found.cards) == 2
    assert len(found.broken) == 2
    assert "2 (Odd One): Expected `str" in found.broken[0]
    assert "3: " in found.broken[1] and "name" in found.broken[1]


def test_a_line_that_was_cut_off_is_skipped(tmp_path: Path) -> None:
    found = load(_file(tmp_path, _lines(BEAR, GIANT)[:-40]))
    assert [record.name for record in found.cards] == ["Test Bear"]
    assert found.broken[0].startswith("line 2")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (_array(BEAR, GIANT)[:-30], "not JSON"),
        (b'[{"name": "A"}, NaN]', "not JSON"),
        (b'[{"name": "A", "power": NaN}]', "not JSON"),
        (b'[{"name": 3}]', "contains no card"),
        (b"name,cost\nBear,2\n", "not a card file"),
        (b"", "not a card file"),
        (b"\x00\x01\x02", "not a card file"),
        (gzip.compress(_array(BEAR), mtime=0)[:-12], "ends too early"),
        (gzip.compress(_array(BEAR), mtime=0)[:20] + b"x" * 30, "can't be unpacked"),
        (b"PK\x03\x04 and so on", "zip file: unpack it first"),
        (b"[" * 200_000, "not JSON"),
        (b'[{"name": "A", "prices": ' + b"[" * 200_000, "not JSON"),
        (b'{"name": ' + b'{"a": ' * 200_000, "not card data"),
        (b'{"meta": {}, "data": 3}', "not an AtomicCards file"),
        (b'{"meta": {}, "data": {"A": 3}}', "contains no card"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, data: bytes, words: str) -> None:
    with pytest.raises(BadCardFile, match=words):
        load(_file(tmp_path, data))


def test_what_is_not_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match="can't be read"):
        load(tmp_path / "none.json")
    with pytest.raises(BadCardFile, match="can't be read"):
        load(tmp_path)


def test_a_file_is_unpacked_up_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scryfall, "LARGEST", 1 << 20)
    bomb = gzip.compress(b" " * (64 << 20), mtime=0)
    assert len(bomb) < 1 << 17
    with pytest.raises(BadCardFile, match="unpacks to more than 1 MB"):
        load(_file(tmp_path, bomb))
    with pytest.raises(BadCardFile, match="too large"):
        load(_file(tmp_path, b" " * ((1 << 20) + 1)))


def test_a_record_longer_than_any_card_is_skipped(tmp_path: Path) -> None:
    long = {**BEAR, "name": "Long", "oracle_text": "flying, " * 10_000}
    wide = {**BEAR, "name": "Wide", "card_faces": [{"name": "x"}] * 1000}
    found = load(_file(tmp_path, _array(long, BEAR, wide)))
    assert [record.name for record in found.cards] == ["Test Bear"]
    assert found.broken == ["Long: longer than any card", "Wide: longer than any card"]


def test_names_that_are_there_twice(tmp_path: Path) -> None:
    """The first card wins; a card wins over a token, its own name over that of a face."""
    token = {**BEAR, "layout": "token", "type_line": "Token Creature — Bear"}
    second = {**BEAR, "oracle_text": "Flying"}
    stomp = {**BEAR, "name": "Test Stomp"}
    found = scryfall.by_name(load(_file(tmp_path, _array(token, BEAR, second, GIANT, stomp))).cards)
    assert (found["test bear"].layout, found["test bear"].oracle_text) == ("normal", "")
    assert found["test stomp"].name == "Test Stomp"
    assert found["test giant"] is found["test giant // test stomp"]


# --- MTGJSON --------------------------------------------------------------------------------------------------------------
def _atomic(name: str, **fields: Any) -> dict[str, Any]:
    """An entry as AtomicCards has it."""
    return {
        "colorIdentity": [], "colors": [], "convertedManaCost": 2.0, "firstPrinting": "TST", "foreignData": [],
        "identifiers": {"scryfallOracleId": "0"}, "keywords": [], "layout": "normal",
        "leadershipSkills": {"brawl": False, "commander": True, "oathbreaker": False},
        "legalities": {"modern": "Legal", "vintage": "Restricted"}, "manaCost": "{1}{G}", "manaValue": 2.0, "name": name,
        "printings": ["TST", "TS2"], "purchaseUrls": {}, "relatedCards": {}, "rulings": [{"date": "2020-01-01", "text": "…"}],
        "subtypes": ["Bear"], "supertypes": [], "type": "Creature — Bear", "types": ["Creature"],
    } | fields  # fmt: skip


def _mtgjson(**cards: Any) -> bytes:
    return json.dumps({"meta": {"date": "2026-01-01", "version": "5.2.2"}, "data": cards}).encode()


def test_atomic_cards(tmp_path: Path) -> None:
    both = {"name": "Test Giant // Test Stomp", "layout": "adventure"}
    data = {
        "Test Bear": [_atomic("Test Bear", power="2", toughness="2", text="Vigilance")],
        "Test Giant // Test Stomp": [  # sides in any order
            _atomic(**both, faceName="Test Stomp", side="b", type="Instant — Adventure", text="Draw a card.", manaCost="{R}"),
            _atomic(**both, faceName="Test Giant", side="a", power="4", toughness="3"),
        ],
        "Test Walker": [_atomic("Test Walker", type="Legendary Planeswalker — Test", loyalty="4", text="+1: Draw a card.")],
        "Test Siege": [_atomic("Test Siege", type="Battle — Siege", defense="5")],
        "Test Variant": [_atomic("Test Variant", isFunny=True, text=text) for text in ("Flying", "Trample")],
        "Test Half // Test Whole": [
            _atomic("Test Half // Test Whole", layout="meld", side="a", faceName="Test Half"),
            _atomic("Test Half // Test Whole", layout="meld", side="b", faceName="Test Whole", manaCost=""),
        ],
        "Test Pact": [_atomic("Test Pact", manaCost="{0}", colorIndicator=["G"], colors=["G"], type="Instant")],
    }  # fmt: skip
    found = load(_file(tmp_path, _mtgjson(**data)))
    assert found.broken == []
    cards = {record.name: record for record in found.cards}
    bear = cards["Test Bear"]
    assert (bear.mana_cost, bear.type_line, bear.oracle_text) == ("{1}{G}", "Creature — Bear", "Vigilance")
    assert bear.legalities == {"modern": "legal", "vintage": "restricted"}
    assert (bear.set, bear.is_flagged) == ("tst", False)
    giant = cards["Test Giant // Test Stomp"]
    assert [face.name for face in giant.faces] == ["Test Giant", "Test Stomp"]
    assert giant.faces[1].type_line == "Instant — Adventure"
    assert cards["Test Walker"].loyalty == "4"
    assert cards["Test Siege"].defense == "5"
    variant = cards["Test Variant"]
    assert variant.is_flagged and len(variant.faces) == 1 and variant.oracle_text == "Flying"
    assert cards["Test Half // Test Whole"].layout == "meld"
    assert cards["Test Pact"].color_indicator == ["G"]


def test_a_broken_entry_of_atomic_cards_is_named_and_skipped(tmp_path: Path) -> None:
    data = _mtgjson(A=[_atomic("A")], B=[], C=[{"name": 3}], D="x", E=[_atomic("E", power=3)])
    found = load(_file(tmp_path, data))
    assert [record.name for record in found.cards] == ["A"]
    assert [line.partition(":")[0] for line in found.broken] == ["B", "C", "D", "E"]


def test_both_shapes_say_the_same(tmp_path: Path) -> None:
    one = load(_file(tmp_path, _mtgjson(**{"Test Bear": [_atomic("Test Bear", power="2", toughness="2")]}))).cards[0]
    other = load(_file(tmp_path, _array(BEAR))).cards[0]
    same = ("name", "mana_cost", "type_line", "oracle_text", "power", "toughness", "set")
    assert [getattr(one, name) for name in same] == [getattr(other, name) for name in same]


# --- one's own ------------------------------------------------------------------------------------------------------------
OWN = """
Ember Sprite {1}{R}
Creature — Faerie
Flying
2/1
//
Singe {R}
Sorcery -- Adventure
Singe deals 2 damage to any target.

Test Walker {2}{W}
Legendary Planeswalker — Test
+1: Draw a card.
Loyalty: 4

Test Waste
Land
"""


def test_cards_of_ones_own(tmp_path: Path) -> None:
    sprite, walker, waste = load(_file(tmp_path, OWN.encode(), "own.txt")).cards
    assert (sprite.name, sprite.layout) == ("Ember Sprite // Singe", "adventure")
    first, second = sprite.faces
    assert (first.mana_cost, first.oracle_text, first.power, first.toughness) == ("{1}{R}", "Flying", "2", "1")
    assert (second.type_line, second.power) == ("Sorcery — Adventure", None)
    assert (walker.loyalty, walker.oracle_text) == ("4", "+1: Draw a card.")
    assert (waste.mana_cost, waste.type_line) == ("", "Land")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "contains no card"),
        ("Lonely", "line 1: a card needs a name and a type line"),
        ("\n\n{R}\nInstant", "line 3: '{R}' is not a name"),
        ("A {R}\nInstant\n//\nB\nInstant", "line 3: is it // split"),
        ("A {R}\nInstant\n// split\nB\nInstant\n// split\nC\nInstant", "line 6: a card has at most two parts"),
        ("A {R}\nInstant\n// split", "line 1: a card needs"),
    ],
)
def test_a_slip_in_your_own_card_is_reported_with_its_line(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadCardFile, match=re.escape(words)):
        load(_file(tmp_path, text.encode(), "own.txt"))


def test_text_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match="not a text file"):
        load(_file(tmp_path, b"\xff\xfe\x00", "own.txt"))
