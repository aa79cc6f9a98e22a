"""Texts from nodes: every kind of node has one, and the small words come out right."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import (
    abilities,
    conditions,
    costs,
    effects,
    filters,
    keywords,
    mods,
    patterns,
    selections,
    statics,
    values,
)
from inset.language.card import Face
from inset.language.node import (
    Ability,
    Condition,
    Cost,
    Effect,
    Filter,
    Mod,
    Node,
    Pattern,
    Players,
    Selection,
    Static,
    Value,
)
from inset.language.text import NoText, ability_text, cost_text, face_text, writer
from inset.language.text.describe import FILTERS, one, several
from inset.language.text.english import article, bracketed, listed, ordinal, plural, verb
from inset.language.text.writer import Writer
from inset.language.words.kinds import (
    activated,
    creature,
    flying,
    instant,
    legendary,
    modes,
    sorcery,
    static,
    trample,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    black,
    controller_of,
    creatures,
    each,
    enchantments,
    having,
    instants,
    lands,
    mana_value_at_most,
    nontoken,
    number_of,
    opponents_control,
    other,
    owner_of,
    power_of,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    target_player,
    the_target,
    this,
    this_one,
    up_to,
    x,
    you,
    you_control,
    your_turn,
)
from inset.language.words.verbs import (
    becomes,
    casts,
    cost,
    create_copy,
    deal,
    destroy,
    draw,
    exile,
    fight,
    gain_life,
    gets,
    has,
    have,
    lose_life,
    may,
    minus,
    plus,
    put_counters,
    removing,
    sacrifice,
    sacrifice_this,
    tap,
    tap_symbol,
    to_battlefield,
    to_hand,
    unless_pays,
)

ROW = Face("Example", types=t.CREATURE, subtypes=("Goblin",), power=1, toughness=1)

TABLES: tuple[tuple[ModuleType, type[Node], dict[type[Node], Any]], ...] = (
    (abilities, Ability, writer.ABILITIES),
    (conditions, Condition, writer.CONDITIONS),
    (costs, Cost, writer.COSTS),
    (effects, Effect, writer.EFFECTS),
    (filters, Filter, FILTERS),
    (mods, Mod, writer.MODS),
    (patterns, Pattern, writer.PATTERNS),
    (selections, Selection, writer.SELECTIONS),
    (selections, Players, writer.PLAYERS),
    (statics, Static, writer.STATICS),
    (values, Value, writer.VALUES),
)


@pytest.mark.parametrize(("module", "kind", "table"), TABLES, ids=lambda part: getattr(part, "__name__", ""))
def test_every_kind_of_node_has_a_text(module: ModuleType, kind: type[Node], table: dict[type[Node], Any]) -> None:
    kinds = {
        cls
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, kind) and cls.__module__ == module.__name__
    }
    kinds -= {filters.Not}  # said by the table of negations
    assert {cls.__name__ for cls in kinds - set(table)} == set()
    assert {cls.__name__ for cls in set(table) if cls.__module__ == module.__name__} >= {c.__name__ for c in kinds}


def test_an_unknown_node_raises() -> None:
    class Strange(Effect):
        __slots__ = ()

    with pytest.raises(NoText):
        ability_text(abilities.Spell(abilities.Body((Strange(),))), ROW)


def says(*effects: Effect) -> str:
    """The text of an ability of a creature."""
    return ability_text(when_enters(*effects), ROW).removeprefix("When this creature enters, ")


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (destroy(target(creatures & opponents_control)), "destroy target creature an opponent controls."),
        (destroy(each(~subtype("Giant") & creatures)), "destroy all non-Giant creatures."),
        (to_hand(up_to(2, other & ~lands)),
         "return up to two other target nonland permanents to their owners' hands."),
        (gain_life(number_of(artifacts & you_control)), "you gain 1 life for each artifact you control."),
        (gain_life(power_of(this)), "you gain life equal to its power."),
        (draw(2, target_player()), "target player draws two cards."),
        (lose_life(1, selections.Opponents()), "each opponent loses 1 life."),
        (gets(each(creatures & you_control), 1, 1, trample),
         "creatures you control get +1/+1 and gain trample until end of turn."),
        (becomes(each(creatures), minus(x, x)), "all creatures get -X/-X until end of turn."),
        (deal(power_of(this), any_target()), "it deals damage equal to its power to any target."),
        (may(sacrifice(this)), "you may sacrifice it."),
        (fight(this, target(creatures & opponents_control)),
         "it fights target creature an opponent controls."),
        (unless_pays(you, cost("{2}"), sacrifice(this)), "sacrifice it unless you pay {2}."),
        (create_copy(target(nontoken & creatures), 2),
         "create two tokens that are copies of target nontoken creature."),
        (put_counters(target(creatures), 2), "put two +1/+1 counters on target creature."),
    ],
)  # fmt: skip
def test_an_instruction_reads_as_printed(effect: Effect, text: str) -> None:
    assert says(effect) == text


def test_it_is_what_was_named_last() -> None:
    assert says(destroy(target(creatures)), lose_life(2, controller_of(the_target))) == (
        "destroy target creature. Its controller loses 2 life."
    )
    assert says(destroy(target(artifacts)), deal(1, controller_of(the_target))) == (
        "destroy target artifact. This creature deals 1 damage to that artifact's controller."
    )
    assert says(exile(target(creatures), save=0), to_battlefield(saved(0), owner_of(saved(0)))) == (
        "exile target creature. Return it to the battlefield under its owner's control."
    )


def test_the_object_calls_itself_by_the_current_style() -> None:
    ability = whenever(casts(you, spells), gets(this, 1, 0))
    for types, subtypes, word in (
        (t.CREATURE, (), "this creature"),
        (t.ARTIFACT, ("Equipment",), "this Equipment"),
        (t.LAND, (), "this land"),
    ):
        face = Face("Example", types=types, subtypes=subtypes)
        assert ability_text(ability, face) == f"Whenever you cast a spell, {word} gets +1/+0 until end of turn."
    assert ability_text(ability, legendary(creature("Zada, the First", "{R}", "Goblin", 1, 1))) == (
        "Whenever you cast a spell, Zada gets +1/+0 until end of turn."
    )
    assert face_text(instant("Zap", "{R}", deal(1, any_target())).faces[0]) == "Zap deals 1 damage to any target."


def test_modes_are_bullets() -> None:
    made = sorcery("Example", "{R}", modes(destroy(target(artifacts)), draw(), most=2))
    assert face_text(made.faces[0]) == "Choose one or both —\n• Destroy target artifact.\n• Draw a card."


def test_keywords_share_a_line_unless_they_cost_something() -> None:
    made = creature("Example", "{R}", "Goblin", 1, 1, flying, trample, ward("{2}"))
    assert face_text(made.faces[0]) == "Flying, trample\nWard {2}"


def test_costs() -> None:
    assert cost_text(cost("{1}", tap_symbol, sacrifice_this), ROW) == "{1}, {T}, Sacrifice this creature"
    assert ability_text(activated(removing("+1/+1"), deal(1, any_target())), ROW) == (
        "Remove a +1/+1 counter from this creature: It deals 1 damage to any target."
    )


def test_statements() -> None:
    assert ability_text(static(have(creatures & you_control & other, plus(1, 1))), ROW) == (
        "Other creatures you control get +1/+1."
    )
    assert ability_text(static(have(this_one, has(flying)), only_if=your_turn), ROW) == (
        "During your turn, this creature has flying."
    )


@pytest.mark.parametrize(
    ("whom", "words"),
    [
        (creatures, "Creatures you control have \"{T}: This creature deals 1 damage to any target.\""),
        (lands, "Lands you control have \"{T}: This land deals 1 damage to any target.\""),
        (subtype("Food"), "Foods you control have \"{T}: This artifact deals 1 damage to any target.\""),
    ],
)  # fmt: skip
def test_a_granted_ability_refers_to_its_bearer(whom: Filter, words: str) -> None:
    bow = activated(tap_symbol, deal(1, any_target()))
    holder = Face("Example", types=t.ARTIFACT, subtypes=("Equipment",))
    assert ability_text(static(have(whom & you_control, mods.AddAbility(bow))), holder) == words
    gained = effects.Modify(the_target, (mods.AddAbility(bow),), effects.THIS_TURN)
    assert says(tap(target(creatures)), gained) == (
        'tap target creature. It gains "{T}: This creature deals 1 damage to any target." until end of turn.'
    )


def test_what_was_chosen_goes_to_where_it_belongs() -> None:
    def chosen(where: Filter, zone: int, least: int, most: int) -> Effect:
        return effects.Choose(selections.Each(where, zone, you if zone == t.HAND else None), 0, least, most)

    assert says(chosen(creatures & you_control, t.BATTLEFIELD, 1, 1), to_hand(saved(0))) == (
        "choose a creature you control. Return it to its owner's hand."
    )
    assert says(chosen(creatures, t.HAND, 0, 2), to_battlefield(saved(0))) == (
        "choose up to two creature cards in your hand. Put them onto the battlefield."
    )


@pytest.mark.parametrize(
    ("where", "zone", "singular", "many"),
    [
        (~black & creatures, t.BATTLEFIELD, "a nonblack creature", "nonblack creatures"),
        (artifacts | enchantments, t.BATTLEFIELD, "an artifact or enchantment", "artifacts and enchantments"),
        (instants | sorceries, t.GRAVEYARD, "an instant or sorcery card", "instant and sorcery cards"),
        (creatures & having(flying), t.BATTLEFIELD, "a creature with flying", "creatures with flying"),
        (spells & mana_value_at_most(3), t.STACK,
         "a spell with mana value 3 or less", "spells with mana value 3 or less"),
        (this_one | subtype("Elf") & you_control, t.BATTLEFIELD, "~ or another Elf you control", ""),
        ((~creatures | subtype("Elf")) & spells, t.STACK, "a noncreature spell or an Elf spell",
         "noncreature spells and Elf spells"),
        (other & subtype("Dwarf") & you_control, t.BATTLEFIELD,
         "another Dwarf you control", "other Dwarves you control"),
        (creatures & opponents_control, t.BATTLEFIELD, "a creature an opponent controls",
         "creatures your opponents control"),
        (creatures | subtype("Vehicle"), t.BATTLEFIELD, "a creature or Vehicle", "creatures and Vehicles"),
    ],
)  # fmt: skip
def test_descriptions(where: Filter, zone: int, singular: str, many: str) -> None:
    assert one(Writer(ROW), where, zone) == singular
    if many:
        assert several(Writer(ROW), where, zone) == many


def test_english() -> None:
    assert [article(word) for word in ("artifact", "X/X token", "8/8 Golem", "Human", "untapped")] == [
        "an", "an", "an", "a", "an",
    ]  # fmt: skip
    assert [plural(word) for word in ("Elf", "sorcery", "ability", "Sphinx", "Plains")] == [
        "Elves", "sorceries", "abilities", "Sphinxes", "Plains",
    ]  # fmt: skip
    assert listed(["a", "b", "c"], "or") == "a, b, or c"
    assert [verb("get", False), verb("have", False), verb("get", True)] == ["gets", "has", "get"]


def test_what_you_control_is_said_once() -> None:
    land, yours = filters.HasType(t.LAND), filters.ControlledBy(selections.You())
    for where in (land, filters.And((land, yours))):
        assert cost_text(costs.ReturnToHand(where)) == "Return a land you control to its owner's hand"


def test_exceptions_of_copies_have_their_own_verbs() -> None:
    changes = (mods.LoseManaCost(), mods.AddTypes(0, ("Zombie",)), mods.LoseTypes(t.CREATURE))
    body = abilities.Body((effects.CreateCopy(selections.This(), 1, changes),))
    said = ability_text(abilities.Activated(costs.TapThis(), body), Face("Mold", types=t.CREATURE))
    assert "except it has no mana cost, it's a Zombie" in said
    assert said.endswith("and it isn't a creature.")


def test_ordinals_go_on_beyond_the_words() -> None:
    assert [ordinal(n) for n in (1, 12, 20, 21, 22, 33, 111)] == [
        "first", "twelfth", "twentieth", "21st", "22nd", "33rd", "111th",
    ]  # fmt: skip


def test_a_cleaved_text_with_other_words_is_given_whole() -> None:
    assert bracketed("Draw two basic cards.", "Draw two cards.") == "Draw two [basic] cards."
    assert bracketed("Reveal it, put it there.", "Put that card there.") == ""


MOLD = Face("Mold", types=t.CREATURE)


def test_protection_from_one_color_or_from_several() -> None:
    for op, word in ((filters.EQ, "monocolored"), (filters.GE, "multicolored")):
        where = filters.ColorCount(op, 1 if op == filters.EQ else 2)
        assert ability_text(abilities.Keyword(keywords.PROTECTION, where=where), MOLD) == f"Protection from {word}"


def test_whose_hand_a_permanent_is_put_into() -> None:
    land, mine = filters.HasType(t.LAND), filters.OwnedBy(selections.You())
    for where, hand in ((land, "a player's hand"), (filters.And((land, mine)), "your hand")):
        trigger = patterns.Moves(where, t.BATTLEFIELD, t.HAND)
        made = abilities.Triggered(trigger, abilities.Body((effects.Draw(selections.You()),)))
        assert f"is put into {hand} from the battlefield, draw a card." in ability_text(made, MOLD)


def test_up_to_some_cards_from_a_hand() -> None:
    hand = selections.Each(filters.Anything(), t.HAND, selections.TargetPlayers(0))
    look, spec = effects.LookAt(hand), abilities.TargetSpec(players=selections.Opponents(), zones=0)
    for most, said in ((1, "up to one card"), (2, "up to two cards")):
        body = abilities.Body((look, effects.Choose(hand, 0, 0, most)), (spec,))
        assert f"You choose {said} from it" in ability_text(abilities.Activated(costs.TapThis(), body), MOLD)


def test_nouns_with_plurals_of_their_own() -> None:
    assert [plural(word) for word in ("Eldrazi", "Ox", "Bison", "Hero")] == ["Eldrazi", "Oxen", "Bison", "Heroes"]
