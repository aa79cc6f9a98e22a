"""702.167: craft: a permanent and what it is made of are exiled, and it comes back transformed."""

from inset.kernel import types as t
from inset.language import filters as f, keywords as k, selections as s, values as v
from inset.language.abilities import Keyword
from inset.language.costs import All, ExileMaterials, SacrificeThis
from inset.language.filters import HasSubtype, HasType
from inset.language.node import Cost, Filter
from inset.language.words.kinds import (
    activated,
    artifact,
    artifact_token,
    creature,
    defines_size,
    instant,
    legendary,
    transforming,
    when_enters,
)
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import add, cost, create, create_copy, gain_life, gets, tap_symbol, to_hand
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

ARTIFACT, CREATURE = HasType(t.ARTIFACT), HasType(t.CREATURE)


def craft(price: str, *used: Cost) -> Keyword:
    return Keyword(k.CRAFT, All((cost(price), *used)))


def using(where: Filter, count: int = 1, or_more: bool = False) -> Cost:
    return ExileMaterials(where, count, or_more)


OX = creature("Ox", "{4}{W}", "Ox", 3, 4)
ROCK = artifact("Rock", "{1}")
STATUE = creature("Statue", None, "Golem", 5, 5, types=t.ARTIFACT)
CLAY = transforming(artifact("Clay", "{1}", craft("{2}", using(ARTIFACT))), STATUE)


@cr("702.167a", "712.14a", "602.5d")
def test_craft_exiles_it_and_the_materials_and_returns_it_transformed() -> None:
    scene = Scene({"battlefield": [CLAY, ROCK], "mana": "{2}"})
    scene.cast(A, "Craft")
    assert (scene.zone("Rock"), scene.zone("Clay")) == ("exile", "exile")  # they are costs
    scene.settle()
    assert (scene.zone("Clay"), scene.chars("Clay").name, scene.size("Clay")) == ("battlefield", "Statue", (5, 5))
    assert scene.zone("Rock") == "exile"


@cr("702.167a")
def test_it_cant_be_its_own_material_and_must_be_paid_for_at_the_time_of_sorceries() -> None:
    assert not Scene({"battlefield": [CLAY]}).could(A, "Craft")
    assert not Scene({"battlefield": [CLAY, ROCK], "mana": "{1}"}).could(A, "Craft")
    assert not Scene({"battlefield": [CLAY]}, {"battlefield": [ROCK], "graveyard": [ROCK]}).could(A, "Craft")
    scene = Scene({"battlefield": [CLAY, ROCK]})
    scene.until(t.END)
    assert not scene.could(A, "Craft")


@cr("702.167b", "702.167a")
def test_materials_are_permanents_or_cards_in_the_graveyard() -> None:
    for zone in ("battlefield", "graveyard"):
        row = {"battlefield": [CLAY], "graveyard": []}
        row[zone] = [*row[zone], ROCK]
        scene = Scene(row)
        scene.play(A, "Craft")
        assert (scene.zone("Rock"), scene.chars("Clay").name) == ("exile", "Statue")
    for zone in ("hand", "exile"):
        assert not Scene({"battlefield": [CLAY], zone: [ROCK]}).could(A, "Craft")
    animated = Scene({"battlefield": [CLAY, BEAR]})
    assert not animated.could(A, "Craft")  # what isn't an artifact there


@cr("702.167a")
def test_some_from_here_and_some_from_there() -> None:
    pair = transforming(artifact("Pair", "{1}", craft("{2}", using(CREATURE, 2))), STATUE)
    scene = Scene({"battlefield": [pair, BEAR], "graveyard": [OX]})
    scene.play(A, "Craft")
    assert scene.names("exile", A) == ["Bear", "Ox"] and scene.chars("Pair").name == "Statue"
    assert not Scene({"battlefield": [pair, BEAR]}).could(A, "Craft")


@cr("702.167a")
def test_one_or_more_as_many_as_the_player_likes() -> None:
    heap = transforming(artifact("Heap", "{1}", craft("{2}", using(CREATURE, 1, or_more=True))), STATUE)
    for answers, gone in ((["Bear", "Done"], 1), (["Bear", "Ox"], 2), (["Ox"], 1)):
        scene = Scene({"battlefield": [heap, BEAR], "graveyard": [OX]})
        scene.play(A, "Craft", *answers)
        assert scene.count(A, "exile") == gone
    assert not Scene({"battlefield": [heap]}).could(A, "Craft")


@cr("702.167a", "118.3")
def test_of_several_kinds_each_needs_one_of_its_own() -> None:
    kinds = tuple(using(HasSubtype((word,))) for word in ("Bear", "Ox"))
    both = transforming(artifact("Both", "{1}", craft("{2}", *kinds)), STATUE)
    mixed = creature("Mixed", "{G}", "Bear Ox", 1, 1)
    assert not Scene({"battlefield": [both, mixed]}).could(A, "Craft")
    scene = Scene({"battlefield": [both, mixed, BEAR]})
    scene.play(A, "Craft", "Mixed", "Bear", "Mixed")
    assert scene.names("battlefield", A) == ["Statue"]


@cr("702.167a", "111.7")
def test_tokens_may_be_materials_and_a_token_itself_does_not_come_back() -> None:
    make = instant("Make", "{1}", create(artifact_token("Clue")))
    scene = Scene({"battlefield": [CLAY], "hand": [make]})
    scene.play(A, "Cast Make")
    scene.play(A, "Craft")
    assert scene.names("battlefield", A) == ["Statue"]
    twin = instant("Twin", "{1}", create_copy(target(ARTIFACT)))
    scene = Scene({"battlefield": [CLAY], "graveyard": [ROCK], "hand": [twin]})
    scene.play(A, "Cast Twin", "Clay")
    token = next(o for o in scene.all("Clay") if o.token)
    place = next(
        i for i, option in enumerate(scene.game.options) if (option.kind, option.source) == ("activate", token.id)
    )
    scene.game.choose(scene.game.options[place])
    scene.settle("Rock")
    assert scene.names("battlefield", A) == ["Clay"]


@cr("702.167a", "110.2a")
def test_it_returns_under_its_owners_control() -> None:
    scene = Scene({"battlefield": [ROCK]}, {"battlefield": [(CLAY, {"controller": A})]})
    scene.play(A, "Craft")
    assert scene.chars("Clay").name == "Statue" and scene.chars("Clay").controller == B


@cr("702.167a", "400.7")
def test_what_has_left_exile_meanwhile_does_not_come_back() -> None:
    fetch = instant("Fetch", "{1}", to_hand(s.Each(f.HasName("Clay"), t.EXILE)))
    scene = Scene({"battlefield": [CLAY, ROCK], "hand": [fetch]})
    scene.cast(A, "Craft")
    scene.play(A, "Cast Fetch")
    assert scene.zone("Clay") == "hand"


@cr("702.167a", "712.14a")
def test_what_has_only_one_face_stays_in_exile() -> None:
    give = instant("Give", "{1}", gets(target(ARTIFACT), 0, 0, craft("{2}", using(ARTIFACT))))
    scene = Scene({"battlefield": [ROCK], "graveyard": [CLAY], "hand": [give]})
    scene.play(A, "Cast Give", "Rock")
    scene.play(A, "Craft")
    assert (scene.zone("Rock"), scene.zone("Clay")) == ("exile", "exile")


@cr("702.167c")
def test_the_permanent_knows_what_was_used_to_craft_it() -> None:
    big = creature("Big", None, "Golem", 0, 4, defines_size(v.Total(v.POWER, s.Materials()), None), types=t.ARTIFACT)
    gem = transforming(artifact("Gem", "{1}", craft("{2}", using(CREATURE, 1, or_more=True))), big)
    fetch = instant("Fetch", "{1}", to_hand(s.Each(f.HasName("Ox"), t.EXILE)))
    scene = Scene({"battlefield": [gem, BEAR], "graveyard": [OX], "exile": [OX], "hand": [fetch]})
    scene.play(A, "Craft", "Bear", "Ox")
    assert scene.size("Gem") == (5, 4)
    scene.play(A, "Cast Fetch")
    assert scene.size("Gem") == (2, 4)  # of the cards in exile


@cr("702.167c", "707.2")
def test_a_copy_was_not_crafted() -> None:
    big = creature("Big", None, "Golem", 1, 4, defines_size(v.Total(v.POWER, s.Materials()), None), types=t.ARTIFACT)
    gem = transforming(artifact("Gem", "{1}", craft("{2}", using(CREATURE))), big)
    twin = instant("Twin", "{1}", create_copy(target(creatures)))
    scene = Scene({"battlefield": [gem, BEAR], "hand": [twin]})
    scene.play(A, "Craft")
    scene.play(A, "Cast Twin")
    assert scene.sizes("Gem") == [(2, 4), (0, 4)]


@cr("702.167c")
def test_an_ability_that_triggers_on_entering_sees_the_materials() -> None:
    gain = gain_life(v.Stat(v.MANA_VALUE, s.Materials()))
    rich = creature("Rich", None, "Golem", 1, 1, when_enters(gain), types=t.ARTIFACT)
    gem = transforming(artifact("Gem", "{1}", craft("{2}", using(CREATURE))), rich)
    scene = Scene({"battlefield": [gem], "graveyard": [OX]})
    scene.play(A, "Craft")
    assert scene.life(A) == 25


@cr("702.167a", "601.2g")
def test_a_treasure_that_is_needed_as_material_is_not_spent() -> None:
    treasure = artifact("Coin", "{1}", activated(cost(tap_symbol, SacrificeThis()), add("{C}")))
    token = (treasure, {"token": True})
    assert not Scene({"battlefield": [CLAY, token], "mana": "{1}"}).could(A, "Craft")
    scene = Scene({"battlefield": [CLAY, token, token], "mana": "{1}"})
    scene.play(A, "Craft", "Coin")
    assert scene.chars("Clay").name == "Statue"
    scene = Scene({"battlefield": [CLAY, treasure], "mana": "{1}"})
    scene.play(A, "Craft")  # a card that was sacrificed for mana lies in the graveyard by then
    assert scene.zone("Coin") == "exile" and scene.chars("Clay").name == "Statue"


@cr("702.167a", "903.9a")
def test_a_commander_that_goes_to_the_command_zone_does_not_come_back() -> None:
    chief = legendary(transforming(creature("Chief", "{1}", "Gnome", 2, 2, craft("{2}", using(ARTIFACT))), STATUE))
    scene = Scene({"battlefield": [(chief, {"flags": 64}), ROCK]}, {}, {}, format="commander")
    scene.cast(A, "Craft", "Yes")
    scene.settle()
    assert scene.zone("Chief") == "command"
