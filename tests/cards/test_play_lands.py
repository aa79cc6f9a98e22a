"""Lands: each cycle enters and makes mana as it says; each other land has each ability used."""

from __future__ import annotations

import re

import pytest

from inset.cards import all_cards, card
from inset.kernel.types import CREATURE, LAND
from inset.language.keywords import FLYING, TRAMPLE, VIGILANCE
from inset.language.text import card_text
from tests.harness import A, Scene, cr
from tests.harness.cards import BEARS

BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
CARDS = [made for made in all_cards() if made.faces[0].types & LAND]
TYPES = {name: letter for letter, name in BASICS.items()}


def having(pattern: str) -> list[str]:
    """The lands whose text fits."""
    return [made.name for made in CARDS if re.search(pattern, card_text(made), re.DOTALL)]


SHOCK = having(r"As this land enters, you may pay 2 life")
FETCH = having(r"Pay 1 life, Sacrifice")
CHECK = having(r"unless you control an? \w+ or an? .*Add \{\w\} or \{\w\}")
PAIN = having(r"Add \{C\}.*deals 1 damage to you")
FAST = having(r"two or fewer other lands")
TEMPLE = having(r"scry 1")
BOUNCE = having(r"return a land")
GATE = [made.name for made in CARDS if "Gate" in made.faces[0].subtypes]


def colors_of(name: str) -> list[str]:
    """The basic lands of the colors that the land makes."""
    made = card(name).faces[0]
    if made.subtypes and made.subtypes[0] in TYPES:
        return list(made.subtypes)
    found = re.findall(r"\{([WUBRG])\}", card_text(card(name)))
    return [BASICS[letter] for letter in dict.fromkeys(found)]


def is_tapped(bench: Scene, name: str) -> bool:
    return bench.called(name).tapped


def pays_for_both(name: str) -> None:
    """Alone on the battlefield, it pays for a spell of each of its colors, one at a time."""
    spells = {"Plains": "Swords to Plowshares", "Island": "Unsummon", "Swamp": "Cut Down", "Mountain": "Shock",
              "Forest": "Giant Growth"}  # fmt: skip
    for basic in colors_of(name):
        t = Scene.duel([spells[basic]], mine=[name], theirs=[BEARS], ann={"mana": ""})
        assert t.offers(f"Cast {spells[basic]}"), (name, basic)
    other = next(basic for basic in spells if basic not in colors_of(name))
    assert not Scene.duel([spells[other]], mine=[name], theirs=[BEARS], ann={"mana": ""}).offers(
        f"Cast {spells[other]}"
    )


def test_there_is_a_land_of_each_cycle_for_each_pair() -> None:
    assert [len(cycle) for cycle in (SHOCK, FETCH, CHECK, PAIN, FAST, TEMPLE)] == [10] * 6
    assert (len(BOUNCE), len(GATE)) == (4, 3)
    for cycle in (SHOCK, CHECK, PAIN, FAST, TEMPLE):
        assert len({frozenset(colors_of(name)) for name in cycle}) == 10


@cr("305.6", "614.1c")
@pytest.mark.parametrize("name", SHOCK)
def test_shock_lands(name: str) -> None:
    t = Scene.duel([name], ann={"mana": ""}).choose(f"Play {name}").settle("Yes")
    assert t.lives == (18, 20)
    assert not is_tapped(t, name)
    t = Scene.duel([name], ann={"mana": ""}).choose(f"Play {name}").settle("No")
    assert t.lives == (20, 20)
    assert is_tapped(t, name)
    pays_for_both(name)


@pytest.mark.parametrize("name", FETCH)
def test_fetch_lands(name: str) -> None:
    wanted = re.findall(r"for an? (\w+) or (\w+) card", card_text(card(name)))[0]
    library = ["Wastes", "Grizzly Bears", *BASICS.values(), *(f"Snow-Covered {basic}" for basic in BASICS.values())]
    t = Scene.duel([name], ann={"mana": "", "library": library}).play(A, f"Play {name}").choose(f"{name}: ")
    while t.game.decision is not None and t.game.decision.kind == "priority":
        t.choose("Pass")
    offered = {option.text.partition(" (")[0] for option in t.game.options}
    assert {basic for basic in BASICS.values() if basic in offered} == set(wanted)
    t.choose(wanted[1]).settle()
    assert t.sorted_names("battlefield") == [wanted[1]]
    assert not is_tapped(t, wanted[1])
    assert t.lives == (19, 20)
    assert t.sorted_names("graveyard") == [name]


@pytest.mark.parametrize("name", CHECK)
def test_check_lands(name: str) -> None:
    assert is_tapped(Scene.duel([name], mine=["Wastes"], ann={"mana": ""}).play(A, f"Play {name}"), name)
    for basic in colors_of(name):
        assert not is_tapped(Scene.duel([name], mine=[basic], ann={"mana": ""}).play(A, f"Play {name}"), name)
        assert is_tapped(Scene.duel([name], theirs=[basic], ann={"mana": ""}).play(A, f"Play {name}"), name)
    pays_for_both(name)


@pytest.mark.parametrize("name", PAIN)
def test_pain_lands(name: str) -> None:
    pays_for_both(name)
    t = Scene.duel(["Ornithopter", "Sol Ring"], mine=[name], ann={"mana": ""}).play(A, "Cast Sol Ring")
    assert t.lives == (20, 20)  # colorless mana does not hurt
    spell = "Shock" if "Mountain" in colors_of(name) else "Brainstorm" if "Island" in colors_of(name) else ""
    if spell == "Shock":
        assert Scene.duel([spell], mine=[name], ann={"mana": ""}).play(A, "Cast Shock", "Bob").lives == (19, 18)


@pytest.mark.parametrize("name", FAST)
def test_fast_lands(name: str) -> None:
    assert not is_tapped(Scene.duel([name], mine=["Wastes"] * 2, ann={"mana": ""}).play(A, f"Play {name}"), name)
    assert is_tapped(Scene.duel([name], mine=["Wastes"] * 3, ann={"mana": ""}).play(A, f"Play {name}"), name)
    pays_for_both(name)


@pytest.mark.parametrize("name", TEMPLE)
def test_temples(name: str) -> None:
    t = Scene.duel([name], ann={"mana": "", "library": ["Shock", "Opt"]}).play(A, f"Play {name}", "Bottom")
    assert is_tapped(t, name)
    assert t.until("draw", 3).sorted_names("hand") == ["Opt"]
    pays_for_both(name)


@pytest.mark.parametrize("name", GATE)
def test_gates(name: str) -> None:
    assert is_tapped(Scene.duel([name], ann={"mana": ""}).play(A, f"Play {name}"), name)
    pays_for_both(name)


@pytest.mark.parametrize("name", BOUNCE)
def test_bounce_lands(name: str) -> None:
    t = Scene.duel([name], mine=["Wastes"], ann={"mana": ""}).play(A, f"Play {name}", "Wastes")
    assert t.sorted_names("hand") == ["Wastes"]
    assert is_tapped(t, name)
    t = Scene.duel([name], ann={"mana": ""}).play(A, f"Play {name}")
    assert t.sorted_names("hand") == [name]  # nothing else is there
    spell = {"Azorius Chancery": "Meddling Mage", "Izzet Boilerworks": "Goblin Electromancer",
             "Boros Garrison": "Lightning Helix", "Simic Growth Chamber": ""}[name]  # fmt: skip
    if spell:
        assert Scene.duel([spell], mine=[name], ann={"mana": ""}).offers(f"Cast {spell}")


@cr("205.1b", "613.1d")
@pytest.mark.parametrize(
    ("name", "size", "word"),
    [("Treetop Village", (3, 3), TRAMPLE), ("Faerie Conclave", (2, 1), FLYING),
     ("Celestial Colonnade", (4, 4), FLYING | VIGILANCE), ("Raging Ravine", (3, 3), 0), ("Mutavault", (2, 2), 0)],
)  # fmt: skip
def test_lands_that_become_creatures(name: str, size: tuple[int, int], word: int) -> None:
    price = re.findall(r"^(\{\d\}\S*): ", card_text(card(name)), re.MULTILINE)[0]
    t = Scene.duel(mine=[name]).play(A, f"{name}: {price}")
    assert t.size(name) == size
    assert t.chars(name).types & (LAND | CREATURE) == LAND | CREATURE
    assert t.chars(name).keywords & word == word
    t.fight(name).until("end of combat")
    bonus = name == "Raging Ravine"
    assert t.lives == (20, 20 - size[0] - bonus)
    if name == "Mutavault":
        assert {"Goblin", "Elf"} <= t.chars(name).subtypes
    t.until("upkeep", 2)
    assert not t.chars(name).types & CREATURE


def test_lands_of_every_color() -> None:
    t = Scene.duel(["Shock"], mine=["City of Brass"], ann={"mana": ""}).play(A, "Cast Shock", "Bob")
    assert t.lives == (19, 18)
    t = Scene.duel(["Shock"], mine=["Mana Confluence"], ann={"mana": ""}).play(A, "Cast Shock", "Bob")
    assert t.lives == (19, 18)
    t = Scene.duel(mine=["Evolving Wilds"], ann={"library": ["Tundra", "Island"]}).play(A, "Evolving Wilds: ", "Island")
    assert is_tapped(t, "Island")
    assert t.sorted_names("graveyard") == ["Evolving Wilds"]


def test_lands_that_destroy_lands() -> None:
    t = Scene.duel(mine=["Strip Mine"], theirs=["Forest"]).play(A, "Strip Mine: {T}, S", "Forest")
    assert t.sorted_names("battlefield", 1) == []
    t = Scene.duel(mine=["Wasteland"], theirs=["Forest"]).play(
        A, "Wasteland: {T}, S"
    )  # 601.2c: itself is all that there is
    assert t.sorted_names("battlefield", 1) == ["Forest"]
    t = Scene.duel(mine=["Wasteland"], theirs=["Taiga"]).play(A, "Wasteland: {T}, S", "Taiga")
    assert t.sorted_names("graveyard", 1) == ["Taiga"]


def test_rogues_passage_and_castle_vantress() -> None:
    t = Scene.duel(mine=["Rogue's Passage", BEARS], theirs=["Serra Angel"]).play(
        A, "Rogue's Passage: {4}", "Grizzly Bears"
    )
    t.fight(BEARS, Serra_Angel=BEARS).until("end of combat")
    assert t.lives == (20, 18)
    assert is_tapped(Scene.duel(["Castle Vantress"]).play(A, "Play Castle Vantress"), "Castle Vantress")
    t = Scene.duel(["Castle Vantress"], mine=["Island"]).play(A, "Play Castle Vantress")
    assert not is_tapped(t, "Castle Vantress")
    assert t.offers("Castle Vantress: {2}{U}{U}")


@cr("305.7", "613.1d")
def test_types_of_lands() -> None:
    t = Scene.duel(mine=["Urborg, Tomb of Yawgmoth", "Forest"], theirs=["Taiga"])
    assert t.chars("Taiga").subtypes >= {"Mountain", "Forest", "Swamp"}
    assert Scene.duel(["Cut Down"], mine=["Urborg, Tomb of Yawgmoth"], theirs=[BEARS], ann={"mana": ""}).offers(
        "Cast Cut Down"
    )
    t = Scene.duel(mine=["Urborg, Tomb of Yawgmoth", "Blood Moon"], theirs=["Taiga", "Forest"])  # 613.8: Urborg depends
    assert t.chars("Urborg, Tomb of Yawgmoth").subtypes == {"Mountain"}
    assert t.chars("Taiga").subtypes == {"Mountain"}
    assert t.chars("Forest").subtypes == {"Forest"}


def test_every_land_of_the_library_enters() -> None:
    for made in all_cards():
        face = made.faces[0]
        if face.types & LAND and not face.types & CREATURE:
            t = Scene.duel([made.name], mine=["Wastes"], ann={"mana": ""}).choose(f"Play {made.name}")
            while (asked := t.game.decision) is not None and asked.kind != "priority":
                t.game.choose(t.game.options[0])
            assert made.name in t.sorted_names("battlefield"), made.name
