"""Planeswalkers, spells and permanents that decks are made of: each is cast, and each ability used."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from inset.kernel.types import GREEN
from inset.language import keywords as k
from inset.rules.objects.layers import chars_of
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, counters, keyword
from tests.cards.test_play_spells_h_to_z import in_response
from tests.support import cr

# --- planeswalkers ------------------------------------------------------------------------------------------------


def walker(name: str, loyalty: int, *answers: str | int, size: int = 20, **fields: Any) -> Bench:
    """With loyalty enough, the ability with this symbol was used."""
    mine = [{"card": name, "counters": {"loyalty": size}}, *fields.pop("mine", [])]
    sign = f"+{loyalty}" if loyalty > 0 else f"−{-loyalty}" if loyalty else "0"
    return Bench(mine=mine, **fields).play(f"{name}: {sign}:", *answers)


@cr("306.5b", "606.3")
@pytest.mark.parametrize(
    ("name", "loyalty"),
    [("Ajani, Caller of the Pride", 4), ("Elspeth, Knight-Errant", 4), ("Elspeth, Sun's Champion", 4), ("Jace Beleren", 3),
     ("Narset, Parter of Veils", 5), ("Sorin, Solemn Visitor", 4), ("Teferi, Hero of Dominaria", 4),
     ("Chandra, Torch of Defiance", 4), ("Garruk Wildspeaker", 3), ("Huatli, Radiant Champion", 3), ("Domri Rade", 3),
     ("Oko, Thief of Crowns", 4)],
)  # fmt: skip
def test_planeswalkers_enter_with_loyalty(name: str, loyalty: int) -> None:
    assert counters(Bench([name]).play(f"Cast {name}"), name, "loyalty") == loyalty


def test_ajani() -> None:
    ajani = "Ajani, Caller of the Pride"
    assert walker(ajani, 1, BEARS, mine=[BEARS]).size(BEARS) == (3, 3)
    t = walker(ajani, -3, mine=[BEARS])
    assert t.chars(BEARS).keywords & (k.FLYING | k.DOUBLE_STRIKE) == k.FLYING | k.DOUBLE_STRIKE
    assert walker(ajani, -8, ann={"life": 7}).names("battlefield").count("Cat Token") == 7


@cr("114.1")
def test_elspeths() -> None:
    knight, champion = "Elspeth, Knight-Errant", "Elspeth, Sun's Champion"
    t = Bench(mine=[knight, BEARS]).play(f"{knight}: +1: Create")
    assert t.names("battlefield").count("Soldier Token") == 1
    assert Bench(mine=[knight, BEARS]).play(f"{knight}: +1: Target").size(BEARS) == (5, 5)
    t = walker(knight, -8, mine=[BEARS, "Forest"])
    assert keyword(t, BEARS, k.INDESTRUCTIBLE)
    assert keyword(t, "Forest", k.INDESTRUCTIBLE)
    assert not keyword(t, knight, k.INDESTRUCTIBLE)
    assert walker(champion, 1).names("battlefield").count("Soldier Token") == 3
    assert walker(champion, -3, theirs=[ANGEL, BEARS]).names("battlefield", 1) == [BEARS]
    t = walker(champion, -7, mine=[BEARS])
    assert t.size(BEARS) == (4, 4)
    assert keyword(t, BEARS, k.FLYING)


def test_jace_narset_and_teferi() -> None:
    t = walker("Jace Beleren", 2)
    assert (len(t.names("hand")), len(t.names("hand", 1))) == (1, 1)
    assert len(walker("Jace Beleren", -1, "Ann").names("hand")) == 1
    assert len(walker("Jace Beleren", -10, "Bob").names("graveyard", 1)) == 20
    narset = "Narset, Parter of Veils"
    t = walker(narset, -2, "Yes", "Shock", ann={"library": [BEARS, "Shock", "Forest", "Opt"]})
    assert t.names("hand") == ["Shock"]
    t = (
        Bench(["Jace Beleren"], mine=[narset])
        .play("Cast Jace Beleren")
        .play("Jace Beleren: +2")
        .until("precombat main", 2)
    )
    assert len(t.names("hand", 1)) == 2  # one in each turn
    teferi = "Teferi, Hero of Dominaria"
    t = walker(teferi, 1, mine=[{"card": "Forest", "tapped": True}, "Island"]).until("end").settle("Forest", "Done")
    assert not t.obj("Forest").tapped
    assert len(t.names("hand")) == 1
    t = walker(teferi, -3, BEARS, theirs=[BEARS], bob={"library": ["Opt", "Shock", "Plains"]})
    st = t.game.state
    assert [st.objs[o].definition.name for o in st.libraries[1][:3]] == ["Opt", "Shock", BEARS]
    t = walker(teferi, -8, theirs=[BEARS]).until("draw", 3).settle()
    assert t.names("exile", 1) == [BEARS]


def test_sorin_and_chandra() -> None:
    sorin, chandra = "Sorin, Solemn Visitor", "Chandra, Torch of Defiance"
    t = walker(sorin, 1, mine=[BEARS])
    assert t.size(BEARS) == (3, 2)
    assert keyword(t.until("end", 2), BEARS, k.LIFELINK)
    assert not keyword(t.until("upkeep", 3), BEARS, k.LIFELINK)
    assert keyword(walker(sorin, -2), "Vampire Token", k.FLYING)
    assert walker(sorin, -6, theirs=[BEARS]).until("draw", 2).names("battlefield", 1) == []
    for answer, life in (("Cast Shock", 18), ("Don't", 18)):
        more = ("Bob",) if answer != "Don't" else ()
        t = Bench(mine=[chandra], ann={"library": ["Shock", "Opt"]}).play(f"{chandra}: +1: Exile", answer, *more)
        assert t.life == (20, life)
        assert t.names("exile") == (["Shock"] if not more else [])
    t = Bench([GIANT], mine=[chandra], ann={"mana": "{1}{R}"}).play(f"{chandra}: +1: Add")
    assert t.has(f"Cast {GIANT}")
    assert walker(chandra, -3, ANGEL, theirs=[ANGEL, BEARS]).names("battlefield", 1) == [BEARS]
    t = walker(chandra, -7, hand=["Opt"]).play("Cast Opt", "Bob", "Bottom")
    assert t.life == (20, 15)


def test_garruk_huatli_and_domri() -> None:
    forests = [{"card": "Forest", "tapped": True}, {"card": "Island", "tapped": True}]
    t = walker("Garruk Wildspeaker", 1, mine=forests)
    assert not t.obj("Forest").tapped
    assert t.obj("Island").tapped is False
    assert walker("Garruk Wildspeaker", -1).size("Beast Token") == (3, 3)
    assert walker("Garruk Wildspeaker", -4, mine=[BEARS]).size(BEARS) == (5, 5)
    huatli = "Huatli, Radiant Champion"
    assert counters(walker(huatli, 1, size=3, mine=[BEARS, ELVES]), huatli, "loyalty") == 3 + 1 + 2
    assert walker(huatli, -1, BEARS, mine=[BEARS, ELVES]).size(BEARS) == (4, 4)
    t = walker(huatli, -8, hand=[BEARS]).play(f"Cast {BEARS}", "Yes")
    assert len(t.names("hand")) == 1
    t = walker("Domri Rade", 1, "Yes", ann={"library": [BEARS]})
    assert t.names("hand") == [BEARS]
    t = walker("Domri Rade", -2, BEARS, mine=[ANGEL], theirs=[BEARS, ELVES])
    assert t.names("battlefield", 1) == [ELVES]
    t = walker("Domri Rade", -7, mine=[BEARS])
    gained = k.HASTE | k.TRAMPLE | k.HEXPROOF | k.DOUBLE_STRIKE
    assert t.chars(BEARS).keywords & gained == gained


@cr("701.12b", "613.1")
def test_oko() -> None:
    oko = "Oko, Thief of Crowns"
    assert "Food Token" in walker(oko, 2).names("battlefield")
    t = walker(oko, 1, theirs=[ANGEL])
    found = t.chars(ANGEL)
    assert (t.size(ANGEL), set(found.subtypes), found.colors, found.keywords) == ((3, 3), {"Elk"}, GREEN, 0)
    assert t.until("upkeep", 4).chars(ANGEL).subtypes == {"Elk"}
    t = walker(oko, -5, mine=["Sol Ring"], theirs=[BEARS])
    assert (BEARS in t.names("battlefield"), t.names("battlefield", 1)) == (True, ["Sol Ring"])


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
    t = Bench(fields.pop("hand", [row.name]), **fields).play(f"Cast {row.name}", *row.answers)
    assert t.life == row.life
    if row.zone is not None:
        place, player, expected = row.zone
        assert t.names(place, player) == sorted(expected)


@cr("701.6a")
@pytest.mark.parametrize(
    "name", ["Cancel", "Absorb", "Negate", "Dovin's Veto", "Swan Song", "Force of Will", "Dissolve"]
)
def test_counterspells(name: str) -> None:
    t = in_response("Divination", name, *(["Bottom"] if name == "Dissolve" else []))
    assert (t.names("hand"), t.names("graveyard")) == ([], ["Divination"])
    assert t.life == (20, 23 if name == "Absorb" else 20)
    assert t.names("battlefield") == (["Bird Token"] if name == "Swan Song" else [])


def test_counterspells_that_ask_for_mana() -> None:
    for name, price in (("Mana Leak", 3), ("Spell Pierce", 2), ("Daze", 1)):
        for extra in (price - 1, price):
            paid = "Yes" if extra == price else None
            t = Bench(["Divination"], ann={"mana": "{U}{U}{U}" + "{C}" * extra}, bob={"hand": [name], "mana": "{U}{U}"})
            t.choose("Cast Divination").choose("Pass").play(f"Cast {name}", *([paid] if paid else []))
            assert len(t.names("hand")) == (2 if paid else 0), (name, extra)


def test_more_ways_to_counter() -> None:
    t = in_response("Divination", "Memory Lapse")
    assert t.names("graveyard") == []
    assert t.until("draw", 3).names("hand") == ["Divination"]
    assert in_response(BEARS, "Essence Scatter").names("graveyard") == [BEARS]
    assert not in_response_offers(BEARS, "Negate")
    assert not in_response_offers("Divination", "Essence Scatter")
    t = Bench(["Divination"], bob={"hand": ["Force of Will", "Opt"]})
    t.choose("Cast Divination").choose("Pass").play("Cast Force of Will")
    assert (t.names("graveyard"), t.names("exile", 1), t.life) == (["Divination"], ["Opt"], (20, 19))
    t = Bench(["Divination"], theirs=["Island"], bob={"hand": ["Daze"]}, ann={"mana": "{U}{U}{U}"})
    t.choose("Cast Divination").choose("Pass").play("Cast Daze")
    assert (t.names("graveyard"), t.names("hand", 1)) == (["Divination"], ["Island"])


def in_response_offers(mine: str, theirs: str) -> bool:
    t = Bench([mine], bob={"hand": [theirs], "mana": "{W}{U}{B}{R}{G}{C}"})
    t.choose(f"Cast {mine}").choose("Pass")
    asked = t.game.decision
    return asked is not None and asked.player == 1 and t.has(f"Cast {theirs}")


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
        t = Bench(mine=[BEARS], ann={"graveyard": [name, ANGEL]})
        assert t.has(f"Cast {name}"), name
    t = Bench(["Past in Flames"], ann={"graveyard": ["Shock"]}).play("Cast Past in Flames").play("Cast Shock", "Bob")
    assert (t.life, t.names("exile")) == ((20, 18), ["Shock"])
    t = Bench(["Treasure Cruise"], ann={"mana": "{U}", "graveyard": ["Opt"] * 7}).play("Cast Treasure Cruise")
    assert (len(t.names("hand")), len(t.names("exile"))) == (3, 7)
    t = Bench(["Violent Outburst"], mine=[BEARS], ann={"library": ["Forest", "Shock", "Opt"]})
    t.play("Cast Violent Outburst", "Cast Shock", "Bob")
    assert (t.life, t.size(BEARS)) == ((20, 18), (3, 2))
    t = Bench(["Ephemerate"], mine=["Eternal Witness"], ann={"graveyard": ["Opt", "Shock"]})
    t.play("Cast Ephemerate", "Opt", "Yes")
    assert (t.names("hand"), t.names("exile")) == (["Opt"], ["Ephemerate"])
    t = Bench(["Fireblast"], mine=["Mountain"] * 2, ann={"mana": ""}).play("Cast Fireblast", "Bob")
    assert (t.life, t.names("battlefield")) == ((20, 16), [])


def test_blinks_and_copies() -> None:
    t = Bench(["Momentary Blink"], mine=["Eternal Witness"], ann={"graveyard": ["Opt"]}).play(
        "Cast Momentary Blink", "Opt", "Yes"
    )
    assert t.names("hand") == ["Opt"]
    tapped = [{"card": "Forest", "tapped": True}, {"card": BEARS, "tapped": True}]
    t = Bench(["Ghostly Flicker"], mine=tapped).play("Cast Ghostly Flicker")
    assert not t.obj("Forest").tapped
    t = Bench(["Shock", "Twincast"]).choose("Cast Shock").choose("Bob").play("Cast Twincast", "No")
    assert t.life == (20, 16)
    t = Bench(["Shock", "Dualcaster Mage"]).choose("Cast Shock").choose("Bob").play("Cast Dualcaster Mage", "No")
    assert t.life == (20, 16)


def test_charms_and_tempo() -> None:
    t = Bench(["Boros Charm"], mine=[BEARS]).play("Cast Boros Charm", "Permanents")
    assert keyword(t, BEARS, k.INDESTRUCTIBLE)
    t = Bench(["Boros Charm"], mine=[BEARS]).play("Cast Boros Charm", "Target creature")
    assert keyword(t, BEARS, k.DOUBLE_STRIKE)
    t = Bench(["Overrun"], mine=[BEARS]).play("Cast Overrun")
    assert (t.size(BEARS), keyword(t, BEARS, k.TRAMPLE)) == ((5, 5), True)
    t = Bench(["Silence", "Opt"], bob={"hand": ["Shock"], "mana": "{R}"}).play("Cast Silence").choose("Cast Opt")
    t.choose("Pass")
    assert not t.has("Cast Shock")
    t = Bench(["Kolaghan's Command"], theirs=["Sol Ring"], ann={"graveyard": [BEARS]})
    t.play("Cast Kolaghan's Command", "Return", "Destroy")
    assert (t.names("hand"), t.names("battlefield", 1)) == ([BEARS], [])


# --- permanents ---------------------------------------------------------------------------------------------------


@cr("707.5")
def test_clones() -> None:
    assert Bench(["Stunt Double"], theirs=[ANGEL]).play("Cast Stunt Double", ANGEL).names("battlefield") == [ANGEL]
    t = Bench(["Glasspool Mimic"], mine=[ANGEL]).play("Cast Glasspool Mimic", ANGEL)
    assert t.names("battlefield") == [ANGEL, ANGEL]
    kinds = [t.game.state.objs[o] for o in t.game.state.battlefield]
    assert {"Angel", "Shapeshifter", "Rogue"} in [chars_of(t.game.state, obj).subtypes for obj in kinds]
    t = Bench(["Glasspool Mimic"]).play("Play Glasspool Shore")
    assert t.obj("Glasspool Shore").tapped


def test_creatures_that_blink() -> None:
    t = Bench(["Restoration Angel"], mine=["Eternal Witness", ANGEL], ann={"graveyard": ["Opt"]})
    t.play("Cast Restoration Angel", "Yes", "Yes")
    assert t.names("hand") == ["Opt"]
    t = Bench(["Flickerwisp"], theirs=[BEARS]).play("Cast Flickerwisp")
    assert t.names("exile", 1) == [BEARS]
    assert t.until("end").settle().names("battlefield", 1) == [BEARS]


@cr("702.85a", "701.57a")
def test_cascade_and_discover() -> None:
    t = Bench(["Shardless Agent"], ann={"library": ["Forest", "Shock", "Opt"]}).play(
        "Cast Shardless", "Cast Shock", "Bob"
    )
    assert (t.life, t.names("battlefield")) == ((20, 18), ["Shardless Agent"])
    t = Bench(["Geological Appraiser"], ann={"library": ["Forest", "Shock", "Opt"]})
    assert t.play("Cast Geological", "Cast Shock", "Bob").life == (20, 18)


@cr("601.2f")
def test_costs_and_prohibitions() -> None:
    goblin = "Goblin Piker"
    assert Bench([goblin], mine=["Goblin Warchief"], ann={"mana": "{R}"}).has(f"Cast {goblin}")
    assert keyword(Bench(mine=["Goblin Warchief", goblin]), goblin, k.HASTE)
    arbiter = "Grand Arbiter Augustin IV"
    assert Bench(["Meddling Mage"], mine=[arbiter], ann={"mana": "{W}{U}"}).has("Cast Meddling Mage")
    assert Bench(["Divination"], mine=[arbiter], ann={"mana": "{U}{U}"}).has("Cast Divination")
    assert not Bench(["Shock"], theirs=[arbiter], ann={"mana": "{R}"}).has("Cast Shock")
    assert Bench(["Divination"], theirs=["Helm of Awakening"], ann={"mana": "{U}{U}"}).has("Cast Divination")
    assert not Bench(["Shock"], mine=["Sphere of Resistance"], ann={"mana": "{R}"}).has("Cast Shock")
    assert not Bench(["Opt", "Shock"], mine=["Rule of Law"]).play("Cast Shock", "Bob").has("Cast Opt")
    t = Bench([BEARS, "Opt", "Shock"], mine=["Deafening Silence"]).play("Cast Shock", "Bob")
    assert (t.has("Cast Opt"), t.has(f"Cast {BEARS}")) == (False, True)
    t = Bench(["Nevermore", "Opt", "Shock"]).play("Cast Nevermore", "Opt")
    assert (t.has("Cast Opt"), t.has("Cast Shock")) == (False, True)
    t = Bench(["Phyrexian Revoker"], mine=[{"card": "Walking Ballista", "counters": {"+1/+1": 2}}])
    assert not t.play("Cast Phyrexian Revoker", "Walking Ballista").has("Walking Ballista")
    assert not Bench(mine=["Cursed Totem", ELVES], hand=["Giant Growth"], ann={"mana": ""}).has("Cast Giant Growth")


@cr("613.4", "613.1d", "613.1f")
def test_sizes_types_and_abilities() -> None:
    assert Bench(mine=["Honor of the Pure", ANGEL, BEARS]).size(ANGEL) == (5, 5)
    t = Bench(["Lingering Souls"], mine=["Intangible Virtue"]).play("Cast Lingering Souls")
    assert (t.size("Spirit Token"), keyword(t, "Spirit Token", k.VIGILANCE)) == ((2, 2), True)
    t = Bench(["Maro", "Opt", "Shock", "Forest"]).play("Cast Maro")
    assert t.size("Maro") == (3, 3)
    t = Bench(mine=["Yixlid Jailer"], ann={"graveyard": ["Think Twice"]})
    assert not t.has("Cast Think Twice")


@cr("607.2a")
def test_oblivion_ring() -> None:
    t = Bench(["Oblivion Ring", "Disenchant"], theirs=[BEARS]).play("Cast Oblivion Ring")
    assert t.names("exile", 1) == [BEARS]
    assert t.play("Cast Disenchant").names("battlefield", 1) == [BEARS]
