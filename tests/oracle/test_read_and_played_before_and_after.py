"""Phrases that are read, and then played: what counts from before an event, and what from after it."""

from __future__ import annotations

import pytest

from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, CAT
from tests.harness.compiled import made

SWEEP = made("Clean Sweep {W}", "Sorcery", "Destroy all creatures.")
HERMIT = made("Lone Hermit {W}", "Creature — Human", "When this creature dies, you gain 3 life.", "1/1")
HUSH = made(
    "Soft Hush {W}", "Creature — Faerie", "Creatures entering or dying don't cause abilities to trigger.", "1/2"
)
WAIL = made(
    "Loud Wail {W}",
    "Creature — Spirit",
    "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an "
    "additional time.",
    "2/2",
)


@cr("603.10a")
@pytest.mark.parametrize(("beside", "life"), [(BEAR, 23), (HUSH, 20), (WAIL, 26)])
def test_what_dies_together_is_judged_by_the_effects_before(beside: object, life: int) -> None:
    scene = Scene({"battlefield": [HERMIT, beside], "hand": [SWEEP]})
    scene.play(A, "Cast Clean Sweep").resolve_all()
    assert scene.life(A) == life


@cr("400.7d", "608.2h")
@pytest.mark.parametrize(("first", "drawn"), [((), 0), (("Cast Opt Again",), 1)])
def test_another_spell_is_not_the_one_that_became_the_permanent(first: tuple[str, ...], drawn: int) -> None:
    thief = made(
        "Drowsy Thief {U}", "Creature — Faerie",
        "When this creature enters, draw a card if you've cast another blue spell this turn.", "2/1",
    )  # fmt: skip
    opt = made("Opt Again {U}", "Sorcery", "You gain 1 life.")
    scene = Scene({"hand": [thief, opt], "library": ["Forest", "Island"]})
    for words in first:
        scene.play(A, words)
    before = scene.count(A, "library")
    scene.play(A, "Cast Drowsy Thief")
    assert before - scene.count(A, "library") == drawn


@cr("608.2c")
@pytest.mark.parametrize("answer", ["No", "Yes"])
def test_a_revealed_card_that_stays_goes_to_the_bottom_with_the_others(answer: str) -> None:
    storm = made(
        "Gentle Storm {G}", "Sorcery",
        "Reveal cards from the top of your library until you reveal a nonland permanent card. You may put that card onto "
        "the battlefield. Then put all cards revealed this way that weren't put onto the battlefield on the bottom of your "
        "library in a random order.",
    )  # fmt: skip
    scene = Scene.exactly({"hand": [storm], "library": ["Forest", "Grizzly Bears", "Swamp"], "mana": "{G}"})
    scene.play(A, "Cast Gentle Storm", answer)
    assert scene.names("library", A)[0] == "Swamp"
    assert scene.zone("Grizzly Bears") == ("battlefield" if answer == "Yes" else "library")


@cr("702.24a")
def test_each_age_counter_has_a_choice_of_its_own() -> None:
    ancient = made(
        "Homely Ancient {G}", "Creature — Treefolk",
        "Cumulative upkeep—Put a +1/+1 counter on a creature an opponent controls.", "5/5",
    )  # fmt: skip
    scene = Scene(
        {"battlefield": [(ancient, {"counters": {"age": 1}})]}, {"battlefield": [BEAR, CAT]}, turn=2,
    )  # fmt: skip
    scene.until("upkeep", 3).settle("Yes", "Bear", "Cat")
    assert scene.size("Bear") == (3, 3)
    assert scene.size("Cat") == (2, 2)


@cr("109.2a")
@pytest.mark.parametrize(("said", "offered"), [("two artifact cards", True), ("two other artifact cards", False)])
def test_a_card_in_a_graveyard_can_be_exiled_for_its_own_ability(said: str, offered: bool) -> None:
    titan = made(
        "Scrap Titan {4}", "Artifact Creature — Golem",
        f"Exile {said} from your graveyard: Return this card from your graveyard to your hand.", "6/4",
    )  # fmt: skip
    scene = Scene({"graveyard": [titan, "Ornithopter"]})
    assert any("Scrap Titan" in words for words in scene.options(A)) is offered


@cr("603.7b")
def test_the_next_turns_upkeep_is_not_one_of_this_turn() -> None:
    slow = made(
        "Slow Touch {G}", "Sorcery", "You gain 1 life.", "Draw a card at the beginning of the next turn's upkeep."
    )
    scene = Scene({"battlefield": ["Obeka, Splitter of Seconds"], "hand": [slow], "library": ["Forest", "Island"]})
    turn = scene.st.turn
    scene.play(A, "Cast Slow Touch").fight("Obeka, Splitter of Seconds").until("upkeep", turn).resolve_all()
    assert scene.count(A, "hand") == 0
    scene.until("upkeep", turn + 1).resolve_all()
    assert scene.count(A, "hand") == 1


@cr("608.2h")
@pytest.mark.parametrize("cage", [(), ("Grafdigger's Cage",)])
def test_life_is_lost_for_a_card_that_could_not_enter_too(cage: tuple[str, ...]) -> None:
    raising = made(
        "Raise Up {B}", "Sorcery",
        "Put target creature card from a graveyard onto the battlefield under your control. You lose life equal to its mana "
        "value.",
    )  # fmt: skip
    scene = Scene({"battlefield": list(cage), "hand": [raising], "graveyard": ["Grizzly Bears"]})
    scene.play(A, "Cast Raise Up", "Grizzly Bears")
    assert scene.zone("Grizzly Bears") == ("graveyard" if cage else "battlefield")
    assert scene.life(A) == 18
