"""500-505, 512-514, 117, 723, 724: turns, phases, steps, priority, durations."""

from collections.abc import Iterator

import pytest

from inset.kernel import types as t
from inset.kernel.build import slots
from inset.kernel.types import (
    BEGIN_COMBAT,
    CLEANUP,
    DECLARE_ATTACKERS,
    DRAW,
    ENCHANTMENT,
    END,
    END_COMBAT,
    GREEN,
    HAND,
    POSTCOMBAT_MAIN,
    PRECOMBAT_MAIN,
    STACK,
    UNTAP,
    UPKEEP,
)
from inset.language import effects as e, statics as sta
from inset.language.abilities import Body, Triggered
from inset.language.card import Card, Face
from inset.language.effects import GainLife
from inset.language.filters import IsOneOf, IsThis
from inset.language.mods import ModifyPT, SetController
from inset.language.patterns import ChapterReached
from inset.language.selections import This, You
from inset.language.words.kinds import at_beginning, aura, enchant, instant, sorcery, whenever
from inset.language.words.nouns import creatures, each, each_player, enchanted_or_equipped
from inset.language.words.verbs import dies, gain_life, untap
from inset.rules import atoms
from inset.rules.events import destroying, phasing
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.picks import decider
from inset.rules.model.state import SPELL, Ctx, Mana, OnStack, Pending, State
from inset.rules.turn import turn
from inset.rules.turn.added_steps import add_phases
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.table import Table, ability, bear

NORMAL = [
    UNTAP, UPKEEP, DRAW, PRECOMBAT_MAIN, BEGIN_COMBAT, DECLARE_ATTACKERS, END_COMBAT, POSTCOMBAT_MAIN, END, CLEANUP,
]  # fmt: skip


def play_turns(table: Table, count: int) -> list[tuple[int, int]]:
    """Passes until so many turns have begun after this one; the steps that began."""
    while table.st.turn < 5 + count:
        assert table.decision is not None
        assert table.decision.kind == "priority"
        table.answer(PASS)
    return table.steps()


def owners(table: Table) -> list[int]:
    return [event.player for event in table.events(ev.TURN_BEGAN)]


# --- the order of things ---------------------------------------------------------------------------


@cr("500.1", "501.1", "506.1", "512.1", "502.4", "514.3")
def test_the_steps_of_a_turn() -> None:
    table = Table()
    table.start(UNTAP)
    asked = []
    while table.st.turn == 5:
        assert table.decision is not None
        asked.append((table.st.step, table.decision.player))
        table.answer(PASS)
    assert [step for _, step in table.steps()][:10] == NORMAL
    with_priority = [step for step in NORMAL if step not in (UNTAP, CLEANUP)]
    assert asked == [(step, player) for step in with_priority for player in (0, 1)]
    assert table.st.active == 1


@cr("101.4", "117.3d", "117.4")
def test_turns_go_round_the_table() -> None:
    table = Table(3)
    table.start(UPKEEP)
    players = []
    for _ in range(3):
        assert table.decision is not None
        players.append(table.decision.player)
        table.answer(PASS)
    assert players == [0, 1, 2]
    assert table.st.step == DRAW
    play_turns(table, 3)
    assert owners(table) == [1, 2, 0]


@cr("504.1")
def test_the_active_player_draws() -> None:
    table = Table()
    table.start(DRAW)
    assert [len(hand) for hand in table.st.hands] == [1, 0]


@cr("500.7")
def test_the_latest_extra_turn_comes_first_and_the_order_goes_on() -> None:
    table = Table(3)
    turn.add_turn(table.st, 2)
    turn.add_turn(table.st, 0)
    table.start(END)
    play_turns(table, 5)
    assert owners(table) == [0, 2, 1, 2, 0]


@cr("500.8", "505.1a")
def test_extra_phases_come_after_this_phase() -> None:
    table = Table()
    table.start(PRECOMBAT_MAIN)
    add_phases(table.st, (BEGIN_COMBAT, POSTCOMBAT_MAIN))
    play_turns(table, 1)
    steps = [step for player, step in table.steps() if player == 0]
    fight = [BEGIN_COMBAT, DECLARE_ATTACKERS, END_COMBAT, POSTCOMBAT_MAIN]
    assert steps == [PRECOMBAT_MAIN, *fight, *fight, END, CLEANUP]


@cr("500.8")
def test_the_latest_extra_phase_comes_first() -> None:
    table = Table()
    table.start(END_COMBAT)
    add_phases(table.st, (POSTCOMBAT_MAIN,))
    add_phases(table.st, (BEGIN_COMBAT,))
    play_turns(table, 1)
    steps = [step for player, step in table.steps() if player == 0]
    fight = [BEGIN_COMBAT, DECLARE_ATTACKERS, END_COMBAT]
    assert steps == [END_COMBAT, *fight, POSTCOMBAT_MAIN, POSTCOMBAT_MAIN, END, CLEANUP]


@cr("500.11", "614.10")
def test_steps_are_skipped() -> None:
    table = Table()
    table.put(0, bear(ability(sta.PlayerRule(sta.SKIP_STEP, You(), DRAW))))
    table.put(0, bear(ability(sta.PlayerRule(sta.SKIP_STEP, You(), BEGIN_COMBAT))))
    atoms.set_place(table.st, skips=((0, UPKEEP),))
    table.start(UNTAP)
    play_turns(table, 1)
    steps = [step for player, step in table.steps() if player == 0]
    assert steps == [UNTAP, PRECOMBAT_MAIN, POSTCOMBAT_MAIN, END, CLEANUP]
    assert not table.st.hands[0]
    assert not table.st.skips


@cr("703.4q", "500.5", "106.4")
def test_mana_empties_as_a_step_ends() -> None:
    table = Table()
    table.start(UPKEEP)
    atoms.set_pool(table.st, 0, (Mana(GREEN), Mana(GREEN, lasting=True)))
    table.to("priority", DRAW)
    assert [m.lasting for m in table.st.players[0].pool] == [True]
    play_turns(table, 1)
    assert not table.st.players[0].pool


@cr("500.5")
def test_an_effect_may_keep_mana() -> None:
    table = Table()
    table.put(0, bear(ability(sta.PlayerRule(sta.MANA_DOESNT_EMPTY, You()))))
    table.start(UPKEEP)
    atoms.set_pool(table.st, 0, (Mana(GREEN),))
    atoms.set_pool(table.st, 1, (Mana(GREEN),))
    table.to("priority", DRAW)
    assert [len(p.pool) for p in table.st.players] == [1, 0]


# --- the untap step --------------------------------------------------------------------------------


@cr("502.3")
def test_the_active_players_permanents_untap() -> None:
    table = Table()
    ours, theirs = table.put(0, bear(), tapped=True), table.put(1, bear(), tapped=True)
    held = table.put(0, bear(ability(sta.Restrict(sta.DOESNT_UNTAP, IsThis()))), tapped=True)
    table.start(UNTAP)
    assert [table.obj(o).tapped for o in (ours, theirs, held)] == [False, True, True]


@cr("122.1d")
def test_a_stun_counter_goes_instead() -> None:
    table = Table()
    oid = table.put(0, bear(), tapped=True, counters={"stun": 1})
    table.start(UNTAP)
    assert table.obj(oid).tapped
    assert not table.obj(oid).counters


@cr("502.3", "611.2a")
def test_doesnt_untap_during_its_controllers_next_untap_step() -> None:
    table = Table()
    oid = table.put(1, bear(), tapped=True)
    static = sta.Restrict(sta.DOESNT_UNTAP, IsOneOf(This()))
    atoms.new_floating(table.st, Ctx(oid, 0), e.NEXT_UNTAP_STEP, statics=(static,), objects=(oid,))
    table.start(UNTAP)
    assert len(table.st.floating) == 1  # it was another player's untap step
    play_turns(table, 1)
    table.to("priority", UPKEEP)
    assert table.obj(oid).tapped
    assert not table.st.floating
    play_turns(table, 3)
    table.to("priority", UPKEEP)
    assert not table.obj(oid).tapped


@cr("502.1", "702.26a", "702.26g", "702.26b")
def test_phasing_with_what_is_attached() -> None:
    table = Table()
    host = table.put(0, bear("phasing"))
    binding = table.put(1, aura("Pacifism", "{W}", enchant(creatures)), attached=host)
    table.start(UNTAP)
    assert (table.obj(host).phased, table.obj(binding).phased) == (1, 2)
    play_turns(table, 2)
    table.to("priority", UPKEEP)
    assert (table.obj(host).phased, table.obj(binding).phased) == (0, 0)
    assert table.obj(binding).attached == host


@cr("702.26i", "704.5m")
def test_an_aura_that_phased_out_alone_comes_back_to_its_host() -> None:
    table = Table()
    host = table.put(0, bear())
    binding = table.put(0, aura("Pacifism", "{W}", enchant(creatures)), attached=host)
    phasing.phase_out(table.st, [binding])
    table.start(UNTAP)
    assert table.obj(binding).phased == 0
    assert table.obj(binding).attached == host


@cr("702.26h")
def test_directly_and_indirectly_is_indirectly() -> None:
    table = Table()
    host = table.put(0, bear())
    binding = table.put(0, aura("Pacifism", "{W}", enchant(creatures)), attached=host)
    phasing.phase_out(table.st, [binding, host])
    assert (table.obj(host).phased, table.obj(binding).phased) == (1, 2)


@cr("702.26a")
def test_it_phases_in_for_who_controlled_it() -> None:
    table = Table()
    oid = table.put(1, bear())
    atoms.new_floating(table.st, Ctx(oid, 0), e.FOREVER, objects=(oid,), mods=(SetController(You()),))
    phasing.phase_out(table.st, [oid])
    table.start(UNTAP)
    assert table.obj(oid).phased == 0


# --- main phase, Sagas -----------------------------------------------------------------------------


@cr("505.4", "714.3c")
def test_sagas_get_a_lore_counter() -> None:
    chapters = tuple(Triggered(ChapterReached((n,)), Body((GainLife(You(), n),))) for n in (1, 2, 3))
    saga = Card((Face("Saga", None, ENCHANTMENT, ("Saga",), abilities=chapters),))
    table = Table()
    ours, theirs = (table.put(player, saga, counters={"lore": 1}) for player in (0, 1))
    table.start(PRECOMBAT_MAIN)
    assert [table.obj(o).counters["lore"] for o in (ours, theirs)] == [2, 1]
    assert len(table.st.stack) == 1
    table.answer(PASS)
    table.answer(PASS)
    assert table.life(0) == 22


# --- beginning-of-step triggers --------------------------------------------------------------------


@cr("500.6", "503.1a", "603.3b")
def test_abilities_that_trigger_at_the_beginning_of_a_step() -> None:
    table = Table()
    table.put(0, bear(at_beginning(UPKEEP, gain_life(1))))
    table.put(1, bear(at_beginning(UPKEEP, gain_life(1), of=each_player)))
    table.start(UPKEEP)
    assert [table.st.objs[o].controller for o in table.st.stack] == [0, 1]
    for _ in range(4):
        table.answer(PASS)
    assert (table.life(0), table.life(1)) == (21, 21)
    assert table.st.step == UPKEEP


@cr("117.3b", "117.3c", "117.4", "500.2")
def test_priority_after_acting_and_after_a_resolution() -> None:
    card = instant("Salve", "{0}", gain_life(1))
    table = Table()
    spell = table.put(1, card, HAND)
    table.start(UPKEEP)
    table.answer(PASS)
    assert table.decision is not None
    assert table.decision.player == 1
    values = [v for v in table.decision.values if v != PASS]
    assert len(values) == 1
    assert spell in table.st.hands[1]
    table.answer(values[0])
    assert (table.decision.kind, table.decision.player) == ("priority", 1)
    table.answer(PASS)
    table.answer(PASS)
    assert (table.life(1), table.st.step, table.decision.player) == (21, UPKEEP, 0)


# --- the ending phase ------------------------------------------------------------------------------


@cr("514.1")
def test_discarding_down_to_seven_cards() -> None:
    table = Table()
    table.hand(0, 9)
    table.hand(1, 9)
    before = list(table.st.hands[0])
    table.start(END)
    table.to("object")
    assert table.offered() == before[:8]  # in the order of the hand: each choice of two has one series
    table.answer(before[3])
    assert table.decision is not None
    assert table.offered() == before[4:]
    table.answer(before[8])
    assert table.st.hands[0] == tuple(o for o in before if o not in (before[3], before[8]))
    assert len(table.st.graveyards[0]) == 2
    assert len(table.st.hands[1]) == 9


@cr("514.1", "402.2")
def test_no_maximum_hand_size() -> None:
    table = Table()
    table.put(0, bear(ability(sta.PlayerRule(sta.NO_MAXIMUM_HAND_SIZE, You()))))
    table.hand(0, 9)
    table.start(END)
    play_turns(table, 1)
    assert len(table.st.hands[0]) == 9


@cr("514.2", "120.6")
def test_damage_wears_off_as_until_end_of_turn_ends() -> None:
    table = Table()
    oid = table.put(0, bear(), damage=3)
    mods = (ModifyPT(2, 2),)
    atoms.new_floating(table.st, Ctx(oid, 0), e.THIS_TURN, objects=(oid,), mods=mods)
    away = table.put(0, bear(), damage=1, phased=1)
    table.start(END)
    play_turns(table, 1)
    assert table.on_battlefield(oid)
    assert table.obj(oid).damage == 0
    assert not table.st.floating
    assert table.obj(away).damage == 0


@cr("514.3a", "704.3")
def test_a_cleanup_step_with_triggers_is_followed_by_another() -> None:
    table = Table()
    oid = table.put(0, bear(whenever(dies(), gain_life(1)), toughness=0))
    atoms.new_floating(table.st, Ctx(oid, 0), e.THIS_TURN, objects=(oid,), mods=(ModifyPT(1, 1),))
    table.start(END)
    decision = table.to("priority", CLEANUP)
    assert decision.player == 0
    assert len(table.st.stack) == 1
    play_turns(table, 1)
    assert [step for player, step in table.steps() if player == 0] == [END, CLEANUP, CLEANUP]
    assert table.life(0) == 21


@cr("514.3")
def test_nobody_gets_priority_in_an_ordinary_cleanup_step() -> None:
    table = Table()
    table.start(CLEANUP)
    assert (table.st.turn, table.st.step) == (6, UPKEEP)


# --- durations (611.2a) ----------------------------------------------------------------------------


def ends_before(duration: int, controller: int, step: int) -> tuple[int, int]:
    """The (turn, step) in which an effect made in turn 5 in this step is first gone."""
    table = Table()
    table.start(step)
    atoms.new_floating(table.st, Ctx(0, controller), duration, statics=(sta.CantPlayLands(You()),))
    while table.st.floating:
        assert table.decision is not None
        table.answer(PASS)
    return table.st.turn, table.st.step


@cr("500.4", "500.5a", "514.2")
@pytest.mark.parametrize(
    ("duration", "controller", "step", "gone"),
    [
        (e.THIS_TURN, 0, UPKEEP, (6, UPKEEP)),
        (e.END_OF_COMBAT, 0, BEGIN_COMBAT, (5, POSTCOMBAT_MAIN)),
        (e.UNTIL_YOUR_NEXT_TURN, 0, UPKEEP, (7, UPKEEP)),
        (e.UNTIL_YOUR_NEXT_TURN, 1, UPKEEP, (6, UPKEEP)),
        (e.UNTIL_END_OF_YOUR_NEXT_TURN, 0, UPKEEP, (8, UPKEEP)),
        (e.UNTIL_END_OF_YOUR_NEXT_TURN, 1, UPKEEP, (7, UPKEEP)),
        (e.UNTIL_YOUR_NEXT_END_STEP, 0, UPKEEP, (5, END)),
        (e.UNTIL_YOUR_NEXT_END_STEP, 0, END, (7, END)),
        (e.UNTIL_YOUR_NEXT_END_STEP, 1, END, (6, END)),
    ],
)
def test_when_effects_end(duration: int, controller: int, step: int, gone: tuple[int, int]) -> None:
    assert ends_before(duration, controller, step) == gone


@cr("611.2a")
def test_an_effect_lasts_while_its_permanent_remains() -> None:
    table = Table()
    oid = table.put(0, bear())
    atoms.new_floating(table.st, Ctx(oid, 0), e.WHILE_THIS_REMAINS, statics=(sta.CantPlayLands(You()),))
    atoms.new_floating(table.st, Ctx(0, 0), e.FOREVER, statics=(sta.CantPlayLands(You()),))
    table.start(UPKEEP)
    assert len(table.st.floating) == 2
    for _ in destroying.destroy(table.st, [oid]):
        raise AssertionError
    table.answer(PASS)
    assert len(table.st.floating) == 1


@cr("302.6", "514.2")
def test_control_that_comes_back_begins_again() -> None:
    table = Table()
    oid = table.put(0, bear())
    atoms.new_floating(table.st, Ctx(oid, 1), e.THIS_TURN, objects=(oid,), mods=(SetController(You()),))
    table.start(END)
    assert table.chars(oid).controller == 1
    play_turns(table, 1)
    assert (table.chars(oid).controller, table.obj(oid).since) == (0, 5)


@cr("608.2h", "400.7")
def test_last_known_information_is_kept_while_it_is_referred_to() -> None:
    table = Table()
    first, second = table.put(0, bear()), table.put(0, bear())
    atoms.new_floating(table.st, Ctx(first, 0), e.FOREVER, statics=(sta.CantPlayLands(You()),))
    for _ in destroying.destroy(table.st, [first, second]):
        raise AssertionError
    assert first in table.st.lki
    assert second in table.st.lki
    table.start(END)
    play_turns(table, 2)
    assert first in table.st.lki
    assert second not in table.st.lki
    assert len(table.st.graveyards[0]) == 2


# --- controlling a turn (723), ending it (724) -----------------------------------------------------


@cr("723.1", "723.5")
def test_another_player_makes_the_decisions_of_a_turn() -> None:
    table = Table()
    atoms.set_place(table.st, controlled_turns=((1, 0, True),))
    table.start(END)
    play_turns(table, 1)
    assert table.st.active == 1
    assert decider(table.st, 1) == 0
    assert table.decision is not None
    assert (table.decision.player, table.decision.whose) == (0, 1)
    play_turns(table, 3)
    assert owners(table) == [1, 1, 0]
    assert decider(table.st, 1) == 1


@cr("723.1a")
def test_the_last_controlling_effect_counts() -> None:
    table = Table(3)
    atoms.set_place(table.st, controlled_turns=((1, 0, False), (1, 2, False)))
    table.start(END)
    play_turns(table, 1)
    assert decider(table.st, 1) == 2
    assert not table.st.controlled_turns


@cr("724.1", "724.1a", "724.1b", "724.1d", "724.1e")
def test_ending_the_turn() -> None:
    table = Table()
    oid = table.put(0, bear(at_beginning(END, gain_life(1))))
    card = instant("Time Stop", "{0}", gain_life(1))
    table.put(0, card, STACK, stack=OnStack(SPELL, None, Ctx(0, 0)))
    table.start(DECLARE_ATTACKERS, stage=1)
    waiting = Triggered(ChapterReached((1,)), Body((GainLife(You(), 1),)))
    atoms.add_pending(table.st, Pending(waiting, Ctx(oid, 0)))
    assert list(turn.end_the_turn(table.st)) == []
    assert (table.st.step, table.st.stage, table.st.pending, table.st.stack) == (CLEANUP, turn.BEGINS, (), ())
    assert len(table.st.exile) == 1
    table.run(turn.run(table.st))
    assert (table.st.turn, table.life(0)) == (6, 20)


# --- a fresh start at any priority -----------------------------------------------------------------


CACHES = ("caches", "epoch", "log")


def differences(a: State, b: State) -> Iterator[str]:
    for slot in slots(State):
        if slot not in CACHES and getattr(a, slot) != getattr(b, slot):
            yield slot


@cr("117.1", "117.5")
def test_the_rules_start_again_at_any_priority_from_the_state_alone() -> None:
    table = Table(3)
    for player in range(3):
        table.put(player, bear(at_beginning(UPKEEP, gain_life(1), of=each_player)))
        table.hand(player, 2)
    turn.add_turn(table.st, 0)
    table.start(UPKEEP)
    add_phases(table.st, (BEGIN_COMBAT,))
    count = 0
    while table.st.turn < 8:
        assert table.decision is not None
        if table.decision.kind == "priority":
            copy = table.st.clone()
            again = next(turn.run(copy))
            assert list(differences(table.st, copy)) == []
            assert (again.kind, again.player) == ("priority", table.decision.player)
            assert list(again.values) == list(table.decision.values)
            count += 1
        table.answer(table.decision.values[-1] if table.decision.kind == "attack" else table.decision.values[0])
    assert count > 80


@cr("500.7", "500.1")
def test_extra_turns() -> None:
    warp = sorcery("Warp", "{U}", e.ExtraTurn())
    scene = Scene({"hand": [warp, warp]})
    scene.play(A, "Cast Warp")
    scene.play(A, "Cast Warp")
    order = []
    for _ in range(3):
        scene.next_turn()
        order.append(scene.st.active)
    assert order == [A, A, B]


@cr("500.8", "506.1")
def test_an_extra_combat_phase() -> None:
    again = sorcery("Again", "{R}", e.ExtraCombat(main=True), untap(each(creatures)))
    scene = Scene({"hand": [again], "battlefield": [BEAR]})
    scene.until(t.POSTCOMBAT_MAIN, attack=["Bear"])
    assert scene.life(B) == 18
    scene.play(A, "Cast Again")
    scene.until(t.END, attack=["Bear"])
    assert scene.life(B) == 16


@cr("502.3", "502.4")
def test_what_does_not_untap() -> None:
    stuck = aura("Stuck", "{U}", enchant(creatures), sta.Restrict(sta.DOESNT_UNTAP, enchanted_or_equipped))
    scene = Scene({"battlefield": [(BEAR, {"tapped": True}), (OX, {"tapped": True}), (stuck, {"attached": "Bear"})]})
    scene.next_turn()
    scene.next_turn()
    assert scene.one("Bear").tapped and not scene.one("Ox").tapped
