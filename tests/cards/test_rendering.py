"""The goal set is rendered as it is printed."""

from pathlib import Path

from tools.rendering import LEAST, WORDS, differences, plain


def test_most_cards_are_rendered_as_printed(shared: Path) -> None:
    counts, found = differences(shared)
    equal, total = (sum(pair[i] for pair in counts.values()) for i in (0, 1))
    assert total == 222
    assert equal / total >= LEAST
    assert [part.name for part in found if part.why == WORDS] == []


def test_what_is_left_out_of_the_comparison() -> None:
    assert plain("This creature deals 2 damage. (It dies.)", "Bear") == "~ deals 2 damage."
    assert plain("Bear deals 2 damage to Bears.", "Bear") == "~ deals 2 damage to Bears."
    assert plain("Draw a card.", "Bear") != plain("Draw two cards.", "Bear")
