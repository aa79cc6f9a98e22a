"""Phrases that are read, and then played: what stays tapped, how large a hand may be, events that are put together."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, KILL, OX
from tests.harness.compiled import made
from tests.harness.scene import refuses

SHACKLES = made(
    "Odd Shackles {3}",
    "Artifact",
    "You may choose not to untap this artifact during your untap step.",
    "{T}: Gain control of target creature for as long as this artifact remains tapped.",
)


@cr("502.3", "611.2b")
def test_control_lasts_while_the_artifact_is_kept_tapped() -> None:
    scene = Scene(
        {"battlefield": [SHACKLES], "library": ["Forest"] * 9}, {"battlefield": [BEAR], "library": ["Forest"] * 9}
    )
    scene.play(A, "Odd Shackles", "Bear")
    assert scene.chars("Bear").controller == A
    scene.until("upkeep", scene.st.turn + 2, "No")
    assert scene.chars("Bear").controller == A
    assert scene.one("Odd Shackles").tapped


@cr("611.2b")
def test_control_ends_as_the_artifact_untaps_or_is_gone() -> None:
    scene = Scene({"battlefield": [SHACKLES]}, {"battlefield": [BEAR]})
    scene.play(A, "Odd Shackles", "Bear")
    scene.next_turn().next_turn()
    assert scene.chars("Bear").controller == B
    smash = made("Smash {R}", "Instant", "Destroy target artifact.")
    other = Scene({"battlefield": [SHACKLES]}, {"battlefield": [BEAR], "hand": [smash]})
    other.play(A, "Odd Shackles", "Bear")
    other.play(B, "Cast Smash", "Odd Shackles")
    assert other.chars("Bear").controller == B


@cr("611.2c", "611.2b")
def test_a_bonus_for_as_long_as_the_creature_remains_tapped() -> None:
    courier = made(
        "Odd Courier {1}{W}",
        "Creature — Human",
        "{T}: Target creature gets +2/+2 and has vigilance for as long as this creature remains tapped.",
        "1/1",
    )
    scene = Scene({"battlefield": [courier, BEAR]})
    scene.play(A, "Odd Courier", "Bear")
    assert scene.size("Bear") == (4, 4)
    scene.next_turn()
    assert scene.size("Bear") == (4, 4)
    scene.next_turn()
    assert scene.size("Bear") == (2, 2)


@cr("502.3")
def test_no_more_than_one_creature_untaps() -> None:
    smog = made("Smog {1}{R}", "Enchantment", "Players can't untap more than one creature during their untap steps.")
    scene = Scene(
        {"battlefield": [smog]},
        {"battlefield": [(BEAR, {"tapped": True}), (CAT, {"tapped": True})], "library": ["Forest"] * 3},
    )
    scene.until("upkeep", scene.st.turn + 1, "Cat")
    assert scene.one("Bear").tapped
    assert not scene.one("Cat").tapped


@cr("502.3")
def test_a_creature_stays_tapped_under_a_condition() -> None:
    camel = made(
        "Odd Camel {2}",
        "Artifact Creature — Camel",
        "This creature doesn't untap during your untap step if it has a +1/+1 counter on it.",
        "1/1",
    )
    for counters, tapped in ((0, False), (1, True)):
        row = (camel, {"tapped": True, "counters": {"+1/+1": counters} if counters else {}})
        scene = Scene({"library": ["Forest"] * 3}, {"battlefield": [row], "library": ["Forest"] * 3}).next_turn()
        assert scene.one("Odd Camel").tapped == tapped


@cr("402.2", "514.1")
def test_the_maximum_hand_size_is_set_and_changed() -> None:
    for text, size in (
        ("Your maximum hand size is two.", 2),
        ("Your maximum hand size is reduced by three.", 4),
        ("Your maximum hand size is increased by one.", 8),
        ("Players have no maximum hand size.", 9),
    ):
        rule = made("Odd Rule {1}", "Enchantment", text)
        scene = Scene({"battlefield": [rule], "hand": ["Forest"] * 9}).next_turn()
        assert len(scene.names("hand", A)) == size


@cr("104.3b", "613.11")
def test_nobody_loses_and_nobody_wins() -> None:
    angel = made(
        "Odd Angel {7}", "Artifact Creature — Angel", "You can't lose the game and your opponents can't win the game.",
        "4/4",
    )  # fmt: skip
    scene = Scene({"battlefield": [angel], "life": 2}, {"hand": [BOLT]})
    scene.play(B, "Cast Bolt", "A")
    assert scene.life(A) == -1
    assert scene.game.outcome is None


@cr("104.2b", "614.11")
def test_a_draw_from_an_empty_library_wins() -> None:
    maniac = made(
        "Odd Scholar {2}{U}",
        "Creature — Human",
        "If you would draw a card while your library has no cards in it, you win the game instead.",
        "2/2",
    )
    peek = made("Glance {U}", "Instant", "You mill twenty cards. Draw two cards.")
    scene = Scene({"battlefield": [maniac], "hand": [peek], "library": ["Forest"]}).cast(A, "Cast Glance")
    scene.resolve_all()
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (A,)


@cr("603.2")
def test_one_ability_for_two_events_of_one_subject() -> None:
    watcher = made(
        "Odd Watcher {1}{W}",
        "Creature — Cat",
        "Whenever this creature attacks or dies, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [watcher]}, {"hand": [KILL]})
    scene.until("declare attackers", attack=["Odd Watcher"]).settle()
    assert scene.life(A) == 21
    scene.play(B, "Cast Kill", "Odd Watcher")
    assert scene.life(A) == 22


@cr("603.8")
def test_a_state_is_reached() -> None:
    tome = made(
        "Odd Tome {1}",
        "Artifact",
        "{T}, Put a page counter on this artifact: You gain 1 life.",
        "When there are two or more page counters on this artifact, exile it.",
    )
    row = (tome, {"counters": {"page": 1}})
    scene = Scene({"battlefield": [row]}).play(A, "Odd Tome")
    assert scene.zone("Odd Tome") == "exile"


@cr("603.2")
def test_only_the_first_loss_of_life_each_turn() -> None:
    chief = made(
        "Odd Chief {2}{B}",
        "Creature — Orc",
        "Whenever you lose life for the first time each turn, put a +1/+1 counter on this creature.",
        "1/1",
    )
    scene = Scene({"battlefield": [chief]}, {"hand": [BOLT, BOLT]})
    scene.play(B, "Cast Bolt", "A")
    scene.play(B, "Cast Bolt", "A")
    assert scene.size("Odd Chief") == (2, 2)


@cr("701.18", "603.2")
def test_whoever_plays_a_land() -> None:
    horn = made("Odd Horn {3}", "Artifact", "Whenever a player plays a land, that player gains 1 life.")
    scene = Scene({"battlefield": [horn], "hand": ["Forest"]}).play(A, "Play Forest")
    assert scene.life(A) == 21
    assert scene.life(B) == 20


@cr("118.3", "400.7j")
def test_returning_the_object_itself_is_a_cost() -> None:
    study = made("Odd Study {1}{U}", "Enchantment", "Return this enchantment to its owner's hand: You gain 2 life.")
    scene = Scene({"battlefield": [study]}, {"battlefield": [study]})
    scene.play(A, "Odd Study")
    assert scene.life(A) == 22
    assert scene.names("hand", A) == ["Odd Study"]
    assert scene.names("battlefield", B) == ["Odd Study"]


@cr("118.3", "602.2")
def test_the_object_itself_and_others_are_sacrificed() -> None:
    heart = made("Odd Heart {1}", "Artifact", "{T}, Sacrifice this artifact and two creatures: You gain 9 life.")
    one = Scene({"battlefield": [heart, BEAR]})
    assert refuses(one, A, "Odd Heart")
    two = Scene({"battlefield": [heart, BEAR, CAT, OX]})
    two.play(A, "Odd Heart", "Bear", "Cat")
    assert two.life(A) == 29
    assert two.names("battlefield", A) == ["Ox"]


@cr("113.6m")
def test_an_ability_that_functions_in_the_hand() -> None:
    ape = made("Odd Ape {2}{R}", "Creature — Ape", "{1}, Exile this card from your hand: You gain 2 life.", "2/2")
    scene = Scene({"hand": [ape], "battlefield": [ape]})
    scene.play(A, "Odd Ape")
    assert scene.life(A) == 22
    assert scene.names("exile", A) == ["Odd Ape"]
    assert scene.names("battlefield", A) == ["Odd Ape"]


@cr("118.9", "601.2b")
def test_mana_and_a_land_instead_of_the_mana_cost() -> None:
    post = made(
        "Odd Post {1}{W}{U}",
        "Artifact",
        "You may pay {1} and return a basic land you control to its owner's hand rather than pay this spell's mana cost.",
    )
    scene = Scene.exactly({"hand": [post], "battlefield": ["Forest"], "mana": "{C}"}, {})
    scene.play(A, "Cast Odd Post")
    assert scene.zone("Odd Post") == "battlefield"
    assert scene.names("hand", A) == ["Forest"]


@cr("603.2d")
def test_abilities_trigger_an_additional_time() -> None:
    mentor = made(
        "Odd Mentor {2}",
        "Creature — Rat",
        "If an ability of a Cat you control triggers, that ability triggers an additional time.",
        "1/1",
    )
    kitten = made("Odd Kitten {W}", "Creature — Cat", "When this creature enters, you gain 1 life.", "1/1")
    scene = Scene({"battlefield": [mentor], "hand": [kitten]}).play(A, "Cast Odd Kitten")
    assert scene.life(A) == 22


@cr("601.3")
def test_no_spells_during_the_turn_of_another() -> None:
    dragon = made("Odd Dragon {4}", "Creature — Dragon", "Your opponents can't cast spells during your turn.", "4/4")
    scene = Scene({"battlefield": [dragon]}, {"hand": [BOLT]})
    assert refuses(scene, B, "Cast Bolt")
    scene.next_turn()
    assert not refuses(scene, B, "Cast Bolt")


@cr("502.3", "611.2a")
def test_your_next_untap_step_is_that_of_the_abilitys_controller() -> None:
    idol = made(
        "Slow Idol {1}", "Artifact", "{T}: You gain 1 life. Slow Idol doesn't untap during your next untap step."
    )
    claim = made("Claim {U}", "Instant", "Gain control of target artifact.")
    scene = Scene({"battlefield": [idol]}, {"hand": [claim], "library": ["Forest"] * 9})
    scene.play(A, "Slow Idol: ")
    assert scene.one("Slow Idol").tapped
    scene.play(B, "Cast Claim", "Slow Idol")
    scene.until("upkeep", 2)
    assert scene.chars("Slow Idol").controller == B and not scene.one("Slow Idol").tapped


@cr("502.3")
def test_it_stays_tapped_in_your_next_untap_step_and_in_no_later_one() -> None:
    idol = made(
        "Slow Idol {1}", "Artifact", "{T}: You gain 1 life. Slow Idol doesn't untap during your next untap step."
    )
    scene = Scene({"battlefield": [idol], "library": ["Forest"] * 9}, {"library": ["Forest"] * 9})
    scene.play(A, "Slow Idol: ")
    scene.until("upkeep", 3)
    assert scene.one("Slow Idol").tapped
    scene.until("upkeep", 5)
    assert not scene.one("Slow Idol").tapped
