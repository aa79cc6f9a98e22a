"""Scenarios, played: the upper half of the judge, on top of the game.

``runner`` sets up the position (``catalogue`` and ``card_names`` say which cards it needs) and takes the steps in
order;
``table`` is the game it plays. Steps: ``ways_to_act``, ``announcements`` (601.2, 602.2), ``declarations`` (508.1,
509.1). Answers to the game's questions: ``given_answers``, ``answer_series``, ``fitting_options``. Expectations:
``checks``, with ``object_facts``, ``recent_events`` and ``pending_question``. ``references`` says which object a word
means; ``story`` writes everything down for ``--explain``.
"""
