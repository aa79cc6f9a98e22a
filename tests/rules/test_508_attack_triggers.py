"""508.3, 508.6, 509.3: what is noticed about attacks and blocks."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, patterns as p, statics as sta
from inset.language.filters import And, HasColor, HasType
from inset.language.keywords import FIRST_STRIKE
from inset.language.mods import SetColors
from inset.language.node import Pattern
from inset.language.words.kinds import creature, enchantment, instant, whenever
from inset.language.words.nouns import an_opponent, attacking, creatures, each, each_player, target, this_one, you
from inset.language.words.verbs import becomes, gain_life
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, CAT, MAGE, OX

JOIN = instant("Join", "{R}", e.Move(each(creatures, t.HAND, you), t.BATTLEFIELD, tapped=True, attacking=True))


def _horn(when: Pattern) -> object:
    return enchantment("Horn", "{W}", whenever(when, gain_life(1)))


def _declare(scene: Scene, **attacks: str) -> None:
    """Moves on to the declaration; creatures by name attack what is given, the others nothing."""
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        asked = scene.game.decision
        assert asked is not None
        name = scene.st.objs[asked.subject].definition.name
        scene.answer(f"Attack {attacks[name]}" if name in attacks else "Don't")
    scene.settle()


YOU = sta.YOU_ALONE
CASES = [
    ("508.3b", p.PlayerAttacks(each_player, whom=YOU), {"Bear": "B", "Cat": "B"}, 1),  # whenever you're attacked
    ("508.3b", p.PlayerAttacks(each_player, whom=YOU), {"Bear": "Mage"}, 0),
    ("508.3b", p.PlayerAttacks(each_player, whom=sta.PLANESWALKERS), {"Bear": "Mage", "Cat": "B"}, 1),
    (
        "508.3e",
        p.PlayerAttacks(an_opponent, whom=YOU),
        {"Bear": "C", "Cat": "B"},
        1,
    ),  # whenever an opponent attacks you
    ("508.3e", p.PlayerAttacks(an_opponent, whom=YOU), {"Bear": "C", "Cat": "Mage"}, 0),
    ("508.3e", p.PlayerAttacks(an_opponent, 2, whom=YOU), {"Bear": "C", "Cat": "B"}, 0),
    ("508.3e", p.PlayerAttacks(an_opponent, 2, whom=YOU), {"Bear": "B", "Cat": "B"}, 1),
    (
        "508.3c",
        p.PlayerAttacks(an_opponent, where=HasColor(t.WHITE)),
        {"Bear": "B"},
        0,
    ),  # attacks with a white creature
    ("508.3c", p.PlayerAttacks(an_opponent, where=HasColor(t.WHITE)), {"Bear": "B", "Cat": "C"}, 1),
    ("508.3a", p.Attacks(creatures, whom=YOU), {"Bear": "B", "Cat": "B"}, 2),
    ("508.3a", p.Attacks(creatures, whom=YOU), {"Bear": "Mage", "Cat": "C"}, 0),
    ("508.3a", p.Attacks(creatures, whom=sta.YOU_OR_PLANESWALKERS), {"Bear": "Mage", "Cat": "B"}, 2),
]


@pytest.mark.parametrize(("rule", "when", "attacks", "times"), CASES)
@cr("508.3a", "508.3b", "508.3c", "508.3e", "508.6")
def test_who_attacks_whom(rule: str, when: Pattern, attacks: dict[str, str], times: int) -> None:
    """B has the ability and a planeswalker; A attacks. What is put onto the battlefield attacking was never declared."""
    row = {"battlefield": [_horn(when), (MAGE, {"counters": {"loyalty": 5}})]}
    scene = Scene({"battlefield": [BEAR, CAT], "hand": [JOIN, OX]}, row, {})
    _declare(scene, **attacks)
    assert scene.life(B) == 20 + times, rule
    scene.play(A, "Cast Join", "Attack B")
    assert scene.life(B) == 20 + times, rule


@cr("508.3f", "509.3g")
def test_attacks_and_is_not_blocked() -> None:
    """Noticed as blockers are declared, of a creature that joined the attack too, and not of a blocked one."""
    scene = Scene(
        {"battlefield": [BEAR, CAT, _horn(p.AttacksUnblocked(creatures))], "hand": [JOIN, OX]}, {"battlefield": [OX]}
    )
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear", "Cat"])
    scene.play(A, "Cast Join")
    assert (scene.life(A), scene.stack()) == (20, [])
    scene.until(t.DECLARE_BLOCKERS, block={"Ox": "Bear"})
    assert scene.stack() == ["Horn", "Horn"]
    scene.settle()
    assert scene.life(A) == 22


@cr("509.3g")
def test_a_blocked_creature_whose_blockers_are_gone_was_blocked() -> None:
    away = instant("Away", "{U}", e.Move(target(creatures), t.HAND))
    scene = Scene({"battlefield": [BEAR, _horn(p.AttacksUnblocked(creatures))], "hand": [away]}, {"battlefield": [OX]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Ox": "Bear"})
    scene.play(A, "Cast Away", "Ox")
    scene.until(t.END_COMBAT)
    assert (scene.life(A), scene.life(B)) == (20, 20)


@cr("508.3f", "509.3g")
def test_with_nobody_able_to_block_it_is_noticed_as_well() -> None:
    scene = Scene({"battlefield": ["Eternal of Harsh Truths"], "library": ["Forest"]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Eternal of Harsh Truths"])
    assert scene.stack() == ["Eternal of Harsh Truths"]
    scene.settle()
    assert scene.names("hand", A) == ["Forest"]


GREEN = And((HasType(t.CREATURE), HasColor(t.GREEN)))


@pytest.mark.parametrize("when", [p.Blocks(GREEN), p.Blocks(creatures, GREEN), p.BecomesBlocked(GREEN)])
@pytest.mark.parametrize("early", [True, False])
@cr("509.3f")
def test_the_characteristics_at_the_point_of_blocking_count(when: Pattern, early: bool) -> None:
    """A creature that becomes green before blocks counts as green; one that becomes green afterwards doesn't."""
    paint = instant("Paint", "{G}", becomes(each(creatures), SetColors(t.GREEN)))
    ram = creature("Ram", "{W}", "Sheep", 2, 2)
    scene = Scene({"battlefield": [ram, _horn(when)], "hand": [paint]}, {"battlefield": [OX]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Ram"])
    if early:
        scene.play(A, "Cast Paint")
    scene.until(t.DECLARE_BLOCKERS, block={"Ox": "Ram"})
    scene.settle()
    if not early:
        scene.play(A, "Cast Paint")
    assert scene.life(A) == 20 + early


# --- becoming blocked (509.3c–e), put onto the battlefield blocking (509.4) ----------------------------------------------

AMBUSH = instant(
    "Ambush", "{G}", e.Move(each(creatures, t.HAND, you), t.BATTLEFIELD, blocking=target(attacking & creatures))
)


def _ambushed(*abilities: Pattern, with_ox: bool = False) -> Scene:
    """A's Bear attacks; B's Ox blocks it or doesn't; then B's Cat is put onto the battlefield blocking it."""
    horns = [enchantment(f"Horn{i}", "{W}", whenever(when, gain_life(10**i))) for i, when in enumerate(abilities)]
    scene = Scene({"battlefield": [BEAR, *horns]}, {"battlefield": [OX], "hand": [AMBUSH, CAT]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block" if with_ox else "Don't")
    scene.settle(0, 0, 0)
    return scene


@cr("509.3a", "509.3b", "509.3c", "509.3d", "509.4")
@pytest.mark.parametrize(("with_ox", "declared", "entered"), [(False, 0, 110), (True, 1111, 100)])
def test_what_an_entering_blocker_triggers(with_ox: bool, declared: int, entered: int) -> None:
    """ "Blocks" is only for who was declared; "becomes blocked" once each combat; "by a creature" once for each."""
    scene = _ambushed(
        p.Blocks(creatures), p.BecomesBlocked(creatures), p.BecomesBlocked(creatures, by=creatures),
        p.Blocks(creatures, creatures), with_ox=with_ox,
    )  # fmt: skip
    assert scene.life(A) == 20 + declared
    scene.play(B, "Cast Ambush", "Bear", 0, 0)
    assert scene.life(A) == 20 + declared + entered


@cr("509.3e")
def test_a_particular_number_of_blockers() -> None:
    """By two or more: not with one; with the second, which enters; and once if two are declared together."""
    scene = _ambushed(p.BecomesBlocked(creatures, by=creatures, least=2), with_ox=True)
    assert scene.life(A) == 20
    scene.play(B, "Cast Ambush", "Bear")
    assert scene.life(A) == 21
    horn = _horn(p.BecomesBlocked(creatures, by=creatures, least=2))
    scene = Scene({"battlefield": [BEAR, horn]}, {"battlefield": [OX, CAT]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Ox": "Bear", "Cat": "Bear"})
    scene.settle()
    assert scene.life(A) == 21


@cr("509.3e", "509.1a")
@pytest.mark.parametrize("both", [True, False])
def test_blocking_a_particular_number(both: bool) -> None:
    """Lairwatch Giant can block an additional creature, and gains first strike if it blocks two."""
    scene = Scene({"battlefield": [BEAR, CAT, OX]}, {"battlefield": ["Lairwatch Giant"]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear", "Cat", "Ox"])
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block Bear")
    scene.answer("Block Cat" if both else "Don't")
    assert scene.asked() == "priority", "no third creature"
    scene.settle()
    assert bool(scene.keywords("Lairwatch Giant") & FIRST_STRIKE) == both


@cr("506.3e", "509.4a", "509.4b")
@pytest.mark.parametrize(("who", "restricted", "blocking"), [(B, False, True), (B, True, True), (C, False, False)])
def test_only_the_attacked_player_puts_a_creature_blocking_and_no_restriction_keeps_it(
    who: int, restricted: bool, blocking: bool
) -> None:
    cat = creature("Cat", "{W}", "Cat", 1, 1, *([sta.Restrict(sta.CANT_BLOCK, this_one)] if restricted else []))
    rows = [{"battlefield": [BEAR]}, {}, {}]
    rows[who] = {"hand": [AMBUSH, cat]}
    scene = Scene(*rows)
    _declare(scene, Bear="B")
    scene.until(t.DECLARE_BLOCKERS)
    scene.play(who, "Cast Ambush", "Bear")
    assert scene.zone("Cat") == "battlefield"
    assert (scene.one("Cat").combat is not None) == blocking
    scene.until(t.END_COMBAT)
    assert scene.life(B) == (20 if blocking else 18)


@cr("509.4a")
def test_a_creature_that_no_longer_attacks_is_not_blocked() -> None:
    """It left combat while the spell was on the stack: removed, it is no legal target; here it was remembered, not targeted."""
    out = instant("Out", "{U}", e.RemoveFromCombat(target(creatures)))
    brimaz = "Brimaz, King of Oreskos"
    scene = Scene({"battlefield": [BEAR], "hand": [out]}, {"battlefield": [brimaz]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={brimaz: "Bear"})
    scene.play(A, "Cast Out", "Bear")
    token = next(o for o in scene.st.objs.values() if o.token)
    assert (token.combat, scene.names("battlefield", B)) == (None, [brimaz, "Cat Soldier Token"])


@cr("506.3a", "506.3f")
def test_a_battle_never_attacks_or_blocks() -> None:
    """A creature that's also a battle, put onto the battlefield attacking or blocking, is neither."""
    beast = creature("Beast", "{G}", "Beast", 3, 3, types=t.BATTLE)
    ambush = instant(
        "Ambush", "{G}", e.Move(each(creatures, t.HAND, you), t.BATTLEFIELD, blocking=target(attacking & creatures))
    )
    scene = Scene({"battlefield": [BEAR], "hand": [JOIN, beast]}, {"hand": [ambush, beast]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(A, "Cast Join")
    scene.play(B, "Cast Ambush", "Bear")
    beasts = scene.all("Beast")
    assert [o.combat for o in beasts if o.zone == t.BATTLEFIELD] == [None] * len(
        [o for o in beasts if o.zone == t.BATTLEFIELD]
    )
