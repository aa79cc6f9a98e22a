"""Creatures from Havengul Lich to Wild-Magic Sorcerer: each ability is used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.rules.objects.layers import chars_of
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, counters, keyword
from tests.cards.test_play_spells_h_to_z import in_response
from tests.support import cr

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
