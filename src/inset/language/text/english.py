"""English: number words, articles, plurals, lists, capitals. Knows nothing about cards."""

from __future__ import annotations

import re
from typing import Final

NUMBER: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_ORDINAL: Final = (
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",
)  # fmt: skip
PLURALS: Final = {
    "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Mouse": "Mice", "Locus": "Loci",
    "Merfolk": "Merfolk", "Treefolk": "Treefolk", "Moonfolk": "Moonfolk", "Fish": "Fish", "Jellyfish": "Jellyfish",
    "Starfish": "Starfish", "Plains": "Plains", "Equipment": "Equipment", "Child": "Children", "Sheep": "Sheep",
    "Aurochs": "Aurochs", "Samurai": "Samurai", "Myr": "Myr", "Kithkin": "Kithkin", "Eldrazi": "Eldrazi",
    "Cyclops": "Cyclopes", "Sphinx": "Sphinxes", "Ox": "Oxen", "Homunculus": "Homunculi", "Octopus": "Octopuses",
    "Fungus": "Fungi", "Pegasus": "Pegasi", "Phoenix": "Phoenixes", "Lynx": "Lynxes", "Vedalken": "Vedalken",
    "Kor": "Kor", "Djinn": "Djinn", "Efreet": "Efreet", "Kavu": "Kavu", "Ninja": "Ninjas", "Squid": "Squids",
    "Cyberman": "Cybermen", "Astartes": "Astartes", "Custodes": "Custodes", "Thalakos": "Thalakos", "Treasure": "Treasures",
    "Dauthi": "Dauthi", "Soltari": "Soltari", "Nephilim": "Nephilim", "Gith": "Gith", "Bison": "Bison", "Elk": "Elk",
    "Time Lord": "Time Lords", "Urza's": "Urza's", "Hero": "Heroes", "Processor": "Processors", "Leech": "Leeches",
}  # fmt: skip
_IRREGULAR: Final = {
    "have": "has",
    "has": "has",
    "is": "is",
    "are": "is",
    "don't": "doesn't",
    "aren't": "isn't",
    "do": "does",
    "can": "can",
    "can't": "can't",
    "may": "may",
    "were": "was",
}


def number(n: int) -> str:
    return NUMBER[n] if 0 <= n < len(NUMBER) else str(n)


def article(phrase: str) -> str:
    """``a`` or ``an`` before the phrase, by how its first word sounds."""
    first = phrase.lstrip("“\"'").split(" ", 1)[0].lower()
    if re.match(r"(8|11\b|11/|18\b|18/)", first):
        return "an"
    if first in ("x", "x/x"):
        return "an"
    if re.match(r"(uni|use|us$|eu|one|once)", first):
        return "a"
    if re.match(r"(hour|honor|honest|heir)", first):
        return "an"
    return "an" if first[:1] in "aeiou" and first else "a"


def with_article(phrase: str) -> str:
    return f"{article(phrase)} {phrase}"


def plural(word: str) -> str:
    if word in PLURALS:
        return PLURALS[word]
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    if re.search(r"(s|x|ch|sh)$", word):
        return word + "es"
    return word + "s"


def verb(base: str, many: bool) -> str:
    """The verb for one subject or for several: ``gets``, ``get``."""
    if many:
        return base
    first, _, rest = base.partition(" ")
    if first in _IRREGULAR:
        made = _IRREGULAR[first]
    elif re.search(r"(s|x|ch|sh|o)$", first):
        made = first + "es"
    elif re.search(r"[^aeiou]y$", first):
        made = first[:-1] + "ies"
    else:
        made = first + "s"
    return f"{made} {rest}" if rest else made


def infinitive(clause: str) -> str:
    """``searches their library``: the clause after "may"."""
    first, _, rest = clause.partition(" ")
    base = first[:-2] if first.endswith(("ches", "shes")) else first.removesuffix("s")
    return f"{base} {rest}" if rest else base


def gerund(clause: str) -> str:
    """``sacrificing a creature``, ``paying {2}``."""
    if clause.startswith("{"):
        return f"paying {clause}"
    first, _, rest = clause.partition(" ")
    base = f"{first.removesuffix('e')}ing"
    return f"{base} {rest}" if rest else base


def listed(words: list[str], conjunction: str = "and") -> str:
    """``a``, ``a and b``, ``a, b, and c``."""
    if len(words) < 2:
        return "".join(words)
    if len(words) == 2:
        return f"{words[0]} {conjunction} {words[1]}"
    return f"{', '.join(words[:-1])}, {conjunction} {words[-1]}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def lower(sentence: str) -> str:
    """A sentence in the middle of another; names and symbols keep their capitals."""
    first = sentence.split(" ", 1)[0]
    return sentence if first[:1] in "{~" or first == "X" else small(sentence)


def ordinal(n: int) -> str:
    """``third``; beyond twenty ``21st``."""
    if n < len(_ORDINAL):
        return _ORDINAL[n]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th") if n // 10 % 10 != 1 else "th"
    return f"{n}{ending}"


def counted(n: int, noun: str) -> str:
    """``a card``, ``two cards``."""
    return with_article(noun) if n == 1 else f"{number(n)} {plural(noun)}"


def possessive(phrase: str) -> str:
    return f"{phrase}'" if phrase.endswith("s") and not phrase.endswith("ss") else f"{phrase}'s"


def bracketed(whole: str, cleaved: str) -> str:
    """702.148a: the whole text, with the words that the cleaved one lacks in square brackets; empty if it has others."""
    parts, left = re.findall(r" ?[^\s.,]+|[.,]", whole), re.findall(r" ?[^\s.,]+|[.,]", cleaved)
    made, gone = "", False
    for i, part in enumerate(parts):
        kept = bool(left) and part == left[0] and len(parts) - i >= len(left) and (not gone or parts[i:] == left)
        if gone and kept:
            made, gone = f"{made}]", False
        if not gone and not kept:
            made, part, gone = f"{made}{' ' if part[0] == ' ' else ''}[", part.lstrip(), True
        elif kept:
            left.pop(0)
        made += part
    return "" if left or gone else made


def called(text: str, word: str) -> str:
    """``text`` with ``~`` replaced by ``word``, with a capital where a sentence starts."""
    text = re.sub(r"(^|[.:•—] |\n|\")~", lambda found: found.group(1) + capital(word), text)
    return text.replace("~", word)
