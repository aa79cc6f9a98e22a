"""Phrases that are read, and then played: counters taken as a cost or as an instruction, any number of sacrifices, hands that
are discarded, abilities in the command zone, you and your permanents."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, CUB, OX
from tests.harness.compiled import made


@cr("118.1", "122.1")
def test_counters_are_removed_from_another_creature_as_a_cost() -> None:
    guru = made(
        "Spore Guru {G}", "Creature — Fungus",
        "Remove a +1/+1 counter from a creature you control: You gain 1 life.", "1/1",
    )  # fmt: skip
    scene = Scene(
        {"battlefield": [guru, (BEAR, {"counters": {"+1/+1": 1}})]}, {"battlefield": [(OX, {"counters": {"+1/+1": 1}})]}
    )
    scene.play(A, "Spore Guru")
    assert (scene.life(A), scene.size("Bear"), scene.size("Ox")) == (21, (2, 2), (2, 5))
    assert not any("Spore Guru" in option for option in scene.options(A))


@cr("118.1", "122.1")
def test_counters_of_any_kind_from_among_several() -> None:
    sage = made(
        "Odd Sage {G}", "Creature — Elf",
        "Remove two counters from among creatures you control: Draw a card.", "1/1",
    )  # fmt: skip
    scene = Scene(
        {
            "battlefield": [sage, (BEAR, {"counters": {"+1/+1": 1}}), (OX, {"counters": {"shield": 1}})],
            "library": ["Forest"],
        }
    )
    scene.play(A, "Odd Sage", "Bear")
    assert scene.names("hand", A) == ["Forest"]
    assert scene.size("Bear") == (2, 2)


@cr("118.1", "614.17b")
def test_a_counter_is_put_on_an_opponents_creature_as_a_cost() -> None:
    rite = made(
        "Odd Rite {B}", "Sorcery",
        "As an additional cost to cast this spell, put a +1/+1 counter on a creature an opponent controls.",
        "Draw a card.",
    )  # fmt: skip
    scene = Scene({"hand": [rite], "battlefield": [BEAR], "library": ["Forest"]}, {"battlefield": [OX]})
    scene.play(A, "Cast Odd Rite")
    assert (scene.size("Bear"), scene.size("Ox")) == ((2, 2), (2, 5))
    alone = Scene({"hand": [rite], "battlefield": [BEAR]})
    assert not any("Odd Rite" in option for option in alone.options(A))


@cr("608.2d", "122.1")
def test_up_to_so_many_counters_are_removed() -> None:
    act = made("Cold Act {B}", "Instant", "Remove up to three counters from target creature.")
    scene = Scene({"hand": [act]}, {"battlefield": [(BEAR, {"counters": {"+1/+1": 4}})]})
    scene.cast(A, "Cast Cold Act", "Bear")
    scene.resolve(3)
    assert scene.size("Bear") == (3, 3)


@cr("122.5")
def test_counters_are_moved_onto_several_creatures() -> None:
    elder = made(
        "Moss Elder {G}", "Creature — Treefolk",
        "{1}: Move any number of +1/+1 counters from this creature onto other creatures.", "0/3",
    )  # fmt: skip
    scene = Scene({"battlefield": [(elder, {"counters": {"+1/+1": 3}}), BEAR, CAT]})
    scene.cast(A, "Moss Elder")
    scene.resolve(1, 2)
    assert sorted(scene.size(name) for name in ("Bear", "Cat", "Moss Elder")) == sorted([(3, 3), (3, 3), (0, 3)])


@cr("701.21a")
def test_any_number_are_sacrificed() -> None:
    rite = made(
        "Grim Rite {B}",
        "Sorcery",
        "Sacrifice any number of creatures. You gain 2 life for each creature sacrificed this way.",
    )
    scene = Scene({"hand": [rite], "battlefield": [BEAR, CAT, OX]})
    scene.cast(A, "Cast Grim Rite")
    scene.resolve("Bear", "Ox")
    assert (scene.life(A), scene.zone("Cat")) == (24, "battlefield")


@cr("701.21a", "101.4")
def test_all_of_a_kind_are_sacrificed_by_each_player() -> None:
    dust = made(
        "Grey Dust {7}", "Sorcery", "Each player sacrifices all permanents they control that are one or more colors."
    )
    bowl = made("Bowl {1}", "Artifact", "{T}: Add {C}.")
    scene = Scene({"hand": [dust], "battlefield": [BEAR, bowl]}, {"battlefield": [OX]})
    scene.play(A, "Cast Grey Dust")
    assert (scene.zone("Bear"), scene.zone("Ox"), scene.zone("Bowl")) == ("graveyard", "graveyard", "battlefield")


@cr("608.2c", "121.1")
def test_hands_are_discarded_and_the_greatest_number_is_drawn() -> None:
    wind = made(
        "Strong Wind {U}", "Sorcery",
        "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.",
    )  # fmt: skip
    forests = ["Forest"] * 9
    scene = Scene({"hand": [wind, BEAR], "library": forests}, {"hand": [BOLT, OX, CAT], "library": forests})
    scene.play(A, "Cast Strong Wind")
    assert (len(scene.names("hand", A)), len(scene.names("hand", B))) == (3, 3)


@cr("121.1", "603.7")
def test_as_many_cards_as_the_player_likes() -> None:
    gift = made("Small Gift {U}", "Sorcery", "Target player draws up to two cards.")
    scene = Scene({"hand": [gift]}, {"library": ["Forest", "Forest", "Forest"]})
    scene.cast(A, "Cast Small Gift", "B")
    scene.resolve(1)
    assert scene.names("hand", B) == ["Forest"]


@cr("702.11c", "611.2c")
def test_you_and_your_permanents_gain_hexproof() -> None:
    ward = made("Wide Ward {W}", "Instant", "You and permanents you control gain hexproof until end of turn.")
    scene = Scene({"hand": [ward], "battlefield": [BEAR]}, {"hand": [BOLT], "battlefield": [OX]})
    scene.play(A, "Cast Wide Ward")
    scene.pass_to(B)
    scene.do(B, "Cast Bolt")
    assert not {"A", "Bear"} & set(scene.words())


@cr("205.1b", "611.3a")
def test_a_land_that_is_enchanted_is_a_creature_and_still_a_land() -> None:
    zendikon = made(
        "Hill Zendikon {R}", "Enchantment — Aura", "Enchant land",
        "Enchanted land is a 3/3 red Elemental creature. It's still a land.",
    )  # fmt: skip
    scene = Scene({"hand": [zendikon], "battlefield": ["Forest"]}).play(A, "Cast Hill Zendikon", "Forest")
    assert scene.size("Forest") == (3, 3)


@cr("608.2c")
def test_cards_equal_to_the_difference() -> None:
    sage = made(
        "Full Sage {U}", "Sorcery", "If you have fewer than three cards in hand, draw cards equal to the difference.",
    )  # fmt: skip
    scene = Scene({"hand": [sage, BEAR], "library": ["Forest"] * 5}).play(A, "Cast Full Sage")
    assert len(scene.names("hand", A)) == 3


@cr("701.23a")
def test_a_card_or_a_card_with_something() -> None:
    find = made(
        "Quick Find {U}", "Sorcery",
        "Search your library for a land card or a creature card with mana value 1 or less, reveal it, put it into your hand, "
        "then shuffle.",
    )  # fmt: skip
    scene = Scene({"hand": [find], "library": [BEAR, CUB, "Forest", BOLT]})
    scene.cast(A, "Cast Quick Find")
    scene.resolve("Cub")
    assert scene.names("hand", A) == ["Cub"]


@cr("113.6b", "207.2c")
def test_an_ability_that_functions_in_the_command_zone_too() -> None:
    markov = made(
        "Old Count {B}",
        "Legendary Creature — Cat",
        "Eminence — Whenever you cast another Cat spell, if Old Count is in the command zone or on the battlefield, you gain "
        "1 life.",
        "2/2",
    )
    for zone in ("command", "battlefield"):
        scene = Scene({zone: [markov], "hand": [CAT, BEAR]})
        scene.play(A, "Cast Cat")
        scene.play(A, "Cast Bear")
        assert scene.life(A) == 21
    assert Scene({"graveyard": [markov], "hand": [CAT]}).play(A, "Cast Cat").life(A) == 20
