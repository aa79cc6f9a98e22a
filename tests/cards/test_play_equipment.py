"""Equipment, Auras, Vehicles and battles: each ability is used."""

from __future__ import annotations

import re

import pytest

from inset.cards import card
from inset.kernel.types import ARTIFACT, BLACK, BLUE, CREATURE, ENCHANTMENT, GREEN, LAND, RED, WHITE
from inset.language import keywords as k
from inset.language.text import card_text
from tests.cards.tries import counters, keyword
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT


def equip(name: str) -> str:
    """The words of the option, whatever the price."""
    price = re.findall(r"^Equip (\S+)", card_text(card(name)), re.MULTILINE)[0]
    return f"{name}: {price}: Attach"


def crew(name: str) -> str:
    return f"{name}: Tap any number"


def equipped(name: str, *more: str, theirs: tuple[str, ...] = (), **fields: object) -> Scene:
    """Bears with the equipment on them, which Ann paid for."""
    t = Scene.duel(mine=[BEARS, name, *more], theirs=list(theirs), **fields)  # type: ignore[arg-type]
    return t.play(A, equip(name))


# --- equipment ----------------------------------------------------------------------------------------------------


@cr("301.5", "702.6a")
@pytest.mark.parametrize(
    ("name", "size", "words"),
    [
        ("Basilisk Collar", (2, 2), k.DEATHTOUCH | k.LIFELINK), ("Behemoth Sledge", (4, 4), k.TRAMPLE | k.LIFELINK),
        ("Colossus Hammer", (12, 12), 0), ("Lightning Greaves", (2, 2), k.HASTE | k.SHROUD),
        ("Loxodon Warhammer", (5, 2), k.TRAMPLE | k.LIFELINK), ("Shadowspear", (3, 3), k.TRAMPLE | k.LIFELINK),
        ("Skullclamp", (3, 1), 0), ("Swiftfoot Boots", (2, 2), k.HEXPROOF | k.HASTE), ("Vulshok Morningstar", (4, 4), 0),
        ("Embercleave", (3, 3), k.DOUBLE_STRIKE | k.TRAMPLE), ("Maul of the Skyclaves", (4, 4), k.FLYING | k.FIRST_STRIKE),
        ("Bloodforged Battle-Axe", (4, 2), 0), ("Sword of Fire and Ice", (4, 4), k.PROTECTION),
        ("Sword of Feast and Famine", (4, 4), k.PROTECTION), ("Umezawa's Jitte", (2, 2), 0), ("Mask of Memory", (2, 2), 0),
    ],
)  # fmt: skip
def test_what_equipped_creatures_have(name: str, size: tuple[int, int], words: int) -> None:
    t = equipped(name)
    assert t.size(BEARS) == size
    assert t.chars(BEARS).keywords & words == words
    t = Scene.duel([name]).play(A, f"Cast {name}")
    assert t.sorted_names("battlefield") == [name]


def test_a_hammer_grounds() -> None:
    t = Scene.duel(mine=[ANGEL, "Colossus Hammer"]).play(A, equip("Colossus Hammer"))
    assert not keyword(t, ANGEL, k.FLYING)
    assert keyword(t, ANGEL, k.VIGILANCE)


def test_skullclamp_draws() -> None:
    t = Scene.duel(["Shock"], mine=[ELVES, "Skullclamp"], ann={"library": ["Opt", "Forest", "Plains"]})
    t.play(A, equip("Skullclamp"))  # 1/1 becomes 2/0
    assert t.sorted_names("graveyard") == [ELVES]
    assert t.sorted_names("hand") == ["Forest", "Opt", "Shock"]


def test_swords_of_two_colors() -> None:
    t = equipped("Sword of Fire and Ice", theirs=(GIANT,)).fight(BEARS).until("combat damage", 0, "Hill Giant")
    t.settle()
    assert t.lives == (20, 16)
    assert t.called(GIANT).damage == 2
    assert len(t.sorted_names("hand")) == 1
    t = Scene.duel(["Shock", "Unsummon", "Giant Growth"], mine=[BEARS, "Sword of Fire and Ice"]).play(
        A, equip("Sword of Fire and Ice")
    )
    t.choose("Cast Shock")
    assert not t.offers("Grizzly Bears")
    t = equipped("Sword of Feast and Famine", "Forest", bob={"hand": ["Opt", "Shock"]})
    t.fight(BEARS).until("combat damage").settle("Opt")
    assert t.sorted_names("hand", 1) == ["Shock"]
    assert not t.called("Forest").tapped


def test_an_axe_multiplies() -> None:
    t = equipped("Bloodforged Battle-Axe").fight(BEARS).until("combat damage").settle()
    assert t.sorted_names("battlefield").count("Bloodforged Battle-Axe") == 2


def test_mask_of_memory() -> None:
    t = equipped("Mask of Memory", ann={"hand": ["Forest"], "library": ["Opt", "Shock", "Plains"]}).fight(BEARS)
    t.until("combat damage").settle("Yes", "Forest")
    assert t.sorted_names("hand") == ["Opt", "Shock"]


@cr("510.2", "602.2")
def test_umezawas_jitte() -> None:
    t = equipped("Umezawa's Jitte", theirs=(ELVES,)).fight(BEARS).until("combat damage").settle()
    assert counters(t, "Umezawa's Jitte", "charge") == 2
    t.play(A, "Umezawa's Jitte: Remove", "Target creature", ELVES)
    assert t.sorted_names("battlefield", 1) == []
    t.play(A, "Umezawa's Jitte: Remove", "You gain 2")
    assert t.lives[0] == 22
    t = Scene.duel(mine=[BEARS, {"card": "Umezawa's Jitte", "counters": {"charge": 1}}]).play(
        A, equip("Umezawa's Jitte")
    )
    assert t.play(A, "Umezawa's Jitte: Remove", "Equipped").size(BEARS) == (4, 4)


def test_embercleave_comes_down_in_combat() -> None:
    t = Scene.duel(["Embercleave"], mine=[BEARS, ELVES], ann={"mana": "{R}{R}{R}{R}"})
    assert not t.offers("Cast Embercleave")
    t.fight(BEARS, ELVES).until("declare attackers").play(A, "Cast Embercleave", BEARS)
    assert t.size(BEARS) == (3, 3)
    assert t.until("end of combat").lives == (20, 20 - 6 - 1)


def test_maul_attaches_itself() -> None:
    t = Scene.duel(["Maul of the Skyclaves"], mine=[BEARS]).play(A, "Cast Maul of the Skyclaves")
    assert t.size(BEARS) == (4, 4)
    assert keyword(t, BEARS, k.FLYING)


def test_shadowspear_strips() -> None:
    t = Scene.duel(mine=["Shadowspear"], theirs=["Darksteel Myr"])
    t.play(A, "Shadowspear: {1}")
    assert not keyword(t, "Darksteel Myr", k.INDESTRUCTIBLE)
    assert keyword(t.until("upkeep", 2), "Darksteel Myr", k.INDESTRUCTIBLE)


# --- Auras --------------------------------------------------------------------------------------------------------


@cr("303.4", "613.4c")
@pytest.mark.parametrize(
    ("name", "size", "words"),
    [("Holy Strength", (3, 4), 0), ("Unholy Strength", (4, 3), 0), ("Ethereal Armor", (3, 3), k.FIRST_STRIKE),
     ("Spirit Mantle", (3, 3), k.PROTECTION), ("Rancor", (4, 2), k.TRAMPLE), ("Armadillo Cloak", (4, 4), k.TRAMPLE),
     ("Sheltered by Ghosts", (3, 2), k.LIFELINK | k.WARD)],
)  # fmt: skip
def test_auras_that_help(name: str, size: tuple[int, int], words: int) -> None:
    t = Scene.duel([name], mine=[BEARS]).play(A, f"Cast {name}")
    assert t.size(BEARS) == size
    assert t.chars(BEARS).keywords & words == words


def test_rancor_returns() -> None:
    t = Scene.duel(["Rancor", "Shock"], mine=[BEARS]).play(A, "Cast Rancor").play(A, "Cast Shock", BEARS)
    assert t.sorted_names("hand") == ["Rancor"]


def test_ethereal_armor_counts() -> None:
    t = Scene.duel(["Ethereal Armor", "Holy Strength"], mine=[BEARS]).play(A, "Cast Ethereal").play(A, "Cast Holy")
    assert t.size(BEARS) == (2 + 2 + 1, 2 + 2 + 2)


def test_curiosity_and_cloak() -> None:
    t = (
        Scene.duel(["Curiosity"], mine=[BEARS], ann={"library": ["Opt", "Forest"]})
        .play(A, "Cast Curiosity")
        .fight(BEARS)
    )
    assert t.until("combat damage").settle("Yes").sorted_names("hand") == ["Opt"]
    t = (
        Scene.duel(["Armadillo Cloak"], mine=[BEARS])
        .play(A, "Cast Armadillo Cloak")
        .fight(BEARS)
        .until("combat damage")
        .settle()
    )
    assert t.lives == (24, 16)


@cr("610.3")
def test_sheltered_by_ghosts() -> None:
    t = Scene.duel(["Sheltered by Ghosts", "Disenchant"], mine=[BEARS], theirs=[GIANT]).play(
        A, "Cast Sheltered by Ghosts"
    )
    assert t.sorted_names("exile", 1) == [GIANT]
    t.play(A, "Cast Disenchant")
    assert t.sorted_names("battlefield", 1) == [GIANT]


@cr("508.1c", "509.1b", "602.5")
def test_auras_that_hinder() -> None:
    t = Scene.duel(["Pacifism"], theirs=[BEARS]).play(A, "Cast Pacifism").fight(BEARS).until("upkeep", 3)
    assert t.lives == (20, 20)
    t = Scene.duel(["Arrest"], theirs=[ELVES], bob={"hand": ["Giant Growth"]})
    assert not t.play(A, "Cast Arrest").until("upkeep", 2).offers("Cast Giant Growth")
    t = Scene.duel(["Claustrophobia"], theirs=[BEARS]).play(A, "Cast Claustrophobia")
    assert t.called(BEARS).tapped
    assert t.until("end", 2).called(BEARS).tapped


@cr("613.1b")
@pytest.mark.parametrize("name", ["Control Magic", "Mind Control"])
def test_auras_that_steal(name: str) -> None:
    t = Scene.duel([name, "Disenchant"], theirs=[BEARS]).play(A, f"Cast {name}")
    assert t.sorted_names("battlefield") == [name, BEARS] or t.sorted_names("battlefield") == [BEARS, name]
    assert t.play(A, "Cast Disenchant").sorted_names("battlefield", 1) == [BEARS]


@cr("205.1a", "613.1")
def test_auras_that_change_types() -> None:
    for name, kind, size, color in (
        ("Frogify", "Frog", (1, 1), BLUE),
        ("Kenrith's Transformation", "Elk", (3, 3), GREEN),
    ):
        t = Scene.duel([name], theirs=[ANGEL]).play(A, f"Cast {name}")
        found = t.chars(ANGEL)
        assert (set(found.subtypes), t.size(ANGEL), found.colors, found.keywords) == ({kind}, size, color, 0)
    t = Scene.duel(["Imprisoned in the Moon"], theirs=[ANGEL]).play(A, "Cast Imprisoned in the Moon")
    found = t.chars(ANGEL)
    assert (found.types, found.colors, found.keywords) == (LAND, 0, 0)
    assert len(found.abilities) == 1
    t = Scene.duel(["Song of the Dryads"], theirs=[ANGEL]).play(A, "Cast Song of the Dryads")
    assert (t.chars(ANGEL).types, set(t.chars(ANGEL).subtypes), t.chars(ANGEL).colors) == (LAND, {"Forest"}, 0)
    t = Scene.duel(["Spreading Seas"], theirs=["Taiga"]).play(A, "Cast Spreading Seas")
    assert t.chars("Taiga").subtypes == {"Island"}
    assert len(t.sorted_names("hand")) == 1
    t = Scene.duel(["Ensoul Artifact"], mine=["Sol Ring"]).play(A, "Cast Ensoul Artifact")
    assert t.size("Sol Ring") == (5, 5)
    assert t.chars("Sol Ring").types == ARTIFACT | CREATURE


@cr("605.1b", "605.4a")
def test_wild_growth() -> None:
    growing = {"card": "Wild Growth", "attached_to": "Forest"}
    assert not Scene.duel([BEARS], mine=["Forest"], ann={"mana": ""}).offers(f"Cast {BEARS}")
    t = Scene.duel([BEARS], mine=["Forest", growing], ann={"mana": ""})
    assert BEARS in t.play(A, f"Cast {BEARS}").sorted_names("battlefield")


# --- Vehicles -----------------------------------------------------------------------------------------------------


@cr("301.7", "702.122a")
@pytest.mark.parametrize("name", ["Sky Skiff", "Renegade Freighter", "Aethersphere Harvester", "Bomat Bazaar Barge"])
def test_vehicles_are_crewed(name: str) -> None:
    t = Scene.duel([name], mine=[ANGEL]).play(A, f"Cast {name}")
    assert t.sorted_names("hand") == ["Wastes"] * (name == "Bomat Bazaar Barge")
    assert not t.chars(name).types & CREATURE
    t.until("precombat main", 3).play(A, crew(name))
    assert t.chars(name).types == ARTIFACT | CREATURE
    before = t.chars(name).power
    assert before is not None
    bonus = 1 if name == "Renegade Freighter" else 0
    assert t.fight(name).until("end of combat", 3).lives == (20, 20 - before - bonus)


def test_aethersphere_harvester_has_energy() -> None:
    t = Scene.duel(["Aethersphere Harvester"]).play(A, "Cast Aethersphere").play(A, "Aethersphere Harvester: Pay")
    assert keyword(t, "Aethersphere Harvester", k.LIFELINK)


def test_skysovereign_fires() -> None:
    t = Scene.duel(["Skysovereign, Consul Flagship"], mine=[ANGEL], theirs=[BEARS, GIANT]).play(A, "Cast Skysov", BEARS)
    assert t.sorted_names("battlefield", 1) == [GIANT]
    t.until("precombat main", 3).play(A, crew("Skysovereign, Consul Flagship")).fight("Skysovereign, Consul Flagship")
    t.until("declare attackers", 3)
    t.settle()
    assert t.sorted_names("battlefield", 1) == []


def test_esikas_chariot_copies_a_token() -> None:
    t = Scene.duel(["Esika's Chariot"], mine=[ANGEL]).play(A, "Cast Esika's Chariot")
    assert t.sorted_names("battlefield").count("Cat Token") == 2
    t.until("precombat main", 3).play(A, crew("Esika's Chariot"), ANGEL, "Done")
    t.fight("Esika's Chariot").until("declare attackers", 3, "Cat Token")
    assert t.settle().sorted_names("battlefield").count("Cat Token") == 3


def test_parhelion_brings_angels() -> None:
    t = Scene.duel(mine=["Parhelion II", ANGEL]).play(A, crew("Parhelion II")).fight("Parhelion II")
    assert t.until("end of combat").lives == (20, 20 - 5 - 8)


# --- battles ------------------------------------------------------------------------------------------------------


@cr("310.4b", "310.11", "310.11b")
@pytest.mark.parametrize(
    ("name", "back", "types", "color"),
    [("Invasion of Dominaria", "Serra Faithkeeper", CREATURE, WHITE),
     ("Invasion of Mercadia", "Kyren Flamewright", CREATURE, RED),
     ("Invasion of Tolvada", "The Broken Sky", ENCHANTMENT, WHITE | BLACK)],
)  # fmt: skip
def test_a_defeated_siege_is_cast_transformed(name: str, back: str, types: int, color: int) -> None:
    t = Scene.duel(["Lightning Bolt", "Shock", "Opt"], mine=[name])
    t.play(A, "Cast Lightning Bolt", name).play(A, "Cast Shock", name, f"Cast {back}")
    assert back in t.sorted_names("battlefield")
    assert (t.chars(back).types, t.chars(back).colors) == (types, color)


def test_what_sieges_do_as_they_enter() -> None:
    t = Scene.duel(["Invasion of Dominaria"]).play(A, "Cast Invasion of Dominaria")
    assert (t.lives[0], len(t.sorted_names("hand")), counters(t, "Invasion of Dominaria", "defense")) == (24, 1, 5)
    t = Scene.duel(["Invasion of Mercadia", "Forest"]).play(A, "Cast Invasion of Mercadia", "Yes")
    assert (t.sorted_names("graveyard"), len(t.sorted_names("hand"))) == (["Forest"], 2)
    t = Scene.duel(["Invasion of Tolvada"], ann={"graveyard": [ANGEL]}).play(A, "Cast Invasion of Tolvada")
    assert ANGEL in t.sorted_names("battlefield")


def test_what_defeated_sieges_become() -> None:
    t = Scene.duel(["Forest", "Lightning Bolt", "Shock"], mine=["Invasion of Mercadia"]).play(
        A, "Cast Lightning Bolt", "Invasion"
    )
    t.play(A, "Cast Shock", "Invasion", "Cast Kyren").until("precombat main", 3).play(
        A, "Kyren Flamewright: ", "Forest"
    )
    assert t.sorted_names("battlefield").count("Elemental Token") == 2
    assert t.size("Elemental Token") == (2, 1)
    t = Scene.duel(["Lightning Bolt", "Shock"], mine=["Invasion of Tolvada"]).play(A, "Cast Lightning Bolt", "Invasion")
    t.play(A, "Cast Shock", "Invasion", "Cast The Broken").until("end").settle()
    assert t.size("Spirit Token") == (2, 1)
    assert keyword(t, "Spirit Token", k.LIFELINK)
