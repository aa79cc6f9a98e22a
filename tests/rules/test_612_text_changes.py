"""612: text-changing effects."""

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, statics as sta
from inset.language.abilities import Keyword
from inset.language.keywords import KEYWORD_BIT, LANDWALK
from inset.language.words.kinds import (
    aura,
    creature,
    creature_token,
    enchant,
    enchantment,
    instant,
    land,
    protection,
    sorcery,
    split,
    when_enters,
)
from inset.language.words.nouns import (
    black,
    creatures,
    each_opponent,
    enchanted_or_equipped,
    lands,
    number_of,
    red,
    subtype,
    target,
    you,
    you_control,
)
from inset.language.words.verbs import create, deal, destroy, gain_life, gets, has, have, plus
from inset.rules.model.answers import PASS
from inset.rules.objects.copiable_values import copiable
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

SHADE = creature("Shade", "{1}{B}", "Shade", 2, 2)
KILL = instant("Kill", "{1}{B}", destroy(target(creatures & ~black)))


@cr("612.1", "613.1c")
def test_a_static_ability_refers_to_the_new_color() -> None:
    """The effect of the changed text is worked out in the later layers, and for good."""
    crusade = enchantment("Crusade", "{W}{W}", have(creatures & f.HasColor(t.BLACK), plus(1, 1)))
    scene = Scene({"hand": ["Mind Bend"], "battlefield": [crusade, BEAR, SHADE]})
    assert (scene.size("Bear"), scene.size("Shade")) == ((2, 2), (3, 3))
    scene.play(A, "Cast Mind Bend", "Crusade", "black", "green")
    assert (scene.size("Bear"), scene.size("Shade")) == ((3, 3), (2, 2))
    scene.next_turn()
    assert scene.size("Bear") == (3, 3)


@cr("612.1", "608.2b")
def test_a_spell_resolves_with_its_new_text() -> None:
    """A target that the new text excludes is illegal, one that it now includes stays."""
    scene = Scene({"hand": [KILL, "Sleight of Mind"], "battlefield": [BEAR, SHADE]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.play(A, "Cast Sleight of Mind", "Kill", "black", "green")
    assert scene.zone("Bear") == "battlefield" and scene.zone("Kill") == "graveyard"
    scene = Scene({"hand": [KILL, "Sleight of Mind"], "battlefield": [BEAR, SHADE]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.play(A, "Cast Sleight of Mind", "Kill", "black", "blue")
    assert scene.zone("Bear") == "graveyard"


@cr("612.1", "400.7a")
def test_a_permanent_keeps_the_text_that_its_spell_was_given() -> None:
    knight = creature("Knight", "{W}", "Knight", 2, 2, protection(red))
    bolt = instant("Bolt", "{R}", deal(3, target(creatures)))
    scene = Scene({"hand": [knight, "Sleight of Mind"]}, {"hand": [bolt]})
    scene.cast(A, "Cast Knight")
    scene.play(A, "Cast Sleight of Mind", "Knight", "red", "blue")
    scene.play(B, "Cast Bolt", "Knight")
    assert scene.zone("Knight") == "graveyard"


@cr("612.2", "612.1")
def test_names_and_mana_symbols_are_no_color_words_or_types() -> None:
    named = creature("Goblin", "{R}", "Goblin", 1, 1, have(f.HasName("Goblin") & creatures, plus(1, 1)))
    scene = Scene({"hand": ["Artificial Evolution", "Mind Bend"], "battlefield": [named]})
    scene.play(A, "Cast Artificial Evolution", "Goblin", "Goblin", "Elf")
    found = scene.chars("Goblin")
    assert (found.name, found.subtypes, scene.size("Goblin")) == ("Goblin", frozenset(["Elf"]), (2, 2))
    scene.play(A, "Cast Mind Bend", "Goblin", "red", "blue")
    assert scene.chars("Goblin").colors == t.RED and str(scene.chars("Goblin").cost) == "{R}"


@cr("612.1")
def test_the_new_word_is_never_the_old_one_nor_the_one_that_is_excluded() -> None:
    scene = Scene({"hand": ["Artificial Evolution"], "battlefield": [BEAR]})
    scene.cast(A, "Cast Artificial Evolution", "Bear")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert "Bear" in scene.words() and "Wall" in scene.words()
    scene.answer("Bear")
    assert "Goblin" in scene.words() and "Bear" not in scene.words() and "Wall" not in scene.words()


@cr("612.2a")
def test_a_token_is_made_with_the_new_type_and_the_name_that_goes_with_it() -> None:
    raise_dead = sorcery("Raise", "{1}{B}", create(creature_token("Zombie", 2, 2, colors=t.BLACK)))
    scene = Scene({"hand": [raise_dead, "Artificial Evolution", "Sleight of Mind"]})
    scene.cast(A, "Cast Raise")
    scene.cast(A, "Cast Sleight of Mind", "Raise")
    scene.play(A, "Cast Artificial Evolution", "Raise", "Zombie", "Saproling", "black", "green")
    found = scene.chars("Saproling Token")
    assert (found.subtypes, found.colors) == (frozenset(["Saproling"]), t.GREEN)


@cr("612.2a")
def test_a_name_that_is_not_made_of_types_stays() -> None:
    call = sorcery("Call", "{1}{B}", create(creature_token("Zombie", 4, 4, colors=t.BLACK, name="Grim")))
    scene = Scene({"hand": [call, "Artificial Evolution"]})
    scene.cast(A, "Cast Call")
    scene.play(A, "Cast Artificial Evolution", "Call", "Zombie", "Elf")
    assert scene.chars("Grim").subtypes == {"Elf"}


@cr("612.3")
def test_a_granted_ability_is_not_part_of_the_text() -> None:
    """Protection that an Aura gives stays; the creature's own is another."""
    ward = aura("Ward", "{W}", enchant(creatures), have(enchanted_or_equipped, has(protection(red))))
    knight = creature("Knight", "{W}", "Knight", 2, 2, protection(red))
    scene = Scene({"hand": ["Mind Bend"], "battlefield": [knight, (ward, {"attached": "Knight"})]})
    scene.play(A, "Cast Mind Bend", "Knight", "red", "blue")
    keywords = [a.where for a in scene.chars("Knight").abilities if isinstance(a, Keyword)]
    assert keywords == [f.HasColor(t.BLUE), f.HasColor(t.RED)]


@cr("612.4")
def test_the_text_of_a_token_can_be_changed() -> None:
    made = creature_token("Soldier", 1, 1, t.WHITE, protection(black))
    muster = sorcery("Muster", "{W}", create(made))
    scene = Scene({"hand": [muster, "Artificial Evolution", "Mind Bend"]})
    scene.play(A, "Cast Muster")
    scene.play(A, "Cast Artificial Evolution", "Soldier Token", "Soldier", "Elf")
    scene.play(A, "Cast Mind Bend", "Soldier Token", "black", "red")
    found = scene.chars("Soldier Token")  # a name isn't a creature type (612.2)
    assert found.subtypes == {"Elf"}
    assert [a.where for a in found.abilities if isinstance(a, Keyword)] == [f.HasColor(t.RED)]


@cr("612.1", "305.6")
def test_a_land_type_in_the_type_line_brings_its_mana_ability() -> None:
    bolt = instant("Bolt", "{R}", deal(3, each_opponent))
    scene = Scene({"hand": ["Magical Hack", bolt], "battlefield": ["Island"], "mana": "{U}"})
    assert not scene.could(A, "Cast Bolt")
    scene.play(A, "Cast Magical Hack", "Island", "Island", "Mountain")
    island = scene.chars("Island")
    assert island.subtypes == {"Mountain"} and len(island.abilities) == 1
    scene.play(A, "Cast Bolt")
    assert scene.life(B) == 17


@cr("612.1", "702.14c")
def test_landwalk_walks_elsewhere() -> None:
    walker = creature("Walker", "{1}{B}", "Horror", 2, 2, Keyword(LANDWALK, where=f.HasSubtype(("Swamp",))))
    scene = Scene({"hand": ["Magical Hack"], "battlefield": [walker]}, {"battlefield": ["Forest", BEAR]})
    scene.play(A, "Cast Magical Hack", "Walker", "Swamp", "Forest")
    scene.until(t.COMBAT_DAMAGE, attack=["Walker"], block={"Bear": "Walker"})
    assert scene.life(B) == 18


@cr("612.1", "514.2")
def test_a_change_until_end_of_turn_ends() -> None:
    lord = creature("Lord", "{1}{U}", "Merfolk", 1, 1, have(subtype("Island") & lands, m.AddTypes(0, ("Cave",))))
    scene = Scene({"hand": ["Crystal Spray"], "battlefield": [lord, "Island", "Swamp"], "library": ["Forest"] * 3})
    scene.play(A, "Cast Crystal Spray", "Lord", "Island", "Swamp")
    assert "Cave" in scene.chars("Swamp").subtypes and "Cave" not in scene.chars("Island").subtypes
    scene.next_turn()
    assert "Cave" in scene.chars("Island").subtypes and "Cave" not in scene.chars("Swamp").subtypes


@cr("613.7b", "612.1")
def test_changes_of_text_apply_in_the_order_of_their_timestamps() -> None:
    knight = creature("Knight", "{W}", "Knight", 2, 2, protection(red))
    scene = Scene({"hand": ["Mind Bend", "Mind Bend"], "battlefield": [knight]})
    scene.play(A, "Cast Mind Bend", "Knight", "red", "white")
    scene.play(A, "Cast Mind Bend", "Knight", "white", "green")
    assert [a.where for a in scene.chars("Knight").abilities if isinstance(a, Keyword)] == [f.HasColor(t.GREEN)]


@cr("707.2", "613.2c")
def test_a_changed_text_is_not_copied() -> None:
    knight = creature("Knight", "{W}", "Knight", 2, 2, protection(red))
    scene = Scene({"hand": ["Mind Bend", "Clone"], "battlefield": [knight]})
    scene.play(A, "Cast Mind Bend", "Knight", "red", "blue")
    scene.play(A, "Cast Clone", "Knight")
    both = [*scene.all("Knight"), scene.one("Clone")]
    knights = [chars_of(scene.st, obj) for obj in both]
    wheres = [[a.where for a in found.abilities if isinstance(a, Keyword)] for found in knights]
    assert wheres == [[f.HasColor(t.BLUE)], [f.HasColor(t.RED)]]
    assert copiable(scene.st, both[0]).definition is knight


@cr("612.1", "604.3")
def test_a_characteristic_defining_ability_counts_other_things() -> None:
    from inset.language.words.kinds import defines_size

    count = number_of(subtype("Swamp") & lands & you_control)
    nightmare = creature("Nightmare", "{5}{B}", "Nightmare Horse", 0, 0, defines_size(count, count))
    scene = Scene({"hand": ["Magical Hack"], "battlefield": [nightmare, "Swamp", "Forest", "Forest"]})
    assert scene.size("Nightmare") == (1, 1)
    scene.play(A, "Cast Magical Hack", "Nightmare", "Swamp", "Forest")
    assert scene.size("Nightmare") == (2, 2)


@cr("612.1", "113.7a")
def test_an_ability_on_the_stack_keeps_its_words() -> None:
    """Only the source's text has changed: the ability that has triggered exists apart from it."""
    slayer = creature("Slayer", "{3}{B}", "Assassin", 2, 2, when_enters(destroy(target(creatures & ~black))))
    scene = Scene({"hand": [slayer, "Mind Bend"], "battlefield": [BEAR]})
    scene.cast(A, "Cast Slayer")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.stack() == ["Slayer"]
    scene.play(A, "Cast Mind Bend", "Slayer", "black", "green")
    assert scene.zone("Bear") == "graveyard"


@cr("612.1", "205.1a")
def test_what_an_effect_makes_of_a_land_is_said_in_the_new_word() -> None:
    moon = enchantment(
        "Moon", "{2}{R}", have(~f.HasSupertype(t.BASIC) & lands, m.SetTypes(t.LAND, ("Mountain",), True))
    )
    tower = land("Tower")
    scene = Scene({"hand": ["Mind Bend"], "battlefield": [moon, tower]})
    scene.play(A, "Cast Mind Bend", "Moon", "Mountain", "Island")
    assert scene.chars("Tower").subtypes == {"Island"}


def test_what_has_no_such_word_stays_the_same_node() -> None:
    from inset.rules.objects.text_changes import reworded

    whole = (sta.PreventDamage(source=f.HasColor(31)), e.Draw(you, 1))
    assert reworded(whole, "white", "blue") is whole


@cr("612.1", "702.102b")
def test_a_fused_spell_keeps_both_halves_whatever_else_lasts() -> None:
    """Only the words change: what a spell says besides is what was chosen as it was cast."""
    wear = sorcery("Wear", "{R}", Keyword(KEYWORD_BIT["fuse"]), gain_life(1))
    tear = sorcery("Tear", "{W}", Keyword(KEYWORD_BIT["fuse"]), destroy(target(creatures & black)))
    grow = instant("Grow", "{G}", gets(target(creatures), 1, 1))
    scene = Scene({"hand": [split(wear, tear), grow, "Sleight of Mind"], "battlefield": [BEAR, SHADE]})
    scene.play(A, "Cast Grow", "Shade")
    words = [word for word in scene.options(A) if "fuse" in word.lower() or "Wear // Tear" in word]
    scene.cast(A, words[0], "Shade")
    scene.play(A, "Cast Sleight of Mind", "Wear // Tear", "white", "green")
    assert scene.life(A) == 21 and scene.zone("Shade") == "graveyard"
