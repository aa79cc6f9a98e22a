"""115, 116, 305, 601, 602: what a player may do, and doing it. Layer 8: ways to play a card, what forbids them,
announcing, targets.
"""
