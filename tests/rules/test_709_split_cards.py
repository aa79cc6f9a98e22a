"""709: split cards."""

from inset.kernel import types as t
from inset.kernel.types import BATTLEFIELD, BLUE, COMMAND, EXILE, GRAVEYARD, HAND, INSTANT, LIBRARY, RED, STACK
from inset.language import effects as e
from inset.language.filters import HasName
from inset.language.selections import Saved
from inset.language.words.kinds import sorcery
from inset.language.words.nouns import cards, each, named
from inset.rules import frames
from inset.rules.evaluate import passes
from inset.rules.layers import chars_of
from inset.rules.state import Ctx
from tests.rules.scene import Scene
from tests.rules.seats import A, B, Seats
from tests.support import cr

FIRE = "Fire"


def fire(**more: object) -> Seats:
    return Seats({"hand": ["Fire // Ice"], "mana": "{R}{R}{U}{U}", **more}, {"battlefield": ["Grizzly Bears"]})


@cr("709.3", "709.3a")
def test_the_player_chooses_a_half() -> None:
    seats = fire()
    assert [zone for _, zone in seats.ways(A, FIRE)] == ["hand", "hand"]
    assert seats.could(A, "Cast Fire") and seats.could(A, "Cast Ice")


@cr("709.3b")
def test_on_the_stack_only_the_chosen_half_exists() -> None:
    seats = fire()
    seats.do(A, "Cast Ice")
    chars = seats.chars(FIRE)
    assert (chars.name, chars.colors, str(chars.cost), seats.value(FIRE)) == ("Ice", BLUE, "{1}{U}", 2)
    other = fire()
    other.do(A, "Cast Fire", "B", 0)
    assert (other.chars(FIRE).name, other.chars(FIRE).colors) == ("Fire", RED)


@cr("709.4", "709.4b", "709.4c")
def test_elsewhere_it_has_the_characteristics_of_both() -> None:
    for zone in ("hand", "graveyard", "exile", "library"):
        seats = Seats({zone: ["Fire // Ice"]})
        chars = seats.chars(FIRE)
        assert (chars.colors, chars.types, seats.value(FIRE)) == (RED | BLUE, INSTANT, 4)


@cr("709.3", "608.2n")
def test_it_goes_to_the_graveyard_as_it_resolves() -> None:
    seats = fire()
    seats.do(A, "Cast Ice")
    seats.resolve()
    assert seats.zone(FIRE) == "graveyard"
    assert seats.one("Grizzly Bears").tapped
    assert seats.life(B) == 20


@cr("709.3a")
def test_only_the_half_that_is_cast_is_evaluated() -> None:
    seats = Seats({"hand": ["Fire // Ice"], "mana": "{U}{U}"}, {"battlefield": ["Grizzly Bears"]})
    assert not seats.could(A, "Cast Fire") and seats.could(A, "Cast Ice")


@cr("709.3")
def test_what_a_half_is_called() -> None:
    seats = fire()
    assert {way for way, _ in seats.ways(A, FIRE)} == {"normal", "split"}


@cr("709.3b", "709.4")
def test_in_which_zones_the_chosen_set_is_in_use() -> None:
    """Whatever was chosen, an object has the other set in these zones and nowhere else."""
    card = Seats({"hand": [FIRE]}).one(FIRE).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [STACK]
    assert frames.ways(card, 0) == (0, 1)
    assert frames.word_in_use(card, 1) == "split"


@cr("709.5")
def test_halves_without_a_shared_type_line_have_no_locks() -> None:
    assert not frames.has_locks(fire().one(FIRE).definition)


@cr("709.2", "121.1")
def test_it_is_one_card() -> None:
    seats = Seats(
        {
            "library": ["Fire // Ice", "Forest", "Forest"],
            "library_exact": True,
            "hand": ["Divination"],
            "mana": "{2}{U}",
        }
    )
    seats.do(A, "Cast Divination")
    seats.resolve()
    assert (seats.count(A, "hand"), seats.count(A, "library")) == (2, 1)


@cr("709.3c", "707.12")
def test_a_copy_of_the_card_has_both_halves() -> None:
    """The card in the graveyard is copied and the copy cast: either half may be chosen, and only that half is a spell."""
    echo = sorcery("Echo", "{U}", e.CopyCards(each(cards & named("Fire"), t.GRAVEYARD), save=0), e.CastNow(Saved(0)))
    for half, colors in (("Fire", RED), ("Ice", BLUE)):
        scene = Scene({"hand": [echo], "graveyard": ["Fire // Ice"]}, {"battlefield": ["Grizzly Bears"]})
        scene.do(A, "Cast Echo")
        scene.game.choose(("pass",))
        scene.game.choose(("pass",))
        assert sum(f"Cast {name}" in words for name in ("Fire", "Ice") for words in scene.words()) == 2
        scene.answer(next(words for words in scene.words() if f"Cast {half}" in words))
        scene._answer_all(["Grizzly Bears", "Done", 2])
        spell = scene.st.objs[scene.st.stack[-1]]
        assert (chars_of(scene.st, spell).name, chars_of(scene.st, spell).colors) == (half, colors)


@cr("709.4a", "201.4f")
def test_it_has_either_name_where_it_is_both() -> None:
    for name, found in (("Fire", True), ("Ice", True), ("Fire // Ice", False)):
        seats = Seats({"graveyard": ["Fire // Ice"]})
        obj = seats.one(FIRE)
        assert passes(seats.st, Ctx(obj.id, A), HasName(name), obj, chars_of(seats.st, obj)) is found
    assert frames.choosable_names(fire().one(FIRE).definition) == (("Fire", 0), ("Ice", 1))
