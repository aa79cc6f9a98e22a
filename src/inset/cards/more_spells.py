"""Instants and sorceries of every kind, for decks: counterspells, burn, removal, card draw, blink, reanimation and the like."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BLUE, COMBAT_STEPS, GRAVEYARD, GREEN, HAND, LIBRARY, WHITE
from inset.language.abilities import AdditionalCost, AlternativeCost, CantBeCountered, CastOnly, Keyword, Spell
from inset.language.card import Card
from inset.language.conditions import InStep
from inset.language.costs import ExileCards, PayManaOf, ReturnToHand
from inset.language.effects import Choose, Destroy, Discard, DiscardIt, EndCombat, EndTurn, RevealHand
from inset.language.keywords import DELVE, FLASHBACK
from inset.language.node import Effect, Players, Selection
from inset.language.statics import CantCast
from inset.language.values import BasicLandTypesAmong
from inset.language.words.kinds import (
    body,
    cascade,
    creature_token,
    double_strike,
    flashback,
    flying,
    indestructible,
    instant,
    modes,
    rebound,
    sorcery,
    trample,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    blue,
    controller_of,
    creatures,
    each,
    each_opponent,
    enchantments,
    in_graveyard,
    instants,
    lands,
    mana_value_at_most,
    owner_of,
    permanents,
    planeswalkers,
    saved,
    sorceries,
    spells,
    subtype,
    target,
    target_player,
    target_player_or,
    this,
    x,
    you,
    you_control,
    your,
)
from inset.language.words.verbs import (
    becomes,
    copy_spell,
    cost,
    counter,
    create,
    deal,
    deal_also,
    destroy,
    discard,
    draw,
    establish,
    exile,
    gain_life,
    gains,
    gets,
    has,
    lines,
    lose_life,
    pay_life,
    sacrificing,
    scry,
    then,
    to_battlefield,
    to_hand,
    together,
    unless_pays,
)

SPIRIT: Final = creature_token("Spirit", 1, 1, WHITE, flying)
BIRD: Final = creature_token("Bird", 2, 2, BLUE, flying)
BEAST: Final = creature_token("Beast", 3, 3, GREEN)

_SPELL: Final = target(spells)
_SUNG: Final = target((enchantments | instants | sorceries) & spells)
_BEAST: Final = target(permanents)
_PIERCED: Final = target(~creatures & spells)
_READ: Final = target_player()
_DRAINED: Final = target(spells)


def _flickered(what: Selection, under: Players) -> Effect:
    return then(exile(what, save=0), to_battlefield(saved(0), under))


CARDS: Final[list[Card]] = [
    # --- counterspells --------------------------------------------------------------------------------------------
    instant("Cancel", "{1}{U}{U}", counter(target(spells))),
    instant("Negate", "{1}{U}", counter(target(~creatures & spells))),
    instant("Essence Scatter", "{1}{U}", counter(target(creatures & spells))),
    instant("Mana Leak", "{1}{U}", unless_pays(controller_of(_SPELL), cost("{3}"), counter(_SPELL))),
    instant("Spell Pierce", "{U}", unless_pays(controller_of(_PIERCED), cost("{2}"), counter(_PIERCED))),
    instant("Dissolve", "{1}{U}{U}", counter(target(spells)), scry(1)),
    instant("Absorb", "{W}{U}{U}", counter(target(spells)), gain_life(3)),
    instant("Dovin's Veto", "{W}{U}", CantBeCountered(), counter(target(~creatures & spells))),
    instant("Swan Song", "{U}", counter(_SUNG), create(BIRD, 1, controller_of(_SUNG))),
    instant(
        "Force of Will", "{3}{U}{U}", AlternativeCost(cost(pay_life(1), ExileCards(blue))), counter(target(spells))
    ),
    instant(
        "Daze", "{1}{U}", AlternativeCost(ReturnToHand(subtype("Island"))),
        unless_pays(controller_of(_DRAINED), cost("{1}"), counter(_DRAINED)),
    ),
    instant("Memory Lapse", "{1}{U}", counter(target(spells), LIBRARY)),
    # --- burn -----------------------------------------------------------------------------------------------------
    instant("Lightning Strike", "{1}{R}", deal(3, to=any_target())),
    sorcery(
        "Tribal Flames", "{1}{R}",
        Spell(body(deal(BasicLandTypesAmong(each(lands & you_control)), to=any_target())), name="Domain"),
    ),
    instant("Psionic Blast", "{2}{U}", deal_also(4, any_target(), 2, you)),
    instant("Searing Spear", "{1}{R}", deal(3, to=any_target())),
    instant("Lightning Helix", "{R}{W}", together(deal(3, to=any_target()), gain_life(3))),
    instant("Fireblast", "{4}{R}{R}", AlternativeCost(sacrificing(subtype("Mountain"), 2)), deal(4, to=any_target())),
    sorcery("Lava Spike", "{R}", deal(3, to=target_player_or(planeswalkers)), subtypes="Arcane"),
    instant(
        "Boros Charm", "{R}{W}",
        modes(
            deal(4, to=target_player_or(planeswalkers)), gains(each(permanents & you_control), indestructible),
            gains(target(creatures), double_strike),
        ),
    ),
    instant(
        "Kolaghan's Command", "{1}{B}{R}",
        modes(
            to_hand(in_graveyard(creatures & your)), discard(1, target_player()), destroy(target(artifacts)),
            deal(2, to=any_target()), least=2, most=2,
        ),
    ),
    # --- removal --------------------------------------------------------------------------------------------------
    instant("Terminate", "{B}{R}", Destroy(target(creatures), regenerate=False)),
    instant("Go for the Throat", "{1}{B}", destroy(target(~artifacts & creatures))),
    sorcery("Vindicate", "{1}{W}{B}", destroy(target(permanents))),
    sorcery("Bone Splinters", "{B}", AdditionalCost(sacrificing(creatures)), destroy(target(creatures))),
    sorcery("Wrath of God", "{2}{W}{W}", Destroy(each(creatures), regenerate=False)),
    sorcery("Damnation", "{2}{B}{B}", Destroy(each(creatures), regenerate=False)),
    sorcery("Day of Judgment", "{2}{W}{W}", destroy(each(creatures))),
    instant("Beast Within", "{2}{G}", destroy(_BEAST), create(BEAST, 1, controller_of(_BEAST))),
    instant("Anguished Unmaking", "{1}{W}{B}", exile(target(~lands)), lose_life(3)),
    # --- card draw ------------------------------------------------------------------------------------------------
    sorcery("Harmonize", "{2}{G}{G}", draw(3)),
    sorcery("Concentrate", "{2}{U}{U}", draw(3)),
    sorcery("Night's Whisper", "{1}{B}", together(draw(2), lose_life(2))),
    sorcery("Preordain", "{U}", then(scry(2), draw())),
    sorcery("Serum Visions", "{U}", draw(), scry(2)),
    instant("Think Twice", "{1}{U}", draw(), flashback("{2}{U}")),
    instant("Sphinx's Revelation", "{X}{W}{U}{U}", together(gain_life(x), draw(x))),
    sorcery("Treasure Cruise", "{7}{U}", Keyword(DELVE), draw(3)),
    # --- copies, blink, reanimation -----------------------------------------------------------------------------
    instant("Twincast", "{U}{U}", copy_spell(target((instants | sorceries) & spells))),
    instant("Ephemerate", "{W}", _flickered(target(creatures & you_control), owner_of(saved(0))), rebound),
    instant("Momentary Blink", "{1}{W}", _flickered(target(creatures & you_control), owner_of(saved(0))), flashback("{3}{U}")),
    instant("Ghostly Flicker", "{2}{U}", _flickered(target((artifacts | creatures | lands) & you_control, 2), you)),
    sorcery("Zombify", "{3}{B}", to_battlefield(in_graveyard(creatures & your))),
    sorcery("Unburial Rites", "{4}{B}", to_battlefield(in_graveyard(creatures & your)), flashback("{3}{W}")),
    # --- discard --------------------------------------------------------------------------------------------------
    sorcery("Mind Rot", "{2}{B}", discard(2, target_player())),
    sorcery("Hymn to Tourach", "{B}{B}", Discard(target_player(), 2, at_random=True)),
    sorcery(
        "Inquisition of Kozilek", "{B}", RevealHand(_READ), Choose(each(~lands & mana_value_at_most(3), HAND, _READ), 0),
        DiscardIt(saved(0)),
    ),
    # --- cascade, flashback, tempo and others --------------------------------------------------------------------
    instant("Violent Outburst", "{1}{R}{G}", cascade, gets(each(creatures & you_control), 1, 0)),
    instant("Bituminous Blast", "{3}{B}{R}", cascade, deal(4, to=target(creatures))),
    sorcery("Faithless Looting", "{R}", then(draw(2), discard(2)), flashback("{2}{R}")),
    sorcery("Lingering Souls", "{2}{W}", create(SPIRIT, 2), flashback("{1}{B}")),
    instant("Silence", "{W}", establish(CantCast(each_opponent))),
    instant("Time Stop", "{4}{U}{U}", EndTurn()),
    instant(
        "Mandate of Peace", "{1}{W}", CastOnly(InStep(tuple(COMBAT_STEPS))),
        lines(establish(CantCast(each_opponent)), EndCombat()),
    ),
    sorcery("Overrun", "{2}{G}{G}{G}", gets(each(creatures & you_control), 3, 3, trample)),
    sorcery(
        "Past in Flames", "{3}{R}",
        becomes(
            each(instants | sorceries, GRAVEYARD, you), has(Keyword(FLASHBACK, PayManaOf(this))),
        ),
        flashback("{4}{R}"),
    ),
]  # fmt: skip
