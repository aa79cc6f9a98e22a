"""614.10: steps, phases and turns that are skipped."""

from inset.kernel import types as t
from inset.language import effects as e, statics as sta
from inset.language.patterns import BeginningOf
from inset.language.words.kinds import at_beginning, body, enchantment, instant, sorcery
from inset.language.words.nouns import each_player, target_player, you
from inset.language.words.verbs import gain_life
from inset.rules import atoms
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr

LIBRARY = ["Forest"] * 20


def turns(scene: Scene) -> list[int]:
    """The players whose turns have begun."""
    found, log = [], scene.st.log
    while log is not None:
        log, event = log
        if event.kind == ev.TURN_BEGAN:
            found.append(event.player)
    return found[::-1]


def go(scene: Scene, count: int, answer: str = "Yes") -> None:
    """All pass until so many turns have begun."""
    while len(turns(scene)) < count:
        asked = scene.game.decision
        assert asked is not None
        if asked.kind == "priority":
            scene.game.choose(PASS)
        elif asked.kind == "confirm":
            scene.answer(answer)
        else:
            scene.game.choose(asked.options.answers[0])


@cr("614.10", "614.1b")
def test_a_skipped_turn_is_replaced_with_nothing() -> None:
    scene = Scene({"hand": ["Meditate"], "library": LIBRARY}, {"library": LIBRARY})
    scene.play(A, "Cast Meditate")
    go(scene, 3)
    assert turns(scene) == [B, B, A]


@cr("614.10a")
def test_two_effects_skip_two_turns() -> None:
    scene = Scene({"hand": ["Meditate", "Eater of Days"], "library": LIBRARY}, {"library": LIBRARY})
    scene.play(A, "Cast Eater of Days")
    scene.play(A, "Cast Meditate")
    go(scene, 5)
    assert turns(scene) == [B, B, B, B, A]


@cr("614.10", "500.7")
def test_an_extra_turn_is_a_next_turn_that_can_be_skipped() -> None:
    warp = sorcery("Warp", "{1}{U}", e.ExtraTurn())
    scene = Scene({"hand": [warp, "Meditate"], "library": LIBRARY}, {"library": LIBRARY})
    scene.play(A, "Cast Warp")
    scene.play(A, "Cast Meditate")
    go(scene, 2)
    assert turns(scene) == [B, A]


@cr("614.10a")
def test_what_waits_for_the_next_turn_waits_for_one_that_is_not_skipped() -> None:
    boon = sorcery("Boon", "{W}", e.Establish((sta.PlayerRule(sta.CANT_GAIN_LIFE, you),), e.UNTIL_YOUR_NEXT_TURN))
    heal = sorcery("Heal", "{W}", gain_life(3))
    bless = enchantment("Bless", "{W}", at_beginning(t.UPKEEP, e.GainLife(each_player, 1), of=each_player))
    scene = Scene({"hand": [boon, "Meditate", heal], "library": LIBRARY, "battlefield": [bless]}, {"library": LIBRARY})
    scene.play(A, "Cast Boon")
    scene.play(A, "Cast Meditate")
    go(scene, 2)
    assert turns(scene) == [B, B]
    scene.until(t.DRAW)
    assert (scene.life(A), scene.life(B)) == (20, 22)


@cr("614.10", "614.10a")
def test_the_next_step_is_skipped_and_only_that() -> None:
    """… also one that has not begun in this turn; a step that has begun can't be skipped any more."""
    scene = Scene({"hand": ["Fatigue"], "library": LIBRARY}, {"library": LIBRARY})
    scene.play(A, "Cast Fatigue", "B")
    hand = len(scene.st.hands[B])
    go(scene, 1)
    scene.until(t.PRECOMBAT_MAIN)
    assert len(scene.st.hands[B]) == hand
    go(scene, 3)
    scene.until(t.PRECOMBAT_MAIN)
    assert len(scene.st.hands[B]) == hand + 1


@cr("614.10")
def test_a_step_that_has_begun_is_not_skipped() -> None:
    tire = instant("Tire", "{U}", e.SkipNext(t.UPKEEP, target_player()))
    scene = Scene({"hand": [tire], "library": LIBRARY}, {"library": LIBRARY})
    go(scene, 1)
    scene.until(t.UPKEEP)
    scene.play(A, "Cast Tire", "B")
    assert scene.st.step == t.UPKEEP
    go(scene, 3)
    scene.until(t.DRAW)
    begun = [event.amount for event in scene.st.events if event.kind == ev.STEP_BEGAN]
    assert begun == [t.UNTAP, t.DRAW]


@cr("614.10", "506.1")
def test_a_combat_phase_is_skipped_as_a_whole() -> None:
    scene = Scene(
        {"hand": ["Stonehorn Dignitary"], "library": LIBRARY}, {"battlefield": ["Grizzly Bears"], "library": LIBRARY}
    )
    scene.play(A, "Cast Stonehorn Dignitary")
    go(scene, 1)
    scene.until(t.POSTCOMBAT_MAIN)
    begun = [event.amount for event in scene.st.events if event.kind == ev.STEP_BEGAN]
    assert begun == [t.UNTAP, t.UPKEEP, t.DRAW, t.PRECOMBAT_MAIN, t.POSTCOMBAT_MAIN]


@cr("614.10b")
def test_what_is_done_after_skipping_is_the_first_thing_of_the_next_step() -> None:
    """The life is gained after the main phase has begun, before anything else in it."""
    fast = enchantment("Fast", "{W}", sta.MaySkip(t.DRAW, (gain_life(2),)))
    scene = Scene({"battlefield": [fast], "library": LIBRARY}, {"library": LIBRARY})
    go(scene, 2)
    while scene.asked() != "confirm":
        scene.game.choose(PASS)
    scene.answer("Yes")
    seen = [(event.kind, event.amount) for event in scene.st.events if event.kind in (ev.STEP_BEGAN, ev.GAINED_LIFE)]
    assert seen == [
        (ev.STEP_BEGAN, t.UNTAP),
        (ev.STEP_BEGAN, t.UPKEEP),
        (ev.STEP_BEGAN, t.PRECOMBAT_MAIN),
        (ev.GAINED_LIFE, 2),
    ]
    assert scene.st.hands[A] == ()


@cr("614.10b", "614.10")
def test_a_turn_that_may_be_skipped() -> None:
    """The artifact is untapped as the first thing of the turn that comes instead; then its extra turn is taken."""
    scene = Scene({"hand": ["Time Vault"], "library": LIBRARY}, {"library": LIBRARY})
    scene.play(A, "Cast Time Vault")
    assert scene.one("Time Vault").tapped
    go(scene, 2)
    assert turns(scene) == [B, B] and not scene.one("Time Vault").tapped
    scene.until(t.UPKEEP)
    scene.play(A, "{T}: Take")
    go(scene, 3, "No")
    assert turns(scene) == [B, B, A]
    go(scene, 4, "No")
    assert turns(scene) == [B, B, A, A] and scene.one("Time Vault").tapped


@cr("616.1", "614.10a")
def test_of_two_effects_that_skip_the_same_step_the_player_chooses() -> None:
    """Skipped by the lasting one, the other waits for the next draw step."""
    famine = enchantment("Famine", "{B}", sta.PlayerRule(sta.SKIP_STEP, each_player, t.DRAW))
    for answer, left in (("skip it as always", 1), ("skip it once", 0)):
        scene = Scene({"hand": ["Fatigue"], "battlefield": [famine], "library": LIBRARY}, {"library": LIBRARY})
        scene.play(A, "Cast Fatigue", "B")
        while scene.asked() != "replace":
            scene.game.choose(PASS)
        scene.answer(answer)
        assert len(scene.st.skips) == left


@cr("614.10a")
def test_two_effects_skip_two_steps() -> None:
    """One is satisfied by the first occurrence, the other waits for the next."""
    scene = Scene({})
    atoms.set_place(scene.st, skips=((B, t.DRAW), (B, t.DRAW)))
    sizes = []
    for _ in range(6):
        scene.next_turn()
        if scene.st.active == B:
            sizes.append(scene.count(B, "hand"))
    assert sizes == [0, 0, 1]


@cr("614.10a", "603.7")
def test_what_waits_for_the_next_step_waits_for_one_that_is_not_skipped() -> None:
    bell = instant("Bell", "{W}", e.Later(BeginningOf(t.UPKEEP, each_player), body(gain_life(5))))
    scene = Scene({"hand": [bell]})
    scene.play(A, "Cast Bell")
    atoms.set_place(scene.st, skips=((B, t.UPKEEP),))
    scene.next_turn()
    assert scene.life(A) == 20
    scene.next_turn()
    assert scene.life(A) == 25


@cr("614.10")
def test_a_skip_of_a_step_that_has_begun_waits_for_the_next_one() -> None:
    scene = Scene({})
    scene.until(t.UPKEEP, turn=2)
    atoms.set_place(scene.st, skips=((B, t.UPKEEP),))
    scene.until(t.DRAW, turn=2)
    assert scene.st.skips == ((B, t.UPKEEP),)
