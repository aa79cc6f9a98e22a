"""Cards that show keyword abilities of permanents (702) and keyword actions (701), one or two for each."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import Matches
from inset.language.effects import DEVOURED, Adapt, Bolster, Connive, Support
from inset.language.filters import TRIBUTE_PAID, IsMarked
from inset.language.patterns import EXPLOITS, Deed
from inset.language.values import Kept
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    creature,
    deathtouch,
    equip,
    equipment,
    flash,
    flying,
    haste,
    instant,
    menace,
    reach,
    sorcery,
    trample,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    artifacts,
    creatures,
    enchanted_or_equipped,
    other,
    subtype,
    target,
    target_player,
    this,
    this_one,
    unless,
    up_to,
    with_counter,
)
from inset.language.words.verbs import also, cost, draw, gains, gets, has, have, lose_life, plus, together


def _numbered(keyword: int, number: int) -> Keyword:
    return Keyword(keyword, number=number)


_WHO = target_player()
slivers = subtype("Sliver") & creatures

CARDS: tuple[Card, ...] = (
    creature("Aeromunculus", "{1}{G}{U}", "Homunculus Mutant", 2, 3, flying, activated(cost("{2}{G}{U}"), Adapt(1))),
    creature(
        "Aquastrand Spider", "{1}{G}", "Spider Mutant", 0, 0, _numbered(k.GRAFT, 2),
        activated(cost("{G}"), gains(target(creatures & with_counter("+1/+1")), reach)),
    ),
    creature("Aven Warhawk", "{4}{W}", "Bird Soldier", 2, 2, _numbered(k.AMPLIFY, 1), flying),
    equipment(
        "Barbed Batterfist", "{1}{R}", Keyword(k.FOR_MIRRODIN), have(enchanted_or_equipped, plus(1, -1)), equip("{1}")
    ),
    sorcery("Cached Defenses", "{2}{G}", Bolster(3)),
    artifact_creature(
        "Caprichrome", "{3}{W}", "Goat", 2, 2, flash, vigilance, Keyword(k.DEVOUR, number=1, where=artifacts)
    ),
    creature("Craw Giant", "{3}{G}{G}{G}{G}", "Giant", 6, 4, trample, _numbered(k.RAMPAGE, 2)),
    creature("Dead Reveler", "{2}{B}", "Zombie", 2, 3, Keyword(k.UNLEASH)),
    creature("Enraged Revolutionary", "{2}{R}", "Human Warrior", 2, 1, Keyword(k.DETHRONE)),
    creature(
        "Expedition Raptor", "{3}{W}{W}", "Bird", 2, 2, flying, when_enters(Support(2, up_to(2, creatures & other)))
    ),
    creature(
        "Fanatic of Xenagos", "{1}{R}{G}", "Centaur Warrior", 3, 3, trample, _numbered(k.TRIBUTE, 1),
        when_enters(gets(this, 1, 1, haste), only_if=unless(Matches(this, IsMarked(TRIBUTE_PAID)))),
    ),
    creature(
        "Fell Stinger", "{2}{B}", "Zombie Scorpion", 3, 2, deathtouch, Keyword(k.EXPLOIT),
        whenever(Deed(EXPLOITS, this_one), together(draw(2, _WHO), lose_life(2, _WHO))),
    ),
    creature("Frenzy Sliver", "{1}{B}", "Sliver", 1, 1, have(slivers, has(_numbered(k.FRENZY, 1)))),
    creature("Ghor-Clan Wrecker", "{3}{R}", "Human Warrior", 2, 2, Keyword(k.RIOT), menace),
    creature("Goblin Grappler", "{R}", "Goblin", 1, 1, Keyword(k.PROVOKE)),
    creature("Gorger Wurm", "{3}{R}{G}", "Wurm", 5, 5, _numbered(k.DEVOUR, 1)),
    instant("Lead by Example", "{1}{G}", Support(2, up_to(2, creatures))),
    creature("Lymph Sliver", "{4}{W}", "Sliver", 3, 3, have(slivers, has(_numbered(k.ABSORB, 1)))),
    creature("Raffine's Informant", "{1}{W}", "Human Wizard", 2, 1, when_enters(Connive(this))),
    creature("Shock Brigade", "{1}{R}", "Goblin Soldier", 1, 3, menace, _numbered(k.MOBILIZE, 1)),
    equipment(
        "Monk's Fist", "{2}", Keyword(k.JOB_SELECT), have(enchanted_or_equipped, plus(1, 0), also(0, "Monk")), equip("{2}")
    ),
    creature(
        "Skullmulcher", "{4}{G}", "Elemental", 3, 3, _numbered(k.DEVOUR, 1), when_enters(draw(Kept(DEVOURED, this)))
    ),
    creature("Virulent Sliver", "{G}", "Sliver", 1, 1, have(slivers, has(_numbered(k.POISONOUS, 1)))),
    creature("Wings of the Guard", "{1}{W}", "Bird", 1, 1, flying, Keyword(k.MELEE)),
    creature("Wyrm's Crossing Patrol", "{W}", "Human Soldier", 1, 1, Keyword(k.MYRIAD)),
)  # fmt: skip
