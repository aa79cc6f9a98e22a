"""Fingerprints are over declared fields: no field of a record is forgotten, and Python's names are not in them."""

from inspect import getmembers, isclass

import pytest

from inset.kernel.build import slots
from inset.language import effects
from inset.language.effects import THIS_TURN
from inset.language.node import Node
from inset.play import fingerprint
from inset.play.fingerprint import LAYOUTS, LEFT_OUT, STATE, Layout
from inset.play.key import (
    ELSEWHERE,
    PLAYER_MORE,
    PLAYER_NUMBERS,
    REFERENCES,
    RELATIVE,
    STATE_NUMBERS,
    TIMES,
    TURNS,
    UNSEEN,
)
from inset.play.key_parts import OWN_MORE, OWN_NUMBERS
from inset.play.record import answer_from_json, answer_to_json
from inset.rules.model import object_notes, state
from inset.rules.model.caches import Caches
from inset.rules.model.changes import Change
from inset.rules.model.lasting_effects import GOADING, Role
from inset.rules.model.state import Combat, Ctx, Floating, Obj, Passing, Player, State
from tests.harness.games import started


def attributes(layout: Layout) -> set[str]:
    """The attributes that a layout reads: it is asked with a record that notes them."""
    read: set[str] = set()

    class Noting:
        def __getattr__(self, name: str) -> None:
            read.add(name)

    layout.read(Noting())
    return read


@pytest.mark.parametrize("kind", LAYOUTS, ids=lambda kind: kind.__name__)
def test_every_field_of_a_record_counts_or_is_left_out_for_a_reason(kind: type) -> None:
    counted, left_out = attributes(LAYOUTS[kind]), LEFT_OUT.get(kind, {})
    assert counted | set(left_out) == set(slots(kind))
    assert not counted & set(left_out)
    assert all(left_out.values())


def test_every_record_that_a_state_holds_has_a_layout() -> None:
    records = {kind for _, kind in getmembers(state, isclass) if kind.__module__.startswith("inset.rules.")}
    records -= {Caches, Change}  # what follows from the rest, and when it is out of date
    records -= {Passing}  # what a session allows, while it waits for the next question
    assert len(records) > 10
    assert {kind for kind in records if not issubclass(kind, Node)} <= set(LAYOUTS)


def test_names_of_records_and_fields_are_used_once() -> None:
    tags = [layout.tag for layout in LAYOUTS.values()]
    assert len(set(tags)) == len(tags)
    for layout in LAYOUTS.values():
        assert len(set(layout.names)) == len(layout.names)
        assert layout.zeros <= set(layout.names)


def test_what_keys_write_otherwise_is_the_name_of_a_field() -> None:
    of_state = ELSEWHERE | STATE_NUMBERS
    tables = [*REFERENCES.items(), *TURNS.items(), *TIMES.items(), *UNSEEN.items(), (State, of_state), (Obj, RELATIVE)]
    for kind, names in tables:
        assert names <= set(LAYOUTS[kind].names), kind


def test_keys_forget_no_field_of_an_object_or_a_player() -> None:
    """They are written field by field there, because it is quicker."""
    for kind, *tables in ((Obj, RELATIVE, OWN_NUMBERS, OWN_MORE), (Player, PLAYER_NUMBERS, PLAYER_MORE)):
        assert sorted(name for names in tables for name in names) == sorted(LAYOUTS[kind].names)


class Fight:
    """The same record as ``Combat``, with other names in Python."""

    def __init__(self, target: int, blockers: tuple[int, ...]) -> None:
        self.target = target
        self.blockers = blockers


def test_renamed_classes_and_attributes_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LAYOUTS, Fight, Layout("combat", "attacking=target blocking=blockers"))
    assert fingerprint.plain_form(Fight(-1, (4, 5))) == fingerprint.plain_form(Combat(attacking=-1, blocking=(4, 5)))
    game = started()
    before = game.fingerprint()
    monkeypatch.setitem(LAYOUTS, State, Layout(STATE.tag, " ".join(STATE.names).replace("hands", "held=hands")))
    assert game.fingerprint() != before, "the stable name counts"


def test_an_empty_field_is_not_written() -> None:
    layout = Layout("combat", "attacking blocked blocking", zeros="attacking")
    assert layout.parts(Combat(blocked=True)) == [("attacking", 0), ("blocked", True)]


def test_what_is_not_part_of_a_state_is_reported() -> None:
    with pytest.raises(TypeError, match="object is not part of a state"):
        fingerprint.plain_form((1, object()))


def test_answers_are_written_as_records_hold_them() -> None:
    for value in (None, True, 7, "Forest", ("cast", 50, 0, "", 51), ("pay", ((1, 2), None))):
        assert answer_from_json(answer_to_json(value)) == value
    assert answer_to_json(("pass", (1,))) == ["pass", [1]]
    with pytest.raises(TypeError, match="object can't be part of an answer"):
        answer_to_json((1, object()))


def test_notes_and_roles_are_written_as_the_numbers_that_they_were() -> None:
    """Records of earlier versions have fingerprints in which notes were choices with other numbers, and roles uses."""
    st = started().state
    obj = st.objs[st.hands[0][0]].dup()
    obj.chosen = {effects.COLOR: "red"}
    obj.notes = object_notes.MADE_FOR.put(object_notes.PROTECTOR.put({}, 1), {effects.COLOR: "Cage"})
    written = dict(LAYOUTS[Obj].parts(obj))["chosen"]
    assert written == {-1: 1, effects.COLOR: "red", 5_000 + effects.COLOR: "Cage"}
    effect = Floating(1, Ctx(0, 0), THIS_TURN, 1, 1, role=GOADING)
    assert dict(LAYOUTS[Floating].parts(effect))["uses"] == -3
    assert sorted(role.value for role in Role) == list(range(-6, 1))
