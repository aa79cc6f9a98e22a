"""The cards that judges ask about, from Haldan to Yawgmoth's Bargain, played: each is cast, each ability is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from inset.cards import card, creatures_h_to_z, elsewhere, permanents_h_to_z
from inset.language import keywords as k
from inset.rules.layers import chars_of
from tests.cards.bench import Bench
from tests.support import cr

PERMANENTS = {made.name: made for made in (*creatures_h_to_z.CARDS, *elsewhere.CARDS, *permanents_h_to_z.CARDS)}
BEARS, ANGEL, GIANT, ELVES = "Grizzly Bears", "Serra Angel", "Hill Giant", "Llanowar Elves"


def keyword(t: Bench, name: str, bit: int) -> bool:
    return bool(t.chars(name).keywords & bit)


def counters(t: Bench, name: str, kind: str = "+1/+1", zone: str = "battlefield") -> int:
    return t.obj(name, zone).counters.get(kind, 0)


# --- each permanent is cast or played ---------------------------------------------------------------------------
ANSWERS: dict[str, tuple[str | int, ...]] = {
    "Haldan, Avid Arcanist": ("Ann", "No"), "Pako, Arcane Retriever": ("Ann", "No"), "Infinite Reflection": (BEARS,),
    "Slimebind": (BEARS,), "Roaming Throne": ("Bear",), "Runed Halo": ("Shock",), "Progenitor Mimic": ("Done",),
    "Quicksilver Gargantuan": ("Done",), "Scourge of Valkas": ("Bob",), "Invasion of Fiora": (-1 + 1, -1),
    "Hostage Taker": (BEARS,),
}  # fmt: skip
SIZES: dict[str, tuple[int, int]] = {"Tarmogoyf": (1, 2)}
GONE = ("Progenitor Mimic",)  # as nothing's copy it is a 0/0


@pytest.mark.parametrize("name", PERMANENTS)
def test_each_permanent_is_cast(name: str) -> None:
    face = PERMANENTS[name].faces[0]
    t = Bench([name], mine=[BEARS], theirs=[GIANT], ann={"graveyard": ["Shock"]})
    t.play(f"{'Play' if face.cost is None else 'Cast'} {name}", *ANSWERS.get(name, ()))
    if name in GONE:
        assert name in t.names("graveyard")
        return
    assert name in t.names("battlefield")
    assert t.size(name) == SIZES.get(name, (face.power, face.toughness))


# --- instants and sorceries -------------------------------------------------------------------------------------
class Try(NamedTuple):
    """A spell cast from hand: who has what, the answers, and what must be true afterwards."""

    spell: str
    check: Callable[[Bench], bool]
    answers: tuple[str | int, ...] = ()
    mine: tuple[Any, ...] = ()
    theirs: tuple[Any, ...] = ()
    ann: dict[str, Any] = {}  # noqa: RUF012
    bob: dict[str, Any] = {}  # noqa: RUF012


TRIES = (
    Try("Hydroblast", lambda t: t.names("battlefield", 1) == [BEARS], (GIANT,), theirs=(GIANT, BEARS)),
    Try("Hydroblast", lambda t: t.names("battlefield", 1) == [BEARS], theirs=(BEARS,)),
    Try("Pyroblast", lambda t: not t.names("battlefield", 1), theirs=("Air Elemental",)),
    Try("Inspiration", lambda t: len(t.names("hand", 1)) == 2, ("Bob",)),
    Try("Krosan Grip", lambda t: t.names("graveyard", 1) == ["Sol Ring"], theirs=("Sol Ring", BEARS)),
    Try("Lich's Caress", lambda t: t.names("graveyard", 1) == [BEARS] and t.life == (23, 20), theirs=(BEARS,)),
    Try("Maximize Velocity", lambda t: t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.HASTE), mine=(BEARS,)),
    Try("Memory Theft", lambda t: sorted(t.names("graveyard", 1)) == ["Bonecrusher Giant", "Shock"],
        ("Shock", "Yes"), bob={"hand": ["Shock", "Island", "Opt"], "exile": ["Bonecrusher Giant", "Opt"]}),
    Try("Memory Theft", lambda t: t.names("graveyard", 1) == ["Shock"] and len(t.names("exile", 1)) == 2,
        bob={"hand": ["Shock", "Island"], "exile": [BEARS, "Opt"]}),
    Try("Mirrorweave", lambda t: t.names("battlefield", 1) == [GIANT] and t.names("battlefield") == [GIANT, GIANT],
        (GIANT,), mine=(BEARS, ANGEL), theirs=(GIANT,)),
    Try("Omen", lambda t: t.names("hand") == ["Opt"], ("Opt", "Shock", "No"),
        ann={"library": ["Shock", "Opt", "Island"]}),
    Try("Pain", lambda t: t.names("graveyard", 1) == ["Shock"], ("Bob", "Shock"), bob={"hand": ["Shock", "Opt"]}),
    Try("Suffering", lambda t: t.names("graveyard", 1) == ["Island"], theirs=("Island",)),
    Try("Path to Exile", lambda t: t.names("exile", 1) == [BEARS] and t.obj("Forest").tapped, ("Yes", "Forest"),
        theirs=(BEARS,), bob={"library": ["Shock", "Forest"], "library_exact": True}),
    Try("Path to Exile", lambda t: t.names("exile", 1) == [BEARS] and not t.names("battlefield", 1), ("No",),
        theirs=(BEARS,), bob={"library": ["Shock", "Forest"], "library_exact": True}),
    Try("Psychic Intrusion", lambda t: t.has("Cast Shock") and t.names("hand", 1) == ["Island"], ("Shock",),
        bob={"hand": ["Shock", "Island"], "graveyard": ["Opt", "Forest"]}),
    Try("Psychic Intrusion", lambda t: t.has("Cast Opt") and t.names("graveyard", 1) == ["Forest"], ("Opt",),
        bob={"hand": ["Shock", "Island"], "graveyard": ["Opt", "Forest"]}),
    Try("Pull from Eternity", lambda t: t.names("graveyard", 1) == ["Opt"], ("Opt",), bob={"exile": ["Opt"]},
        ann={"exile": ["Shock"]}),
    Try("Reality Shift", lambda t: t.names("exile", 1) == [BEARS] and t.names("battlefield", 1) == ["Shock"],
        theirs=(BEARS,), bob={"library": ["Shock"]}),
    Try("Recommission", lambda t: t.size(BEARS) == (3, 3), ann={"graveyard": [BEARS, ANGEL, "Shock"]}),
    Try("Recommission", lambda t: not counters(t, "Sol Ring"), ann={"graveyard": ["Sol Ring"]}),
    Try("Slip Out the Back", lambda t: counters(t, BEARS) == 1 and t.obj(BEARS).phased == 1, theirs=(BEARS,)),
    Try("Solve the Equation", lambda t: t.names("hand") == ["Opt"], ("Opt",),
        ann={"library": ["Shock", "Island", "Opt"]}),
    Try("Soul Summons", lambda t: t.size("") == (2, 2), ann={"library": [BEARS]}),
    Try("Sram's Expertise", lambda t: t.names("battlefield") == ["Servo Token"] * 3 and t.life == (20, 18),
        ("Cast Shock", "Bob"), ann={"hand": ["Sram's Expertise", "Shock", ANGEL]}),
    Try("Sublime Epiphany", lambda t: t.names("hand", 1) == ["Sol Ring"] and t.names("battlefield").count(BEARS) == 2
        and len(t.names("hand")) == 1, (2, 3, 4, "Sol Ring", "Ann"), mine=(BEARS,), theirs=("Sol Ring",)),
    Try("Thoughtseize", lambda t: t.names("graveyard", 1) == ["Opt"] and t.life == (18, 20), ("Bob", "Opt"),
        bob={"hand": ["Opt", BEARS, "Island"]}),
    Try("Turn to Frog", lambda t: t.size(ANGEL) == (1, 1) and not keyword(t, ANGEL, k.FLYING)
        and t.chars(ANGEL).subtypes == {"Frog"} and t.chars(ANGEL).colors == 2, theirs=(ANGEL,)),
    Try("Reanimate", lambda t: t.names("battlefield") == [ANGEL] and t.life == (15, 20),
        bob={"graveyard": [ANGEL, "Shock"]}),
    Try("Sign in Blood", lambda t: t.life == (20, 18) and len(t.names("hand", 1)) == 2, ("Bob",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=lambda row: row.spell)
def test_each_spell_does_what_it_says(row: Try) -> None:
    hand = row.ann.get("hand", [card(row.spell).name])
    t = Bench(hand, row.mine, row.theirs, {x: y for x, y in row.ann.items() if x != "hand"}, row.bob)
    t.play(f"Cast {row.spell} ", *row.answers)
    assert row.check(t)


# --- spells on the stack ----------------------------------------------------------------------------------------


def in_response(mine: str, theirs: str, *answers: str | int, targets: tuple[str, ...] = (), **fields: Any) -> Bench:
    """Ann casts ``mine``; Bob, who has all the mana, answers with ``theirs``; then everything resolves."""
    t = Bench([mine], bob={"hand": [theirs], "mana": "{W}{U}{B}{R}{G}{C}" * 4}, **fields)
    t.choose(f"Cast {mine} ")
    asked = t.game.decision
    for word in targets:
        t.choose(word)
    t.choose("Pass")
    asked = t.game.decision
    assert asked is not None
    assert asked.player == 1
    return t.play(f"Cast {theirs} ", *answers)


def test_spells_that_counter() -> None:
    assert in_response("Lightning Bolt", "Hydroblast", targets=("Bob",)).life == (20, 20)
    assert in_response("Opt", "Hydroblast", "Keep").names("hand") != []  # a legal target that isn't red
    t = in_response("Opt", "Remand")
    assert t.names("hand") == ["Opt"]
    assert len(t.names("hand", 1)) == 1
    assert in_response(BEARS, "Spell Snare").names("graveyard") == [BEARS]
    assert in_response(BEARS, "Stern Scolding").names("graveyard") == [BEARS]
    assert in_response(BEARS, "Sublime Epiphany", 0, 4, "Bob").names("graveyard") == [BEARS]
    t = in_response(BEARS, "Mindbreak Trap", "Grizzly Bears")
    assert t.names("exile") == [BEARS]


def test_only_what_fits_is_countered() -> None:
    for first, second in ((GIANT, "Spell Snare"), (GIANT, "Stern Scolding"), ("Loxodon Smiter", "Stern Scolding")):
        t = Bench([first], bob={"hand": [second], "mana": "{U}{U}"})
        t.choose(f"Cast {first}").choose("Pass")
        assert not t.has(f"Cast {second}")


@cr("101.2")
def test_loxodon_smiter_cant_be_countered() -> None:
    assert in_response("Loxodon Smiter", "Counterspell").names("battlefield") == ["Loxodon Smiter"]


def test_loxodon_smiter_is_put_onto_the_battlefield_when_an_opponent_makes_its_owner_discard_it() -> None:
    t = Bench(["Thoughtseize"], bob={"hand": ["Loxodon Smiter"]}).play("Cast Thoughtseize", "Bob")
    assert t.names("battlefield", 1) == ["Loxodon Smiter"]
    t = Bench(["Pain // Suffering", "Loxodon Smiter"]).play("Cast Pain", "Ann")
    assert "Loxodon Smiter" in t.names("graveyard")  # its owner's own spell


@cr("707.10")
def test_narsets_reversal_copies_the_spell_and_returns_the_card() -> None:
    t = in_response("Lightning Bolt", "Narset's Reversal", "Yes", "Ann", targets=("Bob",))
    assert t.life == (17, 20)
    assert t.names("hand") == ["Lightning Bolt"]


def test_mindbreak_trap_is_free_after_three_spells_of_one_opponent() -> None:
    t = Bench(["Shock"] * 3, bob={"hand": ["Mindbreak Trap"]})
    for times in (1, 2, 3):
        t.choose("Cast Shock").choose("Bob").choose("Pass")
        assert t.has("Cast Mindbreak Trap") is (times == 3)
        if times < 3:
            t.game.undo()
    t.play("Cast Mindbreak Trap", "Shock", "Shock", "Shock")
    assert t.names("exile") == ["Shock"] * 3
    assert t.life == (20, 20)


# --- creatures --------------------------------------------------------------------------------------------------


@cr("601.3", "400.7")
def test_havengul_lich_lends_a_card_and_takes_its_abilities() -> None:
    t = Bench(mine=["Havengul Lich"], bob={"graveyard": [ELVES, "Shock"]}).play("Havengul Lich: {1}")
    t.play(f"Cast {ELVES}")
    assert t.names("battlefield") == ["Havengul Lich", ELVES]
    assert len(t.chars("Havengul Lich").abilities) == 2
    t.until("upkeep", 2)
    assert len(t.chars("Havengul Lich").abilities) == 1


@cr("610.3")
def test_hostage_taker_lets_the_hostage_be_cast_or_gives_it_back() -> None:
    t = Bench(["Hostage Taker", "Murder"], theirs=[ANGEL], ann={"mana": "{U}{U}{B}{B}" * 2 + "{B}{B}{B}{B}"})
    t.play("Cast Hostage Taker")
    assert t.names("exile", 1) == [ANGEL]
    assert t.has(f"Cast {ANGEL}")
    assert Bench(["Hostage Taker"], theirs=[ANGEL], ann={"mana": "{U}{U}{B}{B}" + "{B}" * 5}).play(
        "Cast Hostage Taker"
    ).play(f"Cast {ANGEL}").names("battlefield") == ["Hostage Taker", ANGEL]
    t.play("Cast Murder")
    assert t.names("battlefield", 1) == [ANGEL]


@cr("118.9")
def test_jodah_offers_another_cost_for_every_spell() -> None:
    t = Bench(["Emrakul, the Promised End", "Shock"], mine=["Jodah, Archmage Eternal"], ann={"mana": "{W}{U}{B}{R}{G}"})
    assert t.has("Cast Emrakul, the Promised End")
    t = Bench(["Shock"], mine=["Jodah, Archmage Eternal"], ann={"mana": "{W}{U}{B}{G}"})
    assert not t.has("Cast Shock")


def test_creatures_that_look_at_spells() -> None:
    t = Bench(["Shock", "Opt", "Memnite"], mine=["Kor Firewalker", "Kozilek's Sentinel"])
    assert t.play("Cast Shock", "Bob", "Yes").life == (21, 18)
    assert t.play("Cast Opt", "Keep").life == (21, 18)
    assert t.chars("Kozilek's Sentinel").colors == 0
    assert t.play("Cast Memnite").size("Kozilek's Sentinel") == (2, 4)
    t = Bench(["Curious Pair", "Curious Pair"], mine=["Storyteller Pixie", "Wandermare", "Mysterious Pathlighter"])
    t.play("Cast Treats to Share")
    assert len(t.names("hand")) == 2
    assert counters(t, "Wandermare") == 0
    t.play("Cast Curious Pair {1}{G} from exile")
    assert counters(t, "Wandermare") == 1
    assert t.size("Curious Pair") == (2, 4)


@cr("603.6c")
def test_lorcan_collects_creature_cards_from_anywhere() -> None:
    t = Bench(["Counterspell", "Murder"], mine=["Lorcan, Warlock Collector"], theirs=[BEARS, ANGEL])
    t.play("Cast Murder", BEARS, "Yes")
    assert t.names("battlefield") == [BEARS, "Lorcan, Warlock Collector"]
    assert t.life == (18, 20)
    assert "Warlock" in t.chars(BEARS).subtypes
    token = {"card": BEARS, "token": True}
    t = Bench(["Murder"], mine=["Lorcan, Warlock Collector"], theirs=[token]).play("Cast Murder", BEARS)
    assert t.names("battlefield", 1) == []  # a token is no card
    t = Bench(["Thoughtseize"], mine=["Lorcan, Warlock Collector"], bob={"hand": [ANGEL]})
    t.play("Cast Thoughtseize", "Bob", "Yes")
    assert t.life == (13, 20)
    assert ANGEL in t.names("battlefield")


def test_lorcans_warlocks_are_exiled_as_they_die() -> None:
    t = Bench(["Murder", "Murder"], mine=["Lorcan, Warlock Collector"], theirs=[BEARS])
    t.play("Cast Murder", BEARS, "Yes")
    t.play("Cast Murder", BEARS)
    assert t.names("exile", 1) == [BEARS]


def test_lozhan_deals_damage_to_anything_but_a_commander() -> None:
    t = Bench(["Bonecrusher Giant"], mine=["Lozhan, Dragons' Legacy"], theirs=[ANGEL]).play("Cast Stomp", "Bob", "Bob")
    assert t.life == (20, 16)


@cr("707.9")
def test_progenitor_mimic_makes_tokens_that_make_none() -> None:
    t = Bench(["Progenitor Mimic"], theirs=[ANGEL]).play("Cast Progenitor Mimic", ANGEL)
    assert t.size(ANGEL) == (4, 4)
    t.until("precombat main", 3)
    assert t.names("battlefield") == [ANGEL] * 2
    assert t.until("precombat main", 5).names("battlefield") == [ANGEL] * 3  # the token's own ability does nothing


def test_quicksilver_gargantuan_stays_large() -> None:
    t = Bench(["Quicksilver Gargantuan"], theirs=[ANGEL]).play("Cast Quicksilver Gargantuan", ANGEL)
    assert t.names("battlefield") == [ANGEL]
    copy = chars_of(t.game.state, t.in_zone("battlefield")[0])
    assert (copy.power, copy.toughness) == (7, 7)


@cr("603.2")
def test_triggers_that_trigger_again() -> None:
    throne = {"card": "Roaming Throne", "chosen": "Human"}
    t = Bench(["Shock"], mine=[throne, "Young Pyromancer"]).play("Cast Shock", "Bob")
    assert t.names("battlefield").count("Elemental Token") == 2
    assert "Human" in t.chars("Roaming Throne").subtypes
    t = Bench([GIANT], mine=["Panharmonicon", "Kavu Lair"], ann={"library": ["Shock", "Opt"]})
    t.play(f"Cast {GIANT}")
    assert t.names("hand") == []
    t = Bench([ANGEL], mine=["Panharmonicon", "Kavu Lair"]).play(f"Cast {ANGEL}")
    assert len(t.names("hand")) == 2
    t = Bench([ANGEL], mine=["Panharmonicon"], theirs=["Kavu Lair"]).play(f"Cast {ANGEL}")
    assert len(t.names("hand")) == 1  # an opponent's permanent triggers once


def test_scourge_of_valkas() -> None:
    t = Bench(["Scourge of Valkas", "Marang River Regent"], mine=[]).play("Cast Scourge of Valkas", "Bob")
    assert t.life == (20, 19)
    assert t.play("Scourge of Valkas: {R}").size("Scourge of Valkas") == (5, 4)
    t.play("Cast Marang River Regent", "the ability of Scourge", "Bob", "Done")
    assert t.life == (20, 17)  # two Dragons


@cr("607.2a", "608.2g")
def test_spell_queller_holds_a_spell_and_lets_its_owner_cast_it() -> None:
    t = in_response("Divination", "Spell Queller")
    assert t.names("exile") == ["Divination"]
    assert t.names("battlefield", 1) == ["Spell Queller"]
    t = Bench(["Shock", "Divination"], bob={"hand": ["Spell Queller"], "mana": "{W}{U}{U}"})
    t.choose("Cast Divination").choose("Pass").play("Cast Spell Queller").play("Cast Shock", "Spell Queller")
    assert t.names("battlefield", 1) == ["Spell Queller"]
    t = Bench(["Murder", "Divination"], bob={"hand": ["Spell Queller"], "mana": "{W}{U}{U}"})
    t.choose("Cast Divination").choose("Pass").play("Cast Spell Queller").play("Cast Murder", "Cast Divination")
    assert len(t.names("hand")) == 2
    assert t.names("graveyard") == ["Divination", "Murder"]


@cr("615.1")
def test_stormwild_capridor_grows_from_noncombat_damage() -> None:
    t = Bench(["Lightning Bolt"], mine=["Stormwild Capridor"]).play("Cast Lightning Bolt", "Stormwild Capridor")
    assert t.size("Stormwild Capridor") == (4, 6)
    assert t.obj("Stormwild Capridor").damage == 0


def test_syr_konrad_sees_creatures_and_creature_cards() -> None:
    konrad = "Syr Konrad, the Grim"
    t = Bench(["Murder"], mine=[konrad], theirs=[BEARS]).play("Cast Murder", BEARS)
    assert t.life == (20, 19)
    t = Bench(mine=[konrad], ann={"library": [BEARS]}, bob={"library": ["Shock"]}).play(f"{konrad}: ")
    assert t.life == (20, 19)
    t = Bench(["Recommission"], mine=[konrad], ann={"graveyard": [BEARS]}).play("Cast Recommission")
    assert t.life == (20, 19)
    t = Bench(["Reanimate"], mine=[konrad], bob={"graveyard": [BEARS]}).play("Cast Reanimate")
    assert t.life == (18, 20)  # an opponent's graveyard


@cr("702.62a")
def test_taigam_copies_the_second_spell_and_suspends_it() -> None:
    t = Bench(["Memnite", "Shock"], mine=["Taigam, Master Opportunist"]).play("Cast Memnite").play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert counters(t, "Shock", "time", "exile") == 4
    assert t.until("precombat main", 9, "Cast Shock", "Bob").life == (20, 16)


def test_tana_makes_as_many_saprolings_as_damage() -> None:
    t = Bench(mine=["Tana, the Bloodsower"]).fight("Tana, the Bloodsower").until("postcombat main")
    assert t.names("battlefield").count("Saproling Token") == 2


@cr("604.3")
def test_tarmogoyf_counts_card_types_in_all_graveyards() -> None:
    t = Bench(["Tarmogoyf"], ann={"graveyard": ["Memnite", "Shock"]}, bob={"graveyard": ["Forest"]})
    assert (t.chars("Tarmogoyf", "hand").power, t.chars("Tarmogoyf", "hand").toughness) == (4, 5)


def test_the_eleventh_doctor() -> None:
    doctor = "The Eleventh Doctor"
    t = Bench([BEARS, "Opt"], mine=[doctor]).fight(doctor).until("postcombat main", 0, "Yes", BEARS)
    assert counters(t, BEARS, "time", "exile") == 2
    t.fight().until("precombat main", 5, "Cast Grizzly Bears")
    assert BEARS in t.names("battlefield")
    assert keyword(t, BEARS, k.HASTE)
    t = Bench(mine=[doctor], theirs=[BEARS]).play(f"{doctor}: {{2}}", doctor).fight(doctor, Grizzly_Bears=doctor)
    assert t.until("postcombat main").life == (20, 17)


@cr("701.56a")
def test_the_tenth_doctor() -> None:
    doctor = "The Tenth Doctor"
    t = Bench(mine=[doctor], ann={"library": ["Forest", "Shock"]}).fight(doctor).until("postcombat main")
    assert sorted(t.names("exile")) == ["Forest", "Shock"]
    assert counters(t, "Shock", "time", "exile") == 3
    t.play(f"{doctor}: Timey-Wimey", -1, -1, -1, "Cast Shock", "Bob")
    assert t.life == (20, 15)


def test_trumpeting_carnosaur_is_discarded_for_damage() -> None:
    t = Bench(["Trumpeting Carnosaur"], theirs=[BEARS]).play("Trumpeting Carnosaur: ")
    assert t.names("graveyard", 1) == [BEARS]
    assert t.names("graveyard") == ["Trumpeting Carnosaur"]
    t = Bench(["Trumpeting Carnosaur"], ann={"library": ["Forest", "Emrakul, the Promised End", "Shock"]})
    t.play("Cast Trumpeting Carnosaur", "Cast Shock", "Bob")
    assert t.life == (20, 18)


def test_void_winnower_knows_only_odd_numbers() -> None:
    t = Bench([BEARS, GIANT, "Opt", "Memnite", "Disenchant"], theirs=["Void Winnower"])
    assert [x for x in (BEARS, GIANT, "Opt", "Memnite", "Disenchant") if t.has(f"Cast {x}")] == ["Opt"]
    t = Bench(mine=["Void Winnower"], theirs=[BEARS, "Walking Corpse", "Kraken Hatchling"]).fight(
        "Void Winnower", Grizzly_Bears="Void Winnower", Kraken_Hatchling="Void Winnower"
    )
    assert t.until("postcombat main").names("graveyard", 1) == ["Kraken Hatchling"]


@cr("700.14")
def test_wandertale_mentor_expends() -> None:
    t = Bench([BEARS, BEARS, BEARS], mine=["Wandertale Mentor"]).play(f"Cast {BEARS}")
    assert counters(t, "Wandertale Mentor") == 0
    assert counters(t.play(f"Cast {BEARS}").play(f"Cast {BEARS}"), "Wandertale Mentor") == 1
    t = Bench([BEARS], mine=["Wandertale Mentor", "Plains"], ann={"mana": ""})
    assert t.has(f"Cast {BEARS}")


@cr("702.85a")
def test_wild_magic_sorcerer_gives_the_first_spell_from_exile_cascade() -> None:
    lent = {"card": "Bonecrusher Giant", "on_adventure": "Ann"}
    t = Bench(mine=["Wild-Magic Sorcerer"], ann={"exile": [lent, lent], "library": [ANGEL, BEARS]})
    t.play("Cast Bonecrusher Giant", f"Cast {BEARS}")
    assert sorted(t.names("battlefield")) == sorted([BEARS, "Bonecrusher Giant", "Wild-Magic Sorcerer"])
    t.play("Cast Bonecrusher Giant")
    assert t.names("battlefield").count("Bonecrusher Giant") == 2


# --- artifacts, enchantments, lands -----------------------------------------------------------------------------


@cr("707.12")
def test_isochron_scepter_casts_copies_of_the_card() -> None:
    t = Bench(["Isochron Scepter", "Shock", "Divination"]).play("Cast Isochron Scepter", "Yes")
    assert t.names("exile") == ["Shock"]
    assert t.play("Isochron Scepter: ", "Yes", "Cast Shock", "Bob").life == (20, 18)
    assert t.names("exile") == ["Shock"]
    assert t.names("graveyard") == []
    t = Bench(["Isochron Scepter", "Shock"]).play("Cast Isochron Scepter", "No")
    assert t.names("exile") == []
    assert t.play("Isochron Scepter: ").life == (20, 20)


@cr("707.10")
def test_lithoform_engine_copies_abilities_and_spells() -> None:
    engine = "Lithoform Engine"
    t = Bench(["Shock"], mine=[engine]).choose("Cast Shock").choose("Bob").play(f"{engine}: {{3}}", "No")
    assert t.life == (20, 16)
    t = Bench([BEARS], mine=[engine]).choose(f"Cast {BEARS}").play(f"{engine}: {{4}}")
    assert t.names("battlefield").count(BEARS) == 2
    t = Bench(mine=[engine, "Scourge of Valkas"])
    t.choose("Scourge of Valkas: {R}").play(f"{engine}: {{2}}")
    assert t.size("Scourge of Valkas") == (6, 4)


@cr("613.1")
def test_mycosynth_lattice() -> None:
    t = Bench(["Shock"], mine=["Mycosynth Lattice", BEARS, "Forest"], ann={"mana": "", "graveyard": ["Opt"]})
    assert t.chars(BEARS).types & 1
    assert t.chars("Forest").types & 1
    assert t.chars(BEARS).colors == 0
    assert t.chars("Opt", "graveyard").colors == 0
    assert t.chars("Shock", "hand").colors == 0
    assert t.play("Cast Shock", "Bob").life == (20, 18)  # with green mana


def test_ratchet_bomb_destroys_what_costs_as_much() -> None:
    t = Bench(mine=["Ratchet Bomb"], theirs=[ELVES, BEARS, "Forest"]).play("Ratchet Bomb: {T}: Put")
    assert counters(t, "Ratchet Bomb", "charge") == 1
    t.until("precombat main", 3).play("Ratchet Bomb: {T}, Sacrifice")
    assert t.names("graveyard", 1) == [ELVES]
    assert t.names("graveyard") == ["Ratchet Bomb"]


def test_cheaper_spells_and_copied_artifacts() -> None:
    t = Bench(["Shock", GIANT], mine=["Ruby Medallion"], ann={"mana": "{R}{R}{R}"})
    assert t.has("Cast Shock")
    assert t.has(f"Cast {GIANT}")
    t = Bench(["Sculpting Steel"], theirs=["Sol Ring"]).play("Cast Sculpting Steel", "Sol Ring")
    assert t.names("battlefield") == ["Sol Ring"]
    t = Bench(["Shock", "Mountain", "Forest"], mine=["Staff of the Flame Magus"]).play("Cast Shock", "Bob")
    assert t.life == (21, 18)
    assert t.play("Play Mountain").life == (22, 18)


def test_the_magic_mirror() -> None:
    t = Bench(["The Magic Mirror"], ann={"graveyard": ["Shock"] * 6, "mana": "{U}{U}{U}"}).play("Cast The Magic Mirror")
    t.until("draw", 3)
    assert counters(t, "The Magic Mirror", "knowledge") == 1
    assert len(t.names("hand")) == 2
    assert len(t.until("draw", 5).names("hand")) == 5


def test_tormods_crypt_and_unstable_amulet() -> None:
    t = Bench(mine=["Tormod's Crypt"], bob={"graveyard": ["Shock", BEARS]}).play("Tormod's Crypt: ", "Bob")
    assert t.names("exile", 1) == [BEARS, "Shock"]
    assert t.names("graveyard") == ["Tormod's Crypt"]
    amulet = "Unstable Amulet"
    t = Bench([amulet], ann={"library": ["Shock", "Opt", "Forest"]}).play(f"Cast {amulet}").play(f"{amulet}: ")
    assert t.has("Cast Shock")
    assert t.play("Cast Shock", "Bob").life == (20, 17)
    assert not t.has(f"{amulet}: ")  # no energy is left


def test_unstable_amulets_permission_lasts_until_the_next_card() -> None:
    amulet = "Unstable Amulet"
    t = Bench(mine=[amulet], ann={"library": ["Shock", "Island", "Opt"], "counters": {"energy": 4}}).play(f"{amulet}: ")
    assert t.until("precombat main", 3).has("Cast Shock")
    t.play(f"{amulet}: ")
    assert t.has("Cast Opt")
    assert not t.has("Cast Shock")


def test_happily_ever_after_wins_the_game() -> None:
    everything = ["Happily Ever After", "Baleful Strix", "Kor Firewalker", "Scourge of Valkas", BEARS, "Forest"]
    yard = {"graveyard": ["Shock", "Divination"]}
    t = Bench(mine=everything, ann=yard)
    for _ in range(60):
        if t.game.outcome is not None:
            break
        t.choose(next(o.text for o in t.game.options if o.text.startswith(("Pass", "Don't"))))
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    t = Bench(["Happily Ever After"]).play("Cast Happily Ever After")
    assert t.life == (25, 25)
    assert len(t.names("hand")) == len(t.names("hand", 1)) == 1


@cr("707.4", "707.5")
def test_infinite_reflection_makes_everything_a_copy() -> None:
    t = Bench(["Infinite Reflection", GIANT], mine=[ANGEL, BEARS], theirs=[ELVES])
    t.play("Cast Infinite Reflection", f"{ANGEL}")
    assert t.names("battlefield").count(ANGEL) == 2
    assert t.names("battlefield", 1) == [ELVES]
    assert t.play(f"Cast {GIANT}").names("battlefield").count(ANGEL) == 3


def test_enchantments_that_trigger() -> None:
    t = Bench([ANGEL, BEARS], mine=["Kavu Lair", "Warstorm Surge"]).play(f"Cast {BEARS}", "Bob")
    assert t.life == (20, 18)
    assert t.names("hand") == [ANGEL]
    t = Bench(["Up the Beanstalk", ANGEL, BEARS]).play("Cast Up the Beanstalk").play(f"Cast {BEARS}").play(f"Cast {ANGEL}")
    assert len(t.names("hand")) == 2
    t = Bench([ANGEL], mine=["Sarkhan's Unsealing"], theirs=[GIANT]).play(f"Cast {ANGEL}", GIANT)
    assert t.names("graveyard", 1) == [GIANT]
    t = Bench(["Void Winnower"], mine=["Sarkhan's Unsealing", BEARS], theirs=[GIANT, ELVES, "Sol Ring"])
    t.play("Cast Void Winnower")
    assert t.life == (20, 16)
    assert t.names("battlefield", 1) == ["Sol Ring"]
    assert BEARS in t.names("battlefield")


@cr("702.170c")
def test_kellan_joins_up_plots_a_card() -> None:
    t = Bench(["Kellan Joins Up", "Divination", "Forest"], mine=[BEARS]).play("Cast Kellan Joins Up", "Yes")
    assert t.names("exile") == ["Divination"]
    assert not t.has("Cast Divination")
    assert t.until("precombat main", 3).has("Cast Divination")
    t = Bench(["Jodah, Archmage Eternal"], mine=["Kellan Joins Up", BEARS]).play("Cast Jodah")
    assert counters(t, BEARS) == 1
    assert counters(t, "Jodah, Archmage Eternal") == 1


@cr("614.1a")
def test_leyline_of_the_void_exiles_cards_but_not_tokens() -> None:
    token = {"card": GIANT, "token": True}
    t = Bench(["Murder", "Murder"], mine=["Leyline of the Void", "Syr Konrad, the Grim"], theirs=[BEARS, token])
    assert t.play("Cast Murder", BEARS).names("exile", 1) == [BEARS]
    assert t.life == (20, 20)
    assert t.play("Cast Murder", GIANT).life == (20, 19)  # the token died


@cr("702.16b", "702.16e")
def test_runed_halo_protects_its_controller() -> None:
    halo = {"card": "Runed Halo", "chosen": "Shock"}
    t = Bench(["Shock"], theirs=[halo]).choose("Cast Shock")
    assert not t.has("Bob")
    assert t.settle().life == (18, 20)


def test_slimebind_and_yawgmoths_bargain() -> None:
    t = Bench(["Slimebind"], theirs=[ANGEL]).play("Cast Slimebind")
    assert t.size(ANGEL) == (0, 4)
    t = Bench(mine=["Yawgmoth's Bargain"]).play("Yawgmoth's Bargain: ").play("Yawgmoth's Bargain: ")
    assert t.life == (18, 20)
    assert len(t.names("hand")) == 2
    assert len(t.until("precombat main", 3).names("hand")) == 2


@cr("106.6")
def test_lands_with_restricted_mana() -> None:
    t = Bench(["Sol Ring", ELVES], mine=["Mishra's Workshop"], ann={"mana": ""})
    assert t.has("Cast Sol Ring")
    assert not t.has(f"Cast {ELVES}")
    dragons = ["Sagu Wildling", "Shock"]
    t = Bench(dragons, mine=["Maelstrom of the Spirit Dragon"], ann={"mana": ""})
    assert t.has("Cast Roost Seek")
    assert not t.has("Cast Shock")
    t = Bench(mine=["Maelstrom of the Spirit Dragon"], ann={"library": ["Scourge of Valkas", BEARS]})
    assert t.play("Maelstrom of the Spirit Dragon: {4}", "Scourge of Valkas").names("hand") == ["Scourge of Valkas"]


def test_mystic_sanctuary() -> None:
    yard = {"graveyard": ["Shock", BEARS]}
    t = Bench(["Mystic Sanctuary"], mine=["Island"] * 3, ann=yard).play("Play Mystic Sanctuary", "Yes")
    assert not t.obj("Mystic Sanctuary").tapped
    assert t.game.state.libraries[0][0] == t.obj("Shock", "library").id
    t = Bench(["Mystic Sanctuary"], mine=["Island"] * 2, ann=yard).play("Play Mystic Sanctuary")
    assert t.obj("Mystic Sanctuary").tapped


def test_ugins_labyrinth() -> None:
    t = Bench(["Ugin's Labyrinth", "Blitz Automaton", "Sol Ring"], ann={"mana": ""}, mana=False)
    t.play("Play Ugin's Labyrinth", "Yes")
    assert t.names("exile") == ["Blitz Automaton"]
    t.play("Ugin's Labyrinth: {T}: Add {C}")
    assert len(t.game.state.players[0].pool) == 2
    t = Bench(["Ugin's Labyrinth", "Blitz Automaton"], ann={"mana": ""}).play("Play Ugin's Labyrinth", "Yes")
    assert t.play("Ugin's Labyrinth: {T}: Return").names("hand") == ["Blitz Automaton"]


@cr("310.11b", "712.8c")
def test_invasion_of_fiora_is_defeated_and_cast_transformed() -> None:
    t = Bench(["Invasion of Fiora", "Lightning Bolt", "Shock"], mine=["Tana, the Bloodsower", BEARS], theirs=[ANGEL])
    t.play("Cast Invasion of Fiora", 1)
    assert t.names("battlefield") == ["Invasion of Fiora", "Tana, the Bloodsower"]
    assert not t.names("battlefield", 1)
    assert counters(t, "Invasion of Fiora", "defense") == 4
    t.play("Cast Lightning Bolt", "Invasion of Fiora").play("Cast Shock", "Invasion of Fiora", "Cast Marchesa")
    assert "Marchesa, Resolute Monarch" in t.names("battlefield")
    assert t.size("Marchesa, Resolute Monarch") == (3, 6)
    before = len(t.names("hand"))
    t.until("precombat main", 3)
    assert len(t.names("hand")) == before + 2
    assert t.life == (19, 20)


# --- planeswalkers ----------------------------------------------------------------------------------------------


def test_ugin_the_spirit_dragon() -> None:
    ugin = "Ugin, the Spirit Dragon"
    t = Bench(mine=[ugin], theirs=[ANGEL, BEARS, "Sol Ring"]).play(f"{ugin}: +2", "Bob")
    assert t.life == (20, 17)
    assert counters(t, ugin, "loyalty") == 9
    t = Bench(mine=[ugin], theirs=[ANGEL, BEARS, "Sol Ring"]).play(f"{ugin}: −X", 4)
    assert t.names("battlefield", 1) == [ANGEL, "Sol Ring"]
    assert counters(t, ugin, "loyalty") == 3
    big = {"card": ugin, "counters": {"loyalty": 10}}
    t = Bench(["Shock"], mine=[big], ann={"library": [BEARS, "Forest"]}).play(f"{ugin}: −10", BEARS, "Forest", "Done")
    assert t.life == (27, 20)
    assert {BEARS, "Forest"} <= set(t.names("battlefield"))


@cr("406.3")
def test_vivien_champion_of_the_wilds() -> None:
    vivien = "Vivien, Champion of the Wilds"
    t = Bench(mine=[vivien, BEARS]).play(f"{vivien}: +1", BEARS)
    assert keyword(t, BEARS, k.VIGILANCE)
    assert keyword(t, BEARS, k.REACH)
    assert keyword(t.until("upkeep", 2), BEARS, k.REACH)
    assert not keyword(t.until("upkeep", 3), BEARS, k.REACH)
    t = Bench(mine=[vivien], ann={"library": ["Shock", BEARS, "Opt"]}).play(f"{vivien}: −2", BEARS, "Opt")
    assert t.has(f"Cast {BEARS}")
    assert t.in_zone("exile")[0].face_down is not None
    t = Bench(mine=[vivien], ann={"library": ["Shock", BEARS, "Opt"]}).play(f"{vivien}: −2", "Shock", "Opt")
    assert not t.has("Cast Shock")
    assert Bench([BEARS], mine=[vivien], step="upkeep").has(f"Cast {BEARS}")


# --- playing cards from elsewhere -------------------------------------------------------------------------------


def test_karador_costs_less_and_casts_creatures_from_the_graveyard() -> None:
    karador = "Karador, Ghost Chieftain"
    t = Bench([karador], ann={"graveyard": [BEARS] * 5, "mana": "{W}{B}{G}{G}{G}{G}{G}"}).play(f"Cast {karador}")
    t.play(f"Cast {BEARS}")
    assert t.names("battlefield") == [BEARS, karador]
    assert not t.has(f"Cast {BEARS}")
    t = Bench(mine=[karador], bob={"graveyard": [BEARS]})
    assert not t.has(f"Cast {BEARS}")  # another player's graveyard


@cr("601.3")
def test_lurrus_casts_small_permanents() -> None:
    lurrus = "Lurrus of the Dream-Den"
    t = Bench(mine=[lurrus], ann={"graveyard": [BEARS, "Sol Ring", "Shock", GIANT]})
    assert [t.has(f"Cast {x}") for x in (BEARS, "Sol Ring", "Shock", GIANT)] == [True, True, False, False]
    assert not t.play("Cast Sol Ring").has(f"Cast {BEARS}")


def test_maestros_ascendancy_asks_for_a_creature() -> None:
    t = Bench(mine=["Maestros Ascendancy", BEARS], ann={"graveyard": ["Shock", "Opt"]}).play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert t.names("exile") == ["Shock"]
    assert BEARS in t.names("graveyard")
    assert not t.has("Cast Opt")
    assert not Bench(mine=["Maestros Ascendancy"], ann={"graveyard": ["Shock"]}).has("Cast Shock")


@cr("702.81a")
def test_six_gives_permanents_retrace() -> None:
    t = Bench(["Forest", "Island"], mine=["Six"], ann={"graveyard": [BEARS, "Shock"], "library": ["Plains", "Opt", GIANT]})
    assert not t.has("Cast Shock")
    assert t.play(f"Cast {BEARS}", "Forest").names("battlefield") == [BEARS, "Six"]
    t.fight("Six").until("postcombat main", 0, "Yes")
    assert t.names("hand") == ["Island", "Plains"]
    assert set(t.names("graveyard")) >= {"Opt", GIANT}
    t = Bench(["Forest", "Raging Goblin"], theirs=["Six"], bob={"hand": ["Forest"], "graveyard": [BEARS], "mana": "{G}{G}"})
    t.choose("Pass")
    assert not t.has(f"Cast {BEARS}")


@cr("702.34a")
def test_snapcaster_mage_gives_flashback_for_the_mana_cost() -> None:
    t = Bench(["Snapcaster Mage"], ann={"graveyard": ["Lightning Bolt", "Bonecrusher Giant"], "mana": "{U}{U}{R}"})
    t.play("Cast Snapcaster Mage").play("Cast Lightning Bolt", "Bob")
    assert t.life == (20, 17)
    assert t.names("exile") == ["Lightning Bolt"]


@cr("702.138a")
def test_underworld_breach_lets_cards_escape() -> None:
    t = Bench(mine=["Underworld Breach"], ann={"graveyard": ["Shock", "Opt", "Opt", "Forest"]})
    t.play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert len(t.names("exile")) == 3
    assert t.names("graveyard") == ["Shock"]
    assert t.until("end").settle().names("battlefield") == []
    assert not Bench(mine=["Underworld Breach"], ann={"graveyard": ["Shock", "Opt", "Opt"]}).has("Cast Shock")


@cr("114.1", "702.81a")
def test_wrenn_and_six() -> None:
    wrenn = "Wrenn and Six"
    t = Bench(mine=[wrenn], ann={"graveyard": ["Forest", "Shock"]}).play(f"{wrenn}: +1", "Forest")
    assert t.names("hand") == ["Forest"]
    assert counters(t, wrenn, "loyalty") == 4
    assert Bench(mine=[wrenn]).play(f"{wrenn}: −1", "Bob").life == (20, 19)
    big = {"card": wrenn, "counters": {"loyalty": 7}}
    t = Bench(["Forest"], mine=[big], ann={"graveyard": ["Shock"]}).play(f"{wrenn}: −7").play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert sorted(t.names("graveyard")) == ["Forest", "Shock", wrenn]


def test_melek_and_mystic_forge_play_from_the_top() -> None:
    t = Bench(mine=["Melek, Izzet Paragon"], ann={"library": ["Shock", BEARS]}).play("Cast Shock", "Bob", "No")
    assert t.life == (20, 16)
    assert not t.has(f"Cast {BEARS}")
    t = Bench(mine=["Mystic Forge"], ann={"library": ["Sol Ring", "Emrakul, the Promised End", "Shock"]})
    assert t.play("Cast Sol Ring").has("Cast Emrakul")
    t.play("Mystic Forge: ")
    assert t.life == (19, 20)
    assert t.names("exile") == ["Emrakul, the Promised End"]
    assert not t.has("Cast Shock")


def upkeep_of_ann(*mine: str, **fields: Any) -> Bench:
    """Ann's next turn, so that what triggers in her upkeep has triggered."""
    return Bench(mine=list(mine), **fields).until("precombat main", 3)


def test_xanathar_plays_from_the_top_of_a_library() -> None:
    name = "Xanathar, Guild Kingpin"
    cards = {"library": ["Opt", "Shock", "Forest", BEARS], "hand": ["Opt"]}
    t = upkeep_of_ann(name, bob=cards, ann={"mana": "{B}{B}{B}"})
    t.play("Cast Shock", "Bob")
    assert t.life == (20, 18)
    assert t.names("graveyard", 1) == ["Shock"]
    assert t.play("Play Forest").names("battlefield") == ["Forest", name]
    t.choose("Pass")
    assert not t.has("Cast Opt")  # the opponent can't cast spells


@cr("601.3e", "715.3a")
def test_haldan_and_pako() -> None:
    haldan, pako = "Haldan, Avid Arcanist", "Pako, Arcane Retriever"
    lib = {"library": ["Shock", BEARS]}
    t = Bench(mine=[haldan, pako], ann={**lib, "mana": "{U}"}, bob={"library": ["Forest", "Opt"]}).fight(pako)
    t.until("postcombat main")
    assert counters(t, pako) == 2
    assert counters(t, "Shock", "fetch", "exile") == 1
    assert t.play("Cast Shock", "Bob").life == (20, 13)
    assert t.play("Play Forest").names("battlefield")[0] == "Forest"
    t = Bench([pako], ann={"library": [haldan]}).play(f"Cast {pako}", "Ann", "Yes", haldan)
    assert t.names("hand") == [haldan]


@cr("601.3")
def test_lukka_coppercoat_outcast() -> None:
    lukka = "Lukka, Coppercoat Outcast"
    t = Bench(["Murder"], mine=[lukka], ann={"library": ["Shock", BEARS, "Forest"]}).play(f"{lukka}: +1")
    assert t.has(f"Cast {BEARS}")
    assert not t.has("Cast Shock")
    assert not t.has("Play Forest")
    gone = Bench(["Lightning Bolt"] * 2, mine=[lukka], ann={"library": [BEARS, "Opt", "Opt"]}).play(f"{lukka}: +1")
    assert gone.play("Cast Lightning Bolt", lukka).has(f"Cast {BEARS}")
    assert not gone.play("Cast Lightning Bolt", lukka).has(f"Cast {BEARS}")
    t = Bench(mine=[lukka, BEARS], ann={"library": ["Shock", ELVES, ANGEL]}).play(f"{lukka}: −2")
    assert t.names("battlefield") == [lukka, ANGEL]
    assert t.names("exile") == [BEARS]
    big = {"card": lukka, "counters": {"loyalty": 7}}
    assert Bench(mine=[big, BEARS, ANGEL]).play(f"{lukka}: −7").life == (20, 14)


def test_prosper_plays_cards_and_earns_treasures() -> None:
    prosper = "Prosper, Tome-Bound"
    t = Bench(mine=[prosper], ann={"library": ["Forest", "Shock"]}).until("end").settle()
    assert t.names("exile") == ["Forest"]
    t.until("precombat main", 3).play("Play Forest")
    assert "Treasure Token" in t.names("battlefield")


def test_robber_of_the_rich_steals_while_rogues_attack() -> None:
    robber = "Robber of the Rich"
    t = Bench(mine=[robber], bob={"hand": ["Opt"], "library": ["Shock"]}, ann={"mana": "{U}{U}"}).fight(robber)
    t.until("postcombat main")
    assert t.names("exile", 1) == ["Shock"]
    assert t.has("Cast Shock")
    assert not t.fight().until("precombat main", 3).has("Cast Shock")
    assert t.fight(robber).until("postcombat main").has("Cast Shock")
    t = Bench(["Opt"], mine=[robber], bob={"hand": ["Opt"], "library": ["Shock"]}).fight(robber)
    assert t.until("postcombat main").names("exile", 1) == []


@cr("603.12")
def test_share_the_spoils() -> None:
    name = "Share the Spoils"
    t = Bench([name], ann={"library": ["Shock", "Opt"]}, bob={"library": ["Forest", "Divination"], "mana": "{U}"})
    t.play(f"Cast {name}")
    assert t.names("exile") == ["Shock"]
    assert t.names("exile", 1) == ["Forest"]
    t.play("Play Forest")
    assert t.names("battlefield") == ["Forest", name]
    assert t.names("exile") == ["Opt", "Shock"]
    assert not t.has("Cast Shock")  # one card each turn
    t.until("precombat main", 2).play("Cast Shock", "Ann")  # Bob's turn, with his mana
    assert t.life == (18, 20)
    assert t.names("exile", 1) == ["Divination"] or len(t.names("exile", 1)) == 1


@cr("720.3d")
def test_sen_triplets_play_from_another_hand() -> None:
    t = upkeep_of_ann("Sen Triplets", bob={"hand": ["Shock", "Forest"]})
    assert t.play("Cast Shock", "Bob").life == (20, 18)
    assert t.names("graveyard", 1) == ["Shock"]
    assert t.play("Play Forest").names("battlefield") == ["Forest", "Sen Triplets"]
