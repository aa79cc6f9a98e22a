"""``inset mcp``: a server over standard input and output for language-model agents (extra ``mcp``).

``tables`` plays games, ``questions`` answers questions that need no game, ``compact`` keeps every reply short,
``server`` defines the tools of the protocol. Replies are text: each is made from one seat, and contains nothing that
this seat may not know.
"""
