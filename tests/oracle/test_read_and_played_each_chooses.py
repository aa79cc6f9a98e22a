"""Each of several players chooses, and then something is done to all of that; counters that a permanent enters with; colored
mana that spells cost more."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr, refuses
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT
from tests.harness.compiled import made


@cr("101.4", "608.2c")
def test_the_rest_of_what_all_of_them_control() -> None:
    day = made("Long Day {W}", "Sorcery", "Each player chooses a creature they control. Destroy the rest.")
    scene = Scene({"hand": [day], "battlefield": [BEARS, GIANT, "Sol Ring"]}, {"battlefield": [ANGEL, ELVES]})
    scene.play(A, "Cast Long Day", GIANT, ELVES)
    assert scene.names("battlefield", A) == [GIANT, "Sol Ring"] and scene.names("battlefield", B) == [ELVES]


@cr("101.4", "110.2a")
def test_what_each_opponent_chose_is_put_onto_the_battlefield() -> None:
    mire = made(
        "Cold Mire {B}",
        "Sorcery",
        "Each opponent chooses a creature card in their graveyard. Put those cards onto the battlefield under your control.",
    )
    scene = Scene({"hand": [mire], "graveyard": [GIANT]}, {"graveyard": [BEARS, ANGEL, "Opt"]})
    scene.play(A, "Cast Cold Mire", ANGEL)
    assert scene.names("battlefield", A) == [ANGEL] and scene.names("graveyard", B) == [BEARS, "Opt"]


@cr("608.2c", "701.21a")
def test_one_with_the_highest_mana_value() -> None:
    toll = made(
        "High Toll {B}",
        "Instant",
        "Each opponent sacrifices a creature with the highest mana value among creatures they control.",
    )
    scene = Scene({"hand": [toll], "battlefield": [GIANT]}, {"battlefield": [BEARS, ANGEL, ELVES, "Sol Ring"]})
    scene.play(A, "Cast High Toll")
    assert scene.names("graveyard", B) == [ANGEL] and scene.names("battlefield", A) == [GIANT]


@cr("614.1c", "106.6")
@pytest.mark.parametrize(("mana", "size"), [("{B}{B}{B}{B}", (2, 2)), ("{B}{B}{B}{G}", (3, 3))])
def test_it_enters_with_a_counter_if_green_mana_was_spent(mana: str, size: tuple[int, int]) -> None:
    dawn = made(
        "Small Dawn {3}{B}",
        "Sorcery",
        "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast this spell, that creature "
        "enters with an additional +1/+1 counter on it.",
    )
    scene = Scene({"hand": [dawn], "graveyard": [BEARS], "mana": mana}, pool="").play(A, "Cast Small Dawn", BEARS)
    assert scene.size(BEARS) == size


@cr("614.1c")
def test_all_of_them_enter_with_counters() -> None:
    back = made(
        "Thin Return {B}",
        "Sorcery",
        "Put one, two, or three target creature cards from graveyards onto the battlefield under your control. Each of them "
        "enters with an additional -1/-1 counter on it.",
    )
    scene = Scene({"hand": [back], "graveyard": [GIANT]}, {"graveyard": [ANGEL]})
    scene.play(A, "Cast Thin Return", GIANT, ANGEL)
    assert scene.size(GIANT) == (2, 2) and scene.size(ANGEL) == (3, 3)
    assert sorted(scene.names("battlefield", A)) == [GIANT, ANGEL]


@cr("601.2f")
@pytest.mark.parametrize(("mana", "enough"), [("{G}{G}", False), ("{G}{B}", True)])
def test_spells_that_cost_more_colored_mana(mana: str, enough: bool) -> None:
    toad = made("Greedy Toad {3}{B}", "Creature — Frog", "Green spells you cast cost {B} more to cast.", "4/4")
    scene = Scene({"hand": [ELVES], "battlefield": [toad], "mana": mana}, pool="")
    assert refuses(scene, A, f"Cast {ELVES}") is not enough
