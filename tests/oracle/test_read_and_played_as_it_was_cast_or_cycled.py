"""What was true as a spell was cast, the X of what was cycled, what is given up for a land to enter, and the first time each
turn: read and then played."""

from __future__ import annotations

import pytest

from inset.kernel.types import EXILE
from inset.language.effects import CastNow
from inset.language.words.kinds import sorcery
from inset.language.words.nouns import each, foretold, you_own
from inset.language.words.verbs import free
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made

DRAGON = made("Old Drake {5}{R}", "Creature — Dragon", "Flying\n4/4")
ROAR = made(
    "Loud Roar {R}",
    "Instant",
    "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nLoud Roar deals 1 damage to any "
    "target. If you revealed a Dragon card or controlled a Dragon as you cast this spell, draw a card.",
)
SAGE = made(
    "Scale Sage {W}",
    "Creature — Bird",
    "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nThis creature enters with a +1/+1 "
    "counter on it if you revealed a Dragon card or controlled a Dragon as you cast this spell.\n1/1",
)


@cr("118.8", "601.2i")
@pytest.mark.parametrize(
    ("row", "answers", "cards"),
    [
        ({"hand": [ROAR, DRAGON]}, ("Yes", "B"), 2),
        ({"hand": [ROAR, DRAGON]}, ("No", "B"), 1),
        ({"hand": [ROAR], "battlefield": [DRAGON]}, ("B",), 1),
        ({"hand": [ROAR], "battlefield": [BEAR]}, ("B",), 0),
    ],
)
def test_a_dragon_is_revealed_or_controlled(row: dict[str, object], answers: tuple[str, ...], cards: int) -> None:
    scene = Scene({**row, "library": ["Opt", "Shock"]}, {})
    scene.play(A, "Cast Loud Roar", *answers)
    assert scene.count(A, "hand") == cards


@cr("601.2i", "608.2c")
def test_a_dragon_that_is_gone_by_then_counts() -> None:
    scene = Scene({"hand": [ROAR], "battlefield": [DRAGON], "library": ["Opt"]}, {"hand": ["Murder"]})
    scene.do(A, "Cast Loud Roar", "B")
    scene.play(B, "Cast Murder", "Old Drake")
    assert scene.sorted_names("graveyard") == ["Loud Roar", "Old Drake"] and scene.count(A, "hand") == 1


@cr("400.7d")
@pytest.mark.parametrize(("mine", "power"), [([DRAGON], 2), ([BEAR], 1)])
def test_the_permanent_remembers_how_it_was_cast(mine: list[object], power: int) -> None:
    scene = Scene({"hand": [SAGE], "battlefield": mine}, {})
    scene.play(A, "Cast Scale Sage")
    assert scene.size("Scale Sage") == (power, power)


@cr("702.29c", "107.3")
def test_the_x_of_what_was_cycled() -> None:
    shoal = made(
        "Fish Shoal {5}{U}",
        "Enchantment",
        "Cycling {X}{U}\nWhen you cycle Fish Shoal, create an X/X blue Fish creature token with flying.",
    )
    scene = Scene({"hand": [shoal]}, {})
    scene.play(A, "Fish Shoal", 3)
    assert scene.size("Fish Token") == (3, 3) and scene.sorted_names("graveyard") == ["Fish Shoal"]


@cr("614.1a", "614.12")
@pytest.mark.parametrize(("mine", "there"), [(["Swamp"], "battlefield"), (["Forest"], "graveyard")])
def test_a_land_that_enters_only_for_another(mine: list[str], there: str) -> None:
    lake = made(
        "Grim Lake",
        "Land",
        "If Grim Lake would enter, sacrifice a Swamp instead. If you do, put Grim Lake onto the battlefield. If you don't, put "
        "it into its owner's graveyard.\n{T}: Add {B}.",
    )
    scene = Scene({"hand": [lake], "battlefield": mine}, {})
    scene.play(A, "Play Grim Lake")
    assert "Grim Lake" in scene.sorted_names(there)
    assert ("Swamp" in scene.sorted_names("graveyard")) == (mine == ["Swamp"])


@cr("614.1a")
@pytest.mark.parametrize(("answer", "there"), [("Yes", "battlefield"), ("No", "graveyard")])
def test_an_artifact_that_enters_only_for_a_land_card(answer: str, there: str) -> None:
    gem = made(
        "Cut Gem {0}",
        "Artifact",
        "If Cut Gem would enter, you may discard a land card instead. If you do, put Cut Gem onto the battlefield. If you "
        "don't, put it into its owner's graveyard.\n{T}: Add one mana of any color.",
    )
    scene = Scene({"hand": [gem, "Forest", "Opt"]}, {})
    scene.play(A, "Cast Cut Gem", answer)
    assert "Cut Gem" in scene.sorted_names(there)
    assert ("Forest" in scene.sorted_names("graveyard")) == (answer == "Yes")
    scene = Scene({"hand": [gem, "Opt"]}, {})
    scene.play(A, "Cast Cut Gem", "Yes")
    assert "Cut Gem" in scene.sorted_names("graveyard")


@cr("603.2c")
def test_the_first_tokens_of_a_turn() -> None:
    bell = made(
        "First Bell {W}",
        "Enchantment",
        "Whenever you create one or more tokens for the first time each turn, you gain 5 life.",
    )
    twin = made("Twins {W}", "Sorcery", "Create two Food tokens.")
    scene = Scene({"hand": [twin, twin], "battlefield": [bell]}, {})
    scene.play(A, "Cast Twins")
    scene.play(A, "Cast Twins")
    assert scene.life(A) == 25


@cr("603.2c")
def test_the_first_cards_discarded_in_a_turn() -> None:
    bin_ = made(
        "Scrap Bin {R}",
        "Enchantment",
        "Whenever you discard one or more nonland cards for the first time each turn, you gain 5 life.",
    )
    purge = made("Purge {R}", "Sorcery", "Discard two cards.")
    scene = Scene({"hand": [purge, purge, "Forest", "Forest", "Opt", "Shock"], "battlefield": [bin_, OX]}, {})
    scene.play(A, "Cast Purge", "Forest", "Forest")
    assert scene.life(A) == 20
    scene.play(A, "Cast Purge")
    assert scene.life(A) == 25


SIGN = made("Clear Sign {3}{W}", "Sorcery", "You gain 1 life. If this spell was foretold, draw a card.", "Foretell {W}")
FREE = sorcery("Free Hand", "{R}", CastNow(each(foretold & you_own, EXILE), cost=free))


@cr("702.143c")
@pytest.mark.parametrize("words", ["Cast Clear Sign", "Cast Free Hand"])
def test_a_foretold_card_was_foretold_whatever_is_paid_for_it(words: str) -> None:
    scene = Scene({"hand": [SIGN, FREE], "library": ["Forest"] * 9}, {"library": ["Forest"] * 9})
    scene.do(A, "Foretell Clear Sign").until("precombat main", 3)
    before = scene.count(A, "hand") - ("Free" in words)
    scene.play(A, words, "Clear Sign")
    assert (scene.life(A), scene.count(A, "hand")) == (21, before + 1)


@cr("702.143c")
def test_a_card_that_was_not_foretold() -> None:
    scene = Scene({"hand": [SIGN], "library": ["Forest"]})
    scene.play(A, "Cast Clear Sign")
    assert (scene.life(A), scene.count(A, "hand")) == (21, 0)
