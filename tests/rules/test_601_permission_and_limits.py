"""601, 602, 604, 605: flash under conditions, limits of activating, mana abilities that make nothing now."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, statics as sta
from inset.language.abilities import AS_SORCERY, Activated, AdditionalCost, Body, FlashIf
from inset.language.costs import TapThis
from inset.language.mods import GainActivatedAbilitiesOf
from inset.language.selections import Target
from inset.language.words.kinds import activated, artifact, creature, enchantment, instant, land, sorcery
from inset.language.words.nouns import (
    creatures,
    number_of,
    spells,
    target,
    you,
    you_control,
    you_have,
)
from inset.language.words.verbs import becomes, cost, cost_more, establish, gain_life, sacrificing
from inset.rules.meaning.filters import came_from
from inset.rules.objects.abilities import traits
from inset.rules.payment.mana_abilities import is_mana_ability
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

QUICK = instant("Quick", "{W}", gain_life(1))


@cr("601.1a", "701.18a", "305.1")
def test_to_play_a_card_is_to_cast_it_or_to_play_it_as_a_land() -> None:
    """A permission to play the top card: a land is played, for the land of the turn; a spell is cast, for its cost."""
    door = enchantment("Door", "{U}", sta.MayPlay(you, t.LIBRARY, lands=True, spells=True, top_only=True))
    scene = Scene({"battlefield": [door], "library": ["Forest", "Shock"]})
    scene.do(A, "Play Forest")
    assert (scene.zone("Forest"), scene.stack(), scene.st.players[A].lands_played) == ("battlefield", [], 1)
    scene.cast(A, "Cast Shock", "B")
    assert scene.stack() == ["Shock"]


@cr("601.3c")
def test_as_though_it_had_flash_for_more() -> None:
    """Rout: at instant speed only with {2} more, as a sorcery only for its cost."""
    scene = Scene({"hand": ["Rout"], "battlefield": [BEAR], "mana": "{W}{W}{W}{W}{W}{W}"})
    scene.until(t.END)
    assert not scene.could(A, "Cast Rout")
    scene = Scene({"hand": ["Rout"], "battlefield": [BEAR], "mana": "{W}{W}{W}{W}{W}{W}{W}"})
    assert scene.ways(A, "Rout") == [("normal", "hand")]
    scene.until(t.END)
    scene.play(A, "Cast Rout")
    assert (scene.zone("Bear"), scene.st.players[A].pool) == ("graveyard", ())


SNEAK = sorcery("Sneak", "{U}", FlashIf(you_have(creatures)), AdditionalCost(sacrificing(creatures)), gain_life(1))


@cr("601.3d", "601.5a", "604.6")
def test_flash_under_a_condition_that_stops_while_it_is_cast() -> None:
    """Its player controls a creature as they begin to cast it, and sacrifices it for the cost."""
    scene = Scene({"hand": [SNEAK], "battlefield": [BEAR]}, {"hand": [SNEAK]})
    scene.until(t.UPKEEP, turn=2)
    assert scene.could(A, "Cast Sneak") and not scene.could(B, "Cast Sneak")
    scene.play(A, "Cast Sneak")
    assert (scene.life(A), scene.zone("Bear")) == (21, "graveyard")


@cr("601.3d")
def test_flash_while_a_kind_of_permanent_is_controlled() -> None:
    scene = Scene({"hand": ["Illusion Spinners"]})
    scene.until(t.UPKEEP, turn=2)
    assert not scene.could(A, "Cast Illusion")
    scene = Scene({"hand": ["Illusion Spinners"], "battlefield": [creature("Pixie", "{U}", "Faerie", 1, 1)]})
    scene.until(t.UPKEEP, turn=2)
    assert scene.could(A, "Cast Illusion")


@cr("601.7", "602.4", "601.2f")
def test_what_alters_costs_afterwards_does_not_touch_what_is_on_the_stack() -> None:
    """A tax that comes into being after a spell was cast and an ability activated: nothing more is asked of either."""
    tax = instant("Tax", "{W}", establish(cost_more(spells, 5)))
    stone = artifact("Stone", "{1}", activated("{1}", gain_life(1)))
    mana = {"mana": "{W}{W}{W}{W}{W}"}
    scene = Scene({"hand": [QUICK, tax], "battlefield": [stone], **mana})
    scene.cast(A, "Cast Quick")
    scene.do(A, "Stone")
    scene.cast(A, "Cast Tax")
    scene.settle()
    assert (scene.life(A), len(scene.st.players[A].pool)) == (22, 2)


@cr("602.5c", "602.5b")
def test_a_limit_goes_with_the_ability_from_where_it_was_acquired() -> None:
    """Once each turn: used up for the creature's own ability, not for the same words that it has from another card."""
    once = activated("{W}", gain_life(1), limit=1)
    imp = creature("Imp", "{B}", "Imp", 1, 1, once)
    ape = creature("Ape", "{G}", "Ape", 1, 1, once)
    learn = instant(
        "Learn", "{U}", becomes(target(creatures), GainActivatedAbilitiesOf(Target(1))), e.LookAt(target(creatures))
    )
    scene = Scene({"battlefield": [imp, ape], "hand": [learn]})
    scene.play(A, "Cast Learn", "Imp", "Ape")
    assert len(traits(scene.chars("Imp").abilities).activated) == 2
    scene.play(A, "Imp: ")
    scene.play(A, "Imp: ")
    assert scene.life(A) == 22
    assert not scene.could(A, "Imp: ")


@cr("602.5e", "605.3a", "605.3b")
def test_only_as_an_instant_is_with_priority_even_for_mana() -> None:
    """Lion's Eye Diamond makes no mana for a spell that is being cast from the hand, but for one that is cast afterwards."""
    row = {"hand": ["Shock"], "battlefield": ["Lion's Eye Diamond"], "mana": ""}
    scene = Scene(row)
    assert not scene.could(A, "Cast Shock")
    assert scene.could(A, "Lion's Eye Diamond")
    scene.do(A, "Lion's Eye Diamond", "{R}{R}{R}")
    assert (scene.stack(), scene.zone("Shock"), len(scene.st.players[A].pool)) == ([], "graveyard", 3)


@cr("605.2", "605.1a")
def test_a_mana_ability_that_makes_nothing_now_is_one_all_the_same() -> None:
    """A mana for each creature, and there is none: it doesn't use the stack, and can't be responded to."""
    grove = land(
        "Grove", "", Activated(TapThis(), Body((e.AddMana(choices=t.GREEN, count=number_of(creatures & you_control)),)))
    )
    scene = Scene({"battlefield": [grove]}, mana=False)
    ability = traits(scene.chars("Grove").abilities).activated[0]
    assert is_mana_ability(ability)
    scene.do(A, "Grove")
    assert (scene.stack(), scene.one("Grove").tapped) == ([], True)


@cr("604.5")
def test_static_abilities_that_work_on_the_stack() -> None:
    """It can't be countered; it costs less for what it targets; its additional cost is paid: all while it is being cast."""
    from inset.language.abilities import CantBeCountered

    storm = instant("Storm", "{R}", CantBeCountered(), AdditionalCost(cost("{1}")), gain_life(3))
    scene = Scene({"hand": [storm], "mana": "{R}{R}"}, {"hand": ["Counterspell"]})
    scene.cast(A, "Cast Storm")
    assert scene.st.players[A].pool == ()
    scene.cast(B, "Cast Counterspell", "Storm")
    scene.settle()
    assert scene.life(A) == 23
    poor = Scene({"hand": [storm], "mana": "{R}"})
    assert not poor.could(A, "Cast Storm")


@pytest.mark.parametrize("timing", [AS_SORCERY])
@cr("602.1b")
def test_instructions_for_activating_are_followed_at_all_times(timing: int) -> None:
    stone = artifact("Stone", "{1}", activated("{1}", gain_life(1), timing=timing))
    scene = Scene({"battlefield": [stone]})
    assert scene.could(A, "Stone")
    scene.until(t.BEGIN_COMBAT)
    assert not scene.could(A, "Stone")


@cr("109.5", "601.3")
@pytest.mark.parametrize(
    ("zones", "origin", "mine", "theirs"),
    [
        (t.GRAVEYARD, t.GRAVEYARD, True, False),  # "from your graveyard"
        (t.GRAVEYARD | t.EXILE, t.GRAVEYARD, True, False),  # "from your graveyard or from exile"
        (t.GRAVEYARD | t.EXILE, t.EXILE, True, True),  # the players share it (400.1)
        (t.ANY_ZONE & ~t.HAND, t.HAND, False, True),  # "from anywhere other than your hand"
        (t.ANY_ZONE & ~t.GRAVEYARD, t.GRAVEYARD, False, True),
        (t.ANY_ZONE, t.LIBRARY, True, True),
    ],
)
def test_only_your_own_zones_are_yours(zones: int, origin: int, mine: bool, theirs: bool) -> None:
    assert came_from(zones, origin, True) == mine and came_from(zones, origin, False) == theirs
