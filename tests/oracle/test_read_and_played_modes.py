"""Modes chosen again, in another number, or only once; phasing out, depths of a library, so many tokens: read and played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR
from tests.harness.compiled import made

THRICE = made(
    "Thrice {G}",
    "Sorcery",
    "Choose three. You may choose the same mode more than once.\n• You gain 2 life.\n• Draw a card.\n"
    "• Tap target creature.",
)


@cr("700.2d")
def test_a_mode_may_be_chosen_again() -> None:
    scene = Scene({"hand": [THRICE], "library": ["Forest"] * 3}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Thrice", "You gain 2 life", "You gain 2 life", "Draw a card")
    assert scene.life(A) == 24 and scene.names("hand", A) == ["Forest"]


@cr("700.2a", "700.2d")
def test_a_mode_without_targets_can_not_be_chosen_even_once() -> None:
    scene = Scene({"hand": [THRICE], "library": ["Forest"] * 3})
    scene.do(A, "Cast Thrice")
    assert not any("Tap" in words for words in scene.words())


@cr("700.2d", "601.2c")
def test_each_time_a_mode_is_chosen_it_has_a_target_of_its_own() -> None:
    scene = Scene({"hand": [THRICE]}, {"battlefield": [BEAR, "Grizzly Bears"]})
    scene.play(A, "Cast Thrice", "Tap", "Tap", "Tap", "Bear", "Grizzly Bears", "Bear")
    assert scene.one("Bear").tapped and scene.one("Grizzly Bears").tapped


KICKED = made(
    "Either {G}",
    "Sorcery",
    "Kicker {2}\nChoose one. If this spell was kicked, choose both instead.\n• Tap target creature.\n• You gain 3 life.",
)


@cr("601.2b", "700.2a")
@pytest.mark.parametrize(
    ("answers", "tapped", "life"), [(("Yes", "Bear"), True, 23), (("No", "You gain"), False, 20 + 3)]
)
def test_a_kicked_spell_has_both_modes(answers: tuple[str, ...], tapped: bool, life: int) -> None:
    scene = Scene({"hand": [KICKED]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Either", *answers)
    assert scene.one("Bear").tapped is tapped and scene.life(A) == life


@cr("601.2b", "700.2a")
def test_it_can_not_be_kicked_if_one_of_both_modes_has_no_target() -> None:
    scene = Scene({"hand": [KICKED]})
    scene.play(A, "Cast Either")
    assert scene.life(A) == 23


@cr("700.2a")
@pytest.mark.parametrize(("board", "life"), [([], 20), (["Forest"], 24)])
def test_how_many_are_chosen_depends_on_what_you_control_as_you_cast_it(board: list[str], life: int) -> None:
    wish = made(
        "Wish {G}",
        "Sorcery",
        "Choose one. If you control a Forest as you cast this spell, you may choose both.\n• Draw a card.\n• You gain 4 life.",
    )
    scene = Scene({"hand": [wish], "battlefield": board, "library": ["Island"] * 2})
    scene.play(A, "Cast Wish", "Draw", *(["You gain"] if board else []))
    assert scene.life(A) == life and scene.names("hand", A) == ["Island"]


BARGAIN = made(
    "Slow Bargain {B}",
    "Enchantment",
    "At the beginning of your upkeep, choose one that hasn't been chosen —\n• Good Years — You gain 5 life.\n"
    "• Lean Years — You lose 1 life.",
)


@cr("700.2b", "603.3c")
def test_a_mode_is_chosen_only_once_in_all() -> None:
    scene = Scene({"battlefield": [BARGAIN], "library": ["Forest"] * 9}, {"library": ["Forest"] * 9})
    seen = [scene.next_turn().next_turn().life(A) for _ in range(3)]
    assert seen == [25, 24, 24]


@cr("700.2b")
def test_a_mode_is_chosen_once_each_turn() -> None:
    greeter = made(
        "Greeter {G}",
        "Creature — Elf",
        "Whenever you gain life, choose one that hasn't been chosen this turn —\n• Draw a card.\n• Put a +1/+1 counter on "
        "Greeter.",
        "1/1",
    )
    tonic = made("Tonic {W}", "Instant", "You gain 1 life.")
    scene = Scene({"battlefield": [greeter], "hand": [tonic] * 3, "library": ["Forest"] * 5})
    scene.play(A, "Cast Tonic", "Draw a card")
    scene.play(A, "Cast Tonic")
    scene.play(A, "Cast Tonic")
    assert scene.names("hand", A) == ["Forest"] and scene.one("Greeter").counters.get("+1/+1") == 1


@cr("702.26b")
def test_what_phases_out_is_as_though_it_did_not_exist() -> None:
    fade = made("Fade {U}", "Instant", "Any number of target creatures you control phase out.")
    scene = Scene({"hand": [fade], "battlefield": [BEAR, "Grizzly Bears"]})
    scene.play(A, "Cast Fade", "Bear", "Done")
    assert scene.one("Bear").phased and not scene.one("Grizzly Bears").phased


@cr("401.7")
@pytest.mark.parametrize(("nth", "place"), [("second", 1), ("fourth", 3)])
def test_a_creature_is_put_so_deep_into_the_library(nth: str, place: int) -> None:
    sink = made("Sink {U}", "Sorcery", f"Put target creature into its owner's library {nth} from the top.")
    scene = Scene({"hand": [sink]}, {"battlefield": [BEAR], "library": ["Forest"] * 5})
    scene.play(A, "Cast Sink", "Bear")
    assert scene.st.libraries[B].index(scene.one("Bear").id) == place


@cr("608.2c", "111.1")
@pytest.mark.parametrize(("answer", "count"), [("Yes", 4), ("No", 2)])
def test_so_many_of_those_tokens_instead(answer: str, count: int) -> None:
    call = made(
        "Muster {W}",
        "Sorcery",
        "Kicker {3}\nCreate two 1/1 white Soldier creature tokens. If this spell was kicked, create four of those tokens "
        "instead.",
    )
    scene = Scene({"hand": [call]})
    scene.play(A, "Cast Muster", answer)
    assert len(scene.names("battlefield", A)) == count


@cr("608.2c")
def test_those_creatures_are_the_target_and_all_like_it() -> None:
    rally = made(
        "Kinship {R}",
        "Instant",
        "Tap target creature and each other creature that shares a color with it. Those creatures get +1/+0 until end of turn.",
    )
    scene = Scene(
        {"hand": [rally], "battlefield": ["Grizzly Bears"]}, {"battlefield": ["Llanowar Elves", "Serra Angel"]}
    )
    scene.play(A, "Cast Kinship", "Grizzly Bears")
    assert [scene.size(name)[0] for name in ("Grizzly Bears", "Llanowar Elves", "Serra Angel")] == [3, 2, 4]
    assert scene.one("Llanowar Elves").tapped and not scene.one("Serra Angel").tapped


@cr("606.6", "107.3")
def test_a_loyalty_cost_of_x() -> None:
    walker = made(
        "Vesna {2}{R}",
        "Legendary Planeswalker — Vesna",
        "−X: Vesna deals X damage to target creature.",
        "Loyalty: 4",
    )
    scene = Scene({"battlefield": [(walker, {"counters": {"loyalty": 4}})]}, {"battlefield": ["Serra Angel"]})
    scene.play(A, "Vesna: −X", 3, "Serra Angel")
    assert scene.one("Serra Angel").damage == 3 and scene.one("Vesna").counters["loyalty"] == 1


@cr("702.62a", "608.2n")
def test_a_spell_exiles_itself_with_counters() -> None:
    echo = made("Refrain {U}", "Sorcery", "Draw a card. Exile Refrain with three time counters on it.\nSuspend 3—{U}")
    scene = Scene({"hand": [echo], "library": ["Forest"] * 5})
    scene.play(A, "Cast Refrain")
    assert scene.zone("Refrain") == "exile" and scene.one("Refrain").counters["time"] == 3
