"""121: drawing: how many, whether at all, what happens instead, and in which order."""

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
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    enchantment,
    instant,
    sorcery,
    static,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    at_most,
    creatures,
    each_opponent,
    each_player,
    number_of,
    that_much,
    you,
)
from inset.language.words.verbs import (
    cost,
    deal,
    draw,
    draws,
    gain_life,
    may,
    mill,
    sacrifice_this,
    tap_symbol,
    to_hand,
)
from inset.play.view import sees
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, BOLT

THREE = sorcery("Three", "{U}", draw(3))
PLUS = enchantment("Plus", "{U}", sta.DrawsChanged(you, plus=1))
DOUBLE = enchantment("Double", "{U}", sta.DrawInstead(you, (draw(2),)))
LIMIT = enchantment("Limit", "{W}", sta.PlayerRule(sta.CANT_DRAW_MORE, each_player, 1))
NEVER = enchantment("Never", "{W}", sta.PlayerRule(sta.CANT_DRAW_MORE, each_player, 0))


def drew(scene: Scene, player: int = A) -> int:
    return sum(1 for event in scene.game.events if event.kind == ev.DREW and event.player == player)


@cr("121.2a", "616.1g")
@pytest.mark.parametrize(
    ("there", "count"), [([], 3), ([PLUS], 4), ([DOUBLE], 6), ([PLUS, DOUBLE], 8), ([PLUS, PLUS], 5)]
)
def test_the_number_is_changed_before_any_single_draw(there: list[object], count: int) -> None:
    """One more card for the whole instruction, and then each of them twice."""
    scene = Scene({"hand": [THREE], "battlefield": there})
    scene.play(A, "Cast Three")
    assert drew(scene) == count


@cr("121.2b", "121.2")
def test_no_more_than_one_card_each_turn() -> None:
    """An instruction to draw three draws one; the turn-based draw counts too."""
    scene = Scene({"hand": [THREE], "battlefield": [LIMIT]}, {})
    scene.play(A, "Cast Three")
    assert drew(scene) == 1
    turn = Scene({"battlefield": [LIMIT]}, {"hand": [instant("Think", "{U}", draw())]})
    turn.until(t.PRECOMBAT_MAIN, 2)
    turn.play(B, "Cast Think")
    assert drew(turn, B) == 1


@cr("121.2b", "121.3", "121.3a", "608.2d")
@pytest.mark.parametrize(
    ("count", "rule", "offered"), [(2, LIMIT, False), (1, LIMIT, True), (1, NEVER, False), (2, BEAR, True)]
)
def test_a_choice_to_draw_what_cant_be_drawn_is_not_given(count: int, rule: object, offered: bool) -> None:
    """No matter who makes the choice; an empty library doesn't affect it."""
    for who in (you, each_opponent):
        offer = sorcery("Offer", "{U}", may(e.Draw(who, count)), gain_life(1))
        empty = {"library": [], "library_exact": True}
        scene = Scene({"hand": [offer], "battlefield": [rule], **empty}, dict(empty))
        scene.do(A, "Cast Offer")
        scene.game.choose(PASS)
        scene.game.choose(PASS)
        assert (scene.asked() == "confirm") == offered


@cr("121.2b", "614.17")
def test_a_draw_that_cant_happen_is_not_replaced() -> None:
    words = enchantment("Words", "{W}", sta.DrawInstead(you, (gain_life(5),)))
    scene = Scene({"hand": [THREE], "battlefield": [words, NEVER]})
    scene.play(A, "Cast Three")
    assert scene.life(A) == 20


@cr("121.6a", "121.4")
def test_a_draw_from_an_empty_library_is_replaced_too() -> None:
    words = enchantment("Words", "{W}", sta.DrawInstead(you, (gain_life(5),)))
    scene = Scene(
        {"hand": [sorcery("One", "{U}", draw())], "battlefield": [words], "library": [], "library_exact": True}
    )
    scene.play(A, "Cast One")
    assert (scene.life(A), scene.game.outcome) == (25, None)


NO_CREATURES = at_most(number_of(creatures, t.GRAVEYARD, you), 0)
ONCE = enchantment("Once", "{B}", static(sta.DrawInstead(you, (mill(1),)), only_if=NO_CREATURES))


@cr("121.6b", "614.11a")
def test_a_replaced_draw_is_done_with_before_the_next() -> None:
    """While no creature card is in the graveyard a card is milled instead: the second of two draws is the card below."""
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"hand": [sorcery("Two", "{U}", draw(2))], "battlefield": [ONCE], "library": [ox, BEAR]})
    scene.play(A, "Cast Two")
    assert (scene.zone("Bear"), scene.zone("Ox"), drew(scene)) == ("graveyard", "hand", 1)


@cr("121.6c")
def test_what_is_done_with_a_drawn_card_is_not_done_with_one_that_comes_instead() -> None:
    """The card is drawn and discarded; if something else is drawn instead of it, that stays in hand."""
    drop = sorcery("Drop", "{U}", e.Draw(you, 1, save=0), e.DiscardIt(s.Saved(0)))
    scene = Scene({"hand": [drop], "library": [BEAR]}).play(A, "Cast Drop")
    assert scene.zone("Bear") == "graveyard"
    twice = enchantment("Twice", "{B}", static(sta.DrawInstead(you, (draw(1),)), only_if=NO_CREATURES))
    scene = Scene({"hand": [drop], "battlefield": [twice], "library": [BEAR]}).play(A, "Cast Drop")
    assert scene.zone("Bear") == "hand"


@cr("121.2c", "101.4")
def test_players_draw_in_turn_order_each_all_of_theirs() -> None:
    feast = sorcery("Feast", "{U}", draw(2, each_player))
    scene = Scene({"hand": [feast]}, {})
    scene.play(A, "Cast Feast")
    assert [event.player for event in scene.game.events if event.kind == ev.DREW] == [A, A, B, B]


@cr("121.7", "615.5")
def test_what_is_left_of_an_event_happens_before_the_draws_that_replace_the_rest() -> None:
    """One damage of three is prevented and a card is drawn for it: the other two are dealt first."""
    guard = enchantment("Guard", "{W}", sta.PreventDamage(to_players=you, amount=1, then=(draw(that_much),)))
    scene = Scene({"battlefield": [guard]}, {"hand": [BOLT]})
    scene.cast(B, "Cast Bolt", "A")
    scene.settle()
    kinds = [event.kind for event in scene.game.events if event.kind in (ev.DAMAGE, ev.LOST_LIFE, ev.DREW)]
    assert (kinds[-1], kinds.count(ev.DREW), scene.life(A)) == (ev.DREW, 1, 18)


@cr("121.2", "104.3c", "704.5b")
def test_draws_that_double_are_one_at_a_time() -> None:
    """A player who draws two cards instead of one from a library of one card loses."""
    scene = Scene(
        {"hand": [sorcery("One", "{U}", draw())], "battlefield": [DOUBLE], "library": [BEAR], "library_exact": True}
    )
    scene.play(A, "Cast One")
    assert scene.zone("Bear") == "hand" and scene.game.outcome is not None and scene.game.outcome.winners == (B,)


@cr("121.6", "614.11")
def test_the_first_card_of_the_draw_step_is_spared() -> None:
    scene = Scene({"battlefield": ["Teferi's Ageless Insight"], "hand": [sorcery("One", "{U}", draw())]}, {})
    scene.until(t.PRECOMBAT_MAIN, 3)
    assert drew(scene) == 1
    scene.play(A, "Cast One")
    assert drew(scene) == 3


@cr("121.8", "605.3", "601.2h")
def test_a_card_drawn_while_a_spell_is_cast_is_kept_face_down() -> None:
    """A mana ability draws it: it can't be discarded as a red card, and nobody sees it until the spell is cast."""
    sphere = artifact("Sphere", "{1}", activated(cost(tap_symbol, sacrifice_this), e.AddMana(choices=31), draw()))
    burn = sorcery("Burn", "{G}", a.AdditionalCost(c.DiscardCards(f.HasColor(t.RED))), gain_life(9))
    shock = instant("Shock", "{R}", deal(2, any_target()))
    scene = Scene({"hand": [burn, BOLT, BOLT], "battlefield": [sphere], "mana": "", "library": [shock]})
    scene.do(A, "Cast Burn")
    assert (scene.zone("Shock"), scene.asked()) == ("hand", "object")
    assert not any("Shock" in words for words in scene.words()) and not sees(scene.st, scene.one("Shock"), A)
    scene.settle(scene.all("Bolt")[0].id)
    assert scene.life(A) == 29 and sees(scene.st, scene.one("Shock"), A)


@cr("401.5")
def test_the_next_card_of_a_revealed_library_is_hidden_while_a_spell_is_cast() -> None:
    """The one that is cast lay on top; the next is revealed once the spell has become cast."""
    future = enchantment(
        "Future", "{U}", sta.PlayerRule(sta.REVEAL_TOP, you), sta.MayPlay(you, t.LIBRARY, top_only=True)
    )
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"battlefield": [future, BEAR], "library": [ox, BOLT]})
    assert sees(scene.st, scene.one("Bolt"), B) and not sees(scene.st, scene.one("Ox"), B)
    scene.do(A, "Cast Bolt")
    assert (
        scene.asked() == "target" and not sees(scene.st, scene.one("Ox"), A) and not sees(scene.st, scene.one("Ox"), B)
    )
    scene.answer("Bear")
    assert sees(scene.st, scene.one("Ox"), A) and sees(scene.st, scene.one("Ox"), B)


@cr("121.9", "702.94a")
def test_who_may_reveal_a_card_as_it_is_drawn_sees_it_first() -> None:
    """Miracle: the player is asked about the very card that was drawn, and knows it."""
    omen = sorcery("Omen", "{5}{U}", a.Keyword(k.MIRACLE, c.PayMana(parse("{U}"))), gain_life(8))
    scene = Scene({}, {"library": [omen], "hand": []})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    asked = scene.game.decision
    assert asked is not None and asked.player == B and scene.st.step == t.DRAW
    assert sees(scene.st, scene.one("Omen"), B) and not sees(scene.st, scene.one("Omen"), A)
    scene.settle(False)
    assert scene.names("hand", B) == ["Omen"]


@cr("121.2c", "101.4")
def test_the_active_player_draws_first() -> None:
    log = enchantment("Log", "{U}", whenever(draws(each_player), gain_life(1)))
    feast = instant("Feast", "{U}", draw(2, each_player))
    scene = Scene({"battlefield": [log]}, {"hand": [feast]}, {})
    scene.play(B, "Cast Feast")
    from inset.rules.model import event_records as ev

    drew = [event.player for event in scene.game.events if event.kind == ev.DREW]
    assert drew == [A, A, B, B, C, C] and scene.life(A) == 26


@cr("121.5")
def test_putting_a_card_into_a_hand_is_not_a_draw() -> None:
    from inset.language.selections import TopOfLibrary, You

    log = enchantment("Log", "{U}", whenever(draws(each_player), gain_life(1)))
    dig = sorcery("Dig", "{U}", to_hand(TopOfLibrary(You(), 1)))
    scene = Scene({"hand": [dig], "battlefield": [log]})
    scene.play(A, "Cast Dig")
    assert (scene.count(A, "hand"), scene.life(A)) == (1, 20)


@cr("121.3", "704.5b")
def test_drawing_from_an_empty_library_may_be_chosen() -> None:
    dare = sorcery("Dare", "{U}", e.May((draw(1),)))
    scene = Scene({"hand": [dare], "library_exact": True})
    scene.play(A, "Cast Dare", "Yes")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (B,)
