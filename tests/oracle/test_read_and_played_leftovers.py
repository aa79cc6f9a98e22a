"""What is left of revealed cards, commanders out of the command zone, rules for players, copies that are aimed: read and then
played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, OX
from tests.harness.compiled import made


@cr("608.2g", "400.7")
@pytest.mark.parametrize(("answer", "zone"), [("Cast Grizzly Bears", "battlefield"), ("Don't", "library")])
def test_cards_that_were_not_cast_go_to_the_bottom(answer: str, zone: str) -> None:
    wild = made(
        "Wild Draw {R}",
        "Sorcery",
        "Reveal cards from the top of your library until you reveal a nonland card. You may cast that card without paying its "
        "mana cost. Put all revealed cards not cast this way on the bottom of your library in a random order.",
    )
    scene = Scene({"hand": [wild], "library": ["Forest", "Grizzly Bears", "Island"]})
    scene.play(A, "Cast Wild Draw", answer)
    assert scene.zone("Grizzly Bears") == zone
    assert scene.zone("Forest") == "library" and scene.st.objs[scene.st.libraries[A][0]].definition.name == "Island"


@cr("608.2c")
def test_what_was_not_put_onto_the_battlefield_is_buried() -> None:
    wave = made(
        "Small Wave {G}",
        "Sorcery",
        "Reveal the top three cards of your library. You may put any number of land cards from among them onto the battlefield. "
        "Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.",
    )
    scene = Scene({"hand": [wave], "library": ["Forest", "Grizzly Bears", "Island", "Swamp"]})
    scene.play(A, "Cast Small Wave", "Yes", "Forest", "Done")
    assert scene.zone("Forest") == "battlefield" and scene.zone("Grizzly Bears") == scene.zone("Island") == "graveyard"


@cr("701.8a", "701.19c")
def test_a_creature_destroyed_this_way_is_not_regenerated() -> None:
    end = made(
        "Sure End {B}", "Sorcery", "Destroy target creature. A creature destroyed this way can't be regenerated."
    )
    troll = made("Tough Troll {G}", "Creature — Troll", "{1}: Regenerate this creature.", "2/2")
    scene = Scene({"hand": [end], "battlefield": [troll]})
    scene.play(A, "Tough Troll: {1}")
    scene.play(A, "Cast Sure End", "Tough Troll")
    assert scene.zone("Tough Troll") == "graveyard"


@cr("611.2a", "702.16j")
def test_a_life_total_that_cant_change() -> None:
    hide = made(
        "Hide {W}",
        "Instant",
        "Until your next turn, your life total can't change and you gain protection from everything.",
    )
    scene = Scene({"hand": [hide, BOLT]})
    scene.play(A, "Cast Hide")
    assert not any("Cast Bolt" in option for option in scene.options(A)) or scene.life(A) == 20
    gain = made("Sip {W}", "Instant", "You gain 3 life.")
    other = Scene({"hand": [hide, gain]})
    other.play(A, "Cast Hide").play(A, "Cast Sip")
    assert other.life(A) == 20


@cr("118.9", "601.2b")
def test_a_trap_is_cheap_after_creatures_entered() -> None:
    trap = made(
        "Snare {5}{U}",
        "Instant — Trap",
        "If an opponent had two or more creatures enter the battlefield under their control this turn, you may pay {0} rather "
        "than pay this spell's mana cost.",
        "You gain 2 life.",
    )
    pair = made("Twins {1}", "Sorcery", "Create two 1/1 red Goblin creature tokens.")
    scene = Scene({"hand": [pair]}, {"hand": [trap], "mana": ""})
    scene.play(A, "Cast Twins")
    scene.pass_to(B)
    assert any("Snare" in option for option in scene.options(B))


@cr("205.1a", "613.1d")
def test_creature_types_are_lost() -> None:
    blank = made("Blank {B}", "Instant", "Target creature gets +1/-1 and loses all creature types until end of turn.")
    lord = made("Herder {W}", "Creature — Human", "Other Oxen you control get +1/+1.", "1/1")
    scene = Scene({"hand": [blank], "battlefield": [OX, lord]})
    assert scene.size("Ox") == (2, 5)
    scene.play(A, "Cast Blank", "Ox")
    assert scene.size("Ox") == (2, 3)


@cr("118.12a", "109.5")
def test_a_payment_that_grows() -> None:
    stutter = made(
        "Stammer {U}",
        "Instant",
        "Counter target spell unless its controller pays {1} plus an additional {1} for each Cat you control.",
    )
    for cats, paid in ((1, True), (2, False)):
        scene = Scene(
            {"hand": [BEAR], "battlefield": ["Forest"] * 4, "mana": ""},
            {"hand": [stutter], "battlefield": [CAT] * cats},
        )
        scene.do(A, "Cast Bear")
        scene.pass_to(B)
        scene.play(B, "Cast Stammer", "Bear", "Yes")
        assert (scene.zone("Bear") == "battlefield") is paid
