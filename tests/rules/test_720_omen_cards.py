"""720: omen cards, sentence by sentence."""

from inset.kernel.types import BATTLEFIELD, COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY, SORCERY, STACK
from inset.language.card import ADVENTURE, OMEN
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr

DAWN = "Riling Dawnbreaker"
WILD = "Sagu Wildling"


def dawn(**more: object) -> Scene:
    return Scene.exactly({"hand": [DAWN], "mana": "{W}{W}{W}{W}{W}", **more})


@cr("720.1", "720.2")
def test_two_sets_of_characteristics_on_one_card() -> None:
    normal, inset = dawn().one(DAWN).definition.faces
    assert (normal.name, inset.name) == (DAWN, "Signaling Roar")
    assert inset.types == SORCERY and inset.subtypes == ("Omen",)


@cr("720.2a")
def test_has_an_omen_and_no_adventure() -> None:
    for zone in ("hand", "graveyard", "exile", "battlefield", "library"):
        seats = Scene.exactly({zone: [DAWN]})
        assert seats.has(DAWN, OMEN) and not seats.has(DAWN, ADVENTURE)
    assert not Scene.exactly({"hand": ["Grizzly Bears"]}).has("Grizzly Bears", OMEN)


@cr("720.2b", "707.2")
def test_a_clone_has_the_omen() -> None:
    seats = Scene.exactly({"hand": ["Clone"], "battlefield": [DAWN], "mana": "{U}{U}{U}{U}"})
    seats.do(A, "Cast Clone")
    seats.resolve(DAWN)
    assert seats.has("Clone", OMEN)


@cr("720.2c")
def test_one_card() -> None:
    seats = dawn()
    assert seats.count(A, "hand") == 1


@cr("720.3")
def test_the_player_chooses_how_to_cast_it() -> None:
    assert dawn().ways(A, DAWN) == [("normal", "hand"), ("omen", "hand")]


@cr("720.3a")
def test_legality_by_the_omen_only() -> None:
    poor = Scene.exactly({"hand": [DAWN], "mana": "{W}{W}"})
    assert poor.ways(A, DAWN) == [("omen", "hand")]
    no_target = Scene.exactly({"hand": ["Twinmaw Stormbrood"], "mana": "{R}{R}{W}{W}{W}{W}"})
    assert no_target.ways(A, "Twinmaw Stormbrood") == [("normal", "hand")]
    kess = Scene.exactly({"battlefield": ["Kess, Dissident Mage"], "graveyard": [DAWN], "mana": "{W}{W}{W}{W}{W}"})
    assert kess.ways(A, DAWN) == [("omen", "graveyard")]


@cr("720.3b")
def test_on_the_stack_it_has_only_the_alternative_characteristics() -> None:
    seats = dawn()
    seats.do(A, "Cast Signaling Roar")
    chars = seats.chars(DAWN)
    assert (chars.name, chars.types, chars.subtypes) == ("Signaling Roar", SORCERY, frozenset({"Omen"}))
    assert (chars.power, seats.value(DAWN)) == (None, 2)


@cr("720.3c", "720.3d")
def test_a_copy_is_an_omen_and_shuffles_its_owners_library() -> None:
    seats = Scene.exactly({"hand": [DAWN, "Reverberate"], "mana": "{W}{W}{R}{R}"})
    seats.do(A, "Cast Signaling Roar")
    seats.do(A, "Cast Reverberate")
    seats.resolve()
    copy = seats.st.objs[seats.st.stack[-1]]
    assert copy.spell_copy and chars_of(seats.st, copy).subtypes == frozenset({"Omen"})
    cards = seats.count(A, "library")
    seats.resolve()
    assert seats.happened(ev.SHUFFLED) == 1
    assert seats.count(A, "library") == cards  # the copy has ceased to exist
    seats.resolve()
    assert seats.happened(ev.SHUFFLED) == 2
    assert (seats.zone(DAWN), seats.count(A, "library")) == ("library", cards + 1)


@cr("720.3d")
def test_shuffled_in_after_its_own_effect() -> None:
    """Roost Seek searches first; the card is not in the library then, and is afterwards."""
    seats = Scene.exactly({"hand": [WILD], "library": ["Forest"], "library_exact": True, "mana": "{G}"})
    seats.do(A, "Cast Roost Seek")
    seats.resolve("Forest")
    assert seats.zone(WILD) == "library" and seats.count(A, "hand") == 1
    assert "720.3d" in [e.rule for e in seats.game.events if e.kind == ev.MOVED]
    assert seats.happened(ev.SHUFFLED) == 2  # once for the search, once for the card


@cr("720.3d")
def test_it_goes_to_its_owners_library() -> None:
    seats = Scene.exactly(
        {"hand": [WILD], "library": ["Forest"], "mana": "{G}"},
        {"hand": ["Commandeer"], "mana": "{U}{U}{U}{U}{U}{U}{U}", "library": ["Forest"]},
    )
    seats.do(A, "Cast Roost Seek")
    seats.do(B, "Cast Commandeer")
    seats.resolve()
    before = seats.count(A, "library")
    seats.resolve("Forest")  # B searches their own library
    assert seats.one(WILD).owner == A and seats.zone(WILD) == "library"
    assert seats.count(A, "library") == before + 1


@cr("720.3d", "701.6a", "608.2b")
def test_countered_or_without_targets_it_is_not_shuffled() -> None:
    seats = Scene.exactly({"hand": [DAWN], "mana": "{W}{W}"}, {"hand": ["Counterspell"], "mana": "{U}{U}"})
    seats.do(A, "Cast Signaling Roar")
    seats.do(B, "Cast Counterspell")
    seats.resolve()
    assert seats.zone(DAWN) == "graveyard" and seats.happened(ev.SHUFFLED) == 0


@cr("720.3d", "616.1e")
def test_kess_competes_for_the_move() -> None:
    for answer, zone in (("omen", "library"), ("Kess", "exile")):
        seats = Scene.exactly({"battlefield": ["Kess, Dissident Mage"], "graveyard": [DAWN], "mana": "{W}{W}"})
        seats.do(A, "Cast Signaling Roar")
        seats.resolve(answer)
        assert seats.zone(DAWN) == zone


@cr("720.3d", "903.9b")
def test_a_commander_may_go_to_the_command_zone_instead() -> None:
    for answer, zone in ((True, "command"), (False, "library")):
        seats = Scene.exactly(
            {
                "command": [{"card": "Marang River Regent", "commander": True}],
                "mana": "{U}{U}{U}{U}",
                "library": ["5 Island"],
            },
            format="commander",
        )
        seats.do(A, "Cast Coil and Catch")
        asked = []
        while seats.game.decision is not None and seats.st.stack:
            kind = seats.asked()
            if kind == "confirm":
                asked.append(kind)
                seats.answer(answer)
            elif kind == "priority":
                seats.game.choose(PASS)
            else:
                seats.answer(seats.game.options.answers[0])
        assert asked and seats.zone("Marang River Regent") == zone


@cr("720.4")
def test_normal_everywhere_else() -> None:
    for zone in ("hand", "graveyard", "exile", "battlefield", "library"):
        seats = Scene.exactly({zone: [DAWN]})
        assert (seats.chars(DAWN).name, seats.chars(DAWN).types, seats.value(DAWN)) == (DAWN, CREATURE, 5)
    seats = dawn()
    seats.do(A, f"Cast {DAWN}")
    assert seats.chars(DAWN).name == DAWN


@cr("720.5", "201.4")
def test_either_name_may_be_chosen() -> None:
    seats = Scene.exactly({"hand": ["Pithing Needle"], "mana": "{C}"})
    seats.do(A, "Cast Pithing Needle")
    seats.game.choose(PASS)
    seats.game.choose(PASS)
    assert "Signaling Roar" in seats.game.options.answers and DAWN in seats.game.options.answers


@cr("720.3a", "720.5")
def test_a_ban_on_the_omens_name_hits_only_that_half() -> None:
    seats = Scene.exactly(
        {"hand": [DAWN], "mana": "{W}{W}{W}{W}{W}"},
        {"battlefield": [{"card": "Meddling Mage", "chosen": "Signaling Roar"}]},
    )
    assert seats.ways(A, DAWN) == [("normal", "hand")]


@cr("720.3b", "720.4")
def test_in_which_zones_the_chosen_set_is_in_use() -> None:
    """Whatever was chosen, an object has the other set in these zones and nowhere else."""
    card = Scene.exactly({"hand": [DAWN]}).one(DAWN).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [STACK]
    assert frames.ways(card, 0) == (0, 1)
    assert frames.word_in_use(card, 1) == "omen"
