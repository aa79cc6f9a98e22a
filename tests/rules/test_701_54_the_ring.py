"""701.54: the Ring tempts you: the emblem, and the Ring-bearer."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as ef, mods as m, patterns as p, values as v
from inset.language.filters import RING_BEARER, YOUR_RING_BEARER
from inset.language.selections import Each
from inset.language.words.kinds import creature, enchantment, instant, sorcery, whenever
from inset.language.words.nouns import creatures, target, you, you_control
from inset.language.words.verbs import create_copy, destroy, gain_life, put_counters
from inset.rules.mechanics.the_ring import temptations
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, CUB

GIANT = creature("Giant", "{4}{R}", "Giant", 4, 4)
TEMPT = sorcery("Tempt", "{B}", ef.TemptedByRing())
TWICE = sorcery("Twice", "{B}", ef.Repeat(2, (ef.TemptedByRing(),)))
FOUR = sorcery("Four", "{B}", ef.Repeat(4, (ef.TemptedByRing(),)))


def bearers(scene: Scene) -> list[str]:
    return [o.definition.name for o in scene.st.objs.values() if o.flags & RING_BEARER and o.zone == t.BATTLEFIELD]


@cr("701.54a")
def test_the_bearer_is_so_until_another_creature_is() -> None:
    scene = Scene({"hand": [TEMPT, TEMPT], "battlefield": [BEAR, CUB]})
    scene.play(A, "Cast Tempt", "Bear")
    assert bearers(scene) == ["Bear"]
    scene.play(A, "Cast Tempt", "Cub")
    assert bearers(scene) == ["Cub"]


@cr("701.54a")
def test_who_gains_control_of_a_bearer_gains_no_bearer_and_it_is_none_when_it_comes_back() -> None:
    steal = sorcery("Steal", "{R}", ef.Modify(target(creatures), (m.SetController(you),)))
    scene = Scene({"battlefield": [BEAR], "hand": [TEMPT]}, {"hand": [steal]})
    scene.play(A, "Cast Tempt")
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Steal")
    assert scene.names("battlefield", B) == ["Bear"] and bearers(scene) == []
    assert not scene.chars("Bear").supertypes & t.LEGENDARY
    scene.until(t.UPKEEP, turn=3)
    assert scene.names("battlefield", A) == ["Bear"] and bearers(scene) == []


@cr("701.54a")
def test_each_player_has_a_bearer_and_one_creature_bears_for_its_controller_alone() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": [TEMPT]}, {"battlefield": [CUB], "hand": [TEMPT]})
    scene.play(A, "Cast Tempt")
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Tempt")
    assert bearers(scene) == ["Bear", "Cub"]
    assert scene.names("command", A) == ["The Ring"] and scene.names("command", B) == ["The Ring"]


@cr("701.54a")
def test_a_bearer_that_is_phased_out_ceases_to_be_one_too() -> None:
    away = instant("Away", "{U}", ef.PhaseOut(target(creatures)))
    scene = Scene({"battlefield": [BEAR, CUB], "hand": [TEMPT, TEMPT, away]})
    scene.play(A, "Cast Tempt", "Bear")
    scene.play(A, "Cast Away", "Bear")
    assert bearers(scene) == ["Bear"]
    scene.play(A, "Cast Tempt")
    assert bearers(scene) == ["Cub"]


@cr("701.54b")
def test_a_copy_of_a_bearer_is_none() -> None:
    copy = sorcery("Copy", "{U}", create_copy(target(creatures)))
    scene = Scene({"battlefield": [BEAR], "hand": [TEMPT, copy]})
    scene.play(A, "Cast Tempt")
    scene.play(A, "Cast Copy")
    assert scene.names("battlefield") == ["Bear", "Bear"]
    assert [bool(o.flags & RING_BEARER) for o in scene.all("Bear")] == [True, False]
    assert [bool(c & t.LEGENDARY) for c in supertypes(scene, "Bear")] == [True, False]


def supertypes(scene: Scene, name: str) -> list[int]:
    from inset.rules.objects.layers import chars_of

    return [chars_of(scene.st, obj).supertypes for obj in scene.all(name)]


@cr("701.54c")
def test_the_emblem_comes_before_the_choice_and_there_is_one() -> None:
    scene = Scene({"hand": [TWICE], "battlefield": [BEAR, CUB]})
    scene.do(A, "Cast Twice")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.names("command") == ["The Ring"] and not bearers(scene)
    scene.settle("Bear", "Bear")
    assert scene.names("command") == ["The Ring"] and temptations(scene.st, A) == 2


@cr("701.54c")
def test_the_bearer_is_legendary_and_larger_creatures_cant_block_it() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": [TEMPT]}, {"battlefield": [GIANT, CUB]})
    scene.play(A, "Cast Tempt")
    assert scene.chars("Bear").supertypes & t.LEGENDARY
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    asked = scene.game.decision
    assert asked is not None and asked.kind == "block" and scene.st.objs[asked.subject].definition.name == "Cub"


@cr("701.54c")
def test_tempted_once_nothing_is_drawn_and_tempted_twice_a_card_is_drawn_then_discarded() -> None:
    for spell, drawn in ((TEMPT, 0), (TWICE, 1)):
        scene = Scene({"battlefield": [BEAR], "hand": [spell], "library": ["Island", "Swamp"]})
        before = len(scene.st.libraries[A])
        scene.play(A, f"Cast {spell.name}")
        scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
        scene.settle("Island")
        assert len(scene.st.libraries[A]) == before - drawn
        assert scene.names("hand", A) == [] and scene.names("graveyard", A)[1:] == ["Island"] * drawn


@cr("701.54c")
def test_tempted_three_times_what_blocks_is_sacrificed_by_its_controller_at_end_of_combat() -> None:
    three = sorcery("Three", "{B}", ef.Repeat(3, (ef.TemptedByRing(),)))
    wall = creature("Wall", "{W}", "Wall", 0, 9)
    scene = Scene(
        {"battlefield": [BEAR], "hand": [three], "library": ["Island", "Swamp"]}, {"battlefield": [wall, (wall, {})]}
    )
    scene.play(A, "Cast Three")
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.settle("Island")
    walls = [o.id for o in scene.all("Wall")]
    while scene.asked() != "priority" or scene.st.step != t.DECLARE_BLOCKERS:
        scene.answer("Block Bear") if scene.asked() == "block" else scene.game.choose(PASS)
    scene.settle()
    assert all(oid in scene.st.objs for oid in walls)
    while scene.st.step != t.POSTCOMBAT_MAIN:
        scene.answer(2) if scene.asked() == "number" else scene.game.choose(PASS)
    assert scene.names("graveyard", B) == ["Wall", "Wall"]


@cr("701.54c")
def test_tempted_four_times_combat_damage_to_a_player_costs_each_opponent_life() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": [FOUR], "library": ["Island", "Swamp"]}, {}, {})
    scene.play(A, "Cast Four")
    while scene.st.step != t.COMBAT_DAMAGE:
        if scene.asked() == "attack":
            scene.answer("Attack C")
        elif scene.asked() == "object":
            scene.answer("Island")
        else:
            scene.game.choose(PASS)
    scene.settle()
    assert [scene.life(player) for player in (A, B, C)] == [20, 17, 15]


@cr("701.54d")
def test_the_ring_tempts_a_player_without_creatures() -> None:
    watcher = enchantment("Watcher", "{B}", whenever(p.Deed(p.TEMPTED, who=you), gain_life(3)))
    chooser = enchantment("Chooser", "{B}", whenever(p.Deed(p.CHOOSES_BEARER, who=you), gain_life(10)))
    scene = Scene({"hand": [TEMPT], "battlefield": [watcher, chooser]}, {"battlefield": [watcher]})
    scene.play(A, "Cast Tempt")
    assert scene.life(A) == 23 and scene.life(B) == 20 and temptations(scene.st, A) == 1


@cr("701.54d")
def test_choosing_the_bearer_again_is_choosing() -> None:
    chooser = enchantment("Chooser", "{B}", whenever(p.Deed(p.CHOOSES_BEARER, who=you), gain_life(10)))
    scene = Scene({"hand": [TWICE], "battlefield": [chooser, BEAR]})
    scene.play(A, "Cast Twice")
    assert scene.life(A) == 40 and bearers(scene) == ["Bear"]


@cr("701.54e")
def test_the_bearer_is_on_the_battlefield_under_its_players_control() -> None:
    grow = sorcery("Grow", "{G}", put_counters(Each(YOUR_RING_BEARER), 2))
    kill = instant("Kill", "{B}", destroy(target(creatures & you_control)))
    scene = Scene({"battlefield": [BEAR], "hand": [TEMPT, grow, kill]}, {"battlefield": [CUB], "hand": [grow]})
    scene.play(A, "Cast Tempt")
    scene.play(A, "Cast Grow")
    assert scene.size("Bear") == (4, 4) and scene.size("Cub") == (1, 1)
    scene.play(A, "Cast Kill")
    assert not scene.one("Bear").flags & RING_BEARER


@cr("701.54c")
def test_how_often_counts_for_each_player_alone() -> None:
    count = sorcery("Count", "{W}", gain_life(v.Temptations(you)))
    scene = Scene({"hand": [FOUR, TEMPT, count]}, {"hand": [count]})
    scene.play(A, "Cast Four")
    scene.play(A, "Cast Tempt")
    scene.play(A, "Cast Count")
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Count")
    assert [scene.life(A), scene.life(B)] == [25, 20]


@cr("701.54a")
def test_opposing_creatures_cant_be_chosen() -> None:
    scene = Scene({"hand": [TEMPT]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Tempt")
    assert not bearers(scene)
