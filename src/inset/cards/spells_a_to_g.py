"""Instants and sorceries from A to G that rules questions are asked about."""

from __future__ import annotations

from typing import Final

from inset.cards.tokens import THOPTER
from inset.kernel.types import ARTIFACT, CREATURE, EXILE, GRAVEYARD, GREEN, HAND, LEGENDARY, LIBRARY, RED
from inset.language.abilities import AdditionalCost, AlternativeCost
from inset.language.card import Card
from inset.language.conditions import Did
from inset.language.costs import Behold, ExileCards, OneOf
from inset.language.effects import (
    BOTTOM,
    FOREVER,
    RANDOM_ORDER,
    THIS_TURN,
    CastNow,
    ChangeTargets,
    Choose,
    CopySpell,
    Counter,
    DiscardIt,
    GainSuspend,
    Later,
    LookAt,
    Move,
    Permit,
    RevealHand,
    RollDie,
    Search,
    TurnFaceDown,
    TurnFaceUp,
)
from inset.language.filters import LE, StatIs
from inset.language.mods import LoseSupertypes, SetColors, SetController, SetTypes
from inset.language.selections import Among
from inset.language.statics import SPEND_ANY_COLOR
from inset.language.values import POWER_PLUS_TOUGHNESS
from inset.language.words.kinds import body, conspire, flashback, haste, instant, sorcery
from inset.language.words.nouns import (
    artifacts,
    blue,
    cards,
    colorless,
    creatures,
    each,
    enchantments,
    face_down,
    in_graveyard,
    instants,
    it,
    lands,
    mana_value,
    mana_value_at_most,
    number_of,
    one_of,
    opponents_control,
    owner_of,
    permanents,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    target_opponent,
    target_player,
    the_target,
    top_cards,
    unless,
    with_adventure,
    with_chosen_name,
    x,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    also,
    base,
    becomes,
    choose_name,
    cost,
    counter,
    create,
    create_copy,
    destroy,
    dies,
    discarding,
    draw,
    exile,
    free,
    gain_life,
    gains,
    gets,
    lines,
    pay_life,
    sacrificing,
    then,
    to_battlefield,
    to_hand,
    to_library,
    together,
    untap,
    using,
    when,
)

OPPONENT: Final = target_opponent()
PLAYER: Final = target_player()
TALES: Final = number_of(instants | sorceries | with_adventure, EXILE | GRAVEYARD, you)
FROG: Final = SetTypes(CREATURE, ("Frog",), keep_types=True)

CARDS: tuple[Card, ...] = (
    sorcery(
        "Abandon Hope", "{X}{1}{B}", AdditionalCost(discarding(x)),
        together(
            LookAt(each(cards, HAND, OPPONENT)), Choose(each(cards, HAND, OPPONENT), save=0, least=x, most=x)
        ),
        DiscardIt(saved(0)),
    ),
    instant(
        "Access Denied", "{3}{U}{U}", counter(target(spells)), create(THOPTER, mana_value(the_target))
    ),
    sorcery(
        "Act of Treason", "{2}{R}", becomes(target(creatures), SetController(you)), untap(the_target),
        gains(the_target, haste),
    ),
    instant("Agony Warp", "{U}{B}", lines(gets(target(creatures), -3, 0), gets(target(creatures), 0, -3))),
    sorcery(
        "Angelic Purge", "{2}{W}", AdditionalCost(sacrificing(permanents)),
        exile(target(artifacts | creatures | enchantments)),
    ),
    instant("Barkshell Blessing", "{G/W}", gets(target(creatures), 2, 2), conspire),
    instant("Break Open", "{1}{R}", TurnFaceUp(target(face_down & creatures & opponents_control))),
    sorcery(
        "Cabal Therapy", "{B}", choose_name(~lands),
        together(RevealHand(PLAYER), DiscardIt(each(with_chosen_name, HAND, PLAYER))),
        flashback(sacrificing(creatures)),
    ),
    sorcery("Call to Mind", "{2}{U}", to_hand(in_graveyard((instants | sorceries) & your))),
    sorcery(
        "Candlekeep Inspiration", "{4}{U}",
        becomes(each(creatures & you_control), base(TALES, TALES)),
    ),
    instant(
        "Caustic Exhale", "{B}", AdditionalCost(OneOf((Behold(subtype("Dragon")), cost("{1}")))),
        gets(target(creatures), -3, -3),
    ),
    instant("Ceremonious Rejection", "{U}", counter(target(colorless & spells))),
    sorcery("Chaplain's Blessing", "{W}", gain_life(5)),
    instant(
        "Cloudshift", "{W}",
        then(exile(target(creatures & you_control), save=0), to_battlefield(saved(0), you)),
    ),
    instant(
        "Collected Company", "{3}{G}", LookAt(top_cards(6), save=0),
        using(
            Choose(Among(saved(0), creatures & mana_value_at_most(3)), save=1, least=0, most=2),
            to_battlefield(saved(1)),
        ),
        to_library(saved(0), BOTTOM),
    ),
    instant(
        "Commandeer", "{5}{U}{U}", AlternativeCost(ExileCards(blue, count=2)),
        becomes(target(~creatures & spells), SetController(you), duration=FOREVER), ChangeTargets(the_target),
    ),
    sorcery(
        "Covetous Urge", "{U/B}{U/B}{U/B}{U/B}", RevealHand(OPPONENT),
        together(Choose(each(~lands, GRAVEYARD | HAND, OPPONENT), save=0), exile(saved(0), save=0)),
        Permit(saved(0), lands=False, any_color=SPEND_ANY_COLOR),
    ),
    sorcery(
        "Cranial Extraction", "{3}{B}", choose_name(~lands),
        Search(you, with_chosen_name, EXILE, zones=GRAVEYARD | HAND | LIBRARY, whose=PLAYER, all=True),
        subtypes="Arcane",
    ),
    sorcery(
        "Croaking Counterpart", "{1}{G}{U}",
        create_copy(target(~subtype("Frog") & creatures), 1, base(1, 1), SetColors(GREEN), FROG),
        flashback("{3}{G}{U}"),
    ),
    instant("Cut Down", "{B}", destroy(target(creatures & StatIs(POWER_PLUS_TOUGHNESS, LE, 5)))),
    instant(
        "Cyber Conversion", "{U}{U}",
        TurnFaceDown(target(creatures), (also(ARTIFACT | CREATURE, "Cyberman"),)),
    ),
    sorcery("Deep Analysis", "{3}{U}", draw(2, target_player()), flashback(cost("{1}{U}", pay_life(3)))),
    instant(
        "Delay", "{1}{U}",
        Counter(target(spells), EXILE, save=0, counters=(("time", 3),)), GainSuspend(saved(0)),
    ),
    instant("Diminish", "{U}", becomes(target(creatures), base(1, 1))),
    instant(
        "Discover the Impossible", "{2}{U}", LookAt(top_cards(5), save=0),
        together(
            using(Choose(saved(0), save=1), Move(saved(1), EXILE, face_down=True, look=you, save=2)),
            Move(saved(0), LIBRARY, position=BOTTOM, order=RANDOM_ORDER),
        ),
        CastNow(saved(2), spell=instants & spells & mana_value_at_most(2), cost=free, save=3),
        when(unless(Did(3)), to_hand(saved(2))),
    ),
    instant(
        "Double Major", "{G}{U}",
        CopySpell(
            target(creatures & spells & you_control), new_targets=False,
            exceptions=(LoseSupertypes(LEGENDARY),),
        ),
    ),
    sorcery(
        "Duress", "{B}", RevealHand(OPPONENT), Choose(each(~creatures & ~lands, HAND, OPPONENT), save=0),
        DiscardIt(saved(0)),
    ),
    instant(
        "Fork", "{R}{R}", CopySpell(target((instants | sorceries) & spells), exceptions=(SetColors(RED),))
    ),
    instant(
        "Gale's Redirection", "{3}{U}{U}",
        then(
            exile(target(spells), save=0),
            RollDie(
                20,
                (
                    (1, 14, (Permit(saved(0), lands=False, any_color=SPEND_ANY_COLOR),)),
                    (15, 1000, (Permit(saved(0), lands=False, cost=free),)),
                ),
                plus=mana_value(the_target),
            ),
        ),
    ),
    instant(
        "Graceful Reprieve", "{1}{W}",
        Later(
            dies(one_of(target(creatures))), body(to_battlefield(it, owner_of(it))), duration=THIS_TURN
        ),
    ),
)  # fmt: skip
