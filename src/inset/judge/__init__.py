"""Scenarios: rules questions as data (docs/scenarios.md). Above the game, beside the simulator, below the command line.

``format`` has the schema and its strict reader, and knows no game; ``run`` plays what was read and checks what must then be
true; ``pytest_plugin`` makes scenario files into tests.
"""
