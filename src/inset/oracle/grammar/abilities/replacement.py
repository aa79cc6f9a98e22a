"""Replacement effects (614): amounts that change (614.16), moves that end elsewhere, and "instead" in a sentence."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import abilities as a, effects as e, filters as f, selections as s, statics as st
from inset.oracle.grammar.instructions.clauses import CLAUSES
from inset.oracle.grammar.numbers.numbers import NUMERAL, SEVERAL
from inset.oracle.grammar.objects.references import REFERRED
from inset.oracle.grammar.symbols import A_DESC, ABILITY, CONDITION, CONDITIONAL, DESC, SENTENCE, STATIC, THING
from inset.oracle.phrase import phrase
from inset.oracle.spoken import (
    Conditional,
    CounteredTo,
    DamagedDies,
    DamagedExiled,
    ExiledIfDies,
    InsteadOf,
    SoMuchDamage,
    That,
    ThingDoes,
)

_what, _you = A_DESC("what"), s.You()

for _kind in ("+1/+1", "-1/-1"):
    _start = f"if one or more {_kind} counters would be put on <what>,"
    _end = "are put on (it|that creature) instead"
    phrase(STATIC, f"{_start} twice that many {_kind} counters {_end}", st.CountersChanged(_what, _kind, times=2))
    phrase(STATIC, f"{_start} that many plus one {_kind} counters {_end}", st.CountersChanged(_what, _kind, plus=1))
    phrase(STATIC, f"{_start} that many {_kind} counters minus one {_end}", st.CountersChanged(_what, _kind, plus=-1))
_each = "of each of those kinds of counters"
phrase(
    STATIC,
    f"if one or more counters would be put on <what>, that many plus one {_each} are put on that permanent instead",
    st.CountersChanged(_what, plus=1),
)
phrase(
    STATIC, f"if you would get one or more counters, you get that many plus one {_each} instead",
    st.CountersChanged(None, plus=1, players=_you),
)  # fmt: skip
phrase(
    STATIC,
    "if a effect would put one or more counters on <what>, it puts twice that many of those counters on that permanent instead",
    st.CountersChanged(_what, times=2, by_effect=True),
)
_smitten = st.MovesInstead(f.IsThis(), t.GRAVEYARD, t.BATTLEFIELD, t.HAND, caused_by_opponent=True, discarded=True)
phrase(
    ABILITY, "if a spell or ability a opponent controls causes you to discard (~|this card), "
    "put it onto the battlefield instead of putting it into your graveyard.",
    a.StaticAbility((_smitten,), zone=t.HAND),
)  # fmt: skip
phrase(STATIC, "players can't get counters", st.CantGetCounters(s.AllPlayers()))

phrase(STATIC, "if you would gain life, you gain twice that much life instead", st.LifeGainChanged(_you, times=2))
phrase(
    STATIC,
    "if you would gain life, you gain that much life plus <n> instead",
    st.LifeGainChanged(_you, plus=NUMERAL("n")),
)
for _times, _said in ((2, "twice"), (3, "three times")):
    phrase(
        STATIC,
        "if a effect would create one or more tokens under your control, "
        f"it creates {_said} that many of those tokens instead",
        st.TokensMultiplied(_you, _times),
    )
phrase(STATIC, "if you would draw a card, draw <n> cards instead", st.DrawInstead(_you, (e.Draw(_you, SEVERAL("n")),)))

# --- mana and damage --------------------------------------------------------------------------------------------------------
_YOU, _one = s.You(), DESC.one("what")
for _word, _times in (("twice", 2), ("three times", 3)):
    phrase(
        STATIC, f"if you tap a <what> for mana, it produces {_word} as much of that mana instead",
        st.ManaMultiplied(_YOU, _one, _times),
    )  # fmt: skip
_any, _ALL, _OPPONENTS = f.Anything(), s.AllPlayers(), s.Opponents()
_BOTH = {
    "a permanent or player": (_any, _ALL, "(that permanent or player|that player or permanent)"),
    "a opponent or a permanent a opponent controls": (
        f.ControlledBy(_OPPONENTS),
        _OPPONENTS,
        "(that permanent or player|that player or permanent)",
    ),
    "a player": (None, _ALL, "that player"),
    "a opponent": (None, _OPPONENTS, "that player"),
    "you": (None, _YOU, "you"),
    "~": (f.IsThis(), None, "~"),
    "a creature": (f.HasType(t.CREATURE), None, "that creature"),
}
for _kind, _combat in (("", None), ("combat ", True), ("noncombat ", False)):
    for _word, _times in (("double", 2), ("triple", 3)):
        phrase(
            STATIC, f"if <what> would deal {_kind}damage, it deals {_word} that damage instead",
            st.DamageChanged(_what, _any, _ALL, _times, combat=_combat),
        )  # fmt: skip
    for _n in (1, 2, 3):
        phrase(
            STATIC, f"if <what> would deal {_kind}damage, it deals that much damage plus {_n} instead",
            st.DamageChanged(_what, _any, _ALL, plus=_n, combat=_combat),
        )  # fmt: skip
    for _whom, (_to, _players, _again) in _BOTH.items():
        _start = f"if <what> would deal {_kind}damage to {_whom}, (it|that source) deals"
        for _word, _times in (("double", 2), ("triple", 3)):
            _changed = st.DamageChanged(_what, _to, _players, _times, combat=_combat)
            phrase(STATIC, f"{_start} {_word} that damage to {_again} instead", _changed)
            phrase(STATIC, f"{_start} {_word} that damage instead", _changed)
        for _n in (1, 2, 3):
            _more = st.DamageChanged(_what, _to, _players, plus=_n, combat=_combat)
            phrase(STATIC, f"{_start} that much damage plus {_n} to {_again} instead", _more)
            phrase(STATIC, f"{_start} that much damage plus {_n} instead", _more)

# --- draws ------------------------------------------------------------------------------------------------------------------
_draw_two = (e.Draw(_YOU, SEVERAL("n")),)
phrase(
    STATIC, "if you would draw a card except the first one you draw in each of your draw steps, draw <n> cards instead",
    st.DrawInstead(_YOU, _draw_two, spare_first=True),
)  # fmt: skip
phrase(STATIC, "if you would draw one or more cards, you draw that many cards plus one instead",
       st.DrawsChanged(_YOU, plus=1))  # fmt: skip

# --- moves ------------------------------------------------------------------------------------------------------------------
phrase(
    STATIC, "if ~ would be put into a graveyard from anywhere, exile it instead",
    st.MovesInstead(f.IsThis(), t.GRAVEYARD, t.EXILE),
)  # fmt: skip
phrase(
    STATIC, "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
    st.MovesInstead(f.IsThis(), t.GRAVEYARD, t.LIBRARY, shuffled=True),
)  # fmt: skip
_it = REFERRED("what")
_dying = "would die, exile it instead"
GY, BF = t.GRAVEYARD, t.BATTLEFIELD
phrase(SENTENCE, "if <what> would die this turn, exile it instead", ExiledIfDies(_it))
phrase(SENTENCE, "if a creature dealt damage this way would die this turn, exile it instead", DamagedExiled())
phrase(
    SENTENCE, "if a permanent dealt damage this way would die this turn, exile it instead", DamagedExiled("permanent")
)
phrase(SENTENCE, "a creature dealt damage this way can't be regenerated this turn", DamagedDies())
phrase(STATIC, f"if <what> {_dying}", st.MovesInstead(_what, GY, t.EXILE, BF))
for _words, _zone in (
    ("exile it instead of putting it into its owner's graveyard", t.EXILE),
    ("put it into its owner's hand instead of into that player's graveyard", t.HAND),
    ("put it on top of its owner's library instead of into that player's graveyard", t.LIBRARY),
):
    phrase(SENTENCE, f"if that spell is countered this way, {_words}", CounteredTo(_zone))
_lowest = "put it on the bottom of its owner's library instead of into that player's graveyard"
phrase(SENTENCE, f"if that spell is countered this way, {_lowest}", CounteredTo(t.LIBRARY, True))

# --- in place of the previous sentence --------------------------------------------------------------------------------------
_if, _c = CONDITION("if"), CLAUSES("c")
phrase(CONDITIONAL, "if <if>, <c> instead", InsteadOf(_if, _c))
phrase(CONDITIONAL, "if <if>, instead <c>", InsteadOf(_if, _c, "front"))
phrase(SENTENCE, "<c> instead if <if>", InsteadOf(_if, _c, "after"))
phrase(SENTENCE, "<c> if <when> instead if <if>", InsteadOf(_if, Conditional(CONDITION("when"), _c, True), "after"))
for _damage, _how in (("deals <n> damage instead", ""), ("deals <n> damage", "front")):
    _harder = ThingDoes(THING.one("what"), SoMuchDamage(NUMERAL("n")))
    if not _how:
        phrase(CONDITIONAL, f"if <if>, <what> {_damage}", InsteadOf(_if, _harder))
        phrase(SENTENCE, f"<what> {_damage} if <if>", InsteadOf(_if, _harder, "after"))
    else:
        phrase(CONDITIONAL, f"if <if>, instead <what> {_damage}", InsteadOf(_if, _harder, _how))
for _times, _said in ((2, "twice"), (3, "three times")):
    phrase(
        STATIC,
        f"if one or more tokens would be created under your control, {_said} that many of those tokens are created instead",
        st.TokensMultiplied(_you, _times),
    )

# --- tokens, and what would die ---------------------------------------------------------------------------------------------
phrase(
    STATIC, "if one or more tokens would be created, twice that many of those tokens are created instead",
    st.TokensMultiplied(s.AllPlayers(), 2),
)  # fmt: skip
phrase(
    SENTENCE, "if that creature or planeswalker would die this turn, exile it instead",
    ExiledIfDies(That("creature or planeswalker")),
)  # fmt: skip

# --- counters that a player puts (122.6a) -----------------------------------------------------------------------------------
_kinds = "of each of those kinds of counters on that"
_would = "would put one or more counters on a permanent or player,"
phrase(
    STATIC, f"if you {_would} put twice that many {_kinds} permanent or player instead",
    st.CountersChanged(_any, times=2, players=_ALL, by=_YOU),
)  # fmt: skip
phrase(
    STATIC, f"if a opponent {_would} they put half that many {_kinds} permanent or player instead, rounded down",
    st.CountersChanged(_any, players=_ALL, by=_OPPONENTS, halved=True),
)  # fmt: skip
phrase(
    STATIC, f"if you would put one or more counters on <what>, put that many plus one {_kinds} permanent instead",
    st.CountersChanged(_what, plus=1, by=_YOU),
)  # fmt: skip
phrase(
    STATIC, f"if you would put one or more counters on <what> or on yourself, put that many plus one {_kinds} permanent or "
    "player instead",
    st.CountersChanged(_what, plus=1, players=_YOU, by=_YOU),
)  # fmt: skip
