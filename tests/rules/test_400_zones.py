"""400: zones; 401, 406; 119–122: life, damage, drawing, counters."""

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, statics as sta
from inset.language.words.kinds import creature, enchantment, instant, sorcery
from inset.language.words.nouns import any_target, creatures, each, each_opponent, each_player, saved, target, you
from inset.language.words.verbs import (
    becomes,
    deal,
    destroy,
    draw,
    exile,
    gain_life,
    gets,
    lose_life,
    mill,
    put_counters,
    scry,
    to_battlefield,
    to_library,
)  # fmt: skip
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT

BLINK = instant("Blink", "{W}", exile(target(creatures), save=1), to_battlefield(saved(1)))
STEAL = sorcery("Steal", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))


# --- zones --------------------------------------------------------------------------------------------------------


@cr("400.7", "122.2", "611.2c")
def test_a_new_object_forgets() -> None:
    """Counters, damage, effects, attachments and tapping stay behind."""
    grow = instant("Grow", "{G}", gets(target(creatures), 3, 3))
    scene = Scene({"hand": [grow, BLINK], "battlefield": [(BEAR, {"counters": {"+1/+1": 1}, "tapped": True})]})
    scene.play(A, "Cast Grow")
    assert scene.size("Bear") == (6, 6)
    scene.play(A, "Cast Blink")
    assert (scene.size("Bear"), scene.one("Bear").tapped) == ((2, 2), False)


@cr("400.3", "108.3", "110.2")
def test_a_card_goes_to_its_owners_zones() -> None:
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"hand": [STEAL, kill]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Steal")
    assert scene.chars("Bear").controller == A and scene.one("Bear").owner == B
    scene.play(A, "Cast Kill")
    assert (scene.count(B, "graveyard"), scene.count(A, "graveyard")) == (1, 2)


@cr("110.2a", "400.7")
def test_what_is_put_onto_the_battlefield_is_its_owners_unless_told_otherwise() -> None:
    scene = Scene({"hand": [STEAL, BLINK]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Steal")
    scene.play(A, "Cast Blink")
    assert scene.chars("Bear").controller == B


@cr("400.4a", "304.4")
def test_an_instant_does_not_enter_the_battlefield() -> None:
    rise = sorcery("Rise", "{B}", to_battlefield(each(f.Anything(), t.GRAVEYARD, you)))
    scene = Scene({"hand": [rise], "graveyard": [BOLT, BEAR]})
    scene.play(A, "Cast Rise")
    assert (scene.zone("Bolt"), scene.zone("Bear")) == ("graveyard", "battlefield")


@cr("400.5", "404.2", "401.2")
def test_graveyards_and_libraries_keep_their_order() -> None:
    tuck = instant("Tuck", "{U}", to_library(target(creatures)))
    under = instant("Under", "{U}", to_library(target(creatures), position=e.BOTTOM))
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"hand": [tuck, under], "battlefield": [BEAR, ox]})
    scene.play(A, "Cast Tuck", "Bear")
    scene.play(A, "Cast Under", "Ox")
    row = [scene.st.objs[oid].definition.name for oid in scene.st.libraries[A]]
    assert (row[0], row[-1]) == ("Bear", "Ox")


@cr("401.4", "701.22a")
def test_scry() -> None:
    look = sorcery("Look", "{U}", scry(2), draw(1))
    scene = Scene({"hand": [look], "library": [BEAR, BOLT]})
    scene.do(A, "Cast Look")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.asked() != "priority" and scene.game.decision is not None and scene.game.decision.player == A


@cr("121.1", "121.2", "121.4", "104.3c")
def test_drawing_from_an_empty_library_loses() -> None:
    think = sorcery("Think", "{U}", draw(2))
    scene = Scene({"hand": [think], "library": [BEAR], "library_exact": True})
    scene.play(A, "Cast Think")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (B,)
    scene = Scene({"hand": [think], "library": [BEAR, BOLT], "library_exact": True})
    scene.play(A, "Cast Think")
    assert (scene.game.outcome, scene.count(A, "library")) == (None, 0)


@cr("701.17a", "701.17b", "104.3c")
def test_milling_an_empty_library_does_not_lose() -> None:
    scene = Scene({"hand": [sorcery("Grind", "{U}", mill(5))], "library": [BEAR], "library_exact": True})
    scene.play(A, "Cast Grind")
    assert (scene.count(A, "graveyard"), scene.game.outcome) == (2, None)


@cr("406.2", "406.3", "406.1")
def test_exile_is_public_unless_told_otherwise() -> None:
    hide = sorcery("Hide", "{U}", e.Move(each(f.Anything(), t.HAND, you), t.EXILE, face_down=True))
    scene = Scene({"hand": [hide, BEAR], "exile": [BOLT]})
    scene.play(A, "Cast Hide")
    assert scene.one("Bolt").face_down is None and scene.one("Bear").face_down is not None


# --- life and damage ----------------------------------------------------------------------------------------------


@cr("119.3", "119.2", "120.3a")
def test_life_gained_and_lost() -> None:
    drain = sorcery("Drain", "{B}", lose_life(2, each_opponent), gain_life(2))
    scene = Scene({"hand": [drain]})
    scene.play(A, "Cast Drain")
    assert (scene.life(A), scene.life(B), scene.happened(ev.DAMAGE)) == (22, 18, 0)


@cr("119.7", "119.8")
def test_players_who_cant_gain_or_change_life() -> None:
    drain = sorcery("Drain", "{B}", lose_life(2, each_player), gain_life(5, each_player))
    dry = enchantment("Dry", "{B}", sta.PlayerRule(sta.CANT_GAIN_LIFE, you))
    scene = Scene({"hand": [drain], "battlefield": [dry]})
    scene.play(A, "Cast Drain")
    assert (scene.life(A), scene.life(B)) == (18, 23)
    emperion = creature("Emperion", "{8}", "Golem", 8, 8, sta.PlayerRule(sta.LIFE_CANT_CHANGE, you))
    scene = Scene({"hand": [drain], "battlefield": [emperion]})
    scene.play(A, "Cast Drain")
    assert (scene.life(A), scene.life(B)) == (20, 23)


@cr("120.3e", "120.6", "704.5g", "514.2")
def test_damage_stays_until_the_turn_ends() -> None:
    ping = instant("Ping", "{R}", deal(1, any_target()))
    scene = Scene({"hand": [ping, ping, ping], "battlefield": [BEAR]})
    scene.play(A, "Cast Ping", "Bear")
    assert scene.one("Bear").damage == 1
    scene.next_turn()
    assert scene.one("Bear").damage == 0
    scene.play(A, "Cast Ping", "Bear")
    scene.play(A, "Cast Ping", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("120.5", "704.5g")
def test_damage_does_not_destroy_by_itself() -> None:
    """Toughness that grows later saves what was damaged before."""
    scene = Scene({"hand": [BOLT, instant("Grow", "{G}", gets(target(creatures), 3, 3))], "battlefield": [BEAR]})
    scene.cast(A, "Cast Bolt", "Bear")
    scene.play(A, "Cast Grow", "Bear")
    assert (scene.zone("Bear"), scene.one("Bear").damage) == ("battlefield", 3)
    scene.next_turn()
    assert scene.zone("Bear") == "battlefield"  # 514.2: at once


# --- counters -----------------------------------------------------------------------------------------------------


@cr("122.3", "704.5q")
def test_plus_and_minus_counters_cancel() -> None:
    rot = instant("Rot", "{B}", put_counters(target(creatures), 1, "-1/-1"))
    scene = Scene({"hand": [rot], "battlefield": [(BEAR, {"counters": {"+1/+1": 3}})]})
    scene.play(A, "Cast Rot")
    assert scene.one("Bear").counters == {"+1/+1": 2}


@cr("122.1", "104.3d", "122.1f")
def test_ten_poison_counters() -> None:
    dose = sorcery("Dose", "{B}", e.GiveCounters(each_opponent, "poison", 5))
    scene = Scene({"hand": [dose, dose]})
    scene.play(A, "Cast Dose")
    assert scene.game.outcome is None
    scene.play(A, "Cast Dose")
    assert scene.game.outcome is not None and scene.game.outcome.winners == (A,)


@cr("104.2b", "104.3e")
def test_effects_that_end_the_game() -> None:
    win = sorcery("Win", "{U}", e.WinGame())
    lose = sorcery("Lose", "{U}", e.LoseGame(you))
    for name, winner in (("Win", A), ("Lose", B)):
        scene = Scene({"hand": [win, lose]})
        scene.play(A, f"Cast {name}")
        assert scene.game.outcome is not None and scene.game.outcome.winners == (winner,)
    pact = enchantment("Pact", "{B}", sta.PlayerRule(sta.CANT_LOSE_GAME, you))
    scene = Scene({"hand": [lose], "battlefield": [pact]})
    scene.play(A, "Cast Lose")
    assert scene.game.outcome is None  # 101.2


@cr("402.2", "514.1")
def test_the_maximum_hand_size() -> None:
    scene = Scene({"hand": ["9 Forest"]})
    scene.next_turn()
    assert scene.count(A, "hand") == 7
    free_hand = enchantment("Free", "{U}", sta.PlayerRule(sta.NO_MAXIMUM_HAND_SIZE, you))
    scene = Scene({"hand": ["9 Forest"], "battlefield": [free_hand]})
    scene.next_turn()
    assert scene.count(A, "hand") == 9
