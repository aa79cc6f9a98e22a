"""500 seeded bad inputs are accepted or refused, and nothing else happens (tools/attack.py); a long run takes a million."""

from random import Random

import pytest

from inset.data import own_cards
from tools import attack


@pytest.mark.parametrize("first", range(0, 500, 100))
def test_bad_inputs_are_taken_or_refused(first: int) -> None:
    found = [attack.attack(number) for number in range(first, first + 100)]
    assert [one for one in found if one not in ("taken", "refused")] == []
    assert 10 < found.count("refused") < 100


def test_another_error_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise KeyError(text)

    monkeypatch.setattr(own_cards, "read", broken)
    number = attack.ATTACKS.index(attack.attack_typed_card)
    assert "KeyError" in attack.attack(number)


def test_an_input_that_takes_too_long_is_noticed() -> None:
    assert "took" in attack.attack(0, seconds=0.0)


def test_the_same_number_makes_the_same_input() -> None:
    assert attack.damaged(attack.DECK, Random(7)) == attack.damaged(attack.DECK, Random(7)) != attack.DECK
