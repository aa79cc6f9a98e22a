"""611: continuous effects: how long they last, and what they say of what enters."""

from inset.kernel import types as t
from inset.language import effects as e, mods as m
from inset.language.words.kinds import enchantment, instant, sorcery, whenever
from inset.language.words.nouns import artifacts, creatures, in_graveyard, target
from inset.language.words.verbs import enters, enters_tapped, gain_life, gets
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR


@cr("611.2a", "514.2")
def test_until_end_of_turn_and_until_your_next_turn() -> None:
    short = instant("Short", "{G}", gets(target(creatures), 1, 1))
    long = instant("Long", "{G}", gets(target(creatures), 1, 1, duration=e.UNTIL_YOUR_NEXT_TURN))
    scene = Scene({"hand": [short, long], "battlefield": [BEAR]})
    scene.play(A, "Cast Short")
    scene.play(A, "Cast Long")
    assert scene.size("Bear") == (4, 4)
    scene.next_turn()
    assert scene.size("Bear") == (3, 3)
    scene.next_turn()
    assert scene.size("Bear") == (2, 2)


@cr("611.2e", "603.2", "614.12")
def test_what_it_is_said_to_be_it_is_as_it_enters() -> None:
    """ "It's an artifact in addition": it enters tapped if artifacts do, and abilities see an artifact enter."""
    rise = sorcery("Rise", "{B}", e.Move(in_graveyard(creatures), t.BATTLEFIELD, mods=(m.AddTypes(t.ARTIFACT),)))
    rust = enchantment("Rust", "{W}", enters_tapped(artifacts))
    bell = enchantment("Bell", "{W}", whenever(enters(artifacts), gain_life(1)))
    scene = Scene({"hand": [rise], "battlefield": [rust, bell], "graveyard": [BEAR]})
    scene.play(A, "Cast Rise", "Bear")
    assert scene.chars("Bear").types == t.CREATURE | t.ARTIFACT
    assert (scene.one("Bear").tapped, scene.life(A)) == (True, 21)
