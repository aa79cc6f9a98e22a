"""301.5, 303.4, 701.3: what can be attached to what."""

from inset.kernel.types import ARTIFACT, CREATURE, LAND
from inset.language.card import Card, Face
from inset.language.effects import THIS_TURN
from inset.language.filters import HasColor, HasType
from inset.language.mods import AddTypes, SetPT
from inset.language.words.kinds import aura, enchant
from inset.language.words.nouns import creatures
from inset.rules import atoms
from inset.rules.events import attaching
from inset.rules.model import event_records as ev
from inset.rules.model.state import Ctx
from tests.harness import cr
from tests.harness.cards import PACIFISM, SWORD
from tests.harness.table import FOREST, Table, bear, kw


def able(table: Table, oid: int) -> list[int]:
    return attaching.hosts(table.st, table.obj(oid), table.chars(oid))


@cr("303.4", "702.5a")
def test_an_aura_enchants_what_its_enchant_ability_says() -> None:
    table = Table()
    creature, land = table.put(1, bear()), table.put(0, FOREST)
    assert able(table, table.put(0, PACIFISM)) == [creature]
    wild = aura("Wild Growth", "{G}", enchant(HasType(LAND)))
    assert able(table, table.put(0, wild)) == [land]
    assert able(table, table.put(0, Card((Face("Nothing", None, 8, ("Aura",)),)))) == []


@cr("702.5c", "702.5d")
def test_several_enchant_abilities_and_players() -> None:
    table = Table()
    both = aura("Both", "{G}", enchant(creatures), enchant(HasType(ARTIFACT)))
    table.put(0, bear())
    golem = table.put(0, Card((Face("Golem", None, ARTIFACT | CREATURE, ("Golem",), power=1, toughness=1),)))
    assert able(table, table.put(0, both)) == [golem]
    assert able(table, table.put(0, aura("Curse", "{B}", kw("enchant", text="player")))) == [-1, -2]
    assert able(table, table.put(0, aura("Curse", "{B}", kw("enchant", text="opponent")))) == [-2]


@cr("301.5", "301.5c")
def test_equipment_equips_creatures() -> None:
    table = Table()
    table.put(0, FOREST)
    ours, theirs = table.put(0, bear()), table.put(1, bear())
    sword = table.put(0, SWORD)
    assert able(table, sword) == [ours, theirs]
    mods = (AddTypes(CREATURE), SetPT(2, 2))
    atoms.new_floating(table.st, Ctx(sword, 0), THIS_TURN, objects=(sword,), mods=mods)
    assert able(table, sword) == []


@cr("702.16c", "702.16d", "701.3a", "701.3b", "701.3c", "613.7e")
def test_attaching() -> None:
    table = Table()
    first, second = table.put(0, bear()), table.put(0, bear(kw("protection", where=HasColor(0))))
    sword = table.put(0, SWORD)
    assert attaching.attach(table.st, sword, first)
    assert table.obj(sword).attached == first
    stamp = table.obj(sword).timestamp
    assert not attaching.attach(table.st, sword, first)
    assert not attaching.attach(table.st, sword, second)  # protection from colorless
    assert not attaching.attach(table.st, first, second)  # no Aura, Equipment or Fortification
    assert (table.obj(sword).attached, table.obj(sword).timestamp) == (first, stamp)
    third = table.put(1, bear())
    assert attaching.attach(table.st, sword, third)
    assert table.obj(sword).timestamp > stamp
    assert [event.other for event in table.events(ev.ATTACHED)] == [first, third]
