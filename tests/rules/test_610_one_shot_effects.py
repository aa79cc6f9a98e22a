"""610: one-shot effects: exile until something leaves."""

from inset.language import effects as e
from inset.language.words.kinds import enchantment, instant, when_enters
from inset.language.words.nouns import creatures, enchantments, target
from inset.language.words.verbs import destroy
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR


@cr("610.3", "610.3a", "603.6e")
def test_exile_until_this_leaves() -> None:
    ring = enchantment("Ring", "{W}", when_enters(e.ExileUntilLeaves(target(creatures))))
    raze = instant("Raze", "{W}", destroy(target(enchantments)))
    scene = Scene({"hand": [ring, raze]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Ring", "Bear")
    assert scene.zone("Bear") == "exile"
    scene.play(A, "Cast Raze")
    assert (scene.zone("Bear"), scene.chars("Bear").controller) == ("battlefield", B)


@cr("610.3b")
def test_exile_until_this_leaves_does_nothing_if_it_has_left() -> None:
    ring = enchantment("Ring", "{W}", when_enters(e.ExileUntilLeaves(target(creatures))))
    raze = instant("Raze", "{W}", destroy(target(enchantments)))
    scene = Scene({"hand": [ring, raze]}, {"battlefield": [BEAR]})
    scene.do(A, "Cast Ring")
    scene.resolve()
    scene.play(A, "Cast Raze")
    assert scene.zone("Bear") == "battlefield"
