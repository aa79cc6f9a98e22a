"""The greedy player: what it does in plain positions, and that it knows only what it may."""

from collections.abc import Sequence
from typing import Any

import pytest

from inset import Game
from inset.agents import GreedyPlayer, RandomPlayer, answer, play
from inset.agents.sight import Sight
from inset.data import own_cards
from inset.language.words.kinds import sorcery
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import put_counters
from inset.oracle.compile import compile_card
from inset.rules.model import decision as kinds
from tests.harness import Scene
from tests.harness.games import asked, position

LANDS = {"R": "Mountain", "G": "Forest", "W": "Plains", "U": "Island"}
DECKS = (("fables", "skies"), ("omens", "foundry"), ("lessons", "menagerie"))


def take(game: Game, player: int = 0, most: int = 60) -> list[str]:
    """What the player does until somebody else is asked something that matters, in words."""
    greedy = GreedyPlayer()
    done = []
    for _ in range(most):
        decision = game.decision
        if decision is None or decision.player != player:
            break
        before = game.state.turn
        option = greedy.choose(game.view(player), decision)
        done.append(option.text)
        game.choose(option)
        if game.state.turn != before:
            break
    return done


def side(battlefield: Sequence[Any] = (), hand: Sequence[Any] = (), **more: Any) -> dict[str, Any]:
    return {"battlefield": list(battlefield), "hand": list(hand), "library": ["20 Forest"], **more}


def test_plays_a_land_and_the_best_spell_for_the_mana() -> None:
    game = position(side(["2 Forest"], ["Forest", "Grizzly Bears", "Lovestruck Beast"]), side())
    done = take(game, most=4)
    assert done[0] == "Play Forest"
    assert done[1].startswith("Cast Lovestruck Beast")


@pytest.mark.parametrize(
    ("hand", "life", "pays"),
    [
        (["Grizzly Bears"], 20, False),  # no green mana, untapped or not
        (["Serra Angel"], 20, False),  # too expensive either way
        (["Savannah Lions"], 20, False),  # the other lands pay for it
        (["Loxodon Smiter", "Savannah Lions", "Air Elemental"], 20, False),
        (["Pacifism", "Savannah Lions"], 20, True),  # three mana for both
        (["Counterspell"], 20, False),
        (["Opt"], 20, True),  # it is the only source of blue mana
        (["Opt"], 3, False),
    ],
)
def test_pays_life_for_an_untapped_land_only_if_it_needs_the_mana(hand: list[str], life: int, pays: bool) -> None:
    game = position(side(["2 Plains"], ["Hallowed Fountain", *hand], life=life), side())
    assert take(game, most=2) == ["Play Hallowed Fountain", "Yes" if pays else "No"]


def test_both_halves_when_there_is_mana_for_both() -> None:
    game = position(side(["4 Forest"], ["Lovestruck Beast"]), side(), passing=True, paying=True)
    play(game, [GreedyPlayer(), GreedyPlayer()], most=6)
    told = " ".join(game.log)
    assert told.index("Heart's Desire") < told.index("casts Lovestruck Beast from exile")


def test_removal_goes_to_what_matters() -> None:
    game = position(side(["2 Mountain"], ["Bonecrusher Giant"]), side(["Llanowar Elves", "Serra Angel"]))
    done = take(game, most=2)
    assert done[0].startswith("Cast Stomp")
    assert done[1].startswith("Llanowar Elves"), "two damage do nothing to the large one"


def test_prototype_when_mana_is_short() -> None:
    game = position(side(["3 Plains"], ["Steel Seraph"]), side())
    assert take(game, most=1)[0].startswith("Cast Steel Seraph as prototype")
    game = position(side(["6 Plains"], ["Steel Seraph"]), side())
    assert take(game, most=1)[0].startswith("Cast Steel Seraph {6}")


def test_tricks_are_held_until_blocks() -> None:
    game = position(
        side(["Forest", "Grizzly Bears"], ["Giant Growth"]), side(["Hill Giant"]), passing=True, paying=True
    )
    greedy = GreedyPlayer()
    while game.decision is not None and game.state.step < 5:
        answer(game, greedy)
    assert len(game.state.hands[0]) == 1


def test_counters_what_an_opponent_casts() -> None:
    game = position(side(["4 Mountain"], ["Hill Giant"]), side(["2 Island"], ["Counterspell"]), paying=True)
    game.choose(game.options.find("Cast Hill Giant"))
    game.choose(game.options.find("Pass"))
    assert take(game, 1, most=1)[0].startswith("Cast Counterspell")


def test_attacks_for_the_last_points() -> None:
    game = at_attack(side(["3 Grizzly Bears"]), side(["2 Llanowar Elves"], life=2))
    assert take(game, most=3) == ["Attack B"] * 3


def test_stays_home_in_the_face_of_larger_creatures() -> None:
    game = at_attack(side(["2 Grizzly Bears"]), side(["2 Serra Angel"]))
    assert take(game, most=2) == ["Don't attack", "Don't attack"]


def blocks_of(attackers: list[str], blockers: list[str], life: int) -> list[str]:
    game = at_attack(side(attackers), side(blockers, life=life))
    while asked(game).kind == kinds.ATTACK:
        game.choose(asked(game).options.answers[-1])
    while asked(game).kind == kinds.PRIORITY:
        game.pass_priority()
    return take(game, 1, most=len(blockers))


def at_attack(mine: dict[str, Any], theirs: dict[str, Any]) -> Game:
    game = position(mine, theirs)
    while asked(game).kind != kinds.ATTACK:
        game.pass_priority()
    return game


def test_blocks_what_it_beats_and_chumps_only_to_live() -> None:
    assert blocks_of(["Grizzly Bears"], ["Hill Giant"], 20)[0].startswith("Block Grizzly Bears")
    assert blocks_of(["Hill Giant"], ["Llanowar Elves"], 20) == ["Don't block"]
    assert blocks_of(["Hill Giant"], ["Llanowar Elves"], 3)[0].startswith("Block Hill Giant")


def test_mulligans_by_lands() -> None:
    def keeps(seed: int) -> tuple[bool, int]:
        game = Game.new(["fables", "skies"], seed=seed)
        lands = sum(1 for oid in game.state.hands[0] if game.state.objs[oid].definition.faces[0].types & 64)
        return GreedyPlayer().choose(game.view(0), asked(game)).answer is True, lands

    for seed in range(30):
        kept, lands = keeps(seed)
        assert not kept if lands in (0, 1, 6, 7) else kept or lands == 2


@pytest.mark.parametrize("decks", DECKS)
def test_every_answer_is_on_offer(decks: tuple[str, str]) -> None:
    game = Game.new(decks, seed=3)
    players = [GreedyPlayer(), RandomPlayer(1)]
    while (decision := game.decision) is not None:
        option = players[decision.player].choose(game.view(decision.player), decision)
        assert option in decision.options, f"{decision!r}: {option!r}"
        game.choose(option)
    assert game.outcome is not None


@pytest.mark.parametrize("decks", DECKS[:2])
def test_what_is_hidden_changes_nothing(decks: tuple[str, str]) -> None:
    """The same view, with the hidden cards dealt again, gets the same answer."""
    game = Game.new(decks, seed=8, paying=True)
    greedy = GreedyPlayer()
    for step in range(500):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.player)
        chosen = greedy.choose(view, decision)
        if step % 6 == 0:
            other = view.sample(step)
            assert greedy.choose(other.view(decision.player), asked(other)) == chosen, f"{decision!r}"
        game.choose(chosen)


def test_a_sight_shows_no_other_hand() -> None:
    game = Game.new(["fables", "skies"], seed=1)
    sight = Sight.of(game.view(0))
    assert [obj.owner for obj in sight.hand()] == [0] * 7
    assert sight.hand_size(1) == 7


def test_mana_is_kept_for_what_is_cast_after_combat() -> None:
    """With a trick in hand the creature waits until after combat, and no lesser spell takes its mana before."""
    hand = ["Giant Growth", "Bonecrusher Giant", "Lovestruck Beast"]
    game = position(side(["3 Taiga", "Grizzly Bears"], hand), side(["Serra Angel"]), paying=True)
    player = GreedyPlayer()
    while game.state.turn == 1:
        answer(game, player)
    told = "\n".join(game.log)
    assert "Stomp" not in told
    assert "casts Lovestruck Beast" in told


def test_ends_a_loop_that_it_may_end() -> None:
    """732.2a: each of two creatures may grow because the other did."""
    [record] = own_cards.read(ECHOING)
    made = compile_card(record).card
    assert made is not None
    game = Scene({"battlefield": [made, made, "Forest"], "hand": [GROWTH]}, {}, paying=True).game
    play(game, [GreedyPlayer(), GreedyPlayer()], most=20_000)
    assert game.outcome is not None and game.answers < 20_000


GROWTH = sorcery("Growth", "{G}", put_counters(target(creatures)))
ECHOING = """Echoing Sprout {G}
Creature — Plant
Whenever one or more +1/+1 counters are put on another creature you control, you may put a +1/+1 counter on this creature.
1/1
"""
