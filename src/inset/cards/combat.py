"""Cards that show rules of combat: costs to attack and block, goad, exert, how many may attack or block."""

from __future__ import annotations

from typing import Final

from inset.language import keywords as k, statics as sta
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import Matches
from inset.language.costs import PayGeneric
from inset.language.effects import Goad
from inset.language.filters import GT, HasSubtype, IsAttacking, IsTapped, Not, StatIs
from inset.language.statics import MUST_BLOCK, YOU_ALONE, YOU_OR_PLANESWALKERS, CombatCost, MayExert, Restrict
from inset.language.values import POWER, Count
from inset.language.words.kinds import (
    artifact,
    artifact_creature,
    aura,
    body,
    creature,
    enchant,
    enchantment,
    flying,
    haste,
    reach,
    sorcery,
    static,
)
from inset.language.words.nouns import (
    black,
    creatures,
    each,
    enchanted_or_equipped,
    enchantments,
    green,
    opponents_control,
    power_of,
    target,
    this,
    this_one,
    you_control,
)
from inset.language.words.verbs import cost, deal, have, plus

STRONGER: Final = creatures & StatIs(POWER, GT, power_of(this))

CARDS: tuple[Card, ...] = (
    creature(
        "Archangel of Tithes", "{1}{W}{W}{W}", "Angel", 3, 5, flying,
        static(CombatCost(creatures, cost("{1}"), YOU_OR_PLANESWALKERS), only_if=Matches(this, Not(IsTapped()))),
        static(CombatCost(creatures, cost("{1}"), blocking=True), only_if=Matches(this, IsAttacking())),
    ),
    creature("Charging Rhino", "{3}{G}{G}", "Rhino", 4, 4, Restrict(sta.CANT_BE_BLOCKED_BY_MORE, this_one)),
    artifact("Crawlspace", "{3}", Restrict(sta.NO_MORE_ATTACK, creatures, YOU_ALONE, number=2)),
    sorcery("Disrupt Decorum", "{2}{R}{R}", Goad(each(creatures & ~you_control))),
    enchantment(
        "Dueling Grounds", "{1}{G}{W}", Restrict(sta.NO_MORE_ATTACK, creatures), Restrict(sta.NO_MORE_BLOCK, creatures)
    ),
    creature(
        "Ember Beast", "{2}{R}", "Beast", 3, 4,
        static(Restrict(sta.CANT_ATTACK_ALONE, this_one), Restrict(sta.CANT_BLOCK_ALONE, this_one)),
    ),
    aura(
        "Errantry", "{1}{R}", enchant(creatures), 
        static(have(enchanted_or_equipped, plus(3, 0)), Restrict(sta.ATTACKS_ONLY_ALONE, enchanted_or_equipped)),
    ),
    creature(
        "Glorybringer", "{3}{R}{R}", "Dragon", 4, 4, flying, haste,
        MayExert(body(deal(4, target(creatures & Not(HasSubtype(("Dragon",))) & opponents_control)))),
    ),
    enchantment("High Ground", "{W}", Restrict(sta.CAN_BLOCK_MORE, creatures & you_control)),
    aura("Lure", "{1}{G}{G}", enchant(creatures), Restrict(MUST_BLOCK, creatures, enchanted_or_equipped)),
    creature(
        "Okk", "{1}{R}", "Goblin", 4, 4,
        Restrict(sta.CANT_ATTACK_ALONE, this_one, STRONGER), Restrict(sta.CANT_BLOCK_ALONE, this_one, STRONGER),
    ),
    creature(
        "Orcish Conscripts", "{R}", "Orc", 2, 2,
        Restrict(sta.CANT_ATTACK_ALONE, this_one, number=2), Restrict(sta.CANT_BLOCK_ALONE, this_one, number=2),
    ),
    creature(
        "Pathrazer of Ulamog", "{11}", "Eldrazi", 9, 9, Keyword(k.ANNIHILATOR, number=3),
        Restrict(sta.CANT_BE_BLOCKED_BY_FEWER, this_one, number=3),
    ),
    enchantment("Propaganda", "{2}{U}", CombatCost(creatures, cost("{2}"), YOU_ALONE)),
    creature(
        "Scarred Puma", "{R}", "Cat", 2, 1, Restrict(sta.CANT_ATTACK_ALONE, this_one, (black | green) & creatures)
    ),
    artifact_creature(
        "Silent Arbiter", "{4}", "Construct", 1, 5,
        Restrict(sta.NO_MORE_ATTACK, creatures), Restrict(sta.NO_MORE_BLOCK, creatures),
    ),
    enchantment(
        "Sphere of Safety", "{4}{W}",
        CombatCost(creatures, PayGeneric(Count(each(enchantments & you_control))), YOU_OR_PLANESWALKERS),
    ),
    creature(
        "Watcher in the Web", "{4}{G}", "Spider", 2, 5, reach, Restrict(sta.CAN_BLOCK_MORE, this_one, number=7)
    ),
)  # fmt: skip
