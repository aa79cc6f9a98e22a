"""800.4: players who leave; 104, 117–121, 603, 704: what losing, paying nothing and drawing from an empty library do."""

from inset.kernel import types as t
from inset.language import effects as e, mods as m, patterns as p
from inset.language.words.kinds import activated, artifact, enchantment, instant, sorcery, whenever
from inset.language.words.nouns import creatures, each_opponent, each_player, target, target_opponent
from inset.language.words.verbs import (
    becomes,
    create,
    deal,
    draw,
    draws,
    gain_life,
    gets,
    lose_life,
    pay_life,
    to_hand,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, OX


@cr("603.9", "603.10f", "104.3a")
def test_abilities_trigger_when_a_player_loses() -> None:
    """Whatever the reason, a concession too; even an ability of what leaves with them would see it, and be nobody's."""
    vulture = enchantment("Vulture", "{B}", whenever(p.LosesGame(each_player), gain_life(3)))
    scene = Scene({"battlefield": [vulture]}, {"battlefield": [vulture]}, {"battlefield": [vulture]})
    scene.game.concede(B)
    scene.settle()
    assert (scene.life(A), scene.life(C)) == (23, 23)


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


@cr("704.4")
def test_state_based_actions_do_not_look_into_a_resolution() -> None:
    """0 life on the way is nothing, if it is more when the resolution is over."""
    dip = sorcery("Dip", "{B}", lose_life(25), gain_life(10))
    scene = Scene({"hand": [dip]})
    scene.play(A, "Cast Dip")
    assert (scene.life(A), scene.game.outcome) == (5, None)


@cr("704.4", "704.5f")
def test_a_toughness_of_0_on_the_way() -> None:
    from inset.language.words.nouns import the_target

    bend = sorcery("Bend", "{B}", gets(target(creatures), -2, -2), gets(the_target, 3, 3))
    scene = Scene({"hand": [bend], "battlefield": [BEAR]})
    scene.play(A, "Cast Bend", "Bear")
    assert scene.size("Bear") == (3, 3)


@cr("119.4b", "118.5")
def test_0_life_can_always_be_paid() -> None:
    charm = artifact("Charm", "{1}", activated(pay_life(0), gain_life(1)))
    scene = Scene({"battlefield": [charm]})
    scene.play(A, "Charm")
    assert scene.life(A) == 21


@cr("118.5", "118.5a")
def test_a_cost_of_0_must_be_paid_by_casting() -> None:
    free = artifact("Free", "{0}")
    scene = Scene({"hand": [free]})
    assert scene.zone("Free") == "hand"
    scene.play(A, "Cast Free")
    assert scene.zone("Free") == "battlefield"


@cr("120.1a")
def test_damage_to_what_is_no_creature_any_more() -> None:
    from inset.language.words.nouns import any_target

    bolt = instant("Bolt", "{R}", deal(3, any_target()))
    stone = instant("Stone", "{U}", becomes(target(creatures), m.SetTypes(t.ARTIFACT)))
    scene = Scene({"hand": [bolt]}, {"hand": [stone], "battlefield": [BEAR]})
    scene.cast(A, "Cast Bolt", "Bear")
    scene.cast(B, "Cast Stone")
    scene.settle()
    assert (scene.zone("Bear"), scene.one("Bear").damage) == ("battlefield", 0)


@cr("121.2c", "101.4")
def test_the_active_player_draws_first() -> None:
    log = enchantment("Log", "{U}", whenever(draws(each_player), gain_life(1)))
    feast = instant("Feast", "{U}", draw(2, each_player))
    scene = Scene({"battlefield": [log]}, {"hand": [feast]}, {})
    scene.play(B, "Cast Feast")
    from inset.rules.model import event_records as ev

    drew = [event.player for event in scene.game.events if event.kind == ev.DREW]
    assert drew == [A, A, B, B, C, C] and scene.life(A) == 26


@cr("121.5")
def test_putting_a_card_into_a_hand_is_no_draw() -> None:
    from inset.language.selections import TopOfLibrary, You

    log = enchantment("Log", "{U}", whenever(draws(each_player), gain_life(1)))
    dig = sorcery("Dig", "{U}", to_hand(TopOfLibrary(You(), 1)))
    scene = Scene({"hand": [dig], "battlefield": [log]})
    scene.play(A, "Cast Dig")
    assert (scene.count(A, "hand"), scene.life(A)) == (1, 20)


@cr("121.3", "704.5b")
def test_drawing_from_an_empty_library_may_be_chosen() -> None:
    dare = sorcery("Dare", "{U}", e.May((draw(1),)))
    scene = Scene({"hand": [dare], "library_exact": True})
    scene.play(A, "Cast Dare", "Yes")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (B,)


@cr("117.2e", "117.5", "117.2d")
def test_nobody_has_priority_while_a_spell_resolves() -> None:
    muse = sorcery("Muse", "{U}", e.May((gain_life(1),)))
    sip = instant("Sip", "{W}", gain_life(5))
    scene = Scene({"hand": [muse, sip]}, {"hand": [sip]})
    scene.cast(A, "Cast Muse")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.words() == ["Yes", "No"]


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
