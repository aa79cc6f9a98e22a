"""Phrases that several cards share and the language has no word for: kinds of cards, cycles of lands, keywords with a number
or a cost."""

from collections.abc import Callable
from typing import Final

from inset.cards.tokens import CLUE
from inset.cards.words import *

# --- keywords (702) and keyword actions (701) -------------------------------------------------------------
venture: Final = Venture()
take_initiative: Final = TakeInitiative()


def numbered(keyword: int, number: int) -> Keyword:
    """ "Toxic 2"."""
    return Keyword(keyword, number=number)


def costed(keyword: int, price: str | Cost) -> Keyword:
    """ "Madness {1}{R}"."""
    return Keyword(keyword, cost(price))


def splice(where: Filter, price: str | Cost) -> Keyword:
    return Keyword(SPLICE, cost(price), where=where)


def craft(price: str, where: Filter, count: int = 1, or_more: bool = False) -> Keyword:
    return Keyword(CRAFT, cost(price, ExileMaterials(where, count, or_more)))


def pair_has(*mods: Mod) -> Ability:
    """ "As long as this is paired with another creature, each of those creatures …" (702.95)."""
    return static(have(THE_PAIR, *mods), only_if=Matches(this, IsPaired()))


def investigate(times: Amount = 1) -> Effect:
    """701.16."""
    return Investigate(CLUE, times)


def vote_for(one: str, other: str) -> Effect:
    """701.38."""
    return Vote((Ballot(one, 0), Ballot(other, 1)))


# "Will of the Planeswalkers — Starting with you, each player votes for planeswalk or chaos."
WILL_OF_THE_PLANESWALKERS: Final = sentences(
    vote_for("planeswalk", "chaos"),
    when(more(SavedNumber(0), SavedNumber(1)), Planar(PLANESWALK)),
    when(at_least(SavedNumber(1), SavedNumber(0)), Planar(CHAOS_ENSUES)),
)


def waterbend(mana: str) -> Cost:
    """701.67."""
    return Waterbend(parse(mana))


# --- instructions and descriptions ------------------------------------------------------------------------
enchanted: Final = enchanted_or_equipped
equipped: Final = enchanted_or_equipped


def any_spell_or_permanent() -> Selection:
    return target(spell_or_permanent, zone=STACK | BATTLEFIELD)


def priced_modes(*options: tuple[str, Effect], names: tuple[str, ...] = ()) -> Modes:
    """700.2h: modes with costs; those with names are tiers, of which one is chosen."""
    prices: tuple[Cost, ...] = tuple(cost(price) for price, _ in options)
    return Modes(tuple(body(effect) for _, effect in options), 1, 1 if names else len(options), prices, names)


def if_of_color(color: Filter) -> Modes:
    """ "Counter target spell if it's red", or destroy a permanent: the color is asked about on resolution."""
    spell, permanent = target(spells), target(permanents)
    return modes(when(is_a(spell, color), counter(spell)), when(is_a(permanent, color), destroy(permanent)))


def flicker(what: Selection, under: Players) -> Effect:
    return then(exile(what, save=0), to_battlefield(saved(0), under))


def takes_form(power: int, toughness: int, *gained: Keyword) -> tuple[Effect, ...]:
    return (TakeForm((SetPT(power, toughness), *(AddAbility(keyword) for keyword in gained))),)


def counterpart(name: str) -> Filter:
    """The other card of a meld pair, which the player owns and controls (701.42)."""
    return And((creatures, HasName(name), OwnedBy(you), ControlledBy(you)))


def deal_and_itself(amount: int, own: int) -> Effect:
    """ "2 damage to any target and 3 damage to itself"."""
    aim = any_target()
    return DealDamage(amount, aim, players_of(aim), also=DealDamage(own, this))


def deal_to_different(*amounts: int) -> DealDamage:
    """ "1 damage to any target, 2 damage to another target, and 3 damage to a third target"."""
    more = None
    for place in reversed(range(len(amounts))):
        aim = any_target(other=place > 0)
        more = DealDamage(amounts[place], aim, players_of(aim), also=more)
    assert more is not None
    return more


def keeps_one_of_each(
    what: Selection, *kinds: Filter, of: Players, chooser: Players = they, losing: Filter | None = None
) -> tuple[Effect, ...]:
    """ "Chooses an artifact, a creature … from among the permanents they control, then sacrifices the rest of those"; or the
    others that are ``losing``."""
    assert isinstance(what, Each) and isinstance(what.where, Filter)
    parts = what.where.parts if isinstance(what.where, And) else (what.where,)
    theirs = tuple(controlled_by(of) if part == they_control else part for part in parts)
    others = (~one_of(saved(0)),) if losing is None else (losing, ~one_of(saved(0)))
    rest = Each(And((*theirs, *others)))
    return Choose(what, 0, who=chooser, kinds=kinds, whose=of), SacrificeIt(rest, who=of)


def attacked_with(least: int, where: Filter) -> Condition:
    """So many creatures attacked this turn; one that attacked twice is one of them."""
    return Happened(attacks(where), least, different=True)


def sweeps(land_type: str) -> tuple[Effect, ...]:
    """ "Return any number of Plains you control to their owner's hand"; ``Saved(1)`` are those that were returned."""
    choice = Choose(each(subtype(land_type) & you_control), 0, least=0, most=ANY_NUMBER)
    return (using(choice, Move(saved(0), HAND, save=1)),)


def aura_token(name: str, colors: int, *parts: Part) -> Token:
    return Token(face(name, None, ENCHANTMENT, "Aura", parts, colors=colors))


def both_named(one: str, other: str) -> Condition:
    """ "If you control artifacts named … and …"."""
    return all_of(you_have(artifacts & named(one)), you_have(artifacts & named(other)))


def each_picks(*words: str, chooser: Players = they) -> Effect:
    """A player chooses one of some words, or has it chosen; the slots in order keep who chose which."""
    notes = tuple((Remember(i, who=PlayerUnion((SavedPlayers(i), they))),) for i in range(len(words)))
    return ChooseMode(notes, words, chooser)


def for_a_color(then: Callable[[Filter], tuple[Effect, ...]]) -> Effect:
    """ "Choose a color": what follows is about that color, whichever is chosen another time."""
    return ChooseMode(tuple(then(HasColor(color)) for color in WORD_COLOR.values()), tuple(WORD_COLOR))


def shares_keywords(*keywords: Keyword) -> tuple[Effect, ...]:
    """ "Creatures you control gain flying if a creature you control has flying. The same is true for …"."""
    mine = creatures & you_control
    return tuple(when(there_are(each(mine & having(keyword))), gains(each(mine), keyword)) for keyword in keywords)


def the_next_spell(where: Filter = spells) -> Filter:
    """ "The next spell you cast this turn", in what ``for_the_next_spell`` sets up."""
    return NthCast(casts(you, where), Plus(SavedNumber(0), 1))


def for_the_next_spell(said: Static, where: Filter = spells) -> tuple[Effect, ...]:
    return Remember(0, number=TimesHappened(casts(you, where))), establish(said)


def two_attackers(token: Token) -> Effect:
    return CreateToken(token, 2, tapped=True, attacking=True)


# --- kinds of cards ---------------------------------------------------------------------------------------
def saga(name: str, cost: str, *parts: Part) -> Card:
    return enchantment(name, cost, *parts, subtypes="Saga")


def creature_saga(
    name: str, cost: str | None, subtypes: str, power: int, toughness: int, *parts: Part, colors: int | None = None
) -> Card:
    """714.1a."""
    return enchantment_creature(name, cost, f"Saga {subtypes}", power, toughness, *parts, colors=colors)


def chapter(numbers: int | tuple[int, ...], *effects: Effect | Modes, name: str = "") -> Part:
    """714.2b: a chapter ability; several numbers are one of each (714.2c). ``name`` is a flavour word."""
    return whenever(ChapterReached(numbers if isinstance(numbers, tuple) else (numbers,)), *effects, name=name)


def turns_over(number: int) -> Part:
    """ "Exile this Saga, then return it to the battlefield transformed under your control"."""
    return chapter(number, then(exile(this, save=0), Move(saved(0), BATTLEFIELD, under=you, transformed=True)))


def class_card(name: str, price: str, *parts: Part) -> Card:
    return enchantment(name, price, *parts, subtypes="Class")


def class_level(number: int, price: str, *abilities: Ability) -> Part:
    """716.2a: a class level bar and its section."""
    made = cost(price)
    assert isinstance(made, PayMana)
    return ClassLevel(made, number, abilities)


def becomes_level(number: int, *effects: Effect) -> Ability:
    return whenever(BecomesMarked(this_one, LEVELS[number]), *effects)


def case(name: str, price: str, first: Part, condition: Condition, then_on: Ability | Static) -> Card:
    """719.3: what it has from the start, what solves it, and what it has then."""
    last = StaticAbility((then_on,)) if isinstance(then_on, Static) else then_on
    return enchantment(name, price, first, ToSolve(condition), WhileSolved(last), subtypes="Case")


def door(name: str, price: str, *parts: Part) -> Card:
    """A half of a Room; the type line is shared (709.5a)."""
    return enchantment(name, price, *parts, subtypes="Room")


def unlocked(*effects: Effect) -> Part:
    """ "When you unlock this door, …" (709.5h)."""
    return whenever(UnlocksDoor(you), *effects)


def eerie() -> Pattern:
    """ "Whenever an enchantment you control enters and whenever you fully unlock a Room"."""
    return either(enters(enchantments & you_control), FullyUnlocks(you, subtype("Room")))


def sword(name: str, first: Filter, second: Filter, *effects: Effect) -> Card:
    """Protection from two colors, and something whenever it hits a player."""
    return equipment(
        name, "{3}", have(equipped, plus(2, 2), has(protection(first)), has(protection(second))),
        whenever(deals_combat_damage(equipped), *effects), equip("{2}"),
    )  # fmt: skip


# --- cycles of lands (305): basic land types bring their mana abilities with them (305.6) -------------------
_BIT: Final = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN}
_TYPE: Final = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def taps_for(letters: str) -> Ability:
    """ "{T}: Add {W} or {U}"."""
    return activated(tap_symbol, add_one_of(sum(_BIT[letter] for letter in letters)))


def taps_for_identity() -> Ability:
    """Mana of a color in the commander's color identity."""
    return activated(tap_symbol, AddMana(choices=ALL_COLORS, identity=True))


def _types(letters: str) -> str:
    return " ".join(_TYPE[letter] for letter in letters)


def dual_land(name: str, letters: str) -> Card:
    return land(name, _types(letters))


def shock_land(name: str, letters: str) -> Card:
    return land(name, _types(letters), as_enters(PayOr(you, pay_life(2), unpaid=(tap(this),))))


def fetch_land(name: str, letters: str) -> Card:
    price = cost(tap_symbol, pay_life(1), sacrifice_this)
    return land(name, "", activated(price, search(subtype(*map(_TYPE.__getitem__, letters)), BATTLEFIELD)))


def check_land(name: str, letters: str) -> Card:
    """Enters untapped beside a land of one of its types."""
    beside = subtype(*(_TYPE[letter] for letter in letters))
    return land(name, "", enters_tapped(unless=you_have(beside)), taps_for(letters))


def pain_land(name: str, letters: str) -> Card:
    colored = activated(tap_symbol, add_one_of(_BIT[letters[0]] | _BIT[letters[1]]), deal(1, to=you))
    return land(name, "", tap_for("{C}"), colored)


def fast_land(name: str, letters: str) -> Card:
    few = at_most(number_of(other & lands & you_control), 2)
    return land(name, "", enters_tapped(unless=few), taps_for(letters))


def temple(name: str, letters: str) -> Card:
    return land(name, "", enters_tapped(), when_enters(scry(1)), taps_for(letters))


def guildgate(name: str, letters: str) -> Card:
    return land(name, "Gate", enters_tapped(), taps_for(letters))


def bounce_land(name: str, letters: str) -> Card:
    mana = "".join(f"{{{letter}}}" for letter in letters)
    back = using(Choose(each(lands & you_control), 0), to_hand(saved(0)))
    return land(name, "", enters_tapped(), when_enters(back), tap_for(mana))


def man_land(
    name: str, makes: Ability, price: str, animal: str, colors: int, size: tuple[int, int], *gained: Ability
) -> Card:
    """A land that becomes a creature until end of turn."""
    mods = (also(CREATURE, animal), SetColors(colors), base(*size), *map(has, gained))
    return land(name, "", enters_tapped(), makes, activated(price, becomes(this, *mods)))
