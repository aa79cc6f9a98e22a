"""303.4: Auras that enchant a card in a graveyard, and then what they have put onto the battlefield."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f
from inset.language.words.kinds import creature, instant, protection, sorcery
from inset.language.words.nouns import target
from inset.language.words.verbs import destroy, exile, to_battlefield
from inset.rules.events.attaching import can_be_attached
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX
from tests.harness.compiled import made

_RETURN = (
    'When {0} enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains '
    '"enchant creature put onto the battlefield with {0}." Return enchanted creature card to the battlefield under your '
    "control and attach {0} to it. When {0} leaves the battlefield, that creature's controller sacrifices it."
)
STIR = made(
    "Stir {B}",
    "Enchantment — Aura",
    "Enchant creature card in a graveyard",
    _RETURN.format("Stir"),
    "Enchanted creature gets +1/+0.",
)
PALADIN = creature("Paladin", "{W}", "Knight", 2, 2, protection(f.HasColor(t.BLACK)))
BREAK = instant("Break", "{W}", destroy(target(f.HasType(t.ENCHANTMENT))))
CREMATE = instant("Cremate", "{B}", exile(target(f.Anything(), zone=t.GRAVEYARD)))


def stirred() -> Scene:
    scene = Scene({"hand": [STIR, BREAK], "battlefield": [OX]}, {"graveyard": [BEAR]})
    return scene.play(A, "Cast Stir", "Bear")


@cr("303.4a", "613.1f", "110.2a")
def test_it_enchants_the_card_and_then_the_creature() -> None:
    scene = Scene({"hand": [STIR]}, {"graveyard": [BEAR]}).cast(A, "Cast Stir", "Bear").resolve()
    assert scene.one("Stir").attached == scene.one("Bear").id and scene.zone("Bear") == "graveyard"
    scene.settle()
    bear = scene.one("Bear")
    assert scene.zone("Bear") == "battlefield" and (bear.owner, bear.controller) == (B, A)
    assert scene.one("Stir").attached == bear.id and scene.chars("Bear").power == 3


@cr("303.4a")
def test_only_a_creature_card_in_a_graveyard_is_a_target() -> None:
    scene = Scene({"hand": [STIR], "battlefield": [BEAR]}, {"graveyard": [BOLT]})
    assert not any("Stir" in option for option in scene.options(A))


@cr("603.7", "701.21a")
def test_the_creature_goes_with_it() -> None:
    scene = stirred().play(A, "Cast Break", "Stir")
    assert scene.names("graveyard", B) == ["Bear"] and "Stir" in scene.names("graveyard", A)


@cr("704.5m", "702.16c", "113.6")
def test_a_creature_with_protection_comes_back_and_is_given_up() -> None:
    """Protection does nothing in a graveyard: the card can be the target; the creature can't be enchanted."""
    scene = Scene({"hand": [STIR], "graveyard": [PALADIN]}).play(A, "Cast Stir", "Paladin")
    assert sorted(scene.names("graveyard", A)) == ["Paladin", "Stir"]


@cr("704.5m", "603.4")
def test_it_falls_off_a_card_that_leaves_the_graveyard() -> None:
    scene = Scene({"hand": [STIR, CREMATE], "graveyard": [BEAR]}).cast(A, "Cast Stir", "Bear").resolve()
    scene.cast(A, "Cast Cremate", "Bear").resolve()
    assert scene.zone("Stir") == "graveyard" and scene.zone("Bear") == "exile"
    scene.settle()
    assert scene.zone("Bear") == "exile"


@cr("303.4f", "303.4g")
def test_put_onto_the_battlefield_otherwise_its_controller_chooses_a_card() -> None:
    raise_it = sorcery("Raise", "{W}", to_battlefield(target(f.HasType(t.ENCHANTMENT), zone=t.GRAVEYARD)))
    scene = Scene({"hand": [raise_it], "graveyard": [STIR, OX]}, {"graveyard": [BEAR]})
    scene.play(A, "Cast Raise", "Stir", "Bear")
    assert scene.one("Bear").controller == A and scene.one("Stir").attached == scene.one("Bear").id
    scene = Scene({"hand": [raise_it], "graveyard": [STIR], "battlefield": [BEAR]}).play(A, "Cast Raise", "Stir")
    assert scene.zone("Stir") == "graveyard"


@cr("607.2a", "400.7")
def test_only_the_creature_that_it_put_there_can_be_enchanted() -> None:
    scene = stirred()
    assert can_be_attached(scene.st, scene.one("Stir").id, scene.one("Bear").id)
    assert not can_be_attached(scene.st, scene.one("Stir").id, scene.one("Ox").id)


@cr("205.1b", "303.4d")
def test_an_enchantment_becomes_such_an_aura() -> None:
    wake = made(
        "Wake {B}",
        "Enchantment",
        "When Wake enters, if it's on the battlefield, it becomes an Aura with \"enchant creature put onto the battlefield with "
        'Wake." Put target creature card from a graveyard onto the battlefield under your control and attach Wake to it. When '
        "Wake leaves the battlefield, that creature's controller sacrifices it.",
    )
    scene = Scene({"hand": [wake, BREAK]}, {"graveyard": [BEAR]}).play(A, "Cast Wake", "Bear")
    assert "Aura" in scene.chars("Wake").subtypes and scene.one("Wake").attached == scene.one("Bear").id
    scene.play(A, "Cast Break", "Wake")
    assert scene.names("graveyard", B) == ["Bear"]


@cr("607.2a", "603.10a")
def test_what_was_put_there_is_found_as_it_dies_and_as_this_leaves() -> None:
    keeper = made(
        "Keeper {B}",
        "Enchantment",
        "When Keeper enters, return target creature card from your graveyard to the battlefield.",
        "When the creature put onto the battlefield with Keeper dies, exile it and return Keeper to its owner's hand.",
        "When Keeper leaves the battlefield, exile the creature put onto the battlefield with Keeper.",
    )
    scene = Scene({"hand": [keeper, BOLT], "graveyard": [BEAR], "battlefield": [OX]}).play(A, "Cast Keeper", "Bear")
    scene.play(A, "Cast Bolt", "Bear")
    assert scene.zone("Bear") == "exile" and scene.zone("Keeper") == "hand"
    scene = Scene({"hand": [keeper, BREAK], "graveyard": [BEAR], "battlefield": [OX]}).play(A, "Cast Keeper", "Bear")
    scene.play(A, "Cast Break", "Keeper")
    assert scene.zone("Bear") == "exile" and scene.zone("Ox") == "battlefield"


HASTY = made(
    "Hasty Mail {G}",
    "Enchantment — Aura",
    "You may cast Hasty Mail as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller "
    "of the permanent it becomes sacrifices it at the beginning of the next cleanup step.",
    "Enchant creature",
    "Enchanted creature gets +0/+2.",
)


@cr("307.5a", "514.3a", "601.3d")
def test_cast_at_another_time_it_is_given_up_in_the_cleanup_step() -> None:
    scene = Scene({"hand": [HASTY], "battlefield": [BEAR]}, {"hand": [BOLT]})
    scene.pass_to(B).cast(B, "Cast Bolt", "Bear").pass_to(A).play(A, "Cast Hasty Mail", "Bear")
    assert scene.zone("Bear") == "battlefield" and scene.chars("Bear").toughness == 4
    scene.next_turn()
    assert scene.zone("Hasty Mail") == "graveyard"


@cr("307.5a")
def test_cast_as_a_sorcery_could_be_it_stays() -> None:
    scene = Scene({"hand": [HASTY], "battlefield": [BEAR]}).play(A, "Cast Hasty Mail", "Bear").next_turn()
    assert scene.zone("Hasty Mail") == "battlefield"
