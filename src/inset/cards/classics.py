"""Instants and sorceries of old that preparation cards hold as their spell: one value is both (722.3c)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD, GRAVEYARD, HAND
from inset.language.card import Card
from inset.language.effects import Choose, DiscardHand, LoseLife
from inset.language.selections import PlayerUnion
from inset.language.statics import MayPayLifeForMana
from inset.language.values import SavedNumber
from inset.language.words.kinds import flying, instant, sorcery
from inset.language.words.nouns import (
    any_target,
    basic,
    cards,
    controller_of,
    creatures,
    each,
    each_opponent,
    each_player,
    enchantments,
    in_graveyard,
    lands,
    mana_value,
    power_of,
    saved,
    target,
    target_opponent,
    target_player,
    the_target,
    x,
    you,
    your,
)
from inset.language.words.verbs import (
    add,
    deal,
    discard,
    draw,
    establish,
    exile,
    gain_life,
    gains,
    lose_life,
    search,
    then,
    to_battlefield,
    to_hand,
    to_library,
    together,
    using,
)

_drawer: Final = target_player()

ANCESTRAL_RECALL: Final = instant("Ancestral Recall", "{U}", draw(3, target_player()))
BRAINGEYSER: Final = sorcery("Braingeyser", "{X}{U}{U}", draw(x, target_player()))
BRAINSTORM: Final = instant(
    "Brainstorm", "{U}",
    then(draw(3), using(Choose(each(cards, HAND, you), 0, 2, 2), to_library(saved(0)))),
)  # fmt: skip
CAREFUL_STUDY: Final = sorcery("Careful Study", "{U}", then(draw(2), discard(2)))
CHANNEL: Final = sorcery("Channel", "{G}{G}", establish(MayPayLifeForMana(you)))
DEMONIC_TUTOR: Final = sorcery("Demonic Tutor", "{1}{B}", search(cards, least=1))
EXSANGUINATE: Final = sorcery(
    "Exsanguinate", "{X}{B}{B}", LoseLife(each_opponent, x, save=0), gain_life(SavedNumber(0))
)
JUMP: Final = instant("Jump", "{U}", gains(target(creatures), flying))
LIGHTNING_BOLT: Final = instant("Lightning Bolt", "{R}", deal(3, to=any_target()))
RAISE_DEAD: Final = sorcery("Raise Dead", "{B}", to_hand(in_graveyard(creatures & your)))
RAMPANT_GROWTH: Final = sorcery("Rampant Growth", "{1}{G}", search(basic & lands, BATTLEFIELD, tapped=True))
REANIMATE: Final = sorcery(
    "Reanimate", "{B}",
    to_battlefield(in_graveyard(creatures), under=you, save=0), lose_life(mana_value(saved(0))),
)  # fmt: skip
REGROWTH: Final = sorcery("Regrowth", "{1}{G}", to_hand(in_graveyard(cards & your)))
REPLENISH: Final = sorcery("Replenish", "{3}{W}", to_battlefield(each(enchantments, GRAVEYARD, you)))
SECRET_RENDEZVOUS: Final = sorcery("Secret Rendezvous", "{1}{W}{W}", draw(3, PlayerUnion((you, target_opponent()))))
SEETHING_SONG: Final = instant("Seething Song", "{2}{R}", add("{R}{R}{R}{R}{R}"))
SIGN_IN_BLOOD: Final = sorcery("Sign in Blood", "{B}{B}", together(draw(2, _drawer), lose_life(2, _drawer)))
STREAM_OF_LIFE: Final = sorcery("Stream of Life", "{X}{G}", gain_life(x, target_player()))
SWORDS_TO_PLOWSHARES: Final = instant(
    "Swords to Plowshares", "{W}",
    exile(target(creatures)), gain_life(power_of(the_target), controller_of(the_target)),
)  # fmt: skip
WHEEL_OF_FORTUNE: Final = sorcery("Wheel of Fortune", "{2}{R}", then(DiscardHand(each_player), draw(7, each_player)))

CARDS: tuple[Card, ...] = (
    ANCESTRAL_RECALL, BRAINGEYSER, BRAINSTORM, CAREFUL_STUDY, CHANNEL, DEMONIC_TUTOR, EXSANGUINATE, JUMP,
    LIGHTNING_BOLT,
    RAISE_DEAD, RAMPANT_GROWTH, REANIMATE, REGROWTH, REPLENISH, SECRET_RENDEZVOUS, SEETHING_SONG,
    SIGN_IN_BLOOD, STREAM_OF_LIFE,
    SWORDS_TO_PLOWSHARES, WHEEL_OF_FORTUNE,
)  # fmt: skip
