"""702.170: plot, from a hand and from elsewhere."""

import pytest

from inset.kernel import types as t
from inset.language import keywords as k, statics as sta
from inset.language.abilities import Keyword
from inset.language.costs import PayManaOf
from inset.language.words.kinds import creature, enchantment
from inset.language.words.nouns import lands, one_of, this, top_cards, you
from inset.language.words.verbs import cost, has
from tests.harness import A, Scene, cr

RANGE = enchantment(
    "Range",
    "{U}",
    sta.Continuous(one_of(top_cards()), (has(Keyword(k.PLOT, PayManaOf(this))),), t.LIBRARY),
    sta.MayPlay(you, t.LIBRARY, card=~lands, top_only=True, plot_only=True),
)
OUTLAW = creature("Outlaw", "{4}{R}", "Rogue", 4, 4, Keyword(k.PLOT, cost("{R}")))


@cr("702.170f", "702.170a")
@pytest.mark.parametrize(("mana", "can"), [("{R}", True), ("{U}", False), ("{U}{U}{U}{U}{R}", True)])
def test_the_top_card_has_its_own_plot_cost_besides(mana: str, can: bool) -> None:
    scene = Scene({"battlefield": [RANGE], "library": [OUTLAW], "library_exact": True, "mana": mana})
    assert any("Plot" in word for word in scene.words()) is can
    if mana == "{R}":
        scene.play(A, "Plot")
        assert (scene.zone("Outlaw"), scene.st.players[A].pool) == ("exile", ())
