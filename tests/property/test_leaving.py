"""Random positions of three players who control each other's permanents: somebody leaves at any question."""

import random

import pytest

from inset import cards
from inset.game import Game
from inset.kernel import types as t
from inset.rules import atoms
from inset.rules.checks import invariants
from tests.harness import cr

BASICS = [cards.card(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
ALL = sorted(cards.all_cards(), key=lambda card: card.name)
LASTING = t.ARTIFACT | t.CREATURE | t.ENCHANTMENT | t.LAND
PERMANENTS = [card for card in ALL if card.faces[0].types & LASTING and "Aura" not in card.faces[0].subtypes]
COUNTS = {t.HAND: 6, t.GRAVEYARD: 4, t.LIBRARY: 20}


def mixed_table(seed: int) -> Game:
    """Whose a permanent is and who controls it is left to chance."""
    rnd = random.Random(seed)
    game = Game.from_position({"A": {}, "B": {"mana": "{B}{G}"}, "C": {"mana": "{R}"}}, seed=seed, paying=False)
    st = game.state
    for player in range(3):
        made = [rnd.choice(PERMANENTS) for _ in range(10)] + [rnd.choice(BASICS) for _ in range(4)]
        for card in made:
            atoms.new_object(st, player, t.BATTLEFIELD, card, st.next_id, since=-1, controller=rnd.randrange(3))
        for zone, count in COUNTS.items():
            for _ in range(count):
                atoms.new_object(st, player, zone, rnd.choice(ALL), st.next_id)
    st.forget()
    return Game(game._setup, st)


def play_on(game: Game, rnd: random.Random, answers: int) -> None:
    for _ in range(answers):
        if (asked := game.decision) is None:
            return
        game.choose(rnd.choice(list(asked.options.answers)))
        invariants.check(game.state, game.decision is not None and game.decision.kind == "priority")


@cr("104.3a", "733.1", "800.4a")
@pytest.mark.parametrize("seed", [1, 3, 6, 21, 56, 323])  # in which a crew, a room, a payment could not be completed
def test_whatever_is_going_on_goes_on_or_is_reversed(seed: int) -> None:
    rnd = random.Random(seed)
    game = mixed_table(seed)
    for _ in range(40):
        if (asked := game.decision) is None:
            return
        if asked.kind != "priority":
            copy = game.copy()
            leaver = rnd.choice([p for p, record in enumerate(copy.state.players) if not record.lost])
            copy.concede(leaver)
            play_on(copy, rnd, 8)
        values = list(asked.options.answers)
        game.choose(rnd.choice(values[1:] or values))  # rather anything than a pass
