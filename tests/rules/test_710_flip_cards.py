"""710: flip cards: a permanent that is flipped has the other name, text, type line and size; cost and color stay."""

from inset.kernel.types import CREATURE, ENCHANTMENT, GRAVEYARD, GREEN, LEGENDARY, STACK
from inset.language import effects as e, keywords as kw
from inset.language.filters import FLIPPED
from inset.language.words.kinds import (
    activated,
    creature,
    enchantment,
    flipping,
    flying,
    haste,
    instant,
    legendary,
    trample,
)
from inset.language.words.nouns import creatures, legendaries, saved, target, this, you_control
from inset.language.words.verbs import cost, create_copy, exile, gets, have, plus, search, to_battlefield
from inset.rules.events.designations import marks_of
from inset.rules.model import event_records as ev
from inset.rules.objects import frames
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR

FLIP = e.Mark(this, FLIPPED)
SNAKE = flipping(
    creature("Hatchling", "{1}{G}", "Snake", 1, 1, haste, activated(cost("{0}"), FLIP)),
    legendary(creature("Mother of Snakes", None, "Snake Shaman", 3, 4, trample)),
)
MONK = flipping(
    creature("Novice", "{W}", "Monk", 2, 2, activated(cost("{0}"), FLIP)),
    legendary(enchantment("Essence", None, have(creatures & you_control, plus(1, 0)))),
)
TURN = instant("Turn", "{U}", e.Mark(target(creatures), FLIPPED))
DOUBLE = instant("Double", "{U}", create_copy(target(creatures)))


def flipped(card: object = SNAKE) -> tuple[object, dict[str, int]]:
    return card, {"flags": FLIPPED}


@cr("710.1", "710.1a", "710.1b", "710.2")
def test_the_other_half_once_it_is_flipped() -> None:
    scene = Scene({"battlefield": [SNAKE]})
    assert (scene.chars("Hatchling").name, scene.size("Hatchling")) == ("Hatchling", (1, 1))
    scene.play(A, "Hatchling: {0}")
    chars = scene.chars("Hatchling")
    assert (chars.name, chars.power, chars.toughness) == ("Mother of Snakes", 3, 4)
    assert chars.supertypes == LEGENDARY and chars.subtypes == {"Snake", "Shaman"}
    assert (chars.keywords & kw.HASTE, chars.keywords & kw.TRAMPLE) == (0, kw.TRAMPLE)
    assert scene.words() == ["Pass"]


@cr("710.1b", "710.2")
def test_it_may_become_another_type() -> None:
    scene = Scene({"battlefield": [MONK, BEAR]})
    scene.play(A, "Novice: {0}")
    chars = scene.chars("Novice")
    assert (chars.types & CREATURE, chars.types & ENCHANTMENT, chars.power) == (0, ENCHANTMENT, None)
    assert scene.size("Bear") == (3, 2)


@cr("710.1c", "202.2", "202.3")
def test_its_color_and_mana_cost_stay() -> None:
    scene = Scene({"battlefield": [flipped()]})
    chars = scene.chars("Hatchling")
    assert (str(chars.cost), chars.colors, scene.value("Hatchling")) == ("{1}{G}", GREEN, 2)


@cr("710.1c")
def test_what_applied_to_it_still_applies() -> None:
    grow = instant("Grow", "{G}", gets(target(creatures), 2, 2, flying))
    scene = Scene({"battlefield": [(SNAKE, {"counters": {"+1/+1": 1}, "damage": 1})], "hand": [grow]})
    scene.play(A, "Cast Grow")
    scene.play(A, "Hatchling: {0}")
    assert scene.size("Hatchling") == (6, 7)
    assert scene.keywords("Hatchling") & kw.FLYING
    assert scene.one("Hatchling").damage == 1


@cr("710.2")
def test_elsewhere_it_is_what_it_normally_is() -> None:
    """A search for a legendary card does not find it; an effect on legendary creatures does not reach the unflipped one."""
    king = enchantment("King", "{W}", have(creatures & legendaries, plus(2, 2)))
    seek = instant("Seek", "{W}", search(legendaries))
    scene = Scene({"battlefield": [king, SNAKE], "library": [MONK], "hand": [seek, MONK], "graveyard": [MONK]})
    scene.play(A, "Cast Seek")
    assert scene.names("hand") == ["Novice"] and scene.names("graveyard") == ["Novice", "Seek"]
    assert scene.size("Hatchling") == (1, 1)
    scene.play(A, "Hatchling: {0}")
    assert scene.size("Hatchling") == (5, 6)
    assert [frames.printed(SNAKE, zone, 1, A).name for zone in (STACK, GRAVEYARD)] == ["Hatchling"] * 2


@cr("710.2")
def test_it_is_cast_with_its_normal_characteristics() -> None:
    scene = Scene({"hand": [SNAKE]})
    assert [words for words in scene.words() if "Cast" in words] == ["Cast Hatchling {1}{G}"]
    scene.cast(A, "Cast Hatchling")
    assert scene.stack() == ["Hatchling"]


@cr("710.4")
def test_it_is_flipped_only_once_and_never_back() -> None:
    scene = Scene({"battlefield": [SNAKE], "hand": [TURN, TURN]})
    scene.play(A, "Cast Turn")
    scene.play(A, "Cast Turn")
    assert (scene.happened(ev.MARKED), scene.size("Hatchling")) == (1, (3, 4))
    scene.next_turn()
    scene.next_turn()
    assert scene.chars("Hatchling").name == "Mother of Snakes"


@cr("710.4", "110.5d")
def test_it_is_unflipped_when_it_comes_back() -> None:
    blink = instant("Blink", "{W}", exile(target(creatures), save=0), to_battlefield(saved(0)))
    scene = Scene({"battlefield": [flipped()], "hand": [blink]})
    scene.play(A, "Cast Blink")
    assert scene.size("Hatchling") == (1, 1)
    assert marks_of(scene.one("Hatchling").flags) == []


@cr("110.5", "707.2")
def test_a_copy_of_it_is_not_flipped() -> None:
    scene = Scene({"battlefield": [flipped()], "hand": [DOUBLE]})
    scene.play(A, "Cast Double")
    assert sorted(scene.names("battlefield")) == ["Hatchling", "Mother of Snakes"]


@cr("110.5", "707.2", "710.2")
def test_what_is_flipped_stays_so_as_it_becomes_a_copy() -> None:
    """Its status is its own: a copy of another flip card has that card's other half."""
    become = instant("Become", "{U}", e.BecomeCopy(target(creatures), target(creatures)))
    scene = Scene({"battlefield": [flipped(MONK), SNAKE, BEAR], "hand": [become]})
    assert "Essence" in scene.names("battlefield")
    scene.play(A, "Cast Become", "Bear", "Hatchling")
    assert scene.names("battlefield").count("Hatchling") == 2  # the bear was not flipped
    other = Scene({"battlefield": [flipped(), MONK, BEAR], "hand": [become]})
    other.play(A, "Cast Become", "Mother of Snakes", "Novice")
    assert sorted(other.names("battlefield")) == ["Bear", "Essence", "Novice"]


@cr("110.5")
def test_a_permanent_without_another_half_may_be_flipped_to_no_effect() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": [TURN]})
    scene.play(A, "Cast Turn")
    assert (scene.size("Bear"), marks_of(scene.one("Bear").flags)) == ((2, 2), ["flipped"])


@cr("710.5", "201.4f")
def test_its_alternative_name_may_be_chosen() -> None:
    assert [name for name, _ in frames.choosable_names(SNAKE)] == ["Hatchling", "Mother of Snakes"]
    assert frames.part_word(SNAKE) == "flip"


@cr("730.2h", "702.140e")
def test_a_merged_permanent_has_the_other_half_of_each_part() -> None:
    grown = creature("Growth", "{G}", "Beast", 5, 5)
    part = (0, SNAKE, 0, False, 0, None)
    scene = Scene({"battlefield": [(grown, {"flags": FLIPPED, "merged": (part,)})]})
    assert scene.keywords("Growth") & kw.TRAMPLE and not scene.keywords("Growth") & kw.HASTE


def test_real_cards_flip() -> None:
    soar = instant("Soar", "{U}", gets(target(creatures), 0, 0, flying))
    scene = Scene({"battlefield": ["Student of Elements"], "hand": [soar]})
    scene.play(A, "Cast Soar")
    assert scene.size("Student of Elements") == (3, 3)
