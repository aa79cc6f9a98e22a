"""702.22, 508.1e, 510.1e: bands, and damage that is assigned by all attackers together."""

from typing import Any

import pytest

from inset.kernel import types as t
from inset.language import effects as e, patterns as p
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.keywords import BANDING, DEATHTOUCH
from inset.language.mods import LoseAllAbilities
from inset.language.words.kinds import creature, creature_token, enchantment, instant, trample, whenever
from inset.language.words.nouns import creatures, target
from inset.language.words.verbs import becomes, gain_life
from inset.rules.model.answers import PASS, AnyAnswer
from inset.rules.model.subjects import Share
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BIRD, CUB

band = Keyword(BANDING)
HERO = creature("Hero", "{W}", "Human", 1, 1, band)
PAL = creature("Pal", "{W}", "Human", 1, 1, band)
OX = creature("Ox", "{W}", "Ox", 3, 4)
YAK = creature("Yak", "{W}", "Ox", 3, 4)


def _attack(scene: Scene, *bands: Any) -> None:
    """Everybody attacks the first that may be attacked; then the answers to who bands with whom."""
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        scene.answer("Attack B")
    todo = list(bands)
    while scene.asked() == "object":
        scene.answer(todo.pop(0))
    assert not todo


def _block(scene: Scene, **blocks: str) -> None:
    while scene.asked() != "block":
        scene.game.choose(PASS)
    while scene.asked() == "block":
        asked = scene.game.decision
        assert asked is not None
        name = scene.st.objs[asked.subject].definition.name
        scene.answer(f"Block {blocks[name]}" if name in blocks else "Don't")


def _bands(scene: Scene) -> list[list[str]]:
    found: dict[int, list[str]] = {}
    for obj in scene.st.objs.values():
        if obj.combat is not None and obj.combat.band:
            found.setdefault(obj.combat.band, []).append(obj.definition.name)
    return sorted(found.values())


def _offered(*cards: Card) -> set[tuple[tuple[str, ...], ...]]:
    """Every way to band when all of these attack."""
    found = set()
    waiting: list[tuple[AnyAnswer, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        scene = Scene({"battlefield": list(cards)})
        _attack_plain(scene)
        for answer in answers:
            scene.game.choose(answer)
        if scene.asked() == "object":
            waiting += [(*answers, option.answer) for option in scene.game.options]
        else:
            found.add(tuple(tuple(members) for members in _bands(scene)))
    return found


def _attack_plain(scene: Scene) -> None:
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        scene.answer("Attack B")


@cr("508.1e", "702.22c", "702.22m")
def test_who_may_band_with_whom() -> None:
    """Any number with banding and up to one without; each creature in one band at most; nobody has to."""
    assert _offered(BEAR, CUB) == {()}
    assert _offered(HERO, BEAR, CUB) == {(), (("Hero", "Bear"),), (("Hero", "Cub"),)}
    assert _offered(HERO, PAL) == {(), (("Hero", "Pal"),)}
    twice = creature("Twice", "{W}", "Human", 1, 1, band, band)
    assert _offered(BEAR, twice) == {(), (("Bear", "Twice"),)}
    both = _offered(BEAR, CUB, HERO, PAL)
    assert (("Bear", "Hero"), ("Cub", "Pal")) in both and (("Bear", "Hero", "Pal"),) in both
    assert not any({"Bear", "Cub"} <= set(members) for bands in both for members in bands)
    assert len(both) == 10


@cr("702.22d", "802.3b")
def test_a_band_attacks_one_player_or_permanent() -> None:
    scene = Scene({"battlefield": [HERO, BEAR]}, {}, {})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack B", "Attack C")
    assert scene.asked() == "priority"
    assert _bands(scene) == []


@cr("702.22h", "702.22g", "509.1h", "509.3d")
def test_a_band_is_blocked_as_one() -> None:
    """A creature without flying can't block the flyer, but blocks the band by blocking the other; nothing is shared."""
    horn = enchantment("Horn", "{W}", whenever(p.BecomesBlocked(creatures, by=creatures), gain_life(1)))
    hero = creature("Hero", "{W}", "Human", 1, 3, band)
    scene = Scene({"battlefield": [hero, BIRD, horn]}, {"battlefield": [OX]})
    _attack(scene, "Hero")
    while scene.asked() != "block":
        scene.game.choose(PASS)
    assert scene.words() == ["Don't block", "Block Hero (A's)"]
    scene.answer("Block Hero")
    scene.settle()
    assert scene.life(A) == 22
    assert [bool(scene.one(n).combat.blocked) for n in ("Hero", "Bird")] == [True, True]  # type: ignore[union-attr]


@cr("702.22k", "510.1d")
def test_the_active_player_divides_the_damage_of_who_blocks_a_band() -> None:
    scene = Scene({"battlefield": [HERO, BEAR]}, {"battlefield": [OX]})
    _attack(scene, "Hero")
    _block(scene, Ox="Bear")
    while scene.asked() != "number":
        scene.game.choose(PASS)
    asked = scene.game.decision
    assert asked is not None and asked.player == A
    scene.answer(3 if scene.st.objs[asked.subject].definition.name == "Hero" else 0)
    assert (scene.zone("Hero"), scene.zone("Bear"), scene.one("Ox").damage) == ("graveyard", "battlefield", 3)


@cr("702.22j", "510.1c")
@pytest.mark.parametrize("tramples", [True, False])
def test_the_defending_player_divides_the_damage_of_who_is_blocked_by_banding(tramples: bool) -> None:
    """All of it goes to blockers, even from a creature with trample."""
    giant = creature("Giant", "{R}", "Giant", 6, 6, *([trample] if tramples else []))
    scene = Scene({"battlefield": [giant]}, {"battlefield": [HERO, OX]})
    _attack_plain(scene)
    _block(scene, Hero="Giant", Ox="Giant")
    while scene.asked() != "number":
        scene.game.choose(PASS)
    asked = scene.game.decision
    assert asked is not None and asked.player == B and len(scene.game.options) == 7
    scene.answer(6 if scene.st.objs[asked.subject].definition.name == "Hero" else 0)
    assert (scene.life(B), scene.zone("Hero"), scene.zone("Ox")) == (20, "graveyard", "battlefield")


@cr("702.22e", "702.22f")
def test_a_band_lasts_without_banding_and_without_who_left_it() -> None:
    """Hero loses its abilities, Bear leaves combat: Hero and Pal are still blocked together, Bear isn't with them."""
    dull = instant("Dull", "{U}", becomes(target(creatures), LoseAllAbilities()))
    out = instant("Out", "{U}", e.RemoveFromCombat(target(creatures)))
    scene = Scene({"battlefield": [HERO, PAL, BEAR], "hand": [dull, out]}, {"battlefield": [OX]})
    _attack(scene, "Hero", "Hero")
    scene.play(A, "Cast Dull", "Hero")
    scene.play(A, "Cast Out", "Bear")
    _block(scene, Ox="Pal")
    assert _bands(scene) == [["Hero", "Pal"]]
    assert scene.one("Hero").combat.blocked and scene.one("Bear").combat is None  # type: ignore[union-attr]


@cr("702.22h", "509.4")
def test_a_creature_that_enters_blocking_blocks_the_band() -> None:
    snare = instant("Snare", "{G}", e.CreateToken(creature_token("Wall", 0, 4, t.WHITE), blocking=target(creatures)))
    scene = Scene({"battlefield": [HERO, BEAR]}, {"hand": [snare]})
    _attack(scene, "Hero")
    scene.play(B, "Cast Snare", "Bear")
    assert [o.combat.blocked for o in (scene.one("Hero"), scene.one("Bear")) if o.combat is not None] == [True, True]


@cr("510.1e", "702.19b")
@pytest.mark.parametrize("touch", [False, True])
def test_attackers_with_trample_may_count_on_one_another(touch: bool) -> None:
    """Two 3/3s with trample in a band are blocked by a 3/4: together they need four damage for it, no matter who assigns it. The
    one with deathtouch assigns first, and one damage of it is enough."""
    first = creature("First", "{G}", "Beast", 3, 3, trample, band)
    second = creature("Second", "{G}", "Beast", 3, 3, trample, *([Keyword(DEATHTOUCH)] if touch else []))
    whole = Scene({"battlefield": [first, second]}, {"battlefield": [OX]})
    _attack(whole, "First")
    _block(whole, Ox="First")
    while whole.asked() == "priority":
        whole.game.choose(PASS)
    found = set()
    for a in [option.answer for option in whole.game.options]:
        trial = whole.game.copy()
        trial.choose(a)
        asked = trial.decision
        assert asked is not None
        assert isinstance(asked.about, Share)
        if asked.about.source != whole.one("Ox").id:
            found |= {(a, option.answer) for option in asked.options}
        else:
            found.add((a, 3))
    every = {(a, b) for a in range(4) for b in range(4)}
    assert found == {(a, b) for a, b in every if (a >= 1 if touch else a + b >= 4)}
