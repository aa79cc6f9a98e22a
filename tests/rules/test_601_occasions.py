"""601.3: each check says beside itself when it can be skipped, and the quick path is made of that."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from inset import cards
from inset.kernel.types import DUNGEON, LAND, STACK
from inset.language.abilities import FlashIf
from inset.language.card import Card
from inset.language.conditions import TurnOf
from inset.language.selections import You
from inset.language.words.kinds import creature
from inset.rules.checks import registry
from inset.rules.objects import frames
from inset.rules.playing import legality
from inset.rules.playing.effects_on_playing import OCCASIONS
from inset.rules.playing.quick_legality import sights
from tests.harness import cr

assert registry.FILLED  # the tables are filled
PLAYING = Path(__file__).resolve().parents[2] / "src" / "inset" / "rules" / "playing"

# What is asked besides, and why it gives no occasion: effects that let cards be played count only if they reach the hand
# (``Terms.permits``); whether a land may be played is asked once for a listing, by the check itself.
OTHERWISE = {"MayPlay", "CantPlayLands"}


def asked(name: str) -> set[str]:
    """The classes of effects that a module asks for."""
    found = set()
    called: dict[str, str] = {}  # names that a module gives to such classes
    for node in ast.walk(ast.parse((PLAYING / name).read_text(encoding="utf-8"))):
        match node:
            case ast.AnnAssign(target=ast.Name(id=own), value=ast.Attribute(value=ast.Name(id="sta"), attr=kind)):
                called[own] = kind
            case ast.Call(func=ast.Name(id="statics"), args=[_, ast.Attribute(value=ast.Name(id="sta"), attr=kind)]):
                found.add(kind)
            case ast.Call(func=ast.Name(id="statics"), args=[_, ast.Name(id=own)]) if own in called:
                found.add(called[own])
    return found


def test_every_effect_that_is_asked_for_gives_occasion() -> None:
    checks = ("legality.py", "prohibitions.py", "proposal.py", "spell_cost.py")
    modules = (*checks, "alternative_costs.py", "permissions_to_play.py", "prospective_spell.py")
    declared = {kind.__name__ for occasion in OCCASIONS.values() for kind in occasion.effects}
    assert set().union(*map(asked, modules)) == declared | OTHERWISE


def test_every_check_has_an_occasion_or_is_always_asked() -> None:
    assert set(legality.CHECKS) - set(OCCASIONS) == {"targets"}
    assert set(OCCASIONS) - set(legality.CHECKS) == {"alternative costs", "characteristics of the spell", "price"}


AMBUSHER = creature("Ambusher", "{1}{G}", "Elf", 2, 2, FlashIf(TurnOf(You())))


def given_by(card: Card) -> list[str]:
    """The occasions that a card gives by itself, as it is cast for its mana cost."""
    face = frames.printed(card, STACK, 0, 0)
    return [name for name, occasion in OCCASIONS.items() if occasion.card is not None and occasion.card(face)]


@cr("601.3")
@pytest.mark.parametrize(
    "name",
    [
        "alternative costs",
        "characteristics of the spell",
        "price",
        "prohibitions",
        "time",
        "whether it may be cast",
    ],
)
def test_a_card_that_gives_one_occasion_only_is_not_plain(name: str) -> None:
    every = [AMBUSHER, *(cards.card(each) for each in cards.names())]
    found = [card for card in every if given_by(card) == [name] and not card.faces[0].types & (LAND | DUNGEON)]
    assert found
    assert [card.name for card in found if sights(card)[0].plain] == []
