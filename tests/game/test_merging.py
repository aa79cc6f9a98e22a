"""The automation ``merging``: answers that are alike are listed once, and nothing else changes."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from inset import Game
from inset.agents import GreedyPlayer, SearchPlayer, answer
from inset.play.alike import Likeness, merged
from inset.play.key_parts import own_part
from inset.rules import atoms
from tests.harness import cr
from tests.harness.games import asked, play, position


def bears(count: int, **more: object) -> list[object]:
    return [{"card": "Grizzly Bears", "count": count, **more}]


def kinds(game: Game) -> list[str]:
    return [asked(game).kind, *[option.text for option in game.options]]


@cr("509.1a")
def test_one_of_a_thousand_that_does_not_block_answers_for_all() -> None:
    game = position({"battlefield": ["Serra Angel", "Hill Giant"]}, {"battlefield": bears(1_000)}, merging=True)
    while asked(game).kind != "attack":
        game.pass_priority()
    game.choose(game.options[1])
    game.choose(game.options[1])
    while asked(game).kind != "block":
        game.pass_priority()
    before = game.answers
    game.choose(game.options.find("Don't block"))
    assert asked(game).kind == "priority"
    assert game.answers - before == 1_000, "records hold every pick"


@cr("509.1a")
def test_every_number_of_blockers_can_be_chosen() -> None:
    """Three alike creatures: from none to three of them block, the first ones first."""
    found = set()
    for wanted in range(4):
        game = position({"battlefield": ["Hill Giant"]}, {"battlefield": bears(3)}, merging=True)
        while asked(game).kind != "attack":
            game.pass_priority()
        game.choose(game.options[1])
        while asked(game).kind != "block":
            game.pass_priority()
        picks = 0
        while asked(game).kind == "block":
            word = "Block" if picks < wanted else "Don't block"
            picks += 1
            game.choose(next(option for option in game.options if option.text.startswith(word)))
        found.add(sum(1 for obj in game.state.objs.values() if obj.combat is not None and obj.combat.blocking))
        assert picks == min(wanted + 1, 3)
    assert found == {0, 1, 2, 3}


def test_a_target_of_many_that_are_alike_is_one_option_and_all_are_to_be_had() -> None:
    sides = {"A": {"hand": ["Shock", "Shock"], "battlefield": ["2 Mountain"]}, "B": {"battlefield": bears(30)}}
    game = Game.from_position(sides, paying=True, merging=True)
    assert [option.text for option in game.options].count("Cast Shock {R}") == 1
    assert len(game.options.exact) == len(game.options) + 1
    play(game, "Cast Shock")
    assert len(game.options) == 3 and len(game.options.exact) == 32, "two players, and Bears"
    game.automate(merging=False)
    assert len(game.options) == 32
    game.undo()
    assert game.automation("merging")


def alike(game: Game, *apart: int) -> list[bool]:
    """Is each permanent like the next one?"""
    likeness = Likeness(game.state, apart)
    found = [likeness.kind(oid) for oid in game.state.battlefield]
    return [one == two for one, two in pairwise(found)]


def test_what_tells_two_apart_keeps_them_apart() -> None:
    game = position({"battlefield": bears(3)}, {})
    first, _, third = game.state.battlefield
    assert alike(game) == [True, True]
    assert alike(game, third) == [True, False], "it has been chosen for something"
    atoms.change(game.state, first, tapped=True)
    assert alike(game) == [False, True]
    atoms.change(game.state, first, tapped=False)
    assert alike(game) == [True, True]
    atoms.change(game.state, third, damage=1)
    assert alike(game) == [True, False]
    atoms.change(game.state, third, damage=0, attached=first)
    assert alike(game) == [False, False], "one refers to the other"


@cr("613.7")
def test_permanents_with_something_between_them_are_not_alike() -> None:
    assert alike(position({"battlefield": ["Grizzly Bears", "Hill Giant", "Grizzly Bears"]}, {})) == [False, False]
    assert alike(position({"battlefield": ["2 Glorious Anthem"]}, {})) == [False], "they have static abilities"


def looks(game: Game) -> tuple[object, ...]:
    """The position without numbers and order."""
    st = game.state
    zones = [st.battlefield, st.stack, st.exile, *st.graveyards, *st.hands]
    parts = tuple(tuple(sorted(Counter(own_part(st.objs[oid]) for oid in zone).items())) for zone in zones)
    return parts, tuple(player.life for player in st.players), st.turn, st.step, st.active


@pytest.mark.parametrize("seed", range(10))
def test_an_option_that_was_merged_leads_to_the_same(seed: int) -> None:
    """Of two that are alike, one is chosen here and the other one there; then both are played on with the same words."""
    chance = Random(seed)
    hand = ["Shock", "Shock", "Giant Growth", "Giant Growth", "Grizzly Bears", "Murder", "Forest", "Forest"]
    side = {"hand": hand, "library": ["20 Forest"],
            "battlefield": [*bears(4), "3 Hill Giant", "3 Mountain", "3 Forest", "3 Swamp"]}  # fmt: skip
    game = Game.from_position({"A": side, "B": dict(side)}, seed=seed, paying=True)
    tried = 0
    for _ in range(60):
        if game.decision is None or tried > 6:
            break
        values = game.options.answers
        if game.decision.kind in ("priority", "target"):
            left = [value for value in values if value not in merged(game.state, values, game._chosen())]
            if left:
                tried += 1
                away = chance.choice(left)
                words = next(option.text for option in game.options if option.answer == away)
                one, two = game.copy(), game.copy()
                one.choose(next(option for option in one.options if option.text == words and option.answer != away))
                two.choose(away)
                for _ in range(12):
                    assert looks(one) == looks(two)
                    if one.decision is None:
                        break
                    assert Counter(kinds(one)) == Counter(kinds(two))
                    said = chance.choice([option.text for option in one.options])
                    if "Block" in said or said.startswith("Attack"):
                        break  # words do not tell which creature is asked about
                    one.choose(one.options.find(said))
                    two.choose(two.options.find(said))
        game.choose(chance.choice(values))
    assert tried > 2


def test_records_say_whether_answers_were_merged() -> None:
    game = position({"battlefield": ["Hill Giant"]}, {"battlefield": bears(5)}, merging=True)
    again = Game.replay(game.record())
    assert again.automation("merging")
    assert not Game.replay(position(bears(2)).record()).automation("merging")


def test_players_play_whole_games_with_it() -> None:
    for seed, player in enumerate((GreedyPlayer(), SearchPlayer(nodes=4))):
        sides = {name: {"battlefield": [*bears(6), "3 Forest"], "library": ["20 Grizzly Bears"]} for name in "AB"}
        game = Game.from_position(sides, seed=seed, paying=True, merging=True)
        for _ in range(300):
            if game.decision is None:
                break
            answer(game, player)
        assert Game.replay(game.record()).fingerprint() == game.fingerprint()
