"""The verbs of the game, one file per rule topic. See docs/generated/map.md for which file decides which rules."""
