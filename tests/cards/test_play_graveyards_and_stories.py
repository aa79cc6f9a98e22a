"""Cards of decks about graveyards, what was set aside, and tokens that come together: each is cast, each ability used."""

from __future__ import annotations

from typing import Any

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import activated, artifact_token, creature, creature_token, instant
from inset.language.words.nouns import any_target
from inset.language.words.verbs import create, deal, tap_symbol, then
from inset.rules.model.answers import PASS
from inset.rules.model.state import player_ref
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT, KILL

CORPSE = "Walking Corpse"
KNIGHT = "Benalish Cavalry"
SOLDIER = creature_token("Soldier", 1, 1, t.WHITE)
CLUE = artifact_token("Clue")
RALLY = instant("Rally", "{W}", create(SOLDIER, 3))
TWICE = instant("Twice", "{W}", then(create(SOLDIER, 2), create(SOLDIER, 2)))
SCRAPS = instant("Scraps", "{W}", create(CLUE, 2))
BAT = creature("Old Bat", "{B}", "Vampire", 2, 3)
PINGER = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))


def liliana(loyalty: int = 4, mine: tuple[Any, ...] = (), theirs: tuple[Any, ...] = (), **ann: Any) -> Scene:
    name = "Liliana, Untouched by Death"
    return Scene.duel(mine=[{"card": name, "counters": {"loyalty": loyalty}}, *mine], theirs=theirs, ann=ann)


def test_liliana_drains_only_if_a_zombie_was_milled() -> None:
    scene = liliana(library=[CORPSE, CORPSE, "Opt", "Opt"]).play(A, "Liliana, Untouched by Death: +1")
    assert scene.lives == (22, 18) and scene.sorted_names("graveyard") == ["Opt", CORPSE, CORPSE]
    scene = liliana(library=["Opt", "Opt", BEARS, CORPSE], graveyard=[CORPSE])
    assert scene.play(A, "Liliana, Untouched by Death: +1").lives == (20, 20)


def test_liliana_shrinks_a_creature_by_the_zombies_you_control() -> None:
    scene = liliana(mine=(CORPSE, CORPSE, BEARS), theirs=(ANGEL, "Dead Reveler"))
    scene.play(A, "Liliana, Untouched by Death: −2", ANGEL)
    assert scene.size(ANGEL) == (2, 2)
    assert scene.until("upkeep", 2).size(ANGEL) == (4, 4)


def test_liliana_lets_you_cast_any_number_of_zombies_from_your_graveyard_this_turn() -> None:
    scene = liliana(graveyard=[CORPSE, "Dead Reveler", BEARS, "Forest"], library=["Opt"])
    assert not scene.offers("Cast Walking Corpse")
    scene.play(A, "Liliana, Untouched by Death: −3").play(A, "Cast Walking Corpse")
    assert not scene.offers("Cast Grizzly Bears") and not scene.offers("Play Forest")
    scene.play(A, "Cast Dead Reveler", "No")
    assert scene.sorted_names("graveyard") == ["Forest", BEARS]
    assert (
        not liliana(graveyard=[CORPSE])
        .play(A, "Liliana, Untouched by Death: −3")
        .next_turn()
        .next_turn()
        .offers("Cast")
    )


@cr("601.3")
def test_silas_renn_lets_you_cast_one_artifact_of_your_graveyard_this_turn() -> None:
    scene = Scene.duel(
        mine=["Silas Renn, Seeker Adept"],
        ann={"graveyard": ["Sol Ring", "Memnite", BEARS]},
        bob={"graveyard": ["Ornithopter"]},
    )
    scene.until("declare attackers", 1, attack=["Silas Renn, Seeker Adept"])
    scene.until("postcombat main", 1, "Sol Ring")
    assert scene.lives == (20, 18) and keyword(scene, "Silas Renn, Seeker Adept", k.DEATHTOUCH)
    assert not scene.offers("Cast Memnite") and not scene.offers("Cast Grizzly Bears")
    scene.play(A, "Cast Sol Ring")
    assert scene.sorted_names("graveyard") == [BEARS, "Memnite"]


def test_silas_renn_lets_you_do_it_this_turn_only() -> None:
    scene = Scene.duel(mine=["Silas Renn, Seeker Adept"], ann={"graveyard": ["Sol Ring", "Memnite"]})
    scene.until("postcombat main", 1, "Sol Ring", attack=["Silas Renn, Seeker Adept"])
    assert scene.offers("Cast Sol Ring")
    assert not scene.next_turn().next_turn().offers("Cast Sol Ring")


@cr("603.2c")
def test_staff_of_the_storyteller_counts_what_is_created_together_once() -> None:
    name = "Staff of the Storyteller"
    scene = Scene.duel([name, RALLY, TWICE, SCRAPS, "Forest"], ann={"library": ["Opt"]}).play(A, f"Cast {name}")
    assert scene.size("Spirit Token") == (1, 1) and keyword(scene, "Spirit Token", k.FLYING)
    assert counters(scene, name, "story") == 1
    assert counters(scene.play(A, "Cast Rally"), name, "story") == 2
    assert counters(scene.play(A, "Cast Twice"), name, "story") == 4
    assert counters(scene.play(A, "Cast Scraps"), name, "story") == 4
    scene.play(A, f"{name}: ")
    assert counters(scene, name, "story") == 3 and "Opt" in scene.sorted_names("hand") and scene.called(name).tapped


def test_staff_of_the_storyteller_ignores_what_others_create() -> None:
    scene = Scene.duel(mine=["Staff of the Storyteller"], bob={"hand": [RALLY], "mana": "{W}"}).play(B, "Cast Rally")
    assert counters(scene, "Staff of the Storyteller", "story") == 0
    assert not scene.offers("Staff of the Storyteller: ")


@cr("303.4f")
def test_smoke_spirits_aid_blesses_each_target() -> None:
    scene = Scene.duel(["Smoke Spirits' Aid", KILL, KILL], mine=[BEARS], theirs=[ANGEL, GIANT])
    scene.play(A, "Cast Smoke Spirits' Aid", 2, BEARS, ANGEL)
    auras = [o for o in scene.in_zone("battlefield") if o.token]
    assert sorted(o.attached for o in auras) == sorted((scene.called(ANGEL).id, scene.called(BEARS).id))
    assert scene.chars("Smoke Blessing").colors == t.RED and scene.chars("Smoke Blessing").subtypes == {"Aura"}
    scene.play(A, "Cast Kill", ANGEL)
    assert scene.lives == (20, 19) and scene.names("battlefield", A).count("Treasure Token") == 1
    scene.play(A, "Cast Kill", BEARS)
    assert scene.lives == (19, 19) and scene.names("battlefield", A).count("Treasure Token") == 2


@cr("406.3", "607.2a")
def test_kaylas_music_box_keeps_cards_that_may_be_played_later() -> None:
    name = "Kayla's Music Box"
    scene = Scene.duel(mine=[name], ann={"library": ["Forest", "Memnite", "Opt"], "exile": ["Ornithopter"]})
    scene.play(A, f"{name}: {{W}}")
    hidden = scene.in_zone("exile", A)[-1]
    assert hidden.face_down is not None and hidden.face_down.looks == (0,)
    assert not scene.offers("Play Forest")


def test_kaylas_music_box_lets_you_play_lands_and_cast_spells() -> None:
    name = "Kayla's Music Box"
    scene = Scene.duel(mine=[name], ann={"library": ["Forest", "Opt", "Opt"]}, bob={"library": ["Opt"] * 3})
    scene.play(A, f"{name}: {{W}}")
    scene.next_turn().next_turn()
    assert not scene.offers("Play Forest")
    scene.play(A, f"{name}: {{T}}: Until").do(A, "Play Forest")
    assert "Forest" in scene.sorted_names("battlefield")


def test_kaylas_music_box_lets_you_cast_this_turn_what_it_exiled_and_nothing_else() -> None:
    name = "Kayla's Music Box"
    library = ["Memnite", *["Opt"] * 5]
    scene = Scene.duel(mine=[name], ann={"library": library, "exile": ["Ornithopter"]}, bob={"library": library})
    scene.play(A, f"{name}: {{W}}").next_turn().next_turn().play(A, f"{name}: {{T}}: Until")
    assert scene.offers("Cast Memnite") and not scene.offers("Cast Ornithopter")
    assert not scene.next_turn().next_turn().offers("Cast Memnite")


@cr("115.9b", "601.2f")
def test_not_of_this_world_counters_what_targets_your_permanents() -> None:
    small = Scene.duel(["Not of This World"], [BEARS], bob={"hand": [KILL], "mana": "{B}"}).do(B, "Cast Kill")
    assert small.play(A, "Cast Not of This World").sorted_names("battlefield") == [BEARS]
    poor = Scene.duel(["Not of This World"], [BEARS], ann={"mana": ""}, bob={"hand": [KILL], "mana": "{B}"})
    poor.do(B, "Cast Kill").pass_to(A)
    assert not poor.offers("Cast Not of This World")
    big = Scene.duel(["Not of This World"], ["Waning Wurm"], ann={"mana": ""}, bob={"hand": [KILL], "mana": "{B}"})
    assert big.do(B, "Cast Kill").play(A, "Cast Not of This World").sorted_names("battlefield") == ["Waning Wurm"]


def test_not_of_this_world_counters_abilities_too_but_nothing_aimed_elsewhere() -> None:
    scene = Scene.duel(["Not of This World"], [BEARS], theirs=[PINGER]).do(B, "Pinger", BEARS)
    assert scene.play(A, "Cast Not of This World").called(BEARS).damage == 0
    scene = Scene.duel(["Not of This World"], [BEARS], theirs=[PINGER]).do(B, "Pinger", "Ann").pass_to(A)
    assert not scene.offers("Cast Not of This World")
    scene = Scene.duel(["Not of This World", BEARS], bob={"hand": ["Counterspell"], "mana": "{U}{U}"})
    scene.do(A, "Cast Grizzly Bears").do(B, "Cast Counterspell").pass_to(A)
    assert not scene.offers("Cast Not of This World")


@cr("601.3", "101.2")
def test_haakon_is_cast_from_the_graveyard_and_lets_knights_follow() -> None:
    name = "Haakon, Stromgald Scourge"
    scene = Scene.duel([name, KILL], ann={"graveyard": [name, KNIGHT, BEARS]})
    assert scene.words().count(f"Cast {name} {{1}}{{B}}{{B}}") == 0
    assert not scene.offers("Cast Benalish Cavalry")
    scene.play(A, f"Cast {name} {{1}}{{B}}{{B}} from the graveyard")
    assert not scene.offers("Cast Grizzly Bears")
    scene.play(A, "Cast Benalish Cavalry")
    assert sorted(scene.names("battlefield", A)) == [KNIGHT, name]
    scene.play(A, "Cast Kill", name)
    assert scene.lives == (18, 20) and not scene.offers("Cast Grizzly Bears")


def test_haakon_stays_where_he_is_in_hand_and_in_the_command_zone() -> None:
    name = "Haakon, Stromgald Scourge"
    assert not Scene.duel([name]).offers(f"Cast {name}")
    assert not Scene.duel(ann={"command": [{"card": name, "commander": True}]}, format="commander").offers(
        f"Cast {name}"
    )


def fountain(tired: int, *more: Any, **ann: Any) -> Scene:
    return Scene.duel(mine=["Halo Fountain", *[tapped(BEARS)] * tired, *more], ann={"library": ["Opt"], **ann})


@cr("118.3", "601.2h")
def test_halo_fountain_untaps_creatures_to_pay() -> None:
    scene = fountain(1, GIANT, "Sol Ring").play(A, "Halo Fountain: {W}, ")
    assert scene.size("Citizen Token") == (1, 1) and scene.chars("Citizen Token").colors == t.GREEN | t.WHITE
    assert scene.called("Halo Fountain").tapped and not scene.called(BEARS).tapped
    assert not fountain(0, GIANT, tapped("Sol Ring")).offers("Halo Fountain: ")
    assert not Scene.duel(mine=["Halo Fountain"], theirs=[tapped(BEARS)]).offers("Halo Fountain: ")


@cr("118.3")
def test_halo_fountain_untaps_two_for_a_card_and_fifteen_to_win() -> None:
    assert not fountain(1).offers("Halo Fountain: {W}{W}, ")
    scene = fountain(3).play(A, "Halo Fountain: {W}{W}, ", BEARS, BEARS)
    assert scene.sorted_names("hand") == ["Opt"] and sum(o.tapped for o in scene.in_zone("battlefield", A)) == 2
    assert not fountain(14).offers("Halo Fountain: {W}{W}{W}{W}{W}, ")
    outcome = fountain(15).play(A, "Halo Fountain: {W}{W}{W}{W}{W}, ").game.outcome
    assert outcome is not None and outcome.winners == (A,)


@cr("122.1d")
def test_a_stun_counter_goes_instead_as_the_cost_is_paid() -> None:
    scene = fountain(0, tapped(BEARS, counters={"stun": 1})).play(A, "Halo Fountain: {W}, ")
    assert counters(scene, BEARS, "stun") == 0 and scene.called(BEARS).tapped and scene.size("Citizen Token") == (1, 1)


@cr("508.3e", "508.4")
def test_echoing_assault_repeats_an_attacker_against_the_same_player() -> None:
    scene = Scene.duel(mine=["Echoing Assault", ANGEL, BEARS], theirs=["Jace Beleren"]).until("beginning of combat", 1)
    while scene.asked() == "priority":
        scene.choose(PASS)
    scene.answer("Attack Bob", "Attack Jace").settle()
    copy = next(o for o in scene.in_zone("battlefield", A) if o.token)
    assert copy.tapped and copy.combat is not None
    assert copy.combat.attacking == player_ref(B)
    scene.until("postcombat main", 1)
    assert scene.lives == (20, 15) and counters(scene, "Jace Beleren", "loyalty") == 1
    scene.until("end", 1).settle()
    assert scene.names("battlefield", A).count(ANGEL) == 1


def test_echoing_assault_waits_for_an_attack_on_a_player_and_lends_menace_to_tokens() -> None:
    scene = Scene.duel([RALLY], mine=["Echoing Assault", BEARS], theirs=["Jace Beleren"]).play(A, "Cast Rally")
    assert keyword(scene, "Soldier Token", k.MENACE) and not keyword(scene, BEARS, k.MENACE)
    scene.until("beginning of combat", 1)
    while scene.asked() == "priority":
        scene.choose(PASS)
    scene.answer("Attack Jace").settle()
    assert scene.names("battlefield", A).count(BEARS) == 1


@cr("612.1")
def test_new_blood_takes_a_creature_and_makes_it_a_vampire() -> None:
    scene = Scene.duel(["New Blood"], [(BAT, {"tapped": True}), BEARS], [GIANT])
    assert not scene.offers("Cast New Blood")
    scene = Scene.duel(["New Blood"], [BAT, BEARS], [GIANT, ANGEL])
    scene.play(A, "Cast New Blood", GIANT, "Giant")
    assert scene.called("Old Bat").tapped and not scene.called(BEARS).tapped
    assert scene.chars(GIANT).subtypes == {"Vampire"} and GIANT in scene.names("battlefield", A)
    scene.next_turn()
    assert scene.chars(GIANT).subtypes == {"Vampire"} and GIANT in scene.names("battlefield", A)


@cr("612.1")
def test_new_blood_changes_no_other_word_than_the_chosen_one() -> None:
    scene = Scene.duel(["New Blood"], [BAT], [GIANT]).play(A, "Cast New Blood", GIANT, "Elf")
    assert scene.chars(GIANT).subtypes == {"Giant"} and GIANT in scene.names("battlefield", A)
