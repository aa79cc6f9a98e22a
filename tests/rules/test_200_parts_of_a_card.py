"""200–210: names, mana costs, colors, type lines, text boxes, power and toughness, loyalty and defense."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from inset.cards import card
from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as sta,
    subtypes,
)
from inset.language.card import Card, Face
from inset.language.conditions import Exists
from inset.language.keywords import DEFENDER, FLYING
from inset.language.words.kinds import (
    activated,
    artifact,
    artifact_creature,
    battle,
    creature,
    creature_token,
    enchantment,
    flying,
    instant,
    kicker,
    land,
    legendary,
    loyalty,
    morph,
    planeswalker,
    protection,
    snow,
    sorcery,
    split,
    transforming,
    vehicle,
    whenever,
    world,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    each,
    lands,
    red,
    target,
    this,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    as_enters,
    base,
    becomes,
    choose_name,
    create,
    deal,
    destroy,
    free,
    gain_life,
    gets,
    have,
    plus,
    put_counters,
)  # fmt: skip
from inset.rules.events import face_down
from inset.rules.meaning.filters import most_apart
from inset.rules.meaning.numbers import stat
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import PROTECTOR
from inset.rules.model.state import player_ref
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, GROW, OX

SHRINK = instant("Shrink", "{U}", becomes(target(creatures), base(1, 1)))


# --- names (201) ----------------------------------------------------------------------------------------------------


@cr("201.2b")
def test_different_names_are_names_that_each_has_and_no_two_share() -> None:
    """Face-down permanents have none."""
    rule = Exists(each(creatures & you_control), 3, different=True)
    joy = enchantment("Joy", "{G}", whenever(p.GainsLife(you), put_counters(this, 1, "joy"), only_if=rule))
    heal = instant("Heal", "{W}", gain_life(1))
    hidden = creature("Hidden", "{U}", "Cat", 1, 1, morph("{U}"))
    down = {"face_down": face_down.face_down("morph")}
    for third, many in (((hidden, down), 0), (BEAR, 0), (hidden, 1)):
        scene = Scene({"hand": [heal], "battlefield": [joy, BEAR, OX, third]})
        scene.play(A, "Cast Heal")
        assert scene.one("Joy").counters.get("joy", 0) == many


@cr("201.2b", "709.4a")
def test_of_several_names_none_may_be_in_common() -> None:
    assert most_apart([["A"], ["A"], ["B"], []]) == 2
    assert most_apart([["A", "B"], ["B", "C"], ["C", "D"]]) == 2
    assert most_apart([["A", "B"], ["B"], ["A"]]) == 2
    assert most_apart([["B", "C"], ["A", "B"], ["C", "D"]]) == 2


@cr("201.2b", "701.23a")
def test_a_search_finds_cards_with_different_names() -> None:
    find = sorcery("Find", "{G}", e.Search(you, creatures, most=2, reveal=True, different=True))
    scene = Scene({"hand": [find], "library": [OX, BEAR, BEAR]})
    scene.do(A, "Cast Find")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.answer("Bear")
    assert scene.words() == ["Ox (in A's library)", "Done"]


@cr("201.2a")
def test_what_has_no_name_does_not_have_the_chosen_one() -> None:
    """A copy that never chose a name forbids nothing, not even a spell without a name."""
    mage = creature(
        "Mage", "{W}", "Human", 2, 2, as_enters(choose_name()), sta.CantCast(s.AllPlayers(), f.ChosenName())
    )
    hidden = creature("Hidden", "{U}", "Cat", 1, 1, morph("{U}"))
    scene = Scene({"hand": [hidden], "battlefield": [mage]})
    assert scene.could(A, "Cast Hidden face down") or scene.could(A, "face down")


@cr("201.4b", "201.4d")
def test_a_name_of_a_half_or_of_a_back_face_with_what_belongs_to_it() -> None:
    seer = creature("Seer", "{W}", "Human", 2, 2, as_enters(choose_name(red)))
    scene = Scene({"hand": [seer]})
    scene.do(A, "Cast Seer")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    names = scene.game.options.answers
    assert "Fire" in names and "Ice" not in names and "Fire // Ice" not in names
    assert "Harvesttide Assailant" in names  # a back face that is red by its indicator
    assert "Bird Admirer" not in names and "Wing Shredder" not in names


@cr("201.5", "201.5b")
def test_text_that_names_its_object_means_the_one_that_it_is_on() -> None:
    """An ability gained from another object refers to the object that gained it."""
    sky = creature("Skithiryx", "{B}", "Dragon", 4, 4, activated("{B}", put_counters(this)))
    mimic = creature(
        "Mimic", "{U}", "Elemental", 3, 3,
        activated("{U}", becomes(this, m.GainActivatedAbilitiesOf(target(creatures)))),
    )  # fmt: skip
    scene = Scene({"battlefield": [sky, mimic]})
    scene.play(A, "Mimic: {U}", "Skithiryx")
    scene.play(A, "Mimic: {B}")
    assert (scene.size("Mimic"), scene.size("Skithiryx")) == ((4, 4), (4, 4))


@cr("201.5", "201.2a")
def test_another_object_of_the_same_name_is_not_meant() -> None:
    lord = creature("Lord", "{G}", "Elf", 1, 1, activated("{G}", put_counters(this)))
    scene = Scene({"battlefield": [lord, lord]})
    scene.play(A, "Lord: {G}")
    assert sorted(scene.sizes("Lord")) == [(1, 1), (2, 2)]


@cr("201.5a")
def test_a_name_in_a_given_ability_means_the_object_that_gives_it() -> None:
    """Of two Torches each gives an ability that sacrifices itself, and that deals the damage, not the creature."""
    torch = card("Blazing Torch")
    warded = creature("Warded", "{W}", "Cat", 1, 3, protection(f.HasType(t.ARTIFACT)))
    row = {"battlefield": [BEAR, OX, (torch, {"attached": "Bear"}), (torch, {"attached": "Ox"})]}
    scene = Scene(row, {"battlefield": [warded]})
    first, second = (obj.id for obj in scene.all("Blazing Torch"))
    scene.do(A, "Ox: {T}, Sacrifice Blazing Torch", player_ref(B))
    assert second not in scene.st.objs and first in scene.st.battlefield
    scene.settle()
    assert scene.life(B) == 18
    damage = [event for event in scene.game.events if event.kind == ev.DAMAGE]
    assert [event.other for event in damage] == [second]  # as it last was
    scene.play(A, "Bear: {T}, Sacrifice Blazing Torch", "Warded")
    assert scene.one("Warded").damage == 0  # protected from the artifact that deals it


@cr("201.5a")
def test_of_several_that_give_an_ability_each_means_itself() -> None:
    """The abilities of two that are attached to one creature are two."""
    torch = card("Blazing Torch")
    scene = Scene({"battlefield": [BEAR, (torch, {"attached": "Bear"}), (torch, {"attached": "Bear"})]})
    texts = [words for words in scene.options(A) if words.startswith("Bear: {T}, Sacrifice Blazing Torch")]
    assert len(texts) == 2
    first, second = (obj.id for obj in scene.all("Blazing Torch"))
    scene.game.choose([option for option in scene.game.options if option.text in texts][1])
    scene.answer(player_ref(B))
    assert (first in scene.st.objs, second in scene.st.objs) == (True, False)


# --- mana cost and color (202, 204) ----------------------------------------------------------------------------------


@cr("202.1a")
def test_a_mana_cost_is_paid_with_mana_of_its_types() -> None:
    for pool, enough in (("{G}{C}", True), ("{C}{C}", False), ("{G}", False), ("{W}{G}", True)):
        assert Scene({"hand": [BEAR], "mana": pool}).could(A, "Cast Bear") is enough
    waste = creature("Waste", "{C}", "Eldrazi", 1, 1)
    assert not Scene({"hand": [waste], "mana": "{G}"}).could(A, "Cast Waste")
    assert Scene({"hand": [waste], "mana": "{C}"}).could(A, "Cast Waste")


@cr("202.1b", "118.6")
def test_what_has_no_mana_cost_can_not_be_cast_for_it() -> None:
    zero = sorcery("Zero", "{0}", gain_life(1))
    vision = Card((Face("Vision", None, t.SORCERY, colors=t.BLUE, abilities=zero.faces[0].abilities),))
    scene = Scene({"hand": [vision, zero, "Forest"]})
    assert not scene.could(A, "Cast Vision") and scene.could(A, "Cast Zero") and scene.could(A, "Play Forest")
    assert scene.value("Vision") == 0 and scene.chars("Vision").cost is None


@cr("202.2e", "204.2", "202.2f", "105.3")
def test_a_color_indicator_and_effects_give_colors() -> None:
    wolf = transforming(
        creature("Villager", "{G}", "Human", 1, 1), creature("Howler", None, "Wolf", 3, 3, colors=t.RED | t.GREEN)
    )
    paint = instant("Paint", "{U}", becomes(target(creatures), m.SetColors(t.BLUE)))
    bleach = instant("Bleach", "{U}", becomes(target(creatures), m.SetColors(0)))
    scene = Scene({"hand": [paint, bleach], "battlefield": [(wolf, {"in_use": 1})]})
    assert scene.chars("Villager").colors == t.RED | t.GREEN
    scene.play(A, "Cast Paint", "Howler")
    assert scene.chars("Villager").colors == t.BLUE
    scene.play(A, "Cast Bleach", "Howler")
    assert scene.chars("Villager").colors == 0


@cr("202.3d", "709.4b")
def test_the_mana_value_of_a_split_card_is_that_of_the_half_on_the_stack() -> None:
    both = split(sorcery("Left", "{1}{R}", gain_life(1)), sorcery("Right", "{2}{U}{U}", gain_life(1)))
    scene = Scene({"hand": [both]})
    assert (scene.value("Left"), scene.chars("Left").colors) == (6, t.RED | t.BLUE)
    scene.do(A, "Cast Right")
    assert (scene.value("Left"), scene.chars("Left").colors) == (4, t.BLUE)


@cr("202.4")
def test_an_additional_cost_is_not_part_of_the_mana_cost() -> None:
    spell = creature("Kicked", "{1}{G}", "Ooze", 2, 2, kicker("{R}{R}"))
    tax = enchantment("Tax", "{W}", sta.CostChange(f.Anything(), 2, sign=1))
    scene = Scene({"hand": [spell], "battlefield": [tax]})
    scene.cast(A, "Cast Kicked", True)
    cast = scene.one("Kicked").cast
    assert cast is not None and cast.optional == ("kicker",)
    assert (scene.value("Kicked"), scene.chars("Kicked").colors, str(scene.chars("Kicked").cost)) == (
        2,
        t.GREEN,
        "{1}{G}",
    )


# --- type lines (205) ----------------------------------------------------------------------------------------------------


@cr("205.2b", "300.2", "205.2c", "111.3")
def test_each_card_type_of_an_object_counts_and_tokens_have_types() -> None:
    token = creature_token("Thopter", 1, 1, 0, flying, types=t.ARTIFACT)
    smash = sorcery("Smash", "{R}", destroy(each(artifacts)))
    slay = sorcery("Slay", "{B}", destroy(target(creatures)))
    make = sorcery("Make", "{U}", create(token))
    golem = artifact_creature("Golem", "{3}", "Golem", 3, 3)
    scene = Scene({"hand": [make, smash], "battlefield": [golem, BEAR]})
    scene.play(A, "Cast Make")
    assert scene.names("battlefield") == ["Golem", "Bear", "Thopter Token"]
    scene.play(A, "Cast Smash")
    assert scene.names("battlefield") == ["Bear"]
    scene = Scene({"hand": [slay], "battlefield": [golem]})
    scene.play(A, "Cast Slay", "Golem")
    assert scene.zone("Golem") == "graveyard"


def _printed_list(shared: Path, number: str) -> list[str]:
    for line in (shared / "rules" / "cr.jsonl").read_text(encoding="utf-8").splitlines():
        rule = json.loads(line)
        if rule.get("number") == number:
            listed = re.search(
                r"(?:The [a-z]+ types are|That [a-z]+ type is|are one word long:) (.*?)\.(?: |$)", rule["text"]
            )
            assert listed is not None
            words = re.sub(r"\([^()]*\)", "", listed[1]).replace("’", "'").replace(", and ", ", ").split(",")
            return [word.strip() for word in words]
    raise AssertionError(number)


@cr("205.3a", "205.3g", "205.3h", "205.3i", "205.3j", "205.3k", "205.3m", "205.3p", "205.3q")
@pytest.mark.parametrize(
    ("number", "types"),
    [
        ("205.3g", t.ARTIFACT), ("205.3h", t.ENCHANTMENT), ("205.3i", t.LAND), ("205.3j", t.PLANESWALKER),
        ("205.3k", t.INSTANT | t.SORCERY), ("205.3m", t.CREATURE | t.KINDRED), ("205.3p", t.DUNGEON), ("205.3q", t.BATTLE),
    ],
)  # fmt: skip
def test_every_subtype_belongs_to_its_card_type(number: str, types: int, shared: Path) -> None:
    words = _printed_list(shared, number)
    assert words and [word for word in words if subtypes.types_for(word) != types] == []
    if number == "205.3m":
        assert set(words) <= subtypes.CREATURE_TYPES


@cr("205.3b", "205.3c", "205.1a")
def test_each_subtype_goes_with_its_own_card_type() -> None:
    """What sets land types leaves creature types, and the other way round."""
    flood = instant("Flood", "{U}", becomes(target(lands), m.SetTypes(t.LAND, ("Island",), keep_types=True)))
    frog = instant("Frog", "{G}", becomes(target(creatures), m.SetTypes(t.CREATURE, ("Frog",), keep_types=True)))
    scene = Scene({"hand": [flood, frog], "battlefield": ["Dryad Arbor"]})
    assert scene.chars("Dryad Arbor").subtypes == {"Forest", "Dryad"}
    scene.play(A, "Cast Flood", "Dryad Arbor")
    assert scene.chars("Dryad Arbor").subtypes == {"Island", "Dryad"}
    scene.play(A, "Cast Frog", "Dryad Arbor")
    assert scene.chars("Dryad Arbor").subtypes == {"Island", "Frog"}


@cr("205.3e")
def test_one_existing_subtype_of_the_right_kind_is_chosen() -> None:
    choose = creature("Chooser", "{W}", "Cat", 1, 1, as_enters(e.ChooseWord(e.CREATURE_TYPE)))
    scene = Scene({"hand": [choose]})
    scene.do(A, "Cast Chooser")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    offered = set(scene.game.options.answers)
    assert {"Merfolk", "Wizard", "Time Lord"} <= offered
    assert not offered & {
        "Merfolk Wizard",
        "artifact",
        "Artifact",
        "opponent",
        "Swamp",
        "truck",
        "Siege",
        "Aura",
        "Time",
    }


@cr("205.4b", "205.4a")
def test_supertypes_are_independent_of_types() -> None:
    """Types that come and go leave them; one that goes leaves the others."""
    wake = instant("Wake", "{G}", becomes(target(lands), m.AddTypes(t.CREATURE), base(1, 1)))
    ordinary = instant("Ordinary", "{U}", becomes(target(lands), m.LoseSupertypes(t.LEGENDARY)))
    turn = instant("Turn", "{U}", becomes(target(lands), m.SetTypes(t.ARTIFACT)))
    hill = snow(legendary(land("Hill", "Mountain")))
    scene = Scene({"hand": [wake, ordinary, turn], "battlefield": [hill]})
    scene.play(A, "Cast Wake", "Hill")
    assert scene.chars("Hill").supertypes == t.LEGENDARY | t.SNOW
    scene.play(A, "Cast Ordinary", "Hill")
    assert (scene.chars("Hill").supertypes, scene.chars("Hill").types) == (t.SNOW, t.LAND | t.CREATURE)
    assert scene.chars("Hill").subtypes == {"Mountain"}
    scene.play(A, "Cast Turn", "Hill")
    assert (scene.chars("Hill").supertypes, scene.chars("Hill").types) == (t.SNOW, t.ARTIFACT)


@cr("205.4c", "305.8")
def test_a_basic_land_type_makes_no_basic_land() -> None:
    quake = sorcery("Quake", "{R}", destroy(each(f.And((lands, f.Not(f.HasSupertype(t.BASIC)))))))
    scene = Scene({"hand": [quake], "battlefield": ["Forest", "Stomping Ground", "Snow-Covered Forest"]})
    scene.play(A, "Cast Quake")
    assert sorted(scene.names("battlefield")) == ["Forest", "Snow-Covered Forest"]


@cr("205.4e", "702.26b")
@pytest.mark.parametrize("kind", [sorcery, instant])
def test_a_legendary_spell_asks_for_a_legendary_creature_or_planeswalker(kind: Callable[..., Card]) -> None:
    blast = legendary(kind("Blast", "{R}", deal(3, any_target())))
    hero = legendary(creature("Hero", "{W}", "Human", 2, 2))
    walker = legendary(planeswalker("Walker", "{W}", "Ajani", 3, loyalty(1, gain_life(1))))
    ring = legendary(artifact("Ring", "{1}"))
    for row, other, able in (
        ([], [], False), ([BEAR, ring], [], False), ([], [hero], False), ([hero], [], True),
        ([(hero, {"phased": 1})], [], False),  # 702.26b: as though it did not exist
        ([(walker, {"counters": {"loyalty": 3}})], [], True),
    ):  # fmt: skip
        scene = Scene({"hand": [blast], "battlefield": row}, {"battlefield": other})
        assert scene.could(A, "Cast Blast") is able
    scene = Scene({"hand": [blast]})
    assert any("205.4e" in line for line in scene.game.why_not(A, "Blast"))
    gift = sorcery("Gift", "{U}", e.CastNow(each(f.HasName("Blast"), t.HAND, you), cost=free))
    scene = Scene({"hand": [blast, gift]})
    scene.play(A, "Cast Gift")
    assert scene.zone("Blast") == "hand"


@cr("205.4f", "704.5k")
def test_the_newest_world_permanent_stays() -> None:
    old, new = world(enchantment("Old", "{G}")), world(enchantment("New", "{G}"))
    scene = Scene({"hand": [new]}, {"battlefield": [old, enchantment("Plain", "{G}")]})
    scene.play(A, "Cast New")
    assert sorted(scene.names("battlefield")) == ["New", "Plain"]


@cr("205.4g", "107.4h")
def test_snow_is_a_supertype_and_not_a_name() -> None:
    frost = sorcery("Frost", "{R}", destroy(each(f.Not(f.HasSupertype(t.SNOW)) & creatures)))
    snowy, named = snow(creature("Yeti", "{R}", "Yeti", 2, 2)), creature("Snow Dog", "{W}", "Dog", 2, 2)
    scene = Scene({"hand": [frost], "battlefield": [snowy, named]})
    scene.play(A, "Cast Frost")
    assert scene.names("battlefield") == ["Yeti"]


# --- power and toughness (208) ---------------------------------------------------------------------------------------------


@cr("208.2b", "707.2")
def test_a_size_chosen_as_it_enters_is_copied() -> None:
    plasma = card("Primal Plasma")
    clone = instant("Twin", "{U}", e.BecomeCopy(target(f.HasName("Bear")), target(f.HasName("Primal Plasma"))))
    scene = Scene({"hand": [plasma, clone, GROW], "battlefield": [BEAR]})
    assert scene.size("Primal Plasma") == (0, 0)
    scene.play(A, "Cast Primal Plasma", "1/6")
    assert scene.size("Primal Plasma") == (1, 6) and scene.keywords("Primal Plasma")
    scene.play(A, "Cast Grow", "Primal Plasma")
    scene.play(A, "Cast Twin", "Bear", "Primal Plasma")
    assert (scene.size("Bear"), scene.size("Primal Plasma")) == ((1, 6), (4, 9))
    assert scene.keywords("Bear") == scene.keywords("Primal Plasma")


@cr("208.2b", "707.5", "614.12")
def test_a_copy_that_enters_chooses_for_itself() -> None:
    clone = creature("Clone", "{U}", "Shapeshifter", 0, 0, sta.EntersAsCopy(f.IsThis(), creatures))
    scene = Scene({"hand": [card("Primal Plasma"), clone]})
    scene.play(A, "Cast Primal Plasma", "1/6")
    scene.play(A, "Cast Clone", "Primal Plasma", "2/2")
    assert (scene.size("Primal Plasma"), scene.size("Clone")) == ((1, 6), (2, 2))
    assert scene.keywords("Clone") == FLYING | DEFENDER  # what was chosen for the original is copied as well


@cr("208.3a", "208.3", "301.7b", "301.7a")
def test_what_changes_a_vehicles_size_waits_until_it_is_a_creature() -> None:
    car = vehicle("Car", "{2}", 3, 2)
    tune = instant("Tune", "{R}", gets(target(artifacts), 1, 1))
    start = instant("Start", "{R}", becomes(target(artifacts), m.AddTypes(t.CREATURE)))
    tiny = instant("Tiny", "{R}", becomes(target(artifacts), m.AddTypes(t.CREATURE), base(1, 1)))
    scene = Scene({"hand": [tune, start], "battlefield": [car]})
    assert scene.size("Car") == (None, None)
    scene.play(A, "Cast Tune", "Car")
    assert scene.size("Car") == (None, None)
    scene.play(A, "Cast Start", "Car")
    assert scene.size("Car") == (4, 3)
    still = instant("Still", "{U}", becomes(target(creatures), m.SetTypes(t.ARTIFACT)))
    scene = Scene({"hand": [still], "battlefield": [BEAR]})
    scene.play(A, "Cast Still", "Bear")
    assert scene.size("Bear") == (None, None)
    scene = Scene({"hand": [tiny], "battlefield": [car]})
    scene.play(A, "Cast Tiny", "Car")
    assert scene.size("Car") == (1, 1)


@cr("208.4a", "208.4b", "613.4b")
def test_base_power_is_what_is_set_and_not_what_changes_it() -> None:
    scene = Scene({"hand": [SHRINK, GROW], "battlefield": [(OX, {"counters": {"+1/+1": 2}})]})

    def found() -> tuple[int | None, int | None, tuple[int | None, int | None]]:
        ox, chars = scene.one("Ox"), scene.chars("Ox")
        return stat(scene.st, ox, chars, 6), stat(scene.st, ox, chars, 7), scene.size("Ox")

    assert found() == (1, 4, (3, 6))
    scene.play(A, "Cast Grow", "Ox")
    assert found() == (1, 4, (6, 9))
    scene.play(A, "Cast Shrink", "Ox")
    assert found() == (1, 1, (6, 6))


@cr("208.4b")
def test_what_asks_for_base_power_and_toughness() -> None:
    big = creature("Big", "{G}", "Bear", 3, 3)
    scene = Scene({
        "hand": ["Duskana, the Rage Mother", GROW],
        "battlefield": [(BEAR, {"counters": {"+1/+1": 1}}), big],
    })  # fmt: skip
    before = scene.count(A, "hand")
    scene.play(A, "Cast Duskana, the Rage Mother")
    assert scene.count(A, "hand") == before  # one cast, one drawn
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear", "Big"])
    scene.settle()
    assert (scene.size("Bear"), scene.size("Big")) == ((6, 6), (3, 3))


@cr("208.5")
def test_a_creature_with_no_power_or_toughness_has_0() -> None:
    wake = instant("Wake", "{G}", becomes(target(lands), m.AddTypes(t.CREATURE)))
    rally = enchantment("Rally", "{W}", have(creatures, plus(1, 1)))
    scene = Scene({"hand": [wake], "battlefield": ["Forest", rally]})
    scene.play(A, "Cast Wake", "Forest")
    assert scene.size("Forest") == (1, 1)
    scene = Scene({"hand": [wake], "battlefield": ["Forest"]})
    scene.play(A, "Cast Wake", "Forest")
    assert scene.zone("Forest") == "graveyard"


# --- loyalty and defense (209, 210) ------------------------------------------------------------------------------------------


@cr("209.1", "306.5a", "306.5b", "210.1", "310.4a", "310.4b", "310.4c", "306.5c")
def test_the_printed_number_counts_off_the_battlefield_and_becomes_counters_on_it() -> None:
    walker = planeswalker("Walker", "{W}", "Ajani", 3, loyalty(1, gain_life(1)))
    siege = battle("Siege", "{R}", "Siege", 4)
    scene = Scene({"hand": [walker, siege]})
    assert (scene.chars("Walker").loyalty, scene.chars("Siege").defense) == (3, 4)
    scene.play(A, "Cast Walker")
    scene.play(A, "Cast Siege")
    assert (scene.one("Walker").counters, scene.one("Siege").counters) == ({"loyalty": 3}, {"defense": 4})
    bolt = instant("Bolt", "{R}", deal(3, any_target()))
    scene = Scene({"hand": [bolt], "battlefield": [(siege, {"counters": {"defense": 4}, "notes": {PROTECTOR: B}})]})
    scene.play(A, "Cast Bolt", "Siege")
    assert (scene.one("Siege").counters, scene.zone("Siege")) == ({"defense": 1}, "battlefield")


@cr("209.2", "606.3")
def test_a_loyalty_ability_once_each_turn_as_a_sorcery() -> None:
    walker = planeswalker("Walker", "{W}", "Ajani", 3, loyalty(1, gain_life(1)), loyalty(0, gain_life(2)))
    scene = Scene({"battlefield": [(walker, {"counters": {"loyalty": 3}})]})
    assert not scene.could(B, "Walker")
    scene.do(A, "Walker: +1")
    assert not scene.could(A, "Walker: 0")
    scene.settle()
    assert not scene.could(A, "Walker: 0")
    scene.next_turn()
    assert not scene.could(A, "Walker: 0")
    scene.next_turn()
    assert scene.could(A, "Walker: 0")
