"""104, 800.4: winning, losing, drawing, leaving the game."""

from collections.abc import Callable

from inset.kernel.types import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK, UPKEEP
from inset.language import effects as e, statics as sta
from inset.language.abilities import Body, Triggered
from inset.language.effects import GainLife
from inset.language.mods import SetController
from inset.language.patterns import ChapterReached
from inset.language.selections import You
from inset.language.words.kinds import instant
from inset.language.words.verbs import gain_life
from inset.rules import atoms
from inset.rules.atoms import turns
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.decision import Ask, Decision, ask
from inset.rules.model.outcome import Outcome
from inset.rules.model.state import SPELL, TRIGGERED, Combat, Ctx, OnStack, Pending, State
from inset.rules.players import ending_the_game
from inset.rules.players.leaving import Leaves, attended
from tests.harness import cr
from tests.harness.table import Table, ability, bear

WAITING = Triggered(ChapterReached((1,)), Body((GainLife(You(), 1),)))


@cr("104.1", "104.2a", "104.3a", "104.5")
def test_conceding_ends_a_game_of_two() -> None:
    table = Table()
    ending_the_game.concede(table.st, 0)
    assert table.st.outcome == Outcome("win", (1,), "104.2a", "104.3a")
    assert [event.player for event in table.events(ev.LOST_GAME)] == [0]


@cr("104.3a")
def test_nothing_keeps_a_player_from_conceding() -> None:
    table = Table()
    table.put(0, bear(ability(sta.PlayerRule(sta.CANT_LOSE_GAME, You()))))
    assert not ending_the_game.lose(table.st, 0)
    ending_the_game.concede(table.st, 0)
    assert table.st.outcome.winners == (1,)


@cr("104.2b", "104.3e")
def test_effects_that_win_and_lose() -> None:
    table = Table(3)
    assert ending_the_game.lose(table.st, 1)
    assert not table.st.outcome
    assert not ending_the_game.win(table.st, 1)
    assert ending_the_game.win(table.st, 2)
    assert table.st.outcome == Outcome("win", (2,), "104.2b", "104.2b")
    assert not ending_the_game.win(table.st, 0)
    assert table.st.outcome.winners == (2,)


@cr("104.2b")
def test_a_player_who_cant_win() -> None:
    table = Table()
    table.put(0, bear(ability(sta.PlayerRule(sta.CANT_WIN_GAME, You()))))
    assert not ending_the_game.win(table.st, 0)
    ending_the_game.concede(table.st, 1)  # 104.2a overrides it
    assert table.st.outcome.winners == (0,)


@cr("104.4a", "104.4b", "104.4c")
def test_draws_and_limits() -> None:
    cases: list[tuple[Callable[[State], object], Outcome]] = [
        (
            lambda st: ending_the_game.lose_together(st, [(0, "104.3e"), (1, "104.3e")]),
            Outcome("draw", (), "104.4a", ""),
        ),
        (ending_the_game.mandatory_loop, Outcome("draw", (), "104.4b", "a loop of mandatory actions")),
        (ending_the_game.draw, Outcome("draw", (), "104.4c", "")),
        (lambda st: turns.stop_at_limit(st, "enough"), Outcome("limit", (), "", "enough")),
    ]
    for end, outcome in cases:
        table = Table()
        end(table.st)
        assert table.st.outcome == outcome
        assert hash(outcome) == hash(table.st.outcome)


# --- leaving a game that goes on (800.4) -----------------------------------------------------------


@cr("800.4a", "702.26k")
def test_what_a_player_owns_leaves_the_game() -> None:
    table = Table(3)
    for zone in (BATTLEFIELD, HAND, GRAVEYARD, EXILE):
        table.put(1, bear(), zone)
    table.put(1, bear(), phased=1)
    stolen = table.put(1, bear(), controller=0)
    table.put(1, instant("Salve", "{0}", gain_life(1)), STACK, stack=OnStack(SPELL, None, Ctx(0, 1)))
    kept = table.put(0, bear())
    ending_the_game.concede(table.st, 1)
    assert all(obj.owner != 1 for obj in table.st.objs.values())
    assert stolen not in table.st.objs
    assert table.st.battlefield == (kept,)
    assert not table.st.libraries[1]
    assert table.st.outcome is None


@cr("800.4a")
def test_control_effects_end_and_the_rest_is_exiled() -> None:
    table = Table(3)
    lent = table.put(0, bear())
    atoms.new_floating(table.st, Ctx(lent, 1), e.FOREVER, objects=(lent,), mods=(SetController(You()),))
    table.put(0, bear(), controller=1)
    ending_the_game.concede(table.st, 1)
    assert table.st.battlefield == (lent,)
    assert table.chars(lent).controller == 0
    assert len(table.st.exile) == 1
    assert not table.st.floating


@cr("800.4a", "800.4d")
def test_abilities_of_who_left_cease_to_exist() -> None:
    table = Table(3)
    source = table.put(0, bear())
    gone = table.put(1, bear(), STACK, stack=OnStack(TRIGGERED, WAITING, Ctx(source, 1)))
    stays = table.put(0, bear(), STACK, stack=OnStack(TRIGGERED, WAITING, Ctx(source, 0)))
    atoms.add_pending(table.st, Pending(WAITING, Ctx(source, 1)))
    ending_the_game.concede(table.st, 1)
    assert table.st.stack == (stays,)
    assert gone not in table.st.objs
    assert not table.st.pending


@cr("800.4c")
def test_what_comes_back_to_a_player_who_has_left_is_exiled() -> None:
    table = Table(3)
    oid = table.put(0, bear(), controller=1)
    atoms.new_floating(table.st, Ctx(oid, 2), e.THIS_TURN, objects=(oid,), mods=(SetController(You()),))
    ending_the_game.concede(table.st, 1)
    assert table.on_battlefield(oid)
    assert table.chars(oid).controller == 2
    table.start(UPKEEP)
    while table.st.turn == 5:
        assert table.decision is not None
        table.answer(PASS)
    assert not table.on_battlefield(oid)
    assert len(table.st.exile) == 1


@cr("800.4a", "117.3d")
def test_priority_goes_on() -> None:
    table = Table(4)
    table.start(UPKEEP)
    table.answer(PASS)
    table.answer(PASS)
    ending_the_game.concede(table.st, 2)
    assert (table.st.priority, table.st.passes) == (3, 2)
    ending_the_game.concede(table.st, 0)
    assert (table.st.priority, table.st.passes) == (3, 1)


@cr("800.4j", "800.4k", "104.2a")
def test_the_turn_goes_on_without_its_player() -> None:
    table = Table(3)
    table.put(0, bear())
    table.start(UPKEEP)
    ending_the_game.concede(table.st, 0)
    table.start(table.st.step, table.st.stage)
    assert table.decision is not None
    assert table.decision.player == 1
    while table.st.turn < 8:
        table.answer(PASS)
    assert [event.player for event in table.events(ev.TURN_BEGAN)] == [1, 2, 1]


@cr("800.4j", "514.2")
def test_the_turn_without_its_player_is_cleaned_up() -> None:
    table = Table(3)
    oid = table.put(1, bear(), damage=1)
    atoms.new_floating(table.st, Ctx(oid, 1), e.THIS_TURN, statics=(sta.CantPlayLands(You()),))
    ending_the_game.concede(table.st, 0)
    table.start(UPKEEP)
    while table.st.turn == 5:
        table.answer(PASS)
    assert table.obj(oid).damage == 0
    assert not table.st.floating


@cr("800.4m", "800.4k")
def test_until_the_next_turn_of_who_left() -> None:
    table = Table(3)
    atoms.new_floating(table.st, Ctx(0, 1), e.UNTIL_YOUR_NEXT_TURN, statics=(sta.CantPlayLands(You()),))
    ending_the_game.concede(table.st, 1)
    table.start(UPKEEP)
    while table.st.turn == 5:
        assert len(table.st.floating) == 1
        table.answer(PASS)
    assert not table.st.floating
    assert table.st.active == 2


@cr("800.4e")
def test_no_combat_damage_to_who_left() -> None:
    table = Table(3)
    table.put(0, bear(), combat=Combat(-2))
    table.put(0, bear(), combat=Combat(-3))
    table.start(6, stage=1)
    ending_the_game.concede(table.st, 1)
    table.start(6, stage=1)
    table.to("priority", 8)
    assert [event.player for event in table.events(ev.DAMAGE)] == [2]


@cr("800.4h")
def test_where_a_rule_asks_who_has_left_the_next_player_chooses() -> None:
    def asks(st: State) -> Ask[None]:
        yield from ask(Decision("mode", 1, "704.5j", "Which?", (0, 1)))

    table = Table(4)
    decision = table.run(attended(table.st, asks))
    assert decision is not None and decision.player == 1
    assert table.gen is not None and table.gen.send(Leaves(1)).player == 2
    ending_the_game.concede(table.st, 2)
    decision = table.run(attended(table.st, asks))
    assert decision is not None and decision.player == 3
