"""Creatures that convoked a spell, modes that nobody chooses, creatures whose comings and goings are silent: read and then
played."""

from __future__ import annotations

from inset.kernel.types import BATTLEFIELD
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, OX
from tests.harness.compiled import made


@cr("702.51b", "400.7d")
def test_creatures_that_convoked_it_are_remembered() -> None:
    band = made(
        "Banded Host {3}{W}",
        "Creature — Elephant",
        "Convoke",
        "When this creature enters, put a +1/+1 counter on each creature that convoked it.",
        "4/4",
    )
    scene = Scene.exactly({"hand": [band], "battlefield": [CAT, OX, BEAR], "mana": "{2}"}, paying=True)
    scene.play(A, "Cast Banded Host")
    grown = {o.definition.name for o in scene.in_zone("battlefield", A) if o.counters.get("+1/+1")}
    tapped = {o.definition.name for o in scene.in_zone("battlefield", A) if o.tapped}
    assert grown == tapped and len(grown) == 2


@cr("702.51b")
def test_creatures_that_convoked_a_spell_are_found_as_it_resolves() -> None:
    call = made("Rally {1}{W}", "Instant", "Convoke", "Untap each creature that convoked Rally.")
    scene = Scene.exactly({"hand": [call], "battlefield": [CAT, OX, (BEAR, {"tapped": True})], "mana": ""})
    scene.play(A, "Cast Rally")
    assert [o.tapped for o in scene.in_zone("battlefield", A)] == [False, False, True]


@cr("700.2")
def test_nobody_chooses_a_mode_at_random() -> None:
    imp = made(
        "Fickle Imp {R}",
        "Creature — Imp",
        "When this creature enters, choose one at random —",
        "• You gain 2 life.",
        "• You lose 2 life.",
        "1/1",
    )
    found = set()
    for seed in range(8):
        found.add(Scene({"hand": [imp]}, seed=seed).play(A, "Cast Fickle Imp").life(A))
    assert found == {18, 22}


@cr("603.2g")
def test_dying_creatures_are_silent() -> None:
    hush = made("Hush {W}", "Creature — Faerie", "Creatures entering or dying don't cause abilities to trigger.", "0/3")
    imp = made("Last Imp {R}", "Creature — Imp", "When this creature dies, you gain 5 life.", "1/1")
    for others, life in (([], 25), ([hush], 20)):
        scene = Scene({"hand": [BOLT], "battlefield": [imp, *others]}).play(A, "Cast Bolt", "Last Imp")
        assert scene.life(A) == life and not [o for o in scene.all("Last Imp") if o.zone == BATTLEFIELD]
