"""506–508: what is attacked, and for how long."""

import pytest

from inset.kernel import types as t
from inset.language import mods as m, statics as sta
from inset.language.filters import HasSubtype
from inset.language.selections import DefendingPlayer, EventObject
from inset.language.words.kinds import creature, enchantment, instant, planeswalker, whenever
from inset.language.words.nouns import creatures, each, permanents, target
from inset.language.words.verbs import attacks, becomes, gain_life, lose_life
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, MAGE, OX


def _attack(scene: Scene, **attacks: str) -> None:
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        asked = scene.game.decision
        assert asked is not None
        name = scene.st.objs[asked.subject].definition.name
        scene.answer(f"Attack {attacks[name]}" if name in attacks else "Don't")


@cr("508.1k", "506.4")
def test_a_creature_attacks_until_the_combat_phase_ends() -> None:
    """Whatever it becomes able or unable to do; it is no attacker in the postcombat main phase."""
    scene = Scene({"battlefield": [BEAR]})
    seen = {}
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    for step in (t.DECLARE_ATTACKERS, t.DECLARE_BLOCKERS, t.COMBAT_DAMAGE, t.END_COMBAT, t.POSTCOMBAT_MAIN):
        scene.until(step)
        seen[step] = scene.one("Bear").combat is not None
    assert seen == {
        t.DECLARE_ATTACKERS: True, t.DECLARE_BLOCKERS: True, t.COMBAT_DAMAGE: True, t.END_COMBAT: True,
        t.POSTCOMBAT_MAIN: False,
    }  # fmt: skip


@cr("508.1k")
def test_a_chosen_creature_that_changes_hands_as_costs_are_paid_never_attacks() -> None:
    """The cost to attack is a sacrifice: the creature that was chosen is the one that is gone."""
    from inset.language.costs import SacrificeOther

    toll = enchantment("Toll", "{W}", sta.CombatCost(creatures, SacrificeOther(creatures)))
    horn = enchantment("Horn", "{W}", whenever(attacks(creatures), gain_life(1)))
    scene = Scene({"battlefield": [BEAR, OX, horn]}, {"battlefield": [toll]})
    _attack(scene, Bear="B")
    scene.settle("Bear")
    assert (scene.zone("Bear"), scene.life(A)) == ("graveyard", 20)


@cr("506.2a", "508.5a", "802.2")
def test_the_defending_player_is_found_for_each_attacker() -> None:
    """Two creatures attack two players; "defending player" is each one's own."""
    horn = enchantment("Horn", "{W}", whenever(attacks(creatures), lose_life(1, DefendingPlayer(EventObject()))))
    cow = creature("Cow", "{W}", "Ox", 1, 1)
    scene = Scene({"battlefield": [BEAR, OX, cow, horn]}, {}, {})
    _attack(scene, Bear="B", Ox="C", Cow="C")
    scene.settle()
    assert [scene.life(player) for player in (A, B, C)] == [20, 19, 18]


GIDEON = planeswalker("Gideon", "{W}", "Gideon", 9)


@cr("506.4d")
@pytest.mark.parametrize(("stops", "blocking", "attacked"), [(t.CREATURE, False, True), (t.PLANESWALKER, True, False)])
def test_a_blocking_creature_that_is_an_attacked_planeswalker(stops: int, blocking: bool, attacked: bool) -> None:
    """It is attacked by one creature and blocks another; it stops being one of the two."""
    types = t.PLANESWALKER if stops == t.CREATURE else t.CREATURE
    change = instant("Change", "{U}", becomes(target(permanents), m.SetTypes(types)))
    awake = becomes(each(HasSubtype(("Gideon",))), m.AddTypes(t.CREATURE), m.SetPT(4, 4))
    rise = instant("Rise", "{W}", awake)
    scene = Scene(
        {"battlefield": [BEAR, OX]}, {"battlefield": [(GIDEON, {"counters": {"loyalty": 9}})], "hand": [change, rise]}
    )
    scene.play(B, "Cast Rise")
    _attack(scene, Bear="Gideon", Ox="B")
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block Ox")
    scene.play(B, "Cast Change", "Gideon")
    part = scene.one("Gideon").combat
    assert (part is not None and bool(part.blocking)) == blocking
    bear = scene.one("Bear").combat
    assert bear is not None and (bear.attacking == scene.one("Gideon").id) == attacked
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 20, "Ox is blocked all the same"


@cr("508.7a", "508.7b", "508.7c", "508.6")
def test_reselecting_what_a_creature_attacks() -> None:
    """Portal Mage: any opponent of the attacker's controller, even one who couldn't be attacked; it attacked only once, and B."""
    peace = enchantment("Peace", "{W}", sta.Restrict(sta.CANT_ATTACK, creatures, sta.YOU_OR_PLANESWALKERS))
    horn = enchantment("Horn", "{W}", whenever(attacks(creatures), gain_life(1)))
    scene = Scene(
        {"battlefield": [BEAR, horn]},
        {"hand": ["Portal Mage"]},
        {"battlefield": [peace, (MAGE, {"counters": {"loyalty": 5}})]},
    )
    _attack(scene, Bear="B")
    scene.settle()
    scene.cast(B, "Cast Portal Mage")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Yes") if scene.asked() == "confirm" else None
    assert [word.partition(" (")[0] for word in scene.words()] == ["Attack B", "Attack C", "Attack Mage"]
    scene.answer("Attack C")
    scene.settle()
    assert scene.life(A) == 21
    scene.until(t.END_COMBAT)
    assert [scene.life(player) for player in (A, B, C)] == [21, 20, 18]
