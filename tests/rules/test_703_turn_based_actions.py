"""703: turn-based actions: when they happen, and that they come before anything else in their step."""

from inset.kernel import types as t
from inset.language.abilities import Keyword
from inset.language.keywords import DAYBOUND, NIGHTBOUND, PHASING
from inset.language.patterns import ChapterReached
from inset.language.words.kinds import (
    at_beginning,
    creature,
    enchantment,
    first_strike,
    instant,
    transforming,
    whenever,
)
from inset.language.words.nouns import creatures, each_player, target
from inset.language.words.verbs import deal, gain_life, gets, lose_life
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.state import DAY
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

LIBRARY = ["Forest"] * 20


@cr("703.4a", "703.4b", "703.4c", "703.1", "502.4")
def test_the_untap_step_phases_then_looks_at_the_day_then_untaps() -> None:
    ghost = creature("Ghost", "{W}", "Spirit", 1, 1, Keyword(PHASING))
    wolf = transforming(
        creature("Villager", "{G}", "Human", 1, 1, Keyword(DAYBOUND)),
        creature("Howler", "", "Wolf", 2, 2, Keyword(NIGHTBOUND)),
    )
    scene = Scene(
        {"battlefield": [(ghost, {"tapped": True}), (BEAR, {"phased": 1, "tapped": True}), wolf], "library": LIBRARY},
        {"library": LIBRARY},
    )
    scene.st.day = DAY
    scene.st.active = B  # A's turn comes next, and nobody casts a spell before
    scene.until(t.UPKEEP, scene.st.turn + 1)
    kinds = [
        event.kind
        for event in scene.st.events
        if event.kind in (ev.STEP_BEGAN, ev.PHASED, ev.DAY_OR_NIGHT, ev.UNTAPPED)
    ]
    assert kinds == [ev.STEP_BEGAN, ev.PHASED, ev.PHASED, ev.DAY_OR_NIGHT, ev.UNTAPPED, ev.STEP_BEGAN]
    assert scene.one("Ghost").phased and scene.one("Ghost").tapped  # 502.3: what has phased out is not untapped
    assert not scene.one("Bear").phased and not scene.one("Bear").tapped and scene.chars("Villager").name == "Howler"


@cr("703.4d", "703.3", "703.1a", "504.2")
def test_the_draw_comes_before_the_triggers_of_the_draw_step() -> None:
    """The card is drawn before state-based actions, before triggers go on the stack, before anybody has priority."""
    omen = enchantment("Dread", "{B}", at_beginning(t.DRAW, lose_life(1, each_player), of=each_player))
    scene = Scene({"battlefield": [omen], "library": LIBRARY}, {"library": LIBRARY})
    scene.until(t.DRAW, scene.st.turn + 1)
    assert len(scene.st.hands[B]) == 1 and scene.stack() == ["Dread"]


@cr("703.3", "704.3", "704.5b")
def test_the_turn_based_action_comes_before_state_based_actions() -> None:
    """Who draws from an empty library loses before the trigger of that step can give them anything."""
    hope = enchantment("Hope", "{W}", at_beginning(t.DRAW, gain_life(50, each_player), of=each_player))
    scene = Scene({"battlefield": [hope], "library": LIBRARY}, {"library": ["Forest"]})
    scene.until(t.UPKEEP, scene.st.turn + 1)
    scene.st.libraries[B] = ()
    while scene.game.outcome is None:
        scene.game.choose(PASS)
    assert scene.st.players[B].lost == "704.5b" and scene.life(A) == 20


@cr("703.4f", "714.3c")
def test_lore_counters_come_as_the_precombat_main_phase_begins() -> None:
    saga = enchantment(
        "Tale", "{1}{G}", whenever(ChapterReached((1,)), gain_life(1)), whenever(ChapterReached((2,)), gain_life(10)),
        subtypes="Saga",
    )  # fmt: skip
    scene = Scene({"battlefield": [(saga, {"counters": {"lore": 1}})], "library": LIBRARY}, {"library": LIBRARY})
    scene.next_turn()
    scene.until(t.DRAW, scene.st.turn + 1)
    assert scene.one("Tale").counters == {"lore": 1}
    scene.until(t.PRECOMBAT_MAIN)
    assert scene.one("Tale").counters == {"lore": 2} and scene.stack() == ["Tale"]


@cr("703.4i", "703.4j", "703.4k", "703.4m")
def test_combat_is_declared_and_damage_is_dealt_before_anybody_has_priority() -> None:
    knight = creature("Knight", "{W}", "Knight", 2, 2, first_strike)
    trick = instant("Trick", "{G}", gets(target(creatures), 9, 9))
    scene = Scene({"battlefield": [BEAR, knight], "hand": [trick]}, {"battlefield": ["Grizzly Bears"], "hand": [trick]})
    asked: list[tuple[int, str, int]] = []
    while scene.st.step != t.END_COMBAT:
        question = scene.game.decision
        assert question is not None
        if question.kind != "priority" or (scene.st.step, "priority") not in [(s, k) for s, k, _ in asked]:
            asked.append((scene.st.step, question.kind, question.player))
        if question.kind == "attack":
            scene.answer("Attack")
        elif question.kind == "block":
            scene.answer("Block Bear")
        else:
            scene.game.choose(PASS)
    first = {step: kind for step, kind, _ in reversed(asked)}
    assert first[t.DECLARE_ATTACKERS] == "attack" and first[t.DECLARE_BLOCKERS] == "block"
    assert scene.life(B) == 18 and scene.zone("Bear") == scene.zone("Grizzly Bears") == "graveyard"
    assert [step for step, kind, _ in asked if kind == "priority" and step in (t.FIRST_STRIKE_DAMAGE, t.COMBAT_DAMAGE)] == [
        t.FIRST_STRIKE_DAMAGE, t.COMBAT_DAMAGE,
    ]  # fmt: skip


@cr("703.4k", "510.1c")
def test_damage_is_assigned_after_the_step_has_begun() -> None:
    """The attacking player is asked in the combat damage step, and nobody may act between that and the damage."""
    scene = Scene(
        {"battlefield": [creature("Giant", "{4}{R}", "Giant", 4, 4)]}, {"battlefield": [BEAR, "Grizzly Bears"]}
    )
    while scene.asked() in ("priority", "attack", "block"):
        question = scene.game.decision
        assert question is not None
        if question.kind == "priority":
            scene.game.choose(PASS)
        else:
            scene.answer("Attack" if question.kind == "attack" else "Block Giant")
    assert scene.st.step == t.COMBAT_DAMAGE
    before = len(scene.st.graveyards[B])
    while scene.asked() not in ("priority", ""):
        scene.game.choose(scene.game.options[0])
    assert len(scene.st.graveyards[B]) > before


@cr("703.4n", "703.4p", "514.1", "514.2")
def test_the_cleanup_step_discards_first_and_then_ends_what_lasts_this_turn() -> None:
    """As cards are discarded the creature is still large; then damage wears off and the effect ends at the same time."""
    grow = instant("Grow", "{G}", gets(target(creatures), 0, 3))
    bolt = instant("Sting", "{R}", deal(4, target(creatures)))
    scene = Scene({"battlefield": [BEAR], "hand": [grow, bolt, *["Forest"] * 8]})
    scene.play(A, "Cast Grow", "Bear")
    scene.play(A, "Cast Sting", "Bear")
    scene.until(t.END)
    while scene.st.step != t.CLEANUP:
        scene.game.choose(PASS)
    assert scene.asked() not in ("priority", "") and scene.size("Bear") == (2, 5) and scene.one("Bear").damage == 4
    scene.game.choose(scene.game.options[0])
    assert scene.zone("Bear") == "battlefield" and scene.size("Bear") == (2, 2) and scene.one("Bear").damage == 0
