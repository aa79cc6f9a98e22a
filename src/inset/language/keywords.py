"""Keyword abilities (702) as bits, with the words that name them.

A keyword ability on a card is one ``Keyword`` node whatever its parameters; the mask of an object tells at once
which keywords it has. What a keyword *means* is written in the card language too, in ``rules/keywords``.
"""

from __future__ import annotations

from typing import Final

_NAMES: Final = (
    "deathtouch", "defender", "double strike", "enchant", "equip", "first strike", "flash", "flying", "haste",
    "hexproof", "indestructible", "intimidate", "landwalk", "lifelink", "protection", "reach", "shroud", "trample",
    "vigilance", "ward", "banding", "rampage", "cumulative upkeep", "flanking", "phasing", "buyback", "shadow",
    "cycling", "echo", "horsemanship", "fading", "kicker", "flashback", "madness", "fear", "morph", "storm",
    "affinity", "entwine", "modular", "bushido", "ninjutsu", "convoke", "dredge", "bloodthirst", "haunt",
    "replicate", "split second", "suspend", "vanishing", "absorb", "delve", "fortify", "frenzy", "changeling",
    "evoke", "conspire", "persist", "wither", "retrace", "devour", "exalted", "unearth", "cascade", "annihilator",
    "level up", "rebound", "infect", "battle cry", "living weapon", "undying", "soulbond", "unleash", "extort",
    "fuse", "bestow", "dash", "prowess", "menace", "renown", "awaken", "devoid", "skulk", "emerge", "crew", "fabricate",
    "partner", "improvise", "embalm", "eternalize", "afflict", "ascend", "jump-start", "riot", "spectacle", "escape",
    "companion", "mutate", "encore", "foretell", "disturb", "blitz", "casualty", "training", "toxic", "backup",
    "prototype", "reconfigure", "living metal", "bargain", "plot", "offspring", "gift", "impending", "saddle",
    "umbra armor", "multikicker", "daybound", "nightbound", "for mirrodin!", "dethrone", "myriad", "exploit",
    "melee", "evolve", "outlast", "surge", "miracle", "start your engines!", "warp", "mobilize", "harmonize",
    "partner with", "read ahead", "overload", "hideaway", "amplify", "squad",
    "megamorph", "disguise", "afterlife", "mentor", "ingest", "scavenge", "soulshift", "decayed",
    "tribute", "graft", "sunburst", "provoke", "poisonous", "job select", "ravenous", "increment", "firebending", "enlist",
    "escalate", "spree", "tiered", "aftermath", "cleave", "mayhem", "sneak", "web-slinging", "freerunning", "prowl",
    "undaunted", "assist", "splice", "craft", "demonstrate", "transmute", "reinforce", "forecast", "recover",
    "gravestorm", "ripple", "paradigm", "offering",
    "boast", "exhaust",
)  # fmt: skip

KEYWORD_BIT: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(_NAMES)}
KEYWORD_WORD: Final[dict[int, str]] = {bit: name for name, bit in KEYWORD_BIT.items()}


def _bit(name: str) -> int:
    return KEYWORD_BIT[name]


DEATHTOUCH: Final = _bit("deathtouch")
DEFENDER: Final = _bit("defender")
DOUBLE_STRIKE: Final = _bit("double strike")
ENCHANT: Final = _bit("enchant")
EQUIP: Final = _bit("equip")
FIRST_STRIKE: Final = _bit("first strike")
FLASH: Final = _bit("flash")
FLYING: Final = _bit("flying")
HASTE: Final = _bit("haste")
HEXPROOF: Final = _bit("hexproof")
INDESTRUCTIBLE: Final = _bit("indestructible")
INTIMIDATE: Final = _bit("intimidate")
LANDWALK: Final = _bit("landwalk")
LIFELINK: Final = _bit("lifelink")
PROTECTION: Final = _bit("protection")
REACH: Final = _bit("reach")
SHROUD: Final = _bit("shroud")
TRAMPLE: Final = _bit("trample")
VIGILANCE: Final = _bit("vigilance")
WARD: Final = _bit("ward")
PHASING: Final = _bit("phasing")
BUYBACK: Final = _bit("buyback")
BANDING: Final = _bit("banding")
SHADOW: Final = _bit("shadow")
CYCLING: Final = _bit("cycling")
HORSEMANSHIP: Final = _bit("horsemanship")
KICKER: Final = _bit("kicker")
MULTIKICKER: Final = _bit("multikicker")
FLASHBACK: Final = _bit("flashback")
MADNESS: Final = _bit("madness")
FEAR: Final = _bit("fear")
MORPH: Final = _bit("morph")
MEGAMORPH: Final = _bit("megamorph")
DISGUISE: Final = _bit("disguise")
STORM: Final = _bit("storm")
AFFINITY: Final = _bit("affinity")
NINJUTSU: Final = _bit("ninjutsu")
CONVOKE: Final = _bit("convoke")
REPLICATE: Final = _bit("replicate")
SPLIT_SECOND: Final = _bit("split second")
SUSPEND: Final = _bit("suspend")
DELVE: Final = _bit("delve")
FORTIFY: Final = _bit("fortify")
CHANGELING: Final = _bit("changeling")
EVOKE: Final = _bit("evoke")
CONSPIRE: Final = _bit("conspire")
PERSIST: Final = _bit("persist")
WITHER: Final = _bit("wither")
RETRACE: Final = _bit("retrace")
EXALTED: Final = _bit("exalted")
UNEARTH: Final = _bit("unearth")
CASCADE: Final = _bit("cascade")
REBOUND: Final = _bit("rebound")
INFECT: Final = _bit("infect")
UNDYING: Final = _bit("undying")
PROWESS: Final = _bit("prowess")
MENACE: Final = _bit("menace")
DEVOID: Final = _bit("devoid")
SKULK: Final = _bit("skulk")
CREW: Final = _bit("crew")
PARTNER: Final = _bit("partner")
PARTNER_WITH: Final = _bit("partner with")
IMPROVISE: Final = _bit("improvise")
JUMP_START: Final = _bit("jump-start")
ESCAPE: Final = _bit("escape")
COMPANION: Final = _bit("companion")
MUTATE: Final = _bit("mutate")
FORETELL: Final = _bit("foretell")
PROTOTYPE: Final = _bit("prototype")
PLOT: Final = _bit("plot")
OFFSPRING: Final = _bit("offspring")
TOXIC: Final = _bit("toxic")
ENTWINE: Final = _bit("entwine")
DASH: Final = _bit("dash")
BESTOW: Final = _bit("bestow")
DAYBOUND: Final = _bit("daybound")
NIGHTBOUND: Final = _bit("nightbound")
OVERLOAD: Final = _bit("overload")
EXTORT: Final = _bit("extort")
ANNIHILATOR: Final = _bit("annihilator")
BUSHIDO: Final = _bit("bushido")
FLANKING: Final = _bit("flanking")
SADDLE: Final = _bit("saddle")
DREDGE: Final = _bit("dredge")
EMBALM: Final = _bit("embalm")
ETERNALIZE: Final = _bit("eternalize")
SPECTACLE: Final = _bit("spectacle")
FUSE: Final = _bit("fuse")
EVOLVE: Final = _bit("evolve")
EXPLOIT: Final = _bit("exploit")
MELEE: Final = _bit("melee")
MYRIAD: Final = _bit("myriad")
BATTLE_CRY: Final = _bit("battle cry")
RECONFIGURE: Final = _bit("reconfigure")
BARGAIN: Final = _bit("bargain")
CASUALTY: Final = _bit("casualty")
BLITZ: Final = _bit("blitz")
LIVING_WEAPON: Final = _bit("living weapon")
TRAINING: Final = _bit("training")
RIOT: Final = _bit("riot")
UNLEASH: Final = _bit("unleash")
MODULAR: Final = _bit("modular")
READ_AHEAD: Final = _bit("read ahead")
VANISHING: Final = _bit("vanishing")
FADING: Final = _bit("fading")
BLOODTHIRST: Final = _bit("bloodthirst")
FABRICATE: Final = _bit("fabricate")
AFTERLIFE: Final = _bit("afterlife")
AFFLICT: Final = _bit("afflict")
MENTOR: Final = _bit("mentor")
INGEST: Final = _bit("ingest")
SCAVENGE: Final = _bit("scavenge")
OUTLAST: Final = _bit("outlast")
RENOWN: Final = _bit("renown")
ECHO: Final = _bit("echo")
DECAYED: Final = _bit("decayed")
SOULSHIFT: Final = _bit("soulshift")
RAMPAGE: Final = _bit("rampage")
CUMULATIVE_UPKEEP: Final = _bit("cumulative upkeep")
ABSORB: Final = _bit("absorb")
FRENZY: Final = _bit("frenzy")
DEVOUR: Final = _bit("devour")
LEVEL_UP: Final = _bit("level up")
SOULBOND: Final = _bit("soulbond")
ASCEND: Final = _bit("ascend")
LIVING_METAL: Final = _bit("living metal")
BACKUP: Final = _bit("backup")
UMBRA_ARMOR: Final = _bit("umbra armor")
DETHRONE: Final = _bit("dethrone")
MOBILIZE: Final = _bit("mobilize")
HIDEAWAY: Final = _bit("hideaway")
AMPLIFY: Final = _bit("amplify")
START_YOUR_ENGINES: Final = _bit("start your engines!")
FOR_MIRRODIN: Final = _bit("for mirrodin!")
TRIBUTE: Final = _bit("tribute")
GRAFT: Final = _bit("graft")
SUNBURST: Final = _bit("sunburst")
PROVOKE: Final = _bit("provoke")
POISONOUS: Final = _bit("poisonous")
JOB_SELECT: Final = _bit("job select")
RAVENOUS: Final = _bit("ravenous")
INCREMENT: Final = _bit("increment")
FIREBENDING: Final = _bit("firebending")
ENLIST: Final = _bit("enlist")
MIRACLE: Final = _bit("miracle")
ESCALATE: Final = _bit("escalate")
SPREE: Final = _bit("spree")
TIERED: Final = _bit("tiered")
AFTERMATH: Final = _bit("aftermath")
DISTURB: Final = _bit("disturb")
ENCORE: Final = _bit("encore")
SURGE: Final = _bit("surge")
GIFT: Final = _bit("gift")
SQUAD: Final = _bit("squad")
BOAST: Final = _bit("boast")
EXHAUST: Final = _bit("exhaust")
WARP: Final = _bit("warp")
HARMONIZE: Final = _bit("harmonize")
MAYHEM: Final = _bit("mayhem")
SNEAK: Final = _bit("sneak")
WEB_SLINGING: Final = _bit("web-slinging")
EMERGE: Final = _bit("emerge")
IMPENDING: Final = _bit("impending")
AWAKEN: Final = _bit("awaken")
UNDAUNTED: Final = _bit("undaunted")
GRAVESTORM: Final = _bit("gravestorm")
DEMONSTRATE: Final = _bit("demonstrate")
TRANSMUTE: Final = _bit("transmute")
REINFORCE: Final = _bit("reinforce")
RECOVER: Final = _bit("recover")
RIPPLE: Final = _bit("ripple")
