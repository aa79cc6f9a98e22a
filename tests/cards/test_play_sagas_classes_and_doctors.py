"""Sagas, classes, planeswalkers and legends: each card is cast, each ability used."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.words.kinds import aura, enchant, instant, planeswalker
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import put_counters
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B, cr
from tests.harness.cards import ANGEL, BEARS, BLADE, BOLT, ELVES, GIANT, KILL

GROWTH = instant("Little Growth", "{G}", put_counters(target(creatures)))
CHARM = aura("Charm", "{W}", enchant(creatures))
JACE = planeswalker("Old Jace", "{U}", "Jace", 5)


def at(name: str, kind: str, number: int) -> dict[str, object]:
    return {"card": name, "counters": {kind: number}}


def test_summon_esper_valigarmanda_takes_spells_of_all_and_casts_them() -> None:
    name = "Summon: Esper Valigarmanda"
    scene = duel([name], ann={"graveyard": ["Opt", BEARS]}, bob={"graveyard": ["Shock"]}).play(A, f"Cast {name}")
    assert scene.zone("Opt") == "exile" and scene.zone("Shock") == "exile" and scene.zone(BEARS) == "graveyard"
    scene.next_turn().until("precombat main", 3)
    assert scene.settle("Cast Shock", "Bob").lives == (20, 18)


def test_triumph_of_gerrard_is_for_the_strongest() -> None:
    scene = duel(["Triumph of Gerrard"], [BEARS, ANGEL]).play(A, "Cast Triumph")
    assert counters(scene, ANGEL) == 1 and counters(scene, BEARS) == 0
    scene = duel(mine=[at("Triumph of Gerrard", "lore", 2), ANGEL]).until("precombat main", 3)
    scene.settle()
    assert keyword(scene, ANGEL, k.LIFELINK | k.FIRST_STRIKE)


def test_vault_87_takes_a_creature_while_it_stays() -> None:
    name = "Vault 87: Forced Evolution"
    scene = duel([name, KILL], theirs=[ANGEL]).play(A, f"Cast {name}", ANGEL)
    assert scene.names("battlefield", A).count(ANGEL) == 1
    scene.next_turn().until("precombat main", 3)
    scene.settle()
    assert counters(scene, ANGEL) == 1 and "Mutant" in scene.chars(ANGEL).subtypes
    scene.until("precombat main", 5)
    scene.settle()
    assert ANGEL in scene.names("battlefield", B)


def test_elesh_norn_taxes_damage_and_incubates() -> None:
    scene = duel(mine=["Elesh Norn"], bob={"hand": [BOLT], "mana": "{R}{R}"}).play(B, "Cast Bolt", "Ann", "No")
    assert scene.lives == (17, 18)
    scene = duel(mine=["Elesh Norn"], bob={"hand": [BOLT], "mana": "{R}{R}"}).play(B, "Cast Bolt", "Ann", "Yes")
    assert scene.lives == (17, 20)
    scene = duel(mine=["Elesh Norn", BEARS, ELVES, GIANT, ANGEL]).play(A, "Elesh Norn: ", BEARS, ELVES, GIANT)
    assert scene.sizes("Incubator Token") == [(2, 2)] * 5 and "The Argent Etchings" in scene.names("battlefield")
    scene.next_turn().until("precombat main", 3)
    scene.settle()
    assert scene.size(ANGEL) == (5, 5) and keyword(scene, ANGEL, k.DOUBLE_STRIKE)
    scene.next_turn().until("precombat main", 5)
    scene.settle()
    assert scene.zone(ANGEL) == "graveyard" and len(scene.all("Incubator Token")) == 5
    assert "Elesh Norn" in scene.names("battlefield")


def test_chandra_sparks_after_three_damage() -> None:
    name = "Chandra, Fire of Kaladesh"
    scene = duel(["Shock", "Shock"], [name]).play(A, f"{name}: ", "Bob").play(A, "Cast Shock", "Bob")
    scene.play(A, f"{name}: ", "Bob").play(A, "Cast Shock", "Bob")
    assert scene.zone(name) == "battlefield"
    scene.play(A, f"{name}: ", "Bob")
    assert "Chandra, Roaring Flame" in scene.names("battlefield") and scene.lives == (20, 13)
    scene.play(A, "Chandra, Roaring Flame: +1", "Bob")
    assert scene.lives == (20, 11)


def test_arlinn_lets_creatures_come_at_any_time_and_larger() -> None:
    name = "Arlinn, the Pack's Hope"
    scene = duel([BEARS], [at(name, "loyalty", 4)]).play(A, f"{name}: +1").until("upkeep", 2)
    scene.play(A, "Cast Grizzly")
    assert scene.size(BEARS) == (3, 3)
    assert duel(mine=[at(name, "loyalty", 4)]).play(A, f"{name}: −3").sizes("Wolf Token") == [(2, 2)] * 2


def test_huatli_divides_damage_and_stops_blocks() -> None:
    name = "Huatli, Warrior Poet"
    assert duel(mine=[at(name, "loyalty", 3), ANGEL]).play(A, f"{name}: +2").lives == (24, 20)
    assert duel(mine=[at(name, "loyalty", 3)]).play(A, f"{name}: 0").sizes("Dinosaur Token") == [(3, 3)]
    scene = duel(mine=[at(name, "loyalty", 5), ELVES], theirs=[GIANT, ANGEL])
    scene.play(A, f"{name}: −X", 2, GIANT, "Done", 2)
    scene.until("postcombat main", 1, attack=[ELVES], block={GIANT: ELVES})
    assert scene.lives == (20, 19)


def test_jaya_burns_keeps_and_copies() -> None:
    name = "Jaya, Fiery Negotiator"
    scene = duel(mine=[at(name, "loyalty", 5), BEARS, ELVES], theirs=[ANGEL]).play(A, f"{name}: −2", ANGEL)
    scene.until("declare attackers", 1, attack=[BEARS, ELVES]).settle()
    assert scene.one(ANGEL).damage == 2
    scene = duel(mine=[at(name, "loyalty", 5)], ann={"library": ["Shock", BEARS]}).play(A, f"{name}: −1", "Shock")
    assert scene.play(A, "Cast Shock", "Bob").lives == (20, 18) and not scene.offers("Cast Grizzly")
    scene = duel(["Shock"], [at(name, "loyalty", 8)]).play(A, f"{name}: −8")
    assert scene.play(A, "Cast Shock", "Bob", "No", "No").lives == (20, 14)


def test_nahiri_arms_soldiers() -> None:
    name = "Nahiri, the Lithomancer"
    scene = duel(mine=[at(name, "loyalty", 5), BLADE]).play(A, f"{name}: +2", "Yes")
    assert scene.size("Kor Soldier Token") == (3, 1)
    scene = duel(mine=[at(name, "loyalty", 5)], ann={"graveyard": ["Swiftfoot Boots"]}).play(A, f"{name}: −2", "Yes")
    assert scene.zone("Swiftfoot Boots") == "battlefield"
    scene = duel(mine=[at(name, "loyalty", 10), BEARS]).play(A, f"{name}: −10").play(A, "Stoneforged Blade: ")
    assert scene.size(BEARS) == (7, 7) and keyword(scene, BEARS, k.DOUBLE_STRIKE)


def test_cool_but_rude_rummages_and_burns() -> None:
    scene = duel([ELVES], ["Cool but Rude", BEARS], ann={"library": ["Opt"]})
    scene.until("declare attackers", 1, attack=[BEARS]).settle("Yes")
    assert scene.sorted_names("hand") == ["Opt"] and scene.lives == (20, 20)
    scene = duel([ELVES], ["Cool but Rude", BEARS], ann={"library": ["Opt", "Shock"]}).play(A, "Cool but Rude: {1}{R}")
    scene.until("declare attackers", 1, attack=[BEARS]).settle("Yes")
    assert scene.lives == (20, 18)


def test_rogue_class_steals_and_plays() -> None:
    scene = duel(mine=["Rogue Class", BEARS], bob={"library": ["Shock", "Opt"]})
    scene.until("postcombat main", 1, attack=[BEARS])
    assert scene.one("Shock").face_down is not None and not scene.offers("Cast Shock")
    scene.play(A, "Rogue Class: {1}{U}{B}").play(A, "Rogue Class: {2}{U}{B}")
    assert scene.play(A, "Cast Shock", "Bob").lives == (20, 16) and keyword(scene, BEARS, k.MENACE)


def test_paladin_class_taxes_on_your_turn_and_leads() -> None:
    scene = duel(mine=["Paladin Class", BEARS, ELVES], bob={"hand": ["Shock"], "mana": "{R}"})
    assert not scene.pass_to(B).offers("Cast Shock")
    scene = duel(mine=["Paladin Class", BEARS, ELVES]).play(A, "Paladin Class: {2}{W}").play(A, "Paladin Class: {4}{W}")
    scene.until("declare attackers", 1, BEARS, attack=[BEARS, ELVES]).settle()
    assert scene.size(BEARS) == (4, 4) and keyword(scene, BEARS, k.DOUBLE_STRIKE)


@cr("702.144a")
def test_the_twelfth_doctor_shares_spells_from_elsewhere() -> None:
    name = "The Twelfth Doctor"
    scene = duel(["Shock"], [name], ann={"graveyard": ["Faithless Looting"], "library": ["Opt"] * 6})
    scene.play(A, "Cast Shock", "Bob")
    assert counters(scene, name) == 0
    scene.play(A, "Cast Faithless", "Yes", "Opt", "Opt", "Opt", "Opt")
    assert counters(scene, name) == 1


def test_dragonhawk_punishes_what_is_not_played() -> None:
    name = "Dragonhawk, Fate's Tempest"
    scene = duel([name], [ANGEL], ann={"library": ["Shock", "Opt", BEARS]}).play(A, f"Cast {name}")
    assert scene.count(A, "exile") == 2
    scene.play(A, "Cast Shock", "Bob").until("end", 1).settle()
    assert scene.lives == (20, 16) and not scene.offers("Cast Opt")


def test_malcolm_casts_what_he_discards() -> None:
    name = "Malcolm, Alluring Scoundrel"
    scene = duel(["Shock"], [at(name, "chorus", 3)], ann={"library": ["Forest"]})
    scene.until("postcombat main", 1, "Shock", "Cast Shock", "Bob", attack=[name])
    assert counters(scene, name, "chorus") == 4 and scene.lives == (20, 16)


def test_sarulf_eats_by_its_counters() -> None:
    name = "Sarulf, Realm Eater"
    scene = duel([KILL], [name], [BEARS]).play(A, "Cast Kill", BEARS)
    assert counters(scene, name) == 1
    scene = duel(mine=[at(name, "+1/+1", 2), "Sol Ring"], theirs=[BEARS, ANGEL]).until("precombat main", 3, "Yes")
    assert scene.zone(BEARS) == "exile" and scene.zone("Sol Ring") == "exile" and scene.zone(ANGEL) == "battlefield"
    assert scene.size(name) == (3, 3)


def test_tiamat_finds_five_dragons() -> None:
    scene = duel(["Tiamat"], ann={"library": ["Backdraft Hellkite", "Scourge of Valkas", "Tiamat", BEARS]})
    scene.play(A, "Cast Tiamat", "Backdraft", "Scourge")
    assert scene.sorted_names("hand") == ["Backdraft Hellkite", "Scourge of Valkas"]


def test_kaervek_casts_copies_after_crimes() -> None:
    name = "Kaervek, the Punisher"
    scene = duel(["Shock"], [name], [ANGEL], ann={"graveyard": [KILL, BEARS]})
    scene.play(A, "Cast Shock", "Bob", "Kill", "Cast Kill", ANGEL)
    assert scene.zone(ANGEL) == "graveyard" and scene.lives == (18, 18) and scene.zone("Kill") == "exile"


def test_syr_vondam_grows_and_avenges() -> None:
    name = "Syr Vondam, Sunstar Exemplar"
    scene = duel([KILL, KILL], [name, BEARS], [ANGEL]).play(A, "Cast Kill", BEARS)
    assert counters(scene, name) == 1 and scene.lives == (21, 20)
    scene.play(A, "Cast Kill", name)
    assert scene.zone(ANGEL) == "battlefield"
    scene = duel([KILL], [at(name, "+1/+1", 2)], [ANGEL]).play(A, "Cast Kill", name, ANGEL)
    assert scene.zone(ANGEL) == "graveyard"


def test_scion_of_the_ur_dragon_becomes_what_it_finds() -> None:
    scene = duel(mine=["Scion of the Ur-Dragon"], ann={"library": ["Scourge of the Throne", "Forest"]})
    scene.play(A, "Scion of the Ur-Dragon: ", "Scourge")
    assert scene.size("Scion of the Ur-Dragon") == (5, 5)
    scene.next_turn()
    assert scene.size("Scion of the Ur-Dragon") == (4, 4)


def test_gix_draws_for_whoever_hits_an_opponent_and_plays_their_cards() -> None:
    name = "Gix, Yawgmoth Praetor"
    scene = duel(mine=[name, BEARS], ann={"library": ["Opt"]})
    scene.until("postcombat main", 1, "Yes", attack=[BEARS])
    assert scene.lives == (19, 18) and scene.sorted_names("hand") == ["Opt"]
    scene = duel(["Opt", "Opt"], [name], bob={"library": ["Forest", "Shock", BEARS]})
    scene.play(A, f"{name}: ", 2, "Opt", "Opt", "Forest", "Cast Shock", "Bob")
    assert "Forest" in scene.names("battlefield", A) and scene.lives == (20, 18)


def test_merieke_and_the_coffin_queen_keep_what_they_took_only_while_tapped() -> None:
    scene = duel(mine=["Merieke Ri Berit"], theirs=[ANGEL]).play(A, "Merieke Ri Berit: ", ANGEL)
    assert ANGEL in scene.names("battlefield", A)
    scene.next_turn().next_turn()
    assert ANGEL in scene.names("battlefield", A)
    scene = duel([KILL], ["Merieke Ri Berit"], [ANGEL]).play(A, "Merieke Ri Berit: ", ANGEL)
    assert scene.play(A, "Cast Kill", "Merieke Ri Berit").zone(ANGEL) == "graveyard"
    scene = duel(mine=["Coffin Queen"], bob={"graveyard": [ANGEL]}).play(A, "Coffin Queen: ", ANGEL)
    assert ANGEL in scene.names("battlefield", A)
    scene.next_turn().until("precombat main", 3, "Yes")
    scene.settle()
    assert scene.zone(ANGEL) == "exile"


def test_kalitas_leaves_a_vampire_of_that_size() -> None:
    name = "Kalitas, Bloodchief of Ghet"
    scene = duel(mine=[name], theirs=[ANGEL]).play(A, f"{name}: ", ANGEL)
    assert scene.size("Vampire Token") == (4, 4)
    scene = duel(mine=[name], theirs=["Darksteel Myr"]).play(A, f"{name}: ", "Darksteel Myr")
    assert not scene.all("Vampire Token")


def test_yisan_finds_by_verses() -> None:
    name = "Yisan, the Wanderer Bard"
    scene = duel(mine=[at(name, "verse", 1)], ann={"library": [ELVES, BEARS]}).play(A, f"{name}: ", BEARS)
    assert scene.zone(BEARS) == "battlefield" and counters(scene, name, "verse") == 2


def test_myth_unbound_makes_up_for_the_tax() -> None:
    depala = {"card": "Depala, Pilot Exemplar", "commander": True}
    scene = duel([KILL], ["Myth Unbound"], ann={"command": [depala], "library": ["Opt"] * 5}, format="commander")
    scene.play(A, "Cast Depala").play(A, "Cast Kill", "Depala", "Yes")
    assert scene.sorted_names("hand") == ["Opt"]
    assert scene.offers("Cast Depala, Pilot Exemplar {2}{R}{W} from command")
