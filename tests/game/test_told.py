"""What options, logs and rules texts say where it is easily left unsaid."""

from pathlib import Path

from inset import Game
from inset.cards import all_cards
from inset.data.scryfall import CardRecord
from inset.judge.format.reader import read_path
from inset.judge.run.runner import run
from inset.oracle.compile import compile_card
from tests.harness import cr


@cr("701.26a")
def test_the_log_tells_what_an_effect_taps_and_not_what_a_cost_does() -> None:
    game = Game.from_position(
        {"A": {"hand": ["Fire // Ice"], "battlefield": ["2 Island"]}, "B": {"battlefield": ["Serra Angel"]}}
    )
    game.choose(game.options.find("Cast Ice"))
    while game.decision is not None and (game.decision.kind != "priority" or game.state.stack):
        wanted = "Serra Angel" if game.decision.kind == "target" else None
        game.choose(game.options.find(wanted) if wanted else game.options[0])
    assert [line for line in game.log if "tapped" in line] == ["Serra Angel becomes tapped [701.26a]"]


@cr("704.5n")
def test_the_log_tells_that_equipment_becomes_unattached() -> None:
    bears = ["Grizzly Bears", {"card": "Bonesplitter", "attached_to": "Grizzly Bears"}]
    game = Game.from_position({"A": {"hand": ["Shock"], "battlefield": ["Mountain", *bears]}, "B": {}})
    for word in ("Cast Shock", "Grizzly Bears", "Pay", "Pass", "Pass"):
        game.choose(game.options.find(word))
    assert "Bonesplitter becomes unattached [704.5n]" in game.log


@cr("608.2c")
def test_a_group_that_is_kept_in_mind_has_words_where_it_is_used() -> None:
    record = CardRecord(
        "Rouse", type_line="Sorcery", mana_cost="{W}",
        oracle_text="Untap all creatures you control. Those creatures gain flying until end of turn.",
    )  # fmt: skip
    card = compile_card(record).card
    assert card is not None
    assert card.text() == "Untap all creatures you control. They gain flying until end of turn."


def test_no_rules_text_has_an_empty_sentence() -> None:
    for card in all_cards():
        assert not any(line.startswith(".") or " . " in line or ".." in line for line in card.text().splitlines())


@cr("601.3", "611.2")
def test_a_free_spell_says_whose_effect_lets_it_be_cast() -> None:
    scenarios = read_path(Path(__file__).parents[1] / "scenarios" / "715_3_casting_adventures.yaml")
    free = next(one for one in scenarios if one.name == "adventure-fallen-shinobi-opponents-card-free")
    story = "\n".join(run(free, explain=True).story)
    assert "Cast Treats to Share {0} for free (Fallen Shinobi) from exile" in story
    assert "something" not in story
