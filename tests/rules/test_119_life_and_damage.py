"""119, 120: life totals set and exchanged, damage beyond what is lethal, the order in which damage is dealt."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, filters as f, keywords as k, mods as m, patterns as p, statics as sta
from inset.language.abilities import Keyword
from inset.language.words.kinds import (
    activated,
    artifact,
    battle,
    creature,
    deathtouch,
    enchantment,
    instant,
    lifelink,
    planeswalker,
    sorcery,
    whenever,
)
from inset.language.words.nouns import (
    controller_of,
    creatures,
    each,
    each_opponent,
    each_player,
    number_of,
    planeswalkers,
    target,
    target_player,
    that_much,
    they_control,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import attacks, becomes, deal, draw, gain_life, gains_life, lose_life, pay_life
from inset.rules.model import event_records as ev
from inset.rules.model.object_notes import PROTECTOR
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX

SWAP = sorcery("Swap", "{B}", e.ExchangeLife(target_player(count=2)))
DRY = enchantment("Dry", "{B}", sta.PlayerRule(sta.CANT_GAIN_LIFE, you))
STILL = artifact("Still", "{8}", sta.PlayerRule(sta.LIFE_CANT_CHANGE, you))
BELL = enchantment("Bell", "{W}", whenever(gains_life(you), draw()))


# --- life (119) ------------------------------------------------------------------------------------------------------------


@cr("119.1c")
def test_a_commander_game_starts_with_forty_life() -> None:
    scene = Scene({}, {}, format="commander")
    assert (scene.life(A), scene.life(B), Scene({}).life(A)) == (40, 40, 20)


@cr("119.5")
@pytest.mark.parametrize(("before", "events"), [(3, (1, 0)), (17, (0, 1)), (10, (0, 0))])
def test_a_life_total_that_becomes_a_number(before: int, events: tuple[int, int]) -> None:
    """The difference is gained or lost: effects that look for that see it."""
    even = sorcery("Even", "{W}", e.SetLife(you, 10))
    scene = Scene({"hand": [even], "life": before, "battlefield": [BELL]})
    scene.play(A, "Cast Even")
    assert (scene.life(A), scene.happened(ev.GAINED_LIFE), scene.happened(ev.LOST_LIFE)) == (10, *events)
    assert scene.count(A, "hand") == events[0]


@cr("119.5", "119.7", "119.8")
def test_a_life_total_that_cant_become_that() -> None:
    up, down = sorcery("Up", "{W}", e.SetLife(each_player, 30)), sorcery("Down", "{B}", e.SetLife(each_player, 5))
    scene = Scene({"hand": [up, down], "battlefield": [DRY]})
    scene.play(A, "Cast Up")
    assert (scene.life(A), scene.life(B)) == (20, 30)
    scene.play(A, "Cast Down")
    assert (scene.life(A), scene.life(B)) == (5, 5)
    fixed = Scene({"hand": [up, down], "battlefield": [STILL]})
    fixed.play(A, "Cast Up")
    fixed.play(A, "Cast Down")
    assert (fixed.life(A), fixed.life(B)) == (20, 5)


@cr("119.5", "608.2h")
def test_numbers_for_all_players_are_found_before_any_changes() -> None:
    """ "Each player's life total becomes the number of creatures they control"."""
    rhythm = sorcery("Rhythm", "{G}", e.SetLife(each_player, number_of(creatures & they_control)))
    scene = Scene({"hand": [rhythm], "battlefield": [BEAR, OX]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Rhythm")
    assert (scene.life(A), scene.life(B)) == (2, 1)


@cr("119.7", "119.8", "701.12a", "701.12c")
@pytest.mark.parametrize(
    ("mine", "there", "result"),
    [
        (5, [], (20, 5)),
        (30, [], (20, 30)),
        (5, [DRY], (5, 20)),  # who can't gain life can't be given more …
        (30, [DRY], (20, 30)),  # … but less
        (5, [STILL], (5, 20)),
        (30, [STILL], (30, 20)),
    ],
)
def test_life_totals_are_exchanged_whole_or_not(mine: int, there: list[object], result: tuple[int, int]) -> None:
    scene = Scene({"hand": [SWAP], "life": mine, "battlefield": there})
    scene.play(A, "Cast Swap", "A", "B")
    assert (scene.life(A), scene.life(B)) == result


@cr("119.6", "704.5a")
def test_a_player_with_no_life_loses_when_state_based_actions_are_checked() -> None:
    """Not before: life that the same spell gives back saves them."""
    both = sorcery("Both", "{B}", lose_life(20), gain_life(1))
    scene = Scene({"hand": [both, sorcery("End", "{B}", lose_life(1))]})
    scene.play(A, "Cast Both")
    assert (scene.life(A), scene.game.outcome) == (1, None)
    scene.play(A, "Cast End")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (B,)


@cr("119.8", "120.3a")
def test_damage_to_a_player_who_cant_lose_life() -> None:
    """It is dealt, and no life is lost by it."""
    scene = Scene({"battlefield": [STILL], "hand": [BOLT]})
    scene.play(A, "Cast Bolt", "A")
    assert (scene.life(A), scene.happened(ev.DAMAGE), scene.happened(ev.LOST_LIFE)) == (20, 1, 0)


# --- damage (120) -----------------------------------------------------------------------------------------------------------


@cr("120.2a", "510.1a")
def test_combat_damage_is_as_much_as_the_power() -> None:
    scene = Scene({"battlefield": [creature("Big", "{G}", "Elk", 5, 5)]}, {"battlefield": [OX]})
    scene.until(t.END_COMBAT, attack=["Big"], block={"Ox": "Big"})
    assert (scene.zone("Ox"), scene.one("Big").damage) == ("graveyard", 1)


@cr("120.2b", "120.7")
def test_a_spell_or_ability_says_which_object_deals_damage() -> None:
    """A creature that deals damage equal to its power deals it, not the spell: its lifelink counts, and its color."""
    bite = sorcery("Bite", "{G}", e.EachDealsDamage(target(creatures & you_control), target(creatures)))
    saint = creature("Saint", "{W}", "Cleric", 3, 3, lifelink)
    scene = Scene({"hand": [bite], "battlefield": [saint]}, {"battlefield": [OX]})
    scene.play(A, "Cast Bite", "Ox")
    assert (scene.life(A), scene.one("Ox").damage) == (23, 3)
    source = next(event.other for event in scene.game.events if event.kind == ev.DAMAGE)
    assert source == scene.one("Saint").id


SPILL = instant("Spill", "{R}", e.DealDamage(4, one := target(creatures | planeswalkers), excess_to=controller_of(one)))


@cr("120.4a", "120.6")
@pytest.mark.parametrize(
    ("victim", "fields", "stays", "life"),
    [
        (BEAR, {}, 2, 18),
        (BEAR, {"damage": 1}, 1, 17),  # damage that is marked already counts
        (OX, {}, 4, 20),
        (planeswalker("Walker", "{U}", "Jace", 3), {"counters": {"loyalty": 3}}, 3, 19),
    ],
)
def test_excess_damage_is_dealt_elsewhere(victim: object, fields: dict[str, object], stays: int, life: int) -> None:
    scene = Scene({"hand": [SPILL]}, {"battlefield": [(victim, fields)]})
    scene.play(A, "Cast Spill")
    dealt = [event.amount for event in scene.game.events if event.kind == ev.DAMAGE and event.obj]
    assert (dealt, scene.life(B)) == ([stays], life)


@cr("120.4a", "702.2c")
def test_all_but_one_is_excess_damage_of_a_source_with_deathtouch() -> None:
    aim = target(creatures)
    spit = instant(
        "Spit", "{B}", e.DealDamage(4, aim, source=each(creatures & you_control), excess_to=controller_of(aim))
    )
    asp = creature("Asp", "{B}", "Snake", 1, 1, deathtouch)
    scene = Scene({"hand": [spit], "battlefield": [asp]}, {"battlefield": [OX]})
    scene.play(A, "Cast Spit", "Ox")
    assert (scene.life(B), scene.zone("Ox")) == (17, "graveyard")


@cr("120.4b", "120.4d", "615.5")
def test_damage_is_changed_then_turned_into_results_then_dealt() -> None:
    """The example of 120.4: 3 damage by wither and lifelink, 2 of it prevented, and life gained twice as much."""
    boon = enchantment("Boon", "{W}", sta.LifeGainChanged(you, times=2))
    witch = creature("Witch", "{B}", "Warlock", 3, 3, lifelink, Keyword(k.WITHER))
    shield = instant("Shield", "{W}", e.PreventNext(2, target(creatures)))
    scene = Scene({"battlefield": [boon, witch]}, {"battlefield": [BEAR], "hand": [shield]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Witch"], block={"Bear": "Witch"})
    scene.cast(B, "Cast Shield", "Bear")
    scene.until(t.END_COMBAT)
    assert (scene.one("Bear").counters, scene.life(A), scene.one("Witch").damage) == ({"-1/-1": 1}, 22, 2)


@cr("120.9")
def test_that_much_is_what_the_source_in_question_dealt() -> None:
    """Another creature deals damage to the same player at the same time: it doesn't count."""
    drains = whenever(p.DealsDamage(this_one, to_players=each_opponent), gain_life(that_much))
    thief = creature("Thief", "{B}", "Rogue", 2, 2, drains)
    scene = Scene({"battlefield": [thief, creature("Big", "{G}", "Elk", 5, 5)]})
    scene.until(t.COMBAT_DAMAGE, attack=["Thief", "Big"])
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (22, 13)


ORC = enchantment("Orc", "{R}", whenever(p.DealtExcess(creatures), gain_life(that_much)))


@cr("120.10")
def test_excess_damage_is_what_all_sources_together_deal_too_much() -> None:
    """Two attackers are blocked by one creature: what both deal is added up."""
    scene = Scene({"battlefield": [ORC, BEAR, OX], "hand": [BOLT]}, {"battlefield": [OX]})
    scene.play(A, "Cast Bolt", scene.all("Ox")[1].id)
    assert scene.life(A) == 20  # three to a toughness of four
    duel = sorcery("Duel", "{G}", e.EachDealsDamage(each(creatures & you_control), target(creatures & ~you_control)))
    two = Scene({"battlefield": [ORC, BEAR, BEAR, BEAR], "hand": [duel]}, {"battlefield": [OX]})
    two.play(A, "Cast Duel")
    assert two.life(A) == 22
    kills = Scene({"battlefield": [ORC, BEAR], "hand": [BOLT]}, {"battlefield": [BEAR]})
    kills.play(A, "Cast Bolt", kills.all("Bear")[1].id)
    assert kills.life(A) == 21


@cr("120.10")
def test_excess_damage_to_planeswalkers_and_battles_is_beyond_their_counters() -> None:
    any_orc = enchantment("Orc", "{R}", whenever(p.DealtExcess(f.Anything()), gain_life(that_much)))
    walker = (planeswalker("Walker", "{U}", "Jace", 3), {"counters": {"loyalty": 1}})
    siege = (battle("Siege", "{U}", "Siege", 5), {"counters": {"defense": 2}, "notes": {PROTECTOR: A}})
    for victim, life in ((walker, 22), (siege, 21)):
        scene = Scene({"battlefield": [any_orc], "hand": [BOLT]}, {"battlefield": [victim]})
        scene.play(A, "Cast Bolt", victim[0].name)
        assert scene.life(A) == life


@cr("120.9", "603.2c")
def test_being_dealt_damage_by_several_sources_at_once_is_one_event() -> None:
    """It triggers once, and "that much" is all of it."""
    hurt = p.DealsDamage(f.Anything(), this_one, batch=True)
    wall = creature("Hope", "{W}", "Wall", 0, 9, whenever(hurt, gain_life(that_much)))
    duel = sorcery("Duel", "{G}", e.EachDealsDamage(each(creatures & you_control), target(creatures & ~you_control)))
    scene = Scene({"battlefield": [BEAR, creature("Big", "{G}", "Elk", 5, 5)], "hand": [duel]}, {"battlefield": [wall]})
    scene.cast(A, "Cast Duel")
    scene.resolve()
    assert scene.stack() == ["Hope"]
    scene.settle()
    assert scene.life(B) == 27


@cr("603.2c", "120.9")
def test_all_that_one_source_deals_at_once_is_one_event_and_two_sources_are_two() -> None:
    """ "Whenever a creature deals damage": two creatures hit the same player, then one hits two creatures."""
    deals = whenever(p.DealsDamage(creatures & you_control, batch=True), gain_life(that_much))
    two = Scene({"battlefield": [enchantment("Joy", "{W}", deals), BEAR, creature("Big", "{G}", "Elk", 5, 5)]})
    two.until(t.COMBAT_DAMAGE, attack=["Bear", "Big"])
    assert two.stack() == ["Joy", "Joy"]
    two.settle()
    assert (two.life(A), two.life(B)) == (27, 13)
    roar = whenever(attacks(this_one), e.DealDamage(1, each(creatures & ~you_control)))
    roarer = creature("Roarer", "{R}", "Cat", 1, 1, roar)
    one = Scene({"battlefield": [enchantment("Joy", "{W}", deals), roarer]}, {"battlefield": [OX, OX]})
    one.until(t.DECLARE_ATTACKERS, attack=["Roarer"])
    one.resolve()
    assert one.stack() == ["Joy"]
    one.settle()
    assert one.life(A) == 22


@cr("119.4b", "118.5")
def test_0_life_can_always_be_paid() -> None:
    charm = artifact("Charm", "{1}", activated(pay_life(0), gain_life(1)))
    scene = Scene({"battlefield": [charm]})
    scene.play(A, "Charm")
    assert scene.life(A) == 21


@cr("120.1a")
def test_damage_to_what_is_not_a_creature_any_more() -> None:
    from inset.language.words.nouns import any_target

    bolt = instant("Bolt", "{R}", deal(3, any_target()))
    stone = instant("Stone", "{U}", becomes(target(creatures), m.SetTypes(t.ARTIFACT)))
    scene = Scene({"hand": [bolt]}, {"hand": [stone], "battlefield": [BEAR]})
    scene.cast(A, "Cast Bolt", "Bear")
    scene.cast(B, "Cast Stone")
    scene.settle()
    assert (scene.zone("Bear"), scene.one("Bear").damage) == ("battlefield", 0)
