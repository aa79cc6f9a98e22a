"""702, 601.2b, 700.2h: keyword abilities about modes and additional costs: entwine, escalate, spree, tiered, kicker any number
of times, replicate, squad, casualty, bargain."""

from inset.kernel import types as t
from inset.language import (
    conditions as c,
    costs as co,
    effects as ef,
    filters as f,
    keywords as k,
    selections as sel,
    statics as sta,
    values as v,
)
from inset.language.abilities import Body, Keyword, Modes, Spell, TargetSpec
from inset.language.card import Card
from inset.language.words.kinds import artifact, body, creature, instant, modes, sorcery, static
from inset.language.words.nouns import any_target, creatures, target, this_one, you
from inset.language.words.verbs import cost, deal, destroy, draw, gain_life, has, when
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, FORK

RAT = creature("Rat", "{B}", "Rat", 1, 1)
HIT, HEAL, KILL = deal(2, any_target()), gain_life(3), destroy(target(creatures))


# --- entwine (702.42) -------------------------------------------------------------------------------------------------

BOTH = sorcery("Both", "{1}{G}", Keyword(k.ENTWINE, cost("{G}")), modes(HEAL, HIT))


@cr("702.42a", "702.42b", "601.2b")
def test_entwine_chooses_all_modes_in_printed_order() -> None:
    scene = Scene({"hand": [BOTH], "mana": "{G}{G}{G}"})
    scene.cast(A, "Cast Both", "Yes", "B")
    stack = scene.one("Both").stack
    assert stack is not None and stack.modes == (0, 1)
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (23, 18)


@cr("702.42a", "700.2a")
def test_without_entwine_one_mode_is_chosen() -> None:
    scene = Scene({"hand": [BOTH], "mana": "{G}{G}"})
    scene.play(A, "Cast Both", 1, "B")  # the entwine cost can't be paid, and isn't asked about
    assert (scene.life(A), scene.life(B)) == (20, 18)
    scene = Scene({"hand": [BOTH]})
    scene.play(A, "Cast Both", "No", 0)
    assert (scene.life(A), scene.life(B)) == (23, 20)


@cr("702.42a", "700.2a")
def test_entwine_needs_that_every_mode_could_be_chosen() -> None:
    slay = sorcery("Slay", "{B}", Keyword(k.ENTWINE, cost("{B}")), modes(HEAL, KILL))
    scene = Scene({"hand": [slay]})
    scene.play(A, "Cast Slay", 0)  # no creature, so that nothing is asked
    assert scene.life(A) == 23


@cr("702.42a", "700.2g")
def test_a_copy_of_an_entwined_spell_has_all_modes() -> None:
    scene = Scene({"hand": [BOTH, FORK]})
    scene.cast(A, "Cast Both", "Yes", "B")
    scene.play(A, "Cast Fork", "Both", "No")
    assert (scene.life(A), scene.life(B)) == (26, 16)


# --- escalate (702.120) -----------------------------------------------------------------------------------------------

WISH = instant("Wish", "{R}", Keyword(k.ESCALATE, cost("{1}")), modes(HEAL, HIT, draw(1), most=3))


@cr("702.120a")
def test_escalate_costs_more_for_each_mode_beyond_the_first() -> None:
    scene = Scene({"hand": [WISH], "mana": "{R}{R}{R}"})
    scene.play(A, "Cast Wish", 0, 1, 2, "B")
    assert (scene.life(A), scene.life(B), scene.count(A, "hand")) == (23, 18, 1)
    scene = Scene({"hand": [WISH], "mana": "{R}{R}"})
    scene.play(A, "Cast Wish", 0, 1, "B")  # there is no mana for a third
    assert (scene.life(A), scene.life(B), scene.count(A, "hand")) == (23, 18, 0)
    scene = Scene({"hand": [WISH], "mana": "{R}"})
    scene.play(A, "Cast Wish", 2)
    assert (scene.life(A), scene.count(A, "hand")) == (20, 1)


@cr("702.120a", "118.9")
def test_escalate_is_paid_for_a_spell_without_its_mana_cost() -> None:
    free = artifact("Free", "{3}", static(sta.OfferAlternativeCost(you, f.Anything(), cost("{0}"))))
    scene = Scene({"hand": [WISH], "battlefield": [free], "mana": "{R}"})
    scene.play(A, "Cast Wish {0}", 0, 2)
    assert (scene.life(A), scene.count(A, "hand"), scene.st.players[A].pool) == (23, 1, ())


@cr("702.120a")
def test_escalate_may_be_no_mana() -> None:
    tap = Keyword(k.ESCALATE, co.TapOthers(f.HasType(t.CREATURE)))
    wave = sorcery("Wave", "{W}", tap, modes(HEAL, draw(1), HIT, most=3))
    scene = Scene({"hand": [wave], "battlefield": [BEAR]})
    scene.play(A, "Cast Wave", 0, 1)
    assert scene.one("Bear").tapped and (scene.life(A), scene.count(A, "hand")) == (23, 1)


# --- spree (702.172) and tiered (702.183) --------------------------------------------------------------------------------


def priced(*prices: str, most: int, names: tuple[str, ...] = ()) -> Modes:
    bodies = (body(HEAL), body(HIT), body(KILL))[: len(prices)]
    return Modes(bodies, 1, most, tuple(cost(price) for price in prices), names)


ROB = instant("Rob", "{W}", Keyword(k.SPREE), priced("{1}", "{2}", "{3}", most=3))


@cr("702.172a", "700.2h")
def test_spree_pays_for_each_mode_chosen() -> None:
    scene = Scene({"hand": [ROB], "mana": "{W}{W}{W}{W}"})
    scene.play(A, "Cast Rob", 0, 1, "B")
    assert (scene.life(A), scene.life(B), scene.st.players[A].pool) == (23, 18, ())
    scene = Scene({"hand": [ROB], "battlefield": [BEAR], "mana": "{W}{W}{W}{W}"})
    scene.do(A, "Cast Rob")
    assert len(scene.words()) == 3
    scene.answer(2)  # nothing is left for another one
    scene.settle("Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("702.172a", "700.2h", "601.2h")
def test_at_least_one_mode_must_be_paid_for() -> None:
    assert not Scene({"hand": [ROB], "mana": "{W}"}).could(A, "Cast Rob")
    assert Scene({"hand": [ROB], "mana": "{W}{W}"}).could(A, "Cast Rob")
    slay = instant("Rob", "{W}", Keyword(k.SPREE), Modes((body(HEAL), body(KILL)), 1, 2, (cost("{9}"), cost("{1}"))))
    assert not Scene({"hand": [slay], "mana": "{W}{W}"}).could(A, "Cast Rob")  # the cheap one has no target
    assert Scene({"hand": [slay], "battlefield": [BEAR], "mana": "{W}{W}"}).could(A, "Cast Rob")


@cr("702.172a", "118.9", "118.8")
def test_the_costs_of_modes_are_paid_even_if_the_spell_is_free() -> None:
    free = artifact("Free", "{3}", static(sta.OfferAlternativeCost(you, f.Anything(), cost("{0}"))))
    scene = Scene({"hand": [ROB], "battlefield": [free], "mana": "{W}"})
    scene.play(A, "Cast Rob {0}", 0)
    assert (scene.life(A), scene.st.players[A].pool) == (23, ())


@cr("702.172a", "700.2g", "707.10")
def test_a_copy_has_the_same_modes_and_costs_nothing() -> None:
    scene = Scene({"hand": [ROB, FORK], "mana": "{W}{W}{W}{W}{R}{R}"})
    scene.cast(A, "Cast Rob", 0, 1, "B")
    scene.play(A, "Cast Fork", "Rob", "No")
    assert (scene.life(A), scene.life(B)) == (26, 16)


@cr("702.183a", "700.2h")
def test_tiered_chooses_one_mode_and_pays_for_it() -> None:
    tiers = priced("{0}", "{2}", most=1, names=("Fire", "Fira"))
    flame = instant("Flame", "{R}", Keyword(k.TIERED), tiers)
    scene = Scene({"hand": [flame], "mana": "{R}"})
    scene.play(A, "Cast Flame", 0)
    assert scene.life(A) == 23
    scene = Scene({"hand": [flame], "mana": "{R}{R}{R}"})
    scene.play(A, "Cast Flame", 1, "B")
    assert (scene.life(A), scene.life(B), scene.st.players[A].pool) == (20, 18, ())


@cr("700.2a", "601.2c")
def test_two_modes_must_be_possible_if_two_are_chosen() -> None:
    two = instant("Two", "{W}", modes(HEAL, KILL, least=2, most=2))
    assert not Scene({"hand": [two]}).could(A, "Cast Two")
    assert Scene({"hand": [two], "battlefield": [BEAR]}).could(A, "Cast Two")


# --- costs that may be paid several times ---------------------------------------------------------------------------------


@cr("702.33c", "702.33d")
def test_multikicker_is_paid_any_number_of_times() -> None:
    grow = creature("Grow", "{G}", "Plant", 1, 1, Keyword(k.MULTIKICKER, cost("{1}")), enters_kicked())
    scene = Scene({"hand": [grow], "mana": "{G}{G}{G}{G}"})
    scene.do(A, "Cast Grow")
    assert scene.words() == ["0", "1", "2", "3"]
    scene.answer(2)
    scene.settle()
    assert scene.size("Grow") == (3, 3)


@cr("702.33c", "601.2c")
def test_it_is_kicked_only_as_often_as_there_are_targets() -> None:
    """A and B: two targets, however much mana there is."""
    sparks = instant(
        "Sparks", "{R}", Keyword(k.MULTIKICKER, cost("{1}")), deal(1, any_target(v.Plus(1, v.TimesPaid("kicker"))))
    )
    scene = Scene({"hand": [sparks], "mana": "{R}{R}{R}{R}"})
    scene.do(A, "Cast Sparks")
    assert scene.words() == ["0", "1"]
    scene.answer(1)
    scene.settle("A", "B")
    assert (scene.life(A), scene.life(B)) == (19, 19)


@cr("702.33d")
def test_a_spell_whose_multikicker_was_paid_is_kicked() -> None:
    burst = instant("Burst", "{R}", Keyword(k.MULTIKICKER, cost("{1}")), when(c.CostWasPaid("kicker"), gain_life(5)))
    for times, life in ((0, 20), (3, 25)):
        scene = Scene({"hand": [burst]})
        scene.play(A, "Cast Burst", times)
        assert scene.life(A) == life


SHOCK = instant("Shock", "{R}", Keyword(k.REPLICATE, cost("{R}")), HIT)


@cr("702.56a", "707.10")
def test_replicate_copies_the_spell_as_often_as_it_was_paid() -> None:
    scene = Scene({"hand": [SHOCK], "mana": "{R}{R}{R}"})
    scene.play(A, "Cast Shock", 2, "B", "No", "Yes", "A")
    assert (scene.life(A), scene.life(B)) == (18, 16)
    scene = Scene({"hand": [SHOCK], "mana": "{R}{R}{R}"})
    scene.cast(A, "Cast Shock", 0, "B")
    assert scene.stack() == ["Shock"]


@cr("702.56b")
def test_each_instance_of_replicate_copies_what_was_paid_for_it() -> None:
    give = artifact("Give", "{3}", have_spells(Keyword(k.REPLICATE, cost("{1}"))))
    scene = Scene({"hand": [SHOCK], "battlefield": [give], "mana": "{R}{R}{R}{R}"})
    scene.cast(A, "Cast Shock", 1, 2, "B", 0)
    assert len(scene.stack()) == 3  # two abilities, one for each
    scene.settle("No", "No", "No")
    assert scene.life(B) == 12
    scene = Scene({"hand": [SHOCK], "battlefield": [give], "mana": "{R}{R}{R}"})
    scene.cast(A, "Cast Shock", 0, 2, "B")
    assert len(scene.stack()) == 2


SQUAD = creature("Trooper", "{1}{W}", "Soldier", 2, 2, Keyword(k.SQUAD, cost("{2}")))


@cr("702.157a", "707.2")
def test_squad_makes_as_many_copies_as_were_paid_for() -> None:
    scene = Scene({"hand": [SQUAD], "mana": "{W}{W}{W}{W}{W}{W}"})
    scene.play(A, "Cast Trooper", 2)
    assert scene.sizes("Trooper") == [(2, 2)] * 3
    scene = Scene({"hand": [SQUAD]})
    scene.play(A, "Cast Trooper", 0)
    assert scene.sizes("Trooper") == [(2, 2)]


@cr("702.157b")
def test_each_instance_of_squad_by_itself() -> None:
    two = creature("Pair", "{W}", "Soldier", 1, 1, Keyword(k.SQUAD, cost("{1}")), Keyword(k.SQUAD, cost("{2}")))
    scene = Scene({"hand": [two], "mana": "{W}{W}{W}{W}{W}"})
    scene.play(A, "Cast Pair", 2, 1, 0)
    assert len(scene.all("Pair")) == 4


# --- casualty (702.153) and bargain (702.166) --------------------------------------------------------------------------------

PAIN = sorcery("Pain", "{B}", Keyword(k.CASUALTY, number=2), HIT)


@cr("702.153a", "707.10c")
def test_casualty_sacrifices_a_creature_and_copies_the_spell() -> None:
    scene = Scene({"hand": [PAIN], "battlefield": [BEAR, RAT]})
    scene.play(A, "Cast Pain", "Yes", "B", "Bear", "Yes", "A")
    assert (scene.zone("Bear"), scene.zone("Rat")) == ("graveyard", "battlefield")
    assert (scene.life(A), scene.life(B)) == (18, 18)
    scene = Scene({"hand": [PAIN], "battlefield": [RAT]})
    scene.cast(A, "Cast Pain", "B")  # its power is too small
    assert scene.stack() == ["Pain"]


@cr("702.153b")
def test_each_instance_of_casualty_by_itself() -> None:
    give = artifact("Give", "{3}", have_spells(Keyword(k.CASUALTY, number=1)))
    for answers, copies in (
        (("Yes", "No", "B"), 1),
        (("No", "Yes", "B", "Rat"), 1),
        (("Yes", "Yes", "B", "Bear", 0), 2),
    ):
        scene = Scene({"hand": [PAIN], "battlefield": [give, BEAR, RAT]})
        scene.cast(A, "Cast Pain", *answers)
        assert len(scene.stack()) == 1 + copies


@cr("702.166a", "702.166b", "702.166c")
def test_bargain_sacrifices_an_artifact_enchantment_or_token() -> None:
    rock = artifact("Rock", "{1}")
    for given in (rock, (BEAR, {"token": True})):
        scene = Scene({"hand": [spell_for_life()], "battlefield": [given]})
        scene.play(A, "Cast Boon", "Yes")
        assert scene.life(A) == 25 and not scene.names("battlefield")
    scene = Scene({"hand": [spell_for_life()], "battlefield": [rock]})
    scene.play(A, "Cast Boon", "No")
    assert scene.life(A) == 20
    scene = Scene({"hand": [spell_for_life()], "battlefield": [BEAR]})
    scene.play(A, "Cast Boon")  # a creature card isn't a token, and nothing is asked
    assert scene.life(A) == 20


def spell_for_life() -> Card:
    return sorcery("Boon", "{W}", Keyword(k.BARGAIN), when(c.CostWasPaid("bargain"), gain_life(5)))


def enters_kicked() -> sta.EntersWithCounters:
    return sta.EntersWithCounters(this_one, "+1/+1", v.TimesPaid("kicker"))


def have_spells(keyword: Keyword) -> sta.Continuous:
    return sta.Continuous(f.Anything(), (has(keyword),), t.STACK)


@cr("702.33g", "702.166d", "601.2c")
def test_a_target_that_there_is_only_if_a_cost_was_paid() -> None:
    for keyword, name in ((Keyword(k.KICKER, cost("{1}")), "kicker"), (Keyword(k.BARGAIN), "bargain")):
        paid = c.CostWasPaid(name)
        spec = TargetSpec(f.HasType(t.CREATURE), only_if=paid)
        text = Spell(Body((HEAL, ef.If(paid, (ef.Destroy(sel.Target(0)),))), (spec,)))
        burn = sorcery("Burn", "{R}", keyword, text)
        rock = artifact("Rock", "{1}")
        scene = Scene({"hand": [burn], "battlefield": [rock]})
        scene.play(A, "Cast Burn")  # without a creature it can't be kicked, and is cast without a target
        assert scene.life(A) == 23
        scene = Scene({"hand": [burn], "battlefield": [rock, BEAR]})
        scene.cast(A, "Cast Burn", "No")
        stack = scene.one("Burn").stack
        assert stack is not None and not any(stack.targets)
        scene = Scene({"hand": [burn], "battlefield": [rock, BEAR, BEAR]})
        scene.play(A, "Cast Burn", "Yes", "Bear")
        assert (scene.life(A), scene.names("battlefield").count("Bear")) == (23, 1)
