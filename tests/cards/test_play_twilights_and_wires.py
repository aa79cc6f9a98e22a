"""Cards that tax, punish, reveal or repay: each is cast or used, and does what is its own."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import keywords as k
from inset.language.words.kinds import artifact, creature, indestructible, instant, planeswalker
from inset.language.words.verbs import discard
from tests.cards.tries import counters, duel, keyword, library, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEAR, BEARS, BOLT, GIANT, KILL, SIP

EXACT: dict[str, Any] = {"library_exact": True}
LOOT = instant("Loot", "{U}", discard(2))
ZOMBIE = creature("Old Zombie", "{1}{B}", "Zombie", 2, 2)
TOP = {"library": [BEARS, "Forest", GIANT, "Opt", "Shock", "Opt", "Opt"]}


def test_green_suns_twilight_finds_a_creature_and_a_land() -> None:
    t = duel(["Green Sun's Twilight"], ann=TOP).play(A, "Cast Green Sun", 2, BEARS, "Forest")
    assert t.sorted_names("hand") == ["Forest", BEARS] and library(t)[-1] == GIANT
    t = duel(["Green Sun's Twilight"], ann=TOP).play(
        A, "Cast Green Sun", 5, GIANT, "Forest", "Put that", "battlefield", "hand"
    )
    assert len(t.in_zone("battlefield", A)) + len(t.in_zone("hand", A)) == 2


def test_epiphany_at_the_drownyard_lets_an_opponent_choose() -> None:
    t = duel(["Epiphany at the Drownyard"], ann=TOP).play(A, "Cast Epiphany", 1, BEARS, "Done", "Forest")
    assert t.count(A, "hand") + t.count(A, "graveyard") == 3 and len(t.sorted_names("library")) > 0


@pytest.mark.parametrize(("top", "hand"), [("Opt", 1), (BEARS, 1)])
def test_yennett_casts_what_is_odd_or_draws(top: str, hand: int) -> None:
    name = "Yennett, Cryptic Sovereign"
    t = duel(mine=[name], ann={"library": [top, "Shock", "Forest"], **EXACT}).until(
        "declare attackers", 1, attack=[name]
    )
    t.settle("Cast", "Keep")
    assert t.count(A, "hand") == hand and (t.zone(BEARS) == "hand" if top == BEARS else t.zone("Opt") == "graveyard")


def test_trepanation_blade_mills_until_a_land() -> None:
    blade = {"card": "Trepanation Blade", "attached_to": BEARS}
    t = duel(mine=[BEARS, blade], bob={"library": ["Opt", "Shock", "Forest", "Opt"]})
    t.until("declare attackers", 1, attack=[BEARS]).settle()
    assert t.size(BEARS) == (5, 2) and t.sorted_names("graveyard", B) == ["Forest", "Opt", "Shock"]


def test_tangle_wire_taps_what_each_player_has() -> None:
    wire = {"card": "Tangle Wire", "counters": {"fade": 2}}
    t = duel(mine=[wire], theirs=[BEARS, "Forest", GIANT]).until("draw", 2, BEARS, GIANT)
    assert t.one(BEARS).tapped and t.one(GIANT).tapped and not t.one("Forest").tapped
    assert duel(["Tangle Wire"]).play(A, "Cast Tangle").called("Tangle Wire").counters == {"fade": 4}


@cr("119.9")
def test_sulfuric_vortex_burns_all_and_stops_life() -> None:
    t = duel([SIP], mine=["Sulfuric Vortex"]).play(A, "Cast Sip")
    assert t.lives == (20, 20) and t.until("draw", 2).lives == (20, 18)


def test_stench_of_evil_asks_two_for_each_plains() -> None:
    t = duel(["Stench of Evil"], theirs=["Plains", "Plains", "Forest"]).play(A, "Cast Stench")
    assert t.lives == (20, 18) and t.sorted_names("battlefield", B) == ["Forest"]
    t = duel(["Stench of Evil"], theirs=["Plains", "Plains"], bob={"mana": "{C}{C}"}).play(A, "Cast Stench", "Yes")
    assert t.lives == (20, 19)


def test_shadow_of_the_grave_brings_back_what_was_discarded() -> None:
    t = duel(["Shadow of the Grave", LOOT, BEARS, GIANT], ann={"graveyard": [ANGEL]}).play(A, "Cast Loot", BEARS, GIANT)
    t.play(A, "Cast Shadow")
    assert t.sorted_names("hand") == [BEARS, GIANT] and t.zone(ANGEL) == "graveyard"


def test_risen_executioner_is_dearer_beside_other_creatures() -> None:
    ann = {"graveyard": ["Risen Executioner", BEARS], "mana": "{B}{B}{C}{C}{C}"}
    t = duel(mine=[ZOMBIE], ann=ann).play(A, "Cast Risen")
    assert t.size("Old Zombie") == (3, 3)
    assert not duel(ann={**ann, "mana": "{B}{B}{C}{C}"}).could(A, "Cast Risen")


def test_rebel_salvo_pierces() -> None:
    god = creature("Old God", "{R}", "God", 5, 5, indestructible)
    t = duel(["Rebel Salvo"], mine=["Bonesplitter"], theirs=[god], ann={"mana": "{R}{C}"}).play(
        A, "Cast Rebel", "Old God"
    )
    assert t.zone("Old God") == "graveyard"


def test_pupu_ufo_lands_and_counts_towns() -> None:
    t = duel(["Forest"], mine=["PuPu UFO"]).play(A, "PuPu UFO: {T}", "Yes")
    assert t.zone("Forest") == "battlefield"
    assert duel(mine=["PuPu UFO"]).play(A, "PuPu UFO: {3}").size("PuPu UFO") == (0, 4)


def test_nissas_triumph_finds_forests_or_any_lands() -> None:
    ann = {"library": ["Forest", "Forest", "Island", "Swamp"]}
    t = duel(["Nissa's Triumph"], ann=ann).play(A, "Cast Nissa", "Forest", "Forest")
    assert t.sorted_names("hand") == ["Forest", "Forest"]
    nissa = (planeswalker("Old Nissa", "{G}", "Nissa", 3), {"counters": {"loyalty": 3}})
    t = duel(["Nissa's Triumph"], mine=[nissa], ann=ann).play(A, "Cast Nissa", "Forest", "Island", "Swamp")
    assert t.sorted_names("hand") == ["Forest", "Island", "Swamp"]


def test_necrogen_rotpriest_adds_poison() -> None:
    name = "Necrogen Rotpriest"
    t = duel(mine=[name, BEARS]).until("postcombat main", 1, attack=[name, BEARS])
    assert t.st.players[B].counters == {"poison": 3}
    t.play(A, f"{name}: ", name)
    assert keyword(t, name, k.DEATHTOUCH)


@cr("502.3")
def test_mungha_wurm_lets_one_land_untap() -> None:
    mine = ["Mungha Wurm", tapped("Forest"), tapped("Island"), tapped("Swamp")]
    t = duel(mine=mine, turn=2).until("upkeep", 3, "Forest")
    assert [t.one(name).tapped for name in ("Forest", "Island", "Swamp")] == [False, True, True]


@cr("614.9")
def test_martyrs_of_korlis_take_the_damage_of_artifacts() -> None:
    golem = creature("Old Golem", "{1}", "Golem", 3, 3, types=1)
    for state, life in ((False, 18), (True, 15)):
        t = duel(mine=[{"card": "Martyrs of Korlis", "tapped": state}], theirs=[golem, BEARS], turn=2)
        t.until("postcombat main", 2, attack=["Old Golem", BEARS])
        assert t.lives == (life, 20) and t.one("Martyrs of Korlis").damage == (0 if state else 3)


def test_leyline_axe_makes_a_hero() -> None:
    t = duel(mine=["Leyline Axe", BEARS]).play(A, "Leyline Axe: ", BEARS)
    assert t.size(BEARS) == (3, 3) and keyword(t, BEARS, k.DOUBLE_STRIKE | k.TRAMPLE)


def test_invert_polarity_steals_or_counters() -> None:
    seen = set()
    for seed in range(12):
        t = Scene({"hand": ["Invert Polarity"]}, {"hand": [BOLT], "mana": "{R}"}, turn=2, seed=seed)
        t.do(B, "Cast Bolt", "A").play(A, "Cast Invert", "Heads", "Bolt", "Yes", "B")
        seen.add(t.lives)
    assert seen == {(20, 20), (20, 17)}


def test_hollow_marauder_draws_unless_something_dear_was_discarded() -> None:
    rows: tuple[dict[str, list[str]], ...] = {"hand": ["Hollow Marauder"]}, {"hand": [ANGEL]}, {"hand": ["Opt"]}, {}
    t = Scene(*rows, names="ABCD").play(A, "Cast Hollow", "B", "C", "D", "Done")
    assert t.count(A, "hand") == 2 and t.zone(ANGEL) == "graveyard"


def test_helm_of_kaldra_calls_kaldra() -> None:
    parts = [artifact_named(name) for name in ("Sword of Kaldra", "Shield of Kaldra")]
    t = duel(mine=["Helm of Kaldra", *parts]).play(A, "Helm of Kaldra: {1}")
    assert t.size("Kaldra") == (4, 4) and keyword(t, "Kaldra", k.FIRST_STRIKE | k.TRAMPLE | k.HASTE)
    assert "Kaldra" not in duel(mine=["Helm of Kaldra"]).play(A, "Helm of Kaldra: {1}").names("battlefield", A)


def artifact_named(name: str) -> Any:
    return artifact(name, "{4}", subtypes="Equipment")


def test_geistlight_snare_is_cheaper_twice() -> None:
    spirit = creature("Old Spirit", "{W}", "Spirit", 1, 1)
    mine = {"hand": ["Geistlight Snare"], "battlefield": [spirit, "Fastbond"], "mana": "{U}"}
    t = Scene(mine, {"hand": [BEARS], "mana": "{G}{G}"}, turn=2).do(B, "Cast Grizzly").play(A, "Cast Geistlight")
    assert t.zone(BEARS) == "graveyard"


@cr("305.2")
def test_fastbond_plays_lands_for_life() -> None:
    t = duel(["Forest", "Island", "Swamp"], mine=["Fastbond"]).play(A, "Play Forest")
    assert t.lives == (20, 20)
    assert t.play(A, "Play Island").play(A, "Play Swamp").lives == (18, 20)


def test_erebos_intervenes_against_creatures_or_graves() -> None:
    t = duel(["Erebos's Intervention"], theirs=[GIANT]).play(A, "Cast Erebos", "Target creature", 3, GIANT)
    assert t.zone(GIANT) == "graveyard" and t.lives == (23, 20)
    bob = {"graveyard": [BEARS, GIANT, "Opt"]}
    t = duel(["Erebos's Intervention"], bob=bob).play(A, "Cast Erebos", "Exile", 1, BEARS, GIANT)
    assert t.count(B, "exile") == 2


def test_distended_mindbender_takes_something_cheap_and_something_dear() -> None:
    t = duel(["Distended Mindbender"], bob={"hand": ["Opt", "Forest", ANGEL, BEARS]})
    t.play(A, "Cast Distended", BEARS)
    assert t.sorted_names("graveyard", B) == [BEARS, ANGEL]


@cr("701.59a")
def test_conspiracy_unraveler_pays_with_evidence() -> None:
    ann = {"graveyard": [ANGEL, ANGEL], "mana": ""}
    t = duel([GIANT], mine=["Conspiracy Unraveler"], ann=ann).play(A, f"Cast {GIANT}")
    assert t.zone(GIANT) == "battlefield" and t.count(A, "exile") == 2


def test_colfenor_returns_what_is_less_tough() -> None:
    colfenor = "Colfenor, the Last Yew"
    t = duel([KILL], mine=[colfenor, GIANT], ann={"graveyard": [BEARS, ANGEL]}).play(A, "Cast Kill", GIANT, BEARS)
    assert t.sorted_names("hand") == [BEARS]


def test_builders_talent_walls_and_repairs() -> None:
    t = duel(["Builder's Talent", "Sol Ring"], mine=[BEARS], ann={"graveyard": ["Bonesplitter"]}).play(
        A, "Cast Builder"
    )
    assert t.sizes("Wall Token") == [(0, 4)]
    t.play(A, "Builder's Talent: ").play(A, "Cast Sol Ring", BEARS)
    assert counters(t, BEARS) == 1
    assert t.play(A, "Builder's Talent: ", BEARS).zone("Bonesplitter") == "battlefield"


def test_bazaar_of_wonders_counters_what_is_there_already() -> None:
    t = duel(["Bazaar of Wonders", BEARS, GIANT], theirs=[BEARS], ann={"graveyard": [GIANT]}).play(A, "Cast Bazaar")
    assert t.count(A, "graveyard") == 0
    t.play(A, "Cast Grizzly").play(A, "Cast Hill")
    assert t.sorted_names("graveyard") == [BEARS] and t.names("battlefield", A) == ["Bazaar of Wonders", GIANT]


def test_relentless_dead_returns_and_raises() -> None:
    dead = "Relentless Dead"
    t = duel([KILL], mine=[dead], ann={"graveyard": [ZOMBIE]}).play(A, "Cast Kill", dead, 0, "Old Zombie", "Yes", "Yes")
    assert t.zone(dead) == "hand" and t.zone("Old Zombie") == "battlefield"


@cr("120.3")
def test_some_hurt_themselves_as_well() -> None:
    t = duel(mine=["Reckless Embermage"]).play(A, "Reckless Embermage: ", "Bob")
    assert t.lives == (20, 19) and t.one("Reckless Embermage").damage == 1
    t = duel(mine=["Psionic Entity"]).play(A, "Psionic Entity: ", "Bob")
    assert t.lives == (20, 18) and t.zone("Psionic Entity") == "graveyard"
    sliver = creature("Old Sliver", "{1}", "Sliver", 4, 4)
    t = duel(mine=["Psionic Sliver", sliver]).play(A, "Old Sliver: ", "Bob")
    assert t.lives == (20, 18) and t.one("Old Sliver").damage == 3


@pytest.mark.parametrize(("graves", "life"), [(["Opt"], 20), (["Opt", "Shock"], 17)])
def test_ravaging_blaze_burns_the_controller_with_spell_mastery(graves: list[str], life: int) -> None:
    t = duel(["Ravaging Blaze"], theirs=[GIANT], ann={"graveyard": graves}).play(A, "Cast Ravaging", 3, GIANT)
    assert t.zone(GIANT) == "graveyard" and t.lives == (20, life)


def test_necrite_goes_for_a_creature() -> None:
    t = duel(mine=["Necrite"], theirs=[ANGEL]).until("declare blockers", 1, attack=["Necrite"]).settle(ANGEL, "Yes")
    assert t.sorted_names("graveyard") == ["Necrite"] and t.zone(ANGEL) == "graveyard"


def test_last_stand_counts_all_five_kinds() -> None:
    mine = ["Plains", "Island", "Island", "Swamp", "Mountain", "Mountain", "Mountain", "Forest"]
    t = duel(["Last Stand"], mine=mine, theirs=[GIANT], ann={"library": ["Opt", "Shock"]})
    t.play(A, "Cast Last", "Bob", GIANT, "Opt", "Shock")
    assert t.lives == (22, 18) and t.zone(GIANT) == "graveyard" and t.sizes("Saproling Token") == [(1, 1)]
    assert t.count(A, "hand") == 0 and t.count(A, "graveyard") == 3


def test_galvanoth_casts_a_spell_from_the_top() -> None:
    t = duel(mine=["Galvanoth"], ann={"library": ["Shock", "Opt"]}, turn=2).until("draw", 3, "Yes", "Cast", "Bob")
    assert t.lives == (20, 18)
    t = duel(mine=["Galvanoth"], ann={"library": [BEARS, "Opt"]}, turn=2).until("draw", 3, "Yes")
    assert t.zone(BEARS) == "hand"


def test_goblins_swarm_by_a_die() -> None:
    counts = set()
    for seed in range(24):
        t = Scene({"hand": ["Swarming Goblins"]}, seed=seed).play(A, "Cast Swarming")
        counts.add(len(t.sizes("Goblin Token")))
    assert {1, 2} <= counts <= {1, 2, 3}


def test_brood_birthing_breeds_beside_spawn() -> None:
    t = duel(["Brood Birthing", "Brood Birthing"]).play(A, "Cast Brood")
    assert t.sizes("Eldrazi Spawn Token") == [(0, 1)]
    assert len(t.play(A, "Cast Brood").sizes("Eldrazi Spawn Token")) == 4


@pytest.mark.parametrize(("answer", "life", "zone"), [("Yes", 14, "battlefield"), ("No", 20, "graveyard")])
def test_lava_blister_lets_its_victim_choose(answer: str, life: int, zone: str) -> None:
    t = duel(["Lava Blister"], theirs=["Command Tower"]).play(A, "Cast Lava", answer)
    assert t.lives == (20, life) and t.zone("Command Tower") == zone


@pytest.mark.parametrize(("answer", "lives"), [("Yes", (17, 16)), ("No", (20, 20))])
def test_molten_influence_lets_its_victim_choose(answer: str, lives: tuple[int, int]) -> None:
    t = Scene({"hand": ["Molten Influence"]}, {"hand": [BOLT], "mana": "{R}"}, turn=2)
    assert t.do(B, "Cast Bolt", "A").play(A, "Cast Molten", answer).lives == lives


def test_a_creature_alone_is_strong() -> None:
    t = duel([BEAR], mine=["Homicidal Seclusion", "Deadly Wanderings", BEARS])
    assert t.size(BEARS) == (7, 3) and keyword(t, BEARS, k.LIFELINK | k.DEATHTOUCH)
    assert t.play(A, "Cast Bear").size(BEARS) == (2, 2)


def test_wardscale_dragon_silences_whom_it_attacks() -> None:
    t = Scene({"battlefield": ["Wardscale Dragon"]}, {"hand": [SIP]}, {"hand": [SIP]})
    while t.asked() != "attack":
        t.choose("Pass")
    t.choose("Attack B")
    assert not t.could(B, "Cast Sip") and t.could(2, "Cast Sip")


def test_talus_paladin_strengthens_allies() -> None:
    t = duel(["Talus Paladin"]).play(A, "Cast Talus", "Yes", "Yes")
    assert t.size("Talus Paladin") == (3, 4) and keyword(t, "Talus Paladin", k.LIFELINK)


def test_strixhaven_stadium_wins_with_ten_points() -> None:
    stadium = {"card": "Strixhaven Stadium", "counters": {"point": 9}}
    t = duel(mine=[stadium, BEARS])
    with pytest.raises(AssertionError, match="the game is over"):
        t.until("postcombat main", 1, attack=[BEARS])
    t = duel(mine=[stadium], theirs=[BEARS], turn=2).until("postcombat main", 2, attack=[BEARS])
    assert counters(t, "Strixhaven Stadium", "point") == 8
    assert (
        counters(
            duel(mine=["Strixhaven Stadium"], mana=False).do(A, "Strixhaven Stadium: "), "Strixhaven Stadium", "point"
        )
        == 1
    )


def test_smashing_success_pays_for_an_artifact() -> None:
    t = duel(["Smashing Success"], theirs=["Sol Ring", "Forest"]).play(A, "Cast Smashing", "Sol Ring")
    assert "Treasure Token" in t.names("battlefield", A)
    t = duel(["Smashing Success"], theirs=["Sol Ring", "Forest"]).play(A, "Cast Smashing", "Forest")
    assert t.names("battlefield", A) == [] and t.zone("Forest") == "graveyard"
