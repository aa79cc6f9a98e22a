"""800.4: players who leave a game that goes on."""

from inset.kernel import types as t
from inset.language import effects as e, mods as m, patterns as p
from inset.language.words.kinds import enchantment, instant, sorcery, whenever
from inset.language.words.nouns import creatures, each_opponent, each_player, target, target_opponent
from inset.language.words.verbs import (
    becomes,
    create,
    deal,
    draw,
    gain_life,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, OX


@cr("800.4b")
def test_nothing_comes_under_the_control_of_a_player_who_has_left() -> None:
    """A spell would give a creature to a player who leaves before it resolves."""
    steal = sorcery("Gift", "{U}", becomes(target(creatures), m.SetController(target_opponent()), duration=e.FOREVER))
    scene = Scene({"hand": [steal], "battlefield": [BEAR]}, {"battlefield": [OX]}, {})
    scene.cast(A, "Cast Gift", "Bear", "B")
    scene.game.concede(B)
    scene.settle()
    assert scene.chars("Bear").controller == A and scene.zone("Bear") == "battlefield"


@cr("800.4a", "800.4c")
def test_what_was_given_to_the_leaver_comes_back() -> None:
    gift = sorcery("Gift", "{U}", becomes(target(creatures), m.SetController(target_opponent()), duration=e.FOREVER))
    scene = Scene({"hand": [gift], "battlefield": [BEAR]}, {}, {})
    scene.play(A, "Cast Gift", "Bear", "B")
    assert scene.chars("Bear").controller == B
    scene.game.concede(B)
    assert scene.chars("Bear").controller == A


@cr("800.4b", "111.2")
def test_no_token_for_a_player_who_has_left() -> None:
    from inset.language.words.kinds import creature_token

    swarm = sorcery("Swarm", "{G}", create(creature_token("Rat", 1, 1, t.BLACK), 1, each_opponent))
    scene = Scene({"hand": [swarm]}, {}, {})
    scene.cast(A, "Cast Swarm")
    scene.game.concede(B)
    scene.settle()
    assert [len(scene.names("battlefield", who)) for who in (A, B, C)] == [0, 0, 1]


@cr("800.4i", "608.2h")
def test_what_is_known_of_a_player_who_has_left() -> None:
    from inset.language.values import LifeTotal

    weigh = sorcery("Weigh", "{B}", e.May((draw(1),)), gain_life(LifeTotal(target_opponent())))
    scene = Scene({"hand": [weigh]}, {"life": 7}, {})
    scene.cast(A, "Cast Weigh", "B")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.game.concede(B)
    scene.answer("No")
    assert scene.life(A) == 27


@cr("800.4i")
def test_what_a_player_who_has_left_did_this_turn_is_still_found() -> None:
    """A count of spells that were cast, by anybody or by opponents, and of life that opponents lost."""
    from inset.language.values import TimesHappened

    jab = instant("Jab", "{R}", deal(2, to=target_opponent()))
    count = sorcery("Count", "{G}", gain_life(TimesHappened(p.Casts(each_player))))
    theirs = sorcery("Theirs", "{G}", gain_life(TimesHappened(p.Casts(each_opponent))))
    losses = sorcery("Losses", "{G}", gain_life(TimesHappened(p.LosesLife(each_opponent), amounts=True)))
    scene = Scene({"hand": [jab, count, theirs, losses]}, {"hand": [jab]}, {})
    scene.cast(A, "Cast Jab", "B")
    scene.play(B, "Cast Jab", "C")
    scene.game.concede(B)
    scene.play(A, "Cast Count")  # the two Jabs and itself
    assert scene.life(A) == 23
    scene.play(A, "Cast Theirs")  # the Jab of the player who has left
    assert scene.life(A) == 24
    scene.play(A, "Cast Losses")
    assert scene.life(A) == 28


@cr("800.4j")
def test_the_end_step_of_a_player_who_has_left_is_nobodys() -> None:
    """ "At the beginning of the end step" triggers in it, "of each opponent's end step" does not."""
    each = enchantment("Each", "{W}", whenever(p.BeginningOf(t.END), gain_life(1)))
    other = enchantment("Other", "{W}", whenever(p.BeginningOf(t.END, each_opponent), gain_life(10)))
    scene = Scene({}, {"battlefield": [each, other]}, {})
    scene.game.concede(A)
    scene.until(t.UPKEEP, 2)
    assert scene.life(B) == 21
