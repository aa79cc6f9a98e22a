"""The table in the browser: one front end (``web/`` at the root of the project), two engines behind it.

``service`` takes a message and returns messages, whatever carries them: a WebSocket (``server``) or a worker in the
browser (``site``). It and everything it imports need the standard library and PyYAML only.
"""
