"""Positions: the ``players`` mapping of a scenario as a state of the game, and back. Above the words, below ``play``.

``schema`` defines the keys of a position, for all code that reads or writes one: ``read`` for plain mappings, the
scenario reader of ``inset.judge`` for files, ``write`` for the current position of a game. ``build`` makes the state
and refuses impossible positions, with ``settled`` for what state-based actions would change (704.3); ``compare`` says
two positions apart;
``tokens`` knows tokens by their names (111.4).
"""
