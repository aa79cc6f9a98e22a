"""Positions: the ``players`` mapping of a scenario as a state of the game, and back. Above the words, below ``play``.

``schema`` says which keys a position has; whoever reads or writes one goes by it: ``read`` for plain mappings, the scenario
reader of ``inset.judge`` for files, ``write`` for the present position of a game. ``build`` makes the state and refuses what
can't be, with ``settled`` for what state-based actions would change (704.3); ``compare`` tells two positions apart;
``tokens`` knows tokens by their names (111.4).
"""
