"""116, 117, 405: special actions, timing and priority, the stack."""

from inset.kernel import types as t
from inset.language import abilities as a, costs as c, effects as e, mods as m, patterns as p
from inset.language.words.kinds import (
    at_beginning,
    body,
    creature,
    enchantment,
    foretell,
    instant,
    land,
    morph,
    sorcery,
    tap_for,
    whenever,
)
from inset.language.words.nouns import creatures, each_player, spells, target, you
from inset.language.words.verbs import (
    at_next,
    casts,
    draw,
    gain_life,
    gets,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, BOLT

SIGN = sorcery("Sign", "{U}", foretell("{U}"), gain_life(1))
HIDDEN = creature("Hidden", "{4}", "Beast", 4, 4, morph("{G}"))


def has_priority(scene: Scene) -> int:
    asked = scene.game.decision
    return asked.player if asked is not None and asked.kind == "priority" else -1


# --- special actions (116) -------------------------------------------------------------------------------------------------


@cr("116.1", "116.3", "405.6d")
def test_a_special_action_does_not_use_the_stack_and_its_player_keeps_priority() -> None:
    scene = Scene({"hand": [BOLT, SIGN], "battlefield": []})
    scene.cast(A, "Cast Bolt", "B")
    scene.do(A, "Foretell Sign")
    assert (scene.stack(), scene.zone("Sign"), has_priority(scene)) == (["Bolt"], "exile", A)
    scene.settle()
    assert scene.life(B) == 17


@cr("117.1c", "116.2b", "305.1")
def test_when_special_actions_may_be_taken() -> None:
    """A land only with an empty stack in one's own main phase, turning a permanent face up at any priority."""
    field = land("Field", "", tap_for("{G}"))
    scene = Scene({"hand": [HIDDEN, field, BOLT]}, {})
    scene.play(A, "Cast Hidden face down")
    assert scene.could(A, "Play Field")
    scene.cast(A, "Cast Bolt", "B")
    assert not scene.could(A, "Play Field") and scene.could(A, "face up")
    scene.settle()
    scene.until(t.UPKEEP, 2)
    assert not scene.could(A, "Play Field") and scene.could(A, "face up")


# --- priority (117) -----------------------------------------------------------------------------------------------------------


@cr("117.2a", "117.5", "603.3")
def test_what_triggers_waits_for_the_next_priority() -> None:
    """It triggers while a spell is being cast and while one resolves; nothing happens until somebody would get priority."""
    bell = enchantment("Bell", "{W}", whenever(p.Sacrifices(you), gain_life(1)))
    rite = sorcery("Rite", "{B}", a.AdditionalCost(c.SacrificeOther(creatures)), draw())
    twice = sorcery("Twice", "{B}", e.Sacrifice(you, creatures), gain_life(10))
    scene = Scene({"hand": [rite, twice], "battlefield": [bell, BEAR, BEAR]})
    scene.cast(A, "Cast Rite", scene.all("Bear")[0].id)
    assert scene.stack() == ["Bell", "Rite"]  # above the spell that it triggered for
    scene.settle()
    scene.cast(A, "Cast Twice")
    scene.resolve()
    assert (scene.stack(), scene.life(A)) == (["Bell"], 31)


@cr("117.2c", "117.3a", "405.6e", "703.4c")
def test_turn_based_actions_come_before_priority() -> None:
    """The card of the draw step is drawn, and what triggers at its beginning is on the stack, when priority is given."""
    dawn = enchantment("Dawn", "{W}", at_beginning(t.DRAW, gain_life(1)))
    scene = Scene({}, {"battlefield": [dawn], "library": [BEAR]})
    scene.until(t.UPKEEP, 2)
    assert (has_priority(scene), scene.count(B, "hand")) == (B, 0)
    scene.until(t.DRAW, 2)
    assert (has_priority(scene), scene.names("hand", B), scene.stack()) == (B, ["Bear"], ["Dawn"])


@cr("117.3a", "502.4", "514.3")
def test_nobody_has_priority_in_untap_and_cleanup_steps() -> None:
    scene = Scene({"battlefield": [BEAR]})
    seen = set()
    while scene.st.turn < 3:
        asked = scene.game.decision
        assert asked is not None
        if asked.kind == "priority":
            seen.add(scene.st.step)
        scene.game.choose(PASS if asked.kind == "priority" else asked.options.answers[-1])
    assert not seen & {t.UNTAP, t.CLEANUP}
    assert {t.UPKEEP, t.DRAW, t.PRECOMBAT_MAIN, t.END} <= seen


@cr("117.7", "405.2", "405.5", "608.1")
def test_what_is_cast_in_response_resolves_first() -> None:
    grow = instant("Grow", "{G}", gets(target(creatures), 3, 3))
    scene = Scene({"hand": [BOLT]}, {"hand": [grow], "battlefield": [BEAR]})
    scene.cast(A, "Cast Bolt", "Bear")
    scene.cast(B, "Cast Grow")
    assert scene.stack() == ["Grow", "Bolt"]
    scene.resolve()
    assert (scene.stack(), scene.size("Bear")) == (["Bolt"], (5, 5))
    scene.resolve()
    assert (scene.zone("Bear"), scene.one("Bear").damage) == ("battlefield", 3)


# --- the stack (405) -----------------------------------------------------------------------------------------------------------


@cr("405.4", "112.3", "113.8", "603.7d")
def test_who_controls_what_is_on_the_stack() -> None:
    """A spell: who cast it. A triggered ability: who controlled its source. A delayed one: who controlled what made it."""
    later = sorcery("Later", "{B}", at_next(t.END, body(e.LoseLife(you, 2))))
    bell = enchantment("Bell", "{W}", whenever(casts(each_player, spells), gain_life(1)))
    scene = Scene({"hand": [later]}, {"battlefield": [bell]})
    scene.cast(A, "Cast Later")
    tops = [scene.st.objs[oid] for oid in reversed(scene.st.stack)]
    assert [(scene._on_stack(o), o.controller) for o in tops] == [("Bell", B), ("Later", A)]
    scene.settle()
    scene.until(t.END)
    assert [o.controller for o in (scene.st.objs[oid] for oid in scene.st.stack)] == [A]
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (18, 21)


@cr("405.6a", "603.7")
def test_effects_do_not_go_on_the_stack() -> None:
    """A lasting effect is simply there after the spell; a delayed ability that it made goes on the stack in its time."""
    grow = instant("Grow", "{G}", gets(target(creatures), 3, 3), at_next(t.END, body(gain_life(1))))
    scene = Scene({"hand": [grow], "battlefield": [BEAR]})
    scene.cast(A, "Cast Grow")
    scene.resolve()
    assert (scene.stack(), scene.size("Bear")) == ([], (5, 5))
    scene.until(t.END)
    assert scene.stack() == ["Grow"]


@cr("405.6f", "704.3")
def test_state_based_actions_do_not_use_the_stack() -> None:
    """Nobody can respond: the creature is gone before anybody has priority."""
    save = instant("Save", "{G}", gets(target(creatures), 0, 5))
    scene = Scene({"hand": [BOLT]}, {"hand": [save], "battlefield": [BEAR]})
    scene.cast(A, "Cast Bolt", "Bear")
    scene.resolve()
    assert (scene.stack(), scene.zone("Bear")) == ([], "graveyard") and not scene.could(B, "Cast Save")


@cr("405.6g", "104.3a")
def test_a_player_may_concede_without_priority() -> None:
    scene = Scene({"hand": [BOLT]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Bolt", "B")
    assert has_priority(scene) == A
    scene.game.concede(B)
    assert scene.game.outcome is not None and scene.game.outcome.winners == (A,)


@cr("405.6h", "800.4a")
def test_what_a_player_leaves_behind_goes_at_once() -> None:
    """Their permanents and spells leave the game, what they controlled of others goes back, in the middle of a
    resolution."""
    steal = sorcery("Steal", "{U}", e.Modify(target(creatures), (m.SetController(you),), e.FOREVER))
    scene = Scene(
        {"hand": [steal, BOLT], "battlefield": [creature("Own", "{G}", "Elf", 1, 1)]}, {"battlefield": [BEAR]}, {}
    )
    scene.play(A, "Cast Steal", "Bear")
    scene.cast(A, "Cast Bolt", "B")
    scene.game.concede(A)
    assert (scene.stack(), scene.chars("Bear").controller, scene.all("Own")) == ([], B, [])
    assert scene.game.outcome is None and not scene.st.players[C].lost


@cr("117.2e", "117.5", "117.2d")
def test_nobody_has_priority_while_a_spell_resolves() -> None:
    muse = sorcery("Muse", "{U}", e.May((gain_life(1),)))
    sip = instant("Sip", "{W}", gain_life(5))
    scene = Scene({"hand": [muse, sip]}, {"hand": [sip]})
    scene.cast(A, "Cast Muse")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.words() == ["Yes", "No"]
