"""602: activated abilities; 605: mana abilities; 606: loyalty abilities."""

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import (
    costs as co,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as sta,
    values as v,
)
from inset.language.abilities import AS_SORCERY, Activated, Body
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    cycling,
    enchantment,
    haste,
    instant,
    loyalty,
    planeswalker,
    tap_for,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import any_target, creatures, each_opponent, lands, target, this, x, you_control
from inset.language.words.verbs import (
    add,
    cost,
    counter,
    deal,
    destroy,
    draw,
    gain_life,
    gets,
    lose_life,
    sacrifice_this,
    tap_symbol,
    untap,
)  # fmt: skip
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

PINGER = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))
WALKER = planeswalker(
    "Walker", "{2}{W}", "Ajani", 4,
    loyalty(1, gain_life(2)), loyalty(-3, draw(2)), loyalty(-7, lose_life(9, each_opponent)),
)  # fmt: skip
STIFLE = instant("Stifle", "{U}", counter(target(f.IsAbility())))
LOYAL = {"counters": {"loyalty": 4}}


# --- activating ---------------------------------------------------------------------------------------------------


@cr("602.2", "602.2a", "602.2b", "113.7a")
def test_an_ability_goes_on_the_stack_and_lives_without_its_source() -> None:
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"battlefield": [PINGER]}, {"hand": [kill]})
    scene.cast(A, "Pinger", "B")
    assert (scene.stack(), scene.one("Pinger").tapped) == (["Pinger"], True)
    scene.play(B, "Cast Kill", "Pinger")
    assert (scene.zone("Pinger"), scene.life(B)) == ("graveyard", 19)


@cr("602.5a", "302.6", "702.10c")
def test_a_creature_that_has_just_come_cant_tap_for_its_ability() -> None:
    swift = creature("Swift", "{R}", "Wizard", 1, 1, haste, activated(tap_symbol, deal(1, any_target())))
    scene = Scene({"hand": [PINGER, swift]})
    scene.play(A, "Cast Pinger")
    scene.play(A, "Cast Swift")
    assert not scene.could(A, "Pinger") and scene.could(A, "Swift")
    scene.next_turn()
    assert not scene.could(A, "Pinger")  # not since the beginning of A's most recent turn
    scene.next_turn()
    assert scene.could(A, "Pinger")


@cr("602.5a", "302.6")
def test_other_costs_and_other_permanents_need_not_wait() -> None:
    pump = creature("Pump", "{R}", "Wizard", 1, 1, activated("{R}", gets(this, 1, 0)))
    rod = artifact("Rod", "{1}", activated(tap_symbol, deal(1, any_target())))
    scene = Scene({"hand": [pump, rod]})
    scene.play(A, "Cast Pump")
    scene.play(A, "Cast Rod")
    assert scene.could(A, "Pump") and scene.could(A, "Rod")


@cr("602.5b")
def test_only_once_each_turn() -> None:
    pump = creature("Pump", "{R}", "Wizard", 1, 1, activated("{R}", gets(this, 1, 0), limit=1))
    scene = Scene({"battlefield": [pump]})
    scene.play(A, "Pump")
    assert not scene.could(A, "Pump")
    scene.next_turn()
    assert scene.could(A, "Pump")


@cr("602.5d")
def test_only_as_a_sorcery() -> None:
    slow = artifact("Slow", "{1}", activated("{1}", draw(1), timing=AS_SORCERY))
    scene = Scene({"battlefield": [slow]}, {"battlefield": [slow]})
    assert scene.could(A, "Slow") and not scene.could(B, "Slow")
    scene.until(t.END)
    assert not scene.could(A, "Slow")


@cr("602.2", "602.1")
def test_only_the_controller_activates() -> None:
    scene = Scene({"battlefield": [PINGER]})
    scene.pass_to(B)
    assert scene.words() == ["Pass"]


@cr("602.5", "101.2")
def test_abilities_that_cant_be_activated() -> None:
    needle = artifact("Needle", "{1}", sta.Restrict(sta.CANT_ACTIVATE, creatures, spare_mana=True))
    elf = creature("Elf", "{G}", "Elf", 1, 1, tap_for("{G}"))
    cub = creature("Cub", "{G}", "Bear", 1, 1)
    scene = Scene({"battlefield": [PINGER, elf, needle], "mana": "", "hand": [cub]})
    assert not scene.could(A, "Pinger") and scene.could(A, "Cast Cub")


@cr("602.1a", "118.12", "602.2b")
def test_the_cost_is_paid_on_activation() -> None:
    """Countered or not, it was paid."""
    bomb = artifact("Bomb", "{1}", activated(sacrifice_this, deal(4, any_target())))
    scene = Scene({"battlefield": [bomb]}, {"hand": [STIFLE]})
    scene.cast(A, "Bomb", "B")
    assert scene.zone("Bomb") == "graveyard"
    scene.play(B, "Cast Stifle")
    assert scene.life(B) == 20


@cr("602.2b", "107.3a")
def test_x_in_an_activation_cost() -> None:
    mill = artifact("Mill", "{1}", activated(cost("{X}", tap_symbol), gain_life(x)))
    scene = Scene({"battlefield": [mill], "mana": "{C}{C}{C}"})
    scene.play(A, "Mill", 2)
    assert scene.life(A) == 22


@cr("113.6", "602.1")
def test_an_ability_functions_where_it_says() -> None:
    """Cycling from the hand only; an ability of a permanent not from the graveyard."""
    cycler = creature("Cycler", "{5}{G}", "Bear", 5, 5, cycling("{G}"))
    scene = Scene({"battlefield": [cycler], "graveyard": [PINGER]})
    assert scene.options(A) == ["Pass"]
    scene = Scene({"hand": [cycler]})
    scene.play(A, "Cycl")
    assert (scene.zone("Cycler"), scene.count(A, "hand")) == ("graveyard", 1)


# --- mana abilities (605) -----------------------------------------------------------------------------------------


@cr("605.1a", "605.3b", "605.3a")
def test_a_mana_ability_does_not_use_the_stack() -> None:
    elf = creature("Elf", "{G}", "Elf", 1, 1, tap_for("{G}"))
    scene = Scene({"battlefield": [elf], "mana": ""}, mana=False)
    scene.do(A, "Elf")
    assert (scene.stack(), len(scene.st.players[A].pool)) == ([], 1)
    assert scene.game.decision is not None and scene.game.decision.player == A


@cr("605.5a")
def test_an_ability_with_a_target_is_no_mana_ability() -> None:
    seer = creature("Seer", "{G}", "Elf", 1, 1, activated("{0}", untap(target(lands)), add("{G}")))
    scene = Scene({"battlefield": [seer, "Forest"], "mana": ""})
    scene.do(A, "Seer")
    assert scene.stack() == ["Seer"]


@cr("605.1b", "605.4a")
def test_a_triggered_mana_ability_resolves_at_once() -> None:
    grow = enchantment("Grow", "{G}", whenever(p.TapsForMana(lands & you_control), add("{G}")))
    scene = Scene({"battlefield": [grow, "Forest"], "mana": "", "hand": [BEAR]}, mana=False)
    scene.do(A, "Forest")
    assert (scene.stack(), len(scene.st.players[A].pool)) == ([], 2)


@cr("605.5b")
def test_a_spell_is_never_a_mana_ability() -> None:
    ritual = instant("Ritual", "{B}", add("{B}{B}{B}"))
    scene = Scene({"hand": [ritual], "mana": "{B}"})
    scene.do(A, "Cast Ritual")
    assert scene.stack() == ["Ritual"]
    scene.settle()
    assert len(scene.st.players[A].pool) == 3


@cr("106.4", "500.5")
def test_unspent_mana_empties_with_the_step() -> None:
    ritual = instant("Ritual", "{B}", add("{B}{B}{B}"))
    scene = Scene({"hand": [ritual], "battlefield": ["Swamp"], "mana": ""})
    scene.play(A, "Cast Ritual")
    scene.until(t.BEGIN_COMBAT)
    assert scene.st.players[A].pool == ()


# --- loyalty abilities (606) --------------------------------------------------------------------------------------


@cr("606.3", "606.4", "306.5d")
def test_one_loyalty_ability_each_turn() -> None:
    scene = Scene({"battlefield": [(WALKER, LOYAL)]})
    scene.play(A, "+1")
    assert (scene.one("Walker").counters["loyalty"], scene.life(A)) == (5, 22)
    assert not scene.could(A, "+1") and not scene.could(A, "3")
    scene.next_turn()
    scene.next_turn()
    assert scene.could(A, "+1")


@cr("606.3")
def test_loyalty_abilities_at_sorcery_speed() -> None:
    scene = Scene({"battlefield": [(WALKER, LOYAL)], "hand": [STIFLE]}, {"battlefield": [PINGER]})
    scene.cast(B, "Pinger", "A")
    scene.pass_to(A)
    assert not any("Walker" in word for word in scene.words())
    scene.settle()
    scene.until(t.UPKEEP, 2)
    assert not any("Walker" in word for word in scene.options(A))


@cr("606.6", "606.4")
def test_not_more_counters_than_it_has() -> None:
    scene = Scene({"battlefield": [(WALKER, LOYAL)]})
    assert len([word for word in scene.options(A) if "Walker" in word]) == 2
    scene.do(A, "draw")
    assert scene.one("Walker").counters["loyalty"] == 1  # as a cost
    scene.settle()
    assert scene.count(A, "hand") == 2


@cr("306.5b", "306.5c", "306.9")
def test_a_planeswalker_enters_with_its_loyalty_and_dies_without() -> None:
    bolt = instant("Bolt", "{R}", deal(4, any_target()))
    scene = Scene({"hand": [WALKER]}, {"hand": [bolt]})
    scene.play(A, "Cast Walker")
    assert scene.one("Walker").counters["loyalty"] == 4
    scene.play(B, "Cast Bolt", "Walker")  # 306.8
    assert scene.zone("Walker") == "graveyard"


@cr("602.2b", "107.3")
def test_x_is_a_number_that_every_part_of_the_cost_can_be_paid_for() -> None:
    """Two cards in the graveyard: X is 0, 1 or 2, however much mana there is. A card to discard must have a mana value of X."""
    exile_x = co.All((co.PayMana(parse("{X}")), co.ExileCards(f.Anything(), t.GRAVEYARD, v.X())))
    fiend = creature("Fiend", "{B}", "Spirit", 1, 1, Activated(exile_x, Body((e.GainLife(s.You(), v.X()),))))
    scene = Scene({"battlefield": [fiend], "graveyard": [BEAR, BEAR], "mana": "{5}"})
    scene.play(A, "Fiend", 2)
    assert (scene.life(A), scene.count(A, "graveyard")) == (22, 0)
    throw_x = co.All((co.PayMana(parse("{X}")), co.DiscardCards(f.StatIs(v.MANA_VALUE, f.EQ, v.X()))))
    sling = enchantment("Sling", "{R}", Activated(throw_x, Body((e.GainLife(s.You(), v.X()),))))
    assert not Scene({"battlefield": [sling], "hand": [BEAR], "mana": "{1}"}).could(A, "Sling")
    scene = Scene({"battlefield": [sling], "hand": [BEAR], "mana": "{3}"})
    scene.play(A, "Sling")
    assert (scene.life(A), scene.count(A, "hand")) == (22, 0)


@cr("602.5b", "605.3a")
def test_a_mana_ability_that_was_activated_as_often_as_it_may_be_pays_for_nothing_more() -> None:
    """Also if all that it has changed is the mana in the pool."""
    strider = artifact("Strider", "{2}", activated(cost("{1}"), add("{W}"), limit=1))
    one, two = (instant(name, price, gain_life(1)) for name, price in (("One", "{W}"), ("Two", "{W}{W}")))
    scene = Scene({"mana": "{R}{R}", "hand": [one, two], "battlefield": [strider]}, mana=False)
    assert (scene.could(A, "Cast One"), scene.could(A, "Cast Two")) == (True, False)
    scene.do(A, "Strider")
    assert (scene.could(A, "Cast One"), scene.could(A, "Cast Two"), scene.could(A, "Strider")) == (True, False, False)
