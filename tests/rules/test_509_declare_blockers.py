"""509: the declare blockers step."""

import pytest

from inset.kernel import types as t
from inset.kernel.types import ARTIFACT, BLACK, DECLARE_BLOCKERS, GREEN, RED
from inset.language import statics as sta
from inset.language.card import Card
from inset.language.filters import Anything, HasColor, HasKeyword, HasSubtype, IsThis
from inset.language.keywords import FLYING
from inset.language.words.kinds import creature, whenever
from inset.language.words.verbs import blocks, gain_life
from inset.rules import atoms
from inset.rules.combat import blocking
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import Combat
from tests.harness import B, Scene, cr
from tests.harness.cards import BEAR, KILL, OX
from tests.harness.table import FOREST, Table, ability, bear, kw


def blocking_table(attackers: list[Card], blockers: list[Card]) -> tuple[Table, list[int], list[int]]:
    table = Table()
    ours = [table.put(0, card, combat=Combat(-2), tapped=True) for card in attackers]
    return table, ours, [table.put(1, card) for card in blockers]


def declarations(table: Table) -> list[tuple[int, ...]]:
    return table.sequences(lambda: blocking.declare_blockers(table.st))


def colored(mask: int, *parts: str, types: int = 0) -> Card:
    return creature("Bear", "{1}", "Bear", 2, 2, *[kw(p) for p in parts], colors=mask, types=types)


PLAIN = bear()
CASES = [
    ("702.9b", bear("flying"), PLAIN, False),
    ("702.9b", bear("flying"), bear("flying"), True),
    ("702.17b", bear("flying"), bear("reach"), True),
    ("702.9b", PLAIN, bear("flying"), True),
    ("702.28b", bear("shadow"), PLAIN, False),
    ("702.28b", PLAIN, bear("shadow"), False),
    ("702.28b", bear("shadow"), bear("shadow"), True),
    ("702.31b", bear("horsemanship"), PLAIN, False),
    ("702.31b", bear("horsemanship"), bear("horsemanship"), True),
    ("702.31b", PLAIN, bear("horsemanship"), True),
    ("702.36b", bear("fear"), PLAIN, False),
    ("702.36b", bear("fear"), colored(BLACK), True),
    ("702.36b", bear("fear"), colored(0, types=ARTIFACT), True),
    ("702.13b", colored(RED, "intimidate"), colored(GREEN), False),
    ("702.13b", colored(RED | GREEN, "intimidate"), colored(GREEN), True),
    ("702.13b", colored(RED, "intimidate"), colored(0, types=ARTIFACT), True),
    ("702.118b", bear("skulk"), bear(power=3), False),
    ("702.118b", bear("skulk"), bear(power=2), True),
    ("702.16f", bear(kw("protection", where=HasColor(RED))), colored(RED), False),
    ("702.16f", bear(kw("protection", where=HasColor(RED))), colored(GREEN), True),
    ("509.1b", PLAIN, bear(ability(sta.Restrict(sta.CANT_BLOCK, IsThis()))), False),
    ("509.1b", bear(ability(sta.Restrict(sta.CANT_BE_BLOCKED, IsThis()))), PLAIN, False),
    ("509.1b", bear(ability(sta.Restrict(sta.CANT_BE_BLOCKED, IsThis(), HasColor(RED)))), colored(RED), False),
    ("509.1b", bear(ability(sta.Restrict(sta.CANT_BE_BLOCKED, IsThis(), HasColor(RED)))), PLAIN, True),
    ("509.1b", PLAIN, bear(ability(sta.Restrict(sta.CAN_BLOCK_ONLY, IsThis(), HasKeyword(FLYING)))), False),
    ("509.1b", PLAIN, bear(ability(sta.Restrict(sta.CANT_BLOCK, IsThis(), HasKeyword(FLYING)))), True),
]


@cr("702.9b", "702.13b", "702.16f", "702.17b", "702.28b", "702.31b", "702.36b", "702.118b", "509.1b")
@pytest.mark.parametrize(("rule", "attacker", "blocker", "can"), CASES)
def test_who_can_block_whom(rule: str, attacker: Card, blocker: Card, can: bool) -> None:
    table, (_,), (_,) = blocking_table([attacker], [blocker])
    assert len(declarations(table)) == (2 if can else 1), rule


@cr("702.14c")
def test_landwalk() -> None:
    walker = bear(kw("landwalk", where=HasSubtype(("Forest",))))
    table, _, _ = blocking_table([walker], [PLAIN])
    assert len(declarations(table)) == 2
    table.put(0, FOREST)
    assert len(declarations(table)) == 2
    table.put(1, FOREST)
    assert len(declarations(table)) == 1


@cr("509.1a")
def test_tapped_creatures_do_not_block_and_each_blocks_one() -> None:
    table, (a, b), (first, second) = blocking_table([PLAIN, PLAIN], [PLAIN, PLAIN])
    assert len(declarations(table)) == 9
    table.obj(second).tapped = True
    assert sorted(declarations(table)) == [(0,), (a,), (b,)]
    assert first != second


@cr("702.111b")
def test_menace_needs_two_blockers() -> None:
    table, _, _ = blocking_table([bear("menace")], [PLAIN])
    assert declarations(table) == [()]
    table, (a,), _ = blocking_table([bear("menace")], [PLAIN, PLAIN])
    assert sorted(declarations(table)) == [(0,), (a,)]  # the second blocker has no choice
    table, (a,), _ = blocking_table([bear("menace")], [PLAIN, PLAIN, PLAIN])
    assert sorted(declarations(table)) == [(0, 0), (0, a), (a, 0), (a, a, 0), (a, a, a)]


@cr("509.1c")
def test_must_block() -> None:
    must = bear(ability(sta.Restrict(sta.MUST_BLOCK, IsThis())))
    table, (a, b), _ = blocking_table([PLAIN, PLAIN], [must])
    assert sorted(declarations(table)) == [(a,), (b,)]


@cr("509.1c")
def test_all_creatures_able_to_block_it_do_so() -> None:
    table, (lure, other), _ = blocking_table([PLAIN, PLAIN], [PLAIN, PLAIN, bear("flying")])
    atoms.change(table.st, lure, definition=bear("menace", name="Lure"))
    rule = sta.Restrict(sta.MUST_BLOCK, Anything(), IsThis())
    atoms.change(table.st, other, definition=bear(ability(rule)))
    assert declarations(table) == [()]
    table.start(DECLARE_BLOCKERS)
    assert [e.other for e in table.events(ev.BLOCKED)] == [other] * 3


@cr("509.1c")
def test_must_be_blocked_by_somebody() -> None:
    wanted = bear(ability(sta.Restrict(sta.MUST_BE_BLOCKED, IsThis())))
    table, (a, b), _ = blocking_table([wanted, PLAIN], [PLAIN, PLAIN])
    assert sorted(declarations(table)) == [(0,), (a, 0), (a, a), (a, b), (b,)]


@cr("509.1c", "702.111b")
def test_a_requirement_is_void_where_a_restriction_forbids_it() -> None:
    wanted = bear("menace", ability(sta.Restrict(sta.MUST_BE_BLOCKED, IsThis())))
    table, _, _ = blocking_table([wanted], [PLAIN])
    assert declarations(table) == [()]
    table, (_a,), _ = blocking_table([wanted], [PLAIN, PLAIN])
    assert declarations(table) == [()]
    table.start(DECLARE_BLOCKERS)
    assert len(table.events(ev.BLOCKED)) == 2


@cr("509.1b", "506.5")
def test_cant_block_alone() -> None:
    loner = bear(ability(sta.Restrict(sta.CANT_BLOCK_ALONE, IsThis())))
    table, _, _ = blocking_table([PLAIN], [loner])
    assert declarations(table) == [()]
    table, (a,), _ = blocking_table([PLAIN], [loner, PLAIN])
    assert sorted(declarations(table)) == [(0, 0), (0, a), (a,)]


@cr("509.1a", "509.1g")
def test_a_creature_that_blocks_any_number() -> None:
    many = bear(ability(sta.Restrict(sta.CAN_BLOCK_ANY_NUMBER, IsThis())))
    table, (a, b), (blocker,) = blocking_table([PLAIN, PLAIN], [many])
    assert sorted(declarations(table)) == [(0,), (a, 0), (a, b), (b,)]
    table.start(DECLARE_BLOCKERS)
    table.answer(a)
    table.answer(b)
    part = table.obj(blocker).combat
    assert part is not None
    assert part.blocking == (a, b)


@cr("509.1g", "509.1h", "509.1i", "509.2a", "509.3c")
def test_what_a_block_makes() -> None:
    table, (a, b), (first, second) = blocking_table([PLAIN, PLAIN], [bear(whenever(blocks(), gain_life(1))), PLAIN])
    table.start(DECLARE_BLOCKERS)
    table.answer(a)
    table.answer(a)
    assert [(e.obj, e.other) for e in table.events(ev.BLOCKED)] == [(first, a), (second, a)]
    assert [(e.obj, e.amount) for e in table.events(ev.BECAME_BLOCKED)] == [(a, 2)]
    blocked = [table.obj(o).combat for o in (a, b)]
    assert [part is not None and part.blocked for part in blocked] == [True, False]
    table.answer(PASS)
    table.answer(PASS)
    assert table.life(1) == 21


@cr("509.3a")
def test_blocking_several_is_blocking_once() -> None:
    many = bear(ability(sta.Restrict(sta.CAN_BLOCK_ANY_NUMBER, IsThis())), whenever(blocks(), gain_life(1)))
    table, (a, b), _ = blocking_table([PLAIN, PLAIN], [many])
    table.start(DECLARE_BLOCKERS)
    table.answer(a)
    table.answer(b)
    assert len(table.events(ev.BLOCKED)) == 2
    assert len(table.st.stack) == 1


@cr("802.4", "802.4a")
def test_each_defending_player_blocks_their_own_attackers_in_turn_order() -> None:
    table = Table(3)
    first = table.put(0, PLAIN, combat=Combat(-3))
    second = table.put(0, PLAIN, combat=Combat(-2))
    theirs = [table.put(p, PLAIN) for p in (2, 1)]
    table.start(DECLARE_BLOCKERS)
    assert table.decision is not None
    assert (table.decision.player, table.decision.subject.oid) == (1, theirs[1])
    assert table.offered() == [0, second]
    table.answer(0)
    assert (table.decision.player, table.offered()) == (2, [0, first])


@cr("509.1b", "802.4b")
def test_a_limit_on_blockers_is_for_each_defending_player() -> None:
    """When somebody's blocks are judged, those of the others are ignored."""
    table = Table(3)
    limit = sta.Restrict(sta.NO_MORE_BLOCK, Anything())
    ours = [table.put(0, PLAIN, combat=Combat(-1 - p)) for p in (1, 2)]
    table.put(0, bear(ability(limit)))
    theirs = [table.put(p, PLAIN) for p in (1, 1, 2, 2)]
    table.start(DECLARE_BLOCKERS)
    table.answer(ours[0])
    table.answer(ours[1])  # of two creatures of a player, the second is not asked
    assert [(e.obj, e.other) for e in table.events(ev.BLOCKED)] == [(theirs[0], ours[0]), (theirs[2], ours[1])]


@cr("509.1b")
def test_blocked_by_three_or_more_and_by_no_more_than_one() -> None:
    """Two restrictions that nobody can obey together: it can't be blocked."""
    few = sta.Restrict(sta.CANT_BE_BLOCKED_BY_FEWER, IsThis(), number=3)
    more = sta.Restrict(sta.CANT_BE_BLOCKED_BY_MORE, IsThis(), number=1)
    table, (a,), _ = blocking_table([bear(ability(few))], [PLAIN] * 4)
    assert sorted(len([ref for ref in found if ref]) for found in declarations(table)) == [
        0,
        1,
        1,
        2,
        3,
        4,
    ]  # who has no choice is not asked
    table, (a,), _ = blocking_table([bear(ability(more))], [PLAIN] * 3)
    assert sorted(declarations(table)) == [(0, 0, 0), (0, 0, a), (0, a), (a,)]
    table, (a,), _ = blocking_table([bear(ability(few, more))], [PLAIN] * 3)
    assert declarations(table) == [()]


@cr("509.1a", "509.1g")
def test_a_creature_that_blocks_two_more() -> None:
    more = bear(ability(sta.Restrict(sta.CAN_BLOCK_MORE, IsThis(), number=2)))
    table, (a, b, c, d), _ = blocking_table([PLAIN] * 4, [more])
    assert len(declarations(table)) == 1 + 4 + 6 + 4
    assert (a, b, c) in declarations(table) and (b, c, d) in declarations(table)


@cr("509.1h", "506.4")
def test_blocked_stays_blocked() -> None:
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [OX], "hand": [KILL]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Ox": "Bear"})
    scene.play(B, "Cast Kill", "Ox")
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 20
