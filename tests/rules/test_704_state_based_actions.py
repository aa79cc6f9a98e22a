"""704: state-based actions."""

from typing import Any

from inset.kernel.types import (
    COMMAND,
    CREATURE,
    ENCHANTMENT,
    EXILE,
    GRAVEYARD,
    HAND,
    LEGENDARY,
    STACK,
    UPKEEP,
    WORLD,
)
from inset.language import statics as sta
from inset.language.abilities import Body, Triggered
from inset.language.card import Card, Face
from inset.language.effects import THIS_TURN, GainLife
from inset.language.filters import Anything, HasType
from inset.language.mods import AddTypes, SetPT
from inset.language.patterns import ChapterReached
from inset.language.selections import You
from inset.language.words.kinds import artifact, artifact_creature, aura, enchant, sorcery, whenever
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import dies, gain_life, gets, have, lose_life, plus
from inset.rules import atoms
from inset.rules.events import destroying, moving
from inset.rules.model import event_records as ev
from inset.rules.model.answer_codec import named
from inset.rules.model.lasting_effects import REGENERATION
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.state import COMMANDER, TRIGGERED, Combat, Ctx, OnStack
from inset.rules.turn import state_based_actions
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, PACIFISM, SIEGE, SWORD, WALKER
from tests.harness.table import Table, ability, bear, kw

INDESTRUCTIBLE = bear("indestructible")


def check(table: Table) -> bool:
    """One check, with no question."""
    assert table.sequences(lambda: state_based_actions.check(table.st)) == [()]
    return _run(table, [])


def _run(table: Table, answers: list[Any]) -> bool:
    gen = state_based_actions.check(table.st)
    value: Any = None
    try:
        while True:
            decision = gen.send(value)
            value = named(decision, answers.pop(0))
            assert value in list(decision.values)
    except StopIteration as stop:
        return bool(stop.value)


def lost(table: Table) -> list[str]:
    return [player.lost for player in table.st.players]


# --- players ---------------------------------------------------------------------------------------


@cr("704.5a", "104.3b", "104.2a")
def test_no_life() -> None:
    table = Table()
    atoms.change_player(table.st, 1, life=0)
    assert check(table)
    assert lost(table) == ["", "704.5a"]
    assert (table.st.outcome.kind, table.st.outcome.winners) == ("win", (0,))


@cr("704.5b", "104.3c", "121.4")
def test_drawing_from_an_empty_library() -> None:
    table = Table(library=1)
    table.run(moving.draw(table.st, 0, 2))
    assert len(table.st.hands[0]) == 1
    assert check(table)
    assert lost(table) == ["704.5b", ""]


@cr("704.5c", "104.3d")
def test_ten_poison_counters() -> None:
    table = Table()
    atoms.player_counters(table.st, 0, "poison", 9, "")
    assert not check(table)
    atoms.player_counters(table.st, 0, "poison", 1, "")
    assert check(table)
    assert lost(table) == ["704.5c", ""]


@cr("104.4a")
def test_all_players_lose_at_once() -> None:
    table = Table()
    atoms.change_player(table.st, 0, life=-1)
    atoms.change_player(table.st, 1, drew_from_empty=True)
    assert check(table)
    assert (table.st.outcome.kind, table.st.outcome.rule) == ("draw", "104.4a")


@cr("704.5a", "704.5b")
def test_a_player_who_cant_lose_stays() -> None:
    table = Table()
    angel = table.put(0, bear(ability(sta.PlayerRule(sta.CANT_LOSE_GAME, You()))))
    atoms.change_player(table.st, 0, life=0, drew_from_empty=True)
    assert not check(table)
    table.run(destroying.destroy(table.st, [angel]))
    atoms.change_player(table.st, 0, life=1)
    assert not check(table)  # the attempt to draw was before the last check
    atoms.change_player(table.st, 0, life=0)
    assert check(table)
    assert lost(table) == ["704.5a", ""]


@cr("704.6c", "903.10a")
def test_twenty_one_damage_by_one_commander() -> None:
    table = Table(format="commander")
    atoms.change_player(table.st, 0, commander_damage={1: 20, 2: 20})
    assert not check(table)
    atoms.change_player(table.st, 0, commander_damage={1: 21})
    assert check(table)
    assert lost(table) == ["704.6c", ""]


# --- creatures, planeswalkers, battles -------------------------------------------------------------


@cr("704.5f", "702.12b")
def test_no_toughness_even_if_indestructible() -> None:
    table = Table()
    oid = table.put(0, INDESTRUCTIBLE, counters={"-1/-1": 2})
    assert check(table)
    assert not table.on_battlefield(oid)
    assert len(table.st.graveyards[0]) == 1


@cr("704.5g", "702.12b", "120.6")
def test_lethal_damage() -> None:
    table = Table()
    oid = table.put(0, bear(), damage=1)
    tough = table.put(0, INDESTRUCTIBLE, damage=5)
    assert not check(table)
    atoms.mark_damage(table.st, oid, 1, False)
    assert check(table)
    assert not table.on_battlefield(oid)
    assert table.on_battlefield(tough)
    assert not check(table)


@cr("704.5h", "702.2b")
def test_damage_by_deathtouch_counts_until_the_next_check() -> None:
    table = Table()
    oid = table.put(0, bear(toughness=9), damage=1, deathtouched=True)
    tough = table.put(0, INDESTRUCTIBLE, damage=1, deathtouched=True)
    assert check(table)
    assert not table.on_battlefield(oid)
    assert not table.obj(tough).deathtouched


@cr("704.5g", "701.19a")
def test_regeneration_replaces_destruction() -> None:
    table = Table()
    oid = table.put(0, bear(), damage=2, combat=Combat(-2))
    atoms.new_floating(table.st, Ctx(oid, 0), THIS_TURN, objects=(oid,), role=REGENERATION)
    assert check(table)
    assert not check(table)
    obj = table.obj(oid)
    assert (obj.tapped, obj.damage, obj.combat) == (True, 0, None)


@cr("704.5i", "704.5v", "310.7")
def test_no_loyalty_and_no_defense() -> None:
    table = Table()
    walker = table.put(0, WALKER)
    siege = table.put(0, SIEGE, notes={PROTECTOR: 1})
    assert check(table)
    assert not table.on_battlefield(walker)
    assert not table.on_battlefield(siege)


@cr("704.5v")
def test_a_battle_waits_for_its_ability() -> None:
    table = Table()
    siege = table.put(0, SIEGE, notes={PROTECTOR: 1})
    table.put(0, SIEGE, STACK, stack=OnStack(TRIGGERED, None, Ctx(siege, 0)))
    assert not check(table)
    assert table.on_battlefield(siege)


@cr("704.5w", "704.5x", "310.10")
def test_a_battle_gets_a_protector_or_goes() -> None:
    table = Table(3)
    siege = table.put(0, SIEGE, counters={"defense": 3}, notes={PROTECTOR: 0})
    assert sorted(table.sequences(lambda: state_based_actions.check(table.st))) == [(1,), (2,)]
    assert _run(table, [2])
    assert PROTECTOR.of(table.obj(siege).notes) == 2
    assert not check(table)


@cr("704.3", "704.8", "603.10a")
def test_creatures_die_together_with_what_they_last_were() -> None:
    table = Table()
    lord = table.put(0, bear(ability(have(Anything(), plus(1, 1)))), damage=3)
    other = table.put(0, bear(whenever(dies(), gain_life(1))), damage=3)
    assert check(table)
    assert not table.on_battlefield(lord)
    assert not table.on_battlefield(other)
    assert table.st.lki[other][1].power == 3
    assert len({e.batch for e in table.events(ev.MOVED)}) == 1
    assert len(table.st.pending) == 1


# --- names, worlds, roles --------------------------------------------------------------------------


@cr("704.5j")
def test_the_legend_rule() -> None:
    card = Card((Face("Isamaru", None, CREATURE, ("Dog",), LEGENDARY, 2, 2),))
    table = Table()
    first, second, third = (table.put(0, card) for _ in range(3))
    theirs = table.put(1, card)
    assert sorted(table.sequences(lambda: state_based_actions.check(table.st))) == [(first,), (second,), (third,)]
    assert _run(table, [second])
    assert table.st.battlefield == (second, theirs)


@cr("704.5k")
def test_the_world_rule() -> None:
    card = Card((Face("World", None, ENCHANTMENT, (), WORLD),))
    table = Table()
    table.put(0, card)
    newest = table.put(1, card)
    assert check(table)
    assert table.st.battlefield == (newest,)


@cr("704.5y")
def test_one_role_of_each_player() -> None:
    role = aura("Role", "{W}", enchant(creatures))
    role = Card((Face("Role", None, ENCHANTMENT, ("Aura", "Role"), abilities=role.faces[0].abilities),))
    table = Table()
    host = table.put(0, bear())
    table.put(0, role, attached=host)
    theirs = table.put(1, role, attached=host)
    newest = table.put(0, role, attached=host)
    assert check(table)
    assert table.st.battlefield == (host, theirs, newest)


# --- attachments -----------------------------------------------------------------------------------


@cr("704.5m", "303.4c")
def test_an_aura_that_enchants_nothing_goes() -> None:
    table = Table()
    host = table.put(0, bear())
    good = table.put(0, PACIFISM, attached=host)
    table.put(0, PACIFISM)
    table.put(0, PACIFISM, attached=table.put(0, artifact("Rock", "{1}")))
    assert check(table)
    assert good in table.st.battlefield
    assert len(table.st.graveyards[0]) == 2
    table.run(destroying.destroy(table.st, [host]))
    assert check(table)
    assert not table.on_battlefield(good)


@cr("704.5m", "702.16c", "704.5n", "702.16d")
def test_protection_throws_off_what_is_attached() -> None:
    table = Table()
    host = table.put(0, bear(kw("protection", where=Anything())))
    table.put(0, PACIFISM, attached=host)
    sword = table.put(0, SWORD, attached=host)
    assert check(table)
    assert table.st.battlefield == (host, sword)
    assert table.obj(sword).attached == 0


@cr("704.5n", "301.5c")
def test_equipment_on_what_is_not_a_creature_falls_off() -> None:
    table = Table()
    rock = table.put(0, artifact("Rock", "{1}"))
    sword = table.put(0, SWORD, attached=rock)
    assert check(table)
    assert table.obj(sword).attached == 0
    gone = table.put(0, SWORD, attached=999)
    assert check(table)
    assert table.obj(gone).attached == 0


@cr("704.5p", "301.5c", "303.4d")
def test_creatures_are_not_attached() -> None:
    table = Table()
    host = table.put(0, bear())
    sword = table.put(0, SWORD, attached=host)
    binding = table.put(0, PACIFISM, attached=host)
    mods = (AddTypes(CREATURE), SetPT(2, 2))
    for oid in (sword, binding):
        atoms.new_floating(table.st, Ctx(oid, 0), THIS_TURN, objects=(oid,), mods=mods)
    assert check(table)
    assert (table.obj(sword).attached, table.obj(binding).attached) == (0, 0)
    assert check(table)  # now the Aura enchants nothing
    assert table.on_battlefield(sword)
    assert not table.on_battlefield(binding)


# --- counters, Sagas -------------------------------------------------------------------------------


@cr("704.5q")
def test_opposite_counters_go_in_pairs() -> None:
    table = Table()
    oid = table.put(0, bear(), counters={"+1/+1": 3, "-1/-1": 1})
    assert check(table)
    assert table.obj(oid).counters == {"+1/+1": 2}
    assert not check(table)


def saga() -> Card:
    chapters = tuple(Triggered(ChapterReached((n,)), Body((GainLife(You(), 1),))) for n in (1, 2))
    return Card((Face("Saga", None, ENCHANTMENT, ("Saga",), abilities=chapters),))


@cr("704.5s", "714.4", "714.2d")
def test_a_saga_is_sacrificed_after_its_last_chapter() -> None:
    table = Table()
    oid = table.put(0, saga(), counters={"lore": 1})
    assert not check(table)
    atoms.put_counters(table.st, oid, "lore", 1, "714.3c")
    assert len(table.st.pending) == 1
    assert not check(table)
    atoms.keep_pending(table.st, ())
    assert check(table)
    assert not table.on_battlefield(oid)
    assert table.events(ev.SACRIFICED)


@cr("714.4")
def test_a_saga_without_chapters_stays() -> None:
    table = Table()
    oid = table.put(0, Card((Face("Saga", None, ENCHANTMENT, ("Saga",)),)), counters={"lore": 3})
    assert not check(table)
    assert table.on_battlefield(oid)


# --- what ceases to exist --------------------------------------------------------------------------


@cr("704.5d", "704.5e")
def test_tokens_and_copies_elsewhere_cease_to_exist() -> None:
    table = Table()
    stays = table.put(0, bear(), token=True)
    on_stack = table.put(0, bear(), STACK, spell_copy=True)
    gone = [table.put(0, bear(), zone, token=True) for zone in (HAND, GRAVEYARD, EXILE)]
    gone.append(table.put(0, bear(), EXILE, spell_copy=True))
    assert check(table)
    assert not any(oid in table.st.objs for oid in gone)
    assert stays in table.st.objs
    assert on_stack in table.st.objs


# --- commanders ------------------------------------------------------------------------------------


@cr("704.6d", "903.9a")
def test_a_commander_may_go_to_the_command_zone() -> None:
    table = Table(format="commander")
    table.put(0, bear(), GRAVEYARD, flags=COMMANDER)
    assert _run(table, [True])
    assert len(table.st.command) == 1
    assert table.st.objs[table.st.command[0]].zone == COMMAND
    assert not table.st.graveyards[0]


@cr("903.9a")
def test_its_owner_is_asked_once() -> None:
    table = Table(format="commander")
    table.put(0, bear(), EXILE, flags=COMMANDER)
    assert not _run(table, [False])
    assert not check(table)
    assert len(table.st.exile) == 1


@cr("704.3", "117.5")
def test_checks_are_repeated_before_anybody_gets_priority() -> None:
    table = Table()
    lord = table.put(0, bear(ability(have(HasType(CREATURE), plus(1, 1)))), damage=3)
    weak = table.put(1, bear(power=0, toughness=0))
    table.start(UPKEEP)
    assert not table.on_battlefield(lord)
    assert not table.on_battlefield(weak)
    assert len({e.batch for e in table.events(ev.MOVED)}) == 2


@cr("704.5j")
def test_the_rest_of_the_legends_were_not_sacrificed_or_destroyed() -> None:
    card = Card((Face("Isamaru", None, CREATURE, ("Dog",), LEGENDARY, 2, 2, (kw("indestructible"),)),))
    table = Table()
    table.put(0, card, damage=2)
    second = table.put(0, card)
    assert _run(table, [second])
    assert table.st.battlefield == (second,)
    assert not table.events(ev.SACRIFICED)


@cr("704.3", "704.5f", "704.5q", "603.10a", "702.43a")
def test_counters_cancel_at_the_same_time_as_a_creature_dies() -> None:
    """It is last known with all of its counters; on what stays they cancel."""
    table = Table()
    both = {"+1/+1": 3, "-1/-1": 3}
    dying = table.put(0, artifact_creature("Core", "{2}", "Construct", 0, 0, kw("modular", number=1)), counters=both)
    staying = table.put(0, artifact_creature("Golem", "{4}", "Golem", 4, 4), counters=dict(both))
    assert check(table)
    assert not table.on_battlefield(dying)
    assert table.st.lki[dying][0].counters == both
    assert table.obj(staying).counters == {}
    assert [e.obj for e in table.events(ev.COUNTERS_REMOVED)] == [staying, staying]


@cr("704.4")
def test_state_based_actions_do_not_look_into_a_resolution() -> None:
    """0 life on the way is nothing, if it is more when the resolution is over."""
    dip = sorcery("Dip", "{B}", lose_life(25), gain_life(10))
    scene = Scene({"hand": [dip]})
    scene.play(A, "Cast Dip")
    assert (scene.life(A), scene.game.outcome) == (5, None)


@cr("704.4", "704.5f")
def test_a_toughness_of_0_on_the_way() -> None:
    from inset.language.words.nouns import the_target

    bend = sorcery("Bend", "{B}", gets(target(creatures), -2, -2), gets(the_target, 3, 3))
    scene = Scene({"hand": [bend], "battlefield": [BEAR]})
    scene.play(A, "Cast Bend", "Bear")
    assert scene.size("Bear") == (3, 3)
