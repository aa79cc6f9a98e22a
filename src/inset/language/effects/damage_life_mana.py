"""Damage, life, mana, and the game itself (104, 106, 119, 120)."""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.language.effects.durations import THIS_TURN
from inset.language.filters import Anything
from inset.language.node import Amount, Effect, Filter, Node, Players, Selection, dataclass
from inset.language.selections import This, You


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """A source deals damage to objects and players. ``divided``: as divided on casting (601.2d).

    ``excess_to``: the damage beyond what is lethal to a permanent is dealt to these players instead (120.4a);
    ``excess``: keeps how much of it there was (120.10). ``also``: other damage that the source deals at the same time.
    ``sure``: it can't be prevented.
    """

    amount: Amount
    to: Selection | None = None
    players: Players | None = None
    source: Selection = This()
    divided: bool = False
    save: int = -1
    excess_to: Players | None = None
    excess: int = -1
    also: DealDamage | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class EachDealsDamage(Effect):
    """Each object of the selection deals damage, equal to its power if no amount is given; ``itself``: to itself.
    In what is dealt damage, that object is ``ThatThing``."""

    sources: Selection
    to: Selection | None = None
    players: Players | None = None
    amount: Amount | None = None
    itself: bool = False


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    who: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    who: Players
    amount: Amount
    save: int = -1


UNTIL_TURN_ENDS: Final = 1  # "until end of turn, you don't lose this mana as steps and phases end"
UNTIL_COMBAT_ENDS: Final = 3


@dataclass(frozen=True, slots=True)
class SetLife(Effect):
    """A player's life total becomes this much (119.5); in the number they are ``ThatOne``."""

    who: Players
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExchangeLife(Effect):
    """Two players exchange life totals (701.12c)."""

    who: Players


@dataclass(frozen=True, slots=True)
class RedistributeLife(Effect):
    """You redistribute any number of these players' life totals: each of them gets one of the totals back."""

    who: Players


@dataclass(frozen=True, slots=True)
class ExchangeLifeAndSize(Effect):
    """A player's life total is exchanged with the power or toughness of a permanent (701.12g)."""

    who: Players
    what: Selection
    which: int


@dataclass(frozen=True, slots=True)
class SpendOnly(Node):
    """106.6: what mana may be spent on: to cast spells that pass, to activate abilities of sources that pass, and whether
    anything else (``others``) may be paid with it."""

    spells: Filter | None = None
    abilities: Filter | None = None
    others: bool = False


@dataclass(frozen=True, slots=True)
class OnSpending(Node):
    """106.6: what spending mana on a spell that passes causes, which is the object of the event: these effects at
    once, or ``later``, by a delayed triggered ability."""

    spells: Filter
    effects: tuple[Effect, ...]
    later: bool = False


@dataclass(frozen=True, slots=True)
class AddMana(Effect):
    """Adds mana (106.4): the symbols of ``mana``, or of the mana cost of ``cost_of``, this many times; or one of ``choices``
    per mana, in the color ``identity`` of the player's commander only (903.4). ``use``: what it may be spent on, ``rider``:
    what spending it causes (106.6). ``chosen``: or of the color chosen for the source; ``among``: or of a color that is
    among these objects."""

    mana: ManaCost | None = None
    choices: int = 0
    count: Amount = 1
    who: Players = You()
    use: SpendOnly | None = None
    same: bool = False
    lasting: int = 0  # one of the durations below
    could_produce: Selection | None = None
    cost_of: Selection | None = None
    identity: bool = False
    chosen: bool = False
    rider: OnSpending | None = None
    among: Selection | None = None
    every: bool = False  # one of each color among them
    different: bool = False  # no two of one color
    produced: bool = False  # of a type that what was tapped produced (106.12a); or ``mana``, if it produced that


@dataclass(frozen=True, slots=True)
class PreventNext(Effect):
    """Prevent the next N damage that would be dealt to targets this turn (615.7)."""

    amount: Amount
    to: Selection | None = None
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class RedirectNext(Effect):
    """The next N damage that would be dealt to these this turn is dealt to something else instead (614.9)."""

    amount: Amount
    to: Selection | None = None
    players: Players | None = None
    onto: Selection | None = None
    onto_players: Players | None = None


@dataclass(frozen=True, slots=True)
class Guard(Effect):
    """The next time a source of your choice that passes would deal damage to these this turn, that damage is prevented
    (609.7, 615.8), or dealt to something else instead (614.9). ``once`` false: all damage that it would deal this turn.

    ``then`` happens with the amount prevented.
    """

    where: Filter = Anything()
    to: Selection | None = None
    players: Players | None = None
    once: bool = True
    onto: Selection | None = None
    onto_players: Players | None = None
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    who: Players = You()


@dataclass(frozen=True, slots=True)
class SkipNext(Effect):
    """Players skip their next step, combat phase (``BEGIN_COMBAT``) or turn (``WHOLE_TURN``), or this many (614.10)."""

    step: int
    who: Players = You()
    count: Amount = 1


@dataclass(frozen=True, slots=True)
class ExtraCombat(Effect):
    """An additional combat phase after this phase, with an additional main phase if so specified."""

    main: bool = False


@dataclass(frozen=True, slots=True)
class ExtraStep(Effect):
    """If it is their turn, the player gets additional steps after this step (500.9), or after this phase (500.10)."""

    step: int
    who: Players = You()
    count: Amount = 1
    after_phase: bool = False


@dataclass(frozen=True, slots=True)
class ControlTurn(Effect):
    """The player, or another one, controls a player during that player's next turn (723), who then takes an extra turn if so
    specified."""

    who: Players
    extra_turn: bool = False
    by: Players = You()


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """724.1."""


@dataclass(frozen=True, slots=True)
class EndCombat(Effect):
    """ "End the combat phase" (724.2)."""


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    who: Players = You()


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    who: Players


@dataclass(frozen=True, slots=True)
class Venture(Effect):
    """Venture into the dungeon (701.49); ``into``: "venture into Undercity", a dungeon type (701.49d)."""

    who: Players = You()
    into: str = ""


@dataclass(frozen=True, slots=True)
class LoseMana(Effect):
    """Players lose all unspent mana (106.4)."""

    who: Players


@dataclass(frozen=True, slots=True)
class TakeInitiative(Effect):
    """726."""

    who: Players = You()


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """Roll a die (706), add a number, and carry out the row that the result falls into."""

    sides: int
    rows: tuple[tuple[int, int, tuple[Effect, ...]], ...]
    plus: Amount = 0
    save: int = -1


@dataclass(frozen=True, slots=True)
class FlipCoin(Effect):
    """Flip a coin (705): what happens if the player wins the flip, and if they lose it. ``called`` false: nobody wins or
    loses, and what matters is whether it comes up heads or tails."""

    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()
    who: Players = You()
    called: bool = True


@dataclass(frozen=True, slots=True)
class Multiply(Effect):
    """701.10b, 701.11b: double or triple power and/or toughness: +X/+Y, as they are when the effect begins."""

    what: Selection
    duration: int = THIS_TURN
    factor: int = 2
    power: bool = True
    toughness: bool = False


@dataclass(frozen=True, slots=True)
class TurnDay(Effect):
    """It becomes day, or ``night`` (731.1)."""

    night: bool = False
