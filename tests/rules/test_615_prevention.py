"""615: prevention effects."""

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, statics as sta, values as v
from inset.language.words.kinds import creature, enchantment, instant, whenever
from inset.language.words.nouns import any_target, creatures, each, each_player, enchantments, red, target, you
from inset.language.words.verbs import deal, destroy, establish, gain_life, prevent_next
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT

GUARD = instant("Guard", "{W}", prevent_next(2, any_target()))
FOG = instant("Fog", "{G}", establish(sta.PreventDamage(combat=True)))


@cr("615.1a", "615.6", "120.3a")
def test_prevented_damage_never_happens() -> None:
    """No life is lost and nothing triggers on the damage."""
    howl = enchantment("Howl", "{R}", whenever(p.DealsDamage(f.Anything(), to_players=each_player), gain_life(5)))
    wall = enchantment("Wall", "{W}", sta.PreventDamage(to_players=you))
    scene = Scene({"battlefield": [wall, howl]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert (scene.life(A), scene.happened(ev.DAMAGE)) == (20, 0)
    scene = Scene({"battlefield": [howl]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert (scene.life(A), scene.happened(ev.DAMAGE)) == (22, 1)


@cr("615.7")
def test_a_shield_is_used_up() -> None:
    ping = instant("Ping", "{R}", deal(1, any_target()))
    scene = Scene({"hand": [GUARD]}, {"hand": [ping, BOLT]})
    scene.play(A, "Cast Guard", "A")
    scene.play(B, "Cast Ping", "A")
    assert scene.life(A) == 20
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 18


@cr("615.7", "615.3")
def test_a_shield_ends_with_the_turn_and_guards_nobody_else() -> None:
    scene = Scene({"hand": [GUARD], "battlefield": [BEAR]}, {"hand": [BOLT, BOLT]})
    scene.play(A, "Cast Guard", "A")
    scene.play(B, "Cast Bolt", "Bear")
    assert scene.zone("Bear") == "graveyard"
    scene.next_turn()
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 17


@cr("615.4")
def test_a_shield_does_not_undo_damage() -> None:
    scene = Scene({"hand": [GUARD]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    scene.play(A, "Cast Guard", "A")
    assert scene.life(A) == 17


@cr("615.1a", "510.2")
def test_only_combat_damage_is_prevented_by_fog() -> None:
    scene = Scene({"hand": [FOG, BOLT], "battlefield": [BEAR]})
    scene.play(A, "Cast Fog")
    scene.until(t.COMBAT_DAMAGE, attack=["Bear"])
    assert scene.life(B) == 20
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(B) == 17


@cr("615.5")
def test_prevention_with_an_additional_effect_knows_the_amount() -> None:
    mirror = enchantment("Mirror", "{W}", sta.PreventDamage(to_players=you, then=(e.GainLife(you, v.EventAmount()),)))
    scene = Scene({"battlefield": [mirror]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 23


@cr("615.12")
def test_damage_that_cant_be_prevented() -> None:
    wall = enchantment("Wall", "{W}", sta.PreventDamage(to_players=you))
    skull = enchantment("Skull", "{R}", sta.DamageCantBePrevented())
    scene = Scene({"battlefield": [wall, skull]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 17


@cr("615.12", "615.7")
def test_a_shield_is_not_used_up_by_damage_that_cant_be_prevented() -> None:
    skull = enchantment("Skull", "{R}", sta.DamageCantBePrevented())
    raze = instant("Raze", "{W}", destroy(target(enchantments)))
    scene = Scene({"hand": [GUARD]}, {"hand": [BOLT, BOLT, raze], "battlefield": [skull]})
    scene.play(A, "Cast Guard", "A")
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 17
    scene.play(B, "Cast Raze", "Skull")
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 16


@cr("615.1a", "120.1")
def test_sources_are_told_apart() -> None:
    """Damage by red sources is prevented, that by others is not."""
    circle = enchantment("Circle", "{W}", sta.PreventDamage(source=red, to_players=you))
    drain = instant("Drain", "{B}", deal(2, any_target()))
    scene = Scene({"battlefield": [circle]}, {"hand": [BOLT, drain]})
    scene.play(B, "Cast Bolt", "A")
    scene.play(B, "Cast Drain", "A")
    assert scene.life(A) == 18


@cr("616.1", "614.2", "615.7")
def test_the_damaged_player_orders_doubling_and_prevention() -> None:
    """Three doubled less two is four; three less two doubled is two: the damaged player chooses."""
    twice = enchantment("Twice", "{R}", sta.DamageChanged(f.Anything(), to_players=each_player, times=2))
    results = set()
    for pick in (0, 1):
        scene = Scene({"hand": [GUARD]}, {"hand": [BOLT], "battlefield": [twice]})
        scene.play(A, "Cast Guard", "A")
        scene.cast(B, "Cast Bolt", "A")
        scene.pass_to(A)
        scene.game.choose(PASS)
        assert scene.game.decision is not None and (scene.asked(), scene.game.decision.player) == ("replace", A)
        scene.choose(pick)
        results.add(scene.life(A))
    assert results == {16, 18}


@cr("614.7a", "120.8")
def test_no_damage_is_not_increased() -> None:
    more = enchantment("More", "{R}", sta.DamageChanged(f.Anything(), to_players=each_player, plus=2))
    dud = instant("Dud", "{R}", deal(0, any_target()))
    scene = Scene({"hand": [dud, BOLT], "battlefield": [more]})
    scene.play(A, "Cast Dud", "B")
    assert scene.life(B) == 20
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(B) == 15


@cr("615.12a", "615.12", "615.5")
def test_what_can_not_be_prevented_meets_a_prevention_effect_once() -> None:
    mirror = enchantment("Mirror", "{W}", sta.PreventDamage(to_players=you, then=(e.GainLife(you, 4),)))
    skull = enchantment("Skull", "{R}", sta.DamageCantBePrevented())
    scene = Scene({"battlefield": [mirror, skull]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 21


@cr("615.11", "615.7")
def test_a_shield_for_each_creature_that_is_there() -> None:
    guard = instant("Guard", "{W}", prevent_next(3, each(creatures)))
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"hand": [guard, ox], "battlefield": [BEAR]}, {"hand": [BOLT, BOLT, BOLT]})
    scene.play(A, "Cast Guard")
    scene.play(A, "Cast Ox")
    scene.play(B, "Cast Bolt", "Bear")
    assert scene.zone("Bear") == "battlefield"
    scene.play(B, "Cast Bolt", "Ox")
    assert scene.zone("Ox") == "graveyard"  # it came later
    scene.play(B, "Cast Bolt", "Bear")
    assert scene.zone("Bear") == "graveyard"
