"""Every cell of the table of castings that says something matters: blanked, some test of a keyword fails."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from inset.language import keywords as kw
from inset.rules.objects import keyword_casts
from inset.rules.playing import quick_legality
from tests.harness import cr
from tests.rules import (
    test_702_162_converted,
    test_702_cast_otherwise,
    test_702_elsewhere,
    test_702_keywords_in_casting,
    test_702_paid_otherwise,
    test_709_split_cards,
    test_730_merging,
)
from tests.rules.test_frames_table import proofs_in

PROOFS = (
    test_702_162_converted,
    test_702_cast_otherwise,
    test_702_elsewhere,
    test_702_keywords_in_casting,
    test_702_paid_otherwise,
    test_709_split_cards,
    test_730_merging,
)
BLANK: dict[str, Any] = {
    "besides": None,
    "needs": None,
    "fast": False,
    "cut": keyword_casts.NO_CUT,
    "faces": keyword_casts.EACH_WAY,
    "makes": 0,
    "target": None,
    "enters": keyword_casts.AS_USUAL,
}


def cells() -> Iterator[tuple[str, str]]:
    for word, row in keyword_casts.BY_NAME.items():
        for name, blank in BLANK.items():
            if getattr(row, name) != blank:
                yield word, name
        if word != "aftermath":  # it has no cost
            yield word, "priced"


def forget() -> None:
    for kept in (quick_legality._SIGHTS, quick_legality._IN_HAND):
        kept.clear()


def some_fail(proofs: list[Callable[[], None]]) -> bool:
    for proof in proofs:
        try:
            proof()
        except Exception:
            return True
    return False


@cr("118.9", "601.3", "702.1")
@pytest.mark.parametrize(("word", "name"), list(cells()))
def test_a_blanked_cell_fails_a_test(word: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    row = keyword_casts.TABLE[kw.KEYWORD_BIT[word]]
    monkeypatch.setattr(row, name, not row.priced if name == "priced" else BLANK[name])
    forget()
    try:
        assert some_fail([proof for module in PROOFS for proof in proofs_in(module)]), (
            f"nothing notices {name} of {word}"
        )
    finally:
        forget()
