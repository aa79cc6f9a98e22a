"""Phrases that are read, and then played: targets that somebody else chooses, players chosen at random, what can't be done,
and numbers of things that differ."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import keywords as k
from inset.rules.model.state import player_ref
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, BLADE, CAT, CUB, KILL, MAGE, OX, PEEK
from tests.harness.compiled import made


def asked_of(scene: Scene) -> int:
    decision = scene.game.decision
    assert decision is not None
    return decision.player


# --- who chooses a target -----------------------------------------------------------------------------------------------
@cr("601.2c", "115.1")
def test_an_opponent_chooses_a_target() -> None:
    storm = made("Fair Storm {R}", "Sorcery", "Destroy target creature of an opponent's choice.")
    scene = Scene({"hand": [storm], "battlefield": [BEAR]}, {"battlefield": [OX]}).do(A, "Cast Fair Storm")
    assert scene.asked() == "target" and asked_of(scene) == B
    scene.choose("Bear").settle()
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("graveyard", "battlefield")


@cr("601.2c")
def test_of_several_opponents_you_name_the_one_who_chooses() -> None:
    storm = made("Fair Storm {R}", "Sorcery", "Destroy target creature of an opponent's choice.")
    scene = Scene({"hand": [storm], "battlefield": [BEAR]}, {"battlefield": [OX]}, {}).do(A, "Cast Fair Storm")
    assert asked_of(scene) == A
    scene.choose("C")
    assert asked_of(scene) == C
    scene.choose("Ox").settle()
    assert scene.zone("Ox") == "graveyard"


@cr("603.3d", "601.2c")
def test_the_player_of_the_event_chooses_a_target() -> None:
    tower = made(
        "Open Tower {R}",
        "Enchantment",
        "At the beginning of each player's upkeep, that player may tap target creature of their choice.",
    )
    scene = Scene({"battlefield": [tower, BEAR]}, {"battlefield": [OX]}).until(t.END)
    while scene.asked() != "target":
        scene.choose("Pass")
    assert asked_of(scene) == B
    scene.choose("Bear")
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert asked_of(scene) == B
    scene.choose("Yes")
    assert scene.one("Bear").tapped


@cr("608.2d")
def test_an_opponent_chooses_a_card() -> None:
    gift = made(
        "Split Gift {U}",
        "Sorcery",
        "Reveal the top two cards of your library. An opponent chooses one of them. Put that card into your graveyard and the "
        "rest into your hand.",
    )
    scene = Scene({"hand": [gift], "library": [PEEK, KILL, BEAR]}, {}).do(A, "Cast Split Gift")
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert asked_of(scene) == B
    scene.choose("Kill").settle()
    assert (scene.zone("Kill"), scene.zone("Bear"), scene.zone("Peek")) == ("graveyard", "hand", "library")


# --- at random ----------------------------------------------------------------------------------------------------------
@cr("508.1d", "701.9b")
def test_an_opponent_at_random_must_be_attacked() -> None:
    ogre = made(
        "Wild Ogre {R}",
        "Creature — Ogre",
        "At the beginning of combat on your turn, choose an opponent at random. This creature attacks that player this combat "
        "if able.",
        "3/3",
    )
    hit = set()
    for seed in range(8):
        scene = Scene({"battlefield": [ogre]}, {}, {}, seed=seed).until(
            t.END_COMBAT
        )  # it is not asked whether to attack
        (one,) = [player for player in (B, C) if scene.life(player) == 17]
        hit.add(one)
    assert hit == {B, C}


@cr("603.12")
def test_after_a_choice_at_random_a_reflexive_ability_always_triggers() -> None:
    imp = made(
        "Sly Imp {R}",
        "Creature — Imp",
        "{T}: Choose an opponent at random. When you do, destroy target creature that player controls.",
        "1/1",
    )
    scene = Scene({"battlefield": [imp, BEAR]}, {"battlefield": [OX]}).play(A, "Sly Imp", "Ox")
    assert (scene.zone("Ox"), scene.zone("Bear")) == ("graveyard", "battlefield")


# --- what is impossible -------------------------------------------------------------------------------------------------
@cr("608.2c", "701.21a")
def test_if_the_player_cant() -> None:
    text = "Whenever this creature attacks, defending player sacrifices a creature. If the player can't, draw a card."
    thug = made("Loud Thug {B}", "Creature — Human", text, "2/2")
    scene = Scene({"battlefield": [thug], "library": [PEEK]}, {"battlefield": [OX]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Loud Thug"]).settle()
    assert (scene.zone("Ox"), scene.zone("Peek")) == ("graveyard", "library")
    scene = (
        Scene({"battlefield": [thug], "library": [PEEK]}, {}).until(t.DECLARE_ATTACKERS, attack=["Loud Thug"]).settle()
    )
    assert scene.zone("Peek") == "hand"


@cr("608.2c", "118.12")
def test_a_process_that_follows_is_repeated() -> None:
    hail = made(
        "Black Hail {X}{B}",
        "Sorcery",
        "Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices an artifact or discards "
        "a card.",
    )
    scene = Scene({"hand": [hail]}, {"battlefield": [BLADE]}).play(A, "Cast Black Hail", 3, "Yes")
    assert (scene.life(B), scene.zone("Blade")) == (14, "graveyard")


# --- how many different -------------------------------------------------------------------------------------------------
@cr("107.3", "122.1", "205.3m")
def test_different_powers_kinds_of_counters_and_shared_types() -> None:
    powers = made("Wide Count {U}", "Sorcery", "You gain 1 life for each different power among creatures you control.")
    scene = Scene({"hand": [powers], "battlefield": [BEAR, CUB, OX, CAT]}).play(A, "Cast Wide Count")
    assert scene.life(A) == 22
    kinds = made("Long Count {U}", "Sorcery", "You gain 1 life for each kind of counter among permanents you control.")
    marked = [(BEAR, {"counters": {"+1/+1": 2, "stun": 1}}), (OX, {"counters": {"stun": 1}})]
    theirs = [(CAT, {"counters": {"charge": 1}})]
    scene = Scene({"hand": [kinds], "battlefield": marked}, {"battlefield": theirs}).play(A, "Cast Long Count")
    assert scene.life(A) == 22
    alike = "You gain life equal to the greatest number of creatures you control that have a creature type in common."
    kin = made("Kin Count {U}", "Sorcery", alike)
    scene = Scene({"hand": [kin], "battlefield": [BEAR, CUB, OX, BLADE]}, {"battlefield": [BEAR]}).play(
        A, "Cast Kin Count"
    )
    assert scene.life(A) == 22


# --- damage -------------------------------------------------------------------------------------------------------------
@cr("120.1", "608.2d")
def test_damage_to_a_player_or_a_planeswalker_of_theirs() -> None:
    text = "Choose an opponent at random. This creature deals 2 damage to that player or a planeswalker that player controls."
    spark = made(
        "Near Spark {R}", "Creature — Elemental", f"When this creature enters, {text[0].lower()}{text[1:]}", "1/1"
    )
    row = {"hand": [spark]}
    scene = Scene(row, {"battlefield": [(MAGE, {"counters": {"loyalty": 5}})]}).play(A, "Cast Near Spark", "Mage")
    assert (scene.life(B), scene.one("Mage").counters["loyalty"]) == (20, 3)
    scene = Scene(row, {"battlefield": [(MAGE, {"counters": {"loyalty": 5}})]}).play(A, "Cast Near Spark", "Done")
    assert (scene.life(B), scene.one("Mage").counters["loyalty"]) == (18, 5)


@cr("115.1", "120.10")
def test_only_what_was_dealt_damage_can_be_the_target() -> None:
    drop = made("Salt Drop {R}", "Instant", "This spell deals 1 damage to any target that was dealt damage this turn.")
    scene = Scene({"hand": [drop], "battlefield": [BEAR]}, {"battlefield": [OX]})
    assert "Cast Salt Drop" not in " ".join(scene.options(A))
    scene.until(t.COMBAT_DAMAGE, attack=["Bear"])
    scene.do(A, "Cast Salt Drop").settle()
    assert scene.life(B) == 17


@cr("615.5", "701.24")
def test_prevented_damage_and_its_owner() -> None:
    text = (
        "If this creature would deal combat damage to a creature, prevent that damage and that creature's owner shuffles it into "
        "their library."
    )
    angel = made("Still Angel {W}", "Creature — Angel", text, "2/2")
    scene = Scene({"battlefield": [angel]}, {"battlefield": [OX]})
    scene.until(t.END_COMBAT, attack=["Still Angel"], block={"Ox": "Still Angel"})
    assert (scene.zone("Ox"), scene.zone("Still Angel")) == ("library", "battlefield")


# --- turns --------------------------------------------------------------------------------------------------------------
@cr("502.3")
def test_lands_that_stay_tapped_once() -> None:
    frost = made("Own Frost {U}", "Sorcery", "Lands you control don't untap during your next untap step.")
    scene = Scene({"hand": [frost], "battlefield": [{"card": "Forest", "tapped": True}]}).play(A, "Cast Own Frost")
    assert scene.until(t.UPKEEP, 3).one("Forest").tapped
    assert not scene.until(t.UPKEEP, 5).one("Forest").tapped


@cr("702.11")
def test_hexproof_for_both_in_your_turn() -> None:
    guard = made("Day Guard {G}", "Creature — Human", "During your turn, you and this creature have hexproof.", "2/2")
    scene = Scene({"battlefield": [guard]}, {"hand": ["Shock"]})
    scene.do(B, "Cast Shock")  # of one possible target nobody is asked
    cast = scene.st.objs[scene.st.stack[-1]].stack
    assert cast is not None and list(cast.targets) == [(player_ref(B),)]
    assert chars_of(scene.st, scene.one("Day Guard")).keywords & k.HEXPROOF
