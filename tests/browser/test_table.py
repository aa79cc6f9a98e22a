"""The table in a real browser: whole games, adventures, undo, four seats, two pages, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from inset.game import Game
from tests.browser.player import answer, open_table, open_trial, picture, play_to_the_end, play_until, saved, settled

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NewPage = Callable[..., Page]


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_whole_game_and_its_record(new_page: NewPage, address: str, keyboard: bool) -> None:
    page = new_page()
    open_table(page, address)
    play_to_the_end(page, keyboard)
    picture(page, f"end-{'keyboard' if keyboard else 'mouse'}")
    record, fingerprint = saved(page)
    game = Game.replay(record)
    assert game.outcome is not None and game.answers > 20  # the cards are drawn by chance: so are the picks on the page
    assert game.fingerprint() == fingerprint


def test_an_adventurer_is_two_clear_choices_and_is_cast_from_exile_later(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_trial(page, address)
    page.locator(".hand").get_by_role("button", name="Ember Guide").first.click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Cast Ember Guide")).to_be_enabled()
    expect(menu.get_by_role("button", name="Cast Quick Scorch")).to_be_enabled()
    picture(page, "adventure-menu")
    menu.get_by_role("button", name="Cast Quick Scorch").click()
    settled(page)
    page.get_by_role("button", name="Bob, 20 life").click()
    settled(page)
    expect(page.locator(".beside figcaption").first).to_have_text("on an adventure: you may play it")
    expect(page.get_by_role("button", name="Bob, 18 life")).to_be_visible()
    picture(page, "on-an-adventure")
    page.locator(".beside [data-card]").first.click()
    expect(
        menu.get_by_role("button", name="Cast Quick Scorch")
    ).to_be_disabled()  # 715.3d: not as an Adventure this way
    menu.get_by_role("button", name="Cast Ember Guide from exile").click()
    settled(page)
    expect(page.get_by_role("log")).to_contain_text("cast Ember Guide from exile")
    expect(page.get_by_role("region", name="Your side").get_by_role("button", name="Ember Guide")).to_be_visible()


def test_a_permanent_and_a_cost_are_explained_by_mouse_and_by_keyboard(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_trial(page, address)
    check_explanations(page)


def check_explanations(page: Page) -> None:
    """A permanent by a right click and by E, the ways of a card with their costs from the option's own button."""
    menu = page.get_by_role("dialog")
    angel = page.get_by_role("region", name="Bob's side").get_by_role("button", name="Serra Angel")
    angel.click(button="right")
    expect(menu.get_by_role("group", name="Why it is this way")).to_contain_text("As printed")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    angel.focus()
    page.keyboard.press("e")
    expect(menu.get_by_role("group", name="Why it is this way")).to_contain_text("Serra Angel")
    picture(page, "explained")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Explain: Cast Ember Guide").click()
    expect(menu).to_contain_text("Paid with Plains, Mountain")
    page.keyboard.press("e")
    expect(menu.get_by_role("group", name="Why it is this way").last).to_contain_text("mana cost")
    page.keyboard.press("Escape")


def test_the_plan_is_shown_and_a_spell_is_paid_by_hand_instead(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_trial(page, address)
    expect(page.locator("[data-option='1']")).to_contain_text("paid with Plains, Mountain")
    page.locator(".hand [data-card]").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Pay by hand").first.click()
    settled(page)
    expect(page.locator("[data-main]")).to_contain_text("Plains, Mountain")
    picture(page, "paying")
    mine = page.get_by_role("region", name="Your side")
    mine.get_by_role("button", name="Forest").first.click()
    settled(page)
    expect(page.locator("[data-main]")).to_contain_text("Mountain")
    page.locator("[data-main]").click()
    settled(page)
    expect(mine.get_by_role("button", name=re.compile("Forest.*tapped"))).to_have_count(1)
    expect(mine.get_by_role("button", name=re.compile("Plains.*tapped"))).to_have_count(0)


def test_undo_takes_back_pick_by_pick(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_trial(page, address)
    hand = page.locator(".hand [data-card]")
    before = hand.count()
    page.locator(".hand").get_by_role("button", name="you may pick it").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Cast Ember Guide").click()
    settled(page)
    expect(hand).to_have_count(before - 1)
    for _ in range(4):  # a spell may have asked for targets
        if hand.count() < before:
            page.keyboard.press("z")
            settled(page)
            page.wait_for_timeout(50)
    expect(hand).to_have_count(before)


def test_commander_with_four_seats(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_table(page, address, Format="commander", Seats="4")
    for _ in range(14):
        answer(page)
    settled(page)
    picture(page, "commander")
    for name in ("Bob", "Carol", "Dave"):
        expect(page.get_by_role("region", name=f"{name}'s side")).to_be_visible()


def test_a_prototype_is_offered_beside_the_card_and_is_small(new_page: NewPage, address: str) -> None:
    page = new_page()
    for _ in range(5):  # in some games no prototype is drawn
        page.goto(address)
        page.evaluate("sessionStorage.clear()")
        page.reload()
        page.wait_for_selector("form.start")
        page.locator("fieldset", has_text="You").get_by_label("Deck").select_option("skies")
        page.get_by_label("Player").select_option("random")
        page.get_by_role("button", name="Shuffle and draw").click()
        page.wait_for_selector(".hand [data-card]")
        if play_until(page, "Cast .* as prototype"):
            break
    words = page.locator("[data-option]", has_text="as prototype").first.inner_text()
    name = words.split("Cast ")[1].split(" as prototype")[0]
    page.locator(".hand").get_by_role("button", name=name).first.click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name=f"Cast {name} as prototype")).to_be_enabled()
    picture(page, "prototype-menu")
    menu.get_by_role("button", name=f"Cast {name} as prototype").click()
    settled(page)
    for _ in range(6):
        if page.get_by_role("region", name="Your side").get_by_role("button", name=f"{name} (prototype)").count():
            break
        answer(page)
        settled(page)
    expect(page.get_by_role("log")).to_contain_text(f"cast {name} as prototype")


def test_two_people_at_one_screen_have_a_curtain_between_them(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    page.wait_for_selector("form.start")
    page.get_by_label("Player").select_option("person")
    page.get_by_role("button", name="Shuffle and draw").click()
    page.wait_for_selector(".hand [data-card]")
    first = page.locator(".hand [data-card]").first.get_attribute("data-card")
    page.get_by_role("button", name="Keep this hand").click()
    curtain = page.get_by_role("button", name="show my cards")
    expect(curtain).to_be_visible()
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    picture(page, "curtain")
    curtain.click()
    expect(page.locator(".hand [data-card]").first).not_to_have_attribute("data-card", str(first))


def test_an_invited_guest_plays_the_other_seat(new_page: NewPage, address: str) -> None:
    host, guest = new_page(), new_page()
    host.goto(address)
    host.wait_for_selector("form.start")
    host.get_by_label("Player").select_option("guest")
    host.get_by_role("button", name="Shuffle and draw").click()
    host.wait_for_selector(".hand [data-card]")
    host.get_by_role("button", name="Help").click()
    guest.goto(host.get_by_label("Link for seat 2").input_value())
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    guest.wait_for_selector(".hand [data-card]")
    mine = {card.get_attribute("data-card") for card in guest.locator(".hand [data-card]").all()}
    assert not mine & {card.get_attribute("data-card") for card in host.locator(".hand [data-card]").all()}
    for _ in range(10):
        for page in (host, guest):
            if page.locator("[data-main]").count():
                answer(page)
                page.wait_for_timeout(80)
    expect(guest.get_by_role("log")).to_contain_text("Ann keeps")


def test_a_reload_comes_back_to_the_same_game(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_table(page, address)
    for _ in range(6):
        answer(page)
    settled(page)
    before = page.locator(".hand [data-card] .unseen").all_inner_texts()
    page.reload()
    page.wait_for_selector(".hand [data-card]")
    settled(page)
    assert page.locator(".hand [data-card] .unseen").all_inner_texts() == before


def test_the_opponents_turn_is_watched_and_can_be_skipped(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.add_init_script("localStorage.setItem('inset.pace', 'slow')")
    open_table(page, address)
    page.get_by_role("button", name="Keep this hand").click()
    page.wait_for_timeout(100)
    if page.get_by_role("button", name="Skip ahead").count() == 0:
        page.get_by_role("button", name="Until something happens").click()
    skip = page.get_by_role("button", name="Skip ahead")
    expect(skip).to_be_visible()
    page.keyboard.press("Space")
    expect(skip).to_have_count(0)


def test_a_card_is_found_by_its_name_and_its_ways_are_asked_for_by_keys(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_table(page, address)
    answer(page)
    settled(page)
    name = page.locator(".hand [data-card] .unseen").last.inner_text().split(",")[0]
    page.keyboard.press("/")
    page.get_by_label("Find a card").fill(name.split(" //")[0])
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]:focus .unseen")).to_contain_text(name.split(" //")[0])
    picture(page, "zoom")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(name.split(" //")[0])
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-nav]:focus")).to_have_count(1)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_fault(new_page: NewPage, address: str, theme: str) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('inset.theme', '{theme}')")
    page.goto(address)
    page.wait_for_selector("form.start")
    check_with_axe(page)
    open_table(page, address)
    for _ in range(12):
        answer(page)
    settled(page)
    picture(page, f"table-{theme}")
    check_with_axe(page)


def test_the_question_is_a_few_stops_of_the_tab_key_after_the_log(new_page: NewPage, address: str) -> None:
    page = new_page()
    open_table(page, address)
    for _ in range(20):
        answer(page)
    settled(page)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("log").locator("button:focus")).to_have_count(1)
    page.keyboard.press("l")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.locator("[aria-label='The question'] :focus").count():
            return
    raise AssertionError("the question is not reached")


def check_with_axe(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        (one["id"], [node["target"] for node in one["nodes"]][:3], one["help"])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


def test_everything_can_be_reached_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(390, 844)
    open_table(page, address)
    for _ in range(14):
        answer(page)
    settled(page)
    picture(page, "phone")
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 844 + 1
    covered = page.evaluate(
        "() => [...document.querySelectorAll('.hand [data-card]')].filter((card) => {"
        " const at = card.getBoundingClientRect(); const x = at.left + at.width / 2;"
        " return x < innerWidth && !card.contains(document.elementFromPoint(x, at.top + at.height / 2)); }).length"
    )
    assert covered == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    edge = page.locator(".rail").bounding_box()
    assert edge is not None
    lowest = "() => Math.max(0, ...[...document.querySelectorAll('.arrow')].map((each) => each.getBoundingClientRect().bottom))"
    assert (
        page.evaluate(lowest) <= edge["y"] + 2 or page.locator(".stack").count()
    )  # no arrow crosses the question or the hand
