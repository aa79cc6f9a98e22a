"""Planeswalkers, spells and permanents that decks are made of: each is cast, and each ability used."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from inset.kernel.types import GREEN
from inset.language import keywords as k
from inset.rules.objects.layers import chars_of
from tests.cards.test_play_spells_h_to_z import in_response
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT

# --- planeswalkers ------------------------------------------------------------------------------------------------


def walker(name: str, loyalty: int, *answers: str | int, size: int = 20, **fields: Any) -> Scene:
    """With loyalty enough, the ability with this symbol was used."""
    mine = [{"card": name, "counters": {"loyalty": size}}, *fields.pop("mine", [])]
    sign = f"+{loyalty}" if loyalty > 0 else f"−{-loyalty}" if loyalty else "0"
    return Scene.duel(mine=mine, **fields).play(A, f"{name}: {sign}:", *answers)


@cr("306.5b", "606.3")
@pytest.mark.parametrize(
    ("name", "loyalty"),
    [("Ajani, Caller of the Pride", 4), ("Elspeth, Knight-Errant", 4), ("Elspeth, Sun's Champion", 4), ("Jace Beleren", 3),
     ("Narset, Parter of Veils", 5), ("Sorin, Solemn Visitor", 4), ("Teferi, Hero of Dominaria", 4),
     ("Chandra, Torch of Defiance", 4), ("Garruk Wildspeaker", 3), ("Huatli, Radiant Champion", 3), ("Domri Rade", 3),
     ("Oko, Thief of Crowns", 4)],
)  # fmt: skip
def test_planeswalkers_enter_with_loyalty(name: str, loyalty: int) -> None:
    assert counters(Scene.duel([name]).play(A, f"Cast {name}"), name, "loyalty") == loyalty


def test_ajani() -> None:
    ajani = "Ajani, Caller of the Pride"
    assert walker(ajani, 1, BEARS, mine=[BEARS]).size(BEARS) == (3, 3)
    t = walker(ajani, -3, mine=[BEARS])
    assert t.chars(BEARS).keywords & (k.FLYING | k.DOUBLE_STRIKE) == k.FLYING | k.DOUBLE_STRIKE
    assert walker(ajani, -8, ann={"life": 7}).sorted_names("battlefield").count("Cat Token") == 7


@cr("114.1")
def test_elspeths() -> None:
    knight, champion = "Elspeth, Knight-Errant", "Elspeth, Sun's Champion"
    t = Scene.duel(mine=[knight, BEARS]).play(A, f"{knight}: +1: Create")
    assert t.sorted_names("battlefield").count("Soldier Token") == 1
    assert Scene.duel(mine=[knight, BEARS]).play(A, f"{knight}: +1: Target").size(BEARS) == (5, 5)
    t = walker(knight, -8, mine=[BEARS, "Forest"])
    assert keyword(t, BEARS, k.INDESTRUCTIBLE)
    assert keyword(t, "Forest", k.INDESTRUCTIBLE)
    assert not keyword(t, knight, k.INDESTRUCTIBLE)
    assert walker(champion, 1).sorted_names("battlefield").count("Soldier Token") == 3
    assert walker(champion, -3, theirs=[ANGEL, BEARS]).sorted_names("battlefield", 1) == [BEARS]
    t = walker(champion, -7, mine=[BEARS])
    assert t.size(BEARS) == (4, 4)
    assert keyword(t, BEARS, k.FLYING)


def test_jace_narset_and_teferi() -> None:
    t = walker("Jace Beleren", 2)
    assert (len(t.sorted_names("hand")), len(t.sorted_names("hand", 1))) == (1, 1)
    assert len(walker("Jace Beleren", -1, "Ann").sorted_names("hand")) == 1
    assert len(walker("Jace Beleren", -10, "Bob").sorted_names("graveyard", 1)) == 20
    narset = "Narset, Parter of Veils"
    t = walker(narset, -2, "Yes", "Shock", ann={"library": [BEARS, "Shock", "Forest", "Opt"]})
    assert t.sorted_names("hand") == ["Shock"]
    t = (
        Scene.duel(["Jace Beleren"], mine=[narset])
        .play(A, "Cast Jace Beleren")
        .play(A, "Jace Beleren: +2")
        .until("precombat main", 2)
    )
    assert len(t.sorted_names("hand", 1)) == 2  # one in each turn
    teferi = "Teferi, Hero of Dominaria"
    t = walker(teferi, 1, mine=[{"card": "Forest", "tapped": True}, "Island"]).until("end").settle("Forest", "Done")
    assert not t.called("Forest").tapped
    assert len(t.sorted_names("hand")) == 1
    t = walker(teferi, -3, BEARS, theirs=[BEARS], bob={"library": ["Opt", "Shock", "Plains"]})
    st = t.st
    assert [st.objs[o].definition.name for o in st.libraries[1][:3]] == ["Opt", "Shock", BEARS]
    t = walker(teferi, -8, theirs=[BEARS]).until("draw", 3).settle()
    assert t.sorted_names("exile", 1) == [BEARS]


def test_sorin_and_chandra() -> None:
    sorin, chandra = "Sorin, Solemn Visitor", "Chandra, Torch of Defiance"
    t = walker(sorin, 1, mine=[BEARS])
    assert t.size(BEARS) == (3, 2)
    assert keyword(t.until("end", 2), BEARS, k.LIFELINK)
    assert not keyword(t.until("upkeep", 3), BEARS, k.LIFELINK)
    assert keyword(walker(sorin, -2), "Vampire Token", k.FLYING)
    assert walker(sorin, -6, theirs=[BEARS]).until("draw", 2).sorted_names("battlefield", 1) == []
    for answer, life in (("Cast Shock", 18), ("Don't", 18)):
        more = ("Bob",) if answer != "Don't" else ()
        t = Scene.duel(mine=[chandra], ann={"library": ["Shock", "Opt"]}).play(
            A, f"{chandra}: +1: Exile", answer, *more
        )
        assert t.lives == (20, life)
        assert t.sorted_names("exile") == (["Shock"] if not more else [])
    t = Scene.duel([GIANT], mine=[chandra], ann={"mana": "{1}{R}"}).play(A, f"{chandra}: +1: Add")
    assert t.offers(f"Cast {GIANT}")
    assert walker(chandra, -3, ANGEL, theirs=[ANGEL, BEARS]).sorted_names("battlefield", 1) == [BEARS]
    t = walker(chandra, -7, hand=["Opt"]).play(A, "Cast Opt", "Bob", "Bottom")
    assert t.lives == (20, 15)


def test_garruk_huatli_and_domri() -> None:
    forests = [{"card": "Forest", "tapped": True}, {"card": "Island", "tapped": True}]
    t = walker("Garruk Wildspeaker", 1, mine=forests)
    assert not t.called("Forest").tapped
    assert t.called("Island").tapped is False
    assert walker("Garruk Wildspeaker", -1).size("Beast Token") == (3, 3)
    assert walker("Garruk Wildspeaker", -4, mine=[BEARS]).size(BEARS) == (5, 5)
    huatli = "Huatli, Radiant Champion"
    assert counters(walker(huatli, 1, size=3, mine=[BEARS, ELVES]), huatli, "loyalty") == 3 + 1 + 2
    assert walker(huatli, -1, BEARS, mine=[BEARS, ELVES]).size(BEARS) == (4, 4)
    t = walker(huatli, -8, hand=[BEARS]).play(A, f"Cast {BEARS}", "Yes")
    assert len(t.sorted_names("hand")) == 1
    t = walker("Domri Rade", 1, "Yes", ann={"library": [BEARS]})
    assert t.sorted_names("hand") == [BEARS]
    t = walker("Domri Rade", -2, BEARS, mine=[ANGEL], theirs=[BEARS, ELVES])
    assert t.sorted_names("battlefield", 1) == [ELVES]
    t = walker("Domri Rade", -7, mine=[BEARS])
    gained = k.HASTE | k.TRAMPLE | k.HEXPROOF | k.DOUBLE_STRIKE
    assert t.chars(BEARS).keywords & gained == gained


@cr("701.12b", "613.1")
def test_oko() -> None:
    oko = "Oko, Thief of Crowns"
    assert "Food Token" in walker(oko, 2).sorted_names("battlefield")
    t = walker(oko, 1, theirs=[ANGEL])
    found = t.chars(ANGEL)
    assert (t.size(ANGEL), set(found.subtypes), found.colors, found.keywords) == ((3, 3), {"Elk"}, GREEN, 0)
    assert t.until("upkeep", 4).chars(ANGEL).subtypes == {"Elk"}
    t = walker(oko, -5, mine=["Sol Ring"], theirs=[BEARS])
    assert (BEARS in t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == (True, ["Sol Ring"])


# --- spells -------------------------------------------------------------------------------------------------------


class Try(NamedTuple):
    """A spell, the answers that it asks for, and what is then true: life, a zone of a player with its names."""

    name: str
    answers: tuple[str | int, ...]
    life: tuple[int, int] = (20, 20)
    zone: tuple[str, int, list[str]] | None = None
    fields: dict[str, Any] = {}  # noqa: RUF012


TRIES = (
    Try("Lightning Strike", ("Bob",), (20, 17)), Try("Searing Spear", ("Bob",), (20, 17)),
    Try("Lightning Helix", ("Bob",), (23, 17)), Try("Fireblast", ("Bob",), (20, 16)), Try("Lava Spike", ("Bob",), (20, 17)),
    Try("Terminate", (ANGEL,), zone=("battlefield", 1, [BEARS]), fields={"theirs": [ANGEL, BEARS]}),
    Try("Go for the Throat", (), zone=("battlefield", 1, ["Memnite"]), fields={"theirs": [ANGEL, "Memnite"]}),
    Try("Vindicate", ("Forest",), zone=("battlefield", 1, [BEARS]), fields={"theirs": ["Forest", BEARS]}),
    Try("Bone Splinters", (BEARS,), zone=("battlefield", 1, []), fields={"mine": [ELVES], "theirs": [BEARS]}),
    Try("Wrath of God", (), zone=("battlefield", 1, []), fields={"theirs": [BEARS, ANGEL]}),
    Try("Damnation", (), zone=("battlefield", 1, []), fields={"theirs": [BEARS, ANGEL]}),
    Try("Day of Judgment", (), zone=("battlefield", 1, ["Darksteel Myr"]), fields={"theirs": [BEARS, "Darksteel Myr"]}),
    Try("Beast Within", (), zone=("battlefield", 1, ["Beast Token"]), fields={"theirs": ["Forest"]}),
    Try("Anguished Unmaking", (), (17, 20), ("exile", 1, [BEARS]), {"theirs": [BEARS]}),
    Try("Harmonize", (), zone=("hand", 0, ["Wastes"] * 3)), Try("Concentrate", (), zone=("hand", 0, ["Wastes"] * 3)),
    Try("Night's Whisper", (), (18, 20), ("hand", 0, ["Wastes"] * 2)),
    Try("Preordain", ("Bottom", "Bottom", "Shock"), zone=("hand", 0, ["Opt"]),
        fields={"ann": {"library": ["Shock", "Forest", "Opt"]}}),
    Try("Serum Visions", ("Bottom", "Top"), zone=("hand", 0, ["Shock"]), fields={"ann": {"library": ["Shock", "Forest", "Opt"]}}),
    Try("Think Twice", (), zone=("hand", 0, ["Wastes"])),
    Try("Sphinx's Revelation", (3,), (23, 20), ("hand", 0, ["Wastes"] * 3)),
    Try("Zombify", (), zone=("battlefield", 0, [ANGEL]), fields={"ann": {"graveyard": [ANGEL]}}),
    Try("Unburial Rites", (), zone=("battlefield", 0, [ANGEL]), fields={"ann": {"graveyard": [ANGEL]}}),
    Try("Mind Rot", ("Bob",), zone=("hand", 1, []), fields={"bob": {"hand": ["Opt", "Shock"]}}),
    Try("Hymn to Tourach", ("Bob",), zone=("hand", 1, []), fields={"bob": {"hand": ["Opt", "Shock"]}}),
    Try("Inquisition of Kozilek", ("Bob",), zone=("hand", 1, [ANGEL]), fields={"bob": {"hand": ["Forest", "Opt", ANGEL][1:]}}),
    Try("Bituminous Blast", (BEARS, "Don't"), zone=("graveyard", 1, [BEARS]),
        fields={"theirs": [BEARS, ANGEL], "ann": {"library": ["Shock", "Forest"]}}),
    Try("Faithless Looting", ("Opt", "Forest"), zone=("graveyard", 0, ["Faithless Looting", "Forest", "Opt"]),
        fields={"hand": ["Faithless Looting", "Opt"], "ann": {"library": ["Forest", "Shock", "Plains"]}}),
    Try("Lingering Souls", (), zone=("battlefield", 0, ["Spirit Token"] * 2)),
    Try("Kolaghan's Command", ("Bob", "Bob"), (20, 18), ("hand", 1, []),
        {"bob": {"hand": ["Opt"]}}),
    Try("Boros Charm", ("deals 4", "Bob"), (20, 16)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=lambda row: row.name)
def test_each_spell_does_what_it_says(row: Try) -> None:
    fields = dict(row.fields)
    t = Scene.duel(fields.pop("hand", [row.name]), **fields).play(A, f"Cast {row.name}", *row.answers)
    assert t.lives == row.life
    if row.zone is not None:
        place, player, expected = row.zone
        assert t.sorted_names(place, player) == sorted(expected)


@cr("701.6a")
@pytest.mark.parametrize(
    "name", ["Cancel", "Absorb", "Negate", "Dovin's Veto", "Swan Song", "Force of Will", "Dissolve"]
)
def test_counterspells(name: str) -> None:
    t = in_response("Divination", name, *(["Bottom"] if name == "Dissolve" else []))
    assert (t.sorted_names("hand"), t.sorted_names("graveyard")) == ([], ["Divination"])
    assert t.lives == (20, 23 if name == "Absorb" else 20)
    assert t.sorted_names("battlefield") == (["Bird Token"] if name == "Swan Song" else [])


def test_counterspells_that_ask_for_mana() -> None:
    for name, price in (("Mana Leak", 3), ("Spell Pierce", 2), ("Daze", 1)):
        for extra in (price - 1, price):
            paid = "Yes" if extra == price else None
            t = Scene.duel(
                ["Divination"], ann={"mana": "{U}{U}{U}" + "{C}" * extra}, bob={"hand": [name], "mana": "{U}{U}"}
            )
            t.choose("Cast Divination").choose("Pass").play(B, f"Cast {name}", *([paid] if paid else []))
            assert len(t.sorted_names("hand")) == (2 if paid else 0), (name, extra)


def test_more_ways_to_counter() -> None:
    t = in_response("Divination", "Memory Lapse")
    assert t.sorted_names("graveyard") == []
    assert t.until("draw", 3).sorted_names("hand") == ["Divination"]
    assert in_response(BEARS, "Essence Scatter").sorted_names("graveyard") == [BEARS]
    assert not in_response_offers(BEARS, "Negate")
    assert not in_response_offers("Divination", "Essence Scatter")
    t = Scene.duel(["Divination"], bob={"hand": ["Force of Will", "Opt"]})
    t.choose("Cast Divination").choose("Pass").play(B, "Cast Force of Will")
    assert (t.sorted_names("graveyard"), t.sorted_names("exile", 1), t.lives) == (["Divination"], ["Opt"], (20, 19))
    t = Scene.duel(["Divination"], theirs=["Island"], bob={"hand": ["Daze"]}, ann={"mana": "{U}{U}{U}"})
    t.choose("Cast Divination").choose("Pass").play(B, "Cast Daze")
    assert (t.sorted_names("graveyard"), t.sorted_names("hand", 1)) == (["Divination"], ["Island"])


def in_response_offers(mine: str, theirs: str) -> bool:
    t = Scene.duel([mine], bob={"hand": [theirs], "mana": "{W}{U}{B}{R}{G}{C}"})
    t.choose(f"Cast {mine}").choose("Pass")
    asked = t.game.decision
    return asked is not None and asked.player == 1 and t.offers(f"Cast {theirs}")


@cr("702.34a", "702.66a", "702.85a", "702.88a")
def test_spells_cast_in_other_ways() -> None:
    for name in (
        "Think Twice",
        "Faithless Looting",
        "Lingering Souls",
        "Unburial Rites",
        "Momentary Blink",
        "Past in Flames",
    ):
        t = Scene.duel(mine=[BEARS], ann={"graveyard": [name, ANGEL]})
        assert t.offers(f"Cast {name}"), name
    t = (
        Scene.duel(["Past in Flames"], ann={"graveyard": ["Shock"]})
        .play(A, "Cast Past in Flames")
        .play(A, "Cast Shock", "Bob")
    )
    assert (t.lives, t.sorted_names("exile")) == ((20, 18), ["Shock"])
    t = Scene.duel(["Treasure Cruise"], ann={"mana": "{U}", "graveyard": ["Opt"] * 7}).play(A, "Cast Treasure Cruise")
    assert (len(t.sorted_names("hand")), len(t.sorted_names("exile"))) == (3, 7)
    t = Scene.duel(["Violent Outburst"], mine=[BEARS], ann={"library": ["Forest", "Shock", "Opt"]})
    t.play(A, "Cast Violent Outburst", "Cast Shock", "Bob")
    assert (t.lives, t.size(BEARS)) == ((20, 18), (3, 2))
    t = Scene.duel(["Ephemerate"], mine=["Eternal Witness"], ann={"graveyard": ["Opt", "Shock"]})
    t.play(A, "Cast Ephemerate", "Opt", "Yes")
    assert (t.sorted_names("hand"), t.sorted_names("exile")) == (["Opt"], ["Ephemerate"])
    t = Scene.duel(["Fireblast"], mine=["Mountain"] * 2, ann={"mana": ""}).play(A, "Cast Fireblast", "Bob")
    assert (t.lives, t.sorted_names("battlefield")) == ((20, 16), [])


def test_blinks_and_copies() -> None:
    t = Scene.duel(["Momentary Blink"], mine=["Eternal Witness"], ann={"graveyard": ["Opt"]}).play(
        A, "Cast Momentary Blink", "Opt", "Yes"
    )
    assert t.sorted_names("hand") == ["Opt"]
    tapped = [{"card": "Forest", "tapped": True}, {"card": BEARS, "tapped": True}]
    t = Scene.duel(["Ghostly Flicker"], mine=tapped).play(A, "Cast Ghostly Flicker")
    assert not t.called("Forest").tapped
    t = Scene.duel(["Shock", "Twincast"]).choose("Cast Shock").choose("Bob").play(A, "Cast Twincast", "No")
    assert t.lives == (20, 16)
    t = (
        Scene.duel(["Shock", "Dualcaster Mage"])
        .choose("Cast Shock")
        .choose("Bob")
        .play(A, "Cast Dualcaster Mage", "No")
    )
    assert t.lives == (20, 16)


def test_charms_and_tempo() -> None:
    t = Scene.duel(["Boros Charm"], mine=[BEARS]).play(A, "Cast Boros Charm", "Permanents")
    assert keyword(t, BEARS, k.INDESTRUCTIBLE)
    t = Scene.duel(["Boros Charm"], mine=[BEARS]).play(A, "Cast Boros Charm", "Target creature")
    assert keyword(t, BEARS, k.DOUBLE_STRIKE)
    t = Scene.duel(["Overrun"], mine=[BEARS]).play(A, "Cast Overrun")
    assert (t.size(BEARS), keyword(t, BEARS, k.TRAMPLE)) == ((5, 5), True)
    t = (
        Scene.duel(["Silence", "Opt"], bob={"hand": ["Shock"], "mana": "{R}"})
        .play(A, "Cast Silence")
        .choose("Cast Opt")
    )
    t.choose("Pass")
    assert not t.offers("Cast Shock")
    t = Scene.duel(["Kolaghan's Command"], theirs=["Sol Ring"], ann={"graveyard": [BEARS]})
    t.play(A, "Cast Kolaghan's Command", "Return", "Destroy")
    assert (t.sorted_names("hand"), t.sorted_names("battlefield", 1)) == ([BEARS], [])


# --- permanents ---------------------------------------------------------------------------------------------------


@cr("707.5")
def test_clones() -> None:
    assert Scene.duel(["Stunt Double"], theirs=[ANGEL]).play(A, "Cast Stunt Double", ANGEL).sorted_names(
        "battlefield"
    ) == [ANGEL]
    t = Scene.duel(["Glasspool Mimic"], mine=[ANGEL]).play(A, "Cast Glasspool Mimic", ANGEL)
    assert t.sorted_names("battlefield") == [ANGEL, ANGEL]
    kinds = [t.st.objs[o] for o in t.st.battlefield]
    assert {"Angel", "Shapeshifter", "Rogue"} in [chars_of(t.st, obj).subtypes for obj in kinds]
    t = Scene.duel(["Glasspool Mimic"]).play(A, "Play Glasspool Shore")
    assert t.called("Glasspool Shore").tapped


def test_creatures_that_blink() -> None:
    t = Scene.duel(["Restoration Angel"], mine=["Eternal Witness", ANGEL], ann={"graveyard": ["Opt"]})
    t.play(A, "Cast Restoration Angel", "Yes", "Yes")
    assert t.sorted_names("hand") == ["Opt"]
    t = Scene.duel(["Flickerwisp"], theirs=[BEARS]).play(A, "Cast Flickerwisp")
    assert t.sorted_names("exile", 1) == [BEARS]
    assert t.until("end").settle().sorted_names("battlefield", 1) == [BEARS]


@cr("702.85a", "701.57a")
def test_cascade_and_discover() -> None:
    t = Scene.duel(["Shardless Agent"], ann={"library": ["Forest", "Shock", "Opt"]}).play(
        A, "Cast Shardless", "Cast Shock", "Bob"
    )
    assert (t.lives, t.sorted_names("battlefield")) == ((20, 18), ["Shardless Agent"])
    t = Scene.duel(["Geological Appraiser"], ann={"library": ["Forest", "Shock", "Opt"]})
    assert t.play(A, "Cast Geological", "Cast Shock", "Bob").lives == (20, 18)


@cr("601.2f")
def test_costs_and_prohibitions() -> None:
    goblin = "Goblin Piker"
    assert Scene.duel([goblin], mine=["Goblin Warchief"], ann={"mana": "{R}"}).offers(f"Cast {goblin}")
    assert keyword(Scene.duel(mine=["Goblin Warchief", goblin]), goblin, k.HASTE)
    arbiter = "Grand Arbiter Augustin IV"
    assert Scene.duel(["Meddling Mage"], mine=[arbiter], ann={"mana": "{W}{U}"}).offers("Cast Meddling Mage")
    assert Scene.duel(["Divination"], mine=[arbiter], ann={"mana": "{U}{U}"}).offers("Cast Divination")
    assert not Scene.duel(["Shock"], theirs=[arbiter], ann={"mana": "{R}"}).offers("Cast Shock")
    assert Scene.duel(["Divination"], theirs=["Helm of Awakening"], ann={"mana": "{U}{U}"}).offers("Cast Divination")
    assert not Scene.duel(["Shock"], mine=["Sphere of Resistance"], ann={"mana": "{R}"}).offers("Cast Shock")
    assert not Scene.duel(["Opt", "Shock"], mine=["Rule of Law"]).play(A, "Cast Shock", "Bob").offers("Cast Opt")
    t = Scene.duel([BEARS, "Opt", "Shock"], mine=["Deafening Silence"]).play(A, "Cast Shock", "Bob")
    assert (t.offers("Cast Opt"), t.offers(f"Cast {BEARS}")) == (False, True)
    t = Scene.duel(["Nevermore", "Opt", "Shock"]).play(A, "Cast Nevermore", "Opt")
    assert (t.offers("Cast Opt"), t.offers("Cast Shock")) == (False, True)
    t = Scene.duel(["Phyrexian Revoker"], mine=[{"card": "Walking Ballista", "counters": {"+1/+1": 2}}])
    assert not t.play(A, "Cast Phyrexian Revoker", "Walking Ballista").offers("Walking Ballista")
    assert not Scene.duel(mine=["Cursed Totem", ELVES], hand=["Giant Growth"], ann={"mana": ""}).offers(
        "Cast Giant Growth"
    )


@cr("613.4", "613.1d", "613.1f")
def test_sizes_types_and_abilities() -> None:
    assert Scene.duel(mine=["Honor of the Pure", ANGEL, BEARS]).size(ANGEL) == (5, 5)
    t = Scene.duel(["Lingering Souls"], mine=["Intangible Virtue"]).play(A, "Cast Lingering Souls")
    assert (t.size("Spirit Token"), keyword(t, "Spirit Token", k.VIGILANCE)) == ((2, 2), True)
    t = Scene.duel(["Maro", "Opt", "Shock", "Forest"]).play(A, "Cast Maro")
    assert t.size("Maro") == (3, 3)
    t = Scene.duel(mine=["Yixlid Jailer"], ann={"graveyard": ["Think Twice"]})
    assert not t.offers("Cast Think Twice")


@cr("607.2a")
def test_oblivion_ring() -> None:
    t = Scene.duel(["Oblivion Ring", "Disenchant"], theirs=[BEARS]).play(A, "Cast Oblivion Ring")
    assert t.sorted_names("exile", 1) == [BEARS]
    assert t.play(A, "Cast Disenchant").sorted_names("battlefield", 1) == [BEARS]
