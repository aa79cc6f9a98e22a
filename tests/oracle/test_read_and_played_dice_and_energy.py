"""Phrases that are read, and then played: tables of die rolls, energy in numbers, discovering, leaving combat, either of two
conditions, life totals compared with the start."""

from __future__ import annotations

import pytest

from inset.oracle.lexer import lex, write
from inset.oracle.paragraphs import blocks
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import made

TABLE = "Roll a d20.\n1—9 | You gain 1 life. Scry 1.\n10—19 | You gain 2 life.\n20 | You gain 3 life. Draw a card."


@cr("706.3")
def test_the_rows_of_a_table_belong_to_the_roll() -> None:
    assert blocks(f"Flying\n{TABLE}") == ["Flying", TABLE]
    assert blocks("Station\n8+ | Flying") == ["Station", "8+ | Flying"]
    line = lex(TABLE)
    assert write(line.words, line.selves) == TABLE


@cr("706.2", "706.3a")
def test_a_die_is_rolled_and_one_row_is_carried_out() -> None:
    cast = made("Bone Cast {B}", "Sorcery", "Roll a d20.", "1—9 | You gain 1 life.", "10—20 | You gain 2 life.")
    seen = {Scene({"hand": [cast]}, seed=seed).play(A, "Cast Bone Cast").life(A) for seed in range(12)}
    assert seen == {21, 22}


@cr("706.2")
def test_a_number_equal_to_the_result() -> None:
    cast = made("Small Cast {B}", "Sorcery", "Roll a d4. You gain life equal to the result.")
    seen = {Scene({"hand": [cast]}, seed=seed).play(A, "Cast Small Cast").life(A) for seed in range(16)}
    assert seen <= {21, 22, 23, 24}
    assert len(seen) > 1


@cr("107.14")
def test_energy_in_numbers() -> None:
    engine = made("Slow Engine {3}", "Artifact", "{T}: You get six {E}.", "Pay six {E}: Draw a card.")
    scene = Scene({"battlefield": [engine], "library": ["Forest"]})
    scene.play(A, "Slow Engine: {T}")
    scene.play(A, "Slow Engine: Pay")
    assert scene.names("hand", A) == ["Forest"]
    assert not any("Pay" in option for option in scene.options(A))


@cr("506.4")
def test_a_creature_is_removed_from_combat() -> None:
    lured = made("Held Bear {G}", "Creature — Bear", "Whenever this creature attacks, remove it from combat.", "2/2")
    fought = Scene({"battlefield": [lured, CAT]}).fight("Held Bear", "Cat").until("postcombat main")
    assert fought.life(B) == 19


@cr("701.19c")
def test_what_is_damaged_cant_be_regenerated() -> None:
    troll = made("Odd Troll {G}", "Creature — Troll", "{0}: Regenerate this creature.", "2/2")
    rage = made(
        "Hot Rage {R}", "Instant", "Hot Rage deals 4 damage to target creature. It can't be regenerated this turn."
    )
    scene = Scene({"hand": [rage]}, {"battlefield": [troll]})
    scene.pass_to(B)
    scene.play(B, "Odd Troll")
    scene.play(A, "Cast Hot Rage", "Odd Troll")
    assert scene.zone("Odd Troll") == "graveyard"


@cr("701.57a")
def test_a_card_is_discovered() -> None:
    dig = made("Deep Dig {2}{R}", "Sorcery", "Discover 2.")
    scene = Scene({"hand": [dig], "library": [BEAR, "Forest"]})
    scene.cast(A, "Cast Deep Dig")
    scene.resolve_all()
    assert scene.zone("Bear") in ("hand", "battlefield", "stack")


@cr("603.4")
@pytest.mark.parametrize(("battlefield", "graveyard", "life"), [([CAT], [], 21), ([OX], [CAT], 21), ([OX], [], 20)])
def test_either_of_two_conditions(battlefield: list[object], graveyard: list[object], life: int) -> None:
    camel = made(
        "Dry Camel {W}",
        "Creature — Camel",
        "When this creature enters, if you control a Cat or there is a Cat card in your graveyard, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"hand": [camel], "battlefield": battlefield, "graveyard": graveyard}).play(A, "Cast Dry Camel")
    assert scene.life(A) == life


@cr("103.4")
def test_so_much_more_life_than_at_the_start() -> None:
    saint = made(
        "Bright Saint {W}",
        "Creature — Angel",
        "As long as you have at least 7 life more than your starting life total, this creature gets +2/+2.",
        "2/2",
    )
    assert Scene({"battlefield": [saint], "life": 26}).size("Bright Saint") == (2, 2)
    assert Scene({"battlefield": [saint], "life": 27}).size("Bright Saint") == (4, 4)
