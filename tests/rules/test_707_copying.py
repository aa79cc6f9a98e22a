"""707: copying objects; 708: face-down permanents."""

from inset.kernel import types as t
from inset.language import effects as e, filters as f, keywords as k, mods as m
from inset.language.abilities import Keyword
from inset.language.words.kinds import (
    activated,
    creature,
    enchantment,
    flying,
    haste,
    instant,
    lifelink,
    modes,
    sorcery,
    trample,
    when_enters,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    opponents_control,
    saved,
    spells,
    subtype,
    target,
    tokens,
    x,
    you,
)  # fmt: skip
from inset.language.words.verbs import (
    casts,
    copy_spell,
    cost,
    create_copy,
    deal,
    destroy,
    dies,
    draw,
    enters_as_copy,
    free,
    gain_life,
    gets,
    have,
    plus,
    tap_symbol,
    to_hand,
)  # fmt: skip
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BIRD, BOLT

CLONE = creature("Clone", "{3}{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures))
TWIN = instant("Twin", "{U}", copy_spell(target(spells)))
FORGE = instant("Forge", "{R}", create_copy(target(creatures)))


# --- permanents ---------------------------------------------------------------------------------------------------


@cr("707.2", "707.5", "613.1a")
def test_a_clone_takes_copiable_values_only() -> None:
    """Neither counters, nor what effects add, nor tapping, nor damage."""
    angel = enchantment("Angel", "{W}", have(subtype("Bird") & opponents_control, plus(4, 4)))
    bird = (BIRD, {"counters": {"+1/+1": 2}, "tapped": True})
    scene = Scene({"hand": [CLONE]}, {"battlefield": [bird, angel]})
    scene.play(A, "Cast Clone", "Bird")
    chars = scene.chars("Clone")
    assert (chars.name, chars.colors, chars.keywords) == ("Bird", t.BLUE, k.FLYING)
    assert (scene.size("Clone"), scene.one("Clone").tapped) == ((5, 5), False)  # as an opponent of B's sees it
    assert scene.value("Clone") == 1


@cr("707.2", "707.3")
def test_a_copy_of_a_copy() -> None:
    scene = Scene({"hand": [CLONE, CLONE]}, {"battlefield": [BIRD]})
    scene.play(A, "Cast Clone", "Bird")
    scene.play(A, "Cast Clone", "Bird (A's)")
    assert scene.names("battlefield") == ["Bird", "Bird", "Bird"]


@cr("707.5", "707.9d")
def test_a_clone_may_copy_nothing() -> None:
    scene = Scene({"hand": [CLONE], "battlefield": [BEAR]})
    scene.play(A, "Cast Clone", "Done")
    assert scene.zone("Clone") == "graveyard"


@cr("707.9", "707.9a", "707.9b")
def test_exceptions_are_copied_too() -> None:
    """The exception is part of the copiable values, so that a copy of the copy has it."""
    shade = creature(
        "Shade", "{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures, m.AddTypes(t.ARTIFACT), m.AddAbility(haste))
    )
    scene = Scene({"hand": [shade, CLONE], "battlefield": [BEAR]})
    scene.play(A, "Cast Shade", "Bear")
    assert scene.chars("Shade").types == t.ARTIFACT | t.CREATURE
    twice = scene.one("Shade").id
    scene.do(A, "Cast Clone")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.choose(twice)
    assert scene.chars("Clone").types == t.ARTIFACT | t.CREATURE and scene.keywords("Clone") & k.HASTE


@cr("707.4", "707.2", "611.2a")
def test_becoming_a_copy_is_not_entering() -> None:
    arrival = creature("Arrival", "{W}", "Cat", 1, 1, when_enters(gain_life(2)))
    morph = instant("Morph", "{U}", e.BecomeCopy(target(subtype("Bear")), target(subtype("Cat")), duration=e.THIS_TURN))
    scene = Scene({"hand": [morph], "battlefield": [(BEAR, {"counters": {"+1/+1": 1}}), arrival]})
    scene.play(A, "Cast Morph", "Bear", "Arrival")
    assert (scene.chars("Bear").name, scene.size("Bear"), scene.life(A)) == ("Arrival", (2, 2), 20)
    scene.next_turn()
    assert (scene.chars("Bear").name, scene.size("Bear")) == ("Bear", (3, 3))


@cr("707.2", "613.2a")
def test_effects_on_a_permanent_outlast_its_becoming_a_copy() -> None:
    grow = instant("Grow", "{G}", gets(target(creatures), 3, 3))
    morph = instant("Morph", "{U}", e.BecomeCopy(target(subtype("Bear")), target(subtype("Bird"))))
    scene = Scene({"hand": [grow, morph], "battlefield": [BEAR, BIRD]})
    scene.play(A, "Cast Grow", "Bear")
    scene.play(A, "Cast Morph", "Bear", "Bird")
    assert (scene.chars("Bear").name, scene.size("Bear")) == ("Bird", (4, 4))


# --- tokens -------------------------------------------------------------------------------------------------------


@cr("707.2", "111.1", "603.6a")
def test_a_token_copy_enters() -> None:
    """It has the abilities that the original has, and they trigger."""
    arrival = creature("Arrival", "{W}", "Cat", 1, 1, when_enters(gain_life(2)))
    scene = Scene({"hand": [FORGE], "battlefield": [(arrival, {"counters": {"+1/+1": 1}})]})
    scene.play(A, "Cast Forge", "Arrival")
    tokens_there = [o for o in scene.all("Arrival") if o.token]
    assert len(tokens_there) == 1 and scene.life(A) == 22
    assert not tokens_there[0].counters


@cr("111.7", "704.5d")
def test_a_token_elsewhere_ceases_to_exist() -> None:
    bounce = instant("Bounce", "{U}", to_hand(target(tokens)))
    scene = Scene({"hand": [FORGE, bounce], "battlefield": [BEAR]})
    scene.play(A, "Cast Forge", "Bear")
    scene.play(A, "Cast Bounce")
    assert (scene.names("battlefield"), scene.count(A, "hand")) == (["Bear"], 0)


@cr("111.7", "603.6c")
def test_a_token_dies_before_it_ceases() -> None:
    mourner = enchantment("Mourner", "{B}", whenever(dies(creatures), gain_life(1)))
    kill = instant("Kill", "{B}", destroy(target(tokens)))
    scene = Scene({"hand": [FORGE, kill], "battlefield": [BEAR, mourner]})
    scene.play(A, "Cast Forge", "Bear")
    scene.play(A, "Cast Kill")
    assert (scene.life(A), scene.count(A, "graveyard")) == (21, 2)


# --- spells and abilities -----------------------------------------------------------------------------------------


@cr("707.10", "707.10a", "707.10c")
def test_a_copy_of_a_spell_is_not_cast() -> None:
    """It has the choices of the original; new targets may be chosen; it ceases to exist."""
    echo = enchantment("Echo", "{U}", whenever(casts(you), gain_life(1)))
    scene = Scene({"hand": [BOLT, TWIN], "battlefield": [echo, BEAR]})
    scene.cast(A, "Cast Bolt", "B")
    scene.play(A, "Cast Twin", "Bolt", "Yes", "Bear")
    assert (scene.life(A), scene.life(B), scene.zone("Bear")) == (22, 17, "graveyard")
    assert scene.count(A, "graveyard") == 3


@cr("707.10", "107.3")
def test_a_copy_has_the_same_x_and_modes() -> None:
    blaze = instant("Blaze", "{X}{R}", deal(x, any_target()))
    charm = instant("Charm", "{W}", modes(gain_life(4), draw(1)))
    scene = Scene({"hand": [blaze, charm, TWIN, TWIN]})
    scene.cast(A, "Cast Blaze", 3, "B")
    scene.play(A, "Cast Twin", "Blaze", "No")
    assert scene.life(B) == 14
    scene.cast(A, "Cast Charm", "gain")
    scene.play(A, "Cast Twin", "Charm")
    assert scene.life(A) == 28


@cr("707.10b", "113.7")
def test_a_copy_of_an_ability_has_the_same_source() -> None:
    pinger = creature("Pinger", "{R}", "Wizard", 1, 1, lifelink, activated(tap_symbol, deal(1, any_target())))
    again = instant("Again", "{R}", copy_spell(target(f.IsAbility())))
    scene = Scene({"hand": [again], "battlefield": [pinger]})
    scene.cast(A, "Pinger", "B")
    scene.play(A, "Cast Again", "No")
    assert (scene.life(A), scene.life(B)) == (22, 18)


@cr("707.10f", "608.3f", "111.1")
def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    scene = Scene({"hand": [BEAR, TWIN]})
    scene.do(A, "Cast Bear")
    scene.play(A, "Cast Twin", "Bear")
    assert sorted(o.token for o in scene.all("Bear")) == [False, True]


@cr("707.10", "109.5")
def test_who_copies_controls_the_copy() -> None:
    drain = instant("Drain", "{B}", gain_life(2))
    scene = Scene({"hand": [drain]}, {"hand": [TWIN]})
    scene.do(A, "Cast Drain")
    scene.play(B, "Cast Twin", "Drain")
    assert (scene.life(A), scene.life(B)) == (22, 22)


@cr("707.12")
def test_casting_a_copy_of_a_card() -> None:
    """The copy is cast, so that casting triggers; the card stays where it is."""
    echo = enchantment("Echo", "{U}", whenever(casts(you, f.HasType(t.INSTANT)), gain_life(1)))
    cards = each(f.HasType(t.INSTANT), t.EXILE)
    recall = sorcery("Recall", "{U}", e.CopyCards(cards, 1), e.CastNow(saved(1), cost=free))
    scene = Scene({"hand": [recall], "exile": [BOLT], "battlefield": [echo]})
    scene.play(A, "Cast Recall", "Bolt", "B")
    assert (scene.life(A), scene.life(B), scene.count(A, "exile")) == (21, 17, 1)


# --- face down (708) ----------------------------------------------------------------------------------------------


@cr("708.2", "708.2a", "708.3")
def test_a_face_down_permanent_is_a_plain_2_2() -> None:
    veil = instant("Veil", "{U}", e.TurnFaceDown(target(creatures)))
    scene = Scene({"hand": [veil], "battlefield": [creature("Dragon", "{5}{R}", "Dragon", 5, 5, flying)]})
    scene.play(A, "Cast Veil", "Dragon")
    chars = scene.chars("Dragon")
    assert (chars.name, chars.colors, chars.subtypes, chars.keywords) == ("", 0, frozenset(), 0)
    assert (scene.size("Dragon"), scene.value("Dragon")) == ((2, 2), 0)


@cr("708.8", "613.7f")
def test_turning_face_up_again_keeps_counters_and_effects() -> None:
    veil = instant("Veil", "{U}", e.TurnFaceDown(target(creatures)))
    light = instant("Light", "{W}", e.TurnFaceUp(target(creatures)))
    dragon = creature("Dragon", "{5}{R}", "Dragon", 5, 5, flying, when_enters(gain_life(9)))
    scene = Scene({"hand": [veil, light], "battlefield": [(dragon, {"counters": {"+1/+1": 1}})]})
    scene.play(A, "Cast Veil", "Dragon")
    assert scene.size("Dragon") == (3, 3)
    scene.play(A, "Cast Light")
    assert (scene.size("Dragon"), scene.life(A)) == ((6, 6), 20)


@cr("702.37e", "116.2b", "708.7")
def test_turning_face_up_for_the_morph_cost_is_a_special_action() -> None:
    veil = instant("Veil", "{U}", e.TurnFaceDown(target(creatures)))
    beast = creature("Beast", "{4}{G}", "Beast", 4, 4, Keyword(k.MORPH, cost("{G}")), trample)
    scene = Scene({"hand": [veil], "battlefield": [beast, BEAR]})
    scene.play(A, "Cast Veil", "Beast")
    scene.do(A, "Turn")
    assert (scene.stack(), scene.size("Beast")) == ([], (4, 4))
    scene = Scene({"hand": [veil], "battlefield": [beast, BEAR]})
    scene.play(A, "Cast Veil", "Bear")
    assert not scene.could(A, "Turn")  # it has no morph


@cr("708.9", "400.7")
def test_what_leaves_the_battlefield_is_face_up() -> None:
    veil = instant("Veil", "{U}", e.TurnFaceDown(target(creatures)))
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"hand": [veil, kill], "battlefield": [BEAR]})
    scene.play(A, "Cast Veil", "Bear")
    scene.play(A, "Cast Kill")
    assert scene.chars("Bear").name == "Bear" and scene.one("Bear").face_down is None


@cr("708.10", "707.2")
def test_a_copy_of_a_face_down_permanent_is_a_nameless_2_2() -> None:
    veil = instant("Veil", "{U}", e.TurnFaceDown(target(creatures)))
    scene = Scene({"hand": [veil, CLONE], "battlefield": [creature("Dragon", "{5}{R}", "Dragon", 5, 5, flying)]})
    scene.play(A, "Cast Veil", "Dragon")
    scene.do(A, "Cast Clone")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.choose(scene.one("Dragon").id)
    assert (scene.chars("Clone").name, scene.size("Clone")) == ("", (2, 2))
