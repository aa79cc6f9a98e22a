"""Static abilities (604): what objects get, have and are; what nobody can do while they function."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.conditions import TurnOf
from inset.language.keywords import KEYWORD_BIT
from inset.oracle.grammar.abilities.paragraphs import COMMON
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import CHANGE, NUMERAL, SIZE
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import (
    A_DESC,
    CONDITION,
    DESC,
    KEYWORD,
    KIND,
    MOD,
    PLAYERS,
    STATIC,
    STATIC_MOD,
    THING,
    THING_STATIC,
    VALUE,
)
from inset.oracle.lexicon import BASIC_LAND_TYPES
from inset.oracle.phrase import Nonterminal, listed, phrase, words_for
from inset.oracle.spoken import (
    AlsoIs,
    Elsewhere,
    Every,
    HostAs,
    InGraveyardText,
    KeywordIf,
    OtherwiseStatic,
    PerEachMod,
    ScaledMod,
    SizeIs,
    StaticText,
    SubjectFilter,
    ThingIs,
)

# --- modifications ----------------------------------------------------------------------------------------------------------
phrase(STATIC_MOD, "get* <change> for each <each>", PerEachMod(CHANGE("change"), EACH("each")))
phrase(MOD, "get* <change> for each <each>", PerEachMod(CHANGE("change"), EACH("each")))
phrase(STATIC_MOD, "get* <change>, where X is <x>", ScaledMod(CHANGE("change"), VALUE("x")))
phrase(STATIC_MOD, "have* base power and toughness <size>", SIZE("size"))
phrase(STATIC_MOD.one, "is a <kind> in addition to its other types", AlsoIs(KIND.one("kind")))
phrase(STATIC_MOD.many, "are <kind> in addition to their other types", AlsoIs(KIND.many("kind"), "their types"))
for _word in ("flying", "deathtouch", "first strike", "hexproof", "trample"):
    phrase(STATIC_MOD, f"lose* {_word} and can't have or gain {_word}", m.CantHaveKeyword(KEYWORD_BIT[_word]))

# --- characteristic-defining abilities (604.3) ------------------------------------------------------------------------------
_size = VALUE("size")
phrase(STATIC, "~'s power and toughness are each equal to <size>", SizeIs(_size, _size))
phrase(STATIC, "~'s power is equal to <size>", SizeIs(_size, None))
phrase(STATIC, "~'s toughness is equal to <size>", SizeIs(None, _size))

# --- rules of the game ------------------------------------------------------------------------------------------------------
_YOU, _one = s.You(), DESC.one("what")
for _noun in ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"):
    _host = f.IsOneOf(HostAs("enchanted", _noun))
    phrase(STATIC, f"you control enchanted {_noun}", st.Continuous(_host, (m.SetController(_YOU),)))
phrase(
    STATIC, "if a <what> entering causes a triggered ability of a permanent you control to trigger, "
    "that ability triggers a additional time",
    st.TriggersAgain(f.ControlledBy(_YOU), p.Moves(_one, destination=t.BATTLEFIELD)),
)  # fmt: skip
_ALL, _OPPONENTS = s.AllPlayers(), s.Opponents()
_arriving = p.Moves(DESC.many("what"), destination=t.BATTLEFIELD)
phrase(STATIC, "<what> entering don't cause abilities to trigger", st.DoesntTrigger(_arriving))
_departing = p.Moves(DESC.many("what"), t.BATTLEFIELD, t.GRAVEYARD)
_silent = (st.DoesntTrigger(_arriving), st.DoesntTrigger(_departing))
phrase(STATIC, "<what> entering or dying don't cause abilities to trigger", _silent)
phrase(
    STATIC, "<what> entering don't cause abilities of permanents your opponents control to trigger",
    st.DoesntTrigger(_arriving, f.ControlledBy(_OPPONENTS)),
)  # fmt: skip
for _words, _deeds in (("crew* Vehicles", st.CREWS), ("saddle* Mounts and crew* Vehicles", st.SADDLES | st.CREWS)):
    _stronger = st.CrewsAsThough(SUBJECT, _deeds, NUMERAL("n"))
    phrase(THING_STATIC, f"{_words} as though its power were <n> greater", _stronger)
    _tougher = st.CrewsAsThough(SUBJECT, _deeds, toughness=True)
    phrase(THING_STATIC, f"{_words} using its toughness rather than its power", _tougher)
for _who, _players in (("each player", _ALL), ("each opponent", _OPPONENTS)):
    phrase(STATIC, f"{_who} can't draw more than one card each turn", st.PlayerRule(st.CANT_DRAW_MORE, _players, 1))
phrase(STATIC, "<who> can't draw cards", st.PlayerRule(st.CANT_DRAW_MORE, PLAYERS.many("who"), 0))
words_for(STATIC, {"you have no maximum hand size": st.PlayerRule(st.NO_MAXIMUM_HAND_SIZE, _YOU)})
_many = DESC.many("what")
phrase(STATIC, "activated abilities of <what> can't be activated", st.Restrict(st.CANT_ACTIVATE, _many))
phrase(
    STATIC, "activated abilities of <what> can't be activated unless they're mana abilities",
    st.Restrict(st.CANT_ACTIVATE, _many, spare_mana=True),
)  # fmt: skip
phrase(THING_STATIC.many, "don't untap during their controllers ' untap steps", st.Restrict(st.DOESNT_UNTAP, SUBJECT))
_pinned = (
    st.Restrict(st.CANT_ATTACK, SUBJECT),
    st.Restrict(st.CANT_BLOCK, SUBJECT),
    st.Restrict(st.CANT_ACTIVATE, SUBJECT),
)
_mana = "unless they're mana abilities"
_spared = (*_pinned[:2], st.Restrict(st.CANT_ACTIVATE, SUBJECT, spare_mana=True))
phrase(THING_STATIC.one, "can't attack or block, and its activated abilities can't be activated", _pinned)
phrase(THING_STATIC.one, f"can't attack or block, and its activated abilities can't be activated {_mana}", _spared)
for _words, _where in (("~", f.IsThis()), ("enchanted creature", f.IsOneOf(HostAs("enchanted", "creature"))),
                       ("equipped creature", f.IsOneOf(HostAs("equipped", "creature")))):  # fmt: skip
    phrase(
        STATIC, f"all creatures able to block {_words} do so", st.Restrict(st.MUST_BLOCK, f.HasType(t.CREATURE), _where)
    )

# --- one or the other -------------------------------------------------------------------------------------------------------
_first, _second, _when = STATIC("first"), STATIC("second"), CONDITION("if")
phrase(COMMON, "<first> as long as <if>. otherwise, <second>.", OtherwiseStatic(_first, _when, _second))
phrase(COMMON, "as long as <if>, <first>. otherwise, <second>.", OtherwiseStatic(_first, _when, _second, False))
phrase(COMMON, "<first>. <second> instead as long as <if>.", OtherwiseStatic(_first, _when, _second, instead=True))

# --- when it functions ------------------------------------------------------------------------------------------------------
_static = STATIC("static")
phrase(COMMON, "during your turn, <static>.", StaticText((_static,), TurnOf(_YOU)))
_if = CONDITION("if")
phrase(COMMON, "as long as ~ is in your graveyard and <if>, <static>.", InGraveyardText(StaticText((_static,), _if)))

# --- types that it has not --------------------------------------------------------------------------------------------------
phrase(STATIC_MOD.one, "isn't a creature", m.LoseTypes(t.CREATURE))

# --- the top of a library (401.5) -------------------------------------------------------------------------------------------
words_for(
    STATIC,
    {
        "you may look at the top card of your library any time": st.PlayerRule(st.LOOK_AT_TOP, _YOU),
        "play with the top card of your library revealed": st.PlayerRule(st.REVEAL_TOP, _YOU),
        "your opponents play with their hands revealed": st.PlayerRule(st.HAND_REVEALED, _OPPONENTS),
        "your opponents can't gain life": st.PlayerRule(st.CANT_GAIN_LIFE, _OPPONENTS),
        "players can't gain life": st.PlayerRule(st.CANT_GAIN_LIFE, _ALL),
        "you can't gain life": st.PlayerRule(st.CANT_GAIN_LIFE, _YOU),
        "players skip their untap steps": st.PlayerRule(st.SKIP_STEP, _ALL, t.UNTAP),
        "players can't play lands": st.CantPlayLands(_ALL),
        "you can't play lands": st.CantPlayLands(_YOU),
        "you have hexproof": st.PlayerRule(st.PLAYER_HEXPROOF, _YOU),
        "you have shroud": st.PlayerRule(st.PLAYER_SHROUD, _YOU),
        "damage can't be prevented": st.DamageCantBePrevented(),
    },
)
phrase(STATIC, "each player can't cast more than one spell each turn", st.CantCast(_ALL, f.IsSpell(), more_than=1))
phrase(
    STATIC, "each opponent can't cast more than one spell each turn", st.CantCast(_OPPONENTS, f.IsSpell(), more_than=1)
)
phrase(THING_STATIC.many, "can't be countered", st.Restrict(st.CANT_BE_COUNTERED, SUBJECT))

# --- more types, steps that are skipped -------------------------------------------------------------------------------------
phrase(STATIC_MOD.one, "is a <kind> in addition to its other land types", AlsoIs(KIND.one("kind"), "land types"))
phrase(STATIC_MOD.many, "are <kind> in addition to their other land types", AlsoIs(KIND.many("kind"), "land types"))
words_for(STATIC_MOD.one, {"is the chosen type in addition to its other types": m.AddChosenType()})
words_for(STATIC_MOD.many, {"are the chosen type in addition to their other types": m.AddChosenType()})
phrase(
    STATIC,
    "~'s power is equal to <size> and its toughness is equal to that number plus 1",
    SizeIs(_size, v.Plus(_size, 1)),
)
for _step_word, _skipped in (("draw step", t.DRAW), ("untap step", t.UNTAP), ("upkeep step", t.UPKEEP)):
    words_for(STATIC, {f"skip your {_step_word}": st.PlayerRule(st.SKIP_STEP, _YOU, _skipped)})
_there = s.PlayersWhere(_ALL, k.Unless(k.Exists(s.Each(f.And((A_DESC("what"), f.ControlledBy(s.ThatOne())))))))
phrase(
    THING_STATIC, "can't attack unless defending player controls <what>",
    st.Restrict(st.CANT_ATTACK, SUBJECT, f.DefendedBy(_there)),
)  # fmt: skip

# --- enchanted players (303.4b) ---------------------------------------------------------------------------------------------
_ENCHANTED = s.EnchantedPlayer()
words_for(
    STATIC,
    {
        "enchanted player can't gain life": st.PlayerRule(st.CANT_GAIN_LIFE, _ENCHANTED),
        "enchanted player can't cast more than one spell each turn": st.CantCast(_ENCHANTED, f.IsSpell(), more_than=1),
    },
)

# --- a keyword for each color -----------------------------------------------------------------------------------------------
KEYWORD_IF: Final = Nonterminal("keyword that depends on a color")
for _word, _bit in t.WORD_COLOR.items():
    phrase(KEYWORD_IF, f"<keyword> if it's {_word}", KeywordIf(KEYWORD("keyword"), _bit))
_many_ifs = listed("keywords that depend on colors", KEYWORD_IF)("ifs")
phrase(STATIC, "<what> has <ifs>", ThingIs(THING.one("what"), _many_ifs))

# --- in every zone ----------------------------------------------------------------------------------------------------------
_elsewhere = (
    "the same is true for creature spells you control and creature cards you own that aren't on the battlefield"
)
phrase(COMMON, f"<static>. {_elsewhere}.", Elsewhere(StaticText((STATIC("static"),))))
words_for(STATIC_MOD.one, {"is every creature type": m.AddAllCreatureTypes()})
words_for(
    STATIC_MOD.many, {"are every creature type": m.AddAllCreatureTypes(), "are all colors": m.SetColors(t.ALL_COLORS)}
)
words_for(STATIC_MOD.one, {"is legendary": m.AddTypes(supertypes=t.LEGENDARY)})
_basics = m.AddTypes(0, tuple(BASIC_LAND_TYPES))
words_for(STATIC_MOD.many, {"are every basic land type in addition to their other types": _basics})
words_for(STATIC_MOD.one, {"is every basic land type in addition to its other types": _basics})
_asleep = (st.Restrict(st.DOESNT_UNTAP, SUBJECT), st.Restrict(st.CANT_ACTIVATE, SUBJECT))
_idle = "doesn't untap during its controller's untap step and its activated abilities can't be activated"
phrase(THING_STATIC.one, _idle, _asleep)

# 604.3: of the object itself, in every zone; of others, where they are
_all_colors = (m.SetColors(t.ALL_COLORS),)
words_for(STATIC, {"~ is all colors": st.Continuous(f.IsThis(), _all_colors, t.ANY_ZONE)})
_colored = ThingIs(Every(DESC.one("what")), (st.Continuous(SubjectFilter(), _all_colors),))
phrase(STATIC, "each <what> is all colors", _colored)

# --- activated abilities of others ------------------------------------------------------------------------------------------
phrase(STATIC_MOD, "have* all activated abilities of <what>", m.GainActivatedAbilitiesOf(THING.many("what")))
