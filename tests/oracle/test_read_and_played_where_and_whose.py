"""Where cards went, under whose control a permanent comes back, and which of several choices an effect is about."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s
from inset.language.abilities import Body, Spell
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BIRD, BOLT, OX
from tests.harness.compiled import made


# --- put into a graveyard this way ------------------------------------------------------------------------------------
@cr("614.6", "701.17a")
def test_a_milled_card_that_was_exiled_instead_was_not_put_into_a_graveyard() -> None:
    mill = made(
        "Slow Mill {B}",
        "Sorcery",
        "Target opponent mills three cards, then you draw a card for each land card put into their graveyard this way.",
    )
    library = ["Forest"] * 3
    assert mill.text().endswith("Draw a card for each land card put into a graveyard this way.")
    plain = Scene({"hand": [mill], "library": ["Forest"] * 5}, {"library": library})
    assert plain.play(A, "Cast Slow Mill").count(A, "hand") == 3
    scene = Scene({"hand": [mill], "battlefield": ["Rest in Peace"], "library": ["Forest"] * 5}, {"library": library})
    assert scene.play(A, "Cast Slow Mill").count(A, "hand") == 0
    assert scene.count(B, "exile") == 3


# --- under whose control ----------------------------------------------------------------------------------------------
@cr("110.2a")
def test_what_returns_itself_comes_under_the_control_of_the_abilitys_controller() -> None:
    steal = made("Take {U}", "Sorcery", "Gain control of target creature. Untap it. It gains haste.")
    coming = made(
        "Comeback {G}", "Creature — Cat", "{1}: Exile this creature, then return it to the battlefield.", "1/1"
    )
    scene = Scene({"hand": [steal]}, {"battlefield": [coming]})
    scene.play(A, "Cast Take", "Comeback")
    scene.play(A, "Comeback: {1}")
    assert scene.names("battlefield", A) == ["Comeback"]


@cr("110.2a", "603.6c")
def test_an_aura_that_returns_itself_comes_under_the_control_of_who_controlled_it() -> None:
    screams = made(
        "Whispers {B}",
        "Enchantment — Aura",
        "Enchant creature",
        "Enchanted creature gets -1/-1.",
        "When enchanted creature dies, return this Aura to the battlefield.",
    )
    take = made("Take {U}", "Sorcery", "Gain control of target enchantment.")
    scene = Scene({"hand": [take, BOLT], "battlefield": [OX]}, {"battlefield": [BEAR, (screams, {"attached": "Bear"})]})
    scene.play(A, "Cast Take", "Whispers")
    scene.play(A, "Cast Bolt", "Bear")
    assert "Whispers" in scene.names("battlefield", A)


# --- which choice -----------------------------------------------------------------------------------------------------
PAINTER = made(
    "Painter {W}",
    "Creature — Human",
    "{1}: Choose a color. Creatures you control gain protection from the chosen color until end of turn.",
    "{2}: Choose a color. Whenever this creature becomes blocked by a creature of the chosen color this turn, destroy that "
    "creature.",
    "{3}: Choose a color. Prevent all damage that would be dealt this turn by sources of the chosen color.",
    "1/1",
)
GREEN_BEAR = made("Green Bear {G}", "Creature — Bear", "Vigilance", "2/2")
SPARK = made("Spark {R}", "Instant", "Spark deals 3 damage to any target.")
THORN = made("Thorn {G}", "Instant", "Thorn deals 3 damage to any target.")


@cr("611.2c", "702.16a")
def test_protection_stays_that_from_the_color_that_was_chosen_for_it() -> None:
    scene = Scene({"battlefield": [PAINTER], "hand": [SPARK, THORN]})
    scene.play(A, "Painter: {1}", "red").play(A, "Painter: {1}", "green")
    assert scene.chars("Painter").colors == t.WHITE
    for name in ("Spark", "Thorn"):
        scene.do(A, f"Cast {name}")
        assert not scene.offers("Painter")
        scene.answer("B").settle()


@cr("603.7c", "608.2d")
def test_a_delayed_trigger_is_about_the_color_that_was_chosen_for_it() -> None:
    scene = Scene({"battlefield": [PAINTER]}, {"battlefield": [GREEN_BEAR]})
    scene.play(A, "Painter: {2}", "green").play(A, "Painter: {2}", "red")
    scene.fight("Painter", **{"Green Bear": "Painter"}).until("end of combat")
    assert scene.zone("Green Bear") == "graveyard"


@cr("615.1", "608.2d")
def test_damage_of_every_color_that_was_chosen_is_prevented() -> None:
    scene = Scene({"battlefield": [PAINTER], "hand": [SPARK, THORN]})
    scene.play(A, "Painter: {3}", "red").play(A, "Painter: {3}", "green")
    scene.play(A, "Cast Spark", "B").play(A, "Cast Thorn", "B")
    assert scene.life(B) == 20


# --- which event ------------------------------------------------------------------------------------------------------
@cr("109.2", "603.2")
def test_a_spell_that_becomes_a_target_is_no_permanent() -> None:
    ward = made(
        "Mariner {W}",
        "Creature — Human",
        "Whenever a permanent you control becomes the target of a spell or ability an opponent controls, you gain 4 life.",
        "1/1",
    )
    stop = made("Stop {U}", "Instant", "Counter target spell.")
    scene = Scene({"battlefield": [ward], "hand": [OX]}, {"hand": [stop, SPARK]})
    scene.cast(A, "Cast Ox").cast(B, "Cast Stop", "Ox").settle()
    assert scene.life(A) == 20
    scene.play(B, "Cast Spark", "Mariner")
    assert scene.life(A) == 24


@cr("109.2")
def test_a_spell_that_targets_a_creature_card_targets_no_creature() -> None:
    friend = made(
        "Friend {W}", "Creature — Human", "Whenever you cast a spell that targets a creature, you gain 4 life.", "1/1"
    )
    raising = made("Raise {B}", "Sorcery", "Return target creature card from your graveyard to your hand.")
    scene = Scene({"battlefield": [friend], "hand": [raising, BOLT], "graveyard": [OX]})
    scene.play(A, "Cast Raise", "Ox")
    assert scene.life(A) == 20
    scene.play(A, "Cast Bolt", "Friend")
    assert scene.life(A) == 24


@cr("603.2c", "120.3a")
def test_you_are_dealt_damage_once_by_two_attackers() -> None:
    vial = made("Vial {W}", "Artifact", "Whenever you're dealt damage, put that many charge counters on this artifact.")
    scene = Scene({"battlefield": [BEAR, GREEN_BEAR]}, {"battlefield": [vial]})
    scene.fight("Bear", "Green Bear").until("combat damage")
    assert len(scene.st.stack) == 1
    assert scene.settle().one("Vial").counters == {"charge": 4}
    assert vial.text() == "Whenever you're dealt damage, put that many charge counters on this artifact."


@cr("603.2c", "701.9a")
def test_each_player_who_discards_has_discarded_one_or_more_cards() -> None:
    watch = made("Watch {W}", "Enchantment", "Whenever a player discards one or more cards, you gain 4 life.")
    purge = made("Purge {B}", "Sorcery", "Each opponent discards two cards.")
    hand = {"hand": ["Forest"] * 2}
    scene = Scene({"battlefield": [watch], "hand": [purge]}, hand, hand)
    scene.play(A, "Cast Purge")
    assert scene.life(A) == 28


@cr("101.4", "701.21a")
def test_what_several_players_sacrifice_leaves_at_the_same_time() -> None:
    doom = made(
        "Doom {B}",
        "Sorcery",
        "Each opponent sacrifices a creature with the greatest power among creatures they control.",
    )
    artist = made("Artist {B}", "Creature — Vampire", "Whenever a creature dies, you gain 4 life.", "2/2")
    scene = Scene({"hand": [doom]}, {"battlefield": [artist]}, {"battlefield": [OX]})
    scene.play(A, "Cast Doom")
    assert scene.life(B) == 28


@cr("603.2", "708.8")
def test_a_face_down_permanent_is_turned_face_up() -> None:
    sentry = made(
        "Sentry {G}",
        "Creature — Cat",
        "Whenever a face-down permanent you control is turned face up, you gain 4 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [sentry], "hand": ["Exalted Angel"]})
    scene.play(A, "Cast Exalted Angel face down")
    scene.do(A, "Turn Exalted Angel face up").settle()
    assert scene.life(A) == 24


@cr("707.12", "701.18b")
def test_a_copy_that_is_cast_is_a_spell_that_is_cast() -> None:
    watch = made("Watch {W}", "Enchantment", "Whenever you play a land or cast a spell, you gain 4 life.")
    scene = Scene({"battlefield": [watch], "hand": ["Forest", "Isochron Scepter", "Shock"]})
    scene.play(A, "Play Forest")
    assert scene.life(A) == 24
    scene.play(A, "Cast Isochron Scepter", "Yes", "Shock").play(A, "Isochron Scepter: {2}", "Yes", "Cast Shock", "B")
    assert (scene.life(A), scene.life(B)) == (32, 18)
    assert watch.text() == "Whenever you play a land or cast a spell, you gain 4 life."


# --- what it becomes --------------------------------------------------------------------------------------------------
@cr("205.1b")
def test_a_construct_artifact_creature_is_no_other_kind_of_creature() -> None:
    smith = made(
        "Smith {U}",
        "Artifact Creature — Human Vehicle",
        "{1}: Target creature becomes a 3/1 Construct artifact creature until end of turn.",
        "{2}: Target creature becomes a Spirit artifact creature in addition to its other types until end of turn.",
        "1/1",
    )
    scene = Scene({"battlefield": [smith]})
    scene.play(A, "Smith: {2}", "Smith")
    assert scene.chars("Smith").subtypes == {"Human", "Vehicle", "Spirit"}
    scene.play(A, "Smith: {1}", "Smith")
    assert scene.chars("Smith").subtypes == {"Construct", "Vehicle"}
    assert "artifact creature in addition to its other types until end of turn" in smith.text()
    assert "becomes a 3/1 Construct artifact creature until end of turn" in smith.text()


# --- whose cards, whose turn ------------------------------------------------------------------------------------------
@cr("401.4")
def test_each_owner_orders_their_own_cards() -> None:
    bury = made("Bury {W}", "Sorcery", "Put all creatures on the bottom of their owners' libraries.")
    scene = Scene({"hand": [bury], "battlefield": [BEAR, OX]}, {"battlefield": [GREEN_BEAR, PAINTER]}, strict=True)
    scene.cast(A, "Cast Bury").resolve("Bear", "Green Bear")


@cr("401.4", "701.24a")
def test_nobody_orders_cards_that_are_shuffled_into_libraries() -> None:
    twist = made("Twist {U}", "Sorcery", "Each player shuffles their hand and graveyard into their library.")
    cards = {"hand": ["Forest", "Plains"], "graveyard": ["Island", "Swamp"]}
    scene = Scene({**cards, "hand": [twist, "Forest"]}, cards, strict=True)
    scene.cast(A, "Cast Twist").resolve()
    assert (scene.count(A, "library"), scene.count(B, "library")) == (23, 24)


@cr("505.1a")
def test_each_postcombat_main_phase_has_a_beginning() -> None:
    kirri = made(
        "Sprout {G}",
        "Creature — Plant",
        "At the beginning of each of your postcombat main phases, you gain 4 life.",
        "1/1",
    )
    assault = made(
        "Again {R}",
        "Sorcery",
        "After this main phase, there is an additional combat phase followed by an additional main phase.",
    )
    scene = Scene({"battlefield": [kirri], "hand": [assault]})
    scene.until("postcombat main").settle().play(A, "Cast Again")
    assert scene.life(A) == 24
    scene.until(t.BEGIN_COMBAT).until("postcombat main").settle()
    assert scene.life(A) == 28
    assert kirri.text() == "At the beginning of each of your postcombat main phases, you gain 4 life."


@cr("508.1d")
def test_what_attacks_this_turn_if_able_attacks_in_each_combat_of_the_turn() -> None:
    incite = made("Odd Incite {R}", "Sorcery", "Target creature attacks this turn if able.")
    assault = made(
        "Again {R}",
        "Sorcery",
        "Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed by an "
        "additional main phase.",
    )
    scene = Scene({"battlefield": [BEAR, OX], "hand": [incite, assault]}, {}, {})
    scene.play(A, "Cast Odd Incite", "Bear")
    for turn in (1, 2):
        while scene.asked() == "priority":
            scene.choose("Pass")
        assert scene.asked() == "attack" and sorted(scene.words()) == ["Attack B", "Attack C"]
        scene.answer("Attack B", "Don't").until("postcombat main").settle()
        if turn == 1:
            scene.play(A, "Cast Again")
    assert scene.life(B) == 16


# --- who, and which card ----------------------------------------------------------------------------------------------
@cr("701.21a")
def test_a_player_who_may_sacrifice_it_sacrifices_it() -> None:
    athlete = made(
        "Athlete {R}",
        "Sorcery",
        "Choose target nonland permanent. Its controller may sacrifice it. If they don't, this spell deals 5 damage to that "
        "player.",
    )
    scene = Scene({"hand": [athlete]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Athlete", "Bear", "Yes")
    assert scene.zone("Bear") == "graveyard" and scene.life(B) == 20


@cr("109.2", "602.5")
def test_creature_cards_are_no_creatures_whose_abilities_cannot_be_activated() -> None:
    totem = made("Totem {2}", "Artifact", "Activated abilities of creatures can't be activated.")
    dragger = made("Dragger {G}", "Creature — Beast", "{1}: You gain 1 life.", "Cycling {2}", "1/1")
    scene = Scene({"battlefield": [totem, dragger], "hand": [dragger]})
    assert not any("{1}" in words for words in scene.options(A))
    assert any("ycl" in words for words in scene.options(A))


@cr("400.7", "201.2")
def test_the_name_of_that_card_is_that_of_the_exiled_card() -> None:
    doom = made(
        "Godslayer {W}",
        "Sorcery",
        "Exile target enchantment. If the exiled card is a God card, search its controller's graveyard, hand, and library for "
        "any number of cards with the same name as that card and exile them. Then that player shuffles.",
    )
    spell = doom.faces[0].abilities[0]
    assert isinstance(spell, Spell) and isinstance(spell.body, Body)
    moved, asked = spell.body.effects
    assert isinstance(moved, e.Move) and isinstance(asked, e.If) and isinstance(asked.then[0], e.Search)
    assert asked.then[0].where == f.SharesNameWith(s.Saved(moved.save))


@cr("400.7f", "603.7c")
def test_an_aura_that_fell_off_in_an_end_step_returns_in_the_next_turns() -> None:
    ghoul = made(
        "Ghoulish Mark {B}",
        "Enchantment — Aura",
        "Enchant creature",
        "Enchanted creature gets +1/+1.",
        "When enchanted creature dies, return this Aura to the battlefield at the beginning of the next end step.",
    )
    scene = Scene(
        {"hand": [THORN], "battlefield": [BIRD, (ghoul, {"attached": "Bird"}), OX]}, {"library": ["Forest"] * 9}
    )
    scene.until("end").play(A, "Cast Thorn", "Bird")
    assert scene.zone("Ghoulish Mark") == "graveyard"
    scene.until("end", 2).settle("Ox")
    assert scene.zone("Ghoulish Mark") == "battlefield"
