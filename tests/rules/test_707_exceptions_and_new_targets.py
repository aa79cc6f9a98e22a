"""707: copying objects: exceptions, copies with new targets, double-faced spells, names that no longer fit."""

import dataclasses

import pytest

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, patterns as p, selections as s, statics as sta
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.keywords import CHANGELING, DEVOID
from inset.language.words.kinds import (
    activated,
    creature,
    creature_token,
    defines_size,
    enchantment,
    flying,
    instant,
    protection,
    sorcery,
    transforming,
    whenever,
)
from inset.language.words.nouns import (
    creatures,
    each,
    lands,
    number_of,
    other,
    red,
    saved,
    spells,
    target,
    this,
    you,
    you_control,
)
from inset.language.words.verbs import copy_spell, create, deal, enters_as_copy, gets, put_counters
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness import A, Scene, cr
from tests.harness.cards import BEAR, GROW

OX = creature("Ox", "{3}{W}", "Ox", 2, 6)
MIMIC = instant("Mimic", "{U}", e.BecomeCopy(target(creatures), target(creatures)))
SHELL = creature(
    "Shell",
    "{3}{U}",
    "Shapeshifter",
    0,
    4,
    sta.EntersAsCopy(f.IsThis(), creatures & f.HasName("Bear")),
)


def colored(card: Card, colors: int) -> Card:
    """The same card with a color indicator."""
    return dataclasses.replace(card, faces=(dataclasses.replace(card.faces[0], colors=colors),))


@cr("707.2a")
def test_color_comes_from_cost_or_indicator_and_abilities_come_once() -> None:
    construct = colored(creature("Pact", "", "Horror", 2, 2, flying, activated("{1}", gets(this, 1, 0))), t.BLACK)
    scene = Scene({"hand": ["Clone", "Clone"], "battlefield": [construct, BEAR]})
    scene.play(A, "Cast Clone", "Pact")
    clone = chars_of(scene.st, next(o for o in scene.all("Clone") if o.zone == t.BATTLEFIELD))
    assert (clone.colors, len(clone.abilities)) == (t.BLACK, 2)
    scene.play(A, "Cast Clone", "Bear")
    green = chars_of(scene.st, scene.all("Clone")[1])
    assert green.colors == t.GREEN


@cr("707.2b")
def test_a_copy_does_not_change_with_the_original() -> None:
    scene = Scene({"hand": ["Clone", MIMIC], "battlefield": [BEAR, OX]})
    scene.play(A, "Cast Clone", "Bear")
    scene.do(A, "Cast Mimic")
    scene.choose(scene.one("Bear").id)
    scene.choose(scene.one("Ox").id)
    scene.settle()
    assert (scene.chars("Bear").name, scene.chars("Clone").name) == ("Ox", "Bear")


@cr("707.7", "607.2b")
def test_linked_abilities_are_linked_on_the_copy_and_to_nothing_else() -> None:
    """The copy remembers what its own ability exiled, not what the original's did."""
    slay = instant("Slay", "{B}", e.Destroy(target(creatures)))
    twin = sorcery("Twin", "{U}", e.CreateCopy(target(creatures), exceptions=(m.LoseSupertypes(t.LEGENDARY),)))
    gisa = "Gisa, Glorious Resurrector"
    scene = Scene({"hand": [slay, slay, twin], "battlefield": [gisa]}, {"battlefield": [BEAR, OX]})
    scene.play(A, "Cast Slay", "Bear")
    scene.play(A, "Cast Twin", gisa)
    original, copy = scene.all(gisa)
    assert (len(original.linked), len(copy.linked)) == (1, 0)
    scene.cast(A, "Cast Slay", "Ox")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.choose(1)
    original, copy = scene.all(gisa)
    assert (len(original.linked), len(copy.linked)) == (1, 1)


@cr("707.9c", "707.9d")
def test_a_characteristic_that_is_not_copied_stays_what_it_was() -> None:
    """The copy keeps its own size, and does not get the ability that would define another."""
    count = number_of(lands & you_control)
    avatar = creature("Avatar", "{4}{G}", "Avatar", 0, 0, flying, defines_size(count, count))
    shape = creature("Shape", "{3}{U}", "Shapeshifter", 4, 5, enters_as_copy(creatures, own_size=True))
    scene = Scene({"hand": [shape], "battlefield": [avatar, "Forest", "Forest"]})
    scene.play(A, "Cast Shape", "Avatar")
    found = scene.chars("Shape")
    assert (found.name, found.power, found.toughness, scene.size("Avatar")) == ("Avatar", 4, 5, (2, 2))
    assert found.abilities == (flying,)


@cr("707.9d")
def test_what_defines_a_characteristic_is_not_copied_if_the_effect_gives_it_a_value() -> None:
    """Size, color, creature types; types "in addition" leave changeling alone."""
    weird = creature("Weird", "{R}", "Weird", 1, 1, Keyword(DEVOID), Keyword(CHANGELING))
    rows = (
        ((m.SetColors(t.BLUE),), t.BLUE, True, CHANGELING),
        ((m.SetTypes(t.CREATURE, ("Frog",), True),), 0, False, DEVOID),
        ((m.AddTypes(0, ("Frog",)),), 0, True, DEVOID | CHANGELING),
    )
    for exceptions, colors, goblin, keywords in rows:
        shape = creature("Shape", "{3}{U}", "Shapeshifter", 4, 5, enters_as_copy(creatures, *exceptions))
        scene = Scene({"hand": [shape], "battlefield": [weird]})
        scene.play(A, "Cast Shape", "Weird")
        found = scene.chars("Shape")
        assert (found.colors, "Goblin" in found.subtypes, found.keywords) == (colors, goblin, keywords)


@cr("707.9e")
def test_an_additional_effect_of_a_copy_is_lost_if_another_copy_effect_follows() -> None:
    """As a copy of an empty Clone it may copy once more: then it enters without the counters; if it doesn't, with them."""
    for pick, counters in (("Bear", 0), ("Done", 2)):
        scene = Scene({"hand": ["Altered Ego"], "battlefield": [BEAR, SHELL]})
        scene.cast(A, "Cast Altered Ego", 2)
        while scene.asked() == "priority":
            scene.game.choose(PASS)
        scene.answer("Shell")
        scene.answer(pick)
        assert scene.one("Altered Ego").counters.get("+1/+1", 0) == counters


@cr("707.9e")
def test_the_additional_effect_happens_otherwise() -> None:
    scene = Scene({"hand": ["Altered Ego"], "battlefield": [BEAR]})
    scene.play(A, "Cast Altered Ego", 3, "Bear")
    assert (scene.size("Altered Ego"), scene.chars("Altered Ego").name) == ((5, 5), "Bear")


@cr("707.9f")
def test_an_exception_with_a_condition_looks_at_what_the_copy_would_be() -> None:
    """A creature gets a +1/+1 counter, a planeswalker loyalty; a land that is a creature this turn would be no creature."""
    scene = Scene({"hand": ["Spark Double"], "battlefield": [BEAR]})
    scene.play(A, "Cast Spark Double", "Bear")
    assert scene.one("Spark Double").counters == {"+1/+1": 1}
    mirror = creature(
        "Mirror", "{U}", "Wizard", 0, 0,
        sta.EntersAsCopy(
            f.IsThis(), lands, entering=(sta.EntersWithCounters(f.And((f.IsThis(), creatures)), "+1/+1", 1),)
        ),
    )  # fmt: skip
    wake = sorcery("Wake", "{G}", e.Modify(target(lands), (m.AddTypes(t.CREATURE), m.SetPT(3, 3))))
    scene = Scene({"hand": [mirror, wake], "battlefield": ["Forest"]})
    scene.play(A, "Cast Wake", "Forest")
    scene.play(A, "Cast Mirror", "Forest")
    assert scene.one("Mirror").counters == {} and scene.chars("Mirror").types == t.LAND


# --- copies with targets of their own ----------------------------------------------------------------------------------


@cr("707.10d")
def test_a_copy_for_each_that_the_spell_could_target() -> None:
    """Not for one that it couldn't, nor for the one that it targets; the controller orders the copies."""
    guard = creature("Guard", "{W}", "Knight", 1, 1, protection(f.HasColor(t.GREEN)))
    zada = "Zada, Hedron Grinder"
    scene = Scene({"hand": [GROW], "battlefield": [zada, BEAR, OX, guard]}, {"battlefield": ["Grizzly Bears"]})
    scene.cast(A, "Cast Grow", zada)
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.rule == "707.10d"
    assert {word.partition(" (")[0] for word in scene.words()} == {"Bear", "Ox"}
    scene.answer("Bear")
    assert [scene.st.objs[oid].stack.targets for oid in scene.st.stack[-2:]] == [  # type: ignore[union-attr]
        ((scene.one("Bear").id,),), ((scene.one("Ox").id,),),
    ]  # fmt: skip
    scene.settle()
    sizes = [scene.size(name) for name in (zada, "Bear", "Ox", "Guard", "Grizzly Bears")]
    assert sizes == [(6, 6), (5, 5), (5, 9), (1, 1), (2, 2)]


@cr("707.10d")
def test_each_of_its_targets_must_be_the_same() -> None:
    """A spell with two different targets has no copy for anything: nothing is a legal "another target"."""
    pair = instant("Pair", "{G}", gets(target(creatures), 1, 1), gets(target(creatures, besides=True), 1, 1))
    echo = instant("Echo", "{U}", e.CopySpell(target(spells), new_targets=False, onto=each(creatures), each=True))
    scene = Scene({"hand": [pair, echo], "battlefield": [BEAR, OX]})
    scene.cast(A, "Cast Pair", "Bear", "Ox")
    scene.play(A, "Cast Echo", "Pair")
    assert (scene.size("Bear"), scene.size("Ox")) == ((3, 3), (3, 7))


HEROISM = enchantment(
    "Heroism", "{R}",
    whenever(
        p.Casts(you, f.TargetsOnly(creatures)), create(creature_token("Soldier", 1, 1, t.RED), save=0),
        e.CopySpell(s.EventObject(), new_targets=False, onto=saved(0)),
    ),
)  # fmt: skip


@cr("707.10e")
def test_a_copy_that_targets_what_it_is_told_to() -> None:
    scene = Scene({"hand": [GROW], "battlefield": [HEROISM, BEAR]})
    scene.play(A, "Cast Grow", "Bear")
    assert (scene.size("Bear"), scene.size("Soldier Token")) == ((5, 5), (4, 4))


@cr("707.10e")
def test_of_two_it_targets_one_of_the_controllers_choice() -> None:
    twice = enchantment("Twice", "{W}", sta.TokensMultiplied(you, 2))
    scene = Scene({"hand": [GROW], "battlefield": [HEROISM, twice, BEAR]})
    scene.cast(A, "Cast Grow", "Bear")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.rule == "707.10e"
    scene.choose(scene.all("Soldier Token")[0].id)
    scene.settle()
    assert sorted(scene.sizes("Soldier Token")) == [(1, 1), (4, 4)]


@cr("707.10e")
def test_no_copy_is_made_for_what_it_can_not_target() -> None:
    doom = instant("Doom", "{B}", e.Destroy(target(creatures & ~red)))
    scene = Scene({"hand": [doom], "battlefield": [HEROISM, BEAR]})
    scene.play(A, "Cast Doom", "Bear")
    assert scene.zone("Bear") == "graveyard" and len(scene.all("Soldier Token")) == 1


# --- double-faced spells, names ------------------------------------------------------------------------------------------


@cr("707.10g", "608.3f")
def test_a_copy_of_a_double_faced_spell_has_both_faces() -> None:
    grub = transforming(creature("Grub", "{G}", "Insect", 1, 1), creature("Moth", "", "Insect", 3, 3, flying))
    twin = instant("Twin", "{U}", copy_spell(target(spells)))
    molt = instant("Molt", "{G}", e.Transform(each(creatures)))
    scene = Scene({"hand": [grub, twin, molt]})
    scene.cast(A, "Cast Grub")
    scene.play(A, "Cast Twin", "Grub")
    assert scene.names("battlefield", A) == ["Grub", "Grub"]
    scene.play(A, "Cast Molt")
    assert scene.names("battlefield", A) == ["Moth", "Moth"]


@cr("707.11", "201.5")
@pytest.mark.parametrize("copies", [False, True])
def test_an_ability_still_refers_to_the_permanent_that_is_something_else_now(copies: bool) -> None:
    vampire = creature(
        "Vampire", "{2}{B}", "Vampire", 3, 3, activated("{0}", deal(1, target(creatures & other)), put_counters(this)),
    )  # fmt: skip
    scene = Scene({"hand": [MIMIC], "battlefield": [vampire, OX]})
    scene.cast(A, "{0}:")
    if copies:
        scene.do(A, "Cast Mimic")
        scene.choose(scene.one("Vampire").id)
        scene.choose(scene.one("Ox").id)
    scene.settle()
    assert scene.one("Vampire").counters == {"+1/+1": 1} and scene.one("Ox").damage == 1
    assert scene.chars("Vampire").name == ("Ox" if copies else "Vampire")


@cr("707.6", "614.12a")
def test_choices_are_not_copied() -> None:
    king = creature("King", "{2}", "Human", 1, 1, sta.AsEnters(f.IsThis(), (e.ChooseWord(e.COLOR),)))
    scene = Scene({"hand": [king, "Clone"]})
    scene.play(A, "Cast King", "red")
    scene.play(A, "Cast Clone", "King", "blue")
    assert [scene.one(name).chosen.get(e.COLOR) for name in ("King", "Clone")] == ["red", "blue"]
