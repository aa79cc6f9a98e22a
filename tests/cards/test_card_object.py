"""What a card can be asked: its text, how it is shown, its color identity; near misses of names."""

from pathlib import Path

import pytest

import inset
from inset.cards import all_cards
from inset.kernel.types import COLOR_LETTER, COLORS
from inset.language.text import card_text
from inset.rules.objects.frames import color_identity
from tests.cards.oracle import printed
from tests.harness import cr


def test_text() -> None:
    giant = inset.card("Bonecrusher Giant")
    assert giant.text() == card_text(giant)
    assert giant.text().splitlines()[1:3] == ["//", "Stomp"]
    assert inset.card("Blitz Automaton").text().startswith("Prototype {2}{R} — 3/2")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Stomp", "<Card Bonecrusher Giant {2}{R} // Stomp {1}{R}>"),
        ("Steel Seraph", "<Card Steel Seraph {6} // {1}{W}{W} 3/3>"),
        ("Forest", "<Card Forest>"),
        ("Fire // Ice", "<Card Fire {1}{R} // Ice {1}{U}>"),
    ],
)
def test_a_card_is_shown_in_a_line(name: str, shown: str) -> None:
    assert repr(inset.card(name)) == shown


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("Bonecrusher Gaint", "Bonecrusher Giant"),
        ("stomp", "Stomp"),
        ("Lovestruk Beast // Heart's Desire", "Lovestruck Beast // Heart's Desire"),
        ("Glóin the Migthy", "Glóin the Mighty"),
    ],
)
def test_near_misses(wrong: str, near: str) -> None:
    with pytest.raises(inset.UnknownCard, match="did you mean") as caught:
        inset.card(wrong)
    assert near in caught.value.near
    assert caught.value.name == wrong
    assert isinstance(caught.value, LookupError)


def test_nothing_near() -> None:
    with pytest.raises(inset.UnknownCard) as caught:
        inset.card("Qxzzy Vwkj")
    assert caught.value.near == ()
    assert "did you mean" not in str(caught.value)


@cr("903.4", "903.4e")
def test_color_identities_are_those_of_the_data(shared: Path) -> None:
    data = printed(shared)
    wrong = {}
    for made in all_cards():
        theirs = (data.get(made.full_name) or data[made.name])["color_identity"]
        mine = {COLOR_LETTER[color] for color in COLORS if color_identity(made) & color}
        if mine != set(theirs):
            wrong[made.name] = mine ^ set(theirs)
    assert wrong == {}
