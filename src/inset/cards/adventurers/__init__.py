"""Adventurer cards (715) by name."""
