"""730: merging with permanents: what the top component decides, and what happens to the others."""

from typing import Any

import pytest

from inset.kernel.types import EXILE, GRAVEYARD, GREEN
from inset.language import effects as e, keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.patterns import TurnsFaceUp
from inset.language.statics import MovesInstead
from inset.language.words.kinds import (
    creature,
    creature_token,
    deathtouch,
    enchantment,
    flying,
    instant,
    lifelink,
    sorcery,
    transforming,
    when_enters,
    whenever,
)
from inset.language.words.nouns import anything, creatures, nontoken, saved, target, this
from inset.language.words.verbs import (
    cost,
    create,
    dies,
    enters,
    exile,
    gain_life,
    gets,
    to_battlefield,
    to_hand,
    to_library,
)
from inset.rules.model import event_records as ev
from inset.rules.objects.layers import chars_of
from tests.harness import A, Scene, cr
from tests.harness.cards import HIDE, KILL, TURN
from tests.harness.table import kw

BEAST = creature("Beast", "{3}{G}", "Beast", 5, 5, flying, Keyword(k.MUTATE, cost("{1}{G}")))
BEAR = creature("Bear", "{1}{G}", "Bear", 2, 2, deathtouch)


def merged(place: str = "over", *hand: Card, host: Any = BEAR, mine: tuple[Card, ...] = (), **more: Any) -> Scene:
    """A Beast has mutated over or under the host."""
    scene = Scene({"hand": [BEAST, *hand], "battlefield": [host, *mine], **more})
    scene.play(A, "Cast Beast {1}{G} with mutate", 0 if place == "over" else 1)
    return scene


def it(scene: Scene) -> Any:
    """The merged permanent."""
    return next(o for o in scene.st.objs.values() if o.merged and o.id in scene.st.battlefield)


@cr("730.1", "730.2", "730.2a", "702.140e")
@pytest.mark.parametrize(("place", "size"), [("over", (5, 5)), ("under", (2, 2))])
def test_the_topmost_component_decides_but_all_abilities_are_there(place: str, size: tuple[int, int]) -> None:
    scene = merged(place)
    chars = chars_of(scene.st, it(scene))
    assert (chars.power, chars.toughness) == size
    assert chars.keywords & k.FLYING and chars.keywords & k.DEATHTOUCH
    assert len(scene.names("battlefield", A)) == 1


@cr("730.2b", "702.140c")
def test_nothing_enters_the_battlefield() -> None:
    bell = enchantment("Bell", "{W}", whenever(enters(creatures), gain_life(1)))
    own = creature("Beast", "{3}{G}", "Beast", 5, 5, when_enters(gain_life(5)), Keyword(k.MUTATE, cost("{1}{G}")))
    scene = Scene({"hand": [own], "battlefield": [BEAR, bell]})
    scene.play(A, "Cast Beast {1}{G} with mutate", 0)
    assert (scene.life(A), scene.zone("Bell"), scene.happened(ev.MUTATED)) == (20, "battlefield", 1)
    assert "Beast" not in scene.stack() and it(scene)


@cr("730.2c")
def test_it_is_the_same_object_as_before() -> None:
    """It may attack, and what applied to it still does: counters, damage, effects, whether it is tapped."""
    grow = instant("Grow", "{G}", gets(target(creatures), 1, 1, lifelink))
    scene = Scene({"hand": [BEAST, grow], "battlefield": [(BEAR, {"counters": {"+1/+1": 1}, "damage": 1})]})
    before = scene.one("Bear").id
    scene.play(A, "Cast Grow")
    scene.play(A, "Cast Beast {1}{G} with mutate", 0)
    obj = it(scene)
    chars = chars_of(scene.st, obj)
    assert (obj.id, obj.damage, chars.power, chars.toughness) == (before, 1, 7, 7)
    assert chars.keywords & k.LIFELINK
    scene.until(5, attack=["Beast"])
    assert scene.one("Beast").combat is not None


# --- what it is -------------------------------------------------------------------------------------------------------


@cr("730.2d")
@pytest.mark.parametrize(("place", "token"), [("over", False), ("under", True)])
def test_it_is_a_token_only_if_the_topmost_component_is_one(place: str, token: bool) -> None:
    saproling = creature_token("Saproling", 1, 1, GREEN)
    bounce = instant("Bounce", "{U}", to_hand(target(creatures)))
    scene = Scene({"hand": [BEAST, sorcery("Sow", "{G}", create(saproling)), bounce]})
    scene.play(A, "Cast Sow")
    scene.play(A, "Cast Beast {1}{G} with mutate", 0 if place == "over" else 1)
    assert it(scene).token is token
    scene.play(A, "Cast Bounce")
    assert scene.names("hand", A) == ["Beast"] and scene.names("battlefield", A) == []


@cr("730.2e", "708.2")
def test_a_face_up_component_on_top_of_a_face_down_permanent() -> None:
    """The permanent is face up, was not turned face up, and what is face down gives it no ability."""
    rise = enchantment("Rise", "{W}", whenever(TurnsFaceUp(anything), gain_life(3)))
    bounce = instant("Bounce", "{U}", to_hand(target(creatures)))
    hidden = {"card": "Serra Angel", "face_down": True}
    scene = Scene({"hand": [BEAST, bounce], "battlefield": [hidden, rise]})
    scene.play(A, "Cast Beast {1}{G} with mutate", 0)
    chars = chars_of(scene.st, it(scene))
    assert (chars.name, it(scene).face_down, scene.life(A)) == ("Beast", None, 20)
    assert not chars.keywords & k.VIGILANCE
    scene.play(A, "Cast Bounce")
    assert sorted(scene.names("hand", A)) == ["Beast", "Serra Angel"]


@cr("730.2e")
def test_a_component_under_a_face_down_permanent_leaves_it_face_down() -> None:
    scene = merged("under", host={"card": "Serra Angel", "face_down": True})
    obj = it(scene)
    assert obj.face_down is not None and chars_of(scene.st, obj).name == ""
    assert (chars_of(scene.st, obj).power, chars_of(scene.st, obj).toughness) == (2, 2)


SHOW = instant("Show", "{U}", e.TurnFaceUp(target(creatures)))


@cr("730.2f")
def test_all_components_are_turned_together() -> None:
    scene = Scene({"hand": [BEAST, HIDE, SHOW], "battlefield": [{"card": "Serra Angel", "face_down": True}]})
    scene.play(A, "Cast Beast {1}{G} with mutate", 0)
    scene.play(A, "Cast Hide")
    assert chars_of(scene.st, it(scene)).keywords == 0
    scene.play(A, "Cast Show")
    chars = chars_of(scene.st, it(scene))
    assert chars.name == "Beast" and chars.keywords & k.VIGILANCE and chars.keywords & k.FLYING


@cr("730.2g", "701.40g")
def test_what_contains_an_instant_stays_face_down() -> None:
    scene = Scene({"hand": [BEAST, HIDE, SHOW], "battlefield": [{"card": "Opt", "face_down": True}]})
    scene.play(A, "Cast Beast {1}{G} with mutate", 0)
    scene.play(A, "Cast Hide")
    scene.play(A, "Cast Show")
    assert it(scene).face_down is not None
    assert scene.happened(ev.TURNED_FACE_UP) == 0


MOTH = transforming(
    creature("Grub", "{2}{U}", "Insect", 1, 1, lifelink), creature("Moth", None, "Insect", 3, 3, kw("menace"))
)


@cr("730.2i", "701.27a")
@pytest.mark.parametrize("place", ["over", "under"])
def test_double_faced_components_turn_over(place: str) -> None:
    scene = merged(place, TURN, host=MOTH)
    assert chars_of(scene.st, it(scene)).keywords & k.LIFELINK
    scene.play(A, "Cast Turn")
    chars = chars_of(scene.st, it(scene))
    assert chars.keywords & k.MENACE and not chars.keywords & k.LIFELINK and chars.keywords & k.FLYING
    assert chars.name == ("Beast" if place == "over" else "Moth")


@cr("730.2j", "712.16")
@pytest.mark.parametrize("host", [MOTH, BEAR])
def test_with_a_double_faced_component_it_is_not_turned_face_down(host: Card) -> None:
    scene = merged("over", HIDE, host=host)
    scene.play(A, "Cast Hide")
    assert (it(scene).face_down is None) is (host is MOTH)


# --- what happens to it -----------------------------------------------------------------------------------------------


@cr("730.3", "603.6c")
def test_one_permanent_leaves_and_several_cards_arrive() -> None:
    wake = enchantment("Wake", "{B}", whenever(dies(creatures), gain_life(1)))
    scene = merged("over", KILL, mine=(wake,))
    scene.play(A, "Cast Kill")
    assert sorted(scene.names("graveyard", A)) == ["Bear", "Beast", "Kill"]
    assert scene.life(A) == 21


@cr("730.3a", "401.4")
@pytest.mark.parametrize("position", [0, -1])
def test_its_owner_puts_the_cards_into_the_library_in_any_order(position: int) -> None:
    tuck = instant("Tuck", "{U}", to_library(target(creatures), position))
    for first, second in (("Bear", "Beast"), ("Beast", "Bear")):
        scene = merged("over", tuck, library=["3 Wastes"], library_exact=True)
        scene.do(A, "Cast Tuck")
        scene.resolve(first)
        library = [scene.st.objs[oid].definition.name for oid in scene.st.libraries[A]]
        both = library[:2] if position == 0 else library[-2:]
        assert both == [first, second] and len(library) == 5


@cr("730.3c", "400.7j")
def test_an_effect_finds_all_of_its_cards() -> None:
    blink = instant("Blink", "{W}", exile(target(creatures), save=0), to_battlefield(saved(0)))
    scene = merged("over", blink)
    scene.play(A, "Cast Blink")
    assert sorted(scene.names("battlefield", A)) == ["Bear", "Beast"]
    assert all(not obj.merged for obj in scene.st.objs.values())


@cr("730.3c", "400.7e")
def test_a_trigger_finds_all_of_its_cards() -> None:
    back = creature("Bear", "{1}{G}", "Bear", 2, 2, whenever(dies(), to_hand(this)))
    scene = merged("over", KILL, host=back)
    scene.play(A, "Cast Kill")
    assert sorted(scene.names("hand", A)) == ["Bear", "Beast"]


@cr("730.3d", "614.6")
def test_a_replacement_effect_applies_to_all_of_its_cards() -> None:
    rest = enchantment("Rest", "{W}", MovesInstead(anything, GRAVEYARD, EXILE))
    scene = merged("over", KILL, mine=(rest,))
    scene.play(A, "Cast Kill")
    assert {"Bear", "Beast"} <= set(scene.names("exile", A))
    assert scene.names("graveyard", A) == []


@cr("730.3e")
@pytest.mark.parametrize("place", ["over", "under"])
def test_an_effect_about_cards_moves_the_cards_of_a_token(place: str) -> None:
    """With the card on top all go, tokens too; with the token on top it dies, and the card goes elsewhere."""
    hole = enchantment("Hole", "{B}", MovesInstead(nontoken, GRAVEYARD, EXILE))
    wake = enchantment("Wake", "{B}", whenever(dies(creatures), gain_life(1)))
    sow = sorcery("Sow", "{G}", create(creature_token("Saproling", 1, 1, GREEN)))
    scene = Scene({"hand": [sow, BEAST, KILL], "battlefield": [hole, wake]})
    scene.play(A, "Cast Sow")
    scene.play(A, "Cast Beast {1}{G} with mutate", 0 if place == "over" else 1)
    scene.play(A, "Cast Kill")
    assert "Beast" in scene.names("exile", A) and "Beast" not in scene.names("graveyard", A)
    assert scene.life(A) == (20 if place == "over" else 21)
