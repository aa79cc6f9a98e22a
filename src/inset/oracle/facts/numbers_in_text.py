"""Facts in printed words: numbers, sizes, counters, comparisons."""

from __future__ import annotations

import re
from typing import Final

Facts = dict[str, list[str]]
_NUMBER_WORDS: Final = {
    word: i
    for i, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty".split()
    )
}
_OTHER_NUMBERS: Final = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "twice": 2, "double": 2, "both": 2,
                         "doubled": 2, "triple": 3, "tripled": 3, "tenth": 10, "twelfth": 12}  # fmt: skip
A_NUMBER: Final = (
    r"(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|\d+|x"
    r"|that many|another)"
)


def number_said(word: str) -> str:
    if word in ("a", "an", "another"):
        return "1"
    return str(_NUMBER_WORDS.get(word, word))


def amounts_said(low: str) -> Facts:
    bare = re.sub(r"\{[^}]*\}", " ", low)
    bare = re.sub(
        r"both creatures have|that's both|double strike|split second|second main phase|[+−-]\d/[+−-]\d counter",
        " ",
        bare,
    ).replace("one, two, or three", "one to three")
    numbers = {int(n) for n in re.findall(r"(?<!\w)\d+(?!\w)", re.sub(r"[+\-−/]", " ", bare))}
    numbers |= {n for word, n in {**_NUMBER_WORDS, **_OTHER_NUMBERS}.items() if re.search(rf"\b{word}\b", bare)}
    kinds = {
        "damage": r"(\d+) damage",
        "life": r"\b(?:gains?|loses?|pays?) (\d+) life",
        "draw": rf"\bdraws? (?:up to )?{A_NUMBER} (?:additional )?cards?",
        "mill": rf"\bmills? {A_NUMBER} cards?",
        "discard": rf"\bdiscards? (?!a number of)(?:up to )?{A_NUMBER} (?:[a-z]+ ){{0,3}}?cards?",
        "scry": r"\bscrys? (\d+)|\bscries (\d+)",
        "surveil": r"\bsurveils? (\d+)",
    }
    done = re.sub(r"\b(?:when|whenever)\b[^,.]*|\bif you would draw a card\b", " ", low)
    facts: Facts = {
        kind: sorted(
            {
                number_said(next(filter(None, m.groups())))
                for m in re.finditer(pattern, done)
                if not _each(done, m.end())
            }
        )
        for kind, pattern in kinds.items()
    }
    facts = {kind: [n for n in values if n.isdigit()] for kind, values in facts.items()}
    facts["number"] = sorted(str(n) for n in numbers if n > 1)
    facts["size"] = sorted(set(re.findall(r"(?<![\w/+\-−])(\d+/\d+)(?![\w/])", bare)))
    changes = [m for m in re.finditer(r"([+\-−]\d+/[+\-−]\d+)(?! counter)", bare) if not _each(bare, m.end())]
    facts["change"] = sorted({m.group().replace("−", "-") for m in changes})
    facts["counter"] = _counters(low)
    facts["compared"] = sorted({f"{op}{n}" for n, op in _compared(bare)})
    return facts


def _each(low: str, place: int) -> bool:
    """Is it an amount for each of something, in the rest of the sentence?"""
    sentence = low[:place].rpartition(".")[2]
    return "for each" in re.split(r"[.:\"]|, then | unless ", low[place:])[0] or (
        sentence.strip().startswith("for each") and sentence.count('"') % 2 == 0
    )


def _counters(low: str) -> list[str]:
    found = set()
    for word in re.findall(r"([+\-−]\d/[+\-−]\d|[a-z]+(?: strike)?) counters?\b", low):
        if word not in _NO_COUNTERS:
            found.add(word.replace("−", "-"))
    return sorted(found)


_NO_COUNTERS: Final = frozenset(
    "a an the that those of more fewer many any no each its their these one two three four five six x ~ and or to can't all "
    "would instead you additional with control get first may have had has".split()
)


def _compared(low: str) -> list[tuple[str, str]]:
    words = {"less": "<=", "fewer": "<=", "greater": ">=", "more": ">="}
    if "where x is" in low:
        low = low.replace("x or", " ")
    return [
        (number_said(n), words[how])
        for n, how in re.findall(
            r"\b(\d+|one(?= or (?:less|fewer))|two|three|four|five|six|seven|eight|nine|ten|thirteen|fifteen|twenty|x)"
            r" or (less|fewer|greater|more)\b",
            low,
        )
    ]
