"""613.8: boards with many effects that say the same cost as many trials as there are different ones. Steps are counted."""

import pytest

from inset.kernel.build import COMPILED
from inset.kernel.types import ARTIFACT, ENCHANTMENT
from inset.language import mods as m
from inset.language.words.kinds import enchantment
from inset.language.words.nouns import artifacts, enchantments, permanents
from inset.language.words.verbs import have
from inset.rules.objects import layer_dependencies
from inset.rules.objects.layer_dependencies import Trial
from inset.rules.objects.layer_order import Group, Live
from tests.harness import Scene, cr

BARREN = enchantment("Barren", "{W}", have(artifacts, m.LoseAllAbilities()))
DUSK = enchantment("Dusk", "{W}", have(permanents, m.AddTypes(ENCHANTMENT)))
STIR = enchantment("Stir", "{W}", have(enchantments, m.AddTypes(ARTIFACT)))


def trials(monkeypatch: pytest.MonkeyPatch, number: int) -> int:
    """How many effects are tried to work out a board with so many of each enchantment."""
    tried: list[Live] = []
    really = layer_dependencies._tried

    def counted(group: Group, live: Live, layer: int) -> Trial:
        tried.append(live)
        return really(group, live, layer)

    with monkeypatch.context() as patch:
        patch.setattr(layer_dependencies, "_tried", counted)
        scene = Scene({"battlefield": [*[STIR] * number, *[DUSK] * number, *[BARREN] * number, "Forest"]})
        forest = scene.chars("Forest")
    assert forest.types & ARTIFACT and forest.types & ENCHANTMENT  # what makes artifacts waits, though it is older
    assert not forest.abilities
    return len(tried)


@cr("613.8a", "613.8c")
@pytest.mark.skipif(COMPILED, reason="calls inside compiled modules are not seen")
def test_effects_that_say_the_same_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = trials(monkeypatch, 3), trials(monkeypatch, 24)
    assert 0 < few == many
