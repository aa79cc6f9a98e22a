"""Facts in printed words: types, colors and keywords. The subtypes are those of the rules (205.3)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from inset.language import subtypes
from inset.language.keywords import KEYWORD_BIT
from inset.oracle.facts.numbers_in_text import Facts

TYPES: Final = (
    "artifact",
    "battle",
    "creature",
    "enchantment",
    "instant",
    "kindred",
    "land",
    "planeswalker",
    "sorcery",
)
SUPERTYPES: Final = ("basic", "legendary", "snow")
COLORS: Final = ("white", "blue", "black", "red", "green")
SUBTYPES: Final = (
    subtypes.ARTIFACT_TYPES | subtypes.ENCHANTMENT_TYPES | subtypes.LAND_TYPES | subtypes.SPELL_TYPES
    | frozenset("Gamma Klingon Kree Officer Spy Vulcan".split())  # newer than the rules that the list comes from
    | subtypes.BATTLE_TYPES | subtypes.PLANESWALKER_TYPES | frozenset(subtypes.CREATURE_TYPES)
)  # fmt: skip


def kinds_said(plain: str, low: str) -> Facts:
    facts: Facts = {}
    low = re.sub(
        r"only as a sorcery|only as an instant|cast a sorcery|battle cry"
        r"|(?<=you attack with )\w+ or more creatures|(?<=you attacked with )\w+ or more creatures"
        r"|(?<=attacks you with )\w+ or more creatures"
        r"|(?:it's|that's) still an? (?:land|planeswalker)\b|(?:they're|that are) still lands\b"
        r"|an additional land\b|two additional lands|choose a creature type|shares? a creature type",
        " ",
        low,
    )
    low = low.replace("landcycling", "land cycling").replace("controls the most ", "controls most ")
    low = re.sub(
        r"(whenever one or more [\w ,-]*?)creatures( you control| that is enchanted [\w ]*aura you control)? attack\b",
        r"\1\2 attack", low,
    )  # fmt: skip
    spoken = re.sub(r"\b(?:that|those|the chosen|the sacrificed|the exiled|the returned|enchanted|equipped|the) (?:\w+ )?"
                    r"(?:artifact|creature|enchantment|land|planeswalker|permanent)s?\b", " ", low)  # fmt: skip
    types = {t for t in TYPES if re.search(rf"(?<![\w-]){t}s?\b|\b{t[:-1]}ies\b", spoken) and t in _seen(spoken, t)}
    facts["type"] = sorted(types)
    facts["not type"] = sorted(t for t in TYPES if re.search(rf"\bnon{t}s?\b", low))
    facts["supertype"] = sorted(t for t in SUPERTYPES if re.search(rf"\b{t}\b", low))
    every = "from each color" in low  # 702.11g, 702.16h: one ability for each
    facts["color"] = sorted(c for c in COLORS if every or re.search(rf"\b{c}\b", low))
    facts["not color"] = sorted(c for c in COLORS if re.search(rf"\bnon{c}\b", low))
    facts["not supertype"] = sorted(t for t in SUPERTYPES if re.search(rf"\bnon{t}\b", low))
    facts["not subtype"] = _subtypes(" ".join(re.findall(r"\b[Nn]on-(\w+)", plain)))
    facts["subtype"] = _subtypes(_LANDWISE.sub(lambda m: f" {m[1].title()} ", re.sub(r"\b[Nn]on-\w+", " ", plain)))
    return facts


_LANDWISE: Final = re.compile(r"(?i)\b(plains|island|swamp|mountain|forest|desert)(?:walk|cycling)\b")


def _seen(low: str, kind: str) -> str:
    return kind if re.search(rf"(?<![\w-]){kind}s?\b", low) or (kind == "sorcery" and "sorceries" in low) else ""


def _subtypes(plain: str) -> list[str]:
    plain = plain.replace("Spacecraft's owner", "Spacecraft owner")
    plain = re.sub(r"\bas an Adventure\b|\bnamed [A-Z][\w', -]*", " ", plain)
    two = ["Time Lord"] if re.search(r"\bTime Lords?\b", plain) else []
    words = Counter(re.findall(r"(?<![\w-])[A-Z][\w'-]*", plain))
    found = set()
    for word in words:
        for one in (word, *_singulars(word)):
            if one in SUBTYPES:
                found.add(one)
                break
    for start in re.findall(r'(?:^|[.:"—] |\n|• )([A-Z][\w-]*)', plain):
        if words[start] == 1 and start in _ORDINARY:
            found.discard(start)
    return sorted((*found, *two))


_ORDINARY: Final = frozenset({"Will", "Mine", "Seal", "Time", "Plan", "Scout"})


def _singulars(word: str) -> list[str]:
    made = []
    for end, back in (("ies", "y"), ("ves", "f"), ("es", ""), ("s", ""), ("ves", "fe"), ("men", "man"), ("i", "us")):
        if word.endswith(end):
            made.append(word[: -len(end)] + back)
    return [
        *made,
        *(
            {"Mice": ["Mouse"], "Children": ["Child"], "Oxen": ["Ox"], "Dwarves": ["Dwarf"], "Loci": ["Locus"]}.get(
                word, []
            )
        ),
    ]


def keywords_said(low: str) -> list[str]:
    found = []
    low = re.sub(
        r"\b(?:plains|island|swamp|mountain|forest|desert|legendary land|nonbasic land|snow land|land)walk\b",
        "landwalk",
        low,
    )
    low = re.sub(r"\b(?:basic )?\w+cycling\b", "cycling", low)
    low = re.sub(r"\b(?:first strike|double strike|\w+) counters?\b", " ", low)
    low, partners = re.subn(r"(?m)^partner with [^\n(]*", " ", low)
    if partners:
        found.append("partner with")
    for word in KEYWORD_BIT:
        before = _GIVEN if word in _ALSO_WORDS else r"(?<![\w-])"
        if re.search(rf"(?m){before}{re.escape(word)}(?![\w-])", low):
            found.append(word)
    return sorted(found)


_GIVEN: Final = r"(?:^|, |; |\bhas |\bhave |\bgains? |\band |\bwith |\bloses? |\"|\bor |\bwithout |\bof )"
# Words with other meanings; these count only at the beginning or after "has", "gains", "with".
_ALSO_WORDS: Final = frozenset({
    "absorb", "ascend", "assist", "backup", "bestow", "blitz", "buyback", "companion", "conspire", "craft", "crew", "cycling",
    "dash", "disturb", "echo", "emerge", "enchant", "encore", "entwine", "equip", "escape", "evoke", "exploit", "fabricate",
    "fear", "flash", "foretell", "freerunning", "fuse", "gift", "harmonize", "haunt", "kicker", "landwalk", "level up", "madness",
    "mayhem", "morph",
    "mutate", "outlast", "partner", "plot", "protection", "prototype", "prowl", "reach", "renown", "riot", "saddle",
    "shadow", "spectacle", "squad", "storm", "surge", "suspend", "training", "transfigure", "unearth", "ward", "warp",
})  # fmt: skip
