"""Instants and sorceries, H to Z, that judges ask about."""

from __future__ import annotations

from inset.cards.tokens import SERVO
from inset.kernel.types import BATTLEFIELD, BLUE, EXILE, GRAVEYARD, HAND
from inset.language.abilities import AlternativeCost, Keyword, Modes
from inset.language.card import Card
from inset.language.effects import (
    THIS_TURN,
    BecomeCopy,
    CastNow,
    ChangeTargets,
    Choose,
    CopySpell,
    DiscardIt,
    LookAt,
    Manifest,
    Move,
    Permit,
    PhaseOut,
    PutBack,
    RevealHand,
    Search,
    Shuffle,
)
from inset.language.filters import HasKeyword, IsAbility, IsFaceDown, IsIn
from inset.language.keywords import FLASHBACK, JUMP_START, SPLIT_SECOND
from inset.language.mods import LoseAllAbilities, SetColors, SetTypes
from inset.language.node import Filter
from inset.language.selections import ThatOne
from inset.language.statics import SPEND_ANY_COLOR, EntersWithCounters
from inset.language.words.kinds import flashback, haste, instant, modes, sorcery, split
from inset.language.words.nouns import (
    artifacts,
    basic,
    blue,
    cards,
    controller_of,
    creatures,
    each,
    each_opponent,
    enchantments,
    happened,
    in_graveyard,
    instants,
    is_a,
    lands,
    legendaries,
    mana_value_at_most,
    mana_value_of,
    one_of,
    owned_by,
    permanents,
    power_at_most,
    red,
    saved,
    some_player,
    sorceries,
    spells,
    target,
    target_opponent,
    target_player,
    top_cards,
    toughness_at_most,
    up_to,
    with_adventure,
    you,
    you_control,
    you_own,
    your,
)
from inset.language.words.verbs import (
    add,
    base,
    becomes,
    casts,
    cost,
    counter,
    create,
    create_copy,
    destroy,
    discard,
    draw,
    exile,
    free,
    gain_life,
    gets,
    lines,
    lose_life,
    may,
    put_counters,
    search,
    sentences,
    then,
    to_graveyard,
    to_hand,
    together,
    using,
    when,
)

_EXILED = target(creatures)
_SHIFTED = target(creatures)
_SLIPPED = target(creatures)
_COPIED = target((instants | sorceries) & spells)
_WOVEN = target(~legendaries & creatures)
_SEIZED = target_player()
_STOLEN = target_opponent()
_INTRUDED = target_opponent()


def _if_color(color: Filter) -> Modes:
    """ "Counter target spell if it's red", or destroy a permanent: the colour is asked about on resolution."""
    spell, permanent = target(spells), target(permanents)
    return modes(when(is_a(spell, color), counter(spell)), when(is_a(permanent, color), destroy(permanent)))


CARDS: tuple[Card, ...] = (
    instant("Hydroblast", "{U}", _if_color(red)),
    instant("Pyroblast", "{R}", _if_color(blue)),
    instant("Inspiration", "{3}{U}", draw(2, target_player())),
    instant("Krosan Grip", "{2}{G}", Keyword(SPLIT_SECOND), destroy(target(artifacts | enchantments))),
    sorcery("Lich's Caress", "{3}{B}{B}", destroy(target(creatures)), gain_life(3)),
    sorcery("Maximize Velocity", "{R}", gets(target(creatures), 1, 1, haste), Keyword(JUMP_START)),
    sorcery(
        "Memory Theft", "{2}{B}",
        RevealHand(_STOLEN), Choose(each(~lands, HAND, _STOLEN), 1), DiscardIt(saved(1)),
        may(using(Choose(each(with_adventure & owned_by(_STOLEN), EXILE), 2), to_graveyard(saved(2)))),
    ),
    instant(
        "Mindbreak Trap", "{2}{U}{U}",
        AlternativeCost(cost("{0}"), some_player(each_opponent, happened(casts(ThatOne()), 3))),
        exile(up_to(99, spells)), subtypes="Trap",
    ),
    instant("Mirrorweave", "{2}{W/U}{W/U}", BecomeCopy(each(~one_of(_WOVEN) & creatures), _WOVEN, duration=THIS_TURN)),
    instant(
        "Narset's Reversal", "{U}{U}",
        then(CopySpell(_COPIED, new_targets=False, save=0), to_hand(_COPIED)), ChangeTargets(saved(0)),
    ),
    sorcery(
        "Omen", "{1}{U}",
        lines(
            sentences(then(LookAt(top_cards(3), save=0), PutBack(saved(0))), may(Shuffle(you))),
            draw(),
        ),
    ),
    split(
        sorcery("Pain", "{B}", discard(1, target_player())),
        sorcery("Suffering", "{3}{R}", destroy(target(lands))),
    ),
    instant(
        "Path to Exile", "{W}", exile(_EXILED),
        may(
            Search(controller_of(_EXILED), basic & lands, BATTLEFIELD, tapped=True), who=controller_of(_EXILED)
        ),
    ),
    sorcery(
        "Psychic Intrusion", "{3}{U}{B}",
        RevealHand(_INTRUDED),
        together(Choose(each(~lands, GRAVEYARD | HAND, _INTRUDED), 0), exile(saved(0), save=1)),
        Permit(saved(1), lands=False, any_color=SPEND_ANY_COLOR),
    ),
    instant("Pull from Eternity", "{W}", to_graveyard(target(~IsFaceDown(), zone=EXILE))),
    instant("Reality Shift", "{1}{U}", exile(_SHIFTED), Manifest(controller_of(_SHIFTED))),
    sorcery(
        "Recommission", "{1}{W}",
        Move(
            in_graveyard((artifacts | creatures) & mana_value_at_most(3) & your), BATTLEFIELD,
            entering=(EntersWithCounters(creatures, "+1/+1", 1),),
        ),
    ),
    instant("Remand", "{1}{U}", lines(counter(target(spells), to=HAND), draw())),
    instant("Slip Out the Back", "{U}", put_counters(_SLIPPED), PhaseOut(_SLIPPED)),
    sorcery("Solve the Equation", "{2}{U}", search(instants | sorceries)),
    sorcery(
        "Sorceress's Schemes", "{3}{R}",
        to_hand(
            target(
                ((instants | sorceries) & your & IsIn(GRAVEYARD)) | (IsIn(EXILE) & HasKeyword(FLASHBACK) & you_own),
                zone=GRAVEYARD | EXILE,
            )
        ),
        add("{R}"), flashback("{4}{R}"),
    ),
    sorcery("Soul Summons", "{1}{W}", Manifest(you)),
    instant("Spell Snare", "{U}", counter(target(spells & mana_value_of(2)))),
    sorcery(
        "Sram's Expertise", "{2}{W}{W}",
        lines(
            create(SERVO, 3),
            CastNow(each(cards, HAND, you), spell=spells & mana_value_at_most(3), cost=free),
        ),
    ),
    instant(
        "Stern Scolding", "{U}",
        counter(target(creatures & spells & (power_at_most(2) | toughness_at_most(2)))),
    ),
    instant(
        "Sublime Epiphany", "{4}{U}{U}",
        modes(
            counter(target(spells)),
            counter(target(IsAbility())),
            to_hand(target(~lands)),
            create_copy(target(creatures & you_control)),
            draw(1, target_player()),
            most=5,
        ),
    ),
    sorcery(
        "Thoughtseize", "{B}",
        RevealHand(_SEIZED), Choose(each(~lands, HAND, _SEIZED), 0), DiscardIt(saved(0)), lose_life(2),
    ),
    instant(
        "Turn to Frog", "{1}{U}",
        becomes(
            target(creatures), LoseAllAbilities(), SetTypes(subtypes=("Frog",), keep_types=True), SetColors(BLUE),
            base(1, 1),
        ),
    ),
)  # fmt: skip
