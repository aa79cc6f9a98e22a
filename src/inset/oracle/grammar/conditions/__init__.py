"""Conditions: what there is, what happened this turn (700.1), and what lasts while they hold (611.2b)."""
