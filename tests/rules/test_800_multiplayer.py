"""800, 802: games of three and four players; 723: controlling a player; 724: ending the turn; 733: taking back."""

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import effects as e, mods as m, patterns as p
from inset.language.costs import PayMana
from inset.language.words.kinds import creature, enchantment, instant, modes, sorcery, whenever
from inset.language.words.nouns import any_target, creatures, each_opponent, each_player, target, target_opponent, you
from inset.language.words.verbs import becomes, deal, dies, draw, gain_life, lose_life, may
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, KILL, OX, SIP


@cr("800.1", "101.4", "117.3d", "500.1")
def test_turns_and_priority_go_round() -> None:
    scene = Scene({}, {}, {})
    seen = []
    for _ in range(3):
        assert scene.game.decision is not None
        seen.append(scene.game.decision.player)
        scene.game.choose(PASS)
    assert seen == [0, 1, 2]
    order = [scene.st.active]
    for _ in range(3):
        scene.next_turn()
        order.append(scene.st.active)
    assert order == [0, 1, 2, 0]


@cr("802.1", "802.2", "802.3", "802.2a", "806.2b")
def test_attacking_several_players_at_once() -> None:
    scene = Scene({"battlefield": [BEAR, OX]}, {}, {})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        assert scene.game.decision is not None
        who = scene.st.objs[scene.game.decision.subject].definition.name
        scene.answer("Attack B" if who == "Bear" else "Attack C")
    scene.until(t.END_COMBAT)
    assert (scene.life(B), scene.life(C)) == (18, 19)


@cr("802.4", "802.4a")
def test_each_defending_player_blocks_only_their_own_attackers() -> None:
    cat = creature("Cat", "{W}", "Cat", 1, 1)
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [OX]}, {"battlefield": [cat]})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack C")
    asked: list[int] = []
    while scene.st.step <= t.DECLARE_BLOCKERS and not asked:
        if scene.asked() == "block":
            assert scene.game.decision is not None
            asked.append(scene.game.decision.player)
        else:
            scene.game.choose(PASS)
    assert asked == [C]


@cr("102.3", "603.3b")
def test_each_opponent_in_turn_order() -> None:
    edict = sorcery("Edict", "{B}", e.Sacrifice(each_opponent, creatures))
    scene = Scene({"hand": [edict], "battlefield": [BEAR]}, {"battlefield": [BEAR, OX]}, {"battlefield": [BEAR, OX]})
    scene.play(A, "Cast Edict", "Ox", "Bear")
    assert [scene.names("battlefield", p) for p in (A, B, C)] == [["Bear"], ["Bear"], ["Ox"]]


@cr("800.4", "800.4a", "104.3a", "104.2a", "806.1")
def test_a_player_who_leaves_takes_their_objects_along() -> None:
    steal = sorcery("Steal", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [steal], "battlefield": [OX]}, {"battlefield": [BEAR]}, {"battlefield": []})
    scene.play(A, "Cast Steal", "Bear")
    assert scene.chars("Bear").controller == A
    scene.game.concede(B)
    assert scene.game.outcome is None and scene.names("battlefield", A) == ["Ox"]
    scene.game.concede(C)
    assert scene.game.outcome is not None and scene.game.outcome.winners == (A,)


@cr("800.4a", "800.4c")
def test_what_the_leaver_only_controlled_goes_back() -> None:
    steal = sorcery("Steal", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [steal]}, {"battlefield": [BEAR]}, {})
    scene.play(A, "Cast Steal", "Bear")
    scene.game.concede(A)
    assert scene.chars("Bear").controller == B


@cr("800.4a", "608.2b")
def test_spells_of_the_leaver_leave_the_stack() -> None:
    scene = Scene({"hand": [KILL], "battlefield": [OX]}, {"battlefield": [BEAR]}, {})
    scene.cast(A, "Cast Kill", "Bear")
    scene.game.concede(A)
    assert (scene.stack(), scene.zone("Bear"), scene.game.outcome) == ([], "battlefield", None)


@cr("800.4k", "800.4j")
def test_a_player_who_left_has_no_turn() -> None:
    scene = Scene({}, {}, {})
    scene.game.concede(B)
    scene.next_turn()
    assert scene.st.active == C


@cr("104.3b", "704.5a", "800.4a")
def test_one_of_three_loses_and_the_game_goes_on() -> None:
    drain = sorcery("Drain", "{B}", lose_life(5, target_opponent()))
    scene = Scene({"hand": [drain]}, {"life": 5, "battlefield": [BEAR]}, {})
    scene.play(A, "Cast Drain", "B")
    assert (scene.st.players[B].lost, scene.game.outcome, scene.names("battlefield")) == ("704.5a", None, [])


@cr("603.3b", "101.4")
def test_apnap_with_four_players() -> None:
    rows = [{"battlefield": [enchantment(f"E{i}", "{B}", whenever(dies(creatures), gain_life(1)))]} for i in range(4)]
    rows[0] = {**rows[0], "hand": [KILL]}
    rows[1] = {"battlefield": [*rows[1]["battlefield"], BEAR]}
    scene = Scene(*rows)
    scene.do(A, "Cast Kill")
    scene.resolve()
    assert scene.stack() == ["E3", "E2", "E1", "E0"]


# --- controlling a player (723) -----------------------------------------------------------------------------------


@cr("723.1", "723.5", "723.3")
def test_controlling_another_players_turn() -> None:
    """The controller decides; life, cards and permanents stay whose they are."""
    slave = sorcery("Slave", "{U}", e.ControlTurn(target_opponent()))
    scene = Scene({"hand": [slave]}, {"hand": [SIP], "battlefield": ["Plains"]})
    scene.play(A, "Cast Slave")
    scene.next_turn()
    assert scene.st.active == B and scene.st.players[B].controlled_by == A
    scene.do(B, "Cast Sip")
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (20, 21)
    scene.next_turn()
    assert scene.st.players[B].controlled_by == -1


@cr("723.6", "104.3a")
def test_a_controlled_player_may_concede() -> None:
    slave = sorcery("Slave", "{U}", e.ControlTurn(target_opponent()))
    scene = Scene({"hand": [slave]})
    scene.play(A, "Cast Slave")
    scene.next_turn()
    scene.game.concede(B)
    assert scene.game.outcome is not None and scene.game.outcome.winners == (A,)


# --- ending the turn (724) ----------------------------------------------------------------------------------------


@cr("724.1", "724.1b", "724.1e")
def test_ending_the_turn() -> None:
    """All on the stack is exiled, what resolves too; no end step, and damage and effects end."""
    over = instant("Over", "{R}", e.EndTurn())
    bell = enchantment("Bell", "{W}", whenever(p.BeginningOf(t.END, each_player), gain_life(5)))
    scene = Scene({"hand": [over, KILL], "battlefield": [bell]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.do(A, "Cast Over")
    scene.resolve()
    assert (scene.zone("Over"), scene.zone("Kill"), scene.zone("Bear")) == ("exile", "exile", "battlefield")
    assert (scene.life(A), scene.st.turn) == (20, 2)


# --- taking back (733) --------------------------------------------------------------------------------------------


@cr("733.1", "733.2")
def test_undo_and_copy_in_the_midst_of_casting() -> None:
    """A cast taken back leaves no trace; a copy made midway plays on alone."""
    charm = instant("Charm", "{R}", modes(deal(2, any_target()), gain_life(4)))
    scene = Scene({"hand": [charm]})
    before = scene.game.fingerprint()
    scene.do(A, "Cast Charm")
    scene.answer("deal")
    twin = scene.game.copy()
    scene.game.undo()
    scene.game.undo()
    assert (scene.game.fingerprint(), scene.zone("Charm")) == (before, "hand")
    twin.choose(twin.options.find("B"))
    while twin.state.stack:
        twin.choose(PASS)
    assert (twin.state.players[B].life, scene.life(B)) == (18, 20)


@cr("733.1")
def test_undo_in_the_midst_of_a_resolution() -> None:
    pick = sorcery("Pick", "{U}", may(draw(1)), may(gain_life(3)))
    scene = Scene({"hand": [pick]})
    scene.do(A, "Cast Pick")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.answer("Yes")
    assert scene.count(A, "hand") == 1
    scene.game.undo()
    assert scene.count(A, "hand") == 0
    scene.settle("No", "Yes")
    assert (scene.count(A, "hand"), scene.life(A)) == (0, 23)


# --- leaving in the middle of something (104.3a, 800.4) --------------------------------------------------------------

EDICT = sorcery("Edict", "{B}", e.Sacrifice(each_player, creatures), gain_life(1))


@cr("603.6c", "800.4a", "800.4d")
def test_permanents_that_leave_with_their_owner_trigger_abilities() -> None:
    """What looks for "leaves the battlefield" sees it; what looks for "dies" does not; the leaver's own never go on the
    stack."""
    leaves = whenever(p.Moves(creatures, t.BATTLEFIELD), gain_life(1))
    without = whenever(p.Moves(creatures, t.BATTLEFIELD, t.ANY_ZONE & ~t.GRAVEYARD), gain_life(10))
    dead = whenever(dies(creatures), gain_life(100))
    watch = enchantment("E", "{B}", leaves, without, dead)
    scene = Scene(
        {"battlefield": [watch]}, {"battlefield": [watch, BEAR, (OX, {"phased": 1})]}, {"battlefield": [watch]}
    )
    scene.game.concede(B)
    scene.settle("you gain 1 life", "you gain 1 life")
    assert (scene.life(A), scene.life(B), scene.life(C)) == (31, 20, 31)


@cr("104.3a", "800.4a", "101.4")
def test_leaving_while_asked_in_the_midst_of_a_resolution() -> None:
    """The others' choices stand, the rest of the resolution follows, nothing is taken back."""
    both = [BEAR, OX]
    scene = Scene({"hand": [EDICT], "battlefield": both}, {"battlefield": both}, {"battlefield": both})
    scene.do(A, "Cast Edict")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Bear")
    asked = scene.game.decision
    assert asked is not None and asked.player == B
    scene.game.concede(B)
    asked = scene.game.decision
    assert asked is not None and asked.player == C
    twin = scene.game.copy()
    scene.answer("Ox")
    twin.choose(twin.options.find("Ox"))
    assert (scene.names("battlefield", A), scene.names("battlefield", B)) == (["Ox"], [])
    assert (scene.names("battlefield", C), scene.life(A)) == (["Bear"], 21)
    assert twin.fingerprint() == scene.game.fingerprint()
    scene.game.undo()
    scene.game.undo()
    asked = scene.game.decision
    assert asked is not None and asked.player == B and not scene.st.players[B].lost


@cr("104.3a", "800.4a")
def test_another_leaves_in_the_midst_of_a_resolution() -> None:
    """What has been chosen already, and has left with its owner, is not there to be sacrificed."""
    both = [BEAR, OX]
    scene = Scene({"hand": [EDICT], "battlefield": both}, {"battlefield": both}, {"battlefield": both})
    scene.do(A, "Cast Edict")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Bear", "Bear")
    asked = scene.game.decision
    assert asked is not None and asked.player == C
    scene.game.concede(B)
    scene.answer("Bear")
    assert [scene.names("battlefield", p) for p in (A, B, C)] == [["Ox"], [], ["Ox"]]


@cr("800.4a", "104.3a", "608.2n")
def test_the_controller_leaves_in_the_midst_of_the_resolution() -> None:
    scene = Scene({"hand": [EDICT], "battlefield": [BEAR]}, {"battlefield": [BEAR, OX]}, {})
    scene.do(A, "Cast Edict")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.game.concede(A)
    scene.answer("Ox")
    assert (scene.names("battlefield"), scene.st.stack, scene.life(A)) == (["Bear"], (), 20)


@cr("800.4f", "118.12")
def test_who_has_left_pays_nothing() -> None:
    tax = sorcery("Tax", "{U}", e.PayOr(target_opponent(), PayMana(parse("{2}")), unpaid=(draw(1),)))
    scene = Scene({"hand": [tax]}, {}, {}, paying=False)
    scene.do(A, "Cast Tax")
    while scene.asked() != "confirm":
        scene.game.choose(PASS if scene.asked() == "priority" else scene.game.options.answers[0])
    scene.game.concede(B)
    assert scene.count(A, "hand") == 1


@cr("800.4f", "118.12")
def test_leaving_while_paying() -> None:
    tax = sorcery("Tax", "{U}", e.PayOr(target_opponent(), PayMana(parse("{2}")), unpaid=(draw(1),)))
    scene = Scene({"hand": [tax]}, {"mana": "{C}", "battlefield": ["3 Forest"]}, {}, paying=False)
    scene.do(A, "Cast Tax")
    while scene.asked() != "confirm":
        scene.game.choose(PASS if scene.asked() == "priority" else scene.game.options.answers[0])
    scene.answer("Yes")
    assert scene.asked() == "pay"
    scene.game.concede(B)
    assert (scene.asked(), scene.count(A, "hand")) == ("priority", 1)


@cr("800.4g")
def test_the_controller_chooses_who_chooses_instead() -> None:
    pick = sorcery("Pick", "{U}", e.ChooseMode(((gain_life(1),), (gain_life(5),)), who=target_opponent()))
    scene = Scene({"hand": [pick]}, {}, {}, {})
    scene.do(A, "Cast Pick")
    scene.answer("B")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.game.concede(B)
    asked = scene.game.decision
    assert asked is not None and (asked.kind, asked.player, asked.rule) == ("player", A, "800.4g")
    assert scene.words() == ["C", "D"]
    scene.answer("D")
    asked = scene.game.decision
    assert asked is not None and (asked.kind, asked.player) == ("mode", 3)
    scene.choose(1)
    assert scene.life(A) == 25


@cr("104.3a", "800.4a", "601.2")
def test_leaving_in_the_midst_of_casting() -> None:
    scene = Scene({"hand": [KILL], "battlefield": [BEAR]}, {"battlefield": [OX, BEAR]}, {})
    scene.do(A, "Cast Kill")
    assert scene.asked() == "target"
    scene.game.concede(A)
    asked = scene.game.decision
    assert asked is not None and (asked.kind, asked.player, scene.st.stack) == ("priority", B, ())


@cr("104.3a", "508.1", "733.1")
def test_leaving_while_attackers_are_declared() -> None:
    scene = Scene({"battlefield": [BEAR, OX]}, {}, {})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack B")
    scene.game.concede(B)
    assert scene.asked() == "attack" and "Attack B" not in scene.words()
    while scene.asked() == "attack":
        scene.answer("Attack C")
    scene.until(t.END_COMBAT)
    assert scene.life(C) == 17


@cr("104.3a", "103.5")
def test_leaving_during_mulligans() -> None:
    from inset.game import Game

    game = Game.new(["fables", "skies", "fables"], seed=3)
    game.choose(game.options.find("Keep"))
    kept = game.state.hands[0]
    game.concede(1)
    assert game.decision is not None and (game.decision.kind, game.decision.player) == ("mulligan", 2)
    game.choose(game.options.find("Keep"))
    assert game.state.hands[0] == kept and game.state.turn == 1
    assert Game.replay(game.record()).fingerprint() == game.fingerprint()


@cr("800.4a", "117.4")
def test_priority_passes_on_when_its_holder_leaves() -> None:
    """The next player has priority, though they have passed before: they may act, or the step ends."""
    scene = Scene({"hand": [SIP]}, {}, {})
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.game.concede(C)
    asked = scene.game.decision
    assert asked is not None and (asked.player, scene.st.step) == (A, t.PRECOMBAT_MAIN)
    scene.game.choose(PASS)
    assert scene.st.step == t.BEGIN_COMBAT
