"""122: counters: moved, put like those of something that is gone, limited, the nth of them, entering with them."""

from dataclasses import replace

import pytest

from inset.kernel import types as t
from inset.language import costs as c, effects as e, filters as f, keywords as k, patterns as p, statics as sta
from inset.language.words.kinds import (
    activated,
    artifact,
    battle,
    creature,
    creature_token,
    enchantment,
    instant,
    loyalty,
    planeswalker,
    sorcery,
    whenever,
)
from inset.language.words.nouns import creatures, each, in_graveyard, target, this, this_one, you, you_control
from inset.language.words.verbs import (
    cost,
    deal,
    dies,
    enters_with,
    gain_life,
    put_counters,
    sacrifice_this,
)
from inset.rules.model import event_records as ev
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX

PLAIN = creature("Plain", "{G}", "Human", 4, 4, sta.CantHaveCounters(this_one))
DOUBLE = enchantment("Double", "{G}", sta.CountersChanged(creatures, times=2))
ALL = instant("All", "{U}", e.MoveCounters(target(creatures), target(creatures, besides=True), how=e.ALL_COUNTERS))


def grown(**counters: int) -> tuple[object, dict[str, object]]:
    names = {"plus": "+1/+1", "minus": "-1/-1"}
    return BEAR, {"counters": {names.get(kind, kind): count for kind, count in counters.items()}}


@cr("122.1e", "306.5c", "704.5i")
def test_loyalty_counters_are_the_loyalty() -> None:
    walker = (planeswalker("Walker", "{U}", "Jace", 3, loyalty(-2, gain_life(1))), {"counters": {"loyalty": 2}})
    scene = Scene({"battlefield": [walker]})
    scene.play(A, "Walker:")
    assert (scene.life(A), scene.zone("Walker")) == (21, "graveyard")
    hit = Scene({"battlefield": [walker], "hand": [instant("Hit", "{R}", deal(1, target(f.HasType(t.PLANESWALKER))))]})
    hit.play(A, "Cast Hit")
    assert hit.one("Walker").counters == {"loyalty": 1}


@cr("122.1g", "310.4c", "704.5v")
def test_defense_counters_are_the_defense() -> None:
    """A battle with none left stays while an ability of its own that triggered is on the stack."""
    gone = whenever(p.LastCounterRemoved(this_one, "defense"), gain_life(1))
    for parts, stack in (((), []), ((gone,), ["Fort"])):
        fort = (battle("Fort", "{U}", "", 5, *parts), {"counters": {"defense": 1}})
        scene = Scene({"battlefield": [fort], "hand": [instant("Hit", "{R}", deal(3, target(f.HasType(t.BATTLE))))]})
        scene.cast(A, "Cast Hit")
        scene.resolve()
        assert (scene.stack(), scene.zone("Fort")) == (stack, "battlefield" if stack else "graveyard")
        scene.settle()
        assert scene.zone("Fort") == "graveyard"


@cr("122.4", "704.5r")
def test_what_is_beyond_the_limit_is_removed() -> None:
    jar = artifact("Jar", "{1}", sta.CounterLimit(this_one, "charge", 3))
    fill = sorcery("Fill", "{1}", put_counters(each(f.HasType(t.ARTIFACT)), 5, "charge"))
    scene = Scene({"battlefield": [jar, artifact("Cup", "{1}")], "hand": [fill]})
    scene.play(A, "Cast Fill")
    assert (scene.one("Jar").counters, scene.one("Cup").counters) == ({"charge": 3}, {"charge": 5})


@cr("122.4")
def test_a_real_one_with_a_limit() -> None:
    scene = Scene({"battlefield": [{"card": "Rasputin Dreamweaver", "counters": {"dream": 7}}]}, {})
    scene.until(t.PRECOMBAT_MAIN, 3)
    assert scene.one("Rasputin Dreamweaver").counters == {"dream": 7}
    scene.play(A, "Prevent")
    scene.until(t.PRECOMBAT_MAIN, 5)
    assert scene.one("Rasputin Dreamweaver").counters == {"dream": 7}


# --- moving (122.5) -------------------------------------------------------------------------------------------------------


@cr("122.5")
def test_counters_are_moved() -> None:
    """Removed from the one and put on the other, so that effects that change how many are put apply."""
    scene = Scene({"hand": [ALL], "battlefield": [grown(plus=2, flying=1), OX, DOUBLE]})
    scene.play(A, "Cast All", "Bear", "Ox")
    assert (scene.one("Bear").counters, scene.one("Ox").counters) == ({}, {"+1/+1": 4, "flying": 2})


@cr("122.5")
@pytest.mark.parametrize("onto", [PLAIN, BEAR])
def test_nothing_moves_if_it_cant_be_put(onto: object) -> None:
    """Onto what can't have counters, or onto itself."""
    same = instant("Same", "{U}", e.MoveCounters(target(creatures), target(creatures), "+1/+1"))
    scene = Scene({"hand": [same], "battlefield": [grown(plus=2), *([onto] if onto is PLAIN else [])]})
    scene.play(A, "Cast Same", "Bear", "Plain" if onto is PLAIN else "Bear")
    assert (scene.one("Bear").counters, scene.happened(ev.COUNTERS_REMOVED)) == ({"+1/+1": 2}, 0)


@cr("122.5")
def test_nothing_moves_if_one_of_them_is_gone_or_has_none() -> None:
    kill = instant("Kill", "{B}", e.Destroy(target(creatures)))
    scene = Scene({"hand": [ALL], "battlefield": [grown(plus=2), OX]}, {"hand": [kill]})
    scene.cast(A, "Cast All", "Bear", "Ox")
    scene.cast(B, "Cast Kill", "Ox")
    scene.settle()
    assert scene.one("Bear").counters == {"+1/+1": 2}
    none = Scene({"hand": [ALL], "battlefield": [BEAR, OX]})
    none.play(A, "Cast All", "Bear", "Ox")
    assert none.one("Ox").counters == {}


@cr("122.5")
def test_any_number_is_moved() -> None:
    some = instant(
        "Some", "{U}", e.MoveCounters(target(creatures), target(creatures, besides=True), "+1/+1", how=e.ANY_COUNTERS)
    )
    scene = Scene({"hand": [some], "battlefield": [grown(plus=3), OX]})
    scene.play(A, "Cast Some", "Bear", "Ox", 2)
    assert (scene.one("Bear").counters, scene.one("Ox").counters) == ({"+1/+1": 1}, {"+1/+1": 2})


@cr("122.5")
def test_which_counter_is_moved_is_chosen() -> None:
    one = instant("One", "{U}", e.MoveCounters(target(creatures), target(creatures, besides=True)))
    scene = Scene({"hand": [one], "battlefield": [grown(plus=1, flying=1), OX]})
    scene.play(A, "Cast One", "Bear", "Ox", "flying counter")
    assert (scene.one("Bear").counters, scene.one("Ox").counters) == ({"+1/+1": 1}, {"flying": 1})


# --- entering with counters (122.6) -----------------------------------------------------------------------------------------


@cr("122.6", "122.6a", "614.16")
def test_counters_that_something_enters_with_are_put_on_it() -> None:
    """By its own ability, by the instruction that puts it there, or by the one that creates it: effects see them all, and
    so do abilities that trigger on counters being put."""
    bell = enchantment("Bell", "{W}", whenever(p.PutsCounters(creatures), gain_life(1)))
    spike = creature("Spike", "{G}", "Spike", 0, 0, enters_with(2))
    wake = sorcery("Wake", "{B}", e.Move(in_graveyard(creatures), t.BATTLEFIELD, counters=(("+1/+1", 1),)))
    make = sorcery("Make", "{B}", e.CreateToken(creature_token("Rat", 1, 1, t.BLACK), counters=(("+1/+1", 1),)))
    scene = Scene({"hand": [spike, wake, make], "graveyard": [BEAR], "battlefield": [DOUBLE, bell]})
    scene.play(A, "Cast Spike")
    scene.play(A, "Cast Wake")
    scene.play(A, "Cast Make")
    assert [scene.one(name).counters["+1/+1"] for name in ("Spike", "Bear", "Rat Token")] == [4, 2, 2]
    assert scene.life(A) == 23


@cr("122.6a")
def test_the_controller_puts_the_counters_that_it_enters_with() -> None:
    """An effect that doubles what a player's own permanents get looks at who will control it."""
    mine = enchantment("Mine", "{G}", sta.CountersChanged(creatures & you_control, times=2))
    wake = sorcery("Wake", "{B}", e.Move(in_graveyard(creatures), t.BATTLEFIELD, under=you, counters=(("+1/+1", 1),)))
    scene = Scene({"hand": [wake], "battlefield": [mine]}, {"graveyard": [BEAR]})
    scene.play(A, "Cast Wake")
    assert (scene.chars("Bear").controller, scene.one("Bear").counters) == (A, {"+1/+1": 2})


# --- the nth counter (122.7) --------------------------------------------------------------------------------------------------


@cr("122.7")
@pytest.mark.parametrize(("before", "put", "triggers"), [(2, 1, 0), (3, 1, 1), (2, 5, 1), (4, 1, 0), (0, 4, 1)])
def test_the_fourth_counter(before: int, put: int, triggers: int) -> None:
    """It is among those that are put, however many come at once."""
    plan = enchantment("Plan", "{W}", whenever(p.PutsCounters(this_one, "plan", 4), gain_life(1)))
    step = sorcery("Step", "{W}", put_counters(each(f.HasName("Plan")), put, "plan"))
    scene = Scene({"hand": [step], "battlefield": [(plan, {"counters": {"plan": before} if before else {}})]})
    scene.play(A, "Cast Step")
    assert scene.life(A) == 20 + triggers


# --- its counters (122.8, 122.9) --------------------------------------------------------------------------------


@cr("122.8", "400.7")
def test_the_counters_of_what_died_are_put_elsewhere() -> None:
    """As many of each kind as it had; nothing is moved, so an effect that doubles what is put applies."""
    pupil = creature(
        "Pupil", "{W}", "Wizard", 0, 1, whenever(dies(), e.PutSameCounters(this, target(creatures & you_control)))
    )
    kill = instant("Kill", "{B}", e.Destroy(target(f.HasName("Pupil"))))
    carried = (pupil, {"counters": {"+1/+1": 2, "flying": 1}})
    scene = Scene({"hand": [kill], "battlefield": [carried, OX]})
    scene.play(A, "Cast Kill")
    assert scene.one("Ox").counters == {"+1/+1": 2, "flying": 1}
    assert scene.keywords("Ox") & k.FLYING and scene.size("Ox") == (3, 6)
    double = Scene({"hand": [kill], "battlefield": [carried, OX, DOUBLE]})
    double.play(A, "Cast Kill")
    assert double.one("Ox").counters == {"+1/+1": 4, "flying": 2}


@cr("122.9", "113.7a")
def test_the_counters_of_what_was_sacrificed_for_an_ability() -> None:
    orb = artifact("Orb", "{1}", activated(cost("{1}", sacrifice_this), e.PutSameCounters(this, target(creatures))))
    scene = Scene({"battlefield": [(orb, {"counters": {"+1/+1": 3, "charge": 1}}), OX]})
    scene.play(A, "Orb:")
    assert (scene.zone("Orb"), scene.one("Ox").counters) == ("graveyard", {"+1/+1": 3, "charge": 1})


@pytest.mark.parametrize(
    ("kind", "size"),
    [("+1/+1", (8, 8)), ("-1/-1", (4, 4)), ("+1/+0", (8, 6)), ("+0/+1", (6, 8)), ("-0/-1", (6, 4)), ("-1/-0", (4, 6)),
     ("+2/+2", (10, 10)), ("-2/-1", (2, 4)), ("+1/+2", (8, 10)), ("charge", (6, 6))],
)  # fmt: skip
@cr("122.1a", "613.4c")
def test_counters_of_every_size(kind: str, size: tuple[int, int]) -> None:
    ox = creature("Ox", "{W}", "Ox", 6, 6)
    assert Scene({"battlefield": [(ox, {"counters": {kind: 2}})]}).size("Ox") == size


@cr("118.1", "606.4", "122.1a")
def test_a_counter_as_a_cost_is_no_loyalty() -> None:
    wall = creature("Wall", "{1}{G}", "Wall", 0, 5, activated(c.PutCounters("-0/-1"), gain_life(1)))
    scene = Scene({"battlefield": [wall]})
    scene.play(A, "Wall:")
    assert (scene.size("Wall"), scene.life(A)) == ((0, 4), 21)
    assert [e.rule for e in scene.st.events if e.kind == ev.COUNTERS_PUT] == ["118.1"]


@cr("603.2c")
def test_each_counter_triggers_and_one_or_more_triggers_once() -> None:
    four = instant("Four", "{G}", put_counters(target(creatures), 4))
    each_one = enchantment("Each", "{G}", whenever(p.PutsCounters(creatures, "+1/+1", each=True), gain_life(1)))
    together = enchantment("Some", "{G}", whenever(p.PutsCounters(creatures, "+1/+1"), gain_life(10)))
    scene = Scene({"hand": [four], "battlefield": [BEAR, each_one, together]})
    scene.play(A, "Cast Four", *(("Each",) * 9))
    assert scene.life(A) == 34


@cr("603.2c")
def test_a_limit_counts_each_of_several_occurrences() -> None:
    four = instant("Four", "{G}", put_counters(target(creatures), 4))
    when = p.PutsCounters(creatures, "+1/+1", each=True)
    once = enchantment("Once", "{G}", replace(whenever(when, gain_life(1)), limit=1))
    scene = Scene({"hand": [four], "battlefield": [BEAR, once]})
    scene.play(A, "Cast Four")
    assert scene.life(A) == 21


@cr("122.1b", "702.83a")
def test_three_exalted_counters_are_three_abilities() -> None:
    scene = Scene({"battlefield": [(BEAR, {"counters": {"exalted": 3, "flying": 2}})]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    assert len(scene.st.stack) == 3
    scene.settle()
    assert scene.size("Bear") == (5, 5)
