"""Phrases that are read, and then played: who puts counters, legends side by side, cards from elsewhere, sums."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, OX, PEEK
from tests.harness.compiled import made
from tests.harness.scene import refuses

GROW = made("Nurture {G}", "Instant", "Put two +1/+1 counters on target creature.")


@cr("122.6")
def test_whoever_puts_the_counters() -> None:
    patron = made(
        "Odd Patron {G}",
        "Creature — Elf",
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [patron, BEAR], "hand": [GROW]}, {"hand": [GROW]})
    scene.play(A, "Cast Nurture", "Bear")
    assert scene.life(A) == 21
    scene.play(B, "Cast Nurture", "Bear")
    assert scene.life(A) == 21


@cr("122.6", "603.2c")
def test_each_counter_that_is_removed() -> None:
    hydra = made(
        "Odd Hydra {G}",
        "Creature — Hydra",
        "This creature enters with two +1/+1 counters on it.",
        "Whenever a +1/+1 counter is removed from this creature, you gain 1 life.",
        "{1}: Remove two +1/+1 counters from this creature.",
        "1/1",
    )
    scene = Scene({"hand": [hydra]}).play(A, "Cast Odd Hydra")
    scene.play(A, "Odd Hydra")
    assert scene.life(A) == 22


@cr("704.5j")
def test_the_legend_rule_does_not_apply() -> None:
    hero = made("Odd Hero {W}", "Legendary Creature — Human", "1/1")
    mirror = made("Odd Mirror {2}", "Artifact", 'The "legend rule" doesn\'t apply to creatures you control.')
    plain = Scene({"hand": [hero], "battlefield": [hero]}).play(A, "Cast Odd Hero", "Odd Hero")
    assert len(plain.names("battlefield", A)) == 1
    scene = Scene({"hand": [hero], "battlefield": [hero, mirror]}, {"battlefield": [mirror]}).play(A, "Cast Odd Hero")
    assert sorted(scene.names("battlefield", A)) == ["Odd Hero", "Odd Hero", "Odd Mirror"]


@cr("302.6", "609.4")
def test_abilities_as_though_it_had_haste() -> None:
    healer = made("Odd Healer {W}", "Creature — Human", "{T}: You gain 1 life.", "1/1")
    elixir = made(
        "Odd Elixir {2}",
        "Artifact",
        "You may activate abilities of creatures you control as though those creatures had haste.",
    )
    slow = Scene({"hand": [healer]}).play(A, "Cast Odd Healer")
    assert refuses(slow, A, "Odd Healer")
    scene = Scene({"hand": [healer], "battlefield": [elixir]}).play(A, "Cast Odd Healer")
    scene.play(A, "Odd Healer")
    assert scene.life(A) == 21


@cr("702.16n", "607.2d")
def test_protection_that_does_not_remove_its_own_aura() -> None:
    blessing = made(
        "Odd Blessing {W}",
        "Enchantment — Aura",
        "Enchant creature",
        "As this Aura enters, choose a color.",
        "Enchanted creature has protection from the chosen color. This effect doesn't remove this Aura.",
    )
    scene = Scene({"hand": [blessing], "battlefield": [BEAR]}, {"hand": [BOLT]})
    scene.play(A, "Cast Odd Blessing", "Bear", "red")
    assert refuses(scene, B, "Cast Bolt") or "Bear" not in scene.do(B, "Cast Bolt").words()
    white = Scene({"hand": [blessing], "battlefield": [BEAR]})
    white.play(A, "Cast Odd Blessing", "Bear", "white")
    assert white.zone("Odd Blessing") == "battlefield"


@cr("601.3", "118.9")
def test_a_creature_is_cast_from_the_graveyard_for_another_cost() -> None:
    scourge = made(
        "Odd Scourge {9}{B}",
        "Creature — Zombie",
        "You may cast this card from your graveyard by paying {B} and sacrificing two creatures rather than paying its "
        "mana cost.",
        "4/4",
    )
    scene = Scene.exactly({"graveyard": [scourge], "battlefield": [BEAR, CAT, OX], "mana": "{B}"}, {})
    scene.play(A, "Cast Odd Scourge", "Bear", "Cat")
    assert sorted(scene.names("battlefield", A)) == ["Odd Scourge", "Ox"]


@cr("601.3")
def test_one_spell_from_the_graveyard_each_turn() -> None:
    couple = made(
        "Odd Couple {2}",
        "Creature — Human",
        "Once during each of your turns, you may cast a creature spell from your graveyard.",
        "2/2",
    )
    scene = Scene({"graveyard": [BEAR, CAT], "battlefield": [couple]}, {"graveyard": [OX]})
    scene.play(A, "Cast Bear")
    assert scene.zone("Bear") == "battlefield"
    assert refuses(scene, A, "Cast Cat")


@cr("601.2f")
def test_only_the_first_spell_of_the_turn_costs_less() -> None:
    mouse = made(
        "Odd Mouse {1}",
        "Creature — Mouse",
        "The first creature spell you cast each turn costs {1} less to cast.",
        "1/1",
    )
    scene = Scene.exactly({"battlefield": [mouse], "hand": [BEAR, BEAR], "mana": "{G}"}, {})
    scene.play(A, "Cast Bear")
    assert scene.names("battlefield", A) == ["Odd Mouse", "Bear"]
    assert refuses(scene, A, "Cast Bear")


@cr("613.4c")
def test_a_bonus_that_is_a_sum() -> None:
    avatar = made(
        "Odd Avatar {G}",
        "Creature — Avatar",
        "This creature gets +1/+1 for each land you control and each land card in your graveyard.",
        "1/1",
    )
    scene = Scene({"battlefield": [avatar, "Forest", "Forest"], "graveyard": ["Forest", BEAR]})
    assert scene.size("Odd Avatar") == (4, 4)


@cr("508.1c")
def test_no_attack_if_the_defending_player_has_such_a_creature() -> None:
    mutant = made(
        "Odd Mutant {R}",
        "Creature — Goblin",
        "This creature can't attack if defending player controls an untapped creature with power 2 or greater.",
        "5/3",
    )
    free = Scene({"battlefield": [mutant]}, {"battlefield": [CAT]})
    free.until("declare attackers", attack=["Odd Mutant"])
    assert free.one("Odd Mutant").tapped
    barred = Scene({"battlefield": [mutant]}, {"battlefield": [BEAR]})
    barred.until("postcombat main")
    assert not barred.one("Odd Mutant").tapped


@cr("702.14c")
def test_nonbasic_landwalk() -> None:
    boots = made("Odd Boots {1}", "Creature — Boar", "Nonbasic landwalk", "2/2")
    waste = made("Odd Waste", "Land", "{T}: Add {C}.")
    for lands, life in (([waste], 18), (["Forest"], 20)):
        scene = Scene({"battlefield": [boots]}, {"battlefield": [*lands, OX]})
        scene.until("end of combat", attack=["Odd Boots"], block={"Ox": "Odd Boots"} if life == 20 else None)
        assert scene.life(B) == life


@cr("508.1", "603.2")
def test_attacking_with_so_much_power() -> None:
    leader = made(
        "Odd Leader {G}",
        "Creature — Wolf",
        "Pack tactics — Whenever this creature attacks, if you attacked with creatures with total power 4 or greater this "
        "combat, you gain 1 life.",
        "2/2",
    )
    for attackers, life in ((["Odd Leader"], 20), (["Odd Leader", "Bear"], 21)):
        scene = Scene({"battlefield": [leader, BEAR]})
        scene.until("declare attackers", attack=attackers).settle()
        assert scene.life(A) == life


@cr("701.18b")
def test_whatever_card_is_played() -> None:
    wheel = made("Odd Wheel {1}", "Enchantment", "Whenever you play a card, you gain 1 life.")
    scene = Scene({"battlefield": [wheel], "hand": ["Forest", PEEK]})
    scene.play(A, "Play Forest")
    scene.play(A, "Cast Peek")
    assert scene.life(A) == 22


@cr("601.3", "113.6")
def test_a_goblin_is_cast_from_exile_again() -> None:
    goblin = made(
        "Odd Goblin {1}", "Creature — Goblin", "You may cast this card from your graveyard or from exile.", "1/1"
    )
    for zone in ("graveyard", "exile"):
        scene = Scene({zone: [goblin]}).play(A, "Cast Odd Goblin")
        assert scene.zone("Odd Goblin") == "battlefield"


@cr("107.3", "608.2d")
def test_x_is_how_many_are_tapped() -> None:
    sphere = made(
        "Odd Sphere {2}",
        "Artifact Creature — Construct",
        "Whenever this creature attacks, you may tap X untapped Cats you control. If you do, this creature gets +X/+0 until "
        "end of turn and deals X damage to the player or planeswalker it's attacking.",
        "1/1",
    )
    scene = Scene({"battlefield": [sphere, CAT, CAT, BEAR]})
    scene.until("declare attackers", attack=["Odd Sphere"])
    scene.settle("Yes", "Cat", "Cat")
    assert scene.life(B) == 18
    assert scene.size("Odd Sphere") == (3, 1)


@cr("608.2h")
def test_what_was_to_be_destroyed_counts_whether_or_not_it_was() -> None:
    idol = made("Old Idol {2}", "Artifact Creature — Golem", "Indestructible", "3/3")
    wrath = made(
        "Odd Wrath {B}",
        "Sorcery",
        "Destroy all creatures target opponent controls. Odd Wrath deals damage to that player equal to their total power.",
    )
    scene = Scene({"battlefield": [BEAR], "hand": [wrath]}, {"battlefield": [idol, CAT, CAT]})
    cats = 2 * (scene.sizes("Cat")[0][0] or 0)
    scene.play(A, "Cast Odd Wrath", "B")
    assert scene.names("battlefield", B) == ["Old Idol"]
    assert scene.life(B) == 20 - 3 - cats
