"""Artifacts, enchantments, lands, split and double-faced cards from A to G: each ability is used."""

from __future__ import annotations

from inset.kernel.types import BLUE
from inset.language import keywords as k
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, keyword
from tests.support import cr


# --- artifacts, enchantments, lands ---------------------------------------------------------------------
@cr("615.7")
def test_amulet_of_kroog_prevents_one_damage() -> None:
    t = Bench(["Shock"], mine=["Amulet of Kroog"], theirs=[BEARS]).play("Amulet", BEARS).play("Cast Shock ", BEARS)
    assert (t.names("battlefield", 1), t.obj(BEARS).damage) == ([BEARS], 1)


@cr("614.1c")
def test_ancient_amphitheater_wants_a_giant() -> None:
    t = Bench(["Ancient Amphitheater", GIANT]).play("Play Ancient Amphitheater", "Yes")
    assert not t.obj("Ancient Amphitheater").tapped
    t = Bench(["Ancient Amphitheater", GIANT]).play("Play Ancient Amphitheater", "No")
    assert t.obj("Ancient Amphitheater").tapped
    t = Bench(["Ancient Amphitheater", BEARS]).play("Play Ancient Amphitheater")
    assert t.obj("Ancient Amphitheater").tapped


@cr("118.9", "119.4")
def test_bolass_citadel_pays_life() -> None:
    t = Bench(
        mine=["Bolas's Citadel"],
        ann={"library": ["Forest", ANGEL, "Bonecrusher Giant", "Walking Ballista", "Wastes"], "mana": ""},
    )
    t.play("Play Forest").play(f"Cast {ANGEL} ")
    assert (t.life, t.names("battlefield")) == ((15, 20), ["Bolas's Citadel", "Forest", ANGEL])
    t.play("Cast Stomp ", "Bob")
    assert t.life == (13, 18)
    t.play("Cast Walking Ballista ")
    assert t.names("graveyard") == ["Walking Ballista"]  # X is 0
    t = Bench(mine=["Bolas's Citadel"], ann={"library": [ANGEL], "life": 4})
    assert not t.has(f"Cast {ANGEL}")
    t = Bench(mine=["Bolas's Citadel", f"9 {BEARS}"]).play("Bolas's Citadel")
    assert t.life == (20, 10)


@cr("702.88a")
def test_cast_through_time_gives_rebound() -> None:
    t = Bench(["Divination"], mine=["Cast Through Time"]).play("Cast Divination ")
    assert t.names("exile") == ["Divination"]
    t.until("upkeep", 3).settle("Cast Divination")
    assert (t.names("graveyard"), len(t.names("hand"))) == (["Divination"], 4)


def test_crucible_of_worlds_plays_lands_from_the_graveyard() -> None:
    t = Bench(mine=["Crucible of Worlds"], ann={"graveyard": ["Forest", BEARS]}).play("Play Forest")
    assert t.names("battlefield") == ["Crucible of Worlds", "Forest"]


@cr("613.1f")
def test_dress_down_silences_creatures_until_the_end() -> None:
    t = Bench(["Dress Down"], theirs=[ANGEL]).play("Cast Dress Down ")
    assert len(t.names("hand")) == 1
    assert not keyword(t, ANGEL, k.FLYING)
    t.until("end").settle()
    assert (t.names("graveyard"), keyword(t, ANGEL, k.FLYING)) == (["Dress Down"], True)


@cr("106.7")
def test_exotic_orchard_makes_what_an_opponents_lands_could() -> None:
    rows = {"mana": ""}
    t = Bench(["Unsummon", "Shock"], mine=["Exotic Orchard", BEARS], theirs=["Island"], ann=rows)
    assert t.has("Cast Unsummon")
    assert not t.has("Cast Shock")
    assert not Bench(["Unsummon"], mine=["Exotic Orchard", BEARS], ann=rows).has("Cast Unsummon")


@cr("118.9", "601.3")
def test_fires_of_invention() -> None:
    t = Bench([ELVES, "Opt", "Shock", BEARS], mine=["Fires of Invention", "Forest"], ann={"mana": ""})
    assert t.has(f"Cast {ELVES} {{0}} for free")
    assert not t.has(f"Cast {BEARS}")
    t.play(f"Cast {ELVES} {{0}}").play("Cast Opt {0}", "Keep")
    assert not t.has("Cast Shock")
    t = Bench(["Shock"], mine=["Fires of Invention", "Forest"]).until("upkeep", 2)
    assert not t.has("Cast Shock")


def test_flowstone_surge() -> None:
    t = Bench(mine=["Flowstone Surge", BEARS], theirs=[ANGEL])
    assert (t.size(BEARS), t.size(ANGEL)) == ((3, 1), (4, 4))


def test_frontier_bivouac_makes_three_colors() -> None:
    t = Bench(["Frontier Bivouac"], mine=["Frontier Bivouac"], ann={"mana": ""}).play("Play Frontier Bivouac")
    assert [o.tapped for o in t.in_zone("battlefield")] == [False, True]
    for spell, castable in (("Unsummon", True), ("Shock", True), ("Giant Growth", True), ("Cut Down", False)):
        t = Bench([spell], mine=["Frontier Bivouac", BEARS], ann={"mana": ""})
        assert t.has(f"Cast {spell}") == castable


# --- split and double-faced cards -----------------------------------------------------------------------
@cr("709.3", "709.4", "601.2d")
def test_fire_and_ice() -> None:
    t = Bench(["Fire"], theirs=[ELVES]).play("Cast Fire ", "Bob", ELVES)
    assert (t.life, t.names("graveyard", 1), t.names("graveyard")) == ((20, 19), [ELVES], ["Fire // Ice"])
    t = Bench(["Fire"], theirs=[ELVES]).play("Cast Ice ")
    assert (t.obj(ELVES).tapped, len(t.names("hand"))) == (True, 1)


@cr("712.3", "712.8")
def test_alrund_and_hakka() -> None:
    t = Bench(
        ["Alrund, God of the Cosmos", "Opt"],
        ann={"library": [BEARS, "Shock", "Wastes"], "exile": [{"card": "Augury Raven", "foretold": True}]},
    )
    t.play("Cast Alrund, God of the Cosmos ")
    assert t.size("Alrund, God of the Cosmos") == (3, 3)
    t.until("end").settle("creature")
    assert t.names("hand") == [BEARS, "Opt"]
    assert t.game.state.libraries[0][-1] == t.obj("Shock", "library").id
    t = Bench(mine=[], hand=["Alrund, God of the Cosmos"]).play("Cast Hakka, Whispering Raven ")
    assert t.size("Hakka, Whispering Raven") == (2, 3)
    t.fight("Hakka, Whispering Raven").until("combat damage", 3).settle("Keep", "Keep", "Wastes")
    assert "Alrund, God of the Cosmos" in t.names("hand")


@cr("113.7a")
def test_alrunds_ability_goes_on_without_alrund() -> None:
    t = Bench(["Murder"], mine=["Alrund, God of the Cosmos"], ann={"library": [BEARS, "Shock"]}).until("end")
    t.choose("Cast Murder ").settle("creature")
    assert (t.names("hand"), t.names("battlefield")) == ([BEARS], [])


@cr("712.3")
def test_blackbloom_rogue_and_bog() -> None:
    t = Bench(["Blackbloom Rogue"], mine=["Blackbloom Rogue"], bob={"graveyard": ["7 Opt"]})
    assert t.size("Blackbloom Rogue") == (2, 3)
    t = Bench(["Blackbloom Rogue"], mine=["Blackbloom Rogue"], bob={"graveyard": ["8 Opt"]})
    assert t.size("Blackbloom Rogue") == (5, 3)
    t.play("Play Blackbloom Bog")
    assert t.obj("Blackbloom Bog").tapped


@cr("701.27a", "712.8")
def test_delver_of_secrets_transforms() -> None:
    t = (
        Bench(mine=["Delver of Secrets"], ann={"library": ["Opt", BEARS]}, turn=2, step="end")
        .until("upkeep", 3)
        .settle("Yes")
    )
    assert t.size("Insectile Aberration") == (3, 2)
    assert t.chars("Insectile Aberration").colors == BLUE
    assert keyword(t, "Insectile Aberration", k.FLYING)
    t = Bench(mine=["Delver of Secrets"], ann={"library": [BEARS]}, turn=2, step="end").until("upkeep", 3).settle("Yes")
    assert t.names("battlefield") == ["Delver of Secrets"]
    t = Bench(mine=["Delver of Secrets"], ann={"library": ["Opt"]}, turn=2, step="end").until("upkeep", 3).settle("No")
    assert t.names("battlefield") == ["Delver of Secrets"]


@cr("712.3")
def test_esika_and_the_prismatic_bridge() -> None:
    t = Bench(["Shock"], mine=["Esika, God of the Tree", "Kess, Dissident Mage"], ann={"mana": ""})
    assert keyword(t, "Kess, Dissident Mage", k.VIGILANCE)
    t.play("Cast Shock ", "Bob")
    assert t.life == (20, 18)
    t = Bench(["Esika, God of the Tree"], ann={"library": [*["Wastes"] * 3, "Opt", "Teferi, Time Raveler", "Island"]})
    t.play("Cast The Prismatic Bridge ").until("upkeep", 3).settle()
    assert "Teferi, Time Raveler" in t.names("battlefield")
    assert len(t.in_zone("library")) == 25
