"""The closed vocabularies of scenario files: what the reader accepts, and suggests, by name; those of positions are in
``inset.position.schema``."""

from __future__ import annotations

ZONES = ("hand", "battlefield", "graveyard", "exile", "library", "command", "stack")

TIMES = ("neither", "day", "night")  # 731.1
STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers",
    "declare blockers", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip
NO_PRIORITY = ("untap", "cleanup")  # 502.4, 514.3

BASES = ("official", "cr", "derived", "peer", "unclear")

ALTERNATIVES = ("adventure", "omen", "prototype", "prepare")
CAST_AS = ("adventure", "omen", "prototype")
SPECIAL_ACTIONS = ("foretell", "plot", "suspend", "unlock", "turn face up")
FLIPS = ("heads", "tails")

# The page leaves this list open ("created …"): an event the judge learns to look for is added here.
EVENTS = (
    "activated", "attacked", "blocked", "cast", "completed", "converted", "copied", "countered", "created", "destroyed", "died",
    "discarded", "discovered", "drew", "entered", "exiled", "explored", "flipped", "gained life", "left",
    "lost life", "milled", "mutated", "played", "resolved", "returned", "revealed", "rolled", "sacrificed",
    "scried", "searched", "shuffled", "surveilled", "tapped", "transformed", "triggered", "unlocked", "untapped",
)  # fmt: skip

NUMBERED = ("gained life", "lost life", "rolled", "scried", "surveilled")  # events that have a number

TRUE_WORDS = frozenset({"yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"})
FALSE_WORDS = frozenset({"no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"})
