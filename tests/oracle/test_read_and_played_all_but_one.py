"""Damage that is prevented all but 1, spells that are countered to the bottom of a library, mana that is lost: read and then
played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.compiled import made


@cr("615.1")
@pytest.mark.parametrize(("spell", "life"), [("Lightning Bolt", 19), ("Shock", 19)])
def test_all_but_one_damage_is_prevented(spell: str, life: int) -> None:
    ward = made(
        "Thick Hide {W}",
        "Enchantment",
        "If a source would deal damage to you or a planeswalker you control, prevent all but 1 of that damage.",
    )
    scene = Scene({"battlefield": [ward]}, {"hand": [spell]}, turn=2)
    scene.play(B, f"Cast {spell}", "A")
    assert scene.life(A) == life


@cr("701.6a")
def test_a_spell_is_countered_to_the_bottom() -> None:
    crush = made(
        "Deep Crush {U}",
        "Instant",
        "Counter target spell. If that spell is countered this way, put it on the bottom of its owner's library instead of into "
        "that player's graveyard.",
    )
    scene = Scene({"hand": [crush]}, {"hand": ["Shock"], "library": ["Opt", "Forest"]}, turn=2)
    scene.do(B, "Cast Shock", "A")
    scene.play(A, "Cast Deep Crush", "Shock")
    assert [scene.st.objs[oid].definition.name for oid in scene.st.libraries[B]][-1] == "Shock"
    assert scene.sorted_names("graveyard", B) == []


@cr("106.4")
def test_unspent_mana_is_lost() -> None:
    drought = made("Drought {U}", "Instant", "Target player loses all unspent mana.")
    scene = Scene({"hand": [drought]}, {"mana": "{R}{R}"})
    scene.play(A, "Cast Drought", "B")
    assert scene.st.players[B].pool == ()
