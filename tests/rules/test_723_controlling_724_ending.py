"""723: controlling another player; 724: ending the turn or the combat phase."""

from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import effects as e, patterns as p
from inset.language.card import Card
from inset.language.words.kinds import activated, creature, enchantment, instant, sorcery, whenever
from inset.language.words.nouns import creatures, each_player, target, target_opponent, you
from inset.language.words.verbs import deal, dies, discarding, draw, gain_life, gets
from inset.rules import atoms
from inset.rules.model.answers import PASS
from inset.rules.model.picks import decider
from inset.rules.turn.added_steps import add_phases
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, SIP

SLAVE = sorcery("Slave", "{U}", e.ControlTurn(target_opponent()))
OVER = instant("Over", "{R}", e.EndTurn())
WAKE = enchantment("Wake", "{B}", whenever(dies(creatures), gain_life(3)))
PEACE = instant("Peace", "{W}", e.EndCombat())


def enslaved(mine: dict[str, Any], theirs: dict[str, Any]) -> Scene:
    """A controls B during B's turn, which has begun."""
    scene = Scene({**mine, "hand": [SLAVE, *mine.get("hand", [])]}, theirs)
    scene.play(A, "Cast Slave")
    scene.next_turn()
    return scene


# --- controlling a player ---------------------------------------------------------------------------------------------


@cr("723.1b", "614.10")
def test_the_effect_waits_for_a_turn_that_is_taken() -> None:
    skip = sorcery("Skip", "{U}", e.SkipNext(t.WHOLE_TURN, target_opponent()))
    scene = Scene({"hand": [SLAVE, skip]})
    scene.play(A, "Cast Slave")
    scene.play(A, "Cast Skip")
    scene.next_turn()
    assert (scene.st.active, decider(scene.st, B)) == (A, B)
    scene.next_turn()
    assert (scene.st.active, decider(scene.st, B)) == (B, A)


@cr("723.4")
def test_who_controls_a_player_sees_what_that_player_sees() -> None:
    theirs = {"hand": ["Shock"], "battlefield": [{"card": "Hill Giant", "face_down": True}], "library": ["Opt"]}
    free = Scene({}, theirs).game
    assert "Shock" not in free.view(A).json() and "Hill Giant" not in free.view(A).json()
    scene = enslaved({}, theirs)
    mine, other = scene.game.view(A), scene.game.view(B)
    assert [card["name"] for card in mine.data["players"][B]["hand"]] == ["Shock", "Opt"]
    assert "Hill Giant" in mine.json()
    assert [card["name"] for card in other.data["players"][B]["hand"]] == ["Shock", "Opt"]  # both see it
    assert other.data["players"][A]["hand"] == []  # and the player who is controlled no more than before
    scene.next_turn()
    assert scene.game.view(A).data["players"][B]["hand"] == []


@cr("723.4", "400.11")
def test_cards_outside_the_game_are_seen_by_their_owner_alone() -> None:
    scene = enslaved({}, {})
    atoms.new_object(scene.st, B, t.OUTSIDE, BEAR, scene.st.next_id)
    assert "Bear" not in scene.game.view(A).json()
    assert [card["name"] for card in scene.game.view(B).data["outside"]] == ["Bear"]


@cr("723.4")
def test_a_sample_keeps_what_the_controller_sees() -> None:
    scene = enslaved({}, {"hand": ["Shock"], "library": ["20 Forest"]})
    sampled = scene.game.view(A).sample(3)
    assert sampled.view(A).data["players"][B]["hand"] == scene.game.view(A).data["players"][B]["hand"]


@cr("723.5a", "723.5")
def test_only_the_controlled_players_own_means_pay() -> None:
    ponder = instant("Ponder", "{U}", draw(1))
    scene = Scene({"hand": [SLAVE], "battlefield": ["5 Island"], "mana": "{U}"}, {"hand": [ponder], "mana": ""})
    scene.play(A, "Cast Slave")
    scene.next_turn()
    assert decider(scene.st, B) == A
    assert not scene.could(B, "Cast Ponder")  # the islands are another player's


@cr("723.5a")
def test_cards_are_discarded_from_the_controlled_players_hand() -> None:
    engine = enchantment("Engine", "{U}", activated(discarding(1), gain_life(1)))
    scene = enslaved({"hand": [SIP, SIP]}, {"hand": [BEAR], "battlefield": [engine], "library": ["5 Wastes"]})
    scene.do(B, "Engine")
    scene.answer("Bear")
    scene.settle()
    assert scene.names("graveyard", B) == ["Bear"] and scene.names("hand", A) == ["Sip", "Sip"]
    assert (scene.life(A), scene.life(B)) == (20, 21)


@cr("723.8", "723.5")
def test_the_controller_decides_for_both() -> None:
    """B's creature attacks, A's may block it, and A is asked about each."""
    wall = creature("Wall", "{W}", "Wall", 0, 4)
    scene = enslaved({"battlefield": [wall], "hand": [SIP]}, {"battlefield": [BEAR]})
    asked = []
    while scene.st.active == B and scene.game.decision is not None:
        decision = scene.game.decision
        asked.append((decision.kind, decision.player))
        if decision.kind == "attack":
            scene.answer("Attack")
        elif decision.kind == "block":
            scene.answer("Block Bear")
        else:
            scene.game.choose(scene.game.options[0])
    assert ("attack", A) in asked and ("block", A) in asked
    assert {player for _, player in asked} == {A}
    assert scene.life(A) == 20


@cr("723.9", "723.1a")
def test_a_player_may_be_given_control_of_themselves() -> None:
    own = instant("Own", "{U}", e.ControlTurn(you))
    scene = Scene({"hand": [SLAVE]}, {"hand": [own]})
    scene.play(A, "Cast Slave")
    scene.pass_to(B)
    scene.play(B, "Cast Own")
    scene.next_turn()
    assert (scene.st.active, decider(scene.st, B)) == (B, B)


# --- ending the turn --------------------------------------------------------------------------------------------------


@cr("724.1c", "724.1f", "514.3a")
def test_what_triggers_while_the_turn_ends_is_put_on_the_stack_in_the_cleanup_step() -> None:
    """State-based actions are checked at once; the trigger waits for the cleanup step, and another one follows."""
    last = instant("Last Word", "{R}", deal(5, target(creatures)), e.EndTurn())
    scene = Scene({"hand": [last], "battlefield": [WAKE]}, {"battlefield": [BEAR]})
    scene.do(A, "Cast Last Word")
    scene.resolve()
    assert (scene.zone("Bear"), scene.st.step, scene.st.turn, scene.stack()) == ("graveyard", t.CLEANUP, 1, ["Wake"])
    assert scene.asked() == "priority"
    scene.settle()
    assert (scene.life(A), scene.st.step) == (23, t.CLEANUP)
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.st.turn == 2


@cr("724.1f", "514.3")
def test_nobody_has_priority_in_a_cleanup_step_that_nothing_happens_in() -> None:
    scene = Scene({"hand": [OVER], "battlefield": [WAKE]}, {"battlefield": [BEAR]})
    scene.do(A, "Cast Over")
    scene.resolve()
    assert (scene.st.turn, scene.st.step) == (2, t.UPKEEP)


# --- ending the combat phase ------------------------------------------------------------------------------------------


def at_war(*hand: Card, mine: tuple[Card, ...] = ()) -> Scene:
    scene = Scene({"hand": list(hand), "battlefield": [BEAR, *mine]}, {})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    return scene


@cr("724.2", "724.2b", "724.2d")
def test_ending_the_combat_phase() -> None:
    """The stack is exiled, all are removed from combat, and the postcombat main phase comes next."""
    scene = at_war(PEACE, SIP)
    scene.do(A, "Cast Sip")
    scene.do(A, "Cast Peace")
    scene.resolve()
    assert (scene.zone("Sip"), scene.zone("Peace")) == ("exile", "exile")
    assert (scene.st.step, scene.st.turn, scene.life(B)) == (t.POSTCOMBAT_MAIN, 1, 20)
    assert scene.one("Bear").combat is None and scene.one("Bear").tapped


@cr("724.2d")
def test_until_end_of_combat_ends_with_it() -> None:
    mood = instant("Mood", "{R}", gets(target(creatures), 3, 0, duration=e.END_OF_COMBAT))
    scene = at_war(PEACE, mood)
    scene.play(A, "Cast Mood")
    assert scene.size("Bear") == (5, 2)
    scene.play(A, "Cast Peace")
    assert scene.size("Bear") == (2, 2)


@cr("724.2d", "500.8")
def test_another_combat_phase_still_comes() -> None:
    scene = at_war(PEACE)
    add_phases(scene.st, (t.BEGIN_COMBAT,))
    scene.do(A, "Cast Peace")
    scene.resolve()
    assert scene.st.step == t.BEGIN_COMBAT


@cr("724.2e")
def test_at_end_of_combat_does_not_trigger() -> None:
    bell = enchantment("Bell", "{W}", whenever(p.BeginningOf(t.END_COMBAT, each_player), gain_life(5)))
    scene = at_war(PEACE, mine=(bell,))
    scene.play(A, "Cast Peace")
    assert (scene.life(A), scene.st.step) == (20, t.POSTCOMBAT_MAIN)
    other = at_war(mine=(bell,))
    other.until(t.POSTCOMBAT_MAIN)
    assert other.life(A) == 25


@cr("724.2a")
def test_what_waits_to_be_put_on_the_stack_ceases_to_exist() -> None:
    """It triggered as the same spell began to resolve, and is never put onto the stack."""
    echo = enchantment("Echo", "{W}", whenever(p.GainsLife(you), gain_life(5)))
    both = instant("Both", "{W}", gain_life(1), e.EndCombat())
    scene = at_war(both, mine=(echo,))
    scene.play(A, "Cast Both")
    assert (scene.life(A), scene.stack(), scene.st.step) == (21, [], t.POSTCOMBAT_MAIN)


@cr("724.2c", "724.2f")
def test_what_triggers_meanwhile_waits_for_the_next_phase() -> None:
    last = instant("Last Blow", "{R}", deal(5, target(creatures)), e.EndCombat())
    scene = at_war(last, mine=(WAKE,))
    scene.do(A, "Cast Last Blow")
    scene.resolve()
    assert (scene.zone("Bear"), scene.st.step, scene.stack()) == ("graveyard", t.POSTCOMBAT_MAIN, ["Wake"])
    assert scene.asked() == "priority" and scene.st.priority == A


@cr("724.2g")
@pytest.mark.parametrize("step", [t.PRECOMBAT_MAIN, t.POSTCOMBAT_MAIN, t.END])
def test_at_any_other_time_nothing_happens(step: int) -> None:
    scene = Scene({"hand": [PEACE, SIP]})
    scene.until(step)
    scene.do(A, "Cast Sip")
    scene.do(A, "Cast Peace")
    scene.settle()
    assert (scene.zone("Peace"), scene.zone("Sip"), scene.life(A), scene.st.step) == (
        "graveyard",
        "graveyard",
        21,
        step,
    )


def test_a_real_card() -> None:
    scene = Scene({"hand": ["Mandate of Peace"]}, {"hand": ["Shock"], "battlefield": [BEAR]})
    assert not scene.could(A, "Cast Mandate of Peace")
    scene.until(t.DECLARE_ATTACKERS, turn=2, attack=["Bear"])
    scene.play(A, "Cast Mandate of Peace")
    assert (scene.st.step, scene.life(A)) == (t.POSTCOMBAT_MAIN, 20)
    assert not scene.could(B, "Cast Shock")
