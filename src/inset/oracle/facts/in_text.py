"""Facts in printed words, by patterns: targets, zones, durations, players, choices, verbs, events.

Written without the grammar and without its words. Numbers are in ``numbers_in_text``, types and keywords in ``kinds_in_text``.
"""

from __future__ import annotations

import re
from typing import Final

from inset.oracle.facts.kinds_in_text import SUBTYPES, TYPES, keywords_said, kinds_said
from inset.oracle.facts.numbers_in_text import A_NUMBER, Facts, amounts_said, number_said
from inset.oracle.facts.reworded import reworded


def said(text: str, names: tuple[str, ...] = ()) -> Facts:
    plain = _plain(text, names)
    low = plain.lower()
    facts: Facts = {}
    for find in (amounts_said, _targets, _zones, _times, _players, _choices, _symbols, _limits, _verbs, _doers):
        for kind, values in find(low).items():
            facts.setdefault(kind, []).extend(values)
    facts.update(kinds_said(plain, low))
    facts["keyword"] = keywords_said(low)
    facts.update(_events(re.sub(r",(?= (?:or |and/or |and )?[A-Z])", "", plain).lower()))
    return {kind: values for kind, values in facts.items() if values}


def _plain(text: str, names: tuple[str, ...]) -> str:
    """Without reminders, ability words and flavour before a dash; the card's own name is ``~``."""
    text = re.sub(r"\s*\((?:[^()]|\([^()]*\))*\)", "", text)
    for name in ("Aura swap", "More Than Meets the Eye"):  # 702.65, 702.162: these keywords name no subtype
        text = text.replace(name, name.lower())
    text = re.sub(r"[\[\]]", "", text)  # what is in brackets counts like anything else (702.148a)
    for name in sorted(names, key=len, reverse=True):
        if not (len(name.split()) == 1 and name.lower() in _RULES_WORDS):
            after = r"(?![\w-]| (?:creature|card|token|spell|planeswalker)s?\b)"
            before = (
                r"(?<![\w-])" if " " in name else r"(?<![\w-])(?<!each )(?<!target )"
            )  # "each Garruk", "target Sliver"
            text = re.sub(rf"{before}{re.escape(name)}{after}", "~", text)
    text = re.sub(r"You can't cast this spell (unless|if)", r"Cast this spell only \1", text).replace(
        "spell only unless", "spell only if"
    )
    text = re.sub(r"\bdidn't attack with a creature this turn", "didn't attack this turn", text)
    text = re.sub(r"pays \{(\d)\} plus an additional \{1\} for each", r"pays mana, \1 plus one for each", text)
    text = re.sub(r"pays \{(\d)\} plus an additional \{(\d)\} for each", r"pays mana, \1 plus \2 for each", text)
    text = re.sub(r"\benchanted (?:Plains|Island|Swamp|Mountain|Forest)\b", "enchanted land", text)
    text = re.sub(
        r"(?m)^(This spell|~) has flash as long as", "You may cast this spell as though it had flash if", text
    )
    untyped = (
        r"(\b[\dX]+/[\dX]+ (?:(?!creature|artifact|enchantment|land)[\w-]+,? )+?)(tokens?\b)"  # of its subtype's type
    )
    text = re.sub(untyped, lambda m: f"{m[1]}{'artifact' if 'Vehicle' in m[1] else 'creature'} {m[2]}", text)
    text = text.replace("For each opponent who does, ", "Then ")
    text = re.sub(r"\b([Rr])epeat this process once\b", r"\1epeat this process twice", text)
    for few, more in (("two", "three"), ("three", "four"), ("five", "six"), ("six", "seven")):  # besides the first time
        text = text.replace(f"epeat this process {few} more times", f"epeat this process {more} times")
    text = re.sub(r"\b([Ss])huffles? (?:your|their) library\b", r"\1huffle", text)
    text = re.sub(r"\b([Ii])nvestigates?\b", r"\1nvestigate a Clue", text)
    text = re.sub(r"\b[Tt]his (?:creature|artifact|enchantment|land|planeswalker|battle|permanent|token|Aura|Equipment"
                  r"|Vehicle|Saga|Class|Siege|Spacecraft|Mount|card|spell|Case|Room)\b", "~", text)  # fmt: skip
    text = re.sub(r"(?m)^(• )?(?!To solve)[A-Z][\w' ,!-]*?(?<!villainous choice) — (?=[A-Z{~+•−])", r"\1", text)
    text = re.sub(r"\b([Ee])arthbend (\d+|X)\b", r"\1arthbend target land you control \2", text)  # 701.66a
    text = text.replace("ach other player", "ach opponent")  # 102.3
    text = re.sub(r"\byou control at least (\w+)\b", r"you control \1 or more", text)
    text = re.sub(
        r"costs \{([2-9])\} less to (cast|activate) for each", r"costs \1 times as much less to \2 for each", text
    )
    text = re.sub(r"[Aa]dd \{(\w)\}\{\1\}, (\{\1\}\{(\w)\}), or \{\3\}\{\3\}", r"Add two mana of \2", text)
    text = text.replace("with a basic land type", "Plains, Island, Swamp, Mountain, or Forest")
    text = re.sub(r"\bthe exiled creature was\b", "it was", text)
    text = re.sub(r"\bof any (color|type) that an? \b", r"of any \1, ", text)
    text = re.sub(r"at least one other creature attack\b", "another creature attacks while so", text)
    text = re.sub(
        r"~ and at least (\w+) other creatures attack\b", r"~ attacks while \1 or more other creatures attack", text
    )
    text = re.sub(r"\b[Ww]hen you (discard an? [^.,]*this way,)", r"if you \1", text)
    text = text.replace("sacrifices the rest", "sacrifices all other ones")
    text = re.sub(r"[Ii]f that spell is countered this way, ([^.]*?) instead of [^.]*graveyard", r"\1", text)
    player = r"(?:a player|an opponent|one of your opponents|a planeswalker you control)"
    text = re.sub(rf"\b(attacks? {player} with \w+ or more) creatures\b", r"\1 of them", text)  # only creatures attack
    text = re.sub(rf"\b(\w+ or more) creatures (?=(?:[a-z ]+ )?attack {player})", r"\1 of them ", text)
    if re.search(rf"attacks? {player}", text):
        text = text.replace("that player controls", "defending player controls")
    text = re.sub(r"\bcounter ~", "counter it", text)
    text = re.sub(
        r"\bplayer may (pay [^.]*\. If (?:no one does|they don't|(?:that|the) player doesn't))", r"player \1", text
    )
    damage = r"(?:non)?(?:combat )?damage"
    would = rf"would (?:die|leave the battlefield|deal {damage}|be dealt {damage}|be dealt to)\b"
    text = re.sub(rf"\b[Ii]f (?=[^.,]*? {would})", "", text)
    text = re.sub(r"(?<=damage would be dealt to ~) while (?=it has a)", " ", text)
    text = re.sub(r",? for each 1 damage prevented this way\b|\b[Ff]or each 1 damage prevented this way, ", "", text)
    text = re.sub(r"\bas though (?:it|they) didn't have defender\b", "", text)
    text = re.sub(r"\b[Tt](?:he|hat) source's controller\b", "its controller", text)
    text = re.sub(r"\bisn't legendary if [\w' ~]+ is legendary\b", "isn't legendary", text)  # of what is copied anyway
    text = text.replace("may play cards exiled with", "may play lands and cast spells from among cards exiled with")
    text = re.sub(r"If you search(?:ed)? your library this way, shuffle\.", "", text)
    text = re.sub(
        r"([Yy]ou may (?:pay \{\w+\} and )?return [\w ]+?) you control (to (?:its|their) owner's hand rather)",
        r"\1 \2",
        text,
    )
    text = re.sub(
        r"(\bpays?) \{(?:1|X)\}(?= for each (?!of those|creature they control that's)|, where X)", r"\1", text
    )
    text = re.sub(r"(\bpays?) \{(\d+)\}(?= for each (?!of those|creature they control that's))", r"\1 \2", text)
    text = re.sub(
        r"\b([Ee]nchanted|[Ee]quipped)(?= (?:attacking |tapped )?(?:creatures|permanents|[A-Z]\w+s)\b)", _attached, text
    )
    text = re.sub(
        r"(?<!than )(?<=(?:an|ch|et|ng) )(enchanted|equipped)\b", _attached, text
    )  # an, each, target, attacking
    text = re.sub(r"\bpermanent that's an? ((?:\w+, )+or \w+)", r"\1 permanent", text)
    text = text.replace("control the creature with the greatest", "control a creature with the greatest")
    text = re.sub(r"costs \{(\d)\}((?:\{\w\})*) more to cast for each target", _strive, text)
    text = text.replace("more to cast for each target beyond", "more to cast for each beyond")
    text = text.replace("After this main phase,", "If it is so, after this phase,")
    text = re.sub(r"(returns an? [\w ]+ they control) to its owner's hand", r"\1 to hand", text)
    text = text.replace("and another card rather than pay", "and a card rather than pay")
    text = re.sub(r"\bcreate [A-Z][^.]*?, (?=a legendary)", "create ", text)
    text = re.sub(
        r"\b((?:as long as|[Ii]f|unless) (?:an|no|any|a|each) (?:opponent|player)) controls (?=an? |no |\w+ or more )",
        r"\1, they control ", text,
    )  # fmt: skip
    if "defending player" in text:
        text = text.replace("that player controls", "defending player controls")
    text = re.sub(r"(would be put into (?:your|a) graveyard) this turn, exile it", r"\1, exile it", text)
    text = text.replace(" except the first one they draw in each of their draw steps", ", if two or more")
    text = re.sub(r"anywhere other than (your|their) hand", r"anywhere but \1 hand", text)
    text = text.replace("uring turns other than yours", "uring your turn")
    text = re.sub(r"\b[Tt]he (first|second) (?=[\w -]+ spell you cast)", r"A \1 ", text)
    text = re.sub(r"\b(nonbasic|legendary|snow) landwalk", r"\1 landwalk, land", text, flags=re.IGNORECASE)
    text = re.sub(
        r"if you attacked with creatures with total power (\d+) or greater this combat",
        r"if creatures you control have total power \1 or greater", text,
    )  # fmt: skip
    text = text.replace("card or controlled a Dragon as you cast", "card or you controlled a Dragon as you cast")
    text = re.sub(r"permanent that's an? (\w+(?:, \w+)*,? or \w+)", r"\1 permanent", text)
    text = text.replace("This effect doesn't remove ~", "Nothing is removed but other things")
    text = re.sub(r"\b(is|it's|that's|are) enchanted or equipped\b", r"\1 so by Aura or Equipment", text)
    text = re.sub(r"\bit's enchanted(?=[,.])", "it's so by Aura", text)
    text = re.sub(r"\bit's equipped(?=[,.])", "it's so by Equipment", text)
    text = text.replace("may play cards from the top of", "may play lands and cast spells from the top of")
    text = text.replace("can't attack if defending player controls", "can't attack whom they control as")
    text = text.replace("mana symbols in the mana costs of permanents you control", "mana symbols")
    text = re.sub(r"\bexiling (\w+) other cards\b", r"exile \1 cards", text)
    text = re.sub(r"\bsacrificing (?=[^.]* (?:rather than|in addition to) paying)", "sacrifice ", text)
    text = re.sub(r"\bpaying (\d+) life\b", r"pay \1 life", text)
    text = re.sub(r"\b(Wizard|Sliver)cycling\b", r"cycling \1", text)
    text = re.sub(r"\bdiscarding (?=[^.]* in addition to paying)", "discard ", text)
    text = text.replace("in addition to paying its other costs", "in addition to its costs")
    text = text.replace("would draw a card while your library has no cards", "have a library with no cards")
    text = text.replace("tokens would be created", "tokens would create").replace("tokens are created", "tokens create")
    text = re.sub(r"(?m)^\d+(?:—\d+|\+)? \| ", "", text)  # rows of a table (706.3)
    text = re.sub(r"(?<=card named )[A-Z].*?(?=, reveal| and put| or an? )", "so", text)
    text = re.sub(
        r"you both own and control ~ and (an? \w+) named [^.]*?, (?=exile them|you may)", r"you control \1, ", text
    )
    text = re.sub(r"then meld them into [^.]*\.", ".", text)  # 712.4a; the names are not words
    text = re.sub(r"\bis equipped(?=[,.])", "is equipped by Equipment", text)
    text = text.replace("that's enchanted becomes", "that's enchanted by Aura becomes")
    text = re.sub(r"\bis enchanted(?=[,.])|(?<=that )(?:are|aren't|isn't) enchanted\b", "is enchanted by Aura", text)
    text = re.sub(r"(?<=that )(?:are|aren't|isn't) equipped\b", "is equipped by Equipment", text)
    text = re.sub(r"Any player may activate this ability(?:\.| but)", "", text).replace("maximum hand size", "maximum")
    text = re.sub(r"\b[Ff]or each (?:player|opponent) who can't, ([^.]*)\.", r"\1 for each of them.", text)
    text = re.sub(r"with (?:a cycling ability|cycling abilities)", "with cycling", text)
    text = re.sub(r"\b[Ee]ach (?:player|opponent) who can't\b", "That player", text)
    text = text.replace("can't be activated unless they're mana abilities", "can't be activated")
    text = re.sub(r"you attacked with (\w+ or more creatures)", r"\1 you control attacked", text)
    text = re.sub(r"(?<=enters, choose )[A-Z]\w+ or [A-Z]\w+\.", "a word.", text)  # anchor words (614.12c)
    text = text.replace("you have max speed", "you have speed 4 or greater")
    text = re.sub(r"\byou may ((?:pay|reveal) [^.]*\. If you don't(?! put))", r"you \1", text)  # the same as "unless"
    text = reworded(text)
    text = re.sub(r"(?m)^Support (\d+|X)\b", r"Up to \1 target creatures", text)  # 701.41a: a spell's, a permanent's
    return re.sub(r"\b[Ss]upport (\d+|X)\b", r"up to \1 other target creatures", text)


def _attached(match: re.Match[str]) -> str:
    return "Aura" if match[1].lower() == "enchanted" else "Equipment"


def _strive(match: re.Match[str]) -> str:
    often = "" if match[1] == "1" else f"{match[1]} times "
    return f"costs {often}{match[2]} more to cast for each target"


_RULES_WORDS: Final = frozenset({"fear", "exile", "flash", "flight", "regenerate", "sacrifice", "destroy", "counter"})


# --- targets --------------------------------------------------------------------------------------------------------------
_TARGET: Final = re.compile(
    rf"(?:(up to {A_NUMBER} (?:other )?|any number of (?:other )?|{A_NUMBER} or {A_NUMBER} (?:other )?|{A_NUMBER} (?:other )?"
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
    numbers = [number_said(word) for word in re.findall(rf"\b{A_NUMBER}\b", before)]
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
        if bare in (*TYPES, "player", "opponent", "permanent", "spell", "card", "ability"):
            kinds.add(bare)
        elif word not in _ADJECTIVES and not word.startswith("non") and word.title() not in SUBTYPES:
            break
    return "/".join(sorted(kinds & {*TYPES, "player", "opponent", "spell", "ability"}))


_ADJECTIVES: Final = frozenset(
    "or and and/or , 1/1 face-down modified assembly-worker tapped untapped attacking blocking blocked unblocked token nontoken "
    "legendary historic outlaw commander basic snow white "
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
    (
        r"until (?:the )?end of turn|\bthis turn\b|(?<!gain life )(?<!gains life )for the first time each turn"
        r"|\b(?:first|second) [\w -]*spell you cast each turn",
        "turn",
    ),
    (r"until your next turn", "your next turn"),
    (r"until the end of your next turn", "end of your next turn"),
    (r"until your next end step", "your next end step"),
    (r"until end of combat|this combat|'s next combat phase", "combat"),
    (
        r"for as long as [^.]*(?:remains on the battlefield|you control ~|remains tapped|is enchanted)"
        r"|for as long as (?:it|that \w+) has an? [\w-]+ counter on it"
        r"|until ~ leaves the battlefield",
        "while it remains",
    ),
    (r"during [^.]* next untap step", "untap step"),
    (r"as long as (?:it|they|that card|those cards) remains? exiled", "while exiled"),
)


# --- players and choices ------------------------------------------------------------------------------------------------------
def _players(low: str) -> Facts:
    low = re.sub(r"(\bsacrifices? all [\w, -]+?) (?:they|you) control\b", r"\1", low)
    found = set()
    if re.search(r"\bopponents?\b", low):
        found.add("opponent")
    if re.search(
        r"\bwhenever you tap (?:an? |~)|\byou control(?:led)?\b|\b(?:if|while|as long as) you don't control\b"
        r"|\bunder your control this turn|\benters? under your control\b",
        low,
    ):
        found.add("you control")
    low = re.sub(r"(\beach opponent and each [\w, ]+?) they control\b", r"\1 your opponents control", low)
    if re.search(r"(?<!target )(?<!that )\bopponents? controls?\b(?! more)|\bunder an opponent's control\b"
                 r"|\bwhenever an opponent taps\b"
                 r"|(?<!if )(?<!while )(?<!as long as )\byou don't control\b",
                 low):  # fmt: skip
        found.add("others control")
    if re.search(r"\bno more than [^.]* can attack you each combat\b|\bcan't attack you\b(?! or| unless)", low):
        found.add("you are attacked")
    if re.search(
        r"\bunless defending player controls\b|\b(?:an opponent|that player) had [^.]*under their control this turn\b",
        low,
    ):
        found.add("they control")
    if re.search(r"\bdefending player\b", low):
        low = low.replace("they control", "they have")
    if re.search(r"\b(?:opponent|(?:that|defending) player|\w+ who) controls? (?:more|fewer) \w+ than you\b", low):
        found.add("you control")
    if re.search(r"\ban opponent controls\b(?! enters)", low):  # whose controller is "that player"
        low = low.replace("that player controls", "that player has")
    if re.search(r"\b(?:target|that|the chosen) (?:player|opponent) controls\b|planeswalker's controller controls\b"
                 r"|\bthey control\b|\b(?:opponents|players) who control\b"
                 r"|\beach (?:player|opponent) who (?:controls|doesn't control)\b"
                 r"|\bopponent controls more \w+ than you\b|\bwhose controller was\b", low):  # fmt: skip
        found.add("they control")
    if re.search(r"\bcontrols? (?:fewer|more) [^.]*than you,[^.]*equal to the difference\b", low):
        found.add("you control")
    return {"player": sorted(found)}


def _choices(low: str) -> Facts:
    facts: Facts = {}
    low = re.sub(
        r"\b(?:you|they|that player|each player|its owner) may "
        r"(?:choose new targets|cast|play|spend|look at(?! [\w ]+'s hand| the top))\b",
        " ",
        low,
    )
    low = re.sub(r"\byou may choose (?:both|two|the same)\b", " ", low)
    facts["may"] = ["may"] if re.search(r"\bmay\b", low) else []
    facts["choice"] = []
    if (
        re.search(r"choose one(?! of (?:them|those))", low)
        or "mode more than once" in low
        or "choose any number —" in low
        or re.search(r"choose two(?! target| of them| cards)", low)
        or re.search(r"choose up to \w+ —", low)
        or "one or both" in low
    ):
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
    "other": r"(?<!~ or )\banother\b(?! [\w+/-]+ counter)"
    r"|(?<!fight each )\bother\b(?! (?:land |colors and )?types| colors)(?! (?:into|on|onto|cards revealed)\b)",
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
    (
        r"you and (?:(?:target|that) (?:opponent|player)|the attacking player) each"
        r"|that player or that planeswalker's controller",
        "both",
    ),
    (r"each opponent|your opponents", "opponents"),
    (r"target opponents?(?: each)?|target players?(?: each)?", "target"),
    (r"each player|players", "everyone"),
    (
        r"(?:its|that [\w-]+'s|their|enchanted \w+'s) (?:controller|owner)s?|the owner of target (?:\w+ )*?permanent",
        "its controller",
    ),
    (
        r"that player|defending player|attacking player|they|the (?:chosen )?player|that opponent|any player|any opponent",
        "that player",
    ),
    (r"you", "you"),
)
_DEEDS: Final = {
    "draw": r"draws?",
    "discard": r"discards?",
    "mill": r"mills?",
    "gain": r"gains?(?= (?:\w+ |that much |twice x )?life\b)",
    "lose": r"loses?(?= (?:\w+ |that much |twice x |half their |half your |a third of their )?life\b)",
}


def _doers(low: str) -> Facts:
    """ "Target player draws" is their action; an action with nobody before it is yours."""
    low = low.replace("each other opponent", "each opponent")
    done = re.sub(
        r"\b(?:when|whenever)\b[^,.]*,|target player controls|(?m:^|(?<=[.\"] )|(?<=\"))[^.:\n\"]*:"
        r"|(?<=\w)—[^.]*\bdiscard[^.]*|as an additional cost[^.]*|unless [^.]*?(?:discard|mill)[^.]*"
        r"|who voted for a choice you (?:didn't vote|voted) for|you may [^.]*rather than pay|causes you to discard"
        r"|you may cast [^.]*in addition to its costs",
        " ",
        low,
    )
    found = set()
    for deed, pattern in _DEEDS.items():
        for match in re.finditer(rf"\b{pattern}\b(?! step)", done):
            before = re.split(r"[.:•\"]|\bif\b", done[: match.start()])[-1]
            who = _subject(before)
            if who == "that player":
                theirs = re.search(
                    r"\ban opponent controls\b(?! enters)|to its owner's hand|(?:into|from) an opponent's graveyard",
                    low,
                )
                who = "its controller" if theirs else _spoken_of(done[: match.start()])
            found.add(f"{deed}:{who}")
    return {"doer": sorted(found)}


def _spoken_of(before: str) -> str:
    """Whom "that player" refers to, if somebody was named."""
    if re.search(r"\btarget (?:player|opponent)s?\b", before):
        return "target"
    return "its controller" if re.search(r"\bits controller\b", before) else "that player"


def _subject(before: str) -> str:
    """The last player named before the verb in its sentence; you, if nobody is named."""
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
    r"\bif\b|\bunless\b|\bwhen you control no\b|\bescapes with\b|(?<!gain life )(?<!gains life )for the first time each turn"
    r"|\bwhen (?:you control|you have|there are|~ has)\b|\bduring combat[.,]"
    r"|\bduring each of your turns, you may|\battack with creatures with total power\b"
    r"|\bas long as\b|\bwhen (?:you|they) do\b|\bwhile\b"
    r"|\bduring (?:your|each|their|(?:an|each) opponent's) turn|\botherwise\b"
    r"|\bonly (?:during|before|after)\b|\b(?:opponents|players) who control\b|\bto solve\b"
    r"|\b(?<!for )each (?:player|opponent) who (?!controls an? |voted)|\bfor each (?:player|opponent) who (?!voted)"
    r"|\byour opponents with\b"
)
_EVENTS: Final = (
    (r"\benters?\b", "enters"),
    (
        r"\bdies\b|\bdie\b|put into (?:a|your|an opponent's|their) graveyard from the battlefield"
        r"|permanent is put into an opponent's graveyard",
        "dies",
    ),
    (r"\battacks?\b", "attacks"),
    (r"\bblocks?\b", "blocks"),
    (r"(?<!you've )\bcasts?\b", "casts"),
    (r"\bupkeep\b", "upkeep"),
    (r"\bend step\b", "end step"),
    (
        r"\bdeals? (?:\d+ or more )?(?:combat |noncombat )?damage\b|\b(?:is|you're) dealt (?:combat |noncombat )?damage\b",
        "damages",
    ),
    (r"\bdraws?\b(?! step)", "draws"),
    (r"\bdiscards?\b", "discards"),
    (r"\bsacrifices?\b", "sacrifices"),
)
