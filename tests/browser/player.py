"""Somebody at the page: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

MOST_PICKS = 600


def open_table(page: Page, address: str, **choices: str) -> None:
    """A new game, by the form."""
    page.goto(address)
    page.wait_for_selector("form.start")
    for label, value in choices.items():
        page.get_by_label(label).first.select_option(value)
    page.get_by_role("button", name="Shuffle and draw").click()
    page.wait_for_selector(".hand [data-card]")


def open_trial(page: Page, address: str) -> None:
    """A table with two copies of the studio's adventurer in hand, and lands to cast them: the same in every run."""
    page.goto(f"{address}#/studio")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(".table .hand [data-card]")
    settled(page)


def settled(page: Page) -> None:
    """Waits until the page has an answer to what was last asked."""
    page.wait_for_selector(".table[data-busy='false']")


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="New game").count() > 0


def answer(page: Page, keyboard: bool = False) -> bool:
    """Answers whatever is asked: the first option in words, all attackers, or the main button. False at the end."""
    settled(page)
    if is_over(page):
        return False
    everybody = page.get_by_role("button", name="All of them")
    if page.locator("[data-option='1']").count() and not page.get_by_role("button", name="Mulligan").count():
        if keyboard:
            page.keyboard.press("1")
        else:
            page.locator("[data-option='1']").click()
    else:
        if everybody.count():
            everybody.click() if not keyboard else page.keyboard.press("a")
        if keyboard:
            page.keyboard.press("Space")
        else:
            page.locator("[data-main]").click()
    return True


def play_to_the_end(page: Page, keyboard: bool = False) -> int:
    """Plays until the game is over; returns how many answers it took."""
    for count in range(MOST_PICKS):
        if not answer(page, keyboard):
            return count
    raise AssertionError(f"the game is not over after {MOST_PICKS} answers")


def play_until(page: Page, text: str) -> bool:
    """Plays until an option in words begins with this; False if the game ends before."""
    for _ in range(MOST_PICKS):
        settled(page)
        if page.locator("[data-option]", has_text=re.compile(rf"^\s*\d?\s*{text}")).count():
            return True
        if not answer(page):
            return False
    raise AssertionError(f"{text!r} was never on offer")


def saved(page: Page) -> tuple[str, str]:
    """The record that the page saves, and the fingerprint that it shows."""
    page.get_by_role("button", name="Help").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the game").click()
    record = Path(waiting.value.path()).read_text(encoding="utf-8")
    fingerprint = page.locator("[data-fingerprint]")
    expect(fingerprint).not_to_be_empty()
    found = fingerprint.inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    folder = os.environ.get("INSET_RECORDS")
    if folder:  # for the other build: tools/page_records.py
        (Path(folder) / f"{found}.json").write_text(record, encoding="utf-8")
    return record, found


def picture(page: Page, name: str) -> None:
    """A screenshot, if they are wanted."""
    folder = os.environ.get("INSET_SCREENSHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.wait_for_timeout(350)
        page.screenshot(path=Path(folder) / f"{name}.png")
