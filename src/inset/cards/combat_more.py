"""Cards that show what is noticed about attacks, control, phasing and countering, and when alone something may be done."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import TREASURE
from inset.kernel import types as t
from inset.language import effects as e, keywords as k, patterns as p
from inset.language.abilities import AS_INSTANT, CastOnly, FlashIf, Keyword
from inset.language.card import Card
from inset.language.conditions import AllOf, Happened, InStep, Matches, PointInTurn, TurnOf
from inset.language.costs import DiscardHand, SacrificeThis
from inset.language.mods import SetController
from inset.language.selections import ControllerOf, EventOther, LinkedCards
from inset.language.statics import CAN_BLOCK_MORE, YOU_ALONE, YOU_OR_PLANESWALKERS, Restrict
from inset.language.values import CountMatching
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    creature_token,
    enchantment,
    equip,
    equipment,
    first_strike,
    flash,
    flying,
    haste,
    hexproof,
    instant,
    legendary,
    lifelink,
    menace,
    sorcery,
    static,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    an_opponent,
    any_target,
    attacking,
    black,
    cast_by_you,
    creatures,
    each,
    each_player,
    enchanted_or_equipped,
    if_you_do,
    instants,
    it,
    lands,
    opponents_control,
    permanents,
    sorceries,
    spells,
    subtype,
    target,
    that_much,
    the_target,
    this,
    this_one,
    untapped,
    you,
    you_control,
    you_have,
    your,
    your_turn,
)
from inset.language.words.verbs import (
    attacks,
    becomes,
    cost,
    cost_less,
    create,
    deal,
    deals_combat_damage,
    destroy,
    discard,
    draw,
    either,
    enters,
    enters_with,
    gains,
    has,
    have,
    lose_life,
    may,
    plus,
    put_counters,
    sacrifice,
    tap_symbol,
    untap,
    when,
)

_CAT_SOLDIER: Final = creature_token("Cat Soldier", 1, 1, t.WHITE, vigilance)

CARDS: tuple[Card, ...] = (
    creature(
        "Apprentice Sorcerer", "{2}{U}", "Human Wizard Sorcerer", 1, 1,
        activated(tap_symbol, deal(1, any_target()), only_if=AllOf((your_turn, PointInTurn(t.DECLARE_ATTACKERS)))),
    ),
    instant(
        "Assassin's Blade", "{1}{B}",
        CastOnly(
            AllOf((
                InStep((t.DECLARE_ATTACKERS,)),
                Happened(p.PlayerAttacks(each_player, whom=YOU_ALONE), this_step=True),
            ))
        ),
        destroy(target(~black & attacking & creatures)),
    ),
    creature(
        "Ashmouth Hound", "{1}{R}", "Elemental Dog", 2, 1,
        whenever(either(p.Blocks(this_one, creatures), p.BecomesBlocked(this_one, by=creatures)), deal(1, EventOther())),
    ),
    legendary(
        creature(
            "Baral, Chief of Compliance", "{1}{U}", "Human Wizard", 1, 3, cost_less((instants | sorceries) & spells, 1),
            whenever(p.IsCountered(spells, you), may(draw()), when(if_you_do, discard())),
        )
    ),
    creature("Benalish Hero", "{W}", "Human Soldier", 1, 1, Keyword(k.BANDING)),
    enchantment(
        "Blood Reckoning", "{3}{B}",
        whenever(p.Attacks(creatures, whom=YOU_OR_PLANESWALKERS), lose_life(1, ControllerOf(it))),
    ),
    legendary(
        creature(
            "Brimaz, King of Oreskos", "{1}{W}{W}", "Cat Soldier", 3, 4, vigilance,
            whenever(attacks(this_one), e.CreateToken(_CAT_SOLDIER, attacking=True)),
            whenever(p.Blocks(this_one, creatures), e.CreateToken(_CAT_SOLDIER, blocking=EventOther())),
        )
    ),
    creature(
        "Eternal of Harsh Truths", "{2}{U}", "Zombie Cleric", 1, 3, Keyword(k.AFFLICT, number=2),
        whenever(p.AttacksUnblocked(this_one), draw()),
    ),
    equipment(
        "Grafted Wargear", "{3}", have(enchanted_or_equipped, plus(3, 2)),
        whenever(p.BecomesUnattached(this_one), sacrifice(EventOther())), equip("{0}"),
    ),
    creature(
        "Illusion Spinners", "{4}{U}", "Faerie Wizard", 4, 3, FlashIf(you_have(subtype("Faerie"))), flying,
        static(have(this_one, has(hexproof)), only_if=Matches(this, untapped)),
    ),
    creature(
        "Lairwatch Giant", "{5}{W}", "Giant Warrior", 5, 3, Restrict(CAN_BLOCK_MORE, this_one),
        whenever(p.Blocks(this_one, creatures, 2), gains(this, first_strike)),
    ),
    artifact(
        "Lion's Eye Diamond", "{0}",
        activated(cost(DiscardHand(), SacrificeThis()), e.AddMana(choices=t.ALL_COLORS, count=3, same=True), timing=AS_INSTANT),
    ),
    enchantment("Multani's Presence", "{G}", whenever(p.IsCountered(spells & cast_by_you), draw())),
    creature(
        "Murktide Regent", "{5}{U}{U}", "Dragon", 3, 3, Keyword(k.DELVE), flying,
        enters_with(CountMatching(LinkedCards(), instants | sorceries), "+1/+1"),
        whenever(p.Moves((instants | sorceries) & your, t.GRAVEYARD), put_counters(this)),
    ),
    legendary(
        creature(
            "Obeka, Splitter of Seconds", "{1}{U}{B}{R}", "Ogre Warlock", 2, 5, menace,
            whenever(
                deals_combat_damage(this_one, each_player),
                e.ExtraStep(t.UPKEEP, count=that_much, after_phase=True),
            ),
        )
    ),
    creature(
        "Portal Mage", "{2}{U}", "Human Wizard", 2, 2, flash,
        whenever(
            p.While(enters(this_one), InStep((t.DECLARE_ATTACKERS,))),
            may(e.ReselectAttacked(target(attacking & creatures))),
        ),
    ),
    instant(
        "Reset", "{U}{U}", CastOnly(AllOf((TurnOf(an_opponent), PointInTurn(t.UPKEEP, after=True)))),
        untap(each(lands & you_control)),
    ),
    sorcery(
        "Rout", "{3}{W}{W}", FlashIf(cost=cost("{2}")), e.Destroy(each(creatures), regenerate=False),
    ),
    creature(
        "Teferi's Imp", "{2}{U}", "Imp", 1, 1, flying, Keyword(k.PHASING), whenever(p.Phases(this_one), discard()),
        whenever(p.Phases(this_one, out=False), draw()),
    ),
    legendary(
        creature(
            "Zidane, Tantalus Thief", "{3}{R}{W}", "Human Mutant Scout", 3, 3,
            when_enters(
                becomes(target(creatures & opponents_control), SetController(you)), untap(the_target),
                gains(the_target, lifelink, haste),
            ),
            whenever(p.LosesControl(you, permanents, an_opponent), create(TREASURE)),
        )
    ),
)  # fmt: skip
