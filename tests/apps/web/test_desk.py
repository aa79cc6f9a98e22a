"""The desk: cards, rules, a card typed by hand, a scenario, a deck list."""

from inset.apps.web import desk
from inset.decklists import decks as library

ADVENTURE = """Ember Guide {1}{R}
Creature — Human Scout
Haste
2/1
//
Quick Scorch {R}
Instant — Adventure
Quick Scorch deals 2 damage to any target.
"""


def test_a_typed_card_is_understood_and_drawn() -> None:
    found = desk.compile_text(ADVENTURE)
    [made] = found["cards"]
    assert found["problem"] is None
    assert made["playable"]
    assert made["svg"].startswith("<svg ")
    assert [face["name"] for face in made["faces"]] == ["Ember Guide", "Quick Scorch"]


def test_reading_stops_at_the_word_that_is_not_understood() -> None:
    [made] = desk.compile_text("Spark {R}\nInstant\nSpark deals 1 damage to any tarrget.")["cards"]
    assert not made["playable"]
    [block] = made["faces"][0]["blocks"]
    assert block["text"][block["at"] :].startswith("tarrget")
    assert "target" in block["expected"]


def test_a_card_that_is_not_read_yet_is_drawn_as_typed() -> None:
    [made] = desk.compile_text("Spark Ox {1}{R}\nLegendary Creature — Ox\nFlyingg\n2/2")["cards"]
    assert "Flyingg" in made["svg"]
    assert "2/2" in made["svg"]
    [made] = desk.compile_text("Spark {Q9}\nInstant\nBlah.")["cards"]
    assert made["svg"] == ""


def test_words_of_a_scenario_are_completed() -> None:
    assert desk.completions("cas")[0] == "cast:"
    assert "Bonecrusher Giant" in desk.completions("bonec")
    assert "Stomp" in desk.completions("stom")
    assert desk.completions("  ") == []


def test_a_text_that_is_not_a_card_says_why() -> None:
    assert "type line" in desk.compile_text("Spark")["problem"]["message"]
    assert desk.compile_text("")["problem"]["message"].startswith("the text contains no card")


def test_a_scenario_right_and_one_wrong() -> None:
    text = """
- scenario: a-shock-for-two
  title: A shock takes two
  rules: ["120.3a"]
  family: general
  basis: official
  source: the rules
  players:
    Ann: {hand: [Shock], battlefield: [Mountain]}
    Bob: {}
  steps:
    - {cast: Shock, by: Ann, targets: [Bob]}
    - resolve
    - expect:
      - {life: {Bob: LIFE}}
"""
    right = desk.judge(text.replace("LIFE", "18"))
    assert right["errors"] == [], right["errors"]
    assert [result["status"] for result in right["results"]] == ["passed"]
    assert any("Shock" in line for line in right["results"][0]["story"])
    [wrong] = desk.judge(text.replace("LIFE", "20"))["results"]
    assert wrong["status"] == "failed"
    assert wrong["line"] is not None


def test_an_error_of_a_scenario_has_its_place() -> None:
    [first, *_] = desk.judge("scenario: x\ntitel: y\n")["errors"]
    assert first["line"] == 2
    assert "title" in first["message"]


def test_a_deck_list_with_an_unknown_card_says_which() -> None:
    found = desk.deck("4 Shock\n2 Shokc\n20 Mountain\n\nSideboard\n1 Opt", "")
    assert [row["name"] for row in found["rows"] if row["problem"]] == ["Shokc"]
    assert found["size"] == 26
    assert found["curve"][1] == 4


def test_a_deck_is_simulated_game_by_game() -> None:
    won = desk.simulate(str(library.deck("fables")), "skies", "duel", 1)
    assert won["winners"] in ([0], [1])
    assert won["turn"] > 3
    assert desk.simulate(str(library.deck("fables")), "skies", "duel", 1) == won


def test_a_deck_against_its_format_says_why() -> None:
    found = desk.deck("5 Shock\n20 Mountain", "duel")
    assert any("60" in one["message"] for one in found["violations"])
    assert desk.deck("<?xml", "")["problem"]["message"]


def test_cards_are_found_by_name_kind_and_text() -> None:
    assert desk.search("stomp", 0)["cards"][0]["name"] == "Bonecrusher Giant // Stomp"
    assert desk.search("omen dragon", 0)["count"] > 3
    assert desk.search("no such card at all", 0) == {"count": 0, "cards": []}


def test_a_rule_is_told_in_insets_own_words() -> None:
    found = desk.rule("715.3d")
    assert found["what"]
    assert found["count"] > 3
