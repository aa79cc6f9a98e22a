"""Cards that show keyword abilities (702), one or two for each."""

from __future__ import annotations

from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.effects import Monstrosity
from inset.language.words.kinds import (
    activated,
    artifact_creature,
    creature,
    cycling,
    deathtouch,
    devoid,
    equip,
    equipment,
    flying,
    land,
    menace,
    shroud,
    tap_for,
    trample,
    vigilance,
    whenever,
)
from inset.language.words.nouns import basic, creatures, enchanted_or_equipped, lands, target
from inset.language.words.verbs import attacks, cant_be_blocked, cost, gets, have, plus


def _numbered(keyword: int, number: int) -> Keyword:
    return Keyword(keyword, number=number)


CARDS: tuple[Card, ...] = (
    artifact_creature("Arcbound Worker", "{1}", "Construct", 0, 0, _numbered(k.MODULAR, 1)),
    land("Ash Barrens", "", tap_for("{C}"), Keyword(k.CYCLING, cost("{1}"), where=basic & lands)),
    creature("Benalish Cavalry", "{1}{W}", "Human Knight", 2, 2, Keyword(k.FLANKING)),
    creature(
        "Ill-Tempered Cyclops", "{3}{R}", "Cyclops", 3, 3, trample, activated(cost("{5}{R}"), Monstrosity(3))
    ),
    creature("Kami of Lunacy", "{4}{B}{B}", "Spirit", 4, 1, flying, _numbered(k.SOULSHIFT, 5)),
    creature(
        "Mayhem Patrol", "{1}{R}", "Devil Warrior", 1, 2, menace, whenever(attacks(), gets(target(creatures), 1, 0)),
        Keyword(k.BLITZ, cost("{1}{R}")),
    ),
    creature("Pouncing Jaguar", "{G}", "Cat", 2, 2, Keyword(k.ECHO, cost("{G}"))),
    creature("Screamreach Brawler", "{2}{R}", "Orc Berserker", 2, 3, Keyword(k.DASH, cost("{1}{R}"))),
    creature("Topan Freeblade", "{1}{W}", "Human Soldier", 2, 2, vigilance, _numbered(k.RENOWN, 1)),
    creature("Blade Instructor", "{2}{W}", "Human Soldier", 3, 1, Keyword(k.MENTOR)),
    creature("Blastoderm", "{2}{G}{G}", "Beast", 5, 5, shroud, _numbered(k.FADING, 3)),
    creature("Devoted Retainer", "{W}", "Human Samurai", 1, 1, _numbered(k.BUSHIDO, 1)),
    equipment("Flayer Husk", "{1}", Keyword(k.LIVING_WEAPON), have(enchanted_or_equipped, plus(1, 1)), equip("{2}")),
    creature("Gorehorn Minotaurs", "{2}{R}{R}", "Minotaur Warrior", 3, 3, _numbered(k.BLOODTHIRST, 2)),
    creature("Khenra Eternal", "{1}{B}", "Zombie Jackal Warrior", 2, 2, _numbered(k.AFFLICT, 1)),
    creature("Ministrant of Obligation", "{2}{W}", "Human Cleric", 2, 1, _numbered(k.AFTERLIFE, 2)),
    creature("Sluiceway Scorpion", "{2}{B}{G}", "Scorpion", 2, 2, deathtouch, Keyword(k.SCAVENGE, cost("{1}{B}{G}"))),
    creature("Disowned Ancestor", "{B}", "Spirit Warrior", 0, 4, Keyword(k.OUTLAST, cost("{1}{B}"))),
    creature("Waning Wurm", "{3}{B}", "Zombie Wurm", 7, 6, _numbered(k.VANISHING, 2)),
    creature("Benthic Infiltrator", "{2}{U}", "Eldrazi Drone", 1, 4, devoid, Keyword(k.INGEST), cant_be_blocked()),
    creature("Viscera Dragger", "{3}{B}", "Zombie Ogre Warrior", 3, 3, cycling("{2}"), Keyword(k.UNEARTH, cost("{1}{B}"))),
    creature("Weaponcraft Enthusiast", "{2}{B}", "Aetherborn Artificer", 0, 1, _numbered(k.FABRICATE, 2)),
)  # fmt: skip
