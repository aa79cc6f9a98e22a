"""The permanents of Adventurer cards from Horned Loch-Whale to Zanarkand: each ability is used."""

from __future__ import annotations

import pytest

from inset.language import keywords as k
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, counters, keyword, tapped
from tests.support import cr


# --- H to M -----------------------------------------------------------------------------------------------------
def test_the_whale_enters_tapped_on_anothers_turn() -> None:
    t = Bench(ann={"hand": ["Horned Loch-Whale"], "mana": "", "battlefield": ["6 Island"]}).until("upkeep", 2)
    t.choose("Pass").play("Cast Horned Loch-Whale")
    assert t.obj("Horned Loch-Whale").tapped


@cr("702.21a")
@pytest.mark.parametrize("name", ["Horned Loch-Whale", "Lake-town Mariners", "Twining Twins"])
def test_ward_counters_what_is_not_paid_for(name: str) -> None:
    t = Bench(["Murder"], theirs=[name], ann={"mana": "{1}{B}{B}"}).play("Cast Murder")
    assert t.names("battlefield", 1) == [name]
    t = Bench(["Murder"], theirs=[name], ann={"mana": "{3}{B}{B}"}).play("Cast Murder", "Yes")
    assert t.names("graveyard", 1) == [name]


@cr("708.2", "708.2a")
def test_tapped_creatures_become_horrors() -> None:
    t = Bench(["Illithid Harvester"], theirs=[tapped(ANGEL), tapped(GIANT), BEARS])
    t.play("Cast Illithid Harvester", ANGEL, "Done")
    down = next(o for o in t.in_zone("battlefield", 1) if o.face_down is not None)
    assert down.definition.name == ANGEL
    found = t.chars("")
    assert (found.power, found.toughness, found.keywords, found.colors) == (2, 2, 0, 0)
    assert found.subtypes == {"Horror"}
    assert t.size(GIANT) == (3, 3)


def test_the_recruiter_hastens_all() -> None:
    t = Bench(["Imodane's Recruiter"], mine=[BEARS], theirs=[ANGEL]).play("Cast Imodane's Recruiter")
    assert t.size(BEARS) == (3, 2)
    assert t.size(ANGEL) == (4, 4)
    assert t.fight("Imodane's Recruiter", BEARS).until("end of combat").life == (20, 14)


@cr("506.5")
def test_the_trufflesnout_finds_food_alone() -> None:
    t = Bench(mine=["Intrepid Trufflesnout", BEARS]).fight("Intrepid Trufflesnout").until("end of combat")
    assert t.names("battlefield").count("Food Token") == 1
    t = Bench(mine=["Intrepid Trufflesnout", BEARS]).fight("Intrepid Trufflesnout", BEARS).until("end of combat")
    assert "Food Token" not in t.names("battlefield")


@cr("106.6")
def test_james_pays_for_abilities_only() -> None:
    t = Bench(["Sol Ring"], mine=["James, Wandering Dad", "Fallaji Dragon Engine"], ann={"mana": ""})
    assert not t.has("Cast Sol Ring")
    t.play("Fallaji Dragon Engine: ")
    assert t.obj("James, Wandering Dad").tapped
    assert t.size("Fallaji Dragon Engine") == (6, 5)


@pytest.mark.parametrize(("name", "spell"), [
    ("Ishgard, the Holy See", "Giant Killer"), ("Jidoor, Aristocratic Capital", "Opt"),
    ("Lindblum, Industrial Regency", "Shock"), ("Zanarkand, Ancient Metropolis", ELVES),
])  # fmt: skip
def test_towns_give_mana(name: str, spell: str) -> None:
    assert Bench([spell], mine=[name], ann={"mana": ""}).has(f"Cast {spell}")
    assert not Bench([spell], mine=[tapped(name)], ann={"mana": ""}).has(f"Cast {spell}")


def test_karvanista_trains_humans() -> None:
    t = Bench(mine=["Karvanista, Loyal Lupari", "Merchant of the Vale", BEARS]).fight("Karvanista, Loyal Lupari")
    t.until("end of combat")
    assert counters(t, "Merchant of the Vale") == 1
    assert counters(t, BEARS) == 0
    assert not t.obj("Karvanista, Loyal Lupari").tapped


@pytest.mark.parametrize(("top", "answers", "zone"), [
    (BEARS, (), "hand"), (ANGEL, ("Yes",), "graveyard"), ("Forest", ("No",), "library"),
])  # fmt: skip
def test_kellan_looks_for_small_creatures(top: str, answers: tuple[str, ...], zone: str) -> None:
    t = Bench(mine=["Kellan, Daring Traveler"], ann={"library": [top]}).fight("Kellan, Daring Traveler")
    assert top in t.until("end of combat", 1, *answers).names(zone)


def test_kellan_finds_no_card_in_an_empty_library() -> None:
    t = Bench(mine=["Kellan, Daring Traveler"], ann={"library": [], "library_exact": True})
    assert t.fight("Kellan, Daring Traveler").until("end of combat").life == (20, 18)


@cr("608.2h")
@pytest.mark.parametrize(("whose", "drawn"), [(0, 1), (1, 0)])
def test_the_prodigy_draws_for_an_artifact_of_yours(whose: int, drawn: int) -> None:
    rings = [["Sol Ring"], []] if whose == 0 else [[], ["Sol Ring"]]
    t = Bench(mine=["Kellan, Inquisitive Prodigy", *rings[0]], theirs=rings[1]).fight("Kellan, Inquisitive Prodigy")
    t.until("end of combat", 1, "Sol Ring")
    assert t.names("graveyard", whose) == ["Sol Ring"]
    assert len(t.names("hand")) == drawn


def test_the_fae_blooded_shares_the_strength_of_his_things() -> None:
    t = Bench(mine=["Kellan, the Fae-Blooded", BEARS, "Bonesplitter"])
    assert t.size(BEARS) == (2, 2)
    t.play("Bonesplitter: ", "Kellan")
    assert t.size(BEARS) == (3, 2)
    assert t.size("Kellan, the Fae-Blooded") == (4, 2)


def test_the_merchant_trades_cards() -> None:
    t = Bench(["Opt"], mine=["Merchant of the Vale"], ann={"library": ["Shock"]}).play("Merchant of the Vale: ")
    assert (t.names("hand"), t.names("graveyard")) == (["Shock"], ["Opt"])


@pytest.mark.parametrize(
    ("answers", "found"), [(("Yes", BEARS), [BEARS, "Monster Manual"]), (("No",), ["Monster Manual"])]
)
def test_the_manual_brings_a_monster(answers: tuple[str, ...], found: list[str]) -> None:
    t = Bench([BEARS, GIANT, "Opt"], mine=["Monster Manual"]).play("Monster Manual: ", *answers)
    assert t.names("battlefield") == found


def test_the_manual_offers_nothing_without_a_creature_card() -> None:
    assert Bench(["Opt"], mine=["Monster Manual"]).play("Monster Manual: ").names("hand") == ["Opt"]


@cr("510.2")
def test_the_pixie_draws_for_each_opponent_hit() -> None:
    t = Bench(["Moonshae Pixie"], mine=[BEARS], ann={"mana": "", "battlefield": [BEARS, "4 Island"]}).fight(BEARS)
    t.until("postcombat main").play("Cast Moonshae Pixie")
    assert len(t.names("hand")) == 1
    assert Bench(["Moonshae Pixie"]).play("Cast Moonshae Pixie").names("hand") == []


@cr("715.3d")
def test_the_dreadknight_rides_again() -> None:
    t = Bench(["Murder"], mine=["Mosswood Dreadknight"]).play("Cast Murder")
    assert not t.has("Cast Mosswood Dreadknight")
    t.play("Cast Dread Whispers")
    assert t.life == (19, 20)
    assert t.names("exile") == ["Mosswood Dreadknight"]
    assert t.play("Cast Mosswood Dreadknight").names("battlefield") == ["Mosswood Dreadknight"]


@pytest.mark.parametrize(("turn", "castable"), [(3, True), (5, False)])
def test_the_dreadknight_waits_until_the_end_of_the_next_turn(turn: int, castable: bool) -> None:
    lands = [tapped("Swamp", count=2)]
    t = Bench(["Murder"], mine=["Mosswood Dreadknight", *lands], ann={"mana": "{1}{B}{B}"}).play("Cast Murder")
    assert t.until("precombat main", turn).has("Cast Dread Whispers") == castable


def test_a_stolen_dreadknight_is_in_anothers_graveyard() -> None:
    t = Bench(["Murder"], mine=[{"card": "Mosswood Dreadknight", "owner": "Bob"}]).play("Cast Murder")
    assert not t.has("Cast Dread Whispers")


@pytest.mark.parametrize(("cards", "size"), [(6, (1, 1)), (7, (2, 2))])
def test_the_old_bird_has_a_threshold(cards: int, size: tuple[int, int]) -> None:
    t = Bench(mine=["Most Decrepit Old Bird"], ann={"graveyard": [f"{cards} Opt"]}, bob={"graveyard": ["9 Opt"]})
    assert t.size("Most Decrepit Old Bird") == size


def test_the_precious_hides_its_bearer() -> None:
    t = Bench(["Murder"], mine=[BEARS, "My Precious"], theirs=[ANGEL]).play("My Precious: ")
    assert t.life == (18, 20)
    assert keyword(t, BEARS, k.HEXPROOF)
    assert t.fight(BEARS, Serra_Angel=BEARS).until("end of combat").life == (18, 18)


# --- O to S -----------------------------------------------------------------------------------------------------
def test_the_ranger_strengthens_all() -> None:
    t = Bench(mine=["Oakhame Ranger", BEARS], theirs=[ANGEL]).play("Oakhame Ranger: ")
    assert t.size(BEARS) == (3, 3)
    assert t.size("Oakhame Ranger") == (3, 3)
    assert t.size(ANGEL) == (4, 4)


@cr("700.9", "603.10a")
def test_the_knotmaster_mourns_the_modified() -> None:
    grown = {"card": BEARS, "counters": {"+1/+1": 1}}
    t = Bench(["Murder", "Murder"], mine=["Ondu Knotmaster", grown, GIANT])
    assert counters(t.play("Cast Murder", GIANT), "Ondu Knotmaster") == 0
    assert counters(t.play("Cast Murder", BEARS), "Ondu Knotmaster") == 2


@cr("700.9", "603.10a")
def test_the_knotmaster_knows_what_was_attached() -> None:
    """Even if all leave at the same time."""
    t = Bench(["Murder"], mine=["Ondu Knotmaster", BEARS, "Bonesplitter"]).play("Bonesplitter: ", BEARS)
    assert counters(t.play("Cast Murder", BEARS), "Ondu Knotmaster") == 2
    bomb = {"card": "Ratchet Bomb", "counters": {"charge": 1}}
    t = Bench(mine=["Ondu Knotmaster", ELVES, "Bonesplitter", bomb]).play("Bonesplitter: ", ELVES)
    t.play("Ratchet Bomb: {T}, Sacrifice")
    assert t.names("graveyard") == ["Bonesplitter", ELVES, "Ratchet Bomb"]
    assert counters(t, "Ondu Knotmaster") == 2


def test_what_left_before_modifies_nothing() -> None:
    t = Bench(["Disenchant", "Murder"], mine=["Ondu Knotmaster", BEARS, "Bonesplitter"]).play("Bonesplitter: ", BEARS)
    t.play("Cast Disenchant").play("Cast Murder", BEARS)
    assert counters(t, "Ondu Knotmaster") == 0


def test_the_order_and_the_young_dragon_cant_block() -> None:
    for name in ("Order of Midnight", "Young Red Dragon"):
        t = Bench(mine=[BEARS], theirs=[name]).fight(BEARS)
        assert t.until("end of combat").life == (20, 18)


@cr("603.4")
def test_the_guardian_answers_a_loss() -> None:
    assert Bench(mine=["Pegasus Guardian"]).until("end").settle().names("battlefield") == ["Pegasus Guardian"]
    t = Bench(["Shock"], mine=["Pegasus Guardian", ELVES]).play("Cast Shock", ELVES)
    assert t.until("end").settle().names("battlefield") == ["Pegasus Guardian", "Pegasus Token"]
    t = Bench(["Shock"], mine=["Pegasus Guardian"], theirs=[ELVES]).play("Cast Shock", ELVES)
    assert t.until("end").settle().names("battlefield") == ["Pegasus Guardian"]


def test_the_ruiner_fights_beside_the_strong() -> None:
    assert Bench(mine=["Picnic Ruiner"]).fight("Picnic Ruiner").until("end of combat").life == (20, 18)
    assert Bench(mine=["Picnic Ruiner", ANGEL]).fight("Picnic Ruiner").until("end of combat").life == (20, 16)


def test_the_hare_shields_tokens() -> None:
    t = Bench(["Lonesome Unicorn"], mine=["Pollen-Shield Hare", BEARS]).play("Cast Rider in Need")
    assert t.size("Knight Token") == (3, 3)
    assert t.size(BEARS) == (2, 2)


@cr("701.36a")
def test_the_promise_populates() -> None:
    t = Bench(["Promise of Aclazotz"], mine=["Promise of Aclazotz", BEARS, GIANT]).play("Cast Foul Rebirth", BEARS)
    t.until("end").settle("Yes")
    assert t.names("battlefield") == ["Promise of Aclazotz", "Vampire Demon Token", "Vampire Demon Token"]
    assert t.names("graveyard") == [BEARS, GIANT]


def test_the_promise_is_not_offered_without_a_victim() -> None:
    t = Bench(mine=["Promise of Aclazotz"]).until("end").settle()
    assert t.names("battlefield") == ["Promise of Aclazotz"]


@cr("502.3")
def test_the_queen_freezes_what_she_strikes() -> None:
    t = Bench(mine=["Queen of Ice"], theirs=[ANGEL]).fight("Queen of Ice", Serra_Angel="Queen of Ice")
    t.until("end of combat")
    assert t.obj(ANGEL).tapped
    assert t.until("upkeep", 2).obj(ANGEL).tapped
    assert not t.until("upkeep", 4).obj(ANGEL).tapped


@pytest.mark.parametrize(("spell", "count"), [("Opt", 1), ("Shock", 1), (ELVES, 0), ("Sol Ring", 0)])
def test_the_druid_quests_for_other_colors(spell: str, count: int) -> None:
    t = Bench([spell], mine=["Questing Druid"]).choose(f"Cast {spell}")
    if spell == "Shock":
        t.choose("Bob")
    t.settle(*((0,) if spell == "Opt" else ()))
    assert counters(t, "Questing Druid") == count


def test_the_trainee_strikes_first_in_your_turn() -> None:
    t = Bench(mine=["Ratcatcher Trainee"])
    assert keyword(t, "Ratcatcher Trainee", k.FIRST_STRIKE)
    assert not keyword(t.until("upkeep", 2), "Ratcatcher Trainee", k.FIRST_STRIKE)


def test_rats_cant_block() -> None:
    t = Bench(["Ratcatcher Trainee"], theirs=[BEARS]).play("Cast Pest Problem").fight(BEARS, Rat_Token=BEARS)
    assert t.until("end", 2).life == (18, 20)


@cr("603.4", "508.5")
@pytest.mark.parametrize(("cards", "flies"), [(2, True), (3, False)])
def test_the_reaper_flies_over_the_poor(cards: int, flies: bool) -> None:
    t = Bench(mine=["Reaper of Night"], bob={"hand": [f"{cards} Opt"]}).fight("Reaper of Night")
    assert keyword(t.until("declare blockers"), "Reaper of Night", k.FLYING) == flies


def test_the_acolyte_gives_any_color() -> None:
    assert Bench(["Shock"], mine=["Rosethorn Acolyte"], ann={"mana": ""}).has("Cast Shock")


@cr("701.22a")
def test_the_sapphire_dragon_looks_ahead() -> None:
    t = Bench(mine=["Sapphire Dragon"], ann={"library": ["Opt", "Shock", BEARS]}).fight("Sapphire Dragon")
    t.until("end of combat", 1, 1, 1, "Opt")
    assert t.obj(BEARS, "library").id == t.game.state.libraries[0][0]
    t = Bench(mine=[BEARS], theirs=["Sapphire Dragon"], bob={"library": ["Opt", "Shock"]})
    t.fight(BEARS, Sapphire_Dragon=BEARS).until("end of combat", 1, 0, 1)
    assert t.obj("Shock", "library").id == t.game.state.libraries[1][-1]


def test_the_viper_scalds_those_who_cast_small_spells() -> None:
    t = Bench(["Shock", GIANT], theirs=["Scalding Viper"]).play("Cast Shock", "Bob")
    assert t.life == (19, 18)
    assert t.play(f"Cast {GIANT}").life == (19, 18)


def test_the_hag_weakens_opponents_creatures() -> None:
    t = Bench(["Sea Hag"], mine=[BEARS], theirs=[ANGEL]).play("Cast Sea Hag")
    assert t.size(ANGEL) == (0, 4)
    assert t.size(BEARS) == (2, 2)


def test_the_shepherd_guards_one() -> None:
    t = Bench(["Shrouded Shepherd"], mine=[BEARS]).play("Cast Shrouded Shepherd", BEARS)
    assert t.size(BEARS) == (4, 4)


def test_the_coven_makes_each_opponent_discard() -> None:
    t = Bench(["Spellscorn Coven"], bob={"hand": ["Opt", "Shock"]}).play("Cast Spellscorn Coven", "Opt")
    assert t.names("graveyard", 1) == ["Opt"]


@pytest.mark.parametrize(("blocker", "life"), [(BEARS, 14), (GIANT, 20)])
def test_the_vanguard_steps_over_the_weak(blocker: str, life: int) -> None:
    t = Bench(mine=["Stormkeld Vanguard"], theirs=[blocker])
    t.fight("Stormkeld Vanguard", **({blocker.replace(" ", "_"): "Stormkeld Vanguard"} if life == 20 else {}))
    assert t.until("end of combat").life == (20, life)


def test_the_serpent_slips_by_after_a_spell() -> None:
    serpent = "Sword Coast Serpent"
    t = Bench([BEARS], mine=[serpent], theirs=[ANGEL]).play(f"Cast {BEARS}").fight(serpent, Serra_Angel=serpent)
    assert t.until("end of combat").life == (20, 20)
    t = Bench(["Shock"], mine=[serpent], theirs=[ANGEL]).play("Cast Shock", "Bob").fight(serpent)
    assert t.until("end of combat").life == (20, 12)


# --- T to Z -----------------------------------------------------------------------------------------------------
def test_the_hart_grows_with_great_spells() -> None:
    t = Bench([ANGEL, GIANT], mine=["Tempest Hart"]).play(f"Cast {GIANT}")
    assert counters(t, "Tempest Hart") == 0
    assert counters(t.play(f"Cast {ANGEL}"), "Tempest Hart") == 1


def test_the_arkenstone_shines() -> None:
    t = Bench(mine=["The Arkenstone", BEARS], theirs=[ANGEL])
    assert t.size(BEARS) == (3, 3)
    assert t.size(ANGEL) == (4, 4)
    assert len(t.until("end").settle().names("hand")) == 1


def test_thranduil_leads_elves() -> None:
    t = Bench(["Forest"], mine=["Thranduil, Sindarin Liege", ELVES]).play("Play Forest")
    assert t.size(ELVES) == (2, 2)
    assert t.size("Thranduil, Sindarin Liege") == (2, 3)
    assert t.size("Elf Token") == (2, 2)


@cr("118.9")
def test_the_hunter_pays_nothing_for_one_creature_from_exile() -> None:
    hand = ["Tuinvale Treefolk", "Young Blue Dragon"]
    t = Bench(hand, mine=["Tlincalli Hunter", "6 Forest", "2 Island"], ann={"mana": ""})
    t.play("Cast Oaken Boon").play("Cast Sand Augury", 0)
    assert t.has("Cast Young Blue Dragon")
    t.play("Cast Tuinvale Treefolk")
    assert t.names("battlefield").count("Tuinvale Treefolk") == 1
    assert not t.has("Cast Young Blue Dragon")


@cr("701.10b")
def test_the_axe_doubles_power() -> None:
    t = Bench(mine=[BEARS, "Two-Handed Axe"]).play("Two-Handed Axe: ").fight(BEARS)
    assert t.until("end of combat").life == (20, 16)
    assert t.until("upkeep", 2).size(BEARS) == (2, 2)


def test_the_hunter_with_two_heads_is_a_menace() -> None:
    t = Bench(mine=["Two-Headed Hunter"], theirs=[ANGEL]).fight("Two-Headed Hunter")
    assert t.until("end of combat").life == (20, 15)


@cr("704.5y")
def test_of_two_roles_the_newer_stays() -> None:
    t = Bench(["Vantress Transmuter", "Vantress Transmuter"], theirs=[ANGEL]).play("Cast Croaking Curse")
    assert t.play("Cast Croaking Curse").names("battlefield") == ["Cursed"]


def test_courage_plays_what_fire_uncovers() -> None:
    t = Bench(["Shock"], mine=["Virtue of Courage"], ann={"library": ["Opt", "Forest", "Shock"]})
    t.play("Cast Shock", "Bob", "Yes")
    assert t.names("exile") == ["Forest", "Opt"]
    assert t.play("Play Forest").names("battlefield") == ["Forest", "Virtue of Courage"]
    assert t.has("Cast Opt")
    t = Bench(["Shock"], mine=["Virtue of Courage", BEARS]).play("Cast Shock", "Bob", "No")
    assert t.names("exile") == []
    assert t.fight(BEARS).until("end of combat").life == (20, 16)  # combat damage uncovers nothing


@cr("603.2d")
def test_knowledge_doubles_what_entering_causes() -> None:
    t = Bench(["Woodland Acolyte"], mine=["Virtue of Knowledge"]).play("Cast Woodland Acolyte")
    assert len(t.names("hand")) == 2
    t = Bench(["Forest"], mine=["Virtue of Knowledge", "Thranduil, Sindarin Liege"]).play("Play Forest")
    assert t.names("battlefield").count("Elf Token") == 2
    t = Bench(["Shock"], mine=["Virtue of Knowledge", "Young Pyromancer"]).play("Cast Shock", "Bob")
    assert t.names("battlefield").count("Elemental Token") == 1


def test_loyalty_strengthens_and_untaps() -> None:
    t = Bench(mine=["Virtue of Loyalty", tapped(BEARS)], theirs=[tapped(ANGEL)]).until("end").settle()
    assert t.size(BEARS) == (3, 3)
    assert not t.obj(BEARS).tapped
    assert t.size(ANGEL) == (4, 4)
    assert t.obj(ANGEL).tapped


def test_persistence_raises_anybodys_dead() -> None:
    t = Bench(theirs=["Virtue of Persistence"], ann={"graveyard": [ANGEL]}).until("upkeep", 2).settle()
    assert t.names("battlefield", 1) == [ANGEL, "Virtue of Persistence"]
    assert t.obj(ANGEL).owner == 0


@cr("106.12b")
def test_strength_triples_basic_lands() -> None:
    t = Bench([GIANT], mine=["Virtue of Strength", "Mountain"], ann={"mana": "{1}"})
    assert t.has(f"Cast {GIANT}")
    assert not Bench([GIANT], mine=["Virtue of Strength", "Taiga"], ann={"mana": "{1}"}).has(f"Cast {GIANT}")


def test_the_acolyte_draws() -> None:
    assert len(Bench(["Woodland Acolyte"]).play("Cast Woodland Acolyte").names("hand")) == 1
