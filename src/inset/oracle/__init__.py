"""Printed card text <-> the card language, with proof (docs/adr/0006-a-grammar-that-prints.md).

Above ``rules`` and ``data``, below ``cards``.

    text ──lexer──▶ words ──parser──▶ spoken tree ──binder──▶ nodes ──rules.support──▶ a card that is played
                      ◀──retells─────┘

How to add to the grammar
-------------------------
1. See what is declined most: ``inset compile --cards FILE --report``; one card: ``inset compile "Name" --cards FILE``.

2. Say it, in the room and the module of its topic in ``grammar/`` (a new topic: a new module, named in ``grammar/__init__``)::

       what = TO_THING("what")                                     # a hole: any name, and the nonterminal that fills it
       phrase(ORDER, "destroy <what>", e.Destroy(what))            # words, and the meaning with the same holes
       phrase(DEED, "draw* <n>", e.Draw(SUBJECT, CARDS("n")))      # a Pair: "draw" and "draws"
       phrase(ORDER, "return <what> to the battlefield [<tapped>]", Puts(what, …, TAPPED("tapped", False)))  # default
       words_for(DURATION, {"until end of turn": e.THIS_TURN})     # fixed words for fixed values

   A hole that only one side names is a ``GrammarError``: nothing can be read and dropped. Words are normal forms
   (``lexer``): no capital at a sentence's start, "a" for "an", ``~`` for the object itself, ``'s`` apart, ``,^`` between
   costs, ``--`` for a dash without spaces, ``“ ”`` for quotation marks. Use the nonterminals of ``grammar/symbols``: one for
   each kind of thing, used everywhere. Nonterminals: players' actions ``DEED`` (``SAID_DEED`` if never an order),
   objects' actions
   ``THING_DEED``, orders ``ORDER``, whole clauses ``CLAUSE``; ``EVENT``, ``CONDITION``, ``COST``, ``KEYWORD``; statics with a
   subject ``THING_STATIC`` (``STATIC_MOD`` for "gets", "has"), whole ones ``STATIC``; descriptions ``DESC`` with
   ``ADJECTIVE``, ``KIND``, ``AFTER``; what "for each" counts ``EACH``, what was referred to ``REFERRED``;
   paragraphs ``ABILITY`` and ``SPELL_LINE``.

3. If the meaning is a node of the card language whose fields are what the words say, that is all: the binder rebuilds it
   and binds what is inside. If the words say it otherwise (two places in one, a subject, a choice that comes first), make a
   *spoken* node in ``spoken/`` and its meaning with ``@binds`` in ``binding/``::

       @binds(sp.Damages)
       def _damages(binder, node):
           return e.DealDamage(binder.bind(node.amount), …)        # of an effect: one, or a tuple of several

   Bind the parts in the order of the text. ``binder.mention(selection, nouns)`` makes something nameable by "it" and
   "that creature"; ``binder.thing(node, moved=True)`` asks for the object as it is after a move (400.7); ``Unbound`` declines.
   A zone other than the battlefield for the descriptions in a node: ``binder.ZONE_OF``. What an instruction keeps: ``PRODUCT``.

4. Rules of the house. Never two phrases for one meaning where one is the other with a word left out: the deletion probe
   finds it. Never a nonterminal that begins with itself. Two readings are a decline, so keep the grammar unambiguous: a
   list of modifications is one nonterminal, not also a list of lists. Decline what the engine has no node for.

5. Prove it: ``pytest tests/oracle``; a line for each new kind of sentence in ``tests/oracle/sentences.txt``;
   the numbers of the report must not fall, nor may ``different_from_library`` grow. ``python tools/ledger.py`` writes the ledger
   again: its diff shows which cards the change gained, and that none was lost.
"""
