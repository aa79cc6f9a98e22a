"""702: keyword abilities that count in combat, and those that guard a permanent."""

from collections.abc import Sequence

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.mods import LoseAllAbilities
from inset.language.words.kinds import (
    artifact_creature,
    aura,
    creature,
    deathtouch,
    defender,
    double_strike,
    enchant,
    first_strike,
    flying,
    haste,
    hexproof,
    indestructible,
    instant,
    lifelink,
    menace,
    protection,
    reach,
    shroud,
    sorcery,
    trample,
    vigilance,
    ward,
)  # fmt: skip
from inset.language.words.nouns import creatures, each, red, subtype, target
from inset.language.words.verbs import becomes, cost, deal, draw, gain_life, gains, gets, put_counters
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, KILL


def beast(*parts: object, power: int = 3, toughness: int = 3, name: str = "Beast", price: str = "{R}") -> Card:
    return creature(name, price, "Beast", power, toughness, *parts)  # type: ignore[arg-type]


def can_block(attacker: Card, blocker: Card, more: Sequence[object] = ()) -> bool:
    """Is the block on offer?"""
    scene = Scene({"battlefield": [attacker]}, {"battlefield": [blocker, *more]})
    while scene.asked() == "priority" and scene.st.step <= t.DECLARE_BLOCKERS:
        scene.game.choose(PASS)
        if scene.asked() == "attack":
            scene.answer("Attack")
    return scene.asked() == "block"


def fight_out(attacker: Card, blocker: Card | None = None, life: int = 20) -> Scene:
    """One attacks, the other blocks it if there is one."""
    scene = Scene({"battlefield": [attacker]}, {"battlefield": [blocker] if blocker else [], "life": life})
    scene.until(t.END_COMBAT, attack=[attacker.name], block={blocker.name: attacker.name} if blocker else None)
    return scene


# --- evasion ------------------------------------------------------------------------------------------------------


@cr("702.9b", "702.9c", "702.17b")
def test_flying_and_reach() -> None:
    flyer = beast(flying)
    assert not can_block(flyer, BEAR)
    assert can_block(flyer, beast(flying, name="Bird")) and can_block(flyer, beast(reach, name="Spider"))
    assert can_block(BEAR, flyer)  # 702.9b: it may block others


@cr("702.111b")
def test_menace() -> None:
    attacker = beast(menace)
    assert not can_block(attacker, BEAR)
    assert can_block(attacker, BEAR, [creature("Ox", "{W}", "Ox", 1, 1)])


@cr("702.36b")
def test_fear() -> None:
    attacker = beast(Keyword(k.FEAR))
    assert not can_block(attacker, BEAR)
    assert can_block(attacker, beast(name="Rat", price="{B}"))
    assert can_block(attacker, artifact_creature("Golem", "{3}", "Golem", 3, 3))


@cr("702.13b")
def test_intimidate() -> None:
    attacker = beast(Keyword(k.INTIMIDATE))
    assert not can_block(attacker, BEAR)
    assert can_block(attacker, beast(name="Goblin", price="{R}"))
    assert can_block(attacker, artifact_creature("Golem", "{3}", "Golem", 3, 3))


@cr("702.28b")
def test_shadow() -> None:
    dim = beast(Keyword(k.SHADOW))
    assert not can_block(dim, BEAR) and not can_block(BEAR, dim)
    assert can_block(dim, beast(Keyword(k.SHADOW), name="Shade"))


@cr("702.31b")
def test_horsemanship() -> None:
    rider = beast(Keyword(k.HORSEMANSHIP))
    assert not can_block(rider, BEAR) and can_block(BEAR, rider)
    assert can_block(rider, beast(Keyword(k.HORSEMANSHIP), name="Knight"))


@cr("702.118b")
def test_skulk() -> None:
    thief = beast(Keyword(k.SKULK), power=2)
    assert can_block(thief, BEAR) and not can_block(thief, beast(name="Giant"))


@cr("702.14c")
def test_landwalk() -> None:
    walker = beast(Keyword(k.LANDWALK, where=subtype("Swamp")))
    assert can_block(walker, BEAR) and not can_block(walker, BEAR, ["Swamp"])
    assert can_block(walker, BEAR, ["Forest"])


@cr("702.3b")
def test_defender() -> None:
    scene = Scene({"battlefield": [beast(defender)]})
    scene.until(t.END)  # nobody is asked whether it attacks
    assert scene.life(B) == 20
    assert can_block(BEAR, beast(defender, name="Wall"))


# --- damage -------------------------------------------------------------------------------------------------------


@cr("702.2b", "704.5h", "702.2c")
def test_deathtouch() -> None:
    scene = fight_out(beast(deathtouch, power=1, toughness=1), beast(power=0, toughness=9, name="Wall"))
    assert (scene.zone("Wall"), scene.zone("Beast")) == ("graveyard", "battlefield")
    scene = fight_out(beast(deathtouch, power=0), beast(power=0, toughness=9, name="Wall"))
    assert scene.zone("Wall") == "battlefield"


@cr("702.7b", "702.4b")
def test_first_and_double_strike() -> None:
    scene = fight_out(beast(first_strike, power=2, toughness=2), BEAR)
    assert (scene.zone("Bear"), scene.zone("Beast")) == ("graveyard", "battlefield")
    assert fight_out(beast(double_strike, power=2)).life(B) == 16
    assert fight_out(beast(first_strike, power=2)).life(B) == 18


@cr("702.15b", "120.3f")
def test_lifelink() -> None:
    assert fight_out(beast(lifelink)).life(A) == 23
    assert fight_out(beast(lifelink), beast(power=0, toughness=9, name="Wall")).life(A) == 23
    assert fight_out(beast()).life(A) == 20


@cr("702.15f")
def test_two_instances_of_lifelink_are_one() -> None:
    assert fight_out(beast(lifelink, lifelink)).life(A) == 23


@cr("702.80a", "120.3d")
def test_wither() -> None:
    scene = fight_out(beast(Keyword(k.WITHER), power=2), beast(power=0, toughness=5, name="Wall"))
    assert (scene.size("Wall"), scene.one("Wall").damage) == ((-2, 3), 0)
    assert fight_out(beast(Keyword(k.WITHER))).life(B) == 17


@cr("702.90b", "702.90c", "120.3b")
def test_infect() -> None:
    scene = fight_out(beast(Keyword(k.INFECT)))
    assert (scene.life(B), scene.st.players[B].counters.get("poison")) == (20, 3)
    scene = fight_out(beast(Keyword(k.INFECT), power=2), beast(power=0, toughness=5, name="Wall"))
    assert scene.size("Wall") == (-2, 3)


@cr("702.164c", "120.3g")
def test_toxic() -> None:
    scene = fight_out(beast(Keyword(k.TOXIC, number=2)))
    assert (scene.life(B), scene.st.players[B].counters.get("poison")) == (17, 2)
    scene = fight_out(beast(Keyword(k.TOXIC, number=2)), beast(power=0, name="Wall"))
    assert scene.st.players[B].counters.get("poison", 0) == 0


@cr("702.19b", "702.19c")
def test_trample() -> None:
    scene = Scene({"battlefield": [beast(trample, power=5)]}, {"battlefield": [BEAR]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Beast"], block={"Bear": "Beast"})
    scene.settle()
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.asked() != "priority"  # how the damage is divided is asked
    most = list(scene.game.options)
    scene.game.choose(most[0])
    while scene.asked() != "priority":
        scene.game.choose(scene.game.options[0])
    assert scene.zone("Bear") == "graveyard" and 17 <= scene.life(B) <= 20
    assert fight_out(beast(power=5), BEAR).life(B) == 20


@cr("702.20b")
def test_vigilance() -> None:
    assert not fight_out(beast(vigilance)).one("Beast").tapped
    assert fight_out(beast()).one("Beast").tapped


@cr("702.10b")
def test_haste() -> None:
    for parts, life in (((haste,), 17), ((), 20)):
        scene = Scene({"hand": [beast(*parts)]})
        scene.play(A, "Cast Beast")
        scene.until(t.END_COMBAT, attack=["Beast"])
        assert scene.life(B) == life


# --- triggered in combat ------------------------------------------------------------------------------------------


@cr("702.83a", "702.83b", "506.5")
def test_exalted() -> None:
    scene = Scene({"battlefield": [BEAR, beast(Keyword(k.EXALTED))]})
    scene.until(t.END_COMBAT, attack=["Bear"])
    assert scene.life(B) == 17
    scene = Scene({"battlefield": [BEAR, beast(Keyword(k.EXALTED))]})
    scene.until(t.END_COMBAT, attack=["Bear", "Beast"])
    assert scene.life(B) == 15


@cr("702.86a", "702.86b")
def test_annihilator() -> None:
    scene = Scene({"battlefield": [beast(Keyword(k.ANNIHILATOR, number=2))]}, {"battlefield": ["2 Forest"]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Beast"])
    scene.settle()
    assert scene.names("battlefield", B) == []


@cr("702.91a")
def test_battle_cry() -> None:
    scene = Scene({"battlefield": [BEAR, beast(Keyword(k.BATTLE_CRY))]})
    scene.until(t.END_COMBAT, attack=["Bear", "Beast"])
    assert scene.life(B) == 14


@cr("702.149a")
def test_training() -> None:
    pupil = beast(Keyword(k.TRAINING), power=1, toughness=1, name="Pupil")
    for attackers, counters in ((["Pupil", "Bear"], 1), (["Pupil"], 0)):
        scene = Scene({"battlefield": [pupil, BEAR]})
        scene.until(t.END_COMBAT, attack=attackers)
        assert scene.one("Pupil").counters.get("+1/+1", 0) == counters


@cr("702.49a", "702.49c")
def test_ninjutsu() -> None:
    """For an unblocked attacker; the ninja attacks whom it attacked."""
    ninja = creature("Ninja", "{3}{U}", "Ninja", 4, 4, Keyword(k.NINJUTSU, cost("{U}")))
    scene = Scene({"battlefield": [BEAR], "hand": [ninja]})
    assert not scene.could(A, "Ninjutsu")
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"])
    assert scene.could(A, "Ninja")
    scene.play(A, "Ninja")
    assert (scene.zone("Bear"), scene.one("Ninja").tapped) == ("hand", True)
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 16


# --- guards -------------------------------------------------------------------------------------------------------


@cr("702.12b", "702.12a")
def test_indestructible() -> None:
    scene = Scene({"hand": [KILL, BOLT]}, {"battlefield": [beast(indestructible)]})
    scene.play(A, "Cast Kill")
    scene.play(A, "Cast Bolt", "Beast")
    assert scene.zone("Beast") == "battlefield"
    shrink = instant("Shrink", "{B}", gets(target(creatures), -3, -3))
    scene = Scene({"hand": [shrink]}, {"battlefield": [beast(indestructible)]})
    scene.play(A, "Cast Shrink")
    assert scene.zone("Beast") == "graveyard"  # 704.5f is no destruction


@cr("702.11b", "702.18a")
def test_hexproof_and_shroud() -> None:
    for part, mine, theirs in ((hexproof, True, False), (shroud, False, False)):
        assert Scene({"hand": [KILL], "battlefield": [beast(part)]}).could(A, "Cast Kill") is mine
        assert Scene({"hand": [KILL]}, {"battlefield": [beast(part)]}).could(A, "Cast Kill") is theirs


@cr("702.21a")
def test_ward() -> None:
    for pool, answers, zone in (
        ("{B}{C}{C}", ["Yes"], "graveyard"), ("{B}{C}{C}", ["No"], "battlefield"), ("{B}{C}", [], "battlefield"),
    ):  # fmt: skip
        scene = Scene({"hand": [KILL], "mana": pool}, {"battlefield": [beast(ward("{2}"))]})
        scene.play(A, "Cast Kill", *answers)
        assert scene.zone("Beast") == zone
    scene = Scene({"hand": [KILL], "battlefield": [beast(ward("{2}"))], "mana": "{B}"})
    scene.play(A, "Cast Kill")
    assert scene.zone("Beast") == "graveyard"  # not for its controller's own


@cr("702.16b", "702.16e", "702.16f", "702.16c")
def test_protection() -> None:
    """Damage, enchanting, blocking, targeting by what it is protected from; and nothing else."""
    pro_red = protection(red)
    scene = Scene({"hand": [BOLT, KILL]}, {"battlefield": [beast(pro_red, price="{W}")]})
    scene.do(A, "Cast Bolt")
    assert not any("Beast" in word for word in scene.words())
    scene.settle("B")
    assert scene.could(A, "Cast Kill")
    assert not can_block(beast(pro_red, price="{W}"), beast(name="Goblin", price="{R}"))
    assert can_block(beast(pro_red, price="{W}"), BEAR)
    storm = sorcery("Storm", "{R}", deal(5, each(creatures)))
    scene = Scene({"hand": [storm]}, {"battlefield": [beast(pro_red, price="{W}"), BEAR]})
    scene.play(A, "Cast Storm")
    assert (scene.zone("Beast"), scene.zone("Bear")) == ("battlefield", "graveyard")


@cr("702.16n", "704.5m")
def test_protection_drops_auras() -> None:
    rage = aura("Rage", "{R}", enchant(creatures))
    pious = instant("Pious", "{W}", gains(target(creatures), protection(red)))
    scene = Scene({"hand": [pious], "battlefield": [BEAR, (rage, {"attached": "Bear"})]})
    scene.play(A, "Cast Pious")
    assert scene.zone("Rage") == "graveyard"


# --- coming back, growing -----------------------------------------------------------------------------------------


@cr("702.79a", "702.93a")
def test_persist_and_undying() -> None:
    for bit, kind in ((k.PERSIST, "-1/-1"), (k.UNDYING, "+1/+1")):
        scene = Scene({"hand": [KILL, KILL], "battlefield": [beast(Keyword(bit))]})
        scene.play(A, "Cast Kill")
        assert scene.one("Beast").counters == {kind: 1}
        scene.play(A, "Cast Kill")
        assert scene.zone("Beast") == "graveyard"


@cr("702.108a")
def test_prowess() -> None:
    sip = instant("Sip", "{W}", gain_life(1))
    scene = Scene({"hand": [sip, BEAR], "battlefield": [beast(Keyword(k.PROWESS))]})
    scene.play(A, "Cast Sip")
    assert scene.size("Beast") == (4, 4)
    scene.play(A, "Cast Bear")
    assert scene.size("Beast") == (4, 4)
    scene.next_turn()
    assert scene.size("Beast") == (3, 3)


@cr("702.100a", "702.100b")
def test_evolve() -> None:
    giant = beast(name="Giant", power=9, toughness=9)
    scene = Scene({"hand": [BEAR, giant], "battlefield": [beast(Keyword(k.EVOLVE))]})
    scene.play(A, "Cast Bear")
    assert scene.size("Beast") == (3, 3)
    scene.play(A, "Cast Giant")
    assert scene.size("Beast") == (4, 4)


@cr("702.101a")
def test_extort() -> None:
    sip = instant("Sip", "{G}", draw(1))
    for answer, lives in (("Yes", (21, 19)), ("No", (20, 20))):
        scene = Scene({"hand": [sip], "battlefield": [beast(Keyword(k.EXTORT))]})
        scene.play(A, "Cast Sip", answer)
        assert (scene.life(A), scene.life(B)) == lives


@cr("702.26b", "702.26a", "702.26d")
def test_phasing() -> None:
    scene = Scene({"battlefield": [beast(Keyword(k.PHASING))]}, {"hand": [KILL]})
    scene.next_turn()
    scene.until(t.UPKEEP, 3)
    assert scene.one("Beast").phased and scene.zone("Beast") == "battlefield"
    assert not scene.could(B, "Cast Kill")
    scene.until(t.UPKEEP, 5)
    assert not scene.one("Beast").phased


# --- decayed (702.147) ------------------------------------------------------------------------------------------------

ROTTEN = creature("Rotten", "{B}", "Zombie", 2, 2, Keyword(k.DECAYED))


@cr("702.147a")
def test_a_decayed_creature_can_not_block() -> None:
    assert not can_block(BEAR, ROTTEN)
    assert can_block(ROTTEN, BEAR)


@cr("702.147a")
def test_a_decayed_creature_that_attacks_is_sacrificed_at_end_of_combat() -> None:
    scene = Scene({"battlefield": [ROTTEN]})
    scene.until(t.COMBAT_DAMAGE, attack=["Rotten"])
    assert (scene.life(B), scene.zone("Rotten")) == (18, "battlefield")
    scene.until(t.POSTCOMBAT_MAIN)
    assert scene.zone("Rotten") == "graveyard"


@cr("702.147a")
def test_a_decayed_creature_that_stays_home_is_kept() -> None:
    scene = Scene({"battlefield": [ROTTEN]})
    scene.until(t.POSTCOMBAT_MAIN)
    assert scene.zone("Rotten") == "battlefield"


@cr("702.147a", "603.7")
def test_what_has_decayed_is_sacrificed_even_if_it_has_lost_the_keyword() -> None:
    """The delayed triggered ability is set up when it attacks; what happens to the keyword afterwards is no matter."""
    clean = instant("Clean", "{W}", becomes(target(creatures), LoseAllAbilities()))
    scene = Scene({"hand": [clean], "battlefield": [ROTTEN]})
    scene.until(t.COMBAT_DAMAGE, attack=["Rotten"])
    scene.play(A, "Cast Clean", "Rotten")
    scene.until(t.POSTCOMBAT_MAIN)
    assert scene.zone("Rotten") == "graveyard"


@cr("122.1b", "702.147a")
def test_a_decayed_counter() -> None:
    rot = instant("Rot", "{B}", put_counters(target(creatures), 1, "decayed"))
    scene = Scene({"hand": [rot], "battlefield": [BEAR]})
    scene.play(A, "Cast Rot", "Bear")
    assert scene.keywords("Bear") & k.DECAYED
    scene.until(t.POSTCOMBAT_MAIN, attack=["Bear"])
    assert scene.zone("Bear") == "graveyard"
