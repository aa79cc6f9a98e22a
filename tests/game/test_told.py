"""What options, logs and rules texts say where it is easily left out."""

from pathlib import Path

import pytest

from inset import Game
from inset.cards import all_cards
from inset.data.scryfall import CardRecord
from inset.judge.format.reader import read_path
from inset.judge.run.runner import run
from inset.oracle.compile import compile_card
from tests.harness import PLENTY, cr
from tests.harness.games import texts


@cr("701.26a")
def test_the_log_says_what_an_effect_taps_and_not_what_a_cost_does() -> None:
    game = Game.from_position(
        {"A": {"hand": ["Fire // Ice"], "battlefield": ["2 Island"]}, "B": {"battlefield": ["Serra Angel"]}}
    )
    game.choose(game.options.find("Cast Ice"))
    while game.decision is not None and (game.decision.kind != "priority" or game.state.stack):
        wanted = "Serra Angel" if game.decision.kind == "target" else None
        game.choose(game.options.find(wanted) if wanted else game.options[0])
    assert [line for line in game.log if "tapped" in line] == ["Serra Angel becomes tapped [701.26a]"]


@cr("704.5n")
def test_the_log_says_that_equipment_becomes_unattached() -> None:
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


@cr("601.2f", "709.3a", "715.3a", "718.3a", "720.3a", "712.11c")
def test_every_option_of_a_card_with_several_sets_of_characteristics_or_x_shows_what_is_paid() -> None:
    """Of a half that half's cost, with what increases and reduces it, never that of the whole card (709.4b)."""
    mine, theirs = (
        ["Grizzly Bears", "Sol Ring", "Glorious Anthem", "Goblin Electromancer"],
        ["Hill Giant", "Panharmonicon"],
    )
    seen = 0
    for card in all_cards():
        if len(card.faces) < 2 and "{X}" not in card.text():
            continue
        for zone in ("hand", "graveyard"):
            row = {zone: [card.full_name], "mana": PLENTY, "battlefield": mine}
            rows = {"A": row, "B": {"battlefield": [*theirs, "Thalia, Guardian of Thraben"], "graveyard": ["Shock"]}}
            game = Game.from_position(rows)
            for option in game.options:
                if option.kind == "cast":
                    paid = str(game.explain(option)["cost"].value).partition(",")[0].partition(" less up to")[0]
                    assert f" {paid}" in option.text, (card.full_name, option.text, paid)
                    seen += 1
    assert seen > 400


@cr("107.3a", "701.67a")
def test_an_x_of_an_additional_cost_is_shown() -> None:
    rows = {"A": {"hand": ["Waterbender's Restoration"], "battlefield": ["3 Island", "Grizzly Bears"]}, "B": {}}
    assert "Cast Waterbender's Restoration {X}{U}{U}, waterbend" in texts(Game.from_position(rows))


@cr("709.4b", "709.3a")
def test_a_half_is_shown_with_its_own_cost_everywhere() -> None:
    game = Game.from_position(
        {"A": {"hand": ["Fire // Ice"], "mana": "{R}{R}{U}{U}"}, "B": {"battlefield": ["Hill Giant"]}}
    )
    assert [option.text for option in game.options] == ["Pass", "Cast Fire {1}{R}", "Cast Ice {1}{U}"]
    assert "Fire {1}{R} // Ice {1}{U}" in str(game)
    assert game.why_not(0, "Fire // Ice") == ["Cast Fire: on offer for {1}{R}", "Cast Ice: on offer for {1}{U}"]
    assert game.explain("Fire // Ice")["mana cost"].value == "{2}{R}{U}"  # the card's, in a hand


@pytest.mark.parametrize(
    ("text", "said"),
    [("Whenever a permanent deals damage to you, return it to its owner's hand.",
      "Whenever a permanent deals damage to you, return it to its owner's hand."),
     ("{T}: You may put a land card from your hand onto the battlefield.",
      "{T}: You may choose a land card in your hand and put it onto the battlefield.")],
)  # fmt: skip
def test_what_was_never_elsewhere_is_put_and_a_permanent_is_not_any_source(text: str, said: str) -> None:
    made = compile_card(CardRecord("Ledger", type_line="Enchantment", mana_cost="{W}", oracle_text=text)).card
    assert made is not None and made.text() == said


def test_several_creatures_each_deal_damage() -> None:
    text = "Up to two target creatures you control each deal damage equal to their power to another target creature."
    made = compile_card(CardRecord("Rush", type_line="Sorcery", mana_cost="{G}", oracle_text=text)).card
    assert made is not None and made.text() == text
