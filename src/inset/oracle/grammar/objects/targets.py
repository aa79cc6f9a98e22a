"""Targets (115): of spells and abilities, changing targets (115.7), what shares something, another player's choice."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.node import Filter
from inset.language.selections import You
from inset.oracle.grammar.instructions.clauses import EACH
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.objects.descriptions import BEFORE, COMPOUND
from inset.oracle.grammar.objects.references import ABILITY_TARGET, ANY_TARGET, TARGETS_MANY, TARGETS_ONE
from inset.oracle.grammar.permanents.permanents import SUBJECT as IT_IS
from inset.oracle.grammar.symbols import (
    A_DESC,
    AFTER,
    CLAUSE,
    DESC,
    EVENT,
    HEAD,
    LAST,
    ORDER,
    PLAYERS,
    SENTENCE,
    TARGET,
    THING,
    THING_STATIC,
    TO_ANY,
    TO_PLAYERS,
    TO_THING,
    ZONE_CLAUSE,
)
from inset.oracle.lexicon import plural
from inset.oracle.phrase import Nonterminal, listed, phrase, words_for
from inset.oracle.spoken import (
    AbilityHead,
    Aimed,
    AimedPlayer,
    ChoosesPlayer,
    Described,
    EachOf,
    Every,
    Head,
    InZone,
    It,
    OpponentChooses,
    Other,
    Picks,
    Puts,
    That,
    ThatPlayer,
    Them,
    TheRest,
    TheyAll,
)

_spell_or_ability = "target spell or ability"
_what, _THIS = TO_THING("what"), s.This()
_a_spell_or_ability = "becomes the target of a spell or ability"
_a, _OPPONENTS, _YOU = A_DESC("a"), s.Opponents(), s.You()
phrase(ABILITY_TARGET, _spell_or_ability, Aimed(AbilityHead(or_spell=True)))
phrase(ABILITY_TARGET, f"{_spell_or_ability} with a single target", Aimed(AbilityHead(or_spell=True, single=True)))
for _of, _last, _s in ((AFTER.one, LAST.one, "s"), (AFTER.many, LAST.many, "")):
    phrase(_of, "with a single target", f.HasTargets(1))
    phrase(_of, f"that target{_s} only ~", f.TargetsOnly(f.IsThis()))
    phrase(_last, f"that target{_s} only a single <what>", f.TargetsOnly(DESC.one("what")))
phrase(ORDER, "change the target of <what>", e.ChangeTargets(_what, e.THE_TARGETS))
phrase(ORDER, "change a target of <what> to ~", e.ChangeTargets(_what, e.A_TARGET, _THIS))
phrase(SENTENCE, "you may choose new targets for <what>", e.ChangeTargets(TARGETS_ONE("what")))
phrase(SENTENCE, "you may choose new targets for <what>", e.ChangeTargets(ABILITY_TARGET("what")))
phrase(SENTENCE, "you may change any targets of <what>", e.ChangeTargets(TARGETS_ONE("what"), e.ANY_TARGETS))
phrase(EVENT, f"<a> {_a_spell_or_ability}", p.BecomesTarget(_a))
phrase(EVENT, f"<a> {_a_spell_or_ability} a opponent controls", p.BecomesTarget(_a, f.ControlledBy(_OPPONENTS)))
phrase(EVENT, f"<a> {_a_spell_or_ability} you control", p.BecomesTarget(_a, f.ControlledBy(_YOU)))
for _of, _last, _s in ((AFTER.one, LAST.one, "s"), (AFTER.many, LAST.many, "")):
    phrase(_of, f"that target{_s} ~", f.TargetsSome(f.IsThis()))
    phrase(_last, f"that target{_s} a <what>", f.TargetsSome(DESC.one("what")))
    phrase(_of, f"that target{_s} you", f.TargetsSome(None, _YOU))
    phrase(_last, f"that target{_s} you or a <what>", f.TargetsSome(DESC.one("what"), _YOU))

# --- chosen as something resolves -------------------------------------------------------------------------------------------
phrase(ORDER, "choose <what>", e.Remember(-1, TARGETS_ONE("what")))
phrase(ORDER, "choose <what>", e.Remember(-1, TARGETS_MANY("what")))
for _noun in ("creature", "permanent", "token", "land", "card", "player"):
    phrase(THING.one, f"each of those {plural(_noun)}", EachOf(That(_noun, True)))
phrase(THING.one, "each of them", EachOf(Them()))
phrase(TO_THING, "each of them", EachOf(Them()))

# --- several things at once -------------------------------------------------------------------------------------------------
PART: Final = Nonterminal("one of several things")
phrase(PART, "<t>", TARGET("t"))
phrase(PART, "all <what>", Every(DESC.many("what"), "all"))
_parts = listed("several things", PART, least=2)
phrase(TO_THING, "<parts>", s.Union(_parts("parts")))

_YOU, _OPPONENTS, _one = s.You(), s.Opponents(), DESC.one("what")

# --- abilities and spells ---------------------------------------------------------------------------------------------------
_said = "target activated or triggered ability you control from a"
_of_kind = Described(BEFORE("before", ()), Head((COMPOUND[False]("kinds"),), "source", ""), ())
phrase(ABILITY_TARGET, f"{_said} [<before>] <kinds> source", Aimed(AbilityHead(_of_kind, True)))
_plain = Described(BEFORE("before"), Head((), "source"), ())
phrase(ABILITY_TARGET, f"{_said} <before> source", Aimed(AbilityHead(_plain, True)))
for _only in ("activated", "triggered"):
    phrase(ABILITY_TARGET, f"target {_only} ability you control", Aimed(AbilityHead(yours=True, only=_only)))
_AIMS: Final[dict[str, Any]] = {
    "a <what>": f.TargetsSome(_one), "~": f.TargetsSome(f.IsThis()), "you": f.TargetsSome(None, _YOU),
    "you or a <what>": f.TargetsSome(_one, _YOU), "only ~": f.TargetsOnly(f.IsThis()),
}  # fmt: skip
for _words, _aims in _AIMS.items():
    phrase(
        ABILITY_TARGET, f"target spell or ability that targets {_words}", Aimed(AbilityHead(or_spell=True, aims=_aims))
    )

# --- what shares something --------------------------------------------------------------------------------------------------
_like = f.SharesTypeWith(THING.one("like"))
phrase(AFTER.one, "that shares a card type with <like>", _like)
phrase(AFTER.many, "that share a card type with <like>", _like)
words_for(EACH, {"of its colors": v.ColorsAmong(It())})

# --- players ----------------------------------------------------------------------------------------------------------------
_rest = s.PlayersExcept(_OPPONENTS, ThatPlayer("opponent"))
words_for(TO_PLAYERS, {"each other opponent": _rest})
words_for(PLAYERS.one, {"each other opponent": _rest})
for _words, _whom in (("player", s.AllPlayers()), ("opponent", _OPPONENTS)):
    words_for(ORDER, {f"choose target {_words}": ChoosesPlayer(AimedPlayer(_whom))})
for _from in ("from", "in"):
    words_for(ZONE_CLAUSE, {f"{_from} all opponents ' graveyards": InZone(t.GRAVEYARD, _OPPONENTS, f"{_from} all")})
words_for(THING.many, {"they each": EachOf(Them())})
words_for(EACH, {"poison counter your opponents have": v.PlayerCounters("poison", _OPPONENTS)})

# --- targets, and the rest --------------------------------------------------------------------------------------------------
_many, _n = DESC.many("what"), SEVERAL("n")
phrase(TARGETS_MANY, "<n> other target <what>", Aimed(_many, _n, _n, another=True))
for _how in ("in any order", "in a random order"):
    words_for(ORDER, {f"put the rest on the bottom {_how}": Puts(TheRest(), t.LIBRARY, You(), place=f"bottom {_how}")})

# --- targets of spells and abilities (115) ----------------------------------------------------------------------------------
_theirs = f.ControlledBy(_OPPONENTS)
for _also in ("a", "another"):
    _permanent = f.And((Other(), DESC.one("what"))) if _also == "another" else DESC.one("what")
    phrase(
        EVENT, f"you or {_also} <what> becomes the target of a spell or ability a opponent controls",
        p.BecomesTarget(_permanent, _theirs, _YOU),
    )  # fmt: skip
_spell = f.IsSpell()
_AIMED: dict[str, Filter] = {"Aura spells": f.And((_spell, f.HasSubtype(("Aura",))))}
for _word, _bit in t.WORD_COLOR.items():
    _of_color = f.And((_spell, f.HasColor(_bit)))
    _ability_of = f.And((f.IsAbility(), f.SourceIs(f.HasColor(_bit))))
    _AIMED[f"{_word} spells or abilities from {_word} sources"] = f.Or((_of_color, _ability_of))
    for _other, _more in t.WORD_COLOR.items():
        if _other != _word:
            _either_color = f.And((_spell, f.Or((f.HasColor(_bit), f.HasColor(_more)))))
            _AIMED[f"{_word} or {_other} spells"] = _either_color
            _AIMED[f"{_word} or {_other} spells your opponents control"] = f.And((_either_color, _theirs))
for _words, _against in _AIMED.items():
    words_for(THING_STATIC.one, {f"can't be the target of {_words}": st.Restrict(st.CANT_BE_TARGETED, IT_IS, _against)})

# --- targets ----------------------------------------------------------------------------------------------------------------
_ALL = s.AllPlayers()
_any = Aimed(ANY_TARGET, players=_ALL)
words_for(ORDER, {"choose any target": e.Remember(-1, _any)})

# --- somebody else's choice -------------------------------------------------------------------------------------------------
_to = TO_THING("what")
_told = BEFORE("before", ())
for _after, _clauses in (("", ()), (" <after>", (AFTER.one("after"),))):
    _chosen_thing = Described(_told, HEAD.one("head"), _clauses)
    phrase(
        TARGETS_ONE,
        f"target [<before>] <head> of a opponent's choice{_after}",
        Aimed(_chosen_thing, by=_OPPONENTS),
    )
phrase(TARGETS_ONE, "target <what> of their choice", Aimed(DESC.one("what"), by=TheyAll()))
phrase(TARGETS_ONE, "target <what> of your choice", Aimed(DESC.one("what"), by=_YOU))
phrase(TO_ANY, "any target of a opponent's choice", Aimed(ANY_TARGET, players=_ALL, by=_OPPONENTS))
phrase(CLAUSE, "a opponent chooses <what>", OpponentChooses(Picks(_to)))
