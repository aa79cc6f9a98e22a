"""106, 118, 601.2f-h, 605: what is paid, and with what. Layer 7.

Read it in this order: ``costs`` (what is asked for), ``cost_parts`` (each part and who can pay it), ``bill``
(everything for one payment), ``resources`` and ``shared_parts`` (what may be used once), ``mana_abilities``,
``mana_ability_price``, ``what_pays`` and ``mana_sources`` (where mana comes from, and what pays in its place), ``solver`` with
``solver_bound``, ``usable_together``, ``solver_board`` and ``solver_search`` (can it be paid, and how), ``alike_sources`` (what
is asked only once), ``pay_mana`` (paying).
"""
