"""510, 702.19, 702.2, 702.4, 702.7: combat damage; 506.4: leaving combat."""

from inset.kernel.types import (
    COMBAT_DAMAGE as DAMAGE,
    CREATURE,
    DECLARE_BLOCKERS,
    END_COMBAT,
    FIRST_STRIKE_DAMAGE,
    PLANESWALKER,
)
from inset.language import statics as sta
from inset.language.card import Card
from inset.language.effects import THIS_TURN
from inset.language.filters import Anything, IsThis
from inset.language.mods import AddAbility, SetController, SetTypes
from inset.language.selections import You
from inset.rules import atoms
from inset.rules.events import combat_membership, phasing
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import Combat, Ctx
from inset.rules.model.subjects import Share
from tests.harness import cr
from tests.harness.cards import WALKER
from tests.harness.table import Table, ability, bear, kw

THEM = -2


def fight(attackers: list[Card], blockers: list[Card], blocks: dict[int, int], whom: int = THEM) -> Table:
    """Combat in which blocker i blocks attacker blocks[i]; the declare blockers step is about to end."""
    table = Table()
    table.ours = [table.put(0, card) for card in attackers]  # type: ignore[attr-defined]
    table.theirs = [table.put(1, card) for card in blockers]  # type: ignore[attr-defined]
    for place, oid in enumerate(_ours(table)):
        atoms.set_combat(table.st, oid, Combat(whom, blocked=place in blocks.values()))
    for place, attacker in blocks.items():
        atoms.set_combat(table.st, _theirs(table)[place], Combat(blocking=(_ours(table)[attacker],)))
    table.start(DECLARE_BLOCKERS, stage=1)
    return table


def _ours(table: Table) -> list[int]:
    return table.ours  # type: ignore[attr-defined, no-any-return]


def _theirs(table: Table) -> list[int]:
    return table.theirs  # type: ignore[attr-defined, no-any-return]


def numbers(table: Table) -> list[int]:
    assert table.decision is not None
    assert table.decision.kind == "number"
    return table.offered()


def hits(table: Table) -> list[tuple[int, int, int]]:
    return [(e.other, e.obj or -1 - e.player, e.amount) for e in table.events(ev.DAMAGE)]


@cr("510.1b", "510.2")
def test_an_unblocked_creature_hits_the_player() -> None:
    table = fight([bear(), bear(power=3)], [], {})
    table.to("priority", DAMAGE)
    assert table.life(1) == 15


@cr("510.1c", "510.1d", "510.2")
def test_a_blocked_creature_and_its_blocker_hit_each_other() -> None:
    table = fight([bear()], [bear(power=1, toughness=3)], {0: 0})
    table.to("priority", DAMAGE)
    assert table.life(1) == 20
    assert hits(table) == [(_ours(table)[0], _theirs(table)[0], 2), (_theirs(table)[0], _ours(table)[0], 1)]
    assert (table.obj(_ours(table)[0]).damage, table.obj(_theirs(table)[0]).damage) == (1, 2)


@cr("510.1c")
def test_damage_is_divided_freely_among_blockers() -> None:
    table = fight([bear(power=5, toughness=9)], [bear(), bear(), bear()], {0: 0, 1: 0, 2: 0})
    table.to("number")
    assert numbers(table) == [0, 1, 2, 3, 4, 5]
    table.answer(1)
    assert numbers(table) == [0, 1, 2, 3, 4]
    table.answer(0)
    assert [table.obj(o).damage if table.on_battlefield(o) else -1 for o in _theirs(table)] == [1, 0, -1]


@cr("510.1c")
def test_a_blocked_creature_without_blockers_deals_no_damage() -> None:
    table = fight([bear()], [bear()], {0: 0})
    combat_membership.remove_from_combat(table.st, _theirs(table)[0])
    table.to("priority", END_COMBAT)
    assert hits(table) == []


@cr("510.4", "702.7b")
def test_first_strike_comes_first() -> None:
    table = fight([bear("first strike")], [bear()], {0: 0})
    table.to("priority", END_COMBAT)
    assert table.on_battlefield(_ours(table)[0])
    assert not table.on_battlefield(_theirs(table)[0])
    assert [s for _, s in table.steps()] == [FIRST_STRIKE_DAMAGE, DAMAGE, END_COMBAT]


@cr("510.4")
def test_without_first_strike_there_is_one_damage_step() -> None:
    table = fight([bear()], [], {})
    table.to("priority", END_COMBAT)
    assert [s for _, s in table.steps()] == [DAMAGE, END_COMBAT]


@cr("702.4b", "702.7b")
def test_double_strike_deals_damage_twice_and_first_strike_once() -> None:
    table = fight([bear("double strike"), bear("first strike"), bear(power=1)], [], {})
    table.to("priority", FIRST_STRIKE_DAMAGE)
    assert table.life(1) == 16
    table.to("priority", DAMAGE)
    assert table.life(1) == 13


@cr("702.7c", "702.4d")
def test_gaining_first_strike_or_double_strike_between_the_steps() -> None:
    table = fight([bear("first strike"), bear(power=5)], [], {})
    table.to("priority", FIRST_STRIKE_DAMAGE)
    first, second = _ours(table)
    atoms.new_floating(table.st, Ctx(first, 0), THIS_TURN, objects=(first,), mods=(AddAbility(kw("double strike")),))
    atoms.new_floating(table.st, Ctx(second, 0), THIS_TURN, objects=(second,), mods=(AddAbility(kw("first strike")),))
    table.to("priority", DAMAGE)
    assert table.life(1) == 20 - 2 - 2 - 5


@cr("702.19b")
def test_trample_needs_lethal_damage_for_every_blocker() -> None:
    table = fight([bear("trample", power=6)], [bear(toughness=2), bear(toughness=3)], {0: 0, 1: 0})
    table.to("number")
    table.answer(2)
    assert numbers(table) == [3, 4]
    table.answer(3)
    assert table.life(1) == 19


@cr("702.19b")
def test_trample_may_hold_back_but_then_all_goes_to_the_blockers() -> None:
    table = fight([bear("trample", power=6)], [bear(toughness=2), bear(toughness=3)], {0: 0, 1: 0})
    table.to("number")
    assert numbers(table) == [0, 1, 2, 3, 4, 5, 6]
    table.answer(1)  # too little for the first: the second takes the rest
    assert table.life(1) == 20
    assert hits(table)[:2] == [(_ours(table)[0], _theirs(table)[0], 1), (_ours(table)[0], _theirs(table)[1], 5)]


@cr("702.19b")
def test_trample_with_great_numbers() -> None:
    """Of a size that doubling makes: not one damage after the other."""
    table = fight([bear("trample", power=2000), bear("trample", power=2000)], [bear(toughness=1500)] * 2, {0: 0, 1: 1})
    table.to("number")
    assert numbers(table) == list(range(1500, 2001))
    table.answer(1500)
    assert numbers(table) == list(range(1500, 2001))


@cr("702.19b")
def test_trample_counts_damage_that_is_there_already() -> None:
    table = fight([bear("trample", power=3)], [bear(toughness=4)], {0: 0})
    atoms.mark_damage(table.st, _theirs(table)[0], 3, False)
    table.to("number")
    assert numbers(table) == [1, 2, 3]


@cr("702.2c", "702.19b")
def test_one_damage_is_lethal_with_deathtouch() -> None:
    table = fight([bear("trample", "deathtouch", power=5)], [bear(toughness=9), bear(toughness=9)], {0: 0, 1: 0})
    table.to("number")
    table.answer(1)
    assert numbers(table) == [1, 2, 3, 4]
    table.answer(1)
    assert table.life(1) == 17
    assert not any(table.on_battlefield(o) for o in _theirs(table))


@cr("702.19d")
def test_trample_without_blockers_left_hits_the_player() -> None:
    table = fight([bear("trample")], [bear()], {0: 0})
    combat_membership.remove_from_combat(table.st, _theirs(table)[0])
    table.to("priority", DAMAGE)
    assert table.life(1) == 18


@cr("702.19f", "506.4c", "510.1b")
def test_a_planeswalker_that_is_gone_takes_no_damage_and_nobody_else_does() -> None:
    table = Table()
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    attacker = table.put(0, bear("trample"), combat=Combat(walker))
    table.start(DECLARE_BLOCKERS, stage=1)
    combat_membership.remove_from_combat(table.st, walker)
    assert combat_membership.attackers(table.st) == [attacker]
    table.to("priority", DAMAGE)
    assert table.life(1) == 20
    assert table.obj(walker).counters == {"loyalty": 3}


@cr("702.19c", "702.19e")
def test_trample_over_planeswalkers() -> None:
    table = Table()
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    table.put(0, bear(kw("trample", where=Anything()), power=5), combat=Combat(walker))
    table.start(DECLARE_BLOCKERS, stage=1)
    table.to("number")
    assert numbers(table) == [3, 4, 5]
    table.answer(3)
    assert table.life(1) == 18
    assert not table.on_battlefield(walker)


@cr("120.3c", "120.3h")
def test_damage_to_planeswalkers() -> None:
    table = Table()
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    table.put(0, bear(), combat=Combat(walker))
    table.start(DECLARE_BLOCKERS, stage=1)
    table.to("priority", DAMAGE)
    assert table.obj(walker).counters == {"loyalty": 1}
    assert table.life(1) == 20


@cr("510.1a")
def test_effects_on_how_much_is_assigned() -> None:
    by_toughness = bear(ability(sta.Restrict(sta.ASSIGNS_DAMAGE_BY_TOUGHNESS, IsThis())), power=0, toughness=4)
    none = bear(ability(sta.Restrict(sta.ASSIGNS_NO_COMBAT_DAMAGE, IsThis())))
    table = fight([by_toughness, none, bear(power=0)], [], {})
    table.to("priority", DAMAGE)
    assert [e.amount for e in table.events(ev.DAMAGE)] == [4]


@cr("510.1d")
def test_a_blocker_of_several_divides_its_damage() -> None:
    table = Table()
    first, second = (table.put(0, bear(power=1), combat=Combat(THEM, True)) for _ in range(2))
    blocker = table.put(1, bear(power=3, toughness=9), combat=Combat(blocking=(first, second)))
    table.start(DECLARE_BLOCKERS, stage=1)
    table.to("number")
    assert table.decision is not None
    assert (table.decision.player, table.decision.subject, numbers(table)) == (1, Share(first, blocker), [0, 1, 2, 3])
    table.answer(3)
    assert not table.on_battlefield(first)
    assert table.on_battlefield(second)


# --- leaving combat (506.4) ------------------------------------------------------------------------


@cr("506.4", "302.6")
def test_a_creature_whose_controller_changes_leaves_combat_and_is_sick() -> None:
    table = fight([bear()], [], {})
    oid = _ours(table)[0]
    atoms.new_floating(table.st, Ctx(oid, 1), THIS_TURN, objects=(oid,), mods=(SetController(You()),))
    table.answer(PASS)
    table.to("priority", END_COMBAT)
    assert table.life(1) == 20
    assert (table.obj(oid).combat, table.obj(oid).since, table.chars(oid).controller) == (None, 5, 1)


@cr("506.4")
def test_a_creature_that_stops_being_one_leaves_combat() -> None:
    table = fight([bear()], [], {})
    oid = _ours(table)[0]
    atoms.new_floating(table.st, Ctx(oid, 0), THIS_TURN, objects=(oid,), mods=(SetTypes(PLANESWALKER),))
    atoms.put_counters(table.st, oid, "loyalty", 1, "")
    assert not table.chars(oid).types & CREATURE
    table.answer(PASS)
    assert table.obj(oid).combat is None


@cr("702.26b", "506.4")
def test_a_creature_that_phases_out_leaves_combat() -> None:
    table = fight([bear()], [], {})
    phasing.phase_out(table.st, _ours(table))
    table.to("priority", END_COMBAT)
    assert table.life(1) == 20


@cr("506.4c", "509.1a")
def test_an_attacked_planeswalker_that_changes_controllers() -> None:
    table = Table(3)
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    attacker = table.put(0, bear(), combat=Combat(walker))
    blocker = table.put(1, bear())
    table.put(2, bear())
    atoms.new_floating(table.st, Ctx(walker, 2), THIS_TURN, objects=(walker,), mods=(SetController(You()),))
    table.start(DECLARE_BLOCKERS - 1, stage=1)
    decision = table.to("block")
    assert (decision.player, decision.subject.oid, table.offered()) == (1, blocker, [0, attacker])
    table.answer(0)
    table.to("priority", DAMAGE)
    assert table.obj(walker).counters == {"loyalty": 3}


@cr("511.3")
def test_everything_leaves_combat_as_the_phase_ends() -> None:
    table = fight([bear(toughness=5)], [bear(toughness=5)], {0: 0})
    table.to("priority", END_COMBAT)
    assert combat_membership.attackers(table.st) == _ours(table)[:1]
    table.to("priority", END_COMBAT + 1)
    assert all(table.obj(o).combat is None for o in table.st.battlefield)
