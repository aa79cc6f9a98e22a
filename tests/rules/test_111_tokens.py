"""111: tokens: what they are subject to, those that the rules define (111.10), and those that copies of spells become."""

from typing import Any

import pytest

from inset.cards import card
from inset.kernel import types as t
from inset.language import effects as e, filters as f, keywords as k, patterns as p, statics as sta
from inset.language.card import Token
from inset.language.selections import EventObject
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    flash,
    instant,
    lifelink,
    sorcery,
    whenever,
)
from inset.language.words.nouns import artifacts, creatures, each, saved, target, tokens, you
from inset.language.words.verbs import (
    create,
    create_copy,
    create_on,
    destroy,
    dies,
    discard,
    draw,
    exile,
    gain_life,
    then,
    to_battlefield,
    to_hand,
    to_library,
)
from inset.oracle.paragraphs import predefined
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL, RAT


def made(name: str, hand: tuple[Any, ...] = (), **row: Any) -> Scene:
    """A scene in which A has just made the token that the rules define by this name."""
    scene = Scene({"hand": [sorcery("Make", "{B}", create(predefined(name))), *hand], **row})
    scene.play(A, "Cast Make")
    return scene


def enchanted(role: str, *also: Any) -> Scene:
    """… a Role on a Bear."""
    make = sorcery("Make", "{B}", create_on(predefined(f"{role} Role"), target(creatures)))
    scene = Scene({"hand": [make], "battlefield": [BEAR, *also]})
    scene.play(A, "Cast Make", "Bear")
    return scene


def about(scene: Scene, name: str) -> tuple[int, tuple[str, ...], int, bool]:
    chars = scene.chars(name)
    return chars.types, tuple(sorted(chars.subtypes)), chars.colors, scene.one(name).token


@cr("111.6")
def test_a_token_is_subject_to_what_affects_its_types_and_is_not_a_card() -> None:
    """What destroys artifacts destroys it; a graveyard that it went to has no card more."""
    smash = instant("Smash", "{R}", destroy(each(artifacts)))
    scene = made("Food", (smash,), battlefield=[BEAR, enchantment("Wake", "{B}", whenever(dies(tokens), draw()))])
    scene.play(A, "Cast Smash")
    assert (scene.names("battlefield"), scene.count(A, "hand")) == (["Bear", "Wake"], 1)
    assert scene.names("graveyard") == ["Make", "Smash"]


@cr("111.6", "111.8")
def test_a_token_put_into_a_hand_or_library_is_not_a_card_there() -> None:
    bounce = sorcery("Bounce", "{U}", to_hand(target(creatures)))
    tuck = sorcery("Tuck", "{U}", to_library(target(creatures)))
    scene = Scene({"hand": [sorcery("Make", "{B}", create(RAT, 2)), bounce, tuck], "library": [BEAR]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Bounce", "Rat")
    scene.play(A, "Cast Tuck", "Rat")
    assert scene.names("hand", A) == []
    assert scene.st.objs[scene.st.libraries[A][0]].definition == BEAR


@cr("111.6")
def test_a_token_in_a_hand_is_not_discarded_before_it_ceases_to_exist() -> None:
    lose = sorcery("Lose", "{U}", to_hand(target(creatures)), discard(2))
    scene = Scene({"hand": [sorcery("Make", "{B}", create(RAT)), lose, BEAR, BEAR]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Lose", "Rat")
    assert scene.names("hand", A) == []
    assert scene.names("graveyard").count("Bear") == 2


@cr("111.9", "704.5j")
def test_a_legendary_token_has_the_name_given() -> None:
    cat = creature_token("Cat", 4, 1, t.GREEN, name="Guen", supertypes=t.LEGENDARY)
    scene = Scene({"hand": [sorcery("Call", "{G}", create(cat)), sorcery("Again", "{G}", create(cat))]})
    scene.play(A, "Cast Call")
    assert (scene.chars("Guen").name, scene.chars("Guen").supertypes) == ("Guen", t.LEGENDARY)
    scene.play(A, "Cast Again", scene.one("Guen").id)
    assert scene.names("battlefield") == ["Guen"]


# --- predefined tokens (111.10) -------------------------------------------------------------------------------------------


@cr("111.10b")
def test_food() -> None:
    scene = made("Food")
    assert about(scene, "Food Token") == (t.ARTIFACT, ("Food",), 0, True)
    scene.play(A, "Food Token")
    assert (scene.life(A), scene.names("battlefield")) == (23, [])


@cr("111.10c", "605.1a")
def test_gold() -> None:
    """It need not be tapped: a tapped Gold still gives its mana."""
    seal = Scene(
        {"hand": [sorcery("Make", "{0}", e.CreateToken(predefined("Gold"), tapped=True)), BEAR], "mana": "{G}"}
    )
    seal.play(A, "Cast Make")
    assert about(seal, "Gold Token") == (t.ARTIFACT, ("Gold",), 0, True)
    seal.play(A, "Cast Bear")
    assert seal.names("battlefield") == ["Bear"]


@cr("111.10d")
def test_walker() -> None:
    scene = made("Walker")
    assert about(scene, "Walker") == (t.CREATURE, ("Zombie",), t.BLACK, True)
    assert (scene.chars("Walker").name, scene.size("Walker")) == ("Walker", (2, 2))


@cr("111.10e")
def test_shard() -> None:
    scene = made("Shard", library=[BEAR, creature("Ox", "{W}", "Ox", 1, 1)])
    assert about(scene, "Shard Token") == (t.ENCHANTMENT, ("Shard",), 0, True)
    scene.play(A, "Shard Token", 1)  # the Ox, on top, goes to the bottom
    assert (scene.names("hand", A), scene.names("battlefield")) == (["Bear"], [])


@cr("111.10f")
def test_clue() -> None:
    scene = made("Clue", library=[BEAR])
    assert about(scene, "Clue Token") == (t.ARTIFACT, ("Clue",), 0, True)
    scene.play(A, "Clue Token")
    assert (scene.names("hand", A), scene.names("battlefield")) == (["Bear"], [])


@cr("111.10g")
def test_blood() -> None:
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = made("Blood", (ox,), library=[BEAR])
    assert about(scene, "Blood Token") == (t.ARTIFACT, ("Blood",), 0, True)
    scene.play(A, "Blood Token")
    assert (scene.names("hand", A), scene.zone("Ox"), scene.names("battlefield")) == (["Bear"], "graveyard", [])
    assert not made("Blood").could(A, "Blood Token")  # there is no card to discard


@cr("111.10h", "106.6")
def test_powerstone() -> None:
    """Its mana pays for artifact spells and for abilities, not for other spells."""
    cup, ox = artifact("Cup", "{1}"), creature("Ox", "{1}", "Ox", 1, 1)
    draws = artifact("Font", "{0}", activated("{1}", gain_life(1)))
    scene = Scene({
        "hand": [sorcery("Make", "{0}", create(predefined("Powerstone"), 2)), cup, ox], "battlefield": [draws], "mana": "",
    })  # fmt: skip
    scene.play(A, "Cast Make")
    assert about_first(scene, "Powerstone Token") == (t.ARTIFACT, ("Powerstone",), 0)
    assert not scene.could(A, "Cast Ox")
    scene.play(A, "Cast Cup")
    scene.play(A, "Font")
    assert (scene.zone("Cup"), scene.life(A)) == ("battlefield", 21)


def about_first(scene: Scene, name: str) -> tuple[int, tuple[str, ...], int]:
    from inset.rules.objects.layers import chars_of

    chars = chars_of(scene.st, scene.all(name)[0])
    return chars.types, tuple(sorted(chars.subtypes)), chars.colors


@cr("111.10i", "701.53a", "701.53b")
def test_incubator() -> None:
    """A double-faced token: the counters that it entered with make its back face a creature that lives."""
    make = sorcery("Make", "{B}", e.CreateToken(predefined("Incubator"), counters=(("+1/+1", 3),)))
    scene = Scene({"hand": [make]})
    scene.play(A, "Cast Make")
    assert about(scene, "Incubator Token") == (t.ARTIFACT, ("Incubator",), 0, True)
    assert scene.size("Incubator Token") == (None, None)
    scene.play(A, "Incubator Token")
    chars = scene.chars("Incubator Token")
    assert (chars.name, chars.types, tuple(chars.subtypes), chars.colors) == (
        "Phyrexian Token", t.ARTIFACT | t.CREATURE, ("Phyrexian",), 0,
    )  # fmt: skip
    assert scene.size("Incubator Token") == (3, 3)


@cr("111.10i", "704.5f")
def test_an_incubator_without_counters_dies_as_it_turns() -> None:
    scene = made("Incubator")
    scene.play(A, "Incubator Token")
    assert scene.names("battlefield") == []


@cr("111.10j")
def test_cursed_role() -> None:
    scene = enchanted("Cursed")
    assert about(scene, "Cursed") == (t.ENCHANTMENT, ("Aura", "Role"), 0, True)
    assert (scene.size("Bear"), scene.one("Cursed").attached) == ((1, 1), scene.one("Bear").id)


@cr("111.10k")
def test_monster_role() -> None:
    scene = enchanted("Monster")
    assert (scene.size("Bear"), scene.keywords("Bear") & k.TRAMPLE != 0) == ((3, 3), True)


@cr("111.10n")
def test_sorcerer_role() -> None:
    scene = enchanted("Sorcerer")
    assert scene.size("Bear") == (3, 3)
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    assert scene.stack() == ["Bear"]
    scene.settle(0)
    assert scene.st.step == t.DECLARE_ATTACKERS


@cr("111.10p")
def test_virtuous_role() -> None:
    """It counts itself, as an enchantment that its controller controls."""
    scene = enchanted("Virtuous", enchantment("Wake", "{B}", whenever(dies(creatures), gain_life(1))))
    assert scene.size("Bear") == (4, 4)


@cr("111.10r")
@pytest.mark.parametrize(("counters", "grows"), [({"+1/+1": 1}, True), ({"+1/+1": 2}, False)])
def test_young_hero_role(counters: dict[str, int], grows: bool) -> None:
    make = sorcery("Make", "{B}", create_on(predefined("Young Hero Role"), target(creatures)))
    scene = Scene({"hand": [make], "battlefield": [(BEAR, {"counters": counters})]})
    scene.play(A, "Cast Make")
    before = scene.one("Bear").counters["+1/+1"]
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.settle()
    assert scene.one("Bear").counters["+1/+1"] == before + grows


@cr("111.10s", "701.44a", "602.5d")
def test_map() -> None:
    scene = made("Map", battlefield=[BEAR], library=["Forest"])
    assert about(scene, "Map Token") == (t.ARTIFACT, ("Map",), 0, True)
    scene.play(A, "Map Token")
    assert (scene.names("hand", A), scene.names("battlefield")) == (["Forest"], ["Bear"])
    other = made("Map", battlefield=[BEAR])
    other.pass_to(B)
    assert not other.could(B, "Map Token")
    other.until(t.BEGIN_COMBAT)
    assert not other.could(A, "Map Token")


@cr("111.10t")
def test_junk() -> None:
    scene = made("Junk", library=["Forest"])
    assert about(scene, "Junk Token") == (t.ARTIFACT, ("Junk",), 0, True)
    scene.play(A, "Junk Token")
    assert scene.zone("Forest") == "exile" and scene.could(A, "Play Forest")
    scene.next_turn()
    scene.next_turn()
    assert not scene.could(A, "Play Forest")


@cr("111.10u")
def test_lander() -> None:
    scene = made("Lander", library=[BEAR, "Forest"])
    assert about(scene, "Lander Token") == (t.ARTIFACT, ("Lander",), 0, True)
    scene.do(A, "Lander Token")
    scene.settle("Forest")
    assert (scene.zone("Forest"), scene.one("Forest").tapped) == ("battlefield", True)


@cr("111.10v")
def test_mutagen() -> None:
    scene = made("Mutagen", battlefield=[BEAR])
    assert about(scene, "Mutagen Token") == (t.ARTIFACT, ("Mutagen",), 0, True)
    scene.play(A, "Mutagen Token")
    assert (scene.size("Bear"), scene.names("battlefield")) == ((3, 3), ["Bear"])


@cr("111.11")
def test_a_token_named_like_a_card_has_the_cards_characteristics() -> None:
    scene = Scene(
        {"hand": [sorcery("Call", "{G}", create(Token(card("Tarmogoyf").faces[0])))], "graveyard": ["Forest"]}
    )
    scene.play(A, "Cast Call")
    goyf = scene.one("Tarmogoyf")
    assert (goyf.token, scene.value("Tarmogoyf"), scene.chars("Tarmogoyf").colors) == (True, 2, t.GREEN)
    assert scene.size("Tarmogoyf") == (2, 3)  # a land and a sorcery


@cr("111.13", "608.3f")
def test_what_a_copy_of_a_permanent_spell_becomes_is_not_created() -> None:
    """Nothing that refers to creating tokens applies to it, and it has what the spell had."""
    double = enchantment("Double", "{G}", sta.TokensMultiplied(you, 2))
    bell = enchantment("Bell", "{G}", whenever(p.CreatesToken(you), gain_life(1)))
    fork = instant("Fork", "{R}", e.CopySpell(target(f.IsSpell())))
    scene = Scene({"hand": [BEAR, fork], "battlefield": [double, bell]})
    scene.cast(A, "Cast Bear")
    scene.play(A, "Cast Fork", "Bear")
    bears = scene.all("Bear")
    assert ([o.token for o in bears], scene.life(A)) == ([True, False], 20)
    assert scene.sizes("Bear") == [(2, 2), (2, 2)]


@cr("111.8", "704.5d")
def test_a_token_that_died_does_not_come_back() -> None:
    grave = enchantment("Grave", "{B}", whenever(dies(creatures), to_battlefield(EventObject()), gain_life(1)))
    make = sorcery("Make", "{B}", create(RAT))
    scene = Scene({"hand": [make, KILL, KILL], "battlefield": [grave, BEAR]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Kill", "Rat")
    assert (scene.names("battlefield", A), scene.life(A)) == (["Grave", "Bear"], 21)
    scene.play(A, "Cast Kill")
    assert (scene.zone("Bear"), scene.life(A)) == ("battlefield", 22)


@cr("111.12", "707.2")
def test_no_copy_of_what_is_gone_for_good() -> None:
    """The target is illegal, so nothing is created."""
    mirror = sorcery("Mirror", "{U}", create_copy(target(creatures)))
    twice = creature("Ghost", "{U}", "Spirit", 1, 1, flash)
    scene = Scene({"hand": [mirror, twice], "battlefield": [BEAR]}, {"hand": [KILL]})
    scene.cast(A, "Cast Mirror", "Bear")
    scene.cast(B, "Cast Kill")
    scene.settle()
    assert scene.names("battlefield", A) == []


@cr("111.7", "603.6c", "603.10a")
def test_a_token_dies_like_a_creature() -> None:
    wake = enchantment("Wake", "{B}", whenever(dies(creatures), gain_life(1)))
    make = sorcery("Make", "{B}", create(RAT, 3))
    wrath = sorcery("Wrath", "{W}", destroy(each(creatures)))
    scene = Scene({"hand": [make, wrath], "battlefield": [wake, BEAR]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Wrath")
    assert scene.life(A) == 24


@cr("111.8", "400.7")
def test_a_token_that_is_exiled_and_returned_stays_away() -> None:
    """Blinking a card brings it back; a token stays where it went, whatever zone that is."""
    blink = instant("Blink", "{W}", then(exile(target(creatures), save=0), to_battlefield(saved(0), you)))
    bounce = instant("Bounce", "{U}", then(e.Move(target(creatures), t.HAND, save=0), to_battlefield(saved(0), you)))
    make = sorcery("Make", "{B}", create(RAT, 2))
    scene = Scene({"hand": [make, blink, blink, bounce], "battlefield": [BEAR]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Blink", "Rat")
    assert (scene.names("battlefield"), scene.names("exile")) == (["Bear", "Rat Token"], [])
    scene.play(A, "Cast Bounce", "Rat")
    assert (scene.names("battlefield"), scene.names("hand", A)) == (["Bear"], ["Blink"])
    scene.play(A, "Cast Blink", "Bear")
    assert scene.zone("Bear") == "battlefield"


@cr("111.8")
def test_a_token_in_exile_is_not_cast() -> None:
    steal = instant("Steal", "{W}", then(exile(target(creatures), save=0), e.CastNow(saved(0))))
    scene = Scene({"hand": [sorcery("Make", "{B}", create(RAT)), steal]})
    scene.play(A, "Cast Make")
    scene.play(A, "Cast Steal", "Rat", "Cast Rat", "Yes")
    assert scene.names("battlefield") == []


@cr("111.10", "111.3", "111.5")
def test_a_token_is_what_the_effect_says() -> None:
    cat = creature_token("Cat", 2, 3, t.WHITE, lifelink)
    scene = Scene({"hand": [sorcery("Litter", "{W}", create(cat))]})
    scene.play(A, "Cast Litter")
    token = next(o for o in scene.st.objs.values() if o.token)
    chars = chars_of(scene.st, token)
    assert (chars.name, chars.colors, chars.power, chars.toughness, chars.cost) == ("Cat Token", t.WHITE, 2, 3, None)
    assert chars.keywords & k.LIFELINK
