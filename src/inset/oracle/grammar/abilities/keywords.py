"""Keyword abilities (702) with what they take: costs, numbers, descriptions."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import costs as c, filters as f, keywords as k, values as v
from inset.language.abilities import Keyword
from inset.oracle.grammar.numbers.numbers import MANA, NUMERAL, ONE_UP, SEVERAL, SIZE
from inset.oracle.grammar.symbols import (
    ABILITY,
    COSTS,
    DESC,
    GRANTED,
    GRANTED_LIST,
    KEYWORD,
    KEYWORD_LINE,
    NAMED,
    SPELL_LINE,
)
from inset.oracle.lexicon import BASIC_LAND_TYPES
from inset.oracle.phrase import Cons, Nonterminal, listed, phrase, words_for
from inset.oracle.spoken import Enchantable, Keywords, PrototypeLine

PLAIN: Final = (
    "deathtouch", "defender", "double strike", "first strike", "flash", "flying", "haste", "hexproof", "indestructible",
    "intimidate", "lifelink", "reach", "shroud", "trample", "vigilance", "banding", "flanking", "phasing", "shadow",
    "horsemanship", "fear", "storm", "convoke", "split second", "delve", "changeling", "conspire", "persist", "wither",
    "retrace", "exalted", "cascade", "rebound", "infect", "battle cry", "living weapon", "undying", "soulbond", "unleash",
    "extort", "fuse", "prowess", "menace", "devoid", "skulk", "partner", "improvise", "ascend", "jump-start", "riot",
    "training", "living metal", "bargain", "umbra armor", "daybound", "nightbound", "for Mirrodin!", "dethrone", "myriad",
    "exploit", "melee", "provoke", "job select", "sunburst", "ravenous", "increment", "station", "mentor", "ingest", "evolve",
    "start your engines!", "read ahead", "decayed", "aftermath", "undaunted", "demonstrate", "mayhem",
    "compleated", "epic", "paradigm", "gravestorm", "enlist", "haunt", "cipher",
)  # fmt: skip
WITH_COST: Final = (
    "ward", "equip", "cycling", "flashback", "kicker", "multikicker", "madness", "morph", "megamorph",
    "disguise", "buyback", "replicate", "entwine",
    "evoke", "unearth", "dash", "bestow", "overload", "embalm", "eternalize", "spectacle", "reconfigure", "blitz", "mutate",
    "foretell", "ninjutsu", "plot", "offspring", "echo", "outlast", "encore", "disturb", "escape", "squad", "warp",
    "escalate", "cleave", "mayhem", "sneak", "web-slinging", "freerunning", "prowl", "recover", "scavenge",
    "harmonize", "miracle", "surge", "emerge", "cumulative upkeep", "fortify", "level up", "transfigure", "transmute",
)  # fmt: skip
NUMBERED: Final = (
    "crew", "toxic", "annihilator", "bushido", "modular", "dredge", "casualty", "saddle", "fading", "vanishing", "rampage",
    "bloodthirst", "devour", "afflict", "absorb", "frenzy", "renown", "fabricate", "tribute", "poisonous", "graft", "soulshift",
    "ripple", "mobilize", "hideaway", "amplify", "backup", "firebending", "afterlife",
)  # fmt: skip

for _word in PLAIN:
    if _word.lower() in k.KEYWORD_BIT:
        phrase(KEYWORD, _word, Keyword(k.KEYWORD_BIT[_word.lower()]))
_mana, _n, _costs = MANA("mana"), NUMERAL("n"), COSTS("cost")
for _word in WITH_COST:
    if _word in k.KEYWORD_BIT:
        phrase(KEYWORD, f"{_word} <mana>", Keyword(k.KEYWORD_BIT[_word], c.PayMana(_mana)))
for _word in NUMBERED:
    if _word in k.KEYWORD_BIT:
        phrase(KEYWORD, f"{_word} <n>", Keyword(k.KEYWORD_BIT[_word], number=_n))
phrase(KEYWORD, "more Than Meets the Eye <mana>", Keyword(k.MORE_THAN_MEETS_THE_EYE, c.PayMana(_mana)))
phrase(KEYWORD, "Aura swap <mana>", Keyword(k.AURA_SWAP, c.PayMana(_mana)))
for _word in ("suspend", "awaken", "reinforce", "impending"):
    phrase(KEYWORD, f"{_word} <n> -- <mana>", Keyword(k.KEYWORD_BIT[_word], c.PayMana(_mana), _n))
for _word in ("a Food", "a card", "a tapped Fish", "a extra turn", "a Treasure", "a Octopus"):
    _gift = _word.replace("a extra", "an extra").replace("a Octopus", "an Octopus")
    phrase(KEYWORD, f"gift {_word}", Keyword(k.GIFT, text=_gift))

for _word in BASIC_LAND_TYPES:
    phrase(KEYWORD, f"{_word.lower()}walk", Keyword(k.LANDWALK, where=f.HasSubtype((_word,))))
    phrase(
        KEYWORD, f"{_word.lower()}cycling <mana>", Keyword(k.CYCLING, c.PayMana(_mana), where=f.HasSubtype((_word,)))
    )
for _word in ("Wizard", "Sliver"):
    _kind_of = f.HasSubtype((_word,))
    phrase(KEYWORD, f"{_word.lower()}cycling <mana>", Keyword(k.CYCLING, c.PayMana(_mana), where=_kind_of))
for _word, _land in (
    ("nonbasic", f.Not(f.HasSupertype(t.BASIC))), ("legendary", f.HasSupertype(t.LEGENDARY)), ("snow", f.HasSupertype(t.SNOW)),
):  # fmt: skip
    phrase(KEYWORD, f"{_word} landwalk", Keyword(k.LANDWALK, where=f.And((_land, f.HasType(t.LAND)))))
_basic = f.And((f.HasSupertype(t.BASIC), f.HasType(t.LAND)))
phrase(KEYWORD, "basic landcycling <mana>", Keyword(k.CYCLING, c.PayMana(_mana), where=_basic))

# 702.16a, 702.11d: a quality; 702.16g–h, 702.11f–g: several of them are as many abilities.
QUALITY: Final = Nonterminal("quality")
for _word, _bit in t.WORD_COLOR.items():
    phrase(QUALITY, _word, f.HasColor(_bit))
words_for(QUALITY, {"the chosen color": f.OfChosenColor()})
words_for(QUALITY, {"everything": f.Anything(), "colorless": f.HasColor(0), "multicolored": f.ColorCount(f.GE, 2)})
words_for(QUALITY, {"monocolored": f.ColorCount(f.EQ, 1)})
phrase(QUALITY, "mana value <n> or greater", f.StatIs(v.MANA_VALUE, f.GE, NUMERAL("n")))
phrase(QUALITY, "mana value <n> or less", f.StatIs(v.MANA_VALUE, f.LE, NUMERAL("n")))
phrase(QUALITY, "<what>", DESC.many("what"))
for _word, _bit in (("protection", k.PROTECTION), ("hexproof", k.HEXPROOF)):
    _a, _b, _c = (Keyword(_bit, where=QUALITY(_place)) for _place in "abc")
    phrase(KEYWORD, f"{_word} from <a>", _a)
    phrase(KEYWORD, f"{_word} from <a> and from <b>", Keywords((_a, _b)))
    phrase(KEYWORD, f"{_word} from <a>, from <b>, and from <c>", Keywords((_a, _b, _c)))
    _each = Keywords(tuple(Keyword(_bit, where=f.HasColor(_color)) for _color in t.WORD_COLOR.values()))
    phrase(KEYWORD, f"{_word} from each color", _each)
words_for(
    KEYWORD,
    {
        "choose a Background": Keyword(k.CHOOSE_BACKGROUND),
        "Doctor's companion": Keyword(k.DOCTORS_COMPANION),
        "partner -- friends forever": Keyword(k.PARTNER, text="Friends forever"),
        "partner -- survivors": Keyword(k.PARTNER, text="Survivors"),
        "partner -- character select": Keyword(k.PARTNER, text="Character select"),
        "partner -- father & son": Keyword(k.PARTNER, text="Father & son"),
    },
)
phrase(KEYWORD, "partner with <name>", Keyword(k.PARTNER_WITH, text=NAMED("name")))
_what, _whats = DESC.one("what"), DESC.many("what")
phrase(KEYWORD, "champion a <what>", Keyword(k.CHAMPION, where=_what))
phrase(KEYWORD, "devour <what> <n>", Keyword(k.DEVOUR, number=_n, where=_what))
phrase(KEYWORD, "emerge from <what> <mana>", Keyword(k.EMERGE, c.PayMana(_mana), where=_what))
phrase(KEYWORD, "<what> offering", Keyword(k.OFFERING, where=_what))
phrase(KEYWORD, "enchant <what>", Keyword(k.ENCHANT, where=Enchantable(_what)))
words_for(KEYWORD, {f"enchant {_who}": Keyword(k.ENCHANT, text=_who) for _who in ("player", "opponent")})
phrase(KEYWORD, "affinity for <what>", Keyword(k.AFFINITY, where=_whats))
phrase(KEYWORD, "equip <what> <mana>", Keyword(k.EQUIP, c.PayMana(_mana), where=_what))

# 702.167a: the materials are a part of the cost.
_price, _several, _some = c.PayMana(_mana), SEVERAL("n"), ONE_UP("n")
phrase(KEYWORD, "craft with <what> <mana>", Keyword(k.CRAFT, c.All((_price, c.ExileMaterials(_what)))))
phrase(KEYWORD, "craft with <n> <what> <mana>", Keyword(k.CRAFT, c.All((_price, c.ExileMaterials(_whats, _several)))))
phrase(
    KEYWORD, "craft with <n> or more <what> <mana>",
    Keyword(k.CRAFT, c.All((_price, c.ExileMaterials(_whats, _some, or_more=True)))),
)  # fmt: skip
phrase(
    KEYWORD, "craft with <n> or more <mana>",
    Keyword(k.CRAFT, c.All((_price, c.ExileMaterials(f.Anything(), _some, or_more=True)))),
)  # fmt: skip
_four = tuple(c.ExileMaterials(DESC.one(f"m{place}")) for place in range(4))
phrase(KEYWORD, "craft with a <m0>, a <m1>, a <m2>, and a <m3> <mana>", Keyword(k.CRAFT, c.All((_price, *_four))))

# Costs that are not mana stand after a dash and end with a full stop: a paragraph of their own.
for _word in WITH_COST:
    if _word in k.KEYWORD_BIT:
        for _of in (ABILITY, SPELL_LINE):
            phrase(_of, f"{_word} -- <cost>.", Keyword(k.KEYWORD_BIT[_word], _costs))
for _quality, _spells in (
    ("Arcane", f.HasSubtype(("Arcane",))), ("instant or sorcery", f.Or((f.HasType(t.INSTANT), f.HasType(t.SORCERY)))),
):  # fmt: skip
    phrase(KEYWORD, f"splice onto {_quality} <mana>", Keyword(k.SPLICE, c.PayMana(_mana), where=_spells))
    phrase(SPELL_LINE, f"splice onto {_quality} -- <cost>.", Keyword(k.SPLICE, _costs, where=_spells))
phrase(ABILITY, "prototype <mana> — <size>", PrototypeLine(c.PayMana(_mana), SIZE("size")))

# "Flying, vigilance"
phrase(KEYWORD_LINE, "<k>", (KEYWORD("k"),))
phrase(KEYWORD_LINE, "<k>, <more>", Cons(KEYWORD("k"), KEYWORD_LINE("more")))
phrase(KEYWORD_LINE, "<k>; <more>", Cons(KEYWORD("k"), KEYWORD_LINE("more")))

# what is granted: "flying and lifelink"
phrase(GRANTED, "<k>", KEYWORD("k"))
_list = listed("granted", GRANTED)
phrase(GRANTED_LIST, "<list>", _list("list"))
