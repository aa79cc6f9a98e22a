"""103, 117, 405, 500-514, 608, 704: the course of a game. Layer 11: steps, priority, the stack, resolving, state-based
actions.
"""
