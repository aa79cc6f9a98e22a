"""701, 702: keywords of permanents that grow, pay or act."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import costs as c, effects as ef, keywords as k, patterns as p
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import PlayerIs
from inset.language.filters import SUSPECTED, Anything
from inset.language.selections import Blessed
from inset.language.statics import AbilityCostChange
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    instant,
    level,
    sorcery,
    static,
    trample,
    vehicle,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    artifacts,
    creatures,
    each,
    other,
    saved,
    target,
    this,
    this_one,
    x,
    you,
    you_control,
)
from inset.language.words.verbs import (
    cost,
    create,
    draw,
    enters,
    gain_life,
    has,
    have,
    put_counters,
    to_hand,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL

BLESSED = PlayerIs(you, Blessed())


def beast(*parts: object, name: str = "Beast", power: int = 2, toughness: int = 2, price: str = "{R}") -> Card:
    return creature(name, price, "Beast", power, toughness, *parts)  # type: ignore[arg-type]


# --- cumulative upkeep ------------------------------------------------------------------------------------------------


@cr("702.24b")
def test_each_cumulative_upkeep_counts_all_the_age_counters() -> None:
    word = Keyword(k.CUMULATIVE_UPKEEP, c.PayLife(1))
    scene = Scene({"battlefield": [beast(word, Keyword(k.CUMULATIVE_UPKEEP, c.PayLife(1)))]})
    scene.until(t.UPKEEP, turn=3)
    scene.settle("Yes", "Yes")
    assert scene.one("Beast").counters == {"age": 2} and scene.life(A) == 20 - 1 - 2


@cr("702.24a")
def test_several_of_a_cost_are_paid_together_or_not_at_all() -> None:
    """One creature is not enough for a cost that asks for two."""
    hungry = beast(Keyword(k.CUMULATIVE_UPKEEP, c.SacrificeOther(creatures & other)))
    scene = Scene({"battlefield": [(hungry, {"counters": {"age": 1}}), BEAR]})
    scene.until(t.UPKEEP, turn=3)
    scene.settle()
    assert scene.zone("Beast") == "graveyard" and scene.zone("Bear") == "battlefield"


@cr("702.24a")
def test_a_choice_in_the_cost_is_made_for_each_counter() -> None:
    either = c.OneOf((c.PayMana(cost("{G}").cost), c.PayLife(2)))  # type: ignore[attr-defined]
    scene = Scene({"battlefield": [(beast(Keyword(k.CUMULATIVE_UPKEEP, either)), {"counters": {"age": 1}})]})
    scene.until(t.UPKEEP, turn=3)
    scene.settle("Yes", "{G}", "2 life")
    assert scene.life(A) == 18 and scene.zone("Beast") == "battlefield"


# --- ascend -----------------------------------------------------------------------------------------------------------


@cr("702.131d")
def test_the_blessing_comes_before_abilities_trigger() -> None:
    """The tenth permanent enters: by then its controller has the blessing, and the creature that has it sees it enter."""
    seer = beast(
        Keyword(k.ASCEND),
        static(have(this_one, has(whenever(enters(other & you_control), gain_life(3)))), only_if=BLESSED),
    )
    scene = Scene({"battlefield": [seer, *["Forest"] * 8], "hand": ["Forest"]})
    scene.play(A, "Play Forest")
    assert scene.life(A) == 23


@cr("702.131b", "702.131c")
def test_ascend_counts_for_its_controller_alone() -> None:
    scene = Scene({"battlefield": [*["Forest"] * 12]}, {"battlefield": [beast(Keyword(k.ASCEND))]})
    scene.until(t.END)
    assert not any(scene.st.objs[o].owner in (A, B) for o in scene.st.command)


@cr("702.131a")
def test_in_the_midst_of_a_resolution_a_spell_asks_only_as_it_begins() -> None:
    tokens = create(creature_token("Cat", 1, 1, t.WHITE), 3)
    spell = sorcery("Rite", "{W}", Keyword(k.ASCEND), tokens, ef.If(BLESSED, (draw(1),)))
    scene = Scene({"battlefield": [*["Forest"] * 8], "hand": [spell]})
    scene.play(A, "Cast Rite")
    assert not scene.names("hand", A)  # it has no ascend of a permanent, and there were eight


# --- sunburst ---------------------------------------------------------------------------------------------------------


@cr("702.44d")
def test_each_instance_of_sunburst_works() -> None:
    burst = artifact("Prism", "{2}", Keyword(k.SUNBURST), Keyword(k.SUNBURST))
    scene = Scene({"hand": [burst], "mana": "{R}{G}"})
    scene.play(A, "Cast Prism")
    assert scene.one("Prism").counters == {"charge": 4}


@cr("702.44b")
def test_sunburst_needs_a_spell_and_colored_mana() -> None:
    burst = artifact("Prism", "{2}", Keyword(k.SUNBURST))
    scene = Scene({"hand": [burst], "mana": "{C}{C}"})
    scene.play(A, "Cast Prism")
    assert scene.one("Prism").counters == {}
    copier = sorcery("Copier", "{U}", ef.CreateCopy(target(artifacts)))
    scene = Scene({"hand": [copier], "battlefield": [(burst, {"counters": {"charge": 2}})]})
    scene.play(A, "Cast Copier")
    assert [o.counters for o in scene.all("Prism")] == [{"charge": 2}, {}]


# --- boast and exhaust ------------------------------------------------------------------------------------------------


@cr("702.177a")
def test_each_exhaust_ability_is_used_once() -> None:
    grow, life = (
        activated(cost("{1}"), put_counters(this), keyword=k.EXHAUST),
        activated(cost("{1}"), gain_life(2), keyword=k.EXHAUST),
    )
    scene = Scene({"battlefield": [beast(grow, life)]})
    scene.play(A, "put a +1/+1 counter")
    assert scene.size("Beast") == (3, 3) and not scene.could(A, "put a +1/+1 counter")
    scene.play(A, "gain 2 life")
    assert scene.life(A) == 22 and not scene.could(A, "gain 2 life")


@cr("702.177a", "400.7")
def test_a_new_object_may_be_exhausted_again() -> None:
    flicker = instant("Flicker", "{W}", ef.Move(target(creatures), t.EXILE, save=0), ef.Move(saved(), t.BATTLEFIELD))
    scene = Scene({"battlefield": [beast(activated(cost("{1}"), gain_life(2), keyword=k.EXHAUST))], "hand": [flicker]})
    scene.play(A, "gain 2 life")
    scene.play(A, "Cast Flicker")
    assert scene.could(A, "gain 2 life")


@cr("702.142a")
def test_a_creature_that_came_attacking_did_not_attack() -> None:
    """508.3a: it was never declared as an attacker."""
    boaster = creature_token("Pirate", 1, 1, t.RED, activated(cost("{R}"), gain_life(2), keyword=k.BOAST))
    leader = beast(whenever(p.Attacks(this_one), ef.CreateToken(boaster, tapped=True, attacking=True)), name="Leader")
    scene = Scene({"battlefield": [leader]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Leader"])
    assert scene.all("Pirate Token") and not scene.could(A, "gain 2 life")


@cr("702.142b")
def test_effects_may_speak_of_boast_abilities() -> None:
    cheap = enchantment("Cheap", "{R}", AbilityCostChange(Anything(), 2, you, keyword=k.BOAST))
    boaster = beast(
        activated(cost("{2}"), gain_life(2), keyword=k.BOAST), activated(cost("{2}"), gain_life(5)), name="Braggart"
    )
    scene = Scene({"battlefield": [boaster, cheap], "mana": ""})
    scene.until(t.DECLARE_BLOCKERS, attack=["Braggart"])
    assert scene.could(A, "gain 2 life") and not scene.could(A, "gain 5 life")


# --- designations -----------------------------------------------------------------------------------------------------


@cr("701.60d", "701.60a")
def test_a_suspected_creature_is_suspected_once_and_may_be_cleared() -> None:
    accuse, clear = (
        sorcery("Accuse", "{R}", ef.Suspect(target(creatures))),
        sorcery("Clear", "{W}", ef.Suspect(target(creatures), False)),
    )
    scene = Scene({"hand": [accuse, (accuse, {}), clear], "battlefield": [BEAR]})
    scene.play(A, "Cast Accuse")
    scene.play(A, "Cast Accuse")
    assert sum(1 for a in scene.chars("Bear").abilities if a == Keyword(k.MENACE)) == 1
    scene.play(A, "Cast Clear")
    assert not scene.keywords("Bear") & k.MENACE and not scene.one("Bear").flags & SUSPECTED


@cr("701.60c")
def test_a_suspected_creature_cant_block() -> None:
    accuse = sorcery("Accuse", "{R}", ef.Suspect(target(creatures)))
    attacker = beast(name="Raider")
    scene = Scene({"hand": [accuse], "battlefield": [attacker]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Accuse", "Bear")
    while scene.asked() == "priority" and scene.st.step <= t.DECLARE_BLOCKERS:
        scene.game.choose(PASS)
        if scene.asked() == "attack":
            scene.answer("Attack")
    assert scene.asked() != "block"


@cr("701.60b", "702.171b")
def test_designations_are_not_copied() -> None:
    accuse = sorcery("Accuse", "{R}", ef.Suspect(target(creatures)))
    copier = sorcery("Copier", "{U}", ef.CreateCopy(target(creatures)))
    scene = Scene({"hand": [accuse, copier], "battlefield": [BEAR]})
    scene.play(A, "Cast Accuse")
    scene.play(A, "Cast Copier")
    assert [bool(o.flags & SUSPECTED) for o in scene.all("Bear")] == [True, False]


@cr("702.171c", "702.171a")
def test_saddling_needs_enough_power_and_no_more() -> None:
    mount = beast(Keyword(k.SADDLE, number=3), name="Mount")
    scene = Scene({"battlefield": [mount, BEAR]})
    assert not scene.could(A, "Mount")
    scene = Scene({"battlefield": [mount, BEAR, beast(name="Cub")]})
    scene.play(A, "saddle", "Bear", "Cub")
    assert scene.one("Bear").tapped and scene.one("Cub").tapped and not scene.one("Mount").tapped


@cr("701.35a")
def test_a_detained_creature_cant_attack_until_the_detainers_next_turn() -> None:
    detain = instant("Arrest", "{W}", ef.Detain(target(creatures)))
    scene = Scene({"hand": [detain]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Arrest")
    scene.until(t.END, turn=2)
    assert scene.life(A) == 20  # it was never asked to attack
    scene.until(t.PRECOMBAT_MAIN, turn=3)
    scene.until(t.END, turn=4, attack=["Bear"])
    assert scene.life(A) == 18


# --- what is done -----------------------------------------------------------------------------------------------------


@cr("701.63b")
def test_enduring_nothing_does_nothing() -> None:
    scene = Scene({"hand": [sorcery("Rest", "{W}", ef.Endure(target(creatures), 0))], "battlefield": [BEAR]})
    scene.play(A, "Cast Rest")
    assert scene.one("Bear").counters == {} and scene.names("battlefield", A) == ["Bear"]


@cr("701.63a")
def test_what_is_gone_endures_as_a_spirit() -> None:
    guard = beast(when_enters(ef.Endure(this, 2)), name="Guard")
    scene = Scene({"hand": [guard, KILL]})
    scene.cast(A, "Cast Guard")
    scene.resolve()
    scene.cast(A, "Cast Kill", "Guard")
    scene.settle()
    assert scene.size("Spirit Token") == (2, 2)


@cr("701.62b")
def test_dread_is_manifested_even_of_an_empty_library() -> None:
    watcher = enchantment("Watcher", "{U}", whenever(p.Deed(p.MANIFESTS_DREAD, who=you), gain_life(3)))
    dread = sorcery("Dread", "{B}", ef.ManifestDread())
    scene = Scene({"hand": [dread], "battlefield": [watcher], "library": [], "library_exact": True})
    scene.play(A, "Cast Dread")
    assert scene.life(A) == 23


@cr("701.62a")
def test_of_one_card_there_is_no_rest() -> None:
    dread = sorcery("Dread", "{B}", ef.ManifestDread())
    scene = Scene({"hand": [dread], "library": ["Island"], "library_exact": True})
    scene.play(A, "Cast Dread")
    assert len(scene.st.battlefield) == 1 and scene.names("graveyard", A) == ["Dread"]


@cr("702.189b")
def test_a_player_firebends_as_the_ability_resolves() -> None:
    watcher = enchantment("Watcher", "{U}", whenever(p.Deed(p.FIREBENDS, who=you), gain_life(3)))
    scene = Scene({"battlefield": [watcher, beast(Keyword(k.FIREBENDING, number=2))], "mana": ""})
    scene.until(t.DECLARE_BLOCKERS, attack=["Beast"])
    assert scene.life(A) == 23


@cr("702.191b")
def test_each_instance_of_increment_triggers() -> None:
    scene = Scene(
        {"battlefield": [beast(Keyword(k.INCREMENT), Keyword(k.INCREMENT), power=1, toughness=1)], "hand": [BEAR]}
    )
    scene.play(A, "Cast Bear")
    assert scene.size("Beast") == (2, 2)  # by the second, two mana is no longer more than its power


@cr("702.161a")
def test_living_metal_is_alive_in_its_controllers_turn() -> None:
    car = vehicle("Car", "{3}", 3, 3, Keyword(k.LIVING_METAL))
    scene = Scene({"battlefield": [car]})
    assert scene.chars("Car").types & t.CREATURE
    scene.until(t.UPKEEP, turn=2)
    assert not scene.chars("Car").types & t.CREATURE


@cr("702.156a", "107.3m")
def test_what_enters_without_being_cast_has_no_x() -> None:
    maw = creature("Maw", "{X}{G}", "Tyranid", 1, 1, Keyword(k.RAVENOUS), when_enters(gain_life(x)))
    put = sorcery("Put", "{G}", ef.Move(each(creatures, t.HAND, you), t.BATTLEFIELD))
    scene = Scene({"hand": [maw, put]})
    scene.play(A, "Cast Put")
    assert scene.size("Maw") == (1, 1) and scene.life(A) == 20


@cr("711.6", "711.2a")
def test_a_leveler_is_of_its_first_size_elsewhere() -> None:
    knight = creature(
        "Knight", "{W}", "Knight", 1, 1, Keyword(k.LEVEL_UP, cost("{1}")), level(1, 4, 2, 2), level(5, 0, 5, 5, trample)
    )
    scene = Scene(
        {
            "battlefield": [(knight, {"counters": {"level": 5}})],
            "hand": [instant("Back", "{U}", to_hand(target(creatures)))],
        }
    )
    assert scene.size("Knight") == (5, 5)
    scene.play(A, "Cast Back")
    assert scene.size("Knight") == (1, 1)


@cr("702.87a", "711.4")
def test_leveling_up_is_done_as_a_sorcery() -> None:
    knight = creature("Knight", "{W}", "Knight", 1, 1, Keyword(k.LEVEL_UP, cost("{1}")), level(1, 0, 2, 2))
    scene = Scene({"battlefield": [knight]})
    scene.play(A, "level counter")
    scene.play(A, "level counter")
    assert scene.one("Knight").counters == {"level": 2}
    scene.until(t.BEGIN_COMBAT)
    assert not scene.could(A, "level counter")


@cr("702.89a")
def test_umbra_armor_and_regeneration_are_a_choice() -> None:
    """616.1: two effects would replace the destruction; the controller of the permanent says which."""
    from inset.language.words.kinds import aura, enchant

    umbra = aura("Umbra", "{W}", enchant(creatures), Keyword(k.UMBRA_ARMOR))
    troll = beast(activated(cost("{G}"), ef.Regenerate(this)), name="Troll")
    scene = Scene({"battlefield": [troll, (umbra, {"attached": "Troll"})]}, {"hand": [KILL]})
    scene.play(A, "Regenerate")
    scene.play(B, "Cast Kill", "Umbra")
    assert scene.zone("Troll") == "battlefield" and scene.zone("Umbra") == "graveyard" and not scene.one("Troll").tapped
