"""508: the declare attackers step."""

import itertools

import pytest
from hypothesis import given, strategies as some

from inset.kernel.mana import parse
from inset.kernel.types import BEGIN_COMBAT, DECLARE_ATTACKERS, END_COMBAT, PLANESWALKER
from inset.language import statics as sta
from inset.language.card import Card, Face
from inset.language.costs import PayMana
from inset.language.filters import Anything, ControlledBy, HasType, IsThis
from inset.language.selections import You
from inset.language.words.kinds import whenever
from inset.language.words.verbs import attacks, gain_life
from inset.rules import combat, happenings as ev
from inset.rules.attack_plans import Attack, Choice
from inset.rules.combat import choices
from inset.rules.evaluate import PROTECTOR
from inset.rules.state import player_ref
from tests.rules.table import FOREST, PASS, Table, ability, bear
from tests.support import cr

THEM = player_ref(1)
WALKER = Card((Face("Walker", None, PLANESWALKER, ("Jace",), loyalty=3),))
SIEGE = Card((Face("Siege", None, 2, ("Siege",), defense=3),))


def attacking_table(*creatures: Card, players: int = 2) -> tuple[Table, list[int]]:
    table = Table(players)
    return table, [table.put(0, card) for card in creatures]


def declarations(table: Table) -> list[tuple[int, ...]]:
    return table.sequences(lambda: combat.declare_attackers(table.st))


@cr("508.1a")
def test_ten_free_attackers_have_1024_declarations() -> None:
    table, _ = attacking_table(*[bear()] * 10)
    found = declarations(table)
    assert len(found) == len(set(found)) == 1024


@cr("508.1a", "302.6")
def test_who_can_attack() -> None:
    table, (fresh, hasty, tapped, wall) = attacking_table(bear(), bear("haste"), bear(), bear("defender"))
    table.obj(fresh).since = 5
    table.obj(hasty).since = 5
    table.obj(tapped).tapped = True
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert (table.decision.kind, table.decision.subject) == ("attack", hasty)
    table.answer(THEM)
    assert combat.attackers(table.st) == [hasty]
    assert table.obj(hasty).tapped
    assert not table.obj(wall).tapped


@cr("508.1f", "702.20b")
def test_vigilance_keeps_it_untapped() -> None:
    table, (oid,) = attacking_table(bear("vigilance"))
    table.start(DECLARE_ATTACKERS)
    table.answer(THEM)
    assert combat.attackers(table.st) == [oid]
    assert not table.obj(oid).tapped


@cr("508.1b", "310.8b")
def test_planeswalkers_and_protected_battles_can_be_attacked() -> None:
    table, _ = attacking_table(bear())
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    siege = table.put(0, SIEGE, counters={"defense": 3}, chosen={PROTECTOR: 1})
    table.put(0, WALKER, counters={"loyalty": 3})
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert list(table.decision.values) == [0, THEM, walker, siege]


@cr("802.2", "802.3")
def test_every_opponent_can_be_attacked() -> None:
    table, _ = attacking_table(bear(), players=4)
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert list(table.decision.values) == [0, -2, -3, -4]


@cr("508.1c")
def test_a_creature_that_cant_attack_is_not_asked() -> None:
    table, _ = attacking_table(bear(ability(sta.Restrict(sta.CANT_ATTACK, IsThis()))))
    assert declarations(table) == [()]


@cr("508.1c")
def test_cant_attack_a_certain_player() -> None:
    table, _ = attacking_table(bear(), players=3)
    rule = sta.Restrict(sta.CANT_ATTACK, Anything(), ControlledBy(You()))
    table.put(1, bear(ability(rule)))
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert list(table.decision.values) == [0, -3]


@cr("508.1d")
def test_a_creature_that_must_attack_attacks() -> None:
    table, (oid, _) = attacking_table(bear(ability(sta.Restrict(sta.MUST_ATTACK, IsThis()))), bear())
    assert sorted(declarations(table)) == [(-2,), (0,)]  # only the other one is asked
    table.start(DECLARE_ATTACKERS)
    table.answer(0)
    assert combat.attackers(table.st) == [oid]


@cr("508.1d")
def test_it_may_choose_whom_it_must_attack() -> None:
    table, _ = attacking_table(bear(ability(sta.Restrict(sta.MUST_ATTACK, IsThis()))), players=3)
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert list(table.decision.values) == [-2, -3]


@cr("508.1d")
def test_a_requirement_about_planeswalkers() -> None:
    rule = sta.Restrict(sta.MUST_ATTACK, IsThis(), HasType(PLANESWALKER))
    table, (oid,) = attacking_table(bear(ability(rule)))
    assert len(declarations(table)) == 2
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    assert declarations(table) == [()]
    table.start(DECLARE_ATTACKERS)
    part = table.obj(oid).combat
    assert part is not None
    assert part.attacking == walker


@cr("508.1c", "506.5")
def test_cant_attack_alone() -> None:
    loner = bear(ability(sta.Restrict(sta.CANT_ATTACK_ALONE, IsThis())))
    table, _ = attacking_table(loner, loner)
    assert sorted(declarations(table)) == [(-2,), (0,)]  # both or none: the second has no choice
    table, _ = attacking_table(loner, bear())
    assert sorted(declarations(table)) == [(-2,), (0, -2), (0, 0)]


@cr("508.1d")
def test_a_loner_that_must_attack_brings_another_along() -> None:
    both = bear(ability(sta.Restrict(sta.CANT_ATTACK_ALONE, IsThis()), sta.Restrict(sta.MUST_ATTACK, IsThis())))
    table, oids = attacking_table(both, bear())
    assert declarations(table) == [()]
    table.start(DECLARE_ATTACKERS)
    assert combat.attackers(table.st) == oids


@cr("508.8")
def test_without_attackers_blocks_and_damage_are_skipped() -> None:
    table = Table()
    table.start(BEGIN_COMBAT)
    table.to("priority", END_COMBAT)
    assert [step for _, step in table.steps()] == [BEGIN_COMBAT, DECLARE_ATTACKERS, END_COMBAT]


@cr("508.1m", "508.2b", "508.3a", "508.3d")
def test_attack_triggers_and_events() -> None:
    table, (first, second) = attacking_table(bear(whenever(attacks(), gain_life(1))), bear())
    table.start(DECLARE_ATTACKERS)
    table.answer(THEM)
    table.answer(THEM)
    told = table.events(ev.ATTACKED)
    assert [(e.obj, e.other, e.amount) for e in told] == [(first, THEM, 2), (second, THEM, 2)]
    (whole,) = table.events(ev.PLAYER_ATTACKED)
    assert (whole.player, whole.data, whole.amount) == (0, (first, second), 2)
    assert len(table.st.stack) == 1
    table.answer(PASS)
    table.answer(PASS)
    assert table.life(0) == 21


@cr("508.4", "506.3b")
def test_whom_a_creature_put_attacking_may_attack() -> None:
    table = Table(3)
    table.st.step = DECLARE_ATTACKERS
    assert table.sequences(lambda: combat.choose_defender(table.st, 0, 0)) == [(-3,), (-2,)]
    assert table.sequences(lambda: combat.choose_defender(table.st, 1, 0)) == [()]  # not the active player's


# --- the search against brute force ----------------------------------------------------------------

CHOICES = some.lists(some.tuples(some.lists(some.integers(0, 2), min_size=1, max_size=2), some.booleans()), max_size=5)


@cr("508.1c", "508.1d")
@given(CHOICES)
def test_the_declarations_offered_are_the_best_legal_ones(rows: list[tuple[list[int], bool]]) -> None:
    """Each creature may stay home or attack one of two players, obeying so many requirements; some not alone."""
    found = [Choice(i, list(range(1 + len(row))), [0, *row], alone) for i, (row, alone) in enumerate(rows)]
    legal: dict[tuple[int, ...], int] = {}
    for picks in itertools.product(*[c.options for c in found]):
        who = [c for c, pick in zip(found, picks, strict=True) if pick]
        if len(who) != 1 or who[0].alone:
            legal[picks] = sum(c.scores[pick] for c, pick in zip(found, picks, strict=True))
    most = max(legal.values())
    assert sorted(_whole(Table(), Attack(0, found))) == sorted(picks for picks, score in legal.items() if score == most)


@cr("508.1c", "508.1d", "508.1h", "508.1i")
@pytest.mark.parametrize("toll_first", [False, True])
@pytest.mark.parametrize("mana", [0, 1])
def test_nobody_has_to_pay_for_the_partner_of_one_that_must_attack_but_not_alone(toll_first: bool, mana: int) -> None:
    """It attacks with the one that costs {1} or not at all; if that one attacks, it must."""
    must = ability(sta.Restrict(sta.MUST_ATTACK, IsThis()), sta.Restrict(sta.CANT_ATTACK_ALONE, IsThis()))
    toll = ability(sta.CombatCost(IsThis(), PayMana(parse("{1}"))))
    table = Table()
    for card in [bear(toll), bear(must)] if toll_first else [bear(must), bear(toll)]:
        table.put(0, card)
    for _ in range(mana):
        table.put(0, FOREST)
    made = Attack(0, choices(table.st, 0))
    assert _whole(table, made) == ([(0, 0), (THEM, THEM)] if mana else [(0, 0)])


def _whole(table: Table, made: Attack, so_far: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every declaration that is offered."""
    found = []
    if len(so_far) == len(made.found):
        return [so_far]
    for value in made.values(table.st, len(so_far)):
        other = Attack(made.player, made.found)
        for i, pick in enumerate((*so_far, value)):
            other.pick(i, pick)
        found += _whole(table, other, (*so_far, value))
    return sorted(found, reverse=True)
