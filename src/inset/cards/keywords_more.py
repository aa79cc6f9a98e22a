"""More cards that show keyword abilities of permanents (702) and keyword actions (701)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import investigate
from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import AdditionalCost, Keyword
from inset.language.card import Card
from inset.language.conditions import CostWasPaid, Did, Matches, PlayerIs
from inset.language.costs import EVIDENCE, Blight as BlightCost, CollectEvidence, Forage, PutCounters
from inset.language.effects import (
    Blight,
    Clash,
    Detain,
    Earthbend,
    Endure,
    If,
    Learn,
    ManifestDread,
    PayOr,
    Suspect,
)
from inset.language.filters import SADDLED, IsMarked
from inset.language.patterns import COLLECTS_EVIDENCE, Deed, While
from inset.language.selections import Blessed
from inset.language.words.kinds import (
    ability_word,
    activated,
    artifact,
    artifact_creature,
    at_beginning,
    aura,
    changeling,
    creature,
    creature_token,
    double_strike,
    enchant,
    first_strike,
    flash,
    flying,
    level,
    max_speed,
    menace,
    reach,
    sorcery,
    static,
    station_symbol,
    trample,
    vigilance,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    each_opponent,
    enchanted_or_equipped,
    lands,
    opponents_control,
    target,
    target_player,
    the_target,
    this,
    this_one,
    x,
    you,
    you_control,
)
from inset.language.words.verbs import (
    attacks,
    cost,
    create,
    deal,
    dies,
    discard,
    draw,
    exile_this,
    gets,
    has,
    have,
    may,
    plus,
    put_counters,
    removing,
    tap,
    tap_symbol,
)

BLESSED: Final = PlayerIs(you, Blessed())
DETECTIVE: Final = creature_token("Detective", 2, 2, t.WHITE | t.BLUE)
THOPTER: Final = creature_token("Thopter", 1, 1, 0, flying, types=t.ARTIFACT)


def _numbered(keyword: int, number: int) -> Keyword:
    return Keyword(keyword, number=number)


CARDS: tuple[Card, ...] = (
    creature("Aboroth", "{4}{G}{G}", "Elemental", 9, 9, Keyword(k.CUMULATIVE_UPKEEP, PutCounters("-1/-1"))),
    creature(
        "Alacrian Jaguar", "{4}{G}", "Cat Mount", 4, 4, vigilance,
        whenever(While(attacks(), Matches(this, IsMarked(SADDLED))), gets(this, 2, 2)), _numbered(k.SADDLE, 1),
    ),
    creature("Arctic Wolves", "{3}{G}{G}", "Wolf", 4, 5, Keyword(k.CUMULATIVE_UPKEEP, cost("{2}")), when_enters(draw())),
    creature(
        "Azorius Arrester", "{1}{W}", "Human Soldier", 2, 1, when_enters(Detain(target(creatures & opponents_control)))
    ),
    creature("Bashful Beastie", "{4}{G}", "Beast", 5, 4, whenever(dies(), ManifestDread())),
    artifact(
        "Baton of Courage", "{3}", flash, Keyword(k.SUNBURST), activated(removing("charge"), gets(target(creatures), 1, 1))
    ),
    creature(
        "Battershield Warrior", "{2}{W}", "Human Warrior", 2, 2,
        activated(cost("{1}{W}"), gets(each(creatures & you_control), 1, 1), keyword=k.BOAST),
    ),
    creature(
        "Beastbreaker of Bala Ged", "{1}{G}", "Human Warrior", 2, 2, Keyword(k.LEVEL_UP, cost("{2}{G}")), level(1, 3, 4, 4),
        level(4, 0, 6, 6, trample),
    ),
    artifact_creature(
        "Camera Launcher", "{3}", "Construct", 2, 2,
        activated(cost("{3}"), put_counters(this), create(THOPTER), keyword=k.EXHAUST),
    ),
    creature(
        "Crimestopper Sprite", "{2}{U}", "Faerie Detective", 2, 2, AdditionalCost(CollectEvidence(6), EVIDENCE), flying,
        when_enters(tap(target(creatures)), If(CostWasPaid(EVIDENCE), (put_counters(the_target, 1, "stun"),))),
    ),
    creature(
        "Dusk Charger", "{3}{B}", "Horse", 3, 3, Keyword(k.ASCEND), static(have(this_one, plus(2, 2)), only_if=BLESSED)
    ),
    artifact_creature(
        "Etched Oracle", "{4}", "Wizard", 0, 0, Keyword(k.SUNBURST),
        activated(cost("{1}", removing("+1/+1", 4)), draw(3, target_player())),
    ),
    creature(
        "Evidence Examiner", "{G}{U}", "Merfolk Detective", 2, 2,
        at_beginning(t.BEGIN_COMBAT, PayOr(you, CollectEvidence(4))),
        whenever(Deed(COLLECTS_EVIDENCE, who=you), investigate()),
    ),
    creature(
        "Fire Sages", "{1}{R}", "Human Cleric", 2, 2, _numbered(k.FIREBENDING, 1),
        activated(cost("{1}{R}{R}"), put_counters(this)),
    ),
    creature("Fortress Kin-Guard", "{1}{W}", "Dog Soldier", 1, 2, when_enters(Endure(this, 1))),
    creature("Hungry Graffalon", "{3}{G}", "Giraffe", 3, 4, reach, Keyword(k.INCREMENT)),
    aura(
        "Hyena Umbra", "{W}", enchant(creatures), have(enchanted_or_equipped, plus(1, 1), has(first_strike)),
        Keyword(k.UMBRA_ARMOR),
    ),
    creature("Person of Interest", "{3}{R}", "Human Rogue", 2, 2, when_enters(Suspect(this), create(DETECTIVE))),
    sorcery("Secrets of the Golden City", "{1}{U}{U}", Keyword(k.ASCEND), If(BLESSED, (draw(3),), (draw(2),))),
    creature(
        "Treetop Sentries", "{3}{G}", "Squirrel Archer", 2, 4, reach,
        when_enters(PayOr(you, Forage(), paid=(draw(),))),
    ),
    creature(
        "Zoanthrope", "{X}{U}{R}", "Tyranid", 0, 0, Keyword(k.RAVENOUS), flying, ward("{2}"),
        ability_word("Warp Blast", when_enters(deal(x, any_target()))),
    ),
    artifact(
        "Atmospheric Greenhouse", "{4}{G}", when_enters(put_counters(each(creatures & you_control))), Keyword(k.STATION),
        station_symbol(8, flying, trample, size=(5, 4)), subtypes="Spacecraft",
    ),
    creature(
        "Burnout Bashtronaut", "{R}", "Goblin Warrior", 1, 1, menace, Keyword(k.START_YOUR_ENGINES),
        activated(cost("{2}"), gets(this, 1, 0)), max_speed(static(have(this_one, has(double_strike)))),
    ),
    creature(
        "Dream Seizer", "{3}{B}", "Faerie Rogue", 3, 2, flying,
        when_enters(may(Blight(1)), If(Did(0), (discard(1, each_opponent),))),
    ),
    creature("Eyetwitch", "{B}", "Eye Bat", 1, 1, flying, whenever(dies(), Learn())),
    creature(
        "Goblin Surveyor", "{2}{R}", "Goblin Scout", 3, 2, trample, Keyword(k.START_YOUR_ENGINES),
        max_speed(activated(cost("{3}", exile_this), draw(), zone=t.GRAVEYARD)),
    ),
    creature(
        "Gristle Glutton", "{1}{R}", "Goblin Scout", 1, 3,
        activated(cost(tap_symbol, BlightCost(1)), discard(1), If(Did(0), (draw(),))),
    ),
    sorcery("Earthbending Lesson", "{3}{G}", Earthbend(4, target(lands & you_control)), subtypes="Lesson"),
    creature(
        "Adder-Staff Boggart", "{1}{R}", "Goblin Warrior", 2, 1,
        when_enters(Clash(0), If(Did(0, clash=True), (put_counters(this),))),
    ),
    artifact_creature(
        "Bronzeplate Boar", "{2}{R}", "Equipment Boar", 3, 2, trample, have(enchanted_or_equipped, plus(3, 2), has(trample)),
        Keyword(k.RECONFIGURE, cost("{5}")),
    ),
    creature("Changeling Titan", "{4}{G}", "Shapeshifter", 7, 7, changeling, Keyword(k.CHAMPION, where=creatures)),
)  # fmt: skip
