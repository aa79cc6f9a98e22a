"""``inset mcp``: a server over standard input and output for language-model agents (extra ``mcp``).

``tables`` plays games, ``questions`` answers what needs no game, ``compact`` keeps every answer short, ``server`` is what the
protocol sees. Answers are words: each is made from one seat, and nothing that this seat may not know is in it.
"""
