"""Phrases that are read, and then played: costs, permissions, how permanents enter, what they are copies of."""

from __future__ import annotations

import pytest

from inset.kernel.types import CREATURE, GRAVEYARD, RED
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, KILL, OX, PEEK
from tests.harness.compiled import made
from tests.harness.scene import refuses


@cr("601.2f")
def test_a_spell_is_cheaper_if_it_targets_what_it_says() -> None:
    freeze = made(
        "Freeze Out {3}{U}",
        "Instant",
        "This spell costs {3} less to cast if it targets a tapped creature.",
        "Destroy target creature.",
    )
    scene = Scene.exactly({"hand": [freeze], "mana": "{U}"}, {"battlefield": [(BEAR, {"tapped": True}), OX]})
    scene.play(A, "Cast Freeze Out", "Bear")
    assert scene.zone("Bear") == "graveyard"
    other = Scene.exactly({"hand": [freeze], "mana": "{U}"}, {"battlefield": [OX]})
    assert refuses(other, A, "Cast Freeze Out")


@cr("118.9")
def test_a_card_of_the_hand_is_exiled_rather_than_the_mana_cost_paid() -> None:
    force = made(
        "Blue Force {3}{U}{U}",
        "Instant",
        "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.",
        "Draw a card.",
    )
    scene = Scene.exactly({"hand": [force, PEEK], "library": ["Forest", "Forest"]}, {})
    scene.play(A, "Cast Blue Force", "Peek")
    assert (scene.zone("Peek"), scene.life(A)) == ("exile", 19)


@cr("614.1c")
def test_a_land_enters_tapped_if_there_are_other_lands() -> None:
    den = made(
        "Quiet Den",
        "Land",
        "If you control two or more other lands, this land enters tapped.",
        "{T}: Add {C}.",
    )
    early = Scene.exactly({"hand": [den], "battlefield": ["Forest"]})
    assert not early.play(A, "Play Quiet Den").one("Quiet Den").tapped
    late = Scene.exactly({"hand": [den], "battlefield": ["2 Forest"]})
    assert late.play(A, "Play Quiet Den").one("Quiet Den").tapped


@cr("614.1c")
def test_a_land_enters_tapped_with_counters() -> None:
    grove = made(
        "Bright Grove",
        "Land",
        "This land enters tapped with two charge counters on it.",
        "{T}: Add {G}.",
    )
    scene = Scene.exactly({"hand": [grove]}).play(A, "Play Bright Grove")
    land = scene.one("Bright Grove")
    assert land.tapped and land.counters == {"charge": 2}


@cr("707.9b")
def test_a_copy_with_exceptions() -> None:
    image = made(
        "Frail Image {1}{U}",
        "Creature — Illusion",
        "You may have this creature enter as a copy of any creature on the battlefield, except it's an Illusion in "
        'addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice '
        'it."',
        "0/0",
    )
    scene = Scene({"hand": [image]}, {"hand": [BOLT], "battlefield": [OX]})
    scene.play(A, "Cast Frail Image", "Ox")
    [copy] = [o for o in scene.st.objs.values() if o.definition.name == "Frail Image"]
    chars = scene.chars("Frail Image")
    assert (chars.name, chars.power, chars.toughness) == ("Ox", 1, 4)
    assert set(chars.subtypes) == {"Ox", "Illusion"}
    scene.do(B, "Cast Bolt", copy.id).settle()
    assert [o.zone for o in scene.st.objs.values() if o.definition.name == "Frail Image"] == [GRAVEYARD]


@cr("700.5")
def test_a_god_is_not_a_creature_until_devotion_is_enough() -> None:
    god = made(
        "Small God {G}",
        "Legendary Enchantment Creature — God",
        "Indestructible",
        "As long as your devotion to green is less than two, this creature isn't a creature.",
        "5/5",
    )
    alone = Scene({"battlefield": [god]})
    assert not alone.chars("Small God").types & CREATURE
    both = Scene({"battlefield": [god, BEAR]})
    assert both.chars("Small God").types & CREATURE


@cr("601.3")
def test_a_card_is_cast_from_the_graveyard_while_it_may_be() -> None:
    crawler = made(
        "Old Crawler {B}",
        "Creature — Zombie",
        "You may cast this card from your graveyard as long as you control a Cat.",
        "2/1",
    )
    scene = Scene({"graveyard": [crawler], "battlefield": [CAT]}, {"hand": [KILL]})
    assert not refuses(scene, A, "Cast Old Crawler")
    scene.play(B, "Cast Kill", "Cat")
    assert refuses(scene, A, "Cast Old Crawler")


@cr("401.5", "601.3")
def test_lands_are_played_from_the_top_of_the_library() -> None:
    tracker = made(
        "Deep Reader {G}",
        "Creature — Elf",
        "Play with the top card of your library revealed.",
        "You may play lands from the top of your library.",
        "1/1",
    )
    scene = Scene.exactly({"battlefield": [tracker], "library": ["Forest", "Island"]})
    scene.play(A, "Play Forest")
    assert scene.zone("Forest") == "battlefield"
    assert refuses(scene, A, "Play Island")  # one land a turn (305.2)


@cr("603.12")
def test_a_reflexive_trigger_after_a_sacrifice() -> None:
    yard = made(
        "Steep Yard",
        "Land",
        "When this land enters, sacrifice it. When you do, search your library for a basic Forest card, put it onto the "
        "battlefield tapped, then shuffle and you gain 1 life.",
    )
    scene = Scene.exactly({"hand": [yard], "library": ["Forest", "Island"]})
    scene.play(A, "Play Steep Yard", "Forest")
    assert scene.one("Forest").tapped and scene.life(A) == 21


@cr("701.23a")
def test_the_land_that_was_found_is_untapped() -> None:
    way = made(
        "Long Way",
        "Land",
        "{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then "
        "shuffle. Then if you control two or more lands, untap that land.",
    )
    few = Scene.exactly({"battlefield": [way], "library": ["Forest"]}).play(A, "Long Way", "Forest")
    assert few.one("Forest").tapped
    more = Scene.exactly({"battlefield": [way, "Swamp"], "library": ["Forest"]}).play(A, "Long Way", "Forest")
    assert not more.one("Forest").tapped


@cr("608.2d")
def test_a_creature_type_is_chosen_as_a_spell_resolves() -> None:
    song = made(
        "Far Song {3}{U}",
        "Sorcery",
        "Choose a creature type. Draw a card for each permanent you control of that type.",
    )
    scene = Scene({"hand": [song], "battlefield": [BEAR, BEAR, OX], "library": ["Forest", "Forest", "Forest"]})
    scene.play(A, "Cast Far Song", "Bear")
    assert scene.names("hand", A) == ["Forest", "Forest"]


@cr("608.2c")
def test_what_depends_on_the_main_phase() -> None:
    might = made(
        "Old Might {G}",
        "Instant",
        "Target creature gets +2/+2 until end of turn. If you cast this spell during your main phase, that creature gets "
        "+4/+4 until end of turn instead.",
    )
    main = Scene({"hand": [might], "battlefield": [BEAR]}).play(A, "Cast Old Might", "Bear")
    assert main.chars("Bear").power == 6
    theirs = Scene({"battlefield": [OX]}, {"hand": [might], "battlefield": [BEAR]}).play(B, "Cast Old Might", "Bear")
    assert theirs.chars("Bear").power == 4


@cr("106.4")
def test_two_mana_of_two_colors() -> None:
    bluffs = made(
        "Far Bluffs",
        "Land",
        "{U/R}, {T}: Add {U}{U}, {U}{R}, or {R}{R}.",
    )
    scene = Scene.exactly({"battlefield": [bluffs, "Island"], "hand": [BOLT]}, {"battlefield": [OX]})
    assert not refuses(scene, A, "Cast Bolt")


@cr("102.3")
def test_each_other_player() -> None:
    pact = made(
        "Dark Pact {1}{B}",
        "Enchantment",
        "Whenever a creature you control dies, each other player sacrifices a creature.",
    )
    scene = Scene({"battlefield": [pact, BEAR], "hand": [KILL]}, {"battlefield": [OX]})
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Ox") == "graveyard"


@cr("603.6")
def test_a_card_that_is_milled_triggers_in_the_graveyard() -> None:
    narc = made(
        "Sly Mist {1}{U}",
        "Creature — Illusion",
        "When this creature is put into your graveyard from your library, you may put it onto the battlefield.",
        "1/1",
    )
    mill = made("Small Mill {U}", "Sorcery", "Mill two cards.")
    scene = Scene({"hand": [mill], "library": [narc, "Forest"]}, {})
    scene.play(A, "Cast Small Mill", "Yes")
    assert scene.zone("Sly Mist") == "battlefield"


@cr("602.2b", "601.2f")
def test_an_ability_that_costs_less_to_activate() -> None:
    city = made(
        "Quiet City",
        "Legendary Land",
        "{T}: Add {U}.",
        "Channel — {3}{U}, Discard this card: Draw a card. This ability costs {1} less to activate for each creature you "
        "control.",
    )
    scene = Scene.exactly({"hand": [city], "battlefield": [BEAR, OX], "mana": "{U}{U}", "library": ["Forest"]})
    scene.play(A, "Quiet City")
    assert scene.names("hand", A) == ["Forest"]
    poor = Scene.exactly({"hand": [city], "battlefield": [BEAR, OX], "mana": "{U}", "library": ["Forest"]})
    assert refuses(poor, A, "Quiet City: {3}")


@cr("608.2c", "118.12")
@pytest.mark.parametrize(("pays", "mana"), [("No", 1), ("Yes", 0)])
def test_the_color_is_chosen_before_anybody_may_pay(pays: str, mana: int) -> None:
    cave = made(
        "Odd Cave", "Land",
        "{T}: Choose a color. Add one mana of that color unless any player pays {1}. Activate only as an instant.",
    )  # fmt: skip
    scene = Scene({"battlefield": [cave], "mana": ""}, {"mana": "{1}"})
    scene.do(A, "Odd Cave", "red")
    assert scene.asked() == "confirm" and "player 1" in repr(scene.game.decision)
    scene.choose(pays)
    assert [one.kind for one in scene.st.players[A].pool] == [RED] * mana


@cr("608.2d", "603.7")
def test_a_delayed_trigger_keeps_the_color_chosen_for_it() -> None:
    boa = made(
        "Odd Boa {B}", "Creature — Snake",
        "{B}: Choose a color. Whenever this creature becomes blocked by a creature of that color this turn, destroy that "
        "creature.\n1/9",
    )  # fmt: skip
    scene = Scene({"battlefield": [boa]}, {"battlefield": ["Grizzly Bears", "Hill Giant", "Savannah Lions"]})
    scene.play(A, "Odd Boa: ", "green").play(A, "Odd Boa: ", "red")
    scene.fight("Odd Boa", Grizzly_Bears="Odd Boa", Hill_Giant="Odd Boa", Savannah_Lions="Odd Boa")
    scene.until("declare blockers", 0, "by a green creature").settle()
    assert scene.names("battlefield", B) == ["Savannah Lions"]


@cr("608.2d", "614.12a")
@pytest.mark.parametrize(("hand", "asked"), [(["Shock"], "priority"), (["Forest"], "confirm")])
def test_nobody_is_asked_to_discard_a_card_that_is_not_there(hand: list[str], asked: str) -> None:
    mox = made(
        "Odd Mox {0}", "Artifact",
        "If Odd Mox would enter, you may discard a land card instead. If you do, put Odd Mox onto the battlefield. If you don't, "
        "put it into its owner's graveyard.",
    )  # fmt: skip
    scene = Scene({"hand": [mox, *hand]}, {})
    scene.do(A, "Cast Odd Mox", "Pass", "Pass")
    assert scene.asked() == asked
    scene.settle("Yes")
    assert scene.zone("Odd Mox") == ("battlefield" if asked == "confirm" else "graveyard")
