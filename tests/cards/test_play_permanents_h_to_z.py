"""Artifacts, enchantments, lands, a battle and planeswalkers, H to Z: each ability is used."""

from __future__ import annotations

from inset.language import keywords as k
from tests.cards.bench import ANGEL, BEARS, ELVES, GIANT, Bench, counters, keyword
from tests.support import cr

# --- artifacts, enchantments, lands -----------------------------------------------------------------------------


@cr("707.12")
def test_isochron_scepter_casts_copies_of_the_card() -> None:
    t = Bench(["Isochron Scepter", "Shock", "Divination"]).play("Cast Isochron Scepter", "Yes")
    assert t.names("exile") == ["Shock"]
    assert t.play("Isochron Scepter: ", "Yes", "Cast Shock", "Bob").life == (20, 18)
    assert t.names("exile") == ["Shock"]
    assert t.names("graveyard") == []
    t = Bench(["Isochron Scepter", "Shock"]).play("Cast Isochron Scepter", "No")
    assert t.names("exile") == []
    assert t.play("Isochron Scepter: ").life == (20, 20)


@cr("707.10")
def test_lithoform_engine_copies_abilities_and_spells() -> None:
    engine = "Lithoform Engine"
    t = Bench(["Shock"], mine=[engine]).choose("Cast Shock").choose("Bob").play(f"{engine}: {{3}}", "No")
    assert t.life == (20, 16)
    t = Bench([BEARS], mine=[engine]).choose(f"Cast {BEARS}").play(f"{engine}: {{4}}")
    assert t.names("battlefield").count(BEARS) == 2
    t = Bench(mine=[engine, "Scourge of Valkas"])
    t.choose("Scourge of Valkas: {R}").play(f"{engine}: {{2}}")
    assert t.size("Scourge of Valkas") == (6, 4)


@cr("613.1")
def test_mycosynth_lattice() -> None:
    t = Bench(["Shock"], mine=["Mycosynth Lattice", BEARS, "Forest"], ann={"mana": "", "graveyard": ["Opt"]})
    assert t.chars(BEARS).types & 1
    assert t.chars("Forest").types & 1
    assert t.chars(BEARS).colors == 0
    assert t.chars("Opt", "graveyard").colors == 0
    assert t.chars("Shock", "hand").colors == 0
    assert t.play("Cast Shock", "Bob").life == (20, 18)  # with green mana


def test_ratchet_bomb_destroys_what_costs_as_much() -> None:
    t = Bench(mine=["Ratchet Bomb"], theirs=[ELVES, BEARS, "Forest"]).play("Ratchet Bomb: {T}: Put")
    assert counters(t, "Ratchet Bomb", "charge") == 1
    t.until("precombat main", 3).play("Ratchet Bomb: {T}, Sacrifice")
    assert t.names("graveyard", 1) == [ELVES]
    assert t.names("graveyard") == ["Ratchet Bomb"]


def test_cheaper_spells_and_copied_artifacts() -> None:
    t = Bench(["Shock", GIANT], mine=["Ruby Medallion"], ann={"mana": "{R}{R}{R}"})
    assert t.has("Cast Shock")
    assert t.has(f"Cast {GIANT}")
    t = Bench(["Sculpting Steel"], theirs=["Sol Ring"]).play("Cast Sculpting Steel", "Sol Ring")
    assert t.names("battlefield") == ["Sol Ring"]
    t = Bench(["Shock", "Mountain", "Forest"], mine=["Staff of the Flame Magus"]).play("Cast Shock", "Bob")
    assert t.life == (21, 18)
    assert t.play("Play Mountain").life == (22, 18)


def test_the_magic_mirror() -> None:
    t = Bench(["The Magic Mirror"], ann={"graveyard": ["Shock"] * 6, "mana": "{U}{U}{U}"}).play("Cast The Magic Mirror")
    t.until("draw", 3)
    assert counters(t, "The Magic Mirror", "knowledge") == 1
    assert len(t.names("hand")) == 2
    assert len(t.until("draw", 5).names("hand")) == 5


def test_tormods_crypt_and_unstable_amulet() -> None:
    t = Bench(mine=["Tormod's Crypt"], bob={"graveyard": ["Shock", BEARS]}).play("Tormod's Crypt: ", "Bob")
    assert t.names("exile", 1) == [BEARS, "Shock"]
    assert t.names("graveyard") == ["Tormod's Crypt"]
    amulet = "Unstable Amulet"
    t = Bench([amulet], ann={"library": ["Shock", "Opt", "Forest"]}).play(f"Cast {amulet}").play(f"{amulet}: ")
    assert t.has("Cast Shock")
    assert t.play("Cast Shock", "Bob").life == (20, 17)
    assert not t.has(f"{amulet}: ")  # no energy is left


def test_unstable_amulets_permission_lasts_until_the_next_card() -> None:
    amulet = "Unstable Amulet"
    t = Bench(mine=[amulet], ann={"library": ["Shock", "Island", "Opt"], "counters": {"energy": 4}}).play(f"{amulet}: ")
    assert t.until("precombat main", 3).has("Cast Shock")
    t.play(f"{amulet}: ")
    assert t.has("Cast Opt")
    assert not t.has("Cast Shock")


def test_happily_ever_after_wins_the_game() -> None:
    everything = ["Happily Ever After", "Baleful Strix", "Kor Firewalker", "Scourge of Valkas", BEARS, "Forest"]
    yard = {"graveyard": ["Shock", "Divination"]}
    t = Bench(mine=everything, ann=yard)
    for _ in range(60):
        if t.game.outcome is not None:
            break
        t.choose(next(o.text for o in t.game.options if o.text.startswith(("Pass", "Don't"))))
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    t = Bench(["Happily Ever After"]).play("Cast Happily Ever After")
    assert t.life == (25, 25)
    assert len(t.names("hand")) == len(t.names("hand", 1)) == 1


@cr("707.4", "707.5")
def test_infinite_reflection_makes_everything_a_copy() -> None:
    t = Bench(["Infinite Reflection", GIANT], mine=[ANGEL, BEARS], theirs=[ELVES])
    t.play("Cast Infinite Reflection", f"{ANGEL}")
    assert t.names("battlefield").count(ANGEL) == 2
    assert t.names("battlefield", 1) == [ELVES]
    assert t.play(f"Cast {GIANT}").names("battlefield").count(ANGEL) == 3


def test_enchantments_that_trigger() -> None:
    t = Bench([ANGEL, BEARS], mine=["Kavu Lair", "Warstorm Surge"]).play(f"Cast {BEARS}", "Bob")
    assert t.life == (20, 18)
    assert t.names("hand") == [ANGEL]
    t = Bench(["Up the Beanstalk", ANGEL, BEARS]).play("Cast Up the Beanstalk").play(f"Cast {BEARS}")
    t.play(f"Cast {ANGEL}")
    assert len(t.names("hand")) == 2
    t = Bench([ANGEL], mine=["Sarkhan's Unsealing"], theirs=[GIANT]).play(f"Cast {ANGEL}", GIANT)
    assert t.names("graveyard", 1) == [GIANT]
    t = Bench(["Void Winnower"], mine=["Sarkhan's Unsealing", BEARS], theirs=[GIANT, ELVES, "Sol Ring"])
    t.play("Cast Void Winnower")
    assert t.life == (20, 16)
    assert t.names("battlefield", 1) == ["Sol Ring"]
    assert BEARS in t.names("battlefield")


@cr("702.170c")
def test_kellan_joins_up_plots_a_card() -> None:
    t = Bench(["Kellan Joins Up", "Divination", "Forest"], mine=[BEARS]).play("Cast Kellan Joins Up", "Yes")
    assert t.names("exile") == ["Divination"]
    assert not t.has("Cast Divination")
    assert t.until("precombat main", 3).has("Cast Divination")
    t = Bench(["Jodah, Archmage Eternal"], mine=["Kellan Joins Up", BEARS]).play("Cast Jodah")
    assert counters(t, BEARS) == 1
    assert counters(t, "Jodah, Archmage Eternal") == 1


@cr("614.1a")
def test_leyline_of_the_void_exiles_cards_but_not_tokens() -> None:
    token = {"card": GIANT, "token": True}
    t = Bench(["Murder", "Murder"], mine=["Leyline of the Void", "Syr Konrad, the Grim"], theirs=[BEARS, token])
    assert t.play("Cast Murder", BEARS).names("exile", 1) == [BEARS]
    assert t.life == (20, 20)
    assert t.play("Cast Murder", GIANT).life == (20, 19)  # the token died


@cr("702.16b", "702.16e")
def test_runed_halo_protects_its_controller() -> None:
    halo = {"card": "Runed Halo", "chosen": "Shock"}
    t = Bench(["Shock"], theirs=[halo]).choose("Cast Shock")
    assert not t.has("Bob")
    assert t.settle().life == (18, 20)


def test_slimebind_and_yawgmoths_bargain() -> None:
    t = Bench(["Slimebind"], theirs=[ANGEL]).play("Cast Slimebind")
    assert t.size(ANGEL) == (0, 4)
    t = Bench(mine=["Yawgmoth's Bargain"]).play("Yawgmoth's Bargain: ").play("Yawgmoth's Bargain: ")
    assert t.life == (18, 20)
    assert len(t.names("hand")) == 2
    assert len(t.until("precombat main", 3).names("hand")) == 2


@cr("106.6")
def test_lands_with_restricted_mana() -> None:
    t = Bench(["Sol Ring", ELVES], mine=["Mishra's Workshop"], ann={"mana": ""})
    assert t.has("Cast Sol Ring")
    assert not t.has(f"Cast {ELVES}")
    dragons = ["Sagu Wildling", "Shock"]
    t = Bench(dragons, mine=["Maelstrom of the Spirit Dragon"], ann={"mana": ""})
    assert t.has("Cast Roost Seek")
    assert not t.has("Cast Shock")
    t = Bench(mine=["Maelstrom of the Spirit Dragon"], ann={"library": ["Scourge of Valkas", BEARS]})
    assert t.play("Maelstrom of the Spirit Dragon: {4}", "Scourge of Valkas").names("hand") == ["Scourge of Valkas"]


def test_mystic_sanctuary() -> None:
    yard = {"graveyard": ["Shock", BEARS]}
    t = Bench(["Mystic Sanctuary"], mine=["Island"] * 3, ann=yard).play("Play Mystic Sanctuary", "Yes")
    assert not t.obj("Mystic Sanctuary").tapped
    assert t.game.state.libraries[0][0] == t.obj("Shock", "library").id
    t = Bench(["Mystic Sanctuary"], mine=["Island"] * 2, ann=yard).play("Play Mystic Sanctuary")
    assert t.obj("Mystic Sanctuary").tapped


def test_ugins_labyrinth() -> None:
    t = Bench(["Ugin's Labyrinth", "Blitz Automaton", "Sol Ring"], ann={"mana": ""}, mana=False)
    t.play("Play Ugin's Labyrinth", "Yes")
    assert t.names("exile") == ["Blitz Automaton"]
    t.play("Ugin's Labyrinth: {T}: Add {C}")
    assert len(t.game.state.players[0].pool) == 2
    t = Bench(["Ugin's Labyrinth", "Blitz Automaton"], ann={"mana": ""}).play("Play Ugin's Labyrinth", "Yes")
    assert t.play("Ugin's Labyrinth: {T}: Return").names("hand") == ["Blitz Automaton"]


@cr("310.11b", "712.8c")
def test_invasion_of_fiora_is_defeated_and_cast_transformed() -> None:
    t = Bench(["Invasion of Fiora", "Lightning Bolt", "Shock"], mine=["Tana, the Bloodsower", BEARS], theirs=[ANGEL])
    t.play("Cast Invasion of Fiora", 1)
    assert t.names("battlefield") == ["Invasion of Fiora", "Tana, the Bloodsower"]
    assert not t.names("battlefield", 1)
    assert counters(t, "Invasion of Fiora", "defense") == 4
    t.play("Cast Lightning Bolt", "Invasion of Fiora").play("Cast Shock", "Invasion of Fiora", "Cast Marchesa")
    assert "Marchesa, Resolute Monarch" in t.names("battlefield")
    assert t.size("Marchesa, Resolute Monarch") == (3, 6)
    before = len(t.names("hand"))
    t.until("precombat main", 3)
    assert len(t.names("hand")) == before + 2
    assert t.life == (19, 20)


def test_marchesa_rewards_those_who_were_not_hit() -> None:
    invasion = {"card": "Invasion of Fiora", "counters": {"defense": 1}}
    t = Bench(["Shock"], mine=[invasion], theirs=[BEARS]).play("Cast Shock", "Invasion of Fiora", "Cast Marchesa")
    t.fight(BEARS).until("precombat main", 3)
    assert t.life == (18, 20)
    assert len(t.names("hand")) == 1  # the draw step's card and no other
    t.fight("Marchesa, Resolute Monarch").until("postcombat main", 3, "Done")
    assert t.life == (18, 17)


# --- planeswalkers ----------------------------------------------------------------------------------------------


def test_ugin_the_spirit_dragon() -> None:
    ugin = "Ugin, the Spirit Dragon"
    t = Bench(mine=[ugin], theirs=[ANGEL, BEARS, "Sol Ring"]).play(f"{ugin}: +2", "Bob")
    assert t.life == (20, 17)
    assert counters(t, ugin, "loyalty") == 9
    t = Bench(mine=[ugin], theirs=[ANGEL, BEARS, "Sol Ring"]).play(f"{ugin}: −X", 4)
    assert t.names("battlefield", 1) == [ANGEL, "Sol Ring"]
    assert counters(t, ugin, "loyalty") == 3
    big = {"card": ugin, "counters": {"loyalty": 10}}
    t = Bench(["Shock"], mine=[big], ann={"library": [BEARS, "Forest"]}).play(f"{ugin}: −10", BEARS, "Forest", "Done")
    assert t.life == (27, 20)
    assert {BEARS, "Forest"} <= set(t.names("battlefield"))


@cr("406.3")
def test_vivien_champion_of_the_wilds() -> None:
    vivien = "Vivien, Champion of the Wilds"
    t = Bench(mine=[vivien, BEARS]).play(f"{vivien}: +1", BEARS)
    assert keyword(t, BEARS, k.VIGILANCE)
    assert keyword(t, BEARS, k.REACH)
    assert keyword(t.until("upkeep", 2), BEARS, k.REACH)
    assert not keyword(t.until("upkeep", 3), BEARS, k.REACH)
    t = Bench(mine=[vivien], ann={"library": ["Shock", BEARS, "Opt"]}).play(f"{vivien}: −2", BEARS, "Opt")
    assert t.has(f"Cast {BEARS}")
    assert t.in_zone("exile")[0].face_down is not None
    t = Bench(mine=[vivien], ann={"library": ["Shock", BEARS, "Opt"]}).play(f"{vivien}: −2", "Shock", "Opt")
    assert not t.has("Cast Shock")
    assert Bench([BEARS], mine=[vivien], step="upkeep").has(f"Cast {BEARS}")
