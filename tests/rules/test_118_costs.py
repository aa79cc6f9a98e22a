"""118: costs: paying them, reductions by symbols (118.7), costs that can't be paid, choices among ways to pay."""

import pytest

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    keywords as k,
    selections as s,
    statics as sta,
)
from inset.language.node import Selection
from inset.language.selections import Each
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    enchantment,
    instant,
    kicker,
    sorcery,
)
from inset.language.words.nouns import (
    controller_of,
    creatures,
    each_opponent,
    each_player,
    if_you_do,
    spells,
    target,
    you,
)
from inset.language.words.verbs import (
    cost,
    counter,
    destroy,
    draw,
    free,
    gain_life,
    may,
    pay_life,
    sacrifices,
    sacrificing,
    search,
    tap_symbol,
    unless_pays,
    when,
)
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, GREEN


@cr("118.1", "118.3")
def test_a_cost_is_paid_by_doing_what_it_says() -> None:
    """All of it, and only if all of it can be done."""
    altar = artifact("Altar", "{1}", activated(cost("{1}", tap_symbol, sacrificing(creatures), pay_life(2)), draw(3)))
    scene = Scene({"battlefield": [altar, BEAR], "mana": "{G}"})
    scene.cast(A, "Altar:")
    assert (scene.one("Altar").tapped, scene.zone("Bear"), scene.life(A)) == (True, "graveyard", 18)
    assert not Scene({"battlefield": [altar], "mana": "{G}"}).could(A, "Altar:")
    assert not Scene({"battlefield": [altar, BEAR], "mana": "{G}", "life": 1}).could(A, "Altar:")


@cr("118.2", "601.2g")
def test_who_pays_mana_may_activate_mana_abilities() -> None:
    """While a spell is cast, and while another player's effect asks to be paid."""
    tax = instant("Tax", "{U}", unless_pays(each_opponent, cost("{2}"), destroy(target(creatures))))
    scene = Scene({"hand": [tax]}, {"battlefield": [BEAR, GREEN, GREEN], "mana": ""})
    scene.cast(A, "Cast Tax")
    scene.settle(True)
    assert scene.zone("Bear") == "battlefield" and all(o.tapped for o in scene.all("Green"))


@cr("118.3c", "605.3")
def test_nobody_must_activate_mana_abilities() -> None:
    """A cost that must be paid is not paid if its player leaves their lands alone: "unless" gives the choice."""
    tax = instant("Tax", "{U}", unless_pays(each_opponent, cost("{2}"), destroy(target(creatures))))
    scene = Scene({"hand": [tax]}, {"battlefield": [BEAR, GREEN, GREEN], "mana": ""})
    scene.cast(A, "Cast Tax")
    scene.settle(False)
    assert scene.zone("Bear") == "graveyard" and not any(o.tapped for o in scene.all("Green"))


@cr("118.4", "107.3a")
def test_a_cost_with_x() -> None:
    from inset.language.values import X

    surge = artifact("Surge", "{1}", activated(cost("{X}", tap_symbol), gain_life(X())))
    scene = Scene({"battlefield": [surge], "mana": "{G}{G}{G}"})
    scene.do(A, "Surge:")
    assert [str(v) for v in scene.game.options.answers] == ["0", "1", "2", "3"]
    scene.settle(2)
    assert scene.life(A) == 22


@cr("118.6a", "118.6", "118.5")
def test_an_unpayable_cost_stays_so_when_more_is_asked_and_can_be_replaced() -> None:
    """A card without mana cost can't be cast for {1} more, and can be cast for another cost or for none."""
    lotus = sorcery("Lotus", None, gain_life(3))  # type: ignore[arg-type]
    tax = enchantment("Tax", "{W}", sta.CostChange(spells, 1, each_player, 1))
    row = {"hand": [lotus]}
    assert not Scene(row).could(A, "Cast Lotus")
    assert not Scene({**row, "battlefield": [tax]}).could(A, "Cast Lotus")
    offer = enchantment("Offer", "{W}", sta.OfferAlternativeCost(you, spells, c.PayMana(parse("{2}"))))
    assert Scene({**row, "battlefield": [offer]}).could(A, "Cast Lotus")
    whim = sorcery("Whim", "{U}", e.CastNow(e_hand(), cost=free))
    scene = Scene({"hand": [whim, lotus]})
    scene.do(A, "Cast Whim")
    scene.resolve("Cast Lotus")
    scene.settle()
    assert scene.life(A) == 23


def e_hand() -> Selection:
    return Each(f.Anything(), t.HAND, you)


# --- reductions by symbols (118.7) --------------------------------------------------


@cr("118.7b", "118.7c", "118.7d", "118.7f", "118.7g")
@pytest.mark.parametrize(
    ("printed", "cut", "left"),
    [
        ("{2}{G}{G}", "{G}", "{2}{G}"),
        ("{3}{R}", "{U}", "{2}{R}"),  # 118.7b: no blue mana is asked for
        ("{1}{U}", "{U}{U}{U}", "{0}"),  # 118.7c: what is more than the blue part takes generic mana
        ("{3}{C}", "{C}{C}", "{2}"),  # 118.7d
        ("{R}{R}", "{U}", "{R}{R}"),  # no generic mana is left to take
        ("{2}{W}", "{W/P}", "{2}"),  # 118.7f: one mana of the symbol's color
        ("{2}{W}", "{S}{S}", "{W}"),  # 118.7g: that much generic mana
        ("{1}{W/U}", "{U}", "{1}"),  # the half that is announced is the one that fits (601.2b)
    ],
)
def test_a_cost_reduced_by_symbols(printed: str, cut: str, left: str) -> None:
    assert str(parse(printed).less(parse(cut))) == left
    spell = sorcery("Spell", printed, gain_life(1))
    less = enchantment("Less", "{G}", sta.CostChange(spells, 0, you, colored=parse(cut)))
    scene = Scene({"hand": [spell], "battlefield": [less]})
    assert f"Cast Spell {left}" in " ".join(scene.options(A))


@cr("118.7b")
def test_a_reduction_of_colored_mana_alone() -> None:
    """Ragemonger takes {B}{R} from Minotaurs that ask for them, and nothing generic."""
    minotaur = creature("Bull", "{2}{R}", "Minotaur", 3, 3)
    scene = Scene({"hand": [minotaur], "battlefield": ["Ragemonger"]})
    assert "Cast Bull {2}" in scene.options(A)


@cr("118.7b", "118.7c")
def test_a_spell_that_costs_less_for_each() -> None:
    scene = Scene({"hand": ["Khalni Hydra"], "battlefield": [BEAR, BEAR, BEAR], "mana": "{G}{G}{G}{G}{G}"})
    assert "Cast Khalni Hydra {G}{G}{G}{G}{G}" in scene.options(A)


# --- additional costs (118.8) --------------------------------------------------


@cr("118.8b")
def test_an_optional_additional_cost() -> None:
    from inset.language.conditions import CostWasPaid

    blast = sorcery("Blast", "{R}", kicker("{2}"), gain_life(1), when(CostWasPaid("kicker"), gain_life(10)))
    for paid, life in ((True, 31), (False, 21)):
        scene = Scene({"hand": [blast]})
        scene.play(A, "Cast Blast", paid)
        assert scene.life(A) == life
    poor = Scene({"hand": [blast], "mana": "{R}"})
    poor.play(A, "Cast Blast")
    assert poor.life(A) == 21


# --- one payment, one purpose (118.10, 118.11) --------------------------------------------------


@cr("118.10")
def test_each_payment_counts_once() -> None:
    """One creature can't be sacrificed for two abilities, and a sacrifice that an effect makes pays for none."""
    altar = artifact("Altar", "{1}", activated(sacrificing(creatures), gain_life(1)))
    scene = Scene({"battlefield": [altar, BEAR]})
    scene.cast(A, "Altar:")
    assert not scene.could(A, "Altar:")
    edict = sorcery("Edict", "{B}", sacrifices(you, creatures))
    other = Scene({"battlefield": [altar, BEAR], "hand": [edict]})
    other.play(A, "Cast Edict")
    assert (other.life(A), other.could(A, "Altar:")) == (20, False)


@cr("118.11")
def test_a_cost_is_paid_though_something_else_happens() -> None:
    """What would be discarded or die is exiled instead: the cost has been paid all the same."""
    void = enchantment("Void", "{B}", sta.MovesInstead(f.Anything(), t.GRAVEYARD, t.EXILE))
    altar = artifact(
        "Altar", "{1}", activated(cost(sacrificing(creatures), c.DiscardCards(f.Anything())), gain_life(4))
    )
    scene = Scene({"battlefield": [altar, BEAR, void], "hand": [BOLT]})
    scene.play(A, "Altar:")
    assert (scene.life(A), scene.zone("Bear"), scene.zone("Bolt")) == (24, "exile", "exile")


@cr("118.11")
def test_a_payment_of_life_that_is_not_lost_is_none() -> None:
    """119.8: who can't lose life can't pay it; 119.4b: but zero can be paid."""
    emperion = artifact("Emperion", "{8}", sta.PlayerRule(sta.LIFE_CANT_CHANGE, you))
    font = artifact("Font", "{1}", activated(pay_life(2), draw()))
    nothing = artifact("Nothing", "{1}", activated(pay_life(0), draw()))
    scene = Scene({"battlefield": [emperion, font, nothing]})
    assert not scene.could(A, "Font:") and scene.could(A, "Nothing:")
    phyrexian = sorcery("Probe", "{U/P}", draw())
    assert Scene({"hand": [phyrexian], "mana": ""}).could(A, "Cast Probe")
    assert not Scene({"hand": [phyrexian], "mana": "", "battlefield": [emperion]}).could(A, "Cast Probe")


# --- costs within effects (118.12) --------------------------------------------------


@cr("118.12b", "701.23b")
def test_if_you_do_asks_whether_the_player_searched() -> None:
    """A player who searched and found nothing did search."""
    dig = sorcery("Dig", "{G}", may(search(f.HasType(t.PLANESWALKER))), when(if_you_do, gain_life(5)))
    scene = Scene({"hand": [dig, dig]})
    scene.play(A, "Cast Dig", True)
    assert scene.life(A) == 25
    scene.play(A, "Cast Dig", False)
    assert scene.life(A) == 25


# --- symbols that can be paid in several ways (118.13) --------------------------------------------------


@cr("118.13a", "107.4e", "107.4f")
def test_how_a_symbol_is_paid_is_the_players_choice() -> None:
    """A Phyrexian symbol by mana or by life; a hybrid symbol by either color."""
    probe = sorcery("Probe", "{U/P}", draw())
    for mana, answer, life in (("{U}", "No", 20), ("{U}", "Yes", 18), ("", "", 18), ("{R}", "", 18)):
        scene = Scene({"hand": [probe], "mana": mana})
        scene.play(A, "Cast Probe", *([answer] if answer else []))
        assert scene.life(A) == life
    two = sorcery("Two", "{U/P}{U/P}", draw())
    for mana, answers, life in (
        ("{U}{U}", ("Yes", "No"), 18),
        ("{U}{U}", ("No",), 20),
        ("{U}{U}", ("Yes", "Yes"), 16),
        ("{U}", ("Yes",), 16),
        ("{U}", ("No",), 18),
    ):
        scene = Scene({"hand": [two], "mana": mana})
        scene.play(A, "Cast Two", *answers)
        assert scene.life(A) == life, (mana, answers)
    scene = Scene({"hand": [probe], "mana": "{U}", "life": 1})
    scene.play(A, "Cast Probe")  # 119.4: there is nothing to choose
    assert scene.life(A) == 1
    twin = sorcery("Twin", "{W/U}", draw())
    assert [Scene({"hand": [twin], "mana": mana}).could(A, "Cast Twin") for mana in ("{W}", "{U}", "{R}")] == [
        True,
        True,
        False,
    ]


@cr("118.13b")
def test_a_cost_paid_during_a_resolution_is_chosen_then() -> None:
    tax = instant("Tax", "{U}", unless_pays(each_opponent, cost("{R/P}"), destroy(target(creatures))))
    for mana, answers, life in (("{R}", ["No"], 20), ("{R}", ["Yes"], 18), ("", [], 18)):
        scene = Scene({"hand": [tax]}, {"battlefield": [BEAR], "mana": mana})
        scene.cast(A, "Cast Tax")
        scene.settle(True, *answers)
        assert (scene.zone("Bear"), scene.life(B)) == ("battlefield", life)


@cr("118.13c", "116.2b")
def test_the_cost_of_a_special_action_is_chosen_then() -> None:
    hidden = creature("Hidden", "{4}", "Beast", 4, 4, a.Keyword(k.MORPH, c.PayMana(parse("{G/P}"))))
    for mana, answers, life in (
        ("{U}{U}{U}{G}", ["No"], 20),
        ("{U}{U}{U}{G}", ["Yes"], 18),
        ("{U}{U}{U}", [], 18),
    ):
        scene = Scene({"hand": [hidden], "mana": mana})
        scene.play(A, "Cast Hidden face down")
        scene.cast(A, "face up", *answers)
        assert (scene.life(A), scene.size("Hidden")) == (life, (4, 4))


@cr("118.14", "609.4b")
def test_mana_of_any_type_is_spent_on_what_the_effect_lets_be_cast() -> None:
    """On nothing else that is cast besides."""
    other = sorcery("Other", "{B}{B}", gain_life(1))
    loot = sorcery(
        "Loot", "{U}", e.Permit(target(f.Anything(), zone=t.GRAVEYARD), e.THIS_TURN, any_color=sta.SPEND_ANY_TYPE)
    )
    scene = Scene({"hand": [loot, other], "mana": "{U}{U}{U}{U}{U}"}, {"graveyard": [BEAR]})
    scene.play(A, "Cast Loot", "Bear")
    assert scene.could(A, "Cast Bear") and not scene.could(A, "Cast Other")
    colorless = creature("Odd", "{C}{C}", "Eldrazi", 1, 1)
    any_type = Scene({"hand": [loot], "mana": "{U}{U}{U}"}, {"graveyard": [colorless]})
    any_type.play(A, "Cast Loot", "Odd")
    assert any_type.could(A, "Cast Odd")


@cr("118.8c", "702.62a")
@pytest.mark.parametrize(
    ("extra", "must"), [(c.DiscardCards(f.HasColor(t.RED)), False), (c.DiscardCards(f.Anything()), True)]
)
def test_nobody_must_cast_what_needs_hidden_cards_of_some_quality(extra: c.DiscardCards, must: bool) -> None:
    """Even if such a card is there: nobody else can know."""
    force = sorcery("Force", "{U}", e.CastNow(in_exile(), cost=free, optional=False))
    due = sorcery("Due", "{5}", a.AdditionalCost(extra), gain_life(7))
    scene = Scene({"hand": [force, BOLT], "exile": [due]})
    scene.do(A, "Cast Force")
    scene.resolve(*([] if must else ["Don't"]))
    scene.settle()
    assert scene.life(A) == (27 if must else 20)


def in_exile() -> Selection:
    return Each(f.Anything(), t.EXILE)


@cr("118.7a", "602.2b", "601.2f")
def test_what_makes_equip_abilities_cheaper_leaves_other_abilities_alone() -> None:
    class_ = enchantment("Class", "{W}", sta.AbilityCostChange(f.Anything(), 2, you, keyword=k.EQUIP))
    blade = artifact(
        "Blade",
        "{1}",
        a.Keyword(k.EQUIP, c.PayMana(parse("{3}"))),
        activated("{3}", gain_life(1)),
        subtypes="Equipment",
    )
    scene = Scene({"battlefield": [class_, blade, BEAR], "mana": "{G}{G}"})
    assert scene.could(A, "Attach") and not scene.could(A, "gain 1 life")


@cr("118.12", "118.12a")
def test_unless_a_player_pays() -> None:
    leak = instant("Leak", "{U}", unless_pays(controller_of(s.Target(0)), cost("{3}"), counter(target(spells))))
    for pool, answer, life in (("{R}{C}{C}{C}", "Yes", 17), ("{R}{C}{C}{C}", "No", 20), ("{R}{C}{C}", "", 20)):
        scene = Scene({"hand": [BOLT], "mana": pool}, {"hand": [leak]})
        scene.cast(A, "Cast Bolt", "B")
        scene.play(B, "Cast Leak", "Bolt", answer)
        assert scene.life(B) == life


@cr("118.5", "118.5a")
def test_a_cost_of_0_must_be_paid_by_casting() -> None:
    free = artifact("Free", "{0}")
    scene = Scene({"hand": [free]})
    assert scene.zone("Free") == "hand"
    scene.play(A, "Cast Free")
    assert scene.zone("Free") == "battlefield"
