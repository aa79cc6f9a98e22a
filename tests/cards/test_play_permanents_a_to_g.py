"""Artifacts, enchantments, lands, split and double-faced cards from A to G: each ability is used."""

from __future__ import annotations

from inset.kernel.types import BLUE
from inset.language import keywords as k
from tests.cards.tries import keyword
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT


# --- artifacts, enchantments, lands ---------------------------------------------------------------------
@cr("615.7")
def test_amulet_of_kroog_prevents_one_damage() -> None:
    t = (
        Scene.duel(["Shock"], mine=["Amulet of Kroog"], theirs=[BEARS])
        .play(A, "Amulet", BEARS)
        .play(A, "Cast Shock ", BEARS)
    )
    assert (t.sorted_names("battlefield", 1), t.called(BEARS).damage) == ([BEARS], 1)


@cr("614.1c")
def test_ancient_amphitheater_wants_a_giant() -> None:
    t = Scene.duel(["Ancient Amphitheater", GIANT]).play(A, "Play Ancient Amphitheater", "Yes")
    assert not t.called("Ancient Amphitheater").tapped
    t = Scene.duel(["Ancient Amphitheater", GIANT]).play(A, "Play Ancient Amphitheater", "No")
    assert t.called("Ancient Amphitheater").tapped
    t = Scene.duel(["Ancient Amphitheater", BEARS]).play(A, "Play Ancient Amphitheater")
    assert t.called("Ancient Amphitheater").tapped


@cr("118.9", "119.4")
def test_bolass_citadel_pays_life() -> None:
    t = Scene.duel(
        mine=["Bolas's Citadel"],
        ann={"library": ["Forest", ANGEL, "Bonecrusher Giant", "Walking Ballista", "Wastes"], "mana": ""},
    )
    t.play(A, "Play Forest").play(A, f"Cast {ANGEL} ")
    assert (t.lives, t.sorted_names("battlefield")) == ((15, 20), ["Bolas's Citadel", "Forest", ANGEL])
    t.play(A, "Cast Stomp ", "Bob")
    assert t.lives == (13, 18)
    t.play(A, "Cast Walking Ballista ")
    assert t.sorted_names("graveyard") == ["Walking Ballista"]  # X is 0
    t = Scene.duel(mine=["Bolas's Citadel"], ann={"library": [ANGEL], "life": 4})
    assert not t.offers(f"Cast {ANGEL}")
    t = Scene.duel(mine=["Bolas's Citadel", f"9 {BEARS}"]).play(A, "Bolas's Citadel")
    assert t.lives == (20, 10)


@cr("702.88a")
def test_cast_through_time_gives_rebound() -> None:
    t = Scene.duel(["Divination"], mine=["Cast Through Time"]).play(A, "Cast Divination ")
    assert t.sorted_names("exile") == ["Divination"]
    t.until("upkeep", 3).settle("Cast Divination")
    assert (t.sorted_names("graveyard"), len(t.sorted_names("hand"))) == (["Divination"], 4)


def test_crucible_of_worlds_plays_lands_from_the_graveyard() -> None:
    t = Scene.duel(mine=["Crucible of Worlds"], ann={"graveyard": ["Forest", BEARS]}).play(A, "Play Forest")
    assert t.sorted_names("battlefield") == ["Crucible of Worlds", "Forest"]


@cr("613.1f")
def test_dress_down_silences_creatures_until_the_end() -> None:
    t = Scene.duel(["Dress Down"], theirs=[ANGEL]).play(A, "Cast Dress Down ")
    assert len(t.sorted_names("hand")) == 1
    assert not keyword(t, ANGEL, k.FLYING)
    t.until("end").settle()
    assert (t.sorted_names("graveyard"), keyword(t, ANGEL, k.FLYING)) == (["Dress Down"], True)


@cr("106.7")
def test_exotic_orchard_makes_what_an_opponents_lands_could() -> None:
    rows = {"mana": ""}
    t = Scene.duel(["Unsummon", "Shock"], mine=["Exotic Orchard", BEARS], theirs=["Island"], ann=rows)
    assert t.offers("Cast Unsummon")
    assert not t.offers("Cast Shock")
    assert not Scene.duel(["Unsummon"], mine=["Exotic Orchard", BEARS], ann=rows).offers("Cast Unsummon")


@cr("118.9", "601.3")
def test_fires_of_invention() -> None:
    t = Scene.duel([ELVES, "Opt", "Shock", BEARS], mine=["Fires of Invention", "Forest"], ann={"mana": ""})
    assert t.offers(f"Cast {ELVES} {{0}} for free")
    assert not t.offers(f"Cast {BEARS}")
    t.play(A, f"Cast {ELVES} {{0}}").play(A, "Cast Opt {0}", "Keep")
    assert not t.offers("Cast Shock")
    t = Scene.duel(["Shock"], mine=["Fires of Invention", "Forest"]).until("upkeep", 2)
    assert not t.offers("Cast Shock")


def test_flowstone_surge() -> None:
    t = Scene.duel(mine=["Flowstone Surge", BEARS], theirs=[ANGEL])
    assert (t.size(BEARS), t.size(ANGEL)) == ((3, 1), (4, 4))


def test_frontier_bivouac_makes_three_colors() -> None:
    t = Scene.duel(["Frontier Bivouac"], mine=["Frontier Bivouac"], ann={"mana": ""}).play(A, "Play Frontier Bivouac")
    assert [o.tapped for o in t.in_zone("battlefield", A)] == [False, True]
    for spell, castable in (("Unsummon", True), ("Shock", True), ("Giant Growth", True), ("Cut Down", False)):
        t = Scene.duel([spell], mine=["Frontier Bivouac", BEARS], ann={"mana": ""})
        assert t.offers(f"Cast {spell}") == castable


# --- split and double-faced cards -----------------------------------------------------------------------
@cr("709.3", "709.4", "601.2d")
def test_fire_and_ice() -> None:
    t = Scene.duel(["Fire"], theirs=[ELVES]).play(A, "Cast Fire ", "Bob", ELVES)
    assert (t.lives, t.sorted_names("graveyard", 1), t.sorted_names("graveyard")) == (
        (20, 19),
        [ELVES],
        ["Fire // Ice"],
    )
    t = Scene.duel(["Fire"], theirs=[ELVES]).play(A, "Cast Ice ")
    assert (t.called(ELVES).tapped, len(t.sorted_names("hand"))) == (True, 1)


@cr("712.3", "712.8")
def test_alrund_and_hakka() -> None:
    t = Scene.duel(
        ["Alrund, God of the Cosmos", "Opt"],
        ann={"library": [BEARS, "Shock", "Wastes"], "exile": [{"card": "Augury Raven", "foretold": True}]},
    )
    t.play(A, "Cast Alrund, God of the Cosmos ")
    assert t.size("Alrund, God of the Cosmos") == (3, 3)
    t.until("end").settle("creature")
    assert t.sorted_names("hand") == [BEARS, "Opt"]
    assert t.st.libraries[0][-1] == t.called("Shock", "library").id
    t = Scene.duel(mine=[], hand=["Alrund, God of the Cosmos"]).play(A, "Cast Hakka, Whispering Raven ")
    assert t.size("Hakka, Whispering Raven") == (2, 3)
    t.fight("Hakka, Whispering Raven").until("combat damage", 3).settle("Keep", "Keep", "Wastes")
    assert "Alrund, God of the Cosmos" in t.sorted_names("hand")


@cr("113.7a")
def test_alrunds_ability_goes_on_without_alrund() -> None:
    t = Scene.duel(["Murder"], mine=["Alrund, God of the Cosmos"], ann={"library": [BEARS, "Shock"]}).until("end")
    t.choose("Cast Murder ").settle("creature")
    assert (t.sorted_names("hand"), t.sorted_names("battlefield")) == ([BEARS], [])


@cr("712.3")
def test_blackbloom_rogue_and_bog() -> None:
    t = Scene.duel(["Blackbloom Rogue"], mine=["Blackbloom Rogue"], bob={"graveyard": ["7 Opt"]})
    assert t.size("Blackbloom Rogue") == (2, 3)
    t = Scene.duel(["Blackbloom Rogue"], mine=["Blackbloom Rogue"], bob={"graveyard": ["8 Opt"]})
    assert t.size("Blackbloom Rogue") == (5, 3)
    t.play(A, "Play Blackbloom Bog")
    assert t.called("Blackbloom Bog").tapped


@cr("701.27a", "712.8")
def test_delver_of_secrets_transforms() -> None:
    t = (
        Scene.duel(mine=["Delver of Secrets"], ann={"library": ["Opt", BEARS]}, turn=2, step="end")
        .until("upkeep", 3)
        .settle("Yes")
    )
    assert t.size("Insectile Aberration") == (3, 2)
    assert t.chars("Insectile Aberration").colors == BLUE
    assert keyword(t, "Insectile Aberration", k.FLYING)
    t = (
        Scene.duel(mine=["Delver of Secrets"], ann={"library": [BEARS]}, turn=2, step="end")
        .until("upkeep", 3)
        .settle("Yes")
    )
    assert t.sorted_names("battlefield") == ["Delver of Secrets"]
    t = (
        Scene.duel(mine=["Delver of Secrets"], ann={"library": ["Opt"]}, turn=2, step="end")
        .until("upkeep", 3)
        .settle("No")
    )
    assert t.sorted_names("battlefield") == ["Delver of Secrets"]


@cr("712.3")
def test_esika_and_the_prismatic_bridge() -> None:
    t = Scene.duel(["Shock"], mine=["Esika, God of the Tree", "Kess, Dissident Mage"], ann={"mana": ""})
    assert keyword(t, "Kess, Dissident Mage", k.VIGILANCE)
    t.play(A, "Cast Shock ", "Bob")
    assert t.lives == (20, 18)
    t = Scene.duel(
        ["Esika, God of the Tree"], ann={"library": [*["Wastes"] * 3, "Opt", "Teferi, Time Raveler", "Island"]}
    )
    t.play(A, "Cast The Prismatic Bridge ").until("upkeep", 3).settle()
    assert "Teferi, Time Raveler" in t.sorted_names("battlefield")
    assert len(t.in_zone("library", A)) == 25
