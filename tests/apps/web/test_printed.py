"""Cards of a file that a page has read: with the standard library, with suspicion, and into a game."""

import subprocess
import sys

import pytest

from inset.apps.web import printed
from inset.apps.web.protocol import Message, Refused
from tests.apps.web.test_service import Page

IMP = {
    "object": "card", "name": "Printed Imp", "layout": "normal", "mana_cost": "{1}{B}", "type_line": "Creature — Imp",
    "oracle_text": "Flying", "power": "1", "toughness": "1", "colors": ["B"], "keywords": ["Flying"], "prices": {"usd": "1"},
}  # fmt: skip
SEER = {
    "name": "Printed Seer // Printed Sight", "layout": "adventure",
    "card_faces": [
        {"name": "Printed Seer", "mana_cost": "{2}{U}", "type_line": "Creature — Human Wizard", "power": "2", "toughness": "2"},
        {"name": "Printed Sight", "mana_cost": "{U}", "type_line": "Sorcery — Adventure", "oracle_text": "Scry 2."},
    ],
}  # fmt: skip
ODD = {"name": "Printed Oddity", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": "Whirr and clank thrice."}


def test_cards_of_a_file_are_compiled_and_played() -> None:
    page = Page()
    assert page.ask("printed", cards=[IMP, SEER])["refused"] == []
    page.ask("trial", name="Printed Seer")
    hand = [card["name"] for card in page.state["board"]["players"][0]["hand"]]
    assert hand == ["Printed Seer", "Printed Seer"]
    deck = {"name": "imps", "text": "4 Printed Imp\n36 Swamp\n20 Island"}
    page.new([{"player": "person", "deck": deck}, {"player": "greedy", "deck": "skies"}])
    assert page.state["question"]["kind"] == "mulligan"


def test_a_card_that_is_not_read_says_so_and_a_blank_can_stand_for_it() -> None:
    page = Page()
    (refused,) = page.ask("printed", cards=[ODD])["refused"]
    assert refused["name"] == "Printed Oddity" and "can't be played" in refused["why"]
    (made,) = page.ask("compile", card=ODD)["cards"]
    assert not made["playable"] and made["faces"][0]["blocks"][0]["declined"]
    (row, _) = page.ask("deck", text="4 Burst Lightning Elemental\n56 Island")["rows"]
    assert row["problem"] and row["blank"] is False


def test_a_deck_is_legal_with_blanks_and_is_played_with_them() -> None:
    page = Page()
    text = "4 Abyssal Persecutor\n56 Island"
    without, with_blanks = page.ask("deck", text=text), page.ask("deck", text=text, blanks=True)
    assert without["rows"][0]["problem"] and without["rows"][0]["blank"] is True
    assert with_blanks["violations"] == []
    seats: list[Message] = [
        {"player": "person", "deck": {"name": "x", "text": text, "blanks": True}},
        {"player": "greedy", "deck": "skies"},
    ]
    page.new(seats)
    assert page.state["question"]["kind"] == "mulligan"
    assert "line 1" in page.refused("new", seats=[{"player": "person", "deck": {"name": "x", "text": text}}, seats[1]])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("Shock", "an object with a name"),
        ({"name": "X", "oracle_text": 3}, "X: oracle_text is not what a card file would have"),
        ({"name": "X", "card_faces": ["front"]}, "a face is an object"),
        ({"name": "X", "oracle_text": "a" * 30_000}, "oracle_text is not"),
        ({"name": "X", "oracle_text": "a\x1b[2J"}, "is not allowed"),
        ({"name": "X", "legalities": {"duel": 1}}, "legalities is not"),
    ],
)
def test_what_is_not_a_card_is_refused_in_words(data: object, words: str) -> None:
    with pytest.raises(Refused, match=words):
        printed.record(data)


def test_it_is_read_without_a_decoder() -> None:
    code = (
        "import sys; sys.modules['msgspec'] = None\n"
        "from inset.apps.web.service import Link, Service\n"
        f"reply = Service().handle(Link(), {{'id': 1, 'do': 'printed', 'cards': [{IMP!r}]}})\n"
        "assert reply['ok']['refused'] == [], reply\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
