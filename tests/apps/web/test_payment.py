"""The page shows what a spell will be paid with before it is cast, and it can be paid by hand instead."""

from collections.abc import Mapping
from typing import Any

from inset.apps.web import payment
from inset.game import Game
from tests.apps.web.test_service import Page


def page_with(position: Mapping[str, Any]) -> Page:
    """A page at a table with this position; a bot has the other seat."""
    page = Page()
    page.ask("load", record=Game.from_position(position, paying=True).record())
    return page


ELVES = {"Ann": {"hand": ["Grizzly Bears"], "battlefield": ["Forest", "Llanowar Elves"]}, "Bob": {}}


def test_an_option_says_what_pays_for_it() -> None:
    page = page_with(ELVES)
    options = {option["text"]: option.get("pays", "") for option in page.state["question"]["options"]}
    assert options["Cast Grizzly Bears {1}{G}"] == "Forest, Llanowar Elves"
    assert options["Pass"] == ""


def test_the_plan_is_what_is_then_paid() -> None:
    page = page_with({"Ann": {"hand": ["2 Shock"], "battlefield": ["3 Mountain", "Island"]}, "Bob": {}})
    told = next(row["pays"] for row in page.state["question"]["options"] if row["text"].startswith("Cast"))
    page.pick("Cast Shock {R}")
    page.pick("Bob")
    tapped = [card["name"] for card in page.state["board"]["battlefield"] if card.get("tapped")]
    assert told == "Mountain" and tapped == ["Mountain"]


def test_a_number_that_is_not_chosen_yet_foretells_nothing() -> None:
    game = Game.from_position(
        {"Ann": {"hand": ["Stream of Life"], "battlefield": ["4 Forest"]}, "Bob": {}}, paying=True
    )
    option = next(each for each in game.options if each.text.startswith("Cast"))
    assert payment.plan(game, option.answer) == ""


def test_a_spell_is_paid_by_hand_once_and_the_next_by_the_plan() -> None:
    page = page_with({"Ann": {"hand": ["2 Shock"], "battlefield": ["Mountain", "Mountain"]}, "Bob": {"life": 20}})
    shock = next(row["n"] for row in page.state["question"]["options"] if row["text"].startswith("Cast"))
    page.ask("pick", at=page.state["at"], n=shock, by_hand=True)
    page.pick("Bob")
    question = page.state["question"]
    assert question["kind"] == "pay"
    assert question["main"]["title"] == "Pay {R}" and question["main"]["detail"] == "Mountain"
    page.pick("Mountain for {R}")
    page.ask("pick", at=page.state["at"], n=0)
    assert page.state["paying"] is True
    page.pick("Cast Shock {R}")
    page.pick("Bob")
    assert page.state["question"]["kind"] == "priority"
    assert page.state["board"]["players"][1]["life"] == 16
    assert Game.replay(page.game.record()).fingerprint() == page.game.fingerprint()


def test_taking_back_a_payment_by_hand_brings_the_plan_back() -> None:
    page = page_with(ELVES)
    n = next(row["n"] for row in page.state["question"]["options"] if row["text"].startswith("Cast"))
    page.ask("pick", at=page.state["at"], n=n, by_hand=True)
    assert page.state["question"]["kind"] == "pay"
    page.ask("undo")
    assert page.state["question"]["kind"] == "priority"
    page.pick("Cast Grizzly Bears {1}{G}")
    assert page.state["question"] is None or page.state["question"]["kind"] == "priority"
