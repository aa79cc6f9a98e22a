"""Positions in which random games once went wrong."""

from inset.language.keywords import ESCAPE
from inset.rules.checks import invariants
from inset.rules.objects.layers import chars_of
from tests.harness import cr
from tests.harness.games import position


@cr("613.1")
def test_effects_on_a_graveyard_apply_once_though_another_effect_looks_there() -> None:
    """An effect whose condition counts cards in a graveyard asked for them while the layers were being worked out."""
    creatures = [f"{count} Grizzly Bears" for count in (1, 3)]
    game = position({"battlefield": ["Gray Slaad", "Underworld Breach"], "graveyard": [*creatures, "Demonic Tutor"]})
    st = game.state
    for _ in range(2):
        st.forget()
        chars_of(st, st.objs[st.battlefield[0]])
        tutor = chars_of(st, st.objs[st.graveyards[0][-1]])
        assert sum(getattr(ability, "keyword", 0) == ESCAPE for ability in tutor.abilities) == 1
    invariants.check(st)
