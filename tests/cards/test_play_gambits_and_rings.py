"""Cards of decks about votes, suspended cards, what is cast next and what attacks: each is cast, each ability used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import instant
from inset.language.words.verbs import gain_life
from inset.rules.model.answers import PASS
from tests.cards.tries import counters, duel, keyword, library
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, GIANT, KILL, PEEK

CORPSE = "Walking Corpse"
RIFT = "Dinosaurs on a Spaceship"


@cr("509.1b")
def test_tromokratis_is_blocked_by_all_creatures_or_by_none() -> None:
    scene = duel(mine=["Tromokratis"], theirs=[BEARS, ANGEL])
    assert keyword(scene, "Tromokratis", k.HEXPROOF)
    scene.until("declare attackers", 1, attack=["Tromokratis"])
    assert not keyword(scene, "Tromokratis", k.HEXPROOF)
    scene.until("declare blockers", 1, block={BEARS: "Tromokratis", ANGEL: "Tromokratis"})
    assert all(part is not None and part.blocking for part in (scene.called(BEARS).combat, scene.called(ANGEL).combat))
    scene = duel(mine=["Tromokratis"], theirs=[BEARS, {"card": ANGEL, "tapped": True}])
    scene.until("declare blockers", 1, attack=["Tromokratis"], block={BEARS: "Tromokratis"})
    assert not scene.called(BEARS).combat


def test_decoy_gambit_returns_creatures_whose_controllers_let_nobody_draw() -> None:
    scene = duel(["Decoy Gambit"], theirs=[BEARS], ann={"library": ["Opt"]})
    scene.play(A, "Cast Decoy Gambit", BEARS, "No")
    assert scene.zone(BEARS) == "hand" and scene.count(A, "hand") == 0
    scene = duel(["Decoy Gambit"], theirs=[BEARS], ann={"library": ["Opt"]})
    scene.play(A, "Cast Decoy Gambit", BEARS, "Yes")
    assert scene.zone(BEARS) == "battlefield" and scene.sorted_names("hand") == ["Opt"]


def test_incite_rebellion_counts_creatures_player_by_player() -> None:
    scene = duel(["Incite Rebellion"], mine=[BEARS], theirs=[GIANT, GIANT, ANGEL]).play(A, "Cast Incite")
    assert scene.lives == (19, 17) and scene.called(BEARS).damage == 1
    assert scene.names("battlefield", B) == [ANGEL] and scene.called(ANGEL).damage == 3


def test_painbringer_exiles_cards_to_shrink_a_creature() -> None:
    scene = duel(mine=["Painbringer"], theirs=[ANGEL], ann={"graveyard": ["Opt", BEARS, "Shock"]})
    scene.play(A, "Painbringer: ", 2, ANGEL, "Opt", BEARS)
    assert scene.size(ANGEL) == (2, 2) and scene.sorted_names("graveyard") == ["Shock"]


@cr("702.29c")
def test_decree_of_justice_makes_angels_or_soldiers() -> None:
    scene = duel(["Decree of Justice"]).play(A, "Cast Decree of Justice", 2)
    assert scene.sizes("Angel Token") == [(4, 4), (4, 4)]
    scene = duel(["Decree of Justice"], ann={"library": ["Opt"]})
    scene.play(A, "Cycl", "Yes", 3)
    assert scene.sizes("Soldier Token") == [(1, 1)] * 3 and scene.sorted_names("hand") == ["Opt"]


def test_spectral_arcanist_casts_from_any_graveyard() -> None:
    scene = duel(["Spectral Arcanist"], ann={"graveyard": ["Divination"]}, bob={"graveyard": ["Shock"]})
    scene.play(A, "Cast Spectral Arcanist", "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and scene.zone("Shock") == "exile"


def test_printlifter_ooze_counts_the_creatures_that_are_there() -> None:
    scene = duel(["Gift of Doom"], mine=["Printlifter Ooze", BEARS, GIANT])
    scene.play(A, "Cast Gift of Doom face down").play(A, "Turn", "Yes", GIANT, "Yes", BEARS)
    assert scene.sizes("Ooze Token") == []  # no creature any more
    scene = duel(["Battering Craghorn"], mine=["Printlifter Ooze", BEARS, GIANT])
    scene.play(A, "Cast Battering Craghorn face down").play(A, "Turn")
    assert scene.size("Ooze Token") == (4, 4) and keyword(scene, "Ooze Token", k.TRAMPLE)


@cr("115.7d")
def test_boltbender_chooses_new_targets() -> None:
    scene = duel(["Boltbender"], mine=[BEARS], bob={"hand": [BOLT], "mana": "{R}"})
    scene.play(A, "Cast Boltbender face down").cast(B, "Cast Bolt", BEARS)
    scene.play(A, "Turn", "Yes", "Bob")
    assert scene.lives == (20, 17) and scene.zone(BEARS) == "battlefield"


def test_blightwing_bandit_takes_a_card_in_each_opponents_turn() -> None:
    scene = duel([PEEK, PEEK, PEEK], mine=["Blightwing Bandit"], bob={"library": ["Shock", "Opt", "Opt"]})
    scene.play(A, "Cast Peek")
    assert scene.count(B, "exile") == 0
    scene.next_turn()
    scene.play(A, "Cast Peek")
    assert scene.count(B, "exile") == 1
    scene.play(A, "Cast Peek")
    assert scene.count(B, "exile") == 1


def test_nissas_pilgrimage_finds_more_with_spell_mastery() -> None:
    forests = ["Forest"] * 4
    scene = duel(["Nissa's Pilgrimage"], ann={"library": forests})
    scene.play(A, "Cast Nissa's Pilgrimage", "Forest", "Forest", "Forest")
    assert scene.sorted_names("hand") == ["Forest"] and scene.names("battlefield", A) == ["Forest"]
    assert scene.called("Forest").tapped
    scene = duel(["Nissa's Pilgrimage"], ann={"library": forests, "graveyard": ["Shock", "Divination"]})
    scene.play(A, "Cast Nissa's Pilgrimage", "Forest", "Forest", "Forest", "Forest")
    assert scene.sorted_names("hand") == ["Forest"] * 2


def test_quandrix_command_does_two_things() -> None:
    scene = duel(["Quandrix Command"], mine=[BEARS], bob={"graveyard": ["Opt", "Shock", "Duress"], "library": []})
    scene.play(A, "Cast Quandrix Command", 2, BEARS, "Bob", "Opt", "Shock", "Done")
    assert scene.size(BEARS) == (4, 4) and scene.sorted_names("graveyard", B) == ["Duress"]
    assert {"Opt", "Shock"} <= {*library(scene, B)}


def test_bygone_marvels_is_copied_twice_after_eight_descents() -> None:
    eight = [BEARS, ANGEL, GIANT, *["Forest"] * 5]
    scene = duel(["Bygone Marvels"], ann={"graveyard": eight})
    scene.play(A, "Cast Bygone Marvels", BEARS, "Yes", ANGEL, "Yes", GIANT)
    assert scene.sorted_names("hand") == [BEARS, GIANT, ANGEL]
    assert scene.zone("Bygone Marvels") == "exile"
    scene = duel(["Bygone Marvels"], ann={"graveyard": eight[1:]}).play(A, "Cast Bygone Marvels", ANGEL)
    assert scene.sorted_names("hand") == [ANGEL]


def test_dance_with_calamity_casts_if_the_total_is_low() -> None:
    scene = duel(["Dance with Calamity"], ann={"library": [ANGEL] * 99})
    scene.play(A, "Cast Dance", "Yes", "Yes", "No", "Cast Serra", "Cast Serra")
    assert scene.names("battlefield", A) == [ANGEL, ANGEL]
    scene = duel(["Dance with Calamity"], ann={"library": [ANGEL] * 99})
    scene.play(A, "Cast Dance", "Yes", "Yes", "Yes", "No")
    assert scene.names("exile", A) == [ANGEL] * 3


def test_fade_away_taxes_each_creature() -> None:
    scene = duel(["Fade Away"], mine=[BEARS], theirs=[GIANT, GIANT, "Swamp", "Swamp"], bob={"mana": "{B}"})
    scene.play(A, "Cast Fade Away", "Yes", "Yes", "No", "Swamp")
    assert scene.names("battlefield", B).count("Swamp") == 1 and scene.zone(BEARS) == "battlefield"


def test_shredder_attacks_every_opponent() -> None:
    name = "Shredder, Shadow Master"
    scene = Scene({"battlefield": [name]}, {}, {}, {})
    while scene.asked() != "attack":
        scene.choose(PASS)
    scene.choose("Attack B").settle()
    assert len(scene.all(name)) == 3
    scene.until("postcombat main", 1)
    assert scene.lives == (20, 7, 7, 7)  # five damage, then half of 15, rounded up
    assert len(scene.all(name)) == 1


def test_druid_of_purification_lets_everybody_choose() -> None:
    scene = duel(["Druid of Purification"], mine=["Sol Ring"], theirs=["Sol Ring", "Memnite"])
    scene.play(A, "Cast Druid", "Memnite", "Done")
    assert scene.zone("Memnite") == "graveyard" and len(scene.all("Sol Ring")) == 2


@cr("601.3b")
def test_ride_the_avalanche_hurries_the_next_spell() -> None:
    scene = duel(["Ride the Avalanche", GIANT, GIANT], mine=[BEARS]).next_turn()
    assert not scene.offers("Cast Hill Giant")
    scene.play(A, "Cast Ride the Avalanche").play(A, "Cast Hill Giant", BEARS)
    assert scene.size(BEARS) == (6, 6) and not scene.offers("Cast Hill Giant")


def test_rekindling_phoenix_comes_back() -> None:
    scene = duel([KILL], mine=["Rekindling Phoenix"]).play(A, "Cast Kill", "Rekindling Phoenix")
    assert scene.size("Elemental Token") == (0, 1)
    scene.until("precombat main", 3)
    assert scene.zone("Rekindling Phoenix") == "battlefield" and keyword(scene, "Rekindling Phoenix", k.HASTE)
    assert not scene.all("Elemental Token")


@pytest.mark.parametrize(("name", "answers"), [("Disintegrate", (3, BEARS)), ("Carbonize", (BEARS,))])
def test_what_dies_is_exiled(name: str, answers: tuple[Any, ...]) -> None:
    scene = duel([name], theirs=[BEARS]).play(A, f"Cast {name}", *answers)
    assert scene.zone(BEARS) == "exile"
    to_face = tuple("Bob" if answer == BEARS else answer for answer in answers)
    assert duel([name], theirs=[BEARS]).play(A, f"Cast {name}", *to_face).lives == (20, 17)


def test_travel_through_caradhras_counts_both_votes() -> None:
    scene = duel(["Travel Through Caradhras"], ann={"graveyard": ["Opt"], "library": ["Forest", "Island", BEARS]})
    scene.play(A, "Cast Travel", "Redhorn", "Mines", "Forest")
    assert scene.called("Forest").tapped and scene.sorted_names("hand") == ["Opt"]
    assert scene.zone("Travel Through Caradhras") == "exile"


def test_kheru_spellsnatcher_keeps_the_spell() -> None:
    scene = duel(["Kheru Spellsnatcher"], bob={"hand": ["Shock"], "mana": "{R}"})
    scene.play(A, "Cast Kheru Spellsnatcher face down").cast(B, "Cast Shock", "Ann").play(A, "Turn", "Shock")
    assert scene.lives == (20, 20) and scene.zone("Shock") == "exile"
    assert scene.play(A, "Cast Shock", "Bob").lives == (20, 18)


def test_heartless_conscription_lends_all_creatures() -> None:
    scene = duel(["Heartless Conscription"], mine=[BEARS], theirs=[ANGEL]).play(A, "Cast Heartless")
    assert scene.zone("Heartless Conscription") == "exile"
    scene.play(A, "Cast Serra Angel")
    assert scene.names("battlefield", A) == [ANGEL] and scene.offers("Cast Grizzly Bears")


def test_bladegriff_prototype_lets_the_damaged_player_choose() -> None:
    mine = ["Bladegriff Prototype", "Sol Ring"]
    scene = Scene({"battlefield": mine}, {"battlefield": [BEARS]}, {"battlefield": [GIANT]})
    while scene.asked() != "attack":
        scene.choose(PASS)
    scene.choose("Attack B").until("combat damage", 1, GIANT)
    scene.settle()
    assert scene.zone(GIANT) == "graveyard" and scene.zone(BEARS) == "battlefield"


def test_colossal_plow_makes_mana_that_stays() -> None:
    name = "Colossal Plow"
    scene = Scene.exactly({"battlefield": [name, "Aboroth"]})
    scene.play(A, "Colossal Plow: ").until("postcombat main", 1, attack=[name])
    assert scene.life(A) == 23 and len(scene.st.players[A].pool) == 3


def test_erratic_explosion_deals_what_it_reveals() -> None:
    scene = duel(["Erratic Explosion"], ann={"library": ["Forest", ANGEL, "Opt"]})
    scene.play(A, "Cast Erratic Explosion", "Bob", "Forest")
    assert scene.lives == (20, 15) and library(scene)[0] == "Opt"


@cr("708.11")
def test_gift_of_doom_is_turned_face_up_on_a_creature() -> None:
    scene = duel(["Gift of Doom"], mine=[BEARS, GIANT]).play(A, "Cast Gift of Doom face down")
    scene.play(A, "Turn", "Yes", GIANT, "Yes", BEARS)
    assert keyword(scene, BEARS, k.DEATHTOUCH) and keyword(scene, BEARS, k.INDESTRUCTIBLE)
    assert scene.zone(GIANT) == "graveyard" and scene.called("Gift of Doom").attached == scene.called(BEARS).id


def test_imposing_grandeur_draws_for_commanders() -> None:
    scene = duel(
        ["Imposing Grandeur", "Forest"],
        mine=[{"card": ANGEL, "commander": True}],
        ann={"library": ["Opt"] * 8},
        bob={"hand": ["Shock"]},
        format="commander",
    )
    scene.play(A, "Cast Imposing Grandeur", "Yes", "No")
    assert scene.count(A, "hand") == 5 and scene.count(B, "hand") == 1


@cr("508.1d")
def test_kookus_attacks_in_a_rage() -> None:
    scene = duel(mine=["Kookus"])
    scene.until("precombat main", 3)
    assert scene.life(A) == 17
    scene.play(A, "Kookus: ")
    assert scene.size("Kookus") == (4, 5)


def test_mob_mentality_needs_all_of_them() -> None:
    aura = {"card": "Mob Mentality", "attached_to": BEARS}
    scene = duel(mine=[BEARS, ANGEL, "Secret Door", aura])
    scene.until("declare blockers", 1, attack=[BEARS, ANGEL])
    assert scene.size(BEARS) == (4, 2) and keyword(scene, BEARS, k.TRAMPLE)
    scene = duel(mine=[BEARS, ANGEL, aura]).until("declare blockers", 1, attack=[BEARS])
    assert scene.size(BEARS) == (2, 2)


def test_skyclave_shade_may_be_cast_again_after_a_land() -> None:
    scene = duel(["Forest"], ann={"graveyard": ["Skyclave Shade"]})
    assert not scene.offers("Cast Skyclave Shade")
    scene.play(A, "Play Forest").play(A, "Cast Skyclave Shade", "Yes")
    assert scene.size("Skyclave Shade") == (5, 3)


def test_kaza_makes_one_spell_cheaper() -> None:
    scene = Scene.exactly({"hand": ["Divination", "Divination"], "battlefield": ["Kaza, Roil Chaser", *["Island"] * 2]})
    assert not scene.offers("Cast Divination")
    scene.play(A, "Kaza, Roil Chaser: ").play(A, "Cast Divination")
    assert not scene.offers("Cast Divination")


def test_reign_of_the_pit_makes_a_demon_of_what_was_sacrificed() -> None:
    scene = duel(["Reign of the Pit"], mine=[BEARS], theirs=[ANGEL]).play(A, "Cast Reign of the Pit")
    assert scene.size("Demon Token") == (6, 6) and scene.zone(ANGEL) == "graveyard"


@cr("702.61a")
def test_molten_disaster_cant_be_answered_if_kicked() -> None:
    bob = {"hand": [BOLT], "mana": "{R}"}
    scene = duel(["Molten Disaster"], mine=[BEARS, ANGEL], bob=bob).cast(A, "Cast Molten Disaster", "Yes", 2)
    assert not scene.could(B, "Cast Bolt")
    scene.settle()
    assert scene.lives == (18, 18) and scene.zone(BEARS) == "graveyard" and scene.called(ANGEL).damage == 0
    scene = duel(["Molten Disaster"], bob=bob).cast(A, "Cast Molten Disaster", "No", 2)
    assert scene.could(B, "Cast Bolt")


@cr("205.1a")
def test_arixmethes_sleeps_as_a_land() -> None:
    name = "Arixmethes, Slumbering Isle"
    scene = duel([name, *[PEEK] * 5]).play(A, f"Cast {name}")
    assert scene.called(name).tapped and scene.chars(name).types == t.LAND and counters(scene, name, "slumber") == 5
    for _ in range(5):
        scene.play(A, "Cast Peek", "Yes")
    assert scene.chars(name).types == t.CREATURE and scene.size(name) == (12, 12)


def test_jayas_phoenix_copies_a_loyalty_ability_and_returns_for_walkers() -> None:
    scene = duel(
        [KILL, "Liliana, Untouched by Death"],
        mine=["Jaya's Phoenix", {"card": "Ajani Goldmane", "counters": {"loyalty": 4}}],
    )
    scene.until("postcombat main", 1, attack=["Jaya's Phoenix"])
    assert scene.play(A, "Ajani Goldmane: +1").lives == (24, 17)
    scene.play(A, "Cast Kill", "Jaya's Phoenix").play(A, "Cast Liliana", "Yes")
    assert scene.zone("Jaya's Phoenix") == "battlefield"


def test_inalla_copies_wizards_from_the_command_zone() -> None:
    name = "Inalla, Archmage Ritualist"
    scene = duel(["Snapcaster Mage"], ann={"command": [{"card": name, "commander": True}]}, format="commander")
    scene.play(A, "Cast Snapcaster Mage", "Inalla", "Yes", "Yes")
    assert len(scene.all("Snapcaster Mage")) == 2
    assert len(scene.until("upkeep", 2).all("Snapcaster Mage")) == 1
    wizards = ["Snapcaster Mage"] * 4
    scene = duel(mine=[name, *wizards]).play(A, f"{name}: ", "Bob")
    assert scene.lives == (20, 13)


@cr("611.2b")
def test_opportunistic_dragon_holds_a_thing() -> None:
    scene = duel(["Opportunistic Dragon", KILL], theirs=["Memnite", BEARS])
    scene.play(A, "Cast Opportunistic Dragon", "Memnite")
    assert scene.names("battlefield", A) == ["Memnite", "Opportunistic Dragon"]
    scene.play(A, "Cast Kill", "Opportunistic Dragon")
    assert "Memnite" in scene.names("battlefield", B)


def test_jason_bright_draws_for_what_was_changed() -> None:
    name = "Jason Bright, Glowing Prophet"
    scene = duel([KILL], mine=[name, CORPSE, {"card": CORPSE, "counters": {"+1/+1": 1}}], ann={"library": ["Opt"] * 3})
    scene.play(A, f"{name}: ", name, CORPSE)
    assert scene.size(name) == (3, 4) and keyword(scene, name, k.FLYING)


@cr("208.4b", "603.10a")
@pytest.mark.parametrize(("plus", "drawn"), [(0, 0), (1, 1)])
def test_jason_bright_compares_the_power_of_a_dead_creature_with_its_base_power(plus: int, drawn: int) -> None:
    zombie = {"card": CORPSE, "counters": {"+1/+1": plus}} if plus else CORPSE
    scene = duel([KILL], mine=["Jason Bright, Glowing Prophet", zombie], ann={"library": ["Opt"] * 3})
    scene.play(A, "Cast Kill", CORPSE).settle()
    assert scene.count(A, "hand") == drawn


def test_mutational_advantage_protects_what_has_counters() -> None:
    mine = [{"card": BEARS, "counters": {"+1/+1": 1}}, GIANT]
    scene = duel(["Mutational Advantage", BOLT], mine=mine)
    scene.play(A, "Cast Mutational Advantage", BEARS, "Done")
    assert scene.size(BEARS) == (4, 4) and keyword(scene, BEARS, k.HEXPROOF) and not keyword(scene, GIANT, k.HEXPROOF)
    assert scene.play(A, "Cast Bolt", BEARS).called(BEARS).damage == 0


def suspended(n: int) -> dict[str, Any]:
    return {"card": RIFT, "counters": {"time": n}}


def test_amy_and_rose_look_at_suspended_cards() -> None:
    scene = duel(mine=["Amy Pond"], ann={"exile": [suspended(4)]}).until("postcombat main", 1, attack=["Amy Pond"])
    assert counters(scene, RIFT, "time", "exile") == 2
    mine = ["Rose Tyler", {"card": BEARS, "counters": {"time": 1}}]
    scene = duel(mine=mine, ann={"exile": [suspended(4)]}).until("declare attackers", 1, attack=["Rose Tyler"])
    scene.settle()
    assert counters(scene, "Rose Tyler", "time") == 2 and scene.size("Rose Tyler") == (4, 4)


def test_rory_williams_waits() -> None:
    scene = duel(["Rory Williams"]).play(A, "Cast Rory Williams")
    assert scene.zone("Rory Williams") == "exile" and counters(scene, "Rory Williams", "time", "exile") == 3
    assert scene.all("Clue Token")


def test_the_parting_of_the_ways_suspends_what_it_exiles() -> None:
    name = "The Parting of the Ways"
    scene = duel(
        [name], theirs=["Sol Ring"], ann={"library": ["Forest", ANGEL, BEARS, "Forest", "Forest", *["Opt"] * 9]}
    )
    scene.play(A, f"Cast {name}")
    assert counters(scene, ANGEL, "time", "exile") == 5 and counters(scene, BEARS, "time", "exile") == 2


def test_wedding_ring_shares_cards_and_life() -> None:
    name = "Wedding Ring"
    sip = instant("Gulp", "{W}", gain_life(2))
    scene = duel([name], ann={"library": ["Opt"] * 5}, bob={"library": ["Opt"] * 5, "hand": [sip], "mana": "{W}"})
    scene.play(A, f"Cast {name}")
    assert scene.names("battlefield", B) == [name]
    scene.play(B, "Cast Gulp")
    assert scene.lives == (20, 22)  # not in Bob's turn
    hand = scene.count(A, "hand")
    scene.next_turn()
    assert scene.count(A, "hand") == hand + 1


def test_ryan_sinclair_casts_what_is_small_enough() -> None:
    scene = duel(mine=["Ryan Sinclair"], ann={"library": ["Forest", "Shock", "Opt"]})
    scene.until("declare attackers", 1, attack=["Ryan Sinclair"])
    scene.settle("Cast Shock", "Bob")
    assert scene.lives == (20, 18) and library(scene)[-1] == "Forest"
    scene = duel(mine=["Ryan Sinclair"], ann={"library": [ANGEL, "Opt"]})
    scene.until("declare attackers", 1, attack=["Ryan Sinclair"])
    assert library(scene.settle())[-1] == ANGEL


def test_confession_dial_lets_a_legend_escape() -> None:
    scene = duel(mine=["Confession Dial"], ann={"graveyard": ["Rose Tyler", "Opt", "Opt", "Opt"]})
    scene.play(A, "Confession Dial: ", "Rose Tyler").play(A, "Cast Rose Tyler")
    assert scene.zone("Rose Tyler") == "battlefield" and scene.count(A, "exile") == 3


def test_return_the_past_gives_flashback_in_your_turn() -> None:
    scene = duel(mine=["Return the Past"], ann={"graveyard": ["Shock"]})
    scene.play(A, "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and scene.zone("Shock") == "exile"
    assert not duel(mine=["Return the Past"], ann={"graveyard": ["Shock"]}).next_turn().offers("Cast Shock")
