"""Instants and sorceries of old that preparation cards hold as their spell: one value is both (722.3c)."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import BATTLEFIELD
from inset.language.card import Card
from inset.language.effects import Choose, DiscardHand, LoseLife, Move
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
)

REANIMATE: Final = sorcery(
    "Reanimate", "{B}",
    to_battlefield(in_graveyard(creatures), under=you, save=0), lose_life(mana_value(saved(0))),
)  # fmt: skip
_DRAWER = target_player()
SIGN_IN_BLOOD: Final = sorcery("Sign in Blood", "{B}{B}", together(draw(2, _DRAWER), lose_life(2, _DRAWER)))

CARDS: tuple[Card, ...] = (REANIMATE, SIGN_IN_BLOOD)
