"""603: triggered abilities."""

import pytest

from inset.kernel import types as t
from inset.language import conditions as c, effects as e, filters as f, mods as m, patterns as p, statics as sta
from inset.language.selections import EventObject
from inset.language.words.kinds import (
    body,
    creature,
    enchantment,
    flash,
    instant,
    modes,
    sorcery,
    when_enters,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    each,
    each_opponent,
    each_player,
    in_graveyard,
    it,
    lands,
    other,
    saved,
    subtype,
    target,
    this_one,
    you,
    you_control,
    you_have,
)  # fmt: skip
from inset.language.words.verbs import (
    at_next,
    becomes,
    casts,
    counter,
    deal,
    destroy,
    dies,
    draw,
    enters,
    exile,
    gain_life,
    gains_life,
    has,
    have,
    leaves,
    may,
    sacrifice,
    tap,
    to_battlefield,
    to_hand,
    when,
    when_you_do,
)  # fmt: skip
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, BOLT, KILL

WIPE = sorcery("Wipe", "{W}", destroy(each(creatures)))


# --- triggering and the stack -------------------------------------------------------------------------------------


@cr("603.2", "603.3", "603.2a")
def test_a_trigger_waits_for_priority() -> None:
    """It does nothing as it triggers; it goes on the stack above the spell that made it trigger."""
    echo = enchantment("Echo", "{U}", whenever(casts(you), gain_life(1)))
    scene = Scene({"hand": [BOLT], "battlefield": [echo]})
    scene.cast(A, "Cast Bolt", "B")
    assert (scene.stack(), scene.life(A)) == (["Echo", "Bolt"], 20)
    scene.resolve()
    assert (scene.life(A), scene.life(B)) == (21, 20)


@cr("603.2c")
def test_one_event_with_several_occurrences() -> None:
    """Three creatures die at once: a trigger for each, and one for "one or more"."""
    each_one = enchantment("Each", "{B}", whenever(dies(creatures), gain_life(1)))
    batch = enchantment("Batch", "{B}", whenever(dies(creatures, batch=True), gain_life(10)))
    scene = Scene({"hand": [WIPE], "battlefield": [each_one, batch, BEAR]}, {"battlefield": [BEAR, BEAR]})
    scene.play(A, "Cast Wipe", "Each", "Each", "Each", "Batch")
    assert scene.life(A) == 33


@cr("603.2d")
def test_an_ability_that_triggers_once_more() -> None:
    arrival = creature("Arrival", "{W}", "Cat", 1, 1, when_enters(gain_life(2)))
    panther = enchantment("Panther", "{W}", sta.TriggersAgain(you_control, enters(creatures)))
    scene = Scene({"hand": [arrival], "battlefield": [panther]})
    scene.play(A, "Cast Arrival")
    assert scene.life(A) == 24


@cr("603.2e")
def test_becoming_tapped_is_an_event_not_a_state() -> None:
    nap = creature("Nap", "{W}", "Cat", 1, 1, whenever(p.BecomesTapped(this_one), gain_life(1)))
    twiddle = instant("Twiddle", "{U}", tap(target(creatures)))
    scene = Scene({"hand": [twiddle, twiddle], "battlefield": [nap]})
    scene.play(A, "Cast Twiddle", "Nap")
    scene.play(A, "Cast Twiddle", "Nap")
    assert scene.life(A) == 21


@cr("603.3a", "603.3d", "115.1d")
def test_its_controller_chooses_targets_as_it_goes_on_the_stack() -> None:
    spark = creature("Spark", "{R}", "Elemental", 1, 1, when_enters(deal(1, any_target())))
    scene = Scene({"hand": [spark]})
    scene.do(A, "Cast Spark")
    scene.resolve("B")
    assert scene.stack() == ["Spark"]
    scene.settle()
    assert scene.life(B) == 19


@cr("603.3d")
def test_a_trigger_without_a_legal_target_is_removed() -> None:
    spark = creature("Spark", "{R}", "Elemental", 1, 1, when_enters(destroy(target(artifacts))))
    scene = Scene({"hand": [spark]})
    scene.do(A, "Cast Spark")
    scene.resolve()
    assert scene.stack() == []


@cr("603.3c", "700.2b")
def test_modes_are_chosen_as_it_goes_on_the_stack() -> None:
    """A mode without a legal target is not on offer."""
    choice = modes(destroy(target(artifacts)), gain_life(3), draw(1))
    herald = creature("Herald", "{W}", "Angel", 1, 1, when_enters(choice))
    scene = Scene({"hand": [herald]})
    scene.do(A, "Cast Herald")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.asked() == "mode" and len(scene.words()) == 2
    scene.settle("gain 3 life")
    assert scene.life(A) == 23


@cr("603.3b", "101.4", "405.3")
def test_apnap_order() -> None:
    """The active player's triggers go on the stack first, so that the others' resolve first."""
    mine = enchantment("Mine", "{B}", whenever(dies(creatures), gain_life(1)))
    theirs = enchantment("Theirs", "{B}", whenever(dies(creatures), gain_life(1)))
    scene = Scene({"hand": [KILL], "battlefield": [mine, BEAR]}, {"battlefield": [theirs]})
    scene.do(A, "Cast Kill")
    scene.resolve()
    assert scene.stack() == ["Theirs", "Mine"]


@cr("603.3b")
def test_each_player_orders_their_own() -> None:
    one = enchantment("One", "{B}", whenever(dies(creatures), gain_life(1)))
    two = enchantment("Two", "{B}", whenever(dies(creatures), draw(1)))
    for first, stack in (("One", ["Two", "One"]), ("Two", ["One", "Two"])):
        scene = Scene({"hand": [KILL], "battlefield": [one, two, BEAR]})
        scene.do(A, "Cast Kill")
        scene.resolve(first)
        assert scene.stack() == stack


@cr("603.5", "608.2d")
def test_an_optional_effect_goes_on_the_stack_and_asks_later() -> None:
    for answer, life in (("Yes", 22), ("No", 20)):
        gift = creature("Gift", "{W}", "Cat", 1, 1, when_enters(may(gain_life(2))))
        scene = Scene({"hand": [gift]})
        scene.do(A, "Cast Gift")
        scene.resolve()
        assert scene.stack() == ["Gift"]
        scene.settle(answer)
        assert scene.life(A) == life


# --- intervening "if" ---------------------------------------------------------------------------------------------


RICH = whenever(p.BeginningOf(t.END, each_player), gain_life(5), only_if=you_have(creatures))


@cr("603.4")
def test_an_intervening_if_that_fails_at_first() -> None:
    scene = Scene({"battlefield": [enchantment("Rich", "{W}", RICH)]})
    scene.until(t.END)
    assert (scene.stack(), scene.life(A)) == ([], 20)


@cr("603.4", "608.2a")
def test_an_intervening_if_that_fails_on_resolution() -> None:
    scene = Scene({"battlefield": [enchantment("Rich", "{W}", RICH), BEAR]}, {"hand": [KILL]})
    scene.until(t.END)
    assert scene.stack() == ["Rich"]
    scene.play(B, "Cast Kill")
    assert scene.life(A) == 20
    scene = Scene({"battlefield": [enchantment("Rich", "{W}", RICH), BEAR]})
    scene.until(t.END)
    scene.settle()
    assert scene.life(A) == 25


@cr("603.4")
def test_an_if_in_the_effect_is_asked_once() -> None:
    late = whenever(p.BeginningOf(t.END, each_player), when(you_have(creatures), gain_life(5)))
    flash_bear = creature("Flash Bear", "{G}", "Bear", 2, 2, flash)
    scene = Scene({"battlefield": [enchantment("Late", "{W}", late)], "hand": [flash_bear]})
    scene.until(t.END)
    assert scene.stack() == ["Late"]
    scene.play(A, "Cast Flash Bear")
    assert scene.life(A) == 25


# --- zone changes -------------------------------------------------------------------------------------------------


@cr("603.6a", "603.6b")
def test_an_effect_can_give_the_ability_to_what_enters() -> None:
    """A creature that has the ability by another's effect on the battlefield has it as it enters."""
    host = enchantment("Host", "{W}", have(creatures, has(when_enters(gain_life(1)))))
    scene = Scene({"hand": [BEAR], "battlefield": [host]})
    scene.play(A, "Cast Bear")
    assert scene.life(A) == 21


@cr("603.6a")
def test_a_permanent_that_loses_its_abilities_on_arrival_does_not_trigger() -> None:
    mute = enchantment("Mute", "{W}", have(creatures, m.LoseAllAbilities()))
    arrival = creature("Arrival", "{W}", "Cat", 1, 1, when_enters(gain_life(2)))
    scene = Scene({"hand": [arrival], "battlefield": [mute]})
    scene.play(A, "Cast Arrival")
    assert scene.life(A) == 20


@cr("603.6c", "603.10a")
def test_leaving_looks_back() -> None:
    """Two that watch each other die at once: both see it."""
    watcher = creature("Watcher", "{B}", "Spirit", 1, 1, whenever(dies(creatures & other), gain_life(1)))
    scene = Scene({"hand": [WIPE], "battlefield": [watcher, watcher]})
    scene.play(A, "Cast Wipe")
    assert scene.life(A) == 22


@cr("603.10")
def test_entering_does_not_look_back() -> None:
    """A watcher that leaves as the other enters does not see it."""
    watcher = creature("Watcher", "{B}", "Spirit", 1, 1, whenever(enters(creatures & other), gain_life(1)))
    swap = sorcery("Swap", "{B}", destroy(each(creatures)), to_battlefield(in_graveyard(subtype("Bear"))))
    scene = Scene({"hand": [swap], "battlefield": [watcher], "graveyard": [BEAR]})
    scene.play(A, "Cast Swap")
    assert (scene.zone("Bear"), scene.life(A)) == ("battlefield", 20)


@cr("603.10a")
def test_what_is_exiled_does_not_die() -> None:
    ghost = creature("Ghost", "{B}", "Spirit", 1, 1, whenever(dies(), gain_life(1)), whenever(leaves(), draw(1)))
    scene = Scene({"hand": [instant("Banish", "{W}", exile(target(creatures)))], "battlefield": [ghost]})
    scene.play(A, "Cast Banish")
    assert (scene.life(A), scene.count(A, "hand")) == (20, 1)


@cr("603.6", "400.7d", "603.10a")
def test_a_trigger_finds_the_card_only_where_it_went() -> None:
    """It comes back by its own trigger; if it leaves the graveyard first, it is lost."""
    phoenix = creature("Phoenix", "{R}", "Phoenix", 2, 2, whenever(dies(), to_hand(it)))
    purge = instant("Purge", "{B}", exile(target(f.Anything(), zone=t.GRAVEYARD)))
    scene = Scene({"hand": [KILL], "battlefield": [phoenix]})
    scene.play(A, "Cast Kill")
    assert scene.zone("Phoenix") == "hand"
    scene = Scene({"hand": [KILL, purge], "battlefield": [phoenix]})
    scene.do(A, "Cast Kill")
    scene.resolve()
    scene.play(A, "Cast Purge", "Phoenix")
    assert scene.zone("Phoenix") == "exile"


# --- delayed and reflexive ----------------------------------------------------------------------------------------


@cr("603.7", "603.7a", "603.7b", "603.7d")
def test_a_delayed_trigger_triggers_once() -> None:
    promise = instant("Promise", "{W}", at_next(t.END, body(gain_life(4))))
    scene = Scene({"hand": [promise]})
    scene.play(A, "Cast Promise")
    scene.until(t.END)
    assert scene.stack() == ["Promise"]
    scene.next_turn()
    assert scene.life(A) == 24
    scene.next_turn()
    assert scene.life(A) == 24


@cr("603.7b")
def test_a_delayed_trigger_with_a_duration_triggers_each_time() -> None:
    feast = instant("Feast", "{B}", e.Later(dies(creatures), body(gain_life(1)), once=False, duration=e.THIS_TURN))
    scene = Scene({"hand": [feast, KILL, KILL, KILL], "battlefield": [BEAR, BEAR, BEAR]})
    scene.play(A, "Cast Feast")
    for _ in range(2):
        scene.play(A, "Cast Kill", "Bear")
    assert scene.life(A) == 22
    scene.next_turn()
    scene.play(A, "Cast Kill", "Bear")
    assert scene.life(A) == 22


@cr("603.7b")
@pytest.mark.parametrize("chosen", ["Bear", "Ox"])
def test_of_events_at_the_same_time_one_is_chosen(chosen: str) -> None:
    ox = creature("Ox", "{1}{W}", "Ox", 2, 2)
    wake = instant("Wake", "{B}", e.Later(dies(creatures), body(to_hand(EventObject()))))
    end = sorcery("End", "{W}", destroy(each(creatures)))
    scene = Scene({"hand": [wake, end], "battlefield": [BEAR, ox]})
    scene.play(A, "Cast Wake")
    scene.play(A, "Cast End", chosen)
    other = "Ox" if chosen == "Bear" else "Bear"
    assert (scene.zone(chosen), scene.zone(other)) == ("hand", "graveyard")


@cr("603.7c", "400.7")
def test_a_delayed_trigger_loses_an_object_that_changed_zones() -> None:
    """A creature that left and came back is another one."""
    loan = sorcery("Loan", "{R}", to_battlefield(in_graveyard(creatures), save=1),
                   at_next(t.END, body(sacrifice(saved(1)))))  # fmt: skip
    bounce = instant("Bounce", "{U}", to_hand(target(creatures)))
    scene = Scene({"hand": [loan], "graveyard": [BEAR]})
    scene.play(A, "Cast Loan")
    scene.next_turn()
    assert scene.zone("Bear") == "graveyard"
    scene = Scene({"hand": [loan, bounce], "graveyard": [BEAR]})
    scene.play(A, "Cast Loan")
    scene.play(A, "Cast Bounce")
    scene.play(A, "Cast Bear")
    scene.next_turn()
    assert scene.zone("Bear") == "battlefield"


@cr("603.12", "603.3d")
def test_a_reflexive_trigger_has_its_targets_after_the_action() -> None:
    strike = when_you_do(body(deal(2, any_target())))
    mage = creature("Mage", "{R}", "Wizard", 1, 1, when_enters(may(e.Sacrifice(you, lands)), strike))
    scene = Scene({"hand": [mage], "battlefield": ["Forest"]})
    scene.play(A, "Cast Mage", "Yes", "B")
    assert (scene.life(B), scene.zone("Forest")) == (18, "graveyard")
    scene = Scene({"hand": [mage], "battlefield": ["Forest"]})
    scene.play(A, "Cast Mage", "No")
    assert (scene.life(B), scene.zone("Forest")) == (20, "battlefield")


# --- states -------------------------------------------------------------------------------------------------------


@cr("603.8")
def test_a_state_trigger_triggers_again_only_after_it_has_left_the_stack() -> None:
    empty = p.StateIs(c.Unless(you_have(lands)))
    serpent = creature("Serpent", "{U}", "Serpent", 5, 5, whenever(empty, sacrifice()))
    wither = instant("Wither", "{B}", destroy(target(lands)))
    scene = Scene({"hand": [wither], "battlefield": [serpent, "Island"]})
    assert scene.stack() == []
    scene.do(A, "Cast Wither")
    scene.resolve()
    assert scene.stack() == ["Serpent"]
    scene.resolve()
    assert (scene.zone("Serpent"), scene.stack()) == ("graveyard", [])


@cr("603.8")
def test_a_state_trigger_that_was_countered_comes_again() -> None:
    empty = p.StateIs(c.Unless(you_have(lands)))
    serpent = creature("Serpent", "{U}", "Serpent", 5, 5, whenever(empty, sacrifice()))
    stifle = instant("Stifle", "{U}", counter(target(f.IsAbility())))
    scene = Scene({"hand": [stifle], "battlefield": [serpent]})
    assert scene.stack() == ["Serpent"]
    scene.do(A, "Cast Stifle")
    scene.resolve()
    assert scene.stack() == ["Serpent"]


@cr("603.2h", "603.2c")
def test_once_each_turn() -> None:
    spring = enchantment("Spring", "{G}", whenever(gains_life(you), draw(1), limit=1))
    sip = instant("Sip", "{W}", gain_life(1))
    scene = Scene({"hand": [sip, sip, sip], "battlefield": [spring]})
    scene.play(A, "Cast Sip")
    scene.play(A, "Cast Sip")
    assert scene.count(A, "hand") == 2
    scene.next_turn()
    scene.play(A, "Cast Sip")
    assert scene.count(A, "hand") == 2


@cr("603.2", "113.7a")
def test_a_trigger_goes_on_without_its_source() -> None:
    bell = creature("Bell", "{W}", "Spirit", 1, 1, whenever(casts(each_opponent), gain_life(1)))
    scene = Scene({"battlefield": [bell]}, {"hand": [KILL]})
    scene.cast(B, "Cast Kill", "Bell")
    assert scene.stack() == ["Bell", "Kill"]
    scene.settle()
    assert (scene.zone("Bell"), scene.life(A)) == ("graveyard", 21)


@cr("603.3a")
def test_the_controller_at_the_time_it_triggered_controls_it() -> None:
    bell = creature("Bell", "{W}", "Spirit", 1, 1, whenever(casts(each_player), gain_life(1)))
    steal = instant("Steal", "{U}", becomes(target(creatures), m.SetController(you)))
    scene = Scene({"battlefield": [bell]}, {"hand": [steal]})
    scene.play(B, "Cast Steal", "Bell")
    assert (scene.life(A), scene.life(B)) == (21, 20)


@cr("603.9", "603.10f", "104.3a")
def test_abilities_trigger_when_a_player_loses() -> None:
    """Whatever the reason, a concession too; even an ability of what leaves with them would see it, and be nobody's."""
    vulture = enchantment("Vulture", "{B}", whenever(p.LosesGame(each_player), gain_life(3)))
    scene = Scene({"battlefield": [vulture]}, {"battlefield": [vulture]}, {"battlefield": [vulture]})
    scene.game.concede(B)
    scene.settle()
    assert (scene.life(A), scene.life(C)) == (23, 23)
