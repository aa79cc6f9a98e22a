"""Samples for a learner: whatever was drawn, shuffled away and drawn again, a deal is found (``belief_sample``)."""

from random import Random

import pytest

pytest.importorskip("numpy")

from inset.decklists import decks as library
from inset.env.episode import Episode
from inset.env.setting import setting

SHUFFLED_AND_DRAWN = 14  # a game in which a card is put back, shuffled, and drawn again where its player sees it


@pytest.mark.parametrize("seed", [SHUFFLED_AND_DRAWN, 3])
def test_every_view_has_a_sample(seed: int) -> None:
    names = [name for name in library.names() if not library.deck(name).commanders]
    pair = [names[seed % len(names)], names[(seed + 1 + seed // len(names)) % len(names)]]
    chance, episode = Random(seed), Episode(setting(pair))
    episode.begin(seed)
    for step in range(1, 240):
        if episode.decision is None:
            break
        seat, game = episode.seat, episode.game
        assert game is not None
        legal = episode.observe(seat)["action_mask"].nonzero()[0]
        if step % 37 == 0:
            view = game.view(seat)
            assert view.sample(step).view(seat).json() == view.json()
        if step % 29 == 0:
            game.automate(merging=chance.random() < 0.5)
            legal = episode.observe(episode.seat)["action_mask"].nonzero()[0]
        episode.act(int(legal[int(chance.random() * len(legal))]))
