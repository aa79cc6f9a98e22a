"""The other pages in a real browser: a scenario right and wrong, a card typed and played, a deck with an unreadable card,
a recorded game stepped through and gone on with."""

from __future__ import annotations

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
    expect(found).to_contain_text("It is so")
    expect(found).to_contain_text("Unsummon")
    picture(page, "judge-right")
    check_with_axe(page)
    page.get_by_role("button", name="A wrong answer").click()
    expect(found).to_contain_text("It is not so")
    expect(found).to_contain_text("18")
    picture(page, "judge-wrong")


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
    page.get_by_role("button", name="A word that is not read").click()
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
