"""Events: what triggers an ability (603.2), after "when" and "whenever"."""

from __future__ import annotations

from typing import Any

from inset.kernel import types as t
from inset.language import conditions as k, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.conditions import InStep
from inset.language.keywords import KEYWORD_BIT, KEYWORD_WORD
from inset.oracle.grammar.numbers.numbers import NUMERAL, ORDINAL, SEVERAL
from inset.oracle.grammar.objects.descriptions import COUNTER
from inset.oracle.grammar.symbols import A_DESC, ANY_PLAYER, CONDITION, DESC, EVENT, STEP
from inset.oracle.phrase import phrase, words_for
from inset.oracle.spoken import Cycled, Every, HostAs, OneOrMore

_what = A_DESC("what")
_ALL, _YOU, _OPPONENTS = s.AllPlayers(), s.You(), s.Opponents()
BF, GY = t.BATTLEFIELD, t.GRAVEYARD

phrase(EVENT, "<what> (enters|enter)", p.Moves(_what, destination=BF))
phrase(EVENT, "<what> (dies|die)", p.Moves(_what, BF, GY))
phrase(EVENT, "<what> (leaves|leave) the battlefield", p.Moves(_what, BF))
phrase(EVENT, "<what> (is|are) put into a graveyard from the battlefield", p.Moves(_what, BF, GY))
phrase(EVENT, "<what> (is|are) put into a graveyard from anywhere", p.Moves(_what, destination=GY))
phrase(EVENT, "<what> (attacks|attack)", p.Attacks(_what))
phrase(EVENT, "<what> attacks alone", p.Attacks(_what, alone=True))
_WHOM = {
    "you": st.YOU_ALONE,
    "you or a planeswalker you control": st.YOU_OR_PLANESWALKERS,
    "a planeswalker you control": st.PLANESWALKERS,
}
for _word, _whom in _WHOM.items():
    phrase(EVENT, f"<what> attacks {_word}", p.Attacks(_what, whom=_whom))
_ATTACKED: dict[str, Any] = {
    "a player": st.A_PLAYER, "a opponent": st.AN_OPPONENT, "one of your opponents": st.AN_OPPONENT,
    "a battle": f.HasType(t.BATTLE), "a planeswalker": f.HasType(t.PLANESWALKER),
}  # fmt: skip
for _word, _attacked in _ATTACKED.items():
    phrase(EVENT, f"<what> (attacks|attack) {_word}", p.Attacks(_what, whom=_attacked))
    phrase(EVENT, f"you attack {_word}", p.AttacksEach(_YOU, _attacked))
    phrase(EVENT, f"you attack {_word} with one or more <them>", p.AttacksEach(_YOU, _attacked, 1, DESC.many("them")))
    phrase(
        EVENT,
        f"you attack {_word} with <n> or more <them>",
        p.AttacksEach(_YOU, _attacked, SEVERAL("n"), DESC.many("them")),
    )
    phrase(EVENT, f"<n> or more <them> attack {_word}", p.AttacksEach(_ALL, _attacked, SEVERAL("n"), DESC.many("them")))
for _word, _whom in _WHOM.items():
    phrase(EVENT, f"one or more <them> attack {_word}", p.AttacksEach(_ALL, _whom, 1, DESC.many("them")))
_walker = "a opponent attacks a planeswalker you control"
phrase(EVENT, _walker, p.AttacksEach(_OPPONENTS, st.PLANESWALKERS))
phrase(EVENT, f"{_walker} with one or more creatures", p.AttacksEach(_OPPONENTS, st.PLANESWALKERS))
phrase(EVENT, "a opponent attacks you", p.PlayerAttacks(_OPPONENTS, whom=st.YOU_ALONE))
phrase(EVENT, "a player attacks you", p.PlayerAttacks(_ALL, whom=st.YOU_ALONE))
phrase(
    EVENT, "a opponent attacks you with <n> or more creatures",
    p.PlayerAttacks(_OPPONENTS, SEVERAL("n"), whom=st.YOU_ALONE),
)  # fmt: skip
phrase(EVENT, "<what> phases out", p.Phases(_what))
phrase(EVENT, "<what> phases in", p.Phases(_what, False))
phrase(EVENT, "<what> becomes unattached from a permanent", p.BecomesUnattached(_what))
phrase(EVENT, "you lose control of <what>", p.LosesControl(_YOU, _what))
phrase(EVENT, "a opponent gains control of <what> from you", p.LosesControl(_YOU, _what, _OPPONENTS))
phrase(EVENT, "a spell you've cast is countered", p.IsCountered(f.And((f.IsSpell(), f.WasCastBy(_YOU)))))
phrase(EVENT, "<what> is countered", p.IsCountered(_what))
phrase(EVENT, "a spell or ability you control counters <what>", p.IsCountered(_what, _YOU))
phrase(EVENT, "<what> blocks", p.Blocks(_what))
_by, _them, _so_many = A_DESC("by"), DESC.many("by"), SEVERAL("n")
phrase(EVENT, "<what> blocks <by>", p.Blocks(_what, _by))
phrase(EVENT, "<what> becomes blocked by <by>", p.BecomesBlocked(_what, by=_by))
phrase(
    EVENT, "<what> blocks or becomes blocked by <by>", p.Either((p.Blocks(_what, _by), p.BecomesBlocked(_what, by=_by)))
)
phrase(EVENT, "<what> blocks <n> or more <by>", p.Blocks(_what, _them, _so_many))
phrase(EVENT, "<what> becomes blocked by <n> or more <by>", p.BecomesBlocked(_what, by=_them, least=_so_many))
phrase(EVENT, "<what> (becomes|become) blocked", p.BecomesBlocked(_what))
phrase(EVENT, "<what> is turned face up", p.TurnsFaceUp(_what))
phrase(EVENT, "<what> becomes tapped", p.BecomesTapped(_what))
phrase(EVENT, "<what> becomes untapped", p.BecomesUntapped(_what))
for _mark in (f.RENOWNED, f.MONSTROUS, *f.LEVELS.values()):
    phrase(EVENT, f"<what> becomes {f.MARK_WORD[_mark]}", p.BecomesMarked(_what, _mark))
phrase(EVENT, "<what> (enters|enter) from a graveyard", p.Moves(_what, GY, BF))
_haunted = p.Moves(f.IsOneOf(s.Bearer(s.HAUNTING)), BF, GY)  # 702.55c
phrase(EVENT, "<what> enters or the creature it haunts dies", p.Either((p.Moves(_what, destination=BF), _haunted)))
phrase(EVENT, "the creature ~ haunts dies", _haunted)
_turned = p.Transforms(_what, True)  # 701.27e
phrase(EVENT, "<what> transforms into ~", _turned)
phrase(EVENT, "<what> (deals|deal) combat damage to a player", p.DealsDamage(_what, None, _ALL, True))
phrase(EVENT, "<what> (deals|deal) combat damage to a opponent", p.DealsDamage(_what, None, _OPPONENTS, True))
phrase(EVENT, "<what> (deals|deal) damage to a player", p.DealsDamage(_what, None, _ALL))
phrase(EVENT, "<what> (deals|deal) damage to a opponent", p.DealsDamage(_what, None, _OPPONENTS))
phrase(EVENT, "<what> deals combat damage to a creature", p.DealsDamage(_what, f.HasType(t.CREATURE), None, True))
phrase(EVENT, "<what> deals damage to a creature", p.DealsDamage(_what, f.HasType(t.CREATURE)))
phrase(EVENT, "<what> (deals|deal) noncombat damage to a opponent", p.DealsDamage(_what, None, _OPPONENTS, False))
phrase(EVENT, "<what> attacks while <if>", p.While(p.Attacks(_what), CONDITION("if")))
phrase(
    EVENT, "<what> enters during the declare attackers step",
    p.While(p.Moves(_what, destination=BF), InStep((t.DECLARE_ATTACKERS,))),
)  # fmt: skip
phrase(EVENT, "<what> enters and whenever <event>", p.Either((p.Moves(_what, destination=BF), EVENT("event"))))
_mine = f.And((DESC.many("what"), f.OwnedBy(_YOU)))
phrase(EVENT, "one or more <what> leave your graveyard", p.Moves(OneOrMore(_mine), origin=GY))
phrase(EVENT, "you unlock this door", p.UnlocksDoor(_YOU))
phrase(EVENT, "you fully unlock <what>", p.FullyUnlocks(_YOU, _what))
phrase(EVENT, "you complete a dungeon", p.CompletesDungeon(_YOU))
phrase(EVENT, "you attack", p.PlayerAttacks(_YOU))
phrase(EVENT, "you attack with <n> or more <what>", p.PlayerAttacks(_YOU, SEVERAL("n"), DESC.many("what")))

_spell, _n = A_DESC("spell"), ORDINAL("n")
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    phrase(EVENT, f"<who> cast{_s} <spell>", p.Casts(_who, _spell))
    phrase(EVENT, f"<who> cast{_s} their <n> <what> each turn" if _s else "<who> cast your <n> <what> each turn",
           p.Casts(_who, DESC.one("what"), _n))  # fmt: skip
    for _words, _turn in (("your turn", _YOU), ("a opponent's turn", _OPPONENTS)):
        _then = p.While(p.Casts(_who, _spell), k.TurnOf(_turn))
        phrase(EVENT, f"<who> cast{_s} <spell> during {_words}", _then)
    if not _s:
        _on_theirs = p.While(p.Casts(_who, DESC.one("what"), _n), k.TurnOf(_OPPONENTS))
        phrase(EVENT, "<who> cast your <n> <what> during each opponent's turn", _on_theirs)
    phrase(EVENT, f"<who> gain{_s} life for the first time each turn", p.GainsLife(_who, True))
    phrase(EVENT, f"<who> scry{_s} or surveil{_s}" if not _s else "<who> scries or surveils", p.Scries(_who))
    phrase(EVENT, f"<who> surveil{_s}", p.Scries(_who, False))
    phrase(EVENT, f"<who> gain{_s} life", p.GainsLife(_who))
    phrase(EVENT, f"<who> lose{_s} life", p.LosesLife(_who))
    phrase(EVENT, f"<who> draw{_s} a card", p.DrawsCard(_who))
    phrase(EVENT, f"<who> draw{_s} {'their' if _s else 'your'} <n> card each turn", p.DrawsCard(_who, _n))
    phrase(EVENT, f"<who> discard{_s} <what>", p.Discards(_who, _what))
    phrase(EVENT, f"<who> sacrifice{_s} <what>", p.Sacrifices(_who, _what))
phrase(EVENT, "<what> becomes the target of <spell>", p.BecomesTarget(_what, _spell))
phrase(EVENT, "you cast this spell", p.Casts(s.You(), f.IsThis()))
phrase(EVENT, "you cast <spell> or <what> enters", p.Either((p.Casts(s.You(), _spell), p.Moves(_what, destination=BF))))
phrase(EVENT, "a player loses the game", p.LosesGame(_ALL))

# --- combat -----------------------------------------------------------------------------------------------------------------
_attack = "~ and at least <n> other creatures attack"
_other = f.And((f.Not(f.IsThis()), f.HasType(t.CREATURE), f.IsAttacking()))
_n = SEVERAL("n")
phrase(EVENT, _attack, p.While(p.Attacks(f.IsThis()), k.Exists(s.Each(_other), _n)))
phrase(EVENT, "~ and at least one other creature attack", p.While(p.Attacks(f.IsThis()), k.Exists(s.Each(_other), 1)))
phrase(EVENT, "you attack with one or more <what>", p.PlayerAttacks(_YOU, 1, DESC.many("what")))

# --- zones ------------------------------------------------------------------------------------------------------------------
for _whose, _owner in (("your", _YOU), ("a opponent's", _OPPONENTS)):
    _owned = f.And((DESC.one("card"), f.OwnedBy(_owner)))
    phrase(EVENT, f"a <card> is put into {_whose} graveyard from anywhere", p.Moves(_owned, destination=GY))
    if _owner != _YOU:
        phrase(EVENT, f"a <card> is put into {_whose} graveyard from the battlefield", p.Moves(_owned, BF, GY))

# --- steps ------------------------------------------------------------------------------------------------------------------
for _word, _step in (("upkeep", t.UPKEEP), ("draw step", t.DRAW), ("end step", t.END)):
    for _noun in ("creature", "permanent", "land", "artifact", "enchantment", "planeswalker"):
        _theirs = p.BeginningOf(_step, s.ControllerOf(HostAs("enchanted", _noun)))
        phrase(STEP, f"the {_word} of enchanted {_noun}'s controller", _theirs)

# --- damage to more than players, to itself ---------------------------------------------------------------------------------
_planeswalker = f.HasType(t.PLANESWALKER)
phrase(
    EVENT, "<what> (deals|deal) combat damage to a player or planeswalker",
    p.DealsDamage(_what, _planeswalker, _ALL, True),
)  # fmt: skip
phrase(
    EVENT, "<what> (deals|deal) combat damage to a player or battle",
    p.DealsDamage(_what, f.HasType(t.BATTLE), _ALL, True),
)  # fmt: skip
phrase(EVENT, "<what> is put into your graveyard from your library",
       p.Moves(f.And((_what, f.OwnedBy(_YOU))), t.LIBRARY, GY))  # fmt: skip
phrase(EVENT, "<what> enters untapped", p.Moves(f.And((_what, f.Not(f.IsTapped()))), destination=BF))
phrase(EVENT, "<what> (enters|enter) under your control", p.Moves(f.And((_what, f.ControlledBy(_YOU))), destination=BF))

# --- cycled (702.29), cast or copied (707.10) -------------------------------------------------------------------------------
_cycled = p.Deed(p.CYCLES, f.IsThis(), _YOU)
phrase(EVENT, "you cycle (~|this card)", _cycled)
phrase(EVENT, "you cycle a card", p.Deed(p.CYCLES, who=_YOU))
phrase(EVENT, "a player cycles a card", p.Deed(p.CYCLES))
phrase(EVENT, "a opponent cycles a card", p.Deed(p.CYCLES, who=_OPPONENTS))
phrase(EVENT, "you cycle another card", p.Deed(p.CYCLES, f.Not(f.IsThis()), _YOU))
phrase(EVENT, "you cycle or discard <what>", Cycled(p.Discards(_YOU, _what)))
phrase(EVENT, "you cast or copy <spell>", p.Either((p.Casts(_YOU, _spell), p.Copies(_YOU, _spell))))

# --- dealt damage, states, firsts -------------------------------------------------------------------------------------------
phrase(EVENT, "<what> deals damage to ~", p.DealsDamage(_what, f.IsThis()))
phrase(
    EVENT,
    "<what> (enters|enter) under a opponent's control",
    p.Moves(f.And((_what, f.ControlledBy(_OPPONENTS))), destination=BF),
)
for _kind_of, _combat in (("", None), ("combat ", True), ("noncombat ", False)):
    # once for all that is dealt at the same time
    _they_are = p.DealsDamage(f.Anything(), None, _OPPONENTS, _combat, batch=True)
    _you_are = p.DealsDamage(f.Anything(), None, _YOU, _combat, batch=True)
    phrase(EVENT, f"a opponent is dealt {_kind_of}damage", _they_are)
    phrase(EVENT, f"you're dealt {_kind_of}damage", _you_are)
phrase(EVENT, "you control no <what>", p.StateIs(k.Unless(k.Exists(Every(DESC.many("what"), "control")))))
_first = k.Compare(v.TimesHappened(p.Attacks(f.IsThis()), before=True), f.EQ, 0)
phrase(EVENT, "~ attacks for the first time each turn", p.While(p.Attacks(f.IsThis()), _first))
_aimed = p.BecomesTarget(f.IsThis(), f.ControlledBy(_YOU))
phrase(
    EVENT, "~ becomes the target of a spell or ability you control for the first time each turn",
    p.While(_aimed, k.Compare(v.TimesHappened(_aimed, before=True), f.EQ, 0)),
)  # fmt: skip
words_for(
    STEP,
    {
        "each of your main phases": p.Either(
            (p.BeginningOf(t.PRECOMBAT_MAIN, _YOU), p.BeginningOf(t.POSTCOMBAT_MAIN, _YOU, each=True))
        ),
        "each of your postcombat main phases": p.BeginningOf(t.POSTCOMBAT_MAIN, _YOU, each=True),
        "each of your end steps": p.BeginningOf(t.END, _YOU),
        "each other player's upkeep": p.BeginningOf(t.UPKEEP, _OPPONENTS),
        "each other player's end step": p.BeginningOf(t.END, _OPPONENTS),
    },
)
_drew = p.DrawsCard(s.EventPlayer())
_usual = k.AllOf((k.TurnOf(s.EventPlayer()), k.InStep((t.DRAW,)), k.Unless(k.Happened(_drew, 2, this_step=True))))
for _drawer, _who_draws in (("a opponent", _OPPONENTS), ("a player", _ALL)):
    phrase(
        EVENT, f"{_drawer} draws a card except the first one they draw in each of their draw steps",
        p.While(p.DrawsCard(_who_draws), k.Unless(_usual)),
    )  # fmt: skip
phrase(EVENT, "you expend <n>", p.Expends(_YOU, NUMERAL("n")))
words_for(EVENT, {"you shuffle your library": p.Shuffles(_YOU), "you take the initiative": p.TakesInitiative(_YOU)})
phrase(EVENT, "the last <kind> counter is removed from <what>", p.LastCounterRemoved(_what, COUNTER("kind")))
phrase(EVENT, "you copy <spell>", p.Copies(_YOU, A_DESC("spell")))
_yours = f.And((_what, f.OwnedBy(_YOU)))
phrase(EVENT, "<what> (is|are) put into your graveyard from the battlefield", p.Moves(_yours, BF, GY))

# --- activated abilities (602) ----------------------------------------------------------------------------------------------
for _who, _s in ((ANY_PLAYER.one("who"), "s"), (ANY_PLAYER.many("who"), "")):
    _idle = f"<who> activate{_s} a ability"
    for _no_mana in (" that isn't a mana ability", ", if it isn't a mana ability"):
        phrase(EVENT, f"{_idle}{_no_mana}", p.Activates(_who))
        phrase(EVENT, f"{_idle} of <what>{_no_mana}", p.Activates(_who, f.And((f.IsIn(BF), _what))))
    phrase(EVENT, f"<who> activate{_s} a loyalty ability", p.Activates(_who, loyalty=True))
    phrase(EVENT, f"<who> activate{_s} a loyalty ability of <what>", p.Activates(_who, A_DESC("what"), loyalty=True))
    for _keyword in (KEYWORD_BIT["exhaust"], KEYWORD_BIT["boast"], KEYWORD_BIT["ninjutsu"], KEYWORD_BIT["equip"]):
        phrase(EVENT, f"<who> activate{_s} a {KEYWORD_WORD[_keyword]} ability", p.Activates(_who, keyword=_keyword))

# --- enchanted players (303.4b) ---------------------------------------------------------------------------------------------
_ENCHANTED = s.EnchantedPlayer()
_cursed = st.ENCHANTED_PLAYER
phrase(EVENT, "<what> (attacks|attack) enchanted player", p.Attacks(_what, whom=_cursed))
phrase(EVENT, "enchanted player is attacked", p.PlayerAttacks(_ALL, whom=_cursed))
phrase(EVENT, "you attack enchanted player", p.PlayerAttacks(_YOU, whom=_cursed))
_crowd = DESC.many("what")
phrase(EVENT, "a player attacks enchanted player with one or more <what>", p.PlayerAttacks(_ALL, 1, _crowd, _cursed))
for _kind_of, _combat in (("", None), ("combat ", True), ("noncombat ", False)):
    _struck = p.DealsDamage(_what, None, _ENCHANTED, _combat)
    phrase(EVENT, f"<what> (deals|deal) {_kind_of}damage to enchanted player", _struck)
    _hurt = p.DealsDamage(f.Anything(), None, _ENCHANTED, _combat, batch=True)
    phrase(EVENT, f"enchanted player is dealt {_kind_of}damage", _hurt)
_entered = p.Moves(f.And((_what, f.ControlledBy(_ENCHANTED))), destination=BF)
phrase(EVENT, "<what> (enters|enter) under enchanted player's control", _entered)

# --- caused by an opponent (701.9) ------------------------------------------------------------------------------------------
_caused = "a spell or ability a opponent controls causes you to discard"
phrase(EVENT, f"{_caused} <what>", p.Discards(_YOU, _what, by=_OPPONENTS))
phrase(EVENT, f"{_caused} this card", p.Discards(_YOU, f.IsThis(), by=_OPPONENTS))
