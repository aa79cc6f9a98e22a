"""Cards that tests share: plain creatures and one-line spells of our own, and names of cards of the library."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, mods as m
from inset.language.card import Card, Face
from inset.language.words.kinds import (
    aura,
    creature,
    creature_token,
    enchant,
    equip,
    equipment,
    flying,
    instant,
    land,
    planeswalker,
    sorcery,
    tap_for,
)
from inset.language.words.nouns import any_target, creatures, enchanted_or_equipped, saved, spells, target, you
from inset.language.words.verbs import (
    becomes,
    copy_spell,
    counter,
    deal,
    destroy,
    draw,
    exile,
    gain_life,
    gets,
    have,
    plus,
    to_battlefield,
    to_hand,
)

# Creatures and other permanents.
BEAR = creature("Bear", "{1}{G}", "Bear", 2, 2)
BIRD = creature("Bird", "{U}", "Bird", 1, 1, flying)
CAT = creature("Cat", "{W}", "Cat", 1, 1)
CUB = creature("Cub", "{G}", "Bear", 1, 1)
OX = creature("Ox", "{W}", "Ox", 1, 4)
RAT = creature_token("Rat", 1, 1, t.BLACK)
GREEN = land("Green", "", tap_for("{G}"))
MAGE = planeswalker("Mage", "{U}", "Jace", 5)
SIEGE = Card((Face("Siege", None, t.BATTLE, ("Siege",), defense=3),))
WALKER = Card((Face("Walker", None, t.PLANESWALKER, ("Jace",), loyalty=3),))
BLADE = equipment("Blade", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}"))
SWORD = equipment("Sword", "{1}", equip("{1}"))
PACIFISM = aura("Pacifism", "{1}{W}", enchant(creatures))
RAGE = aura("Rage", "{R}", enchant(creatures), have(enchanted_or_equipped, plus(3, 0)))

# Spells.
AWAY = instant("Away", "{U}", to_hand(target(creatures)))
BLINK = instant("Blink", "{W}", exile(target(creatures), save=0), to_battlefield(saved(0), you))
BOLT = instant("Bolt", "{R}", deal(3, any_target()))
FORK = instant("Fork", "{R}{R}", copy_spell(target(spells)))
GROW = instant("Grow", "{G}", gets(target(creatures), 3, 3))
HIDE = instant("Hide", "{U}", e.TurnFaceDown(target(creatures)))
KILL = instant("Kill", "{B}", destroy(target(creatures)))
NO = instant("No", "{U}", counter(target(spells)))
PEEK = instant("Peek", "{U}", draw(1))
SHOCK = instant("Shock", "{R}", deal(2, any_target()))
SIP = instant("Sip", "{W}", gain_life(1))
STEAL = instant("Steal", "{U}", becomes(target(creatures), m.SetController(you)))
TAKE = sorcery("Take", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
TURN = instant("Turn", "{U}", e.Transform(target(creatures)))
TWIN = sorcery("Twin", "{U}", e.CreateCopy(target(creatures)))

# Names of cards of the library.
BEARS, ANGEL, GIANT, ELVES = "Grizzly Bears", "Serra Angel", "Hill Giant", "Llanowar Elves"
