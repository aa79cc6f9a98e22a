"""Numbers that are counted: domain, devotion (700.5), what died this turn, players, how many different ones, counters it had."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s, values as v
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.objects.references import NAMED_ONE, TARGETS_ONE
from inset.oracle.grammar.permanents.tokens import COLORS
from inset.oracle.grammar.symbols import DESC, STAT, THING, VALUE
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import DestroyedThisWay, Every, It, LifeGained, LifeLost, NamesOf, RemovedThisWay

_many = DESC.many("what")
_domain = v.BasicLandTypesAmong(Every(_many, "there"))

_YOU = s.You()
phrase(VALUE, "the number of basic land types among <what>", _domain)
phrase(EACH, "basic land type among <what>", _domain)
phrase(VALUE, "your devotion to <colors>", v.Devotion(COLORS("colors"), _YOU))
words_for(
    EACH,
    {
        "opponent": v.CountPlayers(s.Opponents()),
        "player": v.CountPlayers(s.AllPlayers()),
    },
)

words_for(EACH, {"1 life lost this way": LifeLost()})

# --- what was destroyed (701.8) ---------------------------------------------------------------------------------------------
for _noun in ("creature", "permanent", "artifact", "enchantment", "land"):
    phrase(EACH, f"{_noun} destroyed this way", DestroyedThisWay(_noun))
    phrase(VALUE, f"the number of {_noun}s destroyed this way", DestroyedThisWay(_noun))

# --- mana that was spent, colors, counters ----------------------------------------------------------------------------------
_colors = v.ColorsAmong(Every(_many, "there"))
phrase(VALUE, "the number of colors among <what>", _colors)
phrase(EACH, "color among <what>", _colors)
phrase(EACH, "card type among <what>", v.CardTypesAmong(Every(_many, "there")))
phrase(EACH, "counter on ~", v.CountersOn("", s.This()))
phrase(EACH, "counter on it", v.CountersOn("", It()))
phrase(VALUE, "the number of counters on <on>", v.CountersOn("", THING.one("on")))
phrase(VALUE, "the <stat> of <on>", v.Stat(STAT("stat"), TARGETS_ONE("on")))
phrase(VALUE, "the <stat> of <on>", v.Stat(STAT("stat"), NAMED_ONE("on")))
_buried = p.Moves(f.And((f.HasType(t.CREATURE), f.OwnedBy(_YOU))), t.BATTLEFIELD, t.GRAVEYARD)
words_for(EACH, {"creature put into your graveyard from the battlefield this turn": v.TimesHappened(_buried)})
phrase(EACH, "<kind> counter removed this way", RemovedThisWay(COUNTER("kind")))
phrase(VALUE, "the number of <kind> counters removed this way", RemovedThisWay(COUNTER("kind")))

# --- numbers ----------------------------------------------------------------------------------------------------------------
_THEY = s.ThatOne()
phrase(VALUE, "the number of differently named <what>", NamesOf(DESC.many("what")))
_them = DESC.many("what")
_own, _most = v.Count(s.Each(f.And((_them, f.ControlledBy(_THEY))))), v.MostControlled(s.Each(_them))

# --- counters it had --------------------------------------------------------------------------------------------------------
words_for(VALUE, {"the number of counters it had on it": v.CountersOn("", It())})

# --- life -------------------------------------------------------------------------------------------------------------------
words_for(EACH, {"1 life you gained": LifeGained()})
words_for(VALUE, {"the amount of life you gained": LifeGained()})
words_for(VALUE, {"your speed": v.Speed(_YOU)})

# --- how many different -----------------------------------------------------------------------------------------------------
_among = Every(_many, "there")
for _stat, _which in (("power", v.POWER), ("toughness", v.TOUGHNESS), ("mana value", v.MANA_VALUE)):
    phrase(EACH, f"different {_stat} among <what>", v.StatsAmong(_which, _among))
for _where in ("among", "on"):
    phrase(EACH, f"kind of counter {_where} <what>", v.CounterKindsAmong(_among))
phrase(EACH, "kind of counter on it", v.CounterKindsAmong(It()))
phrase(VALUE, "the greatest number of <what> a player controls", v.MostControlled(_among))

# --- creature types in common -----------------------------------------------------------------------------------------------
phrase(VALUE, "the greatest number of <what> that have a creature type in common", v.MostAlike(_among))
words_for(VALUE, {"the number of times ~ has mutated": v.TimesMutated(s.This())})
