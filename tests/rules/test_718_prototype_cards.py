"""718, 702.160: prototype cards, sentence by sentence."""

from inset.kernel.types import (
    ARTIFACT,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    EXILE,
    GRAVEYARD,
    GREEN,
    HAND,
    LIBRARY,
    RED,
    STACK,
)
from inset.language import keywords as kw
from inset.language.card import PROTOTYPE
from inset.rules.model.answers import CastSpell
from inset.rules.objects import frames
from tests.harness import A, B, Scene, cr

BLITZ = "Blitz Automaton"
SMALL = (3, 2, 3, RED)  # power, toughness, mana value, colors
LARGE = (6, 4, 7, 0)


def blitz(mana: str = "{R}{R}{R}", **more: object) -> Scene:
    return Scene.exactly({"hand": [BLITZ], "mana": mana, **more})


def facts(seats: Scene, name: str = BLITZ) -> tuple[int | None, int | None, int, int]:
    chars = seats.chars(name)
    return chars.power, chars.toughness, seats.value(name), chars.colors


@cr("718.1", "718.2")
def test_the_inset_holds_cost_and_size_and_nothing_else() -> None:
    normal, inset = blitz().one(BLITZ).definition.faces
    assert (str(inset.cost), inset.power, inset.toughness) == ("{2}{R}", 3, 2)
    assert (inset.name, inset.types, inset.abilities) == ("", 0, ())
    assert (str(normal.cost), normal.power, normal.toughness) == ("{7}", 6, 4)


@cr("718.3", "702.160a")
def test_the_player_chooses_and_may_not() -> None:
    assert blitz("{R}{R}{R}{R}{R}{R}{R}").ways(A, BLITZ) == [("normal", "hand"), ("prototype", "hand")]
    assert blitz("{R}{R}{R}").ways(A, BLITZ) == [("prototype", "hand")]
    assert blitz("{G}{G}{G}{G}{G}{G}{G}").ways(A, BLITZ) == [("normal", "hand")]


@cr("718.3a", "601.3e")
def test_legality_by_the_size_and_cost_that_it_would_have() -> None:
    seats = Scene.exactly({"hand": [BLITZ], "battlefield": ["Fires of Invention", "3 Mountain"]})
    # three lands: the large one is too large to be cast for free; each way is free or paid
    offers = [w for w in seats.ways(A, BLITZ) if w[0] == "normal"]
    assert offers == []
    assert ("prototype", "hand") in seats.ways(A, BLITZ)


@cr("718.3b", "105.2")
def test_spell_and_permanent_are_small_and_colored() -> None:
    seats = blitz()
    seats.do(A, f"Cast {BLITZ}")
    assert facts(seats) == SMALL
    seats.resolve()
    assert facts(seats) == SMALL
    assert str(seats.chars(BLITZ).cost) == "{2}{R}"


@cr("718.3b")
def test_colors_come_from_the_cost_and_not_from_the_identity() -> None:
    seats = Scene.exactly({"battlefield": [{"card": "Autonomous Assembler", "as": "prototype"}]})
    assert seats.chars("Autonomous Assembler").colors == 1
    large = Scene.exactly({"battlefield": ["Autonomous Assembler"]})
    assert large.chars("Autonomous Assembler").colors == 0


@cr("718.3c", "608.3f")
def test_a_copy_of_the_spell_is_prototyped_and_so_is_its_token() -> None:
    seats = Scene.exactly({"hand": [BLITZ, "Double Major"], "mana": "{R}{R}{R}{G}{U}"})
    seats.do(A, f"Cast {BLITZ}")
    seats.do(A, "Cast Double Major")
    seats.resolve()
    seats.resolve()
    token = next(o for o in seats.all(BLITZ) if o.token)
    from inset.rules.objects.layers import chars_of

    chars = chars_of(seats.st, token)
    assert (chars.power, chars.toughness, chars.colors) == (3, 2, RED)


@cr("718.3d", "718.2a")
def test_a_copy_of_the_permanent_is_small_and_of_a_large_one_large() -> None:
    for way, size in (("prototype", (3, 2)), ("normal", (6, 4))):
        item = {"card": BLITZ, "as": "prototype"} if way == "prototype" else BLITZ
        seats = Scene.exactly({"hand": ["Clone"], "battlefield": [item], "mana": "{U}{U}{U}{U}"})
        seats.do(A, "Cast Clone")
        seats.resolve("Blitz Automaton")
        chars = seats.chars("Clone")
        assert (chars.power, chars.toughness) == size


@cr("718.3d", "707.2")
def test_becoming_a_copy_of_a_large_one_makes_a_small_one_large() -> None:
    from inset.language.effects import FOREVER
    from inset.rules import atoms
    from inset.rules.model.state import Ctx
    from inset.rules.objects.copiable_values import copiable
    from inset.rules.objects.layers import chars_of

    seats = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}, {"card": BLITZ, "label": "large"}]})
    small, large = sorted(seats.all(BLITZ), key=lambda o: -o.in_use)
    atoms.new_floating(seats.st, Ctx(0, A), FOREVER, objects=(small.id,), copied=copiable(seats.st, large))
    assert chars_of(seats.st, seats.st.objs[small.id]).power == 6


@cr("718.4")
def test_normal_in_every_other_zone() -> None:
    for zone in ("hand", "graveyard", "exile", "library"):
        seats = Scene.exactly({zone: [BLITZ]})
        assert facts(seats) == LARGE


@cr("718.4")
def test_cast_normally_it_is_large_on_the_stack_and_the_battlefield() -> None:
    seats = blitz("{C}{C}{C}{C}{C}{C}{C}")
    seats.do(A, f"Cast {BLITZ}")
    assert facts(seats) == LARGE
    seats.resolve()
    assert facts(seats) == LARGE


@cr("718.5")
def test_everything_else_stays_the_same() -> None:
    small = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}]}).chars(BLITZ)
    large = Scene.exactly({"battlefield": [BLITZ]}).chars(BLITZ)
    assert small.name == large.name and small.types == large.types == ARTIFACT | CREATURE
    assert small.subtypes == large.subtypes and small.abilities == large.abilities


@cr("702.160a")
def test_a_card_without_the_ability_can_not_be_cast_prototyped() -> None:
    card = Scene.exactly({"hand": [BLITZ]}).one(BLITZ).definition
    assert frames.ways(card, kw.PROTOTYPE) == (0, 1)
    assert frames.ways(card, 0) == (0,)


@cr("718.3b", "702.160a", "613.1")
def test_losing_the_ability_leaves_it_prototyped() -> None:
    seats = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}, "Dress Down"]})
    chars = seats.chars(BLITZ)
    assert not chars.keywords & kw.PROTOTYPE
    assert facts(seats) == SMALL


@cr("718.2", "613.4b")
def test_humility_sets_the_size_over_it() -> None:
    seats = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}, "Humility"]})
    assert facts(seats) == (1, 1, 3, RED)


@cr("718.4", "400.7")
def test_bounce_and_death_end_it() -> None:
    seats = Scene.exactly(
        {"battlefield": [{"card": BLITZ, "as": "prototype"}], "hand": ["Unsummon", "Murder"], "mana": "{U}{B}{B}{B}"}
    )
    seats.do(A, "Cast Unsummon")
    seats.resolve()
    assert facts(seats) == LARGE
    dead = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}], "hand": ["Murder"], "mana": "{B}{B}{B}"})
    dead.do(A, "Cast Murder")
    dead.resolve()
    assert dead.zone(BLITZ) == "graveyard" and facts(dead) == LARGE


@cr("718.4")
def test_blinked_or_reanimated_it_is_large() -> None:
    seats = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}], "hand": ["Cloudshift"], "mana": "{W}"})
    seats.do(A, "Cast Cloudshift")
    seats.resolve()
    assert facts(seats) == LARGE
    grave = Scene.exactly({"graveyard": [BLITZ], "hand": ["Reanimate"], "mana": "{B}"})
    grave.do(A, "Cast Reanimate")
    grave.resolve()
    assert facts(grave) == LARGE and grave.life(A) == 13


@cr("718.3b", "702.26b")
def test_phasing_and_a_change_of_control_keep_it() -> None:
    seats = Scene.exactly(
        {"battlefield": [{"card": BLITZ, "as": "prototype"}]}, {"hand": ["Act of Treason"], "mana": "{R}{R}{R}"}
    )
    seats.next_turn()
    seats.do(B, "Cast Act of Treason")
    seats.resolve()
    assert seats.chars(BLITZ).controller == B
    assert facts(seats) == SMALL


@cr("718.3", "118.9")
def test_it_is_no_alternative_cost() -> None:
    seats = Scene.exactly({"hand": ["Rust Goliath"], "battlefield": ["Omniscience"]})
    assert seats.ways(A, "Rust Goliath") == [("normal", "hand"), ("prototype", "hand")]
    seats.game.choose(next(v for v in seats.game.options.answers if isinstance(v, CastSpell) and v.way == 1))
    seats.resolve()
    assert facts(seats, "Rust Goliath") == (3, 5, 5, GREEN)


@cr("718.3b")
def test_a_prototyped_vehicle_or_creature_needs_not_be_a_creature() -> None:
    """The frame says nothing about being a creature: types come from the normal characteristics."""
    seats = Scene.exactly({"battlefield": [{"card": BLITZ, "as": "prototype"}]})
    from inset.language.effects import FOREVER
    from inset.language.mods import SetTypes
    from inset.rules import atoms
    from inset.rules.model.state import Ctx

    atoms.new_floating(seats.st, Ctx(0, A), FOREVER, objects=(seats.one(BLITZ).id,), mods=(SetTypes(ARTIFACT),))
    assert seats.value(BLITZ) == 3 and seats.chars(BLITZ).colors == RED


@cr("718.3")
def test_has_a_prototype_is_a_question_about_the_card() -> None:
    assert blitz().has(BLITZ, PROTOTYPE)
    assert not Scene.exactly({"hand": ["Grizzly Bears"]}).has("Grizzly Bears", PROTOTYPE)


@cr("718.3b", "718.4")
def test_in_which_zones_the_chosen_set_is_in_use() -> None:
    """Whatever was chosen, an object has the other set in these zones and nowhere else."""
    card = Scene.exactly({"hand": [BLITZ]}).one(BLITZ).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [BATTLEFIELD, STACK]
    assert frames.ways(card, kw.PROTOTYPE) == (0, 1)
    assert frames.word_in_use(card, 1) == "prototype"
