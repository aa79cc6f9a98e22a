"""Rules that are cited for what happens, where more than one could be meant."""

from inset.rules.objects import frames
from tests.harness import cr


@cr("201.4f", "201.4b", "201.4c", "201.4d", "201.4e", "720.5", "722.5")
def test_each_frame_names_the_rule_by_which_the_other_name_is_chosen() -> None:
    assert {row.word: row.named_by for row in frames.TABLE.values()} == {
        "adventure": "201.4f", "omen": "720.5", "prototype": "", "prepare": "722.5", "split": "201.4b", "room": "201.4b",
        "modal": "201.4d", "transform": "201.4d", "meld": "201.4e", "flip": "201.4c",
    }  # fmt: skip
