"""Creatures, H to Z, that judges ask about; those that let cards be cast from elsewhere are in ``elsewhere``."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import SAPROLING
from inset.kernel.types import ANY_ZONE, BATTLEFIELD, EXILE, GRAVEYARD, GREEN, HAND, RED, STACK, UPKEEP
from inset.language.abilities import AS_SORCERY, CantBeCountered, Keyword
from inset.language.card import Card
from inset.language.effects import (
    CREATURE_TYPE,
    THIS_TURN,
    CastNow,
    Choose,
    ChooseWord,
    CopySpell,
    Discover,
    ExileUntilLeaves,
    GainSuspend,
    Later,
    Move,
    PayOr,
    Permit,
    Repeat,
    RevealUntil,
    TimeTravel,
)
from inset.language.filters import CameFrom, IsCommander, ManaValueParity, NthCast, Or
from inset.language.keywords import PARTNER
from inset.language.mods import AddChosenType, GainActivatedAbilitiesOf
from inset.language.patterns import Casts, Expends, Moves, PlayerAttacks
from inset.language.statics import (
    SPEND_ANY_TYPE,
    CantCast,
    Continuous,
    MovesInstead,
    OfferAlternativeCost,
    PreventDamage,
    TriggersAgain,
)
from inset.language.values import CardTypesAmong, Plus
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact_creature,
    at_beginning,
    body,
    cascade,
    creature,
    defines_size,
    devoid,
    flash,
    flying,
    haste,
    legendary,
    protection,
    static,
    trample,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    a_player,
    any_target,
    artifacts,
    cards,
    cast_from,
    colorless,
    creatures,
    each,
    each_opponent,
    each_player,
    in_graveyard,
    is_a,
    it,
    lands,
    linked_cards,
    mana_value,
    mana_value_at_most,
    nontoken,
    number_of,
    of_chosen_type,
    one_of,
    opponents_control,
    opponents_own,
    other,
    owner_of,
    planeswalkers,
    power_at_most,
    red,
    saved,
    spells,
    subtype,
    target,
    that_much,
    the_target,
    this,
    this_one,
    tokens,
    unless,
    with_adventure,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    add_one_of,
    also,
    as_enters,
    base,
    becomes,
    cant_be_blocked,
    cant_block,
    casts,
    cost,
    create,
    create_copy,
    deal,
    deals_combat_damage,
    dies,
    discard_this,
    draw,
    either,
    enters,
    enters_as_copy,
    enters_with,
    establish,
    exile,
    free,
    gain_life,
    gets,
    has,
    have,
    leaves,
    may,
    mill,
    pay_life,
    put_counters,
    tap_symbol,
    then,
    using,
)

_DRAGONS: Final = subtype("Dragon") & you_control

CARDS: tuple[Card, ...] = (
    # --- with no abilities, or with keywords only ---------------------------------------------------------------
    creature("Kraken Hatchling", "{U}", "Kraken", 0, 4),
    creature("Maritime Guard", "{1}{U}", "Merfolk Soldier", 1, 3),
    artifact_creature("Memnite", "{0}", "Construct", 1, 1),
    artifact_creature("Ornithopter", "{0}", "Thopter", 0, 2, flying),
    creature("Raging Goblin", "{R}", "Goblin Berserker", 1, 1, haste),
    creature("Savannah Lions", "{W}", "Cat", 2, 1),
    creature("Silvercoat Lion", "{1}{W}", "Cat", 2, 2),
    creature("Voice of Law", "{3}{W}", "Angel", 2, 2, flying, protection(red)),
    creature("Walking Corpse", "{1}{B}", "Zombie", 2, 2),
    creature("Wishcoin Crab", "{3}{U}", "Crab", 2, 5),
    # --- with abilities -----------------------------------------------------------------------------------------
    creature(
        "Havengul Lich", "{3}{U}{B}", "Zombie Wizard", 4, 4,
        activated(
            "{1}", Permit(in_graveyard(creatures), THIS_TURN, lands=False),
            Later(
                Casts(you, CameFrom(the_target)),
                body(becomes(this, GainActivatedAbilitiesOf(it))), duration=THIS_TURN,
            ),
        ),
    ),
    creature(
        "Hostage Taker", "{2}{U}{B}", "Human Pirate", 2, 3,
        when_enters(
            ExileUntilLeaves(target(other & Or((creatures, artifacts))), save=0),
            Permit(saved(0), lands=False, any_color=SPEND_ANY_TYPE),
        ),
    ),
    legendary(creature(
        "Jodah, Archmage Eternal", "{1}{U}{R}{W}", "Human Wizard", 4, 3, flying,
        OfferAlternativeCost(you, spells, cost("{W}{U}{B}{R}{G}")),
    )),
    creature(
        "Kor Firewalker", "{W}{W}", "Kor Soldier", 2, 2, protection(red),
        whenever(casts(a_player, red & spells), may(gain_life(1))),
    ),
    creature(
        "Kozilek's Sentinel", "{1}{R}", "Eldrazi Drone", 1, 4, devoid,
        whenever(casts(you, colorless & spells), gets(this, 1, 0)),
    ),
    legendary(creature(
        "Lorcan, Warlock Collector", "{5}{B}{B}", "Devil", 6, 6, flying,
        whenever(
            Moves(nontoken & creatures & opponents_own, destination=GRAVEYARD),
            PayOr(
                you, pay_life(mana_value(it)),
                paid=(Move(it, BATTLEFIELD, under=you, mods=(also(0, "Warlock"),)),),
            ),
        ),
        MovesInstead(subtype("Warlock") & you_control, GRAVEYARD, EXILE, origin=BATTLEFIELD),
    )),
    creature(
        "Loxodon Smiter", "{1}{G}{W}", "Elephant Soldier", 4, 4, CantBeCountered(),
        static(
            MovesInstead(this_one, GRAVEYARD, BATTLEFIELD, HAND, caused_by_opponent=True, discarded=True), zone=HAND
        ),
    ),
    legendary(creature(
        "Lozhan, Dragons' Legacy", "{3}{U}{R}", "Dragon Shaman", 4, 2, flying,
        whenever(
            casts(you, subtype("Adventure", "Dragon") & spells),
            deal(mana_value(it), to=any_target(but=IsCommander())),
        ),
    )),
    creature(
        "Mysterious Pathlighter", "{2}{W}", "Faerie", 2, 2, flying,
        enters_with(1, where=creatures & you_control & with_adventure),
    ),
    creature(
        "Progenitor Mimic", "{4}{G}{U}", "Shapeshifter", 0, 0,
        enters_as_copy(
            creatures, has(at_beginning(UPKEEP, create_copy(this), only_if=unless(is_a(this, tokens))))
        ),
    ),
    creature("Quicksilver Gargantuan", "{5}{U}{U}", "Shapeshifter", 7, 7, enters_as_copy(creatures, base(7, 7))),
    artifact_creature(
        "Roaming Throne", "{4}", "Golem", 4, 4, ward("{2}"), as_enters(ChooseWord(CREATURE_TYPE)),
        have(this_one, AddChosenType()), TriggersAgain(other & creatures & you_control & of_chosen_type),
    ),
    creature(
        "Scourge of Valkas", "{2}{R}{R}{R}", "Dragon", 4, 4, flying,
        whenever(enters(this_one | _DRAGONS), deal(number_of(_DRAGONS), to=any_target(), source=it)),
        activated("{R}", gets(this, 1, 0)),
    ),
    creature(
        "Spell Queller", "{1}{W}{U}", "Spirit", 2, 3, flash, flying,
        when_enters(exile(target(spells & mana_value_at_most(4)), link=True)),
        whenever(leaves(), CastNow(linked_cards, owner_of(linked_cards), cost=free)),
    ),
    creature(
        "Stormwild Capridor", "{2}{W}", "Bird Goat", 1, 3, flying,
        PreventDamage(to=this_one, combat=False, then=(put_counters(this, that_much),)),
    ),
    creature(
        "Storyteller Pixie", "{3}{U}", "Faerie Wizard", 3, 3, flying,
        whenever(casts(you, subtype("Adventure") & spells), draw()),
    ),
    legendary(creature(
        "Syr Konrad, the Grim", "{3}{B}{B}", "Human Knight", 5, 4,
        whenever(
            either(
                dies(other & creatures),
                Moves(nontoken & creatures, ANY_ZONE & ~BATTLEFIELD, GRAVEYARD),
                Moves(nontoken & creatures & your, GRAVEYARD),
            ),
            deal(1, to=each_opponent),
        ),
        activated("{1}{B}", mill(1, each_player)),
    )),
    legendary(creature(
        "Taigam, Master Opportunist", "{1}{U}", "Human Monk", 2, 2,
        ability_word("Flurry", whenever(
            casts(you, spells, nth=2),
            then(CopySpell(it, new_targets=False), Move(it, EXILE, counters=(("time", 4),), save=0)),
            GainSuspend(saved(0)),
        )),
    )),
    legendary(creature(
        "Tana, the Bloodsower", "{2}{R}{G}", "Elf Druid", 2, 2, trample,
        whenever(deals_combat_damage(), create(SAPROLING, that_much)), Keyword(PARTNER),
    )),
    creature(
        "Tarmogoyf", "{1}{G}", "Lhurgoyf", 0, 1,
        defines_size(CardTypesAmong(each(cards, GRAVEYARD)), Plus(CardTypesAmong(each(cards, GRAVEYARD)), 1)),
    ),
    legendary(creature(
        "The Eleventh Doctor", "{1}{W}{U}", "Time_Lord Doctor", 3, 2,
        ability_word("I. AM. TALKING!", whenever(
            deals_combat_damage(),
            may(using(
                Choose(each(cards, HAND, you), 0),
                Move(saved(0), EXILE, counters=(("time", mana_value(saved(0))),), save=1),
            )),
            GainSuspend(saved(1)),
        )),
        activated("{2}", establish(cant_be_blocked(one_of(target(creatures & power_at_most(3)))))),
    )),
    legendary(creature(
        "The Tenth Doctor", "{3}{U}{R}", "Time_Lord Doctor", 3, 5,
        ability_word("Allons-y!", whenever(
            PlayerAttacks(you),
            RevealUntil(you, ~lands, 0, 1, exile=True), put_counters(saved(0), 3, "time"), GainSuspend(saved(0)),
        )),
        ability_word("Timey-Wimey", activated("{7}", Repeat(3, (TimeTravel(),)), timing=AS_SORCERY)),
    )),
    creature(
        "Trumpeting Carnosaur", "{4}{R}{R}", "Dinosaur", 7, 6, trample, when_enters(Discover(5)),
        activated(cost("{2}{R}", discard_this), deal(3, to=target(creatures | planeswalkers)), zone=HAND),
    ),
    creature(
        "Void Winnower", "{9}", "Eldrazi", 11, 9, CantCast(each_opponent, spells & ManaValueParity(True)),
        cant_block(creatures & opponents_control & ManaValueParity(True)),
    ),
    creature(
        "Wandermare", "{1}{G}{W}", "Horse", 3, 3,
        whenever(casts(you, creatures & spells & with_adventure), put_counters(this)),
    ),
    creature(
        "Wandertale Mentor", "{R}{G}", "Raccoon Bard", 2, 2,
        whenever(Expends(you, 4), put_counters(this)), activated(tap_symbol, add_one_of(RED | GREEN)),
    ),
    creature(
        "Wild-Magic Sorcerer", "{3}{R}", "Orc Shaman Sorcerer", 4, 3,
        Continuous(NthCast(casts(you, spells & cast_from(EXILE)), 1), (has(cascade),), STACK),
    ),
)  # fmt: skip
