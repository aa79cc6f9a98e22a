"""101.1: what the engine can't play is refused before a game begins."""

import pytest

from inset.data import own_cards
from inset.kernel import types as t
from inset.kernel.errors import UnsupportedText
from inset.language import conditions as k, effects as e, filters as f, selections as sel
from inset.language.filters import MARK_WORD
from inset.language.mods import ModifyPT
from inset.language.statics import Continuous
from inset.language.words.kinds import modes, sorcery, split
from inset.language.words.verbs import establish, gain_life
from inset.oracle.compile import compile_card
from inset.rules.checks import registry, support
from inset.rules.events import designations
from inset.rules.model import event_records, object_notes, state
from tests.harness import cr
from tests.harness.compiled import declined
from tests.harness.table import kw

TABLES = registry  # imported for the tables that it fills


@cr("702.102d", "101.1")
def test_a_card_whose_halves_have_modes_is_not_fused() -> None:
    """No such card is printed; of a fused spell all instructions are followed, so that there would be nothing to choose."""
    either = modes(gain_life(1), gain_life(2))
    halves = split(sorcery("Wear", "{1}{R}", kw("fuse"), either), sorcery("Tear", "{W}", kw("fuse"), gain_life(3)))
    with pytest.raises(UnsupportedText, match="halves with modes"):
        support.require(halves)


def test_the_numbers_of_events_and_of_marks_are_their_own() -> None:
    """Triggers are indexed by the one, permanents are marked with the other."""
    kinds = [value for name, value in vars(event_records).items() if name.isupper() and isinstance(value, int)]
    assert len(kinds) == len(set(kinds))
    assert set(designations.MARK_RULE) == set(MARK_WORD)
    titles = [state.MONARCH, state.INITIATIVE, state.SPEED, state.BLESSING, state.RADIATION, state.THE_RING]
    assert len(titles) == len(set(titles))
    flags = [*titles, state.DESIGNATED, state.COMMANDER, state.UNLOCKED, state.LEFT_THERE]
    assert not any(flag & mark for flag in flags for mark in MARK_WORD)


def test_the_keys_of_what_objects_keep_are_their_own() -> None:
    keys = [value for value in vars(object_notes).values() if isinstance(value, object_notes.Note)]
    assert len(keys) == len({key.word for key in keys}) == len({*keys}) >= 10


@cr("605.1a", "605.1b")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "{1}: Add {W}. If this ability has been activated four or more times this turn, you lose 1 life.",
            "a mana ability that counts its activations",
        ),
        (
            "Whenever a player taps a land for mana, that player adds one mana of any type that land produced. "
            "Then you lose 1 life.",
            "mana of a type that was produced, and more",
        ),
    ],
)
def test_a_mana_ability_that_does_more_is_refused(text: str, problem: str) -> None:
    """Neither the activations of mana abilities nor what a land has produced are known once something resolves later."""
    [record] = own_cards.read(f"Idol {{1}}\nArtifact\n{text}")
    card = compile_card(record).card
    assert card is not None
    assert support.problems(card) == [problem]


@cr("602.2b")
def test_what_an_ability_targets_is_not_asked_of_its_source() -> None:
    assert declined(
        "Activated abilities of Equipment you control that target this creature cost {1} less to activate.", False
    )


@cr("101.1", "611.2b")
def test_a_continuous_effect_that_is_off_and_on_is_refused() -> None:
    """Whether a rule for a while is in force is asked again and again; of what the layers apply it is not."""
    grown = Continuous(f.HasType(t.CREATURE), (ModifyPT(1, 1),))
    known = sorcery("Known", "{W}", establish(grown))
    odd = sorcery("Odd", "{W}", e.Establish((grown,), condition=k.TurnOf(sel.You())))
    assert support.problems(known) == [] and support.problems(odd) == ["a continuous effect that is off and on"]
