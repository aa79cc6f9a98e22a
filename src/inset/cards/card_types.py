"""Cards that show what belongs to a card type or to a part of a card: kindreds (308), Fortifications (301.6), forms chosen
on entering (208.2b), base power (208.4b), supertypes (205.4), names (201.2b, 201.5a)."""

from __future__ import annotations

from inset.kernel.types import BLACK, GREEN, LAND, SNOW, UPKEEP
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.conditions import Exists
from inset.language.costs import SacrificeOther
from inset.language.effects import ChooseMode, Search, TakeForm
from inset.language.filters import EQ, HasSupertype, StatIs
from inset.language.keywords import FLYING
from inset.language.mods import AddAbility, LoseKeyword, SetPT
from inset.language.node import Effect
from inset.language.patterns import BecomesTapped
from inset.language.selections import Granter
from inset.language.values import BASE_POWER, BASE_TOUGHNESS
from inset.language.words.kinds import (
    activated,
    artifact,
    at_beginning,
    creature,
    creature_token,
    defender,
    devoid,
    enchantment,
    equip,
    equipment,
    flying,
    fortify,
    haste,
    indestructible,
    instant,
    kindred,
    land,
    legendary,
    snow,
    sorcery,
    tap_for,
    vigilance,
    when_enters,
    whenever,
    world,
)
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    enchanted_or_equipped,
    it,
    lands,
    legendaries,
    number_of,
    one_of,
    other,
    permanents,
    subtype,
    target,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import (
    as_enters,
    attacks,
    cant_be_blocked,
    cost,
    create,
    deal,
    draw,
    enters,
    enters_tapped,
    exile,
    gets,
    has,
    have,
    lose_life,
    tap_symbol,
    together,
    untap,
)

_SNOW = HasSupertype(SNOW)
_TWO = StatIs(BASE_POWER, EQ, 2) & StatIs(BASE_TOUGHNESS, EQ, 2)


def _form(power: int, toughness: int, *gained: Keyword) -> tuple[Effect, ...]:
    return (TakeForm((SetPT(power, toughness), *(AddAbility(keyword) for keyword in gained))),)


CARDS: tuple[Card, ...] = (
    kindred(
        enchantment(
            "Bitterblossom", "{1}{B}",
            at_beginning(
                UPKEEP, together(lose_life(1), create(creature_token("Faerie Rogue", 1, 1, BLACK, flying))),
            ),
            subtypes="Faerie",
        ),
    ),
    equipment(
        "Blazing Torch", "{1}", cant_be_blocked(enchanted_or_equipped, by=subtype("Vampire", "Zombie")),
        have(
            enchanted_or_equipped,
            has(
                activated(
                    cost(tap_symbol, SacrificeOther(one_of(Granter()))), deal(2, any_target(), source=Granter())
                )
            ),
        ),
        equip("{1}"),
    ),
    world(enchantment("Concordant Crossroads", "{G}", have(creatures, has(haste)))),
    creature(
        "Corrupted Shapeshifter", "{3}{U}", "Eldrazi Shapeshifter", 0, 0, devoid,
        as_enters(ChooseMode((_form(3, 3, flying), _form(2, 5, vigilance), _form(0, 12, defender)))),
    ),
    artifact(
        "Darksteel Garrison", "{2}", have(enchanted_or_equipped, has(indestructible)),
        whenever(BecomesTapped(enchanted_or_equipped), gets(target(creatures), 1, 1)), fortify("{3}"),
        subtypes="Fortification",
    ),
    creature("Dryad Arbor", None, "Forest Dryad", 1, 1, types=LAND, colors=GREEN),
    legendary(
        creature(
            "Duskana, the Rage Mother", "{2}{R}{G}{W}", "Bear", 5, 5,
            when_enters(draw(number_of(creatures & you_control & _TWO))),
            whenever(attacks(creatures & you_control & _TWO), gets(it, 3, 3)),
        )
    ),
    land(
        "Field of the Dead", "", enters_tapped(), tap_for("{C}"),
        whenever(
            enters(this_one | (lands & you_control)), create(creature_token("Zombie", 2, 2, BLACK)),
            only_if=Exists(each(lands & you_control), 7, different=True),
        ),
    ),
    world(enchantment("Gravity Sphere", "{2}{R}", have(creatures, LoseKeyword(FLYING)))),
    creature(
        "Primal Plasma", "{3}{U}", "Elemental Shapeshifter", 0, 0,
        as_enters(ChooseMode((_form(3, 3), _form(2, 2, flying), _form(1, 6, defender)))),
    ),
    snow(
        creature(
            "Rime Tender", "{1}{G}", "Human Druid", 2, 2,
            activated(tap_symbol, untap(target(other & _SNOW & permanents))),
        )
    ),
    instant("Shared Summons", "{3}{G}{G}", Search(you, creatures, most=2, reveal=True, different=True)),
    kindred(instant("Tarfire", "{R}", deal(2, any_target()), subtypes="Goblin")),
    legendary(sorcery("Urza's Ruinous Blast", "{4}{W}", exile(each(~lands & ~legendaries)))),
)  # fmt: skip
