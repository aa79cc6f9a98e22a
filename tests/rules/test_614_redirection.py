"""609.7, 614.9, 615.7–615.13: damage from a source of one's choice, damage that goes elsewhere, damage that is prevented."""

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, patterns as p, statics as sta, values as v
from inset.language.selections import Each
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    enchantment,
    instant,
    lifelink,
    protection,
    sorcery,
    whenever,
)
from inset.language.words.nouns import any_target, creatures, each_player, red, target, this, you
from inset.language.words.verbs import deal, destroy, gain_life, prevent_next, sacrifice_this
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT

OX = creature("Ox", "{3}{W}", "Ox", 2, 6)
PINGER = creature("Pinger", "{2}{R}", "Wizard", 1, 1, activated("{0}", deal(1, any_target())))
GUARD = instant("Guard", "{W}", e.Guard(players=you))
CIRCLE = "Circle of Protection: Red"
PAINT = instant("Paint", "{U}", e.Modify(target(f.Anything()), (m.SetColors(t.BLUE),)))


@cr("615.8", "609.7a")
def test_the_next_instance_of_damage_is_prevented_whatever_its_size() -> None:
    scene = Scene({"battlefield": [CIRCLE]}, {"hand": [], "battlefield": [PINGER]})
    scene.play(A, "{1}:", "Pinger")
    scene.play(B, "{0}:", "A")
    assert scene.life(A) == 20
    scene.play(B, "{0}:", "A")
    assert scene.life(A) == 19


@cr("609.7a")
def test_a_source_is_a_permanent_a_spell_or_what_an_ability_came_from() -> None:
    """… even one that is no longer there; only red ones may be chosen for the Circle."""
    martyr = artifact("Martyr", "{1}", activated(sacrifice_this, deal(2, any_target())))
    scene = Scene({"battlefield": [CIRCLE], "hand": [GUARD]}, {"hand": [BOLT], "battlefield": [martyr, BEAR]})
    scene.cast(B, "Sacrifice", "A")
    scene.cast(B, "Cast Bolt", "A")
    scene.cast(A, "Cast Guard")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert {word.partition(" (")[0] for word in scene.words()} == {"Martyr", "Bolt", "Bear", CIRCLE, "Guard"}
    scene.answer("Martyr")
    scene.settle()
    assert scene.life(A) == 17


@cr("609.7b", "615.9")
def test_the_properties_of_the_source_are_asked_again() -> None:
    """A source that is no longer red deals its damage, and the shield is not used up."""
    scene = Scene({"battlefield": [CIRCLE], "hand": [PAINT]}, {"battlefield": [PINGER]})
    scene.play(A, "{1}:", "Pinger")
    scene.play(A, "Cast Paint", "Pinger")
    scene.play(B, "{0}:", "A")
    assert scene.life(A) == 19
    assert [floating.uses for floating in scene.st.floating if floating.statics] == [1]


@cr("609.7a")
def test_a_permanent_spell_that_was_chosen_is_followed_to_the_battlefield() -> None:
    scene = Scene({"hand": [GUARD]}, {"hand": [PINGER]})
    scene.next_turn()
    scene.cast(B, "Cast Pinger")
    scene.play(A, "Cast Guard", "Pinger")
    scene.play(B, "{0}:", "A")
    assert scene.life(A) == 20


@cr("615.8")
def test_damage_to_several_at_the_same_time_is_one_instance() -> None:
    wave = sorcery("Wave", "{R}", e.DealDamage(2, Each(creatures), each_player))
    ward = instant("Ward", "{W}", e.Guard())
    scene = Scene({"hand": [ward], "battlefield": [BEAR]}, {"hand": [wave, wave]})
    scene.next_turn()
    scene.cast(B, "Cast Wave")
    scene.play(A, "Cast Ward", "Wave")
    assert (scene.life(A), scene.life(B), scene.zone("Bear")) == (20, 20, "battlefield")
    scene.play(B, "Cast Wave")
    assert (scene.life(A), scene.life(B), scene.zone("Bear")) == (18, 18, "graveyard")


@cr("615.5")
def test_what_else_a_prevention_effect_does_comes_right_after_the_damage() -> None:
    """The same volley deals its other damage first: life is lost before it is gained."""
    scene = Scene({"hand": ["Deflecting Palm"]}, {"hand": [BOLT]})
    scene.cast(B, "Cast Bolt", "A")
    scene.play(A, "Cast Deflecting Palm", "Bolt")
    assert (scene.life(A), scene.life(B)) == (20, 17)
    heal = enchantment("Heal", "{W}", sta.PreventDamage(to=creatures, then=(e.GainLife(you, v.EventAmount()),)))
    wave = sorcery("Wave", "{R}", e.DealDamage(2, Each(creatures), each_player))
    scene = Scene({"hand": [wave], "battlefield": [heal, BEAR]})
    scene.play(A, "Cast Wave")
    kinds = [event.kind for event in scene.st.events if event.kind in (ev.LOST_LIFE, ev.GAINED_LIFE)]
    assert kinds == [ev.LOST_LIFE, ev.LOST_LIFE, ev.GAINED_LIFE]


@cr("615.7")
def test_the_affected_player_chooses_which_damage_a_shield_prevents() -> None:
    leech = creature("Leech", "{1}{B}", "Leech", 2, 2, lifelink)
    guard = instant("Shield", "{W}", prevent_next(2, any_target()))
    for first, life in (("Leech", 20), ("Bear", 22)):
        scene = Scene({"battlefield": [BEAR, leech]}, {"hand": [guard]})
        scene.play(B, "Cast Shield", "B")
        scene.until(t.DECLARE_BLOCKERS, attack=["Bear", "Leech"])
        while scene.asked() == "priority":
            scene.game.choose(PASS)
        assert scene.game.decision is not None and scene.game.decision.player == B
        scene.answer(first)
        assert (scene.life(B), scene.life(A)) == (18, life)


@cr("614.9")
def test_the_same_source_deals_the_damage_to_something_else() -> None:
    """It is not prevented, and its source is still its source; the player is dealt none."""
    howl = enchantment("Howl", "{R}", whenever(p.DealsDamage(red, to=creatures), gain_life(5)))
    scene = Scene({"battlefield": ["Empyrial Archangel", howl]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert (scene.life(A), scene.one("Empyrial Archangel").damage) == (25, 3)


@cr("614.9")
def test_so_much_damage_is_redirected_and_the_rest_stays() -> None:
    scene = Scene({"battlefield": ["Nomads en-Kor", OX]}, {"hand": [BOLT]})
    scene.play(A, "{0}:", "Ox")
    scene.cast(B, "Cast Bolt", "Nomads en-Kor")
    scene.settle()
    assert (scene.zone("Nomads en-Kor"), scene.one("Ox").damage) == ("graveyard", 1)


@cr("614.9")
def test_nothing_is_redirected_to_what_is_gone_or_can_be_dealt_no_damage() -> None:
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"battlefield": ["Nomads en-Kor", OX], "hand": [kill]}, {"hand": [BOLT]})
    scene.play(A, "{0}:", "Ox")
    scene.play(A, "Cast Kill", "Ox")
    scene.play(B, "Cast Bolt", "Nomads en-Kor")
    assert scene.happened(ev.REDIRECTED) == 0 and scene.zone("Nomads en-Kor") == "graveyard"
    relic = artifact("Relic", "{1}", sta.RedirectDamage(this, to_players=you))
    scene = Scene({"battlefield": [relic]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == 17


@cr("614.9", "616.2", "614.5")
def test_redirected_damage_meets_the_effects_of_whom_it_is_dealt_to() -> None:
    """Protection of the new recipient prevents it; what was sent on once may be sent on again by another effect."""
    saint = creature("Saint", "{W}", "Cleric", 1, 1, protection(red), sta.RedirectDamage(this, to_players=you))
    scene = Scene({"battlefield": [saint]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert (scene.life(A), scene.one("Saint").damage, scene.happened(ev.PREVENTED)) == (20, 0, 1)
    sink = creature("Sink", "{W}", "Wall", 0, 6, sta.RedirectDamage(onto_players=you, to=f.IsThis()))
    scene = Scene({"battlefield": [sink, "Empyrial Archangel"]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "Sink")
    assert (scene.life(A), scene.one("Sink").damage, scene.one("Empyrial Archangel").damage) == (20, 0, 3)


@cr("615.13")
def test_a_trigger_on_prevention_counts_once_for_each_effect() -> None:
    """Two attackers are prevented by one effect: it triggers once, with all that was prevented."""
    scene = Scene({"battlefield": ["Grizzly Bears", BEAR]}, {"hand": ["Selfless Squire"]})
    scene.play(B, "Cast Selfless Squire")
    scene.until(t.COMBAT_DAMAGE, attack=["Grizzly Bears", "Bear"])
    scene.settle()
    assert (scene.life(B), scene.size("Selfless Squire")) == (20, (5, 5))
    assert scene.happened(ev.PREVENTED) == 1


@cr("615.13")
def test_only_damage_that_is_really_prevented_triggers() -> None:
    scene = Scene({"battlefield": ["Selfless Squire"]}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert (scene.life(A), scene.size("Selfless Squire")) == (17, (1, 1))


@cr("615.12", "615.8")
def test_what_cant_be_prevented_uses_up_no_shield() -> None:
    skull = enchantment("Skull", "{R}", sta.DamageCantBePrevented())
    scene = Scene({"battlefield": [CIRCLE]}, {"battlefield": [PINGER, skull]})
    scene.play(A, "{1}:", "Pinger")
    scene.play(B, "{0}:", "A")
    assert scene.life(A) == 19 and any(floating.uses == 1 for floating in scene.st.floating)
