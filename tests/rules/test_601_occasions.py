"""601.3: each check says beside itself when it can be skipped, and the quick path is made of that."""

from __future__ import annotations

import ast
from pathlib import Path

from inset.rules.playing import effects_on_playing, legality
from inset.rules.playing.effects_on_playing import OCCASIONS

PLAYING = Path(effects_on_playing.__file__).resolve().parent

# What is asked besides, and why it gives no occasion: effects that let cards be played count only if they reach the hand
# (``Terms.permits``); whether a land may be played is asked once for a listing, by the check itself.
OTHERWISE = {"MayPlay", "CantPlayLands"}


def asked(name: str) -> set[str]:
    """The classes of effects that a module asks for."""
    found = set()
    for node in ast.walk(ast.parse((PLAYING / name).read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="statics"), args=[_, ast.Attribute(value=ast.Name(id="sta"), attr=kind)]):
                found.add(kind)
    return found


def test_every_effect_that_is_asked_for_gives_occasion() -> None:
    modules = ("legality.py", "offers.py", "prohibitions.py", "proposal.py", "spell_cost.py")
    declared = {kind.__name__ for occasion in OCCASIONS.values() for kind in occasion.effects}
    assert set().union(*map(asked, modules)) == declared | OTHERWISE


def test_every_check_has_an_occasion_or_is_always_asked() -> None:
    assert set(legality.CHECKS) - set(OCCASIONS) == {"targets"}
    assert set(OCCASIONS) - set(legality.CHECKS) == {"alternative costs", "characteristics of the spell", "price"}
