"""601.2b–h, 602.2b, 118.7, 118.13: what is announced about a cost, in which order, and that the rest can always follow."""

import pytest

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import (
    abilities as a,
    costs as c,
    filters as f,
    keywords as k,
    statics as sta,
    values as v,
)
from inset.language.patterns import BecomesTarget
from inset.language.selections import AllPlayers, Each, Opponents
from inset.language.words.kinds import (
    activated,
    affinity,
    artifact,
    creature,
    enchantment,
    instant,
    kicker,
    modes,
    sorcery,
    tap_for,
    ward,
    whenever,
)
from inset.language.words.nouns import any_target, creatures, each_opponent, spells, target, this_one, you
from inset.language.words.verbs import (
    add,
    cost,
    deal,
    destroy,
    draw,
    gain_life,
    pay_life,
    sacrificing,
    tap_symbol,
)
from inset.rules.model.answers import PASS
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, GREEN

OX = creature("Ox", "{3}", "Ox", 3, 3)
DRAGON = creature("Dragon", "{4}{R}", "Dragon", 4, 4)
COIN = artifact("Coin", "{0}", activated(cost(tap_symbol, c.SacrificeThis()), add("{C}")))
CHEAP = enchantment("Cheap", "{1}", sta.AbilityCostChange(f.Anything(), 2, you))
DEAR = enchantment("Dear", "{1}", sta.AbilityCostChange(f.Anything(), 2, AllPlayers(), sign=1))
LESS = enchantment("Less", "{1}", sta.CostChange(f.Anything(), 1, you))


def less(symbols: str, only_colored: bool = False) -> object:
    return enchantment(
        "Less", "{1}", sta.CostChange(f.Anything(), 0, you, colored=parse(symbols), only_colored=only_colored)
    )


def mana(text: str) -> c.PayMana:
    return c.PayMana(parse(text))


def one_of(*parts: object) -> c.OneOf:
    return c.OneOf(parts)  # type: ignore[arg-type]


# --- one of several costs ---------------------------------------------------------------------------------------------


@cr("601.2b", "601.2c")
def test_which_of_several_costs_is_announced_before_targets() -> None:
    exhale = instant("Exhale", "{B}", a.AdditionalCost(one_of(pay_life(3), mana("{1}"))), destroy(target(creatures)))
    scene = Scene({"hand": [exhale]}, {"battlefield": [BEAR, OX]})
    scene.do(A, "Cast Exhale")
    assert scene.asked() == "mode" and scene.words() == ["Pay 3 life", "{1}"]
    scene.answer("{1}")
    assert scene.asked() == "target"


@cr("601.2b", "601.2f", "118.8")
def test_the_mana_of_the_cost_that_is_chosen_is_reduced_with_the_rest() -> None:
    """A spell, and an ability (602.2b): {1} and {2}, less {2}."""
    spell = sorcery("Rite", "{1}", a.AdditionalCost(one_of(mana("{2}"), pay_life(3))), draw(1))
    scene = Scene({"hand": [spell], "battlefield": [LESS, LESS], "mana": "{C}"})
    scene.cast(A, "Cast Rite", "{2}")
    assert (scene.life(A), scene.st.players[A].pool) == (20, ())


@cr("602.2b", "601.2f")
def test_the_mana_of_the_cost_that_is_chosen_for_an_ability_is_reduced_with_the_rest() -> None:
    rock = artifact("Rock", "{1}", activated(cost("{1}", one_of(mana("{2}"), pay_life(3))), draw(1)))
    scene = Scene({"battlefield": [rock, CHEAP], "mana": "{C}"})
    scene.cast(A, "Rock:", "{2}")
    assert (scene.life(A), scene.st.players[A].pool) == (20, ())


@cr("602.2b", "601.2b", "118.3")
@pytest.mark.parametrize(("pool", "life", "then"), [("{C}", 20, 17), ("{C}{C}{C}", 2, 2)])
def test_a_cost_that_cant_be_paid_is_not_on_offer(pool: str, life: int, then: int) -> None:
    """The only one that can be is no question."""
    rock = artifact("Rock", "{1}", activated(cost("{1}", one_of(mana("{2}"), pay_life(3))), draw(1)))
    scene = Scene({"battlefield": [rock], "mana": pool, "life": life})
    scene.do(A, "Rock:")
    assert scene.stack() == ["Rock"] and scene.life(A) == then and not scene.st.players[A].pool
    assert not Scene({"battlefield": [rock], "mana": "{C}", "life": 2}).could(A, "Rock:")


@cr("601.2b")
def test_one_of_several_within_one_of_several() -> None:
    inner = one_of(c.DiscardCards(f.Anything()), pay_life(1))
    spell = sorcery("Rite", "{1}", a.AdditionalCost(one_of(inner, mana("{2}"))), draw(1))
    scene = Scene({"hand": [spell, BEAR]})
    scene.do(A, "Cast Rite", 0)
    assert scene.words() == ["Discard a card", "Pay 1 life"]
    scene._answer_all(["Pay 1 life"])
    assert scene.life(A) == 19


@cr("508.1h", "601.2b")
def test_one_of_several_costs_to_attack() -> None:
    tax = enchantment("Tax", "{1}", sta.CombatCost(f.ControlledBy(Opponents()), one_of(mana("{2}"), pay_life(1))))
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [tax]})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Attack")
    assert scene.words() == ["{2}", "Pay 1 life"]
    scene.answer("Pay 1 life")
    assert scene.life(A) == 19


@cr("702.21a", "601.2b")
def test_one_of_several_costs_for_ward() -> None:
    guarded = creature("Guarded", "{1}", "Cat", 1, 1, ward(one_of(mana("{2}"), pay_life(1))))
    bolt = instant("Bolt", "{R}", deal(3, any_target()))
    scene = Scene({"hand": [bolt], "mana": "{R}{R}"}, {"battlefield": [guarded]})
    scene.play(A, "Cast Bolt", "Guarded", "Yes")  # one mana is left: only life will do
    assert (scene.life(A), scene.zone("Guarded")) == (19, "graveyard")


# --- Phyrexian symbols (107.4f) -----------------------------------------------------------------------------------------


@cr("107.4f", "118.13a", "602.2b")
@pytest.mark.parametrize(("answer", "life", "left"), [("Yes", 18, 1), ("No", 20, 0)])
def test_a_phyrexian_symbol_in_an_activation_cost_is_announced(answer: str, life: int, left: int) -> None:
    imp = creature("Imp", "{1}", "Imp", 1, 1, activated(cost("{R/P}"), deal(1, any_target())))
    scene = Scene({"battlefield": [imp], "mana": "{R}"}, {"battlefield": [BEAR]})
    scene.do(A, "Imp:")
    assert scene.asked() == "confirm"  # before the target (601.2b, c)
    scene.answer(answer, "Bear")
    assert (scene.life(A), len(scene.st.players[A].pool)) == (life, left)


@cr("107.4f", "601.2b", "601.2c")
def test_life_for_a_symbol_is_announced_before_targets() -> None:
    dart = instant("Dart", "{R/P}", deal(2, target(creatures)))
    scene = Scene({"hand": [dart]}, {"battlefield": [BEAR, OX]})
    scene.do(A, "Cast Dart")
    assert scene.asked() == "confirm"
    scene.answer("Yes")
    assert scene.asked() == "target" and scene.life(A) == 20  # it is paid with the rest (601.2h)
    scene.answer("Bear")
    assert scene.life(A) == 18


@cr("118.3", "119.4", "107.4f")
def test_life_is_not_paid_twice() -> None:
    twice = instant("Twice", "{R/P}", a.AdditionalCost(pay_life(2)), draw(1))
    assert not Scene({"hand": [twice], "life": 3, "mana": ""}).could(A, "Cast Twice")
    assert Scene({"hand": [twice], "life": 4, "mana": ""}).could(A, "Cast Twice")
    two = artifact("Two", "{1}", activated(cost(pay_life(2), pay_life(2)), draw(1)))
    assert not Scene({"battlefield": [two], "life": 3}).could(A, "Two:")


@cr("118.7f", "118.7b", "601.2b")
@pytest.mark.parametrize(("answer", "pool", "life"), [("2 life", "", 18), ("{B}", "{C}", 20)])
def test_what_is_announced_for_a_phyrexian_symbol_decides_what_is_reduced(answer: str, pool: str, life: int) -> None:
    """{1}{B/P}, less {B}: with mana announced it is {1}; with life, what is left of {1} is nothing."""
    spell = instant("Dis", "{1}{B/P}", draw(1))
    scene = Scene({"hand": [spell], "battlefield": [less("{B}")], "mana": pool})
    scene.cast(A, "Cast Dis", answer)
    assert (scene.life(A), scene.st.players[A].pool) == (life, ())


# --- hybrid symbols (107.4e) --------------------------------------------------------------------------------------------


@cr("107.4e", "601.2b", "118.7a")
@pytest.mark.parametrize(
    ("pool", "could"), [("{C}{C}{C}{C}{C}", True), ("{C}{C}{C}{C}", False), ("{W}{C}{C}{C}", True)]
)
def test_two_generic_mana_announced_for_a_symbol_are_reduced(pool: str, could: bool) -> None:
    """{2/W}{2/W}{2/W}, less {1}: announced as {6} it is {5}, as {W}{4} it is {W}{3}."""
    trio = sorcery("Trio", "{2/W}{2/W}{2/W}", draw(1))
    scene = Scene({"hand": [trio], "battlefield": [LESS], "mana": pool})
    assert scene.could(A, "Cast Trio") is could


@cr("107.4e", "601.2b", "118.7a")
def test_the_player_may_announce_either_half() -> None:
    duo = sorcery("Duo", "{2/W}", draw(1))
    for answer, left in (("{W}", 1), ("{2}", 1)):
        scene = Scene({"hand": [duo], "battlefield": [LESS], "mana": "{W}{C}"})
        scene.cast(A, "Cast Duo", answer)
        assert len(scene.st.players[A].pool) == left


@cr("107.4e", "601.2b", "118.7c")
@pytest.mark.parametrize(("answer", "left"), [("{B}", 1), ("{R}", 0)])
def test_a_half_that_is_announced_is_reduced_by_its_color(answer: str, left: int) -> None:
    imp = creature("Imp", "{B/R}", "Imp", 1, 1)
    scene = Scene({"hand": [imp], "battlefield": [less("{B}", only_colored=True)], "mana": "{R}"})
    scene.cast(A, "Cast Imp", answer)
    assert len(scene.st.players[A].pool) == left


@cr("107.4e", "601.2b")
def test_where_it_makes_no_difference_nothing_is_asked_about_hybrid_symbols() -> None:
    """A reduction that finds generic mana enough leaves the symbol as it is: either half can still be paid."""
    for text, gold in (("{1}{2/W}", LESS), ("{B/R}{1}", LESS), ("{B}{B/R}", less("{B}"))):
        for pool in ("{C}{C}", "{W}{C}", "{R}", "{B}"):
            scene = Scene({"hand": [sorcery("Duo", text, draw(1))], "battlefield": [gold], "mana": pool})
            if scene.could(A, "Cast Duo"):
                scene.do(A, "Cast Duo")
                assert scene.asked() == "priority"
    assert Scene({"hand": [sorcery("Duo", "{1}{2/W}", draw(1))], "battlefield": [LESS], "mana": "{C}{C}"}).could(
        A, "Cast Duo"
    )


@cr("601.2f")
def test_reductions_are_applied_in_the_best_order() -> None:
    """{1}{R}: what takes only colored mana takes {R}, so that the other takes {1}; not the other way round."""
    imp = creature("Imp", "{1}{R}", "Imp", 1, 1)
    for row in ([less("{R}"), less("{R}", True)], [less("{R}", True), less("{R}")]):
        assert Scene({"hand": [imp], "battlefield": row, "mana": ""}).could(A, "Cast Imp")


# --- costs that depend on targets (601.2f) ------------------------------------------------------------------------------

DUEL = enchantment("Duel", "{1}", sta.CostChange(spells & f.TargetsSome(creatures), 2, you))
PROUD = creature(
    "Proud", "{1}", "Cat", 2, 2, sta.CostChange(spells & f.TargetsSome(f.IsThis()), 2, each_opponent, sign=1)
)


@cr("601.2f", "601.2c")
def test_a_spell_that_is_cheap_for_some_targets_can_be_cast_at_those() -> None:
    bolt = instant("Bolt", "{2}{R}", deal(3, any_target()))
    scene = Scene({"hand": [bolt], "battlefield": [DUEL, BEAR], "mana": "{R}"})
    scene.do(A, "Cast Bolt")
    assert scene.st.objs[scene.st.stack[-1]].stack.targets == ((scene.one("Bear").id,),)  # type: ignore[union-attr]
    assert not Scene({"hand": [bolt], "battlefield": [DUEL], "mana": "{R}"}).could(A, "Cast Bolt")


@cr("601.2f", "601.2c", "601.2e")
def test_a_target_that_makes_a_spell_too_dear_is_not_on_offer() -> None:
    bolt = instant("Bolt", "{R}", deal(3, target(creatures)))
    scene = Scene({"hand": [bolt], "mana": "{R}{R}"}, {"battlefield": [PROUD, BEAR]})
    scene.do(A, "Cast Bolt")
    assert scene.st.objs[scene.st.stack[-1]].stack.targets == ((scene.one("Bear").id,),)  # type: ignore[union-attr]
    assert not Scene({"hand": [bolt], "mana": "{R}{R}"}, {"battlefield": [PROUD]}).could(A, "Cast Bolt")
    assert Scene({"hand": [bolt], "mana": "{R}{R}{R}"}, {"battlefield": [PROUD]}).could(A, "Cast Bolt")


@cr("601.2f", "601.2b", "601.4")
def test_an_optional_cost_counts_on_the_targets_that_come_later() -> None:
    bolt = instant("Bolt", "{2}{R}", kicker("{2}"), deal(3, any_target()))
    scene = Scene({"hand": [bolt], "battlefield": [DUEL, BEAR], "mana": "{R}{R}{R}"})
    scene.do(A, "Cast Bolt")
    assert scene.asked() == "confirm"
    scene.answer("Yes")
    assert scene.st.objs[scene.st.stack[-1]].stack.targets == ((scene.one("Bear").id,),)  # type: ignore[union-attr]


# --- X (107.3) ----------------------------------------------------------------------------------------------------------


@cr("107.3a", "602.2b", "601.2f")
@pytest.mark.parametrize(("change", "most"), [([], 3), ([DEAR], 1), ([CHEAP], 5)])
def test_x_of_an_ability_goes_as_far_as_its_total_cost_allows(change: list[object], most: int) -> None:
    rock = artifact("Rock", "{1}", activated(cost("{X}"), gain_life(v.X())))
    scene = Scene({"battlefield": [rock, *change], "mana": "{C}{C}{C}"})
    scene.do(A, "Rock:")
    assert scene.words() == [str(x) for x in range(most + 1)]
    scene.answer(str(most))


@cr("107.3a", "602.2b")
def test_x_of_an_ability_may_be_a_number_of_objects() -> None:
    rock = artifact("Rock", "{1}", activated(cost(c.TapOthers(creatures, v.X())), gain_life(v.X())))
    scene = Scene({"battlefield": [rock, BEAR, OX]})
    scene.play(A, "Rock:", "2")
    assert scene.life(A) == 22


@cr("107.3a", "118.3")
def test_x_leaves_enough_for_the_rest_of_the_cost() -> None:
    """Three Coins: one of them is sacrificed, so that X is at most 2."""
    spell = sorcery("Rite", "{X}", a.AdditionalCost(sacrificing(f.HasType(t.ARTIFACT))), gain_life(v.X()))
    scene = Scene({"hand": [spell], "battlefield": [(COIN, {"token": True})] * 3, "mana": ""})
    scene.do(A, "Cast Rite")
    assert scene.words() == ["0", "1", "2"]
    scene._answer_all(["2", "Coin"])
    assert not scene.names("battlefield", A)


@cr("601.4", "107.3a")
def test_a_mode_may_need_an_x_that_is_chosen_later() -> None:
    exact = f.And((f.HasType(t.CREATURE), f.StatIs(v.MANA_VALUE, f.EQ, v.X())))
    spell = sorcery("Pick", "{X}{B}", modes(destroy(target(exact)), gain_life(1)))
    scene = Scene({"hand": [spell], "mana": "{B}{B}{B}"}, {"battlefield": [BEAR]})
    scene.do(A, "Cast Pick")
    assert len(scene.words()) == 2
    scene.answer(0)  # then X is 2
    scene.settle()
    assert scene.zone("Bear") == "graveyard"


# --- several parts, and mana (118.3, 601.2h) ------------------------------------------------------------------------------


@cr("118.3", "601.2h")
def test_what_is_picked_for_one_part_leaves_enough_for_another() -> None:
    """Four creatures, and two artifacts of which three are creatures too: those alone would leave too few."""
    beasts = [creature(f"Beast {i}", "{1}", "Beast", 1, 1) for i in range(2)]
    golems = [creature(f"Golem {i}", "{1}", "Golem", 1, 1, types=t.ARTIFACT) for i in range(3)]
    rock = artifact("Rock", "{1}")
    both = cost(sacrificing(f.HasType(t.ARTIFACT), 2), sacrificing(creatures, 4))
    scene = Scene({"battlefield": [enchantment("Pit", "{1}", activated(both, draw(1))), *golems, rock, *beasts]})
    scene.do(A, "Pit:")
    while scene.asked() == "object":
        scene.game.choose(scene.game.options[0])
    assert scene.stack() == ["Pit"] and scene.names("battlefield", A) == ["Pit"]


@cr("118.3", "601.2h", "601.2g")
def test_what_is_sacrificed_leaves_enough_for_the_mana() -> None:
    """{R}{R} from the Petal; so the Coin is what is sacrificed, though either would do."""
    petal = artifact("Petal", "{0}", activated(cost(c.SacrificeThis()), add("{R}{R}")))
    spell = sorcery("Rite", "{R}{R}", a.AdditionalCost(sacrificing(f.HasType(t.ARTIFACT))), draw(1))
    for row in ([petal, COIN], [COIN, petal]):
        scene = Scene({"hand": [spell], "battlefield": row, "mana": ""})
        scene.cast(A, "Cast Rite")
        assert not scene.names("battlefield", A)
    assert not Scene({"hand": [spell], "battlefield": [petal], "mana": ""}).could(A, "Cast Rite")


@cr("118.3", "601.2h")
def test_what_is_tapped_leaves_enough_for_the_mana() -> None:
    elf = creature("Elf", "{G}", "Elf", 1, 1, tap_for("{G}"))
    rock = artifact("Rock", "{1}", activated(cost("{G}", c.TapOthers(creatures, 1)), draw(1)))
    scene = Scene({"battlefield": [rock, elf, BEAR], "mana": ""})
    scene.do(A, "Rock:")
    assert scene.stack() == ["Rock"] and scene.one("Bear").tapped and scene.one("Elf").tapped
    assert not Scene({"battlefield": [rock, elf], "mana": ""}).could(A, "Rock:")


@cr("601.2h")
def test_what_is_random_is_paid_last() -> None:
    """The card that is discarded at random can't be the one that the other part needs."""
    both = cost(c.DiscardCards(f.Anything(), 1, at_random=True), c.DiscardCards(f.HasType(t.CREATURE)))
    pit = enchantment("Pit", "{1}", activated(both, draw(1)))
    for seed in range(6):
        scene = Scene({"battlefield": [pit], "hand": [BEAR, GREEN]}, seed=seed)
        scene.cast(A, "Pit:")
        assert not scene.names("hand", A)


@cr("601.2f")
def test_the_total_cost_is_locked_in_before_mana_is_made() -> None:
    """Life for each artifact: the Coin that is sacrificed for mana still counts."""
    mine = f.And((f.HasType(t.ARTIFACT), f.ControlledBy(you)))
    spell = sorcery("Rite", "{1}", a.AdditionalCost(pay_life(v.Count(Each(mine)))), draw(1))
    scene = Scene({"hand": [spell], "battlefield": [COIN, artifact("Rock", "{1}")], "mana": ""})
    scene.cast(A, "Cast Rite")
    assert scene.life(A) == 18
    artful = sorcery("Art", "{3}", affinity(f.HasType(t.ARTIFACT)), draw(1))
    scene = Scene({"hand": [artful], "battlefield": [COIN, artifact("Rock", "{1}")], "mana": ""})
    scene.cast(A, "Cast Art")
    assert scene.names("battlefield", A) == ["Rock"]


@cr("107.3a", "601.2c")
def test_a_mode_without_targets_for_an_x_of_0_is_not_on_offer_if_no_cost_has_x() -> None:
    exact = f.And((f.HasType(t.CREATURE), f.StatIs(v.MANA_VALUE, f.EQ, v.X())))
    spell = sorcery("Pick", "{B}", modes(destroy(target(exact)), gain_life(1)))
    scene = Scene({"hand": [spell]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Pick")
    assert scene.life(A) == 21


@cr("601.2b", "702.24a")
def test_many_choices_that_are_alike_are_settled_soon() -> None:
    """Twenty times {G} or {W}, and one mana too few."""
    either = one_of(mana("{G}"), mana("{W}"))
    beast = creature("Beast", "{1}", "Beast", 1, 1, a.Keyword(k.CUMULATIVE_UPKEEP, either))
    row = [(beast, {"counters": {"age": 19}}), *[GREEN] * 19]
    scene = Scene({"battlefield": row, "mana": ""})
    scene.until(t.UPKEEP, turn=3)
    scene.settle()
    assert scene.zone("Beast") == "graveyard"


@cr("601.2c")
def test_what_becomes_a_target_does_so_as_targets_are_chosen() -> None:
    """A creature that is chosen as a target and then sacrificed for the same spell was a target: its ability triggers."""
    shy = creature("Shy", "{U}", "Illusion", 1, 1, whenever(BecomesTarget(this_one), gain_life(3)))
    hunt = instant("Hunt", "{R}", a.AdditionalCost(sacrificing(creatures)), deal(1, target(creatures)))
    scene = Scene({"hand": [hunt], "battlefield": [shy], "life": 20})
    scene.cast(A, "Cast Hunt", "Shy", "Shy")
    assert scene.stack() == ["Shy", "Hunt"]
    scene.settle()
    assert scene.st.players[A].life == 23
