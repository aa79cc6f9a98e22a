"""Cards whose words few others have: changing texts (612), damage that goes elsewhere (614.9), what is skipped (614.10), piles
(700.3)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    DRAW,
    EXILE,
    GRAVEYARD,
    HAND,
    LEGENDARY,
    STACK,
    UPKEEP,
    WHOLE_TURN,
)
from inset.language.abilities import CantBeCountered, Keyword
from inset.language.card import Card
from inset.language.effects import (
    BASIC_LAND_TYPE,
    COLOR,
    CREATURE_TYPE,
    FOREVER,
    THIS_TURN,
    ChangeText,
    ChooseAnchor,
    CopySpell,
    Destroy,
    ExtraTurn,
    Guard,
    LookAt,
    Move,
    PhaseOut,
    RedirectNext,
    Separate,
    SkipNext,
)
from inset.language.filters import ControlledBy, IsOneOf, TargetsOnly
from inset.language.keywords import DECAYED, SHROUD
from inset.language.mods import LoseSupertypes
from inset.language.node import Selection
from inset.language.patterns import PreventsDamage
from inset.language.selections import ControllerOf, Each, EventObject, EventOther, LinkedCards, Saved, TargetPlayers
from inset.language.statics import (
    EntersAsCopy,
    EntersUnderControl,
    EntersWithCounters,
    MaySkip,
    MovesInstead,
    PreventDamage,
    RedirectDamage,
)
from inset.language.words.kinds import (
    activated,
    anchored,
    artifact,
    artifact_creature,
    at_beginning,
    aura,
    creature,
    enchant,
    enchantment,
    flash,
    flying,
    instant,
    legendary,
    protection,
    sorcery,
    trample,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    creatures,
    each,
    each_opponent,
    host,
    in_graveyard,
    instants,
    is_a,
    opponents_control,
    other,
    permanents,
    planeswalkers,
    red,
    saved,
    sorceries,
    spell_or_permanent,
    tapped,
    target,
    target_opponent,
    target_player,
    that_much,
    this,
    this_one,
    top_cards,
    x,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    as_enters,
    casts,
    cost,
    deal,
    discarding,
    doesnt_untap,
    draw,
    enters_tapped,
    establish,
    free,
    gain_life,
    gains,
    lines,
    lose_life,
    put_counters,
    sacrifice_this,
    tap_symbol,
    to_battlefield,
    to_hand,
    together,
    untap,
)


def _any() -> Selection:
    return target(spell_or_permanent, zone=STACK | BATTLEFIELD)


CARDS: Final[list[Card]] = [
    creature(
        "Altered Ego", "{X}{2}{G}{U}", "Shapeshifter", 0, 0, CantBeCountered(),
        EntersAsCopy(this_one, creatures, entering=(EntersWithCounters(this_one, "+1/+1", x),)),
    ),
    instant(
        "Artificial Evolution", "{U}", ChangeText(_any(), (CREATURE_TYPE,), never="Wall")
    ),
    creature(
        "Beacon of Destiny", "{1}{W}", "Human Cleric", 1, 3, activated(tap_symbol, Guard(players=you, onto=this)),
    ),
    creature(
        "Burrenton Forge-Tender", "{W}", "Kithkin Wizard", 1, 1, protection(red),
        activated(sacrifice_this, Guard(red, once=False)),
    ),
    instant(
        "Carom", "{1}{W}",
        lines(RedirectNext(1, target(creatures), onto=target(creatures, besides=True)), draw()),
    ),
    creature(
        "Cho-Arrim Alchemist", "{W}", "Human Spellshaper", 1, 1,
        activated(
            cost("{1}{W}{W}", tap_symbol, discarding()), Guard(players=you, then=(gain_life(that_much),)),
        ),
    ),
    enchantment("Circle of Protection: Red", "{1}{W}", activated("{1}", Guard(red, players=you))),
    instant(
        "Crystal Spray", "{2}{U}",
        lines(ChangeText(_any(), (COLOR, BASIC_LAND_TYPE), THIS_TURN), draw()),
    ),
    instant(
        "Deflecting Palm", "{R}{W}", Guard(players=you, then=(deal(that_much, ControllerOf(EventOther())),)),
    ),
    sorcery(
        "Do or Die", "{1}{B}", Separate(each(creatures & ControlledBy(target_player())), you, TargetPlayers(0), 0, 1),
        Destroy(saved(0), regenerate=False),
    ),
    artifact_creature(
        "Eater of Days", "{4}", "Leviathan", 9, 8, flying, trample, when_enters(SkipNext(WHOLE_TURN, count=2)),
    ),
    creature(
        "Empyrial Archangel", "{4}{G}{W}{W}{U}", "Angel", 5, 8, flying, Keyword(SHROUD),
        RedirectDamage(this, to_players=you),
    ),
    instant(
        "Fact or Fiction", "{3}{U}", LookAt(top_cards(5), reveal=True, save=0),
        Separate(saved(0), each_opponent, you, 1, 2), together(Move(saved(1), HAND), Move(saved(2), GRAVEYARD)),
    ),
    sorcery("Fatigue", "{1}{U}", SkipNext(DRAW, target_player())),
    instant("Gather Specimens", "{3}{U}{U}{U}", establish(EntersUnderControl(creatures & opponents_control))),
    legendary(
        creature(
            "Gisa, Glorious Resurrector", "{2}{B}{B}", "Human Wizard", 4, 4,
            MovesInstead(creatures & opponents_control, GRAVEYARD, EXILE, BATTLEFIELD, link=True),
            at_beginning(
                UPKEEP, to_battlefield(Each(creatures & IsOneOf(LinkedCards()), EXILE), you, save=0),
                gains(Saved(0), Keyword(DECAYED), duration=FOREVER),
            ),
        )
    ),
    instant("Magical Hack", "{U}", ChangeText(_any(), (BASIC_LAND_TYPE,))),
    instant("Meditate", "{2}{U}", draw(4), SkipNext(WHOLE_TURN)),
    instant("Mind Bend", "{U}", ChangeText(target(permanents), (COLOR, BASIC_LAND_TYPE))),
    creature(
        "Nomads en-Kor", "{W}", "Kor Nomad Soldier", 1, 1,
        activated(free, RedirectNext(1, this, onto=target(creatures & you_control))),
    ),
    enchantment("Oubliette", "{1}{B}{B}", when_enters(PhaseOut(target(creatures), True, True))),
    enchantment(
        "Palace Siege", "{3}{B}{B}", as_enters(ChooseAnchor(("Khans", "Dragons"))),
        anchored("Khans", at_beginning(UPKEEP, to_hand(in_graveyard(creatures & your)))),
        anchored("Dragons", at_beginning(UPKEEP, together(lose_life(2, each_opponent), gain_life(2)))),
    ),
    aura("Pariah", "{2}{W}", enchant(creatures), RedirectDamage(host, to_players=you)),
    creature(
        "Selfless Squire", "{3}{W}", "Human Soldier", 1, 1, flash, when_enters(establish(PreventDamage(to_players=you))),
        whenever(PreventsDamage(to_players=you), put_counters(this, that_much)),
    ),
    instant("Sleight of Mind", "{U}", ChangeText(_any(), (COLOR,))),
    creature(
        "Spark Double", "{3}{U}", "Illusion", 0, 0,
        EntersAsCopy(
            this_one, (creatures | planeswalkers) & you_control, (LoseSupertypes(LEGENDARY),),
            entering=(
                EntersWithCounters(this_one & creatures, "+1/+1", 1),
                EntersWithCounters(this_one & planeswalkers, "loyalty", 1),
            ),
        ),
    ),
    instant(
        "Steam Augury", "{2}{U}{R}",
        together(LookAt(top_cards(5), reveal=True, save=0), Separate(saved(0), you, each_opponent, 1, 2)),
        together(Move(saved(1), HAND), Move(saved(2), GRAVEYARD)),
    ),
    creature(
        "Stonehorn Dignitary", "{3}{W}", "Rhino Soldier", 1, 4, when_enters(SkipNext(BEGIN_COMBAT, target_opponent())),
    ),
    artifact(
        "Time Vault", "{2}", enters_tapped(), doesnt_untap(),
        MaySkip(WHOLE_TURN, (untap(this),), is_a(this, tapped)), activated(tap_symbol, ExtraTurn()),
    ),
    legendary(
        creature(
            "Zada, Hedron Grinder", "{3}{R}", "Goblin Ally", 3, 3,
            whenever(
                casts(you, (instants | sorceries) & TargetsOnly(this_one)),
                CopySpell(EventObject(), new_targets=False, onto=Each(creatures & you_control & other), each=True),
            ),
        )
    ),
]  # fmt: skip
