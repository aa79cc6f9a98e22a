"""Cards revealed until one is found, milled, put face down, beneath others or into a library instead, read and played."""

from __future__ import annotations

import pytest

from inset.kernel.types import ARTIFACT
from inset.language import keywords as k
from tests.harness import A, B, Scene, cr, refuses
from tests.harness.cards import BEAR, CAT, KILL, OX, SHOCK
from tests.harness.compiled import made

UNTIL = made(
    "Sift {U}", "Sorcery",
    "Target player reveals cards from the top of their library until they reveal an artifact card, then puts those cards into "
    "their graveyard.",
)  # fmt: skip


@cr("701.20a")
def test_all_cards_revealed_until_one_is_found_go_to_the_graveyard() -> None:
    scene = Scene({"hand": [UNTIL]}, {"library": ["Forest", "Opt", "Sol Ring", "Island"]})
    scene.play(A, "Cast Sift", "B")
    assert scene.sorted_names("graveyard", B) == ["Forest", "Opt", "Sol Ring"]
    assert "Island" in scene.names("library", B)


@cr("701.20a", "608.2c")
def test_one_card_for_each_card_type() -> None:
    wide = made(
        "Wide Reading {U}", "Sorcery",
        "Reveal the top five cards of your library. For each card type, you may put a card of that type from among the revealed "
        "cards into your hand. Put the rest on the bottom of your library in a random order.",
    )  # fmt: skip
    scene = Scene({"hand": [wide], "library": ["Grizzly Bears", "Hill Giant", "Forest", "Opt", "Shock", "Island"]})
    scene.play(A, "Cast Wide", "Hill Giant", "Opt", "Forest")
    assert scene.sorted_names("hand") == ["Forest", "Hill Giant", "Opt"]
    assert {"Grizzly Bears", "Shock"} <= set(scene.names("library", A))


@cr("708.2a", "708.3")
def test_what_is_put_face_down_looks_as_the_text_says() -> None:
    press = made(
        "Press {U}", "Sorcery",
        "Put the top two cards of your library onto the battlefield face down under your control. They're 2/2 Cyberman artifact "
        "creatures.",
    )  # fmt: skip
    scene = Scene({"hand": [press], "library": ["Serra Angel", "Grizzly Bears", "Island"]})
    scene.play(A, "Cast Press")
    for found in scene.in_zone("battlefield", A):
        assert found.face_down is not None
    chars = scene.chars("Serra Angel")
    assert (chars.power, chars.toughness) == (2, 2) and chars.types & ARTIFACT and not chars.keywords & k.FLYING
    assert not scene.could(A, "Turn")  # nothing lets it be turned face up


@cr("708.2a", "305.6")
def test_a_creature_comes_back_face_down_as_a_land() -> None:
    grove = made(
        "Grove {2}", "Creature — Treefolk",
        "Whenever another nontoken creature you control dies, you may return it to the battlefield face down under its owner's "
        "control. It's a Forest land.", "5/5",
    )  # fmt: skip
    scene = Scene({"battlefield": [grove, BEAR], "hand": [KILL]})
    scene.play(A, "Cast Kill", "Bear", "Yes")
    assert scene.zone("Bear") == "battlefield"
    assert scene.chars("Bear").subtypes == {"Forest"} and scene.chars("Bear").power is None


@cr("701.40a", "701.40b")
def test_a_card_of_another_library_is_manifested() -> None:
    thief = made(
        "Thief {2}", "Creature — Ape",
        "At the beginning of each opponent's upkeep, you manifest the top card of that player's library.", "2/2",
    )  # fmt: skip
    scene = Scene({"battlefield": [thief]}, {"library": [BEAR, "Forest", "Forest"]})
    scene.until("draw", 2)
    assert scene.one("Bear").owner == B and scene.chars("Bear").controller == A
    assert scene.could(A, "Turn")  # for its mana cost


@cr("701.17a", "603.2c")
def test_cards_that_are_milled_are_noticed_once_and_found_again() -> None:
    watcher = made(
        "Watcher {2}", "Creature — Crab", "Whenever one or more nonland cards are milled, you gain 3 life.", "2/2"
    )
    digger = made("Digger", "Artifact", "{1}: Exile target card in a graveyard that was milled this turn.")
    mill = made("Grind {U}", "Sorcery", "Target player mills three cards.")
    scene = Scene(
        {"battlefield": [watcher, digger], "hand": [mill]},
        {"library": [BEAR, OX, "Forest", "Forest"], "graveyard": ["Shock"]},
    )
    assert not scene.could(A, "Digger")
    scene.play(A, "Cast Grind", "B")
    assert scene.life(A) == 23
    scene.do(A, "Digger")
    assert len(scene.words()) == 3 and not any("Shock" in word for word in scene.words())


@cr("401.7")
def test_a_creature_goes_beneath_the_top_cards() -> None:
    bury = made(
        "Bury {U}", "Sorcery",
        "Put target creature into its owner's library just beneath the top X cards of that library, where X is the number of "
        "Bears you control.",
    )  # fmt: skip
    scene = Scene(
        {"hand": [bury], "battlefield": [BEAR, BEAR]}, {"battlefield": [OX], "library": ["Opt", "Shock", "Forest"]}
    )
    scene.play(A, "Cast Bury", "Ox")
    library = [scene.st.objs[oid].definition.name for oid in scene.st.libraries[B]]
    assert library[:4] == ["Opt", "Shock", "Ox", "Forest"]


@cr("614.1a", "701.24a")
def test_it_is_shuffled_into_the_library_instead() -> None:
    titan = made(
        "Titan {2}", "Creature — Golem",
        "If this creature would be put into a graveyard from anywhere, reveal this creature and shuffle it into its owner's "
        "library instead.", "5/5",
    )  # fmt: skip
    scene = Scene({"battlefield": [titan], "hand": [KILL]})
    scene.play(A, "Cast Kill", "Titan")
    assert scene.zone("Titan") == "library"
    mill = made("Grind {U}", "Sorcery", "Target player mills a card.")
    scene = Scene({"hand": [mill], "library": [titan]})
    scene.play(A, "Cast Grind", "A")
    assert scene.zone("Titan") == "library"


@cr("614.1a")
def test_cards_of_a_kind_are_exiled_instead_and_tokens_are_not() -> None:
    guard = made(
        "Guard {2}",
        "Creature — Dryad",
        "If a creature card would be put into a graveyard from anywhere, exile it instead.",
        "2/1",
    )
    scene = Scene({"battlefield": [guard, BEAR], "hand": [KILL, SHOCK]})
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "exile" and scene.zone("Kill") == "graveyard"


@cr("601.3", "614.17")
def test_what_lies_in_graveyards_stays_there() -> None:
    stone = made(
        "Stone", "Artifact",
        "Nonland permanent cards in graveyards can't enter the battlefield.\nPlayers can't cast spells from graveyards or exile.",
    )  # fmt: skip
    raise_it = made("Raise {B}", "Sorcery", "Return target creature card from your graveyard to the battlefield.")
    scene = Scene({"battlefield": [stone], "graveyard": [BEAR, "Think Twice"], "hand": [raise_it]})
    assert not scene.could(A, "Think Twice")
    scene.play(A, "Cast Raise", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("608.2c", "701.9a")
def test_who_discarded_a_land_or_nothing_loses_life() -> None:
    storm = made(
        "Storm {B}", "Sorcery",
        "Each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life.",
    )  # fmt: skip
    for hand, life in ((["Forest"], 17), (["Shock"], 20), ([], 17)):
        scene = Scene({"hand": [storm]}, {"hand": hand})
        assert scene.play(A, "Cast Storm").life(B) == life


@cr("608.2c")
def test_those_who_put_no_land_onto_the_battlefield_draw() -> None:
    gift = made(
        "Open Gate {G}", "Sorcery",
        "Each player may put a land card from their hand onto the battlefield, then each opponent who didn't draws a card.",
    )  # fmt: skip
    scene = Scene({"hand": [gift, "Forest"]}, {"hand": ["Island"], "library": ["Opt"]})
    scene.play(A, "Cast Open", "Yes", "Forest", "Yes", "Island")
    assert scene.zone("Forest") == scene.zone("Island") == "battlefield" and scene.names("hand", B) == []
    scene = Scene({"hand": [gift]}, {"hand": ["Shock"], "library": ["Opt"]})
    scene.play(A, "Cast Open", "Yes")
    assert "Opt" in scene.names("hand", B)


@cr("614.11")
def test_a_draw_that_another_player_takes() -> None:
    thief = made(
        "Notes {2}", "Creature — Rogue",
        "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips "
        "that draw and you draw a card.", "1/1",
    )  # fmt: skip
    scene = Scene({"battlefield": [thief], "library": ["Opt", "Opt"]}, {"hand": ["Divination"], "mana": "{2}{U}"})
    scene.until("precombat main", 2)
    assert len(scene.names("hand", B)) == 2
    scene.play(B, "Cast Divination")
    assert len(scene.names("hand", B)) == 1 and len(scene.names("hand", A)) == 2


@cr("115.1", "601.2c")
@pytest.mark.parametrize(("words", "alike"), [("an opponent's graveyard", True), ("graveyards", False)])
def test_several_targets_from_an_opponents_graveyard_are_all_from_the_same(words: str, alike: bool) -> None:
    tracker = made("Tracker {B}", "Sorcery", f"Exile two target cards from {words}.")
    scene = Scene({"hand": [tracker]}, {"graveyard": [BEAR, SHOCK, CAT]}, {"graveyard": [OX, KILL]})
    scene.do(A, "Cast Tracker", "Bear")
    assert any("Shock" in option for option in scene.words())
    assert any("Ox" in option for option in scene.words()) != alike


@cr("115.1", "601.2c")
def test_no_two_cards_of_different_opponents_suffice() -> None:
    tracker = made("Tracker {B}", "Sorcery", "Exile two target cards from an opponent's graveyard.")
    scene = Scene({"hand": [tracker]}, {"graveyard": [BEAR]}, {"graveyard": [OX]})
    assert refuses(scene, A, "Cast Tracker")
