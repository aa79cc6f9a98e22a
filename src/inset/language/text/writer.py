"""Writes the text of an ability so that "it" and "that creature" come out right.

The tables from node class to function live here and are filled by the other modules of this package; a node
without an entry raises ``NoText``. A function returns a clause: no capital, no full stop. ``~`` stands for
the object itself.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeVar

from inset.kernel.errors import InsetError
from inset.kernel.types import LIBRARY
from inset.language import effects as e, filters as f, patterns as p, selections as s
from inset.language.abilities import TargetSpec
from inset.language.card import Card, Face
from inset.language.node import (
    Ability,
    Amount,
    Condition,
    Cost,
    Effect,
    Mod,
    Node,
    Pattern,
    Players,
    Selection,
    Static,
)
from inset.language.text.english import capital, possessive


class NoText(InsetError):
    """A node that has no text."""


class Ref(NamedTuple):
    """How something is called: the words, whether they are plural, and the noun for "that …" later on."""

    words: str
    many: bool = False
    noun: str = "permanent"


W = TypeVar("W")
Render = Callable[["Writer", Any], str]
VALUES: Final[dict[type[Node], Render]] = {}
PLAYERS: Final[dict[type[Node], Render]] = {}
SELECTIONS: Final[dict[type[Node], Callable[[Writer, Any], Ref]]] = {}
CONDITIONS: Final[dict[type[Node], Render]] = {}
COSTS: Final[dict[type[Node], Render]] = {}
EFFECTS: Final[dict[type[Node], Render]] = {}
MODS: Final[dict[type[Node], Render]] = {}
PATTERNS: Final[dict[type[Node], Render]] = {}
STATICS: Final[dict[type[Node], Render]] = {}
ABILITIES: Final[dict[type[Node], Render]] = {}

SUBJECT: Final = 0
OBJECT: Final = 1


class Writer:
    """Writes one ability. ``topic`` is what "it" would be understood as."""

    def __init__(self, face: Face, card: Card | None = None) -> None:
        self.face = face
        self.card = card
        self.topic: Node | None = None
        self.specs: tuple[TargetSpec, ...] = ()
        self.known: dict[Node, Ref] = {}  # what has been named, by its role
        self.fixed: dict[Node, Ref] = {}  # things with a fixed name: "the copy"
        self.same: dict[Node, Node] = {}  # roles that one object plays: a saved card is the target that was exiled
        self.described: dict[Node, Ref] = {}  # what was chosen without a word, to be described where it is used
        self.groups: dict[Node, Selection] = {}  # what a group was kept of
        self.chosen_from: dict[Node, Selection] = {}
        self.spoke_of_defender = False
        self.exiled: set[Node] = set()  # "cards exiled this way"
        self.held_by: dict[Node, Players] = {}  # whose hand a card was chosen from
        self.from_library: set[Node] = set()  # cards that were never elsewhere, so that nothing returns them
        self.kept: dict[int, str] = {}  # what a number that was kept in a slot is called
        self.ballots: dict[int, str] = {}  # the words that players voted for, by the slots of their voters
        self.voting = False  # ``ThatOne`` is the voter
        self.caster: Players = s.You()  # of the spell that is being described
        self.facing = False  # ``ThatOne`` faces a choice and was not named yet
        self.unseen: set[Node] = set()  # exiled face down, to be looked at later on
        self.event: Pattern | None = None
        self.where: list[Amount] = []  # what X is, for the end of the sentence
        self.explicit_you = False
        self.called_x: set[Amount] = set()  # numbers that a sentence names twice: "X life … X life, where X is …"
        self.gone: set[Node] = set()  # what was destroyed is referred to in the past
        self.origin = "from"  # "target card from a graveyard", or "in"
        self.said_x: Amount | None = None  # what X is, as an earlier sentence said
        self.revealed: set[Node] = set()  # cards that all have seen: "all lands revealed this way"
        self.done_to: dict[Node, str] = {}  # what several players did to what was kept: "discard"
        self.who_did: dict[int, str] = {}  # "each opponent who does", by the slots in which they are kept
        self.doer = "you do"  # who may do something: "if a player does"
        self.buried = False  # the ability works from a graveyard: "return this card from your graveyard"
        self.asked_last: Effect | None = None  # an "if" that comes after its effect
        self.named = False  # a name was chosen in the same ability: "that name"

    # --- tables -----------------------------------------------------------------------------------------
    def value(self, node: Amount) -> str:
        return str(node) if isinstance(node, int) else _look(VALUES, node)(self, node)

    def condition(self, node: Condition) -> str:
        return _look(CONDITIONS, node)(self, node)

    def cost(self, node: Cost) -> str:
        return _look(COSTS, node)(self, node)

    def effect(self, node: Effect) -> str:
        return _look(EFFECTS, node)(self, node)

    def mod(self, node: Mod) -> str:
        return _look(MODS, node)(self, node)

    def pattern(self, node: Pattern) -> str:
        return _look(PATTERNS, node)(self, node)

    def static(self, node: Static) -> str:
        return _look(STATICS, node)(self, node)

    def ability(self, node: Ability) -> str:
        return _look(ABILITIES, node)(self, node)

    def players(self, node: Players) -> str:
        """As subject or object; "you" is you."""
        return _look(PLAYERS, node)(self, node)

    # --- objects ----------------------------------------------------------------------------------------
    def role(self, node: Selection) -> Node:
        """One name for what plays several roles at once."""
        while self.same.get(node, node) != node:
            node = self.same[node]  # type: ignore[assignment]
        if isinstance(node, s.EventObject) and self.event is not None and speaks_of_this(self.event):
            return s.This()
        return node

    def refer(self, node: Selection, case: int = OBJECT) -> Ref:
        """ "It" if that is clear; else "that creature", or a full description the first time."""
        role = self.role(node)
        if role in self.fixed:
            self.topic = role
            return self.fixed[role]
        if role == self.topic and role in self.known:
            known = self.known[role]
            they = ("they", "them")[case] if known.many else "it"
            return Ref(they, known.many, known.noun)
        self.topic = role
        if role in self.known and not isinstance(role, s.This):
            known = self.known[role]
            noun = "cards" if known.many and known.noun == "card" else known.noun
            return Ref(f"{'those' if known.many else 'that'} {noun}", known.many, noun)
        made = self.described.pop(role, None) or _look(SELECTIONS, role)(self, role)
        if not isinstance(role, s.Each):
            self.known[role] = made
        return made

    def subject(self, node: Selection) -> Ref:
        return self.refer(node, SUBJECT)

    def object(self, node: Selection) -> str:
        return self.refer(node).words

    def owner(self, node: Selection) -> str:
        """ "Its", "that creature's"."""
        role = self.role(node)
        if role == self.topic and role in self.known:
            return "their" if self.known[role].many else "its"
        made = self.refer(node)
        return "its" if made.words == "it" else possessive(made.words)

    def name(self, node: Selection, ref: Ref) -> None:
        """From now on this role is known by these words, and is what "it" means."""
        self.known[node] = ref
        self.topic = node

    # --- sentences --------------------------------------------------------------------------------------
    def finish(self, clause: str) -> str:
        """The clause with "where X is …" at its end."""
        if not self.where:
            return clause
        self.where = [amount for amount in self.where if amount != self.said_x]
        if not self.where:
            return clause
        (amount, *others), self.where = self.where, []
        self.said_x = amount
        if others:
            raise NoText("two numbers called X in one sentence")
        topic = self.topic
        text = f"{clause}, where X is {self.value(amount)}"
        self.topic = topic  # an aside: "it" stays what it was
        return text

    def sentences(self, effects: tuple[Effect, ...]) -> str:
        """Capitals and full stops."""
        made = []
        for effect in in_one_sentence(effects):
            clause = self.finish(self.effect(effect))
            if clause:  # what is only kept in mind has no words
                made.append(stopped(capital(clause)))
        return " ".join(made).replace(" \n", "\n")


def in_one_sentence(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is one instruction is one sentence: "create a Human token and a Food token", "shuffle it into its owner's library"."""
    if not any(e.created_together(a, b) or _shuffled_in(a, b) for a, b in pairwise(effects)):
        return effects
    made: list[Effect] = []
    for place, effect in enumerate(effects):
        plain = isinstance(effect, e.CreateToken) and effect.power is None and not effect.whom and not effect.counters
        if place and _shuffled_in(effects[place - 1], effect):
            made[-1] = e.Joined((made[-1], effect), e.AS_ONE)
        elif place and plain and e.created_together(effects[place - 1], effect):
            last = made[-1]
            made[-1] = e.Joined((*(last.effects if isinstance(last, e.Joined) else (last,)), effect), e.AND)
        else:
            made.append(effect)
    return tuple(made)


def _shuffled_in(before: Effect, effect: Effect) -> bool:
    if not isinstance(before, e.Move) or not isinstance(effect, e.Shuffle) or before.to != LIBRARY:
        return False
    return before.order == e.RANDOM_ORDER and before.position == e.TOP and before.save < 0


def stopped(sentence: str) -> str:
    return sentence if sentence.endswith((".", '."', "\n", ".'")) else sentence + "."


def speaks_of_this(pattern: Pattern) -> bool:
    """Whether the event's object is the ability's own object."""
    if isinstance(pattern, p.While):
        return speaks_of_this(pattern.what)
    if isinstance(pattern, p.Either):
        return all(speaks_of_this(part) for part in pattern.parts)
    where = getattr(pattern, "where", None) or getattr(pattern, "source", None)
    return isinstance(where, f.IsThis)


def _look(table: dict[type[Node], W], node: Node) -> W:
    try:
        return table[type(node)]
    except KeyError:
        raise NoText(f"{type(node).__name__} has no text") from None


def writes(table: dict[type[Node], Any], *kinds: type[Node]) -> Callable[[Any], Any]:
    """Registers a function in a table."""

    def enter(function: Any) -> Any:
        for kind in kinds:
            if kind in table:
                raise ValueError(f"{kind.__name__} has two texts")
            table[kind] = function
        return function

    return enter
