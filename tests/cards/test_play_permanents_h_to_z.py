"""Artifacts, enchantments, lands, a battle and planeswalkers, H to Z: each ability is used."""

from __future__ import annotations

from inset.language import keywords as k
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT

# --- artifacts, enchantments, lands -----------------------------------------------------------------------------


@cr("707.12")
def test_isochron_scepter_casts_copies_of_the_card() -> None:
    t = Scene.duel(["Isochron Scepter", "Shock", "Divination"]).play(A, "Cast Isochron Scepter", "Yes")
    assert t.sorted_names("exile") == ["Shock"]
    assert t.play(A, "Isochron Scepter: ", "Yes", "Cast Shock", "Bob").lives == (20, 18)
    assert t.sorted_names("exile") == ["Shock"]
    assert t.sorted_names("graveyard") == []
    t = Scene.duel(["Isochron Scepter", "Shock"]).play(A, "Cast Isochron Scepter", "No")
    assert t.sorted_names("exile") == []
    assert t.play(A, "Isochron Scepter: ").lives == (20, 20)


@cr("707.10")
def test_lithoform_engine_copies_abilities_and_spells() -> None:
    engine = "Lithoform Engine"
    t = Scene.duel(["Shock"], mine=[engine]).choose("Cast Shock").choose("Bob").play(A, f"{engine}: {{3}}", "No")
    assert t.lives == (20, 16)
    t = Scene.duel([BEARS], mine=[engine]).choose(f"Cast {BEARS}").play(A, f"{engine}: {{4}}")
    assert t.sorted_names("battlefield").count(BEARS) == 2
    t = Scene.duel(mine=[engine, "Scourge of Valkas"])
    t.choose("Scourge of Valkas: {R}").play(A, f"{engine}: {{2}}")
    assert t.size("Scourge of Valkas") == (6, 4)


@cr("613.1")
def test_mycosynth_lattice() -> None:
    t = Scene.duel(["Shock"], mine=["Mycosynth Lattice", BEARS, "Forest"], ann={"mana": "", "graveyard": ["Opt"]})
    assert t.chars(BEARS).types & 1
    assert t.chars("Forest").types & 1
    assert t.chars(BEARS).colors == 0
    assert t.chars("Opt", "graveyard").colors == 0
    assert t.chars("Shock", "hand").colors == 0
    assert t.play(A, "Cast Shock", "Bob").lives == (20, 18)  # with green mana


def test_ratchet_bomb_destroys_what_costs_as_much() -> None:
    t = Scene.duel(mine=["Ratchet Bomb"], theirs=[ELVES, BEARS, "Forest"]).play(A, "Ratchet Bomb: {T}: Put")
    assert counters(t, "Ratchet Bomb", "charge") == 1
    t.until("precombat main", 3).play(A, "Ratchet Bomb: {T}, Sacrifice")
    assert t.sorted_names("graveyard", 1) == [ELVES]
    assert t.sorted_names("graveyard") == ["Ratchet Bomb"]


def test_cheaper_spells_and_copied_artifacts() -> None:
    t = Scene.duel(["Shock", GIANT], mine=["Ruby Medallion"], ann={"mana": "{R}{R}{R}"})
    assert t.offers("Cast Shock")
    assert t.offers(f"Cast {GIANT}")
    t = Scene.duel(["Sculpting Steel"], theirs=["Sol Ring"]).play(A, "Cast Sculpting Steel", "Sol Ring")
    assert t.sorted_names("battlefield") == ["Sol Ring"]
    t = Scene.duel(["Shock", "Mountain", "Forest"], mine=["Staff of the Flame Magus"]).play(A, "Cast Shock", "Bob")
    assert t.lives == (21, 18)
    assert t.play(A, "Play Mountain").lives == (22, 18)


def test_the_magic_mirror() -> None:
    t = Scene.duel(["The Magic Mirror"], ann={"graveyard": ["Shock"] * 6, "mana": "{U}{U}{U}"}).play(
        A, "Cast The Magic Mirror"
    )
    t.until("draw", 3)
    assert counters(t, "The Magic Mirror", "knowledge") == 1
    assert len(t.sorted_names("hand")) == 2
    assert len(t.until("draw", 5).sorted_names("hand")) == 5


def test_tormods_crypt_and_unstable_amulet() -> None:
    t = Scene.duel(mine=["Tormod's Crypt"], bob={"graveyard": ["Shock", BEARS]}).play(A, "Tormod's Crypt: ", "Bob")
    assert t.sorted_names("exile", 1) == [BEARS, "Shock"]
    assert t.sorted_names("graveyard") == ["Tormod's Crypt"]
    amulet = "Unstable Amulet"
    t = (
        Scene.duel([amulet], ann={"library": ["Shock", "Opt", "Forest"]})
        .play(A, f"Cast {amulet}")
        .play(A, f"{amulet}: ")
    )
    assert t.offers("Cast Shock")
    assert t.play(A, "Cast Shock", "Bob").lives == (20, 17)
    assert not t.offers(f"{amulet}: ")  # no energy is left


def test_unstable_amulets_permission_lasts_until_the_next_card() -> None:
    amulet = "Unstable Amulet"
    t = Scene.duel(mine=[amulet], ann={"library": ["Shock", "Island", "Opt"], "counters": {"energy": 4}}).play(
        A, f"{amulet}: "
    )
    assert t.until("precombat main", 3).offers("Cast Shock")
    t.play(A, f"{amulet}: ")
    assert t.offers("Cast Opt")
    assert not t.offers("Cast Shock")


def test_happily_ever_after_wins_the_game() -> None:
    everything = ["Happily Ever After", "Baleful Strix", "Kor Firewalker", "Scourge of Valkas", BEARS, "Forest"]
    yard = {"graveyard": ["Shock", "Divination"]}
    t = Scene.duel(mine=everything, ann=yard)
    for _ in range(60):
        if t.game.outcome is not None:
            break
        t.choose(next(o.text for o in t.game.options if o.text.startswith(("Pass", "Don't"))))
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    t = Scene.duel(["Happily Ever After"]).play(A, "Cast Happily Ever After")
    assert t.lives == (25, 25)
    assert len(t.sorted_names("hand")) == len(t.sorted_names("hand", 1)) == 1


@cr("707.4", "707.5")
def test_infinite_reflection_makes_everything_a_copy() -> None:
    t = Scene.duel(["Infinite Reflection", GIANT], mine=[ANGEL, BEARS], theirs=[ELVES])
    t.play(A, "Cast Infinite Reflection", f"{ANGEL}")
    assert t.sorted_names("battlefield").count(ANGEL) == 2
    assert t.sorted_names("battlefield", 1) == [ELVES]
    assert t.play(A, f"Cast {GIANT}").sorted_names("battlefield").count(ANGEL) == 3


def test_enchantments_that_trigger() -> None:
    t = Scene.duel([ANGEL, BEARS], mine=["Kavu Lair", "Warstorm Surge"]).play(A, f"Cast {BEARS}", "Bob")
    assert t.lives == (20, 18)
    assert t.sorted_names("hand") == [ANGEL]
    t = Scene.duel(["Up the Beanstalk", ANGEL, BEARS]).play(A, "Cast Up the Beanstalk").play(A, f"Cast {BEARS}")
    t.play(A, f"Cast {ANGEL}")
    assert len(t.sorted_names("hand")) == 2
    t = Scene.duel([ANGEL], mine=["Sarkhan's Unsealing"], theirs=[GIANT]).play(A, f"Cast {ANGEL}", GIANT)
    assert t.sorted_names("graveyard", 1) == [GIANT]
    t = Scene.duel(["Void Winnower"], mine=["Sarkhan's Unsealing", BEARS], theirs=[GIANT, ELVES, "Sol Ring"])
    t.play(A, "Cast Void Winnower")
    assert t.lives == (20, 16)
    assert t.sorted_names("battlefield", 1) == ["Sol Ring"]
    assert BEARS in t.sorted_names("battlefield")


@cr("702.170c")
def test_kellan_joins_up_plots_a_card() -> None:
    t = Scene.duel(["Kellan Joins Up", "Divination", "Forest"], mine=[BEARS]).play(A, "Cast Kellan Joins Up", "Yes")
    assert t.sorted_names("exile") == ["Divination"]
    assert not t.offers("Cast Divination")
    assert t.until("precombat main", 3).offers("Cast Divination")
    t = Scene.duel(["Jodah, Archmage Eternal"], mine=["Kellan Joins Up", BEARS]).play(A, "Cast Jodah")
    assert counters(t, BEARS) == 1
    assert counters(t, "Jodah, Archmage Eternal") == 1


@cr("614.1a")
def test_leyline_of_the_void_exiles_cards_but_not_tokens() -> None:
    token = {"card": GIANT, "token": True}
    t = Scene.duel(["Murder", "Murder"], mine=["Leyline of the Void", "Syr Konrad, the Grim"], theirs=[BEARS, token])
    assert t.play(A, "Cast Murder", BEARS).sorted_names("exile", 1) == [BEARS]
    assert t.lives == (20, 20)
    assert t.play(A, "Cast Murder", GIANT).lives == (20, 19)  # the token died


@cr("702.16b", "702.16e")
def test_runed_halo_protects_its_controller() -> None:
    halo = {"card": "Runed Halo", "chosen": "Shock"}
    t = Scene.duel(["Shock"], theirs=[halo]).choose("Cast Shock")
    assert not t.offers("Bob")
    assert t.settle().lives == (18, 20)


def test_slimebind_and_yawgmoths_bargain() -> None:
    t = Scene.duel(["Slimebind"], theirs=[ANGEL]).play(A, "Cast Slimebind")
    assert t.size(ANGEL) == (0, 4)
    t = Scene.duel(mine=["Yawgmoth's Bargain"]).play(A, "Yawgmoth's Bargain: ").play(A, "Yawgmoth's Bargain: ")
    assert t.lives == (18, 20)
    assert len(t.sorted_names("hand")) == 2
    assert len(t.until("precombat main", 3).sorted_names("hand")) == 2


@cr("106.6")
def test_lands_with_restricted_mana() -> None:
    t = Scene.duel(["Sol Ring", ELVES], mine=["Mishra's Workshop"], ann={"mana": ""})
    assert t.offers("Cast Sol Ring")
    assert not t.offers(f"Cast {ELVES}")
    dragons = ["Sagu Wildling", "Shock"]
    t = Scene.duel(dragons, mine=["Maelstrom of the Spirit Dragon"], ann={"mana": ""})
    assert t.offers("Cast Roost Seek")
    assert not t.offers("Cast Shock")
    t = Scene.duel(mine=["Maelstrom of the Spirit Dragon"], ann={"library": ["Scourge of Valkas", BEARS]})
    assert t.play(A, "Maelstrom of the Spirit Dragon: {4}", "Scourge of Valkas").sorted_names("hand") == [
        "Scourge of Valkas"
    ]


def test_mystic_sanctuary() -> None:
    yard = {"graveyard": ["Shock", BEARS]}
    t = Scene.duel(["Mystic Sanctuary"], mine=["Island"] * 3, ann=yard).play(A, "Play Mystic Sanctuary", "Yes")
    assert not t.called("Mystic Sanctuary").tapped
    assert t.st.libraries[0][0] == t.called("Shock", "library").id
    t = Scene.duel(["Mystic Sanctuary"], mine=["Island"] * 2, ann=yard).play(A, "Play Mystic Sanctuary")
    assert t.called("Mystic Sanctuary").tapped


def test_ugins_labyrinth() -> None:
    t = Scene.duel(["Ugin's Labyrinth", "Blitz Automaton", "Sol Ring"], ann={"mana": ""}, mana=False)
    t.play(A, "Play Ugin's Labyrinth", "Yes")
    assert t.sorted_names("exile") == ["Blitz Automaton"]
    t.play(A, "Ugin's Labyrinth: {T}: Add {C}")
    assert len(t.st.players[0].pool) == 2
    t = Scene.duel(["Ugin's Labyrinth", "Blitz Automaton"], ann={"mana": ""}).play(A, "Play Ugin's Labyrinth", "Yes")
    assert t.play(A, "Ugin's Labyrinth: {T}: Return").sorted_names("hand") == ["Blitz Automaton"]


@cr("310.11b", "712.8c")
def test_invasion_of_fiora_is_defeated_and_cast_transformed() -> None:
    t = Scene.duel(
        ["Invasion of Fiora", "Lightning Bolt", "Shock"], mine=["Tana, the Bloodsower", BEARS], theirs=[ANGEL]
    )
    t.play(A, "Cast Invasion of Fiora", 1)
    assert t.sorted_names("battlefield") == ["Invasion of Fiora", "Tana, the Bloodsower"]
    assert not t.sorted_names("battlefield", 1)
    assert counters(t, "Invasion of Fiora", "defense") == 4
    t.play(A, "Cast Lightning Bolt", "Invasion of Fiora").play(A, "Cast Shock", "Invasion of Fiora", "Cast Marchesa")
    assert "Marchesa, Resolute Monarch" in t.sorted_names("battlefield")
    assert t.size("Marchesa, Resolute Monarch") == (3, 6)
    before = len(t.sorted_names("hand"))
    t.until("precombat main", 3)
    assert len(t.sorted_names("hand")) == before + 2
    assert t.lives == (19, 20)


def test_marchesa_rewards_those_who_were_not_hit() -> None:
    invasion = {"card": "Invasion of Fiora", "counters": {"defense": 1}}
    t = Scene.duel(["Shock"], mine=[invasion], theirs=[BEARS]).play(
        A, "Cast Shock", "Invasion of Fiora", "Cast Marchesa"
    )
    t.fight(BEARS).until("precombat main", 3)
    assert t.lives == (18, 20)
    assert len(t.sorted_names("hand")) == 1  # the draw step's card and no other
    t.fight("Marchesa, Resolute Monarch").until("postcombat main", 3, "Done")
    assert t.lives == (18, 17)


# --- planeswalkers ----------------------------------------------------------------------------------------------


def test_ugin_the_spirit_dragon() -> None:
    ugin = "Ugin, the Spirit Dragon"
    t = Scene.duel(mine=[ugin], theirs=[ANGEL, BEARS, "Sol Ring"]).play(A, f"{ugin}: +2", "Bob")
    assert t.lives == (20, 17)
    assert counters(t, ugin, "loyalty") == 9
    t = Scene.duel(mine=[ugin], theirs=[ANGEL, BEARS, "Sol Ring"]).play(A, f"{ugin}: −X", 4)
    assert t.sorted_names("battlefield", 1) == [ANGEL, "Sol Ring"]
    assert counters(t, ugin, "loyalty") == 3
    big = {"card": ugin, "counters": {"loyalty": 10}}
    t = Scene.duel(["Shock"], mine=[big], ann={"library": [BEARS, "Forest"]}).play(
        A, f"{ugin}: −10", BEARS, "Forest", "Done"
    )
    assert t.lives == (27, 20)
    assert {BEARS, "Forest"} <= set(t.sorted_names("battlefield"))


@cr("406.3")
def test_vivien_champion_of_the_wilds() -> None:
    vivien = "Vivien, Champion of the Wilds"
    t = Scene.duel(mine=[vivien, BEARS]).play(A, f"{vivien}: +1", BEARS)
    assert keyword(t, BEARS, k.VIGILANCE)
    assert keyword(t, BEARS, k.REACH)
    assert keyword(t.until("upkeep", 2), BEARS, k.REACH)
    assert not keyword(t.until("upkeep", 3), BEARS, k.REACH)
    t = Scene.duel(mine=[vivien], ann={"library": ["Shock", BEARS, "Opt"]}).play(A, f"{vivien}: −2", BEARS, "Opt")
    assert t.offers(f"Cast {BEARS}")
    assert t.in_zone("exile", A)[0].face_down is not None
    t = Scene.duel(mine=[vivien], ann={"library": ["Shock", BEARS, "Opt"]}).play(A, f"{vivien}: −2", "Shock", "Opt")
    assert not t.offers("Cast Shock")
    assert Scene.duel([BEARS], mine=[vivien], step="upkeep").offers(f"Cast {BEARS}")


@cr("700.3", "701.21a")
def test_liliana_of_the_veil_separates_permanents_into_piles() -> None:
    scene = Scene(
        {"battlefield": [{"card": "Liliana of the Veil", "counters": {"loyalty": 7}}]},
        {"battlefield": ["Grizzly Bears", "Forest"]},
    )
    scene.do(A, "Liliana of the Veil: −6", "B")
    scene.settle("Grizzly Bears", "Done", 0, 0)
    left = scene.names("battlefield", B)
    assert len(left) < 2 and len(left) + scene.count(B, "graveyard") == 2
