"""109–111, 603, 707, 903: objects, tokens and commanders that change zones."""

from inset.kernel import types as t
from inset.language import effects as e, mods as m, patterns as p
from inset.language.selections import EventObject
from inset.language.words.kinds import creature, enchantment, flash, instant, sorcery, whenever
from inset.language.words.nouns import creatures, each, each_player, saved, target, you
from inset.language.words.verbs import (
    becomes,
    create,
    create_copy,
    destroy,
    dies,
    exile,
    gain_life,
    then,
    to_battlefield,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL, RAT


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


@cr("109.4b", "603.3a")
def test_a_waiting_ability_belongs_to_who_controlled_its_source() -> None:
    """The source changes hands in the same resolution: the ability stays with who had it as it triggered."""
    bell = creature("Bell", "{W}", "Spirit", 1, 1, whenever(p.LosesLife(each_player), gain_life(5)))
    theft = sorcery(
        "Theft", "{U}", e.LoseLife(you, 1), becomes(target(creatures), m.SetController(you), duration=e.FOREVER)
    )
    scene = Scene({"hand": [theft]}, {"battlefield": [bell]})
    scene.play(A, "Cast Theft")
    assert (scene.chars("Bell").controller, scene.life(A), scene.life(B)) == (A, 19, 25)


@cr("110.4c")
def test_a_permanent_without_types_stays() -> None:
    blank = instant("Blank", "{U}", becomes(target(creatures), m.SetTypes(0)))
    scene = Scene({"hand": [blank], "battlefield": [BEAR]})
    scene.play(A, "Cast Blank")
    assert (scene.zone("Bear"), scene.chars("Bear").types) == ("battlefield", 0)


@cr("110.5b", "110.5d", "400.7")
def test_status_begins_anew() -> None:
    blink = sorcery("Blink", "{W}", e.Move(target(creatures), t.EXILE, save=1), to_battlefield(saved(1)))
    scene = Scene({"hand": [blink], "battlefield": [(BEAR, {"tapped": True, "counters": {"+1/+1": 2}})]})
    scene.play(A, "Cast Blink")
    bear = scene.one("Bear")
    assert (bear.tapped, bear.counters, bear.damage, scene.size("Bear")) == (False, {}, 0, (2, 2))


@cr("104.3j", "903.10a", "400.7")
def test_commander_damage_adds_up_over_zones() -> None:
    """The card is the same commander, whatever object it is."""
    boss = {"card": "Six", "commander": True, "counters": {"+1/+1": 9}}
    scene = Scene({"battlefield": [boss]}, {"life": 90}, format="commander")
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack")
    while scene.st.step < t.END_COMBAT:
        scene.game.choose(PASS if scene.asked() == "priority" else False)
    assert list(scene.st.players[B].commander_damage.values()) == [11]


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
