"""Names of printed cards, as sums: those that are in the ledger, and nothing that is near them."""

from pathlib import Path

from inset.data.known_names import FILE, exists, packed

LEDGER = Path(__file__).resolve().parents[2] / "docs" / "generated" / "ledger.tsv"
NAMES = [line.partition("\t")[0] for line in LEDGER.read_text(encoding="utf-8").splitlines()]


def test_every_name_of_the_ledger_is_known_in_any_spelling_of_capitals() -> None:
    assert [name for name in NAMES if not exists(name)] == []
    assert exists("BURST  lightning")
    assert exists("Stomp") and exists("Bonecrusher Giant // Stomp")


def test_names_that_are_no_cards_are_not() -> None:
    wrong = [f"{name} the Misspelt" for name in NAMES[:2000]]
    assert sum(map(exists, wrong)) <= 1


def test_the_file_is_that_of_the_ledger() -> None:
    assert FILE.read_bytes() == packed(NAMES), "python tools/known_names.py"
