"""508: the declare attackers step."""

import pytest

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.kernel.types import BEGIN_COMBAT, CREATURE, DECLARE_ATTACKERS, END_COMBAT, LAND, PLANESWALKER
from inset.language import statics as sta
from inset.language.card import Card
from inset.language.costs import PayMana, SacrificeOther, SacrificeThis, TapOthers, TapThis
from inset.language.filters import Anything, ControlledBy, HasType, IsThis
from inset.language.selections import You
from inset.language.words.kinds import activated, artifact, creature, enchantment, static, tap_for, whenever
from inset.language.words.nouns import creatures, this_one
from inset.language.words.verbs import add, attacks, cant_attack, cost, gain_life
from inset.rules.combat import attacking, participants
from inset.rules.events import combat_membership
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.state import player_ref
from tests.harness import B, Scene, cr
from tests.harness.cards import SIEGE, WALKER
from tests.harness.table import FOREST, Table, ability, bear
from tests.rules.test_508_509_plans import offered

THEM = player_ref(1)


def attacking_table(*creatures: Card, players: int = 2) -> tuple[Table, list[int]]:
    table = Table(players)
    return table, [table.put(0, card) for card in creatures]


def declarations(table: Table) -> list[tuple[int, ...]]:
    return table.sequences(lambda: attacking.declare_attackers(table.st))


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
    assert (table.decision.kind, table.decision.subject.oid) == ("attack", hasty)
    table.answer(THEM)
    assert combat_membership.attackers(table.st) == [hasty]
    assert table.obj(hasty).tapped
    assert not table.obj(wall).tapped


@cr("508.1f", "702.20b")
def test_vigilance_keeps_it_untapped() -> None:
    table, (oid,) = attacking_table(bear("vigilance"))
    table.start(DECLARE_ATTACKERS)
    table.answer(THEM)
    assert combat_membership.attackers(table.st) == [oid]
    assert not table.obj(oid).tapped


@cr("508.1b", "310.8b")
def test_planeswalkers_and_protected_battles_can_be_attacked() -> None:
    table, _ = attacking_table(bear())
    walker = table.put(1, WALKER, counters={"loyalty": 3})
    siege = table.put(0, SIEGE, counters={"defense": 3}, notes={PROTECTOR: 1})
    table.put(0, WALKER, counters={"loyalty": 3})
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert table.offered() == [0, THEM, walker, siege]


@cr("802.2", "802.3")
def test_every_opponent_can_be_attacked() -> None:
    table, _ = attacking_table(bear(), players=4)
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert table.offered() == [0, -2, -3, -4]


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
    assert table.offered() == [0, -3]


@cr("508.1d")
def test_a_creature_that_must_attack_attacks() -> None:
    table, (oid, _) = attacking_table(bear(ability(sta.Restrict(sta.MUST_ATTACK, IsThis()))), bear())
    assert sorted(declarations(table)) == [(-2,), (0,)]  # only the other one is asked
    table.start(DECLARE_ATTACKERS)
    table.answer(0)
    assert combat_membership.attackers(table.st) == [oid]


@cr("508.1d")
def test_it_may_choose_whom_it_must_attack() -> None:
    table, _ = attacking_table(bear(ability(sta.Restrict(sta.MUST_ATTACK, IsThis()))), players=3)
    table.start(DECLARE_ATTACKERS)
    assert table.decision is not None
    assert table.offered() == [-2, -3]


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
    assert combat_membership.attackers(table.st) == oids


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
    assert (whole.player, whole.oids, whole.amount) == (0, (first, second), 2)
    assert len(table.st.stack) == 1
    table.answer(PASS)
    table.answer(PASS)
    assert table.life(0) == 21


@cr("508.4", "506.3b")
def test_whom_a_creature_put_attacking_may_attack() -> None:
    table = Table(3)
    table.st.step = DECLARE_ATTACKERS
    assert table.sequences(lambda: participants.choose_defender(table.st, 0, 0)) == [(-3,), (-2,)]
    assert table.sequences(lambda: participants.choose_defender(table.st, 1, 0)) == [()]  # not the active player's


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
    assert sorted(offered(attacking.declaration(table.st, 0))) == ([((), ()), ((0,), (0,))] if mana else [((), ())])


# --- what is tapped to attack makes no mana for the costs (508.1f, i) ----------------------------------------------------

TOLL = ability(sta.CombatCost(IsThis(), PayMana(parse("{1}"))))
MUST = ability(sta.Restrict(sta.MUST_ATTACK, IsThis()))


def _declared(*cards: Card, others: tuple[Card, ...] = ()) -> list[tuple[int, ...]]:
    """What may be declared: for each creature, whether it attacks."""
    table = Table()
    for card in (*cards, *others):
        table.put(0, card)
    return sorted(tuple(len(row) for row in found) for found in offered(attacking.declaration(table.st, 0)))


@cr("508.1d", "508.1f", "508.1i")
@pytest.mark.parametrize("elf_first", [False, True])
def test_the_mana_of_a_creature_that_must_attack_pays_for_no_other(elf_first: bool) -> None:
    """A creature that attacks if able is declared, and so is tapped before its mana is needed."""
    elf = bear(tap_for("{G}"), MUST)
    assert _declared(*([elf, bear(TOLL)] if elf_first else [bear(TOLL), elf])) == [(1, 0) if elf_first else (0, 1)]
    elf = bear(tap_for("{G}"))
    assert (1, 1) not in _declared(elf, bear(TOLL))
    assert len(_declared(elf, bear(TOLL))) == 3


@cr("508.1f")
def test_a_vigilant_creature_attacks_and_pays() -> None:
    elf = bear(tap_for("{G}"), MUST, "vigilance")
    assert _declared(bear(TOLL), elf) == [(0, 1), (1, 1)]


@cr("508.1i", "508.1k")
def test_an_attacker_may_be_sacrificed_for_mana() -> None:
    """It is tapped, but its ability does not ask for that; then it is no attacker."""
    spawn = bear(activated(cost(SacrificeThis()), add("{C}")))
    assert _declared(bear(TOLL), spawn) == [(0, 0), (0, 1), (1, 0), (1, 1)]


@cr("508.1f", "508.1i")
def test_an_attacker_is_tapped_for_nothing_else() -> None:
    """A source of mana that taps a creature needs one that stays at home."""
    drum = artifact("Drum", "{1}", activated(cost(TapThis(), TapOthers(HasType(CREATURE))), add("{G}")))
    assert _declared(bear(TOLL), bear(), others=(drum,)) == [(0, 0), (0, 1), (1, 0)]


@cr("508.1d", "508.1h")
def test_two_that_must_and_the_mana_of_one_for_the_other() -> None:
    """Both can't be obeyed: one attacks freely, or the other for the mana of the first."""
    elf = bear(tap_for("{G}"), MUST)
    assert _declared(elf, bear(TOLL, MUST)) == [(0, 1), (1, 0)]


@cr("508.1h", "508.1j")
def test_a_land_is_sacrificed_for_one_creature_only() -> None:
    toll = ability(sta.CombatCost(IsThis(), SacrificeOther(HasType(LAND))))
    assert _declared(bear(toll), bear(toll), others=(FOREST,)) == [(0, 0), (0, 1), (1, 0)]


@cr("508.1d", "508.1c")
def test_attacks_if_able() -> None:
    """A requirement that a restriction stops is not obeyed."""
    goad = sta.Restrict(sta.MUST_ATTACK, this_one)
    angry = creature("Angry", "{R}", "Orc", 2, 2, static(goad))
    scene = Scene({"battlefield": [angry]})
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 18
    peace = enchantment("Peace", "{W}", cant_attack(creatures))
    scene = Scene({"battlefield": [angry, peace]})
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 20
