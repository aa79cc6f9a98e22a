"""The card language: everything that card text can say, as frozen data (docs/adr/0004-one-card-language.md).

Above ``kernel``, below ``rules``; the standard library only.

Nodes: ``abilities``, ``effects`` (instructions), ``statics``, ``costs``, ``conditions``, ``patterns`` (events), ``filters``,
``selections`` (who and what), ``values`` (numbers), ``mods`` (parts of continuous effects), ``card``. ``text`` renders
them in English, ``words`` has short names for writing cards, ``codec`` turns them into data.
"""
