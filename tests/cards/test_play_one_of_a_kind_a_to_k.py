"""Cards of many kinds whose text says something of its own, from Acorn Catapult to Karn: each ability is used."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT, BLACK, CREATURE, GREEN
from inset.language import keywords as k
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT


@cr("115.4")
def test_acorn_catapult_gives_a_squirrel_to_whom_it_hits() -> None:
    t = Scene.duel(mine=["Acorn Catapult"], theirs=[ANGEL]).play(A, "Acorn Catapult", ANGEL)
    assert t.sorted_names("battlefield", 1) == [ANGEL, "Squirrel Token"]
    t = Scene.duel(mine=["Acorn Catapult"]).play(A, "Acorn Catapult", "Bob")
    assert (t.lives, t.sorted_names("battlefield", 1)) == ((20, 19), ["Squirrel Token"])


@cr("614.1c", "122.5")
def test_agents_toolkit_hands_out_its_counters() -> None:
    t = Scene.duel(["Agent's Toolkit", BEARS]).play(A, "Cast Agent's Toolkit ")
    assert [counters(t, "Agent's Toolkit", kind) for kind in ("+1/+1", "flying", "deathtouch", "shield")] == [1] * 4
    t.play(A, f"Cast {BEARS} ", "Yes", "flying")
    assert keyword(t, BEARS, k.FLYING) and not counters(t, "Agent's Toolkit", "flying")


def test_anoint_with_affliction_asks_for_little_mana_or_much_poison() -> None:
    t = Scene.duel(["Anoint with Affliction"], theirs=[BEARS]).play(A, "Cast Anoint with Affliction ")
    assert t.sorted_names("exile", 1) == [BEARS]
    t = Scene.duel(["Anoint with Affliction"], theirs=[ANGEL]).play(A, "Cast Anoint with Affliction ")
    assert t.sorted_names("battlefield", 1) == [ANGEL]
    t = Scene.duel(["Anoint with Affliction"], theirs=[ANGEL], bob={"counters": {"poison": 3}})
    assert t.play(A, "Cast Anoint with Affliction ").sorted_names("exile", 1) == [ANGEL]


@cr("707.9b")
def test_auton_soldier_is_a_common_artifact_with_myriad() -> None:
    t = Scene.duel(["Auton Soldier"], theirs=["Gaddock Teeg"]).play(A, "Cast Auton Soldier ", "Gaddock Teeg")
    found = t.chars("Auton Soldier")
    assert (found.name, found.types, found.supertypes) == ("Gaddock Teeg", ARTIFACT | CREATURE, 0)
    assert found.keywords & k.MYRIAD


def test_bounty_board_pays_the_others() -> None:
    t = Scene.duel(["Murder"], mine=["Bounty Board"], theirs=[BEARS], ann={"library": ["Opt", "Opt"]})
    t.play(A, "Bounty Board: {1}").play(A, "Cast Murder ")
    assert (t.lives, t.sorted_names("hand")) == ((22, 20), ["Opt"])


@cr("107.3m")
def test_catti_brie_shoots_her_counters() -> None:
    t = Scene.duel(mine=["Catti-brie of Mithral Hall", "Bonesplitter"], theirs=[GIANT])
    t.play(A, "Bonesplitter: {1}").fight("Catti-brie of Mithral Hall", Hill_Giant="Catti-brie of Mithral Hall")
    t.until("declare attackers").settle()
    assert counters(t, "Catti-brie of Mithral Hall") == 1
    t.until("declare blockers").play(A, "Catti-brie of Mithral Hall: {1}")
    assert (t.called(GIANT).damage, counters(t, "Catti-brie of Mithral Hall")) == (1, 0)


@cr("700.2a")
def test_consign_to_memory_counters_a_triggered_ability_or_a_colorless_spell() -> None:
    t = Scene.duel(["Consign to Memory", "Opt", "Sol Ring", "Coruscation Mage"])
    assert not t.do(A, "Cast Opt ").could(A, "Cast Consign")
    t.settle("Keep").do(A, "Cast Sol Ring ").play(A, "Cast Consign to Memory ", 0)
    assert "Sol Ring" in t.sorted_names("graveyard")


@cr("106.6")
def test_delighted_halfling_casts_a_legend_that_cant_be_countered() -> None:
    t = Scene.duel(["Gaddock Teeg"], mine=["Delighted Halfling", "Forest"], ann={"mana": ""})
    assert t.offers("Cast Gaddock Teeg")
    t = Scene.duel([BEARS], mine=["Delighted Halfling", "Island"], ann={"mana": ""})
    assert not t.offers(f"Cast {BEARS}")


@cr("113.6")
def test_derevi_comes_from_the_command_zone() -> None:
    t = Scene.duel(
        mine=[tapped(BEARS)],
        ann={"command": [{"card": "Derevi, Empyrial Tactician", "commander": True}]},
        format="commander",
    )
    t.play(A, "Derevi, Empyrial Tactician: {1}", BEARS, "Yes")
    assert t.sorted_names("battlefield") == ["Derevi, Empyrial Tactician", BEARS]
    assert not t.called(BEARS).tapped


@cr("702.62a", "603.10")
def test_dinosaurs_on_a_spaceship_hatch_as_they_wait() -> None:
    t = Scene.duel(["Dinosaurs on a Spaceship"]).play(A, "Suspend")
    t.until("draw", 3)
    assert t.sorted_names("battlefield") == ["Dinosaur Token"]
    t = Scene.duel(mine=["2 Dinosaurs on a Spaceship"])
    assert t.size("Dinosaurs on a Spaceship") == (8, 8)


def test_elspeth_tirel_spares_lands_and_tokens() -> None:
    t = Scene.duel(mine=[{"card": "Elspeth Tirel", "counters": {"loyalty": 7}}, "Forest", BEARS], theirs=[ANGEL])
    t.play(A, "Elspeth Tirel: −2").until("precombat main", 3).play(A, "Elspeth Tirel: −5")
    assert t.sorted_names("battlefield") == ["Forest", *["Soldier Token"] * 3]
    assert not t.sorted_names("battlefield", 1)


@cr("118.12a")
def test_enchanters_bane_hurts_or_is_fed() -> None:
    for answer, life, left in (("Yes", 20, []), ("No", 19, ["Concordant Crossroads"])):
        t = Scene.duel(mine=["Enchanter's Bane"], theirs=["Concordant Crossroads"])
        t.until("end", 1, "Concordant Crossroads").settle(answer)
        assert t.sorted_names("battlefield", 1) == left
        assert t.life(1) == life


@cr("608.2g")
def test_epic_experiment_casts_what_is_cheap_enough() -> None:
    t = Scene.duel(["Epic Experiment"], ann={"library": ["Shock", ANGEL, "Cancel", "Opt"]})
    t.play(A, "Cast Epic Experiment ", 3, "Cast Shock", "Bob", "Don't")
    assert t.life(1) == 18
    assert t.sorted_names("graveyard") == ["Cancel", "Epic Experiment", ANGEL, "Shock"]


@cr("702.62a")
def test_epochrasite_is_large_when_it_was_not_cast() -> None:
    t = Scene.duel(["Epochrasite", "Murder"], theirs=[BEARS]).play(A, "Cast Epochrasite ")
    assert t.size("Epochrasite") == (1, 1)
    t.play(A, "Cast Murder ", "Epochrasite")
    assert counters(t, "Epochrasite", "time", "exile") == 3
    t.until("upkeep", 7).settle("Cast Epochrasite")
    assert t.size("Epochrasite") == (4, 4)


@cr("708.8")
def test_experiment_twelve_doubles_what_is_turned_face_up() -> None:
    t = Scene.duel(mine=[{"card": "Experiment Twelve", "face_down": True}]).play(
        A, "Turn Experiment Twelve face up {4}{G}"
    )
    assert t.size("Experiment Twelve") == (8, 8)


def test_extinction_event_takes_odd_or_even() -> None:
    t = Scene.duel(["Extinction Event"], mine=[BEARS], theirs=[ANGEL])
    t.play(A, "Cast Extinction Event ", "odd")
    assert t.sorted_names("exile", 1) == [ANGEL]


@cr("614.1a", "615.12")
def test_flames_of_the_blood_hand_stop_life() -> None:
    t = Scene.duel(["Flames of the Blood Hand"], bob={"hand": ["Chaplain's Blessing"], "mana": "{W}"}, theirs=[])
    t.play(A, "Cast Flames of the Blood Hand ", "Bob")
    assert t.life(1) == 16
    t = Scene.duel(["Flames of the Blood Hand", "Lightning Helix"]).play(A, "Cast Flames of the Blood Hand ", "Ann")
    assert t.play(A, "Cast Lightning Helix ", "Bob").lives == (16, 17)


@cr("613.4b")
def test_flayer_of_loyalties_borrows_a_large_creature() -> None:
    t = Scene.duel(["Flayer of Loyalties"], theirs=[tapped(BEARS)], ann={"mana": "{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}"})
    t.do(A, "Cast Flayer of Loyalties ").resolve()
    assert t.size(BEARS) == (10, 10) and keyword(t, BEARS, k.HASTE) and keyword(t, BEARS, k.ANNIHILATOR)
    assert t.names("battlefield", A) == [BEARS] and not t.called(BEARS).tapped


@cr("707.9")
def test_gogo_mimics_a_creature_for_a_turn() -> None:
    t = Scene.duel(mine=["Gogo, Mysterious Mime", ANGEL]).until("beginning of combat").settle("Yes")
    assert t.size("Gogo, Mysterious Mime") == (6, 4) and t.size(ANGEL) == (6, 4)
    assert keyword(t, "Gogo, Mysterious Mime", k.FLYING)
    assert t.until("upkeep", 2).size("Gogo, Mysterious Mime") == (2, 2)


@cr("613.1d", "608.2c")
def test_grist_is_an_insect_elsewhere_and_goes_on_milling() -> None:
    t = Scene.duel(
        ["Grist, the Hunger Tide"], ann={"library": ["Grist, the Hunger Tide", BEARS, "Opt"], "graveyard": [BEARS]}
    )
    assert t.chars("Grist, the Hunger Tide", "hand").types & CREATURE
    t.play(A, "Cast Grist, the Hunger Tide ")
    assert not t.chars("Grist, the Hunger Tide", "battlefield").types & CREATURE
    t.play(A, "Grist, the Hunger Tide: +1")
    tokens = [o for o in t.in_zone("battlefield", A) if o.token]
    assert len(tokens) == 2 and t.chars("Insect Token").colors == BLACK | GREEN
    assert counters(t, "Grist, the Hunger Tide", "loyalty") == 5
    t.until("precombat main", 3).play(A, "Grist, the Hunger Tide: −5")
    assert t.life(1) == 16  # with Grist


def test_hex_parasite_grows_with_what_it_takes() -> None:
    walker = {"card": "Elspeth Tirel", "counters": {"loyalty": 4}}
    t = Scene.duel(mine=["Hex Parasite"], theirs=[walker])
    t.play(A, "Hex Parasite: ", 3, "Yes", "Elspeth Tirel", 3)
    assert (counters(t, "Elspeth Tirel", "loyalty"), t.size("Hex Parasite")) == (1, (4, 1))


@cr("613.1d")
def test_in_too_deep_makes_a_clue() -> None:
    t = Scene.duel(["In Too Deep"], theirs=[ANGEL]).play(A, "Cast In Too Deep ")
    found = t.chars(ANGEL)
    assert (found.types, found.colors, set(found.subtypes), found.keywords) == (ARTIFACT, 0, {"Clue"}, 0)


def test_jared_counts_colors() -> None:
    t = Scene.duel(mine=["Jared Carthalion", BEARS])
    t.play(A, "Jared Carthalion: −3", BEARS)
    assert t.size(BEARS) == (3, 3)
    t = Scene.duel(mine=["Jared Carthalion"]).play(A, "Jared Carthalion: +1")
    assert t.chars("Kavu Token").colors == 31


def test_kaervek_s_torch_is_dear_to_counter() -> None:
    t = Scene.duel(["Kaervek's Torch"], bob={"hand": ["Counterspell"], "mana": "{U}{U}{C}"})
    t.do(A, "Cast Kaervek's Torch ", 2, "Bob")
    assert not t.could(B, "Cast Counterspell")
    t = Scene.duel(["Kaervek's Torch"], bob={"hand": ["Counterspell"], "mana": "{U}{U}{C}{C}"})
    assert t.do(A, "Cast Kaervek's Torch ", 2, "Bob").could(B, "Cast Counterspell")


@cr("701.15a")
def test_kaima_goads_what_my_auras_enchant() -> None:
    t = Scene.duel(["Lure", "Lure"], mine=["Kaima, the Fractured Calm"], theirs=[BEARS, ANGEL])
    t.play(A, "Cast Lure ", BEARS).play(A, "Cast Lure ", "Kaima").until("end").settle()
    assert counters(t, "Kaima, the Fractured Calm") == 1
    assert t.until("declare attackers", 2).called(BEARS).tapped


@cr("400.11", "602.5")
def test_karn_wishes_and_forbids() -> None:
    t = Scene.duel(mine=["Karn, the Great Creator"], ann={"exile": ["Sol Ring"]}, theirs=["Sol Ring", "Bonesplitter"])
    assert not t.could(B, "Sol Ring")
    t.play(A, "Karn, the Great Creator: +1", "Bonesplitter")
    assert t.chars("Bonesplitter").types == ARTIFACT | CREATURE and t.size("Bonesplitter") == (1, 1)
    t = Scene.duel(mine=["Karn, the Great Creator"], ann={"exile": ["Sol Ring"]})
    assert t.play(A, "Karn, the Great Creator: −2", "Yes").sorted_names("hand") == ["Sol Ring"]
