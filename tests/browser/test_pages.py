"""The other pages in a real browser: a scenario right and wrong, a card typed and played, a deck with an unreadable card,
a recorded game stepped through and continued."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from inset.agents import make, play
from inset.game import Game
from tests.browser.player import answer, open_table, picture, settled
from tests.browser.test_table import check_with_axe

NewPage = Callable[..., Page]


def test_a_scenario_judged_right_and_one_wrong(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/judge")
    found = page.get_by_label("What the judge says")
    expect(found).to_contain_text("That's right")
    expect(found).to_contain_text("Unsummon")
    picture(page, "judge-right")
    check_with_axe(page)
    page.get_by_role("button", name="A wrong answer").click()
    expect(found).to_contain_text("That's wrong")
    expect(found).to_contain_text("18")
    picture(page, "judge-wrong")


def test_the_story_has_layers_and_replacements_and_its_rules_open(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/judge")
    page.get_by_role("button", name="Layers and a replacement").click()
    found = page.get_by_label("What the judge says")
    expect(found.locator(".because").first).to_contain_text("Humility sets 1")
    expect(found.locator(".replaced").first).to_contain_text("will be exiled instead")
    found.get_by_role("button", name="rule 614.6").first.click()
    expect(found).to_contain_text("tests and scenarios prove it")
    picture(page, "judge-layers")
    check_with_axe(page)


def test_a_position_is_laid_out_by_mouse_and_by_keyboard(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/judge")
    area = page.get_by_label("The scenario")
    area.fill("")
    page.get_by_text("Lay out the position").click()
    page.get_by_label("Find a card to put down").fill("grizzly bears")
    card = page.get_by_label("Cards to put down").get_by_role("button", name="Grizzly Bears")
    battlefield = page.get_by_role("group", name="Ann: battlefield")
    card.drag_to(battlefield)
    expect(area).to_have_value(re.compile(r"Ann: \{battlefield: \[Grizzly Bears\]\}"))
    battlefield.get_by_role("button", name="Grizzly Bears").drag_to(page.get_by_role("group", name="Bob: hand"))
    expect(area).to_have_value(re.compile(r"Bob: \{hand: \[Grizzly Bears\]\}"))
    card.focus()
    page.keyboard.press("Enter")  # without a mouse: picked up, and put down by a button of the zone
    page.get_by_role("button", name="Put Grizzly Bears here: Ann, battlefield").press("Enter")
    mine = battlefield.get_by_role("button", name="Grizzly Bears", exact=True)
    mine.press("t")
    expect(area).to_have_value(re.compile(r"card: Grizzly Bears, tapped: true"))
    picture(page, "judge-position")
    check_with_axe(page)
    battlefield.get_by_role("button", name="Grizzly Bears (tapped)").press("Delete")
    expect(area).to_have_value(re.compile(r"Ann: \{\}"))


def test_an_error_is_shown_at_its_place_and_words_are_completed(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/judge")
    area = page.get_by_label("The scenario")
    area.fill("- scenario: x\n  titel: y\n")
    expect(page.get_by_role("button", name="Line 2")).to_be_visible()
    page.get_by_role("button", name="Line 2").click()
    area.fill("")
    area.press_sequentially("- {cast: Bonecru")
    expect(page.get_by_label("Complete with")).to_contain_text("Bonecrusher Giant")
    area.press("Tab")
    expect(area).to_have_value("- {cast: Bonecrusher Giant")


def test_a_shared_question_opens_as_it_was(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/judge")
    page.get_by_label("The scenario").fill("# a question for Ann: ¿qué?\n")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("A link to this question").input_value()
    other = new_page()
    other.goto(link)
    expect(other.get_by_label("The scenario")).to_have_value("# a question for Ann: ¿qué?\n")


def test_a_card_is_typed_and_played(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/studio")
    expect(page.locator(".pictures svg title").first).to_have_text("Ember Guide // Quick Scorch")
    picture(page, "studio")
    check_with_axe(page)
    page.get_by_role("button", name="A word that can't be read").click()
    expect(page.locator("mark")).to_have_text("tarrget.")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    picture(page, "studio-unread")
    page.get_by_role("button", name="An adventurer").click()
    page.get_by_role("button", name="Play with it", exact=False).click()
    page.wait_for_selector(".hand [data-card]")
    settled(page)
    page.locator(".hand").get_by_role("button", name="Ember Guide").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Quick Scorch").click()
    settled(page)
    page.get_by_role("button", name="Bob, 20 life").click()
    settled(page)
    expect(page.get_by_role("log")).to_contain_text("cast Quick Scorch")


def test_a_deck_is_imported_with_an_unreadable_card_and_then_played(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/cards?part=decks")
    area = page.get_by_label("The deck list")
    area.fill("4 Shock\n4 Lightning Blot\n24 Mountain\n")
    found = page.get_by_label("What the list holds")
    expect(found).to_contain_text("Line 2: Lightning Blot")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    picture(page, "deck-unreadable")
    area.fill("4 Shock\n4 Lightning Bolt\n4 Bonecrusher Giant\n4 Rimrock Knight\n44 Mountain\n")
    expect(found).to_contain_text("It is legal in duel")
    page.get_by_role("button", name="Simulate 20 games").click()
    expect(found).to_contain_text("of 20 won", timeout=60_000)
    picture(page, "deck")
    check_with_axe(page)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_selector(".hand [data-card]")
    for _ in range(4):
        answer(page)


def test_an_imported_deck_with_blanks_is_kept_and_chosen_at_the_table(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/cards?part=decks")
    page.get_by_label("The deck list").fill("4 Abyssal Persecutor\n4 Shock\n52 Mountain\n")
    found = page.get_by_label("What the list holds")
    expect(found).to_contain_text("Line 1: Abyssal Persecutor")
    page.get_by_label("Play with blanks").check()
    expect(found).to_contain_text("It is legal in duel, with blanks")
    page.get_by_label("Name").fill("My burn")
    page.get_by_role("button", name="Keep it").click()
    expect(found).to_contain_text("My burn is kept")
    picture(page, "deck-kept")
    page.get_by_role("link", name="Table", exact=True).click()
    mine = page.locator("fieldset", has_text="You").get_by_label("Deck")
    mine.select_option(label="My burn · with blanks")
    picture(page, "start-own")
    page.get_by_role("button", name="Shuffle and draw").click()
    page.wait_for_selector(".hand [data-card]")
    expect(page.get_by_text("My burn")).to_be_visible()
    for _ in range(4):
        answer(page)


CARDS = [
    {
        "name": "Dropped Imp", "mana_cost": "{1}{B}", "type_line": "Creature — Imp", "oracle_text": "Flying",
        "power": "1", "toughness": "1", "keywords": ["Flying"],
    },
    {"name": "Dropped Riddle", "mana_cost": "{2}", "type_line": "Artifact", "oracle_text": "Whirr and clank thrice."},
]  # fmt: skip


def test_a_card_file_is_dropped_in_searched_and_played_with(new_page: NewPage, address: str) -> None:
    page = new_page()
    check_a_card_file(page, address)
    picture(page, "file-played")


def check_a_card_file(page: Page, address: str) -> None:
    """A gzipped file of two cards: found by their text, compiled, one refused in words, one in a deck and in hand."""
    page.goto(f"{address}#/cards")
    packed = gzip.compress(json.dumps(CARDS).encode())
    page.get_by_label("More cards").set_input_files({"name": "mine.json.gz", "mimeType": "", "buffer": packed})
    expect(page.get_by_role("group", name="A card file")).to_contain_text("2 cards")
    page.get_by_label("Find cards").fill("clank")
    page.get_by_role("button", name="Dropped Riddle").click()
    shown = page.get_by_role("dialog")
    expect(shown).to_contain_text("Not playable")
    expect(shown.get_by_role("button", name="Play with it")).to_be_disabled()
    picture(page, "file-unread")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_label("The deck list").fill("4 Dropped Imp\n56 Swamp\n")
    expect(page.get_by_label("What the list holds")).to_contain_text("It is legal in duel")
    page.get_by_role("link", name="Cards", exact=True).click()
    page.get_by_label("Find cards").fill("dropped imp")
    page.get_by_role("button", name="Dropped Imp").first.click()
    shown.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(".table .hand [data-card]")
    expect(page.locator(".hand [data-card]").first).to_contain_text("Dropped Imp")


def test_a_game_is_shared_as_a_link(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_table(page, address)
    for _ in range(8):
        answer(page)
    settled(page)
    page.get_by_role("button", name="Help").click()
    page.get_by_role("button", name="Share the game").click()
    field = page.get_by_label("A link to this game")
    expect(field).to_be_visible()
    other = new_page()
    other.goto(field.input_value())
    expect(other.get_by_label("Place in the game")).to_have_value("0")


def test_a_line_of_the_log_leads_back_to_its_moment(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_table(page, address)
    for _ in range(8):
        answer(page)
    settled(page)
    lines = page.get_by_role("log").locator("p")
    line = lines.filter(has=page.get_by_label("Look back at this moment")).nth(4)
    words = line.inner_text().split("\n")[0].strip()
    line.get_by_label("Look back at this moment").click()
    page.wait_for_selector(".replay")
    expect(page.get_by_role("log").locator("p").last).to_be_visible()
    told = page.get_by_role("log").inner_text()
    assert words.split(" 1")[0][:20] in told
    page.get_by_role("link", name="Table", exact=True).click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()


def test_cards_are_found(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}#/cards")
    page.get_by_label("Find cards").fill("omen dragon")
    expect(page.locator(".grid svg").first).to_be_visible()
    page.wait_for_timeout(400)
    picture(page, "cards")
    page.locator(".grid button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, "card")
    check_with_axe(page)


def test_a_recorded_game_is_stepped_through_and_gone_on_with(new_page: NewPage, address: str, tmp_path: Path) -> None:
    game = play(
        Game.new(["fables", "skies"], seed=1, names=["Ann", "Bob"], paying=True), [make("greedy"), make("greedy")]
    )
    record = tmp_path / "game.json"
    record.write_text(game.record(), encoding="utf-8")
    page = new_page()
    page.goto(f"{address}#/replay")
    page.get_by_label("From a file").set_input_files(record)
    place = page.get_by_label("Place in the game")
    expect(place).to_have_value("0")
    page.keyboard.press("End")
    expect(page.get_by_role("log")).to_contain_text(re.compile("wins? the game"))
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(300)
    picture(page, "replay")
    check_with_axe(page)
    mine = page.locator(".hand [data-card] .unseen").all_inner_texts()
    page.get_by_label("Eyes of").select_option("1")
    page.wait_for_timeout(300)
    assert page.locator(".hand [data-card] .unseen").all_inner_texts() != mine
    picture(page, "replay-other-eyes")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_selector(".table")
    for _ in range(3):
        answer(page)


def test_no_page_is_wider_than_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(390, 844)
    for name in ("table", "replay", "judge", "studio", "cards", "cards?part=decks"):
        page.goto(f"{address}#/{name}")
        page.reload()
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        picture(page, f"phone-{name.replace('?part=', '-')}")
        wide = page.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.querySelector('main').scrollWidth)"
        )
        assert wide <= 390, name
