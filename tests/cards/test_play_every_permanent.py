"""Every permanent card of the library but those of the four families, cast or played: it is there, and has its size."""

from __future__ import annotations

import pytest

from inset.cards import all_cards, card
from inset.kernel.types import ARTIFACT, BATTLE, CREATURE, ENCHANTMENT, LAND, PLANESWALKER
from inset.language.card import ADVENTURE, OMEN, PREPARE, PROTOTYPE
from inset.rules.model.answers import PASS
from tests.harness import A, Scene
from tests.harness.cards import BEARS, GIANT

PERMANENTS = ARTIFACT | BATTLE | CREATURE | ENCHANTMENT | LAND | PLANESWALKER
FAMILIES = (ADVENTURE, OMEN, PROTOTYPE, PREPARE)

# Answers given while a card is cast and enters, and the cards that ask for them.
ANSWERED: dict[tuple[str | int, ...], str] = {
    (BEARS,): """
        Arcanum Wings; Armadillo Cloak; Arrest; Boon-Bringer Valkyrie; Claustrophobia; Control Magic;
        Crimestopper Sprite; Curiosity; Elemental Resonance; Enduring Bondwarden; Errantry; Ethereal
        Armor; Flickerwisp; Frogify; Holy Strength; Hostage Taker; Hyena Umbra; Imprisoned in the Moon;
        Infinite Reflection; Kenrith's Transformation; Lure; Meat Locker; Meddling Mage; Mind Control;
        Nevermore; Oblivion Ring; Oubliette; Pacifism; Pariah; Perrie, the Pulverizer; Phyrexian Revoker; Pithing Needle;
        Rancor; Relentless Rohirrim; Saiba Cryptomancer; Scorn-Blade Berserker; Slimebind; Song of the
        Dryads; Spirit Mantle; Unholy Strength
    """,
    ("No",): """
        Ajani, Sleeper Agent; Blood Crypt; Breeding Pool; Coruscation Mage; Dead Reveler; Deadeye
        Navigator; Donna Noble; Dream Seizer; Eternal Witness; Fanatic of Xenagos; Fell Stinger; Fortress Kin-Guard;
        Ghor-Clan Wrecker; Godless Shrine; Hallowed Fountain; Overgrown Tomb; Restoration Angel; Sacred
        Foundry; Scrapshooter; Silverblade Paladin; Steam Vents; Stomping Ground; Tandem Lookout; Temple
        Garden; Thieving Skydiver; Vraska, Betrayal's Sting; Watery Grave; Weaponcraft Enthusiast; Wolfir Silverheart;
        Intrepid Adversary; Spectral Adversary
    """,
    (1,): """
        Chalice of the Void; Everflowing Chalice; Hooded Hydra; Love Song of Night and Day; Temple of Abandon; Temple
        of Deceit; Temple of Enlightenment; Temple of Epiphany; Temple of Malady; Temple of Malice;
        Temple of Mystery; Temple of Plenty; Temple of Silence; Temple of Triumph; The Elder Dragon War;
        Walking Ballista
    """,
    ("Done",): """
        Aarakocra Sneak; Avenging Hunter; Feywild Caretaker; Gorger Wurm; Hellkite Hatchling; Passageway Seer; Quicksilver
        Gargantuan; Skullmulcher
    """,
    ("Bob",): """
        Blind Hunter; Expedition Raptor; Magister Sphinx; Scourge of Valkas
    """,
    ("Wastes",): """
        Fight Rigging; Smuggler's Buggy; Watcher for Tomorrow
    """,
    ("Ann", "No"): """
        Haldan, Avid Arcanist; Pako, Arcane Retriever
    """,
    ("Tomb of Annihilation",): """
        Nadaar, Selfless Paladin; Veteran Dungeoneer
    """,
    ("Bear",): "Roaming Throne",
    ("Bob", "No"): "Frodo, Adventurous Hobbit",
    ("Khans",): "Palace Siege",
    ("Put a vigilance",): "Denry Klin, Editor in Chief",
    ("No", "No"): "Adder-Staff Boggart; Anavolver; Cetavolver; Degavolver; Necravolver; Rakavolver",
    ("Shock",): "Runed Halo",
    ("Yes",): "Changeling Titan",
    (0, -1): "Invasion of Fiora",
    (0,): "Corrupted Shapeshifter; Primal Plasma; Ultramarines Honour Guard",
    ("sprout", "harvest"): "Orchard Elemental",
}
ANSWERS = {name: answers for answers, names in ANSWERED.items() for name in " ".join(names.split()).split("; ")}
SIZES = {
    "Aquastrand Spider": (2, 2), "Arcades Sabboth": (7, 9), "Arcbound Overseer": (6, 6), "Arcbound Worker": (1, 1),
    "Archpriest of Iona": (1, 2), "Ashaya, Soul of the Wild": (2, 2), "Talus Paladin": (3, 4), "The Mycotyrant": (1, 1),
    "Archangel of Strife": (9, 6), "Botanical Brawler": (2, 2), "Duplicant": (2, 2),
    "Corrupted Shapeshifter": (3, 3), "Daghatar the Adamant": (4, 4), "Etched Oracle": (1, 1),
    "Evolving Adaptive": (1, 1), "Fanatic of Xenagos": (4, 4), "Gathan Raiders": (5, 5), "Hooded Hydra": (1, 1),
    "Ixidron": (2, 2), "Lily Bowen, Raging Grandma": (2, 2),
    "Kaito, Bane of Nightmares": (3, 4), "Leech Bonder": (1, 1), "Marath, Will of the Wild": (3, 3),
    "Nurturing Pixie": (2, 2), "Orchard Elemental": (4, 4), "Primal Plasma": (3, 3), "Reyhan, Last of the Abzan": (3, 3),
    "Sekki, Seasons' Guide": (8, 8), "Skyclave Shade": (5, 3),
    "Star Pupil": (1, 1), "Tarmogoyf": (1, 2), "Trench Gorger": (20, 20),
    "Walking Ballista": (1, 1),
    "Henge Walker": (3, 3),
    "Polukranos, Unchained": (6, 6),
    "Moonshadow": (1, 1), "Katilda, Dawnhart Martyr": (1, 1),
}  # fmt: skip
# Cards that need another board, or leave this one at once: they are played in the tests of their rules.
ELSEWHERE = {
    "Acererak the Archlich", "Altered Ego", "Apocalypse Hydra", "Arixmethes, Slumbering Isle", "Auton Soldier",
    "Azorius Chancery", "Bloatfly Swarm", "Boros Garrison", "Carry Away", "Clone", "Conclave Sledge-Captain",
    "Curse Artifact", "Cursed Mirror", "Dyadrine, Synthesis Amalgam", "Ensoul Artifact", "Flayer of Loyalties",
    "Glasspool Mimic", "Greenbelt Rampager", "Haakon, Stromgald Scourge", "Hydroid Krasis", "Imposter Mech",
    "Izzet Boilerworks", "Maro", "Mechanized Production", "Old Stickfingers", "Omarthis, Ghostfire Initiate",
    "Overlord of the Floodpits", "Ovinomancer", "Phylactery Lich", "Progenitor Mimic", "Ravenous Rotbelly",
    "Rory Williams", "Serendib Djinn", "Simic Growth Chamber", "Spark Double", "Spreading Seas", "Stalking Yeti",
    "Stormfront Riders", "Stunt Double", "The Warring Triad", "Tivit, Seller of Secrets", "Vastwood Hydra",
    "Wild Growth", "Zhulodok, Void Gorger", "Zoanthrope",
    "Magma Pummeler", "Moritte of the Frost", "Sakashima the Impostor", "Tainted Adversary", "Tidewalker",
    "Gigantoplasm", "Harvest Wurm", "Bull Elephant", "Erosion", "Phyrexian Marauder", "Power Artifact", "Arid Archway",
    "Phantasmal Terrain", "Umbra Stalker", "Glittering Frost", "Wastescape Battlemage",
    "Aeon Chronicler", "Vizier of Many Faces", "The Mimeoplasm",
}  # fmt: skip

PLAYED = [
    made.name for made in all_cards()
    if made.faces[0].types & PERMANENTS and made.frame not in FAMILIES and made.name not in ELSEWHERE
]  # fmt: skip


def settle_with_first_answers(scene: Scene) -> None:
    """All pass until the stack is empty, and every question gets the first answer on offer."""
    for _ in range(60):
        if scene.asked() not in ("priority", ""):
            scene.choose(scene.game.options[0])
        elif scene.asked() and scene.st.stack:
            scene.choose(PASS)
        else:
            return
    raise AssertionError("the stack never empties")


@pytest.mark.parametrize("name", PLAYED)
def test_each_permanent_is_played(name: str) -> None:
    face = card(name).faces[0]
    t = Scene.duel([name], mine=[BEARS], theirs=[GIANT], ann={"graveyard": ["Shock"]})
    way = f"Play {name}" if face.types & LAND else f"Cast {name} {face.cost}"
    way = way if t.offers(way) else f"Cast {name} "  # some reduce their own cost
    if name in ANSWERS:
        t.play(A, way, *ANSWERS[name])
    else:
        t.do(A, way)
        settle_with_first_answers(t)
    assert name in t.sorted_names("battlefield")
    printed = (face.power, face.toughness) if face.types & CREATURE else (None, None)
    assert t.size(name) == SIZES.get(name, printed)


def test_no_card_is_named_here_for_nothing() -> None:
    assert {*ANSWERS, *SIZES} <= {*PLAYED}
    assert [name for name in ELSEWHERE if card(name).name != name] == []


def test_a_copy_of_nothing_dies() -> None:
    t = Scene.duel(["Progenitor Mimic"], mine=[BEARS]).play(A, "Cast Progenitor Mimic", "Done")
    assert "Progenitor Mimic" in t.sorted_names("graveyard")
