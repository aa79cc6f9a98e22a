"""109, 110.5, 400.7: what a game consists of. Layer 1: records of objects, players, effects and events, the state that
holds them, the questions that it puts to players, and the tables through which rooms below reach rooms above.
"""
