"""601.2c, 601.2f, 601.2h: costs that depend on targets: what is offered is what trying every set of targets would offer."""

from collections.abc import Iterator
from typing import Any

import pytest

from inset import Game, cards
from inset.kernel.build import COMPILED
from inset.kernel.mana import parse
from inset.language import abilities as a, filters as f, statics as sta, values as v
from inset.language.card import Card
from inset.language.node import Ability
from inset.language.words.kinds import creature, enchantment, instant, sorcery
from inset.language.words.nouns import ANY_NUMBER, any_target, creatures, each_opponent, spells, target, you
from inset.language.words.verbs import deal, destroy, tap
from inset.rules.playing.target_kinds import Kinds
from tests.harness import cr

OX = creature("Plain Ox", "{3}", "Ox", 3, 3)
GOBLIN = creature("Mean Goblin", "{R}", "Goblin", 1, 1)
PROUD = creature(
    "Proud Lion", "{1}", "Cat", 2, 2, sta.CostChange(spells & f.TargetsSome(f.IsThis()), 2, each_opponent, sign=1)
)
SALE = enchantment("Sale", "{1}", sta.CostChange(spells & f.TargetsSome(f.HasSubtype(("Goblin",))), 1, you))
ALONE = enchantment("Alone", "{1}", sta.CostChange(spells & f.TargetsOnly(creatures), 1, you))


def further(symbols: str = "{1}") -> Ability:
    return a.OwnCost(v.FurtherTargets(), 1, colored=parse(symbols))


SPELLS = (
    sorcery("Strife", "{R}", further("{R}"), tap(target(creatures, ANY_NUMBER, least=0))),
    sorcery("Wide Strife", "{R}", further("{R}"), destroy(target(creatures, 3, least=1))),
    sorcery("Twofold", "{1}{R}", further("{R}"), destroy(target(creatures)), destroy(target(creatures, besides=True))),
    instant("Dart", "{1}{R}", deal(3, any_target())),
    sorcery("Of a Kind", "{R}", further("{R}"), destroy(target(creatures, 3, least=0, group=a.SAME_CONTROLLER))),
)  # fmt: skip
CARDS: tuple[Card, ...] = (OX, GOBLIN, PROUD, SALE, ALONE, *SPELLS)


@pytest.fixture(autouse=True)
def with_cards() -> Iterator[None]:
    cards.add(*CARDS)
    yield
    cards.remove(*(card.name for card in CARDS))


def position(spell: str, mountains: int, *more: str, theirs: int = 1) -> Game:
    mine = [*["Mountain"] * mountains, "Plain Ox", "Mean Goblin", *more]
    side = [f"{theirs} Plain Ox", f"{theirs} Mean Goblin", "Proud Lion"]
    players: dict[str, Any] = {"Ann": {"hand": [spell], "battlefield": mine}, "Bob": {"battlefield": side}}
    return Game.from_position(players, paying=True)


def aims(game: Game) -> list[Any]:
    """Every way to aim: the options of each question about targets, and those after each of them."""
    found = game.decision
    if found is None or found.kind != "target":
        return []
    rows: list[Any] = []
    for answer in found.options.answers:
        after = game.copy()
        after.choose(answer)
        rows.append((str(answer), aims(after)))
    return rows


def offered(spell: str, mountains: int, *more: str) -> list[Any]:
    game = position(spell, mountains, *more)
    casts = [option for option in game.options if option.kind == "cast"]
    if not casts:
        return ["no"]
    game.choose(casts[0])
    return aims(game)


@pytest.mark.skipif(COMPILED, reason="compiled functions can't be replaced")
@pytest.mark.parametrize("more", [(), ("Sale",), ("Alone",), ("Sale", "Alone")], ids=" ".join)
@pytest.mark.parametrize("spell", [card.name for card in SPELLS])
@cr("601.2c", "601.2f", "601.2h")
def test_targets_are_offered_as_if_every_set_of_them_were_tried(
    spell: str, more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_kinds = [offered(spell, mountains, *more) for mountains in range(5)]

    def each_alone(self: Kinds, ref: int) -> tuple[int, ...]:
        self.by_price = False
        return (ref,)

    monkeypatch.setattr(Kinds, "of", each_alone)
    assert by_kinds == [offered(spell, mountains, *more) for mountains in range(5)]
    assert by_kinds[0] == ["no"] != by_kinds[4]


@cr("601.2f")
def test_a_spell_with_any_number_of_targets_is_listed_at_once() -> None:
    """There are more sets of forty creatures than could be tried, and none of them can be paid for."""
    game = position("Strife", 0, theirs=20)
    assert [option.kind for option in game.options] == ["pass"]
    game = position("Strife", 3, theirs=20)
    game.choose(game.options.find("Cast Strife"))
    offers = []
    while game.decision is not None and game.decision.kind == "target":
        offers.append(len(game.options))
        game.choose(game.options[0])
    assert offers == [44, 42, 41]  # the lion costs too much beside another, and a fourth target in any case
