"""Objects by their role in the text: targets (115), "it", "that creature", "each creature", "enchanted creature"."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import abilities as a, filters as f, selections as s
from inset.oracle.grammar.numbers.numbers import SEVERAL
from inset.oracle.grammar.symbols import (
    A_DESC,
    DESC,
    OF_THING,
    ONE_DESC,
    TARGET,
    THING,
    TO_ANY,
    TO_PLAYERS,
    TO_THING,
    VALUE,
    WHOSE,
)
from inset.oracle.lexicon import plural
from inset.oracle.phrase import Nonterminal, phrase, words_for
from inset.oracle.spoken import (
    AbilityHead,
    Aimed,
    AlsoEach,
    AndOthers,
    Both,
    EachOf,
    EitherDescribed,
    Every,
    HostAs,
    It,
    Itself,
    Other,
    Some,
    That,
    ThatEither,
    The,
    Them,
    ThisAs,
    WhatItAttacks,
)

ANY_TARGET: Final = f.HasType(t.CREATURE | t.PLANESWALKER | t.BATTLE)  # 115.4
ANY_NUMBER: Final = 99
NOUNS: Final = (
    "creature", "permanent", "card", "spell", "token", "land", "artifact", "enchantment", "planeswalker", "ability", "Aura",
    "Equipment", "Vehicle",
)  # fmt: skip
SPELL_OR_PERMANENT: Final = f.Or((f.IsSpell(), f.IsIn(t.BATTLEFIELD)))
SPELL_OR_NONLAND: Final = f.Or((f.IsSpell(), f.And((f.IsIn(t.BATTLEFIELD), f.Not(f.HasType(t.LAND))))))
_THEIRS: Final = f.ControlledBy(s.Opponents())
DONE: Final = ("exiled", "sacrificed", "chosen", "discarded", "revealed", "milled", "returned", "destroyed")

# --- targets ----------------------------------------------------------------------------------------------------------------
TARGETS_ONE: Final = Nonterminal("target in the singular")
TARGETS_MANY: Final = Nonterminal("targets")
_one, _many, _n = DESC.one("what"), DESC.many("what"), SEVERAL("n")
phrase(TARGETS_ONE, "target <what>", Aimed(_one))
phrase(TARGETS_ONE, "target spell or permanent", Aimed(SPELL_OR_PERMANENT))
phrase(TARGETS_ONE, "target spell or nonland permanent", Aimed(SPELL_OR_NONLAND))
phrase(TARGETS_ONE, "target spell or nonland permanent a opponent controls", Aimed(f.And((SPELL_OR_NONLAND, _THEIRS))))
phrase(TARGETS_ONE, "another target <what>", Aimed(_one, another=True))
phrase(TARGETS_ONE, "up to one target <what>", Aimed(_one, 0, 1))
phrase(TARGETS_ONE, "up to one other target <what>", Aimed(_one, 0, 1, another=True))
phrase(TARGETS_MANY, "<n> target <what>", Aimed(_many, _n, _n))
phrase(TARGETS_MANY, "up to <n> target <what>", Aimed(_many, 0, _n))
phrase(TARGETS_MANY, "up to <n> other target <what>", Aimed(_many, 0, _n, another=True))
phrase(TARGETS_MANY, "one or two target <what>", Aimed(_many, 1, 2))
for _words, _group in (
    ("controlled by different players", a.DIFFERENT_CONTROLLERS), ("with different controllers", a.DIFFERENT_CONTROLLERS),
    ("controlled by the same player", a.SAME_CONTROLLER), ("with the same controller", a.SAME_CONTROLLER),
):  # fmt: skip
    phrase(TARGETS_MANY, f"<n> target <what> {_words}", Aimed(_many, _n, _n, group=_group))
    phrase(TARGETS_MANY, f"up to <n> target <what> {_words}", Aimed(_many, 0, _n, group=_group))
    phrase(TARGETS_MANY, f"any number of target <what> {_words}", Aimed(_many, 0, ANY_NUMBER, group=_group))
phrase(TARGETS_MANY, "one, two, or three target <what>", Aimed(_many, 1, 3))
ABILITY_TARGET: Final = Nonterminal("target ability")
_ability = "target activated or triggered ability"
phrase(ABILITY_TARGET, _ability, Aimed(AbilityHead()))
phrase(ABILITY_TARGET, f"{_ability} you control", Aimed(AbilityHead(None, True)))
phrase(ABILITY_TARGET, f"{_ability} you don't control", Aimed(AbilityHead(None, others=True)))
phrase(
    ABILITY_TARGET,
    "target spell, activated ability, or triggered ability",
    Aimed(AbilityHead(or_spell=True, listed=True)),
)
phrase(ABILITY_TARGET, f"{_ability} from a <what>", Aimed(AbilityHead(_one)))
for _only in ("activated", "triggered"):
    phrase(ABILITY_TARGET, f"target {_only} ability", Aimed(AbilityHead(only=_only)))
    phrase(ABILITY_TARGET, f"target {_only} ability you don't control", Aimed(AbilityHead(only=_only, others=True)))
    phrase(ABILITY_TARGET, f"target {_only} ability a opponent controls", Aimed(AbilityHead(only=_only, theirs=True)))
    phrase(ABILITY_TARGET, f"target {_only} ability from a <what>", Aimed(AbilityHead(_one, only=_only)))
phrase(TO_THING, "<t>", ABILITY_TARGET("t"))
phrase(TARGETS_MANY, "any number of target <what>", Aimed(_many, 0, ANY_NUMBER))
phrase(TARGETS_MANY, "any number of other target <what>", Aimed(_many, 0, ANY_NUMBER, another=True))
phrase(TARGET, "<t>", TARGETS_ONE("t"))
phrase(TARGET, "<t>", TARGETS_MANY("t"))

# --- by role ----------------------------------------------------------------------------------------------------------------


def _singular(of: Nonterminal, end: str = "") -> None:
    """The ways to name one object; ``end`` makes them possessive."""
    words_for(of, {f"~{end}": s.This(), f"this card{end}": ThisAs("card"), f"~~{end}": s.Granter()})
    for how, nouns in {
        "enchanted": ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"),
        "equipped": ("creature",),
        "fortified": ("land",),
    }.items():
        words_for(of, {f"{how} {noun}{end}": HostAs(how, noun) for noun in nouns})
    words_for(of, {f"that {noun}{end}": That(noun) for noun in NOUNS})
    words_for(of, {f"the {noun}{end}": That(noun, the=True) for noun in ("creature", "spell", "permanent", "land")})
    for done in DONE:
        nouns = ("creature", "card", "permanent", "artifact", "land")
        words_for(of, {f"the {done} {noun}{end}": The(done, noun) for noun in nouns})


NAMED_ONE: Final = Nonterminal("one that was named")  # "that creature", "the exiled card", "~"
_singular(NAMED_ONE)
_singular(THING.one)
_singular(OF_THING, "'s")
words_for(THING.one, {"this emblem": ThisAs("emblem")})
phrase(THING.one, "it", It())
words_for(THING.one, {"he": It(), "she": It()})
words_for(OF_THING, {"his": It(), "her": It()})
words_for(TO_THING, {"him": It(), "her": It()})
phrase(OF_THING, "its", It())
phrase(OF_THING, "their", Them())
words_for(THING.one, {"that source": That("source")})
words_for(TO_THING, {"that source": That("source")})
words_for(OF_THING, {"that source's": That("source")})
phrase(THING.one, "<t>", TARGETS_ONE("t"))
phrase(OF_THING, "<t>'s", TARGETS_ONE("t"))
phrase(THING.one, "each <what>", Every(_one))
phrase(THING.many, "<t>", TARGETS_MANY("t"))
phrase(THING.many, "they", Them())
phrase(THING.many, "<what>", Every(_many, ""))
phrase(THING.many, "all <what>", Every(_many, "all"))
words_for(THING.many, {f"those {plural(noun)}": That(noun, True) for noun in NOUNS})

_singular(TO_THING)
phrase(TO_THING, "it", It())
phrase(TO_THING, "them", Them())
phrase(TO_THING, "<t>", TARGET("t"))
phrase(TO_THING, "each <what>", Every(_one))
phrase(TO_THING, "all <what>", Every(_many, "all"))
phrase(TO_THING, "a <what>", Some(ONE_DESC("what")))
phrase(TO_THING, "another <what>", Some(f.And((Other(), _one))))
phrase(TO_THING, "<n> <what>", Some(_many, _n, _n))
phrase(TO_THING, "up to one <what>", Some(_one, 0, 1))
phrase(TO_THING, "up to <n> <what>", Some(_many, 0, _n))
phrase(TO_THING, "any number of <what>", Some(_many, 0, ANY_NUMBER))
words_for(TO_THING, {f"those {plural(noun)}": That(noun, True) for noun in NOUNS})
words_for(TO_THING, {f"each of those {plural(noun)}": EachOf(That(noun, True)) for noun in NOUNS})
words_for(TO_THING, {"the exiled cards": The("exiled", "card", True)})
_whose, _value = WHOSE("whose"), VALUE("n")
phrase(TO_THING, "the top card of <whose> library", s.TopOfLibrary(_whose, 1))
phrase(TO_THING, "the top <n> cards of <whose> library", s.TopOfLibrary(_whose, _n))

# --- what was referred to, and nothing new ----------------------------------------------------------------------------------
REFERRED: Final = Nonterminal("it or them")
words_for(REFERRED, {"it": It(), "them": Them()})
words_for(REFERRED, {f"that {noun}": That(noun) for noun in NOUNS})
words_for(REFERRED, {f"those {plural(noun)}": That(noun, True) for noun in NOUNS})
for _done in DONE:
    words_for(REFERRED, {f"the {_done} card": The(_done, "card"), f"the {_done} cards": The(_done, "card", True)})
phrase(A_DESC, "it", f.IsOneOf(It()))  # as the subject of an event that is waited for (603.7)
words_for(A_DESC, {f"that {noun}": f.IsOneOf(That(noun)) for noun in NOUNS})
phrase(TO_THING, "each of <t>", TARGETS_MANY("t"))
for _of in (TO_THING, REFERRED):
    words_for(_of, {"the token": That("token"), "the tokens": That("token", True)})
for _of in (TO_THING, THING.many):
    phrase(_of, "<t> and all other <what>", AndOthers(TARGETS_ONE("t"), Every(f.And((Other(), _many)), "all")))
    phrase(_of, "<t> and each other <what>", AndOthers(TARGETS_ONE("t"), Every(f.And((Other(), _one)))))
phrase(THING.many, "<t> each", EachOf(TARGETS_MANY("t")))

EACH_PLAYER: Final = Nonterminal("each player")
words_for(EACH_PLAYER, {"player": s.AllPlayers(), "opponent": s.Opponents()})

words_for(
    TO_ANY, {"that player or planeswalker": ThatEither(), "that permanent or player": ThatEither("permanent or player")}
)
words_for(TO_ANY, {"each of those permanents and/or players": ThatEither("each of those permanents and/or players")})
words_for(TO_ANY, {"the player or planeswalker it's attacking": WhatItAttacks(), "itself": Itself()})

# --- what damage is dealt to ------------------------------------------------------------------------------------------------
phrase(TO_ANY, "<t>", TO_THING("t"))
phrase(TO_ANY, "<who>", TO_PLAYERS("who"))
phrase(TO_ANY, "each <what> and each <who>", Both(Every(_one), EACH_PLAYER("who")))
phrase(TO_ANY, "each <what> and each <other>", Every(EitherDescribed((_one, DESC.one("other"))), "each and each"))
_aimed = {
    "any target": Aimed(ANY_TARGET, players=s.AllPlayers()),
    "target player or planeswalker": Aimed(f.HasType(t.PLANESWALKER), players=s.AllPlayers()),
    "target opponent or planeswalker": Aimed(f.HasType(t.PLANESWALKER), players=s.Opponents()),
}
for _words, _target in _aimed.items():
    phrase(TO_ANY, f"{_words} and each <what>", AlsoEach(_target, Every(_one)))
phrase(TO_ANY, "<who> and each <what>", AlsoEach(TO_PLAYERS("who"), Every(_one)))
phrase(TO_ANY, "each of <n> targets", Aimed(ANY_TARGET, _n, _n, s.AllPlayers()))
phrase(TO_ANY, "each of up to <n> targets", Aimed(ANY_TARGET, 0, _n, s.AllPlayers()))
phrase(TO_ANY, "each of up to <n> other targets", Aimed(ANY_TARGET, 0, _n, s.AllPlayers(), another=True))
phrase(TO_ANY, "each of one or two targets", Aimed(ANY_TARGET, 1, 2, s.AllPlayers()))
phrase(TO_ANY, "any target", Aimed(ANY_TARGET, players=s.AllPlayers()))
phrase(TO_ANY, "any other target", Aimed(ANY_TARGET, players=s.AllPlayers(), another=True))
phrase(TO_ANY, "target player or planeswalker", Aimed(f.HasType(t.PLANESWALKER), players=s.AllPlayers()))
phrase(TO_ANY, "target opponent or planeswalker", Aimed(f.HasType(t.PLANESWALKER), players=s.Opponents()))
for _noun in ("card", "creature", "permanent"):
    words_for(TO_THING, {f"the chosen {plural(_noun)}": The("chosen", _noun, True)})
