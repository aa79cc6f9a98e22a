"""Facts in printed words, by patterns: numbers, targets, zones, durations, players, choices, keywords, colours, types.

Written without the grammar and without its words; the subtypes are those of the rules (205.3).
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from inset.language.keywords import KEYWORD_BIT
from inset.rules.objects import subtypes

Facts = dict[str, list[str]]

_NUMBER_WORDS: Final = {
    word: i
    for i, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty".split()
    )
}
_OTHER_NUMBERS: Final = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "twice": 2, "double": 2, "both": 2,
                         "doubled": 2, "triple": 3, "tripled": 3, "tenth": 10}  # fmt: skip
_A: Final = r"(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|\d+|x|that many)"
_TYPES: Final = (
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
_SUPERTYPES: Final = ("basic", "legendary", "snow")
_COLORS: Final = ("white", "blue", "black", "red", "green")
_SUBTYPES: Final = (
    subtypes.ARTIFACT_TYPES | subtypes.ENCHANTMENT_TYPES | subtypes.LAND_TYPES | subtypes.SPELL_TYPES
    | frozenset("Gamma Klingon Kree Officer Spy Vulcan".split())  # printed since the rules that the list is of
    | subtypes.BATTLE_TYPES | subtypes.PLANESWALKER_TYPES | frozenset(subtypes.CREATURE_TYPES)
)  # fmt: skip


def said(text: str, names: tuple[str, ...] = ()) -> Facts:
    plain = _plain(text, names)
    low = plain.lower()
    facts: Facts = {}
    for find in (_amounts, _targets, _zones, _times, _players, _choices, _symbols, _limits, _verbs, _doers):
        for kind, values in find(low).items():
            facts.setdefault(kind, []).extend(values)
    facts.update(_types(plain, low))
    facts["keyword"] = _keywords(low)
    facts.update(_events(re.sub(r",(?= (?:or |and/or |and )?[A-Z])", "", plain).lower()))
    return {kind: values for kind, values in facts.items() if values}


def _plain(text: str, names: tuple[str, ...]) -> str:
    """Without reminders, ability words and flavour before a dash; the card's own name is ``~``."""
    text = re.sub(r"\s*\((?:[^()]|\([^()]*\))*\)", "", text)
    for name in ("Aura swap", "More Than Meets the Eye"):  # 702.65, 702.162: these keywords name no subtype
        text = text.replace(name, name.lower())
    text = re.sub(r"[\[\]]", "", text)  # what is in brackets is told like anything else (702.148a)
    for name in sorted(names, key=len, reverse=True):
        if not (len(name.split()) == 1 and name.lower() in _RULES_WORDS):
            after = r"(?![\w-]| (?:creature|card|token|spell|planeswalker)s?\b)"
            before = (
                r"(?<![\w-])" if " " in name else r"(?<![\w-])(?<!each )(?<!target )"
            )  # "each Garruk", "target Sliver"
            text = re.sub(rf"{before}{re.escape(name)}{after}", "~", text)
    text = re.sub(r"\b([Ii])nvestigates?\b", r"\1nvestigate a Clue", text)
    text = re.sub(r"\b[Tt]his (?:creature|artifact|enchantment|land|planeswalker|battle|permanent|token|Aura|Equipment"
                  r"|Vehicle|Saga|Class|Siege|Spacecraft|Mount|card|spell|Case|Room)\b", "~", text)  # fmt: skip
    text = re.sub(r"(?m)^(• )?(?!To solve)[A-Z][\w' ,-]*?(?<!villainous choice) — (?=[A-Z{~+•−])", r"\1", text)
    text = re.sub(r"\b([Ee])arthbend (\d+|X)\b", r"\1arthbend target land you control \2", text)  # 701.66a
    text = re.sub(r"at least one other creature attack\b", "another creature attacks while so", text)
    text = re.sub(
        r"~ and at least (\w+) other creatures attack\b", r"~ attacks while \1 or more other creatures attack", text
    )
    text = re.sub(r"[Ii]f that spell is countered this way, ([^.]*?) instead of [^.]*graveyard", r"\1", text)
    text = re.sub(r"\bIf (?=[^.]* would (?:die|deal damage)\b)", "", text)
    text = re.sub(
        r"you both own and control ~ and (an? \w+) named [^.]*?, (?=exile them|you may)", r"you control \1, ", text
    )
    text = re.sub(r"then meld them into [^.]*\.", ".", text)  # 712.4a; the names are no words
    text = re.sub(r"\bis equipped(?=[,.])", "is equipped by Equipment", text)
    text = re.sub(r"\bis enchanted(?=[,.])", "is enchanted by Aura", text)
    text = text.replace("Any player may activate this ability.", "").replace("no maximum hand size", "no maximum")
    text = text.replace("can't be activated unless they're mana abilities", "can't be activated")
    text = text.replace("you have max speed", "you have speed 4 or greater")
    text = re.sub(r"\byou may ((?:pay|reveal) [^.]*\. If you don't)", r"you \1", text)  # the same as "unless"
    text = re.sub(r"(?m)^Support (\d+|X)\b", r"Up to \1 target creatures", text)  # 701.41a: a spell's, a permanent's
    return re.sub(r"\b[Ss]upport (\d+|X)\b", r"up to \1 other target creatures", text)


_RULES_WORDS: Final = frozenset({"fear", "exile", "flash", "flight", "regenerate", "sacrifice", "destroy", "counter"})


def _number(word: str) -> str:
    if word in ("a", "an"):
        return "1"
    return str(_NUMBER_WORDS.get(word, word))


# --- amounts --------------------------------------------------------------------------------------------------------------
def _amounts(low: str) -> Facts:
    bare = re.sub(r"\{[^}]*\}", " ", low)
    bare = re.sub(
        r"both creatures have|double strike|split second|second main phase|[+−-]\d/[+−-]\d counter", " ", bare
    ).replace("one, two, or three", "one to three")
    numbers = {int(n) for n in re.findall(r"(?<!\w)\d+(?!\w)", re.sub(r"[+\-−/]", " ", bare))}
    numbers |= {n for word, n in {**_NUMBER_WORDS, **_OTHER_NUMBERS}.items() if re.search(rf"\b{word}\b", bare)}
    kinds = {
        "damage": r"(\d+) damage",
        "life": r"\b(?:gains?|loses?|pays?) (\d+) life",
        "draw": rf"\bdraws? {_A} (?:additional )?cards?",
        "mill": rf"\bmills? {_A} cards?",
        "discard": rf"\bdiscards? (?!a number of){_A} (?:[a-z]+ ){{0,3}}cards?",
        "scry": r"\bscrys? (\d+)|\bscries (\d+)",
        "surveil": r"\bsurveils? (\d+)",
    }
    done = re.sub(r"\b(?:when|whenever)\b[^,.]*|\bif you would draw a card\b", " ", low)
    facts: Facts = {
        kind: sorted(
            {_number(next(filter(None, m.groups()))) for m in re.finditer(pattern, done) if not _each(done, m.end())}
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
    """Is it so much for each of something, in the rest of the sentence?"""
    sentence = low[:place].rpartition(".")[2]
    return "for each" in re.split(r"[.:\"]|, then ", low[place:])[0] or (
        sentence.strip().startswith("for each") and sentence.count('"') % 2 == 0
    )


def _counters(low: str) -> list[str]:
    found = set()
    for word in re.findall(r"([+\-−]\d/[+\-−]\d|[a-z]+(?: strike)?) counters?\b", low):
        if word not in _NO_COUNTERS:
            found.add(word.replace("−", "-"))
    return sorted(found)


_NO_COUNTERS: Final = frozenset(
    "a an the that those of more fewer many any no each its their these one two three four x ~ and or to can't all would "
    "you additional with control get first may have".split()
)


def _compared(low: str) -> list[tuple[str, str]]:
    words = {"less": "<=", "fewer": "<=", "greater": ">=", "more": ">="}
    if "where x is" in low:
        low = low.replace("x or", " ")
    return [
        (_number(n), words[how])
        for n, how in re.findall(
            r"\b(\d+|one(?= or (?:less|fewer))|two|three|four|five|six|seven|eight|nine|ten|thirteen|fifteen|twenty|x)"
            r" or (less|fewer|greater|more)\b",
            low,
        )
    ]


# --- targets --------------------------------------------------------------------------------------------------------------
_TARGET: Final = re.compile(
    rf"(?:(up to {_A} (?:other )?|any number of (?:other )?|{_A} or {_A} (?:other )?|{_A} (?:other )?"
    r"|another |any other |any |other ))?"
    r"\btargets?\b(?! of\b)"
)


def _targets(low: str) -> Facts:
    found: list[str] = []
    low = low.replace("life totals with target", "life totals, target")
    low = re.sub(r"(?:choose new targets for|change (?:the|a|any) targets? of) (?=target)", " ", low)
    low = re.sub(r"(?:new|change the) targets?\b[^.]*|\b(?:becomes?|become) the target\b|\bthat targets?\b"
        r"|if it targets?\b|~ targets\b",
                 " ", low)  # fmt: skip
    low = low.replace("one, two, or three", "one or three")
    low = re.sub(
        r"\b(?:be|single|same|its|their|those|these|of the|the) targets?\b|\bwith targets?\b(?! opponent)", " ", low
    )
    for match in _TARGET.finditer(low):
        before = (match.group(1) or "").strip()
        plural = match.group().endswith("targets")
        found.append(_how_many(before) + ":" + ("any" if plural else _noun(low[match.end() :], before)))
    return {"target": sorted(found)}


def _how_many(before: str) -> str:
    numbers = [_number(word) for word in re.findall(rf"\b{_A}\b", before)]
    if before.startswith("any number"):
        return "0-*"
    if before.startswith("up to"):
        return f"0-{numbers[0]}"
    if len(numbers) == 2:
        return f"{numbers[0]}-{numbers[1]}"
    return f"{numbers[0]}-{numbers[0]}" if numbers else "1-1"


def _noun(after: str, before: str) -> str:
    """The kinds that may be chosen: the types in the words that follow, up to a word that is neither type nor adjective."""
    if before.startswith("any") and not before.startswith("any number"):
        return "any"
    kinds = set()
    for word in re.findall(r"[a-z/~+-]+|\d/\d|[,.;:']", after):
        bare = (
            word.rstrip("s")
            if word not in ("sorceries", "players")
            else word[:-3] + "y"
            if word == "sorceries"
            else "player"
        )
        if bare in (*_TYPES, "player", "opponent", "permanent", "spell", "card", "ability"):
            kinds.add(bare)
        elif word not in _ADJECTIVES and not word.startswith("non") and word.title() not in _SUBTYPES:
            break
    return "/".join(sorted(kinds & {*_TYPES, "player", "opponent", "spell", "ability"}))


_ADJECTIVES: Final = frozenset(
    "or and and/or , 1/1 face-down modified assembly-worker tapped untapped attacking blocking blocked unblocked token nontoken "
    "legendary historic outlaw basic snow white "
    "blue black red green colorless multicolored monocolored permanent card other another activated triggered".split()
)


# --- zones and times --------------------------------------------------------------------------------------------------------
def _zones(low: str) -> Facts:
    found = set()
    if re.search(r"\bgraveyards?\b|\bdies?\b|\bdied\b", low):
        found.add("graveyard")
    if re.search(r"\bhands?\b|\bdiscard (?:~|this card)", low):
        found.add("hand")
    if re.search(r"(?<!equal to the )\bexiles?d?\b|\bhaunts\b", low):  # what haunts is in exile (702.55b)
        found.add("exile")
    if re.search(r"\blibrar(?:y|ies)\b", low):
        found.add("library")
    return {"zone": sorted(found)}


def _times(low: str) -> Facts:
    found = set()
    for words, name in _DURATIONS:
        if re.search(words, low):
            found.add(name)
    return {"duration": sorted(found)}


_DURATIONS: Final = (
    (r"until (?:the )?end of turn|\bthis turn\b", "turn"),
    (r"until your next turn", "your next turn"),
    (r"until the end of your next turn", "end of your next turn"),
    (r"until your next end step", "your next end step"),
    (r"until end of combat|this combat", "combat"),
    (
        r"for as long as [^.]*(?:remains on the battlefield|you control ~)|until ~ leaves the battlefield",
        "while it remains",
    ),
    (r"during [^.]* next untap step", "untap step"),
    (r"as long as (?:it|they|that card|those cards) remains? exiled", "while exiled"),
)


# --- players and choices ------------------------------------------------------------------------------------------------------
def _players(low: str) -> Facts:
    found = set()
    if re.search(r"\bopponents?\b", low):
        found.add("opponent")
    if re.search(
        r"\bwhenever you tap an? |\byou control(?:led)?\b|\b(?:if|while|as long as) you don't control\b"
        r"|\bunder your control this turn",
        low,
    ):
        found.add("you control")
    if re.search(r"(?<!target )\bopponents? controls?\b(?! more)|(?<!if )(?<!while )(?<!as long as )\byou don't control\b",
                 low):  # fmt: skip
        found.add("others control")
    if re.search(r"\bno more than [^.]* can attack you each combat\b", low):
        found.add("you are attacked")
    if re.search(r"\b(?:target|that|the chosen) (?:player|opponent) controls\b|\bthey control\b|\bopponents who control\b"
                 r"|\bopponent controls more \w+ than you\b", low):  # fmt: skip
        found.add("they control")
    if re.search(r"\bopponent controls more \w+ than you\b", low):
        found.add("you control")
    return {"player": sorted(found)}


def _choices(low: str) -> Facts:
    facts: Facts = {}
    low = re.sub(
        r"\b(?:you|they|that player) may (?:choose new targets|cast|play|spend|look at(?! [\w ]+'s hand| the top))\b",
        " ",
        low,
    )
    facts["may"] = ["may"] if re.search(r"\bmay\b", low) else []
    facts["choice"] = []
    if "choose one" in low or "choose two" in low or re.search(r"choose up to \w+ —", low) or "one or both" in low:
        facts["choice"] = [str(low.count("•"))]
    elif re.search(r"(?m)^(?:spree|tiered)$", low):  # modes with costs (700.2h)
        facts["choice"] = [str(len(re.findall(r"(?m)^[+•] ", low)))]
    facts["divided"] = ["divided"] if re.search(r"\bdivided\b|\bdistribute", low) else []
    facts["random"] = ["random"] if "at random" in low else []
    return facts


# --- what is done, and who does it ------------------------------------------------------------------------------------------
_VERBS: Final = {
    "destroy": r"\bdestroys?\b",
    "untap": r"\buntaps? (?!step|during)",
    "fight": r"\bfights?\b",
    "regenerate": r"(?<!be )(?<!can't )\bregenerates?\b(?!d)",
    "search": r"\bsearch(?:es)?\b",
    "create": r"\bcreates?\b",
    "counter": r"(?:^|[.:] |\bmay |, |[•—] |\band )counter (?:target|that|it|up to)\b",
    "sacrifice": r"\bsacrifices?\b",
    "transform": r"\b(?:transforms?|converts?)\b",
    "flip": r"\bflip (?:~|it)",
    "can't": r"\bcan't\b(?! be regenerated)",
    "other": r"(?<!~ or )\banother\b|\bother\b(?! types)(?! (?:into|on|onto|cards revealed)\b)",
    "combat damage": r"(?<!non)(?<!non-)\bcombat damage\b(?! step)",
    "scry": r"\bscry\b|\bscries\b",
    "extra turn": r"\bextra turn\b",
}


def _verbs(low: str) -> Facts:
    done = re.sub(r"\b(?:when|whenever)\b[^,.]*", " ", low)
    found = [verb for verb, pattern in _VERBS.items() if re.search(pattern, low if verb in _ANYWHERE else done)]
    return {"verb": found}


_ANYWHERE: Final = frozenset({"other", "combat damage"})
_SUBJECTS: Final = (
    (r"you and target opponent each", "both"),
    (r"each opponent|your opponents", "opponents"),
    (r"target opponent|target player", "target"),
    (r"each player", "everyone"),
    (r"(?:its|that [\w-]+'s|their|enchanted \w+'s) (?:controller|owner)s?", "its controller"),
    (r"that player|defending player|they|the player|that opponent", "that player"),
    (r"you", "you"),
)
_DEEDS: Final = {
    "draw": r"draws?",
    "discard": r"discards?",
    "mill": r"mills?",
    "gain": r"gains?(?= (?:\w+ |that much )?life\b)",
    "lose": r"loses?(?= (?:\w+ |that much )?life\b)",
}


def _doers(low: str) -> Facts:
    """ "Target player draws" is a deed of theirs; a deed with nobody before it is yours."""
    done = re.sub(
        r"\b(?:when|whenever)\b[^,.]*,|target player controls|(?m:^|(?<=[.\"] )|(?<=\"))[^.:\n\"]*:"
        r"|(?<=\w)—[^.]*\bdiscard[^.]*|as an additional cost[^.]*|unless you (?:discard|mill)[^.]*"
        r"|who voted for a choice you (?:didn't vote|voted) for",
        " ",
        low,
    )
    found = set()
    for deed, pattern in _DEEDS.items():
        for match in re.finditer(rf"\b{pattern}\b(?! step)", done):
            before = re.split(r"[.:•\"]|\bif\b", done[: match.start()])[-1]
            who = _subject(before)
            if who == "that player":
                who = _spoken_of(done[: match.start()])
            found.add(f"{deed}:{who}")
    return {"doer": sorted(found)}


def _spoken_of(before: str) -> str:
    """Whom "that player" speaks of, if somebody was named."""
    if re.search(r"\btarget (?:player|opponent)\b", before):
        return "target"
    return "its controller" if re.search(r"\bits controller\b", before) else "that player"


def _subject(before: str) -> str:
    """The last player named before the verb in its sentence; nobody: you."""
    place, who = -1, "you"
    for pattern, name in _SUBJECTS:
        for match in re.finditer(rf"(?:^|(?<= ))(?:{pattern})(?= |$)", before):
            if match.end() > place:
                place, who = match.end(), name
    return who


# --- symbols ------------------------------------------------------------------------------------------------------------------
def _symbols(low: str) -> Facts:
    low = re.sub(r"costs? \{[1x]\} (?:less|more) to (?:cast|activate)(?=[^.]*(?:for each|where x))", " ", low)
    found = {sign for sign in re.findall(r"\{([^}]*)\}", low) if sign not in ("t", "q")}
    return {"mana": sorted(found), "tap": ["{t}"] if "{t}" in low else []}


# --- types --------------------------------------------------------------------------------------------------------------------
def _types(plain: str, low: str) -> Facts:
    facts: Facts = {}
    low = re.sub(
        r"only as a sorcery|only as an instant|cast a sorcery|battle cry"
        r"|(?<=you attack with )\w+ or more creatures|(?<=attacks you with )\w+ or more creatures"
        r"|it's still a land\b|they're still lands\b"
        r"|an additional land\b|two additional lands|choose a creature type",
        " ",
        low,
    )
    low = low.replace("landcycling", "land cycling")
    spoken = re.sub(r"\b(?:that|those|the chosen|the sacrificed|the exiled|the returned|enchanted|equipped|the) (?:\w+ )?"
                    r"(?:artifact|creature|enchantment|land|planeswalker|permanent)s?\b", " ", low)  # fmt: skip
    types = {t for t in _TYPES if re.search(rf"(?<![\w-]){t}s?\b|\b{t[:-1]}ies\b", spoken) and t in _seen(spoken, t)}
    facts["type"] = sorted(types)
    facts["not type"] = sorted(t for t in _TYPES if re.search(rf"\bnon{t}s?\b", low))
    facts["supertype"] = sorted(t for t in _SUPERTYPES if re.search(rf"\b{t}\b", low))
    every = "from each color" in low  # 702.11g, 702.16h: one ability for each
    facts["color"] = sorted(c for c in _COLORS if every or re.search(rf"\b{c}\b", low))
    facts["not color"] = sorted(c for c in _COLORS if re.search(rf"\bnon{c}\b", low))
    facts["not supertype"] = sorted(t for t in _SUPERTYPES if re.search(rf"\bnon{t}\b", low))
    facts["not subtype"] = _subtypes(" ".join(re.findall(r"\b[Nn]on-(\w+)", plain)))
    facts["subtype"] = _subtypes(_LANDWISE.sub(lambda m: f" {m[1].title()} ", re.sub(r"\b[Nn]on-\w+", " ", plain)))
    return facts


_LANDWISE: Final = re.compile(r"(?i)\b(plains|island|swamp|mountain|forest|desert)(?:walk|cycling)\b")


def _seen(low: str, kind: str) -> str:
    return kind if re.search(rf"(?<![\w-]){kind}s?\b", low) or (kind == "sorcery" and "sorceries" in low) else ""


def _subtypes(plain: str) -> list[str]:
    plain = re.sub(r"\bas an Adventure\b|\bnamed [A-Z][\w', -]*", " ", plain)
    two = ["Time Lord"] if re.search(r"\bTime Lords?\b", plain) else []
    words = Counter(re.findall(r"(?<![\w-])[A-Z][\w'-]*", plain))
    found = set()
    for word in words:
        for one in (word, *_singulars(word)):
            if one in _SUBTYPES:
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


def _keywords(low: str) -> list[str]:
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


_GIVEN: Final = r"(?:^|, |\bhas |\bhave |\bgains? |\band |\bwith |\bloses? |\"|\bor |\bwithout |\bof )"


# Words that are something else as well; these are looked for where they begin or follow "has", "gains", "with".
_ALSO_WORDS: Final = frozenset({
    "absorb", "ascend", "assist", "backup", "bestow", "blitz", "buyback", "companion", "conspire", "craft", "crew", "cycling",
    "dash", "disturb", "echo", "emerge", "enchant", "encore", "entwine", "equip", "escape", "evoke", "exploit", "fabricate",
    "fear", "flash", "foretell", "freerunning", "fuse", "gift", "harmonize", "haunt", "kicker", "landwalk", "level up", "madness",
    "mayhem", "morph",
    "mutate", "outlast", "partner", "plot", "protection", "prototype", "prowl", "reach", "renown", "riot", "saddle",
    "shadow", "spectacle", "squad", "storm", "surge", "suspend", "training", "transfigure", "unearth", "ward", "warp",
})  # fmt: skip


# --- limits, events, conditions -------------------------------------------------------------------------------------------------
def _limits(low: str) -> Facts:
    found = []
    if re.search(r"only once each turn", low):
        found.append("once each turn")
    if re.search(r"only as a sorcery|only any time you could cast a sorcery", low):
        found.append("as a sorcery")
    if re.search(r"only as an instant", low):
        found.append("as an instant")
    return {"limit": found}


def _events(low: str) -> Facts:
    found = set()
    for match in re.finditer(r"\b(?:when|whenever|at the beginning of)\b([^.,]*)", low):
        for words, name in _EVENTS:
            if re.search(words, match.group(1)):
                found.add(name)
    conditions = re.search(
        _IF, re.sub(r"for as long as|if able|as if|as though|if ~ would be put into a graveyard", " ", low)
    )
    facts: Facts = {"event": sorted(found), "condition": ["if"] if conditions else []}
    return facts


_IF: Final = re.compile(
    r"\bif\b|\bunless\b|\bas long as\b|\bwhen (?:you|they) do\b|\bwhile\b"
    r"|\bduring (?:your|each|their) turn|\botherwise\b|\bonly (?:during|before|after)\b|\bopponents who control\b|\bto solve\b"
)
_EVENTS: Final = (
    (r"\benters?\b", "enters"),
    (r"\bdies\b|\bdie\b|put into (?:a|your|an opponent's|their) graveyard from the battlefield", "dies"),
    (r"\battacks?\b", "attacks"),
    (r"\bblocks?\b", "blocks"),
    (r"(?<!you've )\bcasts?\b", "casts"),
    (r"\bupkeep\b", "upkeep"),
    (r"\bend step\b", "end step"),
    (r"\bdeals? (?:combat |noncombat )?damage\b|\bis dealt (?:combat )?damage\b", "damages"),
    (r"\bdraws?\b(?! step)", "draws"),
    (r"\bdiscards?\b", "discards"),
    (r"\bsacrifices?\b", "sacrifices"),
)
