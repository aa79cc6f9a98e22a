"""The search: the same seed gives the same answers, and it finds what the greedy player does not look for."""

from inset import Game
from inset.agents import GreedyPlayer, SearchPlayer, answer
from inset.agents.moves import moves
from inset.agents.sight import Sight
from inset.answers import Attack
from tests.harness.games import asked, position


def test_the_same_seed_searches_the_same_way() -> None:
    def told(seed: int) -> list[str]:
        game = Game.new(["fables", "skies"], seed=2, paying=True)
        players = [SearchPlayer(nodes=6, seed=seed), GreedyPlayer()]
        for _ in range(60):
            decision = game.decision
            assert decision is not None
            answer(game, players[decision.player])
        return game.log

    assert told(1) == told(1)


def test_alike_moves_are_tried_once() -> None:
    game = position(
        {"battlefield": ["4 Mountain"], "hand": ["3 Shock", "Opt"], "library": ["9 Forest"]},
        {"battlefield": ["Grizzly Bears"], "library": ["9 Forest"]},
        paying=True,
    )
    found = [str(move.payload) for move in moves(Sight.of(game.view(0)), asked(game))]
    assert len(game.options) == 4
    assert len(found) == 2, "to pass, and one Shock"


def test_burn_to_the_face_when_it_wins() -> None:
    game = position(
        {"battlefield": ["2 Mountain"], "hand": ["Bonecrusher Giant"], "library": ["9 Forest"]},
        {"battlefield": ["Grizzly Bears"], "life": 2, "library": ["9 Forest"]},
        paying=True,
    )
    player = SearchPlayer(nodes=12)
    for _ in range(4):
        if game.decision is not None and game.decision.player == 0:
            answer(game, player)
    assert "Stomp" in " ".join(game.log)
    assert "targeting B" in " ".join(game.log)


def test_the_moves_begin_with_the_greedy_one() -> None:
    game = Game.new(["fables", "skies"], seed=4, paying=True)
    greedy = GreedyPlayer()
    seen = 0
    while (decision := game.decision) is not None and seen < 15:
        view = game.view(decision.player)
        chosen = greedy.choose(view, decision)
        found = moves(Sight.of(view), decision)
        if len(found) > 1 and decision.kind not in ("attack", "block"):
            seen += 1
            assert found[0][1] == chosen.answer
            assert len(set(found)) == len(found)
        game.choose(chosen)
    assert seen == 15


def test_an_attack_is_one_move() -> None:
    game = position({"battlefield": ["3 Grizzly Bears"], "library": ["9 Forest"]}, {"library": ["9 Forest"]})
    while asked(game).kind == "priority":
        game.pass_priority()
    player = SearchPlayer(nodes=8)
    picks = [answer(game, player).answer for _ in range(3)]
    assert picks == [Attack(player=1)] * 3
    assert asked(game).kind == "priority"
