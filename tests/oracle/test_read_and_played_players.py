"""Phrases that are read, and then played: whom creatures attack, what players may do or must pay, and abilities that wait."""

from __future__ import annotations

from inset.kernel import types as t
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CUB, WALKER
from tests.harness.compiled import declined, made


@cr("508.5", "120.1")
def test_damage_to_what_an_attacker_is_attacking() -> None:
    rider = made(
        "Loud Rider {R}",
        "Creature — Human",
        "Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's attacking.",
        "2/2",
    )
    scene = Scene({"battlefield": [rider, BEAR]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"]).settle()
    assert scene.life(B) == 19
    scene = Scene({"battlefield": [rider, BEAR]}, {"battlefield": [(WALKER, {"counters": {"loyalty": 3}})]})
    scene.until(t.BEGIN_COMBAT).pass_to(A)
    while scene.asked() != "attack":
        scene.choose("Pass")
    scene.choose("Don't").choose("Attack Walker").settle()
    assert scene.life(B) == 20 and scene.one("Walker").counters["loyalty"] == 2


@cr("508.3e", "508.3d")
def test_attacking_a_player_triggers_once_for_each_of_them() -> None:
    banner = made(
        "Red Banner {R}",
        "Enchantment",
        "Whenever one or more creatures you control attack a player, that player loses 1 life.",
    )
    scene = Scene({"battlefield": [banner, BEAR, CUB]}, {})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear", "Cub"]).settle()
    assert scene.life(B) == 19


@cr("603.7", "603.7b")
def test_an_ability_waits_for_each_event_of_the_turn() -> None:
    song = made(
        "Green Song {G}",
        "Sorcery",
        "Whenever a creature you control attacks this turn, it gets +1/+0 until end of turn.",
    )
    scene = Scene({"hand": [song], "battlefield": [BEAR, CUB]}).play(A, "Cast Green Song")
    scene.until(t.COMBAT_DAMAGE, attack=["Bear", "Cub"])
    assert scene.life(B) == 15
    scene.until(t.COMBAT_DAMAGE, 3, attack=["Bear", "Cub"])
    assert scene.life(B) == 12


@cr("603.7c", "120.9")
def test_an_ability_waits_for_one_creature() -> None:
    bond = made(
        "Hot Bond {R}",
        "Instant",
        "Choose target creature. Whenever that creature is dealt damage this turn, it deals that much damage to each player.",
    )
    scene = Scene({"hand": [bond, BOLT], "battlefield": [BEAR, CUB]}).play(A, "Cast Hot Bond", "Bear")
    scene.play(A, "Cast Bolt", "Bear")
    assert scene.life(A) == 17 and scene.life(B) == 17


@cr("603.7", "115.1")
def test_an_ability_that_waits_has_targets_of_its_own() -> None:
    march = made(
        "Long March {R}",
        "Sorcery",
        "Until end of turn, whenever a creature you control attacks, target creature an opponent controls gets -1/-1 until end "
        "of turn.",
    )
    scene = Scene({"hand": [march], "battlefield": [BEAR]}, {"battlefield": [CUB]}).play(A, "Cast Long March")
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"]).settle("Cub")
    assert scene.zone("Cub") == "graveyard"


@cr("118.12", "101.4")
def test_each_opponent_pays_or_not() -> None:
    toll = made(
        "Grim Toll {B}", "Sorcery", "Each opponent loses 3 life unless they sacrifice a creature or discard a card."
    )
    scene = Scene({"hand": [toll]}, {"battlefield": [BEAR]}).play(A, "Cast Grim Toll", "Yes")
    assert scene.zone("Bear") == "graveyard" and scene.life(B) == 20
    scene = Scene({"hand": [toll]}, {"battlefield": [BEAR]}).play(A, "Cast Grim Toll", "No")
    assert scene.zone("Bear") == "battlefield" and scene.life(B) == 17


@cr("608.2d", "101.4")
def test_any_opponent_may_and_if_a_player_does() -> None:
    imp = made(
        "Sly Imp {R}",
        "Creature — Imp",
        "When this creature enters, any opponent may have it deal 4 damage to them. If a player does, sacrifice this creature.",
        "4/3",
    )
    scene = Scene({"hand": [imp]}).play(A, "Cast Sly Imp", "Yes")
    assert scene.life(B) == 16 and scene.zone("Sly Imp") == "graveyard"
    scene = Scene({"hand": [imp]}).play(A, "Cast Sly Imp", "No")
    assert scene.life(B) == 20 and scene.zone("Sly Imp") == "battlefield"


@cr("120.1", "120.3e")
def test_each_creature_deals_damage_to_itself() -> None:
    blaze = made("White Blaze {W}", "Sorcery", "Each creature deals damage to itself equal to its power.")
    scene = Scene({"hand": [blaze], "battlefield": [BEAR]}, {"battlefield": [CUB]}).play(A, "Cast White Blaze")
    assert scene.zone("Bear") == "graveyard" and scene.zone("Cub") == "graveyard"


@cr("508.5")
def test_conditions_about_the_defending_player() -> None:
    spy = made(
        "Odd Spy {U}",
        "Creature — Human",
        "This creature can't be blocked as long as defending player controls a Wall.",
        "2/2",
    )
    wall = made("Old Wall {W}", "Creature — Wall", "Defender", "0/4")
    scene = Scene({"battlefield": [spy]}, {"battlefield": [wall]}).until(t.COMBAT_DAMAGE, attack=["Odd Spy"])
    assert scene.life(B) == 18
    assert declined("Creatures you control can't be blocked as long as defending player controls a Wall.", False)


@cr("603.4")
def test_no_opponent_controls_one() -> None:
    kavu = made(
        "Shy Kavu {G}",
        "Creature — Kavu",
        "This creature gets +1/+1 as long as no opponent controls a white creature.",
        "1/1",
    )
    cat = made("Pale Cat {W}", "Creature — Cat", "Vigilance", "1/1")
    assert Scene({"battlefield": [kavu]}).size("Shy Kavu") == (2, 2)
    assert Scene({"battlefield": [kavu]}, {"battlefield": [cat]}).size("Shy Kavu") == (1, 1)


@cr("509.3c", "509.1h")
def test_creatures_that_block_it_are_counted() -> None:
    elk = made(
        "Big Elk {G}",
        "Creature — Elk",
        "Whenever this creature becomes blocked, it gets +2/+2 until end of turn for each creature blocking it.",
        "1/1",
    )
    scene = Scene({"battlefield": [elk, BEAR]}, {"battlefield": [CUB]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Big Elk", "Bear"], block={"Cub": "Big Elk"}).settle()
    assert scene.size("Big Elk") == (3, 3)


@cr("102.4")
def test_without_teams_your_team_is_you() -> None:
    team = made("Shared Banner {2}", "Artifact", "Creatures your team controls get +1/+1.")
    own = made("Plain Banner {2}", "Artifact", "Creatures you control get +1/+1.")
    assert team.faces[0].abilities == own.faces[0].abilities
