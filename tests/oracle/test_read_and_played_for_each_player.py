"""A target for each opponent, piles that a player separates, tokens that enter attacking: read and then played."""

from __future__ import annotations

from typing import Any

from inset.rules.model import event_records as ev
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import declined, made


@cr("115.1", "115.3", "608.2b")
def test_one_target_for_each_opponent_at_most() -> None:
    wave = made("Wave {W}", "Sorcery", "For each opponent, destroy up to one target creature that player controls.")
    rows = {"hand": [wave], "battlefield": [BEAR]}, {"battlefield": [BEAR, OX]}, {"battlefield": [OX, OX]}
    scene = Scene(*rows)
    scene.do(A, "Cast Wave", "Bear")
    assert not any("B's" in words or words.startswith("B:") for words in scene.words() if "Ox" in words)
    scene.settle("Ox", "Done")
    assert scene.names("battlefield", A) == ["Bear"]
    assert scene.names("battlefield", B) == ["Ox"] and scene.names("battlefield", C) == ["Ox"]


@cr("608.2c", "613.1b")
def test_those_creatures_are_the_targets_of_all_opponents() -> None:
    mutiny = made(
        "Mutiny {R}",
        "Sorcery",
        "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those "
        "creatures. They gain haste until end of turn.",
    )
    scene = Scene({"hand": [mutiny]}, {"battlefield": [(BEAR, {"tapped": True})]}, {"battlefield": [OX]})
    scene.play(A, "Cast Mutiny", "Bear", "Ox")
    assert sorted(scene.names("battlefield", A)) == ["Bear", "Ox"] and not scene.one("Bear").tapped


@cr("115.1")
def test_a_target_that_each_opponent_must_have_is_not_read() -> None:
    assert declined("For each opponent, destroy target creature that player controls.")
    assert declined(
        "For each opponent, exile up to one target creature that player controls and that player draws a card."
    )


@cr("700.3a", "700.3d")
def test_an_opponent_separates_and_you_choose_a_pile() -> None:
    sphinx = made(
        "Riddle {U}",
        "Sorcery",
        "Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your "
        "hand and the other into your graveyard.",
    )
    scene = Scene({"hand": [sphinx], "library": ["Forest", "Island", "Swamp"]})
    scene.do(A, "Cast Riddle").settle("Island", "Done", "Island")
    assert scene.names("hand", A) == ["Island"]
    assert sorted(scene.names("graveyard", A)) == ["Forest", "Riddle", "Swamp"]


@cr("508.4")
def test_a_token_enters_tapped_and_attacking() -> None:
    drummer = made(
        "Drummer {R}",
        "Creature — Human",
        "Whenever this creature attacks, create a tapped and attacking 1/1 red Goblin creature token.",
        "2/2",
    )
    scene = Scene({"battlefield": [drummer]})
    scene.until("combat damage", 0, attack=["Drummer"])
    assert scene.one("Goblin Token").tapped
    assert scene.life(B) == 17


WATCHER = made(
    "Watcher {B}",
    "Creature — Vampire",
    "Whenever one or more cards are put into graveyards from anywhere, you gain 4 life.",
    "2/2",
)


@cr("101.4", "608.2e")
def test_all_discard_before_anybody_draws_and_each_draws_their_own_number() -> None:
    flux = made("Odd Flux {U}", "Sorcery", "Each player discards any number of cards, then draws that many cards.")
    rows: list[dict[str, Any]] = [{"hand": [BEAR, CAT], "library": ["Forest"] * 5} for _ in range(3)]
    rows[0]["hand"] = [flux, CAT]
    scene = Scene(rows[0], rows[1] | {"battlefield": [WATCHER]}, rows[2])
    scene.do(A, "Cast Odd Flux")
    while scene.asked() == "priority":
        scene.choose("Pass")
    scene.answer("Cat")
    assert scene.names("hand", A) == ["Cat"] and scene.names("hand", B) == ["Bear", "Cat"]
    scene.settle("Bear", "Cat", "Done")
    assert [scene.sorted_names("hand", player) for player in (A, B, C)] == [["Forest"], ["Forest"] * 2, ["Bear", "Cat"]]
    assert scene.life(B) == 28  # what all of them discarded at the same time, and the sorcery


@cr("101.4", "608.2e")
def test_all_hands_are_discarded_at_the_same_time() -> None:
    deal = made(
        "Odd Deal {B}",
        "Sorcery",
        "Each player discards all the cards in their hand, then draws that many cards minus one. You gain 1 life.",
    )
    forests = {"library": ["Forest"] * 5}
    scene = Scene(
        {"hand": [deal, CAT]} | forests,
        {"hand": [BEAR, CAT, OX], "battlefield": [WATCHER]} | forests,
        {"hand": [BEAR, CAT]} | forests,
    )
    scene.play(A, "Cast Odd Deal")
    assert [scene.count(player, "hand") for player in (A, B, C)] == [0, 2, 1]
    assert [scene.life(player) for player in (A, B)] == [21, 28]


@cr("608.2e")
def test_each_hand_goes_into_its_library_before_anybody_draws() -> None:
    winds = made(
        "Odd Winds {R}",
        "Sorcery",
        "Each player shuffles the cards from their hand into their library, then draws that many cards.",
    )
    thief = made("Thief {B}", "Creature — Elf", "Whenever an opponent draws a card, you gain 1 life.", "2/2")
    scene = Scene(
        {"hand": [winds, CAT], "battlefield": [thief]},
        {"hand": [BEAR, CAT, OX], "library": []},
        {"hand": [BEAR, CAT], "library": []},
    )
    scene.play(A, "Cast Odd Winds")
    assert [scene.count(player, "hand") for player in (A, B, C)] == [1, 3, 2]
    assert scene.life(A) == 25
    kinds = [event.kind for event in scene.st.events if event.kind in (ev.SHUFFLED, ev.DREW)]
    assert kinds[-9:] == [ev.SHUFFLED] * 3 + [ev.DREW] * 6


@cr("101.4", "608.2e")
def test_all_say_whether_they_do_it_before_anybody_does_it() -> None:
    grind = made("Odd Grind {R}", "Sorcery", "Each player may discard their hand and draw two cards.")
    row = {"library": ["Forest"] * 4}
    scene = Scene({"hand": [grind, "Opt"], **row}, {"hand": ["Shock"], **row})
    scene.do(A, "Cast Odd Grind", "Pass", "Pass", "Yes")
    assert scene.asked() == "confirm" and scene.count(A, "hand") == 1
    scene.choose("No")
    assert [scene.count(player, "hand") for player in (A, B)] == [2, 1]


@cr("101.4")
def test_nobody_has_to_do_it() -> None:
    gift = made(
        "Odd Gift {W}",
        "Sorcery",
        "Each opponent may create a Treasure token. For each opponent who does, you gain 3 life.",
    )
    for answer, life in (("Yes", 23), ("No", 20)):
        scene = Scene({"hand": [gift]}, {})
        scene.play(A, "Cast Odd Gift", answer)
        assert (scene.life(A), scene.count(B, "battlefield")) == (life, life > 20)
