"""Phrases that are read, and then played: abilities that count, players of whom something is true, what events compare with."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language.keywords import HASTE
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX
from tests.harness.compiled import made


@cr("608.2c")
def test_an_ability_knows_how_often_it_has_resolved_this_turn() -> None:
    forge = made(
        "Hot Forge {R}", "Artifact",
        "{0}: You gain 1 life. If this is the second time this ability has resolved this turn, draw a card.",
    )  # fmt: skip
    scene = Scene({"battlefield": [forge], "library": ["3 Forest"]}, {})
    drawn = []
    for _ in range(3):
        scene.play(A, "Hot Forge")
        drawn.append(len(scene.names("hand", A)))
    assert drawn == [0, 1, 1]
    scene.until(t.UPKEEP, turn=2)
    before = len(scene.names("hand", A))
    scene.play(A, "Hot Forge")
    assert len(scene.names("hand", A)) == before  # the first time of this turn


@cr("508.1f")
def test_tapping_to_attack_is_not_noticed() -> None:
    watch = made(
        "Still Watch {U}", "Enchantment",
        "Whenever a creature an opponent controls becomes tapped, if it isn't being declared as an attacker, you gain 1 life.",
    )  # fmt: skip
    trap = made("Quick Trap {U}", "Instant", "Tap target creature.")
    scene = Scene({"battlefield": [BEAR, OX]}, {"battlefield": [watch], "hand": [trap]})
    scene.play(B, "Cast Quick Trap", "Ox")
    assert scene.life(B) == 21
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"])
    assert scene.life(B) == 21


@cr("102.3")
def test_only_players_of_whom_it_is_true_lose_life() -> None:
    tithe = made("Bitter Tithe {B}", "Sorcery", "Each opponent who doesn't control an Ox loses 2 life.")
    scene = Scene({"hand": [tithe]}, {"battlefield": [OX]}, {}).play(A, "Cast Bitter Tithe")
    assert [scene.life(player) for player in range(3)] == [20, 20, 18]


@cr("508.4", "506.3b")
def test_tokens_attack_the_player_for_whom_they_are_made() -> None:
    host = made(
        "Loud Host {W}", "Creature — Human",
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that "
        "player or a planeswalker they control.", "1/1",
    )  # fmt: skip
    scene = Scene({"battlefield": [host]}, {}, {})
    scene.until(t.BEGIN_COMBAT)
    while scene.asked() in ("priority", "attack"):
        if scene.asked() == "priority" and scene.st.step == t.DECLARE_BLOCKERS:
            break
        scene.choose(scene.game.options[1] if scene.asked() == "attack" else scene.game.options[0])
    tokens = [o for o in scene.in_zone("battlefield", A) if o.token]
    assert len({o.combat.attacking for o in tokens if o.combat is not None}) == 2


@cr("608.2h")
def test_with_lesser_mana_value_than_what_died() -> None:
    crab = made("Scrap Crab {2}", "Artifact Creature — Crab",
                "Whenever another creature you control dies, return target creature card with lesser mana value from your "
                "graveyard to your hand.", "1/1")  # fmt: skip
    small = made("Tiny Mouse {0}", "Creature — Mouse", "1/1")
    scene = Scene({"battlefield": [crab, BEAR], "graveyard": [small, "Hill Giant"], "hand": [BOLT]}, {})
    scene.play(A, "Cast Bolt", "Bear")
    assert scene.names("hand", A) == ["Tiny Mouse"]


@cr("201.2a")
def test_three_lands_with_the_same_name() -> None:
    atlas = made("Old Atlas {0}", "Artifact", "{0}: You gain 1 life. Activate only if you control two or more lands with the "
                 "same name.")  # fmt: skip
    apart = Scene({"battlefield": [atlas, "Forest", "Island"]}, {})
    assert not any("Old Atlas" in words for words in apart.options(A))
    alike = Scene({"battlefield": [atlas, "Forest", "Forest"]}, {}).play(A, "Old Atlas")
    assert alike.life(A) == 21


@cr("701.36a")
def test_the_token_that_is_populated_gains_haste() -> None:
    chant = made("Echo Chant {R}", "Sorcery", "Populate. The token created this way gains haste.")
    wolf = made("Lone Howl {G}", "Sorcery", "Create a 2/2 green Wolf creature token.")
    scene = Scene({"hand": [chant, wolf]}, {}).play(A, "Cast Lone Howl").play(A, "Cast Echo Chant")
    hasty = [bool(chars_of(scene.st, o).keywords & HASTE) for o in scene.in_zone("battlefield", A)]
    assert sorted(hasty) == [False, True]


@cr("603.2")
def test_what_may_be_done_once_each_turn_is_offered_again_if_it_was_declined() -> None:
    well = made(
        "Calm Well {W}", "Enchantment", "Whenever you gain life, you may draw a card. Do this only once each turn."
    )
    sip = made("Small Sip {W}", "Instant", "You gain 1 life.")
    scene = Scene({"battlefield": [well], "hand": [sip, sip, sip], "library": ["3 Forest"]}, {})
    scene.play(A, "Cast Small Sip", "No").play(A, "Cast Small Sip", "Yes").play(A, "Cast Small Sip")
    assert scene.names("hand", A) == ["Forest"]


@cr("101.3")
def test_who_cant_sacrifice_pays_otherwise() -> None:
    toll = made(
        "Hard Toll {B}", "Sorcery", "Each opponent sacrifices a creature. Each opponent who can't loses 3 life."
    )
    scene = Scene({"hand": [toll]}, {"battlefield": [BEAR]}, {}).play(A, "Cast Hard Toll")
    assert [scene.life(player) for player in range(3)] == [20, 20, 17]
    assert scene.names("battlefield", B) == []


@cr("613.1b", "608.2d")
def test_an_opponent_of_ones_choice_keeps_what_they_were_given() -> None:
    gift = made("Odd Gift {U}", "Sorcery", "An opponent gains control of target creature you control.")
    scene = Scene({"hand": [gift], "battlefield": [BEAR]}, {}, {}).play(A, "Cast Odd Gift", "Bear", 2)
    scene.until(t.UPKEEP, turn=2)
    assert chars_of(scene.st, scene.one("Bear")).controller == 2


@cr("608.2d")
def test_a_land_is_put_from_the_hand_or_the_graveyard() -> None:
    till = made(
        "Deep Till {G}", "Sorcery", "You may put a land card from your hand or graveyard onto the battlefield tapped."
    )
    for zone in ("hand", "graveyard"):
        scene = Scene({"hand": [till], zone: [till, "Forest"] if zone == "hand" else ["Forest"]}, {})
        scene.play(A, "Cast Deep Till", "Yes")
        assert scene.names("battlefield", A) == ["Forest"] and scene.one("Forest").tapped


@cr("602.5b")
def test_an_ability_that_is_activated_only_once() -> None:
    seal = made("Old Seal {W}", "Artifact", "{0}: You gain 2 life. Activate only once.")
    scene = Scene({"battlefield": [seal]}, {}).play(A, "Old Seal")
    assert scene.life(A) == 22 and not any("Old Seal" in words for words in scene.options(A))
    scene.until(t.UPKEEP, turn=3)
    assert not any("Old Seal" in words for words in scene.options(A))
