"""722: preparation cards, sentence by sentence."""

from inset.kernel.types import BATTLEFIELD, COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY, SORCERY, STACK
from inset.language.card import ADVENTURE, PREPARE
from inset.rules.events import designations
from inset.rules.model.answers import PASS
from inset.rules.model.state import DESIGNATED, Obj
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr

EATER = "Adventurous Eater"
BITE = "Have a Bite"


def ready(**more: object) -> Scene:
    return Scene.exactly({"battlefield": [{"card": EATER, "prepared": True}], "mana": "{B}{B}", **more})


def copies(seats: Scene, name: str = BITE) -> list[Obj]:
    return [o for o in seats.st.objs.values() if chars_of(seats.st, o).name == name]


def is_ready(seats: Scene, name: str = EATER) -> bool:
    return seats.one(name).flags & DESIGNATED != 0


@cr("722.1", "722.2")
def test_two_sets_of_characteristics_on_one_card() -> None:
    normal, inset = Scene.exactly({"hand": [EATER]}).one(EATER).definition.faces
    assert (normal.name, inset.name, inset.types) == (EATER, BITE, SORCERY)


@cr("722.2a")
def test_has_a_prepare_spell_and_no_adventure() -> None:
    for zone in ("hand", "graveyard", "exile", "battlefield", "library"):
        seats = Scene.exactly({zone: [EATER]})
        assert seats.has(EATER, PREPARE) and not seats.has(EATER, ADVENTURE)


@cr("722.2b", "707.2", "722.3a")
def test_a_clone_has_the_spell_but_not_the_designation() -> None:
    seats = Scene.exactly(
        {"hand": ["Clone"], "battlefield": [{"card": "Encouraging Aviator", "prepared": True}], "mana": "{U}{U}{U}{U}"}
    )
    seats.do(A, "Cast Clone")
    seats.resolve("Encouraging Aviator")
    assert seats.has("Clone", PREPARE)
    assert not is_ready(seats, "Clone") and is_ready(seats, "Encouraging Aviator")


@cr("722.2b", "722.3a")
def test_a_clone_of_one_that_enters_prepared_enters_prepared() -> None:
    seats = Scene.exactly({"hand": ["Clone"], "battlefield": [EATER], "mana": "{U}{U}{U}{U}"})
    seats.do(A, "Cast Clone")
    seats.resolve(EATER)
    assert is_ready(seats, "Clone") and not is_ready(seats, EATER)
    assert len(copies(seats)) == 1


@cr("722.2c")
def test_one_card() -> None:
    assert Scene.exactly({"hand": [EATER]}).count(A, "hand") == 1


@cr("722.3")
def test_never_cast_from_the_card_itself() -> None:
    seats = Scene.exactly({"hand": [EATER], "mana": "{B}{B}{B}"}, {"battlefield": ["Grizzly Bears"]})
    assert seats.ways(A, EATER) == [("normal", "hand")]


@cr("722.3a", "722.3c")
def test_becoming_prepared_makes_a_copy_in_exile() -> None:
    seats = Scene.exactly({"hand": [EATER], "mana": "{B}{B}{B}{B}"})
    seats.do(A, f"Cast {EATER}")
    seats.resolve()
    assert is_ready(seats)
    (copy,) = copies(seats)
    chars = chars_of(seats.st, copy)
    assert copy.zone == 32 and copy.spell_copy and copy.owner == A
    assert (chars.types, str(chars.cost), chars.power) == (SORCERY, "{B}", None)


@cr("722.3a")
def test_a_prepared_permanent_does_not_become_prepared_again() -> None:
    seats = ready()
    assert not designations.designate(seats.st, seats.one(EATER).id)
    assert len(copies(seats)) == 1


@cr("722.3a")
def test_a_permanent_without_a_prepare_spell_can_not() -> None:
    seats = Scene.exactly({"battlefield": ["Grizzly Bears"]})
    assert not designations.designate(seats.st, seats.one("Grizzly Bears").id)
    assert seats.count(A, "exile") == 0


@cr("722.3b")
def test_becoming_unprepared_removes_the_copy() -> None:
    seats = ready()
    designations.undesignate(seats.st, seats.one(EATER).id)
    assert not is_ready(seats) and copies(seats) == []


@cr("722.3c", "601.2i")
def test_casting_the_copy_unprepares_as_it_becomes_cast() -> None:
    seats = ready()
    seats.do(A, f"Cast {BITE}")
    assert not is_ready(seats)
    assert [chars_of(seats.st, seats.st.objs[o]).name for o in seats.st.stack] == [BITE]
    seats.resolve()
    assert seats.one(EATER).counters == {"+1/+1": 1} and seats.life(A) == 21
    assert copies(seats) == [] and seats.count(A, "graveyard") == 0


@cr("722.3c", "704.5e")
def test_the_copy_stays_in_spite_of_704_5e() -> None:
    seats = ready()
    seats.next_turn()
    seats.next_turn()
    assert len(copies(seats)) == 1


@cr("722.3c")
def test_when_the_permanent_leaves_the_copy_is_gone() -> None:
    seats = ready(hand=["Murder"], mana="{B}{B}{B}")
    seats.do(A, "Cast Murder")
    seats.resolve()
    assert seats.zone(EATER) == "graveyard" and copies(seats) == []


@cr("722.3c", "702.26b")
def test_phased_out_the_copy_is_gone_and_phased_in_it_is_made_again() -> None:
    seats = Scene.exactly({"battlefield": [{"card": EATER, "prepared": True}]})
    from inset.rules.events.phasing import phase_out

    phase_out(seats.st, [seats.one(EATER).id])
    assert copies(seats) == []
    seats.next_turn()
    seats.next_turn()
    assert is_ready(seats) and len(copies(seats)) == 1


@cr("722.3c")
def test_the_permanents_controller_may_cast_it() -> None:
    seats = Scene.exactly(
        {"battlefield": [{"card": "Encouraging Aviator", "prepared": True}], "mana": "{U}"},
        {"hand": ["Act of Treason"], "mana": "{R}{R}{R}{U}"},
    )
    assert seats.could(A, "Cast Jump") and not seats.could(B, "Cast Jump")
    seats.next_turn()
    seats.do(B, "Cast Act of Treason")
    seats.resolve()
    assert seats.could(B, "Cast Jump") and not seats.could(A, "Cast Jump")


@cr("722.3d", "707.10")
def test_a_copy_of_the_spell_is_the_same_spell() -> None:
    seats = Scene.exactly(
        {"battlefield": [{"card": EATER, "prepared": True}], "hand": ["Reverberate"], "mana": "{B}{R}{R}"},
        {"battlefield": ["Grizzly Bears"]},
    )
    seats.do(A, f"Cast {BITE}", EATER)
    seats.do(A, "Cast Reverberate")
    seats.resolve("No")
    assert [chars_of(seats.st, seats.st.objs[o]).name for o in seats.st.stack] == [BITE, BITE]
    seats.resolve_all()
    assert seats.one(EATER).counters == {"+1/+1": 2}


@cr("722.4")
def test_normal_in_every_zone() -> None:
    for zone in ("hand", "graveyard", "exile", "battlefield", "library"):
        seats = Scene.exactly({zone: [EATER]})
        assert (seats.chars(EATER).name, seats.chars(EATER).types, seats.value(EATER)) == (EATER, CREATURE, 3)
    seats = Scene.exactly({"hand": [EATER], "mana": "{B}{B}{B}"})
    seats.do(A, f"Cast {EATER}")
    assert seats.chars(EATER).name == EATER


@cr("722.5", "201.4")
def test_either_name_may_be_chosen() -> None:
    seats = Scene.exactly({"hand": ["Pithing Needle"], "mana": "{C}"})
    seats.do(A, "Cast Pithing Needle")
    seats.game.choose(PASS)
    seats.game.choose(PASS)
    assert BITE in seats.game.options.answers and EATER in seats.game.options.answers


@cr("722.3", "722.4")
def test_in_which_zones_the_chosen_set_is_in_use() -> None:
    """Whatever was chosen, an object has the other set in these zones and nowhere else."""
    card = Scene.exactly({"hand": [EATER]}).one(EATER).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == []
    assert frames.ways(card, 0) == (0,)
    assert frames.word_in_use(card, 1) == "prepare"
