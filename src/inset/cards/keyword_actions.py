"""Cards that show keyword actions (701): fateseal (701.29), votes (701.38), the Ring tempts you (701.54),
villainous choices (701.55), airbend (701.65), waterbend (701.67)."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import TREASURE, investigate
from inset.kernel.mana import parse
from inset.kernel.types import ARTIFACT, BEGIN_COMBAT, BLACK, END, UPKEEP
from inset.language.abilities import AdditionalCost, Keyword, Spell
from inset.language.card import Card
from inset.language.conditions import EventMatches, Happened
from inset.language.costs import Waterbend
from inset.language.effects import (
    FOREVER,
    Airbend,
    Ballot,
    Choose,
    ExtraTurn,
    Fateseal,
    ForEachPlayer,
    Modify,
    PayOr,
    Repeat,
    Sacrifice,
    TemptedByRing,
    VillainousChoice,
    Vote,
)
from inset.language.filters import YOUR_RING_BEARER
from inset.language.keywords import PARTNER_WITH
from inset.language.mods import SetController
from inset.language.node import Cost, Effect
from inset.language.patterns import CHOOSES_BEARER, TEMPTED, Deed, FinishVoting, GainsLife
from inset.language.selections import SavedPlayers, ThatOne, Voted
from inset.language.statics import ExtraVote, FaceAgain
from inset.language.values import SavedNumber, Temptations, X
from inset.language.words.kinds import (
    ability_word,
    activated,
    affinity,
    artifact,
    artifact_creature,
    at_beginning,
    body,
    creature,
    creature_token,
    enchantment,
    flash,
    flying,
    haste,
    instant,
    legendary,
    menace,
    sorcery,
    static,
    vigilance,
    ward,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    all_of,
    at_least,
    controlled_by,
    creatures,
    each,
    each_opponent,
    is_a,
    lands,
    more,
    opponents_control,
    owned_by,
    owner_of,
    permanents,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    this,
    this_one,
    times,
    up_to,
    you,
    you_control,
)
from inset.language.words.verbs import (
    as_though_flash,
    at_next,
    attacks,
    cost,
    create,
    deals_combat_damage,
    destroy,
    discard,
    draw,
    draws,
    either,
    enters,
    exile,
    gain_life,
    has,
    have,
    lines,
    lose_life,
    pay_life,
    put_counters,
    sacrifice,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    to_library,
    together,
    untap,
    when,
)

DALEKS: Final = subtype("Dalek")
TEMPT: Final = TemptedByRing()
BEARS_THE_RING: Final = is_a(this, YOUR_RING_BEARER)
CHOSE_ANOTHER: Final = EventMatches(Deed(TEMPTED, ~this_one, you))

DILEMMA: Final = "Council's dilemma"
WILL: Final = "Will of the council"
ONE, OTHER = SavedNumber(0), SavedNumber(1)


def vote_for(one: str, other: str) -> Effect:
    return Vote((Ballot(one, 0), Ballot(other, 1)))


def bend(mana: str) -> Cost:
    return Waterbend(parse(mana))


CARDS: tuple[Card, ...] = (
    instant("Spin into Myth", "{4}{U}", then(to_library(target(creatures)), Fateseal(2))),
    # --- votes --------------------------------------------------------------------------------------------------------
    creature("Brago's Representative", "{2}{W}", "Human Advisor", 1, 4, ExtraVote(optional=False)),
    artifact(
        "Coercive Portal", "{4}",
        ability_word(
            WILL,
            at_beginning(
                UPKEEP, vote_for("carnage", "homage"),
                when(more(ONE, OTHER), together(sacrifice(), destroy(each(~lands)))),
                when(at_least(OTHER, ONE), draw()),
            ),
        ),
    ),
    sorcery(
        "Council's Judgment", "{1}{W}{W}",
        Spell(body(Vote(what=each(~lands & ~you_control), save=0), exile(saved())), name=WILL),
    ),
    sorcery(
        "Expropriate", "{7}{U}{U}",
        Spell(
            body(
                vote_for("time", "money"), Repeat(ONE, (ExtraTurn(),)),
                ForEachPlayer(
                    SavedPlayers(1),
                    (together(Choose(each(owned_by(ThatOne())), 2), Modify(saved(2), (SetController(you),), FOREVER)),),
                ),
                exile(this),
            ),
            name=DILEMMA,
        ),
    ),
    creature(
        "Grudge Keeper", "{1}{B}", "Zombie Wizard", 2, 1,
        whenever(FinishVoting(), lose_life(2, Voted(each_opponent, same=False))),
    ),
    creature(
        "Orchard Elemental", "{5}{G}", "Elemental", 2, 2,
        ability_word(
            DILEMMA,
            when_enters(
                vote_for("sprout", "harvest"), put_counters(this, times(2, ONE)), gain_life(times(3, OTHER)),
            ),
        ),
    ),
    legendary(
        creature(
            "Tivit, Seller of Secrets", "{3}{W}{U}{B}", "Sphinx Rogue", 6, 6, flying, ward("{3}"),
            ability_word(
                DILEMMA,
                whenever(
                    either(enters(), deals_combat_damage()), vote_for("evidence", "bribery"),
                    Repeat(ONE, (investigate(),)), Repeat(OTHER, (create(TREASURE),)),
                ),
            ),
            ExtraVote(),
        )
    ),
    # --- the Ring -----------------------------------------------------------------------------------------------------
    sorcery("Birthday Escape", "{U}", draw(), TEMPT),
    enchantment(
        "Call of the Ring", "{1}{B}", at_beginning(UPKEEP, TEMPT),
        whenever(Deed(CHOOSES_BEARER, who=you), PayOr(you, pay_life(2), (draw(),))),
    ),
    legendary(
        creature(
            "Frodo, Adventurous Hobbit", "{W}{B}", "Halfling Scout", 1, 3,
            Keyword(PARTNER_WITH, text="Sam, Loyal Attendant"), vigilance,
            whenever(
                attacks(), TEMPT, then(when(all_of(BEARS_THE_RING, at_least(Temptations(you), 2)), draw())),
                only_if=Happened(GainsLife(you), 3, amounts=True),
            ),
        )
    ),
    legendary(
        creature(
            "Gandalf, Friend of the Shire", "{3}{U}", "Avatar Wizard", 2, 4, flash,
            static(as_though_flash(sorceries & spells)),
            whenever(Deed(TEMPTED, who=you), draw(), only_if=CHOSE_ANOTHER),
        )
    ),
    creature("Relentless Rohirrim", "{3}{R}", "Human Knight", 4, 3, when_enters(TEMPT)),
    # --- villainous choices -------------------------------------------------------------------------------------------
    legendary(
        artifact_creature(
            "The Dalek Emperor", "{5}{B}{R}", "Dalek", 6, 6, affinity(DALEKS),
            static(have(~this_one & DALEKS & you_control, has(haste))),
            at_beginning(
                BEGIN_COMBAT,
                VillainousChoice(
                    each_opponent,
                    (
                        (Sacrifice(ThatOne(), creatures & controlled_by(ThatOne())),),
                        (create(creature_token("Dalek", 3, 3, BLACK, menace, types=ARTIFACT)),),
                    ),
                ),
            ),
        )
    ),
    legendary(
        creature(
            "The Valeyard", "{2}{U}{B}{R}", "Time_Lord Noble", 4, 5, FaceAgain(each_opponent), ExtraVote(),
        )
    ),
    # --- bending ------------------------------------------------------------------------------------------------------
    instant("Airbending Lesson", "{2}{W}", lines(Airbend(target(permanents & ~lands)), draw()), subtypes="Lesson"),
    creature(
        "Geyser Leaper", "{4}{U}", "Human Warrior Ally", 4, 3, flying,
        activated(bend("{4}"), then(draw(), discard())),
    ),
    creature(
        "North Pole Patrol", "{2}{U}", "Human Soldier Ally", 2, 3,
        activated(tap_symbol, untap(target(permanents & ~this_one & you_control))),
        activated(cost(bend("{3}"), tap_symbol), tap(target(creatures & opponents_control))),
    ),
    legendary(
        creature(
            "The Unagi of Kyoshi Island", "{3}{U}{U}", "Serpent", 5, 5, flash, ward(bend("{4}")),
            whenever(draws(each_opponent, nth=2), draw(2)),
        )
    ),
    sorcery(
        "Water Whip", "{U}{U}", AdditionalCost(bend("{5}")), to_hand(up_to(2, creatures)), draw(2), subtypes="Lesson",
    ),
    instant(
        "Waterbender's Restoration", "{U}{U}", AdditionalCost(bend("{X}")),
        exile(target(creatures & you_control, count=X()), save=0),
        at_next(END, body(to_battlefield(saved(), under=owner_of(saved())))), subtypes="Lesson",
    ),
)  # fmt: skip
