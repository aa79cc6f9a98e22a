"""605.3a, 118.3, 601.2g–h: mana abilities that cost more than a tap, beside the other parts of what is paid for.

What is listed is tried in every way, by plan and by hand: whichever way is taken, it can be completed.
"""

from collections.abc import Iterator

import pytest

from inset.game import Game
from inset.kernel.types import ALL_COLORS, BLACK, BLUE
from inset.language.abilities import AdditionalCost, Keyword
from inset.language.card import Card
from inset.language.costs import Forage, TapOthers
from inset.language.effects import AddMana, GainLife, If
from inset.language.keywords import CONVOKE, IMPROVISE
from inset.language.values import X
from inset.language.words.kinds import activated, artifact, creature, instant, land, tap_for
from inset.language.words.nouns import artifacts, creatures, you, you_have
from inset.language.words.verbs import (
    add,
    add_one_of,
    cost,
    deal,
    discarding,
    draw,
    gain_life,
    pay_life,
    sacrifice_this,
    sacrificing,
    tap_symbol,
)
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.scene import Row

MOST = 4_000  # ways that are tried


def scene_of(row: Row) -> Scene:
    return Scene({"mana": "", **row}, paying=False)


def ways(game: Game) -> Iterator[Game]:
    """Every way in which the questions until the next priority can be answered."""
    todo, done = [game], 0
    while todo:
        now = todo.pop()
        if now.decision is None or now.decision.kind == "priority":
            done += 1
            assert done < MOST
            yield now
            continue
        for option in now.options:
            then = now.copy()
            then.choose(option)
            todo.append(then)


def complete(scene: Scene, words: str) -> list[Game]:
    """Takes the action on a copy in every way; all of them end with it on the stack, and nothing is left in the pool that a
    plan made for nothing."""
    game = scene.game.copy()
    game.choose(game.options.find(words))
    before = len(scene.st.stack)
    found = list(ways(game))
    assert found
    for one in found:
        assert len(one.state.stack) == before + 1, one.state.stack
    return found


def gain(price: str, name: str = "Rite", *more: object) -> Card:
    return instant(name, price, *more, gain_life(1))  # type: ignore[arg-type]


ELF = creature("Elf", "{G}", "Elf", 1, 1)


@cr("605.3a")
@pytest.mark.parametrize(
    ("bears", "price", "can"), [(3, "{6}", True), (3, "{7}", False), (2, "{4}", True), (2, "{5}", False)]
)
def test_an_ability_without_a_tap_is_activated_as_often_as_it_can_be_paid(bears: int, price: str, can: bool) -> None:
    scene = scene_of({"hand": [gain(price)], "battlefield": ["Ashnod's Altar", *[BEAR] * bears]})
    assert scene.could(A, "Cast Rite") == can
    if can:
        for game in complete(scene, "Cast Rite"):
            assert [o for o in game.state.battlefield if game.state.objs[o].definition.name == "Bear"] == []


@cr("605.3a", "119.4")
def test_life_is_paid_as_often_as_there_is_life() -> None:
    for life, most in ((10, 3), (9, 3), (8, 2), (2, 0)):
        scene = scene_of({"life": life, "hand": [gain("{R}" * most or "{R}"), gain("{R}" * (most + 1), "Much")],
                          "battlefield": ["Treasonous Ogre"]})  # fmt: skip
        assert (scene.could(A, "Cast Rite"), scene.could(A, "Cast Much")) == (most > 0, False)
        if most:
            assert {game.state.players[A].life for game in complete(scene, "Cast Rite")} == {life - 3 * most}


@cr("605.3a")
def test_one_mana_is_turned_into_another_as_often_as_needed() -> None:
    lands = ["Forest", "Forest", "Forest"]
    scene = scene_of(
        {"hand": [gain("{B}{B}{B}"), gain("{B}{B}{B}{B}", "Much")], "battlefield": ["Bog Initiate", *lands]}
    )
    assert (scene.could(A, "Cast Rite"), scene.could(A, "Cast Much")) == (True, False)
    complete(scene, "Cast Rite")


@cr("605.3a", "118.3")
def test_what_was_tapped_for_mana_can_still_be_sacrificed_for_mana() -> None:
    scene = scene_of(
        {"hand": [gain("{2}{G}"), gain("{3}{G}", "Much")], "battlefield": ["Ashnod's Altar", "Llanowar Elves"]}
    )
    assert (scene.could(A, "Cast Rite"), scene.could(A, "Cast Much")) == (True, False)
    complete(scene, "Cast Rite")
    pets = scene_of({"hand": [gain("{B}{B}")], "battlefield": ["Blood Pet", "Springleaf Drum"]})
    complete(pets, "Cast Rite")  # tapped for the Drum, then sacrificed for its own


@cr("118.3")
@pytest.mark.parametrize(
    ("treasures", "price", "can"),
    [
        (2, "{6}", True), (2, "{7}", False), (1, "{1}{U}", True), (2, "{2}{U}{U}", True), (2, "{3}{U}{U}", False),
        (2, "{4}{U}", True), (3, "{6}{U}", True), (3, "{7}{U}", False),
    ],
)  # fmt: skip
def test_a_treasure_is_sacrificed_for_its_own_mana_or_for_that_of_another(
    treasures: int, price: str, can: bool
) -> None:
    """The Ironworks itself is an artifact, too: it may be the last that it takes."""
    tokens = {"card": "Treasure", "token": True, "count": treasures}
    scene = scene_of({"hand": [gain(price)], "battlefield": ["Krark-Clan Ironworks", tokens]})
    assert scene.could(A, "Cast Rite") == can
    if can:
        complete(scene, "Cast Rite")


@cr("118.3", "602.2b", "107.5")
def test_a_food_that_is_tapped_as_a_cost_makes_no_mana() -> None:
    """Three Foods: one is sacrificed, the two others are tapped for one mana of the two."""
    for foods, forests, can in ((3, 1, True), (2, 1, False), (5, 0, True), (4, 0, False)):
        food = {"card": "Food", "token": True, "count": foods}
        scene = scene_of({"battlefield": ["The Cabbage Merchant", food, *["Forest"] * forests]})
        assert scene.could(A, "Food") == can, (foods, forests)
        if can:
            complete(scene, next(option.text for option in scene.game.options if "Food" in option.text))


@cr("702.122a", "605.3a")
def test_three_elves_are_tapped_the_druid_among_them_even_if_it_came_this_turn() -> None:
    for elves, can in ((2, True), (1, False)):
        row = {"hand": [gain("{G}{G}{G}")], "battlefield": [{"card": "Heritage Druid", "sick": True}, *[ELF] * elves]}
        scene = scene_of(row)
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("118.3")
def test_elves_that_make_mana_themselves_are_tapped_once() -> None:
    elves = ["Llanowar Elves"] * 3
    for price, can in (("{G}{G}{G}", True), ("{3}{G}", False)):
        scene = scene_of({"hand": [gain(price)], "battlefield": ["Heritage Druid", *elves]})
        assert scene.could(A, "Cast Rite") == (can or price == "{3}{G}"), price
        # three by the Druid with itself and two Elves, and one by the third
        complete(scene, "Cast Rite")
    scene = scene_of({"hand": [gain("{4}{G}")], "battlefield": ["Heritage Druid", *elves]})
    assert not scene.could(A, "Cast Rite")


@cr("601.2a", "601.2g")
def test_the_card_that_is_cast_is_not_discarded_for_its_own_mana() -> None:
    scene = scene_of({"hand": [gain("{B}")], "battlefield": ["Skirge Familiar"]})
    assert not scene.could(A, "Cast Rite")
    scene = scene_of({"hand": [gain("{B}{B}"), "Forest", "Plains"], "battlefield": ["Skirge Familiar"]})
    complete(scene, "Cast Rite")
    flash = scene_of({"graveyard": ["Think Twice"], "hand": [], "battlefield": ["Molt Tender", "Island", "Island"]})
    assert not flash.could(A, "Cast Think Twice")


@cr("601.2h", "118.3")
def test_what_the_rest_of_the_cost_takes_is_not_taken_for_mana() -> None:
    """An additional cost, and mana for which the same things would be taken."""
    rite = gain("{2}", "Rite", AdditionalCost(sacrificing(creatures)))
    for bears, can in ((1, False), (2, True), (3, True)):
        scene = scene_of({"hand": [rite], "battlefield": ["Ashnod's Altar", *[BEAR] * bears]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")
    wind = gain("{B}", "Rite", AdditionalCost(discarding()))
    for cards, can in ((1, False), (2, True)):
        scene = scene_of({"hand": [wind, *["Forest"] * cards], "battlefield": ["Skirge Familiar"]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("601.2h", "118.3")
def test_creatures_that_are_tapped_as_a_cost_and_creatures_that_make_mana() -> None:
    """{G} and two untapped creatures: one of three makes the mana, so it is not among the two."""
    horn = artifact("Horn", "{1}", activated(cost("{G}", tap_symbol, TapOthers(creatures, 2)), draw()))
    for elves, bears, can in ((1, 1, False), (1, 2, True), (2, 1, True), (3, 0, True), (0, 3, False)):
        scene = scene_of({"battlefield": [horn, *["Llanowar Elves"] * elves, *[BEAR] * bears], "library": ["Forest"]})
        assert scene.could(A, "Horn") == can, (elves, bears)
        if can:
            complete(scene, next(option.text for option in scene.game.options if "Horn" in option.text))


@cr("608.2h", "605.3b")
def test_mana_for_the_value_of_what_is_sacrificed() -> None:
    big, small = artifact("Big", "{5}"), artifact("Small", "{1}")
    row = {"battlefield": ["Priest of Yawgmoth", big, small], "hand": [gain("{B}{B}{B}"), gain("{4}{B}{B}", "Much")]}
    scene = scene_of(row)
    assert (scene.could(A, "Cast Rite"), scene.could(A, "Cast Much")) == (True, False)
    for game in complete(scene, "Cast Rite"):
        assert [game.state.objs[o].definition.name for o in game.state.graveyards[A]] == ["Big"]
    one = scene_of({"battlefield": ["Priest of Yawgmoth", big, small], "hand": [gain("{B}")]})
    left = {
        tuple(one_.state.objs[o].definition.name for o in one_.state.graveyards[A])
        for one_ in complete(one, "Cast Rite")
    }
    assert left == {("Big",), ("Small",)}


@cr("107.3", "605.3a")
def test_counters_are_removed_for_as_much_mana() -> None:
    pools = {"card": "Calciform Pools", "counters": {"storage": 3}}
    scene = scene_of({"battlefield": [pools, "Forest"], "hand": [gain("{W}{W}{U}"), gain("{4}{W}", "Much")]})
    assert (scene.could(A, "Cast Rite"), scene.could(A, "Cast Much")) == (True, False)
    for game in complete(scene, "Cast Rite"):
        assert not any(game.state.objs[o].counters for o in game.state.battlefield)
    some = scene_of({"battlefield": [pools, "Forest"], "hand": [gain("{W}")]})
    left = {
        sum(sum(game.state.objs[o].counters.values()) for o in game.state.battlefield)
        for game in complete(some, "Cast Rite")
    }
    assert 2 in left


@cr("702.51a", "601.2g", "601.2h")
def test_what_was_sacrificed_for_mana_does_not_convoke() -> None:
    """Mana abilities come before what is tapped instead of paying mana."""
    for bears, price, can in (
        (2, "{3}", True),
        (2, "{4}", True),
        (2, "{5}", False),
        (1, "{3}", False),
        (3, "{4}{G}", True),
    ):
        scene = scene_of(
            {"hand": [gain(price, "Rite", Keyword(CONVOKE))], "battlefield": ["Ashnod's Altar", *[BEAR] * bears]}
        )
        assert scene.could(A, "Cast Rite") == can, (bears, price)
        if can:
            complete(scene, "Cast Rite")


@cr("702.51a", "106.6")
def test_what_convokes_is_no_mana_that_a_source_could_be_paid_with() -> None:
    scene = scene_of({"hand": [gain("{B}", "Rite", Keyword(CONVOKE))], "battlefield": ["Bog Initiate", BEAR]})
    assert scene.could(A, "Cast Rite")  # the Initiate is black
    green = creature("Filter", "{G}", "Elf", 1, 1, activated("{1}", add("{B}")))
    scene = scene_of({"hand": [gain("{B}", "Rite", Keyword(CONVOKE))], "battlefield": [green, BEAR]})
    assert not scene.could(A, "Cast Rite")


@cr("107.14")
def test_energy_is_paid_once() -> None:
    hubs = ["Aether Hub", "Aether Hub"]
    for energy, can in ((2, True), (1, False)):
        scene = scene_of({"counters": {"energy": energy}, "battlefield": hubs, "hand": [gain("{U}{R}")]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("601.2h", "119.4")
def test_life_is_kept_for_the_other_parts() -> None:
    rite = gain("{R}", "Rite", AdditionalCost(pay_life(3)))
    for life, can in ((6, True), (5, False)):
        scene = scene_of({"life": life, "hand": [rite], "battlefield": ["Treasonous Ogre"]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("601.2g", "601.2h")
def test_what_is_tapped_as_a_cost_was_not_sacrificed_for_the_mana() -> None:
    """Mana abilities come first, so that what is tapped for the rest must still be there then."""
    robot = creature("Robot", "{1}", "Robot", 1, 1, activated(cost("{2}", tap_symbol), draw()))
    for bears, can in ((0, False), (1, True)):
        scene = scene_of({"battlefield": ["Ashnod's Altar", robot, *[BEAR] * bears], "library": ["Forest"]})
        assert scene.could(A, "Robot") == can
        if can:
            for game in complete(scene, next(option.text for option in scene.game.options if "Robot" in option.text)):
                assert "Robot" in [game.state.objs[o].definition.name for o in game.state.battlefield]
    horn = artifact("Horn", "{1}", activated(cost("{2}", TapOthers(creatures, 2)), draw()))
    for bears, can in ((2, False), (3, True), (4, True)):
        scene = scene_of({"battlefield": ["Ashnod's Altar", horn, *[BEAR] * bears], "library": ["Forest"]})
        assert scene.could(A, "Horn") == can
        if can:
            complete(scene, next(option.text for option in scene.game.options if "Horn" in option.text))
    pets = scene_of({"battlefield": ["Blood Pet", artifact("Horn", "{1}", activated(cost("{B}", TapOthers(creatures)), draw()))],
                     "library": ["Forest"]})  # fmt: skip
    assert not pets.could(A, "Horn")


@cr("605.3a")
def test_an_altar_that_was_used_is_sacrificed_for_other_mana() -> None:
    """First the creature to the one, then the one to the other, then that to itself."""
    row = {"battlefield": ["Phyrexian Altar", "Krark-Clan Ironworks", BEAR]}
    for price, can in (("{4}{G}", True), ("{5}{G}", False), ("{3}{G}{G}", False)):
        scene = scene_of({**row, "hand": [gain(price)]})
        assert scene.could(A, "Cast Rite") == can, price
        if can:
            complete(scene, "Cast Rite")


@cr("119.4", "601.2g", "601.2h")
def test_a_land_that_hurts_and_life_that_is_paid() -> None:
    """What costs life is used before what deals damage; what is paid afterwards must be left then."""
    ring = land("Ring", "", activated(tap_symbol, add("{R}"), deal(1, you)))
    ghoul = creature("Ghoul", "{B}", "Zombie", 1, 1, activated(cost(tap_symbol, pay_life(1)), add("{U}")))
    scene = scene_of({"life": 1, "hand": [gain("{R}{U}"), gain("{U}", "Small")], "battlefield": [ring, ghoul]})
    for game in complete(scene, "Cast Rite"):
        assert game.state.players[A].life == -1 or game.outcome is not None
    complete(scene, "Cast Small")
    rite = gain("{R}", "Rite", AdditionalCost(pay_life(2)))
    for life, can in ((3, True), (2, False)):
        scene = scene_of({"life": life, "hand": [rite], "battlefield": [ring]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("605.3b")
def test_what_a_mana_ability_does_beside() -> None:
    """ "If you control a creature, you gain 2 life" is done, too."""
    both = If(you_have(creatures), (GainLife(you, 2),))
    grove = land("Grove", "", activated(tap_symbol, add("{G}"), both))
    for bears, life in ((0, 20), (1, 22)):
        scene = scene_of({"hand": [gain("{G}")], "battlefield": [grove, *[BEAR] * bears]})
        assert {game.state.players[A].life for game in complete(scene, "Cast Rite")} == {life}


@cr("605.3a", "601.2g")
def test_what_needs_mana_can_be_used_by_hand_though_it_is_not_needed() -> None:
    filter_ = land("Filter", "", activated(cost("{1}", tap_symbol), add("{U}{B}")))
    scene = scene_of({"hand": [gain("{1}")], "battlefield": ["Island", filter_]})
    left = {tuple(mana.kind for mana in game.state.players[A].pool) for game in complete(scene, "Cast Rite")}
    assert () in left
    assert left & {(BLUE,), (BLACK,)}


@cr("107.3", "605.3a")
def test_x_in_the_mana_of_a_mana_ability() -> None:
    rockets = artifact(
        "Rockets", "{1}", activated(cost("{X}", tap_symbol, sacrifice_this), AddMana(choices=BLACK, count=X()))
    )
    for price, can in (("{1}{B}{B}", True), ("{2}{B}{B}", False)):
        scene = scene_of({"hand": [gain(price)], "battlefield": [rockets, "Mountain", "Mountain", "Mountain"]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("602.5b", "605.3a")
def test_once_a_turn_is_once_a_turn() -> None:
    strider = artifact("Strider", "{1}", activated("{1}", add_one_of(ALL_COLORS), limit=1))
    scene = Scene(
        {"mana": "", "hand": [gain("{W}")], "battlefield": [strider, "Mountain", "Mountain"]}, paying=True, mana=False
    )
    assert scene.could(A, "Cast Rite")
    scene.do(A, "Strider")
    scene.settle("{U}")
    assert not scene.could(A, "Cast Rite")


@cr("605.3a")
def test_a_land_that_can_be_tapped_and_sacrificed() -> None:
    """Tapped first it makes both; sacrificed first, one."""
    isle = land("Isle", "", tap_for("{U}"), activated(sacrifice_this, add("{B}")))
    scene = scene_of({"hand": [gain("{U}{U}"), gain("{U}{B}", "Both")], "battlefield": [isle, isle]})
    for game in complete(scene, "Cast Rite"):
        assert len(game.state.battlefield) == 2 or game.state.players[A].pool
    assert scene.could(A, "Cast Both")
    complete(scene, "Cast Both")
    assert scene_of({"hand": [gain("{U}{B}", "Both")], "battlefield": [isle]}).could(A, "Cast Both")


@cr("601.2b", "602.2b", "605.3a")
def test_a_mana_ability_with_a_choice_of_costs() -> None:
    """Forage: three cards of a graveyard, or a Food; and the Food is wanted for something else."""
    forager = creature("Forager", "{1}{G}", "Squirrel", 1, 3, activated(cost(tap_symbol, Forage()), add("{G}{G}")))
    food, cards = {"card": "Food", "token": True}, ["Forest", "Forest", "Forest"]
    rite = gain("{G}{G}", "Rite", AdditionalCost(sacrificing(artifacts)))
    for foods, buried, can in ((1, cards, True), (2, [], True), (1, [], False), (0, cards, False)):
        row = {"hand": [rite], "graveyard": buried, "battlefield": [forager, *[food] * foods]}
        scene = scene_of(row)
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")
    both = scene_of({"hand": [gain("{G}{G}")], "graveyard": cards, "battlefield": [forager, food]})
    assert len({game.fingerprint() for game in complete(both, "Cast Rite")}) == 2


@cr("605.3a")
def test_what_made_the_mana_for_an_altar_is_sacrificed_to_it() -> None:
    row = {"battlefield": ["Mountain", "Bog Initiate", "Transmogrant Altar"]}
    for price, can in (("{3}", True), ("{4}", False)):
        scene = scene_of({**row, "hand": [gain(price)]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("605.3a")
def test_uses_that_come_to_the_same_are_listed_once() -> None:
    """Two abilities of one land that tap it for {B}, and one that also hurts."""
    either, hurting = activated(tap_symbol, add_one_of(BLACK | BLUE)), activated(tap_symbol, add("{B}"), deal(1, you))
    swamp = land("Mire", "", tap_for("{B}"), either, hurting)
    scene = scene_of({"hand": [gain("{B}")], "battlefield": [swamp]})
    scene.game.choose(scene.game.options.find("Cast Rite"))
    assert [option.text for option in scene.game.options] == ["Pay {B}", "Mire for {B}", "Mire for {B}"]
    assert {game.state.players[A].life for game in ways(scene.game)} == {19, 20}


@cr("702.126a", "601.2h")
def test_what_was_sacrificed_for_mana_does_not_improvise() -> None:
    petal = artifact("Petal", "{0}", activated(sacrifice_this, add("{R}")))
    for price, can in (("{1}", True), ("{2}", False)):
        scene = scene_of({"hand": [gain(price, "Rite", Keyword(IMPROVISE))], "battlefield": [petal]})
        assert scene.could(A, "Cast Rite") == can
        if can:
            complete(scene, "Cast Rite")


@cr("601.2h", "106.4")
def test_one_mana_is_kept_while_another_of_its_kind_is_spent() -> None:
    """Two lands that make the same mana, and a land that makes another, all tapped while the spell is paid for."""
    row = {"mana": "", "hand": [gain("{B}")], "battlefield": ["Swamp", "Swamp", "Forest"]}
    game = Scene(row, paying=False, mana=False).game
    for words in ("Cast Rite", "Swamp for {B}", "Swamp for {B}", "Forest for {G}", "Keep {B}"):
        game.choose(game.options.find(words))
    found = list(ways(game))
    assert [len(one.state.stack) for one in found] == [1] * len(found)
    assert {len(one.state.players[A].pool) for one in found} == {2}
