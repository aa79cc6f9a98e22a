"""702: keyword abilities of permanents: instances that work separately, and what is easy to get wrong."""

from __future__ import annotations

import pytest

from inset.kernel import types as t
from inset.language import effects as e, effects as ef, keywords as k, patterns as p
from inset.language.abilities import Keyword
from inset.language.words.kinds import (
    aura,
    creature,
    enchant,
    enchantment,
    instant,
    planeswalker,
    sorcery,
    when_enters,
    whenever,
)
from inset.language.words.nouns import creatures, each, enchanted_or_equipped, target, this, you_control
from inset.language.words.verbs import gain_life, has, have, plus
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL, SHOCK

LOYAL = {"counters": {"loyalty": 9}}
SHIELD = creature("Wall", "{W}", "Wall", 0, 4)


def twice(keyword: int, number: int = 0, power: int = 2, toughness: int = 2):  # type: ignore[no-untyped-def]
    word = Keyword(keyword, number=number)
    return creature("Twin", "{R}", "Beast", power, toughness, word, Keyword(keyword, number=number))


def grows_by(scene: Scene) -> tuple[int, int]:
    power, toughness = scene.size("Twin")
    return (power or 0) - 2, (toughness or 0) - 2


@cr("702.105b")
def test_each_instance_of_dethrone_triggers() -> None:
    scene = Scene({"battlefield": [twice(k.DETHRONE)]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Twin"])
    assert grows_by(scene) == (2, 2)


@cr("702.105a")
def test_dethrone_asks_for_an_attack_on_the_player() -> None:
    walker = planeswalker("Walker", "{W}", "Jace", 9)
    scene = Scene(
        {"battlefield": [creature("Twin", "{R}", "Beast", 2, 2, Keyword(k.DETHRONE))]},
        {"battlefield": [(walker, LOYAL)]},
    )
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Attack Walker")
    scene.settle()
    assert grows_by(scene) == (0, 0)


@cr("702.121b")
def test_each_instance_of_melee_triggers() -> None:
    scene = Scene({"battlefield": [twice(k.MELEE)]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Twin"])
    assert grows_by(scene) == (2, 2)


@cr("702.23c")
def test_each_instance_of_rampage_triggers() -> None:
    scene = Scene({"battlefield": [twice(k.RAMPAGE, 1)]}, {"battlefield": [BEAR, SHIELD]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Twin"], block={"Bear": "Twin", "Wall": "Twin"})
    scene.settle()
    assert grows_by(scene) == (2, 2)


@cr("702.68b")
def test_each_instance_of_frenzy_triggers() -> None:
    scene = Scene({"battlefield": [twice(k.FRENZY, 2)]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Twin"])
    scene.settle()
    assert grows_by(scene) == (4, 0)


@cr("702.136b")
def test_each_instance_of_riot_gives_a_choice() -> None:
    scene = Scene({"hand": [twice(k.RIOT)]})
    scene.play(A, "Cast Twin", "Yes", "No")
    assert grows_by(scene) == (1, 1) and scene.keywords("Twin") & k.HASTE


@cr("702.136a", "702.136b")
def test_riot_that_was_given_and_riot_of_its_own() -> None:
    rhythm = enchantment("Rhythm", "{G}", have(creatures & you_control, has(Keyword(k.RIOT))))
    rioter = creature("Twin", "{R}", "Beast", 2, 2, Keyword(k.RIOT))
    scene = Scene({"hand": [rioter], "battlefield": [rhythm]})
    scene.play(A, "Cast Twin", "Yes", "Yes")
    assert grows_by(scene) == (2, 2) and not scene.keywords("Twin") & k.HASTE


@cr("702.136a")
def test_a_token_that_riots_has_haste_as_it_enters() -> None:
    rioter = creature("Twin", "{R}", "Beast", 2, 2, Keyword(k.RIOT))
    copier = sorcery("Copier", "{U}", ef.CreateCopy(target(creatures)))
    scene = Scene({"hand": [copier], "battlefield": [rioter]})
    scene.play(A, "Cast Copier", "No")
    assert [bool(chars_of(scene.st, o).keywords & k.HASTE) for o in scene.all("Twin")] == [False, True]


@cr("702.98a")
def test_an_unleashed_creature_cant_block() -> None:
    reveler = creature("Reveler", "{B}", "Zombie", 2, 3, Keyword(k.UNLEASH))
    for counters, may_block in (({"+1/+1": 1}, False), ({}, True)):
        scene = Scene({"battlefield": [BEAR]}, {"battlefield": [(reveler, {"counters": counters})]})
        while scene.asked() == "priority" and scene.st.step <= t.DECLARE_BLOCKERS:
            scene.game.choose(PASS)
            if scene.asked() == "attack":
                scene.answer("Attack")
        assert (scene.asked() == "block") == may_block


@cr("702.58b")
def test_each_instance_of_graft_works() -> None:
    scene = Scene({"hand": [twice(k.GRAFT, 1, 0, 0), BEAR]})
    scene.play(A, "Cast Twin")
    assert scene.size("Twin") == (2, 2)
    scene.play(A, "Cast Bear", "Yes", "Yes")
    assert scene.size("Bear") == (4, 4) and scene.zone("Twin") == "graveyard"


@cr("702.58a", "122.5")
def test_graft_gives_nothing_if_it_is_gone() -> None:
    scene = Scene(
        {
            "hand": [BEAR, KILL],
            "battlefield": [
                (creature("Twin", "{G}", "Ooze", 2, 2, Keyword(k.GRAFT, number=1)), {"counters": {"+1/+1": 1}})
            ],
        }
    )
    scene.cast(A, "Cast Bear")
    scene.resolve()
    scene.cast(A, "Cast Kill", "Twin")
    scene.settle()
    assert scene.size("Bear") == (2, 2)


@cr("702.38b")
def test_each_instance_of_amplify_works() -> None:
    hunter = creature("Twin", "{R}", "Beast", 2, 2, Keyword(k.AMPLIFY, number=1), Keyword(k.AMPLIFY, number=1))
    ally = creature("Ally", "{R}", "Beast", 1, 1)
    scene = Scene({"hand": [hunter, ally, BEAR]})
    scene.play(A, "Cast Twin", "Ally", "Ally")
    assert grows_by(scene) == (2, 2)


@cr("702.39b")
def test_each_instance_of_provoke_has_a_target() -> None:
    scene = Scene(
        {"battlefield": [twice(k.PROVOKE)]}, {"battlefield": [(BEAR, {"tapped": True}), (SHIELD, {"tapped": True})]}
    )
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Attack")
    scene.settle("Bear", "Wall", "Yes", "Yes")
    assert not scene.one("Bear").tapped and not scene.one("Wall").tapped


@cr("702.116b")
def test_each_instance_of_myriad_triggers() -> None:
    scene = Scene({"battlefield": [twice(k.MYRIAD)]}, {}, {})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Attack B")
    scene.settle("Yes", "Yes")
    assert len(scene.all("Twin")) == 3


@cr("702.116a")
def test_a_token_of_myriad_attacks_a_planeswalker_but_no_battle() -> None:
    from inset.language.words.kinds import battle

    walker, siege = planeswalker("Walker", "{W}", "Jace", 9), battle("Siege", "{W}", "Siege", 5)
    attacker = creature("Twin", "{R}", "Beast", 2, 2, Keyword(k.MYRIAD))
    scene = Scene(
        {"battlefield": [attacker]},
        {"battlefield": [(siege, {"notes": {PROTECTOR: 2}, "counters": {"defense": 5}})]},
        {"battlefield": [(walker, LOYAL)]},
    )
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Attack B")
    scene.game.choose(PASS)
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Yes")
    assert [words.removeprefix("Attack ") for words in scene.words()] == ["C", "Walker (C's)"]


@cr("702.181a")
def test_warriors_are_sacrificed_even_if_combat_is_over() -> None:
    leader = creature("Twin", "{R}", "Beast", 2, 2, Keyword(k.MOBILIZE, number=3))
    scene = Scene({"battlefield": [leader]})
    scene.until(t.POSTCOMBAT_MAIN, attack=["Twin"])
    assert scene.life(B) == 15 and len(scene.all("Warrior Token")) == 3
    scene.until(t.END)
    scene.settle()
    assert not scene.all("Warrior Token")


@cr("701.50d")
def test_several_connive_one_after_another() -> None:
    together = sorcery("Plot", "{U}", ef.Connive(each(creatures)))
    spy = creature("Spy", "{U}", "Rogue", 1, 1)
    scene = Scene(
        {"hand": [together, BEAR], "battlefield": [spy, (SHIELD, {})], "library": ["Island", "Plains"]},
        {"hand": [KILL], "battlefield": [BEAR], "library": ["Swamp"]},
    )
    scene.play(A, "Cast Plot", "Wall", "Island", "Bear", "Kill")
    assert scene.sizes("Wall") == [(0, 4)] and scene.size("Spy") == (2, 2)
    assert scene.names("graveyard", B) == ["Kill"]


@cr("701.50e")
def test_connive_a_number() -> None:
    spy = creature("Spy", "{U}", "Rogue", 1, 1)
    plot = sorcery("Plot", "{U}", ef.Connive(target(creatures), 3))
    scene = Scene({"hand": [plot], "battlefield": [spy], "library": ["Island", "Bear Cub", "Grizzly Bears"]})
    scene.play(A, "Cast Plot", "Spy")
    assert scene.size("Spy") == (3, 3) and not scene.names("hand", A)


@cr("701.50b", "701.50c")
def test_what_has_left_the_battlefield_has_connived() -> None:
    spy = creature("Spy", "{U}", "Rogue", 1, 1, when_enters(ef.Connive(this)))
    watcher = enchantment("Watcher", "{U}", whenever(p.Deed(p.CONNIVES, creatures & you_control), gain_life(3)))
    scene = Scene({"hand": [spy, KILL], "battlefield": [watcher], "library": ["Island"]})
    scene.cast(A, "Cast Spy")
    scene.resolve()
    scene.cast(A, "Cast Kill", "Spy")
    scene.settle()
    assert scene.life(A) == 23 and scene.names("graveyard", A) == ["Spy", "Kill", "Island"]


@cr("702.110a")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_exploit_is_optional(answer: str) -> None:
    fiend = creature("Fiend", "{B}", "Zombie", 2, 2, Keyword(k.EXPLOIT))
    scene = Scene({"hand": [fiend], "battlefield": [BEAR]})
    scene.play(A, "Cast Fiend", answer, "Bear")
    assert scene.zone("Bear") == ("graveyard" if answer == "Yes" else "battlefield")


@cr("702.82a", "614.13a")
def test_what_devours_cant_devour_itself() -> None:
    wurm = creature("Wurm", "{G}", "Wurm", 5, 5, Keyword(k.DEVOUR, number=2))
    scene = Scene({"hand": [wurm]})
    scene.play(A, "Cast Wurm")
    assert scene.size("Wurm") == (5, 5)


@cr("702.64a", "702.64b")
def test_absorb_prevents_so_much_of_each_source() -> None:
    sponge = creature("Sponge", "{W}", "Ooze", 0, 9, Keyword(k.ABSORB, number=1))
    scene = Scene({"battlefield": [BEAR, (BEAR, {})]}, {"battlefield": [sponge], "hand": [SHOCK]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Sponge": "Bear"})
    scene.play(B, "Cast Shock", "Sponge")
    assert scene.one("Sponge").damage == 1


@cr("702.26d", "702.26h", "702.26g")
def test_what_is_attached_phases_with_its_host() -> None:
    away = instant("Away", "{U}", e.PhaseOut(target(creatures)))
    rage = aura("Rage", "{R}", enchant(creatures), have(enchanted_or_equipped, plus(3, 0)))
    scene = Scene({"hand": [away], "battlefield": [BEAR, (rage, {"attached": "Bear"})]})
    scene.play(A, "Cast Away")
    assert scene.one("Bear").phased and scene.one("Rage").phased
    scene.next_turn()
    scene.next_turn()
    assert scene.size("Bear") == (5, 2)
