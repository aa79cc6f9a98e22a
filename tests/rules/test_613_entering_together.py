"""613.7m: permanents that enter at the same time; 614.12b, 614.13: what their entering costs and moves."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, keywords as k, mods as m
from inset.language.card import Card
from inset.language.node import Mod
from inset.language.words.kinds import aura, creature, enchant, enchantment, flying, land, sorcery, static, transforming
from inset.language.words.nouns import (
    creatures,
    each,
    enchanted_or_equipped,
    face_down,
    in_graveyard,
    lands,
    permanents,
    saved,
    subtype,
    target,
    this,
    this_one,
    top_cards,
    you,
    you_own,
)  # fmt: skip
from inset.language.words.verbs import (
    as_enters,
    base,
    discarding,
    exile,
    has,
    have,
    pay_life,
    plus,
    tap,
    to_battlefield,
)  # fmt: skip
from inset.rules.events import moving
from inset.rules.events.zone_change import Change
from inset.rules.model import move_causes
from inset.rules.model.answers import PASS
from inset.rules.model.state import FaceDown
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

RISE = sorcery("Rise", "{0}", to_battlefield(each(permanents, t.GRAVEYARD)))
ONES = enchantment("Ones", "{W}", have(creatures, base(1, 1)))
FIVES = enchantment("Fives", "{W}", have(creatures, base(5, 5)))


def rise(*graveyard: Card, theirs: tuple[Card, ...] = ()) -> Scene:
    scene = Scene({"hand": [RISE], "battlefield": [BEAR], "graveyard": list(graveyard)}, {"graveyard": list(theirs)})
    scene.do(A, "Cast Rise")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    return scene


@cr("613.7m", "101.4")
@pytest.mark.parametrize(("first", "size"), [("Ones", 5), ("Fives", 1)])
def test_the_player_orders_their_own_where_it_matters(first: str, size: int) -> None:
    scene = rise(ONES, FIVES)
    assert scene.game.decision is not None
    assert (scene.asked(), scene.game.decision.player, scene.game.decision.rule) == ("order", A, "613.7m")
    scene.answer(first)
    assert scene.size("Bear") == (size, size)


@cr("613.7m")
def test_the_active_players_come_first_and_each_player_orders_their_own() -> None:
    threes = enchantment("Threes", "{W}", have(creatures, base(3, 3)))
    scene = rise(ONES, theirs=(FIVES, threes))
    assert scene.game.decision is not None and (scene.asked(), scene.game.decision.player) == ("order", B)
    scene.answer("Threes")
    stamps = [scene.one(name).timestamp for name in ("Ones", "Threes", "Fives")]
    assert stamps == sorted(stamps) and scene.size("Bear") == (5, 5)


def field(name: str, *mods: Mod) -> Card:
    return enchantment(name, "{W}", have(creatures, *mods))


def ox(name: str, size: int) -> Card:
    return creature(name, "{W}", "Ox", 0, 1, have(this_one, base(size, size)))


@cr("613.7m")
@pytest.mark.parametrize(
    "pair",
    [
        (field("Up", plus(1, 1)), field("Down", plus(-1, 0))),
        (field("Wings", has(flying)), ONES),
        (ONES, ONES),
        (ox("Four", 4), ox("Five", 5)),
        (field("Mute", m.LoseAllAbilities()), field("Ground", m.LoseKeyword(k.FLYING))),
        (field("Blunt", m.LoseKeyword(k.TRAMPLE)), field("Wings", has(flying))),
        (field("Common", m.LoseSupertypes(t.LEGENDARY)), field("Elves", m.AddTypes(0, ("Elf",)))),
        (BEAR, FIVES),
    ],
)
def test_nobody_is_asked_where_the_order_can_not_matter(pair: tuple[Card, Card]) -> None:
    assert rise(*pair).asked() == "priority"


@cr("613.7m", "613.1f")
@pytest.mark.parametrize(("first", "flies"), [("Mute", True), ("Wings", False)])
def test_losing_and_gaining_abilities_together(first: str, flies: bool) -> None:
    mute = enchantment("Mute", "{W}", have(creatures, m.LoseAllAbilities()))
    scene = rise(mute, enchantment("Wings", "{W}", have(creatures, has(flying))))
    scene.answer(first)
    assert bool(scene.keywords("Bear") & k.FLYING) is flies


@cr("613.7m", "613.7e", "303.4f")
@pytest.mark.parametrize(("hosts", "asked"), [(("Bear", "Bear"), "order"), (("Bear", "Ox"), "priority")])
def test_auras_that_enter_together_on_one_creature_or_on_two(hosts: tuple[str, str], asked: str) -> None:
    shapes = [aura(f"Shape {n}", "{U}", enchant(creatures), have(enchanted_or_equipped, base(n, n))) for n in (3, 4)]
    scene = Scene({"hand": [RISE], "battlefield": [BEAR, creature("Ox", "{W}", "Ox", 1, 1)], "graveyard": shapes})
    scene.do(A, "Cast Rise")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    for host in hosts:
        scene.answer(host)
    assert scene.asked() == asked


@cr("613.7m")
def test_only_those_whose_order_matters_are_ordered() -> None:
    up = enchantment("Up", "{W}", static(have(creatures, plus(1, 1))))
    scene = rise(ONES, up, FIVES)
    assert sorted(words.split()[0] for words in scene.words()) == ["Fives", "Ones"]
    scene.answer("Fives")
    assert scene.asked() == "priority" and scene.size("Bear") == (2, 2)
    assert [obj.zone for obj in scene.all("Up")] == [t.BATTLEFIELD]


@cr("616.1", "101.4", "613.7m")
def test_choices_for_several_players_are_made_in_turn_order() -> None:
    """In the second player's turn that player chooses first, and their permanent has the earlier timestamp."""
    mark = enchantment("Mark", "{1}", as_enters(e.ChooseWord(e.COLOR)))
    scene = Scene({"graveyard": [mark]}, {"graveyard": [mark]})
    scene.st.active = B
    changes = [Change(obj, t.BATTLEFIELD, move_causes.EFFECT, "400.6") for obj in scene.all("Mark")]
    assert [change.controller for change in changes] == [A, B]
    moves, asked = moving.move(scene.st, changes), []
    try:
        question = next(moves)
        while True:
            asked.append(question.player)
            question = moves.send(question.values[0])
    except StopIteration as end:
        made = end.value
    assert asked == [B, A]
    older, younger = sorted(scene.all("Mark"), key=lambda obj: obj.timestamp)
    assert (older.owner, younger.owner) == (B, A)
    assert [scene.st.objs[oid].owner for oid in made] == [A, B]  # in the order in which they were proposed


# --- what entering costs and moves (614.12b, 614.13) --------------------------------------------------------------------------


def entering(scene: Scene, words: str = "Cast Rise") -> Scene:
    scene.do(A, words)
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    return scene


@cr("614.12b", "614.12a", "119.4")
def test_what_can_not_be_paid_for_all_is_not_offered_for_all() -> None:
    """With three life, two life are paid for one of two lands."""
    toll = as_enters(e.PayOr(you, pay_life(2), unpaid=(tap(this),)))
    scene = entering(Scene({"life": 3, "hand": [RISE], "graveyard": [land("Fen", "", toll), land("Moor", "", toll)]}))
    assert scene.asked() == "confirm"
    scene.answer(True)
    assert (scene.asked(), scene.life(A)) == ("priority", 1)
    assert sorted(scene.one(name).tapped for name in ("Fen", "Moor")) == [False, True]


FEAST = as_enters(e.Choose(each(creatures, t.GRAVEYARD), 0, least=0, most=9), exile(saved(0)))
GHOUL = creature("Ghoul", "{B}", "Zombie", 3, 3, FEAST)


@cr("614.13", "614.13a")
def test_what_is_entering_can_not_be_chosen_to_move() -> None:
    """Neither the one that enters nor another that enters with it."""
    other = creature("Other", "{B}", "Ox", 1, 1)
    scene = entering(Scene({"hand": [RISE], "graveyard": [GHOUL, other]}))
    assert scene.asked() == "priority" and sorted(scene.names("battlefield", A)) == ["Ghoul", "Other"]
    one = sorcery("One", "{W}", to_battlefield(in_graveyard(creatures)))
    scene = Scene({"hand": [one], "graveyard": [GHOUL, other]})
    scene.cast(A, "Cast One", "Ghoul")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert [words for words in scene.words() if "Ghoul" in words] == []
    scene.answer("Other")
    assert (scene.zone("Other"), scene.zone("Ghoul")) == ("exile", "battlefield")


@cr("614.13b")
def test_nothing_is_chosen_twice_to_move() -> None:
    food = creature("Food", "{B}", "Ox", 1, 1)
    both = sorcery("Both", "{W}", to_battlefield(each(creatures & subtype("Zombie"), t.GRAVEYARD)))
    scene = entering(Scene({"hand": [both], "graveyard": [GHOUL, GHOUL, food]}), "Cast Both")
    scene.answer("Food")
    assert (scene.asked(), scene.zone("Food")) == ("priority", "exile")


@cr("614.13a")
def test_a_card_that_enters_from_the_hand_does_not_pay_for_another() -> None:
    price = as_enters(e.PayOr(you, discarding(1), unpaid=(tap(this),)))
    show = sorcery("Show", "{U}", to_battlefield(each(lands & you_own, t.HAND)))
    scene = entering(Scene({"hand": [show, land("Fen", "", price), land("Moor", "", price), BEAR]}), "Cast Show")
    scene.answer(True)
    while scene.asked() == "object":
        assert len(scene.words()) == 1
        scene.answer("Bear")
    assert (scene.asked(), scene.zone("Bear")) == ("priority", "graveyard")
    assert sorted(scene.one(name).tapped for name in ("Fen", "Moor")) == [False, True]


@cr("614.13c", "701.17a")
def test_what_enters_from_a_library_is_not_milled_meanwhile() -> None:
    digger = creature("Digger", "{B}", "Zombie", 3, 3, as_enters(e.Mill(you, 2)))
    reveal = sorcery("Reveal", "{U}", to_battlefield(top_cards(2)))
    scene = entering(Scene({"hand": [reveal], "library": [digger, BEAR, "Forest", "Plains", "Island"]}), "Cast Reveal")
    assert sorted(scene.names("battlefield", A)) == ["Bear", "Digger"]
    assert sorted(scene.names("graveyard", A)) == ["Forest", "Plains", "Reveal"]


# --- the same for other reasons (613.7e–g) ----------------------------------------------------------------------------

SHAPES = [aura(f"Shape {n}", "{U}", enchant(creatures), have(enchanted_or_equipped, base(n, n))) for n in (3, 4)]
OX = creature("Ox", "{W}", "Ox", 1, 1)


@cr("613.7m", "613.7e", "701.3c")
@pytest.mark.parametrize(("first", "size"), [("Shape 3", 4), ("Shape 4", 3)])
def test_auras_that_become_attached_at_the_same_time(first: str, size: int) -> None:
    lend = sorcery("Lend", "{W}", e.AttachTo(each(subtype("Aura")), target(subtype("Ox"))))
    there = [(shape, {"attached": "Bear"}) for shape in SHAPES]
    scene = Scene({"hand": [lend], "battlefield": [BEAR, OX, *there]})
    scene.cast(A, "Cast Lend")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.rule == "613.7m"
    scene.answer(first)
    assert scene.size("Ox") == (size, size)


def front(name: str, size: int) -> Card:
    return transforming(
        creature(name, "{G}", "Human", 1, 1),
        creature(f"{name} Risen", "", "God", 1, 1, have(subtype("Ox"), base(size, size))),
    )


@cr("613.7m", "613.7g")
@pytest.mark.parametrize(("first", "size"), [("Ann", 6), ("Bob", 5)])
def test_permanents_that_transform_at_the_same_time(first: str, size: int) -> None:
    rite = sorcery("Rite", "{W}", e.Transform(each(subtype("Human"))))
    scene = Scene({"hand": [rite], "battlefield": [front("Ann", 5), front("Bob", 6), OX]})
    scene.cast(A, "Cast Rite")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.rule == "613.7m"
    scene.answer(first)
    assert scene.size("Ox") == (size, size)


@cr("613.7m", "613.7f")
@pytest.mark.parametrize(("first", "size"), [(0, 6), (1, 5)])
def test_permanents_that_are_turned_face_up_at_the_same_time(first: int, size: int) -> None:
    lords = [creature(f"Lord {n}", "{G}", "God", 1, 1, have(subtype("Ox"), base(n, n))) for n in (5, 6)]
    show = sorcery("Show", "{W}", e.TurnFaceUp(each(face_down)))
    scene = Scene({"hand": [show], "battlefield": [*((lord, {"face_down": FaceDown()}) for lord in lords), OX]})
    scene.cast(A, "Cast Show")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.rule == "613.7m"
    scene.choose(scene.one(lords[first].name).id)
    assert scene.size("Ox") == (size, size)


@cr("613.7n", "611.2e")
def test_its_own_static_ability_is_older_than_the_effect_that_put_it_there() -> None:
    own = creature("Own", "{W}", "Ox", 1, 1, have(this_one, base(5, 5)))
    rise = sorcery("Rise", "{B}", e.Move(in_graveyard(creatures), t.BATTLEFIELD, mods=(m.SetPT(3, 3),)))
    scene = Scene({"hand": [rise], "graveyard": [own]})
    scene.play(A, "Cast Rise", "Own")
    assert scene.size("Own") == (3, 3)
