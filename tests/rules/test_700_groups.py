"""700.6–700.13: named groups of objects and named actions of players."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, filters as f, mods as m, patterns as p, values as v
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.keywords import CHANGELING, DOUBLE_STRIKE
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    instant,
    legendary,
    sorcery,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each_opponent,
    in_graveyard,
    spells,
    target,
    target_player,
    you,
)
from inset.language.words.verbs import copy_spell, create, deal, destroy, exile, gain_life
from inset.rules.meaning.party import party_size
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

LIBRARY = ["Forest"] * 10
SLAY = instant("Slay", "{B}", destroy(target(creatures)))


def folk(subtypes: str, *abilities: Keyword) -> Card:
    return creature(subtypes, "{1}", subtypes, 1, 1, *abilities)


@cr("700.6")
def test_historic_is_legendary_an_artifact_or_a_saga() -> None:
    saga = enchantment("Tale", "{1}{G}", subtypes="Saga")
    king = legendary(creature("King", "{1}{W}", "Human", 1, 1))
    scene = Scene({"hand": [saga, king, artifact("Rock", "{1}{R}"), BEAR], "battlefield": ["Jhoira's Familiar"]})
    cheaper = {word.split(" ")[1]: word.split(" ")[2] for word in scene.options(A) if word.startswith("Cast ")}
    assert cheaper == {"Tale": "{G}", "King": "{W}", "Rock": "{R}", "Bear": "{1}{G}"}


@cr("700.8a", "700.8b")
@pytest.mark.parametrize(
    ("members", "size"),
    [
        ((), 0),
        (("Cleric", "Cleric", "Bear"), 1),
        (("Cleric", "Rogue", "Warrior", "Wizard", "Wizard"), 4),
        (("Cleric Rogue",), 1),
        (("Cleric Rogue", "Cleric"), 2),
        (("Cleric Rogue", "Rogue Warrior", "Warrior Cleric", "Warrior"), 3),
        (("Wizard Cleric", "Wizard Rogue", "Wizard Warrior", "Wizard"), 4),
    ],
)
def test_the_party_is_counted_as_large_as_it_can_be(members: tuple[str, ...], size: int) -> None:
    scene = Scene({"battlefield": [folk(subtypes) for subtypes in members]}, {"battlefield": [folk("Wizard")]})
    assert party_size(scene.st, [A]) == size


@cr("700.8a", "702.26b")
def test_who_is_phased_out_is_in_no_party() -> None:
    there = ["Archpriest of Iona", (folk("Rogue"), {"phased": 1}), folk("Wizard")]
    scene = Scene({"battlefield": there})
    assert scene.size("Archpriest of Iona") == (2, 2)


@cr("700.8a", "700.8c")
def test_a_full_party_has_four_creatures() -> None:
    """A creature with every creature type fills one place; the fourth makes the party full."""
    others = [folk("Rogue"), folk("Shapeshifter", Keyword(CHANGELING))]
    for more, size, asked in (([], 3, "priority"), ([folk("Wizard")], 4, "target")):
        scene = Scene({"battlefield": ["Archpriest of Iona", *others, *more]})
        assert scene.size("Archpriest of Iona") == (size, 2)
        while scene.st.step != t.BEGIN_COMBAT:
            scene.game.choose(PASS)
        assert scene.asked() == asked


@cr("700.11")
def test_a_player_descends_when_a_permanent_card_goes_to_their_graveyard() -> None:
    """From anywhere, no matter who controlled it, and even if it has left again; no tokens, no instants."""
    mill = sorcery("Mill", "{U}", e.Mill(you, 1))
    mercy = sorcery("Mercy", "{W}", create(creature_token("Soldier", 1, 1, t.WHITE)))
    dig = instant("Dig", "{G}", exile(in_graveyard(creatures)))
    rows = (
        ([mill], ["Cast Mill"], (), 3),
        ([SLAY], ["Cast Slay"], ("Bear",), 3),
        ([SLAY, dig], ["Cast Slay", "Cast Dig"], ("Bear",), 3),
        ([mercy, SLAY], ["Cast Mercy", "Cast Slay"], ("Soldier Token",), 2),
        ([mercy], ["Cast Mercy"], (), 2),
    )
    for hand, actions, answers, power in rows:
        skull = "Deep Goblin Skulltaker"
        scene = Scene({"hand": hand, "battlefield": [skull, BEAR], "library": LIBRARY}, {"library": LIBRARY})
        for action in actions:
            scene.play(A, action, *answers)
        scene.until(t.END)
        scene.settle()
        assert (actions, scene.size(skull)[0]) == (actions, power)


@cr("700.11")
def test_the_graveyard_counts_and_not_the_controller() -> None:
    """A creature of theirs that you controlled goes to their graveyard: they descended, you didn't."""
    count = e.GainLife(you, v.TimesHappened(p.Descends(you)))
    tally = instant("Tally", "{W}", count)
    steal = instant("Steal", "{U}", e.Modify(target(creatures), (m.SetController(you),)))
    scene = Scene({"hand": [steal, SLAY, tally]}, {"battlefield": [BEAR], "hand": [tally]})
    scene.play(A, "Cast Steal", "Bear")
    scene.play(A, "Cast Slay", "Bear")
    scene.play(A, "Cast Tally")
    scene.play(B, "Cast Tally")
    assert (scene.life(A), scene.life(B)) == (20, 21)


@cr("700.12a")
def test_outlaws_you_control_are_permanents() -> None:
    """Affinity for outlaws counts the creatures on the battlefield with one of the five types, each once."""
    there = [folk("Rogue"), folk("Pirate Warlock"), folk("Human")]
    scene = Scene({"hand": ["Hellspur Brute"], "battlefield": there, "graveyard": [folk("Assassin")]})
    assert any(word.startswith("Cast Hellspur Brute {2}{R}") for word in scene.options(A))
    changed = Scene({"hand": ["Hellspur Brute"], "battlefield": [folk("Shapeshifter", Keyword(CHANGELING))]})
    assert any(word.startswith("Cast Hellspur Brute {3}{R}") for word in changed.options(A))


CRIME = "Omenport Vigilante"


def committed(scene: Scene) -> bool:
    return scene.keywords(CRIME) & DOUBLE_STRIKE != 0


@cr("700.13")
def test_a_crime_targets_an_opponent_or_what_is_theirs() -> None:
    bolt = instant("Bolt", "{R}", deal(1, any_target()))
    dig = instant("Dig", "{G}", exile(in_graveyard(creatures)))
    deny = instant("Deny", "{U}", e.Counter(target(spells)))
    for name, answer, crime in (
        ("Bolt", "B", True), ("Bolt", "A", False), ("Bolt", "Bear", True), ("Bolt", CRIME, False),
        ("Dig", "Ox", True), ("Dig", "Elk", False),
    ):  # fmt: skip
        scene = Scene(
            {"hand": [bolt, dig], "battlefield": [CRIME], "graveyard": [folk("Elk")]},
            {"battlefield": [BEAR], "graveyard": [folk("Ox")]},
        )
        scene.cast(A, f"Cast {name}", answer)
        assert (name, answer, committed(scene)) == (name, answer, crime)
    scene = Scene({"hand": [deny], "battlefield": [CRIME]}, {"hand": [bolt]})
    scene.cast(B, "Cast Bolt", "B")
    scene.cast(A, "Cast Deny")
    assert committed(scene)


@cr("700.13")
def test_abilities_are_crimes_too_as_they_are_activated_or_put_on_the_stack() -> None:
    pinger = creature("Pinger", "{R}", "Goblin", 1, 1, activated("{0}", deal(1, target_player())))
    scene = Scene({"battlefield": [CRIME, pinger]})
    scene.cast(A, "{0}:", "B")
    assert committed(scene)
    raider = creature("Raider", "{R}", "Goblin", 1, 1, when_enters(deal(1, target_player())))
    scene = Scene({"battlefield": [CRIME], "hand": [raider]})
    scene.cast(A, "Cast Raider")
    assert not committed(scene)
    scene.settle("B")
    assert committed(scene)


@cr("700.13")
def test_one_crime_for_each_spell_and_none_for_copies_or_for_no_target() -> None:
    wave = sorcery("Wave", "{R}", deal(1, target(creatures, 2)))
    sweep = sorcery("Sweep", "{R}", e.DealDamage(1, None, each_opponent))
    twin = instant("Twin", "{U}", copy_spell(target(spells & f.ControlledBy(you))))
    luck = enchantment("Luck", "{W}", whenever(p.CommitsCrime(you), gain_life(1)))
    scene = Scene({"hand": [wave, sweep, twin], "battlefield": [luck]}, {"battlefield": [BEAR, folk("Ox")]})
    scene.play(A, "Cast Sweep")
    assert scene.life(A) == 20
    scene.cast(A, "Cast Wave")
    scene.play(A, "Cast Twin", "Wave", "No")
    assert scene.life(A) == 21 and scene.happened(ev.CRIME) == 1


@cr("700.13")
def test_a_crime_can_be_limited_to_once_each_turn() -> None:
    bolt = instant("Bolt", "{R}", deal(1, any_target()))
    scene = Scene({"hand": [bolt, bolt], "battlefield": ["Blood Hustler"]})
    scene.play(A, "Cast Bolt", "B")
    scene.play(A, "Cast Bolt", "B")
    assert scene.size("Blood Hustler") == (2, 2) and scene.happened(ev.CRIME) == 2
