"""Cards that bring up corners of chapters 1 and 4: tokens, targets, costs, life, damage, drawing, counters, zones."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import GOLD, INCUBATOR, LANDER, POWERSTONE
from inset.kernel.mana import parse
from inset.kernel.types import UPKEEP
from inset.language import filters as f
from inset.language.abilities import OwnCost
from inset.language.card import Card
from inset.language.conditions import BeganTurnUntapped
from inset.language.effects import (
    A_TARGET,
    ALL_COUNTERS,
    THE_TARGETS,
    Amass,
    ChangeTargets,
    DealDamage,
    ExchangeLife,
    Incubate,
    MoveCounters,
    PutSameCounters,
    SetLife,
)
from inset.language.keywords import CYCLING, FLYING
from inset.language.mods import CantHaveKeyword
from inset.language.patterns import BecomesUntapped, DealtExcess, PutsCounters
from inset.language.statics import (
    CANT_DRAW_MORE,
    AbilityCostChange,
    CantHaveCounters,
    CostChange,
    CounterLimit,
    DrawInstead,
    PlayerRule,
)
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    artifact_creature,
    at_beginning,
    creature,
    enchantment,
    enchantment_creature,
    flash,
    flying,
    instant,
    legendary,
    sorcery,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    controller_of,
    creatures,
    each,
    each_player,
    green,
    if_you_do,
    number_of,
    opponents_control,
    spells,
    subtype,
    target,
    target_player,
    that_much,
    this,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import (
    add,
    cost,
    create,
    deal,
    dies,
    draw,
    enters,
    enters_with,
    exile,
    has,
    have,
    lines,
    may,
    prevent_next,
    put_counters,
    removing,
    sacrifice,
    scry,
    tap_symbol,
    together,
    when,
)

_BURNT: Final = target(creatures)

CARDS: Final[tuple[Card, ...]] = (
    # --- tokens (111) ---------------------------------------------------------------------------------------
    sorcery("Gild", "{3}{B}", exile(target(creatures)), create(GOLD)),
    legendary(
        creature(
            "King Macar, the Gold-Cursed", "{2}{B}{B}", "Human Noble", 2, 3,
            ability_word("Inspired", whenever(
                BecomesUntapped(this_one), may(exile(target(creatures))), when(if_you_do, create(GOLD))
            )),
        )
    ),
    sorcery("Eyes of Gitaxias", "{2}{U}", lines(Incubate(INCUBATOR, 3), draw())),
    creature("Koilos Roc", "{4}{U}", "Bird", 3, 3, flash, flying, when_enters(create(POWERSTONE, tapped=True))),
    creature("Galactic Wayfarer", "{2}{G}", "Human Scout", 3, 3, when_enters(create(LANDER))),
    # --- abilities (113) ------------------------------------------------------------------------------------
    enchantment_creature(
        "Archetype of Imagination", "{4}{U}{U}", "Human Wizard", 3, 2,
        have(creatures & you_control, has(flying)), have(creatures & opponents_control, CantHaveKeyword(FLYING)),
    ),
    # --- targets (115) --------------------------------------------------------------------------------------
    instant("Deflection", "{3}{U}", ChangeTargets(target(spells & f.HasTargets()), THE_TARGETS)),
    artifact_creature(
        "Spellskite", "{2}", "Phyrexian Horror", 0, 4,
        activated("{U/P}", ChangeTargets(target(f.Or((spells, f.IsAbility()))), A_TARGET, this)),
    ),
    # --- costs (118) ----------------------------------------------------------------------------------------
    creature(
        "Khalni Hydra", "{G}{G}{G}{G}{G}{G}{G}{G}", "Hydra", 8, 8,
        OwnCost(number_of(green & creatures & you_control), colored=parse("{G}")), trample,
    ),
    creature(
        "Ragemonger", "{1}{B}{R}", "Minotaur Shaman", 2, 3,
        CostChange(subtype("Minotaur") & spells, 0, you, colored=parse("{B}{R}"), only_colored=True),
    ),
    artifact("Fluctuator", "{2}", AbilityCostChange(f.Anything(), 2, you, keyword=CYCLING)),
    # --- life and damage (119, 120) -------------------------------------------------------------------------
    artifact_creature(
        "Magister Sphinx", "{4}{W}{U}{B}", "Sphinx", 5, 5, flying, when_enters(SetLife(target_player(), 10))
    ),
    artifact("Soul Conduit", "{6}", activated(cost("{6}", tap_symbol), ExchangeLife(target_player(count=2)))),
    instant("Flame Spill", "{2}{R}", DealDamage(4, _BURNT, excess_to=controller_of(_BURNT))),
    enchantment(
        "Fall of Cair Andros", "{2}{R}",
        whenever(DealtExcess(creatures & opponents_control, False), Amass("Orc", that_much)),
        activated("{7}{R}", deal(7, target(creatures))),
    ),
    # --- drawing (121) --------------------------------------------------------------------------------------
    enchantment_creature(
        "Spirit of the Labyrinth", "{1}{W}", "Spirit", 3, 1, PlayerRule(CANT_DRAW_MORE, each_player, 1)
    ),
    legendary(enchantment("Teferi's Ageless Insight", "{2}{U}{U}", DrawInstead(you, (draw(2),), spare_first=True))),
    # --- counters (122) -------------------------------------------------------------------------------------
    legendary(
        creature(
            "Rasputin Dreamweaver", "{4}{W}{U}", "Human Wizard", 4, 1, enters_with(7, "dream"),
            activated(removing("dream"), add("{C}")), activated(removing("dream"), prevent_next(1, this)),
            at_beginning(UPKEEP, put_counters(this, 1, "dream"), only_if=BeganTurnUntapped()),
            CounterLimit(this_one, "dream", 7),
        )
    ),
    creature("Melira's Keepers", "{4}{G}", "Human Warrior", 4, 4, CantHaveCounters(this_one)),
    instant("Fate Transfer", "{1}{U/B}", MoveCounters(target(creatures), target(creatures, besides=True), how=ALL_COUNTERS)),
    creature(
        "Star Pupil", "{W}", "Human Wizard", 0, 0, enters_with(1),
        whenever(dies(), PutSameCounters(this, target(creatures & you_control))),
    ),
    enchantment(
        "Political Triumph", "{W}",
        whenever(enters(creatures & you_control), together(scry(1), put_counters(this, 1, "plan"))),
        whenever(
            PutsCounters(this_one, "plan", 4),
            together(sacrifice(this), draw(), put_counters(each(creatures & you_control))),
        ),
        subtypes="Plan",
    ),
)  # fmt: skip
