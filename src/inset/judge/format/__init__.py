"""Scenario files: their schema (``scenario``) and their strict reader (``reader``). The lower half of the judge.

Text becomes nodes with line and column (``yaml_nodes``), nodes become values (``value_readers``, ``vocabulary``), values become
the position (``players``), the steps (``steps``, ``actions``, ``answers``) and what must be true (``expectations``).
All errors in a file are collected and reported with their places (``errors``).
"""
