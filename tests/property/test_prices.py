"""605.3a, 601.2g–h: on random boards of mana abilities with prices, what is listed can be completed in every way, and what can be
cast once mana was made by hand is listed before. (But for what comes into being as mana is made: adr/0014.)"""

from __future__ import annotations

import os
from typing import Any, Final

from hypothesis import HealthCheck, example, given, settings, strategies as some

from inset.game import Game
from inset.language.abilities import AdditionalCost
from inset.language.card import Card
from inset.language.costs import TapOthers
from inset.language.words.kinds import instant
from inset.language.words.nouns import artifacts, creatures
from inset.language.words.verbs import discarding, gain_life, pay_life, sacrificing
from tests.harness import Scene
from tests.harness.cards import BEAR

TREASURE: Final = {"card": "Treasure", "token": True}
FOOD: Final = {"card": "Food", "token": True}
LEGEND: Final = "The Cabbage Merchant"
PERMANENTS: Final[tuple[Any, ...]] = (
    "Ashnod's Altar", "Phyrexian Altar", "Krark-Clan Ironworks", "Springleaf Drum", "Heritage Druid", "Skirk Prospector",
    "Blood Pet", "Bog Initiate", "Treasonous Ogre", "Skirge Familiar", "Priest of Yawgmoth", "Gilded Goose",
    LEGEND, "Aether Hub", "Holdout Settlement", "Transmogrant Altar", "Llanowar Elves",
    "Swamp", BEAR, TREASURE, FOOD,
)  # fmt: skip
PRICES: Final = ("{2}", "{3}", "{B}", "{1}{B}", "{B}{G}", "{R}{R}", "{2}{U}", "{4}", "{2}{B}{B}")
MORE: Final = (None, sacrificing(creatures), sacrificing(artifacts), TapOthers(creatures), discarding(), pay_life(2))
MOST: Final = 300  # states looked at
EXAMPLES: Final = int(os.environ.get("INSET_EXAMPLES", "15"))


def scene_of(permanents: list[Any], rite: Card, cards: int, life: int, **more: Any) -> Scene:
    mine = {
        "life": life,
        "counters": {"energy": 1},
        "mana": "",
        "hand": [rite, *["Plains"] * cards],
        "graveyard": ["Forest"],
    }
    return Scene({**mine, "battlefield": permanents}, passing=False, **more)


def rites(game: Game) -> list[Any]:
    return [option for option in game.options if option.text.startswith("Cast Rite")]


def try_all(game: Game) -> None:
    """Takes every way until the next priority: each leads to the spell on the stack."""
    todo = [game]
    for _ in range(MOST):
        if not todo:
            return
        now = todo.pop()
        for option in now.options:
            then = now.copy()
            then.choose(option)
            if then.decision is not None and then.decision.kind == "priority":
                assert then.state.stack, "it was reversed"
            else:
                todo.append(then)


def castable_by_hand(game: Game) -> bool:
    """Is there a sequence of mana abilities after which the spell is listed?"""
    todo, seen = [game], {game.fingerprint()}
    for _ in range(MOST):
        if not todo:
            return False
        now = todo.pop()
        if now.decision is None:
            continue  # life was paid down to 0
        waiting = now.decision.kind != "priority"
        if not waiting and rites(now):
            return True
        for option in now.options:
            if waiting or (": " in option.text and "Add" in option.text):
                then = now.copy()
                then.choose(option)
                if (mark := then.fingerprint()) not in seen:
                    seen.add(mark)
                    todo.append(then)
    return False


@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    some.lists(some.sampled_from(PERMANENTS), min_size=1, max_size=5).filter(lambda row: row.count(LEGEND) < 2),
    some.sampled_from(PRICES), some.sampled_from(MORE),
    some.integers(0, 2), some.integers(1, 7),
)  # fmt: skip
@example(
    ["Skirk Prospector", "Heritage Druid", "Springleaf Drum", "Skirk Prospector"], "{3}", TapOthers(creatures), 0, 5
)
def test_listed_and_takeable(permanents: list[Any], price: str, more: Any, cards: int, life: int) -> None:
    extra = () if more is None else (AdditionalCost(more),)
    rite = instant("Rite", price, *extra, gain_life(1))
    scene = scene_of(permanents, rite, cards, life, paying=False, mana=True)
    listed = rites(scene.game)
    if listed:
        game = scene.game.copy()
        game.choose(listed[0])
        try_all(game)
        return
    assert not castable_by_hand(scene_of(permanents, rite, cards, life, paying=False, mana=False).game)
