"""700: modes, names for groups of objects; 609–614: sentences about effects that belong to no topic of their own."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, selections as s, statics as sta
from inset.language.abilities import Keyword
from inset.language.keywords import DEATHTOUCH, FLYING
from inset.language.words.kinds import (
    activated,
    body,
    creature,
    enchantment,
    instant,
    modes,
    sorcery,
    static,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    lands,
    red,
    sorceries,
    spells,
    target,
    target_player,
    you,
    you_control,
)
from inset.language.words.verbs import at_next, copy_spell, deal, destroy, gain_life, gets, have, plus
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import FaceDown
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

OX = creature("Ox", "{3}{W}", "Ox", 2, 6)
LIBRARY = ["Forest"] * 10
CHARM = instant(
    "Charm", "{G}", modes(gain_life(3), destroy(target(creatures)), gets(target(creatures & you_control), 2, 2))
)


# --- modes (700.2) ---------------------------------------------------------------------------------------------------


@cr("700.2c", "601.2c")
def test_targets_are_chosen_only_for_the_mode_that_needs_them() -> None:
    """With no creature there the spell can be cast for the mode without a target, and it has none."""
    scene = Scene({"hand": [CHARM]})
    scene.cast(A, "Cast Charm")
    assert scene.st.objs[scene.st.stack[-1]].stack.targets == ()  # type: ignore[union-attr]
    scene.settle()
    assert scene.life(A) == 23


@cr("700.2f")
def test_changing_a_target_does_not_change_the_mode() -> None:
    """The new target must be legal for the mode that was chosen, though another mode could have it."""
    turn = instant("Turn", "{U}", e.ChangeTargets(target(spells)))
    scene = Scene({"hand": [CHARM], "battlefield": [BEAR, OX]}, {"hand": [turn], "battlefield": ["Grizzly Bears"]})
    scene.do(A, "Cast Charm")
    scene.answer("Target creature you control gets +2/+2")
    scene.answer("Bear")
    scene.cast(B, "Cast Turn")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    if scene.asked() == "confirm":
        scene.answer("Yes")
    assert not any("Grizzly" in word for word in scene.words())
    scene.answer("Ox")
    scene.settle()
    assert scene.size("Ox") == (4, 8) and scene.zone("Grizzly Bears") == "battlefield"


@cr("700.2g", "707.10")
def test_a_copy_has_the_mode_that_was_chosen() -> None:
    twin = instant("Twin", "{U}", copy_spell(target(spells)))
    scene = Scene({"hand": [CHARM, twin], "battlefield": [BEAR]})
    scene.do(A, "Cast Charm")
    scene.answer("You gain 3 life")
    scene.play(A, "Cast Twin", "Charm")
    assert scene.life(A) == 26 and scene.size("Bear") == (2, 2)


@cr("700.7")
def test_that_creature_is_meant_even_if_it_is_not_a_creature_any_more() -> None:
    doomed = target(creatures)
    later = at_next(t.END, body(destroy(s.Saved(0))))
    doom = instant("Doom", "{B}", gets(doomed, 2, 2), e.Remember(0, doomed), later)
    stone = instant("Stone", "{W}", e.Modify(target(creatures), (m.SetTypes(t.ARTIFACT),)))
    scene = Scene({"hand": [doom, stone], "battlefield": [BEAR]})
    scene.play(A, "Cast Doom", "Bear")
    scene.play(A, "Cast Stone", "Bear")
    assert not scene.chars("Bear").types & t.CREATURE
    scene.until(t.END)
    scene.settle()
    assert scene.zone("Bear") == "graveyard"


# --- 704 -------------------------------------------------------------------------------------------------------------


@cr("704.7", "704.5g", "704.5h")
def test_one_replacement_replaces_actions_with_the_same_result() -> None:
    """Lethal damage from a source with deathtouch destroys for two reasons: one regeneration shield is enough."""
    asp = creature(
        "Asp", "{G}", "Snake", 3, 3, Keyword(DEATHTOUCH), activated("{0}", e.DealDamage(3, target(creatures)))
    )
    mend = instant("Mend", "{G}", e.Regenerate(target(creatures)))
    scene = Scene({"hand": [mend], "battlefield": [BEAR]}, {"battlefield": [asp]})
    scene.play(A, "Cast Mend", "Bear")
    scene.play(B, "{0}:", "Bear")
    assert scene.zone("Bear") == "battlefield" and scene.st.floating == ()


# --- effects (609–611) -----------------------------------------------------------------------------------------------


@cr("609.2")
def test_effects_apply_to_permanents_unless_they_say_otherwise() -> None:
    plain = enchantment("Life", "{3}{G}", have(lands, m.AddTypes(t.CREATURE), m.SetPT(1, 1)))
    scene = Scene({"battlefield": [plain, "Forest"], "graveyard": ["Island"], "hand": ["Swamp"]})
    kinds = [scene.chars(name).types & t.CREATURE != 0 for name in ("Forest", "Island", "Swamp")]
    assert kinds == [True, False, False]


@cr("609.4a", "601.3b")
def test_two_as_though_effects_apply_together() -> None:
    """A sorcery in the graveyard may be cast from there, and as though it had flash: both at once, in another's turn."""
    orrery = enchantment("Orrery", "{4}", sta.AsThoughFlash(you, f.Anything()))
    trance = enchantment("Trance", "{2}{R}", sta.MayPlay(you, t.GRAVEYARD, sorceries))
    heal = sorcery("Heal", "{W}", gain_life(3))
    for there, could in (([orrery, trance], True), ([orrery], False), ([trance], False)):
        scene = Scene({"battlefield": there, "graveyard": [heal], "library": LIBRARY}, {"library": LIBRARY})
        scene.next_turn()
        assert scene.st.active == B and scene.could(A, "Cast Heal") is could


@cr("609.7c", "615.2")
def test_a_static_ability_prevents_damage_from_permanents_and_from_other_sources_with_the_property() -> None:
    ward = enchantment("Ward", "{W}", sta.PreventDamage(source=red, to_players=you))
    bolt = instant("Bolt", "{R}", deal(3, any_target()))
    pinger = creature("Pinger", "{R}", "Goblin", 1, 1, activated("{0}", deal(1, any_target())))
    blue = creature("Mage", "{U}", "Wizard", 1, 1, activated("{0}", deal(1, any_target())))
    scene = Scene({"battlefield": [ward]}, {"hand": [bolt], "battlefield": [pinger, blue]})
    scene.play(B, "Cast Bolt", "A")
    pingers = [word for word in scene.options(B) if word.startswith("Pinger") or "Pinger" in word]
    scene.play(B, pingers[0] if pingers else "{0}:", "A")
    assert scene.life(A) == 20
    mages = [word for word in scene.options(B) if "Mage" in word]
    scene.play(B, mages[0], "A")
    assert scene.life(A) == 19


@cr("614.11b")
def test_what_would_be_done_to_the_card_drawn_is_not_done_to_what_a_replacement_draws() -> None:
    """Draw a card and discard it unless it is a land: with two cards drawn instead, nothing is discarded."""
    gamble = sorcery("Gamble", "{R}", e.Draw(you, 1, save=0), e.DiscardIt(s.Saved(0)))
    plenty = enchantment("Plenty", "{U}", sta.DrawInstead(you, (e.Draw(you, 2),)))
    scene = Scene({"hand": [gamble], "battlefield": [plenty], "library": LIBRARY})
    scene.play(A, "Cast Gamble")
    assert len(scene.st.hands[A]) == 2 and scene.names("graveyard", A) == ["Gamble"]
    scene = Scene({"hand": [gamble], "library": LIBRARY})
    scene.play(A, "Cast Gamble")
    assert scene.st.hands[A] == () and sorted(scene.names("graveyard", A)) == ["Forest", "Gamble"]


# --- layers (613) ----------------------------------------------------------------------------------------------------


@cr("613.1g", "613.1f")
def test_sizes_are_changed_after_abilities() -> None:
    """What has flying gets +2/+2: asked after a later effect has taken flying away."""
    wind = enchantment("Wind", "{U}", have(creatures & f.HasKeyword(FLYING), plus(2, 2)))
    net = enchantment("Net", "{G}", have(creatures, m.LoseAllAbilities()))
    bird = creature("Bird", "{U}", "Bird", 1, 1, Keyword(FLYING))
    scene = Scene({"battlefield": [wind, bird]})
    assert scene.size("Bird") == (3, 3)
    scene = Scene({"battlefield": [wind, bird, net]})
    assert scene.size("Bird") == (1, 1)


@cr("613.2b", "613.2a", "707.3", "708.2")
def test_a_face_down_permanent_that_becomes_a_copy_stays_as_it_looks() -> None:
    """The copy effect comes first, being face down second: a 2/2 without a name until it is turned face up."""
    mimic = instant("Mimic", "{U}", e.BecomeCopy(target(f.IsFaceDown()), target(creatures & ~f.IsFaceDown())))
    show = instant("Show", "{W}", e.TurnFaceUp(each(f.IsFaceDown())))
    scene = Scene({"hand": [mimic, show], "battlefield": [(BEAR, {"face_down": FaceDown()}), OX]})
    scene.play(A, "Cast Mimic")
    hidden = chars_of(scene.st, scene.one("Bear"))
    assert (hidden.name, hidden.power, hidden.toughness, hidden.colors) == ("", 2, 2, 0)
    scene.play(A, "Cast Show")
    shown = chars_of(scene.st, scene.one("Bear"))
    assert (shown.name, shown.power, shown.toughness) == ("Ox", 2, 6)


@cr("614.1e", "708.11")
def test_as_it_is_turned_face_up_replaces_the_turning() -> None:
    """There is no moment at which it is face up without the counters."""
    grower = creature(
        "Grower", "{G}", "Plant", 1, 1, static(sta.AsTurnedFaceUp((e.PutCounters(s.This(), "+1/+1", 3),)))
    )
    show = instant("Show", "{W}", e.TurnFaceUp(each(f.IsFaceDown())))
    scene = Scene({"hand": [show], "battlefield": [(grower, {"face_down": FaceDown()})]})
    scene.play(A, "Cast Show")
    kinds = [event.kind for event in scene.st.events if event.kind in (ev.COUNTERS_PUT, ev.TURNED_FACE_UP)]
    assert kinds == [ev.COUNTERS_PUT, ev.TURNED_FACE_UP] and scene.size("Grower") == (4, 4)


@pytest.mark.parametrize("amount", [0, 3])
@cr("609.3")
def test_as_much_as_possible_is_done(amount: int) -> None:
    rob = sorcery("Rob", "{B}", e.Discard(target_player(), 2))
    scene = Scene({"hand": [rob]}, {"hand": ["Forest"] * amount})
    scene.play(A, "Cast Rob", "B", *(["Forest"] * 2))
    assert len(scene.st.hands[B]) == max(0, amount - 2)
