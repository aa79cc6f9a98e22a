"""Creatures from Havengul Lich to Wild-Magic Sorcerer: each ability is used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.rules.objects.layers import chars_of
from tests.cards.test_play_spells_h_to_z import in_response
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT

# --- creatures --------------------------------------------------------------------------------------------------


@cr("601.3", "400.7")
def test_havengul_lich_lends_a_card_and_takes_its_abilities() -> None:
    t = Scene.duel(mine=["Havengul Lich"], bob={"graveyard": [ELVES, "Shock"]}).play(A, "Havengul Lich: {1}")
    t.play(A, f"Cast {ELVES}")
    assert t.sorted_names("battlefield") == ["Havengul Lich", ELVES]
    assert len(t.chars("Havengul Lich").abilities) == 2
    t.until("upkeep", 2)
    assert len(t.chars("Havengul Lich").abilities) == 1


@cr("610.3")
def test_hostage_taker_lets_the_hostage_be_cast_or_gives_it_back() -> None:
    t = Scene.duel(["Hostage Taker", "Murder"], theirs=[ANGEL], ann={"mana": "{U}{U}{B}{B}" * 2 + "{B}{B}{B}{B}"})
    t.play(A, "Cast Hostage Taker")
    assert t.sorted_names("exile", 1) == [ANGEL]
    assert t.offers(f"Cast {ANGEL}")
    assert Scene.duel(["Hostage Taker"], theirs=[ANGEL], ann={"mana": "{U}{U}{B}{B}" + "{B}" * 5}).play(
        A, "Cast Hostage Taker"
    ).play(A, f"Cast {ANGEL}").sorted_names("battlefield") == ["Hostage Taker", ANGEL]
    t.play(A, "Cast Murder")
    assert t.sorted_names("battlefield", 1) == [ANGEL]


@cr("118.9")
def test_jodah_offers_another_cost_for_every_spell() -> None:
    t = Scene.duel(
        ["Emrakul, the Promised End", "Shock"], mine=["Jodah, Archmage Eternal"], ann={"mana": "{W}{U}{B}{R}{G}"}
    )
    assert t.offers("Cast Emrakul, the Promised End")
    t = Scene.duel(["Shock"], mine=["Jodah, Archmage Eternal"], ann={"mana": "{W}{U}{B}{G}"})
    assert not t.offers("Cast Shock")


def test_creatures_that_look_at_spells() -> None:
    t = Scene.duel(["Shock", "Opt", "Memnite"], mine=["Kor Firewalker", "Kozilek's Sentinel"])
    assert t.play(A, "Cast Shock", "Bob", "Yes").lives == (21, 18)
    assert t.play(A, "Cast Opt", "Keep").lives == (21, 18)
    assert t.chars("Kozilek's Sentinel").colors == 0
    assert t.play(A, "Cast Memnite").size("Kozilek's Sentinel") == (2, 4)
    t = Scene.duel(["Curious Pair", "Curious Pair"], mine=["Storyteller Pixie", "Wandermare", "Mysterious Pathlighter"])
    t.play(A, "Cast Treats to Share")
    assert len(t.sorted_names("hand")) == 2
    assert counters(t, "Wandermare") == 0
    t.play(A, "Cast Curious Pair {1}{G} from exile")
    assert counters(t, "Wandermare") == 1
    assert t.size("Curious Pair") == (2, 4)


@cr("603.6c")
def test_lorcan_collects_creature_cards_from_anywhere() -> None:
    t = Scene.duel(["Counterspell", "Murder"], mine=["Lorcan, Warlock Collector"], theirs=[BEARS, ANGEL])
    t.play(A, "Cast Murder", BEARS, "Yes")
    assert t.sorted_names("battlefield") == [BEARS, "Lorcan, Warlock Collector"]
    assert t.lives == (18, 20)
    assert "Warlock" in t.chars(BEARS).subtypes
    token = {"card": BEARS, "token": True}
    t = Scene.duel(["Murder"], mine=["Lorcan, Warlock Collector"], theirs=[token]).play(A, "Cast Murder", BEARS)
    assert t.sorted_names("battlefield", 1) == []  # a token isn't a card
    t = Scene.duel(["Thoughtseize"], mine=["Lorcan, Warlock Collector"], bob={"hand": [ANGEL]})
    t.play(A, "Cast Thoughtseize", "Bob", "Yes")
    assert t.lives == (13, 20)
    assert ANGEL in t.sorted_names("battlefield")


def test_lorcans_warlocks_are_exiled_as_they_die() -> None:
    t = Scene.duel(["Murder", "Murder"], mine=["Lorcan, Warlock Collector"], theirs=[BEARS])
    t.play(A, "Cast Murder", BEARS, "Yes")
    t.play(A, "Cast Murder", BEARS)
    assert t.sorted_names("exile", 1) == [BEARS]


def test_lozhan_deals_damage_to_anything_but_a_commander() -> None:
    t = Scene.duel(["Bonecrusher Giant"], mine=["Lozhan, Dragons' Legacy"], theirs=[ANGEL]).play(
        A, "Cast Stomp", "Bob", "Bob"
    )
    assert t.lives == (20, 16)


@cr("707.9")
def test_progenitor_mimic_makes_tokens_that_make_none() -> None:
    t = Scene.duel(["Progenitor Mimic"], theirs=[ANGEL]).play(A, "Cast Progenitor Mimic", ANGEL)
    assert t.size(ANGEL) == (4, 4)
    t.until("precombat main", 3)
    assert t.sorted_names("battlefield") == [ANGEL] * 2
    assert (
        t.until("precombat main", 5).sorted_names("battlefield") == [ANGEL] * 3
    )  # the token's own ability does nothing


def test_quicksilver_gargantuan_stays_large() -> None:
    t = Scene.duel(["Quicksilver Gargantuan"], theirs=[ANGEL]).play(A, "Cast Quicksilver Gargantuan", ANGEL)
    assert t.sorted_names("battlefield") == [ANGEL]
    copy = chars_of(t.st, t.in_zone("battlefield", A)[0])
    assert (copy.power, copy.toughness) == (7, 7)


@cr("603.2")
def test_triggers_that_trigger_again() -> None:
    throne = {"card": "Roaming Throne", "chosen": "Human"}
    t = Scene.duel(["Shock"], mine=[throne, "Young Pyromancer"]).play(A, "Cast Shock", "Bob")
    assert t.sorted_names("battlefield").count("Elemental Token") == 2
    assert "Human" in t.chars("Roaming Throne").subtypes
    t = Scene.duel([GIANT], mine=["Panharmonicon", "Kavu Lair"], ann={"library": ["Shock", "Opt"]})
    t.play(A, f"Cast {GIANT}")
    assert t.sorted_names("hand") == []
    t = Scene.duel([ANGEL], mine=["Panharmonicon", "Kavu Lair"]).play(A, f"Cast {ANGEL}")
    assert len(t.sorted_names("hand")) == 2
    t = Scene.duel([ANGEL], mine=["Panharmonicon"], theirs=["Kavu Lair"]).play(A, f"Cast {ANGEL}")
    assert len(t.sorted_names("hand")) == 1  # an opponent's permanent triggers once


def test_scourge_of_valkas() -> None:
    t = Scene.duel(["Scourge of Valkas", "Marang River Regent"], mine=[]).play(A, "Cast Scourge of Valkas", "Bob")
    assert t.lives == (20, 19)
    assert t.play(A, "Scourge of Valkas: {R}").size("Scourge of Valkas") == (5, 4)
    t.play(A, "Cast Marang River Regent", "the ability of Scourge", "Bob", "Done")
    assert t.lives == (20, 17)  # two Dragons


@cr("607.2a", "608.2g")
def test_spell_queller_holds_a_spell_and_lets_its_owner_cast_it() -> None:
    t = in_response("Divination", "Spell Queller")
    assert t.sorted_names("exile") == ["Divination"]
    assert t.sorted_names("battlefield", 1) == ["Spell Queller"]
    t = Scene.duel(["Shock", "Divination"], bob={"hand": ["Spell Queller"], "mana": "{W}{U}{U}"})
    t.choose("Cast Divination").choose("Pass").play(B, "Cast Spell Queller").play(A, "Cast Shock", "Spell Queller")
    assert t.sorted_names("battlefield", 1) == ["Spell Queller"]
    t = Scene.duel(["Murder", "Divination"], bob={"hand": ["Spell Queller"], "mana": "{W}{U}{U}"})
    t.choose("Cast Divination").choose("Pass").play(B, "Cast Spell Queller").play(A, "Cast Murder", "Cast Divination")
    assert len(t.sorted_names("hand")) == 2
    assert t.sorted_names("graveyard") == ["Divination", "Murder"]


@cr("615.1")
def test_stormwild_capridor_grows_from_noncombat_damage() -> None:
    t = Scene.duel(["Lightning Bolt"], mine=["Stormwild Capridor"]).play(A, "Cast Lightning Bolt", "Stormwild Capridor")
    assert t.size("Stormwild Capridor") == (4, 6)
    assert t.called("Stormwild Capridor").damage == 0


def test_syr_konrad_sees_creatures_and_creature_cards() -> None:
    konrad = "Syr Konrad, the Grim"
    t = Scene.duel(["Murder"], mine=[konrad], theirs=[BEARS]).play(A, "Cast Murder", BEARS)
    assert t.lives == (20, 19)
    t = Scene.duel(mine=[konrad], ann={"library": [BEARS]}, bob={"library": ["Shock"]}).play(A, f"{konrad}: ")
    assert t.lives == (20, 19)
    t = Scene.duel(["Recommission"], mine=[konrad], ann={"graveyard": [BEARS]}).play(A, "Cast Recommission")
    assert t.lives == (20, 19)
    t = Scene.duel(["Reanimate"], mine=[konrad], bob={"graveyard": [BEARS]}).play(A, "Cast Reanimate")
    assert t.lives == (18, 20)  # an opponent's graveyard


@cr("702.62a")
def test_taigam_copies_the_second_spell_and_suspends_it() -> None:
    t = (
        Scene.duel(["Memnite", "Shock"], mine=["Taigam, Master Opportunist"])
        .play(A, "Cast Memnite")
        .play(A, "Cast Shock", "Bob")
    )
    assert t.lives == (20, 18)
    assert counters(t, "Shock", "time", "exile") == 4
    assert t.until("precombat main", 9, "Cast Shock", "Bob").lives == (20, 16)


def test_tana_makes_as_many_saprolings_as_damage() -> None:
    t = Scene.duel(mine=["Tana, the Bloodsower"]).fight("Tana, the Bloodsower").until("postcombat main")
    assert t.sorted_names("battlefield").count("Saproling Token") == 2


@cr("604.3")
def test_tarmogoyf_counts_card_types_in_all_graveyards() -> None:
    t = Scene.duel(["Tarmogoyf"], ann={"graveyard": ["Memnite", "Shock"]}, bob={"graveyard": ["Forest"]})
    assert (t.chars("Tarmogoyf", "hand").power, t.chars("Tarmogoyf", "hand").toughness) == (4, 5)


def test_the_eleventh_doctor() -> None:
    doctor = "The Eleventh Doctor"
    t = Scene.duel([BEARS, "Opt"], mine=[doctor]).fight(doctor).until("postcombat main", 0, "Yes", BEARS)
    assert counters(t, BEARS, "time", "exile") == 2
    t.fight().until("precombat main", 5, "Cast Grizzly Bears")
    assert BEARS in t.sorted_names("battlefield")
    assert keyword(t, BEARS, k.HASTE)
    t = (
        Scene.duel(mine=[doctor], theirs=[BEARS])
        .play(A, f"{doctor}: {{2}}", doctor)
        .fight(doctor, Grizzly_Bears=doctor)
    )
    assert t.until("postcombat main").lives == (20, 17)


@cr("701.56a")
def test_the_tenth_doctor() -> None:
    doctor = "The Tenth Doctor"
    t = Scene.duel(mine=[doctor], ann={"library": ["Forest", "Shock"]}).fight(doctor).until("postcombat main")
    assert sorted(t.sorted_names("exile")) == ["Forest", "Shock"]
    assert counters(t, "Shock", "time", "exile") == 3
    t.play(A, f"{doctor}: Timey-Wimey", -1, -1, -1, "Cast Shock", "Bob")
    assert t.lives == (20, 15)


def test_trumpeting_carnosaur_is_discarded_for_damage() -> None:
    t = Scene.duel(["Trumpeting Carnosaur"], theirs=[BEARS]).play(A, "Trumpeting Carnosaur: ")
    assert t.sorted_names("graveyard", 1) == [BEARS]
    assert t.sorted_names("graveyard") == ["Trumpeting Carnosaur"]
    t = Scene.duel(["Trumpeting Carnosaur"], ann={"library": ["Forest", "Emrakul, the Promised End", "Shock"]})
    t.play(A, "Cast Trumpeting Carnosaur", "Cast Shock", "Bob")
    assert t.lives == (20, 18)


def test_void_winnower_knows_only_odd_numbers() -> None:
    t = Scene.duel([BEARS, GIANT, "Opt", "Memnite", "Disenchant"], theirs=["Void Winnower"])
    assert [x for x in (BEARS, GIANT, "Opt", "Memnite", "Disenchant") if t.offers(f"Cast {x}")] == ["Opt"]
    t = Scene.duel(mine=["Void Winnower"], theirs=[BEARS, "Walking Corpse", "Kraken Hatchling"]).fight(
        "Void Winnower", Grizzly_Bears="Void Winnower", Kraken_Hatchling="Void Winnower"
    )
    assert t.until("postcombat main").sorted_names("graveyard", 1) == ["Kraken Hatchling"]


@cr("700.14")
def test_wandertale_mentor_expends() -> None:
    t = Scene.duel([BEARS, BEARS, BEARS], mine=["Wandertale Mentor"]).play(A, f"Cast {BEARS}")
    assert counters(t, "Wandertale Mentor") == 0
    assert counters(t.play(A, f"Cast {BEARS}").play(A, f"Cast {BEARS}"), "Wandertale Mentor") == 1
    t = Scene.duel([BEARS], mine=["Wandertale Mentor", "Plains"], ann={"mana": ""})
    assert t.offers(f"Cast {BEARS}")


@cr("702.85a")
def test_wild_magic_sorcerer_gives_the_first_spell_from_exile_cascade() -> None:
    lent = {"card": "Bonecrusher Giant", "on_adventure": "Ann"}
    t = Scene.duel(mine=["Wild-Magic Sorcerer"], ann={"exile": [lent, lent], "library": [ANGEL, BEARS]})
    t.play(A, "Cast Bonecrusher Giant", f"Cast {BEARS}")
    assert sorted(t.sorted_names("battlefield")) == sorted([BEARS, "Bonecrusher Giant", "Wild-Magic Sorcerer"])
    t.play(A, "Cast Bonecrusher Giant")
    assert t.sorted_names("battlefield").count("Bonecrusher Giant") == 2
