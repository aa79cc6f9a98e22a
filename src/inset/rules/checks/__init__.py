"""Checks of everything else. Layer 14: the list that fills the tables, what is supported, and the invariants of a
state."""
