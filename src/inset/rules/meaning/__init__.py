"""109.5, 608.2: what words refer to. Layer 3: selections, numbers, filters, conditions and patterns of events, looked
up in a state.
"""
