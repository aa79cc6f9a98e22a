"""Events that are put together (603.2): several of one subject, the first of a turn, damage to one or more at once (603.2c), a
state that is reached (603.8); what makes abilities trigger again."""

from __future__ import annotations

from typing import Any, Final

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.keywords import KEYWORD_BIT
from inset.language.node import Pattern
from inset.oracle.grammar.numbers.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.permanents.permanents import SUBJECT
from inset.oracle.grammar.symbols import A_DESC, ANY_PLAYER, DESC, EVENT, KIND, STATIC, STEP
from inset.oracle.phrase import Pair, phrase, words_for
from inset.oracle.spoken import Every, HostAs, OneOrMore, OneWordFor, Other, SubjectDoes

_YOU, _OPPONENTS, _ALL = s.You(), s.Opponents(), s.AllPlayers()
_what, _many, _n, _kind = A_DESC("what"), DESC.many("what"), SEVERAL("n"), COUNTER("kind")
BF, GY = t.BATTLEFIELD, t.GRAVEYARD

# --- several events of one subject ------------------------------------------------------------------------------------------
DOES: Final = Pair("what a permanent does")
phrase(DOES, "enter*", p.Moves(SUBJECT, destination=BF))
phrase(DOES, "die*", p.Moves(SUBJECT, BF, GY))
phrase(DOES, "leave* the battlefield", p.Moves(SUBJECT, BF))
phrase(DOES, "are* put into a graveyard from the battlefield", p.Moves(SUBJECT, BF, GY))
phrase(DOES, "are* put into exile from the battlefield", p.Moves(SUBJECT, BF, t.EXILE))
phrase(DOES, "attack*", p.Attacks(SUBJECT))
phrase(DOES, "block*", p.Blocks(SUBJECT))
phrase(DOES, "become* blocked", p.BecomesBlocked(SUBJECT))
phrase(DOES, "become* tapped", p.BecomesTapped(SUBJECT))
phrase(DOES, "become* untapped", p.BecomesUntapped(SUBJECT))
phrase(DOES, "become* monstrous", p.BecomesMarked(SUBJECT, f.MONSTROUS))
phrase(DOES, "are* turned face up", p.TurnsFaceUp(SUBJECT))
phrase(DOES, "transform* into ~", p.Transforms(SUBJECT, True))
phrase(DOES, "mutate*", p.Mutates(SUBJECT))
phrase(DOES, "become* the target of <spell>", p.BecomesTarget(SUBJECT, A_DESC("spell")))
for _word, _whom in (("a player", _ALL), ("a opponent", _OPPONENTS), ("you", _YOU)):
    for _kind_of, _combat in (("", None), ("combat ", True)):
        phrase(DOES, f"deal* {_kind_of}damage to {_word}", p.DealsDamage(SUBJECT, None, _whom, _combat))
for _number in ("one", "many"):
    _a, _b, _c = (getattr(DOES, _number)(hole) for hole in "abc")
    phrase(EVENT, "<what> <a> or <b>", SubjectDoes(_what, (_a, _b)))
    phrase(EVENT, "<what> <a>, <b>, or <c>", SubjectDoes(_what, (_a, _b, _c)))
_cycled = p.Deed(p.CYCLES, f.IsThis(), _YOU)
phrase(EVENT, "you cycle ~ or it dies", p.Either((_cycled, p.Moves(f.IsThis(), BF, GY))))
_here = k.Matches(s.This(), f.IsIn(BF))
_elsewhere = p.While(p.Deed(p.CYCLES, f.Not(f.IsThis()), _YOU), _here)
phrase(EVENT, "you cycle ~ or cycle another card while ~ is on the battlefield", p.Either((_cycled, _elsewhere)))
phrase(EVENT, "~ enters or <event>", OneWordFor((p.Moves(f.IsThis(), destination=BF), EVENT("event"))))
_host = f.IsOneOf(HostAs("equipped", "creature"))
phrase(A_DESC, "~ or equipped creature", f.Or((f.IsThis(), _host)))
_rest = f.And((f.Not(f.IsThis()), f.HasType(t.CREATURE), f.IsAttacking()))
for _how, _noun in (("equipped", "creature"), ("enchanted", "creature")):
    _bearer = HostAs(_how, _noun)
    _also = f.And((f.Not(f.IsOneOf(_bearer)), f.HasType(t.CREATURE), f.IsAttacking()))
    _beside = p.While(p.Attacks(f.IsOneOf(_bearer)), k.Exists(s.Each(_also), 1))
    phrase(EVENT, f"{_how} {_noun} and at least one other creature attack", _beside)

# --- the first time each turn -----------------------------------------------------------------------------------------------


def first(event: Pattern) -> Pattern:
    """The event, if none like it happened before it this turn."""
    return p.While(event, k.Compare(v.TimesHappened(event, before=True), f.EQ, 0))


_dropped = p.Discards(_YOU, OneOrMore(_many))
_buried = p.Moves(OneOrMore(f.And((_many, f.OwnedBy(_YOU)))), destination=GY)
_FIRSTS: Final[dict[str, Any]] = {
    "you cycle another card": p.Deed(p.CYCLES, f.Not(f.IsThis()), _YOU), "you lose life": p.LosesLife(_YOU),
    "you sacrifice <what>": p.Sacrifices(_YOU, _what), "you commit a crime": p.CommitsCrime(_YOU),
    "~ becomes tapped": p.BecomesTapped(f.IsThis()), "~ becomes untapped": p.BecomesUntapped(f.IsThis()),
    "you draw a card": p.DrawsCard(_YOU), "you cast <what>": p.Casts(_YOU, _what),
    "you discard one or more <what>": _dropped, "one or more <what> are put into your graveyard from anywhere": _buried,
    "you create one or more tokens": p.CreatesToken(_YOU, f.IsToken(), batch=True),
}  # fmt: skip
for _words, _event in _FIRSTS.items():
    phrase(EVENT, f"{_words} for the first time each turn", first(_event))
for _by, _aiming in (("", f.Anything()), (" a opponent controls", f.ControlledBy(_OPPONENTS))):
    _targeted = p.BecomesTarget(f.IsThis(), _aiming)
    phrase(EVENT, f"~ becomes the target of a spell or ability{_by} for the first time each turn", first(_targeted))

# --- states (603.8) ---------------------------------------------------------------------------------------------------------
_THIS: Final = s.This()
_HAVING: Final[dict[str, Any]] = {
    "you control <what>": k.Exists(Every(_what, "control")),
    "you control <n> or more <what>": k.Exists(Every(_many, "control"), _n),
    "~ has <n> or more <kind> counters on (it|him|her)": k.Matches(_THIS, f.HasCounter(_kind, _n)),
    "there are <n> or more <kind> counters on ~": k.Matches(_THIS, f.HasCounter(_kind, _n)),
    "~ has no <kind> counters on (it|him|her)": k.Unless(k.Matches(_THIS, f.HasCounter(_kind))),
    "there are no <kind> counters on ~": k.Unless(k.Matches(_THIS, f.HasCounter(_kind))),
    "~ has <n> or fewer <kind> counters on (it|him|her)": k.Compare(v.CountersOn(_kind, _THIS), f.LE, _n),
    "there are no <what> on the battlefield": k.Unless(k.Exists(Every(_many, "there"))),
    "there are <n> or more <what>": k.Exists(Every(_many, "there"), _n),
    "you have no cards in hand": k.Compare(v.Count(s.Each(f.Anything(), t.HAND, _YOU)), f.EQ, 0),
    "you have <n> or more life": k.Compare(v.LifeTotal(_YOU), f.GE, NUMERAL("n")),
    "you have <n> or less life": k.Compare(v.LifeTotal(_YOU), f.LE, NUMERAL("n")),
}
for _words, _state in _HAVING.items():
    phrase(EVENT, _words, p.StateIs(_state))

# --- into and out of graveyards ---------------------------------------------------------------------------------------------
_mine = f.And((_what, f.OwnedBy(_YOU)))
phrase(EVENT, "<what> enters from your graveyard", p.Moves(_mine, GY, BF))
_permanent = DESC.one("what")
for _whose, _owner in (("your", _YOU), ("a opponent's", _OPPONENTS)):
    _owned = f.And((OneOrMore(_many), f.OwnedBy(_owner)))
    _cards = p.Moves(OneOrMore(f.And((_many, f.OwnedBy(_owner)))), destination=GY)
    phrase(EVENT, f"one or more <what> are put into {_whose} graveyard from anywhere", _cards)
    _from_library = p.Moves(OneOrMore(f.And((_many, f.OwnedBy(_owner)))), t.LIBRARY, GY)
    _library = "your" if _owner == _YOU else "their"
    phrase(EVENT, f"one or more <what> are put into {_whose} graveyard from {_library} library", _from_library)
    if _owner != _YOU:
        _milled = p.Moves(f.And((_what, f.OwnedBy(_owner))), t.LIBRARY, GY)
        phrase(EVENT, f"<what> is put into {_whose} graveyard from their library", _milled)
phrase(EVENT, "one or more <what> are put into graveyards from anywhere", p.Moves(OneOrMore(_many), destination=GY))
_fallen = p.Moves(OneOrMore(f.And((_many, f.OwnedBy(_YOU)))), t.ANY_ZONE & ~BF, GY)
phrase(EVENT, "one or more <what> are put into your graveyard from anywhere other than the battlefield", _fallen)

# --- casts, plays -----------------------------------------------------------------------------------------------------------
_spell = A_DESC("spell")
_elsewhere_cast = f.And((_spell, f.Not(f.WasCastFrom(t.HAND))))
for _who, _s, _their in ((ANY_PLAYER.one("who"), "s", "their"), (ANY_PLAYER.many("who"), "", "your")):
    phrase(EVENT, f"<who> play{_s} <what>", p.PlaysCard(_who, _what))
    phrase(EVENT, f"<who> play{_s} <what> from exile", p.PlaysCard(_who, _what, t.EXILE))
    phrase(EVENT, f"<who> play{_s} <what> from {_their} graveyard", p.PlaysCard(_who, _what, t.GRAVEYARD))
    if _s:
        phrase(EVENT, f"<who> casts <spell> from anywhere other than {_their} hand", p.Casts(_who, _elsewhere_cast))
    phrase(EVENT, f"<who> {'scries' if _s else 'scry'}", p.Scries(_who, True, False))

# --- attacks ----------------------------------------------------------------------------------------------------------------
phrase(EVENT, "a opponent attacks with <n> or more creatures", p.PlayerAttacks(_OPPONENTS, _n))
phrase(EVENT, "<what> attacks one of your opponents or a planeswalker a opponent controls",
       p.Attacks(_what, whom=st.OPPONENT_OR_PLANESWALKERS))  # fmt: skip
phrase(EVENT, "your commander <a>", SubjectDoes(f.YOUR_COMMANDER, (DOES.one("a"),)))
phrase(EVENT, "your commander <a> or <b>", SubjectDoes(f.YOUR_COMMANDER, (DOES.one("a"), DOES.one("b"))))

# --- mana -------------------------------------------------------------------------------------------------------------------
words_for(EVENT, {"you tap ~ for mana": p.TapsForMana(f.And((f.IsThis(), f.ControlledBy(_YOU))))})
phrase(EVENT, "a opponent taps <what> for mana", p.TapsForMana(f.And((_what, f.ControlledBy(_OPPONENTS)))))

# --- damage -----------------------------------------------------------------------------------------------------------------
_yours = f.ControlledBy(_YOU)
for _kind_of, _combat in (("", None), ("combat ", True)):
    _struck = p.DealsDamage(_what, _yours, _YOU, _combat)
    phrase(EVENT, f"<what> deals {_kind_of}damage to you or a permanent you control", _struck)
    _walker = p.DealsDamage(_what, f.And((f.HasType(t.PLANESWALKER), _yours)), _YOU, _combat)
    phrase(EVENT, f"<what> deals {_kind_of}damage to you or a planeswalker you control", _walker)

# --- steps ------------------------------------------------------------------------------------------------------------------
words_for(
    STEP,
    {
        "combat on each player's turn": p.BeginningOf(t.BEGIN_COMBAT, _ALL),
        "the chosen player's upkeep": p.BeginningOf(t.UPKEEP, s.ChosenPlayer()),
        "the chosen player's draw step": p.BeginningOf(t.DRAW, s.ChosenPlayer()),
        "the chosen player's end step": p.BeginningOf(t.END, s.ChosenPlayer()),
    },
)
phrase(EVENT, "<what> enters tapped", p.Moves(f.And((_what, f.IsTapped())), destination=BF))

# --- events -----------------------------------------------------------------------------------------------------------------
_what, _ALL, _YOU, _OPPONENTS = A_DESC("what"), s.AllPlayers(), s.You(), s.Opponents()
_idle = ", if it isn't a mana ability"
for _noun, _how in (("equipped", "creature"), ("enchanted", "creature"), ("enchanted", "permanent")):
    _of = f.IsOneOf(HostAs(_noun, _how))
    phrase(EVENT, f"a ability of {_noun} {_how} is activated{_idle}", p.Activates(_ALL, _of))
phrase(EVENT, "a <what> is tapped for mana", p.TapsForMana(DESC.one("what")))
words_for(EVENT, {"enchanted Forest is tapped for mana": p.TapsForMana(f.IsOneOf(HostAs("enchanted", "Forest")))})
_creature = f.HasType(t.CREATURE)
phrase(EVENT, "<what> deals damage to a creature or opponent", p.DealsDamage(_what, _creature, _OPPONENTS))
phrase(EVENT, "<what> deals damage to a creature or player", p.DealsDamage(_what, _creature, _ALL))
for _kind, _combat in (("", None), ("combat ", True)):
    for _word, _whom in (("a player", _ALL), ("a opponent", _OPPONENTS), ("you", _YOU)):
        _much = p.AmountAtLeast(p.DealsDamage(_what, None, _whom, _combat), NUMERAL("n"))
        phrase(EVENT, f"<what> deals <n> or more {_kind}damage to {_word}", _much)
_buried = p.Moves(f.And((DESC.one("what"), f.OwnedBy(_OPPONENTS))), t.BATTLEFIELD, t.GRAVEYARD)
phrase(EVENT, "a <what> is put into a opponent's graveyard", _buried)

# --- damage to one or more at once (603.2c) ---------------------------------------------------------------------------------
_ANY = f.Anything()
_what = A_DESC("what")
_WHOM: Final[dict[str, tuple[Any, Any]]] = {
    "players": (None, _ALL),
    "of your opponents": (None, _OPPONENTS),
    "creatures": (f.HasType(t.CREATURE), None),
    "blocking creatures": (f.And((f.HasType(t.CREATURE), f.IsBlocking())), None),
    "permanents and/or players": (_ANY, _ALL),
}
for _words, (_to, _players) in _WHOM.items():
    for _kind, _combat in (("", None), ("combat ", True), ("noncombat ", False)):
        _dealt = p.DealsDamage(_what, _to, _players, _combat, to_several=True)
        phrase(EVENT, f"<what> (deals|deal) {_kind}damage to one or more {_words}", _dealt)

# --- events of keywords -----------------------------------------------------------------------------------------------------
_outlast = p.Activates(_YOU, f.IsThis(), keyword=KEYWORD_BIT["outlast"])
words_for(EVENT, {"you activate ~'s outlast ability": _outlast})

# --- events -----------------------------------------------------------------------------------------------------------------
_a = A_DESC("what")
_caused = "causes a triggered ability of a permanent you control to trigger, that ability triggers a additional time"
_yours = f.ControlledBy(_YOU)
phrase(STATIC, f"if <what> entering the battlefield {_caused}", st.TriggersAgain(_yours, p.Moves(_a, destination=BF)))
phrase(STATIC, f"if <what> dying {_caused}", st.TriggersAgain(_yours, p.Moves(_a, BF, GY)))
phrase(EVENT, "<what> dies or is put into the command zone", p.Moves(_a, BF, GY | t.COMMAND))
phrase(EVENT, "<what> transforms into a <into>", p.Transforms(f.And((_a, DESC.one("into"))), True))
phrase(EVENT, "~ becomes untapped during your untap step",
       p.While(p.BecomesUntapped(f.IsThis()), k.AllOf((k.TurnOf(_YOU), k.InStep((t.UNTAP,))))))  # fmt: skip
phrase(EVENT, "you gain life for the first time during each of your turns",
       p.While(p.GainsLife(_YOU, True), k.TurnOf(_YOU)))  # fmt: skip

# --- becoming a target ------------------------------------------------------------------------------------------------------
phrase(
    EVENT,
    "<what> becomes the target of a ability of <of>",
    p.BecomesTarget(_a, f.And((f.IsAbility(), f.SourceIs(A_DESC("of"))))),
)

# --- players who lose -------------------------------------------------------------------------------------------------------
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    phrase(EVENT, f"<who> lose{_s} the game", p.LosesGame(_who))

# --- abilities that trigger again -------------------------------------------------------------------------------------------
_either = f.Or((f.And((KIND.one("a"), f.ControlledBy(_YOU))), f.And((Other(), KIND.one("b"), f.ControlledBy(_YOU)))))
phrase(STATIC, "if a ability of a <a> or another <b> you control triggers, that ability triggers a additional time",
       st.TriggersAgain(_either))  # fmt: skip
