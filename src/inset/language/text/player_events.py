"""What players do, as an event in words: "you gain life", "an opponent draws their second card each turn"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import filters as f, patterns as p, selections as s
from inset.language.text.describe import YOU, noun_of, one, several
from inset.language.text.english import ORDINAL, listed, verb
from inset.language.text.events import subject, who_does
from inset.language.text.scribe import PATTERNS, Ref, Scribe, writes


@writes(PATTERNS, p.Activates)
def _activates(scribe: Scribe, node: p.Activates) -> str:
    if isinstance(node.where, f.Anything):
        return who_does(scribe, node.who, "activate an ability")
    return f"{who_does(scribe, node.who, 'activate an ability of')} {one(scribe, node.where)}"


@writes(PATTERNS, p.Descends)
def _descends(scribe: Scribe, node: p.Descends) -> str:
    return who_does(scribe, node.who, "descend")


@writes(PATTERNS, p.CommitsCrime)
def _crime(scribe: Scribe, node: p.CommitsCrime) -> str:
    return f"{who_does(scribe, node.who, 'commit')} a crime"


@writes(PATTERNS, p.FlipsCoin)
def _flips(scribe: Scribe, node: p.FlipsCoin) -> str:
    return f"{who_does(scribe, node.who, 'win' if node.won else 'lose')} a coin flip"


@writes(PATTERNS, p.RollsDice)
def _rolls(scribe: Scribe, node: p.RollsDice) -> str:
    return f"{who_does(scribe, node.who, 'roll')} one or more dice"


@writes(PATTERNS, p.LosesControl)
def _loses_control(scribe: Scribe, node: p.LosesControl) -> str:
    if node.to is None:
        return f"{who_does(scribe, node.who, 'lose control of')} {subject(scribe, node.where)}"
    scribe.explicit_you = scribe.explicit_you or node.who == YOU
    return f"{who_does(scribe, node.to, 'gain control of')} {one(scribe, node.where)} from {scribe.players(node.who)}"


@writes(PATTERNS, p.GainsLife)
def _gains(scribe: Scribe, node: p.GainsLife) -> str:
    first = " for the first time each turn" if node.first else ""
    return who_does(scribe, node.who, "gain life") + first


@writes(PATTERNS, p.LosesLife)
def _loses(scribe: Scribe, node: p.LosesLife) -> str:
    return who_does(scribe, node.who, "lose life")


@writes(PATTERNS, p.DrawsCard)
def _draws(scribe: Scribe, node: p.DrawsCard) -> str:
    if node.nth:
        whose = "your" if node.who == YOU else "their"
        return f"{who_does(scribe, node.who, 'draw')} {whose} {ORDINAL[node.nth]} card each turn"
    return who_does(scribe, node.who, "draw a card")


@writes(PATTERNS, p.Discards)
def _discards(scribe: Scribe, node: p.Discards) -> str:
    if node.batch:
        return f"{who_does(scribe, node.who, 'discard')} one or more {several(scribe, node.where, t.HAND)}"
    card = one(scribe, node.where, t.HAND)
    scribe.name(s.EventObject(), Ref(card, False, "card"))
    return f"{who_does(scribe, node.who, 'discard')} {card}"


@writes(PATTERNS, p.Sacrifices)
def _sacrifices(scribe: Scribe, node: p.Sacrifices) -> str:
    what = one(scribe, node.where)
    scribe.name(s.EventObject(), Ref(what, False, noun_of(node.where)))
    return f"{who_does(scribe, node.who, 'sacrifice')} {what}"


@writes(PATTERNS, p.Shuffles)
def _shuffles(scribe: Scribe, node: p.Shuffles) -> str:
    return who_does(scribe, node.who, "shuffle") + f" {'your' if node.who == YOU else 'their'} library"


@writes(PATTERNS, p.Scries)
def _scries(scribe: Scribe, node: p.Scries) -> str:
    words = (["scry"] if node.scry else []) + (["surveil"] if node.surveil else [])
    return listed([who_does(scribe, node.who, words[0]), *words[1:]], "or")


@writes(PATTERNS, p.TapsForMana)
def _taps_for_mana(scribe: Scribe, node: p.TapsForMana) -> str:
    return f"{subject(scribe, node.where)} is tapped for mana"


@writes(PATTERNS, p.Foretells)
def _foretells(scribe: Scribe, node: p.Foretells) -> str:
    return who_does(scribe, node.who, "foretell a card")


@writes(PATTERNS, p.Expends)
def _expends(scribe: Scribe, node: p.Expends) -> str:
    return who_does(scribe, node.who, f"expend {node.amount}")


@writes(PATTERNS, p.LosesGame)
def _loses_game(scribe: Scribe, node: p.LosesGame) -> str:
    return who_does(scribe, node.who, "lose the game")


@writes(PATTERNS, p.UnlocksDoor)
def _unlocks(scribe: Scribe, node: p.UnlocksDoor) -> str:
    return f"{who_does(scribe, node.who, 'unlock')} this door"


@writes(PATTERNS, p.CreatesToken)
def _creates(scribe: Scribe, node: p.CreatesToken) -> str:
    return f"{who_does(scribe, node.who, 'create')} {one(scribe, f.both(node.where, f.IsToken()))}"


@writes(PATTERNS, p.EntersRoom)
def _enters_room(scribe: Scribe, node: p.EntersRoom) -> str:
    """What is not printed (309.4c)."""
    return "you move your venture marker into this room"


@writes(PATTERNS, p.CompletesDungeon)
def _completes(scribe: Scribe, node: p.CompletesDungeon) -> str:
    who = scribe.players(node.who)
    return f"{who} {verb('complete', who == 'you')} a dungeon"


@writes(PATTERNS, p.TakesInitiative)
def _takes_initiative(scribe: Scribe, node: p.TakesInitiative) -> str:
    who = scribe.players(node.who)
    return f"{who} {verb('take', who == 'you')} the initiative"
