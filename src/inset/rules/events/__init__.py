"""400.6, 603, 614-616, 119-122: what happens, and what watches it. Layer 5: moves, damage, counters and instructions,
the replacement effects that change them and the abilities that trigger.
"""
