"""701.48, 701.66, 701.68, 702.178, 702.179, 702.184, 721: learning, bending, blighting, speed, station."""

from __future__ import annotations

from inset.cards import card
from inset.kernel import types as t
from inset.language import effects as ef, keywords as k, patterns as p
from inset.language.abilities import Keyword
from inset.language.conditions import Compare
from inset.language.filters import EQ
from inset.language.node import Condition, Filter
from inset.language.statics import CantHaveCounters
from inset.language.values import Speed
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    enchantment,
    flying,
    instant,
    land,
    max_speed,
    sorcery,
    static,
    station_symbol,
    whenever,
)
from inset.language.words.nouns import creatures, lands, target, you, you_control
from inset.language.words.verbs import cost, destroy, draw, exile, exile_this, gain_life, gets, when
from inset.rules import atoms
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, SHOCK

RACER = creature("Racer", "{R}", "Goblin", 1, 1, Keyword(k.START_YOUR_ENGINES))


# --- speed ------------------------------------------------------------------------------------------------------------


@cr("702.179b", "702.179c", "702.179f")
def test_a_player_without_speed_gets_as_much_as_it_increases() -> None:
    faster = sorcery("Faster", "{R}", ef.SpeedUp(you, 2), gain_life(Speed(you)))
    slow = sorcery("Slow", "{R}", when(Compare(Speed(you), EQ, 0), gain_life(1)))
    scene = Scene({"hand": [faster, slow]})
    scene.play(A, "Cast Slow")
    scene.play(A, "Cast Faster")
    assert scene.life(A) == 23


@cr("702.179d")
def test_speed_increases_in_its_players_turn_only() -> None:
    fast = enchantment("Fast", "{R}", max_speed(whenever(p.Casts(you), gain_life(5))))
    scene = Scene({"battlefield": [RACER, fast], "hand": [SHOCK] + [(SHOCK, {}) for _ in range(3)]})
    scene.until(t.UPKEEP, turn=2)
    scene.play(A, "Cast Shock", "B")
    assert scene.life(A) == 20 and not scene.st.pending
    assert speeds(scene) == [1]


def speeds(scene: Scene) -> list[int]:
    from inset.rules.mechanics.speed import speed

    return [speed(scene.st, player) for player in (A, B) if speed(scene.st, player)]


@cr("702.179a", "702.179e")
def test_speed_stays_without_the_permanent_and_each_player_has_their_own() -> None:
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"battlefield": [RACER], "hand": [kill]}, {"battlefield": [RACER]})
    scene.play(A, "Cast Kill", "Racer (A's)")
    assert speeds(scene) == [1, 1]


@cr("702.178a", "702.178b")
def test_max_speed_works_where_the_ability_does() -> None:
    digger = creature(
        "Digger", "{R}", "Goblin", 1, 1, max_speed(activated(cost("{3}", exile_this), draw(1), zone=t.GRAVEYARD))
    )
    faster = sorcery("Faster", "{R}", ef.SpeedUp(you, 4))
    scene = Scene({"graveyard": [digger], "hand": [faster]})
    assert not scene.could(A, "Digger")
    scene.play(A, "Cast Faster")
    scene.play(A, "Digger")
    assert scene.zone("Digger") == "exile" and len(scene.names("hand", A)) == 1


# --- station ----------------------------------------------------------------------------------------------------------


@cr("721.2a", "721.4")
def test_a_symbol_without_a_size_gives_abilities_alone() -> None:
    planet = land("Planet", "", Keyword(k.STATION), station_symbol(2, activated(cost("{1}"), gain_life(3))))
    scene = Scene({"battlefield": [planet, BEAR]})
    assert not scene.could(A, "gain 3 life")
    scene.play(A, "Planet")
    assert scene.one("Planet").counters == {"charge": 2} and not scene.chars("Planet").types & t.CREATURE
    scene.play(A, "gain 3 life")
    assert scene.life(A) == 23


@cr("721.2b", "721.2c")
def test_a_station_card_has_no_size_elsewhere() -> None:
    ship = artifact("Ship", "{4}", Keyword(k.STATION), station_symbol(3, flying, size=(5, 4)), subtypes="Spacecraft")
    back = instant("Back", "{U}", ef.Move(target(ship_filter()), t.HAND))
    scene = Scene({"battlefield": [(ship, {"counters": {"charge": 3}})], "hand": [back]})
    assert scene.size("Ship") == (5, 4)
    scene.play(A, "Cast Back")
    assert scene.size("Ship") == (None, None)


def ship_filter() -> Filter:
    from inset.language.words.nouns import artifacts

    return artifacts


@cr("702.184a")
def test_station_counts_the_power_of_the_tapped_creature_as_a_sorcery() -> None:
    ship = artifact("Ship", "{4}", Keyword(k.STATION), station_symbol(9, flying, size=(5, 4)))
    grow = instant("Grow", "{G}", gets(target(creatures), 3, 3))
    scene = Scene({"battlefield": [ship, BEAR], "hand": [grow]})
    scene.do(A, "Ship")
    scene.cast(A, "Cast Grow", "Bear")
    scene.settle()
    assert scene.one("Ship").counters == {"charge": 5}
    scene.until(t.BEGIN_COMBAT)
    assert not scene.could(A, "Ship")


# --- bending and blighting --------------------------------------------------------------------------------------------


@cr("701.66a", "701.66b")
def test_an_earthbent_land_that_is_exiled_comes_back() -> None:
    watcher = enchantment("Watcher", "{G}", whenever(p.Deed(p.EARTHBENDS, who=you), gain_life(3)))
    bend = sorcery("Bend", "{G}", ef.Earthbend(1, target(lands & you_control)))
    away = instant("Away", "{W}", exile(target(lands)))
    scene = Scene({"battlefield": ["Forest", watcher], "hand": [bend, away]})
    scene.play(A, "Cast Bend")
    assert scene.life(A) == 23 and scene.size("Forest") == (1, 1)
    scene.play(A, "Cast Away")
    assert scene.zone("Forest") == "battlefield" and scene.one("Forest").tapped
    assert not scene.chars("Forest").types & t.CREATURE


@cr("701.68b")
def test_without_a_creature_to_blight_there_is_no_choice() -> None:
    shield = enchantment("Shield", "{W}", static(CantHaveCounters(creatures, "-1/-1")))
    hex_ = sorcery("Hex", "{B}", ef.May((ef.Blight(1),)), ef.If(did(), (draw(1),)))
    for others in ([], [BEAR, shield]):
        scene = Scene({"hand": [hex_], "battlefield": others})
        scene.play(A, "Cast Hex")
        assert not scene.names("hand", A)


def did() -> Condition:
    from inset.language.conditions import Did

    return Did(0)


@cr("701.68c", "701.68d")
def test_the_blighted_creature_and_the_one_who_blights() -> None:
    from inset.language.selections import Saved

    watcher = enchantment("Watcher", "{B}", whenever(p.Deed(p.BLIGHTS, who=you), gain_life(3)))
    hex_ = sorcery("Hex", "{B}", ef.Blight(1, save=0), gets(Saved(0), 3, 0))
    scene = Scene({"hand": [hex_], "battlefield": [BEAR, watcher]})
    scene.play(A, "Cast Hex")
    assert scene.size("Bear") == (4, 1) and scene.life(A) == 23


@cr("701.48a")
def test_a_lesson_comes_from_outside_the_game() -> None:
    study = sorcery("Study", "{U}", ef.Learn())
    scene = Scene({"hand": [study]})
    for name in ("Earthbending Lesson", "Grizzly Bears"):
        atoms.new_object(scene.st, A, t.OUTSIDE, card(name), scene.st.next_id)
    scene.play(A, "Cast Study", "Yes", "Earthbending Lesson")
    assert scene.names("hand", A) == ["Earthbending Lesson"]


@cr("701.48a")
def test_who_has_discarded_brings_no_lesson() -> None:
    study = sorcery("Study", "{U}", ef.Learn())
    scene = Scene({"hand": [study, BEAR], "library": ["Island"]})
    atoms.new_object(scene.st, A, t.OUTSIDE, card("Earthbending Lesson"), scene.st.next_id)
    scene.play(A, "Cast Study", "Yes")
    assert scene.names("hand", A) == ["Island"] and scene.zone("Earthbending Lesson") == "outside the game"


# --- clashing, champions, reconfiguring -------------------------------------------------------------------------------


@cr("701.30b", "701.30c")
def test_a_clash_is_with_one_opponent_who_decides_after_the_active_player() -> None:
    clash = sorcery("Clash", "{R}", ef.Clash(0))
    rows = [{"library": ["Forest"]}, {"library": ["Island"]}, {"library": ["Swamp"]}]
    scene = Scene({"hand": [clash], **rows[0]}, rows[1], rows[2])
    scene.do(A, "Cast Clash")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.words() == ["B", "C"]
    scene.answer("C")
    asked = []
    while scene.asked() == "confirm":
        decision = scene.game.decision
        assert decision is not None
        asked.append(decision.player)
        scene.answer("Yes")
    assert asked == [A, 2]
    assert [scene.st.objs[scene.st.libraries[p][-1]].definition.name for p in (A, 2)] == ["Forest", "Swamp"]


@cr("702.72a", "702.72b")
def test_a_champion_may_be_let_go() -> None:
    hero = creature("Hero", "{W}", "Hero", 4, 4, Keyword(k.CHAMPION, where=creatures))
    scene = Scene({"hand": [hero], "battlefield": [BEAR]})
    scene.play(A, "Cast Hero", "No")
    assert scene.zone("Hero") == "graveyard" and scene.zone("Bear") == "battlefield"


@cr("702.72b", "607.2k")
def test_a_champion_that_leaves_first_brings_nothing_back() -> None:
    """The abilities are linked: when it leaves, nothing has been exiled yet."""
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    hero = creature("Hero", "{W}", "Hero", 4, 4, Keyword(k.CHAMPION, where=creatures))
    scene = Scene({"hand": [hero, kill], "battlefield": [BEAR]})
    scene.cast(A, "Cast Hero")
    scene.resolve()
    scene.cast(A, "Cast Kill", "Hero")
    scene.settle("Yes")
    assert scene.zone("Hero") == "graveyard" and scene.zone("Bear") == "exile"


@cr("702.151b", "613.6")
def test_reconfigured_equipment_without_abilities_is_still_no_creature() -> None:
    from inset.language.mods import LoseAllAbilities
    from inset.language.words.kinds import artifact_creature
    from inset.language.words.nouns import artifacts

    blade = artifact_creature("Blade", "{1}", "Equipment", 2, 2, Keyword(k.RECONFIGURE, cost("{1}")))
    blank = instant("Blank", "{U}", ef.Modify(target(artifacts), (LoseAllAbilities(),)))
    scene = Scene({"battlefield": [(blade, {}), BEAR], "hand": [blank]})
    scene.play(A, "Blade", "Bear")
    assert not scene.chars("Blade").types & t.CREATURE
    scene.play(A, "Cast Blank", "Blade")
    assert not scene.chars("Blade").types & t.CREATURE and scene.one("Blade").attached
