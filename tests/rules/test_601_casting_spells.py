"""601: casting spells, step by step; 118: costs."""

from dataclasses import replace

from inset.kernel import types as t
from inset.language import conditions as c, effects as e, filters as f, keywords as k, statics as sta
from inset.language.abilities import AdditionalCost, AlternativeCost, CastOnly, Keyword, OwnCost
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    enchantment,
    flash,
    instant,
    modes,
    sorcery,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    each,
    each_opponent,
    each_player,
    spells,
    target,
    target_player,
    x,
    you,
    you_have,
)  # fmt: skip
from inset.language.words.verbs import (
    add,
    as_though_flash,
    casts,
    cost,
    cost_less,
    cost_more,
    deal,
    deal_divided,
    destroy,
    draw,
    free,
    gain_life,
    lose_life,
    pay_life,
    sacrifice_this,
    sacrificing,
)  # fmt: skip
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, SIP

# --- the steps ----------------------------------------------------------------------------------------------------


@cr("601.2", "601.2a", "601.2i")
def test_a_cast_card_is_on_the_stack_with_its_controller() -> None:
    scene = Scene({"hand": [BEAR]})
    scene.do(A, "Cast Bear")
    assert (scene.stack(), scene.zone("Bear"), scene.chars("Bear").controller) == (["Bear"], "stack", A)
    assert scene.game.decision is not None and scene.game.decision.player == A  # 117.3c


@cr("601.2b", "700.2a", "601.2c")
def test_modes_come_before_targets() -> None:
    charm = instant("Charm", "{R}", modes(deal(2, any_target()), destroy(target(artifacts)), gain_life(4)))
    scene = Scene({"hand": [charm]})
    scene.do(A, "Cast Charm")
    assert scene.asked() == "mode" and len(scene.words()) == 2  # no artifact, no such mode
    scene.answer("deal")
    assert scene.asked() == "target"
    scene.settle("B")
    assert scene.life(B) == 18


@cr("601.2b", "700.2d")
def test_two_of_three_modes_in_printed_order() -> None:
    charm = instant("Charm", "{R}", modes(gain_life(4), draw(1), lose_life(1, each_opponent), least=2, most=2))
    scene = Scene({"hand": [charm]})
    scene.play(A, "Cast Charm", "gain 4", "each opponent")
    assert (scene.life(A), scene.life(B), scene.count(A, "hand")) == (24, 19, 0)


@cr("601.2b", "107.3a", "601.2f")
def test_x_is_announced_and_paid() -> None:
    blaze = sorcery("Blaze", "{X}{R}", deal(x, any_target()))
    scene = Scene({"hand": [blaze], "mana": "{R}{R}{R}{R}"})
    scene.do(A, "Cast Blaze")
    assert scene.asked() == "number" and list(scene.game.options.answers) == [0, 1, 2, 3]
    scene.settle(3, "B")
    assert (scene.life(B), len(scene.st.players[A].pool)) == (17, 0)


@cr("107.3b", "601.2b")
def test_x_is_zero_for_a_spell_cast_without_paying() -> None:
    blaze = sorcery("Blaze", "{X}{R}", gain_life(x), gain_life(1))
    freely = sorcery("Freely", "{U}", e.CastNow(each(f.Anything(), t.HAND, you), cost=free))
    scene = Scene({"hand": [freely, blaze]})
    scene.play(A, "Cast Freely", "Blaze", "Blaze")
    assert scene.life(A) == 21


@cr("601.2c", "115.1")
def test_the_same_object_is_not_chosen_twice_for_one_word_target() -> None:
    twin = instant("Twin", "{R}", destroy(target(creatures, 2)))
    scene = Scene({"hand": [twin]}, {"battlefield": [BEAR]})
    assert not scene.could(A, "Cast Twin")
    scene = Scene({"hand": [twin]}, {"battlefield": [BEAR, BEAR]})
    scene.play(A, "Cast Twin", "Bear", "Bear")
    assert scene.names("battlefield") == []


@cr("601.2c", "115.3")
def test_one_object_may_be_chosen_for_two_words_target() -> None:
    both = instant("Both", "{R}", deal(1, target(creatures)), deal(1, target(creatures)))
    scene = Scene({"hand": [both]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Both", "Bear", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("601.2d", "601.2c")
def test_damage_is_divided_as_it_is_cast() -> None:
    """Each target gets at least one."""
    rain = sorcery("Rain", "{R}", deal_divided(3, any_target(2, least=1)))
    scene = Scene({"hand": [rain]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Rain", "B", "Bear", 1)
    assert scene.stack() == ["Rain"]
    scene.settle()
    assert (scene.zone("Bear"), scene.life(B)) == ("graveyard", 19)


@cr("601.2d")
def test_only_the_targets_of_the_division_share_it() -> None:
    """Another target of the same spell gets nothing of it."""
    rain = sorcery("Rain", "{R}", deal_divided(3, any_target(2, least=1)), gain_life(5, target_player()))
    scene = Scene({"hand": [rain]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Rain", "B", "Bear", "A", 1)
    scene.settle()
    assert (scene.zone("Bear"), scene.life(B), scene.life(A)) == ("graveyard", 19, 25)


@cr("601.2e", "733.1")
def test_what_cant_be_cast_is_not_on_offer() -> None:
    scene = Scene({"hand": [BOLT], "mana": "{G}"})
    assert not scene.could(A, "Cast Bolt")
    scene = Scene({"hand": [BOLT], "mana": "{R}"})
    assert scene.could(A, "Cast Bolt")


@cr("601.2f", "118.7")
def test_increases_and_reductions() -> None:
    """Increases first; a reduction takes generic mana only."""
    tax = enchantment("Tax", "{W}", cost_more(spells, 2))
    cheap = enchantment("Cheap", "{U}", cost_less(spells, 3))
    for extra, pool, can in (
        ([tax], "{R}{R}", False), ([tax], "{R}{R}{R}", True), ([tax, cheap], "{R}", True), ([cheap], "{G}", False),
    ):  # fmt: skip
        scene = Scene({"hand": [BOLT], "battlefield": extra, "mana": pool})
        assert scene.could(A, "Cast Bolt") is can


@cr("601.2f", "118.8", "118.8a")
def test_an_additional_cost_is_paid_too() -> None:
    rite = sorcery("Rite", "{B}", AdditionalCost(sacrificing(creatures)), draw(2))
    assert not Scene({"hand": [rite]}).could(A, "Cast Rite")
    scene = Scene({"hand": [rite], "battlefield": [BEAR]})
    scene.cast(A, "Cast Rite", "Bear")
    assert (scene.zone("Bear"), scene.stack()) == ("graveyard", ["Rite"])  # paid before it resolves
    scene.settle()
    assert scene.count(A, "hand") == 2


@cr("118.8", "118.8d", "202.3")
def test_an_additional_cost_is_not_part_of_the_mana_cost() -> None:
    rite = sorcery("Rite", "{B}", Keyword(k.KICKER, cost("{3}")), draw(1))
    scene = Scene({"hand": [rite]})
    scene.cast(A, "Cast Rite", "Pay", "Yes")
    assert (scene.value("Rite"), len(scene.st.players[A].pool)) == (1, 41)


@cr("118.9", "118.9a", "118.9c")
def test_an_alternative_cost_replaces_the_mana_cost() -> None:
    """The mana value stays; additional costs and taxes come on top."""
    pact = sorcery("Pact", "{5}{B}", AlternativeCost(pay_life(4)), draw(1))
    tax = enchantment("Tax", "{W}", cost_more(spells, 1))
    scene = Scene({"hand": [pact], "mana": "{C}", "battlefield": [tax]})
    scene.cast(A, "Cast Pact")
    assert (scene.life(A), scene.value("Pact"), len(scene.st.players[A].pool)) == (16, 6, 0)
    assert not Scene({"hand": [pact], "mana": "", "battlefield": [tax]}).could(A, "Cast Pact")


@cr("118.3", "118.3b", "119.4")
def test_life_can_be_paid_only_if_it_is_there() -> None:
    pact = sorcery("Pact", "{B}", AdditionalCost(pay_life(4)), draw(1))
    assert not Scene({"hand": [pact], "life": 3}).could(A, "Cast Pact")
    scene = Scene({"hand": [pact], "life": 4})
    scene.do(A, "Cast Pact")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (B,)


@cr("601.2h", "118.6")
def test_a_card_without_a_mana_cost_cant_be_cast() -> None:
    dream = instant("Dream", "{0}", draw(1))
    costless = replace(dream, faces=(replace(dream.faces[0], name="Costless", cost=None),))
    scene = Scene({"hand": [dream, costless], "mana": ""})
    assert scene.could(A, "Cast Dream")  # 118.5
    assert not scene.could(A, "Cast Costless")


@cr("601.2i", "603.2")
def test_casting_triggers_when_it_is_done() -> None:
    echo = enchantment("Echo", "{U}", whenever(casts(you, creatures), gain_life(1)))
    scene = Scene({"hand": [BEAR, SIP], "battlefield": [echo]})
    scene.do(A, "Cast Bear")
    assert scene.stack() == ["Echo", "Bear"]
    scene.settle()
    scene.do(A, "Cast Sip")
    assert scene.stack() == ["Sip"]


# --- permissions, prohibitions, timing (601.3) --------------------------------------------------------------------


@cr("601.3", "117.1a", "302.1", "307.1", "304.1")
def test_timing_by_type() -> None:
    spell = sorcery("Spell", "{U}", draw(1))
    scene = Scene({"hand": [BEAR, SIP, spell]}, {"hand": [BEAR, SIP, spell]})
    assert all(scene.could(A, f"Cast {name}") for name in ("Bear", "Sip", "Spell"))
    scene.pass_to(B)
    assert scene.could(B, "Cast Sip") and not scene.could(B, "Cast Bear") and not scene.could(B, "Cast Spell")
    scene.do(B, "Cast Sip")
    scene.pass_to(A)
    assert scene.could(A, "Cast Sip") and not scene.could(A, "Cast Bear")  # 307.1: the stack is not empty


@cr("601.3b", "702.8a")
def test_flash_and_as_though_it_had_flash() -> None:
    quick = creature("Quick", "{G}", "Cat", 1, 1, flash)
    ley = enchantment("Ley", "{G}", as_though_flash(creatures))
    scene = Scene({}, {"hand": [quick, BEAR]})
    scene.pass_to(B)
    assert scene.could(B, "Cast Quick") and not scene.could(B, "Cast Bear")
    scene = Scene({}, {"hand": [BEAR, sorcery("Spell", "{U}", draw(1))], "battlefield": [ley]})
    scene.pass_to(B)
    assert scene.could(B, "Cast Bear") and not scene.could(B, "Cast Spell")


@cr("601.3a", "101.2")
def test_a_prohibition_beats_a_permission() -> None:
    ban = enchantment("Ban", "{W}", sta.CantCast(each_player, creatures))
    ley = enchantment("Ley", "{G}", as_though_flash(creatures))
    scene = Scene({"hand": [BEAR, SIP], "battlefield": [ban, ley]})
    assert not scene.could(A, "Cast Bear") and scene.could(A, "Cast Sip")


@cr("601.3", "101.2")
def test_one_spell_each_turn() -> None:
    rule = enchantment("Rule", "{W}", sta.CantCast(each_player, more_than=1))
    scene = Scene({"hand": [SIP, SIP], "battlefield": [rule]}, {"hand": [SIP]})
    scene.play(A, "Cast Sip")
    assert not scene.could(A, "Cast Sip") and scene.could(B, "Cast Sip")
    scene.next_turn()
    assert scene.could(A, "Cast Sip")


@cr("601.3")
def test_cast_only_under_a_condition() -> None:
    raid = instant("Raid", "{R}", CastOnly(c.TurnOf(you)), draw(1))
    scene = Scene({"hand": [raid]}, {"hand": [raid]})
    assert scene.could(A, "Cast Raid") and not scene.could(B, "Cast Raid")


@cr("601.3", "400.1")
def test_a_card_is_cast_from_the_hand_unless_something_permits_more() -> None:
    crypt = enchantment("Crypt", "{B}", sta.MayPlay(you, t.GRAVEYARD, creatures))
    scene = Scene({"graveyard": [BEAR, SIP]})
    assert not scene.could(A, "Cast Bear")
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"graveyard": [BEAR, SIP], "battlefield": [crypt]}, {"graveyard": [ox]})
    assert scene.could(A, "Cast Bear") and not scene.could(A, "Cast Sip") and not scene.could(A, "Cast Ox")


@cr("601.2a", "601.2i", "400.7")
def test_the_spell_is_a_new_object() -> None:
    scene = Scene({"hand": [BEAR]})
    before = scene.one("Bear").id
    scene.do(A, "Cast Bear")
    spell = scene.one("Bear").id
    scene.settle()
    assert len({before, spell, scene.one("Bear").id}) == 3


@cr("601.2f", "601.2h")
def test_the_cost_is_locked_in_before_mana_is_made() -> None:
    """A cheap spell for those who have an artifact: sacrificing it for mana does not make it more expensive."""
    chip = artifact("Chip", "{0}", activated(sacrifice_this, add("{R}")))
    deal_cheap = instant("Deal", "{3}{R}", OwnCost(3, condition=you_have(artifacts)), deal(3, any_target()))
    scene = Scene({"hand": [deal_cheap], "battlefield": [chip], "mana": ""})
    scene.cast(A, "Cast Deal", "B")
    assert (scene.zone("Chip"), scene.stack()) == ("graveyard", ["Deal"])
