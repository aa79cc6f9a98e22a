"""101.4e, 103: who does what before the first turn: sideboards, commanders, mulligans, opening hands."""

from collections.abc import Callable
from typing import Any

import pytest

from inset.decklists.decks import Deck
from inset.game import Game
from inset.kernel.types import COMMAND, GREEN, OUTSIDE, PRECOMBAT_MAIN, UPKEEP
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.choices import DONE
from tests.harness import cr


def game_of(*mains: dict[str, int], first: int = 0, **more: Any) -> Game:
    """A game of decks that are filled up with basic lands to sixty cards."""
    made = [Deck(f"d{i}", (*main.items(), ("Swamp", 60 - sum(main.values())))) for i, main in enumerate(mains)]
    return Game.new(made, first=first, paying=True, **more)


def until(game: Game, wanted: Callable[[Game], bool], keep: bool = True) -> Game:
    """Keeps and passes until a condition holds."""
    while not wanted(game):
        asked = game.decision
        assert asked is not None
        game.choose(
            keep if asked.kind == "mulligan" else PASS if asked.kind == "priority" else asked.options.answers[-1]
        )
    return game


def asks(rule: str, player: int = -1) -> Callable[[Game], bool]:
    return lambda game: (
        game.decision is not None and game.decision.rule == rule and player in (-1, game.decision.player)
    )


POWDER, TANGLE, DROSS = {"Serum Powder": 4}, {"Chancellor of the Tangle": 4}, {"Chancellor of the Dross": 4}


def with_in_hand(name: str, *mains: dict[str, int], **more: Any) -> Game:
    """The first seed with which player 0 has just one such card in the opening hand."""
    for seed in range(99):
        game = game_of(*mains, seed=seed, **more)
        hand = [game.state.objs[oid].definition.name for oid in game.state.hands[0]]
        if hand.count(name) == 1:
            return game
    raise AssertionError


@cr("103.5b")
def test_any_time_a_player_could_mulligan() -> None:
    """The hand is exiled and as many cards are drawn; afterwards the player declares, and has taken no mulligan."""
    game = with_in_hand("Serum Powder", POWDER, {})
    assert asks("103.5b", 0)(game)
    old = set(game.state.hands[0])
    game.choose(game.options.find("Serum Powder"))
    assert (len(game.state.hands[0]), len(game.state.exile)) == (7, 7) and not old & set(game.state.hands[0])
    until(game, asks("103.5", 0))
    assert game.state.players[0].mulligans == 0
    game.choose(game.options.find("Keep"))
    assert game.decision is not None and game.decision.player == 1


@cr("103.5b", "103.5")
def test_it_need_not_be_in_the_first_round_of_mulligans() -> None:
    """After a mulligan it may be done with the six cards that are kept; other players have kept by then."""
    for seed in range(200):
        game = until(game_of({}, POWDER, seed=seed), asks("103.5", 1))
        game.choose(False)
        asked = game.decision
        assert asked is not None and (asked.kind, asked.player, asked.rule) == ("object", 1, "103.5")
        game.choose(next(o for o in game.options if game.state.objs[o.card].definition.name == "Swamp"))
        if asks("103.5b", 1)(game):
            game.choose(game.options.answers[0])
            assert (len(game.state.hands[1]), len(game.state.exile)) == (6, 6)
            return
    raise AssertionError


@cr("103.6", "103.6b")
def test_revealing_a_card_of_the_opening_hand() -> None:
    """All may see it; each card once; what it promised comes at the first upkeep, and only then."""
    game = until(with_in_hand("Chancellor of the Dross", DROSS, {}), asks("103.6", 0))
    game.choose(game.options.find("Chancellor of the Dross"))
    assert game.state.turn == 1  # it was not asked about again
    shown = [event for event in game.events if event.kind == ev.REVEALED]
    assert [(event.rule, event.player) for event in shown] == [("103.6b", 0)]
    assert (game.state.step, len(game.state.stack)) == (UPKEEP, 1)
    until(game, lambda game: not game.state.stack)
    assert [player.life for player in game.state.players] == [23, 17]
    until(game, lambda game: game.state.turn == 3)
    assert [player.life for player in game.state.players] == [23, 17]


@cr("103.6b", "603.7")
def test_mana_in_the_first_main_phase() -> None:
    game = until(with_in_hand("Chancellor of the Tangle", TANGLE, {}, first=1), asks("103.6", 0))
    game.choose(game.options.find("Chancellor"))
    until(game, lambda game: game.state.active == 0 and game.state.step == PRECOMBAT_MAIN)
    until(game, lambda game: not game.state.stack)
    assert [mana.kind for mana in game.state.players[0].pool] == [GREEN]


@cr("101.4e", "103.6")
def test_the_starting_player_counts_as_the_active_player() -> None:
    """With mulligans as with opening hands: the starting player first, then in turn order."""
    game = game_of(
        *({"Chancellor of the Dross": 4, "Serum Powder": 4, "Chancellor of the Tangle": 4},) * 3, first=1, seed=3
    )
    order: list[tuple[str, int]] = []
    while game.state.turn == 0:
        asked = game.decision
        assert asked is not None
        order.append((asked.rule, asked.player))
        game.choose(True if asked.kind == "mulligan" else DONE)
    kept = [player for rule, player in order if rule == "103.5"]
    opened = list(dict.fromkeys(player for rule, player in order if rule == "103.6"))
    assert kept == [1, 2, 0] and opened == [player for player in (1, 2, 0) if player in opened] and len(opened) > 1


@cr("103.2a", "100.4a")
def test_sideboards_are_set_aside() -> None:
    """They are no part of the starting deck: not shuffled into the library, not looked at by a companion's condition."""
    side = (("Lurrus of the Dream-Den", 1), ("Serra Angel", 2))
    made = Deck("test", (("Plains", 60),), (), side)
    game = Game.new([made, made], seed=1)
    assert game.decision is not None and game.decision.rule == "103.2b"  # Serra Angel doesn't count
    zones = [
        obj.zone
        for obj in game.state.objs.values()
        if obj.definition.name in ("Lurrus of the Dream-Den", "Serra Angel")
    ]
    assert zones == [OUTSIDE] * 6
    assert len(game.state.libraries[0]) == 60


@cr("103.2c", "103.4c", "903.6", "903.7")
def test_commanders_are_put_into_the_command_zone() -> None:
    made = Deck.parse("Commander\nKess, Dissident Mage\nDeck\n33 Island\n33 Swamp\n33 Mountain")
    game = Game.new([made, made, made], format="commander")
    kess = [obj for obj in game.state.objs.values() if obj.definition.name == "Kess, Dissident Mage"]
    assert [(obj.zone, obj.face_down) for obj in kess] == [(COMMAND, None)] * 3
    assert [player.life for player in game.state.players] == [40, 40, 40]
    assert all(len(hand) == 7 for hand in game.state.hands)


@cr("100.1a", "100.1b", "103.8c", "103.5c")
def test_a_game_that_began_with_three_is_a_multiplayer_game() -> None:
    """One leaves during the mulligans: still the first mulligan is free, and nobody skips a draw step."""
    game = game_of({}, {}, {}, seed=5)
    game.concede(2)
    game.choose(False)
    game.choose(True)
    assert game.decision is not None and game.decision.kind == "mulligan" and len(game.state.hands[0]) == 7
    game.choose(True)
    until(game, lambda game: game.state.step == PRECOMBAT_MAIN)
    assert len(game.state.hands[0]) == 8
    duel = until(game_of({}, {}, seed=5), lambda game: game.state.step == PRECOMBAT_MAIN)
    assert len(duel.state.hands[0]) == 7


@cr("100.5", "100.2a")
@pytest.mark.parametrize(("size", "fine"), [(59, False), (60, True), (61, True), (250, True)])
def test_there_is_a_least_size_of_a_deck_and_no_greatest(size: int, fine: bool) -> None:
    from inset.decklists.decks import check
    from inset.kernel.errors import InvalidDeck

    made = Deck("test", (("Forest", size),))
    if fine:
        check(made, "duel")
    else:
        with pytest.raises(InvalidDeck, match=r"100\.2a"):
            check(made, "duel")
