""" "Another target creature": other than the target before it, if that is a creature, and else other than this permanent."""

from __future__ import annotations

import pytest

from inset.kernel import types as t
from inset.language import filters as f
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import body, made

CREATURE = f.HasType(t.CREATURE)
BOLDER = "Another target creature gains haste until end of turn."


@cr("115.3")
@pytest.mark.parametrize("first", ["Destroy target artifact or land.", "Untap up to one target Equipment."])
def test_after_a_target_that_is_no_creature_it_excludes_the_source(first: str) -> None:
    spec = body(f"{{T}}: {first} {BOLDER}", spell=False).targets[1]
    assert not spec.other and spec.where == f.And((f.Not(f.IsThis()), CREATURE))


@cr("115.3")
@pytest.mark.parametrize("first", ["Untap target creature.", "Untap target Goblin.", "Untap target permanent."])
def test_after_a_target_that_can_be_a_creature_it_excludes_that_one(first: str) -> None:
    spec = body(f"{{T}}: {first} {BOLDER}", spell=False).targets[1]
    assert spec.other and spec.where == CREATURE


@cr("115.3")
def test_of_a_spell_it_excludes_its_targets() -> None:
    spec = body(f"Destroy target artifact. {BOLDER}").targets[1]
    assert spec.other and spec.where == CREATURE


@cr("115.1")
def test_a_creature_is_not_among_the_others() -> None:
    rider = made(
        "Odd Rider {R}",
        "Creature — Human",
        "When Odd Rider enters, destroy target land. Put a +1/+1 counter on each of up to two other target creatures.",
        "2/2",
    )
    scene = Scene({"hand": [rider], "battlefield": [BEAR, "Forest"]}, {"battlefield": [OX, "Island"]})
    scene.do(A, "Cast Odd Rider")
    while scene.asked() == "priority":
        scene.choose(PASS)
    assert scene.asked() == "target"
    scene.choose("Forest")
    assert not scene.offers("Odd Rider") and scene.offers("Bear") and scene.offers("Ox")


DUST = made(
    "Fine Dust {W}",
    "Instant",
    "Exile target artifact. If you cast this spell during your main phase, you may exile up to one other target artifact.",
)
RELICS = ["Sol Ring", "Grindstone"]


@cr("601.2c")
def test_another_target_in_your_main_phase() -> None:
    scene = Scene({"hand": [DUST]}, {"battlefield": RELICS})
    scene.play(A, "Cast Fine Dust", "Sol Ring", "Grindstone", "Yes")
    assert scene.count(B, "battlefield") == 0


@cr("601.2c")
@pytest.mark.parametrize(("player", "step"), [(A, "end"), (B, "precombat main")])
def test_no_other_target_at_another_time(player: int, step: str) -> None:
    scene = Scene({"hand": [DUST], "battlefield": RELICS}, {"hand": [DUST]}, step=step, strict=True)
    scene.play(player, "Cast Fine Dust", "Sol Ring")
    assert scene.count(A, "battlefield") == 1


GHOST = made(
    "Old Ghost {W}",
    "Instant",
    "Destroy target artifact. If this spell was cast from a graveyard, destroy another target artifact.\nFlashback {W}",
)


@cr("601.2c", "702.34a")
@pytest.mark.parametrize(("zone", "more"), [("hand", []), ("graveyard", ["Grindstone"])])
def test_another_target_from_a_graveyard(zone: str, more: list[str]) -> None:
    scene = Scene({zone: [GHOST]}, {"battlefield": [*RELICS, "Memnite"]}, strict=True)
    scene.play(A, "Cast Old Ghost", "Sol Ring", *more)
    assert scene.count(B, "battlefield") == 2 - len(more)


@cr("205.3d", "115.1")
def test_a_type_after_several_subtypes_describes_all_of_them() -> None:
    """A noncreature permanent that is a Cleric is no "Cleric or Wizard creature"."""
    whole = body("Destroy target Cleric or Wizard creature.").targets[0].where
    assert whole == f.And((f.HasSubtype(("Cleric", "Wizard")), CREATURE))
