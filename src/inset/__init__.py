"""Inset: a Magic: The Gathering rules engine for Python."""
