"""``inset words``: the vocabulary of the card language, with cards that use it."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from inset import InsetError, add_card
from inset.apps import words
from inset.apps.cli import app
from inset.cards import phrases
from inset.language.words import kinds, nouns, verbs
from inset.language.words.kinds import creature


def test_a_word_with_a_card_that_uses_it() -> None:
    lines = words.tell("dies")
    assert lines[0].startswith("dies(where=")
    assert lines[1] == "    from inset.language.words.verbs import dies"
    assert any("dies(" in line for line in lines[2:])
    assert any("dies" in line for line in lines if line.startswith("    When"))


def test_how_a_card_says_something() -> None:
    lines = words.tell("draw two cards")
    assert lines[0] == 'sorcery("Divination", "{2}{U}", draw(2))'
    assert lines[1] == "    Draw two cards."
    assert CliRunner().invoke(app, ["words", "draw", "two", "cards"]).stdout.splitlines() == lines


def test_a_word_belongs_to_the_module_that_has_it_first() -> None:
    known = words.vocabulary()
    assert [known[word][0] for word in ("you", "creatures", "draw", "flying", "creature")] == [
        nouns, nouns, verbs, kinds, kinds,
    ]  # fmt: skip
    for word, (module, value) in known.items():
        assert getattr(module, word) is value


def test_what_cards_of_the_library_share_is_told_too() -> None:
    assert [word for word, (module, _) in words.vocabulary().items() if module is phrases][:3] == [
        "any_spell_or_permanent", "attacked_with", "aura_token",
    ]  # fmt: skip
    lines = words.tell("chapter")
    assert lines[1] == "    from inset.cards.phrases import chapter"
    assert any("chapter(" in line for line in lines[3:])


def test_nearly_every_word_is_used_by_a_card() -> None:
    used = {word for card in words.shortest() for word in card.words}
    assert len([word for word in words.vocabulary() if word not in used]) < len(words.vocabulary()) / 5


def test_every_word_is_listed() -> None:
    listed = " ".join(words.every()).replace(",", " ").split()
    assert set(words.vocabulary()) <= set(listed)


def test_a_word_that_there_is_not() -> None:
    with pytest.raises(InsetError, match="did you mean dies"):
        words.tell("dyes")


def test_what_is_not_part_of_a_card_is_reported() -> None:
    with pytest.raises(TypeError, match="'flying' is no ability and no instruction, but str"):
        creature("Odd Bird", "{U}", "Bird", 1, 1, "flying")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Draw is an instruction: on a permanent card it belongs to an ability"):
        creature("Odd Bird", "{U}", "Bird", 1, 1, verbs.draw())
    with pytest.raises(TypeError, match="expected a Card, not 'foo'"):
        add_card("foo")  # type: ignore[arg-type]
