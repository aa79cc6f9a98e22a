"""Phrases that are read, and then played: events, conditions, and mana of a chosen color."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, FORK, OX, PEEK, SHOCK
from tests.harness.compiled import made
from tests.harness.scene import refuses


@cr("702.29c")
def test_a_card_that_is_cycled_triggers() -> None:
    shark = made(
        "Old Shark {4}{U}",
        "Creature — Shark",
        "Cycling {1}",
        "When you cycle this card, you gain 3 life.",
        "4/4",
    )
    scene = Scene({"hand": [shark], "library": ["Forest"]}).play(A, "Cycling")
    assert scene.life(A) == 23 and scene.names("hand", A) == ["Forest"]
    thrown = made(
        "Small Throw {R}",
        "Sorcery",
        "Discard a card.",
    )
    other = Scene({"hand": [shark, thrown]}).play(A, "Cast Small Throw")
    assert other.life(A) == 20  # discarded, not cycled


@cr("702.29d")
def test_cycle_or_discard_is_one_event() -> None:
    haven = made(
        "Dry Haven {U}",
        "Enchantment",
        "Whenever you cycle or discard a card, you gain 1 life.",
    )
    fish = made(
        "Small Fish {U}",
        "Creature — Fish",
        "Cycling {1}",
        "1/1",
    )
    scene = Scene({"battlefield": [haven], "hand": [fish], "library": ["Forest"]}).play(A, "Cycling")
    assert scene.life(A) == 21


@cr("707.10", "603.2")
def test_a_spell_that_is_copied_counts_as_well_as_one_that_is_cast() -> None:
    artist = made(
        "Loud Artist {R}",
        "Creature — Bear",
        "Whenever you cast or copy an instant or sorcery spell, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [artist], "hand": [PEEK, FORK], "library": ["4 Forest"]}, {})
    scene.cast(A, "Cast Peek")
    scene.play(A, "Cast Fork", "Peek")
    assert scene.life(A) == 23  # two spells cast, one copy


@cr("106.4", "607.2d")
def test_mana_of_the_chosen_color() -> None:
    heath = made(
        "Green Heath",
        "Land",
        "This land enters tapped.",
        "As this land enters, choose a color other than green.",
        "{T}: Add {G} or one mana of the chosen color.",
    )
    scene = Scene.exactly({"hand": [heath, BOLT]}, {"battlefield": [OX]})
    scene.do(A, "Play Green Heath")
    assert "green" not in [word.lower() for word in scene.words()]
    scene.settle("Green Heath", "red")
    scene.next_turn().next_turn()
    assert not refuses(scene, A, "Cast Bolt")


@cr("603.8")
def test_a_state_trigger() -> None:
    serpent = made(
        "Dry Serpent {2}{U}",
        "Creature — Serpent",
        "When you control no Islands, sacrifice this creature.",
        "5/5",
    )
    scene = Scene({"battlefield": [serpent]}).settle()
    assert scene.zone("Dry Serpent") == "graveyard"
    wet = Scene({"battlefield": [serpent, "Island"]}).settle()
    assert wet.zone("Dry Serpent") == "battlefield"


@cr("603.2")
def test_for_the_first_time_each_turn() -> None:
    hero = made(
        "Brave Mouse {R}",
        "Creature — Mouse",
        "Whenever this creature becomes the target of a spell or ability you control for the first time each turn, put a "
        "+1/+1 counter on it.",
        "1/9",
    )
    scene = Scene({"battlefield": [hero], "hand": [SHOCK, BOLT]}, {"hand": [SHOCK]})
    scene.play(A, "Cast Shock", "Brave Mouse")
    scene.play(A, "Cast Bolt", "Brave Mouse")
    assert scene.one("Brave Mouse").counters == {"+1/+1": 1}


@cr("601.2f")
def test_what_opponents_cast_costs_more() -> None:
    peak = made(
        "High Peak {R}",
        "Creature — Giant",
        "Spells your opponents cast that target this creature cost {2} more to cast.",
        "5/5",
    )
    scene = Scene.exactly({"battlefield": [peak, OX]}, {"hand": [BOLT], "mana": "{R}"})
    scene.do(B, "Cast Bolt")
    assert "High Peak" not in " ".join(scene.words())


@cr("608.2h")
def test_the_greatest_power_among_what_a_player_controls() -> None:
    doom = made(
        "Loud Doom {B}",
        "Sorcery",
        "Each opponent sacrifices a creature with the greatest power among creatures they control.",
    )
    scene = Scene({"hand": [doom]}, {"battlefield": [BEAR, OX]}).play(A, "Cast Loud Doom")
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("graveyard", "battlefield")


@cr("701.24")
def test_a_spell_shuffles_itself_into_the_library() -> None:
    beacon = made(
        "Lone Beacon {R}",
        "Sorcery",
        "You gain 1 life. Shuffle Lone Beacon into its owner's library.",
    )
    scene = Scene({"hand": [beacon], "library": ["2 Forest"]}).play(A, "Cast Lone Beacon")
    assert scene.zone("Lone Beacon") == "library"


@cr("702.138c")
def test_what_escapes_with_counters() -> None:
    ox = made(
        "Deep Ox {R}",
        "Creature — Ox",
        "Escape—{R}, Exile two other cards from your graveyard.",
        "This creature escapes with a +1/+1 counter on it.",
        "2/2",
    )
    scene = Scene({"graveyard": [ox, BEAR, PEEK]}).play(A, "Cast Deep Ox", "Bear", "Peek")
    assert scene.one("Deep Ox").counters == {"+1/+1": 1}
    plain = Scene({"hand": [ox]}).play(A, "Cast Deep Ox")
    assert plain.one("Deep Ox").counters == {}


@cr("603.6c")
def test_from_anywhere_is_seen_in_the_graveyard() -> None:
    wurm = made(
        "Deep Wurm {G}",
        "Creature — Wurm",
        "When this creature is put into a graveyard from anywhere, you gain 5 life.",
        "1/1",
    )
    mill = made("Small Mill {U}", "Sorcery", "Mill two cards.")
    milled = Scene({"hand": [mill], "library": [wurm, "Forest"]}).play(A, "Cast Small Mill")
    assert milled.life(A) == 25
    died = Scene({"hand": [BOLT], "battlefield": [wurm]}).play(A, "Cast Bolt", "Deep Wurm")
    assert died.life(A) == 25


@cr("508.5", "701.20a")
def test_the_defending_player_keeps_a_land() -> None:
    guide = made(
        "Rash Guide {R}",
        "Creature — Goblin",
        "Whenever this creature attacks, defending player reveals the top card of their library. If it's a land card, "
        "that player puts it into their hand.",
        "2/2",
    )
    scene = Scene({"battlefield": [guide]}, {"library": ["2 Forest"]})
    scene.until("declare attackers", attack=["Rash Guide"])
    scene.settle()
    assert scene.names("hand", B) == ["Forest"]


@cr("701.24", "701.20a")
def test_an_owner_shuffles_a_permanent_in_and_puts_another_onto_the_battlefield() -> None:
    warp = made(
        "Wild Warp {2}{R}",
        "Instant",
        "The owner of target permanent shuffles it into their library, then reveals the top card of their library. If "
        "it's a permanent card, they put it onto the battlefield.",
    )
    scene = Scene({"hand": [warp]}, {"battlefield": [OX]}).play(A, "Cast Wild Warp", "Ox")
    assert len(scene.names("battlefield", B)) == 1


@cr("121.1", "603.2")
def test_the_first_card_of_a_draw_step_is_spared() -> None:
    masters = made(
        "Grim Master {B}",
        "Creature — Orc",
        "Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [masters], "library": ["4 Forest"]}, {"library": ["4 Forest"], "hand": [PEEK]})
    scene.next_turn()
    assert scene.life(A) == 20
    scene.play(B, "Cast Peek")
    assert scene.life(A) == 21


@cr("205.3i")
def test_lands_that_ask_for_each_other() -> None:
    tower = made(
        "Old Tower",
        "Land — Urza's Tower",
        "{T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.",
    )
    mine = made("Old Mine", "Land — Urza's Mine", "{T}: Add {C}.")
    plant = made("Old Plant", "Land — Urza's Power-Plant", "{T}: Add {C}.")
    golem = made(
        "Big Golem {3}",
        "Artifact Creature — Golem",
        "3/3",
    )
    alone = Scene.exactly({"battlefield": [tower, mine], "hand": [golem]})
    assert refuses(alone, A, "Cast Big Golem")
    tapped = {"tapped": True}
    scene = Scene.exactly({"battlefield": [tower, (mine, tapped), (plant, tapped)], "hand": [golem]})
    assert not refuses(scene, A, "Cast Big Golem")


@cr("115.4")
def test_it_cant_be_the_target_of_what_opponents_control() -> None:
    vines = made(
        "Tough Vines {G}",
        "Instant",
        "Target creature can't be the target of spells or abilities your opponents control this turn.",
    )
    scene = Scene({"hand": [vines], "battlefield": [BEAR]}, {"hand": [BOLT]}).play(A, "Cast Tough Vines", "Bear")
    scene.do(B, "Cast Bolt")
    assert "Bear" not in scene.words()


@cr("607.2a")
def test_exiled_cards_come_back_under_their_owners_control() -> None:
    sphere = made(
        "Clear Sphere {W}",
        "Enchantment",
        "When this enchantment enters, exile up to two target creatures.",
        "When this enchantment leaves the battlefield, return the exiled cards to the battlefield under their owners' "
        "control.",
    )
    smash = made(
        "Plain Smash {W}",
        "Instant",
        "Destroy target enchantment.",
    )
    scene = Scene({"hand": [sphere, smash], "battlefield": [BEAR]}, {"battlefield": [OX]})
    scene.play(A, "Cast Clear Sphere", "Bear", "Ox")
    assert scene.zone("Ox") == scene.zone("Bear") == "exile"
    scene.play(A, "Cast Plain Smash", "Clear Sphere")
    assert scene.chars("Ox").controller == B and scene.chars("Bear").controller == A
