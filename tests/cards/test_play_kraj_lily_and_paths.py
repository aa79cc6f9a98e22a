"""What has the abilities of others on the battlefield, and what grows until it is too large."""

from __future__ import annotations

from inset.language.mods import LoseAllAbilities
from inset.language.words.kinds import activated, creature, instant
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import becomes, gain_life
from tests.cards.tries import counters, duel
from tests.harness import A, cr
from tests.harness.cards import BEARS, CUB, GIANT

SAGE = creature("Old Sage", "{1}", "Elf", 1, 1, activated("{1}", gain_life(1)))
DULL = instant("Dull", "{U}", becomes(target(creatures), LoseAllAbilities()))


@cr("613.8a")
def test_experiment_kraj_has_abilities_as_long_as_others_have_them() -> None:
    scene = duel([DULL], ["Experiment Kraj"], [SAGE])
    assert not scene.offers("Experiment Kraj: {1}")
    scene.play(A, "Experiment Kraj: {T}", "Old Sage")
    assert scene.play(A, "Experiment Kraj: {1}").lives == (21, 20)
    scene.play(A, "Cast Dull", "Old Sage")
    assert not scene.offers("Experiment Kraj: {1}")


def test_path_of_the_ghosthunter_makes_spirits() -> None:
    scene = duel(["Path of the Ghosthunter"]).play(A, "Cast Path", 2, "chaos", "planeswalk")
    assert scene.sizes("Spirit Token") == [(1, 1), (1, 1)]


def test_lily_bowen_doubles_until_she_is_too_strong() -> None:
    for start, then, life in ((16, 32, 20), (17, 1, 36)):
        lily = {"card": "Lily Bowen, Raging Grandma", "counters": {"+1/+1": start}}
        scene = duel(mine=[lily]).next_turn().until("draw", 3)
        assert counters(scene, "Lily Bowen, Raging Grandma") == then and scene.lives == (life, 20)


def test_wand_of_the_worldsoul_lends_convoke_to_one_spell() -> None:
    scene = duel([BEARS], ["Wand of the Worldsoul", GIANT, CUB], ann={"mana": ""})
    assert not scene.offers("Cast Grizzly")
    scene.play(A, "Wand of the Worldsoul: {T}: The next")
    scene.play(A, "Cast Grizzly")
    assert scene.zone(BEARS) == "battlefield" and scene.one(GIANT).tapped and scene.one("Cub").tapped
