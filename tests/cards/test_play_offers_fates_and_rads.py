"""Cards of commander and tournament decks about offers, piles of cards, rad counters, and what is sacrificed or exiled."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT, CREATURE, GREEN, LAND
from inset.language import keywords as k
from inset.language.card import Card, Face
from inset.language.words.kinds import sorcery
from inset.language.words.nouns import creatures, target_opponent
from inset.language.words.verbs import mill, sacrifices
from inset.rules.model.answers import PASS
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, FORK, GIANT, KILL, SIP

OPTS = ["Opt"] * 6
MILLING = sorcery("Milling", "{U}", mill(7, target_opponent()))
EDICT = sorcery("Edict", "{B}", sacrifices(target_opponent(), creatures))
VAULT = Card((Face("Vault", None, ARTIFACT | LAND),))


@cr("707.10")
def test_chain_of_vapor_goes_on_for_a_land() -> None:
    t = Scene.duel(["Chain of Vapor"], [BEARS], [ANGEL, "Forest"])
    t.play(A, "Cast Chain", ANGEL, "Yes", "Yes", "Yes", BEARS)
    assert (t.sorted_names("hand"), t.sorted_names("hand", 1)) == ([BEARS], [ANGEL])
    assert t.sorted_names("graveyard", 1) == ["Forest"]
    t = Scene.duel(["Chain of Vapor"], [BEARS], [ANGEL, "Forest"]).play(A, "Cast Chain", ANGEL, "No")
    assert t.sorted_names("battlefield", 1) == ["Forest"]


def test_endless_detour_takes_permanents_spells_and_cards() -> None:
    t = Scene.duel(["Endless Detour"], [], [ANGEL, "Forest"], bob={"graveyard": ["Opt"]})
    words = " ".join(t.do(A, "Cast Endless").words())
    assert ANGEL in words and "Opt" in words and "Forest" not in words
    t.choose(ANGEL).settle("Bottom")
    assert (
        t.st.objs[t.st.libraries[1][-1]].definition.name == ANGEL
        or t.st.objs[t.st.libraries[1][0]].definition.name == ANGEL
    )


@cr("608.2g")
def test_plargg_and_nassari_leave_one_card_to_an_opponent() -> None:
    t = Scene.duel(
        mine=["Plargg and Nassari"],
        turn=2,
        step="end",
        ann={"library": ["Forest", BEARS]},
        bob={"library": [GIANT, GIANT]},
    )
    t.until("upkeep", 3).settle(GIANT, f"Cast {BEARS}")
    assert BEARS in t.sorted_names("battlefield") and t.sorted_names("exile", 1) == [GIANT]
    assert t.sorted_names("exile") == ["Forest"]


def test_hedonists_trove_plays_lands_and_a_spell_each_turn() -> None:
    t = Scene.duel(["Hedonist's Trove"], bob={"graveyard": ["Forest", BEARS, GIANT]}).play(A, "Cast Hedonist")
    t.play(A, "Play Forest").play(A, f"Cast {BEARS}")
    assert not t.offers(f"Cast {GIANT}")
    assert t.next_turn().next_turn().offers(f"Cast {GIANT}")


@cr("118.9")
def test_baleful_mastery_draws_a_card_for_an_opponent_if_it_was_cheap() -> None:
    t = Scene.duel(["Baleful Mastery"], theirs=[ANGEL], bob={"library": OPTS}).play(A, "Cast Baleful Mastery {1}{B}")
    assert t.sorted_names("exile", 1) == [ANGEL] and t.sorted_names("hand", 1) == ["Opt"]
    t = Scene.duel(["Baleful Mastery"], theirs=[ANGEL], bob={"library": OPTS}).play(A, "Cast Baleful Mastery {3}{B}")
    assert t.sorted_names("exile", 1) == [ANGEL] and t.sorted_names("hand", 1) == []


def test_cait_sith_strengthens_by_the_exiled_card() -> None:
    t = Scene.duel(mine=["Cait Sith, Fortune Teller", BEARS], ann={"library": [GIANT, ANGEL]})
    t.until("beginning of combat", 1)
    t.settle(0, BEARS)
    assert t.size(BEARS) == (6, 2) and t.sorted_names("exile") == [GIANT]
    assert t.until("postcombat main", 1).offers(f"Cast {GIANT}")


def test_old_stickfingers_digs_for_x_creatures() -> None:
    t = Scene.duel(["Old Stickfingers"], ann={"library": [BEARS, "Opt", GIANT, ANGEL]})
    t.play(A, "Cast Old Stickfingers", 2)
    assert t.sorted_names("graveyard") == [BEARS, GIANT] and t.size("Old Stickfingers") == (2, 2)


@cr("700.2")
def test_soldier_military_program_trains_or_recruits() -> None:
    name = "SOLDIER Military Program"
    t = Scene.duel(mine=[name]).until("beginning of combat", 1, "Create")
    assert t.resolve_all().sorted_names("battlefield") == [name, "Soldier Token"]


def test_ultimate_magic_meteor_destroys_more_from_exile() -> None:
    t = Scene.duel(["Ultimate Magic: Meteor"], [], [GIANT, "Forest"]).play(A, "Cast Ultimate")
    assert t.sorted_names("battlefield", 1) == ["Forest"]
    t = Scene.duel(["Ultimate Magic: Meteor"], [], [GIANT, "Forest"]).play(A, "Foretell")
    t.next_turn().next_turn().play(A, "Cast Ultimate")
    assert t.sorted_names("battlefield", 1) == []


def test_cait_grows_if_her_discard_was_the_dearest() -> None:
    def sizes(mine: str, theirs: str) -> tuple[int | None, int | None]:
        t = Scene.duel(
            mine=["Cait, Cage Brawler"], ann={"library": [mine], "library_exact": True},
            bob={"library": [theirs], "library_exact": True},
        )  # fmt: skip
        return t.until("declare attackers", 1, attack=["Cait, Cage Brawler"]).settle().size("Cait, Cage Brawler")

    assert sizes(GIANT, BEARS) == (3, 3) and sizes(GIANT, GIANT) == (3, 3) and sizes(BEARS, GIANT) == (1, 1)


@cr("603.12", "205.1b")
def test_espers_to_magicite_makes_an_artifact_of_an_exiled_creature() -> None:
    t = Scene.duel(["Espers to Magicite"], bob={"graveyard": [ANGEL, "Opt"]}).play(A, "Cast Espers", ANGEL)
    assert t.sorted_names("exile", 1) == ["Opt", ANGEL]
    assert t.chars(ANGEL, "battlefield").types == ARTIFACT and not t.chars(ANGEL, "battlefield").subtypes


def test_vault_21_pays_for_equal_mana_values() -> None:
    saga = {"card": "Vault 21: House Gambit", "counters": {"lore": 2}}
    t = Scene.duel([BEARS, "Sign in Blood", GIANT, "Forest"], [saga], turn=2, step="end")
    while t.asked() == "priority" and not (t.st.turn == 3 and t.st.stack):
        t.choose(PASS)
    t.settle(BEARS, "Sign in Blood", GIANT)
    assert t.sorted_names("battlefield").count("Treasure Token") == 2


def test_waste_management_exiles_two_cards_or_a_graveyard() -> None:
    bob = {"graveyard": [BEARS, GIANT, "Opt"]}
    t = Scene.duel(["Waste Management"], bob=bob).play(A, "Cast Waste Management", "No", BEARS, "Opt")
    assert t.sorted_names("graveyard", 1) == [GIANT] and t.sorted_names("battlefield") == ["Rogue Token"]
    t = Scene.duel(["Waste Management"], bob=bob).do(A, "Cast Waste Management")
    t.settle("Yes", "Bob")
    assert t.sorted_names("graveyard", 1) == [] and t.sorted_names("battlefield") == ["Rogue Token"] * 2


@cr("707.10")
def test_parnesse_taxes_and_shares_copies() -> None:
    t = Scene.duel(["Shock", FORK], ["Parnesse, the Subtle Brush"], bob={"library": OPTS})
    t.cast(A, "Cast Shock", "Bob").cast(A, "Cast Fork")
    t.settle("No", "Bob", "Yes", "Yes", "Ann", "Yes")
    assert t.lives == (18, 12)
    t = Scene.duel(mine=["Parnesse, the Subtle Brush"], bob={"hand": ["Shock"], "mana": "{R}"})
    t.play(B, "Cast Shock", "Ann", "No")
    assert t.lives == (20, 20)
    t = Scene.duel(mine=["Parnesse, the Subtle Brush"], bob={"hand": ["Shock"], "mana": "{R}"})
    t.play(B, "Cast Shock", "Parnesse", "Yes")
    assert t.lives == (20, 16) and t.called("Parnesse, the Subtle Brush").damage == 2


@cr("614.1a", "603.12")
def test_valentin_exiles_and_pays_for_pests() -> None:
    t = Scene.duel([KILL], ["Valentin, Dean of the Vein"], [BEARS]).play(A, "Cast Kill", BEARS, "Yes")
    assert t.sorted_names("exile", 1) == [BEARS]
    assert t.sorted_names("battlefield") == ["Pest Token", "Valentin, Dean of the Vein"]
    t = Scene.duel([SIP, "Valentin, Dean of the Vein"], [BEARS])
    t.play(A, "Cast Lisette").play(A, "Cast Sip", "Yes")
    assert counters(t, BEARS) == 1 and keyword(t, BEARS, k.TRAMPLE)


def test_tempt_with_reflections_pays_for_each_who_accepts() -> None:
    t = Scene.duel(["Tempt with Reflections"], [GIANT]).play(A, "Cast Tempt", "Yes")
    assert t.sorted_names("battlefield").count(GIANT) == 3 and t.sorted_names("battlefield", 1) == [GIANT]
    t = Scene.duel(["Tempt with Reflections"], [GIANT]).play(A, "Cast Tempt", "No")
    assert t.sorted_names("battlefield").count(GIANT) == 2 and t.sorted_names("battlefield", 1) == []


def test_fireminds_foresight_finds_three_instants() -> None:
    library = ["Dissolve", "Counterspell", "Shock", "Opt", "Divination"]
    t = Scene.duel(["Firemind's Foresight"], ann={"library": library})
    t.play(A, "Cast Firemind", "Dissolve", "Counterspell", "Shock")
    assert t.sorted_names("hand") == ["Counterspell", "Dissolve", "Shock"]


@cr("708.2a")
def test_the_cyber_controller_converts_what_is_milled() -> None:
    t = Scene.duel(["The Cyber-Controller"], bob={"library": [ANGEL, "Opt", GIANT]})
    t.play(A, "Cast The Cyber-Controller", 2)
    made = [o for o in t.in_zone("battlefield", A) if o.face_down is not None]
    assert [t.st.objs[o.id].definition.name for o in made] == [ANGEL]
    found = t.chars(ANGEL)
    assert (found.types, found.power, found.toughness) == (ARTIFACT | CREATURE, 3, 3) and found.subtypes == {"Cyberman"}
    assert t.sorted_names("graveyard", 1) == ["Opt"] and t.size("The Cyber-Controller") == (3, 3)


@cr("701.55a")
def test_this_is_how_it_ends_makes_the_owner_choose() -> None:
    t = Scene.duel(["This Is How It Ends"], [], [BEARS, GIANT]).play(A, "Cast This Is", BEARS, "They lose")
    assert t.lives == (20, 15) and t.sorted_names("battlefield", 1) == [GIANT]
    t = Scene.duel(["This Is How It Ends"], [], [BEARS, GIANT]).play(A, "Cast This Is", BEARS, "They choose")
    assert t.lives == (20, 20) and t.sorted_names("battlefield", 1) == []


def test_screeching_scorchbeast_raises_mutants_once_a_turn() -> None:
    t = Scene.duel([MILLING, MILLING], ["Screeching Scorchbeast"], bob={"library": ["Opt"] * 5 + ["Forest"] * 9})
    t.play(A, "Cast Milling", "Yes")
    assert t.sorted_names("battlefield").count("Zombie Mutant Token") == 5
    t = Scene.duel(mine=["Screeching Scorchbeast"])
    t.until("declare attackers", 1, attack=["Screeching Scorchbeast"]).settle()
    assert [player.counters.get("rad") for player in t.st.players] == [2, 2]


@cr("615.5")
def test_bloatfly_swarm_turns_damage_into_radiation() -> None:
    t = Scene.duel(["Shock"], [{"card": "Bloatfly Swarm", "counters": {"+1/+1": 5}}])
    t.play(A, "Cast Shock", "Bloatfly")
    assert counters(t, "Bloatfly Swarm") == 3 and t.called("Bloatfly Swarm").damage == 0
    assert [player.counters.get("rad") for player in t.st.players] == [2, 2]


def test_infesting_radroach_returns_as_opponents_mill() -> None:
    t = Scene.duel([MILLING], ann={"graveyard": ["Infesting Radroach"]}, bob={"library": ["Forest"] * 6 + ["Opt"]})
    t.play(A, "Cast Milling", "Yes")
    assert t.sorted_names("hand") == ["Infesting Radroach"]
    t = Scene.duel(mine=["Infesting Radroach"]).until("combat damage", 1, attack=["Infesting Radroach"]).settle()
    assert t.st.players[1].counters.get("rad") == 2


def test_nuclear_fallout_shrinks_by_twice_x() -> None:
    t = Scene.duel(["Nuclear Fallout"], [ANGEL], [GIANT]).play(A, "Cast Nuclear", 1)
    assert t.size(ANGEL) == (2, 2) and t.size(GIANT) == (1, 1) and t.st.players[0].counters["rad"] == 1


def test_the_master_transcendent_takes_what_was_milled_this_turn() -> None:
    library = [ANGEL, *["Forest"] * 6]
    t = Scene.duel([MILLING], ["The Master, Transcendent"], bob={"library": library, "graveyard": [BEARS]})
    assert not t.offers("The Master, Transcendent: ")
    t.play(A, "Cast Milling").play(A, "The Master, Transcendent: ")
    found = t.chars(ANGEL)
    assert (found.power, found.toughness, found.colors) == (3, 3, GREEN) and found.subtypes == {"Mutant"}
    assert ANGEL in t.sorted_names("battlefield")


def test_the_day_of_the_doctor_offers_legends_and_ends_with_fire() -> None:
    name = "The Day of the Doctor"
    t = Scene.duel([name], ann={"library": ["Opt", "Marath, Will of the Wild", "Shock"]}).play(A, f"Cast {name}")
    assert t.offers("Cast Marath") and t.sorted_names("exile") == ["Marath, Will of the Wild"]
    saga = {"card": name, "counters": {"lore": 3}}
    t = Scene.duel(mine=[saga, BEARS, "The Tenth Doctor"], theirs=[GIANT], turn=2, step="end")
    while t.asked() == "priority" and not (t.st.turn == 3 and t.st.stack):
        t.choose(PASS)
    t.settle("The Tenth", "Yes")
    assert t.sorted_names("battlefield", 1) == [] and "The Tenth Doctor" in t.sorted_names("battlefield")
    assert t.lives == (7, 20)


def test_impending_flux_counts_spells_from_elsewhere() -> None:
    t = Scene.duel(["Impending Flux", "Shock"], theirs=[GIANT]).play(A, "Cast Shock", "Bob").play(A, "Cast Impending")
    assert t.life(B) == 17 and t.called(GIANT).damage == 1
    t = Scene.duel(["Impending Flux"], theirs=[GIANT]).play(A, "Foretell")
    t.next_turn().next_turn().play(A, "Cast Impending")
    assert t.life(B) == 18 and t.called(GIANT).damage == 2


def test_dead_mans_chest_plunders_by_power() -> None:
    t = Scene.duel(["Dead Man's Chest", KILL], [], [GIANT], bob={"library": [BEARS, "Forest", "Opt", ANGEL]})
    t.play(A, "Cast Dead Man").play(A, "Cast Kill")
    assert t.sorted_names("exile", 1) == ["Forest", BEARS, "Opt"]
    assert t.offers(f"Cast {BEARS}") and not t.offers("Play Forest")


@cr("122.5")
def test_vastwood_hydra_leaves_its_counters() -> None:
    t = Scene.duel([KILL], [{"card": "Vastwood Hydra", "counters": {"+1/+1": 3}}, BEARS, GIANT])
    t.play(A, "Cast Kill", "Vastwood", "Yes", BEARS, GIANT, 1)
    assert sorted((counters(t, BEARS), counters(t, GIANT))) == [1, 2]


def test_sojourners_companion_finds_an_artifact_land() -> None:
    t = Scene.duel(["Sojourner's Companion"], ann={"library": [VAULT, "Forest", "Sol Ring"]})
    t.play(A, "Sojourner's Companion: Cycling", "Vault")
    assert t.sorted_names("hand") == ["Vault"]


@cr("701.65a")
def test_aang_airbends_a_creature_or_a_spell() -> None:
    t = Scene.duel(["Aang, Swift Savior"], theirs=[BEARS, "Forest"]).play(A, "Cast Aang", BEARS)
    assert t.sorted_names("exile", 1) == [BEARS]
    t = Scene.duel(["Aang, Swift Savior"], bob={"hand": ["Opt"], "mana": "{U}"}, turn=2)
    t.cast(B, "Cast Opt").play(A, "Cast Aang", "Opt")
    assert t.sorted_names("exile", 1) == ["Opt"]


def test_doom_foretold_asks_each_player_for_a_permanent() -> None:
    t = Scene.duel(mine=["Doom Foretold"], theirs=[BEARS, "Forest"]).until("draw", 2)
    assert t.sorted_names("battlefield", 1) == ["Forest"]
    t = Scene.duel(mine=["Doom Foretold"], theirs=["Forest"], bob={"hand": ["Opt"]}).until("draw", 2)
    assert (
        t.lives == (22, 18)
        and t.sorted_names("battlefield") == ["Knight Token"]
        and "Opt" not in t.sorted_names("hand", 1)
    )


def test_priest_of_forgotten_gods_drains_any_number_of_players() -> None:
    t = Scene.exactly(
        {"battlefield": ["Priest of Forgotten Gods", BEARS, BEARS], "library": OPTS},
        {"battlefield": [GIANT]},
        strict=True,
    )
    t.play(A, "Priest of Forgotten Gods: ", "B")
    assert t.lives == (20, 18) and t.sorted_names("battlefield", 1) == [] and t.sorted_names("hand") == ["Opt"]
    assert len(t.st.players[0].pool) == 2


def test_karn_splits_and_fetches_silver_cards() -> None:
    karn = {"card": "Karn, Scion of Urza", "counters": {"loyalty": 5}}
    t = Scene.duel(mine=[karn], ann={"library": [BEARS, GIANT]}).play(A, "Karn, Scion of Urza: +1", BEARS)
    assert t.sorted_names("hand") == [BEARS] and t.sorted_names("exile") == [GIANT]
    t.next_turn().next_turn().play(A, "Karn, Scion of Urza: −1")
    assert GIANT in t.sorted_names("hand")
    t = Scene.duel(mine=[karn, "Sol Ring"]).play(A, "Karn, Scion of Urza: −2")
    assert t.size("Construct Token") == (2, 2)


def test_bringer_of_the_last_gift_swaps_boards_and_graveyards() -> None:
    t = Scene.duel(
        ["Bringer of the Last Gift"], [BEARS], [GIANT], {"graveyard": ["Llanowar Elves"]}, {"graveyard": [ANGEL]}
    ).play(A, "Cast Bringer")
    assert t.sorted_names("battlefield") == ["Bringer of the Last Gift", "Llanowar Elves"]
    assert t.sorted_names("battlefield", 1) == [ANGEL] and t.sorted_names("graveyard", 1) == [GIANT]


def test_dispersal_returns_the_dearest_permanent() -> None:
    t = Scene.duel(["Discovery"], [], [BEARS, ANGEL, "Forest"], bob={"hand": ["Opt"]}).play(A, "Cast Dispersal", "Opt")
    assert t.sorted_names("battlefield", 1) == ["Forest", BEARS] and t.sorted_names("hand", 1) == [ANGEL]


def test_analyze_the_pollen_finds_more_with_evidence() -> None:
    t = Scene.duel(["Analyze the Pollen"], ann={"library": [BEARS, "Forest"], "graveyard": [ANGEL, ANGEL]})
    t.play(A, "Cast Analyze", "No", "Forest")
    assert t.sorted_names("hand") == ["Forest"]
    t = Scene.duel(["Analyze the Pollen"], ann={"library": [BEARS, "Forest"], "graveyard": [ANGEL, ANGEL]})
    t.play(A, "Cast Analyze", "Yes", BEARS)
    assert t.sorted_names("hand") == [BEARS]


@cr("305.6")
def test_overlord_of_the_hauntwoods_creates_everywhere() -> None:
    t = Scene.duel(["Overlord of the Hauntwoods"]).play(A, "Cast Overlord of the Hauntwoods {3}")
    found = t.chars("Everywhere")
    assert found.subtypes == {"Plains", "Island", "Swamp", "Mountain", "Forest"} and t.called("Everywhere").tapped


@cr("702.8a")
def test_teferi_hurries_your_creatures_and_slows_opponents() -> None:
    t = Scene.duel(
        ["Grizzly Bears"], ["Teferi, Mage of Zhalfir"], bob={"hand": ["Opt", BEARS], "mana": "{U}{U}"}, turn=2
    )
    assert f"Cast {BEARS} {{1}}{{G}}" in t.options(A)
    t = Scene.duel(mine=["Teferi, Mage of Zhalfir"], bob={"hand": ["Opt"], "mana": "{U}"})
    assert not any("Opt" in words for words in t.options(B))


@cr("702.86a")
def test_ulamog_exiles_half_a_library_and_annihilates_by_its_counters() -> None:
    t = Scene.duel(["Ulamog, the Defiler"], [], ["Forest"] * 9, bob={"library": ["Opt"] * 5, "library_exact": True})
    t.play(A, "Cast Ulamog")
    assert len(t.sorted_names("exile", 1)) == 3 and counters(t, "Ulamog, the Defiler") == 1
    t = Scene.duel(mine=[{"card": "Ulamog, the Defiler", "counters": {"+1/+1": 3}}], theirs=["Forest"] * 3)
    t.until("declare attackers", 1, attack=["Ulamog, the Defiler"]).settle()
    assert t.sorted_names("battlefield", 1) == []


def test_increasing_vengeance_copies_twice_from_the_graveyard() -> None:
    t = Scene.duel(["Increasing Vengeance", "Shock"]).cast(A, "Cast Shock", "Bob").play(A, "Cast Increasing", "No")
    assert t.life(B) == 16
    t = Scene.duel(["Shock"], ann={"graveyard": ["Increasing Vengeance"]}).cast(A, "Cast Shock", "Bob")
    assert t.play(A, "Cast Increasing", "No", "No").life(B) == 14


def test_narfi_leads_snow_and_zombies() -> None:
    t = Scene.duel(mine=["Narfi, Betrayer King", "Walking Corpse", BEARS])
    assert t.size("Walking Corpse") == (3, 3) and t.size(BEARS) == (2, 2) and t.size("Narfi, Betrayer King") == (4, 3)
    t = Scene.exactly({"battlefield": ["3 Snow-Covered Swamp"], "graveyard": ["Narfi, Betrayer King"]}, {}, strict=True)
    t.play(A, "Narfi, Betrayer King: {S}")
    assert t.called("Narfi, Betrayer King").tapped


def test_tergrid_takes_what_opponents_lose() -> None:
    t = Scene.duel(["Mind Rot"], ["Tergrid, God of Fright"], bob={"hand": [BEARS, "Opt"]})
    t.play(A, "Cast Mind Rot", "Bob", "Yes")
    assert BEARS in t.sorted_names("battlefield")
    t = Scene.duel([EDICT], ["Tergrid, God of Fright"], [GIANT]).play(A, "Cast Edict", "Yes")
    assert GIANT in t.sorted_names("battlefield")


def test_tergrids_lantern_costs_a_card_or_life() -> None:
    t = Scene.duel(["Tergrid, God of Fright"], bob={"hand": ["Opt"]}).play(A, "Cast Tergrid's Lantern")
    t.play(A, "Tergrid's Lantern: {T}", "Bob", "No")
    assert t.lives == (20, 17)
    t.play(A, "Tergrid's Lantern: {3}{B}").play(A, "Tergrid's Lantern: {T}", "Bob", "Yes")
    assert t.lives == (20, 17) and t.sorted_names("hand", 1) == []


def test_petrified_hamlet_stops_the_named_lands() -> None:
    t = Scene.duel(["Petrified Hamlet"], ["Mutavault"]).play(A, "Play Petrified", "Mutavault")
    assert not t.offers("Mutavault: {1}")
    assert not any("becomes" in words for words in t.words())


def test_teferi_temporal_pilgrim_draws_and_unmakes() -> None:
    teferi = {"card": "Teferi, Temporal Pilgrim", "counters": {"loyalty": 12}}
    t = Scene.duel(mine=[teferi], ann={"library": OPTS}).play(A, "Teferi, Temporal Pilgrim: 0")
    assert counters(t, "Teferi, Temporal Pilgrim", "loyalty") == 13
    t = Scene.duel(mine=[teferi], theirs=[BEARS, GIANT, "Forest"]).play(A, "Teferi, Temporal Pilgrim: −12", GIANT)
    assert t.sorted_names("hand", 1) == [GIANT] and t.sorted_names("battlefield", 1) == ["Forest"]
    assert BEARS in t.sorted_names("library", 1)


def test_tithe_finds_two_plains_against_more_lands() -> None:
    t = Scene.duel(["Tithe"], [], ["Forest"], ann={"library": ["Plains", "Plains", "Opt"]})
    assert t.play(A, "Cast Tithe", "Plains", "Plains").sorted_names("hand") == ["Plains", "Plains"]
    t = Scene.duel(["Tithe"], ["Forest"], ["Forest"], ann={"library": ["Plains", "Plains", "Opt"]})
    assert t.play(A, "Cast Tithe", "Plains").sorted_names("hand") == ["Plains"]


def test_chronozoa_splits_when_its_time_is_over() -> None:
    t = Scene.duel([KILL], [{"card": "Chronozoa", "counters": {"time": 1}}], turn=2, step="end")
    t.until("draw", 3)
    assert t.sorted_names("battlefield") == ["Chronozoa"] * 2 and counters(t, "Chronozoa", "time") == 3
    t = Scene.duel([KILL], [{"card": "Chronozoa", "counters": {"time": 1}}]).play(A, "Cast Kill")
    assert t.sorted_names("battlefield") == []


def test_dragonlord_kolaghan_punishes_a_second_copy() -> None:
    bob = {"hand": [BEARS, GIANT], "graveyard": [BEARS], "mana": "{G}{G}{R}{R}{R}{R}{R}{R}"}
    t = Scene.duel(mine=["Dragonlord Kolaghan"], bob=bob, turn=2).play(B, f"Cast {GIANT}")
    assert t.lives == (20, 20)
    assert t.play(B, f"Cast {BEARS}").lives == (20, 10)
