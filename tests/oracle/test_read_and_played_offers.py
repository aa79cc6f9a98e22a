"""What each of several players may do or pay, excess damage, what was put there this turn, abilities that are countered: read
and then played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import made

OFFER = made(
    "Fair Offer {W}",
    "Sorcery",
    "You gain 1 life. Each opponent may create a Treasure token. For each opponent who does, you gain 3 life.",
)


@cr("608.2d", "101.4")
@pytest.mark.parametrize(("answers", "life", "made_"), [(("Yes", "No"), 24, (1, 0)), (("Yes", "Yes"), 27, (1, 1))])
def test_who_declines_gets_nothing_and_who_accepts_is_counted(
    answers: tuple[str, ...], life: int, made_: tuple[int, int]
) -> None:
    scene = Scene({"hand": [OFFER]}, {}, {})
    scene.play(A, "Cast Fair Offer", *answers)
    assert scene.life(A) == life
    assert (scene.count(B, "battlefield"), scene.count(C, "battlefield")) == made_


@cr("118.1", "107.3")
def test_all_players_pay_as_much_as_they_like() -> None:
    pool = made(
        "Common Purse {U}",
        "Sorcery",
        "Starting with you, each player may pay any amount of mana. You gain X life, where X is the total amount of mana paid "
        "this way.",
    )
    scene = Scene({"hand": [pool], "mana": "{U}{U}{U}"}, {"mana": "{R}{R}"})
    scene.play(A, "Cast Common Purse", 2, 1)
    assert scene.life(A) == 23


@cr("107.16", "118.1")
def test_energy_is_paid_in_any_amount() -> None:
    spark = made(
        "Live Wire {R}",
        "Instant",
        "Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. Live Wire deals that much damage to that "
        "creature.",
    )
    scene = Scene({"hand": [spark]}, {"battlefield": ["Serra Angel"]})
    scene.play(A, "Cast Live Wire", "Serra Angel", 2)
    assert scene.one("Serra Angel").damage == 2 and scene.st.players[A].counters["energy"] == 1


@cr("120.10")
def test_excess_damage_is_counted() -> None:
    loot = made(
        "Overkill {R}",
        "Sorcery",
        "Overkill deals 5 damage to target creature. You gain life equal to the amount of excess damage dealt this way.",
    )
    scene = Scene({"hand": [loot]}, {"battlefield": ["Grizzly Bears"]})
    scene.play(A, "Cast Overkill", "Grizzly Bears")
    assert scene.life(A) == 23


@cr("400.7", "115.1")
def test_a_card_that_was_put_there_from_the_battlefield_this_turn() -> None:
    back = made(
        "Not Yet {W}",
        "Instant",
        "Return target creature card from your graveyard that was put there from the battlefield this turn to the battlefield.",
    )
    scene = Scene({"hand": [back, "Lightning Bolt"], "battlefield": [BEAR], "graveyard": ["Grizzly Bears"]})
    assert not scene.could(A, "Cast Not Yet")
    scene.play(A, "Cast Lightning Bolt", "Bear")
    scene.play(A, "Cast Not Yet")
    assert scene.zone("Bear") == "battlefield" and scene.zone("Grizzly Bears") == "graveyard"


@cr("701.6a", "113.3b")
def test_only_activated_abilities_are_countered() -> None:
    hush = made("Hush {U}", "Instant", "Counter target activated ability.")
    healer = made(
        "Healer {W}", "Creature — Human", "{1}: You gain 5 life.\nWhenever you gain life, draw a card.", "1/1"
    )
    scene = Scene({"battlefield": [healer], "library": ["Forest"] * 3}, {"hand": [hush]})
    scene.do(A, "Healer: {1}")
    scene.play(B, "Cast Hush")
    assert scene.life(A) == 20


@cr("115.9b")
def test_a_spell_that_targets_a_player() -> None:
    shield = made("Deny {W}", "Instant", "Counter target spell that targets you or a creature you control.")
    scene = Scene(
        {"hand": [shield], "battlefield": [BEAR]}, {"hand": ["Lightning Bolt"] * 2, "battlefield": ["Serra Angel"]}
    )
    scene.do(B, "Cast Lightning Bolt", "Serra Angel")
    assert not scene.could(A, "Cast Deny")
    scene.settle()
    scene.do(B, "Cast Lightning Bolt", "A")
    scene.play(A, "Cast Deny")
    assert scene.life(A) == 20


@cr("401.7")
@pytest.mark.parametrize(("answer", "place"), [("Top", 1), ("Bottom", -1)])
def test_second_from_the_top_or_on_the_bottom(answer: str, place: int) -> None:
    away = made(
        "Away {U}",
        "Sorcery",
        "The owner of target creature puts it into their library second from the top or on the bottom.",
    )
    scene = Scene({"hand": [away]}, {"battlefield": [BEAR], "library": ["Forest"] * 3})
    scene.play(A, "Cast Away", "Bear", answer)
    assert scene.st.libraries[B][place] == scene.one("Bear").id


@cr("303.4", "115.1")
def test_an_aura_attached_to_a_creature() -> None:
    tear = made("Tear {W}", "Instant", "Destroy target Aura attached to a creature.")
    zest = made("Zest {W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
    scene = Scene({"hand": [tear, zest], "battlefield": [BEAR]})
    assert not scene.could(A, "Cast Tear")
    scene.play(A, "Cast Zest", "Bear")
    scene.play(A, "Cast Tear")
    assert scene.zone("Zest") == "graveyard"
