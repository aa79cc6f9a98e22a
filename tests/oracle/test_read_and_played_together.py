"""Phrases that are read, and then played: what happens instead, what another ability exiled, "that player", searches."""

from __future__ import annotations

from tests.harness import A, B, Scene, cr
from tests.harness.cards import AWAY, BEAR, BOLT, CAT, KILL, OX, PEEK
from tests.harness.compiled import made
from tests.harness.scene import refuses


@cr("113.3a", "608.2c")
def test_paragraphs_of_a_spell_that_speak_of_each_other() -> None:
    push = made(
        "Hard Push {B}",
        "Instant",
        "Destroy target creature if it has mana value 1 or less.",
        "Revolt — Destroy that creature if it has mana value 4 or less instead if a permanent you controlled left the "
        "battlefield this turn.",
    )
    scene = Scene({"hand": [push]}, {"battlefield": [BEAR]}).play(A, "Cast Hard Push", "Bear")
    assert scene.zone("Bear") == "battlefield"
    after = Scene({"hand": [push, AWAY], "battlefield": [CAT]}, {"battlefield": [BEAR]})
    after.play(A, "Cast Away", "Cat")
    after.play(A, "Cast Hard Push", "Bear")
    assert after.zone("Bear") == "graveyard"


@cr("702.33d")
def test_a_kicked_spell_deals_more_damage_instead() -> None:
    burst = made(
        "Big Burst {R}",
        "Instant",
        "Kicker {4}",
        "Big Burst deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.",
    )
    scene = Scene({"hand": [burst]}).play(A, "Cast Big Burst", "Yes", "B")
    assert scene.life(B) == 16
    plain = Scene({"hand": [burst]}).play(A, "Cast Big Burst", "No", "B")
    assert plain.life(B) == 18


@cr("608.2c", "613.4b")
def test_an_artifact_is_a_creature_of_another_size_instead() -> None:
    awakening = made(
        "Awakening {U}",
        "Instant",
        "Until end of turn, target artifact or creature becomes an artifact creature with base power and toughness 4/3. "
        "If you control an Ox, it has base power and toughness 1/1 until end of turn instead.",
    )
    for others, size in (([], (4, 3)), ([OX], (1, 1))):
        scene = Scene({"hand": [awakening], "battlefield": ["Sol Ring", *others]}).play(A, "Cast Awakening", "Sol Ring")
        assert scene.size("Sol Ring") == size


@cr("608.2c", "118.12a")
def test_a_counter_instead_of_a_payment() -> None:
    denial = made(
        "Firm Denial {U}",
        "Instant",
        "Counter target noncreature spell unless its controller pays {1}.",
        "Ferocious — If you control a creature with power 4 or greater, counter that spell instead.",
    )
    giant = made(
        "Plain Giant {3}{G}",
        "Creature — Giant",
        "4/4",
    )
    scene = Scene({"hand": [PEEK], "library": ["Forest"]}, {"hand": [denial], "battlefield": [giant]})
    scene.cast(A, "Cast Peek")
    scene.play(B, "Cast Firm Denial", "Peek")
    assert scene.names("hand", A) == []


@cr("607.2a")
def test_the_card_that_another_ability_exiled_comes_back() -> None:
    hunter = made(
        "Keen Hunter {1}{W}",
        "Creature — Human",
        "When this creature enters, you may exile another target creature.",
        "When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
        "1/3",
    )
    scene = Scene({"hand": [hunter, KILL]}, {"battlefield": [OX]})
    scene.play(A, "Cast Keen Hunter", "Ox", "Yes")
    assert scene.zone("Ox") == "exile"
    scene.play(A, "Cast Kill", "Keen Hunter")
    assert scene.zone("Ox") == "battlefield"


@cr("603.2")
def test_that_player_is_the_one_who_controls_it() -> None:
    wurm = made(
        "Cruel Wurm {B}",
        "Creature — Wurm",
        "Whenever a creature an opponent controls dies, that player loses 2 life.",
        "6/5",
    )
    scene = Scene({"battlefield": [wurm], "hand": [KILL]}, {"battlefield": [OX]}, {}).play(A, "Cast Kill", "Ox")
    assert scene.lives == (20, 18, 20)


@cr("701.23a")
def test_the_player_whose_land_is_destroyed_searches() -> None:
    ruin = made(
        "Old Ruin",
        "Land",
        "{T}, Sacrifice this land: Destroy target nonbasic land an opponent controls. That player may search their "
        "library for a land card with a basic land type, put it onto the battlefield, then shuffle.",
    )
    inn = made(
        "Far Inn",
        "Land",
        "{T}: Add {C}.",
    )
    scene = Scene.exactly({"battlefield": [ruin]}, {"battlefield": [inn], "library": ["Forest"]})  # fmt: skip
    scene.play(A, "Old Ruin", "Far Inn", "Yes", "Forest")
    assert scene.one("Forest").controller == B and scene.zone("Forest") == "battlefield"


@cr("701.23b")
def test_who_searches_the_graveyard_alone_does_not_shuffle() -> None:
    guide = made(
        "Wise Guide {G}",
        "Creature — Elf",
        "When this creature enters, you may search your library and/or graveyard for a Bear card, reveal it, and put it "
        "into your hand. If you search your library this way, shuffle.",
        "1/1",
    )
    scene = Scene({"hand": [guide], "graveyard": [BEAR], "library": ["2 Forest"]})
    scene.play(A, "Cast Wise Guide", "Yes", "Search your graveyard", "Bear")
    assert scene.zone("Bear") == "hand"


@cr("611.2b")
def test_control_for_as_long_as_this_is_controlled() -> None:
    lord = made(
        "Sly Lord {U}",
        "Creature — Dragon",
        "When this creature enters, gain control of target creature for as long as you control this creature.",
        "3/5",
    )
    scene = Scene({"hand": [lord, KILL]}, {"battlefield": [OX]}).play(A, "Cast Sly Lord", "Ox")
    assert scene.chars("Ox").controller == A
    scene.play(A, "Cast Kill", "Sly Lord")
    assert scene.chars("Ox").controller == B


@cr("118.8", "601.2b")
def test_one_of_two_additional_costs() -> None:
    adept = made(
        "Deep Adept {1}{U}",
        "Creature — Merfolk",
        "As an additional cost to cast this spell, reveal a Bear card from your hand or pay {3}.",
        "2/1",
    )
    scene = Scene.exactly({"hand": [adept, BEAR], "mana": "{U}{U}"}).play(A, "Cast Deep Adept", "reveal", "Bear")
    assert scene.zone("Deep Adept") == "battlefield"
    assert refuses(Scene.exactly({"hand": [adept], "mana": "{U}{U}"}), A, "Cast Deep Adept")


@cr("508.3d")
def test_one_or_more_attackers_are_one_event() -> None:
    thief = made(
        "Sky Thief {U}",
        "Creature — Rogue",
        "Whenever one or more Bears you control attack, you gain 1 life.",
        "1/1",
    )
    scene = Scene({"battlefield": [thief, BEAR, BEAR]}, {})
    scene.until("declare attackers", attack=["Bear"])
    scene.settle()
    assert scene.life(A) == 21


@cr("615.5")
def test_damage_is_prevented_and_a_counter_removed() -> None:
    phantom = made(
        "Pale Phantom {G}",
        "Creature — Spirit",
        "This creature enters with two +1/+1 counters on it.",
        "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.",
        "0/0",
    )
    scene = Scene({"hand": [phantom, BOLT]}).play(A, "Cast Pale Phantom")
    scene.play(A, "Cast Bolt", "Pale Phantom")
    assert scene.one("Pale Phantom").counters == {"+1/+1": 1} and scene.one("Pale Phantom").damage == 0


@cr("113.6")
def test_a_static_ability_of_a_card_in_the_graveyard() -> None:
    gone = made(
        "Dear Spirit {W}",
        "Creature — Spirit",
        "As long as this card is in your graveyard, each Bear creature you control enters with an additional +1/+1 "
        "counter on it.",
        "1/1",
    )
    scene = Scene({"graveyard": [gone], "hand": [BEAR]}).play(A, "Cast Bear")
    assert scene.one("Bear").counters == {"+1/+1": 1}


@cr("701.8a")
def test_life_for_each_creature_that_was_destroyed() -> None:
    smoke = made(
        "White Smoke {W}",
        "Sorcery",
        "Destroy all creatures. You gain 1 life for each creature destroyed this way.",
    )
    rock = made(
        "Hard Rock {1}",
        "Artifact Creature — Golem",
        "Indestructible",
        "1/1",
    )
    scene = Scene({"hand": [smoke], "battlefield": [BEAR, rock]}, {"battlefield": [OX]}).play(A, "Cast White Smoke")
    assert scene.life(A) == 22 and scene.zone("Hard Rock") == "battlefield"


@cr("702.16a")
def test_protection_from_a_color_that_is_chosen() -> None:
    mother = made(
        "Kind Mother {W}",
        "Creature — Human",
        "{T}: Target creature you control gains protection from the color of your choice until end of turn.",
        "1/1",
    )
    scene = Scene({"battlefield": [mother, BEAR]}, {"hand": [BOLT, KILL]})
    scene.play(A, "Kind Mother", "Bear", "red")
    scene.do(B, "Cast Bolt")
    assert "Bear" not in scene.words()


@cr("608.2g")
def test_a_spell_is_cast_from_the_hand_without_paying() -> None:
    skill = made(
        "Keen Skill {G}",
        "Sorcery",
        "You may cast a spell with mana value 2 or less from your hand without paying its mana cost.",
    )
    scene = Scene.exactly({"hand": [skill, BEAR], "mana": "{G}"}).play(A, "Cast Keen Skill", "Cast Bear")
    assert scene.zone("Bear") == "battlefield"


@cr("608.2g", "614.1a")
def test_a_card_of_the_graveyard_is_cast_and_exiled() -> None:
    hulk = made(
        "Great Hulk {U}",
        "Artifact Creature — Construct",
        "When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. "
        "If that spell would be put into your graveyard this turn, exile it instead.",
        "5/6",
    )
    scene = Scene({"hand": [hulk], "graveyard": [PEEK], "library": ["Forest"]})
    scene.play(A, "Cast Great Hulk", "Peek", "Cast Peek")
    assert scene.zone("Peek") == "exile" and scene.names("hand", A) == ["Forest"]


@cr("106.4")
def test_mana_that_stays_until_the_turn_ends() -> None:
    maw = made(
        "Hot Maw {R}",
        "Sorcery",
        "Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end.",
    )
    scene = Scene.exactly({"hand": [maw, BOLT], "mana": "{R}"}).play(A, "Cast Hot Maw")
    scene.until("end")
    assert not refuses(scene, A, "Cast Bolt")


@cr("701.23a", "205.3i")
def test_two_lands_that_share_a_type() -> None:
    scape = made(
        "Wide Scape",
        "Land",
        "{T}, Sacrifice this land: Search your library for up to two basic land cards that share a land type, put them "
        "onto the battlefield tapped, then shuffle.",
    )
    scene = Scene.exactly({"battlefield": [scape], "library": ["2 Forest", "Island"]}, strict=True)
    scene.do(A, "Wide Scape").pass_to(A)
    scene.choose("Pass").choose("Pass").choose("Forest")
    assert "Island" not in scene.words()
    scene.choose("Forest")
    assert scene.names("battlefield", A) == ["Forest", "Forest"]
