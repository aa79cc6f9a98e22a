"""What each number of an observation means: its columns, in order, and the hash that names the whole layout.

``docs/generated/observation.md`` is written from these tables. A model belongs to a schema: ``Shape.digest()`` is in every
``info``, so that weights that were trained on another layout are noticed before they are used.

A *reference* is one number: 0 for nothing, k > 0 for row k - 1 of ``cards``, -1 for the player who observes, -2 for the next
player in turn order, and so on. A *seat* is 0 for nobody, 1 for the player who observes, 2 for the next in turn order.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from inset.kernel.types import STEP_WORD, SUPERTYPE_WORD, TYPE_WORD
from inset.language import keywords as kw
from inset.rules.model import decision as kinds, event_records as ev, subjects

VERSION: Final = 1
GREATEST: Final = 1_000_000_000  # numbers beyond this are cut, and counted in ``globals``


class Column(NamedTuple):
    name: str
    meaning: str


def _columns(text: str) -> tuple[Column, ...]:
    found = []
    for line in text.strip().splitlines():
        name, _, meaning = line.strip().partition(" ")
        found.append(Column(name, meaning.strip()))
    return tuple(found)


# --- what codes stand for ----------------------------------------------------------------------------------------------

ZONES: Final = ("none", "battlefield", "stack", "hand", "graveyard", "exile", "command", "library", "outside the game")
KEYWORDS: Final = (
    "deathtouch", "defender", "double strike", "first strike", "flash", "flying", "haste", "hexproof", "indestructible",
    "lifelink", "menace", "protection", "prowess", "reach", "shroud", "trample", "vigilance", "ward", "infect", "toxic",
)  # fmt: skip
COUNTERS: Final = ("+1/+1", "-1/-1", "loyalty", "defense", "lore", "charge", "time", "stun")
PLAYER_COUNTERS: Final = ("poison", "energy", "experience", "rad")
DECISIONS: Final = (
    "none", kinds.PRIORITY, kinds.TARGET, kinds.OBJECT, kinds.PLAYER, kinds.MODE, kinds.NUMBER, kinds.CONFIRM, kinds.ORDER,
    kinds.WORD, kinds.PAY, kinds.ATTACK, kinds.BLOCK, kinds.REPLACE, kinds.MULLIGAN,
)  # fmt: skip
MORE: Final = "more"
OPTIONS: Final = (
    "none", "pass", "land", "cast", "activate", "foretell", "plot", "suspend", "companion", "turn face up", "unlock",
    "pay 1 life for {C}", "plan", "source", "done", "target", "choose", "attack", "don't attack", "block", "don't block",
    "player", "mode", "no more modes", "course", "next", "next trigger", "effect", "number", "word", "yes", "no", MORE,
)  # fmt: skip
SUBJECTS: Final = (
    subjects.About, subjects.Deed, subjects.Aim, subjects.Share, subjects.Price, subjects.OptionalCost, subjects.MayDo,
    subjects.PayOrNot, subjects.ModeOf, subjects.OptionOf, subjects.Villainy, subjects.OneCost, subjects.ManaKinds,
    subjects.CounterKinds, subjects.Keywords, subjects.Piles, subjects.OldTargets, subjects.Effects, subjects.TriggerOrder,
    subjects.Casts, subjects.Mutation, subjects.Door, subjects.CardOrder, subjects.WordOf, subjects.TextWord,
)  # fmt: skip
HOW: Final = ("none", "ability", "convoke", "improvise", "delve", "waterbend", "life")
COST_MANA, COST_FREE, COST_EFFECT, COST_NAMED, COST_KEYWORD = 0, 1, 2, 3, 10
EVENTS: Final = (
    ev.TURN_BEGAN, ev.MOVED, ev.CAST, ev.ACTIVATED, ev.TRIGGERED, ev.RESOLVED, ev.COUNTERED, ev.FIZZLED, ev.PLAYED_LAND,
    ev.DREW, ev.ATTACKED, ev.BLOCKED, ev.DAMAGE, ev.GAINED_LIFE, ev.LOST_LIFE, ev.COUNTERS_PUT, ev.COUNTERS_REMOVED,
    ev.CREATED_TOKEN, ev.ATTACHED, ev.CONTROL_CHANGED, ev.SHUFFLED, ev.SCRIED, ev.SEARCHED, ev.REVEALED, ev.MULLIGANED,
    ev.KEPT, ev.LOST_GAME, ev.TRANSFORMED, ev.TURNED_FACE_UP, ev.ROLLED, ev.FLIPPED, ev.MONARCH, ev.INITIATIVE,
)  # fmt: skip

# --- columns -----------------------------------------------------------------------------------------------------------

_COLORS: Final = ("white", "blue", "black", "red", "green")


def _words(names: tuple[str, ...], meaning: str) -> str:
    return "\n".join(f"{name.replace(' ', '_')} {meaning.format(name)}" for name in names)


CHARACTERISTICS: Final = _columns(
    "card the id of the name in the table of cards; 0 if it has no name, is not in the table, or is not seen\n"
    "mana_value of its mana cost, X counted as 0\n"
    + _words(_COLORS, "1 if it is {}")
    + "\n"
    + _words(tuple(TYPE_WORD.values()), "1 if it is of the type {}")
    + "\n"
    + _words(("basic", "legendary", "snow"), "1 if it is {}")
    + "\npower power; 0 if it has none\ntoughness toughness; 0 if it has none\n"
    + _words(KEYWORDS, "1 if it has {}")
    + "\nother_keywords how many other keywords it has\n"
    "spell_abilities how many spell abilities it has\nactivated how many activated abilities it has\n"
    "triggered how many triggered abilities it has\nstatic how many static abilities it has"
)
OBJECT: Final = _columns(
    "zone where it is: the code of a zone\nowner a seat\ncontroller a seat\n"
    "face_down 1 if it is face down\nseen 1 if the player sees its face\ntoken 1 if it is a token\n"
    "copy 1 if it has the values of something else\n"
    "part which set of characteristics of the card is in use, 0 for the normal one; on the stack, how it was cast\n"
    "tapped 1 if it is tapped\nnew 1 if its controller has not controlled it since their turn began (302.6)\n"
    "damage marked on it\nphased 1 if it is phased out\n"
    + _words(COUNTERS, "how many {} counters it has")
    + "\nother_counters how many other counters it has\ncommander 1 if it is a commander\nprepared 1 if it is prepared (722.3)\n"
    "marks how many designations it has, such as monstrous\n"
    "place on the stack, from the top, from 1; of a card in a library, 1 if it is known to be on top\n"
    "stack_kind 1 spell, 2 activated ability, 3 triggered ability\nx the value of X\ntargets how many targets it has\n"
    "blocked 1 if it is an attacking creature that was blocked\nblocking how many creatures it blocks"
)
RELATIONS: Final = _columns(
    "attached_to a reference: what it is attached to\nattacks a reference: whom or what it attacks\n"
    "blocks a reference: the first creature that it blocks\nsource a reference: the source of an ability on the stack\n"
    "target_1 a reference\ntarget_2 a reference\ntarget_3 a reference\n"
    "held_by a reference: the permanent that keeps track of it, such as what exiled it"
)
CARDS: Final = (
    Column("count", "how many objects are alike and share the row; 0 if the row is empty"),
    *CHARACTERISTICS,
    *OBJECT,
    *RELATIONS,
)
OPTION: Final = _columns(
    "kind the code of an option; 0 if the row is empty\ncard a reference: what is played, chosen, targeted, attacked, blocked\n"
    "source a reference: whose ability or mana is used\nplayer a seat: who is chosen, targeted or attacked\n"
    "name the id of a name in the table of cards: what is cast, or what the option is about\n"
    "way which set of characteristics is cast, 0 for the normal one\n"
    "cost 0 the mana cost, 1 nothing, 2 what an effect sets, 3 a cost with a name of its own, 10 + n the keyword with number n\n"
    "leave a reference: by whose leave it is played, or what is given up for it\n"
    "number a number, a place, which ability, a half, or the place of a word in its list\n"
    "how how mana is paid: the code of a way to pay\n"
    + _words((*_COLORS, "colorless"), "how much {} mana it makes")
    + "\nmana_value of what is cast\ncreature 1 if what is cast is a creature\npower of what is cast\ntoughness of what is cast"
)
HISTORY: Final = _columns(
    "kind the code of an event; 0 if the row is empty\nplayer a seat\ncard the id of a name: what it happened to\n"
    "other the id of a name: what did it, or what it was before\namount how much or how many\nfrom the code of a zone\n"
    "to the code of a zone\nturns_ago how many turns ago it happened"
)
GLOBALS: Final = _columns(
    "turn the number of the turn\nstep the code of a step\nactive a seat: whose turn it is\npriority a seat\n"
    "deciding 1 if the player who observes decides\ndecision the code of a decision\n"
    "subject_kind what the question is about: the code of a subject\nsubject a reference: the object or player it is about\n"
    "amount how much mana is to be paid, or how many more targets may be chosen\n"
    "options how many options there are, on all pages\npage which page of options this is, from 0\n"
    "pages how many pages there are\n"
    "rows how many rows of cards are used\nrows_left_over how many rows had no place\n"
    "objects_left_over how many objects those rows stand for\ncut how many numbers were too large and cut\n"
    "day 0 neither, 1 day, 2 night\nstack_size how many objects are on the stack\nseat the player's place in turn order, from 0\n"
    "commander_format 1 in commander games"
)
SEAT: Final = _columns(
    "in_game 1 while the player is in the game\nlife life total\nhand cards in hand\nlibrary cards in the library\n"
    "graveyard cards in the graveyard\n"
    + _words(PLAYER_COUNTERS, "how many {} counters the player has")
    + "\nother_counters how many other counters the player has\nlands_played lands played this turn\n"
    + _words((*_COLORS, "colorless"), "how much {} mana is in the pool")
    + "\ncommander_damage the most combat damage that one commander has dealt to the player\n"
    "commander_casts how often the player's commanders were cast from the command zone\n"
    "known how many cards of the hand the player who observes sees"
)


def column(columns: tuple[Column, ...], name: str) -> int:
    """The place of a column."""
    return [one.name for one in columns].index(name)


PARTS: Final = {
    "cards": CARDS, "options": OPTION, "history": HISTORY, "globals": GLOBALS, "globals, for each seat": SEAT,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Shape:
    """How large the arrays are. ``cards``, ``options`` and ``history`` are numbers of rows."""

    seats: int = 2
    cards: int = 160
    options: int = 64
    history: int = 32

    def __post_init__(self) -> None:
        if self.cards < 1 or self.options < 2 or self.history < 1 or self.seats < 2:
            raise ValueError("an observation needs at least two seats, two options and one row of everything else")

    @property
    def globals(self) -> int:
        """How many numbers ``globals`` has: its own, then those of each seat, the player who observes first."""
        return len(GLOBALS) + self.seats * len(SEAT)

    def digest(self) -> str:
        """A short name for the layout: sizes, columns and codes."""
        return _digest(self)


@cache
def _digest(shape: Shape) -> str:
    names = {part: [one.name for one in columns] for part, columns in PARTS.items()}
    text = json.dumps([VERSION, shape.seats, shape.cards, shape.options, shape.history, codes(), names])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def codes() -> dict[str, list[str]]:
    """Each code's meanings, in order from 0."""
    return {
        "zone": list(ZONES),
        "step": list(STEP_WORD),
        "decision": list(DECISIONS),
        "subject": ["none", *(one.__name__ for one in SUBJECTS)],
        "option": list(OPTIONS),
        "way to pay": list(HOW),
        "event": ["none", *(ev.EVENT_WORD[one] for one in EVENTS)],
        "keyword": list(kw.KEYWORD_BIT),
    }


assert set(SUPERTYPE_WORD.values()) >= {"basic", "legendary", "snow"}
