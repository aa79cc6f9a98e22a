"""Cards whose keywords (702) tie one object to another: haunt (702.55), hideaway (702.75), soulbond (702.95), cipher (702.99),
enlist (702.154), backup (702.165); and a stone that can be harnessed (701.64, 702.186)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import Did, Exists, Matches
from inset.language.costs import ExileCards, SacrificeThis
from inset.language.effects import CastNow, Mark, PutSameCounters
from inset.language.filters import GE, HARNESSED, THE_PAIR, Anything, IsPaired, StatIs
from inset.language.node import Ability, Mod
from inset.language.patterns import ENLISTS, DealsDamage, Deed
from inset.language.selections import LinkedCards
from inset.language.values import ANY_NUMBER, POWER, CountPlayers
from inset.language.words.kinds import (
    activated,
    artifact,
    at_beginning,
    creature,
    creature_token,
    crew,
    double_strike,
    enchantment,
    first_strike,
    flash,
    flying,
    hexproof,
    indestructible,
    infinity,
    legendary,
    lifelink,
    sorcery,
    static,
    trample,
    vehicle,
    when_haunted_dies,
    whenever,
)
from inset.language.words.nouns import (
    creatures,
    each,
    each_opponent,
    each_player,
    saved,
    target,
    target_opponent,
    target_player,
    that_much,
    this,
    this_one,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    add,
    cost,
    create,
    deal,
    deals_combat_damage,
    dies,
    discard,
    discarding,
    draw,
    enters_tapped,
    exile,
    free,
    gain_life,
    gains,
    has,
    have,
    leaves,
    lose_life,
    plus,
    put_counters,
    scry,
    tap,
    tap_symbol,
    then,
    to_battlefield,
    to_hand,
    together,
    when,
)

PLAY_EXILED: Final = CastNow(LinkedCards(), cost=free, lands=True, most=ANY_NUMBER)
HORROR: Final = creature_token("Horror", 1, 1, t.BLUE | t.BLACK, flying)
CIPHER: Final = Keyword(k.CIPHER)
HAUNT: Final = Keyword(k.HAUNT)
ENLIST: Final = Keyword(k.ENLIST)
SOULBOND: Final = Keyword(k.SOULBOND)


def _pair_has(*mods: Mod) -> Ability:
    """ "As long as this is paired with another creature, each of those creatures …"."""
    return static(have(THE_PAIR, *mods), only_if=Matches(this, IsPaired()))


def _hideaway(number: int) -> Keyword:
    return Keyword(k.HIDEAWAY, number=number)


def _backup(number: int) -> Keyword:
    return Keyword(k.BACKUP, number=number)


CARDS: tuple[Card, ...] = (
    sorcery(
        "Benediction of Moons", "{W}", gain_life(CountPlayers(each_player)), HAUNT,
        when_haunted_dies(gain_life(CountPlayers(each_player))),
    ),
    creature(
        "Blind Hunter", "{2}{W}{B}", "Bat", 2, 2, flying, HAUNT,
        when_haunted_dies(together(lose_life(2, target_player()), gain_life(2)), enters_too=True),
    ),
    creature("Boon-Bringer Valkyrie", "{3}{W}{W}", "Angel Warrior", 4, 4, _backup(1), flying, first_strike, lifelink),
    sorcery("Call of the Nightwing", "{2}{U}{B}", create(HORROR), CIPHER),
    creature("Coalition Skyknight", "{3}{W}", "Human Knight", 2, 2, flying, ENLIST),
    creature(
        "Conclave Sledge-Captain", "{5}{G}", "Elephant Soldier", 4, 4, _backup(1), _backup(1), _backup(1), trample,
        whenever(deals_combat_damage(), put_counters(this, that_much)),
    ),
    sorcery("Cry of Contrition", "{B}", discard(1, target_player()), HAUNT, when_haunted_dies(discard(1, target_player()))),
    creature(
        "Deadeye Navigator", "{4}{U}{U}", "Spirit", 5, 5, SOULBOND,
        _pair_has(has(activated(cost("{1}{U}"), then(exile(this, save=0), to_battlefield(saved(0), you))))),
    ),
    legendary(
        creature(
            "Donna Noble", "{3}{R}", "Human", 2, 4, SOULBOND,
            whenever(DealsDamage(Anything(), THE_PAIR, batch=True), deal(that_much, target_opponent())),
            Keyword(k.DOCTORS_COMPANION),
        )
    ),
    creature(
        "Enduring Bondwarden", "{W}", "Human Scout", 0, 1, _backup(1),
        whenever(dies(), PutSameCounters(this, target(creatures & you_control))),
    ),
    creature(
        "Guardian of New Benalia", "{1}{W}", "Human Soldier", 2, 2, ENLIST, whenever(Deed(ENLISTS, this_one), scry(2)),
        activated(discarding(), gains(this, indestructible), tap(this)),
    ),
    enchantment(
        "Fight Rigging", "{2}{G}", _hideaway(5),
        at_beginning(
            t.BEGIN_COMBAT, put_counters(target(creatures & you_control)),
            then(when(Exists(each(creatures & StatIs(POWER, GE, 7) & you_control)), PLAY_EXILED)),
        ),
    ),
    sorcery("Last Thoughts", "{3}{U}", draw(), CIPHER),
    creature("Saiba Cryptomancer", "{1}{U}", "Moonfolk Ninja", 0, 1, flash, _backup(1), hexproof),
    creature(
        "Scorn-Blade Berserker", "{B}", "Human Berserker", 0, 1, _backup(1),
        activated(cost("{1}", SacrificeThis()), draw()),
    ),
    sorcery("Shadow Slice", "{4}{B}", lose_life(3, target_opponent()), CIPHER),
    creature("Silverblade Paladin", "{1}{W}{W}", "Human Knight", 2, 2, SOULBOND, _pair_has(has(double_strike))),
    vehicle(
        "Smuggler's Buggy", "{4}", 5, 5, _hideaway(4),
        whenever(
            deals_combat_damage(), CastNow(LinkedCards(), cost=free, most=ANY_NUMBER),
            when(Did(), to_hand(this)),
        ),
        crew(2),
    ),
    creature(
        "Tandem Lookout", "{2}{U}", "Human Scout", 2, 1, SOULBOND,
        _pair_has(has(whenever(DealsDamage(this_one, to_players=each_opponent), draw()))),
    ),
    legendary(
        artifact(
            "The Soul Stone", "{1}{B}", indestructible, activated(tap_symbol, add("{B}")),
            activated(
                cost("{6}{B}", tap_symbol, ExileCards(creatures & you_control, t.BATTLEFIELD)), Mark(this, HARNESSED)
            ),
            infinity(at_beginning(t.UPKEEP, to_battlefield(target(creatures & your, zone=t.GRAVEYARD)))),
            subtypes="Infinity Stone",
        )
    ),
    creature(
        "Watcher for Tomorrow", "{1}{U}", "Human Wizard", 2, 1, _hideaway(4), enters_tapped(),
        whenever(leaves(), to_hand(LinkedCards())),
    ),
    creature("Wolfir Silverheart", "{3}{G}{G}", "Wolf Warrior", 4, 4, SOULBOND, _pair_has(plus(4, 4))),
)  # fmt: skip
