"""506.4, 508.5, 510.1: who is taken out of combat, how, and what that leaves of the others."""

from __future__ import annotations

from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import effects as e, keywords as k, mods as m, patterns as p, selections as s, values as v
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.filters import IsBlocking
from inset.language.words.kinds import (
    battle,
    creature,
    enchantment,
    first_strike,
    instant,
    planeswalker,
    trample,
    whenever,
)
from inset.language.words.nouns import creatures, each, permanents, target, this, this_one, you
from inset.language.words.verbs import attacks, becomes, destroy, gain_life, gets, lose_life, to_hand
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import PROTECTOR
from tests.harness import A, B, C, D, Scene, cr
from tests.harness.cards import BEAR, CAT, MAGE, OX

SIEGE = battle("Siege", "{R}", "Siege", 5)
OUT = instant("Out", "{U}", e.RemoveFromCombat(target(permanents)))
BLINK = instant("Blink", "{U}", e.PhaseOut(target(permanents)))
STEAL = instant("Steal", "{U}", becomes(target(permanents), m.SetController(you)))
STONE = instant("Stone", "{U}", becomes(target(permanents), m.SetTypes(t.ARTIFACT)))
WAR = instant("War", "{U}", becomes(target(permanents), m.AddTypes(t.BATTLE)))
SAVE = instant("Save", "{G}", e.Regenerate(target(creatures)))
DOOM = instant("Doom", "{B}", destroy(target(permanents)))
HOME = instant("Home", "{U}", to_hand(target(permanents)))
WAYS = {"Out": OUT, "Blink": BLINK, "Steal": STEAL, "Stone": STONE, "War": WAR, "Doom": DOOM, "Home": HOME}


def walker(card: Card = MAGE, loyalty: int = 5) -> tuple[Card, dict[str, Any]]:
    return card, {"counters": {"loyalty": loyalty}}


def siege(protector: int, defense: int = 5) -> tuple[Card, dict[str, Any]]:
    return SIEGE, {"counters": {"defense": defense, "charge": 1}, "notes": {PROTECTOR: protector}}


def fight(scene: Scene, attack: dict[str, str], block: dict[str, str] | None = None) -> None:
    """Attackers and blockers by name, until somebody has priority in the declare blockers step (or declare attackers)."""
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        scene.answer(f"Attack {attack[_name(scene)]}" if _name(scene) in attack else "Don't")
    while block is not None and (scene.st.step != t.DECLARE_BLOCKERS or scene.asked() != "priority"):
        if scene.asked() == "priority":
            scene.game.choose(PASS)
        else:
            words = block.get(_name(scene))
            scene.answer(f"Block {words}" if words and f"Block {words}" in " ".join(scene.words()) else "Don't")


def _name(scene: Scene) -> str:
    assert scene.game.decision is not None
    return scene.st.objs[scene.game.decision.subject].definition.name


def lives(scene: Scene) -> list[int]:
    return [record.life for record in scene.st.players]


@cr("506.4", "509.1h", "510.1c", "510.1d")
@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("tramples", [False, True])
def test_a_blocker_is_taken_out(way: str, tramples: bool) -> None:
    """Each way of 506.4: the attacker stays blocked; without trample it hits nobody, with it (702.19d) the player."""
    giant = creature("Giant", "{R}", "Giant", 3, 9, *([trample] if tramples else []))
    scene = Scene({"hand": [WAYS[way]], "battlefield": [giant]}, {"battlefield": [OX]})
    fight(scene, {"Giant": "B"}, {"Ox": "Giant"})
    scene.play(A, f"Cast {way}", "Ox")
    found = scene.all("Ox")
    assert all(obj.combat is None for obj in found)
    giant_now = scene.one("Giant").combat
    assert giant_now is not None and giant_now.blocked
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 17 if tramples else 20]
    assert scene.one("Giant").damage == 0


@cr("506.4", "510.1d")
@pytest.mark.parametrize("way", list(WAYS))
def test_an_attacker_is_taken_out(way: str) -> None:
    """Its blocker is still a blocking creature, but it blocks nobody and deals no damage; nobody is hit."""
    scene = Scene({"battlefield": [BEAR, CAT]}, {"hand": [WAYS[way]], "battlefield": [OX]})
    fight(scene, {"Bear": "B", "Cat": "B"}, {"Ox": "Bear"})
    scene.play(B, f"Cast {way}", "Bear")
    assert all(obj.combat is None for obj in scene.all("Bear"))
    ox = scene.one("Ox").combat
    assert ox is not None
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 19]
    assert (scene.one("Ox").damage, scene.one("Bear").damage) == (0, 0)


@cr("506.4", "701.19a")
@pytest.mark.parametrize("name", ["Bear", "Ox"])
def test_who_regenerates_leaves_combat(name: str) -> None:
    """In the first combat damage step one of them regenerates: there is no second round between the two."""
    fox = creature("Bear", "{R}", "Fox", 4, 4, Keyword(k.DOUBLE_STRIKE))
    wolf = creature("Ox", "{R}", "Wolf", 4, 4, Keyword(k.DOUBLE_STRIKE))
    scene = Scene({"hand": [SAVE], "battlefield": [fox]}, {"hand": [SAVE], "battlefield": [wolf]})
    fight(scene, {"Bear": "B"}, {"Ox": "Bear"})
    scene.play(A if name == "Bear" else B, "Cast Save", name)
    scene.until(t.END_COMBAT)
    saved = scene.one(name)
    assert (saved.zone, saved.tapped, saved.damage, saved.combat) == (t.BATTLEFIELD, True, 0, None)
    assert scene.zone("Ox" if name == "Bear" else "Bear") == "graveyard"


@cr("506.4c", "508.5", "510.1b", "509.1a")
@pytest.mark.parametrize("way", ["Out", "Blink", "Steal", "Stone", "Doom", "Home"])
@pytest.mark.parametrize("what", ["Mage", "Siege"])
def test_what_is_attacked_is_taken_out(way: str, what: str) -> None:
    """C's planeswalker, or a battle that C protects: its attackers attack nothing, C alone may block them, an unblocked one
    deals no damage; the defending player is still C."""
    raid = creature(
        "Raid", "{R}", "Goblin", 3, 3, whenever(p.BecomesBlocked(this_one), lose_life(2, s.DefendingPlayer(this)))
    )
    own: list[Any] = [raid, BEAR, *([siege(C)] if what == "Siege" else [])]
    theirs: list[Any] = [OX, *([walker()] if what == "Mage" else [])]
    scene = Scene({"battlefield": own}, {"battlefield": [CAT], "hand": [WAYS[way]]}, {"battlefield": theirs})
    fight(scene, {"Raid": what, "Bear": what})
    scene.play(B, f"Cast {way}", what)
    raid_now = scene.one("Raid").combat
    assert raid_now is not None and raid_now.attacking and all(obj.id != raid_now.attacking for obj in scene.all(what))
    asked = set()
    while scene.st.step != t.DECLARE_BLOCKERS or scene.asked() != "priority":
        if scene.asked() == "block":
            asked.add(_name(scene))
            scene.answer("Block Raid")
        else:
            scene.game.choose(PASS)
    assert asked == {"Ox"}
    scene.until(t.END_COMBAT)
    assert lives(scene) == [20, 20, 18]
    assert all(obj.counters.get("loyalty", 5) == 5 and obj.counters.get("defense", 5) == 5 for obj in scene.all(what))


@cr("508.5", "702.130a")
@pytest.mark.parametrize("way", ["Out", "Blink", "Steal", "Stone", "Doom", "Home"])
@pytest.mark.parametrize("whom", ["C", "Mage"])
def test_the_defending_player_of_who_has_left_combat(way: str, whom: str) -> None:
    """Afflict waits on the stack when its creature is taken out of combat: it was attacking C, or C's planeswalker."""
    imp = creature("Imp", "{R}", "Imp", 3, 3, Keyword(k.AFFLICT, number=2))
    scene = Scene({"battlefield": [imp]}, {"hand": [WAYS[way]]}, {"battlefield": [OX, walker()]})
    fight(scene, {"Imp": whom}, {"Ox": "Imp"})
    scene.cast(B, f"Cast {way}", "Imp")
    scene.settle()
    assert lives(scene) == [20, 20, 18]


@cr("508.5")
@pytest.mark.parametrize("way", ["Out", "Home"])
def test_the_defending_player_is_who_had_the_planeswalker_then(way: str) -> None:
    """The attacker leaves combat, then its planeswalker changes hands: the player is who controlled it before that."""
    imp = creature("Imp", "{R}", "Imp", 3, 3, whenever(attacks(), lose_life(2, s.DefendingPlayer(this))))
    scene = Scene({"battlefield": [imp]}, {"hand": [WAYS[way], STEAL]}, {"battlefield": [walker()]})
    fight(scene, {"Imp": "Mage"})
    scene.cast(B, f"Cast {way}", "Imp")
    scene.resolve()
    scene.cast(B, "Cast Steal", "Mage")
    scene.settle()
    assert lives(scene) == [20, 20, 18]


@cr("506.4", "702.23a", "702.23b")
def test_nobody_blocks_who_has_left_combat() -> None:
    """Rampage resolves when its creature has been removed from combat: no creature is blocking it."""
    beast = creature("Beast", "{R}", "Beast", 3, 3, Keyword(k.RAMPAGE, number=2))
    scene = Scene({"hand": [OUT], "battlefield": [beast]}, {"battlefield": [OX, CAT]})
    fight(scene, {"Beast": "B"}, {"Ox": "Beast", "Cat": "Beast"})
    scene.cast(A, "Cast Out", "Beast")
    scene.settle()
    assert scene.size("Beast") == (3, 3)


@cr("702.23a", "702.23b")
@pytest.mark.parametrize(("left", "bonus"), [(0, 0), (1, 0), (2, 2), (3, 4)])
def test_rampage_counts_as_it_resolves_and_never_below_zero(left: int, bonus: int) -> None:
    beast = creature("Beast", "{R}", "Beast", 3, 3, Keyword(k.RAMPAGE, number=2))
    names = ["Ox", "Cat", "Cow"]
    cards = [creature(name, "{W}", "Ox", 1, 4) for name in names]
    scene = Scene({"hand": [HOME] * 3, "battlefield": [beast]}, {"battlefield": cards})
    fight(scene, {"Beast": "B"}, dict.fromkeys(names, "Beast"))
    for name in names[left:]:
        scene.cast(A, "Cast Home", name)
        scene.resolve()
    scene.settle()
    assert scene.size("Beast") == (3 + bonus, 3 + bonus)


@cr("506.4", "509.1h", "702.7b", "510.4")
def test_a_first_striker_that_has_left_makes_no_first_step() -> None:
    knight = creature("Knight", "{W}", "Knight", 2, 2, first_strike)
    scene = Scene({"hand": [OUT], "battlefield": [knight, BEAR]})
    fight(scene, {"Knight": "B", "Bear": "B"}, {})
    scene.play(A, "Cast Out", "Knight")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.st.step == t.COMBAT_DAMAGE
    assert lives(scene) == [20, 18]


@cr("508.8", "508.4", "506.1")
def test_blocks_and_damage_come_if_something_was_put_attacking_and_is_gone() -> None:
    """Nobody is declared; a creature is put onto the battlefield attacking, and destroyed: the steps are not skipped."""
    join = instant("Join", "{R}", e.Move(each(creatures, t.HAND, you), t.BATTLEFIELD, tapped=True, attacking=True))
    bell = enchantment("Bell", "{W}", whenever(p.BeginningOf(t.COMBAT_DAMAGE, s.AllPlayers()), gain_life(3)))
    scene = Scene({"hand": [join, CAT], "battlefield": [bell]}, {"hand": [DOOM]})
    scene.until(t.DECLARE_ATTACKERS)
    scene.play(A, "Cast Join")
    assert scene.one("Cat").combat is not None
    scene.play(B, "Cast Doom", "Cat")
    scene.until(t.END_COMBAT)
    assert lives(scene) == [23, 20]


@cr("506.4e", "310.8b")
@pytest.mark.parametrize(("controller", "removed"), [(A, True), (C, False)])
def test_a_planeswalker_that_is_a_battle_and_stops_being_one(controller: int, removed: bool) -> None:
    """Attacked as a battle that C protects. As a planeswalker alone it goes on being attacked only if C controls it."""
    both = planeswalker("Mage", "{U}", "Jace", 5)
    calm = instant("Calm", "{U}", becomes(target(permanents), m.SetTypes(t.PLANESWALKER)))
    rows: list[dict[str, Any]] = [{"battlefield": [BEAR]}, {"hand": [WAR, calm]}, {"battlefield": []}]
    rows[controller]["battlefield"] = [*rows[controller]["battlefield"], (both, {
        "counters": {"loyalty": 5, "defense": 5}, "notes": {PROTECTOR: C}})]  # fmt: skip
    scene = Scene(*rows)
    scene.play(B, "Cast War", "Mage")
    fight(scene, {"Bear": "Mage"})
    scene.play(B, "Cast Calm", "Mage")
    bear = scene.one("Bear").combat
    assert bear is not None and (bear.attacking != scene.one("Mage").id) is removed
    scene.until(t.END_COMBAT)
    assert scene.one("Mage").counters["loyalty"] == (5 if removed else 3)


@cr("506.4e")
def test_a_planeswalker_that_is_a_battle_and_stops_being_a_planeswalker() -> None:
    both = planeswalker("Mage", "{U}", "Jace", 5)
    calm = instant("Calm", "{U}", becomes(target(permanents), m.SetTypes(t.BATTLE)))
    fields = {"counters": {"loyalty": 5, "defense": 5}, "notes": {PROTECTOR: B}}
    scene = Scene({"battlefield": [BEAR, (both, fields)]}, {"hand": [WAR, calm]})
    scene.play(B, "Cast War", "Mage")
    fight(scene, {"Bear": "Mage"})
    scene.play(B, "Cast Calm", "Mage")
    scene.until(t.END_COMBAT)
    assert scene.one("Mage").counters == {"loyalty": 5, "defense": 3}


@cr("310.8g", "508.5", "306.6")
def test_a_former_battle_that_is_a_planeswalker_is_its_controllers_to_defend() -> None:
    """It keeps its protector, who has nothing to do with a planeswalker."""
    fields = {"counters": {"loyalty": 5}, "notes": {PROTECTOR: B}}
    imp = creature("Imp", "{R}", "Imp", 3, 3, whenever(attacks(), lose_life(2, s.DefendingPlayer(this))))
    scene = Scene({"battlefield": [imp]}, {"battlefield": [CAT]}, {"battlefield": [(MAGE, fields), OX]})
    fight(scene, {"Imp": "Mage"}, {"Cat": "Imp", "Ox": "Imp"})
    assert lives(scene) == [20, 20, 18]
    assert scene.one("Cat").combat is None and scene.one("Ox").combat is not None


@cr("506.4", "509.1g")
def test_who_blocked_what_left_is_blocking_still() -> None:
    """A blocking creature remains one though the attacker is gone; it is blocking no creature in particular."""
    count = enchantment(
        "Count",
        "{W}",
        whenever(p.BeginningOf(t.END_COMBAT, s.AllPlayers()), gain_life(v.Count(each(creatures & IsBlocking())))),
    )
    scene = Scene({"battlefield": [BEAR, count], "hand": [HOME]}, {"battlefield": [OX]})
    fight(scene, {"Bear": "B"}, {"Ox": "Bear"})
    scene.play(A, "Cast Home", "Bear")
    scene.until(t.END_COMBAT)
    scene.settle()
    assert lives(scene) == [21, 20]


@cr("506.4a", "509.1b")
def test_what_would_have_kept_a_creature_from_fighting_comes_too_late() -> None:
    """Evasion gained after the block, defender gained after the attack: nothing changes."""
    rise = instant("Rise", "{U}", gets(each(creatures), 0, 0, Keyword(k.FLYING), Keyword(k.DEFENDER)))
    fall = instant("Fall", "{U}", gets(target(creatures), 0, 0, Keyword(k.SHADOW), Keyword(k.MENACE)))
    scene = Scene({"hand": [rise, fall], "battlefield": [BEAR]}, {"battlefield": [OX]})
    fight(scene, {"Bear": "B"}, {"Ox": "Bear"})
    scene.play(A, "Cast Rise")
    scene.play(A, "Cast Fall", "Bear")
    scene.until(t.END_COMBAT)
    assert (scene.one("Ox").damage, scene.one("Bear").damage) == (2, 1)


@cr("800.4a", "800.4e", "506.4c", "510.1b")
def test_a_player_leaves_after_blocks() -> None:
    """C is attacked, blocked one, and leaves: that attacker stays blocked; nobody is hit; B's fight goes on."""
    scene = Scene({"battlefield": [BEAR, OX, CAT]}, {}, {"battlefield": [creature("Cow", "{W}", "Ox", 3, 3)]}, {})
    fight(scene, {"Bear": "C", "Ox": "C", "Cat": "B"}, {"Cow": "Bear"})
    scene.game.concede(C)
    scene.until(t.END_COMBAT)
    assert lives(scene)[:2] == [20, 19] and lives(scene)[D] == 20
    assert [scene.one(n).damage for n in ("Bear", "Ox", "Cat")] == [0, 0, 0]


@cr("506.4", "506.4a")
def test_removed_from_combat() -> None:
    calm = instant("Calm", "{W}", e.RemoveFromCombat(target(creatures)))
    scene = Scene({"battlefield": [BEAR]}, {"hand": [calm]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(B, "Cast Calm")
    scene.until(t.END_COMBAT)
    assert (scene.life(B), scene.one("Bear").tapped) == (20, True)
