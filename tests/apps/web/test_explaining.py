"""Why a permanent is the way it is and why an option costs what it costs, for one seat and in messages."""

from inset.game import Game
from tests.apps.web.test_payment import page_with

ANGEL = {
    "Ann": {"hand": ["Divination"], "battlefield": ["Serra Angel", "Glorious Anthem", "Humility", "6 Island"]},
    "Bob": {"hand": ["Opt"], "battlefield": ["Sphere of Resistance", {"card": "Grizzly Bears", "face_down": True}]},
}


def test_a_permanent_is_explained_layer_by_layer() -> None:
    page = page_with(ANGEL)
    angel = next(card["id"] for card in page.state["board"]["battlefield"] if card.get("name") == "Serra Angel")
    rows = {row["what"]: row for row in page.ask("explain", card=angel)["rows"]}
    assert rows["power"]["value"] == "2"
    assert [(step["layer"], step["source"], step["rule"]) for step in rows["power"]["steps"]] == [
        ("", "", "613.1"),
        ("7b", "Humility", "613.4b"),
        ("7c", "Glorious Anthem", "613.4c"),
    ]


def test_a_cost_is_explained_at_the_option_and_at_the_way_that_is_not_open() -> None:
    page = page_with(ANGEL)
    option = next(row for row in page.state["question"]["options"] if row["text"].startswith("Cast Divination"))
    steps = page.ask("explain", at=page.state["at"], n=option["n"])["rows"][0]["steps"]
    assert [step["source"] for step in steps] == ["", "Sphere of Resistance"]
    poor = {"Ann": {"hand": ["Divination"]}, "Bob": {"battlefield": ["Sphere of Resistance"]}}
    page = page_with(poor)
    card = page.state["board"]["players"][0]["hand"][0]["id"]
    (way,) = page.ask("ways", card=card)["ways"]
    assert way["n"] is None and way["why"][0]["value"] == "{3}{U}"


def test_nothing_hidden_is_explained() -> None:
    page = page_with(ANGEL)
    hidden = next(obj for obj in page.game.state.objs.values() if obj.definition.name == "Opt")
    assert "is visible" in page.refused("explain", card=hidden.id)
    bear = next(obj for obj in page.game.state.objs.values() if obj.definition.name == "Grizzly Bears")
    assert "Grizzly" not in str(page.ask("explain", card=bear.id))


def test_a_card_of_a_recorded_game_is_explained_through_somebodys_eyes() -> None:
    page = page_with(ANGEL)
    page.ask("replay", record=Game.from_position(ANGEL).record())
    found = page.ask("place", place=0, eyes=1)
    angel = next(card["id"] for card in found["board"]["battlefield"] if card.get("name") == "Serra Angel")
    assert page.ask("explain", card=angel, eyes=1)["about"].startswith("Serra Angel")
    assert "no seat" in page.refused("explain", card=angel, eyes=7)
