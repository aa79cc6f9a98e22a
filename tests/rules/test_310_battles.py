"""310: battles: their protectors, who attacks and blocks, what happens to them."""

from dataclasses import replace

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, selections as s
from inset.language.card import Card
from inset.language.words.kinds import (
    battle,
    creature,
    equip,
    instant,
    sorcery,
    transforming,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import battles, creatures, target, this, you
from inset.language.words.verbs import attacks, base, becomes, lose_life
from inset.rules.meaning.references import defending_player
from inset.rules.model.answers import PASS
from inset.rules.model.choices import Attack
from inset.rules.model.object_notes import PROTECTOR
from tests.harness import A, B, C, D, Scene, cr
from tests.harness.cards import BEAR, BOLT

SIEGE = battle("Siege", "{R}", "Siege", 3)
OTHER = battle("Keep", "{R}", "Siege", 5)
PLAIN = battle("Field", "{R}", "", 4)  # no battle type
STEAL = sorcery("Steal", "{U}", becomes(target(battles), m.SetController(you), duration=e.FOREVER))


def at(player: int, counters: int = 3) -> dict[str, object]:
    return {"counters": {"defense": counters}, "notes": {PROTECTOR: player}}


def protector(scene: Scene, name: str = "Siege") -> int:
    return int(PROTECTOR.of(scene.one(name).notes))


def attack(scene: Scene, words: str) -> None:
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer(words)


@cr("310.8a", "310.11a", "310.8f")
def test_its_controller_chooses_an_opponent_as_the_protector_of_a_siege() -> None:
    scene = Scene({"hand": [SIEGE]}, {}, {})
    scene.do(A, "Cast Siege")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.words() == ["B", "C"]
    scene.answer("C")
    assert protector(scene) == C


@cr("310.8a", "310.8b")
def test_a_battle_without_a_battle_type_is_protected_by_its_controller() -> None:
    """Who can never attack it; the opponents can."""
    scene = Scene({"hand": [PLAIN], "battlefield": [BEAR]}, {"battlefield": [creature("Ox", "{W}", "Ox", 1, 4)]})
    scene.play(A, "Cast Field")
    assert (protector(scene, "Field"), scene.one("Field").counters) == (A, {"defense": 4})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    assert scene.words() == ["Don't attack", "Attack B"]
    scene.answer("Don't attack")
    attack(scene, "Attack Field")
    assert scene.st.active == B


@cr("310.5", "310.8b", "508.1b")
def test_every_player_but_its_protector_may_attack_it() -> None:
    scene = Scene({"battlefield": [BEAR, (SIEGE, at(B))]}, {"battlefield": [BEAR]}, {"battlefield": [BEAR]})
    for player, able in ((A, True), (B, False), (C, True)):
        while scene.asked() != "attack" or scene.st.active != player:
            asked = scene.game.decision
            assert asked is not None
            scene.game.choose(PASS if asked.kind == "priority" else asked.options.answers[0])
        assert (any("Attack Siege" in words for words in scene.words())) is able


@cr("310.8c", "509.1a", "310.6")
def test_only_its_protectors_creatures_block_what_attacks_it() -> None:
    guard, idle = creature("Guard", "{W}", "Human", 0, 4), creature("Idle", "{W}", "Human", 0, 4)
    scene = Scene({"battlefield": [BEAR, (SIEGE, at(C))]}, {"battlefield": [idle]}, {"battlefield": [guard]})
    attack(scene, "Attack Siege")
    asked = set()
    while scene.st.step < t.COMBAT_DAMAGE and scene.game.decision is not None:
        if scene.asked() == "block":
            asked.add(scene.game.decision.player)
            scene.answer("Block Bear")
        else:
            scene.game.choose(PASS)
    assert asked == {C}
    assert scene.one("Siege").counters == {"defense": 3}


@cr("310.8d", "310.8e", "508.5")
def test_the_defending_player_is_the_protector() -> None:
    """Not its controller: an ability of the attacker means the protector."""
    raider = creature("Raider", "{R}", "Goblin", 1, 1, whenever(attacks(), lose_life(2, s.DefendingPlayer(this))))
    scene = Scene({"battlefield": [raider, (SIEGE, at(C))]}, {}, {})
    assert defending_player(scene.st, scene.one("Siege").id) == C
    attack(scene, "Attack Siege")
    scene.until(t.END_COMBAT)
    assert [scene.life(player) for player in (A, B, C)] == [20, 20, 18]
    assert scene.one("Siege").counters == {"defense": 2}


@cr("310.8f", "310.10", "704.5x", "310.11a")
def test_a_siege_whose_controller_is_its_protector_gets_another() -> None:
    scene = Scene({"hand": [STEAL]}, {"battlefield": [(SIEGE, at(A))]}, {}, {})
    scene.do(A, "Cast Steal")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.words() == ["B", "C", "D"]
    scene.answer("D")
    assert (protector(scene), scene.chars("Siege").controller) == (D, A)


@cr("310.10", "704.5w", "800.4a")
def test_a_battle_whose_protector_left_gets_another() -> None:
    scene = Scene({"battlefield": [(SIEGE, at(C))]}, {}, {}, {})
    scene.game.concede(C)
    while scene.asked() == "priority" and protector(scene) == C:
        scene.game.choose(PASS)
    assert scene.words() == ["B", "D"]
    scene.answer("B")
    assert protector(scene) == B


@cr("310.8g")
def test_the_protector_stays_if_it_is_not_a_battle_or_a_copy_of_another() -> None:
    turn = instant("Turn", "{U}", becomes(target(battles), m.SetTypes(t.CREATURE, ("Cat",)), base(2, 2)))
    twin = sorcery("Twin", "{U}", e.BecomeCopy(target(f.HasName("Siege")), target(f.HasName("Keep"))))
    scene = Scene({"hand": [turn], "battlefield": [(SIEGE, at(C))]}, {}, {})
    scene.play(A, "Cast Turn", "Siege")
    assert (scene.chars("Siege").types, protector(scene)) == (t.CREATURE, C)
    scene.next_turn()
    assert (scene.chars("Siege").types, protector(scene), scene.one("Siege").counters) == (t.BATTLE, C, {"defense": 3})
    scene = Scene({"hand": [twin], "battlefield": [(SIEGE, at(C)), (OTHER, at(B))]}, {}, {})
    scene.play(A, "Cast Twin", "Siege", "Keep")
    assert (scene.chars("Siege").name, protector(scene), scene.one("Siege").counters) == ("Keep", C, {"defense": 3})


@cr("310.9", "704.5p")
def test_a_battle_is_attached_to_nothing() -> None:
    odd = replace(
        SIEGE.faces[0], subtypes=("Siege", "Equipment"), types=t.BATTLE | t.ARTIFACT, abilities=(equip("{1}"),)
    )
    bind = sorcery("Bind", "{W}", e.AttachTo(target(battles), target(creatures)))
    scene = Scene({"hand": [bind], "battlefield": [BEAR, (Card((odd,)), at(B))]})
    scene.play(A, "Cast Bind", "Siege", "Bear")
    assert scene.one("Siege").attached == 0
    scene.play(A, "Siege: {1}", "Bear")
    assert scene.one("Siege").attached == 0
    scene = Scene({"battlefield": [BEAR, (Card((odd,)), {**at(B), "attached": "Bear"})]})
    scene.until(t.BEGIN_COMBAT)
    assert (scene.one("Siege").attached, scene.zone("Siege")) == (0, "battlefield")


@cr("310.7", "310.11b", "704.5v", "712.11b")
def test_a_siege_that_loses_its_last_counter_is_exiled_and_cast_transformed() -> None:
    march = transforming(battle("March", "{R}", "Siege", 3), creature("Hero", None, "Human", 4, 4, colors=t.RED))
    scene = Scene({"hand": [BOLT], "battlefield": [(march, at(B))]})
    scene.cast(A, "Cast Bolt", "March")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert (scene.zone("March"), scene.stack()) == ("battlefield", ["March"])  # until its ability has left the stack
    scene.settle(True, "Hero", "Cast Hero")
    assert (scene.zone("March"), scene.chars("March").name) == ("battlefield", "Hero")


@cr("310.7", "704.5v")
def test_a_battle_with_no_defense_and_no_ability_waiting_goes_to_the_graveyard() -> None:
    scene = Scene({"hand": [BOLT]}, {"battlefield": [(PLAIN, at(B, 3))]})
    scene.play(A, "Cast Bolt", "Field")
    assert scene.zone("Field") == "graveyard"


@cr("306.6", "310.5", "508.1b")
def test_attackers_choose_among_players_planeswalkers_and_battles() -> None:
    scene = Scene({"battlefield": [BEAR, (SIEGE, at(B))]}, {"battlefield": [(OTHER, at(A))]})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    assert scene.words() == ["Don't attack", "Attack B", "Attack Siege (A's)"]  # not the one that A protects
    answers = [answer for answer in scene.game.options.answers if isinstance(answer, Attack)]
    assert [answer.player for answer in answers] == [B, None]
