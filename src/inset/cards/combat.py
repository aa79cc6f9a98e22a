"""Cards that show rules of combat: costs to attack and block, goad, exert."""

from __future__ import annotations

from inset.language.card import Card
from inset.language.conditions import Matches
from inset.language.costs import PayGeneric
from inset.language.effects import Goad
from inset.language.filters import HasSubtype, IsAttacking, IsTapped, Not
from inset.language.statics import MUST_BLOCK, YOU_ALONE, YOU_OR_PLANESWALKERS, CombatCost, MayExert, Restrict
from inset.language.values import Count
from inset.language.words.kinds import aura, body, creature, enchant, enchantment, flying, haste, sorcery, static
from inset.language.words.nouns import (
    creatures,
    each,
    enchanted_or_equipped,
    enchantments,
    opponents_control,
    target,
    this,
    you_control,
)
from inset.language.words.verbs import cost, deal

CARDS: tuple[Card, ...] = (
    creature(
        "Archangel of Tithes", "{1}{W}{W}{W}", "Angel", 3, 5, flying,
        static(CombatCost(creatures, cost("{1}"), YOU_OR_PLANESWALKERS), only_if=Matches(this, Not(IsTapped()))),
        static(CombatCost(creatures, cost("{1}"), blocking=True), only_if=Matches(this, IsAttacking())),
    ),
    sorcery("Disrupt Decorum", "{2}{R}{R}", Goad(each(creatures & ~you_control))),
    creature(
        "Glorybringer", "{3}{R}{R}", "Dragon", 4, 4, flying, haste,
        MayExert(body(deal(4, target(creatures & Not(HasSubtype(("Dragon",))) & opponents_control)))),
    ),
    aura("Lure", "{1}{G}{G}", enchant(creatures), Restrict(MUST_BLOCK, creatures, enchanted_or_equipped)),
    enchantment("Propaganda", "{2}{U}", CombatCost(creatures, cost("{2}"), YOU_ALONE)),
    enchantment(
        "Sphere of Safety", "{4}{W}",
        CombatCost(creatures, PayGeneric(Count(each(enchantments & you_control))), YOU_OR_PLANESWALKERS),
    ),
)  # fmt: skip
