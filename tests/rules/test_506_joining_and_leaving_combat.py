"""506–513: creatures that join and leave combat; what waits for its end and for the end of the turn."""

from inset.kernel import types as t
from inset.language import effects as e, mods as m, patterns as p
from inset.language.words.kinds import (
    artifact,
    creature,
    enchantment,
    first_strike,
    flash,
    instant,
    static,
    vigilance,
    whenever,
)
from inset.language.words.nouns import creatures, each, each_player, target, you
from inset.language.words.verbs import (
    attacks,
    becomes,
    blocks,
    cant_attack,
    deals_combat_damage,
    destroy,
    enters,
    gain_life,
    gets,
    tap,
    untap,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, CAT, OX


def _joins(name: str, what: object) -> object:
    """An instant that puts the card of a hand onto the battlefield tapped and attacking."""
    return instant(name, "{R}", e.Move(each(what, t.HAND, you), t.BATTLEFIELD, tapped=True, attacking=True))  # type: ignore[arg-type]


JOIN = _joins("Join", creatures)


@cr("506.3a")
def test_a_noncreature_put_onto_the_battlefield_attacking_is_never_attacking() -> None:
    from inset.language.filters import HasType

    rock = artifact("Rock", "{1}")
    scene = Scene({"hand": [_joins("Join", HasType(t.ARTIFACT)), rock], "battlefield": [BEAR]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(A, "Cast Join")
    assert (scene.zone("Rock"), scene.one("Rock").combat) == ("battlefield", None)


@cr("506.3b", "508.4")
def test_who_does_not_attack_puts_nothing_attacking() -> None:
    scene = Scene({"battlefield": [BEAR]}, {"hand": [JOIN, CAT]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(B, "Cast Join")
    assert (scene.zone("Cat"), scene.one("Cat").combat) == ("battlefield", None)


@cr("506.3d", "508.4d")
def test_a_creature_that_joins_after_blocks_is_unblocked() -> None:
    scene = Scene({"hand": [JOIN, CAT], "battlefield": [BEAR]}, {"battlefield": [OX]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Ox": "Bear"})
    scene.play(A, "Cast Join")
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 19


@cr("508.4c")
def test_restrictions_do_not_keep_a_creature_from_joining() -> None:
    peace = enchantment("Peace", "{W}", cant_attack(creatures))
    scene = Scene({"hand": [JOIN, CAT], "battlefield": [BEAR, (peace, {})]})
    scene.until(t.BEGIN_COMBAT)
    scene.play(A, "Cast Join")
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 19


@cr("508.4", "508.3a")
def test_a_creature_that_joins_never_attacked() -> None:
    horn = enchantment("Horn", "{W}", whenever(attacks(creatures), gain_life(1)))
    scene = Scene({"hand": [JOIN, CAT], "battlefield": [BEAR, horn]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.settle()
    scene.play(A, "Cast Join")
    assert scene.life(A) == 21


@cr("506.4b")
def test_a_tapped_attacker_or_blocker_deals_its_damage() -> None:
    press = instant("Press", "{U}", tap(target(creatures)))
    rest = instant("Rest", "{U}", untap(target(creatures)))
    scene = Scene({"hand": [press, rest], "battlefield": [BEAR]}, {"battlefield": [CAT]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Cat": "Bear"})
    scene.play(A, "Cast Press", "Cat")
    scene.play(A, "Cast Rest", "Bear")
    scene.until(t.END_COMBAT)
    assert (scene.zone("Cat"), scene.one("Bear").damage) == ("graveyard", 1)


@cr("508.2a")
def test_what_changes_after_the_declaration_does_not_trigger() -> None:
    """Whenever a creature with vigilance attacks: one that gains it later has attacked without."""
    from inset.language.filters import And, HasKeyword, HasType
    from inset.language.keywords import VIGILANCE

    horn = enchantment(
        "Horn", "{W}", whenever(attacks(And((HasType(t.CREATURE), HasKeyword(VIGILANCE)))), gain_life(1))
    )
    watch = instant("Watch", "{W}", gets(target(creatures), 0, 0, vigilance))
    scene = Scene({"hand": [watch], "battlefield": [BEAR, horn]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(A, "Cast Watch", "Bear")
    assert scene.life(A) == 20


@cr("509.3b", "509.3a")
def test_blocking_a_creature_triggers_for_each() -> None:
    from inset.language.filters import IsThis
    from inset.language.statics import CAN_BLOCK_ANY_NUMBER, Restrict

    wall = creature(
        "Wall", "{W}", "Wall", 0, 9, static(Restrict(CAN_BLOCK_ANY_NUMBER, IsThis())),
        whenever(blocks(), gain_life(1)), whenever(p.Blocks(IsThis(), creatures), gain_life(10)),
    )  # fmt: skip
    scene = Scene({"battlefield": [BEAR, CAT]}, {"battlefield": [wall]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear", "Cat"])
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block Bear")
    scene.answer("Block Cat")
    scene.settle("Wall", "Wall", "Wall", 0, 0)
    assert scene.life(B) == 41


@cr("510.3a", "704.3")
def test_triggers_of_damage_and_of_deaths_wait_together() -> None:
    """They go on the stack in the order that their controller chooses."""
    wake = enchantment(
        "Wake", "{B}", whenever(p.Moves(creatures, t.BATTLEFIELD, t.GRAVEYARD), gain_life(1)),
        whenever(deals_combat_damage(creatures), gain_life(10)),
    )  # fmt: skip
    scene = Scene({"battlefield": [BEAR, CAT, wake]}, {"battlefield": [OX]})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        scene.answer("Attack")
    while scene.asked() != "block":
        scene.game.choose(PASS)
    scene.answer("Block Cat")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.asked() == "order"
    scene.settle(0, 0, "Wake")
    assert scene.life(A) == 31


@cr("511.2", "500.5a")
def test_until_end_of_combat() -> None:
    rage = instant("Rage", "{R}", becomes(target(creatures), m.ModifyPT(3, 0), duration=e.END_OF_COMBAT))
    bell = enchantment("Bell", "{W}", whenever(p.BeginningOf(t.END_COMBAT, each_player), gain_life(1)))
    scene = Scene({"hand": [rage], "battlefield": [BEAR, bell]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(A, "Cast Rage", "Bear")
    scene.until(t.END_COMBAT)
    assert (scene.size("Bear"), scene.stack()) == ((5, 2), ["Bell"])
    scene.until(t.POSTCOMBAT_MAIN)
    assert (scene.size("Bear"), scene.life(A)) == ((2, 2), 21)


@cr("513.2", "603.2")
def test_what_comes_in_the_end_step_waits_for_the_next() -> None:
    bell = creature("Bell", "{W}", "Spirit", 1, 1, flash, whenever(p.BeginningOf(t.END, each_player), gain_life(1)))
    scene = Scene({"hand": [bell]})
    scene.until(t.END)
    scene.play(A, "Cast Bell")
    assert scene.life(A) == 20
    scene.until(t.END, turn=2)
    scene.settle()
    assert scene.life(A) == 21


@cr("802.4b", "702.111b")
def test_menace_looks_at_one_players_blockers_only() -> None:
    """A creature that attacks one player is no concern of another's blocks."""
    from inset.language.words.kinds import menace

    thug = creature("Thug", "{B}", "Rogue", 3, 3, menace)
    scene = Scene({"battlefield": [thug]}, {"battlefield": [CAT]}, {"battlefield": [OX, BEAR]})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack C")
    while scene.asked() != "block":
        scene.game.choose(PASS)
    asked = scene.game.decision
    assert asked is not None and asked.player == C
    scene.answer("Block Thug")
    assert scene.asked() == "priority" or scene.words() == ["Block Thug"]
    assert scene.one("Cat").combat is None


@cr("802.5", "510.1d", "510.2")
def test_combat_damage_against_several_players_is_dealt_at_once() -> None:
    scene = Scene({"battlefield": [BEAR, OX]}, {"battlefield": [CAT]}, {"life": 1})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        assert scene.game.decision is not None
        name = scene.st.objs[scene.game.decision.subject].definition.name
        scene.answer("Attack B" if name == "Bear" else "Attack C")
    scene.until(t.END_COMBAT, block={"Cat": "Bear"})
    assert (scene.st.players[C].lost, scene.zone("Cat"), scene.one("Bear").damage) == ("704.5a", "graveyard", 1)


@cr("508.4a", "506.3c", "702.49c")
def test_a_creature_joins_against_nobody_if_that_player_has_left() -> None:
    from inset.language.abilities import Keyword
    from inset.language.keywords import NINJUTSU
    from inset.language.words.verbs import cost

    ninja = creature("Ninja", "{3}{U}", "Ninja", 4, 4, Keyword(NINJUTSU, cost("{U}")))
    scene = Scene({"battlefield": [BEAR], "hand": [ninja]}, {}, {})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack B")
    scene.until(t.DECLARE_BLOCKERS)
    scene.do(A, "Ninja")
    scene.game.concede(B)
    scene.settle()
    assert (scene.zone("Ninja"), scene.one("Ninja").combat, scene.game.outcome) == ("battlefield", None, None)


@cr("510.4", "702.7b", "506.4")
def test_losing_first_strike_between_the_steps() -> None:
    calm = instant("Calm", "{W}", becomes(target(creatures), m.LoseKeyword(first_strike.keyword)))
    duelist = creature("Duelist", "{W}", "Knight", 2, 2, first_strike)
    scene = Scene({"hand": [calm], "battlefield": [duelist]})
    scene.until(t.FIRST_STRIKE_DAMAGE, attack=["Duelist"])
    assert scene.life(B) == 18
    scene.play(A, "Cast Calm", "Duelist")
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 18


@cr("603.6a", "506.4", "508.8")
def test_the_last_attacker_is_gone_before_blocks() -> None:
    """The declare blockers and combat damage steps come all the same: something attacked."""
    doom = instant("Doom", "{B}", destroy(target(creatures)))
    bell = enchantment("Bell", "{W}", whenever(enters(creatures), gain_life(1)), whenever(
        p.BeginningOf(t.COMBAT_DAMAGE, each_player), gain_life(3)))  # fmt: skip
    scene = Scene({"battlefield": [BEAR]}, {"hand": [doom], "battlefield": [bell]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(B, "Cast Doom", "Bear")
    scene.until(t.COMBAT_DAMAGE)
    assert scene.st.step == t.COMBAT_DAMAGE
