"""The nonterminals of the grammar, all in one place so that topics can use each other's. One for each kind of thing that
text can say; a topic module adds phrases to them."""

from __future__ import annotations

from typing import Final

from inset.oracle.phrase import Nonterminal, Pair, listed_pair

# --- numbers and words ------------------------------------------------------------------------------------------------------
VALUE: Final = Nonterminal(
    "value"
)  # "the number of creatures you control", "its power": after "equal to", "where X is"
STAT: Final = Nonterminal("power, toughness or mana value")
COMPARED: Final = Nonterminal(
    "comparison"
)  # "3 or less", "greater than its power", "less than the number of Swamps you control"
CLOSED: Final = Nonterminal("comparison that ends by itself")  # "3 or less", "greater than its power"

# --- players ----------------------------------------------------------------------------------------------------------------
PLAYERS: Final = Pair("player")  # as a subject: "each opponent" | "you", "your opponents"
TO_PLAYERS: Final = Nonterminal("player as object")  # "you", "target player", "each opponent"
WHOSE: Final = Nonterminal("whose")  # "your", "target player's", "their", "its owner's"
ANY_PLAYER: Final = Pair("a player")  # in events: "you", "a player", "an opponent"

# --- objects ----------------------------------------------------------------------------------------------------------------
KIND: Final = Pair("kind")  # one type or subtype: a filter
ADJECTIVE: Final = Nonterminal("adjective")
AFTER: Final = Pair("clause after the noun")
LAST: Final = Pair("last clause after the noun")  # it ends with a description, to which any clause after it belongs
HEAD: Final = Pair("noun")
DESC: Final = Pair("description", recurs=True)  # "creature you control" | "creatures you control"
ONE_DESC: Final = Nonterminal("description after an article")  # "creature card", "land card or a card with flash"
A_DESC: Final = Nonterminal("a description")  # with its article: "a creature", "another Dragon you control", "~"
NAMED: Final = Nonterminal("name")
ZONE_CLAUSE: Final = Nonterminal("zone clause")  # "from your graveyard", "in your hand"

THING: Final = Pair("thing")  # a selection as a subject
TO_THING: Final = Nonterminal("thing as object")  # a selection as an object: "target creature", "it", "each creature"
OF_THING: Final = Nonterminal("thing's")  # possessive: "its", "that creature's", "~'s"
TARGET: Final = Nonterminal("target")  # "target creature", "up to two target lands"
TO_ANY: Final = Nonterminal("what damage is dealt to")  # objects or players

# --- time and truth ---------------------------------------------------------------------------------------------------------
DURATION: Final = Nonterminal("duration")
CONDITION: Final = Nonterminal("condition", recurs=True)
EVENT: Final = Nonterminal("event", recurs=True)  # after when, whenever
NEXT_STEP: Final = Nonterminal("next step")  # "the next end step": of a delayed ability
STEP: Final = Nonterminal("step")  # after "at the beginning of"

# --- costs ------------------------------------------------------------------------------------------------------------------
COST: Final = Nonterminal("cost")  # one part of a cost line: no capital
COSTS: Final = Nonterminal("costs", recurs=True)  # "{2}, {T}, Sacrifice a creature"
PAYMENT: Final = Nonterminal("payment")  # after "pays": "{2}", "3 life"

# --- abilities --------------------------------------------------------------------------------------------------------------
KEYWORD: Final = Nonterminal("keyword")
KEYWORD_LINE: Final = Nonterminal("keywords")  # "flying, vigilance"
GRANTED: Final = Nonterminal("granted ability")  # a keyword, or an ability in quotation marks
GRANTED_LIST: Final = Nonterminal("granted abilities")
ABILITY: Final = Nonterminal("ability")  # one paragraph of a permanent
SPELL_LINE: Final = Nonterminal("spell line")  # one paragraph of an instant or sorcery
PRICED_MODES: Final = Nonterminal("modes with costs")  # 700.2h
TIERS: Final = Nonterminal("modes with names and costs")  # 702.183
TEXT: Final = Nonterminal("text")  # sentences, or a choice of modes
UNCONDITIONAL: Final = Nonterminal("text that begins with no condition")
LIMIT: Final = Nonterminal("limit")  # "activate only as a sorcery."
WINDOW: Final = Nonterminal("window")  # "during combat before blockers are declared"

# --- effects ----------------------------------------------------------------------------------------------------------------
DEED: Final = Pair("deed")  # what a player does: "draw* a card"
SAID_DEED: Final = Pair("deed that is never an order")  # "gain* 3 life": its subject is always named
THING_DEED: Final = Pair("what an object does")  # "get* +2/+2 until end of turn", "deal* 3 damage to any target"
ORDER: Final = Nonterminal("order")  # an action without a subject, which no player can perform
CLAUSE: Final = Nonterminal("clause")  # a whole clause that is neither: "there is an additional combat phase"
SENTENCE: Final = Nonterminal("sentence", recurs=True)
CONDITIONAL: Final = Nonterminal("conditional sentence")  # "if …, …"
MOD: Final = Pair("modification")  # "get* +2/+2", "gain* flying"
MODS: Final = listed_pair("modifications", MOD)  # a tuple
COUNTERS: Final = Nonterminal("counters")  # "a +1/+1 counter", "two charge counters": (kind, number)
TOKEN: Final = Nonterminal("token")

# --- statics ----------------------------------------------------------------------------------------------------------------
STATIC: Final = Nonterminal("static")  # a whole static clause
THING_STATIC: Final = Pair("what is true of an object")  # after a subject: "can't block", "don't* untap …"
STATIC_MOD: Final = Pair("static modification")  # "get* +1/+1", "have* flying"
STATIC_MODS: Final = listed_pair("static modifications", STATIC_MOD)
