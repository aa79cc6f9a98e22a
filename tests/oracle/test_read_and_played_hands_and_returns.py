"""Cards that are revealed, discarded or put back from hands, and cards that come out of graveyards and exile, read and played."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL, OX
from tests.harness.compiled import made


@cr("701.20a", "701.9a")
def test_a_number_of_cards_is_revealed_and_one_of_them_discarded() -> None:
    toll = made(
        "Toll {B}",
        "Sorcery",
        "Target player reveals a number of cards from their hand equal to the number of Bears you control. You choose one of "
        "them. "
        "That player discards that card.",
    )
    scene = Scene({"hand": [toll], "battlefield": [BEAR, BEAR]}, {"hand": ["Opt", "Shock", "Forest"]})
    scene.play(A, "Cast Toll", "B", "Opt", "Forest", "Forest")
    assert scene.names("graveyard", B) == ["Forest"] and scene.sorted_names("hand", B) == ["Opt", "Shock"]


@cr("608.2c", "121.1")
def test_a_card_of_a_hand_goes_to_the_bottom_and_is_replaced() -> None:
    sight = made(
        "Sight {U}",
        "Sorcery",
        "Look at target opponent's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, "
        "puts it on the bottom of their library, then draws a card.",
    )
    bob = {"hand": ["Opt", "Forest"], "library": ["Shock"]}
    scene = Scene({"hand": [sight]}, bob)
    scene.play(A, "Cast Sight", "Opt")
    assert scene.sorted_names("hand", B) == ["Forest", "Shock"]
    assert scene.st.objs[scene.st.libraries[B][-1]].definition.name == "Opt"
    scene = Scene({"hand": [sight]}, bob)
    scene.play(A, "Cast Sight", "None") if "None" in scene.words() else scene.do(A, "Cast Sight").settle("Done")
    assert scene.sorted_names("hand", B) == ["Forest", "Opt"]


@cr("701.9a")
def test_all_but_so_many_cards_are_discarded() -> None:
    rush = made("Rush {X}{U}", "Sorcery", "Draw two cards, then choose X cards in your hand and discard the rest.")
    scene = Scene({"hand": [rush, "Forest"], "library": ["Opt", "Shock"]})
    scene.play(A, "Cast Rush", 1, "Shock")
    assert scene.names("hand", A) == ["Shock"] and scene.sorted_names("graveyard") == ["Forest", "Opt", "Rush"]


@cr("601.3", "608.2c")
def test_spells_from_among_exiled_cards_are_free_for_a_turn() -> None:
    burst = made(
        "Burst {R}",
        "Sorcery",
        "Exile the top three cards of your library. Until end of turn, you may cast noncreature spells from among those cards "
        "without paying their mana costs.",
    )
    scene = Scene({"hand": [burst], "library": ["Divination", BEAR, "Forest", "Opt", "Opt"], "mana": "{R}"})
    scene.play(A, "Cast Burst")
    assert scene.could(A, "Cast Divination") and not scene.could(A, "Cast Bear") and not scene.could(A, "Play Forest")


@cr("608.2c")
def test_one_card_of_each_of_two_kinds_comes_back() -> None:
    claim = made(
        "Claim {G}",
        "Sorcery",
        "Mill two cards, then return a creature card and a land card from your graveyard to your hand.",
    )
    scene = Scene({"hand": [claim], "library": ["Dryad Arbor", "Opt"], "graveyard": [BEAR]})
    scene.play(A, "Cast Claim", "Bear")
    assert scene.sorted_names("hand") == ["Bear", "Dryad Arbor"]
    scene = Scene({"hand": [claim], "library": ["Dryad Arbor", "Opt"], "graveyard": [OX]})
    scene.play(A, "Cast Claim", "Dryad Arbor")
    assert scene.names("hand", A) == ["Dryad Arbor"]  # it can't be both


@cr("401.4")
def test_a_creature_goes_to_the_top_or_the_bottom_as_you_choose() -> None:
    shove = made("Shove {U}", "Sorcery", "Put target creature on the top or bottom of its owner's library.")
    for words, place in (("On the top", 0), ("On the bottom", -1)):
        scene = Scene({"hand": [shove]}, {"battlefield": [OX], "library": ["Opt", "Shock"]})
        scene.play(A, "Cast Shove", "Ox", words)
        assert scene.st.objs[scene.st.libraries[B][place]].definition.name == "Ox"


@cr("601.3")
def test_milled_cards_may_be_cast_once_in_your_turn() -> None:
    tinker = made(
        "Tinker {2}",
        "Artifact",
        "Once during each of your turns, you may cast a creature spell from among cards in your graveyard that were milled "
        "this turn.",
        "{1}: You mill two cards.",
    )
    scene = Scene({"battlefield": [tinker], "graveyard": [OX], "library": [BEAR, BEAR, "Opt"]})
    assert not scene.could(A, "Cast Ox")
    scene.play(A, "Tinker: {1}")
    assert scene.could(A, "Cast Bear") and not scene.could(A, "Cast Ox")
    scene.play(A, "Cast Bear")
    assert not scene.could(A, "Cast Bear")


@cr("614.11")
def test_a_draw_may_be_a_counter_instead() -> None:
    study = made(
        "Study {2}", "Artifact", "If you would draw a card, you may put a charge counter on this artifact instead."
    )
    scene = Scene({"battlefield": [study], "hand": ["Divination"], "library": ["Opt", "Shock"]})
    scene.play(A, "Cast Divination", "Yes", "No")
    assert scene.one("Study").counters == {"charge": 1} and scene.names("hand", A) == ["Opt"]


@cr("707.5", "614.12")
def test_a_creature_enters_as_a_copy_of_a_card_in_a_graveyard() -> None:
    double = made(
        "Double {2}",
        "Creature — Shapeshifter",
        "You may have this creature enter as a copy of any creature card in a graveyard, except it's an artifact in addition "
        "to its "
        "other types.",
        "0/1",
    )
    scene = Scene({"hand": [double], "battlefield": [BEAR]}, {"graveyard": [OX, "Opt"]})
    scene.do(A, "Cast Double").settle("Ox")
    chars = scene.chars("Double")
    assert (chars.name, chars.power, chars.toughness) == ("Ox", 1, 4) and chars.types & ARTIFACT
    assert scene.zone("Ox") == "graveyard"


@cr("614.1a")
def test_what_would_die_is_exiled_and_more_happens() -> None:
    lord = made(
        "Lord {2}",
        "Creature — Vampire",
        "If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature "
        "token.",
        "3/4",
    )
    scene = Scene({"battlefield": [lord, BEAR], "hand": [KILL, KILL]}, {"battlefield": [OX]})
    scene.play(A, "Cast Kill", "Ox")
    assert scene.zone("Ox") == "exile" and scene.names("battlefield", A).count("Zombie Token") == 1
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "graveyard" and scene.names("battlefield", A).count("Zombie Token") == 1


@cr("701.23a")
def test_five_cards_are_chosen_and_the_rest_exiled() -> None:
    dread = made(
        "Dread {B}",
        "Sorcery",
        "Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library in any "
        "order.",
    )
    scene = Scene({"hand": [dread], "graveyard": [BEAR, OX], "library": ["Opt", "Shock", "Forest", "Island", "Plains"]})
    scene.do(A, "Cast Dread")
    while scene.asked() == "priority" and scene.st.stack:
        scene.choose("Pass")
    for name in ("Bear", "Opt", "Shock", "Forest", "Island"):
        scene.choose(name)
    while scene.asked() not in ("priority", ""):
        scene.choose(scene.words()[0])
    library = {scene.st.objs[oid].definition.name for oid in scene.st.libraries[A]}
    assert library == {"Bear", "Opt", "Shock", "Forest", "Island"}
    assert {"Ox", "Plains"} <= set(scene.names("exile", A))


@cr("118.9", "611.2a")
def test_spells_of_a_hand_are_free_for_a_turn() -> None:
    free = made(
        "Boon {R}", "Sorcery", "Until end of turn, you may cast spells from your hand without paying their mana costs."
    )
    scene = Scene.exactly({"hand": [free, "Divination"], "mana": "{R}"})
    scene.play(A, "Cast Boon")
    assert scene.could(A, "Cast Divination")


@cr("608.2c")
def test_two_cards_instead_of_one() -> None:
    flow = made(
        "Rapids {U}",
        "Sorcery",
        "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your "
        "library in "
        "any order. If there is an instant card and a sorcery card in your graveyard, instead put two of them into your hand and "
        "the rest on the bottom of your library in any order.",
    )
    for buried, number in ((["Opt"], 1), (["Opt", "Divination"], 2)):
        scene = Scene({"hand": [flow], "graveyard": buried, "library": ["Forest", "Island", "Plains", "Swamp"]})
        scene.play(A, "Cast Rapids", "Forest", "Island", "Plains")
        assert len(scene.names("hand", A)) == number
        assert scene.st.objs[scene.st.libraries[A][0]].definition.name == "Swamp"
