"""702, 701.15: keywords of combat with several players, planeswalkers, creatures that leave or join."""

from __future__ import annotations

from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import effects as e, keywords as k, mods as m, statics as sta
from inset.language.abilities import Keyword
from inset.language.filters import IsThis
from inset.language.words.kinds import (
    creature,
    creature_token,
    deathtouch,
    double_strike,
    enchantment,
    first_strike,
    instant,
    lifelink,
    menace,
    ninjutsu,
    planeswalker,
    static,
    trample,
    vigilance,
    whenever,
)
from inset.language.words.nouns import creatures, each, permanents, target, this, you
from inset.language.words.verbs import attacks, becomes, gain_life, gains_life, gets, put_counters
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.rules.test_506_leaving_combat import DOOM, HOME, fight, lives, siege, walker


def having(name: str, power: int, toughness: int, *parts: Any) -> Any:
    return creature(name, "{R}", "Goblin", power, toughness, *parts)


JOIN = instant("Join", "{R}", e.Move(each(creatures, t.HAND, you), t.BATTLEFIELD, tapped=True, attacking=True))


# --- 702.2, 702.4, 702.7, 702.15, 702.19 -----------------------------------------------------------------------------


@cr("702.15b", "510.2", "704.3")
def test_lifelink_saves_who_is_hit_at_the_same_time() -> None:
    """At 1 life, three damage taken and three gained at once: 1 life when state-based actions look."""
    vampire = having("Vampire", 3, 3, lifelink)
    scene = Scene({"battlefield": [BEAR, having("Brute", 3, 3)]}, {"life": 1, "battlefield": [vampire]})
    fight(scene, {"Bear": "B", "Brute": "B"}, {"Vampire": "Brute"})
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 2] and not scene.st.players[B].lost


@cr("702.15e", "702.15b", "702.19b")
def test_one_source_is_one_gain_and_two_sources_are_two() -> None:
    """A trampler with lifelink gains once for the blocker and the player together."""
    horn = enchantment("Horn", "{W}", whenever(gains_life(you), put_counters(this, 1, "charge")))
    hog = having("Hog", 5, 5, lifelink, trample)
    scene = Scene({"battlefield": [hog, having("Imp", 1, 1, lifelink), horn]}, {"battlefield": [CAT]})
    fight(scene, {"Hog": "B", "Imp": "B"}, {"Cat": "Hog"})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer(1)
    scene.settle()
    assert lives(scene) == [26, 15]
    assert scene.one("Horn").counters == {"charge": 2}


@cr("702.4c", "510.4")
def test_losing_double_strike_between_the_steps() -> None:
    calm = instant("Calm", "{W}", becomes(target(creatures), m.LoseKeyword(k.DOUBLE_STRIKE)))
    scene = Scene({"hand": [calm], "battlefield": [having("Duelist", 2, 2, double_strike, first_strike), BEAR]})
    fight(scene, {"Duelist": "B", "Bear": "B"}, {})
    scene.until(t.FIRST_STRIKE_DAMAGE)
    assert lives(scene) == [20, 18]
    scene.play(A, "Cast Calm", "Duelist")
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 16]


@cr("702.7c", "510.4")
def test_a_first_striker_that_had_nothing_to_assign_is_not_a_latecomer() -> None:
    """Power 0 in the first combat damage step; then it loses first strike and grows: it had first strike then."""
    calm = instant("Calm", "{W}", becomes(target(creatures), m.LoseKeyword(k.FIRST_STRIKE), m.ModifyPT(3, 3)))
    scene = Scene({"hand": [calm], "battlefield": [having("Squire", 0, 2, first_strike), BEAR]})
    fight(scene, {"Squire": "B", "Bear": "B"}, {})
    scene.until(t.FIRST_STRIKE_DAMAGE)
    scene.play(A, "Cast Calm", "Squire")
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 18]


@cr("510.4", "702.7b", "508.4d")
def test_a_first_striker_that_joins_between_the_steps_strikes_in_the_second() -> None:
    scene = Scene(
        {"hand": [JOIN, having("Lancer", 4, 1, first_strike)], "battlefield": [having("Duelist", 2, 2, first_strike)]}
    )
    fight(scene, {"Duelist": "B"}, {})
    scene.until(t.FIRST_STRIKE_DAMAGE)
    scene.play(A, "Cast Join")
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 14]


@cr("510.4", "702.7b")
@pytest.mark.parametrize("gained", [True, False])
def test_first_strike_is_looked_for_as_the_step_begins(gained: bool) -> None:
    """Gained, or lost, in the declare blockers step, by the blocker alone."""
    quick = instant("Quick", "{W}", gets(target(creatures), 0, 0, first_strike))
    slow = instant("Slow", "{W}", becomes(target(creatures), m.LoseKeyword(k.FIRST_STRIKE)))
    guard = having("Guard", 2, 2, *([] if gained else [first_strike]))
    scene = Scene({"battlefield": [BEAR]}, {"hand": [quick, slow], "battlefield": [guard]})
    fight(scene, {"Bear": "B"}, {"Guard": "Bear"})
    scene.play(B, "Cast Quick" if gained else "Cast Slow", "Guard")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.st.step == (t.FIRST_STRIKE_DAMAGE if gained else t.COMBAT_DAMAGE)
    scene.until(t.END_COMBAT)
    assert (scene.zone("Guard"), scene.zone("Bear")) == ("battlefield" if gained else "graveyard", "graveyard")


@cr("702.2c", "702.19b", "702.2b")
def test_deathtouch_and_trample_against_several_blockers_and_a_battle() -> None:
    """One damage for each blocker, the rest for the battle that it attacks."""
    worm = having("Worm", 5, 5, deathtouch, trample)
    scene = Scene({"battlefield": [worm, siege(B)]}, {"battlefield": [OX, having("Wall", 0, 9)]})
    fight(scene, {"Worm": "Siege"}, {"Ox": "Worm", "Wall": "Worm"})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer(1)
    scene.answer(1)
    assert (scene.zone("Ox"), scene.zone("Wall"), scene.one("Siege").counters["defense"]) == (
        "graveyard",
        "graveyard",
        2,
    )
    assert lives(scene) == [20, 20]


@cr("702.19e", "702.19f")
@pytest.mark.parametrize(("over", "life"), [(True, 15), (False, 20)])
def test_trample_over_a_planeswalker_that_has_gone(over: bool, life: int) -> None:
    from inset.language.filters import HasType

    giant = having("Giant", 7, 7, Keyword(k.TRAMPLE, where=HasType(t.PLANESWALKER)) if over else trample)
    scene = Scene({"battlefield": [giant], "hand": [HOME]}, {"battlefield": [walker(), having("Cow", 2, 2)]})
    fight(scene, {"Giant": "Mage"}, {"Cow": "Giant"})
    scene.play(A, "Cast Home", "Mage")
    while scene.asked() == "priority" and scene.st.step < t.END_COMBAT:
        scene.game.choose(PASS)
    if over:
        scene.answer(2)
    assert (lives(scene), scene.zone("Cow")) == ([20, life], "graveyard")


@cr("702.19e", "506.4c")
def test_trample_over_planeswalkers_does_not_reach_past_a_battle_that_has_gone() -> None:
    from inset.language.filters import HasType

    giant = having("Giant", 7, 7, Keyword(k.TRAMPLE, where=HasType(t.PLANESWALKER)))
    scene = Scene({"battlefield": [giant, siege(B)], "hand": [HOME]}, {})
    fight(scene, {"Giant": "Siege"}, {})
    scene.play(A, "Cast Home", "Siege")
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 20]


@cr("702.19c", "510.1e")
def test_two_that_trample_over_one_planeswalker_count_together() -> None:
    """The first may send all to the player if the second sees to the planeswalker."""
    from inset.language.filters import HasType

    over = Keyword(k.TRAMPLE, where=HasType(t.PLANESWALKER))
    scene = Scene(
        {"battlefield": [having("One", 5, 5, over), having("Two", 5, 5, over)]}, {"battlefield": [walker(loyalty=5)]}
    )
    fight(scene, {"One": "Mage", "Two": "Mage"}, {})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert [option.answer for option in scene.game.options] == [0, 1, 2, 3, 4, 5]
    scene.answer(2)
    assert [option.answer for option in scene.game.options] == [3, 4, 5]
    scene.answer(3)
    assert lives(scene) == [20, 15]


# --- attacking keywords ----------------------------------------------------------------------------------------------


@cr("702.83a", "702.83b", "506.5", "508.4")
def test_exalted_with_a_creature_that_joins_before_it_resolves() -> None:
    """Only one was declared: it attacked alone, no matter what is attacking now; the one that joined gets nothing."""
    angel = having("Angel", 1, 1, Keyword(k.EXALTED), Keyword(k.EXALTED))
    scene = Scene({"battlefield": [BEAR, angel], "hand": [JOIN, CAT]})
    fight(scene, {"Bear": "B"})
    assert scene.stack() == ["Angel", "Angel"]
    scene.cast(A, "Cast Join")
    scene.settle()
    assert (scene.size("Bear"), scene.size("Cat")) == ((4, 4), (1, 1))


@cr("702.121a", "508.6")
@pytest.mark.parametrize(
    ("whom", "bonus"),
    [
        ({"Orc": "B"}, 1),
        ({"Orc": "B", "Bear": "C", "Cat": "D"}, 3),
        ({"Orc": "B", "Bear": "Mage"}, 1),
        ({"Orc": "Mage", "Bear": "D"}, 1),
    ],
)  # fmt: skip
def test_melee_counts_players_that_were_attacked_themselves(whom: dict[str, str], bonus: int) -> None:
    orc = having("Orc", 2, 2, Keyword(k.MELEE))
    scene = Scene({"battlefield": [orc, BEAR, CAT]}, {}, {"battlefield": [walker()]}, {})
    fight(scene, whom)
    scene.settle()
    assert scene.size("Orc") == (2 + bonus, 2 + bonus)


@cr("702.121a", "702.121b")
def test_melee_counts_an_opponent_whose_attacker_is_gone_and_each_instance() -> None:
    orc = having("Orc", 2, 2, Keyword(k.MELEE), Keyword(k.MELEE))
    scene = Scene({"battlefield": [orc, BEAR]}, {"hand": [DOOM]}, {})
    fight(scene, {"Orc": "B", "Bear": "C"})
    scene.cast(B, "Cast Doom", "Bear")
    scene.settle()
    assert scene.size("Orc") == (6, 6)


@cr("702.105a")
@pytest.mark.parametrize(
    ("whom", "life", "grown"), [("B", 20, 1), ("C", 20, 0), ("Mage", 20, 0), ("B", 19, 0), ("C", 25, 1)]
)
def test_dethrone(whom: str, life: int, grown: int) -> None:
    """B has ``life`` of 20 as A does, C 5 less, or more: only a player with the most life, tied or not."""
    knight = having("Knight", 2, 2, Keyword(k.DETHRONE))
    c = 15 if life <= 20 else life
    scene = Scene({"battlefield": [knight]}, {"life": min(life, 20), "battlefield": [walker()]}, {"life": c})
    fight(scene, {"Knight": whom})
    scene.settle()
    assert scene.one("Knight").counters.get("+1/+1", 0) == grown


@cr("702.116a", "508.5", "508.4", "508.3a")
def test_myriad_of_who_attacks_a_planeswalker() -> None:
    """The defending player is who controls it: a copy for each of the two others, one of them at a planeswalker; copies
    never attacked, so that they trigger nothing; all are exiled at end of combat."""
    hydra = having("Hydra", 2, 2, Keyword(k.MYRIAD))
    horn = enchantment("Horn", "{W}", whenever(attacks(creatures), gain_life(1)))
    mine = planeswalker("Sage", "{U}", "Jace", 4)
    scene = Scene(
        {"battlefield": [hydra, horn]},
        {},
        {"battlefield": [walker()]},
        {"battlefield": [(mine, {"counters": {"loyalty": 4}})]},
    )
    fight(scene, {"Hydra": "Mage"})
    scene.settle("Hydra", "yes", True, "Attack Sage")
    tokens = [obj for obj in scene.all("Hydra") if obj.token]
    assert len(tokens) == 2 and all(obj.tapped and obj.combat is not None for obj in tokens)
    assert lives(scene)[A] == 21
    scene.until(t.END_COMBAT)
    assert lives(scene)[B] == 18 and scene.one("Sage").counters == {"loyalty": 2}
    scene.settle()
    assert len(scene.all("Hydra")) == 1


@cr("702.116a", "608.2h")
def test_myriad_of_who_has_died() -> None:
    """The copies are of the creature as it last was."""
    hydra = having("Hydra", 2, 2, Keyword(k.MYRIAD))
    scene = Scene({"battlefield": [hydra]}, {"hand": [DOOM]}, {})
    fight(scene, {"Hydra": "B"})
    scene.cast(B, "Cast Doom", "Hydra")
    scene.settle("yes", True)
    tokens = [obj for obj in scene.all("Hydra") if obj.token]
    assert [obj.combat is not None and obj.combat.attacking for obj in tokens] == [-1 - C]


@cr("702.39a", "509.1c", "508.5")
def test_provoke_untaps_and_binds_only_if_able() -> None:
    """A tapped creature of the defending player is untapped and must block; nobody else's can be provoked."""
    brute = having("Brute", 3, 3, Keyword(k.PROVOKE))
    scene = Scene({"battlefield": [brute]}, {"battlefield": [CAT]}, {"battlefield": [(OX, {"tapped": True}), BEAR]})
    fight(scene, {"Brute": "C"})
    assert scene.asked() == "target" and all("Cat" not in words for words in scene.words())
    scene.answer("Ox")
    scene.settle(True)
    assert not scene.one("Ox").tapped
    while scene.asked() != "block":
        scene.game.choose(PASS)
    assert scene.words() == ["Don't block", "Block Brute (A's)"], "Bear: Ox is not asked"
    scene.answer("Don't")
    ox = scene.one("Ox").combat
    assert ox is not None and ox.blocking


@cr("702.39a", "702.39b", "702.111b", "509.1c")
def test_provoke_twice_and_menace() -> None:
    """Two provokers: a creature that blocks one can obey but one. With menace, one creature can't block at all."""
    scene = Scene(
        {"battlefield": [having("One", 3, 3, Keyword(k.PROVOKE)), having("Two", 3, 3, Keyword(k.PROVOKE), menace)]},
        {"battlefield": [OX]},
    )
    fight(scene, {"One": "B", "Two": "B"})
    scene.settle("One", "Two", "Ox", True, "Ox", True, True)
    scene.until(t.DECLARE_BLOCKERS)  # there is nothing to ask
    ox = scene.one("Ox").combat
    assert ox is not None and ox.blocking == (scene.one("One").id,)


# --- blocked keywords ------------------------------------------------------------------------------------------------

SNARE = instant("Snare", "{G}", e.CreateToken(creature_token("Wall", 0, 4, t.WHITE), blocking=target(creatures)))


@cr("702.25a", "702.25b", "509.3d")
def test_flanking_twice_and_a_blocker_that_enters() -> None:
    """Each instance triggers for each blocker without flanking, the one that enters blocking too; not for one that has it."""
    rider = having("Rider", 2, 9, Keyword(k.FLANKING), Keyword(k.FLANKING))
    scene = Scene(
        {"battlefield": [rider]}, {"battlefield": [OX, having("Lancer", 2, 2, Keyword(k.FLANKING))], "hand": [SNARE]}
    )
    fight(scene, {"Rider": "B"}, {"Ox": "Rider", "Lancer": "Rider"})
    assert scene.stack() == ["Rider", "Rider"]
    scene.settle()
    assert (scene.size("Ox"), scene.size("Lancer")) == ((-1, 2), (2, 2))
    scene.play(B, "Cast Snare", "Rider")
    assert scene.size("Wall Token") == (-2, 2)


@cr("702.45a", "509.3a", "509.3c")
def test_bushido_of_who_blocks_two() -> None:
    many = static(sta.Restrict(sta.CAN_BLOCK_ANY_NUMBER, IsThis()))
    samurai = having("Samurai", 2, 2, Keyword(k.BUSHIDO, number=1), many)
    scene = Scene({"battlefield": [BEAR, OX]}, {"battlefield": [samurai]})
    fight(scene, {"Bear": "B", "Ox": "B"})
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block Bear", "Block Ox")
    scene.settle()
    assert scene.size("Samurai") == (3, 3)


@cr("702.45a", "702.130a", "509.3c", "702.130b")
def test_becoming_blocked_by_a_creature_that_enters() -> None:
    """Unblocked until then: bushido and both afflicts trigger once; another that enters changes nothing."""
    imp = having("Imp", 2, 2, Keyword(k.BUSHIDO, number=1), Keyword(k.AFFLICT, number=1), Keyword(k.AFFLICT, number=2))
    scene = Scene({"battlefield": [imp]}, {"hand": [SNARE, SNARE]})
    fight(scene, {"Imp": "B"}, {})
    scene.cast(B, "Cast Snare", "Imp")
    scene.settle("Imp", "Imp", "Imp", 0, 1, 2)
    assert (lives(scene), scene.size("Imp")) == ([20, 17], (3, 3))
    scene.play(B, "Cast Snare", "Imp")
    assert (lives(scene), scene.size("Imp")) == ([20, 17], (3, 3))


# --- ninjutsu --------------------------------------------------------------------------------------------------------


@cr("702.49a", "509.1h")
def test_ninjutsu_waits_for_blocks() -> None:
    """Before blockers are declared no attacker is unblocked; then only those that are."""
    ninja = having("Ninja", 3, 3, ninjutsu("{U}"))
    scene = Scene({"battlefield": [BEAR, CAT], "hand": [ninja]}, {"battlefield": [OX]})
    fight(scene, {"Bear": "B", "Cat": "B"})
    assert not scene.could(A, "Ninja")
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block Bear")
    assert scene.could(A, "Ninja")
    scene.play(A, "Ninja")
    assert (scene.zone("Cat"), scene.zone("Bear"), scene.one("Ninja").tapped) == ("hand", "battlefield", True)
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 17]


@cr("702.49c", "506.3c", "508.4a")
def test_ninjutsu_against_a_planeswalker_that_goes() -> None:
    ninja = having("Ninja", 3, 3, ninjutsu("{U}"))
    scene = Scene({"battlefield": [BEAR, CAT], "hand": [ninja]}, {"hand": [HOME], "battlefield": [walker()]})
    fight(scene, {"Bear": "Mage", "Cat": "B"}, {})
    scene.cast(A, "Ninja", "Bear")
    scene.cast(B, "Cast Home", "Mage")
    scene.settle()
    assert (scene.zone("Ninja"), scene.one("Ninja").combat, scene.one("Ninja").tapped) == ("battlefield", None, True)


@cr("702.49c", "702.22f")
def test_ninjutsu_into_the_planeswalkers_attack() -> None:
    """Attacking the same planeswalker as the creature that was returned; damage goes there."""
    ninja = having("Ninja", 3, 3, ninjutsu("{U}"))
    scene = Scene({"battlefield": [BEAR], "hand": [ninja]}, {"battlefield": [walker()]})
    fight(scene, {"Bear": "Mage"}, {})
    scene.play(A, "Ninja")
    scene.until(t.END_COMBAT)
    assert (lives(scene), scene.one("Mage").counters) == ([20, 20], {"loyalty": 2})


# --- decayed, enlist, goad -------------------------------------------------------------------------------------------


@cr("702.147a")
def test_decayed_under_another_player_is_not_sacrificed() -> None:
    """Its controller of then has to sacrifice it; who has it now is somebody else."""
    keep = instant("Keep", "{U}", becomes(target(permanents), m.SetController(you), duration=e.FOREVER))
    zombie = having("Zombie", 2, 2, Keyword(k.DECAYED))
    scene = Scene({"battlefield": [zombie]}, {"hand": [keep]})
    fight(scene, {"Zombie": "B"})
    scene.settle()
    scene.play(B, "Cast Keep", "Zombie")
    scene.until(t.POSTCOMBAT_MAIN)
    assert (scene.zone("Zombie"), scene.chars("Zombie").controller) == ("battlefield", B)


@cr("702.154a", "702.154c", "508.1g", "508.1f")
def test_whom_a_creature_may_enlist() -> None:
    """Untapped, no attacker, with haste or here since the turn began; one creature for one enlist ability."""
    hasty = having("Hasty", 5, 1, Keyword(k.HASTE))
    scene = Scene({"battlefield": [
        having("Lord", 1, 1, Keyword(k.ENLIST)), having("Lady", 1, 1, Keyword(k.ENLIST)), (OX, {"since": 1}),
        (hasty, {"since": 1}), (BEAR, {"tapped": True}), having("Home", 4, 4), having("Guard", 7, 7, vigilance),
    ]})  # fmt: skip
    fight(scene, {"Lord": "B", "Lady": "B", "Guard": "B"})
    names = scene.words()
    assert any("Home" in w for w in names) and any("Hasty" in w for w in names)
    assert not any(n in w for w in names for n in ("Ox", "Bear", "Lady", "Guard"))
    scene.answer("Home")
    assert not any("Home" in w for w in scene.words())
    scene.answer("Hasty")
    scene.settle("Lord", "Lady")
    assert sorted([scene.size("Lord"), scene.size("Lady")]) == [(5, 1), (6, 1)]


@cr("702.154a", "107.1b", "608.2h")
def test_the_power_that_enlist_gives() -> None:
    """As the ability resolves; of a creature that has left, as it last was; less than 0 is 0."""
    weak = having("Weak", -2, 3)
    scene = Scene(
        {"battlefield": [having("Lord", 1, 1, Keyword(k.ENLIST), Keyword(k.ENLIST)), weak, OX]}, {"hand": [DOOM]}
    )
    fight(scene, {"Lord": "B"})
    scene.answer("Weak", "Ox")
    scene.cast(B, "Cast Doom", "Ox")
    scene.settle("Lord")
    assert scene.size("Lord") == (2, 1)


@cr("701.15b", "701.15c", "508.1d")
def test_goaded_by_both_opponents() -> None:
    """Each is another player than the other goader: either may be attacked, no planeswalker of theirs, and it must attack."""
    prod = instant("Prod", "{R}", e.Goad(target(creatures)))
    scene = Scene({"battlefield": [BEAR]}, {"hand": [prod]}, {"hand": [prod], "battlefield": [walker()]})
    scene.play(B, "Cast Prod", "Bear")
    scene.play(C, "Cast Prod", "Bear")
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    assert scene.words() == ["Attack B", "Attack C"]


@cr("701.15b", "508.1d")
@pytest.mark.parametrize("price", ["Propaganda", "wall"])
def test_goaded_where_the_other_player_can_not_be_attacked(price: str) -> None:
    """B goaded it. Nobody has to pay to attack C: it may attack B instead, or C for {2}; if C can't be attacked, B it is."""
    prod = instant("Prod", "{R}", e.Goad(target(creatures)))
    wall = enchantment("Wall", "{W}", sta.Restrict(sta.CANT_ATTACK, creatures, sta.YOU_ALONE))
    scene = Scene(
        {"battlefield": [BEAR]}, {"hand": [prod]}, {"battlefield": ["Propaganda" if price == "Propaganda" else wall]}
    )
    scene.play(B, "Cast Prod", "Bear")
    while scene.asked() == "priority" and scene.st.step < t.DECLARE_ATTACKERS:
        scene.game.choose(PASS)
    if price == "Propaganda":
        assert scene.words() == ["Attack B", "Attack C"]
    else:
        bear = scene.one("Bear").combat
        assert bear is not None and bear.attacking == -1 - B


@cr("701.15a", "701.15d")
def test_goad_lasts_until_the_goaders_next_turn_and_counts_once() -> None:
    prod = instant("Prod", "{R}", e.Goad(target(creatures)))
    scene = Scene({"battlefield": [BEAR]}, {"hand": [prod, prod]}, {})
    scene.play(B, "Cast Prod", "Bear")
    scene.play(B, "Cast Prod", "Bear")
    while scene.asked() == "priority" and scene.st.step < t.DECLARE_ATTACKERS:
        scene.game.choose(PASS)
    bear = scene.one("Bear").combat
    assert bear is not None and bear.attacking == -1 - C
    scene.until(t.UPKEEP, turn=2)
    assert not scene.st.floating
