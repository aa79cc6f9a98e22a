"""500–514: what no step lets happen, and when a step lets anybody do anything."""

import pytest

from inset.kernel import types as t
from inset.language.words.kinds import (
    artifact,
    at_beginning,
    creature,
    enchantment,
    instant,
    land,
    planeswalker,
    sorcery,
    whenever,
)
from inset.language.words.nouns import creatures, each_player, target
from inset.language.words.verbs import casts, gain_life, gets
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import Ctx, Event, Pending
from inset.rules.objects.abilities import traits
from inset.rules.objects.layers import chars_of
from inset.rules.turn.added_steps import add_phases, add_steps
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR


def _asked_in(scene: Scene, turn: int) -> list[tuple[int, int]]:
    """(step, player) of each priority until a turn begins, everybody passing."""
    found = []
    while scene.st.turn < turn:
        asked = scene.game.decision
        assert asked is not None
        if asked.kind == "priority":
            found.append((scene.st.step, asked.player))
            scene.game.choose(PASS)
        else:
            scene.answer("Don't")
    return found


@cr("504.2", "507.2", "511.1", "505.2", "503.1", "508.2", "513.2")
def test_the_active_player_gets_priority_first_in_every_step_that_has_one() -> None:
    """Main phases end when both have passed with an empty stack, and not before."""
    scene = Scene({"battlefield": [BEAR]}, turn=3, step="upkeep")
    found = _asked_in(scene, 4)
    steps = (
        t.UPKEEP,
        t.DRAW,
        t.PRECOMBAT_MAIN,
        t.BEGIN_COMBAT,
        t.DECLARE_ATTACKERS,
        t.END_COMBAT,
        t.POSTCOMBAT_MAIN,
        t.END,
    )
    assert found == [(step, player) for step in steps for player in (A, B)]


@cr("500.3", "500.12")
def test_nothing_happens_between_turns_and_what_the_untap_step_triggers_waits_for_the_upkeep() -> None:
    """What is due at the beginning of the upkeep triggers in it, after the untap step without priority."""
    horn = enchantment("Horn", "{W}", at_beginning(t.UPKEEP, gain_life(1), of=each_player))
    scene = Scene({"battlefield": [horn]}, {"battlefield": [(BEAR, {"tapped": True})]})
    scene.until(t.END)
    before = len(scene.game.events)
    scene.until(t.UPKEEP, turn=2)
    told = (ev.STEP_BEGAN, ev.UNTAPPED, ev.TRIGGERED)
    kinds = [event.kind for event in scene.game.events[before:] if event.kind in told]
    assert kinds == [ev.STEP_BEGAN, ev.STEP_BEGAN, ev.UNTAPPED, ev.STEP_BEGAN, ev.TRIGGERED]
    assert scene.stack() == ["Horn"]


GROW = gets(target(creatures), 2, 2)
SLOW = {
    "Rock": artifact("Rock", "{1}"),
    "Cub": creature("Cub", "{G}", "Bear", 1, 1),
    "Law": enchantment("Law", "{W}"),
    "Mage": planeswalker("Mage", "{U}", "Jace", 3),
    "Plan": sorcery("Plan", "{U}", gain_life(1)),
}


@pytest.mark.parametrize("name", SLOW)
@cr("505.6a", "304.1", "302.1", "307.1")
def test_only_in_a_main_phase_of_ones_own_with_an_empty_stack(name: str) -> None:
    """Each kind of card that is not an instant: offered in both main phases, and nowhere else."""
    quick = instant("Quick", "{W}", gain_life(1))
    scene = Scene({"hand": [SLOW[name], quick]}, {"hand": [SLOW[name]]}, step="upkeep")
    found: list[tuple[int, int]] = []
    while scene.st.turn == 1:
        asked = scene.game.decision
        assert asked is not None
        if any(f"Cast {name}" in option.text for option in scene.game.options):
            found.append((scene.st.step, asked.player))
        scene.game.choose(PASS)
    assert found == [(t.PRECOMBAT_MAIN, A), (t.POSTCOMBAT_MAIN, A)]
    other = Scene({"hand": [SLOW[name], quick]})
    other.cast(A, "Cast Quick")
    assert f"Cast {name}" not in " ".join(other.options(A))


@cr("505.6b", "305.1", "305.2", "305.3")
def test_one_land_in_a_main_phase_of_ones_own_without_the_stack() -> None:
    quick = instant("Quick", "{W}", gain_life(1))
    watcher = enchantment("Watcher", "{W}", whenever(casts(each_player), gain_life(5)))
    lake, hill = land("Lake"), land("Hill")
    scene = Scene({"hand": [lake, hill, quick], "battlefield": [watcher]}, {"hand": [lake]}, step="upkeep")
    assert not scene.could(A, "Play Lake")
    scene.until(t.PRECOMBAT_MAIN)
    scene.cast(A, "Cast Quick")
    scene.settle()
    assert scene.could(A, "Play Lake") and not scene.could(B, "Play Lake")
    scene.do(A, "Play Lake")
    assert (scene.stack(), scene.zone("Hill"), scene.life(A)) == ([], "hand", 26)
    assert not scene.could(A, "Play Hill")
    scene.until(t.POSTCOMBAT_MAIN)
    assert not scene.could(A, "Play Hill")


@cr("505.6b")
def test_no_land_while_something_is_on_the_stack() -> None:
    quick = instant("Quick", "{W}", gain_life(1))
    scene = Scene({"hand": [land("Lake"), quick]})
    scene.cast(A, "Cast Quick")
    assert not scene.could(A, "Play Lake")


@cr("500.5b", "514.2")
def test_until_end_of_turn_outlasts_the_end_step() -> None:
    """It isn't over as the phase or the end step ends, only in the cleanup step."""
    grow = instant("Grow", "{G}", GROW)
    scene = Scene({"hand": [grow], "battlefield": [BEAR]})
    scene.play(A, "Cast Grow", "Bear")
    for step in (t.BEGIN_COMBAT, t.POSTCOMBAT_MAIN, t.END):
        scene.until(step)
        assert scene.size("Bear") == (4, 4)
    scene.until(t.UPKEEP, turn=2)
    assert scene.size("Bear") == (2, 2)


# --- added steps (500.9, 500.10) -------------------------------------------------------------------------------------


def _steps(scene: Scene) -> list[int]:
    """The steps that begin in the rest of the turn, everybody passing."""
    now = scene.st.turn
    before = len(scene.game.events)
    while scene.st.turn == now:
        scene.game.choose(PASS if scene.asked() == "priority" else scene.game.options[0])
    told = [event for event in scene.game.events[before:] if event.kind in (ev.STEP_BEGAN, ev.TURN_BEGAN)]
    kinds = [event.kind for event in told]
    return [event.amount for event in told[: kinds.index(ev.TURN_BEGAN)]]


REST = [t.BEGIN_COMBAT, t.DECLARE_ATTACKERS, t.END_COMBAT, t.POSTCOMBAT_MAIN, t.END, t.CLEANUP]


@cr("500.9")
def test_the_latest_extra_step_comes_first_and_the_phase_goes_on_after_it() -> None:
    """In the upkeep: first an upkeep is added, then a draw step; then combat, then another draw step after this step."""
    scene = Scene({}, turn=3, step="upkeep")
    for step in (t.UPKEEP, t.DRAW):
        add_steps(scene.st, step, 1, after_phase=False)
    add_phases(scene.st, (t.BEGIN_COMBAT,))
    scene.game = type(scene.game)(scene.game._setup, scene.st)
    fight = [t.BEGIN_COMBAT, t.DECLARE_ATTACKERS, t.END_COMBAT]
    assert _steps(scene) == [t.DRAW, t.UPKEEP, t.DRAW, *fight, t.PRECOMBAT_MAIN, *REST]


@cr("500.10", "500.10a")
@pytest.mark.parametrize("owner", [A, B])
def test_steps_after_a_phase_are_phases_of_their_own_and_only_in_the_turn_of_who_gets_them(owner: int) -> None:
    """Obeka deals two damage: two beginning phases that are an upkeep step each, with what triggers in it."""
    obeka: dict[str, list[object]] = {"battlefield": ["Obeka, Splitter of Seconds"]}
    horn = enchantment("Horn", "{W}", at_beginning(t.UPKEEP, gain_life(1)))
    scene = Scene({"battlefield": [*obeka["battlefield"], horn]}, {})
    if owner == B:  # the turn is another player's when the ability resolves: somebody else's Obeka deals the damage
        scene = Scene({"battlefield": [horn]}, obeka)
        source = scene.one("Obeka, Splitter of Seconds")
        when = Ctx(source.id, B, event=Event(ev.DAMAGE, "510.2", A, amount=2))
        scene.st.pending = (Pending(traits(chars_of(scene.st, source).abilities).triggered[0], when),)
        scene.game = type(scene.game)(scene.game._setup, scene.st)
        assert _steps(scene) == REST
        assert scene.life(A) == 20
        return
    scene.until(t.COMBAT_DAMAGE, attack=["Obeka, Splitter of Seconds"])
    scene.settle()
    assert _steps(scene) == [t.END_COMBAT, t.UPKEEP, t.UPKEEP, *REST[3:]]
    assert scene.life(A) == 22
