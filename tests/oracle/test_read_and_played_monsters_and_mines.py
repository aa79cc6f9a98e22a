"""Phrases that are read, and then played: the X of monstrosity, lands whose counters run out, exchanges of control, keywords
that a creature must not have."""

from __future__ import annotations

from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, BIRD, CAT, CUB, OX
from tests.harness.compiled import made


@cr("701.37c")
def test_other_abilities_know_the_x_of_monstrosity() -> None:
    hydra = made(
        "Small Hydra {G}",
        "Creature — Hydra",
        "{X}{G}: Monstrosity X.",
        "When this creature becomes monstrous, you gain X life.",
        "1/1",
    )
    scene = Scene({"battlefield": [hydra]})
    scene.play(A, "Small Hydra", 3)
    scene.resolve_all()
    assert (scene.size("Small Hydra"), scene.life(A)) == ((4, 4), 23)


@cr("605.1a", "122.1")
def test_a_land_without_counters_is_sacrificed() -> None:
    mine = made(
        "Thin Mine",
        "Land",
        "This land enters with two mining counters on it.",
        "{T}, Remove a mining counter from this land: Add {G}. If there are no mining counters on this land, sacrifice it.",
    )
    for counters, zone in ((2, "battlefield"), (1, "graveyard")):
        scene = Scene.exactly({"battlefield": [(mine, {"counters": {"mining": counters}})], "hand": [CUB]})
        scene.play(A, "Cast Cub")
        assert (scene.zone("Cub"), scene.zone("Thin Mine")) == ("battlefield", zone)


@cr("701.12b")
def test_two_targets_exchange_controllers() -> None:
    trade = made(
        "Fair Trade {U}",
        "Sorcery",
        "Exchange control of target creature you control and target creature an opponent controls.",
    )
    scene = Scene({"hand": [trade], "battlefield": [CAT]}, {"battlefield": [OX]}).play(A, "Cast Fair Trade")
    assert scene.chars("Ox").controller == 0
    assert scene.chars("Cat").controller == 1


@cr("702.9b", "702.17b")
def test_creatures_with_neither_of_two_keywords() -> None:
    net = made("Low Net {G}", "Sorcery", "Destroy all creatures without flying or reach.")
    scene = Scene({"hand": [net], "battlefield": [BEAR]}, {"battlefield": [BIRD]}).play(A, "Cast Low Net")
    assert (scene.zone("Bear"), scene.zone("Bird")) == ("graveyard", "battlefield")
