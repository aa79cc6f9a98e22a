"""709: split cards."""

from inset.kernel import types as t
from inset.kernel.types import BATTLEFIELD, BLUE, COMMAND, EXILE, GRAVEYARD, HAND, INSTANT, LIBRARY, RED, STACK
from inset.language import effects as e, keywords as k, statics as sta
from inset.language.abilities import Keyword
from inset.language.filters import HasName
from inset.language.selections import Saved
from inset.language.words.kinds import artifact, instant, sorcery, split, static
from inset.language.words.nouns import any_target, cards, creatures, each, named, target, you
from inset.language.words.verbs import cost, deal, destroy, draw, gain_life
from inset.rules.meaning.references import passes
from inset.rules.model.answers import PASS
from inset.rules.model.state import Ctx
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, FORK, KILL, NO

FIRE = "Fire"


def fire(**more: object) -> Scene:
    return Scene.exactly({"hand": ["Fire // Ice"], "mana": "{R}{R}{U}{U}", **more}, {"battlefield": ["Grizzly Bears"]})


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
        seats = Scene.exactly({zone: ["Fire // Ice"]})
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
    seats = Scene.exactly({"hand": ["Fire // Ice"], "mana": "{U}{U}"}, {"battlefield": ["Grizzly Bears"]})
    assert not seats.could(A, "Cast Fire") and seats.could(A, "Cast Ice")


@cr("709.3")
def test_what_a_half_is_called() -> None:
    seats = fire()
    assert {way for way, _ in seats.ways(A, FIRE)} == {"normal", "split"}


@cr("709.3b", "709.4")
def test_in_which_zones_the_chosen_set_is_in_use() -> None:
    """Whatever was chosen, an object has the other set in these zones and nowhere else."""
    card = Scene.exactly({"hand": [FIRE]}).one(FIRE).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [STACK]
    assert frames.ways(card, 0) == (0, 1)
    assert frames.word_in_use(card, 1) == "split"


@cr("709.5")
def test_halves_without_a_shared_type_line_have_no_locks() -> None:
    assert not frames.has_locks(fire().one(FIRE).definition)


@cr("709.2", "121.1")
def test_it_is_one_card() -> None:
    seats = Scene.exactly(
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
        scene.game.choose(PASS)
        scene.game.choose(PASS)
        assert sum(f"Cast {name}" in words for name in ("Fire", "Ice") for words in scene.words()) == 2
        scene.answer(next(words for words in scene.words() if f"Cast {half}" in words))
        scene._answer_all(["Grizzly Bears", "Done", 2])
        spell = scene.st.objs[scene.st.stack[-1]]
        assert (chars_of(scene.st, spell).name, chars_of(scene.st, spell).colors) == (half, colors)


@cr("709.4a", "201.4f")
def test_it_has_either_name_where_it_is_both() -> None:
    for name, found in (("Fire", True), ("Ice", True), ("Fire // Ice", False)):
        seats = Scene.exactly({"graveyard": ["Fire // Ice"]})
        obj = seats.one(FIRE)
        assert passes(seats.st, Ctx(obj.id, A), HasName(name), obj, chars_of(seats.st, obj)) is found
    assert frames.choosable_names(fire().one(FIRE).definition) == (("Fire", 0), ("Ice", 1))


# --- fuse (702.102) and aftermath (702.127) ---------------------------------------------------------------------------

FUSE = Keyword(k.FUSE)
GIVE_TAKE = split(
    sorcery("Give", "{W}", FUSE, gain_life(2)), instant("Take", "{1}{U}", FUSE, draw(1), deal(1, any_target()))
)


@cr("702.102a", "702.102b", "702.102c", "702.102d", "709.4d")
def test_both_halves_are_cast_as_one_spell() -> None:
    scene = Scene({"hand": [GIVE_TAKE], "mana": "{W}{U}{U}"})
    scene.cast(A, "Cast Give // Take {1}{W}{U}", "B")
    spell = scene.chars("Give")
    assert (spell.name, scene.value("Give"), spell.colors) == ("Give // Take", 3, t.WHITE | t.BLUE)
    assert spell.types == t.SORCERY | t.INSTANT
    scene.settle()
    assert (scene.life(A), scene.life(B), scene.count(A, "hand")) == (22, 19, 1)
    assert not Scene({"hand": [GIVE_TAKE], "mana": "{W}{U}"}).could(A, "Cast Give // Take")


@cr("702.102a")
def test_a_card_is_fused_only_from_the_hand() -> None:
    again = artifact("Again", "{3}", static(sta.MayPlay(you, t.GRAVEYARD)))
    scene = Scene({"graveyard": [GIVE_TAKE], "battlefield": [again]})
    found = [word.split(" {")[0] for word in scene.options(A) if word.startswith("Cast")]
    assert found == ["Cast Give", "Cast Take"]


@cr("702.102a", "709.4d", "601.2c")
def test_a_fused_spell_needs_the_targets_of_both_halves() -> None:
    pair = split(sorcery("Slay", "{B}", FUSE, destroy(target(creatures))), sorcery("Heal", "{W}", FUSE, gain_life(3)))
    assert not Scene({"hand": [pair]}).could(A, "Cast Slay // Heal")
    scene = Scene({"hand": [pair, KILL], "battlefield": [BEAR]})
    scene.cast(A, "Cast Slay // Heal", "Bear")
    scene.play(A, "Cast Kill", "Bear")
    assert scene.life(A) == 20  # its only target is illegal: nothing of it happens


@cr("702.102b", "707.10")
def test_a_copy_of_a_fused_spell_is_fused() -> None:
    scene = Scene({"hand": [GIVE_TAKE, FORK]})
    scene.cast(A, "Cast Give // Take", "B")
    scene.play(A, "Cast Fork", "Give", "No")
    assert (scene.life(A), scene.life(B)) == (24, 18)


CUT_RIBBONS = split(
    sorcery("Cut", "{1}{R}", deal(4, target(creatures))),
    sorcery("Ribbons", "{B}{B}", Keyword(k.AFTERMATH), deal(2, any_target())),
)


@cr("702.127a")
def test_aftermath_is_cast_from_the_graveyard_only_and_exiled() -> None:
    scene = Scene({"hand": [CUT_RIBBONS], "battlefield": [BEAR, BEAR]})
    assert scene.ways(A, "Cut") == [("normal", "hand")]
    scene.play(A, "Cast Cut", "Bear")
    assert scene.ways(A, "Cut") == [("split", "graveyard")]
    scene.play(A, "Cast Ribbons", "B")
    assert (scene.life(B), scene.zone("Cut")) == (18, "exile")


@cr("702.127a", "701.6a")
def test_aftermath_is_exiled_however_it_leaves_the_stack() -> None:
    scene = Scene({"graveyard": [CUT_RIBBONS], "hand": [NO]})
    scene.cast(A, "Cast Ribbons", "B")
    scene.play(A, "Cast No", "Ribbons")
    assert scene.zone("Cut") == "exile"


@cr("702.127a", "101.2")
def test_nothing_lets_the_half_be_cast_from_elsewhere() -> None:
    free = artifact("Free", "{3}", static(sta.MayPlay(you, t.EXILE | t.GRAVEYARD, cost=cost("{0}"))))
    scene = Scene({"exile": [CUT_RIBBONS], "battlefield": [free, BEAR]})
    assert scene.ways(A, "Cut") == [("normal", "exile")]
    scene = Scene({"graveyard": [CUT_RIBBONS], "battlefield": [free, BEAR]})
    scene.play(A, "Cast Ribbons {0}", "B")  # another permission from there; it is exiled all the same
    assert scene.zone("Cut") == "exile"
