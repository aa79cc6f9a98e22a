"""The deletion probe: take away any one word, and the reading must change or break.

A word whose absence changes nothing was not read. The probe runs on the words of a paragraph as the grammar sees them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from inset.oracle.deletions import Deletions
from inset.oracle.paragraphs import bound_readings, read_words, start_of
from inset.oracle.phrase import Words

# Words that English uses or leaves out. The reading decides which, though the meaning is the same: what is missing is printed
# back as missing. A word that is not here must change the meaning.
SPARED: Final = frozenset({
    "a", "an",  # "a Mountain or a Plains", "a Mountain or Plains"
    "additional",  # "draws an additional card": one more than the rules have them draw
    "all",      # "all Slivers have …", "Slivers have …"
    "already",  # "each Angel you already control", as another one enters
    "also",     # "it also gains flying"
    "each",     # "each other creature", "other creatures"
    "instead",  # "you may choose both instead", "you may choose both"
    "once",     # "once during each of your turns", "during each of your turns"
    "spell", "card", "cards",  # "a creature spell or planeswalker spell", "a creature or planeswalker spell"
    "spells",   # "instant spells and sorcery spells", "instant and sorcery spells"
    "that's",   # "each Aura that's attached to a creature", "each Aura attached to a creature"
    "the",      # "the top card", of lists with several
    "total",    # "the total number of cards in all graveyards", "the number of cards …"
    "then",     # "shuffle, then …"
    "when", "whenever",  # "when ~ enters or whenever you cast a spell", "when ~ enters or you cast a spell"
    "you",      # "you draw a card", "draw a card"
})  # fmt: skip
# … and words that it leaves out only after certain others.
SPARED_AFTER: Final = {
    "abilities": ("cycling",),  # "cards with cycling abilities", "cards with cycling" (702.29f)
    "back": ("cards", "them"),  # "put one of those cards back on top of your library"
    "again": ("explores", "proliferate"),  # "it explores, then it explores again", "it explores, then it explores"
    "have": ("opponents",),  # "life your opponents have lost this turn", "life your opponents lost this turn"
    "it": ("then", "and"),  # "explores, then it explores again", "explores, then explores again"
    "may": ("you",),  # "you may pay {2}. If you don't, …", "you pay {2}. If you don't, …" (118.12)
    "that": ("damage", "own"),  # "all damage that creatures would deal", "all damage creatures would deal"
    "to": ("or",),  # "to cast a spell or to activate an ability", "to cast a spell or activate an ability"
    "triggered": ("a",),  # "if a triggered ability … triggers": no other ability does
}


# … or before others.
SPARED_BEFORE: Final = {
    "artifact": ("token", "tokens"),  # "a 3/2 colorless Vehicle token"
    "creature": ("token", "tokens"),  # "a 2/2 black Zombie token"
}


# … and words that it leaves out there without a trace: a phrase has them as a choice, and they say nothing.
SILENT_AFTER: Final = {
    "abilities": ("cycling",), "have": ("opponents",), "that": ("damage", "own", "spells"), "triggered": ("a",),
    "exiled": ("those",), "revealed": ("the",), "total": ("the",),
}  # fmt: skip


@cache
def dead_words(words: Words, spell: bool) -> tuple[int, ...]:
    """The places of words that may be missing without a difference; empty for a clean paragraph."""
    whole = read_words(words, spell)
    places = [i for i, word in enumerate(words) if _may_matter(words, i, word)]
    shorter = Deletions(start_of(spell), words, places)
    dead = []
    for i in places:
        values = shorter.without(i)
        if not values:
            continue
        spared = _may_be_left_out(words, i)
        if spared and whole.spoken[0] not in values:
            continue
        bound, declined = bound_readings(values, spell)
        if declined or bound[0][1] != whole.abilities:
            continue
        if not spared or any(spoken == whole.spoken[0] for spoken, _ in bound):
            dead.append(i)
    return tuple(dead)


def _may_be_left_out(words: Words, place: int) -> bool:
    word = words[place]
    return (
        word in SPARED
        or (place > 0 and words[place - 1] in SPARED_AFTER.get(word, ()))
        or (place + 1 < len(words) and words[place + 1] in SPARED_BEFORE.get(word, ()))
    )


def _may_matter(words: Words, place: int, word: str) -> bool:
    """Signs of punctuation aren't words."""
    is_word = word[0].isalnum() or word == "~"
    return is_word and (place == 0 or words[place - 1] not in SILENT_AFTER.get(word, ()))
