"""Cards cast from among others and the rest, what cards in hand have, cases one after another, as many as were put away: read
and then played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr, refuses
from tests.harness.cards import ANGEL, BEAR, BEARS, CAT, GIANT
from tests.harness.compiled import declined, made


@cr("608.2c", "120.3")
def test_each_creature_damages_its_own_controller() -> None:
    riot = made("Street Riot {R}", "Sorcery", "Each creature deals 2 damage to its controller.")
    scene = Scene({"hand": [riot], "battlefield": [BEAR]}, {"battlefield": [CAT, GIANT, ANGEL]})
    scene.play(A, "Cast Street Riot")
    assert (scene.life(A), scene.life(B)) == (18, 14)


@cr("608.2g", "400.7")
@pytest.mark.parametrize("casts", [True, False])
def test_the_rest_are_those_that_were_not_cast(casts: bool) -> None:
    engine = made(
        "Dice Engine {2}",
        "Artifact",
        "{T}: Look at the top three cards of your library. You may cast a spell from among them without paying its mana cost. "
        "Put the rest on the bottom of your library in a random order.",
    )
    scene = Scene({"battlefield": [engine], "library": ["Shock", "Forest", "Island", "Opt"]})
    scene.play(A, "Dice Engine", *(("Cast Shock", "B") if casts else ("Don't",)))
    assert scene.life(B) == (18 if casts else 20)
    assert scene.names("graveyard") == (["Shock"] if casts else [])
    assert ("Shock" in scene.names("library")) is not casts
    assert scene.called("Opt", "library").id == scene.st.libraries[0][0]


@cr("118.12", "603.7")
@pytest.mark.parametrize("pays", [True, False])
def test_who_does_not_pay_loses(pays: bool) -> None:
    pact = made(
        "Debt of Night {0}",
        "Instant",
        "Destroy target nonblack creature.",
        "At the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game.",
    )
    scene = Scene({"hand": [pact], "battlefield": ["3 Swamp"]}, {"battlefield": [BEARS]}, pool="")
    scene.play(A, "Cast Debt of Night", BEARS).until("upkeep", 3)
    while scene.st.stack or scene.asked() == "confirm":
        scene.choose("Pass" if scene.asked() == "priority" else "Yes" if pays else "No")
        if not scene.asked():
            break
    assert bool(scene.asked()) == pays


def test_a_payment_that_is_not_asked_about_is_declined() -> None:
    assert declined("At the beginning of your next upkeep, pay {2}{B}. Draw a card.")


@cr("608.2c")
def test_as_many_as_were_put_on_the_bottom() -> None:
    wash = made(
        "Wash Away {U}",
        "Sorcery",
        "Put any number of cards from your hand on the bottom of your library, then draw that many cards plus one.",
    )
    scene = Scene({"hand": [wash, "Shock", "Opt"], "library": ["Forest", "Island", "Swamp", "Plains"]})
    scene.play(A, "Cast Wash Away", "Shock", "Opt", "Shock")
    assert scene.sorted_names("hand") == ["Forest", "Island", "Swamp"]


@cr("608.2c", "701.21a")
def test_tokens_that_are_sacrificed_count() -> None:
    brood = made(
        "Late Brood {R}",
        "Sorcery",
        "Sacrifice all creatures you control, then create that many 4/4 red Hellion creature tokens.",
    )
    scene = Scene({"hand": [brood, "Lingering Souls"], "battlefield": [BEAR]}, {"battlefield": [CAT]})
    scene.play(A, "Cast Lingering Souls").play(A, "Cast Late Brood")
    assert scene.names("battlefield", A) == ["Hellion Token"] * 3


@cr("113.6", "702.29a")
def test_cards_in_hand_have_cycling() -> None:
    press = made("New Press {1}", "Artifact", "Each land card in your hand has cycling {R}.")
    scene = Scene({"hand": ["Forest", "Shock"], "battlefield": [press], "library": ["Opt"]})
    assert refuses(scene, A, "Cycle Shock") or not scene.offers("Shock: ")
    cycle = next(word for word in scene.options(A) if "Forest" in word and "{R}" in word)
    scene.play(A, cycle)
    assert scene.names("graveyard") == ["Forest"] and "Opt" in scene.names("hand")


@cr("608.2c")
@pytest.mark.parametrize(("top", "life", "there"), [(BEARS, 20, 1), ("Forest", 20, 1), ("Shock", 22, 0)])
def test_cases_one_after_another_ask_about_the_same_card(top: str, life: int, there: int) -> None:
    bag = made(
        "Seed Bag {3}",
        "Artifact",
        "{T}: Reveal the top card of your library. If it's a creature card, create a 1/1 green Saproling creature token. If "
        "it's a land card, put that card onto the battlefield under your control. If it's a noncreature, nonland card, you gain "
        "2 life.",
    )
    scene = Scene({"battlefield": [bag], "library": [top]}).play(A, "Seed Bag")
    assert scene.life(A) == life
    assert len(scene.names("battlefield", A)) == 1 + there
    assert scene.zone(top) == ("battlefield" if top == "Forest" else "library")


@cr("115.1", "608.2d")
def test_for_each_opponent_those_that_you_like() -> None:
    lord = made(
        "Grave Lord {B}",
        "Creature — Avatar",
        "When this creature enters, for each opponent, you may put up to one target creature card from that player's graveyard "
        "onto the battlefield under your control.",
        "3/3",
    )
    scene = Scene({"hand": [lord]}, {"graveyard": [BEARS, GIANT]}, {"graveyard": [ANGEL]}).do(A, "Cast Grave Lord")
    scene.settle(BEARS, ANGEL, ANGEL, "Done")
    assert sorted(scene.names("battlefield", A)) == ["Grave Lord", ANGEL]
    assert sorted(scene.names("graveyard", B)) == [BEARS, GIANT]


@cr("400.3")
def test_a_card_goes_from_exile_into_its_owners_graveyard() -> None:
    drone = made(
        "Hungry Drone {1}",
        "Creature — Drone",
        "When this creature enters, you may put a card an opponent owns from exile into that player's graveyard. If you do, you "
        "gain 5 life.",
        "2/2",
    )
    scene = Scene({"hand": [drone], "exile": ["Shock"]}, {"exile": ["Opt"]}).play(A, "Cast Hungry Drone", "Yes", "Opt")
    assert scene.names("graveyard", B) == ["Opt"] and scene.life(A) == 25
    assert Scene({"hand": [drone], "exile": ["Shock"]}).play(A, "Cast Hungry Drone", "Yes").life(A) == 20


@cr("400.7", "603.10")
def test_what_an_opponent_sacrificed_is_put_onto_the_battlefield() -> None:
    thief = made(
        "Deep Thief {3}",
        "Creature — Eldrazi",
        "Whenever an opponent sacrifices a nontoken permanent, put that card onto the battlefield under your control.",
        "4/4",
    )
    feast = made("Small Feast {B}", "Sorcery", "Each opponent sacrifices a creature of their choice.")
    scene = Scene({"hand": [feast], "battlefield": [thief]}, {"battlefield": [BEARS]}).play(A, "Cast Small Feast")
    assert scene.names("battlefield", A) == ["Deep Thief", BEARS]


@cr("608.2g")
def test_a_spell_is_cast_from_among_the_cards_in_a_hand() -> None:
    oni = made(
        "Night Oni {1}",
        "Creature — Demon",
        "When this creature enters, look at target opponent's hand. You may cast a spell from among those cards without paying "
        "its mana cost.",
        "2/2",
    )
    scene = Scene({"hand": [oni, "Opt"]}, {"hand": ["Shock", "Forest"]}).play(A, "Cast Night Oni", "B", "Shock", "B")
    assert scene.life(B) == 18 and scene.names("graveyard", B) == ["Shock"]


@cr("614.1c", "603.7")
def test_the_next_creature_enters_with_more() -> None:
    howl = made(
        "Old Howl {G}",
        "Sorcery",
        "When you next cast a creature spell this turn, that creature enters with an additional +1/+1 counter on it.",
    )
    scene = (
        Scene({"hand": [howl, BEARS, GIANT]}).play(A, "Cast Old Howl").play(A, f"Cast {BEARS}").play(A, f"Cast {GIANT}")
    )
    assert scene.size(BEARS) == (3, 3) and scene.size(GIANT) == (3, 3)


@cr("608.2c")
@pytest.mark.parametrize(("top", "puts", "zone"), [
    (BEARS, True, "battlefield"), (BEARS, False, "hand"), (ANGEL, None, "hand"), ("Shock", None, "hand"),
])  # fmt: skip
def test_otherwise_means_that_it_was_not_put_there(top: str, puts: bool | None, zone: str) -> None:
    look = made(
        "Second Look {G}",
        "Sorcery",
        "Reveal the top card of your library. You may put that card onto the battlefield if it's a permanent card with mana "
        "value 3 or less. Otherwise, put that card into your hand.",
    )
    scene = Scene({"hand": [look], "library": [top]})
    scene.play(A, "Cast Second Look", *(() if puts is None else ("Yes" if puts else "No",)))
    assert scene.zone(top) == zone


@cr("601.2c", "120.3")
def test_radiance_is_about_the_target() -> None:
    beam = made(
        "Shared Light {R}",
        "Instant",
        "~ deals 2 damage to target creature and each other creature that shares a color with it.",
    )
    scene = Scene({"hand": [beam], "battlefield": [BEARS]}, {"battlefield": ["Llanowar Elves", CAT]})
    scene.play(A, "Cast Shared Light", BEARS)
    assert scene.names("battlefield") == ["Cat"]
