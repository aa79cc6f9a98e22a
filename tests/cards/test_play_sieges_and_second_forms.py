"""Creatures, walkers and enchantments that change form, swing a battle or return: each is played for what is special about it."""

from __future__ import annotations

from inset.cards import card
from inset.language import keywords as k
from inset.language.words.kinds import creature
from inset.rules.objects.layers import chars_of
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT, KILL

CLERIC, ROGUE, WARRIOR = (creature(kind, "{1}", kind, 1, 1) for kind in ("Cleric", "Rogue", "Warrior"))
RAT = creature("Rat", "{B}", "Rat", 1, 1)


def walker(name: str, *mine: str, **more: list[str]) -> Scene:
    return duel(mine=[{"card": name, "counters": {"loyalty": 6}}, *mine], **more)


@cr("700.8c")
def test_linvala_holds_something_down_with_a_full_party() -> None:
    name = "Linvala, Shield of Sea Gate"
    scene = duel(mine=[name, CLERIC, ROGUE], theirs=[ANGEL]).until("beginning of combat", 1)
    assert scene.st.stack == ()
    scene = duel(mine=[name, CLERIC, ROGUE, WARRIOR], theirs=[ANGEL])  # she is a Wizard
    scene.until("beginning of combat", 1).settle()
    scene.until("declare attackers", 2, attack=[ANGEL])
    assert scene.lives == (20, 20) and not scene.called(ANGEL).tapped
    scene = duel(mine=[name, BEARS]).play(A, f"{name}:", 1)
    assert keyword(scene, BEARS, k.INDESTRUCTIBLE) and not keyword(scene, BEARS, k.HEXPROOF)


def test_johtull_wurm_shrinks_for_each_further_blocker() -> None:
    blocks = {ELVES: "Johtull Wurm", GIANT: "Johtull Wurm", BEARS: "Johtull Wurm"}
    scene = duel(mine=["Johtull Wurm"], theirs=[ELVES, BEARS, GIANT])
    scene.until("declare blockers", 1, attack=["Johtull Wurm"], block=blocks).settle()
    assert scene.size("Johtull Wurm") == (2, 4)


def test_gideon_is_as_large_as_his_loyalty() -> None:
    name = "Gideon, Champion of Justice"
    scene = walker(name, theirs=[BEARS, ELVES]).play(A, f"{name}: +1", "Bob")
    assert counters(scene, name, "loyalty") == 9
    scene = walker(name, theirs=[BEARS, ELVES]).play(A, f"{name}: 0")
    assert scene.size(name) == (6, 6) and keyword(scene, name, k.INDESTRUCTIBLE)
    scene = duel(mine=[{"card": name, "counters": {"loyalty": 15}}, GIANT], theirs=[BEARS]).play(A, f"{name}: −15")
    assert scene.zone(BEARS) == "exile" and scene.zone(GIANT) == "exile"


def test_firemane_angel_works_from_the_graveyard() -> None:
    scene = duel(ann={"graveyard": ["Firemane Angel"]}).until("upkeep", 3).settle("Yes")
    assert scene.lives == (21, 20)
    assert scene.play(A, "Firemane Angel").zone("Firemane Angel") == "battlefield"
    assert not scene.until("precombat main", 3).could(A, "Firemane Angel")


def test_dust_animus_wants_five_untapped_lands() -> None:
    scene = duel(["Dust Animus"], ["Plains"] * 5).play(A, "Cast Dust")
    assert scene.size("Dust Animus") == (4, 5) and counters(scene, "Dust Animus", "lifelink") == 1
    assert duel(["Dust Animus"], ["Plains"] * 4).play(A, "Cast Dust").size("Dust Animus") == (2, 3)


def test_demonic_counsel_with_and_without_delirium() -> None:
    library = {"library": ["Opt", BEARS]}
    scene = duel(["Demonic Counsel"], ann={**library, "graveyard": ["Opt", "Divination", "Forest", ANGEL]})
    assert scene.play(A, "Cast Demonic", BEARS).sorted_names("hand") == [BEARS]
    assert duel(["Demonic Counsel"], ann=library).play(A, "Cast Demonic").count(A, "hand") == 0


def test_broken_visage_takes_the_size_of_what_it_destroys() -> None:
    scene = duel(mine=[ANGEL], bob={"hand": ["Broken Visage"], "mana": "{B}" * 5})
    scene.until("declare attackers", 1, attack=[ANGEL]).play(B, "Cast Broken", ANGEL)
    assert scene.size("Spirit Token") == (4, 4) and scene.zone(ANGEL) == "graveyard"
    assert scene.until("upkeep", 2).sorted_names("battlefield", B) == []


def test_discerning_taste_gains_the_power_put_away() -> None:
    scene = duel(["Discerning Taste"], ann={"library": ["Opt", BEARS, ANGEL, GIANT, "Opt"]})
    scene.play(A, "Cast Discerning", ANGEL)
    assert scene.sorted_names("hand") == [ANGEL] and scene.lives == (23, 20) and scene.count(A, "graveyard") == 4


def test_rogue_skycaptain_leaves_whoever_stops_paying() -> None:
    scene = duel(mine=[{"card": "Rogue Skycaptain", "counters": {"wage": 1}}]).until("upkeep", 3).settle("No")
    assert scene.sorted_names("battlefield", B) == ["Rogue Skycaptain"]
    assert counters(scene, "Rogue Skycaptain", "wage") == 0


def test_myr_servitors_return_together() -> None:
    scene = duel(mine=["Myr Servitor"], ann={"graveyard": ["Myr Servitor", "Opt"]}, bob={"graveyard": ["Myr Servitor"]})
    scene.until("upkeep", 3).settle()
    assert scene.sorted_names("battlefield") == ["Myr Servitor"] * 2
    assert scene.sorted_names("battlefield", B) == ["Myr Servitor"]


@cr("702.16b")
def test_protection_from_what_is_there() -> None:
    bob = {"hand": ["Shock", KILL], "mana": "{R}{B}"}
    scene = duel(mine=["Empty-Shrine Kannushi", GIANT], bob=bob).until("precombat main", 2)
    scene.do(B, "Cast Shock")
    assert "Empty-Shrine Kannushi" not in " ".join(scene.words())
    scene = duel(["Mirror Golem", "Shock", KILL], bob={"graveyard": ["Opt"]}).play(A, "Cast Mirror", "Opt", "Yes")
    scene.do(A, "Cast Shock")
    assert "Mirror Golem" not in " ".join(scene.words())


def test_dalkovan_encampment_brings_warriors_to_each_attack() -> None:
    scene = duel(mine=["Dalkovan Encampment", BEARS]).play(A, "Dalkovan Encampment: {2}")
    scene.until("declare attackers", 1, attack=[BEARS]).settle()
    assert scene.sorted_names("battlefield").count("Warrior Token") == 2
    assert scene.until("combat damage", 1).lives == (20, 16)
    assert "Warrior Token" not in scene.until("upkeep", 2).sorted_names("battlefield")


def test_wojek_investigator_looks_into_fuller_hands() -> None:
    scene = duel(mine=["Wojek Investigator"], bob={"hand": ["Opt", "Opt"]}).until("upkeep", 3).settle()
    assert scene.sorted_names("battlefield") == ["Clue Token", "Wojek Investigator"]
    scene = duel(["Opt"] * 4, mine=["Wojek Investigator"], bob={"hand": ["Opt"]}).until("upkeep", 3).settle()
    assert scene.sorted_names("battlefield") == ["Wojek Investigator"]


def test_wild_shape_is_an_animal() -> None:
    scene = duel(["Wild Shape"], [BEARS]).play(A, "Cast Wild", 2, BEARS)
    made = chars_of(scene.st, scene.one(BEARS))
    assert (made.power, made.toughness, made.subtypes) == (3, 3, frozenset({"Elephant"}))
    assert keyword(scene, BEARS, k.TRAMPLE)


def test_a_choice_of_prices() -> None:
    scene = duel(["Torment of Venom"], [], [ANGEL, BEARS], bob={"hand": ["Opt"]})
    scene.play(A, "Cast Torment", ANGEL, "Yes", "Sacrifice")
    assert scene.lives == (20, 20) and scene.zone(BEARS) == "graveyard" and scene.size(ANGEL) == (1, 1)
    assert duel(["Torment of Venom"], [], [ANGEL]).play(A, "Cast Torment", ANGEL).lives == (20, 17)
    scene = duel(mine=["Thrull Wizard"], theirs=[BEARS], bob={"hand": [KILL], "mana": "{B}{B}"})
    scene.until("precombat main", 2).do(B, "Cast Kill", "Thrull")
    scene.play(A, "Thrull Wizard:", "Yes")
    assert scene.zone("Thrull Wizard") == "graveyard"


@cr("500.7")
def test_time_stretch_is_two_turns() -> None:
    scene = duel(["Time Stretch"]).play(A, "Cast Time", "Ann")
    assert [scene.until("precombat main", turn).st.active for turn in (2, 3, 4)] == [A, A, B]


def test_a_creature_or_basic_land_is_found() -> None:
    start = [{"card": "The Huntsman's Redemption", "counters": {"lore": 1}}, ELVES]
    scene = duel(mine=start, ann={"library": ["Opt", "Forest", BEARS]}).until("precombat main", 3)
    assert scene.settle("Yes", "Forest").sorted_names("hand") == ["Forest", "Opt"]
    scene = duel(mine=["Sazh Katzroy", BEARS]).until("declare attackers", 1, BEARS, attack=["Sazh Katzroy"]).settle()
    assert counters(scene, BEARS) == 2


@cr("400.7j")
def test_tatsumasa_returns_after_its_dragon() -> None:
    name = "Tatsumasa, the Dragon's Fang"
    scene = duel([KILL], [name]).play(A, f"{name}: {{6}}")
    assert scene.sorted_names("battlefield") == ["Dragon Spirit Token"]
    assert scene.play(A, "Cast Kill").sorted_names("battlefield") == [name]


def test_tainted_adversary_is_paid_for_often() -> None:
    scene = duel(["Tainted Adversary"]).play(A, "Cast Tainted", "Yes", "Yes", "No")
    assert scene.size("Tainted Adversary") == (4, 5) and scene.sorted_names("battlefield").count("Zombie Token") == 4


def test_surge_engine_in_three_steps() -> None:
    name = "Surge Engine"
    scene = duel(mine=[name])
    assert not scene.could(A, f"{name}: {{2}}{{U}}")
    scene.play(A, f"{name}: {{U}}").play(A, f"{name}: {{2}}{{U}}")
    assert scene.size(name) == (5, 4) and not keyword(scene, name, k.DEFENDER)
    scene.play(A, f"{name}: {{4}}")
    assert scene.count(A, "hand") == 3 and not scene.could(A, f"{name}: {{4}}")


def test_spitting_slug_lends_its_enemies_first_strike() -> None:
    scene = duel(mine=["Spitting Slug"], theirs=[BEARS])
    scene.until("declare blockers", 1, attack=["Spitting Slug"], block={BEARS: "Spitting Slug"}).settle("No")
    assert keyword(scene, BEARS, k.FIRST_STRIKE) and not keyword(scene, "Spitting Slug", k.FIRST_STRIKE)


def test_silent_hallcreeper_never_chooses_twice() -> None:
    name = "Silent Hallcreeper"
    scene = duel(mine=[name, BEARS]).until("combat damage", 1, 0, attack=[name]).settle()
    assert scene.size(name) == (3, 3)
    scene.until("declare blockers", 3, attack=[name])
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert len(scene.words()) == 2


@cr("707.9b")
def test_sakashima_keeps_the_name_and_goes_home() -> None:
    name = "Sakashima the Impostor"
    scene = duel([name], [ANGEL]).play(A, "Cast Sakashima", "Yes", ANGEL)
    assert scene.size(name) == (4, 4) and scene.called(name)
    scene.play(A, f"{name}: {{2}}").until("upkeep", 2)
    assert scene.sorted_names("hand") == [name]


def test_rosie_cotton_notices_tokens() -> None:
    scene = duel(["Rosie Cotton of South Lane"], [BEARS]).play(A, "Cast Rosie", BEARS)
    assert counters(scene, BEARS) == 1 and counters(scene, "Rosie Cotton of South Lane") == 0


def test_persistent_marshstalker_joins_the_rats() -> None:
    name = "Persistent Marshstalker"
    scene = duel(mine=[RAT], ann={"graveyard": [name] + ["Opt"] * 6})
    scene.until("declare attackers", 1, attack=["Rat"]).settle("Yes")
    assert scene.size(name) == (4, 1) and scene.until("combat damage", 1).lives == (20, 15)
    scene = duel(mine=[RAT], ann={"graveyard": [name] + ["Opt"] * 5}).until("declare attackers", 1, attack=["Rat"])
    assert scene.st.stack == ()


def test_peak_eruption_palani_and_monsoon() -> None:
    scene = duel(["Peak Eruption"], [], ["Mountain"]).play(A, "Cast Peak")
    assert scene.lives == (20, 17) and scene.zone("Mountain") == "graveyard"
    scene = duel(["Palani's Hatcher"]).play(A, "Cast Palani").until("beginning of combat", 1)
    scene.settle(scene.all("Dinosaur Egg Token")[0].id)
    assert scene.sorted_names("battlefield") == ["Dinosaur Egg Token", "Dinosaur Token", "Palani's Hatcher"]
    assert keyword(scene, "Dinosaur Token", k.HASTE)
    tapped = {"card": "Island", "tapped": True}
    assert duel(mine=["Monsoon"], theirs=["Island", "Island", tapped]).until("end", 2).settle().lives[B] == 17


def test_oko_takes_a_shape_and_doubles_the_rest() -> None:
    name = "Oko, the Ringleader"
    scene = walker(name, ANGEL).until("beginning of combat", 1, ANGEL).settle()
    assert scene.size(name) == (4, 4) and keyword(scene, name, k.HEXPROOF)
    scene = walker(name, BEARS).play(A, f"{name}: −5")
    assert scene.sorted_names("battlefield") == [BEARS, BEARS, name]


def test_mimeofacture_and_martyrs_cry() -> None:
    scene = duel(["Mimeofacture"], [], [BEARS], bob={"library": ["Opt", BEARS, "Opt"]})
    scene.play(A, "Cast Mimeo", 0, BEARS, BEARS)
    assert scene.sorted_names("battlefield") == [BEARS]
    scene = duel(["Martyr's Cry"], [BEARS], [ANGEL]).play(A, "Cast Martyr")
    assert scene.count(B, "hand") == 1 and scene.count(A, "hand") == 0 and scene.zone(ANGEL) == "exile"


def test_lurking_evil_costs_half_a_life() -> None:
    scene = duel(mine=["Lurking Evil"], ann={"life": 15}).play(A, "Lurking Evil:")
    assert scene.lives == (7, 20) and scene.size("Lurking Evil") == (4, 4)


def test_lat_nams_legacy_draws_later() -> None:
    scene = duel(["Lat-Nam's Legacy", "Shock"]).play(A, "Cast Lat-Nam")
    assert scene.count(A, "hand") == 0
    assert scene.until("upkeep", 2).settle().count(A, "hand") == 2
    scene = duel(["Lat-Nam's Legacy"]).play(A, "Cast Lat-Nam").until("upkeep", 2)
    assert scene.settle().count(A, "hand") == 0


def test_ironclaw_curse_fears_what_is_too_strong() -> None:
    scene = duel(mine=[ANGEL, ELVES], theirs=[GIANT, (card("Ironclaw Curse"), {"attached": GIANT})])
    scene.until("declare attackers", 1, attack=[ANGEL, ELVES])
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert scene.size(GIANT) == (3, 2) and [word for word in scene.words() if ANGEL in word] == []
