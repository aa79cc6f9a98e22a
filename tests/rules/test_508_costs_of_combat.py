"""508.1g–j, 509.1d–f: what is offered can be paid; 104.3a: players who leave in the middle of combat."""

from __future__ import annotations

import pytest

from inset.kernel import types as t
from inset.language import costs as co, effects as e, mods as m, statics as sta
from inset.language.abilities import Keyword
from inset.language.keywords import ENLIST
from inset.language.words.kinds import activated, body, creature, enchantment, instant, tap_for, vigilance
from inset.language.words.nouns import attacking, creatures, target, the_target, you
from inset.language.words.verbs import add, becomes, cost, pay_life, stays_tapped, tap
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.state import player_ref
from tests.harness import A, B, C, D, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.rules.test_506_leaving_combat import fight, lives, siege

TOLL = enchantment("Toll", "{W}", sta.CombatCost(creatures, pay_life(2)))
RANSOM = enchantment("Ransom", "{W}", sta.CombatCost(creatures, co.SacrificeOther(creatures)))
WATCH = enchantment("Watch", "{W}", sta.CombatCost(creatures, pay_life(2), blocking=True))


def _until(scene: Scene, kind: str) -> None:
    while scene.asked() != kind:
        assert scene.asked() == "priority"
        scene.game.choose(PASS)


@cr("508.1h", "508.1j", "119.4")
@pytest.mark.parametrize(("life", "many"), [(1, 0), (3, 1), (5, 2), (7, 3)])
def test_life_pays_for_so_many_attackers(life: int, many: int) -> None:
    """Each costs 2 life; the total is paid, not each part with the same life."""
    scene = Scene({"life": life, "battlefield": [BEAR, OX, CAT]}, {"battlefield": [TOLL]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear", "Ox", "Cat"][:many])
    assert lives(scene)[A] == life - 2 * many
    assert sum(scene.one(name).combat is not None for name in ("Bear", "Ox", "Cat")) == many
    more = Scene({"life": life, "battlefield": [BEAR, OX, CAT]}, {"battlefield": [TOLL]})
    asked = 0
    while more.st.step < t.DECLARE_ATTACKERS or more.asked() == "attack":
        if more.asked() == "attack":
            asked += 1
            more.answer("Attack" if asked <= many else "Don't")
        else:
            more.game.choose(PASS)
    assert asked == many, "who can't be paid for is not asked"


@cr("509.1d", "509.1f", "119.4")
def test_life_pays_for_so_many_blockers() -> None:
    scene = Scene({"battlefield": [BEAR, WATCH]}, {"life": 3, "battlefield": [OX, CAT]})
    fight(scene, {"Bear": "B"})
    _until(scene, "block")
    scene.answer("Block Bear")
    assert scene.asked() == "priority" and lives(scene)[B] == 1


@cr("508.1g", "508.1j", "701.43d")
def test_what_is_exerted_may_be_sacrificed_for_another_cost() -> None:
    """Costs are paid in any order: exerted first, sacrificed then; what follows from exerting it follows."""
    zeal = creature("Zeal", "{R}", "Jackal", 3, 3, sta.MayExert(body(e.GainLife(you, 4))))
    scene = Scene({"battlefield": [zeal]}, {"battlefield": [RANSOM]})
    fight(scene, {"Zeal": "B"})
    scene.settle(True, "Zeal")
    assert (scene.zone("Zeal"), lives(scene)) == ("graveyard", [24, 20])


@cr("701.43a", "701.43b")
def test_an_exerted_creature_under_another_player() -> None:
    """It stays tapped in the next untap step of who exerted it, and in no other: B untaps it, A (who has it back) doesn't."""
    keep = instant("Keep", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
    zeal = creature("Zeal", "{R}", "Jackal", 3, 3, sta.MayExert(None))
    scene = Scene(
        {"battlefield": [zeal], "hand": [keep]}, {"hand": [keep, instant("Press", "{U}", tap(target(creatures)))]}
    )
    fight(scene, {"Zeal": "B"})
    scene.settle(True)
    scene.play(B, "Cast Keep", "Zeal")
    scene.until(t.UPKEEP, turn=2)
    assert not scene.one("Zeal").tapped
    scene.play(B, "Cast Press", "Zeal")
    scene.play(A, "Cast Keep", "Zeal")
    scene.until(t.UPKEEP, turn=3)
    assert scene.one("Zeal").tapped
    scene.until(t.UPKEEP, turn=5)
    assert not scene.one("Zeal").tapped


@cr("702.26f", "502.3")
def test_what_stays_tapped_and_is_phased_out_in_anothers_untap_step() -> None:
    """C's creature stays tapped in C's next untap step; that it is phased out in B's changes nothing."""
    freeze = instant("Freeze", "{U}", tap(target(creatures)), stays_tapped(the_target))
    blink = instant("Blink", "{U}", e.PhaseOut(target(creatures)))
    scene = Scene({"hand": [freeze]}, {}, {"battlefield": [BEAR], "hand": [blink]})
    scene.play(A, "Cast Freeze", "Bear")
    scene.play(C, "Cast Blink", "Bear")
    scene.until(t.UPKEEP, turn=3)
    assert (scene.one("Bear").tapped, scene.one("Bear").phased) == (True, 0)
    scene.until(t.UPKEEP, turn=6)
    assert not scene.one("Bear").tapped


@cr("508.1g", "702.154a", "508.1h")
def test_a_creature_that_is_needed_for_another_cost_is_not_enlisted() -> None:
    """{1} to attack, and the only mana is that of the creature that could be enlisted."""
    lord = creature("Lord", "{R}", "Human", 1, 1, Keyword(ENLIST))
    elf = creature("Elf", "{G}", "Elf", 1, 1, tap_for("{G}"))
    price = enchantment("Price", "{W}", sta.CombatCost(creatures, cost("{1}"), sta.YOU_ALONE))
    scene = Scene({"mana": "", "battlefield": [lord, elf, BEAR]}, {"battlefield": [price]})
    fight(scene, {"Lord": "B"})
    assert scene.asked() != "priority" and not any("Elf" in words for words in scene.words())
    assert any("Bear" in words for words in scene.words())
    scene.answer("Bear")
    scene.settle()
    assert (scene.size("Lord"), scene.one("Elf").tapped) == ((3, 1), True)


@cr("508.1i", "508.1k")
def test_a_vigilant_attacker_pays_for_itself_and_one_sacrificed_for_mana_does_not_attack() -> None:
    watch = creature("Watch", "{G}", "Elf", 1, 1, vigilance, tap_for("{G}"))
    spawn = creature("Spawn", "{G}", "Eldrazi", 0, 1, activated(cost(co.SacrificeThis()), add("{C}")))
    price = enchantment("Price", "{W}", sta.CombatCost(creatures, cost("{1}"), sta.YOU_ALONE))
    scene = Scene({"mana": "", "battlefield": [watch, spawn]}, {"battlefield": [price]})
    fight(scene, {"Watch": "B", "Spawn": "B"})
    scene.settle()
    assert (scene.one("Watch").tapped, scene.zone("Spawn")) == (True, "graveyard")
    assert scene.one("Watch").combat is not None


# --- leaving ---------------------------------------------------------------------------------------------------------

TURN = instant("Turn", "{U}", e.ReselectAttacked(target(creatures & attacking)))


@cr("104.3a", "800.4a", "508.7")
def test_the_attacking_player_leaves_while_another_reselects() -> None:
    scene = Scene({"battlefield": [BEAR]}, {"hand": [TURN]}, {})
    fight(scene, {"Bear": "B"})
    scene.do(B, "Cast Turn")
    _until(scene, "attack")
    scene.game.concede(A)
    scene.settle("Attack C", "C")
    assert not scene.all("Bear") and scene.game.outcome is None


@cr("104.3a", "310.10", "704.5w", "800.4a")
def test_who_chooses_a_protector_leaves() -> None:
    """A's battle loses its protector C; A leaves as it is to choose another: the battle has left with A."""
    scene = Scene({"battlefield": [siege(C), BEAR]}, {}, {}, {})
    scene.game.concede(C)
    assert scene.asked() == "player" and scene.words() == ["B", "D"]
    scene.game.concede(A)
    assert not scene.all("Siege") and scene.game.outcome is None


@cr("310.10", "704.5w", "310.6", "506.4c", "800.4a")
def test_a_battle_whose_protector_leaves_while_it_is_attacked() -> None:
    """It is still attacked and dealt damage; nobody may block; once it isn't attacked it gets another protector."""
    scene = Scene({"battlefield": [siege(C), BEAR]}, {"battlefield": [OX]}, {"battlefield": [CAT]}, {})
    fight(scene, {"Bear": "Siege"})
    scene.game.concede(C)
    while scene.asked() == "priority" and scene.st.step < t.POSTCOMBAT_MAIN:
        scene.game.choose(PASS)
    assert scene.one("Siege").counters["defense"] == 3
    assert scene.asked() == "player" and scene.words() == ["B", "D"]
    scene.answer("D")
    assert PROTECTOR.of(scene.one("Siege").notes) == D


@cr("104.3a", "800.4a", "802.4", "509.1")
def test_a_defending_player_leaves_while_blocking() -> None:
    """B has declared a block, C is asked and leaves: B's block stands, C's attackers hit nobody."""
    scene = Scene(
        {"battlefield": [BEAR, OX]}, {"battlefield": [CAT]}, {"battlefield": [creature("Cow", "{W}", "Ox", 1, 1)]}
    )
    fight(scene, {"Bear": "B", "Ox": "C"})
    _until(scene, "block")
    scene.answer("Block Bear")
    assert scene.game.decision is not None and scene.game.decision.player == C
    scene.game.concede(C)
    assert scene.asked() == "priority", "nobody blocks with what has left"
    scene.until(t.END_COMBAT)
    assert (lives(scene)[:2], scene.zone("Cat"), scene.one("Bear").damage) == ([20, 20], "graveyard", 1)


@cr("800.4a", "800.4j", "508.1", "511.3")
def test_the_attacking_player_leaves_in_the_midst_of_combat() -> None:
    """The turn goes on without an active player: nothing attacks, nobody is hit, the next player's turn comes."""
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [OX]}, {})
    fight(scene, {"Bear": "B"}, {"Ox": "Bear"})
    scene.game.concede(A)
    while scene.st.turn == 1:
        scene.game.choose(PASS)
    assert (lives(scene)[1:], scene.st.active, scene.one("Ox").combat) == ([20, 20], B, None)


@cr("508.5", "800.4e", "510.1b")
def test_a_reselected_attack_hits_whom_it_was_turned_to() -> None:
    """Turned from B to C after B blocked: it stays blocked by B's creature, and what tramples reaches C."""
    from inset.language.words.kinds import trample

    hog = creature("Hog", "{R}", "Boar", 4, 4, trample)
    scene = Scene({"battlefield": [hog], "hand": [TURN]}, {"battlefield": [CAT]}, {})
    fight(scene, {"Hog": "B"}, {"Cat": "Hog"})
    scene.play(A, "Cast Turn", "Attack C")
    hog_now = scene.one("Hog").combat
    assert hog_now is not None and hog_now.attacking == player_ref(C) and hog_now.blocked
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer(1)
    assert lives(scene) == [20, 20, 17]
