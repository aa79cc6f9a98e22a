"""601.2g: whether there is a choice how to pay is known without a list of all the ways. Steps are counted."""

from collections.abc import Iterator

import pytest

from inset import Game
from inset.kernel.build import COMPILED
from inset.kernel.mana import ManaCost
from inset.rules.model.decision import NUMBER, PAY, PRIORITY, Decision
from inset.rules.payment import pay_mana
from inset.rules.payment.alike_sources import Alike
from inset.rules.payment.pay_mana import Wallet
from inset.rules.payment.what_pays import Payer
from tests.harness import cr


def tries(monkeypatch: pytest.MonkeyPatch, number: int, paying: bool) -> tuple[int, int]:
    """How many sources are tried until the spell is paid for, or until its player is asked how; and how many once they
    look at the list."""
    tried: list[Payer] = []
    really = pay_mana._usable_by_hand

    def counted(wallet: Wallet, cost: ManaCost, payer: Payer, alternative: int, alike: Alike) -> bool:
        tried.append(payer)
        return really(wallet, cost, payer, alternative, alike)

    game = Game.from_position(
        {"A": {"hand": ["Hill Giant"], "battlefield": ["Mountain", f"{number} Sol Ring"]}, "B": {}}
    )
    game.automate(paying=paying)
    [cast] = [option for option in game.options if option.text.startswith("Cast")]
    with monkeypatch.context() as patch:
        patch.setattr(pay_mana, "_usable_by_hand", counted)
        game.choose(cast)
        assert game.decision is not None and (game.decision.kind == PAY) != paying
        before = len(tried)
        assert len(game.options) > 1 or paying
    return before, len(tried)


@cr("601.2g")
@pytest.mark.skipif(COMPILED, reason="calls inside compiled modules are not seen")
@pytest.mark.parametrize("paying", [False, True])
def test_one_way_beside_the_plan_is_enough_to_know_of_a_choice(monkeypatch: pytest.MonkeyPatch, paying: bool) -> None:
    few, many = tries(monkeypatch, 3, paying), tries(monkeypatch, 12, paying)
    assert few[0] == many[0] <= 2
    assert few[1] == many[1]  # Rings that are alike are tried once


@cr("605.3a", "601.2g")
def test_what_was_tapped_by_hand_can_still_be_sacrificed_for_the_rest() -> None:
    """Three mana of a Bear: it is tapped for the Drum, then sacrificed to the Altar, by hand as by plan."""
    battlefield = ["Springleaf Drum", "Ashnod's Altar", "Grizzly Bears"]
    game = Game.from_position({"A": {"hand": ["Divination"], "battlefield": battlefield}, "B": {}})
    for words in ("Cast Divination", "Springleaf Drum for {U}", "Ashnod's Altar for {C}{C}"):
        game.choose(next(option for option in game.options if option.text.startswith(words)))
    assert game.decision is not None and game.decision.kind == PRIORITY
    assert len(game.state.stack) == 1


def test_the_beginning_of_a_list_goes_no_further_than_two() -> None:
    found: list[int] = []

    def lister() -> Iterator[int]:
        for number in range(5):
            found.append(number)
            yield number

    question = Decision(NUMBER, 0, "601.2b", "Choose a number", lister=lister)
    assert question.beginning() == [0, 1] == question.beginning()
    assert found == [0, 1]
    assert question.values == [0, 1, 2, 3, 4] == found
    question.narrow([3])
    assert question.beginning() == [3]
