"""702.50 epic, 702.192 paradigm: spells that come back turn after turn."""

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import Keyword, Spell
from inset.language.words.kinds import instant, sorcery
from inset.language.words.nouns import any_target
from inset.language.words.verbs import deal, gain_life
from inset.rules.objects.layers import chars_of
from inset.rules.playing import priority_actions
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, FORK, NO, SIP

# --- epic (702.50) ----------------------------------------------------------------------------------------------------

SWARM = sorcery("Swarm", "{4}{G}", gain_life(2), Keyword(k.EPIC))
FLAMES = sorcery("Flames", "{4}{R}", deal(1, any_target()), Keyword(k.EPIC))


@cr("702.50a", "702.50b", "101.2")
def test_after_an_epic_spell_has_resolved_its_controller_casts_no_more_spells() -> None:
    scene = Scene({"hand": [SWARM, SIP]}, {"hand": [SIP]})
    scene.play(A, "Cast Swarm")
    assert scene.life(A) == 22 and not scene.could(A, "Cast Sip") and scene.could(B, "Cast Sip")
    [(_, reasons)] = priority_actions.offers(scene.st.clone(), A, scene.all("Sip")[0].id)
    assert [(r.rule, r.code) for r in reasons] == [("101.2", "an effect says that it can't be cast")]
    scene.until(t.UPKEEP, turn=4)
    assert not scene.could(A, "Cast Sip")


@cr("702.50a")
def test_a_copy_comes_at_the_beginning_of_each_of_its_controllers_upkeeps() -> None:
    scene = Scene({"hand": [SWARM]})
    scene.play(A, "Cast Swarm")
    lives = []
    for turn in (2, 3, 4, 5):
        scene.until(t.UPKEEP, turn=turn)
        scene.settle()
        lives.append(scene.life(A))
    assert lives == [22, 24, 24, 26]
    assert scene.names("graveyard", A) == ["Swarm"]


@cr("702.50a", "707.10")
def test_the_copy_has_no_epic_and_its_controller_may_choose_new_targets() -> None:
    scene = Scene({"hand": [FLAMES]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Flames", "B")
    scene.until(t.UPKEEP, turn=3)
    scene.resolve("Yes", "Bear")
    copy = next(o for o in scene.st.objs.values() if o.spell_copy)
    chars = chars_of(scene.st, copy)
    assert not chars.keywords & k.EPIC and copy.stack is not None
    assert isinstance(copy.stack.ability, Spell) and copy.stack.ability == chars.abilities[0]
    scene.settle()
    assert (scene.life(B), scene.one("Bear").damage) == (19, 1)
    scene.until(t.UPKEEP, turn=5)
    assert scene.stack() == ["Flames"]  # one ability, not one more for each copy


@cr("702.50b")
def test_a_countered_epic_spell_has_no_epic_effect_and_copies_can_be_countered() -> None:
    scene = Scene({"hand": [SWARM, SIP]}, {"hand": [NO, NO]})
    scene.cast(A, "Cast Swarm")
    scene.play(B, "Cast No")
    assert scene.could(A, "Cast Sip")
    scene = Scene({"hand": [SWARM]}, {"hand": [NO]})
    scene.play(A, "Cast Swarm")
    scene.until(t.UPKEEP, turn=3)
    scene.resolve()
    scene.play(B, "Cast No")
    assert scene.life(A) == 22


@cr("702.50a", "702.50b", "707.10")
def test_a_copy_that_is_made_on_the_stack_is_epic_for_its_own_controller() -> None:
    scene = Scene({"hand": [SWARM, SIP]}, {"hand": [FORK, SIP]})
    scene.cast(A, "Cast Swarm")
    scene.play(B, "Cast Fork")
    assert (scene.life(A), scene.life(B)) == (22, 22)
    assert not scene.could(A, "Cast Sip") and not scene.could(B, "Cast Sip")
    scene.until(t.UPKEEP, turn=2)
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (22, 24)


@cr("702.50a", "800.4")
def test_whoever_leaves_takes_their_epic_along() -> None:
    scene = Scene({"hand": [SWARM]}, {}, {})
    scene.play(A, "Cast Swarm")
    scene.game.concede(A)
    scene.until(t.UPKEEP, turn=4)
    assert not scene.st.stack and scene.st.active in (B, C)


# --- paradigm (702.192) -----------------------------------------------------------------------------------------------

LESSON = sorcery("Study", "{3}{G}", gain_life(2), Keyword(k.PARADIGM))
SHARP = sorcery("Sharp", "{3}{R}", deal(1, any_target()), Keyword(k.PARADIGM))


@cr("702.192a", "707.12")
def test_a_copy_may_be_cast_in_each_precombat_main_phase() -> None:
    scene = Scene({"hand": [LESSON], "mana": "{3}{G}"})
    scene.play(A, "Cast Study")
    assert (scene.zone("Study"), scene.life(A)) == ("exile", 22)
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    assert not scene.st.stack
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.settle("Cast Study")
    assert scene.life(A) == 24 and [o.zone for o in scene.all("Study")] == [t.EXILE]
    scene.until(t.PRECOMBAT_MAIN, turn=5)
    scene.settle("Don't")
    assert scene.life(A) == 24
    scene.until(t.PRECOMBAT_MAIN, turn=7)
    assert scene.stack() == ["Study"]  # one ability for all of them


@cr("702.192a")
def test_a_second_spell_of_that_name_is_only_exiled() -> None:
    scene = Scene({"hand": [LESSON, LESSON]})
    scene.play(A, "Cast Study")
    scene.play(A, "Cast Study")
    assert len(scene.st.delayed) == 1 and scene.count(A, "exile") == 2


@cr("702.192a")
def test_another_players_spell_of_that_name_is_the_first_for_them() -> None:
    scene = Scene({"hand": [LESSON]}, {"hand": [LESSON]})
    scene.play(A, "Cast Study")
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Study")
    assert len(scene.st.delayed) == 2


@cr("702.192a", "608.2b")
def test_a_spell_that_did_not_resolve_was_not_the_first() -> None:
    scene = Scene({"hand": [LESSON, LESSON]}, {"hand": [NO]})
    scene.cast(A, "Cast Study")
    scene.play(B, "Cast No")
    assert not scene.st.delayed
    scene.play(A, "Cast Study")
    assert len(scene.st.delayed) == 1


@cr("702.192a", "608.2h")
def test_the_copy_is_of_the_object_as_it_was_though_the_card_has_left_exile() -> None:
    from inset.language import filters as f, selections as s
    from inset.language.words.verbs import to_hand

    fetch = instant("Fetch", "{1}", to_hand(s.Each(f.HasName("Study"), t.EXILE)))
    scene = Scene({"hand": [LESSON, fetch]})
    scene.play(A, "Cast Study")
    scene.play(A, "Cast Fetch")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.settle("Cast Study")
    assert scene.life(A) == 24


@cr("702.192a", "601.2c")
def test_targets_of_the_copy_are_chosen_as_it_is_cast() -> None:
    scene = Scene({"hand": [SHARP]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Sharp", "B")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.settle("Cast Sharp", "Bear")
    assert scene.one("Bear").damage == 1


@cr("702.192a", "702.50a", "101.2")
def test_who_cant_cast_spells_cant_cast_the_copy() -> None:
    scene = Scene({"hand": [LESSON, SWARM]})
    scene.play(A, "Cast Study")
    scene.play(A, "Cast Swarm")
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.settle()
    assert scene.life(A) == 26 and len(scene.all("Study")) == 1
