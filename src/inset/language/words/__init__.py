"""The vocabulary in which the embedded library is written: a card is under ten lines and reads like a card.

    creature(
        "Bonecrusher Giant", "{2}{R}", "Giant", 4, 3,
        whenever(becomes_target(this_one, spells), deal(2, to=controller_of(the_other))),
        adventure=instant("Stomp", "{1}{R}", establish(DamageCantBePrevented()), deal(2, to=any_target())),
    )

``nouns`` name and describe, ``verbs`` instruct, ``kinds`` are cards, tokens, abilities and keywords. Where there is no
word yet, use the node.
"""
