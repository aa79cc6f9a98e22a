"""The permanents of Adventurer cards from Horned Loch-Whale to Zanarkand: each ability is used."""

from __future__ import annotations

import pytest

from inset.language import keywords as k
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT


# --- H to M -----------------------------------------------------------------------------------------------------
def test_the_whale_enters_tapped_on_anothers_turn() -> None:
    t = Scene.duel(ann={"hand": ["Horned Loch-Whale"], "mana": "", "battlefield": ["6 Island"]}).until("upkeep", 2)
    t.choose("Pass").play(A, "Cast Horned Loch-Whale")
    assert t.called("Horned Loch-Whale").tapped


@cr("702.21a")
@pytest.mark.parametrize("name", ["Horned Loch-Whale", "Lake-town Mariners", "Twining Twins"])
def test_ward_counters_what_is_not_paid_for(name: str) -> None:
    t = Scene.duel(["Murder"], theirs=[name], ann={"mana": "{1}{B}{B}"}).play(A, "Cast Murder")
    assert t.sorted_names("battlefield", 1) == [name]
    t = Scene.duel(["Murder"], theirs=[name], ann={"mana": "{3}{B}{B}"}).play(A, "Cast Murder", "Yes")
    assert t.sorted_names("graveyard", 1) == [name]


@cr("708.2", "708.2a")
def test_tapped_creatures_become_horrors() -> None:
    t = Scene.duel(["Illithid Harvester"], theirs=[tapped(ANGEL), tapped(GIANT), BEARS])
    t.play(A, "Cast Illithid Harvester", ANGEL, "Done")
    down = next(o for o in t.in_zone("battlefield", 1) if o.face_down is not None)
    assert down.definition.name == ANGEL
    found = t.chars("")
    assert (found.power, found.toughness, found.keywords, found.colors) == (2, 2, 0, 0)
    assert found.subtypes == {"Horror"}
    assert t.size(GIANT) == (3, 3)


def test_the_recruiter_hastens_all() -> None:
    t = Scene.duel(["Imodane's Recruiter"], mine=[BEARS], theirs=[ANGEL]).play(A, "Cast Imodane's Recruiter")
    assert t.size(BEARS) == (3, 2)
    assert t.size(ANGEL) == (4, 4)
    assert t.fight("Imodane's Recruiter", BEARS).until("end of combat").lives == (20, 14)


@cr("506.5")
def test_the_trufflesnout_finds_food_alone() -> None:
    t = Scene.duel(mine=["Intrepid Trufflesnout", BEARS]).fight("Intrepid Trufflesnout").until("end of combat")
    assert t.sorted_names("battlefield").count("Food Token") == 1
    t = Scene.duel(mine=["Intrepid Trufflesnout", BEARS]).fight("Intrepid Trufflesnout", BEARS).until("end of combat")
    assert "Food Token" not in t.sorted_names("battlefield")


@cr("106.6")
def test_james_pays_for_abilities_only() -> None:
    t = Scene.duel(["Sol Ring"], mine=["James, Wandering Dad", "Fallaji Dragon Engine"], ann={"mana": ""})
    assert not t.offers("Cast Sol Ring")
    t.play(A, "Fallaji Dragon Engine: ")
    assert t.called("James, Wandering Dad").tapped
    assert t.size("Fallaji Dragon Engine") == (6, 5)


@pytest.mark.parametrize(("name", "spell"), [
    ("Ishgard, the Holy See", "Giant Killer"), ("Jidoor, Aristocratic Capital", "Opt"),
    ("Lindblum, Industrial Regency", "Shock"), ("Zanarkand, Ancient Metropolis", ELVES),
])  # fmt: skip
def test_towns_give_mana(name: str, spell: str) -> None:
    assert Scene.duel([spell], mine=[name], ann={"mana": ""}).offers(f"Cast {spell}")
    assert not Scene.duel([spell], mine=[tapped(name)], ann={"mana": ""}).offers(f"Cast {spell}")


def test_karvanista_trains_humans() -> None:
    t = Scene.duel(mine=["Karvanista, Loyal Lupari", "Merchant of the Vale", BEARS]).fight("Karvanista, Loyal Lupari")
    t.until("end of combat")
    assert counters(t, "Merchant of the Vale") == 1
    assert counters(t, BEARS) == 0
    assert not t.called("Karvanista, Loyal Lupari").tapped


@pytest.mark.parametrize(("top", "answers", "zone"), [
    (BEARS, (), "hand"), (ANGEL, ("Yes",), "graveyard"), ("Forest", ("No",), "library"),
])  # fmt: skip
def test_kellan_looks_for_small_creatures(top: str, answers: tuple[str, ...], zone: str) -> None:
    t = Scene.duel(mine=["Kellan, Daring Traveler"], ann={"library": [top]}).fight("Kellan, Daring Traveler")
    assert top in t.until("end of combat", 1, *answers).sorted_names(zone)


def test_kellan_finds_no_card_in_an_empty_library() -> None:
    t = Scene.duel(mine=["Kellan, Daring Traveler"], ann={"library": [], "library_exact": True})
    assert t.fight("Kellan, Daring Traveler").until("end of combat").lives == (20, 18)


@cr("608.2h")
@pytest.mark.parametrize(("whose", "drawn"), [(0, 1), (1, 0)])
def test_the_prodigy_draws_for_an_artifact_of_yours(whose: int, drawn: int) -> None:
    rings = [["Sol Ring"], []] if whose == 0 else [[], ["Sol Ring"]]
    t = Scene.duel(mine=["Kellan, Inquisitive Prodigy", *rings[0]], theirs=rings[1]).fight(
        "Kellan, Inquisitive Prodigy"
    )
    t.until("end of combat", 1, "Sol Ring")
    assert t.sorted_names("graveyard", whose) == ["Sol Ring"]
    assert len(t.sorted_names("hand")) == drawn


def test_the_fae_blooded_shares_the_strength_of_his_things() -> None:
    t = Scene.duel(mine=["Kellan, the Fae-Blooded", BEARS, "Bonesplitter"])
    assert t.size(BEARS) == (2, 2)
    t.play(A, "Bonesplitter: ", "Kellan")
    assert t.size(BEARS) == (3, 2)
    assert t.size("Kellan, the Fae-Blooded") == (4, 2)


def test_the_merchant_trades_cards() -> None:
    t = Scene.duel(["Opt"], mine=["Merchant of the Vale"], ann={"library": ["Shock"]}).play(A, "Merchant of the Vale: ")
    assert (t.sorted_names("hand"), t.sorted_names("graveyard")) == (["Shock"], ["Opt"])


@pytest.mark.parametrize(
    ("answers", "found"), [(("Yes", BEARS), [BEARS, "Monster Manual"]), (("No",), ["Monster Manual"])]
)
def test_the_manual_brings_a_monster(answers: tuple[str, ...], found: list[str]) -> None:
    t = Scene.duel([BEARS, GIANT, "Opt"], mine=["Monster Manual"]).play(A, "Monster Manual: ", *answers)
    assert t.sorted_names("battlefield") == found


def test_the_manual_offers_nothing_without_a_creature_card() -> None:
    assert Scene.duel(["Opt"], mine=["Monster Manual"]).play(A, "Monster Manual: ").sorted_names("hand") == ["Opt"]


@cr("510.2")
def test_the_pixie_draws_for_each_opponent_hit() -> None:
    t = Scene.duel(["Moonshae Pixie"], mine=[BEARS], ann={"mana": "", "battlefield": [BEARS, "4 Island"]}).fight(BEARS)
    t.until("postcombat main").play(A, "Cast Moonshae Pixie")
    assert len(t.sorted_names("hand")) == 1
    assert Scene.duel(["Moonshae Pixie"]).play(A, "Cast Moonshae Pixie").sorted_names("hand") == []


@cr("715.3d")
def test_the_dreadknight_rides_again() -> None:
    t = Scene.duel(["Murder"], mine=["Mosswood Dreadknight"]).play(A, "Cast Murder")
    assert not t.offers("Cast Mosswood Dreadknight")
    t.play(A, "Cast Dread Whispers")
    assert t.lives == (19, 20)
    assert t.sorted_names("exile") == ["Mosswood Dreadknight"]
    assert t.play(A, "Cast Mosswood Dreadknight").sorted_names("battlefield") == ["Mosswood Dreadknight"]


@pytest.mark.parametrize(("turn", "castable"), [(3, True), (5, False)])
def test_the_dreadknight_waits_until_the_end_of_the_next_turn(turn: int, castable: bool) -> None:
    lands = [tapped("Swamp", count=2)]
    t = Scene.duel(["Murder"], mine=["Mosswood Dreadknight", *lands], ann={"mana": "{1}{B}{B}"}).play(A, "Cast Murder")
    assert t.until("precombat main", turn).offers("Cast Dread Whispers") == castable


def test_a_stolen_dreadknight_is_in_anothers_graveyard() -> None:
    t = Scene.duel(["Murder"], mine=[{"card": "Mosswood Dreadknight", "owner": "Bob"}]).play(A, "Cast Murder")
    assert not t.offers("Cast Dread Whispers")


@pytest.mark.parametrize(("cards", "size"), [(6, (1, 1)), (7, (2, 2))])
def test_the_old_bird_has_a_threshold(cards: int, size: tuple[int, int]) -> None:
    t = Scene.duel(mine=["Most Decrepit Old Bird"], ann={"graveyard": [f"{cards} Opt"]}, bob={"graveyard": ["9 Opt"]})
    assert t.size("Most Decrepit Old Bird") == size


def test_the_precious_hides_its_bearer() -> None:
    t = Scene.duel(["Murder"], mine=[BEARS, "My Precious"], theirs=[ANGEL]).play(A, "My Precious: ")
    assert t.lives == (18, 20)
    assert keyword(t, BEARS, k.HEXPROOF)
    assert t.fight(BEARS, Serra_Angel=BEARS).until("end of combat").lives == (18, 18)


# --- O to S -----------------------------------------------------------------------------------------------------
def test_the_ranger_strengthens_all() -> None:
    t = Scene.duel(mine=["Oakhame Ranger", BEARS], theirs=[ANGEL]).play(A, "Oakhame Ranger: ")
    assert t.size(BEARS) == (3, 3)
    assert t.size("Oakhame Ranger") == (3, 3)
    assert t.size(ANGEL) == (4, 4)


@cr("700.9", "603.10a")
def test_the_knotmaster_mourns_the_modified() -> None:
    grown = {"card": BEARS, "counters": {"+1/+1": 1}}
    t = Scene.duel(["Murder", "Murder"], mine=["Ondu Knotmaster", grown, GIANT])
    assert counters(t.play(A, "Cast Murder", GIANT), "Ondu Knotmaster") == 0
    assert counters(t.play(A, "Cast Murder", BEARS), "Ondu Knotmaster") == 2


@cr("700.9", "603.10a")
def test_the_knotmaster_knows_what_was_attached() -> None:
    """Even if all leave at the same time."""
    t = Scene.duel(["Murder"], mine=["Ondu Knotmaster", BEARS, "Bonesplitter"]).play(A, "Bonesplitter: ", BEARS)
    assert counters(t.play(A, "Cast Murder", BEARS), "Ondu Knotmaster") == 2
    bomb = {"card": "Ratchet Bomb", "counters": {"charge": 1}}
    t = Scene.duel(mine=["Ondu Knotmaster", ELVES, "Bonesplitter", bomb]).play(A, "Bonesplitter: ", ELVES)
    t.play(A, "Ratchet Bomb: {T}, Sacrifice")
    assert t.sorted_names("graveyard") == ["Bonesplitter", ELVES, "Ratchet Bomb"]
    assert counters(t, "Ondu Knotmaster") == 2


def test_what_left_before_modifies_nothing() -> None:
    t = Scene.duel(["Disenchant", "Murder"], mine=["Ondu Knotmaster", BEARS, "Bonesplitter"]).play(
        A, "Bonesplitter: ", BEARS
    )
    t.play(A, "Cast Disenchant").play(A, "Cast Murder", BEARS)
    assert counters(t, "Ondu Knotmaster") == 0


def test_the_order_and_the_young_dragon_cant_block() -> None:
    for name in ("Order of Midnight", "Young Red Dragon"):
        t = Scene.duel(mine=[BEARS], theirs=[name]).fight(BEARS)
        assert t.until("end of combat").lives == (20, 18)


@cr("603.4")
def test_the_guardian_answers_a_loss() -> None:
    assert Scene.duel(mine=["Pegasus Guardian"]).until("end").settle().sorted_names("battlefield") == [
        "Pegasus Guardian"
    ]
    t = Scene.duel(["Shock"], mine=["Pegasus Guardian", ELVES]).play(A, "Cast Shock", ELVES)
    assert t.until("end").settle().sorted_names("battlefield") == ["Pegasus Guardian", "Pegasus Token"]
    t = Scene.duel(["Shock"], mine=["Pegasus Guardian"], theirs=[ELVES]).play(A, "Cast Shock", ELVES)
    assert t.until("end").settle().sorted_names("battlefield") == ["Pegasus Guardian"]


def test_the_ruiner_fights_beside_the_strong() -> None:
    assert Scene.duel(mine=["Picnic Ruiner"]).fight("Picnic Ruiner").until("end of combat").lives == (20, 18)
    assert Scene.duel(mine=["Picnic Ruiner", ANGEL]).fight("Picnic Ruiner").until("end of combat").lives == (20, 16)


def test_the_hare_shields_tokens() -> None:
    t = Scene.duel(["Lonesome Unicorn"], mine=["Pollen-Shield Hare", BEARS]).play(A, "Cast Rider in Need")
    assert t.size("Knight Token") == (3, 3)
    assert t.size(BEARS) == (2, 2)


@cr("701.36a")
def test_the_promise_populates() -> None:
    t = Scene.duel(["Promise of Aclazotz"], mine=["Promise of Aclazotz", BEARS, GIANT]).play(
        A, "Cast Foul Rebirth", BEARS
    )
    t.until("end").settle("Yes")
    assert t.sorted_names("battlefield") == ["Promise of Aclazotz", "Vampire Demon Token", "Vampire Demon Token"]
    assert t.sorted_names("graveyard") == [BEARS, GIANT]


def test_the_promise_is_not_offered_without_a_victim() -> None:
    t = Scene.duel(mine=["Promise of Aclazotz"]).until("end").settle()
    assert t.sorted_names("battlefield") == ["Promise of Aclazotz"]


@cr("502.3")
def test_the_queen_freezes_what_she_strikes() -> None:
    t = Scene.duel(mine=["Queen of Ice"], theirs=[ANGEL]).fight("Queen of Ice", Serra_Angel="Queen of Ice")
    t.until("end of combat")
    assert t.called(ANGEL).tapped
    assert t.until("upkeep", 2).called(ANGEL).tapped
    assert not t.until("upkeep", 4).called(ANGEL).tapped


@pytest.mark.parametrize(("spell", "count"), [("Opt", 1), ("Shock", 1), (ELVES, 0), ("Sol Ring", 0)])
def test_the_druid_quests_for_other_colors(spell: str, count: int) -> None:
    t = Scene.duel([spell], mine=["Questing Druid"]).choose(f"Cast {spell}")
    if spell == "Shock":
        t.choose("Bob")
    t.settle(*((0,) if spell == "Opt" else ()))
    assert counters(t, "Questing Druid") == count


def test_the_trainee_strikes_first_in_your_turn() -> None:
    t = Scene.duel(mine=["Ratcatcher Trainee"])
    assert keyword(t, "Ratcatcher Trainee", k.FIRST_STRIKE)
    assert not keyword(t.until("upkeep", 2), "Ratcatcher Trainee", k.FIRST_STRIKE)


def test_rats_cant_block() -> None:
    t = Scene.duel(["Ratcatcher Trainee"], theirs=[BEARS]).play(A, "Cast Pest Problem").fight(BEARS, Rat_Token=BEARS)
    assert t.until("end", 2).lives == (18, 20)


@cr("603.4", "508.5")
@pytest.mark.parametrize(("cards", "flies"), [(2, True), (3, False)])
def test_the_reaper_flies_over_the_poor(cards: int, flies: bool) -> None:
    t = Scene.duel(mine=["Reaper of Night"], bob={"hand": [f"{cards} Opt"]}).fight("Reaper of Night")
    assert keyword(t.until("declare blockers"), "Reaper of Night", k.FLYING) == flies


def test_the_acolyte_gives_any_color() -> None:
    assert Scene.duel(["Shock"], mine=["Rosethorn Acolyte"], ann={"mana": ""}).offers("Cast Shock")


@cr("701.22a")
def test_the_sapphire_dragon_looks_ahead() -> None:
    t = Scene.duel(mine=["Sapphire Dragon"], ann={"library": ["Opt", "Shock", BEARS]}).fight("Sapphire Dragon")
    t.until("end of combat", 1, 1, 1, "Opt")
    assert t.called(BEARS, "library").id == t.st.libraries[0][0]
    t = Scene.duel(mine=[BEARS], theirs=["Sapphire Dragon"], bob={"library": ["Opt", "Shock"]})
    t.fight(BEARS, Sapphire_Dragon=BEARS).until("end of combat", 1, 0, 1)
    assert t.called("Shock", "library").id == t.st.libraries[1][-1]


def test_the_viper_scalds_those_who_cast_small_spells() -> None:
    t = Scene.duel(["Shock", GIANT], theirs=["Scalding Viper"]).play(A, "Cast Shock", "Bob")
    assert t.lives == (19, 18)
    assert t.play(A, f"Cast {GIANT}").lives == (19, 18)


def test_the_hag_weakens_opponents_creatures() -> None:
    t = Scene.duel(["Sea Hag"], mine=[BEARS], theirs=[ANGEL]).play(A, "Cast Sea Hag")
    assert t.size(ANGEL) == (0, 4)
    assert t.size(BEARS) == (2, 2)


def test_the_shepherd_guards_one() -> None:
    t = Scene.duel(["Shrouded Shepherd"], mine=[BEARS]).play(A, "Cast Shrouded Shepherd", BEARS)
    assert t.size(BEARS) == (4, 4)


def test_the_coven_makes_each_opponent_discard() -> None:
    t = Scene.duel(["Spellscorn Coven"], bob={"hand": ["Opt", "Shock"]}).play(A, "Cast Spellscorn Coven", "Opt")
    assert t.sorted_names("graveyard", 1) == ["Opt"]


@pytest.mark.parametrize(("blocker", "life"), [(BEARS, 14), (GIANT, 20)])
def test_the_vanguard_steps_over_the_weak(blocker: str, life: int) -> None:
    t = Scene.duel(mine=["Stormkeld Vanguard"], theirs=[blocker])
    t.fight("Stormkeld Vanguard", **({blocker.replace(" ", "_"): "Stormkeld Vanguard"} if life == 20 else {}))
    assert t.until("end of combat").lives == (20, life)


def test_the_serpent_slips_by_after_a_spell() -> None:
    serpent = "Sword Coast Serpent"
    t = Scene.duel([BEARS], mine=[serpent], theirs=[ANGEL]).play(A, f"Cast {BEARS}").fight(serpent, Serra_Angel=serpent)
    assert t.until("end of combat").lives == (20, 20)
    t = Scene.duel(["Shock"], mine=[serpent], theirs=[ANGEL]).play(A, "Cast Shock", "Bob").fight(serpent)
    assert t.until("end of combat").lives == (20, 12)


# --- T to Z -----------------------------------------------------------------------------------------------------
def test_the_hart_grows_with_great_spells() -> None:
    t = Scene.duel([ANGEL, GIANT], mine=["Tempest Hart"]).play(A, f"Cast {GIANT}")
    assert counters(t, "Tempest Hart") == 0
    assert counters(t.play(A, f"Cast {ANGEL}"), "Tempest Hart") == 1


def test_the_arkenstone_shines() -> None:
    t = Scene.duel(mine=["The Arkenstone", BEARS], theirs=[ANGEL])
    assert t.size(BEARS) == (3, 3)
    assert t.size(ANGEL) == (4, 4)
    assert len(t.until("end").settle().sorted_names("hand")) == 1


def test_thranduil_leads_elves() -> None:
    t = Scene.duel(["Forest"], mine=["Thranduil, Sindarin Liege", ELVES]).play(A, "Play Forest")
    assert t.size(ELVES) == (2, 2)
    assert t.size("Thranduil, Sindarin Liege") == (2, 3)
    assert t.size("Elf Token") == (2, 2)


@cr("118.9")
def test_the_hunter_pays_nothing_for_one_creature_from_exile() -> None:
    hand = ["Tuinvale Treefolk", "Young Blue Dragon"]
    t = Scene.duel(hand, mine=["Tlincalli Hunter", "6 Forest", "2 Island"], ann={"mana": ""})
    t.play(A, "Cast Oaken Boon").play(A, "Cast Sand Augury", 0)
    assert t.offers("Cast Young Blue Dragon")
    t.play(A, "Cast Tuinvale Treefolk")
    assert t.sorted_names("battlefield").count("Tuinvale Treefolk") == 1
    assert not t.offers("Cast Young Blue Dragon")


@cr("701.10b")
def test_the_axe_doubles_power() -> None:
    t = Scene.duel(mine=[BEARS, "Two-Handed Axe"]).play(A, "Two-Handed Axe: ").fight(BEARS)
    assert t.until("end of combat").lives == (20, 16)
    assert t.until("upkeep", 2).size(BEARS) == (2, 2)


def test_the_hunter_with_two_heads_is_a_menace() -> None:
    t = Scene.duel(mine=["Two-Headed Hunter"], theirs=[ANGEL]).fight("Two-Headed Hunter")
    assert t.until("end of combat").lives == (20, 15)


@cr("704.5y")
def test_of_two_roles_the_newer_stays() -> None:
    t = Scene.duel(["Vantress Transmuter", "Vantress Transmuter"], theirs=[ANGEL]).play(A, "Cast Croaking Curse")
    assert t.play(A, "Cast Croaking Curse").sorted_names("battlefield") == ["Cursed"]


def test_courage_plays_what_fire_uncovers() -> None:
    t = Scene.duel(["Shock"], mine=["Virtue of Courage"], ann={"library": ["Opt", "Forest", "Shock"]})
    t.play(A, "Cast Shock", "Bob", "Yes")
    assert t.sorted_names("exile") == ["Forest", "Opt"]
    assert t.play(A, "Play Forest").sorted_names("battlefield") == ["Forest", "Virtue of Courage"]
    assert t.offers("Cast Opt")
    t = Scene.duel(["Shock"], mine=["Virtue of Courage", BEARS]).play(A, "Cast Shock", "Bob", "No")
    assert t.sorted_names("exile") == []
    assert t.fight(BEARS).until("end of combat").lives == (20, 16)  # combat damage uncovers nothing


@cr("603.2d")
def test_knowledge_doubles_what_entering_causes() -> None:
    t = Scene.duel(["Woodland Acolyte"], mine=["Virtue of Knowledge"]).play(A, "Cast Woodland Acolyte")
    assert len(t.sorted_names("hand")) == 2
    t = Scene.duel(["Forest"], mine=["Virtue of Knowledge", "Thranduil, Sindarin Liege"]).play(A, "Play Forest")
    assert t.sorted_names("battlefield").count("Elf Token") == 2
    t = Scene.duel(["Shock"], mine=["Virtue of Knowledge", "Young Pyromancer"]).play(A, "Cast Shock", "Bob")
    assert t.sorted_names("battlefield").count("Elemental Token") == 1


def test_loyalty_strengthens_and_untaps() -> None:
    t = Scene.duel(mine=["Virtue of Loyalty", tapped(BEARS)], theirs=[tapped(ANGEL)]).until("end").settle()
    assert t.size(BEARS) == (3, 3)
    assert not t.called(BEARS).tapped
    assert t.size(ANGEL) == (4, 4)
    assert t.called(ANGEL).tapped


def test_persistence_raises_anybodys_dead() -> None:
    t = Scene.duel(theirs=["Virtue of Persistence"], ann={"graveyard": [ANGEL]}).until("upkeep", 2).settle()
    assert t.sorted_names("battlefield", 1) == [ANGEL, "Virtue of Persistence"]
    assert t.called(ANGEL).owner == 0


@cr("106.12b")
def test_strength_triples_basic_lands() -> None:
    t = Scene.duel([GIANT], mine=["Virtue of Strength", "Mountain"], ann={"mana": "{1}"})
    assert t.offers(f"Cast {GIANT}")
    assert not Scene.duel([GIANT], mine=["Virtue of Strength", "Taiga"], ann={"mana": "{1}"}).offers(f"Cast {GIANT}")


def test_the_acolyte_draws() -> None:
    assert len(Scene.duel(["Woodland Acolyte"]).play(A, "Cast Woodland Acolyte").sorted_names("hand")) == 1
