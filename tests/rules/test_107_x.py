"""107.3: X in every zone, in every kind of cost and text."""

import pytest

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import effects as e, keywords as kw
from inset.language.abilities import AdditionalCost, Keyword
from inset.language.costs import PayMana, PayManaOf
from inset.language.values import Plus, X
from inset.language.words.kinds import (
    activated,
    artifact,
    body,
    creature,
    instant,
    sorcery,
    when_cast,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each_opponent,
    each_player,
    lands,
    number_of,
    target,
    you,
    you_control,
)
from inset.language.words.verbs import (
    at_next,
    cost,
    create_copy,
    deal,
    destroy,
    dies,
    enters_with,
    gain_life,
    gains,
    lose_life,
    pay_life,
    removing,
)
from inset.rules.meaning.numbers import mana_value
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL

x = X()
_CAST, _ENTERS = when_cast(lose_life(x, each_opponent)), when_enters(gain_life(x))
HYDRA = creature("Hydra", "{X}{G}", "Hydra", 1, 1, enters_with(x), _ENTERS, _CAST)
KEEP = ("Put it on the bottom", "Keep it on top")  # the cards of a scry 2


@cr("107.3m", "107.3i")
def test_what_triggers_on_entering_has_the_x_of_the_spell() -> None:
    """Also what triggers on casting it, and what it enters with; the permanent itself has X 0."""
    scene = Scene({"hand": [HYDRA]})
    scene.do(A, "Cast Hydra", 3)
    scene.settle()
    assert (scene.life(A), scene.life(B), scene.size("Hydra"), scene.value("Hydra")) == (23, 17, (4, 4), 1)


@cr("107.3m", "707.2")
def test_a_token_copy_has_no_x() -> None:
    twin = sorcery("Twin", "{U}", create_copy(target(creatures)))
    scene = Scene({"hand": [HYDRA, twin]})
    scene.do(A, "Cast Hydra", 3)
    scene.settle()
    scene.play(A, "Cast Twin")
    assert (scene.life(A), scene.sizes("Hydra")) == (23, [(4, 4), (1, 1)])


@cr("107.3m", "603.6c")
def test_other_triggers_of_the_permanent_have_x_0() -> None:
    lich = creature("Lich", "{X}{B}", "Zombie", 1, 1, whenever(dies(), gain_life(Plus(x, 1))))
    scene = Scene({"hand": [lich, KILL]})
    scene.do(A, "Cast Lich", 5)
    scene.settle()
    scene.play(A, "Cast Kill")
    assert scene.life(A) == 21


@cr("107.3g", "202.3e")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "battlefield", "exile", "library"])
def test_x_is_0_anywhere_but_on_the_stack(zone: str) -> None:
    scene = Scene({zone: [HYDRA]})
    obj = scene.one("Hydra")
    assert mana_value(scene.st, obj, chars_of(scene.st, obj)) == 1


@cr("107.3i", "202.3e")
def test_all_instances_of_x_are_the_same_number() -> None:
    drain = sorcery("Drain", "{X}{X}{B}", gain_life(x), lose_life(x, each_opponent))
    scene = Scene({"hand": [drain]})
    scene.do(A, "Cast Drain", 4)
    assert (scene.value("Drain"), len(scene.st.players[A].pool)) == (9, 36)
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (24, 16)


@cr("107.3c")
def test_x_that_the_text_defines_is_not_chosen_and_may_change() -> None:
    """The number of lands is counted as the spell resolves."""
    bloom = sorcery("Bloom", "{G}", gain_life(number_of(lands & you_control)))
    scene = Scene(
        {"hand": [bloom], "battlefield": ["2 Forest"]}, {"hand": [instant("Raze", "{R}", destroy(target(lands)))]}
    )
    scene.do(A, "Cast Bloom")
    assert scene.asked() == "priority"
    scene.cast(B, "Cast Raze", "Forest")
    scene.settle()
    assert scene.life(A) == 21


@cr("107.3d", "702.62a")
def test_x_in_a_suspend_cost_is_chosen_as_it_is_paid() -> None:
    late = sorcery("Late", "{5}{U}", gain_life(9), Keyword(kw.SUSPEND, cost=PayMana(parse("{X}{U}")), number=x))
    scene = Scene({"hand": [late]})
    scene.do(A, "Suspend Late", 3)
    assert (scene.one("Late").counters, len(scene.st.players[A].pool)) == ({"time": 3}, 41)


@cr("107.3d", "702.37f")
def test_x_in_a_morph_cost_is_chosen_as_it_is_paid() -> None:
    scene = Scene({"hand": ["Bane of the Living"]}, {"battlefield": [BEAR]})
    scene.play(A, "face down")
    scene.do(A, "Turn Bane of the Living face up", 2)
    assert len(scene.st.players[A].pool) == 45 - 3 - 4
    scene.settle()
    assert (scene.zone("Bear"), scene.size("Bane of the Living")) == ("graveyard", (2, 1))


@cr("107.3e")
def test_an_ability_that_refers_to_another_spells_x() -> None:
    scene = Scene({"battlefield": ["Zaxara, the Exemplary"], "hand": [HYDRA, BEAR]})
    scene.do(A, "Cast Hydra", 4)
    scene.settle("Zaxara", "Hydra")
    tokens = [o for o in scene.st.objs.values() if o.token]
    assert [chars_of(scene.st, o).power for o in tokens] == [4]
    scene.play(A, "Cast Bear")
    assert len([o for o in scene.st.objs.values() if o.token]) == 1


@cr("107.3f", "118.12")
def test_a_cost_with_x_that_nothing_defines_is_chosen_as_it_is_paid() -> None:
    drake = creature("Drake", "{R}", "Drake", 1, 1, when_enters(e.PayOr(you, cost("{X}{R}"), (deal(x, any_target()),))))
    scene = Scene({"hand": [drake], "mana": "{R}{R}{C}{C}{C}"})
    scene.play(A, "Cast Drake", "B", "Yes", "2")
    assert (scene.life(B), len(scene.st.players[A].pool)) == (18, 1)


@cr("107.3a", "107.3i", "118.12")
@pytest.mark.parametrize(("mana", "countered"), [("{C}{C}{G}{G}", False), ("{C}{G}{G}", True)])
def test_a_tax_of_x_is_the_x_of_the_spell(mana: str, countered: bool) -> None:
    """Counter target spell unless its controller pays {X}."""
    scene = Scene({"hand": [BEAR], "mana": mana}, {"hand": ["Condescend"]})
    scene.cast(A, "Cast Bear")
    scene.do(B, "Cast Condescend", 2)
    scene.settle("Yes", *KEEP)
    assert (scene.zone("Bear"), len(scene.st.players[A].pool)) == (
        ("graveyard", 1) if countered else ("battlefield", 0)
    )


@cr("107.3a", "118.12")
def test_a_tax_of_x_that_was_chosen_as_0_is_nothing() -> None:
    scene = Scene({"hand": [BEAR], "mana": "{G}{G}{G}"}, {"hand": ["Condescend"]})
    scene.cast(A, "Cast Bear")
    scene.do(B, "Cast Condescend", 0)
    scene.settle("Yes", *KEEP)
    assert (scene.zone("Bear"), len(scene.st.players[A].pool)) == ("battlefield", 1)


@cr("107.3h")
@pytest.mark.parametrize(("on_stack", "price"), [(True, 6), (False, 1)])
def test_paying_a_mana_cost_with_x(on_stack: bool, price: int) -> None:
    """0, unless the object is a spell on the stack: then it is the value chosen for that."""
    from inset.language.words.nouns import spells

    what = target(spells) if on_stack else target(creatures)
    lore = instant("Lore", "{U}", e.PayOr(you, PayManaOf(what), (gain_life(1),)))
    flash = instant("Flash", "{X}{G}", gain_life(0))
    scene = Scene({"hand": [lore]}, {"hand": [flash], "battlefield": [HYDRA]})
    if on_stack:
        scene.do(B, "Cast Flash", 5)
    scene.cast(A, "Cast Lore", "Hydra")
    scene.settle("Yes")
    assert len(scene.st.players[A].pool) == 45 - 1 - price


@cr("107.3j", "113.10")
def test_a_gained_ability_knows_only_its_own_x() -> None:
    teach = sorcery("Teach", "{X}{G}", gains(target(creatures), activated("{1}", gain_life(Plus(x, 1)))))
    scene = Scene({"hand": [teach], "battlefield": [BEAR]})
    scene.do(A, "Cast Teach", 5)
    scene.settle("Bear")
    scene.play(A, "Bear")
    assert scene.life(A) == 21


@cr("107.3k")
def test_x_of_an_activation_is_its_own() -> None:
    """Not that of the spell it was, nor that of another activation."""
    engine = creature("Engine", "{X}", "Golem", 1, 1, activated("{X}", gain_life(x)))
    scene = Scene({"hand": [engine]})
    scene.do(A, "Cast Engine", 7)
    scene.settle()
    scene.do(A, "Engine", 2)
    scene.do(A, "Engine", 5)
    scene.resolve()
    assert scene.life(A) == 25
    scene.resolve()
    assert scene.life(A) == 27


@cr("107.3n", "603.7")
def test_a_delayed_ability_has_the_x_of_what_created_it() -> None:
    debt = sorcery("Debt", "{X}{B}", at_next(t.END, body(lose_life(x, each_player))))
    scene = Scene({"hand": [debt]})
    scene.do(A, "Cast Debt", 6)
    scene.settle()
    scene.until(t.END)
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (14, 14)


@cr("107.3a", "601.2b")
def test_x_in_an_additional_cost() -> None:
    bargain = sorcery("Bargain", "{B}", AdditionalCost(pay_life(x)), lose_life(x, each_opponent))
    scene = Scene({"hand": [bargain], "life": 9})
    scene.do(A, "Cast Bargain", 4)
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (5, 16)


@cr("107.1c", "107.2")
def test_any_number_may_be_zero_and_what_has_no_number_is_zero() -> None:
    """A land's power is nothing, so that no damage is dealt; of "any number" of targets there may be none."""
    from inset.language.words.nouns import power_of, up_to

    weigh = sorcery("Weigh", "{R}", deal(power_of(target(lands)), each_opponent))
    many = sorcery("Many", "{R}", destroy(up_to(99, creatures)), gain_life(1))
    scene = Scene({"hand": [weigh, many], "battlefield": ["Forest"]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Weigh", "Forest")
    assert scene.life(B) == 20
    scene.play(A, "Cast Many", "Done")
    assert (scene.zone("Bear"), scene.life(A)) == ("battlefield", 21)


@cr("107.6", "302.6")
def test_the_untap_symbol() -> None:
    """Only what is tapped can be untapped for it, and no creature that came this turn."""
    from inset.language.costs import UntapThis

    bairn = creature("Bairn", "{G}", "Ouphe", 1, 3, activated(UntapThis(), gain_life(1)))
    scene = Scene(
        {"battlefield": [(bairn, {"tapped": True}), artifact("Lens", "{1}", activated(UntapThis(), gain_life(5)))]}
    )
    assert [word for word in scene.words() if "Lens" in word] == []
    scene.play(A, "Bairn")
    assert (scene.life(A), scene.one("Bairn").tapped, scene.words()) == (21, False, ["Pass"])
    fresh = Scene({"battlefield": [(bairn, {"tapped": True, "since": 1})]})
    assert fresh.words() == ["Pass"]


@cr("107.7", "606.4")
def test_loyalty_symbols() -> None:
    """Up adds, down removes, zero does neither; X is chosen up to what is there."""
    from inset.language.abilities import Activated
    from inset.language.words.kinds import loyalty, planeswalker

    minus_x = Activated(removing("loyalty", x), body(gain_life(x)), loyalty=True)
    sage = planeswalker("Sage", "{U}", "Jace", 4, loyalty(2, gain_life(1)), loyalty(0, gain_life(10)), minus_x)
    for choose, left, life in (("+2", 6, 21), ("0:", 4, 30), ("X", 1, 23)):
        scene = Scene({"battlefield": [(sage, {"counters": {"loyalty": 4}})]})
        scene.do(A, next(word for word in scene.words() if choose in word))
        if choose == "X":
            assert scene.words() == ["0", "1", "2", "3", "4"]
            scene.answer("3")
        scene.settle()
        assert (scene.one("Sage").counters.get("loyalty"), scene.life(A)) == (left, life)
