"""What is cast from exile, and what an Aura that can't enter leaves to choose: compiled and played."""

from __future__ import annotations

import pytest

from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("701.18b", "707.12")
def test_a_copy_that_is_cast_is_a_spell_but_no_card() -> None:
    either = made("Either {W}", "Enchantment", "Whenever you play a land or cast a spell, you gain 1 life.")
    from_exile = made(
        "Abroad {W}",
        "Enchantment",
        "Whenever a player plays a land from exile or casts a spell from exile, you gain 10 life.",
    )
    card = made("Ludo {W}", "Enchantment", "Whenever you play a card, you gain 100 life.")
    for watcher, lives in ((either, (20, 21, 22, 23)), (from_exile, (20, 20, 30, 30)), (card, (20, 120, 120, 220))):
        scene = Scene({"hand": ["Isochron Scepter", "Shock", "Plains"], "battlefield": [watcher]})
        seen = [scene.life(A)]
        scene.play(A, "Cast Isochron Scepter", "Yes")
        seen.append(scene.life(A))
        scene.play(A, "Isochron Scepter: ", "Yes", "Cast Shock", "B")
        seen.append(scene.life(A))
        scene.play(A, "Play Plains").settle()
        assert (*seen, scene.life(A)) == lives


@cr("303.4g", "608.2d")
def test_an_aura_without_anything_to_enchant_is_not_offered() -> None:
    song = made(
        "Song {W}",
        "Sorcery",
        "Reveal cards from the top of your library until you reveal an Aura card. You may put that card onto the battlefield. "
        "If you don't, put it into your hand. Put the rest on the bottom of your library in a random order.",
    )
    plate = made("Plate {W}", "Enchantment — Aura", "Enchant artifact\nEnchanted artifact has indestructible.")
    scene = Scene({"hand": [song], "battlefield": [BEAR], "library": [BEAR, plate]})
    scene.play(A, "Cast Song")
    assert scene.zone("Plate") == "hand"
    scene = Scene({"hand": [song], "battlefield": ["Bonesplitter"], "library": [BEAR, plate]})
    scene.play(A, "Cast Song", "Yes")
    assert scene.zone("Plate") == "battlefield"


@cr("205.1b")
def test_a_land_that_becomes_a_golem_artifact_creature_is_no_dryad_any_more() -> None:
    wake = made(
        "Wake {U}",
        "Instant",
        "Target land becomes a 3/3 Golem artifact creature until end of turn. It's still a land.",
    )
    grove = made("Grove", "Land Creature — Forest Dryad", "Trample", "1/1")
    scene = Scene({"hand": [wake], "battlefield": [grove]})
    scene.play(A, "Cast Wake", "Grove")
    assert scene.chars("Grove").subtypes == {"Forest", "Golem"}


@cr("608.2d")
def test_the_question_names_the_controller_once() -> None:
    runner = made(
        "Runner {R}",
        "Creature — Human",
        "When this creature enters, choose target creature an opponent controls. Its controller may sacrifice it. If they "
        "don't, you draw a card.",
        "0/2",
    )
    scene = Scene({"hand": [runner]}, {"battlefield": [OX]})
    scene.cast(A, "Cast Runner").choose(PASS).choose(PASS)
    while scene.asked() != "confirm":
        scene.choose("Ox" if scene.asked() == "target" else PASS)
    assert "controller may sacrifice it?" in repr(scene.game.decision)


@cr("101.4")
@pytest.mark.parametrize(
    ("otherwise", "watched"),
    [
        ("sacrifices a creature", "Whenever a creature dies, you gain 4 life."),
        ("discards two cards", "Whenever one or more cards are put into graveyards from anywhere, you gain 4 life."),
    ],
)
def test_all_who_do_not_pay_do_the_rest_at_the_same_time(otherwise: str, watched: str) -> None:
    reach = made("Long Reach {B}", "Sorcery", f"Each opponent {otherwise} unless they pay {{3}}.")
    artist = made("Artist {B}", "Creature — Vampire", watched, "2/2")
    poor = {"mana": "", "hand": ["Plains", "Island"]}
    scene = Scene({"hand": [reach]}, {**poor, "battlefield": [artist]}, {**poor, "battlefield": [OX]})
    scene.do(A, "Cast Long Reach").settle()
    assert scene.life(B) == 28  # two creatures; what was discarded together, and the sorcery


@cr("608.2c")
def test_them_is_the_permanent_itself_and_all_the_others() -> None:
    chief = made(
        "Chief {R}",
        "Creature — Ogre",
        "{0}: Tap this creature and all creatures named Bear, then an opponent gains control of them.",
        "5/5",
    )
    scene = Scene({"battlefield": [chief, BEAR, OX]})
    scene.play(A, "Chief: ", "B")
    assert [scene.chars(name).controller for name in ("Chief", "Bear", "Ox")] == [B, B, A]


@cr("603.2c", "701.34a")
def test_counters_of_two_kinds_are_one_or_more_counters() -> None:
    watch = made(
        "Watch {G}",
        "Enchantment",
        "Whenever you put one or more counters on a creature you don't control, you gain 1 life.",
    )
    grow = made("Spread {G}", "Sorcery", "Proliferate.")
    both = {"counters": {"+1/+1": 1, "shield": 1}}
    scene = Scene({"battlefield": [watch], "hand": [grow]}, {"battlefield": [(OX, both), (BEAR, both)]})
    scene.play(A, "Cast Spread", "Ox", "Bear")
    assert scene.one("Ox").counters == {"+1/+1": 2, "shield": 2} and scene.life(A) == 22
