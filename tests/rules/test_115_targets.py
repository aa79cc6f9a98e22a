"""115: targets: what is targeted, changing targets (115.7), and what looks at the targets of others (115.9)."""

import pytest

from inset.kernel import types as t
from inset.language import abilities as a, effects as e, filters as f, keywords as k, patterns as p
from inset.language.words.kinds import (
    activated,
    artifact,
    aura,
    creature,
    cycling,
    enchant,
    enchantment,
    equip,
    equipment,
    hexproof,
    instant,
    modes,
    planeswalker,
    sorcery,
    when_cast,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each_opponent,
    each_player,
    enchanted_or_equipped,
    planeswalkers,
    spells,
    target,
    target_player,
    this,
    this_one,
    up_to,
    you,
)
from inset.language.words.verbs import (
    deal,
    deal_divided,
    destroy,
    draw,
    gain_life,
    gets,
    have,
    lose_life,
    plus,
    put_counters,
)
from inset.rules.model import event_records as ev
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, CAT, KILL, OX

SINGLE = spells & f.HasTargets()
BEND = instant("Bend", "{U}", e.ChangeTargets(target(SINGLE), e.THE_TARGETS))
WATCH = enchantment("Watch", "{W}", whenever(p.BecomesTarget(creatures), gain_life(1)))


def targets_of_top(scene: Scene) -> list[list[str]]:
    """The names of what the top of the stack targets, slot by slot."""
    stack = scene.st.objs[scene.st.stack[-1]].stack
    assert stack is not None
    return [
        [scene.st.objs[ref].definition.name if ref > 0 else "AB"[-1 - ref] for ref in slot] for slot in stack.targets
    ]


# --- what is targeted (115.1) ---------------------------------------------------------------------------------------------


@cr("115.1a", "601.2c")
def test_a_spell_is_targeted_by_its_spell_ability_alone() -> None:
    """A sorcery whose triggered ability says "target" has none itself: it can be cast with nothing to target."""
    wish = sorcery(
        "Wish", "{G}", cycling("{1}"), when_cast(destroy(target(creatures))),
        gain_life(1),
    )  # fmt: skip
    scene = Scene({"hand": [wish, KILL]})
    assert scene.could(A, "Cast Wish") and not scene.could(A, "Cast Kill")
    scene.play(A, "Cast Wish")
    assert scene.life(A) == 21


@cr("115.1b", "702.16")
def test_an_aura_spell_is_targeted_and_an_aura_is_not() -> None:
    """Hexproof keeps an opponent's Aura spell away, and does nothing about an Aura that is there already."""
    chain = aura("Chain", "{W}", enchant(creatures), have(enchanted_or_equipped, plus(1, 1)))
    sly = creature("Sly", "{G}", "Elf", 1, 1, hexproof)
    assert not Scene({"hand": [chain]}, {"battlefield": [sly]}).could(A, "Cast Chain")
    hide = instant("Hide", "{G}", gets(target(creatures), 0, 0, hexproof))
    scene = Scene({"hand": [chain]}, {"battlefield": [BEAR], "hand": [hide]})
    scene.play(A, "Cast Chain")
    scene.play(B, "Cast Hide")
    assert (scene.zone("Chain"), scene.size("Bear")) == ("battlefield", (3, 3))
    late = Scene({"hand": [chain]}, {"battlefield": [BEAR], "hand": [hide]})
    late.cast(A, "Cast Chain")
    late.play(B, "Cast Hide", "Bear")
    assert late.zone("Chain") == "graveyard"


@cr("115.1c", "602.2b")
def test_targets_of_an_activated_ability_are_chosen_as_it_is_activated() -> None:
    rod = artifact("Rod", "{1}", activated("{1}", deal(1, any_target())))
    scene = Scene({"battlefield": [rod, WATCH, CAT]}, {"battlefield": [BEAR]})
    scene.do(A, "Rod:")
    assert scene.asked() == "target"
    scene.answer("Bear")
    assert scene.stack() == ["Watch", "Rod"]
    scene.settle()
    assert scene.one("Bear").damage == 1


@cr("115.1e", "702.6a")
def test_a_keyword_may_stand_for_a_targeted_ability() -> None:
    blade = equipment("Blade", "{1}", equip("{1}"), have(enchanted_or_equipped, plus(2, 0)))
    sly = creature("Sly", "{G}", "Elf", 1, 1, a.Keyword(k.SHROUD))
    assert not Scene({"battlefield": [blade, sly]}).could(A, "Blade:")
    scene = Scene({"battlefield": [blade, BEAR, WATCH]})
    scene.cast(A, "Blade:")
    assert scene.stack() == ["Watch", "Blade"]
    scene.settle()
    assert (scene.size("Bear"), scene.life(A)) == ((4, 2), 21)


@cr("115.10b", "702.11")
def test_you_is_no_target() -> None:
    """A player who can't be the target of anything gains life all the same."""
    from inset.language import statics as sta

    shroud = enchantment("Shroud", "{W}", sta.PlayerRule(sta.PLAYER_SHROUD, each_player))
    scene = Scene({"battlefield": [shroud], "hand": [sorcery("Rest", "{W}", gain_life(4)), BOLT]})
    scene.play(A, "Cast Rest")
    assert scene.life(A) == 24 and not scene.could(A, "Cast Bolt")


# --- changing targets (115.7) ----------------------------------------------------------------------------------------------


@cr("115.7a")
def test_the_target_is_changed_to_another_legal_one() -> None:
    """Not to the same, not to what would be illegal: the spell's controller is who targets."""
    sly = creature("Sly", "{G}", "Elf", 1, 1, hexproof)
    scene = Scene({"hand": [KILL], "battlefield": [CAT]}, {"hand": [BEND], "battlefield": [BEAR, sly]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.cast(B, "Cast Bend")
    scene.settle("Cat")
    assert (scene.zone("Bear"), scene.zone("Cat")) == ("battlefield", "graveyard")


@cr("115.7a")
def test_a_target_that_cant_be_changed_stays() -> None:
    """Even if it is illegal by then."""
    scene = Scene({"hand": [KILL]}, {"hand": [BEND, KILL], "battlefield": [BEAR]})
    scene.cast(A, "Cast Kill")
    scene.cast(B, "Cast Bend")
    scene.settle()
    assert scene.zone("Bear") == "graveyard"
    gone = Scene({"hand": [KILL]}, {"hand": [BEND, KILL], "battlefield": [BEAR]})
    gone.cast(A, "Cast Kill")
    gone.cast(B, "Cast Bend", "Kill")
    gone.cast(B, "Cast Kill")
    gone.settle()
    assert gone.count(A, "graveyard") == 1


TWO = sorcery("Two", "{B}", destroy(target(creatures)), put_counters(target(creatures | planeswalkers, besides=True)))
WALKER = (planeswalker("Walker", "{U}", "Jace", 3), {"counters": {"loyalty": 3}})
TURN = instant("Turn", "{U}", e.ChangeTargets(target(spells), e.THE_TARGETS))


@cr("115.7a", "115.7e")
def test_all_targets_are_changed_or_none() -> None:
    for other, name, result in (
        (OX, "Ox", [["Ox"], ["Bear"]]),  # each for the other is a change of both
        (WALKER, "Walker", [["Bear"], ["Walker"]]),  # the second could be the Bear, but then the first nothing
    ):
        scene = Scene({"hand": [TWO]}, {"hand": [TURN], "battlefield": [BEAR, other]})
        scene.cast(A, "Cast Two", "Bear", name)
        scene.cast(B, "Cast Turn")
        scene.resolve()
        assert targets_of_top(scene) == result


@cr("115.7b")
def test_one_target_is_changed() -> None:
    meddle = creature(
        "Meddler", "{U}", "Wizard", 0, 4, activated("{U}", e.ChangeTargets(target(spells), e.A_TARGET, this))
    )
    scene = Scene({"hand": [TWO]}, {"battlefield": [BEAR, OX, meddle]})
    scene.cast(A, "Cast Two", "Bear", "Ox")
    scene.cast(B, "Meddler:")
    scene.resolve("Ox")
    assert targets_of_top(scene) == [["Bear"], ["Meddler"]]
    scene.cast(B, "Meddler:")
    scene.resolve()
    assert targets_of_top(scene) == [["Bear"], ["Meddler"]]  # it can't be both, nor be changed to itself


@cr("115.7b")
def test_a_target_is_changed_only_to_what_is_legal() -> None:
    """A spell that targets players can't be changed to a creature."""
    drain = instant("Drain", "{B}", lose_life(2, target_player()))
    scene = Scene({"hand": [drain]}, {"battlefield": ["Spellskite"]})
    scene.cast(A, "Cast Drain", "B")
    scene.cast(B, "Spellskite:", "No")  # no life for {U/P}
    scene.settle()
    assert (scene.life(B), scene.zone("Spellskite")) == (18, "battlefield")


@cr("115.7c")
def test_any_number_of_targets_is_changed() -> None:
    swipe = instant("Swipe", "{R}", e.ChangeTargets(target(spells), e.ANY_TARGETS))
    scene = Scene({"hand": [TWO]}, {"hand": [swipe], "battlefield": [BEAR, OX, CAT]})
    scene.cast(A, "Cast Two", "Bear", "Ox")
    scene.cast(B, "Cast Swipe")
    scene.resolve("Cat", "Ox")
    assert targets_of_top(scene) == [["Cat"], ["Ox"]]


@cr("115.7f", "115.7d", "601.2d")
def test_the_division_stays_with_the_places() -> None:
    fork = sorcery("Fork", "{R}", deal_divided(4, up_to(2, creatures)))
    renew = instant("Renew", "{U}", e.ChangeTargets(target(spells)))
    scene = Scene({"hand": [fork]}, {"hand": [renew], "battlefield": [OX, BEAR, creature("Elk", "{G}", "Elk", 3, 9)]})
    scene.do(A, "Cast Fork", "Ox", "Bear", 3)
    scene.cast(B, "Cast Renew")
    scene.settle(True, "Elk", "Bear")
    assert (scene.one("Elk").damage, scene.one("Ox").damage, scene.zone("Bear")) == (3, 0, "battlefield")
    assert scene.one("Bear").damage == 1


@cr("115.8", "700.2")
def test_the_mode_stays() -> None:
    """A charm that was to destroy an artifact can't be turned to a creature."""
    charm = instant("Charm", "{R}", modes(destroy(target(f.HasType(t.ARTIFACT))), deal(2, target(creatures))))
    cup, jar = artifact("Cup", "{1}"), artifact("Jar", "{1}")
    scene = Scene({"hand": [charm]}, {"hand": [BEND], "battlefield": [BEAR, cup, jar]})
    scene.cast(A, "Cast Charm", 0, "Cup")
    scene.cast(B, "Cast Bend")
    scene.settle()
    assert (scene.zone("Cup"), scene.zone("Jar"), scene.one("Bear").damage) == ("battlefield", "graveyard", 0)


@cr("115.7a", "603.2")
def test_what_becomes_a_target_by_a_change_becomes_a_target() -> None:
    scene = Scene({"hand": [KILL], "battlefield": [CAT]}, {"hand": [BEND], "battlefield": [BEAR, WATCH]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.cast(B, "Cast Bend")
    scene.settle("Cat")
    assert scene.life(B) == 22  # once for the Bear, once for the Cat


# --- looking at targets (115.9) --------------------------------------------------------------------------------------------


@cr("115.9a")
@pytest.mark.parametrize(("answers", "single"), [(("Bear", "Bear"), False), (("Bear",), True)])
def test_the_number_of_targets_counts_each_choice(answers: tuple[str, ...], single: bool) -> None:
    """The same creature chosen for two uses of the word is two targets, however many are legal by then."""
    if len(answers) == 2:
        spell = sorcery("Twice", "{R}", deal(1, target(creatures)), put_counters(target(creatures)))
    else:
        spell = sorcery("Twice", "{R}", deal(1, target(creatures)))
    scene = Scene({"hand": [spell], "battlefield": [OX]}, {"hand": [BEND, KILL], "battlefield": [BEAR]})
    scene.cast(A, "Cast Twice", *answers)
    scene.pass_to(B)
    assert scene.could(B, "Cast Bend") == single
    scene.play(B, "Cast Kill", "Bear") if not single else None


@cr("115.9c", "115.9b")
def test_targets_only() -> None:
    """One thing, however often it is targeted, that still is what was asked for."""
    only = creature(
        "Only", "{R}", "Goblin", 3, 9, whenever(p.Casts(you, spells & f.TargetsOnly(this_one)), gain_life(5))
    )
    twice = sorcery("Twice", "{R}", deal(1, target(creatures)), put_counters(target(creatures)))
    scene = Scene({"hand": [twice, twice, BOLT], "battlefield": [only, BEAR]})
    scene.play(A, "Cast Twice", "Only", "Only")
    assert scene.life(A) == 25
    scene.play(A, "Cast Twice", "Only", "Bear")
    assert scene.life(A) == 25
    scene.play(A, "Cast Bolt", "B")
    assert scene.life(A) == 25
    single = enchantment("Single", "{R}", whenever(p.Casts(you, spells & f.TargetsOnly(None, each_opponent)), draw()))
    other = Scene({"hand": [BOLT, BOLT], "battlefield": [single, BEAR]})
    other.play(A, "Cast Bolt", "B")
    assert other.count(A, "hand") == 2
    other.play(A, "Cast Bolt", "Bear")
    assert (other.count(A, "hand"), other.happened(ev.DREW)) == (1, 1)
